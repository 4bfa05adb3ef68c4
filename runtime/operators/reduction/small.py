"""Quick sums, means and maxima of few elements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.floating import fresh_context
from ...core.namespace import Array, np
from ...core.tensor import Tensor, allocate
from ...dispatch.small import Calls, Kernel, of_any_layout
from ..small_arrays import LONGEST, max_at, min_at, ones, scalar, zero


@of_any_layout
def sum_all(calls: Calls) -> Kernel | None:
    """The sum of at most `LONGEST` elements."""
    single = calls.single
    if single is None:
        return None
    general, bits, dtype = calls.general, calls.bits(zero_dim=True), single.numpy
    vectors, nothing, empty, add = ones(dtype), zero(dtype), np.empty, np.add
    run = fresh_context().run

    def kernel(self: Tensor, dtype_asked: Any) -> Any:
        data = self._data_
        size = data.size
        if size > LONGEST or dtype_asked is not None:
            return general(self, dtype_asked)
        out = allocate()
        if size != 1:
            if data.ndim != 1:
                data = data.ravel()
            # What `dot` returns is a scalar, with `out` too.
            out._data_ = total = empty((), dtype)
            try:
                run(data.dot, vectors[size], total)
            except RuntimeError:  # another thread is in this context
                return general(self, dtype_asked)
        else:
            # A product with one would keep the sign of -0.0, which a sum does not.
            out._data_ = add(data.reshape(()), nothing, out=...)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel


@of_any_layout
def mean(calls: Calls) -> Kernel | None:
    """The mean of at most `LONGEST` elements, but not of none."""
    single = calls.single
    if single is None:
        return None
    general, bits = calls.general, calls.bits(zero_dim=True)
    vectors, nothing, asarray, add = ones(single.numpy), zero(single.numpy), np.asarray, np.add
    run = fresh_context().run

    def kernel(self: Tensor, dtype: Any) -> Any:
        data = self._data_
        size = data.size
        if size > LONGEST or not size or dtype is not None:
            return general(self, dtype)
        out = allocate()
        if size != 1:
            if data.ndim != 1:
                data = data.ravel()
            try:
                out._data_ = asarray(run(data.dot, vectors[size]) / size)
            except RuntimeError:  # another thread is in this context
                return general(self, dtype)
        else:
            out._data_ = add(data.reshape(()), nothing, out=...)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel


def _along(calls: Calls, is_mean: bool) -> Kernel | None:
    single = calls.single
    if single is None:
        return None
    general, bits = calls.general, calls.bits()
    vectors, nothing, add, divide = ones(single.numpy), zero(single.numpy), np.add, np.true_divide
    counts = [scalar(count, single.numpy) for count in range(LONGEST + 1)] if is_mean else None
    run = fresh_context().run

    def kernel(self: Tensor, dim: Any, keepdim: bool, dtype: Any) -> Any:
        data = self._data_
        if dtype is not None or not dim or len(dim) != 1 or data.ndim != 2:
            return general(self, dim, keepdim, dtype)
        axis = dim[0]
        rows, columns = data.shape
        if axis == 1 or axis == -1:
            count = columns
            if columns > LONGEST:
                return general(self, dim, keepdim, dtype)
            product, factor = data.dot, vectors[columns]
            first = data[:, 0] if columns == 1 else None
        elif (axis == 0 or axis == -2) and rows <= LONGEST:
            count = rows
            product, factor = vectors[rows].dot, data
            first = data[0] if rows == 1 else None
        else:
            return general(self, dim, keepdim, dtype)
        try:
            data = run(product, factor) if first is None else add(first, nothing)
            if counts is not None and count != 1:
                data = run(divide, data, counts[count])
            if keepdim:
                data = data[:, None] if axis == 1 or axis == -1 else data[None]
        except RuntimeError:  # another thread is in this context
            return general(self, dim, keepdim, dtype)
        out = allocate()
        out._data_ = data
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel


def sum_dim(calls: Calls) -> Kernel | None:
    """The sums of a matrix's rows or columns of at most `LONGEST` elements."""
    return _along(calls, False)


def mean_dim(calls: Calls) -> Kernel | None:
    """The means of a matrix's rows or columns of at most `LONGEST` elements."""
    return _along(calls, True)


_FEW = 512
_SHAPES = 64


def _extremum(calls: Calls, fold_at: Callable[..., Array]) -> Kernel | None:
    single = calls.single
    if single is None:
        return None
    general, bits = calls.general, calls.bits()
    starts: dict[tuple[int, ...], Array] = {}
    """By shape: where the rows of the flattened matrix begin."""

    def starts_of(shape: tuple[int, ...]) -> Array:
        if len(starts) >= _SHAPES:
            starts.clear()
        return starts.setdefault(shape, np.arange(0, shape[0] * shape[1], shape[1]))

    def kernel(self: Tensor, dim: Any, keepdim: bool) -> Any:
        data = self._data_
        if data.ndim != 2 or not 0 < data.size < _FEW or (dim != (1,) and dim != (-1,)):
            return general(self, dim, keepdim)
        shape = data.shape
        out = allocate()
        begins = starts.get(shape)
        data = fold_at(data.ravel(), starts_of(shape) if begins is None else begins)
        out._data_ = data[:, None] if keepdim else data
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel


def amax(calls: Calls) -> Kernel | None:
    """The largest elements of the rows of a small matrix."""
    return _extremum(calls, max_at)


def amin(calls: Calls) -> Kernel | None:
    """The smallest elements of the rows of a small matrix."""
    return _extremum(calls, min_at)
