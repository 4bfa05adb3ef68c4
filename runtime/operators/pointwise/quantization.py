"""Rounding to the points of a grid, as quantization does, in the dtype that there is: fake quantization.

Benoit Jacob et al., *Quantization and Training of Neural Networks for Efficient Integer-Arithmetic-Only Inference*, 2018,
section 3.  The grid is ``(n - zero_point) * scale`` for whole n from `quant_min` to `quant_max`.  Results come with a mask,
of where an element lay within the grid, or at most half a step beyond its ends: what the gradient passes through.
"""

from __future__ import annotations

from ...core.namespace import Array, DType, certain, np
from ...core.result import Result
from ..dims import normalize_dim
from ..scalar_types import not_implemented, scalar_type_name
from .comparison import check_single

_BOOL = np.dtype(np.bool_)
_SINGLE = np.dtype(np.float32)
_DOUBLE = np.dtype(np.float64)


def _checked(self: Array, quant_min: int, quant_max: int) -> tuple[Result, Result]:
    """The tensor rounded, and the mask; RuntimeError for a grid without points, or for a tensor of integers."""
    if self.dtype.kind not in "fV":
        raise not_implemented("fake_quantize", self.dtype)
    if quant_min > quant_max:
        raise RuntimeError(
            "`quant_min` should be less than or equal to `quant_max`, but got "
            f"quant_min={quant_min} and quant_max={quant_max}."
        )
    return Result(self.shape, self.dtype, (self,)), Result(self.shape, _BOOL, (self,))


_NO_ZERO = "`zero_point` must be between `quant_min` and `quant_max`."


def _rounded(
    self: Array,
    scale: Array,
    zero_point: Array,
    ends: tuple[int, int],
    precision: DType,
) -> tuple[Array, Array]:
    """Elements at the point next to them, NaN at the first, and the mask; products are rounded to `precision`.

    `scale` is of single precision; a `zero_point` that is no whole number shifts elements before they are rounded.
    """
    wide = self if self.dtype == _DOUBLE else self.astype(_SINGLE)
    inverse = np.ones((), _SINGLE) / scale
    if zero_point.dtype.kind in "iu":
        place = np.rint(wide * inverse).astype(_DOUBLE) + zero_point
    else:
        place = np.rint(wide * inverse + zero_point.astype(_SINGLE)).astype(_DOUBLE)
    first, last = ends
    point = (np.fmin(np.fmax(place, first), last) - zero_point.astype(_DOUBLE)) * scale
    return point.astype(precision).astype(self.dtype), (place >= first) & (place <= last)


def fake_quantize_shape(
    self: Array, scale: float, zero_point: int, quant_min: int, quant_max: int
) -> tuple[Result, Result]:
    """The tensor rounded, and the mask; RuntimeError for a grid without points, or with zero beyond its ends."""
    results = _checked(self, quant_min, quant_max)
    if not quant_min <= zero_point <= quant_max:
        raise RuntimeError(
            f"{_NO_ZERO[:-1]}, but got {zero_point}, and {quant_min} and {quant_max}."
        )
    return results


def fake_quantize(
    self: Array, scale: float, zero_point: int, quant_min: int, quant_max: int
) -> tuple[Array, Array]:
    """Each element at the next point of one grid, and the mask."""
    return _rounded(
        self,
        np.asarray(scale, _SINGLE),
        np.asarray(zero_point, np.int64),
        (quant_min, quant_max),
        _SINGLE,
    )


def fake_quantize_by_tensors_shape(
    self: Array,
    scale: Array,
    zero_point: Array,
    fake_quant_enabled: Array,
    quant_min: int,
    quant_max: int,
) -> tuple[Result, Result]:
    """As `fake_quantize_shape`; RuntimeError unless scale and zero are one number each."""
    for numbers in (scale, zero_point, fake_quant_enabled):
        check_single(numbers)
    return _checked(self, quant_min, quant_max)


def fake_quantize_by_tensors(
    self: Array,
    scale: Array,
    zero_point: Array,
    fake_quant_enabled: Array,
    quant_min: int,
    quant_max: int,
) -> tuple[Array, Array]:
    """As `fake_quantize`, by numbers in tensors; the elements as they are, unless it is enabled."""
    point, mask = _rounded(
        self,
        scale.reshape(()).astype(_SINGLE),
        zero_point.reshape(()).astype(np.int64),
        (quant_min, quant_max),
        _SINGLE,
    )
    enabled = fake_quant_enabled.reshape(()).astype(_BOOL)
    return np.where(enabled, point, self), mask | ~enabled


def fake_quantize_channels_shape(
    self: Array, scale: Array, zero_point: Array, axis: int, quant_min: int, quant_max: int
) -> tuple[Result, Result]:
    """The tensor rounded, and the mask; an error unless scale and zero have a number for each slice of `axis`."""
    if scale.dtype.itemsize != 4 or scale.dtype.kind != "f":
        raise RuntimeError(
            f"Scale must be Float or BFloat16, found {scalar_type_name(scale.dtype)}"
        )
    if zero_point.dtype not in (np.dtype(np.int32), _SINGLE, np.dtype(np.float16)):
        raise RuntimeError(
            f"Zero-point must be Int32, Float or Half, found {scalar_type_name(zero_point.dtype)}"
        )
    if scale.ndim != 1:
        raise RuntimeError("scale should be a 1-D tensor")
    if zero_point.ndim != 1:
        raise RuntimeError("zero point should be a 1-D tensor")
    if scale.size != zero_point.size:
        raise RuntimeError("scale and zero-point need to have the same dimensions")
    place = normalize_dim(axis, self.ndim)
    if (self.shape[place] if self.ndim else 1) != scale.size:
        raise RuntimeError(
            "dimensions of scale and zero-point are not consistent with input tensor"
        )
    results = _checked(self, quant_min, quant_max)
    if axis < 0:
        raise RuntimeError("`axis` must be between 0 and number of dimensions of input")
    return results


def fake_quantize_channels(
    self: Array, scale: Array, zero_point: Array, axis: int, quant_min: int, quant_max: int
) -> tuple[Array, Array]:
    """Each slice of `axis` rounded to a grid of its own, and the mask.

    RuntimeError where whole numbers for zero are beyond a grid's ends.
    """
    if zero_point.dtype.kind == "i" and zero_point.size:
        inside = (zero_point >= quant_min) & (zero_point <= quant_max)
        if not certain(inside.all(), True):
            raise RuntimeError(_NO_ZERO)
    along = (-1, *(1,) * (self.ndim - axis - 1)) if self.ndim else ()
    return _rounded(
        self,
        scale.reshape(along),
        zero_point.reshape(along),
        (quant_min, quant_max),
        _DOUBLE,
    )
