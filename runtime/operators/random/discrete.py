"""Random choices and counts: multinomial, poisson, binomial, gamma and Dirichlet."""

from __future__ import annotations

from typing import TypeAlias

from ...core.namespace import Array, certain, np
from ...core.result import Result
from ..scalar_types import scalar_type_name

Generator: TypeAlias = np.random.Generator


def multinomial_shape(
    self: Array, num_samples: int, replacement: bool, generator: object
) -> Result:
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
    return Result((*self.shape[:-1], num_samples), np.dtype(np.int64))


def _check_weights(weights: Array) -> None:
    if weights.size and not certain((np.isfinite(weights) & (weights >= 0)).all(), True):
        raise RuntimeError("probability tensor contains either `inf`, `nan` or element < 0")
    if weights.size and not certain(weights.sum(-1).all(), True):
        raise RuntimeError("invalid multinomial distribution (sum of probabilities <= 0)")


def multinomial(self: Array, num_samples: int, replacement: bool, generator: Generator) -> Array:
    """`num_samples` indices from each row of weights (n,) or (rows, n), as int64.

    With replacement by inverting the cumulative distribution of all rows in one search; without, by
    the exponential race of Efraimidis and Spirakis, "Weighted random sampling with a reservoir" (2006).
    """
    _check_weights(self)
    weights = self.astype(np.float64).reshape(-1, self.shape[-1])
    rows, width = weights.shape
    if replacement:
        cumulative = weights.cumsum(-1)
        cumulative /= cumulative[:, -1:]
        # Row r occupies the interval [r, r + 1): a single sorted sequence.
        offsets = np.arange(rows, dtype=np.float64)[:, None]
        draws = generator.random((rows, num_samples)) + offsets
        flat = np.searchsorted((cumulative + offsets).ravel(), draws, side="right")
        chosen = flat - np.arange(rows)[:, None] * width
        np.clip(chosen, 0, width - 1, chosen)
    else:
        with np.errstate(divide="ignore"):
            arrivals = generator.standard_exponential(weights.shape) / weights
        chosen = np.argpartition(arrivals, num_samples - 1, axis=-1)[:, :num_samples]
        order = np.take_along_axis(arrivals, chosen, -1).argsort(-1)
        chosen = np.take_along_axis(chosen, order, -1)
    return chosen.astype(np.int64, copy=False).reshape((*self.shape[:-1], num_samples))


def poisson(self: Array, generator: Generator) -> Array:
    """Numbers of the Poisson distribution of the rates in `self`, in its dtype."""
    if self.size and certain(self.min() < 0, False):
        raise RuntimeError("invalid Poisson rate, expected rate to be non-negative")
    return np.asarray(generator.poisson(self.astype(np.float64))).astype(self.dtype)


def binomial(count: Array, prob: Array, generator: Generator) -> Array:
    """How many of `count` trials of probability `prob` succeed, in the dtype of `count`."""
    trials = count.astype(np.int64)
    return np.asarray(generator.binomial(trials, prob.astype(np.float64))).astype(count.dtype)


def standard_gamma(self: Array, generator: Generator) -> Array:
    """Numbers of the gamma distribution of scale 1 and the shape parameters in `self`."""
    draws = np.asarray(generator.standard_gamma(self.astype(np.float64)))
    limits = np.finfo(self.dtype)
    result: Array = np.maximum(draws, limits.tiny).astype(self.dtype)
    return result


def sample_dirichlet(self: Array, generator: Generator) -> Array:
    """Points of the simplex, distributed by the concentrations along the last dimension of `self`."""
    draws = np.asarray(generator.standard_gamma(self.astype(np.float64)))
    result: Array = (draws / draws.sum(-1, keepdims=True)).astype(self.dtype)
    return result
