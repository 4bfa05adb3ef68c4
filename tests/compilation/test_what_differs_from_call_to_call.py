"""Numbers that Python or NumPy draw, and items of iterators, are not those of the first call for ever."""

from __future__ import annotations

import random
from collections.abc import Callable
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
