"""Views, copies, concatenation and the like: values, strides, errors and gradients as PyTorch's."""

from __future__ import annotations

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from closeness import agree, same_gradients  # noqa: E402

import gradsmith as gs  # noqa: E402

SETUP = """
x = lib.arange(24).reshape(2, 3, 4)
m = lib.arange(6.0).reshape(2, 3)
v = lib.arange(5)
c = T([[1 + 2j, 3j], [2, -1j]])
s = T(7)
e = lib.ones(0, 3)
"""

VIEWS = """
x.view(6, 4); x.view(-1); x.view(2, -1, 2); x.view(5, -1); x.view(-1, -1); x.t(); m.view(lib.int32); e.view(-1)
e.view(0, -1); s.view(1, 1); x.transpose(0, 1).view(-1); x.transpose(0, 1).view(3, 2, 2, 2); m.view(lib.float64)
x.reshape(4, 6); x.transpose(0, 2).reshape(3, 8); x.reshape(7); m.flatten(); x.flatten(1); x.flatten(0, 1)
s.flatten(); x.flatten(2, 1); x.unflatten(2, (2, 2)); x.unflatten(-1, (-1, 2)); x.unflatten(1, (2, 2)); x.ravel()
x.permute(2, 0, 1); x.permute((0, -1, 1)); x.permute(0, 1); x.permute(0, 0, 1); s.permute(()); x.transpose(0, -1)
x.transpose(0, 3); m.t(); v.t(); s.t(); x.mT; m.mH; c.mH; v.mT; m.T; c.H; x.H; c.adjoint(); x.swapaxes(0, 1)
x.movedim(0, 2); x.movedim((0, 1), (2, 0)); x.movedim((0, 0), (1, 2)); x.movedim(0, 5); lib.moveaxis(x, 1, 0)
m.expand(4, -1, 3); m.expand(2, 4); m.expand(3); s.expand(2, 2); m[:, :1].expand(2, 5); m.expand(-1, 2, 3)
m.expand_as(x[:, :, :3]); lib.broadcast_to(v, (2, 5)); e.expand(2, 0, 3)
x[:1].squeeze(); x[:1].squeeze(0); x.squeeze(1); x[:1, :1].squeeze((0, 1, 2)); s.squeeze(0); s.squeeze(1); m.unsqueeze(1)
m.unsqueeze(-1); m.unsqueeze(3); s.unsqueeze(0); m.unsqueeze(-4)
x.select(1, 2); x.select(-1, -1); x.select(0, 2); s.select(0, 0); x.narrow(1, 1, 2); x.narrow(1, 2, 2); x.narrow(2, -2, 1)
x.narrow(1, 0, -1); x.diagonal(); x.diagonal(1, 0, 2); x.diagonal(-5); x.diagonal(0, 1, 1); m.diagonal(9)
v.unfold(0, 2, 2); x.unfold(2, 3, 1); v.unfold(0, 6, 1); v.unfold(0, 2, 0); s.unfold(0, 1, 1); x.unfold(-2, 2, 1)
x.as_strided((2, 2), (1, 3)); x.as_strided((2,), (5,), 3); x[1].as_strided((2,), (1,)); x.as_strided((50,), (1,))
v.split(2); v.split((1, 4)); v.split((1, 3)); x.split(2, -1); v.split(0); s.split(1); v.chunk(3); v.chunk(9); v.chunk(0)
e.chunk(2); v.tensor_split(3); v.tensor_split((1, 3)); v.tensor_split(T([2, 2])); v.tensor_split(0); x.hsplit(3); x.vsplit(3)
x.dsplit((1, 2)); v.hsplit(5); v.vsplit(1); x.unbind(1); e.unbind(0); e.unbind(1); s.unbind()
lib.view_as_real(c); lib.view_as_complex(lib.ones(3, 2)); lib.view_as_complex(m); lib.view_as_real(m); c.real; c.imag
m.imag; m.real
""".replace("\n", ";").split(";")


@pytest.mark.parametrize("expression", [v.strip() for v in VIEWS if v.strip()])
def test_views(expression: str) -> None:
    agree(expression, SETUP)
    agree(f"({expression}).stride() if hasattr({expression}, 'stride') else 0", SETUP)


COPIES = """
lib.cat([m, m]); lib.cat((m, m), 1); lib.cat([m, x]); lib.cat([s, s]); lib.cat([lib.ones(0), m]); lib.cat([m, v[:3]])
lib.cat([v, v.float()]); lib.cat([v.int(), v]); lib.cat([v > 2, v.to(lib.uint8)]); lib.concat([m, m], dim=-1); lib.cat([m, m], 2)
lib.stack([m, m]); lib.stack([m, m], -1); lib.stack([m, v]); lib.stack([m, m.int()]); lib.stack([s, s], 1)
lib.hstack([v, v]); lib.hstack((m, m)); lib.vstack([v, v]); lib.dstack([v, v]); lib.column_stack([v, v]); lib.hstack([s, s])
lib.row_stack([v, v]); lib.block_diag(m, v, s); lib.cartesian_prod(v, v[:2]); lib.cartesian_prod(v); lib.combinations(v, 3)
lib.combinations(v[:2], with_replacement=True); lib.combinations(m); lib.meshgrid(v[:2], v[:3], indexing="xy")
lib.meshgrid(v[:2], s, indexing="ij"); lib.meshgrid(m, v, indexing="ij"); lib.atleast_1d(s); lib.atleast_2d(v, s)
lib.atleast_3d(v); lib.atleast_3d([m, v]); lib.broadcast_tensors(m, v[:3]); lib.broadcast_tensors(m, v); lib.broadcast_shapes((2, 1), 3)
lib.broadcast_shapes((2,), (3,)); m.clone(); x.transpose(0, 1).clone().stride(); m.t().contiguous().stride(); x.flip(0, -1)
x.flip(0, 0); v.flip(0); lib.fliplr(m); lib.flipud(v); lib.fliplr(v); v.roll(2); m.roll((1, 1), (0, 1)); m.roll(1, 0); m.roll((1, 2))
lib.rot90(m); lib.rot90(m, 2); lib.rot90(m, -1, (1, 0)); lib.rot90(v); lib.rot90(m, 1, (0, 0)); m.repeat(2, 1); m.repeat(2)
v.repeat(2, 3); m.repeat(0, 2); m.repeat(-1, 1); m.tile(2); m.tile((2, 1, 1)); v.repeat_interleave(2); m.repeat_interleave(2, 0)
v.repeat_interleave(T([0, 1, 2, 0, 1])); m.repeat_interleave(T([1, 2]), 0); m.repeat_interleave(T([1, 2]), 1)
lib.repeat_interleave(T([2, 0, 1])); m.tril(); m.triu(1); v.tril(); x.tril(-1); lib.tril_indices(2, 3); lib.triu_indices(3, 2, -1)
lib.tril_indices(-1, 2); v.diag(); m.diag(1); x.diag(); s.diag(); m.diag_embed(1); v.diag_embed(0, 0, 0); lib.diagflat(m, -1)
m.to(lib.int64); m.int(); (-m).to(lib.uint8); c.to(lib.complex128); m.type_as(v); m.double(); m.bool(); v.half(); m.to(m.dtype) is m
m.to(lib.float32, copy=True) is m; lib.select_scatter(m, lib.ones(3), 0, 1); lib.slice_scatter(m, lib.ones(2, 1), 1, 1, 2)
lib.diagonal_scatter(m, lib.ones(2)); lib.select_scatter(m, lib.ones(2), 0, 1); lib.as_strided_scatter(m, lib.ones(2), (2,), (2,))
m.zero_(); m.fill_(3); m.fill_(s); m.copy_(v[:3]); m.copy_(v); v.copy_(v.float() + 0.5); m.fill_(2j); v.fill_(1.5)
lib.permute_copy(x, (2, 0, 1)); lib.view_copy(x, (4, 6)); lib.squeeze_copy(x[:1], 0); lib.unbind_copy(m); lib.split_copy(v, 2)
lib.unravel_index(T([3, 5]), (2, 3)); lib.unravel_index(m, (2, 3)); lib.resolve_conj(c) is c
[a is b for a, b in zip(lib.broadcast_tensors(m, m[0]), (m, m[0]))]; lib.broadcast_tensors(m.requires_grad_(), m + 1)[0].is_leaf
""".replace("\n", ";").split(";")


@pytest.mark.parametrize("expression", [c.strip() for c in COPIES if c.strip()])
def test_copies(expression: str) -> None:
    agree(expression, SETUP)


GRADIENTS: list[tuple[str, tuple[tuple[int, ...], ...]]] = [
    ("a.view(3, 2) ** 2", ((2, 3),)),
    ("a.permute(2, 0, 1) ** 2", ((2, 3, 2),)),
    ("(a.expand(4, 2, 3) * b) ** 2", ((2, 1), (4, 1, 3))),
    ("a.select(1, -1) ** 2", ((2, 3),)),
    ("a[1:, ::2] ** 2", ((3, 4),)),
    ("a.diagonal(1) ** 2", ((3, 4),)),
    ("a.unfold(1, 3, 2) ** 2", ((2, 6),)),
    ("a.as_strided((3, 2), (1, 2), 1) ** 2", ((2, 4),)),
    ("a.expand(3, 2).as_strided((2, 2), (0, 1), 0) ** 2", ((1, 2),)),
    ("lib.cat([a, b, a], 1) ** 2", ((2, 3), (2, 1))),
    ("lib.stack([a, b], -1) ** 2", ((2, 3), (2, 3))),
    ("a.split((1, 3), 1)[1] ** 2", ((2, 4),)),
    ("a.chunk(2, 1)[0] ** 2", ((2, 5),)),
    ("a.unbind(1)[1] ** 2 + a.unbind(1)[2]", ((2, 3),)),
    ("a.flip(0, 1) ** 2 * b", ((2, 3), (2, 3))),
    ("a.roll((1, 2), (0, 1)) ** 2", ((2, 3),)),
    ("a.repeat(2, 3, 1) ** 2 * b", ((2, 3), (6, 3))),
    ("a.repeat_interleave(2, 1) ** 2", ((2, 3),)),
    ("(a @ b).tril(-1) ** 2", ((3, 3), (3, 3))),
    ("a.diag_embed(1) ** 2", ((2, 3),)),
    ("lib.view_as_real(lib.complex(a, b)) ** 2", ((2, 3), (2, 3))),
    ("lib.block_diag(a, b) ** 2", ((2, 3), (1, 2))),
    ("lib.select_scatter(a, b, 1, 0) ** 2", ((2, 3), (2,))),
    ("lib.slice_scatter(a, b, 1, 0, 3, 2) ** 2", ((2, 3), (2, 2))),
    ("lib.diagonal_scatter(a, b) ** 2", ((2, 3), (2,))),
    ("a.to(lib.float32).to(lib.float64) ** 2", ((2, 3),)),
]


@pytest.mark.parametrize(("expression", "shapes"), GRADIENTS, ids=[case[0] for case in GRADIENTS])
def test_gradients(expression: str, shapes: tuple[tuple[int, ...], ...]) -> None:
    rng = np.random.default_rng(0)
    same_gradients(expression, [rng.standard_normal(shape) for shape in shapes])


def test_the_part_that_as_strided_scatter_overwrites_has_no_gradient() -> None:
    # PyTorch 2.13 gives the complement of this.
    x = gs.ones(3, 3, requires_grad=True)
    gs.as_strided_scatter(x, gs.zeros(2, 2), (2, 2), (1, 2)).sum().backward()
    assert x.grad is not None
    assert x.grad.tolist() == [[0, 0, 0], [0, 1, 1], [1, 1, 1]]
