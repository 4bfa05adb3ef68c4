"""Sparse tensors beside PyTorch's: elements, layout, dtype, what is coalesced, gradients, and kinds of errors."""

from __future__ import annotations

import copy
import pickle
import warnings
from importlib import import_module
from io import BytesIO
from math import inf, isnan
from typing import Any

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch")

_INDICES = [[0, 1, 1, 0], [2, 0, 2, 2]]


class Given:
    """The same tensors in either library, made anew for each call; those of a floating dtype ask for gradients."""

    def __init__(self, m: Any) -> None:
        self.m = m
        values = m.tensor([3.0, -4.0, 0.5, 2.0])
        self.u = m.sparse_coo_tensor(m.tensor(_INDICES), values, (2, 3)).requires_grad_()
        self.s = self.u.detach().coalesce().requires_grad_()
        self.i = m.sparse_coo_tensor(m.tensor(_INDICES), m.tensor([3, -4, 5, 2]), (2, 3))
        self.h = m.sparse_coo_tensor(
            m.tensor([[2, 0, 2]]), m.tensor([[1.0, 2], [3, 4], [5, 6]]), (3, 2)
        ).requires_grad_()
        self.e = m.sparse_coo_tensor((2, 3))
        self.b = m.tensor([[0.5, -1.0], [2.0, 3.0], [-0.25, 1.5]]).requires_grad_()
        self.d = m.tensor([[1.0, 2.0, -3.0], [0.5, 0.0, 4.0]]).requires_grad_()
        self.v = m.tensor([1.0, -2.0, 3.0]).requires_grad_()
        self.c = m.tensor(2.5).requires_grad_()


def saved(g: Given, value: Any) -> Any:
    """`value` from a file that the other library has written."""
    other = torch if g.m is gs else gs
    file = BytesIO()
    twin = Given(other)
    names = {id(v): n for n, v in vars(g).items()}
    twins = {"a": other.nn.Parameter(twin.h.detach())}
    other.save(getattr(twin, names[id(value)]) if id(value) in names else twins, file)
    file.seek(0)
    return g.m.load(file)


def shown(value: Any) -> Any:
    """What of a result the libraries have to agree on."""
    if isinstance(value, (gs.Tensor, torch.Tensor)):
        own = value.detach()
        flag = own.is_coalesced() if own.is_sparse else None
        dtype = str(own.dtype).partition(".")[2]
        return own.is_sparse, flag, dtype, tuple(own.shape), own.to_dense().double().tolist()
    if isinstance(value, (list, tuple)):
        return [shown(each) for each in value]
    return (
        value if isinstance(value, (bool, int, float)) else str(value).replace("gradsmith", "torch")
    )


def gradients(g: Given, out: Any) -> list[Any]:
    (g.m.sparse.sum(out) if out.is_sparse else out.sum()).backward()
    leaves = (g.u, g.s, g.h, g.b, g.d, g.v, g.c)
    grads = [leaf.grad for leaf in leaves]
    return [None if x is None else (x.is_sparse, x.to_dense().tolist()) for x in grads]


def outcome(m: Any, text: str) -> list[Any]:
    """What the expression gives, and its gradients; the kind of error of either."""
    g = Given(m)
    names = {"copy": copy, "inf": inf, "pickle": pickle, "saved": saved, "_INDICES": _INDICES}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            out = eval(text, names, {"g": g})
        except (RuntimeError, TypeError, IndexError) as error:
            return [kind_of(error)]
        found = [shown(out)]
        if getattr(out, "requires_grad", False):
            try:
                found.append(gradients(g, out))
            except RuntimeError as error:
                found.append(kind_of(error))
    return found


def kind_of(error: Exception) -> type:
    """That of PyTorch for what is not there: NotImplementedError or its base."""
    return next(k for k in (RuntimeError, TypeError, IndexError) if isinstance(error, k))


def near(ours: Any, theirs: Any) -> bool:
    """Equality, but for rounding."""
    if isinstance(ours, (list, tuple)) and isinstance(theirs, (list, tuple)):
        return len(ours) == len(theirs) and all(map(near, ours, theirs))
    if isinstance(ours, float) and isinstance(theirs, float):
        return (
            abs(ours - theirs) < 1e-5 * max(1, abs(ours))
            or ours == theirs
            or (isnan(ours) and isnan(theirs))
        )
    return bool(ours == theirs)


CASES = """
g.u
g.u.t()
g.s.t()
g.u.transpose(0, 1)
g.h.transpose(0, 0)
g.u.permute(1, 0)
g.u.T
g.u.coalesce()
g.s.coalesce() is g.s
g.u.to_dense()
g.u.to_dense(masked_grad=False)
g.h.to_dense()
g.h.coalesce()
g.s.values()
g.h.coalesce().values()
g.s.indices()
g.u.values()
g.u.indices()
g.u._values()
g.u._indices()
g.d.to_sparse()
g.d.to_sparse(1)
g.d.to_sparse(0)
g.d.to_sparse(3)
g.d.to_sparse(dense_dim=1)
g.c.to_sparse()
g.d.to_sparse_coo()
g.d.to_dense()
g.d.is_coalesced()
g.d.coalesce()
g.d.indices()
g.d.values()
g.d._nnz()
g.d.sparse_dim(), g.d.dense_dim(), g.h.sparse_dim(), g.h.dense_dim(), g.u._nnz(), g.s._nnz()
g.u.layout, g.u.is_sparse, g.u.device, g.u.shape, g.u.dtype, g.u.ndim, g.u.numel(), g.u.size(1), len(g.u), g.u.element_size(), g.u.is_contiguous(), g.u.is_cpu, g.u.is_cuda, g.u.is_leaf
g.u.type(), g.i.type(), isinstance(g.u, g.m.FloatTensor), isinstance(g.u, g.m.Tensor)
isinstance(g.u, g.m.sparse.FloatTensor), isinstance(g.u, g.m.sparse.DoubleTensor), isinstance(g.d, g.m.sparse.FloatTensor)
g.u.clone()
g.u.detach()
g.u.data
g.u.double()
g.u.to(g.m.float64)
g.u.float() is g.u
g.u.cpu()
g.u.long()
g.i.float()
g.u.type(g.m.float64)
g.u.bool()
g.m.mm(g.u, g.b)
g.m.mm(g.s, g.b)
g.m.spmm(g.u, g.b)
g.u.mm(g.b)
g.u @ g.b
g.m.matmul(g.u, g.b)
g.u @ g.v
g.u.matmul(g.v)
g.u.mv(g.v)
g.u @ g.u.t()
g.s @ g.s.t()
g.b @ g.u
g.b.mm(g.u)
g.m.sparse.mm(g.u, g.b)
g.m.sparse.mm(g.s, g.b)
g.m.sparse.mm(g.s, g.s.t())
g.m.sparse.mm(g.u, g.u.t())
g.m.sparse.mm(g.e, g.b)
g.m.sparse.mm(g.i, g.b)
g.m.sparse.mm(g.u, g.d)
g.m.addmm(g.m.ones(2, 2), g.u, g.b)
g.m.addmm(g.m.ones(2), g.u, g.b)
g.m.addmm(g.m.ones(2, 2), g.u, g.b, beta=2, alpha=3)
g.m.addmm(g.m.ones(2, 2), g.u, g.b, beta=0)
g.m.sparse.addmm(g.m.ones(2, 2), g.s, g.b, beta=0.5, alpha=3)
g.m.smm(g.u, g.b).to_dense()
g.u * 2
2 * g.u
g.i * 2
g.i * 2.5
g.i / 2
g.u / 2
g.u / g.c
g.u * g.c
g.c * g.u
g.u / g.d
g.u * g.d
g.d * g.u
g.u * g.v
g.s * g.s
g.u * g.s
g.u * g.u
g.h * g.h
g.h * 3
g.u + g.u
g.s + g.s
g.s + g.e
g.u - g.s
g.s - g.s
g.m.add(g.s, g.s, alpha=3)
g.m.sub(g.s, g.s, alpha=3)
g.d + g.u
g.m.add(g.d, g.u, alpha=2)
g.d - g.u
g.u + g.d
g.u + 1
1 + g.u
g.v + g.u
g.u + g.i
g.h + g.h
g.m.ones(3, 2) + g.h
-g.u
-g.h
g.u.neg()
g.u.abs()
g.s.abs()
g.u.pow(2)
g.u ** 3
g.u ** 0
g.s.sqrt()
g.s.sin()
g.s.tan()
g.s.tanh()
g.s.asinh()
g.s.atan()
g.s.sinh()
g.s.expm1()
g.s.relu()
g.s.sign()
g.s.sgn()
g.s.floor()
g.s.ceil()
g.s.trunc()
g.s.round()
g.s.isnan()
g.s.isinf()
g.s.erf()
g.s.square()
g.s.deg2rad()
g.m.nn.functional.relu(g.u)
g.u.sum()
g.i.sum()
g.u.sum(0)
g.u.sum(1)
g.u.sum((0, 1))
g.h.sum()
g.h.sum(0)
g.h.sum(1)
g.u.sum(0, keepdim=True)
g.m.sparse.sum(g.u)
g.m.sparse.sum(g.u, 0)
g.m.sparse.sum(g.u, 1)
g.m.sparse.sum(g.u, dim=[1])
g.m.sparse.sum(g.u, dim=(0, 1))
g.m.sparse.sum(g.h, 0)
g.m.sparse.sum(g.h, 1)
g.m.sparse.sum(g.h, (0, 1))
g.m.sparse.sum(g.u, dtype=g.m.float64)
g.m.sparse.sum(g.i)
g.m.sparse.softmax(g.s, 1)
g.m.sparse.softmax(g.u, 0)
g.m.sparse.softmax(g.h, 1)
g.m.sparse.softmax(g.h, 0)
g.m.sparse.log_softmax(g.s, 1)
g.m.sparse.log_softmax(g.s, dim=1, dtype=g.m.float64)
g.u.any()
g.i.detach().any()
g.u.index_select(0, g.m.tensor([1, 1, 0]))
g.s.index_select(1, g.m.tensor([2, 0]))
g.h.index_select(1, g.m.tensor([1]))
g.u.index_select(1, g.m.tensor([7]))
g.u.select(0, 1)
g.s[1]
g.s[0]
g.u[0]
g.s[1, 2]
g.s[-1]
g.s[5]
g.h[0]
g.h[2]
g.h.select(1, 0)
list(g.s.detach())
g.s[0:1]
g.s.unbind(0)
g.m.cat([g.u, g.s])
g.i ** 2.5
g.i ** 2
g.m.add(g.i, g.i, alpha=2.5)
g.m.nn.functional.linear(g.u, g.b.t(), None)
g.m.nn.functional.linear(g.s, g.m.ones(4, 3), g.m.ones(4))
g.v[:2] @ g.s
g.m.cat([g.u, g.s], 1)
g.m.cat([g.h, g.h], 1)
g.m.cat([g.h, g.h], 0)
g.m.cat([g.u, g.d])
g.m.stack([g.u, g.u])
g.u.unsqueeze(0)
g.u.unsqueeze(1)
g.u.unsqueeze(-1)
g.h.unsqueeze(-1)
g.d.sparse_mask(g.s.detach())
g.d.sparse_mask(g.u.detach())
g.s.sparse_mask(g.e)
g.e.sparse_mask(g.s.detach())
g.b.sparse_mask(g.s.detach())
g.s.norm()
g.s.detach().norm()
g.u.detach().norm()
g.s.detach().norm(1)
g.s.detach().norm(inf)
g.m.norm(g.s.detach())
g.m.zeros_like(g.s)
g.m.ones_like(g.s)
g.m.empty_like(g.s).shape
g.m.zeros(2, 3, layout=g.m.sparse_coo)
g.u.detach().clone().zero_()
g.u.detach().clone().mul_(2)
g.u.detach().clone().copy_(g.s.detach())
g.u.detach().clone().neg_()
g.s.detach().clone().add_(g.s.detach())
g.d.detach().clone().add_(g.s.detach(), alpha=2)
g.d.detach().clone().mul_(g.s.detach())
g.d.detach().clone().copy_(g.s.detach())
g.s.detach().clone().div_(2)
g.s.detach().clone().abs_()
g.u.exp()
g.u.view(6)
g.u.reshape(6)
g.u.max()
g.u.mean()
g.u > 1
g.u.numpy()
g.u.detach().numpy()
g.u.tolist()
g.u.item()
g.u.nonzero()
g.m.allclose(g.u, g.u)
g.m.equal(g.u.detach(), g.u.detach())
g.u.data_ptr()
g.u.storage()
g.u.is_same_size(g.s)
g.u.get_device()
g.u.requires_grad
g.m.sparse_coo_tensor([[0, 1], [1, 0]], [1, 2], (2, 2))
g.m.sparse_coo_tensor(g.m.tensor(_INDICES), g.m.tensor([1.0, 2, 3, 4]))
g.m.sparse_coo_tensor([[0]], [[1.0, 2]], (3, 2))
g.m.sparse_coo_tensor([[0]], [[1.0, 2]], (3, 3))
g.m.sparse_coo_tensor([[0]], [1.0], (2, 2, 2))
g.m.sparse_coo_tensor([[1, 0]], [1.0], (2,))
g.m.sparse_coo_tensor([[5]], [1.0], (2,), check_invariants=True)
g.m.sparse_coo_tensor([[-1]], [1.0], (2,), check_invariants=True)
g.m.sparse_coo_tensor((2, 3))
g.m.sparse_coo_tensor((2, 3), dtype=g.m.float64)
g.m.sparse_coo_tensor()
g.m.sparse_coo_tensor([[0., 1]], [1.0, 2], (2,))
g.m.sparse_coo_tensor([[0, 1]], [1.0, 2], (2,), dtype=g.m.float64)
g.m.sparse_coo_tensor([[0, 1]], [1.0, 2], (2,), is_coalesced=True)
g.m.sparse_coo_tensor([[0, 1]], [1.0, 2], (2,), requires_grad=True)
g.m.sparse_coo_tensor([[0, 1]], [1, 2], (2,), requires_grad=True)
g.m.sparse_coo_tensor([[0, 1, 1]], g.v, (3,))
g.m.sparse_coo_tensor([[0, 1, 1]], g.v, (3,)).coalesce()
g.m.sparse.mm(g.m.sparse_coo_tensor([[0, 1, 1], [0, 1, 1]], g.v, (2, 3)), g.b)
g.m.spmm(g.m.sparse_coo_tensor([[0, 1, 1], [0, 1, 1]], g.v, (2, 3)), g.b)
g.m.sparse_coo_tensor([[0, 1, 1]], g.v, (3,)).to_dense()
g.m.sparse.FloatTensor(g.m.tensor(_INDICES), g.m.tensor([1.0, 2, 3, 4]), g.m.Size([2, 3]))
g.m.sparse.FloatTensor(g.m.tensor(_INDICES), g.m.tensor([1.0, 2, 3, 4]))
g.m.sparse.FloatTensor(2, 3)
g.m.sparse.FloatTensor()
g.m.sparse.DoubleTensor(2, 3)
g.m.sparse.LongTensor(g.m.tensor([[0]]), g.m.tensor([1]), (3,))
g.m.sparse.FloatTensor([[0]], [1.0])
repr(g.u)
repr(g.s)
repr(g.h)
repr(g.i)
repr(g.e)
repr(g.s * 2)
repr(g.u.double())
repr(g.m.nn.Parameter(g.s.detach()))
str(g.u.half())
g.m.is_tensor(g.u), g.m.is_floating_point(g.u), g.u.is_complex(), g.i.is_signed()
repr(g.m.sparse_coo_tensor(g.m.arange(40).reshape(1, 40), g.m.arange(40.0), (40,)))
g.u * g.i
pickle.loads(pickle.dumps(g.u.detach()))
copy.deepcopy(g.s)
saved(g, g.u)
saved(g, g.s)
saved(g, {'a': g.m.nn.Parameter(g.h.detach())})['a']
"""


@pytest.mark.parametrize("text", CASES.strip().splitlines())
def test_calls_agree(text: str) -> None:
    ours, theirs = outcome(gs, f"({text})"), outcome(torch, f"({text})")
    if len(theirs) == 2 and isinstance(theirs[1], type):
        ours, theirs = ours[:1], theirs[:1]  # a gradient that PyTorch does not have
    assert near(ours, theirs), (ours, theirs)


LAYERS = {
    "embedding": lambda m, w: m.nn.Embedding(5, 4, sparse=True, _weight=w),
    "padded": lambda m, w: m.nn.Embedding(5, 4, padding_idx=3, sparse=True, _weight=w),
    "bag": lambda m, w: m.nn.EmbeddingBag(5, 4, mode="sum", sparse=True, _weight=w),
    "mean": lambda m, w: m.nn.EmbeddingBag(5, 4, sparse=True, padding_idx=3, _weight=w),
}
OPTIMIZERS = {
    "SGD": lambda m, p: m.optim.SGD(p, lr=0.1, maximize=True),
    "momentum": lambda m, p: m.optim.SGD(p, lr=0.1, momentum=0.9, dampening=0.2),
    "Nesterov": lambda m, p: m.optim.SGD(p, lr=0.1, momentum=0.9, nesterov=True),
    "lists": lambda m, p: m.optim.SGD(p, lr=0.1, momentum=0.9, foreach=True),
    "Adagrad": lambda m, p: m.optim.Adagrad(p, lr=0.1, lr_decay=0.1),
    "SparseAdam": lambda m, p: m.optim.SparseAdam(p, lr=0.1, betas=(0.8, 0.99), eps=1e-3),
    "maximizing": lambda m, p: m.optim.SparseAdam(p, lr=0.1, maximize=True),
}


def trained(m: Any, layer: str, optimizer: str) -> list[Any]:
    table = LAYERS[layer](m, m.arange(20.0).reshape(5, 4) / 10 + 0.1)
    chosen = m.tensor([[1, 3, 1], [0, 3, 2]])
    steps = OPTIMIZERS[optimizer](m, table.parameters())
    found: list[Any] = []
    for step in range(3):
        if step != 1:
            steps.zero_grad()
        (table(chosen) ** 2).sum().backward()
        found.append((table.weight.grad.is_sparse, table.weight.grad.to_dense().tolist()))
        steps.step()
    found.append(table.weight.tolist())
    kept = sorted(steps.state[table.weight].items())
    kept = [(n, v.to_dense() if getattr(v, "is_sparse", False) else v) for n, v in kept]
    found += [[n, v.tolist() if hasattr(v, "tolist") else v] for n, v in kept]
    (table(chosen).sum() + table.weight.sum()).backward()  # a sparse and a dense gradient
    found.append((table.weight.grad.is_sparse, table.weight.grad.tolist()))
    return found


@pytest.mark.parametrize("optimizer", OPTIMIZERS)
@pytest.mark.parametrize("layer", LAYERS)
def test_tables_train_alike(layer: str, optimizer: str) -> None:
    assert near(trained(gs, layer, optimizer), trained(torch, layer, optimizer))


def with_momentum(m: Any, kind: str) -> list[Any]:
    table = m.nn.Embedding(4, 2, sparse=True, _weight=m.arange(8.0).reshape(4, 2))
    if kind == "function":
        kept = [None]
        for places in ([1, 3], [0, 3]):
            table.weight.grad = None
            table(m.tensor(places)).sum().backward()
            with m.no_grad():
                import_module(f"{m.__name__}.optim.sgd").sgd(
                    *([table.weight], [table.weight.grad], kept),
                    weight_decay=0,
                    momentum=0.9,
                    lr=0.1,
                    dampening=0,
                    nesterov=False,
                    maximize=False,
                )
        return [kept[0].is_sparse, kept[0].to_dense().tolist(), table.weight.tolist()]
    steps = m.optim.SGD(table.parameters(), lr=0.1, momentum=0.9)
    table(m.tensor([1, 3])).sum().backward()
    if kind == "dense before":
        table.weight.grad = table.weight.grad.to_dense()
    steps.step()
    state = steps.state[table.weight]["momentum_buffer"]
    copied = m.optim.SGD(table.parameters(), lr=0.1, momentum=0.9)
    copied.load_state_dict(copy.deepcopy(steps.state_dict()))
    for places in ([0, 0], [2, 1], [0, 1]):
        copied.zero_grad()
        table(m.tensor(places)).sum().backward()
        copied.step()
    kept = copied.state[table.weight]["momentum_buffer"]
    found = [state.is_sparse, kept.is_sparse, kept.to_dense().tolist(), table.weight.tolist()]
    return [*found, len(kept._values()) if kept.is_sparse else None]


@pytest.mark.parametrize("kind", ["function", "dense before", "sparse"])
def test_momentum_of_sparse_gradients(kind: str) -> None:
    ours, theirs = with_momentum(gs, kind), with_momentum(torch, kind)
    if kind == "sparse":
        assert ours.pop() == 4  # each row once; PyTorch's buffer may have rows twice
        theirs.pop()
    assert near(ours, theirs)


LAYOUTS = """
m.zeros_like(m.ones(2, 3), layout=m.sparse_coo); m.zeros_like(m.ones(2, 3).to_sparse(), layout=m.strided)
m.zeros_like(m.ones(2, 3).to_sparse()); m.zeros_like(m.ones(()), layout=m.sparse_coo, dtype=m.int32)
m.zeros_like(m.ones(2, 3), layout=m.strided); m.ones_like(m.ones(2).to_sparse(), layout=m.strided)
"""


@pytest.mark.parametrize("call", [c for line in LAYOUTS.split("\n") for c in line.split("; ") if c])
def test_factories_heed_the_layout(call: str) -> None:
    for _ in range(2):  # the second call may be remembered
        ours, theirs = eval(call, {"m": gs}), eval(call, {"m": torch})
        assert str(ours.layout).partition(".")[2] == str(theirs.layout).partition(".")[2]
        assert near(ours.to_dense().tolist(), theirs.to_dense().tolist())
    assert not gs.zeros_like(gs.ones(2, 3)).is_sparse


def test_layouts_that_no_tensor_has_are_refused() -> None:
    x = gs.ones(2, 3)
    for name in ("ones_like", "rand_like", "randn_like"):
        with pytest.raises(
            NotImplementedError, match=f"'aten::{name}' with arguments from the 'SparseCPU'"
        ):
            getattr(gs, name)(x, layout=gs.sparse_coo)
    for make in (
        lambda: gs.zeros_like(x, layout=gs.sparse_bsr),
        lambda: gs.zeros(2, layout=gs.sparse_bsr),
    ):
        with pytest.raises(
            NotImplementedError,
            match=r"sparse_coo, sparse_csr and sparse_csc, not gradsmith\.sparse_bsr",
        ):
            make()
    for kind in ("bsr", "bsc"):
        with pytest.raises(NotImplementedError, match="sparse_csr and sparse_csc, none of blocks"):
            getattr(x, f"to_sparse_{kind}")((1, 1))


def per_sample(m: Any) -> list[Any]:
    bag = m.nn.EmbeddingBag(5, 4, mode="sum", sparse=True, _weight=m.arange(20.0).reshape(5, 4))
    weights = m.tensor([[0.5, 1.0, 2.0], [1.0, 1.0, 3.0]]).requires_grad_()
    (bag(m.tensor([[1, 3, 1], [0, 3, 2]]), per_sample_weights=weights) ** 2).sum().backward()
    grad = bag.weight.grad
    return [grad.is_sparse, grad._nnz(), grad.to_dense().tolist(), weights.grad.tolist()]


def test_weighted_bags() -> None:
    assert near(per_sample(gs), per_sample(torch))


REFUSALS = [
    ("Adam", {}, "Adam does not support sparse gradients, please consider SparseAdam instead"),
    ("RMSprop", {}, "RMSprop does not support sparse gradients"),
    (
        "Adagrad",
        {"weight_decay": 0.1},
        "weight_decay option is not compatible with sparse gradients",
    ),
]


@pytest.mark.parametrize(("name", "options", "words"), REFUSALS)
def test_other_optimizers_refuse_sparse_gradients(name: str, options: Any, words: str) -> None:
    for m in (gs, torch):
        table = m.nn.Embedding(3, 2, sparse=True)
        table(m.tensor([1])).sum().backward()
        with pytest.raises(RuntimeError, match=words):
            getattr(m.optim, name)(table.parameters(), **options).step()


def test_sparse_adam_changes_nothing_where_a_gradient_is_dense() -> None:
    for m in (gs, torch):
        first, second = (m.nn.Parameter(m.ones(2, 2)) for _ in range(2))
        first.grad, second.grad = m.eye(2).to_sparse(), m.eye(2)
        with pytest.raises(RuntimeError, match="does not support dense gradients"):
            m.optim.SparseAdam([first, second]).step()
        assert first.tolist() == [[1.0, 1.0], [1.0, 1.0]]


def test_sparse_adam_counts_steps_by_integers() -> None:
    for m in (gs, torch):
        weight = m.nn.Parameter(m.ones(2, 2))
        weight.grad = m.eye(2).to_sparse()
        optimizer = m.optim.SparseAdam([weight])
        optimizer.step()
        restored = m.optim.SparseAdam([weight])
        restored.load_state_dict(optimizer.state_dict())
        restored.step()
        step = restored.state[weight]["step"]
        assert type(step) is int and step == 2


def test_sparse_adam_refuses_what_pytorch_refuses() -> None:
    for m in (gs, torch):
        weight = m.nn.Parameter(m.ones(2, 2))
        weight.grad = m.ones(2, 2)
        with pytest.raises(RuntimeError, match="does not support dense gradients"):
            m.optim.SparseAdam([weight]).step()
        with pytest.raises(ValueError, match="requires dense parameter tensors"):
            m.optim.SparseAdam([m.nn.Parameter(m.eye(2).to_sparse())])
        for options in ({"lr": -1}, {"eps": 0}, {"betas": (1, 0.9)}, {"betas": (0.1, 1.9)}):
            with pytest.raises(ValueError, match="Invalid"):
                m.optim.SparseAdam([weight], **options)
