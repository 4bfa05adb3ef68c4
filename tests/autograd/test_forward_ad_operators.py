"""Forward mode of every operator that has a derivative: against reverse mode, and formula against formula.

For tangents v of the arguments and cotangents u of the results, ⟨u, J v⟩ = ⟨Jᵀ u, v⟩ (complex numbers
as pairs of real ones).  Where a forward formula is written, it must agree with the tangents that are
derived from the backward formula.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.autograd import forward_ad
from gradsmith.autograd.forward.derived import derived_tangents
from gradsmith.dispatch.binding import bind_overload
from gradsmith.dispatch.operator import OpOverload
from gradsmith.testing.checks_gradient import evaluate
from gradsmith.testing.declarations import declared_operators
from gradsmith.testing.samples import NoSamples, Sample, samples

FORWARD = import_module("gradsmith.generated.autograd_forward")
OPERATORS = [
    operator
    for operator in declared_operators()
    if operator.traits.autograd
    and not operator.signature.written
    and not operator.traits.variant_of
]
WRITTEN = [o for o in OPERATORS if hasattr(FORWARD, f"jvp_{o.identifier}")]

CONVENTIONS = {
    "embedding": "scale_grad_by_freq scales the gradient only",
    "_ctc_loss": "its gradient counts on the probabilities being normalised",
    "ctc_loss": "its gradient counts on the probabilities being normalised",
}
"""Operators whose gradient is by convention not the transpose of the derivative."""

REAL = (
    "_cdist_",
    "_embedding_bag",
    "_pdist_",
    "_softmax_backward_data",
    "_upsample_",
    "elu_backward",
    "gelu_backward",
    "mish_backward",
    "mse_loss",
    "nll_loss",
    "softplus_backward",
    "upsample_",
)
"""Beginnings of the names of operators that PyTorch refuses complex numbers for."""


def cases(operator: OpOverload, dtype: Any) -> list[Sample]:
    if dtype.is_complex and operator.base.startswith(REAL):
        pytest.skip("an operator over real numbers")
    try:
        found = list(samples(operator, dtype=dtype, requires_grad=True))
    except NoSamples as reason:
        pytest.skip(str(reason))
    found = [s for s in found if any(t.requires_grad for _, t in s.tensors())]
    if not found:
        pytest.skip("no sample has an argument to differentiate by")
    return found


def direction(sample: Sample, name: str, like: Any, rng: np.random.Generator) -> Any:
    values = rng.standard_normal(like.shape)
    if like.is_complex():
        values = values + 1j * rng.standard_normal(like.shape)
    project = sample.projections.get(name)
    return gs.tensor(values if project is None else project(values), dtype=like.dtype)


def directions(sample: Sample, arguments: list[Any]) -> list[Any]:
    """For each argument of tensors its tangent, a list of them, or None; as formulas take them."""
    rng = np.random.default_rng(sample.seed)
    names = {id(t): name for name, t in sample.tensors()}

    def one(value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return [one(item) for item in value] or None
        if not isinstance(value, gs.Tensor) or not value.requires_grad:
            return None
        return direction(sample, names[id(value)], value, rng)

    return [one(value) for value in arguments]


def results_of(out: Any) -> list[Any]:
    return list(out) if isinstance(out, (tuple, list)) else [out]


def all_finite(results: list[Any]) -> bool:
    """Whether there is a derivative to speak of: the mean of nothing has none."""
    return all(bool(gs.isfinite(r.detach()).all()) for r in results if isinstance(r, gs.Tensor))


def inner(left: Any, right: Any) -> float:
    """The inner product of two tensors as vectors of real numbers."""
    return float(gs.real(left.detach().conj() * right.detach()).sum())


def carried(sample: Sample, directions: dict[int, Any]) -> list[Any]:
    """The tangents of the results, each None where there is none."""
    with forward_ad.dual_level():
        dual = sample.map(
            lambda t: (
                forward_ad.make_dual(t.detach(), directions[id(t)]) if id(t) in directions else t
            )
        )
        results = results_of(evaluate(dual))
        return [
            forward_ad.unpack_dual(r).tangent if isinstance(r, gs.Tensor) else None for r in results
        ]


def check_against_reverse(sample: Sample, rng: np.random.Generator) -> None:
    inputs = [(name, t) for name, t in sample.tensors() if t.requires_grad]
    outputs = results_of(evaluate(sample))
    differentiable = [o if isinstance(o, gs.Tensor) and o.requires_grad else None for o in outputs]
    if not any(o is not None for o in differentiable) or not all_finite(outputs):
        return
    cotangents = [None if o is None else direction(sample, "", o, rng) for o in differentiable]
    grads = gs.autograd.grad(
        [o for o in differentiable if o is not None],
        [t for _, t in inputs],
        [u for u in cotangents if u is not None],
        allow_unused=True,
    )
    tangents = [direction(sample, name, t, rng) for name, t in inputs]
    moved = carried(sample, {id(t): v for (_, t), v in zip(inputs, tangents)})
    forward = sum(inner(u, t) for u, t in zip(cotangents, moved) if u is not None and t is not None)
    backward = sum(inner(g, v) for g, v in zip(grads, tangents) if g is not None)
    assert np.allclose(
        forward, backward, rtol=1e-8, atol=1e-9, equal_nan=True
    ), f"{sample}: forward mode gives {forward}, reverse mode {backward}"
    for output, tangent in zip(differentiable, moved):
        if output is not None:
            assert tangent is not None
            assert tangent.shape == output.shape
            assert tangent.dtype is output.dtype


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize("operator", OPERATORS, ids=lambda o: o.name()[6:])
def test_forward_mode_agrees_with_reverse_mode(operator: OpOverload, dtype: str) -> None:
    if operator.base in CONVENTIONS:
        pytest.skip(CONVENTIONS[operator.base])
    for sample in cases(operator, getattr(gs, dtype)):
        rng = np.random.default_rng(sample.seed)
        try:
            check_against_reverse(sample, rng)
        except NotImplementedError as error:
            pytest.skip(f"no derivative: {error}")


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize("operator", WRITTEN, ids=lambda o: o.name()[6:])
def test_written_formula_agrees_with_derived_one(operator: OpOverload, dtype: str) -> None:
    formula = getattr(FORWARD, f"jvp_{operator.identifier}")
    positions = [i for i, p in enumerate(operator.signature.parameters) if p.is_tensor]
    for sample in cases(operator, getattr(gs, dtype)):
        if not sample.is_smooth:
            continue  # it is derived from second derivatives
        given = bind_overload(operator, sample.args, dict(sample.kwargs))
        tangents = directions(sample, [given[position] for position in positions])
        values = sample.map(lambda t: t.detach())
        args = bind_overload(operator, values.args, dict(values.kwargs))
        out = values.call()
        several = isinstance(out, (tuple, list))
        results = results_of(out)
        given_tensors = [t for _, t in sample.tensors()]
        if not all_finite([*results, *given_tensors]) or not all(t.numel() for t in given_tensors):
            continue
        listed = operator.signature.returns == ("Tensor[]",)
        written = formula(*args, *([results] if listed else results), *tangents)
        try:
            derived = derived_tangents(operator, args, results, tangents)
        except NotImplementedError as error:
            pytest.skip(f"nothing to derive it from: {error}")
        for one, other, result in zip(written if several else [written], derived, results):
            if one is None or other is None:
                continue
            if not result.is_complex():  # which is all that forward mode takes of the tangent
                one, other = gs.real(one), gs.real(other)
            shape = gs.broadcast_shapes(one.shape, other.shape)
            np.testing.assert_allclose(
                one.detach().expand(shape).resolve_conj().numpy(),
                other.detach().expand(shape).resolve_conj().numpy(),
                rtol=1e-7,
                atol=1e-9,
                err_msg=str(sample),
            )
