"""Of what solvers and factorizations are composed: what handlers of ``__torch_dispatch__`` see."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import operators

from ...core.tensor import Tensor
from ...dispatch.call import call
from ...dispatch.namespaces import ops
from ...dispatch.operator import OpOverload


def _looked_at(operator: OpOverload, name: str, A: Tensor, *rest: Any) -> Any:
    """The results of an operator but the last, and a look at that, which says whether they can be used."""
    *results, info = call(operator, [A, *rest, False])
    ops.aten._linalg_check_errors.default(info, name, is_matrix=A.ndim == 2)
    return tuple(results) if len(results) > 1 else results[0]


def linalg_inv_decomposed(A: Tensor) -> Any:
    """The inverse."""
    return _looked_at(operators.linalg_inv_ex, "linalg.inv", A)


def linalg_cholesky_decomposed(self: Tensor, upper: bool = False) -> Any:
    """The factor."""
    return _looked_at(operators.linalg_cholesky_ex, "linalg.cholesky", self, upper)


def linalg_lu_factor_decomposed(A: Tensor, pivot: bool = True) -> Any:
    """The factors in one matrix, and the pivots."""
    return _looked_at(operators.linalg_lu_factor_ex, "torch.linalg.lu_factor", A, pivot)


def linalg_ldl_factor_decomposed(self: Tensor, hermitian: bool = False) -> Any:
    """The factors in one matrix, and the pivots."""
    return _looked_at(operators.linalg_ldl_factor_ex, "torch.linalg.ldl_factor", self, hermitian)


def linalg_solve_decomposed(A: Tensor, B: Tensor, left: bool = True) -> Any:
    """The solution."""
    return _looked_at(operators.linalg_solve_ex, "torch.linalg.solve", A, B, left)


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
