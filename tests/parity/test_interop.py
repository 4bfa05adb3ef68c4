"""Conversions to Python, NumPy and DLPack, and everything asked of a tensor that is no operator."""

from __future__ import annotations

import copy
import io
import pickle
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from agreement import agree, message_of, own_words  # noqa: E402

SETUP = """
x = lib.arange(12).reshape(3, 4)
f = x * 0.5
z = T(5)
m = lib.zeros(3, device='meta')
r = T([1.0, 2.0], requires_grad=True)
"""

CALLS = """
z.item(); f[0, 1].item(); f.item(); lib.zeros(0).item(); T([7]).item(); m.item(); m.sum().item()
m.tolist(); m.numpy(); T(1j).item(); T(True).item(); T(1.5, dtype=lib.bfloat16).item()
T([1.5], dtype=lib.bfloat16).tolist(); bool(z); bool(T(0.0)); bool(T([1])); bool(f)
bool(lib.zeros(0)); bool(m); bool(m.sum()); bool(T(1j)); int(z); int(T(2.7)); int(T(-2.7)); int(f)
int(T(1j)); int(T(3 + 0j)); float(z); float(T(2.5)); float(f); float(T(1j)); float(m.sum())
complex(T(1j)); complex(T(1)); T(1.0).__index__(); T([1]).__index__(); T([1, 2]).__index__()
T(True).__index__(); [10, 20, 30][T(1)]; list(range(T(3))); len(x); len(z); len(m); list(z)
[row.tolist() for row in x]; 1 in x; 99 in x; T(3) in x; 'a' in x
[row.tolist() for row in reversed(x)]; x.tolist(); z.tolist(); lib.zeros(0, 2).tolist(); x.size()
x.size(0); x.size(-1); x.size(5); x.stride(); x.stride(0); x.stride(-1); x.stride(5); x.T.stride()
lib.zeros(2, 0, 3).stride(); x.storage_offset(); x[1].storage_offset(); x[1:, 2].storage_offset()
x[:, 1].stride(); x[::2].stride(); x.untyped_storage().nbytes(); x[0].untyped_storage().nbytes()
x.element_size(); x.itemsize; x.nbytes; x.ndim; x.dim(); x.ndimension(); x.numel(); x.nelement()
x.is_leaf; x.output_nr; x.is_sparse; x.is_quantized; x.is_meta; m.is_meta; x.is_cuda; x.is_cpu
m.is_cpu; x.layout; m.device; x.device; x.get_device(); x.dim_order(); x.T.dim_order()
x.is_contiguous(); x.T.is_contiguous(); x[:, :2].is_contiguous()
lib.zeros(1, 1, 4, 4).is_contiguous(memory_format=lib.channels_last)
lib.zeros(2, 3, 4, 4).is_contiguous(memory_format=lib.channels_last)
lib.zeros(1, 3).T.is_contiguous()
lib.zeros(2, 4, 4, 3).permute(0, 3, 1, 2).is_contiguous(memory_format=lib.channels_last); x.type()
f.type(); m.type(); T(1j).type(); x.type(lib.float64); T(True).type(); x.type('torch.nonsense')
x.is_floating_point(); f.is_floating_point(); T(1j).is_complex(); f.is_signed()
T([1], dtype=lib.uint8).is_signed(); x.is_conj(); x.is_neg(); x.is_inference(); x.is_pinned()
x.is_shared(); x.retains_grad; r.retains_grad; x.requires_grad; r.requires_grad; x.is_same_size(f)
x.is_set_to(x); x.is_set_to(f); x == 'a'; x == None; x != None; x + 'a'; x < None; r.numpy()
r.detach().numpy().tolist(); r.numpy(force=True).tolist(); T([1.5], dtype=lib.bfloat16).numpy()
x.numpy().dtype; x.numpy().flags.writeable; np.asarray(x).dtype; np.asarray(x, dtype=float).dtype
np.array(f).tolist(); np.add(x, x); np.float64(2) * T([1.0]); np.asarray(r); x.real.shape; x.imag
T([1j]).imag; T([1j, 2]).real; lib.zeros(2, 3).T.shape; lib.zeros(2, 3, 4).mT.shape; lib.zeros(3).mT
T([[1j]]).H; T([[1j]]).mH; lib.zeros(3).H; lib.zeros(2, 3, 4).T.shape; lib.zeros(()).T
x.data.tolist(); r.data.requires_grad; x.data is x; f.clone().apply_(lambda v: v * 2)
f.clone().map_(f, lambda a, b: a + b + 1); r.apply_(lambda v: v); x.clone().apply_(lambda v: v + 1)
lib.zeros(2).apply_(lambda v: 'a'); x.__dlpack_device__()[1]; x.requires_grad_()
f.requires_grad_().requires_grad; x.is_nested; abs(T(-1)); round(T(2.5)); divmod(T(5), 2); -T(1)
~T(1); T(5) // 2; T(5) % 3; 2 ** T(3); 7 - T(2); T(6) / 4; T(True) & T(False); T(1) << 3
lib.is_tensor(x); lib.is_tensor(1); lib.is_floating_point(f); lib.is_floating_point(1)
lib.is_complex(f); lib.numel(x); lib.numel(1); lib.typename(f); lib.typename(1); lib.typename('a')
lib.typename(lib.float32); lib.is_storage(x.untyped_storage()); lib.is_signed(f); m.sum(); m[0]
m + 1; lib.zeros(2, 3, device='meta').T; m.data_ptr(); lib.zeros(0).data_ptr()
""".replace("\n", ";").split(";")
CALLS = [entry.strip() for entry in CALLS if entry.strip()]


@pytest.mark.parametrize("call", CALLS)
def test_calls(call: str) -> None:
    agree(call, SETUP)


@pytest.mark.parametrize(
    "call",
    [
        "f.item()",
        "bool(f)",
        "bool(lib.zeros(0))",
        "float(f)",
        "len(z)",
        "list(z)",
        "r.numpy()",
        "m.numpy()",
        "T([1, 2]).__index__()",
        "'a' in x",
        "x.size(5)",
        "m.sum().item()",
        "lib.is_complex(1)",
        "x.imag",
        "T([1.5], dtype=lib.bfloat16).numpy()",
        "int(T(1j))",
        "float(T(1j))",
        "lib.zeros(3).mT",
    ],
)
def test_messages(call: str) -> None:
    assert message_of(gs, call, SETUP) == message_of(torch, call, SETUP)


def test_memory_is_shared_with_numpy() -> None:
    array = np.arange(4.0)
    tensor = gs.from_numpy(array)
    array[0] = 9
    assert tensor[0].item() == 9
    tensor[1] = 7
    assert array[1] == 7
    back = tensor.numpy()
    back[2] = 5
    assert tensor[2].item() == 5
    assert gs.as_tensor(array).data_ptr() == array.ctypes.data
    assert gs.tensor(array).data_ptr() != array.ctypes.data


def test_the_array_handed_out_is_another_object() -> None:
    tensor = gs.zeros(4)
    array = tensor.numpy()
    array.shape = (2, 2)
    assert tuple(tensor.shape) == (4,)


def test_strides_that_are_no_multiple_of_an_element_are_refused() -> None:
    field = np.zeros(4, dtype=[("flag", "i1"), ("value", "f4")])["value"]
    for lib in (gs, torch):
        for make in (lib.from_numpy, lib.as_tensor, lib.tensor):
            with pytest.raises(ValueError, match="not a multiple of the element byte size"):
                make(field)
    assert gs.tensor(field.copy()).tolist() == [0, 0, 0, 0]


def test_read_only_array() -> None:
    array = np.arange(3.0)
    array.flags.writeable = False
    with pytest.warns(UserWarning, match="not writable"):
        tensor = gs.from_numpy(array)
    with pytest.raises((RuntimeError, ValueError)):
        tensor[0] = 1.0
    assert tensor.tolist() == [0.0, 1.0, 2.0]


def test_dlpack_capsules() -> None:
    from gradsmith.utils.dlpack import from_dlpack, to_dlpack

    tensor = gs.arange(3.0)
    capsule = to_dlpack(tensor)
    from_dlpack(capsule)[0] = 5.0
    torch.utils.dlpack.from_dlpack(to_dlpack(tensor))[1] = 6.0
    assert tensor.tolist() == [5.0, 6.0, 2.0]
    theirs = torch.utils.dlpack.to_dlpack(torch.arange(2))
    assert from_dlpack(theirs).tolist() == from_dlpack(torch.arange(2)).tolist() == [0, 1]
    for wrong in (capsule, [1.0]):
        with pytest.raises(RuntimeError, match="invalid capsule"):
            from_dlpack(wrong)
        with pytest.raises(RuntimeError, match="invalid capsule"):
            torch.utils.dlpack.from_dlpack(wrong)
    with pytest.raises(BufferError, match="require gradient"):
        to_dlpack(gs.ones(1, requires_grad=True))


def test_dlpack_with_numpy_and_torch() -> None:
    tensor = gs.tensor([[1.0, 2.0], [3.0, 4.0]])
    assert np.from_dlpack(tensor.T).tolist() == [[1.0, 3.0], [2.0, 4.0]]
    theirs = torch.from_dlpack(tensor)
    theirs[0, 0] = 9.0
    assert tensor[0, 0].item() == 9.0
    back = gs.from_dlpack(theirs)
    back[1, 1] = -1.0
    assert tensor[1, 1].item() == -1.0
    assert gs.from_dlpack(np.arange(3)).tolist() == [0, 1, 2]
    assert gs.asarray(torch.arange(3)).tolist() == [0, 1, 2]
    with pytest.raises(BufferError):
        torch.from_dlpack(gs.tensor([1.0], requires_grad=True))
    with pytest.raises(BufferError):
        np.from_dlpack(gs.zeros(2, device="meta"))


def _copies(lib: Any, way: str) -> Any:
    base = lib.arange(6.0)
    pair = {"base": base, "view": base[2:4], "leaf": lib.tensor([1.5], requires_grad=True)}
    if way == "deepcopy":
        got = copy.deepcopy(pair)
    elif way == "pickle":
        got = pickle.loads(pickle.dumps(pair))
    else:
        file = io.BytesIO()
        lib.save(pair, file)
        file.seek(0)
        got = lib.load(file)
    got["base"][2] = 99.0
    return [
        got["view"].tolist(),
        base.tolist(),
        got["leaf"].requires_grad,
        got["leaf"].is_leaf,
        got["base"].data_ptr() != base.data_ptr(),
    ]


@pytest.mark.parametrize("way", ["deepcopy", "pickle", "save"])
def test_copies_share_memory_among_themselves(way: str) -> None:
    # PyTorch's tensors stay together in its own files, but not in plain pickles.
    assert _copies(gs, way) == _copies(torch, "save" if way == "pickle" else way)


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
@pytest.mark.parametrize(
    "tensor",
    [
        "T(1.5)",
        "T([[1, 2], [3, 4]]).T",
        "T([True])",
        "lib.zeros(0, 3)",
        "T([1j])",
        "lib.zeros(2, 3, device='meta')",
        "lib.zeros(3, 4)[1:, ::2]",
        "T([1.5], dtype=lib.float16)",
        "lib.ones(3).expand(2, 3)",
        "T([1.5, 2], dtype=lib.bfloat16)",
    ],
)
def test_pickle(tensor: str, protocol: int) -> None:
    value = eval(tensor, {"lib": gs, "T": gs.tensor})
    for got in (
        pickle.loads(pickle.dumps(value, protocol)),
        copy.deepcopy(value),
        copy.copy(value),
    ):
        assert got.dtype is value.dtype
        assert got.shape == value.shape
        assert got.stride() == value.stride()
        assert got.device == value.device
        if not value.is_meta:
            assert got.tolist() == value.tolist()


def test_deepcopy_keeps_gradients_and_refuses_recorded_tensors() -> None:
    leaf = gs.tensor([1.0, 2.0], requires_grad=True)
    (leaf * 3).sum().backward()
    got = copy.deepcopy(leaf)
    assert got.grad is not None and got.grad is not leaf.grad
    assert got.grad.tolist() == [3.0, 3.0]
    with pytest.raises(RuntimeError, match="explicitly by the user"):
        copy.deepcopy(leaf * 2)


def test_parameter_survives_copying() -> None:
    parameter = gs.nn.Parameter(gs.tensor([1.0]))
    for got in (copy.deepcopy(parameter), pickle.loads(pickle.dumps(parameter))):
        assert type(got) is gs.nn.Parameter
        assert got.requires_grad
        assert got.tolist() == [1.0]


def test_load_runs_no_code() -> None:
    class Dangerous:
        def __reduce__(self) -> Any:
            return (print, ("executed",))

    file = io.BytesIO()
    gs.save({"weights": gs.ones(2), "other": Dangerous()}, file)
    file.seek(0)
    with pytest.raises(pickle.UnpicklingError, match=r"builtins\.print"):
        gs.load(file)
    file.seek(0)
    with pytest.raises(pickle.UnpicklingError, match=r"gradsmith\.save"):
        gs.load(io.BytesIO(b"something else altogether"))


def test_data_is_outside_the_graph() -> None:
    x = gs.tensor([1.0, 2.0], requires_grad=True)
    x.data[0] = 5.0
    assert x.tolist() == [5.0, 2.0]
    assert x._version == 0
    x.data = gs.tensor([7.0, 8.0, 9.0])
    assert x.requires_grad and x.tolist() == [7.0, 8.0, 9.0]


@pytest.mark.parametrize(
    "name", ["contiguous_format", "channels_last", "preserve_format", "strided"]
)
def test_named_constants(name: str) -> None:
    constant = getattr(gs, name)
    assert repr(constant) == own_words(repr(getattr(torch, name)))
    assert copy.deepcopy(constant) is constant
