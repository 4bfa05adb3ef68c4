"""Schema types as Python annotations, and subtyping between annotations."""

from __future__ import annotations

from functools import cache

from ...schema.function_schema import BaseType, List, Optional, Return, Type

Union = tuple[str, ...]
"""The members of an annotation, in the order of writing."""

NONE = "None"

_ELEMENTS: dict[str, Union] = {
    "Tensor": ("Tensor",),
    "Scalar": ("Number",),
    "int": ("int",),
    "SymInt": ("int",),
    "DeviceIndex": ("int",),
    "float": ("float",),
    "bool": ("bool",),
    "SymBool": ("bool",),
    "str": ("str",),
    "Dimname": ("str",),
    "ScalarType": ("dtype",),
    "Device": ("device", "str"),
    "Layout": ("layout",),
    "MemoryFormat": ("memory_format",),
    "Generator": ("Generator",),
}

_WIDER = {"bool": "int", "int": "float", "float": "Number"}
"""What type checkers take for each number, one step up."""


@cache
def parameter_type(type: Type, numbers: bool = False) -> Union:
    """What an argument of `type` may be; `numbers` lets Python numbers stand for tensors."""
    match type:
        case Optional(elem):
            return (*parameter_type(elem, numbers), NONE)
        case List(elem, size):
            element = parameter_type(elem)
            sequence = f"Sequence[{written(element)}]"
            return (sequence,) if size is None or type.is_tensor_like else (*element, sequence)
        case BaseType("Tensor") if numbers:
            return ("Tensor", "Number")
        case BaseType(name):
            return _ELEMENTS.get(name, ("Any",))
        case _:
            return ("Any",)


def return_type(returns: tuple[Return, ...], named: str) -> str:
    """What an operator returns; `named` is the qualified name of its named tuple, or empty."""
    if not returns:
        return NONE
    if len(returns) == 1:
        return _returned(returns[0].type)
    return named or f"tuple[{', '.join(_returned(r.type) for r in returns)}]"


@cache
def _returned(type: Type) -> str:
    match type:
        case Optional(elem):
            return f"{_returned(elem)} | None"
        case List(elem):
            return f"tuple[{_returned(elem)}, ...]"
        case BaseType(name):
            return _ELEMENTS.get(name, ("Any",))[0]
        case _:
            return "Any"


def written(union: Union) -> str:
    """The annotation's source."""
    return " | ".join(union)


def names_in(annotation: str) -> list[str]:
    """The words that an annotation consists of; of a qualified name, its parts."""
    for mark in "[]()|,.:*>-":
        annotation = annotation.replace(mark, " ")
    return annotation.split()


def accepts(wide: Union, narrow: Union) -> bool:
    """Whether every value of `narrow` is one of `wide`, as type checkers see it."""
    return all(_is_member(wide, member) for member in narrow)


def _is_member(wide: Union, member: str) -> bool:
    widened: str | None = member
    while widened is not None:
        if widened in wide:
            return True
        widened = _WIDER.get(widened)
    return "Any" in wide
