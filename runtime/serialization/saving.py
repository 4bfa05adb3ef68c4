"""Writes objects as files of PyTorch: their pickle, and the memory of their tensors in records."""

from __future__ import annotations

import codecs
import io
import pickle
import sys
from collections import OrderedDict
from collections.abc import Iterable
from typing import IO, Any

from ..api.interop import _parts, compressed_parts, element_strides
from ..api.storages import UntypedStorage
from ..core.bits import COMPRESSED
from ..core.device import device
from ..core.dtypes import dtype
from ..core.layout import layout
from ..core.namespace import Array, np
from ..core.subclasses import NoElements, attributes_in_slots
from ..core.tensor import Tensor
from ..nn.parameter import Parameter
from .archive import ArchiveWriter
from .hooks import warn_if_has_hooks
from .tensors import (
    ELEMENT_OF_STORAGE,
    NAMES,
    STORAGE_OF_ELEMENT,
    UNTYPED,
    StorageType,
    get_layout,
    rebuild_from_type_v2,
    rebuild_meta_tensor_no_storage,
    rebuild_parameter,
    rebuild_parameter_with_state,
    rebuild_sparse_tensor,
    rebuild_tensor_v2,
    rebuild_tensor_v3,
)

_REDUCE: Any = Tensor.__reduce_ex__
"""How tensors are pickled; a class that does it in another way is left to it."""


class KeptStorage:
    """Memory that goes into a record of its own."""

    def __init__(self, memory: Array, kind: StorageType, key: str, location: str) -> None:
        self.memory = memory
        self.kind = kind
        self.key = key
        self.location = location

    def identity(self) -> tuple[Any, ...]:
        """What stands in the pickle for the memory."""
        element = ELEMENT_OF_STORAGE[self.kind]
        numel = self.memory.nbytes // (1 if element is None else element.itemsize)
        return ("storage", self.kind, self.key, self.location, numel)


class _Pickler(pickle._Pickler):
    """Writes tensors and what belongs to them under PyTorch's names, and keeps their memory for records.

    The pickler in C would look for the names in the modules of PyTorch.
    """

    def __init__(self, file: IO[bytes], protocol: int) -> None:
        super().__init__(file, protocol)
        self.protocol = protocol
        self.kept: dict[int, KeptStorage] = {}

    def persistent_id(self, obj: Any) -> Any:
        if isinstance(obj, UntypedStorage):
            obj = self.keep(obj._array, None, "cpu")
        return obj.identity() if isinstance(obj, KeptStorage) else None

    def reducer_override(self, obj: Any) -> Any:
        cls = type(obj)
        if cls is bytes and not obj and self.protocol < 3:
            # Python would write a call of `bytes`, which PyTorch does not read.
            return codecs.encode, ("", "latin1")
        if cls is device:
            return device, (obj.type,) if obj.index is None else (obj.type, obj.index)
        if cls is layout:
            return get_layout, (f"torch.{obj.name}",)
        if cls is StorageType or id(obj) in NAMES:
            return ""  # as a global, under the name that `save_global` knows
        if isinstance(obj, Tensor) and getattr(cls, "__reduce_ex__", None) is _REDUCE:
            return self._tensor(obj)
        return NotImplemented

    def save_global(self, obj: Any, name: str | None = None) -> None:
        known = tuple(obj) if isinstance(obj, StorageType) else NAMES.get(id(obj))
        if known is None:
            super().save_global(obj, name)  # type: ignore[misc]
            return
        module, name = known
        # Which the stubs of Python's own pickler leave out.
        self.write(pickle.GLOBAL + f"{module}\n{name}\n".encode("ascii"))  # type: ignore[attr-defined]
        self.memoize(obj)  # type: ignore[attr-defined]

    def keep(self, memory: Array, element: dtype | None, location: str) -> KeptStorage:
        """The record for `memory`, made at its first use."""
        found = self.kept.get(id(memory))
        if found is None:
            fits = element is not None and memory.nbytes % element.itemsize == 0
            kind = STORAGE_OF_ELEMENT.get(element.name, UNTYPED) if element and fits else UNTYPED
            found = self.kept[id(memory)] = KeptStorage(memory, kind, str(len(self.kept)), location)
        return found

    def _tensor(self, tensor: Tensor) -> tuple[Any, ...]:
        warn_if_has_hooks(tensor)
        if isinstance(tensor._data_, NoElements):
            tensor._data_._touched()
        if tensor.is_meta:
            function: Any = rebuild_meta_tensor_no_storage
            arguments: tuple[Any, ...] = (
                tensor.dtype,
                tuple(tensor.shape),
                element_strides(tensor),
                tensor.requires_grad,
            )
        elif tensor.is_sparse:
            own = tensor.detach()
            parts = (own._indices(), own._values(), own.shape, own.is_coalesced())
            function, arguments = rebuild_sparse_tensor, (tensor.layout, parts)
        elif tensor._bits_ & COMPRESSED:
            function = rebuild_sparse_tensor
            arguments = (tensor.layout, compressed_parts(tensor))
        else:
            function, arguments = self._dense(tensor)
        state = dict(tensor.__dict__)
        cls = type(tensor)
        if cls is Parameter:
            # The tensor in it asks for no gradients: the parameter does.
            data = tensor.detach()
            asks = (tensor.requires_grad, _no_hooks())
            if state:
                return rebuild_parameter_with_state, (data, *asks, state)
            return rebuild_parameter, (data, *asks)
        in_slots = attributes_in_slots(tensor)
        if in_slots:  # as `object.__getstate__` tells of them
            return rebuild_from_type_v2, (function, cls, arguments, (state or None, in_slots))
        if cls is Tensor and not state:
            return function, arguments
        return rebuild_from_type_v2, (function, cls, arguments, state)

    def _dense(self, tensor: Tensor) -> tuple[Any, tuple[Any, ...]]:
        location = str(tensor.device)
        host = tensor if tensor.is_cpu else tensor.detach().cpu()
        width = tensor.dtype.itemsize
        memory, strides, offset = _parts(host)
        if offset % width or any(step < 0 or step % width for step in strides):
            # Memory of another library, in which elements lie between the places that a file can name.
            memory = np.ascontiguousarray(host._data_)
            strides, offset = memory.strides, 0
        if 0 in tensor.shape:
            steps, start = element_strides(host), offset // width
        else:
            steps, start = tuple(step // width for step in strides), offset // width
        storage = self.keep(memory, tensor.dtype, location)
        places = (storage, start, tuple(tensor.shape), steps, tensor.requires_grad, _no_hooks())
        postponed = {
            name: True
            for name, is_so in (("conj", tensor.is_conj()), ("neg", tensor.is_neg()))
            if is_so
        }
        metadata = (postponed,) if postponed else ()
        if ELEMENT_OF_STORAGE[storage.kind] is tensor.dtype:
            return rebuild_tensor_v2, (*places, *metadata)
        return rebuild_tensor_v3, (*places, tensor.dtype, *metadata)


def _no_hooks() -> OrderedDict[int, Any]:
    return OrderedDict()


def _bytes_of(memory: Array) -> Array:
    """The bytes of an array without gaps, in the order in which they lie."""
    dense = memory if memory.flags.c_contiguous else memory.transpose()
    return dense.reshape(-1).view(np.uint8)


def pickled(obj: object, protocol: int) -> tuple[bytes, list[KeptStorage]]:
    """The pickle of `obj`, and the memory that it refers to."""
    program = io.BytesIO()
    pickler = _Pickler(program, protocol)
    pickler.dump(obj)
    return program.getvalue(), list(pickler.kept.values())


def write(
    file: IO[bytes], program: bytes, storages: Iterable[KeptStorage], byte_order: bool
) -> None:
    """Write what `pickled` made; with `byte_order` the file says how its numbers lie."""
    with ArchiveWriter(file) as archive:
        archive.write("data.pkl", program)
        if byte_order:
            archive.write("byteorder", sys.byteorder.encode("ascii"))
        for storage in storages:
            archive.write(f"data/{storage.key}", _bytes_of(storage.memory))
        archive.write("version", b"3\n")
