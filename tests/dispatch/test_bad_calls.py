"""Calls that fit no overload or no device: what the errors say, and that they change nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

vector = gs.tensor([1.0, 2.0, 3.0])
pair = gs.tensor([1.0, 2.0])
ghost = gs.empty(3, device="meta")
DEVICES = "Expected all tensors to be on the same device, but found at least two devices, "


@pytest.mark.parametrize(
    "call, kind, message",
    [
        (
            lambda: gs.sin(1.0),
            TypeError,
            "sin(): argument 'input' (position 1) must be Tensor, not float",
        ),
        (
            lambda: gs.add(vector, "a"),
            TypeError,
            "add(): argument 'other' (position 2) must be Tensor, not str",
        ),
        (lambda: gs.add(vector, np.ones(3)), TypeError, "must be Tensor, not numpy.ndarray"),
        (lambda: gs.sin(vector, foo=1), TypeError, "unexpected keyword argument 'foo'"),
        (
            lambda: gs.mm(vector, 1),
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
            lambda: gs.where(vector > 0, vector, pair),
            RuntimeError,
            "(where got shapes [3] and [2])",
        ),
        (lambda: gs.lerp(vector, pair, 0.5), RuntimeError, "(lerp got shapes [3] and [2])"),
        (lambda: vector + ghost, RuntimeError, DEVICES + "cpu and meta! (when calling add)"),
        (lambda: ghost * vector, RuntimeError, DEVICES + "meta and cpu! (when calling mul)"),
        (
            lambda: gs.cat([vector, ghost]),
            RuntimeError,
            DEVICES + "cpu and meta! (when calling cat)",
        ),
        (lambda: ghost.add_(vector), RuntimeError, DEVICES + "meta and cpu!"),
        (
            lambda: gs.sin(vector, out=gs.empty(3, device="meta")),
            RuntimeError,
            DEVICES + "cpu and meta!",
        ),
        (
            lambda: vector.clone().copy_(ghost),
            NotImplementedError,
            "Cannot copy out of meta tensor; no data!",
        ),
        (lambda: gs.cat([]), ValueError, "expected a non-empty list of Tensors"),
        (
            lambda: gs.ops.aten.add.Tensor(vector),
            RuntimeError,
            "Declaration: aten::add.Tensor(Tensor self",
        ),
        (
            lambda: gs.ops.aten.sin(vector, vector),
            RuntimeError,
            "failed to match any schema: aten::sin() takes 1",
        ),
        (
            lambda: gs.nn.functional.gelu(gs.tensor([1])),
            NotImplementedError,
            "not implemented for 'Long'",
        ),
        (
            lambda: vector & vector,
            NotImplementedError,
            "\"bitwise_and.Tensor\" not implemented for 'Float'",
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
    x = gs.tensor([1.0, 2.0, 3.0])
    y = x * 1
    for refused in (
        lambda: x.add_(pair),
        lambda: x.add_(ghost),
        lambda: x.add_(1j),
        lambda: x.copy_(pair),
    ):
        with pytest.raises(RuntimeError):
            refused()
    assert x._version == 0
    assert gs.equal(x, y)


def test_a_leaf_that_requires_grad_keeps_its_elements() -> None:
    x = gs.ones(3, requires_grad=True)
    for change in (lambda: x.add_(1), lambda: x[0].mul_(2), lambda: x.__setitem__(0, 5.0)):
        with pytest.raises(RuntimeError, match="leaf Variable that requires grad"):
            change()
    assert x.tolist() == [1.0, 1.0, 1.0]
    assert (x._version, x.grad_fn, x.requires_grad) == (0, None, True)


def test_two_reasons_why_a_tensor_cannot_be_written_to() -> None:
    with pytest.raises(RuntimeError, match="more than one element of the written-to tensor refers"):
        gs.ones(1).expand(3).add_(1)
    fixed = np.ones(3, np.float32)
    fixed.flags.writeable = False
    with pytest.warns(UserWarning):
        x = gs.from_numpy(fixed)
    if not x._data.flags.writeable:
        with pytest.raises(RuntimeError, match="over read-only memory"):
            x.add_(1)
        assert fixed.tolist() == [1.0, 1.0, 1.0]


def test_zero_dim_tensors_of_the_cpu_go_with_any_device() -> None:
    two = gs.tensor(2.0)
    for out in (
        ghost + two,
        two * ghost,
        ghost.clone().mul_(two),
        gs.where(ghost > two, ghost, two),
    ):
        assert out.device.type == "meta"
        assert out.shape == (3,)
    assert (ghost * gs.tensor(2.0, dtype=gs.float64)).dtype is gs.float32
    with pytest.raises(RuntimeError, match="cpu and meta"):
        gs.add(two, 1, out=ghost)
    assert ghost._version == 0


def test_gradients_flow_through_a_mix_of_devices() -> None:
    x = gs.empty(3, device="meta", requires_grad=True)
    (x * gs.tensor(2.0)).sum().backward()
    assert x.grad is not None
    assert x.grad.device.type == "meta"


def test_indices_of_an_extremum_want_an_integer_output() -> None:
    m = gs.ones(2, 3)
    values, indices = gs.empty(3), gs.empty(3)
    values.fill_(7)
    with pytest.raises(RuntimeError, match="Expected out tensor to have dtype"):
        gs.max(m, 0, out=(values, indices))
    assert values.tolist() == [7.0, 7.0, 7.0]


def test_equality_with_arrays_compares_elements() -> None:
    array = np.array([1.0, 0.0, 3.0], np.float32)
    for found in (vector == array, array == vector):
        assert isinstance(found, gs.Tensor)
        assert found.tolist() == [True, False, True]
    assert (vector == np.array(["a", "b", "c"])) is False
    quotient = array / vector
    assert isinstance(quotient, gs.Tensor)
    assert gs.allclose(quotient, gs.tensor([1.0, 0.0, 1.0]))


def test_numbers_keep_their_place_in_operators() -> None:
    assert (2**vector).tolist() == [2.0, 4.0, 8.0]
    assert (1 - vector).tolist() == [0.0, -1.0, -2.0]
    for wrong in (
        lambda: vector + "a",
        lambda: "a" + vector,
        lambda: vector + None,
        lambda: [1] + vector,
    ):
        with pytest.raises(TypeError):
            wrong()
    assert (vector == "a") is False
    assert vector != None  # noqa: E711
