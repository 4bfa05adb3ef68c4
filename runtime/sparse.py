"""Functions of `gradsmith.sparse`, and PyTorch's old names for types of sparse tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions

from .api.sparse_invariants import check_sparse_tensor_invariants
from .api.sparse_tensors import NAMED_TYPES
from .core.deferred import listing
from .core.dtypes import dtype as dtype_type
from .core.handlers import shows_handlers
from .core.tensor import Tensor

__all__ = ["addmm", "check_sparse_tensor_invariants", "log_softmax", "mm"]
__all__ += ["sampled_addmm", "softmax", "sum"]

globals().update(NAMED_TYPES)


@shows_handlers
def mm(mat1: Tensor, mat2: Tensor, reduce: str | None = None) -> Tensor:
    """The product of two matrices, sparse if both are; the gradient of a sparse one has its coordinates.

    With `reduce`, "sum", "mean", "amax" or "amin", products of a matrix of the layout sparse_csr and a dense one are reduced so.
    """
    return functions._sparse_mm(mat1, mat2, *(() if reduce is None else (reduce,)))


@shows_handlers
def addmm(
    mat: Tensor, mat1: Tensor, mat2: Tensor, *, beta: float = 1.0, alpha: float = 1.0
) -> Tensor:
    """``beta * mat + alpha * (mat1 @ mat2)``; the gradient of a sparse `mat1` has its coordinates."""
    return functions._sparse_addmm(mat, mat1, mat2, beta=beta, alpha=alpha)


@shows_handlers
def sampled_addmm(
    input: Tensor, mat1: Tensor, mat2: Tensor, *, beta: float = 1.0, alpha: float = 1.0
) -> Tensor:
    """``beta * input + alpha * (mat1 @ mat2)`` at the indices of `input`, of the layout sparse_csr; nothing else is computed."""
    return functions.sparse_sampled_addmm(input, mat1, mat2, beta=beta, alpha=alpha)


@shows_handlers
def sum(
    input: Tensor, dim: int | Sequence[int] | None = None, dtype: dtype_type | None = None
) -> Tensor:
    """The sum of all elements, or along `dim`: sparse while a sparse dimension is left.

    Unlike that of ``input.sum()`` the gradient has the coordinates of `input`.
    """
    given: dict[str, Any] = {} if dtype is None else {"dtype": dtype}
    if dim is None:
        return functions._sparse_sum(input, **given)
    return functions._sparse_sum(input, [dim] if isinstance(dim, int) else dim, **given)


@shows_handlers
def softmax(input: Tensor, dim: int, *, dtype: dtype_type | None = None) -> Tensor:
    """The softmax along `dim` of the elements that have coordinates; the others count as minus infinity."""
    return functions._sparse_softmax(input, dim, dtype=dtype)


@shows_handlers
def log_softmax(input: Tensor, dim: int, *, dtype: dtype_type | None = None) -> Tensor:
    """The logarithm of `softmax`."""
    return functions._sparse_log_softmax(input, dim, dtype=dtype)


def __getattr__(name: str) -> Any:
    raise AttributeError(
        f"module 'gradsmith.sparse' has no attribute '{name}': gradsmith has sparse tensors of the layouts sparse_coo, sparse_csr and sparse_csc; "
        "x.to_dense() makes a dense one"
    )


__dir__ = listing(globals(), *NAMED_TYPES)
