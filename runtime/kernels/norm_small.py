"""Layer normalisation of few elements: as few NumPy calls as will do.

`norm.py` works block by block and in place, which pays from some thousand elements on; here what counts
is the number of calls.  Sums are products with ones, the fastest short sums that NumPy has.
"""

from __future__ import annotations

from gradsmith.kernels.constants import constant, mean_weights, ones_vector
from gradsmith.kernels.folds import add_reduce
from gradsmith.kernels.namespace import Array, np

__all__ = ["is_small", "normalize_small", "small_gradients"]

_MOST_ELEMENTS = 4096
_LONGEST_ROW = 128
"""Up to here a product with ones adds as exactly as a pairwise sum."""


def is_small(rows: Array) -> bool:
    """Whether these functions take `rows` (2-d, float32 or float64, no extent zero)."""
    return (
        0 < rows.size <= _MOST_ELEMENTS
        and rows.shape[1] <= _LONGEST_ROW
        and rows.dtype.char in "fd"
    )


def normalize_small(
    rows: Array, scale: Array | None, shift: Array | None, eps: float
) -> tuple[Array, Array, Array]:
    """Rows less their mean and over their deviation, scaled and shifted; means and `rstd` as columns."""
    dtype = rows.dtype
    shares = mean_weights(rows.shape[1], dtype)
    mean = rows.dot(shares)[:, None]
    normal = np.subtract(rows, mean)
    rstd = np.multiply(normal, normal).dot(shares)
    np.add(rstd, constant(eps, dtype), rstd)
    np.reciprocal(np.sqrt(rstd, rstd), rstd)
    rstd = rstd[:, None]
    np.multiply(normal, rstd, normal)
    if scale is not None:
        np.multiply(normal, scale, normal)
    if shift is not None:
        np.add(normal, shift, normal)
    return normal, mean, rstd


def small_gradients(
    grad: Array,
    rows: Array,
    mean: Array,
    rstd: Array,
    scale: Array | None,
    wanted: tuple[bool, bool, bool],
) -> tuple[Array | None, Array | None, Array | None]:
    """The gradients in rows, scale and shift of `normalize_small`, those that are `wanted`."""
    dtype = rows.dtype
    column = ones_vector(rows.shape[0], dtype) if rows.shape[0] <= _LONGEST_ROW else None

    def over_rows(values: Array) -> Array:
        if column is None:
            return add_reduce(values, 0)
        total: Array = column.dot(values)
        return total

    for_shift = over_rows(grad) if wanted[2] else None
    if not (wanted[0] or wanted[1]):
        return None, None, for_shift
    normal = np.subtract(rows, mean)
    np.multiply(normal, rstd, normal)
    products = np.multiply(grad, normal)
    for_scale = over_rows(products) if wanted[1] else None
    if not wanted[0]:
        return None, for_scale, for_shift
    shares = mean_weights(rows.shape[1], dtype)
    if scale is not None:
        grad = np.multiply(grad, scale)
        np.multiply(products, scale, products)
    np.multiply(normal, products.dot(shares)[:, None], normal)
    np.subtract(grad, normal, normal)
    np.subtract(normal, grad.dot(shares)[:, None], normal)
    return np.multiply(normal, rstd, normal), for_scale, for_shift
