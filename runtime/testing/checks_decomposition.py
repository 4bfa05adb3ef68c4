"""Does an operator compute what it is composed of by its declaration?"""

from __future__ import annotations

from typing import Any

from ..autograd.engine.gradients import grad
from ..core.generator import manual_seed
from ..core.lazy_elements import elements_of
from ..core.namespace import np
from ..core.tensor import Tensor, wrap
from .checks_gradient import differentiable, direction, leaves, recorded
from .failures import CheckFailure, compare, tensors_of
from .samples import Sample

_CHECK = "decomposition"


def check_decomposition(sample: Sample) -> None:
    """The results of `decompose`, and their gradients, are those of the kernel.  Raises CheckFailure."""
    whole, parts = leaves(sample), leaves(sample)
    plain = whole.call()
    manual_seed(parts.seed)  # as the call begins, too
    composed = sample.operator.decompose(*parts.args, **parts.kwargs)
    expected, got = tensors_of(plain), tensors_of(composed)
    if len(expected) != len(got):
        reason = f"its decomposition returns {len(got)} tensors, it returns {len(expected)}"
        raise CheckFailure(_CHECK, sample, reason)
    for number, (one, other) in enumerate(zip(got, expected)):
        compare(_CHECK, sample, f"result {number} of its decomposition", one, other)
    for (name, _), one, other in zip(
        differentiable(whole), _gradients(parts, composed), _gradients(whole, plain), strict=True
    ):
        what = f"the gradient of '{name}' through its decomposition"
        compare(_CHECK, sample, what, one, other)


def _gradients(call: Sample, result: Any) -> list[Tensor]:
    """For each argument that requires grad; zeros where none comes."""
    tensors = [tensor for _, tensor in differentiable(call)]
    outputs = [out for _, out in recorded(result)]
    if not outputs:
        return [wrap(np.zeros_like(elements_of(tensor))) for tensor in tensors]
    random = np.random.default_rng(3)
    along = [wrap(direction(random, elements_of(out))) for out in outputs]
    return list(grad(outputs, tensors, along, materialize_grads=True))
