"""Rules for libraries: projects that add operators in a namespace of their own.

A library changes nothing in gradsmith: it adds no methods to `Tensor` and no functions to gradsmith's modules.  Its
formulas call gradsmith's operators and its own by bare name, its own also as ``NAMESPACE.function``.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable

from ..derivatives.entries import DifferentiabilityInfo
from ..derivatives.formula import Formula
from ..diagnostics import Diagnostics, suggest
from .native_functions import NativeFunction, Variant

_REFUSED = {
    "python_module": "functions in modules of gradsmith",
    "python": "functions in modules of gradsmith",
    "operators": "Python's operators of Tensor",
    "reflected_operators": "Python's operators of Tensor",
}


def check_library(functions: Iterable[NativeFunction], diagnostics: Diagnostics) -> None:
    """Record what an operator outside gradsmith's tree cannot have."""
    for function in functions:
        if function.origin is not None:
            continue
        if Variant.method in function.variants:
            where = function.field_location("variants") or function.location
            message = f"'{function.name}' cannot be a method: Tensor is gradsmith's"
            diagnostics.error("GS605", message, where, "write variants: function")
        for field, what in _REFUSED.items():
            if getattr(function, field):
                where = function.field_location(field) or function.location
                message = f"'{function.name}' cannot have '{field}': a library adds no {what}"
                diagnostics.error("GS605", message, where, "leave it out")


def check_qualified(
    infos: Iterable[DifferentiabilityInfo],
    namespace: str,
    functions: Collection[str],
    callable_names: Collection[str],
    diagnostics: Diagnostics,
) -> None:
    """Record ``NAMESPACE.function`` in formulas where the library has no such function.

    Operators with other bindings than `functions` are among the `callable_names`: formulas call them by bare name.
    """
    for info in infos:
        expressions = [g.formula for g in info.gradients]
        expressions += [f.formula for f in info.forward if isinstance(f.formula, Formula)]
        for formula in expressions:
            if isinstance(formula, Formula):
                _check_formula(formula, namespace, functions, callable_names, diagnostics)


def _check_formula(
    formula: Formula,
    namespace: str,
    functions: Collection[str],
    callable_names: Collection[str],
    diagnostics: Diagnostics,
) -> None:
    for node in ast.walk(formula.tree):
        match node:
            case ast.Attribute(ast.Name(owner), name) if owner == namespace:
                if name in functions or owner not in {read.name for read in formula.reads}:
                    continue
                end = len(formula.text.encode()[: node.end_col_offset or 0].decode())
                where = formula.locate(end - len(name), len(name))
                message = f"library '{namespace}' has no function '{name}'"
                hint = f"write '{name}'" if name in callable_names else suggest(name, functions)
                diagnostics.error("GS403", message, where, hint)
