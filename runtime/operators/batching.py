"""What batching rules have in common: where the dimension of the batch goes.

A rule is ``rule(info, in_dims, *args) -> (outputs, out_dims)`` over tensors of the level below `vmap`: `in_dims` says
for each argument which of its dimensions is the batch, None for one that has none (a list of those for a list of
tensors), `out_dims` the same of the outputs.  `info.batch_size` is how many examples there are, `info.randomness` what
was said of random numbers.  Rules are made of operators, so that whatever level is below sees them.

A rule may name those of its parameters alone that it reads (`operator` is the operator that is called), and ask by their
annotations for tensors with the batch in front: `Every`, `Front`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Annotated, Any, Protocol, TypeAlias

from ..core.dtypes import dtype, promote_types
from ..core.tensor import Tensor

Dim: TypeAlias = int | None
"""Which dimension is the batch; None where there is none."""
Ruled: TypeAlias = tuple[Any, Any]
"""Outputs, and where the batch is in them."""
Every: TypeAlias = Annotated[Tensor, "every"]
"""An argument as `every` makes it: with a batch in front, also where it is the same for all examples."""
Front: TypeAlias = Annotated[Tensor, "front"]
"""An argument as `front` makes it: with its batch in front, if it has one."""


class Info(Protocol):
    """What a rule is told of the batch."""

    @property
    def batch_size(self) -> int:
        """How many examples there are."""

    @property
    def randomness(self) -> str:
        """``error``, ``different`` or ``same``."""


def rank(tensor: Tensor, dim: Dim) -> int:
    """How many dimensions one example has."""
    return tensor.ndim if dim is None else tensor.ndim - 1


def front(tensor: Tensor, dim: Dim) -> Tensor:
    """The tensor with its batch in front, if it has one."""
    if not dim:
        return tensor
    return tensor.permute(dim, *range(dim), *range(dim + 1, tensor.ndim))


def every(tensor: Tensor, dim: Dim, size: int) -> Tensor:
    """A batch in front in any case: a tensor without one is the same for each example, in one memory."""
    if dim is None:
        return tensor.expand(size, *tensor.shape)
    return front(tensor, dim)


def lifted(tensor: Tensor, dim: Dim, to: int) -> Tensor:
    """The batch in front, and behind it dimensions of one until an example has `to`."""
    moved = front(tensor, dim)
    missing = to - rank(tensor, dim)
    if dim is None or missing <= 0:
        return moved
    return moved.reshape(moved.shape[0], *(1,) * missing, *moved.shape[1:])


def aligned(tensors: Sequence[Tensor], dims: Sequence[Dim]) -> list[Tensor]:
    """Tensors that broadcast as their examples do: batches in front, and as many dimensions in each.

    One without batch is as it was, since broadcasting counts from the last dimension.
    """
    most = max(map(rank, tensors, dims))
    return [lifted(tensor, dim, most) for tensor, dim in zip(tensors, dims)]


def check(fits: bool) -> None:
    """RuntimeError unless the shapes of an example fit; the operator itself is then asked why they do not."""
    if not fits:
        raise RuntimeError("the shapes of the examples do not fit each other")


def example(value: Any, dim: Any) -> Any:
    """What the first example has of an argument."""
    if isinstance(value, (list, tuple)) and isinstance(dim, (list, tuple)):
        return [example(item, place) for item, place in zip(value, dim)]
    return value if dim is None or value is None else value.select(dim, 0)


def shape_of(tensor: Tensor, dim: Dim) -> tuple[int, ...]:
    """The shape of one example."""
    shape = tuple(tensor._data_.shape)
    return shape if dim is None else shape[:dim] + shape[dim + 1 :]


def promoted(*tensors: Tensor) -> dtype:
    """The dtype of what is computed of all of them."""
    return reduce(promote_types, (tensor.dtype for tensor in tensors))


def samples(batch: Tensor) -> Tensor:
    """``(B, N, …)`` as ``(B N, …)``: what all examples are made of, in one batch."""
    first, second, *rest = batch._data_.shape
    return batch.reshape((first * second, *rest))


def apart(batch: Tensor, size: int) -> Tensor:
    """``(B N, …)`` as ``(B, N, …)``, for `size` examples."""
    count, *rest = batch._data_.shape
    return batch.reshape((size, count // size, *rest))


def channels(batch: Tensor) -> Tensor:
    """``(B, N, C, …)`` as ``(N, B C, …)``: the channels of all examples."""
    size, count, own, *rest = batch._data_.shape
    return batch.transpose(0, 1).reshape((count, size * own, *rest))


def channels_apart(tensor: Tensor, size: int) -> Tensor:
    """``(N, B C, …)`` as ``(B, N, C, …)``, for `size` examples."""
    return tensor.unflatten(1, (size, tensor.shape[1] // size)).transpose(0, 1)


def check_randomness(info: Info) -> None:
    """RuntimeError where nothing was said of random numbers."""
    if info.randomness == "error":
        raise RuntimeError(
            "vmap: called random operation while in randomness error mode. Please either use the 'same' or "
            "'different' randomness flags on vmap or perform the randomness operation out of vmap"
        )


def refuse_same() -> None:
    """RuntimeError: one draw cannot have the parameters of several examples."""
    raise RuntimeError(
        "Vmap does not currently support same randomness with a batched tensor input. "
        "Please perform the random operation outside of vmap, or say randomness='different'."
    )
