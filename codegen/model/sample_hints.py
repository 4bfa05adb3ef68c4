"""The fields of native_functions.yaml about testing: sample calls, exemptions and tolerances."""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from ...schema.function_schema import FunctionSchema
from ...schema.literals import DTYPES, MEMORY_FORMATS
from ..derivatives.constants import OutOfRange, check_constants, value_of
from ..diagnostics import suggest
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Node, Scalar, Sequence
from .sample_types import SampleCall, Tolerance
from .values import Context, Item, describe, prose

__all__ = [
    "CHECKS",
    "CONSTRUCTORS",
    "call_problems",
    "exemptions",
    "expression",
    "sample_calls",
    "tolerances",
]

LARGEST = 1 << 20
"""Elements of a tensor in a sample."""

CHECKS = (
    "schema",
    "promotion",
    "defaults",
    "effect",
    "dtypes",
    "precision",
    "meta",
    "variants",
    "backends",
    "views",
    "decomposition",
    "first_order",
    "second_order",
    "forward_mode",
    "nan",
    "immutable_gradients",
    "strides",
    "batching",
    "batched_writes",
    "batched_refusals",
    "batched_grad",
)
"""The checks that an operator can be exempt from; ``gradsmith.testing.checks`` has a function for each."""

CONSTRUCTORS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "between": (2, 3),
        "apart": (0, 1),
        "fixed": (0, 1),
        "kink": (0, 1),
        "real": (0, 1),
        "index": (1, 2),
        "permutation": (1, 1),
        "integers": (2, 3),
        "mask": (0, 1),
        "increasing": (1, 1),
        "symmetric": (1, 1),
        "definite": (1, 1),
        "regular": (1, 1),
        "triangle": (1, 2),
        "literal": (1, 2),
        "typed": (2, 2),
    }
)
"""What sample calls make tensors with, and how many arguments each takes; ``gradsmith.testing.samples``
defines them."""

WORDS = ("inf", "nan", *DTYPES, *MEMORY_FORMATS)
"""What may stand by itself in a sample: numbers, dtypes, memory formats."""

_TOLERATED = ("float16", "bfloat16", "float32", "float64", "complex64", "complex128")

_TOLERANCE = re.compile(r"rtol (\S+), atol (\S+): (\S.*)", re.DOTALL)


def sample_calls(node: Node, context: Context) -> tuple[SampleCall, ...]:
    """A call's arguments, or a list of them."""
    nodes = node.items if isinstance(node, Sequence) else (node,)
    calls = []
    for item in nodes:
        if not isinstance(item, Scalar) or item.value is None:
            hint = "write the arguments of a call: (2, 3), dim=0"
            raise context.reject(
                f"expected a sample call, found {describe(item)}", item.location, hint
            )
        calls.append(_call(item, context))
    if not calls:
        raise context.reject("a list of samples is empty", node.location, "leave the field out")
    return tuple(calls)


def expression(node: Node, context: Context) -> str:
    """A Python expression; `rules` holds its names to the schema."""
    text = prose(node, context)
    try:
        ast.parse(text, mode="eval")
    except (SyntaxError, ValueError) as error:
        message = f"this is not a Python expression: {getattr(error, 'msg', error)}"
        raise context.reject(message, node.location, "write results: S, U.abs()") from None
    return text


def _call(scalar: Scalar, context: Context) -> SampleCall:
    text = " ".join(scalar.text.split())
    known = context.memo.get("sample", text)
    if known is not None:
        return SampleCall(text, known[0], tuple(known[1]), scalar)
    try:
        tree = ast.parse(f"f({text})", mode="eval").body
    except (SyntaxError, ValueError) as error:
        hint = "write them as Python does: (2, 3), dim=0"
        message = f"these are not the arguments of a call: {getattr(error, 'msg', error)}"
        raise context.reject(message, scalar.location, hint) from None
    assert isinstance(tree, ast.Call)
    try:
        check_constants(tree, f"f({text})")
    except OutOfRange as problem:
        written = ast.unparse(problem.node)
        where = Item(written, scalar, max(scalar.text.find(written), 0)).location
        message = f"'{written}' is not a number of a sample: {problem.reason}"
        raise context.reject(message, where, "write a smaller number, or inf", "GS110") from None
    constructors: list[ast.expr] = [tree.func]
    for inner in ast.walk(tree):  # calls before what they call
        if isinstance(inner, ast.Call) and inner is not tree:
            _check_constructor(inner, scalar, context)
            constructors.append(inner.func)
        elif isinstance(inner, ast.Tuple):
            _check_shape(inner, inner.elts, scalar, context)
        elif isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Load):
            if inner not in constructors:
                _check_word(inner, scalar, context)
        elif isinstance(inner, (ast.Lambda, ast.Attribute, ast.Starred, ast.comprehension)):
            message = "a sample is made of literals, shapes and constructors"
            raise context.reject(message, scalar.location, f"use {', '.join(CONSTRUCTORS)}")
    keywords = [keyword.arg for keyword in tree.keywords]
    context.memo.keep("sample", text, [len(tree.args), keywords])
    return SampleCall(text, len(tree.args), tuple(keywords), scalar)


def _check_word(word: ast.Name, scalar: Scalar, context: Context) -> None:
    if word.id in WORDS:
        return
    where = Item(word.id, scalar, max(scalar.text.find(word.id), 0)).location
    hint = suggest(word.id, WORDS) or "write numbers, strings, dtypes and memory formats"
    raise context.reject(f"'{word.id}' means nothing in a sample", where, hint)


def _check_shape(
    written: ast.expr, sizes: list[ast.expr], scalar: Scalar, context: Context
) -> None:
    count = math.prod(size for size in map(value_of, sizes) if isinstance(size, int))
    if count > LARGEST:
        text = ast.unparse(written)
        where = Item(text, scalar, max(scalar.text.find(text), 0)).location
        message = f"a tensor of {count} elements is not a sample: every check makes several"
        raise context.reject(message, where, f"give it {LARGEST} elements at most", "GS110")


def _check_constructor(call: ast.Call, scalar: Scalar, context: Context) -> None:
    name = call.func.id if isinstance(call.func, ast.Name) else ast.unparse(call.func)
    where = Item(name, scalar, max(scalar.text.find(name), 0)).location
    bounds = CONSTRUCTORS.get(name)
    if bounds is None:
        hint = suggest(name, CONSTRUCTORS) or f"there are {', '.join(CONSTRUCTORS)}"
        if not isinstance(call.func, ast.Name):
            hint = "part arguments by commas; each call is an item of its own, behind '- '"
        raise context.reject(f"'{name}' is not a function that creates tensors", where, hint)
    if call.keywords or not bounds[0] <= len(call.args) <= bounds[1]:
        wanted = str(bounds[0]) if bounds[0] == bounds[1] else f"{bounds[0]} to {bounds[1]}"
        message = f"'{name}' takes {wanted} positional arguments, found {ast.unparse(call)}"
        raise context.reject(message, where, "shapes are one argument, a tuple")
    if name == "permutation":
        _check_shape(call, call.args, scalar, context)


def call_problems(func: FunctionSchema, call: SampleCall) -> Iterator[tuple[str, str]]:
    """What is wrong with a call of `func`: message and hint."""
    arguments = func.arguments
    positional = [a.name for a in arguments.positional]
    known = positional + [a.name for a in arguments.kwarg_only]
    schema = f"the schema is {func}"
    if call.positional > len(positional):
        message = f"a sample gives {call.positional} positional arguments, not {len(positional)}"
        yield message, schema
    given = positional[: call.positional]
    for keyword in call.keywords:
        name = keyword or "**"
        if name not in known:
            yield f"a sample gives '{name}', which is not an argument", suggest(
                name, known
            ) or schema
        elif name in given:
            yield f"a sample gives '{name}' twice", schema
        given.append(name)
    yield from _shape_problems(func, call)
    for argument in (*arguments.positional, *arguments.kwarg_only):
        if argument.default is None and argument.name not in given:
            yield f"a sample leaves '{argument.name}' out, which has no default", schema


def exemptions(node: Node, context: Context) -> dict[str, str]:
    """``check: reason`` for each check that does not hold."""
    found = {}
    for key, text in _reasons(node, "check: why it does not hold", context):
        if key.text not in CHECKS:
            hint = suggest(key.text, CHECKS) or f"there are {', '.join(CHECKS)}"
            context.report(f"there is no check '{key.text}'", key.location, hint)
        else:
            found[key.text] = text
    return found


def tolerances(node: Node, context: Context) -> tuple[Tolerance, ...]:
    """``dtype: rtol 1e-3, atol 1e-5: reason`` for each dtype whose usual tolerance is too narrow."""
    found = []
    for key, text in _reasons(node, "float32: 'rtol 1e-3, atol 1e-5: why'", context):
        if key.text not in _TOLERATED:
            hint = suggest(key.text, _TOLERATED) or f"there are {', '.join(_TOLERATED)}"
            context.report(f"'{key.text}' has no tolerance", key.location, hint)
            continue
        match = _TOLERANCE.fullmatch(text)
        numbers = _numbers(match) if match else None
        if match is None or numbers is None:
            hint = f"write {key.text}: 'rtol 1e-3, atol 1e-5: why'"
            context.report("a tolerance is two numbers and a reason", key.location, hint)
            continue
        if not all(0 <= number < math.inf for number in numbers):
            message = "a tolerance that everything is within, or nothing"
            context.report(message, key.location, "write finite numbers, none below zero")
            continue
        found.append(Tolerance(key.text, *numbers, match[3]))
    return tuple(found)


def _numbers(match: re.Match[str]) -> tuple[float, float] | None:
    try:
        return float(match[1]), float(match[2])
    except ValueError:
        return None


def _reasons(node: Node, form: str, context: Context) -> Iterator[tuple[Scalar, str]]:
    if not isinstance(node, MappingNode) or not node.entries:
        raise context.reject(f"expected lines, found {describe(node)}", node.location, form)
    for key, value in node.entries:
        if (
            not isinstance(value, Scalar)
            or not isinstance(value.value, str)
            or not value.text.strip()
        ):
            context.report(f"'{key.text}' is given no reason", value.location, form)
            continue
        yield key, " ".join(value.text.split())


_NO_SIZE = re.compile(r"[-.'\"]")
_WHOLE = ("int", "SymInt", "bool", "SymBool")
_NO_TEXT = ("Tensor", "Scalar", "int", "float", "bool", "SymInt", "SymBool")


def _shape_problems(func: FunctionSchema, call: SampleCall) -> Iterator[tuple[str, str]]:
    """Shapes of tensors whose elements are not sizes, and text in the place of numbers."""
    if not _NO_SIZE.search(call.text):  # as in nearly all
        return
    tree = ast.parse(f"f({call.text})", mode="eval").body
    assert isinstance(tree, ast.Call)
    kinds = {a.name: a.type for a in (*func.arguments.positional, *func.arguments.kwarg_only)}
    pairs = [
        *zip((a.name for a in func.arguments.positional), tree.args),
        *((k.arg or "", k.value) for k in tree.keywords),
    ]
    for name, written in pairs:
        if isinstance(written, ast.Constant) and isinstance(written.value, str):
            kind = str(kinds.get(name, "str")).rstrip("?")
            if kind in _NO_TEXT:
                yield f"'{name}' is of type {kind}, and the sample gives {ast.unparse(written)}", f"the schema is {func}"
            continue
        if isinstance(value_of(written), float):
            kind = str(kinds.get(name, "float")).rstrip("?")
            if kind in _WHOLE:
                yield f"'{name}' is of type {kind}, and the sample gives {ast.unparse(written)}", f"the schema is {func}"
            continue
        if (
            name not in kinds
            or not kinds[name].is_tensor_like
            or not isinstance(written, ast.Tuple)
        ):
            continue
        for element in written.elts:
            size = value_of(element)
            if isinstance(element, ast.Constant | ast.UnaryOp) and not (
                isinstance(size, int) and size >= 0
            ):
                text = ast.unparse(element)
                yield f"the shape of '{name}' has {text} for a size", "write whole numbers, 0 or more"
