"""Conjugates and negatives that are views: what they share, what operators make of them, what cannot see through them."""

from __future__ import annotations

import copy
import io
import pickle
from importlib import import_module
from typing import Any

import pytest
from programs import Log, Programs, agree_on

PROGRAMS = Programs()
program = PROGRAMS.add


def numbers(m: Any, **options: Any) -> Any:
    return m.tensor([1 + 2j, 3 - 4j], **options)


def bits(x: Any) -> tuple[bool, bool]:
    return x.is_conj(), x.is_neg()


@program
def they_share_memory(m: Any, log: Log) -> None:
    x = numbers(m)
    v = x.conj()
    log(bits(v), v._is_view(), v._base is x, v.data_ptr() == x.data_ptr(), v, v.tolist())
    log(bits(v.real), bits(v.imag), v.imag._is_view(), v.real, v.imag, bits(v.conj()), v.conj())
    x[0] = 5j
    log(v, v.imag, v[0].item(), complex(v[0]))
    v[1] = 7 + 7j
    log(x, v)
    v.mul_(2j)
    log(x, v, v._version, x._version)
    v.imag[0] = 9.0
    v.real.zero_()
    log(x, m.zeros(2).conj().is_conj(), m.is_conj(v), m.is_neg(v.imag))


@program
def views_of_them_are_such(m: Any, log: Log) -> None:
    v = numbers(m).conj()
    views = [v.view(1, 2), v[1:], v[0], v.t(), v.expand(2, 2), v.unsqueeze(0), v.detach()]
    views += [*v.split(1), *v.unbind(), *v.chunk(2), v.contiguous(), v.reshape(2, 1), v.squeeze()]
    views += [v.to(m.complex64), v.as_strided((2,), (1,)), v.diagonal() if v.dim() > 1 else v]
    for view in views:
        log(bits(view), view)
    matrix = m.tensor([[1j, 2.0], [3.0, 4j]])
    for view in (matrix.mH, matrix.H, matrix.adjoint()):
        log(bits(view), view, view @ matrix)


@program
def operators_see_their_elements(m: Any, log: Log) -> None:
    x = numbers(m)
    v = x.conj()
    made = [v + 1, v * v, v.abs(), v.sum(), m.stack([v, x]), m.cat([v, x]), m.dot(v, x)]
    made += [
        v.clone(),
        v.resolve_conj(),
        m.zeros_like(v),
        m.empty_like(v).zero_(),
        v.to(m.complex128),
    ]
    made += [m.tensor(v.tolist()), m.outer(v, v), v.exp(), m.where(m.tensor([True, False]), v, x)]
    for result in made:
        log(bits(result), result)
    log(m.equal(v, v.clone()), v == v.resolve_conj(), x.resolve_conj() is x, x.resolve_neg() is x)
    log(v @ v, v.resolve_conj().data_ptr() == x.data_ptr())


@program
def they_are_written_to(m: Any, log: Log) -> None:
    x = numbers(m)
    for like in (m.zeros(2, dtype=m.complex64), m.zeros(3, dtype=m.complex64)):
        out = like.conj()
        log(m.add(x, 1, out=out) is out, out, out.shape)
    target = m.zeros(2, dtype=m.complex64)
    target.conj().copy_(x)
    log(target, target.conj().fill_(1j), target)
    log(target.copy_(x.conj()))
    top = m.zeros(1), m.zeros(1, dtype=m.int64)
    log(m.max(m.ops.aten._neg_view(m.tensor([[1.0, 2.0]])), 1, out=top) is not None, *top)


@program
def negatives(m: Any, log: Log) -> None:
    x = m.arange(3.0)
    v = m.ops.aten._neg_view(x)
    log(bits(v), v, v._base is x, v.view(3, 1).is_neg(), v.exp(), v.sum(), v[1].item(), float(v[2]))
    log(bits(v.resolve_neg()), v.resolve_neg(), m.ops.aten._neg_view(m.tensor([1, 2])) + 1)
    v.add_(1)
    log(x, bits(m.view_as_complex(v[:2])), m.view_as_complex(v[:2]))


@program
def what_cannot_see_through_them(m: Any, log: Log) -> None:
    v = numbers(m).conj()
    log.refusal(lambda: v.numpy(), "conjugate bit set. Use tensor.resolve_conj().numpy() instead.")
    log.refusal(lambda: v.imag.numpy(), "negative bit set. Use tensor.resolve_neg().numpy()")
    log(v.numpy(force=True).tolist(), v.imag.numpy(force=True).tolist())
    log.refusal(lambda: m.view_as_real(v), "view_as_real doesn't work on unresolved conjugated")
    log.refusal(lambda: v.view(m.float32), "is not supported for conjugate view tensors")
    log.refusal(lambda: v.imag.view(m.int32), "is not supported for tensors with negative bit set")
    log.refusal(lambda: v.__dlpack__(), "conjugate bit set")


@program
def they_are_copied_and_kept(m: Any, log: Log) -> None:
    v = numbers(m).conj()
    for kept in (copy.deepcopy(v), copy.copy(v), pickle.loads(pickle.dumps(v))):
        log(bits(kept), kept)
    for value in (v, v.imag):
        file = io.BytesIO()
        m.save(value, file)
        file.seek(0)
        loaded = m.load(file)
        log(bits(loaded), loaded)


@program
def their_gradients(m: Any, log: Log) -> None:
    z = numbers(m, requires_grad=True)
    w = m.tensor([1j, 2])
    log(z.conj().grad_fn, z.real.grad_fn, z.imag.grad_fn, z.conj().imag.grad_fn)
    calls = [
        (z.conj() * w).sum().abs(),
        (z.conj().imag * m.tensor([1.0, 2.0])).sum(),
        z.conj().conj().real.sum(),
        (z.conj()[1:] ** 2).sum().imag,
    ]
    for result in calls:
        log(*m.autograd.grad(result, z))
    log(*m.autograd.grad(z.conj().sum(), z, m.tensor(1 + 1j)))
    (first,) = m.autograd.grad((z.conj() ** 2).sum(), z, m.tensor(1 + 1j), create_graph=True)
    log(first, *m.autograd.grad(first.real.sum(), z))


@program
def gradients_through_changes_in_place(m: Any, log: Log) -> None:
    z = numbers(m, requires_grad=True)
    h = z * 1
    h.conj().imag.mul_(m.tensor([2.0, 3.0]))
    log(h, *m.autograd.grad(h.abs().sum(), z))
    h = z * 1
    view = h.conj()
    h.mul_(2j)
    log(view, *m.autograd.grad((view * view).real.sum(), z))
    h = z * 1
    h.conj().mul_(2j)
    log(h, *m.autograd.grad((h * h).real.sum(), z))
    h = (z * 1).conj()
    h[1:].mul_(2j)
    log(h, *m.autograd.grad((h * h).real.sum(), z))
    leaf = numbers(m).conj().requires_grad_()
    (leaf * leaf).sum().abs().backward()
    log(leaf.grad, leaf.is_leaf, leaf.is_conj())


@program
def tangents(m: Any, log: Log) -> None:
    fw = m.autograd.forward_ad
    with fw.dual_level():
        d = fw.make_dual(m.tensor([1 + 2j]), m.tensor([3 + 4j]))
        for out in (d.conj(), d.conj() * d, d.conj().imag):
            log(fw.unpack_dual(out).tangent)
        e = d.clone()
        e.conj().mul_(2j)
        log(fw.unpack_dual(e).tangent)


@program
def modes_see_elements(m: Any, log: Log) -> None:
    base: Any = import_module(m.__name__ + ".utils._python_dispatch").TorchDispatchMode

    class Sums(base):  # type: ignore[misc, valid-type]
        def __torch_dispatch__(self, f: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            if str(f) == "aten.add.Tensor":
                log([bits(a) for a in args], args)
            return f(*args, **(kwargs or {}))

    v = numbers(m).conj()
    with Sums():
        log(v + v, bits(v.conj()), bits(v.clone()))


@program
def on_other_devices_and_in_other_modes(m: Any, log: Log) -> None:
    meta = m.zeros(2, dtype=m.complex64, device="meta").conj()
    log(bits(meta), bits(meta + 1), (meta + 1).shape, meta.imag.is_neg())
    with m.inference_mode():
        v = numbers(m).conj()
        log(bits(v), v + 1, v._is_view())
    with m.no_grad():
        v = numbers(m, requires_grad=True).conj()
        log(bits(v), v * 2, v.requires_grad)


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_agree(name: str) -> None:
    agree_on(PROGRAMS[name])
