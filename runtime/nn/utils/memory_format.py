"""The weights of convolutions laid out in memory as their inputs are."""

from __future__ import annotations

from typing import TypeVar

from ...autograd.grad_mode import no_grad
from ...core.layout import memory_format as MemoryFormat
from ..conv import _Convolution
from ..module import Module

__all__ = ["convert_conv2d_weight_memory_format", "convert_conv3d_weight_memory_format"]

M = TypeVar("M", bound=Module)


def convert_conv2d_weight_memory_format(module: M, memory_format: MemoryFormat) -> M:
    """`module`, with the weights of four dimensions of its convolutions, transposed ones too, in `memory_format`.

    Raises TypeError for anything but a module.
    """
    return _convert("convert_conv2d_weight_memory_format", module, memory_format, 4)


def convert_conv3d_weight_memory_format(module: M, memory_format: MemoryFormat) -> M:
    """`module`, with the weights of five dimensions of its convolutions, transposed ones too, in `memory_format`.

    Raises TypeError for anything but a module.
    """
    return _convert("convert_conv3d_weight_memory_format", module, memory_format, 5)


def _convert(name: str, module: M, memory_format: MemoryFormat, dims: int) -> M:
    if not isinstance(module, Module):
        raise TypeError(f"{name}(): argument 'module' must be Module, not {type(module).__name__}")
    with no_grad():
        for layer in module.modules():
            if isinstance(layer, _Convolution) and layer.weight.dim() == dims:
                layer.weight.data = layer.weight.detach().contiguous(memory_format=memory_format)
    return module
