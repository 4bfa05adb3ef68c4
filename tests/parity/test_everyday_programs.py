"""Small programs of every day that once came out otherwise than with PyTorch."""

from __future__ import annotations

from typing import Any

import pytest
from programs import Log, Program, agree_on, gs

PROGRAMS: list[Program] = []


def program(function: Program) -> Program:
    PROGRAMS.append(function)
    return function


@program
def a_default_dtype_set_late(t: Any, log: Log) -> None:
    u = t.tensor([1, 2])

    def dtypes() -> list[str]:
        results = (
            *(u / u, u + 0.5, u.sin(), t.atan2(u, u), u.clamp(0.5), t.where(u > 1, u, 1.5)),
            *(t.div(u, u, rounding_mode=None), u.logsumexp(0), u.angle(), u.float() + 0.5),
            *(u * 1j, t.ones(1), t.tensor([0.5])),
        )
        return [str(result.dtype).partition(".")[2] for result in results]

    log(dtypes())
    try:
        t.set_default_dtype(t.float64)
        log(dtypes())
    finally:
        t.set_default_dtype(t.float32)
    log(dtypes())


@program
def a_batch_in_which_every_target_is_ignored(t: Any, log: Log) -> None:
    for extra in ({}, {"label_smoothing": 0.1}, {"weight": t.ones(3)}):
        for reduction in ("mean", "sum", "none"):
            x = t.tensor([[1.0, 2.0, 0.5], [0.1, 0.2, 0.3]], requires_grad=True)
            target = t.tensor([-100, -100])
            loss = t.nn.functional.cross_entropy(x, target, reduction=reduction, **extra)
            loss.sum().backward()
            log(loss.isnan().any(), x.grad)


@program
def outer_products_of_two_dtypes(t: Any, log: Log) -> None:
    names = ("bool", "uint8", "int64", "float16", "bfloat16", "float32", "float64", "complex64")
    for first in names:
        for second in names:
            a, b = t.ones(2, dtype=getattr(t, first)), t.ones(3, dtype=getattr(t, second))
            made = t.outer(a, b)
            log(first, second, str(made.dtype).partition(".")[2], made.shape == (2, 3))


@program
def running_sums_of_a_million(t: Any, log: Log) -> None:
    x = t.full((1_000_000,), 0.1)
    log(round(x.cumsum(0)[-1].item(), 1), round((1 + x / 1e6).cumprod(0)[-1].item(), 4))
    log(round(x.reshape(1000, 1000).cumsum(0).sum().item() / 1e6, 2))


@program
def a_complex_power_of_a_negative_number(t: Any, log: Log) -> None:
    exponent = t.tensor([1.3 + 0.2j], dtype=t.complex128, requires_grad=True)
    base = t.tensor(-1.5, dtype=t.float64)
    log(*t.autograd.grad(t.pow(base, exponent).sum().abs(), exponent))


@program
def special_functions_of_a_single_number(t: Any, log: Log) -> None:
    for dtype in (t.float32, t.float64):
        log(t.erfinv(t.tensor(0.9999999, dtype=dtype)).isfinite())
        log(t.special.ndtri(t.tensor(1e-8, dtype=dtype)), t.special.erfcx(t.tensor(3.0)))


@program
def equality_of_two_dtypes(t: Any, log: Log) -> None:
    log(t.equal(t.tensor([1, 2]), t.tensor([1.0, 2.0])), t.equal(t.tensor([1]), t.tensor([1.5])))


@program
def a_tangent_that_is_detached_in_place(t: Any, log: Log) -> None:
    forward = t.autograd.forward_ad
    with forward.dual_level():
        dual = forward.make_dual(t.ones(2), t.full((2,), 3.0)).clone()
        dual.detach_()
        log(forward.unpack_dual(dual * 2).tangent is None)


@program
def a_list_that_contains_itself(t: Any, log: Log) -> None:
    items: list[Any] = [1.0]
    items.append(items)
    log.refusal(lambda: t.tensor(items), "self-referential lists are incompatible")


@program
def a_divergence_of_integers(t: Any, log: Log) -> None:
    whole = t.tensor([1, 2])
    log.refusal(lambda: t.nn.functional.kl_div(whole, whole), "Integral inputs not supported")


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_program(program: Program) -> None:
    agree_on(program)


def test_lists_that_contain_each_other_are_refused() -> None:
    first: list[Any] = []
    first.append(first)
    with pytest.raises(TypeError, match="self-referential"):  # PyTorch does not come back
        gs.tensor(first)
    one: list[Any] = []
    one.append([one])
    with pytest.raises(TypeError, match="self-referential"):
        gs.tensor(one)
    mixed: list[Any] = [gs.ones(1)]
    mixed.append([mixed])
    with pytest.raises((TypeError, ValueError)):
        gs.tensor(mixed)
