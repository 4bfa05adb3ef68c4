"""What expressions of layers, optimizers and distributions may ask of a tensor."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from ..derivatives.check import Scope
from ..derivatives.operators import methods_by_name
from ..project.installation import TENSOR_SOURCES
from .base import Base
from .operators import Operator
from .python_function import METHODS


def scope_of_classes(operators: Iterable[Operator], base: Base | None = None) -> Scope:
    """A scope without values of its own: methods that are operators, and what tensors have besides.

    `base` is what a library's own operators stand upon.
    """
    operators = tuple(operators)
    others: dict[str, list[str]] = {}
    for known in base.operators.values() if base is not None else ():
        if known.is_method:
            others.setdefault(known.packet, []).append(known.schema)
    methods = methods_by_name((o.schema for o in operators if o.has_method), others)
    python = {p.name for o in operators for p in o.native.python if p.module == METHODS}
    return Scope(
        {},
        methods=lambda name: methods.get(name, ()),
        method_names=lambda: tuple(methods),
        members=(python | written_by_hand()) - methods.keys(),
    )


def written_by_hand() -> frozenset[str]:
    """The names that the tensor's own classes define."""
    return frozenset(
        name
        for path in TENSOR_SOURCES
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
        for name in _defined(node)
    )


def _defined(tree: ast.ClassDef) -> Iterator[str]:
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name) | ast.AnnAssign(target=ast.Name(name)):
                yield name
            case ast.Assign(targets=targets, value=value):
                names = [target.id for target in targets if isinstance(target, ast.Name)]
                yield from names
                if "__slots__" in names:
                    yield from ast.literal_eval(value)
