"""Distributions that the CPU samples by rejection, a number at a time: here by `jax.random`, all at once."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy

from ...core.generator import Generator
from ...operators.random.discrete import require_real_rates, require_real_trials
from ..cells import Cell
from ..generator import next_key


def poisson(self: Cell, generator: Generator) -> Cell:
    """Numbers of the Poisson distribution of the rates in `self`, in its dtype."""
    require_real_rates(self.dtype)
    rate = self.value
    return Cell(jax.random.poisson(next_key(generator), rate, rate.shape).astype(self.dtype))


def binomial(count: Cell, prob: Cell, generator: Generator) -> Cell:
    """How many of `count` trials of probability `prob` succeed, in the dtype of `count`."""
    require_real_trials(count.dtype, prob.dtype)
    wide = count.value.astype(numpy.float64), prob.value.astype(numpy.float64)
    shape = numpy.broadcast_shapes(count.shape, prob.shape)
    found = jax.random.binomial(next_key(generator), *wide, shape, numpy.float64)
    return Cell(found.astype(count.dtype))


def standard_gamma(self: Cell, generator: Generator) -> Cell:
    """Numbers of the gamma distribution of scale 1 and the shape parameters in `self`."""
    drawn = jax.random.gamma(next_key(generator), self.value.astype(numpy.float64))
    least = jnp.finfo(self.dtype).tiny
    return Cell(jnp.maximum(drawn, least).astype(self.dtype))


def sample_dirichlet(self: Cell, generator: Generator) -> Cell:
    """Points of the simplex, distributed by the concentrations along the last dimension of `self`."""
    drawn = jax.random.gamma(next_key(generator), self.value.astype(numpy.float64))
    return Cell((drawn / drawn.sum(-1, keepdims=True)).astype(self.dtype))
