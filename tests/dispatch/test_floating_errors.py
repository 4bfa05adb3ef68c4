"""Infinities and NaNs are computed without a word, whatever a program asks of `warnings` and of NumPy."""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

SIZES = [(), (1,), (3,), (40, 50), (200_000,)]


@pytest.fixture(params=["warnings are errors", "numpy raises"], autouse=True)
def strict(request: pytest.FixtureRequest) -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        if request.param == "numpy raises":
            with np.errstate(all="raise"):
                yield
        else:
            yield


LARGEST = 3e38
"""Nearly the largest float32."""

CALLS: dict[str, Callable[[Any], Any]] = {
    "add": lambda s: gs.full(s, LARGEST) + gs.full(s, LARGEST),
    "alpha": lambda s: gs.add(gs.full(s, LARGEST), gs.full(s, LARGEST), alpha=3),
    "number": lambda s: gs.full(s, LARGEST) * 10,
    "huge number": lambda s: gs.full(s, 1.0) * 1e300,
    "reflected": lambda s: 1 / gs.zeros(s),
    "mixed": lambda s: gs.full(s, LARGEST) * gs.full(s, LARGEST, dtype=gs.float64).to(gs.float32),
    "promoted": lambda s: gs.full(s, 7) / gs.zeros(s),
    "broadcast": lambda s: gs.zeros(s) / gs.zeros(1),
    "half": lambda s: gs.full(s, 60000.0, dtype=gs.float16) * 2,
    "div": lambda s: gs.zeros(s) / 0.0,
    "div_": lambda s: gs.ones(s).div_(gs.zeros(s)),
    "out": lambda s: gs.div(gs.ones(s), gs.zeros(s), out=gs.empty(s)),
    "narrowing out": lambda s: gs.mul(gs.full(s, 1e200, dtype=gs.float64), 1e100, out=gs.empty(s)),
    "log": lambda s: gs.log(gs.full(s, -1.0)),
    "log_": lambda s: gs.zeros(s).log_(),
    "exp": lambda s: gs.exp(gs.full(s, 1000.0)),
    "sigmoid": lambda s: gs.sigmoid(gs.full(s, -1000.0)),
    "pow": lambda s: gs.full(s, 1e30) ** 3,
    "sqrt": lambda s: gs.full(s, -1.0).sqrt(),
    "atanh": lambda s: gs.atanh(gs.ones(s)),
    "reciprocal": lambda s: gs.zeros(s).reciprocal(),
    "remainder": lambda s: gs.remainder(gs.ones(s), gs.zeros(s)),
    "compare": lambda s: gs.full(s, gs.nan) < gs.full(s, gs.nan),
    "maximum": lambda s: gs.maximum(gs.full(s, gs.nan), gs.ones(s)),
    "clamp": lambda s: gs.full(s, gs.nan).clamp(-1.0, 1.0),
    "to int": lambda s: gs.full(s, gs.nan).to(gs.int32),
    "to float": lambda s: gs.full(s, 1e300, dtype=gs.float64).float(),
    "copy_": lambda s: gs.zeros(s, dtype=gs.int64).copy_(gs.full(s, gs.inf)),
    "sum": lambda s: gs.full(s, LARGEST).sum() + gs.full(s, -gs.inf).sum() + gs.inf,
    "mean": lambda s: gs.full(s, LARGEST).mean(),
    "var": lambda s: gs.full(s, gs.inf).var(correction=0),
    "norm": lambda s: gs.full(s, 1e30).norm(),
    "prod": lambda s: gs.full(s, LARGEST).reshape(-1).prod(0),
    "cumsum": lambda s: gs.full(s, LARGEST).reshape(-1).cumsum(0),
    "softmax": lambda s: gs.softmax(gs.full(s, gs.inf).reshape(-1), 0),
    "log_softmax": lambda s: gs.log_softmax(gs.full(s, -gs.inf).reshape(-1), 0),
    "logsumexp": lambda s: gs.logsumexp(gs.full(s, gs.inf).reshape(-1), 0),
    "std of none": lambda s: gs.zeros(0).mean(),
    "relu": lambda s: gs.relu(gs.full(s, gs.nan)),
    "gelu": lambda s: gs.nn.functional.gelu(gs.full(s, -gs.inf)),
    "softplus": lambda s: gs.nn.functional.softplus(gs.full(s, 1e5)),
    "matmul": lambda s: gs.full((3, 3), LARGEST) @ gs.full((3, 3), -gs.inf),
    "linear": lambda s: gs.nn.functional.linear(
        gs.full((2, 3), gs.inf), gs.ones(4, 3), gs.full((4,), -gs.inf)
    ),
    "tensor": lambda s: gs.tensor([1e300, gs.nan]),
    "full": lambda s: gs.full(s, gs.inf),
}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", CALLS)
def test_forward(name: str, size: Any) -> None:
    CALLS[name](size)
    CALLS[name](size)  # warm


GRADIENTS: dict[str, Callable[[Any], Any]] = {
    "div": lambda x: (1 / (x * 0)).sum(),
    "log": lambda x: gs.log(x * 0).sum(),
    "exp": lambda x: (gs.exp(x * 1000) * LARGEST).mean(),
    "sqrt": lambda x: gs.sqrt(x - 1).sum(),
    "pow": lambda x: ((x * LARGEST) ** 2).sum(),
    "twice": lambda x: ((x * LARGEST) + (x * LARGEST)).sum(),
    "broadcast": lambda x: ((x[None] + gs.zeros(3, *x.shape)) * LARGEST).sum(),
    "norm": lambda x: (x * 0).norm() / 0,
    "softmax": lambda x: gs.softmax(x.reshape(-1) * gs.inf, 0).sum(),
}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", GRADIENTS)
def test_backward(name: str, size: Any) -> None:
    x = gs.ones(size, requires_grad=True)
    for _ in range(2):
        GRADIENTS[name](x).backward()  # into one .grad, which overflows
    (grad,) = gs.autograd.grad(GRADIENTS[name](x), x, create_graph=True)
    if grad.requires_grad:
        grad.sum().backward()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", GRADIENTS)
def test_backward_from_a_hook_on(name: str, size: Any) -> None:
    """Gradients are tensors from the hook on, not arrays."""
    x = gs.ones(size, requires_grad=True)
    for _ in range(2):
        result = GRADIENTS[name](x)
        result.register_hook(lambda grad: None)
        result.backward()


def test_what_a_program_computes_is_its_own_business() -> None:
    x = gs.ones(3, requires_grad=True)
    problems = []

    def hook(grad: Any) -> None:
        try:
            np.ones(3) / np.zeros(3)
        except (RuntimeWarning, FloatingPointError) as problem:
            problems.append(problem)

    y = x * 2
    y.register_hook(hook)
    y.sum().backward()
    hook(None)
    assert len(problems) == 2


def test_threads_in_one_kernel_at_a_time() -> None:
    a, b = gs.ones(300_000), gs.zeros(300_000)
    problems = []

    def work() -> None:
        try:
            with warnings.catch_warnings():
                for _ in range(30):
                    assert (a / b).isinf().all()
                    assert a.exp()[0] == gs.exp(gs.ones(()))
                    assert (b + 3.0).sum() == 900_000
        except BaseException as problem:
            problems.append(problem)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
