"""Running elementwise kernels piece by piece.

A kernel of many steps passes over its temporaries many times; for a large array those passes would
go through main memory, so the kernel is run on blocks that stay in the cache.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from inspect import signature
from itertools import product
from math import prod
from typing import Any, TypeAlias

from ...core.namespace import Array, DType, assign, converted_floats, host, np
from ...core.threads import get_threads, portions
from ..blocks import BLOCK_BYTES, each_block, lengthened

BLOCK = 16384 if np is host else BLOCK_BYTES // 2
"""Arrays of up to twice as many elements are not cut."""


def _is_half(dtype: DType) -> bool:
    """Whether `dtype` is float16 or bfloat16 (whose kind NumPy calls void)."""
    return dtype.itemsize == 2 and dtype.kind in "fV"


def block_size(dtype: DType) -> int:
    """How many elements of `dtype` a block has: calls cost little beside so many, and still they fit the cache."""
    return BLOCK_BYTES // max(dtype.itemsize, 4)


def in_memory_order(kernel: Callable[..., Array], *arrays: Array) -> Array | None:
    """`kernel` of transposed arrays, transposed back, if the largest lies column by column; else None.

    So that kernels of many steps keep the order of strides as ufuncs do.
    """
    first = arrays[0]
    for array in arrays[1:]:
        if array.ndim > first.ndim:
            first = array
    if first.ndim < 2 or first.flags.c_contiguous or not first.flags.f_contiguous:
        return None
    full = (array.reshape((1,) * (first.ndim - array.ndim) + array.shape) for array in arrays)
    return kernel(*(array.T for array in full)).T


def _repeats(x: Array) -> bool:
    """Whether `x` is one number, laid out over its shape."""
    return not any(x.strides)


def in_blocks(function: Callable[[Array], Array], x: Array) -> Array:
    """`function` of `x`, elementwise and in the dtype of `x`, by blocks if `x` is large."""
    if x.size <= 2 * BLOCK:
        return np.asarray(function(x)).astype(x.dtype, copy=False)
    # Functions that are given to this compute in double precision.
    flat = x.reshape(-1)
    result = np.empty(flat.shape, x.dtype)

    def work(start: int, stop: int) -> None:
        result[start:stop] = function(flat[start:stop])

    each_block(work, flat.size, block_size(np.dtype(np.float64)))
    return result.reshape(x.shape)


_Index: TypeAlias = tuple[slice | int, ...]
_Cut: TypeAlias = Callable[[tuple[int, ...], int], list[_Index]]


def _lengthened(shape: tuple[int, ...], most: int) -> list[_Index]:
    return _indices(shape, lengthened(most, prod(shape)))


def _fixed(shape: tuple[int, ...], most: int) -> list[_Index]:
    return _indices(shape, most)


def of_single_pass(shape: tuple[int, ...], most: int) -> list[_Index]:
    """What cuts an array for a kernel of a single pass, which needs no blocks but those for several threads."""
    if len(shape) != 1:
        return _lengthened(shape, most)
    return [(slice(first, last),) for first, last in portions(shape[0]) if first < last]


def of_two_passes(shape: tuple[int, ...], most: int) -> list[_Index]:
    """The same for a kernel of two passes: of one thread alone the second shall find in the cache what the first left there."""
    return (of_single_pass if get_threads() > 1 else _lengthened)(shape, most)


def by_blocks(kernel: Callable[..., Array], cut: _Cut = _lengthened) -> Callable[..., Array]:
    """Decorates an elementwise kernel of arrays (and numbers) so that large ones run by blocks, and half
    precision in single.

    Arrays may broadcast and lie as they please.  A kernel that has a parameter `into` is told where its
    result may go: the ``out`` of its last step.
    """
    told = "into" in signature(kernel).parameters
    dtypes: dict[tuple[Any, ...], DType] = {}

    @wraps(kernel)
    def run(self: Array, *rest: Any) -> Array:
        if self.size <= 2 * BLOCK:
            if self.dtype.itemsize == 2 and _is_half(self.dtype):  # most calls need not ask
                found = kernel(*_in_single(self.dtype, (self, *rest)))
                return converted_floats(found, self.dtype)
            return kernel(self, *rest)
        return _run_large(kernel, told, cut, dtypes, self, rest)

    return run


def by_fixed_blocks(kernel: Callable[..., Array]) -> Callable[..., Array]:
    """The same for a kernel that goes one way or another by what is in its block, with other bits: blocks are the same for any
    number of threads."""
    return by_blocks(kernel, _fixed)


def _run_large(
    kernel: Callable[..., Array],
    told: bool,
    cut: _Cut,
    dtypes: dict[tuple[Any, ...], DType],
    self: Array,
    rest: tuple[Any, ...],
) -> Array:
    """The kernel by blocks; `dtypes` keeps which dtype came of arguments like these, so that every block has its place."""
    values = (self, *rest)
    places = [i for i, x in enumerate(values) if isinstance(x, np.ndarray) and x.ndim]
    dtype = self.dtype
    half = _is_half(dtype)

    def on(*parts: Array, **into: Array) -> Array:
        own = list(values)
        for place, part in zip(places, parts):
            own[place] = part
        return kernel(*(_in_single(dtype, own) if half else own), **into)

    kinds = tuple([x.dtype if isinstance(x, np.ndarray) else x.__class__ for x in values])
    outcome = dtype if half else dtypes.get(kinds)

    def of(*arrays: Array) -> Array:
        return _by_blocks_of(on, told and not half, outcome, arrays, cut)

    arrays = [values[i] for i in places]
    turned = in_memory_order(of, *arrays)
    result = of(*arrays) if turned is None else turned
    if outcome is None:
        dtypes[kinds] = result.dtype
    return result


def _by_blocks_of(
    function: Callable[..., Array],
    told: bool,
    dtype: DType | None,
    arrays: Sequence[Array],
    cut: _Cut = _lengthened,
) -> Array:
    """`function` of `arrays` by blocks; what dtype comes out is seen of the first element where it is None."""
    shape = arrays[0].shape
    if any(x.shape != shape for x in arrays):
        shape = np.broadcast_shapes(*[x.shape for x in arrays])
    if all(x.shape == shape and (x.flags.c_contiguous or _repeats(x)) for x in arrays):
        # Of one number repeated, as the gradient of a sum is, no copy is made.
        arrays = [
            np.broadcast_to(x[(0,) * x.ndim], (x.size,)) if _repeats(x) else x.reshape(-1)
            for x in arrays
        ]
    else:
        arrays = [np.broadcast_to(x, shape) for x in arrays]
    indices = cut(arrays[0].shape, block_size(arrays[0].dtype))
    if not indices:
        return function(*arrays)
    if dtype is None:
        one = (slice(1),) * arrays[0].ndim
        dtype = function(*[x[one] for x in arrays]).dtype
    result = np.empty(arrays[0].shape, dtype)

    def work(start: int, stop: int) -> None:
        for index in indices[start:stop]:
            parts, into = [x[index] for x in arrays], result[index]
            block = function(*parts, into=into) if told else function(*parts)
            if block is not into:
                assign(into, block)

    each_block(work, len(indices), 1)
    return result.reshape(shape)


def by_pieces(formula: Callable[..., Array], *arrays: Array) -> Array:
    """The elementwise `formula` of arrays, by blocks if they are of one shape and lie in order, so that the result does.

    Where all have one floating dtype, `formula` is told by its last parameter, which is optional, where the result of a block goes,
    and computes there.
    """
    shape = arrays[0].shape
    for x in arrays:
        if not isinstance(x, np.ndarray) or x.shape != shape:
            return formula(*arrays)
        if not x.flags.c_contiguous and not _repeats(x):
            return formula(*arrays)
    if not arrays[0].size or all(_repeats(x) for x in arrays):
        return formula(*arrays)
    dtype = arrays[0].dtype
    told = dtype.kind == "f" and all(x.dtype == dtype for x in arrays)
    return _by_blocks_of(formula, told, dtype if told else None, arrays)


def by_parts(formula: Callable[..., Array], *arrays: Array) -> Array:
    """The same for a formula of two passes, which one thread computes as it is: blocks gain nothing there."""
    return formula(*arrays) if get_threads() == 1 else by_pieces(formula, *arrays)


def _in_single(dtype: DType, values: Iterable[Any]) -> list[Any]:
    """`values` with the arrays of `dtype`, which is of half precision, in single."""
    single = np.dtype(np.float32)
    return [
        converted_floats(x, single) if isinstance(x, np.ndarray) and x.dtype == dtype else x
        for x in values
    ]


def _indices(shape: tuple[int, ...], most: int) -> list[_Index]:
    """What cuts an array of `shape` into blocks of about `most` elements, in their order."""
    if not prod(shape):
        return []
    axis = 0
    while prod(shape[axis + 1 :]) > most:
        axis += 1
    step = max(most // prod(shape[axis + 1 :]), 1)
    return [
        (*leading, slice(start, start + step))
        for leading in product(*map(range, shape[:axis]))
        for start in range(0, shape[axis], step)
    ]
