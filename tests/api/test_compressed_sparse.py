"""Compressed sparse matrices: what they hold, what is checked, larger products, and what is refused."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.core.keys import DispatchKey
from gradsmith.operators import scipy_routines


def matrix(rows: int = 30, columns: int = 40, seed: int = 0) -> tuple[gs.Tensor, Any]:
    """A matrix by rows with a quarter of its elements, in one row all and in another none, and all of them."""
    random = np.random.default_rng(seed)
    filled = random.random((rows, columns)) < 0.25
    filled[3], filled[5] = True, False
    dense = random.normal(size=(rows, columns)) * filled
    return gs.tensor(dense).to_sparse_csr(), dense


def test_keys_and_attributes() -> None:
    x, _ = matrix()
    keys = [key.name for key in gs._C._dispatch_keys(x)]
    assert keys == ["SparseCsrCPU", "ADInplaceOrView", "AutogradCPU"]
    assert x.is_sparse_csr and not x.is_sparse and x.layout is gs.sparse_csr and x.is_cpu
    assert x.t().layout is gs.sparse_csc and not x.t().is_sparse_csr
    assert gs.ops.aten.mm.default.has_kernel_for_dispatch_key(DispatchKey["SparseCsrCPU"])


@pytest.mark.parametrize("with_scipy", [False, True])
def test_large_products(monkeypatch: pytest.MonkeyPatch, with_scipy: bool) -> None:
    monkeypatch.setattr(scipy_routines, "enabled", with_scipy)
    x, dense = matrix(200, 150)
    right = np.random.default_rng(1).normal(size=(150, 80))
    left = right[:, :60].T.copy()
    for sparse in (x, x.to_sparse_csc(), x.to_sparse_coo(), x.to_sparse_coo().t().coalesce().t()):
        assert np.allclose((sparse @ gs.tensor(right)).numpy(), dense @ right)
        assert np.allclose((gs.tensor(left) @ sparse.t()).numpy(), left @ dense.T)
        small = sparse.to(gs.float32)
        assert np.allclose(small @ gs.tensor(right).float(), dense @ right, atol=1e-3)
    other, more = matrix(150, 70, 2)
    for first, second in ((x, other), (x.to_sparse_csc(), other), (x, other.to_sparse_csc())):
        product = first @ second
        assert product.layout is gs.sparse_csr
        assert np.allclose(product.to_dense().numpy(), dense @ more)
    both = x.to_sparse_csc() @ other.to_sparse_csc()
    assert both.layout is gs.sparse_csc and np.allclose(both.to_dense().numpy(), dense @ more)


@pytest.mark.parametrize("with_scipy", [False, True])
def test_an_index_that_was_written_to_reads_no_foreign_memory(
    monkeypatch: pytest.MonkeyPatch, with_scipy: bool
) -> None:
    monkeypatch.setattr(scipy_routines, "enabled", with_scipy)
    x, _ = matrix(200, 150)
    x.col_indices()[5] = 10**9
    with pytest.raises(IndexError, match="out of range"):
        x @ gs.ones(150, 80, dtype=gs.float64)


def test_rows_out_of_order_and_repeated_columns() -> None:
    x = gs.sparse_csr_tensor([0, 3, 4], [2, 0, 2, 1], [1.0, 2.0, 3.0, 4.0], (2, 3))
    dense = [[2.0, 0.0, 4.0], [0.0, 4.0, 0.0]]
    assert x.to_dense().tolist() == dense and x._nnz() == 4
    assert (x @ gs.eye(3)).tolist() == dense and (gs.eye(2) @ x).tolist() == dense
    assert x.to_sparse_csc().to_dense().tolist() == dense
    assert x.t().to_dense().t().tolist() == dense
    assert x.to_sparse().coalesce()._nnz() == 3
    with pytest.raises(RuntimeError, match="sorted and distinct"):
        gs.sparse_csr_tensor(
            [0, 3, 4], [2, 0, 2, 1], [1.0, 2.0, 3.0, 4.0], (2, 3), check_invariants=True
        )
    with gs.sparse.check_sparse_tensor_invariants(), pytest.raises(RuntimeError, match="distinct"):
        gs.sparse_csr_tensor([0, 2], [0, 0], [1.0, 2.0], (1, 2))


@pytest.mark.parametrize("check", [None, False, True])
def test_indices_beyond_the_size_are_always_refused(check: bool | None) -> None:
    for indices in (([0, 1], [5]), ([0, 1], [-1]), ([0, 2], [0]), ([1, 1], [0])):
        with pytest.raises(RuntimeError, match="is not satisfied"):
            gs.sparse_csr_tensor(*indices, [1.0], (1, 2), check_invariants=check)


def test_blocks_batches_dense_dimensions_and_devices_are_refused() -> None:
    with pytest.raises(NotImplementedError, match=r"sparse_bsr_tensor: .*none of blocks"):
        gs.sparse_bsr_tensor([0, 1], [0], [[[1.0]]])
    with pytest.raises(NotImplementedError, match=r"sparse_compressed_tensor: .*none of blocks"):
        gs.sparse_compressed_tensor([0, 1], [0], [[[1.0]]], layout=gs.sparse_bsc)
    with pytest.raises(
        NotImplementedError, match="indices and values have one dimension, not 1 and 2"
    ):
        gs.sparse_csr_tensor([0, 1], [0], [[1.0, 2.0]])
    for shape in ((4,), (2, 2, 2)):
        with pytest.raises(NotImplementedError, match=f"this has {len(shape)} dimensions"):
            gs.ones(shape).to_sparse_csr()
    with pytest.raises(NotImplementedError, match="on the CPU"):
        gs.sparse_csr_tensor([0, 1], [0], [1.0], (1, 1), device="meta")
    with pytest.raises(RuntimeError, match="must have the same dtype"):
        gs.sparse_csr_tensor(gs.tensor([0, 1]).int(), [0], [1.0], (1, 1))


def test_copies_keep_layout_dtypes_and_gradients() -> None:
    x = matrix()[0].requires_grad_()
    for other in (copy.deepcopy(x), pickle.loads(pickle.dumps(x)), gs.nn.Parameter(x.detach())):
        assert other.is_sparse_csr and other.requires_grad and other.is_leaf
        gs.testing.assert_close(other.detach(), x.detach())
    x.sum().backward()
    assert copy.deepcopy(x).grad.layout is gs.strided
    cloned = x.detach().clone()
    cloned.values().zero_()
    assert x.detach().values().abs().sum() > 0 and cloned._nnz() == x._nnz()


def test_values_and_indices_share_memory() -> None:
    x, _ = matrix()
    x.values().mul_(0)
    assert not x.to_dense().any()


def test_comparisons_of_compressed_matrices_say_what_differs() -> None:
    x, _ = matrix()
    gs.testing.assert_close(x, x.clone())
    with pytest.raises(AssertionError, match="Sparse CSR values are not close"):
        gs.testing.assert_close(x * 2, x)
    with pytest.raises(
        AssertionError, match="specified values in sparse CSR tensors does not match"
    ):
        gs.testing.assert_close(x, gs.zeros_like(x))
    with pytest.raises(AssertionError, match="layout"):
        gs.testing.assert_close(x, x.to_dense())
    gs.testing.assert_close(x, x.to_dense(), check_layout=False)


def test_gradients_of_products_are_those_of_differences() -> None:
    indices = gs.tensor([0, 2, 3, 3]), gs.tensor([0, 2, 1])
    values = gs.tensor([1.5, -2.0, 3.0], dtype=gs.float64, requires_grad=True)
    right = gs.arange(8.0, dtype=gs.float64).reshape(4, 2).requires_grad_()
    for make, shape in ((gs.sparse_csr_tensor, (3, 4)), (gs.sparse_csc_tensor, (4, 3))):

        def product(
            values: gs.Tensor, right: gs.Tensor, make: Any = make, shape: Any = shape
        ) -> gs.Tensor:
            return gs.sparse.mm(make(*indices, values, shape), right[: shape[1]])

        assert gs.autograd.gradcheck(product, (values, right))

    def sampled(values: gs.Tensor, right: gs.Tensor) -> gs.Tensor:
        pattern = gs.sparse_csr_tensor(*indices, values, (3, 4))
        return gs.sparse.sampled_addmm(pattern, right[:3], right.t(), beta=2, alpha=3).values()

    assert gs.autograd.gradcheck(sampled, (values, right))
    for reduce in ("sum", "mean", "amax", "amin"):

        def reduced(values: gs.Tensor, right: gs.Tensor, reduce: str = reduce) -> gs.Tensor:
            return gs.sparse.mm(gs.sparse_csr_tensor(*indices, values, (3, 4)), right, reduce)

        assert gs.autograd.gradcheck(reduced, (values, right + 1))


def test_the_gradient_of_a_sparse_operand_adds_up() -> None:
    x = matrix()[0].requires_grad_()
    right = gs.ones(40, 3, dtype=gs.float64)
    for _ in range(2):
        gs.sparse.mm(x, right).sum().backward()
    assert x.grad.is_sparse_csr and gs.equal(x.grad.values(), gs.full((x._nnz(),), 6.0).double())
    (x @ right).sum().backward()
    assert x.grad.layout is gs.strided and x.grad.max().item() == 9


def test_errors_name_the_operator_and_the_layout() -> None:
    x, _ = matrix()
    for call, name in ((x.exp, "exp"), (x.mean, "mean"), (lambda: x > 1, "gt")):
        with pytest.raises(
            NotImplementedError, match=rf"'aten::{name}.*gradsmith\.sparse_csr on cpu"
        ):
            call()
    with pytest.raises(NotImplementedError, match=r"'aten::cat'.*gradsmith\.sparse_csc on cpu"):
        gs.cat([x.t(), x.t()])
