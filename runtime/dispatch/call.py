"""The slow path of a call: overload resolution, ``__torch_function__``, modes, observers, kernel lookup.

A binding takes it when its table has no kernel for the arguments, when an argument is not of a type that the fast
path handles, and whenever the thread's mask is 0 because a mode or observer must see every call.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import numpy as np

from ..core.bits import (
    ANY_SPARSE,
    BACKEND_BITS,
    BACKEND_MASK,
    COMPRESSED_BITS,
    CPU_BITS,
    INDIRECT,
    KEYSET_SHIFT,
    META_BITS,
    NUMBER_BITS,
    OUTSIDE,
    OVERRIDES,
    PYTHON,
    SPARSE_BITS,
)
from ..core.classes import overrides_functions
from ..core.device import DEFAULTS, backend_of_device, device, get_default_device
from ..core.dtypes import dtype
from ..core.keys import DispatchKey
from ..core.keysets import raw_bits
from ..core.layout import sparse_coo, sparse_csc, sparse_csr, strided
from ..core.state import state
from ..core.subclasses import refuse_wrapper, viewed_by_sizes, wrapper_among
from ..core.tensor import Tensor, wrap
from ..core.torch_function import handle_binding, handle_torch_function
from ..core.tracebacks import raise_refusal, trim
from .arguments import MISFIT, class_name, converter
from .autograd_hooks import autograd_hooks
from .binding import bind_again, bind_among, bind_packet, bound_among, bound_before, constants_of
from .deprecated import bind_deprecated
from .factory_calls import CALLS, CALLS_LIKE, remember, remember_like
from .kernel import NOT_DIRECT
from .missing import MissingKernelError
from .packet import OpOverloadPacket
from .refused_calls import as_called
from .registrations import lock
from .resolve import resolve

if TYPE_CHECKING:
    from .operator import OpOverload


class _Missing:
    """Default of an argument for which None is a valid value."""

    def __repr__(self) -> str:
        return "MISSING"

    def __bool__(self) -> bool:
        return False


MISSING: Any = _Missing()

ARRAY_OPERANDS: dict[str, Callable[[Any, Any], Any]] = {}
"""By special method, its implementation for a tensor and a NumPy array; others are left to NumPy.

Filled by ``runtime/api/interop.py``.
"""

OF_EXACT_ONLY: dict[str, str] = {}
"""By special method, its error message for floating and complex tensors, if the function has another one.

Filled by ``runtime/api/interop.py``.
"""


def call_slow(
    public: Any, operator: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Any:
    """Call the overload in the packet of `operator` that matches the arguments; `MISSING` ones are ignored.

    `public` is the function or method that the program called; ``__torch_function__`` handlers receive it.
    """
    packet = operator.packet
    method = "." in public.__qualname__
    try:
        mask = state.mask
        two = len(args) > 1 and args[1].__class__ is Tensor
        named = Tensor in map(type, kwargs.values())
        if mask and named:
            among = bound_among(packet, args, kwargs, method)
            if among is not None and among[2] & _DECIDING == CPU_BITS:
                kernel = among[0].table.get(among[2] & mask)
                if kernel is not None:
                    return kernel(*among[1])
        elif mask and args and args[0].__class__ is Tensor and not two:
            bits = args[0]._bits_
            if bits & _DECIDING == CPU_BITS:
                known = bound_before(packet, args, kwargs, method)
                if known is not None:
                    kernel = known[0].table.get(bits & mask)
                    if kernel is not None:
                        return kernel(args[0], *known[1])
        args, kwargs = _given(packet, args, kwargs)
        if state.function_modes or _overrides(args, kwargs):
            own = _self_first(operator, args) if method else args
            return handle_binding(public, packet.base, own, kwargs)
        try:
            # Calls with two tensors by position are mostly bound in generated code.
            bind = bind_among if named else bind_packet if two else bind_again
            chosen, values = bind(packet, args, kwargs, method)
        except TypeError:
            older = bind_deprecated(packet.deprecated_calls, args, kwargs, method)
            if older is None:
                args, kwargs = as_called(public, args, kwargs)
                # Its error is about the call as the program may have written it.
                bind_packet(packet, args, kwargs, method)
                raise
            chosen, values = older
        return call(chosen, values)
    except NotImplementedError as error:
        words = OF_EXACT_ONLY.get(public.__name__)
        if words is not None and args[0].dtype.category > 1:
            raise TypeError(words) from None
        raise_refusal(error, public, args, kwargs)
        raise
    except Exception as error:
        raise_refusal(error, public, args, kwargs)
        raise


def _self_first(operator: OpOverload, args: tuple[Any, ...]) -> tuple[Any, ...]:
    """Reorder arguments from schema order to the order of a method, ``self`` first."""
    place = operator.signature.place_of("self") or 0
    return (*args[place : place + 1], *args[:place], *args[place + 1 :])


def call_slow_operator(public: Any, operator: OpOverload, left: Any, right: Any) -> Any:
    """Like `call_slow`, for a binary Python operator; returns NotImplemented for unsupported operands."""
    try:
        return _call_operator(public, operator, (left, right), (left, right))
    except Exception as error:
        raise_refusal(error, public, (left, right), {})
        raise


def call_slow_reflected(public: Any, operator: OpOverload, right: Any, left: Any) -> Any:
    """Like `call_slow_operator`, for the reflected method of the right operand."""
    try:
        return _call_operator(public, operator, (right, left), (left, right))
    except Exception as error:
        raise_refusal(error, public, (right, left), {})
        raise


def _call_operator(
    public: Any, operator: OpOverload, given: tuple[Any, Any], args: tuple[Any, Any]
) -> Any:
    """Call the matching overload with `args` in schema order; `given` has the order of the method's arguments."""
    if isinstance(args[0], np.ndarray) or isinstance(args[1], np.ndarray):
        with_array = ARRAY_OPERANDS.get(public.__name__)
        return NotImplemented if with_array is None else with_array(*given)
    if state.function_modes or _overrides(args, {}):
        try:
            return handle_binding(public, operator.base, given, {})
        except TypeError:  # the other operand's method may know what to do
            return NotImplemented
    if isinstance(given[1], np.generic):
        number = given[1].item()
        if number.__class__ in NUMBER_BITS:  # of which there is a quick path
            return public(given[0], number)
    try:
        chosen, values = bind_packet(operator.packet, args, {})
        return call(chosen, values)
    except TypeError:
        numbers = operator.traits.numbers
        for value in args:
            if not hasattr(value, "_bits_") and (
                not numbers or converter("Scalar")(value) is MISFIT
            ):
                return NotImplemented
        raise


def call_slow_factory(
    public: Any, operator: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Any:
    """Like `call_slow`, for factory functions, which create tensors and take ``requires_grad=``."""
    try:
        mask = state.mask
        if mask:
            kinds = (args[0].__class__,) if len(args) == 1 else tuple(map(type, args))
            if kinds and kinds[0] is Tensor:
                bits = args[0]._bits_
                if bits & _DECIDING == CPU_BITS and args[0]._data_.ndim:
                    if not kwargs and (len(args) == 1 or kinds[1:] in _WHOLE):
                        rest = _NOTHING if len(args) == 1 else (args[1:], kinds[1:])
                        like = CALLS_LIKE.get((public, rest))
                        if like is not None and like.members is operator.packet.members:
                            kernel = like.operator.table.get(bits & mask)
                            if kernel is not None:
                                return kernel(args[0], *like.rest)
                    return _call_like(public, operator, bits & mask, args, kwargs)
            # Plain integers need no further checks, which halves the time.
            whole = not kwargs and kinds in _WHOLE
            constants = (args, kinds) if whole else constants_of(args, kwargs)
            if constants is not None:
                key = public, constants
                known = CALLS.get(key)
                if known is not None:
                    make, table, bits, kernel, where, members = known.conditions
                    if (
                        table.get(bits & mask) is kernel
                        and members is operator.packet.members
                        and DEFAULTS.device is where
                    ):
                        return make()
                return _call_with_constants(public, operator, key, args, kwargs)
        if state.function_modes or _overrides(args, kwargs):
            return handle_binding(public, operator.base, args, kwargs)
        requires_grad = _asked_to_require_grad(operator, kwargs)
        chosen, values = bind_again(operator.packet, args, kwargs, "." in public.__qualname__)
        if state.dispatch_modes or getattr(args[0] if args else None, "_bits_", 0) & PYTHON:
            _give_options(chosen, values)
        if values and getattr(values[0], "_bits_", 0) & BACKEND_MASK == META_BITS & BACKEND_MASK:
            _off_meta(chosen, values)
        elif values and getattr(values[0], "_bits_", 0) & ANY_SPARSE:
            place = _place_of_layout(chosen)
            if place is not None and values[place] is strided:
                values[0] = values[0].detach().to_dense()
        out = call(chosen, values, _layout_bits(chosen, values))
        return _requiring_grad(out) if requires_grad else out
    except Exception as error:
        raise_refusal(error, public, args, kwargs)
        raise


def _call_with_constants(
    public: Any,
    operator: OpOverload,
    key: tuple[Any, ...],
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
) -> Any:
    """Call a factory whose arguments are the constants in `key`, unobserved and without handlers; cache the call."""
    mask = state.mask
    known = CALLS.get(key)
    if known is not None and known.members is operator.packet.members:
        chosen, values, requires_grad = known.operator, list(known.values), known.requires_grad
    else:
        requires_grad = _asked_to_require_grad(operator, kwargs)
        chosen, values = bind_packet(operator.packet, args, kwargs, "." in public.__qualname__)
    bits = bits_of(chosen, values)
    kernel = kernel_for(chosen, bits & mask, values)
    out = kernel(*values)
    if requires_grad:
        _requiring_grad(out)
    remember(key, chosen, values, bits, kernel, requires_grad, out)
    return out


def _call_like(
    public: Any, operator: OpOverload, key: int, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Any:
    """Call a factory such as ``zeros_like`` unobserved, with a tensor first and possibly constants after it.

    The tensor is on the CPU, has at least one dimension and holds its own elements; `key` is its masked bits.
    """
    constants = constants_of(args[1:], kwargs)
    known = None if constants is None else CALLS_LIKE.get((public, constants))
    if known is not None and known.members is operator.packet.members:
        kernel = known.operator.table.get(key)
        if kernel is not None:
            return kernel(args[0], *known.rest)
        return call(known.operator, [args[0], *known.rest])
    if constants is None and _overrides(args, kwargs):
        return handle_binding(public, operator.base, args, kwargs)
    requires_grad = _asked_to_require_grad(operator, kwargs)
    chosen, values = bind_packet(operator.packet, args, kwargs, "." in public.__qualname__)
    sparse = _layout_bits(chosen, values)
    out = call(chosen, values, sparse)
    if requires_grad:
        return _requiring_grad(out)
    if constants is not None and values[0] is args[0] and not sparse:
        remember_like((public, constants), chosen, values)
    return out


def _asked_to_require_grad(operator: OpOverload, kwargs: dict[str, Any]) -> bool:
    """Remove ``requires_grad`` from `kwargs` and return its value."""
    requires_grad = kwargs.pop("requires_grad", False)
    if requires_grad.__class__ is not bool and requires_grad is not None:
        raise TypeError(
            f"{operator.base}(): argument 'requires_grad' must be bool, not {class_name(requires_grad)}"
        )
    return bool(requires_grad)


def _requiring_grad(out: Any) -> Any:
    """The new tensor `out`, made to require grad."""
    if out.dtype.category < 2:
        raise RuntimeError("Only Tensors of floating point and complex dtype can require gradients")
    out.requires_grad = True
    return out


def call_slow_making(
    public: Any, operator: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Any:
    """Like `call_slow`, for functions of which some overloads create tensors, those without tensors as arguments.

    These take ``requires_grad=``.
    """
    makes = kwargs["requires_grad"] is not MISSING
    if makes and not any(isinstance(value, Tensor) for value in (*args, *kwargs.values())):
        args, kwargs = _given(operator.packet, args, kwargs)
        call_made = call_slow_factory
    else:
        call_made = call_slow
    try:
        return call_made(public, operator, args, kwargs)
    except Exception as error:
        trim(error)
        raise


_WHOLE = frozenset((int,) * count for count in range(1, 5))
"""Argument types for which equal values are interchangeable."""
_NOTHING: Any = ((), ())
"""The result of `constants_of` without arguments."""
_DECIDING = CPU_BITS | INDIRECT | OVERRIDES | PYTHON


def _off_meta(operator: OpOverload, values: list[Any]) -> None:
    """Replace a meta tensor by one in memory if the result of a ``*_like`` call goes to another device."""
    for parameter, value in zip(operator.signature.parameters, values, strict=True):
        if parameter.name == "device" and value is not None and value.type != "meta":
            values[0] = wrap(values[0]._data_)


def _give_options(operator: OpOverload, values: list[Any]) -> None:
    """Fill in ``pin_memory`` and ``device``, which handlers receive even if the program omitted them."""
    alone = not operator.signature.tensor_positions
    if (
        state.composing
    ):  # nobody wrote the call: what PyTorch's compositions take from tensors, and no more
        for position, parameter in enumerate(operator.signature.parameters):
            if alone and parameter.name == "layout" and values[position] is None:
                values[position] = strided
        return
    for position, parameter in enumerate(operator.signature.parameters):
        if values[position] is None:
            if parameter.name == "pin_memory":
                values[position] = False
            elif parameter.name == "device" and alone:
                values[position] = get_default_device()


def _given(
    packet: OpOverloadPacket, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The arguments without the `MISSING` ones."""
    # By identity: `in` would compare tensors for equality.
    for value in kwargs.values():
        if value is MISSING:
            kwargs = {name: value for name, value in kwargs.items() if value is not MISSING}
            break
    for position, value in enumerate(args):
        if value is MISSING:
            # Later arguments were given by name: a binding passes all of its parameters in order.
            longest = max((o.signature for o in packet.op_overloads()), key=lambda s: s.positional)
            names = [parameter.name for parameter in longest.parameters]
            rest = {n: v for n, v in zip(names[position:], args[position:]) if v is not MISSING}
            return args[:position], {**rest, **kwargs}
    return args, kwargs


def _overrides(args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
    """Whether an argument, or an item of a list, has a ``__torch_function__`` handler."""
    if state.overrides_disabled:
        return False
    for value in (*args, *kwargs.values()):
        kind = value.__class__
        if kind in _PLAIN_CLASSES:
            continue
        if kind is tuple or kind is list or isinstance(value, (list, tuple)):
            for item in value:
                kind = item.__class__
                if kind not in _PLAIN_CLASSES and overrides_functions(kind):
                    return True
        elif overrides_functions(kind):
            return True
    return False


_PLAIN_CLASSES = frozenset({*NUMBER_BITS, str, type(None), dtype, device, Tensor})
"""Common argument types, which have no handlers."""


# -- calling ------------------------------------------------------------------------------------------


def bits_of(operator: OpOverload, values: Sequence[Any]) -> int:
    """The bitwise OR of the bits of all tensor arguments."""
    bits = 0
    signature = operator.signature
    for position in signature.tensor_positions:
        value = values[position]
        if value is None:
            continue
        kind = value.__class__
        # Not `.get`: a number has no `_bits_` to fall back on.
        bits |= NUMBER_BITS[kind] if kind in NUMBER_BITS else value._bits_  # noqa: SIM401
    for position in signature.list_positions:
        for value in values[position] or ():
            if value is not None:
                bits |= value._bits_
    if bits >> KEYSET_SHIFT == 0:
        # A factory, or an empty list, which the kernel rejects.  An operator defined at run time has no backend
        # here; any nonzero bit avoids a lookup under 0.
        bits |= _factory_bits(operator, values) if operator.generated else NUMBER_BITS[bool]
    return bits | OUTSIDE | operator.always << KEYSET_SHIFT


def _factory_bits(operator: OpOverload, values: Sequence[Any]) -> int:
    """The backend bits of an operator without tensors, from its ``device`` argument."""
    place = _place_of_device(operator)
    if place is None:
        return BACKEND_BITS["CPU"]
    where = values[place]
    if sparse := _layout_bits(operator, values):
        return sparse
    return BACKEND_BITS[backend_of_device((get_default_device() if where is None else where).type)]


def _layout_bits(operator: OpOverload, values: Sequence[Any]) -> int:
    """The bits of sparse tensors if the ``layout`` argument asks for one; NotImplementedError for layouts without tensors."""
    place = _place_of_layout(operator)
    wanted = None if place is None else values[place]
    if wanted is None or wanted is strided:
        return 0
    if wanted not in _LAYOUTS:
        raise NotImplementedError(
            f"{operator.base}: of sparse layouts gradsmith has sparse_coo, sparse_csr and sparse_csc, not {wanted}"
        )
    return _LAYOUTS[wanted]


_LAYOUTS = {
    sparse_coo: SPARSE_BITS,
    sparse_csr: COMPRESSED_BITS,
    sparse_csc: COMPRESSED_BITS,
}


@cache
def _place_of_layout(operator: OpOverload) -> int | None:
    """The position of the ``layout`` argument of `operator`, or None."""
    return operator.signature.place_of("layout")


@cache
def _place_of_device(operator: OpOverload) -> int | None:
    """The position of the ``device`` argument of `operator`, or None."""
    return operator.signature.place_of("device")


def call(operator: OpOverload, values: list[Any], more: int = 0) -> Any:
    """Call `operator` with all of its arguments in schema order, whose bits are joined by `more`."""
    bits = bits_of(operator, values) | more
    if not state.mask:
        return _watched(operator, bits, values)
    return kernel_for(operator, bits & state.mask, values)(*values)


def call_public(
    public: Any, operator: OpOverload, values: list[Any], args: Any, kwargs: dict[str, Any]
) -> Any:
    """Like `call`, for the operator or packet `public` called by a program: handlers come first."""
    bits = bits_of(operator, values)
    mask = state.mask
    if not mask or bits & OVERRIDES:
        if state.function_modes or (bits & OVERRIDES and not state.overrides_disabled):
            return handle_torch_function(public, None, args, kwargs)
        if not mask:
            return _watched(operator, bits, values)
    return kernel_for(operator, bits & mask, values)(*values)


def kernel_for(operator: OpOverload, key: int, values: Sequence[Any] = ()) -> Any:
    """The kernel for masked bits: from the table, or resolved and stored there.

    `values` are the arguments of the call, for the error if there is no kernel.
    """
    key &= ~OVERRIDES  # handled by the callers
    kernel = operator.table.get(key)
    return _resolved(operator, key, values) if kernel is None else kernel


_TRIES_BESIDE_REGISTRATIONS = 8


def _resolved(operator: OpOverload, key: int, values: Sequence[Any] = ()) -> Any:
    """Resolve the kernel for masked bits from a consistent state of the registrations, and store it in the table.

    ``runtime/dispatch/registrations.py`` explains why a kernel from outdated registrations is never stored.
    """
    for _ in range(_TRIES_BESIDE_REGISTRATIONS):
        revision = lock.current()
        if operator.withdrawn:
            raise RuntimeError(operator.withdrawn)
        try:
            kernel = resolve(operator, key)
        except Exception as error:
            if lock.revision == revision:
                if isinstance(error, MissingKernelError) and values and error.operator is operator:
                    raise error.with_arguments(values) from None
                raise
            continue  # registrations changed meanwhile, so the error may be spurious
        with lock:
            if lock.revision == revision:
                # Do not store kernels found below a key that every call of the operator includes: bindings look
                # in the table without that key.  Nor under 0, the masked bits of every observed call.
                if key and not operator.always & ~(key >> KEYSET_SHIFT):
                    operator.table[key] = kernel
                    direct = getattr(kernel, "_direct_", NOT_DIRECT)
                    if direct[3] is not kernel:
                        direct = (*NOT_DIRECT[:3], kernel)
                    operator.direct[key] = direct
                return kernel
    with lock:  # registrations keep changing: block them
        return _resolved(operator, key, values)


_AUTOGRAD = raw_bits(DispatchKey["AutogradFunctionality"]) << KEYSET_SHIFT


def _watched(operator: OpOverload, bits: int, values: list[Any]) -> Any:
    """Make a call under included keys, modes, saved-tensor hooks or observers."""
    if state.stale_tangents:
        autograd_hooks.catch_up(values)
        bits = bits_of(operator, values)
    key = bits | state.included << KEYSET_SHIFT
    if state.dispatch_modes:
        key |= PYTHON
    if bits & PYTHON and state.disables_handlers():
        wrapper = wrapper_among(values)
        if wrapper is not None:
            if not operator.is_view:
                refuse_wrapper(operator, wrapper)
            return viewed_by_sizes(operator, values, wrapper, partial(call, operator))
    key &= state.slow_mask()
    if state.inference and key & PYTHON:
        key &= ~_AUTOGRAD  # handlers see composite operators undecomposed, as below autograd
    run = run_watched if state.profiler is None else state.profiler.run
    if state.checker is not None:
        run = state.checker.around(run)
    if state.recorder is not None:
        run = state.recorder.around(run)
    if state.tracers:
        from .inspect.trace import traced_call

        return traced_call(operator, key, values, run)
    return run(operator, kernel_for(operator, key, values), values)


def run_watched(operator: OpOverload, kernel: Any, values: list[Any]) -> Any:
    """Call `kernel` and apply inference mode, saved-tensor hooks and observers."""
    if state.inference:
        return autograd_hooks.call_in_inference(operator, kernel, values)
    out = kernel(*values)
    if state.saved_tensor_hooks:
        autograd_hooks.pack_saved(operator, out)
    for observer in state.observers:
        observer(operator, values, out)
    return out


def redispatch(operator: OpOverload, raw: int, values: list[Any]) -> Any:
    """Call the kernel of the highest key in the raw keyset `raw`, ignoring guards."""
    traits = bits_of(operator, values) & ((1 << KEYSET_SHIFT) - 1) & state.slow_mask()
    key = traits | raw << KEYSET_SHIFT
    if state.tracers:
        from .inspect.trace import traced_redispatch

        return traced_redispatch(operator, key, values)
    return kernel_for(operator, key, values)(*values)
