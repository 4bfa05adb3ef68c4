"""Ranks, condition numbers, pseudo-inverses, tensor equations and products of reflectors."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from gradsmith.generated import functions, linalg

from ...core.dtypes import bool_, float64, int64
from ...core.errors import not_implemented_for, noted
from ...core.tensor import Tensor
from ...core.type_info import finfo
from ...dispatch.namespaces import ops
from ..dims import normalize_dim
from .checks import check_matrix, check_square, check_tolerance, no_matrix
from .composites import in_columns


def _tolerance(value: float | None, like: Tensor) -> Tensor | None:
    if value is None:
        return None
    return functions.full((), value, dtype=float64, device=like.device)


def linalg_pinv_atol_rtol_float(
    self: Tensor, atol: float | None, rtol: float | None, hermitian: bool
) -> Tensor:
    """The pseudo-inverse with tolerances that are numbers."""
    result: Tensor = ops.aten.linalg_pinv.atol_rtol_tensor(
        self, atol=_tolerance(atol, self), rtol=_tolerance(rtol, self), hermitian=hermitian
    )
    return result


def linalg_pinv(self: Tensor, rcond: float, hermitian: bool = False) -> Tensor:
    """The pseudo-inverse; singular values up to `rcond` times the largest count as zero."""
    return linalg_pinv_atol_rtol_float(self, 0.0, rcond, hermitian)


def linalg_pinv_rcond_tensor(self: Tensor, rcond: Tensor, hermitian: bool) -> Tensor:
    """The pseudo-inverse; singular values up to `rcond` times the largest count as zero."""
    result: Tensor = ops.aten.linalg_pinv.atol_rtol_tensor(
        self, atol=_tolerance(0.0, self), rtol=rcond, hermitian=hermitian
    )
    return result


def pinverse(self: Tensor, rcond: float) -> Tensor:
    """The pseudo-inverse; singular values up to `rcond` times the largest count as zero."""
    return linalg_pinv(self, rcond)


def matrix_rank(
    input: Tensor, /, atol: Tensor | float | None, rtol: Tensor | float | None, hermitian: bool
) -> Tensor:
    """How many singular values exceed ``max(atol, rtol * largest)``."""
    check_matrix("linalg.matrix_rank", input, "input")
    check_tolerance("linalg.matrix_rank", atol, "atol")
    check_tolerance("linalg.matrix_rank", rtol, "rtol")
    input = input.detach()
    if not input.numel():
        return functions.zeros(input.shape[:-2], dtype=int64, device=input.device)
    if hermitian:
        values = linalg.eigvalsh(input).abs()
    else:
        values = linalg.svdvals(input)
    largest = values.amax(-1, keepdim=True)
    default = max(input.shape[-2:]) * finfo(input.dtype).eps
    relative: Any = rtol
    if relative is None:
        relative = default
        if isinstance(atol, Tensor):
            relative = functions.where(atol > 0, 0.0, default)
        elif atol:
            relative = 0.0
    if isinstance(relative, Tensor):
        relative = relative.unsqueeze(-1)
    cut = largest * relative
    if isinstance(atol, Tensor):
        cut = functions.maximum(cut, atol.unsqueeze(-1).to(cut.dtype))
    elif atol:
        cut = cut.clamp_min(atol)
    result: Tensor = (values > cut).sum(-1)
    return result


def matrix_rank_tol(input: Tensor, /, tol: Tensor | float, hermitian: bool) -> Tensor:
    """How many singular values exceed `tol`."""
    return matrix_rank(input, tol, 0.0, hermitian)


def linalg_cond(self: Tensor, p: float | None) -> Tensor:
    """The norm of a matrix times the norm of its inverse; by default the ratio of singular values."""
    check_matrix("linalg.cond", self)
    if p is None or p in (2, -2):
        values = linalg.svdvals(self)
        if not self.shape[-1] or not self.shape[-2]:
            return functions.zeros(self.shape[:-2], dtype=values.dtype, device=self.device)
        largest, smallest = values.narrow(-1, 0, 1), values.narrow(-1, -1, 1)
        ratio = smallest / largest if p == -2 else largest / smallest
        return ratio.squeeze(-1)
    return _condition(self, p)


def linalg_cond_p_str(self: Tensor, p: str) -> Tensor:
    """The condition number in the Frobenius or the nuclear norm."""
    if p not in ("fro", "nuc"):
        raise RuntimeError(f"linalg.cond got an invalid norm type: {p}")
    if p == "nuc":
        values = linalg.svdvals(self)
        return values.sum(-1) * values.reciprocal().sum(-1)
    return _condition(self, p)


def _condition(self: Tensor, p: float | str) -> Tensor:
    check_square("linalg.cond", self)
    inverse, info = linalg.inv_ex(self)
    singular = (info != 0).unsqueeze(-1).unsqueeze(-1)
    inverse = inverse.masked_fill(singular, float("inf"))
    return linalg.matrix_norm(self, p) * linalg.matrix_norm(inverse, p)


def linalg_tensorinv(self: Tensor, ind: int) -> Tensor:
    """The inverse for `tensordot`: the first `ind` dimensions against the rest."""
    if ind <= 0:
        raise RuntimeError("Expected a strictly positive integer for 'ind'")
    if ind > self.ndim:
        raise RuntimeError(f"ArrayRef: invalid slice, N = {ind}; size = {self.ndim}")
    first, rest = tuple(self.shape[:ind]), tuple(self.shape[ind:])
    if prod(first) != prod(rest):
        raise RuntimeError(
            "Expected self to satisfy the requirement prod(self.shape[ind:]) == "
            f"prod(self.shape[:ind]), but got {prod(rest)} != {prod(first)}"
        )
    inverse = linalg.inv(self.reshape(prod(first), prod(rest)))
    return inverse.reshape(rest + first)


def linalg_tensorsolve(self: Tensor, other: Tensor, dims: Sequence[int] | None) -> Tensor:
    """X with ``tensordot(self, X, X.ndim) = other``; `dims` of `self` are moved to its end first."""
    if dims is not None:
        moved = [normalize_dim(dim, self.ndim) for dim in dims]
        kept = [dim for dim in range(self.ndim) if dim not in moved]
        self = self.permute(kept + moved)
    shape = tuple(self.shape[other.ndim :])
    if prod(shape) != prod(self.shape[: other.ndim]):
        raise RuntimeError(
            "Expected self to satisfy the requirement prod(self.shape[other.ndim:]) == "
            f"prod(self.shape[:other.ndim]), but got {prod(shape)} != "
            f"{prod(self.shape[: other.ndim])}"
        )
    solved = linalg.solve(self.reshape(prod(shape), prod(shape)), other.flatten())
    return solved.reshape(shape)


def linalg_vander(x: Tensor, N: int | None) -> Tensor:
    """The powers 0 to N - 1 of each element, along a new last dimension."""
    if x.dtype == bool_:
        raise RuntimeError("linalg.vander: Expected a tensor that is not boolean")
    if not x.ndim:
        x = x.reshape(1)
    count = x.shape[-1] if N is None else N
    if count <= 1:
        raise RuntimeError(f"linalg.vander: N must be greater than 1. Got {count}")
    repeated = x.unsqueeze(-1).expand(*x.shape, count - 1)
    ones = functions.ones((*x.shape, 1), dtype=x.dtype, device=x.device)
    powers = repeated.cumprod(-1)
    return functions.cat([ones.to(powers.dtype), powers], -1)


def vander(x: Tensor, N: int | None, increasing: bool) -> Tensor:
    """The powers of each element of a vector, descending unless `increasing`."""
    if x.ndim != 1:
        raise noted(
            RuntimeError("x must be a one-dimensional tensor."), f"vander got shape {list(x.shape)}"
        )
    count = x.shape[0] if N is None else N
    if count < 0:
        raise RuntimeError("N must be non-negative.")
    exponents = functions.arange(count, device=x.device)
    if not increasing:
        exponents = exponents.flip(0)
    base = x.to(int64) if x.dtype == bool_ else x
    return base.unsqueeze(-1) ** exponents


def _reflected(matrix: Tensor, input: Tensor, tau: Tensor, left: bool, transpose: bool) -> Tensor:
    """``Q @ matrix``, or ``matrix @ Q``, for the product Q of the reflectors in the columns of `input`, or for Qᴴ.

    Householder vectors are as given below the diagonal, one on it, and zero above.
    """
    count = tau.shape[-1] if tau.ndim else 0
    below = input.narrow(-1, 0, count).tril(-1)
    ones = functions.eye(input.shape[-2], count, dtype=input.dtype, device=input.device)
    vectors = below + ones
    for index in range(count) if left == transpose else range(count - 1, -1, -1):
        vector = vectors.narrow(-1, index, 1)
        scale = tau.narrow(-1, index, 1).unsqueeze(-1)
        if transpose:
            scale = scale.conj()
        if left:
            matrix = matrix - (scale * vector) @ (vector.mH @ matrix)
        else:
            matrix = matrix - (matrix @ vector) @ (scale * vector.mH)
    return matrix


def linalg_householder_product(input: Tensor, tau: Tensor) -> Tensor:
    """The first n columns of ``H1 H2 … Hk``, ``Hi = I - tau_i v_i v_iᴴ`` for the columns v_i below
    the diagonal of `input` (…, m, n).

    Golub and Van Loan, "Matrix Computations", section 5.1: the reflectors are applied last first.
    """
    name = "torch.linalg.householder_product"
    if input.ndim < 2:
        raise no_matrix(name)
    m, n = input.shape[-2:]
    count = tau.shape[-1] if tau.ndim else 0
    if m < n:
        raise RuntimeError(
            f"{name}: input.shape[-2] must be greater than or equal to input.shape[-1]"
        )
    if n < count:
        raise RuntimeError(
            f"{name}: input.shape[-1] must be greater than or equal to tau.shape[-1]"
        )
    if input.ndim - tau.ndim != 1:
        raise RuntimeError(
            f"{name}: Expected tau to have one dimension less than input, but got tau.ndim equal to "
            f"{tau.ndim} and input.ndim is equal to {input.ndim}"
        )
    if tau.shape[:-1] != input.shape[:-2]:
        raise RuntimeError(
            f"{name}: Expected batch dimensions of tau to be equal to input.shape[:-2], but got "
            f"{list(tau.shape[:-1])}"
        )
    if tau.dtype != input.dtype:
        raise RuntimeError(
            f"{name}: tau dtype {tau.dtype} does not match input dtype {input.dtype}"
        )
    if not (input.is_floating_point() or input.is_complex()):
        raise not_implemented_for("orgqr_cpu", input.dtype)
    identity = functions.eye(m, n, dtype=input.dtype, device=input.device)
    result = _reflected(identity.expand(input.shape), input, tau, True, False)
    if not count:
        result = functions.where(functions.ones_like(input, dtype=bool_), result, input)
    return in_columns(result)


def ormqr(self: Tensor, input2: Tensor, input3: Tensor, left: bool, transpose: bool) -> Tensor:
    """``Q @ input3`` or ``input3 @ Q`` for the full orthogonal Q that reflectors stand for, or Qᴴ."""
    if self.ndim < 2 or input3.ndim < 2:
        raise RuntimeError("torch.ormqr: input must have at least 2 dimensions.")
    size = input3.shape[-2 if left else -1]
    count = input2.shape[-1]
    if count > size:
        raise RuntimeError(
            f"torch.ormqr: other.shape[{-2 if left else -1}] must be greater than or equal to "
            "tau.shape[-1]"
        )
    if self.shape[-2] != size:
        raise RuntimeError(
            f"torch.ormqr: other.shape[{-2 if left else -1}] must be equal to input.shape[-2]"
        )
    if count != min(size, self.shape[-1]):
        raise RuntimeError(
            f"torch.ormqr: tau.shape[-1] must be equal to min(other.shape[{-2 if left else -1}], "
            "input.shape[-1])"
        )
    if self.ndim != input3.ndim or self.ndim != input2.ndim + 1:
        name, ndim, wanted = "tau", input2.ndim, "one dimension less than"
        if self.ndim != input3.ndim:
            name, ndim, wanted = "other", input3.ndim, "the same number of dimensions as"
        raise RuntimeError(
            f"torch.ormqr: Expected {name} to have {wanted} input, but got {name}.ndim equal to "
            f"{ndim} and input.ndim is equal to {self.ndim}"
        )
    for name, given in (("tau", input2), ("other", input3)):
        if given.dtype != self.dtype:
            raise RuntimeError(
                f"torch.ormqr: Expected input and {name} to have the same dtype, but input has dtype "
                f"{self.dtype} and {name} has dtype {given.dtype}"
            )
    if not (self.is_floating_point() or self.is_complex()):
        raise not_implemented_for("ormqr_cpu", self.dtype)
    return in_columns(_reflected(input3, self, input2, left, transpose))
