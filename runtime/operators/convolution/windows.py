"""Windows of arrays with zeros around them, as views and as copies of a block at a time."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import NamedTuple

from ...core.namespace import Array, host, np

Extents = tuple[int, ...]


class Geometry(NamedTuple):
    """Where windows lie in the input, and which channels they see."""

    stride: Extents
    lead: Extents
    """So many elements before the input the first window begins."""
    dilation: Extents
    groups: int


# Bytes of windows gathered at a time: what a second-level cache holds, so that the matrix product that follows
# finds them there.
COLUMN_BYTES = 1 << 20


def output_extents(
    spatial: Extents, kernel: Extents, stride: Extents, padding: Extents, dilation: Extents
) -> Extents:
    """Extents of a convolution's output."""
    return tuple(
        (size + 2 * pad - step * (width - 1) - 1) // jump + 1
        for size, width, jump, pad, step in zip(spatial, kernel, stride, padding, dilation)
    )


def pad_first(input: Array, padding: Extents) -> Array:
    """`input` with zeros around its spatial dimensions."""
    if not any(padding):
        return input
    spatial = input.shape[2:]
    extents = tuple(size + 2 * pad for size, pad in zip(spatial, padding))
    result = np.zeros((*input.shape[:2], *extents), input.dtype)
    result[inside(padding, spatial)] = input
    return result


def inside(padding: Extents, spatial: Extents) -> tuple[slice, ...]:
    """What lies inside the padding, behind two leading dimensions."""
    everything = slice(None)
    inner = (slice(pad, pad + size) for pad, size in zip(padding, spatial))
    return (everything, everything, *inner)


def fill_shifted(target: Array, source: Array, starts: Extents, steps: Extents) -> None:
    """Copies ``source[..., start + step * i, ...]`` to place ``i`` of `target`, and zero where there is none.

    `starts` and `steps` are those of the last dimensions; starts may be negative.
    """
    into, read = _shifted(target, source, starts, steps)
    before: tuple[slice, ...] = ()
    for axis, place in enumerate(into):
        if place.start:
            target[*before, : place.start] = 0
        if place.stop is not None and place.stop < target.shape[axis]:
            target[*before, place.stop :] = 0
        before = (*before, place)
    target[into] = source[read]


def _shifted(
    target: Array, source: Array, starts: Extents, steps: Extents
) -> tuple[tuple[slice, ...], tuple[slice, ...]]:
    """Where `fill_shifted` writes what is not zero, and what it reads for it."""
    lead = target.ndim - len(starts)
    before: tuple[slice, ...] = (slice(None),) * lead
    read = before
    for axis, (start, step) in enumerate(zip(starts, steps), lead):
        count, size = target.shape[axis], source.shape[axis]
        first = min(max(0, -(start // step)), count)
        last = max(first, min(count, (size - 1 - start) // step + 1))
        before = (*before, slice(first, last))
        begin = start + first * step
        read = (*read, slice(begin, begin + (last - first) * step, step))
    return before, read


def windows_first(
    padded: Array, kernel: Extents, out: Extents, stride: Extents, dilation: Extents
) -> Array:
    """A view of `padded` (N, C, *S) of shape (C, *K, N, *L): every window in a column."""
    sample, channel, *steps = padded.strides
    return np.lib.stride_tricks.as_strided(
        padded,
        (padded.shape[1], *kernel, padded.shape[0], *out),
        (
            channel,
            *(step * apart for step, apart in zip(steps, dilation)),
            sample,
            *(step * jump for step, jump in zip(steps, stride)),
        ),
        writeable=False,
    )


def _windows_last(
    padded: Array, kernel: Extents, out: Extents, stride: Extents, dilation: Extents
) -> Array:
    """A view of `padded` (N, *S, C) of shape (N, *L, *K, C): every window in a row."""
    sample, *steps, channel = padded.strides
    return np.lib.stride_tricks.as_strided(
        padded,
        (padded.shape[0], *out, *kernel, padded.shape[-1]),
        (
            sample,
            *(step * jump for step, jump in zip(steps, stride)),
            *(step * apart for step, apart in zip(steps, dilation)),
            channel,
        ),
        writeable=False,
    )


Block = tuple[slice, slice]
"""Samples, and places along the first spatial dimension of the output."""


def gathered_windows(
    input: Array,
    kernel: Extents,
    out: Extents,
    geometry: Geometry,
    last: bool,
    budget: int,
) -> Iterator[tuple[Block, Array]]:
    """Contiguous copies of the windows of a block at a time, in about `budget` bytes, and which block that is.

    Window `i` begins at ``stride * i - lead`` of the `input` (N, C, *S), around which there are zeros.  Windows are in
    columns, (C, *K, n, l, …), or with `last` in rows with the channels `last` in memory, (n, l, …, *K, C).  The copies
    share a buffer: each is gone when the next is asked for.
    """
    stride, lead, dilation, _ = geometry
    channels = input.shape[1]
    reach = tuple(step * (width - 1) + 1 for width, step in zip(kernel, dilation))
    extents = tuple((n - 1) * jump + r for n, jump, r in zip(out, stride, reach))
    bare = not any(lead) and all(n <= size for n, size in zip(extents, input.shape[2:]))
    window_bytes = channels * prod(kernel) * input.itemsize
    view = _windows_last if last else windows_first
    padded = columns = np.empty(0, input.dtype)
    for block in window_blocks(len(input), out, window_bytes, budget):
        rows = block[1].stop - block[1].start
        top, deep = block[1].start * stride[0], (rows - 1) * stride[0] + reach[0]
        part = input[block[0]]
        if bare and not last:
            part = part[:, :, top : top + deep]
        else:
            shape = (deep, *extents[1:])
            shape = (len(part), *shape, channels) if last else (len(part), channels, *shape)
            if padded.shape != shape:
                padded = np.empty(shape, input.dtype)
            starts = (top - lead[0], *(-pad for pad in lead[1:]))
            channels_first = np.moveaxis(padded, -1, 1) if last else padded
            fill_shifted(channels_first, part, starts, (1,) * len(lead))
            part = padded
        windows = view(part, kernel, (rows, *out[1:]), stride, dilation)
        if columns.shape != windows.shape:
            columns = np.empty(windows.shape, input.dtype)
        np.copyto(columns, windows)
        yield block, columns


def gathered_rows(
    input: Array,
    kernel: Extents,
    out: Extents,
    geometry: Geometry,
    budget: int,
) -> Iterator[tuple[Block, list[Array]]]:
    """As `gathered_windows` in columns, of no more than one sample at a time, and with fewer copies: for each element of the
    kernel along the first dimension a matrix (C * K', l * …), K' the elements along the others.

    Those that read places of the same remainder, divided by the stride, are views of the same rows, some rows apart.
    """
    shifts = shifts_of_rows(input, kernel, out, geometry)
    stride, lead, dilation, _ = geometry
    channels, (first, *others), (jump, *_) = input.shape[1], kernel, stride
    reach = tuple(step * (width - 1) + 1 for width, step in zip(kernel, dilation))
    extents = tuple((n - 1) * by + r for n, by, r in zip(out, stride, reach))
    bare = not any(lead) and all(n <= size for n, size in zip(extents, input.shape[2:]))
    read = [divmod(number * dilation[0], jump) for number in range(first)]
    furthest: dict[int, int] = {}
    for rows_on, remainder in read:
        furthest[remainder] = rows_on
    row = prod(out[1:])
    window_bytes = channels * prod(others) * input.itemsize * len(furthest)
    blocks = [lines for _, lines in window_blocks(1, out, window_bytes, budget)]
    padded = np.empty(0, input.dtype)
    copies: dict[int, Array] = {}
    views: dict[int, Array] = {}
    moved: ShiftedRows | None = None
    into: tuple[slice, ...] = ()
    read_from: tuple[slice, ...] = ()
    found: list[Array] = []
    for number in range(len(input)):
        sample = slice(number, number + 1)
        for lines in blocks:
            rows = lines.stop - lines.start
            top, deep = lines.start * jump, (rows - 1) * jump + reach[0]
            # Of samples that are one block each, all but the first find everything laid out, and zeros where they belong.
            again = number > 0 and len(blocks) == 1
            if bare:
                part = input[:, :, top : top + deep]
            elif not shifts:
                shape = (1, channels, deep, *extents[1:])
                if padded.shape != shape:
                    padded = np.empty(shape, input.dtype)
                if again:
                    padded[into] = input[sample][read_from]
                else:
                    starts, ones = (top - lead[0], *(-pad for pad in lead[1:])), (1,) * len(lead)
                    into, read_from = _shifted(padded, input[sample], starts, ones)
                    fill_shifted(padded, input[sample], starts, ones)
                part = padded
            if not again:
                for remainder, rows_on in furthest.items():
                    planes = (rows + rows_on, *out[1:])
                    if not shifts:
                        views[remainder] = _rows_in_columns(
                            part[:, :, remainder:], tuple(others), planes, stride, dilation[1:]
                        )
                    target = (channels, *others, *planes)
                    if remainder not in copies or copies[remainder].shape != target:
                        copies[remainder] = np.empty(target, input.dtype)
                found = [
                    copies[remainder].reshape(channels * prod(others), -1)[
                        :, rows_on * row : (rows_on + rows) * row
                    ]
                    for rows_on, remainder in read
                ]
                if shifts:
                    moved = shifted_rows(copies[0], input.shape[2], top - lead[0], shifts)
            if moved is not None:
                moved.fill(input[number])
            for remainder, view in views.items():
                np.copyto(copies[remainder], view[number if bare else 0])
            yield (sample, lines), found


def shifts_of_rows(input: Array, kernel: Extents, out: Extents, geometry: Geometry) -> list[int]:
    """By how much each element along a kernel's row shifts the rows of the input; empty unless those of the output are as long.

    With strides, runs of a plane are too short for copies of planes to pay.
    """
    stride, (*_, lead), (*_, apart), _ = geometry
    if len(kernel) != 2 or max(stride) > 1 or out[1] != input.shape[3] or np is not host:
        return []
    shifts = [number * apart - lead for number in range(kernel[1])]
    return shifts if max(map(abs, shifts)) <= out[1] else []


class ShiftedRows(NamedTuple):
    """How planes are copied into windows whose rows are as long as theirs.

    Such rows follow each other in memory, so a shifted plane is one copy, after which what came from the rows beside is set to
    zero.
    """

    read: slice
    """Which rows of the planes are read."""
    moves: list[tuple[Array, slice, Array]]
    """For each shift the memory, what is copied there of each plane, and what becomes zero."""

    def fill(self, planes: Array) -> None:
        """Copy `planes` (C, H, W), of which there may be fewer than there is memory for."""
        rows = planes[:, self.read]
        source = rows.reshape(len(rows), rows.shape[1] * rows.shape[2])
        for into, moved, edge in self.moves:
            np.copyto(into[: len(rows)], source[:, moved])
            edge[: len(rows)].fill(0)


def shifted_rows(target: Array, height: int, start: int, shifts: list[int]) -> ShiftedRows:
    """How ``planes[c, start + i, j + shifts[k]]``, of `height` rows, is copied to ``target[c, k, i, j]``.

    Rows of the target beyond the planes become zero at once.
    """
    channels, _, rows, width = target.shape
    first = min(max(-start, 0), rows)
    last = max(min(height - start, rows), first)
    target[:, :, :first] = 0
    target[:, :, last:] = 0
    length = (last - first) * width
    moves = []
    for number, shift in enumerate(shifts if length else ()):
        own = target[:, number, first:last]
        left, right = max(-shift, 0), max(shift, 0)
        into = own.reshape(channels, length)[:, left : length - right]
        edge = own[:, :, :left] if left else own[:, :, width - right :]
        moves.append((into, slice(right, length - left), edge))
    return ShiftedRows(slice(start + first, start + last) if length else slice(0), moves)


def _rows_in_columns(
    planes: Array, kernel: Extents, out: Extents, stride: Extents, dilation: Extents
) -> Array:
    """A view of `planes` (N, C, *S) of shape (N, C, *K', *L), windows that have one row."""
    sample, channel, *steps = planes.strides
    return np.lib.stride_tricks.as_strided(
        planes,
        (*planes.shape[:2], *kernel, *out),
        (
            sample,
            channel,
            *(step * apart for step, apart in zip(steps[1:], dilation)),
            *(step * by for step, by in zip(steps, stride)),
        ),
        writeable=False,
    )


def window_blocks(samples: int, out: Extents, window_bytes: int, budget: int) -> Iterator[Block]:
    """The windows of all samples in blocks of about `budget` bytes: of whole samples, or of rows of one."""
    rows, sample = out[0], window_bytes * prod(out)
    count = max(1, budget // sample)
    if sample > budget:
        rows = -(-rows // -(-sample // budget))  # as equal as they can be
    for first in range(0, samples, count):
        for top in range(0, out[0], rows):
            yield (
                slice(first, min(first + count, samples)),
                slice(top, min(top + rows, out[0])),
            )


def window_slices(
    position: Extents, out: Extents, stride: Extents, dilation: Extents
) -> tuple[slice, ...]:
    """What every window's element at `position` reads, behind two leading dimensions."""
    start = [at * apart for at, apart in zip(position, dilation)]
    return (
        slice(None),
        slice(None),
        *(
            slice(begin, begin + (size - 1) * jump + 1, jump)
            for begin, size, jump in zip(start, out, stride)
        ),
    )
