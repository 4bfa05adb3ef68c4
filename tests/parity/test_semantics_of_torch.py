"""The contract of ``docs/autograd-semantics.md`` is PyTorch's: its tests, run with PyTorch."""

from __future__ import annotations

import inspect
import warnings

import pytest
from programs import torch

from tests.autograd import test_semantics

TESTS = {
    name: function
    for name, function in vars(test_semantics).items()
    if name.startswith("test_") and "m" in inspect.signature(function).parameters
}


@pytest.mark.parametrize("name", TESTS)
def test_pytorch_keeps_it_too(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        TESTS[name](torch)
