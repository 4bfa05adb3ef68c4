"""Running the examples of PyTorch's docstrings under a library: what each statement prints or raises.

The texts are read from the installed PyTorch.  As a script it runs them all under the library that it is given the
name of: some of them set defaults, and many build on each other.
"""

from __future__ import annotations

import contextlib
import doctest
import importlib
import io
import json
import math
import os
import re
import subprocess
import sys
import tempfile
import types
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np

__all__ = ["outcomes"]

_SPACES = (
    *("", "Tensor", "nn.functional", "linalg", "fft", "special", "autograd", "autograd.functional"),
    *("autograd.forward_ad", "autograd.graph", "autograd.Function", "library"),
    *("signal.windows", "overrides", "utils.checkpoint", "random", "utils._pytree", "testing"),
)
_ELSEWHERE = re.compile(r"cuda|jit|sparse|quantize|named|torch\.compile|torch\.distributed|export")
"""Of names and texts that are about compilers, other devices and other layouts."""

Outcomes = dict[str, list[tuple[str, str, str]]]


def outcomes(lib: str) -> Outcomes:
    """By documented name the statements of its examples, each with ``ok`` or ``raises`` and what it printed."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, os.path.abspath(__file__), lib],
            capture_output=True,
            text=True,
            cwd=folder,
        )
    assert done.returncode == 0, done.stderr
    found: Outcomes = json.loads(done.stdout.rpartition("\n")[2])
    return found


def _documented() -> Iterator[tuple[str, str]]:
    torch = importlib.import_module("torch")
    seen: set[str] = set()
    for space in _SPACES:
        owner: Any = torch
        for part in filter(None, space.split(".")):
            owner = getattr(owner, part)
        for name in dir(owner):
            member = getattr(owner, name, None)
            text = getattr(member, "__doc__", None)
            if name.startswith("_") or isinstance(member, types.ModuleType):
                continue
            if isinstance(text, str) and ">>>" in text and text not in seen:
                seen.add(text)
                full = f"{space}.{name}".lstrip(".")
                if not _ELSEWHERE.search(full) and not re.search(r"torch\.(cuda|jit|fx)", text):
                    yield full, text


def _under(lib: str, statement: str) -> str:
    """The statement with other imports."""
    statement = re.sub(r"^(\s*)import torch$", rf"\1import {lib} as torch", statement, flags=re.M)
    return re.sub(r"^(\s*)(from|import) torch\b(?! as|$)", rf"\1\2 {lib}", statement, flags=re.M)


def _run(lib: str) -> Outcomes:
    library = importlib.import_module(lib)
    found: Outcomes = {}
    for name, text in _documented():
        try:
            examples = doctest.DocTestParser().get_examples(text)
        except ValueError:  # no doctest to the letter
            continue
        scope = {"torch": library, "math": math, "np": np, "F": library.nn.functional}
        library.manual_seed(0)
        library.set_default_dtype(library.float32)  # some examples set them
        library.set_default_device(None)
        library.set_printoptions(profile="default")
        results = found[name] = []
        for example in examples:
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                try:
                    exec(compile(_under(lib, example.source), name, "single"), scope)
                    results.append((example.source, "ok", printed.getvalue()))
                except Exception as error:
                    results.append((example.source, "raises", f"{type(error).__name__}: {error}"))
    return found


if __name__ == "__main__":
    print("\n" + json.dumps(_run(sys.argv[1])), end="")
