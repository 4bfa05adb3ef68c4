"""Do forward and reverse mode agree?"""

from __future__ import annotations

from collections.abc import Mapping

from ..autograd.engine.gradients import grad
from ..autograd.forward_ad import dual_level, make_dual, unpack_dual
from ..core.lazy_elements import elements_of
from ..core.namespace import Array, np
from ..core.tensor import Tensor, wrap
from .checks_gradient import along, differentiable, direction, evaluate, inner, leaves, recorded
from .declarations import declaration_of, relatives
from .failures import CheckFailure, tensors_of
from .samples import Sample
from .tolerances import EXACT, tolerance_for


def declares_forward(sample: Sample) -> bool:
    """Whether a formula gives the operator's tangents: its own, or else one that follows from the gradient's."""
    entries = [declaration_of(relative) for relative in relatives(sample.operator)]
    lines = [entry.get("derivative", {}) for entry in entries]
    return any("formula" in g for line in lines for g in line.get("gradients", ()))


def check_forward_mode(sample: Sample) -> None:
    """Compare ``<v, tangent for u>`` with ``<gradient for v, u>``, for each argument that requires grad.

    Then once more with tangents for all of them at once: what a formula adds up is added up only then.  Both are exact but for rounding.  An operator without forward formula must raise NotImplementedError; that
    is a failure where one is declared.  Raises CheckFailure.
    """
    sample = leaves(sample)
    wanted = differentiable(sample)
    outputs = recorded(evaluate(sample))
    if not outputs or not wanted:
        return
    random = np.random.default_rng(len(sample.name))
    vs = [direction(random, elements_of(out)) for _, out in outputs]
    gradients = grad(
        [out for _, out in outputs],
        [tensor for _, tensor in wanted],
        [wrap(v.copy()) for v in vs],
        allow_unused=True,
    )
    us = {}
    expected = {}
    for (name, tensor), gradient in zip(wanted, gradients, strict=True):
        if not tensor.numel():
            continue
        u = us[id(tensor)] = along(random, sample, name, tensor)
        expected[name] = 0.0 if gradient is None else inner(elements_of(gradient), u)
        tangents = _tangents(sample, {id(tensor): u})
        if tangents is None:
            return
        _check_one(sample, name, expected[name], outputs, vs, tangents)
    if len(us) > 1:
        tangents = _tangents(sample, us)
        if tangents is not None:
            together = "', '".join(expected)
            _check_one(sample, together, sum(expected.values()), outputs, vs, tangents)


def _tangents(sample: Sample, us: Mapping[int, Array]) -> list[Tensor | None] | None:
    """The tangents of all results when the tensors of these `id` have them; None where there is no forward mode."""
    with dual_level():
        dual = sample.map(
            lambda t: make_dual(t.detach(), wrap(us[id(t)].copy())) if id(t) in us else t.detach()
        )
        try:
            results = tensors_of(evaluate(dual))
        except NotImplementedError as error:
            if declares_forward(sample):
                reason = f"forward mode raises NotImplementedError: {error}"
                raise CheckFailure("forward_mode", sample, reason) from error
            return None
        return [unpack_dual(result).tangent for result in results]


def _check_one(
    sample: Sample,
    name: str,
    backward: float,
    outputs: list[tuple[int, Tensor]],
    vs: list[Array],
    tangents: list[Tensor | None],
) -> None:
    forward = scale = 0.0
    for (position, out), v in zip(outputs, vs, strict=True):
        tangent = tangents[position]
        if tangent is None:
            continue
        if tangent.shape != out.shape or tangent.dtype is not out.dtype:
            reason = (
                f"the tangent of result {position} has shape {tuple(tangent.shape)} and {tangent.dtype}, "
                f"the result {tuple(out.shape)} and {out.dtype}"
            )
            raise CheckFailure("forward_mode", sample, reason)
        forward += inner(v, elements_of(tangent))
        scale += float(np.abs(elements_of(tangent)).sum())
    tolerance = tolerance_for(sample.operator, sample.dtype, EXACT)
    bound = tolerance.rtol * max(abs(backward), scale) + tolerance.atol
    both_nan = np.isnan(forward) and np.isnan(backward)
    if not both_nan and not abs(forward - backward) <= bound:
        reason = (
            f"forward mode gives {forward:.12g} for a random direction of '{name}', reverse mode "
            f"{backward:.12g} (allowed: {bound:.2g} apart)"
        )
        raise CheckFailure("forward_mode", sample, reason)
