"""The exact path of a call: overrides, modes, what watches calls, resolution.

Bindings come here when their own table has no kernel for the arguments at hand, when an argument is not
of the type that the fast path expects, and whenever the thread's mask is 0 because something must see
every call.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from gradsmith.device import device
from gradsmith.dispatch.arguments import MISFIT, converter
from gradsmith.dispatch.binding import bind_packet
from gradsmith.dispatch.classes import overrides_functions
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.packet import OpOverloadPacket
from gradsmith.dispatch.registrations import lock
from gradsmith.dispatch.state import state
from gradsmith.dtypes import dtype
from gradsmith.traits import BACKEND_BITS, KEYSET_SHIFT, NUMBER_BITS, OVERRIDES, PYTHON

__all__ = [
    "MISSING",
    "NOT_PUBLIC",
    "bits_of",
    "call",
    "call_public",
    "exact",
    "exact_factory",
    "exact_operator",
    "kernel_for",
    "redispatch",
    "run_watched",
]


class _Missing:
    """Stands for an argument that was not given, where None would be a value."""

    def __repr__(self) -> str:
        return "MISSING"

    def __bool__(self) -> bool:
        return False


MISSING: Any = _Missing()
NOT_PUBLIC: Any = object()
"""What `overridden` returns for calls that the package itself makes: they go to operators at once."""


def exact(packet: OpOverloadPacket, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Call the overload of `packet` that the arguments fit; `MISSING` ones were not given."""
    if any(value is MISSING for value in kwargs.values()):
        kwargs = {name: value for name, value in kwargs.items() if value is not MISSING}
    while args and args[-1] is MISSING:
        args = args[:-1]
    if any(value is MISSING for value in args):
        raise TypeError(f"{packet.base}(): an argument before {args[-1]!r} is missing")
    if state.function_modes or _overrides(args, kwargs):
        from gradsmith.overrides.public import overridden

        result = overridden(sys._getframe(1), args, kwargs)
        if result is not NOT_PUBLIC:
            return result
    operator, values = bind_packet(packet, args, kwargs)
    return call(operator, values)


def exact_operator(packet: OpOverloadPacket, args: tuple[Any, Any]) -> Any:
    """As `exact`, for a binary operator of Python: operands that do not fit are left to the other's class."""
    array_among = next((v for v in args if isinstance(v, np.ndarray)), None)
    if array_among is not None:
        return _with_array(packet, args)
    try:
        return exact(packet, args, {})
    except TypeError:
        for value in args:
            if not hasattr(value, "_bits") and converter("Scalar")(value) is MISFIT:
                return NotImplemented
        raise


def _with_array(packet: OpOverloadPacket, args: tuple[Any, Any]) -> Any:
    """A tensor and a NumPy array: ``==`` compares elements and ``/`` divides; NumPy decides the rest."""
    left, right = args
    if packet.base == "eq":
        from gradsmith.creation import from_numpy

        try:
            return exact(packet, (left, from_numpy(np.array(right))), {})
        except TypeError:  # an array of strings, of objects
            return NotImplemented
    if packet.base == "div" and isinstance(left, np.ndarray):
        return right.reciprocal() * left
    return NotImplemented


def exact_factory(packet: OpOverloadPacket, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """As `exact`, for functions that make tensors and take ``requires_grad=``."""
    requires_grad = kwargs.pop("requires_grad", False)
    out = exact(packet, args, kwargs)
    if requires_grad:
        out.requires_grad = True
    return out


def _overrides(args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
    """Whether the class of an argument wants to see calls of functions."""
    if state.overrides_disabled:
        return False
    plain = _plain_classes()
    for value in (*args, *kwargs.values()):
        kind = value.__class__
        if kind in plain:
            continue
        if kind is tuple or kind is list or isinstance(value, (list, tuple)):
            for item in value:
                kind = item.__class__
                if kind not in plain and overrides_functions(kind):
                    return True
        elif overrides_functions(kind):
            return True
    return False


@cache
def _plain_classes() -> frozenset[type]:
    """Classes of most arguments, which override nothing."""
    from gradsmith.tensor import Tensor  # not at the top: its methods need this module

    return frozenset({*NUMBER_BITS, str, type(None), dtype, device, Tensor})


# -- calling ------------------------------------------------------------------------------------------


def bits_of(operator: OpOverload, values: Sequence[Any]) -> int:
    """The OR of the bits of all tensors and numbers among the arguments."""
    bits = 0
    signature = operator.signature
    for position in signature.tensor_positions:
        value = values[position]
        if value is None:
            continue
        kind = value.__class__
        # Not `.get`: a number has no `_bits` to fall back on.
        bits |= NUMBER_BITS[kind] if kind in NUMBER_BITS else value._bits  # noqa: SIM401
    for position in signature.list_positions:
        for value in values[position] or ():
            if value is not None:
                bits |= value._bits
    if bits >> KEYSET_SHIFT == 0:
        # A factory, or an empty list, which the kernel has an error for.  Without a declaration there is no
        # backend to go to; any bit will do, so that the kernel is not looked for under 0.
        bits |= _factory_bits(operator, values) if operator.generated else NUMBER_BITS[bool]
    return bits | operator.always << KEYSET_SHIFT


def _factory_bits(operator: OpOverload, values: Sequence[Any]) -> int:
    """An operator without tensors runs where its ``device`` argument says."""
    from gradsmith.device import backend_of_device, get_default_device

    for parameter, value in zip(operator.signature.parameters, values, strict=True):
        if parameter.name == "device":
            where = get_default_device() if value is None else value
            return BACKEND_BITS[backend_of_device(where.type)]
    return BACKEND_BITS["CPU"]


def call(operator: OpOverload, values: list[Any]) -> Any:
    """Call `operator` with all its arguments, in schema order."""
    bits = bits_of(operator, values)
    if not state.mask:
        return _watched(operator, bits, values)
    return kernel_for(operator, bits & state.mask, values)(*values)


def call_public(
    public: Any, operator: OpOverload, values: list[Any], args: Any, kwargs: dict[str, Any]
) -> Any:
    """As `call`, for a program that called `public`, an operator or a packet: handlers are asked first."""
    bits = bits_of(operator, values)
    mask = state.mask
    if not mask or bits & OVERRIDES:
        if state.function_modes or (bits & OVERRIDES and not state.overrides_disabled):
            from gradsmith.overrides.public import overridden_operator

            result = overridden_operator(sys._getframe(2), public, args, kwargs)
            if result is not NOT_PUBLIC:
                return result
        if not mask:
            return _watched(operator, bits, values)
    return kernel_for(operator, bits & mask, values)(*values)


def kernel_for(operator: OpOverload, key: int, values: Sequence[Any] = ()) -> Any:
    """The kernel for masked bits, from the table or resolved and stored there.

    `values` are the call's arguments, for the error when no kernel serves it.
    """
    key &= ~OVERRIDES  # whoever comes here has seen to them
    kernel = operator.table.get(key)
    return resolved(operator, key, values) if kernel is None else kernel


_TRIES_BESIDE_REGISTRATIONS = 8


def resolved(operator: OpOverload, key: int, values: Sequence[Any] = ()) -> Any:
    """The kernel for masked bits by the registrations of one moment; stored in the table while they last.

    ``runtime/dispatch/registrations.py`` says why no kernel of earlier registrations is ever stored.
    """
    # Not at the top: resolution needs Tensor, whose methods need this module.
    from gradsmith.dispatch.missing import MissingKernelError
    from gradsmith.dispatch.resolve import resolve

    for _ in range(_TRIES_BESIDE_REGISTRATIONS):
        with lock:
            revision = lock.revision
            if operator.withdrawn:
                raise RuntimeError(operator.withdrawn)
        try:
            kernel = resolve(operator, key)
        except Exception as error:
            if lock.revision == revision:
                if isinstance(error, MissingKernelError) and values and error.operator is operator:
                    raise error.with_arguments(values) from None
                raise
            continue  # registrations changed meanwhile: the error may be of a mixture of both
        with lock:
            if lock.revision == revision:
                _store(operator, key, kernel)
                return kernel
    with lock:  # somebody registers all the time; hold them up
        kernel = resolve(operator, key)
        _store(operator, key, kernel)
    return kernel


def _store(operator: OpOverload, key: int, kernel: Any) -> None:
    """Keep `kernel` for calls with these bits; under the lock.

    Not where the call went on below a key that every call of the operator starts with: bindings, which look
    in the table first, do not know of such keys.  Nor under 0, which the mask makes of the bits of any call
    that something must see.
    """
    if key and not operator.always & ~(key >> KEYSET_SHIFT):
        operator.table[key] = kernel


def _watched(operator: OpOverload, bits: int, values: list[Any]) -> Any:
    """A call that something must see: included keys, modes, hooks on saved tensors, observers."""
    if state.stale_tangents:
        from gradsmith.autograd.tangents import catch_up

        catch_up(values)
        bits = bits_of(operator, values)
    key = bits | state.included << KEYSET_SHIFT
    if state.dispatch_modes:
        key |= PYTHON
    if bits & PYTHON and state.disables_handlers():
        from gradsmith.subclasses import refuse_wrappers

        refuse_wrappers(operator, values)
    key &= state.exact_mask()
    run = run_watched if state.profiler is None else state.profiler.run
    if state.checker is not None:
        run = state.checker.around(run)
    if state.tracers:
        from gradsmith.dispatch.tracing import traced_call

        return traced_call(operator, key, values, run)
    return run(operator, kernel_for(operator, key, values), values)


def run_watched(operator: OpOverload, kernel: Any, values: list[Any]) -> Any:
    """Call `kernel`, then do what inference mode, hooks on saved tensors and observers want done."""
    if state.inference:
        from gradsmith.autograd.inference import call_in_inference

        return call_in_inference(operator, kernel, values)
    out = kernel(*values)
    if state.saved_tensor_hooks or state.observers:
        from gradsmith.autograd.saved_hooks import after_call

        after_call(operator, values, out)
    return out


def redispatch(operator: OpOverload, raw: int, values: list[Any]) -> Any:
    """Call the kernel of the highest key of the raw keyset `raw`, which no guard adds to or takes from."""
    traits = bits_of(operator, values) & ((1 << KEYSET_SHIFT) - 1) & state.exact_mask()
    key = traits | raw << KEYSET_SHIFT
    if state.tracers:
        from gradsmith.dispatch.tracing import traced_redispatch

        return traced_redispatch(operator, key, values)
    return kernel_for(operator, key, values)(*values)
