"""From the bits of a call to the function that serves it.

Resolution walks the dispatch keys from the highest down, as a call would, and binds each generated
kernel to the one below it; what cannot matter for these bits (autograd where nothing requires grad) is
left out.  The result is stored in the operator's table, so a call pays for this once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from gradsmith.autograd.arrays import has_one_dtype, without_arrays
from gradsmith.dispatch.forms import (
    inplace_form,
    out_form,
    refuse_recording,
    stored_form,
    stores,
)
from gradsmith.dispatch.kernel import FALLTHROUGH, Entry
from gradsmith.dispatch.keys import ALIAS_KEYS, DispatchKey
from gradsmith.dispatch.keysets import backends_of_autograd, highest_key, raw_bits
from gradsmith.dispatch.layers import (
    below_autograd,
    counting_changes,
    keeping_classes,
    linking_views,
    recording_views,
    without_derivative,
)
from gradsmith.dispatch.missing import MissingKernelError, missing_kernel
from gradsmith.dispatch.modes import python_entry, python_layer
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.state import state
from gradsmith.dispatch.wrapping import bind, bind_array, is_plain_view, load_kernel, pointwise_of
from gradsmith.errors import devices_error
from gradsmith.tensor import Tensor
from gradsmith.traits import (
    FORWARD_GRAD,
    INFERENCE,
    KEYSET_SHIFT,
    NUMBER_BITS_ALL,
    PYTHON,
    PYTHON_DISPATCHER,
    REQUIRES_GRAD,
    VIEW,
)

__all__ = ["MissingKernelError", "resolve"]

_BACKENDS = (1 << 16) - 1
_RECORDING = REQUIRES_GRAD | VIEW
_CPU = DispatchKey["CPU"]


def resolve(operator: OpOverload, bits: int) -> Callable[..., Any]:
    """The function, over every schema argument by position, for a call with these masked bits."""
    raw = bits >> KEYSET_SHIFT
    backends = raw & _BACKENDS
    several = bool(backends & (backends - 1)) and bool(operator.generated)
    if several and not bits & PYTHON:  # handlers see calls before devices are compared
        return _of_several_devices(operator, bits, raw)
    function = _resolve(operator, bits, raw)
    if bits & INFERENCE:
        from gradsmith.autograd.inference import guarded_call

        return guarded_call(operator, function)
    return function


def _of_several_devices(operator: OpOverload, bits: int, raw: int) -> Callable[..., Any]:
    """For tensors on several devices: only 0-d ones on the CPU may be there beside others.

    The kernel is the other backend's.  Composite operators leave the question to those they call.
    """
    functional = operator.functional or operator
    if functional.entry(highest_key(raw)).reason == "math kernel":
        return _resolve(operator, bits, raw)
    cpu = raw_bits(_CPU) & _BACKENDS
    traits = functional.traits
    zero_dim = traits.is_elementwise or "pointwise" in traits.tags
    overwrites = operator.signature.written == (0,)
    function: Callable[..., Any] | None = None

    def checked(*args: Any) -> Any:
        nonlocal function
        if traits.device_check:
            _check_devices(operator, args, zero_dim)
        elif overwrites and not args[0].is_meta:
            return _on_one_device(operator, args)
        if function is None:
            function = _resolve(operator, bits & ~(cpu << KEYSET_SHIFT), raw & ~cpu)
        return function(*args)

    return checked


def _on_one_device(operator: OpOverload, args: tuple[Any, ...]) -> Any:
    """What is stored in a tensor is moved to its device first, by an operator, which is recorded."""
    if any(isinstance(value, Tensor) and value.is_meta for value in args):
        raise NotImplementedError("Cannot copy out of meta tensor; no data!")
    where = args[0].device
    return operator(*[value.to(where) if isinstance(value, Tensor) else value for value in args])


def _check_devices(operator: OpOverload, args: tuple[Any, ...], zero_dim: bool) -> None:
    """RuntimeError unless tensors are on one device; with `zero_dim`, but for 0-d ones on the CPU."""
    signature = operator.signature
    outputs = {i for i, p in enumerate(signature.parameters) if p.out}
    tensors = [args[i] for i in signature.tensor_positions if i not in outputs]
    for position in signature.list_positions:
        tensors.extend(args[position] or ())
    found: list[str] = []
    for tensor in tensors:
        if isinstance(tensor, Tensor):
            where = str(tensor.device)
            if where not in found and not (zero_dim and where == "cpu" and tensor.ndim == 0):
                found.append(where)
    if len(found) > 1:
        raise devices_error(operator.base, found[0], found[1])
    where = found[0] if found else "cpu"
    for position in outputs:
        if args[position] is not None and str(args[position].device) != where:
            raise devices_error(operator.base, where, str(args[position].device))
    if not outputs and signature.written == (0,) and str(args[0].device) != where:
        raise devices_error(operator.base, str(args[0].device), where)


def _resolve(operator: OpOverload, bits: int, raw: int) -> Callable[..., Any]:
    """As `resolve`, for kernels of the keys in `raw` only."""
    while True:
        key = highest_key(raw)
        kernel = _entry(operator, key, bits).kernel
        if kernel is None:
            return _without_tensors(operator, bits, raw, key)
        below = raw & ~(raw_bits(key) & ~_BACKENDS)
        if bits & FORWARD_GRAD and key.name.startswith("Autograd"):
            from gradsmith.autograd.forward_layer import forward_layer

            layer = forward_layer(operator, kernel.kind)
            if layer is not None:
                quiet = _resolve(operator, bits & ~FORWARD_GRAD, raw)
                if getattr(quiet, "over_tensors", False):
                    quiet = below_autograd(quiet)
                return layer(operator, quiet)
        match kernel.kind:
            case "fallthrough":
                if kernel is FALLTHROUGH and not operator.generated and bits & _RECORDING:
                    if key.name.startswith("Autograd"):
                        from gradsmith.autograd.unregistered import warning_of_backward

                        return warning_of_backward(operator, _resolve(operator, bits, below))
            case "recording":
                if bits & _RECORDING:
                    return _recording(operator, bits, below)
                # a generated kernel that would record nothing is left out
            case "undifferentiated":
                if bits & _RECORDING:
                    quiet = _resolve(operator, bits & ~_RECORDING, below)
                    return without_derivative(operator, quiet)
            case "refusal":
                if bits & REQUIRES_GRAD:
                    raise refuse_recording(operator)
            case "view" | "inplace":
                return _view_or_inplace(operator, bits, below)
            case "form":
                return _derived_form(operator, bits, raw, key)
            case "layer":
                find = partial(_resolve, operator, bits & ~_RECORDING, below)
                return kernel.function(operator, bits, find)  # type: ignore[no-any-return]
            case "python":
                return python_layer(operator)
            case "ambiguous":
                raise _ambiguous(operator, key)
            case _:
                return bind(operator, kernel, bits, raw)
        raw = below


def _entry(operator: OpOverload, key: DispatchKey, bits: int) -> Entry:
    """The entry of the table, or what the Python dispatcher puts in its place."""
    entry = python_entry(operator, key) if bits & PYTHON_DISPATCHER else None
    entry = entry or operator.entry(key)
    if state.resolution is not None:
        state.resolution.append((operator, key, entry, bits))
    return entry


def _without_tensors(
    operator: OpOverload, bits: int, raw: int, key: DispatchKey
) -> Callable[..., Any]:
    """For a call that no kernel serves: where its list of tensors is empty, the CPU's error says why."""
    if key.name == "Undefined" and operator.signature.list_positions:
        kernel = operator.entry(_CPU).kernel
        if kernel is not None and kernel.kind == "array":
            return bind(operator, kernel, bits, raw)
    raise missing_kernel(operator, key)


def _recording(operator: OpOverload, bits: int, below: int) -> Callable[..., Any]:
    """The generated autograd kernel, bound to the kernel below it."""
    quiet = _resolve(operator, bits & ~_RECORDING, below)
    if getattr(quiet, "over_tensors", False):
        quiet = below_autograd(quiet)
    factories = import_module(operator.generated + ".autograd_kernels")
    factory = getattr(factories, operator.identifier)
    node_class = factory.__defaults__[0]
    if not has_one_dtype(bits, operator.traits.is_elementwise):
        node_class = without_arrays(node_class)
    recording: Callable[..., Any]
    if operator.traits.numbers:
        recording = factory(quiet, node_class, bits & NUMBER_BITS_ALL != 0)
    else:
        recording = factory(quiet, node_class)
    if bits & PYTHON:
        recording = keeping_classes(recording)
    return recording_views(operator, recording, quiet) if bits & VIEW else recording


def _view_or_inplace(operator: OpOverload, bits: int, below: int) -> Callable[..., Any]:
    """The layer of views or of version counts."""
    written = operator.signature.written
    quiet = bits & ~_RECORDING
    if not written:
        backend = _entry(operator, highest_key(below), bits).kernel
        if is_plain_view(operator) and backend is not None and backend.kind == "array":
            return bind_array(operator, backend, quiet, linked=True)
        return linking_views(operator, _resolve(operator, quiet, below))
    functional = operator.functional
    elementwise = functional is not None and bool(functional.traits.pointwise)
    return counting_changes(_resolve(operator, quiet, below), written, elementwise)


# -- derived forms ------------------------------------------------------------------------------------


def _derived_form(
    operator: OpOverload, bits: int, raw: int, key: DispatchKey
) -> Callable[..., Any]:
    """The kernel of an in-place or ``out=`` form, made from its functional operator's for `key`."""
    functional = operator.functional
    assert functional is not None
    kernel = functional.entry(key).kernel
    assert kernel is not None
    has_out = any(p.out for p in operator.signature.parameters)
    if not has_out and kernel.kind == "array" and functional.traits.is_elementwise:
        return pointwise_of(functional, str(kernel.function)).inplace(bits)
    if not has_out and kernel.kind == "array" and key is _CPU:
        function = load_kernel(kernel.function)
        if stores(function):
            return stored_form(operator, functional, function)
    compute = _resolve(functional, bits, raw)
    return out_form(operator, compute) if has_out else inplace_form(operator, compute)


def _ambiguous(operator: OpOverload, key: DispatchKey) -> RuntimeError:
    """The error where backends that share an autograd key have kernels beside a composite one."""
    below = backends_of_autograd(key)
    known = [
        f"{name} ({k.source})" for name, k in operator.kernels.items() if name not in ALIAS_KEYS
    ]
    sharing = [text for text in known if below.has(text.partition(" ")[0])]
    return RuntimeError(
        f"{operator.name()} has kernels at {', '.join(sharing)}, whose backends share '{key.name}', and one at "
        f"CompositeImplicitAutograd ({operator.kernels['CompositeImplicitAutograd'].source}): which of "
        f"them calls with '{key.name}' mean cannot be told. Register a kernel at {key.name} that says it."
    )
