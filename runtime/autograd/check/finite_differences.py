"""Jacobians by finite differences and by backward passes, as real matrices.

A complex number counts as its real and imaginary parts.  The gradient of a real loss L with respect to ``z = x + iy``
is ``dL/dx + i dL/dy``.  A backward pass that starts with 1 at a complex output computes the gradient of the output's
real part; one that starts with i, that of its imaginary part.  Jacobians therefore have two rows for each complex
output element and two columns for each complex input element.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ...core.bits import backend_of
from ...core.lazy_elements import carried_out
from ...core.memory import host_array, memory_for, placed
from ...core.namespace import Array, np
from ...core.tensor import Tensor, wrap
from ..engine.gradients import grad

Function: TypeAlias = "Callable[..., Any]"


def as_tuple(values: Any) -> tuple[Any, ...]:
    return tuple(values) if isinstance(values, (tuple, list)) else (values,)


def outputs_of(func: Function, inputs: Sequence[Any]) -> tuple[Tensor, ...]:
    """The floating and complex outputs."""
    found = as_tuple(func(*inputs))
    return tuple(out for out in found if isinstance(out, Tensor) and out.dtype.category >= 2)


def parts_of(array: Array) -> Array:
    """The elements as a vector of reals, two for each complex one."""
    flat = np.ascontiguousarray(array).reshape(-1)
    if flat.dtype.kind == "c":
        flat = flat.view(flat.real.dtype)
    return flat.astype(np.float64)


def part_count(tensor: Tensor) -> int:
    return tensor.numel() * (2 if tensor.is_complex() else 1)


def _shifted(
    func: Function, inputs: Sequence[Any], tensor: Tensor, direction: Array, step: float
) -> list[Array]:
    """The outputs, as arrays of their own, with `tensor` moved by ``step * direction``."""
    before = host_array(tensor).copy()
    moved = parts_of(before) + step * direction
    if before.dtype.kind == "c":
        moved = moved.view(np.complex128)
    try:
        _overwrite(tensor, moved.reshape(before.shape))
        return [np.array(host_array(out)) for out in outputs_of(func, inputs)]
    finally:
        _overwrite(tensor, before)


def _overwrite(tensor: Tensor, elements: Array) -> None:
    """Put `elements` in the tensor's memory, unseen by version counts and history."""
    elements = carried_out(elements, tensor._bits_)
    if tensor.is_cpu:
        tensor._data_[...] = elements
    else:
        memory = memory_for(backend_of(tensor._bits_))
        memory.store(tensor._data_, memory.from_host(elements))


def central_difference(
    func: Function, inputs: Sequence[Any], tensor: Tensor, direction: Array, eps: float
) -> list[Array]:
    """Directional derivatives of the outputs, by central differences."""
    above = _shifted(func, inputs, tensor, direction, eps)
    below = _shifted(func, inputs, tensor, direction, -eps)
    if len(above) != len(below):
        raise AssertionError(
            f"Expected `func` to return as many outputs when inputs are perturbed by {eps}, but got "
            f"{len(below)} and {len(above)}"
        )
    for a, b in zip(above, below):
        for what, ours, theirs in (("shape", b.shape, a.shape), ("dtype", b.dtype, a.dtype)):
            if ours != theirs:
                raise AssertionError(
                    f"Expected `func` to return outputs with the same {what} when inputs are perturbed by {eps}, "
                    f"but got: {what}s {ours} and {theirs}."
                )
    return [(parts_of(a) - parts_of(b)) / (2 * eps) for a, b in zip(above, below)]


def get_numerical_jacobian(
    func: Function, inputs: Sequence[Any], target: Tensor, eps: float = 1e-6
) -> list[Array]:
    """For each output of `func` the matrix of its derivatives for `target` (rows: output parts)."""
    count = part_count(target)
    columns = []
    for position in range(count):
        direction = np.zeros(count)
        direction[position] = 1
        columns.append(central_difference(func, inputs, target, direction, eps))
    outputs = outputs_of(func, inputs)
    return [
        (
            np.stack([column[number] for column in columns], axis=1)
            if columns
            else np.zeros((part_count(out), 0))
        )
        for number, out in enumerate(outputs)
    ]


def _unit(output: Tensor, position: int) -> Tensor:
    parts = np.zeros(part_count(output))
    parts[position] = 1
    return from_parts(parts, output)


def from_parts(parts: Array, like: Tensor) -> Tensor:
    data = parts.view(np.complex128) if like.is_complex() else parts
    return placed(wrap(data.astype(like._data_.dtype).reshape(like._data_.shape)), like.device)


def filled_like(output: Tensor, value: float) -> Tensor:
    """A tensor like `output`, every element of which is `value`; not recorded."""
    data = output._data_
    return placed(wrap(np.full(data.shape, value, data.dtype)), output.device)


def gradients_of(
    output: Tensor, targets: Sequence[Tensor], direction: Tensor
) -> tuple[Tensor | None, ...]:
    return grad(output, targets, direction, retain_graph=True, allow_unused=True)


def get_analytical_jacobian(output: Tensor, targets: Sequence[Tensor]) -> list[Array]:
    """For each of `targets` the matrix of derivatives of `output`, one backward for each row."""
    matrices = [np.zeros((part_count(output), part_count(target))) for target in targets]
    if not output.requires_grad:
        return matrices
    for row in range(part_count(output)):
        found = gradients_of(output, targets, _unit(output, row))
        for matrix, value in zip(matrices, found, strict=True):
            if value is not None:
                matrix[row] = parts_of(host_array(value))
    return matrices
