"""Operators over lists of tensors, derived from operators over tensors: `_foreach_add.List` from `add.Tensor`.

The field `foreach` names their overloads as PyTorch does; `Plain` is the one without an overload name.  The overload
determines which arguments become lists.  Each is an alias of the operator, which it calls for every tensor.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import replace

from ...schema.function_schema import Argument, FunctionSchema, OperatorName
from ...schema.variants import derive_schema, tags_of_variant
from ..diagnostics import Diagnostics
from .sample_types import SampleCall
from .types import DeviceCheck, Foreach, NativeFunction

_PREFIX = "_foreach_"
_NUMBERS = "Tensor scalars"
"""A vector with a number for each tensor."""
_READS_NUMBERS = {"meta": "numbers are read from a vector"}


def expand_foreach(
    functions: Iterable[NativeFunction], diagnostics: Diagnostics
) -> Iterator[NativeFunction]:
    """The functions, and behind them those over lists."""
    made: list[NativeFunction] = []
    for function in functions:
        yield function
        for overload in sorted(function.foreach, key=lambda overload: overload.value):
            func = _schema(function.func, overload)
            if func is None:
                message = f"'{function.name}' has no argument for '{overload.name}'"
                hint = "leave it out, or write it where there is a number or a second tensor"
                diagnostics.error("GS310", message, function.field_location("foreach"), hint)
                continue
            made.append(_over_lists(function, func, function.name))
            for variant in function.autogen:
                if variant.name.inplace:
                    name = replace(func.name, name=replace(func.name.name, inplace=True))
                    made.append(_over_lists(function, derive_schema(func, name), variant))
    yield from made


def _over_lists(
    function: NativeFunction, func: FunctionSchema, called: OperatorName
) -> NativeFunction:
    return NativeFunction(
        func,
        variants=frozenset(),  # programs call the packet: a binding for each would be code without use
        device_check=DeviceCheck.NoCheck,
        alias_of=called,
        of_lists=True,
        category=function.category,
        doc=f"`{called.packet}` of each tensor of a list.",
        dtypes=function.dtypes,
        refuses=function.refuses,
        samples=_samples(function, func),
        exempt=_READS_NUMBERS if func.returns and _NUMBERS in str(func) else {},
        tags=tags_of_variant(function.tags, func) - {"generated"},
        syntax=function.syntax,
        said=function.said,
    )


def _schema(func: FunctionSchema, overload: Foreach) -> FunctionSchema | None:
    arguments = _arguments(func, overload)
    if arguments is None:
        return None
    name = f"{_PREFIX}{func.name.name}{overload.value and '.'}{overload.value}"
    return FunctionSchema.parse(f"{name}({', '.join(arguments)}) -> Tensor[]")


def _arguments(func: FunctionSchema, overload: Foreach) -> list[str] | None:
    """The arguments as they are written in a schema; None where there is none that could be what `overload` says."""
    tensors = [a for a in func.arguments.positional if str(a.type) == "Tensor"]
    numbers = [a for a in func.arguments.non_out if str(a.type) == "Scalar"]
    if not tensors:
        return None
    others = [a for a in func.arguments.positional if a not in tensors and a not in numbers]
    listed = [f"Tensor[] {a.name}" for a in tensors]
    keywords = [str(a) for a in func.arguments.kwarg_only]
    rest = ["*", *keywords] if keywords else []
    positional = [a for a in numbers if a in func.arguments.positional]
    if overload in (Foreach.Plain, Foreach.List):
        return [*listed, *map(str, positional), *map(str, others), *rest]
    # What follows the lists: the operator's own number, or a number in place of the last tensor.
    own = next((a for a in numbers if a.name != "alpha"), None)
    if own is None and len(tensors) < 2:
        return None
    before = listed if own is not None else listed[:-1]
    match overload:
        case Foreach.Scalar:
            return [*before, str(own) if own is not None else "Scalar scalar"]
        case Foreach.ScalarList:
            return [*before, f"Scalar[] {_required(own) or 'scalars'}"]
        case Foreach.Tensor if own is not None:
            return [*before, _NUMBERS]
        case _:
            return [*before, str(tensors[-1]), *rest]


_SAMPLES = {"Scalar": "2", "Scalar[]": "[2, 3]"}
"""What stands in a sample for numbers that the operator's own sample does not have."""


def _samples(function: NativeFunction, func: FunctionSchema) -> tuple[SampleCall, ...]:
    """The operator's first sample, with two tensors for each of its own; none where it has none."""
    if not function.samples:
        return ()
    tree = ast.parse(f"f({function.samples[0].text})", mode="eval").body
    assert isinstance(tree, ast.Call)
    given = dict(enumerate(map(ast.unparse, tree.args)))
    words = []
    for number, argument in enumerate(func.arguments.positional):
        kind = str(argument.type)
        if argument.default is not None:
            continue
        if kind == "Tensor[]":
            one = given.get(number, "...")
            if func.name.name.inplace:  # a real result of complex numbers has no place there
                one = f"real({'' if one == '...' else one})"
            words.append(f"[{one}, {one}]")
        elif kind == "Tensor":
            own = len(function.func.arguments.positional) > number
            words.append("real(())" if own else "fixed(typed(literal([2.0, 3.0]), float64))")
        else:
            words.append(_SAMPLES[kind])
    return (replace(function.samples[0], text=", ".join(words), positional=len(words)),)


def _required(argument: Argument | None) -> str:
    """The name of a number that must be given."""
    return argument.name if argument is not None and argument.default is None else ""
