"""`gradcheck` for forward mode: tangents compared with central differences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.memory import host_array
from ...core.namespace import Array, np
from ...core.tensor import Tensor
from ..forward_ad import dual_level, make_dual, unpack_dual
from .backward import Check, check_constant, random_direction
from .errors import GradcheckError, mismatch
from .finite_differences import (
    central_difference,
    from_parts,
    get_numerical_jacobian,
    outputs_of,
    part_count,
    parts_of,
)


def check_forward(check: Check) -> None:
    """Compare tangents with central differences.  GradcheckError where they are wrong.

    Each input that requires grad is moved alone, the others having no tangent: along each of its elements,
    or in fast mode in one random direction.
    """
    differentiable = [out.requires_grad for out in outputs_of(check.func, check.inputs)]
    if not any(differentiable):
        check_constant(check)
        return
    random = np.random.default_rng(0)
    for position, target in check.targets:
        if check.fast:
            u = random_direction(random, part_count(target))
            expected = [
                column[:, None]
                for column in central_difference(check.func, check.inputs, target, u, check.eps)
            ]
            directions = u[None]
        else:
            expected = get_numerical_jacobian(check.func, check.inputs, target, check.eps)
            directions = np.eye(part_count(target))
        columns = [
            _moved(check, {position: from_parts(direction, target)}) for direction in directions
        ]
        for number, theirs in enumerate(expected):
            if not differentiable[number] or not columns:
                continue
            ours = np.stack([column[number] for column in columns], axis=1)
            if not np.allclose(ours, theirs, check.rtol, check.atol, equal_nan=True):
                raise mismatch(
                    ours,
                    theirs,
                    number,
                    position,
                    complex_columns=target.is_complex() and not check.fast,
                    forward=True,
                )
    if check.check_undefined_grad:
        _check_missing(check, random)


def _moved(check: Check, tangents: dict[int, Tensor]) -> list[Array]:
    """The tangents of the outputs, as real numbers, for inputs with these tangents."""
    with dual_level():
        duals = list(check.inputs)
        for position, target in check.targets:
            primal = duals[position] = target.detach()
            if position in tangents:
                duals[position] = make_dual(primal, tangents[position])
        found = []
        for output in outputs_of(check.func, duals):
            moved = unpack_dual(output).tangent
            if moved is None:
                found.append(np.zeros(part_count(output)))
                continue
            if moved.shape != output.shape:
                raise GradcheckError(
                    f"Forward AD gradient has incorrect size: {list(moved.shape)} for an output of shape "
                    f"{list(output.shape)}"
                )
            if check.check_grad_dtypes and moved.dtype is not output.dtype:
                raise GradcheckError(
                    f"Forward AD gradient has dtype mismatch: {moved.dtype} for an output of dtype "
                    f"{output.dtype}"
                )
            found.append(parts_of(host_array(moved.resolve_conj())))
    return found


def _check_missing(check: Check, random: Any) -> None:
    """An input without a tangent must do as one whose tangent is zero, the others having some."""
    targets: Sequence[tuple[int, Tensor]] = check.targets
    tangents = {
        position: from_parts(random_direction(random, part_count(target)), target)
        for position, target in targets
    }
    for position, target in targets:
        zero = from_parts(np.zeros(part_count(target)), target)
        with_zero = _moved(check, {**tangents, position: zero})
        without = _moved(check, {p: t for p, t in tangents.items() if p != position})
        for number, (a, b) in enumerate(zip(with_zero, without, strict=True)):
            if not np.allclose(a, b, equal_nan=True):
                raise GradcheckError(
                    f"Mismatch in tangent values for output {number} when input {position} has an undefined "
                    f"tangent value. Got: {b} but expected: {a}"
                )
