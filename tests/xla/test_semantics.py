"""What tensors do on the CPU they do on device ``xla``: hooks, forward mode, transforms, custom operators, ``out=``."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.autograd import forward_ad
from gradsmith.func import functionalize, grad, hessian, jacrev, jvp, vmap
from gradsmith.nn import functional as F

pytest.importorskip("jax", reason="needs JAX: pip install 'gradsmith[xla]'")

Program = Callable[[str], Any]


def _matrix(where: str) -> gs.Tensor:
    return gs.arange(1.0, 7.0, dtype=gs.float64).reshape(2, 3).to(where) / 3


def hooks(where: str) -> Any:
    x = _matrix(where).requires_grad_()
    seen = []
    y = x * 2
    y.register_hook(lambda g: g * 3)
    x.register_post_accumulate_grad_hook(lambda t: seen.append(t.grad.sum().item()))
    y.sum().backward()
    return x.grad, seen


def forward_mode(where: str) -> Any:
    x = _matrix(where)
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(x, gs.ones_like(x))
        z = dual.sin() @ dual.t()
        z[0].mul_(2)
        return forward_ad.unpack_dual(z)


def changed_view_in_forward_mode(where: str) -> Any:
    with forward_ad.dual_level():
        z = gs.zeros(2, 3, dtype=gs.float64, device=where)
        dual = forward_ad.make_dual(_matrix(where)[0], gs.ones(3, dtype=gs.float64, device=where))
        z[1].copy_(dual)
        return forward_ad.unpack_dual(z * z)


def transforms(where: str) -> Any:
    x = _matrix(where)

    def loss(w: gs.Tensor, row: gs.Tensor) -> gs.Tensor:
        return (w * row).tanh().sum()

    w = x[1]
    found = [
        grad(loss)(w, x[0]),
        vmap(grad(loss), in_dims=(None, 0))(w, x),
        hessian(loss)(w, x[0]),
        jacrev(lambda t: t.sin() @ x.t())(x[0]),
        *jvp(lambda t: t.exp() * t, (x,), (x * 2,)),
    ]

    def in_place(t: gs.Tensor) -> gs.Tensor:
        out = t.clone()
        out[0].add_(1)
        return out * out

    return *found, functionalize(in_place)(x)


class Cube(gs.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: gs.Tensor) -> gs.Tensor:
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx: Any, g: gs.Tensor) -> gs.Tensor:
        (x,) = ctx.saved_tensors
        return g * 3 * x * x


def custom_function(where: str) -> Any:
    x = _matrix(where).requires_grad_()
    (first,) = gs.autograd.grad(Cube.apply(x).sum(), x, create_graph=True)
    return gs.autograd.grad((first * first).sum(), x)


@gs.library.custom_op("xla_tests::doubled", mutates_args=())
def doubled(x: gs.Tensor) -> gs.Tensor:
    return x * 2


doubled.register_autograd(lambda ctx, g: g * 2)


def custom_operator(where: str) -> Any:
    x = _matrix(where).requires_grad_()
    y = doubled(x)
    y.sin().sum().backward()
    return y.detach(), x.grad


def out_arguments(where: str) -> Any:
    x = _matrix(where)
    out = gs.empty(0, dtype=gs.float64, device=where)
    returned = gs.mm(x, x.t(), out=out)
    assert returned is out
    values, places = gs.empty(2, dtype=gs.float64, device=where), gs.empty(
        2, dtype=gs.int64, device=where
    )
    gs.max(x, 1, out=(values, places))
    part = gs.zeros(4, 3, dtype=gs.float64, device=where)
    gs.add(x, 1, out=part[::2])
    return out, values, places, part


def conjugates(where: str) -> Any:
    z = gs.complex(_matrix(where), _matrix(where) + 1).requires_grad_()
    y = (z.conj() @ z.mT).real + gs.view_as_real(z.conj().resolve_conj()).sum()
    y.sum().backward()
    return y.detach(), z.grad


def indexing(where: str) -> Any:
    x = _matrix(where).clone().requires_grad_()
    y = x * 1
    y[gs.tensor([0, 1], device=where), gs.tensor([2, 0], device=where)] = 5
    y[y > 1.5] *= 2
    y[:, 1] += y[:, gs.tensor([0], device=where)].squeeze(1)
    y.pow(2).sum().backward()
    return y.detach(), x.grad, x.detach()[x.detach() > 1], x.detach().nonzero()


def saved_tensors_are_checked(where: str) -> Any:
    x = _matrix(where).requires_grad_()
    y = x * 1
    z = y.exp()
    z.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.sum().backward()
    return y.detach()


def optimizers(where: str) -> Any:
    p = _matrix(where).requires_grad_()
    for kind in (gs.optim.Adam, gs.optim.SGD, gs.optim.RMSprop):
        optimizer = kind([p], 0.1)
        for _ in range(2):
            optimizer.zero_grad()
            (p**2).sum().backward()
            optimizer.step()
    return p.detach()


PROGRAMS: list[Program] = [
    hooks,
    forward_mode,
    changed_view_in_forward_mode,
    transforms,
    custom_function,
    custom_operator,
    out_arguments,
    conjugates,
    indexing,
    saved_tensors_are_checked,
    optimizers,
]


def _flat(value: Any) -> list[Any]:
    if isinstance(value, (tuple, list)):
        return [leaf for item in value for leaf in _flat(item)]
    return [value]


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_as_on_the_cpu(program: Program) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pairs = list(zip(_flat(program("xla")), _flat(program("cpu")), strict=True))
    assert pairs
    for ours, theirs in pairs:
        if isinstance(theirs, gs.Tensor):
            assert ours.is_xla
            gs.testing.assert_close(ours.cpu(), theirs)
        else:
            assert ours == pytest.approx(theirs)


def test_what_jax_lacks_is_an_error() -> None:
    from gradsmith.xla.kernels.namespace import NAMESPACE

    with pytest.raises(AttributeError, match=r"not in jax\.numpy, and nothing stands in for it"):
        NAMESPACE.busday_count  # noqa: B018


@pytest.mark.parametrize(
    "call",
    [
        lambda x: x.cumsum(1),
        lambda x: x.topk(5)[0],
        lambda x: F.layer_norm(x, (400,)),
        lambda x: F.group_norm(x.reshape(30, 10, 400), 5),
        lambda x: F.huber_loss(x, x * 2),
        F.softplus,
        F.gelu,
    ],
    ids=["cumsum", "topk", "layer_norm", "group_norm", "huber_loss", "softplus", "gelu"],
)
def test_large_arrays(call: Callable[[gs.Tensor], gs.Tensor]) -> None:
    """Kernels that take another way for them: values and gradients, and within a compiled program."""
    x = gs.sin(gs.arange(120_000.0) * 1.7).reshape(300, 400)
    found = []
    for where in ("cpu", "xla"):
        for run in (call, gs.compile(call)) if where == "xla" else (call,):
            own = x.detach().to(where).requires_grad_()
            y = run(own)
            y.sin().sum().backward()
            found.append((y.detach().cpu(), own.grad.cpu()))
    for others in found[1:]:
        for one, other in zip(found[0], others, strict=True):
            scale = float(one.abs().max())
            gs.testing.assert_close(other, one, rtol=1e-4, atol=1e-5 * scale)
