"""Special functions that JAX has."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import jax.scipy.special as jsp

from ..cells import Cell


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
    return jsp.ndtr(self.value)


def special_ndtri(self: Cell) -> Any:
    """Its inverse; NaN outside [0, 1]."""
    return jsp.ndtri(self.value)


def digamma(self: Cell) -> Any:
    """The derivative of `lgamma`."""
    return jsp.digamma(self.value)


def igamma(self: Cell, other: Cell) -> Any:
    """The lower incomplete gamma function, regularised."""
    return jsp.gammainc(self.value, other.value)


def igammac(self: Cell, other: Cell) -> Any:
    """The upper incomplete gamma function, regularised."""
    return jsp.gammaincc(self.value, other.value)


def polygamma(n: int, self: Cell) -> Any:
    """The derivative of `digamma` of order `n`; of order 1 by reflection below zero."""
    x = self.value
    if n == 0:
        return jsp.digamma(x)
    if n > 1:
        return jsp.polygamma(n, x)
    below = x < 0.5
    value = jsp.polygamma(1, jnp.where(below, 1 - x, x))
    return jnp.where(below, (jnp.pi / jnp.sin(jnp.pi * x)) ** 2 - value, value)


def special_zeta(self: Cell, other: Cell) -> Any:
    """The Hurwitz zeta function."""
    return jsp.zeta(self.value, other.value)
