"""`DistributedDataParallel`, by name: programs import it before they know whether they need it."""

from __future__ import annotations

from typing import Any, NoReturn

from ..module import Module

__all__ = ["DistributedDataParallel"]


class DistributedDataParallel(Module):
    """Raises NotImplementedError where one is made: no process is part of a group, see ``docs/scaling.md``."""

    def __init__(self, module: Module, *args: Any, **kwargs: Any) -> None:
        self._refuse()

    @staticmethod
    def _refuse() -> NoReturn:
        raise NotImplementedError(
            "DistributedDataParallel: gradsmith has no process groups. Call the module itself in one process, or spread "
            "its tensors over a gradsmith.distributed.Mesh, see docs/scaling.md"
        )
