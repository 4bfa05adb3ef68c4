"""Options of optimizers that change from step to step are read anew by a compiled step, which is not compiled anew."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith import nn, optim
from gradsmith.compilation.refusal import UntraceableError

STEPS = 50


@pytest.fixture(params=["cpu", "xla"])
def device(request: pytest.FixtureRequest) -> str:
    if request.param == "xla":
        pytest.importorskip("jax", reason="device xla needs JAX (pip install 'gradsmith[xla]')")
    return str(request.param)


def _same(found: Any, expected: Any) -> None:
    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-6)


def _train(
    wrap: Any, device: str, kind: str, change: Any, steps: int = STEPS, **options: Any
) -> tuple[list[float], Any]:
    """The losses of some steps, between which `change` is called with the optimizer, and the compiled step."""
    gs.manual_seed(0)
    model = nn.Sequential(nn.Linear(4, 6, bias=False), nn.Tanh(), nn.Linear(6, 2, bias=False))
    model.to(device)
    xs = [gs.randn(8, 4).to(device) for _ in range(4)]
    optimizer = getattr(optim, kind)(model.parameters(), lr=0.01, **options)
    between = change(optimizer)

    def step(x: Any) -> Any:
        optimizer.zero_grad()
        loss = (model(x) - x[:, :2]).square().mean()
        loss.backward()
        optimizer.step()
        return loss

    run = wrap(step)
    losses = []
    for number in range(steps):
        losses.append(run(xs[number % 4]).item())
        between(number)
    return losses, run


def _one_cycle(optimizer: Any) -> Any:
    options = optimizer.param_groups[0]
    scheduler = optim.lr_scheduler.OneCycleLR(
        optimizer, 0.05, total_steps=STEPS + 1, cycle_momentum={"betas", "momentum"} & {*options}
    )
    return lambda number: scheduler.step()


def _compare(device: str, kind: str, change: Any, most: int, **options: Any) -> None:
    expected, _ = _train(lambda step: step, device, kind, change, **options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found, step = _train(
            lambda step: gs.compile(step, fullgraph=True), device, kind, change, **options
        )
    _same(found, expected)
    assert 1 <= len(step.programs()) <= most, step.traces


OPTIMIZERS = ("SGD", "Adam", "NAdam", "RAdam", "Adamax", "RMSprop", "Adagrad", "Adadelta")
OTHERS = ("ASGD", "Rprop", "Adafactor", "Muon")


@pytest.mark.parametrize("kind", [*OPTIMIZERS, *OTHERS])
def test_one_cycle_takes_at_most_two_programs(kind: str) -> None:
    if kind == "Muon":  # which computes in bfloat16
        pytest.importorskip("ml_dtypes", reason="the extra 'bfloat16' is not installed")
    options = {"momentum": 0.9} if kind in ("SGD", "RMSprop") else {}
    _compare("cpu", kind, _one_cycle, 2, **options)


@pytest.mark.parametrize("kind", ["SGD", "AdamW", "RAdam"])
def test_one_cycle_takes_at_most_two_programs_of_xla(kind: str) -> None:
    pytest.importorskip("jax", reason="device xla needs JAX (pip install 'gradsmith[xla]')")
    options = {"momentum": 0.9} if kind == "SGD" else {}
    _compare("xla", kind, _one_cycle, 2, **options)


def test_numbers_and_parts_of_tuples_are_inputs(device: str) -> None:
    def change(optimizer: Any) -> Any:
        group = optimizer.param_groups[0]

        def between(number: int) -> None:
            group["weight_decay"] = 0.001 * (number + 1)
            group["eps"] = 1e-8 * (number + 1)
            group["betas"] = (0.5 + 0.005 * number, 0.9 + 0.001 * number)

        return between

    _compare(device, "Adam", change, 1, weight_decay=0.1)


def test_a_condition_of_an_option_is_one_of_the_program(device: str) -> None:
    def change(optimizer: Any) -> Any:
        group = optimizer.param_groups[0]
        return lambda number: group.update(weight_decay=max(0.0, 0.01 * (number - 20)))

    _compare(device, "SGD", change, 3)


class Hand(optim.Optimizer):
    """An optimizer of a program's own, with a counter for each parameter."""

    def __init__(self, params: Any, lr: float) -> None:
        super().__init__(params, {"lr": lr})

    @gs.no_grad()
    def step(self, closure: Any = None) -> None:
        for group in self.param_groups:
            for param in group["params"]:
                state = self.state[param]
                state["step"] = state.get("step", 0) + 1
                param.add_(param.grad, alpha=-group["lr"] / state["step"])


def _by_hand(wrap: Any, device: str, steps: int) -> list[float]:
    param = nn.Parameter(gs.ones(3, device=device))
    optimizer = Hand([param], lr=0.1)

    @wrap
    def step(x: Any) -> Any:
        optimizer.zero_grad()
        loss = (param * x).sum()
        loss.backward()
        optimizer.step()
        return loss

    losses = []
    for number in range(steps):
        losses.append(step(gs.full((3,), 1.0 + number, device=device)).item())
        optimizer.param_groups[0]["lr"] *= 0.9
    return losses


def test_an_optimizer_of_ones_own_is_asked_for_its_numbers(device: str) -> None:
    _same(_by_hand(gs.compile, device, 6), _by_hand(lambda step: step, device, 6))


def test_a_function_that_reads_an_option_itself_sees_it(device: str) -> None:
    optimizer = optim.SGD([nn.Parameter(gs.ones(2, device=device))], lr=1.0)
    f = gs.compile(lambda x: x * optimizer.param_groups[0]["lr"])
    x = gs.ones(2, device=device)
    assert f(x).tolist() == [1.0, 1.0]
    optimizer.param_groups[0]["lr"] = 3.0
    assert f(x).tolist() == [3.0, 3.0]


def _schedule_within(wrap: Any, device: str) -> tuple[list[float], Any]:
    param = nn.Parameter(gs.ones(3, device=device))
    optimizer = optim.SGD([param], lr=0.1)
    scheduler = optim.lr_scheduler.ExponentialLR(optimizer, 0.5)

    @wrap
    def step(x: Any) -> Any:
        optimizer.zero_grad()
        loss = (param * x).sum()
        loss.backward()
        optimizer.step()
        scheduler.step()
        return loss

    return [step(gs.full((3,), 1.0 + n, device=device)).item() for n in range(6)], step


@pytest.mark.filterwarnings("ignore:not compiled")
def test_a_schedule_within_the_function_is_refused(device: str) -> None:
    found, step = _schedule_within(gs.compile, device)
    assert "changes the option 'lr'" in str(step.refusals[0])
    _same(found, _schedule_within(lambda step: step, device)[0])
    with pytest.raises(
        UntraceableError, match=r"test_options_of_optimizers\.py:[0-9]+: the function"
    ):
        _schedule_within(lambda step: gs.compile(step, fullgraph=True), device)


@pytest.mark.filterwarnings("ignore:not compiled")
def test_what_python_holds_is_as_it_was_after_a_refusal(device: str) -> None:
    param = nn.Parameter(gs.ones(3, device=device))
    optimizer = optim.Adam([param], lr=0.1)
    calls = [0]

    def step(x: Any) -> Any:
        calls[0] += 1
        optimizer.zero_grad()
        loss = (param * x).sum()
        loss.backward()
        optimizer.step()
        return loss if loss.item() > 0 else -loss

    x = gs.ones(3, device=device)
    with pytest.raises(UntraceableError):
        gs.compile(step, fullgraph=True)(x)
    assert calls == [0] and not optimizer.state and param.tolist() == [1.0, 1.0, 1.0]
    loose = gs.compile(step)
    for _ in range(3):
        loose(x)
    assert calls == [3] and optimizer.state[param]["step"].item() == 3


@pytest.mark.filterwarnings("ignore:not compiled")
def test_a_refusal_that_the_function_catches_is_one(device: str) -> None:
    def f(x: Any) -> Any:
        try:
            return x * 2 if x.sum() > 0 else x
        except Exception:
            return x * 3

    assert gs.compile(f)(gs.ones(2, device=device)).tolist() == [2.0, 2.0]


SCALE = 1.0


@gs.no_grad()
def _scaled(x: Any) -> Any:
    return x * SCALE


def test_functions_behind_decorators_are_looked_at(
    device: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    f = gs.compile(lambda x: _scaled(x))
    x = gs.ones(2, device=device)
    assert f(x).tolist() == [1.0, 1.0]
    monkeypatch.setattr(f"{__name__}.SCALE", 5.0)
    assert f(x).tolist() == [5.0, 5.0]


def test_a_first_call_that_fails_while_it_runs_leaves_no_state(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("jax", reason="device xla needs JAX (pip install 'gradsmith[xla]')")
    from gradsmith.compilation import xla

    param = nn.Parameter(gs.ones(3, device="xla"))
    optimizer = optim.Adam([param], lr=0.1)

    def step(x: Any) -> Any:
        optimizer.zero_grad()
        loss = (param * x).sum()
        loss.backward()
        optimizer.step()
        return loss

    def no_memory(*arrays: Any) -> Any:
        raise MemoryError("no memory is left")

    run = gs.compile(step, fullgraph=True)
    with monkeypatch.context() as patch:
        patch.setattr(xla.jax, "jit", lambda *args, **kwargs: no_memory)
        with pytest.raises(MemoryError):
            run(gs.ones(3, device="xla"))
    assert not optimizer.state and param.grad is None and param.tolist() == [1.0, 1.0, 1.0]
    run(gs.ones(3, device="xla"))
    assert optimizer.state[param]["step"].item() == 1


def test_an_option_may_be_numpys_or_become_a_tensor(device: str) -> None:
    def change(optimizer: Any) -> Any:
        group = optimizer.param_groups[0]
        rates = [np.float32(0.02), np.float64(0.03), 1, 0.01]
        last = gs.tensor(0.05, device=device)

        def between(number: int) -> None:
            group["lr"] = last if number >= 8 else rates[number % 4]

        return between

    expected, _ = _train(lambda step: step, device, "SGD", change, 12)
    found, step = _train(gs.compile, device, "SGD", change, 12)
    _same(found, expected)
    assert len(step.programs()) <= 3


def test_a_state_that_was_loaded_from_the_cpu_goes_on_compiled() -> None:
    pytest.importorskip("jax", reason="device xla needs JAX (pip install 'gradsmith[xla]')")

    def change(optimizer: Any) -> Any:
        def between(number: int) -> None:
            if number == 3:
                saved = optimizer.state_dict()
                for kept in saved["state"].values():
                    kept.update({name: tensor.cpu() for name, tensor in kept.items()})
                optimizer.load_state_dict(saved)

        return between

    _compare("xla", "Adam", change, 2)
