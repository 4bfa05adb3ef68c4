"""The same program run with gradsmith and with PyTorch, and a log of what it saw compared.

A program is a function of the library and a log.  It writes down what it wants compared by calling the
log; an exception that it lets out is written down too.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from typing import Any

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")

__all__ = ["Log", "Program", "Programs", "agree_on", "gs", "leaf", "refused", "torch"]

Program = Callable[[Any, "Log"], None]


class Programs(dict[str, Program]):
    """Programs, by their names in words."""

    def add(self, function: Program) -> Program:
        """Decorates a program."""
        self[function.__name__.replace("_", " ").strip()] = function
        return function


def leaf(m: Any, *values: float) -> Any:
    """A vector whose gradient is wanted."""
    return m.tensor(list(values), requires_grad=True)


class Log:
    """Values in terms that do not depend on the library, in the order in which they were written."""

    def __init__(self) -> None:
        self.lines: list[Any] = []

    def __call__(self, *values: Any) -> None:
        self.lines.append(tuple(plain(value) for value in values))

    def refusal(self, call: Callable[[], Any], says: str = "") -> None:
        """Write down whether `call` raises and what; the message must contain `says` in any case."""
        try:
            result = call()
        except (NameError, SyntaxError):  # a mistake in the test
            raise
        except Exception as error:
            kind = builtin_kind(error)
            text = own_words(str(error))
            found = says in text
            self.lines.append(("raises", kind, says if found else text))
        else:
            self.lines.append(("raises nothing", plain(result)))


def builtin_kind(error: Exception) -> str:
    """The name of the built-in class that the error is of: subclasses have the library's own names."""
    return next(kind.__name__ for kind in type(error).__mro__ if kind.__module__ == "builtins")


def own_words(text: str) -> str:
    """Text of either library with gradsmith's name in it."""
    return text.replace("torch.", "gradsmith.")


def plain(value: Any) -> Any:
    """`value` in terms that do not depend on the library."""
    if isinstance(value, (gs.Tensor, torch.Tensor)):
        if value.device.type == "meta":
            return ("meta", tuple(value.shape))
        return plain(value.detach().tolist())
    if isinstance(value, float):
        if not math.isfinite(value):
            return repr(value)
        return float(f"{value:.5g}")
    if isinstance(value, complex):
        return (plain(value.real), plain(value.imag))
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (gs.dtype, torch.dtype)):
        return str(value).partition(".")[2]
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if hasattr(value, "next_functions"):
        return value.name().rpartition("::")[2]
    return own_words(repr(value))


def log_of(lib: Any, program: Program) -> list[Any]:
    """What `program` writes down when it is run with `lib`."""
    log = Log()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            program(lib, log)
        except (NameError, SyntaxError):  # a mistake in the test
            raise
        except Exception as error:
            log.lines.append(("stopped by", type(error).__name__, own_words(str(error))))
    return log.lines


def agree_on(program: Program) -> None:
    """Fail unless both libraries write the same log."""
    theirs = log_of(torch, program)
    ours = log_of(gs, program)
    assert ours == theirs


def refused(call: Callable[[], Any]) -> str:
    """The message of the error that `call` raises; "" if it raises none."""
    try:
        call()
    except (NameError, SyntaxError):  # a mistake in the test
        raise
    except Exception as error:
        return own_words(str(error))
    return ""
