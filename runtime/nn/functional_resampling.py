"""Resampling: the forms of `gradsmith.nn.functional`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor
from typing import Any

from gradsmith.generated import functions, nn
from gradsmith.generated.nn_functional import adaptive_avg_pool2d, adaptive_avg_pool3d

from ..core.handlers import shows_completed
from ..core.origin import warn_caller
from ..core.tensor import Tensor
from ..dispatch.arguments import MISFIT, converter

_Scale = float | Sequence[float]

# The dimensions that a mode is for, the batch and channels included.
_MODES = {
    "nearest": (3, 4, 5),
    "nearest-exact": (3, 4, 5),
    "area": (3, 4, 5),
    "linear": (3,),
    "bilinear": (4,),
    "bicubic": (4,),
    "trilinear": (5,),
}


@shows_completed
def interpolate(
    input: Tensor,
    size: int | Sequence[int] | None = None,
    scale_factor: _Scale | None = None,
    mode: str = "nearest",
    align_corners: bool | None = None,
    recompute_scale_factor: bool | None = None,
    antialias: bool = False,
) -> Tensor:
    """`input` (N, C, *S) resampled to `size`, or to its extents times `scale_factor`.

    `mode` is "nearest", "nearest-exact", "area", "linear" (3-d input), "bilinear" or "bicubic" (4-d)
    or "trilinear" (5-d).  `align_corners` maps the outermost elements' centres onto each other
    instead of their outer edges.  `antialias` widens the kernel when shrinking.
    Raises ValueError for arguments that exclude each other, NotImplementedError for a mode that the
    input's dimensions do not allow.
    """
    smooth = mode in ("linear", "bilinear", "bicubic", "trilinear")
    if not smooth and align_corners is not None:
        raise ValueError(
            "align_corners option can only be set with the interpolating modes: linear | bilinear "
            "| bicubic | trilinear"
        )
    rank = input.ndim - 2
    sizes, scales = _sizes_and_scales(input, size, scale_factor, rank)
    if mode == "area" and sizes is None:
        recompute_scale_factor = True
    if recompute_scale_factor and size is not None:
        raise ValueError("recompute_scale_factor is not meaningful with an explicit size.")
    if sizes is None:
        assert scales is not None
        sizes = tuple(floor(own * scale) for own, scale in zip(input.shape[2:], scales))
        if recompute_scale_factor:
            scales = None
    if antialias and not (mode in ("bilinear", "bicubic") and input.ndim == 4):
        raise ValueError(
            "Anti-alias option is restricted to bilinear and bicubic modes and requires a 4-D tensor "
            "as input"
        )
    _check_mode(input, mode)
    each = scales if scales is not None else (None,) * rank
    align = False if align_corners is None else align_corners
    match mode, rank:
        case "nearest", 1:
            return nn.upsample_nearest1d(input, sizes, *each)
        case "nearest", 2:
            return nn.upsample_nearest2d(input, sizes, *each)
        case "nearest", 3:
            return nn.upsample_nearest3d(input, sizes, *each)
        case "nearest-exact", 1:
            return nn._upsample_nearest_exact1d(input, sizes, *each)
        case "nearest-exact", 2:
            return nn._upsample_nearest_exact2d(input, sizes, *each)
        case "nearest-exact", 3:
            return nn._upsample_nearest_exact3d(input, sizes, *each)
        case "area", 1:
            return functions.adaptive_avg_pool1d(input, sizes)
        case "area", 2:
            return adaptive_avg_pool2d(input, sizes)
        case "area", 3:
            return adaptive_avg_pool3d(input, sizes)
        case "linear", _:
            return nn.upsample_linear1d(input, sizes, align, *each)
        case "bilinear", _ if antialias:
            return nn._upsample_bilinear2d_aa(input, sizes, align, *each)
        case "bilinear", _:
            return nn.upsample_bilinear2d(input, sizes, align, *each)
        case "bicubic", _ if antialias:
            return nn._upsample_bicubic2d_aa(input, sizes, align, *each)
        case "bicubic", _:
            return nn.upsample_bicubic2d(input, sizes, align, *each)
        case _:
            return nn.upsample_trilinear3d(input, sizes, align, *each)


def _sizes_and_scales(
    input: Tensor, size: int | Sequence[int] | None, scale_factor: _Scale | None, rank: int
) -> tuple[tuple[int, ...] | None, tuple[float, ...] | None]:
    """One of the two for each spatial dimension; ValueError unless exactly one is given."""
    if size is not None and scale_factor is not None:
        raise ValueError("only one of size or scale_factor should be defined")
    given = size if size is not None else scale_factor
    if given is None:
        raise ValueError("either size or scale_factor should be defined")
    is_one = isinstance(given, Tensor) or not isinstance(given, Iterable)
    listed: tuple[Any, ...] = (given,) * rank if is_one else tuple(given)  # type: ignore[arg-type]
    if len(listed) != rank:
        name = "output size" if size is not None else "scale_factor"
        raise ValueError(
            f"Input and {name} must have the same number of spatial dimensions, but got input with "
            f"spatial dimensions of {list(input.shape[2:])} and {name} of {given}."
        )
    if size is not None:
        sizes: tuple[int, ...] = converter("int[]")(listed)
        if sizes is MISFIT:
            raise TypeError(f"expected size to be an int or a tuple of {rank} ints, but got {size}")
        return sizes, None
    return None, tuple(float(scale) for scale in listed)


def _check_mode(input: Tensor, mode: str) -> None:
    allowed = _MODES.get(mode)
    if allowed is None or input.ndim not in (3, 4, 5):
        raise NotImplementedError(
            "Input Error: Only 3D, 4D and 5D input Tensors supported "
            f"(got {input.ndim}D) for the modes: nearest | linear | bilinear | bicubic | trilinear "
            f"| area | nearest-exact (got {mode})"
        )
    if input.ndim not in allowed:
        raise NotImplementedError(
            f"Got {input.ndim}D input, but {mode} mode needs {allowed[0]}D input"
        )


def upsample(
    input: Tensor,
    size: int | Sequence[int] | None = None,
    scale_factor: _Scale | None = None,
    mode: str = "nearest",
    align_corners: bool | None = None,
) -> Tensor:
    """Another name for `interpolate`, deprecated."""
    _deprecated("upsample")
    return interpolate(input, size, scale_factor, mode, align_corners)


def upsample_nearest(
    input: Tensor,
    size: int | Sequence[int] | None = None,
    scale_factor: _Scale | None = None,
) -> Tensor:
    """`interpolate` by the nearest element, deprecated."""
    _deprecated("upsample_nearest")
    return interpolate(input, size, scale_factor, mode="nearest")


def upsample_bilinear(
    input: Tensor,
    size: int | Sequence[int] | None = None,
    scale_factor: _Scale | None = None,
) -> Tensor:
    """`interpolate` linearly with aligned corners, deprecated."""
    _deprecated("upsample_bilinear")
    return interpolate(input, size, scale_factor, mode="bilinear", align_corners=True)


def _deprecated(name: str) -> None:
    warn_caller(
        f"`nn.functional.{name}` is deprecated. Use `nn.functional.interpolate` instead.",
    )
