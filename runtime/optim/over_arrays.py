"""What steps of optimizers call, over arrays; each puts its result into the last array that it is given.

Operators have the names of Python's syntax tree, in lower case.  Steps that look at a parameter as a whole use
Python's operators instead, and the functions at the end.
"""

from __future__ import annotations

import builtins
from typing import Any

import numpy as np

from ..core.namespace import Array
from ..core.tensor import wrap
from . import over_tensors

add, sub, mult, div, pow = np.add, np.subtract, np.multiply, np.divide, np.power
usub, abs, sign, sqrt = np.negative, np.absolute, np.sign, np.sqrt
clamp = np.clip
max, min = builtins.max, builtins.min


def _compared(ufunc: np.ufunc) -> Any:
    """`ufunc`, whose truth values have no place among numbers."""
    return lambda a, b, out: ufunc(a, b)


lt, gt, lte, gte = map(_compared, (np.less, np.greater, np.less_equal, np.greater_equal))


def maximum(a: Any, b: Any, out: Array | None = None) -> Array:
    """The larger one of each pair."""
    larger: Array = np.maximum(a, b, out=out)
    return larger


def where(condition: Array, a: Any, b: Any, out: Array) -> Array:
    """Elements of `a` where `condition` holds, of `b` elsewhere."""
    out[...] = np.where(condition, a, b)
    return out


def assign(target: Array, value: Any) -> None:
    """Put the elements of `value` into `target`."""
    target[...] = value


def mean(a: Array, axis: int) -> Any:
    """Means along `axis`, which stays."""
    return a.mean(axis, keepdims=True)


def orthogonalized(a: Array, *options: Any) -> Array:
    """An approximation of the orthogonal factor of a matrix; operators have the arithmetic of bfloat16."""
    return over_tensors.orthogonalized(wrap(a), *options)._data_


def root_mean_square(a: Array) -> float:
    """Of all elements, as a number."""
    return float(np.sqrt(np.mean(a * a)))


def resolution(a: Array) -> float:
    """How far apart numbers about 1 are in the dtype."""
    return float(np.finfo(a.dtype).eps)
