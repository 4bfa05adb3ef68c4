"""The grammar of C++ expressions, and what headers declare."""

from __future__ import annotations

import pytest

from gradsmith.codegen.cpp.headers import declarations
from gradsmith.codegen.cpp.parser import CppError, parse
from gradsmith.codegen.cpp.syntax import (
    Binary,
    Braces,
    Call,
    Conditional,
    Expression,
    Index,
    Lambda,
    Literal,
    Member,
    Name,
    Unary,
    walk,
)


def shown(node: Expression) -> str:
    """A tree with every bracket that its structure means."""
    match node:
        case Literal():
            return node.text
        case Name():
            template = f"<{','.join(map(shown, node.template))}>" if node.template else ""
            return node.qualified + template
        case Member():
            return f"{shown(node.value)}{'->' if node.is_arrow else '.'}{node.name}"
        case Call():
            return f"{shown(node.function)}({','.join(map(shown, node.arguments))})"
        case Braces():
            type = shown(node.type) if node.type else ""
            return f"{type}{{{','.join(map(shown, node.items))}}}"
        case Index():
            return f"{shown(node.value)}[{shown(node.subscript)}]"
        case Unary():
            return f"({node.operator}{shown(node.value)})"
        case Binary():
            return f"({shown(node.left)}{node.operator}{shown(node.right)})"
        case Conditional():
            parts = (node.condition, node.chosen, node.otherwise)
            return "({}?{}:{})".format(*map(shown, parts))
        case Lambda():
            return f"[{','.join(node.parameters)}]{{{';'.join(map(shown, node.body))}}}"
    raise AssertionError(node)


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("a + b * c", "(a+(b*c))"),
        ("a - b - c", "((a-b)-c)"),
        ("-a.b()", "(-a.b())"),
        ("!a && b || c", "(((!a)&&b)||c)"),
        ("a ? b : c ? d : e", "(a?b:(c?d:e))"),
        ("a < b == c > d", "((a<b)==(c>d))"),
        ("x->sym_sizes()[0]", "x->sym_sizes()[0]"),
        ("std::tuple<Tensor, Tensor>()", "std::tuple<Tensor,Tensor>()"),
        ("std::vector<c10::SymInt>(padding.size(), 0)", "std::vector<c10::SymInt>(padding.size(),0)"),
        ("std::get<0>(f(x))", "std::get<0>(f(x))"),
        ("a < b(c)", "(a<b(c))"),
        ("f({a[0], false})", "f({a[0],false})"),
        ("IntArrayRef{1, 2}", "IntArrayRef{1,2}"),
        ("f(/*left=*/ x, // comment\n y)", "f(x,y)"),
        ('not_implemented("a" "b")', 'not_implemented("a")'),
        ("[](c10::SymInt i){return -i;}", "[i]{(-i)}"),
        ("*dtype == at::kFloat", "((*dtype)==at::kFloat)"),
        ("2.0f * 1e-5 + 0x1F", "((2.0f*1e-5)+0x1F)"),
        ("(a + b).c", "(a+b).c"),
        ("x.to<int64_t>()", "x.to()"),
    ],
)  # fmt: skip
def test_structure(text: str, tree: str) -> None:
    assert shown(parse(text)) == tree


@pytest.mark.parametrize(
    ("text", "offset"),
    [
        ("", 0), ("a +", 2), ("f(a", 1), ("f(a))", 4), ("a b", 2), ("a ? b", 4), ("a ? b ; c", 6),
        ("a..b", 2), ("{a", 0), ("a[1", 1), ("3x", 0), ('"abc', 0), ("a @ b", 2), ("f(,a)", 2),
        ("::", 0), ("a::", 1), ("f(a,)", 4),
    ],
)  # fmt: skip
def test_what_is_no_expression(text: str, offset: int) -> None:
    with pytest.raises(CppError) as raised:
        parse(text)
    assert raised.value.offset == offset
    assert raised.value.hint


def test_places_are_those_of_the_text() -> None:
    text = "at::where(self == other, grad / 2, grad).masked_fill_(self > other, 0)"
    for node in walk(parse(text)):
        if isinstance(node, Name):
            assert text[node.start : node.end] == node.qualified
            for part, offset in zip(node.parts, node.offsets, strict=True):
                assert text[offset : offset + len(part)] == part
        if isinstance(node, Member):
            assert text[node.name_start : node.name_start + len(node.name)] == node.name


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(CppError, match="nested too deeply"):
        parse("(" * 2000 + "a" + ")" * 2000)


HEADER = """\
#pragma once
#define NOISE(x) int hidden(x)
namespace torch::autograd { namespace details {
struct Range { int range(size_t n) { return make(n); } private: size_t i = 0; };
TORCH_API at::Tensor frob(const at::Tensor& grad, c10::SymInt n = 0, bool flag = false);  // a comment
inline std::tuple<Tensor, Tensor> two(const std::array<bool, 2>& mask) { if (mask[0]) { call(mask); } return f(); }
template <typename T, typename... Args> T any(Args&&... args);
}}
"""


def test_declarations_of_a_header() -> None:
    found = {d.name: d for d in declarations(HEADER)}
    assert set(found) == {"range", "frob", "two", "any"}
    frob = found["frob"]
    assert (frob.returns, frob.parameters) == ("Tensor", ("Tensor", "SymInt", "bool"))
    assert (frob.required, frob.scope) == (1, ("torch", "autograd", "details"))
    assert found["range"].is_member and not frob.is_member
    assert found["two"].parameters == ("std::array<bool,2>",)
    assert found["any"].is_open and found["any"].required == 0
