"""The gradient of reductions of segments, made of operators so that it has one itself."""

from __future__ import annotations

from gradsmith.generated import functions

from ...core.dtypes import int64
from ...core.tensor import Tensor
from ..indexing.formulas import folding_backward
from .segments import no_segments


def _segment_reduce_backward(
    grad: Tensor,
    output: Tensor,
    data: Tensor,
    reduce: str,
    lengths: Tensor | None = None,
    offsets: Tensor | None = None,
    axis: int = 0,
    initial: float | None = None,
) -> Tensor:
    """What segments give back to their elements; a maximum, or a minimum, to equal shares to all that have it."""
    if not data.is_floating_point():
        raise NotImplementedError(f"segment_reduce() is not implemented for {data.dtype}")
    axis %= data.ndim
    if offsets is None:
        if lengths is None:
            raise no_segments()
        offsets = functions.constant_pad_nd(lengths.to(int64).cumsum(-1), (1, 0))
    count = offsets.shape[-1] - 1
    trailing = (1,) * (data.ndim - axis - 1)
    positions = functions.arange(data.shape[axis], device=data.device, dtype=offsets.dtype)
    positions = positions.expand(data.shape[: axis + 1]).contiguous()
    place = functions.searchsorted(offsets.contiguous(), positions, right=True) - 1
    place = place.masked_fill(place < 0, count)
    index = place.reshape((*place.shape, *trailing)).expand(data.shape)

    def beyond(value: float) -> Tensor:
        """A slice for what lies in no segment."""
        return functions.full_like(data.narrow(axis, 0, 1), value)

    def read(slices: Tensor) -> Tensor:
        return functions.cat([slices, beyond(0)], axis).gather(axis, index)

    if reduce == "sum":
        return read(grad)
    if reduce == "mean":
        sizes = offsets.diff(dim=-1).clamp(min=1)
        return read(grad / sizes.reshape((*sizes.shape, *trailing)))
    if reduce == "prod":
        first = 1 if initial is None else initial
        begin = functions.cat([functions.full_like(output, first), beyond(1)], axis)
        grads, products = (functions.cat([x, beyond(0)], axis) for x in (grad, output))
        return folding_backward(
            "scatter_reduce", grads, begin, axis, index, data, "prod", True, products
        )[1]
    from_data = (data == read(output)).logical_or(data.isnan()).to(data.dtype)
    hits = functions.cat([functions.zeros_like(output), beyond(0)], axis)
    hits = hits.scatter_add(axis, index, from_data).narrow(axis, 0, count)
    return from_data * read(grad / hits.clamp(min=1))
