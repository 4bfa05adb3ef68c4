"""Programs print results, what a call was refused for and what they were warned of: the words are PyTorch's."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch")


def _mha(m: Any, *shapes: tuple[int, ...], **masks: Any) -> Any:
    layer = m.nn.MultiheadAttention(4, 2)
    return layer(*(m.ones(shape) for shape in shapes), **masks)


CALLS: dict[str, Callable[[Any], Any]] = {
    "sizes": lambda m: m.ones(2, 3) + m.ones(2),
    "sizes in place": lambda m: m.ones(2, 3).add_(m.ones(3, 2, 3)),
    "dtype in place": lambda m: m.arange(3).add_(1.5),
    "vector without a gradient": lambda m: m.ones(2, requires_grad=True).backward(),
    "linear of integers": lambda m: m.nn.Linear(2, 2)(m.ones(1, 2, dtype=m.int64)),
    "linear of doubles": lambda m: m.nn.Linear(2, 2).double()(m.ones(3, 1, 2)),
    "linear without bias": lambda m: m.nn.Linear(2, 2, bias=False)(m.ones(1, 2, dtype=m.int64)),
    "addmm of two dtypes": lambda m: m.addmm(m.ones(2), m.ones(2, 2), m.eye(2).double()),
    "expand to fewer": lambda m: m.ones(2, 3).expand(3),
    "index_select": lambda m: m.ones(2).index_select(0, m.tensor([3])),
    "index_select of columns": lambda m: m.ones(2, 3).index_select(1, m.tensor([-5])),
    "mask of floats": lambda m: m.ones(2).masked_fill(m.ones(2), 1),
    "permute twice": lambda m: m.ones(2, 2).permute(0, 0),
    "a shape of -2": lambda m: m.ones(4).view(-2, 2),
    "embedding of floats": lambda m: m.nn.functional.embedding(m.ones(1), m.ones(3, 2)),
    "batch norm of one": lambda m: m.nn.functional.batch_norm(
        m.ones(1, 3), None, None, training=True
    ),
    "group norm of one": lambda m: m.nn.functional.group_norm(m.ones(1, 3), 3),
    "instance norm of one": lambda m: m.nn.InstanceNorm2d(3)(m.ones(1, 3, 1, 1)),
    "histc": lambda m: m.ones(2).histc(0),
    "dot of two sizes": lambda m: m.tensordot(m.ones(2), m.ones(3), 1),
    "pool of a vector": lambda m: m.nn.MaxPool2d(2)(m.ones(2)),
    "adaptive pool of a vector": lambda m: m.nn.AdaptiveAvgPool2d(2)(m.ones(2)),
    "adaptive maximum of a vector": lambda m: m.nn.AdaptiveMaxPool2d(2)(m.ones(2)),
    "unpool by floats": lambda m: m.nn.MaxUnpool2d(2)(m.ones(1, 1, 2, 2), m.ones(1, 1, 2, 2)),
    "unfold too much": lambda m: m.nn.Unfold(5)(m.ones(1, 1, 3, 3)),
    "label smoothing": lambda m: m.nn.CrossEntropyLoss(label_smoothing=2)(
        m.ones(1, 2), m.tensor([1])
    ),
    "transposed to a size": lambda m: m.nn.ConvTranspose2d(3, 4, 3)(
        m.ones(1, 3, 4, 4), output_size=(9, 9)
    ),
    "hardtanh": lambda m: m.nn.Hardtanh(2, 1),
    "states of an LSTM": lambda m: m.nn.LSTM(3, 4)(m.ones(2, 2, 3), m.ones(3, 4)),
    "one state too few": lambda m: m.nn.LSTM(3, 4)(m.ones(2, 3), (m.ones(1, 1, 4), m.ones(1, 4))),
    "cell's input": lambda m: m.nn.LSTMCell(3, 4)(m.ones(2, 2)),
    "cell's batch": lambda m: m.nn.GRUCell(3, 4)(m.ones(2, 3), m.ones(3, 4)),
    "cell's state": lambda m: m.nn.RNNCell(3, 4)(m.ones(2, 3), m.ones(2, 5)),
    "second state": lambda m: m.nn.LSTMCell(3, 4)(m.ones(2, 3), (m.ones(2, 4), m.ones(2, 5))),
    "attention of a vector": lambda m: _mha(m, (4,), (3, 2, 4), (3, 2, 4)),
    "attention of many": lambda m: _mha(m, (1, 3, 2, 4), (3, 2, 4), (3, 2, 4)),
    "attention to matrices": lambda m: _mha(m, (3, 2, 4), (3, 4), (3, 4)),
    "attention of matrices": lambda m: _mha(m, (3, 4), (3, 2, 4), (3, 2, 4)),
    "keys and values": lambda m: _mha(m, (3, 2, 4), (3, 2, 4), (5, 2, 4)),
    "padding of many": lambda m: _mha(
        m, (3, 2, 4), (3, 2, 4), (3, 2, 4), key_padding_mask=m.zeros(3) > 0
    ),
    "padding's batch": lambda m: _mha(
        m, (3, 2, 4), (3, 2, 4), (3, 2, 4), key_padding_mask=m.zeros(3, 3) > 0
    ),
    "padding's length": lambda m: _mha(
        m, (3, 2, 4), (3, 2, 4), (3, 2, 4), key_padding_mask=m.zeros(2, 4) > 0
    ),
    "a mask of a matrix": lambda m: _mha(
        m, (3, 2, 4), (3, 2, 4), (3, 2, 4), attn_mask=m.zeros(2, 3)
    ),
    "a mask for each head": lambda m: _mha(
        m, (3, 2, 4), (3, 2, 4), (3, 2, 4), attn_mask=m.zeros(2, 3, 3)
    ),
    "a mask that a hint replaces": lambda m: _mha(
        m, *[(3, 2, 4)] * 3, attn_mask=m.zeros(2, 2), is_causal=True
    ),
    "a mask of a vector": lambda m: _mha(m, (3, 2, 4), (3, 2, 4), (3, 2, 4), attn_mask=m.zeros(3)),
    "a mask without batch": lambda m: _mha(m, (3, 4), (3, 4), (3, 4), attn_mask=m.zeros(3, 3, 3)),
    "closure of LBFGS": lambda m: m.optim.LBFGS([m.ones(1, requires_grad=True)]).step(),
    "backward to no gradient": lambda m: m.ones(1, requires_grad=True)
    .sum()
    .backward(inputs=[m.ones(1)]),
    "grad of no gradient": lambda m: m.autograd.grad(m.ones(1, requires_grad=True), m.ones(1)),
    "retained without history": lambda m: m.ones(1).retain_grad(),
    "grouped size": lambda m: m.nn.functional.scaled_dot_product_attention(
        m.ones(2), m.ones(2, 2), m.ones(2, 2)
    ),
    "attention of two dtypes": lambda m: m.nn.functional.scaled_dot_product_attention(
        m.ones(2, 2), m.ones(2, 2).double(), m.ones(2, 2)
    ),
}
WARNED: dict[str, Callable[[Any], Any]] = {
    "sequence first": lambda m: m.nn.Transformer(4, 2, 1, 1, 4),
    "normed first": lambda m: m.nn.TransformerEncoder(
        m.nn.TransformerEncoderLayer(4, 2, 4, batch_first=True, norm_first=True), 1
    ),
    "odd heads": lambda m: m.nn.TransformerEncoder(
        m.nn.TransformerEncoderLayer(3, 3, 4, batch_first=True), 1
    ),
    "without bias": lambda m: m.nn.TransformerEncoder(
        m.nn.TransformerEncoderLayer(4, 2, 4, batch_first=True, bias=False), 1
    ),
    "another activation": lambda m: m.nn.TransformerEncoder(
        m.nn.TransformerEncoderLayer(4, 2, 4, activation=m.tanh, batch_first=True), 1
    ),
    "nothing to say": lambda m: m.nn.TransformerEncoder(
        m.nn.TransformerEncoderLayer(4, 2, 4, batch_first=True), 1
    ),
    "masks of two kinds": lambda m: _mha(
        m,
        *[(3, 2, 4)] * 3,
        key_padding_mask=m.zeros(2, 3) > 0,
        attn_mask=m.zeros(3, 3),
    ),
}


def _post_accumulate_hooks(m: Any) -> Any:
    x = m.ones(1, requires_grad=True)
    before = x._post_accumulate_grad_hooks
    handle = x.register_post_accumulate_grad_hook(print)
    there = x._post_accumulate_grad_hooks == {handle.id: print}
    handle.remove()
    return before, there, len(x._post_accumulate_grad_hooks)


def _dual(m: Any) -> Any:
    with m.autograd.forward_ad.dual_level():
        x = m.autograd.forward_ad.make_dual(m.ones(2), m.full((2,), 0.1))
        return repr(x), repr(x.sum()), repr(x[0])


def _names(m: Any) -> Any:
    x = m.randn(2, 3, 4)
    for kind in (m.nn.GRU, m.nn.RNN, m.nn.LSTM):
        for two in (True, False):
            yield kind(4, 5, batch_first=True, bidirectional=two)(x)[0].grad_fn.name()
    layer = m.nn.PairwiseDistance()
    yield layer(x.requires_grad_(), x + 1).grad_fn.name()


def _loaders(m: Any) -> Any:
    for workers in (0, 1):
        yield type(iter(m.utils.data.DataLoader([1, 2], num_workers=workers))).__name__


SHOWN: dict[str, Callable[[Any], Any]] = {
    "iterators of loaders": lambda m: list(_loaders(m)),
    "hooks after accumulation": _post_accumulate_hooks,
    "tangents": _dual,
    "nodes of recurrent layers and distances": lambda m: list(_names(m)),
}


@pytest.mark.parametrize("name", SHOWN)
def test_shown(name: str) -> None:
    theirs, ours = (str(SHOWN[name](module)) for module in (torch, gs))
    assert ours == theirs


@pytest.mark.parametrize("name", CALLS)
def test_words(name: str) -> None:
    said = []
    for module in (torch, gs):
        with pytest.raises(Exception) as caught:
            CALLS[name](module)
        said.append((type(caught.value), str(caught.value).replace("gradsmith", "torch")))
    assert said[1] == said[0]


@pytest.mark.parametrize("name", WARNED)
def test_warnings(name: str) -> None:
    said = []
    for module in (torch, gs):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            WARNED[name](module)
        said.append([(each.category, str(each.message)) for each in caught])
    assert said[1] == said[0]
