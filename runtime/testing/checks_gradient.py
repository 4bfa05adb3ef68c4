"""Are an operator's derivatives right?  Reverse mode to second order, and forward mode, along random directions.

With f the operator, v a direction for its outputs and u one for an argument x, the check compares
``<v, f(x + hu) - f(x - hu)> / 2h`` with ``<gradient of <v, f> at x, u>``: a random projection of the Jacobian,
which a wrong Jacobian passes with probability zero (as fast mode of PyTorch's gradcheck).  A complex number
counts as two reals, ``<a, b>`` being the real part of ``sum(conj(a) * b)``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from ..autograd.check.backward import Projection, projections
from ..autograd.check.finite_differences import parts_of
from ..autograd.engine.gradients import grad
from ..core.lazy_elements import elements_of
from ..core.namespace import Array, np
from ..core.tensor import Tensor, wrap
from ..dispatch.operator import OpOverload
from .declarations import arguments_without_formula, declaration_of
from .failures import CheckFailure, tensors_of
from .opcheck_inputs import OperatorCall
from .samples import Sample
from .tolerances import DIFFERENCE, STEP, tolerance_for

_Call = TypeVar("_Call", bound=OperatorCall)


def inner(a: Array, b: Array) -> float:
    """The real part of ``sum(conj(a) * b)``."""
    return float(np.sum(np.conj(a) * b).real) if a.size else 0.0


def direction(random: np.random.Generator, like: Array) -> Array:
    """Numbers of magnitude 1 in the shape and dtype of `like`."""
    out = random.uniform(0.5, 1.5, like.shape) * random.choice((-1.0, 1.0), like.shape)
    if like.dtype.kind == "c":
        out = out + 1j * random.uniform(-1.5, 1.5, like.shape)
    return np.asarray(out).astype(like.dtype)


def along(random: np.random.Generator, sample: Sample, name: str, tensor: Tensor) -> Array:
    """A direction for argument `name`, within the matrices that the operator reads there."""
    u = direction(random, elements_of(tensor))
    project = sample.projections.get(name)
    return u if project is None else project(u)


def differentiable(sample: OperatorCall) -> list[tuple[str, Tensor]]:
    """The arguments that require grad."""
    return [(name, tensor) for name, tensor in sample.tensors() if tensor.requires_grad]


def recorded(result: Any) -> list[tuple[int, Tensor]]:
    """The results that require grad, with their positions."""
    return [(i, t) for i, t in enumerate(tensors_of(result)) if t.requires_grad]


def _random(sample: OperatorCall) -> np.random.Generator:
    return np.random.default_rng(len(sample.name) + 1000 * sample.seed)


def leaves(sample: _Call) -> _Call:
    """The same call with fresh leaves, of which those without a formula require no grad."""
    fresh = sample.map(lambda t: t.detach().clone().requires_grad_(t.requires_grad))
    without = arguments_without_formula(sample.operator)
    for name, tensor in fresh.tensors():
        if tensor.requires_grad and name.partition("[")[0] in without:
            tensor.requires_grad = False
    return fresh


def evaluate(sample: OperatorCall) -> Any:
    """The call's result, or what the arguments determine of it (``gauge_invariant``).

    An operator that writes is given copies of its arguments.
    """
    if any(p.written for p in sample.operator.signature.parameters):
        sample = sample.map(lambda t: t.clone())
    return determined(sample.operator, sample.run())


def determined(operator: OpOverload, result: Any) -> Any:
    """What an operator's arguments determine of its results: all, if YAML has no ``gauge_invariant`` for it."""
    declaration = declaration_of(operator)
    if "gauge_invariant" not in declaration:
        return result
    names = [returned["name"] for returned in declaration["returns"]]
    return eval(declaration["gauge_invariant"], dict(zip(names, result, strict=True)))


def check_first_order(sample: Sample) -> None:
    """Compare the gradient for each argument that requires grad with central differences.

    Every output that requires grad is checked alone and, if there are several, all together.  Results that do
    not require grad although an argument does must not depend on it smoothly: that they are integers, bools or
    declared non-differentiable is the declaration's business, so they are not checked.  Raises CheckFailure.
    """
    sample = leaves(sample)
    wanted = differentiable(sample)
    outputs = recorded(evaluate(sample))
    if not outputs or not wanted:
        return
    positions = [position for position, _ in outputs]
    results = [out for _, out in outputs]
    random = _random(sample)
    vs = [direction(random, elements_of(out)) for out in results]
    us = [along(random, sample, name, tensor) for name, tensor in wanted]
    groups: list[Sequence[int]] = [range(len(results))]
    if len(results) > 1:
        groups += [(i,) for i in range(len(results))]
    unrecorded = sample.map(lambda t: t.detach())

    def values() -> list[Tensor]:
        found = tensors_of(evaluate(unrecorded))
        return [found[position] for position in positions]

    for p in _projections(values, results, wanted, vs, us, groups):
        alone = len(results) > 1 and len(p.outputs) == 1
        which = f"gradient of output {p.outputs[0]}" if alone else "gradient"
        _check_close("first_order", sample, wanted[p.target], which, p, p.scale)


def check_second_order(sample: Sample) -> None:
    """Compare gradients of the gradients with central differences of the gradients.

    Checked is how ``<gradient, w>`` for a random w changes with each argument and with each incoming gradient; not
    at a kink.  Raises CheckFailure.
    """
    if not sample.is_smooth:
        return
    sample = leaves(sample)
    wanted = differentiable(sample)
    random = _random(sample)
    outputs = recorded(evaluate(sample))
    if not outputs or not wanted:
        return
    positions = [position for position, _ in outputs]
    incoming = []
    for position, out in outputs:
        v = wrap(direction(random, elements_of(out)))
        v.requires_grad = True
        incoming.append((f"the gradient of output {position}", v))
    tensors = [tensor for _, tensor in wanted]
    ws = [along(random, sample, name, tensor) for name, tensor in wanted]

    def gradients(create_graph: bool) -> tuple[Tensor | None, ...]:
        results = tensors_of(evaluate(sample))
        return grad(
            [results[position] for position in positions],
            tensors,
            [v for _, v in incoming],
            create_graph=create_graph,
            allow_unused=True,
        )

    found = [(g, w) for g, w in zip(gradients(True), ws, strict=True) if g is not None]
    scale = sum(float(np.abs(elements_of(g) * w).sum()) for g, w in found)
    moving = [*wanted, *incoming]
    us = [along(random, sample, name, tensor) for name, tensor in moving]
    for p in _projections(
        lambda: [g for g in gradients(False) if g is not None],
        [g for g, _ in found],
        moving,
        [w for _, w in found],
        us,
        [range(len(found))],
    ):
        _check_close("second_order", sample, moving[p.target], "second derivative", p, scale)


def _projections(
    values: Callable[[], list[Tensor]],
    outputs: Sequence[Tensor],
    targets: Sequence[tuple[str, Tensor]],
    vs: Sequence[Array],
    us: Sequence[Array],
    groups: Sequence[Sequence[int]],
) -> Iterator[Projection]:
    """Like `projections`, for directions in the outputs' and targets' shapes."""
    return projections(
        values,
        outputs,
        [tensor for _, tensor in targets],
        [parts_of(v) for v in vs],
        [parts_of(u) for u in us],
        STEP,
        groups,
    )


def _check_close(
    check: str,
    sample: Sample,
    target: tuple[str, Tensor],
    which: str,
    found: Projection,
    scale: float,
) -> None:
    name, tensor = target
    gradient = found.gradient
    if gradient is not None and (
        gradient.shape != tensor.shape or gradient.dtype is not tensor.dtype
    ):
        reason = (
            f"the gradient of '{name}' has shape {tuple(gradient.shape)} and {gradient.dtype}, "
            f"'{name}' has {tuple(tensor.shape)} and {tensor.dtype}"
        )
        raise CheckFailure(check, sample, reason)
    if not tensor.numel():
        return
    analytical, numerical = found.by_backward, found.by_differences
    tolerance = tolerance_for(sample.operator, sample.dtype, DIFFERENCE)
    bound = tolerance.rtol * max(abs(numerical), scale) + tolerance.atol * max(1.0, scale)
    both_nan = np.isnan(analytical) and np.isnan(numerical)
    if not both_nan and not abs(analytical - numerical) <= bound:
        reason = (
            f"the {which} with respect to '{name}' is {analytical:.10g} along a random direction, "
            f"by differences {numerical:.10g} (allowed: {bound:.2g} apart)"
        )
        raise CheckFailure(check, sample, reason)


def check_immutable_gradients(sample: OperatorCall) -> None:
    """Backward must not write into what it is given: incoming gradients, arguments or results.

    The incoming gradients' memory is made read-only, so that a write raises; a second backward through the
    same graph must give the same.  Raises CheckFailure.
    """
    sample = leaves(sample)
    wanted = [tensor for _, tensor in differentiable(sample)]
    outputs = [out for _, out in recorded(evaluate(sample))]
    if not outputs or not wanted:
        return
    random = _random(sample)
    incoming = []
    for out in outputs:
        v = direction(random, elements_of(out))
        v.flags.writeable = False
        incoming.append(wrap(v))
    copies = [elements_of(given).copy() for given in incoming]
    kept = [(label, t, elements_of(t).copy()) for label, t in sample.tensors()]
    kept += [(f"result {i}", out, elements_of(out).copy()) for i, out in enumerate(outputs)]
    runs = []
    for _ in range(2):
        try:
            found = grad(outputs, wanted, incoming, retain_graph=True, allow_unused=True)
        except ValueError as error:
            if "read-only" not in str(error):
                raise
            reason = f"backward writes into an incoming gradient: {error}"
            raise CheckFailure("immutable_gradients", sample, reason) from error
        runs.append([None if g is None else elements_of(g).copy() for g in found])
    for number, (given, copy) in enumerate(zip(incoming, copies, strict=True)):
        if not np.array_equal(elements_of(given), copy, equal_nan=True) or given._version:
            reason = f"backward changes the incoming gradient of output {number}"
            raise CheckFailure("immutable_gradients", sample, reason)
    for label, tensor, copy in kept:
        if not np.array_equal(elements_of(tensor), copy, equal_nan=copy.dtype.kind in "fc"):
            raise CheckFailure("immutable_gradients", sample, f"backward changes {label}")
    for first, second in zip(*runs, strict=True):
        if first is not None and not np.array_equal(first, second, equal_nan=True):
            reason = "two backward passes through one graph give different gradients"
            raise CheckFailure("immutable_gradients", sample, reason)
