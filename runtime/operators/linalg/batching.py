"""Batching rules of linear algebra, where arguments are not all matrices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions, linalg

from ...core.tensor import Tensor
from ...dispatch.call import call
from ...dispatch.operator import OpOverload
from ..batching import Dim, Every, Info, Ruled, aligned, check, every, lifted, rank


def check_errors_rule(info: Tensor, api_name: str) -> Ruled:
    """The error names the first example that failed."""
    functions._linalg_check_errors(info, api_name, is_matrix=False)
    return None, None


def solve_rule(
    operator: OpOverload,
    info: Info,
    in_dims: Sequence[Dim],
    A: Tensor,
    B: Tensor,
    left: bool,
    /,
    *check_errors: bool,
) -> Ruled:
    """Right-hand sides that are vectors become matrices of one column: a batch of vectors looks like a matrix."""
    size = info.batch_size
    matrices, sides = every(A, in_dims[0], size), every(B, in_dims[1], size)
    of, on = matrices.ndim - 1, sides.ndim - 1
    check(of >= 2 and on >= 1)
    # As the operator itself tells vectors from matrices.
    vectors = on == 1 or matrices.shape[1:-1] == sides.shape[1:]
    if not vectors:
        matrices, sides = aligned((matrices, sides), (0, 0))
        return call(operator, [matrices, sides, left, *check_errors]), 0
    check(left)
    matrices, sides = aligned((matrices, sides.unsqueeze(-1)), (0, 0))
    out = call(operator, [matrices, sides, True, *check_errors])
    if not check_errors:  # the solution, and nothing beside it
        return out.squeeze(-1), 0
    solution, *others = out
    return (solution.squeeze(-1), *others), 0


def lu_unpack_rule(
    LU_data: Every, LU_pivots: Every, unpack_data: bool, unpack_pivots: bool
) -> Ruled:
    """The pivots have a dimension less than the matrices; what is not unpacked is of no batch."""
    check(LU_data.ndim >= 3)
    out = functions.lu_unpack(LU_data, LU_pivots, unpack_data, unpack_pivots)
    unpacked = (unpack_pivots, unpack_data, unpack_data)
    return tuple(out), tuple(0 if given else None for given in unpacked)


def ldl_solve_rule(LD: Every, pivots: Every, B: Every, hermitian: bool) -> Ruled:
    """Factors and pivots belong together; right-hand sides may have leading dimensions of their own."""
    check(LD.ndim >= 3 and B.ndim >= 3 and pivots.ndim == LD.ndim - 1)
    factors, sides = aligned((LD, B), (0, 0))
    order = lifted(pivots, 0, factors.ndim - 2)
    return linalg.ldl_solve(factors, order, sides, hermitian=hermitian), 0


def pinv_rule(
    operator: OpOverload,
    in_dims: Sequence[Dim],
    self: Every,
    atol: Tensor | None,
    rtol: Tensor | None,
    hermitian: bool,
) -> Ruled:
    """A tolerance for each matrix of an example, or one for all."""
    check(self.ndim >= 3)
    pairs = list(zip((atol, rtol), in_dims[1:]))
    most = max(self.ndim - 1, *(rank(t, d) + 2 for t, d in pairs if t is not None), 2)
    limits = [None if t is None else lifted(t, d, most - 2) for t, d in pairs]
    matrices = lifted(self, 0, most)
    return operator(matrices, atol=limits[0], rtol=limits[1], hermitian=hermitian), 0


def lstsq_rule(self: Every, b: Every, rcond: float | None, driver: str | None) -> Ruled:
    """Results that the driver does not compute are empty, and of no batch."""
    check(self.ndim >= 3 and b.ndim >= 2)
    vectors = self.shape[:-1] == b.shape
    check(vectors or self.ndim == b.ndim)
    matrices, sides = aligned((self, b.unsqueeze(-1) if vectors else b), (0, 0))
    out: list[Any] = list(linalg.lstsq(matrices, sides, rcond, driver=driver))
    if vectors:
        out[0] = out[0].squeeze(-1)
    return tuple(out), tuple(0 if each.numel() or each.ndim > 1 else None for each in out)
