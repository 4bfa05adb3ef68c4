"""Are an operator's derivatives right?  Reverse mode to second order, and forward mode, along random directions.

With f the operator, v a direction for its outputs and u one for an argument x, the check compares
``<v, f(x + hu) - f(x - hu)> / 2h`` with ``<gradient of <v, f> at x, u>``: a random projection of the Jacobian,
which a wrong Jacobian passes with probability zero (as fast mode of PyTorch's gradcheck).  A complex number
counts as two reals, ``<a, b>`` being the real part of ``sum(conj(a) * b)``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ..autograd.engine.gradients import grad
from ..core.namespace import Array, np
from ..core.tensor import Tensor, wrap
from .declarations import arguments_without_formula
from .failures import CheckFailure, tensors_of
from .opcheck_inputs import OperatorCall
from .samples import Sample
from .tolerances import DIFFERENCE, STEP, Tolerance, tolerance_for

__all__ = [
    "check_first_order",
    "check_immutable_gradients",
    "check_second_order",
    "along",
    "differentiable",
    "direction",
    "evaluate",
    "inner",
    "leaves",
    "recorded",
]


Call = TypeVar("Call", bound=OperatorCall)


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
    u = direction(random, tensor._data)
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


def leaves(sample: Call) -> Call:
    """The same call with fresh leaves, of which those without a formula require no grad."""
    fresh = sample.map(lambda t: t.detach().clone().requires_grad_(t.requires_grad))
    without = arguments_without_formula(sample.operator)
    for name, tensor in fresh.tensors():
        if tensor.requires_grad and name.partition("[")[0] in without:
            tensor.requires_grad = False
    return fresh


def evaluate(sample: OperatorCall) -> Any:
    """The call's result; an operator that writes is given copies of its arguments."""
    if any(p.written for p in sample.operator.signature.parameters):
        sample = sample.map(lambda t: t.clone())
    return sample.run()


def _moved(
    function: Callable[[], Sequence[Array]], data: Array, u: Array, step: float
) -> list[list[Array]]:
    """`function` with `data` moved along `u` to either side."""
    before = data.copy()
    found = []
    try:
        for sign in (1, -1):
            data[...] = before + sign * step * u
            found.append([np.array(a) for a in function()])
    finally:
        data[...] = before
    return found


def _check_close(
    check: str,
    sample: Sample,
    name: str,
    which: str,
    analytical: float,
    numerical: float,
    usual: Tolerance,
    scale: float,
) -> None:
    tolerance = tolerance_for(sample.operator, sample.dtype, usual)
    bound = tolerance.rtol * max(abs(numerical), scale) + tolerance.atol * max(1.0, scale)
    both_nan = np.isnan(analytical) and np.isnan(numerical)
    if not both_nan and not abs(analytical - numerical) <= bound:
        reason = (
            f"the {which} with respect to '{name}' is {analytical:.10g} along a random direction, "
            f"by differences {numerical:.10g} (allowed: {bound:.2g} apart)"
        )
        raise CheckFailure(check, sample, reason)


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
    random = _random(sample)
    vs = [direction(random, out._data) for _, out in outputs]
    us = [along(random, sample, name, tensor) for name, tensor in wanted]
    groups: list[Sequence[int]] = [range(len(outputs))]
    if len(outputs) > 1:
        groups += [(i,) for i in range(len(outputs))]
    positions = [position for position, _ in outputs]
    differences = [
        _difference(_evaluated(sample, positions), tensor, u)
        for (_, tensor), u in zip(wanted, us, strict=True)
    ]
    for group in groups:
        gradients = grad(
            [outputs[i][1] for i in group],
            [tensor for _, tensor in wanted],
            [wrap(vs[i].copy()) for i in group],
            retain_graph=True,
            allow_unused=True,
        )
        for (name, tensor), u, gradient, change in zip(
            wanted, us, gradients, differences, strict=True
        ):
            _check_metadata("first_order", sample, name, tensor, gradient)
            if not tensor.numel():
                continue
            analytical = 0.0 if gradient is None else inner(gradient._data, u)
            numerical = sum(inner(vs[i], change[i]) for i in group)
            scale = sum(float(np.abs(change[i]).sum()) for i in group)
            which = (
                "gradient"
                if len(group) > 1 or len(outputs) == 1
                else f"gradient of output {group[0]}"
            )
            _check_close(
                "first_order", sample, name, which, analytical, numerical, DIFFERENCE, scale
            )


def _evaluated(sample: Sample, positions: Sequence[int]) -> Callable[[], list[Array]]:
    def values() -> list[Array]:
        results = tensors_of(evaluate(sample.map(lambda t: t.detach())))
        return [results[position]._data for position in positions]

    return values


def _difference(function: Callable[[], Sequence[Array]], tensor: Tensor, u: Array) -> list[Array]:
    above, below = _moved(function, tensor._data, u, STEP)
    return [(a - b) / (2 * STEP) for a, b in zip(above, below, strict=True)]


def _check_metadata(
    check: str, sample: Sample, name: str, tensor: Tensor, gradient: Tensor | None
) -> None:
    if gradient is None:
        return
    if gradient.shape != tensor.shape or gradient.dtype is not tensor.dtype:
        reason = (
            f"the gradient of '{name}' has shape {tuple(gradient.shape)} and {gradient.dtype}, "
            f"'{name}' has {tuple(tensor.shape)} and {tensor.dtype}"
        )
        raise CheckFailure(check, sample, reason)


def check_second_order(sample: Sample) -> None:
    """Compare gradients of the gradients with central differences of the gradients.

    Checked is how ``<gradient, w>`` for a random w changes with each argument and with each incoming gradient.
    Raises CheckFailure.
    """
    sample = leaves(sample)
    wanted = differentiable(sample)
    random = _random(sample)
    outputs = recorded(evaluate(sample))
    if not outputs or not wanted:
        return
    positions = [position for position, _ in outputs]
    incoming = []
    for _, out in outputs:
        v = wrap(direction(random, out._data))
        v.requires_grad = True
        incoming.append(v)
    ws = [along(random, sample, name, tensor) for name, tensor in wanted]
    tensors = [tensor for _, tensor in wanted]

    def first_order(create_graph: bool) -> list[tuple[Tensor, Array]]:
        results = tensors_of(evaluate(sample))
        found = grad(
            [results[position] for position in positions],
            tensors,
            incoming,
            create_graph=create_graph,
            allow_unused=True,
        )
        return [(g, w) for g, w in zip(found, ws, strict=True) if g is not None]

    gradients = first_order(True)
    graph = [(g, w) for g, w in gradients if g.requires_grad]
    if not graph:
        second: Sequence[Tensor | None] = [None] * (len(tensors) + len(incoming))
    else:
        second = grad(
            [g for g, _ in graph],
            [*tensors, *incoming],
            [wrap(w.copy()) for _, w in graph],
            allow_unused=True,
        )
    names = [name for name, _ in wanted] + [f"the gradient of output {p}" for p in positions]

    def projected() -> list[Array]:
        return [np.array(sum(inner(g._data, w) for g, w in first_order(False)))]

    for name, tensor, gradient in zip(names, [*tensors, *incoming], second, strict=True):
        u = along(random, sample, name, tensor)
        _check_metadata("second_order", sample, name, tensor, gradient)
        if not tensor.numel():
            continue
        analytical = 0.0 if gradient is None else inner(gradient._data, u)
        (change,) = _difference(projected, tensor, u)
        numerical = float(change)
        scale = sum(float(np.abs(g._data * w).sum()) for g, w in gradients)
        _check_close(
            "second_order",
            sample,
            name,
            "second derivative",
            analytical,
            numerical,
            DIFFERENCE,
            scale,
        )


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
        v = direction(random, out._data)
        v.flags.writeable = False
        incoming.append(wrap(v))
    copies = [given._data.copy() for given in incoming]
    kept = [(label, t, t._data.copy()) for label, t in sample.tensors()]
    kept += [(f"result {i}", out, out._data.copy()) for i, out in enumerate(outputs)]
    runs = []
    for _ in range(2):
        try:
            found = grad(outputs, wanted, incoming, retain_graph=True, allow_unused=True)
        except ValueError as error:
            if "read-only" not in str(error):
                raise
            reason = f"backward writes into an incoming gradient: {error}"
            raise CheckFailure("immutable_gradients", sample, reason) from error
        runs.append([None if g is None else g._data.copy() for g in found])
    for number, (given, copy) in enumerate(zip(incoming, copies, strict=True)):
        if not np.array_equal(given._data, copy, equal_nan=True) or given._version:
            reason = f"backward changes the incoming gradient of output {number}"
            raise CheckFailure("immutable_gradients", sample, reason)
    for label, tensor, copy in kept:
        if not np.array_equal(tensor._data, copy, equal_nan=copy.dtype.kind in "fc"):
            raise CheckFailure("immutable_gradients", sample, f"backward changes {label}")
    for first, second in zip(*runs, strict=True):
        if first is not None and not np.array_equal(first, second, equal_nan=True):
            reason = "two backward passes through one graph give different gradients"
            raise CheckFailure("immutable_gradients", sample, reason)
