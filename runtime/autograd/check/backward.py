"""`gradcheck` for reverse mode."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ...core.memory import host_array
from ...core.namespace import Array, np
from ...core.origin import warn_caller
from ...core.tensor import Tensor
from ..engine.gradients import grad
from .errors import GradcheckError, mismatch
from .finite_differences import (
    Function,
    as_tuple,
    central_difference,
    filled_like,
    from_parts,
    get_analytical_jacobian,
    get_numerical_jacobian,
    gradients_of,
    outputs_of,
    part_count,
    parts_of,
)


@dataclass(frozen=True, slots=True)
class Check:
    """What is checked, and how closely."""

    func: Function
    inputs: tuple[Any, ...]
    eps: float
    atol: float
    rtol: float
    nondet_tol: float
    check_undefined_grad: bool
    check_grad_dtypes: bool
    fast: bool
    masked: bool

    @property
    def targets(self) -> list[tuple[int, Tensor]]:
        """The inputs that require grad, each with its position."""
        return [
            (i, x) for i, x in enumerate(self.inputs) if isinstance(x, Tensor) and x.requires_grad
        ]


def check_backward(check: Check) -> None:
    """Compare backward of the function with central differences.  GradcheckError where it is wrong."""
    targets = [target for _, target in check.targets]
    for target in targets:
        target.retain_grad()
    outputs = outputs_of(check.func, check.inputs)
    if not any(out.requires_grad for out in outputs):
        check_constant(check)
        return
    before = [host_array(target).copy() for target in targets]
    (_compare_fast if check.fast else _compare_slow)(check, targets, outputs)
    for (position, target), elements in zip(check.targets, before, strict=True):
        if not np.array_equal(host_array(target), elements, equal_nan=True):
            raise GradcheckError(
                f"Backward changed input {position} in place, which others may still need"
            )
    differentiable = [out for out in outputs if out.requires_grad]
    for out in differentiable:
        _check_zero(out, targets, check.masked)
    if check.check_undefined_grad:
        _check_undefined(check, targets, len(differentiable))


def check_constant(check: Check) -> None:
    """Outputs that nothing can be differentiated of must not depend on anything."""
    allowed = check.nondet_tol if check.fast else 0.0
    for _, target in check.targets:
        for matrix in get_numerical_jacobian(check.func, check.inputs, target, check.eps):
            if np.any(np.abs(matrix) > allowed):
                raise GradcheckError("Numerical gradient for function expected to be zero")


# -- Jacobians ----------------------------------------------------------------------------------------


def _compare_slow(check: Check, targets: Sequence[Tensor], outputs: Sequence[Tensor]) -> None:
    numerical = [
        get_numerical_jacobian(check.func, check.inputs, target, check.eps) for target in targets
    ]
    for number, out in enumerate(outputs):
        if not out.requires_grad:
            continue
        analytical = get_analytical_jacobian(out, targets)
        again = get_analytical_jacobian(out, targets)
        _check_repeatable(analytical, again, check)
        _check_gradients(out, targets, check.check_grad_dtypes)
        for column, (position, target) in enumerate(check.targets):
            ours, theirs = analytical[column], numerical[column][number]
            if not np.allclose(ours, theirs, check.rtol, check.atol, equal_nan=True):
                raise mismatch(
                    ours, theirs, number, position, out.is_complex(), target.is_complex()
                )


def _compare_fast(check: Check, targets: Sequence[Tensor], outputs: Sequence[Tensor]) -> None:
    """Compare ``v J u`` for random positive `u` and `v`, of length one."""
    random = np.random.default_rng(0)
    vs = [random_direction(random, part_count(out)) for out in outputs]
    us = [random_direction(random, part_count(target)) for target in targets]
    recorded = [number for number, out in enumerate(outputs) if out.requires_grad]
    for number in recorded:
        out, v = outputs[number], vs[number]
        _check_repeatable(_gradient_parts(out, targets, v), _gradient_parts(out, targets, v), check)
        _check_gradients(out, targets, check.check_grad_dtypes)
    found = projections(
        lambda: check.func(*check.inputs),
        outputs,
        targets,
        vs,
        us,
        check.eps,
        [(number,) for number in recorded],
    )
    for p in found:
        (number,) = p.outputs
        # Each of the products may be wrong by atol.
        atol = check.atol * max(1.0, float(us[p.target].sum() * vs[number].sum()))
        if not np.isclose(p.by_backward, p.by_differences, check.rtol, atol, equal_nan=True):
            position, target = check.targets[p.target]
            raise _fast_mismatch(
                check, outputs[number], number, position, target, p.by_backward, p.by_differences
            )


@dataclass(frozen=True, slots=True)
class Projection:
    """``v J u``: how some outputs change along `v` when an input moves along `u`."""

    outputs: Sequence[int]
    target: int
    gradient: Tensor | None
    """Of the outputs along `v`."""
    by_backward: float
    by_differences: float
    scale: float
    """The sum of the magnitudes of all changes of the outputs."""


def projections(
    values: Callable[[], Any],
    outputs: Sequence[Tensor],
    targets: Sequence[Tensor],
    vs: Sequence[Array],
    us: Sequence[Array],
    step: float,
    groups: Iterable[Sequence[int]],
) -> Iterator[Projection]:
    """Ask of `outputs`, in each of `groups` together, whether backward agrees with central differences.

    A wrong Jacobian passes with probability zero.  `values` computes the floating results, `outputs`, anew; what does not
    require grad among them counts as constant for backward.  `vs` and `us` are directions for outputs and `targets`, as
    vectors of reals, with two for each complex number.
    """
    changes = [
        central_difference(values, (), target, u, step) if target.numel() else []
        for target, u in zip(targets, us, strict=True)
    ]
    for group in groups:
        recorded = [i for i in group if outputs[i].requires_grad]
        gradients: Sequence[Tensor | None] = [None] * len(targets)
        if recorded:
            gradients = grad(
                [outputs[i] for i in recorded],
                targets,
                [from_parts(vs[i], outputs[i]) for i in recorded],
                retain_graph=True,
                allow_unused=True,
            )
        for number, (gradient, u) in enumerate(zip(gradients, us, strict=True)):
            moved = changes[number]
            yield Projection(
                group,
                number,
                gradient,
                0.0 if gradient is None else float(parts_of(host_array(gradient)) @ u),
                float(sum(vs[i] @ moved[i] for i in group)) if moved else 0.0,
                float(sum(np.abs(moved[i]).sum() for i in group)) if moved else 0.0,
            )


def random_direction(random: Any, count: int) -> Array:
    """A positive vector of length one."""
    vector: Array = random.random(count)
    vector /= np.linalg.norm(vector) or 1
    return vector


def _gradient_parts(out: Tensor, targets: Sequence[Tensor], v: Array) -> list[Array]:
    found = gradients_of(out, targets, from_parts(v, out))
    return [
        np.zeros(part_count(target)) if g is None else parts_of(host_array(g))
        for g, target in zip(found, targets, strict=True)
    ]


def _fast_mismatch(
    check: Check,
    out: Tensor,
    number: int,
    position: int,
    target: Tensor,
    ours: float,
    theirs: float,
) -> GradcheckError:
    """The error for projections that differ, with what slow mode finds."""
    short = mismatch(np.array(ours), np.array(theirs), number, position, projected=True)
    (analytical,) = get_analytical_jacobian(out, [target])
    numerical = get_numerical_jacobian(check.func, check.inputs, target, check.eps)[number]
    text = "The above are projections, which fast mode compares. In slow mode:\n"
    if np.allclose(analytical, numerical, check.rtol, check.atol, equal_nan=True):
        text += "no difference above the tolerance. Fast mode may be misled by large derivatives.\n"
    else:
        text += str(
            mismatch(analytical, numerical, number, position, out.is_complex(), target.is_complex())
        )
    return GradcheckError(str(short) + text)


# -- what else a backward promises --------------------------------------------------------------------


def _check_repeatable(first: Sequence[Array], second: Sequence[Array], check: Check) -> None:
    tolerance = check.nondet_tol
    for a, b in zip(first, second, strict=True):
        if not np.allclose(a, b, 0.0, tolerance, equal_nan=True):
            raise GradcheckError(
                "Backward is not reentrant, i.e., running backward with same input and grad_output "
                "multiple times gives different values, although analytical gradient matches numerical "
                f"gradient. The tolerance for nondeterminism was {tolerance}."
            )


def _check_gradients(out: Tensor, targets: Sequence[Tensor], dtypes: bool) -> None:
    """Shapes, dtypes, and that the gradient which comes in stays what it is."""
    given = filled_like(out, 1)
    found = gradients_of(out, targets, given)
    if np.any(host_array(given) != 1):
        raise GradcheckError("Backward changed the gradient that it was given in place")
    for target, gradient in zip(targets, found, strict=True):
        if gradient is None:
            continue
        if gradient.shape != target.shape:
            raise GradcheckError(
                f"Analytical gradient has incorrect size: {list(gradient.shape)} for an input of shape "
                f"{list(target.shape)}"
            )
        if dtypes and gradient.dtype is not target.dtype:
            raise GradcheckError(
                f"Gradient has dtype mismatch: {gradient.dtype} for an input of dtype {target.dtype}"
            )


def _check_zero(output: Tensor, targets: Sequence[Tensor], masked: bool) -> None:
    for gradient in gradients_of(output, targets, filled_like(output, 0)):
        if gradient is None:
            continue
        elements = host_array(gradient)
        if not (np.allclose(elements, 0) if masked else np.all(elements == 0)):
            raise GradcheckError("backward not multiplied by grad_output")


_NOTE = (
    ". A missing gradient means zeros; custom Functions get zeros unless they ask otherwise with "
    "set_materialize_grads(False)"
)

_NEW = (
    "Backwards compatibility: New undefined gradient support checking feature is on; "
    "check_undefined_grad=False leaves it out"
)


def _check_undefined(check: Check, targets: Sequence[Tensor], count: int) -> None:
    """A backward into which nothing comes must give nothing, or zeros; so must one that lacks an output."""
    from ..function import Function as CustomFunction

    class Undefined(CustomFunction):
        @staticmethod
        def forward(ctx: Any, *tensors: Tensor) -> Any:
            ctx.count = len(tensors)
            return tuple(tensor.clone() for tensor in tensors)

        @staticmethod
        def backward(ctx: Any, *grads: Any) -> Any:
            return (None,) * ctx.count

    missing: list[set[int]] = [set(range(count))]
    if count > 1:
        missing += [{number} for number in range(count)]
    for numbers in missing:
        outputs = [out for out in outputs_of(check.func, check.inputs) if out.requires_grad]
        outputs = [
            as_tuple(Undefined.apply(out))[0] if number in numbers else out
            for number, out in enumerate(outputs)
        ]
        try:
            found = grad(
                outputs, targets, [filled_like(out, 0) for out in outputs], allow_unused=True
            )
        except RuntimeError as error:
            warn_caller(_NEW)
            raise GradcheckError(
                f"Expected backward function to handle undefined output grads: {error}{_NOTE}"
            ) from error
        for gradient in found:
            if gradient is not None and not np.all(host_array(gradient) == 0):
                warn_caller(_NEW)
                raise GradcheckError(
                    "Expected all input grads to be undefined or zero when all output grads are undefined "
                    f"or zero{_NOTE}"
                )
