"""Rewrites formulas to read local variables, for the backward functions of nodes."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Any

from .metadata import Metadata, metadata_of, metadata_of_elements

Rename = Mapping[tuple[str, str | None], str]
"""From a name and its attribute (None: the value) to an expression that holds it."""


class Renamer(ast.NodeTransformer):
    """Replaces reads; edits the tree in place."""

    def __init__(self, rename: Rename, conjugate: str | None) -> None:
        self.rename = rename
        self.conjugate = conjugate

    def held(self, known: Metadata | None) -> ast.expr | None:
        if known is None:
            return None
        return self.expression((known.owner.id, known.attribute))

    def expression(self, key: tuple[str, str | None]) -> ast.expr | None:
        text = self.rename.get(key)
        if text is None:
            return None
        if text.isidentifier():  # as nearly all are
            return ast.Name(text, ast.Load())
        return ast.parse(text, mode="eval").body

    def visit(self, node: ast.AST) -> Any:
        known = metadata_of(node)
        if known is not None and (held := self.held(known)) is not None:
            index = None if known.index is None else self.visit(known.index)
            return known.rebuild(held, index)
        return super().visit(node)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.expression((node.id, None)) or node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        match node:
            case ast.Call(ast.Attribute(value, "conj"), [], []) if self.conjugate is not None:
                return ast.Call(ast.Name(self.conjugate, ast.Load()), [self.visit(value)], [])
        return self.generic_visit(node)

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        node.args = self.visit(node.args)
        names = {arg.arg for arg in ast.walk(node.args) if isinstance(arg, ast.arg)}
        node.body = self.without(names).visit(node.body)
        return node

    def visit_ListComp(self, node: ast.ListComp) -> ast.AST:
        return self.comprehension(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.AST:
        return self.comprehension(node)

    def comprehension(self, node: ast.ListComp | ast.GeneratorExp) -> ast.AST:
        known = metadata_of_elements(node)
        held = self.held(known)
        first = node.generators[0]
        first.iter = self.visit(first.iter) if held is None else held
        targets = (node for generator in node.generators for node in ast.walk(generator.target))
        names = {target.id for target in targets if isinstance(target, ast.Name)}
        inner = self.without(names)
        if known is not None and held is not None:
            # The list holds the attribute of each element: `x.shape for x in …` is then `x for x`.
            assert isinstance(first.target, ast.Name)
            element = first.target.id
            inner = Renamer({**inner.rename, (element, known.attribute): element}, self.conjugate)
        for generator in node.generators:
            if generator is not first:
                generator.iter = inner.visit(generator.iter)
            generator.ifs = [inner.visit(condition) for condition in generator.ifs]
        node.elt = inner.visit(node.elt)
        return node

    def without(self, names: set[str]) -> Renamer:
        kept = {key: value for key, value in self.rename.items() if key[0] not in names}
        return Renamer(kept, self.conjugate)
