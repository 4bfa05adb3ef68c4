"""Backward of reading and writing by index tensors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gradsmith.generated import functions

from ...autograd.nodes.delayed_error import delayed_error
from ...core.batches import holds
from ...core.dtypes import int64
from ...core.size import broadcast_shapes
from ...core.tensor import Tensor
from ..pointwise.formulas import scaled


def index_backward(
    grad: Tensor, shape: tuple[int, ...], indices: Sequence[Tensor | None]
) -> Tensor:
    """`grad` added to zeros where `index` read."""
    return functions.index_put(grad.new_zeros(shape), indices, grad, True)


def gather_backward(grad: Tensor, shape: tuple[int, ...], dim: int, index: Tensor) -> Tensor:
    """`grad` added to zeros where `gather` read."""
    return grad.new_zeros(shape).scatter_add(dim, index, grad)


def index_select_backward(grad: Tensor, shape: tuple[int, ...], dim: int, index: Tensor) -> Tensor:
    """`grad` added to zeros where `index_select` read."""
    return grad.new_zeros(shape).index_add(dim, index, grad)


def index_put_backward_self(
    grad: Tensor, indices: Sequence[Tensor | None], accumulate: bool
) -> Tensor:
    """`grad` without the places that were overwritten."""
    if accumulate:
        return grad
    return functions.index_put(grad, indices, grad.new_zeros(()), False)


def masked_select_backward(grad: Tensor, shape: tuple[int, ...], mask: Tensor) -> Tensor:
    """`grad` in zeros, where the mask is true."""
    common = broadcast_shapes(tuple(shape), tuple(mask.shape))
    return grad.new_zeros(common).masked_scatter(mask, grad)


def index_add_backward_source(
    grad: Tensor, dim: int, index: Tensor, alpha: Any, shape: tuple[int, ...]
) -> Tensor:
    """The slices of `grad` that `index` names, in the shape of what was written there."""
    picked: Tensor = scaled(grad.index_select(dim, index), alpha)
    return picked.reshape(shape)


class _Places(NamedTuple):
    """How an operator's `index` is read and written."""

    read: Callable[[Tensor], Tensor]
    add: Callable[[Tensor, Tensor], Tensor]
    multiply: Callable[[Tensor, Tensor], Tensor]
    names: tuple[str, str]
    """Those of the operator and of what it writes, in messages."""


_ALONG: dict[
    str, tuple[str, Callable[..., Tensor], Callable[..., Tensor], Callable[..., Tensor]]
] = {
    "scatter_reduce": ("src", functions.gather, functions.scatter_add, functions.scatter),
    "index_reduce": ("source", functions.index_select, functions.index_add, functions.index_fill),
}
"""What each operator calls that which it writes, and those that read, add and write where it does."""


def folding_backward(
    operator: str,
    grad: Tensor,
    self: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor,
    reduce: str,
    include_self: bool,
    result: Tensor,
) -> tuple[Tensor, Tensor]:
    """The gradients of `self` and `src` in `scatter_reduce`, or in `index_reduce`."""
    name, reading, adding, writing = _ALONG[operator]
    folding = getattr(functions, operator)
    places = _Places(
        lambda x: reading(x, dim, index),
        lambda x, values: adding(x, dim, index, values),
        lambda x, values: folding(x, dim, index, values, "prod", include_self=include_self),
        (operator, name),
    )
    grad_self, grad_src = _folded(grad, self, src, reduce, include_self, result, places)
    return grad_self if include_self else writing(grad_self, dim, index, 0), grad_src


def _folded(
    grad: Tensor,
    self: Tensor,
    src: Tensor,
    reduce: str,
    include_self: bool,
    result: Tensor,
    places: _Places,
) -> tuple[Tensor, Tensor]:
    """What a reduction gives back to `self` and to `src`."""
    read, add = places.read, places.add
    if reduce == "sum":
        return grad, read(grad)
    if reduce == "mean":
        count = functions.full_like(grad, include_self, dtype=int64)
        share = grad / add(count, functions.ones_like(src, dtype=int64)).clamp(min=1)
        return share, read(share)
    if reduce == "prod":
        return _folded_product(grad, self, src, result, places)
    if reduce not in ("amax", "amin"):
        raise RuntimeError(
            f"Expected 'reduce' to be one of 'sum', 'prod', 'mean', 'amax', 'amin' but got {reduce}."
        )
    # The gradient is shared among all elements that equal the result.
    from_self = (self == result).to(int64)
    from_src = (src == read(result)).to(int64)
    share = grad / add(from_self, from_src)
    return from_self * share, from_src * read(share)


def _folded_product(
    grad: Tensor,
    self: Tensor,
    src: Tensor,
    result: Tensor,
    places: _Places,
) -> tuple[Tensor, Tensor]:
    """Products divided by the element, or, for a single zero, taken without it."""
    read, add, multiply, (operator, name) = places
    mended_self = self.masked_fill(self == 0, 1)
    grad_self = grad * (multiply(mended_self, src) / mended_self).conj()
    zero = src == 0
    zeros = read(add(functions.zeros_like(self, dtype=int64), zero.to(int64)))
    single = zero.logical_and(zeros == 1)
    without = read(grad * multiply(self, src.masked_fill(single, 1)).conj())
    divided = read(grad * result.conj()) / src.masked_fill(zero, 1).conj()
    grad_src = functions.where(single, without, divided)
    if grad_src.requires_grad and holds((zeros > 1).any(), False):
        # Several zeros: each stands in the way of the others' second derivatives.
        message = (
            f"{operator}(): Double backward is unsupported for {name} when >1 zeros in {name} are "
            "scattered to the same position in self"
        )
        delayed = delayed_error(message, [grad_src], [grad_src])
        assert delayed is not None
        (grad_src,) = delayed
    return grad_self, grad_src
