"""Moving a module to other dtypes and devices."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self, cast

from gradsmith.generated import functions

from ..autograd.grad_mode import no_grad
from ..core import dtypes
from ..core.device import device as as_device
from ..core.origin import warn_caller
from ..core.refusing import refuses
from ..core.tensor import Tensor
from .parameter import Parameter

if TYPE_CHECKING:
    from .module import Module

Conversion = Callable[[Any], Tensor]


class ModuleConversion:
    """Every conversion is one function that is applied to parameters, their gradients and buffers."""

    _parameters: dict[str, Parameter | None]
    _buffers: dict[str, Tensor | None]

    def _apply(self, fn: Conversion, recurse: bool = True) -> Self:
        """Replace what parameters, their gradients and buffers hold by what `fn` makes of it."""
        if recurse:
            for module in cast("Module", self).children():
                module._apply(fn)
        for name, parameter in self._parameters.items():
            if parameter is None:
                continue
            with no_grad():
                applied = fn(parameter)
                grad = None if parameter.grad is None else fn(parameter.grad)
            # From device meta, or to it, the parameter is another one; elsewhere optimizers and modules that share it keep it.
            stays = applied.device == parameter.device or not (applied.is_meta or parameter.is_meta)
            if stays and not hasattr(parameter, "_is_param"):
                changes = grad is not None and grad is not parameter.grad
                if changes:
                    requires_grad = cast("Tensor", parameter.grad).requires_grad
                    parameter.grad = None
                parameter.data = applied
                if changes:
                    parameter.grad = cast("Tensor", grad).requires_grad_(requires_grad)
            else:
                moved = Parameter(applied, parameter.requires_grad)
                if grad is not None:
                    moved.grad = grad
                self._parameters[name] = moved
        for name, buffer in self._buffers.items():
            if buffer is not None:
                self._buffers[name] = fn(buffer)
        return self

    def _to_floating(self, dtype: dtypes.dtype) -> Self:
        return self._apply(lambda t: t.to(dtype) if t.is_floating_point() else t)

    @refuses
    def type(self, dst_type: Any) -> Self:
        """Everything in this dtype, integers included."""
        return self._apply(lambda t: t.type(dst_type))

    def float(self) -> Self:
        """Floating point parameters and buffers in float32."""
        return self._to_floating(dtypes.float32)

    def double(self) -> Self:
        """Floating point parameters and buffers in float64."""
        return self._to_floating(dtypes.float64)

    def half(self) -> Self:
        """Floating point parameters and buffers in float16."""
        return self._to_floating(dtypes.float16)

    def bfloat16(self) -> Self:
        """Floating point parameters and buffers in bfloat16."""
        return self._to_floating(dtypes.bfloat16)

    def cpu(self) -> Self:
        """On the CPU."""
        return self._apply(lambda t: t.cpu())

    @refuses
    def cuda(self, device: Any = None) -> Self:
        """On a CUDA device, where a backend has registered one."""
        return self._apply(lambda t: t.cuda(device))

    @refuses
    def xla(self, device: Any = None) -> Self:
        """On the XLA device, which needs JAX."""
        return self._apply(lambda t: t.xla(device))

    def share_memory(self) -> Self:
        """In memory that other processes share."""
        return self._apply(lambda t: t.share_memory_())

    @refuses
    def to_empty(self, *, device: Any, recurse: bool = True) -> Self:
        """On another device, with elements that nothing has written yet."""

        def emptied(t: Tensor) -> Tensor:
            return functions.empty_strided(t.shape, t.stride(), dtype=t.dtype, device=device)

        return self._apply(emptied, recurse=recurse)

    @refuses
    def to(self, *args: Any, **kwargs: Any) -> Self:
        """Like `Tensor.to`, for floating and complex parameters and buffers; others are moved and keep their dtype.

        ``to(device, dtype, non_blocking)``, ``to(dtype)``, ``to(tensor)``, ``to(memory_format=…)``: the latter is
        for tensors of 4 or 5 dimensions.  TypeError for a dtype that is neither floating nor complex.
        """
        device, dtype, memory_format = _target(*args, **kwargs)
        if dtype is not None:
            if not (dtype.is_floating_point or dtype.is_complex):
                raise TypeError(
                    "nn.Module.to only accepts floating point or complex dtypes, but got desired "
                    f"dtype={dtype}"
                )
            if dtype.is_complex:
                warn_caller("Complex modules: some layers do not work with complex parameters")

        def convert(t: Tensor) -> Tensor:
            own = dtype if t.is_floating_point() or t.is_complex() else None
            wanted = memory_format if memory_format is not None and t.dim() in (4, 5) else None
            try:
                return t.to(device=device or t.device, dtype=own or t.dtype, memory_format=wanted)
            except NotImplementedError as error:
                if "Cannot copy out of meta tensor" not in str(error):
                    raise
                raise NotImplementedError(
                    f"{error} Please use torch.nn.Module.to_empty() instead of torch.nn.Module.to() "
                    "when moving module from meta to a different device."
                ) from None

        return self._apply(convert)


def _target(
    *args: Any, dtype: Any = None, device: Any = None, memory_format: Any = None, **kwargs: Any
) -> tuple[Any, Any, Any]:
    """The device, dtype and format that arguments of `to` name."""
    unknown = kwargs.keys() - {"non_blocking", "tensor"}
    if unknown:
        raise TypeError(f"to() got an unexpected keyword argument '{min(unknown)}'")
    for arg in (*args, kwargs.get("tensor")):
        if isinstance(arg, Tensor):
            device, dtype = arg.device, arg.dtype
        elif isinstance(arg, dtypes.dtype):
            dtype = arg
        elif isinstance(arg, (str, int)) and not isinstance(arg, bool):
            device = as_device(arg)
        elif arg is not None and not isinstance(arg, bool):
            device = arg
    return device, dtype, memory_format
