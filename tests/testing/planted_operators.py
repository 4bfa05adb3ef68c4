"""Operators with a planted fault, each beside its corrected twin."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

import gradsmith as gs
from gradsmith.autograd.function import Function, once_differentiable
from gradsmith.library import _scoped_library, register_autograd, register_fake

Maker = Callable[[], tuple[Any, ...]]


@dataclass(frozen=True)
class Version:
    """One way of registering an operator."""

    schema: str | None = None
    """Where it differs from the case's."""
    fake: Callable[..., Any] | None = None
    backward: Callable[..., Any] | None = None
    setup: Callable[..., Any] | None = None
    kernels: tuple[tuple[str, Callable[..., Any]], ...] = ()


@dataclass(frozen=True)
class Case:
    """A fault, its twin, the check that tells them apart and words of its message."""

    name: str
    check: str
    words: str
    """Regular expression."""
    schema: str
    args: Maker
    fault: Version
    twin: Version


@contextmanager
def registered(case: Case, version: Version) -> Iterator[Any]:
    """The operator ``planted::f``, as long as the block."""
    with _scoped_library("planted", "DEF") as lib:
        lib.define(f"f{version.schema or case.schema}")
        for key, kernel in version.kernels:
            lib.impl("f", kernel, key)
        if version.fake is not None:
            register_fake("planted::f", version.fake, lib=lib)
        if version.backward is not None:
            register_autograd("planted::f", version.backward, setup_context=version.setup, lib=lib)
        yield gs.ops.planted.f.default


# -- what most of them are made of --------------------------------------------------------------------


def real(*shape: int, requires_grad: bool = True) -> gs.Tensor:
    """Distinct floats that are not round."""
    values = np.arange(1, 1 + int(np.prod(shape)), dtype=np.float64).reshape(shape) / 7 + 0.1
    return gs.tensor(values, requires_grad=requires_grad)


def plain(*shape: int) -> Maker:
    return lambda: (real(*(shape or (2, 3)), requires_grad=False),)


def graded(*shape: int) -> Maker:
    return lambda: (real(*(shape or (2, 3))),)


def double(x: Any) -> Any:
    return gs.from_numpy(x.detach().numpy() * 2)


def square(x: Any) -> Any:
    return gs.from_numpy(x.detach().numpy() ** 2)


def like(x: Any, *rest: Any) -> Any:
    return gs.empty_like(x)


def nothing(*args: Any) -> None:
    return None


def on_cpu(
    kernel: Callable[..., Any], fake: Callable[..., Any] | None = like, **more: Any
) -> Version:
    return Version(kernels=(("CPU", kernel),), fake=fake, **more)


def save_first(ctx: Any, inputs: Any, output: Any) -> None:
    ctx.save_for_backward(inputs[0])


def squared(backward: Callable[..., Any], **more: Any) -> Version:
    """The square, with this for backward; what it saved is ``ctx.saved_tensors[0]``."""
    return on_cpu(square, backward=backward, setup=save_first, **more)


def right(ctx: Any, grad: Any) -> Any:
    return grad * 2 * ctx.saved_tensors[0]


T = "(Tensor x) -> Tensor"
WRITES = "(Tensor(a!) x) -> ()"


# -- schema -------------------------------------------------------------------------------------------


def change_hidden(x: Any) -> Any:
    x.detach().add_(1)
    return x.detach().clone()


def change_array(x: Any) -> Any:
    x.detach().numpy()[...] += 1
    return x.detach().clone()


def write_same(x: Any) -> Any:
    array = x.detach().numpy()
    np.maximum(array, 0, out=array)  # nothing negative there
    return gs.from_numpy(array.copy())


def write_same_counted(x: Any) -> Any:
    x.detach().mul_(1)
    return x.detach().clone()


def turn(x: Any) -> Any:
    x.t_()
    return x.clone()


def add_in_memory(x: Any) -> None:
    x.numpy()[...] += 1


def change_last(xs: Any) -> Any:
    xs[-1].detach().add_(1)
    return xs[0].detach().clone()


class Twice(Function):
    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        return double(x)

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return grad * 2


def beneath(x: Any) -> Any:
    """The operator itself, below autograd."""
    with gs._C._AutoDispatchBelowAutograd():
        return gs.ops.planted.f(x)


class TwiceAbove(Twice):
    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        return beneath(x)


def below(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """`kernel`, recording nothing."""

    def run(*args: Any) -> Any:
        with gs.no_grad():
            return kernel(*args)

    return run


SCHEMA = [
    Case(
        "hidden mutation",
        "test_schema",
        "'x' is changed, though the schema does not mark it '!'",
        T,
        plain(),
        on_cpu(change_hidden),
        on_cpu(lambda x: x.detach().clone().add_(1)),
    ),
    Case(
        "hidden mutation, declared by the twin",
        "test_schema",
        "mark the argument in the schema",
        T,
        plain(),
        on_cpu(change_hidden),
        on_cpu(change_hidden, schema="(Tensor(a!) x) -> Tensor"),
    ),
    Case(
        "write through NumPy",
        "test_schema",
        "in its memory, past the version counter",
        T,
        plain(),
        on_cpu(change_array),
        on_cpu(lambda x: gs.from_numpy(x.detach().numpy() + 1)),
    ),
    Case(
        "write of the same values through NumPy",
        "test_schema",
        "written in its memory.*read-only",
        T,
        plain(),
        on_cpu(write_same),
        on_cpu(lambda x: gs.from_numpy(np.maximum(x.detach().numpy(), 0))),
    ),
    Case(
        "write of the same values",
        "test_schema",
        "its version goes from 0 to 1",
        T,
        plain(),
        on_cpu(write_same_counted),
        on_cpu(lambda x: x.detach().clone().mul_(1)),
    ),
    Case(
        "changed shape of an argument",
        "test_schema",
        r"'x' had shape \(2, 3\)",
        T,
        plain(),
        on_cpu(turn),
        on_cpu(lambda x: x.t().clone(), fake=lambda x: x.new_empty(x.shape[::-1])),
    ),
    Case(
        "mutation in a list",
        "test_schema",
        r"'xs\[1\]' is changed",
        "(Tensor[] xs) -> Tensor",
        lambda: ([real(3), real(3)],),
        on_cpu(change_last, fake=lambda xs: like(xs[0])),
        on_cpu(lambda xs: xs[0].detach().clone(), fake=lambda xs: like(xs[0])),
    ),
    Case(
        "returns its argument",
        "test_schema",
        "the result is 'x' itself",
        T,
        plain(),
        on_cpu(lambda x: x, fake=lambda x: x),
        on_cpu(lambda x: x.clone()),
    ),
    Case(
        "returns a view",
        "test_schema",
        "a view of 'x'",
        T,
        plain(),
        on_cpu(lambda x: x.t(), fake=lambda x: x.t()),
        on_cpu(lambda x: x.t(), fake=lambda x: x.t(), schema="(Tensor(a) x) -> Tensor(a)"),
    ),
    Case(
        "wrong alias annotation",
        "test_schema",
        "a view of 'x'",
        "(Tensor x, Tensor(a) y) -> Tensor(a)",
        lambda: (real(3, requires_grad=False), real(3, requires_grad=False)),
        on_cpu(lambda x, y: x[1:], fake=lambda x, y: x[1:]),
        on_cpu(lambda x, y: y[1:], fake=lambda x, y: y[1:]),
    ),
    Case(
        "view made from an array",
        "test_schema",
        "counts versions apart",
        "(Tensor(a) x) -> Tensor(a)",
        plain(),
        on_cpu(lambda x: gs.from_numpy(x.detach().numpy()[1:]), fake=lambda x: x[1:]),
        on_cpu(lambda x: x[1:], fake=lambda x: x[1:]),
    ),
    Case(
        "two results share memory",
        "test_schema",
        "result 1 shares memory with result 0",
        "(Tensor x) -> (Tensor, Tensor)",
        plain(),
        on_cpu(lambda x: (y := x.clone(), y[:1]), fake=lambda x: (like(x), like(x[:1]))),
        on_cpu(lambda x: (x.clone(), x[:1].clone()), fake=lambda x: (like(x), like(x[:1]))),
    ),
    Case(
        "written argument is not what is returned",
        "test_schema",
        "another tensor than 'x'",
        "(Tensor(a!) x) -> Tensor(a!)",
        plain(),
        on_cpu(lambda x: x.add_(1).clone(), fake=lambda x: x),
        on_cpu(lambda x: x.add_(1), fake=lambda x: x),
    ),
    Case(
        "forgotten version bump",
        "test_schema",
        "its version stays 0",
        WRITES,
        plain(),
        on_cpu(add_in_memory, fake=nothing),
        on_cpu(lambda x: (x.add_(1), None)[1], fake=nothing),
    ),
    Case(
        "forgotten version bump of out",
        "test_schema",
        "'out' is changed and its version stays 0",
        "(Tensor x, *, Tensor(a!) out) -> ()",
        lambda: (real(3, requires_grad=False), ("out", gs.zeros(3))),
        on_cpu(lambda x, out: out.numpy().__setitem__(..., 1), fake=lambda x, out: None),
        on_cpu(lambda x, out: (out.fill_(1), None)[1], fake=lambda x, out: None),
    ),
]

# -- registration -------------------------------------------------------------------------------------

REGISTRATION = [
    Case(
        "gradient registered at a backend key",
        "test_autograd_registration",
        "at least one output of this operator has requires_grad=True",
        T,
        graded(),
        on_cpu(Twice.apply),
        Version(kernels=(("CPU", double), ("Autograd", TwiceAbove.apply)), fake=like),
    ),
    Case(
        "backend kernel made of operators",
        "test_autograd_registration",
        "CompositeImplicitAutograd",
        T,
        graded(),
        on_cpu(lambda x: x.sin()),
        Version(kernels=(("CompositeImplicitAutograd", lambda x: x.sin()),)),
    ),
    Case(
        "kernel for all backends records",
        "test_autograd_registration",
        "at least one output of this operator has requires_grad=True",
        T,
        graded(),
        Version(kernels=(("CompositeExplicitAutograd", lambda x: x.sin()),)),
        Version(kernels=(("CompositeExplicitAutograd", below(lambda x: x.sin())),)),
    ),
    Case(
        "composition kept from autograd by a backend kernel",
        "test_autograd_registration",
        "its composition.*is not used",
        T,
        graded(),
        Version(kernels=(("CompositeImplicitAutograd", lambda x: x * 2), ("CPU", double))),
        Version(
            kernels=(
                ("CompositeImplicitAutograd", lambda x: x * 2),
                ("CPU", double),
                ("Autograd", TwiceAbove.apply),
            )
        ),
    ),
]

# -- fakes --------------------------------------------------------------------------------------------


def transposed(x: Any) -> Any:
    return gs.from_numpy(np.asfortranarray(x.detach().numpy() * 2))


def positive(x: Any) -> Any:
    return gs.from_numpy(x.detach().numpy()[x.detach().numpy() > 1])


FAKE = [
    Case(
        "missing fake",
        "test_faketensor",
        "has no fake",
        T,
        plain(),
        on_cpu(double, fake=None),
        on_cpu(double),
    ),
    Case(
        "wrong shape",
        "test_faketensor",
        r"has shape \(2, 3\), the fake says \(3, 2\)",
        T,
        plain(),
        on_cpu(double, fake=lambda x: x.new_empty(x.shape[::-1])),
        on_cpu(double),
    ),
    Case(
        "missing dimension",
        "test_faketensor",
        r"has shape \(2, 1\), the fake says \(2,\)|the fake says \(2\)",
        T,
        plain(),
        on_cpu(
            lambda x: gs.from_numpy(x.detach().numpy().sum(1, keepdims=True)),
            fake=lambda x: x.new_empty(x.shape[0]),
        ),
        on_cpu(
            lambda x: gs.from_numpy(x.detach().numpy().sum(1, keepdims=True)),
            fake=lambda x: x.new_empty((x.shape[0], 1)),
        ),
    ),
    Case(
        "wrong dtype",
        "test_faketensor",
        "has dtype .*float64, the fake says .*float32",
        T,
        plain(),
        on_cpu(double, fake=lambda x: x.new_empty(x.shape, dtype=gs.float32)),
        on_cpu(double),
    ),
    Case(
        "wrong strides",
        "test_faketensor",
        r"has strides \(1, 2\), the fake says \(3, 1\)",
        T,
        plain(),
        on_cpu(transposed),
        on_cpu(transposed, fake=lambda x: x.new_empty(x.shape[::-1]).t()),
    ),
    Case(
        "wrong device",
        "test_faketensor",
        "on device cpu",
        T,
        plain(),
        on_cpu(double, fake=lambda x: gs.empty(x.shape, dtype=x.dtype)),
        on_cpu(double),
    ),
    Case(
        "data-dependent fake",
        "test_faketensor",
        "needs elements",
        T,
        plain(),
        on_cpu(positive, fake=lambda x: x.new_empty(int((x > 1).sum().item()))),
        on_cpu(double, fake=lambda x: x.new_empty(x.shape)),
    ),
    Case(
        "kernel for all devices looks at elements",
        "test_faketensor",
        "needs elements",
        T,
        plain(),
        Version(kernels=(("CompositeExplicitAutograd", double),)),
        Version(kernels=(("CompositeExplicitAutograd", below(lambda x: x * 2)),)),
    ),
    Case(
        "fake that mutates",
        "test_faketensor",
        "the fake writes to 'x'",
        T,
        plain(),
        on_cpu(double, fake=lambda x: x.add_(1).clone()),
        on_cpu(double),
    ),
    Case(
        "fake that returns its argument",
        "test_faketensor",
        "the fake returns 'x' itself",
        T,
        plain(),
        on_cpu(double, fake=lambda x: x),
        on_cpu(double),
    ),
    Case(
        "fake that makes a view",
        "test_faketensor",
        r"the fake returns 'x' in part",
        T,
        plain(),
        on_cpu(lambda x: gs.from_numpy(x.detach().numpy()[1:].copy()), fake=lambda x: x[1:]),
        on_cpu(
            lambda x: gs.from_numpy(x.detach().numpy()[1:].copy()), fake=lambda x: x[1:].clone()
        ),
    ),
    Case(
        "kernel that makes the view",
        "test_faketensor",
        "the kernel returns 'x' or a view of it",
        T,
        plain(),
        on_cpu(lambda x: x[1:], fake=lambda x: x[1:].clone()),
        on_cpu(lambda x: x[1:].clone(), fake=lambda x: x[1:].clone()),
    ),
    Case(
        "fake of fewer results",
        "test_faketensor",
        "the fake returns 1 tensors, the kernel 2",
        "(Tensor x) -> Tensor[]",
        plain(),
        on_cpu(lambda x: [double(x), double(x)], fake=lambda x: [like(x)]),
        on_cpu(lambda x: [double(x), double(x)], fake=lambda x: [like(x), like(x)]),
    ),
    Case(
        "fake that raises",
        "test_faketensor",
        "raises TypeError",
        T,
        plain(),
        on_cpu(double, fake=lambda x: gs.empty_like(x, size=3)),
        on_cpu(double),
    ),
]

# -- gradients ----------------------------------------------------------------------------------------

state = {"calls": 0}


def counted(ctx: Any, grad: Any) -> Any:
    state["calls"] += 1
    return grad * 2 * ctx.saved_tensors[0] * (1 + state["calls"] % 2)


def numpy_backward(ctx: Any, grad: Any) -> Any:
    x = ctx.saved_tensors[0]
    return gs.from_numpy(grad.detach().numpy() * 2 * x.detach().numpy())


def in_place(ctx: Any, grad: Any) -> Any:
    return grad.mul_(2 * ctx.saved_tensors[0])


def complex_args() -> tuple[Any, ...]:
    return (gs.tensor([1.0 + 2.0j, -0.5 + 0.3j], dtype=gs.complex128, requires_grad=True),)


def two() -> tuple[Any, ...]:
    return real(3), real(3)


def product(x: Any, y: Any) -> Any:
    return gs.from_numpy(x.detach().numpy() * y.detach().numpy())


def save_both(ctx: Any, inputs: Any, output: Any) -> None:
    ctx.save_for_backward(*inputs)


def of_product(backward: Callable[..., Any]) -> Version:
    return on_cpu(product, backward=backward, setup=save_both)


def product_backward(ctx: Any, grad: Any) -> Any:
    x, y = ctx.saved_tensors
    return grad * y, grad * x


def cube_backward(ctx: Any, grad: Any) -> Any:
    (x,) = ctx.saved_tensors
    return grad * 3 * x * x


def cube_detached(ctx: Any, grad: Any) -> Any:
    (x,) = ctx.saved_tensors
    return grad * 3 * x.detach() * x


def cube(x: Any) -> Any:
    return gs.from_numpy(x.detach().numpy() ** 3)


class NotRecorded(Function):
    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        out = beneath(x)
        ctx.mark_non_differentiable(out)
        return out

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return None


class Recorded(Function):
    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        ctx.save_for_backward(x)
        return beneath(x)

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return grad * 2 * ctx.saved_tensors[0]


class Once(Recorded):
    backward = staticmethod(once_differentiable(lambda ctx, grad: numpy_backward(ctx, grad)))


GRADIENT = [
    Case(
        "wrong sign", "test_gradient", "the wrong sign", T, graded(),
        squared(lambda ctx, grad: -grad * 2 * ctx.saved_tensors[0]), squared(right),
    ),
    Case(
        "wrong factor", "test_gradient", "is 0.5 times what it should be", T, graded(),
        squared(lambda ctx, grad: grad * ctx.saved_tensors[0]), squared(right),
    ),
    Case(
        "wrong formula", "test_gradient", "differs from differences", T, graded(),
        squared(lambda ctx, grad: grad * ctx.saved_tensors[0].cos()), squared(right),
    ),
    Case(
        "missing conj", "test_gradient", "that of the conjugate", T, complex_args,
        squared(right), squared(lambda ctx, grad: grad * 2 * ctx.saved_tensors[0].conj()),
    ),
    Case(
        "too few gradients", "test_gradient", "number of gradients|incorrect number", "(Tensor x, Tensor y) -> Tensor", two,
        of_product(lambda ctx, grad: grad * ctx.saved_tensors[1]), of_product(product_backward),
    ),
    Case(
        "too many gradients", "test_gradient", "at position 3", "(Tensor x, Tensor y) -> Tensor", two,
        of_product(lambda ctx, grad: (*product_backward(ctx, grad), grad)), of_product(product_backward),
    ),
    Case(
        "gradient None where needed", "test_gradient", "the gradient for 'y' is None or zero", "(Tensor x, Tensor y) -> Tensor",
        two,
        of_product(lambda ctx, grad: (grad * ctx.saved_tensors[1], None)), of_product(product_backward),
    ),
    Case(
        "gradients exchanged", "test_gradient", "the gradient for 'x'", "(Tensor x, Tensor y) -> Tensor",
        lambda: (real(3), real(3, requires_grad=True) * 2.5 + 1),
        of_product(lambda ctx, grad: product_backward(ctx, grad)[::-1]), of_product(product_backward),
    ),
    Case(
        "gradient of the wrong shape", "test_gradient", "shape", T, graded(),
        squared(lambda ctx, grad: (grad * 2 * ctx.saved_tensors[0])[:1, :2]), squared(right),
    ),
    Case(
        "right first, wrong second order", "test_gradient", "second order", T, graded(),
        on_cpu(cube, backward=cube_detached, setup=save_first), on_cpu(cube, backward=cube_backward, setup=save_first),
    ),
    Case(
        "backward through NumPy", "test_gradient", "second order", T, graded(),
        squared(numpy_backward), Version(kernels=(("CPU", square), ("Autograd", Once.apply)), fake=like),
    ),
    Case(
        "gradient depends on global state", "test_gradient", "not reentrant|times what|second time|differs", T, graded(),
        squared(counted), squared(right),
    ),
    Case(
        "random gradient", "test_gradient", "not reentrant|differs", T, graded(),
        squared(lambda ctx, grad: grad * 2 * ctx.saved_tensors[0] * random.random()), squared(right),
    ),
    Case(
        "backward writes its gradient", "test_gradient", "changed the gradient|incoming gradient", T, graded(),
        squared(in_place), squared(right),
    ),
    Case(
        "incoming gradient ignored", "test_gradient", "multiply by the incoming gradient|differs|multiplied", T, graded(),
        squared(lambda ctx, grad: 2 * ctx.saved_tensors[0]), squared(right),
    ),
    Case(
        "output does not require grad", "test_gradient", "does not require grad", T, graded(),
        Version(kernels=(("CPU", square), ("Autograd", NotRecorded.apply)), fake=like),
        Version(kernels=(("CPU", square), ("Autograd", Recorded.apply)), fake=like),
    ),
    Case(
        "missing incoming gradient", "test_gradient", "undefined|NoneType", "(Tensor x) -> (Tensor, Tensor)", graded(),
        on_cpu(
            lambda x: (square(x), double(x)), fake=lambda x: (like(x), like(x)),
            setup=lambda ctx, inputs, output: (save_first(ctx, inputs, output), ctx.set_materialize_grads(False)),
            backward=lambda ctx, a, b: a * 2 * ctx.saved_tensors[0] + b * 2,
        ),
        on_cpu(
            lambda x: (square(x), double(x)), fake=lambda x: (like(x), like(x)), setup=save_first,
            backward=lambda ctx, a, b: a * 2 * ctx.saved_tensors[0] + b * 2,
        ),
    ),
]  # fmt: skip

# -- sizes --------------------------------------------------------------------------------------------


def largest(x: Any) -> Any:
    return gs.from_numpy(np.asarray(x.detach().numpy().max()))


def largest_or_refuse(x: Any) -> Any:
    if not x.numel():
        raise RuntimeError("f(): expected at least one element")
    return x.new_empty(())


def first_row(x: Any) -> Any:
    return gs.from_numpy(x.detach().numpy()[0] * 2)


def hard_coded(x: Any) -> Any:
    return gs.from_numpy(x.detach().numpy()[:2] * 2)


def noisy(x: Any) -> Any:
    return gs.from_numpy(x.detach().numpy() + random.random())


SIZES = [
    Case(
        "kernel fails on no elements", "test_aot_dispatch_dynamic", r"as planted.f.*raises ValueError", T, plain(),
        on_cpu(largest, fake=lambda x: x.new_empty(())), on_cpu(largest, fake=largest_or_refuse),
    ),
    Case(
        "kernel fails on no rows", "test_aot_dispatch_dynamic", "raises IndexError", T, plain(),
        on_cpu(first_row, fake=lambda x: x.new_empty(x.shape[1:])),
        on_cpu(lambda x: first_row(x) if len(x) else x.new_zeros(x.shape[1:]), fake=lambda x: x.new_empty(x.shape[1:])),
    ),
    Case(
        "size written into the kernel", "test_aot_dispatch_dynamic", r"has shape \(2, 4\), the fake says \(3, 4\)", T, plain(),
        on_cpu(hard_coded), on_cpu(double),
    ),
    Case(
        "size written into the fake", "test_aot_dispatch_dynamic", r"the fake says \(2, 3\)", T, plain(),
        on_cpu(double, fake=lambda x: x.new_empty((2, 3))), on_cpu(double),
    ),
    Case(
        "fake refuses what the kernel takes", "test_aot_dispatch_dynamic", "raises AssertionError", T, plain(),
        on_cpu(double, fake=lambda x: [like(x)][0 if x.shape[0] == 2 else _refuse()]), on_cpu(double),
    ),
    Case(
        "backward of the wrong size", "test_aot_dispatch_dynamic", "backward raises", T, graded(),
        squared(lambda ctx, grad: grad * 2 * ctx.saved_tensors[0] + gs.ones(2, 3, device=grad.device)), squared(right),
    ),
    Case(
        "backward needs elements", "test_aot_dispatch_static", "no elements", T, graded(),
        squared(numpy_backward), squared(right),
    ),
    Case(
        "result depends on global state", "test_aot_dispatch_static", "different results the second time", T, plain(),
        on_cpu(noisy), on_cpu(lambda x: x.detach() + gs.rand(()).item()),
    ),
    Case(
        "gradient differs from call to call", "test_aot_dispatch_static", "different gradients the second time", T, graded(),
        squared(lambda ctx, grad: grad * random.random()), squared(right),
    ),
]  # fmt: skip


def _refuse() -> int:
    raise AssertionError("two rows, please")


CASES = [*SCHEMA, *REGISTRATION, *FAKE, *GRADIENT, *SIZES]
