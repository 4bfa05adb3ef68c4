"""Resolves a call: from its bits to the function that serves it.

Resolution walks the dispatch keys from the highest down, as a call would, and binds each generated kernel to the one
below it. Layers that cannot matter for these bits (autograd if nothing requires grad) are left out.  The result is
stored in the operator's table, so that later calls need not resolve again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from ..core.bits import (
    FORWARD_GRAD,
    INFERENCE,
    KEYSET_SHIFT,
    OUTSIDE,
    PYTHON,
    PYTHON_DISPATCHER,
    REQUIRES_GRAD,
    VIEW,
)
from ..core.errors import devices_error
from ..core.keys import DispatchKey
from ..core.keysets import backends_of_autograd, highest_key, raw_bits
from ..core.memory import memory_for, shipped_backend
from ..core.state import state
from ..core.tensor import Tensor
from ..schema.dispatch_keys import ALIAS_KEYS
from ..schema.precedence import chosen
from .autograd_hooks import Step, autograd_hooks
from .kernel import Entry, Kernel, KernelKind, load_kernel
from .missing import MissingKernelError, missing_kernel
from .modes import composing, python_entry, python_layer
from .registry import OVERRIDDEN
from .table import beside, computed_entry, held_kernels
from .variants import (
    inplace_variant,
    of_arguments,
    out_variant,
    refuse_recording,
    stored_variant,
    stores,
    structured_out_variant,
)
from .wrapping import bind, bind_array, pointwise_of, refusing_dtypes, small_in_place

if TYPE_CHECKING:
    from .operator import OpOverload

__all__ = ["MissingKernelError", "entry_at", "resolve"]

_BACKENDS = (1 << 16) - 1
_RECORDING = REQUIRES_GRAD | VIEW
_CPU = DispatchKey["CPU"]
_SHIPPED = raw_bits(DispatchKey["XLA"]) & _BACKENDS
"""Backends that are registered when they are first asked for."""
_RECORDERS = (KernelKind.recording, KernelKind.undifferentiated)
"""Kinds whose layers have nothing to do where nothing is recorded."""
_PASSED = (*_RECORDERS, KernelKind.fallthrough)
"""Kinds at autograd's keys below which the operator itself is reached."""


def resolve(operator: OpOverload, bits: int) -> Callable[..., Any]:
    """The function, over every schema argument by position, for a call with these masked bits."""
    if bits & OUTSIDE != OUTSIDE:
        return autograd_hooks.transformed(operator, bits, _resolve)
    raw = bits >> KEYSET_SHIFT
    backends = raw & _BACKENDS
    is_absent = bool(backends & _SHIPPED) and not shipped_backend("XLA")
    several = bool(backends & (backends - 1)) and bool(operator.generated)
    if several and not bits & PYTHON:  # handlers see calls before devices are compared
        return _of_several_devices(operator, bits, raw)
    try:
        function = _resolve(operator, bits, raw)
    except MissingKernelError:
        if is_absent:
            memory_for("XLA")  # which says what has to be installed
        raise
    if bits & INFERENCE:
        return autograd_hooks.guard_inference(operator, function)
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
    where = args[0].device

    def moved(value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return [moved(item) for item in value]
        if not isinstance(value, Tensor):
            return value
        if value.is_meta:
            raise NotImplementedError("Cannot copy out of meta tensor; no data!")
        return value.to(where)

    return operator(*map(moved, args))


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
    """Like `resolve`, for kernels of the keys in `raw` only."""
    watched = bits & PYTHON_DISPATCHER or state.resolution is not None
    held = held_kernels(operator)
    while True:
        key = highest_key(raw)
        kernel, reason = chosen(held.kernels, key.name)
        if kernel is None:
            kernel = beside(held.functional, key, reason).kernel
        if watched:
            kernel = entry_at(operator, key, bits).kernel
        if bits & PYTHON and (kernel is None or kernel.kind in _PASSED or kernel.is_declared):
            composition = _seen_by_handlers(operator, key)
            if composition is not None:
                return composing(bind(operator, composition, bits, raw))
        if kernel is None:
            return _without_tensors(operator, bits, raw, key)
        below = raw & ~(raw_bits(key) & ~_BACKENDS)
        step = Step(operator, kernel, key, bits, raw, _resolve, below)
        layer = None
        if bits & FORWARD_GRAD and key.name.startswith("Autograd"):
            layer = autograd_hooks.forward(step)
        if layer is None:
            if kernel.kind in autograd_hooks.layers and (
                bits & _RECORDING or kernel.kind not in _RECORDERS
            ):
                layer = autograd_hooks.layers[kernel.kind](step)
            elif kernel.kind is KernelKind.fallthrough and not operator.generated:
                layer = autograd_hooks.unregistered(step)
        if layer is not None:
            return layer
        match kernel.kind:
            case KernelKind.fallthrough | KernelKind.recording | KernelKind.undifferentiated:
                pass  # a layer that would do nothing is left out
            case KernelKind.refusal:
                if bits & REQUIRES_GRAD:
                    raise refuse_recording(operator)
            case KernelKind.variant:
                return _derived_variant(operator, bits, raw, key)
            case KernelKind.layer:
                find = partial(_resolve, operator, bits & ~_RECORDING, below)
                make = kernel.function
                if isinstance(make, str):
                    make = load_kernel(make)
                return make(operator, bits, find)  # type: ignore[no-any-return]
            case KernelKind.python:
                return python_layer(operator)
            case KernelKind.unavailable:
                raise missing_kernel(operator, key)
            case KernelKind.ambiguous:
                raise _ambiguous(operator, key)
            case KernelKind.array:
                return bind_array(operator, kernel, bits)
            case _:
                bound = bind(operator, kernel, bits, raw)
                composes = bits & PYTHON and kernel.is_declared and key.name.startswith("Autograd")
                return composing(bound) if composes else bound
        raw = below


def _seen_by_handlers(operator: OpOverload, key: DispatchKey) -> Kernel | None:
    """The composition that runs at `key` where handlers of ``__torch_dispatch__`` look on; None for no such.

    They see what an operator is composed of, not that one kernel computes it, unless the kernel is a program's.
    """
    if not key.name.startswith("Autograd") or operator.name() in OVERRIDDEN:
        return None
    return operator.declared_composition


def entry_at(operator: OpOverload, key: DispatchKey, bits: int) -> Entry:
    """The entry of the table, or what the Python dispatcher puts in its place."""
    entry = python_entry(operator, key) if bits & PYTHON_DISPATCHER else None
    entry = entry or computed_entry(operator, key)
    if state.resolution is not None:
        state.resolution.append((operator, key, entry, bits))
    return entry


def _without_tensors(
    operator: OpOverload, bits: int, raw: int, key: DispatchKey
) -> Callable[..., Any]:
    """For a call that no kernel serves: where its list of tensors is empty, the CPU's error says why."""
    if key.name == "Undefined" and operator.signature.list_positions:
        kernel = operator.entry(_CPU).kernel
        if kernel is not None and kernel.kind is KernelKind.array:
            return bind(operator, kernel, bits, raw)
    raise missing_kernel(operator, key)


# -- derived variants ---------------------------------------------------------------------------------


def _derived_variant(
    operator: OpOverload, bits: int, raw: int, key: DispatchKey
) -> Callable[..., Any]:
    """The kernel of an in-place or ``out=`` variant, made from its functional operator's for `key`."""
    functional = operator.functional
    assert functional is not None
    kernel = functional.entry(key).kernel
    assert kernel is not None
    has_out = operator.signature.has_out
    if not has_out and kernel.kind is KernelKind.array and functional.traits.is_elementwise:
        compute = bind(functional, kernel, bits, raw)
        inplace = pointwise_of(functional, str(kernel.function)).inplace(bits, compute)
        inplace = refusing_dtypes(functional, inplace, bits)
        return small_in_place(functional, kernel, inplace, bits)
    shape, broadcasts = functional.traits.shape, functional.traits.broadcasts
    if not has_out and shape and kernel.kind is KernelKind.array and key is _CPU:
        function = load_kernel(kernel.function)
        if stores(function):
            stored = stored_variant(operator, functional, load_kernel(shape), function)
            return small_in_place(functional, kernel, stored, bits)
    if not has_out and kernel.kind is KernelKind.sparse:
        from .sparse_kernels import stored_sparse

        return stored_sparse(operator, _resolve(functional, bits, raw))
    if not has_out:
        inplace = inplace_variant(operator, _resolve(functional, bits, raw))
        return small_in_place(functional, kernel, inplace, bits)
    if kernel.kind is not KernelKind.array:
        return out_variant(operator, _resolve(functional, bits, raw), bits)
    if not shape or key is not _CPU or broadcasts:
        find = partial(_resolve, functional, raw=raw)
        return out_variant(operator, of_arguments(operator, bits, find), bits)
    function = load_kernel(kernel.function)
    stored = structured_out_variant(operator, functional, load_kernel(shape), function, bits)

    def find_structured(own: int) -> Callable[..., Any]:
        _resolve(functional, own, raw)  # raises where there is no kernel for these dtypes
        return stored

    return of_arguments(operator, bits, find_structured)


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
