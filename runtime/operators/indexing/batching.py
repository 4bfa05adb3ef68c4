"""Batching rules of indexing: an index for each example comes beside one that counts the examples."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, TypeGuard

from gradsmith.generated import functions, operators, raw

from ...core.dtypes import bool_, uint8
from ...core.tensor import Tensor
from ...dispatch.call import call
from ...dispatch.operator import OpOverload
from ..batching import (
    Dim,
    Every,
    Front,
    Info,
    Ruled,
    aligned,
    check,
    every,
    front,
    lifted,
    rank,
    shape_of,
)
from ..dims import normalize_dim

_MASKS = (bool_, uint8)


# -- index and index_put --------------------------------------------------------------------------------


def index_rule(
    info: Info, in_dims: Sequence[Any], self: Tensor, indices: Sequence[Tensor | None]
) -> Ruled:
    """An index that is the same for all stands behind a whole batch; others are lined up with the examples' numbers."""
    check(_masks_fit(self, in_dims[0], indices, in_dims[1]))
    indices, dims = _numbers(indices, in_dims[1])
    own, where = rank(self, in_dims[0]), _places(indices)
    check(len(indices) <= own and bool(where))
    extent = max(rank(indices[n], dims[n]) for n in where)  # type: ignore[arg-type]
    together = where[-1] - where[0] == len(where) - 1
    if all(dims[n] is None for n in where):
        out = raw.index(front(self, in_dims[0]), [None, *indices])
        return out, 0 if together else extent
    lined = [None if i is None else lifted(i, d, extent) for i, d in zip(indices, dims)]
    if in_dims[0] is None:
        return raw.index(self, lined), where[0] if together else 0
    count = _counted(info, extent, self)
    out = raw.index(front(self, in_dims[0]), [count, *lined])
    if together and where[0]:
        # The batch and the index are not side by side any more, so that both have come to the front.
        order = _order(where[0], extent, out.ndim)
        out = out.permute(order)
    return out, 0


def _order(before: int, extent: int, ndim: int) -> list[int]:
    """Brings ``(batch, indexed, before, after)`` into the order ``(batch, before, indexed, after)``."""
    indexed = range(1, 1 + extent)
    kept = range(1 + extent, 1 + extent + before)
    return [0, *kept, *indexed, *range(1 + extent + before, ndim)]


def index_put_rule(
    info: Info,
    in_dims: Sequence[Any],
    self: Tensor,
    indices: Sequence[Tensor | None],
    values: Tensor,
    accumulate: bool,
) -> Ruled:
    """Every index beside the examples' numbers, so that each value goes into its own example."""
    size = info.batch_size
    check(_masks_fit(self, in_dims[0], indices, in_dims[1]))
    given = [index for index in indices if index is not None]
    each = values.numel() if in_dims[2] is None else values.numel() // max(size, 1)
    if len(given) == 1 and _is_mask(given[0]) and each == 1 and not accumulate:
        values = values.to(self.dtype)  # one value for a mask, of whatever dtype
    check(values.dtype == self.dtype)
    target = every(self, in_dims[0], size)
    mask = indices[0] if len(indices) == 1 and in_dims[1][0] is not None else None
    if _is_mask(mask) and rank(values, in_dims[2]) == 0 and not accumulate:
        chosen = front(mask, in_dims[1][0])
        own = target.ndim - 1
        spread = chosen.reshape(*chosen.shape, *(1,) * (own + 1 - chosen.ndim))
        return functions.where(spread, lifted(values, in_dims[2], own), target), 0
    indices, dims = _numbers(indices, in_dims[1])
    own, where = target.ndim - 1, _places(indices)
    check(len(indices) <= own and bool(where))
    extent = max(rank(indices[n], dims[n]) for n in where)  # type: ignore[arg-type]
    lined = [None if i is None else lifted(i, d, extent) for i, d in zip(indices, dims)]
    together = where[-1] - where[0] == len(where) - 1
    result = extent + own - len(where)
    source = every(values, in_dims[2], size)
    if together and where[0]:
        source = lifted(source, 0, result)
        before = where[0]
        kept, indexed = range(1, 1 + before), range(1 + before, 1 + before + extent)
        source = source.permute(0, *indexed, *kept, *range(1 + before + extent, source.ndim))
    else:
        source = lifted(source, 0, result)
    places = [_counted(info, extent, self), *lined]
    return functions.index_put(target, places, source, accumulate), 0


def _is_mask(index: Tensor | None) -> TypeGuard[Tensor]:
    return index is not None and index.dtype in _MASKS


def _masks_fit(
    self: Tensor, dim: Dim, indices: Sequence[Tensor | None], dims: Sequence[Dim]
) -> bool:
    """Whether every mask has the shape of the dimensions of an example that it chooses from."""
    own = shape_of(self, dim)
    place = 0
    for index, where in zip(indices, dims):
        extent = 1
        if _is_mask(index):
            extent = rank(index, where)
            if shape_of(index, where) != own[place : place + extent]:
                return False
        place += extent
    return True


def _numbers(
    indices: Sequence[Tensor | None], dims: Sequence[Dim]
) -> tuple[list[Tensor | None], list[Dim]]:
    """Masks as the places that they choose, which must be the same for all examples."""
    found: list[Tensor | None] = []
    where: list[Dim] = []
    for index, dim in zip(indices, dims):
        if not _is_mask(index):
            found.append(index)
            where.append(dim)
            continue
        if dim is not None:
            raise RuntimeError(
                "vmap: We do not support batching operators that can support dynamic shape. "
                "Attempting to batch over indexing with a boolean mask."
            )
        chosen = index.nonzero()
        found += [chosen.select(1, n) for n in range(index.ndim)]
        where += [None] * index.ndim
    return found, where


def _places(indices: Sequence[Tensor | None]) -> list[int]:
    return [n for n, index in enumerate(indices) if index is not None]


def _counted(info: Info, extent: int, like: Tensor) -> Tensor:
    """The examples' numbers, to be lined up with indices of `extent` dimensions."""
    numbers = functions.arange(info.batch_size, device=like.device)
    return numbers.reshape(info.batch_size, *(1,) * extent)


# -- along one dimension --------------------------------------------------------------------------------


def _lifted_rows(tensor: Tensor) -> Tensor:
    """Examples without dimensions as rows of one element."""
    return tensor.unsqueeze(1) if tensor.ndim == 1 else tensor


def gather_rule(self: Every, dim: int, index: Every) -> Ruled:
    """Every example from its own; the result has the dimensions of the index."""
    check(self.ndim == index.ndim or 1 in (self.ndim, index.ndim))
    along = normalize_dim(dim, self.ndim - 1) + 1
    out = functions.gather(_lifted_rows(self), along, _lifted_rows(index))
    return out.squeeze(1) if index.ndim == 1 else out, 0


def _spread(index: Tensor, dim: int, shape: Sequence[int]) -> Tensor:
    """A batch of vectors of places in dimension `dim`, as an index of `shape` (but for that dimension)."""
    count = index.shape[1]
    sizes = [*shape[:dim], count, *shape[dim + 1 :]]
    view = [index.shape[0], *(1,) * (dim - 1), count, *(1,) * (len(shape) - dim - 1)]
    return index.reshape(view).expand(sizes)


class _Along:
    """A tensor, and places along one of its dimensions, as batches."""

    def __init__(
        self, info: Info, in_dims: Sequence[Dim], self_: Tensor, dim: int, index: Tensor
    ) -> None:
        own = rank(self_, in_dims[0])
        self.own = shape_of(self_, in_dims[0])
        self.places = shape_of(index, in_dims[2])
        self.is_scalar = not own
        self.dim = normalize_dim(dim, own) + 1
        self.target = _lifted_rows(every(self_, in_dims[0], info.batch_size))
        self.is_shared = in_dims[2] is None
        self.index = index if self.is_shared else _lifted_rows(front(index, in_dims[2]))
        self.is_single = rank(index, in_dims[2]) == 0
        self.info = info

    @property
    def spread(self) -> Tensor:
        """The index with all dimensions of the tensor."""
        return _spread(self.index, self.dim, self.target.shape)

    def fits(self, tensor: Tensor, dim: Dim) -> bool:
        """Whether an example of `tensor` has a place for each number of the index, and otherwise the shape of the target."""
        own = list(self.own)
        if own:
            own[self.dim - 1] = self.places[0] if self.places else 1
        return len(self.places) <= 1 and list(shape_of(tensor, dim)) == own

    def source(self, tensor: Tensor, dim: Dim) -> Tensor:
        """What goes to the places: a batch, with as many dimensions as the tensor."""
        whole = every(tensor, dim, self.info.batch_size)
        if whole.ndim < self.target.ndim and self.is_single:
            return whole.unsqueeze(self.dim)
        return _lifted_rows(whole)

    def result(self, out: Tensor) -> Ruled:
        return (out.squeeze(1) if self.is_scalar else out), 0


def index_select_rule(
    info: Info, in_dims: Sequence[Dim], self: Tensor, dim: int, index: Tensor
) -> Ruled:
    """A choice for each example is one to gather."""
    along = _Along(info, in_dims, self, dim, index)
    if along.is_shared:
        return along.result(functions.index_select(along.target, along.dim, index))
    out = functions.gather(along.target, along.dim, along.spread)
    return along.result(out)


def index_add_rule(
    info: Info,
    in_dims: Sequence[Dim],
    self: Tensor,
    dim: int,
    index: Tensor,
    source: Tensor,
    alpha: Any,
) -> Ruled:
    """A choice for each example is one to scatter to."""
    along = _Along(info, in_dims, self, dim, index)
    check(along.fits(source, in_dims[3]))
    added = along.source(source, in_dims[3])
    if along.is_shared:
        return along.result(functions.index_add(along.target, along.dim, index, added, alpha=alpha))
    if alpha != 1:
        added = (added * alpha).to(added.dtype)
    return along.result(functions.scatter_add(along.target, along.dim, along.spread, added))


def _written(
    scattered: OpOverload,
    operator: OpOverload,
    info: Info,
    in_dims: Sequence[Dim],
    self: Tensor,
    dim: int,
    index: Tensor,
    source: Any,
    /,
    *rest: Any,
) -> Ruled:
    """A choice for each example is one to scatter to, by the operator for that; `source` is a tensor or a number."""
    along = _Along(info, in_dims, self, dim, index)
    if isinstance(source, Tensor):
        check(along.fits(source, in_dims[3]))
        source = along.source(source, in_dims[3])
    if along.is_shared:
        return along.result(call(operator, [along.target, along.dim, index, source, *rest]))
    return along.result(call(scattered, [along.target, along.dim, along.spread, source, *rest]))


index_copy_rule = partial(_written, operators.scatter_src)
index_fill_scalar_rule = partial(_written, operators.scatter_value)
index_reduce_rule = partial(_written, operators.scatter_reduce_two)


def index_fill_tensor_rule(
    info: Info, in_dims: Sequence[Dim], self: Tensor, dim: int, index: Tensor, value: Tensor
) -> Ruled:
    """A number for each example is scattered."""
    along = _Along(info, in_dims, self, dim, index)
    if along.is_shared and in_dims[3] is None:
        return along.result(functions.index_fill(along.target, along.dim, index, value))
    check(not rank(value, in_dims[3]))
    if along.is_shared:
        along.index = _lifted_rows(every(index, None, info.batch_size))
    spread = along.spread
    filling = lifted(every(value, in_dims[3], info.batch_size), 0, spread.ndim - 1).expand(
        spread.shape
    )
    return along.result(functions.scatter(along.target, along.dim, spread, filling.to(self.dtype)))


# -- elements in a row ----------------------------------------------------------------------------------


def _in_row(places: Tensor, count: int) -> Tensor:
    """Places in a row of `count` elements for each example, counted from its front."""
    flat = places.reshape(places.shape[0], -1)
    return functions.where(flat < 0, flat + count, flat)


def take_rule(info: Info, in_dims: Sequence[Dim], self: Tensor, index: Tensor) -> Ruled:
    """The elements of each example as a row to gather from."""
    if in_dims[0] is None:
        return functions.take(self, index), in_dims[1]
    rows = front(self, in_dims[0]).reshape(info.batch_size, -1)
    places = every(index, in_dims[1], info.batch_size)
    return functions.gather(rows, 1, _in_row(places, rows.shape[1])).reshape(places.shape), 0


def put_rule(info: Info, self: Every, index: Every, source: Every, accumulate: bool) -> Ruled:
    """The elements of each example as a row to scatter to."""
    size = info.batch_size
    rows, values = self.reshape(size, -1), source.reshape(size, -1)
    check(values.shape[1] * size == index.numel())
    scattered = functions.scatter_add if accumulate else functions.scatter
    return scattered(rows, 1, _in_row(index, rows.shape[1]), values).reshape(self.shape), 0


# -- masks ----------------------------------------------------------------------------------------------


def masked_fill_tensor_rule(
    info: Info, in_dims: Sequence[Dim], self: Tensor, mask: Tensor, value: Tensor
) -> Ruled:
    """A number for each example is one to choose from."""
    most = max(rank(self, in_dims[0]), rank(mask, in_dims[1]))
    target = lifted(every(self, in_dims[0], info.batch_size), 0, most)
    chosen = lifted(mask, in_dims[1], most)
    if in_dims[2] is None:
        return functions.masked_fill(target, chosen, value), 0
    check(value.ndim == 1)
    filling = lifted(value, in_dims[2], most).to(self.dtype)
    return functions.where(chosen, filling, target), 0


def masked_scatter_rule(info: Info, self: Every, mask: Every, source: Every) -> Ruled:
    """Each place of a mask that is set takes the next element of the source of its example."""
    target, chosen = aligned((self, mask), (0, 0))
    spread = tuple(max(m, n) if min(m, n) else 0 for m, n in zip(target.shape, chosen.shape))
    target, chosen = target.expand(spread), chosen.expand(spread)
    flat, supply = (t.reshape(info.batch_size, -1) for t in (chosen, source))
    if not flat.shape[1]:
        return target.clone(), 0
    # A place beyond the supply is refused by the operator that gathers.
    taken = supply.gather(1, (functions.cumsum(flat, 1) - 1).clamp(0))
    return functions.where(chosen, taken.reshape(target.shape), target), 0


def masked_select_rule(info: Info, in_dims: Sequence[Dim], self: Front, mask: Tensor) -> Ruled:
    """A mask that is the same for all chooses as many elements of each example; RuntimeError for one that is not."""
    if in_dims[1] is not None:
        raise RuntimeError(
            "vmap: Attempted to vmap over `mask` in torch.masked_select(self, mask) which is not supported because "
            "the output would be of dynamic shape."
        )
    most = max(self.ndim - 1, mask.ndim)
    chosen = mask.reshape((1,) * (most - mask.ndim) + tuple(mask.shape))
    target = lifted(self, 0, most)
    spread = [max(m, n) if min(m, n) else 0 for m, n in zip(target.shape[1:], chosen.shape)]
    places = chosen.expand(spread).reshape(-1).nonzero().squeeze(1)
    rows = target.expand(info.batch_size, *spread).reshape(info.batch_size, -1)
    return rows.index_select(1, places), 0
