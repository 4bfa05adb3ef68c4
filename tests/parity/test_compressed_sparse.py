"""Compressed sparse matrices beside PyTorch's: text, layout, indices and their dtype, values, gradients, and errors."""

from __future__ import annotations

import copy
import pickle
import warnings
from io import BytesIO
from typing import Any

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch")


class Given:
    """The same tensors in either library, made anew for each call; those of a floating dtype ask for gradients."""

    def __init__(self, m: Any) -> None:
        self.m = m
        indices = m.tensor([0, 2, 3, 3]), m.tensor([0, 2, 1])
        values = m.tensor([1.5, -2.0, 3.0])
        self.r = m.sparse_csr_tensor(*indices, values, (3, 4)).requires_grad_()
        self.c = m.sparse_csc_tensor(*indices, values, (4, 3)).requires_grad_()
        small = [each.to(m.int32) for each in indices]
        self.r32 = m.sparse_csr_tensor(*small, values, (3, 4)).requires_grad_()
        self.i = m.sparse_csr_tensor(*indices, m.tensor([1, -2, 3]), (3, 4))
        self.i32 = m.sparse_csr_tensor(*small, m.tensor([1, -2, 3]), (3, 4))
        self.ic = m.sparse_csc_tensor(*indices, m.tensor([1, -2, 3]), (4, 3))
        self.q = m.sparse_csr_tensor([0, 1, 3], [1, 0, 2], [0.5, -1.0, 2.0], (2, 3))
        self.s = m.sparse_csr_tensor([0, 1, 3, 4], [1, 0, 2, 2], [1.0, 2.0, 3.0, -1.0], (3, 3))
        self.z = m.sparse_csr_tensor([0, 1, 1], [0], [1 + 2j], (2, 2))
        self.v = values.clone().requires_grad_()
        self.d = (m.arange(8.0).reshape(4, 2) / 4 - 1).requires_grad_()
        self.e = (m.arange(6.0).reshape(3, 2) / 4 - 1).requires_grad_()
        self.f = (m.arange(8.0).reshape(2, 4) / 4 - 1).requires_grad_()
        self.g = m.arange(12.0).reshape(3, 4)
        self.u = m.tensor([1.0, -2.0, 3.0, 0.5]).requires_grad_()
        self.o = m.tensor([[0.0, 2.0, 0.0], [-1.0, 0.0, 3.0]]).requires_grad_()
        self.x = self.o.detach().to_sparse().requires_grad_()


LEAVES = ("r", "c", "r32", "v", "d", "e", "f", "u", "o", "x")


def saved(g: Given, value: Any) -> Any:
    """`value` from a file that the other library has written."""
    other = torch if g.m is gs else gs
    name = next(n for n, v in vars(g).items() if v is value)
    file = BytesIO()
    other.save(getattr(Given(other), name), file)
    file.seek(0)
    return g.m.load(file)


def text(value: Any) -> str:
    return str(value).replace("gradsmith.", "torch.")


def shown(value: Any) -> Any:
    """What of a result the libraries have to agree on: text, dtypes and elements."""
    if isinstance(value, (gs.Tensor, torch.Tensor)):
        indices = {
            "torch.sparse_csr": ("crow_indices", "col_indices"),
            "torch.sparse_csc": ("ccol_indices", "row_indices"),
        }.get(text(value.layout), ())
        parts = [getattr(value, name)() for name in indices]
        kinds = [text(each.dtype) for each in (value, *parts)]
        elements = value.detach().to_dense().reshape(-1).tolist()
        return text(value), kinds, [f"{element:.5g}" for element in elements]
    if isinstance(value, (list, tuple)):
        return [shown(each) for each in value]
    return text(value)


class Refused(str):
    """The words of an error."""


def outcome(m: Any, call: str) -> list[Any]:
    """What the expression gives, and its gradients; where there is an error, its words."""
    g = Given(m)
    names = {"g": g, "m": m, "copy": copy, "pickle": pickle, "saved": saved}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            out = eval(call, names)
        except (RuntimeError, TypeError, IndexError) as error:
            return [Refused(text(error).split("\n")[0])]
        found = [shown(out)]
        if getattr(out, "requires_grad", False) and not out.is_leaf:
            (out if text(out.layout) == "torch.strided" else out.to_dense()).pow(2).sum().backward()
            found += [(name, shown(getattr(g, name).grad)) for name in LEAVES]
    return found


CASES = """
g.r
g.c
g.i
g.r32
g.z
m.zeros(0, 3).to_sparse_csr()
m.zeros(3, 0).to_sparse_csc()
m.eye(2, dtype=m.float64).to_sparse_csr()
g.r.crow_indices()
g.r.col_indices()
g.c.ccol_indices()
g.c.row_indices()
g.r.values()
g.r._nnz()
[g.r.layout, g.c.layout, g.r.is_sparse, g.r.is_sparse_csr, g.c.is_sparse_csr, m.ones(2).is_sparse_csr]
[g.r.shape, g.r.ndim, g.r.numel(), g.r.sparse_dim(), g.r.dense_dim(), g.r.device, len(g.r), g.r.is_cpu]
g.r.requires_grad
m.sparse_csr_tensor([0, 2, 3], [0, 1, 0], [1, 2, 3])
m.sparse_csc_tensor([0, 2, 3], [0, 1, 0], [1.0, 2, 3], dtype=m.float64)
m.sparse_csr_tensor([0, 0], m.tensor([], dtype=m.int64), [], (1, 3))
m.sparse_csr_tensor(crow_indices=[0, 1], col_indices=[2], values=[1.0], size=m.Size((1, 3)), requires_grad=True)
m.sparse_csr_tensor([0, 1], [0], g.v[:1], (1, 1), device="cpu")
m.sparse_csr_tensor(m.tensor([0, 2, 3]), m.tensor([0, 2, 1]), g.v, (2, 3)) @ g.e
m.sparse_csr_tensor(m.tensor([0, 2, 3]), m.tensor([0, 2, 1]), g.v, (2, 3)).to_dense()
m.sparse_compressed_tensor([0, 1], [2], [1.0], layout=m.sparse_csr)
m.sparse_compressed_tensor([0, 1], [2], [1.0], (3, 1), layout=m.sparse_csc)
m.sparse_csr_tensor([0, 2, 3], [0, 0, 0], [1.0, 2, 3], (2, 2)).to_dense()
m.sparse_csr_tensor([0, 2, 3], [1, 0, 0], [1.0, 2, 3], (2, 2)) @ m.ones(2, 2)
g.o.to_sparse_csr()
g.o.to_sparse_csc()
g.o.to_sparse(layout=m.sparse_csr)
g.o.to_sparse_csr() @ g.e
g.o.bool().to_sparse_csr()
g.x.to_sparse_csr()
g.x.to_sparse_csc()
g.x.to_sparse_csr().to_dense()
g.r.to_dense()
g.r.to_dense(masked_grad=False)
g.r.to_sparse()
g.r.to_sparse(2)
g.r.to_sparse_coo()
g.r.to_sparse_csc()
g.r32.detach().to_sparse_csc()
g.r32.detach().to_sparse_coo()
g.c.detach().to_sparse_csr()
g.c.detach().to_sparse()
g.r.to_sparse_csr() is g.r
g.r.to_sparse(layout=m.strided)
g.r.t()
g.r32.detach().t()
g.r.t().t()
g.r.transpose(0, 1)
g.r.transpose(0, 0)
g.r.mT
g.r.detach().H
g.r.clone()
g.r.detach()
g.r.to(m.float64)
g.r32.detach().double()
g.r.half()
g.r.bfloat16()
g.r.to(m.int64)
g.r.bool()
g.r.detach().cdouble()
pickle.loads(pickle.dumps(g.i))
pickle.loads(pickle.dumps(g.r32.detach()))
saved(g, g.i)
saved(g, g.i32)
saved(g, g.q)
saved(g, g.ic)
g.r @ g.d
g.c @ g.e
g.f @ g.c
(g.f.detach()[:, :3] + 5) @ g.r
g.r @ g.u
g.u @ g.c
g.r.mm(g.d)
g.r.mv(g.u)
g.r.matmul(g.d)
m.mm(g.r, g.d)
m.mm(g.r32, g.d)
m.mv(g.c.t(), g.u)
m.addmm(g.e, g.r, g.d, beta=2, alpha=3)
m.addmm(g.e, g.r, g.d, beta=0)
m.addmm(g.e[0], g.r, g.d)
m.addmv(g.e[:, 0], g.r, g.u, beta=2, alpha=3)
m.addmm(g.s, g.s, g.s, beta=2, alpha=3)
m.addmm(g.g[:, :3], g.s, g.s)
m.nn.functional.linear(g.f, g.r)
m.nn.functional.linear(g.f, g.r.detach(), g.u[:3] + 5)
m.sparse.mm(g.r, g.d)
m.sparse.mm(g.r32.detach(), g.d)
m.sparse.mm(g.c.detach(), g.e)
m.sparse.addmm(g.e, g.r, g.d, beta=2, alpha=3)
m.sparse.mm(g.r, g.d, "sum")
m.sparse.mm(g.r, g.d, "mean")
m.sparse.mm(g.r, g.d, "amax")
m.sparse.mm(g.r, g.d, "amin")
m.sparse.mm(g.r, g.d, "max")
m.sparse.mm(g.r, g.d, "min")
m.sparse.mm(g.r.detach(), g.d, reduce="amax")
g.s @ g.s
g.q @ g.s
g.s @ g.s.t()
g.s.t() @ g.s
m.sparse.mm(g.s, g.s)
g.r32.detach() @ g.r32.detach().t().to_sparse_csr()
m.sparse.sampled_addmm(g.r, g.e, g.f)
m.sparse.sampled_addmm(g.r, g.e, g.f, beta=2, alpha=3)
m.sparse.sampled_addmm(g.r.detach(), g.e, g.f, beta=0)
g.r * 2
2 * g.r32.detach()
g.r * 2.5
g.i * 2.5
g.r * m.tensor(2.0)
g.r * g.r
g.s * g.s.t().to_sparse_csr()
g.r.detach() * g.g
g.g * g.r.detach()
g.r + g.r
g.r32.detach() + g.r32.detach()
m.add(g.r, g.r, alpha=3)
g.s + g.s.t().to_sparse_csr()
g.r.detach() + g.g
g.g + g.r.detach()
m.add(g.g, g.i, alpha=2)
-g.r
g.r.neg()
g.r.sum()
g.i.sum()
g.r.sum(dtype=m.float64)
g.r.detach().sum(0, keepdim=True)
g.r.detach().sum(1, keepdim=True)
g.r.detach().sum((0, 1), keepdim=True)
g.r.relu()
g.r.abs()
m.nn.functional.relu(g.r)
m.zeros_like(g.r)
m.zeros_like(g.r32.detach())
m.zeros_like(g.r, dtype=m.int64)
m.ones_like(g.r)
m.zeros_like(g.g, layout=m.sparse_csr)
m.zeros(2, 3, layout=m.sparse_csr)
m.zeros(2, 3, layout=m.sparse_csc, dtype=m.float64)
g.r.new_zeros(2, 2)
g.r.detach()[0]
g.r[1, 1]
g.r.detach().select(1, 2)
list(g.r.detach())
g.r.detach().mul_(2)
g.r.detach().add_(g.r.detach())
g.r.detach().sin_()
g.r.detach().zero_()
g.r.detach().fill_(2)
g.r.detach().copy_(g.r.detach() * 2)
g.g.sparse_mask(g.r.detach())
g.r.detach().sparse_mask(g.r.detach())
g.g.to_sparse().sparse_mask(g.r.detach())
g.r.is_same_size(g.g)
g.z @ g.z.to_dense()
g.z.conj()
g.z.sum()
m._convert_indices_from_csr_to_coo(g.r.crow_indices(), g.r.col_indices())
m._convert_indices_from_csr_to_coo(g.r32.crow_indices(), g.r32.col_indices(), out_int32=True, transpose=True)
"""

ZERO_AT_ZERO = [
    "abs",
    "angle",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "ceil",
    "conj_physical",
    "deg2rad",
    "erf",
    "erfinv",
    "expm1",
    "floor",
    "frac",
    "isinf",
    "isnan",
    "isneginf",
    "isposinf",
    "log1p",
    "rad2deg",
    "relu",
    "round",
    "sgn",
    "sign",
    "signbit",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "trunc",
]


@pytest.mark.parametrize("call", [line for line in CASES.split("\n") if line])
def test_calls_agree(call: str) -> None:
    ours, theirs = outcome(gs, call), outcome(torch, call)
    assert not isinstance(theirs[0], Refused)
    assert ours == theirs


@pytest.mark.parametrize("name", ZERO_AT_ZERO)
def test_functions_that_keep_zeros(name: str) -> None:
    for which in ("r32", "z", "i"):
        call = f"g.{which}.detach().{name}()"
        theirs = outcome(torch, call)
        if which == "r32" or not isinstance(theirs[0], Refused):
            assert outcome(gs, call) == theirs, which


MADE = """
[0, 2, 3], [0, 1, 5]
[0, 2, 3], [1, 0, 0]
[1, 2, 3], [0, 1, 0]
[0, 3, 2], [0, 1, 0]
[0, 2, 4], [0, 1, 0]
[0, 2, 3], [0, 1]
[0, 2, 3, 3], [0, 1, 0]
[0, 2, 3], [0, 1, -1]
[[0, 2, 3]], [0, 1, 0]
2, [0, 1, 0]
m.tensor([0.0, 2, 3]), [0, 1, 0]
m.tensor([0, 2, 3]).int(), [0, 1, 0]
m.tensor([0, 2, 3]).short(), m.tensor([0, 1, 0]).short()
[0, 3, 3], [0, 0, 0]
"""

REFUSED = """
m.sparse_csr_tensor([0, 1], [0], [1.0], (1, 1, 1), check_invariants=True)
m.sparse_csr_tensor([0, 1], [0], [1.0, 2.0], (1, 1), check_invariants=True)
m.sparse_csr_tensor([0, 1], [0], [1.0], (1, 1), layout=m.sparse_csc)
m.sparse_csc_tensor([0, 1], [0], [1.0], (1, 1), layout=m.strided)
m.sparse_compressed_tensor([0, 1], [0], [1.0])
m.sparse_compressed_tensor([0, 1], [0], [1.0], layout=m.strided)
g.g.crow_indices()
g.g.row_indices()
g.x.col_indices()
g.c.crow_indices()
g.r.ccol_indices()
g.r.row_indices()
g.r.indices()
g.g.values()
g.r.is_coalesced()
g.r.coalesce()
g.r.numpy()
g.c.numpy()
g.r.stride()
g.r.is_contiguous()
g.c.contiguous()
g.r.reshape(4, 3)
g.r.type()
g.r.to_dense(m.float64)
g.r.to_sparse(1)
m.eye(2).to_sparse(1).to_sparse_csr()
m.ones(2, 2).to_sparse_csr(dense_dim=1)
g.r @ g.e
g.r @ g.u[:2]
g.r @ g.d.double()
g.s @ g.s.double()
g.r + 1
1 + g.r
g.r + g.u
g.r + g.s
g.r * g.s
g.r * g.u
g.r.sum(0)
g.r.detach().copy_(g.g)
g.g.copy_(g.r.detach())
g.r.detach().copy_(g.c.detach())
g.s.copy_(m.eye(3).to_sparse_csr())
m.empty(2, layout=m.sparse_csr)
m.sparse.sampled_addmm(g.r, g.e[:2], g.f)
m.sparse.sampled_addmm(g.r, g.e, g.f[:, :2])
m.sparse.sampled_addmm(g.r, g.e, g.d)
m.sparse.sampled_addmm(g.r, g.r, g.f)
m.sparse.sampled_addmm(g.r, g.u, g.f)
m.sparse.sampled_addmm(g.c, g.d, g.e.t())
m.sparse.mm(g.r, g.d, "prod")
m.sparse.mm(g.r, g.d, "other")
m.sparse.mm(g.r, g.e, "sum")
m.sparse.mm(g.c, g.e, "sum")
g.r[5]
"""


def test_indices_that_do_not_fit_are_refused_in_the_same_words() -> None:
    for line in MADE.strip().split("\n"):
        for kind in ("csr", "csc"):
            call = f"m.sparse_{kind}_tensor({line}, [1.0, 2, 3], (2, 2), check_invariants=True)"
            ours, theirs = outcome(gs, call), outcome(torch, call)
            assert ours == theirs and isinstance(theirs[0], Refused), call


@pytest.mark.parametrize("call", [line for line in REFUSED.split("\n") if line])
def test_errors_agree(call: str) -> None:
    ours, theirs = outcome(gs, call), outcome(torch, call)
    assert isinstance(theirs[0], Refused)
    assert ours == theirs


@pytest.mark.parametrize(
    "name", ["exp", "cos", "view(12)", "max", "mean", "cat", "softmax(0)", "permute(1, 0)", "sub"]
)
def test_operators_without_a_kernel_are_errors_in_both(name: str) -> None:
    calls = {"cat": "m.cat([g.r, g.r])", "sub": "g.r - g.r"}
    call = calls.get(name, f"g.r.{name}" if "(" in name else f"g.r.{name}()")
    for m in (gs, torch):
        with pytest.raises(RuntimeError) as caught:
            eval(call, {"m": m, "g": Given(m)})
        if m is gs:
            wanted = f"Could not run 'aten::{name.partition('(')[0]}"
            assert wanted in str(caught.value) and "of layout gradsmith.sparse_csr" in str(
                caught.value
            )


def training(m: Any) -> list[float]:
    """Two graph convolutions over a normalised adjacency, as people write them."""
    m.manual_seed(0)
    edges = m.tensor([[0, 1, 1, 2, 2, 3, 3, 4, 4, 0], [1, 0, 2, 1, 3, 2, 4, 3, 0, 4]])
    adjacency = m.sparse_coo_tensor(edges, m.ones(10), (5, 5)).to_dense() + m.eye(5)
    degree = adjacency.sum(1).rsqrt()
    adjacency = (degree[:, None] * adjacency * degree).to_sparse_csr()
    features = m.arange(15.0).reshape(5, 3).sin()
    first = m.nn.Parameter(m.arange(12.0).reshape(3, 4).cos() / 2)
    second = m.nn.Parameter(m.arange(8.0).reshape(4, 2).cos() / 2)
    optimizer = m.optim.Adam([first, second], lr=0.05)
    target, losses = m.tensor([0, 1, 0, 1, 1]), []
    for _ in range(8):
        optimizer.zero_grad()
        hidden = m.relu(adjacency @ (features @ first))
        loss = m.nn.functional.cross_entropy(m.sparse.mm(adjacency, hidden @ second), target)
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return losses


def test_a_network_on_a_graph_learns_the_same() -> None:
    ours, theirs = training(gs), training(torch)
    assert ours == pytest.approx(theirs, rel=1e-5) and ours[-1] < ours[0]
