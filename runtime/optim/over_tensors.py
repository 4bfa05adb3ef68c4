"""What updates of optimizers call, over tensors."""

from __future__ import annotations

import builtins
from collections.abc import Callable
from typing import Any

from gradsmith.generated import functions

from ..core.dtypes import bfloat16, float64
from ..core.state import state
from ..core.tensor import Tensor
from ..core.type_info import finfo

__all__ = [
    "assign",
    "clamp",
    "maximum",
    "mean",
    "orthogonalized",
    "resolution",
    "root_mean_square",
    "sign",
    "sqrt",
    "where",
]

clamp, sign, sqrt, where = functions.clamp, functions.sign, functions.sqrt, functions.where


def assign(target: Tensor, value: Any) -> None:
    """Put the elements of `value` into `target`."""
    target.copy_(value)


def maximum(a: Any, b: Any) -> Any:
    """The larger one of each pair; `b` may be a number."""
    return functions.maximum(a, b) if isinstance(b, Tensor) else functions.clamp(a, min=b)


def mean(a: Tensor, dim: int) -> Tensor:
    """Means along `dim`, which stays."""
    return functions.mean(a, dim, keepdim=True)


def root_mean_square(a: Tensor) -> float:
    """Of all elements, as a number; a tensor while the step is being compiled."""
    found: Any = (a * a).mean().sqrt()
    return found.double() if state.recorder is not None else float(found)


def orthogonalized(
    matrix: Tensor, coefficients: tuple[float, float, float], steps: int, eps: float
) -> Tensor:
    """An approximation of the orthogonal factor of a matrix, computed in bfloat16: Newton and Schulz's iteration.

    ValueError for 100 steps or more, and for other than three coefficients.
    """
    if steps >= 100:
        raise ValueError("Number of steps must be less than 100 for computational efficiency")
    if len(coefficients) != 3:
        raise ValueError("Coefficients must be a tuple of exactly 3 values")
    a, b, c = map(float, coefficients)
    x: Tensor = matrix.to(bfloat16)
    turned = x.shape[0] > x.shape[1]
    if turned:
        x = x.mT
    x = x / maximum(x.norm(), eps)
    for _ in range(steps):
        gram = x @ x.mT
        x = x.addmm(gram.addmm(gram, gram, beta=b, alpha=c), x, beta=a)
    return (x.mT if turned else x).to(matrix.dtype)


def resolution(a: Tensor) -> float:
    """How far apart numbers about 1 are in the dtype."""
    return float(finfo(a.dtype).eps)


def _of_numbers(plain: Callable[..., Any], over: Callable[..., Any]) -> Callable[[Any, Any], Any]:
    """`plain` of two numbers, and `over` where one is a tensor: while the step is being compiled."""

    def function(a: Any, b: Any) -> Any:
        if a.__class__ is not Tensor and b.__class__ is not Tensor:
            return plain(a, b)
        where = (a if isinstance(a, Tensor) else b).device
        first, second = (
            v if isinstance(v, Tensor) else functions.scalar_tensor(v, dtype=float64, device=where)
            for v in (a, b)
        )
        return over(first, second)

    return function


# Not among the functions of tensors that updates may call: in those they are Python's.
max = _of_numbers(builtins.max, functions.maximum)
min = _of_numbers(builtins.min, functions.minimum)
