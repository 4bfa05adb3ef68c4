"""Arguments of resampling at given places."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ...core.origin import warn_caller
from ...core.tensor import Tensor


def mode_number(argument: str, given: str, expected: str) -> int:
    """The place of `given` among the quoted words of `expected`; ValueError for another."""
    modes = _quoted(expected)
    if given not in modes:
        raise ValueError(
            f"nn.functional.grid_sample(): expected {argument} to be {expected}, but got: '{given}'"
        )
    return modes.index(given)


@cache
def _quoted(words: str) -> list[str]:
    return words.split("'")[1::2]


def corners(align_corners: bool | None) -> bool:
    """Whether the outermost places are the outermost elements' centres; warns where nothing is said."""
    if align_corners is None:
        warn_caller(
            "grid_sample and affine_grid take align_corners=False where nothing is said. Say "
            "align_corners=True for grids whose outermost places are the outermost elements' centres.",
        )
        return False
    return align_corners


def check_affine(theta: Tensor, size: Sequence[int]) -> None:
    """ValueError unless `theta` holds floating (N, 2, 3) or (N, 3, 4) matrices that fit `size`."""
    if not theta.is_floating_point():
        raise ValueError(f"Expected theta to have floating point type, but got {theta.dtype}")
    rank = len(size) - 2
    if rank not in (2, 3):
        raise NotImplementedError(
            "affine_grid only supports 4D and 5D sizes, for 2D and 3D affine transforms, "
            f"respectively. Got size {tuple(size)}."
        )
    if theta.ndim != 3 or tuple(theta.shape[-2:]) != (rank, rank + 1):
        raise ValueError(
            f"Expected a batch of {rank}D affine matrices of shape Nx{rank}x{rank + 1} for size "
            f"{tuple(size)}. Got {theta.shape}."
        )
    if min(size) <= 0:
        raise ValueError(f"Expected non-zero, positive output size. Got {tuple(size)}")
