"""The schema language: `add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.

    schema   = name "(" [argument {"," argument}] ")" "->" returns      "*" may be an argument, once
    name     = [namespace "::"] base ["." overload]
    argument = type name ["=" literal]
    type     = base ["(" annotation ")"] {"?" | "[" [size] "]"}
    annotation = letter {"|" letter} ["!"] ["->" ("*" | letter {"|" letter})]
    returns  = type [name] | "(" [type [name] {"," type [name]}] ")"

Every class here prints what it was read from.  Spaces between tokens are free when reading and
canonical when printing.  A mistake of any kind is a SchemaError that says where it stands.

This module and the others of this package need the standard library only: the runtime reads the schemas
of operators that users define with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import chain

from .arguments import Argument as Argument
from .arguments import Arguments as Arguments
from .arguments import Return as Return
from .arguments import Spans, read_arguments, read_returns
from .cached import cached_property
from .literals import Literal as Literal
from .literals import Name as Name
from .literals import parse_literal as parse_literal
from .names import BaseOperatorName as BaseOperatorName
from .names import OperatorName as OperatorName
from .names import read_operator_name
from .reader import Reader
from .reader import SchemaError as SchemaError
from .types import BASE_TYPES as BASE_TYPES
from .types import Annotation as Annotation
from .types import BaseType as BaseType
from .types import CustomClass as CustomClass
from .types import List as List
from .types import Optional as Optional
from .types import Type as Type


class SchemaKind(Enum):
    """Where an operator puts its result."""

    functional = "functional"
    """It returns new tensors, or views of its arguments."""
    inplace = "inplace"
    """It writes its result to `self`."""
    out = "out"
    """It writes its results to the keyword-only arguments at the end."""
    mutable = "mutable"
    """It writes to arguments besides returning something."""
    scratch = "scratch"
    """It is an `out` variant that takes its intermediate tensors (`_scratch_…`) as well."""


@dataclass(frozen=True)
class FunctionSchema:
    """Name, arguments and returns of one overload of an operator.

    Raises SchemaError at construction if two arguments or returns share a name or a required
    argument follows one with a default.
    """

    name: OperatorName
    arguments: Arguments
    returns: tuple[Return, ...]

    @classmethod
    def parse(cls, text: str) -> FunctionSchema:
        """Read a whole schema.  Raises SchemaError."""
        reader = Reader(text)
        name, arguments, returns, spans = _read(reader)
        try:
            return cls(name, arguments, returns)
        except SchemaError:
            problem = _contradiction(arguments, returns)
            assert problem is not None
            index, message, code = problem  # the same mistake, at its place in `text`
            raise reader.error(message, *spans[index], code=code) from None

    def __post_init__(self) -> None:
        if (problem := _contradiction(self.arguments, self.returns)) is not None:
            index, message, code = problem
            raise SchemaError(message, str(self), *self.span(index), code=code)

    def span(self, index: int) -> tuple[int, int]:
        """Offset and length in `str(self)` of an argument or, counted on, of a return."""
        reader = Reader(str(self))
        spans = _read(reader)[3]
        return reader.span(*spans[index])

    @cached_property
    def kind(self) -> SchemaKind:
        """Where the operator puts its result."""
        if self.name.name.inplace:
            return SchemaKind.inplace
        if any(argument.name.startswith("_scratch_") for argument in self.arguments.out):
            return SchemaKind.scratch
        if self.arguments.out:
            return SchemaKind.out
        return SchemaKind.mutable if self.is_mutable else SchemaKind.functional

    @property
    def is_mutable(self) -> bool:
        """Whether the operator writes to any argument."""
        return any(argument.is_write for argument in self.arguments.all)

    @property
    def mutated(self) -> tuple[Argument, ...]:
        """The arguments that the operator writes to, in schema order."""
        return tuple(argument for argument in self.arguments.all if argument.is_write)

    @property
    def is_view(self) -> bool:
        """Whether something returned shares memory with an argument that is not written to."""
        return any(r.annotation is not None and not r.is_write for r in self.returns)

    def aliased_argument(self, returned: Return) -> Argument | None:
        """The first argument that `returned` shares memory with; None for a new value."""
        if returned.annotation is None:
            return None
        letters = set(returned.annotation.alias_set)
        for argument in self.arguments.all:
            if argument.annotation is not None:
                reached = argument.annotation.alias_set + argument.annotation.alias_set_after
                if letters.intersection(reached):
                    return argument
        return None

    def signature(self, *, keep_names: bool = False, keep_defaults: bool = True) -> FunctionSchema:
        """The functional schema that this operator's variants have in common.

        Overload name, in-place mark, annotations, `out` arguments, tensor options and names of
        returns are gone; what the operator writes to and does not return is returned last.  With
        `keep_names` the returns keep their names, and the added ones are called `<argument>_out`.
        """
        own = tuple(Return(r.name if keep_names else None, r.type) for r in self.returns)
        added = tuple(
            Return(f"{argument.name}_out" if keep_names else None, argument.type)
            for argument in self._written_and_not_returned()
        )
        arguments = self.arguments.bare()
        if not keep_defaults:
            arguments = Arguments(
                tuple(Argument(a.name, a.type) for a in arguments.positional),
                tuple(Argument(a.name, a.type) for a in arguments.kwarg_only),
            )
        base = self.name.name
        name = OperatorName(
            BaseOperatorName(base.base, dunder=base.dunder), "", self.name.namespace
        )
        return FunctionSchema(name, arguments, own + added)

    def _written_and_not_returned(self) -> Iterator[Argument]:
        returned = {r.annotation for r in self.returns}
        this = self.arguments.self_argument
        others = (a for a in self.arguments.non_out if a is not this)
        for argument in chain((this,) if this else (), self.arguments.out, others):
            if argument.is_write and argument.annotation not in returned:
                yield argument

    @cached_property
    def _text(self) -> str:
        returns = ", ".join(map(str, self.returns))
        if len(self.returns) != 1:
            returns = f"({returns})"
        return f"{self.name}({self.arguments}) -> {returns}"

    def __str__(self) -> str:
        return self._text


def _read(reader: Reader) -> tuple[OperatorName, Arguments, tuple[Return, ...], Spans]:
    spans: Spans = []
    name = read_operator_name(reader)
    reader.expect("(", "the operator's name")
    arguments = read_arguments(reader, spans)
    reader.expect(")", "the arguments")
    if not reader.accept("->"):
        hint = "say what the operator returns: '-> Tensor', or '-> ()' for nothing"
        if reader.peek == "=":
            hint = "write '->' before what is returned"
        raise reader.error(f"expected '->', found {reader.describe()}", hint=hint)
    returns = read_returns(reader, spans)
    reader.expect_end("what is returned")
    return name, arguments, returns, spans


def _contradiction(
    arguments: Arguments, returns: tuple[Return, ...]
) -> tuple[int, str, str] | None:
    """The first part that cannot be: its number (see `span`), the reason, a code."""
    names: set[str] = set()
    for index, argument in enumerate(arguments.all):
        if argument.name in names:
            return index, f"two arguments are called '{argument.name}'", "GS204"
        names.add(argument.name)
    defaulted: str | None = None
    for index, argument in enumerate(arguments.positional):
        if argument.default is not None:
            defaulted = argument.name
        elif defaulted is not None:
            reason = f"which has a default; give '{argument.name}' one, or put it after '*'"
            message = f"'{argument.name}' is required but follows '{defaulted}', {reason}"
            return index, message, "GS203"
    names.clear()
    for index, returned in enumerate(returns, len(arguments.all)):
        if returned.name is not None:
            if returned.name in names:
                return index, f"two returns are called '{returned.name}'", "GS204"
            names.add(returned.name)
    return None
