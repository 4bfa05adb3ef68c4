"""Functions with right and wrong derivatives, for both libraries: what a checker of derivatives must tell apart."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

__all__ = ["PROGRAMS", "Program"]


@dataclass(frozen=True)
class Program:
    """A function of a library that returns a function of tensors."""

    make: Callable[[Any], Callable[..., Any]]
    kinds: tuple[str, ...] = ("real",)
    """Of the inputs: ``real``, ``complex``, by position."""
    right: bool = True
    forward: bool = False
    """Whether it has a formula for forward mode, which is then what is right or wrong."""
    ours: str = ""
    """What our message must say."""
    same: bool = True
    """Whether PyTorch's verdict is the same."""


PROGRAMS: dict[str, Program] = {}


def program(**options: Any) -> Callable[[Callable[[Any], Any]], Callable[[Any], Any]]:
    def add(make: Callable[[Any], Any]) -> Callable[[Any], Any]:
        PROGRAMS[make.__name__] = Program(make, **options)
        return make

    return add


def function(lib: Any, forward: Any, backward: Any, **more: Any) -> Any:
    """A custom Function that saves its arguments."""

    def run(ctx: Any, *tensors: Any) -> Any:
        ctx.save_for_backward(*tensors)
        return forward(*tensors)

    body = {
        "forward": staticmethod(run),
        "backward": staticmethod(lambda ctx, *grads: backward(ctx, *grads)),
    }
    body |= {name: staticmethod(value) for name, value in more.items()}
    return type("Planted", (lib.autograd.Function,), body).apply


# -- right ---------------------------------------------------------------------------------------------


@program(kinds=("real", "real"))
def product(lib: Any) -> Any:
    return lambda x, y: x * y


@program(kinds=("complex", "real"))
def mixed_product(lib: Any) -> Any:
    return lambda x, y: (x * y, (x.conj() * x).real.sum())


@program()
def right_square(lib: Any) -> Any:
    return function(lib, lambda x: x * x, lambda ctx, g: 2 * ctx.saved_tensors[0] * g)


@program(kinds=("complex",))
def right_complex_square(lib: Any) -> Any:
    return function(lib, lambda x: x * x, lambda ctx, g: 2 * ctx.saved_tensors[0].conj() * g)


@program()
def constant(lib: Any) -> Any:
    return lambda x: x.detach() * 0 + 1


@program()
def constant_beside(lib: Any) -> Any:
    return lambda x: (x * 2, x.detach() * 3)


@program()
def identity(lib: Any) -> Any:
    return lambda x: x


@program()
def in_place_on_a_clone(lib: Any) -> Any:
    return lambda x: x.clone().mul_(x)


@program()
def nothing_in_it(lib: Any) -> Any:
    return lambda x: x[:0] * 2


# -- wrong -----------------------------------------------------------------------------------------------


@program(right=False, ours="Hint: they differ by the sign")
def wrong_sign(lib: Any) -> Any:
    return function(lib, lambda x: x * x, lambda ctx, g: -2 * ctx.saved_tensors[0] * g)


@program(right=False, ours="Hint: the analytical one times 2 is the numerical one")
def wrong_factor(lib: Any) -> Any:
    return function(lib, lambda x: x * x, lambda ctx, g: ctx.saved_tensors[0] * g)


@program(right=False)
def slightly_wrong_factor(lib: Any) -> Any:
    return function(lib, lambda x: x * x, lambda ctx, g: 2.01 * ctx.saved_tensors[0] * g)


@program(right=False, kinds=("complex",), ours="Hint: the analytical one should be conjugated")
def missing_conjugate(lib: Any) -> Any:
    return function(lib, lambda x: x * (1 + 2j), lambda ctx, g: g * (1 + 2j))


@program(right=False, kinds=("complex",), ours="Hint: the analytical one should be conjugated")
def missing_conjugate_of_an_input(lib: Any) -> Any:
    return function(lib, lambda x: x * x, lambda ctx, g: 2 * ctx.saved_tensors[0] * g)


@program(right=False, ours="Hint: the analytical derivative is zero")
def forgotten(lib: Any) -> Any:
    return function(lib, lambda x: x * x, lambda ctx, g: None)


@program(right=False, kinds=("real", "real"), ours="with respect to input 1")
def wrong_for_the_second(lib: Any) -> Any:
    return function(
        lib,
        lambda x, y: x * y,
        lambda ctx, g: (g * ctx.saved_tensors[1], g * ctx.saved_tensors[1]),
    )


@program(right=False)
def swapped(lib: Any) -> Any:
    apply = function(
        lib,
        lambda x, y: x * y * y,
        lambda ctx, g: (
            2 * g * ctx.saved_tensors[0] * ctx.saved_tensors[1],
            g * ctx.saved_tensors[1] ** 2,
        ),
    )
    return lambda x: apply(x, 2 * x + 1)


@program(right=False, ours="output 1 with respect to input 0")
def wrong_for_the_second_output(lib: Any) -> Any:
    return function(lib, lambda x: (x * 2, x * 3), lambda ctx, g, h: g * 2 + h * 2)


@program(right=False, ours="not reentrant")
def drifting(lib: Any) -> Any:
    count = itertools.count()
    return function(lib, lambda x: x * 2, lambda ctx, g: g * (2 + 1e-7 * next(count)))


@program(right=False, ours="multiplied by grad_output")
def not_multiplied(lib: Any) -> Any:
    return function(
        lib, lambda x: x.sum() * 2, lambda ctx, g: lib.full_like(ctx.saved_tensors[0], 2)
    )


@program(right=False, ours="expected to be zero")
def hidden_dependence(lib: Any) -> Any:
    return lambda x: x.detach() * 2


@program(right=False, ours="undefined output grads")
def no_undefined_gradients(lib: Any) -> Any:
    class Planted(lib.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.set_materialize_grads(False)
            return x * 2, x * 3

        @staticmethod
        def backward(ctx: Any, g: Any, h: Any) -> Any:
            if g is None or h is None:
                raise RuntimeError("both, please")
            return g * 2 + h * 3

    def both(x: Any) -> Any:  # always both, but for what the check of missing gradients does
        a, b = Planted.apply(x)
        return (a + b).clone()

    return both


@program(right=False, ours="changed input 0 in place")
def changes_its_input(lib: Any) -> Any:
    def changing(x: Any) -> Any:
        with lib.no_grad():
            x.mul_(1.5)
        return x * 2

    return changing


@program(right=False, same=False, ours="changed the gradient that it was given")
def changes_its_gradient(lib: Any) -> Any:
    return function(lib, lambda x: x * 2, lambda ctx, g: g.mul_(2))


@program(right=False, same=False, ours="Backward changed input 0 in place")
def backward_changes_the_input(lib: Any) -> Any:
    def backward(ctx: Any, g: Any) -> Any:
        ctx.saved_tensors[0].data.add_(0.125)
        return g * 2

    return function(lib, lambda x: x * 2, backward)


# -- forward mode -------------------------------------------------------------------------------------


def both_modes(lib: Any, tangent: Any) -> Any:
    class Planted(lib.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.save_for_backward(x)
            ctx.save_for_forward(x)
            return x * x

        @staticmethod
        def backward(ctx: Any, g: Any) -> Any:
            return 2 * g * ctx.saved_tensors[0].conj()

        @staticmethod
        def jvp(ctx: Any, t: Any) -> Any:
            return tangent(ctx.saved_tensors[0], t)

    return Planted.apply


@program(forward=True)
def right_tangent(lib: Any) -> Any:
    return both_modes(lib, lambda x, t: 2 * x * t)


@program(forward=True, kinds=("complex",))
def right_complex_tangent(lib: Any) -> Any:
    return both_modes(lib, lambda x, t: 2 * x * t)


@program(forward=True, right=False, ours="forward mode mismatch")
def wrong_tangent(lib: Any) -> Any:
    return both_modes(lib, lambda x, t: 3 * x * t)


@program(forward=True, right=False, kinds=("complex",), ours="forward mode mismatch")
def conjugated_tangent(lib: Any) -> Any:
    return both_modes(lib, lambda x, t: 2 * x.conj() * t)
