"""There is no Triton here: what ``torch._library.triton`` has refuses, or says that there is none."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from ..library import triton_op as triton_op
from ..library import wrap_triton as wrap_triton

__all__ = ["capture_triton", "get_triton_kernels_for_op", "triton_op", "wrap_triton"]

capture_triton = wrap_triton
"""An older name."""


def get_triton_kernels_for_op(name: str) -> list[Any]:
    """The Triton kernels that an operator calls: none."""
    return []


def get_inner_triton_kernels(fn: Callable[..., Any]) -> list[Any]:
    """The Triton kernels that a function calls: none."""
    return []


def is_wrap_triton_enabled() -> bool:
    """Whether `wrap_triton` wraps: it refuses."""
    return False


def set_wrap_triton_enabled(enabled: bool) -> AbstractContextManager[None]:
    """A block in which nothing is otherwise, since there is nothing to wrap."""
    return nullcontext()
