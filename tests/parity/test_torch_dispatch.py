"""Dispatch modes and classes see what PyTorch's do, where operators are taken apart alike."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

import gradsmith as gs  # noqa: E402
import gradsmith.utils._python_dispatch  # noqa: E402
import gradsmith.utils._pytree  # noqa: E402

THEIRS_ALONE = ("detach.default", "lift_fresh.default", "ones_like.default")
"""What PyTorch calls for its own bookkeeping: an alias of what is saved or accumulated, a literal
lifted into the graph, the first gradient of a backward."""


def names(lib: Any) -> dict[str, Any]:
    return {
        "lib": lib,
        "F": lib.nn.functional,
        "x": lib.tensor([1.0, 2.0, 3.0]),
        "y": lib.tensor([2.0, 3.0, 4.0]),
        "w": lib.ones(2, 3, requires_grad=True),
        "b": lib.ones(2, 2, 3),
    }


def value(lib: Any, item: Any) -> Any:
    """An argument in a form that both libraries share."""
    if isinstance(item, lib.Tensor):
        return tuple(item.shape), str(item.dtype).partition(".")[2]
    if isinstance(item, (list, tuple)):
        return [value(lib, part) for part in item]
    return str(item).removeprefix("torch.").removeprefix("gradsmith.")


def calls_seen(lib: Any, program: str) -> list[Any]:
    """Name, arguments and keyword arguments of each call that a mode sees while `program` runs."""
    seen: list[Any] = []

    class Mode(lib.utils._python_dispatch.TorchDispatchMode):  # type: ignore[misc,name-defined]
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            name = str(func).removeprefix("aten.")
            kwargs = kwargs or {}
            if name not in THEIRS_ALONE:
                seen.append((name, value(lib, args), sorted(kwargs)))
            return func(*args, **kwargs)

    given = names(lib)
    with Mode():
        exec(program, given)
    return seen


PROGRAMS = [
    "x + y", "x + 1", "x.add(y, alpha=2)", "x - y", "x * 2", "x / y", "x ** 2", "2 ** x", "-x", "x.exp()",
    "lib.where(x.bool(), x, y)", "x.sum()", "x.sum(0)", "x.sum(0, True)", "x.mean()", "x.max()", "x.max(0)",
    "x.argmax()", "x.cumsum(0)", "x.prod()", "w.amax(1)", "w.sum((0, 1))",
    "x[0]", "x[None]", "w[:, 1]", "x.view(-1)", "x.reshape(3, 1)", "x.expand(2, 3)", "x.unsqueeze(0)",
    "w.t()", "w.transpose(0, 1)", "b.permute(2, 0, 1)", "x.unbind()", "lib.split(x, 1)", "x.squeeze()", "x.T",
    "lib.cat([x, y])", "lib.stack([x, y])", "x.clone()", "x.contiguous()", "x.to(lib.float64)", "x.float()",
    "x.type_as(y)", "x.item() if x.numel() == 1 else x[0].item()", "bool(x[0])", "float(x[0])",
    "x.add_(1)", "x.mul_(y)", "x.zero_()", "x.fill_(2)", "x.copy_(y)", "lib.add(x, y, out=y)",
    "F.relu(x)", "F.gelu(x)", "F.mse_loss(x, y)", "F.elu(x)", "F.softplus(x)", "lib.sigmoid(x)", "lib.tanh(x)",
    "lib.mm(w, w.t())", "lib.bmm(b, b.transpose(1, 2))", "lib.addmm(w.sum(1), w, w.t())", "lib.dot(x, y)",
    "x.is_contiguous()", "x.shape", "x.tolist()",
    "(w * 2).sum().backward()", "(w * w).sum().backward()", "w.exp().sum().backward()",
    "w.view(-1)[0].backward()", "(w / 3).sum().backward()", "lib.autograd.grad(w.sin().sum(), w)",
    "lib.sigmoid(w).sum().backward()", "F.relu(w).sum().backward()",
    "with lib.no_grad(): w.mul(2)",
]  # fmt: skip


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.filterwarnings("ignore")
def test_dispatch_modes_see_the_same_calls(program: str) -> None:
    assert calls_seen(gs, program) == calls_seen(torch, program)


def wrapper_class(lib: Any, log: list[str]) -> Any:
    tree_map_only = lib.utils._pytree.tree_map_only

    class Wrapper(lib.Tensor):  # type: ignore[misc,name-defined]
        @staticmethod
        def __new__(cls: Any, inner: Any) -> Any:
            out = lib.Tensor._make_wrapper_subclass(
                cls, inner.size(), strides=inner.stride(), dtype=inner.dtype, device=inner.device,
                requires_grad=inner.requires_grad,
            )  # fmt: skip
            out.inner = inner.detach()
            return out

        def __repr__(self) -> str:
            return "Wrapper"

        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            name = str(func).removeprefix("aten.")
            if name not in ("detach.default", "clone.default"):
                log.append(f"{name} {[kind.__name__ for kind in types]}")
            given = args, kwargs or {}
            inner_args, inner_kwargs = tree_map_only(cls, lambda t: t.inner, given)
            out = func(*inner_args, **inner_kwargs)
            out = tree_map_only(lib.Tensor, cls, out)
            return lib.utils._python_dispatch.return_and_correct_aliasing(func, *given, out)

    return Wrapper


def wrapper_log(lib: Any) -> list[str]:
    """What a program with wrappers notes: calls, types, values."""
    log: list[str] = []
    Wrapper = wrapper_class(lib, log)

    def note(text: str, tensor: Any) -> None:
        inner = getattr(tensor, "inner", tensor)
        log.append(
            f"{text}: {type(tensor).__name__} {[round(v, 4) for v in inner.flatten().tolist()]}"
        )

    data = lib.tensor([[1.0, 2.0], [3.0, 4.0]])
    t = Wrapper(data.clone().requires_grad_())
    plain = lib.ones(2, 2)
    note("sum", (t * plain).sum(0))
    note("number", t + 1)
    note("view", t.view(-1))
    ((t * t).sum(1) * 2).sum().backward()
    note("grad", t.grad)
    log.append(
        f"{t.is_leaf} {t.requires_grad} {tuple(t.shape)} {t.stride()} {(t * 2).grad_fn.name()}"
    )
    with lib.no_grad():
        t.add_(1)
    log.append(f"version {t._version}")
    values, indices = t.max(1)
    note("max", values)
    note("indices", indices)
    log.append(f"{t[0, 0].item()} {bool(t[0, 0] > 0)} {t._base is None} {t.view(-1)._base is t}")
    return log


@pytest.mark.filterwarnings("ignore")
def test_wrappers_see_the_same_calls() -> None:
    ours = [line.replace("gt.Tensor", "gt.Scalar") for line in wrapper_log(gs)]
    assert ours == wrapper_log(torch)


def order_seen(lib: Any) -> list[str]:
    """What modes in modes, beside classes, note."""
    log: list[str] = []
    dispatch = lib.utils._python_dispatch

    class Mode(dispatch.TorchDispatchMode):  # type: ignore[misc,name-defined]
        def __init__(self, name: str, again: bool = False) -> None:
            super().__init__()
            self.name = name
            self.again = again

        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            names = [kind.__name__ for kind in types if kind is not lib.Tensor]
            log.append(f"{self.name} {func} {names}")
            if self.again:
                self.again = False
                with self:
                    lib.zeros(1)
            out = func(*args, **(kwargs or {}))
            if isinstance(out, lib.Tensor):
                log.append(f"{out.requires_grad} {lib.is_grad_enabled()}")
            return out

    Wrapper = wrapper_class(lib, log)
    x = lib.ones(2, requires_grad=True)
    t = Wrapper(lib.ones(2))
    with Mode("a"), Mode("b", again=True), Mode("c"):
        lib.sin(x)
        log.append(type(t * 2).__name__)
    try:
        with Mode("outer"), Mode("inner"):
            lib.ones(2) + lib.ones(3)
    except RuntimeError:
        log.append("raised")
    lib.sin(x)
    with Mode("again"), dispatch._disable_current_modes():
        lib.sin(x)
    return log


def test_order_re_entrancy_and_exceptions() -> None:
    assert order_seen(gs) == order_seen(torch)
