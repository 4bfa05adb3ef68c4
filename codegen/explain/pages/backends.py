"""Pages of the codes GS7xx: backend files."""

from __future__ import annotations

from .page import BACKEND, Page

_HEAD = "backend: PrivateUse1\ndevice: toy\nmemory: memory\n"
_LIST = "supported:\n  - neg\n"
_GOOD = _HEAD + _LIST


def _page(why: str, bad: str, good: str = _GOOD) -> Page:
    return Page(why, bad, good, BACKEND, whole=True)


PAGES = {
    "GS701": _page(
        "In a backend's file, `supported` and `autograd` are lists of operators, each with the name of its kernel"
        " if that differs from the operator's.",
        _HEAD + "supported: «neg»\n",
    ),
    "GS702": _page(
        "An unknown field would be silently ignored.",
        _HEAD + "«suported»:\n  - neg\n" + _LIST,
    ),
    "GS703": _page(
        "A backend needs its dispatch key, the module that moves elements, and a list of operators with kernels.",
        "«backend: PrivateUse1»\ndevice: toy\n" + _LIST,
    ),
    "GS704": _page(
        "The field accepts certain values; this is not one of them.",
        "backend: «PrivateUse9»\ndevice: toy\nmemory: memory\n" + _LIST,
    ),
    "GS705": _page(
        "gradsmith declares no such operator. If an operator has overloads, name one: `add.Tensor`, not `add`.",
        _HEAD + "supported:\n  - «ngative»\n  - neg\n",
    ),
    "GS706": _page("The operator is already in the list.", _HEAD + _LIST + "  - «neg»\n"),
    "GS707": _page(
        "Kernels are functions in the modules of the backend's folder, named after the operator and its overload "
        "(`add_Tensor`) or as the list says.",
        _HEAD + "supported:\n  - neg: «ngative»\n",
    ),
    "GS708": _page(
        "A kernel is called with the operator's arguments by position.",
        _HEAD + "supported:\n  - neg: «of_two»\n",
    ),
    "GS709": Page(
        "No operator names this public function among the kernels. Usually its line in the list is missing. Start"
        " the names of helpers with an underscore.",
    ),
    "GS710": _page(
        "In-place and out= variants use the kernel of their functional operator, and composites those of their "
        "parts. A kernel of their own would never be called.",
        _HEAD + _LIST + "  - «neg_»\n",
    ),
}
