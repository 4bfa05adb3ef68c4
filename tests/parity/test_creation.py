"""Tensors from Python data: dtypes, shapes, values and errors as PyTorch's."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from agreement import agree, message_of  # noqa: E402

import gradsmith as gs  # noqa: E402

DATA = """
1; 1.5; True; 2j; -7; []; [[]]; [[], []]; [[], [1]]; [1, 2]; (1, 2); [True, 1]; [True, False]
[True, 1.5]; [1, 1j]; [1.5, 1j]; [[1, 2], [3, 4]]; [[1.5], [2]]; [(1, 2), [3, 4]]; range(3)
[range(2), range(2)]; np.float64(1); [np.float64(1)]; [np.float32(1), 2.0]; [np.float64(1), 2.0]
[np.int8(1)]; [np.int8(1), 1]; [np.bool_(True)]; np.int16(3); np.complex64(1j); np.array([1, 2])
np.array(5); np.array([1.5], dtype="f2"); [np.array([1, 2]), np.array([3, 4])]
[np.array([1.5, 2]), [3, 4]]; [np.zeros((2, 2)), np.ones((2, 2))]; T([1.5]); T(2); [T(1), T(2)]
[T(1, dtype=lib.int8), 2]; [T(1.0, dtype=lib.float64), 2]; [[T(1.5)]]; [T([1]), 2]; bytearray(b"ab")
memoryview(b"ab"); [[[1]], [[2]]]; [float("inf"), float("nan")]; [1e300]; [1e30, -1e-30]
[2**62, -(2**62)]; [[1, 2.5], [True, 3]]; np.zeros((0, 3)); [[True], [1]]
""".replace("\n", ";").split(";")
DATA = [entry.strip() for entry in DATA if entry.strip()]

DTYPES = ["bool", "uint8", "int8", "int32", "int64", "float16", "float32", "float64", "complex64"]


@pytest.mark.parametrize("data", DATA)
def test_inferred(data: str) -> None:
    agree(f"lib.tensor({data})")
    agree(f"lib.as_tensor({data})")


@pytest.mark.parametrize("dtype", DTYPES)
def test_given_dtype(dtype: str) -> None:
    for data in DATA:
        # PyTorch refuses to make integers of NumPy's float32 and bool numbers and of float tensors.
        refused = ("np.float32", "np.bool_", "T(1.0", "T(1.5)")
        if dtype[0] in "fc" or not any(part in data for part in refused):
            agree(f"lib.tensor({data}, dtype=lib.{dtype})")


WRONG = [
    "'a'",
    "['a']",
    "[1, 'a']",
    "None",
    "[None]",
    "[1.0, None]",
    "{1, 2}",
    "{1: 2}",
    "(x for x in [1])",
    "object()",
    "[1, object()]",
    "b'ab'",
    "[b'a']",
    "[[1, 2], 3]",
    "[1, [2, 3]]",
    "[[1, 2], [3]]",
    "[[[1]], [[2]], [[3, 4]]]",
    "[2**63]",
    "2**63",
    "[T([1, 2]), T([3, 4])]",
    "[T([1.0, 2]), T([3.0, 4])]",
    "np.array(['a'])",
    "np.array([1], dtype=object)",
    "np.array([1, 2], dtype='>i4')",
    "np.array([1, 2])[::-1]",
    "np.datetime64('2020-01-01')",
    "np.longdouble(1)",
    "1, dtype=np.float32",
    "[300], dtype=lib.uint8",
    "[-300], dtype=lib.uint8",
    "[2**31], dtype=lib.int32",
    "[1e10], dtype=lib.int32",
    "[float('inf')], dtype=lib.int64",
    "[-1.7], dtype=lib.uint8",
    "1j, dtype=lib.float32",
    "1, requires_grad=True",
    "-5, dtype=lib.uint64",
]


@pytest.mark.parametrize("data", WRONG)
def test_errors(data: str) -> None:
    agree(f"lib.tensor({data})")
    own, theirs = (message_of(lib, f"lib.tensor({data})") for lib in (gs, torch))
    assert own.strip() == theirs.strip()


@pytest.mark.parametrize(
    "call",
    [
        "lib.tensor([1.5, 2.0], requires_grad=True).requires_grad",
        "lib.tensor([2**64 - 1], dtype=lib.uint64)",
        "lib.tensor([-1], dtype=lib.uint8)",
        "lib.tensor([1.5, 0.0], dtype=lib.bool)",
        "lib.tensor([1.5], dtype=float)",
        "lib.tensor(np.array([1.5, 2.5])[::2])",
        "lib.tensor([1, 2], device='meta')",
        "lib.as_tensor([1.5], dtype=lib.int64)",
        "lib.as_tensor(T([1.5]), dtype=lib.float64)",
        "lib.asarray([1, 2])",
        "lib.asarray([1, 2], copy=False)",
        "lib.asarray(np.array([1, 2]), dtype=lib.float64)",
        "lib.asarray(np.array([1, 2]), dtype=lib.float64, copy=False)",
        "lib.asarray(1.5)",
        "lib.asarray(b'abcd', dtype=lib.uint8)",
        "lib.asarray(bytearray(b'abcd'), dtype=lib.int32)",
        "lib.asarray(T([1.5]), dtype=lib.float64)",
        "lib.from_numpy([1])",
        "lib.from_numpy(np.float64(1))",
        "lib.from_numpy(np.array([1.0])[::-1])",
        "lib.from_numpy(np.array([1, 2], dtype='i2'))",
        "lib.from_numpy(np.array(['a']))",
        "lib.frombuffer(bytearray(b'abcdefgh'), dtype=lib.int32)",
        "lib.frombuffer(bytearray(b'abcdefgh'), dtype=lib.int16, count=2, offset=2)",
        "lib.frombuffer(bytearray(b'abcdefghi'), dtype=lib.int32)",
        "lib.frombuffer(bytearray(b'abcdefghi'), dtype=lib.int32, offset=4, count=1)",
        "lib.frombuffer(bytearray(b''), dtype=lib.int32)",
        "lib.frombuffer(bytearray(b'abcd'), dtype=lib.int32, offset=4)",
        "lib.frombuffer(bytearray(b'abcdefgh'), dtype=lib.int32, count=3)",
        "lib.frombuffer(bytearray(b'abcdefgh'), dtype=lib.int32, count=0)",
        "lib.frombuffer(bytearray(b'abcdefgh'), dtype=lib.int32, offset=2)",
        "lib.frombuffer([1], dtype=lib.int32)",
        "lib.Tensor(2, 3).shape",
        "lib.Tensor(3).shape",
        "lib.Tensor()",
        "lib.Tensor([1, 2])",
        "lib.Tensor((2, 3))",
        "lib.Tensor([[1, 2], [3, 4]])",
        "lib.Tensor(T([1, 2]))",
        "lib.Tensor(lib.Size([2, 3])).shape",
        "lib.Tensor(np.array([1, 2]))",
        "lib.Tensor([True])",
        "lib.Tensor('a')",
        "lib.Tensor(2.5)",
        "lib.Tensor(None)",
        "lib.Tensor(-1)",
        "lib.Tensor(1, 2.5)",
        "T([1.5]).new_tensor([1, 2])",
        "T([1]).new_tensor(1.5)",
        "T([1.5]).new_tensor([1, 2], dtype=lib.int8)",
        "lib.Size([1.5])",
        "lib.Size([2, 3])[1:]",
        "lib.Size([2, 3]) + (1,)",
        "(1,) + lib.Size([2, 3])",
        "lib.Size([2, 3]) * 2",
        "lib.Size([2, 3]) + [1]",
        "lib.Size([2, 3]).numel()",
        "str(lib.Size([2, 3]))",
    ],
)
def test_other_constructors(call: str) -> None:
    agree(call)


def test_default_dtype() -> None:
    for name in ("float64", "float16", "float32"):
        for lib in (gs, torch):
            lib.set_default_dtype(getattr(lib, name))
        try:
            for data in ("1.5", "[1, 1j]", "[]", "[True, 1.5]", "[1]"):
                if name == "float16" and "j" in data:
                    continue  # there is no complex32 here
                agree(f"lib.tensor({data})")
            agree("lib.get_default_dtype()")
        finally:
            for lib in (gs, torch):
                lib.set_default_dtype(lib.float32)
    agree("lib.set_default_dtype(lib.int8)")


def test_default_device() -> None:
    for lib in (gs, torch):
        lib.set_default_device("meta")
    try:
        agree("lib.tensor([1, 2]).device.type")
        agree("lib.tensor([1, 2], device='cpu').device.type")
        agree("lib.from_numpy(np.ones(2)).device.type")
        agree("repr(lib.tensor([1.5], device='cpu'))")
        agree("repr(lib.tensor([1.5]))")
    finally:
        for lib in (gs, torch):
            lib.set_default_device(None)  # for PyTorch "cpu" would leave a mode behind


def test_complex_numbers_beside_a_default_dtype_of_two_bytes() -> None:
    """PyTorch has complex64 there: bfloat16 has no complex numbers of its own."""
    torch.set_default_dtype(torch.bfloat16)
    gs.set_default_dtype(gs.bfloat16)
    try:
        for expression in (
            "lib.full((2,), 1j)",
            "lib.linspace(0, 1j, 3)",
            "lib.arange(3) * 1j",
            "lib.where(lib.tensor([True]), lib.arange(1), 1j)",
        ):
            agree(expression)
    finally:
        torch.set_default_dtype(torch.float32)
        gs.set_default_dtype(gs.float32)
