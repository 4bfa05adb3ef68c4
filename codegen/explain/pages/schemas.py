"""Pages of the hundred 2: the schema language."""

from __future__ import annotations

from .page import Page

_REST = "  dispatch: {CPU: scaled}\n  shape: same\n  category: arithmetic\n  doc: Times `factor`.\n"
_GOOD = "- func: scaled(Tensor self, Scalar factor=2) -> Tensor\n" + _REST

PAGES = {
    "GS201": Page(
        "A schema is `name.overload(type name=default, *, type name) -> type`, with single blanks, as it is printed "
        "by programs. One spelling for one schema makes them comparable as text.",
        bad="- func: scaled(Tensor self, Scalar factor=2) «Tensor»\n" + _REST,
        good=_GOOD,
    ),
    "GS202": Page(
        "Types are those of PyTorch's schemas: Tensor, Scalar, int, SymInt, float, bool, str, ScalarType, Device, "
        "Layout, MemoryFormat, Generator, with ? for what may be None and [] for lists.",
        bad="- func: scaled(Tensor self, «Scaler» factor=2) -> Tensor\n" + _REST,
        good=_GOOD,
    ),
    "GS203": Page(
        "A default is written as a value of the argument's type; bindings, stubs and documentation repeat it.",
        bad="- func: scaled(Tensor self, Scalar factor=«'2'») -> Tensor\n" + _REST,
        good=_GOOD,
    ),
    "GS204": Page(
        "Arguments are also given by name, and outputs are fields of what is returned: two cannot share one.",
        bad="- func: scaled(Tensor self, «Scalar self=2») -> Tensor\n" + _REST,
        good=_GOOD,
    ),
    "GS205": Page(
        "An alias annotation says which memory is shared: `Tensor(a)` may be seen in what is returned as `Tensor(a)`, "
        "and `Tensor(a!)` is written to. What it says of a result has to be said of an argument as well.",
        bad="- func: tail(Tensor self) -> «Tensor(a)»\n"
        "  dispatch: {CompositeImplicitAutograd: doubled}\n  category: arithmetic\n  doc: All but the first.\n",
        good="- func: tail(Tensor(a) self) -> Tensor(a)\n"
        "  dispatch: {CompositeImplicitAutograd: doubled}\n  category: arithmetic\n  doc: All but the first.\n",
    ),
    "GS206": Page(
        "The final underscore of an operator's name says that it writes to `self` and returns it; `out` arguments are "
        "keyword-only and returned. The schema has to say the same as the name.",
        bad="- func: clear_(«Tensor self») -> Tensor\n  dispatch: {CompositeImplicitAutograd: doubled}\n"
        "  category: arithmetic\n  doc: Zeros.\n",
        good="- func: clear_(Tensor(a!) self) -> Tensor(a!)\n  dispatch: {CompositeImplicitAutograd: doubled}\n"
        "  category: arithmetic\n  doc: Zeros.\n",
    ),
}
