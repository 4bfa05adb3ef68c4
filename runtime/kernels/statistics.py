"""Variances, logarithms of sums of exponentials, and histograms."""

from __future__ import annotations

from gradsmith.kernels.folds import add_reduce, maximum_reduce, xor_reduce
from gradsmith.kernels.namespace import Array, np
from gradsmith.kernels.reduction import accumulate_sum, extent_of, reduced_axes
from gradsmith.kernels.scalar_types import real_dtype, scalar_type_name

__all__ = [
    "bincount",
    "hash_tensor",
    "histc",
    "histogram_bin_ct",
    "histogram_bins_tensor",
    "logsumexp",
    "std_correction",
    "std_dim",
    "std_mean_correction",
    "std_unbiased",
    "var_correction",
    "var_dim",
    "var_mean_correction",
    "var_unbiased",
]

_INT64 = np.dtype(np.int64)
_FLOAT32 = np.dtype(np.float32)


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
            f"{name}: only support floating point and complex dtypes, got "
            f"{scalar_type_name(self.dtype)}"
        )
    wide = _FLOAT32 if self.dtype.itemsize == 2 else self.dtype
    values = self if wide is self.dtype else self.astype(wide)
    axes = reduced_axes(dim, self.ndim)
    count = self.size if axes is None else extent_of(self.shape, axes)
    real = real_dtype(wide)
    mean = accumulate_sum(values, axes, True, wide) / (real.type(count))
    deviation = values - mean
    if wide.kind == "c":
        squares = deviation.real * deviation.real
        squares += deviation.imag * deviation.imag
    else:
        squares = np.multiply(deviation, deviation, out=deviation if deviation.ndim else None)
    total = accumulate_sum(np.asarray(squares), axes, keepdim, real)
    divisor = real.type(max(count - (1 if correction is None else float(correction.real)), 0))
    variance = np.true_divide(total, divisor)
    if not keepdim:
        mean = mean.reshape(variance.shape)
    return variance, mean


def var_correction(
    self: Array,
    dim: tuple[int, ...] | None = None,
    correction: complex | None = None,
    keepdim: bool = False,
) -> Array:
    """The mean square deviation from the mean, over ``count - correction``; real always."""
    variance, _ = _moments(self, dim, correction, keepdim, "var")
    return variance.astype(real_dtype(self.dtype), copy=False)


def var_unbiased(self: Array, unbiased: bool = True) -> Array:
    """The variance of all elements, over the count less one if it is `unbiased`."""
    return var_correction(self, None, int(unbiased))


def var_dim(
    self: Array, dim: tuple[int, ...] | None, unbiased: bool = True, keepdim: bool = False
) -> Array:
    """The variance over `dim`, over the count less one if it is `unbiased`."""
    return var_correction(self, dim, int(unbiased), keepdim)


def std_unbiased(self: Array, unbiased: bool = True) -> Array:
    """The square root of `var_unbiased`."""
    return std_correction(self, None, int(unbiased))


def std_dim(
    self: Array, dim: tuple[int, ...] | None, unbiased: bool = True, keepdim: bool = False
) -> Array:
    """The square root of `var_dim`."""
    return std_correction(self, dim, int(unbiased), keepdim)


def var_mean_correction(
    self: Array,
    dim: tuple[int, ...] | None = None,
    correction: complex | None = None,
    keepdim: bool = False,
) -> tuple[Array, Array]:
    """Variance and mean."""
    variance, mean = _moments(self, dim, correction, keepdim, "var_mean")
    real = real_dtype(self.dtype)
    return variance.astype(real, copy=False), mean.astype(self.dtype, copy=False)


def std_correction(
    self: Array,
    dim: tuple[int, ...] | None = None,
    correction: complex | None = None,
    keepdim: bool = False,
) -> Array:
    """The square root of the variance."""
    variance, _ = _moments(self, dim, correction, keepdim, "std")
    return np.sqrt(variance).astype(real_dtype(self.dtype), copy=False)


def std_mean_correction(
    self: Array,
    dim: tuple[int, ...] | None = None,
    correction: complex | None = None,
    keepdim: bool = False,
) -> tuple[Array, Array]:
    """Standard deviation and mean."""
    variance, mean = _moments(self, dim, correction, keepdim, "std_mean")
    real = real_dtype(self.dtype)
    return np.sqrt(variance).astype(real, copy=False), mean.astype(self.dtype, copy=False)


def logsumexp(self: Array, dim: tuple[int, ...], keepdim: bool = False) -> Array:
    """The logarithm of the sum of exponentials over `dim`.

    The largest element is taken out first, so that nothing overflows (Blanchard, Higham and
    Higham, "Accurately computing the log-sum-exp and softmax functions", 2021).
    """
    if self.dtype.kind in "biu":
        self = self.astype(_FLOAT32)
    axes = reduced_axes(dim, self.ndim)
    real = self.real if self.dtype.kind == "c" else self
    if self.size == 0:
        return np.log(add_reduce(np.exp(self), axes, None, None, keepdim))
    top = maximum_reduce(real, axes, None, None, True)
    top = np.where(np.isinf(top), real.dtype.type(0), top)
    wide = _FLOAT32 if self.dtype.itemsize == 2 else self.dtype
    total = accumulate_sum(np.exp(self - top, dtype=wide), axes, True, wide)
    result: Array = np.log(total) + top
    if not keepdim:
        result = result.reshape(
            () if axes is None else [n for i, n in enumerate(self.shape) if i not in axes]
        )
    return result.astype(self.dtype, copy=False)


def bincount(self: Array, weights: Array | None = None, minlength: int = 0) -> Array:
    """How often each number occurs in a vector of integers, or the sum of its `weights`."""
    if self.dtype.kind not in "iu":
        raise NotImplementedError(
            f"\"bincount_cpu\" not implemented for '{scalar_type_name(self.dtype)}'"
        )
    if minlength < 0:
        raise RuntimeError("minlength should be >= 0")
    if self.size == 0 and self.ndim == 1:
        dtype = _INT64 if weights is None else _weight_dtype(weights)
        return np.zeros(minlength, dtype)
    if self.ndim != 1 or int(self.min()) < 0:
        raise RuntimeError("bincount only supports 1-d non-negative integral inputs.")
    if weights is None:
        return np.bincount(self, None, minlength)
    if weights.shape != self.shape:
        raise RuntimeError("weights should be 1-d and have the same length as input")
    dtype = _weight_dtype(weights)
    return np.bincount(self, weights, minlength).astype(dtype, copy=False)


def _weight_dtype(weights: Array) -> np.dtype[np.floating]:
    return _FLOAT32 if weights.dtype == _FLOAT32 else np.dtype(np.float64)


def histc(self: Array, bins: int = 100, min: complex = 0, max: complex = 0) -> Array:
    """Counts in `bins` equal bins from `min` to `max`; the range of the data if those are equal."""
    if bins <= 0:
        raise RuntimeError("bins must be > 0")
    if self.dtype.kind not in "fV":
        raise NotImplementedError(
            f"\"histogram_cpu\" not implemented for '{scalar_type_name(self.dtype)}'"
        )
    low, high = float(min.real), float(max.real)
    values = self.reshape(-1)
    if values.dtype.itemsize == 2:
        values = values.astype(_FLOAT32)
    if low == high and values.size:
        low, high = float(values.min()), float(values.max())
    if low == high:
        low, high = low - 1, high + 1
    if not (np.isfinite(low) and np.isfinite(high)):
        raise RuntimeError(f"range of [{low}, {high}] is not finite")
    if low > high:
        raise RuntimeError("max must be larger than min")
    counts, _ = np.histogram(values, bins, (low, high))
    return counts.astype(self.dtype)


def histogram_bin_ct(
    self: Array,
    bins: int = 100,
    range: list[float] | tuple[float, ...] | None = None,
    weight: Array | None = None,
    density: bool = False,
) -> tuple[Array, Array]:
    """Counts (or weights, or densities) in equal bins, and the edges of the bins."""
    _require_histogram(self, weight)
    if bins <= 0:
        raise RuntimeError(f"torch.histogram(): bins must be > 0, but got {bins}")
    values = self.reshape(-1)
    if range is not None:
        low, high = float(range[0]), float(range[1])
    elif values.size:
        low, high = float(values.min()), float(values.max())
    else:
        low, high = 0.0, 0.0
    if low == high:
        low, high = low - 0.5, high + 0.5
    edges = np.linspace(low, high, bins + 1).astype(self.dtype)
    return _counted(values, edges, weight, density)


def histogram_bins_tensor(
    self: Array, bins: Array, weight: Array | None = None, density: bool = False
) -> tuple[Array, Array]:
    """Counts (or weights, or densities) between the given edges, and the edges."""
    _require_histogram(self, weight)
    return _counted(self.reshape(-1), bins, weight, density)


def _require_histogram(self: Array, weight: Array | None) -> None:
    if self.dtype.kind != "f":
        raise NotImplementedError(
            f"\"histogram_cpu\" not implemented for '{scalar_type_name(self.dtype)}'"
        )
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
    inside = (places >= 0) & (places < last)
    weights = None if weight is None else weight.reshape(-1)[inside]
    hist = np.bincount(places[inside], weights, last).astype(values.dtype)
    if density:
        hist = hist / (hist.sum() * np.diff(edges))
    return hist.astype(values.dtype, copy=False), edges.copy()


def hash_tensor(
    self: Array, dim: tuple[int, ...] = (), keepdim: bool = False, mode: int = 0
) -> Array:
    """The exclusive or, over `dim`, of the elements' bits (floats widened to double first)."""
    if mode != 0:
        raise RuntimeError(f"Unknown mode {mode} passed to hash_tensor, expected 0")
    kind = self.dtype.kind
    if kind == "c":
        raise NotImplementedError("hash_tensor does not support complex inputs")
    wide = self.astype(np.float64 if kind in "fV" else np.int64, copy=False)
    axes = reduced_axes(dim, self.ndim)
    if not self.size and not dim:
        raise RuntimeError(
            "hash_tensor: Expected reduction dim to be specified for input.numel() == 0. Specify the "
            "reduction dim with the 'dim' argument."
        )
    return xor_reduce(wide.view(np.uint64), axes, None, None, keepdim)
