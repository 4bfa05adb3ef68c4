"""Quick forms of pointwise operators that are more than one NumPy function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.floating import fresh_context, raising_context
from ...core.namespace import Array, np
from ...core.tensor import Tensor, allocate, wrap_bits
from ...dispatch.small import Calls, Kernel, in_place_too
from ..small_arrays import scalar

_FEW = 4096


def _stored(general: Kernel, compute: Callable[[Array], Array]) -> Kernel:
    """What puts the result of `compute` in place of the elements it is made of, where that raises nothing."""

    def kernel(self: Tensor) -> Any:
        data = self._data_
        if data.size < _FEW and data.flags.writeable:
            try:
                data[...] = compute(data)
                return self
            except (FloatingPointError, RuntimeError):  # of the latter: a thread is in the context
                pass
        return general(self)

    return kernel


@in_place_too
def relu(calls: Calls) -> Kernel | None:
    """`max(self, 0)`."""
    single = calls.single
    if single is None:
        return None
    general, bits = calls.general, calls.bits()
    maximum, zero = np.maximum, scalar(0, single.numpy)
    if calls.inplace:
        return _stored(general, lambda data: maximum(data, zero))

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


@in_place_too
def sigmoid(calls: Calls) -> Kernel | None:
    """`exp(self) / (1 + exp(self))`, where that does not overflow."""
    single = calls.single
    if single is None:
        return None
    general, bits, one = calls.general, calls.bits(), scalar(1, single.numpy)
    exp, add, divide = np.exp, np.add, np.true_divide
    run = raising_context().run

    def compute(data: Array) -> Array:
        growth = run(exp, data)
        return run(divide, growth, add(growth, one))

    if calls.inplace:
        return _stored(general, compute)

    def kernel(self: Tensor) -> Any:
        data = self._data_
        if data.size >= _FEW:
            return general(self)
        out = allocate()
        try:
            growth = run(exp, data)
            out._data_ = run(divide, growth, add(growth, one))
        except (FloatingPointError, RuntimeError):  # of the latter: another thread is in it
            return general(self)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel


@in_place_too
def silu(calls: Calls) -> Kernel | None:
    """`self / (1 + exp(-self))`."""
    single = calls.single
    if single is None:
        return None
    general, bits, one = calls.general, calls.bits(), scalar(1, single.numpy)
    exp, add, divide, negative = np.exp, np.add, np.true_divide, np.negative

    def compute(data: Array) -> Array:
        run = fresh_context().run
        divisor = add(run(exp, negative(data)), one)
        return run(divide, data, divisor)

    if calls.inplace:
        return _stored(general, compute)

    def kernel(self: Tensor) -> Any:
        data = self._data_
        return general(self) if data.size >= _FEW else wrap_bits(compute(data), bits)

    return kernel
