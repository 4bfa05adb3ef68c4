"""Forward mode beside PyTorch's: tangents of every operator that both have, and programs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from programs import Log, Programs, agree_on, torch
from sample_parity import counterpart, to_torch

import gradsmith as gs
from gradsmith.autograd import forward_ad as ours
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.testing.samples import NoSamples, Sample, samples

theirs = torch.autograd.forward_ad

OPERATORS = [
    operator
    for operator in REGISTRY.values()
    if operator.traits.autograd
    and operator.namespace == "aten"
    and not operator.signature.written
    and not operator.traits.variant_of
    and counterpart(operator) is not None
]

ELSEWHERE = {
    "_fused_rms_norm": "composed in PyTorch, where `rstd` is differentiable too",
    "cholesky_inverse": "PyTorch's formula disagrees with finite differences",
    "linalg_det": "PyTorch gives zeros for singular matrices (finite differences agree with us)",
    "ldexp": "PyTorch multiplies with powers of integers, which are 0 for negative exponents",
    "scatter_reduce": "PyTorch gives no tangent for products",
    "triangular_solve": "PyTorch's formula disagrees with finite differences",
    "linalg_cholesky_ex": "the tangent of a matrix that does not stay Hermitian is a convention",
}
CHOICES = ("_linalg_svd", "linalg_eig", "_linalg_eigh", "linalg_qr", "geqrf", "linalg_lstsq")
"""Beginnings of operators whose results are determined up to a sign or a phase."""


def tangents_of(lib: Any, mode: Any, call: Any, sample: Sample, directions: dict[int, Any]) -> Any:
    """The tangents of the results of a sample's call, as arrays; None where there is none."""

    def dual(value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return [dual(item) for item in value]
        if not isinstance(value, gs.Tensor):
            return value if lib is gs else to_torch(value)
        given = value.detach() if lib is gs else to_torch(value).detach()
        if id(value) not in directions:
            return given
        direction = directions[id(value)]
        return mode.make_dual(given, direction if lib is gs else to_torch(direction))

    with mode.dual_level():
        args = [dual(value) for value in sample.args]
        kwargs = {name: dual(value) for name, value in sample.kwargs.items()}
        found = call(*args, **kwargs)
        results = found if isinstance(found, (tuple, list)) else (found,)
        moved = [
            mode.unpack_dual(r).tangent if isinstance(r, (gs.Tensor, torch.Tensor)) else None
            for r in results
        ]
        return [None if t is None else array_of(t) for t in moved]


def array_of(tangent: Any) -> Any:
    if isinstance(tangent, torch.Tensor):
        # PyTorch may give a tensor without elements that stands for zeros.
        tangent = tangent.detach() + torch.zeros(tangent.shape, dtype=tangent.dtype)
        return tangent.resolve_conj().resolve_neg().numpy()
    return tangent.detach().resolve_conj().resolve_neg().numpy()


@pytest.mark.parametrize("operator", OPERATORS, ids=lambda o: o.name()[6:])
def test_tangents(operator: OpOverload) -> None:
    if operator.base in ELSEWHERE:
        pytest.skip(ELSEWHERE[operator.base])
    if operator.base.startswith(CHOICES):
        pytest.skip("determined up to a sign or a phase")
    if "nondeterministic_seeded" in operator.traits.tags:
        pytest.skip("draws other numbers")
    try:
        found = list(samples(operator, requires_grad=True))
    except NoSamples as reason:
        pytest.skip(str(reason))
    for sample in found:
        rng = np.random.default_rng(sample.seed)
        directions = {
            id(t): gs.tensor(project(sample, name)(rng.standard_normal(t.shape)), dtype=t.dtype)
            for name, t in sample.tensors()
            if t.requires_grad
        }
        try:
            expected = tangents_of(torch, theirs, counterpart(operator), sample, directions)
        except (NotImplementedError, RuntimeError) as error:
            pytest.skip(f"PyTorch has none: {str(error).splitlines()[0][:60]}")
        got = tangents_of(gs, ours, operator, sample, directions)
        for one, other in zip(got, expected, strict=True):
            one, other = (np.zeros(()) if t is None else t for t in (one, other))
            np.testing.assert_allclose(one, other, rtol=1e-6, atol=1e-8, err_msg=str(sample))


def project(sample: Sample, name: str) -> Any:
    """What makes an array one that the operator reads: a symmetric matrix, say."""
    return sample.projections.get(name, lambda array: array)


# -- programs ---------------------------------------------------------------------------------------

PROGRAMS = Programs()
program = PROGRAMS.add


def vector(m: Any, *values: float) -> Any:
    return m.tensor(list(values), dtype=m.float64)


def dual(m: Any, *values: float) -> Any:
    x = vector(m, *values)
    return m.autograd.forward_ad.make_dual(x, x * 0.5 + 1)


@program
def levels(m: Any, log: Log) -> None:
    fw = m.autograd.forward_ad
    log(fw.enter_dual_level())
    log.refusal(fw.enter_dual_level, "Nested forward mode AD is not supported at the moment")
    log.refusal(lambda: fw.exit_dual_level(level=2), "not the last one")
    x = dual(m, 1.0, 2.0)
    log(fw.unpack_dual(x), fw.unpack_dual(x)._fields)
    fw.exit_dual_level()
    log(fw.unpack_dual(x).tangent)
    with fw.dual_level() as level:
        log(level, fw.unpack_dual(x).tangent)
    log.refusal(lambda: dual(m, 1.0), "no level exists")


@program
def refusals(m: Any, log: Log) -> None:
    fw = m.autograd.forward_ad
    with fw.dual_level():
        one, whole = vector(m, 1.0), m.tensor([1])
        log.refusal(lambda: fw.make_dual(one, vector(m, 1.0, 2.0)), "has a different size than")
        log.refusal(lambda: fw.make_dual(one, whole), "Expected tangent to be floating point")
        log.refusal(lambda: fw.make_dual(whole, one), "Expected primal to be floating point")
        log.refusal(lambda: fw.make_dual(dual(m, 1.0), one), "already has a forward gradient")
        log.refusal(lambda: fw.make_dual(one, dual(m, 1.0)), "itself has a forward gradient")
        log.refusal(lambda: m.mul(dual(m, 1.0), 2, out=one), "it is an out= function")
        log.refusal(lambda: m.heaviside(dual(m, 1.0), one), "Trying to use forward AD with")


@program
def modes(m: Any, log: Log) -> None:
    fw = m.autograd.forward_ad
    with fw.dual_level():
        x = dual(m, 1.0, 2.0)
        with m.no_grad():
            log(fw.unpack_dual(x * 2).tangent)
        with m.inference_mode():
            log(fw.unpack_dual(x * 2).tangent)
        with fw._set_fwd_grad_enabled(False):
            y = x * 2
            log(fw.unpack_dual(x).tangent)
        log(fw.unpack_dual(y).tangent, fw.unpack_dual(x.detach()).tangent)
        log(fw.unpack_dual(x.data).tangent, fw.unpack_dual(x.argmax()).tangent)
        log(repr(fw.make_dual(m.ones(2), m.zeros(2))))


@program
def views_of_duals(m: Any, log: Log) -> None:
    fw = m.autograd.forward_ad
    with fw.dual_level():
        x = dual(m, 1.0, 2.0, 3.0, 4.0)
        log(x._is_view(), fw.unpack_dual(x).tangent._is_view())
        half = x.view(2, 2)[1]
        part = fw.unpack_dual(half).tangent
        log(part, part._is_view())
        half.mul_(10)
        log(fw.unpack_dual(x), fw.unpack_dual(half))
        z = m.complex(x, x * 2)
        log(fw.unpack_dual(z.real).tangent, fw.unpack_dual(z.conj()).tangent)
        log(fw.unpack_dual(m.view_as_real(z)).tangent)


@program
def a_dual_stored_in_a_view(m: Any, log: Log) -> None:
    fw = m.autograd.forward_ad
    with fw.dual_level():
        base = m.zeros(3, 2, dtype=m.float64)
        early = base[:2]
        base[1] = dual(m, 1.0, 2.0)
        log(fw.unpack_dual(base), fw.unpack_dual(early * 1))
        early.add_(1)
        base.T.mul_(2)
        log(fw.unpack_dual(base).tangent)


@program
def in_place(m: Any, log: Log) -> None:
    fw = m.autograd.forward_ad
    with fw.dual_level():
        for change in (
            lambda t: t.exp_().div_(2),
            lambda t: t.zero_(),
            lambda t: t.copy_(vector(m, 5.0, 6.0)),
            lambda t: t.clamp_(max=1.5),
            lambda t: t.masked_fill_(m.tensor([True, False]), 0.0),
            lambda t: t.index_add_(0, m.tensor([1, 1]), dual(m, 3.0, 4.0)),
            lambda t: t.floor_(),
        ):
            moved = dual(m, 1.0, 2.0) * 1
            change(moved)
            log(fw.unpack_dual(moved))
        plain = vector(m, 1.0, 2.0)
        plain.addcmul_(dual(m, 3.0, 4.0), vector(m, 2.0, 2.0))
        log(fw.unpack_dual(plain))


@program
def both_orders(m: Any, log: Log) -> None:
    fw = m.autograd.forward_ad

    def value(x: Any) -> Any:
        y = x * 2
        y[0].mul_(x[1].exp())
        return (y.softmax(0) * y.pow(2)).sum() + m.linalg.vector_norm(x)

    leaf = vector(m, 1.0, 2.0, 3.0).requires_grad_()
    with fw.dual_level():
        x = fw.make_dual(leaf, vector(m, 1.0, 0.0, 2.0))
        log(x.grad_fn is not None, fw.unpack_dual(x).tangent.requires_grad)
        (grad,) = m.autograd.grad(value(x), x)
        log(grad, fw.unpack_dual(grad).tangent)
        moved = fw.unpack_dual(x.sin().pow(2).sum()).tangent
        log(moved, moved.requires_grad, m.autograd.grad(moved, leaf))


@program
def a_function(m: Any, log: Log) -> None:
    fw = m.autograd.forward_ad

    class Power(m.autograd.Function):
        @staticmethod
        def forward(ctx, x, y, number):
            ctx.save_for_forward(x, y)
            ctx.number = number
            log(fw.unpack_dual(x).tangent)
            return x**number * y

        @staticmethod
        def jvp(ctx, x_t, y_t, number_t):
            log(number_t, y_t)
            x, y = ctx.saved_tensors
            return ctx.number * x ** (ctx.number - 1) * x_t * y + x**ctx.number * y_t

    with fw.dual_level():
        log(fw.unpack_dual(Power.apply(dual(m, 1.0, 2.0), vector(m, 3.0, 4.0), 3)))
        log(fw.unpack_dual(Power.apply(dual(m, 1.0, 2.0), dual(m, 3.0, 4.0), 2)))


@program
def misused_functions(m: Any, log: Log) -> None:
    fw = m.autograd.forward_ad

    def made(forward: Any, jvp: Any) -> Any:
        members = {"forward": staticmethod(forward), "jvp": staticmethod(jvp)}
        return type("Made", (m.autograd.Function,), members).apply

    def twice(ctx: Any, x: Any) -> Any:
        return x * 2

    def change(ctx: Any, x: Any) -> Any:
        ctx.mark_dirty(x)
        return x.mul_(2)

    def viewing(ctx: Any, x: Any) -> Any:
        return x.view(-1)

    def call(forward: Any, jvp: Any) -> Any:
        with fw.dual_level():
            return fw.unpack_dual(made(forward, jvp)(dual(m, 1.0, 2.0)))

    log.refusal(lambda: call(twice, lambda ctx, t: (t, t)), "expected 1 but got 2")
    log.refusal(lambda: call(twice, lambda ctx, t: t[:1]), "has a different size than")
    log.refusal(lambda: call(viewing, lambda ctx, t: t.clone()), "the jvp is not returning a view")
    log.refusal(lambda: call(viewing, lambda ctx, t: t.view(-1)))
    log.refusal(lambda: call(change, lambda ctx, t: t * 2), "not modifying the forward mode")
    log.refusal(lambda: call(change, lambda ctx, t: t.mul_(2)))
    log.refusal(lambda: call(twice, m.autograd.Function.jvp), "You must implement the jvp function")


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name: str) -> None:
    agree_on(PROGRAMS[name])
