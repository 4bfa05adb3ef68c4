"""What PyTorch's dispatcher and autograd have, item by item, each with a program that both libraries run.

There is a module for each system.  Its `ITEMS` are tuples of a name, a program, and, where gradsmith does not do the
same, why: ``"differs: …"`` or ``"missing: …"``.  They are all there is to say: ``tests/parity/test_items.py`` runs the
programs under both libraries, holds those without a reason to be equal and those with one to be different, and
``docs/dispatcher-and-autograd-items.md`` is written from them by ``python tests/parity/items`` (from the repository).

A program is text that uses the library by the name ``torch``; under gradsmith each such name becomes ``gradsmith``.  Its
outcome is what it gave to ``show``, what it printed, and the value of its last line if that is an expression; or the
class of the error that ended it.  `SCOPE` says what else it finds.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

__all__ = ["PAGE", "SYSTEMS", "Item", "items", "page"]

SYSTEMS = ("dispatcher", "registration_check", "custom_op_autograd", "function", "engine")
PAGE = Path(__file__).parents[3] / "docs" / "dispatcher-and-autograd-items.md"

SCOPE = {
    "ns": "a namespace that no other run of a program has",
    "show(*values)": "writes values down",
    "refused(call)": "the class of the error that `call` raises, the nearest that is built in; else its value",
    "message(call)": "the text of that error",
    "error_of(call)": "the error that `call` raises",
    "warned(call)": "the classes of the warnings that `call` gives",
}


class Item(NamedTuple):
    """One thing that PyTorch has."""

    system: str
    name: str
    program: str
    reason: str = ""

    @property
    def state(self) -> str:
        """``same``, ``differs`` or ``missing``."""
        return self.reason.partition(":")[0] if self.reason else "same"

    @property
    def id(self) -> str:
        """Its name among the tests."""
        return f"{self.system}: {self.name}"


def items() -> Iterator[Item]:
    """Every item, by system."""
    for system in SYSTEMS:
        if (Path(__file__).parent / f"{system}.py").exists():
            for row in import_module(f"{__name__}.{system}").ITEMS:
                yield Item(system, *row)


def page() -> str:
    """The page of documentation."""
    found = list(items())
    states = [item.state for item in found]
    lines = [
        "# The dispatcher and autograd, item by item",
        "",
        "What PyTorch 2.13 has in five systems, and whether the same program does the same here: gives equal values, or is",
        "refused with the same class of error. Each row is a test, `tests/parity/test_items.py::test_item[…]`, whose program",
        "stands under the row's name in `tests/parity/items/`; `python tests/parity/items` writes this page from there.",
        "",
        f"Of {len(found)} items {states.count('same')} are the same, {states.count('differs')} differ on purpose, "
        f"{states.count('missing')} are missing.",
    ]
    for system in SYSTEMS:
        rows = [item for item in found if item.system == system]
        if rows:
            lines += ["", f"## {system.replace('_', ' ').capitalize()}", ""]
            lines += ["| item | state | test |", "|---|---|---|"]
            lines += [f"| {_cell(i.name)} | {_cell(_said(i))} | `{_cell(i.id)}` |" for i in rows]
    return "\n".join(lines) + "\n"


def _said(item: Item) -> str:
    return item.reason or item.state


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
