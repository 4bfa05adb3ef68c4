"""Evaluating one expression with gradsmith and with PyTorch, and comparing what comes out.

An expression names the library ``lib``; each side gets its own namespace and fresh values.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")

Outcome = tuple[str, Any]


def outcome(lib: Any, expression: str, setup: str = "") -> Outcome:
    """What evaluating `expression` gives: ``("tensor", …)``, ``("value", …)`` or ``("error", type)``."""
    scope: dict[str, Any] = {"lib": lib, "np": np, "T": lib.tensor}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            exec(setup, scope)
            value = eval(expression, scope)
        except (NameError, SyntaxError):  # a mistake in the test
            raise
        except Exception as error:
            return "error", type(error).__name__
    return describe(value)


def describe(value: Any) -> Outcome:
    """A value in terms that do not depend on the library."""
    if isinstance(value, (gs.Tensor, torch.Tensor)):
        name = str(value.dtype).partition(".")[2]
        if value.device.type == "meta":
            return "tensor", (name, tuple(value.shape), "meta")
        return "tensor", (name, tuple(value.shape), repr(value.tolist()))
    if isinstance(value, (gs.Size, torch.Size)):
        return "size", tuple(value)
    if isinstance(value, (list, tuple)):
        return type(value).__name__, [describe(item) for item in value]
    return "value", own_words(repr(value))


def own_words(text: str) -> str:
    """Text of either library with gradsmith's name in it."""
    return text.replace("torch.", "gradsmith.")


def agree(expression: str, setup: str = "") -> None:
    """Fail unless both libraries give the same."""
    assert outcome(gs, expression, setup) == outcome(torch, expression, setup), expression


def message_of(lib: Any, expression: str, setup: str = "") -> str:
    """The text of the error that `expression` raises."""
    scope: dict[str, Any] = {"lib": lib, "np": np, "T": lib.tensor}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        exec(setup, scope)
        try:
            eval(expression, scope)
        except (NameError, SyntaxError):  # a mistake in the test
            raise
        except Exception as error:
            return own_words(str(error))
    raise AssertionError(f"no error: {expression}")


def same_text(function: Callable[[Any], str]) -> None:
    """Fail unless ``function(library)`` is the same text for both, but for the library's name."""
    assert own_words(function(torch)) == function(gs)
