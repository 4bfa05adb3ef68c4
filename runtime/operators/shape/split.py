"""Views of one dimension in pieces."""

from __future__ import annotations

from typing import Any

from ...core.namespace import Array
from ..dims import check_int64, normalize_dim


def _no_dimension() -> RuntimeError:
    return RuntimeError("split expects at least a 1-dimensional tensor")


def split_tensor(self: Array, split_size: int, dim: int = 0) -> list[Array]:
    """Pieces of `split_size` along `dim`; the last one may be smaller."""
    if self.ndim == 0:
        raise _no_dimension()
    if split_size < 0:
        raise RuntimeError(
            f"split expects split_size be non-negative, but got split_size={split_size}"
        )
    check_int64(split_size)
    dim = normalize_dim(dim, self.ndim)
    extent = self.shape[dim]
    if split_size == 0:
        if extent:
            raise RuntimeError(
                "split_size can only be 0 if dimension size is 0, but got dimension size of "
                f"{extent}"
            )
        return [self.view()]
    lead = (slice(None),) * dim
    return [
        self[(*lead, slice(start, start + split_size))]
        for start in range(0, max(extent, 1), split_size)
    ]


def split_with_sizes(self: Array, split_sizes: tuple[int, ...], dim: int = 0) -> list[Array]:
    """Pieces of the given extents along `dim`, which must add up to its extent."""
    if self.ndim == 0:
        raise _no_dimension()
    dim = normalize_dim(dim, self.ndim)
    if any(size < 0 for size in split_sizes):
        raise RuntimeError(
            "split_with_sizes expects split_sizes have only non-negative entries, but got "
            f"split_sizes={list(split_sizes)}"
        )
    if sum(split_sizes) != self.shape[dim]:
        raise RuntimeError(
            f"split_with_sizes expects split_sizes to sum exactly to {self.shape[dim]} (input "
            f"tensor's size at dimension {dim}), but got split_sizes={list(split_sizes)}"
        )
    lead = (slice(None),) * dim
    pieces = []
    start = 0
    for size in split_sizes:
        pieces.append(self[(*lead, slice(start, start + size))])
        start += size
    return pieces


def unbind(self: Array, dim: int = 0) -> list[Array]:
    """The slices along `dim`; the dimension is removed."""
    if self.ndim == 0:
        raise IndexError("Dimension specified as 0 but tensor has no dimensions")
    axis = normalize_dim(dim, self.ndim)
    if axis == 0:
        return [self[index, ...] for index in range(self.shape[0])]
    lead: tuple[Any, ...] = (slice(None),) * axis
    return [self[(*lead, index, ...)] for index in range(self.shape[axis])]
