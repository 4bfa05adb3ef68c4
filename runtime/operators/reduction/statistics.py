"""Variances, logarithms of sums of exponentials, and histograms."""

from __future__ import annotations

import math
from functools import partial

from ...core.namespace import Array, default_dtype, host, np, occurrences
from ...core.result import Result, only_infers
from ...core.shared_loops import SHARED, over_parts
from ...core.warn import warn_caller, warn_discarded
from ..broadcasting import broadcast
from ..folds import add_reduce, maximum_reduce, minimum_reduce, xor_reduce
from ..row_blocks import of_row_blocks, row_maximum, row_sum
from ..scalar_types import largest_of, not_implemented, real_dtype, scalar_type_name
from .reduction import (
    accumulate_sum,
    extent_of,
    reduced_axes,
    reduced_shape,
    require_extent,
)
from .softmax import GREATEST, between

_UINT64 = np.dtype(np.uint64)

_INT64 = np.dtype(np.int64)
_FLOAT32 = np.dtype(np.float32)


def var_shape(
    self: Array,
    dim: tuple[int, ...] | None = None,
    correction: float | None = None,
    keepdim: bool = False,
    /,
) -> Result:
    """A variance over `dim`, real even for complex input; `correction` may be whether it is unbiased."""
    return Result(reduced_shape(self.shape, dim, keepdim), real_dtype(self.dtype))


@only_infers
def var_of_all_shape(self: Array, unbiased: bool = True) -> Result:
    """A variance of all elements."""
    return var_shape(self)


def _moments(
    self: Array,
    dim: tuple[int, ...] | None,
    correction: complex | None,
    keepdim: bool,
    name: str,
) -> tuple[Array, Array]:
    """Variance and mean, in float32 for 16-bit types; deviations are from the mean (two passes)."""
    if self.dtype.kind in "biu":
        raise RuntimeError(
            f"{name if name.endswith('_mean') else 'std and var'} only support floating point and complex "
            "dtypes"
        )
    wide = _FLOAT32 if self.dtype.itemsize == 2 else self.dtype
    values = self if wide is self.dtype else self.astype(wide)
    axes = reduced_axes(dim, self.ndim)
    count = self.size if axes is None else extent_of(self.shape, axes)
    real = real_dtype(wide)
    mean = accumulate_sum(values, axes, True, wide) / (real.type(count))
    if values.size >= SHARED and np is host and wide.kind == "f":
        deviation = over_parts(np.subtract, values, mean)
        squares = over_parts(np.multiply, deviation, deviation, out=deviation)
    else:
        squares = _squares(values - mean)
    total = accumulate_sum(np.asarray(squares), axes, keepdim, real)
    freedom = count - (1 if correction is None else float(correction.real))
    if freedom <= 0 and total.size:
        warn_caller(
            f"{name}(): degrees of freedom is <= 0. Correction should be strictly less than the reduction factor "
            "(input numel divided by output numel)."
        )
    divisor = real.type(max(freedom, 0) if count else 0)  # of no elements there is no variance
    variance = np.true_divide(total, divisor)
    if not keepdim:
        mean = mean.reshape(variance.shape)
    return variance, mean


def _squares(deviation: Array) -> Array:
    """Of absolute values, in the memory of real ones."""
    if deviation.dtype.kind != "c":
        return np.multiply(deviation, deviation, out=deviation if deviation.ndim else None)
    squares: Array = deviation.real * deviation.real
    squares += deviation.imag * deviation.imag
    return squares


def _spread(
    name: str,
    self: Array,
    dim: tuple[int, ...] | None = None,
    correction: complex | None = None,
    keepdim: bool = False,
    /,
) -> Array:
    """The mean square deviation from the mean, over ``count - correction``, or its root; real always.

    For `correction` may stand whether it is unbiased, which means the same number.
    """
    variance, _ = _moments(self, dim, correction, keepdim, name)
    return _rooted(name, variance).astype(real_dtype(self.dtype), copy=False)


def _rooted(name: str, variance: Array) -> Array:
    return np.sqrt(variance) if name.startswith("std") else variance


var = partial(_spread, "var")
std = partial(_spread, "std")


def _of_all(name: str, self: Array, unbiased: bool = True) -> Array:
    """`_spread` of all elements."""
    return _spread(name, self, None, int(unbiased))


var_unbiased = partial(_of_all, "var")
std_unbiased = partial(_of_all, "std")


def var_mean_shape(
    self: Array, dim: tuple[int, ...] | None, correction: float | None, keepdim: bool
) -> tuple[Result, Result]:
    """A variance and a mean over `dim`."""
    variance = var_shape(self, dim, correction, keepdim)
    return variance, Result(variance.shape, self.dtype)


def _spread_and_mean(
    name: str,
    self: Array,
    dim: tuple[int, ...] | None = None,
    correction: complex | None = None,
    keepdim: bool = False,
) -> tuple[Array, Array]:
    """`_spread` and the mean."""
    variance, mean = _moments(self, dim, correction, keepdim, name)
    spread = _rooted(name, variance).astype(real_dtype(self.dtype), copy=False)
    return spread, mean.astype(self.dtype, copy=False)


var_mean_correction = partial(_spread_and_mean, "var_mean")
std_mean_correction = partial(_spread_and_mean, "std_mean")


def logsumexp_shape(self: Array, dim: tuple[int, ...], keepdim: bool = False) -> Result:
    """A logarithm of sums over `dim`."""
    dtype = default_dtype() if self.dtype.kind in "biu" else self.dtype
    return Result(reduced_shape(self.shape, dim, keepdim), dtype)


def logsumexp(self: Array, dim: tuple[int, ...], keepdim: bool = False) -> Array:
    """The logarithm of the sum of exponentials over `dim`.

    The largest element is taken out first, so that nothing overflows (Blanchard, Higham and
    Higham, "Accurately computing the log-sum-exp and softmax functions", 2021).
    """
    if self.dtype.kind in "biu":
        self = self.astype(default_dtype())
    axes = reduced_axes(dim, self.ndim)
    real = self.real if self.dtype.kind == "c" else self
    if self.size == 0:
        return np.log(add_reduce(np.exp(self), axes, None, None, keepdim))
    blocks = of_row_blocks(_logsumexp_of_rows, axes, self) if self.dtype.char in "fd" else None
    if blocks is not None:
        result: Array = blocks
    else:
        top = _finite(maximum_reduce(real, axes, None, None, True))
        wide = _FLOAT32 if self.dtype.itemsize == 2 else self.dtype
        total = accumulate_sum(np.exp(self - top, dtype=wide), axes, True, wide)
        result = np.log(total) + top
    if not keepdim:
        result = result.reshape(
            () if axes is None else [n for i, n in enumerate(self.shape) if i not in axes]
        )
    return result.astype(self.dtype, copy=False)


def _finite(top: Array) -> Array:
    """Largest elements, zero for those that are infinite: without them there is no infinity less an infinity."""
    return np.where(np.isinf(top), top.dtype.type(0), top)


def _logsumexp_of_rows(x: Array, result: Array) -> None:
    total = row_sum(np.exp(x))
    if between(total, 1, GREATEST):
        np.log(total, result)
        return
    top = _finite(row_maximum(x))
    powers = broadcast(np.subtract, x, top, np.empty(x.shape, x.dtype))
    np.log(row_sum(np.exp(powers, powers)), result)
    result += top


def bincount(self: Array, weights: Array | None = None, minlength: int = 0) -> Array:
    """How often each number occurs in a vector of integers, or the sum of its `weights`."""
    if self.dtype.kind not in "iu":
        raise not_implemented("bincount_cpu", self.dtype)
    if minlength < 0:
        raise RuntimeError("minlength should be >= 0")
    if self.size == 0 and self.ndim == 1:
        return np.zeros(minlength, _INT64)
    if self.ndim != 1 or int(minimum_reduce(self, None)) < 0:
        raise RuntimeError("bincount only supports 1-d non-negative integral inputs.")
    if weights is None:
        return np.bincount(self, None, minlength)
    if weights.shape != self.shape:
        raise RuntimeError("weights should be 1-d and have the same length as input")
    dtype = _weight_dtype(weights)
    if weights.dtype.kind == "c":
        warn_discarded()
        weights = weights.real
    return np.bincount(self, weights, minlength).astype(dtype, copy=False)


def _weight_dtype(weights: Array) -> np.dtype[np.floating]:
    return _FLOAT32 if weights.dtype == _FLOAT32 else np.dtype(np.float64)


def _no_bins(bins: int) -> RuntimeError:
    return RuntimeError(f"torch.histogram(): bins must be > 0, but got {bins} for dimension 0")


def histc_shape(self: Array, bins: int = 100, min: complex = 0, max: complex = 0) -> Result:
    """Counts of bins, of which there must be some."""
    if bins <= 0:
        raise _no_bins(bins)
    return Result((bins,), self.dtype)


def histc(self: Array, bins: int = 100, min: complex = 0, max: complex = 0) -> Array:
    """Counts in `bins` equal bins from `min` to `max`; the range of the data if those are equal."""
    if self.dtype.kind not in "fV":
        raise not_implemented("histogram_cpu", self.dtype)
    low, high = float(min.real), float(max.real)
    values = self.reshape(-1)
    if values.dtype.itemsize == 2:
        values = values.astype(_FLOAT32)
    of_data = low == high and values.size > 0
    if of_data:
        low, high = float(minimum_reduce(values)), float(maximum_reduce(values))
    if low == high:
        low, high = low - 1, high + 1
    if not (math.isfinite(low) and math.isfinite(high)):
        raise RuntimeError(f"range of [{low}, {high}] is not finite")
    if low > high:
        raise RuntimeError("max must be larger than min")
    if not of_data:
        values = values[(values >= low) & (values <= high)]
    return occurrences(_bins_of(values, low, high, bins), None, bins).astype(self.dtype)


def _bins_of(values: Array, low: float, high: float, bins: int) -> Array:
    """In which of the equal bins from `low` to `high` each value is, by its distance from `low` in its own dtype."""
    if high - low > largest_of(values.dtype) / bins:  # so that no product overflows
        shrink = 2.0 ** -(bins.bit_length() + 1)
        values, low, high = values * shrink, low * shrink, high * shrink
    width = float(values.dtype.type(high) - values.dtype.type(low))
    if not width:  # between numbers that differ by less than the precision
        return np.full(values.shape, bins // 2, _INT64)
    places = values - low
    places *= bins
    places /= width
    return np.minimum(places, bins - 1, out=places).astype(_INT64)


def histogram_bin_ct_shape(
    self: Array,
    bins: int = 100,
    range: list[float] | tuple[float, ...] | None = None,
    weight: Array | None = None,
    density: bool = False,
) -> tuple[Result, Result]:
    """Counts and edges of equal bins, of which there must be some."""
    _check_weight(self, weight)
    if bins <= 0:
        raise _no_bins(bins)
    return Result((bins,), self.dtype), Result((bins + 1,), self.dtype)


def histogram_bin_ct(
    self: Array,
    bins: int = 100,
    range: list[float] | tuple[float, ...] | None = None,
    weight: Array | None = None,
    density: bool = False,
) -> tuple[Array, Array]:
    """Counts (or weights, or densities) in equal bins, and the edges of the bins."""
    _require_histogram(self)
    values = self.reshape(-1)
    if range is not None:
        low, high = np.asarray(float(range[0])), np.asarray(float(range[1]))
    elif values.size:
        low, high = values.min().astype(np.float64), values.max().astype(np.float64)
    else:
        low, high = np.zeros(()), np.ones(())
    margin = np.where(low == high, 0.5, 0.0)
    edges = np.linspace(low - margin, high + margin, bins + 1).astype(self.dtype)
    return _counted(values, edges, weight, density)


def histogram_bins_tensor_shape(
    self: Array, bins: Array, weight: Array | None = None, density: bool = False
) -> tuple[Result, Result]:
    """Counts and edges of given bins."""
    if bins.dtype != self.dtype:
        raise RuntimeError(
            "torch.histogram(): input tensor and bins tensor should have the same dtype, but got "
            f"input with dtype {scalar_type_name(self.dtype)} and bins with dtype "
            f"{scalar_type_name(bins.dtype)}"
        )
    if bins.ndim != 1 or not bins.size:
        raise RuntimeError(
            f"torch.histogram(): bins tensor should have one dimension and an element, but is of "
            f"shape {list(bins.shape)}"
        )
    _check_weight(self, weight)
    return Result((bins.size - 1,), self.dtype), Result(bins.shape, self.dtype)


def histogram_bins_tensor(
    self: Array, bins: Array, weight: Array | None = None, density: bool = False
) -> tuple[Array, Array]:
    """Counts (or weights, or densities) between the given edges, and the edges."""
    _require_histogram(self)
    return _counted(self.reshape(-1), bins, weight, density)


def _require_histogram(self: Array) -> None:
    if self.dtype.kind != "f" or self.dtype.itemsize == 2:
        raise not_implemented("histogramdd", self.dtype)


def _check_weight(self: Array, weight: Array | None) -> None:
    if weight is not None and weight.dtype != self.dtype:
        raise RuntimeError(
            "torch.histogram(): if weight tensor is provided, input tensor and weight tensor "
            "should have the same dtype"
        )


def _counted(
    values: Array, edges: Array, weight: Array | None, density: bool
) -> tuple[Array, Array]:
    last = edges.size - 1
    places = np.searchsorted(edges, values, "right") - 1
    places[values == edges[-1]] = last - 1  # the last bin holds its upper edge
    # What lies outside is counted in a bin beyond the last.
    places = np.where((places >= 0) & (places < last), places, last)
    weights = None if weight is None else weight.reshape(-1)
    hist = occurrences(places, weights, last + 1)[:last].astype(values.dtype)
    if density:
        hist = hist / (hist.sum() * np.diff(edges))
    return hist.astype(values.dtype, copy=False), edges.copy()


def hash_tensor_shape(self: Array, dim: tuple[int, ...], keepdim: bool, mode: int) -> Result:
    """Hashes over `dim`; RuntimeError for another mode than 0, or for no elements without `dim`."""
    if mode != 0:
        raise RuntimeError(f"Unknown mode {mode} passed to hash_tensor, expected 0")
    shape = reduced_shape(self.shape, dim, keepdim)
    for axis in dim:
        require_extent("hash_tensor", self.shape, axis)
    if not self.size and not dim:
        raise RuntimeError(
            "hash_tensor: Expected reduction dim to be specified for input.numel() == 0. Specify the "
            "reduction dim with the 'dim' argument."
        )
    return Result(shape, _UINT64)


def hash_tensor(self: Array, dim: tuple[int, ...], keepdim: bool, mode: int) -> Array:
    """The exclusive or, over `dim`, of the elements' bits (floats widened to double first)."""
    kind = self.dtype.kind
    if kind == "c":
        raise NotImplementedError("hash_tensor does not support complex inputs")
    wide = self.astype(np.float64 if kind in "fV" else np.int64, copy=False)
    axes = reduced_axes(dim, self.ndim)
    return xor_reduce(wide.view(np.uint64), axes, None, None, keepdim)
