"""Matrix products: shapes, exactness for integers, factors, and the errors that callers rely on."""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.core.namespace import Array
from gradsmith.operators.linalg.checks import product
from gradsmith.operators.matmul.composite_einsum import einsum
from gradsmith.operators.matmul.composite_sum_of_products import einsum_decomposed
from gradsmith.operators.matmul.distance import (
    cdist_backward,
    cdist_forward,
    linalg_cross,
    pdist_forward,
)
from gradsmith.operators.matmul.matmul import (
    bmm_shape,
    dot,
    goes_turned,
    linear,
    matmul,
    matmul_shape,
    mm,
    mm_shape,
    mv_shape,
    outer,
    outer_shape,
    trace,
    vdot,
    vdot_shape,
)
from gradsmith.operators.matmul.matmul_add import addbmm, addmm

RNG = np.random.default_rng(0)


def normal(*shape: int, dtype: str = "f4") -> Array:
    values = RNG.standard_normal(shape) * 3
    if dtype in ("c8", "c16"):
        return (values + 1j * RNG.standard_normal(shape)).astype(dtype)
    return values.astype(dtype)


@pytest.mark.parametrize("dtype", ["f4", "f8", "c8", "i8", "u1"])
@pytest.mark.parametrize(
    ("left", "right"),
    [
        ((3,), (3,)),
        ((2, 3), (3,)),
        ((3,), (3, 4)),
        ((5, 2, 3), (3, 4)),
        ((5, 2, 3), (3,)),
        ((2, 3), (5, 3, 4)),
        ((6, 1, 2, 3), (5, 3, 4)),
        ((0, 2, 3), (3, 4)),
        ((2, 0), (0, 3)),
        ((4, 2, 0), (0, 3)),
    ],
)
def test_matmul_is_numpys(left: tuple[int, ...], right: tuple[int, ...], dtype: str) -> None:
    x, y = normal(*left, dtype=dtype), normal(*right, dtype=dtype)
    result = matmul(x, y)
    expected = np.matmul(x, y)
    assert result.shape == expected.shape and result.dtype == x.dtype
    np.testing.assert_allclose(result, expected, rtol=1e-5, atol=1e-4)


def test_transposed_batch_is_multiplied_as_it_lies() -> None:
    x, y = normal(4, 3, 5).transpose(2, 0, 1), normal(3, 2)
    np.testing.assert_allclose(matmul(x, y), np.matmul(x, y), rtol=1e-5)


def test_large_integers_are_exact() -> None:
    x = RNG.integers(-(2**20), 2**20, (40, 40))
    assert (product(x, x) == np.matmul(x, x)).all()
    huge = x * 2**20
    assert (product(huge, huge) == np.matmul(huge, huge)).all()


def test_half_is_summed_in_single() -> None:
    ones = np.ones((1, 4096), np.float16)
    assert mm(ones, ones.T)[0, 0] == 4096


def test_vector_products() -> None:
    x, y = normal(4, dtype="c8"), normal(4, dtype="c8")
    assert dot(x, y) == pytest.approx((x * y).sum(), rel=1e-5)
    assert vdot(x, y) == pytest.approx((x.conj() * y).sum(), rel=1e-5)
    assert outer(x, y).shape == (4, 4)
    assert isinstance(dot(x, y), np.ndarray) and dot(x, y).ndim == 0


def test_addmm_does_not_read_self_for_beta_zero() -> None:
    x = normal(2, 2)
    nan = np.full((2, 2), np.nan, np.float32)
    np.testing.assert_allclose(addmm(nan, x, x, 0, 2), 2 * (x @ x), rtol=1e-6)
    np.testing.assert_allclose(addmm(x[0], x, x, 3, 1), 3 * x[0] + x @ x, rtol=1e-5)


def test_integer_factors_cut_off_fractions() -> None:
    ones = np.ones((2, 2), np.int64)
    assert (addmm(ones, ones, ones, 1.5, 2.5) == 1 + 2 * 2).all()


def test_addbmm_sums_the_batch() -> None:
    x, y = normal(3, 2, 4), normal(3, 4, 5)
    zero = np.zeros((2, 5), np.float32)
    np.testing.assert_allclose(addbmm(zero, x, y, 1, 1), (x @ y).sum(0), rtol=1e-5, atol=1e-5)


def test_linear_takes_any_leading_dimensions() -> None:
    x, w, b = normal(2, 3, 4), normal(5, 4), normal(5)
    np.testing.assert_allclose(linear(x, w, b), x @ w.T + b, rtol=1e-5, atol=1e-5)
    assert linear(x[0, 0], w, None).shape == (5,)


def test_trace_of_integers_is_long() -> None:
    result = trace(np.full((3, 2), 200, np.uint8))
    assert result == 400 and result.dtype == np.int64


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: mm_shape(normal(2, 3), normal(2, 3)), "cannot be multiplied"),
        (lambda: mm_shape(normal(2), normal(2, 3)), "self must be a matrix"),
        (lambda: mm_shape(normal(2, 2), normal(2, 2, dtype="f8")), "float != double"),
        (lambda: bmm_shape(normal(2, 2), normal(2, 2)), "batch1 must be a 3D tensor"),
        (lambda: mv_shape(normal(2, 3), normal(2)), "size mismatch"),
        (lambda: vdot_shape(normal(2), normal(3)), "inconsistent tensor size"),
        (lambda: matmul_shape(normal(2), np.float32(3) * np.ones(())), "at least 1D"),
        (lambda: outer_shape(normal(2, 2), normal(2)), "Expected 1-D argument self"),
    ],
)
def test_errors(call: object, message: str) -> None:
    with pytest.raises(RuntimeError, match=message):
        call()  # type: ignore[operator]


@pytest.mark.parametrize("p", [0.0, 0.5, 1.0, 2.0, 3.0, np.inf])
def test_distances(p: float) -> None:
    x, y = normal(4, 3, dtype="f8"), normal(5, 3, dtype="f8")
    expected = np.linalg.norm(x[:, None] - y[None], p, axis=-1)
    result = cdist_forward(x, y, p, None)
    np.testing.assert_allclose(result, expected)
    upper = np.triu_indices(4, 1)
    np.testing.assert_allclose(pdist_forward(x, p), cdist_forward(x, x, p, 2)[upper])
    if p in (1.0, 2.0, 3.0):
        step, weight = 1e-6, normal(4, 5, dtype="f8")
        gradient = cdist_backward(weight, x, y, p, result)
        moved = x.copy()
        moved[1, 2] += step
        change = ((cdist_forward(moved, y, p, None) - result) * weight).sum() / step
        assert gradient[1, 2] == pytest.approx(change, rel=1e-4)


def test_many_rows_go_through_one_product() -> None:
    x = normal(60, 8, dtype="f8")
    np.testing.assert_allclose(
        cdist_forward(x, x + 1, 2.0, None), cdist_forward(x, x + 1, 2.0, 2), rtol=1e-9
    )


def test_cross_broadcasts() -> None:
    x, y = normal(4, 3, 2, dtype="f8"), normal(1, 3, 2, dtype="f8")
    expected = np.cross(x, np.broadcast_to(y, x.shape), axis=1)
    np.testing.assert_allclose(linalg_cross(x, y, 1), expected)


@pytest.mark.parametrize("dtype", ["f4", "f8", "c8", "c16"])
@pytest.mark.parametrize("columns", [1, 7, 8, 40])
@pytest.mark.parametrize("batches", [((5,), (5,)), ((2, 1), (3,)), ((0,), (0,)), ((1,), (4,))])
def test_batches_of_columns_times_rows(
    dtype: str, columns: int, batches: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    x = normal(*batches[0], 3, 1, dtype=dtype)
    y = normal(*batches[1], columns, 1, dtype=dtype).swapaxes(-1, -2)
    expected = np.matmul(x, y)
    np.testing.assert_allclose(product(x, y), expected, rtol=1e-6)
    assert product(x, y).dtype == expected.dtype
    out = np.empty_like(expected)
    assert product(x, y, out) is out
    np.testing.assert_allclose(out, expected, rtol=1e-6)


@pytest.mark.parametrize(
    ("dtype", "word"),
    [
        ("uint8", "unsigned char"),
        ("int16", "short int"),
        ("int64", "long int"),
        ("uint16", "short unsigned int"),
        ("bfloat16", "c10::BFloat16"),
        ("complex64", "c10::complex<float>"),
    ],
)
def test_matrices_of_two_types_are_refused_in_words_of_cpp(dtype: str, word: str) -> None:
    if dtype == "bfloat16":
        pytest.importorskip("ml_dtypes", reason="the extra 'bfloat16' is not installed")
    first = gs.ones(2, 2, dtype=getattr(gs, dtype))
    with pytest.raises(RuntimeError, match=re.escape(f"dtype, but got: {word} != double")):
        first @ gs.ones(2, 2, dtype=gs.float64)


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ([0], "to have size 2 but got 1"),
        ([0, 1, 2], "to have size 2 but got 3"),
        ([0, 2], r"invalid contraction \(0, 2\) operand index is out of bounds"),
        ([-1, 0], r"invalid contraction \(-1, 0\) operand index is out of bounds"),
        ([0, 0], r"invalid contraction \(0, 0\) cannot contract an operand with itself"),
    ],
)
@pytest.mark.parametrize("summed", [einsum, einsum_decomposed])
def test_paths_that_contract_nothing(
    summed: Callable[..., gs.Tensor], path: list[int], message: str
) -> None:
    tensors = [gs.ones(2, 3), gs.ones(3, 4)]
    assert gs.equal(summed("ij,jk->ik", tensors, [1, 0]), gs.full((2, 4), 3.0))
    with pytest.raises(RuntimeError, match=message):
        summed("ij,jk->ik", tensors, path)


@pytest.mark.parametrize("dtype", [gs.bfloat16, gs.float16])
def test_half_precision_sums_of_products_are_rounded_once(dtype) -> None:
    if dtype is gs.bfloat16:
        pytest.importorskip("ml_dtypes", reason="the extra 'bfloat16' is not installed")
    gs.manual_seed(0)
    a, b, c = (gs.randn(9, 9).to(dtype) for _ in range(3))
    bias = c[0]
    wide_a, wide_b, wide_c = a.float(), b.float(), c.float()
    expected = (0.5 * wide_c + 1.7 * (wide_a @ wide_b)).to(dtype)
    assert gs.addmm(c, a, b, beta=0.5, alpha=1.7).equal(expected)
    assert gs.addbmm(c, a[None], b[None], beta=0.5, alpha=1.7).equal(expected)
    assert gs.baddbmm(c[None], a[None], b[None], beta=0.5, alpha=1.7)[0].equal(expected)
    layer = (wide_a @ wide_b.T + wide_c[0]).to(dtype)
    assert gs.nn.functional.linear(a, b, bias).equal(layer)
    assert gs.nn.functional.linear(a[None], b, bias)[0].equal(layer)
    assert not (a @ b.T + bias).equal(layer)  # two roundings


@pytest.mark.parametrize("equation", ["i,i->i", "i,j->ij", "i,->i"])
@pytest.mark.parametrize("kind", [gs.float32, gs.float64, gs.complex64])
def test_sums_of_products_of_integers_and_fractions_keep_the_fractions(
    equation: str, kind: gs.dtype
) -> None:
    """Nothing is summed, so that dtypes are promoted; products of matrices want one dtype."""
    halves = gs.full((3,) if "j" in equation or ",i" in equation else (), 0.5, dtype=kind)
    result = gs.einsum(equation, gs.ones(3, dtype=gs.int64), halves)
    assert result.dtype is kind and bool((result == 0.5).all())
    with pytest.raises(RuntimeError, match="expected scalar type Long but found"):
        gs.einsum("ij,jk->ik", gs.ones(2, 3, dtype=gs.int64), gs.ones(3, 4, dtype=kind))


@pytest.mark.parametrize("dtype", ["f4", "f8"])
@pytest.mark.parametrize("rows", [1, 2, 16, 64, 65])
def test_few_rows_go_through_a_large_layer_from_the_other_side(dtype: str, rows: int) -> None:
    input, weight, bias = normal(rows, 520, dtype=dtype), normal(999, 520, dtype=dtype), normal(999)
    assert goes_turned(input, weight) == (dtype == "f4" and 1 < rows < 65)
    for of_bias in (None, bias.astype(dtype)):
        found = linear(input, weight, of_bias)
        assert found.flags.c_contiguous
        expected = input.astype("f8") @ weight.T.astype("f8") + (0 if of_bias is None else of_bias)
        np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-3)
        ours = gs.nn.functional.linear(
            *(None if x is None else gs.from_numpy(x) for x in (input, weight, of_bias))
        )
        np.testing.assert_array_equal(ours.numpy(), found)


def test_a_narrow_layer_and_short_rows_do_not() -> None:
    assert not goes_turned(normal(16, 520), normal(10, 520))
    assert not goes_turned(normal(64, 504), normal(999, 504))
