"""Functions of `gradsmith.special`.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.arguments import SIZES
from gradsmith.dispatch.call import MISSING, exact
from gradsmith.dispatch.state import state
from gradsmith.dtypes import dtype as dtype_class
from gradsmith.generated import operators
from gradsmith.traits import NUMBER_BITS

_special_erfcx_kernels = operators.special_erfcx.table
_special_ndtr_kernels = operators.special_ndtr.table
_special_ndtri_kernels = operators.special_ndtri.table
_special_log_ndtr_kernels = operators.special_log_ndtr.table
_special_erf_kernels = operators.special_erf.table
_special_erfc_kernels = operators.special_erfc.table
_special_erfinv_kernels = operators.special_erfinv.table
_special_zeta_kernels = operators.special_zeta.table
_special_gammaln_kernels = operators.special_gammaln.table
_special_digamma_kernels = operators.special_digamma.table
_special_psi_kernels = operators.special_psi.table
_special_polygamma_kernels = operators.special_polygamma.table
_special_multigammaln_kernels = operators.special_multigammaln.table
_special_gammainc_kernels = operators.special_gammainc.table
_special_gammaincc_kernels = operators.special_gammaincc.table
_special_i0e_kernels = operators.special_i0e.table
_special_i1_kernels = operators.special_i1.table
_special_i1e_kernels = operators.special_i1e.table
_special_i0_kernels = operators.special_i0.table
_special_modified_bessel_i0_kernels = operators.special_modified_bessel_i0.table
_special_modified_bessel_i1_kernels = operators.special_modified_bessel_i1.table
_special_modified_bessel_k0_kernels = operators.special_modified_bessel_k0.table
_special_modified_bessel_k1_kernels = operators.special_modified_bessel_k1.table
_special_scaled_modified_bessel_k0_kernels = operators.special_scaled_modified_bessel_k0.table
_special_scaled_modified_bessel_k1_kernels = operators.special_scaled_modified_bessel_k1.table
_special_bessel_j0_kernels = operators.special_bessel_j0.table
_special_bessel_j1_kernels = operators.special_bessel_j1.table
_special_bessel_y0_kernels = operators.special_bessel_y0.table
_special_bessel_y1_kernels = operators.special_bessel_y1.table
_special_spherical_bessel_j0_kernels = operators.special_spherical_bessel_j0.table
_special_airy_ai_kernels = operators.special_airy_ai.table
_special_chebyshev_polynomial_t_kernels = operators.special_chebyshev_polynomial_t.table
_special_chebyshev_polynomial_u_kernels = operators.special_chebyshev_polynomial_u.table
_special_chebyshev_polynomial_v_kernels = operators.special_chebyshev_polynomial_v.table
_special_chebyshev_polynomial_w_kernels = operators.special_chebyshev_polynomial_w.table
_special_shifted_chebyshev_polynomial_t_kernels = (
    operators.special_shifted_chebyshev_polynomial_t.table
)
_special_shifted_chebyshev_polynomial_u_kernels = (
    operators.special_shifted_chebyshev_polynomial_u.table
)
_special_shifted_chebyshev_polynomial_v_kernels = (
    operators.special_shifted_chebyshev_polynomial_v.table
)
_special_shifted_chebyshev_polynomial_w_kernels = (
    operators.special_shifted_chebyshev_polynomial_w.table
)
_special_hermite_polynomial_h_kernels = operators.special_hermite_polynomial_h.table
_special_hermite_polynomial_he_kernels = operators.special_hermite_polynomial_he.table
_special_laguerre_polynomial_l_kernels = operators.special_laguerre_polynomial_l.table
_special_legendre_polynomial_p_kernels = operators.special_legendre_polynomial_p.table
_special_entr_kernels = operators.special_entr.table
_special_xlog1py_kernels = operators.special_xlog1py.table
_special_xlogy_kernels = operators.special_xlogy.table
_special_exp2_kernels = operators.special_exp2.table
_special_expm1_kernels = operators.special_expm1.table
_special_expit_kernels = operators.special_expit.table
_special_log1p_kernels = operators.special_log1p.table
_special_logit_kernels = operators.special_logit.table
_special_sinc_kernels = operators.special_sinc.table
_special_logsumexp_kernels = operators.special_logsumexp.table
_special_round_kernels = operators.special_round.table
_special_softmax_kernels = operators.special_softmax.table
_special_log_softmax_kernels = operators.special_log_softmax.table
_special_erfcx_packet = operators.special_erfcx.packet
_special_ndtr_packet = operators.special_ndtr.packet
_special_ndtri_packet = operators.special_ndtri.packet
_special_log_ndtr_packet = operators.special_log_ndtr.packet
_special_erf_packet = operators.special_erf.packet
_special_erfc_packet = operators.special_erfc.packet
_special_erfinv_packet = operators.special_erfinv.packet
_special_zeta_packet = operators.special_zeta.packet
_special_gammaln_packet = operators.special_gammaln.packet
_special_digamma_packet = operators.special_digamma.packet
_special_psi_packet = operators.special_psi.packet
_special_polygamma_packet = operators.special_polygamma.packet
_special_multigammaln_packet = operators.special_multigammaln.packet
_special_gammainc_packet = operators.special_gammainc.packet
_special_gammaincc_packet = operators.special_gammaincc.packet
_special_i0e_packet = operators.special_i0e.packet
_special_i1_packet = operators.special_i1.packet
_special_i1e_packet = operators.special_i1e.packet
_special_i0_packet = operators.special_i0.packet
_special_modified_bessel_i0_packet = operators.special_modified_bessel_i0.packet
_special_modified_bessel_i1_packet = operators.special_modified_bessel_i1.packet
_special_modified_bessel_k0_packet = operators.special_modified_bessel_k0.packet
_special_modified_bessel_k1_packet = operators.special_modified_bessel_k1.packet
_special_scaled_modified_bessel_k0_packet = operators.special_scaled_modified_bessel_k0.packet
_special_scaled_modified_bessel_k1_packet = operators.special_scaled_modified_bessel_k1.packet
_special_bessel_j0_packet = operators.special_bessel_j0.packet
_special_bessel_j1_packet = operators.special_bessel_j1.packet
_special_bessel_y0_packet = operators.special_bessel_y0.packet
_special_bessel_y1_packet = operators.special_bessel_y1.packet
_special_spherical_bessel_j0_packet = operators.special_spherical_bessel_j0.packet
_special_airy_ai_packet = operators.special_airy_ai.packet
_special_chebyshev_polynomial_t_packet = operators.special_chebyshev_polynomial_t.packet
_special_chebyshev_polynomial_u_packet = operators.special_chebyshev_polynomial_u.packet
_special_chebyshev_polynomial_v_packet = operators.special_chebyshev_polynomial_v.packet
_special_chebyshev_polynomial_w_packet = operators.special_chebyshev_polynomial_w.packet
_special_shifted_chebyshev_polynomial_t_packet = (
    operators.special_shifted_chebyshev_polynomial_t.packet
)
_special_shifted_chebyshev_polynomial_u_packet = (
    operators.special_shifted_chebyshev_polynomial_u.packet
)
_special_shifted_chebyshev_polynomial_v_packet = (
    operators.special_shifted_chebyshev_polynomial_v.packet
)
_special_shifted_chebyshev_polynomial_w_packet = (
    operators.special_shifted_chebyshev_polynomial_w.packet
)
_special_hermite_polynomial_h_packet = operators.special_hermite_polynomial_h.packet
_special_hermite_polynomial_he_packet = operators.special_hermite_polynomial_he.packet
_special_laguerre_polynomial_l_packet = operators.special_laguerre_polynomial_l.packet
_special_legendre_polynomial_p_packet = operators.special_legendre_polynomial_p.packet
_special_entr_packet = operators.special_entr.packet
_special_xlog1py_packet = operators.special_xlog1py.packet
_special_xlogy_packet = operators.special_xlogy.packet
_special_exp2_packet = operators.special_exp2.packet
_special_expm1_packet = operators.special_expm1.packet
_special_expit_packet = operators.special_expit.packet
_special_log1p_packet = operators.special_log1p.packet
_special_logit_packet = operators.special_logit.packet
_special_sinc_packet = operators.special_sinc.packet
_special_logsumexp_packet = operators.special_logsumexp.packet
_special_round_packet = operators.special_round.packet
_special_softmax_packet = operators.special_softmax.packet
_special_log_softmax_packet = operators.special_log_softmax.packet

__all__ = [
    "airy_ai",
    "bessel_j0",
    "bessel_j1",
    "bessel_y0",
    "bessel_y1",
    "chebyshev_polynomial_t",
    "chebyshev_polynomial_u",
    "chebyshev_polynomial_v",
    "chebyshev_polynomial_w",
    "digamma",
    "entr",
    "erf",
    "erfc",
    "erfcx",
    "erfinv",
    "exp2",
    "expit",
    "expm1",
    "gammainc",
    "gammaincc",
    "gammaln",
    "hermite_polynomial_h",
    "hermite_polynomial_he",
    "i0",
    "i0e",
    "i1",
    "i1e",
    "laguerre_polynomial_l",
    "legendre_polynomial_p",
    "log1p",
    "log_ndtr",
    "log_softmax",
    "logit",
    "logsumexp",
    "modified_bessel_i0",
    "modified_bessel_i1",
    "modified_bessel_k0",
    "modified_bessel_k1",
    "multigammaln",
    "ndtr",
    "ndtri",
    "polygamma",
    "psi",
    "round",
    "scaled_modified_bessel_k0",
    "scaled_modified_bessel_k1",
    "shifted_chebyshev_polynomial_t",
    "shifted_chebyshev_polynomial_u",
    "shifted_chebyshev_polynomial_v",
    "shifted_chebyshev_polynomial_w",
    "sinc",
    "softmax",
    "spherical_bessel_j0",
    "xlog1py",
    "xlogy",
    "zeta",
]


def erfcx(input, *, out=None):
    """Scaled complementary error function, `exp(x * x) * erfc(x)`."""
    if out is None:
        try:
            kernel = _special_erfcx_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_erfcx_packet, (input,), {"out": out})


def ndtr(input, *, out=None):
    """Distribution function of the standard normal."""
    if out is None:
        try:
            kernel = _special_ndtr_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_ndtr_packet, (input,), {"out": out})


def ndtri(input, *, out=None):
    """Inverse of `ndtr`."""
    if out is None:
        try:
            kernel = _special_ndtri_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_ndtri_packet, (input,), {"out": out})


def log_ndtr(input, *, out=None):
    """Logarithm of `ndtr`, precise in the lower tail."""
    if out is None:
        try:
            kernel = _special_log_ndtr_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_log_ndtr_packet, (input,), {"out": out})


def erf(input, *, out=None):
    """Another name for `erf`."""
    if out is None:
        try:
            kernel = _special_erf_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_erf_packet, (input,), {"out": out})


def erfc(input, *, out=None):
    """Another name for `erfc`."""
    if out is None:
        try:
            kernel = _special_erfc_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_erfc_packet, (input,), {"out": out})


def erfinv(input, *, out=None):
    """Another name for `erfinv`."""
    if out is None:
        try:
            kernel = _special_erfinv_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_erfinv_packet, (input,), {"out": out})


def zeta(input, other, *, out=None):
    """Hurwitz zeta function, the sum over k of `(k + other) ** -self`."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _special_zeta_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_special_zeta_packet, (input, other), {"out": out})


def gammaln(input, *, out=None):
    """Another name for `lgamma`."""
    if out is None:
        try:
            kernel = _special_gammaln_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_gammaln_packet, (input,), {"out": out})


def digamma(input, *, out=None):
    """Another name for `digamma`."""
    if out is None:
        try:
            kernel = _special_digamma_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_digamma_packet, (input,), {"out": out})


def psi(input, *, out=None):
    """Another name for `digamma`."""
    if out is None:
        try:
            kernel = _special_psi_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_psi_packet, (input,), {"out": out})


def polygamma(n, input, *, out=None):
    """Another name for `polygamma`."""
    if out is None and n.__class__ is int:
        try:
            kernel = _special_polygamma_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(n, input)
    return exact(_special_polygamma_packet, (n, input), {"out": out})


def multigammaln(input, p, *, out=None):
    """Another name for `mvlgamma`."""
    if out is None and p.__class__ is int:
        try:
            kernel = _special_multigammaln_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p)
    return exact(_special_multigammaln_packet, (input, p), {"out": out})


def gammainc(input, other, *, out=None):
    """Another name for `igamma`."""
    if out is None:
        try:
            kernel = _special_gammainc_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_special_gammainc_packet, (input, other), {"out": out})


def gammaincc(input, other, *, out=None):
    """Another name for `igammac`."""
    if out is None:
        try:
            kernel = _special_gammaincc_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_special_gammaincc_packet, (input, other), {"out": out})


def i0e(input, *, out=None):
    """`exp(-abs(x)) * i0(x)`."""
    if out is None:
        try:
            kernel = _special_i0e_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_i0e_packet, (input,), {"out": out})


def i1(input, *, out=None):
    """Modified Bessel function of the first kind of order one."""
    if out is None:
        try:
            kernel = _special_i1_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_i1_packet, (input,), {"out": out})


def i1e(input, *, out=None):
    """`exp(-abs(x)) * i1(x)`."""
    if out is None:
        try:
            kernel = _special_i1e_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_i1e_packet, (input,), {"out": out})


def i0(input, *, out=None):
    """Another name for `i0`."""
    if out is None:
        try:
            kernel = _special_i0_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_i0_packet, (input,), {"out": out})


def modified_bessel_i0(input, *, out=None):
    """Modified Bessel function of the first kind of order zero."""
    if out is None:
        try:
            kernel = _special_modified_bessel_i0_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_modified_bessel_i0_packet, (input,), {"out": out})


def modified_bessel_i1(input, *, out=None):
    """Modified Bessel function of the first kind of order one."""
    if out is None:
        try:
            kernel = _special_modified_bessel_i1_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_modified_bessel_i1_packet, (input,), {"out": out})


def modified_bessel_k0(input, *, out=None):
    """Modified Bessel function of the second kind of order zero."""
    if out is None:
        try:
            kernel = _special_modified_bessel_k0_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_modified_bessel_k0_packet, (input,), {"out": out})


def modified_bessel_k1(input, *, out=None):
    """Modified Bessel function of the second kind of order one."""
    if out is None:
        try:
            kernel = _special_modified_bessel_k1_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_modified_bessel_k1_packet, (input,), {"out": out})


def scaled_modified_bessel_k0(x, *, out=None):
    """`exp(x) * modified_bessel_k0(x)`."""
    if out is None:
        try:
            kernel = _special_scaled_modified_bessel_k0_kernels[x._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x)
    return exact(_special_scaled_modified_bessel_k0_packet, (x,), {"out": out})


def scaled_modified_bessel_k1(x, *, out=None):
    """`exp(x) * modified_bessel_k1(x)`."""
    if out is None:
        try:
            kernel = _special_scaled_modified_bessel_k1_kernels[x._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x)
    return exact(_special_scaled_modified_bessel_k1_packet, (x,), {"out": out})


def bessel_j0(input, *, out=None):
    """Bessel function of the first kind of order zero."""
    if out is None:
        try:
            kernel = _special_bessel_j0_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_bessel_j0_packet, (input,), {"out": out})


def bessel_j1(input, *, out=None):
    """Bessel function of the first kind of order one."""
    if out is None:
        try:
            kernel = _special_bessel_j1_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_bessel_j1_packet, (input,), {"out": out})


def bessel_y0(input, *, out=None):
    """Bessel function of the second kind of order zero."""
    if out is None:
        try:
            kernel = _special_bessel_y0_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_bessel_y0_packet, (input,), {"out": out})


def bessel_y1(input, *, out=None):
    """Bessel function of the second kind of order one."""
    if out is None:
        try:
            kernel = _special_bessel_y1_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_bessel_y1_packet, (input,), {"out": out})


def spherical_bessel_j0(x, *, out=None):
    """Spherical Bessel function of the first kind of order zero, `sin(x) / x`."""
    if out is None:
        try:
            kernel = _special_spherical_bessel_j0_kernels[x._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x)
    return exact(_special_spherical_bessel_j0_packet, (x,), {"out": out})


def airy_ai(x, *, out=None):
    """Airy function Ai."""
    if out is None:
        try:
            kernel = _special_airy_ai_kernels[x._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x)
    return exact(_special_airy_ai_packet, (x,), {"out": out})


def chebyshev_polynomial_t(x, n, *, out=None):
    """Chebyshev polynomial of the first kind, of degree `n`."""
    if out is None:
        try:
            bits = x._bits
            bits |= NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits
            kernel = _special_chebyshev_polynomial_t_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x, n)
    return exact(_special_chebyshev_polynomial_t_packet, (x, n), {"out": out})


def chebyshev_polynomial_u(x, n, *, out=None):
    """Chebyshev polynomial of the second kind, of degree `n`."""
    if out is None:
        try:
            bits = x._bits
            bits |= NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits
            kernel = _special_chebyshev_polynomial_u_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x, n)
    return exact(_special_chebyshev_polynomial_u_packet, (x, n), {"out": out})


def chebyshev_polynomial_v(x, n, *, out=None):
    """Chebyshev polynomial of the third kind, of degree `n`."""
    if out is None:
        try:
            bits = x._bits
            bits |= NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits
            kernel = _special_chebyshev_polynomial_v_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x, n)
    return exact(_special_chebyshev_polynomial_v_packet, (x, n), {"out": out})


def chebyshev_polynomial_w(x, n, *, out=None):
    """Chebyshev polynomial of the fourth kind, of degree `n`."""
    if out is None:
        try:
            bits = x._bits
            bits |= NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits
            kernel = _special_chebyshev_polynomial_w_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x, n)
    return exact(_special_chebyshev_polynomial_w_packet, (x, n), {"out": out})


def shifted_chebyshev_polynomial_t(x, n, *, out=None):
    """Chebyshev polynomial of the first kind at `2 x - 1`, of degree `n`."""
    if out is None:
        try:
            bits = x._bits
            bits |= NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits
            kernel = _special_shifted_chebyshev_polynomial_t_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x, n)
    return exact(_special_shifted_chebyshev_polynomial_t_packet, (x, n), {"out": out})


def shifted_chebyshev_polynomial_u(x, n, *, out=None):
    """Chebyshev polynomial of the second kind at `2 x - 1`, of degree `n`."""
    if out is None:
        try:
            bits = x._bits
            bits |= NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits
            kernel = _special_shifted_chebyshev_polynomial_u_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x, n)
    return exact(_special_shifted_chebyshev_polynomial_u_packet, (x, n), {"out": out})


def shifted_chebyshev_polynomial_v(x, n, *, out=None):
    """Chebyshev polynomial of the third kind at `2 x - 1`, of degree `n`."""
    if out is None:
        try:
            bits = x._bits
            bits |= NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits
            kernel = _special_shifted_chebyshev_polynomial_v_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x, n)
    return exact(_special_shifted_chebyshev_polynomial_v_packet, (x, n), {"out": out})


def shifted_chebyshev_polynomial_w(x, n, *, out=None):
    """Chebyshev polynomial of the fourth kind at `2 x - 1`, of degree `n`."""
    if out is None:
        try:
            bits = x._bits
            bits |= NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits
            kernel = _special_shifted_chebyshev_polynomial_w_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x, n)
    return exact(_special_shifted_chebyshev_polynomial_w_packet, (x, n), {"out": out})


def hermite_polynomial_h(x, n, *, out=None):
    """Hermite polynomial of the physicists, of degree `n`."""
    if out is None:
        try:
            bits = x._bits
            bits |= NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits
            kernel = _special_hermite_polynomial_h_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x, n)
    return exact(_special_hermite_polynomial_h_packet, (x, n), {"out": out})


def hermite_polynomial_he(x, n, *, out=None):
    """Hermite polynomial of the probabilists, of degree `n`."""
    if out is None:
        try:
            bits = x._bits
            bits |= NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits
            kernel = _special_hermite_polynomial_he_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x, n)
    return exact(_special_hermite_polynomial_he_packet, (x, n), {"out": out})


def laguerre_polynomial_l(x, n, *, out=None):
    """Laguerre polynomial, of degree `n`."""
    if out is None:
        try:
            bits = x._bits
            bits |= NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits
            kernel = _special_laguerre_polynomial_l_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x, n)
    return exact(_special_laguerre_polynomial_l_packet, (x, n), {"out": out})


def legendre_polynomial_p(x, n, *, out=None):
    """Legendre polynomial, of degree `n`."""
    if out is None:
        try:
            bits = x._bits
            bits |= NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits
            kernel = _special_legendre_polynomial_p_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x, n)
    return exact(_special_legendre_polynomial_p_packet, (x, n), {"out": out})


def entr(input, *, out=None):
    """`-x * log(x)`, zero at zero and minus infinity below."""
    if out is None:
        try:
            kernel = _special_entr_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_entr_packet, (input,), {"out": out})


def xlog1py(input, other, *, out=None):
    """`self * log(1 + other)`, zero where `self` is zero (unless `other` is NaN)."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _special_xlog1py_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_special_xlog1py_packet, (input, other), {"out": out})


def xlogy(input, other, *, out=None):
    """Another name for `xlogy`."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _special_xlogy_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_special_xlogy_packet, (input, other), {"out": out})


def exp2(input, *, out=None):
    """Another name for `exp2`."""
    if out is None:
        try:
            kernel = _special_exp2_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_exp2_packet, (input,), {"out": out})


def expm1(input, *, out=None):
    """Another name for `expm1`."""
    if out is None:
        try:
            kernel = _special_expm1_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_expm1_packet, (input,), {"out": out})


def expit(input, *, out=None):
    """Another name for `sigmoid`."""
    if out is None:
        try:
            kernel = _special_expit_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_expit_packet, (input,), {"out": out})


def log1p(input, *, out=None):
    """Another name for `log1p`."""
    if out is None:
        try:
            kernel = _special_log1p_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_log1p_packet, (input,), {"out": out})


def logit(input, eps=None, *, out=None):
    """Another name for `logit`."""
    if out is None and (eps is None or eps.__class__ is float):
        try:
            kernel = _special_logit_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, eps)
    return exact(_special_logit_packet, (input, eps), {"out": out})


def sinc(input, *, out=None):
    """Another name for `sinc`."""
    if out is None:
        try:
            kernel = _special_sinc_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_special_sinc_packet, (input,), {"out": out})


def logsumexp(input, dim=MISSING, keepdim=False, *, out=None, **numpy_names):
    """Another name for `logsumexp`."""
    if not numpy_names and out is None and dim.__class__ in SIZES and keepdim.__class__ is bool:
        try:
            kernel = _special_logsumexp_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, (dim,) if dim.__class__ is int else dim, keepdim)
    return exact(
        _special_logsumexp_packet,
        (input,),
        {"dim": dim, "keepdim": keepdim, "out": out, **numpy_names},
    )


def round(input, *, decimals=0, out=None):
    """Each element rounded to `decimals` decimal places, halves to even."""
    if out is None and decimals.__class__ is int:
        try:
            kernel = _special_round_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, decimals)
    return exact(_special_round_packet, (input,), {"decimals": decimals, "out": out})


def softmax(input, dim=MISSING, dtype=None, **numpy_names):
    """Another name for `softmax`."""
    if (
        not numpy_names
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _special_softmax_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, dtype)
    return exact(_special_softmax_packet, (input,), {"dim": dim, "dtype": dtype, **numpy_names})


def log_softmax(input, dim=MISSING, *, dtype=None, **numpy_names):
    """Another name for `log_softmax`."""
    if (
        not numpy_names
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _special_log_softmax_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, dtype)
    return exact(_special_log_softmax_packet, (input, dim), {"dtype": dtype, **numpy_names})
