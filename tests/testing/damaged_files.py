"""Damaged and crafted files of tensors, and what must hold of whatever `load` makes of them."""

from __future__ import annotations

import io
import os
import pickle
import random
import zipfile
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

import gradsmith as gs
from gradsmith.core.strided import address, storage_of

REFUSALS = (pickle.UnpicklingError, RuntimeError, EOFError)
"""What `load` may raise for a file."""

_PLAIN = b"N\x88\x89](}\x8f)\x85\x86\x87te0aeusb\x81R.Qh\x00h\x01q\x00q\x01K\x00K\xffG"
_GLOBALS = [
    b"ctorch._utils\n_rebuild_tensor_v2\n",
    b"ctorch._utils\n_rebuild_parameter\n",
    b"ctorch._tensor\n_rebuild_from_type_v2\n",
    b"ctorch\nFloatStorage\n",
    b"ctorch\nSize\n",
    b"ctorch\nfloat64\n",
    b"ctorch\ndevice\n",
    b"c__builtin__\nset\n",
    b"c__builtin__\nrange\n",
    b"cnumpy\ndtype\n",
    b"cos\nsystem\n",
]


def saved_files() -> list[bytes]:
    """A few honest files."""
    base = gs.arange(12.0).reshape(3, 4)
    objects: list[Any] = [
        {"base": base, "view": base.t()[1:], "n": 3, "names": ["a", (1.5, None, b"x")]},
        OrderedDict(
            w=gs.nn.Parameter(base.clone()), s=gs.Size([2]), d=gs.float16, e=gs.zeros(0, 3)
        ),
        [
            gs.tensor(1j),
            gs.ones(3, dtype=gs.uint16),
            gs.empty(2, device="meta"),
            {1, 2},
            gs.device("cpu"),
        ],
    ]
    out = []
    for value in objects:
        for protocol in (2, 4):
            file = io.BytesIO()
            gs.save(value, file, pickle_protocol=protocol)
            out.append(file.getvalue())
    return out


def packed(program: bytes, records: dict[str, bytes]) -> bytes:
    """A file with this pickle and these records of memory."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("archive/data.pkl", program)
        for name, content in records.items():
            archive.writestr(f"archive/{name}", content)
    return file.getvalue()


def unpacked(content: bytes) -> tuple[bytes, dict[str, bytes]]:
    """The pickle and the records of a file."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        records = {name.partition("/")[2]: archive.read(name) for name in archive.namelist()}
    return records.pop("data.pkl"), records


COUNT = int(os.environ.get("GRADSMITH_DAMAGED_FILES", "400"))
"""How many a test loads; the whole sweep is of 5000 by each of the libraries that write such files."""


def damaged_files(seed: int, honest: list[bytes], count: int = COUNT) -> Iterator[bytes]:
    """`count` files: bits turned, ends cut off, pieces exchanged, pickles changed and made up."""
    rng = random.Random(seed)
    for index in range(count):
        content = rng.choice(honest)
        if index % 3 == 0:
            yield bytes(_changed(rng, bytearray(content), honest))
        else:
            program, records = unpacked(content)
            if index % 3 == 1:
                others = [unpacked(other)[0] for other in honest]
                program = bytes(_changed(rng, bytearray(program), others))
            else:
                program = _made_up(rng, program)
            yield packed(program, records)


def _changed(rng: random.Random, content: bytearray, others: list[bytes]) -> bytearray:
    for _ in range(rng.choice([1, 1, 2, 5, 20])):
        if not content:
            break
        at = rng.randrange(len(content))
        match rng.randrange(5):
            case 0:
                content[at] ^= 1 << rng.randrange(8)
            case 1:
                content[at] = rng.randrange(256)
            case 2:
                other = rng.choice(others)
                start = rng.randrange(len(other))
                content[at : at + rng.randrange(40)] = other[start : start + rng.randrange(40)]
            case 3:
                del content[at : at + rng.randrange(8)]
            case _:
                if rng.random() < 0.2:
                    del content[at:]
                else:
                    content[at:at] = rng.randbytes(rng.randrange(5))
    return content


def _made_up(rng: random.Random, program: bytes) -> bytes:
    """Instructions in random order, after the begin of an honest pickle."""
    pieces = [b"\x80\x02", program[2 : rng.randrange(len(program))]]
    for _ in range(rng.randrange(60)):
        kind = rng.randrange(6)
        if kind == 0:
            pieces.append(rng.choice(_GLOBALS))
        elif kind == 1:
            pieces.append(b"J" + rng.randbytes(4))
        elif kind == 2:
            pieces.append(b"K" + bytes([rng.choice([0, 1, 2, 4, 255])]))
        elif kind == 3:
            pieces.append(b"h" + bytes([rng.randrange(20)]))
        else:
            pieces.append(bytes([rng.choice(_PLAIN)]))
    return b"".join([*pieces, b"."])


def tensors_of(value: Any) -> Iterator[gs.Tensor]:
    """Every tensor in nested containers, self-referential ones too."""
    waiting, seen = [value], set()
    while waiting:
        item = waiting.pop()
        if id(item) in seen:
            continue
        seen.add(id(item))
        if isinstance(item, gs.Tensor):
            yield item
            waiting.append(vars(item))
        elif isinstance(item, dict):
            waiting.extend([*item.keys(), *item.values()])
        elif isinstance(item, (list, tuple, set, frozenset)):
            waiting.extend(item)


def check_memory(value: Any, content: bytes) -> int:
    """Raise unless all tensors in `value` lie in memory that the file had; how many there are."""
    count = 0
    for tensor in tensors_of(value):
        count += 1
        data = tensor._data_
        storage = storage_of(data)
        if tensor.is_meta:
            continue
        assert storage.nbytes <= len(content)
        if data.size:
            reach = sum((n - 1) * step for n, step in zip(data.shape, data.strides, strict=True))
            start = address(data) - address(storage)
            assert min(data.strides, default=0) >= 0
            assert start >= 0 and start + reach + data.itemsize <= storage.nbytes
            if data.size < 1000:
                tensor.detach().tolist()
    return count
