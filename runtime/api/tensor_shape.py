"""The methods of `Tensor` about shapes and types that Python has to sort out the arguments of."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any, cast

from ..core.bits import REQUIRES_GRAD
from ..core.dtypes import bfloat16 as bfloat16_
from ..core.dtypes import (
    bool_,
    complex64,
    complex128,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
)
from ..core.handlers import shows_members
from ..core.namespace import np
from ..operators.view.view import storage_of, strided
from . import linear_algebra, shapes
from .tensor_conversion import ConversionMethods

if TYPE_CHECKING:
    from ..core.tensor import Tensor

__all__ = ["ShapeMethods"]


@shows_members()
class ShapeMethods(ConversionMethods):
    """Conversions named by types, splitting, distinct elements, resizing."""

    __slots__ = ()

    def bool(self, memory_format: Any = None) -> Tensor:
        """The tensor as Booleans."""
        return self.to(bool_, memory_format=memory_format)

    def byte(self, memory_format: Any = None) -> Tensor:
        """The tensor as uint8."""
        return self.to(uint8, memory_format=memory_format)

    def char(self, memory_format: Any = None) -> Tensor:
        """The tensor as int8."""
        return self.to(int8, memory_format=memory_format)

    def short(self, memory_format: Any = None) -> Tensor:
        """The tensor as int16."""
        return self.to(int16, memory_format=memory_format)

    def int(self, memory_format: Any = None) -> Tensor:
        """The tensor as int32."""
        return self.to(int32, memory_format=memory_format)

    def long(self, memory_format: Any = None) -> Tensor:
        """The tensor as int64."""
        return self.to(int64, memory_format=memory_format)

    def half(self, memory_format: Any = None) -> Tensor:
        """The tensor as float16."""
        return self.to(float16, memory_format=memory_format)

    def bfloat16(self, memory_format: Any = None) -> Tensor:
        """The tensor as bfloat16."""
        return self.to(bfloat16_, memory_format=memory_format)

    def float(self, memory_format: Any = None) -> Tensor:
        """The tensor as float32."""
        return self.to(float32, memory_format=memory_format)

    def double(self, memory_format: Any = None) -> Tensor:
        """The tensor as float64."""
        return self.to(float64, memory_format=memory_format)

    def cfloat(self, memory_format: Any = None) -> Tensor:
        """The tensor as complex64."""
        return self.to(complex64, memory_format=memory_format)

    def cdouble(self, memory_format: Any = None) -> Tensor:
        """The tensor as complex128."""
        return self.to(complex128, memory_format=memory_format)

    def split(self, split_size: Any, dim: Any = 0) -> tuple[Tensor, ...]:
        """Pieces of one size along `dim`, or of the sizes given."""
        return shapes.split(cast("Tensor", self), split_size, dim)

    def unique(
        self,
        sorted: Any = True,
        return_inverse: Any = False,
        return_counts: Any = False,
        dim: Any = None,
    ) -> Any:
        """Distinct elements, or slices along `dim`; see `gradsmith.unique`."""
        return shapes.unique(cast("Tensor", self), sorted, return_inverse, return_counts, dim)

    def unique_consecutive(
        self, return_inverse: Any = False, return_counts: Any = False, dim: Any = None
    ) -> Any:
        """Elements without repetitions of the one before; see `gradsmith.unique_consecutive`."""
        return shapes.unique_consecutive(cast("Tensor", self), return_inverse, return_counts, dim)

    def nonzero(self, *, as_tuple: Any = False) -> Any:
        """The positions of nonzero elements; see `gradsmith.nonzero`."""
        return shapes.nonzero(cast("Tensor", self), as_tuple=as_tuple)

    def norm(
        self, p: Any = "fro", dim: Any = None, keepdim: Any = False, dtype: Any = None
    ) -> Tensor:
        """A norm over `dim`; see `gradsmith.norm`."""
        return linear_algebra.norm(cast("Tensor", self), p, dim, keepdim, dtype=dtype)

    def resize_(self, *sizes: Any, memory_format: Any = None) -> Tensor:
        """Another shape, in place: over the memory there is, or over more if that is too small.

        Elements beyond the old memory hold whatever they held.  Raises RuntimeError for tensors
        that require grad.
        """
        if self._bits & REQUIRES_GRAD:
            raise RuntimeError("cannot resize variables that require grad")
        given = sizes[0] if len(sizes) == 1 and isinstance(sizes[0], Sequence) else sizes
        size = tuple(given)
        if any(extent < 0 for extent in size):
            raise RuntimeError(f"Trying to resize tensor with negative dimension: {list(size)}")
        array = self._data
        if size != array.shape:
            tensor = cast("Tensor", self)
            tensor._data = _resized(array, size)
        return self  # type: ignore[return-value]

    def resize_as_(self, the_template: Tensor, *, memory_format: Any = None) -> Tensor:
        """The shape of `the_template`, in place; see `resize_`."""
        return self.resize_(tuple(the_template.shape), memory_format=memory_format)


def _resized(array: Any, size: tuple[Any, ...]) -> Any:
    """An array of `size` over the memory of `array`, or over a larger copy of it."""
    width = array.itemsize
    strides = [width] * len(size)
    for axis in range(len(size) - 2, -1, -1):
        strides[axis] = strides[axis + 1] * max(size[axis + 1], 1)
    storage = storage_of(array)
    start = array.__array_interface__["data"][0] - storage.__array_interface__["data"][0]
    count = prod(size)
    if start + count * width <= storage.nbytes:
        return strided(array, size, tuple(strides))
    memory = np.empty(count, array.dtype)
    kept = (storage.nbytes - start) // width
    memory[:kept] = strided(array, (kept,), (width,))
    return memory.reshape(size)
