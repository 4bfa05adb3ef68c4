"""Translates C++ syntax trees to Python expressions of the formula language.

``idioms.yaml`` maps what C++ spells differently.  Calls of operators follow their schemas: an argument that C++
passes by position becomes a keyword where the schema requires it.  Expressions without a counterpart are refused with
a reason.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import yaml

from ...schema.arguments import Argument
from ...schema.function_schema import FunctionSchema
from ..cpp.parser import parse
from ..cpp.syntax import (
    Binary,
    Braces,
    Call,
    Conditional,
    Expression,
    Index,
    Lambda,
    Literal,
    Member,
    Name,
    Unary,
)

_COMPARISONS: Mapping[str, ast.cmpop] = {
    "==": ast.Eq(),
    "!=": ast.NotEq(),
    "<": ast.Lt(),
    "<=": ast.LtE(),
    ">": ast.Gt(),
    ">=": ast.GtE(),
}
_ARITHMETIC: Mapping[str, ast.operator] = {
    "+": ast.Add(),
    "-": ast.Sub(),
    "*": ast.Mult(),
    "/": ast.Div(),
    "%": ast.Mod(),
    "&": ast.BitAnd(),
    "|": ast.BitOr(),
    "^": ast.BitXor(),
}
_CONSTANTS: Mapping[str, float | None] = {
    "M_PI": 3.141592653589793,
    "M_SQRT2": 1.4142135623730951,
    "M_2_SQRTPI": 1.1283791670955126,
    "M_LN2": 0.6931471805599453,
    "nullopt": None,
    "nullptr": None,
}
_ENUMERATIONS: Mapping[tuple[str, str], int] = {
    ("Reduction", "None"): 0,
    ("Reduction", "Mean"): 1,
    ("Reduction", "Sum"): 2,
}
_CASTS = frozenset(("static_cast", "Scalar", "SymInt", "int64_t", "double"))


class Untranslatable(Exception):
    """A formula has no counterpart: the reason in a few words, and the place in its text."""

    def __init__(self, reason: str, offset: int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.offset = offset


@dataclass(frozen=True)
class _Idiom:
    """``maybe_multiply(x, factor): x * factor``."""

    parameters: tuple[str, ...]
    body: ast.expr

    def filled(self, arguments: Iterable[ast.expr]) -> ast.expr:
        """The body with arguments in the places of parameters."""
        given = dict(zip(self.parameters, arguments, strict=True))
        filled: ast.expr = _Fill(given).visit(copy.deepcopy(self.body))
        return filled


class _Fill(ast.NodeTransformer):
    def __init__(self, given: Mapping[str, ast.expr]) -> None:
        self.given = given

    def visit_Call(self, node: ast.Call) -> ast.AST:
        match node.func:
            case ast.Name(name) if isinstance(function := self.given.get(name), ast.Lambda):
                parameters = [argument.arg for argument in function.args.args]
                return _Idiom(tuple(parameters), function.body).filled(node.args)
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return copy.deepcopy(self.given[node.id]) if node.id in self.given else node


@cache
def _idioms() -> dict[str, dict[tuple[str, int], _Idiom]]:
    """By section those of members, of functions and of numbers, by name and number of arguments."""
    data = yaml.safe_load((Path(__file__).parent / "idioms.yaml").read_text(encoding="utf-8"))
    found: dict[str, dict[tuple[str, int], _Idiom]] = {}
    for section, entries in data.items():
        table = found.setdefault(section, {})
        for entry in entries:
            ((left, right),) = entry.items()
            pattern = parse(left)
            assert isinstance(pattern, Call), left
            names = [a.last for a in pattern.arguments if isinstance(a, Name)]
            body = ast.parse(str(right), mode="eval").body
            if isinstance(pattern.function, Member):
                owner = pattern.function.value
                assert isinstance(owner, Name), left
                table[pattern.function.name, len(names)] = _Idiom((owner.last, *names), body)
                continue
            assert isinstance(pattern.function, Name), left
            template = [t.last for t in pattern.function.template or () if isinstance(t, Name)]
            name = pattern.function.qualified
            table[name, len(names)] = _Idiom((*template, *names), body)
    return found


def operators_by_name(schemas: Iterable[FunctionSchema]) -> dict[str, list[FunctionSchema]]:
    """Operators by their name, without out variants, which no formula calls."""
    found: dict[str, list[FunctionSchema]] = {}
    for schema in schemas:
        if not schema.arguments.out:
            found.setdefault(str(schema.name.name), []).append(schema)
    return found


@dataclass
class Translator:
    """Translates the formulas of one operator."""

    func: FunctionSchema
    operators: Mapping[str, Sequence[FunctionSchema]]
    loop: str = ""
    """The list that ``i`` runs over, in formulas of ``_foreach`` operators."""
    bound: set[str] = field(default_factory=set)

    def formula(self, tree: Expression, gradient: str = "") -> str:
        """The Python expression for a formula; `gradient` is what a backward formula calls the one that arrives.

        Raises Untranslatable.
        """
        self.loop = ""
        result = self.expression(tree)
        if self.loop:
            result = ast.ListComp(
                result,
                [
                    ast.comprehension(
                        ast.Name("i"),
                        _call("range", _call("len", ast.Name(self.loop))),
                        [],
                        0,
                    )
                ],
            )
        if gradient:
            result = _of_gradient(result, gradient)
        result = _Numbers(self.func).visit(ast.fix_missing_locations(result))
        return ast.unparse(ast.fix_missing_locations(result))

    # -- expressions -------------------------------------------------------------------------------

    def expression(self, node: Expression) -> ast.expr:
        match node:
            case Literal():
                return self.literal(node)
            case Name():
                return self.name(node)
            case Call():
                return self.call(node)
            case Member():
                return ast.Attribute(self.expression(node.value), node.name)
            case Index(value, index):
                subscript = self.expression(index)
                if isinstance(index, Name) and index.parts == ("i",) and isinstance(value, Name):
                    if "i" not in self.bound:
                        self.loop = self.loop or value.last
                return ast.Subscript(self.expression(value), subscript)
            case Unary("!", value):
                return _not(self.expression(value))
            case Unary("-", value):
                return ast.UnaryOp(ast.USub(), self.expression(value))
            case Unary("+" | "*" | "&", value):
                return self.expression(value)
            case Unary("~", value):
                return ast.UnaryOp(ast.Invert(), self.expression(value))
            case Binary():
                return self.binary(node)
            case Conditional(condition, chosen, otherwise):
                return self.conditional(condition, chosen, otherwise)
            case Braces(type, items):
                return self.braces(type, items)
            case Lambda(parameters, body) if len(body) == 1:
                self.bound |= {*parameters}
                names = [ast.arg(parameter) for parameter in parameters]
                empty = ast.arguments([], names, None, [], [], None, [])
                return ast.Lambda(empty, self.expression(body[0]))
        raise Untranslatable("a function of several statements", node.start)

    def literal(self, node: Literal) -> ast.expr:
        if node.kind == "str":
            return ast.Constant(ast.literal_eval(node.text))
        if node.kind in ("bool", "null"):
            return ast.Constant({"true": True, "false": False}.get(node.text))
        text = node.text.rstrip("uUlL") if node.kind == "int" else node.text.rstrip("fFlL")
        return ast.Constant(ast.literal_eval(text if text[-1:] != "." else f"{text}0"))

    def name(self, node: Name) -> ast.expr:
        if len(node.parts) == 1:
            name = node.parts[0]
            if name in _CONSTANTS:
                return ast.Constant(_CONSTANTS[name])
            return ast.Name({"grad_input_mask": "needs_input_grad"}.get(name, name))
        last = (node.parts[-2], node.parts[-1])
        if last in _ENUMERATIONS:
            return ast.Constant(_ENUMERATIONS[last])
        if node.last in _CONSTANTS:
            return ast.Constant(_CONSTANTS[node.last])
        raise Untranslatable(f"the constant {node.qualified}", node.start)

    def binary(self, node: Binary) -> ast.expr:
        left, right = self.expression(node.left), self.expression(node.right)
        operator = node.operator
        if operator in ("&&", "||"):
            return _logical(operator, left, right)
        if operator in _COMPARISONS:
            return ast.Compare(left, [_COMPARISONS[operator]], [right])
        if operator in _ARITHMETIC:
            return ast.BinOp(left, _ARITHMETIC[operator], right)
        raise Untranslatable(f"the operator {operator}", node.start)

    def conditional(
        self, condition: Expression, chosen: Expression, otherwise: Expression
    ) -> ast.expr:
        if _asks_for(condition, "grad", self.func):
            # Where the only gradient does not arrive, no formula is asked.
            return self.expression(chosen)
        asked = self.expression(condition)
        if isinstance(asked, ast.Constant) and isinstance(asked.value, bool):
            return self.expression(chosen if asked.value else otherwise)
        return ast.IfExp(asked, self.expression(chosen), self.expression(otherwise))

    def braces(self, type: Name | None, items: tuple[Expression, ...]) -> ast.expr:
        if type is None and len(items) == 1 and isinstance(items[0], Braces):
            return self.expression(items[0])  # the second pair is the constructor's
        return ast.Tuple([self.expression(item) for item in items])

    # -- calls -------------------------------------------------------------------------------------

    def call(self, node: Call) -> ast.expr:
        members, functions = _idioms()["members"], _idioms()["functions"]
        arguments = node.arguments
        if isinstance(node.function, Member):
            member = node.function
            name = member.name.removesuffix("_symint")
            idiom = members.get((name, len(arguments)))
            value = self.expression(member.value)
            if idiom is not None:
                filled = idiom.filled([value, *map(self.expression, arguments)])
                if member.is_arrow and self.may_be_none(member.value):
                    nothing = ast.Compare(value, [ast.Is()], [ast.Constant(None)])
                    return ast.IfExp(nothing, ast.Constant(None), filled)
                return filled
            if name.endswith("_") and not name.endswith("__"):
                name = name[:-1]  # what is written to in C++ is a value that nobody else has
            return self.operator(name, node, [member.value], value)
        if not isinstance(node.function, Name):
            raise Untranslatable("a call of an expression that is not a name", node.start)
        function = node.function
        qualified = "::".join(function.parts)
        plain = qualified.removesuffix("_symint")
        if function.last == "tuple" and not arguments:
            return ast.Tuple([ast.Constant(None) for _ in function.template or ()])
        if function.last in _CASTS and len(arguments) == 1:
            return self.expression(arguments[0])
        if function.last.startswith("not_implemented"):
            return self.not_implemented(node)
        for name in (qualified, plain, function.last, function.last.removesuffix("_symint")):
            idiom = functions.get((name, len(arguments)))
            if idiom is not None and not (name == function.last and len(function.parts) > 2):
                given = [self.expression(a) for a in arguments]
                template = [
                    self.expression(t) for t in function.template or () if isinstance(t, Literal)
                ]
                return idiom.filled([*template, *given])
        name = function.last.removesuffix("_symint")
        if len(function.parts) == 1 or function.parts[:-1] == ("at",):
            if name in self.operators:
                return self.operator(name, node, [], None)
        raise Untranslatable(f"calls {qualified}", function.start)

    def may_be_none(self, node: Expression) -> bool:
        """Whether a value is an argument that may be left out."""
        optional = {a.name for a in self.func.arguments.all if a.type.is_nullable}
        return isinstance(node, Name) and node.last in optional

    def operator(
        self, name: str, node: Call, before: Sequence[Expression], owner: ast.expr | None
    ) -> ast.expr:
        """A call of an operator, as a method of `owner` if there is one."""
        overloads = self.operators.get(name)
        if overloads is None:
            raise Untranslatable(f"calls the member {name}", node.start)
        count = len(node.arguments) + len(before)
        fitting = [func for func in overloads if _takes(func, count)]
        if not fitting:
            raise Untranslatable(f"calls {name} with {count} arguments", node.start)
        given = [self.expression(argument) for argument in node.arguments]
        if owner is not None:
            function: ast.expr = ast.Attribute(owner, name)
            skipped = 1
        else:
            function = ast.Name(name)
            skipped = 0
        # What C++ passes by position is rarely meant for an argument by keyword.
        bound = [_bound(func, given, skipped) for func in fitting]
        positional, keywords = min(bound, key=lambda found: len(found[1]))
        return ast.Call(function, positional, keywords)

    def not_implemented(self, node: Call) -> ast.expr:
        texts = [a for a in node.arguments if isinstance(a, Literal)]
        if not texts:
            raise Untranslatable("not_implemented without its reason", node.start)
        return _call("not_implemented", self.literal(texts[0]))


class _Numbers(ast.NodeTransformer):
    """Says of Python numbers what C++ says of its own: they have no ``conj``, and integers a division of their own."""

    def __init__(self, func: FunctionSchema) -> None:
        types = {a.name: a.type for a in func.arguments.all}
        self.integers = {n for n, t in types.items() if str(t) in ("int", "SymInt")}
        self.numbers = self.integers | {
            n for n, t in types.items() if str(t) in ("Scalar", "float")
        }

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        idioms = _idioms()["numbers"]
        match node:
            case ast.Call(ast.Attribute(value, name), []) if (name, 0) in idioms:
                if self.is_number(value):
                    return idioms[name, 0].filled([value])
            case ast.Call(ast.Name(name), [value]) if (name, 1) in idioms and self.is_number(value):
                return idioms[name, 1].filled([value])
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if (
            isinstance(node.op, ast.Div)
            and self.is_integer(node.left)
            and self.is_integer(node.right)
        ):
            return ast.BinOp(node.left, ast.FloorDiv(), node.right)
        return node

    def is_number(self, node: ast.expr) -> bool:
        match node:
            case ast.Constant(int() | float()):
                return True
            case ast.Name(name):
                return name in self.numbers
            case ast.BinOp(left, _, right):
                return self.is_number(left) and self.is_number(right)
            case ast.UnaryOp(ast.USub(), value):
                return self.is_number(value)
        return self.is_integer(node)

    def is_integer(self, node: ast.expr) -> bool:
        match node:
            case ast.Constant(value):
                return type(value) is int
            case ast.Name(name):
                return name in self.integers
            case ast.Subscript(ast.Attribute(_, "shape"), _):
                return True
            case ast.BinOp(left, ast.Add() | ast.Sub() | ast.Mult() | ast.FloorDiv(), right):
                return self.is_integer(left) and self.is_integer(right)
        return False


def _of_gradient(node: ast.expr, gradient: str) -> ast.expr:
    """What is said of the gradient that arrives instead: every formula of ours reads that."""
    match node:
        case ast.Call(ast.Name(name), arguments, []):
            idiom = _idioms()["gradients"].get((name, len(arguments) + 1))
            if idiom is not None:
                return idiom.filled([*arguments, ast.parse(gradient, mode="eval").body])
    return node


def _call(name: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(ast.Name(name), list(arguments), [])


def _not(value: ast.expr) -> ast.expr:
    match value:
        case ast.Constant(bool(truth)):
            return ast.Constant(not truth)
        case ast.Compare(left, [ast.IsNot()], [ast.Constant(None)]):
            return ast.Compare(left, [ast.Is()], [ast.Constant(None)])
    return ast.UnaryOp(ast.Not(), value)


def _logical(operator: str, left: ast.expr, right: ast.expr) -> ast.expr:
    decides = operator == "||"
    for one, other in ((left, right), (right, left)):
        if isinstance(one, ast.Constant) and isinstance(one.value, bool):
            return one if one.value is decides else other
    return ast.BoolOp(ast.Or() if decides else ast.And(), [left, right])


def _asks_for(node: Expression, name: str, func: FunctionSchema) -> bool:
    """Whether a condition is ``grad.defined()``."""
    match node:
        case Call(Member(Name((owner,)), "defined"), ()):
            return owner == name and name not in {a.name for a in func.arguments.all}
    return False


def _takes(func: FunctionSchema, count: int) -> bool:
    arguments = func.arguments.non_out
    required = sum(a.default is None for a in arguments)
    return required <= count <= len(arguments)


def _bound(
    func: FunctionSchema, given: Sequence[ast.expr], skipped: int
) -> tuple[list[ast.expr], list[ast.keyword]]:
    """Arguments by position and by keyword, as the schema wants them."""
    wanted: Sequence[Argument] = func.arguments.non_out[skipped:]
    positional: list[ast.expr] = []
    keywords: list[ast.keyword] = []
    by_keyword = set(func.arguments.kwarg_only)
    for argument, value in zip(wanted, given, strict=False):
        if argument in by_keyword:
            keywords.append(ast.keyword(argument.name, value))
        else:
            positional.append(value)
    return positional, keywords
