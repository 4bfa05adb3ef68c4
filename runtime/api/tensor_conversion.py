"""The methods of `Tensor` that convert to another dtype or device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from gradsmith.generated import operators

from ..core.bits import CPU_BITS, META_BITS, dtype_from_bits
from ..core.device import as_device
from ..core.device import device as device_type
from ..core.dtypes import dtype as dtype_type
from ..core.handlers import check_flag, shows_members
from ..core.layout import check_format, contiguous_format
from ..core.layout import memory_format as memory_format_type
from ..core.memory import accelerator
from ..core.namespace import empty_in_order
from ..core.state import MASKED, state
from ..core.tensor import wrap_on
from ..core.type_names import legacy_type, legacy_type_name
from ..core.warn import warn_of_cast
from ..operators.memory_formats import order_of, suggested_order
from .creation import as_dtype
from .tensor_autograd import AutogradMethods

if TYPE_CHECKING:
    from ..core.tensor import Tensor

_type = type


@shows_members()
class ConversionMethods(AutogradMethods):
    """`to` and similar methods; each returns the tensor itself when nothing changes."""

    __slots__ = ()

    def to(
        self, *args: Any, memory_format: memory_format_type | None = None, **kwargs: Any
    ) -> Tensor:
        """The tensor with another dtype, on another device, or both.

        ``to(dtype)``, ``to(device, dtype=None)`` and ``to(other)``, each followed by
        ``non_blocking=False, copy=False`` and the keyword ``memory_format=None``.  The tensor itself
        when nothing changes and `copy` is false.  NotImplementedError for elements of a meta tensor.
        """
        given: Any = self  # a `cast` would be a call
        tensor: Tensor = given
        if memory_format is not None:
            check_format("to", memory_format, tensor.ndim)
        elif len(args) == 1 and not kwargs:  # by far the most usual calls
            wanted = args[0]
            if wanted.__class__ is dtype_type:
                if wanted is dtype_from_bits(tensor._bits_):
                    return tensor
                return copied_as(tensor, wanted)
            if _is_cpu(wanted) and tensor._bits_ & CPU_BITS == CPU_BITS:
                return tensor
        device, d, copy, non_blocking = conversion_target(args, kwargs)
        named = device
        d = d or tensor.dtype
        if device is None or (device.index is None and device.type == tensor.device.type):
            device = tensor.device
        if (
            d is tensor.dtype
            and device == tensor.device
            and not copy
            and _has(tensor, memory_format)
        ):
            return tensor
        if device != tensor.device:
            return copied_as(tensor, d, device, memory_format, non_blocking)
        told = named if state.dispatch_modes else None  # who looks on is told what the program says
        return copied_as(tensor, d, None, memory_format, non_blocking, told)

    def cpu(self, memory_format: memory_format_type | None = None) -> Tensor:
        """The tensor on the CPU."""
        if memory_format is None and self._bits_ & CPU_BITS == CPU_BITS:
            tensor: Any = self
            return tensor  # type: ignore[no-any-return]
        return self.to("cpu", memory_format=memory_format)

    def cuda(self, device: Any = None, non_blocking: bool = False) -> Tensor:
        """The tensor on a CUDA device, also given as its index.

        AssertionError where no backend for CUDA has been imported; RuntimeError for a device of another type.
        """
        is_index = device is None or isinstance(device, int)
        if device is not None and is_index:
            accelerator()
        where = device_type("cuda", device) if is_index else as_device(device)
        if where.type != "cuda":
            raise RuntimeError(f"Invalid device, must be cuda device, but got {where}")
        return self.to(where)

    def xla(self, device: Any = None, non_blocking: bool = False) -> Tensor:
        """The tensor on the XLA device, which needs JAX."""
        return self.to("xla" if device is None else device)

    def type(self, dtype: Any = None, non_blocking: bool = False) -> Any:
        """The name of the tensor's type; with `dtype` (or such a name) the tensor converted to it."""
        if dtype is None:
            return legacy_type_name(cast("Tensor", self))
        if isinstance(dtype, str):
            return self.to(legacy_type(dtype))
        named = getattr(dtype, "dtype", dtype)  # of a class such as ``FloatTensor``
        if not isinstance(named, (dtype_type, _type)):
            raise TypeError("dtype must be a type, str, or dtype object")
        return self.to(as_dtype(named, "type"))


def _is_cpu(value: Any) -> bool:
    """Whether `value` names the CPU; of other devices and of anything else False."""
    if value.__class__ is device_type:
        return value.type == "cpu" and value.index is None
    return value.__class__ is str and value == "cpu"


def conversion_target(
    args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[device_type | None, dtype_type | None, bool, bool]:
    """What the arguments of `to` ask for: device, dtype, whether to copy, whether not to wait for it."""
    device: Any = kwargs.pop("device", None)
    d: Any = kwargs.pop("dtype", None)
    other = kwargs.pop("other", None)
    rest = list(args)
    if rest and hasattr(rest[0], "_bits_"):
        other = rest.pop(0)
    elif rest and (isinstance(rest[0], dtype_type) or rest[0] in (bool, int, float, complex)):
        d = rest.pop(0)
    elif rest:
        device = rest.pop(0)
        if rest and not isinstance(rest[0], bool):
            d = rest.pop(0)
    if other is not None:
        device, d = other.device, other.dtype
    flags = dict(zip(("non_blocking", "copy"), rest))
    flags.update(kwargs)
    unknown = set(flags) - {"non_blocking", "copy", "layout", "pin_memory"}
    if unknown or len(rest) > 2:
        raise TypeError(
            "to() received an invalid combination of arguments - expected (dtype), (device, dtype) or "
            "(other), each with non_blocking, copy and memory_format"
        )
    for name, value in flags.items():
        if name in ("non_blocking", "copy"):
            check_flag("to", name, value)
    return (
        None if device is None else as_device(device),
        None if d is None else as_dtype(d, "to"),
        flags.get("copy", False),
        flags.get("non_blocking", False),
    )


def _has(tensor: Tensor, memory_format: memory_format_type | None) -> bool:
    if memory_format is None or memory_format.name == "preserve_format":
        return True
    order = suggested_order(tensor._data_)
    if memory_format is contiguous_format:
        return not order
    return order == order_of(memory_format, tensor._data_.shape)


def copied_as(
    tensor: Tensor,
    d: dtype_type,
    device: device_type | None = None,
    memory_format: memory_format_type | None = None,
    non_blocking: bool = False,
    told: device_type | None = None,
) -> Tensor:
    """A copy of `tensor` as `d`, on another device unless that is None; `told` is its own, for handlers to see."""
    source = dtype_from_bits(tensor._bits_)
    if source.category == 3 and source is not d:
        warn_of_cast(source, d, 4)
    if device is None:
        kernel = _kernels.get(tensor._bits_ & state.mask if MASKED else tensor._bits_)
        if kernel is not None:
            made: Tensor = kernel(tensor, d, None, None, None, False, memory_format)
            return made
    elif tensor.is_meta:
        raise NotImplementedError("Cannot copy out of meta tensor; no data!")
    elif device.type == "meta" and not (tensor.requires_grad and state.grad_enabled):
        data = tensor._data_
        order = order_of(memory_format, data.shape, data)
        return wrap_on(empty_in_order(data.shape, d.numpy, order), META_BITS)
    where = told if device is None else device
    options = {"dtype": d, "device": where, "non_blocking": non_blocking}
    out: Tensor = operators._to_copy(tensor, **options, memory_format=memory_format)
    return out


_kernels = operators._to_copy.table
