"""Layer normalisation of few elements: as few NumPy calls as will do.

`layer_norm.py` works block by block and in place, which pays from some thousand elements on; here what counts
is the number of calls, and that all operands are of equal shapes: a broadcast costs NumPy more than the
arithmetic.  So means are products with squares of equal weights, which show them all along their row.
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.constants import (
    SQUARES,
    constant,
    mean_squares,
    ones_vector,
    places_in_row,
)
from ...core.namespace import Array, host, kept, np

_MOST_ELEMENTS = 1024
_MOST_ROWS = 128
"""Up to here a product with ones adds as exactly as a pairwise sum."""


def is_small(rows: Array) -> bool:
    """Whether these functions take `rows` (2-d, float32 or float64, no extent zero)."""
    return (
        0 < rows.size <= _MOST_ELEMENTS
        and rows.shape[0] <= _MOST_ROWS
        and rows.shape[1] < SQUARES
        and rows.dtype.char in "fd"
    )


@kept(64)
def _first_column(count: int, width: int) -> Array:
    """Where the first column is in a flattened matrix."""
    return host.arange(0, count * width, width)[:, None]


@kept(64)
def places_of_channels(samples: int, channels: int, each: int, groups: int) -> Array:
    """The channel of each element of (samples * groups, channels / groups * each)."""
    places = host.arange(channels).repeat(each)
    return host.tile(places, samples).reshape(samples * groups, -1)


def normalize_small(
    rows: Array,
    scale: Array | None,
    shift: Array | None,
    eps: float,
    in_row: Array | None = None,
) -> tuple[Array, Array, Array]:
    """Rows less their mean and over their deviation, scaled and shifted; means and `rstd` as columns.

    `in_row` is where the scale and shift of each element are found; by default at its place in the row.
    """
    dtype = rows.dtype
    count, width = rows.shape
    shares = mean_squares(width, dtype)
    if in_row is None:
        in_row = places_in_row(count, width)
    mean = rows.dot(shares)
    normal = np.subtract(rows, mean)
    rstd = np.multiply(normal, normal).dot(shares)
    rstd = np.sqrt(np.add(rstd, constant(eps, dtype)))
    np.reciprocal(rstd, rstd)
    result = np.multiply(normal, rstd)
    if scale is not None:
        result = np.multiply(result, scale[in_row])
    if shift is not None:
        result = np.add(result, shift[in_row])
    firsts = _first_column(count, width)
    return result, mean.ravel()[firsts], rstd.ravel()[firsts]


def small_gradients(
    grad: Array,
    rows: Array,
    mean: Array,
    rstd: Array,
    scale: Array | None,
    wanted: tuple[bool, bool, bool],
    in_row: Array | None = None,
    added: Callable[[Array], Array] | None = None,
) -> tuple[Array | None, Array | None, Array | None]:
    """The gradients in rows, scale and shift of `normalize_small`, those that are `wanted`.

    `added` sums what meets one element of scale and shift; by default along columns.
    """
    dtype = rows.dtype
    if 0 in grad.strides:
        grad = grad.copy()  # which costs less than arithmetic over strides of 0
    count, width = rows.shape
    if added is None:
        added = ones_vector(count, dtype).dot
    for_shift = added(grad) if wanted[2] else None
    if not (wanted[0] or wanted[1]):
        return None, None, for_shift
    shares = mean_squares(width, dtype)
    if in_row is None:
        in_row = places_in_row(count, width)
    across = ones_vector(width, dtype)[None]
    rstd = rstd.dot(across)
    normal = np.multiply(np.subtract(rows, mean.dot(across)), rstd)
    products = np.multiply(grad, normal)
    for_scale = added(products) if wanted[1] else None
    if not wanted[0]:
        return None, for_scale, for_shift
    if scale is not None:
        scales = scale[in_row]
        grad = np.multiply(grad, scales)
        products = np.multiply(products, scales)
    along = np.multiply(normal, products.dot(shares))
    result = np.subtract(np.subtract(grad, grad.dot(shares)), along)
    return np.multiply(result, rstd, result if result.size > 1 else None), for_scale, for_shift
