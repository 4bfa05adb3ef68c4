"""Shape functions that operators of many families share."""

from __future__ import annotations

from typing import Any

from ..core.namespace import Array, DType, np
from ..core.result import Result, only_infers
from .promotion import Number, result_type_with_number


@only_infers
def same_as_self(self: Array, /, *rest: Any) -> Result:
    """A result of the shape and dtype of the first argument."""
    return Result(self.shape, self.dtype)


@only_infers
def shape_of_second(first: Array, second: Array, /, *rest: Any) -> Result:
    """A result of the shape of the second argument: most gradients."""
    return Result(second.shape, first.dtype)


@only_infers
def like_second(first: Array, second: Array, /, *rest: Any) -> Result:
    """A result of the shape and dtype of the second argument: gradients of the dtype of what they are of."""
    return Result(second.shape, second.dtype)


@only_infers
def broadcast_result(self: Array, /, *rest: Any) -> Result:
    """A result of the dtype of the first argument, of the shape and strides that all arrays broadcast to."""
    return laid_over(self.dtype, self, *rest)


@only_infers
def beside_number(self: Array, number: Number, /) -> Result:
    """A result of the shape and strides of a tensor, of the dtype that it and a Python number come to."""
    return Result(self.shape, result_type_with_number(self.dtype, number), (self,))


def laid_over(dtype: DType, *operands: Any) -> Result:
    """A result of `dtype`, of the shape and strides that those operands that are arrays broadcast to."""
    arrays = tuple(value for value in operands if isinstance(value, np.ndarray))
    shape = arrays[0].shape
    for array in arrays:
        if array.shape != shape:
            shape = np.broadcast_shapes(*(array.shape for array in arrays))
            break
    return Result(shape, dtype, arrays)
