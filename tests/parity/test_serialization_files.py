"""Files that one library saves and the other loads."""

from __future__ import annotations

import io
import pickle
import random
import struct
import sys
import tarfile
import zipfile
from collections import Counter, OrderedDict
from functools import partial
from importlib import import_module
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from damaged_files import COUNT, REFUSALS, check_memory, damaged_files

import gradsmith as gs
from gradsmith.core.dtypes import DTYPES as ALL_DTYPES
from gradsmith.storage import UntypedStorage

torch = pytest.importorskip("torch", reason="compares with PyTorch")

DTYPES = [dtype.name for dtype in ALL_DTYPES]

TENSORS = {
    "contiguous": "lib.arange(6.0).reshape(2, 3)",
    "transposed": "lib.arange(6.0).reshape(2, 3).t()",
    "sliced": "lib.arange(24.0).reshape(4, 6)[1::2, ::3]",
    "expanded": "lib.ones(3).expand(2, 3)",
    "0-d": "lib.tensor(1.5)",
    "0-d view": "lib.arange(4.0)[2]",
    "empty": "lib.zeros(0, 3)",
    "imaginary part": "lib.tensor([1 + 2j, 3j]).imag",
    "requires grad": "lib.ones(2, requires_grad=True)",
    "recorded": "lib.ones(2, requires_grad=True) * 2",
    "conjugated": "lib.tensor([1 + 2j]).conj()",
    "meta": "lib.empty(2, 3, device='meta')",
    "channels last": "lib.arange(24.0).reshape(1, 3, 4, 2).permute(0, 3, 1, 2)",
    "parameter": "lib.nn.Parameter(lib.ones(2))",
    "frozen parameter": "lib.nn.Parameter(lib.ones(2), requires_grad=False)",
}

VALUES = {
    "numbers": "[0, -1, 255, 65536, -(2**31), 2**70, 1.5, float('inf'), 1 + 2j, True, False, None]",
    "text": "['', 'häß', 'x' * 300, b'ab', bytes(range(256)), bytearray(b'xy')]",
    "nested": "{'a': [1, (2, ()), {3: {'b': [[]]}}], 'o': OrderedDict(z=1, a=2), 'c': Counter('aab')}",
    "sets": "[{1, 2}, set()]",
    "size": "[lib.Size([1, 2]), lib.Size([])]",
    "dtype": "[lib.float32, lib.bool, lib.bfloat16, lib.uint16]",
    "device": "[lib.device('cpu'), lib.device('cuda', 1), lib.device('meta')]",
    "layout": "lib.strided",
    "same twice": "(lambda x: [x, x])([1])",
    "keys": "{1: 2, (1, 'a'): 3, None: 4, 1.5: 5, b'k': 6}",
}


def _made(expression: str, lib: Any) -> Any:
    return eval(expression, {"lib": lib, "OrderedDict": OrderedDict, "Counter": Counter})


def _saved(value: Any, lib: Any, **options: Any) -> io.BytesIO:
    file = io.BytesIO()
    lib.save(value, file, **options)
    file.seek(0)
    return file


def _described(value: Any) -> Any:
    """What must be the same in both libraries, without the libraries' own classes."""
    if isinstance(value, (torch.Tensor, gs.Tensor)):
        is_meta = value.is_meta
        return (
            "tensor", str(value.dtype).split(".")[1], list(value.shape), value.stride(), value.storage_offset(),
            str(value.device), value.requires_grad, type(value).__name__, value.is_leaf,
            None if is_meta else value.resolve_conj().tolist(), None if is_meta else value.untyped_storage().nbytes(),
        )  # fmt: skip
    if isinstance(value, (torch.Size, gs.Size)):
        return ("size", *value)
    if isinstance(value, dict):
        return (type(value).__name__, [(_described(k), _described(v)) for k, v in value.items()])
    if isinstance(value, (list, tuple)):
        return (type(value).__name__, [_described(item) for item in value])
    if type(value).__module__.split(".")[0] in ("torch", "gradsmith"):
        return str(value).replace("gradsmith.", "torch.")
    return (type(value).__name__, value)


@pytest.mark.parametrize("written, read", [(torch, gs), (gs, torch), (gs, gs)])
@pytest.mark.parametrize("name", [*TENSORS, *VALUES])
def test_either_library_reads_what_the_other_wrote(written: Any, read: Any, name: str) -> None:
    expression = {**TENSORS, **VALUES}[name]
    got = read.load(_saved(_made(expression, written), written))
    want = torch.load(_saved(_made(expression, torch), torch))
    if name == "conjugated":  # which is a view in one library and a copy in the other
        assert got.resolve_conj().tolist() == want.resolve_conj().tolist()
    else:
        assert _described(got) == _described(want)
    if name == "same twice":
        assert got[0] is got[1]


@pytest.mark.parametrize("written, read", [(torch, gs), (gs, torch)])
@pytest.mark.parametrize("dtype", DTYPES)
def test_elements_of_every_dtype(written: Any, read: Any, dtype: str) -> None:
    content = np.random.default_rng(1).integers(0, 2, 48, np.uint8)
    source = written.from_numpy(content).view(getattr(written, dtype))
    got = read.load(_saved([source, source[1:]], written))
    assert str(got[0].dtype).split(".")[1] == dtype
    assert got[0].view(read.uint8).tolist() == content.tolist()
    assert got[1].storage_offset() == 1
    assert got[0].untyped_storage().data_ptr() == got[1].untyped_storage().data_ptr()


def test_empty_bytes() -> None:
    # PyTorch writes a call of `bytes` for these, and refuses to read it.
    assert gs.load(_saved([b"", bytearray()], gs)) == torch.load(_saved([b"", bytearray()], gs))
    assert gs.load(_saved([b""], torch)) == [b""]


@pytest.mark.parametrize("written, read", [(torch, gs), (gs, torch), (gs, gs)])
def test_views_share_memory(written: Any, read: Any, tmp_path: Path) -> None:
    base = written.arange(6.0)
    path = tmp_path / "views"
    written.save({"view": base[2:4], "base": base, "rows": base.reshape(2, 3)}, path)
    got = read.load(path)
    got["base"][2] = 99.0
    assert got["view"].tolist() == [99.0, 3.0]
    assert got["rows"].tolist() == [[0.0, 1.0, 99.0], [3.0, 4.0, 5.0]]
    got["rows"].add_(1)
    assert got["view"].tolist() == [100.0, 4.0]


def test_memory_seen_as_two_dtypes() -> None:
    # PyTorch refuses to save these, and loads them.
    bits = gs.ones(2)
    for lib in (gs, torch):
        got = lib.load(_saved([bits, bits.view(gs.int32), bits.view(gs.uint8)[1:5]], gs))
        got[0][0] = 0.0
        assert got[1].tolist() == [0, 0x3F800000]
        assert got[2].tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize("lib", [torch, gs])
def test_attributes_and_buffers(lib: Any) -> None:
    tensor, parameter = lib.ones(2), lib.nn.Parameter(lib.ones(2))
    tensor.note, parameter.note = "a", ["b"]
    buffer = lib.nn.Buffer(lib.zeros(2), persistent=False)
    for read in (torch, gs):
        got = read.load(_saved([tensor, parameter, buffer], lib))
        assert got[0].note == "a" and got[1].note == ["b"]
        assert type(got[1]) is read.nn.Parameter and got[1].requires_grad
        assert isinstance(got[2], read.nn.Buffer) and got[2].persistent is False


def test_state_of_a_module() -> None:
    module = torch.nn.Sequential(torch.nn.Linear(2, 3), torch.nn.BatchNorm1d(3))
    got = gs.load(_saved(module.state_dict(), torch))
    assert list(got) == list(module.state_dict())
    assert got["0.weight"].tolist() == module[0].weight.tolist()
    assert got._metadata["1"] == {"version": 2}
    module.load_state_dict(torch.load(_saved(got, gs)))
    with pytest.raises(
        pickle.UnpicklingError, match=r"GLOBAL torch\.nn\.modules\.container\.Sequential"
    ):
        gs.load(_saved(module, torch))


def test_storages() -> None:
    tensor = gs.arange(4.0)
    got = gs.load(_saved([tensor.untyped_storage(), tensor[1:]], gs))
    assert isinstance(got[0], UntypedStorage) and got[0].nbytes() == 16
    assert got[0].data_ptr() == got[1].untyped_storage().data_ptr()
    theirs = gs.load(_saved(torch.arange(4.0).untyped_storage(), torch))
    assert theirs.tolist() == tensor.untyped_storage().tolist()


def test_a_file_that_pytorch_maps(tmp_path: Path) -> None:
    for written in (torch, gs):
        path = tmp_path / f"{written.__name__}.pt"
        written.save(
            [written.arange(5.0), written.ones(3, dtype=written.int8), written.tensor(1j)], path
        )
        for read in (torch, gs):
            got = read.load(path, mmap=True)
            got[0].add_(1)
            assert got[0].tolist() == [1.0, 2.0, 3.0, 4.0, 5.0]
            assert got[2].item() == 1j
            # Writing to it leaves the file alone.
            assert read.load(path)[0].tolist() == [0.0, 1.0, 2.0, 3.0, 4.0]
    with pytest.raises(ValueError, match="f must be a file path in order to use the mmap argument"):
        gs.load(io.BytesIO(path.read_bytes()), mmap=True)


def test_records_are_aligned(tmp_path: Path) -> None:
    path = tmp_path / "file"
    gs.save([gs.ones(n) for n in (1, 3, 5)], path)
    content = path.read_bytes()
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        for info in archive.infolist():
            name, extra = struct.unpack(
                "<HH", content[info.header_offset + 26 : info.header_offset + 30]
            )
            assert (info.header_offset + 30 + name + extra) % 64 == 0


def test_the_other_byte_order() -> None:
    file = _saved([gs.arange(3.0), gs.tensor([1 + 2j]), gs.tensor([1], dtype=gs.int16)], gs)
    swapped = io.BytesIO()
    widths = {"data/0": "f4", "data/1": "f4", "data/2": "i2"}
    with zipfile.ZipFile(file) as archive, zipfile.ZipFile(swapped, "w") as out:
        for name in archive.namelist():
            content = archive.read(name)
            short = name.removeprefix("archive/")
            if short in widths:
                content = np.frombuffer(content, widths[short]).byteswap().tobytes()
            if short == "byteorder":
                content = b"big" if sys.byteorder == "little" else b"little"
            out.writestr(name, content)
    for lib in (torch, gs):
        swapped.seek(0)
        got = lib.load(swapped)
        assert [item.tolist() for item in got] == [[0.0, 1.0, 2.0], [1 + 2j], [1]]


def _gone(lib: Any, **options: Any) -> Any:
    value = [lib.ones(2), lib.nn.Parameter(lib.ones(1))]
    return [str(item.device) for item in lib.load(_saved(value, lib), **options)]


@pytest.mark.parametrize(
    "where",
    [
        "None",
        "'cpu'",
        "'meta'",
        "lib.device('meta')",
        "{'cpu': 'meta'}",
        "{'cuda': 'meta'}",
        "lambda storage, location: storage",
        "lambda storage, location: None",
        "lambda storage, location: seen.append((location, storage.nbytes()))",
    ],
)
def test_map_location(where: str) -> None:
    results = []
    for lib in (torch, gs):
        seen: list[Any] = []
        options = {"map_location": eval(where, {"lib": lib, "seen": seen})}
        results.append((_gone(lib, **options), seen))
    assert results[0] == results[1]


def test_places_that_are_not_here() -> None:
    with pytest.raises(
        RuntimeError, match=r"don't know how to restore data location of .*\(tagged with gpu\)"
    ):
        _gone(gs, map_location="gpu")
    content = _saved(torch.ones(2), torch).getvalue()
    elsewhere = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as archive, zipfile.ZipFile(elsewhere, "w") as out:
        for name in archive.namelist():
            old, new = b"X\3\0\0\0cpu", b"X\6\0\0\0cuda:0"
            out.writestr(name, archive.read(name).replace(old, new))
    for lib in (torch, gs):
        elsewhere.seek(0)
        with pytest.raises(RuntimeError, match="Attempting to deserialize object on a CUDA device"):
            lib.load(elsewhere)
        elsewhere.seek(0)
        assert lib.load(elsewhere, map_location="cpu").tolist() == [1.0, 1.0]


@pytest.mark.parametrize(
    "call",
    [
        "lib.load(3)",
        "lib.load('/no/such/file')",
        "lib.load(io.BytesIO())",
        "lib.load(NoSeek())",
        "lib.save(1, 3)",
        "lib.load(_saved(1, lib), pickle_module=pickle, weights_only=True)",
    ],
)
def test_errors(call: str) -> None:
    class NoSeek:
        def read(self, size: int = -1) -> bytes:
            return b""

    errors = []
    for lib in (torch, gs):
        with pytest.raises(Exception) as caught:
            eval(call, {"lib": lib, "io": io, "NoSeek": NoSeek, "pickle": pickle, "_saved": _saved})
        errors.append(caught)
    assert errors[0].type is errors[1].type
    assert str(errors[1].value).startswith(str(errors[0].value)[:40])


def test_damaged_files_of_pytorch() -> None:
    model = torch.nn.Sequential(torch.nn.Linear(3, 2), torch.nn.BatchNorm1d(2))
    optimizer = torch.optim.Adam(model.parameters())
    model(torch.ones(4, 3)).sum().backward()
    optimizer.step()
    base = torch.arange(12.0).reshape(3, 4)
    objects = [
        {"base": base, "view": base.t()[1:], "names": ["a", (1.5, None, b"x")]},
        model.state_dict(),
        optimizer.state_dict(),
        [torch.tensor(1j), torch.ones(2).to(torch.bfloat16), torch.nn.Parameter(base)],
    ]
    honest = [
        _saved(value, torch, pickle_protocol=protocol).getvalue()
        for value in objects
        for protocol in (2, 4)
    ]
    loaded = tensors = 0
    for content in damaged_files(21, honest):
        try:
            value = gs.load(io.BytesIO(content))
        except REFUSALS:
            continue
        tensors += check_memory(value, content)
        loaded += 1
    assert loaded > 10 and tensors > 10


def _older(value: Any) -> io.BytesIO:
    """A file in the format of PyTorch before 1.6."""
    return _saved(value, torch, _use_new_zipfile_serialization=False)


@pytest.mark.parametrize("name", [*TENSORS, *VALUES])
def test_files_from_before_archives(name: str) -> None:
    value = _made({**TENSORS, **VALUES}[name], torch)
    want = torch.load(_older(value))
    got = gs.load(_older(value))
    if name == "conjugated":
        assert got.resolve_conj().tolist() == want.resolve_conj().tolist()
    else:
        assert _described(got) == _described(want)
    assert _described(gs.load(_older(value), weights_only=False)) == _described(got)


@pytest.mark.parametrize("dtype", DTYPES)
def test_elements_of_every_dtype_from_before_archives(dtype: str) -> None:
    content = np.random.default_rng(2).integers(0, 2, 48, np.uint8)
    source = torch.from_numpy(content).view(getattr(torch, dtype))
    got = gs.load(_older({"view": source[1:], "base": source, "other": torch.ones(3)}))
    assert str(got["base"].dtype).split(".")[1] == dtype
    assert got["base"].view(gs.uint8).tolist() == content.tolist()
    assert got["view"].untyped_storage().data_ptr() == got["base"].untyped_storage().data_ptr()
    assert got["other"].tolist() == [1.0, 1.0, 1.0]


def test_a_file_from_before_archives_ends_where_it_ends(tmp_path: Path) -> None:
    model = torch.nn.Linear(2, 3)
    file = io.BytesIO(b"before" + _older(model.state_dict()).getvalue() + b"after")
    file.seek(6)
    got = gs.load(file, map_location="meta")
    assert file.read() == b"after"
    assert list(got) == ["weight", "bias"] and got["weight"].is_meta
    path = tmp_path / "old"
    path.write_bytes(_older(torch.ones(2)).getvalue())
    assert gs.load(path).tolist() == [1.0, 1.0]
    with pytest.raises(RuntimeError, match="mmap can only be used with"):
        gs.load(path, mmap=True)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("value", "name"),
    [
        ("torch.nn.Linear(2, 2)", r"torch\.nn\.modules\.linear\.Linear"),
        ("torch.quantize_per_tensor(torch.ones(2), 0.1, 0, torch.quint8)", r"_rebuild_qtensor"),
    ],
)
@pytest.mark.parametrize("is_older", [False, True])
def test_what_there_is_not_here_is_refused_by_its_name(
    value: str, name: str, is_older: bool
) -> None:
    made = eval(value, {"torch": torch})
    file = _older(made) if is_older else _saved(made, torch)
    with pytest.raises(pickle.UnpicklingError, match=f"Unsupported global: GLOBAL .*{name}"):
        gs.load(file)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("is_older", [False, True])
def test_of_sparse_layouts_those_without_blocks_are_read(is_older: bool) -> None:
    made = torch.tensor([[0.0, 2.0], [3.0, 0.0]])
    save = _older if is_older else partial(_saved, lib=torch)
    loaded = gs.load(save(made.to_sparse()))
    assert loaded.is_coalesced() and loaded.to_dense().tolist() == made.tolist()
    for kind in ("csr", "csc"):
        compressed = getattr(made, f"to_sparse_{kind}")()
        loaded = gs.load(save(compressed))
        assert str(loaded.layout) == f"gradsmith.sparse_{kind}"
        assert loaded.to_dense().tolist() == made.tolist()
    with pytest.raises(pickle.UnpicklingError, match=r"of layout .*sparse_bsr"):
        gs.load(save(made.to_sparse_bsr((1, 1))))


def test_damaged_files_of_older_formats() -> None:
    base = torch.arange(12.0).reshape(3, 4)
    honest = [
        _older({"base": base, "view": base.t()[1:], "names": ["a", (1.5, None, b"x")]}).getvalue(),
        _older([torch.tensor(1j), torch.nn.Parameter(base), {3}, torch.ones(2)]).getvalue(),
    ]
    rng = random.Random(22)
    loaded = tensors = 0
    for number in range(COUNT):
        content = bytearray(rng.choice(honest))
        for _ in range(rng.choice([1, 1, 1, 2, 5])):
            at = rng.randrange(len(content))
            match rng.randrange(4):
                case 0:
                    content[at] = rng.randrange(256)
                case 1:
                    content[at] ^= 1 << rng.randrange(8)
                case 2:
                    del content[at : at + rng.choice([1, 4, 8])]
                case _:
                    content[at:at] = rng.randbytes(rng.choice([1, 4, 8]))
        if number % 10 == 0:
            del content[rng.randrange(len(content)) :]
        try:
            value = gs.load(io.BytesIO(bytes(content)))
        except REFUSALS:
            continue
        tensors += check_memory(value, bytes(content))
        loaded += 1
    assert loaded > 10 and tensors > 10
    for end in range(len(honest[0])):
        with pytest.raises(REFUSALS):
            gs.load(io.BytesIO(honest[0][:end]))


def test_tape_archives_are_not_read() -> None:
    tape = io.BytesIO()
    with tarfile.open(fileobj=tape, mode="w") as archive:
        for name in ("storages", "tensors", "pickle"):
            content = pickle.dumps({"a": 1})
            info = tarfile.TarInfo(name)
            info.size = len(content)
            archive.addfile(info, io.BytesIO(content))
    tape.seek(0)
    with pytest.raises(REFUSALS):
        gs.load(tape)


def test_formats_that_are_not_read(tmp_path: Path) -> None:
    for weights_only in (True, False):
        with pytest.raises(RuntimeError, match="bare pickle"):
            gs.load(io.BytesIO(pickle.dumps({"a": 1})), weights_only=weights_only)
    with pytest.raises(NotImplementedError, match="_use_new_zipfile_serialization"):
        gs.save(1, io.BytesIO(), _use_new_zipfile_serialization=False)
    with pytest.raises(ValueError, match="pickle_protocol"):
        gs.save(1, io.BytesIO(), pickle_protocol=1)
    ours = io.BytesIO(b"gradsmith 1\n" + pickle.dumps({"a": gs.ones(2)}))
    with pytest.raises(pickle.UnpicklingError, match=r"gradsmith 0\.1.*weights_only=False"):
        gs.load(ours)
    ours.seek(0)
    assert gs.load(ours, weights_only=False)["a"].tolist() == [1.0, 1.0]


@pytest.mark.parametrize("weights_only", [True, False])
@pytest.mark.parametrize("content", [b"garbage", b"<html>", b"\x89PNG\r\n\x1a\n"])
def test_what_is_no_file_of_either_is_refused_alike(content: bytes, weights_only: bool) -> None:
    for lib in (torch, gs):
        with pytest.raises(pickle.UnpicklingError):
            lib.load(io.BytesIO(content), weights_only=weights_only)


def test_a_history_is_not_sent_to_another_process() -> None:
    for lib, name in ((torch, "torch"), (gs, "gradsmith")):
        import_module(f"{name}.multiprocessing")
        leaf = lib.ones(2, requires_grad=True)
        for value in (leaf * 2, [leaf.view(2, 1)]):
            with pytest.raises(RuntimeError, match=r"non-leaf tensor which requires_grad.*detach"):
                ForkingPickler.dumps(value)
            pickle.dumps(value)  # to a file it may go, as ever
        sent = pickle.loads(
            ForkingPickler.dumps([leaf.detach() * 2, lib.nn.Parameter(leaf.detach())])
        )
        assert [t.tolist() for t in sent] == [[2, 2], [1, 1]]
        assert [t.requires_grad for t in sent] == [False, True]


def test_what_cannot_be_saved_destroys_nothing(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    gs.save(1, path)
    with pytest.raises((pickle.PicklingError, AttributeError)):
        gs.save(lambda: None, path)
    assert gs.load(path) == 1


def test_trusted_files() -> None:
    value = {"t": gs.ones(2), "e": ..., "p": Path("a"), "n": np.ones(2)}
    for lib in (gs, torch):
        got = lib.load(_saved(value, gs), weights_only=False)
        assert got["e"] is ... and got["p"] == Path("a") and got["n"].tolist() == [1.0, 1.0]
        assert isinstance(got["t"], lib.Tensor)
    with pytest.raises(pickle.UnpicklingError, match="Weights only load failed"):
        gs.load(_saved(value, gs))
    assert gs.load(_saved(value, gs), pickle_module=pickle)["p"] == Path("a")
    with pytest.warns(UserWarning, match="pickle_load_args only works"):
        assert gs.load(_saved(1, gs), encoding="utf-8") == 1


def test_importing_gradsmith_loads_no_zip_files() -> None:
    import subprocess

    program = "import sys, gradsmith; print('zipfile' in sys.modules, 'pickletools' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["False", "False"]
