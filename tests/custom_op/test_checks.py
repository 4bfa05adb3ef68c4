"""What a kernel must not do is caught at the call; its corrected twin passes."""

from __future__ import annotations

import numpy as np
import pytest

import gradsmith as gs
from gradsmith import Tensor
from gradsmith.library import custom_op


def line_of(function) -> str:
    return f"{__file__}:{function.__code__.co_firstlineno}"


def kernel_of(name, function, mutates_args=(), **options):
    return custom_op(f"checks::{name}", function, mutates_args=mutates_args, **options)


# -- changed arguments --------------------------------------------------------------------------------


def test_an_undeclared_change_is_caught():
    def scale(x: Tensor, w: Tensor) -> Tensor:
        w.mul_(2)
        return x * w

    op = kernel_of("scale", scale)
    w = gs.ones(2)
    with pytest.raises(
        RuntimeError, match=r"changed argument 'w' in place .version 0 before the call, 1 after it."
    ) as raised:
        op(gs.ones(2), w)
    assert line_of(scale) in str(raised.value) and "mutates_args={'w'}" in str(raised.value)

    declared = kernel_of("scale_declared", scale, mutates_args={"w"})
    assert declared(gs.ones(2), w).tolist() == [4.0, 4.0]

    def cloned(x: Tensor, w: Tensor) -> Tensor:
        return x * w.clone().mul_(2)

    assert kernel_of("scale_cloned", cloned)(gs.ones(2), gs.ones(2)).tolist() == [2.0, 2.0]


@pytest.mark.parametrize("grad", [False, True])
def test_in_every_form_of_call(grad):
    def one(x: Tensor) -> Tensor:
        x.add_(1)
        return x * 1

    def several(xs: list[Tensor], n: int) -> tuple[Tensor, Tensor]:
        xs[1][0] = 5
        return xs[0] * n, xs[1] * n

    def optional(n: int, x: Tensor | None = None) -> int:
        if x is not None:
            x.zero_()
        return n

    x = gs.ones(2, requires_grad=grad)
    with pytest.raises(RuntimeError, match=r"changed argument 'x' in place"):
        kernel_of("one", one)(x)
    with pytest.raises(RuntimeError, match=r"changed argument 'xs\[1\]' in place"):
        kernel_of("several", several)([gs.ones(2), gs.ones(2, requires_grad=grad)], 2)
    op = kernel_of("optional", optional)
    assert op(3) == 3
    with pytest.raises(RuntimeError, match=r"changed argument 'x' in place"):
        op(3, gs.ones(2, requires_grad=grad))


def test_parts_of_memory_that_may_be_changed():
    def write(x: Tensor, y: Tensor) -> None:
        x.add_(1)

    base = gs.zeros(4)
    kernel_of("overlap", write, mutates_args={"x"})(base[:2], base[2:])
    assert base.tolist() == [1.0, 1.0, 0.0, 0.0]


def test_a_change_by_numpy_is_not_seen_at_the_call():
    def quietly(x: Tensor) -> Tensor:
        x.numpy()[:] = 3
        return x * 1

    x = gs.ones(2)
    assert kernel_of("quietly", quietly)(x).tolist() == [3.0, 3.0]
    assert x._version == 0


def test_declared_changes_are_counted_and_noticed_by_autograd():
    def fill(x: Tensor) -> None:
        x.numpy()[:] = 3

    op = kernel_of("fill", fill, mutates_args={"x"})
    x = gs.ones(2, requires_grad=True)
    used = x * 2
    product = used * used
    op(used)
    assert used._version == 1
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation"):
        product.sum().backward()


# -- memory of results --------------------------------------------------------------------------------


def test_results_name_what_they_share():
    def same(x: Tensor, y: Tensor) -> Tensor:
        return y

    def part(x: Tensor) -> tuple[Tensor, Tensor]:
        return x * 2, x[1:]

    def listed(xs: list[Tensor]) -> list[Tensor]:
        return [xs[0] * 2, xs[1]]

    with pytest.raises(
        RuntimeError, match=r"the output of its kernel .* is argument 'y'"
    ) as raised:
        kernel_of("same", same)(gs.ones(2), gs.ones(2))
    assert line_of(same) in str(raised.value)
    with pytest.raises(
        RuntimeError, match=r"output 1 of its kernel .* shares memory with argument 'x'"
    ):
        kernel_of("part", part)(gs.ones(3))
    with pytest.raises(
        RuntimeError, match=r"the output\[1\] of its kernel .* is argument 'xs\[1\]'"
    ):
        kernel_of("listed", listed)([gs.ones(2), gs.ones(2)])


def test_memory_by_way_of_numpy_is_seen():
    def by_numpy(x: Tensor) -> Tensor:
        return gs.from_numpy(x.detach().numpy())

    def by_reshape(x: Tensor) -> Tensor:
        return gs.from_numpy(np.reshape(x.detach().numpy(), (2, 2)).T)

    def copied(x: Tensor) -> Tensor:
        return gs.from_numpy(x.detach().numpy().copy()[1:])

    for name, function in (("by_numpy", by_numpy), ("by_reshape", by_reshape)):
        with pytest.raises(RuntimeError, match=r"shares memory with argument 'x'"):
            kernel_of(name, function)(gs.ones(4))
    assert kernel_of("copied", copied)(gs.arange(3.0)).tolist() == [1.0, 2.0]


def test_a_result_of_which_an_argument_is_a_part():
    whole = gs.ones(4)

    def known(x: Tensor) -> Tensor:
        return whole

    with pytest.raises(RuntimeError, match=r"shares memory with argument 'x'"):
        kernel_of("whole", known)(whole[:2])
    assert kernel_of("whole_again", known)(gs.ones(2)) is whole


# -- kinds of results ---------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [5, "text", np.ones(2), [gs.ones(1)], (gs.ones(1), gs.ones(1))])
def test_what_is_no_tensor_is_refused(value):
    def wrong(x: Tensor) -> Tensor:
        return value

    with pytest.raises(RuntimeError, match=r"where the schema declares Tensor") as raised:
        kernel_of("wrong", wrong)(gs.ones(2))
    assert line_of(wrong) in str(raised.value)


@pytest.mark.parametrize(
    "value, says", [((1,), "Expected 2 values, but got 1"), (5, "not an instance of 'sequence'")]
)
def test_the_number_of_results(value, says):
    def several(x: Tensor) -> tuple[Tensor, int]:
        return value

    with pytest.raises((RuntimeError, TypeError), match=says) as raised:
        kernel_of("number", several)(gs.ones(2))
    assert line_of(several) in str(raised.value)


def test_nothing_means_none():
    def nothing(x: Tensor) -> None:
        return x

    with pytest.raises(RuntimeError, match=r"Expected the kernel to return None"):
        kernel_of("nothing", nothing)(gs.ones(2))
