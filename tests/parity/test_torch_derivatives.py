"""PyTorch's own derivatives.yaml, read by us, means what its generator takes it to mean."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

torchgen = pytest.importorskip("torchgen", reason="compares with PyTorch's generator")

from gradsmith.codegen.derivatives.entries import (  # noqa: E402
    Automatic,
    DifferentiabilityInfo,
    Language,
    NonDifferentiable,
    load_derivatives,
)
from gradsmith.codegen.diagnostics import Diagnostics  # noqa: E402
from gradsmith.codegen.model.autogen import expand_autogen  # noqa: E402
from gradsmith.codegen.model.native_functions import load_native_functions, load_tags  # noqa: E402
from gradsmith.codegen.yaml.loader import load  # noqa: E402

PACKAGED = Path(torchgen.__file__).parent / "packaged"
NATIVE = PACKAGED / "ATen" / "native" / "native_functions.yaml"
TAGS = PACKAGED / "ATen" / "native" / "tags.yaml"
DERIVATIVES = PACKAGED / "autograd" / "derivatives.yaml"

Key = tuple[str, str]


@pytest.fixture(scope="module")
def ours() -> Mapping[Key, DifferentiabilityInfo]:
    diagnostics = Diagnostics()
    tags = load_tags(load(TAGS, "tags.yaml", diagnostics), diagnostics)
    native = load(NATIVE, "native_functions.yaml", diagnostics)
    functions = expand_autogen(load_native_functions(native, tags, diagnostics), diagnostics)
    node = load(DERIVATIVES, "derivatives.yaml", diagnostics)
    infos = load_derivatives(node, functions, diagnostics, language=Language.cpp)
    assert not len(diagnostics), diagnostics.render()
    return {(str(info.function.func), info.dispatch_key): info for info in infos}


@pytest.fixture(scope="module")
def theirs() -> Mapping[Key, Any]:
    from torchgen.packaged.autograd.load_derivatives import load_derivatives

    infos, _ = load_derivatives(str(DERIVATIVES), str(NATIVE), str(TAGS))
    return {(str(f), key): info for f, keys in infos.items() for key, info in keys.items()}


def test_the_same_operators_have_derivatives(
    ours: Mapping[Key, DifferentiabilityInfo], theirs: Mapping[Key, Any]
) -> None:
    # Their generator copies the derivatives of views to the view_copy operators afterwards.
    copies = {key for key in theirs if "_copy" in key[0].partition("(")[0]}
    assert ours.keys() - theirs.keys() == set()
    assert theirs.keys() - ours.keys() <= copies
    assert len(ours) > 690


def test_nodes_have_the_same_names(
    ours: Mapping[Key, DifferentiabilityInfo], theirs: Mapping[Key, Any]
) -> None:
    assert {key: info.node for key, info in ours.items()} == {key: theirs[key].op for key in ours}


def test_the_same_arguments_are_differentiable(
    ours: Mapping[Key, DifferentiabilityInfo], theirs: Mapping[Key, Any]
) -> None:
    for key, info in ours.items():
        expected = [argument.name for argument in theirs[key].args_with_derivatives]
        assert list(info.differentiable_arguments) == expected, key
        refused = [
            name
            for gradient in info.gradients
            if isinstance(gradient.formula, NonDifferentiable)
            for name in gradient.names
        ]
        assert sorted(refused) == sorted(theirs[key].non_differentiable_arg_names), key


# Their generator searches formulas for words; these are words that read nothing.
READS_NOTHING = {
    ("complex(Tensor real, Tensor imag) -> Tensor", "real"): "at::real(grad)",
    ("complex(Tensor real, Tensor imag) -> Tensor", "imag"): "at::imag(grad)",
    (
        "sparse_compressed_tensor.comp_plain_value_size(Tensor compressed_indices, Tensor"
        " plain_indices, Tensor values, SymInt[] size, *, ScalarType? dtype=None, Layout? layout"
        "=None, Device? device=None, bool? pin_memory=False) -> Tensor",
        "values",
    ): "grad.to_dense().sparse_mask(result).values()",
}


def test_formulas_save_the_same_values(
    ours: Mapping[Key, DifferentiabilityInfo], theirs: Mapping[Key, Any]
) -> None:
    count = 0
    for key, info in ours.items():
        expected = {d.var_names: d for d in theirs[key].derivatives}
        for gradient in info.gradients:
            if gradient.expression is None:  # a reason that mentions an argument saves nothing
                continue
            other = expected[gradient.names]
            where = (key, gradient.names)
            saved = (*other.saved_inputs, *other.saved_outputs)
            values = {s.expr for s in saved if str(s.nctype.name) == s.expr}
            if (key[0], *gradient.names) in READS_NOTHING:
                assert gradient.expression.text == READS_NOTHING[key[0], gradient.names[0]]
                values -= {*gradient.names}
            assert {s.name for s in gradient.saved if s.attribute is None} == values, where
            # They save metadata of a tensor that is saved anyway, too.
            owners = {_owner(s.expr) for s in saved if str(s.nctype.name) != s.expr}
            assert {s.name for s in gradient.saved if s.attribute is not None} == owners - values
            count += len(values)
    assert count > 1700


def _owner(expression: str) -> str:
    """The tensor whose metadata `self.dim()` or `TensorGeometry(self)` is."""
    match = re.match(r"(?:[\w:]+\()?(\w+)", expression)
    assert match is not None
    return match[1]


def test_outputs_are_differentiable_alike(
    ours: Mapping[Key, DifferentiabilityInfo], theirs: Mapping[Key, Any]
) -> None:
    for key, info in ours.items():
        given = theirs[key].output_differentiability
        conditions = theirs[key].output_differentiability_conditions
        if conditions:
            assert [getattr(item, "text", item) for item in info.output_differentiability] == (
                conditions
            )
        elif given:
            assert list(info.output_differentiability) == list(given), key


def test_forward_formulas_read_the_same_tangents(
    ours: Mapping[Key, DifferentiabilityInfo], theirs: Mapping[Key, Any]
) -> None:
    count = 0
    for key, info in ours.items():
        expected = {d.var_names: d for d in theirs[key].forward_derivatives}
        assert {f.outputs for f in info.forward} == set(expected), key
        for forward in info.forward:
            tangents = set(expected[forward.outputs].required_inputs_fw_grad or ())
            if forward.formula is Automatic.element_wise:
                assert set(forward.tangents) <= tangents, key  # they list numbers as well
            else:
                assert set(forward.tangents) == tangents, key
            count += 1
    assert count > 400
