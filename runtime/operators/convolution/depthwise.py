"""Convolutions of groups with a single channel, a single filter, or few of them: sums of scaled and shifted planes.

Without strides what an element of the kernel reads of all windows is one stretch of the padded plane, with some between
its rows that no window begins with.  Copies of the stretches are a matrix, of which products are taken.  Those of elements that
differ along the first dimension only are in the same copy of the whole plane: so where it is less to pass over, planes are copied
for the other dimensions, and there is a product for each element along the first, which are shifted and added. Where rows of the
output are as long as those of the input, planes are not padded along rows, and their copies are shifted as a whole.

With strides NumPy's `einsum` multiplies and adds in one pass.  For each element of the kernel it shall find what all windows read as
one stretch of memory: shifted along the last dimensions by copies, along the first by an offset.  With a stride, elements
of the kernel that read places of the same remainder make such a sum together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import gcd, prod

from ...core.namespace import Array, certain, np
from . import windows
from .windows import Extents, Geometry, fill_shifted


def correlate_depthwise(
    input: Array,
    weight: Array,
    bias: Array | None,
    geometry: Geometry,
    result: Array,
) -> None:
    """Correlation of `input` (N, C, *S) with `weight` (O, C/G, *K), and `bias`, into `result` (N, O, *L)."""
    stride, _, dilation, groups = geometry
    filters, own, *kernel = weight.shape
    each = filters // groups
    if is_dense(stride, result.shape[2:], dilation, kernel):
        out = result.shape[2:]
        apart, places = _shifts(kernel, out, dilation, each, own)
        matrices = weight.reshape(groups, each, own, apart, -1).swapaxes(2, 3)
        matrices = matrices.reshape(groups, each * apart, -1)
        # Whole planes are written at once, so those of the result have to lie in order: one with strides is a part of another's.
        in_order = apart > 1 and result.flags.c_contiguous
        shifts = windows.shifts_of_rows(input, tuple(kernel), out, geometry) if in_order else []
        if shifts:
            _correlate_shifted(input, matrices, bias, geometry, shifts, apart, result)
            return
        for some, part, stretches in _stretches(input, tuple(kernel), out, geometry, each, apart):
            target = result[some, part.start * each : part.stop * each]
            products = np.matmul(matrices[part], stretches)
            products = products.reshape(*products.shape[:2], each, apart, -1)
            total = products[..., 0, places[0]]
            if apart > 1:
                total = total + products[..., 1, places[1]]
            for number in range(2, apart):
                total += products[..., number, places[number]]
            rows = _within(total, out, dilation, kernel)
            rows = rows.reshape(target.shape)
            if bias is None:
                target[...] = rows
            else:
                own_bias = bias[part.start * each : part.stop * each]
                np.add(rows, own_bias.reshape(-1, *(1,) * len(kernel)), out=target)
        return
    scales = weight.reshape(groups, each, own, *kernel)
    out = result.shape[2:]
    for some, part, pieces in _shifted(input, tuple(kernel), out, geometry):
        target = result[some, part.start * each : part.stop * each]
        sums = [
            np.einsum(
                "ngcyxt,gfcyx->ngft", stretches, _by_rows(scales[part, :, :, *taps], stretches)
            )
            for taps, stretches in pieces
        ]
        total = sums[0]
        for piece in sums[1:]:
            total += piece
        if bias is not None:
            total += bias[part.start * each : part.stop * each].reshape(-1, each, 1)
        target[...] = total.reshape(target.shape)


def _correlate_shifted(
    input: Array,
    matrices: Array,
    bias: Array | None,
    geometry: Geometry,
    shifts: list[int],
    apart: int,
    result: Array,
) -> None:
    """`correlate_depthwise` with `matrices` (G, O/G * apart, C/G * K'), where copies of planes are shifted by `shifts`."""
    groups = len(matrices)
    samples, channels, above, width = input.shape
    own, each = channels // groups, matrices.shape[1] // apart
    height = result.shape[2]
    step = geometry.dilation[0] * width
    length = height * width + step * (apart - 1)
    planes = input.reshape(samples, groups, own, above, width)
    targets = result.reshape(samples, groups, each, height * width)
    offsets = None if bias is None else bias.reshape(groups, each, 1)
    group_bytes = (own * len(shifts) + each * apart) * length * input.itemsize
    moved: windows.ShiftedRows | None = None
    for some, part in _ranges(samples, groups, group_bytes, windows.COLUMN_BYTES):
        block, target = planes[some, part], targets[some, part]
        if moved is None:  # the first block is the largest
            copies = np.empty((block.size // (above * width), len(shifts), length), input.dtype)
            products = np.empty((*target.shape[:2], each * apart, length), input.dtype)
            rows = copies.reshape(*copies.shape[:2], length // width, width)
            moved = windows.shifted_rows(rows, above, -geometry.lead[0], shifts)
        count, wide = block.shape[:2]
        flat = block.reshape(-1, above, width)
        moved.fill(flat)
        factors = copies[: len(flat)].reshape(count, wide, own * len(shifts), length)
        found = np.matmul(matrices[part], factors, out=products[:count, :wide])
        found = found.reshape(count, wide, each, apart, length)
        total, *terms = [
            found[..., number, number * step : number * step + height * width]
            for number in range(apart)
        ]
        if offsets is not None:
            total += offsets[part]
        for term in terms[:-1]:
            total += term
        np.add(total, terms[-1], out=target)


def _ranges(
    samples: int, groups: int, group_bytes: int, budget: int
) -> Iterator[tuple[slice, slice]]:
    """Blocks of samples and groups, of about `budget` bytes: whole samples, or some groups of one."""
    count = max(1, budget // (group_bytes * groups))
    wide = max(1, min(groups, budget // group_bytes))
    for first in range(0, samples, count):
        for begin in range(0, groups, wide):
            yield slice(first, first + count), slice(begin, begin + wide)


def _by_rows(scales: Array, stretches: Array) -> Array:
    """Elements of kernels (g, f, c, *K) as (g, f, c, y, x), the first dimension apart from the others."""
    return scales.reshape(*scales.shape[:3], *stretches.shape[3:5])


def weight_gradient_depthwise(
    grad: Array,
    input: Array,
    kernel: Extents,
    geometry: Geometry,
) -> Array:
    """The transpose of `correlate_depthwise` in its weight, whose spatial extents are `kernel`."""
    stride, _, dilation, groups = geometry
    filters, own, out = grad.shape[1], input.shape[1] // groups, grad.shape[2:]
    if is_dense(stride, grad.shape[2:], dilation, kernel):
        found = _dense_weight_gradient(grad, input, kernel, geometry)
        # What lies between the rows is multiplied by zeros, which infinite numbers do not survive.
        if certain(np.isfinite(found).all(), False):
            return found.reshape(filters, own, *kernel)
    result = np.zeros((groups, filters // groups, own, *kernel), grad.dtype)
    grads = grad.reshape(len(grad), groups, filters // groups, -1)
    for some, part, pieces in _shifted(input, kernel, out, geometry):
        for taps, stretches in pieces:
            target = result[part, :, :, *taps]
            sums = np.einsum("ngft,ngcyxt->gfcyx", grads[some, part], stretches)
            target += sums.reshape(target.shape)
    return result.reshape(filters, own, *kernel)


def is_dense(stride: Extents, out: Extents, dilation: Extents, kernel: Sequence[int]) -> bool:
    """Whether there are no strides, and no more between the rows of windows than in them."""
    between = prod(_padded(out, dilation, kernel)[1:])
    return all(jump == 1 for jump in stride) and between <= 2 * prod(out[1:])


def _dense_weight_gradient(grad: Array, input: Array, kernel: Extents, geometry: Geometry) -> Array:
    """The gradient of the weight, (G, O/G, C/G * K), without strides."""
    _, _, dilation, groups = geometry
    each, own = grad.shape[1] // groups, input.shape[1] // groups
    out = grad.shape[2:]
    if each == own == 1 and grad.dtype.kind == "f":
        return _planes_weight_gradient(grad, input, kernel, geometry)
    apart, places = _shifts(kernel, out, dilation, each, own)
    result = np.zeros((groups, each * apart, own * prod(kernel) // apart), grad.dtype)
    grads = grad.reshape(len(grad), groups, each, *out)
    spread = np.empty((0, 0), grad.dtype)
    for some, part, stretches in _stretches(input, kernel, out, geometry, each, apart):
        arrived = grads[some, part]
        if spread.shape[:2] != arrived.shape[:2]:
            spread = np.zeros((*arrived.shape[:3], apart, stretches.shape[-1]), grad.dtype)
        for number, place in enumerate(places):
            _within(spread[..., number, place], out, dilation, kernel)[...] = arrived
        rows = spread.reshape(*arrived.shape[:2], each * apart, -1)
        result[part] += np.matmul(rows, stretches.swapaxes(2, 3)).sum(0)
    by_filter = result.reshape(groups, each, apart, own, -1).swapaxes(2, 3)
    return by_filter.reshape(groups, each, -1)


def _planes_weight_gradient(
    grad: Array, input: Array, kernel: Extents, geometry: Geometry
) -> Array:
    """`_dense_weight_gradient` of groups of one channel and one filter: products of planes with shifted ones."""
    out, dilation = grad.shape[2:], geometry.dilation
    steps = _steps(kernel, out, geometry)
    length = out[0] * prod(_padded(out, dilation, kernel)[1:])
    result = np.zeros((grad.shape[1], 1, *kernel), grad.dtype)
    spread = np.empty(0, grad.dtype)
    for some, part, padded in _planes(
        input, kernel, out, geometry, 2 * length * input.itemsize, windows.COLUMN_BYTES
    ):
        arrived = grad[some, part]
        if not spread.size:
            spread = np.zeros((*arrived.shape[:2], 1, length), grad.dtype)
        own_grads = spread[: len(arrived), : arrived.shape[1]]
        _within(own_grads, out, dilation, kernel)[:, :, 0] = arrived
        met = _met(padded, (*padded.shape[:3], *kernel, length), steps)
        every = own_grads.reshape(*arrived.shape[:2], *(1,) * (len(kernel) + 1), length)
        result[part] += np.vecdot(every, met).sum(0)
    return result


def _shifts(
    kernel: Sequence[int], out: Extents, dilation: Extents, each: int, own: int
) -> tuple[int, list[slice]]:
    """How many products are shifted and added, and which part of each: those of elements of the kernel along the first
    dimension, or one if all elements have copies of their own.

    What is copied is written and read, and so are the products that are added.
    """
    first, others = kernel[0], prod(kernel[1:])
    row = prod(_padded(out, dilation, kernel)[1:])
    if own * others + each * first >= own * others * first:
        return 1, [slice(0, out[0] * row)]
    starts = [number * dilation[0] * row for number in range(first)]
    return first, [slice(start, start + out[0] * row) for start in starts]


def _padded(out: Extents, dilation: Extents, kernel: Sequence[int]) -> Extents:
    """What windows without strides read of each dimension."""
    return tuple([n + step * (width - 1) for n, step, width in zip(out, dilation, kernel)])


def _within(products: Array, out: Extents, dilation: Extents, kernel: Sequence[int]) -> Array:
    """The places of windows in `products` (n, g, f, L), whose last dimension has rows as long as the padded ones."""
    rows = products.reshape(*products.shape[:3], out[0], *_padded(out, dilation, kernel)[1:])
    return rows[(slice(None),) * 4 + tuple([slice(size) for size in out[1:]])]


def _stretches(
    input: Array,
    kernel: Extents,
    out: Extents,
    geometry: Geometry,
    each: int,
    apart: int,
) -> Iterator[tuple[slice, slice, Array]]:
    """Blocks of samples and groups, and what elements of the kernel read there, as matrices (n, g, C/G * K, L).

    A row is a stretch of the padded plane, beginning where the first window finds the element.  If elements along the first
    dimension, of which there are `apart`, have no copies of their own (`_shifts`), K is of the others, and a row the plane from there
    to its end.  Of each group `each` products will be taken.
    """
    groups = geometry.groups
    own = input.shape[1] // groups
    extents, steps = _padded(out, geometry.dilation, kernel), _steps(kernel, out, geometry)
    copied = (kernel[0] // apart, *kernel[1:])
    row = prod(extents[1:])
    length, taps = (out[0] if apart == 1 else extents[0]) * row, prod(copied)
    group_bytes = own * taps * length * input.itemsize
    # Products of so few rows cost less than their calls.
    budget = 4 * windows.COLUMN_BYTES
    if apart > 1:  # but not where they are passed over again
        group_bytes += each * apart * length * input.itemsize
        budget = windows.COLUMN_BYTES // 2
    copies = np.empty(0, input.dtype)
    for some, part, padded in _planes(input, kernel, out, geometry, group_bytes, budget):
        if not copies.size:
            copies = np.empty((*padded.shape[:3], *copied, length), input.dtype)
        met = copies[: len(padded), : padded.shape[1]]
        met[...] = _met(padded, met.shape, steps)
        yield some, part, met.reshape(*padded.shape[:2], own * taps, length)


def _planes(
    input: Array, kernel: Extents, out: Extents, geometry: Geometry, group_bytes: int, budget: int
) -> Iterator[tuple[slice, slice, Array]]:
    """Blocks of samples and groups, and their padded planes (n, g, C/G, L), flattened, with room for the last windows.

    For a group and sample `group_bytes` of memory are passed over, for a block about `budget`.
    """
    _, lead, dilation, groups = geometry
    samples, own = len(input), input.shape[1] // groups
    planes = input.reshape(samples, groups, own, *input.shape[2:])
    extents = _padded(out, dilation, kernel)
    beyond = sum(
        [step * (width - 1) for step, width in zip(_steps(kernel, out, geometry), kernel)][1:]
    )
    meets = [
        (max(pad, 0), max(pad, 0, min(n, size + pad)), pad)
        for n, size, pad in zip(extents, input.shape[2:], lead)
    ]
    every = (slice(None),) * 3
    written = tuple([slice(first, last) for first, last, _ in meets])
    read = tuple([slice(first - pad, last - pad) for first, last, pad in meets])
    padded = np.empty(0, input.dtype)
    for some, part in _ranges(samples, groups, group_bytes, budget):
        block = planes[some, part]
        if not padded.size:
            padded = np.zeros((*block.shape[:3], prod(extents) + beyond), input.dtype)
        own_planes = padded[: len(block), : block.shape[1]]
        inside = own_planes[..., : prod(extents)].reshape(*block.shape[:3], *extents)
        inside[every + written] = block[every + read]  # around it there are zeros already
        yield some, part, own_planes


def _steps(kernel: Extents, out: Extents, geometry: Geometry) -> Extents:
    """How far apart in a padded plane the places are that neighbouring elements of the kernel read."""
    extents = _padded(out, geometry.dilation, kernel)
    return tuple([step * prod(extents[axis + 1 :]) for axis, step in enumerate(geometry.dilation)])


def _met(padded: Array, shape: Extents, steps: Extents) -> Array:
    """What elements of the kernel read of planes (n, g, C/G, L): a view of `shape` (n, g, C/G, *K, M)."""
    *outer, element = padded.strides
    return np.lib.stride_tricks.as_strided(
        padded, shape, (*outer, *[step * element for step in steps], element)
    )


Taps = tuple[slice, ...]


def _shifted(
    input: Array,
    kernel: Extents,
    out: Extents,
    geometry: Geometry,
) -> Iterator[tuple[slice, slice, Iterator[tuple[Taps, Array]]]]:
    """Blocks of samples and groups, and what elements of the kernel read of all windows there.

    That is in pieces: some elements of the kernel, and a view (n, g, C/G, *K, L) with the elements of all
    dimensions but the first in one.  A piece is gone when the next is asked for.
    """
    stride, lead, dilation, groups = geometry
    rank, samples, own = len(kernel), len(input), input.shape[1] // groups
    planes = input.reshape(samples, groups, own, *input.shape[2:])
    axes = list(zip(kernel, out, stride, lead, dilation))
    if rank == 1:  # a plane of one row
        planes = planes[..., None, :]
        axes.insert(0, (1, 1, 1, 0, 1))
    (_, height, *_), *others = axes
    width = prod(size for _, size, *_ in others)
    group_bytes = own * prod(kernel) * height * width * input.itemsize // axes[0][0]
    budget = 2 * windows.COLUMN_BYTES  # copies are read once, and not by a product

    def pieces(block: Array) -> Iterator[tuple[Taps, Array]]:
        for taps in product(*[_remainders(k, jump, step) for k, _, jump, _, step in axes]):
            places = [range(k)[met] for met, (k, *_) in zip(taps, axes)]
            starts = [
                [at * step - pad for at in own_places]
                for own_places, (_, _, _, pad, step) in zip(places, axes)
            ]
            apart = (starts[0][-1] - starts[0][0]) // axes[0][2] // max(len(places[0]) - 1, 1)
            rows = height + apart * (len(places[0]) - 1)
            columns = list(product(*starts[1:]))
            shape = (*block.shape[:3], len(columns), rows, *[size for _, size, *_ in others])
            copies = np.empty(shape, input.dtype)
            for number, column in enumerate(columns):
                fill_shifted(copies[:, :, :, number], block, (starts[0][0], *column), strides)
            sample, group, channel, copy, _, *_, element = copies.strides
            stretches = np.lib.stride_tricks.as_strided(
                copies,
                (*shape[:3], len(places[0]), len(columns), height * width),
                (sample, group, channel, apart * width * element, copy, element),
            )
            yield taps[-rank:], stretches

    strides = tuple(jump for _, _, jump, _, _ in axes)
    for some, part in _ranges(samples, groups, group_bytes, budget):
        yield some, part, pieces(planes[some, part])


def _remainders(width: int, jump: int, step: int) -> list[slice]:
    """Elements of a kernel by what the places that they read leave, divided by the stride."""
    every = jump // gcd(jump, step)
    return [slice(first, None, every) for first in range(min(every, width))]
