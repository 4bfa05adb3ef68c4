"""Batching rules of programs: `library.register_vmap`, `CustomOpDef.register_vmap`, and operators without one."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import pytest

import gradsmith as gs
from gradsmith import Tensor, ops, vmap
from gradsmith.func import grad
from gradsmith.library import Library


@pytest.fixture
def lib() -> Iterator[Library]:
    with gs.library._scoped_library("rules", "DEF") as library:
        yield library


def _scaled(lib: Library) -> list[Any]:
    """An operator ``rules::scaled`` with a rule, and what the rule has been told."""
    lib.define("scaled(Tensor x, float by=2.0, *, bool negative=False) -> Tensor")
    lib.impl("scaled", lambda x, by=2.0, *, negative=False: x * (-by if negative else by), "CPU")
    told: list[Any] = []

    def rule(info: Any, in_dims: Any, x: Tensor, by: float = 2.0, *, negative: bool = False) -> Any:
        told.append((info.batch_size, info.randomness, in_dims, x.shape, by, negative))
        return ops.rules.scaled(x, by, negative=negative), in_dims[0]

    gs.library.register_vmap("rules::scaled", rule, lib=lib)
    return told


def test_a_rule_is_called_as_the_operator_was(lib: Library) -> None:
    told = _scaled(lib)
    x = gs.arange(6.0).reshape(2, 3)
    assert vmap(ops.rules.scaled, 1)(x).equal((2 * x).t())
    assert vmap(lambda row: ops.rules.scaled(row, 3.0, negative=True))(x).equal(-3 * x)
    assert told == [
        (3, "error", (1,), (2, 3), 2.0, False),
        (2, "error", (0, None), (2, 3), 3.0, True),
    ]


def test_a_rule_is_called_below_its_level(lib: Library) -> None:
    told = _scaled(lib)
    x = gs.arange(24.0).reshape(2, 3, 4)
    assert vmap(vmap(ops.rules.scaled))(x).equal(2 * x)
    # The inner rule sees a tensor of the outer level, and calls the operator there.
    assert [shape for _, _, _, shape, _, _ in told] == [(3, 4), (2, 3, 4)]


def test_a_rule_lasts_as_long_as_its_library() -> None:
    x = gs.ones(2, 3)
    with gs.library._scoped_library("rules", "DEF") as lib:
        _scaled(lib)
        with gs.library._scoped_library("rules", "FRAGMENT") as other:
            gs.library.register_vmap(
                "rules::scaled", lambda info, dims, x, *rest: (x * 0, dims[0]), lib=other
            )
            assert vmap(ops.rules.scaled)(x).sum() == 0
        assert vmap(ops.rules.scaled)(x).sum() == 12


def test_without_a_rule_there_is_a_loop_and_one_warning(lib: Library) -> None:
    lib.define("bare(Tensor x) -> Tensor")
    lib.impl("bare", lambda x: x.sin(), "CPU")
    x = gs.arange(6.0).reshape(2, 3)
    with pytest.warns(UserWarning, match="rules::bare"):
        out = vmap(ops.rules.bare)(x)
    gs.testing.assert_close(out, x.sin())
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        vmap(ops.rules.bare)(x)


@pytest.mark.parametrize("wrong", [lambda x: x, lambda x: (x, 0, 0), lambda x: [x, 0]])
def test_anything_but_a_pair_is_refused(lib: Library, wrong: Any) -> None:
    lib.define("odd(Tensor x) -> Tensor")
    lib.impl("odd", lambda x: x + 0, "CPU")
    gs.library.register_vmap("rules::odd", lambda info, dims, x: wrong(x), lib=lib)
    with pytest.raises(RuntimeError, match="to have two returns, an output and out_dims"):
        vmap(ops.rules.odd)(gs.ones(2))


def test_a_custom_operator_has_rules_for_outputs_and_derivatives() -> None:
    @gs.library.custom_op("rules::cube", mutates_args=())
    def cube(x: Tensor) -> tuple[Tensor, Tensor]:
        return x**3, 3 * x**2

    def setup(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(output[1])

    def backward(ctx: Any, grad_out: Tensor, grad_slope: Tensor) -> Tensor:
        (slope,) = ctx.saved_tensors
        return grad_out * slope

    cube.register_autograd(backward, setup_context=setup)

    @cube.register_vmap
    def rule(info: Any, in_dims: Any, x: Tensor) -> Any:
        return cube(x), (in_dims[0], in_dims[0])

    assert rule is None  # PyTorch's decorator returns nothing either
    x = gs.arange(6.0).reshape(2, 3)
    out, slope = vmap(cube, 1, 1)(x)
    gs.testing.assert_close(out, x**3)
    gs.testing.assert_close(slope, 3 * x**2)
    gs.testing.assert_close(vmap(grad(lambda row: cube(row)[0].sum()))(x), 3 * x**2)
    gs.testing.assert_close(grad(lambda x: vmap(cube)(x)[0].sum())(x), 3 * x**2)


def test_rules_take_lists_of_tensors(lib: Library) -> None:
    lib.define("total(Tensor[] xs) -> Tensor")
    lib.impl("total", lambda xs: sum(x.sum() for x in xs), "CPU")
    told = []

    def rule(info: Any, in_dims: Any, xs: Any) -> Any:
        told.append(in_dims)
        (dims,) = in_dims
        rows = [
            x.movedim(d, 0).reshape(info.batch_size, -1).sum(1) if d is not None else x.sum()
            for x, d in zip(xs, dims)
        ]
        return sum(rows), 0

    gs.library.register_vmap("rules::total", rule, lib=lib)
    x, y = gs.ones(2, 3), gs.ones(4)
    assert vmap(lambda row: ops.rules.total([row, y]))(x).tolist() == [7.0, 7.0]
    assert [list(dims) for (dims,) in told] == [[0, None]]
