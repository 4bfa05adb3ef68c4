"""PyTorch's switch for checks of the indices of sparse tensors."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class check_sparse_tensor_invariants:
    """PyTorch's switch for the checks of coordinates, as a block, a decorator, or by `enable` and `disable`.

    Here coordinates of the layout sparse_coo are checked whatever it says, unless a call has ``check_invariants=False``.  Indices of
    compressed layouts are always checked to be within bounds, and where this says so, also to be in order and distinct.
    """

    _enabled = False

    def __init__(self, enable: bool = True) -> None:
        self._says = enable
        self._before: list[bool] = []

    @classmethod
    def is_enabled(cls) -> bool:
        """What was said last."""
        return check_sparse_tensor_invariants._enabled

    @classmethod
    def enable(cls) -> None:
        """Say that coordinates are checked."""
        check_sparse_tensor_invariants._enabled = True

    @classmethod
    def disable(cls) -> None:
        """Say that they need not be."""
        check_sparse_tensor_invariants._enabled = False

    def __enter__(self) -> None:
        self._before.append(self.is_enabled())
        check_sparse_tensor_invariants._enabled = self._says

    def __exit__(self, *_: object) -> None:
        check_sparse_tensor_invariants._enabled = self._before.pop()

    def __call__(self, function: Callable[P, R]) -> Callable[P, R]:
        """`function`, whose calls are in such a block."""

        @wraps(function)
        def within(*args: P.args, **kwargs: P.kwargs) -> R:
            with type(self)(self._says):
                return function(*args, **kwargs)

        return within


check_sparse_tensor_invariants.__module__ = "gradsmith.sparse"
