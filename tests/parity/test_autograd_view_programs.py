"""Generated programs of views and in-place changes: values, gradients and refusals beside PyTorch's."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from programs import gs, torch

from tests.autograd.view_programs import STEPS, value_of

START = np.array([[0.3, -0.7, 1.1], [0.9, 0.4, -0.2]])

steps = st.tuples(
    st.integers(0, len(STEPS) - 1), st.integers(0, 6), st.integers(0, 6), st.integers(0, 3)
)


def _outcome(m: Any, program: Any) -> tuple[str, Any, Any]:
    x = m.tensor(START, requires_grad=True)
    value = None
    try:
        value = value_of(m, x, program)
        value.backward()  # as PyTorch, whose nodes check all that they saved, used or not
    except (RuntimeError, IndexError) as error:
        return type(error).__name__, None if value is None else value.item(), None
    return "", value.item(), x.grad.numpy()


@settings(max_examples=200)
@given(st.lists(steps, min_size=1, max_size=9))
def test_programs_agree(program) -> None:
    ours, theirs = _outcome(gs, program), _outcome(torch, program)
    assert ours[0] == theirs[0]
    for a, b in zip(ours[1:], theirs[1:], strict=True):
        assert (a is None) == (b is None)
        if a is not None:
            np.testing.assert_allclose(a, b, rtol=1e-9, atol=1e-12)
