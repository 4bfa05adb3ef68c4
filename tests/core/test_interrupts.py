"""Ctrl-C in the middle of a call: the thread's state is afterwards what it was, and it holds no lock.

A signal's handler runs where CPython calls something, and may raise there.  Here a profile function raises instead, at each
event of a small program in turn: when a function of Python is entered, and when one of C returns.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.autograd import forward_ad
from gradsmith.core.forking import _locks
from gradsmith.core.state import MASKED, DispatchState, state
from gradsmith.func import grad, jvp, vmap

MAY_FAIL_AT_ENTRY = {
    "__exit__",
    "switch_recording",
    "switch_back",
    "exit_dual_level",
    "close_level",
    "pop_default_hooks",
}
"""What leaves a block: where it is interrupted before its first statement, nothing can leave the block.  So it is in PyTorch."""


class _Doubled(gs.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: gs.Tensor) -> gs.Tensor:
        ctx.save_for_backward(x)
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: gs.Tensor) -> gs.Tensor:  # type: ignore[override]
        return grad * 2


X = gs.ones(3, requires_grad=True)
LINEAR = gs.nn.Linear(3, 2)
SGD = gs.optim.SGD(LINEAR.parameters(), 0.1)


def recorded() -> None:
    (X * X).sum().backward()


def recorded_twice() -> None:
    (grad,) = gs.autograd.grad((X**3).sum(), X, create_graph=True)
    grad.sum().backward()


def unrecorded() -> None:
    with gs.no_grad():
        X * 2
        with gs.enable_grad():
            X * 2


def inferred() -> None:
    with gs.inference_mode():
        X * 2


def cast() -> None:
    with gs.autocast("cpu", dtype=gs.float16):
        LINEAR(X)


def transformed() -> None:
    vmap(grad(lambda a: (a.sin() * a).sum()))(gs.ones(2, 3))
    jvp(lambda a: a.exp(), (gs.ones(3),), (gs.ones(3),))


def hooked() -> None:
    with gs.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t):
        (X * X).sum().backward()


def custom() -> None:
    _Doubled.apply(X).sum().backward()


def checkpointed() -> None:
    gs.utils.checkpoint.checkpoint(LINEAR, X, use_reentrant=False).sum().backward()


def dual() -> None:
    with forward_ad.dual_level():
        forward_ad.make_dual(gs.ones(3), gs.ones(3)) * 2


def trained() -> None:
    SGD.zero_grad()
    LINEAR(X).sum().backward()
    SGD.step()


def initialized() -> None:
    gs.nn.Linear(3, 2)


PROGRAMS = [
    recorded, recorded_twice, unrecorded, inferred, cast, transformed, hooked, custom, checkpointed, dual, trained, initialized,
]  # fmt: skip


class _Interrupt:
    """Raises KeyboardInterrupt at event number `at`; counts them."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.count = 0
        self.where = ""

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        if (
            event == "call" and frame.f_code.co_name not in MAY_FAIL_AT_ENTRY
        ) or event == "c_return":
            if argument is sys.setprofile:
                return
            self.count += 1
            if self.count == self.at:
                self.where = f"{frame.f_code.co_filename}:{frame.f_lineno} {event} {frame.f_code.co_name} {argument}"
                raise KeyboardInterrupt


def _interrupted(program: Callable[[], None], at: int) -> _Interrupt:
    interrupt = _Interrupt(at)
    # A collection would be one more place, at a random point, and what its callbacks raise reaches nobody.
    gc.disable()
    try:
        sys.setprofile(interrupt)
        program()
    except KeyboardInterrupt:
        pass
    finally:
        sys.setprofile(None)
        gc.enable()
    return interrupt


def _thread() -> dict[str, Any]:
    ignored = ("membership", "modes_entered")
    fields = {
        name: value
        for name, value in vars(DispatchState).items()
        if not name.startswith("_") and not callable(value)
    }
    fields |= vars(state)
    return {name: value for name, value in fields.items() if name not in ignored}


@pytest.mark.parametrize("program", PROGRAMS)
def test_an_interrupted_program_leaves_the_state_of_its_thread(program: Callable[[], None]) -> None:
    program()
    before = _thread()
    failures = []
    for at in range(1, 100_000):
        interrupt = _interrupted(program, at)
        if _thread() != before:
            failures.append(
                (interrupt.where, {k: v for k, v in _thread().items() if before[k] != v})
            )
            for name, value in before.items():
                setattr(
                    DispatchState if name in ("dual_level", "classes_override") else state,
                    name,
                    value,
                )
            MASKED.clear()
        failures += [(interrupt.where, lock) for lock in _locks if lock._is_owned()]
        if not interrupt.where:
            break
    assert at > 10
    assert not failures
