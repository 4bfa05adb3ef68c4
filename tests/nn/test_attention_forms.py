"""Attention by functions of positions, masks that say what they are, and how results lie in memory."""

from __future__ import annotations

import pytest

import gradsmith as gs
from gradsmith.nn import functional as F
from gradsmith.nn.attention.bias import CausalBias, causal_lower_right, causal_upper_left
from gradsmith.nn.attention.flex_attention import (
    and_masks,
    create_block_mask,
    create_mask,
    flex_attention,
    or_masks,
)


def causal(b, h, q_idx, kv_idx):
    return q_idx >= kv_idx


def near(b, h, q_idx, kv_idx):
    return q_idx - kv_idx < 3


@pytest.fixture
def qkv():
    gs.manual_seed(0)
    return [gs.randn(2, 4, 12, 8, requires_grad=True) for _ in range(3)]


@pytest.mark.parametrize("mask", [causal, and_masks(causal, near), or_masks(causal, near)])
def test_a_mask_by_a_function_is_that_mask(qkv, mask):
    blocks = create_block_mask(mask, None, None, 12, 12, BLOCK_SIZE=4)
    found = flex_attention(*qkv, block_mask=blocks)
    expected = F.scaled_dot_product_attention(*qkv, create_mask(mask, 1, 1, 12, 12))
    gs.testing.assert_close(found, expected)
    gs.testing.assert_close(
        gs.autograd.grad(found.sum(), qkv), gs.autograd.grad(expected.sum(), qkv)
    )


def test_scores_by_a_function_of_captured_tensors(qkv):
    bias = gs.randn(12, 12, requires_grad=True)
    found = flex_attention(*qkv, score_mod=lambda s, b, h, i, j: s + bias[i, j], scale=0.3)
    expected = F.scaled_dot_product_attention(*qkv, bias, scale=0.3)
    gs.testing.assert_close(found, expected)
    gs.testing.assert_close(
        gs.autograd.grad(found.sum(), bias), gs.autograd.grad(expected.sum(), bias)
    )


def test_blocks_are_counted_and_listed():
    blocks = create_block_mask(causal, None, None, 10, 12, BLOCK_SIZE=4)
    assert blocks.shape == (1, 1, 10, 12)
    assert blocks.to_dense().tolist() == [[[[1, 0, 0], [1, 1, 0], [1, 1, 1]]]]
    # The last blocks of rows are not whole.
    assert blocks.kv_num_blocks.tolist() == [[[1, 1, 3]]]
    assert blocks.full_kv_num_blocks.tolist() == [[[0, 1, 0]]]
    assert blocks.full_kv_indices[0, 0, 1].tolist() == [0, 1, 2]
    assert blocks.sparsity() == pytest.approx(100 / 3)
    assert blocks[0, 0, 1:].shape == (1, 1, 8, 12)


def test_a_query_that_sees_nothing_gets_zeros(qkv):
    blocks = create_block_mask(lambda b, h, i, j: i > 5, None, None, 12, 12)
    found, lse = flex_attention(*qkv, block_mask=blocks, return_lse=True)
    assert found[:, :, :6].eq(0).all() and lse[:, :, :6].isneginf().all()
    assert gs.autograd.grad(found.sum(), qkv[0])[0].isfinite().all()


def test_what_does_not_fit_is_refused(qkv):
    q, k, v = qkv
    with pytest.raises(ValueError, match=r"Hq=4 and Hkv=2\. Try setting enable_gqa=True"):
        flex_attention(q, k[:, :2], v[:, :2])
    with pytest.raises(ValueError, match=r"block_mask.shape=\(1, 1, 8, 8\) but got q_len=12"):
        flex_attention(q, k, v, block_mask=create_block_mask(causal, None, None, 8, 8))
    with pytest.raises(ValueError, match="neither 1 nor query's 2"):
        flex_attention(q, k, v, block_mask=create_block_mask(causal, 3, None, 12, 12))


def test_causal_biases_are_masks():
    upper, lower = causal_upper_left(2, 4), causal_lower_right(2, 4)
    assert isinstance(upper, CausalBias)
    assert upper.tolist() == [[True, False, False, False], [True, True, False, False]]
    assert lower.tolist() == [[True, True, True, False], [True, True, True, True]]
    q, kv = gs.randn(1, 1, 2, 3), gs.randn(1, 1, 4, 3)
    gs.testing.assert_close(
        F.scaled_dot_product_attention(q, kv, kv, upper),
        F.scaled_dot_product_attention(q, kv, kv, is_causal=True),
    )
    with pytest.warns(UserWarning, match="seq_len_q > seq_len_kv"):
        causal_lower_right(4, 2)
    with pytest.raises(AssertionError, match="only supports 2D tensors"):
        causal_upper_left(1, 2, 3)


@pytest.mark.parametrize("masked", [False, True])
def test_results_lie_as_heads_that_are_views_do(masked):
    heads = [gs.randn(2, 5, 4, 4).transpose(1, 2) for _ in range(3)]
    mask = gs.zeros(5, 5) if masked else None
    found = F.scaled_dot_product_attention(*heads, mask)
    assert found.stride() == (80, 4, 16, 1)
    assert found.transpose(1, 2).view(2, 5, 16).is_contiguous()
    contiguous = F.scaled_dot_product_attention(*(x.contiguous() for x in heads), mask)
    assert contiguous.is_contiguous()
    gs.testing.assert_close(found, contiguous)
