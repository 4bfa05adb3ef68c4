"""What updates of optimizers call, over tensors."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions

from ..core.tensor import Tensor
from ..core.type_info import finfo

__all__ = [
    "assign",
    "clamp",
    "maximum",
    "mean",
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
    """Of all elements, as a number."""
    return float((a * a).mean().sqrt())


def resolution(a: Tensor) -> float:
    """How far apart numbers about 1 are in the dtype."""
    return float(finfo(a.dtype).eps)
