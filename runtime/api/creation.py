"""Tensors from Python data: numbers, nested sequences, NumPy arrays and buffers."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core import dtypes
from ..core.bits import INFERENCE, META_BITS, RECORDED, TRANSFORMED
from ..core.device import CPU, META, as_device, get_default_device
from ..core.dtypes import dtype, dtype_of_numpy
from ..core.facade import from_above
from ..core.handlers import shows_handlers, shows_modes
from ..core.namespace import Array
from ..core.origin import warn_caller
from ..core.package_name import package_name
from ..core.size import Size
from ..core.state import state
from ..core.tensor import Tensor, wrap, wrap_on
from .creation_data import array_from, checked_array
from .storages import TypedStorage, UntypedStorage

_DTYPE_OF_PYTHON = {
    bool: dtypes.bool_,
    int: dtypes.int64,
    float: dtypes.float64,
    complex: dtypes.complex128,
}


@shows_modes
def tensor(
    data: Any,
    *,
    dtype: dtype | None = None,
    device: Any = None,
    requires_grad: bool = False,
    pin_memory: bool = False,
) -> Tensor:
    """A new leaf tensor with a copy of `data`.

    Numbers and nested sequences of them give bool, int64, the default dtype or its complex
    counterpart; arrays and tensors keep their dtype.  Raises TypeError for things that are not numbers,
    ValueError for ragged sequences, RuntimeError for integers that do not fit `dtype`.
    """

    if isinstance(data, Tensor):
        _warn_of_copy("gradsmith.tensor")
        if state.recorder is not None:
            state.recorder.refuse_reading("tensor(), given a tensor,")
        if device is None:
            device = data.device
        if data._bits_ & TRANSFORMED:
            return data.detach().to(dtype=dtype or data.dtype, device=device, copy=True)
    wanted = None if dtype is None else as_dtype(dtype, "tensor")
    out = _finish(array_from(data, wanted), device, requires_grad)
    if state.level is None:
        return out
    made: Tensor = from_above("made_on_level")(out)
    return made


@shows_modes
def as_tensor(data: Any, dtype: dtype | None = None, device: Any = None) -> Tensor:
    """`data` as a tensor: itself or sharing memory with an array where that is possible."""

    wanted = None if dtype is None else as_dtype(dtype, "as_tensor")
    if isinstance(data, Tensor):
        out = data
        if device is not None and as_device(device) != data.device:
            out = out.to(as_device(device))
        return out if wanted is None or out.dtype is wanted else out.to(wanted)
    if isinstance(data, np.ndarray) and (wanted is None or data.dtype == wanted.numpy):
        return _finish(_shared(data), device, False)
    return _finish(array_from(data, wanted), device, False)


@shows_modes
def asarray(
    obj: Any,
    *,
    dtype: dtype | None = None,
    device: Any = None,
    copy: bool | None = None,
    requires_grad: bool | None = None,
) -> Tensor:
    """`obj` (tensor, array, DLPack object, buffer, number or sequence) as a tensor.

    It shares memory unless `copy` is true or a conversion needs a copy.  ValueError when `copy` is
    false and sharing is impossible.  A tensor keeps its history unless `requires_grad` is False.
    """
    from .interop import from_dlpack

    wanted = None if dtype is None else as_dtype(dtype, "asarray")
    source: Tensor
    if isinstance(obj, Tensor):
        source = obj
    elif isinstance(obj, np.ndarray):
        source = from_numpy(obj)
    elif isinstance(obj, np.generic):
        source = _finish(array_from(obj), None, False)
    elif hasattr(obj, "__dlpack__"):
        source = from_dlpack(obj)
    elif isinstance(obj, (bytes, bytearray, memoryview)):
        source = frombuffer(obj, dtype=wanted or dtypes.get_default_dtype())
    else:
        if copy is False:
            raise ValueError("can't alias arbitrary sequence into a tensor.")
        return _finish(array_from(obj, wanted), device, bool(requires_grad))
    target = source.device if device is None else as_device(device)
    wanted = wanted or source.dtype
    if wanted is not source.dtype or target != source.device:
        if copy is False:
            raise ValueError(
                f"can't alias tensor with dtype '{source.dtype}' on '{source.device}' into dtype "
                f"'{wanted}' on '{target}'."
            )
        out = source.to(device=target, dtype=wanted)
    elif copy:
        out = source.clone()
    else:
        out = source
    if requires_grad is None and out is source and out.requires_grad:
        warn_caller(
            "asarray: unspecified requires_grad is that of the tensor given, and was False in earlier versions of "
            "PyTorch; requires_grad=False says so, and silences this warning."
        )
    if requires_grad and not out.requires_grad:
        return out.requires_grad_()
    return out.detach() if requires_grad is False and out.requires_grad else out


def from_numpy(ndarray: Array) -> Tensor:
    """A tensor that shares memory with `ndarray`.

    Raises TypeError for other objects and for dtypes that no tensor has, ValueError for negative
    strides.  Writing to a tensor over a read-only array fails as writing to the array does.
    """
    if not isinstance(ndarray, np.ndarray):
        kind = type(ndarray)
        name = f"numpy.{kind.__name__}" if kind.__module__ == "numpy" else kind.__name__
        raise TypeError(f"expected np.ndarray (got {name})")
    if not ndarray.flags.writeable:
        warn_caller(
            "The given NumPy array is not writable; writing to the tensor will fail. "
            "Copy the array to protect its data or make it writable.",
        )
    return _finish(_shared(ndarray), CPU, False)


@shows_handlers
def frombuffer(
    buffer: Any,
    *,
    dtype: dtype,
    count: int = -1,
    offset: int = 0,
    requires_grad: bool = False,
) -> Tensor:
    """A 1-d tensor over `count` elements (all, if negative) of a buffer from byte `offset` on.

    Raises ValueError when the buffer is too short, empty, or no whole number of elements.
    """
    d = as_dtype(dtype, "frombuffer")
    try:
        size = memoryview(buffer).nbytes
    except TypeError:
        raise ValueError("object does not implement Python buffer protocol.") from None
    if size == 0 or count == 0:
        raise ValueError(f"both buffer length ({size}) and count ({count}) must not be 0")
    if not 0 <= offset < size:
        raise ValueError(
            f"offset ({offset} bytes) must be non-negative and no greater than buffer length "
            f"({size} bytes) minus 1"
        )
    rest = size - offset
    if count < 0:
        if rest % d.itemsize:
            raise ValueError(
                f"buffer length ({rest} bytes) after offset ({offset} bytes) must be a multiple of "
                f"element size ({d.itemsize})"
            )
    elif count * d.itemsize > rest:
        raise ValueError(
            f"requested buffer length ({count} * {d.itemsize} bytes) after offset ({offset} bytes) "
            f"must not be greater than actual buffer length ({size} bytes)"
        )
    array = np.frombuffer(buffer, d.numpy, count, offset)
    if not array.flags.writeable:
        warn_caller(
            "The given buffer is not writable; writing to the tensor will fail.",
        )
    return _finish(array, CPU, requires_grad)


def legacy_tensor(cls: type[Tensor], *data: Any, device: Any = None, **named: Any) -> Tensor:
    """What ``Tensor(...)`` makes of its arguments: sizes, a sequence of numbers, a storage, or a tensor.

    Sizes (integers or a Size) leave the elements uninitialized; the dtype is the default one, or the tensor's.
    """
    out = legacy(None, data, device, named)
    return out if cls is Tensor else out.as_subclass(cls)


def legacy(
    wanted: dtype | None, data: tuple[Any, ...], device: Any, named: dict[str, Any]
) -> Tensor:
    """What a constructor for the dtype `wanted` makes of its arguments; without one any tensor will do.

    TypeError for arguments that are none of those, RuntimeError for another device than the CPU.
    """
    d = wanted or dtypes.get_default_dtype()
    if device is not None and as_device(device).type != "cpu":
        raise RuntimeError(
            f"legacy constructor expects device type: cpu but device type: {as_device(device).type} was passed"
        )
    kinds = {"data", "size", "other"}
    if named and (data or len(named) > 1 or not named.keys() <= kinds):
        raise TypeError(
            f"new() received an invalid combination of arguments - got {(*data, *named)}, but expected sizes as "
            "separate integers, or one of data, size and other"
        )
    for kind, value in named.items():
        data = tuple(value) if kind == "size" else (value,)
    if len(data) != 1 or isinstance(data[0], int):
        for position, size in enumerate(data, 1):
            if not isinstance(size, int):
                raise TypeError(
                    f"new(): argument 'size' failed to unpack the object at pos {position} with error "
                    f'"type must be tuple of ints,but got {type(size).__name__}"'
                )
        return _finish(_uninitialized(data or (0,), d), CPU, False)
    (only,) = data
    if isinstance(only, Tensor):
        if wanted not in (None, only.dtype):
            raise TypeError(f"expected a tensor of dtype {wanted} (got one of {only.dtype})")
        return only.detach()
    if isinstance(only, Size):
        return _finish(_uninitialized(only, d), CPU, False)
    if isinstance(only, (TypedStorage, UntypedStorage)):
        return _finish(_uninitialized((0,), d), CPU, False).set_(only)
    if isinstance(only, (str, bytes)):
        raise TypeError(f"new(): invalid data type '{type(only).__name__}'")
    if not hasattr(only, "__len__"):
        raise TypeError(f"new(): data must be a sequence (got {type(only).__name__})")
    return _finish(array_from(only, d), CPU, False)


def _uninitialized(size: tuple[int, ...], d: dtype) -> Array:
    negative = [extent for extent in size if extent < 0]
    if negative:
        raise RuntimeError(
            f"Trying to create tensor with negative dimension {negative[0]}: {list(size)}"
        )
    return np.empty(size, d.numpy)


def new_tensor(
    self: Tensor,
    data: Any,
    *,
    dtype: dtype | None = None,
    device: Any = None,
    requires_grad: bool = False,
    pin_memory: bool = False,
) -> Tensor:
    """A new leaf tensor with a copy of `data`, by default of the dtype and device of `self`."""

    if isinstance(data, Tensor):
        _warn_of_copy("tensor.new_tensor")
    wanted = self.dtype if dtype is None else as_dtype(dtype, "new_tensor")
    return _finish(
        array_from(data, wanted), self.device if device is None else device, requires_grad
    )


def as_dtype(value: Any, function: str) -> dtype:
    """`value` as a dtype; bool, int, float and complex stand for their widest ones.

    Raises TypeError, in the name of `function`, for anything else.
    """
    if isinstance(value, dtype):
        return value
    found = _DTYPE_OF_PYTHON.get(value) if isinstance(value, type) else None
    if found is None:
        raise TypeError(
            f"{function}(): argument 'dtype' must be {package_name.shown}.dtype, not {type(value).__name__}"
        )
    return found


def _shared(array: Array) -> Array:
    """Another array object over the memory of `array`, which a tensor may own."""
    checked_array(array)
    if state.recorder is not None:
        state.recorder.refuse_reading("a tensor over a NumPy array")
    return array.view(np.ndarray)


def _finish(array: Array, device: Any, requires_grad: bool) -> Tensor:
    """The leaf tensor over `array` on `device`."""
    out = _placed(array, device, requires_grad)
    if state.recorder is not None:
        state.recorder.constant(out)
    return out


def _placed(array: Array, device: Any, requires_grad: bool) -> Tensor:
    if device is None:
        device = get_default_device()
    if device is CPU or as_device(device).type == "cpu":
        out = wrap(array)
        if state.inference:
            out._bits_ |= INFERENCE
    elif as_device(device) == META:
        out = wrap_on(np.empty(array.shape, array.dtype), META_BITS)
    else:
        out = wrap(array).to(as_device(device))
    if requires_grad:
        if dtype_of_numpy(array.dtype).category < 2:
            raise RuntimeError(
                "Only Tensors of floating point and complex dtype can require gradients"
            )
        out._bits_ = RECORDED[out._bits_]
    return out


def _warn_of_copy(function: str) -> None:
    warn_caller(
        "To copy construct from a tensor, it is recommended to use sourceTensor.detach().clone() or "
        "sourceTensor.detach().clone().requires_grad_(True), rather than "
        f"{function}(sourceTensor).",
    )
