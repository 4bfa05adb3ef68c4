"""Derives the variants of an operator that its entry names in `autogen`.

`sin` with `autogen: sin_, sin.out` gets exactly the in-place and `out` variants that PyTorch declares; `relu_` with
`autogen: relu` gets the functional one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ...schema.function_schema import FunctionSchema, OperatorName, SchemaKind
from ...schema.reader import SchemaError
from ...schema.variants import Underivable, derive_schema, tags_of_variant
from ..diagnostics import Diagnostics, Related, nearest
from ..project.memo import Memo
from .coded import coded_schema, known_schema
from .types import NativeFunction, OutRule, Variant
from .values import Context, items


def expand_autogen(
    functions: Iterable[NativeFunction], diagnostics: Diagnostics, memo: Memo | None = None
) -> tuple[NativeFunction, ...]:
    """The functions, each followed by the variants derived from it; `memo` holds schemas that were derived before."""
    memo = memo or Memo()
    written = tuple(functions)
    known = {function.name: function for function in written}
    expanded: list[NativeFunction] = []
    for function in written:
        expanded.append(function)
        for number, name in enumerate(function.autogen):
            try:
                derived = _derived(function, name, memo)
            except Underivable as error:
                _report(function, number, str(error), error.hint, diagnostics)
                continue
            except SchemaError as error:  # what is written to has the name of another argument
                hint = "choose another name for the argument"
                _report(function, number, f"'{name}': {error.message}", hint, diagnostics)
                continue
            outs = [a.name for a in derived.func.arguments.out]
            if any("out" not in out and nearest(out, ("out",)) for out in outs):
                message = (
                    f"the overload '{name.overload}' would name the argument that is written to"
                )
                hint = f"did you mean '{name.with_overload('out')}'?"
                _report(function, number, message, hint, diagnostics)
                continue
            other = known.setdefault(name, derived)
            if other is derived:
                expanded.append(derived)
            elif other.origin is None or other.func != derived.func:
                hint = "leave it out of autogen, or give it another overload name"
                _report(
                    function,
                    number,
                    f"there is an operator '{name}' already",
                    hint,
                    diagnostics,
                    other,
                )
    return tuple(expanded)


def _schema(func: FunctionSchema, name: OperatorName, memo: Memo) -> FunctionSchema:
    key = f"{func} {name}"
    known = memo.get("variant", key)
    if known is not None:
        return known_schema(known)
    derived = derive_schema(func, name)
    memo.keep("variant", key, coded_schema(derived))
    return derived


def _derived(function: NativeFunction, name: OperatorName, memo: Memo) -> NativeFunction:
    """The variant of `function` called `name`.  Raises Underivable."""
    func = _schema(function.func, name, memo)
    variants = frozenset((Variant.function,))
    if func.kind is SchemaKind.inplace:
        variants = function.variants
        if function.inplace_variants is not None:
            variants = function.inplace_variants
        elif func.arguments.self_argument is not None and function.python_module is None:
            # `x.copy_(y)` is a method, though `copy` is none.
            variants |= {Variant.method}
    alias_of = None
    if function.alias_of is not None:
        alias_of = replace(name, name=replace(function.alias_of.name, inplace=name.name.inplace))
    numbers = function.numbers_as_tensors
    if func.kind is SchemaKind.out and OutRule.tensors in function.out:
        numbers = False
    return function.varied(
        func=func,
        variants=variants,
        numbers_as_tensors=numbers,
        dispatch={},
        autogen=(),
        inplace_variants=None,
        python=(),
        manual_python_binding=frozenset(),
        tags=tags_of_variant(function.tags, func),
        structured=False,
        structured_delegate=None,
        structured_inherits=None,
        precomputed=None,
        ufunc_inner_loop=(),
        cpp_no_default_args=(),
        alias_of=alias_of,
        origin=function,
    )


def _report(
    function: NativeFunction,
    number: int,
    message: str,
    hint: str,
    diagnostics: Diagnostics,
    other: NativeFunction | None = None,
) -> None:
    where = function.location
    node = function.syntax.get("autogen") if function.syntax else None
    if node is not None:
        where = items(node, Context(diagnostics, {}))[number].location
    related: tuple[Related, ...] = ()
    if other is not None and other.location is not None:
        verb = "written" if other.origin is None else "derived"
        related = (Related(f"{verb} here", other.location),)
    diagnostics.error("GS310", message, where, hint, related)
