"""What an operator is, said as mathematics: the field ``math`` of derivatives.yaml, as a function of numbers.

It is an expression over the operator's arguments, element by element, in the grammar of formulas.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .fields import FIELD


def _called(name: str) -> Callable[..., Any]:
    return lambda *args: FIELD.call(name, *map(FIELD.number, args))


VOCABULARY: Mapping[str, Callable[..., Any]] = {
    **{
        name: _called(name)
        for name in ["exp", "log", "sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "atan2", "erf", "erfc", "erfinv", "gamma", "loggamma", "digamma", "polygamma", "zeta", "besseli", "uppergamma", "lowergamma", "hyp0f1", "hyp1f1", "arg"]
    },
    "abs": lambda x: FIELD.abs(FIELD.number(x)), "sign": lambda x: FIELD.sign(FIELD.number(x)),
    "floor": lambda x: FIELD.floor(FIELD.number(x)), "ceil": lambda x: FIELD.ceil(FIELD.number(x)),
    "round": lambda x: FIELD.round(FIELD.number(x)),
    "conj": lambda x: FIELD.conj(FIELD.number(x)), "re": lambda x: FIELD.real(x), "im": lambda x: FIELD.imag(x),
    "isnan": lambda x: FIELD.isnan(FIELD.number(x)), "isfinite": lambda x: not (FIELD.isnan(x) or FIELD.isinf(x)),
}  # fmt: skip
"""What a definition may call, besides `where`, `min` and `max`."""


_ARITHMETIC = frozenset(
    (
        "where",
        "min",
        "max",
        "sum",
        "prod",
        "range",
        "abs",
        "sign",
        "floor",
        "ceil",
        "round",
        "conj",
        "re",
        "im",
    )
)


class _Evaluator:
    """Evaluates one definition; only the branch of a `where` that is taken."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.values = values

    def visit(self, node: ast.expr) -> Any:
        match node:
            case ast.Constant(value):
                return (
                    FIELD.number(value)
                    if isinstance(value, (int, float, complex)) and not isinstance(value, bool)
                    else value
                )
            case ast.Name("pi"):
                return FIELD.number(3.141592653589793)
            case ast.Name("i"):
                return FIELD.number(1j)
            case ast.Name("nan"):
                return FIELD.number(float("nan"))
            case ast.Name(name):
                return self.values[name]
            case ast.UnaryOp(ast.USub(), operand):
                return -self.visit(operand)
            case ast.UnaryOp(ast.Not() | ast.Invert(), operand):
                return not self.visit(operand)
            case ast.BinOp(left, operation, right):
                return self.operation(operation, self.visit(left), self.visit(right))
            case ast.BoolOp(operation, values):
                truths = (self.visit(v) for v in values)
                return all(truths) if isinstance(operation, ast.And) else any(truths)
            case ast.Compare(left, operations, rights):
                values = [self.visit(left), *(self.visit(r) for r in rights)]
                return all(
                    _compared(operation, a, b)
                    for operation, a, b in zip(operations, values, values[1:])
                )
            case ast.IfExp(test, body, orelse):
                return self.visit(body if self.visit(test) else orelse)
            case ast.Call(ast.Name("where"), [test, body, orelse]):
                return self.visit(body if self.visit(test) else orelse)
            case ast.Call(ast.Name("min" | "max" as name), arguments):
                found = [self.visit(a) for a in arguments]
                best = found[0]
                for other in found[1:]:
                    less = FIELD.less(other, best) if name == "min" else FIELD.less(best, other)
                    best = other if less else best
                return best
            case ast.Call(ast.Name("sum" | "prod" as name), [ast.GeneratorExp(body, [over])]):
                total = FIELD.number(0 if name == "sum" else 1)
                for index in range(int(FIELD.as_float(FIELD.number(self.visit(over.iter.args[0]))))):  # type: ignore[attr-defined]
                    term = _Evaluator({**self.values, over.target.id: index}).visit(body)  # type: ignore[attr-defined]
                    total = total + term if name == "sum" else total * term
                return total
            case ast.Call(ast.Name(name), arguments):
                return VOCABULARY[name](*[self.visit(a) for a in arguments])
        raise TypeError(f"no expression of a definition: {ast.unparse(node)}")

    def operation(self, operation: ast.operator, x: Any, y: Any) -> Any:
        match operation:
            case ast.Add():
                return FIELD.number(x) + FIELD.number(y)
            case ast.Sub():
                return FIELD.number(x) - FIELD.number(y)
            case ast.Mult():
                return FIELD.number(x) * FIELD.number(y)
            case ast.Div():
                return FIELD.divide(FIELD.number(x), FIELD.number(y))
            case ast.Pow():
                return FIELD.power(FIELD.number(x), FIELD.number(y))
            case ast.BitAnd():
                return bool(x) and bool(y)
            case ast.BitOr():
                return bool(x) or bool(y)
        raise TypeError(f"no operation of a definition: {operation}")


def _compared(operation: ast.cmpop, x: Any, y: Any) -> bool:
    if (
        isinstance(operation, ast.Is | ast.IsNot)
        or x is None
        or y is None
        or isinstance(x, (str, bool))
    ):
        same = x is y if y is None or x is None else x == y
        return bool(same) != isinstance(operation, ast.IsNot | ast.NotEq)
    x, y = FIELD.number(x), FIELD.number(y)
    match operation:
        case ast.Lt():
            return bool(FIELD.less(x, y))
        case ast.Gt():
            return bool(FIELD.less(y, x))
        case ast.LtE():
            return bool(FIELD.less(x, y) or FIELD.equal(x, y))
        case ast.GtE():
            return bool(FIELD.less(y, x) or FIELD.equal(x, y))
        case ast.Eq():
            return bool(FIELD.equal(x, y))
        case ast.NotEq():
            return not FIELD.equal(x, y)
    raise TypeError(f"no comparison of a definition: {operation}")


class Definition:
    """One operator's `math`, over the arguments of its schema."""

    def __init__(self, text: str, arguments: Sequence[str]) -> None:
        self.text = text
        self.tree = ast.parse(text.strip(), mode="eval").body
        self.arguments = tuple(arguments)
        self.is_of_matrices = text.startswith("matrix_exp(")
        nodes = list(ast.walk(self.tree))
        called = {
            n.func.id for n in nodes if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
        }
        powers = [n.right for n in nodes if isinstance(n, ast.BinOp) and isinstance(n.op, ast.Pow)]
        self.is_arithmetic = (
            called <= _ARITHMETIC
            and not self.is_of_matrices
            and all(isinstance(p, ast.Constant) and isinstance(p.value, int) for p in powers)
        )
        """Whether it calls nothing that kernels compute otherwise over exact numbers than over floats."""

    def __call__(self, *values: Any) -> Any:
        """The value for values of all arguments."""
        return FIELD.number(_Evaluator(dict(zip(self.arguments, values))).visit(self.tree))
