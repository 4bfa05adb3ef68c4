"""Einstein summation: operands become batches of matrices, two at a time, from left to right.

A subscript is an integer in here: 0 to 51 for letters, from 52 for the dimensions under an ellipsis.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

from ...core.dtypes import promote_types
from ...core.errors import TYPE_WORDS, noted
from ...core.tensor import Tensor

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_NUMBER = {letter: number for number, letter in enumerate(_LETTERS)}
_ELLIPSIS = -1


class _Operand(NamedTuple):
    """A tensor and the subscript of each of its dimensions, no two alike."""

    tensor: Tensor
    labels: tuple[int, ...]


def _parse_term(term: str, where: str) -> list[int]:
    labels: list[int] = []
    index = 0
    while index < len(term):
        letter = term[index]
        if letter == " ":
            index += 1
        elif letter == ".":
            if term[index : index + 3] != "..." or _ELLIPSIS in labels:
                raise RuntimeError(
                    f"einsum(): found '.' for {where} that is not part of any ellipsis"
                    if term[index : index + 3] != "..."
                    else f"einsum(): found '.' for {where} for which an ellipsis was already found"
                )
            labels.append(_ELLIPSIS)
            index += 3
        elif letter in _NUMBER:
            labels.append(_NUMBER[letter])
            index += 1
        else:
            raise RuntimeError(
                f"einsum(): invalid subscript given at index {index} in the equation string, "
                "subscripts must be in [a-zA-Z]"
            )
    return labels


def _parse(equation: str, count: int) -> tuple[list[list[int]], list[int] | None]:
    """The subscripts of each operand, and of the output if the equation has one."""
    left, arrow, right = equation.partition("->")
    terms = left.split(",")
    if len(terms) > count:
        raise noted(
            RuntimeError("einsum(): fewer operands were provided than specified in the equation"),
            f"'{equation}' takes {len(terms)}, given are {count}",
        )
    if len(terms) < count:
        raise noted(
            RuntimeError("einsum(): more operands were provided than specified in the equation"),
            f"'{equation}' takes {len(terms)}, given are {count}",
        )
    inputs = [_parse_term(term, f"operand {number}") for number, term in enumerate(terms)]
    return inputs, _parse_term(right, "the output") if arrow else None


def _expand_ellipsis(labels: list[int], hidden: int) -> list[int]:
    if _ELLIPSIS not in labels:
        return labels
    place = labels.index(_ELLIPSIS)
    return labels[:place] + [52 + number for number in range(hidden)] + labels[place + 1 :]


def _name(label: int) -> str:
    return _LETTERS[label] if label < 52 else "..."


def _label_dimensions(inputs: list[list[int]], ndims: Sequence[int]) -> tuple[list[list[int]], int]:
    """A subscript for every dimension, and how many dimensions ellipses stand for at most."""
    hidden = 0
    for number, (labels, ndim) in enumerate(zip(inputs, ndims)):
        named = len(labels) - (_ELLIPSIS in labels)
        if _ELLIPSIS in labels and named <= ndim:
            hidden = max(hidden, ndim - named)
        elif named != ndim:
            raise RuntimeError(
                f"einsum(): the number of subscripts in the equation ({named}) "
                f"{'is more than' if _ELLIPSIS in labels else 'does not match'} the number of dimensions "
                f"({ndim}) for operand {number}"
                + ("" if _ELLIPSIS in labels else " and no ellipsis was given")
            )
    whole = []
    for labels, ndim in zip(inputs, ndims):
        own = ndim - (len(labels) - 1)
        expanded = _expand_ellipsis(labels, hidden)
        # The dimensions under an ellipsis line up at their ends.
        whole.append([label for label in expanded if label < 52 or label >= 52 + hidden - own])
    return whole, hidden


def _output_labels(inputs: list[list[int]], output: list[int] | None, hidden: int) -> list[int]:
    if output is None:
        flat = [label for labels in inputs for label in labels if label < 52]
        once = sorted(label for label in set(flat) if flat.count(label) == 1)
        return [52 + number for number in range(hidden)] + once
    expanded = _expand_ellipsis(output, hidden)
    seen = {label for labels in inputs for label in labels}
    for label in expanded:
        if expanded.count(label) > 1:
            raise RuntimeError(
                f"einsum(): output subscript {_name(label)} appears more than once in the output"
            )
        if label < 52 and label not in seen:
            raise RuntimeError(
                f"einsum(): output subscript {_name(label)} does not appear in the equation for any "
                "input operand"
            )
    return expanded


@lru_cache(maxsize=1024)
def plan(equation: str, ndims: tuple[int, ...]) -> tuple[list[list[int]], list[int]]:
    """The subscript of each dimension of the operands, and of the output."""
    inputs, output = _parse(equation, len(ndims))
    labelled, hidden = _label_dimensions(inputs, ndims)
    return labelled, _output_labels(labelled, output, hidden)


def sizes_of(inputs: list[list[int]], shapes: Sequence[tuple[int, ...]]) -> dict[int, int]:
    """The size of each subscript, after broadcasting."""
    sizes: dict[int, int] = {}
    for number, (labels, shape) in enumerate(zip(inputs, shapes)):
        own: dict[int, int] = {}
        for label, size in zip(labels, shape):
            if own.setdefault(label, size) != size:
                raise RuntimeError(
                    f"einsum(): subscript {_name(label)} is repeated for operand {number} but the "
                    f"sizes don't match, {size} != {own[label]}"
                )
            known = sizes.get(label, 1)
            if size != 1 and known not in (1, size):
                raise RuntimeError(
                    f"einsum(): subscript {_name(label)} has size {size} for operand {number} which "
                    f"does not broadcast with previously seen size {known}"
                )
            sizes[label] = size if known == 1 else known
    return sizes


@lru_cache(maxsize=1024)
def _sized_plan(
    equation: str, shapes: tuple[tuple[int, ...], ...]
) -> tuple[list[tuple[int, ...]], list[int], dict[int, int]]:
    """What `plan` says, and the sizes."""
    labelled, wanted = plan(equation, tuple(map(len, shapes)))
    return [tuple(labels) for labels in labelled], wanted, sizes_of(labelled, shapes)


def _operand(tensor: Tensor, labels: tuple[int, ...], sizes: dict[int, int]) -> _Operand:
    """Repeated subscripts become diagonals; broadcast dimensions of size one are dropped."""
    if len(set(labels)) == len(labels) and 1 not in tensor._data_.shape:
        return _Operand(tensor, labels)
    kept = list(labels)
    for label in labels:
        while kept.count(label) > 1:
            first = kept.index(label)
            second = kept.index(label, first + 1)
            tensor = tensor.diagonal(0, first, second).movedim(-1, first)
            del kept[second]
    for label in list(kept):
        if sizes[label] != 1 and tensor._data_.shape[kept.index(label)] == 1:
            tensor = tensor.squeeze(kept.index(label))
            kept.remove(label)
    return _Operand(tensor, tuple(kept))


def _summed(operand: _Operand, keep: set[int]) -> _Operand:
    """`operand` without the dimensions that nothing else needs; a sum turns integers into int64."""
    gone = tuple([index for index, label in enumerate(operand.labels) if label not in keep])
    if not gone:
        return operand
    labels = tuple(label for label in operand.labels if label in keep)
    return _Operand(operand.tensor.sum(gone), labels)


def _without_ones(operand: _Operand, keep: set[int]) -> _Operand:
    """`operand` without dimensions of size one that nothing else needs: there is nothing to add up."""
    sizes = zip(operand.labels, operand.tensor._data_.shape)
    gone = {label for label, size in sizes if size == 1 and label not in keep}
    if not gone:
        return operand
    dims = [index for index, label in enumerate(operand.labels) if label in gone]
    labels = tuple(label for label in operand.labels if label not in gone)
    return _Operand(operand.tensor.squeeze(dims), labels)


def _arranged(operand: _Operand, labels: Sequence[int]) -> Tensor:
    order = tuple([operand.labels.index(label) for label in labels])
    return operand.tensor if order == tuple(range(len(order))) else operand.tensor.permute(order)


def _contract(first: _Operand, second: _Operand, keep: set[int]) -> _Operand:
    """The product of two operands, summed over the subscripts that only they have."""
    given = len(first.labels) + len(second.labels)
    first = _summed(first, keep | set(second.labels))
    second = _summed(second, keep | set(first.labels))
    first, second = _without_ones(first, keep), _without_ones(second, keep)
    summed = len(first.labels) + len(second.labels) < given
    batch, rows, inner, columns = _roles(first.labels, second.labels, frozenset(keep))
    size = dict(zip(first.labels, first.tensor._data_.shape))
    size |= zip(second.labels, second.tensor._data_.shape)
    labels = tuple(batch + rows + columns)
    if not inner:
        left = _arranged(first, batch + rows)
        right = _arranged(second, batch + columns)
        if rows and columns:
            left = left.reshape((*left.shape, *(1,) * len(columns)))
            right = right.reshape(
                (*right.shape[: len(batch)], *(1,) * len(rows), *right.shape[len(batch) :])
            )
        elif rows:
            right = right.reshape((*right.shape, *(1,) * len(rows)))
        elif columns:
            left = left.reshape((*left.shape, *(1,) * len(columns)))
        product = left * right
        return _Operand(product.view(product.shape) if summed else product, labels)
    count = [prod([size[label] for label in group]) for group in (batch, rows, inner, columns)]
    first, second = _of_one_dtype(first, second, count[2])
    left = _arranged(first, batch + rows + inner)
    right = _arranged(second, batch + inner + columns)
    if batch:
        left = _shaped(left, (count[0], count[1], count[2]))
        product = left.bmm(_shaped(right, (count[0], count[2], count[3])))
    else:
        left = _shaped(left, (count[1], count[2]))
        product = left.mm(_shaped(right, (count[2], count[3])))
    return _Operand(product.view(tuple([size[label] for label in labels])), labels)


@lru_cache(maxsize=1024)
def _roles(
    first: tuple[int, ...], second: tuple[int, ...], keep: frozenset[int]
) -> tuple[list[int], list[int], list[int], list[int]]:
    """The subscripts of both that are kept, those of the first alone, those to be summed over, and those of the second alone."""
    shared = [label for label in first if label in second]
    return (
        [label for label in shared if label in keep],
        [label for label in first if label not in shared],
        [label for label in shared if label not in keep],
        [label for label in second if label not in shared],
    )


def _of_one_dtype(first: _Operand, second: _Operand, depth: int) -> tuple[_Operand, _Operand]:
    """Two operands of a matrix product; RuntimeError unless of one dtype, or where there is nothing to add up."""
    left, right = first.tensor.dtype, second.tensor.dtype
    if left is right:
        return first, second
    if depth:
        words = TYPE_WORDS[left.name], TYPE_WORDS[right.name]
        raise RuntimeError(f"einsum(): expected scalar type {words[0]} but found {words[1]}")
    dtype = promote_types(left, right)
    return _Operand(first.tensor.to(dtype), first.labels), _Operand(
        second.tensor.to(dtype), second.labels
    )


def _shaped(tensor: Tensor, shape: tuple[int, ...]) -> Tensor:
    return tensor if tensor._data_.shape == shape else tensor.reshape(shape)


def contractions(path: Sequence[int] | None, count: int) -> list[tuple[int, int]]:
    """The positions of two operands for each contraction of `count`; without a path, the first two.

    RuntimeError for a path of another length, or one that names an operand twice or one that is not there.
    """
    if path is None:
        return [(0, 1)] * (count - 1)
    size = 1 if count == 1 else 2 * (count - 1)
    if len(path) != size:
        raise RuntimeError(
            f"einsum(): expected contraction path given in path parameter to have size {size} but got {len(path)}"
        )
    steps = list(zip(path[::2], path[1::2]))
    for left, (first, second) in zip(range(count, 1, -1), steps):
        if not (0 <= first < left and 0 <= second < left):
            raise RuntimeError(
                f"einsum(): invalid contraction ({first}, {second}) operand index is out of bounds"
            )
        if first == second:
            raise RuntimeError(
                f"einsum(): invalid contraction ({first}, {second}) cannot contract an operand with itself"
            )
    return steps


def no_operands() -> RuntimeError:
    """The error for an equation alone."""
    return RuntimeError("einsum(): must provide at least one operand")


def einsum(equation: str, tensors: Sequence[Tensor], path: Sequence[int] | None) -> Tensor:
    """Sums of products that subscripts name; see NumPy's `einsum` for the notation.

    `path` gives, for each contraction, the positions of the two operands to contract next.
    """
    if not tensors:
        raise no_operands()
    labelled, wanted, sizes = _sized_plan(
        equation, tuple([tensor._data_.shape for tensor in tensors])
    )
    operands = [_operand(tensor, labels, sizes) for tensor, labels in zip(tensors, labelled)]
    for first, second in contractions(path, len(operands)):
        pair = [operands[first], operands[second]]
        rest = [other for index, other in enumerate(operands) if index not in (first, second)]
        keep = set(wanted).union(*(other.labels for other in rest))
        result = _contract(pair[0], pair[1], keep)
        operands = [result, *rest] if path is None else [*rest, result]
    final = _summed(operands[0], set(wanted))
    # What every operand broadcast along comes back with size one and is expanded.
    present = [label for label in wanted if label in final.labels]
    tensor = _arranged(final, present)
    if len(present) != len(wanted):
        tensor = tensor.reshape(
            [sizes.get(label, 1) if label in present else 1 for label in wanted]
        )
        tensor = tensor.expand([sizes.get(label, 1) for label in wanted])
    if any(tensor is given for given in tensors):  # one operand as it is, which a view shows
        return tensor.permute(list(range(tensor.ndim)))
    return tensor
