"""Numerically unstable formulas, with a stable replacement (GS806).

Each form is a pattern over the letters u, v and w, which match any expression; sums and products match in any order.
Comparing a form with its replacement in double precision shows where it loses accuracy.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import astuple, dataclass
from functools import cache
from itertools import product

from ...schema.mathematics import FUNCTIONS
from ..derivatives.formula import Formula
from ..diagnostics import Diagnostics
from ..pipeline import Model
from ..project.memo import Memo

__all__ = ["FORMS", "check_stability"]

FORMS: Mapping[str, str] = {
    "exp(u) - 1": "expm1(u)",
    "log(1 + u)": "log1p(u)",
    "1 - u * u": "(1 - u) * (1 + u)",
    "1 - cos(u)": "2 * sin(u / 2) ** 2",
    "1 - erf(u)": "erfc(u)",
    "1 - sigmoid(u)": "sigmoid(-u)",
    "1 - tanh(u) * tanh(u)": "1 / cosh(u) ** 2",
    "cosh(u) * cosh(u) - sinh(u) * sinh(u)": "1",
    "sqrt(1 + u) - 1": "u / (sqrt(1 + u) + 1)",
    "sqrt(u) - sqrt(v)": "(u - v) / (sqrt(u) + sqrt(v))",
    "u * u - v * v": "(u - v) * (u + v)",
    "sqrt(u * u + v * v)": "hypot(u, v)",
    "rsqrt(u * u + v * v)": "1 / hypot(u, v)",
    "sqrt(u * u + 1)": "hypot(u, 1)",
    "rsqrt(u * u + 1)": "1 / hypot(u, 1)",
    "w / (u * u + v * v)": "w / hypot(u, v) / hypot(u, v)",
    "u / (u * u + 1)": "u / hypot(u, 1) / hypot(u, 1)",
    "exp(u) / (1 + exp(u))": "sigmoid(u)",
    "log(1 + exp(u))": "softplus(u)",
    "log(exp(u) + exp(v))": "logaddexp(u, v)",
    "log(sigmoid(u))": "log_sigmoid(u)",
    "exp(u) / exp(v)": "exp(u - v)",
    "exp(u * u) * erfc(u)": "special_erfcx(u)",
    "u - sin(u)": "",
    "u - tanh(u)": "",
    "tan(u) - u": "",
    "sinh(u) - u": "",
    "u - log1p(u)": "",
    "expm1(u) - u": "",
}
"""By what loses its digits what keeps them; empty where a series near zero is the way."""


# -- expressions, sums and products flattened -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Sum:
    terms: tuple[tuple[int, _Expression], ...]
    """Each with its sign."""


@dataclass(frozen=True, slots=True)
class _Product:
    factors: tuple[tuple[int, _Expression], ...]
    """Each with 1, or with -1 for a divisor."""


@dataclass(frozen=True, slots=True)
class _Call:
    name: str
    arguments: tuple[_Expression, ...]


@dataclass(frozen=True, slots=True)
class _Atom:
    """A name or number, or what has no form that any pattern asks for."""

    text: str


_Expression = _Sum | _Product | _Call | _Atom
_UNTOUCHED = ("conj",)
"""Methods that change no digit."""


def _read(node: ast.expr) -> _Expression:
    match node:
        case ast.BinOp(_, ast.Add() | ast.Sub(), _):
            return _Sum(tuple(_terms(node, 1)))
        case ast.BinOp(_, ast.Mult() | ast.Div(), _) | ast.BinOp(_, ast.Pow(), ast.Constant(2)):
            factors = tuple(_factors(node, 1))
            return factors[0][1] if len(factors) == 1 and factors[0][0] == 1 else _Product(factors)
        case ast.UnaryOp(ast.USub(), ast.Constant()):
            return _Atom(ast.unparse(node))
        case ast.UnaryOp(ast.USub(), operand):
            return _Sum(tuple(_terms(operand, -1)))
        case ast.Call(ast.Attribute(value, name), []) if name in _UNTOUCHED and not node.keywords:
            return _read(value)
        case ast.Call(ast.Name("square") | ast.Attribute(_, "square"), _):
            inner = _called(node)
            return _Product(((1, inner[0]), (1, inner[0]))) if inner else _Atom(ast.unparse(node))
        case ast.Call(ast.Name(name), _) | ast.Call(ast.Attribute(_, name), _) if not node.keywords:
            return _Call(name.removeprefix("special_"), _called(node))
    return _Atom(ast.unparse(node))


def _called(node: ast.Call) -> tuple[_Expression, ...]:
    of = (node.func.value,) if isinstance(node.func, ast.Attribute) else ()
    return tuple(_read(a) for a in (*of, *node.args))


def _terms(node: ast.expr, sign: int) -> Iterator[tuple[int, _Expression]]:
    match node:
        case ast.BinOp(left, ast.Add() | ast.Sub() as operation, right):
            yield from _terms(left, sign)
            yield from _terms(right, sign if isinstance(operation, ast.Add) else -sign)
        case ast.UnaryOp(ast.USub(), operand):
            yield from _terms(operand, -sign)
        case _:
            yield sign, _read(node)


def _factors(node: ast.expr, power: int) -> Iterator[tuple[int, _Expression]]:
    match node:
        case ast.BinOp(left, ast.Mult() | ast.Div() as operation, right):
            yield from _factors(left, power)
            yield from _factors(right, power if isinstance(operation, ast.Mult) else -power)
        case ast.BinOp(base, ast.Pow(), ast.Constant(2)):
            yield from _factors(base, power)
            yield from _factors(base, power)
        case ast.Call(ast.Attribute(value, "conj"), []):
            yield from _factors(value, power)
        case _:
            yield power, _read(node)


_Marked = tuple[tuple[int, _Expression], ...]


def _parts(read: _Expression) -> _Marked:
    match read:
        case _Sum(terms):
            return terms
        case _Product(factors):
            return factors
    return ()


# -- matching -------------------------------------------------------------------------------------------

_Found = Mapping[str, _Expression]


def _match(pattern: _Expression, found: _Expression, bound: _Found) -> Iterator[_Found]:
    """Every way to see `found`, or some of its terms or factors, as the pattern."""
    match pattern, found:
        case _Atom(("u" | "v" | "w") as letter), _:
            if letter in bound:
                if bound[letter] == found:
                    yield bound
            elif not (isinstance(found, _Atom) and _is_number(found.text)):
                yield {**bound, letter: found}
        case _Atom(text), _Atom(other):
            if text == other:
                yield bound
        case _Call(name, arguments), _Call(other, given):
            if name == other and len(arguments) == len(given):
                yield from _all(arguments, given, bound)
        case _Sum(terms), _Sum(given):
            for sign in (1, -1):
                turned = tuple((s * sign, t) for s, t in terms)
                yield from _some(turned, given, bound)
        case _Product(factors), _Product(given):
            yield from _some(factors, given, bound)


def _all(
    patterns: tuple[_Expression, ...], given: tuple[_Expression, ...], bound: _Found
) -> Iterator[_Found]:
    if not patterns:
        yield bound
        return
    for more in _whole(patterns[0], given[0], bound):
        yield from _all(patterns[1:], given[1:], more)


def _whole(pattern: _Expression, found: _Expression, bound: _Found) -> Iterator[_Found]:
    """Like `_match`, with no term or factor left over."""
    root = _root(found) if _is_square(pattern) else None
    if root is not None:
        yield from _match(pattern.factors[0][1], root, bound)  # type: ignore[union-attr]
        return
    if len(_parts(pattern)) in (0, len(_parts(found))):
        yield from _match(pattern, found, bound)


def _is_square(pattern: _Expression) -> bool:
    """Whether it is ``u * u``."""
    return (
        isinstance(pattern, _Product)
        and len(pattern.factors) == 2
        and pattern.factors[0] == pattern.factors[1]
        and isinstance(pattern.factors[0][1], _Atom)
    )


def _root(found: _Expression) -> _Expression | None:
    """``u / v`` of ``(u / v) ** 2``; None of what is not a square, or that of one factor."""
    factors = list(_parts(found)) if isinstance(found, _Product) else []
    half: list[tuple[int, _Expression]] = []
    while factors:
        one = factors.pop(0)
        if one not in factors:
            return None
        factors.remove(one)
        half.append(one)
    return _Product(tuple(half)) if len(half) > 1 else None


def _some(patterns: _Marked, given: _Marked, bound: _Found) -> Iterator[_Found]:
    if not patterns:
        yield bound
        return
    mark, pattern = patterns[0]
    for place, (other, part) in enumerate(given):
        if mark == other:
            for more in _whole(pattern, part, bound):
                yield from _some(patterns[1:], given[:place] + given[place + 1 :], more)


def _is_number(text: str) -> bool:
    try:
        complex(text)
    except ValueError:
        return False
    return True


# -- where digits are lost ------------------------------------------------------------------------------


def _guarded(function: Callable[..., float], beyond: float) -> Callable[..., float]:
    def value(*args: float) -> float:
        try:
            return function(*args)
        except OverflowError:
            return beyond

    return value


def _softplus(u: float) -> float:
    return max(u, 0.0) + math.log1p(math.exp(-abs(u)))


def _sigmoid(u: float) -> float:
    return 1 / (1 + math.exp(-u)) if u >= 0 else math.exp(u) / (1 + math.exp(u))


_NUMBERS: Mapping[str, Callable[..., float]] = {
    **{n: getattr(math, n) for n in ("log1p", "sin", "cos", "tan", "tanh", "erf", "erfc", "hypot")},
    **{n: _guarded(getattr(math, n), math.inf) for n in ("exp", "expm1", "cosh", "sinh")},
    "sqrt": math.sqrt,
    "rsqrt": lambda u: 1 / math.sqrt(u),
    "log": lambda u: math.log(u) if u else -math.inf,
    "sigmoid": _sigmoid,
    "softplus": _softplus,
    "log_sigmoid": lambda u: -_softplus(-u),
    "logaddexp": lambda u, v: max(u, v) + math.log1p(math.exp(-abs(u - v))),
    "special_erfcx": lambda u: 1 / (u * math.sqrt(math.pi)) if u > 20 else math.exp(u * u) * math.erfc(u),
}  # fmt: skip
_TRIED = tuple(
    sign * base
    for base in (
        1e-2,
        1e-4,
        1e-8,
        1e-10,
        1e-13,
        1.0,
        0.9999999873,
        12.0,
        40.0,
        800.0,
        1e9,
        1e200,
        1e-200,
    )
    for sign in (1, -1)
)


@cache
def _where(form: str) -> Mapping[str, float]:
    """Numbers for the letters, ordinary ones first, at which about half of the digits are gone, or the form overflows."""
    letters = sorted(
        {n.id for n in ast.walk(ast.parse(form)) if isinstance(n, ast.Name)} & set("uvw")
    )
    better = FORMS[form]
    for point in sorted(product(_TRIED, repeat=len(letters)), key=_extremes):
        values = dict(zip(letters, point))
        right = _value(better, values) if better else _leading(form, values)
        got = _value(form, values)
        if right is None or not 1e-300 < abs(right) < 1e300:
            continue
        if got is None or not abs(got - right) <= 1e-9 * abs(right):
            return values
    raise AssertionError(f"{form} keeps its digits")


def _extremes(point: tuple[float, ...]) -> float:
    return max(abs(math.log10(abs(x))) for x in point)


def _leading(form: str, values: Mapping[str, float]) -> float | None:
    """Of a form without a better one, what is left near zero: all are of the second or third power."""
    (u,) = values.values()
    got = _value(form, values)
    return u**3 if abs(u) < 1e-3 and got is not None else None


def _value(form: str, values: Mapping[str, float]) -> float | None:
    try:
        return float(eval(form, {"__builtins__": {}, **_NUMBERS}, dict(values)))  # our own forms
    except (ValueError, OverflowError, ZeroDivisionError):
        return None


# -- formulas -------------------------------------------------------------------------------------------


@cache
def _patterns() -> tuple[tuple[str, _Expression], ...]:
    read = [(form, _read(ast.parse(form, mode="eval").body)) for form in FORMS]
    return tuple(sorted(read, key=lambda pair: -len(pair[0])))  # the most particular first


@dataclass(frozen=True, slots=True)
class Loss:
    """A part of a formula that loses digits."""

    start: int
    length: int
    text: str
    point: str
    better: str


def losses(tree: ast.expr, outputs: frozenset[str]) -> Iterator[Loss]:
    """The parts of an expression that lose digits; `outputs` are names of results, of which rounding has taken some."""
    for node in _outermost(tree):
        read = _read(node)
        start, length = node.col_offset, (node.end_col_offset or 0) - node.col_offset
        for form, pattern in _patterns():
            found = next(_match(pattern, read, {}), None)
            if found is not None:
                texts = {letter: _text(part) for letter, part in found.items()}
                point = ", ".join(f"{texts[n]} = {x!r}" for n, x in _where(form).items())
                better = _filled(FORMS[form], texts)
                yield Loss(start, length, _filled(form, texts), point, better)
                break
        else:
            name = _distance_of_output(read, outputs)
            if name:
                yield Loss(start, length, ast.unparse(node), f"{name[0]} = {name[1]}", "?")


def _outermost(tree: ast.expr) -> Iterator[ast.expr]:
    """Every part, but no part of a sum within the sum, and none of a product within that."""

    def walk(node: ast.AST, above: type[ast.AST] | None) -> Iterator[ast.expr]:
        kind: type[ast.AST] | None = None
        if isinstance(node, ast.BinOp):
            kind = ast.Add if isinstance(node.op, ast.Add | ast.Sub) else None
            kind = ast.Mult if isinstance(node.op, ast.Mult | ast.Div) else kind
        if isinstance(node, ast.expr) and not (
            (kind is not None and kind is above) or _is_conj(node)
        ):
            yield node
        for child in ast.iter_child_nodes(node):
            yield from walk(child, kind)

    return walk(tree, None)


def _is_conj(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "attr", "") in _UNTOUCHED


def _distance_of_output(read: _Expression, outputs: frozenset[str]) -> tuple[str, str] | None:
    """``result + 1``, ``1 - result``, ``1 - result * result``: the output, and the number that it may be close to."""
    if not isinstance(read, _Sum) or len(read.terms) != 2:
        return None
    for (sign, term), (other, number) in (read.terms, read.terms[::-1]):
        if not (isinstance(number, _Atom) and _is_number(number.text)):
            continue
        if isinstance(term, _Atom) and term.text in outputs:
            return term.text, number.text if sign != other else f"-{number.text}"
    return None


def _text(part: _Expression) -> str:
    match part:
        case _Atom(text):
            return text
        case _Call(name, arguments):
            return f"{name}({', '.join(map(_text, arguments))})"
        case _Sum(terms):
            joined = " ".join(f"{'+' if s > 0 else '-'} {_text(t)}" for s, t in terms)
            return f"({joined.removeprefix('+ ')})"
        case _Product(factors):
            over = [_text(f) for p, f in factors if p > 0] or ["1"]
            under = "".join(f" / {_text(f)}" for p, f in factors if p < 0)
            return f"{' * '.join(over)}{under}"
    raise AssertionError


def _filled(form: str, texts: Mapping[str, str]) -> str:
    if not form:
        return ""

    class Fill(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.expr:
            return ast.parse(texts[node.id], mode="eval").body if node.id in texts else node

    return ast.unparse(Fill().visit(ast.parse(form, mode="eval")))


def check_stability(model: Model, diagnostics: Diagnostics, memo: Memo | None = None) -> None:
    """Warn of formulas that lose digits, and of definitions; `memo` holds what earlier runs found out.

    A definition is computed with as many digits as it takes: of one that nothing is derived from, only forms are
    reported whose better one definitions can say.  Where formulas are derived from it, all are.
    """
    memo = memo or Memo()
    for function, info in model.derivatives.items():
        if info.function is not function:
            continue
        outputs = frozenset(name for name in info.output_names)
        backward = [
            (g.formula, g.location) for line in info.gradients for g in (line, *line.alternatives)
        ]
        lines = [*backward, *((f.formula, f.location) for f in info.forward)]
        for formula, location in lines:
            if isinstance(formula, Formula) and location is not None:
                _check(formula, outputs, diagnostics, memo)
        math = None if info.definition is None else info.definition.written
        if math is not None:
            place = math.locate(0, 1)
            is_derived = any(
                location is not None
                and (location.line, location.column) == (place.line, place.column)
                for _, location in lines
            )
            _check(math, frozenset(), diagnostics, memo, None if is_derived else FUNCTIONS)


def _check(
    formula: Formula,
    outputs: frozenset[str],
    diagnostics: Diagnostics,
    memo: Memo,
    vocabulary: Collection[str] | None = None,
) -> None:
    """Warn of what loses digits, if its better form can be said with the functions of `vocabulary`."""
    key = f"{sorted(outputs)} {formula.text}"
    found = memo.of("losses", key, lambda: [astuple(x) for x in losses(formula.tree, outputs)])
    for loss in (Loss(*row) for row in found):
        if vocabulary is not None and not (loss.better and _called_in(loss) <= {*vocabulary}):
            continue
        if loss.better == "?":
            hint = "no rearrangement gets back what rounding took from an output: read the argument"
        elif loss.better:
            hint = f"write {loss.better}"
        else:
            hint = "take the first terms of a series where the argument is small"
        message = f"'{loss.text}' loses its digits near {loss.point}"
        where = formula.locate(loss.start, loss.length)
        diagnostics.warning("GS806", message, where, hint)


def _called_in(loss: Loss) -> set[str]:
    calls = ast.walk(ast.parse(loss.better, mode="eval"))
    return {n.func.id for n in calls if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
