"""Overload resolution: finds the overload that arguments match, converts them and fills in defaults.

A call that matches no overload raises PyTorch's error.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..core import layout as layouts
from ..core.bits import NUMBER_BITS
from ..core.device import device
from ..core.dtypes import dtype
from ..core.errors import TYPE_WORDS
from ..core.size import Size
from ..core.tensor import Tensor, wrap_bits
from ..schema.numpy_names import BY_NUMPY_NAME
from .arguments import (
    INTS,
    MISFIT,
    PLAIN,
    cast_for_ops,
    class_name,
    converter,
    described_type,
    found,
    item_converter,
    misfit_in,
    tensor_or_number_made_one,
)
from .packet import OpOverloadPacket
from .refused_calls import OPTIONS, described, forms
from .signature import REQUIRED, Parameter

if TYPE_CHECKING:
    from .operator import OpOverload


class BindError(TypeError):
    """Why arguments do not fit an overload."""


class UnpackError(BindError):
    """An overload is the one that is meant, as the first size shows, but not all sizes are integers."""


def bind_packet(
    packet: OpOverloadPacket, args: tuple[Any, ...], kwargs: dict[str, Any], method: bool = True
) -> tuple[OpOverload, list[Any]]:
    """The first overload that the arguments fit, and its arguments in schema order.

    Overloads that would read a tensor as a number come last.
    A `method` of a tensor takes sizes one by one, ``x.reshape(2, 3)``; a function only if it takes no tensor.  Errors
    do not count the tensor among its arguments.
    Raises TypeError, in PyTorch's words, when they fit none.
    """
    candidates = declared = tuple(packet.members.values())
    if len(candidates) > 1:
        tensors = sum([hasattr(value, "_bits_") for value in (*args, *kwargs.values())])
        if len(candidates[0].signature.tensor_positions) < tensors:
            by_taken = sorted(candidates, key=lambda o: len(o.signature.tensor_positions) < tensors)
            candidates = tuple(by_taken)
    failures: dict[OpOverload, BindError] = {}
    has_out = kwargs.get("out") is not None
    if "out" in kwargs and not has_out:
        kwargs = {name: value for name, value in kwargs.items() if name != "out"}
    for operator in candidates:
        outputs = [p.name for p in operator.signature.parameters if p.out]
        if bool(outputs) != (has_out or any(name in kwargs for name in outputs)):
            continue
        try:
            options = _factory_options(operator, kwargs) if outputs else {}
            if not options:
                return operator, bind_overload(operator, args, kwargs, method=method)
            given = {name: value for name, value in kwargs.items() if name not in options}
            values = bind_overload(operator, args, given, method=method)
            _check_options(values[-1], options)
            return operator, values
        except BindError as error:
            # With their tracebacks, frames would keep each other alive.
            failures[operator] = error.with_traceback(None)
    for failure in failures.values():
        if isinstance(failure, UnpackError):
            raise TypeError(str(failure)) from None
    if not failures:
        raise TypeError(f"{packet.base}() has no variant that takes out=")
    only = next(iter(failures.values())) if len(failures) == 1 else None
    numbers = isinstance(declared[0].traits.numbers, str)
    if only is not None and not numbers and not packet.deprecated_calls:
        raise TypeError(str(only)) from None
    bound = method and any(p.name == "self" for p in declared[0].signature.parameters[:1])
    listed = forms(declared, bound)
    args = args[bound:]
    plausible = [form for form in listed if form.counts(len(args) + len(kwargs))]
    if len(plausible) == 1 and plausible[0].operator in failures:
        raise TypeError(str(failures[plausible[0].operator])) from None
    raise TypeError(described(packet.base, listed, args, kwargs))


def bind_again(
    packet: OpOverloadPacket, args: tuple[Any, ...], kwargs: dict[str, Any], method: bool
) -> tuple[OpOverload, list[Any]]:
    """Like `bind_packet`, which it asks once for each call of constants: of sizes, numbers, dtypes and the like.

    They may stand behind one tensor, the first argument, unless it has no dimensions and may stand for a number.
    """
    tensor = bool(args) and args[0].__class__ is Tensor
    if tensor and not args[0]._data_.ndim:
        return bind_packet(packet, args, kwargs, method)
    constants = constants_of(args[1:] if tensor else args, kwargs)
    if constants is None:
        return bind_packet(packet, args, kwargs, method)
    members = packet.members
    key = (packet, method, tensor, constants)
    known = _BOUND.get(key)
    if known is None or known[0] is not members:  # which are replaced when one comes or goes
        operator, values = bind_packet(packet, args, kwargs, method)
        if (tensor and values[0] is not args[0]) or list in map(type, values):
            return operator, values
        if len(_BOUND) >= _MOST_BOUND:
            _BOUND.clear()
        kept = (None, *values[1:]) if tensor else tuple(values)
        _BOUND[key] = members, operator, kept, tensor and _takes_one_tensor(operator)
        return operator, values
    _, operator, kept, _ = known
    return operator, [args[0], *kept[1:]] if tensor else list(kept)


def bound_among(
    packet: OpOverloadPacket, args: tuple[Any, ...], kwargs: dict[str, Any], method: bool
) -> tuple[OpOverload, list[Any], int] | None:
    """What `bind_among` once made of a call with the same constants among tensors: overload, arguments and their bits."""
    given = (*args, *kwargs.values()) if kwargs else args
    bits = 0
    marked = []
    for value in given:
        if value.__class__ is Tensor and value._data_.ndim:
            bits |= value._bits_
            value = _A_TENSOR
        marked.append(value)
    constants = constants_of(tuple(marked), {})
    known = None if constants is None else _BOUND_AMONG.get((packet, method, *kwargs, constants))
    if known is None or known[0] is not packet.members:
        return None
    _, operator, kept, places, more = known
    values = list(kept)
    for place, source in places:
        values[place] = given[source]
    return operator, values, bits | more


def bind_among(
    packet: OpOverloadPacket, args: tuple[Any, ...], kwargs: dict[str, Any], method: bool
) -> tuple[OpOverload, list[Any]]:
    """Like `bind_packet`, whose answer is kept for `bound_among` where tensors that have dimensions are among constants."""
    given = (*args, *kwargs.values())
    marked = [_A_TENSOR if v.__class__ is Tensor and v._data_.ndim else v for v in given]
    constants = constants_of(tuple(marked), {})
    if constants is None:
        return bind_packet(packet, args, kwargs, method)
    members = packet.members
    # One tensor may be given twice: which comes where is seen of stand-ins, which are all different.
    own = [wrap_bits(v._data_, v._bits_) if v.__class__ is Tensor else v for v in given]
    operator, values = bind_packet(
        packet, tuple(own[: len(args)]), dict(zip(kwargs, own[len(args) :])), method
    )
    sources = {id(v): source for source, v in enumerate(own) if v.__class__ is Tensor}
    places = [(place, sources[id(v)]) for place, v in enumerate(values) if id(v) in sources]
    for place, _ in places:
        values[place] = None
    # What was converted may not be the same next time, and an output is checked against what else is given.
    fixed = not any(v.__class__ is list or hasattr(v, "_bits_") for v in values)
    writes = any(parameter.out for parameter in operator.signature.parameters)
    if fixed and len(places) == len(sources) and not writes and not operator.always:
        if len(_BOUND_AMONG) >= _MOST_BOUND:
            _BOUND_AMONG.clear()
        more = 0
        for position in operator.signature.tensor_positions:
            more |= NUMBER_BITS.get(values[position].__class__, 0)
        key = (packet, method, *kwargs, constants)
        _BOUND_AMONG[key] = members, operator, tuple(values), tuple(places), more
    for place, source in places:
        values[place] = given[source]
    return operator, values


def _takes_one_tensor(operator: OpOverload) -> bool:
    """Whether the bits of the first argument say which kernel serves a call."""
    signature = operator.signature
    only = signature.tensor_positions == (0,) and not signature.list_positions
    return only and not operator.always


def bound_before(
    packet: OpOverloadPacket, args: tuple[Any, ...], kwargs: dict[str, Any], method: bool
) -> tuple[OpOverload, tuple[Any, ...]] | None:
    """What `bind_again` once made of a call of constants behind a tensor, the only one that the overload takes.

    The overload and the arguments behind the tensor; None where it has not.
    """
    constants = constants_of(args[1:], kwargs) if args[0]._data_.ndim else None
    if constants is None:
        return None
    known = _BOUND.get((packet, method, True, constants))
    if known is None or known[0] is not packet.members or not known[3]:
        return None
    return known[1], known[2][1:]


def constants_of(args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Any, ...] | None:
    """Arguments such that calls with equal ones mean the same; None where one is not a constant."""
    if kwargs:
        args = (*args, *kwargs.values())
    kinds: tuple[Any, ...] = tuple(map(type, args))
    among = _AMONG.get(kinds)
    if among is None:
        if not _CONSTANT.issuperset(kinds):
            return None
        if len(_AMONG) >= _MOST_BOUND:
            _AMONG.clear()
        among = _AMONG[kinds] = list in kinds, tuple in kinds or list in kinds, float in kinds
    lists, sequences, floats = among
    if lists:
        args = tuple([tuple(v) if v.__class__ is list else v for v in args])
    if sequences:
        for value in args:
            if value.__class__ is tuple and not INTS(map(type, value)):
                return None
    if floats and 0.0 in args:  # which equals -0.0
        kinds += tuple([str(v) for v in args if v.__class__ is float and not v])
    return (args, kinds, tuple(kwargs)) if kwargs else (args, kinds)


_BOUND: dict[tuple[Any, ...], tuple[dict[str, OpOverload], OpOverload, tuple[Any, ...], bool]] = {}
"""Calls by packet, whether it is that of a method, whether a tensor comes first, and constants: the overloads that there
were, the one that was meant, its arguments, and whether it takes one tensor only."""
_BOUND_AMONG: dict[
    tuple[Any, ...],
    tuple[dict[str, OpOverload], OpOverload, tuple[Any, ...], tuple[tuple[int, int], ...], int],
] = {}
"""Calls with tensors among constants, by packet, whether it is that of a method, names and constants: as above, the arguments
without the tensors, at which places of them is which of those that were given, and the bits of numbers that stand for tensors."""
_MOST_BOUND = 1024
_AMONG: dict[tuple[type, ...], tuple[bool, bool, bool]] = {}
"""By classes of arguments, all of constants, whether lists are among them, lists or tuples, and floats."""


class _ATensor:
    """Stands for a tensor: a binding is the same for all that have dimensions."""


_A_TENSOR = _ATensor()
_CONSTANT = frozenset(
    (
        _ATensor,
        int,
        float,
        bool,
        str,
        list,
        tuple,
        Size,
        type(None),
        dtype,
        device,
        layouts.layout,
        layouts.memory_format,
    )
)
"""Classes of constants, which are equal only where they mean the same; but for zeros, and what is in a tuple."""


def _factory_options(operator: OpOverload, kwargs: dict[str, Any]) -> dict[str, Any]:
    """What is given beside ``out=`` of the options that only the functional variant of a factory has."""
    functional = operator.functional
    if functional is None:
        return {}
    own = {p.name for p in operator.signature.parameters}
    options = {}
    for parameter in functional.signature.parameters:
        if parameter.name in kwargs and parameter.name in OPTIONS and parameter.name not in own:
            value = converter(parameter.type, False)(kwargs[parameter.name])
            if value is MISFIT:
                raise BindError(
                    f"{operator.base}(): argument '{parameter.name}' must be "
                    f"{described_type(parameter.type)}, not {class_name(kwargs[parameter.name])}"
                )
            options[parameter.name] = value
    return options


def _check_options(out: Any, options: dict[str, Any]) -> None:
    """RuntimeError unless an ``out=`` tensor is what a factory's options ask for, as far as any are given."""
    dtype, layout, device = (options.get(name) for name in OPTIONS[:3])
    if dtype is not None and dtype is not out.dtype:
        words = TYPE_WORDS[dtype.name], TYPE_WORDS[out.dtype.name]
        raise RuntimeError(f"dtype {words[0]} does not match dtype of out parameter ({words[1]})")
    if layout is not None and layout is not out.layout:
        words = str(layout), str(out.layout)
        raise RuntimeError(f"layout {words[0]} does not match layout of out parameter ({words[1]})")
    if device is not None and device.type != out.device.type:
        words = device.type, out.device.type
        raise RuntimeError(
            f"device type {words[0]} does not match device type of out parameter ({words[1]})"
        )


def bind_overload(
    operator: OpOverload,
    args: Sequence[Any],
    kwargs: dict[str, Any],
    strict: bool = False,
    method: bool = True,
) -> list[Any]:
    """Arguments in schema order, converted and completed; BindError says what does not fit.

    With `strict` they are taken as the schema has them: no other names, no sizes one by one, which only a `method`
    takes of operators on tensors.
    """
    signature = operator.signature
    parameters = signature.parameters
    name = operator.base
    positional = signature.positional
    takes_number, makes_tensor = operator.traits.takes_number, operator.traits.makes_tensor
    if len(args) > positional:
        collected = None if strict else _collect_sizes(operator, args, method)
        if collected is None:
            raise BindError(
                f"{name}() takes {positional} positional arguments but {len(args)} were given"
            )
        args = collected
    remaining = dict(kwargs)
    out = remaining.get("out")
    if isinstance(out, (tuple, list)) and not strict:
        remaining.update(_named_outputs(operator, remaining.pop("out")))
    elif out is not None and not strict and sum(p.out for p in parameters) > 1:
        raise BindError(f"{name}(): argument 'out' must be tuple of Tensors, not {class_name(out)}")
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
                (given for given in remaining if BY_NUMPY_NAME.get(given) == parameter.name), None
            )
            if alias is not None and not strict:
                value = remaining.pop(alias)
            elif parameter.default is not REQUIRED:
                values.append(parameter.default)
                continue
            else:
                missing.append("input" if parameter.name == "self" else parameter.name)
                continue
        if value.__class__ in PLAIN.get(parameter.type, ()):
            values.append(value)  # as it is
            continue
        if parameter.type == "Tensor" and hasattr(value, "_bits_"):
            values.append(value)
            continue
        if (
            value is None and parameter.default == ()
        ):  # PyTorch's signatures say dim=None for dim=[]
            values.append(())
            continue
        if strict:
            if value is None and parameter.type == "Tensor":
                _check_nothing(operator, parameter.name, position)
                values.append(None)
                continue
            if "]" in parameter.type and _is_iterable(value, parameter.type):
                value = tuple(value)
        if makes_tensor(parameter.name):
            converted = tensor_or_number_made_one(value)
        else:
            converted = converter(parameter.type, takes_number(parameter.name))(value)
        if converted is MISFIT and strict:
            converted = cast_for_ops(parameter.type, value)
        if converted is MISFIT:
            last = position == len(args) - 1 and not strict
            collected = _collect_sizes(operator, args, method) if last else None
            if collected is not None:
                return bind_overload(operator, collected, kwargs, method=method)
            if not strict and isinstance(value, (tuple, list)):
                _check_sizes(name, parameter, value)
            place = misfit_in(parameter.type, value)
            if place is not None and parameter.type.startswith("Tensor["):
                got = class_name(value[place])
                raise BindError(
                    f"expected Tensor as element {place} in argument {position}, but got {got}"
                )
            shown = "input" if parameter.name == "self" else parameter.name
            counted = position + (strict or not method or parameters[0].name != "self")
            where = f" (position {counted})" if counted and position < len(args) else ""
            raise BindError(
                f"{name}(): argument '{shown}'{where} must be {described_type(parameter.type)}{found(parameter.type, value)}"
            )
        values.append(converted)
    if missing:
        quoted = ", ".join(f'"{m}"' for m in missing)
        raise BindError(f"{name}() missing {len(missing)} required positional arguments: {quoted}")
    for given in [name for name in remaining if name in BY_NUMPY_NAME and not strict]:
        # A binding passed its own default beside NumPy's name for the same argument.
        for position, parameter in enumerate(parameters):
            if parameter.name == BY_NUMPY_NAME[given] and values[position] == parameter.default:
                values[position] = converter(parameter.type)(remaining.pop(given))
                if values[position] is MISFIT:
                    raise BindError(
                        f"{name}(): argument '{given}' must be {described_type(parameter.type)}"
                    )
                break
    if remaining:
        unexpected = next(iter(remaining))
        raise BindError(f"{name}() got an unexpected keyword argument '{unexpected}'")
    if operator.traits.numbers == "some":
        tensors = [values[position] for position in signature.tensor_positions]
        if not any(hasattr(value, "_bits_") for value in tensors):
            raise BindError(f"{name}(): one of the arguments must be Tensor")
    return values


def _check_nothing(operator: OpOverload, name: str, position: int) -> None:
    """None for a tensor: kernels that programs register are given it.  RuntimeError for other operators."""
    if operator.generated:
        raise RuntimeError(
            f"Expected a proper Tensor but got None (or an undefined Tensor in C++) for argument #{position} '{name}'"
        )


def _is_iterable(value: Any, type: str) -> bool:
    """Whether the elements of `value` may be those of a list of this type; a tensor is not a list of tensors."""
    if hasattr(value, "_bits_"):
        return value.ndim > 0 and not type.startswith("Tensor")
    return hasattr(value, "__iter__")


def _named_outputs(operator: OpOverload, given: Sequence[Any]) -> dict[str, Any]:
    """``out=(values, indices)`` by the names of the operator's outputs."""
    outputs = [p for p in operator.signature.parameters if p.out]
    names = [p.name for p in outputs]
    if len(names) == 1 and outputs[0].type.endswith("[]"):
        return {names[0]: given}
    if len(names) != len(given) or len(names) == 1:
        if len(names) > 1:
            raise BindError(f"expected tuple of {len(names)} elements but got {len(given)}")
        raise BindError(
            f"{operator.base}(): argument 'out' must be Tensor, not {class_name(given)}"
        )
    return dict(zip(names, given, strict=True))


def _check_sizes(name: str, parameter: Parameter, sizes: Sequence[Any]) -> None:
    """UnpackError where the first of `sizes` is an integer and another is none."""
    element, _, rest = parameter.type.removesuffix("?").rpartition("[")
    if not rest or element not in ("int", "SymInt") or not sizes:
        return
    fits = item_converter(element)
    if fits(sizes[0]) is MISFIT:
        return
    for place, size in enumerate(sizes, 1):
        if fits(size) is MISFIT:
            raise UnpackError(
                f"{name}(): argument '{parameter.name}' failed to unpack the object at pos {place} with error "
                f'"type must be tuple of ints,but got {class_name(size)}"'
            )


def _collect_sizes(
    operator: OpOverload, args: Sequence[Any], method: bool
) -> tuple[Any, ...] | None:
    """``x.reshape(2, 3)`` for ``x.reshape((2, 3))``: sizes given one by one, where that is unambiguous."""
    parameters = operator.signature.parameters
    start = 1 if parameters and parameters[0].name == "self" else 0
    positional = operator.signature.positional
    if positional != start + 1 or (start and not method):
        return None
    type = parameters[start].type.removesuffix("?")
    if not type.endswith("[]") or type.startswith("Tensor"):
        return None
    sizes = args[start:]
    if len(sizes) > 1:
        _check_sizes(operator.base, parameters[start], sizes)
    item = item_converter(type[:-2])
    if not sizes or any(item(size) is MISFIT for size in sizes):
        return None
    return (*args[:start], tuple(sizes))
