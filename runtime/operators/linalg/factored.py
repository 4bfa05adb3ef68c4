"""Determinants and solutions with the factors that they come from."""

from __future__ import annotations

from ...core.namespace import Array
from ...core.result import Result, orders
from .errors import raise_for_info
from .linalg import (
    linalg_det,
    linalg_det_shape,
    linalg_slogdet,
    linalg_slogdet_shape,
    linalg_solve_ex,
    linalg_solve_ex_shape,
)
from .lu import linalg_lu_factor_ex, linalg_lu_factor_ex_shape


@orders
def det_and_factors_shape(A: Array) -> tuple[Result, Result, Result]:
    """As `linalg_det_shape`, then L and U in one array, and the pivots."""
    return linalg_det_shape(A), *linalg_lu_factor_ex_shape(A, True, False)[:2]


def det_and_factors(A: Array) -> tuple[Array, Array, Array]:
    """The determinants of (…, n, n), L and U in one array, and the pivots."""
    factors, pivots, _ = linalg_lu_factor_ex(A, True, False)
    return linalg_det(A), factors, pivots


@orders
def slogdet_and_factors_shape(A: Array) -> tuple[Result, Result, Result, Result]:
    """As `linalg_slogdet_shape`, then L and U in one array, and the pivots."""
    return *linalg_slogdet_shape(A), *linalg_lu_factor_ex_shape(A, True, False)[:2]


def slogdet_and_factors(A: Array) -> tuple[Array, Array, Array, Array]:
    """Signs and logarithms of the determinants of (…, n, n), L and U in one array, and the pivots."""
    factors, pivots, _ = linalg_lu_factor_ex(A, True, False)
    return *linalg_slogdet(A), factors, pivots


@orders
def solve_and_factors_shape(
    A: Array, B: Array, left: bool, check_errors: bool
) -> tuple[Result, Result, Result, Result]:
    """As `linalg_solve_ex_shape`, with L and U in one array and the pivots before ``info``."""
    solution, info = linalg_solve_ex_shape(A, B, left, check_errors)
    return solution, *linalg_lu_factor_ex_shape(A, True, False)[:2], info


def solve_and_factors(
    A: Array, B: Array, left: bool, check_errors: bool
) -> tuple[Array, Array, Array, Array]:
    """X with ``A X = B`` (``X A = B`` unless `left`), L and U in one array, the pivots, and ``info``."""
    solution, info = linalg_solve_ex(A, B, left, check_errors)
    factors, pivots, _ = linalg_lu_factor_ex(A, True, False)
    return solution, factors, pivots, info


def linalg_check_errors(info: Array, api_name: str, is_matrix: bool) -> None:
    """LinAlgError, in the words that suit `api_name`, if any entry of `info` is not zero."""
    raise_for_info(api_name, info.reshape(()) if is_matrix else info)
