"""Derivatives of functions of tensors: products with Jacobians and Hessians, and these in full."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import gradsmith as gs
from gradsmith.autograd.grad_mode import enable_grad
from gradsmith.autograd.gradients import grad
from gradsmith.tensor import Tensor

__all__ = ["hessian", "hvp", "jacobian", "jvp", "vhp", "vjp"]

Tensors: TypeAlias = "tuple[Tensor, ...]"
TensorOrTuple: TypeAlias = "Tensor | tuple[Tensor, ...]"


def _as_tuple(value: Any, what: str, function: str) -> tuple[bool, Tensors]:
    """Whether `value` is a tuple, and it as one.  TypeError for anything but tensors."""
    is_tuple = isinstance(value, tuple)
    values = value if is_tuple else (value,)
    for position, item in enumerate(values):
        if not isinstance(item, Tensor):
            if is_tuple:
                raise TypeError(
                    f"The {what} given to {function} must be either a Tensor or a tuple of Tensors but "
                    f"the value at index {position} has type {type(item)}."
                )
            raise TypeError(
                f"The {what} given to {function} must be either a Tensor or a tuple of Tensors but the "
                f"given {what} has type {type(item)}."
            )
    return is_tuple, tuple(values)


def _prepared(inputs: Tensors, create_graph: bool, need_graph: bool) -> Tensors:
    """The inputs as the function gets them: fresh leaves, or part of the caller's graph."""
    prepared = []
    for tensor in inputs:
        if create_graph and tensor.requires_grad:
            prepared.append(tensor.view_as(tensor))
        else:
            prepared.append(tensor.detach().requires_grad_(need_graph))
    return tuple(prepared)


def _finished(values: Any, create_graph: bool) -> Any:
    """What the caller gets: without history unless it asked for it."""
    if isinstance(values, tuple):
        return tuple(_finished(value, create_graph) for value in values)
    return values if create_graph else values.detach()


def _unpacked(is_tuple: bool, values: tuple[Any, ...]) -> Any:
    return values if is_tuple else values[0]


def _check_directions(v: Tensors, like: Tensors, is_tuple: bool) -> None:
    if len(v) != len(like):
        if is_tuple:
            raise RuntimeError(
                f"v is a tuple of invalid length: should be {len(like)} but got {len(v)}."
            )
        raise RuntimeError("The given v should contain a single Tensor.")
    for position, (direction, tensor) in enumerate(zip(v, like, strict=True)):
        if direction.shape != tensor.shape:
            entry = f"Entry {position} in " if is_tuple else ""
            raise RuntimeError(
                f"{entry}v has invalid size: should be {tensor.shape} but got {direction.shape}."
            )


def _check_depends(outputs: Tensors, strict: bool) -> None:
    for position, output in enumerate(outputs):
        if strict and not output.requires_grad:
            raise RuntimeError(
                f"Output {position} of the user-provided function does not require gradients. The "
                "outputs must be computed in a differentiable manner from the input when running in "
                "strict mode."
            )


def _check_first(gradients: Sequence[Tensor | None], strict: bool, message: str) -> None:
    """In strict mode refuse gradients that are not there, or that cannot be differentiated again."""
    if not strict:
        return
    for position, gradient in enumerate(gradients):
        if gradient is None:
            raise RuntimeError(_INDEPENDENT.format(position))
        if not gradient.requires_grad:
            raise RuntimeError(message.format(position))


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


def _or_zeros(
    values: Sequence[Tensor | None], like: Tensors, strict: bool, message: str
) -> Tensors:
    """`values`, with zeros for what is independent; an error for that in strict mode."""
    filled = []
    for position, (value, tensor) in enumerate(zip(values, like, strict=True)):
        if value is None:
            if strict:
                raise RuntimeError(message.format(position))
            value = gs.zeros_like(tensor)
        filled.append(value)
    return tuple(filled)


def _check_recorded(values: Tensors, strict: bool, create_graph: bool, what: str) -> None:
    """In strict mode a graph that was asked for must be there."""
    for position, value in enumerate(values):
        if strict and create_graph and not value.requires_grad:
            raise RuntimeError(
                f"The {what} of the user-provided function is independent of input {position}. This is not "
                "allowed in strict mode when create_graph=True."
            )


_INDEPENDENT = (
    "The output of the user-provided function is independent of input {}. This is not allowed in "
    "strict mode."
)
_CONSTANT_GRADIENT = (
    "The gradient with respect to input {} is independent of the inputs of the user-provided function. This is "
    "not allowed in strict mode."
)
_CONSTANT_JACOBIAN = (
    "While computing the hessian, found that the jacobian of the user-provided function with respect to input {} "
    "is independent of the input. This is not allowed in strict mode. You should ensure that your function is "
    "twice differentiable and that the jacobian depends on the inputs (this would be violated by a linear "
    "function for example)."
)
_CONSTANT_HESSIAN = (
    "The hessian of the user-provided function with respect to input {} is independent of the input. This is not "
    "allowed in strict mode. You should ensure that your function is thrice differentiable and that the hessian "
    "depends on the inputs."
)


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
        is_inputs_tuple, given = _as_tuple(inputs, "inputs", "vjp")
        xs = _prepared(given, create_graph, True)
        is_outputs_tuple, ys = _as_tuple(func(*xs), "outputs of the user-provided function", "vjp")
        _check_depends(ys, strict)
        if v is not None:
            _, directions = _as_tuple(v, "v", "vjp")
            directions = _prepared(directions, create_graph, False)
            _check_directions(directions, ys, is_outputs_tuple)
        else:
            if len(ys) != 1 or ys[0].nelement() != 1:
                raise RuntimeError(
                    "The vector v can only be None if the user-provided function returns a single Tensor "
                    "with a single element."
                )
            directions = (gs.ones_like(ys[0]),)
        found = _or_zeros(_grad(ys, xs, directions, create_graph), xs, strict, _INDEPENDENT)
        _check_recorded(found, strict, create_graph, "jacobian")
    return (
        _unpacked(is_outputs_tuple, _finished(ys, create_graph)),
        _unpacked(is_inputs_tuple, _finished(found, create_graph)),
    )


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
        is_inputs_tuple, given = _as_tuple(inputs, "inputs", "jvp")
        xs = _prepared(given, create_graph, True)
        directions = _direction(v, xs, is_inputs_tuple, create_graph, "jvp")
        is_outputs_tuple, ys = _as_tuple(func(*xs), "outputs of the user-provided function", "jvp")
        _check_depends(ys, strict)
        dummies = tuple(gs.zeros_like(y).requires_grad_() for y in ys)
        gradients = _grad(ys, xs, dummies, True)
        _check_first(gradients, strict, _CONSTANT_GRADIENT)
        first = _or_zeros(gradients, xs, False, "")
        found = _or_zeros(
            _grad(first, dummies, directions, create_graph),
            ys,
            strict,
            "The gradient with respect to the input is independent of entry {} in the grad_outputs when using "
            "the double backward trick to compute forward mode gradients. This is not allowed in strict mode.",
        )
        _check_recorded(found, strict, create_graph, "jacobian")
    return (
        _unpacked(is_outputs_tuple, _finished(ys, create_graph)),
        _unpacked(is_outputs_tuple, _finished(found, create_graph)),
    )


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
    "forward-mode" a run of `func` for each element of the inputs, and knows no `strict`.  `vectorize` changes how
    it is computed, not what.
    """
    if strategy not in ("reverse-mode", "forward-mode"):
        raise AssertionError(
            'Expected strategy to be either "reverse-mode" or "forward-mode". Hint: If your function has '
            'more outputs than inputs, "forward-mode" tends to be more performant. Otherwise, prefer to '
            'use "reverse-mode".'
        )
    with enable_grad():
        is_inputs_tuple, given = _as_tuple(inputs, "inputs", "jacobian")
        xs = _prepared(given, create_graph, True)
        if strategy == "forward-mode":
            return _jacobian_forward(func, xs, is_inputs_tuple, create_graph, strict)
        is_outputs_tuple, ys = _as_tuple(
            func(*xs), "outputs of the user-provided function", "jacobian"
        )
        _check_depends(ys, strict)
        if vectorize and strict:
            raise RuntimeError(
                "gradsmith.autograd.functional.jacobian: `strict=True` and `vectorized=True` are not supported "
                "together. Please either set `strict=False` or `vectorize=False`."
            )
        rows: list[tuple[Tensor, ...]] = []
        for y in ys:
            # One backward for each element of the output; independent inputs give zeros.
            flat = y.reshape((-1,))
            columns: list[list[Tensor]] = [[] for _ in xs]
            for j in range(flat.nelement()):
                # As in PyTorch, only vectorized Jacobians of complex outputs are given.
                start = (gs.ones_like(flat[j]),) if vectorize else None
                found = _grad((flat[j],), xs, start, create_graph)
                for k, (value, x) in enumerate(zip(found, xs, strict=True)):
                    if value is None:
                        if strict:
                            raise RuntimeError(
                                f"Output {len(rows)} of the user-provided function is independent of "
                                f"input {k}. This is not allowed in strict mode."
                            )
                        value = gs.zeros_like(x)
                    elif strict and create_graph and not value.requires_grad:
                        raise RuntimeError(
                            "The jacobian of the user-provided function is independent of input "
                            f"{k}. This is not allowed in strict mode when create_graph=True."
                        )
                    columns[k].append(value)
            rows.append(
                tuple(
                    (
                        gs.stack(column).view((*y.shape, *x.shape))
                        if column
                        else x.new_zeros((*y.shape, *x.shape))
                    )
                    for column, x in zip(columns, xs, strict=True)
                )
            )
    finished = _finished(tuple(rows), create_graph)
    return _unpacked(is_outputs_tuple, tuple(_unpacked(is_inputs_tuple, row) for row in finished))


def _jacobian_forward(
    func: Callable[..., TensorOrTuple],
    xs: Tensors,
    is_inputs_tuple: bool,
    create_graph: bool,
    strict: bool,
) -> Any:
    """As `jacobian`, by forward mode."""
    from gradsmith.autograd.functional_forward import forward_jacobian

    if strict:
        raise RuntimeError(
            'jacobian: `strict=True` and `strategy="forward-mode"` are not supported together. Please either '
            'set `strict=False` or `strategy="reverse-mode"`.'
        )
    is_outputs_tuple = False

    def outputs_of(*inputs: Tensor) -> Tensors:
        nonlocal is_outputs_tuple
        what = "outputs of the user-provided function"
        is_outputs_tuple, ys = _as_tuple(func(*inputs), what, "jacobian")
        return ys

    rows = _finished(tuple(forward_jacobian(outputs_of, xs)), create_graph)
    return _unpacked(is_outputs_tuple, tuple(_unpacked(is_inputs_tuple, row) for row in rows))


def hessian(
    func: Callable[..., Tensor],
    inputs: TensorOrTuple,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    outer_jacobian_strategy: str = "reverse-mode",
) -> Any:
    """The Hessian of a function with one element: for inputs i and j a tensor of both their shapes.

    A tensor for one input, a tuple of tuples for several.
    """
    is_inputs_tuple, given = _as_tuple(inputs, "inputs", "hessian")

    def gradient(*xs: Tensor) -> Any:
        value = _single_value(func(*xs), strict, "hessian")
        gradients = _grad((value,), xs, None, True)
        first = _or_zeros(gradients, xs, False, "")
        _check_first(first, strict, _CONSTANT_JACOBIAN)
        return first

    found = jacobian(gradient, given, create_graph, strict, vectorize, outer_jacobian_strategy)
    return found if is_inputs_tuple else found[0][0]


def _single_value(output: Any, strict: bool, function: str) -> Tensor:
    is_tuple, outputs = _as_tuple(output, "outputs of the user-provided function", function)
    _check_depends(outputs, strict)
    if is_tuple:
        raise RuntimeError(f"The function given to {function} should return a single Tensor")
    if outputs[0].nelement() != 1:
        raise RuntimeError(
            "The Tensor returned by the function given to "
            + function
            + " should contain a single element"
        )
    return outputs[0]


def _direction(
    v: TensorOrTuple | None, xs: Tensors, is_tuple: bool, create_graph: bool, function: str
) -> Tensors:
    if v is not None:
        _, directions = _as_tuple(v, "v", function)
        directions = _prepared(directions, create_graph, False)
        _check_directions(directions, xs, is_tuple)
        return directions
    if len(xs) != 1 or xs[0].nelement() != 1:
        raise RuntimeError(
            "The vector v can only be None if the input to the user-provided function is a single Tensor "
            "with a single element."
        )
    return (gs.ones_like(xs[0]),)


def vhp(
    func: Callable[..., Tensor],
    inputs: TensorOrTuple,
    v: TensorOrTuple | None = None,
    create_graph: bool = False,
    strict: bool = False,
) -> tuple[Tensor, TensorOrTuple]:
    """``(func(*inputs), v^T H)`` for the Hessian H of a function with one element."""
    with enable_grad():
        is_inputs_tuple, given = _as_tuple(inputs, "inputs", "vhp")
        xs = _prepared(given, create_graph, True)
        directions = _direction(v, xs, is_inputs_tuple, create_graph, "vhp")
        value = _single_value(func(*xs), strict, "vhp")
        gradients = _grad((value,), xs, None, True)
        _check_first(gradients, strict, _CONSTANT_JACOBIAN)
        found = _or_zeros(
            _grad(_or_zeros(gradients, xs, False, ""), xs, directions, create_graph),
            xs,
            strict,
            "The jacobian of the user-provided function is independent of input {}. This is not allowed in "
            "strict mode.",
        )
        _check_recorded(found, strict, create_graph, "hessian")
    return (
        _finished(value, create_graph),
        _unpacked(is_inputs_tuple, _finished(found, create_graph)),
    )


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
        is_inputs_tuple, given = _as_tuple(inputs, "inputs", "hvp")
        xs = _prepared(given, create_graph, True)
        directions = _direction(v, xs, is_inputs_tuple, create_graph, "hvp")
        value = _single_value(func(*xs), strict, "hvp")
        gradients = _grad((value,), xs, None, True)
        _check_first(gradients, strict, _CONSTANT_JACOBIAN)
        dummies = tuple(gs.zeros_like(x).requires_grad_() for x in xs)
        seconds = _grad(_or_zeros(gradients, xs, False, ""), xs, dummies, True)
        _check_first(seconds, strict, _CONSTANT_HESSIAN)
        found = _or_zeros(
            _grad(_or_zeros(seconds, xs, False, ""), dummies, directions, create_graph),
            xs,
            strict,
            "The hessian of the user-provided function is independent of entry {} in the grad_jacobian. This is "
            "not allowed in strict mode as it prevents from using the double backward trick to replace forward "
            "mode AD.",
        )
        _check_recorded(found, strict, create_graph, "hessian")
    return (
        _finished(value, create_graph),
        _unpacked(is_inputs_tuple, _finished(found, create_graph)),
    )
