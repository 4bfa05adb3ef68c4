"""Resampling: the forms of `gradsmith.nn.functional`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor
from typing import Any

from gradsmith.generated import nn, nn_functional

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
    "lanczos": (4,),
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

    `mode` is "nearest", "nearest-exact", "area", "linear" (3-d input), "bilinear", "bicubic" or "lanczos" (4-d)
    or "trilinear" (5-d); "lanczos" needs `antialias`.  `align_corners` maps the outermost elements' centres onto each other
    instead of their outer edges.  `antialias` widens the kernel when shrinking.
    Raises ValueError for arguments that exclude each other, NotImplementedError for a mode that the
    input's dimensions do not allow.
    """
    smooth = mode in ("linear", "bilinear", "bicubic", "trilinear")
    if mode == "lanczos":
        if align_corners:
            raise ValueError("Lanczos mode does not support align_corners=True")
        if not antialias:
            raise ValueError("Lanczos mode requires antialias=True")
        smooth = True
    elif not smooth and align_corners is not None:
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
    if antialias and not (mode in ("bilinear", "bicubic", "lanczos") and input.ndim == 4):
        raise ValueError(
            "Anti-alias option is restricted to bilinear, bicubic, and lanczos modes and requires a 4-D tensor "
            "as input"
        )
    _check_mode(input, mode)
    each = scales if scales is not None else (None,) * rank
    align = False if align_corners is None else align_corners
    if mode == "area":
        result: Tensor = getattr(nn_functional, f"adaptive_avg_pool{rank}d")(input, sizes)
        return result
    name = f"upsample_{mode}{rank}d"
    if mode == "nearest-exact":
        name = f"_upsample_nearest_exact{rank}d"
    elif antialias:
        name = f"_{name}_aa"
    given = (align, *each) if smooth else each
    result = getattr(nn, name)(input, sizes, *given)
    return result


def _sizes_and_scales(
    input: Tensor, size: int | Sequence[int] | None, scale_factor: _Scale | None, rank: int
) -> tuple[tuple[int, ...] | None, tuple[float, ...] | None]:
    """One of the two for each spatial dimension; ValueError unless exactly one is given."""
    if size is not None and scale_factor is not None:
        raise ValueError("only one of size or scale_factor should be defined")
    given = size if size is not None else scale_factor
    if given is None:
        raise ValueError("either size or scale_factor should be defined")
    is_one = isinstance(given, (int, float, Tensor)) or not isinstance(given, Iterable)
    listed: tuple[Any, ...] = (given,) * rank if is_one else tuple(given)  # type: ignore[arg-type]
    if len(listed) != rank:
        spatial = f"spatial dimensions of {list(input.shape[2:])}"
        if size is not None:
            raise ValueError(
                "Input and output must have the same number of spatial dimensions, but got input with "
                f"{spatial} and output size of {size}. Please provide input tensor in "
                "(N, C, d1, d2, ...,dK) format and output size in (o1, o2, ...,oK) format."
            )
        raise ValueError(
            "Input and scale_factor must have the same number of spatial dimensions, but got input with "
            f"{spatial} and scale_factor of shape {scale_factor}. Please provide input tensor in "
            "(N, C, d1, d2, ...,dK) format and scale_factor in (s1, s2, ...,sK) format."
        )
    if size is not None:
        sizes: tuple[int, ...] = converter("int[]")(listed)
        if sizes is MISFIT:
            raise TypeError(
                "expected size to be one of int or Tuple[int] or Tuple[int, int] or Tuple[int, int, int], but "
                f"got size with types {[type(each) for each in listed]}"
            )
        return sizes, None
    return None, tuple(float(scale) for scale in listed)


def _check_mode(input: Tensor, mode: str) -> None:
    allowed = _MODES.get(mode)
    if allowed is None or input.ndim not in (3, 4, 5):
        raise NotImplementedError(
            "Input Error: Only 3D, 4D and 5D input Tensors supported "
            f"(got {input.ndim}D) for the modes: nearest | linear | bilinear | bicubic | trilinear "
            f"| lanczos | area | nearest-exact (got {mode})"
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
