"""Pages of the hundred 7: the file of a backend."""

from __future__ import annotations

from .page import BACKEND, Page

_HEAD = "backend: PrivateUse1\ndevice: toy\nmemory: memory\n"
_LIST = "supported:\n  - neg\n"
_GOOD = _HEAD + _LIST


def _page(why: str, bad: str, good: str = _GOOD) -> Page:
    return Page(why, bad, good, BACKEND, whole=True)


PAGES = {
    "GS701": _page(
        "The file has fields, and `supported` and `autograd` are lists of operators, each with its kernel where that "
        "is not called like the operator.",
        _HEAD + "supported: «neg»\n",
    ),
    "GS702": _page(
        "A field that nobody reads would be ignored for ever.",
        _HEAD + "«suported»:\n  - neg\n" + _LIST,
    ),
    "GS703": _page(
        "A backend says its dispatch key, the module that moves elements, and which operators it has kernels for.",
        "«backend: PrivateUse1»\ndevice: toy\n" + _LIST,
    ),
    "GS704": _page(
        "The field has few values, and this is none of them.",
        "backend: «PrivateUse9»\ndevice: toy\nmemory: memory\n" + _LIST,
    ),
    "GS705": _page(
        "gradsmith declares no such operator. `add` alone is none where there are overloads: `add.Tensor` is.",
        _HEAD + "supported:\n  - «ngative»\n  - neg\n",
    ),
    "GS706": _page("The operator stands in the list already.", _HEAD + _LIST + "  - «neg»\n"),
    "GS707": _page(
        "Kernels are functions in the modules of the backend's folder, called like the operator with its overload: "
        "`add_Tensor`; or as the list says.",
        _HEAD + "supported:\n  - neg: «ngative»\n",
    ),
    "GS708": _page(
        "A kernel is called with the operator's arguments by position.",
        _HEAD + "supported:\n  - neg: «of_two»\n",
    ),
    "GS709": Page(
        "A public function among the kernels that no operator names: most often the line of the list is what is "
        "missing. Names of helpers begin with an underscore.",
    ),
    "GS710": _page(
        "An in-place or out= variant is made from the kernel of its functional operator, and a composition runs where its "
        "parts do: a kernel of their own would never be called.",
        _HEAD + _LIST + "  - «neg_»\n",
    ),
}
