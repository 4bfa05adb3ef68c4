"""The zip archives that tensors are kept in: records of bytes, uncompressed and aligned.

Nothing here trusts the file: an archive whose records would hold more than the file itself (by compression, or
by lying over each other) is refused before any of them is read.
"""

from __future__ import annotations

import mmap
import os
import struct
import zipfile
from typing import IO

from ..core.namespace import Array, np

MAGIC = b"PK\x03\x04"
_ROOT = "archive"
_ALIGNMENT = 64
_HEADER = 30
"""Bytes of the header before a record, without its name and its extra field."""
_PADDING = b"FB"
"""Kind of the extra field that pads a header so that the record after it is aligned."""
_CHUNK = 1 << 24
_BROKEN = (
    zipfile.BadZipFile,
    NotImplementedError,
    EOFError,
    OverflowError,
    ValueError,
    struct.error,
)
"""What `zipfile` raises for archives that are damaged."""


class ArchiveWriter:
    """Writes an archive to an open binary file; a context manager."""

    def __init__(self, file: IO[bytes]) -> None:
        self._zip = zipfile.ZipFile(file, "w", zipfile.ZIP_STORED)

    def __enter__(self) -> ArchiveWriter:
        return self

    def __exit__(self, *_: object) -> None:
        self._zip.close()

    def write(self, name: str, content: bytes | Array) -> None:
        """Append the record `name`: bytes, or an array of one dimension of bytes."""
        info = zipfile.ZipInfo(f"{_ROOT}/{name}")
        size = len(content)
        # `zipfile` puts another field before ours once a record is large.
        large = 20 if size * 1.05 > zipfile.ZIP64_LIMIT else 0
        start = (self._zip.start_dir or 0) + _HEADER + len(info.filename) + large + 4
        padding = -start % _ALIGNMENT
        info.extra = _PADDING + struct.pack("<H", padding) + bytes(padding)
        self._zip.writestr(info, content if isinstance(content, bytes) else content.data)


class ArchiveReader:
    """The records of an archive.  RuntimeError for a file that is none, or that is damaged.

    With `mapped`, memory of records is the file's, read when it is touched and private when it is written.
    """

    def __init__(self, file: IO[bytes], mapped: bool = False) -> None:
        start = file.tell()
        self._length = file.seek(0, os.SEEK_END)
        file.seek(start)
        self._file = file
        try:
            self._zip = zipfile.ZipFile(file)
        except _BROKEN as error:
            raise _damaged(str(error)) from error
        infos = self._zip.infolist()
        if sum(info.file_size for info in infos) > self._length:
            raise _damaged(
                f"its records would hold more bytes than the file, which has {self._length}"
            )
        for info in infos:
            if info.compress_type != zipfile.ZIP_STORED or info.compress_size != info.file_size:
                raise _damaged(f"record {info.filename!r} is compressed; records must be stored")
            if not 0 <= info.header_offset < self._length:
                raise _damaged(f"record {info.filename!r} begins outside the file")
            if info.flag_bits & 1:
                raise _damaged(f"record {info.filename!r} is encrypted")
        self._records = {info.filename: info for info in infos}
        if len(self._records) != len(infos):
            raise _damaged("two records have the same name")
        root, _, _ = infos[0].filename.partition("/") if infos else ("", "", "")
        self._root = root
        self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY) if mapped else None

    def __contains__(self, name: str) -> bool:
        return f"{self._root}/{name}" in self._records

    def size(self, name: str) -> int:
        """Bytes of the record `name`."""
        return self._info(name).file_size

    def read(self, name: str) -> bytes:
        """The record `name`."""
        info = self._info(name)
        try:
            return self._zip.read(info)
        except _BROKEN as error:
            raise _damaged(f"record {name!r}: {error}") from error

    def memory(self, name: str) -> Array:
        """The record `name` as a writable array of bytes that owns its memory."""
        info = self._info(name)
        if self._map is not None:
            return self._mapped(info)
        out = np.empty(info.file_size, np.uint8)
        filled = 0
        try:
            with self._zip.open(info) as record:
                while chunk := record.read(_CHUNK):
                    out[filled : filled + len(chunk)] = np.frombuffer(chunk, np.uint8)
                    filled += len(chunk)
        except _BROKEN as error:
            raise _damaged(f"record {name!r}: {error}") from error
        if filled != info.file_size:
            raise _damaged(f"record {name!r} has {filled} of {info.file_size} bytes")
        return out

    def _info(self, name: str) -> zipfile.ZipInfo:
        found = self._records.get(f"{self._root}/{name}")
        if found is None:
            raise _damaged(f"file not found: {self._root}/{name}")
        return found

    def _mapped(self, info: zipfile.ZipInfo) -> Array:
        assert self._map is not None
        header = self._map[info.header_offset : info.header_offset + _HEADER]
        if len(header) < _HEADER or header[:4] != MAGIC:
            raise _damaged(f"record {info.filename!r} has no header")
        name_length, extra_length = struct.unpack("<HH", header[26:30])
        start = info.header_offset + _HEADER + name_length + extra_length
        if start + info.file_size > len(self._map):
            raise _damaged(f"record {info.filename!r} reaches beyond the file")
        if start % 16:
            # Elements would lie across their natural places.
            return np.frombuffer(self._map[start : start + info.file_size], np.uint8).copy()
        return np.frombuffer(self._map, np.uint8, info.file_size, start)


class PyTorchFileReader(ArchiveReader):
    """The records of a file, given by its name or open, by PyTorch's names for what may be asked of them."""

    def __init__(self, file: str | os.PathLike[str] | IO[bytes]) -> None:
        if isinstance(file, str | os.PathLike):
            file = open(file, "rb")  # noqa: SIM115  # as long as the reader lives
        super().__init__(file)

    get_record = ArchiveReader.read
    get_record_size = ArchiveReader.size
    has_record = ArchiveReader.__contains__

    def get_all_records(self) -> list[str]:
        """Their names."""
        return [name.removeprefix(f"{self._root}/") for name in self._records]


def _damaged(why: str) -> RuntimeError:
    return RuntimeError(
        f"load: failed reading zip archive: {why}. The file is damaged or incomplete, or it is no file "
        "that gradsmith.save wrote."
    )
