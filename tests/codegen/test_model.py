"""Entries of native_functions.yaml: what they become and what is said about mistakes in them."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.model.native_functions import (
    FIELDS,
    DeviceCheck,
    DtypeClass,
    NativeFunction,
    Pointwise,
    Promotion,
    Variant,
    check_references,
    group_native_functions,
    load_native_functions,
    load_tags,
)
from gradsmith.codegen.yaml.loader import load
from gradsmith.schema.dispatch_keys import ALIAS_KEYS, COMPOSITE_KEYS, DISPATCH_KEYS
from gradsmith.schema.function_schema import OperatorName, SchemaKind

TAGS = {"core": "", "nondeterministic_seeded": "", "out": "", "inplace": "", "pointwise": ""}


def read(text: str) -> tuple[tuple[NativeFunction, ...], Diagnostics]:
    diagnostics = Diagnostics()
    node = load(text, "native_functions.yaml", diagnostics)
    functions = load_native_functions(node, TAGS, diagnostics)
    check_references(functions, diagnostics)
    return functions, diagnostics


def read_one(text: str) -> NativeFunction:
    functions, diagnostics = read(text)
    assert diagnostics.render() == ""
    (function,) = functions
    return function


def mistakes(text: str) -> list[str]:
    """Line, columns, code, message and hint of what is wrong with a file."""
    lines = []
    for item in read(text)[1].items:
        assert item.location is not None
        where = item.location
        columns = f"{where.column}-{where.end_column}"
        hint = f" | {item.hint}" if item.hint else ""
        lines.append(f"{where.line}:{columns} {item.code} {item.message}{hint}")
    return lines


def test_what_an_entry_means() -> None:
    function = read_one(
        "- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\n"
        "  variants: function, method\n"
        "  autogen: add_.Tensor, add.out\n"
        "  pointwise: np.add\n"
        "  dispatch:\n"
        "    CPU, Meta: add\n"
        "    SparseCPU: add_sparse\n"
        "  promotion: default\n"
        "  numbers_as_tensors: True\n"
        "  dtypes: integral, floating\n"
        "  tags: [core, pointwise]\n"
        "  category: pointwise\n"
        "  doc: |\n"
        "    The sum,\n"
        "    scaled.\n"
        "\n"
        "    Broadcasts.\n"
    )
    assert function.name == OperatorName.parse("add.Tensor")
    assert function.kind is SchemaKind.functional
    assert function.variants == {Variant.function, Variant.method}
    assert function.autogen == (OperatorName.parse("add_.Tensor"), OperatorName.parse("add.out"))
    assert function.pointwise == Pointwise("add", is_ufunc=True)
    assert str(function.pointwise) == "np.add"
    assert function.dispatch == {"CPU": "add", "Meta": "add", "SparseCPU": "add_sparse"}
    assert function.promotion is Promotion.default
    assert function.numbers_as_tensors is True
    assert function.dtypes == {DtypeClass.integral, DtypeClass.floating}
    assert function.tags == {"core", "pointwise"}
    assert function.category == "pointwise"
    assert function.doc == "The sum, scaled.\n\nBroadcasts."
    assert not function.has_composite_implicit
    assert function.origin is None
    assert str(function.location) == "native_functions.yaml:1:9"
    assert str(function.field_location("pointwise")) == "native_functions.yaml:4:14"


def test_for_which_tensors_numbers_may_stand() -> None:
    entry = "- func: f(Tensor self, Tensor other, int k) -> Tensor\n  numbers_as_tensors: {}\n"
    assert read_one(entry.format("some")).numbers_as_tensors == "some"
    assert read_one(entry.format("[other, self]")).numbers_as_tensors == "other, self"
    assert read_one(entry.format("False")).numbers_as_tensors is False
    (mistake,) = mistakes(entry.format("k"))
    assert "there is no tensor argument 'k'" in mistake


def test_of_which_numbers_calls_make_tensors() -> None:
    entry = "- func: f(Tensor self, Tensor other, int k) -> Tensor\n  numbers_become_tensors: {}\n"
    assert read_one(entry.format("other")).numbers_become_tensors == ("other",)
    (mistake,) = mistakes(entry.format("other, k"))
    assert "there is no tensor argument 'k'" in mistake


def test_words_about_a_dtype_name_what_is_filled_in() -> None:
    entry = "- func: f(Tensor self) -> Tensor\n  out_error: '{}'\n"
    text = "want {result}, got {given} for {output}"
    assert read_one(entry.format(text)).out_error == text
    for wrong in ("got {gvien}", "got {", "got {0}"):
        (mistake,) = mistakes(entry.format(wrong))
        assert "nothing is filled in for" in mistake


def test_words_about_a_dtype_by_the_name_of_the_result() -> None:
    entry = (
        "- func: f(Tensor self) -> (Tensor values, Tensor indices)\n  out_error:\n    {}: want {}\n"
    )
    assert read_one(entry.format("indices", "'{result}'")).out_error == (
        ("indices", "want '{result}'"),
    )
    (mistake,) = mistakes(entry.format("index", "{result}"))
    assert "there is no result 'index'" in mistake and "values, indices" in mistake
    (mistake,) = mistakes(entry.format("indices", "{other}"))
    assert "nothing is filled in for '{other}'" in mistake


def test_the_fields_of_pytorch() -> None:
    functions, diagnostics = read(
        "- func: f.out(Tensor self, int dim, int k=1, *, Tensor(a!) out) -> Tensor(a!)\n"
        "  structured: True\n"
        "  structured_inherits: TensorIteratorBase\n"
        "  precomputed:\n"
        "  - dim -> int dim, bool valid\n"
        "  - int extra\n"
        "  ufunc_inner_loop:\n"
        "    Generic: f (AllAndComplex, Half)\n"
        "    ScalarOnly: f (Bool)\n"
        "  device_check: NoCheck\n"
        "  cpp_no_default_args: ['k']\n"
        "- func: f(Tensor self, int dim, int k=1) -> Tensor\n"
        "  structured_delegate: f.out\n"
        "  manual_cpp_binding: True\n"
        "  category_override: factory\n"
    )
    assert diagnostics.render() == ""
    out, functional = functions
    assert out.structured
    assert out.structured_inherits == "TensorIteratorBase"
    assert out.precomputed is not None
    ((name, values),) = out.precomputed.replace
    assert (name, [str(value) for value in values]) == ("dim", ["int dim", "bool valid"])
    assert [str(value) for value in out.precomputed.add] == ["int extra"]
    assert [(loop.key, loop.name, loop.dtypes) for loop in out.ufunc_inner_loop] == [
        ("Generic", "f", ("AllAndComplex", "Half")),
        ("ScalarOnly", "f", ("Bool",)),
    ]
    assert out.device_check is DeviceCheck.NoCheck
    assert out.cpp_no_default_args == ("k",)
    assert out.tags == {"out"}
    assert functional.structured_delegate == out.name
    assert functional.is_structured
    assert functional.dispatch == {}
    (group,) = group_native_functions(functions)
    assert (group.functional, group.out, group.inplace) == (functional, out, None)
    assert group.representative is functional
    assert group.structured


def test_an_entry_that_says_nothing_is_composite() -> None:
    function = read_one("- func: sum.dim_IntList(Tensor self, int[1]? dim) -> Tensor")
    assert function.dispatch == {"CompositeImplicitAutograd": "sum_dim_IntList"}
    assert function.has_composite_implicit
    assert function.variants == {Variant.function}


@pytest.mark.parametrize(
    ("schema", "view"),
    [
        ("f(Tensor(a) self) -> Tensor(a)", True),
        ("f(Tensor(a -> *) self) -> Tensor(a)[]", True),
        ("f(Tensor(a -> *) self) -> Tensor[]", True),
        ("f_(Tensor(a!) self) -> Tensor(a!)", False),
        ("f(Tensor self) -> Tensor", False),
    ],
)
def test_views(schema: str, view: bool) -> None:
    assert read_one(f"- func: {schema}").is_view is view


def test_variants_are_grouped_by_signature() -> None:
    functions, _ = read(
        "- func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n"
        "- func: g(Tensor self) -> Tensor\n"
        "- func: f(Tensor self) -> Tensor\n"
        "- func: f_(Tensor(a!) self) -> Tensor(a!)\n"
        "- func: f.other(Tensor self) -> Tensor\n"
        "- func: h.out(Tensor self, *, Tensor(a!) out, Tensor(b!) _scratch_t) -> Tensor(a!)\n"
    )
    groups = group_native_functions(functions)
    assert [[str(member.name) for member in group] for group in groups] == [
        ["f", "f_", "f.out"],
        ["g"],
        ["f.other"],
        ["h.out"],
    ]


ENTRY = "- func: f(Tensor self, int n=1) -> Tensor\n  "


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("func: f", "1:1-8 GS301 expected a list of operators, found a mapping"),
        ("- f", "1:3-4 GS301 expected an entry with fields, found 'f'"),
        ("- variants: function", "1:3-21 GS304 an entry without func"),
        ("- func: 3", "1:9-10 GS303 expected text, found the number 3"),
        (
            "- func: f(tensor x) -> Tensor",
            "1:11-17 GS202 unknown type specifier 'tensor' | did you mean",
        ),
        (
            "- func: f(Tensor x,int n) -> ()",
            "1:20-21 GS201 a schema is not spelled as it is printed",
        ),
        ("- func: f(Tensor x, Tensor x) -> ()", "1:21-29 GS204 two arguments are called 'x'"),
        ("- func: f(bool x=1) -> ()", "1:18-19 GS203 1 is not a default for 'bool x'"),
        ("- func: f(int(a) x) -> ()", "1:14-15 GS205 an alias annotation on int"),
        ("- func: f_(Tensor self) -> Tensor", "1:12-23 GS206 'f_' is in-place by its name"),
        ("- func: f_out(Tensor x) -> Tensor", "1:9-14 GS206 the name of an operator cannot end"),
        ("- func: f(Tensor x) -> Tensor(a)", "1:24-33 GS205 what is returned shares memory with"),
        (
            ENTRY + "varaints: function",
            "2:3-11 GS302 unknown field 'varaints' | did you mean 'variants'?",
        ),
        (ENTRY + "variants: functions", "2:13-22 GS303 'functions' is not a value of this field"),
        (ENTRY + "variants: method, method", "2:21-27 GS303 'method' stands twice"),
        (ENTRY + "variants: method,", "2:20-21 GS303 nothing stands at this comma"),
        (ENTRY + "variants: []", "2:13-15 GS303 a list of names is empty"),
        (ENTRY + "structured: yes", "2:15-18 GS303 expected True or False, found 'yes'"),
        (ENTRY + "device_guard:", "GS303 expected True or False, found nothing"),
        (
            ENTRY + "device_check: nocheck",
            "2:17-24 GS303 'nocheck' is not a value of this field | did",
        ),
        (ENTRY + "autogen: f_, g.h.i", "2:19-20 GS201 expected nothing after the operator's name"),
        (ENTRY + "autogen: f_, f_", "2:16-18 GS303 'f_' stands twice"),
        (ENTRY + "tags: [core, cor]", "2:16-19 GS307 unknown tag 'cor' | did you mean 'core'?"),
        (ENTRY + "dispatch: CPU", "2:13-16 GS303 expected kernels by dispatch key, found 'CPU'"),
        (
            ENTRY + "dispatch:\n    CPU, Mtea: k",
            "3:10-14 GS306 unknown dispatch key 'Mtea' | did you mean 'Meta'?",
        ),
        (
            ENTRY + "dispatch:\n    CPU: k\n    Meta, CPU: j",
            "4:11-14 GS303 dispatch key 'CPU' has two kernels",
        ),
        (
            ENTRY + "dispatch:\n    CPU: a.b",
            "3:10-13 GS303 expected the name of a kernel, found 'a.b'",
        ),
        (ENTRY + "dispatch:\n    CPU:", "GS303 expected the name of a kernel, found nothing"),
        (
            ENTRY + "pointwise: numpy.sin",
            "2:14-23 GS303 'numpy.sin' is not a function | write np.sin",
        ),
        (ENTRY + "promotion: int2float", "2:14-23 GS303 'int2float' is not a value of this field"),
        (
            ENTRY + "dtypes: float",
            "2:11-16 GS303 'float' is not a value of this field | did you mean",
        ),
        (ENTRY + "category: a b", "2:13-16 GS303 'a b' is not a name"),
        (ENTRY + "alias_of: 1", "2:13-14 GS303 expected text, found the number 1"),
        (ENTRY + "precomputed: dim", "2:16-19 GS303 expected a list, found 'dim'"),
        (
            ENTRY + "precomputed:\n  - int d\n  - n -> int n",
            "3:5-10 GS303 a line without argument and arrow",
        ),
        (ENTRY + "precomputed:\n  - n -> itn n", "3:10-13 GS202 unknown type specifier 'itn'"),
        (ENTRY + "ufunc_inner_loop: add", "2:21-24 GS303 'add' is not an inner loop"),
    ],
)
def test_mistakes_in_fields(text: str, expected: str) -> None:
    found = mistakes(text)
    assert any(expected in line for line in found), found
    assert len(found) == 1


OUT = "- func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n  "
G_OUT = "- func: g.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n  structured: True"
RANDOM = "- func: r(Tensor self, *, Generator? generator=None) -> Tensor\n  "


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            OUT + "variants: function, method",
            "2:13-29 GS308 an operator with out arguments is not a method",
        ),
        (
            "- func: f(Tensor x) -> Tensor\n  variants: method",
            "2:13-19 GS308 a method without an argument",
        ),
        (
            ENTRY + "variants: method\n  python_module: nn",
            "2:13-19 GS308 a function of the module nn",
        ),
        (ENTRY + "structured: True", "2:15-19 GS308 only an out variant is structured"),
        (
            OUT + "structured_delegate: g.out\n" + G_OUT,
            "2:24-29 GS308 an out variant delegates to none",
        ),
        (
            OUT + "structured: True\n  device_guard: False",
            "3:17-22 GS308 a structured operator always",
        ),
        (
            ENTRY + "structured_inherits: Base",
            "2:24-28 GS308 structured_inherits without structured",
        ),
        (ENTRY + "cpp_no_default_args: [self]", "GS308 'self' is not an argument with a default"),
        (
            "- func: f(Tensor self, float eps=1.0) -> Tensor\n  cpp_no_default_args: [esp]",
            "is not an argument with a default | did you mean 'eps'?",
        ),
        (
            OUT.replace("(Tensor self", "(Tensor self, int dim=0")
            + "structured: True\n  precomputed:\n  - dims -> int d",
            "GS308 there is no argument 'dims' | did you mean 'dim'?",
        ),
        (
            OUT + "structured: True\n  precomputed:\n  - dim -> int d",
            "GS308 there is no argument 'dim'",
        ),
        (RANDOM + "variants: function", "GS308 an operator that takes a generator is not tagged"),
        (
            "- func: f(int n) -> Tensor\n  promotion: default",
            "2:14-21 GS308 promotion on an operator without",
        ),
        (
            "- func: f(Tensor x) -> ()\n  pointwise: np.sin",
            "2:14-20 GS308 a pointwise operator that",
        ),
        (
            ENTRY + "pointwise: np.sin",
            "2:14-20 GS308 np.sin knows nothing of 'n' | name the kernel",
        ),
        (
            "- func: f(Tensor x) -> Tensor\n  pointwise: np.sin\n"
            "  dispatch:\n    CompositeImplicitAutograd: k",
            "GS308 CompositeImplicitAutograd beside pointwise",
        ),
        (
            ENTRY + "dispatch:\n    CompositeImplicitAutograd: a\n    CompositeExplicitAutograd: b",
            "GS308 CompositeExplicitAutograd and CompositeImplicitAutograd exclude each other",
        ),
        (
            ENTRY + "dispatch:\n    CPU: a\n  manual_kernel_registration: True",
            "GS308 dispatch beside manual_kernel_registration",
        ),
        (ENTRY + "alias_of: f", "2:13-14 GS308 'f' is an alias of itself"),
        (ENTRY + "alias_of: g", "2:13-14 GS311 there is no operator 'g'"),
        (
            ENTRY + "structured_delegate: f.out",
            "2:24-29 GS311 there is no operator 'f.out' | define it, or",
        ),
        (ENTRY + "structured_delegate: f.out\n" + OUT, "2:24-29 GS309 'f.out' is not structured"),
        (
            ENTRY + "alias_of: g\n- func: g(Tensor self) -> Tensor",
            "1:9-42 GS308 'f' is an alias of 'g' but differs from it: g(Tensor self) -> Tensor",
        ),
    ],
)
def test_contradictions(text: str, expected: str) -> None:
    found = mistakes(text)
    assert any(expected in line for line in found), found
    assert len(found) == 1


def test_a_second_definition_names_the_first() -> None:
    functions, diagnostics = read("- func: f(Tensor x) -> Tensor\n- func: f(Tensor y) -> Tensor\n")
    assert [str(function.func) for function in functions] == ["f(Tensor x) -> Tensor"]
    assert diagnostics.render() == (
        "native_functions.yaml:2:9: error[GS305]: operator 'f' is defined twice\n"
        "  2 | - func: f(Tensor y) -> Tensor\n"
        "    |         ^^^^^^^^^^^^^^^^^^^^^\n"
        "  hint: remove one, or give it an overload name of its own\n"
        "  native_functions.yaml:1:9: first defined here\n"
        "  1 | - func: f(Tensor x) -> Tensor\n"
        "    |         ^^^^^^^^^^^^^^^^^^^^^"
    )


def test_all_mistakes_are_found_in_one_pass() -> None:
    found = mistakes(
        "- func: f(Tensr x) -> Tensor\n"
        "- func: g(Tensor x) -> Tensor\n"
        "  variants: functoin\n"
        "  nonsense: 1\n"
        "  dispatch:\n"
        "    CPV: k\n"
    )
    assert [line.split()[1] for line in found] == ["GS202", "GS303", "GS302", "GS306"]


def test_an_empty_file_has_no_operators() -> None:
    functions, diagnostics = read("")
    assert functions == ()
    assert len(diagnostics) == 0


def test_every_field_of_a_function_has_a_parser() -> None:
    derived = {"origin", "syntax", "said", "is_read", "of_lists"}
    names = {field.name for field in dataclasses.fields(NativeFunction)} - derived
    assert set(FIELDS) == names
    assert all(field.doc.endswith(".") for field in FIELDS.values())


def test_tags() -> None:
    diagnostics = Diagnostics()
    node = load(
        "- tag: core\n  desc: |\n    One\n    line.\n- tag: out\n", "tags.yaml", diagnostics
    )
    assert load_tags(node, diagnostics) == {"core": "One line.", "out": ""}
    assert len(diagnostics) == 0


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("- tag: a\n- tag: a\n", "tag 'a' stands twice"),
        ("- desc: a\n", "a tag without name"),
        ("- tag: a\n  dsec: b\n", "unknown field 'dsec'"),
        ("- tag: 1\n", "expected text, found the number 1"),
        ("a: b\n", "expected a list of tags, found a mapping"),
    ],
)
def test_mistakes_in_tags(text: str, expected: str) -> None:
    diagnostics = Diagnostics()
    load_tags(load(text, "tags.yaml", diagnostics), diagnostics)
    assert expected in diagnostics.render()


def test_our_own_tags_are_described() -> None:
    diagnostics = Diagnostics()
    path = Path(__file__).parents[2] / "tags.yaml"
    tags = load_tags(load(path, "tags.yaml", diagnostics), diagnostics)
    assert len(diagnostics) == 0
    assert len(tags) == 20
    assert all(description.endswith(".") for description in tags.values())


def test_dispatch_keys_are_distinct() -> None:
    assert len(set(DISPATCH_KEYS)) == len(DISPATCH_KEYS)
    assert set(COMPOSITE_KEYS) < set(ALIAS_KEYS) < set(DISPATCH_KEYS)


values = st.recursive(
    st.sampled_from(
        ["a", "1", "True", "", "'a, b'", "a,,b", ",", "f(Tensor x) -> Tensor", "np.sin", "::", "é"]
    ),
    lambda inner: st.lists(inner, max_size=3).map(lambda parts: f"[{', '.join(parts)}]")
    | st.lists(inner, min_size=1, max_size=3).map(
        lambda parts: "{" + ", ".join(f"k{i}: {part}" for i, part in enumerate(parts)) + "}"
    ),
    max_leaves=4,
)


@given(st.dictionaries(st.sampled_from([*FIELDS, "unknown"]), values, min_size=1), st.booleans())
def test_no_entry_raises(fields: dict[str, str], has_schema: bool) -> None:
    if has_schema:
        fields["func"] = "f(Tensor self, int n=1) -> Tensor"
    body = "\n  ".join(f"{name}: {value}" for name, value in fields.items())
    functions, diagnostics = read(f"- {body}\n")
    assert functions or diagnostics.has_errors
    diagnostics.render()
