"""What gradsmith provides to projects outside its repository: operators, formula helpers, tags.

Operators are read from ``generated/schema.json``, and helpers from their source.  Nothing of gradsmith is imported.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from ...schema.cached import cached_property
from ..derivatives.helpers import Helper, read_helpers
from ..diagnostics import Diagnostics
from ..project.installation import OPERATORS, SCHEMA, TAGS
from ..project.memo import Memo
from ..project.modules import helpers_among
from ..project.settings import GRADSMITH
from ..yaml.loader import load
from .native_functions import load_tags
from .nonlinear import MADE, Dependence, always_zero, look_of, nonlinear_arguments
from .numpy_names import NumpyName
from .operators import only_ones


@dataclass(frozen=True)
class BaseOperator:
    """An operator of gradsmith, as ``schema.json`` has it."""

    name: str
    packet: str
    schema: str
    module: str
    """The module under which users find its function; empty for gradsmith itself."""
    bound_in: str
    """The same for the generated one, which is another where that is written by hand."""
    python_name: str
    is_function: bool
    is_method: bool
    is_unbound: bool
    """Whether it has neither function nor method."""
    arguments: tuple[Mapping[str, Any], ...]
    kernels: Mapping[str, str]
    """``module:function`` by dispatch key."""
    variant_of: str
    """The functional operator whose kernel serves this variant; empty for others."""
    is_alias: bool
    is_view: bool
    category: str
    declared: Mapping[str, Any]
    """Its entry in ``schema.json``; for an alias, that of the operator which it is another name of."""

    @cached_property
    def dependence(self) -> Dependence:
        """What is known of how it depends on its arguments."""
        return _dependence(self.declared)

    @property
    def identifier(self) -> str:
        """``add_Tensor``."""
        return self.name.replace(".", "_")

    @property
    def is_for_sparse_tensors(self) -> bool:
        """Whether it needs a sparse tensor or makes one."""
        return self.category == "sparse" and "CPU" not in self.kernels

    @property
    def is_composite(self) -> bool:
        """Whether it is made of other operators, and so runs wherever those do."""
        return self.is_alias or all(key.startswith("Composite") for key in self.kernels)


@dataclass(frozen=True)
class Base:
    """What a project stands on."""

    package: str = ""
    """Import name of the generated modules of those operators; empty for nothing."""
    namespace: str = ""
    operators: Mapping[str, BaseOperator] = field(default_factory=dict)
    """By name: ``add.Tensor``."""
    helpers: Mapping[str, Helper] = field(default_factory=dict)
    helpers_package: str = ""
    tags: Mapping[str, str] = field(default_factory=dict)
    numpy_names: tuple[NumpyName, ...] = ()
    functional: frozenset[str] = frozenset()
    """Names of the functions of ``nn.functional`` that YAML gives."""
    layers: frozenset[str] = frozenset()

    @cached_property
    def functions(self) -> dict[str, BaseOperator]:
        """Those that formulas can call, by bare name; one operator of a packet stands for all."""
        operators = self.operators.values()
        unbound = only_ones((o.packet, o) for o in operators if o.is_unbound)
        return unbound | {o.packet: o for o in operators if o.is_function}


NOTHING = Base()
"""For gradsmith's own project."""


def load_base(diagnostics: Diagnostics, memo: Memo | None = None) -> Base:
    """gradsmith, as installed beside this generator; a broken installation is a diagnostic."""
    try:
        declared = _declared(SCHEMA.read_bytes())
    except (OSError, ValueError, KeyError, TypeError) as error:
        message = f"cannot read gradsmith's own operators from {SCHEMA}: {error}"
        diagnostics.error(
            "GS604", message, None, "install gradsmith anew, or generate in its clone"
        )
        return NOTHING
    return replace(
        declared,
        helpers=read_helpers(helpers_among(OPERATORS), diagnostics, memo),
        tags=load_tags(load(TAGS, TAGS.name, diagnostics), diagnostics),
    )


@lru_cache(maxsize=1)
def _declared(content: bytes) -> Base:
    """What ``schema.json`` holds: read once in a process, which may generate after every edit."""
    data = json.loads(content)
    entries = {entry["name"]: entry for entry in data["operators"]}
    return Base(
        f"{GRADSMITH}.generated",
        str(data["namespace"]),
        {name: _operator(entry, entries) for name, entry in entries.items()},
        helpers_package=f"{GRADSMITH}.operators",
        numpy_names=tuple(
            NumpyName(n["name"], tuple(n["numpy"]), n["operand"])
            for n in data.get("numpy_names", ())
        ),
        functional=frozenset(
            python.partition("(")[0].removeprefix("nn.functional.")
            for entry in data["operators"]
            for python in entry.get("python", ())
            if python.startswith("nn.functional.")
        ),
        layers=frozenset(layer["name"] for layer in data.get("layers", ())),
    )


def _operator(entry: Mapping[str, Any], entries: Mapping[str, Mapping[str, Any]]) -> BaseOperator:
    out = any(argument.get("out") for argument in entry["arguments"])
    return BaseOperator(
        entry["name"],
        entry["packet"],
        entry["schema"],
        entry["module"],
        entry.get("bound_in", entry["module"]),
        entry["python_name"],
        not {"function", "raw"}.isdisjoint(entry["variants"]) and not out,
        "method" in entry["variants"] and not out,
        not entry["variants"] and not out,
        tuple(entry["arguments"]),
        dict(entry.get("kernels", {})),
        entry.get("variant_of", ""),
        "alias_of" in entry,
        bool(entry.get("view")),
        entry.get("category", ""),
        entries.get(entry.get("alias_of", ""), entry),
    )


def _dependence(entry: Mapping[str, Any]) -> Dependence:
    arguments = tuple(argument["name"] for argument in entry["arguments"])
    typed = [(a["name"], a["type"], a.get("default")) for a in entry["arguments"]]
    look = look_of(typed, entry["tags"], entry.get("category", ""), entry.get("operators", ()))
    derivative = entry.get("derivative")
    if derivative is None:
        return Dependence(arguments, look=look)
    rows = derivative["gradients"]
    kinds = [row["kind"] for row in derivative.get("forward", ()) if "kind" in row]
    written = [
        (row["arguments"], one["saves"], one["formula"])
        for row in rows
        if "saves" in row
        for one in (row, *row.get("alternatives", ()))
    ]
    is_fixed = not any(derivative["output_differentiability"])
    cut = {name for row in rows if "non_differentiable" in row for name in row["arguments"]}
    return Dependence(
        arguments,
        nonlinear_arguments(arguments, written, kinds),
        "auto_linear" in kinds,
        frozenset(arguments if is_fixed else cut | always_zero(written)),
        entry.get("category") in MADE,
        look,
    )
