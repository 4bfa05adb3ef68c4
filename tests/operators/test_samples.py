"""`samples` and the Hypothesis strategy made from it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gradsmith as gs
from gradsmith.testing import NoSamples, Sample, run_check, samples
from gradsmith.testing.samples import sample_lines
from gradsmith.testing.strategies import inputs


def test_a_line_without_shapes_is_tried_at_the_standard_ones() -> None:
    found = [[tuple(t.shape) for _, t in s.tensors()] for s in samples("aten::hypot")]
    assert found == [
        [(2, 3), (2, 3)],
        [(), ()],
        [(0, 3), (0, 3)],
        [(3,), (2, 3)],
        [(2, 1), (3,)],
    ]


def test_dtypes_and_gradients() -> None:
    for sample in samples("aten::gather", dtype=gs.float32, requires_grad=True):
        named = dict(sample.tensors())
        assert named["self"].dtype == gs.float32 and named["self"].requires_grad
        assert named["index"].dtype == gs.int64 and not named["index"].requires_grad


def test_an_operator_that_refuses_a_dtype_has_no_samples_of_it() -> None:
    assert list(samples("aten::atan2", dtype=gs.complex64)) == []


@pytest.mark.parametrize(
    "name", ["zeros.out", "linspace.Tensor_Tensor_out", "logspace.Scalar_Tensor_out", "nansum.out"]
)
def test_options_that_an_out_variant_lacks_are_left_out(name: str) -> None:
    """They were looked up among its arguments; and values that the functional operator refuses ended the rest."""
    assert run_check("schema", f"aten::{name}")


def test_variants_have_samples_that_fit_them() -> None:
    for sample in samples("aten::add_.Tensor"):
        target = sample.args[0]
        assert sample.map(lambda t: t.clone()).call().shape == target.shape
    for sample in samples("aten::add.out"):
        assert sample.call() is sample.kwargs["out"]


def test_generators_start_over_at_each_call() -> None:
    sample = next(samples("aten::rand.generator"))
    assert sample.call().tolist() == sample.call().tolist()


def test_what_cannot_be_made_up_is_said() -> None:
    with pytest.raises(
        ValueError, match="there is no operator 'aten::addd'; did you mean 'aten::add"
    ):
        next(samples("aten::addd"))
    with pytest.raises(ValueError, match="has several overloads"):
        next(samples(gs.ops.aten.lerp))


def test_operators_that_are_defined_at_run_time() -> None:
    library = gs.library.Library("sampled", "DEF")
    try:
        library.define("twice(Tensor self, int count) -> Tensor")
        library.define("words(Tensor self, str word) -> Tensor")
        library.impl("twice", lambda self, count: self * count, "CompositeImplicitAutograd")
        assert sample_lines(gs.ops.sampled.twice.default) == ("..., 1",)
        run_check("first_order", "sampled::twice")
        with pytest.raises(NoSamples, match="does not say what 'word' of type str may be"):
            next(samples("sampled::words"))
    finally:
        library._destroy()


@settings(max_examples=30)
@given(inputs("aten::mm"), st.floats(-2, 2))
def test_inputs_are_valid_calls(sample: Sample, factor: float) -> None:
    """Products are linear in their first factor."""
    a, b = sample.args
    gs.testing.assert_close(gs.mm(a * factor, b), gs.mm(a, b) * factor)


def test_a_strategy_of_no_dtype_is_refused() -> None:
    with pytest.raises(ValueError, match="supports none of the dtypes complex64"):
        inputs("aten::atan2", dtypes=(gs.complex64,))


def test_a_list_to_write_to_is_as_long_as_the_results() -> None:
    for sample in samples("aten::unbind_copy.int_out"):
        given = sample.kwargs["out"]
        sample.call()
        assert [t.shape for t in given] == [
            t.shape for t in sample.args[0].unbind(*sample.args[1:])
        ]


def test_an_argument_is_varied_beside_tensors() -> None:
    """Beside a number, which has no gradient, another value says nothing of the gradient."""
    with gs.library._scoped_library("varied", "DEF") as library:
        library.define("product(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor")
        gs.testing.declare_samples("varied::product", "(2,), (2,)", "(2,), 2.5, alpha=3")
        library.impl("product", lambda x, y, alpha=1: x * y * alpha, "CompositeImplicitAutograd")
        found = list(samples("varied::product"))
        assert any(s.kwargs and isinstance(s.args[1], gs.Tensor) for s in found)
