"""Calls that fit no overload or no device: what the errors say, and that they change nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

# Any: the calls below are wrong on purpose, and a type checker knows it.
lib: Any = gs
vector: Any = gs.tensor([1.0, 2.0, 3.0])
pair: Any = gs.tensor([1.0, 2.0])
ghost: Any = gs.empty(3, device="meta")
DEVICES = "Expected all tensors to be on the same device, but found at least two devices, "


@pytest.mark.parametrize(
    "call, kind, message",
    [
        (
            lambda: lib.sin(1.0),
            TypeError,
            "sin(): argument 'input' (position 1) must be Tensor, not float",
        ),
        (
            lambda: lib.add(vector, "a"),
            TypeError,
            "add(): argument 'other' (position 2) must be Tensor, not str",
        ),
        (lambda: lib.add(vector, np.ones(3)), TypeError, "must be Tensor, not numpy.ndarray"),
        (lambda: lib.sin(vector, foo=1), TypeError, "unexpected keyword argument 'foo'"),
        (
            lambda: lib.mm(vector, 1),
            TypeError,
            "mm(): argument 'mat2' (position 2) must be Tensor, not int",
        ),
        (
            lambda: vector.sum(dim="x"),
            TypeError,
            "sum() received an invalid combination of arguments - got (",
        ),
        (
            lambda: vector + pair,
            RuntimeError,
            "tensor a (3) must match the size of tensor b (2) at non-singleton",
        ),
        (
            lambda: lib.where(vector > 0, vector, pair),
            RuntimeError,
            "\nwhere got shapes [3] and [2]",
        ),
        (
            lambda: lib.where(vector > 0, vector, 0, out=lib.empty(3)),
            TypeError,
            "where() received an invalid combination of arguments - got (Tensor, Tensor, int, out=Tensor)",
        ),
        (
            lambda: lib.index_put_(vector.clone(), [ghost.long()], pair[0]),
            NotImplementedError,
            "Cannot copy out of meta tensor; no data!",
        ),
        (lambda: lib.tensor_split(vector, 2**40), RuntimeError, "do not fit into memory"),
        (lambda: lib.tensor_split(vector, 2**63), ValueError, "Overflow when unpacking long long"),
        (
            lambda: lib.einsum("i,i->", vector, lib.tensor([1, 2, 3])),
            RuntimeError,
            "einsum(): expected scalar type Float but found Long",
        ),
        (lambda: vector.clone().uniform_(0, 1e39), RuntimeError, "to is out of bounds for float"),
        (lambda: vector.clone().uniform_(-3e38, 3e38), RuntimeError, "to - from to be at most"),
        (
            lambda: lib.nn.functional.ctc_loss(lib.ones(5, 1, 4), lib.ones(2, 3).long(), [5], [2]),
            RuntimeError,
            "Expected tensor to have size 1 at dimension 0, but got size 2",
        ),
        (lambda: lib.ones(2, 3).renorm(2, 0, float("nan")), RuntimeError, ">= 0 but got nan"),
        (
            lambda: lib.cosine_similarity(vector, vector, 0, -1.0),
            RuntimeError,
            "eps must be non-negative, got: -1",
        ),
        (
            lambda: lib.linalg.matrix_norm(lib.ones(3, 3), 1j),
            RuntimeError,
            "Expected a non-complex scalar as the order of norm.",
        ),
        (lambda: lib.lerp(vector, pair, 0.5), RuntimeError, "\nlerp got shapes [3] and [2]"),
        (lambda: vector + ghost, RuntimeError, DEVICES + "cpu and meta! (when calling add)"),
        (lambda: ghost * vector, RuntimeError, DEVICES + "meta and cpu! (when calling mul)"),
        (
            lambda: lib.cat([vector, ghost]),
            RuntimeError,
            DEVICES + "cpu and meta! (when calling cat)",
        ),
        (lambda: ghost.add_(vector), RuntimeError, DEVICES + "meta and cpu!"),
        (
            lambda: lib.sin(vector, out=lib.empty(3, device="meta")),
            RuntimeError,
            DEVICES + "cpu and meta!",
        ),
        (
            lambda: vector.clone().copy_(ghost),
            NotImplementedError,
            "Cannot copy out of meta tensor; no data!",
        ),
        (lambda: lib.cat([]), ValueError, "expected a non-empty list of Tensors"),
        (
            lambda: lib.ops.aten.add.Tensor(vector),
            RuntimeError,
            "Declaration: aten::add.Tensor(Tensor self",
        ),
        (
            lambda: lib.ops.aten.sin(vector, vector),
            RuntimeError,
            "failed to match any schema:\naten::sin() expected at most 1 argument(s) but received 2",
        ),
        (
            lambda: lib.nn.functional.gelu(lib.tensor([1])),
            NotImplementedError,
            "not implemented for 'Long'",
        ),
        (
            lambda: vector & vector,
            NotImplementedError,
            "\"bitwise_and_cpu\" not implemented for 'Float'",
        ),
        (
            lambda: (vector > 1) - 1,
            RuntimeError,
            "Subtraction, the `-` operator, with a bool tensor",
        ),
        (lambda: -(vector > 1), RuntimeError, "Negation, the `-` operator, on a bool tensor"),
    ],
)
def test_errors_name_operator_and_values(
    call: Callable[[], Any], kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind, match=re.escape(message)) as caught:
        call()
    assert type(caught.value) is kind
    with pytest.raises(kind, match=re.escape(message)):
        call()  # nor does a second call find a kernel


def test_refused_calls_leave_the_target_alone() -> None:
    x = lib.tensor([1.0, 2.0, 3.0])
    y = x * 1
    calls: list[Callable[[], Any]] = [
        lambda: x.add_(pair),
        lambda: x.add_(ghost),
        lambda: x.add_(1j),
        lambda: x.copy_(pair),
    ]
    for refused in calls:
        with pytest.raises(RuntimeError):
            refused()
    assert x._version == 0
    assert lib.equal(x, y)


def test_a_leaf_that_requires_grad_keeps_its_elements() -> None:
    x = lib.ones(3, requires_grad=True)
    calls: list[Callable[[], Any]] = [
        lambda: x.add_(1),
        lambda: x[0].mul_(2),
        lambda: x.__setitem__(0, 5.0),
    ]
    for change in calls:
        with pytest.raises(RuntimeError, match="leaf Variable that requires grad"):
            change()
    assert x.tolist() == [1.0, 1.0, 1.0]
    assert (x._version, x.grad_fn, x.requires_grad) == (0, None, True)


def test_two_reasons_why_a_tensor_cannot_be_written_to() -> None:
    with pytest.raises(RuntimeError, match="more than one element of the written-to tensor refers"):
        lib.ones(1).expand(3).add_(1)
    fixed = np.ones(3, np.float32)
    fixed.flags.writeable = False
    with pytest.warns(UserWarning):
        x = lib.from_numpy(fixed)
    if not x._data_.flags.writeable:
        with pytest.raises(RuntimeError, match="over read-only memory"):
            x.add_(1)
        assert fixed.tolist() == [1.0, 1.0, 1.0]


def test_zero_dim_tensors_of_the_cpu_go_with_any_device() -> None:
    two = lib.tensor(2.0)
    for out in (
        ghost + two,
        two * ghost,
        ghost.clone().mul_(two),
        lib.where(ghost > two, ghost, two),
    ):
        assert out.device.type == "meta"
        assert out.shape == (3,)
    assert (ghost * lib.tensor(2.0, dtype=lib.float64)).dtype is lib.float32
    with pytest.raises(RuntimeError, match="cpu and meta"):
        lib.add(two, 1, out=ghost)
    assert ghost._version == 0


def test_gradients_flow_through_a_mix_of_devices() -> None:
    x = lib.empty(3, device="meta", requires_grad=True)
    (x * lib.tensor(2.0)).sum().backward()
    assert x.grad is not None
    assert x.grad.device.type == "meta"


def test_indices_of_an_extremum_want_an_integer_output() -> None:
    m = lib.ones(2, 3)
    values, indices = lib.empty(3), lib.empty(3)
    values.fill_(7)
    with pytest.raises(RuntimeError, match="Expected out tensor to have dtype"):
        lib.max(m, 0, out=(values, indices))
    assert values.tolist() == [7.0, 7.0, 7.0]


def test_equality_with_arrays_compares_elements() -> None:
    array = np.array([1.0, 0.0, 3.0], np.float32)
    for found in (vector == array, array == vector):
        assert isinstance(found, gs.Tensor)
        assert found.tolist() == [True, False, True]
    assert (vector == np.array(["a", "b", "c"])) is False
    quotient = array / vector
    assert isinstance(quotient, gs.Tensor)
    assert lib.allclose(quotient, lib.tensor([1.0, 0.0, 1.0]))


def test_numbers_keep_their_place_in_operators() -> None:
    assert (2**vector).tolist() == [2.0, 4.0, 8.0]
    assert (1 - vector).tolist() == [0.0, -1.0, -2.0]
    calls: list[Callable[[], Any]] = [
        lambda: vector + "a",
        lambda: "a" + vector,
        lambda: vector + None,
        lambda: [1] + vector,
    ]
    for wrong in calls:
        with pytest.raises(TypeError):
            wrong()
    assert (vector == "a") is False
    assert vector != None  # noqa: E711
