"""Schedules set the rates, and momenta, that PyTorch's set, go on from their states, and refuse what those refuse."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

import gradsmith as gs  # noqa: E402

SCHEDULES = """
StepLR(o, 3); StepLR(o, 2, gamma=0.5); MultiStepLR(o, [2, 5, 5]); ConstantLR(o); ConstantLR(o, 0.5, 4); LinearLR(o)
LinearLR(o, 0.2, 0.9, 6); ExponentialLR(o, 0.8); PolynomialLR(o, 6, 2.0); CosineAnnealingLR(o, 4); CosineAnnealingLR(o, 5, 0.01)
LambdaLR(o, lambda e: 0.9**e); LambdaLR(o, [lambda e: 0.9**e, lambda e: 1 / (e + 1)]); MultiplicativeLR(o, lambda e: 0.7 + e / 10)
CyclicLR(o, 0.01, 0.2, 3); CyclicLR(o, 0.01, [0.2, 0.3], 3, 2, mode="triangular2"); CyclicLR(o, 0.01, 0.2, 2, mode="exp_range", gamma=0.9)
CyclicLR(o, 0.01, 0.2, 3, scale_fn=lambda x: 1 / x, cycle_momentum=False); CosineAnnealingWarmRestarts(o, 3)
CosineAnnealingWarmRestarts(o, 2, 2, 0.01); OneCycleLR(o, 0.3, 12); OneCycleLR(o, [0.3, 0.5], 12, three_phase=True)
OneCycleLR(o, 0.3, epochs=4, steps_per_epoch=3, anneal_strategy="linear", cycle_momentum=False)
SequentialLR(o, [ConstantLR(o, 0.1, 2), ExponentialLR(o, 0.9)], [3]); ChainedScheduler([ConstantLR(o, 0.1, 4), ExponentialLR(o, 0.9)])
SequentialLR(o, [LinearLR(o, 0.1, 1.0, 3), CosineAnnealingLR(o, 6), StepLR(o, 1)], [3, 8]); ChainedScheduler([LinearLR(o), StepLR(o, 2)])
"""
EXPRESSIONS = [e.strip() for line in SCHEDULES.splitlines() for e in line.split(";") if e.strip()]
OPTIMIZERS = ("SGD", "Adam")


def _optimizer(m: Any, name: str) -> Any:
    groups = [
        {"params": [m.ones(2, requires_grad=True)]},
        {"params": [m.ones(3, requires_grad=True)], "lr": 0.05},
    ]
    return (
        m.optim.SGD(groups, lr=0.1, momentum=0.9) if name == "SGD" else m.optim.Adam(groups, lr=0.1)
    )


def _made(m: Any, expression: str, optimizer: Any) -> Any:
    return eval(expression, {**vars(m.optim.lr_scheduler), "o": optimizer})


def _seen(optimizer: Any) -> list[Any]:
    return [[g["lr"], g.get("momentum", 0), *g.get("betas", ())] for g in optimizer.param_groups]


def _rates(m: Any, expression: str, name: str, steps: int) -> list[Any]:
    optimizer = _optimizer(m, name)
    schedule = _made(m, expression, optimizer)
    seen = [_seen(optimizer)]
    for step in range(steps):
        optimizer.step()
        schedule.step()
        seen.append([*_seen(optimizer), schedule.get_last_lr()])
        if step == steps // 2:  # another one goes on
            state, kept = schedule.state_dict(), optimizer.state_dict()
            optimizer = _optimizer(m, name)
            schedule = _made(m, expression, optimizer)
            optimizer.load_state_dict(kept)
            schedule.load_state_dict(state)
            optimizer.step()
    return seen


def _flat(values: Any) -> list[float]:
    return [x for v in values for x in _flat(v)] if isinstance(values, (list, tuple)) else [values]


@pytest.mark.parametrize("name", OPTIMIZERS)
@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_rates(expression: str, name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ours, theirs = (_rates(m, expression, name, 10) for m in (gs, torch))
    assert _flat(ours) == pytest.approx(_flat(theirs), rel=1e-12, abs=1e-15)


CLOSED = [e for e in EXPRESSIONS if not e.startswith(("Seq", "Chain", "OneC", "Mult"))]


@pytest.mark.parametrize("expression", CLOSED)
def test_epochs_that_are_given(expression: str) -> None:
    def rates(m: Any) -> list[Any]:
        optimizer = _optimizer(m, "SGD")
        schedule = _made(m, expression, optimizer)
        seen = []
        for epoch in (1, 4, 2, 7):
            schedule.step(epoch)
            seen.append(_seen(optimizer))
        return seen

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert _flat(rates(gs)) == pytest.approx(_flat(rates(torch)), rel=1e-12)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"mode": "max"},
        {"threshold_mode": "abs", "threshold": 0.3},
        {"cooldown": 2, "min_lr": [0.02, 0.001]},
    ],
    ids=str,
)
def test_plateaus(options: dict[str, Any]) -> None:
    def rates(m: Any) -> list[Any]:
        optimizer = _optimizer(m, "SGD")
        schedule = m.optim.lr_scheduler.ReduceLROnPlateau(
            optimizer, patience=1, factor=0.5, **options
        )
        seen = []
        for metric in (3.0, 2.0, 2.5, 2.2, 2.1, 1.9, 5.0, 5.0, 5.0, 5.0, 1.0, 6.0, 7.0, 8.0):
            schedule.step(m.tensor(metric))
            seen.append([_seen(optimizer), schedule.get_last_lr(), schedule.num_bad_epochs])
        return seen

    assert _flat(rates(gs)) == pytest.approx(_flat(rates(torch)))


REFUSED = """
StepLR(3, 1); LambdaLR(o, [abs]); ConstantLR(o, 2.0); LinearLR(o, 0.0); LinearLR(o, 0.5, 2.0); StepLR(o, 2, last_epoch=3)
CyclicLR(o, 0.1, [0.2]); CyclicLR(o, 0.1, 0.2, mode="none"); CosineAnnealingWarmRestarts(o, 0); CosineAnnealingWarmRestarts(o, 1, 0)
OneCycleLR(o, 0.1); OneCycleLR(o, 0.1, -3); OneCycleLR(o, 0.1, 5, pct_start=2.0); OneCycleLR(o, 0.1, 5, anneal_strategy="sine")
SequentialLR(o, [], []); SequentialLR(o, [StepLR(o, 1)], [3]); ChainedScheduler([]); ReduceLROnPlateau(o, factor=1.0)
ReduceLROnPlateau(o, mode="most"); ReduceLROnPlateau(o, threshold_mode="most"); ReduceLROnPlateau(o, min_lr=[1.0])
ChainedScheduler([ReduceLROnPlateau(o)]); SequentialLR(o, [StepLR(o, 1), ReduceLROnPlateau(o)], [3]); ReduceLROnPlateau(3)
"""


@pytest.mark.parametrize(
    "expression", [e.strip() for s in REFUSED.splitlines() for e in s.split(";") if e.strip()]
)
def test_what_is_refused(expression: str) -> None:
    def error(m: Any) -> type:
        with pytest.raises((TypeError, ValueError, KeyError)) as caught:
            _made(m, expression, _optimizer(m, "SGD"))
        return caught.type

    assert error(gs) is error(torch)


def test_steps_in_the_wrong_order_are_warned_of() -> None:
    schedule = gs.optim.lr_scheduler.StepLR(_optimizer(gs, "SGD"), 2)
    with pytest.warns(UserWarning, match=r"before `optimizer.step\(\)`"):
        schedule.step()
    with pytest.warns(UserWarning, match="get_last_lr"):
        schedule.get_lr()


def _trained(m: Any) -> list[Any]:
    """A model whose parameters are averaged over its training, and the statistics of its batch norm computed anew."""
    m.manual_seed(0)
    model = m.nn.Sequential(m.nn.Linear(3, 4), m.nn.BatchNorm1d(4), m.nn.Linear(4, 1))
    averages = [
        m.optim.swa_utils.AveragedModel(model),
        m.optim.swa_utils.AveragedModel(
            model, multi_avg_fn=m.optim.swa_utils.get_ema_multi_avg_fn(0.9)
        ),
        m.optim.swa_utils.AveragedModel(
            model, avg_fn=m.optim.swa_utils.get_ema_avg_fn(0.5), use_buffers=True
        ),
    ]
    optimizer = m.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
    schedule = m.optim.swa_utils.SWALR(optimizer, 0.02, anneal_epochs=3)
    data = [(m.randn(8, 3), m.randn(8, 1)) for _ in range(5)]
    for x, y in data:
        optimizer.zero_grad()
        m.nn.functional.mse_loss(model(x), y).backward()
        optimizer.step()
        schedule.step()
        for average in averages:
            average.update_parameters(model)
    m.optim.swa_utils.update_bn(data, averages[0])
    found = [v.tolist() for average in averages for v in average.state_dict().values()]
    return [*found, schedule.get_last_lr()]


def test_averaged_models() -> None:
    ours, theirs = _trained(gs), _trained(torch)
    assert len(ours) == len(theirs)
    assert _flat(ours) == pytest.approx(_flat(theirs), rel=1e-4, abs=1e-5)


@pytest.mark.parametrize("kind", ["SGD", "Adam"])
def test_states_of_cycles_have_the_same_names(kind: str) -> None:
    found = []
    for m in (gs, torch):
        optimizer = getattr(m.optim, kind)([m.nn.Parameter(m.zeros(1))], lr=0.1)
        kept = m.optim.lr_scheduler.CyclicLR(optimizer, 0.1, 0.2, cycle_momentum=kind == "Adam")
        found.append({k for k in kept.state_dict() if not k.startswith("_")})
    assert found[0] == found[1]


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_schedules_keep_their_state_in_the_order_of_pytorch(expression: str) -> None:
    def kept(m: Any) -> list[str]:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            schedule = _made(m, expression, _optimizer(m, "SGD"))
        return list(schedule.state_dict())

    assert kept(gs) == kept(torch)


def test_the_plateau_keeps_its_state_in_the_order_of_pytorch() -> None:
    def kept(m: Any) -> list[str]:
        optimizer = m.optim.SGD([m.ones(1)], lr=0.1)
        return list(m.optim.lr_scheduler.ReduceLROnPlateau(optimizer).state_dict())

    assert kept(gs) == kept(torch)


def test_a_rate_in_a_tensor_is_set_in_place_by_a_sequence() -> None:
    def rates(m: Any) -> list[float]:
        rate = m.tensor(0.1, dtype=m.float64)
        optimizer = m.optim.SGD([m.ones(2, requires_grad=True)], lr=rate)
        schedules = m.optim.lr_scheduler
        schedule = schedules.SequentialLR(
            optimizer,
            [schedules.LinearLR(optimizer, 0.3, 0.5, 4), schedules.StepLR(optimizer, 3)],
            [2],
        )
        seen = []
        for _ in range(4):
            optimizer.step()
            schedule.step()
            group = optimizer.param_groups[0]
            assert group["lr"] is rate
            seen += [rate.item(), group["initial_lr"].item()]
        return seen

    assert rates(gs) == pytest.approx(rates(torch))


def test_a_cycle_tells_the_group_its_momenta() -> None:
    def told(m: Any) -> dict[str, float]:
        optimizer = m.optim.Adam([m.ones(2, requires_grad=True)])
        m.optim.lr_scheduler.CyclicLR(optimizer, 0.1, 0.2)
        return {k: v for k, v in optimizer.param_groups[0].items() if "momentum" in k}

    assert told(gs) == told(torch) == {"max_momentum": 0.9, "base_momentum": 0.8}


@pytest.mark.parametrize("given", [3, [3], [3, 4]])
def test_what_multiplies_is_a_function(given: Any) -> None:
    errors = []
    for m in (gs, torch):
        with pytest.raises((TypeError, ValueError)) as caught:
            m.optim.lr_scheduler.MultiplicativeLR(m.optim.SGD([m.ones(1)], 0.1), given)
        errors.append((caught.type, str(caught.value)))
    assert errors[0] == errors[1]


class _Scaled:
    """A function with attributes."""

    def __init__(self, factor: float) -> None:
        self.factor = factor

    def __call__(self, epoch: int) -> float:
        return self.factor**epoch


def test_attributes_of_functions_are_state() -> None:
    def state(m: Any) -> tuple[Any, list[float]]:
        schedules = [
            m.optim.lr_scheduler.LambdaLR(m.optim.SGD([m.ones(1)], lr=1.0), _Scaled(factor))
            for factor in (0.5, 0.9)
        ]
        kept = schedules[0].state_dict()
        schedules[1].load_state_dict(kept)
        schedules[1].optimizer.step()
        schedules[1].step()
        return kept["lr_lambdas"], schedules[1].get_last_lr()

    assert state(gs) == state(torch) == ([{"factor": 0.5}], [0.5])


@pytest.mark.parametrize(
    "expression",
    [
        "OneCycleLR(o, 0.3, 12, last_epoch=4)",
        "CyclicLR(o, 0.01, 0.2, 3, base_momentum=0.6, last_epoch=4)",
    ],
)
@pytest.mark.parametrize("name", OPTIMIZERS)
def test_cycles_that_begin_in_the_middle(expression: str, name: str) -> None:
    """They leave the momenta that the groups have, and take the bounds from there."""

    def seen(m: Any) -> list[Any]:
        optimizer = _optimizer(m, name)
        _made(m, expression.replace(", last_epoch=4", ""), optimizer)
        for group, momentum in zip(optimizer.param_groups, (0.7, 0.8), strict=True):
            if name == "SGD":
                group["momentum"] = momentum
            else:
                group["betas"] = (momentum, 0.999)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            schedule = _made(m, expression, optimizer)
            found = [_seen(optimizer)]
            for _ in range(3):
                optimizer.step()
                schedule.step()
                found.append(_seen(optimizer))
        return found

    assert seen(gs) == [[pytest.approx(row) for row in rows] for rows in seen(torch)]


def test_an_epoch_that_is_given_is_warned_of() -> None:
    said = []
    for m in (gs, torch):
        optimizer = m.optim.SGD([m.ones(1)], lr=1.0)
        schedule = m.optim.lr_scheduler.ExponentialLR(optimizer, 0.5)
        optimizer.step()
        with pytest.warns(UserWarning) as caught:
            schedule.step(3)
        said.append([str(warning.message) for warning in caught])
    assert said[0] == said[1] and len(said[0]) == 1


@pytest.mark.parametrize("expression", [*EXPRESSIONS, "SWALR(o, 0.01)"])
def test_asking_for_rates_between_steps_is_warned_of(expression: str) -> None:
    said = []
    for m in (gs, torch):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            scope = {"SWALR": m.optim.swa_utils.SWALR, **vars(m.optim.lr_scheduler)}
            schedule = eval(expression, {**scope, "o": _optimizer(m, "SGD")})
            before = len(caught)
            try:
                schedule.get_lr()
            except (AttributeError, NotImplementedError) as error:
                said.append(type(error).__name__)
            else:
                said.append([str(warning.message) for warning in caught[before:]])
    assert said[0] == said[1]
