"""Conventions that PyTorch's operators follow beyond a valid schema.

They make it possible to find the variants of an operator and to derive one from another.  Operators defined at run time
need not follow them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...schema.function_schema import BaseType, FunctionSchema, SchemaError, SchemaKind


class _Problem(NamedTuple):
    part: int | None  # argument or return as FunctionSchema.span counts; None is the name
    message: str
    hint: str
    code: str = "GS206"


def broken_convention(schema: FunctionSchema) -> SchemaError | None:
    """The first convention that `schema` breaks; its offset counts in `str(schema)`."""
    for rule in (_names, _alias_sets, _keyword_arguments, _returns_of_out, _inplace, _rest):
        for problem in rule(schema):
            text = str(schema)
            part = problem.part
            offset, length = (0, text.index("(")) if part is None else schema.span(part)
            return SchemaError(problem.message, text, offset, length, problem.hint, problem.code)
    return None


def _names(schema: FunctionSchema) -> Iterator[_Problem]:
    name = schema.name
    if name.packet.endswith("_out"):
        base = name.packet.removesuffix("_out")
        hint = f"make it an overload: {base}.out"
        yield _Problem(None, "the name of an operator cannot end in '_out'", hint)
    if "functional" in name.overload and schema.kind is not SchemaKind.functional:
        message = f"the overload is called '{name.overload}' but writes to an argument"
        yield _Problem(None, message, "choose another name for the overload")
    is_out = name.overload == "out" or name.overload.endswith("_out")
    if is_out and schema.kind is SchemaKind.functional:
        named = [n for n, a in enumerate(schema.arguments.all) if a.name == "out"]
        message = f"the overload is called '{name.overload}', and no argument is written"
        hint = "write the result as '*, Tensor(a!) out', and return 'Tensor(a!)'"
        yield _Problem(named[0] if named else None, message, hint)


def _alias_sets(schema: FunctionSchema) -> Iterator[_Problem]:
    arguments = schema.arguments.all
    writer: dict[str, str] = {}
    known: set[str] = {"*"}
    for index, argument in enumerate(arguments):
        if argument.annotation is None:
            continue
        letter = argument.annotation.alias_set[0]
        if argument.is_write and letter in writer:
            message = f"'{writer[letter]}' and '{argument.name}' are both written as ({letter}!)"
            hint = "give each written argument an alias set of its own"
            yield _Problem(index, message, hint, "GS205")
        if argument.is_write:
            writer[letter] = argument.name
        known.update(argument.annotation.alias_set, argument.annotation.alias_set_after)
    for index, returned in enumerate(schema.returns, len(arguments)):
        if returned.annotation is None:
            continue
        if missing := sorted(set(returned.annotation.alias_set) - known):
            message = f"what is returned shares memory with '{missing[0]}', which no argument has"
            hint = f"annotate the argument that it is a view of: Tensor({missing[0]})"
            yield _Problem(index, message, hint, "GS205")


def _keyword_arguments(schema: FunctionSchema) -> Iterator[_Problem]:
    before = len(schema.arguments.positional)
    for index, argument in enumerate(schema.arguments.kwarg_only, before):
        if argument.is_write:
            message = f"'{argument.name}' is written but stands before an argument that is not"
            yield _Problem(index, message, "put written keyword-only arguments last")


def _returns_of_out(schema: FunctionSchema) -> Iterator[_Problem]:
    out = schema.arguments.out
    if not out:
        return
    if schema.name.name.inplace:
        message = "an in-place operator has an out argument"
        yield _Problem(len(schema.arguments.non_out), message, "drop the final '_' of its name")
        return
    first = len(schema.arguments.all)
    wanted = tuple(a for a in out if not a.name.startswith("_scratch_"))
    if any(argument.type != BaseType("Tensor") for argument in out):
        if schema.returns:
            message = "an operator whose out arguments are not all Tensors returns nothing"
            yield _Problem(first, message, "write '-> ()'")
        return
    parts = ", ".join(f"Tensor({argument.annotation})" for argument in wanted)
    hint = f"write '-> {parts}'" if len(wanted) == 1 else f"write '-> ({parts})'"
    if len(wanted) != len(schema.returns):
        message = f"{len(wanted)} out arguments but {len(schema.returns)} returns"
        yield _Problem(first if schema.returns else None, message, hint)
    for index, (argument, returned) in enumerate(zip(wanted, schema.returns, strict=False), first):
        if argument.annotation != returned.annotation:
            message = f"out argument '{argument.name}' is not what is returned in its place"
            yield _Problem(index, message, hint, "GS205")


def _inplace(schema: FunctionSchema) -> Iterator[_Problem]:
    if not schema.name.name.inplace:
        return
    name = schema.name
    this = schema.arguments.self_argument
    if this is None or not this.is_write:
        index = None if this is None else schema.arguments.positional.index(this)
        message = f"'{name}' is in-place by its name but does not write to 'self'"
        hint = "write 'Tensor(a!) self', or drop the final '_' of the name"
        yield _Problem(index, message, hint)
    elif this.type == BaseType("Tensor"):
        if [r.annotation for r in schema.returns] != [this.annotation]:
            first = len(schema.arguments.all) if schema.returns else None
            message = f"'{name}' writes to 'self' but does not return it"
            yield _Problem(first, message, f"write '-> Tensor({this.annotation})'")
    elif schema.returns:
        message = f"'{name}' writes to a 'self' that is not a Tensor, and so returns nothing"
        yield _Problem(len(schema.arguments.all), message, "write '-> ()'")


def _rest(schema: FunctionSchema) -> Iterator[_Problem]:
    first = len(schema.arguments.all)
    writes = [returned.is_write for returned in schema.returns]
    if any(writes) and not all(writes):
        message = "some of what is returned is written, some is not"
        yield _Problem(first + writes.index(True), message, "do not return what is written")
    returned = {r.annotation for r in schema.returns if r.is_write}
    for index, argument in enumerate(schema.arguments.positional):
        if argument.is_write and argument.annotation in returned and argument.name != "self":
            message = f"'{argument.name}' is written and returned, but is neither self nor out"
            hint = "do not return it, or make it keyword-only"
            yield _Problem(index, message, hint)
    if schema.arguments.tensor_options and schema.is_mutable:
        message = "dtype, layout, device and pin_memory belong to operators that write nothing"
        option = schema.arguments.all.index(schema.arguments.tensor_options[0])
        yield _Problem(option, message, "leave them out")
