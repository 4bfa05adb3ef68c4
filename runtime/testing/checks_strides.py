"""Does an operator care how its arguments lie in memory?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..autograd.engine.gradients import grad
from ..core.lazy_elements import elements_of
from ..core.namespace import Array, np
from ..core.tensor import Tensor, wrap
from .checks_gradient import direction, evaluate, leaves, recorded
from .failures import CheckFailure, compare, tensors_of
from .samples import Sample


def _holes(array: Array) -> Array:
    """Every second element of memory twice as large, the rest being rubbish."""
    wide = np.full((*array.shape, 2), 113, array.dtype)
    wide[..., 0] = array
    return wide[..., 0]


def _turned(array: Array) -> Array:
    """The elements in the opposite order of dimensions (column-major)."""
    return np.array(array, order="F", copy=True)


def check_strides(sample: Sample) -> None:
    """Run the call with arguments of unusual strides; values and gradients must not change.

    Incoming gradients are given with strides of their own too.  Raises CheckFailure.  Random numbers are drawn in the
    order of elements in memory, so that of operators that draw some no argument's dimensions are turned.
    """
    reference, gradients = _run(sample, np.copy, np.copy)
    layouts = [(_holes, _turned), (_turned, _holes)]
    if "nondeterministic_seeded" in sample.operator.traits.tags:
        layouts.pop()
    for lay_out, incoming in layouts:
        values, found = _run(sample, lay_out, incoming)
        if len(values) != len(reference):
            raise CheckFailure(
                "strides", sample, f"{len(values)} results, {len(reference)} without strides"
            )
        for number, (ours, theirs) in enumerate(zip(values, reference)):
            what = f"result {number} for strided arguments"
            compare("strides", sample, what, ours, theirs)
        for (name, ours_), (_, theirs_) in zip(found, gradients, strict=True):
            if ours_ is None or theirs_ is None:
                if (ours_ is None) != (theirs_ is None):
                    reason = f"'{name}' has a gradient for one memory layout and none for another"
                    raise CheckFailure("strides", sample, reason)
                continue
            what = f"the gradient of '{name}' for strided arguments"
            compare("strides", sample, what, ours_, theirs_)


def _run(
    sample: Sample, lay_out: Callable[..., Any], incoming: Callable[..., Any]
) -> tuple[list[Tensor], list[tuple[str, Tensor | None]]]:
    laid = leaves(sample).map(
        lambda t: wrap(np.asarray(lay_out(elements_of(t)))).requires_grad_(t.requires_grad)
    )
    result = evaluate(laid)
    wanted = [(name, t) for name, t in laid.tensors() if t.requires_grad]
    outputs = [out for _, out in recorded(result)]
    values = [t.detach() for t in tensors_of(result)]
    if not outputs or not wanted:
        return values, []
    random = np.random.default_rng(7)
    vs = [wrap(np.asarray(incoming(direction(random, elements_of(out))))) for out in outputs]
    found = grad(outputs, [t for _, t in wanted], vs, allow_unused=True)
    return values, list(zip([name for name, _ in wanted], found, strict=True))
