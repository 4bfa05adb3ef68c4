"""A backend's kernels as the dispatcher calls them.

They receive the same arguments as gradsmith's own array kernels, but with elements on the device: promoted if the
operator promotes, with numbers and 0-d CPU tensors moved to the device where the schema says Tensor.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import copy_context
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.bits import BACKEND_BITS, BACKEND_MASK, CPU_BITS, NUMBER_BITS, backend_of
from ..core.errors import broadcast_error
from ..core.memory import Memory, check_device, host_array, memory_for, wrap_device
from ..core.namespace import np
from ..core.tensor import Tensor, wrap_view
from .kernel import Kernel, load_kernel
from .promotion import compute_dtype
from .wrapping import _check_dtypes, is_plain_view, refusing_dtypes

if TYPE_CHECKING:
    from .operator import OpOverload


def bind_device(operator: OpOverload, kernel: Kernel, bits: int) -> Callable[..., Any]:
    """A function over all arguments by position that runs a backend's kernel."""
    function = kernel.function
    if isinstance(function, str):
        function = load_kernel(function)
    backend = backend_of(bits & ~(CPU_BITS & BACKEND_MASK))
    memory = memory_for(backend)
    keyset = BACKEND_BITS[backend]
    wrap = _wrapper(operator, kernel, memory, keyset)
    _check_dtypes(operator, bits)
    if operator.traits.is_elementwise:
        return refusing_dtypes(operator, _promoting(operator, function, memory, bits, wrap), bits)
    wrappers = import_module(operator.generated + ".wrappers")
    if not operator.signature.tensor_positions and not operator.signature.list_positions:
        made = getattr(wrappers, operator.identifier)(function, wrap, copy_context)
        return _on_known_device(operator, made, backend)
    if is_plain_view(operator):
        check = _checker(operator, kernel, memory)

        def viewed(data: Any, base: Tensor) -> Tensor:
            return wrap_view(check(data), base)

        return getattr(wrappers, operator.identifier)(function, viewed, copy_context)  # type: ignore[no-any-return]
    return getattr(wrappers, operator.identifier)(function, wrap, copy_context)  # type: ignore[no-any-return]


def _on_known_device(
    operator: OpOverload, made: Callable[..., Any], backend: str
) -> Callable[..., Any]:
    """A factory's kernel, for the indices that the device has."""
    position = operator.signature.place_of("device")
    if position is None:
        return made

    def checked(*args: Any) -> Any:
        if args[position] is not None:
            check_device(args[position], backend)
        return made(*args)

    return checked


def _wrapper(
    operator: OpOverload, kernel: Kernel, memory: Memory, keyset: int
) -> Callable[[Any], Any]:
    check = _checker(operator, kernel, memory)

    def wrap(data: Any) -> Any:
        # None is an output that was not asked for.
        return None if data is None else wrap_device(check(data), keyset)

    return wrap


def _checker(operator: OpOverload, kernel: Kernel, memory: Memory) -> Callable[[Any], Any]:
    kind = memory.kind

    def check(data: Any) -> Any:
        if not isinstance(data, kind):
            raise TypeError(
                f"{operator.name()}: kernel {kernel.function} ({kernel.source}) returned "
                f"{type(data).__module__}.{type(data).__name__}, which is not on the device; kernels of "
                f"this backend return {kind.__name__}"
            )
        return data

    return check


def _promoting(
    operator: OpOverload,
    function: Callable[..., Any],
    memory: Memory,
    bits: int,
    wrap: Callable[[Any], Any],
) -> Callable[..., Any]:
    target = compute_dtype(bits, operator.traits.promotion)
    wanted = None if target is None else target.numpy
    positions = operator.signature.tensor_positions

    def on_device(value: Any) -> Any:
        if value.__class__ in NUMBER_BITS:
            return memory.from_host(np.asarray(value, wanted))
        if value._bits_ & CPU_BITS == CPU_BITS:
            array = host_array(value)
            return memory.from_host(array if wanted is None else array.astype(wanted))
        data = value._data_
        if wanted is None or data.dtype == wanted:
            return data
        return memory.convert(data, wanted)

    def call(*args: Any) -> Tensor:
        values = list(args)
        for position in positions:
            if values[position] is not None:
                values[position] = on_device(values[position])
        try:
            result = function(*values)
        except ValueError as error:
            arrays = [values[p] for p in positions if values[p] is not None]
            raise broadcast_error(operator.base, arrays) or error from None
        return wrap(result)  # type: ignore[no-any-return]

    return call
