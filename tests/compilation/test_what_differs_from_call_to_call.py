"""Random numbers, seeds, items of iterators and of containers are not those of the first call for ever."""

from __future__ import annotations

import copy
import random
import sys
from array import array
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.compilation.refusal import UntraceableError
from gradsmith.utils.data import DataLoader, TensorDataset


@pytest.fixture(params=["cpu", "xla"])
def device(request: pytest.FixtureRequest) -> str:
    if request.param == "xla":
        pytest.importorskip("jax", reason="device xla needs JAX (pip install 'gradsmith[xla]')")
    return str(request.param)


class Noisy(gs.nn.Module):
    """Draws from a generator that it has."""

    def __init__(self) -> None:
        super().__init__()
        self.rng = random.Random(3)

    def forward(self, x: Any) -> Any:
        return x * self.rng.random()


def _of_generator() -> Callable[[Any], Any]:
    rng = np.random.default_rng(3)
    return lambda x: x * rng.normal()


def _of_old_generator() -> Callable[[Any], Any]:
    rng = np.random.RandomState(3)
    return lambda x: x + rng.randn()


DRAWING: dict[str, Callable[[], Any]] = {
    "random": lambda: lambda x: x * random.random() if random.random() < 0.5 else x,
    "numpy.random": lambda: lambda x: x * np.random.rand() + np.random.normal(),
    "numpy Generator": _of_generator,
    "numpy RandomState": _of_old_generator,
    "of a module": Noisy,
}


@pytest.mark.filterwarnings("ignore:not compiled")
@pytest.mark.parametrize("name", DRAWING)
def test_random_numbers_of_others_are_drawn_anew(name: str, device: str) -> None:
    x = gs.ones(2, device=device)
    found = []
    for wrap in (gs.compile, lambda function: function):
        random.seed(0)
        np.random.seed(0)
        function = wrap(DRAWING[name]())
        found.append([function(x).tolist() for _ in range(6)])
    assert found[0] == found[1] and len(set(map(tuple, found[0]))) > 1


@pytest.mark.parametrize("name", DRAWING)
def test_where_all_must_be_compiled_nothing_has_been_drawn(name: str, device: str) -> None:
    x = gs.ones(2, device=device)
    function = DRAWING[name]()
    random.seed(0)
    np.random.seed(0)
    with pytest.raises(UntraceableError, match="draws random numbers of"):
        gs.compile(function, fullgraph=True)(x)
    found = function(x).tolist()
    random.seed(0)
    np.random.seed(0)
    assert found == DRAWING[name]()(x).tolist()


@pytest.mark.filterwarnings("ignore:not compiled")
def test_items_of_an_iterator_are_the_next_ones(device: str) -> None:
    x = gs.arange(12.0).view(6, 2)
    loader = DataLoader(TensorDataset(x), batch_size=2)
    batches = iter(loader)

    def of_closure() -> Any:
        return next(batches)[0].to(device).sum()

    def of_argument(it: Any) -> Any:
        return next(it)[0].to(device).sum()

    step = gs.compile(of_closure)
    assert [step().item() for _ in range(3)] == [6.0, 22.0, 38.0]
    step, it = gs.compile(of_argument), iter(loader)
    assert [step(it).item() for _ in range(3)] == [6.0, 22.0, 38.0]
    it = iter(loader)
    with pytest.raises(UntraceableError, match=r"reads an iterator \(_SingleProcess"):
        gs.compile(of_argument, fullgraph=True)(it)
    assert next(it)[0].tolist() == [[0.0, 1.0], [2.0, 3.0]]


def test_a_file_that_a_function_writes_to_is_no_iterator(device: str, tmp_path: Any) -> None:
    with (tmp_path / "log").open("w") as file:

        def f(x: Any) -> Any:
            print("called", file=file)
            return x * 2

        compiled = gs.compile(f, fullgraph=True)
        for _ in range(3):
            assert compiled(gs.ones(2, device=device)).tolist() == [2.0, 2.0]
    assert len(compiled.programs()) == 1


class Slots:
    __slots__ = ("factor",)

    def __init__(self, factor: float) -> None:
        self.factor = factor


class Settings(dict[str, float]):
    """As programs have them whose options are attributes."""

    def __getattr__(self, name: str) -> float:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


# Containers, functions that read them, and how they change.
Change = Callable[[Any], Any]
HOLDING: dict[str, tuple[Any, Callable[[Any, Any], Any], Change]] = {
    "deque": (deque([1.0, 2.0]), lambda c, x: x * c[0], lambda c: c.rotate()),
    "length of a deque": (deque([1.0, 2.0]), lambda c, x: x * len(c), lambda c: c.append(1.0)),
    "set": ({1}, lambda c, x: x * (5 if 2 in c else 3), lambda c: c.add(2)),
    "OrderedDict": (OrderedDict(a=1.0), lambda c, x: x * c["a"], lambda c: c.update(a=2.0)),
    "Counter": (Counter("a"), lambda c, x: x * c["a"], lambda c: c.update("a")),
    "defaultdict": (defaultdict(float, a=1.0), lambda c, x: x + c["a"], lambda c: c.update(a=2.0)),
    "keys that are no strings": (
        {(1, 2): 3.0},
        lambda c, x: x * c[1, 2],
        lambda c: c.update({(1, 2): 4.0}),
    ),
    "a class of dictionaries": (
        Settings(a=1.0),
        lambda c, x: x * c.a,
        lambda c: c.update(a=2.0),
    ),
    "NumPy array": (
        np.array([1.0, 2.0]),
        lambda c, x: x * float(c[0]),
        lambda c: c.__setitem__(0, 7.0),
    ),
    "NumPy array of no dimensions": (
        np.array(1.0),
        lambda c, x: x * float(c),
        lambda c: c.fill(7.0),
    ),
    "array": (array("d", [1.0]), lambda c, x: x * c[0], lambda c: c.__setitem__(0, 7.0)),
    "bytearray": (bytearray(b"a"), lambda c, x: x * c[0], lambda c: c.__setitem__(0, 7)),
    "slots": (Slots(1.0), lambda c, x: x * c.factor, lambda c: setattr(c, "factor", 2.0)),
    "getattr": (
        SimpleNamespace(factor=1.0),
        lambda c, x: x * getattr(c, "factor", 3.0),
        lambda c: setattr(c, "factor", 2.0),
    ),
    "getattr with a name that is computed": (
        SimpleNamespace(name="factor", factor=1.0),
        lambda c, x: x * getattr(c, c.name),
        lambda c: setattr(c, "factor", 2.0),
    ),
    "hasattr": (
        SimpleNamespace(),
        lambda c, x: x * (3 if hasattr(c, "factor") else 2),
        lambda c: setattr(c, "factor", 2.0),
    ),
    "a key that is a tensor": (
        {gs.ones(1): 2.0},
        lambda c, x: x * next(iter(c.values())),
        lambda c: c.update({next(iter(c)): 5.0}),
    ),
    "vars": (
        SimpleNamespace(factor=1.0),
        lambda c, x: x * sum(vars(c).values()),
        lambda c: setattr(c, "factor", 2.0),
    ),
    "list of many": (
        [float(n) for n in range(1000)],
        lambda c, x: x * c[5],
        lambda c: c.__setitem__(5, 0.5),
    ),
    "module of a program": (
        sys.modules[__name__],
        lambda c, x: x * c.FACTOR,
        lambda c: setattr(c, "FACTOR", c.FACTOR + 1),
    ),
    "layer": (
        gs.nn.Linear(1, 1),
        lambda c, x: x * c.in_features,
        lambda c: setattr(c, "in_features", 5),
    ),
}
FACTOR = 1.0


@pytest.mark.parametrize("name", HOLDING)
def test_what_a_container_holds_is_what_it_holds_now(name: str, device: str) -> None:
    for how in ("closure", "argument", "among arguments") if device == "cpu" else ("closure",):
        _holds_now(name, how, device)


def _holds_now(name: str, how: str, device: str) -> None:
    made, read, change = HOLDING[name]
    held = made if isinstance(made, ModuleType) else copy.deepcopy(made)
    x = gs.full((2,), 3.0, device=device)
    given = {"closure": (), "argument": (held,), "among arguments": ([{"held": held}],)}[how]

    def of_closure(x: Any) -> Any:
        return read(held, x)

    def of_argument(x: Any, c: Any) -> Any:
        return read(c, x)

    def of_arguments(x: Any, c: Any) -> Any:
        return read(c[0]["held"], x)

    function = {"closure": of_closure, "argument": of_argument}.get(how, of_arguments)
    compiled = gs.compile(function, fullgraph=True)
    before = [compiled(x, *given).tolist() for _ in range(3)]
    assert before == [function(x, *given).tolist()] * 3 and len(compiled.programs()) == 1
    change(held)
    after = compiled(x, *given).tolist()
    assert after == function(x, *given).tolist() != before[0]


def test_containers_are_as_they_were_after_a_refusal() -> None:
    kept = deque([1]), {1}, OrderedDict(a=1), np.array(1.0), array("d", [1.0]), Slots(1.0)

    def f(x: Any) -> Any:
        queue, known, table, number, numbers, slots = kept
        queue.appendleft(2)
        known.add(2)
        table["b"] = 2
        number.fill(2)
        numbers[0] = 2.0
        slots.factor += 1.0
        return x if x.sum() > 0 else -x

    with pytest.raises(UntraceableError):
        gs.compile(f, fullgraph=True)(gs.ones(2))
    queue, known, table, number, numbers, slots = kept
    assert queue == deque([1]) and known == {1} and table == {"a": 1} and number == 1
    assert numbers[0] == slots.factor == 1.0


def _seeded() -> Any:
    gs.manual_seed(0)
    return gs.rand(2)


def _forked() -> Any:
    with gs.random.fork_rng():
        drawn = gs.rand(2)
    return drawn + gs.rand(2)


def _put_back() -> Any:
    before = gs.get_rng_state()
    drawn = gs.rand(2)
    gs.set_rng_state(before)
    return drawn + gs.rand(2)


OWN = gs.Generator()


def _of_own_generator() -> Any:
    return gs.rand(2, generator=OWN.manual_seed(3))


@pytest.mark.filterwarnings("ignore:not compiled")
@pytest.mark.parametrize("function", [_seeded, _forked, _put_back, _of_own_generator])
def test_generators_that_a_function_seeds_are_seeded_at_each_call(
    function: Callable[[], Any],
) -> None:
    found = []
    for call in (gs.compile(function), function):
        gs.manual_seed(1)
        found.append([*(call().tolist() for _ in range(4)), gs.rand(2).tolist()])
    assert found[0] == found[1]
    with pytest.raises(UntraceableError, match="the state of a random generator is set"):
        gs.compile(function, fullgraph=True)()


def test_a_state_that_is_put_back_where_nothing_is_drawn_is_no_matter() -> None:
    def f(x: Any) -> Any:
        gs.set_rng_state(gs.get_rng_state())
        return x * 2

    compiled = gs.compile(f, fullgraph=True)
    assert [compiled(gs.ones(2)).tolist() for _ in range(3)] == [[2.0, 2.0]] * 3
    assert len(compiled.programs()) == 1


def test_statistics_are_updated_where_nobody_asks_for_the_result(device: str) -> None:
    x = gs.randn(4, 2).to(device)

    def run(wrap: Any) -> list[Any]:
        norm = gs.nn.BatchNorm1d(2).to(device)

        def update() -> None:
            norm(x)

        update = wrap(update)
        found = []
        for _ in range(4):
            update()
            found.append([*norm.running_mean.tolist(), *norm.running_var.tolist()])
        return found

    for eager, compiled in zip(run(lambda f: f), run(gs.compile), strict=True):
        assert compiled == pytest.approx(eager)


def test_statistics_are_as_they_were_after_a_refusal() -> None:
    norm = gs.nn.BatchNorm1d(2)
    x = gs.randn(4, 2)

    def f(x: Any) -> Any:
        y = norm(x)
        return y if y.sum() > 9 else -y

    with pytest.raises(UntraceableError):
        gs.compile(f, fullgraph=True)(x)
    assert norm.running_mean.tolist() == [0.0, 0.0] and norm.running_var.tolist() == [1.0, 1.0]
    assert norm.num_batches_tracked.item() == 0


@pytest.mark.filterwarnings("ignore:not compiled")
def test_a_call_that_is_not_compiled_is_made_once() -> None:
    """Whatever follows what could not be written down: here the search of a step, which reads the loss."""

    def run(wrap: Any) -> list[Any]:
        gs.manual_seed(0)
        model = gs.nn.Linear(2, 2)
        optimizer = gs.optim.LBFGS(model.parameters(), max_iter=2)

        def closure() -> Any:
            optimizer.zero_grad()
            loss = (model(gs.ones(1, 2)) ** 2).sum()
            loss.backward()
            return loss

        step = wrap(lambda: optimizer.step(closure).detach())
        return [step().item() for _ in range(3)]

    assert run(gs.compile) == run(lambda step: step)


@pytest.mark.filterwarnings("ignore:not compiled")
def test_an_error_of_a_call_that_is_not_compiled_leaves_what_it_did() -> None:
    total = gs.zeros(1)

    def f(x: Any) -> Any:
        total.add_(1)
        if x.sum().item() > 0:
            total.add_(1)
            raise ValueError("as it is written")
        return x

    compiled = gs.compile(f)
    for expected in (2.0, 4.0):
        with pytest.raises(ValueError, match="as it is written"):
            compiled(gs.ones(2))
        assert total.item() == expected


@pytest.mark.filterwarnings("ignore:not compiled")
def test_leaves_that_a_function_makes_receive_gradients(device: str) -> None:
    def leaf_and_sum(x: Any) -> Any:
        leaf = gs.ones(2, requires_grad=True, device=device)
        return leaf, (leaf * x).sum()

    compiled = gs.compile(leaf_and_sum)
    x = gs.ones(2, device=device)
    for _ in range(6):
        leaf, total = compiled(x)
        total.backward()
        assert leaf.is_leaf and leaf.grad.tolist() == [1.0, 1.0]


@pytest.mark.filterwarnings("ignore:not compiled")
def test_layers_that_are_lazy_at_the_first_call(device: str) -> None:
    found = []
    for wrap in (gs.compile, lambda module: module):
        gs.manual_seed(0)
        module = gs.nn.Sequential(gs.nn.LazyLinear(3), gs.nn.Tanh(), gs.nn.LazyLinear(2)).to(device)
        call = wrap(module)
        losses = []
        for _ in range(4):
            module.zero_grad()
            loss = call(gs.ones(2, 4, device=device)).sum()
            loss.backward()
            with gs.no_grad():
                for parameter in module.parameters():
                    parameter -= 0.1 * parameter.grad
            losses.append(loss.item())
        found.append(losses)
    assert found[0] == pytest.approx(found[1])


def test_gradients_of_a_parameter_whose_data_somebody_keeps(device: str) -> None:
    """Both tensors have one array: a program must not take one for the other."""
    weight, scale = (gs.nn.Parameter(gs.ones(2, device=device)) for _ in range(2))
    kept = weight.data
    compiled = gs.compile(lambda x: (weight * scale * x + kept).sum(), fullgraph=True)
    for _ in range(3):
        weight.grad = scale.grad = None
        compiled(gs.ones(2, device=device)).backward()
        assert weight.grad.tolist() == scale.grad.tolist() == [1.0, 1.0]
    assert len(compiled.programs()) == 1
    weight.data = gs.full((2,), 3.0, device=device)  # and now they have not
    assert compiled(gs.ones(2, device=device)).item() == 8.0


def test_attributes_that_no_code_reads_may_change() -> None:
    """Though the code asks whether there is one of another name."""

    class Trainer:
        def __init__(self) -> None:
            self.losses: list[float] = []
            self.scale = 2.0

        def step(self, x: Any) -> Any:
            if hasattr(self, "shift"):
                x = x + 1
            return x * getattr(self, "scale", 1.0)

    trainer = Trainer()
    compiled = gs.compile(trainer.step)
    for _ in range(20):
        trainer.losses.append(compiled(gs.ones(1)).item())
    assert trainer.losses == [2.0] * 20 and len(compiled.programs()) == 1
