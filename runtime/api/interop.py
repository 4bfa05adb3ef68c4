"""Tensors and the world outside: NumPy, DLPack, copying, pickling, raw memory."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from ..core.bits import CONJUGATE, CPU_BITS, KEYSET_SHIFT, LAZY, RECORDED, VIEW, keyset_of
from ..core.device import as_device
from ..core.dtypes import bfloat16, dtype
from ..core.handlers import ACTIVE, ask
from ..core.layout import CHANNELS_LAST_ORDERS
from ..core.lazy_elements import carried_out
from ..core.lazy_elements import elements_of as settled_elements
from ..core.namespace import Array
from ..core.state import state
from ..core.strided import address, offset_of, storage_of, strided
from ..core.subclasses import NoElements, retyped
from ..dispatch.call import ARRAY_OPERANDS
from .creation import from_numpy

if TYPE_CHECKING:
    from ..core.tensor import Tensor

__all__ = [
    "UntypedStorage",
    "deep_copy",
    "dlpack",
    "element_strides",
    "elements_of",
    "from_dlpack",
    "is_contiguous",
    "numpy_view",
    "reduced",
    "storage_offset",
    "to_array",
]


# -- NumPy ---------------------------------------------------------------------------------------------


def numpy_view(self: Tensor, force: bool = False) -> Array:
    """An array that shares memory with `self`; `force` detaches first.

    RuntimeError for a tensor that requires grad while grad mode is on, TypeError on the meta device and for bfloat16.
    """
    if ACTIVE and state.function_modes:
        return ask("numpy", self, force)  # type: ignore[no-any-return]
    if self._bits & CPU_BITS != CPU_BITS:
        raise TypeError(
            f"can't convert {self.device} device type tensor to numpy. "
            "Use Tensor.cpu() to copy the tensor to host memory first."
        )
    if not force and self.requires_grad and state.grad_enabled and not state.inference:
        raise RuntimeError(
            "Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead."
        )
    if self.dtype is bfloat16:
        raise TypeError("Got unsupported ScalarType BFloat16")
    if self._bits & LAZY:
        if force:
            return settled_elements(self)
        what = "conj" if self._bits & CONJUGATE else "neg"
        raise RuntimeError(
            f"Can't call numpy() on Tensor that has {'conjugate' if what == 'conj' else 'negative'} bit set. "
            f"Use tensor.resolve_{what}().numpy() instead."
        )
    return self._data.view()


def to_array(self: Tensor, dtype: Any = None, copy: bool | None = None) -> Array:
    """What ``numpy.asarray(tensor)`` calls; raises as `numpy_view` does."""
    array = numpy_view(self)
    if dtype is None or array.dtype == np.dtype(dtype):
        return array.copy() if copy else array
    if copy is False:
        raise ValueError(f"a tensor of dtype {array.dtype} cannot become {dtype} without a copy")
    return array.astype(dtype)


def _equals_array(tensor: Tensor, array: Array) -> Any:
    """``tensor == array``: element by element; an array of strings or objects has another opinion."""
    try:
        return tensor == from_numpy(np.array(array))
    except TypeError:
        return NotImplemented


def _divides_array(tensor: Tensor, array: Array) -> Any:
    """``array / tensor``, whose other operators are NumPy's."""
    return tensor.reciprocal() * array


ARRAY_OPERANDS.update(__eq__=_equals_array, __rtruediv__=_divides_array, __rdiv__=_divides_array)


# -- DLPack --------------------------------------------------------------------------------------------


def from_dlpack(ext_tensor: Any, *, device: Any = None, copy: bool | None = None) -> Tensor:
    """A tensor that shares memory with an object that has ``__dlpack__`` (another library's array).

    `copy` True forces a copy, False forbids one.  Raises BufferError for memory that is not on the CPU.
    """
    from ..core.tensor import Tensor, wrap

    if isinstance(ext_tensor, Tensor):
        out = ext_tensor.detach()
        return out.clone() if copy else out
    if device is not None and as_device(device).type != "cpu":
        raise BufferError(f"from_dlpack: tensors over foreign memory are on the CPU, not {device}")
    array = np.from_dlpack(ext_tensor, copy=copy)
    return wrap(array.view())


def dlpack(self: Tensor, **options: Any) -> Any:
    """The capsule for ``__dlpack__``.  BufferError for tensors that need more than their memory."""
    if self.requires_grad:
        raise BufferError("Can't export tensors that require gradient, use tensor.detach()")
    if not self.is_cpu or self.dtype is bfloat16:
        raise BufferError(f"Can't export {self.dtype} tensors of device type {self.device.type}")
    if self._bits & CONJUGATE:
        raise BufferError("Can't export tensors with the conjugate bit set")
    if self._bits & LAZY:
        raise BufferError("Can't export tensors with the negative bit set")
    options.pop("stream", None)
    return self._data.__dlpack__(**options)


# -- memory --------------------------------------------------------------------------------------------


class UntypedStorage:
    """The memory that a tensor and its views share, as bytes."""

    __slots__ = ("_array",)

    def __init__(self, array: Array) -> None:
        self._array = storage_of(array)

    def nbytes(self) -> int:
        """Size in bytes."""
        return self._array.nbytes

    size = __len__ = nbytes

    def data_ptr(self) -> int:
        """Address of the first byte."""
        return address(self._array)

    def tolist(self) -> list[int]:
        """The bytes."""
        return list(self._array.tobytes("A"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UntypedStorage) and self._array is other._array

    def __hash__(self) -> int:
        return id(self._array)

    def __repr__(self) -> str:
        return f"<gradsmith.UntypedStorage of {self.nbytes()} bytes at {self.data_ptr():#x}>"


def elements_of(
    tensor: Tensor,
    source: Any,
    offset: int,
    size: Sequence[int] | None,
    stride: Sequence[int] | None,
) -> Array:
    """What `tensor` shows after ``tensor.set_(source, …)``."""
    from ..core.tensor import Tensor

    dtype = tensor._data.dtype
    if source is None:
        return np.empty((0,), dtype)
    if isinstance(source, Tensor):
        if source._data.dtype != dtype:
            raise RuntimeError(
                f"set_(): Could not set tensor of type {source.dtype} to a tensor of type {tensor.dtype}"
            )
        if size is None:
            return source._data
        memory = storage_of(source._data)
    elif isinstance(source, UntypedStorage):
        memory = source._array
    else:
        raise TypeError(
            f"set_(): argument 'source' must be a Tensor or an untyped storage, not "
            f"{type(source).__name__}"
        )
    flat = np.ndarray((memory.nbytes // dtype.itemsize,), dtype, memory)
    if size is None:
        return flat
    shape = tuple(size)
    steps = stride
    if steps is None:
        steps = [1] * len(shape)
        for dim in range(len(shape) - 2, -1, -1):
            steps[dim] = steps[dim + 1] * shape[dim + 1]
    reach = 1 + sum((n - 1) * step for n, step in zip(shape, steps, strict=True))
    if 0 not in shape and offset + reach > flat.size:
        raise RuntimeError(
            f"set_(): size {list(shape)}, stride {list(steps)} and storage offset {offset} need "
            f"{offset + reach} elements, and the storage has {flat.size}"
        )
    return np.lib.stride_tricks.as_strided(
        flat[offset:], shape, [step * dtype.itemsize for step in steps]
    )


def element_strides(self: Tensor) -> tuple[int, ...]:
    """Distance in memory between neighbours along each dimension, in elements."""
    data = self._data
    if data.size == 0 or data.flags.c_contiguous:
        # NumPy keeps arbitrary strides where nothing is ever stepped over.
        strides = []
        step = 1
        for extent in reversed(data.shape):
            strides.append(step)
            step *= max(extent, 1)
        return tuple(reversed(strides))
    width = data.itemsize
    return tuple(step // width for step in data.strides)


def storage_offset(self: Tensor) -> int:
    """Position of the first element in the memory that the tensor is a view of, in elements."""
    return offset_of(self._data)


def is_contiguous(self: Tensor, memory_format: Any = None) -> bool:
    """Whether the elements lie without gaps in the order of their indices, or that of a format."""
    data = self._data
    order = CHANNELS_LAST_ORDERS.get(memory_format)
    if order is None:
        return data.flags.c_contiguous
    return data.ndim == len(order) and data.transpose(order).flags.c_contiguous


# -- copying and pickling ------------------------------------------------------------------------------


def _rebuilt(
    cls: type[Tensor],
    storage: Array,
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    offset: int,
    element: dtype,
    keyset: int,
    requires_grad: bool,
    attributes: dict[str, Any] | None,
) -> Tensor:
    """The tensor that `reduced` took apart."""
    from ..core.bits import bits_for
    from ..core.tensor import Tensor, wrap_bits

    data = strided(storage, shape, strides, offset, element.numpy)
    out = wrap_bits(data, bits_for(element, not shape, keyset << KEYSET_SHIFT))
    if requires_grad:
        out._bits = RECORDED[out._bits]
    if cls is not Tensor:
        out = retyped(out, cls)
    if attributes:
        out.__dict__.update(attributes)
    return out


def _parts(self: Tensor) -> tuple[Array, tuple[int, ...], int]:
    """The memory to keep, and strides and position (in bytes) of the elements in it."""
    data = self._data
    storage = storage_of(data)
    if not (storage.flags.c_contiguous or storage.flags.f_contiguous):
        # Foreign memory with gaps, which would close in the copy.
        storage = data = data.copy("C")
    return storage, data.strides, address(data) - address(storage)


def reduced(self: Tensor) -> tuple[Any, ...]:
    """For ``__reduce_ex__``: tensors over the same memory still share it after unpickling."""
    if isinstance(self._data, NoElements):
        self._data._touched()
    shape = self._data.shape
    if self.is_meta:
        return (
            _rebuilt_meta,
            (type(self), shape, self._data.strides, self.dtype, self.requires_grad),
        )
    if not self.is_cpu:
        host = self.detach().cpu()
        return (
            _rebuilt_on,
            (type(self), host, str(self.device), self.requires_grad, dict(self.__dict__) or None),
        )
    storage, strides, offset = _parts(self)
    arguments = (
        type(self),
        storage,
        shape,
        strides,
        offset,
        self.dtype,
        keyset_of(self._bits),
        self.requires_grad,
        dict(self.__dict__) or None,
    )
    return (_rebuilt, arguments)


def _rebuilt_on(
    cls: type[Tensor],
    host: Tensor,
    device: str,
    requires_grad: bool,
    attributes: dict[str, Any] | None,
) -> Tensor:
    """A tensor on another device than the CPU, from a copy of its elements in CPU memory."""
    from ..core.tensor import Tensor

    out = host.to(device)
    if requires_grad:
        out._bits = RECORDED[out._bits]
    if cls is not Tensor:
        out = retyped(out, cls)
    if attributes:
        out.__dict__.update(attributes)
    return out


def _rebuilt_meta(
    cls: type[Tensor],
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    element: dtype,
    requires_grad: bool,
) -> Tensor:
    """A meta tensor: there is no memory to keep."""
    from ..core.bits import META_BITS
    from ..core.tensor import Tensor, wrap_on

    extent = 0
    if 0 not in shape:
        extent = (
            sum((n - 1) * step for n, step in zip(shape, strides, strict=True)) + element.itemsize
        )
    memory = np.empty(extent, np.uint8)
    out = wrap_on(np.ndarray(shape, element.numpy, memory, 0, strides), META_BITS)
    if requires_grad:
        out._bits = RECORDED[out._bits]
    return out if cls is Tensor else retyped(out, cls)


def deep_copy(self: Tensor, memo: dict[int, Any]) -> Tensor:
    """For ``copy.deepcopy``: copies that shared memory share its copy.

    RuntimeError for a tensor that an operation recorded.
    """
    known = memo.get(id(self))
    if known is not None:
        return cast("Tensor", known)
    if not self.is_leaf:
        raise RuntimeError(
            "Only Tensors created explicitly by the user (graph leaves) support the deepcopy protocol at "
            "the moment. Call detach() first."
        )
    if isinstance(self._data, NoElements):
        out = self.detach().clone().requires_grad_(self.requires_grad)
        memo[id(self)] = out
        return out
    from ..core.tensor import extra_of, wrap_bits

    if self.is_meta:
        rebuild, arguments = reduced(self)
        memo[id(self)] = rebuilt = rebuild(*arguments)
        return cast("Tensor", rebuilt)
    if not self.is_cpu:
        out = self.detach().clone().requires_grad_(self.requires_grad)
        memo[id(self)] = out = out if type(self) is type(out) else retyped(out, type(self))
        out.__dict__.update(copy.deepcopy(self.__dict__, memo))
        if self._extra is not None and self._extra.grad is not None:
            extra_of(out).grad = deep_copy(self._extra.grad, memo)
        return out
    storage, strides, offset = _parts(self)
    copied = memo.get(id(storage))
    if copied is None:
        copied = memo[id(storage)] = storage.copy("A")
        # `memo` goes by id: the original has to live as long as it does.
        memo.setdefault(id(memo), []).append(storage)
    data = strided(copied, self._data.shape, strides, offset, self._data.dtype)
    out = wrap_bits(np.asarray(carried_out(data, self._bits)), self._bits & ~(VIEW | LAZY))
    if type(self) is not type(out):
        out = retyped(out, type(self))
    memo[id(self)] = out
    extra = self._extra
    if extra is not None and extra.grad is not None:
        extra_of(out).grad = deep_copy(extra.grad, memo)
    if self.__dict__:
        out.__dict__.update(copy.deepcopy(self.__dict__, memo))
    return out
