"""Fake kernels, by the names of ``torch._library.fake_impl``."""

from __future__ import annotations

from typing import Any

from ..dispatch.registry import REGISTRY
from ..registration.fake_context import FakeContext as FakeImplCtx
from ..registration.fake_context import get_ctx as global_ctx_getter
from .utils import Kernel

__all__ = ["FakeImplCtx", "FakeImplHolder", "global_ctx_getter"]


class FakeImplHolder:
    """What `gradsmith.library.register_fake` was given for the operator of a name."""

    def __init__(self, qualname: str) -> None:
        self.qualname = qualname

    @property
    def kernel(self) -> Kernel | None:
        """The function and where it was registered; None without one."""
        operator = REGISTRY.get(self.qualname.removesuffix(".default"))
        found = None if operator is None or operator.generated else operator.kernels.get("Meta")
        if found is None:
            return None
        function: Any = found.function
        return Kernel(getattr(function, "__wrapped__", function), str(found.source))
