"""Views that are other views under another name or with other arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from math import prod
from typing import Any

from gradsmith.generated import functions, operators, raw

from ...core.bits import TRANSFORMED
from ...core.dtypes import bool_, int64
from ...core.errors import noted
from ...core.layout import contiguous_format, preserve_format
from ...core.state import MASKED, state
from ...core.tensor import Tensor
from ...core.warn import warn_zero_dim
from ...dispatch.call import call
from ..dims import check_int64, normalize_dim

# Of what others are made of, called less the frame of its binding where there is a kernel.
_view_kernels, _expand_kernels = operators.view.table, operators.expand.table
_permute_kernels = operators.permute.table


# Under other names.
linalg_diagonal = partial(Tensor.diagonal)


def swapdims(self: Tensor, dim0: int, dim1: int, /) -> Tensor:
    """Two dimensions exchanged."""
    return self.transpose(dim0, dim1)


swapaxes = swapdims


def broadcast_to(self: Tensor, size: tuple[int, ...], /) -> Tensor:
    """The tensor expanded to `size`."""
    kernel = _expand_kernels.get(self._bits_ & state.mask if MASKED else self._bits_)
    return self.expand(size) if kernel is None else kernel(self, size, False)


def view_as(self: Tensor, other: Tensor) -> Tensor:
    """The tensor viewed with the shape of `other`."""
    kernel = _view_kernels.get(self._bits_ & state.mask if MASKED else self._bits_)
    size = other._data_.shape  # a plain tuple, which costs less than a Size
    return self.view(size) if kernel is None else kernel(self, size)


def reshape_as(self: Tensor, other: Tensor) -> Tensor:
    """The tensor reshaped like `other`."""
    return self.reshape(other.shape)


def expand_as(self: Tensor, other: Tensor) -> Tensor:
    """The tensor expanded to the shape of `other`."""
    return broadcast_to(self, other._data_.shape)


def _other_size(shape: tuple[int, ...], count: int) -> RuntimeError:
    return RuntimeError(f"shape '{list(shape)}' is invalid for input of size {count}")


def _inferred(shape: tuple[int, ...], count: int) -> tuple[int, ...]:
    """`shape` with the extent that -1 stands for, for `count` elements."""
    if -1 not in shape:
        if prod(shape) != count:
            raise _other_size(shape, count)
        return shape
    place = shape.index(-1)
    rest = shape[:place] + shape[place + 1 :]
    if -1 in rest:
        raise noted(RuntimeError("only one dimension can be inferred"), f"shape is {list(shape)}")
    known = prod(rest)
    if known == 0 and count == 0:
        raise RuntimeError(
            f"cannot reshape tensor of 0 elements into shape {list(shape)} because the unspecified "
            "dimension size -1 can be any value and is ambiguous"
        )
    if known <= 0 or count % known:
        raise _other_size(shape, count)
    return (*shape[:place], count // known, *rest[place:])


def _strides_allow(
    shape: tuple[int, ...], strides: tuple[int, ...], wanted: tuple[int, ...]
) -> bool:
    """Whether elements of `shape` and `strides` can be seen as `wanted` without moving them.

    The old dimensions are joined to runs that step evenly through memory; each run must be a
    product of new dimensions.
    """
    if 0 in shape:
        return True
    runs: list[int] = []
    expected = None
    for extent, stride in zip(reversed(shape), reversed(strides), strict=True):
        if extent == 1:
            continue
        if expected is not None and stride == expected:
            runs[-1] *= extent
        else:
            runs.append(extent)
        expected = stride * extent
    remaining = [extent for extent in wanted if extent != 1]
    for run in runs:
        while run != 1:
            if not remaining or run % remaining[-1]:
                return False
            run //= remaining.pop()
    return True


def reshape(self: Tensor, shape: tuple[int, ...]) -> Tensor:
    """A view of that shape if the strides allow it, else a copy."""
    try:
        if self._data_.flags.c_contiguous:
            try:
                kernel = _view_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            except KeyError:
                return self.view(shape)
            return kernel(self, shape)  # type: ignore[no-any-return]
        size = _inferred(tuple(shape), self.numel())
        if _strides_allow(self.shape, self.stride(), size):
            return self.view(size)
    except RuntimeError:
        # Within transforms a tangent, be it of what a level holds, may lie in memory otherwise than what it is of.
        size = _inferred(tuple(shape), self.numel())
        if not self._bits_ & TRANSFORMED:
            raise
    return functions._unsafe_view(call(operators.clone, [self, contiguous_format]), size)


def ravel(self: Tensor) -> Tensor:
    """The tensor as a contiguous vector."""
    return self.contiguous().view((-1,))


def contiguous(self: Tensor, memory_format: Any) -> Tensor:
    """The tensor itself if its elements lie in order, or as the format says, in memory, else a copy."""
    if memory_format is contiguous_format and self.__class__ is Tensor:
        if self._data_.flags.c_contiguous:
            return self
    elif self.is_contiguous(memory_format=memory_format):
        return self
    if memory_format is preserve_format:
        raise RuntimeError("preserve memory format is unsupported by the contiguous operator")
    return self.clone(memory_format=memory_format)


def flatten(self: Tensor, start_dim: int, end_dim: int) -> Tensor:
    """The dimensions from `start_dim` to `end_dim` made one; the tensor itself if they are."""
    data = self._data_
    ndim = data.ndim
    start, end = 0, ndim - 1
    if start_dim or end_dim != -1 or not ndim:
        start, end = normalize_dim(start_dim, ndim), normalize_dim(end_dim, ndim)
    if start > end:
        raise noted(
            RuntimeError("flatten() has invalid args: start_dim cannot come after end_dim"),
            f"start_dim is {start_dim}, end_dim is {end_dim}, of {ndim} dimensions",
        )
    if ndim == 0:
        return self.reshape((1,))
    if start == end:
        return self
    size: tuple[int, ...] = (-1,)  # the quickest, unless somebody looks on, who is told the number
    if end - start + 1 != ndim or (MASKED and state.dispatch_modes) or data.size == 0:
        shape = tuple(self.shape)
        size = (*shape[:start], prod(shape[start : end + 1]), *shape[end + 1 :])
    straight = data.flags.c_contiguous if self.__class__ is Tensor else self.is_contiguous()
    if not straight:
        return self.reshape(size)
    kernel = _view_kernels.get(self._bits_ & state.mask if MASKED else self._bits_)
    return self.view(size) if kernel is None else kernel(self, size)


def unflatten(self: Tensor, dim: int, sizes: tuple[int, ...]) -> Tensor:
    """One dimension split into several; one of `sizes` may be -1."""
    axis = normalize_dim(dim, self.ndim)
    if not sizes:
        raise RuntimeError("unflatten: sizes must be non-empty")
    shape = self.shape
    try:
        inner = _inferred(tuple(sizes), shape[axis])
    except RuntimeError:
        raise RuntimeError(
            f"unflatten: Provided sizes {list(sizes)} don't multiply up to the size of dim {axis} "
            f"({shape[axis]}) in the input tensor"
        ) from None
    return self.view((*shape[:axis], *inner, *shape[axis + 1 :]))


def movedim(self: Tensor, source: int, destination: int) -> Tensor:
    """One dimension moved from position `source` to position `destination`."""
    ndim = self.ndim
    if -ndim <= source < ndim and -ndim <= destination < ndim:
        order = list(range(ndim))
        order.insert(destination % ndim, order.pop(source))
        dims = tuple(order)
        kernel = _permute_kernels.get(self._bits_ & state.mask if MASKED else self._bits_)
        return self.permute(dims) if kernel is None else kernel(self, dims)
    return movedim_intlist(self, (source,), (destination,))


def movedim_intlist(self: Tensor, source: tuple[int, ...], destination: tuple[int, ...]) -> Tensor:
    """Dimensions moved from places `source` to places `destination`; the others keep order."""
    if len(source) != len(destination):
        raise RuntimeError(
            f"movedim: Invalid source or destination dims: source ({list(source)} dims) should "
            f"contain the same number of dims as destination ({list(destination)} dims)"
        )
    ndim = self.ndim
    sources, targets = (
        _each_once(name, dims, ndim)
        for name, dims in (("source", source), ("destination", destination))
    )
    if ndim == 0:
        return raw.alias(self)
    order = [axis for axis in range(ndim) if axis not in sources]
    for target, axis in sorted(zip(targets, sources, strict=True)):
        order.insert(target, axis)
    return self.permute(tuple(order))


def _each_once(name: str, dims: tuple[int, ...], ndim: int) -> list[int]:
    axes = [normalize_dim(dim, ndim) for dim in dims]
    if len(set(axes)) != len(axes):
        raise RuntimeError(f"movedim: repeated dim in `{name}` ({list(dims)})")
    return axes


def numpy_T(self: Tensor) -> Tensor:
    """The dimensions in reverse order."""
    return self.permute(tuple(range(self.ndim - 1, -1, -1)))


def matrix_H(self: Tensor) -> Tensor:
    """The conjugate transpose of a matrix."""
    if self.ndim == 0:
        warn_zero_dim("H", "Consider using x.conj().")
    if self.ndim not in (0, 2):
        raise RuntimeError(
            f"tensor.H is only supported on matrices (2-D tensors). Got {self.ndim}-D tensor."
        )
    turned = self if self.ndim == 0 else self.transpose(-2, -1)
    return turned.conj() if self.is_complex() else turned


def _require_matrices(name: str, self: Tensor) -> None:
    if self.ndim < 2:
        raise RuntimeError(
            f"{name} is only supported on matrices or batches of matrices. Got {self.ndim}-D tensor."
        )


def mT(self: Tensor) -> Tensor:
    """The last two dimensions exchanged."""
    if self.ndim == 0:
        warn_zero_dim("mT")
        return raw.alias(self)
    _require_matrices("tensor.mT", self)
    return self.transpose(-2, -1)


def mH(self: Tensor) -> Tensor:
    """The last two dimensions exchanged and the elements conjugated."""
    if self.ndim == 0:
        warn_zero_dim("mH", "Consider using x.conj().")
        return self.conj()
    _require_matrices("tensor.mH", self)
    return adjoint(self)


def adjoint(self: Tensor) -> Tensor:
    """The last two dimensions exchanged and the elements conjugated."""
    if self.ndim == 0:
        return self.conj()
    _require_matrices("tensor.adjoint()", self)
    turned = self.transpose(-2, -1)
    return turned.conj() if self.is_complex() else turned


def beyond_dimension(start: int, length: int, extent: int) -> RuntimeError:
    """The error for slices that a dimension does not have."""
    return RuntimeError(f"start ({start}) + length ({length}) exceeds dimension size ({extent}).")


def narrow(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    """`length` slices from `start` on along `dim`."""
    if self.ndim == 0:
        raise RuntimeError("narrow() cannot be applied to a 0-dim tensor.")
    if length < 0:
        raise noted(RuntimeError("narrow(): length must be non-negative."), f"length is {length}")
    extent = self.shape[normalize_dim(dim, self.ndim)]
    if not -extent <= start <= extent:
        raise IndexError(
            f"start out of range (expected to be in range of [{-extent}, {extent}], but got {start})"
        )
    if start < 0:
        start += extent
    if start + length > extent:
        raise beyond_dimension(start, length, extent)
    return raw.slice(self, dim, start, start + length)


def narrow_tensor(self: Tensor, dim: int, start: Tensor, length: int) -> Tensor:
    """As `narrow`, with `start` in a 0-d integer tensor."""
    if start.ndim != 0 or start.dtype.is_floating_point or start.dtype == bool_:
        raise RuntimeError("start must be an 0-dim integral Tensor.")
    return narrow(self, dim, int(start.item()), length)


def split_sizes(self: Tensor, split_size: tuple[int, ...], dim: int) -> list[Tensor]:
    """Pieces of the given sizes along `dim`."""
    return list(functions.split_with_sizes(self, split_size, dim))


def _chunked(
    equal: Callable[..., Iterable[Tensor]],
    given: Callable[..., Iterable[Tensor]],
    self: Tensor,
    chunks: int,
    dim: int,
) -> list[Tensor]:
    """At most `chunks` pieces of equal extent along `dim`, the last maybe smaller, by operators for that."""
    shape = self._data_.shape
    if not shape:
        raise RuntimeError("chunk expects at least a 1-dimensional tensor")
    if chunks <= 0:
        raise RuntimeError(f"chunk expects `chunks` to be greater than 0, got: {chunks}")
    check_int64(chunks)
    extent = shape[normalize_dim(dim, len(shape))]
    if extent == 0:
        return list(given(self, (0,) * chunks, dim))
    return list(equal(self, -(-extent // chunks), dim))


chunk = partial(_chunked, raw.split, functions.split_with_sizes)
unsafe_chunk = partial(_chunked, functions.unsafe_split, functions.unsafe_split_with_sizes)


def _extent_to_split(self: Tensor, dim: int) -> int:
    if self.ndim == 0:
        raise RuntimeError(
            "tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims"
        )
    return self.shape[normalize_dim(dim, self.ndim)]


_MOST_PIECES = 2**27
"""Of a tensor that is split: as many fill some 20 gigabytes."""


def tensor_split_sections(self: Tensor, sections: int, dim: int) -> list[Tensor]:
    """Exactly `sections` pieces along `dim`; the first ones are larger by one if need be."""
    extent = _extent_to_split(self, dim)
    if sections <= 0:
        raise RuntimeError(f"number of sections must be larger than 0, got {sections}")
    check_int64(sections)
    if sections > _MOST_PIECES:
        raise RuntimeError(f"tensor_split: {sections} tensors do not fit into memory")
    least, larger = divmod(extent, sections)
    bounds = [least * i + min(i, larger) for i in range(sections + 1)]
    return [raw.slice(self, dim, start, end) for start, end in pairwise(bounds)]


def tensor_split_indices(self: Tensor, indices: tuple[int, ...], dim: int) -> list[Tensor]:
    """Pieces of `dim` cut at the positions `indices`, as slices with those bounds are."""
    extent = _extent_to_split(self, dim)
    for index in indices:
        check_int64(index)
    starts = (0, *indices)
    ends = (*indices, extent)
    return [raw.slice(self, dim, start, end) for start, end in zip(starts, ends, strict=True)]


def tensor_split_tensor(self: Tensor, tensor_indices_or_sections: Tensor, dim: int) -> list[Tensor]:
    """As the other overloads, with their number or numbers in a 0-d or 1-d int64 tensor."""
    where = tensor_indices_or_sections
    if where.dtype != int64:
        raise RuntimeError(
            f"tensor_split expected tensor_indices_or_sections to have dtype of long, but got "
            f"{where.dtype}"
        )
    if where.ndim == 0:
        return tensor_split_sections(self, int(where.item()), dim)
    if where.ndim == 1:
        return tensor_split_indices(self, tuple(where.tolist()), dim)
    raise RuntimeError(
        "tensor_split expected tensor_indices_or_sections to be a zero-dimensional or "
        f"one-dimensional tensor, but got a tensor with {where.ndim} dims"
    )


def _split_along(
    self: Tensor, where: int | tuple[int, ...], least: int, dim: int, name: str
) -> list[Tensor]:
    if self.ndim < least:
        raise RuntimeError(
            f"torch.{name} requires a tensor with at least {least} dimension, but got a tensor "
            f"with {self.ndim} dimensions!"
        )
    if not isinstance(where, int):
        return tensor_split_indices(self, where, dim)
    if where == 0 or self.shape[dim] % where:
        raise RuntimeError(
            f"torch.{name} attempted to split along dimension {dim}, but the size of the dimension "
            f"{self.shape[dim]} is not divisible by the split_size {where}!"
        )
    return tensor_split_sections(self, where, dim)


def hsplit(self: Tensor, where: int | tuple[int, ...], /) -> list[Tensor]:
    """Pieces along the second dimension, or the only one of a vector."""
    return _split_along(self, where, 1, 0 if self.ndim == 1 else 1, "hsplit")


def vsplit(self: Tensor, where: int | tuple[int, ...], /) -> list[Tensor]:
    """Pieces along the first dimension of a tensor of two or more."""
    return _split_along(self, where, 2, 0, "vsplit")


def dsplit(self: Tensor, where: int | tuple[int, ...], /) -> list[Tensor]:
    """Pieces along the third dimension."""
    return _split_along(self, where, 3, 2, "dsplit")
