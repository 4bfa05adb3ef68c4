"""Programs as people write them, compiled by both engines: what they give and leave is what eager calls give and leave."""

from __future__ import annotations

import copy
import pickle
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith import nn

Wrap = Callable[[Any], Any]
PROGRAMS: dict[str, Callable[[Wrap, str], Any]] = {}


def program(function: Callable[[Wrap, str], Any]) -> Callable[[Wrap, str], Any]:
    PROGRAMS[function.__name__] = function
    return function


def inputs(device: str, count: int = 6) -> list[Any]:
    gs.manual_seed(7)
    return [gs.randn(5, 4).to(device) for _ in range(count)]


def net(device: str) -> Any:
    gs.manual_seed(0)
    return nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Linear(8, 3)).to(device)


@dataclass
class Pair:
    a: Any
    b: Any


@program
def attributes_of_the_object_whose_method_it_is(wrap: Wrap, device: str) -> Any:
    class Trainer:
        factor = 1.0

        def __init__(self) -> None:
            self.build()
            self.scale = 1.0
            self.options = {"power": 2}

        def build(self) -> None:
            self.model = net(device)
            self.optimizer = gs.optim.SGD(self.model.parameters(), lr=0.1, momentum=0.5)

        @property
        def twice(self) -> float:
            return self.scale * 2 * self.factor

        def loss(self, x: Any) -> Any:
            return ((self.model(x) * self.twice) ** self.options["power"]).mean()

        def step(self, x: Any) -> Any:
            self.optimizer.zero_grad()
            loss = self.loss(x)
            loss.backward()
            self.optimizer.step()
            return loss

    trainer = Trainer()
    run, losses = wrap(trainer.step), []
    for number, x in enumerate(inputs(device, 9)):
        if number == 2:
            trainer.scale = 2.0
        if number == 4:
            trainer.options["power"] = 4
        if number == 5:
            Trainer.factor = 0.5
        if number == 6:
            trainer.factor = 0.25
        if number == 7:
            trainer.build()
        losses.append(run(x))
    return losses, list(trainer.model.parameters())


@program
def lists_that_grow_and_names_with_attributes(wrap: Wrap, device: str) -> Any:
    terms, config = [gs.ones(4).to(device)], SimpleNamespace(a=1.0, t=gs.ones(4).to(device))
    options = {"s": 1.0}

    def f(x: Any, options: Any = options) -> Any:
        return sum((t * x).sum() for t in terms) * config.a + config.t * options["s"]

    class Callable_:
        power = 2

        def __call__(self, x: Any) -> Any:
            return x**self.power

    power = Callable_()
    run, other = wrap(f), wrap(partial(power))
    found = []
    for number, x in enumerate(inputs(device, 7)):
        if number == 2:
            terms.append(gs.ones(4).to(device))
        if number == 3:
            config.a = 3.0
        if number == 4:
            config.t = gs.zeros(4).to(device)
        if number == 5:
            options["s"] = 4.0
            config.t = gs.ones(4).to(device)
        if number == 6:
            power.power = 3
        found += [run(x), other(x)]
    return found


@program
def hooks_come_and_go(wrap: Wrap, device: str) -> Any:
    model = net(device)
    optimizer = gs.optim.SGD(model.parameters(), lr=0.1)
    weight = model[2].weight
    on_output = model[0].register_forward_hook(lambda module, given, out: out * 2)
    on_gradient = weight.register_hook(lambda grad: grad * 0.5)
    forward = wrap(model)

    def step_(x: Any) -> Any:
        optimizer.zero_grad()
        loss = model(x).square().mean()
        loss.backward()
        optimizer.step()
        return loss

    step, found = wrap(step_), []
    for number, x in enumerate(inputs(device, 8)):
        if number == 2:
            on_output.remove()
        if number == 4:
            on_gradient.remove()
        if number == 6:
            weight.register_post_accumulate_grad_hook(lambda w: setattr(w, "grad", w.grad * 3))
        found.append(step(x))
        model.zero_grad()
        forward(x).sum().backward()  # whose hooks are called by this backward, once
        found.append(weight.grad.clone())
    return found


@program
def groups_of_optimizers_change(wrap: Wrap, device: str) -> Any:
    model = net(device)
    optimizer = gs.optim.SGD(model[0].parameters(), lr=0.1, momentum=0.5)
    micro = wrap(lambda x: model(x).square().mean().backward())

    def apply_() -> None:
        optimizer.step()
        optimizer.zero_grad()

    apply = wrap(apply_)  # which meets no tensor but the optimizer's
    for number, x in enumerate(inputs(device, 8)):
        if number == 4:
            optimizer.add_param_group({"params": list(model[2].parameters()), "lr": 0.01})
        micro(x)
        if number % 2:
            apply()
    return list(model.parameters())


@program
def structures_of_classes(wrap: Wrap, device: str) -> Any:
    run = wrap(lambda pair: Pair(pair.a + pair.b, OrderedDict(twice=pair.a * 2, none=None)))
    found, pair = [], Pair(None, None)
    for x in inputs(device, 4):
        pair.a, pair.b = x, x * x
        out = run(pair)
        assert type(out) is Pair and type(out.b) is OrderedDict
        found.append([out.a, dict(out.b)])
    return found


@program
def what_it_keeps_of_its_own(wrap: Wrap, device: str) -> Any:
    history: list[Any] = []

    def f(x: Any) -> Any:
        history.append((x * 2).detach())
        return x.sum()

    run = wrap(f)
    return [run(x) for x in inputs(device, 3)], history


@program
def views_of_arguments(wrap: Wrap, device: str) -> Any:
    kept = gs.zeros(3).to(device)

    def f(x: Any) -> Any:
        y = x * 2
        return x.t(), x[1:], kept[:2], y, y.flatten()[3:]

    run, found = wrap(f), []
    for x in inputs(device, 3):
        turned, part, some, y, rest = run(x)
        part.add_(1)
        turned[0].mul_(2)
        some.add_(1)
        rest.zero_()
        found += [turned, x, kept.clone(), y, x._version]
    return found


@program
def two_zeros(wrap: Wrap, device: str) -> Any:
    run = wrap(lambda x, sign: gs.copysign(x, sign))
    return [run(x, sign) for x in inputs(device, 2) for sign in (0.0, -0.0)]


def _values(thing: Any) -> Any:
    if isinstance(thing, gs.Tensor):
        return thing.detach().cpu().numpy().copy()
    if isinstance(thing, (list, tuple)):
        return [_values(item) for item in thing]
    return {k: _values(v) for k, v in thing.items()} if isinstance(thing, dict) else thing


def _assert_same(got: Any, expected: Any) -> None:
    if isinstance(expected, np.ndarray):
        np.testing.assert_allclose(got, expected, rtol=1e-4, atol=1e-5)
    elif isinstance(expected, (list, dict)):
        assert len(got) == len(expected)
        for key in range(len(expected)) if isinstance(expected, list) else expected:
            _assert_same(got[key], expected[key])
    else:
        assert got == expected


@pytest.fixture(params=["numpy", "xla"])
def engine(request: Any) -> str:
    if request.param == "xla":
        pytest.importorskip("jax", reason="device xla needs JAX (pip install 'gradsmith[xla]')")
    return str(request.param)


def _device(engine: str) -> str:
    return "xla" if engine == "xla" else "cpu"


@pytest.mark.parametrize("name", PROGRAMS)
def test_compiled_programs_are_eager_ones(name: str, engine: str) -> None:
    expected = _values(PROGRAMS[name](lambda f: f, _device(engine)))
    made: list[Any] = []

    def wrap(function: Any) -> Any:
        made.append(gs.compile(function, engine=engine, fullgraph=True))
        return made[-1]

    _assert_same(_values(PROGRAMS[name](wrap, _device(engine))), expected)
    for one in made:
        own = one._compiled if isinstance(one, nn.Module) else one
        assert own.programs() or name == "what_it_keeps_of_its_own"


def test_copies_of_compiled_modules_are_compiled_anew(engine: str) -> None:
    module = gs.compile(net(_device(engine)), engine=engine)
    (x,) = inputs(_device(engine), 1)
    before = [module(x).tolist() for _ in range(2)][1]
    for other in (copy.deepcopy(module), pickle.loads(pickle.dumps(module))):
        with gs.no_grad():
            for parameter in other.parameters():
                parameter.zero_()
        for _ in range(2):
            assert not other(x).any()
            assert module(x).tolist() == before


def test_threads_make_one_program(engine: str) -> None:
    model = net(_device(engine))
    run = gs.compile(lambda x: model(x).sum(), engine=engine, fullgraph=True)
    xs, found = inputs(_device(engine), 6), [0.0] * 6

    def work(place: int) -> None:
        for _ in range(3):
            found[place] = run(xs[place]).item()

    threads = [threading.Thread(target=work, args=(place,)) for place in range(len(xs))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    np.testing.assert_allclose(found, [model(x).sum().item() for x in xs], rtol=1e-4)
    assert len(run.programs()) == 1


def test_what_changes_at_every_call_is_given_up_with_a_warning(engine: str) -> None:
    count, (x,) = [0], inputs(_device(engine), 1)
    run = gs.compile(lambda x: x * count[0], engine=engine, fullgraph=True)
    gs.set_warn_always(True)
    try:
        with pytest.warns(UserWarning, match="compiled 16 times.*last asked"):
            for count[0] in range(20):
                assert run(x).tolist() == (x * count[0]).tolist()
    finally:
        gs.set_warn_always(False)
    assert len(run.programs()) == 16


class _Scale:
    """A setting that is what it says, whichever object says it."""

    def __init__(self, by: float) -> None:
        self.by = by

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Scale) and self.by == other.by

    def __hash__(self) -> int:
        return hash(self.by)

    @gs.compile(static_argnums=1, engine="numpy")
    def method(self, other: _Scale, x: gs.Tensor) -> gs.Tensor:
        return x * (self.by * other.by)


@pytest.mark.parametrize(("places", "programs"), [((), 3), (1, 2), (-1, 2), ((1, 7), 2)])
def test_static_arguments_are_compared_by_value(
    places: int | tuple[int, ...], programs: int
) -> None:
    scaled = gs.compile(
        lambda x, scale: x * scale.by, engine="numpy", static_argnums=places, fullgraph=True
    )
    x = gs.ones(2)
    assert [scaled(x, _Scale(by))[0].item() for by in (2.0, 2.0, 3.0)] == [2, 2, 3]
    assert len(scaled.traces) == programs


def test_static_arguments_have_values() -> None:
    static = gs.compile(lambda x, y: x, engine="numpy", static_argnums=(1,))
    with pytest.raises(TypeError, match=r"argument 1 is static.*leave tensors out"):
        static(gs.ones(1), gs.ones(1))
    with pytest.raises(TypeError, match=r"argument 1 is static.*unhashable type: 'list'"):
        static(gs.ones(1), [1])
    zeros = gs.compile(lambda x, y: x / y, engine="numpy", static_argnums=(1,))
    assert [zeros(gs.ones(1), zero).item() for zero in (0.0, -0.0)] == [np.inf, -np.inf]


def test_positions_in_methods_count_self() -> None:
    one = _Scale(2.0)
    for by in (3.0, 3.0, 4.0):
        assert one.method(_Scale(by), gs.ones(1)).item() == 2 * by
    assert len(one.method.traces) == 2
