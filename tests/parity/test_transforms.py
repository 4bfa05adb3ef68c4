"""Transforms of functions beside ``torch.func``: programs of functions, the engine and custom Functions, and refusals."""

from __future__ import annotations

import contextlib
from importlib import import_module
from typing import Any

import pytest
from programs import Log, Programs, agree_on

PROGRAMS = Programs()
program = PROGRAMS.add


def rows(m: Any) -> Any:
    return m.arange(6.0).view(2, 3) + 1


@program
def nested_arguments_and_dimensions(m: Any, log: Log) -> None:
    x, y = rows(m), m.arange(3.0)
    log(m.func.vmap(lambda a, b: a * b, (0, None))(x, y))
    log(m.func.vmap(lambda a, b: (a + b, a), (1, 0), (1, 0))(x, y))
    log(m.vmap(lambda d: {"s": d["x"].sum(), "n": 3}, out_dims={"s": 0, "n": None})({"x": x}))
    log(m.func.vmap(m.func.vmap(lambda a, b: a - b, (None, 0)), (0, None))(y, y))
    log(m.func.vmap(lambda v: v.sum(), chunk_size=1)(x))


@program
def what_vmap_refuses(m: Any, log: Log) -> None:
    x, vmap = rows(m), m.func.vmap
    log.refusal(
        lambda: vmap(lambda v: v.sum().item())(x), "We don't support vmap over calling .item()"
    )
    log.refusal(lambda: vmap(lambda v: v if v.sum() > 0 else -v)(x), "data-dependent control flow")
    log.refusal(lambda: vmap(lambda v: m.zeros(3).add_(v))(x))
    log.refusal(lambda: vmap(lambda v: m.zeros(3).copy_(v))(x), "has more elements than `self`")
    log.refusal(lambda: vmap(lambda v: v.nonzero())(x), "can output dynamic shape")
    log.refusal(lambda: vmap(lambda v: v[v > 0])(x), "dynamic shape")
    log.refusal(
        lambda: vmap(lambda v: m.add(v, v, out=m.zeros(3)))(x), "fallback path doesn't work"
    )
    log.refusal(lambda: vmap(lambda v: v + m.rand(3))(x), "randomness error mode")
    log.refusal(lambda: vmap(lambda v: v.requires_grad_())(x), "Tensor.requires_grad_()")
    log.refusal(lambda: vmap(lambda v: v.sum().backward())(x), "inside a functorch transform")
    log.refusal(lambda: vmap(lambda v: v, out_dims=5)(x), "[-2, 1], but got 5")
    log.refusal(lambda: vmap(lambda v: None)(x), "must only return Tensors, got type")
    log.refusal(lambda: vmap(lambda a, b: a)(x, m.ones(3)), "got sizes [2, 3]")
    log.refusal(lambda: vmap(lambda v: v)(m.tensor(1.0)), "Tensor of dimensionality 0")
    log.refusal(
        lambda: vmap(lambda v: v, (0, 0))(x), "in_dims is not compatible with the structure"
    )
    log.refusal(lambda: vmap(lambda v: v)(2.0), "We cannot vmap over non-Tensor arguments")
    log.refusal(lambda: vmap(lambda v: v, randomness="any"), "Only allowed values for randomness")


@program
def what_grad_refuses(m: Any, log: Log) -> None:
    x, f = m.ones(3), m.func
    log.refusal(lambda: f.grad(lambda v: v)(x), "Maybe you wanted to use the vjp or jacrev APIs")
    log.refusal(
        lambda: f.grad(lambda v: (v.sum(), 1, 2), has_aux=True)(x), "(output, aux) if has_aux"
    )
    log.refusal(
        lambda: f.grad(lambda v: v.sum())(m.arange(3)), "only Tensors of floating point dtype"
    )
    log.refusal(
        lambda: f.grad(lambda v: v.sum(), 2)(x), "Got argnum=2, but only 1 positional inputs"
    )
    log.refusal(lambda: f.grad(lambda v: x.add_(v).sum())(x), "would mutate a captured Tensor")
    log.refusal(lambda: f.grad(lambda v: v.add_(1).sum())(x), "a leaf Variable that requires grad")
    log.refusal(lambda: f.grad(lambda v: v.sum().backward())(x), "inside a functorch transform")
    log.refusal(lambda: f.grad(lambda v: (v * 2).retain_grad())(x), "Tensor.retain_grad()")
    log.refusal(lambda: f.vjp(lambda v: v, x)[1]((x, x)), "cotangents: (*, *), primal output: *")
    log.refusal(lambda: f.vjp(lambda v: v.long(), x), "got Tensor with dtype")
    log.refusal(lambda: f.vjp(lambda v: None, x), "non-empty output")
    log.refusal(lambda: f.jvp(lambda v: v, x, x), "Expected primals to be a tuple")
    log.refusal(
        lambda: f.jvp(lambda v: m.ones(3), (x,), (x,), strict=True), "independent of the inputs"
    )
    log.refusal(lambda: f.jacrev(lambda v: v + 0j)(x), "Expected all outputs to be real")
    log.refusal(lambda: f.jacfwd(lambda v: v)(x + 0j), "Expected all inputs to be real")
    log.refusal(lambda: f.jacrev(lambda v: v, chunk_size=0), "should be greater than 0")
    log.refusal(lambda: f.functionalize(lambda v: v, remove="x"), "invalid argument for remove=x")


@program
def recording_within_and_around(m: Any, log: Log) -> None:
    w, x, grad = m.ones(3, requires_grad=True), m.arange(3.0), m.func.grad

    def constant(v: Any) -> Any:
        with m.no_grad():
            c = v * 2
        return (c * v).sum()

    log(grad(constant)(x), grad(lambda v: grad(constant)(v).sum())(x))
    log(grad(lambda v: (v.detach() * v).sum())(x))
    with m.no_grad():
        log(grad(lambda v: (v * v * w).sum())(x))
    found = grad(lambda v: (v * v * w).sum())(x)
    log(found, found.requires_grad)
    found.sum().backward()
    log(w.grad)
    log(grad(lambda v: (v.register_hook(lambda g: g * 2), v.sum())[1])(x))
    log(m.func.vmap(lambda v: v * w)(rows(m)).requires_grad)


@program
def hooks_on_saved_tensors_and_checkpoints(m: Any, log: Log) -> None:
    x = m.ones(3)
    hooks = m.autograd.graph.saved_tensors_hooks

    def hooked(v: Any) -> Any:
        with hooks(lambda t: t * 2, lambda t: t):
            return (v * v).sum()

    for transform in (m.func.grad(hooked), m.func.jacrev(hooked), m.func.hessian(hooked)):
        log.refusal(lambda: transform(x), "don't yet support saved tensor hooks")  # noqa: B023
    log(m.func.vmap(hooked)(rows(m)), m.func.jvp(hooked, (x,), (x,)))
    checkpoint = import_module(m.__name__ + ".utils.checkpoint").checkpoint
    for reentrant in (True, False):

        def checkpointed(v: Any, reentrant: bool = reentrant) -> Any:
            return checkpoint(lambda u: (u * u).sum(), v, use_reentrant=reentrant)

        log.refusal(lambda: m.func.grad(checkpointed)(x))


@program
def tensors_that_escape(m: Any, log: Log) -> None:
    leaked: list[Any] = []
    m.func.grad(lambda v: leaked.append(v * 2) or v.sum())(m.ones(3))
    log(leaked[0] + 1, leaked[0].requires_grad)
    m.func.vmap(lambda v: leaked.append(v) or v)(rows(m))
    log.refusal(
        lambda: leaked[1] + 1, "tensor may have escaped from inside a function being vmapped"
    )


@program
def what_tensors_of_transforms_look_like(m: Any, log: Log) -> None:
    def show(v: Any) -> Any:
        log(repr(v), repr(v * 2))
        return v.sum()

    m.func.vmap(show)(rows(m))
    m.func.grad(show)(m.ones(2))
    m.func.vmap(m.func.grad(show))(rows(m))


@program
def batches_of_gradients(m: Any, log: Log) -> None:
    x = m.arange(3.0).requires_grad_()
    y = x.sin() * x.sum()
    log(m.autograd.grad(y, x, m.eye(3), is_grads_batched=True, retain_graph=True))
    other = m.ones(2, requires_grad=True)
    log(
        m.autograd.grad(
            (y, y * 2), (x, other), (m.eye(3), m.eye(3)), is_grads_batched=True, allow_unused=True
        )
    )
    log.refusal(
        lambda: m.autograd.grad(x * 2, x, m.ones(3), is_grads_batched=True),
        "first dimension of each grad_output as the batch dimension",
    )
    f = m.autograd.functional
    log(f.jacobian(lambda v: (v.sin() * v.sum(), v.prod()), x, vectorize=True))
    log(f.jacobian(lambda v: v.sin(), x, vectorize=True, strategy="forward-mode"))
    log(f.hessian(lambda v: (v.sin() * v).sum(), x, vectorize=True))
    z = x * x
    h = m.autograd.functional.jacobian(lambda v: v * z, x, create_graph=True, vectorize=True)
    log(h, h.requires_grad)


@program
def views_and_changes_in_place(m: Any, log: Log) -> None:
    x = rows(m)

    def through_views(v: Any) -> Any:
        y = v * 1
        y[0] = y[1] * 2
        y.view(3, 1).mul_(3)
        y[1:].copy_(v[:2])
        return (y * y).sum()

    log(m.func.grad(through_views)(x[0]), m.func.vmap(m.func.grad(through_views))(x))
    log(m.func.jvp(through_views, (x[0],), (x[1],)), m.func.hessian(through_views)(x[0]))

    def made_within(v: Any) -> Any:
        y = m.zeros(3)
        y[1] = v[0]
        return (y.exp() * v).sum()

    log(m.func.grad(made_within)(x[0]), m.func.jacfwd(made_within)(x[0]))
    log.refusal(lambda: m.func.vmap(m.func.grad(made_within))(x), "not being vmapped over")
    given = x.clone()
    log(m.func.vmap(lambda v: v.add_(1))(given), given)


@program
def forward_mode_and_vmap(m: Any, log: Log) -> None:
    fwad, x = m.autograd.forward_ad, rows(m)

    def nested() -> Any:
        with fwad.dual_level():
            return m.func.jvp(lambda v: v, (x,), (x,))

    log.refusal(nested, "Nested forward mode AD is not supported")
    with fwad.dual_level():
        log(fwad.unpack_dual(m.func.vmap(lambda v: v.exp())(fwad.make_dual(x, x))).tangent)


@program
def models_with_other_parameters(m: Any, log: Log) -> None:
    model = m.nn.Linear(3, 2)
    params = {"weight": m.ones(2, 3), "bias": m.arange(2.0)}
    x = rows(m)
    log(m.func.functional_call(model, params, x), m.func.functional_call(model, params, (x,)))
    log(m.func.functional_call(model, ({"weight": params["weight"]}, {"bias": params["bias"]}), x))

    def loss(p: Any, v: Any) -> Any:
        return m.func.functional_call(model, p, (v,)).sin().sum()

    log(m.func.vmap(m.func.grad(loss), (None, 0))(params, x))
    log.refusal(lambda: m.func.functional_call(model, (params, params), x), "multiple dictionaries")
    log.refusal(
        lambda: m.func.functional_call(model, 3, x), "to be a dict, or a list/tuple of dicts"
    )
    log.refusal(
        lambda: m.func.functional_call(model, {"weight": params["weight"]}, x, strict=True), ""
    )
    models = [m.nn.Linear(3, 2) for _ in range(3)]
    with m.no_grad():
        for place, one in enumerate(models):
            one.weight.fill_(place)
            one.bias.fill_(1)
    stacked, buffers = m.func.stack_module_state(models)
    log(stacked, buffers, stacked["weight"].requires_grad, stacked["weight"].is_leaf)
    ensemble = m.func.vmap(lambda p, v: m.func.functional_call(models[0], p, (v,)), (0, None))
    log(ensemble(stacked, x))
    log.refusal(lambda: m.func.stack_module_state([]), "at least one model, got 0")
    log.refusal(lambda: m.func.stack_module_state([model, m.nn.ReLU()]), "the same class")


@program
def functions_with_and_without_rules(m: Any, log: Log) -> None:
    class Cube(m.autograd.Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(x: Any) -> Any:
            log("forward", tuple(x.shape))
            return x**3

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
            ctx.save_for_backward(*inputs)
            ctx.save_for_forward(*inputs)

        @staticmethod
        def backward(ctx: Any, g: Any) -> Any:
            log("backward", tuple(g.shape))
            (x,) = ctx.saved_tensors
            return g * 3 * x * x

        @staticmethod
        def jvp(ctx: Any, t: Any) -> Any:
            (x,) = ctx.saved_tensors
            return t * 3 * x * x

    class Silent(Cube):  # type: ignore[misc, valid-type]
        generate_vmap_rule = False

    x, y = rows(m), m.arange(3.0)
    f = m.func
    log(f.grad(lambda v: Cube.apply(v).sum())(y), f.vmap(Cube.apply)(x))
    log(f.vmap(f.grad(lambda v: Cube.apply(v).sum()))(x))
    log(f.grad(lambda v: f.vmap(Cube.apply)(v).sum())(x), f.jacrev(Cube.apply)(y))
    log(f.jvp(Cube.apply, (y,), (y,)), f.jacfwd(Cube.apply)(y))
    log(f.hessian(lambda v: Cube.apply(v).sum())(y))
    log.refusal(lambda: f.vmap(Silent.apply)(x), "it does not have vmap support")
    z = y.clone().requires_grad_()
    f.grad(lambda v: (Cube.apply(v) * Cube.apply(z)).sum())(y).sum().backward()
    log(z.grad)


@program
def functions_of_the_old_form(m: Any, log: Log) -> None:
    class Old(m.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 2

        @staticmethod
        def backward(ctx: Any, g: Any) -> Any:
            return g * 2

    says = "it must override the setup_context staticmethod"
    log.refusal(lambda: m.func.grad(lambda v: Old.apply(v).sum())(m.ones(3)), says)
    log.refusal(lambda: m.func.vmap(Old.apply)(rows(m)), says)


@program
def checks_of_batched_gradients(m: Any, log: Log) -> None:
    class Asking(m.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 2

        @staticmethod
        def backward(ctx: Any, g: Any) -> Any:
            return g * (2 if g.sum().item() < 1e9 else 0)

    x = m.ones(2, dtype=m.float64, requires_grad=True)
    check = m.autograd.gradcheck
    options = {"check_batched_grad": True, "check_forward_ad": True}
    log(check(lambda v: v.sin() * v.sum(), x, check_batched_forward_grad=True, **options))
    log(
        check(Asking.apply, x),
        check(Asking.apply, x, check_batched_grad=True, raise_exception=False),
    )


@program
def old_names(m: Any, log: Log) -> None:
    old = import_module(m.__name__ + "._vmap_internals")
    x = rows(m)
    log(old._vmap(lambda v: (v * 2, v.sum()))(x))
    log(old._vmap(lambda v: (v, None), allow_none_pass_through=True)(x))
    log.refusal(lambda: old._vmap(lambda v: [v])(x), "must only return")
    log.refusal(lambda: old._vmap(lambda v: v, 0, "a")(x), "must be an int or a tuple of int")


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_agree(name: str) -> None:
    with contextlib.suppress(ImportError):
        import torch._functorch  # noqa: F401 - so that its import is no part of a program
    agree_on(PROGRAMS[name])
