"""Calls whose tensors are of two dtypes: who refuses, and the dtype of the result, are as in PyTorch."""

from __future__ import annotations

import warnings
from itertools import product
from typing import Any

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")

DTYPES = "float16", "bfloat16", "float32", "float64", "int64", "bool", "complex64"

CALLS = """
F.binary_cross_entropy_with_logits(a(4), b(4))
F.binary_cross_entropy_with_logits(a(4), b(4), reduction="none")
F.binary_cross_entropy_with_logits(a(4), a(4), weight=b(4))
F.binary_cross_entropy_with_logits(a(4), a(4), pos_weight=b(4))
F.binary_cross_entropy(a(4), b(4))
F.binary_cross_entropy(a(4), a(4), b(4))
F.soft_margin_loss(a(4), b(4))
F.huber_loss(a(4), b(4))
F.huber_loss(a(4), b(4), reduction="none")
F.smooth_l1_loss(a(4), b(4))
F.mse_loss(a(4), b(4), reduction="none")
F.poisson_nll_loss(a(4), b(4), full=True)
F.kl_div(a(4), b(4))
F.rms_norm(a(2, 4), (4,), b(4))
F.cosine_similarity(a(2, 4), b(2, 4))
F.scaled_dot_product_attention(a(1, 2, 2), a(1, 2, 2), a(1, 2, 2), b(2, 2))
lib.bincount(lib.tensor([0, 1, 1, 2]), b(4))
lib.cat([a(2), b(2)])
lib.cat([a(2), b(2), a(1)])
lib.stack([a(2, 2), b(2, 2)], 1)
lib.block_diag(a(2, 2), b(2, 2))
lib.einsum("ij,jk->ik", a(2, 3), b(3, 2))
lib.einsum("bij,bjk->bik", a(2, 2, 3), b(2, 3, 2))
lib.einsum("ij,jk->ik", a(2, 1), b(1, 2))
lib.einsum("i,i->", a(3), b(3))
lib.einsum("i,i->i", a(3), b(3))
lib.einsum("ij,k->k", a(2, 2), b(3))
lib.einsum("ij,jk,kl->il", a(2, 2), a(2, 2), b(2, 2))
lib.where(lib.tensor([True, False]), a(2), b(2))
lib.addcmul(a(2), b(2), a(2))
lib.lerp(a(2), a(2), b(2))
lib.outer(a(2), b(2))
lib.matmul(a(2, 2), b(2, 2))
lib.addmm(a(2, 2), b(2, 2), b(2, 2))
a(2).index_add(0, lib.tensor([0]), b(1))
a(2).masked_scatter(lib.tensor([True, False]), b(2))
a(2).copy_(b(2))
a(2).add_(b(2))
""".strip().splitlines()


def outcome(lib: Any, call: str, dtypes: tuple[str, str]) -> str:
    """The dtype of the result, or that the call is refused."""

    def made(dtype: str) -> Any:
        def tensor(*shape: int) -> Any:
            count = lib.ones(*shape).numel()
            values = (lib.arange(count) % 3 + 1) / 4
            return values.reshape(shape).to(getattr(lib, dtype))

        return tensor

    first, second = map(made, dtypes)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            result = eval(call, {"lib": lib, "F": lib.nn.functional, "a": first, "b": second})
        except (RuntimeError, IndexError):
            return "refused"
    return str(result.dtype).partition(".")[2]


@pytest.mark.parametrize("call", CALLS)
def test_dtypes_of_results(call: str) -> None:
    pairs = [*product(DTYPES, repeat=2), ("int32", "int64"), ("int64", "int32")]
    theirs = {dtypes: outcome(torch, call, dtypes) for dtypes in pairs}
    assert {dtypes: outcome(gs, call, dtypes) for dtypes in pairs} == theirs


@pytest.mark.parametrize("dtype", ["float32", "int64", "bool", "complex64"])
@pytest.mark.parametrize("number", [3, 2.5, True, 1 + 2j, -1])
def test_a_number_is_copied_into_a_tensor(dtype: str, number: complex) -> None:
    """`copy_` takes numbers where other operators that are not elementwise take tensors only."""
    found = []
    for lib in (gs, torch):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            called = lib.ones(3, dtype=getattr(lib, dtype)).copy_(number)
            as_operator = lib.ops.aten.copy_(lib.ones(3, dtype=getattr(lib, dtype)), number)
        found.append((called.tolist(), as_operator.tolist(), str(called.dtype).partition(".")[2]))
    assert found[0] == found[1]


def test_a_copied_number_has_no_gradient() -> None:
    x = gs.ones(3, requires_grad=True)
    y = x * 2
    y.copy_(5)
    assert y.tolist() == [5, 5, 5] and y._version == 1
    y.sum().backward()
    assert x.grad is not None and x.grad.tolist() == [0, 0, 0]
    with pytest.raises(TypeError, match="must be Tensor, not str"):
        x.detach().copy_("3")
    with pytest.raises(OverflowError):
        x.detach().copy_(2**70)


@pytest.mark.parametrize("p", [None, "fro", 2, float("inf"), 0])
def test_normalize_takes_what_norm_takes(p: Any) -> None:
    values = [[3.0, 4.0], [0.0, -2.0]]
    ours = gs.nn.functional.normalize(gs.tensor(values), p=p)
    theirs = torch.nn.functional.normalize(torch.tensor(values), p=p)
    for row, wanted in zip(ours.tolist(), theirs.tolist(), strict=True):
        assert row == pytest.approx(wanted)
