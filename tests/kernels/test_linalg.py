"""Factorizations, solutions and norms: what they promise, checked by multiplying back."""

from __future__ import annotations

import numpy as np
import pytest

import gradsmith
from gradsmith.core.namespace import Array
from gradsmith.operators.linalg.errors import LinAlgError
from gradsmith.operators.linalg.ldl import linalg_ldl_factor_ex, linalg_ldl_solve
from gradsmith.operators.linalg.linalg import (
    geqrf,
    linalg_cholesky_ex,
    linalg_inv_ex,
    linalg_qr,
    linalg_qr_shape,
    linalg_solve_ex,
    svd_factors,
)
from gradsmith.operators.linalg.lu import linalg_lu_factor_ex, lu_unpack, singular_info
from gradsmith.operators.linalg.norm import linalg_vector_norm, linalg_vector_norm_shape
from gradsmith.operators.linalg.solve import linalg_lstsq, linalg_matrix_exp, pseudo_inverse
from gradsmith.operators.linalg.triangular import cholesky_solve, linalg_solve_triangular

RNG = np.random.default_rng(0)
DTYPES = ["f8", "c16"]


def normal(*shape: int, dtype: str = "f8") -> Array:
    values = RNG.standard_normal(shape)
    if dtype == "c16":
        return values + 1j * RNG.standard_normal(shape)
    return values.astype(dtype)


def adjoint(matrix: Array) -> Array:
    return np.conj(matrix.swapaxes(-1, -2))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize(
    "shape",
    [(3, 3), (2, 5, 5), (4, 7), (2, 7, 4), (2, 3, 40, 40), (70, 50), (50, 70), (0, 0), (2, 0, 3)],
)
def test_lu_multiplies_back(shape: tuple[int, ...], dtype: str) -> None:
    A = normal(*shape, dtype=dtype)
    factors, pivots, info = linalg_lu_factor_ex(A, True, True)
    P, L, U = lu_unpack(factors, pivots, True, True)
    np.testing.assert_allclose(P @ (L @ U), A, atol=1e-10)
    assert pivots.dtype == info.dtype == np.int32
    assert not L.size or np.abs(L).max() <= 2**0.5 + 1e-12


def test_lu_says_where_it_met_a_zero() -> None:
    A = np.stack([np.eye(3), np.diag([1.0, 0.0, 2.0]), np.zeros((3, 3))])
    assert singular_info(A).tolist() == [0, 2, 1]
    with pytest.raises(RuntimeError, match=r"Batch element 1.*U\[2,2\] is zero"):
        linalg_lu_factor_ex(A, True, True)


def test_singular_matrices_have_info_and_leave_the_others_alone() -> None:
    A = np.stack([np.eye(2), np.zeros((2, 2))])
    inverse, info = linalg_inv_ex(A, False)
    assert (
        info.tolist() == [0, 1] and (inverse[0] == np.eye(2)).all() and np.isnan(inverse[1]).all()
    )
    with pytest.raises(
        LinAlgError, match=r"linalg.inv: \(Batch element 1\): The diagonal element 1"
    ):
        linalg_inv_ex(A, True)
    with pytest.raises(LinAlgError, match="The solver failed because the input matrix is singular"):
        linalg_solve_ex(A[1], np.ones(2), True, True)


@pytest.mark.parametrize("dtype", DTYPES)
def test_solutions(dtype: str) -> None:
    A, B = normal(2, 4, 4, dtype=dtype), normal(4, 3, dtype=dtype)
    X, _ = linalg_solve_ex(A, B, True, True)
    np.testing.assert_allclose(A @ X, np.broadcast_to(B, X.shape), atol=1e-10)
    Y, _ = linalg_solve_ex(A, B.T.copy(), False, True)
    np.testing.assert_allclose(Y @ A, np.broadcast_to(B.T, Y.shape), atol=1e-10)
    v, _ = linalg_solve_ex(A, B[:2, :].repeat(2, 1)[:, :4], True, True)
    assert v.shape == (2, 4)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("size", [1, 5, 33, 80])
@pytest.mark.parametrize("upper", [True, False])
@pytest.mark.parametrize("unitriangular", [True, False])
def test_triangular_solutions_read_one_triangle(
    size: int, upper: bool, unitriangular: bool, dtype: str
) -> None:
    A = normal(size, size, dtype=dtype) / size + 3 * np.eye(size)
    B = normal(size, 2, dtype=dtype)
    triangle = np.triu(A) if upper else np.tril(A)
    if unitriangular:
        np.fill_diagonal(triangle, 1)
    X = linalg_solve_triangular(A, B, upper, True, unitriangular)
    np.testing.assert_allclose(triangle @ X, B, atol=1e-9)
    Y = linalg_solve_triangular(A, B.T, upper, False, unitriangular)
    np.testing.assert_allclose(Y @ triangle, B.T, atol=1e-9)


def test_triangular_zero_divides_by_zero() -> None:
    X = linalg_solve_triangular(
        np.array([[0.0, 0.0], [1.0, 1.0]]), np.ones((2, 1)), False, True, False
    )
    assert np.isinf(X[0, 0])


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("upper", [True, False])
def test_cholesky(upper: bool, dtype: str) -> None:
    A = normal(2, 4, 4, dtype=dtype)
    A = A @ adjoint(A) + np.eye(4)
    A[1] -= 100 * np.eye(4)
    factor, info = linalg_cholesky_ex(A, upper, False)
    product = adjoint(factor[0]) @ factor[0] if upper else factor[0] @ adjoint(factor[0])
    np.testing.assert_allclose(product, A[0], atol=1e-10)
    assert info.tolist() == [0, 1]
    with pytest.raises(LinAlgError, match="leading minor of order 1 is not positive-definite"):
        linalg_cholesky_ex(A, upper, True)
    B = normal(4, 2, dtype=dtype)
    np.testing.assert_allclose(A[0] @ cholesky_solve(B, factor[0], upper), B, atol=1e-9)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("hermitian", [True, False])
def test_ldl_solves(hermitian: bool, dtype: str) -> None:
    A = normal(2, 9, 9, dtype=dtype)
    A = A + (adjoint(A) if hermitian else A.swapaxes(-1, -2))
    A[..., range(9), range(9)] = 0
    LD, pivots, info = linalg_ldl_factor_ex(A, hermitian, True)
    B = normal(9, 2, dtype=dtype)
    X = linalg_ldl_solve(LD, pivots, B, hermitian)
    np.testing.assert_allclose(A @ X, np.broadcast_to(B, X.shape), atol=1e-8)
    assert (pivots < 0).any() and not info.any()


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(4, 3), (3, 4), (2, 3, 3)])
def test_qr_and_svd_multiply_back(shape: tuple[int, ...], dtype: str) -> None:
    A = normal(*shape, dtype=dtype)
    for mode in ("reduced", "complete"):
        Q, R = linalg_qr(A, mode)
        np.testing.assert_allclose(Q @ R, A, atol=1e-12)
    packed, tau = geqrf(A)
    np.testing.assert_allclose(
        np.triu(packed)[..., : R.shape[-2], :], R[..., : packed.shape[-2], :]
    )
    assert tau.shape[-1] == min(shape[-2:])
    U, S, Vh = svd_factors(A, False, True, None)
    np.testing.assert_allclose((U * S[..., None, :]) @ Vh, A, atol=1e-12)
    with pytest.raises(RuntimeError, match="unrecognized mode 'x'"):
        linalg_qr_shape(A, "x")


@pytest.mark.parametrize("dtype", DTYPES)
def test_pseudo_inverse_keeps_what_exceeds_the_tolerance(dtype: str) -> None:
    A = normal(5, 3, dtype=dtype)
    np.testing.assert_allclose(pseudo_inverse(A, None, None, False) @ A, np.eye(3), atol=1e-10)
    diagonal = np.diag([4.0, 2.0, 1e-3])
    cut = pseudo_inverse(diagonal, np.array(1e-2), None, True)
    np.testing.assert_allclose(np.diagonal(cut), [0.25, 0.5, 0.0])


def test_least_squares_outputs_follow_the_driver() -> None:
    A, b = normal(4, 3), normal(4, 2)
    expected = np.linalg.lstsq(A, b, rcond=None)
    for driver, lengths in (("gels", (2, 0, 0)), ("gelsy", (0, 1, 0)), ("gelsd", (2, 1, 3))):
        X, residuals, rank, values = linalg_lstsq(A, b, None, driver)
        np.testing.assert_allclose(X, expected[0], atol=1e-10)
        assert (residuals.size, rank.size, values.size) == lengths
    with pytest.raises(RuntimeError, match="should be one of"):
        linalg_lstsq(A, b, None, "magic")


def test_matrix_exponential() -> None:
    turn = np.array([[0.0, -np.pi / 2], [np.pi / 2, 0.0]])
    np.testing.assert_allclose(linalg_matrix_exp(turn), [[0, -1], [1, 0]], atol=1e-14)
    both = np.stack([np.zeros((2, 2)), 40 * turn])
    np.testing.assert_allclose(linalg_matrix_exp(both), np.stack([np.eye(2)] * 2), atol=1e-11)
    nilpotent = np.array([[0.0, 5.0], [0.0, 0.0]], np.float32)
    assert linalg_matrix_exp(nilpotent).dtype == np.float32
    np.testing.assert_allclose(linalg_matrix_exp(nilpotent), [[1, 5], [0, 1]])


@pytest.mark.parametrize("order", [0, 0.5, 1, 2, 3, np.inf, -np.inf, -1])
@pytest.mark.parametrize("dim", [None, (1,), (0, 2)])
def test_vector_norms(order: float, dim: tuple[int, ...] | None) -> None:
    x = normal(2, 3, 4, dtype="c16")
    size = np.abs(x)
    axes = dim or (0, 1, 2)
    if order == 0:
        expected = (size != 0).sum(axes)
    elif order == np.inf:
        expected = size.max(axes)
    elif order == -np.inf:
        expected = size.min(axes)
    else:
        expected = (size**order).sum(axes) ** (1 / order)
    np.testing.assert_allclose(linalg_vector_norm(x, order, dim, False, None), expected)
    assert linalg_vector_norm(x, order, dim, True, None).ndim == 3


def test_norm_of_nothing() -> None:
    assert linalg_vector_norm(np.empty(0), 2, None, False, None) == 0
    with pytest.raises(RuntimeError, match="does not have an identity"):
        linalg_vector_norm_shape(np.empty(0), np.inf, None, False, None)
    with pytest.raises(RuntimeError, match="Expected a floating point or complex tensor"):
        linalg_vector_norm_shape(np.ones(2, np.int64), 2, None, False, None)


@pytest.mark.parametrize("unitriangular", [False, True])
@pytest.mark.parametrize("upper", [False, True])
@pytest.mark.parametrize("batch", [(), (3,), (5, 7)])
@pytest.mark.parametrize("size", [1, 16, 17, 32, 33, 64, 100])
def test_triangles_of_any_size(
    size: int, batch: tuple[int, ...], upper: bool, unitriangular: bool
) -> None:
    """Row by row, by blocks or at once, of a triangle beside which there is something else."""
    from gradsmith.operators.linalg.triangular import linalg_solve_triangular

    rng = np.random.default_rng(0)
    matrix = rng.standard_normal((*batch, size, size)) / size + np.eye(size)
    right = rng.standard_normal((*batch, size, 2))
    triangle = np.triu(matrix) if upper else np.tril(matrix)
    if unitriangular:
        triangle[..., np.arange(size), np.arange(size)] = 1
    solution = linalg_solve_triangular(matrix, right, upper, True, unitriangular)
    np.testing.assert_allclose(triangle @ solution, right, atol=1e-12)


@pytest.mark.parametrize("size", [3, 40])
def test_a_zero_on_the_diagonal_divides_by_zero(size: int) -> None:
    from gradsmith.operators.linalg.triangular import linalg_solve_triangular

    matrix = np.eye(size)
    matrix[1, 1] = 0
    for batch in ((), (40,)):
        stacked = np.broadcast_to(matrix, (*batch, size, size))
        solution = linalg_solve_triangular(stacked, np.ones((size, 1)), False, True, False)
        assert np.isinf(solution[..., 1, 0]).all() and (solution[..., 0, 0] == 1).all()


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize("size", [64, 65, 130])
def test_cholesky_by_blocks(size: int, dtype: str) -> None:
    from gradsmith.operators.linalg.linalg import linalg_cholesky_ex

    rng = np.random.default_rng(0)
    root = rng.standard_normal((2, size, size)).astype(dtype)
    if dtype == "complex128":
        root += 1j * rng.standard_normal(root.shape)
    matrix = root @ np.conj(root.swapaxes(-1, -2)) + np.eye(size)
    lower, info = linalg_cholesky_ex(np.tril(matrix), False, False)
    upper, _ = linalg_cholesky_ex(np.triu(matrix), True, False)
    assert not info.any() and not np.triu(lower, 1).any() and not np.tril(upper, -1).any()
    np.testing.assert_allclose(lower @ np.conj(lower.swapaxes(-1, -2)), matrix)
    np.testing.assert_allclose(np.conj(upper.swapaxes(-1, -2)) @ upper, matrix)
    matrix[1, size - 1, size - 1] = -1
    assert linalg_cholesky_ex(matrix, False, False)[1].tolist() == [0, size]


def test_ldl_solve_of_right_sides_in_any_order() -> None:
    factors = np.tril(np.random.default_rng(0).standard_normal((2, 3, 3))) + 4 * np.eye(3)
    pivots = np.tile(np.arange(1, 4, dtype=np.int32), (2, 1))
    sides = np.random.default_rng(1).standard_normal((2, 3, 2))
    strided = np.ascontiguousarray(np.moveaxis(sides, 0, -1))
    found = linalg_ldl_solve(factors, pivots, np.moveaxis(strided, -1, 0), False)
    np.testing.assert_allclose(found, linalg_ldl_solve(factors, pivots, sides, False))


@pytest.mark.parametrize("argument", ["atol", "rtol"])
@pytest.mark.parametrize("name", ["pinv", "matrix_rank"])
def test_complex_tolerances_are_refused(name: str, argument: str) -> None:
    tolerance = gradsmith.tensor(0.1, dtype=gradsmith.complex64)
    message = f"linalg.{name}: {argument} tensor of complex type is not supported. Got ComplexFloat"
    with pytest.raises(RuntimeError, match=message):
        getattr(gradsmith.linalg, name)(gradsmith.eye(2), **{argument: tolerance})
