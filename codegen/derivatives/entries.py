"""Turns the tree of derivatives.yaml into derivatives of operators, and collects all mistakes in one pass."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from enum import Enum
from itertools import count

from ...schema.dispatch_keys import DISPATCH_KEYS
from ..diagnostics import Diagnostics, Location, Related, suggest
from ..model.fields import FIELDS as FIELDS_OF_OPERATORS
from ..model.misplaced import is_misplaced
from ..model.types import NativeFunction
from ..project.memo import Memo
from ..yaml.syntax import Mapping, Node, Scalar, Sequence
from .definition import FIELDS, load_definition
from .derived import derived_lines, is_derived
from .formulas import FormulaLoader
from .helpers import Helper, read_helpers
from .names import Library, Names
from .output_differentiability import (
    check_against_formulas,
    implied_output_differentiability,
    load_output_differentiability,
)
from .shown_names import NODE_NAME, ShownName, numbers_read, read_condition, read_name
from .types import (
    DEFAULT,
    Automatic,
    DifferentiabilityInfo,
    Expression,
    ForwardGradient,
    Gradient,
    NonDifferentiable,
    NotImplementedYet,
    SavedAttribute,
)

__all__ = [
    "DEFAULT",
    "Automatic",
    "DifferentiabilityInfo",
    "Expression",
    "ForwardGradient",
    "Gradient",
    "Helper",
    "Language",
    "Library",
    "NonDifferentiable",
    "NotImplementedYet",
    "SavedAttribute",
    "load_derivatives",
    "read_helpers",
]

RESERVED = ("name", "dispatch", "output_differentiability", "node", *FIELDS)
_NODE_NAME = re.compile(NODE_NAME)
AUTOGRAD_KEYS = frozenset(key for key in DISPATCH_KEYS if key.startswith("Autograd"))


class Language(Enum):
    """What formulas are written in."""

    python = "python"
    cpp = "cpp"
    """PyTorch's own file: formulas are only searched for what they read."""


def load_derivatives(
    node: Node | None,
    functions: Iterable[NativeFunction],
    diagnostics: Diagnostics,
    library: Library | None = None,
    language: Language = Language.python,
    unread: Collection[str] = (),
    memo: Memo | None = None,
) -> tuple[DifferentiabilityInfo, ...]:
    """The derivatives that a file defines, in its order.

    `functions` are the operators, derived variants included; `library` is what formulas may call;
    `unread` names operators whose own entries have mistakes, so that nothing is said of theirs here.
    Every mistake is recorded in `diagnostics`; a formula with a mistake is left out.
    """
    if language is Language.python:
        library = library or Library()
    known = library if language is Language.python else None
    loader = _Loader(functions, diagnostics, known, unread, memo)
    return tuple(info for entry in loader.entries(node) for info in loader.load(entry))


class _Loader:
    def __init__(
        self,
        functions: Iterable[NativeFunction],
        diagnostics: Diagnostics,
        library: Library | None,
        unread: Collection[str],
        memo: Memo | None,
    ) -> None:
        self.unread = unread
        self.memo = memo
        self.functions = {str(function.name): function for function in functions}
        self.diagnostics = diagnostics
        self.library = library
        self.first: dict[str, Location] = {}
        self.classes = {"NotImplemented"}  # the name of one of Python's own objects

    def entries(self, node: Node | None) -> Iterator[Mapping]:
        if node is None or (isinstance(node, Scalar) and node.value is None):
            return
        if not isinstance(node, Sequence):
            self.malformed("expected a list of derivatives", node, "start each with '- name:'")
            return
        for item in node.items:
            if isinstance(item, Mapping):
                yield item
            else:
                hint = "write '- name: ' and an operator's schema"
                self.malformed("expected an entry with fields", item, hint)

    def malformed(self, message: str, node: Node, hint: str | None) -> None:
        self.diagnostics.error("GS404", message, node.location, hint)

    # -- one entry ------------------------------------------------------------------------------

    def load(self, entry: Mapping) -> Iterator[DifferentiabilityInfo]:
        schema = entry.get("name")
        others = [key.text for key, _ in entry.entries[1:]]
        if any(key in FIELDS_OF_OPERATORS for key in others) and is_misplaced(
            entry, "name", ("node", "output_differentiability"), self.diagnostics
        ):
            return
        if not isinstance(schema, Scalar):
            hint = "write 'name: ' and the operator's schema as in native_functions.yaml"
            if schema is None and (func := entry.key("func")) is not None:
                hint = "here the schema stands behind 'name': write 'name' for 'func'"
                self.malformed("an entry without a name", func, hint)
                return
            self.malformed("an entry without a name", schema or entry, hint)
            return
        function = self.find(schema)
        if function is None:
            return
        if self.library is not None and schema.text.strip() != str(function.func):
            # That is said; its lines are of the schema that it gives, and right or wrong by that.
            said, self.diagnostics = self.diagnostics, Diagnostics()
            unjudged = list(self.of_function(function, entry, schema, ""))
            self.diagnostics = said
            yield from unjudged
            return
        mistakes = len(self.diagnostics)
        infos = list(self.of_function(function, entry, schema, self.given_name(entry, function)))
        yield from infos
        usual = next((info for info in infos if info.dispatch_key == DEFAULT), None)
        copy = self.copy_of(function)
        if copy is not None and usual is not None and len(self.diagnostics) == mistakes:
            name = f"{usual.node_name or usual.node}_copy"
            of_copy = self.of_function(copy, entry, schema, name)
            for info in of_copy:
                if info.dispatch_key == DEFAULT:
                    yield replace(info, view_node=usual.node or "")

    def copy_of(self, view: NativeFunction) -> NativeFunction | None:
        """The operator that copies what `view` returns, and has its derivatives where it is not a composition."""
        packet, dot, overload = str(view.name).partition(".")
        copy = self.functions.get(f"{packet}_copy{dot}{overload}")
        if copy is None or copy.has_composite_implicit or "view_copy" not in copy.tags:
            return None
        return copy

    def of_function(
        self, function: NativeFunction, entry: Mapping, schema: Scalar, node_name: str
    ) -> Iterator[DifferentiabilityInfo]:
        """The derivatives that `entry` gives `function`, the operator that it names or the copying variant of that."""
        names = Names(function, self.library, self.diagnostics, self.memo)
        outputs = entry.get("output_differentiability")
        given = load_output_differentiability(outputs, names)
        definition = load_definition(entry, names) if self.library is not None else None
        for key, lines in self.per_key(function, entry):
            if self.library is not None and is_derived(entry, function):
                derived = derived_lines(entry, function, definition, self.diagnostics, self.memo)
                if not derived:
                    continue
                lines += derived
            if not lines and outputs is None and self.library is not None:
                message = f"no derivative is given for '{function.name}'"
                hint = "write 'argument: formula', or 'output_differentiability: [False]'"
                self.diagnostics.error("GS414", message, schema.location, hint)
                continue
            formulas = FormulaLoader(names)
            gradients, forward = formulas.load(lines)
            is_checked = self.library is not None and not formulas.wrong
            if given is not None and outputs is not None and is_checked:
                check_against_formulas(given, gradients, outputs, self.diagnostics)
            name = node_name if key == DEFAULT else ""
            node = self.class_name(function, key, gradients, name)
            yield DifferentiabilityInfo(
                function,
                key,
                node,
                gradients,
                forward,
                names.outputs,
                given or implied_output_differentiability(names, gradients),
                schema.location,
                schema.text.partition("(")[0].strip(),
                name if name != node else "",
                shown_names=self.shown_names(entry, function, gradients),
                definition=definition,
                mistaken=formulas.mistaken,
            )

    def given_name(self, entry: Mapping, function: NativeFunction) -> str:
        """What an entry calls its nodes; empty where their number follows from its place in the file."""
        given = entry.get("node")
        if (
            given is None
            or isinstance(given, Mapping)
            or any(a.name == "node" for a in function.func.arguments.all)
        ):
            return ""  # an argument cannot be called so, which its own line is told
        if isinstance(given, Scalar) and _NODE_NAME.fullmatch(given.text):
            return given.text
        hint = "write what grad_fn.name() answers, for instance 'node: MulBackward1'"
        self.malformed("expected the name of a node", given, hint)
        return ""

    def shown_names(
        self, entry: Mapping, function: NativeFunction, gradients: tuple[Gradient, ...]
    ) -> tuple[ShownName, ...]:
        """Other names that an entry gives its nodes, and when: conditions over the node, of which the first counts."""
        given = entry.get("node")
        if not isinstance(given, Mapping):
            return ()
        named = {name for g in gradients if g.is_differentiable for name in g.names}
        arguments = [a.name for a in function.func.arguments.all if a.name in named]
        saved = {s.name for g in gradients for s in g.saved if not s.is_output and not s.attribute}
        shown = []
        for name, node in given.entries:
            text = node.text if isinstance(node, Scalar) else ""
            condition = read_condition(text, arguments)
            called = read_name(name.text, arguments)
            if condition is None or called is None or not _NODE_NAME.fullmatch(called[0]):
                hint = f"write 'MulBackward1: ndim == 2 and {(*arguments, 'ndim > 0')[0]}'"
                self.malformed("expected the name of a node and a condition", name, hint)
            elif unsaved := sorted(numbers_read(text) - saved):
                hint = f"ask about an argument that a formula uses, or 'not {unsaved[0]}' for one without a gradient"
                self.malformed(f"no formula saves '{unsaved[0]}'", node, hint)
            else:
                shown.append(ShownName(called[0], condition, called[1]))
        return tuple(shown)

    def class_name(
        self, function: NativeFunction, key: str, gradients: tuple[Gradient, ...], given: str
    ) -> str | None:
        """`MulBackward0`: the operator's name and how many nodes of that name came before, or the name `given`.

        Another name where several entries call their nodes the same: each of them has a class.
        """
        if not any(gradient.is_differentiable for gradient in gradients):
            return None
        if given:
            name = given if given not in self.classes else f"{given}_{function.name.identifier}"
            self.classes.add(name)
            return name
        words = str(function.name.name).split("_")
        prefix = f"{''.join(word.title() for word in words)}Backward"
        prefix = prefix.replace("ForwardBackward", "Backward")
        if key != DEFAULT:
            prefix += key
        names = (f"{prefix}{number}" for number in count())
        name = next(name for name in names if name not in self.classes)
        self.classes.add(name)
        return name

    def find(self, schema: Scalar) -> NativeFunction | None:
        name = schema.text.partition("(")[0].strip()
        function = self.functions.get(name)
        if function is None and name in self.unread:
            return None
        if function is None:
            overloads = [other for other in self.functions if other.partition(".")[0] == name]
            inplace = name.partition(".")[0].endswith("_")
            hint = suggest(
                name, [f for f in self.functions if f.partition(".")[0].endswith("_") is inplace]
            )
            if overloads:
                hint = f"write the overload: {', '.join(overloads)}"
            where = schema.locate(schema.text.find(name), len(name))
            self.diagnostics.error("GS405", f"there is no operator '{name}'", where, hint)
            return None
        first = self.first.setdefault(name, schema.location)
        if first != schema.location:
            self.diagnostics.error(
                "GS407",
                f"the derivatives of '{name}' are given twice",
                schema.location,
                hint="join the two entries",
                related=(Related("first given here", first),),
            )
            return None
        if self.library is not None and function.has_composite_implicit:
            self.diagnostics.error(
                "GS417",
                f"'{name}' is composed of other operators and differentiable through them",
                schema.location,
                hint="leave its derivative out, or give the operator kernels under dispatch:",
            )
        elif schema.text.strip() != (expected := str(function.func)):
            self.report_disagreement(schema, expected, function)
        return function

    def report_disagreement(self, schema: Scalar, expected: str, function: NativeFunction) -> None:
        written = schema.text.rstrip()
        pairs = enumerate(zip(written, expected, strict=False))
        shorter = min(len(written), len(expected))
        offset = next((number for number, (left, right) in pairs if left != right), shorter)
        where = function.location
        self.diagnostics.error(
            "GS406",
            f"the schema of '{function.name}' differs from that in native_functions.yaml",
            schema.locate(min(offset, len(written) - 1), max(len(written) - offset, 1)),
            hint=f"write 'name: {expected}'",
            related=() if where is None else (Related("defined here", where),),
            fix=schema.replacement(expected),
        )

    def per_key(
        self, function: NativeFunction, entry: Mapping
    ) -> Iterator[tuple[str, list[tuple[Scalar, Node]]]]:
        own = {a.name for a in function.func.arguments.all}
        reserved = {*RESERVED, "formula"} - (own & {*FIELDS, "formula"})
        formulas = [(key, node) for key, node in entry.entries if key.text not in reserved]
        dispatch = entry.get("dispatch")
        if dispatch is None:
            yield DEFAULT, formulas
            return
        if not isinstance(dispatch, Mapping):
            advice = f"write '{DEFAULT}:' and below it the formulas"
            self.malformed("expected dispatch keys with formulas", dispatch, advice)
            return
        for key, _ in formulas:
            advice = f"move it below one of the keys, for instance '{DEFAULT}:'"
            self.malformed(f"'{key.text}' stands beside 'dispatch'", key, advice)
        for key, node in dispatch.entries:
            if key.text != DEFAULT and key.text not in AUTOGRAD_KEYS:
                hint = suggest(key.text, (DEFAULT, *sorted(AUTOGRAD_KEYS)))
                message = f"'{key.text}' is not a dispatch key of Autograd"
                self.diagnostics.error("GS306", message, key.location, hint)
            elif isinstance(node, Mapping):
                yield key.text, list(node.entries)
            else:
                advice = "write 'argument: formula' below it"
                self.malformed(f"expected formulas for '{key.text}'", node, advice)
