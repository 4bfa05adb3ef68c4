"""Views as copies: what ``view`` is called ``view_copy`` when its result has memory of its own."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions

from ...core.layout import contiguous_format
from ...core.tensor import Tensor
from ..dims import normalize_dim

__all__ = [
    "alias_copy",
    "as_strided_copy",
    "detach_copy",
    "diagonal_copy",
    "expand_copy",
    "itself",
    "narrow_copy",
    "permute_copy",
    "select_copy",
    "slice_copy",
    "split_copy",
    "split_with_sizes_copy",
    "squeeze_copy",
    "squeeze_dim_copy",
    "t_copy",
    "transpose_copy",
    "unbind_copy",
    "unfold_copy",
    "unsqueeze_copy",
    "view_as_complex_copy",
    "view_as_real_copy",
    "view_copy",
    "view_copy_dtype",
]


def itself(self: Tensor) -> Tensor:
    """The tensor itself."""
    return self


def alias_copy(self: Tensor) -> Tensor:
    """A copy."""
    return self.clone()


def detach_copy(self: Tensor) -> Tensor:
    """A copy that is not part of the graph."""
    return self.detach().clone()


def as_strided_copy(
    self: Tensor,
    size: tuple[int, ...],
    stride: tuple[int, ...],
    storage_offset: int | None = None,
) -> Tensor:
    """A copy of `as_strided`."""
    return _dense(self.as_strided(size, stride, storage_offset))


def _dense(self: Tensor) -> Tensor:
    return self.clone(memory_format=contiguous_format)


def diagonal_copy(self: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    """A copy of `diagonal`."""
    return _dense(self.diagonal(offset, dim1, dim2))


def expand_copy(self: Tensor, size: tuple[int, ...], implicit: bool = False) -> Tensor:
    """A copy of `expand`."""
    return _dense(self.expand(size))


def narrow_copy(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    """A copy of `narrow`."""
    if length < 0 and self.ndim:
        extent = self.shape[normalize_dim(dim, self.ndim)]
        raise RuntimeError(
            f"start ({start}) + length ({length}) exceeds dimension size ({extent})."
        )
    return _dense(self.narrow(dim, start, length))


def permute_copy(self: Tensor, dims: tuple[int, ...]) -> Tensor:
    """A copy of `permute`."""
    return _dense(self.permute(dims))


def select_copy(self: Tensor, dim: int, index: int) -> Tensor:
    """A copy of `select`."""
    return _dense(self.select(dim, index))


def slice_copy(
    self: Tensor,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Tensor:
    """A copy of a slice."""
    return _dense(functions.slice(self, dim, start, end, step))


def split_copy(self: Tensor, split_size: int, dim: int = 0) -> list[Tensor]:
    """Copies of equal pieces."""
    return [_dense(piece) for piece in functions.unsafe_split(self, split_size, dim)]


def split_with_sizes_copy(self: Tensor, split_sizes: tuple[int, ...], dim: int = 0) -> list[Tensor]:
    """Copies of pieces."""
    return [_dense(piece) for piece in functions.unsafe_split_with_sizes(self, split_sizes, dim)]


def squeeze_copy(self: Tensor) -> Tensor:
    """A copy of `squeeze`."""
    return _dense(self.squeeze())


def squeeze_dim_copy(self: Tensor, dim: int | tuple[int, ...]) -> Tensor:
    """A copy of `squeeze`."""
    return _dense(self.squeeze(dim))


def t_copy(self: Tensor) -> Tensor:
    """A copy of `t`."""
    return _dense(self.t())


def transpose_copy(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """A copy of `transpose`."""
    return _dense(self.transpose(dim0, dim1))


def unbind_copy(self: Tensor, dim: int = 0) -> list[Tensor]:
    """Copies of slices."""
    return [_dense(piece) for piece in self.unbind(dim)]


def unfold_copy(self: Tensor, dimension: int, size: int, step: int) -> Tensor:
    """A copy of `unfold`."""
    return _dense(self.unfold(dimension, size, step))


def unsqueeze_copy(self: Tensor, dim: int) -> Tensor:
    """A copy of `unsqueeze`."""
    return _dense(self.unsqueeze(dim))


def view_as_complex_copy(self: Tensor) -> Tensor:
    """A copy of `view_as_complex`."""
    return _dense(functions.view_as_complex(self))


def view_as_real_copy(self: Tensor) -> Tensor:
    """A copy of `view_as_real`."""
    return _dense(functions.view_as_real(self))


def view_copy(self: Tensor, size: tuple[int, ...]) -> Tensor:
    """A copy of `view`."""
    return _dense(self.reshape(size))


def view_copy_dtype(self: Tensor, dtype: Any) -> Tensor:
    """A copy of the view as another type."""
    return _dense(self.view(dtype))
