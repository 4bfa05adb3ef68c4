"""Sparse tensors: what they hold, which kernels run, gradients to second order, and what they refuse."""

from __future__ import annotations

from typing import Any

import pytest

import gradsmith as gs
from gradsmith.core.keys import DispatchKey


def edges(values: Any = (1.0, 2.0, 3.0, 4.0)) -> gs.Tensor:
    """A matrix (3, 4) with one coordinate twice."""
    indices = gs.tensor([[2, 0, 2, 1], [3, 1, 3, 0]])
    if not isinstance(values, gs.Tensor):
        values = gs.tensor(values, dtype=gs.float64)
    return gs.sparse_coo_tensor(indices, values, (3, 4))


def test_keys_and_attributes() -> None:
    x = edges()
    keys = gs._C._dispatch_keys(x)
    assert [key.name for key in keys] == ["SparseCPU", "ADInplaceOrView", "AutogradCPU"]
    assert x.is_sparse and x.layout is gs.sparse_coo and str(x.device) == "cpu" and x.is_cpu
    assert (x._nnz(), x.coalesce()._nnz(), x.numel(), x.ndim) == (4, 3, 12, 2)
    assert not x.is_contiguous()


def test_the_table_has_the_kernel() -> None:
    table = gs.dispatch.dump_table("aten::mm")
    assert "SparseCPU: registered at native_functions.yaml" in table
    operator = gs.ops.aten.mm.default
    assert operator.has_kernel_for_dispatch_key(DispatchKey["SparseCPU"])


@pytest.mark.parametrize(
    "call",
    [
        lambda x: x.exp(),
        lambda x: x.view(12),
        lambda x: x > 1,
        lambda x: x.softmax(0),
        lambda x: x.tolist(),
        lambda x: x.reshape(12),
        lambda x: gs.linalg.svd(x),
        lambda x: x.mean(),
        lambda x: x[0:2],
    ],
)
def test_what_is_not_there_says_what_works(call: Any) -> None:
    with pytest.raises((NotImplementedError, RuntimeError), match=r"to_dense\(\)"):
        call(edges())


def test_the_error_names_the_operator() -> None:
    with pytest.raises(NotImplementedError, match=r"'aten::exp'.*no sparse tensor: call x"):
        edges().exp()


def test_indices_beyond_the_size_are_refused() -> None:
    with pytest.raises(RuntimeError, match="for dim 0, size is 2 but found index 5"):
        gs.sparse_coo_tensor([[5]], [1.0], (2,))
    with pytest.raises(RuntimeError, match="found negative index -1 for dim 0"):
        gs.sparse_coo_tensor([[-1]], [1.0], (2,))
    assert gs.sparse_coo_tensor([[5]], [1.0], (2,), check_invariants=False)._nnz() == 1


def test_there_are_none_on_other_devices() -> None:
    with pytest.raises(NotImplementedError, match="on the CPU"):
        gs.sparse_coo_tensor([[0]], [1.0], (2,), device="meta")
    with pytest.raises(NotImplementedError, match="sparse_coo"):
        gs.ones(2, 2).to_sparse(layout=gs.sparse_bsr, blocksize=(1, 1))
    with pytest.raises(NotImplementedError, match="to_dense"):
        gs.ones(2, layout=gs.sparse_coo)
    assert gs.zeros(2, 3, layout=gs.sparse_coo).is_sparse


PRODUCTS = {
    "mm": lambda x, y: gs.mm(x, y),
    "sparse.mm": lambda x, y: gs.sparse.mm(x, y),
    "mv": lambda x, y: x.mv(y[:, 0]),
    "addmm": lambda x, y: gs.sparse.addmm(gs.ones(3, 2, dtype=gs.float64), x, y, beta=2, alpha=3),
    "sum": lambda x, y: gs.sparse.sum(x * x, 0).to_dense(),
    "softmax": lambda x, y: gs.sparse.softmax(x, 1).to_dense(),
    "log_softmax": lambda x, y: gs.sparse.log_softmax(x, 0).to_dense() * 2,
    "mul": lambda x, y: (x * y[0, 0]).to_dense(),
    "of two": lambda x, y: gs.sparse.mm(x, x.t()).to_dense(),
    "masked": lambda x, y: y.t()[:1].expand(3, 4).sparse_mask(edges()).to_dense(),
    "there and back": lambda x, y: (y * y).to_sparse().to_dense() * y,
    "selected": lambda x, y: x.to_dense()[1] * 3,
    "transposed": lambda x, y: gs.sparse.mm(x.t(), y[:3]),
}


@pytest.mark.parametrize("name", PRODUCTS)
def test_gradients_of_values_and_of_dense_operands(name: str) -> None:
    values = gs.tensor([1.0, -2.0, 0.5, 3.0], dtype=gs.float64, requires_grad=True)
    dense = gs.tensor([[0.3, 1.0], [-2.0, 0.7], [1.5, -0.4], [0.9, 2.0]], dtype=gs.float64)
    dense.requires_grad_()

    def call(v: gs.Tensor, y: gs.Tensor) -> gs.Tensor:
        return PRODUCTS[name](edges(v), y)

    assert gs.autograd.gradcheck(call, (values, dense))
    assert gs.autograd.gradgradcheck(call, (values, dense))


def test_large_products_go_by_pieces() -> None:
    gs.manual_seed(0)
    indices = gs.stack([gs.randint(0, 300, (5000,)), gs.randint(0, 400, (5000,))])
    x = gs.sparse_coo_tensor(indices, gs.randn(5000, dtype=gs.float64), (300, 400))
    y = gs.randn(400, 700, dtype=gs.float64)
    assert gs.allclose(x @ y, x.to_dense() @ y)
    assert gs.allclose(y.t() @ x.t(), (x @ y).t())
    other = gs.sparse_coo_tensor(indices.flip(0), gs.randn(5000, dtype=gs.float64), (400, 300))
    assert gs.allclose((x @ other).to_dense(), x.to_dense() @ other.to_dense())


def test_changes_in_place_count() -> None:
    x = edges().coalesce()
    before = x._version
    x.mul_(2)
    assert x._version == before + 1 and x.to_dense()[2, 3] == 8
    with pytest.raises(RuntimeError, match="cannot be stored"):
        x.mul_(gs.tensor(1j))
    y = edges().requires_grad_()
    z = y * y
    with gs.no_grad():
        y.zero_()
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        gs.sparse.sum(z).backward()


def test_buffers_and_parameters() -> None:
    module = gs.nn.Module()
    module.register_buffer("adjacency", edges().coalesce())
    module.weight = gs.nn.Parameter(edges())
    state = module.state_dict()
    twin = gs.nn.Module()
    twin.register_buffer("adjacency", gs.zeros(3, 4, dtype=gs.float64, layout=gs.sparse_coo))
    twin.weight = gs.nn.Parameter(edges((0.0, 0.0, 0.0, 0.0)))
    twin.load_state_dict(state)
    assert twin.adjacency.to_dense().equal(edges().to_dense())
    assert twin.weight.to_dense().equal(edges().to_dense())
    assert module.float().adjacency.dtype is gs.float32


def test_norms_of_sparse_gradients_are_clipped() -> None:
    table = gs.nn.Embedding(4, 2, sparse=True)
    table(gs.tensor([1, 1, 3])).sum().backward()
    norm = gs.nn.utils.clip_grad_norm_(table.parameters(), 1.0)
    assert norm.item() == pytest.approx(10**0.5)
    assert table.weight.grad.is_sparse and table.weight.grad.norm().item() == pytest.approx(1.0)


def test_older_constructors() -> None:
    x = gs.sparse.FloatTensor(gs.tensor([[1]]), gs.tensor([2.0]), (3,))
    assert x.to_dense().tolist() == [0, 2, 0] and x.type() == "gradsmith.sparse.FloatTensor"
    assert isinstance(x, gs.sparse.FloatTensor) and not isinstance(x, gs.FloatTensor)
    with pytest.raises(AttributeError, match="of the layouts sparse_coo"):
        gs.sparse.as_sparse_gradcheck  # noqa: B018
