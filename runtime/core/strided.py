"""Strided arrays over the memory of other arrays, all of which belong to one storage."""

from __future__ import annotations

from math import prod

from .namespace import Array, DType, np

# NumPy numbers the types that others add from here; they have no buffer format.
FIRST_USER_DTYPE = 256


def strided(
    base: Array,
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    offset: int = 0,
    dtype: DType | None = None,
) -> Array:
    """An array over the memory of `base`: strides and offset (from its first element) in bytes.

    The caller vouches for the bounds.  This takes a tenth of the time of NumPy's `as_strided`.
    """
    buffer = base
    if not base.flags.c_contiguous or offset < 0:
        buffer = storage_of(base)
        offset += address(base) - address(buffer)
        if not buffer.flags.c_contiguous:
            # Whoever owns memory is dense in it, in some order of the dimensions.
            order = sorted(range(buffer.ndim), key=lambda axis: -buffer.strides[axis])
            buffer = buffer.transpose(order)
    if buffer.dtype.num >= FIRST_USER_DTYPE:
        buffer = buffer.reshape(-1).view(np.uint8)
    return np.ndarray(shape, dtype or base.dtype, buffer, offset, strides)


def storage_of(array: Array) -> Array:
    """The array that owns the memory of `array`, at the end of its chain of bases."""
    base = array
    while isinstance(base.base, np.ndarray):
        base = base.base
    return base


def address(array: Array) -> int:
    """Where the first element lies in memory."""
    try:
        start: int = array.__array_interface__["data"][0]
    except (
        AttributeError
    ):  # elements on another device say it in a word, so that nothing is read by accident
        start = array.address  # type: ignore[attr-defined]
    return start


def offset_of(array: Array) -> int:
    """Position of the first element in the memory that `array` is a view of, in elements."""
    base = storage_of(array)
    return 0 if base is array else (address(array) - address(base)) // array.itemsize


def strides_in_elements(array: Array) -> tuple[int, ...]:
    """Distance in memory between neighbours along each dimension, in elements.

    NumPy may say zero of a dimension where nothing is ever stepped over; PyTorch says how long the rest is.
    """
    width = array.itemsize
    steps = array.strides
    if 0 not in steps:  # without a comprehension, which is a call, where there are few
        if len(steps) == 1:
            return (steps[0] // width,)
        if len(steps) == 2:
            return steps[0] // width, steps[1] // width
    strides = [step // width for step in steps]
    if 0 in strides:
        step = 1
        for dim in reversed(range(len(strides))):
            extent = array.shape[dim]
            if not strides[dim] and (extent == 1 or not array.size):
                strides[dim] = step
            step = strides[dim] * max(extent, 1)
    return tuple(strides)


def is_dense(array: Array) -> bool:
    """Whether its elements fill a stretch of memory, each standing there once, in any order of dimensions."""
    flags = array.flags
    if flags.c_contiguous or flags.f_contiguous:
        return True
    expected = array.itemsize
    for stride, extent in sorted(zip(array.strides, array.shape)):
        if extent != 1:
            if stride != expected:
                return False
            expected *= extent
    return True


def resized(array: Array, size: tuple[int, ...], steps: tuple[int, ...]) -> Array:
    """An array of `size` over the memory of `array`, or over a larger copy of it; strides are in elements."""
    width = array.itemsize
    strides = tuple(step * width for step in steps)
    storage = storage_of(array)  # of which `array` may show less
    start = address(array) - address(storage)
    count = prod(size)
    if start + count * width <= storage.nbytes:
        return strided(storage, size, strides, start, array.dtype)
    memory = np.empty(count, array.dtype)
    kept = (storage.nbytes - start) // width
    memory[:kept] = strided(storage, (kept,), (width,), start, array.dtype)
    return strided(memory, size, strides)


def dense_steps(like: Array) -> tuple[int, ...]:
    """Strides, in elements, of a dense array whose dimensions lie in memory in the order that those of `like` do."""
    order = sorted(range(like.ndim), key=lambda axis: -like.strides[axis])
    steps = [1] * like.ndim
    for outer, inner in zip(order[-2::-1], order[:0:-1]):
        steps[outer] = steps[inner] * max(like.shape[inner], 1)
    return tuple(steps)
