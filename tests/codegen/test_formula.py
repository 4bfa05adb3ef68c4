"""Formulas: what they read and call, what is refused and where, how they are rewritten."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gradsmith.codegen.derivatives.cpp_formula import CppFormula
from gradsmith.codegen.derivatives.formula import Call, Formula
from gradsmith.codegen.derivatives.helpers import read_helpers
from gradsmith.codegen.diagnostics import Diagnostic, Diagnostics, Location, Source
from gradsmith.codegen.project.modules import modules_in


def attempt(text: str) -> tuple[Formula | None, tuple[Diagnostic, ...]]:
    source = Source("f", text)
    diagnostics = Diagnostics()
    formula = Formula.parse(
        text, lambda offset, length: source.location(offset, offset + length), diagnostics
    )
    return formula, diagnostics.items


def parse(text: str) -> Formula:
    formula, items = attempt(text)
    assert formula is not None, items
    return formula


def reads(text: str) -> list[str]:
    """The reads of a formula, as `self`, `self.shape` or `grads[0]`."""
    shown = []
    for read in parse(text).reads:
        index = "" if read.index is None else f"[{read.index}]"
        shown.append(read.name + (f".{read.attribute}" if read.attribute else "") + index)
    return shown


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("grad", ["grad"]),
        ("grad * other.conj()", ["grad", "other"]),
        ("-grad / (1 + self @ self)", ["grad", "self", "self"]),
        ("grad * ctx.self.scale", ["grad", "ctx"]),  # an attribute is not an argument
        ("f(grad, self=3, dim='self')", ["f", "grad"]),
        ("grads[0] + grads[1]", ["grads[0]", "grads[1]"]),
        ("grads[i]", ["grads", "i"]),
        ("grad[..., self:None]", ["grad", "self"]),
        ("a if b < c else not d", ["b", "c", "a", "d"]),
        ("f(*xs, **kw)", ["f", "xs", "kw"]),
        ("grad.expand(self.shape)", ["grad", "self.shape"]),
        ("self.ndim + self.dim() + self.numel()", ["self.shape"] * 3),
        ("self.size(dim)", ["self.shape", "dim"]),
        ("self.size()[0]", ["self.shape"]),
        ("self.shape[0] * self", ["self.shape", "self"]),
        ("f(self.dtype, self.device, self.layout)", ["f", "self.dtype", "self.device", "self.layout"]),
        ("self.is_complex()", ["self.dtype"]),
        ("as_strided(grad, self.stride(), self.storage_offset())",
         ["as_strided", "grad", "self.stride", "self.storage_offset"]),
        ("self.real.shape", ["self"]),
        ("self.size(*dims)", ["self", "dims"]),
        ("self.numel", ["self"]),
        ("[x * y for x in xs]", ["xs", "y"]),
        ("[x for x in xs for y in x]", ["xs"]),
        ("[self for self in self]", ["self"]),
        ("(lambda x, y=z: x + y + w)(grad)", ["z", "w", "grad"]),
        ("[t.shape for t in tensors]", ["tensors.shape"]),
        ("split(grad, [t.size(dim) for t in tensors], dim)",
         ["split", "grad", "tensors.shape", "dim", "dim"]),
        ("[t.shape for t in tensors if t.ndim > n]", ["tensors.shape", "n"]),
        ("[t.shape * t.dtype for t in tensors]", ["tensors"]),
        ("[f(t, t.shape) for t in tensors]", ["tensors", "f"]),
        ("[t.shape for t in f(tensors)]", ["f", "tensors"]),
    ],
)  # fmt: skip
def test_reads(text: str, expected: list[str]) -> None:
    assert reads(text) == expected


def test_reads_know_their_place() -> None:
    formula = parse("  grad *\n  self.size(0)")
    assert formula.text == "grad *   self.size(0)"
    place = [formula.locate(read.offset, len(read.name)) for read in formula.reads]
    assert place == [Location("f", 1, 3, 7), Location("f", 2, 3, 7)]


def test_columns_are_counted_in_characters() -> None:
    (read,) = parse("'éé😀' + x").reads
    assert read.offset == 8


def test_calls() -> None:
    formula = parse("f(a, b, k=1) + g(*a) + h(**b) + x.method(1) + (lambda q: q(1))(f)")
    assert formula.calls == (
        Call("f", 0, 2, ("k",), False),
        Call("g", 15, 1, (), True),
        Call("h", 23, 0, (), True),
    )


@pytest.mark.parametrize(
    ("text", "code", "column", "hint"),
    [
        ("", "GS401", 1, "write an expression"),
        ("grad *", "GS401", 6, None),
        ("f(grad", "GS401", 2, None),
        ("grad ? a : b", "GS401", 6, "'x if condition else y'"),
        ("grad && b", "GS401", 6, "'and'"),
        ("at::sum(grad)", "GS401", 3, "leave the namespace out"),
        ("x = grad", "GS401", 3, "assign nothing"),
        ("return grad", "GS401", 1, "leave 'return' out"),
        ("import os", "GS401", 1, "may import"),
        ("grad  # why", "GS401", 7, "line of its own"),
        ("grad; self", "GS401", 5, "one expression"),
        (r"f('\+')", "GS401", None, None),
        ("(y := grad)", "GS402", 2, "helper"),
        ("f'{grad}'", "GS402", 1, "helper"),
        ("{1: grad}", "GS402", 1, "helper"),
        ("grad.__class__", "GS402", 6, "helper"),
        ("grad._data_", "GS402", 6, "helper"),
        ("await grad", "GS402", 1, "helper"),
        ("lambda: (yield)", "GS402", 10, "helper"),
        ("[x async for x in grad]", "GS402", 1, "helper"),
        ("-" * 150 + "x", "GS402", 1, "helper"),
        ("(" * 300 + "x" + ")" * 300, "GS401", None, None),
        ("x" + "+x" * 20000, None, None, None),
    ],
)
def test_refusals(text: str, code: str | None, column: int | None, hint: str | None) -> None:
    formula, (item,) = attempt(text)
    assert formula is None
    assert item.location is not None
    assert code in (None, item.code)
    assert column in (None, item.location.column), item
    assert hint is None or (item.hint is not None and hint in item.hint), item


def test_a_number_sign_in_a_string_is_no_comment() -> None:
    assert reads("f('#', \"#\", grad)") == ["f", "grad"]


HELD = {
    ("self", None): "self_",
    ("self", "shape"): "self_shape",
    ("self", "dtype"): "self_dtype",
    ("tensors", "shape"): "tensors_shape",
    ("grad", None): "grads[0]",
}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("grad * self", "grads[0] * self_"),
        ("grad.expand(self.shape)", "grads[0].expand(self_shape)"),
        ("self.size(-1) + self.ndim + self.dim()", "self_shape[-1] + len(self_shape) + len(self_shape)"),
        ("self.numel() if self.is_complex() else 1", "self_shape.numel() if self_dtype.is_complex else 1"),
        ("self.device", "self_.device"),
        ("f(self=self, x='self')", "f(self=self_, x='self')"),
        ("x.self + self.T", "x.self + self_.T"),
        ("grad * self.conj()", "grads[0] * conj(self_)"),
        ("(a * self).conj().sum()", "conj(a * self_).sum()"),
        ("self.conj(1)", "self_.conj(1)"),
        ("[t.shape for t in tensors]", "[t for t in tensors_shape]"),
        ("[t.size(0) * self.ndim for t in tensors if t.ndim]",
         "[t[0] * len(self_shape) for t in tensors_shape if len(t)]"),
        ("[t.shape + t for t in tensors]", "[t.shape + t for t in tensors]"),
        ("[self for self in self]", "[self for self in self_]"),
        ("lambda self, x=self: self", "lambda self, x=self_: self"),
    ],
)  # fmt: skip
def test_rewriting(text: str, expected: str) -> None:
    formula = parse(text)
    assert formula.source(HELD, conjugate="conj") == expected
    assert formula.source({}) == ast.unparse(ast.parse(text, mode="eval"))


NAMES = st.sampled_from(["self", "grad", "t", "x"])
EXPRESSIONS = st.recursive(
    NAMES | st.sampled_from(["self.shape", "self.size(0)", "1", "'s'", "x.ndim"]),
    lambda inner: st.one_of(
        st.builds("({} + {})".format, inner, inner),
        st.builds("f({}, k={})".format, inner, inner),
        st.builds("{}.conj()".format, inner.filter(lambda text: not text.isdigit())),
        st.builds("[{} for {} in {}]".format, inner, NAMES, inner),
        st.builds("(lambda {}: {})".format, NAMES, inner),
        st.builds("({} if {} else {})".format, inner, inner, inner),
        st.builds("{}[0]".format, inner),
    ),
    max_leaves=8,
)


@settings(max_examples=200)
@given(EXPRESSIONS)
def test_what_is_read_and_renamed_is_no_longer_read(text: str) -> None:
    formula = parse(text)
    held = {(r.name, r.attribute): f"held_{r.name}_{r.attribute}" for r in formula.reads}
    after = {(read.name, read.attribute) for read in parse(formula.source(held)).reads}
    assert {name for name, _ in after} - {"len"} == {*held.values()}


@settings(max_examples=300)
@given(
    st.lists(
        st.sampled_from([*"()[]{},.:+-*=#'\\\n\"é", "grad", " if ", "lambda ", "0", "1e"]),
        max_size=20,
    )
)
def test_no_text_makes_a_traceback(parts: list[str]) -> None:
    formula, items = attempt("".join(parts))
    assert (formula is None) == (len(items) == 1)
    assert all(item.location is not None for item in items)


# -- helpers ----------------------------------------------------------------------------------------

HELPERS = '''
"""Helpers."""
from x import hidden
def plain(grad, dim, keepdim=False): ...
def keyword(grad, *, dim, eps=1e-5): ...
def anything(grad, *rest, **options): ...
def _private(grad): ...
class Thing: ...
'''


@pytest.mark.parametrize(
    ("call", "misfit"),
    [
        ("plain(g, 1)", None),
        ("plain(g, dim=1, keepdim=True)", None),
        ("plain(*xs)", None),
        ("plain(g)", "is not given 'dim'"),
        ("plain()", "is not given 'grad', 'dim'"),
        ("plain(g, 1, True, 2)", "takes 3 positional arguments, here are 4"),
        ("plain(g, 1, dim=1)", "is given 'dim' twice"),
        ("plain(g, 1, axis=1)", "has no parameter 'axis'"),
        ("keyword(g, dim=1)", None),
        ("keyword(g, 1)", "takes 1 positional argument, here are 2"),
        ("keyword(g)", "is not given 'dim'"),
        ("anything(g, 1, 2, k=3)", None),
        ("anything()", "is not given 'grad'"),
    ],
)
def test_calls_of_helpers(call: str, misfit: str | None, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(HELPERS, encoding="utf-8")
    diagnostics = Diagnostics()
    helpers = read_helpers(modules_in(tmp_path), diagnostics)
    assert not len(diagnostics)
    assert set(helpers) == {"plain", "keyword", "anything"}
    (found,) = parse(call).calls
    reason = helpers[found.name].misfit(found)
    assert (reason is None) if misfit is None else (reason is not None and misfit in reason)


def test_mistakes_in_helpers(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("def f(x): ...\n", encoding="utf-8")
    (tmp_path / "b.py").write_text("\ndef f(x): ...\n", encoding="utf-8")
    (tmp_path / "c.py").write_text("def g(:\n", encoding="utf-8")
    (tmp_path / "d.py").write_bytes(b"\xff")
    diagnostics = Diagnostics()
    assert set(read_helpers(modules_in(tmp_path), diagnostics)) == {"f"}
    second, broken, binary = diagnostics.items
    assert second.location is not None and second.location.line == 2
    assert second.related[0].location.file.endswith("a.py")
    assert {item.code for item in (second, broken, binary)} == {"GS418"}


# -- PyTorch's formulas -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("grad * other.conj()", {"grad", "other"}),
        ("at::real(grad)", {"grad"}),
        ("not_a_call->self", {"not_a_call"}),
        ('foo(grad, "self")', {"foo", "grad"}),
        ("grad.sum_to_size(self.sym_sizes())", {"grad", "self.shape"}),
        ("zeros_like(self) * 1e5f", {"self.options"}),
        ("grads[1] + self", {"grads", "self"}),
    ],
)
def test_reads_of_cpp(text: str, expected: set[str]) -> None:
    diagnostics = Diagnostics()
    formula = CppFormula.parse(
        text, lambda offset, length: Location("f", 1, offset + 1), diagnostics
    )
    assert formula is not None and not diagnostics.has_errors
    names = {r.name + (f".{r.attribute}" if r.attribute else "") for r in formula.reads}
    assert names == expected
