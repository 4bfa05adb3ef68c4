"""Cached small constant arrays.

NumPy converts a Python number at every call, which takes longer than adding a few elements to it.
"""

from __future__ import annotations

from math import copysign

from .namespace import Array, DType, host, kept, np

_MOST = 256


@kept(_MOST)
def ones_vector(size: int, dtype: DType) -> Array:
    """A read-only vector of `size` ones: the product with it is the fastest short sum that NumPy has."""
    return host.ones(size, dtype)


@kept(_MOST)
def mean_weights(size: int, dtype: DType) -> Array:
    """A read-only vector whose product with `size` elements is their mean."""
    return host.full(size, 1 / size, dtype)


@kept(_MOST)
def _constant(value: complex, dtype: DType) -> Array:
    return host.array(value).astype(dtype)


def constant(value: complex, dtype: DType) -> Array:
    """`value` as a read-only 0-d array of `dtype`.

    Zeros with a sign, and complex ones, are made anew, since -0.0 equals 0.0.
    """
    if value or value.__class__ is int:
        return _constant(value, dtype)
    if value.__class__ is float and copysign(1.0, value) > 0:
        return _constant(0, dtype)
    return np.array(value).astype(dtype)


@kept(_MOST)
def mean_squares(extent: int, dtype: DType) -> Array:
    """A read-only square matrix: times this, a row shows its mean everywhere (see `ones_square`)."""
    return host.full((extent, extent), 1 / extent, dtype)


SQUARES = 33
"""Extent from which `ones_square` does not pay: longer rows are summed once, not once an element."""


@kept(_MOST)
def ones_square(extent: int, dtype: DType) -> Array:
    """A read-only square matrix of ones: times this, a row shows its sum everywhere.

    That spares the broadcast by which the sum would be put back along the row, and which costs NumPy more
    than all the arithmetic on a few elements.
    """
    return host.ones((extent, extent), dtype)


@kept(_MOST)
def places_in_row(count: int, width: int) -> Array:
    """Read-only indices: a row of `width` elements at them is a matrix of `count` such rows.

    Of few elements that is the fastest way to repeat them, and spares NumPy's slow broadcast of what comes next.
    """
    places: Array = host.indices((count, width))[1]
    return places


@kept(_MOST)
def places_in_column(count: int, width: int) -> Array:
    """Like `places_in_row`, for the `count` elements of a column, each repeated `width` times."""
    places: Array = host.indices((count, width))[0]
    return places
