"""Of what Einstein summation is composed: operands laid over each other, multiplied and summed two at a time.

It takes more operators than ``composite_einsum.py``, and every operand with all subscripts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ...core.tensor import Tensor
from .composite_einsum import contractions, no_operands, plan, sizes_of


def einsum_decomposed(
    equation: str, tensors: Sequence[Tensor], path: Sequence[int] | None = None
) -> Tensor:
    """As `einsum`, with its errors.  The dimensions of the output come first, in its order."""
    if not tensors:
        raise no_operands()
    labelled, wanted = plan(equation, tuple([tensor.ndim for tensor in tensors]))
    sizes_of(labelled, [tensor.shape for tensor in tensors])
    others = {label for labels in labelled for label in labels}.difference(wanted)
    order = [*wanted, *sorted(others, key=lambda label: (label < 52, label))]
    operands = [_laid_out(t, labels, order) for t, labels in zip(tensors, labelled, strict=True)]
    kept, whole = len(wanted), len(order)
    using = [sum(operand.shape[dim] != 1 for operand in operands) for dim in range(whole)]
    for first, second in map(sorted, contractions(path, len(operands))):
        right, left = operands.pop(second), operands.pop(first)
        summed = []
        alone: tuple[list[int], list[int]] = ([], [])
        for dim in range(kept, whole):
            if left.shape[dim] != 1 and right.shape[dim] != 1:
                using[dim] -= 1
                if using[dim] == 1:
                    summed.append(dim)
                    using[dim] = 0
            elif using[dim] == 1 and (left.shape[dim] != 1 or right.shape[dim] != 1):
                alone[left.shape[dim] == 1].append(dim)
                using[dim] = 0
        if alone[0]:
            left = left.sum(alone[0], True)
        if alone[1]:
            right = right.sum(alone[1], True)
        product = _sum_of_products(left, right, summed)
        operands.insert(0 if path is None else len(operands), product)
    result = operands[0]
    if kept == whole:
        return result
    return (
        result.view(result.shape[:kept]) if len(tensors) > 1 else result.sum([*range(kept, whole)])
    )


def _laid_out(tensor: Tensor, labels: Sequence[int], order: Sequence[int]) -> Tensor:
    """`tensor` with a dimension for each subscript of `order`, those that it lacks being of size 1."""
    place: dict[int, int] = {}
    for label in labels:
        if label in place:
            tensor = tensor.diagonal(0, place[label], len(place)).movedim(-1, place[label])
        else:
            place[label] = len(place)
    for label in order:
        if label not in place:
            tensor = tensor.unsqueeze(tensor.ndim)
            place[label] = len(place)
    return tensor.permute([place[label] for label in order])


def _sum_of_products(left: Tensor, right: Tensor, summed: Sequence[int]) -> Tensor:
    """``(left * right).sum(summed, True)`` by one product of batches of matrices."""
    if not summed:
        return left * right
    both: list[int] = []
    rows: list[int] = []
    columns: list[int] = []
    for dim in range(left.ndim):
        in_left, in_right = left.shape[dim] > 1, right.shape[dim] > 1
        if dim in summed:
            if in_left and not in_right:
                left = left.sum(dim, True)
            elif in_right and not in_left:
                right = right.sum(dim, True)
        elif in_left:
            (both if in_right else rows).append(dim)
        else:
            columns.append(dim)
    batch, inner = (prod(left.shape[dim] for dim in dims) for dims in (both, summed))
    height, width = prod(left.shape[d] for d in rows), prod(right.shape[d] for d in columns)
    shape = [
        *(left.shape[dim] for dim in (*both, *rows)),
        *(1 for _ in summed),
        *(right.shape[dim] for dim in columns),
    ]
    places = [*both, *rows, *summed, *columns]
    matrices = left.permute(places).reshape(batch, height, inner)
    others = right.permute([*both, *summed, *columns, *rows]).reshape(batch, inner, width)
    product = matrices.bmm(others).view(shape)
    return product.permute([places.index(dim) for dim in range(len(places))])
