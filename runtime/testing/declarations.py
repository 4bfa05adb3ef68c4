"""What YAML says of an operator beyond what dispatch needs: read from ``schema.json`` when first asked.

That of the package whose generator wrote the operator: gradsmith's own, or a library's.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any
from weakref import WeakKeyDictionary

from ..dispatch.operator import OpOverload
from ..dispatch.registry import REGISTRY

_CATEGORIES = {"bool": 0, "integral": 1, "floating": 2, "complex": 3}


_OWN = "gradsmith.generated"


@cache
def _declarations(package: str) -> dict[str, dict[str, Any]]:
    file = files(package).joinpath("schema.json")
    if package != _OWN and not file.is_file():
        return {}
    document = json.loads(file.read_text(encoding="utf-8"))
    return {f"{document['namespace']}::{entry['name']}": entry for entry in document["operators"]}


_GIVEN: WeakKeyDictionary[OpOverload, dict[str, Any]] = WeakKeyDictionary()
"""What `declare_samples` was told."""


def declaration_of(operator: OpOverload) -> dict[str, Any]:
    """The operator's entry in schema.json; for one defined at run time what `declare_samples` was told of it."""
    if operator.generated:
        return _declarations(operator.generated).get(operator.name(), {})
    return _GIVEN.get(operator, {})


def declare_samples(operator: Any, *lines: str) -> None:
    """Say which calls of an operator defined at run time are valid, as YAML's field ``samples`` does.

        declare_samples("mine::matvec", "(2, 3), (3,)", "(0, 3), (3,)")

    `samples` makes inputs of the lines, for ``gradsmith verify`` among others.  Raises ValueError for a line that
    cannot be read, and for an operator that YAML declares.
    """
    found = resolve_operator(getattr(operator, "_opoverload", operator))
    if found.generated:
        raise ValueError(f"{found.name()} is declared in YAML, where its samples stand too")
    from .samples import _parsed

    for line in lines:
        try:
            _parsed(line)
        except SyntaxError as error:
            raise ValueError(f"'{line}' does not read as the arguments of a call") from error
    _GIVEN[found] = {"samples": list(lines)}


def declared_operators(sparse: bool = False) -> list[OpOverload]:
    """Every operator that gradsmith's YAML declares or derives, in its order.

    Those of sparse tensors, which samples never are, are left out unless `sparse`.
    """
    declared = _declarations(_OWN)
    return [
        REGISTRY[name]
        for name, declaration in declared.items()
        if sparse or declaration.get("category") != "sparse" or declaration.get("samples")
    ]


def target_of(operator: OpOverload) -> OpOverload:
    """The operator that `operator` is another name of; itself if it is none."""
    name = declaration_of(operator).get("alias_of")
    return operator if name is None else REGISTRY[f"{operator.namespace}::{name}"]


def functional_of(operator: OpOverload) -> OpOverload:
    """The operator that `operator` is an in-place or ``out=`` variant of; itself if it is none."""
    name = declaration_of(operator).get("variant_of") or operator.traits.variant_of
    if not name:
        return operator
    return REGISTRY.get(f"{operator.namespace}::{name}", operator)


def relatives(operator: OpOverload) -> tuple[OpOverload, ...]:
    """The operator and those that it takes its meaning from: of a variant its origin, of an alias its target."""
    found = [operator]
    for relative in found:  # grows while it is read
        for other in (functional_of(relative), target_of(relative)):
            if other not in found:
                found.append(other)
    return tuple(found)


def arguments_without_formula(operator: OpOverload) -> frozenset[str]:
    """The arguments whose gradient is declared ``non_differentiable`` or ``not_implemented``."""
    found: set[str] = set()
    for relative in relatives(operator):
        for line in declaration_of(relative).get("derivative", {}).get("gradients", ()):
            if "formula" not in line:
                found.update(line["arguments"])
    return frozenset(found)


def refused_categories(operator: OpOverload) -> frozenset[int]:
    """The categories of dtypes (`dtype.category`) that the operator does not take."""
    refused: set[int] = set()
    for relative in relatives(operator):
        entry = declaration_of(relative)
        refused.update(_CATEGORIES[name] for name in entry.get("refuses", ()))
        if "dtypes" in entry:
            refused.update(_CATEGORIES[name] for name in _CATEGORIES if name not in entry["dtypes"])
    return frozenset(refused)


def resolve_operator(operator: Any) -> OpOverload:
    """An OpOverload from itself, a packet with one overload, or a name.

    Raises ValueError for a name that no operator has, and for a packet with several overloads.
    """
    if isinstance(operator, OpOverload):
        return operator
    if isinstance(operator, str):
        name = operator if "::" in operator else f"aten::{operator}"
        found = REGISTRY.get(name)
        if found is None:
            from difflib import get_close_matches

            close = get_close_matches(name, REGISTRY, 1)
            hint = f"; did you mean '{close[0]}'?" if close else ""
            raise ValueError(f"there is no operator '{operator}'{hint}")
        return found
    members = getattr(operator, "members", None)
    if isinstance(members, dict):
        if len(members) == 1:
            (only,) = members.values()
            return resolve_operator(only)
        if "" in members:
            return resolve_operator(members[""])
        raise ValueError(
            f"{operator} has several overloads, give one of them: {', '.join(operator.overloads())}"
        )
    raise TypeError(f"expected an operator or its name, got {type(operator).__name__}")
