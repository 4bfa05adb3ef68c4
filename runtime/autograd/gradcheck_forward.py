"""What `gradcheck` does for forward mode: tangents against central differences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gradsmith.autograd.finite_differences import (
    central_difference,
    from_parts,
    outputs_of,
    part_count,
    parts_of,
)
from gradsmith.autograd.forward_ad import dual_level, make_dual, unpack_dual
from gradsmith.kernels.namespace import Array, np
from gradsmith.tensor import Tensor

__all__ = ["forward_mismatch"]


def forward_mismatch(
    func: Callable[..., Any],
    inputs: Sequence[Any],
    eps: float,
    atol: float,
    rtol: float,
    fast: bool,
) -> str | None:
    """What is wrong with forward mode of `func` at `inputs`; None when it agrees with central differences.

    Each input that requires grad is moved alone, the others having no tangent: along each of its elements,
    or with `fast` in one random direction.
    """
    random = np.random.default_rng(0)
    for position, target in enumerate(inputs):
        if not isinstance(target, Tensor) or not target.requires_grad:
            continue
        count = part_count(target)
        directions = np.eye(count)
        if fast:
            directions = random.random((1, count))
            directions /= np.linalg.norm(directions) or 1
        for direction in directions:
            expected = central_difference(func, inputs, target, direction, eps)
            found = _moved(func, inputs, position, from_parts(direction, target))
            for number, (ours, theirs) in enumerate(zip(found, expected, strict=True)):
                if not np.allclose(ours, theirs, rtol, atol, equal_nan=True):
                    return (
                        f"Jacobian computed with forward mode mismatch for output {number} with respect to "
                        f"input {position}, in the direction {direction},\nnumerical:{theirs}\n"
                        f"analytical:{ours}\n"
                    )
    return None


def _moved(
    func: Callable[..., Any], inputs: Sequence[Any], position: int, direction: Tensor
) -> list[Array]:
    """The tangents of the outputs, as real numbers."""
    with dual_level():
        duals = list(inputs)
        duals[position] = make_dual(inputs[position], direction)
        found = []
        for output in outputs_of(func, duals):
            tangent = unpack_dual(output).tangent
            still = np.zeros(part_count(output))
            found.append(still if tangent is None else parts_of(tangent.resolve_conj()._data))
    return found
