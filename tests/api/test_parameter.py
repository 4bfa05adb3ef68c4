"""Parameters and buffers."""

from __future__ import annotations

import pytest

import gradsmith as gs
from gradsmith.nn import Buffer, Parameter


def test_a_parameter_is_a_leaf_that_asks_for_gradients() -> None:
    parameter = Parameter(gs.tensor([1.0, 2.0]))
    assert isinstance(parameter, gs.Tensor)
    assert parameter.is_leaf and parameter.requires_grad
    (parameter * 3).sum().backward()
    assert parameter.grad is not None and parameter.grad.tolist() == [3.0, 3.0]
    assert type(parameter * 3) is gs.Tensor


def test_it_shares_the_elements() -> None:
    data = gs.tensor([1.0, 2.0])
    parameter = Parameter(data)
    data[0] = 5.0
    assert parameter.tolist() == [5.0, 2.0]
    view = Parameter(data[1:])
    view.data[0] = 8.0
    assert data.tolist() == [5.0, 8.0]


def test_a_recorded_tensor_becomes_a_leaf() -> None:
    x = gs.tensor([1.0], requires_grad=True)
    parameter = Parameter(x * 2)
    assert parameter.is_leaf and parameter.grad_fn is None


def test_integers_cannot_ask_for_gradients() -> None:
    with pytest.raises(RuntimeError, match="floating point and complex"):
        Parameter(gs.tensor([1, 2]))
    assert not Parameter(gs.tensor([1, 2]), requires_grad=False).requires_grad


def test_text() -> None:
    assert (
        repr(Parameter(gs.tensor([1.0])))
        == "Parameter containing:\ntensor([1.], requires_grad=True)"
    )


def test_a_buffer_asks_for_nothing() -> None:
    buffer = Buffer(gs.tensor([1, 2]))
    assert isinstance(buffer, Buffer) and not buffer.requires_grad


def test_a_buffer_has_the_class_of_its_data() -> None:
    class Other(gs.Tensor):
        pass

    for data in (gs.ones(2), gs.ones(2).as_subclass(Other)):
        buffer = Buffer(data)
        assert type(buffer) is type(data) and isinstance(buffer, Buffer)
        assert not isinstance(data, Buffer) and not isinstance(buffer, Parameter)
    assert repr(Buffer(gs.ones(1))) == "tensor([1.])"
