"""Batching rules of linear algebra, where arguments are not all matrices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions, linalg

from ...core.tensor import Tensor
from ...dispatch.call import call
from ...dispatch.operator import OpOverload
from ..batching import Dim, Info, Ruled, aligned, check, every, lifted, rank


def check_errors_rule(
    info: Info, in_dims: Sequence[Dim], codes: Tensor, /, api_name: str, is_matrix: bool
) -> Ruled:
    """The error names the first example that failed."""
    functions._linalg_check_errors(codes, api_name, is_matrix=False)
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
    info: Info,
    in_dims: Sequence[Dim],
    LU_data: Tensor,
    LU_pivots: Tensor,
    unpack_data: bool,
    unpack_pivots: bool,
) -> Ruled:
    """The pivots have a dimension less than the matrices; what is not unpacked is of no batch."""
    data, pivots = (every(x, d, info.batch_size) for x, d in zip((LU_data, LU_pivots), in_dims))
    check(data.ndim >= 3)
    out = functions.lu_unpack(data, pivots, unpack_data, unpack_pivots)
    unpacked = (unpack_pivots, unpack_data, unpack_data)
    return tuple(out), tuple(0 if given else None for given in unpacked)


def ldl_solve_rule(
    info: Info, in_dims: Sequence[Dim], LD: Tensor, pivots: Tensor, B: Tensor, hermitian: bool
) -> Ruled:
    """Factors and pivots belong together; right-hand sides may have leading dimensions of their own."""
    size = info.batch_size
    factors, order, sides = (every(x, d, size) for x, d in zip((LD, pivots, B), in_dims))
    check(factors.ndim >= 3 and sides.ndim >= 3 and order.ndim == factors.ndim - 1)
    most = max(factors.ndim, sides.ndim) - 1
    factors, sides, order = (
        lifted(factors, 0, most),
        lifted(sides, 0, most),
        lifted(order, 0, most - 1),
    )
    return linalg.ldl_solve(factors, order, sides, hermitian=hermitian), 0


def pinv_rule(
    operator: OpOverload,
    info: Info,
    in_dims: Sequence[Dim],
    self: Tensor,
    atol: Tensor | None,
    rtol: Tensor | None,
    hermitian: bool,
) -> Ruled:
    """A tolerance for each matrix of an example, or one for all."""
    matrices = every(self, in_dims[0], info.batch_size)
    check(matrices.ndim >= 3)
    most = max(
        rank(self, in_dims[0]),
        *(rank(t, d) + 2 for t, d in zip((atol, rtol), in_dims[1:]) if t is not None),
        2,
    )
    matrices = lifted(matrices, 0, most)
    limits = [
        None if t is None else lifted(t, d, most - 2) for t, d in zip((atol, rtol), in_dims[1:])
    ]
    return operator(matrices, atol=limits[0], rtol=limits[1], hermitian=hermitian), 0


def lstsq_rule(
    info: Info,
    in_dims: Sequence[Dim],
    self: Tensor,
    b: Tensor,
    rcond: float | None,
    driver: str | None,
) -> Ruled:
    """Results that the driver does not compute are empty, and of no batch."""
    size = info.batch_size
    matrices, sides = every(self, in_dims[0], size), every(b, in_dims[1], size)
    check(matrices.ndim >= 3 and sides.ndim >= 2)
    vectors = matrices.shape[:-1] == sides.shape
    check(vectors or matrices.ndim == sides.ndim)
    if vectors:
        sides = sides.unsqueeze(-1)
    matrices, sides = aligned((matrices, sides), (0, 0))
    out: list[Any] = list(linalg.lstsq(matrices, sides, rcond, driver=driver))
    if vectors:
        out[0] = out[0].squeeze(-1)
    return tuple(out), tuple(0 if each.numel() or each.ndim > 1 else None for each in out)
