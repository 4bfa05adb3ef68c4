"""Views: new shapes and strides over the memory of the input.

Every function here returns an array that shares memory with its first argument, so each serves the
meta backend as it stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ...core.errors import noted
from ...core.namespace import Array, DType, np
from ...core.strided import (
    FIRST_USER_DTYPE,
    address,
    offset_of,
    storage_of,
    strided,
    strides_in_elements,
)
from ..dims import check_int64, normalize_dim, normalize_dims
from ..scalar_types import REAL_OF, scalar_type_name, type_name_of

_COMPLEX_OF: dict[DType, DType] = {real: complex_dtype for complex_dtype, real in REAL_OF.items()}


def alias(self: Array) -> Array:
    """The same elements, as another array object."""
    return self.view()


def view(self: Array, size: tuple[int, ...]) -> Array:
    """The elements in the order they have, under another shape; one extent may be -1.

    Raises RuntimeError when the element counts differ or the strides do not allow it.
    """
    try:
        # NumPy would infer any negative extent.
        if not size or min(size) >= -1:
            return self.reshape(size, copy=False)
    except ValueError:
        pass
    raise noted(
        RuntimeError(_why_not_viewed(self, size)),
        f"view to {list(size)} of shape {list(self.shape)} with strides {list(strides_in_elements(self))}",
    )


def _why_not_viewed(self: Array, size: tuple[int, ...]) -> str:
    known = prod(extent for extent in size if extent != -1)
    if size.count(-1) > 1:
        return "only one dimension can be inferred"
    bad = next((place for place, extent in enumerate(size) if extent < -1), None)
    if bad is not None:
        return f"invalid shape dimension {size[bad]} at index {bad} of shape {list(size)}"
    if -1 in size and known == 0 and self.size == 0:
        return (
            f"cannot reshape tensor of 0 elements into shape {list(size)} because the unspecified "
            "dimension size -1 can be any value and is ambiguous"
        )
    matches = known and self.size % known == 0 if -1 in size else known == self.size
    if not matches:
        return f"shape '{list(size)}' is invalid for input of size {self.size}"
    return (
        "view size is not compatible with input tensor's size and stride (at least one dimension "
        "spans across two contiguous subspaces). Use .reshape(...) instead."
    )


def view_dtype(self: Array, dtype: DType) -> Array:
    """The same bytes read as elements of `dtype`; the last extent follows the change of width.

    Raises RuntimeError when the last dimension cannot be split or joined evenly.
    """
    width = self.itemsize
    if dtype.itemsize == width:
        return self.view(dtype)

    def refused(what: str, got: str = "") -> RuntimeError:
        source, target = map(scalar_type_name, (self.dtype, dtype))
        return RuntimeError(f"{what} to view {source} as {target} (different element sizes){got}")

    if self.ndim == 0:
        raise refused("self.dim() cannot be 0")
    strides = strides_in_elements(self)
    if strides[-1] != 1 and self.size:
        raise refused("self.stride(-1) must be 1", f", but got {strides[-1]}")
    factor = dtype.itemsize // width
    if factor > 1:
        divided = {"self.size(-1)": self.shape[-1], "self.storage_offset()": offset_of(self)}
        if self.size:
            steps = enumerate(strides[:-1])
            divided.update({f"self.stride({dim})": step for dim, step in steps})
        for name, count in divided.items():
            if count % factor:
                raise refused(f"{name} must be divisible by {factor}", f", but got {count}")
    return self.view(dtype)


def other_number_of_dims(ndim: int, dims: Sequence[int]) -> RuntimeError:
    """The error for an order of other than all dimensions."""
    return RuntimeError(
        "permute(sparse_coo): number of dimensions in the tensor input does not match the "
        f"length of the desired ordering of dimensions i.e. input.dim() = {ndim} is not "
        f"equal to len(dims) = {len(dims)}"
    )


def duplicate_dims(dims: Sequence[int]) -> RuntimeError:
    """The error for an order that names a dimension twice."""
    error = RuntimeError("permute(): duplicate dims are not allowed.")
    return noted(error, f"dims are {list(dims)}")


def selected_out_of_range(index: int, shape: Sequence[int], dim: int) -> IndexError:
    """The error for an index that a dimension does not have."""
    return IndexError(
        f"select(): index {index} out of range for tensor of size {list(shape)} at dimension {dim}"
    )


def permute(self: Array, dims: tuple[int, ...]) -> Array:
    """The dimensions in the order `dims`.  RuntimeError when their number differs."""
    if len(dims) != self.ndim:
        raise other_number_of_dims(self.ndim, dims)
    places = tuple(normalize_dim(dim, self.ndim) for dim in dims)
    if len(set(places)) != len(places):
        raise duplicate_dims(dims)
    return self.transpose(places)


def transpose(self: Array, dim0: int, dim1: int) -> Array:
    """Two dimensions exchanged."""
    ndim = self.ndim
    if ndim == 0:
        normalize_dim(dim0, 0)
        normalize_dim(dim1, 0)
        return self.view()
    return self.swapaxes(normalize_dim(dim0, ndim), normalize_dim(dim1, ndim))


def t(self: Array) -> Array:
    """The transpose of a matrix; tensors of fewer dimensions as they are."""
    if self.ndim > 2:
        raise RuntimeError(f"t() expects a tensor with <= 2 dimensions, but self is {self.ndim}D")
    return self.transpose()


def expand(self: Array, size: tuple[int, ...], implicit: bool = False) -> Array:
    """Extents of 1 repeated (with stride 0) up to `size`; -1 keeps an extent.

    Raises RuntimeError when an extent is neither 1 nor the one asked for.
    """
    shape = self.shape
    ndim = len(shape)
    if ndim == 0 and -1 not in size:
        if self.dtype.num >= FIRST_USER_DTYPE:
            return strided(self, size, (0,) * len(size))
        return np.ndarray(size, self.dtype, self, 0, (0,) * len(size))
    lead = len(size) - ndim
    if lead < 0:
        raise RuntimeError(
            f"expand({type_name_of(self.dtype)}{{{list(shape)}}}, size={list(size)}): the number of sizes provided "
            f"({len(size)}) must be greater or equal to the number of dimensions in the tensor "
            f"({ndim})"
        )
    strides = self.strides
    new_shape = []
    new_strides = []
    for position, extent in enumerate(size):
        own = position - lead
        if own < 0:
            if extent < 0:
                raise RuntimeError(
                    f"The expanded size of the tensor ({extent}) isn't allowed in a leading, "
                    f"non-existing dimension {position}"
                )
            new_shape.append(extent)
            new_strides.append(0)
        elif extent == -1 or extent == shape[own]:
            new_shape.append(shape[own])
            new_strides.append(strides[own])
        elif shape[own] == 1 and extent >= 0:
            new_shape.append(extent)
            new_strides.append(0)
        else:
            raise RuntimeError(
                f"The expanded size of the tensor ({extent}) must match the existing size "
                f"({shape[own]}) at non-singleton dimension {position}.  Target sizes: "
                f"{list(size)}.  Tensor sizes: {list(shape)}"
            )
    return strided(self, tuple(new_shape), tuple(new_strides))


def squeeze(self: Array) -> Array:
    """The tensor without its dimensions of size 1."""
    return self.squeeze()


def squeeze_dim(self: Array, dim: int) -> Array:
    """The tensor without dimension `dim` if its size is 1."""
    dim = normalize_dim(dim, self.ndim)
    if self.ndim and self.shape[dim] == 1:
        return self.squeeze(dim)
    return self.view()


def squeeze_dims(self: Array, dim: tuple[int, ...]) -> Array:
    """The tensor without those of the dimensions `dim` whose size is 1."""
    shape = self.shape
    dims = normalize_dims(dim, self.ndim)
    return self.squeeze(tuple(d for d in dims if shape and shape[d] == 1))


def unsqueeze(self: Array, dim: int) -> Array:
    """With a new dimension of extent 1 at `dim`, which may be one past the last."""
    dim = normalize_dim(dim, self.ndim + 1)
    shape, strides = self.shape, self.strides
    if self.flags.c_contiguous:
        return self.reshape((*shape[:dim], 1, *shape[dim:]))
    step = strides[dim] * shape[dim] if dim < self.ndim else self.itemsize
    return strided(self, (*shape[:dim], 1, *shape[dim:]), (*strides[:dim], step, *strides[dim:]))


def select_int(self: Array, dim: int, index: int) -> Array:
    """The slice at `index` along `dim`, which is dropped.  IndexError when there is none."""
    ndim = self.ndim
    if dim == 0 and ndim:
        try:
            return self[index, ...]
        except IndexError:
            pass  # the error is made below
    if ndim == 0:
        raise IndexError("select() cannot be applied to a 0-dim tensor.")
    dim = normalize_dim(dim, ndim)
    extent = self.shape[dim]
    if not -extent <= index < extent:
        raise selected_out_of_range(index, self.shape, dim)
    # The Ellipsis makes NumPy return a 0-d view where it would return a scalar.
    return self[(slice(None),) * dim + (index, ...)]


def slice_tensor(self: Array, dim: int, start: int | None, end: int | None, step: int) -> Array:
    """Every `step`-th slice from `start` up to `end` along `dim`; bounds are clamped."""
    ndim = self.ndim
    if ndim == 0:
        raise RuntimeError("slice() cannot be applied to a 0-dim tensor.")
    if step <= 0:
        raise RuntimeError("slice step must be positive")
    if dim == 0:
        return self[start:end:step]
    return self[(slice(None),) * normalize_dim(dim, ndim) + (slice(start, end, step),)]


def diagonal(self: Array, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Array:
    """The diagonal over two dimensions, which becomes the last dimension."""
    first, second = normalize_dim(dim1, self.ndim), normalize_dim(dim2, self.ndim)
    if first == second:
        raise RuntimeError(f"diagonal dimensions cannot be identical {dim1}, {dim2}")
    rows, columns = self.shape[first], self.shape[second]
    if offset > columns or -offset > rows:
        # NumPy refuses nothing here either, but returns an offset beyond the memory.
        check_int64(offset)
        offset = columns if offset > 0 else -rows
    result = self.diagonal(offset, first, second)
    # NumPy returns a read-only view.
    result.flags.writeable = self.flags.writeable
    return result


def unfold(self: Array, dimension: int, size: int, step: int) -> Array:
    """Windows of `size` elements, `step` apart, along `dimension`; windows become the last one."""
    dimension = normalize_dim(dimension, self.ndim)
    extent = self.shape[dimension] if self.ndim else 1
    if size < 0:
        raise RuntimeError(f"size is {size} but must be >= 0")
    if size > extent:
        raise RuntimeError(
            f"maximum size for tensor at dimension {dimension} is {extent} but size is {size}"
        )
    if step <= 0:
        raise RuntimeError(f"step is {step} but must be > 0")
    if self.ndim == 0:
        return strided(self, (size,), (self.itemsize,))
    shape, strides = list(self.shape), list(self.strides)
    shape[dimension] = (extent - size) // step + 1
    stride = strides[dimension]
    strides[dimension] = stride * step
    return strided(self, (*shape, size), (*strides, stride))


def view_as_real(self: Array) -> Array:
    """A complex tensor as a real one whose last dimension holds real and imaginary parts."""
    real_dtype = REAL_OF.get(self.dtype)
    if real_dtype is None:
        raise RuntimeError("view_as_real is only supported for complex tensors")
    width = real_dtype.itemsize
    return strided(self, (*self.shape, 2), (*self.strides, width), dtype=real_dtype)


def view_as_complex(self: Array) -> Array:
    """A real tensor whose last dimension holds two elements as a complex one."""
    complex_dtype = _COMPLEX_OF.get(self.dtype)
    if complex_dtype is None:
        raise RuntimeError(
            "view_as_complex is only supported for half, float and double tensors, but got a "
            f"tensor of scalar type: {scalar_type_name(self.dtype)}"
        )
    if self.ndim == 0:
        raise RuntimeError("Input tensor must have one or more dimensions")
    if self.shape[-1] != 2:
        raise RuntimeError("Tensor must have a last dimension of size 2")
    if not self.size:  # NumPy gives empty arrays any strides
        return np.empty(self.shape[:-1], complex_dtype)
    if self.strides[-1] != self.itemsize:
        raise RuntimeError("Tensor must have a last dimension with stride 1")
    if any(step % (2 * self.itemsize) for step in self.strides[:-1]):
        raise RuntimeError("Tensor must have a stride divisible by 2 for all but last dimension")
    if offset_of(self) % 2:
        raise RuntimeError("Tensor must have a storage_offset divisible by 2")
    paired: Array = self.view(complex_dtype)
    return paired[..., 0]


def as_strided(
    self: Array,
    size: tuple[int, ...],
    stride: tuple[int, ...],
    storage_offset: int | None = None,
) -> Array:
    """Any size and strides over the memory that `self` is a view of.

    Strides and offset count elements; without an offset the view starts where `self` does.
    Raises RuntimeError when it would reach outside the memory.
    """
    if len(size) != len(stride):
        raise RuntimeError("mismatch in length of strides and shape")
    width = self.itemsize
    reach, steps = 0, []
    for extent, step in zip(size, stride, strict=True):
        if step < 0:
            raise RuntimeError(
                "as_strided: Negative strides are not supported at the moment, got strides: "
                f"{list(stride)}"
            )
        steps.append(step * width)
        reach += (extent - 1) * step * width
    storage = storage_of(self)
    if storage_offset is not None:
        offset = storage_offset * width
    else:
        offset = 0 if storage is self else address(self) - address(storage)
    if offset < 0:
        raise RuntimeError(f"Tensor: invalid storage offset {storage_offset}")
    if 0 in size:
        offset = 0
    elif (required := reach + offset + width) > storage.nbytes:
        raise RuntimeError(
            f"setStorage: sizes {list(size)}, strides {list(stride)}, storage offset "
            f"{offset // width}, and itemsize {width} requiring a storage size of {required} "
            f"are out of bounds for storage of size {storage.nbytes}"
        )
    return strided(storage, size, tuple(steps), offset, self.dtype)
