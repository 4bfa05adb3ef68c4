"""Batching rules of products of matrices and vectors, and of distances."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from gradsmith.generated import functions, linalg, nn

from ...core.tensor import Tensor
from ..batching import Dim, Every, Front, Info, Ruled, check, example, front, lifted, rank, shape_of


def mm_rule(in_dims: Sequence[Dim], self: Tensor, mat2: Tensor) -> Ruled:
    """Where one side is the same for all, the rows (or columns) of all examples are those of one matrix."""
    left, right = in_dims
    if right is None:
        check(self.ndim == 3 and mat2.ndim == 2)
        rows = front(self, left)
        return functions.mm(_rows(rows), mat2).reshape(*rows.shape[:2], mat2.shape[1]), 0
    if left is None:
        check(mat2.ndim == 3 and self.ndim == 2)
        columns = mat2.movedim(right, 1)
        count = columns.shape[1] * columns.shape[2]
        out = functions.mm(self, columns.reshape(columns.shape[0], count))
        return out.reshape(self.shape[0], *columns.shape[1:]), 1
    return functions.bmm(front(self, left), front(mat2, right)), 0


def _rows(matrices: Tensor) -> Tensor:
    """Those of all matrices, as one matrix."""
    return matrices.reshape(matrices.shape[0] * matrices.shape[1], matrices.shape[2])


def bmm_rule(in_dims: Sequence[Dim], self: Tensor, mat2: Tensor) -> Ruled:
    """Batches of both kinds are leading dimensions of `matmul`."""
    shapes = shape_of(self, in_dims[0]), shape_of(mat2, in_dims[1])
    check(len(shapes[0]) == len(shapes[1]) == 3 and shapes[0][0] == shapes[1][0])
    return functions.matmul(front(self, in_dims[0]), front(mat2, in_dims[1])), 0


def mv_rule(in_dims: Sequence[Dim], self: Tensor, vec: Tensor) -> Ruled:
    """Vectors for one matrix are the columns of another matrix."""
    left, right = in_dims
    check(rank(self, left) == 2 and rank(vec, right) == 1)
    if left is None:
        return functions.mm(self, vec if right == 1 else vec.transpose(0, 1)), 1
    rows = front(self, left)
    if right is None:
        return functions.mv(_rows(rows), vec).reshape(rows.shape[:2]), 0
    return functions.bmm(rows, front(vec, right).unsqueeze(2)).squeeze(2), 0


def dot_rule(info: Info, in_dims: Sequence[Dim], self: Tensor, tensor: Tensor) -> Ruled:
    """A vector with a matrix where one side is the same for all."""
    left, right = in_dims
    check(rank(self, left) == rank(tensor, right) == 1)
    if left is None:
        return functions.mv(front(tensor, right), self), 0
    if right is None:
        return functions.mv(front(self, left), tensor), 0
    rows, columns = front(self, left).unsqueeze(1), front(tensor, right).unsqueeze(2)
    return functions.bmm(rows, columns).reshape(info.batch_size), 0


def vdot_rule(info: Info, in_dims: Sequence[Dim], self: Tensor, other: Tensor) -> Ruled:
    """As `dot`, of the conjugate of the first vector."""
    return dot_rule(info, in_dims, self.conj(), other)


def _sum_of_product(
    rule: Callable[..., Ruled],
    function: Callable[..., Tensor],
    info: Info,
    in_dims: Sequence[Dim],
    self: Tensor,
    first: Tensor,
    second: Tensor,
    /,
    beta: Any,
    alpha: Any,
) -> Ruled:
    """``beta * self + alpha * product``; nothing is read of `self` for 0.

    The product is made by `rule`, or one by `function` where no example has its own.
    """
    if in_dims[1] is None and in_dims[2] is None:
        out, where = function(first, second), None
    else:
        out, where = rule(in_dims[1:3], first, second)
    out = front(out, where)
    if alpha != 1:
        out = out * alpha
    place = None if where is None else 0
    if beta == 0:  # what is not read has to fit all the same
        example(self, in_dims[0]).expand(shape_of(out, place))
        return out, place
    return _added(out, place, self.mul(beta) if beta != 1 else self, in_dims[0]), 0


def _added(out: Tensor, dim: Dim, other: Tensor, where: Dim) -> Tensor:
    """The sum, with a batch in front, of what is spread over `out`, which does not grow by it."""
    own = rank(out, dim)
    check(rank(other, where) <= own)
    found = lifted(other, where, own) + out
    check(found.shape[1:] == shape_of(out, dim))
    return found


def addmm_rule(
    info: Info,
    in_dims: Sequence[Dim],
    self: Tensor,
    mat1: Tensor,
    mat2: Tensor,
    beta: Any,
    alpha: Any,
) -> Ruled:
    """At once where rows are all that differs between examples, as in a layer; a product and a sum otherwise."""
    bias, left, right = in_dims[:3]
    if bias is None and right is None and self.ndim <= 1 and mat1.ndim == 3 and mat2.ndim == 2:
        rows = front(mat1, left)
        out = functions.addmm(self, _rows(rows), mat2, beta=beta, alpha=alpha)
        return out.reshape(*rows.shape[:2], mat2.shape[1]), 0
    return _sum_of_product(mm_rule, functions.mm, info, in_dims, self, mat1, mat2, beta, alpha)


def _summed_rule(in_dims: Sequence[Dim], batch1: Tensor, batch2: Tensor) -> Ruled:
    """Products of a batch, added up."""
    out, dim = bmm_rule(in_dims, batch1, batch2)
    return out.sum(-3), dim


def _summed(batch1: Tensor, batch2: Tensor) -> Tensor:
    return functions.bmm(batch1, batch2).sum(-3)


addmv_rule = partial(_sum_of_product, mv_rule, functions.mv)
baddbmm_rule = partial(_sum_of_product, bmm_rule, functions.bmm)
addbmm_rule = partial(_sum_of_product, _summed_rule, _summed)


def trace_rule(self: Front) -> Ruled:
    """The sum of each diagonal."""
    check(self.ndim == 3)
    return self.diagonal(0, 1, 2).sum(1), 0


def linear_rule(
    in_dims: Sequence[Dim], input: Tensor, weight: Tensor, bias: Tensor | None
) -> Ruled:
    """Inputs only: more rows.  Weights only: more outputs.  Both: a product of batches."""
    rows, of, on = in_dims
    check(rank(input, rows) > 0)
    if of is None and on is None and weight.ndim == 2 and (bias is None or bias.ndim == 1):
        return nn.linear(front(input, rows), weight, bias), 0
    if of is None:
        if rows is None:
            return _with_bias(nn.linear(input, weight), None, bias, on)
        return _with_bias(nn.linear(front(input, rows), weight), 0, bias, on)
    matrices = front(weight, of)
    if matrices.ndim == 2:  # a weight that is a vector gives one output
        out, _ = matmul_rule((rows, 0), input, matrices)
        return _with_bias(out, 0, bias, on)
    if rows is None:
        flat = nn.linear(input, _rows(matrices))
        out = flat.reshape(*flat.shape[:-1], *matrices.shape[:2]).movedim(-2, 0)
        return _with_bias(out, 0, bias, on)
    inputs = front(input, rows)
    middle = inputs.flatten(1, -2) if inputs.ndim > 2 else inputs.unsqueeze(1)
    out = functions.bmm(middle, matrices.transpose(1, 2))
    return _with_bias(out.reshape(*inputs.shape[:-1], matrices.shape[1]), 0, bias, on)


def _with_bias(out: Tensor, dim: Dim, bias: Tensor | None, on: Dim) -> Ruled:
    if bias is None:
        return out, dim
    return _added(out, dim, bias, on), 0


def matmul_rule(in_dims: Sequence[Dim], self: Tensor, other: Tensor) -> Ruled:
    """Vectors become matrices of one row or column; batches are leading dimensions."""
    left, right = in_dims
    ranks = rank(self, left), rank(other, right)
    check(min(ranks) > 0)
    if right is None and ranks[0] > 1 and ranks[0] >= ranks[1]:
        return functions.matmul(front(self, left), other), 0
    if left is None and ranks == (2, 1):  # vectors for one matrix are the rows of another
        return functions.matmul(front(other, right), self.transpose(-2, -1)), 0
    a, b = front(self, left), front(other, right)
    if ranks[0] == 1:
        a = a.unsqueeze(-2)
    if ranks[1] == 1:
        b = b.unsqueeze(-1)
    most = max(*ranks, 2)
    out = functions.matmul(lifted(a, _first(left), most), lifted(b, _first(right), most))
    if ranks[0] == 1:
        out = out.squeeze(-2)
    if ranks[1] == 1:
        out = out.squeeze(-1)
    return out, 0


def _first(dim: Dim) -> Dim:
    return None if dim is None else 0


def pdist_rule(self: Front, p: float) -> Ruled:
    """The distances of all pairs of rows at once."""
    check(self.ndim == 3)
    n = self.shape[1]
    first, second = functions.triu_indices(n, n, 1)
    pairs = self.index_select(1, first) - self.index_select(1, second)
    return linalg.vector_norm(pairs, p, 2), 0


def pdist_backward_rule(grad: Every, self: Every, p: float, pdist: Every) -> Ruled:
    """The gradient of distances of all rows to all, of which each pair is two."""
    check(self.ndim == 3)
    n = self.shape[1]
    first, second = functions.triu_indices(n, n, 1)
    grads, distances = (
        _symmetric(pairs, n, first * n + second, second * n + first) for pairs in (grad, pdist)
    )
    return functions._cdist_backward(grads, self, self, p, distances), 0


def _symmetric(pairs: Tensor, n: int, above: Tensor, below: Tensor) -> Tensor:
    """Matrices of `n` rows and columns from what stands above their diagonals."""
    flat = pairs.new_zeros((pairs.shape[0], n * n))
    return flat.index_copy(1, above, pairs).index_copy(1, below, pairs).unflatten(1, (n, n))
