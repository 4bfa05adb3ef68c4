"""Compositions of transforms beside ``torch.func``: drawn by Hypothesis, equal to PyTorch's or refused alike."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import partial, reduce
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import gradsmith as gs

torch: Any = pytest.importorskip("torch", reason="compares with PyTorch")

pytestmark = pytest.mark.filterwarnings("ignore")

Function = Callable[[Any], Any]
Transform = Callable[[Any, Function], Function]
Step = Callable[[Any, Any], Any]


def changed_in_place(m: Any, x: Any) -> Any:
    y = x.clone()
    y.mul_(2).sub_(x.sin())
    return y


def changed_through_a_view(m: Any, x: Any) -> Any:
    y = x * 1
    y.transpose(0, -1).mul_(x.transpose(0, -1).cos())
    return y


def not_recorded(m: Any, x: Any) -> Any:
    with m.no_grad():
        constant = x.exp()
    return constant * x


STEPS: dict[str, Step] = {
    "sin": lambda m, x: x.sin(),
    "bump": lambda m, x: (-x * x).exp(),
    "tanh": lambda m, x: m.tanh(x * 0.7),
    "square": lambda m, x: x * x + 1,
    "cumsum": lambda m, x: x.cumsum(-1),
    "softmax": lambda m, x: m.softmax(x, -1),
    "flip": lambda m, x: x.flip((0,)) if x.dim() else x,
    "centered": lambda m, x: x - x.mean(),
    "norm": lambda m, x: x / (x * x + 1).sum().sqrt(),
    "where": lambda m, x: m.where(x > 0.3, x * 3, x.sin()),
    "product": lambda m, x: x * x.prod(),
    "captured": lambda m, x: x * m.tensor(0.7, dtype=x.dtype).cos(),
    "outer": lambda m, x: (x.unsqueeze(-1) * x.unsqueeze(-1).sin()).squeeze(-1),
    "sorted": lambda m, x: m.sort(x, -1)[0],
    "stacked": lambda m, x: m.stack([x, x.cos()]).sum(0),
    "detached": lambda m, x: x * x.detach(),
    "in place": changed_in_place,
    "not recorded": not_recorded,
    "decided": lambda m, x: x if x.sum() > 0 else -x,
    "item": lambda m, x: x * x.sum().item(),
    "through a view": changed_through_a_view,
}


def gradient(m: Any, f: Function) -> Function:
    return lambda x: m.func.grad(lambda v: f(v).sum())(x)


def value_too(m: Any, f: Function) -> Function:
    def call(x: Any) -> Any:
        found, value = m.func.grad_and_value(lambda v: f(v).sin().sum())(x)
        return found * value

    return call


def forward(m: Any, f: Function) -> Function:
    return lambda x: m.func.jvp(f, (x,), (x.cos(),))[1]


def backward(m: Any, f: Function) -> Function:
    def call(x: Any) -> Any:
        out, pull = m.func.vjp(f, x)
        return pull(out.sin())[0]

    return call


def mapped(m: Any, f: Function, in_dim: int, out_dim: int, chunk: int | None) -> Function:
    return m.func.vmap(f, in_dim, out_dim, chunk_size=chunk)  # type: ignore[no-any-return]


TRANSFORMS: dict[str, Transform] = {
    "grad": gradient,
    "grad_and_value": value_too,
    "jvp": forward,
    "vjp": backward,
    "jacrev": lambda m, f: m.func.jacrev(f),
    "jacrev in chunks": lambda m, f: m.func.jacrev(f, chunk_size=2),
    "jacfwd": lambda m, f: m.func.jacfwd(f),
    "vmap": partial(mapped, in_dim=0, out_dim=0, chunk=None),
    "vmap last": partial(mapped, in_dim=-1, out_dim=-1, chunk=None),
    "vmap in chunks": partial(mapped, in_dim=0, out_dim=-1, chunk=2),
}


def _builtin_kind(error: Exception) -> str:
    """The name of the built-in class that the error is of: subclasses have the library's own names."""
    return next(kind.__name__ for kind in type(error).__mro__ if kind.__module__ == "builtins")


FAULTS = ("ZeroTensors are immutable",)
"""What PyTorch refuses by mistake: an in-place change of a tangent that it has not made yet."""


def outcome(m: Any, steps: list[str], transforms: list[str], data: np.ndarray[Any, Any]) -> Any:
    """The array that the composition gives, or the kind and the words of its error."""

    def function(x: Any) -> Any:
        return reduce(lambda value, name: STEPS[name](m, value), steps, x)

    composed = reduce(lambda f, name: TRANSFORMS[name](m, f), transforms, function)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return composed(m.from_numpy(data.copy())).detach().numpy()
        except (NameError, SyntaxError):  # a mistake in the test
            raise
        except Exception as error:
            return _builtin_kind(error), str(error)


@settings(
    max_examples=300,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
@given(
    st.lists(st.sampled_from(sorted(STEPS)), min_size=1, max_size=3),
    st.lists(st.sampled_from(sorted(TRANSFORMS)), min_size=1, max_size=4),
    st.sampled_from([(2,), (3,), (2, 2), (2, 1, 2)]),
    st.integers(0, 2**16),
)
def test_compositions_agree(
    steps: list[str], transforms: list[str], shape: tuple[int, ...], seed: int
) -> None:
    data = np.random.default_rng(seed).uniform(-1, 1, shape)
    theirs = outcome(torch, steps, transforms, data)
    ours = outcome(gs, steps, transforms, data)
    if isinstance(theirs, tuple):
        assume(not any(fault in theirs[1] for fault in FAULTS))
    if isinstance(theirs, tuple) or isinstance(ours, tuple):
        assert isinstance(ours, tuple) and isinstance(theirs, tuple), (ours, theirs)
        assert ours[0] == theirs[0], (ours, theirs)
    else:
        assert ours.shape == theirs.shape
        np.testing.assert_allclose(ours, theirs, rtol=1e-7, atol=1e-9)
