"""Anomaly mode against PyTorch's: what is refused, which node is named, and how many parents it has."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable
from typing import Any

import pytest

from tests.parity.programs import Log, agree_on

PROGRAMS: dict[str, Callable[[Any, Any, Any], Any]] = {}


def program(function: Callable[[Any, Any, Any], Any]) -> Callable[[Any, Any, Any], Any]:
    PROGRAMS[function.__name__] = function
    return function


@program
def root_of_zero(lib: Any, x: Any, nan: Any) -> Any:
    return (x * 0).sqrt().sum()


@program
def logarithm_of_zero(lib: Any, x: Any, nan: Any) -> Any:
    y = (x - x).log()
    return (y - y).sum()


@program
def quotient(lib: Any, x: Any, nan: Any) -> Any:
    return (x / (x - x)).sum() * 0


@program
def masked(lib: Any, x: Any, nan: Any) -> Any:
    return lib.where(x > 0, x, x / 0).sqrt().sum()


@program
def given_nan(lib: Any, x: Any, nan: Any) -> Any:
    return (x * nan).exp().sum()


@program
def custom(lib: Any, x: Any, nan: Any) -> Any:
    class Nan(lib.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 2

        @staticmethod
        def backward(ctx: Any, g: Any) -> Any:
            return g * nan

    return Nan.apply(x).sum()


@program
def second_output(lib: Any, x: Any, nan: Any) -> Any:
    class Nan(lib.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any, y: Any) -> Any:
            return x * y

        @staticmethod
        def backward(ctx: Any, g: Any) -> Any:
            return g, g * nan

    return Nan.apply(x, x * 2).sum()


@program
def double_backward(lib: Any, x: Any, nan: Any) -> Any:
    z = x * 0
    (first,) = lib.autograd.grad((z**1.5).sum(), z, create_graph=True)
    return first.sum()


@program
def reentrant(lib: Any, x: Any, nan: Any) -> Any:
    class Again(lib.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 2

        @staticmethod
        def backward(ctx: Any, g: Any) -> Any:
            with lib.enable_grad():
                y = lib.zeros(2, requires_grad=True)
                custom(lib, y, nan).backward()
            return g

    return Again.apply(x).sum()


@program
def checkpointed(lib: Any, x: Any, nan: Any) -> Any:
    checkpoint = importlib.import_module(f"{lib.__name__}.utils.checkpoint").checkpoint
    return checkpoint(lambda x: (x * 0).sqrt(), x, use_reentrant=False).sum()


@program
def checkpointed_reentrant(lib: Any, x: Any, nan: Any) -> Any:
    checkpoint = importlib.import_module(f"{lib.__name__}.utils.checkpoint").checkpoint
    return checkpoint(lambda x: (x * 0).sqrt(), x, use_reentrant=True).sum()


@program
def fine(lib: Any, x: Any, nan: Any) -> Any:
    return (x * x).sum()


@pytest.mark.parametrize("check_nan", [True, False])
@pytest.mark.parametrize("name", list(PROGRAMS))
def test_what_is_refused(name: str, check_nan: bool) -> None:
    def run(lib: Any, log: Log) -> None:
        x = lib.tensor([1.0, 2.0], requires_grad=True)
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            warnings.simplefilter("ignore", RuntimeWarning)
            with lib.autograd.detect_anomaly(check_nan=check_nan):
                try:
                    PROGRAMS[name](lib, x, float("nan")).backward()
                except RuntimeError as error:
                    log(str(error))
        log(x.grad)
        for warning in caught:
            text = str(warning.message).strip()
            if text.startswith(("Error detected in", "Previous calculation")):
                log(text.split(" Traceback")[0].split(" (formula")[0].rstrip("."))
                log(f"in {name}\n" in text, f"in {PROGRAMS[name].__name__}\n" in text)

    agree_on(run)


def test_switches() -> None:
    def run(lib: Any, log: Log) -> None:
        def is_on() -> tuple[bool, bool]:
            return lib.is_anomaly_enabled(), lib.is_anomaly_check_nan_enabled()

        with lib.autograd.detect_anomaly(check_nan=False):
            log(is_on())
            with lib.autograd.set_detect_anomaly(False):
                log(is_on())
            log(is_on())
        log(is_on())
        lib.autograd.set_detect_anomaly(True)
        log(is_on())
        lib.autograd.set_detect_anomaly(False)
        log(is_on())

    agree_on(run)
