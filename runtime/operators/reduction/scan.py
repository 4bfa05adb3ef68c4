"""Running sums, products and extrema along one dimension."""

from __future__ import annotations

from functools import cache, partial
from math import prod

from ...core.namespace import Array, DType, host, np
from ...core.result import Result, only_infers
from ..blocks import blocks, each_part
from ..dims import normalize_dim
from ..pointwise.elementwise_blocks import BLOCK, block_size
from ..pointwise.exponential import logaddexp
from ..scalar_types import not_implemented, require_order, sum_dtype

_INT64 = np.dtype(np.int64)
_WIDER: dict[str, DType] = {
    **dict.fromkeys(("float16", "bfloat16"), np.dtype(np.float32)),
    "float32": np.dtype(np.float64),
    "complex64": np.dtype(np.complex128),
}
"""By name of a dtype the one that running sums and products of it are computed in."""


@cache
def _wider(dtype: DType) -> DType:
    """As `_WIDER` has it; NumPy takes longer to name a dtype than to add some elements."""
    return _WIDER.get(dtype.name, dtype)


# Slices this long are added faster one by one than NumPy's strided scan does, and so are columns of many short rows.
_LONG_SLICE = 256
_SHORT = 8
_MANY = 4096


def _scanned(operation: np.ufunc, self: Array, axis: int, dtype: DType) -> Array:
    """The running result of `operation` along `axis`."""
    short = np is host and self.shape[axis] <= _SHORT and self.size >= _MANY
    if prod(self.shape[axis + 1 :]) < _LONG_SLICE and not short:
        return operation.accumulate(self, axis, dtype)
    result = np.empty(self.shape, dtype)
    source, target = np.moveaxis(self, axis, 0), np.moveaxis(result, axis, 0)
    if len(source):
        target[0] = source[0]
        for place in range(1, len(source)):
            own = source[place].astype(dtype, copy=False)
            operation(target[place - 1], own, out=target[place], dtype=dtype)
    return result


def _accumulated(operation: np.ufunc, self: Array, dim: int, dtype: DType | None = None) -> Array:
    """Each element and those before it along `dim`, added up or multiplied."""
    axis = normalize_dim(dim, self.ndim)
    result_dtype = dtype or sum_dtype(self.dtype)
    if result_dtype.kind == "b":
        raise not_implemented(
            "cumsum_out_cpu" if operation is np.add else "cumprod_out_cpu", result_dtype
        )
    if self.ndim == 0:
        return self.astype(result_dtype)
    # Rounding errors add up over a long dimension, so floating sums and products run in the next wider type.
    wide = _wider(result_dtype)
    if wide is not result_dtype and self.size > 2 * BLOCK and axis == self.ndim - 1:
        return _accumulated_rows(operation, self, wide, result_dtype)
    result = _scanned(operation, self, axis, wide)
    return result if wide is result_dtype else result.astype(result_dtype)


def reversed_sums(self: Array, dim: int) -> Array:
    """Each element of floats and those behind it along `dim`, added up."""
    if self.ndim == 0:
        return self.copy()
    axis = normalize_dim(dim, self.ndim)
    back = (slice(None),) * axis + (slice(None, None, -1),)
    wide = _wider(self.dtype)
    if wide is not self.dtype and self.size > 2 * BLOCK and axis == self.ndim - 1:
        return _accumulated_rows(np.add, self, wide, self.dtype, backwards=True)
    return np.ascontiguousarray(cumsum(self[back], axis)[back])


def _accumulated_rows(
    operation: np.ufunc, self: Array, wide: DType, dtype: DType, backwards: bool = False
) -> Array:
    """The running result along the last dimension, a few rows at a time: those are made wider, and the results rounded.

    Or, if it runs `backwards`, of each element and those behind it.
    """
    rows = self.reshape(-1, self.shape[-1])
    whole = result = np.empty(rows.shape, dtype)
    if backwards:
        rows, result = rows[:, ::-1], result[:, ::-1]

    def work(first: int, last: int) -> None:
        part = rows[first:last].astype(wide)
        if rows.shape[1] <= _SHORT:
            for place in range(1, rows.shape[1]):
                operation(part[:, place - 1], part[:, place], out=part[:, place])
            result[first:last] = part
        else:
            result[first:last] = operation.accumulate(part, 1, out=part)

    step = max(block_size(wide) // rows.shape[1], 1)
    long = rows.shape[1] >= _WIDTH
    if long and operation is np.add and wide.char == "d" and isinstance(self, host.ndarray):
        _add_up_by_pieces(rows, result, 2 * step)
        return whole.reshape(self.shape)
    # `accumulate` keeps the interpreter: threads would only wait.
    for first, last in blocks(len(rows), 1, step):
        work(first, last)
    return whole.reshape(self.shape)


_WIDTH = 8
"""Of the pieces of rows that are added up side by side: narrower ones leave more sums to add one by one, wider ones take more steps."""


def _add_up_by_pieces(rows: Array, result: Array, step: int) -> None:
    """Running sums of `rows` in single precision, computed in double, into `result`, `step` rows at a time.

    NumPy adds one number after the other, each waiting for the one before it.  Here the sum of all pieces before it is added to the
    first number of each piece of a row, and then the first number of all pieces to their second, and so on.
    """
    count, length = rows.shape
    pieces = -(-length // _WIDTH)
    width = -(-length // pieces)
    ones = np.ones(width)

    def work(first: int, last: int) -> None:
        wide = np.zeros((min(step, count), pieces * width))
        for start in range(first * step, min(last * step, count), step):
            at = slice(start, min(start + step, count))
            part = wide[: at.stop - start]
            part[:, :length], part[:, length:] = rows[at], 0
            each = part.reshape(-1, pieces, width)
            before = np.add.accumulate(np.matmul(each, ones), 1)
            each[:, 1:, 0] += before[:, :-1]
            for place in range(1, width):
                np.add(each[..., place], each[..., place - 1], out=each[..., place])
            result[at] = part[:, :length]

    each_part(work, -(-count // step), rows.size * width)


cumsum = partial(_accumulated, np.add)
cumprod = partial(_accumulated, np.multiply)


@only_infers
def scan_shape(self: Array, dim: int, dtype: DType | None = None) -> Result:
    """A running sum or product."""
    normalize_dim(dim, self.ndim)
    return Result(self.shape, dtype or sum_dtype(self.dtype))


@only_infers
def logcumsumexp_shape(self: Array, dim: int) -> Result:
    """A running result of the input's dtype."""
    normalize_dim(dim, self.ndim)
    return Result(self.shape, self.dtype)


def logcumsumexp(self: Array, dim: int) -> Array:
    """The logarithm of the running sum of exponentials, without overflow."""
    axis = normalize_dim(dim, self.ndim)
    if self.dtype.kind in "biu":
        raise not_implemented("logcumsumexp_out_cpu", self.dtype)
    if self.ndim == 0:
        return self.copy()
    if self.dtype.kind == "c":
        return _complex_logcumsumexp(self, axis)
    # In double precision: rounding errors of large sums would otherwise come back in the gradient.
    return np.logaddexp.accumulate(self, axis, np.float64).astype(self.dtype, copy=False)


def _complex_logcumsumexp(self: Array, axis: int) -> Array:
    """Step by step: which branch of the logarithm a sum is on depends on all before it."""
    steps = np.moveaxis(self, axis, 0)
    result = np.empty(steps.shape, self.dtype)
    if self.size:
        total: Array = np.full(steps.shape[1:], -np.inf, np.complex128)
        for place in range(len(steps)):
            total = logaddexp(steps[place].astype(np.complex128), total)
            result[place] = total
    return np.ascontiguousarray(np.moveaxis(result, 0, axis))


def linear_recurrence_shape(self: Array, ratios: Array, reverse: bool) -> Result:
    """One ratio for each term; the other dimensions broadcast."""
    if self.shape[-1:] != ratios.shape[-1:]:
        raise RuntimeError(
            "_linear_recurrence: self and ratios must agree in the last dimension, but their shapes are "
            f"{list(self.shape)} and {list(ratios.shape)}"
        )
    return Result(np.broadcast_shapes(self.shape, ratios.shape), np.result_type(self, ratios))


def linear_recurrence(self: Array, ratios: Array, reverse: bool) -> Array:
    """``y[i] = self[i] + ratios[i] * y[i - 1]`` along the last dimension; with `reverse`, ``y[i + 1]``.

    By cyclic reduction (R. W. Hockney, 1965): the results at odd places follow a recurrence of half the length, and each of
    the others follows from its neighbour.  Work is linear in the length, and nothing is divided.
    """
    if self.ndim == 0:
        return self.copy()
    self, ratios = np.broadcast_arrays(self, ratios)
    step = -1 if reverse else 1
    return np.ascontiguousarray(_recurrence(self[..., ::step], ratios[..., ::step])[..., ::step])


def _recurrence(terms: Array, ratios: Array) -> Array:
    count = terms.shape[-1]
    if count <= 1:
        return terms.astype(np.result_type(terms, ratios))
    factors = ratios[..., 1::2]
    result = np.empty(terms.shape, np.result_type(terms, ratios))
    result[..., 1::2] = odd = _recurrence(
        terms[..., 1::2] + factors * terms[..., : count - 1 : 2],
        factors * ratios[..., : count - 1 : 2],
    )
    result[..., :1] = terms[..., :1]
    result[..., 2::2] = terms[..., 2::2] + ratios[..., 2::2] * odd[..., : (count - 1) // 2]
    return result


def _running_extremum(name: str, operation: np.ufunc, self: Array, dim: int) -> tuple[Array, Array]:
    """The extremum so far along `dim`, and the last place it was found; NaN wins."""
    axis = normalize_dim(dim, self.ndim)
    require_order(self, name)
    if self.ndim == 0:
        return self.copy(), np.zeros((), _INT64)
    values = _scanned(operation, self, axis, self.dtype)
    reached = self == values
    if self.dtype.kind in "fV":
        reached |= np.isnan(self)
    steps = np.arange(self.shape[axis]).reshape((-1,) + (1,) * (self.ndim - 1 - axis))
    # The last place that reached the extremum so far.
    return values, _scanned(np.maximum, np.where(reached, steps, 0), axis, _INT64)


cummax = partial(_running_extremum, "cummax_cpu", np.maximum)
cummin = partial(_running_extremum, "cummin_cpu", np.minimum)


def cumulative_extremum_shape(self: Array, dim: int) -> tuple[Result, Result]:
    """Running extrema and their places."""
    normalize_dim(dim, self.ndim)
    return Result(self.shape, self.dtype), Result(self.shape, _INT64)
