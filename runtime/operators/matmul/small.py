"""Quick products of matrices."""

from __future__ import annotations

from typing import Any

from ...core.constants import places_in_row
from ...core.floating import fresh_context
from ...core.namespace import np
from ...core.tensor import Tensor, allocate, wrap_bits
from ...dispatch.small import Calls, Kernel, of_any_layout
from ..small_arrays import LONGEST, ones
from .matmul import goes_turned


@of_any_layout
def product(calls: Calls) -> Kernel | None:
    """The product of two matrices, which ``ndarray.dot`` computes with a third of the overhead."""
    if calls.single is None:
        return None
    general, bits = calls.general, calls.bits()
    run = fresh_context().run

    def kernel(self: Tensor, other: Tensor) -> Any:
        left, right = self._data_, other._data_
        if left.ndim != 2 or right.ndim != 2:
            return general(self, other)
        out = allocate()
        try:
            out._data_ = run(left.dot, right)
        except (ValueError, RuntimeError):  # of the latter: another thread is in this context
            return general(self, other)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel


@of_any_layout
def vectors(calls: Calls) -> Kernel | None:
    """The product of two vectors."""
    single = calls.single
    if single is None:
        return None
    general, bits, dtype, empty = calls.general, calls.bits(zero_dim=True), single.numpy, np.empty

    def kernel(self: Tensor, other: Tensor) -> Any:
        left, right = self._data_, other._data_
        if left.ndim != 1 or left.shape != right.shape:
            return general(self, other)
        total = empty((), dtype)
        fresh_context().run(left.dot, right, total)
        return wrap_bits(total, bits)

    return kernel


@of_any_layout
def matrices_or_vectors(calls: Calls) -> Kernel | None:
    """As `product`, and as `vectors`."""
    return product(calls._replace(general=vectors(calls) or calls.general))


_FEW_PRODUCTS = 1 << 15
_FEW_COLUMNS = 8
"""Below so many columns a batch of columns times rows is no sooner multiplied element by element."""


def batched(calls: Calls) -> Kernel | None:
    """The products of a small batch of matrices."""
    if calls.single is None:
        return None
    general, bits, matmul = calls.general, calls.bits(), np.matmul

    def kernel(self: Tensor, other: Tensor) -> Any:
        left, right = self._data_, other._data_
        if left.ndim != 3 or right.ndim != 3 or left.size >= _FEW_PRODUCTS:
            return general(self, other)
        count, _, inner = left.shape
        if right.shape[:2] != (count, inner) or (inner == 1 and right.shape[2] >= _FEW_COLUMNS):
            return general(self, other)
        return wrap_bits(fresh_context().run(matmul, left, right), bits)

    return kernel


_FEW_ROWS = 64
_FEW = 1024
"""Elements below which indices repeat a row faster."""


@of_any_layout
def linear(calls: Calls) -> Kernel | None:
    """A few rows through a layer with bias."""
    if calls.single is None:
        return None
    general, bits, add = calls.general, calls.bits(), np.add
    run = fresh_context().run

    def kernel(input: Tensor, weight: Tensor, bias: Tensor | None) -> Any:
        rows, matrix = input._data_, weight._data_
        if bias is None or rows.ndim != 2 or matrix.ndim != 2:
            return general(input, weight, bias)
        offset = bias._data_
        count = rows.shape[0]
        if offset.ndim != 1 or count > _FEW_ROWS or offset.shape[0] != matrix.shape[0]:
            return general(input, weight, bias)
        if goes_turned(rows, matrix):
            return general(input, weight, bias)
        try:
            data = run(rows.dot, matrix.T)
        except (ValueError, RuntimeError):  # of the latter: another thread is in this context
            return general(input, weight, bias)
        # Equal shapes: NumPy needs longer to broadcast than to repeat a row and add it.
        repeated = (
            offset[places_in_row(count, offset.shape[0])]
            if data.size < _FEW
            else offset[None].repeat(count, 0)
        )
        out = allocate()
        try:
            out._data_ = run(add, data, repeated)
        except RuntimeError:  # another thread is in this context
            return general(input, weight, bias)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel


def trace(calls: Calls) -> Kernel | None:
    """The sum of at most `LONGEST` elements, but more than one: a product with one would keep the sign of -0.0."""
    single = calls.single
    if single is None:
        return None
    general, bits, dtype = calls.general, calls.bits(zero_dim=True), single.numpy
    vectors, empty = ones(dtype), np.empty

    def kernel(self: Tensor) -> Any:
        data = self._data_
        if data.ndim != 2:
            return general(self)
        rows, columns = data.shape
        count = min(rows, columns)
        if not 1 < count <= LONGEST:
            return general(self)
        diagonal = data.ravel()[: count * (columns + 1) : columns + 1]
        total = empty((), dtype)
        fresh_context().run(diagonal.dot, vectors[count], total)
        return wrap_bits(total, bits)

    return kernel
