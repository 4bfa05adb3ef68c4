"""The methods of `Tensor` about shapes and types that Python has to sort out the arguments of."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from operator import index
from typing import TYPE_CHECKING, Any, cast

from gradsmith.generated import raw

from ..autograd.nodes.variable import is_inference
from ..autograd.views.inplace import INFERENCE_UPDATE
from ..core import dtypes
from ..core.bits import DTYPE_BITS, REQUIRES_GRAD, STRIDED, TRANSFORMED, bits_for, dtype_from_bits
from ..core.handlers import shows_members
from ..core.layout import (
    CHANNELS_LAST_ORDERS,
    contiguous_format,
    contiguous_strides,
    preserve_format,
)
from ..core.state import state
from ..core.strided import resized
from ..core.tensor import counter_of
from ..operators.memory_formats import suggested_order
from ..operators.view.conversions import become
from . import linear_algebra, shapes
from .tensor_conversion import ConversionMethods, copied_as

if TYPE_CHECKING:
    from ..core.tensor import Tensor


def _converting(name: str, wanted: dtypes.dtype) -> Callable[..., Tensor]:
    """The method called `name`, which converts to the dtype `wanted`."""

    def convert(self: Tensor, *, memory_format: Any = None) -> Tensor:
        if memory_format is not None:
            return self.to(wanted, memory_format=memory_format)
        return self if wanted is dtype_from_bits(self._bits_) else copied_as(self, wanted)

    convert.__name__, convert.__qualname__ = name, f"ShapeMethods.{name}"
    convert.__doc__ = f"The tensor as {wanted!r}."
    return convert


@shows_members(completed=("norm", "unique"))
class ShapeMethods(ConversionMethods):
    """Conversions named by types, splitting, distinct elements, resizing."""

    __slots__ = ()

    bool = _converting("bool", dtypes.bool_)
    byte = _converting("byte", dtypes.uint8)
    char = _converting("char", dtypes.int8)
    short = _converting("short", dtypes.int16)
    int = _converting("int", dtypes.int32)
    long = _converting("long", dtypes.int64)
    half = _converting("half", dtypes.float16)
    bfloat16 = _converting("bfloat16", dtypes.bfloat16)
    float = _converting("float", dtypes.float32)
    double = _converting("double", dtypes.float64)
    cfloat = _converting("cfloat", dtypes.complex64)
    cdouble = _converting("cdouble", dtypes.complex128)

    def squeeze_(self, dim: Any = None) -> Tensor:
        """Drop dimensions of extent 1 (those in `dim`, if given), in place."""
        return become(cast("Tensor", self), self.squeeze() if dim is None else self.squeeze(dim))

    def unique(
        self,
        sorted: Any = True,
        return_inverse: Any = False,
        return_counts: Any = False,
        dim: Any = None,
    ) -> Any:
        """Distinct elements, or slices along `dim`; see `gradsmith.unique`."""
        return shapes.unique(cast("Tensor", self), sorted, return_inverse, return_counts, dim)

    def nonzero(self, *, as_tuple: Any = False) -> Any:
        """The positions of nonzero elements; see `gradsmith.nonzero`."""
        tensor: Any = self  # a `cast` would be a call
        return (
            raw.nonzero(tensor) if as_tuple is False else shapes.nonzero(tensor, as_tuple=as_tuple)
        )

    def norm(
        self, p: Any = "fro", dim: Any = None, keepdim: Any = False, dtype: Any = None
    ) -> Tensor:
        """A norm over `dim`; see `gradsmith.norm`."""
        return linear_algebra.norm(cast("Tensor", self), p, dim, keepdim, dtype=dtype)

    def resize_(self, *sizes: Any, size: Any = None, memory_format: Any = None) -> Tensor:
        """Another shape, in place: over the memory there is, or over more if that is too small.

        Elements beyond the old memory hold whatever they held.  Raises RuntimeError for tensors
        that require grad, and outside inference mode for those that were made in it.
        """
        if self._bits_ & REQUIRES_GRAD and not state.inference:
            raise RuntimeError("cannot resize variables that require grad")
        if size is None and not sizes:
            raise TypeError('resize_() missing 1 required positional arguments: "size"')
        by_name = size is not None
        if not by_name:
            size = sizes[0] if len(sizes) == 1 and not hasattr(sizes[0], "__index__") else sizes
        if not isinstance(size, (tuple, list)):
            place = "" if by_name else " (position 1)"
            raise TypeError(
                f"resize_(): argument 'size'{place} must be tuple of ints, not {type(size).__name__}"
            )
        for position, extent in enumerate(size, 1):
            if not hasattr(extent, "__index__") or extent is True or extent is False:
                raise TypeError(
                    f"resize_(): argument 'size' failed to unpack the object at pos {position} with error "
                    f'"type must be tuple of ints,but got {type(extent).__name__}"'
                )
        size = tuple(map(index, size))
        if any(extent < 0 for extent in size):
            raise RuntimeError(f"Trying to resize tensor with negative dimension: {list(size)}")
        if prod(size) > _MOST_ELEMENTS:
            raise RuntimeError("numel: integer multiplication overflow")
        array = self._data_
        if memory_format is preserve_format:
            raise RuntimeError("Unsupported memory formatPreserve")
        if size != array.shape or memory_format is not None:
            tensor = cast("Tensor", self)
            changes = size != array.shape
            if changes and is_inference(tensor) and not state.inference:
                raise RuntimeError(INFERENCE_UPDATE)
            if self._bits_ & TRANSFORMED:
                cell: Any = array
                cell.resize(size, memory_format)
            else:
                tensor._data_ = resized(array, size, contiguous_strides(size, memory_format))
            tensor._bits_ = (
                bits_for(tensor.dtype, not size) & DTYPE_BITS | self._bits_ & ~DTYPE_BITS
            )
            if not tensor._data_.flags.c_contiguous:
                tensor._bits_ |= STRIDED
            if changes and not is_inference(tensor):
                counter_of(tensor).version += 1  # for nodes that saved the tensor as it was
        return self  # type: ignore[return-value]

    def resize_as_(self, the_template: Tensor, *, memory_format: Any = None) -> Tensor:
        """The shape of `the_template`, in place; see `resize_`.  `preserve_format` means the template's format."""
        if not hasattr(the_template, "_bits_"):
            kind = type(the_template).__name__
            raise TypeError(
                f"resize_as_(): argument 'the_template' (position 1) must be Tensor, not {kind}"
            )
        if memory_format is preserve_format:
            order = suggested_order(the_template._data_)
            formats = [f for f, named in CHANNELS_LAST_ORDERS.items() if named == order]
            memory_format = formats[0] if formats else contiguous_format
        return self.resize_(tuple(the_template.shape), memory_format=memory_format)


_MOST_ELEMENTS = 2**63 - 1
