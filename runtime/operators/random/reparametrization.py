"""How draws of the gamma and beta distributions move with their parameters, at a fixed place of the distribution.

Implicit reparametrization, ``dx / da = -(dF / da) / f`` of the distribution function F and the density f: Figurnov,
Mohamed and Mnih, "Implicit reparameterization gradients" (2018).  ``dF / da`` is the integral of the density's
derivative over the tail on whose side x lies, by Gauss-Legendre quadrature over the part of it that counts in double
precision; relative to the density at x nothing over- or underflows.
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.namespace import Array, np
from ..special.gamma import digamma

_NODES: list[float]
_WEIGHTS: list[float]
_NODES, _WEIGHTS = (rule.tolist() for rule in np.polynomial.legendre.leggauss(96))
_DEPTH = 40.0
"""The density counts where it is more than exp(-_DEPTH) of that at x."""
_NEWTON_STEPS = 25
_BLOCK = 1 << 12


def _reach(depth: Callable[[Array], tuple[Array, Array]], start: Array) -> Array:
    """How far the tail counts: Newton's method for ``depth(w) = _DEPTH`` from above; `depth` is convex and increasing."""
    reach = start
    for _ in range(_NEWTON_STEPS):
        value, slope = depth(reach)
        reach = reach - np.maximum(value - _DEPTH, 0) / slope
    return reach


def _tail(
    depth: Callable[[Array], tuple[Array, Array]], start: Array, score: Callable[[Array], Array]
) -> Array:
    """The integral of ``exp(-depth(w)) * score(w)`` from 0 on, of columns of parameters."""
    reach = _reach(depth, start)
    w = reach * (0.5 * np.asarray(_NODES) + 0.5)
    return reach[:, 0] * ((np.exp(-depth(w)[0]) * score(w)) @ (0.5 * np.asarray(_WEIGHTS)))


def _gamma(a: Array, x: Array) -> Array:
    sign = np.where(x < a, -1.0, 1.0)
    offset = np.log(x) - digamma(a)

    def depth(w: Array) -> tuple[Array, Array]:
        growth = np.exp(sign * w)
        return x * (growth - 1) - a * sign * w, sign * (x * growth - a)

    above = np.where(x < 20, np.log1p(2 * _DEPTH / x), np.sqrt(2 * _DEPTH / x))
    start = np.where(sign < 0, (_DEPTH + x) / a, above)
    return sign[:, 0] * x[:, 0] * _tail(depth, start, lambda w: offset + sign * w)


def _softplus(x: Array) -> Array:
    return np.logaddexp(0, x)


def _beta(a: Array, b: Array, x: Array) -> Array:
    sign = np.where(x * (a + b) < a, -1.0, 1.0)
    offset = digamma(a + b) - digamma(a)
    log_x, log_rest = np.log(x), np.log1p(-x)
    logit = log_x - log_rest

    def depth(w: Array) -> tuple[Array, Array]:
        u = logit + sign * w
        t = 1 / (1 + np.exp(-u))
        fallen = a * (log_x + _softplus(-u)) + b * (log_rest + _softplus(u))
        return fallen, sign * (b * t - a * (1 - t))

    start = np.where(
        sign < 0,
        (_DEPTH + (a + b) * _softplus(logit)) / a,
        (_DEPTH + (a + b) * _softplus(-logit)) / b,
    )
    tail = _tail(depth, start, lambda w: offset - _softplus(-logit - sign * w))
    return sign[:, 0] * x[:, 0] * tail


def _in_columns(function: Callable[..., Array], like: Array, *values: Array) -> Array:
    """`function` of broadcast `values` as columns of doubles, block by block; in the dtype of `like`."""
    spread = np.broadcast_arrays(*values)
    columns = [np.ascontiguousarray(value, dtype=np.float64).reshape(-1, 1) for value in spread]
    with np.errstate(all="ignore"):
        parts = [
            function(*(column[start : start + _BLOCK] for column in columns))
            for start in range(0, columns[0].shape[0], _BLOCK)
        ]
    whole = np.concatenate(parts) if parts else np.zeros(0)
    return whole.reshape(spread[0].shape).astype(like.dtype)


def standard_gamma_grad(self: Array, output: Array) -> Array:
    """The derivative of draws `output` of the gamma distribution of scale 1 in its shape parameters `self`."""
    smallest = np.finfo(np.float64).tiny
    return _in_columns(_gamma, self, self, np.maximum(output.astype(np.float64), smallest))


def dirichlet_grad(x: Array, alpha: Array, total: Array) -> Array:
    """The derivative of each coordinate `x` of Dirichlet draws in its concentration `alpha`, over ``1 - x``.

    A coordinate is distributed as a beta number of `alpha` and ``total - alpha``.
    """
    limits = np.finfo(np.float64)
    inside = np.clip(x.astype(np.float64), limits.tiny, 1 - limits.epsneg)
    return _in_columns(_beta, x, alpha, np.asarray(total - alpha), inside)
