"""Function modes see what PyTorch's do: the same functions under the same names, in the same order."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

import gradsmith as gs  # noqa: E402
import gradsmith.overrides  # noqa: E402


def names_seen(lib: Any, program: str) -> list[str]:
    """The names of the functions that a mode sees while `program` runs."""
    seen: list[str] = []

    class Mode(lib.overrides.TorchFunctionMode):  # type: ignore[misc,name-defined]
        def __torch_function__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            name = str(lib.overrides.resolve_name(func)).removeprefix("torch.")
            seen.append(name.removeprefix("gradsmith.").removeprefix("functional."))
            return func(*args, **(kwargs or {}))

    names = {
        "lib": lib,
        "F": lib.nn.functional,
        "x": lib.tensor([1.0, 2.0, 3.0]),
        "y": lib.tensor([2.0, 3.0, 4.0]),
        "i": lib.tensor([1, 2, 3]),
        "m": lib.ones(3, 3, requires_grad=True),
    }
    with Mode():
        exec(program, names)
    return seen


PROGRAMS = [
    "x + y", "1 + x", "x - y", "1 - x", "x * 2", "2 * x", "x / 2", "2 / x", "x // 2", "2 // x", "x ** 2", "2 ** x",
    "x % 2", "x @ y", "x == y", "x != y", "x < y", "x <= y", "x > y", "x >= y", "-x", "+x", "abs(x)", "~(x > 0)",
    "i & 1", "i | 1", "i ^ 1", "1 & i", "i << 1", "i >> 1",
    "x += 1", "x -= 1", "x *= 2", "x /= 2", "i //= 2", "i &= 1",
    "x.shape", "x.ndim", "x.dtype", "x.device", "x.grad", "x.requires_grad", "x.is_leaf", "x.T", "x.real", "x.data",
    "m.grad_fn", "x.requires_grad = True", "x.grad = None",
    "x[0]", "x[1:]", "x[0] = 5", "x[x > 1]", "len(x)", "float(x[0])", "bool(x[0])", "x[0].item()", "x.tolist()",
    "x.add(1)", "x.add_(1)", "x.sum()", "x.sum(0)", "x.max(0)", "x.size()", "x.dim()", "x.numel()", "x.stride()",
    "x.detach()", "x.clone()", "x.to(lib.float64)", "x.view(-1)", "x.reshape(3, 1)", "x.float()", "x.numpy()",
    "x.requires_grad_()", "x.new_zeros(3)", "x.is_floating_point()", "x.apply_(lambda v: v)", "repr(x)",
    "lib.ones(2)", "lib.tensor([1.0])", "lib.zeros_like(x)", "lib.rand(2)", "lib.arange(3)", "lib.empty(3)",
    "lib.full((2,), 1.0)", "lib.as_tensor([1.0])", "lib.from_numpy(x.numpy())",
    "lib.add(x, y)", "lib.add(x, y, alpha=2)", "lib.sum(x, dim=0)", "lib.max(x, 0)", "lib.cat([x, y])",
    "lib.stack([x, y])", "lib.split(x, 1)", "lib.einsum('i,i', x, y)", "lib.where(x > 1, x, y)",
    "F.relu(x)", "F.gelu(x)", "F.softmax(x, 0)", "F.mse_loss(x, y)", "F.linear(x, m)", "F.dropout(x)",
    "F.layer_norm(x, (3,))", "F.one_hot(i)",
    "lib.linalg.norm(x)", "lib.linalg.det(m)", "lib.fft.fft(x)", "lib.special.expit(x)",
    "(m * 2).sum().backward()", "lib.autograd.grad((m * 2).sum(), m)",
    "lib.ops.aten.add.Tensor(x, y)", "lib.ops.aten.add(x, y)",
    "lib.is_tensor(x)", "lib.get_default_dtype()", "hash(x)", "x is y", "isinstance(x, lib.Tensor)",
]  # fmt: skip

ANONYMOUS = {"lib.autograd.grad((m * 2).sum(), m)"}
"""Programs in which PyTorch has no name for a function that we have one for."""


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.filterwarnings("ignore")
def test_function_modes_see_the_same_names(program: str) -> None:
    ours, theirs = names_seen(gs, program), names_seen(torch, program)
    if program in ANONYMOUS:
        theirs = ["autograd.grad" if name == "None" else name for name in theirs]
    assert ours == theirs


def order_seen(lib: Any) -> list[str]:
    """What a program with modes in modes, and classes, notes."""
    log: list[str] = []

    class Mode(lib.overrides.TorchFunctionMode):  # type: ignore[misc,name-defined]
        def __init__(self, name: str, again: bool = False) -> None:
            self.name = name
            self.again = again

        def __torch_function__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            stack = lib.overrides._get_current_function_mode_stack()
            log.append(f"{self.name} {func.__name__} {[mode.name for mode in stack]}")
            if self.again:
                self.again = False
                with self:
                    lib.zeros(1)
            return func(*args, **(kwargs or {}))

    class Sub(lib.Tensor):  # type: ignore[misc,name-defined]
        @classmethod
        def __torch_function__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            log.append(f"class {func.__name__} {[kind.__name__ for kind in types]}")
            return super().__torch_function__(func, types, args, kwargs)

    class Deeper(Sub):
        pass

    x = lib.ones(2)
    s, d = x.as_subclass(Sub), x.as_subclass(Deeper)
    with Mode("a"), Mode("b", again=True), Mode("c"):
        lib.add(x, 1)
        log.append(type(s.mul(d)).__name__)
    for out in (s + x, s + d, d + s, s.sum(), lib.cat([x, s])):
        log.append(type(out).__name__)
    try:
        with Mode("outer"), Mode("inner"):
            lib.add(x, lib.ones(3))
    except RuntimeError:
        log.append("raised")
    log.append(str(len(lib.overrides._get_current_function_mode_stack())))
    return log


def test_order_re_entrancy_and_classes() -> None:
    assert order_seen(gs) == order_seen(torch)
