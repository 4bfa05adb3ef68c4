"""Files of PyTorch before 1.6: pickles one after the other, then the memory of each storage.

The pickles are a magic number, the version of the format, facts about the machine, the object, and the names of
storages in the order in which their memory follows: for each the number of its elements, and their bytes.  How wide an
element is stands in the object alone, so that its pickle is looked through once for the storages that it names, making
nothing else, before it is read.  Numbers are little-endian, whatever the machine.  Nothing here trusts the file.
"""

from __future__ import annotations

import io
import os
import pickletools
import struct
from collections.abc import Mapping
from typing import IO, Any

from ..core.namespace import Array, np
from .reader import SafeReader, malformed
from .tensors import (
    CALLS,
    ELEMENT_OF_STORAGE,
    MAKES_TENSORS,
    PLAIN_KEYS,
    StorageType,
    find,
)

_MAGIC = 0x1950A86A20F9469CFC6C
_VERSION = 1001
_HEAD = 32
"""Within so many bytes the magic number is, however its pickle frames it."""
_COUNT = struct.Struct("<q")


def begins_sequence(file: IO[bytes]) -> bool:
    """Whether a file of this format begins where `file` stands, which is left there."""
    start = file.tell()
    head = file.read(_HEAD)
    file.seek(start)
    return head.startswith(b"\x80") and _MAGIC.to_bytes(10, "little") in head


class SequenceReader:
    """The object's pickle, and the memory of storages by name.  pickle.UnpicklingError for a file that is damaged."""

    def __init__(self, file: IO[bytes]) -> None:
        start = file.tell()
        self._content = file.read()
        self._read = io.BytesIO(self._content)
        if self._number("magic number") != _MAGIC:
            raise malformed("It does not begin with the magic number of its format")
        if (version := self._number("version")) != _VERSION:
            raise malformed(f"Its format has version {version}, not {_VERSION}")
        self._plain()  # the machine that wrote it, which does not matter
        self.program = self._next()
        self._places = self._found(self._plain(), self._named())
        file.seek(start + self._read.tell(), os.SEEK_SET)

    def __contains__(self, name: str) -> bool:
        return name in self._places

    def size(self, name: str) -> int:
        """Bytes of the storage `name`."""
        return self._place(name)[1]

    def read(self, name: str) -> bytes:
        """The storage `name` as bytes."""
        begin, size = self._place(name)
        return self._content[begin : begin + size]

    def memory(self, name: str) -> Array:
        """The storage `name` as a writable array of bytes that owns its memory."""
        begin, size = self._place(name)
        return np.frombuffer(self._content, np.uint8, size, begin).copy()

    def _place(self, name: str) -> tuple[int, int]:
        if name not in self._places:
            raise malformed(f"There is no memory of {name}")
        return self._places[name]

    def _next(self) -> bytes:
        """The pickle that comes next."""
        begin = self._read.tell()
        try:
            for _ in pickletools.genops(self._read):
                pass
        except (ValueError, IndexError, OverflowError, struct.error, Warning) as error:
            raise malformed(f"{error}") from error
        return self._content[begin : self._read.tell()]

    def _plain(self) -> Any:
        """What comes next: numbers, text and containers."""
        return SafeReader(self._next(), _nothing, (), {}, _no_storage, ()).read()

    def _number(self, what: str) -> int:
        number = self._plain()
        if type(number) is not int:
            raise malformed(f"Its {what} is an object of type {type(number).__name__}")
        return number

    def _named(self) -> dict[str, int]:
        """By name, the bytes of an element of each storage that the object names."""
        widths: dict[str, int] = {}

        def seen(identity: Any) -> object:
            match identity:
                case ("storage", StorageType() as kind, str(key), *_) if kind in ELEMENT_OF_STORAGE:
                    element = ELEMENT_OF_STORAGE[kind]
                    width = 1 if element is None else element.itemsize
                    if widths.setdefault(key, width) != width:
                        raise malformed(f"Storage {key} has elements of two widths")
                case ("module", *_):
                    return _Unmade  # a class, of which the object is
            return _Unmade()

        calls = [(named, _Unmade if of in MAKES_TENSORS else of) for named, of in CALLS]
        trusted: Mapping[str, Any] = {"": _Unmade}
        SafeReader(self.program, _known, calls, trusted, seen, PLAIN_KEYS).read()
        return widths

    def _found(self, keys: Any, widths: Mapping[str, int]) -> dict[str, tuple[int, int]]:
        """Where the memory of each storage begins, and its bytes; of those up to one of a kind that there is not here."""
        if not isinstance(keys, list) or not all(type(key) is str for key in keys):
            raise malformed("The names of its storages are no list of text")
        places: dict[str, tuple[int, int]] = {}
        for key in keys:
            if f"data/{key}" in places:
                raise malformed(f"Storage {key} follows twice")
            if key not in widths:
                break  # so is what lies in it, which is refused by its own name
            count = self._read.read(_COUNT.size)
            size = _COUNT.unpack(count)[0] * widths[key] if len(count) == _COUNT.size else -1
            begin = self._read.tell()
            if not 0 <= size <= len(self._content) - begin:
                raise malformed(f"The memory of storage {key} reaches beyond the file")
            places[f"data/{key}"] = begin, size
            self._read.seek(begin + size)
        return places


class _Unmade(dict[Any, Any]):
    """What stands for any object that is not made yet."""

    def __init__(self, *_: object) -> None:
        super().__init__()

    def __setstate__(self, state: object) -> None:
        """Nothing is kept."""

    __hash__ = object.__hash__  # type: ignore[assignment]


def _known(module: str, name: str) -> Any:
    try:
        return find(module, name)
    except LookupError:
        return _Unmade


def _nothing(module: str, name: str) -> Any:
    raise LookupError(f"{module}.{name}")


def _no_storage(identity: object) -> Any:
    raise malformed(f"A storage stands where there is none: {type(identity).__name__}")
