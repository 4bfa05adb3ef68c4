"""`Variable`, PyTorch's former name for a tensor that requires gradients, with its engine."""

from __future__ import annotations

from typing import Any

from ..core.tensor import Tensor
from ..core.warn import warn_volatile
from .engine.gradients import use_engine
from .engine.imperative import ImperativeEngine

__all__ = ["Variable", "VariableMeta"]


class VariableMeta(type):
    """Tensors are instances, and an engine that is assigned runs every backward."""

    def __instancecheck__(cls, other: object) -> bool:
        return isinstance(other, Tensor)

    def __setattr__(cls, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        if name == "_execution_engine":
            use_engine(None if type(value) is ImperativeEngine else value)


class Variable(metaclass=VariableMeta):
    """``Variable(t)`` is `t` without history; `volatile` is what ``no_grad`` has replaced, and warns."""

    _execution_engine = ImperativeEngine()

    def __new__(  # type: ignore[misc]
        cls, data: Tensor | None = None, requires_grad: bool = False, volatile: bool = False
    ) -> Tensor:
        if volatile and requires_grad:
            raise ValueError("Variable can't be volatile and require_grad at the same time!")
        if volatile:
            warn_volatile()
        if data is None:
            data = Tensor()
        if not isinstance(data, Tensor):
            raise TypeError(f"Variable data has to be a tensor, but got {type(data).__name__}")
        return data.detach().requires_grad_(requires_grad)
