"""The checks are checked: a fault that is planted in an operator is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from gradsmith.autograd.node import Node
from gradsmith.dispatch.kernel import Kernel
from gradsmith.dispatch.registry import REGISTRY, forget_resolved
from gradsmith.generated import autograd_nodes
from gradsmith.testing import CheckFailure, problems, run_check
from gradsmith.testing.declarations import _declarations


@contextmanager
def kernel(operator: str, key: str, function: Callable[..., Any]) -> Iterator[None]:
    """`operator` computed by `function` at `key` for a while."""
    found = REGISTRY[operator]
    before = found.kernels
    try:
        found.kernels = {**before, key: Kernel(function, "array", "a planted fault")}
        forget_resolved(found)
        yield
    finally:
        found.kernels = before
        forget_resolved(found)


def failing(operator: str) -> set[str]:
    return {failure.check for failure in problems(operator)}


def test_the_operators_used_here_are_sound() -> None:
    for name in ("aten::mm", "aten::tril", "aten::transpose.int", "aten::cumsum", "aten::sort"):
        assert failing(name) == set()


def test_a_result_that_is_a_view_without_a_word_of_the_schema() -> None:
    planted = kernel("aten::tril", "CPU", lambda self, diagonal: self.view())
    with planted, pytest.raises(CheckFailure, match="shares memory with 'self'"):
        run_check("schema", "aten::tril")


def test_a_hidden_change_of_an_argument() -> None:
    def changing(self: Any, diagonal: int) -> Any:
        self *= 2
        return np.tril(self, diagonal)

    with (
        kernel("aten::tril", "CPU", changing),
        pytest.raises(CheckFailure, match="'self' is changed"),
    ):
        run_check("schema", "aten::tril")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda self, mat2: np.empty((1, 1), self.dtype), "has shape"),
        (lambda self, mat2: np.empty((len(self), mat2.shape[1]), np.float16), "has dtype"),
        (lambda self, mat2: np.empty((mat2.shape[1], len(self)), self.dtype).T, "has strides"),
    ],
)
def test_a_wrong_meta_kernel(wrong: Callable[..., Any], message: str) -> None:
    with kernel("aten::mm", "Meta", wrong), pytest.raises(CheckFailure, match=message):
        run_check("meta", "aten::mm")


@contextmanager
def backward(node: str, change: Callable[[Any], Any]) -> Iterator[None]:
    """Gradients of a node changed on their way out; the translation to arrays is switched off."""
    cls = getattr(autograd_nodes, node)
    before = {name: cls.__dict__[name] for name in ("run", "run_arrays") if name in cls.__dict__}
    original = cls.run
    try:
        cls.run = lambda self, grads: tuple(
            None if g is None else change(g) for g in original(self, grads)
        )
        cls.run_arrays = Node.run_arrays
        yield
    finally:
        for name, value in before.items():
            setattr(cls, name, value)
        if "run_arrays" not in before:
            del cls.run_arrays


@pytest.mark.parametrize(
    ("change", "checks"),
    [
        (lambda g: -g, {"first_order", "second_order", "forward_mode"}),
        (lambda g: 2 * g, {"first_order", "second_order", "forward_mode"}),
        (lambda g: g.conj(), {"first_order", "forward_mode"}),
    ],
    ids=["sign", "factor", "conj"],
)
def test_a_wrong_gradient(change: Callable[[Any], Any], checks: set[str]) -> None:
    with backward("MmBackward0", change):
        found = failing("aten::mm")
    assert checks & found == checks or "first_order" in found


def test_a_gradient_that_is_right_in_first_and_wrong_in_second_order() -> None:
    with backward("MmBackward0", lambda g: g.detach()):
        found = failing("aten::mm")
    assert "first_order" not in found
    assert "second_order" in found


def test_a_backward_that_writes_into_what_it_is_given() -> None:
    original = autograd_nodes.CumsumBackward0.run
    arrays = autograd_nodes.CumsumBackward0.__dict__.get("run_arrays")

    def writing(self: Any, grads: Any) -> Any:
        found = original(self, [grads[0].clone()])
        grads[0]._data[...] = 0
        return found

    try:
        autograd_nodes.CumsumBackward0.run = writing
        autograd_nodes.CumsumBackward0.run_arrays = Node.run_arrays
        with pytest.raises(CheckFailure, match="writes into an incoming gradient"):
            run_check("immutable_gradients", "aten::cumsum")
    finally:
        autograd_nodes.CumsumBackward0.run = original
        autograd_nodes.CumsumBackward0.run_arrays = arrays


def test_a_kernel_that_reads_memory_in_order() -> None:
    def careless(self: Any, diagonal: int) -> Any:
        flat = np.ndarray(self.shape, self.dtype, self.ravel("K"))
        return np.tril(flat, diagonal)

    planted = kernel("aten::tril", "CPU", careless)
    with planted, pytest.raises(CheckFailure, match="for strided arguments"):
        run_check("strides", "aten::tril")


def test_a_failure_says_how_to_see_it_again() -> None:
    with kernel("aten::tril", "CPU", lambda self, diagonal: self.view()):
        with pytest.raises(CheckFailure) as caught:
            run_check("schema", "aten::tril")
        text = str(caught.value)
        again = text.partition("again:  ")[2]
        assert "aten::tril(Tensor self, SymInt diagonal=0) -> Tensor" in text
        assert again.startswith(
            "gradsmith.testing.run_check('schema', 'aten::tril', sample='(3, 4)'"
        )
        import gradsmith

        with pytest.raises(CheckFailure):
            eval(again, {"gradsmith": gradsmith})


def test_an_exemption_holds_for_its_check_alone() -> None:
    entry = _declarations("gradsmith.generated")["aten::tril"]
    with kernel("aten::tril", "CPU", lambda self, diagonal: self.view()):
        before = failing("aten::tril")
        entry["exempt"] = {"schema": "a planted exemption"}
        try:
            assert failing("aten::tril") == before - {"schema"}
        finally:
            del entry["exempt"]
