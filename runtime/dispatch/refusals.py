"""Error messages of rejected calls: the declaration, with the wrong argument or return underlined."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from reprlib import repr as short_repr
from typing import TYPE_CHECKING, Any

from .arguments import MISFIT, class_name, converter, misfit_in
from .signature import REQUIRED

if TYPE_CHECKING:
    from .operator import OpOverload


def marked_declaration(
    operator: OpOverload,
    argument: int | None = None,
    returned: int | None = None,
    indent: int = 0,
) -> str:
    """The declaration; in the line below it one argument, or one return, is underlined.

    `indent` is the width of what stands before the declaration in its line.
    """
    schema = operator.schema
    text = str(schema)
    if returned is not None:
        argument = len(operator.signature.parameters) + returned
    if argument is None:
        return text
    offset, length = schema.span(argument)
    return f"{text}\n{' ' * (indent + offset)}{'~' * length}"


def refused_call(
    operator: OpOverload, args: Sequence[Any], kwargs: dict[str, Any], fallback: str
) -> str:
    """Why `operator` does not take these arguments; `fallback` where nothing better is known.

    Arguments are looked at as the schema language means them: names as declared, no NumPy names.
    """
    parameters = operator.signature.parameters
    positional = operator.signature.positional
    name = f"{operator.namespace}::{operator.base}()"
    if len(args) > positional:
        keyword_only = positional < len(parameters)
        text = (
            f"{name} takes {positional} positional argument(s) but {len(args)} was/were given."
            if keyword_only
            else f"{name} expected at most {len(parameters)} argument(s) but received {len(args) + len(kwargs)} "
            "argument(s)."
        )
        return f"{text} Declaration: {operator.schema}"
    for position, parameter in enumerate(parameters):
        given = position < len(args)
        if given and parameter.name in kwargs:
            mark = marked_declaration(operator, position, indent=13)
            return (
                f"{name} got multiple values for argument '{parameter.name}'.\nDeclaration: {mark}"
            )
        if not given and parameter.name not in kwargs:
            if parameter.default is REQUIRED:
                start = f"{name} is missing value for argument '{parameter.name}'. Declaration: "
                return start + marked_declaration(operator, position, indent=len(start))
            continue
        value = args[position] if given else kwargs[parameter.name]
        traits, argument = operator.traits, parameter.name
        numbers = traits.takes_number(argument) or traits.makes_tensor(argument)
        if converter(parameter.type, numbers)(value) is MISFIT:
            return (
                f"{name} Expected a value of type '{_type_words(parameter.type)}' for argument "
                f"'{parameter.name}' but instead found type '{class_name(value)}'{_element(parameter.type, value)}.\n"
                f"Position: {position}\nValue: {short_repr(value)}\n"
                f"Declaration: {marked_declaration(operator, position, indent=13)}"
            )
    names = [parameter.name for parameter in parameters]
    for unknown in kwargs:
        if unknown not in names:
            close = get_close_matches(unknown, names, 1)
            hint = f"; did you mean '{close[0]}'?" if close else "."
            return f"{name} got an unknown keyword argument '{unknown}'{hint} Declaration: {operator.schema}"
    return f"{fallback}. Declaration: {operator.schema}"


def _element(kind: str, value: Any) -> str:
    """Which element of a list is not of the element type."""
    place = misfit_in(kind, value)
    if place is None:
        return ""
    return f", whose element {place} is of type '{class_name(value[place])}'"


def _type_words(kind: str) -> str:
    """A schema type in PyTorch's words: ``Optional[Tensor]``, ``List[int]``."""
    if kind.endswith("?"):
        return f"Optional[{_type_words(kind[:-1])}]"
    if kind.endswith("]"):
        return f"List[{_type_words(kind[: kind.rindex('[')])}]"
    return {"Scalar": "number", "SymInt": "int", "SymBool": "bool"}.get(kind, kind)
