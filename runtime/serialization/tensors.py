"""How files name what they hold, which is as PyTorch's files name it, and how tensors come back from there.

A file has the memory of tensors in records of bytes and a pickle that says which elements of them are which tensor.
The functions whose names begin with ``rebuild`` are what that pickle calls.  They take nothing on trust: wherever a
tensor would lie is checked against the length of its memory before there is a tensor.
"""

from __future__ import annotations

import codecs
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from math import prod
from typing import Any, Final, NamedTuple

from ..api.storages import UntypedStorage
from ..autograd.nodes.variable import set_requires_grad
from ..core.bits import CONJUGATE, NEGATIVE
from ..core.device import device
from ..core.dtypes import DTYPES, dtype
from ..core.errors import TYPE_WORDS
from ..core.layout import (
    channels_last,
    channels_last_3d,
    contiguous_format,
    jagged,
    layout,
    memory_format,
    preserve_format,
    sparse_bsc,
    sparse_bsr,
    sparse_coo,
    sparse_csc,
    sparse_csr,
)
from ..core.layout import strided as strided_layout
from ..core.namespace import np
from ..core.size import Size
from ..core.strided import strided
from ..core.subclasses import added_slots, give_attributes, retyped
from ..core.tensor import Tensor, wrap
from ..nn.parameter import Buffer, Parameter
from .reader import malformed

_MAX_DIMS: Final = 64
_MAX_EXTENT: Final = 1 << 63


class StorageType(NamedTuple):
    """A class of storages as files name it; only a name here."""

    module: str
    name: str


UNTYPED: Final = StorageType("torch.storage", "UntypedStorage")
_WITHOUT_STORAGE: Final = frozenset({"uint16", "uint32", "uint64"})
STORAGE_OF_ELEMENT: Final = {
    name: StorageType("torch", f"{word}Storage")
    for name, word in TYPE_WORDS.items()
    if name not in _WITHOUT_STORAGE
}
"""By the name of a dtype: the storage of elements of it.  Other dtypes are kept in untyped ones."""
_DTYPE_BY_NAME: Final = {d.name: d for d in DTYPES}
ELEMENT_OF_STORAGE: Final[dict[StorageType, dtype | None]] = {
    **{storage: _DTYPE_BY_NAME[name] for name, storage in STORAGE_OF_ELEMENT.items()},
    UNTYPED: None,
}


class LoadedStorage(UntypedStorage):
    """Memory from a file, and where tensors over it go."""

    __slots__ = ("element", "target")

    element: dtype | None
    target: device


# -- tensors ---------------------------------------------------------------------------------------------


def _extents(values: object, what: str) -> tuple[int, ...]:
    if not isinstance(values, tuple) or len(values) > _MAX_DIMS:
        raise malformed(f"The {what} of a tensor must be a tuple of at most {_MAX_DIMS} integers")
    for value in values:
        if type(value) is not int or not 0 <= value < _MAX_EXTENT:
            raise malformed(f"The {what} of a tensor has {value!r}, which is no extent")
    return tuple(values)


def _checked(
    storage: object, offset: object, size: object, stride: object, element: dtype
) -> tuple[UntypedStorage, tuple[int, ...], tuple[int, ...], int]:
    """The places of a tensor's elements; strides and offset are in elements.

    Raises pickle.UnpicklingError unless all of them lie in the storage.
    """
    if not isinstance(storage, UntypedStorage):
        raise malformed(f"A tensor lies in an object of type {type(storage).__name__}")
    shape, strides = _extents(size, "size"), _extents(stride, "stride")
    if len(shape) != len(strides):
        raise malformed(f"A tensor has size {shape} and stride {strides}, of different lengths")
    if type(offset) is not int or not 0 <= offset < _MAX_EXTENT:
        raise malformed(f"The storage offset of a tensor is {offset!r}")
    width = element.itemsize
    if max(prod(max(extent, 1) for extent in shape), *strides, 0) * width >= _MAX_EXTENT:
        raise malformed(f"A tensor of size {shape} and stride {strides} is too large")
    if 0 in shape:
        inside = min(offset, storage.nbytes() // width)
        return storage, shape, strides, inside
    last = offset + sum((extent - 1) * step for extent, step in zip(shape, strides, strict=True))
    if (last + 1) * width > storage.nbytes():
        raise malformed(
            f"A tensor of size {shape}, stride {strides} and storage offset {offset} needs {(last + 1) * width} "
            f"bytes and is out of bounds for storage of size {storage.nbytes()}"
        )
    return storage, shape, strides, offset


def _tensor(
    storage: object,
    offset: object,
    size: object,
    stride: object,
    requires_grad: object,
    element: dtype,
    metadata: object = None,
) -> Tensor:
    memory, shape, strides, start = _checked(storage, offset, size, stride, element)
    width = element.itemsize
    steps = tuple(step * width for step in strides)
    out = wrap(strided(memory._array, shape, steps, start * width, element.numpy))
    target = memory.target if isinstance(memory, LoadedStorage) else None
    if target is not None and target.type != "cpu":
        if prod(shape) * width > memory.nbytes():
            raise malformed(
                f"A tensor of size {shape} is expanded from {memory.nbytes()} bytes, and would need more of "
                f"device {target}"
            )
        out = out.to(target)
    for name in _metadata(metadata):
        out._bits_ |= CONJUGATE if name == "conj" else NEGATIVE
    return _asking(out, requires_grad)


def _metadata(metadata: object) -> list[str]:
    if metadata is None:
        return []
    if not isinstance(metadata, dict) or not set(metadata) <= {"conj", "neg"}:
        raise malformed("A tensor has properties other than conj and neg")
    return [name for name, value in metadata.items() if value]


def _asking(out: Tensor, requires_grad: object) -> Tensor:
    if type(requires_grad) is not bool:
        raise malformed(f"requires_grad of a tensor is {requires_grad!r}")
    if requires_grad:
        if out.dtype.category < 2:
            raise malformed(f"A tensor of {out.dtype} requires gradients")
        set_requires_grad(out, True)
    return out


def _dtype(element: object) -> dtype:
    if not isinstance(element, dtype):
        raise malformed(f"The dtype of a tensor is an object of type {type(element).__name__}")
    return element


def _rebuild_tensor(
    storage: object, storage_offset: object, size: object, stride: object
) -> Tensor:
    """A tensor in a storage of its own dtype, as the oldest files have it."""
    return rebuild_tensor_v2(storage, storage_offset, size, stride, False)


def rebuild_tensor_v2(
    storage: object,
    storage_offset: object,
    size: object,
    stride: object,
    requires_grad: object,
    backward_hooks: object = None,
    metadata: object = None,
) -> Tensor:
    """A tensor in a storage of its own dtype.  Hooks are no data, and are not read."""
    if not isinstance(storage, LoadedStorage) or storage.element is None:
        raise malformed("A tensor lies in an object that is no storage of a dtype")
    return _tensor(storage, storage_offset, size, stride, requires_grad, storage.element, metadata)


def rebuild_tensor_v3(
    storage: object,
    storage_offset: object,
    size: object,
    stride: object,
    requires_grad: object,
    backward_hooks: object,
    dtype: object,
    metadata: object = None,
) -> Tensor:
    """A tensor of `dtype` in a storage of bytes, or of another dtype."""
    element = _dtype(dtype)
    return _tensor(storage, storage_offset, size, stride, requires_grad, element, metadata)


def rebuild_sparse_tensor(kind: object, data: object) -> Tensor:
    """A sparse tensor from coordinates, values, size and whether it is coalesced, which oldest files do not say."""
    from ..api.sparse_tensors import sparse_coo_tensor

    if kind in (sparse_csr, sparse_csc):
        return _compressed(kind, data)
    if kind is not sparse_coo:
        raise malformed(
            f"A tensor is of layout {kind}, and there are strided, sparse_coo, sparse_csr and sparse_csc ones alone"
        )
    if not isinstance(data, tuple) or len(data) not in (3, 4):
        raise malformed("A sparse tensor is made of coordinates, values and a size")
    indices, values, size, *flags = data
    tensors = isinstance(indices, Tensor) and isinstance(values, Tensor)
    if not tensors or indices.dtype.name != "int64":
        raise malformed(
            "The coordinates or values of a sparse tensor are no tensors of their kinds"
        )
    try:
        out = sparse_coo_tensor(indices, values, _extents(tuple(size), "size"))
    except RuntimeError as error:
        raise malformed(str(error)) from error
    # That it is coalesced is not believed: it is coalesced again, which orders nothing that is in order.
    return out.coalesce() if flags and flags[0] else out


def _compressed(kind: Any, data: object) -> Tensor:
    """A compressed sparse matrix from indices of both kinds, values and size."""
    from ..api.compressed_tensors import sparse_compressed_tensor

    if not isinstance(data, tuple) or len(data) != 4:
        raise malformed(
            "A compressed sparse tensor is made of two kinds of indices, values and a size"
        )
    compressed, plain, values, size = data
    if not all(isinstance(part, Tensor) for part in (compressed, plain, values)):
        raise malformed("The indices or values of a compressed sparse tensor are no tensors")
    try:
        extents = _extents(tuple(size), "size")
        return sparse_compressed_tensor(compressed, plain, values, extents, layout=kind)
    except RuntimeError as error:
        raise malformed(str(error)) from error


def rebuild_meta_tensor_no_storage(
    dtype: object, size: object, stride: object, requires_grad: object
) -> Tensor:
    """A meta tensor, which has no elements."""
    from ..api.interop import _rebuilt_meta

    element = _dtype(dtype)
    shape, strides = _extents(size, "size"), _extents(stride, "stride")
    if len(shape) != len(strides):
        raise malformed(f"A tensor has size {shape} and stride {strides}, of different lengths")
    steps = tuple(
        step * element.itemsize if extent > 1 else element.itemsize
        for extent, step in zip(shape, strides, strict=True)
    )
    reach = sum((extent - 1) * step for extent, step in zip(shape, steps, strict=True))
    if max(reach, prod(max(extent, 1) for extent in shape) * element.itemsize) >= _MAX_EXTENT:
        raise malformed(f"A meta tensor of size {shape} and stride {strides} is too large")
    return _asking(_rebuilt_meta(Tensor, shape, steps, element, False), requires_grad)


def rebuild_parameter(data: object, requires_grad: object, backward_hooks: object) -> Tensor:
    """A parameter over the elements of `data`."""
    if not isinstance(data, Tensor) or type(requires_grad) is not bool:
        raise malformed("A parameter's data is not a tensor")
    if requires_grad and data.dtype.category < 2:
        raise malformed(f"A parameter of {data.dtype} requires gradients")
    return Parameter(data, requires_grad)


def rebuild_parameter_with_state(
    data: object, requires_grad: object, backward_hooks: object, state: object
) -> Tensor:
    """A parameter with attributes of its own."""
    out = rebuild_parameter(data, requires_grad, backward_hooks)
    _set_attributes(out, state)
    return out


def rebuild_from_type_v2(function: object, cls: object, arguments: object, state: object) -> Tensor:
    """A tensor of class `cls`, or one with attributes of its own."""
    rebuild = next((of for named, of in CALLS if named is function and of in _REBUILD), None)
    if rebuild is None or not isinstance(arguments, tuple):
        raise malformed("A tensor of a subclass is made by something that makes no tensor")
    if not (isinstance(cls, type) and issubclass(cls, Tensor)):
        raise malformed("The class of a tensor is no class of tensors")
    out: Tensor = rebuild(*arguments)
    if cls is not type(out):
        out = retyped(out, cls)
    _set_attributes(out, state)
    return out


def _set_attributes(out: Tensor, state: object) -> None:
    attributes: Any
    slots: Any
    attributes, slots = state if isinstance(state, tuple) and len(state) == 2 else (state, None)
    if not all(isinstance(given, (dict, type(None))) for given in (attributes, slots)):
        raise malformed("The attributes of a tensor are no dictionary")
    unknown = [name for name in slots or () if name not in added_slots(type(out))]
    if unknown:
        raise malformed(f"{type(out).__name__} has no slot {unknown[0]!r}")
    for name in attributes or ():
        if type(name) is not str or hasattr(Tensor, name):
            raise malformed(f"Attribute {name!r} of a tensor would hide one that every tensor has")
    give_attributes(out, {**(attributes or {}), **(slots or {})})


# -- other data ------------------------------------------------------------------------------------------


def get_layout(name: object) -> object:
    """The layout called ``torch.<name>``."""
    found = _NAMED.get(("torch", str(name).removeprefix("torch.")))
    if not isinstance(found, layout):
        raise malformed(f"There is no layout {name}")
    return found


def _encode(text: object, encoding: object = "latin1") -> bytes:
    # How bytes are written where a pickle has only text.
    if not isinstance(text, str) or encoding not in ("latin1", "latin-1"):
        raise malformed("Bytes are written as something else than latin1")
    return text.encode("latin-1")


def _items(items: object = ()) -> list[Any]:
    if not isinstance(items, (list, tuple)):
        raise malformed(f"A container is made of an object of type {type(items).__name__}")
    return list(items)


def _set(items: object = ()) -> set[Any]:
    return set(_items(items))


def _frozenset(items: object = ()) -> frozenset[Any]:
    return frozenset(_items(items))


def _deque(items: object = ()) -> deque[Any]:
    return deque(_items(items))


def _ordered_dict(*given: Any) -> OrderedDict[Any, Any]:
    """An empty one: what is in it comes after."""
    if given:
        raise TypeError(f"OrderedDict takes no arguments in a file, here are {len(given)}")
    return OrderedDict()


def _counter(counts: object = None) -> Counter[Any]:
    if counts is not None and not isinstance(counts, dict):
        raise malformed(f"A Counter is made of an object of type {type(counts).__name__}")
    out: Counter[Any] = Counter()
    dict.update(out, counts or {})
    return out


def _bytearray(content: object = b"", encoding: object = "latin-1") -> bytearray:
    return bytearray(
        content if isinstance(content, (bytes, bytearray)) else _encode(content, encoding)
    )


def _bytes() -> bytes:
    return b""


def _complex(real: object, imag: object) -> complex:
    if type(real) not in (float, int) or type(imag) not in (float, int):
        raise malformed("A complex number does not consist of two numbers")
    return complex(real, imag)  # type: ignore[call-overload,no-any-return]


def _integers(*bounds: object) -> tuple[Any, ...]:
    if not all(bound is None or type(bound) is int for bound in bounds):
        raise malformed("A range or slice has bounds that are no integers")
    return bounds


def _range(*bounds: object) -> range:
    return range(*_integers(*bounds))


def _slice(*bounds: object) -> slice:
    return slice(*_integers(*bounds))


def _size(extents: object) -> Size:
    if not isinstance(extents, (tuple, list)) or not all(type(extent) is int for extent in extents):
        raise malformed("A Size has elements that are not integers")
    return Size(extents)


def _device(kind: object, index: object = None) -> device:
    if type(kind) is not str or not (index is None or type(index) is int):
        raise malformed("A device does not consist of a type and an index")
    try:
        return device(kind, index)
    except RuntimeError as error:
        raise malformed(str(error)) from error


# -- names -----------------------------------------------------------------------------------------------

_UTILS: Final = "torch._utils"
_NAMED: Final[dict[tuple[str, str], Any]] = {
    **{("torch", d.name): d for d in DTYPES},
    **{(storage.module, storage.name): storage for storage in ELEMENT_OF_STORAGE},
    **{
        ("torch", value.name): value
        for value in (
            contiguous_format,
            preserve_format,
            channels_last,
            channels_last_3d,
            strided_layout,
            sparse_coo,
            sparse_csr,
            sparse_csc,
            sparse_bsr,
            sparse_bsc,
            jagged,
        )
    },
    (_UTILS, "_rebuild_tensor"): _rebuild_tensor,
    (_UTILS, "_rebuild_tensor_v2"): rebuild_tensor_v2,
    (_UTILS, "_rebuild_tensor_v3"): rebuild_tensor_v3,
    (_UTILS, "_rebuild_sparse_tensor"): rebuild_sparse_tensor,
    (_UTILS, "_rebuild_parameter"): rebuild_parameter,
    (_UTILS, "_rebuild_parameter_with_state"): rebuild_parameter_with_state,
    (_UTILS, "_rebuild_meta_tensor_no_storage"): rebuild_meta_tensor_no_storage,
    ("torch._tensor", "_rebuild_from_type_v2"): rebuild_from_type_v2,
    ("torch.serialization", "_get_layout"): get_layout,
    ("torch", "Tensor"): Tensor,
    ("torch.nn.parameter", "Parameter"): Parameter,
    ("torch.nn.parameter", "Buffer"): Buffer,
    ("torch", "Size"): Size,
    ("torch", "device"): device,
}
NAMES: Final = {id(value): name for name, value in _NAMED.items()}
"""By identity: the module and name under which files refer to what is ours."""

_PLAIN: Final[dict[tuple[str, str], Any]] = {
    ("builtins", "complex"): complex,
    ("builtins", "set"): set,
    ("builtins", "frozenset"): frozenset,
    ("builtins", "bytearray"): bytearray,
    ("builtins", "bytes"): bytes,
    ("builtins", "range"): range,
    ("builtins", "slice"): slice,
    ("builtins", "xrange"): range,
    ("collections", "OrderedDict"): OrderedDict,
    ("collections", "Counter"): Counter,
    ("collections", "deque"): deque,
    ("_codecs", "encode"): codecs.encode,
}
_REBUILD: Final = (
    _rebuild_tensor,
    rebuild_tensor_v2,
    rebuild_tensor_v3,
    rebuild_sparse_tensor,
    rebuild_parameter,
    rebuild_parameter_with_state,
    rebuild_meta_tensor_no_storage,
)
MAKES_TENSORS: Final = (*_REBUILD, rebuild_from_type_v2)
CALLS: Final[list[tuple[Any, Callable[..., Any]]]] = [
    *((function, function) for function in _REBUILD),
    (rebuild_from_type_v2, rebuild_from_type_v2),
    (get_layout, get_layout),
    (Size, _size),
    (device, _device),
    (complex, _complex),
    (set, _set),
    (frozenset, _frozenset),
    (bytearray, _bytearray),
    (bytes, _bytes),
    (range, _range),
    (slice, _slice),
    (OrderedDict, _ordered_dict),
    (Counter, _counter),
    (deque, _deque),
    (codecs.encode, _encode),
]
"""What a file may call without being trusted, and the function that is called in its place."""

PLAIN_KEYS: Final = (dtype, device, memory_format, layout, Tensor)
"""Classes, besides text and numbers, whose objects are quick to hash."""


def find(module: str, name: str) -> Any:
    """What a file means by `module` and `name`, PyTorch's names among them.  KeyError for anything else."""
    found = _NAMED.get((module, name))
    if found is None:
        return _PLAIN["builtins" if module == "__builtin__" else module, name]
    return found


def of_foreign_order(array: Any, element: dtype | None) -> None:
    """Turn memory that a machine of the other byte order wrote, in place."""
    if element is None:
        raise RuntimeError(
            "load: the file was written on a machine of another byte order, and has memory of unknown dtype"
        )
    width = element.itemsize // 2 if element.is_complex else element.itemsize
    array.view(np.dtype(f"u{width}")).byteswap(inplace=True)
