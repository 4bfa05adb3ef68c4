"""The variants of an operator, derived from its schema: in place, into `out` arguments, functional.

The generator derives them for `autogen`, and the run time for the operators that the generator declares as
variants: the text of their schemas stands nowhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from string import ascii_lowercase

from .arguments import Argument, Arguments, Return
from .function_schema import FunctionSchema, SchemaKind
from .names import BaseOperatorName, OperatorName
from .types import Annotation, BaseType, List

_INHERITED_TAGS = frozenset(
    (
        "data_dependent_output",
        "dynamic_output_shape",
        "nondeterministic_bitwise",
        "nondeterministic_seeded",
        "pointwise",
        "pt2_compliant_tag",
        "reduction",
        "view_copy",
    )
)

_SAYS_OUT = re.compile(r"(?:^|_)out(?:_|$)|Out[A-Z]")
"""Overload names that only say that this is an out variant; others name the argument as well."""


class Underivable(ValueError):
    """A variant cannot be derived; the message says why, `hint` what to write instead."""

    def __init__(self, message: str, hint: str) -> None:
        super().__init__(message)
        self.hint = hint


def tags_of_variant(tags: Iterable[str], variant: FunctionSchema) -> frozenset[str]:
    """The tags of a variant whose origin has `tags`."""
    own = {"generated"}
    if variant.arguments.out:
        own.add("out")
    if variant.kind is SchemaKind.inplace:
        own.add("inplace")
    return _INHERITED_TAGS.intersection(tags) | own


def derive_schema(func: FunctionSchema, name: OperatorName) -> FunctionSchema:
    """The schema of the variant of `func` that is called `name`.  Raises Underivable."""
    own, other = func.name.name, name.name
    own_key = (own.base, own.dunder, func.name.namespace)
    if own_key != (other.base, other.dunder, name.namespace):
        hint = f"write a variant of '{own}', for instance {_out_name(func.name)}"
        raise Underivable(f"'{name}' is not a variant of '{func.name}'", hint)
    if func.kind in (SchemaKind.out, SchemaKind.scratch):
        hint = "put autogen on the functional or the in-place variant"
        raise Underivable(f"'{func.name}' is an out variant, from which none is derived", hint)
    if other.inplace:
        return _inplace(func, name)
    same_overload = name.overload == func.name.overload
    if same_overload and func.kind is not SchemaKind.functional:
        return _functional(func, name)
    if same_overload:
        raise Underivable(f"'{name}' is the operator itself", "leave it out of autogen")
    return _out(func, name)


def _inplace(func: FunctionSchema, name: OperatorName) -> FunctionSchema:
    hint = "leave it out of autogen"
    if func.kind is not SchemaKind.functional:
        raise Underivable(f"'{name}' is derived from a functional variant only", hint)
    this = func.arguments.self_argument
    first = func.arguments.positional[:1]
    if this is None and first and first[0].name == "input":
        this = first[0]  # torch.dropout(input, ...) and torch.dropout_(self, ...)
    if this is None:
        message = "an operator without argument 'self' (or first 'input') has no in-place variant"
        raise Underivable(message, hint)
    types = [returned.type for returned in func.returns]
    if this.type not in (BaseType("Tensor"), List(BaseType("Tensor"))) or types != [this.type]:
        message = "an in-place variant needs a 'self' of the one type that is returned"
        raise Underivable(message, hint)
    annotation = Annotation(("a",), is_write=True)
    written = replace(this, name="self", annotation=annotation)
    bare = func.arguments.bare(keep_options=True)
    positional = tuple(written if a.name == this.name else a for a in bare.positional)
    returns = () if isinstance(this.type, List) else (Return(None, this.type, annotation),)
    return FunctionSchema(name, Arguments(positional, bare.kwarg_only), returns)


def _functional(func: FunctionSchema, name: OperatorName) -> FunctionSchema:
    if func.kind is SchemaKind.mutable and not name.name.functional_overload:
        expected = OperatorName(
            BaseOperatorName(name.name.base, functional_overload=True),
            name.overload,
            name.namespace,
        )
        message = f"the functional variant of an operator that writes is called '{expected}'"
        raise Underivable(message, f"write {expected}")
    return replace(func.signature(keep_names=True), name=name)


def _out(func: FunctionSchema, name: OperatorName) -> FunctionSchema:
    if func.kind is SchemaKind.inplace:
        this = func.arguments.self_argument
        assert this is not None  # an in-place schema's convention
        positional = tuple(
            replace(a, annotation=None) if a.name == "self" else a
            for a in func.arguments.positional
        )
        out = Argument("out", this.type, None, this.annotation)
        return FunctionSchema(
            name, replace(func.arguments, positional=positional, out=(out,)), func.returns
        )
    tensors = [returned for returned in func.returns if returned.type.is_tensor_like]
    if not tensors:
        raise Underivable(f"'{func.name}' returns no tensor to write to", "leave it out of autogen")
    arguments = func.arguments
    if func.kind is SchemaKind.functional:
        arguments = arguments.bare()
    used = {letter for a in arguments.all if a.annotation for letter in a.annotation.alias_set}
    letters = (letter for letter in ascii_lowercase if letter not in used)
    out_names = _out_argument_names(func, name)
    outs = tuple(
        Argument(out_name, returned.type, None, Annotation((next(letters),), is_write=True))
        for out_name, returned in zip(out_names, func.returns, strict=True)
        if returned.type.is_tensor_like
    )
    if all(returned.type == BaseType("Tensor") for returned in func.returns):
        returns = tuple(
            Return(returned.name, argument.type, argument.annotation)
            for returned, argument in zip(func.returns, outs, strict=True)
        )
    else:
        returns = tuple(r for r in func.returns if not r.type.is_tensor_like)
    return FunctionSchema(name, replace(arguments, out=outs), returns)


def _out_argument_names(func: FunctionSchema, name: OperatorName) -> list[str]:
    if len(func.returns) == 1:
        return ["out" if _SAYS_OUT.search(name.overload) else name.overload]
    return [returned.name or f"out{number}" for number, returned in enumerate(func.returns)]


def _out_name(name: OperatorName) -> OperatorName:
    return name.with_overload(f"{name.overload}_out" if name.overload else "out")
