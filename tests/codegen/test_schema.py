"""The schema language: what it reads, what it prints, and what it says about mistakes."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gradsmith.core import dtypes, layout
from gradsmith.schema.function_schema import (
    BASE_TYPES,
    Annotation,
    Argument,
    Arguments,
    BaseOperatorName,
    BaseType,
    CustomClass,
    FunctionSchema,
    List,
    Name,
    OperatorName,
    Optional,
    Return,
    SchemaError,
    SchemaKind,
    Type,
    parse_literal,
)
from gradsmith.schema.literals import DTYPES, LAYOUTS, MEMORY_FORMATS

EXAMPLES = [
    "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
    "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    "__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    "split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]",
    "_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()",
    "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    'search(Tensor x, str? side="left", str quote="\\"\'\\\\") -> Tensor',
    "index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
    "mylib::scale(Tensor(a0!)? x, float[]? factors=[1e-05, 0.5, inf], int n=-1) -> Tensor",
    "make(int[2] size=[0,1], *, ScalarType dtype=long, Layout? layout=None) -> (Tensor)",
    "run(__torch__.torch.classes.quantized.Conv2dParams packed) -> ()",
    "empty() -> ()",
    "view(Tensor(a|b) x) -> Tensor(a|b)",
]


@pytest.mark.parametrize("text", EXAMPLES)
def test_a_schema_prints_what_was_read(text: str) -> None:
    schema = FunctionSchema.parse(text)
    assert str(schema) == text.replace("-> (Tensor)", "-> Tensor")
    assert FunctionSchema.parse(str(schema)) == schema


def test_the_parts_of_a_schema() -> None:
    schema = FunctionSchema.parse(
        "lib::norm_.dim(Tensor(a!) self, int[1]? dim=None, *, bool keepdim=False) -> Tensor(a!)"
    )
    assert schema.name == OperatorName(BaseOperatorName("norm", inplace=True), "dim", "lib")
    assert schema.name.packet == "norm_"
    assert schema.name.identifier == "norm__dim"
    self, dim, keepdim = schema.arguments.all
    assert self == Argument("self", BaseType("Tensor"), None, Annotation(("a",), is_write=True))
    assert dim == Argument("dim", Optional(List(BaseType("int"), 1)), "None")
    assert keepdim.default_value is False
    assert schema.arguments.positional == (self, dim)
    assert schema.arguments.kwarg_only == (keepdim,)
    assert schema.arguments.self_argument is self
    assert schema.returns == (Return(None, BaseType("Tensor"), self.annotation),)
    assert schema.aliased_argument(schema.returns[0]) is self


def test_spaces_are_free_when_reading_and_canonical_when_printing() -> None:
    schema = FunctionSchema.parse(
        "  add ( Tensor self,Tensor other ,*,\tScalar alpha = 1)->Tensor "
    )
    assert str(schema) == "add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"


def test_out_arguments_are_the_written_ones_at_the_end() -> None:
    mixed = FunctionSchema.parse("f(*, Tensor(a!) x, int n, Tensor(b!) out) -> Tensor(b!)")
    assert [a.name for a in mixed.arguments.kwarg_only] == ["x", "n"]
    assert [a.name for a in mixed.arguments.out] == ["out"]
    assert [a.name for a in mixed.mutated] == ["x", "out"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("f(Tensor x) -> Tensor", SchemaKind.functional),
        ("f(Tensor(a) x) -> Tensor(a)", SchemaKind.functional),
        ("f_(Tensor(a!) self) -> Tensor(a!)", SchemaKind.inplace),
        ("f.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)", SchemaKind.out),
        ("f(Tensor x, Tensor(a!) running) -> Tensor", SchemaKind.mutable),
        ("f.out(Tensor x, *, Tensor(a!) out, Tensor(b!) _scratch_t) -> Tensor(a!)", "scratch"),
    ],
)
def test_kinds(text: str, kind: SchemaKind | str) -> None:
    assert FunctionSchema.parse(text).kind is SchemaKind(kind)


def test_the_variants_of_an_operator_have_one_signature() -> None:
    variants = [
        "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
        "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    ]
    signatures = {FunctionSchema.parse(variant).signature() for variant in variants}
    assert [str(signature) for signature in signatures] == [
        "add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"
    ]


def test_a_signature_drops_tensor_options_and_returns_what_is_written() -> None:
    full = "full(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, "
    full += (
        "Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"
    )
    expected = "full(SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor"
    assert str(FunctionSchema.parse(full).signature()) == expected
    mutable = FunctionSchema.parse("f(Tensor x, Tensor(a!) mean, Tensor(b!)[] rest) -> Tensor y")
    expected = (
        "f(Tensor x, Tensor mean, Tensor[] rest) -> (Tensor y, Tensor mean_out, Tensor[] rest_out)"
    )
    assert str(mutable.signature(keep_names=True)) == expected


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("None", None),
        ("True", True),
        ("-1", -1),
        ("1e-05", 1e-5),
        ("2.", 2.0),
        ("-inf", float("-inf")),
        ("[]", ()),
        ("[0,1]", (0, 1)),
        ("[[1], [2.5, True]]", ((1,), (2.5, True))),
        ("'linear'", "linear"),
        (r'"\"\'\\"', "\"'\\"),
        ("contiguous_format", Name("contiguous_format")),
    ],
)
def test_default_values(text: str, value: object) -> None:
    parsed = parse_literal(text)
    assert parsed == value
    assert type(parsed) is type(value)


@pytest.mark.parametrize(
    ("text", "marked", "message", "hint"),
    [
        (
            "f(tensor x) -> Tensor",
            "tensor",
            "unknown type specifier 'tensor'",
            "did you mean 'Tensor'?",
        ),
        ("f(Tesnor x) -> Tensor", "Tesnor", "unknown type", "did you mean 'Tensor'?"),
        ("f(int64_t x) -> Tensor", "int64_t", "unknown type", "write int"),
        ("f(Optional[Tensor] x) -> Tensor", "Optional", "unknown type", "Tensor?"),
        ("f(x: Tensor) -> Tensor", "x", "unknown type", "before the name: 'Tensor x'"),
        ("f(const Tensor& x) -> Tensor", "const", "unknown type", "'const Tensor&' is Tensor"),
        ("f(std::string x) -> Tensor", "std", "unknown type", "'std::string' str"),
        ("f(Tensor) -> Tensor", "Tensor", "a type without a name", "Tensor self"),
        ("f(Tensor x)", None, "expected '->', found the end", "-> ()"),
        ("f(Tensor x) Tensor", "Tensor", "expected '->', found 'Tensor'", "-> Tensor"),
        (
            "f(Tensor x -> Tensor",
            "->",
            "expected ',' after an argument",
            "close the arguments with ')'",
        ),
        ("f(Tensor x,) -> Tensor", ")", "expected a type, found ')'", None),
        ("f(Tensor x, Tensor x) -> ()", "Tensor x", "two arguments are called 'x'", None),
        ("f(int a=1, int b) -> ()", "int b", "'b' is required but follows 'a'", None),
        ("f() -> (Tensor x, Tensor x)", "Tensor x", "two returns are called 'x'", None),
        ("f(*, *, int a) -> ()", "*", "'*' stands once", None),
        ("f(int a, *) -> ()", "*", "no argument follows '*'", "leave '*' out"),
        ("f(int(a!) x) -> ()", "(", "an alias annotation on int", "only Tensor"),
        ("f(Tensor(!) x) -> ()", "!", "expected the name of an alias set", "write (a!)"),
        ("f(Tensor(a|b!) x) -> ()", "a", "one alias set", "(a!)"),
        ("f(Tensor(a|b -> c|d) x) -> ()", "a|b -> c|d", "several alias sets", "one set"),
        ("f(int x?) -> ()", "?", "expected ',' after an argument, found '?'", None),
        ("f(int?? x) -> ()", "?", "a type is optional once", "one '?'"),
        ("f(int[0] x) -> ()", "0", "expected the size of a list", "int[2]"),
        ("f(bool x=1) -> ()", "1", "1 is not a default for 'bool x'", "True or False"),
        ("f(bool x=false) -> ()", "false", "'false' is not a default", "write False"),
        ("f(int x=True) -> ()", "True", "True is not a default for 'int x'", "whole number"),
        ("f(int[] x=1) -> ()", "1", "1 is not a default for 'int[] x'", "list in brackets"),
        ("f(int[] x={}) -> ()", "{", "'{' is not a default", "[0, 1]"),
        ("f(int[] x=[1, a!]) -> ()", "!", "expected ',' after an element", None),
        ("f(str x=left) -> ()", "left", "left is not a default for 'str x'", "in quotes"),
        ("f(str x='left) -> ()", "'", "a string that is not closed by '", None),
        ("f(Tensor x=0) -> ()", "0", "0 is not a default for 'Tensor x'", "optional (?)"),
        ("f.default(int x) -> ()", "default", "not a name for an overload", "leave '.default' out"),
        ("f.(int x) -> ()", "(", "expected the name of an overload", None),
        ("::f(int x) -> ()", ":", "expected the name of an operator", None),
        ("_(int x) -> ()", "_", "'_' is not a name for an operator", None),
        ("", None, "expected the name of an operator, found the end", None),
        ("f(int x) -> () # why", "#", "expected nothing after what is returned", None),
        ("f(int \x00) -> ()", "\x00", r"found the character '\x00'", None),
    ],
)
def test_mistakes(text: str, marked: str | None, message: str, hint: str | None) -> None:
    with pytest.raises(SchemaError) as caught:
        FunctionSchema.parse(text)
    error = caught.value
    assert message in error.message
    assert (error.hint is None) if hint is None else (hint in (error.hint or ""))
    if marked is None:
        assert error.offset == len(text)
    else:
        assert text[error.offset : error.offset + error.length].startswith(marked)


def test_the_second_of_two_equal_names_is_marked() -> None:
    with pytest.raises(SchemaError) as caught:
        FunctionSchema.parse("f(Tensor x, Tensor x) -> ()")
    assert caught.value.offset == 12


def test_an_error_prints_the_schema_with_a_marker() -> None:
    with pytest.raises(SchemaError) as caught:
        FunctionSchema.parse("f(tensor x) -> Tensor")
    assert str(caught.value) == (
        "unknown type specifier 'tensor'\n"
        "    f(tensor x) -> Tensor\n"
        "      ^^^^^^\n"
        "did you mean 'Tensor'?"
    )
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_contradiction_is_refused_at_construction() -> None:
    twice = (Argument("x", BaseType("int")), Argument("x", BaseType("int")))
    name = OperatorName(BaseOperatorName("f"))
    with pytest.raises(SchemaError, match="two arguments are called 'x'"):
        FunctionSchema(name, Arguments(twice), ())


@pytest.mark.parametrize(
    ("parse", "text"),
    [
        (Type.parse, "Tensor(a)"),
        (Type.parse, "int x"),
        (Type.parse, "int" + "[]" * 1000),
        (Annotation.parse, "a b"),
        (Argument.parse, "int x, int y"),
        (Return.parse, "Tensor x y"),
        (OperatorName.parse, "a.b.c"),
        (BaseOperatorName.parse, "a.b"),
        (parse_literal, "[" * 1000 + "]" * 1000),
        (parse_literal, "9" * 5000),
    ],
)
def test_mistakes_in_parts(parse: object, text: str) -> None:
    with pytest.raises(SchemaError):
        parse(text)  # type: ignore[operator]


def test_schemas_can_be_copied_and_pickled() -> None:
    schema = FunctionSchema.parse(EXAMPLES[0])
    assert schema.kind is SchemaKind.functional  # fills a cache that must not travel wrongly
    assert copy.deepcopy(schema) == schema == pickle.loads(pickle.dumps(schema))


def test_importing_the_schema_language_is_light() -> None:
    program = (
        "import sys, types\n"
        "package = sys.modules['gradsmith'] = types.ModuleType('gradsmith')\n"
        "package.__path__ = ['runtime']  # without the package's own code\n"
        "import gradsmith.schema.function_schema\n"
        "heavy = {'yaml', 'jinja2', 'black', 'difflib', 'numpy', 'typing_extensions'}\n"
        "print(sorted(heavy & set(sys.modules)))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert run.stdout.strip() == "[]"


ROOT = Path(__file__).resolve().parents[2]

# --- for every schema and for no schema at all -----------------------------------------------

identifiers = st.from_regex(r"[a-z][a-z0-9_]{0,8}[a-z0-9]", fullmatch=True)
base_types = st.sampled_from(BASE_TYPES).map(BaseType)


@st.composite
def alias_annotations(draw: st.DrawFn) -> Annotation:
    letters = st.lists(st.sampled_from("abcdefg"), min_size=1, max_size=3, unique=True).map(tuple)
    before = draw(letters)
    after = draw(st.just(()) | st.just(("*",)) | letters) if len(before) == 1 else ()
    return Annotation(before, len(before) == 1 and draw(st.booleans()), after)


def wrapped(inner: st.SearchStrategy[Type]) -> st.SearchStrategy[Type]:
    optional = inner.filter(lambda t: not isinstance(t, Optional)).map(Optional)
    return optional | st.builds(List, inner, st.none() | st.integers(1, 99))


types: st.SearchStrategy[Type] = st.recursive(
    base_types | st.just(CustomClass("pkg.Thing")), wrapped, max_leaves=3
)


@st.composite
def arguments(draw: st.DrawFn, name: str, default: bool) -> Argument:
    type = draw(types)
    annotation = draw(st.none() | alias_annotations()) if type.is_tensor_like else None
    literals = {"int": "-3", "float": "1e-05", "bool": "True", "str": "'a\\'b'", "Scalar": "1"}
    spelled = None
    if default and isinstance(type, Optional):
        spelled = "None"
    elif default:
        type = BaseType(draw(st.sampled_from(sorted(literals))))
        spelled, annotation = literals[type.name], None
    return Argument(name, type, spelled, annotation)


@st.composite
def schemas(draw: st.DrawFn) -> FunctionSchema:
    names = draw(st.lists(identifiers, max_size=6, unique=True))
    kinds = sorted(
        draw(st.lists(st.sampled_from("0123"), min_size=len(names), max_size=len(names)))
    )
    positional: list[Argument] = []
    keyword: list[Argument] = []
    for name, kind in zip(names, kinds, strict=True):
        argument = draw(arguments(name, kind in "13"))
        (positional if kind in "01" else keyword).append(argument)
    split = len(keyword)
    while split and keyword[split - 1].is_write:
        split -= 1
    returns = []
    for returned in draw(st.lists(st.none() | identifiers, max_size=3, unique=True)):
        type = draw(types)
        annotation = draw(st.none() | alias_annotations()) if type.is_tensor_like else None
        returns.append(Return(returned, type, annotation))
    base = draw(identifiers.filter(lambda b: not b.endswith("_functional")))
    operator = OperatorName(
        BaseOperatorName(base, inplace=draw(st.booleans())),
        draw(st.just("") | identifiers.filter(lambda o: o != "default")),
        draw(st.none() | identifiers),
    )
    grouped = Arguments(tuple(positional), tuple(keyword[:split]), tuple(keyword[split:]))
    return FunctionSchema(operator, grouped, tuple(returns))


@given(schemas())
def test_every_schema_round_trips(schema: FunctionSchema) -> None:
    assert FunctionSchema.parse(str(schema)) == schema


def refuses_politely(text: str) -> None:
    try:
        schema = FunctionSchema.parse(text)
    except SchemaError as error:
        assert 0 <= error.offset <= len(text)
        assert str(error)
    else:
        assert FunctionSchema.parse(str(schema)) == schema


@given(st.text() | st.binary().map(lambda raw: raw.decode("latin-1")))
@example("f(")
@example("f(Tensor")
@example("f(Tensor(")
@example("f(int x=")
@example("f(int x='\\'")
def test_no_text_raises_anything_but_a_schema_error(text: str) -> None:
    refuses_politely(text)


TOKENS = [
    "Tensor", "int", "self", "(", ")", "[", "]", "?", "!", "|", "*", ",", "->", "=", ".", "::",
    "a", "1", "-1", "0.5", "None", "'s'", '"', "__torch__", "\\", "é", "٣", "\n",
]  # fmt: skip


@given(st.sampled_from(EXAMPLES), st.data())
def test_no_edit_raises_anything_but_a_schema_error(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 6)))
        text = text[:start] + data.draw(st.sampled_from(["", " ", *TOKENS])) + text[end:]
    refuses_politely(text)


@given(st.lists(st.sampled_from(TOKENS)).map(" ".join))
def test_no_row_of_tokens_raises_anything_but_a_schema_error(text: str) -> None:
    refuses_politely(text)


def test_names_of_defaults_are_those_of_the_run_time() -> None:
    """What schemas call dtypes, layouts and memory formats is there, and nothing of the run time is left out."""
    assert {getattr(dtypes, name) for name in DTYPES.values()} == set(dtypes.DTYPES)
    constants = {
        n: c for n, c in vars(layout).items() if isinstance(c, layout.layout | layout.memory_format)
    }
    assert set(constants) == {*LAYOUTS, *MEMORY_FORMATS}
    assert all(isinstance(constants[name], layout.memory_format) for name in MEMORY_FORMATS)
