"""Operators whose derivative nobody has written down."""

from __future__ import annotations

import pytest

import gradsmith as gs
from gradsmith.autograd.nodes.recording import record_without_derivative


def test_the_result_requires_grad_and_backward_says_what_is_missing() -> None:
    x = gs.ones(3, requires_grad=True)
    out = record_without_derivative("tiny::halves", (x,), gs.ones(3))
    assert out.requires_grad and out.grad_fn.name() == "NotImplementedBackward"
    assert out.grad_fn.next_functions[0][0].variable is x
    with pytest.raises(NotImplementedError, match="derivative for tiny::halves is not implemented"):
        out.sum().backward()
    assert x.grad is None


def test_nothing_is_recorded_without_need_or_for_integers() -> None:
    plain = record_without_derivative("tiny::halves", (gs.ones(3),), gs.ones(3))
    assert not plain.requires_grad
    whole = gs.ones(3, dtype=gs.int64)
    x = gs.ones(3, requires_grad=True)
    assert not record_without_derivative("tiny::halves", (x,), whole).requires_grad
