"""From the bits of a call to the function that serves it.

Resolution walks the dispatch keys from the highest down, as a call would, and binds each generated
kernel to the one below it; what cannot matter for these bits (autograd where nothing requires grad) is
left out.  The result is stored in the operator's table, so a call pays for this once.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from gradsmith.device import device_of_backend
from gradsmith.dispatch.forms import functional_of, inplace_form, out_form, stored_form, stores
from gradsmith.dispatch.keys import DispatchKey, highest_key, raw_bits
from gradsmith.dispatch.layers import (
    below_autograd,
    counting_changes,
    linking_views,
    recording_views,
    without_derivative,
)
from gradsmith.dispatch.operator import Entry, OpOverload
from gradsmith.dispatch.wrapping import bind, bind_array, is_plain_view, load_kernel, pointwise_of
from gradsmith.errors import devices_error
from gradsmith.tensor import Tensor
from gradsmith.traits import INFERENCE, KEYSET_SHIFT, REQUIRES_GRAD, VIEW

__all__ = ["MissingKernelError", "resolve"]

_BACKENDS = (1 << 16) - 1
_RECORDING = REQUIRES_GRAD | VIEW
_CPU = DispatchKey["CPU"]


class MissingKernelError(NotImplementedError):
    """No kernel serves the key that a call's arguments lead to."""


def resolve(operator: OpOverload, bits: int) -> Callable[..., Any]:
    """The function, over every schema argument by position, for a call with these masked bits."""
    raw = bits >> KEYSET_SHIFT
    backends = raw & _BACKENDS
    if backends & (backends - 1):
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
    functional = functional_of(operator) or operator
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
            raise NotImplementedError("Cannot copy out of meta tensor; no data!")
        if function is None:
            function = _resolve(operator, bits & ~(cpu << KEYSET_SHIFT), raw & ~cpu)
        return function(*args)

    return checked


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
        entry = operator.entry(key)
        below = raw & ~(raw_bits(key) & ~_BACKENDS)
        layer: Callable[..., Any] | None = None
        if entry.reason != "kernel":
            if key.name.startswith("Autograd"):
                layer = _composite_form(operator, bits, raw, key, entry)
                generated = entry.reason not in ("autograd kernel", "math kernel")
                if layer is None and operator.traits.autograd and generated:
                    if bits & _RECORDING:
                        layer = _recording(operator, bits, below)
                    else:
                        raw = below  # a generated kernel that would record nothing
                        continue
                elif layer is None and operator.traits.undifferentiated and bits & _RECORDING:
                    quiet = _resolve(operator, bits & ~_RECORDING, below)
                    layer = without_derivative(operator, quiet)
            elif key.name == "ADInplaceOrView":
                layer = _view_or_inplace(operator, bits, below)
        if layer is not None:
            return layer
        if entry.kernel is None:
            if key.name == "Undefined" and operator.signature.list_positions:
                # The list is empty: the kernel's own error says what it wants one for.
                entry = operator.entry(_CPU)
                if entry.kernel is not None and entry.kernel.kind == "array":
                    return bind(operator, entry.kernel, bits, raw)
            derived = _derived_form(operator, bits, raw, key)
            if derived is None:
                raise missing_kernel(operator, key)
            return derived
        if entry.kernel.kind != "fallthrough":
            return bind(operator, entry.kernel, bits, raw)
        raw = below


def _recording(operator: OpOverload, bits: int, below: int) -> Callable[..., Any]:
    """The generated autograd kernel, bound to the kernel below it."""
    quiet = _resolve(operator, bits & ~_RECORDING, below)
    if getattr(quiet, "over_tensors", False):
        quiet = below_autograd(quiet)
    factories = import_module(operator.generated + ".autograd_kernels")
    recording: Callable[..., Any] = getattr(factories, operator.identifier)(quiet)
    return recording_views(operator, recording, quiet) if bits & VIEW else recording


def _view_or_inplace(operator: OpOverload, bits: int, below: int) -> Callable[..., Any] | None:
    """The layer of views or of version counts; None for operators that need neither."""
    written = operator.signature.written
    is_view = operator.traits.view and not written
    if not (is_view or written) or operator.entry(_CPU).reason == "math kernel":
        return None
    quiet = bits & ~_RECORDING
    if is_view:
        backend = operator.entry(highest_key(below)).kernel
        if is_plain_view(operator) and backend is not None and backend.kind == "array":
            return bind_array(operator, backend, quiet, linked=True)
        return linking_views(operator, _resolve(operator, quiet, below))
    functional = functional_of(operator)
    elementwise = functional is not None and bool(functional.traits.pointwise)
    return counting_changes(_resolve(operator, quiet, below), written, elementwise)


# -- derived forms ------------------------------------------------------------------------------------


def _composite_form(
    operator: OpOverload, bits: int, raw: int, key: DispatchKey, entry: Entry
) -> Callable[..., Any] | None:
    """A form of a composite operator is composite too, and so differentiable through `copy_`."""
    functional = functional_of(operator)
    if functional is None:
        return None
    if bits & REQUIRES_GRAD and any(p.out for p in operator.signature.parameters):
        raise RuntimeError(
            f"{operator.base}(): functions with out=... arguments don't support automatic "
            "differentiation, but one of the arguments requires grad."
        )
    overridden = entry.kernel is not None and entry.kernel.kind != "fallthrough"
    if overridden or functional.entry(key).reason != "math kernel":
        return None
    return _derived_form(operator, bits, raw, key)


def _derived_form(
    operator: OpOverload, bits: int, raw: int, key: DispatchKey
) -> Callable[..., Any] | None:
    """The kernel of an in-place or ``out=`` form; None when its functional operator has none either."""
    functional = functional_of(operator)
    if functional is None:
        return None
    kernel = functional.entry(key).kernel
    if kernel is None:
        return None
    has_out = any(p.out for p in operator.signature.parameters)
    if not has_out and kernel.kind == "array" and functional.traits.is_elementwise:
        return pointwise_of(functional, str(kernel.function)).inplace(bits)
    if not has_out and kernel.kind == "array" and key is _CPU:
        function = load_kernel(kernel.function)
        if stores(function):
            return stored_form(operator, functional, function)
    compute = _resolve(functional, bits, raw)
    return out_form(operator, compute) if has_out else inplace_form(operator, compute)


def missing_kernel(operator: OpOverload, key: DispatchKey) -> NotImplementedError:
    """The error for a call that no kernel serves: what was asked for and what there is."""
    registered = ", ".join(f"{name} ({kernel.source})" for name, kernel in operator.kernels.items())
    if key.name == "Undefined":
        return MissingKernelError(
            f"There were no tensor arguments to this function (e.g., you passed an empty list of Tensors), but "
            f"no fallback function is registered for schema {operator.name()}. Registered: {registered or 'nothing'}."
        )
    hint = ""
    if key.name == "Meta" and "data_dependent_output" in operator.traits.tags:
        hint = " The shape of its result depends on data, which a meta tensor does not have."
    return MissingKernelError(
        f"Could not run '{operator.name()}' with arguments from the '{key.name}' backend "
        f"(device '{device_of_backend(key.name) if key.name in ('CPU', 'Meta', 'CUDA') else key.name}').{hint} "
        f"Registered: {registered or 'nothing'}."
    )
