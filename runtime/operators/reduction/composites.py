"""Reductions that are made of others."""

from __future__ import annotations

from typing import Any

from ...core.errors import TYPE_WORDS
from ...core.tensor import Tensor

Dims = tuple[int, ...] | None


def nanmean(self: Tensor, dim: Dims, keepdim: bool, dtype: Any) -> Tensor:
    """The mean over `dim` of the elements that are not NaN."""
    if not (self.is_floating_point() or self.is_complex()):
        raise RuntimeError(
            "nanmean(): expected input to have floating point or complex dtype but got "
            f"{TYPE_WORDS[self.dtype.name]}"
        )
    if dtype is not None and not (dtype.is_floating_point or dtype.is_complex):
        raise RuntimeError(
            "nanmean(): could not infer output dtype. Optional dtype must be either a floating point or complex "
            f"dtype. Got: {TYPE_WORDS[dtype.name]}"
        )
    dims = tuple(range(self.ndim)) if dim is None else dim
    count = self.isnan().logical_not().sum(dims, keepdim)
    return self.nansum(dim, keepdim, dtype=dtype) / count


def sum_to_size(self: Tensor, size: tuple[int, ...]) -> Tensor:
    """The sum over the dimensions along which `size` is broadcast to the shape of `self`."""
    shape = self.shape
    lead = len(shape) - len(size)
    fits = lead >= 0 and all(
        want in (1, have) for want, have in zip(size, shape[lead:], strict=True)
    )
    if not fits:
        raise RuntimeError(f"size {{{list(size)}}} is not expandable to size {{{list(shape)}}}.")
    if not size:
        return self.sum()
    repeated = range(lead, len(shape))
    axes = [*range(lead), *(i for i in repeated if size[i - lead] == 1 and shape[i] != 1)]
    if not axes:
        return self
    return self.sum(axes, True).view(size) if lead else self.sum(axes, True)
