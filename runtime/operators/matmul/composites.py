"""Products built of other products: inner, tensordot, bilinear, chains, cross, distances, powers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from operator import mul

from gradsmith.generated import functions, linalg

from ...autograd.nodes.node import shown_as
from ...core.dtypes import bool_, promote_types
from ...core.errors import C_WORDS, TYPE_WORDS
from ...core.tensor import Tensor
from ...core.warn import warn_caller_once
from ...dispatch.namespaces import ops
from ..dims import normalize_dim
from ..linalg.checks import check_inexact, check_square, check_vectors
from ..scalar_types import number_in
from ..shape.composite_dimensions import broadcast_tensors
from .distance import MANY_ROWS

Extents = tuple[int, ...]


def addr(self: Tensor, vec1: Tensor, vec2: Tensor, beta: complex, alpha: complex) -> Tensor:
    """``beta * self + alpha * outer(vec1, vec2)`` in the promoted dtype of the three."""
    check_vectors("addr", vec1=vec1, vec2=vec2)
    product = functions.outer(vec1, vec2)
    dtype = promote_types(self.dtype, product.dtype)
    if not (dtype.is_floating_point or dtype.is_complex):
        for name, value in (("beta", beta), ("alpha", alpha)):
            if not isinstance(value, (bool, int)):
                raise RuntimeError(
                    f"For integral input tensors, argument {name} must not be a floating point number."
                )
    for factor in (beta, alpha):
        number_in(dtype.numpy, factor)
    base = self.expand(product.shape)
    if dtype == bool_:
        product = product if alpha else functions.zeros_like(product)
        return product | base if beta else product
    if alpha != 1:
        product = product.to(dtype) * alpha
    if beta == 0:
        return product.to(dtype)
    return (base if beta == 1 else base.to(dtype) * beta) + product


def inner(self: Tensor, other: Tensor) -> Tensor:
    """Sums of products over the last dimensions; a 0-d tensor scales the other one."""
    if not self.ndim or not other.ndim:
        return self * other
    if self.shape[-1] != other.shape[-1]:
        raise RuntimeError(
            "inner() the last dimension must match on both input tensors but got shapes "
            f"{list(self.shape)} and {list(other.shape)}"
        )
    result: Tensor = ops.aten.tensordot.default(self, other, [-1], [-1])
    return result


def kron(self: Tensor, other: Tensor) -> Tensor:
    """The Kronecker product: each element of `self` times all of `other`."""
    left, right, shape = _shapes_of_kron(self._data_.shape, other._data_.shape)
    product = self.reshape(left) * other.reshape(right)
    return functions._unsafe_view(product.contiguous(), shape)


@lru_cache(64)
def _shapes_of_kron(self: Extents, other: Extents) -> tuple[Extents, Extents, Extents]:
    """What the two are made before they are multiplied, and what the product is."""
    ndim = max(len(self), len(other))
    left = (1,) * (ndim - len(self)) + self
    right = (1,) * (ndim - len(other)) + other
    return (
        tuple([size for length in left for size in (length, 1)]),
        tuple([size for length in right for size in (1, length)]),
        tuple(map(mul, left, right)),
    )


def tensordot(
    self: Tensor, other: Tensor, dims_self: Sequence[int], dims_other: Sequence[int]
) -> Tensor:
    """Sums of products over the given dimensions: a matrix product of the two, folded to matrices."""
    if len(dims_self) != len(dims_other):
        raise RuntimeError("both dimension lists should have same length")
    if self.dtype != other.dtype:
        raise RuntimeError("both inputs should have same dtype")
    first = [normalize_dim(dim, self.ndim) for dim in dims_self]
    second = [normalize_dim(dim, other.ndim) for dim in dims_other]
    for index, (a, b) in enumerate(zip(first, second)):
        if self.shape[a] != other.shape[b] and 1 not in (self.shape[a], other.shape[b]):
            raise RuntimeError(
                f"contracted dimensions need to match, but first has size {self.shape[a]} in dim "
                f"{dims_self[index]} and second has size {other.shape[b]} in dim {dims_other[index]}"
            )
        if self.shape[a] == 1 != other.shape[b]:
            other = other.sum(b, keepdim=True, dtype=other.dtype)
        elif other.shape[b] == 1 != self.shape[a]:
            self = self.sum(a, keepdim=True, dtype=self.dtype)
    free = [dim for dim in range(self.ndim) if dim not in first]
    others = [dim for dim in range(other.ndim) if dim not in second]
    shape = [self.shape[dim] for dim in free] + [other.shape[dim] for dim in others]
    inner_size = prod([self.shape[dim] for dim in first])
    rows = prod([self.shape[dim] for dim in free])
    columns = prod([other.shape[dim] for dim in others])
    left = _as_matrix(self, free + first, (rows, inner_size))
    right = _as_matrix(other, second + others, (inner_size, columns))
    product = left.mm(right)
    return product.reshape(shape)


def _as_matrix(tensor: Tensor, order: list[int], shape: tuple[int, int]) -> Tensor:
    """`tensor` with its dimensions in that order, folded to a matrix."""
    if order != sorted(order):
        tensor = tensor.permute(order)
    return tensor if tensor.shape == shape else tensor.reshape(shape)


def bilinear(input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    """``input1 @ weight[i] @ input2 + bias[i]`` for each output feature i, over leading dimensions."""
    if input1.ndim != input2.ndim:
        raise RuntimeError(
            "bilinear(): input dimensions do not match: " f"got {input1.ndim} and {input2.ndim}"
        )
    for dim in range(input1.ndim - 1):
        if input1.shape[dim] != input2.shape[dim]:
            raise RuntimeError(
                f"bilinear(): input batch dimensions do not match at dim {dim}: "
                f"got {input1.shape[dim]} and {input2.shape[dim]}"
            )
    for number, given in ((1, input1), (2, input2)):
        if given.shape[-1] != weight.shape[number]:
            raise RuntimeError(
                f"bilinear(): input{number} size does not match weight size: "
                f"got {given.shape[-1]} but expected {weight.shape[number]}"
            )
    if bias is not None and bias.shape[0] != weight.shape[0]:
        raise RuntimeError(
            "bilinear(): bias size does not match weight size: "
            f"got {bias.shape[0]} but expected {weight.shape[0]}"
        )
    kind = weight.dtype
    if not (input1.dtype is input2.dtype is kind is (weight if bias is None else bias).dtype):
        operands = {"input1": input1, "input2": input2, "weight": weight}
        if bias is not None:
            operands["bias"] = bias
        got = ", ".join(f"{name}: {C_WORDS[each.dtype.name]}" for name, each in operands.items())
        raise RuntimeError(f"All tensors must have the same dtype, got {got}")
    features, width1, width2 = weight.shape
    rows = prod(input1.shape[:-1])
    left = input1.reshape(rows, width1)
    right = input2.reshape(rows, width2)
    # (rows, width1) @ (width1, features * width2), then one dot product with input2 per feature.
    half = left.mm(weight.permute(1, 0, 2).reshape(width1, features * width2))
    result = half.reshape(rows, features, width2).matmul(right.unsqueeze(-1)).squeeze(-1)
    result = result.reshape(*input1.shape[:-1], features)
    return result if bias is None else result + bias


def _chain_order(sizes: Sequence[int]) -> list[list[int]]:
    """Where to split each subchain for the fewest multiplications.

    Cormen, Leiserson, Rivest and Stein, "Introduction to Algorithms", matrix-chain multiplication.
    """
    count = len(sizes) - 1
    cost = [[0.0] * count for _ in range(count)]
    split = [[0] * count for _ in range(count)]
    for length in range(1, count):
        for first in range(count - length):
            last = first + length
            cost[first][last] = float("inf")
            for middle in range(first, last):
                candidate = (
                    cost[first][middle]
                    + cost[middle + 1][last]
                    + sizes[first] * sizes[middle + 1] * sizes[last + 1]
                )
                if candidate < cost[first][last]:
                    cost[first][last], split[first][last] = candidate, middle
    return split


def linalg_multi_dot(tensors: Sequence[Tensor]) -> Tensor:
    """The product of a chain of matrices in the cheapest order; the ends may be vectors."""
    count = len(tensors)
    if count < 2:
        raise RuntimeError(f"multi_dot(): expected at least 2 tensors but got {count}")
    chain = list(tensors)
    shape: list[int] = []
    for index, end in ((0, "first"), (count - 1, "last")):
        tensor = chain[index]
        if tensor.ndim == 1:
            chain[index] = tensor.unsqueeze(0 if index == 0 else 1)
        elif tensor.ndim == 2:
            shape.append(tensor.shape[0 if index == 0 else 1])
        else:
            raise RuntimeError(
                f"multi_dot(): the {end} tensor must be 1D or 2D but got {tensor.ndim}D"
            )
    for index, tensor in enumerate(chain):
        if tensor.ndim != 2:
            raise RuntimeError(f"multi_dot(): tensor {index} must be 2D but got {tensor.ndim}D")
        if tensor.dtype != chain[0].dtype:
            raise RuntimeError(
                "multi_dot(): all tensors must have be the same dtype but tensor 0 is "
                f"{chain[0].dtype} and tensor {index} {tensor.dtype}"
            )
        if index and chain[index - 1].shape[1] != tensor.shape[0]:
            raise RuntimeError(
                f"multi_dot(): tensors {index - 1} and {index} with shapes "
                f"{list(chain[index - 1].shape)} and {list(tensor.shape)} cannot be multiplied"
            )
    split = _chain_order([tensor.shape[0] for tensor in chain] + [chain[-1].shape[1]])
    return _multiplied(chain, split, 0, count - 1).reshape(shape)


def _multiplied(
    chain: Sequence[Tensor], split: Sequence[Sequence[int]], first: int, last: int
) -> Tensor:
    """The product of a part of `chain`, parted where `split` says."""
    if first == last:
        return chain[first]
    middle = split[first][last]
    left = _multiplied(chain, split, first, middle)
    return left.mm(_multiplied(chain, split, middle + 1, last))


def chain_matmul(matrices: Sequence[Tensor]) -> Tensor:
    """The product of a chain of matrices in the cheapest order."""
    for index, matrix in enumerate(matrices):
        if matrix.ndim != 2:
            raise RuntimeError(
                f"Tensor {index} in `matrices` has {matrix.ndim} dimensions, but 2 are expected"
            )
    if not matrices:
        raise RuntimeError("chain_matmul(): Expected one or more matrices")
    return matrices[0].clone() if len(matrices) == 1 else linalg_multi_dot(matrices)


def cross(self: Tensor, other: Tensor, dim: int | None) -> Tensor:
    """Cross products along `dim`, or along the first dimension of length 3."""
    if dim is None:
        threes = [axis for axis in range(self.ndim) if self.shape[axis] == 3]
        if not threes:
            raise RuntimeError("no dimension of size 3 in input")
        warn_caller_once(
            "Using gradsmith.cross without specifying the dim arg is deprecated: pass dim, or use gradsmith.linalg.cross, "
            "whose default is the last dimension"
        )
        dim = threes[0]
    return linalg.cross(self, other, dim=dim)


def linalg_vecdot(x: Tensor, y: Tensor, dim: int) -> Tensor:
    """Sums of products along `dim`, the first factor conjugated."""
    if x.dtype != y.dtype:
        raise RuntimeError(
            f"linalg.vecdot: Expected x and y to have the same dtype, but found x of type {x.dtype} "
            f"and y of type {y.dtype}"
        )
    check_inexact("linalg.vecdot", x)
    if x.ndim == 1 and y.ndim == 1:
        return functions.vdot(x, y)
    left = x.conj() if x.is_complex() else x
    return (left * y).sum(dim)


def cosine_similarity(x1: Tensor, x2: Tensor, dim: int, eps: float) -> Tensor:
    """``x1 · x2 / (max(|x1|, eps) max(|x2|, eps))`` along `dim`, in the promoted dtype."""
    own, other = x1.dtype, x2.dtype
    dtype = own if own is other else promote_types(own, other)
    if not dtype.is_floating_point:
        raise RuntimeError(
            f"expected common dtype to be floating point, yet common dtype is {dtype}"
        )
    if not eps >= 0:
        raise RuntimeError(f"eps must be non-negative, got: {eps:g}")
    x1 = x1 if own is dtype else x1.to(dtype)
    x2 = x2 if other is dtype else x2.to(dtype)
    if x1._data_.shape != x2._data_.shape:
        x1, x2 = broadcast_tensors(x1, x2)
    first = linalg.vector_norm(x1, 2, dim, True)
    second = linalg.vector_norm(x2, 2, dim, True)
    return ((x1 / first.clamp_min(eps)) * (x2 / second.clamp_min(eps))).sum(dim)


def pairwise_distance(x1: Tensor, x2: Tensor, p: float, eps: float, keepdim: bool) -> Tensor:
    """The p-norm of ``x1 - x2 + eps`` along the last dimension."""
    return shown_as(linalg.vector_norm(x1 - x2 + eps, p, -1, keepdim), "NormBackward1")


def cdist(x1: Tensor, x2: Tensor, p: float, compute_mode: int | None) -> Tensor:
    """The p-norm distance between each row of x1 and each row of x2."""
    for name, given in (("X1", x1), ("X2", x2)):
        if given._data_.ndim < 2:
            raise RuntimeError(
                f"cdist only supports at least 2D tensors, {name} got: {given.ndim}D"
            )
        if not given.dtype.is_floating_point:
            raise RuntimeError(
                f"cdist only supports floating-point dtypes, {name} got: {given.dtype}"
            )
    rows, others = x1._data_.shape[-2], x2._data_.shape[-2]
    if x1.dtype != x2.dtype:
        word, other = TYPE_WORDS[x1.dtype.name], TYPE_WORDS[x2.dtype.name]
        raise RuntimeError(f"expected scalar type {word} but found {other}")
    many = rows > MANY_ROWS or others > MANY_ROWS
    if p == 2 and (compute_mode == 1 or (compute_mode != 2 and many)) and x1.numel() and x2.numel():
        result = functions._euclidean_dist(x1, x2)
        return result.view(result.shape)  # as PyTorch's is
    return functions._cdist_forward(x1, x2, p, compute_mode)


def pdist(self: Tensor, p: float) -> Tensor:
    """The p-norm distance between each pair of rows."""
    if not self.is_floating_point():
        raise RuntimeError("pdist only supports floating-point dtypes")
    return functions._pdist_forward(self, p)


def linalg_matrix_power(self: Tensor, n: int) -> Tensor:
    """A square matrix to the power `n` by repeated squaring; a negative `n` inverts it first.

    Knuth, "The Art of Computer Programming", volume 2, section 4.6.3.
    """
    check_square("linalg.matrix_power", self)
    if n == 0:
        identity = functions.eye(self.shape[-1], dtype=self.dtype, device=self.device)
        return functions.where(functions.ones_like(self, dtype=bool_), identity, self)
    if n == 1:
        return self.clone()
    if n < 0:
        self, n = linalg.inv(self), -n
    if n == 1:
        return self
    square = self
    while not n & 1:
        square, n = square.matmul(square), n >> 1
    result = square
    n >>= 1
    while n:
        square = square.matmul(square)
        if n & 1:
            result = result.matmul(square)
        n >>= 1
    return result
