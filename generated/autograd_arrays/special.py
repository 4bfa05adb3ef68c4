"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import LARGE, array_of, asarray, deferred_kernels
from typing import Any

_from = deferred_kernels(globals())
arange = _from(".factory.factory:arange")
bessel_i_ratio = _from(".special.bessel:bessel_i_ratio")
bessel_moment = _from(".special.bessel:bessel_moment")
by_pieces = _from("gradsmith.operators.pointwise.elementwise_blocks:by_pieces")
digamma = _from(".special.gamma:digamma")
erfcx_integral = _from(".special.erf:erfcx_integral")
erfinv = _from(".special.erf:erfinv")
exp = _from("np.exp")
i0 = _from(".special.bessel:i0")
i1 = _from(".special.bessel:i1")
isnan = _from("np.isnan")
log = _from("np.log")
multiply = _from("np.multiply")
negative = _from("np.negative")
polygamma = _from(".special.gamma:polygamma")
refuse = _from("gradsmith.autograd.engine.array_functions:refuse")
sgn = _from(".pointwise.arithmetic:sgn")
sinc = _from(".pointwise.exponential:sinc")
sinc_ratio = _from(".special.bessel:sinc_ratio")
square = _from(".pointwise.arithmetic:square")
sum_dim = _from(".reduction.reduction:sum_dim")
unsqueeze = _from(".view.view:unsqueeze")
where = _from(".pointwise.choice:where")
zeta = _from(".special.gamma:zeta")


def ErfBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        grad * (1.1283791670955126 * exp(-self * self))
        if grad.size < LARGE
        else by_pieces(
            lambda grad, self, into=...: multiply(
                grad,
                multiply(
                    1.1283791670955126,
                    exp(multiply(negative(self, out=into), self, out=into), out=into),
                    out=into,
                ),
                out=into,
            ),
            grad,
            self,
        )
    )
    return (grad_self,)


def ErfcBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        grad * (-1.1283791670955126 * exp(-self * self))
        if grad.size < LARGE
        else by_pieces(
            lambda grad, self, into=...: multiply(
                grad,
                multiply(
                    -1.1283791670955126,
                    exp(multiply(negative(self, out=into), self, out=into), out=into),
                    out=into,
                ),
                out=into,
            ),
            grad,
            self,
        )
    )
    return (grad_self,)


def ErfinvBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        grad * (0.886226925452758 * exp(square(asarray(erfinv(self)))))
        if grad.size < LARGE
        else by_pieces(
            lambda grad, self, into=...: multiply(
                grad,
                multiply(0.886226925452758, exp(square(asarray(erfinv(self))), out=into), out=into),
                out=into,
            ),
            grad,
            self,
        )
    )
    return (grad_self,)


def SpecialErfcxBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = grad * (-2 * erfcx_integral(1, self))
    return (grad_self,)


def ErfcxIntegralBackward0(node: Any, grad: Any) -> Any:
    n = node.raw_n
    self = array_of(node.raw_self, node)
    grad_self = grad * (-2 * (n + 1) * erfcx_integral(n + 1, self))
    return (grad_self,)


def SpecialNdtrBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        grad * (0.3989422804014327 * exp(-0.5 * self * self))
        if grad.size < LARGE
        else by_pieces(
            lambda grad, self, into=...: multiply(
                grad,
                multiply(
                    0.3989422804014327,
                    exp(multiply(multiply(-0.5, self, out=into), self, out=into), out=into),
                    out=into,
                ),
                out=into,
            ),
            grad,
            self,
        )
    )
    return (grad_self,)


def SpecialNdtriBackward0(node: Any, grad: Any) -> Any:
    result = array_of(node.raw_result, node)
    grad_self = (
        grad * (2.5066282746310007 * exp(0.5 * result * result))
        if grad.size < LARGE
        else by_pieces(
            lambda grad, result, into=...: multiply(
                grad,
                multiply(
                    2.5066282746310007,
                    exp(multiply(multiply(0.5, result, out=into), result, out=into), out=into),
                    out=into,
                ),
                out=into,
            ),
            grad,
            result,
        )
    )
    return (grad_self,)


def LgammaBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = grad * digamma(self)
    return (grad_self,)


def DigammaBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = grad * polygamma(1, self)
    return (grad_self,)


def PolygammaBackward0(node: Any, grad: Any) -> Any:
    n = node.raw_n
    self = array_of(node.raw_self, node)
    grad_self = grad * polygamma(n + 1, self)
    return (grad_self,)


def MvlgammaBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    p = node.raw_p
    grad_self = (
        grad
        * sum_dim(
            asarray(digamma(asarray(unsqueeze(self, -1) - 0.5 * arange(p, self.dtype)))),
            (-1,),
            False,
            None,
        )
    )
    return (grad_self,)


def SpecialZetaBackward0(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        grad_self = refuse()
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        grad_other = (
            grad * -self * zeta(asarray(self + 1, grad.dtype), asarray(other, grad.dtype))
            if grad.size < LARGE
            else by_pieces(
                lambda grad, self, other, into=...: multiply(
                    multiply(grad, negative(self, out=into), out=into),
                    zeta(asarray(self + 1, grad.dtype), asarray(other, grad.dtype)),
                    out=into,
                ),
                grad,
                self,
                other,
            )
        )
    return (grad_self, grad_other)


def I0Backward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = grad * i1(self)
    return (grad_self,)


def SpecialI0EBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = -grad * sgn(self) * bessel_moment(self, 1)
    return (grad_self,)


def SpecialI1Backward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = grad * (i0(self) - bessel_i_ratio(1, self))
    return (grad_self,)


def SpecialI1EBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = grad * (bessel_moment(self, 2) - bessel_moment(self, 1))
    return (grad_self,)


def BesselIRatioBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    n = node.raw_n
    grad_self = grad * self * bessel_i_ratio(n + 1, self)
    return (grad_self,)


def BesselMomentBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    n = node.raw_n
    grad_self = -grad * sgn(self) * bessel_moment(self, n + 1)
    return (grad_self,)


def SincSlopeBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = grad * (-9.869604401089358 * (sinc(self) - 2 * sinc_ratio(self, 1)))
    return (grad_self,)


def SincRatioBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    n = node.raw_n
    grad_self = grad * (-9.869604401089358 * self * sinc_ratio(self, n + 1))
    return (grad_self,)


def SpecialEntrBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = grad * where(asarray(isnan(self)), self, asarray(-(log(self) + 1)))
    return (grad_self,)
