"""A compiled module stands for the module: what is set on one is set on the other."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import gradsmith as gs
from gradsmith import nn


class Scaled(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(2, 2)
        self.scale = 1.0
        nn.init.ones_(self.linear.weight)
        nn.init.zeros_(self.linear.bias)

    def forward(self, x: Any) -> Any:
        return self.linear(x) * self.scale

    def ten_times(self, x: Any) -> Any:
        return 10 * self.forward(x)


@pytest.fixture()
def pair() -> tuple[Any, Any]:
    module = Scaled()
    return module, gs.compile(module)


X = gs.ones(1, 2)


def test_attributes_that_are_set_are_the_modules(pair: Any) -> None:
    module, compiled = pair
    assert compiled(X).tolist() == [[2.0, 2.0]]
    compiled.scale = 3.0
    assert module.scale == 3.0
    assert compiled(X).tolist() == module(X).tolist() == [[6.0, 6.0]]
    assert compiled.ten_times(X).tolist() == [[60.0, 60.0]]
    compiled.further = nn.Linear(1, 1)
    assert list(module.state_dict())[2:] == ["further.weight", "further.bias"]
    assert list(compiled.state_dict()) == [f"_orig_mod.{name}" for name in module.state_dict()]
    del compiled.further
    assert not hasattr(module, "further")
    with pytest.raises(AttributeError, match="no attribute 'further'"):
        del compiled.further


def test_training_is_the_modules(pair: Any) -> None:
    module, compiled = pair
    compiled.training = False
    assert not module.training
    compiled.train()
    assert module.training and module.linear.training
    module.eval()
    assert not compiled.training
    outer = gs.compile(lambda x: compiled(x) + compiled.training, fullgraph=True)
    assert [outer(X).tolist() for _ in range(2)] == [[[2.0, 2.0]]] * 2
    module.train()
    assert outer(X).tolist() == [[3.0, 3.0]]


def test_hooks_of_both_run(pair: Any) -> None:
    module, compiled = pair
    added = compiled.register_forward_hook(lambda m, args, out: out + 5)
    assert compiled(X).tolist() == [[7.0, 7.0]] and module(X).tolist() == [[2.0, 2.0]]
    added.remove()
    module.register_forward_hook(lambda m, args, out: out + 7)
    assert compiled(X).tolist() == module(X).tolist() == [[9.0, 9.0]]


def test_a_copy_has_a_module_of_its_own(pair: Any) -> None:
    module, compiled = pair
    for other in (copy.deepcopy(compiled), pickle.loads(pickle.dumps(compiled))):
        other.scale = 2.0
        assert module.scale == 1.0 and other(X).tolist() == [[4.0, 4.0]]
        other.linear.weight.data.zero_()
    assert compiled(X).tolist() == [[2.0, 2.0]]


def test_a_container_has_a_length_and_nothing_else_has(pair: Any) -> None:
    _, compiled = pair
    assert len(gs.compile(nn.Sequential(nn.ReLU(), nn.Tanh()))) == 2
    assert not gs.compile(nn.Sequential()) and compiled
    with pytest.raises(TypeError, match=r"^Scaled does not support len\(\)$"):
        len(compiled)
    assert {"ten_times", "scale", "linear"} <= set(dir(compiled))
    with pytest.raises(AttributeError, match="'Scaled' object has no attribute 'other'"):
        _ = compiled.other
