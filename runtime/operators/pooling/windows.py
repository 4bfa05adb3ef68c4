"""Windows of poolings: their extents, and how many there are."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

Extents = tuple[int, ...]


class Windows(NamedTuple):
    """The windows of a pooling, with a number for each dimension."""

    kernel: Extents
    stride: Extents
    padding: Extents
    dilation: Extents


@lru_cache(maxsize=256)
def windows_of(
    rank: int, kernel_size: Extents, stride: Extents, padding: Extents, dilation: Extents = (1,)
) -> Windows:
    """The windows that a pooling over `rank` dimensions asks for; side by side without a stride."""
    kernel = fill_extents("kernel_size", kernel_size, rank)
    return Windows(
        kernel,
        fill_extents("stride", stride, rank) if stride else kernel,
        fill_extents("padding", padding, rank),
        fill_extents("dilation", dilation, rank),
    )


def fill_extents(name: str, extents: Extents, rank: int) -> Extents:
    """One extent stands for all of `rank`."""
    if len(extents) == rank:
        return extents
    if len(extents) == 1:
        return extents * rank
    words = {1: "one int", 2: "two ints", 3: "three ints"}[rank]
    raise RuntimeError(f"{name} must either be a single int, or a tuple of {words}")


@lru_cache(maxsize=1024)
def pooled_shape(shape: Extents, windows: Windows, ceil_mode: bool) -> Extents:
    """What pooling makes of a tensor of `shape`; RuntimeError when there is nothing to be made."""
    kernel, stride, padding, dilation = windows
    rank = len(kernel)
    if not all(stride):
        raise RuntimeError("stride should not be zero")
    for width, pad, step in zip(kernel, padding, dilation):
        if pad < 0:
            raise RuntimeError(f"pad must be non-negative, but got pad: {pad}")
        if pad > int(((width - 1) * step + 1) / 2):  # half is rounded towards zero
            raise RuntimeError(
                "pad should be at most half of effective kernel size, but got "
                f"pad={pad}, kernel_size={width} and dilation={step}"
            )
    for name, letter, extents in (
        ("kernel size", "k", kernel),
        ("stride", "d", stride),
        ("dilation", "dilation", dilation),
    ):
        if min(extents) <= 0:
            got = " ".join(f"{letter}{axis}: {n}" for axis, n in zip("THW"[-rank:], extents))
            raise RuntimeError(f"{name} should be greater than zero, but got {got}")
    if len(shape) not in (rank + 1, rank + 2):
        raise RuntimeError(
            f"non-empty {rank + 1}D or {rank + 2}D (batch mode) tensor expected for input"
        )
    if 0 in shape[-rank - 1 :]:
        text = (
            f"Expected {rank + 1}D or {rank + 2}D (batch mode) tensor with optional 0 dim batch "
            f"size for input, but got:{list(shape)}"
        )
        if rank == 3:
            text = (
                "Expected input's non-batch dimensions to have positive length, but input has a "
                f"shape of {list(shape)}"
            )
        raise RuntimeError(text)
    spatial = shape[-rank:]
    out = []
    for size, width, jump, pad, step in zip(spatial, kernel, stride, padding, dilation):
        room = size + 2 * pad - step * (width - 1) - 1
        extent = (room + (jump - 1 if ceil_mode else 0)) // jump + 1
        if ceil_mode and (extent - 1) * jump >= size + pad:
            extent -= 1  # every window starts inside the input or the padding before it
        out.append(extent)
    if min(out) < 1:
        raise RuntimeError(
            f"Given input size: ({_by((shape[-rank - 1], *spatial))}). Calculated output "
            f"size: ({_by((shape[-rank - 1], *out))}). Output size is too small"
        )
    return (*shape[:-rank], *out)


def _by(extents: Extents) -> str:
    return "x".join(map(str, extents))
