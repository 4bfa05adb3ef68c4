"""Optimizers: the entries of optimizers.yaml with the key `optimizer`."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from keyword import iskeyword

from ..derivatives.check import narrowed
from ..derivatives.metadata import ATTRIBUTES
from ..derivatives.reads import Call
from ..derivatives.value_kinds import ANY, BOOL, NUMBER, TENSOR, Kind, joined, kind_of_annotation
from ..diagnostics import Diagnostics, Location, suggest
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Node, Scalar, Sequence
from .layers import Argument, RejectedEntry, written_name
from .misplaced import is_misplaced
from .optimizer_names import UpdateFunctions
from .optimizer_tensors import TensorNames
from .options_entry import OptionsEntry
from .schedules import is_schedule
from .values import describe

FIELDS = (
    *("optimizer", "base", "fixed", "groups", "checks", "state", "begins", "update"),
    *("whole", "parameters", "refuses", "sparse", "function", "lists", "parts", "doc"),
)
_HINT = "write '- optimizer: \"Name(lr: float = 0.1)\"' and below it 'update: param -= lr * grad'"
AT_ONCE = "at once"
MATRICES = "matrices"
COMPLEX = "complex"
TENSORS = "tensors over lists"
ROWS = "rows"
ONLY = "only"
"""What `begins`, `parameters`, `refuses` and `sparse` may say."""
_ASSIGN = "assign"
"""The function that changes a tensor of the state."""
_BUILTIN = (abs.__name__, max.__name__, min.__name__)
"""Functions of Python, of which the first takes tensors too."""


@dataclass(frozen=True, slots=True)
class StateItem:
    """What is kept for a parameter: a tensor of its shape, or a number."""

    name: str
    first: str
    """An expression over the arguments."""
    when: str
    """A condition over the arguments and `param`; empty for what is always there."""
    is_tensor: bool


@dataclass(frozen=True, slots=True)
class Optimizer:
    """A class that changes parameters by one rule."""

    name: str
    location: Location
    arguments: tuple[Argument, ...]
    base: str
    """Another optimizer of the file, whose rule it has; or empty."""
    fixed: tuple[tuple[str, str], ...]
    """Arguments of the base that are not its own, with their values."""
    groups: tuple[str, ...]
    """The arguments in the order in which groups of parameters hold them."""
    checks: tuple[tuple[str, str], ...]
    """Conditions on the arguments, and what is said of one that does not hold."""
    state: tuple[StateItem, ...]
    begins_at_once: bool
    """Whether the state is made with the optimizer, not in the first step."""
    rule: str
    """The statements of a step, as they are written."""
    update: tuple[str, ...]
    """Their lines, as they run over anything that has the functions of a namespace `xp`."""
    reads: tuple[str, ...]
    """The arguments that `update` reads."""
    is_whole: bool
    """Whether a step looks at a parameter as a whole, and not at each element for itself."""
    needs_matrices: bool
    """Whether parameters must have two dimensions."""
    refuses: str
    needs_sparse: bool
    """Whether gradients that are not sparse are refused."""
    steps_rows: bool
    """Whether a sparse gradient changes the rows that it has, as if there were no others."""
    function: str
    """The name of the function that takes one step over lists; empty where there is none."""
    lists: tuple[tuple[str, str], ...]
    """What the function is given behind parameters and gradients: the name of each list, and the state in it."""
    parts: tuple[tuple[str, tuple[str, ...]], ...]
    """Arguments that the function is given item by item, and the names of the items."""
    doc: str


def load_optimizers(
    node: Node | None, known: UpdateFunctions, diagnostics: Diagnostics
) -> tuple[Optimizer, ...]:
    """The entries of the file, each checked against what it names."""
    if node is None or (isinstance(node, Scalar) and node.value is None):
        return ()
    if not isinstance(node, Sequence):
        diagnostics.error("GS301", "expected a list of optimizers", node.location, _HINT)
        return ()
    found: dict[str, Optimizer] = {}
    unread: set[str] = set()
    for entry in node.items:
        if is_schedule(entry):
            continue
        if not isinstance(entry, MappingNode):
            message = f"expected an optimizer, found {describe(entry)}"
            diagnostics.error("GS301", message, entry.location, _HINT)
            continue
        if is_misplaced(entry, "optimizer", FIELDS, diagnostics):
            continue
        try:
            optimizer = _Entry(entry, known, found, unread, diagnostics).load()
        except RejectedEntry:
            unread.add(written_name(entry, "optimizer"))
            continue
        if optimizer.name in found:
            message = f"there is an optimizer '{optimizer.name}' already"
            diagnostics.error("GS317", message, optimizer.location, "give it another name")
        found[optimizer.name] = optimizer
    return tuple(found.values())


class _Entry(OptionsEntry):
    """One entry."""

    def __init__(
        self,
        entry: MappingNode,
        known: UpdateFunctions,
        others: Mapping[str, Optimizer],
        unread: Collection[str],
        diagnostics: Diagnostics,
    ) -> None:
        self.entry, self.known, self.others, self.unread = entry, known, others, unread
        self.diagnostics = diagnostics

    def load(self) -> Optimizer:
        head = self.begun("optimizer", FIELDS, _HINT)
        name, arguments = self.head(head, _HINT)
        for argument in arguments:
            if argument.default is None:
                message = f"'{argument.name}' has no default"
                hint = f"write '{argument.name}: float = 0.0'"
                raise self.error("GS317", message, head.location, hint)
        base = self.base()
        own = {a.name for a in arguments}
        kinds = {a.name: kind_of_annotation(a.annotation) for a in arguments}
        is_whole = self.flag("whole")
        checks = tuple(self.check(*pair, kinds, self.known.scope) for pair in self.pairs("checks"))
        state = tuple(self.state_item(*pair, kinds) for pair in self.pairs("state"))
        update: tuple[str, ...] = ()
        reads = frozenset[str]()
        node = self.scalar("update")
        if node is not None:
            update, reads = _Update(self, node, kinds, state, is_whole).translated()
        elif not base:
            raise self.error("GS304", f"'{name}' has no 'update'", head.location, _HINT)
        doc = self.scalar("doc")
        sparse = self.one_of("sparse", ROWS, ONLY)
        return Optimizer(
            name,
            head.location,
            arguments,
            base,
            tuple(self.fixed(base, own)),
            self.groups([a.name for a in arguments], base),
            checks,
            state,
            self.choice("begins", AT_ONCE),
            "" if node is None else node.text,
            update,
            tuple(a.name for a in arguments if a.name in reads),
            is_whole,
            self.choice("parameters", MATRICES),
            self.one_of("refuses", COMPLEX, TENSORS),
            sparse == ONLY,
            bool(sparse),
            function := self.identifier("function"),
            tuple(self.lists(function, {s.name for s in state or self.others_state(base)})),
            tuple(self.parts(kinds)),
            "" if doc is None else doc.text,
        )

    def others_state(self, base: str) -> tuple[StateItem, ...]:
        """The state of the optimizer whose rule this has."""
        return self.others[base].state if base else ()

    def identifier(self, key: str) -> str:
        scalar = self.scalar(key)
        if scalar is not None and (not scalar.text.isidentifier() or iskeyword(scalar.text)):
            said = f"'{scalar.text}' cannot be the name of a function"
            raise self.error(
                "GS317", said, scalar.location, "write letters, digits and underscores"
            )
        return "" if scalar is None else scalar.text

    def lists(self, function: str, state: Collection[str]) -> Iterator[tuple[str, str]]:
        """The lists that the function is given, each with what of the state is in it."""
        for name, kept in self.pairs("lists"):
            if not function:
                hint = "name it in 'function', or leave 'lists' out"
                raise self.error("GS317", "lists of no function", name.location, hint)
            if not name.text.isidentifier() or iskeyword(name.text):
                said = f"'{name.text}' cannot be the name of a list"
                raise self.error("GS317", said, name.location, "give it a name of its own")
            if kept.text not in state:
                hint = suggest(kept.text, state) or f"there are {', '.join(sorted(state))}"
                said = f"there is no state '{kept.text}'"
                raise self.error("GS403", said, kept.location, hint)
            yield name.text, kept.text

    def parts(self, own: Mapping[str, Kind]) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Arguments of several items, with the names of those."""
        for name, items in self.pairs("parts"):
            if name.text not in own:
                hint = suggest(name.text, own) or f"there are {', '.join(sorted(own))}"
                raise self.error("GS403", f"there is no '{name.text}'", name.location, hint)
            names = tuple(item.strip() for item in items.text.split(","))
            count = len(own[name.text].items or ())
            if len(names) != count:
                has = f"{count} items" if count else "no items"
                said = f"'{name.text}' has {has}, here are {len(names)} names"
                hint = "annotate it as 'tuple[float, float]' or leave it out of 'parts'"
                hint = f"name {count}, with commas between" if count else hint
                raise self.error("GS317", said, items.locate(0, len(items.text)), hint)
            wrong = next((n for n in names if not n.isidentifier() or iskeyword(n)), None)
            if wrong is not None:
                said = f"'{wrong}' cannot be the name of an item"
                where = items.locate(items.text.find(wrong), len(wrong))
                raise self.error("GS317", said, where, "write names with commas between")
            yield name.text, names

    def base(self) -> str:
        scalar = self.scalar("base")
        if scalar is None:
            return ""
        if scalar.text in self.unread:
            raise RejectedEntry(scalar.text)
        if scalar.text not in self.others:
            hint = suggest(scalar.text, self.others) or "name an optimizer above it"
            message = f"there is no optimizer '{scalar.text}'"
            raise self.error("GS317", message, scalar.location, hint)
        return scalar.text

    def groups(self, own: list[str], base: str) -> tuple[str, ...]:
        """The arguments in the order that `groups` says; as they stand where it says nothing."""
        scalar = self.scalar("groups")
        if scalar is None:
            return tuple(own)
        if base:
            message = f"the groups of '{base}' have their order from there"
            raise self.error("GS317", message, scalar.location, "leave 'groups' out")
        return self.in_order(scalar, "groups", own)

    def fixed(self, base: str, own: Collection[str]) -> Iterator[tuple[str, str]]:
        """Arguments of the base, and constants for them."""
        others = {a.name for a in self.others[base].arguments} - {*own} if base else set()
        for name, value in self.pairs("fixed"):
            if name.text not in others:
                said = f"'{name.text}' is no argument that '{base}' has and this does not"
                said = said if base else "'fixed' is of another optimizer, and there is no 'base'"
                hint = suggest(name.text, others) or f"there are {', '.join(sorted(others))}"
                hint = hint if others else "leave 'fixed' out"
                raise self.error("GS317", said, name.location, hint)
            try:
                tree = ast.parse(value.text, mode="eval")
                ast.literal_eval(tree)
            except (SyntaxError, ValueError):
                said = f"'{name.text}' is fixed to a constant, not to '{value.text}'"
                hint = "write a number, True, False, None or a text in quotes"
                raise self.error("GS317", said, value.location, hint) from None
            self.check_numbers(value, tree, value.text, 0)
            yield name.text, value.text

    def state_item(self, name: Scalar, first: Scalar, own: Mapping[str, Kind]) -> StateItem:
        if not name.text.isidentifier() or name.text in {*own, "param", "grad", "fresh"}:
            message = f"'{name.text}' cannot be the name of a state"
            raise self.error("GS317", message, name.location, "give it a name of its own")
        value, condition, when = first.text.partition(" if ")
        tree = self.parsed(first, value)
        self.names(first, tree, {*own, *self.known.first_values})
        asked = self.parsed(first, when) if condition else None
        if asked is not None:
            self.names(first, asked, {*own, "param"}, 1 - len(value) - len(condition))
            scope = replace(self.known.scope, values={**own, "param": TENSOR})
            self.kind(first, when, len(value) + len(condition), scope)
        called = tree.func if isinstance(tree, ast.Call) else tree
        is_tensor = isinstance(called, ast.Name) and called.id in self.known.first_values
        text = ast.unparse(tree)
        if is_tensor:
            call = tree if isinstance(tree, ast.Call) else ast.Call(tree, [], [])
            self.check_first(first, ast.unparse(called), call)
            given = ", ".join(map(ast.unparse, call.args))
            text = f"{ast.unparse(called)}(param{', ' if given else ''}{given})"
        return StateItem(name.text, text, "" if asked is None else ast.unparse(asked), is_tensor)

    def check_first(self, first: Scalar, name: str, call: ast.Call) -> None:
        """Report a first value that is not given what it takes behind the parameter."""
        keywords = tuple(k.arg or "" for k in call.keywords)
        function = self.known.first_values[name]
        reason = function.misfit(Call(name, 0, 1 + len(call.args), keywords, False))
        if reason is not None:
            rest = ", ".join(function.positional[1:])
            hint = f"write '{name}{f'({rest})' if rest else ''}'"
            raise self.error(
                "GS415", f"{reason}, of which the first is 'param'", first.location, hint
            )


class _Update(ast.NodeTransformer):
    """The statements of a step: which names are tensors, and what follows from that for how they are written."""

    def __init__(
        self,
        entry: _Entry,
        scalar: Scalar,
        own: Mapping[str, Kind],
        state: tuple[StateItem, ...],
        is_whole: bool,
    ) -> None:
        self.entry, self.scalar, self.own, self.is_whole = entry, scalar, own, is_whole
        kept = (s.name for s in state if s.is_tensor)
        self.tensors = TensorNames(kept, entry.known.to_numbers)
        self.numbers = frozenset(s.name for s in state if not s.is_tensor)
        self.kinds = {
            **own,
            **dict.fromkeys(self.tensors.names, TENSOR),
            **dict.fromkeys(self.numbers, NUMBER),
            "fresh": BOOL,
        }
        self.known = {*self.kinds}
        self.reads: set[str] = set()
        self.writes: set[str] = set()

    def translated(self) -> tuple[tuple[str, ...], frozenset[str]]:
        body = [self.visit(s) for s in self.entry.statements(self.scalar)]
        self.check_step()
        # Of a tree of its own: the other has become what is emitted.
        self.check_kinds(self.entry.statements(self.scalar), self.kinds)
        lines = [
            line for s in body for line in ast.unparse(ast.fix_missing_locations(s)).split("\n")
        ]
        return tuple(lines), frozenset(self.reads)

    def check_kinds(self, statements: Iterable[ast.stmt], values: dict[str, Kind]) -> None:
        """Report values of the wrong kind; `values` becomes what is known behind the statements."""
        for statement in statements:
            scope = replace(self.entry.known.scope, values=values)
            match statement:
                case ast.If(test, body, orelse):
                    self.entry.kind_in(self.scalar, test, scope)
                    yes, no = narrowed(test, scope)
                    self.check_kinds(body, yes)
                    self.check_kinds(orelse, no)
                    values |= {n: joined(yes.get(n, ANY), no.get(n, ANY)) for n in {*yes, *no}}
                case ast.Assign([target], value):
                    kind = self.entry.kind_in(self.scalar, value, scope)
                    values |= self.entry.assigned(self.scalar, target, kind)
                case ast.AugAssign(value=value):
                    self.entry.kind_in(self.scalar, value, scope)

    def check_step(self) -> None:
        """Report an update that leaves the parameter as it is, or does not ask for its gradient."""
        hint = "a step goes against the gradient: 'param -= lr * grad'"
        where = self.scalar.location
        if "param" not in self.writes:
            raise self.entry.error("GS317", "the update never changes 'param'", where, hint)
        if "grad" not in self.reads:
            raise self.entry.error("GS317", "the update never reads 'grad'", where, hint)

    def error(self, code: str, message: str, node: ast.AST, hint: str | None) -> RejectedEntry:
        return self.entry.error_at(code, message, self.scalar, node, hint)

    def visit(self, node: ast.AST) -> ast.AST:
        allowed = (ast.Assign, ast.AugAssign, ast.If, ast.expr, ast.operator, ast.expr_context)
        if isinstance(node, (*allowed, ast.unaryop, ast.cmpop, ast.boolop)):
            visited: ast.AST = super().visit(node)
            return visited
        what, hint = _INSTEAD.get(type(node), (f"'{type(node).__name__}'", _STEP))
        raise self.error("GS402", f"an update has no {what}", node, hint)

    def expression(self, node: ast.expr) -> ast.expr:
        """An expression as it is emitted."""
        visited = self.visit(node)
        assert isinstance(visited, ast.expr)
        return visited

    def visit_If(self, node: ast.If) -> ast.AST:
        if self.tensors.has(node.test):
            hint = f"choose by element, with one of {', '.join(self.entry.known.to_tensors)}"
            raise self.error("GS402", "this condition differs by element", node.test, hint)
        return self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        is_tensor = self.tensors.has(node.value)
        value = self.expression(node.value)
        target = node.targets[0]
        if isinstance(target, ast.Tuple) and len(node.targets) == 1:
            self.known |= {ast.unparse(name) for name in target.elts}
            node.value = value
            return node
        if not isinstance(target, ast.Name) or len(node.targets) > 1:
            hint = "assign to one name at a time"
            raise self.error("GS402", "this is assigned to no name", target, hint)
        self.writes.add(target.id)
        self.refuse_tensor(node, target.id, is_tensor)
        local = self.tensors.names - self.tensors.kept - {"grad"}
        read = {n.id for n in ast.walk(value) if isinstance(n, ast.Name)}
        if target.id == "param" and read.isdisjoint({"param", *local}):
            message = "the parameter is replaced by what does not depend on it"
            raise self.error("GS317", message, node.value, "write 'param -= lr * grad'")
        if target.id in self.own:
            hint = "give it a name of its own"
            raise self.error("GS402", f"'{target.id}' is an argument", target, hint)
        if target.id in self.tensors.kept:
            call = ast.Call(_of_namespace(_ASSIGN), [ast.Name(target.id), value], [])
            return ast.Expr(call)
        self.known.add(target.id)
        self.tensors.assign(target.id, is_tensor)
        node.value = value
        return node

    def refuse_tensor(self, node: ast.Assign | ast.AugAssign, name: str, is_tensor: bool) -> None:
        """Report a tensor for a number that is kept."""
        if is_tensor and name in self.numbers:
            message = f"'{name}' is kept as a number, and this is a tensor"
            hint = f"write '{name}: zeros' in 'state' to keep a tensor"
            raise self.error("GS420", message, node.value, hint)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        name = ast.unparse(node.target)
        if name in self.tensors and name not in self.tensors.kept:
            hint = f"write '{name} = {name} …'"
            raise self.error("GS402", f"'{name}' may be somebody else's tensor", node, hint)
        if name not in self.known or name in self.own:
            raise self.error(
                "GS403", f"there is no state '{name}'", node, suggest(name, self.known)
            )
        self.writes.add(name)
        self.reads.add(name)
        self.refuse_tensor(node, name, self.tensors.has(node.value))
        node.value = self.expression(node.value)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        name = ast.unparse(node.func)
        of_tensors, of_numbers = self.entry.known.to_tensors, self.entry.known.to_numbers
        functions = (*of_tensors, *of_numbers, *_BUILTIN)
        if name not in functions:
            message = f"there is no function '{name}'"
            hint = suggest(name, functions)
            if isinstance(node.func, ast.Attribute):
                message, hint = self.instead_of_method(node, node.func, functions)
            hint = hint or f"there are {', '.join(functions)}"
            raise self.error("GS403", message, node, hint)
        over_tensors = any(map(self.tensors.has, node.args))
        if name in of_tensors and not over_tensors:
            hint = "numbers have Python's operators, ** 0.5 for a root, max and min"
            raise self.error("GS402", f"'{name}' is a function of tensors", node, hint)
        if name in _BUILTIN[1:] and over_tensors:
            hint = f"of tensors there are {', '.join(of_tensors)}"
            raise self.error("GS402", f"'{name}' is a function of numbers", node, hint)
        node.args = [self.expression(argument) for argument in node.args]
        if name != abs.__name__:
            node.func = _of_namespace(name)
        return node

    def instead_of_method(
        self, node: ast.Call, method: ast.Attribute, functions: Collection[str]
    ) -> tuple[str, str | None]:
        """What is wrong with the call of a method, and what to write."""
        owner, name = ast.unparse(method.value), method.attr
        if name in _OTHERWISE:
            return f"'{name}' is no function of an update", f"write '{owner}.{_OTHERWISE[name]}'"
        is_module = isinstance(method.value, ast.Name) and owner not in self.known
        message = f"an update calls functions, and '{owner}.{name}' is a method"
        if is_module:
            message = f"an update calls functions by their names alone, not by '{owner}'"
        if name not in functions:
            return message, suggest(name, functions)
        given = map(ast.unparse, [*([] if is_module else [method.value]), *node.args])
        return message, f"write '{name}({', '.join(given)})'"

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.require_whole(node, node.value)
        return self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.require_whole(node, node.value)
        return self.generic_visit(node)

    def require_whole(self, node: ast.expr, owner: ast.expr) -> None:
        """Report what is asked of a tensor where there are parts of several in its place."""
        if not self.is_whole and self.tensors.has(owner):
            message = f"'{ast.unparse(node)}' is asked of a whole tensor, and a step is taken over parts of several"
            raise self.error("GS402", message, node, "add 'whole: true' to the entry")

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        over_tensors = self.tensors.has(node.left) or self.tensors.has(node.right)
        if over_tensors and not self.is_whole and not isinstance(node.op, OPERATORS):
            message = "an update has no such operator between tensors"
            hint = "there are +, -, *, / and **; others need 'whole: true'"
            if isinstance(node.op, ast.BitXor):
                hint = f"a power is written '{ast.unparse(node.left)} ** {ast.unparse(node.right)}'"
            raise self.error("GS402", message, node, hint)
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id not in self.known:
            hint = suggest(node.id, self.known) or f"there are {', '.join(sorted(self.known))}"
            raise self.error("GS403", f"there is no '{node.id}'", node, hint)
        self.reads.add(node.id)
        return node


OPERATORS = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.Pow)
"""What stands between tensors in all forms of a step."""
_OTHERWISE = {name: name for name in ATTRIBUTES} | {"dim": "ndim", "size": "shape"}
"""Attributes that newcomers call, and what others call instead of them."""
_STEP = "a step is made of assignments and 'if'"
_INSTEAD: dict[type[ast.AST], tuple[str, str]] = {
    ast.Expr: ("expression by itself", "assign what it gives: 'velocity *= momentum'"),
    ast.Return: ("'return'", "assign to the parameter: 'param -= lr * grad'"),
    ast.For: ("loop", f"it is of one parameter; {_STEP}"),
    ast.While: ("loop", f"it is of one parameter; {_STEP}"),
}
"""What newcomers write in an update, and what to write instead."""


def _of_namespace(name: str) -> ast.Attribute:
    return ast.Attribute(ast.Name("xp"), name)
