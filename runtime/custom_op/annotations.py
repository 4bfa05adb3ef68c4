"""What Python annotations mean as types of the schema language.

Beyond PyTorch's types: tuples of one element type, enumerations (which travel as their values), `Literal` (which
is checked) and lists of strings.  What such a parameter's function receives is not what the schema has, so a
type comes with the functions between both.
"""

from __future__ import annotations

import collections.abc
import dataclasses
import sys
import types
import typing
from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple

import numpy as np

from ..core.device import device
from ..core.dtypes import dtype
from ..core.tensor import Tensor
from ..types import Number


class Unsupported(Exception):
    """An annotation that no schema type stands for; the message says what to write instead."""


class ArgumentType(NamedTuple):
    """A parameter's type."""

    schema: str
    """As schemas write it: ``SymInt[]?``."""
    restore: Callable[[Any], Any] | None = None
    """From what the operator was called with to what the function takes; ValueError for a value outside."""
    encode: Callable[[Any], Any] | None = None
    """From what callers may give to what the schema has."""


_BASE: dict[Any, str] = {
    Tensor: "Tensor",
    int: "SymInt",
    float: "float",
    bool: "bool",
    str: "str",
    dtype: "ScalarType",
    device: "Device",
}
_SEQUENCES = (list, collections.abc.Sequence)
_NUMBERS = frozenset(typing.get_args(Number))
_SAID = "Tensor, int, float, bool, str, Number, gradsmith.dtype, gradsmith.device"
_KINDS = f"{_SAID}; list[...] of one of them, tuple[..., ...], Optional[...], an Enum or a Literal of strings or ints"
_ABSENT = (None, type(None))


def evaluated(annotation: Any, names: dict[str, Any]) -> Any:
    """`annotation` with the strings in it evaluated among `names`.  Raises Unsupported."""
    if isinstance(annotation, typing.ForwardRef):
        annotation = annotation.__forward_arg__
    if isinstance(annotation, str):
        try:
            found = eval(annotation, names)
        except NameError as error:
            raise Unsupported(
                f"Unsupported type annotation {annotation}. It is not a type: {error}. Annotations under "
                "'from __future__ import annotations' are strings, evaluated where the function was defined: "
                "import the name at the top of that module"
            ) from None
        except Exception as error:
            raise Unsupported(
                f"Unsupported type annotation {annotation}. It is not a type: {type(error).__name__}: {error}"
            ) from None
        return found if isinstance(found, (str, types.NoneType)) else evaluated(found, names)
    origin = typing.get_origin(annotation)
    if origin is None or origin is typing.Literal:
        return annotation
    if origin is typing.Annotated:
        return evaluated(typing.get_args(annotation)[0], names)
    before = typing.get_args(annotation)
    after = tuple(evaluated(item, names) for item in before)
    if after == before:
        return annotation
    if origin is types.UnionType:
        return typing.Union[after]  # noqa: UP007 - as many as there are
    return types.GenericAlias(origin, after) if isinstance(origin, type) else origin[after]


def argument_type(annotation: Any) -> ArgumentType:
    """The type of a parameter with this (evaluated) annotation.  Raises Unsupported."""
    simple = _base(annotation)
    if simple is not None:
        return ArgumentType(simple)
    origin, given = typing.get_origin(annotation), typing.get_args(annotation)
    if origin in (typing.Union, types.UnionType):
        return _union(given)
    if origin is typing.Literal:
        return _literal(given)
    if origin in _SEQUENCES and len(given) == 1:
        return _list(annotation, given[0])
    if origin is tuple:
        return _tuple(annotation, given)
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return _enum(annotation)
    raise Unsupported(_why_not(annotation))


def _base(annotation: Any) -> str | None:
    try:
        if annotation in _BASE:
            return _BASE[annotation]
    except TypeError:  # cannot be hashed
        return None
    return "Scalar" if _is_number(annotation) else None


def _is_number(annotation: Any) -> bool:
    """Whether it is `Number`, or the union of int, float and bool that PyTorch calls so."""
    members = set(typing.get_args(annotation))
    is_union = typing.get_origin(annotation) in (typing.Union, types.UnionType)
    return is_union and {int, float, bool} <= members <= _NUMBERS


def _union(given: tuple[Any, ...]) -> ArgumentType:
    rest = tuple(item for item in given if item not in _ABSENT)
    if len(rest) == len(given):
        hint = "; write Number for ints and floats" if set(rest) <= _NUMBERS else ""
        raise Unsupported(f"the schema language has no type for a union{hint}")
    inner = argument_type(typing.Union[rest])  # noqa: UP007 - of one it is that one
    if inner.schema.startswith("Tensor") and inner.schema.endswith("]"):
        raise Unsupported(
            f"a list of tensors cannot be None; annotate {spelled(rest[0])} and pass an empty list, or make its "
            "elements optional: list[Optional[Tensor]]"
        )
    if inner.schema.endswith("?"):
        return inner
    return ArgumentType(inner.schema + "?", _or_none(inner.restore), _or_none(inner.encode))


def _or_none(function: Callable[[Any], Any] | None) -> Callable[[Any], Any] | None:
    if function is None:
        return None
    return lambda value: None if value is None else function(value)


def _list(annotation: Any, item: Any) -> ArgumentType:
    inner = argument_type(item)
    if inner.restore is not None:
        raise Unsupported(
            f"elements of a list must be plain; take list[{'str' if inner.schema == 'str' else 'int'}] and convert "
            "them in the function"
        )
    if inner.schema.endswith("]") or inner.schema.removesuffix("?") in ("ScalarType", "Device"):
        raise Unsupported(f"{spelled(item)} cannot be the element of a list")
    if inner.schema.endswith("?") and inner.schema != "Tensor?":
        raise Unsupported(
            f"of the lists only one of tensors may have None among its elements, not {spelled(annotation)}"
        )
    return ArgumentType(inner.schema + "[]")


def _tuple(annotation: Any, given: tuple[Any, ...]) -> ArgumentType:
    if not given:
        raise Unsupported("a tuple needs the type of its elements: tuple[int, ...]")
    count = None if len(given) == 2 and given[1] is Ellipsis else len(given)
    kinds = {given[0]} if count is None else set(given)
    if len(kinds) > 1:
        raise Unsupported(
            "the elements of a tuple must be of one type; take them as arguments of their own, for example "
            + ", ".join(f"a{number}: {spelled(item)}" for number, item in enumerate(given))
        )
    inner = _list(annotation, given[0])

    def restore(value: Any) -> Any:
        if count is not None and len(value) != count:
            raise ValueError(f"is a tuple of {count}, not of {len(value)}")
        return tuple(value)

    return ArgumentType(inner.schema, restore)


def _literal(given: tuple[Any, ...]) -> ArgumentType:
    values = tuple(value for value in given if value is not None)
    schema = _schema_of_values(values)
    if schema is None:
        raise Unsupported("a Literal must consist of strings, or of ints")

    def restore(value: Any) -> Any:
        if value not in values:
            raise ValueError(f"must be one of {', '.join(map(repr, values))}, not {value!r}")
        return value

    if len(values) < len(given):
        return ArgumentType(schema + "?", _or_none(restore))
    return ArgumentType(schema, restore)


def _enum(kind: type[Enum]) -> ArgumentType:
    values = tuple(member.value for member in kind)
    schema = _schema_of_values(values)
    if schema is None:
        raise Unsupported(
            f"the members of {kind.__name__} must all have strings, or all have ints, as values"
        )

    def restore(value: Any) -> Any:
        try:
            return kind(value)
        except ValueError:
            known = ", ".join(map(repr, values))
            raise ValueError(
                f"must be the value of a member of {kind.__name__} ({known}), not {value!r}"
            ) from None

    return ArgumentType(schema, restore, lambda v: v.value if isinstance(v, kind) else v)


def _schema_of_values(values: tuple[Any, ...]) -> str | None:
    if values and all(isinstance(value, str) for value in values):
        return "str"
    if values and all(isinstance(value, int) and not isinstance(value, bool) for value in values):
        return "SymInt"
    return None


def _why_not(annotation: Any) -> str:
    """What to write instead of a type that is not understood."""
    kind = typing.get_origin(annotation) or annotation
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        try:
            hints = {field.name: spelled(field.type) for field in dataclasses.fields(kind)}
        except TypeError:
            hints = {}
        parts = ", ".join(f"{name}: {text}" for name, text in hints.items())
        return f"a dataclass does not pass through the dispatcher; take its fields as arguments: ({parts})"
    if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
        return (
            "a named tuple does not pass through the dispatcher; take its fields as arguments: "
            f"({', '.join(kind._fields)})"
        )
    if isinstance(kind, type) and issubclass(kind, collections.abc.Mapping):
        return "a mapping does not pass through the dispatcher; take lists of its keys and values"
    if isinstance(kind, type) and issubclass(kind, np.ndarray):
        return "take a Tensor, and call .numpy() on it in the function"
    if kind is complex:
        return "write Number, which may be complex"
    if kind is tuple:
        return "a tuple needs the type of its elements: tuple[int, ...]"
    if kind in _SEQUENCES:
        return f"it needs the type of its elements: {kind.__name__}[int]"
    torch = sys.modules.get("torch")
    if torch is not None and kind is getattr(torch, "Tensor", None):
        return "it is PyTorch's tensor; annotate gradsmith.Tensor"
    return f"the valid types are {_KINDS}"


# -- returns ------------------------------------------------------------------------------------------


def return_types(annotation: Any) -> str:
    """The returns of a function with this (evaluated) annotation.  Raises Unsupported."""
    if annotation in _ABSENT:
        return "()"
    if typing.get_origin(annotation) is not tuple:
        return _return_type(annotation)
    given = typing.get_args(annotation)
    if given == ((),) or not given:
        return "()"
    if Ellipsis in given:
        raise Unsupported("how many tensors there are is not said; annotate list[Tensor]")
    if len(given) == 1:
        raise Unsupported(
            f"a tuple of one element is indistinguishable from the element; annotate {spelled(given[0])}"
        )
    return "(" + ", ".join(map(_return_type, given)) + ")"


def _return_type(annotation: Any) -> str:
    simple = _base(annotation)
    if simple in ("Tensor", "SymInt", "float", "bool", "Scalar"):
        return simple
    if typing.get_origin(annotation) is list and typing.get_args(annotation) == (Tensor,):
        return "Tensor[]"
    hint = ""
    if type(None) in typing.get_args(annotation):
        hint = (
            "; what may be None cannot be returned: return an empty tensor, or define two operators"
        )
    elif dataclasses.is_dataclass(annotation) or (
        isinstance(annotation, type) and issubclass(annotation, tuple)
    ):
        hint = "; return a tuple of its fields: tuple[Tensor, Tensor]"
    raise Unsupported(
        "the valid types are None, Tensor, list[Tensor], int, float, bool, Number, and tuples of these"
        + hint
    )


def spelled(annotation: Any) -> str:
    """`annotation` as a program writes it."""
    if isinstance(annotation, str):
        return annotation
    if annotation is type(None):
        return "None"
    if isinstance(annotation, type) and typing.get_origin(annotation) is None:
        return annotation.__name__
    return str(annotation).replace("typing.", "")
