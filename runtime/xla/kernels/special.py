"""Special functions that JAX has."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import jax.scipy.special as jsp

from ..cells import Cell, wide


def erf(self: Cell) -> Any:
    """The error function."""
    return jsp.erf(self.value)


def erfc(self: Cell) -> Any:
    """Its complement."""
    return jsp.erfc(self.value)


def lgamma(self: Cell) -> Any:
    """The logarithm of the absolute value of the gamma function."""
    return jsp.gammaln(self.value)


def i0(self: Cell) -> Any:
    """The modified Bessel function of order 0."""
    return jsp.i0(self.value)


def special_i1(self: Cell) -> Any:
    """The modified Bessel function of order 1."""
    return jsp.i1(self.value)


def special_i0e(self: Cell) -> Any:
    """The modified Bessel function of order 0, scaled by ``exp(-|x|)``."""
    return jsp.i0e(self.value)


def special_i1e(self: Cell) -> Any:
    """The modified Bessel function of order 1, scaled by ``exp(-|x|)``."""
    return jsp.i1e(self.value)


def erfinv(self: Cell) -> Any:
    """The inverse of the error function; NaN outside [-1, 1]."""
    return jsp.erfinv(self.value)


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


def igamma(self: Cell, other: Cell) -> Any:
    """The lower incomplete gamma function, regularised."""
    return jsp.gammainc(self.value, other.value)


def igammac(self: Cell, other: Cell) -> Any:
    """The upper incomplete gamma function, regularised."""
    return jsp.gammaincc(self.value, other.value)


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


def special_zeta(self: Cell, other: Cell) -> Any:
    """The Hurwitz zeta function."""
    return jsp.zeta(self.value, other.value)
