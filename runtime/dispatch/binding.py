"""Which overload arguments fit, and the arguments in the order of its schema: converted and completed.

A call that fits none is refused in PyTorch's words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..schema.numpy_names import NUMPY_NAMES
from .arguments import MISFIT, PLAIN, class_name, converter, described_type, type_name
from .operator import OpOverload
from .packet import OpOverloadPacket
from .signature import REQUIRED

__all__ = ["BindError", "bind_overload", "bind_packet"]

_BY_NUMPY_NAME = {given: name for name, names in NUMPY_NAMES.items() for given in names}
"""What schemas call an argument, by what NumPy calls it."""


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
    expected = "\n".join(f" * {_described(operator)}" for operator in candidates)
    raise TypeError(
        f"{packet.base}() received an invalid combination of arguments - got ({got}), but expected one of:\n{expected}"
    )


def _described(operator: OpOverload) -> str:
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
                (given for given in remaining if _BY_NUMPY_NAME.get(given) == parameter.name), None
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
        if parameter.type == "Tensor" and hasattr(value, "_bits"):
            values.append(value)
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
    for given in [name for name in remaining if name in _BY_NUMPY_NAME and not strict]:
        # A binding passed its own default beside NumPy's name for the same argument.
        for position, parameter in enumerate(parameters):
            if parameter.name == _BY_NUMPY_NAME[given] and values[position] == parameter.default:
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
