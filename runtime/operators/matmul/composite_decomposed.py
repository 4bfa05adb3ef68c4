"""Of what matrix products are composed: what handlers of ``__torch_dispatch__`` see, and backends without them run."""

from __future__ import annotations

from math import prod

from gradsmith.generated import functions

from ...core.tensor import Tensor
from ...dispatch.namespaces import ops
from ..linalg.checks import broadcast_batches, check_vectors


def outer_decomposed(self: Tensor, vec2: Tensor) -> Tensor:
    """A column times a row.  RuntimeError for what is no vector."""
    check_vectors("outer", self=self, vec2=vec2)
    return self.reshape(self.shape[0], 1) * vec2


def linear_decomposed(input: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """One matrix product that adds, where the input is a matrix or can be folded to one; else two operators."""
    if not input.ndim or not weight.ndim:
        what = "input" if not input.ndim else "weight"
        raise RuntimeError(f"both arguments to linear need to be at least 1D, but {what} is 0D")
    if bias is None:
        return input.matmul(weight.t())
    if input.ndim == 2:
        return bias.addmm(input, weight.t())
    if input.is_contiguous():
        folded = input.reshape(prod(input.shape[:-1]), input.shape[-1])
        return bias.addmm(folded, weight.t()).view(*input.shape[:-1], weight.shape[0])
    return input.matmul(weight.t()).add(bias)


def matmul_decomposed(self: Tensor, other: Tensor) -> Tensor:
    """A product of vectors, of matrices, or of batches of matrices, by the number of dimensions.

    RuntimeError for tensors without dimensions, and for sizes that do not fit.
    """
    if not self.ndim or not other.ndim:
        raise RuntimeError(
            f"both arguments to matmul need to be at least 1D, but they are {self.ndim}D and {other.ndim}D"
        )
    match self.ndim, other.ndim:
        case 1, 1:
            return self.dot(other)
        case 2, 1:
            return self.mv(other)
        case 1, 2:
            return self.unsqueeze(0).mm(other).squeeze_(0)
        case 2, 2:
            return self.mm(other)
    return _folded(self, other) if _should_fold(self, other) else _batched(self, other)


def _should_fold(self: Tensor, other: Tensor) -> bool:
    """Whether the dimensions of the larger tensor but the last become one, for one product of matrices.

    Else the smaller one is repeated for each matrix, and so would its gradient be.
    """
    first_larger = self.ndim >= other.ndim
    larger = self if first_larger else other.mT
    smaller = other if first_larger else self
    if larger.ndim < 3 or smaller.ndim > 2:
        return False
    if smaller.requires_grad:
        return True
    if self.ndim == 2:
        return False
    steps, sizes = larger.stride(), larger.shape
    dims = range(larger.ndim - 2)
    return not larger.numel() or all(steps[i] == steps[i + 1] * sizes[i + 1] for i in dims)


def _folded(self: Tensor, other: Tensor) -> Tensor:
    transpose = other.ndim > self.ndim
    larger = other.mT if transpose else self
    smaller = other if not transpose else self.t() if self.ndim == 2 else self
    shape = list(larger.shape[:-1])
    matrix = larger.reshape(prod(shape), larger.shape[-1])
    if smaller.ndim == 1:
        return functions._unsafe_view(matrix.mv(smaller), shape)
    out = functions._unsafe_view(matrix.mm(smaller), [*shape, smaller.shape[1]])
    return out.mT.contiguous() if transpose else out


def _batched(self: Tensor, other: Tensor) -> Tensor:
    rows = self.shape[-2] if self.ndim > 1 else 1
    is_vector = other.ndim == 1
    columns = 1 if is_vector else other.shape[-1]
    depth = other.shape[0] if is_vector else other.shape[-2]
    batch = broadcast_batches(self.shape[:-2], other.shape[:-2])
    count = prod(batch)
    left = self.expand([*batch, rows, self.shape[-1]]).reshape(count, rows, self.shape[-1])
    if is_vector:
        right = other.expand([*batch, depth]).reshape(count, depth).unsqueeze(2)
    else:
        right = other.expand([*batch, depth, columns]).reshape(count, depth, columns)
    shape = [*batch, *([rows] if self.ndim > 1 else []), *([] if is_vector else [columns])]
    product = ops.aten.bmm.default(left, right)
    return functions._unsafe_view(product.squeeze(-1) if is_vector else product, shape)
