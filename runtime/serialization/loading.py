"""Reads files of PyTorch's formats, safely or trusting them."""

from __future__ import annotations

import io
import pickle
import sys
from collections.abc import Mapping
from typing import IO, Any

from ..api.storages import UntypedStorage
from ..core.device import backend_of_device, device
from ..core.dtypes import dtype
from ..core.memory import MEMORIES
from ..core.namespace import Array
from .archive import MAGIC, ArchiveReader
from .reader import SafeReader, malformed
from .sequence import SequenceReader, begins_sequence
from .tensors import (
    CALLS,
    ELEMENT_OF_STORAGE,
    PLAIN_KEYS,
    LoadedStorage,
    StorageType,
    find,
    of_foreign_order,
)

_OLD_MAGIC = b"gradsmith 1\n"
"""Files of gradsmith 0.1 began so, and had arrays of NumPy in their pickle."""
_FOREIGN_ORDER = {"little": "big", "big": "little"}[sys.byteorder]


def read(
    file: IO[bytes],
    mapped: bool,
    map_location: Any,
    trusted: Mapping[str, Any] | None,
    pickle_module: Any = pickle,
    options: Mapping[str, Any] | None = None,
) -> Any:
    """The object in `file`, safely when `trusted` has what its pickle may use besides data.

    Without `trusted` an unpickler of `pickle_module`, made with `options`, reads it, and may run any code.
    """
    start = file.tell()
    head = file.read(len(_OLD_MAGIC))
    if head == _OLD_MAGIC:
        _refuse_old_format(trusted is not None, map_location)
        return pickle_module.Unpickler(file, **(options or {})).load()
    file.seek(start)
    source: ArchiveReader | SequenceReader
    if head.startswith(MAGIC):
        source = archive = ArchiveReader(file, mapped)
        program = archive.read("data.pkl")
    elif not begins_sequence(file):
        raise _no_archive(head)
    elif mapped:
        raise RuntimeError(
            "load: mmap can only be used with zip archives, and this is a file in the format of PyTorch before 1.6"
        )
    else:
        source = sequence = SequenceReader(file)
        program = sequence.program
    storages = _Storages(source, map_location)
    if trusted is not None:
        return SafeReader(program, find, CALLS, trusted, storages.load, PLAIN_KEYS).read()
    return _trusting(pickle_module, storages)(io.BytesIO(program), **(options or {})).load()


def _no_archive(head: bytes) -> Exception:
    if not head:
        return EOFError("load: the file is empty")
    if head.startswith(b"\x80"):
        return RuntimeError(
            "load: this is a bare pickle, and not a zip archive as gradsmith.save writes. Read it with pickle.load, if "
            "you trust it."
        )
    return pickle.UnpicklingError(
        f"load: this is not a file that gradsmith.save wrote: it begins with {head[:8]!r}"
    )


def _refuse_old_format(safely: bool, map_location: Any) -> None:
    if safely:
        raise pickle.UnpicklingError(
            "Weights only load failed. The file was written by gradsmith 0.1, whose format cannot be read safely. If "
            "you trust whoever wrote it, read it with weights_only=False, which may run any code, and save it again."
        )
    if map_location is not None:
        raise NotImplementedError(
            "load: map_location is not supported for files of gradsmith 0.1; move the tensors after loading"
        )


def _trusting(module: Any, storages: _Storages) -> Any:
    """A class of unpicklers for files that are trusted."""

    class Trusting(module.Unpickler):  # type: ignore[misc]
        def find_class(self, module: str, name: str) -> Any:
            if module.partition(".")[0] == "torch":
                try:
                    return find(module, name)
                except KeyError:
                    pass  # something of PyTorch itself
            return super().find_class(module, name)

        def persistent_load(self, identity: Any) -> Any:
            return storages.load(identity)

    return Trusting


class _Storages:
    """The memory in a file, read where it is first used."""

    def __init__(self, source: ArchiveReader | SequenceReader, map_location: Any) -> None:
        self._source = source
        self._map_location = map_location
        self._loaded: dict[str, LoadedStorage] = {}
        order = source.read("byteorder").decode("latin-1") if "byteorder" in source else "little"
        if order not in ("little", "big"):
            raise RuntimeError(f"load: unknown byte order {order!r}; the file is damaged")
        self._foreign = order == _FOREIGN_ORDER

    def load(self, identity: object) -> LoadedStorage:
        """The storage of a persistent id: ``("storage", type, key, location, number of elements)``.

        A sixth item, of files from before 1.6, is None, or would say which part of the storage is meant.
        """
        if (
            not isinstance(identity, tuple)
            or len(identity) not in (5, 6)
            or identity[0] != "storage"
        ):
            raise malformed("A persistent id names no storage")
        _, kind, key, location, numel, *part = identity
        if part and part[0] is not None:
            raise malformed("A storage is a part of another, which is not read")
        if not isinstance(kind, StorageType):
            raise malformed("A storage has a type that is none of storages")
        if not (type(key) is str and type(location) is str and type(numel) is int):
            raise malformed("A storage has a name, location or length of a wrong type")
        found = self._loaded.get(key)
        if found is None:
            found = self._loaded[key] = self._read(kind, key, location, numel)
        return found

    def _read(self, kind: StorageType, key: str, location: str, numel: int) -> LoadedStorage:
        element = ELEMENT_OF_STORAGE[kind]
        width = 1 if element is None else element.itemsize
        size = self._source.size(f"data/{key}")
        if numel * width != size:
            raise malformed(
                f"Storage {key} shall have {numel} elements of {width} bytes and its record has {size} bytes"
            )
        memory = self._source.memory(f"data/{key}")
        if self._foreign:
            of_foreign_order(memory, element)
        return _placed(memory, element, location, self._map_location)


def _placed(memory: Array, element: dtype | None, location: str, wanted: Any) -> LoadedStorage:
    """The storage over `memory`, for the device that `wanted`, a `map_location`, says."""
    out = LoadedStorage.over(memory)
    out.element = element
    if callable(wanted):
        out.target = device("cpu")
        chosen = wanted(out, location)
        if chosen is not None:
            if not isinstance(chosen, UntypedStorage):
                raise TypeError(
                    f"load: map_location returned an object of type {type(chosen).__name__}, not a storage"
                )
            out._array = chosen._array
            return out
    elif isinstance(wanted, dict):
        location = str(wanted.get(location, location))
    elif isinstance(wanted, (str, device)):
        location = str(wanted)
    elif wanted is not None:
        raise TypeError(
            f"load: map_location must be a device, str, dict or function, not {type(wanted).__name__}"
        )
    out.target = _available(location)
    return out


def restored(storage: UntypedStorage, location: str) -> UntypedStorage:
    """`storage`, for the device called `location`."""
    if _available(location).type == "cpu":
        return storage
    return _placed(storage._array, getattr(storage, "element", None), location, None)


def _available(location: str) -> device:
    """The device called `location`, on which tensors can be.  RuntimeError for any other."""
    try:
        found = device(location)
    except RuntimeError:
        raise RuntimeError(
            f"don't know how to restore data location of gradsmith.UntypedStorage (tagged with {location})"
        ) from None
    if found.type not in ("cpu", "meta") and backend_of_device(found.type) not in MEMORIES:
        raise RuntimeError(
            f"Attempting to deserialize object on a {found.type.upper()} device, and no imported backend keeps tensors "
            "there. Please use gradsmith.load with map_location=gradsmith.device('cpu') to map your storages to the "
            "CPU."
        )
    return found
