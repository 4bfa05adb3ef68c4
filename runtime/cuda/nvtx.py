"""Marks for NVIDIA's profiler, which programs import: without it every call is a RuntimeError, as in PyTorch for the CPU."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

__all__ = ["mark", "range", "range_end", "range_pop", "range_push", "range_start"]


def _refuse() -> NoReturn:
    raise RuntimeError(
        "NVTX functions not installed. Are you sure you have a CUDA build? gradsmith.profiler.record_function marks "
        "ranges of its own profiler"
    )


def range_push(msg: str) -> NoReturn:
    """RuntimeError: there is no such profiler."""
    _refuse()


def range_pop() -> NoReturn:
    """RuntimeError: there is no such profiler."""
    _refuse()


def range_end(range_id: int) -> NoReturn:
    """RuntimeError: there is no such profiler."""
    _refuse()


range_start = mark = range_push


@contextmanager
def range(msg: str, *args: Any, **kwargs: Any) -> Iterator[None]:
    """A range of that name within a ``with`` block, or a function: RuntimeError when it begins."""
    range_push(msg)
    yield
