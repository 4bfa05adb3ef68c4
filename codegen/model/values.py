"""Parsers of field values: from a node of the YAML tree to a value of the model.

Each parser takes the node and a Context, and records mistakes.  If no value can be returned, it raises Rejected, and
the field counts as missing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from hashlib import sha256
from typing import TypeVar

from ...schema.dispatch_keys import DISPATCH_KEYS
from ...schema.function_schema import Argument, FunctionSchema, OperatorName, SchemaError
from ..diagnostics import Diagnostics, Fix, Location, suggest
from ..project.memo import Memo
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Node, Scalar, Sequence
from .coded import coded_schema, known_schema
from .special_methods import SPECIAL_METHODS
from .types import Batch, BatchKind, Pointwise, Precomputed, UfuncInnerLoop, Variant

__all__ = [
    "Context",
    "Item",
    "Rejected",
    "batch",
    "choice",
    "choices",
    "describe",
    "dispatch_table",
    "flag",
    "identifier",
    "identifiers",
    "inner_loops",
    "items",
    "operator_name",
    "operator_names",
    "kernel_name",
    "numbers",
    "page_name",
    "pointwise",
    "precomputed",
    "prose",
    "read_choice",
    "read_choices",
    "python_module",
    "schema",
    "schema_from",
    "special_methods",
    "tag_names",
    "variants",
]

NO_BINDING = "none"
"""What stands for the variants of an operator that programs call by `gradsmith.ops` alone."""

Choice = TypeVar("Choice", bound=Enum)
Parsed = TypeVar("Parsed")

_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_KERNEL = re.compile(r"(?:(?:[A-Za-z_]\w*::)*|(?:[A-Za-z_][\w.]*:)?)[A-Za-z_]\w*", re.ASCII)
_WORD = re.compile(r"[^\s,](?:[^,]*[^\s,])?|(?<=,)(?=\s*(?:,|$))|^(?=,)")
_INNER_LOOP = re.compile(r"([A-Za-z_][A-Za-z0-9_]*) \(([A-Za-z0-9_]+(?:, [A-Za-z0-9_]+)*)\)")


class Rejected(Exception):
    """A value of which nothing can be used; the reason has been recorded."""


@dataclass(frozen=True, slots=True)
class Context:
    """Where the parsers report, and the names that only the project's other files know."""

    diagnostics: Diagnostics
    tags: Mapping[str, str] | None
    """None where the file of tags cannot be read: then every tag is taken for one of them."""
    memo: Memo = field(default_factory=Memo)
    known_tags: str = field(init=False)
    """`tags`, as a text."""

    def __post_init__(self) -> None:
        known = "any" if self.tags is None else " ".join(sorted(self.tags))
        object.__setattr__(self, "known_tags", sha256(known.encode()).hexdigest()[:16])

    def report(
        self,
        message: str,
        where: Location,
        hint: str | None,
        code: str = "GS303",
        fix: Fix | None = None,
    ) -> None:
        """Record a mistake."""
        self.diagnostics.error(code, message, where, hint, fix=fix)

    def reject(
        self, message: str, where: Location, hint: str | None, code: str = "GS303"
    ) -> Rejected:
        """Record a mistake that leaves nothing of the value."""
        self.report(message, where, hint, code)
        return Rejected(message)


@dataclass(frozen=True, slots=True)
class Item:
    """One of several values that stand in a scalar with commas between, or in a list."""

    text: str
    scalar: Scalar
    offset: int

    @property
    def location(self) -> Location:
        return self.scalar.locate(self.offset, len(self.text))

    @property
    def removal(self) -> Fix | None:
        """Mends the list by taking this value out; None where it is an item of a list of YAML's."""
        text = self.scalar.text
        before = text[: self.offset].rstrip().removesuffix(",")
        fix = self.scalar.replacement(before + text[self.offset + len(self.text) :])
        return fix if before else None


def items(node: Node, context: Context) -> list[Item]:
    """The values of `a, b` or `[a, b]`; at least one."""
    scalars = [_scalar(n, context) for n in (node.items if isinstance(node, Sequence) else (node,))]
    found = [Item(m[0], s, m.start()) for s in scalars for m in _WORD.finditer(s.text)]
    if not found:
        raise context.reject("a list of names is empty", node.location, "leave the field out")
    for item in found:
        if not item.text:
            raise context.reject("nothing stands at this comma", item.location, "remove the comma")
    return found


def _scalar(node: Node, context: Context) -> Scalar:
    if isinstance(node, Scalar) and isinstance(node.value, str):
        return node
    rest = node.source.text[node.end :] if isinstance(node, Scalar) else ""
    hint = _QUOTED if rest.lstrip(" \t").startswith("#") else None
    raise context.reject(f"expected text, found {describe(node)}", node.location, hint)


_QUOTED = "put a text that begins with '#' between quotes: to YAML it is a comment"


def describe(node: Node) -> str:
    """What a node is, as a message names it."""
    if isinstance(node, Scalar):
        if node.value is None:
            return "nothing"
        if isinstance(node.value, str):
            return f"'{node.text}'" if len(node.text) < 40 else "text"
        return f"{'the truth value' if isinstance(node.value, bool) else 'the number'} {node.text}"
    return "a mapping" if isinstance(node, MappingNode) else "a list"


def _parsed(parse: Callable[[str], Parsed], item: Item, context: Context) -> Parsed:
    try:
        return parse(item.text)
    except SchemaError as error:
        where = item.scalar.locate(item.offset + error.offset, error.length)
        raise context.reject(error.message, where, error.hint, error.code) from None


def schema(node: Node, context: Context) -> FunctionSchema:
    """A schema, spelled as it is printed."""
    return schema_from(_scalar(node, context), 0, context)


def schema_from(scalar: Scalar, start: int, context: Context) -> FunctionSchema:
    """The schema that stands in `scalar` from the offset `start` on, spelled as it is printed."""
    text = scalar.text[start:]
    known = context.memo.get("schema", text)
    if known is not None:
        return known_schema(known)
    found = _parsed(FunctionSchema.parse, Item(text, scalar, start), context)
    printed = str(found)
    if printed != text:
        pairs = zip(printed, text, strict=False)
        offset = next((i for i, (a, b) in enumerate(pairs) if a != b), len(printed))
        where = scalar.locate(start + min(offset, len(text) - 1))
        message = "a schema is not spelled as it is printed"
        fix = scalar.replacement(scalar.text[:start] + printed)
        context.report(message, where, f"write {printed}", "GS201", fix)
    else:
        context.memo.keep("schema", text, coded_schema(found))
    return found


def flag(node: Node, context: Context) -> bool:
    """True or False."""
    if isinstance(node, Scalar) and isinstance(node.value, bool):
        return node.value
    message = f"expected True or False, found {describe(node)}"
    raise context.reject(message, node.location, "write True, or leave the field out")


def numbers(node: Node, context: Context) -> bool | str:
    """True, ``some``, or the names of arguments."""
    if isinstance(node, Scalar) and isinstance(node.value, bool):
        return node.value
    return ", ".join(identifiers(node, context))


def prose(node: Node, context: Context) -> str:
    """A text in which line breaks mean nothing but between paragraphs."""
    paragraphs = re.split(r"\n\s*\n", _scalar(node, context).text)
    return "\n\n".join(text for p in paragraphs if (text := " ".join(p.split())))


def prose_by_name(node: Node, context: Context) -> str | tuple[tuple[str, str], ...]:
    """One text, or one for each of some names."""
    if isinstance(node, MappingNode):
        return tuple((key.text, prose(value, context)) for key, value in node.entries)
    return prose(node, context)


def identifier(node: Node, context: Context) -> str:
    """A single name."""
    scalar = _scalar(node, context)
    return _identifier(Item(scalar.text, scalar, 0), context)


def identifiers(node: Node, context: Context) -> tuple[str, ...]:
    """Several names."""
    return tuple(_identifier(item, context) for item in items(node, context))


PYTHON_MODULES = ("fft", "linalg", "nested", "nn", "sparse", "special")
"""The modules beside the first one that functions of operators are in."""


def python_module(node: Node, context: Context) -> str:
    """One of PYTHON_MODULES."""
    scalar = _scalar(node, context)
    return _one_of(PYTHON_MODULES, Item(scalar.text, scalar, 0), context)


def variants(node: Node, context: Context) -> frozenset[Variant]:
    """Several of Variant, or `none`."""
    found = items(node, context)
    for item in found:
        _one_of((*Variant.__members__, NO_BINDING), item, context)
    if [item.text for item in found] == [NO_BINDING]:
        return frozenset()
    for item in found:
        if item.text == NO_BINDING:
            message = f"'{NO_BINDING}' beside another variant"
            context.report(message, item.location, "remove one", fix=item.removal)
    return _choices(Variant, (i for i in found if i.text != NO_BINDING), context)


def special_methods(node: Node, context: Context) -> tuple[str, ...]:
    """Several of SPECIAL_METHODS."""
    return tuple(_one_of(SPECIAL_METHODS, item, context) for item in items(node, context))


def page_name(node: Node, context: Context) -> str:
    """The name of a page of the reference: none of those that are not about a category."""
    name = identifier(node, context)
    if name.lower() in ("layers", "matrix", "readme"):
        message = f"'{name}' is a page of its own, about no category"
        raise context.reject(message, node.location, "choose another name for the category")
    if name.startswith("_"):
        message = f"'{name}' would be a private module of generated code"
        raise context.reject(message, node.location, "begin with a letter")
    return name


def _identifier(item: Item, context: Context) -> str:
    if _NAME.fullmatch(item.text):
        return item.text
    message = f"'{item.text}' is not a name"
    raise context.reject(message, item.location, "write letters, digits and underscores")


def choice(enum: type[Choice]) -> partial[Choice]:
    """A parser for one member of `enum`."""
    return partial(read_choice, enum)


def read_choice(enum: type[Choice], node: Node, context: Context) -> Choice:
    """One member of `enum`."""
    scalar = _scalar(node, context)
    return _member(enum, Item(scalar.text, scalar, 0), context)


def choices(enum: type[Choice]) -> partial[frozenset[Choice]]:
    """A parser for several members of `enum`."""
    return partial(read_choices, enum)


def read_choices(enum: type[Choice], node: Node, context: Context) -> frozenset[Choice]:
    """Several members of `enum`."""
    return _choices(enum, items(node, context), context)


def _choices(enum: type[Choice], written: Iterable[Item], context: Context) -> frozenset[Choice]:
    found: dict[Choice, Item] = {}
    for item in written:
        member = _member(enum, item, context)
        if member in found:
            message = f"'{item.text}' stands twice"
            context.report(message, item.location, "remove one", fix=item.removal)
        found[member] = item
    return frozenset(found)


def _member(enum: type[Choice], item: Item, context: Context) -> Choice:
    return enum[_one_of(enum.__members__, item, context)]


def _one_of(names: Collection[str], item: Item, context: Context) -> str:
    if item.text in names:
        return item.text
    words = item.text.split()
    if len(words) > 1 and set(words).issubset(names):
        hint: str | None = f"part them by commas: {', '.join(words)}"
    elif f"__{item.text}__" in names:
        hint = f"did you mean '__{item.text}__'?"
    else:
        hint = suggest(item.text, names) or f"write one of {', '.join(names)}"
    raise context.reject(f"'{item.text}' is not a value of this field", item.location, hint)


def operator_name(node: Node, context: Context) -> OperatorName:
    """The name of an operator."""
    scalar = _scalar(node, context)
    return _parsed(OperatorName.parse, Item(scalar.text, scalar, 0), context)


def operator_names(node: Node, context: Context) -> tuple[OperatorName, ...]:
    """Several names of operators."""
    found: list[OperatorName] = []
    for item in items(node, context):
        name = _parsed(OperatorName.parse, item, context)
        if name in found:
            message = f"'{name}' stands twice"
            context.report(message, item.location, "remove one", fix=item.removal)
        found.append(name)
    return tuple(found)


def tag_names(node: Node, context: Context) -> frozenset[str]:
    """Tags that tags.yaml describes."""
    names = set()
    for item in items(node, context):
        if context.tags is None and not item.text.isidentifier():
            context.report(f"'{item.text}' is not a name", item.location, None, "GS307")
        if context.tags is not None and item.text not in context.tags:
            hint = suggest(item.text, context.tags) or "describe it in tags.yaml"
            context.report(f"unknown tag '{item.text}'", item.location, hint, "GS307")
        if item.text in names:
            message = f"'{item.text}' stands twice"
            context.report(message, item.location, "remove one", fix=item.removal)
        names.add(item.text)
    return frozenset(names)


def dispatch_table(node: Node, context: Context) -> dict[str, str]:
    """Kernels by dispatch key; a key of the mapping may name several."""
    if not isinstance(node, MappingNode):
        hint = "write one line for each kernel, for instance 'CPU: my_kernel'"
        message = f"expected kernels by dispatch key, found {describe(node)}"
        raise context.reject(message, node.location, hint)
    table: dict[str, str] = {}
    for keys, value in node.entries:
        kernel = _kernel(value, context)
        for item in items(keys, context):
            is_known = _check_dispatch_key(item, context)
            if item.text in table:
                message = f"dispatch key '{item.text}' has two kernels"
                context.report(message, item.location, "remove one")
            if kernel is not None and is_known:
                table[item.text] = kernel
    return table


def _kernel(node: Node, context: Context) -> str | None:
    try:
        return kernel_name(node, context)
    except Rejected:
        return None


def kernel_name(node: Node, context: Context) -> str:
    """The name of a function among the kernels, or `module:function`."""
    if isinstance(node, Scalar) and isinstance(node.value, str) and _KERNEL.fullmatch(node.text):
        return node.text
    message = f"expected the name of a kernel, found {describe(node)}"
    hint = "write the name of a function"
    if isinstance(node, Scalar) and (called := _CALLED.fullmatch(node.text)):
        hint = f"write '{called[2]}' alone: kernels are found by their names"
        if called[1] in ("np.", "numpy."):
            hint = f"a ufunc of NumPy computes element by element: 'pointwise: np.{called[2]}'"
    raise context.reject(message, node.location, hint)


_CALLED = re.compile(r"((?:[A-Za-z_]\w*\.)*)([A-Za-z_]\w*)(?:\(.*\))?", re.ASCII)
"""A function as Python calls it, within modules."""


_BATCH_WORDS = ("pointwise", "dims", "leading")


def batch(node: Node, context: Context) -> Batch:
    """A kind of batching rules, the name of a function, or ``loop: why``."""
    text = _scalar(node, context).text
    word, colon, reason = text.partition(":")
    if word == "loop" and (not colon or reason.startswith(" ") or not reason):
        if reason.strip():
            return Batch(BatchKind.loop, reason.strip())
        message = "a loop without a reason"
        raise context.reject(message, node.location, "write 'batch: \"loop: why\"'")
    if text in _BATCH_WORDS:
        return Batch(BatchKind(text))
    if _KERNEL.fullmatch(text):
        return Batch(BatchKind.function, text)
    hint = 'write pointwise, dims, leading, the name of a function, or "loop: why"'
    raise context.reject(f"'{text}' says nothing of batches", node.location, hint)


def _check_dispatch_key(item: Item, context: Context) -> bool:
    if item.text in DISPATCH_KEYS[1:]:
        return True
    hint = "write CUDA" if item.text.upper() == "GPU" else suggest(item.text, DISPATCH_KEYS[1:])
    hint = hint or "for instance CPU, Meta, CompositeExplicitAutograd"
    context.report(f"unknown dispatch key '{item.text}'", item.location, hint, "GS306")
    return False


def pointwise(node: Node, context: Context) -> Pointwise:
    """`np.` and the name of a ufunc, or the name of a function of the kernels."""
    scalar = _scalar(node, context)
    module, dot, name = scalar.text.rpartition(".")
    if _NAME.fullmatch(name) and module == ("np" if dot else ""):
        return Pointwise(name, is_ufunc=bool(dot))
    hint = "write np.sin for a ufunc of NumPy, erf for a function of the kernels"
    raise context.reject(f"'{scalar.text}' is not a function", scalar.location, hint)


def precomputed(node: Node, context: Context) -> Precomputed:
    """Lines `argument -> type name, …`, and a last one without arrow for what is added."""
    if not isinstance(node, Sequence) or not node.items:
        hint = "write lines such as '- dim -> int dim'"
        raise context.reject(f"expected a list, found {describe(node)}", node.location, hint)
    replace: list[tuple[str, tuple[Argument, ...]]] = []
    for line in node.items:
        scalar = _scalar(line, context)
        name, arrow, _ = scalar.text.partition(" -> ")
        if not arrow and line is node.items[-1]:
            return Precomputed(tuple(replace), tuple(_arguments(scalar, 0, context)))
        if not arrow or not _NAME.fullmatch(name):
            hint = "write 'argument -> type name'; only the last line may stand without arrow"
            raise context.reject("a line without argument and arrow", scalar.location, hint)
        replace.append((name, tuple(_arguments(scalar, len(name) + len(arrow), context))))
    return Precomputed(tuple(replace))


def _arguments(scalar: Scalar, start: int, context: Context) -> Iterator[Argument]:
    for match in _WORD.finditer(scalar.text, start):
        yield _parsed(Argument.parse, Item(match[0], scalar, match.start()), context)


def inner_loops(node: Node, context: Context) -> tuple[UfuncInnerLoop, ...]:
    """`function (dtypes)`, by the kinds of loops that it is for."""
    if isinstance(node, MappingNode):
        return tuple(
            _inner_loop(key.text, _scalar(value, context), context) for key, value in node.entries
        )
    return (_inner_loop("Generic", _scalar(node, context), context),)


def _inner_loop(key: str, scalar: Scalar, context: Context) -> UfuncInnerLoop:
    if (match := _INNER_LOOP.fullmatch(scalar.text)) is None:
        hint = "write the function and its dtypes: add (AllAndComplex, Half)"
        raise context.reject(f"'{scalar.text}' is not an inner loop", scalar.location, hint)
    return UfuncInnerLoop(key, match[1], tuple(match[2].split(", ")))
