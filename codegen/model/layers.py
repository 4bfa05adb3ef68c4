"""Layers: the entries of layers.yaml, which declare classes around functions."""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from keyword import iskeyword

from ..derivatives.check import Scope, check
from ..derivatives.constants import no_number
from ..derivatives.formula import hint_for_expression
from ..derivatives.helpers import Helper
from ..derivatives.reads import Call
from ..derivatives.value_kinds import ANY, TENSOR, Kind, kind_of_annotation
from ..diagnostics import Diagnostics, Location, suggest
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Node, Scalar, Sequence
from .misplaced import is_misplaced
from .values import Context, Rejected, describe, identifiers

FIELDS = (
    *("layer", "dims", "category", "base", "mixin", "inherits", "class", "attributes"),
    *("parameters", "when"),
    *("buffers", "init", "function", "forward", "inputs", "repr", "samples", "doc"),
)
_HINT = "write '- layer: \"Name(argument: type = default)\"' and below it 'forward: F.function(input, argument)'"
_MODULE = re.compile("[a-z][a-z0-9_]*")
MATHEMATICS = tuple(name for name in dir(math) if not name.startswith("_"))
"""The names of Python's ``math``, which expressions of layers have without it."""
_ALWAYS = frozenset(
    (
        *(
            "bool",
            "float",
            "int",
            "str",
            "list",
            "tuple",
            "abs",
            "len",
            "max",
            "min",
            "repr",
            "type",
        ),
        *MATHEMATICS,
        *("arguments", "self", "training"),
    )
)
"""Names that every expression of a layer may read."""


@dataclass(frozen=True, slots=True)
class Argument:
    """A parameter of a constructor, or an input of ``forward``."""

    name: str
    annotation: str
    default: str | None
    keyword_only: bool = False

    @property
    def source(self) -> str:
        """As a definition spells it."""
        default = "" if self.default is None else f" = {self.default}"
        return f"{self.name}: {self.annotation}{default}"


@dataclass(frozen=True, slots=True)
class ReprItem:
    """A part of what ``extra_repr`` shows."""

    label: str
    """Empty for a value without one."""
    value: str
    when: str
    """A condition; empty for a part that is always there."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A class that keeps arguments, parameters and buffers, and calls one function with them."""

    name: str
    location: Location
    category: str
    """Which module it is in."""
    arguments: tuple[Argument, ...]
    """Of the constructor."""
    has_arguments: bool
    """Whether the entry says them; else the constructor is that of the base."""
    base: str
    """A layer, or the path of a class; empty for Module."""
    mixin: str
    """The path of a class that stands before the base."""
    base_call: str | None
    """The arguments of the base's constructor, where it is called with any."""
    members: tuple[tuple[str, str], ...]
    """Attributes of the class."""
    attributes: tuple[tuple[str, str], ...]
    """What instances keep, by expressions over the arguments; None leaves one out."""
    parameters: tuple[tuple[str, str, str], ...]
    """Name, shape, and the condition under which it is there."""
    buffers: tuple[tuple[str, str], ...]
    """Tensors that are not parameters, by expressions over the arguments."""
    init: tuple[tuple[str, str], ...]
    """The function of ``gradsmith.nn.init``, with its arguments, that fills each parameter."""
    inputs: tuple[Argument, ...]
    returns: str
    forward: str
    """An expression; empty where the base has the method."""
    repr: tuple[ReprItem, ...] | None
    """None for that of the base."""
    doc: str
    samples: tuple[tuple[str, str], ...] = ()
    """Arguments of the constructor, and of a call: what the tests make."""
    attribute_names: frozenset[str] = field(default_factory=frozenset)
    """What expressions read from ``self``."""


@dataclass(frozen=True, slots=True)
class Known:
    """What a layer's expressions may name."""

    functions: Mapping[str, tuple[Argument, ...]]
    """Parameters of each function that `function` may name, by how expressions call it."""
    namespaces: Mapping[str, Collection[str]]
    """What ``F``, ``init``, ``arguments`` and a library's own namespace hold."""
    bases: Collection[str] = ()
    """Layers that a library builds upon."""
    unread: Collection[str] = ()
    """Functions whose own entries have mistakes, so that nothing is said of who calls them."""
    scope: Scope = field(default_factory=lambda: Scope({}))
    """The same for those who look at what kind each value is."""
    called: Mapping[str, tuple[Argument, ...]] = field(default_factory=dict)
    """Parameters of each function of the namespaces that are known."""


def arguments_of(arguments: ast.arguments) -> tuple[Argument, ...]:
    """The parameters of a function's definition; those without a type are of any."""
    missing = [None] * (len(arguments.args) - len(arguments.defaults))
    defaults = [*missing, *arguments.defaults]
    keyword_only = [False] * len(arguments.args) + [True] * len(arguments.kwonlyargs)
    return tuple(
        Argument(
            a.arg,
            "Any" if a.annotation is None else ast.unparse(a.annotation),
            None if d is None else ast.unparse(d),
            k,
        )
        for a, d, k in zip(
            [*arguments.args, *arguments.kwonlyargs],
            [*defaults, *arguments.kw_defaults],
            keyword_only,
            strict=True,
        )
    )


BUILTIN_TYPES = frozenset(("bool", "dict", "float", "int", "list", "object", "str", "tuple"))
_TYPES = BUILTIN_TYPES | {"Any", "Callable", "Literal", "Sequence", "Size", "Tensor"}
"""What types of arguments may name: those of Python, and what modules of layers import."""


def unknown_name(
    arguments: ast.arguments, types: Collection[str]
) -> tuple[ast.Name, str | None] | None:
    """The first name among the types of arguments, or in their defaults, that means nothing there, and a hint."""
    for argument in (*arguments.args, *arguments.kwonlyargs):
        for node in ast.walk(argument.annotation or ast.Constant(None)):
            if isinstance(node, ast.Name) and node.id not in types:
                return node, suggest(node.id, types) or f"types are {', '.join(sorted(types))}"
    for default in (*arguments.defaults, *arguments.kw_defaults):
        for node in ast.walk(default or ast.Constant(None)):
            if isinstance(node, ast.Name):
                hint = suggest(node.id, ("True", "False", "None"))
                return node, hint or "a default is a value written out"
    return None


class RejectedEntry(Exception):
    """An entry of which nothing can be used; the reason has been recorded."""


class ClassEntry:
    """What readers of an entry for a class have in common."""

    diagnostics: Diagnostics

    def error(self, code: str, message: str, where: Location, hint: str | None) -> RejectedEntry:
        """Record what is wrong; what is returned is for the caller to raise."""
        self.diagnostics.error(code, message, where, hint)
        return RejectedEntry(message)

    def parsed(self, scalar: Scalar, text: str, before: str = "", after: str = "") -> ast.expr:
        """The expression that `text` is, or is between `before` and `after`; it stands in `scalar`."""
        whole = f"({before}{text}{after}\n)"
        shift = max(scalar.text.find(text), 0) - 1 - len(before)
        try:
            tree = ast.parse(whole, mode="eval").body
        except SyntaxError as error:
            where = scalar.locate(max((error.offset or 1) - 1 + shift, 0))
            message = f"this is not a Python expression: {error.msg}"
            hint = hint_for_expression(text) or "check its brackets, quotes and operators"
            raise self.error("GS401", message, where, hint) from None
        self.check_numbers(scalar, tree, whole, shift)
        return tree

    code = ""
    """Of what does not match what it refers to."""

    def check_arguments(self, scalar: Scalar, arguments: ast.arguments, shift: int) -> None:
        """Report arguments that are not kept each by its own name, where `scalar` begins at -`shift`."""
        named = [*arguments.args, *arguments.kwonlyargs]
        for extra in (arguments.vararg, arguments.kwarg, *arguments.posonlyargs):
            if extra is not None:
                where = scalar.locate(extra.col_offset + shift, len(extra.arg))
                message = f"'{extra.arg}' cannot be kept by name"
                raise self.error(self.code, message, where, "name each argument")
        for place, argument in enumerate(named):
            if any(argument.arg == other.arg for other in named[:place]):
                where = scalar.locate(argument.col_offset + shift, len(argument.arg))
                message = f"there are two arguments '{argument.arg}'"
                raise self.error(self.code, message, where, "give each a name of its own")

    def check_numbers(self, scalar: Scalar, tree: ast.AST, text: str, shift: int) -> None:
        """Report what is of numbers alone and cannot be computed, in `text`, of which `scalar` begins at -`shift`."""
        found = no_number(tree, text)
        if found is not None:
            where = scalar.locate(max(found.offset + shift, 0), found.length)
            raise self.error("GS110", found.message, where, found.hint)

    def kind(self, scalar: Scalar, text: str, start: int, scope: Scope) -> Kind:
        """What an expression gives that begins at `start` of `scalar`; reports values of the wrong kind in it."""
        line = text.replace("\n", " ")
        try:
            tree = ast.parse(line, mode="eval").body
        except SyntaxError:
            return ANY  # behind a comment between its lines
        found = check(line, tree, scope)
        for flaw in found.flaws:
            where = scalar.locate(start + flaw.offset, flaw.length)
            self.diagnostics.error(flaw.code, flaw.message, where, flaw.hint)
        if found.flaws:
            raise RejectedEntry(found.flaws[0].message)
        return found.kind


def load_layers(node: Node | None, known: Known, diagnostics: Diagnostics) -> tuple[Layer, ...]:
    """The entries of the file, each checked against what it names."""
    if node is None or (isinstance(node, Scalar) and node.value is None):
        return ()
    if not isinstance(node, Sequence):
        diagnostics.error("GS301", "expected a list of layers", node.location, _HINT)
        return ()
    layers: dict[str, Layer] = {}
    unread: set[str] = set()
    for entry in node.items:
        if not isinstance(entry, MappingNode):
            message = f"expected a layer, found {describe(entry)}"
            diagnostics.error("GS301", message, entry.location, _HINT)
            continue
        if is_misplaced(entry, "layer", FIELDS, diagnostics):
            continue
        for dim in _dims(entry, diagnostics):
            try:
                layer = _Entry(entry, dim, known, layers, unread, diagnostics).load()
            except (RejectedEntry, Rejected):
                unread.add(written_name(entry, "layer").replace("{n}", dim))
                continue
            if layer.name in layers:
                message = f"there is a layer '{layer.name}' already"
                diagnostics.error("GS316", message, layer.location, "give it another name")
            layers[layer.name] = layer
    return tuple(layers.values())


def written_name(entry: MappingNode, field: str) -> str:
    """What an entry that cannot be read is called: whoever stands on it is not to blame."""
    head = entry.get(field) or (entry.entries[0][1] if entry.entries else None)
    words = head.text.partition("(")[0].split() if isinstance(head, Scalar) else ()
    return next(iter(words), "")


def _dims(entry: MappingNode, diagnostics: Diagnostics) -> Iterable[str]:
    """The numbers that ``{n}`` stands for, one after the other: an entry for each."""
    node = entry.get("dims")
    if node is None:
        return ("",)
    values = node.items if isinstance(node, Sequence) else (node,)
    if not all(isinstance(v, Scalar) and type(v.value) is int for v in values):
        hint = "write 'dims: [1, 2, 3]', and {n} where the number goes"
        diagnostics.error("GS303", "'dims' are numbers", node.location, hint)
        return ()
    return tuple(v.text for v in values if isinstance(v, Scalar))


class _Entry(ClassEntry):
    """One entry, for one of its numbers of dimensions."""

    code = "GS316"

    def __init__(
        self,
        entry: MappingNode,
        dim: str,
        known: Known,
        layers: Mapping[str, Layer],
        unread: Collection[str],
        diagnostics: Diagnostics,
    ) -> None:
        self.entry, self.dim, self.known, self.layers = entry, dim, known, layers
        self.unread = unread
        self.diagnostics = diagnostics
        self.name = ""
        self.names: set[str] = set()
        """Attributes of instances."""
        self.sizes: set[str] = set()
        """Names that shapes of parameters read."""
        self.kinds: dict[str, Kind] = {}
        """What is known of names in `forward`."""

    def text(self, key: str, default: str = "") -> str:
        """The text of a field, ``{n}`` replaced."""
        node = self.entry.get(key)
        return default if node is None else self.filled(self.scalar(node, key))

    def filled(self, scalar: Scalar) -> str:
        return scalar.text.replace("{n}", self.dim) if self.dim else scalar.text

    def scalar(self, node: Node, what: str) -> Scalar:
        if isinstance(node, Scalar) and node.value is not None:
            return node
        hint = "write it behind the colon"
        raise self.error("GS303", f"'{what}' is text, not {describe(node)}", node.location, hint)

    def pairs(self, key: str) -> list[tuple[Scalar, Node]]:
        node = self.entry.get(key)
        if node is None:
            return []
        if not isinstance(node, MappingNode):
            hint = f"write '{key}:' and below it 'name: value'"
            message = f"'{key}' has values by name, not {describe(node)}"
            raise self.error("GS303", message, node.location, hint)
        return list(node.entries)

    def expression(self, node: Node, what: str) -> str:
        """A Python expression, as it is written."""
        scalar = self.scalar(node, what)
        self.parsed(scalar, self.filled(scalar))
        return self.filled(scalar)

    def load(self) -> Layer:
        for key, _ in self.entry.entries:
            if key.text not in FIELDS:
                hint = suggest(key.text, FIELDS) or f"there are {', '.join(FIELDS)}"
                raise self.error("GS302", f"unknown field '{key.text}'", key.location, hint)
        head = self.entry.get("layer")
        if head is None:
            raise self.error("GS304", "an entry without 'layer'", self.entry.location, _HINT)
        name, arguments = self.head(self.scalar(head, "layer"))
        self.name = name
        base, base_call = self.base(arguments or ())
        parent = self.layers.get(base)
        inherits = self.entry.get("inherits")
        told = () if inherits is None else identifiers(inherits, Context(self.diagnostics, {}))
        inherited = {*told, *(parent.attribute_names if parent else ())}
        given = {a.name for a in arguments or ()}
        # A layer that stands on nothing keeps its arguments, but those that are parameters' or buffers'.
        own = self.parameters(given)
        buffers = tuple((k.text, self.expression(v, k.text)) for k, v in self.pairs("buffers"))
        kept = {} if base else {a: a for a in (x.name for x in arguments or ())}
        for tensor in (*(p[0] for p in own), *(b[0] for b in buffers)):
            kept.pop(tensor, None)
        for key, value in self.pairs("attributes"):
            if isinstance(value, Scalar) and value.value is None:
                if key.text not in given:
                    hint = suggest(key.text, given) or f"there are {', '.join(sorted(given))}"
                    message = f"there is no argument '{key.text}' to leave out"
                    raise self.error("GS316", message, key.location, hint)
                kept.pop(key.text, None)
            else:
                kept[key.text] = self.expression(value, key.text)
                self.check(value, kept[key.text], given | kept.keys(), key.text)
        tensors = {p[0] for p in own} | {b[0] for b in buffers}
        members = tuple((k.text, self.expression(v, k.text)) for k, v in self.pairs("class"))
        self.names = {*inherited, *kept, *tensors, *(m[0] for m in members)}
        self.kinds = dict.fromkeys({*self.names, *_ALWAYS}, ANY)
        for argument in arguments or ():
            if kept.get(argument.name) == argument.name:
                self.kinds[argument.name] = kind_of_annotation(argument.annotation)
        self.kinds |= {name: TENSOR for name, _, condition in own if not condition}
        forward, inputs, returns = self.forward(base)
        return Layer(
            name,
            head.location,
            self.category(),
            arguments or (),
            arguments is not None,
            base,
            self.path("mixin"),
            base_call,
            members,
            tuple(kept.items()),
            own,
            buffers,
            self.init({p[0] for p in own}),
            inputs,
            returns,
            forward,
            self.repr(),
            self.doc(),
            self.samples(arguments, inputs if forward else None),
            frozenset(self.names),
        )

    def category(self) -> str:
        """The module that it is in."""
        text = self.text("category", "layers")
        if iskeyword(text) or not _MODULE.fullmatch(text):
            where = self.entry.get("category") or self.entry
            hint = "write a word: it names a module"
            raise self.error("GS316", f"'{text}' cannot be a category", where.location, hint)
        return text

    def head(self, scalar: Scalar) -> tuple[str, tuple[Argument, ...] | None]:
        """Name and arguments, as a function's definition has them."""
        text = self.filled(scalar)
        name, opening, rest = text.partition("(")
        name = name.strip()
        if not name.isidentifier() or iskeyword(name):
            raise self.error("GS316", f"a layer cannot be called '{name}'", scalar.location, _HINT)
        if not opening:
            return name, None
        return name, self.signature(scalar, f"({rest}", len(text) - len(rest) - 1)[0]

    def signature(self, scalar: Scalar, text: str, start: int) -> tuple[tuple[Argument, ...], str]:
        before = "def f"
        try:
            function = ast.parse(f"{before}{text}: 0").body[0]
        except SyntaxError as error:
            where = scalar.locate(max((error.offset or 1) - 1 - len(before) + start, 0))
            message = f"these are no arguments of Python: {error.msg}"
            hint = "write '(size: int, scale: float = 1.0)'"
            raise self.error("GS316", message, where, hint) from None
        assert isinstance(function, ast.FunctionDef)
        arguments = function.args
        self.check_numbers(scalar, arguments, f"{before}{text}: 0", start - len(before))
        self.check_arguments(scalar, arguments, start - len(before))
        unknown = unknown_name(arguments, _TYPES)
        if unknown is not None:
            wrong, near = unknown
            where = scalar.locate(start + wrong.col_offset - len(before), len(wrong.id))
            raise self.error("GS403", f"there is no '{wrong.id}'", where, near)
        returns = "" if function.returns is None else ast.unparse(function.returns)
        for node in ast.walk(function.returns or ast.Constant(None)):
            if isinstance(node, ast.Name) and node.id not in _TYPES:
                where = scalar.locate(start + node.col_offset - len(before), len(node.id))
                hint = suggest(node.id, _TYPES) or f"types are {', '.join(sorted(_TYPES))}"
                raise self.error("GS403", f"there is no '{node.id}'", where, hint)
        return arguments_of(arguments), returns

    def path(self, key: str) -> str:
        node = self.entry.get(key)
        return "" if node is None else self.class_name(self.expression(node, key), node)

    def class_name(self, name: str, node: Node) -> str:
        known = {*self.layers, *self.known.bases}
        if "." in name or name in known:
            return name
        if name in self.unread:
            raise RejectedEntry(name)
        hint = suggest(name, known) or "name a layer above it, or write where the class is"
        raise self.error("GS316", f"there is no layer '{name}'", node.location, hint)

    def base(self, arguments: Iterable[Argument]) -> tuple[str, str | None]:
        node = self.entry.get("base")
        if node is None:
            return "", None
        scalar = self.scalar(node, "base")
        tree = self.parsed(scalar, self.filled(scalar))
        if not isinstance(tree, ast.Call):
            return self.class_name(ast.unparse(tree), scalar), None
        names = {a.name for a in arguments} | {"device", "dtype"}
        self.check(scalar, self.filled(scalar), names | {ast.unparse(tree.func).partition(".")[0]})
        given = ", ".join(map(ast.unparse, [*tree.args, *(k for k in tree.keywords)]))
        name = self.class_name(ast.unparse(tree.func), scalar)
        if (layer := self.layers.get(name)) is not None and layer.has_arguments:
            of_factories = (Argument(n, "Any", "None") for n in ("device", "dtype"))
            self.check_call(scalar, tree, name, (*layer.arguments, *of_factories))
        return name, given

    def parameters(self, given: Collection[str]) -> tuple[tuple[str, str, str], ...]:
        """Shapes by name; ``name if condition`` is there if that holds, ``name?`` if the argument of that name says so."""
        when = self.entry.get("when")
        condition = "" if when is None else self.expression(when, "when")
        if when is not None:
            self.check(when, condition, given, "when")
        found = []
        for key, value in self.pairs("parameters"):
            name, _, of_its_own = key.text.partition(" if ")
            if of_its_own:
                self.parsed(key, of_its_own)
                self.check(key, of_its_own, given, "a condition")
            asks = name.endswith("?")
            name = name.removesuffix("?")
            if asks and name not in given:
                message = (
                    f"'{key.text}' is there if an argument '{name}' says so, and there is none"
                )
                hint = f"add '{name}: bool = True' to the layer, or write '{name}'"
                raise self.error("GS316", message, key.location, hint)
            conditions = [c for c in (condition, of_its_own, name if asks else "") if c]
            found.append((name, self.shape(value, given), " and ".join(conditions)))
        return tuple(found)

    def shape(self, node: Node, given: Collection[str]) -> str:
        sizes = node.items if isinstance(node, Sequence) else (node,)
        texts = []
        for size in sizes:
            texts.append(self.expression(size, "a size"))
            tree = ast.parse(texts[-1], mode="eval")
            self.sizes |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
            self.check(size, texts[-1], given, "a size")
        if not isinstance(node, Sequence):
            return texts[0]
        return f"({', '.join(texts)}{',' if len(texts) == 1 else ''})"

    def init(self, parameters: Collection[str]) -> tuple[tuple[str, str], ...]:
        """Calls of functions of ``gradsmith.nn.init``, by the parameter that they fill."""
        found = []
        functions = self.known.namespaces["init"]
        for key, node in self.pairs("init"):
            if key.text not in parameters:
                hint = suggest(key.text, parameters) or "name one of 'parameters'"
                raise self.error("GS316", f"no parameter '{key.text}'", key.location, hint)
            scalar = self.scalar(node, key.text)
            tree = self.parsed(scalar, self.filled(scalar))
            call = tree if isinstance(tree, ast.Call) else ast.Call(tree, [], [])
            name = f"{ast.unparse(call.func)}_"
            if name not in functions:
                bare = [function.removesuffix("_") for function in functions]
                meant = suggest(name[:-1], bare)
                hint = meant or "name one of its functions, without its underscore"
                message = f"gradsmith.nn.init has no '{name}'"
                raise self.error("GS316", message, scalar.location, hint)
            call.func, call.args = ast.Name(name), [ast.Name(key.text), *call.args]
            text = ast.unparse(call)
            self.check_call(scalar, call, name, self.known.called.get(f"init.{name}"))
            self.check(scalar, text, self.names | {name}, key.text)
            found.append((key.text, text))
        filled = {name for name, _ in found}
        for name in sorted(set(parameters) - filled):
            message = f"nothing fills the parameter '{name}'"
            hint = f"name a function in 'init', for instance {name}: zeros"
            raise self.error("GS316", message, self.entry.location, hint)
        return tuple(found)

    def forward(self, base: str) -> tuple[str, tuple[Argument, ...], str]:
        node, function = self.entry.get("forward"), self.entry.get("function")
        if node is not None and function is not None:
            hint = "leave one of them out"
            message = "'function' and 'forward' both say what is computed"
            raise self.error("GS308", message, function.location, hint)
        if node is None and function is None:
            if not base and not self.name.startswith("_"):  # which is for others to stand on
                message = "a layer without 'function' or 'forward'"
                raise self.error("GS304", message, self.entry.location, _HINT)
            return "", (), ""
        if function is not None:
            scalar = self.scalar(function, "function")
            text = self.call_of(scalar)
        else:
            assert node is not None
            scalar = self.scalar(node, "forward")
            text = self.expression(node, "forward")
        described = self.entry.get("inputs")
        inputs: tuple[Argument, ...] = ()
        returns = ""
        if described is not None:  # their types are for type checkers to look at
            signature = self.scalar(described, "inputs")
            inputs, returns = self.signature(signature, self.filled(signature), 0)
        else:
            inputs = tuple(Argument(name, "Tensor", None) for name in self.free(scalar, text))
        self.check(scalar, text, self.names | {a.name for a in inputs}, "forward")
        if text == scalar.text:  # which has its places there
            kinds = {**self.kinds, **{a.name: kind_of_annotation(a.annotation) for a in inputs}}
            self.kind(scalar, text, 0, replace(self.known.scope, values=kinds))
        return text, inputs, returns or "Tensor"

    def call_of(self, scalar: Scalar) -> str:
        """A call of a function by name: arguments of the layer's, and the function's first ones for inputs."""
        name = self.filled(scalar)
        spaces = [name, *(f"{space}.{name}" for space in reversed(list(self.known.namespaces)))]
        called = next((n for n in spaces if n in self.known.functions), "")
        if name.rpartition(".")[2] in self.known.unread:
            raise RejectedEntry(name)  # what it takes is not known, and of that is said enough
        if not called:
            hint = suggest(name, self.known.functions) or "write the call instead: 'forward: …'"
            if "(" in name:
                hint = f"write its name alone, or the call: 'forward: F.{name}'"
            raise self.error("GS311", f"there is no function '{name}'", scalar.location, hint)
        parameters = {p.name: p for p in self.known.functions[called]}
        unused = self.names - parameters.keys() - self.sizes
        if unused:
            message = f"'{name}' has no argument '{min(unused)}'"
            hint = suggest(min(unused), parameters) or "write the call instead: 'forward: …'"
            raise self.error("GS316", message, scalar.location, hint)
        given = []
        in_order = True
        for parameter in parameters.values():
            in_order = in_order and not parameter.keyword_only
            if parameter.name not in {*self.names, "training"} and parameter.default is not None:
                in_order = False
                continue
            given.append(parameter.name if in_order else f"{parameter.name}={parameter.name}")
        return f"{called}({', '.join(given)})"

    def free(self, scalar: Scalar, text: str) -> list[str]:
        """Names that nothing else explains: the inputs, in the order in which they stand."""
        tree = self.parsed(scalar, text)
        explained = self.names | _ALWAYS | set(self.known.namespaces)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                name = node.func.id
                if name not in explained:
                    known = [*self.known.functions, *explained]
                    hint = suggest(f"F.{name}", known) or suggest(name, known)
                    message = f"there is no function '{name}'"
                    where = self.place(scalar, name)
                    raise self.error("GS311", message, where, hint or "write 'F.' before it")
        names = [
            (node.col_offset, node.id)
            for node in ast.walk(tree)
            if isinstance(node, ast.Name) and node.id not in explained
        ]
        for _, name in names:
            meant = next(
                (own for own in {*self.names, "training"} if _is_mistyped(name, own)), None
            )
            if meant is not None:
                message = (
                    f"there is no '{name}', and as an input it would be mistaken for '{meant}'"
                )
                hint = f"write '{meant}', or name the inputs in 'inputs'"
                raise self.error("GS403", message, self.place(scalar, name), hint)
        return list(dict.fromkeys(name for _, name in sorted(names)))

    def repr(self) -> tuple[ReprItem, ...] | None:
        """``name`` shows a label and its value, ``*name`` the value, ``label=expression``; each may end in ``if …``."""
        node = self.entry.get("repr")
        if node is None:
            return None
        if not isinstance(node, Sequence):
            hint = "write 'repr: [size, inplace if inplace]'"
            raise self.error("GS303", "'repr' is a list", node.location, hint)
        return tuple(self.repr_item(self.scalar(item, "repr")) for item in node.items)

    def repr_item(self, scalar: Scalar) -> ReprItem:
        text = self.filled(scalar)
        found = _parts(text)
        if found is None:
            self.parsed(scalar, text, "f(", ")")  # which says why
            hint = "write 'name', '*name' or 'label=expression'"
            raise self.error("GS303", f"'{text}' is nothing to show", scalar.location, hint)
        item = found
        for expression in (item.value, item.when):
            if expression:
                self.check(scalar, expression, self.names, "repr")
        return item

    def doc(self) -> str:
        node = self.entry.get("doc")
        if node is None:
            hint = "say in 'doc' what the layer computes"
            raise self.error("GS304", "a layer without 'doc'", self.entry.location, hint)
        return " ".join(self.text("doc").split())

    def samples(
        self, arguments: tuple[Argument, ...] | None, inputs: tuple[Argument, ...] | None
    ) -> tuple[tuple[str, str], ...]:
        """Two expressions of tuples: ``(4, 3), (2, 4)`` makes a layer of 4 and 3 and calls it with a (2, 4).

        The arguments and inputs are None where the base's hold.
        """
        node = self.entry.get("samples")
        if node is None:
            return ()
        items = node.items if isinstance(node, Sequence) else (node,)
        found = []
        for item in items:
            scalar = self.scalar(item, "samples")
            text = self.filled(scalar)
            made, arrow, called = text.partition(" -> ")
            if not arrow:
                hint = "write '4, 3 -> (2, 4)': what it is made with, and the shapes that it is called with"
                raise self.error("GS303", "a sample has an arrow", scalar.location, hint)
            for part, taken, what in ((made, arguments, "argument"), (called, inputs, "input")):
                tree = self.parsed(scalar, part, "f(", ")")
                if taken is not None:
                    self.check_count(scalar, tree, taken, what)
            found.append((made.strip(), called.strip()))
        return tuple(found)

    def check_count(
        self, scalar: Scalar, tree: ast.expr, taken: tuple[Argument, ...], what: str
    ) -> None:
        """A sample gives what the layer is made, or called, with: nothing more, and all that has no default."""
        if not isinstance(tree, ast.Call) or any(isinstance(a, ast.Starred) for a in tree.args):
            return
        positional = [a.name for a in taken if not a.keyword_only and not a.name.startswith("*")]
        given = {*positional[: len(tree.args)], *(k.arg for k in tree.keywords)}
        names = [a.name for a in taken]
        unknown = next((k.arg for k in tree.keywords if k.arg and k.arg not in names), None)
        if unknown is not None and not any(name.startswith("*") for name in names):
            where = self.place(scalar, unknown)
            hint = suggest(unknown, names) or f"there are {', '.join(names) or 'none'}"
            raise self.error("GS303", f"the layer has no {what} '{unknown}'", where, hint)
        lacking = next((a.name for a in taken if a.default is None and a.name not in given), None)
        shown = ", ".join(a.name for a in taken) or "nothing"
        if len(tree.args) > len(positional):
            message = f"a sample gives {len(tree.args)} {what}s, the layer takes {shown}"
        elif lacking is not None and not lacking.startswith("*"):
            message = f"a sample leaves the {what} '{lacking}' out, which has no default"
        else:
            return
        hint = f"before '->' stands what the layer is made with, behind it a shape for each input; the layer takes {shown}"
        raise self.error("GS303", message, scalar.location, hint)

    def check(self, node: Node, text: str, names: Collection[str], what: str = "base") -> None:
        """Every name is one of `names`, or means the same everywhere."""
        scalar = self.scalar(node, what)
        namespaces = self.known.namespaces
        tree = self.parsed(scalar, text)
        local = {a.arg for n in ast.walk(tree) if isinstance(n, ast.arg) for a in (n,)}
        local |= {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and _stores(n)}
        for found in ast.walk(tree):
            if isinstance(found, ast.Attribute) and isinstance(found.value, ast.Name):
                space = found.value.id
                if (
                    space in namespaces
                    and space not in names
                    and found.attr not in namespaces[space]
                ):
                    if found.attr in self.known.unread:
                        raise RejectedEntry(found.attr)
                    hint = suggest(found.attr, namespaces[space])
                    where = self.place(scalar, f"{space}.{found.attr}")
                    raise self.error("GS403", f"'{space}' has no '{found.attr}'", where, hint)
            if isinstance(found, ast.Call):
                function = ast.unparse(found.func)
                self.check_call(scalar, found, function, self.known.called.get(function))
            if not isinstance(found, ast.Name) or found.id in local:
                continue
            if found.id not in {*names, *_ALWAYS, *namespaces}:
                near = suggest(found.id, [*names, *namespaces]) or suggest(found.id, _ALWAYS)
                hint = near or f"there are {', '.join(sorted({*names, *namespaces}))}"
                message = f"there is no '{found.id}'"
                raise self.error("GS403", message, self.place(scalar, found.id), hint)

    def check_call(
        self, scalar: Scalar, call: ast.Call, name: str, taken: tuple[Argument, ...] | None
    ) -> None:
        """Report a call that does not fit what is taken, which is None where that is not known."""
        keywords = tuple(k.arg for k in call.keywords if k.arg is not None)
        is_open = any(isinstance(a, ast.Starred) for a in call.args)
        if taken is None or is_open or len(keywords) < len(call.keywords):
            return
        function = Helper(
            name,
            tuple(a.name for a in taken if not a.keyword_only),
            tuple(a.name for a in taken if a.keyword_only),
            frozenset(a.name for a in taken if a.default is None),
            *(False, False, "", scalar.location),
        )
        reason = function.misfit(Call(name, 0, len(call.args), keywords, False))
        if reason is not None:
            wrong = next((k for k in keywords if k not in {a.name for a in taken}), None)
            where = self.place(scalar, wrong or name)
            hint = suggest(wrong, [a.name for a in taken]) if wrong else None
            raise self.error("GS415", reason, where, hint or f"it is called as {function}")

    def place(self, scalar: Scalar, name: str) -> Location:
        offset = scalar.text.find(name)
        return scalar.location if offset < 0 else scalar.locate(offset, len(name))


def _is_mistyped(name: str, own: str) -> bool:
    """Whether a name has the letters of another in another order."""
    return name != own and sorted(name) == sorted(own)


def _stores(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store)


def _parts(text: str) -> ReprItem | None:
    """What a part of ``extra_repr`` says; None where it is none."""
    for ending in ("", " else None"):
        try:
            tree = ast.parse(f"f({text}{ending})", mode="eval").body
        except SyntaxError:
            continue
        assert isinstance(tree, ast.Call)
        if len(tree.args) + len(tree.keywords) != 1:
            return None
        label = tree.keywords[0].arg if tree.keywords else None
        value = tree.keywords[0].value if tree.keywords else tree.args[0]
        starred = isinstance(value, ast.Starred)
        value = value.value if isinstance(value, ast.Starred) else value
        when = ""
        if ending and isinstance(value, ast.IfExp):
            when, value = ast.unparse(value.test), value.body
        if label is None and not starred:
            if not isinstance(value, ast.Name):
                return None
            label = value.id
        return ReprItem(label or "", ast.unparse(value), when)
    return None
