"""Entries of derivatives.yaml: what they mean, and what is said about wrong ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gradsmith.codegen.derivatives.entries import (
    Automatic,
    DifferentiabilityInfo,
    Helper,
    Library,
    NonDifferentiable,
    NotImplementedYet,
    load_derivatives,
)
from gradsmith.codegen.derivatives.operators import overloads_by_name
from gradsmith.codegen.derivatives.shown_names import read_condition, read_name
from gradsmith.codegen.diagnostics import Diagnostic, Diagnostics, Location
from gradsmith.codegen.model.native_functions import NativeFunction, load_native_functions
from gradsmith.codegen.yaml.loader import load

NATIVE = """\
- func: mul(Tensor self, Tensor other) -> Tensor
  dispatch: {CPU: mul}
- func: mul.Scalar(Tensor self, Scalar other) -> Tensor
  dispatch: {CPU: mul_scalar}
- func: neg(Tensor self) -> Tensor
  dispatch: {CPU: neg}
- func: cat(Tensor[] tensors, int dim=0) -> Tensor
  dispatch: {CPU: cat}
- func: max.dim(Tensor self, int dim) -> (Tensor values, Tensor indices)
  dispatch: {CPU: max_dim}
- func: norm(Tensor input, Tensor? weight, float eps) -> (Tensor, Tensor, Tensor)
  dispatch: {CPU: norm}
- func: where(Tensor condition, Tensor self, Tensor other) -> Tensor
  dispatch: {CPU: where}
- func: count(Tensor self) -> int
  dispatch: {CPU: count}
- func: my_forward_op(Tensor self) -> Tensor
  dispatch: {CPU: my_forward_op}
- func: composed(Tensor self) -> Tensor
"""

HELPER = Helper(
    "norm_backward",
    ("grad", "input", "mask"),
    (),
    frozenset(("grad", "input", "mask")),
    False,
    False,
    "helpers",
    Location("helpers.py", 7, 5, 18),
)


def functions() -> tuple[NativeFunction, ...]:
    diagnostics = Diagnostics()
    found = load_native_functions(load(NATIVE, "native.yaml", diagnostics), {}, diagnostics)
    assert not len(diagnostics), diagnostics.render()
    return found


FUNCTIONS = functions()
LIBRARY = Library(
    {"norm_backward": HELPER},
    frozenset(("sum", "zeros_like", "cat", "mul", "max", "where")),
    overloads_by_name(function.func for function in FUNCTIONS),
)
SCHEMAS = {str(function.name): str(function.func) for function in FUNCTIONS}


def attempt(text: str) -> tuple[tuple[DifferentiabilityInfo, ...], tuple[Diagnostic, ...]]:
    """Infos and diagnostics of a file in which `@mul` stands for the schema of mul."""
    for name in sorted(SCHEMAS, key=len, reverse=True):
        text = text.replace(f"@{name}", SCHEMAS[name])
    diagnostics = Diagnostics()
    node = load(text, "derivatives.yaml", diagnostics)
    infos = load_derivatives(node, FUNCTIONS, diagnostics, LIBRARY)
    diagnostics.render()
    return infos, diagnostics.items


def one(text: str) -> DifferentiabilityInfo:
    infos, items = attempt(text)
    assert not items, [item.message for item in items]
    (info,) = infos
    return info


def test_an_entry() -> None:
    info = one("""\
- name: @mul
  self: grad * other.conj()
  other: sum(grad * self.conj())
  result: other_t * self_p + self_t * other_p
""")
    assert str(info.function.name) == "mul"
    assert info.dispatch_key == "Default"
    assert info.node == "MulBackward0"
    assert info.differentiable_arguments == ("self", "other")
    assert [str(saved) for saved in info.saved] == ["other", "self"]
    assert info.output_names == ("result",)
    assert info.output_differentiability == (True,)
    first, second = info.gradients
    assert (first.names, first.functions, first.gradients_read) == (("self",), (), frozenset((0,)))
    assert second.functions == ("sum",)
    assert str(second.location) == "derivatives.yaml:3:10"
    assert info.gradient_of("other") is second
    assert info.gradient_of("nobody") is None
    (forward,) = info.forward
    assert forward.outputs == ("result",)
    assert forward.tangents == ("other", "self")
    assert forward.primals == ("self", "other")


def test_metadata_is_saved_instead_of_the_tensor() -> None:
    info = one("- name: @neg\n  self: -grad.expand(self.shape) + result.numel()\n")
    assert [(str(s), s.is_output) for s in info.saved] == [
        ("self.shape", False),
        ("result.shape", True),
    ]


def test_metadata_of_what_is_saved_anyway_is_not_saved_again() -> None:
    info = one("- name: @neg\n  self: grad * self * self.ndim\n")
    assert [str(s) for s in info.saved] == ["self"]


def test_one_formula_may_need_a_shape_and_another_the_tensor() -> None:
    info = one("- name: @mul\n  self: grad * self\n  other: grad.expand(self.shape)\n")
    assert [str(s) for s in info.saved] == ["self", "self.shape"]


def test_lists_save_the_metadata_of_their_elements() -> None:
    info = one(
        "- name: @cat\n  tensors: '[grad.expand(s) for s in [t.shape for t in tensors]] + [grad] * dim'\n"
    )
    assert [str(s) for s in info.saved] == ["tensors.shape", "dim"]


def test_several_arguments_in_one_formula() -> None:
    info = one(
        "- name: @norm\n"
        "  input, weight: norm_backward(grads[0], result1, needs_input_grad)\n"
        "  output_differentiability: [True, False, False]\n"
    )
    (gradient,) = info.gradients
    assert gradient.names == ("input", "weight")
    assert gradient.reads_needs_input_grad
    assert gradient.functions == ("norm_backward",)
    assert [str(s) for s in gradient.saved] == ["result1"]
    assert info.output_differentiability == (True, False, False)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("input: grad", (True, False, False)),  # only the first gradient is ever asked for
        ("input: norm_backward(grads[0], grads[2], 0)", (True, True, True)),
        (
            "input: norm_backward(grads[1], grads[2], 0)\n  output_differentiability: [False, True, True]",
            (False, True, True),
        ),
    ],
)
def test_output_differentiability(lines: str, expected: tuple[bool, ...]) -> None:
    assert one(f"- name: @norm\n  {lines}\n").output_differentiability == expected


def test_outputs_that_are_no_tensors_have_no_gradient() -> None:
    info = one("- name: @count\n  self: non_differentiable\n")
    assert info.output_differentiability == (False,)
    assert info.node is None


def test_a_condition_over_the_arguments() -> None:
    info = one("- name: @mul\n  self: grad\n  output_differentiability: ['self.ndim > 0']\n")
    (condition,) = info.output_differentiability
    assert not isinstance(condition, bool)
    assert condition.text == "self.ndim > 0"


def test_named_outputs_and_their_gradients() -> None:
    info = one(
        "- name: @max.dim\n  self: grad_values * indices.shape[0]\n"
        "  values: self_t * indices\n  output_differentiability: [True, False]\n"
    )
    assert info.output_names == ("values", "indices")
    assert info.gradients[0].gradients_read == {0}
    assert [(str(s), s.is_output) for s in info.saved] == [("indices.shape", True)]
    assert info.forward[0].results == ("indices",)


def test_formulas_that_are_no_formulas() -> None:
    info = one(
        "- name: @where\n  condition: non_differentiable\n"
        '  self: not_implemented("too hard")\n  other: grad\n  result: auto_linear\n'
    )
    condition, this, other = info.gradients
    assert condition.formula == NonDifferentiable()
    assert this.formula == NotImplementedYet("too hard")
    assert [g.is_differentiable for g in info.gradients] == [False, True, True]
    assert this.expression is None and other.expression is not None
    assert info.differentiable_arguments == ("self", "other")
    assert info.forward[0].formula is Automatic.linear
    assert info.forward[0].tangents == ("self", "other")


def test_one_derivative_for_each_dispatch_key() -> None:
    infos, items = attempt("""\
- name: @neg
  dispatch:
    Default:
      self: -grad
      result: auto_linear
    AutogradXLA:
      self: grad.neg()
  output_differentiability: [True]
""")
    assert not items
    assert [(info.dispatch_key, info.node) for info in infos] == [
        ("Default", "NegBackward0"),
        ("AutogradXLA", "NegBackwardAutogradXLA0"),
    ]


def test_nodes_of_one_name_are_counted() -> None:
    infos, items = attempt(
        "- name: @mul.Scalar\n  self: grad * other\n- name: @mul\n  self: grad\n"
        "- name: @my_forward_op\n  self: grad\n"
    )
    assert not items
    assert [info.node for info in infos] == ["MulBackward0", "MulBackward1", "MyForwardOpBackward0"]


@pytest.mark.parametrize("text", ["", "# nothing\n", "[]"])
def test_a_file_without_entries(text: str) -> None:
    assert attempt(text) == ((), ())


# -- what is wrong is said, where it is wrong -------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "place", "message", "hint"),
    [
        ("a: b", "GS404", "1:1", "expected a list", "- name:"),
        ("- just text", "GS404", "1:3", "expected an entry", "- name:"),
        ("- self: grad", "GS404", "1:3", "without a name", "name:"),
        ("- name: nega(Tensor self) -> Tensor\n  self: grad", "GS405", "1:9", "'nega'", "'neg'"),
        ("- name: neg(Tensor x) -> Tensor\n  self: grad", "GS406", "1:20", "differs from", "self)"),
        ("- name: neg\n  self: grad", "GS406", "1:11", "differs from", "neg(Tensor self)"),
        (
            "- name: @neg\n  self: -grad\n- name: @neg\n  self: -grad",
            *("GS407", "3:9", "given twice", "join"),
        ),
        ("- name: @neg\n  sefl: -grad", "GS408", "2:3", "no argument or output 'sefl'", "'self'"),
        ("- name: @neg\n  self, zzz: -grad", "GS408", "2:9", "'zzz'", "arguments: self"),
        ("- name: @neg\n  self, result: -grad", "GS408", "2:3", "not both", "two lines"),
        ("- name: @cat\n  dim: grad", "GS409", "2:3", "'dim' is of type int", "leave the line"),
        ("- name: @mul\n  self: grad\n  self, other: grad", "GS410", "3:3", "two formulas", "out"),
        ("- name: @mul\n  self: grad *", "GS401", "2:14", "not a Python expression", None),
        ("- name: @mul\n  self: grad * (x := 1)", "GS402", "2:17", "assignment", "helper"),
        ("- name: @mul\n  self: not_implemented()", "GS402", "2:9", "reason", '("why")'),
        ("- name: @mul\n  self: grad * othr", "GS403", "2:16", "no 'othr'", "'other'"),
        ("- name: @cat\n  tensors: grad * dm", "GS403", "2:19", "no 'dm'", "'dim'"),
        ("- name: @mul\n  self: 'grad * summ(self)'", "GS403", "2:17", "no 'summ'", "'sum'"),
        ("- name: @mul\n  self: >-\n    grad\n    * othr", "GS403", "4:7", "'othr'", "'other'"),
        ("- name: @mul\n  self: grad * self_p", "GS403", "2:16", "no 'self_p'", "write 'self'"),
        ("- name: @mul\n  self: sum(grad_input_mask)", "GS403", "2:13", "", "needs_input_grad"),
        ("- name: @mul\n  self: grads[1]", "GS412", "2:9", "is one output", "grads[0]"),
        ("- name: @norm\n  input: grads[3]", "GS412", "2:10", "are 3 outputs", "grads[2]"),
        (
            "- name: @norm\n  input: grad * needs_input_grad[1]",
            *("GS412", "2:17", "one gradient", "[0]"),
        ),
        ("- name: @norm\n  input: grad * result3", "GS412", "2:17", "'result3'", "result2"),
        ("- name: @norm\n  input: grad * result", "GS412", "2:17", "'result'", "result0"),
        ("- name: @max.dim\n  self: grad * result1", "GS412", "2:16", "'result1'", "indices"),
        (
            "- name: @norm\n  input: grad\n  weight: grads[1]",
            *("GS413", "3:11", "'grads' beside 'grad'", "one way"),
        ),
        (
            "- name: @max.dim\n  self: grad_values + grads[1]",
            *("GS413", "2:23", "'grads' beside 'grad_<name>'", "one way"),
        ),
        (
            "- name: @mul\n  node:\n    MulBackward1: number(self)\n  self: grad * other",
            *("GS404", "3:19", "no formula saves 'self'", "'not self'"),
        ),
        ("- name: @mul", "GS414", "1:9", "no derivative", "output_differentiability"),
        (
            "- name: @norm\n  input: grad * norm_backward(grad)",
            *("GS415", "2:17", "is not given 'input', 'mask'", "norm_backward(grad, input, mask)"),
        ),
        ("- name: @neg\n  self: -grad\n  result: self", "GS416", "3:11", "ambiguous", "self_t"),
        ("- name: @neg\n  self: -grad\n  result: -grad", "GS416", "3:12", "no 'grad'", "self_t"),
        ("- name: @neg\n  result: auto_linear", "GS416", "2:11", "no argument", "self_t"),
        (
            "- name: @mul\n  self: grad\n  other: grad\n  result: auto_element_wise",
            *("GS416", "4:11", "several arguments", "self_t"),
        ),
        (
            "- name: @max.dim\n  self: grad\n  values, indices: auto_linear",
            *("GS416", "3:20", "one differentiable output", "self_t"),
        ),
        (
            "- name: @mul\n  self: grad\n  output_differentiability: [True, False]",
            *("GS411", "3:29", "the output, found a list of 2", "[True]"),
        ),
        (
            "- name: @mul\n  self: grad\n  output_differentiability: True",
            *("GS411", "3:29", "no list", "[True]"),
        ),
        (
            "- name: @mul\n  self: grad\n  output_differentiability: [1]",
            *("GS411", "3:30", "expected True or False", "condition"),
        ),
        (
            "- name: @count\n  self: non_differentiable\n  output_differentiability: [True]",
            *("GS411", "3:30", "type int", "False"),
        ),
        (
            "- name: @norm\n  input: sum(grads)\n  weight: grads[0] + grads[1]\n"
            "  output_differentiability: [True, False, False]",
            *("GS411", "3:11", "output 1", "True"),
        ),
        (
            "- name: @norm\n  input: grad\n  output_differentiability: [True, True, False]",
            *("GS411", "3:29", "output 1 is never read", "False"),
        ),
        ("- name: @composed\n  self: grad", "GS417", "1:9", "composed", "leave"),
        ("- name: @neg\n  dispatch: 1", "GS404", "2:13", "dispatch keys", "Default"),
        ("- name: @neg\n  dispatch: {Default: 1}", "GS404", "2:23", "formulas", "argument:"),
        (
            "- name: @neg\n  self: grad\n  dispatch: {Default: {self: grad}}",
            *("GS404", "2:3", "beside 'dispatch'", "Default"),
        ),
        (
            "- name: @neg\n  dispatch: {AutogradCPP: {self: grad}}",
            *("GS306", "2:14", "'AutogradCPP'", "'AutogradCPU'"),
        ),
    ],
)
def test_mistakes(text: str, code: str, place: str, message: str, hint: str | None) -> None:
    _, items = attempt(text)
    assert [item.code for item in items if item.code == code] == [code], items
    item = next(item for item in items if item.code == code)
    assert item.location is not None
    assert f"{item.location.line}:{item.location.column}" == place, item
    assert message in item.message, item
    assert hint is None or (item.hint is not None and hint in item.hint), item


@pytest.mark.parametrize(
    ("text", "related"),
    [
        ("- name: neg(Tensor x) -> Tensor\n  self: grad", "native.yaml:5:9"),
        ("- name: @neg\n  self: -grad\n- name: @neg\n  self: grad", "derivatives.yaml:1:9"),
        ("- name: @mul\n  self: grad\n  other, self: grad", "derivatives.yaml:2:3"),
        ("- name: @norm\n  input: grad\n  weight: grads[1]", "derivatives.yaml:2:10"),
        ("- name: @neg\n  self: norm_backward(1)", "helpers.py:7:5"),
    ],
)
def test_the_other_place_is_named(text: str, related: str) -> None:
    _, (item,) = attempt(text)
    assert [str(other.location) for other in item.related] == [related]


@pytest.mark.parametrize(
    ("formula", "message", "hint"),
    [
        ("mul(grad)", "'mul' is not given 'other'", "mul(input, other)"),
        ("mul(grad, self, self)", "takes 2 positional arguments, here are 3", "mul(input, other)"),
        ("mul(grad, others=self)", "'mul' has no argument 'others'", "did you mean 'other'?"),
        ("mul(grad, self, other=self)", "'mul' is given 'other' twice", "mul(input, other)"),
        ("max(self, dims=0)", "'max' has no argument 'dims'", "did you mean 'dim'?"),
        (
            "cat([grad], 0, 1)",
            "'cat' takes 2 positional arguments, here are 3",
            "cat(tensors, dim=…)",
        ),
    ],
)
def test_a_call_that_no_overload_takes(formula: str, message: str, hint: str) -> None:
    _, (item,) = attempt(f"- name: @neg\n  self: {formula}\n")
    assert item.code == "GS415"
    misspelt = re.search(r"(?:others|dims)(?==)", formula)
    assert str(item.location).endswith(f":2:{9 + (misspelt.start() if misspelt else 0)}")
    assert re.search(message, item.message), item.message
    assert item.hint is not None and hint in item.hint


@pytest.mark.parametrize(
    "formula",
    ["mul(grad, 2)", "mul(input=grad, other=self)", "mul(self=grad, other=self)", "cat([grad])"]
    + ["mul(*[grad, self])", "max(grad, dim=0)[0]", "where(self > 0, grad, 0)"],
)
def test_calls_that_some_overload_takes(formula: str) -> None:
    one(f"- name: @neg\n  self: {formula}\n")


def test_everything_is_reported_in_one_pass() -> None:
    _, items = attempt("""\
- name: @mul
  self: grad * othr + slef
  other: grad *
  third: grad
- name: nothing(Tensor self) -> Tensor
  self: grad
- name: @neg
  self: grads[7]
""")
    assert [item.code for item in items] == ["GS403", "GS403", "GS401", "GS408", "GS405", "GS412"]


def test_what_is_sound_beside_a_mistake_is_kept() -> None:
    (info,), items = attempt("- name: @mul\n  self: grad *\n  other: grad\n")
    assert [item.code for item in items] == ["GS401"]
    assert [gradient.names for gradient in info.gradients] == [("other",)]


# -- no input makes a traceback -------------------------------------------------------------------

GOOD = """\
- name: @mul
  self: grad * other.conj()
  other: grad * self.conj()
  result: other_t * self_p + self_t * other_p
- name: @max.dim
  self: norm_backward(grad, dim, indices)
  output_differentiability: [True, False]
- name: @neg
  dispatch:
    Default:
      self: -grad
      result: auto_element_wise
"""
EDITS = ["", "- ", ":", "[", "]", "{", "(", "'", '"', "\n", "  ", ",", "self", "grad", "grads[9]"]
EDITS += ["result", "1", "null", "True", "name", "dispatch", "auto_linear", "#", "*", "&a", "é"]


@settings(max_examples=300)
@given(
    st.lists(
        st.tuples(st.integers(0, 400), st.integers(0, 8), st.sampled_from(EDITS)),
        min_size=1,
        max_size=3,
    )
)
def test_edits_make_diagnostics_and_no_traceback(edits: list[tuple[int, int, str]]) -> None:
    text = GOOD
    for start, length, replacement in edits:
        text = text[:start] + replacement + text[start + length :]
    infos, items = attempt(text)
    assert all(item.location is not None for item in items)
    for info in infos:
        assert len(info.output_differentiability) == len(info.output_names)


def test_our_own_derivatives_have_no_mistakes() -> None:
    root = Path(__file__).parents[2]
    if not (root / "derivatives.yaml").exists():
        pytest.skip("runs in a checkout of the project")
    from gradsmith.codegen.derivatives.entries import read_helpers
    from gradsmith.codegen.model.autogen import expand_autogen
    from gradsmith.codegen.model.native_functions import load_tags
    from gradsmith.codegen.project.modules import helpers_among

    diagnostics = Diagnostics()
    tags = load_tags(load(root / "tags.yaml", "tags.yaml", diagnostics), diagnostics)
    native = load(root / "native_functions.yaml", "native_functions.yaml", diagnostics)
    operators = expand_autogen(load_native_functions(native, tags, diagnostics), diagnostics)
    helpers = read_helpers(helpers_among(root / "runtime" / "operators"), diagnostics)
    library = Library(helpers, frozenset(str(f.name.name) for f in operators))
    node = load(root / "derivatives.yaml", "derivatives.yaml", diagnostics)
    assert load_derivatives(node, operators, diagnostics, library)
    assert not diagnostics.has_errors, diagnostics.render()


def test_of_several_formulas_the_one_is_taken_whose_reads_are_saved_anyway() -> None:
    info = one("""\
- name: @mul
  self: grad * other
  other:
    - grad * self
    - grad * result / other
    - grad * (result / other)
""")
    first, second = info.gradients
    assert not first.alternatives
    # `self` and `result` cost the same beside `other`: the first one that is written.
    assert [str(s) for s in info.saved] == ["other", "self"]
    assert [str(a.formula.text) for a in second.alternatives] == [
        "grad * result / other",
        "grad * (result / other)",
    ]
    assert str(second.location) == "derivatives.yaml:4:7"
    info = one("""\
- name: @mul
  self: [grad * other, grad * result]
  other: [grad * self, "grad * result.conj()"]
""")
    assert [str(s) for s in info.saved] == ["result"]
    assert [g.formula.text for g in info.gradients] == ["grad * result", "grad * result.conj()"]
    assert [g.alternatives[0].formula.text for g in info.gradients] == [
        "grad * other",
        "grad * self",
    ]


def test_metadata_and_numbers_cost_nothing() -> None:
    info = one("- name: @mul.Scalar\n  self: [grad * self, 'grad * other * self.ndim']\n")
    assert [str(s) for s in info.saved] == ["other", "self.shape"]
    (gradient,) = info.gradients
    assert gradient.formula.text == "grad * other * self.ndim"


def test_each_formula_can_take_the_others_place() -> None:
    info = one("- name: @neg\n  self: [-grad, grad * (result / self)]\n")
    ((variant, gradient),) = info.variants
    assert variant.gradients == (gradient,)
    assert [str(s) for s in variant.saved] == ["result", "self"]
    assert variant.facts != info.facts


def test_what_was_not_taken_is_part_of_the_facts() -> None:
    some, other = (
        one(f"- name: @neg\n  self: [-grad, grad * (result / self){more}]\n")
        for more in ("", " * 1")
    )
    assert some.facts != other.facts


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("self: [-grad]", "GS404", "a list for 'self' has two formulas or more"),
        ("self: []", "GS404", "a list for 'self' has two formulas or more"),
        ("self: [-grad, [grad]]", "GS404", "expected a formula for 'self'"),
        ("self: [-grad, {a: grad}]", "GS404", "expected a formula for 'self'"),
        ("self: [-grad, -grad]", "GS410", "'self' has the same formula twice"),
        ("self: [-grad, non_differentiable]", "GS410", "'non_differentiable' stands beside formulas for 'self'"),
        ("self: [not_implemented('x'), -grad]", "GS410", "'not_implemented('x')' stands beside formulas for 'self'"),
        ("result: [-self_t, self_t]\n  self: -grad", "GS410", "'result' has several formulas"),
        ("self: [-grad, grad * nobody]", "GS403", "there is no 'nobody'"),
        ("self: [-grad, self]", "GS422", "the formula does not read 'grad'"),
        ("self: [-grad, grad +]", "GS401", None),
        ("nobody: [-grad, grad]", "GS408", "'neg' has no argument or output 'nobody'"),
    ],
)  # fmt: skip
def test_several_formulas_with_mistakes(text: str, code: str, message: str | None) -> None:
    _, items = attempt(f"- name: @neg\n  {text}\n")
    (item,) = items
    assert item.code == code and item.hint
    assert message is None or item.message == message


@pytest.mark.parametrize(
    ("text", "over_node"),
    [
        ("ndim == 2 and bias", "len(node._metadata[0][0]) == 2 and node.next_edges[1] is not None"),
        ("number(input)", "isinstance(node.raw_input, (int, float, complex))"),
        ("True", "True"),
        ("rank(input) == 2", "node.rank('input') == 2"),
        ("rank(weight)", None),
        ("weight", None),
        ("input.ndim", None),
        ("bias(input)", None),
        ("ndim ==", None),
    ],
)
def test_conditions_of_node_names(text: str, over_node: str | None) -> None:
    assert read_condition(text, ["input", "bias"]) == over_node


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("MmBackward0", ("MmBackward0", None)),
        ("MmBackward0(bias, input)", ("MmBackward0", (1, 0))),
        ("A(B(input), None, C(D(bias)))", ("A", (("B", 0), None, ("C", ("D", 1))))),
        ("A(weight)", None),
        ("A(input=1)", None),
        ("A(2)", None),
        ("A(input.b)", None),
        ("A.b(input)", None),
        ("A(", None),
        ("2", None),
    ],
)
def test_graphs_after_node_names(text: str, expected: object) -> None:
    assert read_name(text, ["input", "bias"]) == expected
