"""What the C++ formulas in PyTorch's derivatives.yaml read.

`torch_dialect`, which knows PyTorch's operators and helpers, checks that what they call exists.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..cpp.syntax import Call, Expression, Index, Lambda, Literal, Member, Name, Unary, children
from ..diagnostics import Diagnostics
from .formula import Locate
from .reads import Read

METADATA = {
    "sym_sizes": "shape",
    "sym_size": "shape",
    "numel": "shape",
    "sym_numel": "shape",
    "dim": "shape",
    "scalar_type": "dtype",
    "sym_strides": "stride",
    "options": "options",
    "layout": "layout",
    "is_conj": "is_conj",
    "sym_blocksize": "sym_blocksize",
}
"""What PyTorch's generator saves instead of the tensor, by the member that asks for it."""
WRAPPERS = {
    "zeros_like": "options",
    "TensorGeometry": "geometry",
    "to_args_sizes": "shape",
    "to_args_sizes_symint": "shape",
    "to_args_scalartypes": "dtype",
}
"""The same, by the function of one tensor."""


@dataclass(frozen=True, slots=True)
class CppFormula:
    """A C++ expression; `reads` are all its unqualified names, called functions included."""

    text: str
    reads: tuple[Read, ...]
    tree: Expression = field(repr=False, compare=False)
    locate: Locate = field(repr=False, compare=False)

    def __str__(self) -> str:
        return self.text

    @classmethod
    def parse(cls, text: str, locate: Locate, diagnostics: Diagnostics) -> CppFormula | None:
        """Parse one expression; None if it is none, with the reason in `diagnostics`."""
        from ..cpp.parser import (
            CppError,
            parse,
        )  # not at the top: formulas of Python need none of it

        try:
            tree = parse(text)
        except CppError as error:
            message = f"this is not a C++ expression: {error.message}"
            where = locate(error.offset, error.length)
            diagnostics.error("GS901", message, where, error.hint)
            return None
        return cls(text, tuple(_reads(tree, frozenset())), tree, locate)


def _reads(node: Expression, bound: frozenset[str]) -> Iterator[Read]:
    match node:
        case Call(Name((function,)), (Name((name,)),)) if function in WRAPPERS:
            yield Read(name, WRAPPERS[function], node.arguments[0].start)
        case Call(Member(Name((name,)), member), arguments) if member in METADATA and all(
            map(_is_plain, arguments)
        ):
            yield Read(name, METADATA[member], node.start)
        case Index(Name((name,)), Literal("int", number)) if number.isdecimal():
            yield Read(name, None, node.start, int(number))
        case Name((name,)):
            if name not in bound:
                yield Read(name, None, node.offsets[0])
        case _:
            if isinstance(node, Lambda):
                bound = bound | {*node.parameters}
            for child in children(node):
                yield from _reads(child, bound)


def _is_plain(node: Expression) -> bool:
    """Whether an argument is so simple that the call is made when the tensor is saved."""
    if isinstance(node, Unary):
        return node.operator == "-" and _is_plain(node.value)
    return isinstance(node, Literal) or (isinstance(node, Name) and len(node.parts) == 1)
