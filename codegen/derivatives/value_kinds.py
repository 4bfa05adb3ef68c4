"""The kinds of values in formulas: tensors, numbers, lists of them, and None.

The kind of a value follows from a schema type, a helper's annotation or the expression that computes it.  `ANY` is the
kind of a value about which nothing is known; it is compatible with every kind.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, replace
from functools import lru_cache

from ...schema.types import BaseType, List, Optional, Type

__all__ = [
    "ANY", "BOOL", "FLOAT", "INT", "NONE", "NUMBER", "SIZE", "STR", "TENSOR", "Kind", "fits", "joined",
    "kind_of_annotation", "kind_of_type", "list_of", "tuple_of",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Kind:
    """The kind of a value."""

    name: str
    """``Tensor``, ``int``, ``float``, ``bool``, ``number``, ``str``, ``None``, ``list``, ``any`` or a type's name."""
    element: Kind | None = None
    """Of a list or tuple: what all its elements are."""
    items: tuple[Kind, ...] | None = None
    """Of a tuple of known length: what each element is."""
    may_be_none: bool = False
    names: tuple[str, ...] = ()
    """Of what an operator returns, the names of its elements; empty where they have none."""

    @property
    def surely(self) -> Kind:
        """The same where it is known not to be None."""
        return replace(self, may_be_none=False) if self.may_be_none else self

    @property
    def is_number(self) -> bool:
        """Whether this is a Python number."""
        return self.name in ("int", "float", "bool", "number")

    def __str__(self) -> str:
        """As in a sentence: ``a Tensor``, ``a list of int``, ``None``."""
        if self.name == "None":
            return "None"
        if self.name == "any":
            return "a value"
        if self.items is not None:
            return f"{len(self.items)} values"
        if self.name == "list":
            element = self.element or ANY
            return "a list" if element.name == "any" else f"a list of {element.name}"
        article = "an" if self.name[0] in "aeiou" else "a"
        return f"{article} {self.name}{' or None' if self.may_be_none else ''}"


ANY = Kind("any")
TENSOR = Kind("Tensor")
INT = Kind("int")
FLOAT = Kind("float")
BOOL = Kind("bool")
NUMBER = Kind("number")
STR = Kind("str")
NONE = Kind("None")


def list_of(element: Kind) -> Kind:
    """A list, or a tuple of any length."""
    return Kind("list", element)


def tuple_of(items: tuple[Kind, ...]) -> Kind:
    """A tuple of known length."""
    element = items[0] if items else ANY
    for item in items[1:]:
        element = joined(element, item)
    return Kind("list", element, items)


SIZE = list_of(INT)

_BASE = {
    "Tensor": TENSOR,
    "Scalar": NUMBER,
    "int": INT,
    "SymInt": INT,
    "DeviceIndex": INT,
    "float": FLOAT,
    "bool": BOOL,
    "SymBool": BOOL,
    "str": STR,
    "ScalarType": Kind("dtype"),
    "Device": Kind("device"),
    "Layout": Kind("layout"),
    "DimVector": SIZE,
}


@lru_cache(maxsize=4096)
def kind_of_type(type: Type) -> Kind:
    """The kind of the values of a schema's type."""
    match type:
        case Optional(inner):
            return replace(kind_of_type(inner), may_be_none=True)
        case List(inner):
            return list_of(kind_of_type(inner))
        case BaseType(name):
            return _BASE.get(name, ANY)
        case _:
            return ANY


def kind_of_annotation(text: str) -> Kind:
    """The kind that a helper's annotation says; `ANY` for what is not one of a few forms."""
    if not text:
        return ANY
    return _of_annotation(ast.parse(text, mode="eval").body)


_ANNOTATED = {
    "Tensor": TENSOR,
    "int": INT,
    "float": FLOAT,
    "complex": NUMBER,
    "bool": BOOL,
    "str": STR,
    "None": NONE,
    "dtype": Kind("dtype"),
}


def _of_annotation(node: ast.expr) -> Kind:
    match node:
        case ast.Constant(None):
            return NONE
        case ast.Name(name) if name in _ANNOTATED:
            return _ANNOTATED[name]
        case ast.BinOp(left, ast.BitOr(), right):
            return joined(_of_annotation(left), _of_annotation(right))
        case ast.Subscript(ast.Name("Sequence" | "list" | "Iterable"), inner):
            return list_of(_of_annotation(inner))
        case ast.Subscript(ast.Name("tuple"), ast.Tuple([inner, ast.Constant(value)])) if (
            value is ...
        ):
            return list_of(_of_annotation(inner))
        case ast.Subscript(ast.Name("tuple"), ast.Tuple(items)):
            return tuple_of(tuple(map(_of_annotation, items)))
        case _:
            return ANY


def joined(left: Kind, right: Kind) -> Kind:
    """The kind of a value that is one or the other."""
    if left == right:
        return left
    if left.name == "None":
        return right if right.name == "any" else replace(right, may_be_none=True)
    if right.name == "None":
        return joined(right, left)
    may_be_none = left.may_be_none or right.may_be_none
    if left.is_number and right.is_number:
        return replace(NUMBER if left.name != right.name else left, may_be_none=may_be_none)
    if left.name == right.name == "list":
        element = joined(left.element or ANY, right.element or ANY)
        return Kind("list", element, may_be_none=may_be_none)
    return replace(left, may_be_none=may_be_none) if left.name == right.name else ANY


_WIDER = {
    "int": ("int", "bool", "number"),
    "float": ("float", "int", "bool", "number"),
    "number": ("number", "float", "int", "bool"),
}


def fits(given: Kind, wanted: Kind) -> bool:
    """Whether a value of kind `given` can stand where `wanted` is expected."""
    if "any" in (given.name, wanted.name):
        return True
    if given.name == "None" or given.may_be_none:
        if not (wanted.may_be_none or wanted.name == "None"):
            return False
        if given.name == "None":
            return True
    if wanted.name == "list":
        if given.name != "list":
            # One number stands for a list of it.
            return given.is_number and fits(given, wanted.element or ANY)
        element = wanted.element or ANY
        if given.items is not None and wanted.items is not None:
            if len(given.items) != len(wanted.items):
                return False
            return all(map(fits, given.items, wanted.items))
        parts = given.items if given.items is not None else (given.element or ANY,)
        return all(fits(part, element) for part in parts)
    return given.name in _WIDER.get(wanted.name, (wanted.name,))
