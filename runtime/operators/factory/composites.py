"""Factories whose bounds are tensors, by way of the numbers in them."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions

from ...autograd.forward_ad import unpack_dual
from ...core.tensor import Tensor
from ...dispatch.namespaces import ops


def range(start: float, end: float, dtype: Any, layout: Any, device: Any, *rest: Any) -> Tensor:
    """``start, start + 1, …`` up to and with `end`."""
    result: Tensor = ops.aten.range.step(start, end, 1, dtype=dtype, device=device)
    return result


def _number(name: str, bound: Any, start: Any, end: Any) -> Any:
    """The number in a 0-d tensor."""
    if not isinstance(bound, Tensor):
        return bound
    if bound.ndim:
        if isinstance(start, Tensor) and isinstance(end, Tensor):
            raise RuntimeError(
                f"{name} only supports 0-dimensional start and end tensors, but got start with "
                f"{start.ndim} dimension(s) and end with {end.ndim} dimension(s)."
            )
        which = "start" if bound is start else "end"
        raise RuntimeError(
            f"{name} only supports 0-dimensional start and end tensors, but got {which} with "
            f"{bound.ndim} dimension(s)."
        )
    return bound.item()


def _moves(bound: Any) -> bool:
    """Whether a derivative passes through a bound."""
    if not isinstance(bound, Tensor):
        return False
    return bound.requires_grad or unpack_dual(bound).tangent is not None


def linspace_bounds(
    start: Any,
    end: Any,
    steps: int,
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """`steps` evenly spaced numbers; the bounds are numbers or 0-d tensors."""
    low, high = (_number("linspace", bound, start, end) for bound in (start, end))
    result = functions.linspace(low, high, steps, dtype=dtype, device=device)
    if result.dtype.category < 2 or not (_moves(start) or _moves(end)):
        return result
    weights = functions.linspace(0, 1, steps, dtype=result.dtype, device=device)
    for bound, weight in ((start, 1 - weights), (end, weights)):
        if _moves(bound):  # adds zeros, through which derivatives pass
            result = result + weight * (bound - bound.detach())
    return result


def logspace_bounds(
    start: Any, end: Any, steps: int, base: float, dtype: Any, layout: Any, device: Any, *rest: Any
) -> Tensor:
    """`base` to the power of evenly spaced exponents; the bounds are numbers or 0-d tensors."""
    if (dtype is None or dtype.category > 1) and (_moves(start) or _moves(end)):
        exponents = linspace_bounds(start, end, steps, dtype=dtype, device=device)
        return functions.pow(base, exponents)
    low, high = (_number("logspace", bound, start, end) for bound in (start, end))
    return functions.logspace(low, high, steps, base, dtype=dtype, device=device)
