"""Properties of a tensor that a node can save in place of the tensor.

`x.shape`, `x.ndim`, `x.size(0)` and `x.numel()` follow from the shape; `x.is_complex()` follows from the dtype.  Each
such expression names the single piece of metadata that it needs, and can be rebuilt from a local variable with it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

ATTRIBUTES = {
    "shape": "shape",
    "ndim": "shape",
    "dtype": "dtype",
    "device": "device",
    "layout": "layout",
}
METHODS = {
    "size": "shape",
    "dim": "shape",
    "numel": "shape",
    "is_complex": "dtype",
    "is_floating_point": "dtype",
    "stride": "stride",
    "storage_offset": "storage_offset",
}
INDEXED = frozenset({"size", "stride"})


@dataclass(frozen=True, slots=True)
class Metadata:
    """An expression over `owner` that needs its `attribute` only.

    `spelling` is what was written (`ndim`, `size`), `index` the argument of `x.size(index)`.
    """

    owner: ast.Name
    attribute: str
    spelling: str
    index: ast.expr | None = None

    def rebuild(self, held: ast.expr, index: ast.expr | None) -> ast.expr:
        """The same value from an expression that gives the attribute."""
        match self.spelling:
            case "ndim" | "dim":
                return ast.Call(ast.Name("len", ast.Load()), [held], [])
            case "numel":
                return ast.Call(ast.Attribute(held, "numel", ast.Load()), [], [])
            case "is_complex" | "is_floating_point":
                return ast.Attribute(held, self.spelling, ast.Load())
            case _:
                return held if index is None else ast.Subscript(held, index, ast.Load())


def metadata_of(node: ast.AST) -> Metadata | None:
    """The metadata that an expression consists in, or None."""
    match node:
        case ast.Attribute(ast.Name() as owner, spelling) if spelling in ATTRIBUTES:
            return Metadata(owner, ATTRIBUTES[spelling], spelling)
        case ast.Call(ast.Attribute(ast.Name() as owner, spelling), [], []) if spelling in METHODS:
            return Metadata(owner, METHODS[spelling], spelling)
        case ast.Call(
            ast.Attribute(ast.Name() as owner, spelling), [index], []
        ) if spelling in INDEXED and not isinstance(index, ast.Starred):
            return Metadata(owner, METHODS[spelling], spelling, index)
    return None


def metadata_of_elements(node: ast.AST) -> Metadata | None:
    """For `[x.shape for x in tensors]`: the attribute of each of `tensors`.

    None if the expression is something else, or reads more of an element than one attribute.
    The result's owner is the list, its spelling that of the attribute.
    """
    match node:
        case ast.ListComp(element, [generator]) | ast.GeneratorExp(element, [generator]):
            pass
        case _:
            return None
    if not isinstance(generator.iter, ast.Name) or not isinstance(generator.target, ast.Name):
        return None
    found: set[str] = set()
    for part in (element, *generator.ifs):
        found.update(_attributes_read(part, generator.target.id))
    if len(found) != 1 or "" in found:
        return None
    (attribute,) = found
    return Metadata(generator.iter, attribute, attribute)


def _attributes_read(node: ast.AST, name: str) -> Iterator[str]:
    """The metadata of `name` that an expression reads; the empty string if it reads the value."""
    known = metadata_of(node)
    if known is not None and known.owner.id == name:
        yield known.attribute
        if known.index is not None:
            yield from _attributes_read(known.index, name)
    elif isinstance(node, ast.Name):
        if node.id == name:
            yield ""
    else:
        for child in ast.iter_child_nodes(node):
            yield from _attributes_read(child, name)
