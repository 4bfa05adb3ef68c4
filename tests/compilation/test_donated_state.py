"""`donate="state"`: what a step overwrites gives its memory to what it becomes, unless somebody else holds the array."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith import nn

jax = pytest.importorskip("jax", reason="device xla needs JAX (pip install 'gradsmith[xla]')")

from gradsmith.xla import from_jax, to_jax  # noqa: E402


class Training:
    """A model with buffers, an optimizer with a state, and a step."""

    def __init__(self, **options: Any) -> None:
        gs.manual_seed(0)
        self.model = nn.Sequential(nn.Linear(4, 6, bias=False), nn.BatchNorm1d(6), nn.Linear(6, 2))
        self.model.to("xla")
        optimizer = gs.optim.Adam(self.model.parameters(), lr=0.05)

        def step(x: Any) -> Any:
            optimizer.zero_grad()
            loss = self.model(x).square().mean()
            loss.backward()
            optimizer.step()
            return loss

        self.step = gs.compile(step, fullgraph=True, **options)
        self.xs = [gs.randn(5, 4).to("xla") for _ in range(4)]

    def run(self) -> list[float]:
        return [self.step(x).item() for x in self.xs]

    @property
    def weight(self) -> Any:
        return self.model[0].weight

    def state(self) -> list[Any]:
        return [t.detach().cpu().numpy() for t in self.model.state_dict().values()]


def _array(tensor: Any) -> Any:
    return to_jax(tensor.detach())


def _instead(program: Any, monkeypatch: pytest.MonkeyPatch, other: Any) -> None:
    """Let what `other` makes of the compiled step be called in its place."""
    step = program._trace._step
    namespace = program._trace.run.__globals__
    (name,) = [name for name, thing in namespace.items() if thing is step]
    monkeypatch.setitem(namespace, name, other(step))


def test_it_is_the_same_and_takes_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, donating = Training(), Training(donate="state")
    assert plain.run() == donating.run()
    for ours, theirs in zip(donating.state(), plain.state()):
        np.testing.assert_array_equal(ours, theirs)
    (program,) = donating.step.programs()
    memory = program._trace.lowered().compile().memory_analysis()
    assert memory.alias_size_in_bytes > 0.9 * memory.argument_size_in_bytes - donating.xs[0].nbytes
    given: list[Any] = []
    _instead(
        program, monkeypatch, lambda step: lambda *arrays: (given.extend(arrays), step(*arrays))[1]
    )
    donating.step(donating.xs[0])
    deleted = [a for a in given if isinstance(a, jax.Array) and a.is_deleted()]
    assert len(deleted) == 5 + 3 + 5 * 3  # parameters, buffers, the state


def test_arrays_that_somebody_holds_are_left_alone() -> None:
    training = Training(donate="state")
    training.run()
    expected = training.weight.detach().cpu().numpy()
    array, external = _array(training.weight), np.from_dlpack(_array(training.weight))
    copied, model = training.weight.detach().clone(), copy.deepcopy(training.model)
    other = nn.Parameter(gs.zeros(6, 4, device="xla"))
    with gs.no_grad():
        other.copy_(training.weight)
    rows = training.weight.detach()[1:3]
    training.run()
    for held in (array, external, _array(copied), _array(model[0].weight), _array(other)):
        np.testing.assert_array_equal(np.asarray(held), expected)
    np.testing.assert_array_equal(rows.cpu().numpy(), training.weight.detach().cpu().numpy()[1:3])


def test_parameters_that_share_an_array_part() -> None:
    array = jax.numpy.arange(4.0)
    a, b = (nn.Parameter(from_jax(array)) for _ in range(2))
    optimizer = gs.optim.SGD([a, b], lr=1.0)

    def step(x: Any) -> Any:
        optimizer.zero_grad()
        loss = (a * x + b * x * 2).sum()
        loss.backward()
        optimizer.step()
        return loss

    run = gs.compile(step, fullgraph=True, donate="state")
    x = gs.ones(4, device="xla", dtype=a.dtype)
    for _ in range(3):
        run(x)
    assert array.tolist() == [0.0, 1.0, 2.0, 3.0]
    assert (a.tolist(), b.tolist()) == ([-3.0, -2.0, -1.0, 0.0], [-6.0, -5.0, -4.0, -3.0])


def test_a_call_that_fails_before_it_begins_leaves_everything() -> None:
    training = Training(donate="state")
    training.run()
    before = training.state()
    with pytest.raises(RuntimeError, match=r"mat1 and mat2|size"):
        training.step(gs.randn(5, 3).to("xla"))
    for now, then in zip(training.state(), before):
        np.testing.assert_array_equal(now, then)


def test_a_call_that_fails_with_the_memory_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    training = Training(donate="state")
    training.run()
    (program,) = training.step.programs()

    def failing(step: Any) -> Any:
        def call(*arrays: Any) -> Any:
            step(*arrays)
            raise MemoryError("no memory is left")

        return call

    _instead(program, monkeypatch, failing)
    with pytest.raises(MemoryError, match="no memory is left"):
        training.step(training.xs[0])
    with pytest.raises(RuntimeError, match=r"a call of a compiled function .* that has failed"):
        training.weight.tolist()


def test_positions_and_the_state_go_together() -> None:
    total = gs.zeros(3, device="xla")
    add = gs.compile(lambda x: total.add_(x).clone() + 1, fullgraph=True, donate=(0, "state"))
    x = gs.ones(3, device="xla")
    assert add(x).tolist() == [2.0, 2.0, 2.0]
    with pytest.raises(RuntimeError, match="which put its results there"):
        x.tolist()
    assert total.tolist() == [1.0, 1.0, 1.0]
    with pytest.raises(TypeError, match="'donate' must be int"):
        gs.compile(lambda x: x, donate="everything")
