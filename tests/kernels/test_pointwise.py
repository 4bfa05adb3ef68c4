"""Pointwise kernels: what NumPy would do otherwise, and choices made on bits."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.operators.blocks import lengthened
from gradsmith.operators.pointwise import (
    arithmetic as pointwise,
)
from gradsmith.operators.pointwise import (
    choice as pointwise_choice,
)
from gradsmith.operators.pointwise import (
    comparison,
)
from gradsmith.operators.pointwise import (
    complex as pointwise_complex,
)
from gradsmith.operators.pointwise import (
    exponential as pointwise_exponential,
)
from gradsmith.operators.pointwise.elementwise_blocks import BLOCK, block_size, by_blocks
from gradsmith.operators.pointwise.selection import keep_where, select

AWKWARD = np.array([np.nan, np.inf, -np.inf, 0.0, -0.0, 1e-45, -3e38, 1.0])


def same_bits(first: Any, second: Any) -> bool:
    return first.dtype == second.dtype and first.tobytes() == second.tobytes()


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int32, np.int64, np.float16])
@pytest.mark.parametrize("size", [8, 5000])
def test_selection_is_where(dtype: Any, size: int) -> None:
    rng = np.random.default_rng(0)
    with np.errstate(all="ignore"):
        first = np.resize(AWKWARD, size).astype(dtype)
        second = np.resize(AWKWARD[::-1] * 2, size).astype(dtype)
    condition = rng.random(size) < 0.5
    assert same_bits(select(condition, first, second), np.where(condition, first, second))
    assert same_bits(keep_where(condition, first), np.where(condition, first, dtype(0)))
    strided = np.stack((first, second), axis=1)
    mask = rng.random((size, 2)) < 0.5
    expected = np.where(mask, strided, strided[:, ::-1])
    assert same_bits(select(mask, strided, strided[:, ::-1]), expected)
    scalar = second[:1].reshape(())
    assert same_bits(select(condition, first, scalar), np.where(condition, first, scalar))


def test_selection_broadcasts() -> None:
    condition = np.random.default_rng(0).random((100, 1)) < 0.5
    columns = np.arange(100.0)
    expected = np.where(condition, columns, 0.0)
    assert (select(condition, columns, np.zeros(())) == expected).all()
    assert (keep_where(condition, columns) == expected).all()


def test_blocks_give_what_the_whole_gives() -> None:
    x = np.linspace(-3, 3, 100_000).reshape(100, 1000).T
    whole = np.tanh(x)
    assert (by_blocks(np.tanh)(x) == whole).all()
    half = x[:10].astype(np.float16)
    assert by_blocks(np.tanh)(half).dtype == np.float16
    product = by_blocks(lambda a, b: a * b)(half, half)
    assert (product == (half.astype(np.float32) ** 2).astype(np.float16)).all()


@pytest.mark.parametrize("size", [0, 8, 2 * BLOCK, 2 * BLOCK + 1, 5 * BLOCK + 3, 9 * BLOCK + 1])
def test_blocks_of_several_arrays(size: int) -> None:
    """In rows, strided, transposed, broadcast and of one number repeated: as without blocks."""
    rng = np.random.default_rng(0)
    parts: list[int] = []

    def kernel(a: Any, factor: float, b: Any) -> Any:
        if np.ndim(b):
            parts.append(a.size)
        return a * factor - b

    a, b = rng.normal(size=(2, size))
    doubled = np.repeat(b, 2)
    one = np.broadcast_to(np.float64(3.0), (size,))
    for first, second in ((a, b), (a, doubled[::2]), (one, b), (a, one), (one, one)):
        expected = first * 2.0 - second
        assert same_bits(by_blocks(kernel)(first, 2.0, second), expected)
    rows = a[: size // 4 * 4].reshape(4, -1)
    turned = np.asfortranarray(rows)
    for first, second in (
        (rows, turned),
        (turned, rows),
        (rows, rows[:1]),
        (rows, np.float64(1.0)),
    ):
        assert same_bits(by_blocks(kernel)(first, 2.0, second), first * 2.0 - second)
    most = min(lengthened(block_size(a.dtype), size), size) if size > 2 * BLOCK else max(size, 1)
    assert max(parts) <= most and (size <= 2 * BLOCK or most in parts)


@pytest.mark.parametrize("name", ["floor_divide", "remainder", "fmod"])
def test_integer_division_by_zero(name: str) -> None:
    function = getattr(pointwise, name)
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        function(np.array([1, 2]), np.array([1, 0]))


def test_division_modes() -> None:
    a, b = np.array([7, -7, 7, -7]), np.array([2, 2, -2, -2])
    assert pointwise.div_mode(a, b, "trunc").tolist() == [3, -3, -3, 3]
    assert pointwise.div_mode(a, b, "floor").tolist() == [3, -4, -4, 3]
    assert pointwise.div_mode(a, b, None).dtype == np.float32
    large = np.array([2**62 + 1])
    assert pointwise.div_mode(large, np.array([3]), "trunc")[0] == (2**62 + 1) // 3
    with pytest.raises(RuntimeError, match="rounding_mode"):
        pointwise.div_mode(a, b, "up")


def test_alpha_must_fit_the_dtype() -> None:
    integers = np.array([1, 2])
    with pytest.raises(RuntimeError, match="integral input"):
        pointwise.add(integers, integers, 1.5)
    with pytest.raises(RuntimeError, match="Boolean alpha"):
        pointwise.sub(integers, integers, True)
    assert pointwise.add(integers.astype(np.uint8), np.array([1, 1], np.uint8), -1).tolist() == [
        0,
        1,
    ]
    for dtype, alpha in ((np.float32, 1e39), (np.float16, 1e5), (np.uint8, 300), (np.int32, 2**40)):
        with pytest.raises(RuntimeError, match="cannot be converted to type"):
            pointwise.add(integers.astype(dtype), integers.astype(dtype), alpha)


def test_a_product_of_half_precision_is_not_rounded_before_it_is_added() -> None:
    self, other = np.array([-1.5], np.float16), np.array([0.9], np.float16)
    exact = np.float16(float(self[0]) + float(np.float16(1.7)) * float(other[0]))
    assert exact != self[0] + np.float16(1.7) * other[0]
    assert pointwise.add(self, other, 1.7)[0] == exact
    out = np.zeros(1, np.float16)
    assert pointwise.sub(self, other, -1.7, out) is out
    assert out[0] == exact


def test_integer_powers() -> None:
    base = np.array([2, -1, 1, 0, -1])
    assert pointwise_exponential.pow_tensor(base, np.array([3, -3, -5, 2, -2])).tolist() == [
        8, -1, 1, 0, 1,
    ]  # fmt: skip
    with pytest.raises(RuntimeError, match="negative integer powers"):
        pointwise_exponential.pow_scalar_exponent(base, -1)
    assert pointwise_exponential.pow_scalar_exponent(base, 0.5).dtype == np.float32


@pytest.mark.parametrize("exponent", [0, 1, 2, 3, 0.5, -1, 2.5])
def test_power_shortcuts(exponent: float) -> None:
    x = np.array([0.5, 2.0, 3.0])
    np.testing.assert_allclose(pointwise_exponential.pow_scalar_exponent(x, exponent), x**exponent)


def test_sign_of_nan_is_zero() -> None:
    assert pointwise.sign(np.array([np.nan, -2.0, 0.0])).tolist() == [0, -1, 0]
    np.testing.assert_allclose(pointwise.sgn(np.array([0j, 3 + 4j])), [0, 0.6 + 0.8j])


def test_rounding_to_decimals() -> None:
    assert pointwise.round_decimals(np.array([1.2345, 15.0]), 2).tolist() == [1.23, 15.0]
    assert pointwise.round_decimals(np.array([1250.0, 1350.0]), -2).tolist() == [1200.0, 1400.0]


def test_clamp() -> None:
    x = np.array([1, 5, 9])
    assert pointwise_choice.clamp(x, 2, 6).tolist() == [2, 5, 6]
    assert pointwise_choice.clamp(x, 2.5).dtype == np.float32
    assert pointwise_choice.clamp(x, 7, 3).tolist() == [3, 3, 3]
    assert np.isnan(pointwise_choice.clamp(x.astype(float), np.nan)).all()
    assert pointwise_choice.clamp(np.arange(5000), 2, 6).max() == 6
    with pytest.raises(RuntimeError, match="At least one"):
        pointwise_choice.clamp_shape(x)


def test_where_promotes_like_a_binary_operator() -> None:
    yes = np.array([True, False])
    single = np.array([1.0, 2.0], np.float32)
    assert pointwise_choice.where(yes, single, np.array([1, 2])).dtype == np.float32
    assert pointwise_choice.where(yes, single, np.array(3.0)).dtype == np.float32
    assert pointwise_choice.where(yes, np.array([1, 2]), 1.5).dtype == np.float32
    assert pointwise_choice.where(yes, 1, 2).dtype == np.int64
    assert pointwise_choice.where(yes, single, 0).tolist() == [1, 0]
    with pytest.raises(RuntimeError, match="boolean"):
        pointwise_choice.where_shape(np.array([1, 0]), single, single)


def test_complex_logarithms_near_zero() -> None:
    z = np.array([1e-12 + 1e-12j])
    np.testing.assert_allclose(pointwise_exponential.log1p(z), z - z * z / 2, rtol=1e-15)
    a, b = np.array([1000 + 1j]), np.array([999 - 1j])
    expected = a + np.log(1 + np.exp(b - a))
    np.testing.assert_allclose(pointwise_exponential.logaddexp(a, b), expected)


@pytest.mark.parametrize(
    "laid",
    [lambda a: a, lambda a: a.T, lambda a: a[:, :1], lambda a: a[:1], lambda a: a.astype(float)],
    ids=["alike", "by columns", "one column", "one row", "in double precision"],
)
def test_products_with_slopes_overwrite_no_argument(laid: Any) -> None:
    output = np.random.default_rng(0).uniform(0.1, 0.9, (64, 64)).astype(np.float32)
    grad = laid(output + np.float32(1))
    kept = grad.copy(), output.copy()
    for kernel, slope in (
        (pointwise_exponential.tanh_backward, 1 - output * output),
        (pointwise_exponential.sigmoid_backward, output * (1 - output)),
    ):
        result = kernel(grad, output)
        assert result.dtype == grad.dtype
        np.testing.assert_allclose(result, grad * slope, rtol=1e-5)
        assert same_bits(grad, kept[0])
        assert same_bits(output, kept[1])


def test_sigmoid_and_logit() -> None:
    x = np.array([-800.0, -40.0, 0.0, 40.0, 800.0])
    with np.errstate(all="ignore"):
        result = pointwise_exponential.sigmoid(x)
    np.testing.assert_allclose(result, [0, 4.248354255291589e-18, 0.5, 1, 1], rtol=1e-14)
    assert pointwise_exponential.logit(np.array([2.0]), 0.25)[0] == pytest.approx(np.log(3))


def test_polar_and_angle() -> None:
    z = np.empty(1, complex)
    pointwise_complex.polar(np.array([2.0]), np.array([0.5]), out=z)
    assert pointwise_complex.angle(z)[0] == pytest.approx(0.5)
    assert pointwise_complex.angle(np.array([-1, 1])).tolist() == [np.float32(np.pi), 0]
    with pytest.raises(RuntimeError, match="Half, Float or Double"):
        pointwise_complex.complex_shape(np.array([1]), np.array([1]))


def test_closeness() -> None:
    a = np.array([1.0, np.inf, np.nan, 1.0])
    b = np.array([1.0 + 1e-6, np.inf, np.nan, 1.1])
    assert comparison.isclose(a, b).tolist() == [True, True, False, False]
    assert comparison.isclose(a, b, equal_nan=True).tolist() == [True, True, True, False]
    assert not comparison.allclose(a, b)
    assert comparison.equal(a[:2], a[:2]) and not comparison.equal(a, a)
    assert not comparison.equal(a, a[:2])
    # int8 differences would wrap around.
    extremes = np.array([-128, 127], np.int8)
    assert not comparison.isclose(extremes, extremes[::-1], atol=1.0).any()
    with pytest.raises(RuntimeError, match="atol"):
        comparison.isclose_shape(a, b, atol=-1.0)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_large_floor_division_has_the_bits_of_numpy(dtype: type) -> None:
    random = np.random.default_rng(0)
    left = (random.standard_normal(70_000) * 10 ** random.uniform(-3, 3, 70_000)).astype(dtype)
    right = random.standard_normal(70_000).astype(dtype)
    ends = [0, -0.0, np.inf, -np.inf, np.nan, 2, -0.5, 1e-30, 3e30]
    for place, end in enumerate(ends):
        left[place :: 37 + 2 * place] = end
        right[place :: 61 + 2 * place] = end
    divisors = [right, *(np.array(end, dtype) for end in ends)]
    for divisor in divisors:
        with np.errstate(all="ignore"):
            found = pointwise.floor_divide(left, divisor)
            expected = np.floor_divide(left, divisor)
        missing = np.isnan(expected)
        assert found.dtype == dtype and np.array_equal(np.isnan(found), missing)
        bits = f"u{found.itemsize}"
        assert np.array_equal(found[~missing].view(bits), expected[~missing].view(bits))


@pytest.mark.parametrize("device", ["cpu", "meta"])
def test_lerp_wants_one_dtype(device: str) -> None:
    """Half precision too, which is computed in another one."""
    half, single = gs.ones(2, device=device).half(), gs.ones(2, device=device)
    with pytest.raises(RuntimeError, match="for `end` but got dtype float"):
        gs.lerp(half, single, 0.5)
    with pytest.raises(RuntimeError, match="for `weight` but got dtype c10::Half"):
        gs.lerp(single, single, half)


def test_ldexp_keeps_the_dtype_of_fractions_beside_whole_exponents_only() -> None:
    x = gs.tensor([1.5, 3.0])
    for exponents, expected in (
        (gs.tensor([1, 2]), gs.float32),
        (gs.tensor([1.0, 2.0], dtype=gs.float64), gs.float64),
        (gs.tensor([1.0 + 1.0j, 2.0]), gs.complex64),
    ):
        result = gs.ldexp(x, exponents)
        assert result.dtype is expected
        assert result.tolist() == pytest.approx((x * gs.pow(2.0, exponents)).tolist())
    assert gs.ldexp(gs.tensor([1, 3]), gs.tensor([True, False])).tolist() == [2.0, 3.0]
    with pytest.raises(NotImplementedError, match="not implemented for 'Bool'"):
        gs.ldexp(x, gs.tensor([True, False]))


@pytest.mark.parametrize("exponent", [-20, -1, 3, 25, 40])
@pytest.mark.parametrize("with_odd", [False, True], ids=["numbers", "infinities and NaN"])
def test_remainders_of_many_numbers_are_those_of_one_after_the_other(
    exponent: int, with_odd: bool
) -> None:
    """Up to quotients that double precision cannot hold, and at multiples of the divisor."""
    generator = np.random.default_rng(exponent + 100)
    divisor = generator.standard_normal(20_000).astype(np.float32)
    dividend = (generator.standard_normal(20_000) * 2.0**exponent).astype(np.float32)
    dividend[::3] = divisor[::3] * generator.integers(-50, 50, len(divisor[::3]))
    if with_odd:
        odd = [0.0, -0.0, np.inf, -np.inf, np.nan, 1.0]
        for place, value in enumerate(odd):
            divisor[place * 3000 : place * 3000 + len(odd)] = value
            dividend[place * 3000 : place * 3000 + len(odd)] = odd
    for x, y in ((dividend, divisor), (dividend[:5000, None], divisor[None, -3:])):
        with np.errstate(invalid="ignore"):
            expected = np.fmod(x, y)
            found = pointwise.fmod(x, y)
        assert found.dtype == np.float32
        np.testing.assert_array_equal(found, expected)
        signed = ~np.isnan(expected)
        np.testing.assert_array_equal(np.signbit(found)[signed], np.signbit(expected)[signed])
