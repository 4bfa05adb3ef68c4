"""Arguments and returns of a schema."""

from __future__ import annotations

import sys
from collections.abc import Collection
from dataclasses import dataclass, replace

from .cached import cached_property
from .literals import (
    DTYPES,
    INT64,
    LAYOUTS,
    MEMORY_FORMATS,
    REDUCTIONS,
    Literal,
    Name,
    default_value,
    read_literal,
)
from .reader import Reader, did_you_mean, read_whole
from .types import Annotation, BaseType, List, Optional, Type, format_annotated, read_annotated_type

Spans = list[tuple[int, int]]
"""First token and the one after the last of each argument and return, in schema order."""

OPTIONS = {"dtype": "ScalarType", "layout": "Layout", "device": "Device", "pin_memory": "bool"}
"""The arguments of a factory that together say what kind of tensor to make, and their types."""

DISPATCHED = frozenset(OPTIONS) - {"dtype"}
"""Those that the dispatcher reads, and no kernel over arrays is given."""


@dataclass(frozen=True, slots=True)
class Argument:
    """One argument; `default` is spelled as in the schema, None if the argument is required."""

    name: str
    type: Type
    default: str | None = None
    annotation: Annotation | None = None

    @classmethod
    def parse(cls, text: str) -> Argument:
        """Read an argument such as `int dim=-1`.  Raises SchemaError."""
        return read_whole(text, _read_argument, "the argument")

    @property
    def is_write(self) -> bool:
        """Whether the operator writes to this argument."""
        return self.annotation is not None and self.annotation.is_write

    @property
    def is_option(self) -> bool:
        """Whether this is one of `OPTIONS`, by name and by type."""
        wanted = OPTIONS.get(self.name)
        return wanted is not None and self.type.without_optional == BaseType(wanted)

    @property
    def default_value(self) -> Literal:
        """The default as a Python value (`literals.default_value`); None if there is no default as well."""
        return None if self.default is None else default_value(self.default, str(self.type))

    def __str__(self) -> str:
        default = "" if self.default is None else f"={self.default}"
        return f"{format_annotated(self.type, self.annotation)} {self.name}{default}"


@dataclass(frozen=True, slots=True)
class Return:
    """One value that an operator returns."""

    name: str | None
    type: Type
    annotation: Annotation | None = None

    @classmethod
    def parse(cls, text: str) -> Return:
        """Read a return such as `Tensor(a!) values`.  Raises SchemaError."""
        return read_whole(text, _read_return, "what is returned")

    @property
    def is_write(self) -> bool:
        """Whether this is an argument that was written to."""
        return self.annotation is not None and self.annotation.is_write

    def __str__(self) -> str:
        type = format_annotated(self.type, self.annotation)
        return type if self.name is None else f"{type} {self.name}"


@dataclass(frozen=True)
class Arguments:
    """The arguments of an operator in three runs.

    `out` are the keyword-only arguments at the end that are written to.
    """

    positional: tuple[Argument, ...] = ()
    kwarg_only: tuple[Argument, ...] = ()
    out: tuple[Argument, ...] = ()

    @cached_property
    def all(self) -> tuple[Argument, ...]:
        """Every argument in schema order."""
        return self.positional + self.kwarg_only + self.out

    @cached_property
    def non_out(self) -> tuple[Argument, ...]:
        """Every argument but the `out` ones."""
        return self.positional + self.kwarg_only

    @property
    def self_argument(self) -> Argument | None:
        """The positional argument called `self`, which a method is called on."""
        return next((a for a in self.positional if a.name == "self"), None)

    def gathered(self, method: bool) -> Argument | None:
        """The list of integers that programs may give one by one, ``x.reshape(2, 3)``: the only positional argument.

        The tensor that a method is called on does not count.
        """
        given = [a for a in self.positional if not (method and a.name == "self")]
        items = given[0].type.without_optional.as_list if len(given) == 1 else None
        if items is None or items.size is not None or str(items.elem) not in ("int", "SymInt"):
            return None
        return given[0]

    @cached_property
    def tensor_options(self) -> tuple[Argument, ...]:
        """`dtype`, `layout`, `device` and `pin_memory` of a factory; empty for others."""
        run: list[Argument] = []
        for argument in self.kwarg_only:
            if argument.name == tuple(OPTIONS)[len(run)] and argument.is_option:
                run.append(argument)
                if len(run) == len(OPTIONS):
                    return tuple(run)
            else:
                run = [argument] if argument.name == "dtype" and argument.is_option else []
        return ()

    def bare(self, *, keep_options: bool = False) -> Arguments:
        """The arguments without annotations, `out` and (unless kept) tensor options."""
        options = () if keep_options else self.tensor_options
        return Arguments(
            tuple(_unannotated(a) for a in self.positional),
            tuple(_unannotated(a) for a in self.kwarg_only if a not in options),
        )

    def __str__(self) -> str:
        parts = [str(argument) for argument in self.positional]
        if self.kwarg_only or self.out:
            parts.append("*")
        parts += [str(argument) for argument in self.kwarg_only + self.out]
        return ", ".join(parts)


def _unannotated(argument: Argument) -> Argument:
    return argument if argument.annotation is None else replace(argument, annotation=None)


def read_arguments(reader: Reader, spans: Spans) -> Arguments:
    """Consume arguments up to the closing parenthesis; append where each one stands."""
    positional: list[Argument] = []
    keyword: list[Argument] = []
    current = positional
    first = True
    while reader.peek != ")":
        if not first:
            reader.expect(",", "an argument")
        first = False
        start = reader.index
        if reader.accept("*"):
            if current is keyword:
                raise reader.error("'*' stands once among the arguments", start)
            if reader.peek != ",":
                hint = "leave '*' out, or name an argument after it"
                raise reader.error("no argument follows '*'", start, hint=hint)
            current = keyword
            continue
        current.append(_read_argument(reader))
        spans.append((start, reader.index))
    split = len(keyword)
    while split and keyword[split - 1].is_write:
        split -= 1
    return Arguments(tuple(positional), tuple(keyword[:split]), tuple(keyword[split:]))


def read_returns(reader: Reader, spans: Spans) -> tuple[Return, ...]:
    """Consume what is returned: `()`, one return, or several in parentheses."""
    start = reader.index
    if not reader.accept("("):
        returned = _read_return(reader)
        spans.append((start, reader.index))
        return (returned,)
    returns: list[Return] = []
    while not reader.accept(")"):
        if returns:
            reader.expect(",", "what is returned")
        start = reader.index
        returns.append(_read_return(reader))
        spans.append((start, reader.index))
    return tuple(returns)


def _read_return(reader: Reader) -> Return:
    type, annotation = read_annotated_type(reader)
    name = reader.take_name("a name") if reader.peek not in (",", ")", "") else None
    return Return(name, type, annotation)


def _read_argument(reader: Reader) -> Argument:
    start = reader.index
    said = tuple(reader.tokens[start : start + 3])
    known = _USUAL.get(said)
    if known is not None:
        reader.index += 2
        return known
    if reader.peek.isidentifier() and reader.tokens[start + 1] in (",", ")", "", "="):
        message = f"'{reader.peek}' is a type without a name or a name without a type"
        raise reader.error(message, hint="write type and name: Tensor self")
    type, annotation = read_annotated_type(reader)
    name = reader.take_name(f"a name for the argument of type {type}")
    if not reader.accept("="):
        argument = Argument(name, type, None, annotation)
        if reader.index == start + 2 and len(_USUAL) < 1024:
            _USUAL[said] = argument
        return argument
    start = reader.index
    value = read_literal(reader)
    if (wanted := _misfit(type, value)) is not None:
        message = f"{reader.source(start, reader.index)} is not a default for '{type} {name}'"
        near = (
            did_you_mean(value, _NAMED.get(str(type.base), ())) if isinstance(value, Name) else None
        )
        raise reader.error(message, start, reader.index, near or f"write {wanted}", "GS203")
    return Argument(name, type, reader.source(start, reader.index), annotation)


_USUAL: dict[tuple[str, ...], Argument] = {}
"""Arguments that are no more than a type of one word and a name, as most are, by the tokens from theirs to the next."""

_FITTING: dict[str, tuple[tuple[type, ...], str]] = {
    "int": ((int,), "a whole number"),
    "SymInt": ((int,), "a whole number"),
    "DeviceIndex": ((int,), "a whole number"),
    "float": ((int, float), "a number"),
    "Scalar": ((int, float, bool), "a number"),
    "bool": ((bool,), "True or False"),
    "SymBool": ((bool,), "True or False"),
    "str": ((str,), "a string in quotes"),
    "ScalarType": ((int,), "the name of a dtype, for instance long"),
    "Layout": ((int,), "the name of a layout, for instance strided"),
    "MemoryFormat": ((int,), "the name of a format, for instance contiguous_format"),
    "Device": ((str,), 'a device in quotes, for instance "cpu"'),
}
_NAMED: dict[str, Collection[str]] = {
    "int": REDUCTIONS,
    "ScalarType": DTYPES,
    "Layout": LAYOUTS,
    "MemoryFormat": MEMORY_FORMATS,
}
"""The names that stand for a value of the type."""


def _is_in_range(type: str, value: int) -> bool:
    """Whether a whole number is one of the base type called `type`: those of 64 bits, or what a float holds."""
    return value in INT64 or (type == "float" and abs(value) <= sys.float_info.max)


def _misfit(type: Type, value: Literal) -> str | None:
    """What to write for a default of `type` if `value` is none."""
    match type:
        case Optional(elem):
            wanted = None if value is None else _misfit(elem, value)
            return wanted and f"{wanted}, or None"
        case List(elem) if isinstance(value, tuple):
            return next((wanted for v in value if (wanted := _misfit(elem, v))), None)
        case List(elem, size):
            wanted = _misfit(elem, value) if size is not None else "elements"
            return wanted and f"a list in brackets: [{wanted}]"
        case BaseType(name) if name in _FITTING:
            classes, wanted = _FITTING[name]
            if isinstance(value, Name):
                return None if value in _NAMED.get(name, ()) else wanted
            fits = isinstance(value, classes) and (
                name == "Scalar" or isinstance(value, bool) == (bool in classes)
            )
            if fits and isinstance(value, int) and not _is_in_range(name, value):
                return f"{wanted} of 64 bits"
            return None if fits else wanted
        case _:
            return "no default: an argument of this type is required, or optional (?) with None"
