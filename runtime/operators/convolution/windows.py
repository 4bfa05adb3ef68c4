"""Windows of padded arrays, as views and as copies a few samples at a time."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.namespace import Array, np

Extents = tuple[int, ...]

# Bytes of windows gathered at a time: more than a second-level cache holds, because a larger matrix
# product gains more than the copies lose.
COLUMN_BYTES = 4 << 20


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


def pad_last(input: Array, padding: Extents) -> Array:
    """`input` with its channels last in memory and zeros around its spatial dimensions."""
    moved = np.moveaxis(input, 1, -1)
    if not any(padding):
        return np.ascontiguousarray(moved)
    spatial = input.shape[2:]
    extents = tuple(size + 2 * pad for size, pad in zip(spatial, padding))
    result = np.zeros((input.shape[0], *extents, input.shape[1]), input.dtype)
    result[inside(padding, spatial)[1:]] = moved
    return result


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


def windows_last(
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


def gather_first(windows: Array) -> Iterator[tuple[int, int, Array]]:
    """Contiguous copies of the windows of a few samples at a time, and which samples those are.

    The copies share a buffer: each is gone when the next is asked for.
    """
    axis = windows.ndim // 2
    lead = (slice(None),) * axis
    samples = windows.shape[axis]
    each = windows.size // samples
    buffer: Array | None = None
    for first, last in chunks(samples, each * windows.itemsize):
        part = windows[(*lead, slice(first, last))]
        if buffer is None:
            buffer = np.empty(part.size, windows.dtype)
        gathered = buffer[: part.size].reshape(part.shape)
        np.copyto(gathered, part)
        yield first, last, gathered


def gather_last(windows: Array) -> Iterator[tuple[int, int, Array]]:
    """As `gather_first`, for windows with the samples first."""
    samples = len(windows)
    buffer: Array | None = None
    for first, last in chunks(samples, windows.size // samples * windows.itemsize):
        part = windows[first:last]
        if buffer is None:
            buffer = np.empty(part.shape, windows.dtype)
        gathered = buffer[: last - first]
        np.copyto(gathered, part)
        yield first, last, gathered


def chunks(samples: int, bytes_each: int) -> list[tuple[int, int]]:
    """Ranges of samples that take about COLUMN_BYTES, at `bytes_each`."""
    count = max(1, COLUMN_BYTES // max(bytes_each, 1))
    return [(first, min(first + count, samples)) for first in range(0, samples, count)]


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
