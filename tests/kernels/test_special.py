"""Special functions: published values, and identities that hold over their whole range."""

from __future__ import annotations

from collections.abc import Callable
from math import e, gamma, log, pi, sqrt
from typing import Any

import numpy as np
import pytest

from gradsmith.operators.special import bessel as bessel
from gradsmith.operators.special import polynomial as polynomial
from gradsmith.operators.special.airy import airy_ai
from gradsmith.operators.special.erf import (
    erf,
    erfc,
    erfcx,
    erfinv,
    log_ndtr,
    ndtr,
    ndtri,
    normal_tail,
)
from gradsmith.operators.special.gamma import digamma, lgamma, polygamma, zeta
from gradsmith.operators.special.incomplete_gamma import igamma, igammac
from gradsmith.operators.special.special import entr, xlog1py

EULER = 0.5772156649015329

# NIST Handbook of Mathematical Functions, and closed forms.
VALUES: list[tuple[Callable[..., Any], float, float]] = [
    (erf, 1.0, 0.8427007929497149),
    (erf, -0.5, -0.5204998778130465),
    (erfc, 10.0, 2.088487583762545e-45),
    (erfc, -1.0, 1.8427007929497148),
    (erfcx, 1.0, 0.427583576155807),
    (erfcx, 1e10, 5.641895835477563e-11),
    (erfinv, 0.5, 0.4769362762044699),
    (erfinv, 1 - 2.0**-20, 3.465505025803331),
    (erfinv, -1 + 2.0**-26, -4.004131885114475),
    (erfinv, 1 - 2.0**-53, 5.8635847487551676),
    (ndtr, 0.0, 0.5),
    (ndtr, -10.0, 7.619853024160526e-24),
    (ndtri, 0.975, 1.959963984540054),
    (ndtri, 1e-100, -21.273453560965),
    (log_ndtr, -50.0, -1254.8313611394196),
    (lgamma, 0.5, log(sqrt(pi))),
    (lgamma, -0.5, log(2 * sqrt(pi))),
    (lgamma, 100.0, 359.1342053695754),
    (digamma, 1.0, -EULER),
    (digamma, 0.5, -EULER - 2 * log(2)),
    (digamma, -0.5, 0.03648997397857652),
    (bessel.i0, 1.0, 1.2660658777520084),
    (bessel.i1, -1.0, -0.5651591039924850),
    (bessel.i0e, 1000.0, 0.012617240455891256),
    (bessel.modified_bessel_k0, 1.0, 0.42102443824070834),
    (bessel.modified_bessel_k1, 1.0, 0.6019072301972346),
    (bessel.bessel_j0, 1.0, 0.7651976865579666),
    (bessel.bessel_j1, -1.0, -0.4400505857449335),
    (bessel.bessel_y0, 1.0, 0.08825696421567697),
    (bessel.bessel_y1, 1.0, -0.7812128213002887),
    (bessel.spherical_bessel_j0, pi / 2, 2 / pi),
    (airy_ai, 0.0, 0.3550280538878172),
    (airy_ai, 10.0, 1.1047532552898687e-10),
    (airy_ai, -10.0, 0.04024123848644319),
    (entr, 1 / e, 1 / e),
]


@pytest.mark.parametrize(("function", "x", "value"), VALUES)
def test_published_values(function: Callable[..., Any], x: float, value: float) -> None:
    assert function(np.array([x]))[0] == pytest.approx(value, rel=2e-14)
    # Many elements take another way than few.
    assert function(np.full(200, x))[7] == pytest.approx(value, rel=2e-14)
    assert function(np.array(x)) == pytest.approx(value, rel=2e-14)


@pytest.mark.parametrize(("function", "x", "value"), VALUES)
def test_single_precision(function: Callable[..., Any], x: float, value: float) -> None:
    if abs(value) < 1e-37:
        pytest.skip("below single precision")
    single = np.float32(x)
    expected = function(np.array([single], np.float64))[0]
    result = function(np.array([single], np.float32))
    assert result.dtype == np.float32
    assert result[0] == pytest.approx(expected, rel=1e-6)


@pytest.mark.parametrize(
    ("function", "x", "value"),
    [
        (erf, np.inf, 1.0),
        (erfc, -np.inf, 2.0),
        (erfc, 30.0, 0.0),
        (erfinv, 1.0, np.inf),
        (erfinv, -1.0, -np.inf),
        (erfinv, 1.5, np.nan),
        (ndtri, 0.0, -np.inf),
        (ndtri, 1.1, np.nan),
        (lgamma, 0.0, np.inf),
        (lgamma, -3.0, np.inf),
        (lgamma, -np.inf, np.inf),
        (digamma, 0.0, -np.inf),
        (digamma, -2.0, np.nan),
        (digamma, np.nan, np.nan),
        (bessel.modified_bessel_k0, 0.0, np.inf),
        (bessel.modified_bessel_k1, -1.0, np.nan),
        (bessel.bessel_y0, 0.0, -np.inf),
        (bessel.bessel_j0, 0.0, 1.0),
        (bessel.spherical_bessel_j0, 0.0, 1.0),
        (airy_ai, np.inf, np.nan),
        (entr, 0.0, 0.0),
        (entr, -1.0, -np.inf),
    ],
)
def test_edges(function: Callable[..., Any], x: float, value: float) -> None:
    np.testing.assert_equal(function(np.array([x]))[0], value)


def test_inverses_of_the_error_function() -> None:
    x = np.linspace(-5, 5, 2001)
    np.testing.assert_allclose(erf(erfinv(erf(x))), erf(x), rtol=1e-14)
    p = np.concatenate((10.0 ** -np.arange(1, 300, 7), np.linspace(0.01, 0.99, 99)))
    np.testing.assert_allclose(ndtr(ndtri(p)), p, rtol=1e-12)


def test_the_inverse_of_single_precision_is_rounded_once() -> None:
    x = np.concatenate((np.linspace(-1, 1, 4001)[1:-1], 1 - 2.0 ** -np.arange(1, 25)))
    single = x.astype(np.float32)
    exact = erfinv(single.astype(np.float64))
    error = np.abs(erfinv(single) - exact) / np.spacing(np.abs(exact).astype(np.float32))
    assert error.max() < 0.51


def test_error_functions_complement_one_another() -> None:
    x = np.linspace(-6, 6, 3001)
    np.testing.assert_allclose(erf(x) + erfc(x), 1, rtol=1e-15)
    np.testing.assert_allclose(erfcx(x), np.exp(x * x) * erfc(x), rtol=1e-12)
    single = x.astype(np.float32)
    distance = np.abs(single)
    tail, density = normal_tail(distance)
    np.testing.assert_allclose(tail, ndtr(-distance.astype(np.float64)), rtol=4e-6)
    np.testing.assert_allclose(density, np.exp(-(distance.astype(np.float64) ** 2) / 2), rtol=4e-6)


def test_gamma_recurrences() -> None:
    x = np.linspace(-4.95, 30, 3001)
    np.testing.assert_allclose(lgamma(x + 1), lgamma(x) + np.log(np.abs(x)), atol=2e-13)
    np.testing.assert_allclose(digamma(x + 1), digamma(x) + 1 / x, rtol=1e-10, atol=1e-12)
    x = x[x > 0.5]
    for n in (1, 2, 5):
        step = (-1) ** n * gamma(n + 1) / x ** (n + 1)
        np.testing.assert_allclose(
            polygamma(n, x + 1), polygamma(n, x) + step, rtol=1e-9, atol=1e-9
        )


def test_zeta() -> None:
    one = np.ones(3)
    np.testing.assert_allclose(
        zeta(np.array([2.0, 4.0, 6.0]), one), [pi**2 / 6, pi**4 / 90, pi**6 / 945], rtol=1e-15
    )
    assert zeta(np.array([1.0]), np.array([3.0]))[0] == np.inf
    assert np.isnan(zeta(np.array([0.5]), np.array([3.0]))[0])
    # Below zero: whole exponents have a meaning, others not.
    assert zeta(np.array([2.0]), np.array([-0.5]))[0] == pytest.approx(pi**2 / 2 + 4)
    assert np.isnan(zeta(np.array([2.5]), np.array([-0.5]))[0])


def test_wronskians() -> None:
    x = np.concatenate((np.linspace(0.01, 40, 2001), np.array([1e3, 1e5])))
    wronskian = bessel.bessel_j1(x) * bessel.bessel_y0(x) - bessel.bessel_j0(x) * bessel.bessel_y1(
        x
    )
    np.testing.assert_allclose(wronskian, 2 / (pi * x), rtol=1e-9)
    scaled = bessel.i0e(x) * bessel.scaled_modified_bessel_k1(x) + bessel.i1e(
        x
    ) * bessel.scaled_modified_bessel_k0(x)
    np.testing.assert_allclose(scaled, 1 / x, rtol=1e-13)


def test_airy_function_solves_its_equation() -> None:
    x = np.linspace(-12, 6, 1801)
    h = 1e-3
    second = (airy_ai(x + h) - 2 * airy_ai(x) + airy_ai(x - h)) / h**2
    np.testing.assert_allclose(second, x * airy_ai(x), atol=2e-5)


def test_incomplete_gamma() -> None:
    x = np.linspace(0, 20, 201)
    one = np.ones_like(x)
    np.testing.assert_allclose(igamma(one, x), -np.expm1(-x), rtol=1e-13)
    np.testing.assert_allclose(igammac(2 * one, x), (1 + x) * np.exp(-x), rtol=1e-12)
    for a in (1e-3, 0.5, 30.0, 1e4, 1e7):
        around = a * np.linspace(0.9, 1.1, 21)
        order = np.full(21, a)
        np.testing.assert_allclose(igamma(order, around) + igammac(order, around), 1, rtol=1e-11)
        # P(a + 1, x) = P(a, x) - x^a exp(-x) / gamma(a + 1)
        term = np.exp(a * np.log(around) - around - lgamma(order + 1))
        np.testing.assert_allclose(
            igamma(order + 1, around), igamma(order, around) - term, atol=1e-9
        )
    assert igamma(np.array([0.0]), np.array([1.0]))[0] == 1
    assert np.isnan(igamma(np.array([-1.0]), np.array([1.0]))[0])


def test_hermite_polynomials_keep_their_digits_and_the_range_of_single_precision() -> None:
    x, n = np.array([2.9307768], np.float32), np.array([8.0], np.float32)
    assert polynomial.hermite_polynomial_h(x, n)[0] == np.float32(59.714878288)
    x, n = np.array([7.0, 1e30], np.float32), np.array([40.0, 3.0], np.float32)
    assert polynomial.hermite_polynomial_h(x, n).tolist() == [-np.inf, np.inf]
    assert np.isnan(polynomial.hermite_polynomial_h(x[:1], np.array([41.0], np.float32)))


def test_polynomials_of_low_degree() -> None:
    x = np.linspace(-2, 2, 41)

    def at(function: Callable[..., Any], degree: float) -> Any:
        return function(x, np.full_like(x, degree))

    np.testing.assert_allclose(
        at(polynomial.chebyshev_polynomial_t, 3), 4 * x**3 - 3 * x, atol=1e-13
    )
    np.testing.assert_allclose(at(polynomial.chebyshev_polynomial_u, 2), 4 * x**2 - 1, atol=1e-13)
    np.testing.assert_allclose(at(polynomial.chebyshev_polynomial_v, 1), 2 * x - 1)
    np.testing.assert_allclose(at(polynomial.chebyshev_polynomial_w, 1), 2 * x + 1)
    np.testing.assert_allclose(
        at(polynomial.hermite_polynomial_h, 3), 8 * x**3 - 12 * x, atol=1e-13
    )
    np.testing.assert_allclose(at(polynomial.hermite_polynomial_he, 3), x**3 - 3 * x, atol=1e-13)
    np.testing.assert_allclose(
        at(polynomial.laguerre_polynomial_l, 2), x**2 / 2 - 2 * x + 1, atol=1e-13
    )
    np.testing.assert_allclose(
        at(polynomial.legendre_polynomial_p, 2), 1.5 * x**2 - 0.5, atol=1e-13
    )
    np.testing.assert_allclose(
        at(polynomial.shifted_chebyshev_polynomial_t, 2), 2 * (2 * x - 1) ** 2 - 1, atol=1e-12
    )
    assert (at(polynomial.legendre_polynomial_p, -1) == 0).all()
    assert (at(polynomial.hermite_polynomial_h, 0.9) == 1).all()


@pytest.mark.parametrize("name", ["t", "u", "v", "w"])
def test_chebyshev_forms_agree(name: str) -> None:
    function = getattr(polynomial, f"chebyshev_polynomial_{name}")
    x = np.linspace(-0.99, 0.99, 101)
    # Degree 9 is trigonometric; its recurrence from degrees 7 and 8 must give the same.
    seven, eight, nine = (function(x, np.full_like(x, n)) for n in (7, 8, 9))
    np.testing.assert_allclose(nine, 2 * x * eight - seven, atol=1e-11)


def test_logarithmic_product() -> None:
    result = xlog1py(np.array([0.0, 0.0, 2.0]), np.array([-1.0, np.nan, 1e-20]))
    np.testing.assert_equal(result, np.array([0.0, np.nan, 2e-20]))


def test_zeta_at_infinity() -> None:
    infinite = np.inf
    assert zeta(np.array([2.0]), np.array([infinite]))[0] == 0
    np.testing.assert_equal(
        zeta(np.full(3, infinite), np.array([0.5, 1.0, 2.0])), [infinite, 1.0, 0.0]
    )
    for n in (1, 2, 7):
        assert polygamma(n, np.array([infinite]))[0] == 0


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_elements_that_take_long_leave_the_others_alone(dtype: Any) -> None:
    """Series are ended element by element, and large arrays computed by blocks."""
    rng = np.random.default_rng(0)
    order = 10 ** rng.uniform(-2, 4, 40_000)
    x = (order * rng.uniform(0.5, 1.5, order.size)).astype(dtype)
    order = order.astype(dtype)
    some = rng.integers(0, order.size, 50)
    for function in (igamma, igammac, lambda a, b: zeta(1 + a, b - 20)):
        whole = function(order, x)
        alone = [function(order[place : place + 1], x[place : place + 1])[0] for place in some]
        np.testing.assert_allclose(whole[some], alone, rtol=1e-13)


LARGE = [20.5, -20.5, 501.0, -1113.0, 13437.7, -13437.7, 4988429.0]


@pytest.mark.parametrize(
    ("function", "name"),
    [
        (bessel.bessel_j0, "besselj(0, x)"),
        (bessel.bessel_j1, "besselj(1, x)"),
        (bessel.bessel_y0, "bessely(0, x)"),
        (bessel.bessel_y1, "bessely(1, x)"),
        (bessel.i0e, "besseli(0, x) * exp(-abs(x))"),
        (bessel.i1e, "besseli(1, x) * exp(-abs(x))"),
        (bessel.scaled_modified_bessel_k0, "besselk(0, x) * exp(x)"),
        (airy_ai, "airyai(x)"),
        (lambda x: polygamma(3, x), "polygamma(3, x)"),
        (lambda x: igamma(np.abs(x), np.abs(x)), "gammainc(abs(x), 0, abs(x), regularized=True)"),
    ],
    ids=lambda case: case if isinstance(case, str) else "",
)
def test_large_arguments(function: Callable[..., Any], name: str) -> None:
    """In single precision within an ulp, of what 50 digits give."""
    mpmath = pytest.importorskip("mpmath", reason="computes what is expected")
    arguments = np.array(LARGE, np.float32)
    if name.startswith(("bessely", "besselk", "polygamma")):
        arguments = np.abs(arguments)
    if name.startswith("gammainc"):
        arguments = arguments[np.abs(arguments) < 2000]
    with mpmath.workdps(50):
        expected = [
            float(eval(name, {**vars(mpmath), "abs": abs, "x": mpmath.mpf(float(x))}))
            for x in arguments
        ]
    np.testing.assert_allclose(function(arguments), expected, rtol=1.2e-7, atol=1e-37)
