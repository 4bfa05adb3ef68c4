"""Functions of `gradsmith.special`.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# pyright: reportPrivateUsage=false

from collections.abc import Sequence

from gradsmith.dtypes import dtype
from gradsmith.tensor import Tensor
from gradsmith.types import Number

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

def erfcx(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Scaled complementary error function, `exp(x * x) * erfc(x)`."""

def ndtr(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Distribution function of the standard normal."""

def ndtri(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse of `ndtr`."""

def log_ndtr(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logarithm of `ndtr`, precise in the lower tail."""

def erf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `erf`."""

def erfc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `erfc`."""

def erfinv(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `erfinv`."""

def zeta(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Hurwitz zeta function, the sum over k of `(k + other) ** -self`."""

def gammaln(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `lgamma`."""

def digamma(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `digamma`."""

def psi(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `digamma`."""

def polygamma(n: int, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `polygamma`."""

def multigammaln(input: Tensor, p: int, *, out: Tensor | None = None) -> Tensor:
    """Another name for `mvlgamma`."""

def gammainc(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `igamma`."""

def gammaincc(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `igammac`."""

def i0e(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """`exp(-abs(x)) * i0(x)`."""

def i1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order one."""

def i1e(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """`exp(-abs(x)) * i1(x)`."""

def i0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `i0`."""

def modified_bessel_i0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order zero."""

def modified_bessel_i1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order one."""

def modified_bessel_k0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the second kind of order zero."""

def modified_bessel_k1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the second kind of order one."""

def scaled_modified_bessel_k0(x: Tensor, *, out: Tensor | None = None) -> Tensor:
    """`exp(x) * modified_bessel_k0(x)`."""

def scaled_modified_bessel_k1(x: Tensor, *, out: Tensor | None = None) -> Tensor:
    """`exp(x) * modified_bessel_k1(x)`."""

def bessel_j0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bessel function of the first kind of order zero."""

def bessel_j1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bessel function of the first kind of order one."""

def bessel_y0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bessel function of the second kind of order zero."""

def bessel_y1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bessel function of the second kind of order one."""

def spherical_bessel_j0(x: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Spherical Bessel function of the first kind of order zero, `sin(x) / x`."""

def airy_ai(x: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Airy function Ai."""

def chebyshev_polynomial_t(
    x: Tensor | Number,
    n: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Chebyshev polynomial of the first kind, of degree `n`."""

def chebyshev_polynomial_u(
    x: Tensor | Number,
    n: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Chebyshev polynomial of the second kind, of degree `n`."""

def chebyshev_polynomial_v(
    x: Tensor | Number,
    n: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Chebyshev polynomial of the third kind, of degree `n`."""

def chebyshev_polynomial_w(
    x: Tensor | Number,
    n: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Chebyshev polynomial of the fourth kind, of degree `n`."""

def shifted_chebyshev_polynomial_t(
    x: Tensor | Number,
    n: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Chebyshev polynomial of the first kind at `2 x - 1`, of degree `n`."""

def shifted_chebyshev_polynomial_u(
    x: Tensor | Number,
    n: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Chebyshev polynomial of the second kind at `2 x - 1`, of degree `n`."""

def shifted_chebyshev_polynomial_v(
    x: Tensor | Number,
    n: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Chebyshev polynomial of the third kind at `2 x - 1`, of degree `n`."""

def shifted_chebyshev_polynomial_w(
    x: Tensor | Number,
    n: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Chebyshev polynomial of the fourth kind at `2 x - 1`, of degree `n`."""

def hermite_polynomial_h(
    x: Tensor | Number,
    n: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Hermite polynomial of the physicists, of degree `n`."""

def hermite_polynomial_he(
    x: Tensor | Number,
    n: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Hermite polynomial of the probabilists, of degree `n`."""

def laguerre_polynomial_l(
    x: Tensor | Number,
    n: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Laguerre polynomial, of degree `n`."""

def legendre_polynomial_p(
    x: Tensor | Number,
    n: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Legendre polynomial, of degree `n`."""

def entr(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """`-x * log(x)`, zero at zero and minus infinity below."""

def xlog1py(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """`self * log(1 + other)`, zero where `self` is zero (unless `other` is NaN)."""

def xlogy(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Another name for `xlogy`."""

def exp2(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `exp2`."""

def expm1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `expm1`."""

def expit(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `sigmoid`."""

def log1p(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `log1p`."""

def logit(input: Tensor, eps: float | None = None, *, out: Tensor | None = None) -> Tensor:
    """Another name for `logit`."""

def sinc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `sinc`."""

def logsumexp(
    input: Tensor,
    dim: int | Sequence[int],
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Another name for `logsumexp`."""

def round(input: Tensor, *, decimals: int = 0, out: Tensor | None = None) -> Tensor:
    """Each element rounded to `decimals` decimal places, halves to even."""

def softmax(input: Tensor, dim: int, dtype: dtype | None = None) -> Tensor:
    """Another name for `softmax`."""

def log_softmax(input: Tensor, dim: int, *, dtype: dtype | None = None) -> Tensor:
    """Another name for `log_softmax`."""
