"""Entropy and logarithmic products."""

from __future__ import annotations

from ...core.namespace import Array, np


def entr(self: Array) -> Array:
    """`-x log(x)`: zero at zero, minus infinity below."""
    with np.errstate(all="ignore"):
        result = np.where(self > 0, -self * np.log(self), -np.inf)
        result = np.where(self == 0, 0, result)
    return np.where(np.isnan(self), self, result).astype(self.dtype, copy=False)


def xlog1py(self: Array, other: Array) -> Array:
    """`self * log(1 + other)`, zero where `self` is zero and `other` is not NaN."""
    with np.errstate(all="ignore"):
        product = np.asarray(np.multiply(self, np.log1p(other)))
    nought = np.equal(self, 0) & ~np.isnan(other)
    return np.where(nought, product.dtype.type(0), product)
