"""Norms of matrices and tensors, by way of vector norms and singular values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import linalg

from ...autograd.nodes.node import shown_as
from ...core.dtypes import dtype
from ...core.tensor import Tensor
from ..dims import normalize_dim_of_some, normalize_dims
from .checks import check_inexact, check_matrix

_INFINITY = float("inf")


def _no_order(name: str, ord: object) -> RuntimeError:
    return RuntimeError(f"{name}: Order {ord} not supported.")


def _as_pair(dim: int | Sequence[int], ndim: int, name: str) -> tuple[int, ...]:
    given = (dim,) if isinstance(dim, int) else tuple(dim)
    if len(given) != 2:
        raise RuntimeError(f"{name}: dim must be a 2-tuple. Got {list(given)}")
    pair = tuple(normalize_dims(given, ndim))
    return pair


def _check_matrix(name: str, self: Tensor) -> None:
    check_matrix(name, self)
    check_inexact(name, self)


def _singular_values(self: Tensor, dims: tuple[int, ...]) -> Tensor:
    return linalg.svdvals(self.movedim(dims, (-2, -1)))


def _with_kept(result: Tensor, dims: tuple[int, ...], keepdim: bool) -> Tensor:
    if keepdim:
        for dim in sorted(dims):
            result = result.unsqueeze(dim)
    return result


def linalg_matrix_norm(
    self: Tensor, ord: float, dim: Sequence[int], keepdim: bool, dtype: Any
) -> Tensor:
    """1 and inf: the largest absolute column and row sum; 2: the largest singular value; negative
    orders the smallest."""
    name = "linalg.matrix_norm"
    _check_matrix(name, self)
    dims = _as_pair(dim, self.ndim, name)
    if isinstance(ord, complex):
        raise RuntimeError(f"{name}: Expected a non-complex scalar as the order of norm.")
    if abs(ord) not in (1, 2, _INFINITY):
        raise _no_order(name, ord)
    if dtype is not None:
        self = self.to(dtype)
    if abs(ord) == 2:
        values = _singular_values(self, dims)
        return _with_kept(_extreme(values, -1, ord, False), dims, keepdim)
    along, across = dims if abs(ord) == 1 else (dims[1], dims[0])
    sums = linalg.vector_norm(self, 1, along, keepdim)
    if not keepdim and along < across:
        across -= 1
    return _extreme(sums, across, ord, keepdim)


def _extreme(values: Tensor, dim: int, ord: float, keepdim: bool) -> Tensor:
    """The largest for positive orders, which is 0 of none, and the smallest for negative ones."""
    if ord < 0:
        return values.amin(dim, keepdim)
    return values.amax(dim, keepdim) if values.shape[dim] else values.sum(dim, keepdim)


def linalg_matrix_norm_str_ord(
    self: Tensor, ord: str, dim: Sequence[int], keepdim: bool, dtype: Any
) -> Tensor:
    """The Frobenius norm, or the nuclear norm: the sum of the singular values."""
    name = "linalg.matrix_norm"
    _check_matrix(name, self)
    dims = _as_pair(dim, self.ndim, name)
    if ord not in ("fro", "nuc"):
        raise _no_order(name, ord)
    if ord == "fro":
        return linalg.vector_norm(self, 2, dims, keepdim, dtype=dtype)
    if dtype is not None:
        self = self.to(dtype)
    return _with_kept(_singular_values(self, dims).sum(-1), dims, keepdim)


def linalg_norm(
    self: Tensor, ord: float | None, dim: Sequence[int] | int | None, keepdim: bool, dtype: Any
) -> Tensor:
    """The norm of everything, of vectors along one dimension, or of matrices along two."""
    dim = _dims(self, dim, ord is not None)
    if ord is not None and (
        (dim is not None and len(dim) == 2) or (dim is None and self.ndim == 2)
    ):
        return linalg.matrix_norm(self, ord, dim or (0, 1), keepdim, dtype=dtype)
    return linalg.vector_norm(self, 2.0 if ord is None else ord, dim, keepdim, dtype=dtype)


def _dims(self: Tensor, dim: Sequence[int] | int | None, has_ord: bool) -> Sequence[int] | None:
    """`dim` as a sequence; RuntimeError where it leaves open whether vectors or matrices are meant."""
    if isinstance(dim, int):
        dim = (dim,)
    if dim is not None and len(dim) not in (1, 2):
        raise RuntimeError(
            f"linalg.norm: If dim is specified, it must be of length 1 or 2. Got {list(dim)}"
        )
    if has_ord and dim is None and self.ndim not in (1, 2):
        raise RuntimeError(
            "linalg.norm: If dim is not specified but ord is, the input must be 1D or 2D. "
            f"Got {self.ndim}D."
        )
    return dim


def linalg_norm_ord_str(
    self: Tensor, ord: str, dim: Sequence[int] | int | None, keepdim: bool, dtype: Any
) -> Tensor:
    """The Frobenius or nuclear norm of matrices."""
    dim = _dims(self, dim, True)
    return linalg.matrix_norm(self, ord, dim or (0, 1), keepdim, dtype=dtype)


def norm_all(self: Tensor, p: float | None = 2, dtype: Any = None) -> Tensor:
    """The p-norm of all elements, computed in the given dtype."""
    return norm_dim(self, p, None, False, dtype)


def norm_dim(
    self: Tensor,
    p: float | None,
    dim: Sequence[int] | None,
    keepdim: bool = False,
    dtype: Any = None,
) -> Tensor:
    """The p-norms along the given dimensions, computed in the given dtype."""
    axes = None if dim is None else tuple(dim)
    return linalg.vector_norm(self, 2 if p is None else p, axes, keepdim, dtype=dtype)


def frobenius_norm_dim(self: Tensor, dim: Sequence[int], keepdim: bool) -> Tensor:
    """The square root of the sum of squares along the given dimensions."""
    return norm_dim(self, 2, dim, keepdim)


def nuclear_norm(self: Tensor, keepdim: bool) -> Tensor:
    """The sum of the singular values of a matrix."""
    return linalg.matrix_norm(self, "nuc", (-2, -1), keepdim)


def nuclear_norm_dim(self: Tensor, dim: Sequence[int], keepdim: bool) -> Tensor:
    """The sums of the singular values of the matrices in two dimensions."""
    return linalg.matrix_norm(self, "nuc", dim, keepdim)


def norm_except_dim(v: Tensor, pow: int, dim: int) -> Tensor:
    """The norms over all dimensions but one, which is kept; over all of them for -1."""
    if dim == -1:
        return linalg.vector_norm(v, pow)
    kept = normalize_dim_of_some(dim, v.ndim)
    axes = [axis for axis in range(v.ndim) if axis != kept]
    if not axes:
        return linalg.vector_norm(v.unsqueeze(1), pow, 1)
    return linalg.vector_norm(v, pow, axes, True)


def _weight_norm(v: Tensor, g: Tensor, dim: int) -> Tensor:
    """`v` with the norms `g` over all dimensions but one; over all of them for -1."""
    weight = v * (g / norm_except_dim(v, 2, dim))
    return shown_as(weight, "WeightNormInterfaceBackward0", v, g)


def dist(self: Tensor, other: Tensor, p: float) -> Tensor:
    """The p-norm of the difference."""
    return linalg.vector_norm(self - other, p)


def renorm(self: Tensor, p: float, dim: int, maxnorm: float) -> Tensor:
    """Slices along `dim` whose p-norm exceeds `maxnorm`, scaled down to it."""
    if isinstance(p, complex):
        raise RuntimeError("renorm: p must be real-valued")
    if p <= 0:
        raise RuntimeError("renorm: non-positive-norm not supported")
    if isinstance(maxnorm, complex):
        raise RuntimeError("renorm: maxnorm must be real-valued")
    if not maxnorm >= 0:
        raise RuntimeError(f"renorm: expected maxnorm to be >= 0 but got {maxnorm}")
    if self.ndim < 2:
        raise RuntimeError(f"renorm: input needs at least 2 dimensions, got {self.ndim} dimensions")
    axis = normalize_dims((dim,), self.ndim)[0]
    axes = [other for other in range(self.ndim) if other != axis]
    norms = linalg.vector_norm(self, p, axes, True)
    factor = (maxnorm / (norms + 1e-7)).masked_fill(norms <= maxnorm, 1.0)
    return shown_as(self * factor.to(self.dtype), "RenormBackward0", self)


def _foreach_norm_Scalar(self: Sequence[Tensor], ord: float, dtype: dtype | None) -> list[Tensor]:
    """The vector norm of each tensor."""
    return [linalg.vector_norm(tensor, ord, dtype=dtype) for tensor in self]


def _foreach_powsum_Scalar(self: Sequence[Tensor], ord: float, dtype: dtype | None) -> list[Tensor]:
    """The sum of ``abs(x) ** ord`` over each tensor."""
    return [_sum_of_powers(tensor, ord, dtype) for tensor in self]


def _sum_of_powers(tensor: Tensor, ord: float, dtype: dtype | None) -> Tensor:
    if isinstance(ord, complex):
        raise RuntimeError("_foreach_powsum: ord must be real-valued")
    if not (tensor.is_floating_point() or tensor.is_complex()):
        raise NotImplementedError(
            f"_foreach_powsum: expected a floating point or complex tensor, got {tensor.dtype}"
        )
    return tensor.to(tensor.dtype if dtype is None else dtype).abs().pow(ord).sum()
