"""Small changes that should make an expression wrong: another sign, a missing term or `conj()`, …

The rules know Python's grammar and the kinds of the names in scope.  Changes that cannot affect a value are not
produced: comparisons are not moved at their boundary (`<` and `<=` differ only where there is no derivative), strings
and `None` stay, and a name is replaced only by one of the same kind.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

KINDS: Mapping[str, str] = {
    "minus": "add or drop a minus, exchange a sum and a difference",
    "term": "drop a term of a sum or of a condition",
    "factor": "drop a factor, divisor or exponent",
    "conj": "drop a conjugation",
    "swap": "swap two operands, or two arguments of a call",
    "constant": "change a number or flag",
    "name": "replace a name by another of its kind",
    "flag": "invert a flag that the formula reads",
    "number": "change a number that the formula reads",
    "call": "replace a call by its first argument",
    "comparison": "reverse a comparison",
    "logic": "exchange `and` and `or`",
    "condition": "always take one branch",
    "automatic": "exchange the automatic forward derivatives",
}
"""The kinds of mutations, and what each does."""


@dataclass(frozen=True, slots=True)
class Mutation:
    """`text[start:end]` becomes `after`."""

    kind: str
    start: int
    end: int
    before: str
    after: str

    def apply(self, text: str) -> str:
        """The text with the change made."""
        return text[: self.start] + self.after + text[self.end :]


def negation(tree: ast.expr, text: str) -> Iterator[Mutation]:
    """The whole expression with its sign turned, unless some other mutation does that."""
    if isinstance(tree, ast.UnaryOp | ast.Tuple | ast.List | ast.Constant | ast.IfExp):
        return
    if isinstance(tree, ast.Compare) or _is_truth(tree):  # a sign does not change what is true
        return
    if isinstance(tree, ast.Call) and _WITHOUT_SIGN.fullmatch(ast.unparse(tree.func)):
        return
    writer = _Writer(text, {})
    yield writer.mutation("minus", tree, f"-{_operand(tree)}", enclosed=False)


def _is_truth(tree: ast.expr) -> bool:
    """Whether conditions are joined, and not the values of which the first that is there is taken."""
    return isinstance(tree, ast.BoolOp) and any(isinstance(v, ast.Compare) for v in tree.values)


def mutations(tree: ast.AST, text: str, names: Mapping[str, str]) -> Iterator[Mutation]:
    """Every change of `tree`, which was parsed from `text`, in the order of its places.

    `names` gives the kind of each name that may be read: ``tensor``, ``tangent``, ``a gradient``, ``flag``, ``int``,
    ``number``, or any other word; one that is not there is left alone.
    """
    writer = _Writer(text, names)
    seen = set()
    for node in _expressions(tree):
        for mutation in writer.of(node):
            key = (mutation.start, mutation.end, mutation.after)
            if mutation.after != mutation.before and key not in seen:
                seen.add(key)
                yield mutation


def _expressions(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes from left to right, without what is not a value: annotations, defaults, errors, docstrings, called names."""
    match tree:
        case ast.Raise() | ast.Assert() | ast.Import() | ast.ImportFrom():
            return
        case ast.Expr(ast.Constant(str())):
            return
        case ast.FunctionDef():
            for statement in tree.body:
                yield from _expressions(statement)
            return
        case ast.AnnAssign():
            if tree.value is not None:
                yield from _expressions(tree.value)
            return
        case ast.If() if all(isinstance(s, ast.Raise) for s in tree.body):
            for statement in tree.orelse:
                yield from _expressions(statement)
            return
        case ast.If() if _refuses(tree):
            yield tree
            for statement in tree.orelse:
                yield from _expressions(statement)
            return
        case ast.Call(ast.Name("isinstance" | "bool")):
            return
        case ast.Call(ast.Name()):  # a function, though an argument may be called as it is
            yield tree
            for part in (*tree.args, *tree.keywords):
                yield from _expressions(part)
            return
    yield tree
    for child in ast.iter_child_nodes(tree):
        yield from _expressions(child)


def _refuses(branch: ast.If) -> bool:
    """Whether a branch only calls something for the error that it raises: what it returns is dropped.

    Names that it gives values first are those of arguments.  What writes (`append`, ``copy_``) is called for that.
    """
    *before, last = branch.body
    match last:
        case ast.Expr(ast.Call(ast.Attribute(_, name) | ast.Name(name))):
            writes = name.endswith("_") or name in _WRITING
            return not writes and all(isinstance(s, ast.Assign) for s in before)
    return False


_WRITING = ("append", "extend", "insert", "update")
_OPPOSITE: Mapping[type[ast.cmpop], str] = {
    ast.Lt: ">=",
    ast.GtE: "<",
    ast.Gt: "<=",
    ast.LtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
_WITHOUT_SIGN = re.compile(r"(.*\.)?(new_)?(zeros|empty)(_like)?|all|any|bool")
"""Functions whose results have no sign."""

_ATOMS = (ast.Name, ast.Constant, ast.Call, ast.Attribute, ast.Subscript, ast.Tuple, ast.List)
_TENSORS = ("tensor", "value", "tangent", "a gradient", "the gradient", "any")


class _Writer:
    """Writes mutations of nodes of one text."""

    def __init__(self, text: str, names: Mapping[str, str]) -> None:
        self.text = text
        self.names = names
        self.encoded = text.encode()
        self.lines = [0]
        for line in self.encoded.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def span(self, node: ast.AST) -> tuple[int, int]:
        """Where the node stands; `ast` counts columns in bytes."""
        start = self.lines[node.lineno - 1] + node.col_offset  # type: ignore[attr-defined]
        end = self.lines[node.end_lineno - 1] + node.end_col_offset  # type: ignore[attr-defined]
        if self.text.isascii():
            return start, end
        return len(self.encoded[:start].decode()), len(self.encoded[:end].decode())

    def mutation(
        self, kind: str, node: ast.AST, after: str, enclosed: bool | None = None
    ) -> Mutation:
        """`node` replaced by the source `after`, in parentheses where it has to have them."""
        start, end = self.span(node)
        if enclosed is None:
            enclosed = not isinstance(ast.parse(after, mode="eval").body, _ATOMS)
        left, right = self.text[:start].rstrip()[-1:], self.text[end:].lstrip()[:1]
        if enclosed and not (left in ("", "(", "[", ",") and right in ("", ")", "]", ",")):
            after = f"({after})"
        return Mutation(kind, start, end, self.text[start:end], after)

    def of(self, node: ast.AST) -> Iterator[Mutation]:
        match node:
            case ast.UnaryOp(ast.USub(), ast.Constant()):
                return  # a negative number: its digits are mutated
            case ast.UnaryOp(ast.USub(), operand):
                yield self.mutation("minus", node, ast.unparse(operand))
            case ast.UnaryOp(ast.Not() | ast.Invert(), operand):
                yield self.mutation("condition", node, ast.unparse(operand))
            case ast.BinOp():
                yield from self.operation(node)
            case ast.AugAssign():
                yield from self.assignment(node)
            case ast.BoolOp(operation, values):
                both = [_operand(v) for v in values]
                other = " or " if isinstance(operation, ast.And) else " and "
                yield self.mutation("logic", node, other.join(both))
                for value in values:
                    yield self.mutation("term", node, ast.unparse(value))
            case ast.Compare(left, [operator], [right]):
                after = f"{_operand(left)} {_OPPOSITE[type(operator)]} {_operand(right)}"
                yield self.mutation("comparison", node, after)
            case ast.IfExp(_, body, orelse):
                yield self.mutation("condition", node, ast.unparse(body))
                yield self.mutation("condition", node, ast.unparse(orelse))
            case ast.If(test) if _refuses(node):
                yield self.mutation("condition", test, "False")
            case ast.If(test):
                if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Name):
                    yield self.mutation("condition", test, f"not {_operand(test)}")
            case ast.Return(ast.expr() as value):
                if not isinstance(value, ast.Name):
                    yield from negation(value, self.text)
            case ast.Call():
                yield from self.call(node)
            case ast.Attribute(value, "mH"):
                yield self.mutation("conj", node, f"{ast.unparse(value)}.mT")
                yield self.mutation("call", node, ast.unparse(value))
            case ast.Attribute(value, "mT"):
                yield self.mutation("call", node, ast.unparse(value))
            case ast.Constant(value):
                yield from self.constant(node, value)
            case ast.Name(name, ast.Load()):
                yield from self.name(node, name)

    def operation(self, node: ast.BinOp) -> Iterator[Mutation]:
        left, right = _operand(node.left), _operand(node.right)
        match node.op:
            case ast.Add():
                yield self.mutation("minus", node, f"{left} - {right}")
                yield self.mutation("term", node, ast.unparse(node.left))
                yield self.mutation("term", node, ast.unparse(node.right))
            case ast.Sub():
                yield self.mutation("minus", node, f"{left} + {right}")
                yield self.mutation("term", node, ast.unparse(node.left))
                yield self.mutation("term", node, f"-{right}")
            case ast.Mult():
                yield self.mutation("factor", node, ast.unparse(node.left))
                yield self.mutation("factor", node, ast.unparse(node.right))
            case ast.Div():
                yield self.mutation("factor", node, ast.unparse(node.left))
                yield self.mutation("swap", node, f"{right} / {left}")
            case ast.Pow() | ast.FloorDiv() | ast.Mod():
                yield self.mutation("factor", node, ast.unparse(node.left))
            case ast.MatMult():
                yield self.mutation("swap", node, f"{right} @ {left}")
            case ast.BitAnd() | ast.BitOr():
                other = "|" if isinstance(node.op, ast.BitAnd) else "&"
                yield self.mutation("logic", node, f"{left} {other} {right}")
                yield self.mutation("term", node, ast.unparse(node.left))
                yield self.mutation("term", node, ast.unparse(node.right))

    def assignment(self, node: ast.AugAssign) -> Iterator[Mutation]:
        target, value = ast.unparse(node.target), ast.unparse(node.value)
        other = {ast.Add: "-=", ast.Sub: "+="}.get(type(node.op))
        if other is not None:
            yield self.mutation("minus", node, f"{target} {other} {value}", enclosed=False)
        yield self.mutation("term", node, f"{target} = {target}", enclosed=False)

    def call(self, node: ast.Call) -> Iterator[Mutation]:
        match node:
            case ast.Call(ast.Attribute(value, method)):
                conjugates = method == "conj"
                if not isinstance(value, ast.Name) or value.id in self.names:
                    yield self.mutation("conj" if conjugates else "call", node, ast.unparse(value))
                elif node.args and self.kind(node.args[0]) in _TENSORS:
                    yield self.mutation("call", node, ast.unparse(node.args[0]))
            case ast.Call(ast.Name(function), [first, *_]):
                conjugates = function.strip("_") == "conj"
                if self.kind(first) in _TENSORS:
                    yield self.mutation("conj" if conjugates else "call", node, ast.unparse(first))
        for index, (first, second) in enumerate(zip(node.args, node.args[1:])):
            if self.alike(first, second):
                swapped = [*node.args[:index], second, first, *node.args[index + 2 :]]
                arguments = [ast.unparse(a) for a in swapped]
                arguments += [ast.unparse(k) for k in node.keywords]
                yield self.mutation(
                    "swap", node, f"{ast.unparse(node.func)}({', '.join(arguments)})"
                )

    def alike(self, first: ast.expr, second: ast.expr) -> bool:
        a, b = self.kind(first), self.kind(second)
        return a != "" and (a == b or (a in _TENSORS and b in _TENSORS))

    def kind(self, node: ast.expr) -> str:
        """The kind of a value, as far as its form tells."""
        match node:
            case ast.Name(name):
                return self.names.get(name, "")
            case ast.Constant(bool()):
                return "flag"
            case ast.Constant(int()) | ast.UnaryOp(ast.USub(), ast.Constant(int())):
                return "int"
            case ast.Constant(float()):
                return "number"
            case ast.Constant() | ast.Tuple() | ast.List() | ast.Compare() | ast.BoolOp():
                return ""
            case ast.Attribute(_, "shape" | "ndim" | "dtype" | "device"):
                return ""
            case ast.BinOp() | ast.UnaryOp():
                read = {self.names.get(n.id, "") for n in ast.walk(node) if isinstance(n, ast.Name)}
                return "tensor" if read & set(_TENSORS) else ""
            case ast.Call(ast.Attribute()):
                return "tensor"
        return ""

    def constant(self, node: ast.Constant, value: object) -> Iterator[Mutation]:
        match value:
            case bool():
                yield self.mutation("constant", node, str(not value))
            case int():
                yield self.mutation("constant", node, str(value + 1))
            case float():
                yield self.mutation("constant", node, repr(2 * value if value else 1.0))
            case complex():
                yield self.mutation("constant", node, repr(2 * value))

    def name(self, node: ast.Name, name: str) -> Iterator[Mutation]:
        kind = self.names.get(name, "")
        if kind == "flag":
            yield self.mutation("flag", node, f"not {name}")
        elif kind == "int":
            yield self.mutation("number", node, f"{name} + 1")
        elif kind == "number":
            yield self.mutation("number", node, f"2 * {name}")
        if kind:
            alike = [other for other, of in self.names.items() if of == kind]
            if len(alike) > 1:
                other = alike[(alike.index(name) + 1) % len(alike)]
                yield self.mutation("name", node, other)


def _operand(node: ast.expr) -> str:
    """The source of `node`, in parentheses where an operand may need them."""
    source = ast.unparse(node)
    return source if isinstance(node, _ATOMS) else f"({source})"
