"""Views as copies: what ``view`` is called ``view_copy`` when its result has memory of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from gradsmith.generated import functions, raw

from ...core.layout import contiguous_format
from ...core.tensor import Tensor
from ..dims import normalize_dim
from .composites import beyond_dimension


def itself(self: Tensor) -> Tensor:
    """The tensor itself."""
    return self


def detach_copy(self: Tensor) -> Tensor:
    """A copy that is not part of the graph."""
    return self.detach().clone()


def _dense(self: Tensor) -> Tensor:
    return functions.clone(self, memory_format=contiguous_format)


def _copied(view: Callable[..., Tensor], self: Tensor, /, *arguments: Any) -> Tensor:
    """What `view` shows of `self`, dense in memory of its own."""
    return _dense(view(self, *arguments))


alias_copy = partial(Tensor.clone)
diagonal_copy = partial(_copied, Tensor.diagonal)
permute_copy = partial(_copied, Tensor.permute)
select_copy = partial(_copied, Tensor.select)
slice_copy = partial(_copied, raw.slice)
squeeze_copy = partial(_copied, Tensor.squeeze)
squeeze_dim_copy = partial(_copied, Tensor.squeeze)
t_copy = partial(_copied, Tensor.t)
transpose_copy = partial(_copied, Tensor.transpose)
unfold_copy = partial(_copied, Tensor.unfold)
unsqueeze_copy = partial(_copied, Tensor.unsqueeze)
view_as_complex_copy = partial(_copied, functions.view_as_complex)
view_as_real_copy = partial(_copied, functions.view_as_real)
view_copy = partial(_copied, Tensor.reshape)
view_copy_dtype = partial(_copied, Tensor.view)
as_strided_copy = partial(_copied, Tensor.as_strided)


def expand_copy(self: Tensor, size: tuple[int, ...], implicit: bool) -> Tensor:
    """A copy of `expand`."""
    return _dense(self.expand(size))


def narrow_copy(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    """A copy of `narrow`."""
    if length < 0 and self.ndim:
        extent = self.shape[normalize_dim(dim, self.ndim)]
        raise beyond_dimension(start, length, extent)
    return _dense(self.narrow(dim, start, length))


def split_copy(self: Tensor, split_size: int, dim: int) -> list[Tensor]:
    """Copies of equal pieces."""
    return [_dense(piece) for piece in functions.unsafe_split(self, split_size, dim)]


def split_with_sizes_copy(self: Tensor, split_sizes: tuple[int, ...], dim: int) -> list[Tensor]:
    """Copies of pieces."""
    return [_dense(piece) for piece in functions.unsafe_split_with_sizes(self, split_sizes, dim)]


def unbind_copy(self: Tensor, dim: int) -> list[Tensor]:
    """Copies of slices."""
    return [_dense(piece) for piece in self.unbind(dim)]
