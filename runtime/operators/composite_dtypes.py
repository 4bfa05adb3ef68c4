"""Results of compositions in the dtype of a tensor that they could be written to."""

from __future__ import annotations

from ..core.dtypes import can_cast
from ..core.errors import TYPE_WORDS
from ..core.tensor import Tensor


def in_dtype_of(tensor: Tensor, result: Tensor) -> Tensor:
    """`result` as `tensor` can hold it, as if computed in place; RuntimeError where its category is above.

    So is another shape.
    """
    if result.shape != tensor.shape:
        raise RuntimeError(
            f"output with shape {list(tensor.shape)} doesn't match the broadcast shape {list(result.shape)}"
        )
    dtype = tensor.dtype
    if result.dtype is dtype:
        return result
    if not can_cast(result.dtype, dtype):
        raise RuntimeError(
            f"result type {TYPE_WORDS[result.dtype.name]} can't be cast to the desired output type "
            f"{TYPE_WORDS[dtype.name]}"
        )
    return result.to(dtype)
