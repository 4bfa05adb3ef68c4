"""Distributions: the entries of distributions.yaml, in which each formula becomes a method."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ..derivatives.array_formulas import names_in
from ..derivatives.value_kinds import ANY, SIZE, TENSOR, Kind, fits, kind_of_annotation
from ..diagnostics import Diagnostics, Location, suggest
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Node, Scalar
from ..yaml.syntax import Sequence as SequenceNode
from .distribution_names import FormulaNames
from .layers import MATHEMATICS, Argument, RejectedEntry, written_name
from .misplaced import is_misplaced
from .options_entry import METHOD, OptionsEntry
from .values import describe

_HINT = "write '- distribution: \"Name(loc: real, scale: positive)\"' and below it 'mean: loc'"
_BUILTIN = (float.__name__, int.__name__, len.__name__, max.__name__, min.__name__)
_INHERITED = ("base_dist", "batch_shape", "event_shape")
_CHANCES = ("probs", "logits")
"""Two parameters of which one is given, and the other follows."""
_INPUTS = {
    **dict.fromkeys(("value", "x", "y"), TENSOR),
    **dict.fromkeys(("shape", "sample_shape"), SIZE),
}
"""What is known of inputs of formulas."""
_LOOPS = ast.Lambda, ast.NamedExpr, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp
_DRAWN = "sample_shape: Sequence[int] = ()"
_AS_GIVEN = ("Tensor", "int")
"""Types, instead of constraints, of parameters that are kept as they are given."""


@dataclass(frozen=True, slots=True)
class _Kind:
    """How a formula becomes a method."""

    decorators: tuple[str, ...] = ()
    parameters: str = ""
    inputs: tuple[str, ...] = ()
    name: str = ""
    """Of the method, where it is not the field's."""
    returns: str = "Tensor"


_PROPERTY = _Kind(("property",))
_CHECKED = _Kind(("checked",), "value: Tensor", ("value",))
_FORMULAS = {
    **dict.fromkeys(("mean", "mode", "variance", "stddev"), _PROPERTY),
    "sample": _Kind((), _DRAWN, ("sample_shape", "shape")),
    "rsample": _Kind((), _DRAWN, ("sample_shape", "shape")),
    "log_prob": _CHECKED,
    "cdf": _CHECKED,
    "icdf": _Kind((), "value: Tensor", ("value",)),
    "entropy": _Kind(),
    "enumerates": _Kind((), "expand: bool = True", (), "enumerate_support"),
    "natural": _Kind(("property",), name="_natural_params", returns="tuple[Tensor, ...]"),
    "log_normalizer": _Kind(name="_log_normalizer"),
    "divergence": _Kind((), "other: Self", ("other",), "_divergence"),
}
_KINDS = {
    **dict.fromkeys(("batch_shape", "event_shape"), SIZE),
    **{
        kind.name or field: TENSOR if kind is _PROPERTY else Kind("method")
        for field, kind in _FORMULAS.items()
        if kind.returns == "Tensor"
    },
}
"""What distributions have whatever their parameters are."""
TABLES = {
    "attributes": _PROPERTY,
    "kept": _Kind(("lazy_property",)),
    "methods": _Kind(),
    "checked": _CHECKED,
}
"""Fields that have formulas by the names of methods."""
FIELDS = (
    *("distribution", "base", "support", "base_dist", "transforms", "repr"),
    *(*TABLES, *_FORMULAS, "carrier", "doc"),
)


@dataclass(frozen=True, slots=True)
class Method:
    """A method as it is written."""

    name: str
    decorators: tuple[str, ...]
    parameters: str
    returns: str
    doc: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Distribution:
    """A class: a batch of distributions of one family."""

    name: str
    location: Location
    parameters: tuple[Argument, ...]
    """Annotated by their constraints, as instances read these."""
    shown: tuple[str, ...]
    """The parameters, in the order in which instances are shown."""
    stored: tuple[str, ...]
    """The parameters that instances keep; the others are attributes that are computed."""
    as_given: frozenset[str]
    """Parameters that have a type, and no constraint: neither validated nor broadcast, nor expanded."""
    base: str
    """The class, or what is called of it: ``Gamma(0.5 * df, 0.5)``."""
    base_dist: str
    transforms: tuple[str, ...]
    support: str
    methods: tuple[Method, ...]
    carrier: str
    doc: str
    reads: frozenset[str]
    """Helpers and constants in expressions."""

    @property
    def has_chances(self) -> bool:
        """Whether it is told by `probs` or `logits`."""
        return {*_CHANCES} <= {p.name for p in self.parameters}


def load_distributions(
    node: Node | None, known: FormulaNames, diagnostics: Diagnostics
) -> tuple[Distribution, ...]:
    """The entries of the file, each checked against what it names."""
    if node is None or (isinstance(node, Scalar) and node.value is None):
        return ()
    if not isinstance(node, SequenceNode):
        diagnostics.error("GS301", "expected a list of distributions", node.location, _HINT)
        return ()
    found: dict[str, Distribution] = {}
    entries = (entry for entry in node.items if isinstance(entry, MappingNode))
    names = frozenset(written_name(entry, "distribution") for entry in entries)
    for entry in node.items:
        if not isinstance(entry, MappingNode):
            message = f"expected a distribution, found {describe(entry)}"
            diagnostics.error("GS301", message, entry.location, _HINT)
            continue
        if is_misplaced(entry, "distribution", FIELDS, diagnostics):
            continue
        try:
            made = _Entry(entry, known, names, found, diagnostics).load()
        except RejectedEntry:
            continue
        if made.name in found:
            message = f"there is a distribution '{made.name}' already"
            diagnostics.error("GS317", message, made.location, "give it another name")
        found[made.name] = made
    return tuple(found.values())


class _Entry(OptionsEntry):
    """One entry."""

    def __init__(
        self,
        entry: MappingNode,
        known: FormulaNames,
        others: Collection[str],
        above: Mapping[str, Distribution],
        diagnostics: Diagnostics,
    ) -> None:
        self.entry, self.known, self.others, self.above = entry, known, others, above
        self.diagnostics = diagnostics
        self.own: set[str] = set()
        self.kinds: dict[str, Kind] = {}
        """What is known of `own`."""
        self.attributes: dict[str, Collection[str]] = {}
        """What distributions in formulas have, by the name of each."""
        self.reads: set[str] = set()

    def load(self) -> Distribution:
        head = self.begun("distribution", FIELDS, _HINT)
        name, given = self.head(head, _HINT, {*self.known.constraints, *_AS_GIVEN, *_INHERITED})
        names = tuple(a.name for a in given)
        for argument in given:
            if argument.annotation == "Any":
                message = f"'{argument.name}' has no constraint"
                where = head.locate(head.text.find(argument.name), len(argument.name))
                raise self.error("GS317", message, where, f"write '{argument.name}: real'")
        tables = {field: self.pairs(field) for field in TABLES}
        computed = [
            method.text.partition("(")[0] for pairs in tables.values() for method, _ in pairs
        ]
        stored = tuple(n for n in names if n not in computed)
        as_given = {a.name for a in given if a.annotation in _AS_GIVEN}
        self.own = {*names, *computed, *_INHERITED}
        self.own |= {kind.name or field for field, kind in _FORMULAS.items()}
        base = self.constructed("base", {*names, "validate_args"})
        inherited = self.above.get(base.partition("(")[0])
        if inherited is not None:
            self.own |= {p.name for p in inherited.parameters} | {m.name for m in inherited.methods}
        constraints = tuple(
            replace(a, annotation=self.of_constraints(head, a.annotation))
            for a in given
            if a.name not in as_given
        )
        support, base_dist = self.scalar("support"), self.scalar("base_dist")
        if support is None and base_dist is None and self.scalar("base") is None:
            hint = "write which constraint samples satisfy: 'support: positive'"
            raise self.error("GS304", f"'{name}' has no 'support'", head.location, hint)
        shown = self.shown(constraints)
        doc, carrier = self.scalar("doc"), self.scalar("carrier")
        # Parameters are broadcast against each other.
        self.kinds = {**dict.fromkeys(names, TENSOR), **_KINDS}
        self.kinds |= {
            a.name: kind_of_annotation(a.annotation) for a in given if a.name in as_given
        }
        own = list(self.by_name(tables))
        self.attributes = {"other": self.own, "self": self.own}
        if base_dist is not None and (held := self.above.get(written_class(base_dist))):
            names_held = (*(p.name for p in held.parameters), *(m.name for m in held.methods))
            self.attributes["base_dist"] = {*names_held, *_KINDS}
        methods = [*self.formulas(), *own]
        region = "" if support is None else self.of_constraints(support, support.text)
        # What constructors are given is read before there are attributes.
        self.own = {*stored}
        return Distribution(
            name,
            head.location,
            tuple(next((c for c in constraints if c.name == a.name), a) for a in given),
            tuple(a.name for a in shown),
            stored,
            frozenset(as_given),
            base,
            "" if base_dist is None else self.value(base_dist, {*names, "validate_args"}),
            tuple(self.transforms({*names, "base_dist"})),
            region,
            tuple(methods),
            "" if carrier is None else self.constant(carrier),
            "" if doc is None else doc.text,
            frozenset(self.reads),
        )

    def shown(self, parameters: tuple[Argument, ...]) -> tuple[Argument, ...]:
        """Parameters in the order that `repr` says; as they stand where it says nothing."""
        scalar = self.scalar("repr")
        if scalar is None:
            return parameters
        by_name = {a.name: a for a in parameters}
        return tuple(by_name[name] for name in self.in_order(scalar, "repr", [*by_name]))

    def constructed(self, key: str, inputs: Collection[str]) -> str:
        """A class by hand, or a call of one above."""
        scalar = self.scalar(key)
        if scalar is None or scalar.text.isidentifier():
            return "" if scalar is None else scalar.text
        stored, self.own = self.own, set()
        text = self.value(scalar, inputs)
        self.own = stored
        return text

    def transforms(self, names: Collection[str]) -> Iterator[str]:
        node = self.entry.get("transforms")
        for item in node.items if isinstance(node, SequenceNode) else ():
            if not isinstance(item, Scalar):
                message = f"a transform is an expression, not {describe(item)}"
                raise self.error("GS303", message, item.location, "write 'ExpTransform()'")
            yield self.value(item, names)
        if node is not None and not isinstance(node, SequenceNode):
            message = f"'transforms' is a list, not {describe(node)}"
            raise self.error("GS303", message, node.location, "write '[ExpTransform()]'")

    def constant(self, scalar: Scalar) -> str:
        """An expression that reads no parameter."""
        tree = self.parsed(scalar, scalar.text)
        self.names(scalar, tree, MATHEMATICS)
        return ast.unparse(tree)

    def of_constraints(self, scalar: Scalar, text: str) -> str:
        """An expression of constraints, which reads parameters from ``self``."""
        tree = self.parsed(scalar, text)
        visited = _Formula(self, scalar, (), self.known.constraints).visit(tree)
        return ast.unparse(visited)

    def value(self, scalar: Scalar, inputs: Collection[str]) -> str:
        return ast.unparse(_Formula(self, scalar, inputs).visit(self.parsed(scalar, scalar.text)))

    def formulas(self) -> Iterator[Method]:
        """The methods that all distributions have by the same names."""
        for field, kind in _FORMULAS.items():
            scalar = self.scalar(field)
            if scalar is None:
                continue
            parameters, inputs = kind.parameters, kind.inputs
            if field == "log_normalizer":
                inputs = ("x", "y")[: self.count_of_natural()]
                parameters = ", ".join(f"{name}: Tensor" for name in inputs)
            doc, lines, value = _Formula(self, scalar, inputs).statements()
            if kind.returns == "Tensor" and not fits(value, TENSOR):
                message = f"'{field}' is a Tensor, here is {value}"
                hint = (
                    "write a formula of tensors, such as 'functions.full_like(parameter, number)'"
                )
                raise self.error("GS421", message, scalar.location, hint)
            if field == "enumerates":
                lines[-1] = f"return self._enumerated({lines[-1].removeprefix('return ')}, expand)"
            if "shape" in inputs and "shape" in names_in("\n".join(lines)):
                lines.insert(0, "shape = self._extended_shape(sample_shape)")
            if field == "sample":
                lines = ["with no_grad():", *(f"    {line}" for line in lines)]
            name = kind.name or field
            yield Method(name, kind.decorators, parameters, kind.returns, doc, tuple(lines))

    def count_of_natural(self) -> int:
        """How many natural parameters there are, which the log normalizer is a function of."""
        scalar = self.scalar("natural")
        tree = None if scalar is None else self.parsed(scalar, scalar.text)
        if isinstance(tree, ast.Tuple) and len(tree.elts) in (1, 2):
            return len(tree.elts)
        where = self.entry.location if scalar is None else scalar.location
        hint = "write 'natural: (-rate,)': 'log_normalizer' is over x, or over x and y"
        raise self.error("GS317", "'natural' is a tuple of one or two parameters", where, hint)

    def by_name(self, tables: dict[str, list[tuple[Scalar, Scalar]]]) -> Iterator[Method]:
        """The methods that are this one's own."""
        for field, pairs in tables.items():
            for name, scalar in pairs:
                called, given = self.head(name, METHOD)
                if given and field != "methods":
                    message = f"one of its '{field}' has no inputs of its own"
                    raise self.error("GS317", message, name.location, "write a name alone")
                kind = TABLES[field]
                parameters = kind.parameters or ", ".join(a.source for a in given)
                inputs = kind.inputs or [a.name for a in given]
                types = {a.name: kind_of_annotation(a.annotation) for a in given}
                doc, lines, value = _Formula(self, scalar, inputs, types=types).statements()
                is_attribute = kind is not TABLES["methods"] and kind is not TABLES["checked"]
                self.kinds.setdefault(called, value if is_attribute else Kind("method"))
                made = lines[-1].removeprefix("return ").partition("(")[0]
                returns = made if made in self.others else "Tensor"
                yield Method(called, kind.decorators, parameters, returns, doc, tuple(lines))


def written_class(scalar: Scalar) -> str:
    """The class that a field calls: ``Normal(loc, scale)``."""
    return scalar.text.partition("(")[0].strip()


def _bare(node: ast.AST) -> str:
    """An expression as it stands beside an equals sign: a tuple has no parentheses there."""
    return ast.unparse(node)[1:-1] if isinstance(node, ast.Tuple) else ast.unparse(node)


class _Formula(ast.NodeTransformer):
    """Statements, the last of which is the value; what the distribution has is read from ``self``."""

    def __init__(
        self,
        entry: _Entry,
        scalar: Scalar,
        inputs: Collection[str],
        constraints: Sequence[str] = (),
        types: Mapping[str, Kind] = {},
    ) -> None:
        self.entry, self.scalar, self.constraints = entry, scalar, constraints
        self.bound = {*inputs} - entry.own
        own = {name: entry.kinds.get(name, ANY) for name in (*entry.own, *entry.others, "self")}
        given = {name: _INPUTS.get(name, ANY) for name in self.bound}
        self.values = {**entry.known.scope.values, **own, **given, **types}
        helpers = entry.known.helpers
        self.known = {*helpers, *MATHEMATICS, *_BUILTIN, *entry.others, "self"} - self.bound
        if constraints:
            self.known = {*constraints}

    def statements(self) -> tuple[str, list[str], Kind]:
        """The docstring that it may begin with, what a method does, and what kind of value it returns."""
        found = self.entry.statements(self.scalar)
        doc = ""
        match found:
            case [ast.Expr(ast.Constant(str(doc))), *found]:
                pass
        lines = []
        for statement in found[:-1]:
            if not isinstance(statement, ast.Assign):
                hint = "assign to names, and let the last line be the value"
                raise self.error("GS402", "this is not an assignment", statement, hint)
            written = statement.value
            value = self.visit(written)
            kind = self.kind(written)
            for target in statement.targets:
                assigned = self.entry.assigned(self.scalar, target, kind)
                self.bound |= assigned.keys()
                self.values |= assigned
            lines.append(f"{_bare(statement.targets[0])} = {_bare(value)}")
        last = found[-1] if found else None
        if not isinstance(last, ast.Expr):
            where = self.scalar.location
            raise self.entry.error(
                "GS402", "the last line is not a value", where, "end with the value"
            )
        text = f"return {ast.unparse(self.visit(last.value))}"
        return doc, [*lines, text], self.kind(last.value)

    def kind(self, node: ast.expr) -> Kind:
        """What an expression gives, as it was written; reports values of the wrong kind in it."""
        scope = replace(self.entry.known.scope, values=self.values)
        return self.entry.kind_in(self.scalar, node, scope)

    def error(self, code: str, message: str, node: ast.AST, hint: str | None) -> RejectedEntry:
        return self.entry.error_at(code, message, self.scalar, node, hint)

    def visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, _LOOPS):
            hint = "write a function in runtime/distributions/formulas.py"
            raise self.error("GS402", "a formula has no functions and loops", node, hint)
        visited: ast.AST = super().visit(node)
        return visited

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        spaces = self.entry.known.spaces
        if isinstance(node.value, ast.Name) and node.value.id in self.entry.attributes:
            known = self.entry.attributes[node.value.id]
            # Of what its class has by hand nothing is known here.
            if node.attr not in known and (hint := suggest(node.attr, known)):
                message = f"'{node.value.id}' has no '{node.attr}'"
                raise self.error("GS403", message, node, hint)
        if not isinstance(node.value, ast.Name) or node.value.id not in spaces:
            return self.generic_visit(node)
        space = node.value.id
        if node.attr not in spaces[space]:
            hint = suggest(node.attr, spaces[space])
            raise self.error("GS403", f"there is no function '{space}.{node.attr}'", node, hint)
        node.value.id = {"F": "nn_functional"}.get(space, space)
        return node

    def visit_Name(self, node: ast.Name) -> ast.AST:
        name = node.id
        if name in self.bound:
            return node
        if self.constraints and name in self.constraints:
            return ast.Attribute(ast.Name("constraints"), name)
        if name in self.entry.own:
            return ast.Attribute(ast.Name("self"), name)
        if name not in self.known:
            everything = {*self.known, *self.bound, *self.entry.own, *self.entry.known.spaces}
            hint = suggest(name, everything) or f"there are {', '.join(sorted(self.entry.own))}"
            raise self.error("GS403", f"there is no '{name}'", node, hint)
        self.entry.reads.add(name)
        return node
