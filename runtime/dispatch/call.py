"""The exact path of a call: binding arguments, modes, resolution.

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
from gradsmith.dispatch.arguments import MISFIT, class_name, converter, described_type, type_name
from gradsmith.dispatch.classes import overrides_functions
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.packet import OpOverloadPacket
from gradsmith.dispatch.registrations import lock
from gradsmith.dispatch.signature import REQUIRED
from gradsmith.dispatch.state import state
from gradsmith.dtypes import dtype
from gradsmith.traits import BACKEND_BITS, KEYSET_SHIFT, NUMBER_BITS, OVERRIDES, PYTHON

__all__ = [
    "MISSING",
    "bind_overload",
    "bind_packet",
    "call",
    "exact",
    "exact_factory",
    "exact_operator",
    "redispatch",
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

# NumPy's names for arguments, which PyTorch's functions take too.
_NUMPY_NAMES = {
    "axis": "dim",
    "keepdims": "keepdim",
    "x": "self",
    "a": "self",
    "x1": "self",
    "x2": "other",
}


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


# -- binding ------------------------------------------------------------------------------------------


class BindError(TypeError):
    """Why arguments do not fit an overload."""


def bind_packet(
    packet: OpOverloadPacket, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[OpOverload, list[Any]]:
    """The first overload that the arguments fit, and its arguments in schema order.

    Raises TypeError, in PyTorch's words, when they fit none.
    """
    candidates = tuple(packet.members.values())
    failures = []
    has_out = kwargs.get("out") is not None
    if "out" in kwargs and not has_out:
        kwargs = {name: value for name, value in kwargs.items() if name != "out"}
    for operator in candidates:
        outputs = [p.name for p in operator.signature.parameters if p.out]
        if bool(outputs) != (has_out or any(name in kwargs for name in outputs)):
            continue
        try:
            return operator, bind_overload(operator, args, kwargs)
        except BindError as error:
            failures.append(error.with_traceback(None))  # or the frames would keep each other alive
    if len(failures) == 1:
        raise TypeError(str(failures[0])) from None
    if not failures:
        raise TypeError(f"{packet.base}() has no form that takes out=")
    got = ", ".join(
        [type_name(a) for a in args] + [f"{k}={type_name(v)}" for k, v in kwargs.items()]
    )
    expected = "\n".join(f" * {described_signature(operator)}" for operator in candidates)
    raise TypeError(
        f"{packet.base}() received an invalid combination of arguments - got ({got}), but expected one of:\n{expected}"
    )


def described_signature(operator: OpOverload) -> str:
    """The signature as error messages print it."""
    parts = []
    star = False
    for parameter in operator.signature.parameters:
        if parameter.keyword_only and not star:
            parts.append("*")
            star = True
        name = "input" if parameter.name == "self" else parameter.name
        default = "" if parameter.default is REQUIRED else f" = {parameter.default}"
        if parameter.out:
            default = " = None"
        parts.append(f"{described_type(parameter.type)} {name}{default}")
    return f"({', '.join(parts)})"


def bind_overload(
    operator: OpOverload, args: Sequence[Any], kwargs: dict[str, Any], strict: bool = False
) -> list[Any]:
    """Arguments in schema order, converted and completed; BindError says what does not fit.

    With `strict` they are taken as the schema has them: no other names, no sizes one by one.
    """
    signature = operator.signature
    parameters = signature.parameters
    name = operator.base
    positional = signature.positional
    numbers = operator.traits.numbers
    if len(args) > positional:
        collected = None if strict else _collect_sizes(operator, args)
        if collected is None:
            raise BindError(
                f"{name}() takes {positional} positional arguments but {len(args)} were given"
            )
        args = collected
    remaining = dict(kwargs)
    if isinstance(remaining.get("out"), (tuple, list)) and not strict:
        remaining.update(_named_outputs(operator, remaining.pop("out")))
    values: list[Any] = []
    missing: list[str] = []
    for position, parameter in enumerate(parameters):
        if position < len(args):
            value = args[position]
            if parameter.name in remaining:
                raise BindError(f"{name}() got multiple values for argument '{parameter.name}'")
        elif not remaining and parameter.default is not REQUIRED:
            values.append(parameter.default)
            continue
        elif parameter.name in remaining:
            value = remaining.pop(parameter.name)
        elif parameter.name == "self" and "input" in remaining and not strict:
            value = remaining.pop("input")
        else:
            alias = next(
                (given for given in remaining if _NUMPY_NAMES.get(given) == parameter.name), None
            )
            if alias is not None and not strict:
                value = remaining.pop(alias)
            elif parameter.default is not REQUIRED:
                values.append(parameter.default)
                continue
            else:
                missing.append("input" if parameter.name == "self" else parameter.name)
                continue
        converted = converter(parameter.type, numbers)(value)
        if converted is MISFIT:
            last = position == len(args) - 1 and not strict
            collected = _collect_sizes(operator, args) if last else None
            if collected is not None:
                return bind_overload(operator, collected, kwargs)
            if parameter.type.startswith("Tensor[") and isinstance(value, (tuple, list)):
                raise BindError(_wrong_element(parameter.type, value, position))
            shown = "input" if parameter.name == "self" else parameter.name
            where = f" (position {position + 1})" if position < len(args) else ""
            raise BindError(
                f"{name}(): argument '{shown}'{where} must be {described_type(parameter.type)}, not {class_name(value)}"
            )
        values.append(converted)
    if missing:
        quoted = ", ".join(f'"{m}"' for m in missing)
        raise BindError(f"{name}() missing {len(missing)} required positional arguments: {quoted}")
    for given in [name for name in remaining if name in _NUMPY_NAMES and not strict]:
        # A binding passed its own default beside NumPy's name for the same argument.
        for position, parameter in enumerate(parameters):
            if parameter.name == _NUMPY_NAMES[given] and values[position] == parameter.default:
                values[position] = converter(parameter.type, numbers)(remaining.pop(given))
                if values[position] is MISFIT:
                    raise BindError(
                        f"{name}(): argument '{given}' must be {described_type(parameter.type)}"
                    )
                break
    if remaining:
        unexpected = next(iter(remaining))
        raise BindError(f"{name}() got an unexpected keyword argument '{unexpected}'")
    return values


def _wrong_element(type: str, value: Sequence[Any], position: int) -> str:
    """Which element of a list of tensors is none."""
    element = converter(type[: type.rindex("[")])
    place = next(i for i, item in enumerate(value) if element(item) is MISFIT)
    return f"expected Tensor as element {place} in argument {position}, but got {class_name(value[place])}"


def _named_outputs(operator: OpOverload, given: Sequence[Any]) -> dict[str, Any]:
    """``out=(values, indices)`` by the names of the operator's outputs."""
    names = [p.name for p in operator.signature.parameters if p.out]
    if len(names) != len(given) or len(names) == 1:
        raise BindError(
            f"{operator.base}(): argument 'out' must be "
            + (f"tuple of {len(names)} Tensors" if len(names) > 1 else "Tensor")
            + f", not {class_name(given)}"
        )
    return dict(zip(names, given, strict=True))


def _collect_sizes(operator: OpOverload, args: Sequence[Any]) -> tuple[Any, ...] | None:
    """``x.reshape(2, 3)`` for ``x.reshape((2, 3))``: sizes given one by one, where that is unambiguous."""
    parameters = operator.signature.parameters
    start = 1 if parameters and parameters[0].name == "self" else 0
    positional = operator.signature.positional
    if positional == start:
        return None
    type = parameters[start].type.removesuffix("?")
    optional_rest = all(p.default is not REQUIRED for p in parameters[start + 1 : positional])
    if not type.endswith("[]") or type.startswith("Tensor") or not optional_rest:
        return None
    sizes = args[start:]
    if not sizes or not all(converter(type[:-2])(size) is not MISFIT for size in sizes):
        return None
    return (*args[:start], tuple(sizes))


# -- calling -------------------------------------------------------------------------------------------


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
        from gradsmith.autograd.saved import after_call

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
