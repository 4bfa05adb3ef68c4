"""``formula: derived``: formulas derived from an entry's ``math`` by symbolic differentiation."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any

from ..diagnostics import Diagnostics
from ..model.native_functions import DtypeClass
from ..model.types import NativeFunction
from ..project.memo import Memo
from ..yaml.syntax import Mapping, Node, Scalar
from .definition import Definition

__all__ = ["derived_lines", "is_derived"]


def is_derived(entry: Mapping, function: NativeFunction) -> bool:
    """Whether the entry says ``formula``, which no argument of the operator is called."""
    return entry.get("formula") is not None and all(
        a.name != "formula" for a in function.func.arguments.all
    )


def derived_lines(
    entry: Mapping,
    function: NativeFunction,
    definition: Definition | None,
    diagnostics: Diagnostics,
    memo: Memo | None,
) -> list[tuple[Scalar, Node]]:
    """Lines as if they stood in the entry; none where there are mistakes, which are recorded."""
    said = entry.get("formula")
    assert said is not None
    math = entry.get("math")
    if not isinstance(said, Scalar) or said.text != "derived":
        hint = "write 'formula: derived', or a line for each argument"
        diagnostics.error(
            "GS404", "'formula' says that lines are derived, and nothing else", said.location, hint
        )
        return []
    if definition is None or not definition.math or not isinstance(math, Scalar):
        if math is None:
            hint = "write 'math: ' and what the operator computes"
            diagnostics.error(
                "GS426", "there is no definition to derive formulas from", said.location, hint
            )
        return []
    arguments = [a.name for a in function.func.arguments.all]
    tensors = [a.name for a in function.func.arguments.all if str(a.type) == "Tensor"]
    takes_complex = DtypeClass.complex in function.dtypes

    def derive() -> Any:
        from ..proof.derive import Underivable, derive

        try:
            found = derive(definition.math, arguments, tensors)
        except Underivable as error:
            return [str(error)]
        return [[name, found[name].backward] for name in tensors]

    try:
        key = repr((definition.math, arguments, tensors))
        found = derive() if memo is None else memo.of("derived", key, derive)
    except ModuleNotFoundError as error:
        hint = "install it with: pip install 'gradsmith[prove]'"
        diagnostics.error(
            "GS426",
            f"formulas are derived with {error.name}, which is missing",
            said.location,
            hint,
        )
        return []
    if isinstance(found[0], str):
        hint = "write the formula yourself, in a form that keeps its digits"
        diagnostics.error("GS426", found[0], math.location, hint)
        return []
    lines = [(name, _conjugated(text) if takes_complex else text) for name, text in found]
    lines.append(_forward(function, found))
    return [(_scalar(name, math), _scalar(text, math)) for name, text in lines]


def _forward(function: NativeFunction, found: Sequence[Sequence[str]]) -> tuple[str, str]:
    """The tangent: automatic for one argument, a sum of products for several."""
    output = function.func.returns[0].name or "result"
    if len(found) == 1:
        return output, "auto_element_wise"
    names = {name for name, _ in found}

    class Values(ast.NodeTransformer):
        """Arguments become their values, the gradient the tangent."""

        def __init__(self, argument: str) -> None:
            self.argument = argument

        def visit_Name(self, node: ast.Name) -> ast.Name:
            if node.id == "grad":
                return ast.Name(f"{self.argument}_t")
            return ast.Name(f"{node.id}_p") if node.id in names else node

    terms = [
        ast.unparse(Values(name).visit(ast.parse(text, mode="eval").body)) for name, text in found
    ]
    return output, " + ".join(terms)


def _conjugated(text: str) -> str:
    """For complex numbers: ``grad * (factor).conj()``."""
    tree = ast.parse(text, mode="eval").body
    match tree:
        case ast.BinOp(left, operation, right) if isinstance(operation, ast.Mult | ast.Div):
            factor = ast.Call(ast.Attribute(right, "conj"), [], [])
            return ast.unparse(ast.BinOp(left, operation, factor))
        case ast.UnaryOp(operation, operand):
            return f"-{_conjugated(ast.unparse(operand))}"
    return text


def _scalar(text: str, place: Scalar) -> Scalar:
    """A scalar that says `text`; what is wrong with it is wrong with the definition."""
    return Scalar(text, text, "", place.source, place.start, place.end)
