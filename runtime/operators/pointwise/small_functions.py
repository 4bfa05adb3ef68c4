"""Quick forms of pointwise operators that are more than one NumPy function."""

from __future__ import annotations

from typing import Any

from ...core.floating import fresh_context, raising_context
from ...core.namespace import np
from ...core.tensor import Tensor, allocate, wrap_bits
from ...dispatch.small import Calls, Kernel
from ..small_arrays import scalar

_FEW = 4096


def relu(calls: Calls) -> Kernel | None:
    """`max(self, 0)`."""
    single = calls.single
    if single is None:
        return None
    general, bits = calls.general, calls.bits()
    maximum, zero = np.maximum, scalar(0, single.numpy)

    def kernel(self: Tensor) -> Any:
        data = self._data_
        if data.size >= _FEW:
            return general(self)
        out = allocate()
        out._data_ = maximum(data, zero)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel


def sigmoid(calls: Calls) -> Kernel | None:
    """`exp(self) / (1 + exp(self))`, where that does not overflow."""
    single = calls.single
    if single is None:
        return None
    general, bits, one = calls.general, calls.bits(), scalar(1, single.numpy)
    exp, add, divide = np.exp, np.add, np.true_divide
    run = raising_context().run

    def kernel(self: Tensor) -> Any:
        data = self._data_
        if data.size >= _FEW:
            return general(self)
        out = allocate()
        try:
            growth = run(exp, data)
            out._data_ = run(divide, growth, add(growth, one))
        except (
            FloatingPointError,
            RuntimeError,
        ):  # of the latter: another thread is in this context
            return general(self)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel


def silu(calls: Calls) -> Kernel | None:
    """`self / (1 + exp(-self))`."""
    single = calls.single
    if single is None:
        return None
    general, bits, one = calls.general, calls.bits(), scalar(1, single.numpy)
    exp, add, divide, negative = np.exp, np.add, np.true_divide, np.negative

    def kernel(self: Tensor) -> Any:
        data = self._data_
        if data.size >= _FEW:
            return general(self)
        run = fresh_context().run
        divisor = add(run(exp, negative(data)), one)
        return wrap_bits(run(divide, data, divisor), bits)

    return kernel
