"""Exports derivatives to other libraries: JAX's `custom_jvp` and Julia's ChainRules.

An exported rule has the definition and the derivative.  The derivative is the entry's formula if that uses only
arithmetic and functions that the other library has, and SymPy's result otherwise.  ``gradsmith prove`` has proved them
equal.
"""

from __future__ import annotations

import ast
import keyword
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ..derivatives.definition import Definition
from ..derivatives.entries import DifferentiabilityInfo
from ..derivatives.formula import Formula
from ..pipeline import Model
from .derive import Underivable, derive
from .record import provable


@dataclass(frozen=True, slots=True)
class Rule:
    """One operator's definition and the slopes of its arguments, as Python expressions over them and ``result``."""

    name: str
    parameters: tuple[str, ...]
    tensors: tuple[str, ...]
    """Those of the parameters that have a derivative."""
    definition: ast.expr
    slopes: Mapping[str, ast.expr]
    holds: str
    """Where the definition holds, and where it has no derivative, as a comment says it."""


class _Unsaid(Exception):
    """The other system has no word for this."""


def rules_of(model: Model, wanted: re.Pattern[str]) -> tuple[list[Rule], list[tuple[str, str]]]:
    """The rules that can be exported, and why others cannot."""
    proofs = model.proofs
    rules, left = [], []
    for operator, info in provable(model):
        if info.definition is None or not info.definition.math or not wanted.search(operator.name):
            continue
        entry = proofs.get(operator.name)
        if entry is None or not all(line.method for line in entry.lines):
            left.append((operator.name, "it is not proved"))
            continue
        try:
            rules.append(_rule(operator.name, info))
        except (Underivable, _Unsaid) as error:
            left.append((operator.name, str(error)))
    return rules, left


def _rule(name: str, info: DifferentiabilityInfo) -> Rule:
    definition = info.definition
    assert definition is not None
    tree = ast.parse(definition.math.strip(), mode="eval").body
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    arguments = [a.name for a in info.function.func.arguments.all]
    tensors = tuple(n for n in info.differentiable_arguments if n in used)
    if not tensors:
        raise _Unsaid("its definition reads none of its tensors")
    slopes = {}
    for gradient in info.gradients:
        if len(gradient.names) > 1 or gradient.names[0] not in tensors:
            continue
        argument = gradient.names[0]
        if isinstance(gradient.formula, Formula):
            try:
                slopes[argument] = _factor(gradient.formula.tree, set(arguments))
                continue
            except _Unsaid:
                pass
        derived = derive(definition.math, arguments, [argument], refuse=False)[argument]
        slope = _factor(ast.parse(derived.backward, mode="eval").body, set(arguments))
        slopes[argument] = _at_kinks(slope, argument, definition)
    if set(slopes) != set(tensors):
        raise _Unsaid("an argument of it has no formula")
    _Printer(_PYTHON_WORDS).write(tree)  # raises for what no other system has
    base = name.replace(".", "_")
    limits = (("where", definition.domain), ("without a derivative at", definition.singular))
    holds = "; ".join(f"{word} {' '.join(text.split())}" for word, text in limits if text)
    return Rule(base, tuple(a for a in arguments if a in used), tensors, tree, slopes, holds)


def _at_kinks(slope: ast.expr, argument: str, definition: Definition) -> ast.expr:
    """The slope of a definition, with what is agreed on where it has none."""
    for condition, agreed in definition.kinks:
        value = dict(agreed).get(argument)
        if value is not None:
            told = [ast.parse(text, mode="eval").body for text in (condition, value)]
            slope = ast.Call(ast.Name("where"), [*told, slope], [])
    return slope


_METHODS = (
    "exp",
    "log",
    "sqrt",
    "rsqrt",
    "sin",
    "cos",
    "tan",
    "sinh",
    "cosh",
    "tanh",
    "sigmoid",
    "digamma",
)


def _factor(tree: ast.expr, arguments: set[str]) -> ast.expr:
    """A backward formula for a gradient of one, of real numbers: conjugations go, methods become functions."""

    class Real(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.expr:
            return ast.Constant(1) if node.id == "grad" else node

        def visit_Call(self, node: ast.Call) -> ast.expr:
            match node:
                case ast.Call(ast.Attribute(value, "conj"), []):
                    return self.visit(value)  # type: ignore[no-any-return]
                case ast.Call(ast.Attribute(value, name), rest) if name in _METHODS:
                    node = ast.Call(ast.Name(name), [value, *rest], [])
                case ast.Call(ast.Attribute(value, "pow"), [power]):
                    return ast.BinOp(self.visit(value), ast.Pow(), self.visit(power))
                case ast.Call(ast.Name("zeros_like")):
                    return ast.Constant(0)
            return self.generic_visit(node)  # type: ignore[return-value]

        def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
            self.generic_visit(node)
            if isinstance(node.op, ast.Mult) and _is_one(node.left):
                return node.right
            return node

        def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
            self.generic_visit(node)
            return node

    found: ast.expr = Real().visit(ast.parse(ast.unparse(tree), mode="eval").body)
    _Printer(_PYTHON_WORDS).write(found)
    for node in ast.walk(found):
        known = arguments | {"result", "pi"} | _CALLED
        if isinstance(node, ast.Name) and node.id not in known:
            raise _Unsaid(f"its formula reads '{node.id}'")
    return found


def _is_one(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == 1


# -- printing -------------------------------------------------------------------------------------------

_COMMON = ["exp", "log", "sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "abs", "sign", "floor", "ceil", "erf", "erfc", "erfinv", "where", "min", "max", "rsqrt", "sigmoid", "digamma", "polygamma", "lgamma", "loggamma", "i0", "special_i1", "exp2", "atan2", "log1p"]  # fmt: skip
_CALLED = {*_COMMON}
_PYTHON_WORDS = {name: name for name in _COMMON}
_JAX = {
    **{n: f"jnp.{n}" for n in ["exp", "log", "sqrt", "sin", "cos", "tan", "sinh", "cosh", "tanh", "abs", "sign", "floor", "ceil", "where", "exp2", "log1p"]},
    **{f"a{n}": f"jnp.arc{n}" for n in ["sin", "cos", "tan", "sinh", "cosh", "tanh", "tan2"]},
    "min": "jnp.minimum", "max": "jnp.maximum", "rsqrt": "jax.lax.rsqrt", "sigmoid": "jax.nn.sigmoid",
    **{n: f"jsp.{n}" for n in ["erf", "erfc", "erfinv", "digamma", "polygamma"]},
    "lgamma": "jsp.gammaln", "loggamma": "jsp.gammaln", "i0": "jsp.i0", "special_i1": "jsp.i1", "pi": "jnp.pi",
}  # fmt: skip
_JULIA = {
    **{n: n for n in ["exp", "log", "sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "abs", "sign", "floor", "ceil", "exp2", "log1p"]},
    **{n: n for n in ["erf", "erfc", "erfinv", "digamma"]},
    "where": "ifelse", "min": "min", "max": "max", "atan2": "atan", "lgamma": "loggamma", "loggamma": "loggamma",
    "polygamma": "polygamma", "pi": "π", "result": "Ω", "rsqrt": "inv(sqrt({}))", "sigmoid": "inv(1 + exp(-({})))",
}  # fmt: skip
"""A word with braces in it is an expression, with the arguments in their place."""
_LEVELS: dict[type[ast.AST], tuple[str, int]] = {
    ast.BitOr: ("|", 1), ast.BitAnd: ("&", 2), ast.Add: ("+", 4), ast.Sub: ("-", 4), ast.Mult: ("*", 5), ast.Div: ("/", 5), ast.Pow: ("**", 7),
}  # fmt: skip
_COMPARED = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}


class _Printer:
    """Writes an expression in another system's words."""

    def __init__(
        self, words: Mapping[str, str], power: str = "**", own: Mapping[str, str] | None = None
    ) -> None:
        self.words = words
        self.power = power
        self.own = own or {}

    def within(self, rule: Rule) -> _Printer:
        """For what stands in `rule`: a parameter that is called as a function there is has another name."""
        taken = {rule.name, "result", *self.words}
        own = {p: f"{p}_" if p in taken or keyword.iskeyword(p) else p for p in rule.parameters}
        return _Printer(self.words, self.power, own)

    def write(self, node: ast.expr, above: int = 0) -> str:
        match node:
            case ast.Constant(bool() | None | str() | complex()):
                raise _Unsaid(f"it says {ast.unparse(node)}")
            case ast.Constant(value):
                return repr(value)
            case ast.Name("i" | "nan" as name):
                raise _Unsaid(f"it says '{name}'")
            case ast.Name(name):
                return self.own.get(name) or self.words.get(name, name)
            case ast.UnaryOp(ast.USub(), operand):
                text, level = f"-{self.write(operand, 6)}", 6
            case ast.BinOp(left, operation, right) if type(operation) in _LEVELS:
                sign, level = _LEVELS[type(operation)]
                is_power = isinstance(operation, ast.Pow)
                first, second = self.write(left, level + is_power), self.write(
                    right, level + (not is_power)
                )
                text = f"{first}{self.power}{second}" if is_power else f"{first} {sign} {second}"
            case ast.Compare(left, [operation], [right]) if type(operation) in _COMPARED:
                text, level = (
                    f"{self.write(left, 4)} {_COMPARED[type(operation)]} {self.write(right, 4)}",
                    3,
                )
                return f"({text})" if above else text
            case ast.Call(ast.Name(name), arguments) if not node.keywords:
                if name not in self.words:
                    raise _Unsaid(f"there is no '{name}'")
                word, given = self.words[name], ", ".join(self.write(a) for a in arguments)
                return word.format(given) if "{}" in word else f"{word}({given})"
            case _:
                raise _Unsaid(f"it says {ast.unparse(node)}")
        return f"({text})" if level < above else text


def _jax(rule: Rule, printer: _Printer) -> Iterator[str]:
    fixed = tuple(n for n, p in enumerate(rule.parameters) if p not in rule.tensors)
    names = [printer.write(ast.Name(p)) for p in rule.parameters]
    tensors = [printer.write(ast.Name(p)) for p in rule.tensors]
    decorator = f"@partial(jax.custom_jvp, nondiff_argnums={fixed})" if fixed else "@jax.custom_jvp"
    yield from (
        "",
        "",
        *_comment(rule),
        decorator,
        f"def {rule.name}({', '.join(names)}):",
        f"    return {printer.write(rule.definition)}",
    )
    given = [names[n] for n in fixed]
    unpacked = (
        "".join(f"{t}, " for t in tensors).rstrip() if len(tensors) == 1 else ", ".join(tensors)
    )
    tangents = ", ".join(f"{t}_t" for t in tensors) + ("," if len(tensors) == 1 else "")
    yield from (
        "",
        "",
        f"@{rule.name}.defjvp",
        f"def {rule.name}_jvp({', '.join([*given, 'primals', 'tangents'])}):",
    )
    yield f"    {unpacked} = primals"
    yield f"    {tangents} = tangents"
    yield f"    result = {rule.name}({', '.join(names)})"
    terms = [
        f"{printer.write(rule.slopes[t], 6)} * {printer.write(ast.Name(t))}_t" for t in rule.tensors
    ]
    yield f"    return result, {' + '.join(terms)}"


def _chainrules(rule: Rule, printer: _Printer) -> Iterator[str]:
    names = [printer.write(ast.Name(p)) for p in rule.parameters]
    slopes = [
        printer.write(rule.slopes[p]) if p in rule.slopes else "NoTangent()"
        for p in rule.parameters
    ]
    told = slopes[0] if len(slopes) == 1 else f"({', '.join(slopes)})"
    yield ""
    yield from _comment(rule)
    yield f"{rule.name}({', '.join(names)}) = {printer.write(rule.definition)}"
    yield f"@scalar_rule {rule.name}({', '.join(names)}) {told}"


def _comment(rule: Rule) -> list[str]:
    return [f"# {rule.holds}"] if rule.holds else []


LANGUAGES = ("jax", "chainrules")


def export(rules: list[Rule], language: str) -> tuple[str, list[tuple[str, str]]]:
    """The text of a module with the rules, and why some are not in it."""
    jax = language == "jax"
    printer = _Printer(_JAX) if jax else _Printer(_JULIA, power="^")
    mark = "#"
    lines = [
        f"{mark} Derivatives by gradsmith, each proved of the definition above it.  Written by: gradsmith export --to {language}"
    ]
    lines += (
        ["", "from functools import partial", "", "import jax", "import jax.numpy as jnp", "import jax.scipy.special as jsp"]
        if jax else ["", "using ChainRulesCore, SpecialFunctions"]
    )  # fmt: skip
    left = []
    for rule in rules:
        try:
            lines += list((_jax if jax else _chainrules)(rule, printer.within(rule)))
        except _Unsaid as error:
            left.append((rule.name, str(error)))
    return "\n".join(lines) + "\n", left
