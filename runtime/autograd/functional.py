"""Jacobians and Hessians of functions of tensors, and products with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..core.deferred import listing
from ..core.facade import from_above
from ..core.refusing import refuses
from ..core.tensor import Tensor
from ..dispatch.namespaces import ops
from .check.forward_jacobians import forward_jacobian, stacked
from .check.functional_arguments import (
    CONSTANT_GRADIENT,
    CONSTANT_HESSIAN,
    CONSTANT_JACOBIAN,
    INDEPENDENT,
    TensorOrTuple,
    Tensors,
    as_tuple,
    check_depends,
    check_first,
    check_recorded,
    direction,
    finished,
    handed,
    or_zeros,
    prepared,
    single_value,
    unpacked,
)
from .engine.batched import vectorized
from .engine.gradients import grad
from .grad_mode import enable_grad

__all__ = ["hessian", "hvp", "jacobian", "jvp", "vhp", "vjp"]


def _grad(
    outputs: Tensors, inputs: Tensors, grads: Sequence[Tensor | None] | None, create_graph: bool
) -> tuple[Tensor | None, ...]:
    """`grad`, with None for what does not depend on what; the graph stays."""
    kept = [
        (output, None if grads is None else grads[position])
        for position, output in enumerate(outputs)
        if output.requires_grad
    ]
    if not kept:
        return (None,) * len(inputs)
    return grad(
        tuple(output for output, _ in kept),
        inputs,
        None if grads is None else tuple(g for _, g in kept),
        allow_unused=True,
        create_graph=create_graph,
        retain_graph=True,
    )


@refuses
def vjp(
    func: Callable[..., TensorOrTuple],
    inputs: TensorOrTuple,
    v: TensorOrTuple | None = None,
    create_graph: bool = False,
    strict: bool = False,
) -> tuple[TensorOrTuple, TensorOrTuple]:
    """``(func(*inputs), v^T J)`` for the Jacobian J of `func` at `inputs`.

    `v` has the shapes of the outputs; it may be left out for one output of one element.  With `strict`,
    independence of an input is an error instead of zeros.
    """
    with enable_grad():
        is_inputs_tuple, given = as_tuple(inputs, "inputs", "vjp")
        xs = prepared(given, create_graph, True)
        is_outputs_tuple, ys = as_tuple(func(*xs), "outputs of the user-provided function", "vjp")
        check_depends(ys, strict)
        are = "the user-provided function returns"
        directions = direction(v, ys, is_outputs_tuple, create_graph, "vjp", are)
        found = or_zeros(_grad(ys, xs, directions, create_graph), xs, strict, INDEPENDENT)
        check_recorded(found, strict, create_graph, "jacobian")
    return handed(ys, is_outputs_tuple, create_graph), handed(found, is_inputs_tuple, create_graph)


@refuses
def jvp(
    func: Callable[..., TensorOrTuple],
    inputs: TensorOrTuple,
    v: TensorOrTuple | None = None,
    create_graph: bool = False,
    strict: bool = False,
) -> tuple[TensorOrTuple, TensorOrTuple]:
    """``(func(*inputs), J v)`` for the Jacobian J of `func` at `inputs`, by the double-backward trick.

    ``u^T J`` is linear in a dummy `u`, and its derivative for `u` in the direction `v` is ``J v``
    (J. Townsend, "A new trick for calculating Jacobian vector products", 2017).  `v` has the shapes of the
    inputs.
    """
    with enable_grad():
        is_inputs_tuple, given = as_tuple(inputs, "inputs", "jvp")
        xs = prepared(given, create_graph, True)
        directions = direction(v, xs, is_inputs_tuple, create_graph, "jvp")
        is_outputs_tuple, ys = as_tuple(func(*xs), "outputs of the user-provided function", "jvp")
        check_depends(ys, strict)
        dummies = tuple(ops.aten.zeros_like(y).requires_grad_() for y in ys)
        gradients = _grad(ys, xs, dummies, True)
        check_first(gradients, strict, CONSTANT_GRADIENT)
        first = or_zeros(gradients, xs, False, "")
        found = or_zeros(
            _grad(first, dummies, directions, create_graph),
            ys,
            strict,
            "The gradient with respect to the input is independent of entry {} in the grad_outputs when using "
            "the double backward trick to compute forward mode gradients. This is not allowed in strict mode.",
        )
        check_recorded(found, strict, create_graph, "jacobian")
    return handed(ys, is_outputs_tuple, create_graph), handed(found, is_outputs_tuple, create_graph)


@refuses
def jacobian(
    func: Callable[..., TensorOrTuple],
    inputs: TensorOrTuple,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    strategy: str = "reverse-mode",
) -> Any:
    """The Jacobian of `func` at `inputs`: for output i and input j a tensor of both their shapes, joined.

    Nested as outputs and inputs are: a tensor for one of each, a tuple over inputs or outputs, or a tuple
    of tuples (outputs first).  The `strategy` "reverse-mode" takes a backward for each element of the outputs,
    "forward-mode" a run of `func` for each element of the inputs, and knows no `strict`; it nests lists, and
    makes a tuple only over the outputs for a single input.  `vectorize` changes how it is computed, not what.
    """
    if strategy not in ("reverse-mode", "forward-mode"):
        raise AssertionError(
            'Expected strategy to be either "reverse-mode" or "forward-mode". Hint: If your function has '
            'more outputs than inputs, "forward-mode" tends to be more performant. Otherwise, prefer to '
            'use "reverse-mode".'
        )
    with enable_grad():
        is_inputs_tuple, given = as_tuple(inputs, "inputs", "jacobian")
        xs = prepared(given, create_graph, True)
        if strategy == "forward-mode":
            return _jacobian_forward(func, xs, is_inputs_tuple, create_graph, strict)
        is_outputs_tuple, ys = as_tuple(
            func(*xs), "outputs of the user-provided function", "jacobian"
        )
        check_depends(ys, strict)
        if vectorize and strict:
            raise RuntimeError(
                "gradsmith.autograd.functional.jacobian: `strict=True` and `vectorized=True` are not supported "
                "together. Please either set `strict=False` or `vectorize=False`."
            )
        rows: list[tuple[Tensor, ...]] = []
        if vectorize and any(y.nelement() for y in ys):
            rows = _rows_at_once(ys, xs, create_graph)
        for y in ys[len(rows) :]:
            # One backward for each element of the output; independent inputs give zeros.
            flat = y.reshape((-1,))
            independent = INDEPENDENT.replace("The output", f"Output {len(rows)}")
            gradients = []
            for j in range(flat.nelement()):
                found = _grad((flat[j],), xs, None, create_graph)
                gradients.append(or_zeros(found, xs, strict, independent))
                check_recorded(gradients[-1], strict, create_graph, "jacobian")
            columns = zip(*gradients) if gradients else [()] * len(xs)
            rows.append(tuple(stacked(column, 0, y, x) for column, x in zip(columns, xs)))
    found = finished(tuple(rows), create_graph)
    return unpacked(is_outputs_tuple, tuple(unpacked(is_inputs_tuple, row) for row in found))


def _rows_at_once(ys: Tensors, xs: Tensors, create_graph: bool) -> list[tuple[Tensor, ...]]:
    """For each of `ys` its Jacobians by `xs`: one backward for all elements of all of them."""
    basis = from_above("basis_of")(ys)

    def rows(*grads: Tensor) -> Tensors:
        return or_zeros(_grad(ys, xs, grads, create_graph), xs, False, "")

    counts = [y.nelement() for y in ys]
    columns = [column.split(counts, 0) for column in vectorized(rows)(*basis)]
    return [
        tuple(part.view((*y.shape, *x.shape)) for part, x in zip(parts, xs))
        for y, parts in zip(ys, zip(*columns))
    ]


def _jacobian_forward(
    func: Callable[..., TensorOrTuple],
    xs: Tensors,
    is_inputs_tuple: bool,
    create_graph: bool,
    strict: bool,
) -> Any:
    """Like `jacobian`, by forward mode."""
    if strict:
        raise RuntimeError(
            'jacobian: `strict=True` and `strategy="forward-mode"` are not supported together. Please either '
            'set `strict=False` or `strategy="reverse-mode"`.'
        )
    is_outputs_tuple = False

    def outputs_of(*inputs: Tensor) -> Tensors:
        nonlocal is_outputs_tuple
        what = "outputs of the user-provided function"
        is_outputs_tuple, ys = as_tuple(func(*inputs), what, "jacobian")
        return ys

    rows = finished(tuple(forward_jacobian(outputs_of, xs)), create_graph)
    if is_inputs_tuple:
        return unpacked(is_outputs_tuple, [list(row) for row in rows])
    return unpacked(is_outputs_tuple, tuple(row[0] for row in rows))


@refuses
def hessian(
    func: Callable[..., Tensor],
    inputs: TensorOrTuple,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    outer_jacobian_strategy: str = "reverse-mode",
) -> Any:
    """The Hessian of a function with one element: for inputs i and j a tensor of both their shapes.

    A tensor for one input; for several a tuple of tuples, or a list of lists with "forward-mode" as
    `outer_jacobian_strategy`.
    """
    is_inputs_tuple, given = as_tuple(inputs, "inputs", "hessian")

    def gradient(*xs: Tensor) -> Any:
        value = single_value(func(*xs), strict, "hessian")
        gradients = _grad((value,), xs, None, True)
        first = or_zeros(gradients, xs, False, "")
        check_first(first, strict, CONSTANT_JACOBIAN)
        return first

    found = jacobian(gradient, given, create_graph, strict, vectorize, outer_jacobian_strategy)
    return found if is_inputs_tuple else found[0][0]


def _gradients(
    func: Callable[..., Tensor], xs: Tensors, strict: bool, name: str
) -> tuple[Tensor, tuple[Tensor | None, ...]]:
    """The value of a function with one element, and its recorded gradients."""
    value = single_value(func(*xs), strict, name)
    gradients = _grad((value,), xs, None, True)
    check_first(gradients, strict, CONSTANT_JACOBIAN)
    return value, gradients


@refuses
def vhp(
    func: Callable[..., Tensor],
    inputs: TensorOrTuple,
    v: TensorOrTuple | None = None,
    create_graph: bool = False,
    strict: bool = False,
) -> tuple[Tensor, TensorOrTuple]:
    """``(func(*inputs), v^T H)`` for the Hessian H of a function with one element."""
    with enable_grad():
        is_inputs_tuple, given = as_tuple(inputs, "inputs", "vhp")
        xs = prepared(given, create_graph, True)
        directions = direction(v, xs, is_inputs_tuple, create_graph, "vhp")
        value, gradients = _gradients(func, xs, strict, "vhp")
        found = or_zeros(
            _grad(or_zeros(gradients, xs, False, ""), xs, directions, create_graph),
            xs,
            strict,
            "The jacobian of the user-provided function is independent of input {}. This is not allowed in "
            "strict mode.",
        )
        check_recorded(found, strict, create_graph, "hessian")
    return finished(value, create_graph), handed(found, is_inputs_tuple, create_graph)


@refuses
def hvp(
    func: Callable[..., Tensor],
    inputs: TensorOrTuple,
    v: TensorOrTuple | None = None,
    create_graph: bool = False,
    strict: bool = False,
) -> tuple[Tensor, TensorOrTuple]:
    """``(func(*inputs), H v)`` for the Hessian H of a function with one element.

    Where H is symmetric, `vhp` gives the same in two backwards instead of three.
    """
    with enable_grad():
        is_inputs_tuple, given = as_tuple(inputs, "inputs", "hvp")
        xs = prepared(given, create_graph, True)
        directions = direction(v, xs, is_inputs_tuple, create_graph, "hvp")
        value, gradients = _gradients(func, xs, strict, "hvp")
        dummies = tuple(ops.aten.zeros_like(x).requires_grad_() for x in xs)
        seconds = _grad(or_zeros(gradients, xs, False, ""), xs, dummies, True)
        check_first(seconds, strict, CONSTANT_HESSIAN)
        found = or_zeros(
            _grad(or_zeros(seconds, xs, False, ""), dummies, directions, create_graph),
            xs,
            strict,
            "The hessian of the user-provided function is independent of entry {} in the grad_jacobian. This is "
            "not allowed in strict mode as it prevents from using the double backward trick to replace forward "
            "mode AD.",
        )
        check_recorded(found, strict, create_graph, "hessian")
    return finished(value, create_graph), handed(found, is_inputs_tuple, create_graph)


__dir__ = listing(globals())
