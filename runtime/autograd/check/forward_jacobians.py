"""Jacobians by forward mode, with one call of the function for each input element."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...core.tensor import Tensor
from ...dispatch.namespaces import ops
from ..forward_ad import dual_level, make_dual, unpack_dual


def forward_jacobian(
    outputs_of: Callable[..., tuple[Tensor, ...]], inputs: Sequence[Tensor]
) -> list[tuple[Tensor, ...]]:
    """For each output, for each input, a tensor of both their shapes, joined.

    `outputs_of` gives the outputs as a tuple.  RuntimeError while a dual level is open.
    """
    outputs = outputs_of(*inputs)
    rows: list[list[Tensor]] = [[] for _ in outputs]
    for position, tensor in enumerate(inputs):
        columns: list[list[Tensor]] = [[] for _ in outputs]
        for element in range(tensor.numel()):
            for column, moved in zip(
                columns, _moved(outputs_of, inputs, position, element), strict=True
            ):
                column.append(moved)
        for row, column, output in zip(rows, columns, outputs, strict=True):
            row.append(stacked(column, -1, output, tensor))
    return [tuple(row) for row in rows]


def stacked(parts: Sequence[Tensor], dim: int, output: Tensor, tensor: Tensor) -> Tensor:
    """The Jacobian of `output` by `tensor`, of what there is for each element of one of them."""
    shape = (*output.shape, *tensor.shape)
    if not parts:
        return (tensor if dim == 0 else output).new_zeros(shape)
    return ops.aten.stack(list(parts), dim).view(shape)  # type: ignore[no-any-return]


def _moved(
    outputs_of: Callable[..., tuple[Tensor, ...]],
    inputs: Sequence[Tensor],
    position: int,
    element: int,
) -> list[Tensor]:
    """How the outputs move with one element of one input."""
    direction: Any = ops.aten.zeros_like(inputs[position])
    direction.view(-1)[element] = 1
    with dual_level():
        duals = list(inputs)
        duals[position] = make_dual(inputs[position], direction)
        found = []
        for output in outputs_of(*duals):
            tangent = unpack_dual(output).tangent
            found.append(ops.aten.zeros_like(output) if tangent is None else tangent)
    return found
