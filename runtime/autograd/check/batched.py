"""`gradcheck` for batches: derivatives in two directions at once, compared with one after the other."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import Any

from ...core.memory import host_array
from ...core.namespace import np
from ...core.tensor import Tensor
from ...dispatch.namespaces import ops
from ..engine.batched import vectorized
from ..engine.gradients import grad
from ..forward_ad import dual_level, make_dual, unpack_dual
from .backward import Check
from .errors import GradcheckError
from .finite_differences import from_parts, outputs_of, part_count

_ADVICE = (
    "gradcheck({0}=True) computes the same derivatives under vmap and without. Where that fails, an operator of the {1} "
    "has no batching rule, or one that is wrong, or does something that vmap cannot see through, .item() for "
    "instance. If vmap does not matter here, leave {0} False."
)


def check_batched_backward(check: Check) -> None:
    """Backward of each output for a batch of gradients.  GradcheckError where vmap gives something else."""
    targets = [target for _, target in check.targets]
    random = np.random.default_rng(0)
    for number, out in enumerate(outputs_of(check.func, check.inputs)):
        if not out.requires_grad:
            continue

        def gradients(given: Tensor, out: Tensor = out) -> tuple[Tensor, ...]:
            found = grad(out, targets, given, retain_graph=True, allow_unused=True)
            return tuple(
                ops.aten.zeros_like.default(target) if value is None else value
                for value, target in zip(found, targets)
            )

        advice = _ADVICE.format("check_batched_grad", "backward")
        places = [position for position, _ in check.targets]
        _compare(gradients, _directions(random, out), f"output {number}", places, advice)


def check_batched_forward(check: Check) -> None:
    """Forward mode by each input for a batch of tangents.  GradcheckError where vmap gives something else."""
    random = np.random.default_rng(0)
    for position, target in check.targets:

        def tangents(given: Tensor, position: int = position) -> tuple[Tensor, ...]:
            with dual_level():
                duals = [x.detach() if isinstance(x, Tensor) else x for x in check.inputs]
                duals[position] = make_dual(duals[position], given)
                pairs = [unpack_dual(out) for out in outputs_of(check.func, duals)]
                return tuple(
                    ops.aten.zeros_like.default(primal) if tangent is None else tangent
                    for primal, tangent in pairs
                )

        advice = _ADVICE.format("check_batched_forward_grad", "forward mode")
        _compare(tangents, _directions(random, target), f"input {position}", None, advice)


def _directions(random: Any, like: Tensor) -> list[Tensor]:
    return [from_parts(random.standard_normal(part_count(like)), like) for _ in range(2)]


def _compare(
    function: Callable[[Tensor], tuple[Tensor, ...]],
    given: Sequence[Tensor],
    of: str,
    places: Sequence[int] | None,
    advice: str,
) -> None:
    """GradcheckError unless `function` of all of `given` together is what it is of each."""
    expected = [
        np.stack([host_array(value.resolve_conj()) for value in column])
        for column in zip(*map(function, given))
    ]
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="There is a performance drop")
        try:
            found = vectorized(function)(ops.aten.stack.default(list(given)))
        except RuntimeError as error:
            raise GradcheckError(
                f"While computing batched gradients, got: {error}\n\n{advice}"
            ) from error
    for number, (ours, theirs) in enumerate(zip(found, expected, strict=True)):
        elements = host_array(ours.resolve_conj())
        if not np.allclose(elements, theirs, equal_nan=True):
            which = f"output {number}" if places is None else f"input {places[number]}"
            raise GradcheckError(
                f"For {of} and {which}, batched gradients do not match those of single calls:\n"
                f"batched:{elements}\nsingle:{theirs}\n\n{advice}"
            )
