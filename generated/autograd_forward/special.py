"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.forward.tangents import plus
from gradsmith.autograd.nodes.recording import conj
from gradsmith.core.deferred import deferred_from
from gradsmith.generated import operators
from gradsmith.generated.functions import arange, digamma, i0, isnan, polygamma, sinc, where
from gradsmith.generated.operators import (
    _bessel_i_ratio,
    _bessel_moment,
    _erfcx_integral,
    _sinc_ratio,
)
from gradsmith.generated.special import i1 as special_i1

_from = deferred_from(globals(), "gradsmith.operators.special.formulas")
log_ndtr_backward = _from("log_ndtr_backward")
xlog1py_backward_self = _from("xlog1py_backward_self")

READS_SELF = {
    "erf",
    "erfc",
    "erfinv",
    "special_erfcx",
    "special_ndtr",
    "special_log_ndtr",
    "lgamma",
    "digamma",
    "mvlgamma",
    "i0",
    "special_i0e",
    "special_i1",
    "special_i1e",
    "_bessel_moment",
    "_sinc_slope",
    "_sinc_ratio",
    "special_entr",
    "special_xlog1py",
}
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp_erf(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * (1.1283791670955126 * (-self * self).exp()))


def jvp_erfc(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * (-1.1283791670955126 * (-self * self).exp()))


def jvp_erfinv(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * (0.886226925452758 * self.erfinv().square().exp()))


def jvp_special_erfcx(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * (-2 * _erfcx_integral(1, self)))


def jvp__erfcx_integral(n, self, result, self_t):
    grad = conj(self_t)
    return conj(grad * (-2 * (n + 1) * _erfcx_integral(n + 1, self)))


def jvp_special_ndtr(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * (0.3989422804014327 * (-0.5 * self * self).exp()))


def jvp_special_ndtri(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * (2.5066282746310007 * (0.5 * result * result).exp()))


def jvp_special_log_ndtr(self, result, self_t):
    grad = conj(self_t)
    return conj(log_ndtr_backward(grad, self))


def jvp_lgamma(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * digamma(self))


def jvp_digamma(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * polygamma(1, self))


def jvp_polygamma(n, self, result, self_t):
    grad = conj(self_t)
    return conj(grad * polygamma(n + 1, self))


def jvp_mvlgamma(self, p, result, self_t):
    grad = conj(self_t)
    return conj(
        grad
        * (
            self.unsqueeze(-1) - 0.5 * arange(p, dtype=self.dtype, device=self.device)
        ).digamma().sum(-1)
    )


def jvp_i0(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * special_i1(self))


def jvp_special_i0e(self, result, self_t):
    grad = conj(self_t)
    return conj(-grad * self.sgn() * _bessel_moment(self, 1))


def jvp_special_i1(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * (i0(self) - _bessel_i_ratio(1, self)))


def jvp_special_i1e(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * (_bessel_moment(self, 2) - _bessel_moment(self, 1)))


def jvp__bessel_i_ratio(n, self, result, self_t):
    grad = conj(self_t)
    return conj(grad * self * _bessel_i_ratio(n + 1, self))


def jvp__bessel_moment(self, n, result, self_t):
    grad = conj(self_t)
    return conj(-grad * self.sgn() * _bessel_moment(self, n + 1))


def jvp__sinc_slope(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * conj(-9.869604401089358 * (sinc(self) - 2 * _sinc_ratio(self, 1))))


def jvp__sinc_ratio(self, n, result, self_t):
    grad = conj(self_t)
    return conj(grad * conj(-9.869604401089358 * self * _sinc_ratio(self, n + 1)))


def jvp_special_entr(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * where(isnan(self), self, -(self.log() + 1)))


def jvp_special_xlog1py(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = xlog1py_backward_self(self_t, self, other)
    if other_t is not None:
        tangent = plus(tangent, other_t * self / (other + 1))
    return tangent
