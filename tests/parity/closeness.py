"""Evaluating one expression with gradsmith and with PyTorch, up to rounding, with its gradients."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")


def _flat(value: Any) -> list[Any]:
    """The tensors, and whatever else, of a nested result in order."""
    if isinstance(value, (list, tuple)):
        return [part for item in value for part in _flat(item)]
    return [value]


def _array(tensor: Any) -> Any:
    return np.asarray(tensor.detach().resolve_conj().numpy())


def _outcome(lib: Any, expression: str, setup: str) -> list[Any] | str:
    scope: dict[str, Any] = {"lib": lib, "T": lib.tensor}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        exec(setup, scope)
        try:
            return _flat(eval(expression, scope))
        except (NameError, SyntaxError):  # a mistake in the test
            raise
        except Exception as error:
            return type(error).__name__


def agree(expression: str, setup: str = "", rtol: float = 0) -> None:
    """Fail unless both libraries give the same values, or the same type of error."""
    ours, theirs = _outcome(gs, expression, setup), _outcome(torch, expression, setup)
    if isinstance(ours, str) or isinstance(theirs, str):
        assert ours == theirs, expression
        return
    assert len(ours) == len(theirs), expression
    for one, other in zip(ours, theirs, strict=True):
        if isinstance(other, torch.Tensor):
            assert str(one.dtype).partition(".")[2] == str(other.dtype).partition(".")[2]
            assert tuple(one.shape) == tuple(other.shape), expression
            if rtol:
                np.testing.assert_allclose(_array(one), _array(other), rtol, rtol, True, expression)
            else:
                np.testing.assert_array_equal(_array(one), _array(other), expression)
        else:
            assert str(one).partition(".")[2] == str(other).partition(".")[2], expression


def _gradients(
    lib: Any, expression: str, arrays: list[Any], second: bool, recorded: bool
) -> list[Any]:
    rng = np.random.default_rng(1)
    leaves = [lib.tensor(array, requires_grad=True) for array in arrays]
    scope: dict[str, Any] = {"lib": lib, "T": lib.tensor, **dict(zip("abc", leaves, strict=False))}
    value = eval(expression, scope)
    cotangent = lib.tensor(rng.standard_normal(tuple(value.shape)), requires_grad=True)
    first = lib.autograd.grad(value, leaves, cotangent, create_graph=second or recorded)
    results = [value, *first]
    if second:
        total = sum(
            (one * lib.tensor(rng.standard_normal(array.shape))).sum()
            for one, array in zip(first, arrays, strict=True)
        )
        wanted = [*leaves, cotangent]
        found = lib.autograd.grad(total, wanted, allow_unused=True)
        results += [
            lib.zeros(tuple(leaf.shape)) if grad is None else grad
            for leaf, grad in zip(wanted, found, strict=True)
        ]
    return [_array(result) for result in results]


def same_gradients(
    expression: str, arrays: list[Any], second: bool = True, recorded: bool = False
) -> None:
    """Fail unless values, gradients and (for `second`) gradients of gradients agree.

    The backward is `recorded` where there are second gradients, or where it is asked for.
    """
    ours = _gradients(gs, expression, arrays, second, recorded)
    theirs = _gradients(torch, expression, arrays, second, recorded)
    for one, other in zip(ours, theirs, strict=True):
        np.testing.assert_allclose(one, other, 1e-6, 1e-8, True, expression)
