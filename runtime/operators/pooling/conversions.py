"""Extents of windows and of results of pooling."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import index

from gradsmith.generated import functions

from ...core.tensor import Tensor

Extents = int | Sequence[int]


def extents(given: Extents, rank: int) -> tuple[int, ...]:
    """One number for each of `rank` dimensions; an int alone stands for all of them."""
    numbers = tuple(given) if isinstance(given, Iterable) else (index(given),) * rank
    if len(numbers) != rank:
        raise IndexError(f"expected an int or {rank} of them, but got {list(numbers)}")
    return numbers


def kept_extents(
    input: Tensor, output_size: int | Sequence[int | None] | None, rank: int
) -> tuple[int, ...]:
    """`output_size` with the input's own extents where it says None."""
    spatial = input.shape[-rank:]
    if isinstance(output_size, int):
        return (output_size,) * rank
    if output_size is None:
        raise TypeError(f"output_size must be {rank} numbers or None for each of them, not None")
    if len(output_size) >= input.ndim:
        raise ValueError(
            f"Input dimension should be at least {len(output_size) + 1}, but got {input.ndim}"
        )
    if len(output_size) != rank:
        raise RuntimeError(
            f"adaptive pooling: internal error: output_size must be {rank} numbers, but got "
            f"{list(output_size)}"
        )
    return tuple(own if wanted is None else wanted for wanted, own in zip(output_size, spatial))


def unpooled_size(
    input: Tensor,
    kernel_size: Extents,
    stride: Extents | None,
    padding: Extents,
    output_size: Sequence[int] | None,
    rank: int,
) -> tuple[int, ...]:
    """The extents of what was pooled: `output_size` if it is near enough to the usual ones."""
    kernel = extents(kernel_size, rank)
    jumps = kernel if stride is None else extents(stride, rank)
    usual = tuple(
        (size - 1) * jump + width - 2 * pad
        for size, width, jump, pad in zip(
            input.shape[-rank:], kernel, jumps, extents(padding, rank)
        )
    )
    if output_size is None:
        return usual
    wanted = output_size
    if len(wanted) == rank + 2:
        wanted = wanted[2:]
    if len(wanted) != rank:
        raise ValueError(
            f"output_size should be a sequence containing {rank} or {rank + 2} elements, but it "
            f"has a length of '{len(wanted)}'"
        )
    for number, (size, mid, jump) in enumerate(zip(wanted, usual, jumps)):
        if not mid - jump < size < mid + jump:
            raise ValueError(
                f'invalid output_size "{wanted}" (dim {number} must be between '
                f"{mid - jump} and {mid + jump})"
            )
    return tuple(wanted)


def fractional_size(
    name: str,
    input: Tensor,
    output_size: Extents | None,
    output_ratio: float | Sequence[float] | None,
    rank: int,
) -> tuple[int, ...]:
    """`output_size`, or the input's extents times `output_ratio`.

    ValueError unless one of the two is given and ratios lie between 0 and 1.
    """
    if output_size is not None:
        sizes = _filled(output_size, rank)
        if len(sizes) != rank:
            raise RuntimeError(
                f"{name}: output_size must either be a single Int or tuple of Ints, got {list(sizes)}"
            )
        return sizes
    if output_ratio is None:
        raise ValueError(f"{name} requires specifying either an output_size or an output_ratio")
    if isinstance(output_ratio, (int, float)):
        ratios: Sequence[float] = (output_ratio,) * rank
    else:
        ratios = output_ratio
    if len(ratios) != rank:
        raise ValueError(
            f"{name} requires output_ratio to either be a single Int or tuple of Ints."
        )
    if not all(0 < ratio < 1 for ratio in ratios):
        raise ValueError(f"output_ratio must be between 0 and 1 (got {output_ratio})")
    return tuple(int(extent * ratio) for extent, ratio in zip(input.shape[-rank:], ratios))


def _filled(given: Extents, rank: int) -> tuple[int, ...]:
    """One number for each of `rank` dimensions, or as many as were given."""
    return (given,) * rank if isinstance(given, int) else tuple(given)


def fractional_samples(input: Tensor, rank: int) -> Tensor:
    """Random numbers that place the windows of each channel of each sample."""
    samples = 1 if input.ndim == rank + 1 else input.shape[0]
    channels = input.shape[-rank - 1]
    return functions.rand(samples, channels, rank, dtype=input.dtype, device=input.device)
