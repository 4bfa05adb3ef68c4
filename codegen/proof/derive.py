"""Derives formulas from a definition with SymPy, in the language of derivatives.yaml.

Among all forms that are found, the result is the one that saves the fewest tensors and is shortest, among those that
are accurate: each form is evaluated in double precision at numbers of many magnitudes and compared with fifty digits.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...schema.mathematics import CONSTANTS


class Underivable(ValueError):
    """There is no formula that could be written, and this is why."""


@dataclass(frozen=True, slots=True)
class Derived:
    """The formulas for one argument."""

    backward: str
    reads: tuple[str, ...]
    """What a node keeps for it."""
    error: float
    """The greatest relative error that was met in double precision."""


_RESULT = "result"
_STABLE = 1e-11
_TRIED = (
    "1e-9",
    "1e-4",
    "0.013",
    "0.31",
    "0.7",
    "0.96",
    "1.0003",
    "1.9",
    "4.3",
    "11.0",
    "21.0",
    "38.5",
    "77.0",
    "310.0",
    "1.1e4",
    "1e8",
)


def derive(
    text: str, arguments: Sequence[str], of: Sequence[str], refuse: bool = True
) -> dict[str, Derived]:
    """The formulas for the arguments `of` of the operator that `text` defines over `arguments`.

    Raises `Underivable` for a definition that SymPy cannot differentiate, or whose derivative keeps its digits in none of
    the forms that were found; with ``refuse=False`` the best of them is taken all the same.
    """
    import sympy

    symbols = {name: sympy.Symbol(name, real=True) for name in arguments}
    value = _Reader(symbols).visit(ast.parse(text.strip(), mode="eval").body)
    return {name: _derived(value, symbols, name, refuse) for name in of}


def _derived(value: Any, symbols: Mapping[str, Any], name: str, refuse: bool) -> Derived:
    import sympy

    # SymPy takes the derivative of what stands at a point for the derivative there: 0 of `where(x == 0, 0, x * log(y))`.
    points = [c for c in value.atoms(sympy.Eq, sympy.Ne) if symbols[name] in c.free_symbols]
    if points:
        raise Underivable(
            f"a piece of the definition is one point in '{name}', and has no derivative of its own"
        )
    slope = sympy.diff(value, symbols[name])
    if slope.has(sympy.Derivative, sympy.Subs):
        raise Underivable(f"SymPy has no derivative of the definition in '{name}'")
    result = sympy.Symbol(_RESULT, real=True)
    rated = []
    for form in _forms(value, slope, symbols[name], result):
        try:
            factor = _Writer().source(form)
        except Underivable:
            continue
        error = _error(form, value, slope, result)
        reads = tuple(sorted(str(s) for s in form.free_symbols))
        rated.append(
            (
                error > _STABLE,
                len(reads),
                sympy.count_ops(form),
                _RESULT not in reads,
                factor,
                reads,
                error,
            )
        )
    if not rated:
        raise Underivable(f"the derivative in '{name}' has functions that formulas do not: {slope}")
    unstable, *_, factor, reads, error = min(rated)
    if unstable and refuse:
        raise Underivable(
            f"the derivative in '{name}' loses its digits in every form that was found; the best is {factor}, with a "
            f"relative error of {error:.1g}"
        )
    return Derived(_times_gradient(factor), reads, error)


def _times_gradient(factor: str) -> str:
    tree = ast.parse(factor, mode="eval").body
    if factor == "1":
        return "grad"
    if factor == "-1":
        return "-grad"
    match tree:
        case ast.BinOp(ast.Constant(1), ast.Div(), right):
            return f"grad / {_enclosed(right)}"
        case ast.UnaryOp(ast.USub(), operand):
            return f"-{_times_gradient(ast.unparse(operand))}"
    return f"grad * {_enclosed(tree)}"


def _enclosed(node: ast.expr) -> str:
    atom = isinstance(node, ast.Name | ast.Call | ast.Constant | ast.Attribute)
    power = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow)
    return ast.unparse(node) if atom or power else f"({ast.unparse(node)})"


# -- forms ----------------------------------------------------------------------------------------------


def _forms(value: Any, slope: Any, x: Any, result: Any) -> Iterator[Any]:
    """Ways to write the derivative, some of them over the result."""
    import sympy

    plain = [slope]
    for step in (
        sympy.simplify,
        sympy.factor,
        lambda e: sympy.simplify(e.rewrite(sympy.exp)),
        sympy.together,
    ):
        try:
            plain.append(step(slope))
        except (TypeError, ValueError, NotImplementedError, sympy.PolynomialError):
            continue
    plain += [_with_sigmoids(form) for form in plain]
    seen = set()
    for form in [*plain, *_over_result(value, plain, x, result)]:
        if form not in seen and not form.has(sympy.zoo, sympy.nan):
            seen.add(form)
            yield form


def _over_result(value: Any, forms: Sequence[Any], x: Any, result: Any) -> Iterator[Any]:
    """The forms with the definition's value in them called `result`, and what follows from solving for `x`."""
    import sympy

    for form in forms:
        replaced = form.subs(value, result).subs(1 / value, 1 / result)
        replaced = replaced.subs(_with_sigmoids(value), result)
        if replaced != form:
            yield replaced
            yield sympy.simplify(replaced)
    if value.has(sympy.Piecewise) or value.free_symbols != {x}:
        return
    # `f(x) = r` with one solution: the derivative is a function of r alone.
    positive = sympy.Symbol("x", positive=True)
    try:
        solutions = sympy.solve(value.subs(x, positive) - result, positive)
    except NotImplementedError:
        return
    if len(solutions) == 1:
        bound = sympy.Symbol("r", positive=True)
        inverse = solutions[0].subs(result, bound)
        for form in forms[:2]:
            found = sympy.simplify(form.subs(x, positive).subs(positive, inverse)).subs(
                bound, result
            )
            if x not in found.free_symbols:
                yield found


def _with_sigmoids(form: Any) -> Any:
    """``1 / (1 + exp(u))`` as the operator that does not overflow."""
    import sympy

    sigmoid = _sigmoid()
    u = sympy.Wild("u")
    n = sympy.Wild("n", properties=[lambda k: k.is_Integer and k < 0])
    form = sympy.powsimp(form).replace((1 + sympy.exp(u)) ** n, lambda u, n: sigmoid(-u) ** -n)
    return form.replace(
        lambda e: e.is_Mul and any(isinstance(f, sympy.exp) for f in e.args),
        lambda e: _absorbed(e, sigmoid),
    )


def _absorbed(product: Any, sigmoid: Any) -> Any:
    """``exp(u) * sigmoid(-u)`` is ``sigmoid(u)``."""
    import sympy

    for factor in product.args:
        if isinstance(factor, sympy.exp):
            u = factor.args[0]
            if product.has(sigmoid(-u)):
                rest = product / factor / sigmoid(-u)
                return rest * sigmoid(u)
    return product


def _sigmoid() -> Any:
    import sympy

    return sympy.Function("sigmoid")


# -- digits ---------------------------------------------------------------------------------------------


def _error(form: Any, value: Any, slope: Any, result: Any) -> float:
    """The greatest relative error of `form` in double precision where the derivative is an ordinary number."""
    import mpmath
    import sympy

    names = sorted((s for s in value.free_symbols | slope.free_symbols), key=str)
    exact = sympy.lambdify(names, slope, "mpmath")
    of_value = sympy.lambdify(names, value, "mpmath")
    double = sympy.lambdify([*names, result], form, [_DOUBLES, "math"])
    rounded = sympy.lambdify(
        [*names, result], form, [{"sigmoid": lambda u: 1 / (1 + mpmath.exp(-u))}, "mpmath"]
    )
    worst = 0.0
    with mpmath.workdps(700):
        for tried in _TRIED:
            for sign in (1, -1):
                point = [
                    mpmath.mpf(tried) * sign if i == 0 else mpmath.mpf("1.3") + i
                    for i in range(len(names))
                ]
                point = [mpmath.mpf(float(p)) for p in point]
                try:
                    wanted, given = exact(*point), of_value(*point)
                    usual = isinstance(wanted, mpmath.mpf) and 1e-290 < abs(wanted) < 1e290
                    if not usual or not isinstance(given, mpmath.mpf) or abs(given) > 1e290:
                        continue
                except (ValueError, ZeroDivisionError, OverflowError, TypeError):
                    continue
                try:
                    try:
                        got = float(double(*map(float, point), float(given)))
                    except NameError:  # a function that Python's floats lack, in as many bits
                        with mpmath.workprec(53):
                            got = float(rounded(*(+p for p in point), +given))
                    error = (
                        float(abs(got - wanted) / abs(wanted)) if math.isfinite(got) else math.inf
                    )
                except (ValueError, ZeroDivisionError, OverflowError, TypeError):
                    error = math.inf
                # One rounding of the argument changes the derivative itself by this much.
                near = [p * (1 + mpmath.mpf(2) ** -52) for p in point]
                try:
                    own = abs(exact(*near) - wanted) / abs(wanted)
                except (ValueError, ZeroDivisionError, OverflowError, TypeError):
                    own = mpmath.mpf(0)
                worst = max(
                    worst, error / (1 + float(own) / 2**-52) if error != math.inf else error
                )
    return worst


_DOUBLES: dict[str, Callable[..., float]] = {
    "sigmoid": lambda u: 1 / (1 + math.exp(-u)) if u >= 0 else math.exp(u) / (1 + math.exp(u)),
    "sign": lambda u: float((u > 0) - (u < 0)),
    "select": lambda c, a, b: a if c else b,
}


# -- reading --------------------------------------------------------------------------------------------


class _Reader:
    """From the tree of a definition to an expression of SymPy's."""

    def __init__(self, symbols: Mapping[str, Any]) -> None:
        self.symbols = symbols

    def visit(self, node: ast.expr) -> Any:
        import sympy

        match node:
            case ast.Constant(bool() | None | str()):
                raise Underivable(f"a definition with {ast.unparse(node)} is several functions")
            case ast.Constant(value):
                return (
                    sympy.Rational(str(value)) if isinstance(value, float) else sympy.Integer(value)
                )
            case ast.Name(name) if name in self.symbols:
                return self.symbols[name]
            case ast.Name(name) if name in CONSTANTS:
                return {"pi": sympy.pi, "i": sympy.I, "nan": sympy.nan}[name]
            case ast.UnaryOp(ast.USub(), operand):
                return -self.visit(operand)
            case ast.BinOp(left, operation, right):
                return self.operation(operation, self.visit(left), self.visit(right))
            case ast.Compare(left, [operation], [right]):
                return self.comparison(operation, self.visit(left), self.visit(right))
            case ast.BoolOp(operation, values):
                join = sympy.And if isinstance(operation, ast.And) else sympy.Or
                return join(*map(self.visit, values))
            case ast.Call(ast.Name(name), arguments) if name not in ("sum", "prod"):
                return self.call(name, [self.visit(a) for a in arguments])
            case ast.IfExp(test, body, orelse):
                return sympy.Piecewise(
                    (self.visit(body), self.visit(test)), (self.visit(orelse), True)
                )
        raise Underivable(f"cannot be differentiated: {ast.unparse(node)}")

    def operation(self, operation: ast.operator, x: Any, y: Any) -> Any:
        import sympy

        match operation:
            case ast.Add():
                return x + y
            case ast.Sub():
                return x - y
            case ast.Mult():
                return x * y
            case ast.Div():
                return x / y
            case ast.Pow():
                return x**y
            case ast.BitAnd():
                return sympy.And(x, y)
            case ast.BitOr():
                return sympy.Or(x, y)
        raise Underivable("cannot be differentiated")

    def comparison(self, operation: ast.cmpop, x: Any, y: Any) -> Any:
        import sympy

        kinds: dict[type[ast.cmpop], Any] = {
            ast.Lt: sympy.Lt, ast.LtE: sympy.Le, ast.Gt: sympy.Gt, ast.GtE: sympy.Ge, ast.Eq: sympy.Eq, ast.NotEq: sympy.Ne,
        }  # fmt: skip
        if type(operation) not in kinds:
            raise Underivable("a definition that tests for None is several functions")
        return kinds[type(operation)](x, y)

    def call(self, name: str, arguments: Sequence[Any]) -> Any:
        import sympy

        if name == "where":
            return sympy.Piecewise((arguments[1], arguments[0]), (arguments[2], True))
        if name in ("min", "max"):
            first, second = arguments
            less = sympy.Le(first, second) if name == "min" else sympy.Ge(first, second)
            return sympy.Piecewise((first, less), (second, True))
        renamed = {"abs": "Abs", "round": "floor", "ceil": "ceiling", "conj": "conjugate"}.get(
            name, name
        )
        function = getattr(sympy, renamed, None)
        if function is None:
            raise Underivable(f"SymPy has no '{name}'")
        return function(*arguments)


# -- writing --------------------------------------------------------------------------------------------

_CALLS = {
    **{n: n for n in ["exp", "log", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "erf", "erfc", "erfinv", "digamma", "sigmoid"]},
    "loggamma": "lgamma", "sign": "sign", "Abs": "abs", "floor": "floor", "ceiling": "ceil", "atan2": "atan2",
}  # fmt: skip
_PRODUCT, _SUM, _ATOM = 2, 1, 4


class _Writer:
    """From an expression of SymPy's to a formula."""

    def source(self, form: Any) -> str:
        """The text; `Underivable` for a function that formulas do not have."""
        return self.write(form, 0)

    def write(self, e: Any, above: int) -> str:
        import sympy

        if not e.free_symbols and not e.is_Rational:
            if not e.is_real:
                raise Underivable("the derivative has complex constants")
            return repr(float(e.evalf(30)))
        if e.is_Symbol:
            return str(e)
        if e.is_Rational:
            text = str(e) if e.is_Integer else f"{e.p} / {e.q}"
            return (
                f"({text})"
                if (e.is_negative and above >= _PRODUCT) or (not e.is_Integer and above > 0)
                else text
            )
        if e.is_Add:
            terms = [
                self.write(t, _SUM)
                for t in sorted(e.args, key=lambda t: t.could_extract_minus_sign())
            ]
            text = terms[0] + "".join(
                f" - {t[1:]}" if t.startswith("-") else f" + {t}" for t in terms[1:]
            )
            return f"({text})" if above > _SUM else text
        if e.is_Mul:
            return self.product(e, above)
        if e.is_Pow:
            return self.power(e, above)
        if isinstance(e, sympy.Piecewise):
            text = self.write(e.args[-1][0], 0)
            for value, condition in reversed(e.args[:-1]):
                text = f"where({self.condition(condition)}, {self.write(value, 0)}, {text})"
            return text
        name = type(e).__name__
        if name == "polygamma":
            order = e.args[0]
            inner = self.write(e.args[1], 0)
            return f"digamma({inner})" if order == 0 else f"polygamma({order}, {inner})"
        if name == "besseli" and e.args[0] in (0, 1):
            return f"{'i0' if e.args[0] == 0 else 'special_i1'}({self.write(e.args[1], 0)})"
        if name not in _CALLS:
            raise Underivable(f"formulas have no '{name}'")
        return f"{_CALLS[name]}({', '.join(self.write(a, 0) for a in e.args)})"

    def product(self, e: Any, above: int) -> str:
        sign, rest = ("-", -e) if e.could_extract_minus_sign() else ("", e)
        numerator, denominator = rest.as_numer_denom()
        if not rest.is_Mul and denominator == 1:
            text = f"{sign}{self.write(rest, _PRODUCT)}"
            return f"({text})" if above > _SUM and sign else text
        constant, factors = numerator.as_coeff_mul() if numerator.is_Mul else (1, (numerator,))
        irrational = [f for f in factors if not f.free_symbols]
        below = [
            f
            for f in (denominator.args if denominator.is_Mul else (denominator,))
            if not f.free_symbols and not f.is_Rational
        ]
        number = constant
        for f in irrational:
            number = number * f
        for f in below:
            number, denominator = number / f, denominator / f
        parts = [] if number == 1 else [self.write(number, _PRODUCT)]
        parts += [self.write(f, _PRODUCT) for f in factors if f.free_symbols]
        text = " * ".join(parts) or "1"
        if denominator != 1:
            under = self.write(denominator, _ATOM if denominator.is_Mul else 3)
            text = f"{text} / {under}"
        text = sign + text
        return f"({text})" if above > _PRODUCT or (sign and above == _PRODUCT) else text

    def power(self, e: Any, above: int) -> str:
        import sympy

        base, exponent = e.base, e.exp
        if base == sympy.E:
            return f"exp({self.write(exponent, 0)})"
        if exponent == sympy.Rational(1, 2):
            return f"sqrt({self.write(base, 0)})"
        if exponent == sympy.Rational(-1, 2):
            return f"rsqrt({self.write(base, 0)})"
        if exponent.could_extract_minus_sign():
            text = f"1 / {self.write(base ** -exponent, 3)}"
            return f"({text})" if above >= _PRODUCT else text
        if exponent == 2 and base.is_Symbol:
            text = f"{base} * {base}"
            return f"({text})" if above > _PRODUCT else text
        text = f"{self.write(base, _ATOM)} ** {self.write(exponent, _ATOM)}"
        return f"({text})" if above >= _ATOM else text

    def condition(self, e: Any) -> str:
        import sympy

        if isinstance(e, sympy.And | sympy.Or):
            join = " & " if isinstance(e, sympy.And) else " | "
            return join.join(f"({self.condition(c)})" for c in e.args)
        words = {
            sympy.Lt: "<",
            sympy.Le: "<=",
            sympy.Gt: ">",
            sympy.Ge: ">=",
            sympy.Eq: "==",
            sympy.Ne: "!=",
        }
        for kind, word in words.items():
            if isinstance(e, kind):
                return f"{self.write(e.lhs, 1)} {word} {self.write(e.rhs, 1)}"
        raise Underivable(f"formulas have no condition {e}")
