"""Hundreds of wrong calls as programs make them: few frames of ours in tracebacks, and PyTorch's class of error."""

from __future__ import annotations

import traceback
import warnings
from collections.abc import Callable
from typing import Any

import pytest
from wrong_calls import CALLS

import gradsmith as gs
import gradsmith.distributions
import gradsmith.func
import gradsmith.utils.data
from gradsmith.core.origin import is_ours

AT_MOST = 3
"""Frames of this package in a traceback."""

OTHERWISE = {
    "index: takealong": "PyTorch reads beyond the row",
    "everyday: sparse": "PyTorch looks at the indices when the tensor is used",
    "everyday: nested": "there are no nested tensors",
    "state: garbage": "another reader finds that it is no file of its own",
    "state: save lambda": "Python's versions differ in what a pickler says",
    "layer: clip": "an argument of the wrong class is a TypeError",
    "loss: mse str": "as above",
    "loss: mse none": "as above",
    "loss: mse number": "as above",
    "data: tensordataset list": "as above",
    "func: hessian": "as above",
}
"""Calls for which PyTorch raises an error of another class, or none, and why."""


def raised(call: Callable[[Any], Any], library: Any) -> BaseException | None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            call(library)
        except Exception as error:
            return error
    return None


@pytest.mark.parametrize("name", CALLS)
def test_few_frames_and_no_other_error(name: str) -> None:
    for _ in range(2):  # the second time tables are warm
        error = raised(CALLS[name], gs)
        assert error is not None
        frames = traceback.extract_tb(error.__traceback__)
        ours = [f"{f.filename}:{f.lineno} {f.name}" for f in frames if is_ours(f.filename)]
        assert len(ours) <= AT_MOST, "\n".join(ours)
        assert error.__cause__ is None
        assert error.__context__ is None or error.__suppress_context__


@pytest.mark.parametrize("name", CALLS)
def test_the_class_of_the_error_is_pytorchs(name: str) -> None:
    torch = pytest.importorskip("torch", reason="compares with PyTorch")
    ours, theirs = raised(CALLS[name], gs), raised(CALLS[name], torch)
    same = type(ours).__name__ == type(theirs).__name__
    assert same is (name not in OTHERWISE), f"{ours!r}\n{theirs!r}"
