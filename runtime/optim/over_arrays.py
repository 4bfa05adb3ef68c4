"""What updates of optimizers call, over arrays."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.namespace import Array

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

clamp, maximum, sign, sqrt, where = np.clip, np.maximum, np.sign, np.sqrt, np.where


def assign(target: Array, value: Any) -> None:
    """Put the elements of `value` into `target`."""
    target[...] = value


def mean(a: Array, axis: int) -> Any:
    """Means along `axis`, which stays."""
    return a.mean(axis, keepdims=True)


def root_mean_square(a: Array) -> float:
    """Of all elements, as a number."""
    return float(np.sqrt(np.mean(a * a)))


def resolution(a: Array) -> float:
    """How far apart numbers about 1 are in the dtype."""
    return float(np.finfo(a.dtype).eps)
