"""Cross products and distances of rows: cross, cdist and pdist.

Euclidean distances of many rows come from one matrix product, ``|x|² - 2 x·y + |y|²``, as
`torch.cdist`'s documentation describes; the others from the differences themselves, in slices that
keep the temporary small.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...core.namespace import Array, np
from ...core.result import Result
from ..dims import normalize_dim
from ..linalg.checks import broadcast_batches, broadcast_to_batch, check_floating
from ..scalar_types import require_same_type


def linalg_cross_shape(self: Array, other: Array, dim: int) -> Result:
    """The shape that two operands broadcast to; RuntimeError unless they hold vectors of length 3 along `dim`."""
    require_same_type(self, other, "linalg.cross: ")
    if self.ndim != other.ndim:
        raise RuntimeError("linalg.cross: inputs must have the same number of dimensions.")
    axis = normalize_dim(dim, self.ndim)
    if not self.ndim or self.shape[axis] != 3 or other.shape[axis] != 3:
        sizes = (self.shape[axis], other.shape[axis]) if self.ndim else (1, 1)
        raise RuntimeError(
            f"linalg.cross: inputs dimension {dim} must have length 3. Got {sizes[0]} and {sizes[1]}"
        )
    return Result(broadcast_batches(self.shape, other.shape), self.dtype)


def linalg_cross(self: Array, other: Array, dim: int) -> Array:
    """Cross products of vectors of length 3 along `dim`; the other dimensions broadcast."""
    axis = normalize_dim(dim, self.ndim)
    shape = broadcast_batches(self.shape, other.shape)
    result = np.empty(shape, self.dtype)
    x = (self if self.shape == shape else np.broadcast_to(self, shape)).swapaxes(axis, 0)
    y = (other if other.shape == shape else np.broadcast_to(other, shape)).swapaxes(axis, 0)
    out = result.swapaxes(axis, 0)
    for first, second, third in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        out[first] = x[second] * y[third]
        out[first] -= x[third] * y[second]
    return result


# Rows beyond which `compute_mode` 0 prefers the matrix product for Euclidean distances.
MANY_ROWS = 25
# How many differences to form at once.
_DIFFERENCES = 1 << 15


def _norm(difference: Array, p: float) -> Array:
    """The p-norms along the last dimension; `difference` is overwritten."""
    np.abs(difference, difference)
    if p == 0:
        result: Array = np.add.reduce(difference != 0, -1, difference.dtype)
        return result
    if p == 1:
        result = np.add.reduce(difference, -1)
        return result
    if p == 2:
        np.multiply(difference, difference, difference)
        return np.sqrt(np.add.reduce(difference, -1), out=...)
    if p == np.inf:
        result = np.maximum.reduce(difference, -1, initial=0)
        return result
    np.power(difference, difference.dtype.type(p), difference)
    result = np.power(np.add.reduce(difference, -1), difference.dtype.type(1 / p), out=...)
    return result


def _euclidean(x1: Array, x2: Array) -> Array:
    squares = np.matmul(x1, x2.swapaxes(-1, -2))
    squares *= -2
    squares += np.vecdot(x1, x1)[..., :, None]
    squares += np.vecdot(x2, x2)[..., None, :]
    np.maximum(squares, 0, out=squares)
    result: Array = np.sqrt(squares, squares)
    return result


def cdist_forward_shape(x1: Array, x2: Array, p: float, compute_mode: int | None) -> Result:
    """(…, rows of x1, rows of x2); RuntimeError for rows of different lengths or a negative `p`."""
    if x1.shape[-1] != x2.shape[-1]:
        raise RuntimeError(
            f"X1 and X2 must have the same number of columns. X1: {x1.shape[-1]} X2: {x2.shape[-1]}"
        )
    if p < 0:
        raise RuntimeError("cdist only supports non-negative p values")
    batch = broadcast_batches(x1.shape[:-2], x2.shape[:-2])
    return Result((*batch, x1.shape[-2], x2.shape[-2]), np.result_type(x1, x2))


def cdist_forward(x1: Array, x2: Array, p: float, compute_mode: int | None) -> Array:
    """Distances (…, r, s) between the rows of (…, r, m) and of (…, s, m); the batches broadcast.

    `compute_mode` 0 or None multiplies matrices for Euclidean distances of more than 25 rows, 1 always,
    2 never.
    """
    check_floating("cdist", x1)
    batch = broadcast_batches(x1.shape[:-2], x2.shape[:-2])
    rows, others = x1.shape[-2], x2.shape[-2]
    many = rows > MANY_ROWS or others > MANY_ROWS
    if p == 2 and (compute_mode == 1 or (compute_mode != 2 and many)):
        return _euclidean(x1, x2)
    if rows * x2.size <= _DIFFERENCES and x1.shape[:-2] == x2.shape[:-2]:
        return _norm(x1[..., None, :] - x2[..., None, :, :], p)
    x1, x2 = broadcast_to_batch(x1, batch), broadcast_to_batch(x2, batch)
    result = np.empty((*batch, rows, others), x1.dtype)
    for part in _slices(rows, x2):
        result[..., part, :] = _norm(x1[..., part, None, :] - x2[..., None, :, :], p)
    return result


def euclidean_dist_shape(x1: Array, x2: Array) -> Result:
    """As `cdist_forward_shape`."""
    return cdist_forward_shape(x1, x2, 2.0, None)


def euclidean_dist(x1: Array, x2: Array) -> Array:
    """Euclidean distances (…, r, s) between the rows of (…, r, m) and of (…, s, m), by a product of matrices."""
    check_floating("cdist", x1)
    return _euclidean(x1, x2)


def _slices(rows: int, x2: Array) -> Iterator[slice]:
    """Slices of rows for which the differences with all of x2 stay in the cache."""
    step = max(1, _DIFFERENCES // max(x2.size, 1))
    return (slice(start, start + step) for start in range(0, rows, step))


def _difference_gradient(difference: Array, distance: Array, grad: Array, p: float) -> Array:
    """The gradient of each p-norm in the difference, weighed by `grad`; zero at distance zero."""
    if p == 2:
        with np.errstate(divide="ignore", invalid="ignore"):
            return difference * np.where(distance == 0, 0, grad / distance)
    sign = np.sign(difference, out=...)
    if p == 1:
        return sign * grad
    if p == np.inf:
        result: Array = sign * (np.abs(difference) == distance) * grad
        return result
    with np.errstate(divide="ignore", invalid="ignore"):
        scale = np.where(distance == 0, 0, grad / distance ** (p - 1))
        power = np.where(difference == 0, 0, np.abs(difference) ** (p - 1))
    return sign * power * scale


def cdist_backward_shape(grad: Array, x1: Array, x2: Array, p: float, cdist: Array) -> Result:
    """The shape of x1 with the batch broadcast."""
    return Result((*grad.shape[:-2], *x1.shape[-2:]), x1.dtype)


def cdist_backward(grad: Array, x1: Array, x2: Array, p: float, cdist: Array) -> Array:
    """The gradient of `cdist` in x1: the norms' gradients in the differences, summed over x2's rows."""
    batch = broadcast_batches(x1.shape[:-2], x2.shape[:-2])
    x1, x2 = broadcast_to_batch(x1, batch), broadcast_to_batch(x2, batch)
    result = np.zeros(x1.shape, x1.dtype)
    if p == 0 or not cdist.size:
        return result
    for part in _slices(x1.shape[-2], x2):
        difference = x1[..., part, None, :] - x2[..., None, :, :]
        terms = _difference_gradient(
            difference, cdist[..., part, :, None], grad[..., part, :, None], p
        )
        result[..., part, :] = np.add.reduce(terms, -2)
    return result


def pdist_forward_shape(self: Array, p: float) -> Result:
    """One distance for each pair of rows."""
    if self.ndim != 2:
        raise RuntimeError(f"pdist only supports 2D tensors, got: {self.ndim}D")
    if not p >= 0:
        raise RuntimeError("pdist only supports non-negative p values")
    rows = self.shape[0]
    return Result((rows * (rows - 1) // 2,), self.dtype)


def pdist_forward(self: Array, p: float) -> Array:
    """Distances between each pair of rows (i, j), i < j, in the order of i, then j."""
    check_floating("pdist", self)
    first, second = np.triu_indices(self.shape[0], 1)
    return _norm(self[first] - self[second], p)


def pdist_backward(grad: Array, self: Array, p: float, pdist: Array) -> Array:
    """The gradient of `pdist`: each pair pulls its two rows in opposite directions."""
    result = np.zeros(self.shape, self.dtype)
    if p == 0 or not pdist.size:
        return result
    first, second = np.triu_indices(self.shape[0], 1)
    terms = _difference_gradient(self[first] - self[second], pdist[:, None], grad[:, None], p)
    np.add.at(result, first, terms)
    np.subtract.at(result, second, terms)
    return result
