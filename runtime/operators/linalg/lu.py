"""LU factorization with partial pivoting.

The factorization runs over all matrices of a batch at once.  It splits the columns in halves (Toledo,
"Locality of reference in LU decomposition with partial pivoting", 1997), so that nearly all the work of
a large matrix is in matrix products.
"""

from __future__ import annotations

from math import prod
from typing import Any

from ...core.namespace import Array, DType, certain, np
from ...core.result import Result, orders
from ..memory_formats import in_columns
from ..scipy_routines import lapack_routine
from .checks import check_floating
from .errors import raise_for_info
from .substitution import solve_triangle

_INT32: DType = np.dtype(np.int32)

_PANEL = 16


def pivot_size(column: Array) -> Array:
    """What pivots are chosen by: |x|, and |re| + |im| for complex numbers, as in LAPACK."""
    if column.dtype.kind == "c":
        result: Array = np.abs(column.real) + np.abs(column.imag)
        return result
    return np.abs(column)


def _swap(matrices: Array, batch: Array, row: int, other: Array) -> None:
    """Exchanges in each matrix one row with another one."""
    held = matrices[batch, other]
    matrices[batch, other] = matrices[:, row]
    matrices[:, row] = held


def _order(pivots: Array, rows: int) -> Array:
    """The order of rows (b, rows) that exchanging row k with row ``pivots[:, k]`` in turn leads to."""
    count = pivots.shape[0]
    if count == 1 and certain(True, False):
        single = list(range(rows))
        for k, other in enumerate(pivots[0].tolist()):
            single[k], single[other] = single[other], single[k]
        return np.array([single], np.int64)
    order = np.tile(np.arange(rows), (count, 1))
    batch = np.arange(count)
    for k in range(pivots.shape[1]):
        _swap(order, batch, k, pivots[:, k])
    return order


def _reordered(matrices: Array, pivots: Array) -> Array:
    """The matrices with their rows exchanged."""
    order = _order(pivots, matrices.shape[1])
    if len(matrices) == 1:
        return matrices[:, order[0]]
    return np.take_along_axis(matrices, order[:, :, None], 1)


def _factor_panel(a: Array, pivots: Array, info: Array, first: int, batch: Array) -> None:
    # Transposed, so that what is scaled, searched and exchanged lies side by side in memory.
    panel = np.ascontiguousarray(a.swapaxes(1, 2))
    for k in range(min(a.shape[1:])):
        chosen = pivot_size(panel[:, k, k:]).argmax(1) + k
        pivots[:, k] = chosen
        held = panel[batch, :, chosen]
        panel[batch, :, chosen] = panel[:, :, k]
        panel[:, :, k] = held
        pivot = panel[:, k, k]
        if not certain(pivot.all(), False):
            zero = pivot == 0
            info[zero & (info == 0)] = first + k + 1
            pivot = np.where(zero, 1, pivot)
        column = panel[:, k, k + 1 :]
        column /= pivot[:, None]
        panel[:, k + 1 :, k + 1 :] -= panel[:, k + 1 :, k, None] * column[:, None, :]
    a[...] = panel.swapaxes(1, 2)


def _factor(a: Array, pivots: Array, info: Array, first: int, batch: Array) -> None:
    """Factors the matrices `a` (b, m, n) in place; pivots count from the top of `a`."""
    count = min(a.shape[1:])
    if count <= _PANEL:
        _factor_panel(a, pivots, info, first, batch)
        return
    half = count // 2
    left, right = a[:, :, :half], a[:, :, half:]
    _factor(left, pivots[:, :half], info, first, batch)
    right[...] = _reordered(right, pivots[:, :half])
    right[:, :half] = solve_triangle(left[:, :half], right[:, :half], False, True)
    right[:, half:] -= np.matmul(left[:, half:], right[:, :half])
    later = pivots[:, half:]
    _factor(right[:, half:], later, info, first + half, batch)
    bottom = left[:, half:]
    bottom[...] = _reordered(bottom, later)
    later += half


def _lu(A: Array) -> tuple[Array, Array, Array]:
    """The factors (b, m, n) in one array, 0-based pivots (b, k) and ``info`` (b,) of flat batches."""
    m, n = A.shape[-2:]
    factorize = lapack_routine("lapack.getrf", A)
    if factorize is not None and A.size:
        whole, order, failed = factorize(A)
        return whole[None], order.astype(np.int64)[None], np.array([failed], np.int32)
    count = prod(A.shape[:-2])
    factors = np.array(A.reshape(count, m, n), order="C")
    pivots = np.empty((count, min(m, n)), np.int64)
    info = np.zeros(count, np.int32)
    if factors.size:
        _factor(factors, pivots, info, 0, np.arange(count))
    return factors, pivots, info


def singular_info(A: Array) -> Array:
    """For each square matrix 0, or the position of the first zero that elimination meets."""
    return _lu(A)[2].reshape(A.shape[:-2])


@orders
def linalg_lu_factor_ex_shape(A: Array, *rest: Any) -> tuple[Result, Result, Result]:
    """The shape of A, one pivot for each column, ``info`` for each matrix."""
    if A.ndim < 2:
        raise RuntimeError(
            "torch.lu_factor: Expected tensor with 2 or more dimensions. "
            f"Got size: {list(A.shape)} instead"
        )
    batch = A.shape[:-2]
    pivots = Result((*batch, min(A.shape[-2:])), _INT32)
    return in_columns(A.shape, A.dtype), pivots, Result(batch, _INT32)


@np.errstate(over="ignore", invalid="ignore", divide="ignore")
def linalg_lu_factor_ex(A: Array, pivot: bool, check_errors: bool) -> tuple[Array, Array, Array]:
    """L and U of (…, m, n) in one array, the pivots (…, k) from 1 as int32, and ``info`` (…).

    Row i was exchanged with row ``pivots[i]`` in turn.  RuntimeError when `pivot` is False, or when
    `check_errors` finds a zero on U's diagonal.
    """
    check_floating("torch.linalg.lu_factor", A)
    if not pivot:
        raise RuntimeError("linalg.lu_factor: LU without pivoting is not implemented on the CPU")
    factors, pivots, info = _lu(A)
    batch = A.shape[:-2]
    info = info.reshape(batch)
    if check_errors:
        raise_for_info("torch.linalg.lu_factor_ex", info)
    positions = (pivots + 1).astype(np.int32)
    return factors.reshape(A.shape), positions.reshape((*batch, pivots.shape[1])), info


def lu_unpack_shape(
    LU_data: Array, LU_pivots: Array, unpack_data: bool, unpack_pivots: bool
) -> tuple[Result, Result, Result]:
    """(…, m, m), (…, m, k) and (…, k, n), or empty."""
    if unpack_pivots and LU_pivots.dtype != np.int32:
        raise RuntimeError(
            "torch.lu_unpack: LU_pivots is expected to be a contiguous tensor of torch.int32 dtype.\n"
            "Note: this function is intended to be used with the output produced by torch.linalg.lu_factor"
        )
    batch, (m, n) = LU_data.shape[:-2], LU_data.shape[-2:]
    k = min(m, n)
    shapes = (
        (*batch, m, m) if unpack_pivots else (0,),
        (*batch, m, k) if unpack_data else (0,),
        (*batch, k, n) if unpack_data else (0,),
    )
    p, lower, upper = (Result(shape, LU_data.dtype) for shape in shapes)
    return p, lower, upper


def lu_unpack(
    LU_data: Array, LU_pivots: Array, unpack_data: bool, unpack_pivots: bool
) -> tuple[Array, Array, Array]:
    """P (…, m, m), L (…, m, k) and U (…, k, n) with ``A = P L U``; what is not asked for is empty."""
    m, n = LU_data.shape[-2:]
    nothing = np.empty((0,), LU_data.dtype)
    permutation, lower, upper = nothing, nothing, nothing
    k = min(m, n)
    if unpack_data:
        lower = np.tril(LU_data[..., :, :k], -1)
        index = np.arange(k)
        lower[..., index, index] = 1
        upper = np.triu(LU_data[..., :k, :])
    if unpack_pivots:
        if certain(((LU_pivots < 1) | (LU_pivots > m)).any(), False):
            raise RuntimeError(
                f"pivots passed to lu_unpack must be between 1 and LU.size(-2) inclusive, here {m}, but they go from "
                f"{LU_pivots.min()} to {LU_pivots.max()}. Did you properly pass the result of lu_factor?"
            )
        count = prod(LU_pivots.shape[:-1])
        order = _order(LU_pivots.reshape(count, LU_pivots.shape[-1]) - 1, m)
        permutation = np.zeros((*LU_data.shape[:-2], m, m), LU_data.dtype)
        rows = order.reshape((*LU_data.shape[:-2], 1, m))
        np.put_along_axis(permutation, rows, 1, -2)
    return permutation, lower, upper
