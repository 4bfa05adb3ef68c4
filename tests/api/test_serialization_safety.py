"""What a file cannot do: run code, reach memory that is not its own, take more than its length."""

from __future__ import annotations

import io
import pickle
import zipfile
from collections import OrderedDict
from pathlib import Path
from typing import Any

import pytest
from damaged_files import REFUSALS, check_memory, damaged_files, packed, saved_files

import gradsmith as gs

_BYTEORDER = {"byteorder": b"little", "version": b"3\n"}


def _load(program: bytes, records: dict[str, bytes] | None = None) -> Any:
    content = packed(program, {**_BYTEORDER, "data/0": bytes(range(24)), **(records or {})})
    return gs.load(io.BytesIO(content))


def _saved(value: object) -> io.BytesIO:
    file = io.BytesIO()
    gs.save(value, file)
    file.seek(0)
    return file


def _storage(kind: str = "FloatStorage", key: str = "0", numel: int = 6) -> bytes:
    return (
        f"(X\7\0\0\0storagectorch\n{kind}\nX\1\0\0\0{key}X\3\0\0\0cpu".encode("latin-1")
        + b"J" + numel.to_bytes(4, "little", signed=True) + b"tQ"
    )  # fmt: skip


def _number(value: int) -> bytes:
    content = value.to_bytes(10, "little", signed=True)
    return b"\x8a" + bytes([len(content)]) + content


def _tuple(*values: int) -> bytes:
    return b"(" + b"".join(map(_number, values)) + b"t"


def _tensor(
    offset: int, size: tuple[int, ...], stride: tuple[int, ...], storage: bytes | None = None
) -> bytes:
    return (
        b"\x80\2ctorch._utils\n_rebuild_tensor_v2\n("
        + (_storage() if storage is None else storage)
        + _number(offset) + _tuple(*size) + _tuple(*stride)
        + b"\x89ccollections\nOrderedDict\n)RtR."
    )  # fmt: skip


def test_crafted_tensor_within_its_storage() -> None:
    # The helpers above make files that load, so that the refusals below are about what they say.
    got = _load(_tensor(1, (2, 2), (1, 2)))
    assert got.shape == (2, 2) and got.stride() == (1, 2) and got.storage_offset() == 1
    assert _load(_tensor(0, (1, 3), (2**60, 1))).shape == (1, 3)
    assert _load(_tensor(2**40, (0, 3), (2**50, 1))).shape == (0, 3)
    assert _load(_tensor(5, (1000, 1), (0, 1))).shape == (1000, 1)


@pytest.mark.parametrize(
    "offset, size, stride",
    [
        (0, (7,), (1,)),
        (6, (1,), (1,)),
        (6, (), ()),
        (0, (2,), (6,)),
        (0, (2, 2), (4, 2)),
        (-1, (1,), (1,)),
        (0, (2,), (-1,)),
        (0, (-1,), (1,)),
        (0, (2,), (2**62,)),
        (0, (1,), (2**62,)),
        (0, (0,), (2**62,)),
        (0, (2**62, 4), (0, 0)),
        (0, (2**31, 2**31, 2**31), (0, 0, 0)),
        (2**62, (1,), (1,)),
        (2**70, (1,), (1,)),
        (0, (1, 1), (1,)),
        (0, (1,) * 65, (1,) * 65),
    ],
)
def test_no_tensor_reaches_outside_its_storage(
    offset: int, size: tuple[int, ...], stride: tuple[int, ...]
) -> None:
    with pytest.raises(pickle.UnpicklingError):
        _load(_tensor(offset, size, stride))


@pytest.mark.parametrize(
    "storage, error",
    [
        (_storage(numel=7), pickle.UnpicklingError),
        (_storage(numel=-1), pickle.UnpicklingError),
        (_storage("DoubleStorage"), pickle.UnpicklingError),
        (_storage("QInt8Storage"), pickle.UnpicklingError),
        (_storage(key="1"), RuntimeError),
        (b"X\1\0\0\0aQ", pickle.UnpicklingError),
        (b"N", pickle.UnpicklingError),
        (_tuple(1, 2) + b"Q", pickle.UnpicklingError),
    ],
)
def test_no_storage_is_other_than_its_record(storage: bytes, error: type[Exception]) -> None:
    with pytest.raises(error):
        _load(_tensor(0, (1,), (1,), storage))


@pytest.mark.parametrize(
    "program, message",
    [
        # The dtype of an array, changed through its state.
        (b"\x80\2cnumpy\ndtype\nX\2\0\0\0f4\x89\x88\x87R(K\3X\1\0\0\0<NNNJ\xff\xff\xff\xffJ\xff\xff\xff\xffK\0tb.", "numpy.dtype"),
        (b"\x80\2cgradsmith.api.interop\n_rebuilt\n).", "gradsmith.api.interop._rebuilt"),
        (b"\x80\2cos\nsystem\nX\2\0\0\0ls\x85R.", "os.system"),
        (b"\x80\2cbuiltins\ngetattr\n.", "builtins.getattr"),
        (b"\x80\2ctorch\nfloat32\n)R.", "nothing that a file may call"),
        (b"\x80\2ctorch\nTensor\n)R.", "Tensor is nothing that a file may call"),
        (b"\x80\2ctorch\nTensor\n)\x81.", "Tensor is nothing that a file may make"),
        (b"\x80\2ctorch\nfloat32\n}X\4\0\0\0codeK\1sb.", "state of an object of type dtype"),
        (_tensor(0, (1,), (1,))[:-1] + b"}X\5\0\0\0_dataNsb.", "state of an object of type Tensor"),
        (b"\x80\2ccollections\nOrderedDict\n)R}X\5\0\0\0itemsNsb.", "Attributes of an OrderedDict"),
        (b"\x80\2(i__main__\nA\n.", "Unsupported operand INST"),
        (b"\x80\2\x82\1.", "Unsupported operand EXT1"),
    ],
)  # fmt: skip
def test_nothing_is_called_or_changed_that_is_no_data(program: bytes, message: str) -> None:
    with pytest.raises(pickle.UnpicklingError, match=message.replace(".", r"\.")):
        _load(program)


@pytest.mark.filterwarnings("error")
def test_a_warning_of_an_escape_is_a_refusal() -> None:
    """Python warns of escapes in text that there are none of, which may be an error."""
    with pytest.raises(pickle.UnpicklingError):
        _load(b"\x80\2S'\\c'\n.")


def test_attributes_hide_nothing() -> None:
    tensor = gs.ones(1)
    tensor.note = "kept"
    file = _saved(tensor)
    assert gs.load(file).note == "kept"
    tensor.__dict__["shape"] = 3
    file = _saved(tensor)
    with pytest.raises(pickle.UnpicklingError, match="'shape'"):
        gs.load(file)


def _doubling_key() -> bytes:
    # ((((), ()), ...), ...): 2**60 items to hash, by 60 instructions.
    return b"\x80\2]()q\0" + b"h\0h\0\x86q\0" * 60 + b"e}h\0Ns\x86."


def _copied_often() -> bytes:
    many = b"(" + b"K\1" * 2000 + b"tq\0"
    return b"\x80\2" + many + b"](" + b"ctorch\nSize\nh\0\x85R" * 3000 + b"e."


def _colliding_keys() -> bytes:
    return b"\x80\2}(" + b"".join(_number(i * (2**61 - 1)) + b"N" for i in range(60_000)) + b"u."


def _huge_key() -> bytes:
    return (
        b"\x80\2\x8b"
        + (40_000).to_bytes(4, "little")
        + b"\1" * 40_000
        + b"q\0"
        + b"}h\0Ns" * 5000
        + b"."
    )


@pytest.mark.parametrize(
    "program, message",
    [
        (_doubling_key(), "1000 items"),
        (_copied_often(), "more memory or time"),
        (_colliding_keys(), "10000 keys"),
        (_huge_key(), "1024 bits"),
        (b"\x80\2" + b"N" + b"\x85" * 100_000 + b".", "nested deeper"),
        (b"\x80\2" + b"]" * 5000 + b"a" * 4999 + b".", "nested deeper"),
        (b"\x80\2c__builtin__\nfrozenset\nc__builtin__\nxrange\n" + _tuple(10**10) + b"R\x85R.", "type range"),
        (b"\x80\2c__builtin__\nbytearray\n" + _tuple(10**10) + b"R.", "latin1"),
        (b"\x80\2}]Ns.", "type list cannot be a key"),
        (b"\x80\2c__builtin__\nset\n]]a\x85R.", "type list cannot be a key"),
        (b"\x80\2X\xff\xff\xff\x7fa.", "expected 2147483647 bytes"),
        (b"\x80\2]q\0h\0a", "before seeing STOP"),
        (b"\x80\2NN.", "ends with 2 objects"),
        (b"\x80\2.", "ends with 0 objects"),
        (b"\x80\2(N.", "ends with"),
        (b"\x80\2h\5.", "BINGET finds no operand"),
        (b"", "."),
    ],
)  # fmt: skip
def test_no_program_takes_more_than_its_length(program: bytes, message: str) -> None:
    # These would take hours, or all memory.
    with pytest.raises(pickle.UnpicklingError, match=message):
        _load(program)


def test_self_reference() -> None:
    value: list[Any] = [1]
    value.append({"again": value})
    file = _saved(value)
    got = gs.load(file)
    assert got[1]["again"] is got
    loop: tuple[Any, ...] = ([],)
    loop[0].append(loop)
    file = _saved(loop)
    with pytest.raises(pickle.UnpicklingError, match="POP"):
        gs.load(file)


def test_archives_that_would_grow(tmp_path: Path) -> None:
    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("archive/data.pkl", _tensor(0, (1,), (1,)))
        archive.writestr("archive/data/0", bytes(10_000_000))
    with pytest.raises(RuntimeError, match="more bytes than the file"):
        gs.load(io.BytesIO(bomb.getvalue()))
    small = io.BytesIO()
    with zipfile.ZipFile(small, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("archive/data.pkl", _tensor(0, (1,), (1,)))
        archive.writestr("archive/data/0", b"ab" * 12)
    with pytest.raises(RuntimeError, match="compressed"):
        gs.load(io.BytesIO(small.getvalue()))
    # Two records over the same bytes.
    content = packed(b"\x80\2N.", {**_BYTEORDER, "data/0": bytes(900), "data/1": bytes(900)})
    start = content.index(b"PK\1\2")
    first = content.index(b"archive/data/0", start) - 4
    second = content.index(b"archive/data/1", start) - 4
    shared = bytearray(content)
    shared[second : second + 4] = shared[first : first + 4]
    del shared[content.index(b"archive/data/1") : content.index(b"archive/data/1") + 900]
    with pytest.raises(REFUSALS):
        gs.load(io.BytesIO(bytes(shared)))
    twice = io.BytesIO()
    with zipfile.ZipFile(twice, "w") as archive, pytest.warns(UserWarning, match="Duplicate"):
        archive.writestr("archive/data.pkl", b"\x80\2N.")
        archive.writestr("archive/data.pkl", b"\x80\2N.")
    with pytest.raises(RuntimeError, match="same name"):
        gs.load(io.BytesIO(twice.getvalue()))


@pytest.mark.parametrize("mapped", [False, True])
def test_damaged_files(mapped: bool, tmp_path: Path) -> None:
    loaded = tensors = 0
    for content in damaged_files(20, saved_files()):
        try:
            if mapped:
                path = tmp_path / "damaged"
                path.write_bytes(content)
                value = gs.load(path, mmap=True)
            else:
                value = gs.load(io.BytesIO(content))
        except REFUSALS:
            continue
        tensors += check_memory(value, content)
        loaded += 1
    # Otherwise the files were so broken that they tested nothing.
    assert loaded > 10 and tensors > 10


def test_every_cut_off_file_is_refused() -> None:
    for content in saved_files():
        for length in range(0, len(content), 7):
            with pytest.raises(REFUSALS):
                gs.load(io.BytesIO(content[:length]))


class Trusted:
    """A class of a user."""

    def __init__(self, number: int) -> None:
        self.number = number


class Labelled(gs.Tensor):
    """A subclass of a user."""


def test_what_the_user_trusts() -> None:
    module = gs.serialization
    objects = [Trusted(3), gs.ones(2).as_subclass(Labelled)]
    for value in objects:
        file = _saved(value)
        name = f"{type(value).__module__}.{type(value).__qualname__}"
        with pytest.raises(pickle.UnpicklingError, match=rf"GLOBAL {name} (.|\n)*add_safe_globals"):
            gs.load(file)
        file.seek(0)
        with module.safe_globals([type(value)]):
            assert module.get_safe_globals() == [type(value)]
            assert type(gs.load(file)) is type(value)
        assert module.get_safe_globals() == []
        file.seek(0)
        assert type(gs.load(file, weights_only=False)) is type(value)
    module.add_safe_globals([(Trusted, "old.name.Trusted")])
    got = _load(b"\x80\2cold.name\nTrusted\nK\5\x85R.")
    assert isinstance(got, Trusted) and got.number == 5
    module.clear_safe_globals()
    with pytest.raises(pickle.UnpicklingError):
        _load(b"\x80\2cold.name\nTrusted\nK\5\x85R.")


def test_state_of_modules() -> None:
    state = OrderedDict(w=gs.ones(1))
    state._metadata = OrderedDict({"": {"version": 1}})  # type: ignore[attr-defined]
    file = _saved(state)
    assert gs.load(file)._metadata[""] == {"version": 1}


def test_an_ordered_dict_with_arguments_is_refused_by_its_name() -> None:
    program = b"\x80\x02ccollections\nOrderedDict\nK\x05\x85R."
    with pytest.raises(REFUSALS, match="OrderedDict takes no arguments in a file, here are 1"):
        gs.load(io.BytesIO(packed(program, {})))
