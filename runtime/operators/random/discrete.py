"""Random choices and counts: multinomial, poisson, binomial, gamma and Dirichlet."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from ...core.generator import Generator
from ...core.namespace import Array, DType, certain, host, np
from ...core.result import Result
from ..scalar_types import not_implemented, scalar_type_name
from . import rejection
from .draws import doubles
from .random import exponential

_INDEX = host.dtype(host.int64)


def multinomial_shape(self: Array, num_samples: int, replacement: bool, *rest: Any) -> Result:
    """Indices for each row of weights; RuntimeError where there are not so many."""
    if self.dtype.kind not in "fV":
        raise RuntimeError(
            "multinomial only supports floating-point dtypes for input, "
            f"got: {scalar_type_name(self.dtype)}"
        )
    if not 1 <= self.ndim <= 2:
        raise RuntimeError("prob_dist must be 1 or 2 dim")
    if num_samples <= 0:
        raise RuntimeError("cannot sample n_sample <= 0 samples")
    if not replacement and num_samples > self.shape[-1]:
        raise RuntimeError(
            "cannot sample n_sample > prob_dist.size(-1) samples without replacement"
        )
    return Result((*self.shape[:-1], num_samples), _INDEX)


def _check_weights(weights: Array) -> None:
    if not weights.size:
        return
    largest = weights.max(-1)  # of each row
    one = weights.ndim == 1
    above = largest if one else largest.max()
    if not (certain(weights.min() >= 0, True) and certain(above < math.inf, True)):
        raise RuntimeError("probability tensor contains either `inf`, `nan` or element < 0")
    if not certain((largest if one else largest.min()) > 0, True):
        raise RuntimeError("invalid multinomial distribution (sum of probabilities <= 0)")


def multinomial(self: Array, num_samples: int, replacement: bool, generator: Generator) -> Array:
    """`num_samples` indices from each row of weights (n,) or (rows, n), as int64.

    With replacement by inverting the cumulative distribution; without, or one alone, by the exponential race of
    Efraimidis and Spirakis, "Weighted random sampling with a reservoir" (2006).
    """
    _check_weights(self)
    if replacement and num_samples > 1:
        return _by_inversion(self, num_samples, generator)
    speeds = np.divide(self, exponential(self, 1.0, generator))
    if num_samples == 1:
        indices: Array = speeds.argmax(-1, keepdims=True)
    else:
        indices = (-speeds).argsort(-1, kind="stable")[..., :num_samples]
    return indices.astype(_INDEX)


def _by_inversion(self: Array, num_samples: int, generator: Generator) -> Array:
    """The first place of each row where the sum of the weights so far reaches a draw."""
    own = self.dtype if self.dtype.char in "fd" else np.dtype(np.float32)
    weights = self.reshape(-1, self.shape[-1])
    rows, width = weights.shape
    cumulative = weights.astype(own).cumsum(-1, dtype=own)
    cumulative /= cumulative[:, -1:]
    cumulative[:, -1] = 1
    draws = np.asarray(doubles(generator, rows * num_samples).reshape(rows, num_samples))
    # Row r occupies the interval [r, r + 1): a single sorted sequence.
    offsets = np.arange(rows)[:, None]
    flat = np.searchsorted((cumulative + offsets).ravel(), (draws + offsets).ravel())
    chosen = flat.reshape(rows, num_samples) - offsets * width
    return chosen.astype(np.int64, copy=False).reshape((*self.shape[:-1], num_samples))


def poisson(self: Array, generator: Generator) -> Array:
    """Numbers of the Poisson distribution of the rates in `self`, in its dtype."""
    require_real_rates(self.dtype)
    if self.size and certain(self.min() < 0, False):
        raise RuntimeError("invalid Poisson rate, expected rate to be non-negative")
    return _sampled(rejection.poisson_number, generator, self).astype(self.dtype)


def require_real_rates(dtype: DType) -> None:
    """NotImplementedError unless rates of the Poisson distribution are of a floating dtype."""
    if dtype.kind not in "fV":
        raise not_implemented("poisson_cpu", dtype)


def _sampled(draw: Callable[..., float], generator: Generator, *parameters: Array) -> Array:
    """A number for each element that the parameters broadcast to, one after the other, in float64."""
    together = np.broadcast_arrays(*parameters)
    rows = list(zip(*[_numbers(each) for each in together], strict=True))
    return np.asarray(rejection.sampled(draw, generator, rows)).reshape(together[0].shape)


def _numbers(parameter: Array) -> list[float]:
    return parameter.astype(host.float64).ravel().tolist()


def binomial(count: Array, prob: Array, generator: Generator) -> Array:
    """How many of `count` trials of probability `prob` succeed, in the dtype of `count`."""
    require_real_trials(count.dtype, prob.dtype)
    return _sampled(rejection.binomial_number, generator, count, prob).astype(count.dtype)


def require_real_trials(count: DType, prob: DType) -> None:
    """ValueError unless what a binomial distribution is given is of floating dtypes."""
    for name, dtype in (("count", count), ("prob", prob)):
        if dtype.kind not in "fV":
            raise ValueError(
                f"binomial only supports floating-point dtypes for {name}, got: {scalar_type_name(dtype)}"
            )


def standard_gamma(self: Array, generator: Generator) -> Array:
    """Numbers of the gamma distribution of scale 1 and the shape parameters in `self`."""
    if self.dtype.kind == "V":  # bfloat16, whose least number NumPy does not know
        return standard_gamma(self.astype(np.float32), generator).astype(self.dtype)
    least = np.finfo(self.dtype).tiny
    result: Array = np.maximum(_gamma(self, generator), least)
    return result.astype(self.dtype, copy=False)


def _gamma(shape: Array, generator: Generator) -> Array:
    """Gamma numbers in float64; what only depends on the shapes is computed in their dtype, as in PyTorch."""
    with np.errstate(divide="ignore"):
        inverse = np.divide(1, shape, dtype=shape.dtype)
    third = shape.dtype.type(rejection.GAMMA_THIRD)
    d = np.where(shape < 1, shape + shape.dtype.type(1), shape) - third
    return _sampled(rejection.gamma_number, generator, shape, inverse, d)


def sample_dirichlet(self: Array, generator: Generator) -> Array:
    """Points of the simplex, distributed by the concentrations along the last dimension of `self`."""
    draws = _gamma(self.astype(np.float64), generator)
    result: Array = (draws / draws.sum(-1, keepdims=True)).astype(self.dtype)
    return result
