"""`DataParallel` as it is where there is no accelerator: the module itself, one level deeper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..module import Module

__all__ = ["DataParallel", "data_parallel"]


class DataParallel(Module):
    """`module`, as `module`: every call is passed on, and ``state_dict`` has ``module.`` before its keys.

    That is what PyTorch's does without accelerators, whatever the arguments.
    """

    device_ids: list[int]

    def __init__(
        self,
        module: Module,
        device_ids: Sequence[Any] | None = None,
        output_device: Any = None,
        dim: int = 0,
    ) -> None:
        super().__init__()
        self.module = module
        self.device_ids = []

    def forward(self, *inputs: Any, **kwargs: Any) -> Any:
        """What `module` computes."""
        return self.module(*inputs, **kwargs)


def data_parallel(
    module: Module,
    inputs: Any,
    device_ids: Sequence[Any] | None = None,
    output_device: Any = None,
    dim: int = 0,
    module_kwargs: Mapping[str, Any] | None = None,
) -> Any:
    """What `module` computes of `inputs`, a tensor or a tuple of them, and of `module_kwargs`."""
    given = inputs if isinstance(inputs, tuple) else (inputs,)
    return module(*given, **(module_kwargs or {}))
