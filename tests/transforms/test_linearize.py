"""`linearize`: forward mode noted once, done again for each tangent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.func import functionalize, grad, jacfwd, jvp, linearize, vmap
from gradsmith.testing import assert_close
from gradsmith.utils._python_dispatch import TorchDispatchMode
from gradsmith.utils._pytree import tree_leaves


def numbers(*shape: int, seed: int = 0) -> Any:
    generator = gs.Generator().manual_seed(seed)
    return gs.randn(shape, generator=generator, dtype=gs.float64)


def changed_in_place(x: Any) -> Any:
    y = x * 2
    y[0] = x[1] ** 2
    y.mul_(x)
    z = gs.zeros(3, dtype=x.dtype)
    z[1:] = y[:2]
    z.t()[2].add_(x[0])
    return z + y


class Cube(gs.autograd.Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(x: Any) -> Any:
        return x**3

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(*inputs)
        ctx.save_for_forward(*inputs)

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return 3 * grad * ctx.saved_tensors[0] ** 2

    @staticmethod
    def jvp(ctx: Any, tangent: Any) -> Any:
        return 3 * tangent * ctx.saved_tensors[0] ** 2


FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "one": gs.sin,
    "tree": lambda x: {"a": x.sin() * x.sum(), "b": [x * 2, (x.prod(),)]},
    "in place": changed_in_place,
    "independent": lambda x: gs.ones(2, dtype=x.dtype),
    "partly": lambda x: (x.exp(), gs.ones(2)),
    "itself": lambda x: x,
    "views": lambda x: x.expand(2, 3).t().reshape(-1)[1:4],
    "solve": lambda x: gs.linalg.solve(gs.eye(3, dtype=x.dtype) * 2 + x, x),
    "sum over several dims": lambda x: x.expand(2, 3).sum((0, 1)),
    "gradient": grad(lambda x: (x.sin() * x.cos()).sum()),
    "mapped": vmap(lambda e: e.sin() * e),
    "tangent": lambda x: jvp(lambda y: y**3, (x,), (x,))[1],
    "linearized": lambda x: linearize(lambda y: y**3, x)[1](x),
    "Function": Cube.apply,
    "Function, mapped": vmap(Cube.apply),
    "Function's gradient": grad(lambda x: Cube.apply(x).sum()),
    "Function's tangent": lambda x: jvp(Cube.apply, (x,), (x,))[1],
    "without in-place": functionalize(changed_in_place),
    "control flow": lambda x: x * 2 if x.sum() > 100 else x * x.sum().item(),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_it_is_jvp(name: str) -> None:
    f, x = FUNCTIONS[name], numbers(3)
    value, push = linearize(f, x)
    for seed in (1, 2, 1):
        tangent = numbers(3, seed=seed)
        expected = jvp(f, (x,), (tangent,))
        for ours, theirs in zip(tree_leaves((value, push(tangent))), tree_leaves(expected)):
            assert_close(ours, theirs, rtol=1e-12, atol=1e-12)


class Seen(TorchDispatchMode):
    """The operators that are called."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.names.append(func.name())
        return func(*args, **(kwargs or {}))


def test_nothing_is_computed_of_the_primal_again() -> None:
    calls = []
    x = numbers(3)
    _, push = linearize(lambda x: calls.append(1) or (x.exp().sin() + x.exp() * 0), x)
    with Seen() as seen:
        push(x)
    assert calls == [1]
    assert not {"aten::exp", "aten::sin", "aten::cos"} & set(seen.names)
    assert seen.names.count("aten::mul.Tensor") >= 2


def test_what_the_result_does_not_need_is_not_done_again() -> None:
    def f(x: Any) -> Any:
        x.sum().exp()
        return x * 2

    _, push = linearize(f, numbers(3))
    with Seen() as seen:
        push(numbers(3))
    assert [name for name in seen.names if "mul" in name] == ["aten::mul.Tensor"]
    assert "aten::sum" not in seen.names


def test_several_arguments_in_trees() -> None:
    x, y = numbers(3), numbers(3, seed=1)
    value, push = linearize(lambda d, y: d["a"] * y, {"a": x}, y)
    assert_close(value, x * y)
    assert_close(push({"a": y}, x), y * y + x * x)


def test_what_is_no_tensor_comes_back() -> None:
    x = numbers(3)
    value, push = linearize(lambda x: (x.sin(), 3, "s"), x)
    assert value[1:] == push(x)[1:] == (3, "s")


def test_within_and_around_other_transforms() -> None:
    x, v = numbers(3), numbers(3, seed=1)
    _, push = linearize(gs.sin, x)
    assert_close(vmap(push)(gs.eye(3, dtype=gs.float64)), jacfwd(gs.sin)(x))
    assert_close(vmap(lambda a, b: linearize(gs.sin, a)[1](b))(x, v), x.cos() * v)
    assert_close(grad(lambda a: linearize(gs.sin, a)[1](v).sum())(x), -x.sin() * v)
    assert_close(grad(lambda t: push(t).sum())(v), x.cos())
    assert_close(jvp(lambda a: linearize(gs.sin, a)[1](v), (x,), (v,))[1], -x.sin() * v * v)
    leaf = numbers(3).requires_grad_()
    linearize(gs.sin, leaf)[1](v).sum().backward()
    assert_close(leaf.grad, -x.sin() * v)


def test_a_tangent_may_lie_otherwise_than_its_primal() -> None:
    _, push = linearize(lambda m: m.view(6) * 2, gs.ones(2, 3))
    tangent = gs.arange(6.0).reshape(3, 2).t()
    assert_close(push(tangent), tangent.reshape(6) * 2)


def test_an_argument_that_the_function_changes() -> None:
    def f(x: Any) -> Any:
        x.mul_(x)
        return x.sin()

    x = numbers(3)
    given = x.clone()
    value, push = linearize(f, given)
    assert_close(given, x * x)
    assert_close(value, (x * x).sin())
    assert_close(push(x), (x * x).cos() * 2 * x * x)


def test_a_change_of_what_is_kept_is_refused() -> None:
    x = numbers(3)
    _, push = linearize(lambda x: x * x, x)
    x.zero_()
    with pytest.raises(RuntimeError, match="modified by an inplace operation: it is at version 1"):
        push(numbers(3))


def test_a_function_that_changes_its_argument_is_refused() -> None:
    class Doubled(gs.autograd.Function):
        @staticmethod
        def forward(x: Any) -> Any:
            return x.mul_(2)

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
            ctx.mark_dirty(*inputs)

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 2

        @staticmethod
        def jvp(ctx: Any, tangent: Any) -> Any:
            return tangent.mul_(2)

    with pytest.raises(RuntimeError, match="Doubled changes an argument in place"):
        linearize(lambda x: Doubled.apply(x.clone()), numbers(3))


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (lambda x: (x[:2],), "tangent:0 with shape gradsmith.Size.*doesn't match the shape"),
        (lambda x: (x.float(),), "tangent:0 with dtype gradsmith.float32"),
        (lambda x: (x, x), "to have the same argspec as the primals"),
    ],
)
def test_tangents_that_do_not_fit(given: Any, message: str) -> None:
    x = numbers(3)
    _, push = linearize(gs.sin, x)
    with pytest.raises(RuntimeError, match=message):
        push(*given(x))


def test_primals_that_are_no_tensors() -> None:
    with pytest.raises(RuntimeError, match="Expected primals to only contain Tensors"):
        linearize(lambda x: x * 2, 2.0)
