"""Rules across the entries of a project, and for names that appear in generated code."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from keyword import iskeyword

from ...schema.types import BASE_TYPES
from ..diagnostics import Diagnostics, Location, Related, nearest
from ..yaml.syntax import Scalar
from .types import NativeFunction

_RANDOM = "nondeterministic_seeded"
_MANY = 3
"""From how many entries on a category is taken for the one that was meant."""


RESERVED = frozenset(
    (
        *(
            "DIFFERENTIABLE",
            "NUMBER_BITS",
            "RECORDED",
            "REQUIRES_GRAD",
            "array_of",
            "bits",
            "call_slow",
            "check_inplace",
        ),
        *(
            "context",
            "counter",
            "edges",
            "error",
            "fresh_context",
            "item",
            "kernel",
            "leaf_edge",
            "next_sequence_nr",
        ),
        *(
            "node",
            "node_class",
            "operators",
            "out",
            "rebase_history",
            "recorded",
            "redispatch",
            "refuse_gradient",
            "save_input",
        ),
        *("save_output", "state", "tangent", "trim", "unpack"),
    )
)
"""Variables of generated functions, which have the operator's arguments among their own."""


def check_project(
    functions: Iterable[NativeFunction], namespace: str, diagnostics: Diagnostics
) -> None:
    """Record what each entry may say and the project cannot have.

    Namespaces, of which the project has one, names of arguments that generated code uses, categories that are misspelt ones, and overloads that differ
    in whether they are random.
    """
    written = [function for function in functions if function.origin is None]
    _check_namespaces(written, namespace, diagnostics)
    _check_arguments(written, diagnostics)
    _check_lengths(written, diagnostics)
    check_names_of_types(written, diagnostics)
    check_lone_aliases(written, diagnostics)
    _check_categories(written, diagnostics)
    _check_special_methods(written, diagnostics)
    _check_random(written, diagnostics)


def _check_namespaces(
    written: Iterable[NativeFunction], namespace: str, diagnostics: Diagnostics
) -> None:
    for function in written:
        if function.name.namespace is not None:
            where = function.field_location("func") or function.location
            message = f"'{function.name}' names its namespace, which is the project's"
            hint = f"leave '{function.name.namespace}::' out: pyproject.toml says '{namespace}'"
            diagnostics.error("GS308", message, where, hint)


def _check_arguments(written: Iterable[NativeFunction], diagnostics: Diagnostics) -> None:
    for function in written:
        arguments = function.func.arguments
        names = {argument.name for argument in arguments.all}
        for position, argument in enumerate(arguments.all):
            name = argument.name
            why = None
            if argument in arguments.out:
                continue
            if name in RESERVED or (name.startswith("edge_") and name[5:] in names):
                why = f"'{name}' is a variable of generated code"
            elif iskeyword(name) and argument.type.is_tensor_like:
                why = f"'{name}' is a keyword of Python, which no formula can read"
            if why is not None:
                where = _place(function, position)
                diagnostics.error("GS308", why, where, "choose another name for the argument")


def _check_lengths(written: Iterable[NativeFunction], diagnostics: Diagnostics) -> None:
    """Hold defaults of lists of a size to that size: an empty one stands for none, and ``X[1]`` says nothing of it."""
    for function in written:
        for position, argument in enumerate(function.func.arguments.all):
            wanted = argument.type.as_list
            size = None if wanted is None else wanted.size
            value = argument.default_value
            if not isinstance(value, tuple) or size in (None, 1, len(value)) or not value:
                continue
            message = f"{argument.default} is not a default for '{argument.type} {argument.name}'"
            hint = f"write {size} elements, or one without brackets for all of them"
            diagnostics.error("GS203", message, _place(function, position), hint)


def check_names_of_types(written: Iterable[NativeFunction], diagnostics: Diagnostics) -> None:
    """Record arguments and returns that are called like a type, as after a word that was written twice."""
    for function in written:
        names = [a.name for a in function.func.arguments.all]
        for position, name in enumerate((*names, *(r.name for r in function.func.returns))):
            if name in BASE_TYPES:
                message = f"'{name}' is a type, and here a name"
                where = _place(function, position)
                diagnostics.error("GS308", message, where, "remove it, or choose another name")


def check_lone_aliases(written: Iterable[NativeFunction], diagnostics: Diagnostics) -> None:
    """Record arguments that share memory with nothing that is returned, and are not written to: ``Tensor(a)`` for ``Tensor(a!)``."""
    for function in written:
        returned = {
            letter
            for each in function.func.returns
            if each.annotation is not None
            for letter in (*each.annotation.alias_set, *each.annotation.alias_set_after)
        }
        for position, argument in enumerate(function.func.arguments.all):
            shared = argument.annotation
            if shared is None or shared.is_write or shared.alias_set_after:
                continue
            if returned.isdisjoint(shared.alias_set):
                message = f"'{argument.name}' shares memory with nothing that is returned"
                letter = shared.alias_set[0] if shared.alias_set else "a"
                hint = f"write ({letter}!) if it is written to; leave ({letter}) out if not"
                diagnostics.error("GS205", message, _place(function, position), hint)


def _place(function: NativeFunction, position: int) -> Location | None:
    """Where an argument stands in the schema."""
    node = None if function.syntax is None else function.syntax.get("func")
    if not isinstance(node, Scalar):
        return function.location
    return node.locate(*function.func.span(position))


def mistaken_categories(counts: Mapping[str, int]) -> dict[str, str]:
    """Of categories with one operator, the one with many that is nearly called so; given how many each has."""
    many = [name for name, count in counts.items() if count >= _MANY]
    alone = (name for name, count in counts.items() if count == 1)
    return {name: meant for name in alone if (meant := nearest(name, many, 0.8)) is not None}


def _check_categories(written: Iterable[NativeFunction], diagnostics: Diagnostics) -> None:
    # Operators over lists stand in the entry of their single one.
    entries = [f for f in written if not f.of_lists]
    by_name = {f.category: f for f in entries if f.category is not None}
    counts = Counter(f.category for f in entries if f.category is not None)
    for name, meant in mistaken_categories(counts).items():
        where = by_name[name].field_location("category")
        message = (
            f"nothing else is of the category '{name}', and {counts[meant]} operators of '{meant}'"
        )
        diagnostics.error("GS303", message, where, f"did you mean '{meant}'?")


def _check_special_methods(written: Iterable[NativeFunction], diagnostics: Diagnostics) -> None:
    claimed: dict[str, NativeFunction] = {}
    for function in written:
        for field in ("operators", "reflected_operators"):
            for method in getattr(function, field):
                other = claimed.setdefault(method, function)
                if other.name.packet == function.name.packet:
                    continue
                message = f"'{method}' means '{other.name}' already"
                where = function.field_location(field)
                related: tuple[Related, ...] = ()
                if (first := other.field_location(field)) is not None:
                    related = (Related("the other operator", first),)
                diagnostics.error("GS305", message, where, "leave one of them out", related)


def _check_random(written: Iterable[NativeFunction], diagnostics: Diagnostics) -> None:
    packets: dict[str, list[NativeFunction]] = defaultdict(list)
    for function in written:
        packets[function.name.packet].append(function)
    for overloads in packets.values():
        tagged = next((f for f in overloads if _RANDOM in f.tags), None)
        for function in overloads:
            if tagged is not None and _RANDOM not in function.tags:
                message = f"'{tagged.name}' is tagged as random, '{function.name}' is not"
                related: tuple[Related, ...] = ()
                if tagged.location is not None:
                    related = (Related("the other overload", tagged.location),)
                where = function.field_location("tags")
                diagnostics.error("GS308", message, where, f"write tags: {_RANDOM}", related)
