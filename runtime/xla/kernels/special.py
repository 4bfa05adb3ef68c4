"""Special functions that JAX has."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import jax.numpy as jnp
import jax.scipy.special as jsp

from ..cells import Cell, wide


def _of_value(function: Callable[..., Any], self: Cell) -> Any:
    return function(self.value)


def _of_values(function: Callable[..., Any], self: Cell, other: Cell) -> Any:
    return function(self.value, other.value)


erf = partial(_of_value, jsp.erf)
"""The error function."""
erfc = partial(_of_value, jsp.erfc)
"""Its complement."""
lgamma = partial(_of_value, jsp.gammaln)
"""The logarithm of the absolute value of the gamma function."""
i0 = partial(_of_value, jsp.i0)
"""The modified Bessel function of order 0."""
special_i1 = partial(_of_value, jsp.i1)
"""The modified Bessel function of order 1."""
special_i0e = partial(_of_value, jsp.i0e)
"""The modified Bessel function of order 0, scaled by ``exp(-|x|)``."""
special_i1e = partial(_of_value, jsp.i1e)
"""The modified Bessel function of order 1, scaled by ``exp(-|x|)``."""
erfinv = partial(_of_value, jsp.erfinv)
"""The inverse of the error function; NaN outside [-1, 1]."""


def special_ndtr(self: Cell) -> Any:
    """The normal distribution function."""
    return jsp.ndtr(wide(self.value)).astype(self.dtype)


def special_ndtri(self: Cell) -> Any:
    """Its inverse; NaN outside [0, 1]."""
    return jsp.ndtri(wide(self.value)).astype(self.dtype)


def digamma(self: Cell) -> Any:
    """The derivative of `lgamma`; infinite at zero, on the side that its sign says."""
    x = self.value
    return jnp.where(x == 0, jnp.copysign(jnp.inf, -x), jsp.digamma(x))


igamma = partial(_of_values, jsp.gammainc)
"""The lower incomplete gamma function, regularised."""
igammac = partial(_of_values, jsp.gammaincc)
"""The upper incomplete gamma function, regularised."""


def polygamma(n: int, self: Cell) -> Any:
    """The derivative of `digamma` of order `n`; of order 1 by reflection below zero."""
    if n == 0:
        return digamma(self)
    x = self.value
    sign = 1 if n % 2 else -1
    if n > 1:
        value = jsp.polygamma(n, x)
    else:
        below = x < 0.5
        beyond = jsp.polygamma(1, jnp.where(below, 1 - x, x))
        value = jnp.where(below, (jnp.pi / jnp.sin(jnp.pi * x)) ** 2 - beyond, beyond)
    value = jnp.where((x <= 0) & (x == jnp.floor(x)), sign * jnp.inf, value)
    return jnp.where(x == jnp.inf, sign * 0.0, value)


special_zeta = partial(_of_values, jsp.zeta)
"""The Hurwitz zeta function."""
