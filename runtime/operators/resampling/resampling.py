"""Resampling of regular grids: each output element is a weighted sum of a few input elements.

The weights are products of one weight per dimension, so every dimension is resampled on its own.
For one dimension they are a table of taps: which elements each output reads, and with what weight.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import floor, prod
from typing import Any

from ...core.blas_threads import NUMPY_BLAS
from ...core.namespace import Array, DType, certain, host, kept, np
from ...core.result import Result
from ..blocks import BLOCK_BYTES, each_block
from ..memory_formats import suggested_order
from ..scalar_types import not_implemented

Extents = tuple[int, ...]
Tap = tuple[slice | Array, Array, Array | None]
"""Some sums along a dimension, what element is added to each, and with what weights where these are not one."""
Table = tuple[int, tuple[Tap, ...], Array | None]
"""How many sums there are, all of which they are made, and the matrix (sums, elements) that multiplies faster than taps are
added, if any."""


def upsample_shape(self: Array, output_size: tuple[int, ...], *rest: Any) -> Result:
    """The shape of any resampling to `output_size`; RuntimeError where there is nothing to resample."""
    if self.dtype.kind in "biu" and self.dtype != np.uint8:
        raise not_implemented("compute_indices_weights", self.dtype)
    rank = len(output_size)
    if self.ndim != rank + 2:
        raise RuntimeError(
            f"It is expected input_size equals to {rank + 2}, but got size {self.ndim}"
        )
    if min(self.shape[2:]) <= 0 or min(output_size) <= 0:
        given, wanted = (
            ", ".join(f"{axis}: {n}" for axis, n in zip("DHW"[-rank:], sizes))
            for sizes in (self.shape[2:], output_size)
        )
        between = " and" if rank == 1 else ""
        raise RuntimeError(
            f"Input and output sizes should be greater than 0, but got input ({given}){between} output "
            f"({wanted})"
        )
    if not self.shape[1]:
        raise RuntimeError(
            f"Non-empty {self.ndim}D data tensor expected but got a tensor with sizes {list(self.shape)}"
        )
    return Result((*self.shape[:2], *output_size), self.dtype, (), suggested_order(self))


def upsample_backward_shape(
    grad_output: Array, output_size: tuple[int, ...], input_size: tuple[int, ...], *rest: Any
) -> Result:
    """The shape and dtype of any resampling's gradient; RuntimeError for a gradient that is not of the output's shape."""
    wanted = (*input_size[:2], *output_size)
    if grad_output.ndim != len(wanted):
        raise RuntimeError(
            f"Expected grad_output to be a tensor of dimension {len(wanted)} but got: dimension {grad_output.ndim}"
        )
    for dim, (size, found) in enumerate(zip(wanted, grad_output.shape)):
        if size != found:
            raise RuntimeError(
                f"Expected grad_output to have the same shape as output; output.size({dim}) = {size} but got "
                f"grad_output.size({dim}) = {found}"
            )
    return Result(tuple(input_size), grad_output.dtype, (), suggested_order(grad_output))


def _resample(
    mode: str, self: Array, output_size: Extents, align_corners: bool, *scales: float | None
) -> Array:
    """`self` (N, C, *S) resampled to `output_size`.

    The `mode` is "nearest" (the nearest element at or before), "nearest-exact" (that whose centre is
    nearest), "linear" or "cubic" interpolation, or a kernel as wide as the output's spacing:
    "linear-aa", "cubic-aa", "lanczos-aa".
    """
    dtype = self.dtype
    wide = _working_dtype(dtype)
    nearest = mode.startswith("nearest")
    if dtype == np.uint8 and len(output_size) == 2 and not nearest:
        return _resample_bytes(mode, self, output_size, align_corners, *scales)
    tables = [
        _taps(mode, size, out, scale, align_corners, wide)
        for size, out, scale in zip(self.shape[2:], output_size, scales)
    ]
    # The last dimension first: it costs most, and may grow.
    order = range(len(output_size) - 1, -1, -1)
    result = _along_axes(self if nearest else self.astype(wide, copy=False), tables, order)
    if dtype.kind in "iu" and not nearest:
        limits = np.iinfo(dtype)
        result = np.rint(result).clip(limits.min, limits.max)
    return result.astype(dtype, copy=False)


def _resample_bytes(
    mode: str, self: Array, output_size: Extents, align_corners: bool, *scales: float | None
) -> Array:
    """`_resample` of images of bytes, in whole numbers and with bytes between the dimensions, as PyTorch's on every processor."""
    result = self
    for axis in (1, 0):
        extents = self.shape[axis + 2], output_size[axis]
        table, bits = _byte_taps(mode, *extents, scales[axis], align_corners)
        tables: list[Table] = [(size, (), None) for size in result.shape[2:]]
        tables[axis] = table
        sums = _along_axes(result.astype(np.int32), tables, (axis,))
        sums += 1 << (bits - 1)
        sums >>= bits
        result = sums.clip(0, 255).astype(np.uint8)
    return result


def _scatter(
    mode: str,
    grad_output: Array,
    output_size: Extents,
    input_size: Extents,
    align_corners: bool,
    *scales: float | None,
) -> Array:
    """The gradient of `_resample`, its transpose: the same sums, of what the elements of the output give."""
    dtype = grad_output.dtype
    wide = _working_dtype(dtype)
    tables = [
        _transposed_taps(mode, size, out, scale, align_corners, wide)
        for size, out, scale in zip(input_size[2:], grad_output.shape[2:], scales)
    ]
    grad = grad_output.astype(wide, copy=False)
    return _along_axes(grad, tables, range(len(tables))).astype(dtype, copy=False)


def _along_axes(array: Array, tables: Sequence[Table], order: Sequence[int]) -> Array:
    """`array` (N, C, *S) summed by a table for each spatial dimension, in this order, a few planes at a time.

    Every thread multiplies on its own, and BLAS has no others.
    """
    lead, spatial = array.shape[:2], array.shape[2:]
    out = tuple(size for size, _, _ in tables)
    planes = array.reshape(-1, *spatial)
    width = min(prod(spatial), prod(out)) * array.itemsize
    step = max(BLOCK_BYTES // max(width, 1), 1)
    if step >= len(planes):
        # To tell BLAS costs more than few sums do, of which it makes none without a matrix.
        if all(matrix is None for _, _, matrix in tables):
            return _sums(planes, tables, order).reshape(*lead, *out)
        with NUMPY_BLAS:
            return _sums(planes, tables, order).reshape(*lead, *out)
    result = np.empty((len(planes), *out), array.dtype)

    def work(first: int, last: int) -> None:
        result[first:last] = _sums(planes[first:last], tables, order)

    with NUMPY_BLAS:
        each_block(work, len(planes), step)
    return result.reshape(*lead, *out)


def _sums(planes: Array, tables: Sequence[Table], order: Sequence[int]) -> Array:
    """`_along_axes` of planes (M, *S)."""
    total = planes
    for number in order:
        source, axis = total, number + 1
        lead = (slice(None),) * axis
        size, taps, matrix = tables[number]
        # The zeros of the matrix would make NaN of infinite elements.
        if matrix is not None and certain(np.isfinite(source).all(), False):
            columns = source.reshape(-1, source.shape[axis], prod(source.shape[axis + 1 :]))
            total = columns[..., 0] @ matrix.T if axis == planes.ndim - 1 else matrix @ columns
            total = total.reshape(*source.shape[:axis], size, *source.shape[axis + 1 :])
            continue
        for tap, (sums, elements, weights) in enumerate(taps):
            part = source.take(elements, axis)
            if weights is not None:
                part *= weights.reshape(-1, *(1,) * (planes.ndim - 1 - axis))
            if tap == 0 and len(elements) == size:
                total = part
                continue
            if tap == 0:
                total = np.zeros(
                    (*source.shape[:axis], size, *source.shape[axis + 1 :]), part.dtype
                )
            total[(*lead, sums)] += part
    return total


def _nearest(mode: str, self: Array, output_size: Extents, *scales: float | None) -> Array:
    """As `_resample`, where there are no corners to align."""
    if prod(output_size) <= _FEW:
        places = _nearest_places(mode, self.shape[2:], output_size, scales)
        return self.reshape(*self.shape[:2], prod(self.shape[2:])).take(places, 2)
    heeded = _heeded(mode, self.shape[2:], output_size, scales)
    return _resample(mode, self, output_size, False, *heeded)


_FEW = 1024
"""Elements of planes that are read all at once: going along one dimension after the other costs as much as reading them."""


@kept(64)
def _nearest_places(
    mode: str, sizes: Extents, output_size: Extents, scales: tuple[float | None, ...]
) -> Array:
    """Where in its plane each element of the output is read."""
    heeded = _heeded(mode, sizes, output_size, scales)
    dtype = host.dtype(host.float32)
    read = [
        _matrices(mode, size, out, scale, False, dtype)[0][0]
        for size, out, scale in zip(sizes, output_size, heeded)
    ]
    return host.asarray(host.ravel_multi_index(host.ix_(*read), sizes))


def _nearest_backward(
    mode: str, grad_output: Array, output_size: Extents, input_size: Extents, *scales: float | None
) -> Array:
    """The gradient of `_nearest`."""
    heeded = _heeded(mode, input_size[2:], grad_output.shape[2:], scales)
    return _scatter(mode, grad_output, output_size, input_size, False, *heeded)


def _heeded(
    mode: str, sizes: Extents, output_size: Extents, scales: tuple[float | None, ...]
) -> Sequence[float | None]:
    """The scales but those that PyTorch looks past: mode "nearest" of planes that keep their extent or double it."""
    if mode != "nearest" or len(sizes) != 2:
        return scales
    return [
        None if out in (size, 2 * size) else scale
        for size, out, scale in zip(sizes, output_size, scales)
    ]


upsample_nearest = partial(_nearest, "nearest")
upsample_nearest_backward = partial(_nearest_backward, "nearest")

upsample_nearest_exact = partial(_nearest, "nearest-exact")
upsample_nearest_exact_backward = partial(_nearest_backward, "nearest-exact")

upsample_linear = partial(_resample, "linear")
upsample_linear_backward = partial(_scatter, "linear")

upsample_bicubic2d = partial(_resample, "cubic")
upsample_bicubic2d_backward = partial(_scatter, "cubic")

upsample_bilinear2d_aa = partial(_resample, "linear-aa")
upsample_bilinear2d_aa_backward = partial(_scatter, "linear-aa")

upsample_bicubic2d_aa = partial(_resample, "cubic-aa")
upsample_bicubic2d_aa_backward = partial(_scatter, "cubic-aa")

upsample_lanczos2d_aa = partial(_resample, "lanczos-aa")
upsample_lanczos2d_aa_backward = partial(_scatter, "lanczos-aa")


def _working_dtype(dtype: DType) -> DType:
    return np.dtype(np.float64 if dtype == np.float64 else np.float32)


@kept(256)
def _taps(
    mode: str, size: int, out: int, scale: float | None, align_corners: bool, dtype: DType
) -> Table:
    """What each element of the output reads."""
    indices, weights = _matrices(mode, size, out, scale, align_corners, dtype)
    ones = mode.startswith("nearest")
    taps: list[Tap] = [
        (slice(None), elements, None if ones else weight)
        for elements, weight in zip(indices, weights)
    ]
    return _table(out, size, taps)


def _table(count: int, size: int, taps: list[Tap]) -> Table:
    """Of `count` sums of `size` elements."""
    if count * size > _MATRIX or size > _PRODUCTS * len(taps):
        return count, tuple(taps), None
    matrix = None
    for sums, elements, weights in taps:
        if weights is None:
            break
        if matrix is None:
            matrix = host.zeros((count, size), weights.dtype)
        host.add.at(matrix, (host.arange(count)[sums], elements), weights)
    return count, tuple(taps), matrix


_MATRIX = 1 << 16
"""Elements of a matrix that stays in the cache."""
_PRODUCTS = 64
"""As many products take about as long as reading an element and adding it."""


@kept(256)
def _byte_taps(
    mode: str, size: int, out: int, scale: float | None, align_corners: bool
) -> tuple[Table, int]:
    """`_taps` in units of ``2 ** -bits``, and the bits: as many as the largest weight leaves of 15, at most 22."""
    indices, weights = _matrices(mode, size, out, scale, align_corners, host.dtype(host.float64))
    for tap in range(
        1, len(indices)
    ):  # what stands for elements beyond the edge is added before it is rounded
        for earlier in range(tap):
            same = indices[tap] == indices[earlier]
            weights[earlier] += host.where(same, weights[tap], 0)
            weights[tap][same] = 0
    bits = 0
    while bits < 22 and int(0.5 + weights.max() * 2 ** (bits + 1)) < 2**15:
        bits += 1
    units = weights * 2**bits
    whole = host.trunc(units + host.copysign(0.5, units)).astype(host.int32)
    return (out, tuple((slice(None), *tap) for tap in zip(indices, whole)), None), bits


@kept(256)
def _transposed_taps(
    mode: str, size: int, out: int, scale: float | None, align_corners: bool, dtype: DType
) -> Table:
    """What each element of the input gives, and to which elements of the output: some give to more than others."""
    read, weights = _matrices(mode, size, out, scale, align_corners, dtype)
    ones = mode.startswith("nearest")
    order = host.argsort(read.T, axis=None, kind="stable")
    places = order // len(read)
    shares = weights.T.reshape(-1)[order]
    counts = host.bincount(read.reshape(-1), minlength=size)
    starts = host.cumsum(counts) - counts
    taps: list[Tap] = []
    for tap in range(int(counts.max())):
        sums = host.flatnonzero(counts > tap)
        chosen = starts[sums] + tap
        run = int(sums[-1]) + 1 - int(sums[0]) == len(sums)
        where = slice(int(sums[0]), int(sums[-1]) + 1) if run else sums
        taps.append((where, places[chosen], None if ones else shares[chosen]))
    return _table(size, out, taps)


def _matrices(
    mode: str, size: int, out: int, scale: float | None, align_corners: bool, dtype: DType
) -> tuple[Array, Array]:
    """Elements read and their weights, each (taps, out); positions are computed in `dtype`."""
    number = dtype.type
    places = host.arange(out).astype(dtype)
    if mode.startswith("nearest"):
        # PyTorch computes these positions in single precision whatever the input is.
        step = host.float32(1 / scale) if scale else host.float32(size) / host.float32(out)
        if mode == "nearest-exact":
            chosen = host.floor((host.arange(out, dtype=host.float32) + host.float32(0.5)) * step)
        else:
            chosen = host.floor(host.arange(out, dtype=host.float32) * step)
        return host.minimum(chosen.astype(host.int64), size - 1)[None], host.ones((1, out), dtype)
    if align_corners:
        ratio = number((size - 1) / (out - 1)) if out > 1 else number(0)
    else:
        if mode == "linear" and out == size:
            scale = None  # PyTorch looks at no scale where the extents are so
        ratio = number(1 / scale) if scale else number(size) / number(out)
    if mode.endswith("-aa"):
        return _wide_taps(mode, size, out, ratio, dtype)
    if align_corners:
        source = places * ratio
    else:
        # One rounding, as of a fused multiply-add: half a position is lost where the two cancel.
        source = ((host.arange(out) + 0.5) * float(ratio) - 0.5).astype(dtype)
    if mode == "linear":
        source = host.maximum(source, 0)
        first = host.minimum(source.astype(host.int64), size - 1)
        rest = host.clip(source - first.astype(dtype), 0, 1)
        second = host.minimum(first + 1, size - 1)
        return host.stack([first, second]), host.stack([1 - rest, rest]).astype(dtype)
    first = host.floor(source).astype(host.int64)
    rest = source - first.astype(dtype)
    indices = host.stack([first - 1, first, first + 1, first + 2]).clip(0, size - 1)
    distances = host.stack([rest + 1, rest, 1 - rest, 2 - rest])
    return indices, _cubic(distances, -0.75).astype(dtype)


def _wide_taps(mode: str, size: int, out: int, ratio: Any, dtype: DType) -> tuple[Array, Array]:
    """Taps of a kernel stretched to the output's spacing, where that is the larger."""
    number = dtype.type
    stretch = max(ratio, number(1))
    squeeze = number(1) / stretch
    radius, kernel = _KERNELS[mode]
    reach = number(radius) * stretch
    count = int(host.ceil(reach)) * 2 + 1
    indices = host.zeros((count, out), host.int64)
    weights = host.zeros((count, out), host.float64)
    for place in range(out):
        centre = ratio * number(place + 0.5)
        first = max(floor(centre - reach + 0.5), 0)
        last = min(floor(centre + reach + 0.5), size)
        read = host.arange(first, first + count)
        distance = host.abs((read.astype(dtype) - centre + number(0.5)) * squeeze)
        weight = host.where(read < last, kernel(distance), 0)
        indices[:, place] = read.clip(0, size - 1)
        weights[:, place] = weight / weight.sum()
    return indices, weights.astype(dtype)


def _cubic(distance: Array, sharpness: float) -> Array:
    """Keys, *Cubic Convolution Interpolation for Digital Image Processing*, 1981, equation 15."""
    a = sharpness
    near = ((a + 2) * distance - (a + 3)) * distance * distance + 1
    far = ((distance - 5) * distance + 8) * distance * a - 4 * a
    return host.where(distance <= 1, near, host.where(distance < 2, far, 0))


def _lanczos(distance: Array) -> Array:
    """Duchon, *Lanczos Filtering in One and Two Dimensions*, 1979, with three lobes."""
    return host.where(distance < 3, host.sinc(distance) * host.sinc(distance / 3), 0)


_KERNELS: dict[str, tuple[int, Callable[[Array], Array]]] = {
    "linear-aa": (1, lambda distance: host.maximum(1 - distance, 0)),
    "cubic-aa": (2, partial(_cubic, sharpness=-0.5)),
    "lanczos-aa": (3, _lanczos),
}
"""By mode of `_wide_taps`, the distance at which the kernel ends, and its values."""
