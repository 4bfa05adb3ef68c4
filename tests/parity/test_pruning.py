"""`nn.utils.prune` against PyTorch's."""

from __future__ import annotations

import copy
from importlib import import_module
from typing import Any

import pytest
from programs import Log, Program, agree_on

PROGRAMS: list[Program] = []


def program(function: Program) -> Program:
    PROGRAMS.append(function)
    return function


def prune(t: Any) -> Any:
    return import_module(f"{t.__name__}.nn.utils.prune")


def net(t: Any) -> Any:
    t.manual_seed(0)
    return t.nn.Sequential(t.nn.Conv2d(2, 4, 3), t.nn.ReLU(), t.nn.Flatten(), t.nn.Linear(16, 5))


def seen(log: Log, module: Any) -> None:
    log(sorted(dict(module.named_parameters())), sorted(dict(module.named_buffers())))
    log(*(value for _, value in sorted(module.state_dict().items())))


@program
def every_method(t: Any, log: Log) -> None:
    p, model = prune(t), net(t)
    conv, linear = model[0], model[3]
    p.random_unstructured(conv, "weight", 0.3)
    p.l1_unstructured(conv, name="bias", amount=2)
    p.ln_structured(conv, "weight", amount=1, n=2, dim=0)
    p.ln_structured(conv, "weight", amount=0.4, n=float("inf"), dim=-1)
    p.random_structured(linear, "weight", amount=2, dim=1)
    p.random_structured(linear, "weight", 0.3, -1)
    p.identity(linear, "bias")
    p.custom_from_mask(linear, "bias", t.tensor([1, 0, 1, 1, 0]))
    seen(log, model)
    hooks = list(conv._forward_pre_hooks.values())
    log([type(h).__name__ for h in hooks], [len(h) for h in hooks if hasattr(h, "__len__")])
    log(p.is_pruned(model), p.is_pruned(model[1]))
    x = t.linspace(-1, 1, 64).view(2, 2, 4, 4)
    model(x).sum().backward()
    log(conv.weight_orig.grad, linear.weight_orig.grad)
    for module, name in ((conv, "weight"), (conv, "bias"), (linear, "weight"), (linear, "bias")):
        p.remove(module, name)
    seen(log, model)
    log(p.is_pruned(model), model(x))


@program
def all_together(t: Any, log: Log) -> None:
    p, model = prune(t), net(t)
    pairs = [(model[0], "weight"), (model[3], "weight"), (model[3], "bias")]
    p.global_unstructured(pairs, pruning_method=p.L1Unstructured, amount=0.2)
    p.global_unstructured(pairs, p.RandomUnstructured, amount=10)
    scores = {pairs[0]: t.ones_like(model[0].weight) * 9}
    p.global_unstructured(tuple(pairs), p.L1Unstructured, importance_scores=scores, amount=7)
    seen(log, model)
    log(sum(float((m.weight == 0).sum()) for m in (model[0], model[3])))


@program
def training_on(t: Any, log: Log) -> None:
    p, model = prune(t), net(t)
    p.l1_unstructured(model[3], "weight", 0.5)
    optimizer = t.optim.SGD(model.parameters(), lr=0.1)
    x = t.linspace(-1, 1, 64).view(2, 2, 4, 4)
    for _ in range(2):
        optimizer.zero_grad()
        loss = model(x).pow(2).mean()
        loss.backward()
        optimizer.step()
        log(loss)
    loaded = net(t)
    p.identity(loaded[3], "weight")
    log(str(loaded.load_state_dict(model.state_dict())), loaded(x))
    log.refusal(lambda: copy.deepcopy(model))
    copied = copy.deepcopy(p.remove(model[3], "weight"))
    log(copied.weight)


@program
def methods_of_ones_own(t: Any, log: Log) -> None:
    p = prune(t)

    class EveryOther(p.BasePruningMethod):  # type: ignore[misc, name-defined]
        PRUNING_TYPE = "unstructured"

        def compute_mask(self, t: Any, default_mask: Any) -> Any:
            mask = default_mask.clone()
            mask.view(-1)[::2] = 0
            return mask

    linear = t.nn.Linear(3, 2)
    EveryOther.apply(linear, "weight")
    log(linear.weight_mask)
    EveryOther.apply(linear, "weight")
    log(linear.weight_mask)
    log(p.L1Unstructured(amount=2).prune(t.tensor([0.5, -3.0, 1.0, 0.1])))
    log(p.LnStructured(1, 1, 0).prune(t.arange(6.0).view(2, 3), default_mask=t.ones(2, 3)))
    own = EveryOther()
    own._tensor_name = "weight"
    container = p.PruningContainer(own)
    log(len(container), container[0] is own, [m is own for m in container])
    log.refusal(lambda: container.add_pruning_method(3))


@program
def refusals(t: Any, log: Log) -> None:
    p = prune(t)
    linear = t.nn.Linear(3, 2)
    for amount in (-1, 1.5, -0.1, "half", 7):
        log.refusal(lambda a=amount: p.l1_unstructured(linear, "weight", a))
        log.refusal(lambda a=amount: p.random_structured(linear, "weight", a, 0))
    log.refusal(lambda: p.ln_structured(linear, "bias", 1, 2, 0))
    log.refusal(lambda: p.ln_structured(linear, "weight", 1, 2, 5))
    log.refusal(lambda: p.l1_unstructured(linear, "weight", 1, importance_scores=t.ones(4)))
    log.refusal(lambda: p.custom_from_mask(linear, "weight", t.ones(4)))
    log.refusal(lambda: p.remove(linear, "weight"))
    log.refusal(lambda: p.global_unstructured(3, p.L1Unstructured, amount=1))
    pairs = [(linear, "weight")]
    log.refusal(lambda: p.global_unstructured(pairs, p.L1Unstructured, [t.ones(2, 3)], amount=1))
    log.refusal(lambda: p.L1Unstructured(1).prune(t.ones(3), importance_scores=t.ones(2)))
    log(sorted(dict(linear.named_parameters())), p.is_pruned(linear))


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_program(program: Program) -> None:
    agree_on(program)
