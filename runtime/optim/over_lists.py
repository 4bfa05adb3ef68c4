"""What steps of optimizers call, over lists of tensors: all parameters of a group together.

Operators have the names of Python's syntax tree, in lower case; those with an underscore change their first argument.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from gradsmith.generated import functions

from ..dispatch.call import call
from ..dispatch.operator import OpOverload
from ..dispatch.registry import PACKETS
from . import over_tensors

Tensors: TypeAlias = "list[Any] | tuple[Any, ...]"


def _of_lists(name: str) -> Callable[..., Tensors]:
    """What calls operators over lists without looking for the overload: a list or a number follows the first list."""
    overloads = PACKETS[f"aten::_foreach_{name}"].members
    others = {kind: (o, _defaults(o)) for kind, o in overloads.items()}
    lists = others.get("List") or others[""]
    numbers = others.get("Scalar", lists)

    def function(*values: Any) -> Tensors:
        operator, defaults = lists if _is_list(values[-1]) else numbers
        found: Tensors = call(operator, [*values, *defaults[len(values) :]])
        return found

    return function


def _defaults(operator: OpOverload) -> tuple[Any, ...]:
    return tuple(p.default for p in operator.signature.parameters)


abs, usub, sign, sqrt, pow = map(_of_lists, ("abs", "neg", "sign", "sqrt", "pow"))
add_, sub_, mult_, div_ = map(_of_lists, ("add_", "sub_", "mul_", "div_"))
assign, _maximum = map(_of_lists, ("copy_", "maximum"))
_add, _sub, _mul, _div = map(_of_lists, ("add", "sub", "mul", "div"))
_clamp_min, _clamp_max, _reciprocal = map(_of_lists, ("clamp_min", "clamp_max", "reciprocal"))


def add(a: Any, b: Any) -> Tensors:
    """Sums; one of both may be a number."""
    return _add(a, b) if _is_list(a) else _add(b, a)


def sub(a: Any, b: Any) -> Tensors:
    """Differences; one of both may be a number."""
    return _sub(a, b) if _is_list(a) else _add(usub(b), a)


def mult(a: Any, b: Any) -> Tensors:
    """Products; one of both may be a number."""
    return _mul(a, b) if _is_list(a) else _mul(b, a)


def div(a: Any, b: Any) -> Tensors:
    """Quotients; one of both may be a number."""
    return _div(a, b) if _is_list(a) else _mul(_reciprocal(b), a)


def maximum(a: Tensors, b: Any) -> Tensors:
    """The larger one of each pair; `b` may be a number."""
    return _maximum(a, b) if _is_list(b) else _clamp_min(a, b)


def clamp(a: Tensors, low: float, high: float) -> Tensors:
    """The tensors with their elements within bounds."""
    return _clamp_max(_clamp_min(a, low), high)


def _is_list(value: Any) -> bool:
    return isinstance(value, (list, tuple))


def _each(function: Callable[..., Any], *arguments: Any) -> Tensors:
    """`function` of the first tensors of the lists, of the second ones and so on; numbers stand for themselves."""
    count = next(len(a) for a in arguments if _is_list(a))
    columns = [a if _is_list(a) else [a] * count for a in arguments]
    return [function(*row) for row in zip(*columns, strict=True)]


lt, gt = partial(_each, functions.lt), partial(_each, functions.gt)
lte, gte = partial(_each, functions.le), partial(_each, functions.ge)
where = partial(_each, over_tensors.where)
