"""An operator's arguments and returns, in the compact form that calls are bound with.

It is computed from the operator's schema on first use: importing the package parses no schema.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..core import dtypes
from ..core.layout import strided
from ..schema.literals import DTYPES, Name, default_value, parse_literal
from ..schema.rows import read_rows


class _Required:
    """Stands for the default of an argument that has none."""

    def __repr__(self) -> str:
        return "REQUIRED"


REQUIRED: Any = _Required()


class Parameter(NamedTuple):
    """One argument of a schema."""

    name: str
    type: str
    """As the schema writes it, without alias annotation: ``Tensor``, ``int[2]``, ``Tensor?[]`` …"""
    default: Any = REQUIRED
    keyword_only: bool = False
    out: bool = False
    written: bool = False
    """Whether the operator changes the argument in place."""
    alias: str = ""
    """The alias set, empty for none."""

    @property
    def is_tensor(self) -> bool:
        """Whether tensors may arrive here, alone or in a list."""
        return self.type.startswith("Tensor")

    @property
    def is_list(self) -> bool:
        """Whether a list arrives here, of tensors or of anything else, or None in its place."""
        return self.type.removesuffix("?").endswith("]")

    @property
    def is_tensor_list(self) -> bool:
        return self.is_tensor and self.type.endswith("]")


class Signature:
    """The arguments and returns of one overload."""

    __slots__ = (
        "parameters",
        "returns",
        "return_names",
        "return_aliases",
        "tensor_positions",
        "list_positions",
        "required",
        "positional",
        "written",
        "has_out",
    )

    parameters: tuple[Parameter, ...]
    """In schema order, ``out`` arguments last."""
    returns: tuple[str, ...]
    """Types of the returns, without alias annotation."""
    return_names: tuple[str, ...]
    """Their names, empty for those that have none."""
    return_aliases: tuple[str, ...]
    """Their alias sets: ``a!`` for an argument that was written, ``a`` for a view, empty for a new value."""
    tensor_positions: tuple[int, ...]
    """Positions of the arguments of type ``Tensor`` or ``Tensor?``."""
    list_positions: tuple[int, ...]
    """Positions of lists of tensors."""
    required: int
    """Number of arguments without default, ``out`` included."""
    positional: int
    """Number of arguments that may be given by position."""
    written: tuple[int, ...]
    """Positions of the arguments that the operator changes in place."""
    has_out: bool
    """Whether there are ``out`` arguments."""

    def __init__(self, text: str) -> None:
        """Of a schema that has been parsed before: mistakes in `text` go unnoticed (`from_schema`)."""
        arguments, returns = read_rows(text)
        first_out = len(arguments)
        while first_out and arguments[first_out - 1].keyword_only:
            if "!" not in arguments[first_out - 1].annotation:
                break
            first_out -= 1
        parameters = []
        tensors = []
        lists = []
        written = []
        required = positional = 0
        # One loop over all of it: this is on the way of every operator's first call.
        for position, (name, type, annotation, default, keyword_only) in enumerate(arguments):
            value = REQUIRED if default is None else parse_literal(default)
            if default is not None and (value.__class__ is Name or "]" in type):
                value = default_value(default, type)
                if value.__class__ is Name:
                    value = _NAMED.get(value, str(value))
            writes = "!" in annotation
            out = position >= first_out
            parameters.append(Parameter(name, type, value, keyword_only, out, writes, annotation))
            if type in ("Tensor", "Tensor?"):
                tensors.append(position)
            elif type.startswith("Tensor") and type.endswith("]"):
                lists.append(position)
            if writes:
                written.append(position)
            required += default is None
            positional += not keyword_only
        self.parameters = tuple(parameters)
        self.returns = tuple([r.type for r in returns])
        self.return_names = tuple([r.name for r in returns])
        self.return_aliases = tuple([r.annotation for r in returns])
        self.tensor_positions = tuple(tensors)
        self.list_positions = tuple(lists)
        self.required = required
        self.positional = positional
        self.written = tuple(written)
        self.has_out = first_out < len(arguments)

    def place_of(self, name: str) -> int | None:
        """The position of the argument `name`; None where there is none."""
        return next((i for i, p in enumerate(self.parameters) if p.name == name), None)

    @classmethod
    def from_schema(cls, text: str) -> Signature:
        """The signature of a schema in text form.  Raises SchemaError when it does not parse."""
        from ..schema.function_schema import FunctionSchema

        FunctionSchema.parse(text)
        return cls(text)


_NAMED = {name: getattr(dtypes, known) for name, known in DTYPES.items()} | {"strided": strided}
"""What names in schemas stand for, of those that are more than a word to kernels."""
