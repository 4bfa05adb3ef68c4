"""Tensors whose memory several processes see: a file without a name of its own in the system's memory, mapped by each."""

from __future__ import annotations

import mmap
import os
import tempfile
import weakref
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from sys import getrefcount
from typing import Any

from ..autograd.nodes.variable import accumulator_of
from ..core.namespace import Array, np
from ..core.references import ARGUMENT
from ..core.strided import address, offset_of, storage_of, strided
from ..core.tensor import Tensor, wrap

_FOLDER = "/dev/shm"


class _Map(mmap.mmap):
    """A mapped file, which is removed when the process that made it does not need it any more."""

    path: str


def _remove(path: str, maker: int) -> None:
    if os.getpid() == maker:
        Path(path).unlink(missing_ok=True)


def _map_of(array: Array) -> _Map | None:
    base = storage_of(array).base
    while isinstance(base, memoryview):
        base = base.obj
    return base if isinstance(base, _Map) else None


def is_shared_array(array: Array) -> bool:
    """Whether other processes can see its memory."""
    return _map_of(array) is not None


def _mapped(descriptor: int, size: int, path: str) -> _Map:
    memory = _Map(descriptor, max(size, 1))
    memory.path = path
    return memory


def share(tensor: Tensor) -> None:
    """Move the elements of `tensor` to memory that other processes see.

    RuntimeError for a tensor that shares its memory with others, which would keep the old one.
    """
    data = tensor._data_
    if is_shared_array(data):
        return
    storage = storage_of(data)
    accumulator = accumulator_of(tensor)
    # Known besides: the tensor's slot or the base of its view, the node of a leaf, and the names here.
    expected = (3 if data is storage else 2) + ARGUMENT
    of_data = expected + (accumulator is not None and accumulator._array is data)
    of_storage = of_data if data is storage else expected
    if (
        not storage.flags.owndata
        or getrefcount(storage) > of_storage
        or getrefcount(data) > of_data
    ):
        raise RuntimeError(
            f"share_memory_: other tensors or arrays see the memory of this tensor of shape {list(tensor.shape)} too, and "
            "would keep it: share the memory before making views of it, or share a clone()"
        )
    folder = _FOLDER if os.access(_FOLDER, os.W_OK) else None
    descriptor, path = tempfile.mkstemp(prefix="gradsmith-", dir=folder)
    try:
        os.ftruncate(descriptor, max(storage.nbytes, 1))
        memory = _mapped(descriptor, storage.nbytes, path)
    except OSError:
        _remove(path, os.getpid())
        raise
    finally:
        os.close(descriptor)
    weakref.finalize(memory, _remove, path, os.getpid())
    offset = offset_of(data) * data.itemsize
    bytes_ = np.frombuffer(memory, np.uint8, storage.nbytes)
    moved = strided(bytes_, data.shape, data.strides, offset, data.dtype)
    moved[...] = data
    tensor._data_ = moved
    if accumulator is not None:
        accumulator._array = moved
    register(type(tensor))


def register(kind: type[Any]) -> None:
    """Have queues and processes pass on where shared memory of tensors of a class is, and copies of the rest."""
    ForkingPickler.register(kind, _reduced)


def _reduced(tensor: Tensor) -> Any:
    if not tensor.is_leaf:
        raise RuntimeError(
            f"cannot send a non-leaf tensor which requires_grad, of shape {list(tensor.shape)}, to another process: its "
            "history would stay behind. Send its detach() if the numbers are all that is needed."
        )
    memory = _map_of(tensor._data_)
    if memory is None:
        return tensor.__reduce_ex__(2)
    data = tensor._data_
    offset = address(data) - address(storage_of(data))
    layout = (data.shape, data.strides, offset, data.dtype)
    return _opened, (memory.path, len(memory), layout, type(tensor), tensor.requires_grad)


def _opened(path: str, size: int, layout: Any, kind: type[Any], requires_grad: bool) -> Any:
    """A tensor over memory that another process shares.  FileNotFoundError if that has ended, or needs it no more."""
    shape, strides, offset, dtype = layout
    register(kind)
    descriptor = os.open(path, os.O_RDWR)
    try:
        memory = _mapped(descriptor, size, path)
    finally:
        os.close(descriptor)
    found = wrap(strided(np.frombuffer(memory, np.uint8, size), shape, strides, offset, dtype))
    if hasattr(kind, "_is_param"):
        return kind(found, requires_grad)
    made = found if kind is type(found) else found.as_subclass(kind)
    return made.requires_grad_(requires_grad)
