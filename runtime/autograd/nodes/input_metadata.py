"""The metadata that incoming gradients of a node must match: the items of ``node._input_metadata``."""

from __future__ import annotations

from typing import NamedTuple

from ...core.bits import backend_of, dtype_from_bits
from ...core.device import device as Device
from ...core.device import device_of_backend
from ...core.dtypes import dtype as DType
from ...core.dtypes import float32
from ...core.size import Size


class InputMetadata(NamedTuple):
    """Shape, dtype and device of one output of a forward call, and so of its gradient."""

    shape: Size
    dtype: DType
    device: Device
    is_tensor_subclass: bool = False
    is_nested_tensor: bool = False
    is_cpp_nested_tensor: bool = False

    @property
    def grad_dtype(self) -> DType:
        """The dtype that the gradient is cast to."""
        return self.dtype

    @classmethod
    def of(cls, shape: tuple[int, ...], bits: int) -> InputMetadata:
        """From what a node remembers of an output; for one that is not a tensor a single float32."""
        if not bits:
            return cls(Size(()), float32, Device("cpu"))
        return cls(Size(shape), dtype_from_bits(bits), Device(device_of_backend(backend_of(bits))))
