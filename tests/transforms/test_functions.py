"""Custom Functions under transforms."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.autograd import Function
from gradsmith.func import grad, hessian, jacfwd, jacrev, jvp, vmap


def numbers(*shape: int) -> gs.Tensor:
    return gs.from_numpy(np.random.default_rng(0).standard_normal(shape))


class Cube(Function):
    """x³ by a formula of its own, which calls count."""

    generate_vmap_rule = True
    backwards: list[int] = []

    @staticmethod
    def forward(x: gs.Tensor) -> gs.Tensor:
        return x**3

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(*inputs)
        ctx.save_for_forward(*inputs)

    @staticmethod
    def backward(ctx: Any, grad: gs.Tensor) -> gs.Tensor:
        Cube.backwards.append(grad.ndim)
        (x,) = ctx.saved_tensors
        return grad * 3 * x * x

    @staticmethod
    def jvp(ctx: Any, tangent: gs.Tensor) -> gs.Tensor:
        (x,) = ctx.saved_tensors
        return tangent * 3 * x * x


class Product(Function):
    """A Function with two outputs and a rule of its own."""

    @staticmethod
    def forward(x: gs.Tensor, y: gs.Tensor) -> tuple[gs.Tensor, gs.Tensor]:
        return x * y, x + y

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx: Any, a: gs.Tensor, b: gs.Tensor) -> tuple[gs.Tensor, gs.Tensor]:
        x, y = ctx.saved_tensors
        return a * y + b, a * x + b

    @staticmethod
    def vmap(info: Any, in_dims: Any, x: gs.Tensor, y: gs.Tensor) -> Any:
        x, y = (v if d is None else v.movedim(d, 0) for v, d in zip((x, y), in_dims))
        return Product.apply(x, y), (0, 0)


class GeneratedProduct(Product):
    generate_vmap_rule = True
    vmap = Function.vmap


class Doubled(Function):
    """In place."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x: gs.Tensor) -> gs.Tensor:
        return x.mul_(2)

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.mark_dirty(inputs[0])

    @staticmethod
    def backward(ctx: Any, grad: gs.Tensor) -> gs.Tensor:
        return grad * 2


def test_every_transform_uses_its_methods() -> None:
    x = numbers(4)
    gs.testing.assert_close(grad(lambda v: Cube.apply(v).sum())(x), 3 * x * x)
    second = grad(lambda v: grad(lambda u: Cube.apply(u).sum())(v).sum())(x)
    gs.testing.assert_close(second, 6 * x)
    gs.testing.assert_close(jvp(Cube.apply, (x,), (x,))[1], 3 * x**3)
    gs.testing.assert_close(jacrev(Cube.apply)(x), (3 * x * x).diag())
    gs.testing.assert_close(jacfwd(Cube.apply)(x), (3 * x * x).diag())
    gs.testing.assert_close(hessian(lambda v: Cube.apply(v).sum())(x), (6 * x).diag())
    Cube.backwards.clear()
    grad(lambda v: Cube.apply(v).sum())(x)
    assert Cube.backwards == [1]


@pytest.mark.parametrize("function", [Product, GeneratedProduct])
def test_rules_of_batches(function: Any) -> None:
    x, y = numbers(4, 3), numbers(3)
    gs.testing.assert_close(vmap(function.apply, (0, None))(x, y), (x * y, x + y))
    gs.testing.assert_close(vmap(function.apply, (1, None))(x, y[0].expand(4))[0], x.t() * y[0])

    def loss(a: gs.Tensor, b: gs.Tensor) -> gs.Tensor:
        p, s = function.apply(a, b)
        return (p * s).sum()

    da, db = vmap(grad(loss, (0, 1)), (0, None))(x, y)
    gs.testing.assert_close(da, 2 * x * y + y * y)
    gs.testing.assert_close(db, x * x + 2 * x * y)
    whole = grad(lambda a, b: vmap(loss, (None, 0))(b, a).sum(), (0, 1))(x, y)
    gs.testing.assert_close(whole[0], 2 * x * y + y * y)
    gs.testing.assert_close(whole[1], (x * x + 2 * x * y).sum(0))


def test_changes_in_place_under_transforms() -> None:
    x = numbers(2, 3)
    gs.testing.assert_close(vmap(lambda v: Doubled.apply(v.clone()))(x), x * 2)
    found = vmap(grad(lambda v: Doubled.apply(v.clone()).sum()))(x)
    assert found.tolist() == [[2.0] * 3] * 2


def test_what_cannot_be_transformed_says_why() -> None:
    class Old(Function):
        @staticmethod
        def forward(ctx: Any, x: gs.Tensor) -> gs.Tensor:
            return x

        @staticmethod
        def backward(ctx: Any, g: gs.Tensor) -> gs.Tensor:
            return g

    class Silent(Cube):
        generate_vmap_rule = False

    class Both(Product):
        generate_vmap_rule = True

    class Wrong(Silent):
        @staticmethod
        def vmap(info: Any, in_dims: Any, x: gs.Tensor) -> Any:
            return x

    x = numbers(2, 3)
    for function, says in (
        (Old, "must override the setup_context staticmethod"),
        (Silent, "You tried to vmap over Silent, but it does not have vmap support"),
        (Both, "both generate_vmap_rule=True and an overridden vmap"),
        (Wrong, "Expected the vmap staticmethod to have two returns"),
    ):
        arguments = (x, x) if function is Both else (x,)
        with pytest.raises(RuntimeError, match=says):
            vmap(function.apply)(*arguments)
    with pytest.raises(RuntimeError, match="must override the setup_context"):
        grad(lambda v: Old.apply(v).sum())(x)
    gs.testing.assert_close(grad(lambda v: Silent.apply(v).sum())(x), 3 * x * x)
