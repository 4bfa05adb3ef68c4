"""What runs on the CPU because a device has no kernel for it.

Tensors are copied to CPU memory, the operator runs there, results are copied back; a warning says so, once
for each operator and device.
"""

from __future__ import annotations

from typing import Any

from ..core.bits import CPU_BITS
from ..core.device import CPU, backend_of_device, device, device_of_backend
from ..core.memory import check_device, memory_for, on_host, placed
from ..core.nesting import as_kind_of
from ..core.origin import warn_caller
from ..core.state import state
from ..core.tensor import Tensor
from ..dispatch.operator import OpOverload


class FallbackWarning(UserWarning):
    """An operator that a device lacks runs on the CPU."""


_warned: set[tuple[str, str]] = set()


def run_on_cpu(backend: str, operator: OpOverload, *args: Any) -> Any:
    """Run `operator` on copies in CPU memory; what it writes to is copied back.

    Raises NotImplementedError for views, whose elements two devices cannot share.
    """
    from ..dispatch.call import bits_of, kernel_for

    signature = operator.signature
    where = device(device_of_backend(backend), 0)
    if operator.traits.view and not signature.written:
        raise NotImplementedError(
            f"{operator.name()} returns a view and has no kernel for device '{where.type}': the CPU "
            f"fallback cannot make a view of memory on '{where.type}'. Add a kernel to the backend."
        )
    memory_for(backend)  # raises where nobody imported the backend
    if (operator.name(), backend) not in _warned:
        warn_caller(
            f"{operator.name()} has no kernel for device '{where.type}' and runs on the CPU; its tensors are "
            "copied there and back.",
            FallbackWarning,
        )
        _warned.add((operator.name(), backend))
    copies: dict[int, Tensor] = {}
    values = [_moved(value, copies) for value in args]
    target = where
    for position, parameter in enumerate(signature.parameters):
        if parameter.name == "device" and args[position] is not None:
            target = args[position]
            check_device(target, backend_of_device(target.type))
            values[position] = CPU
    results = kernel_for(operator, bits_of(operator, values) & state.slow_mask())(*values)
    originals = {
        id(copies[id(value)]): value
        for argument in args
        for value in (argument if isinstance(argument, (list, tuple)) else (argument,))
        if isinstance(value, Tensor) and id(value) in copies
    }
    for position in signature.written:
        for value in (
            args[position] if isinstance(args[position], (list, tuple)) else [args[position]]
        ):
            if isinstance(value, Tensor) and id(value) in copies:
                _store(value, copies[id(value)], backend)
    return _moved_back(results, originals, target)


def _moved(value: Any, copies: dict[int, Tensor]) -> Any:
    """`value` with its tensors on the CPU; `copies` has those that were made, by the identity of what they are copies of."""
    if isinstance(value, Tensor):
        if value._bits_ & CPU_BITS == CPU_BITS:
            return value
        if id(value) not in copies:
            copies[id(value)] = on_host(value)
        return copies[id(value)]
    if isinstance(value, (list, tuple)) and any(isinstance(v, Tensor) for v in value):
        return type(value)(_moved(v, copies) for v in value)
    return value


def _moved_back(result: Any, originals: dict[int, Tensor], target: device) -> Any:
    """`result` with its tensors on `target`; those of `originals` are the arguments that they were copied from."""
    if isinstance(result, Tensor):
        original = originals.get(id(result))
        return placed(result, target) if original is None else original
    if isinstance(result, (list, tuple)):
        items = [_moved_back(item, originals, target) for item in result]
        return as_kind_of(result, items)
    return result


def _store(target: Tensor, source: Tensor, backend: str) -> None:
    memory = memory_for(backend)
    data = memory.from_host(source._data_)
    if target._data_.shape != data.shape:  # an ``out=`` tensor that took the result's shape
        target._data_ = data
        target._bits_ = placed(source, target.device)._bits_
    else:
        memory.store(target._data_, data)


def run_refused(backend: str, operator: OpOverload, *args: Any) -> Any:
    """For backends that say ``fallback: error``: NotImplementedError that names the operator."""
    raise NotImplementedError(
        f"{operator.name()} has no kernel for device '{device_of_backend(backend)}', and its backend says "
        "fallback: error. Add the operator to what the backend supports, or move its tensors to the CPU."
    )
