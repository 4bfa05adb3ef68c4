"""Tensors and the world outside: NumPy, DLPack, copying, pickling, raw memory."""

from __future__ import annotations

import copy
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from ..autograd.grad_mode import no_grad
from ..core.batches import check_has_storage
from ..core.bits import (
    ANY_SPARSE,
    COMPRESSED,
    CONJUGATE,
    CPU_BITS,
    KEYSET_SHIFT,
    LAZY,
    OUTSIDE,
    RECORDED,
    TRANSFORMED,
    VIEW,
    keyset_of,
)
from ..core.device import as_device, backend_of_device
from ..core.device import device as device_type
from ..core.dtypes import bfloat16, dtype, get_default_dtype
from ..core.errors import TYPE_WORDS
from ..core.handlers import ACTIVE, ask
from ..core.layout import CHANNELS_LAST_ORDERS, LAYOUT_WORDS, contiguous_strides
from ..core.lazy_elements import carried_out
from ..core.lazy_elements import elements_of as settled_elements
from ..core.namespace import Array
from ..core.state import state
from ..core.strided import address, offset_of, storage_of, strided, strides_in_elements
from ..core.subclasses import NoElements, attributes_of, give_attributes, retyped
from ..dispatch.call import ARRAY_OPERANDS, OF_EXACT_ONLY
from .creation import as_dtype, from_numpy
from .storages import TypedStorage, UntypedStorage, copied_memory

if TYPE_CHECKING:
    from ..core.tensor import Tensor


# -- NumPy ---------------------------------------------------------------------------------------------


def numpy(self: Tensor, *, force: bool = False) -> Array:
    """An array that shares memory with `self`; `force` detaches first.

    RuntimeError for a tensor that requires grad while grad mode is on, TypeError on the meta device and for bfloat16.
    """
    if ACTIVE and state.function_modes:
        return ask("numpy", self, **({"force": True} if force else {}))  # type: ignore[no-any-return]
    if state.recorder is not None:
        state.recorder.refuse_reading("numpy()")
    if self._bits_ & CPU_BITS != CPU_BITS:
        if self._bits_ & ANY_SPARSE:
            raise TypeError(
                f"can't convert {LAYOUT_WORDS[self.layout]} layout tensor to numpy. Use Tensor.to_dense() first."
            )
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
    if self._bits_ & TRANSFORMED:
        cell: Any = self._data_
        return numpy(cell.readable(), force=force)
    if self._bits_ & LAZY:
        if force:
            return settled_elements(self)
        what = "conj" if self._bits_ & CONJUGATE else "neg"
        raise RuntimeError(
            f"Can't call numpy() on Tensor that has {'conjugate' if what == 'conj' else 'negative'} bit set. "
            f"Use tensor.resolve_{what}().numpy() instead."
        )
    return self._data_.view()


def to_array(self: Tensor, dtype: Any = None, copy: bool | None = None) -> Array:
    """What ``numpy.asarray(tensor)`` calls; raises as `numpy` does."""
    array = numpy(self)
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
OF_EXACT_ONLY["__invert__"] = (
    "~ (operator.invert) is only implemented on integer and Boolean-type tensors"
)


# -- DLPack --------------------------------------------------------------------------------------------


class _Held:
    """A capsule as the object that NumPy asks for one."""

    def __init__(self, capsule: Any) -> None:
        self.capsule = capsule

    def __dlpack__(self, **options: Any) -> Any:
        return self.capsule

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0  # DLPack's number of the CPU, and the device's index


def from_dlpack(ext_tensor: Any, *, device: Any = None, copy: bool | None = None) -> Tensor:
    """A tensor that shares memory with an object that has ``__dlpack__`` (another library's array), or a capsule.

    `copy` True forces a copy, False forbids one.  A capsule of DLPack before version 1 does not say whether it may
    be written to: the tensor then refuses to be changed in place.  Raises BufferError for memory that is not on the
    CPU, RuntimeError for what is neither, and for a capsule that has been taken already.
    """
    from ..core.tensor import Tensor, wrap

    if isinstance(ext_tensor, Tensor):
        _refuse_gradient(ext_tensor)
        out = ext_tensor.detach()
        return out.clone() if copy else out
    if device is not None and as_device(device).type != "cpu":
        return _taken_by_device(ext_tensor, as_device(device), copy)
    if hasattr(ext_tensor, "__dlpack__"):
        return wrap(np.from_dlpack(ext_tensor, copy=copy).view())
    try:
        return wrap(np.from_dlpack(_Held(ext_tensor), copy=copy).view())
    except (ValueError, TypeError, AttributeError):
        raise RuntimeError(
            "from_dlpack received an invalid capsule: it takes what to_dlpack returns, once, or an "
            f"object that has __dlpack__, not {type(ext_tensor).__name__}"
        ) from None


def _taken_by_device(ext_tensor: Any, where: device_type, copy: bool | None) -> Tensor:
    """Like `from_dlpack`, for a device whose backend shares memory with others."""
    from ..core.bits import BACKEND_BITS
    from ..core.memory import MEMORIES, shipped_backend, wrap_device

    backend = backend_of_device(where.type)
    take = MEMORIES[backend].from_dlpack if shipped_backend(backend) else None
    if take is None:
        raise BufferError(f"from_dlpack: tensors over foreign memory are on the CPU, not {where}")
    return wrap_device(take(ext_tensor, copy), BACKEND_BITS[backend])


def to_dlpack(tensor: Tensor) -> Any:
    """A capsule that shares the tensor's memory, for one taker.

    Raises BufferError for tensors that require grad, are not on the CPU, or have a dtype that NumPy lacks.
    """
    return tensor.__dlpack__(max_version=(1, 0))


def from_file(
    filename: str,
    shared: bool | None = None,
    size: int | None = 0,
    *,
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """A tensor of one dimension and `size` elements over the bytes of a file, which it maps into memory.

    What is written to it is written to the file if it is `shared`, and is the program's own otherwise.  A shared file
    that is missing or too short is made as long as it takes.  RuntimeError for a file that
    cannot be opened, or is too short and not shared.
    """
    from ..core.tensor import wrap

    kind = get_default_dtype() if dtype is None else as_dtype(dtype, "from_file")
    count, wanted = size or 0, (size or 0) * kind.itemsize
    try:
        if shared:
            with open(filename, "ab") as file:
                if file.tell() < wanted:
                    file.truncate(wanted)
        have = os.stat(filename).st_size
    except OSError as error:
        raise RuntimeError(
            f"from_file: unable to open file <{filename}>: {error.strerror}"
        ) from None
    if have < wanted:
        raise RuntimeError(
            f"file <{filename}> has {have} bytes, but {count} elements of {kind} take {wanted}"
        )
    data: Any = ()  # nothing can be mapped
    if count:
        data = np.memmap(filename, kind.numpy, "r+" if shared else "c", shape=(count,))
    out = wrap(np.asarray(data, kind.numpy))
    return out.requires_grad_() if requires_grad else out


def shares_memory(tensor: Tensor) -> bool:
    """Whether the memory of the tensor's device, which is not the CPU, is shared by DLPack."""
    from ..core.memory import MEMORIES

    memory = MEMORIES.get(backend_of_device(tensor.device.type))
    return memory is not None and memory.from_dlpack is not None


def _refuse_gradient(tensor: Tensor) -> None:
    if tensor.requires_grad:
        raise BufferError("Can't export tensors that require gradient, use tensor.detach()")


def dlpack(self: Tensor, **options: Any) -> Any:
    """The capsule for ``__dlpack__``.  BufferError for tensors that need more than their memory."""
    if state.recorder is not None:
        state.recorder.refuse_reading("__dlpack__()")
    _refuse_gradient(self)
    if not (shares_memory(self) if not self.is_cpu else self.dtype is not bfloat16):
        raise BufferError(f"Can't export {self.dtype} tensors of device type {self.device.type}")
    if self._bits_ & CONJUGATE:
        raise BufferError("Can't export tensors with the conjugate bit set")
    if self._bits_ & LAZY:
        raise BufferError("Can't export tensors with the negative bit set")
    check_has_storage(self)
    options.pop("stream", None)
    return self._data_.__dlpack__(**options)


# -- memory --------------------------------------------------------------------------------------------


def elements_of(
    tensor: Tensor,
    source: Any,
    offset: int,
    size: Sequence[int] | None,
    stride: Sequence[int] | None,
) -> Array:
    """What `tensor` shows after ``tensor.set_(source, …)``."""
    from ..core.tensor import Tensor

    dtype = tensor._data_.dtype
    if source is None:
        return np.empty((0,), dtype)
    if isinstance(source, Tensor):
        if source._data_.dtype != dtype:
            raise RuntimeError(
                f"set_(): Could not set tensor of type {source.dtype} to a tensor of type {tensor.dtype}"
            )
        if size is None:
            return source._data_
        memory = storage_of(source._data_)
    elif isinstance(source, (TypedStorage, UntypedStorage)):
        if isinstance(source, TypedStorage) and source.dtype is not tensor.dtype:
            wanted, got = TYPE_WORDS[tensor.dtype.name], TYPE_WORDS[source.dtype.name]
            raise RuntimeError(
                f"Expected a Storage of type {wanted} or an UntypedStorage, but got type {got} for argument 1 'storage'"
            )
        memory = source.untyped().shared()
    else:
        raise TypeError(
            f"set_(): argument 'source' must be a Tensor or a storage, not "
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
    return strides_in_elements(self._data_)


def storage_offset(self: Tensor) -> int:
    """Position of the first element in the memory that the tensor is a view of, in elements."""
    return offset_of(self._data_)


def is_contiguous(self: Tensor, memory_format: Any = None) -> bool:
    """Whether the elements lie without gaps in the order of their indices, or that of a format."""
    data = self._data_
    if self.is_sparse:
        return False
    order = None if memory_format is None else CHANNELS_LAST_ORDERS.get(memory_format)
    if order is None:
        return data.flags.c_contiguous
    if data.ndim != len(order):
        return False
    if isinstance(data, NoElements) or self._bits_ & TRANSFORMED:
        expected = contiguous_strides(data.shape, memory_format)
        each = zip(data.shape, element_strides(self), expected)
        return 0 in data.shape or all(n == 1 or a == b for n, a, b in each)
    return data.transpose(order).flags.c_contiguous


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
    from ..core.tensor import wrap_bits

    data = strided(storage, shape, strides, offset, element.numpy)
    out = wrap_bits(data, bits_for(element, not shape, keyset << KEYSET_SHIFT | OUTSIDE))
    return _as_it_was(out, cls, requires_grad, attributes)


def _parts(self: Tensor) -> tuple[Array, tuple[int, ...], int]:
    """The memory to keep, and strides and position (in bytes) of the elements in it."""
    check_has_storage(self)
    data = self._data_
    storage = storage_of(data)
    if not (storage.flags.c_contiguous or storage.flags.f_contiguous):
        # Foreign memory with gaps, which would close in the copy.
        storage = data = data.copy("C")
    return storage, data.strides, address(data) - address(storage)


def reduced(self: Tensor) -> tuple[Any, ...]:
    """For ``__reduce_ex__``: tensors over the same memory still share it after unpickling."""
    if isinstance(self._data_, NoElements):
        self._data_._touched()
    shape = self._data_.shape
    if self.is_meta:
        return (
            _rebuilt_meta,
            (
                type(self),
                shape,
                self._data_.strides,
                self.dtype,
                self.requires_grad,
                attributes_of(self) or None,
            ),
        )
    if self.is_sparse:
        parts = (self._indices(), self.detach()._values(), shape, self.is_coalesced())
        return (_rebuilt_sparse, (type(self), *parts, self.requires_grad, attributes_of(self)))
    if self._bits_ & COMPRESSED:
        held = (type(self), self.layout, *compressed_parts(self))
        return (_rebuilt_compressed, (*held, self.requires_grad, attributes_of(self)))
    if not self.is_cpu:
        host = self.detach().cpu()
        return (
            _rebuilt_on,
            (type(self), host, str(self.device), self.requires_grad, attributes_of(self) or None),
        )
    storage, strides, offset = _parts(self)
    arguments = (
        type(self),
        storage,
        shape,
        strides,
        offset,
        self.dtype,
        keyset_of(self._bits_),
        self.requires_grad,
        attributes_of(self) or None,
    )
    return (_rebuilt, arguments)


def _as_it_was(
    out: Tensor, cls: type[Tensor], requires_grad: bool, attributes: dict[str, Any] | None
) -> Tensor:
    """`out` with what a tensor has besides its elements."""
    from ..core.tensor import Tensor

    if requires_grad:
        out._bits_ = RECORDED[out._bits_]
    if cls is not Tensor:
        out = retyped(out, cls)
    if attributes:
        give_attributes(out, attributes)
    return out


def _rebuilt_sparse(
    cls: type[Tensor],
    indices: Tensor,
    values: Tensor,
    shape: tuple[int, ...],
    is_coalesced: bool,
    requires_grad: bool,
    attributes: dict[str, Any],
) -> Tensor:
    """A sparse tensor from its coordinates and values."""
    from .sparse_tensors import sparse_coo_tensor

    out = sparse_coo_tensor(indices, values, shape, is_coalesced=is_coalesced)
    return _as_it_was(out, cls, requires_grad, attributes)


def compressed_parts(self: Tensor) -> tuple[Tensor, Tensor, Tensor, tuple[int, ...]]:
    """Indices, values and size of a compressed sparse matrix, without history."""
    from ..core.tensor import wrap

    data: Any = self._data_
    return wrap(data.compressed), wrap(data.plain), wrap(data.values), data.shape


def _rebuilt_compressed(
    cls: type[Tensor],
    kind: Any,
    compressed: Tensor,
    plain: Tensor,
    values: Tensor,
    shape: tuple[int, ...],
    requires_grad: bool,
    attributes: dict[str, Any],
) -> Tensor:
    """A compressed sparse matrix from its parts."""
    from .compressed_tensors import sparse_compressed_tensor

    out = sparse_compressed_tensor(compressed, plain, values, shape, layout=kind)
    return _as_it_was(out, cls, requires_grad, attributes)


def _rebuilt_on(
    cls: type[Tensor],
    host: Tensor,
    device: str,
    requires_grad: bool,
    attributes: dict[str, Any] | None,
) -> Tensor:
    """A tensor on another device than the CPU, from a copy of its elements in CPU memory."""
    out = host.to(device)
    return _as_it_was(out, cls, requires_grad, attributes)


def _rebuilt_meta(
    cls: type[Tensor],
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    element: dtype,
    requires_grad: bool,
    attributes: dict[str, Any] | None = None,
) -> Tensor:
    """A meta tensor: there is no memory to keep."""
    from ..core.bits import META_BITS
    from ..core.tensor import wrap_on

    extent = 0
    if 0 not in shape:
        extent = (
            sum((n - 1) * step for n, step in zip(shape, strides, strict=True)) + element.itemsize
        )
    memory = np.empty(extent, np.uint8)
    out = wrap_on(np.ndarray(shape, element.numpy, memory, 0, strides), META_BITS)
    return _as_it_was(out, cls, requires_grad, attributes)


def _of_its_class(made: Any, self: Tensor, kind: str, method: str) -> Any:
    """What a method of the class of `self` made.  RuntimeError if it is of another class."""
    if type(made) is not type(self):
        raise RuntimeError(
            f"The default implementation of __deepcopy__() for {kind} subclasses only works for subclass types "
            f"that implement {method} and for which that returns another instance of the same subclass: "
            f"{type(self).__name__}.{method} returned a {type(made).__name__}. Implement it so, or __deepcopy__()."
        )
    return made


def deep_copy(self: Tensor, memo: dict[int, Any], gradient: bool = True) -> Tensor:
    """For ``copy.deepcopy``: copies that shared memory share its copy; without `gradient` they have none.

    RuntimeError for a tensor that an operation recorded, and where `clone` of a wrapper, or a class's own
    `new_empty`, gives a tensor of another class.
    """
    known = memo.get(id(self))
    if known is not None:
        return cast("Tensor", known)
    if not self.is_leaf:
        raise RuntimeError(
            "Only Tensors created explicitly by the user (graph leaves) support the deepcopy protocol at "
            "the moment. Call detach() first."
        )
    if isinstance(self._data_, NoElements):
        with no_grad():
            out = cast("Tensor", _of_its_class(self.clone(), self, "wrapper", "clone()"))
        memo[id(self)] = out.requires_grad_(self.requires_grad)
        return out
    from ..core.tensor import Tensor, extra_of, wrap_bits

    if type(self).new_empty is not Tensor.new_empty:
        _of_its_class(self.new_empty([]), self, "non-wrapper", "new_empty()")

    if self.is_meta:
        rebuild, arguments = reduced(self)
        memo[id(self)] = out = rebuild(*arguments)
        give_attributes(out, copy.deepcopy(attributes_of(self), memo))
        return cast("Tensor", out)
    if not self.is_cpu or self._bits_ & ANY_SPARSE:
        out = self.detach().clone().requires_grad_(self.requires_grad)
        memo[id(self)] = out = out if type(self) is type(out) else retyped(out, type(self))
        give_attributes(out, copy.deepcopy(attributes_of(self), memo))
        if gradient and self._extra_ is not None and self._extra_.grad is not None:
            extra_of(out).grad = deep_copy(self._extra_.grad, memo)
        return out
    storage, strides, offset = _parts(self)
    copied = copied_memory(storage, memo)
    data = strided(copied, self._data_.shape, strides, offset, self._data_.dtype)
    out = wrap_bits(np.asarray(carried_out(data, self._bits_)), self._bits_ & ~(VIEW | LAZY))
    if type(self) is not type(out):
        out = retyped(out, type(self))
    memo[id(self)] = out
    extra = self._extra_
    if gradient and extra is not None and extra.grad is not None:
        extra_of(out).grad = deep_copy(extra.grad, memo)
    attributes = attributes_of(self)
    if attributes:
        give_attributes(out, copy.deepcopy(attributes, memo))
    return out
