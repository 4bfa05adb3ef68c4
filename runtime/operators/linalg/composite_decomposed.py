"""Of what solvers and factorizations are composed: what handlers of ``__torch_dispatch__`` see."""

from __future__ import annotations

from gradsmith.generated import linalg

from ...core.tensor import Tensor
from ...dispatch.namespaces import ops


def _check(info: Tensor, name: str, matrices: Tensor) -> None:
    ops.aten._linalg_check_errors.default(info, name, is_matrix=matrices.ndim == 2)


def linalg_inv_decomposed(A: Tensor) -> Tensor:
    """The inverse, and a look at whether there is one."""
    inverse, info = linalg.inv_ex(A)
    _check(info, "linalg.inv", A)
    return inverse


def linalg_cholesky_decomposed(self: Tensor, upper: bool = False) -> Tensor:
    """The factor, and a look at whether there is one."""
    factor, info = linalg.cholesky_ex(self, upper=upper)
    _check(info, "linalg.cholesky", self)
    return factor


def linalg_lu_factor_decomposed(A: Tensor, pivot: bool = True) -> tuple[Tensor, Tensor]:
    """The factors, and a look at whether they can be used."""
    factors, pivots, info = linalg.lu_factor_ex(A, pivot=pivot)
    _check(info, "torch.linalg.lu_factor", A)
    return factors, pivots


def linalg_ldl_factor_decomposed(self: Tensor, hermitian: bool = False) -> tuple[Tensor, Tensor]:
    """The factors, and a look at whether they can be used."""
    factors, pivots, info = linalg.ldl_factor_ex(self, hermitian=hermitian)
    _check(info, "torch.linalg.ldl_factor", self)
    return factors, pivots


def linalg_solve_decomposed(A: Tensor, B: Tensor, left: bool = True) -> Tensor:
    """The solution, and a look at whether there is one."""
    solution, info = linalg.solve_ex(A, B, left=left)
    _check(info, "torch.linalg.solve", A)
    return solution


def linalg_solve_ex_decomposed(
    A: Tensor, B: Tensor, left: bool = True, check_errors: bool = False
) -> tuple[Tensor, Tensor]:
    """The outer two results of the operator that returns the factors as well."""
    found = ops.aten._linalg_solve_ex.default(A, B, left=left, check_errors=check_errors)
    return found[0], found[3]


def linalg_det_decomposed(A: Tensor) -> Tensor:
    """The first result of the operator that returns the factors as well."""
    determinant: Tensor = ops.aten._linalg_det.default(A)[0]
    return determinant


def linalg_slogdet_decomposed(A: Tensor) -> tuple[Tensor, Tensor]:
    """The first two results of the operator that returns the factors as well."""
    found = ops.aten._linalg_slogdet.default(A)
    return found[0], found[1]
