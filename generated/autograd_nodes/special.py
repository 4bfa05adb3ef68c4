"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.recording import conj, unpack_or_number
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import special as autograd_arrays
from gradsmith.generated.functions import arange, digamma, i0, isnan, polygamma, sinc, where
from gradsmith.generated.operators import (
    _bessel_i_ratio,
    _bessel_moment,
    _erfcx_integral,
    _sinc_ratio,
)
from gradsmith.generated.special import i1 as special_i1
from gradsmith.generated.special import zeta as special_zeta
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.special.formulas")
igamma_slope = _from("igamma_slope")
log_ndtr_backward = _from("log_ndtr_backward")
xlog1py_backward_self = _from("xlog1py_backward_self")

YAML = "derivatives.yaml"


class ErfBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "erf"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ErfBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * (1.1283791670955126 * (-self * self).exp())
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ErfcBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "erfc"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ErfcBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * (-1.1283791670955126 * (-self * self).exp())
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ErfinvBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "erfinv"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ErfinvBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * (0.886226925452758 * self.erfinv().square().exp())
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SpecialErfcxBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "special_erfcx"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SpecialErfcxBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * (-2 * _erfcx_integral(1, self))
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ErfcxIntegralBackward0(Node):
    __slots__ = ("raw_n", "raw_self")
    saved_names = ("self",)
    yaml_entry = "_erfcx_integral"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ErfcxIntegralBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        n = node.raw_n
        self = unpack(node.raw_self, node)
        grad_self = grad * (-2 * (n + 1) * _erfcx_integral(n + 1, self))
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SpecialNdtrBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "special_ndtr"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SpecialNdtrBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * (0.3989422804014327 * (-0.5 * self * self).exp())
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SpecialNdtriBackward0(Node):
    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_entry = "special_ndtri"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SpecialNdtriBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = grad * (2.5066282746310007 * (0.5 * result * result).exp())
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED


class SpecialLogNdtrBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "special_log_ndtr"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = log_ndtr_backward(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class LgammaBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "lgamma"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.LgammaBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * digamma(self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class DigammaBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "digamma"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.DigammaBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * polygamma(1, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class PolygammaBackward0(Node):
    __slots__ = ("raw_n", "raw_self")
    saved_names = ("self",)
    yaml_entry = "polygamma"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.PolygammaBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        n = node.raw_n
        self = unpack(node.raw_self, node)
        grad_self = grad * polygamma(n + 1, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class MvlgammaBackward0(Node):
    __slots__ = ("raw_self", "raw_p")
    saved_names = ("self",)
    yaml_entry = "mvlgamma"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.MvlgammaBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        p = node.raw_p
        grad_self = (
            grad
            * (
                self.unsqueeze(-1) - 0.5 * arange(p, dtype=self.dtype, device=self.device)
            ).digamma().sum(-1)
        )
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class IgammaBackward0(Node):
    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_entry = "igamma"
    yaml_formulas = ("self", "other")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_other = grad * igamma_slope(self, other)
        if edges[0] is not None:
            raise NotImplementedError(
                "derivative for igamma with respect to self is not implemented: igamma: the derivative with respect to its first argument"
            )
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_other = RELEASED


class IgammacBackward0(Node):
    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_entry = "igammac"
    yaml_formulas = ("self", "other")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_other = -grad * igamma_slope(self, other)
        if edges[0] is not None:
            raise NotImplementedError(
                "derivative for igammac with respect to self is not implemented: igammac: the derivative with respect to its first argument"
            )
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_other = RELEASED


class SpecialZetaBackward0(Node):
    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_entry = "special_zeta"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.SpecialZetaBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            grad_other = grad * -self * special_zeta(self + 1, other)
        if edges[0] is not None:
            raise NotImplementedError(
                "derivative for special_zeta with respect to self is not implemented: zeta: the derivative with respect to its first argument"
            )
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_other = RELEASED


class I0Backward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "i0"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.I0Backward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * special_i1(self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SpecialI0EBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "special_i0e"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SpecialI0EBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = -grad * self.sgn() * _bessel_moment(self, 1)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SpecialI1Backward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "special_i1"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SpecialI1Backward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * (i0(self) - _bessel_i_ratio(1, self))
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SpecialI1EBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "special_i1e"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SpecialI1EBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * (_bessel_moment(self, 2) - _bessel_moment(self, 1))
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class BesselIRatioBackward0(Node):
    __slots__ = ("raw_self", "raw_n")
    saved_names = ("self",)
    yaml_entry = "_bessel_i_ratio"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.BesselIRatioBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        n = node.raw_n
        grad_self = grad * self * _bessel_i_ratio(n + 1, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class BesselMomentBackward0(Node):
    __slots__ = ("raw_self", "raw_n")
    saved_names = ("self",)
    yaml_entry = "_bessel_moment"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.BesselMomentBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        n = node.raw_n
        grad_self = -grad * self.sgn() * _bessel_moment(self, n + 1)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SincSlopeBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "_sinc_slope"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SincSlopeBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj(-9.869604401089358 * (sinc(self) - 2 * _sinc_ratio(self, 1)))
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SincRatioBackward0(Node):
    __slots__ = ("raw_self", "raw_n")
    saved_names = ("self",)
    yaml_entry = "_sinc_ratio"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SincRatioBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        n = node.raw_n
        grad_self = grad * conj(-9.869604401089358 * self * _sinc_ratio(self, n + 1))
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SpecialEntrBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "special_entr"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SpecialEntrBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * where(isnan(self), self, -(self.log() + 1))
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SpecialXlog1PyBackward0(Node):
    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_entry = "special_xlog1py"
    yaml_formulas = ("self", "other")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            grad_other = grad * self / (other + 1)
        if edges[0] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            grad_self = xlog1py_backward_self(grad, self, other)
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_other = RELEASED
