"""NumPy's names for arguments, which functions also accept: the entries of numpy_names.yaml."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..diagnostics import Diagnostics, suggest
from ..yaml.syntax import Mapping, Node, Scalar, Sequence
from .types import NativeFunction
from .values import Context, Rejected, flag, identifier, identifiers

__all__ = ["NumpyName", "load_numpy_names"]

FIELDS = ("name", "numpy", "operand")


@dataclass(frozen=True, slots=True)
class NumpyName:
    """What else an argument is called."""

    name: str
    """By schemas."""
    given: tuple[str, ...]
    """By NumPy."""
    is_operand: bool
    """Whether no function takes any keyword for the sake of these names."""


def load_numpy_names(
    node: Node | None, functions: Iterable[NativeFunction], diagnostics: Diagnostics
) -> tuple[NumpyName, ...]:
    """The entries of the file, each of an argument that some operator has."""
    if node is None or (isinstance(node, Scalar) and node.value is None):
        return ()
    if not isinstance(node, Sequence):
        hint = "start each entry with '- name:'"
        diagnostics.error("GS301", "expected a list of names", node.location, hint)
        return ()
    arguments = {a.name for f in functions for a in f.func.arguments.all}
    taken: dict[str, Scalar] = {}
    found = []
    for entry in node.items:
        name = _load(entry, arguments, taken, diagnostics)
        if name is not None:
            found.append(name)
    return tuple(found)


def _load(
    entry: Node, arguments: set[str], taken: dict[str, Scalar], diagnostics: Diagnostics
) -> NumpyName | None:
    if not isinstance(entry, Mapping):
        hint = "write '- name: dim' and below it 'numpy: axis'"
        diagnostics.error("GS301", "expected a name and NumPy's names", entry.location, hint)
        return None
    for key, _ in entry.entries:
        if key.text not in FIELDS:
            hint = suggest(key.text, FIELDS) or f"there are {', '.join(FIELDS)}"
            diagnostics.error("GS302", f"unknown field '{key.text}'", key.location, hint)
            return None
    name, given, operand = map(entry.get, FIELDS)
    if not isinstance(name, Scalar) or given is None:
        message = f"an entry without {'name' if name is None else 'numpy'}"
        diagnostics.error("GS304", message, entry.location, "write '- name: dim', 'numpy: axis'")
        return None
    context = Context(diagnostics, {})
    try:
        own = identifier(name, context)
        others = identifiers(given, context)
        is_operand = operand is not None and flag(operand, context)
    except Rejected:
        return None
    if own not in arguments:
        hint = suggest(own, arguments) or "name an argument of some operator"
        diagnostics.error("GS314", f"no operator has an argument '{own}'", name.location, hint)
    for other in (own, *others):
        if other in taken:
            message = f"'{other}' means an argument already"
            diagnostics.error("GS314", message, name.location, "leave one of them out")
        taken[other] = name
    return NumpyName(own, others, is_operand)
