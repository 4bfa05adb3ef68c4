"""Random graphs with hooks at every place: what runs when, with which gradients, beside PyTorch's."""

from __future__ import annotations

import random
from typing import Any

import pytest
from programs import Log, agree_on


def _step(m: Any, kind: int, a: Any, b: Any, choice: int) -> Any:
    if kind == 0:
        return a * b
    if kind == 1:
        return a + b
    if kind == 2:
        return a.sin()
    if kind == 3:
        return m.cat([a, b])[:1]
    if kind == 4:
        return m.cat([a, b]).unbind()[choice].reshape(1)
    return (a * 1.0).mul_(b)


def _watch(log: Log, tensor: Any, number: int) -> None:
    tensor.register_hook(lambda g: log("tensor", number, g))
    if tensor.is_leaf:
        tensor.register_post_accumulate_grad_hook(lambda t: log("accumulated", number))
        return
    tensor.grad_fn.register_prehook(lambda outs: log("pre", number))
    tensor.grad_fn.register_hook(
        lambda ins, outs: log("post", number, [g is None for g in ins], len(outs))
    )


def _program(m: Any, log: Log, seed: int) -> None:
    choose = random.Random(seed)
    pool = [m.tensor([1.0 + i], requires_grad=True) for i in range(choose.randint(1, 3))]
    leaves = len(pool)
    for number, tensor in enumerate(pool):
        _watch(log, tensor, number)
    for number in range(leaves, leaves + choose.randint(2, 12)):
        a, b = choose.choice(pool), choose.choice(pool)
        pool.append(_step(m, choose.randrange(6), a, b, choose.randrange(2)))
        _watch(log, pool[-1], number)
        if choose.random() < 0.2:
            pool[-1].retain_grad()
    # One root, and an input that it leads to in any case: itself.
    root = choose.choice(pool[leaves:])
    inputs = [root, *choose.sample(pool, min(len(pool), choose.randint(0, 2)))]
    way = choose.randrange(5)
    if way == 0:
        root.backward()
    elif way == 1:
        root.backward(inputs=inputs)
    elif way == 2:
        log(m.autograd.grad(root, inputs, allow_unused=True))
    elif way == 3:
        root.backward(create_graph=True)
    else:
        log(m.autograd.grad(root, inputs, materialize_grads=True))
    log([t.grad if t.is_leaf or t.retains_grad else None for t in pool])


@pytest.mark.parametrize("first", range(0, 400, 50))
def test_random_graphs(first: int) -> None:
    for seed in range(first, first + 50):
        agree_on(lambda m, log: _program(m, log, seed))  # noqa: B023
