"""Training steps and functions as people write them, compiled by both engines: the numbers are those of eager calls.

Each program says how many programs it takes; those that keep tensors of a call, in a list or a buffer, take none.
"""

from __future__ import annotations

import copy
from collections import namedtuple
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith import nn
from gradsmith.nn import functional as F
from gradsmith.utils.checkpoint import checkpoint

Wrap = Callable[[Any], Any]
PROGRAMS: dict[str, tuple[Callable[[Wrap, str], list[Any]], int]] = {}


def takes(count: int) -> Callable[[Any], Any]:
    def program(function: Any) -> Any:
        PROGRAMS[function.__name__] = (function, count)
        return function

    return program


def _inputs(device: str) -> list[Any]:
    gs.manual_seed(7)
    return [gs.randn(8, 4).to(device) for _ in range(6)]


def _model(device: str, *between: Any) -> Any:
    gs.manual_seed(0)
    layers = (nn.Linear(4, 6, bias=False), *between, nn.ReLU(), nn.Linear(6, 2))
    return nn.Sequential(*layers).to(device)


def _sums(tensors: Any) -> list[float]:
    return [t.detach().double().sum().item() for t in tensors]


@takes(2)
def dropout_batch_norm_and_evaluation(wrap: Wrap, device: str) -> list[Any]:
    model = _model(device, nn.BatchNorm1d(6), nn.Dropout(0.3))
    optimizer = gs.optim.Adam(model.parameters(), lr=0.05)

    @wrap
    def step(x: Any) -> Any:
        optimizer.zero_grad()
        loss = model(x).square().mean()
        loss.backward()
        optimizer.step()
        return loss

    forward, xs = wrap(model), _inputs(device)
    found = [step(x).item() for x in xs]
    model.eval()
    with gs.no_grad():
        found.append(forward(xs[0]).sum().item())
    return [*found, *_sums(model.parameters()), *_sums(model.buffers())]


@takes(1)
def gradients_of_several_batches(wrap: Wrap, device: str) -> list[Any]:
    model = _model(device)
    optimizer = gs.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)

    @wrap
    def step(xs: Any) -> Any:
        optimizer.zero_grad(set_to_none=False)
        total = 0
        for x in xs:
            loss = model(x).square().mean() / len(xs)
            loss.backward()
            total = total + loss.detach()
        optimizer.step()
        return total

    xs = _inputs(device)
    return [step(xs[n : n + 3]).item() for n in range(4)] + _sums(
        p.grad for p in model.parameters()
    )


@takes(2)
def gradients_gathered_outside(wrap: Wrap, device: str) -> list[Any]:
    model = _model(device)
    optimizer = gs.optim.SGD(model.parameters(), lr=0.1)

    @wrap
    def part(x: Any) -> Any:
        loss = model(x).square().mean()
        loss.backward()
        return loss

    found = []
    for number, x in enumerate(_inputs(device)):
        found.append(part(x).item())
        if number % 2:
            optimizer.step()
            optimizer.zero_grad()
    return found


@takes(2)
def clipping_and_averages_of_parameters(wrap: Wrap, device: str) -> list[Any]:
    model = _model(device)
    average = copy.deepcopy(model)
    optimizer = gs.optim.SGD(model.parameters(), lr=0.5)

    @wrap
    def step(x: Any) -> Any:
        optimizer.zero_grad()
        loss = model(x).square().sum()
        loss.backward()
        norm = nn.utils.clip_grad_norm_(model.parameters(), 0.7)
        optimizer.step()
        with gs.no_grad():
            for a, b in zip(average.parameters(), model.parameters()):
                a.lerp_(b, 0.1)
        return loss, norm

    found = [value.item() for x in _inputs(device) for value in step(x)]
    return [*found, *_sums(average.parameters())]


@takes(1)
def a_cosine_schedule(wrap: Wrap, device: str) -> list[Any]:
    model = _model(device)
    optimizer = gs.optim.AdamW(model.parameters(), lr=0.1)
    schedule = gs.optim.lr_scheduler.CosineAnnealingLR(optimizer, 5)

    @wrap
    def step(x: Any) -> Any:
        optimizer.zero_grad()
        loss = model(x).square().mean()
        loss.backward()
        optimizer.step()
        return loss

    found = []
    for x in _inputs(device):
        found.append(step(x).item())
        schedule.step()
    return found


@takes(2)
def tied_weights(wrap: Wrap, device: str) -> list[Any]:
    gs.manual_seed(0)
    embedding, out = nn.Embedding(7, 5), nn.Linear(5, 7, bias=False)
    out.weight = embedding.weight
    model = nn.Sequential(embedding, nn.Tanh(), out).to(device)
    optimizer = gs.optim.SGD(model.parameters(), lr=0.3)
    words = gs.tensor([1, 2, 3, 1, 6, 0]).to(device)

    @wrap
    def step(words: Any) -> Any:
        optimizer.zero_grad()
        loss = F.cross_entropy(model(words), words.flip(0))
        loss.backward()
        optimizer.step()
        return loss

    return [step(words).item() for _ in range(4)] + _sums([embedding.weight])


Point = namedtuple("Point", "x y")


@takes(3)
def nothing_keywords_and_named_tuples(wrap: Wrap, device: str) -> list[Any]:
    f = wrap(lambda x, y=None: {"a": x * 2, "b": None, "c": (None, x.sum(), [y, 3, "s"])})
    g = wrap(lambda p: Point(p.x * 2, p.y + 1))
    xs = _inputs(device)
    one, other, point = f(xs[0]), f(xs[1], y=xs[2]), g(Point(xs[0], xs[1]))
    assert one["b"] is None and one["c"][0] is None and one["c"][2] == [None, 3, "s"]
    assert type(point) is Point
    return _sums([one["a"], one["c"][1], other["c"][2][0], point.x, point.y])


FACTOR = 2.0
TABLE = {"k": 1.5}


@takes(3)
def variables_of_the_module(wrap: Wrap, device: str) -> list[Any]:
    global FACTOR
    f, x = wrap(lambda x: (x * FACTOR * TABLE["k"]).sum()), _inputs(device)[0]
    found = [f(x).item()]
    FACTOR = 3.0
    found.append(f(x).item())
    TABLE["k"] = 0.5
    found.append(f(x).item())
    FACTOR, TABLE["k"] = 2.0, 1.5
    return [*found, f(x).item()]


@takes(3)
def errors_within(wrap: Wrap, device: str) -> list[Any]:
    weight = gs.full((4,), 0.5, device=device).requires_grad_()

    @wrap
    def f(x: Any, is_bad: bool) -> Any:
        weight.grad = None
        try:
            if is_bad:
                raise KeyError("inner")
        except KeyError:
            x = x + 1
        if x.shape[0] == 3:
            raise ValueError("three rows")
        (x * weight).sum().backward()
        return x.sum()

    found: list[Any] = []
    for rows, is_bad in ((2, False), (2, True), (3, False), (2, False), (3, True)):
        try:
            found.append(f(gs.ones(rows, 4, device=device), is_bad).item())
        except ValueError as error:
            found.append(str(error))
    return found


@takes(2)
def parts_without_gradients(wrap: Wrap, device: str) -> list[Any]:
    weight = gs.full((4,), 0.5, device=device).requires_grad_()

    @wrap
    def f(x: Any) -> Any:
        with gs.no_grad():
            target = (x * weight).softmax(-1)
        loss = (x * weight - target).square().sum()
        with gs.enable_grad():
            penalty = (weight * weight).sum()
        return loss, target, penalty

    found = []
    for x in _inputs(device)[:3]:
        loss, target, penalty = f(x)
        assert loss.requires_grad and not target.requires_grad
        (loss + penalty).backward()
        found += _sums([loss, target, weight.grad])
    with gs.no_grad():
        found += [value.requires_grad for value in f(x)]
    return found


@takes(1)
def changes_in_place_through_views(wrap: Wrap, device: str) -> list[Any]:
    @wrap
    def f(x: Any) -> Any:
        y = x.clone()
        y[1:3].mul_(2)
        y.t()[0].add_(1)
        view = y.view(-1)[::2]
        view.zero_()
        y[:, -1] = y[:, 0]
        x[0].add_(1)
        return y, view, x[1]

    found = []
    for x in _inputs(device)[:3]:
        y, view, row = f(x)
        view.add_(5)
        x.mul_(2)
        found += _sums([x, y, row])
    return found


@takes(1)
def a_recurrence_with_states(wrap: Wrap, device: str) -> list[Any]:
    gs.manual_seed(0)
    cell = nn.LSTMCell(4, 5).to(device)
    optimizer = gs.optim.RMSprop(cell.parameters(), lr=0.01)

    @wrap
    def step(x: Any, state: Any) -> Any:
        optimizer.zero_grad()
        for row in x.unbind(0):
            state = cell(row, state)
        loss = state[0].square().sum()
        loss.backward()
        optimizer.step()
        return loss, tuple(s.detach() for s in state)

    state: Any = (gs.zeros(2, 5, device=device), gs.zeros(2, 5, device=device))
    found = []
    for x in _inputs(device)[:4]:
        loss, state = step(x.reshape(4, 2, 4), state)
        found.append(loss.item())
    return found


@takes(12)
def counters(wrap: Wrap, device: str) -> list[Any]:
    def by_default(x: Any, state: Any = {"n": 0}) -> Any:  # noqa: B006 - as people write it
        state["n"] += 1
        return (x * state["n"]).sum()

    class Counting(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.n = 0

        def forward(self, x: Any) -> Any:
            self.n += 1
            return (x * self.n).sum()

    number = 0

    def around(x: Any) -> Any:
        nonlocal number
        number += 1
        return (x * number).sum()

    x = _inputs(device)[0]
    module = Counting()
    functions = [wrap(f) for f in (by_default, module, around)]
    return [f(x).item() for f in functions for _ in range(4)] + [module.n, number]


@takes(0)
def tensors_that_are_kept(wrap: Wrap, device: str) -> list[Any]:
    log: list[Any] = []

    def noted(x: Any) -> Any:
        log.append(x.sum())
        return (x * len(log)).sum()

    class Running(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("count", gs.zeros(()))

        def forward(self, x: Any) -> Any:
            self.count = self.count + 1
            return (x * self.count).sum()

    xs, module = _inputs(device), Running().to(device)
    functions = wrap(noted), wrap(module)
    found = [f(x).item() for f in functions for x in xs[:3]]
    return [*found, *_sums(log), module.count.item()]


@takes(1)
def a_gradient_within_the_loss(wrap: Wrap, device: str) -> list[Any]:
    weight = gs.full((4,), 0.5, device=device).requires_grad_()

    @wrap
    def penalty(x: Any) -> Any:
        y = (x * weight).exp().sum()
        (slope,) = gs.autograd.grad(y, weight, create_graph=True)
        return (slope**2).sum()

    found = []
    for x in _inputs(device)[:3]:
        weight.grad = None
        loss = penalty(x * 0.1)
        loss.backward()
        found += _sums([loss, weight.grad])
    return found


@takes(1)
def a_generator_of_ones_own(wrap: Wrap, device: str) -> list[Any]:
    generator = gs.Generator(device).manual_seed(3)
    f = wrap(lambda x: (x + gs.randn(8, 4, generator=generator, device=device)).sum())
    x = _inputs(device)[0]
    found = [f(x).item() for _ in range(3)]
    generator.manual_seed(3)
    return [*found, f(x).item()]


@takes(2)
def checkpoints(wrap: Wrap, device: str) -> list[Any]:
    model = _model(device, nn.Dropout(0.3))

    @wrap
    def step(x: Any) -> Any:
        for parameter in model.parameters():
            parameter.grad = None
        loss = checkpoint(model, x, use_reentrant=False).square().sum()
        loss.backward()
        return loss

    return [step(x).item() for x in _inputs(device)[:3]] + _sums(p.grad for p in model.parameters())


REFUSED_BY_NUMPY = ("checkpoints",)
"""A checkpoint computes again from arrays that it has kept itself."""


@pytest.mark.filterwarnings("ignore:not compiled")
@pytest.mark.parametrize("engine", ["numpy", "xla"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_numbers_are_those_of_eager_calls(name: str, engine: str) -> None:
    if engine == "xla":
        pytest.importorskip("jax", reason="device xla needs JAX (pip install 'gradsmith[xla]')")
    device = "xla" if engine == "xla" else "cpu"
    function, count = PROGRAMS[name]
    expected = function(lambda f: f, device)
    made: list[Any] = []

    def wrap(f: Any) -> Any:
        made.append(gs.compile(f, engine=engine))
        return made[-1]

    found = function(wrap, device)
    assert len(found) == len(expected)
    for ours, theirs in zip(found, expected):
        if isinstance(theirs, float):
            np.testing.assert_allclose(ours, theirs, rtol=2e-4, atol=1e-5)
        else:
            assert ours == theirs
    compiled = [one._compiled if isinstance(one, nn.Module) else one for one in made]
    refusals = [str(refusal) for one in compiled for refusal in one.refusals]
    if engine == "numpy" and name in REFUSED_BY_NUMPY:
        assert refusals
    else:
        assert not refusals
        assert sum(len(one.programs()) for one in compiled) == count
