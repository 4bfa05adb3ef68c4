"""Pages of the codes GS2xx: the schema language."""

from __future__ import annotations

from .page import FUNC, REST, Page

_GOOD = FUNC + REST

PAGES = {
    "GS201": Page(
        "A schema is `name.overload(type name=default, *, type name) -> type`, with single spaces. Each schema "
        "has one spelling, so that schemas can be compared as text.",
        bad="- func: scaled(Tensor self, Scalar factor=2) «Tensor»\n" + REST,
        good=_GOOD,
    ),
    "GS202": Page(
        "Types are those of PyTorch's schemas: Tensor, Scalar, int, SymInt, float, bool, str, ScalarType, Device, "
        "Layout, MemoryFormat, Generator, with ? for what may be None and [] for lists.",
        bad="- func: scaled(Tensor self, «Scaler» factor=2) -> Tensor\n" + REST,
        good=_GOOD,
    ),
    "GS203": Page(
        "Write the default as a value of the argument's type; bindings, stubs and documentation repeat it.",
        bad="- func: scaled(Tensor self, Scalar factor=«'2'») -> Tensor\n" + REST,
        good=_GOOD,
    ),
    "GS204": Page(
        "Arguments can be passed by name, and named outputs are fields of the result, so names must differ.",
        bad="- func: scaled(Tensor self, «Scalar self=2») -> Tensor\n" + REST,
        good=_GOOD,
    ),
    "GS205": Page(
        "An alias annotation declares shared memory: `Tensor(a)` on an argument may share memory with a result "
        "`Tensor(a)`, and `Tensor(a!)` is written to. An annotation on a result must also be on an argument.",
        bad="- func: tail(Tensor self) -> «Tensor(a)»\n"
        "  dispatch: {CompositeImplicitAutograd: doubled}\n  category: arithmetic\n  doc: All but the first.\n",
        good="- func: tail(Tensor(a) self) -> Tensor(a)\n"
        "  dispatch: {CompositeImplicitAutograd: doubled}\n  category: arithmetic\n  doc: All but the first.\n",
    ),
    "GS206": Page(
        "A trailing underscore in an operator's name means that it writes to `self` and returns it; `out` "
        "arguments are keyword-only and returned. Name and schema must agree.",
        bad="- func: clear_(«Tensor self») -> Tensor\n  dispatch: {CompositeImplicitAutograd: doubled}\n"
        "  category: arithmetic\n  doc: Zeros.\n",
        good="- func: clear_(Tensor(a!) self) -> Tensor(a!)\n  dispatch: {CompositeImplicitAutograd: doubled}\n"
        "  category: arithmetic\n  doc: Zeros.\n",
    ),
}
