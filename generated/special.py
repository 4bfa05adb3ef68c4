"""Functions of `gradsmith.special`.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.core.bits import NUMBER_BITS
from gradsmith.core.dtypes import dtype as dtype_class
from gradsmith.core.state import MASKED, state
from gradsmith.core.tracebacks import trim
from gradsmith.dispatch.arguments import as_ints
from gradsmith.dispatch.call import MISSING, call_slow
from gradsmith.documentation import documented
from gradsmith.generated import operators

_special_erfcx_kernels = operators.special_erfcx.table


def erfcx(input, *, out=None):
    """Scaled complementary error function, `exp(x * x) * erfc(x)`."""
    if out is None:
        kernel = None
        try:
            kernel = _special_erfcx_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(erfcx, operators.special_erfcx, (input,), {"out": out})


_special_ndtr_kernels = operators.special_ndtr.table


def ndtr(input, *, out=None):
    """Cumulative distribution function of the standard normal distribution."""
    if out is None:
        kernel = None
        try:
            kernel = _special_ndtr_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(ndtr, operators.special_ndtr, (input,), {"out": out})


_special_ndtri_kernels = operators.special_ndtri.table


def ndtri(input, *, out=None):
    """Inverse of `ndtr`, the normal quantile function."""
    if out is None:
        kernel = None
        try:
            kernel = _special_ndtri_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(ndtri, operators.special_ndtri, (input,), {"out": out})


_special_log_ndtr_kernels = operators.special_log_ndtr.table


def log_ndtr(input, *, out=None):
    """Logarithm of `ndtr`, accurate in the lower tail."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _special_log_ndtr_kernels[bits & state.mask if MASKED else bits]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(log_ndtr, operators.special_log_ndtr, (input,), {"out": out})


_special_erf_kernels = operators.special_erf.table


def erf(input, *, out=None):
    """Another name for `erf`."""
    if out is None:
        kernel = None
        try:
            kernel = _special_erf_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(erf, operators.special_erf, (input,), {"out": out})


_special_erfc_kernels = operators.special_erfc.table


def erfc(input, *, out=None):
    """Another name for `erfc`."""
    if out is None:
        kernel = None
        try:
            kernel = _special_erfc_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(erfc, operators.special_erfc, (input,), {"out": out})


_special_erfinv_kernels = operators.special_erfinv.table


def erfinv(input, *, out=None):
    """Another name for `erfinv`."""
    if out is None:
        kernel = None
        try:
            kernel = _special_erfinv_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(erfinv, operators.special_erfinv, (input,), {"out": out})


_special_zeta_kernels = operators.special_zeta.table


def zeta(input, other, *, out=None):
    """Hurwitz zeta function, the sum over k of `(k + other) ** -self`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _special_zeta_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(zeta, operators.special_zeta, (input, other), {"out": out})


_special_gammaln_kernels = operators.special_gammaln.table


def gammaln(input, *, out=None):
    """Another name for `lgamma`."""
    if out is None:
        kernel = None
        try:
            kernel = _special_gammaln_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(gammaln, operators.special_gammaln, (input,), {"out": out})


_special_digamma_kernels = operators.special_digamma.table


def digamma(input, *, out=None):
    """Another name for `digamma`."""
    if out is None:
        kernel = None
        try:
            kernel = _special_digamma_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(digamma, operators.special_digamma, (input,), {"out": out})


_special_psi_kernels = operators.special_psi.table


def psi(input, *, out=None):
    """Another name for `digamma`."""
    if out is None:
        kernel = None
        try:
            kernel = _special_psi_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(psi, operators.special_psi, (input,), {"out": out})


_special_polygamma_kernels = operators.special_polygamma.table


def polygamma(n, input, *, out=None):
    """Another name for `polygamma`."""
    if out is None and n.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            kernel = _special_polygamma_kernels[bits & state.mask if MASKED else bits]
            return kernel(n, input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(polygamma, operators.special_polygamma, (n, input), {"out": out})


_special_multigammaln_kernels = operators.special_multigammaln.table


def multigammaln(input, p, *, out=None):
    """Another name for `mvlgamma`."""
    if out is None and p.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            kernel = _special_multigammaln_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, p)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(multigammaln, operators.special_multigammaln, (input, p), {"out": out})


_special_gammainc_kernels = operators.special_gammainc.table


def gammainc(input, other, *, out=None):
    """Another name for `igamma`."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _special_gammainc_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(gammainc, operators.special_gammainc, (input, other), {"out": out})


_special_gammaincc_kernels = operators.special_gammaincc.table


def gammaincc(input, other, *, out=None):
    """Another name for `igammac`."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _special_gammaincc_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(gammaincc, operators.special_gammaincc, (input, other), {"out": out})


_special_i0e_kernels = operators.special_i0e.table


def i0e(input, *, out=None):
    """`exp(-abs(x)) * i0(x)`."""
    if out is None:
        kernel = None
        try:
            kernel = _special_i0e_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(i0e, operators.special_i0e, (input,), {"out": out})


_special_i1_kernels = operators.special_i1.table


def i1(input, *, out=None):
    """Modified Bessel function of the first kind of order one."""
    if out is None:
        kernel = None
        try:
            kernel = _special_i1_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(i1, operators.special_i1, (input,), {"out": out})


_special_i1e_kernels = operators.special_i1e.table


def i1e(input, *, out=None):
    """`exp(-abs(x)) * i1(x)`."""
    if out is None:
        kernel = None
        try:
            kernel = _special_i1e_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(i1e, operators.special_i1e, (input,), {"out": out})


_special_i0_kernels = operators.special_i0.table


def i0(input, *, out=None):
    """Another name for `i0`."""
    if out is None:
        kernel = None
        try:
            kernel = _special_i0_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(i0, operators.special_i0, (input,), {"out": out})


_special_modified_bessel_i0_kernels = operators.special_modified_bessel_i0.table


def modified_bessel_i0(input, *, out=None):
    """Modified Bessel function of the first kind of order zero."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _special_modified_bessel_i0_kernels[bits & state.mask if MASKED else bits]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        modified_bessel_i0, operators.special_modified_bessel_i0, (input,), {"out": out}
    )


_special_modified_bessel_i1_kernels = operators.special_modified_bessel_i1.table


def modified_bessel_i1(input, *, out=None):
    """Modified Bessel function of the first kind of order one."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _special_modified_bessel_i1_kernels[bits & state.mask if MASKED else bits]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        modified_bessel_i1, operators.special_modified_bessel_i1, (input,), {"out": out}
    )


_special_modified_bessel_k0_kernels = operators.special_modified_bessel_k0.table


def modified_bessel_k0(input, *, out=None):
    """Modified Bessel function of the second kind of order zero."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _special_modified_bessel_k0_kernels[bits & state.mask if MASKED else bits]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        modified_bessel_k0, operators.special_modified_bessel_k0, (input,), {"out": out}
    )


_special_modified_bessel_k1_kernels = operators.special_modified_bessel_k1.table


def modified_bessel_k1(input, *, out=None):
    """Modified Bessel function of the second kind of order one."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _special_modified_bessel_k1_kernels[bits & state.mask if MASKED else bits]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        modified_bessel_k1, operators.special_modified_bessel_k1, (input,), {"out": out}
    )


_special_scaled_modified_bessel_k0_kernels = operators.special_scaled_modified_bessel_k0.table


def scaled_modified_bessel_k0(x, *, out=None):
    """`exp(x) * modified_bessel_k0(x)`."""
    if out is None:
        kernel = None
        try:
            bits = x._bits_
            kernel = _special_scaled_modified_bessel_k0_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(x)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        scaled_modified_bessel_k0, operators.special_scaled_modified_bessel_k0, (x,), {"out": out}
    )


_special_scaled_modified_bessel_k1_kernels = operators.special_scaled_modified_bessel_k1.table


def scaled_modified_bessel_k1(x, *, out=None):
    """`exp(x) * modified_bessel_k1(x)`."""
    if out is None:
        kernel = None
        try:
            bits = x._bits_
            kernel = _special_scaled_modified_bessel_k1_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(x)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        scaled_modified_bessel_k1, operators.special_scaled_modified_bessel_k1, (x,), {"out": out}
    )


_special_bessel_j0_kernels = operators.special_bessel_j0.table


def bessel_j0(input, *, out=None):
    """Bessel function of the first kind of order zero."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _special_bessel_j0_kernels[bits & state.mask if MASKED else bits]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(bessel_j0, operators.special_bessel_j0, (input,), {"out": out})


_special_bessel_j1_kernels = operators.special_bessel_j1.table


def bessel_j1(input, *, out=None):
    """Bessel function of the first kind of order one."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _special_bessel_j1_kernels[bits & state.mask if MASKED else bits]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(bessel_j1, operators.special_bessel_j1, (input,), {"out": out})


_special_bessel_y0_kernels = operators.special_bessel_y0.table


def bessel_y0(input, *, out=None):
    """Bessel function of the second kind of order zero."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _special_bessel_y0_kernels[bits & state.mask if MASKED else bits]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(bessel_y0, operators.special_bessel_y0, (input,), {"out": out})


_special_bessel_y1_kernels = operators.special_bessel_y1.table


def bessel_y1(input, *, out=None):
    """Bessel function of the second kind of order one."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _special_bessel_y1_kernels[bits & state.mask if MASKED else bits]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(bessel_y1, operators.special_bessel_y1, (input,), {"out": out})


_special_spherical_bessel_j0_kernels = operators.special_spherical_bessel_j0.table


def spherical_bessel_j0(x, *, out=None):
    """Spherical Bessel function of the first kind of order zero, `sin(x) / x`."""
    if out is None:
        kernel = None
        try:
            bits = x._bits_
            kernel = _special_spherical_bessel_j0_kernels[bits & state.mask if MASKED else bits]
            return kernel(x)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(spherical_bessel_j0, operators.special_spherical_bessel_j0, (x,), {"out": out})


_special_airy_ai_kernels = operators.special_airy_ai.table


def airy_ai(x, *, out=None):
    """Airy function Ai."""
    if out is None:
        kernel = None
        try:
            kernel = _special_airy_ai_kernels[x._bits_ & state.mask if MASKED else x._bits_]
            return kernel(x)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(airy_ai, operators.special_airy_ai, (x,), {"out": out})


_special_chebyshev_polynomial_t_kernels = operators.special_chebyshev_polynomial_t.table


def chebyshev_polynomial_t(x, n, *, out=None):
    """Chebyshev polynomial of the first kind, of degree `n`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits_
            bits = x._bits_ if x._bits_ is more else x._bits_ | more
            kernel = _special_chebyshev_polynomial_t_kernels[bits & state.mask if MASKED else bits]
            return kernel(x, n)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        chebyshev_polynomial_t, operators.special_chebyshev_polynomial_t, (x, n), {"out": out}
    )


_special_chebyshev_polynomial_u_kernels = operators.special_chebyshev_polynomial_u.table


def chebyshev_polynomial_u(x, n, *, out=None):
    """Chebyshev polynomial of the second kind, of degree `n`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits_
            bits = x._bits_ if x._bits_ is more else x._bits_ | more
            kernel = _special_chebyshev_polynomial_u_kernels[bits & state.mask if MASKED else bits]
            return kernel(x, n)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        chebyshev_polynomial_u, operators.special_chebyshev_polynomial_u, (x, n), {"out": out}
    )


_special_chebyshev_polynomial_v_kernels = operators.special_chebyshev_polynomial_v.table


def chebyshev_polynomial_v(x, n, *, out=None):
    """Chebyshev polynomial of the third kind, of degree `n`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits_
            bits = x._bits_ if x._bits_ is more else x._bits_ | more
            kernel = _special_chebyshev_polynomial_v_kernels[bits & state.mask if MASKED else bits]
            return kernel(x, n)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        chebyshev_polynomial_v, operators.special_chebyshev_polynomial_v, (x, n), {"out": out}
    )


_special_chebyshev_polynomial_w_kernels = operators.special_chebyshev_polynomial_w.table


def chebyshev_polynomial_w(x, n, *, out=None):
    """Chebyshev polynomial of the fourth kind, of degree `n`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits_
            bits = x._bits_ if x._bits_ is more else x._bits_ | more
            kernel = _special_chebyshev_polynomial_w_kernels[bits & state.mask if MASKED else bits]
            return kernel(x, n)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        chebyshev_polynomial_w, operators.special_chebyshev_polynomial_w, (x, n), {"out": out}
    )


_special_shifted_chebyshev_polynomial_t_kernels = operators.special_shifted_chebyshev_polynomial_t.table


def shifted_chebyshev_polynomial_t(x, n, *, out=None):
    """Chebyshev polynomial of the first kind at `2 x - 1`, of degree `n`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits_
            bits = x._bits_ if x._bits_ is more else x._bits_ | more
            kernel = _special_shifted_chebyshev_polynomial_t_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(x, n)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        shifted_chebyshev_polynomial_t,
        operators.special_shifted_chebyshev_polynomial_t,
        (x, n),
        {"out": out},
    )


_special_shifted_chebyshev_polynomial_u_kernels = operators.special_shifted_chebyshev_polynomial_u.table


def shifted_chebyshev_polynomial_u(x, n, *, out=None):
    """Chebyshev polynomial of the second kind at `2 x - 1`, of degree `n`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits_
            bits = x._bits_ if x._bits_ is more else x._bits_ | more
            kernel = _special_shifted_chebyshev_polynomial_u_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(x, n)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        shifted_chebyshev_polynomial_u,
        operators.special_shifted_chebyshev_polynomial_u,
        (x, n),
        {"out": out},
    )


_special_shifted_chebyshev_polynomial_v_kernels = operators.special_shifted_chebyshev_polynomial_v.table


def shifted_chebyshev_polynomial_v(x, n, *, out=None):
    """Chebyshev polynomial of the third kind at `2 x - 1`, of degree `n`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits_
            bits = x._bits_ if x._bits_ is more else x._bits_ | more
            kernel = _special_shifted_chebyshev_polynomial_v_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(x, n)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        shifted_chebyshev_polynomial_v,
        operators.special_shifted_chebyshev_polynomial_v,
        (x, n),
        {"out": out},
    )


_special_shifted_chebyshev_polynomial_w_kernels = operators.special_shifted_chebyshev_polynomial_w.table


def shifted_chebyshev_polynomial_w(x, n, *, out=None):
    """Chebyshev polynomial of the fourth kind at `2 x - 1`, of degree `n`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits_
            bits = x._bits_ if x._bits_ is more else x._bits_ | more
            kernel = _special_shifted_chebyshev_polynomial_w_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(x, n)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        shifted_chebyshev_polynomial_w,
        operators.special_shifted_chebyshev_polynomial_w,
        (x, n),
        {"out": out},
    )


_special_hermite_polynomial_h_kernels = operators.special_hermite_polynomial_h.table


def hermite_polynomial_h(x, n, *, out=None):
    """Hermite polynomial of the physicists, of degree `n`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits_
            bits = x._bits_ if x._bits_ is more else x._bits_ | more
            kernel = _special_hermite_polynomial_h_kernels[bits & state.mask if MASKED else bits]
            return kernel(x, n)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        hermite_polynomial_h, operators.special_hermite_polynomial_h, (x, n), {"out": out}
    )


_special_hermite_polynomial_he_kernels = operators.special_hermite_polynomial_he.table


def hermite_polynomial_he(x, n, *, out=None):
    """Hermite polynomial of the probabilists, of degree `n`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits_
            bits = x._bits_ if x._bits_ is more else x._bits_ | more
            kernel = _special_hermite_polynomial_he_kernels[bits & state.mask if MASKED else bits]
            return kernel(x, n)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        hermite_polynomial_he, operators.special_hermite_polynomial_he, (x, n), {"out": out}
    )


_special_laguerre_polynomial_l_kernels = operators.special_laguerre_polynomial_l.table


def laguerre_polynomial_l(x, n, *, out=None):
    """Laguerre polynomial, of degree `n`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits_
            bits = x._bits_ if x._bits_ is more else x._bits_ | more
            kernel = _special_laguerre_polynomial_l_kernels[bits & state.mask if MASKED else bits]
            return kernel(x, n)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        laguerre_polynomial_l, operators.special_laguerre_polynomial_l, (x, n), {"out": out}
    )


_special_legendre_polynomial_p_kernels = operators.special_legendre_polynomial_p.table


def legendre_polynomial_p(x, n, *, out=None):
    """Legendre polynomial, of degree `n`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[n.__class__] if n.__class__ in NUMBER_BITS else n._bits_
            bits = x._bits_ if x._bits_ is more else x._bits_ | more
            kernel = _special_legendre_polynomial_p_kernels[bits & state.mask if MASKED else bits]
            return kernel(x, n)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        legendre_polynomial_p, operators.special_legendre_polynomial_p, (x, n), {"out": out}
    )


_special_entr_kernels = operators.special_entr.table


def entr(input, *, out=None):
    """`-x * log(x)`, zero at zero and minus infinity below."""
    if out is None:
        kernel = None
        try:
            kernel = _special_entr_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(entr, operators.special_entr, (input,), {"out": out})


_special_xlog1py_kernels = operators.special_xlog1py.table


def xlog1py(input, other, *, out=None):
    """`self * log(1 + other)`, zero where `input` is zero (unless `other` is NaN)."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _special_xlog1py_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(xlog1py, operators.special_xlog1py, (input, other), {"out": out})


_special_xlogy_kernels = operators.special_xlogy.table


def xlogy(input, other, *, out=None):
    """Another name for `xlogy`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _special_xlogy_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(xlogy, operators.special_xlogy, (input, other), {"out": out})


_special_exp2_kernels = operators.special_exp2.table


def exp2(input, *, out=None):
    """Another name for `exp2`."""
    if out is None:
        kernel = None
        try:
            kernel = _special_exp2_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(exp2, operators.special_exp2, (input,), {"out": out})


_special_expm1_kernels = operators.special_expm1.table


def expm1(input, *, out=None):
    """Another name for `expm1`."""
    if out is None:
        kernel = None
        try:
            kernel = _special_expm1_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(expm1, operators.special_expm1, (input,), {"out": out})


_special_expit_kernels = operators.special_expit.table


def expit(input, *, out=None):
    """Another name for `sigmoid`."""
    if out is None:
        kernel = None
        try:
            kernel = _special_expit_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(expit, operators.special_expit, (input,), {"out": out})


_special_log1p_kernels = operators.special_log1p.table


def log1p(input, *, out=None):
    """Another name for `log1p`."""
    if out is None:
        kernel = None
        try:
            kernel = _special_log1p_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(log1p, operators.special_log1p, (input,), {"out": out})


_special_logit_kernels = operators.special_logit.table


def logit(input, eps=None, *, out=None):
    """Another name for `logit`."""
    if out is None and (eps is None or eps.__class__ is float or eps.__class__ is int):
        kernel = None
        try:
            kernel = _special_logit_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, eps if eps is None or eps.__class__ is float else float(eps))
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(logit, operators.special_logit, (input, eps), {"out": out})


_special_sinc_kernels = operators.special_sinc.table


def sinc(input, *, out=None):
    """Another name for `sinc`."""
    if out is None:
        kernel = None
        try:
            kernel = _special_sinc_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(sinc, operators.special_sinc, (input,), {"out": out})


_special_logsumexp_kernels = operators.special_logsumexp.table


def logsumexp(input=MISSING, dim=MISSING, keepdim=False, *, out=None, **numpy_names):
    """Another name for `logsumexp`."""
    if (
        not numpy_names
        and out is None
        and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and keepdim.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _special_logsumexp_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, (dim,) if dim.__class__ is int else ints_dim, keepdim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        logsumexp,
        operators.special_logsumexp,
        (input,),
        {"dim": dim, "keepdim": keepdim, "out": out, **numpy_names},
    )


_special_round_kernels = operators.special_round.table


def round(input, *, decimals=0, out=None):
    """Each element rounded to `decimals` decimal places, halves to even."""
    if out is None and decimals.__class__ is int:
        kernel = None
        try:
            kernel = _special_round_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, decimals)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(round, operators.special_round, (input,), {"decimals": decimals, "out": out})


_special_softmax_kernels = operators.special_softmax.table


def softmax(input=MISSING, dim=MISSING, dtype=None, **numpy_names):
    """Another name for `softmax`."""
    if (
        not numpy_names
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            kernel = _special_softmax_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        softmax, operators.special_softmax, (input,), {"dim": dim, "dtype": dtype, **numpy_names}
    )


_special_log_softmax_kernels = operators.special_log_softmax.table


def log_softmax(input=MISSING, dim=MISSING, *, dtype=None, **numpy_names):
    """Another name for `log_softmax`."""
    if (
        not numpy_names
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _special_log_softmax_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dim, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        log_softmax, operators.special_log_softmax, (input, dim), {"dtype": dtype, **numpy_names}
    )


__all__ = documented(globals(), "special_")
