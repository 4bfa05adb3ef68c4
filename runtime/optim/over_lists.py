"""What updates of optimizers call, over lists of tensors: all parameters of a group together."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from . import over_tensors

__all__ = ["Tensors", "assign", "clamp", "maximum", "sign", "sqrt", "where"]


def _together(function: Callable[..., Any], *arguments: Any) -> Tensors:
    """`function` of the first tensors of the lists, of the second ones and so on; numbers stand for themselves."""
    count = next(len(a.tensors) for a in arguments if isinstance(a, Tensors))
    columns = [a.tensors if isinstance(a, Tensors) else [a] * count for a in arguments]
    return Tensors([function(*row) for row in zip(*columns, strict=True)])


def _binary(name: str) -> Callable[[Any, Any], Any]:
    def operator(self: Any, other: Any) -> Tensors:
        return _together(lambda a, b: getattr(a, name)(b), self, other)

    return operator


def _in_place(name: str) -> Callable[[Any, Any], Any]:
    def operator(self: Any, other: Any) -> Any:
        _together(lambda a, b: getattr(a, name)(b), self, other)
        return self

    return operator


class Tensors:
    """A list of tensors that is computed with as one of them is."""

    __slots__ = ("tensors",)

    def __init__(self, tensors: list[Any]) -> None:
        self.tensors = tensors

    __add__, __radd__, __iadd__ = _binary("__add__"), _binary("__radd__"), _in_place("__iadd__")
    __sub__, __rsub__, __isub__ = _binary("__sub__"), _binary("__rsub__"), _in_place("__isub__")
    __mul__, __rmul__, __imul__ = _binary("__mul__"), _binary("__rmul__"), _in_place("__imul__")
    __truediv__, __rtruediv__ = _binary("__truediv__"), _binary("__rtruediv__")
    __pow__, __lt__, __gt__ = _binary("__pow__"), _binary("__lt__"), _binary("__gt__")

    def __abs__(self) -> Tensors:
        return _together(abs, self)

    def __neg__(self) -> Tensors:
        return _together(lambda a: -a, self)


assign = partial(_together, over_tensors.assign)
clamp = partial(_together, over_tensors.clamp)
maximum = partial(_together, over_tensors.maximum)
sign = partial(_together, over_tensors.sign)
sqrt = partial(_together, over_tensors.sqrt)
where = partial(_together, over_tensors.where)
