"""The contents of a PyTorch release: its operators, and what else C++ formulas may call.

`releases.xz` has the versions in its first line, then one line for the table of each.  Most of a table repeats in the
others, so they share one compressed file.  `python -m gradsmith.codegen.torch_dialect.record` makes a table from a
wheel.
"""

from __future__ import annotations

import gzip
import json
import lzma
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ...schema.cached import cached_property
from ...schema.function_schema import FunctionSchema

__all__ = ["Operator", "Release", "Signature", "load_release", "newest", "recorded"]

_OLD, _STAND_IN = "Dimname", "Storage"
"""The type of names of dimensions, which older releases have, and one that stands for it when a schema is read."""
RELEASES = Path(__file__).with_name("releases.xz")


@dataclass(frozen=True)
class Operator:
    """An operator of a release, generated variants included."""

    schema: str
    kind: str
    """``implicit`` for a composition that has its derivative from what it calls, ``explicit`` for one that has not,
    ``kernels`` otherwise."""
    is_method: bool
    is_function: bool
    is_generated: bool
    """Whether PyTorch's generator made it of another, by ``autogen``."""
    is_core: bool
    """Whether it is one of the core operators, which exported programs consist of."""
    module: str
    """Of Python: ``linalg``, ``nn`` …, or empty."""

    @property
    def name(self) -> str:
        """Name and overload: ``add.Tensor``."""
        return self.schema.partition("(")[0]

    @cached_property
    def func(self) -> FunctionSchema:
        """The schema, parsed."""
        return FunctionSchema.parse(without_old_types(self.schema))


@dataclass(frozen=True, slots=True)
class Signature:
    """A C++ function: what it returns and takes."""

    returns: str
    parameters: tuple[str, ...]
    required: int
    is_open: bool = False
    names: tuple[str, ...] = ()
    """Of the parameters, where they are known."""

    def takes(self, count: int) -> bool:
        """Whether it can be called with so many arguments."""
        return self.required <= count and (self.is_open or count <= len(self.parameters))


Signatures = Mapping[str, tuple[Signature, ...]]


@dataclass(frozen=True)
class Release:
    """The table of one release."""

    version: str
    operators: Mapping[str, Operator]
    helpers: Signatures
    """Functions that formulas may call by their bare name, and that are not operators."""
    members: Signatures
    """Of a tensor, besides operators that are methods."""
    other_members: frozenset[str]
    """Of anything else."""
    functions: frozenset[str]
    """In the namespace ``at``, besides operators."""


@cache
def recorded() -> tuple[str, ...]:
    """The releases that there are tables of, from the oldest."""
    with lzma.open(RELEASES, "rt", encoding="utf-8") as lines:
        return tuple(json.loads(lines.readline()))


def newest() -> str:
    """The newest release that there is a table of."""
    return recorded()[-1]


def load_release(version: str | None = None, file: Path | None = None) -> Release:
    """A recorded release, the newest without a version; or the one in a file.  Raises KeyError for one that is not there.

    ``2.13`` is the newest of the 2.13 that is recorded.
    """
    if file is None:
        wanted = version or newest()
        fitting = [v for v in recorded() if v == wanted or v.startswith(f"{wanted}.")]
        if not fitting:
            raise KeyError(wanted)
        return _shipped(fitting[-1])
    return _release(gzip.decompress(file.read_bytes()))


@cache
def _shipped(version: str) -> Release:
    with lzma.open(RELEASES, "rt", encoding="utf-8") as lines:
        return _release(lines.read().split("\n")[1 + recorded().index(version)])


def add_release(table: str) -> None:
    """Add a table, or put it in the place of that of the same release."""
    with lzma.open(RELEASES, "rt", encoding="utf-8") as lines:
        versions, *tables = lines.read().split("\n")
    every = {**dict(zip(json.loads(versions), tables)), json.loads(table)["version"]: table}
    order = sorted(every, key=lambda version: [int(part) for part in version.split(".")])
    text = "\n".join((json.dumps(order), *map(every.__getitem__, order)))
    RELEASES.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def _release(table: str | bytes) -> Release:
    data = json.loads(table)
    return Release(
        data["version"],
        {o[0].partition("(")[0]: _operator(*o) for o in data["operators"]},
        _signatures(data["helpers"]),
        _signatures(data["members"]),
        frozenset(data["other_members"]),
        frozenset(data["functions"]),
    )


def without_old_types(text: str) -> str:
    """Schemas of an older release, with a type in the place of one that is no more."""
    return re.sub(rf"\b{_OLD}(?=[\[? ])", _STAND_IN, text)


def with_old_types(schema: str) -> str:
    """What `without_old_types` was given."""
    return re.sub(rf"\b{_STAND_IN}(?=[\[? ])", _OLD, schema)


FLAGS = {"m": "is_method", "f": "is_function", "g": "is_generated", "c": "is_core"}
KINDS = {"i": "implicit", "e": "explicit"}


def _operator(schema: str, flags: str, module: str = "") -> Operator:
    kind = next((KINDS[flag] for flag in flags if flag in KINDS), "kernels")
    return Operator(schema, kind, module=module, **{f: c in flags for c, f in FLAGS.items()})


def _signatures(table: Mapping[str, list[list[object]]]) -> dict[str, tuple[Signature, ...]]:
    return {
        name: tuple(Signature(r, tuple(p), n, bool(o)) for r, p, n, o in rows)  # type: ignore[arg-type]
        for name, rows in table.items()
    }
