"""Calls of factories that are remembered: made again they do what they did, and whoever has a say still has it."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.dispatch import factory_calls
from gradsmith.dispatch.inspect.trace import trace
from gradsmith.overrides import TorchFunctionMode
from gradsmith.utils._python_dispatch import TorchDispatchMode

FACTORIES: dict[str, Callable[[], gs.Tensor]] = {
    "zeros": lambda: gs.zeros(2, 3),
    "ones": lambda: gs.ones((2, 3)),
    "full": lambda: gs.full((2,), 2.5),
    "scalar_tensor": lambda: gs.scalar_tensor(2.5),
    "arange": lambda: gs.arange(5),
    "arange with a start": lambda: gs.arange(1, 5.5),
    "arange with a step": lambda: gs.arange(0, 1, 0.25),
    "linspace": lambda: gs.linspace(0, 1, 5),
    "logspace": lambda: gs.logspace(0, 1, 5),
    "eye": lambda: gs.eye(3),
    "eye of two extents": lambda: gs.eye(3, 2),
    "empty": lambda: gs.empty(3),
    "rand": lambda: gs.rand(3),
    "randn": lambda: gs.randn(3),
    "randint": lambda: gs.randint(0, 9, (3,)),
    "randperm": lambda: gs.randperm(5),
    "hann_window": lambda: gs.hann_window(5),
}
X = gs.arange(3.0)
LIKE: dict[str, Callable[[], gs.Tensor]] = {
    "zeros_like": lambda: gs.zeros_like(X),
    "ones_like": lambda: gs.ones_like(X, dtype=gs.float64),
    "empty_like": lambda: gs.empty_like(X),
    "full_like": lambda: gs.full_like(X, 2.5),
    "rand_like": lambda: gs.rand_like(X),
    "new_zeros": lambda: X.new_zeros(3),
    "new_full": lambda: X.new_full((2,), 7),
}
COPIED = [name for name in FACTORIES if name not in ("empty", "hann_window") and "rand" not in name]
alone = pytest.mark.parametrize("make", FACTORIES.values(), ids=FACTORIES)
each = pytest.mark.parametrize(
    "make", [*FACTORIES.values(), *LIKE.values()], ids=[*FACTORIES, *LIKE]
)


@pytest.fixture(autouse=True)
def warm() -> Iterator[None]:
    """Every call is remembered."""
    gs.manual_seed(0)
    for make in (*FACTORIES.values(), *LIKE.values()):
        for _ in range(2):
            make()
    yield


@pytest.mark.parametrize("name", COPIED)
def test_copies_are_what_a_first_call_makes(name: str) -> None:
    make = FACTORIES[name]
    again = make()
    again.add_(7)  # which is nobody else's
    again = make()
    factory_calls.CALLS.clear()
    first = make()
    assert again.dtype is first.dtype and again.shape == first.shape
    assert again._bits_ == first._bits_ and again.tolist() == first.tolist()
    assert again._version == 0 and again.is_contiguous()


def test_numbers_that_are_equal_and_mean_something_else() -> None:
    for _ in range(2):
        for number in (0, 0.0, -0.0, False, 1, 1.0, True, math.nan):
            found = gs.full((2,), number)
            assert found.dtype is gs.tensor(number).dtype
            assert math.copysign(1, found[0].item()) == math.copysign(1, number)
        for named in (0.0, -0.0):
            assert math.copysign(1, gs.full((), fill_value=named).item()) == math.copysign(1, named)
        with pytest.raises(TypeError):
            gs.zeros((2.0, 3))  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            gs.zeros(2, True)


def test_random_numbers_are_drawn_anew() -> None:
    def draws() -> list[Any]:
        gs.manual_seed(3)
        drawn = (gs.rand(3), gs.rand(3), gs.randn(3), gs.randint(0, 9, (3,)), gs.randperm(5))
        return [each.tolist() for each in drawn]

    first = draws()
    assert first == draws() and first[0] != first[1]


@pytest.mark.parametrize("name", ["zeros", "linspace", "full", "rand", "hann_window"])
def test_the_default_dtype_is_the_present_one(name: str) -> None:
    gs.set_default_dtype(gs.float64)
    try:
        assert FACTORIES[name]().dtype is FACTORIES[name]().dtype is gs.float64
    finally:
        gs.set_default_dtype(gs.float32)
    assert FACTORIES[name]().dtype is gs.float32


@alone
def test_the_default_device_is_the_present_one(make: Callable[[], gs.Tensor]) -> None:
    gs.set_default_device("meta")
    try:
        assert make().is_meta and make().is_meta
    finally:
        gs.set_default_device(None)
    assert make().is_cpu
    with gs.device("meta"):
        assert make().is_meta
    assert make().is_cpu


@each
def test_function_modes_see_the_call(make: Callable[[], gs.Tensor]) -> None:
    class Mode(TorchFunctionMode):
        seen = 0

        def __torch_function__(self, func, types, args=(), kwargs=None):  # type: ignore[no-untyped-def]
            Mode.seen += 1
            return "answered"

    with Mode():
        assert make() == "answered"
    assert Mode.seen == 1 and isinstance(make(), gs.Tensor)


@each
def test_dispatch_modes_tracers_and_profilers_see_the_call(make: Callable[[], gs.Tensor]) -> None:
    class Mode(TorchDispatchMode):
        seen = 0

        def __torch_dispatch__(self, func, types, args=(), kwargs=None):  # type: ignore[no-untyped-def]
            Mode.seen += 1
            return func(*args, **(kwargs or {}))

    with Mode():
        make()
    assert Mode.seen
    with trace() as traced:
        make()
    assert traced.calls
    with gs.profiler.profile() as profiled:
        make()
    assert profiled.events()


@each
def test_inference_mode_marks_what_is_made_there(make: Callable[[], gs.Tensor]) -> None:
    with gs.inference_mode():
        assert make().is_inference()
    assert not make().is_inference()


def test_requires_grad() -> None:
    for _ in range(3):
        for make in (gs.zeros, gs.rand, gs.empty):
            x = make(3, requires_grad=True)
            assert x.requires_grad and x.is_leaf and not make(3).requires_grad
            (x * 2).sum().backward()
            assert x.grad is not None and x.grad.tolist() == [2, 2, 2]
            with gs.no_grad():
                assert make(3, requires_grad=True).requires_grad
        with pytest.raises(RuntimeError, match="floating point"):
            gs.arange(3, requires_grad=True)
        with pytest.raises(TypeError, match="requires_grad"):
            gs.zeros(3, requires_grad=1)  # type: ignore[call-overload]


class Asked(gs.Tensor):
    """Tells what it was asked about."""

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):  # type: ignore[no-untyped-def]
        return func.__name__


class Plain(gs.Tensor):
    """A class without a handler of its own."""


def test_tensors_of_all_kinds_say_what_is_like_them() -> None:
    for _ in range(2):
        for x in (gs.ones(2, 3), gs.ones(2, 3, dtype=gs.int32), gs.tensor(1.0), gs.ones(3, 2).t()):
            for made in (gs.zeros_like(x), gs.ones_like(x), gs.full_like(x, 2), gs.empty_like(x)):
                assert made.dtype is x.dtype and made.shape == x.shape
                assert made.stride() == x.stride() and not made.requires_grad
            assert x.new_zeros(2).dtype is x.dtype
        recorded = gs.ones(2, requires_grad=True)
        assert not gs.zeros_like(recorded * 2).requires_grad
        assert gs.zeros_like(recorded, requires_grad=True).requires_grad
        assert gs.zeros_like(gs.ones(2, device="meta")).is_meta
        assert gs.zeros_like(gs.ones(2), device="meta").is_meta
        assert gs.zeros_like(gs.ones(2, device="meta"), device="cpu").tolist() == [0, 0]
        assert gs.zeros_like(gs.ones(2).as_subclass(Asked)) == "zeros_like"
        assert gs.ones(2).as_subclass(Asked).new_zeros(3) == "new_zeros"
        assert gs.zeros_like(gs.ones(2).as_subclass(Plain)).tolist() == [0, 0]
        conjugate = gs.ones(2, dtype=gs.complex64).conj()
        assert gs.full_like(conjugate, 1j).tolist() == [1j, 1j]
        expanded = gs.ones(1).expand(3)
        assert gs.ones_like(expanded).stride() == (1,)
        mapped = gs.vmap(lambda row: gs.full_like(row, 2.0) * row + row.new_zeros(3))(gs.ones(2, 3))
        assert mapped.tolist() == [[2, 2, 2]] * 2


def test_a_number_that_a_dtype_cannot_hold_is_refused() -> None:
    x = gs.ones(2)
    for _ in range(2):
        with pytest.raises(RuntimeError, match="overflow"):
            gs.full_like(x, 1e300)
        with pytest.raises(RuntimeError):
            gs.full_like(x, 1j)


def test_a_kernel_that_is_registered_later_is_called() -> None:
    library = gs.library.Library("aten", "IMPL")
    gs.ones(4)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        library.impl("ones", lambda size, **options: gs.full(size, 7.0), "CPU")
    try:
        assert gs.ones(4).tolist() == gs.ones(4).tolist() == [7, 7, 7, 7]
    finally:
        library._destroy()
    assert gs.ones(4).tolist() == gs.ones(4).tolist() == [1, 1, 1, 1]


def test_transforms() -> None:
    x = gs.ones(3, 4)
    for _ in range(2):
        assert gs.vmap(lambda row: row + gs.zeros(4) + gs.arange(4))(x)[2].tolist() == [1, 2, 3, 4]
        assert gs.func.grad(lambda row: (row * gs.arange(4)).sum())(x[0]).tolist() == [0, 1, 2, 3]
    with pytest.raises(RuntimeError, match="randomness"):
        gs.vmap(lambda row: row + gs.rand(3))(x[:, :3])
    drawn = gs.vmap(lambda row: row + gs.rand(3), randomness="different")(x[:, :3])
    assert drawn[0].tolist() != drawn[1].tolist()
    assert len(gs.rand(3)) == 3


def test_a_compiled_function_makes_its_own() -> None:
    compiled = gs.compile(lambda x: x.add_(gs.zeros(2, 3) + gs.arange(3)))
    for _ in range(3):
        assert compiled(gs.ones(2, 3))[1].tolist() == [1, 2, 3]


def test_a_warning_is_repeated() -> None:
    for _ in range(2):
        with pytest.warns(UserWarning, match="range"):
            gs.range(0, 3)


def test_what_is_remembered_is_small_and_few() -> None:
    gs.zeros(10_000)
    kept = [call for call in factory_calls.CALLS.values() if call.values[0] == (10_000,)]
    (made,) = [call.conditions[0] for call in kept]
    assert not any(isinstance(value, np.ndarray) for value in made.args)  # type: ignore[attr-defined]
    for extent in range(factory_calls._MOST_CALLS + 1):
        gs.zeros(extent, 1)
    assert len(factory_calls.CALLS) <= factory_calls._MOST_CALLS
