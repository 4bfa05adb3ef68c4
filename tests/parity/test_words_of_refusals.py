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


def _masked_by_itself(m: Any, value: Any, of: Any = (True, False, True), **options: Any) -> Any:
    mask = m.tensor(of)
    return mask.index_put_((mask,), m.tensor(value), **options)


CALLS: dict[str, Callable[[Any], Any]] = {
    "one form by position": lambda m: m.ones(2, 3).sum("a", True),
    "two forms": lambda m: m.ones(2, 3).sum("a"),
    "no arguments": lambda m: m.sum(),
    "a number for a tensor": lambda m: m.sum(2),
    "an unknown keyword": lambda m: m.ones(2).mean(foo=1),
    "a position and an unknown keyword": lambda m: m.ones(2).mean(0, foo=1),
    "a form without arguments": lambda m: m.ones(2).max("a"),
    "keywords of one form": lambda m: m.ones(2).max(dim="a", keepdim=1),
    "types before sizes": lambda m: m.ones(2).view("a"),
    "tensors before numbers": lambda m: m.ones(2).clamp(1, "a"),
    "forms of one operator": lambda m: m.pow(m.ones(2), "a"),
    "a form that is deprecated": lambda m: m.ones(2).add(1, 2, 3),
    "forms of a factory": lambda m: m.arange(),
    "numbers of a factory": lambda m: m.linspace(0, 1, "a"),
    "generators of a factory": lambda m: m.rand(2, generator=1),
    "options of a factory": lambda m: m.randn("a", dtype=m.float32),
    "one form of a factory": lambda m: m.zeros(2, device=2.5),
    "text by default": lambda m: m.nn.functional.conv2d(m.ones(2), m.ones(2), padding=2.5),
    "one of three": lambda m: m.ones(2).std("a"),
    "a keyword of no form": lambda m: m.ones(2).var(dim="a"),
    "a place": lambda m: m.ones(2).softmax(0, "a"),
    "a memory format": lambda m: m.ones(2).clone(memory_format=2),
    "a dtype": lambda m: m.ones(2).add(m.float32),
    "a product with a number": lambda m: m.ones(2) @ 2,
    "no floating dtype": lambda m: m.set_default_dtype("a"),
    "too few elements for a mask": lambda m: m.ones(2).masked_scatter(m.ones(2) > 0, m.ones(1)),
    "bins below zero": lambda m: m.histogram(m.ones(2), -1),
    "parts that make no dimension": lambda m: m.ones(2, 3).unflatten(-1, (2, 2)),
    "CUDA": lambda m: m.ones(2, device="cuda"),
    "the name of a kernel": lambda m: m.ones(2) & 2,
    "the name of a vectorized kernel": lambda m: m.floor(m.ones(2) > 0),
    "a kernel of a special function": lambda m: m.special.i1(m.ones(2) * 1j),
    "largest of complex numbers": lambda m: m.amax(m.ones(2) * 1j),
    "a product of Booleans": lambda m: (m.ones(2, 2) > 0) @ (m.ones(2, 2) > 0),
    "a tuple and a number": lambda m: m.ones(2, 2).movedim((0, 1), 0),
    "a list and a number": lambda m: m.ones(2, 2).movedim([0, 1], 0),
    "several numbers": lambda m: m.gradient(m.ones(2), spacing="x"),
    "a layer for a parameter": lambda m: m.optim.SGD([m.nn.Linear(1, 1)], 1),
    "two values for a mask of itself": lambda m: _masked_by_itself(m, [False, False]),
    "a mask of itself added to": lambda m: _masked_by_itself(m, False, accumulate=True),
    "numbers of itself": lambda m: _masked_by_itself(m, 0, of=[1, 2, 0]),
    "a part of itself": lambda m: (lambda t: t[1:].masked_fill_(t[:2], 0))(m.ones(3) > 0),
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
    "label smoothing of a layer": lambda m: m.nn.LinearCrossEntropyLoss(3, 4, label_smoothing=2.0),
    "weights of other classes": lambda m: m.nn.LinearCrossEntropyLoss(3, 4, weight=m.ones(3)),
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
    "index_add by floats": lambda m: m.ones(3).index_add(0, m.tensor([0.0]), m.ones(1)),
    "index_copy by floats": lambda m: m.ones(3).index_copy(0, m.tensor([0.0]), m.ones(1)),
    "index_add of integers": lambda m: m.ones(3).index_add(0, m.tensor([0]), m.arange(1)),
    "index_copy of integers": lambda m: m.ones(3).index_copy(0, m.tensor([0]), m.arange(1)),
    "index_add of too many": lambda m: m.ones(3).index_add(0, m.tensor([0]), m.ones(2)),
    "index_copy of too many": lambda m: m.ones(3).index_copy(0, m.tensor([0]), m.ones(2)),
    "index_copy of other rows": lambda m: m.ones(3, 2).index_copy(0, m.tensor([0]), m.ones(1, 3)),
    "index_add of other rows": lambda m: m.ones(3, 2).index_add(0, m.tensor([0]), m.ones(1, 3)),
    "values of a dense tensor": lambda m: m.ones(3).values(),
    "indices of a dense tensor": lambda m: m.ones(3).indices(),
    "coalesced, a dense tensor": lambda m: m.ones(3).coalesce(),
    "factors of interpolation": lambda m: m.nn.functional.interpolate(
        m.ones(1, 1, 4, 4), scale_factor=(2.0, 2.0, 2.0)
    ),
    "sizes of interpolation": lambda m: m.nn.functional.interpolate(m.ones(1, 1, 4, 4), (2,)),
    "reflected too far": lambda m: m.nn.functional.pad(
        m.ones(1, 1, 4, 4), (1, 1, 5, 1), mode="reflect"
    ),
    "reflected too far along rows": lambda m: m.nn.functional.pad(
        m.ones(1, 1, 4, 4), (4, 1, 1, 1), mode="reflect"
    ),
    "reflected too far in a line": lambda m: m.nn.ReflectionPad1d(4)(m.ones(1, 1, 4)),
    "reflected too far in depth": lambda m: m.nn.ReflectionPad3d((1, 1, 1, 1, 4, 1))(
        m.ones(1, 4, 4, 4)
    ),
    "reflected too far in height": lambda m: m.nn.ReflectionPad3d((1, 1, 4, 1, 1, 1))(
        m.ones(1, 4, 4, 4)
    ),
    "an unknown padding": lambda m: m.nn.functional.pad(m.ones(1, 1, 4, 4), (1, 1, 1, 1), "x"),
    "an unknown padding of too few": lambda m: m.nn.functional.pad(m.ones(1, 1, 4, 4), (1, 1), "x"),
    "padding of too few": lambda m: m.nn.functional.pad(m.ones(1, 1, 4, 4), (1, 1), "reflect"),
    "padding of too many": lambda m: m.nn.functional.pad(m.ones(4, 4), (1,) * 4, "replicate"),
    "convolution of doubles": lambda m: m.nn.Conv2d(3, 4, 1)(m.ones(1, 3, 2, 2).double()),
    "convolution of integers": lambda m: m.nn.Conv1d(3, 4, 1)(m.ones(1, 3, 2).long()),
    "convolution by halves": lambda m: m.nn.Conv2d(3, 4, 1, bias=False).half()(m.ones(1, 3, 2, 2)),
    "transposed convolution of doubles": lambda m: m.nn.ConvTranspose2d(3, 4, 1)(
        m.ones(1, 3, 2, 2).double()
    ),
    "output padding": lambda m: m.nn.ConvTranspose2d(3, 4, 1, output_padding=2)(m.ones(1, 3, 2, 2)),
    "output padding of a line": lambda m: m.nn.ConvTranspose1d(3, 4, 1, output_padding=2)(
        m.ones(1, 3, 2)
    ),
    "groups of channels": lambda m: m.nn.GroupNorm(3, 3)(m.ones(2, 4, 2)),
    "channels of a group norm": lambda m: m.nn.GroupNorm(2, 6)(m.ones(2, 4, 2)),
    "two classes for one": lambda m: m.nn.functional.nll_loss(m.ones(3), m.tensor([0, 1])),
    "two classes for one of a cross entropy": lambda m: m.nn.functional.cross_entropy(
        m.ones(3), m.tensor([0, 1])
    ),
    "an average of nothing": lambda m: m.nn.functional.avg_pool2d(m.ones(1, 2, 2), 0),
    "an average along nothing": lambda m: m.nn.functional.avg_pool1d(m.ones(1, 2), 0),
    "an average through nothing": lambda m: m.nn.functional.avg_pool3d(m.ones(1, 2, 2, 2), 0),
    "a maximum of nothing": lambda m: m.nn.functional.max_pool2d(m.ones(1, 2, 2), (0, 1)),
    "a maximum through nothing": lambda m: m.nn.functional.max_pool3d(m.ones(1, 2, 2, 2), 0),
    "a stride of nothing": lambda m: m.nn.functional.max_pool2d(m.ones(1, 2, 2), 1, (0, 1)),
    "an average in no steps": lambda m: m.nn.functional.avg_pool2d(m.ones(1, 2, 2), 1, (0, 1)),
    "a permutation of less than nothing": lambda m: m.randperm(-1),
    "a sequence of images": lambda m: m.nn.GRU(3, 4)(m.ones(1, 2, 2, 3)),
    "vectors of two dtypes": lambda m: m.arange(3) @ m.ones(3),
    "factors of a vector": lambda m: m.linalg.lu_factor(m.ones(3)),
    "an unknown norm of matrices": lambda m: m.linalg.matrix_norm(m.ones(3, 3), "x"),
    "an unknown norm": lambda m: m.linalg.norm(m.ones(3, 3), "x"),
    "eigenvalues of a rectangle": lambda m: m.linalg.eigvals(m.ones(2, 3)),
    "symmetric eigenvalues of a rectangle": lambda m: m.linalg.eigvalsh(m.ones(2, 3)),
    "singular values of a vector": lambda m: m.linalg.svdvals(m.ones(3)),
    "pivots of floats": lambda m: m.linalg.ldl_solve(m.eye(3), m.ones(3), m.ones(3, 1)),
    "lengths of a CTC loss": lambda m: m.nn.functional.ctc_loss(
        m.zeros(3, 1, 2), m.tensor([[1]]), (4,), (1,)
    ),
    "targets of a CTC loss": lambda m: m.nn.functional.ctc_loss(
        m.zeros(3, 1, 2), m.tensor([[1]]), (3,), (2,)
    ),
    "complex of two dtypes": lambda m: m.complex(m.ones(1), m.ones(1).double()),
    "affine maps": lambda m: m.nn.functional.affine_grid(m.ones(1, 2, 2), (1, 1, 2, 2)),
    "a class that is a float": lambda m: m.nn.functional.nll_loss(m.ones(2, 3), m.ones(2)),
    "a complex number as a float": lambda m: float(m.tensor(1 + 1j)),
    "index_reduce of integers": lambda m: m.ones(3).index_reduce(
        0, m.tensor([0]), m.arange(1), "mean"
    ),
    "index_fill by floats": lambda m: m.ones(3).index_fill(0, m.tensor([0.0]), 1.0),
    "copy_ of another size": lambda m: m.ones(2, 3).copy_(m.ones(4)),
    "copy_ of another shape": lambda m: m.ones(3, 2).copy_(m.ones(2, 3)),
    "copy_ of more rows": lambda m: m.ones(1, 3).copy_(m.ones(2, 3)),
    "copy_ of more dimensions": lambda m: m.ones(3).copy_(m.ones(2, 3)),
    "copy_ on meta": lambda m: m.ones(3, device="meta").copy_(m.ones(2, 3)),
    "copy": lambda m: m.ops.aten.copy(m.ones(2, 3), m.ones(4)),
    "copy_ over lists": lambda m: m._foreach_copy_([m.ones(2, 3)], [m.ones(4)]),
    "a gradient of another shape": lambda m: (
        m.ones(2, 3)
        .scatter_add(1, m.ones(2, 2).long(), m.ones(2, 3, requires_grad=True))
        .sum()
        .backward()
    ),
    "one of several gradients of another shape": lambda m: (
        m.ones(2, 3, requires_grad=True)
        .scatter(1, m.ones(2, 2).long(), m.ones(2, 3, requires_grad=True))
        .sum()
        .backward()
    ),
    "an index into nothing": lambda m: m.ones(0, 3)[m.tensor([1])],
    "writing into nothing": lambda m: m.ones(0, 3).index_put_((m.tensor([1]),), m.tensor(1.0)),
    "scatter beyond rows": lambda m: m.ones(1, 3).scatter_(1, m.ones(2, 2).long(), 1.0),
    "scatter of many beyond rows": lambda m: m.ones(1, 3).scatter(
        1, m.ones(2, 2).long(), m.ones(2, 2)
    ),
    "scatter_add of too few": lambda m: m.ones(2, 3).scatter_add(
        1, m.ones(2, 2).long(), m.ones(1, 2)
    ),
    "scatter_reduce of too few": lambda m: m.ones(2, 3).scatter_reduce(
        1, m.ones(2, 2).long(), m.ones(1, 2), "sum"
    ),
    "lerp of float16": lambda m: m.ones(3).half().lerp(m.ones(3), 0.5),
    "lerp of long": lambda m: m.ones(3).long().lerp_(m.ones(3), 0.5),
    "index_copy of rows": lambda m: m.ones(3, 2).index_copy(0, m.tensor([0]), m.ones(2)),
    **{
        f"sizes of {name} after a call that fits": lambda m, name=name: [
            getattr(m, name)(m.ones(2, 3), m.ones(n)) for n in (3, 2)
        ]
        for name in ("mul", "clamp_max", "bitwise_and", "lt", "maximum")
    },
    "a volume's kernel below zero": lambda m: m.nn.functional.max_pool3d(
        m.ones(1, 1, 4, 4, 4), (1, -1, 1)
    ),
    "a stride below zero": lambda m: m.nn.functional.max_pool2d(
        m.ones(1, 1, 4, 4), 2, stride=(1, -1)
    ),
    "a dilation below zero": lambda m: m.nn.functional.max_pool2d(
        m.ones(1, 1, 4, 4), 2, dilation=(1, -1)
    ),
    "a row's kernel below zero": lambda m: m.nn.functional.avg_pool1d(m.ones(1, 1, 4), -1),
    "a kernel far below zero": lambda m: m.nn.functional.avg_pool2d(m.ones(1, 1, 4, 4), -7),
    "means of no channels": lambda m: m.nn.functional.avg_pool2d(m.ones(1, 0, 4, 4), 2),
    "means of volumes without channels": lambda m: m.nn.functional.adaptive_avg_pool3d(
        m.ones(0, 0, 8, 8, 8), 2
    ),
    "interpolation of no channels": lambda m: m.nn.functional.interpolate(
        m.ones(1, 0, 4, 4), (3, 3)
    ),
    "interpolation of an empty row": lambda m: m.nn.functional.interpolate(m.ones(1, 1, 0), 3),
    "interpolation to an empty volume": lambda m: m.nn.functional.interpolate(
        m.ones(1, 1, 4, 2, 4), (3, 0, 3)
    ),
    "interpolation to a half": lambda m: m.nn.functional.interpolate(m.ones(1, 1, 4, 4), (3, 1.5)),
    "filters of two groups": lambda m: m.nn.functional.conv2d(
        m.ones(1, 3, 4, 4), m.ones(3, 3, 2, 2), groups=2
    ),
    "a convolution of padding": lambda m: m.nn.functional.conv1d(
        m.ones(2, 2, 0), m.ones(2, 2, 1), padding=1
    ),
    "a convolution of a padded volume": lambda m: m.nn.functional.conv3d(
        m.ones(2, 2, 0, 4, 4), m.ones(2, 2, 1, 1, 1), padding=1
    ),
    "a transposed convolution of nothing": lambda m: m.nn.functional.conv_transpose1d(
        m.ones(2, 2, 0), m.ones(2, 2, 4)
    ),
    "unpooling to a tuple": lambda m: m.nn.functional.max_unpool1d(
        m.ones(1, 2, 2), m.ones(1, 2, 2).long(), 3, output_size=(30,)
    ),
    "unpooling to a size": lambda m: m.nn.functional.max_unpool1d(
        m.ones(1, 2, 2), m.ones(1, 2, 2).long(), 3, output_size=m.Size([1, 2, 30])
    ),
    "variance and mean of integers": lambda m: m.var_mean(m.arange(3)),
    "deviation of integers": lambda m: m.std(m.arange(3), 0),
    "a stride backwards": lambda m: m.arange(3.0).as_strided((2,), (-1,)),
    "a weight of doubles": lambda m: m.nn.functional.layer_norm(
        m.ones(2, 3), (3,), m.ones(3).double()
    ),
    "a bias of doubles": lambda m: m.nn.functional.layer_norm(
        m.ones(2, 3), (3,), m.ones(3), m.ones(3).double()
    ),
    "a norm of doubles": lambda m: m.nn.functional.layer_norm(
        m.ones(2, 3).double(), (3,), m.ones(3), m.ones(3)
    ),
    "a bias of floats": lambda m: m.nn.functional.layer_norm(
        m.ones(2, 3).half(), (3,), m.ones(3).half(), m.ones(3)
    ),
    "a bias of doubles over a batch": lambda m: m.nn.functional.batch_norm(
        m.ones(2, 4), m.ones(4), m.ones(4), m.ones(4), m.ones(4).double()
    ),
    "a running variance of doubles": lambda m: m.nn.functional.batch_norm(
        m.ones(2, 4), m.ones(4), m.ones(4).double()
    ),
    "a running variance only": lambda m: m.nn.functional.batch_norm(
        m.ones(2, 4), None, m.ones(4), training=True
    ),
    "an instance's running variance only": lambda m: m.nn.functional.instance_norm(
        m.ones(2, 4, 3), None, m.ones(4)
    ),
    "groups below zero": lambda m: m.nn.functional.group_norm(m.ones(2, 4), -1),
    "a matrix of doubles": lambda m: m.addmv(m.ones(2), m.ones(2, 3).double(), m.ones(3)),
    "a vector of doubles": lambda m: m.mv(m.ones(2, 3), m.ones(3).double()),
    "matrices of doubles and a vector": lambda m: m.matmul(m.ones(5, 2, 3).double(), m.ones(3)),
    "matrices of doubles and others": lambda m: m.matmul(m.ones(5, 2, 3).double(), m.ones(5, 3, 2)),
    "a sum of another size": lambda m: m.addmv(m.ones(4), m.ones(2, 3), m.ones(3)),
    "a size that two others come to": lambda m: m.where(
        m.ones(3) > 0, m.ones(1, 2, 1), m.ones(1, 2)
    ),
    "Cauchy's distribution of integers": lambda m: m.ones(3).long().cauchy_(),
    "a bilinear bias of doubles": lambda m: m.nn.functional.bilinear(
        m.ones(2, 3), m.ones(2, 4), m.ones(5, 3, 4), m.ones(5).double()
    ),
    "bilinear of doubles": lambda m: m.nn.functional.bilinear(
        m.ones(2, 3).double(), m.ones(2, 4), m.ones(5, 3, 4)
    ),
    "places in a matrix": lambda m: m.gradient(
        m.ones(3, 3), dim=(0, 1), spacing=[m.ones(3), m.ones(1, 3)]
    ),
    "a complex factor of an outer product": lambda m: m.addr(
        m.ones(2, 2), m.ones(2), m.ones(2), beta=1j
    ),
    "an unknown device": lambda m: m.device("nonsense:1"),
    "largest Booleans": lambda m: m.nn.functional.max_pool2d(m.ones(1, 1, 4, 4) > 0, 2),
    "means of Booleans": lambda m: m.nn.functional.avg_pool2d(m.ones(1, 1, 4, 4) > 0, 2),
    "adaptive means of integers": lambda m: m.nn.functional.adaptive_avg_pool2d(
        m.ones(1, 1, 4, 4).long(), 2
    ),
    "median along a dimension": lambda m: m.median(m.ones(3) > 0, 0),
    "reflected Booleans": lambda m: m.nn.functional.pad(
        m.ones(1, 1, 4) > 0, (1, 1), mode="reflect"
    ),
    "index_put of a row in a matrix": lambda m: m.zeros(5, 5).index_put(
        (m.tensor(0),), m.ones(1, 5)
    ),
    "index_put of a matrix in a stack": lambda m: m.zeros(5, 5).index_put_(
        (m.tensor([0]),), m.ones(1, 1, 5)
    ),
    "index_put of a row where a mask is true": lambda m: m.zeros(3).index_put_(
        (m.tensor([True, False, True]),), m.ones(1, 2)
    ),
    "offsets of floats": lambda m: m.nn.functional.embedding_bag(
        m.tensor([0, 1]), m.ones(3, 2), m.tensor([0.0])
    ),
    "bags of floats": lambda m: m.nn.functional.embedding_bag(
        m.tensor([0.0, 1]), m.ones(3, 2), m.tensor([0])
    ),
    "reflectors of another batch": lambda m: m.linalg.householder_product(
        m.ones(2, 2, 5, 5), m.ones(2, 1, 5)
    ),
    "mean hinge loss of integers": lambda m: m.nn.functional.hinge_embedding_loss(
        m.ones(3).long(), m.ones(3)
    ),
    "Boolean lengths of a CTC loss": lambda m: m.nn.functional.ctc_loss(
        m.zeros(3, 1, 2), m.tensor([[1]]), m.tensor([True]), m.tensor([1])
    ),
    "a contracted dimension that there is not": lambda m: m.tensordot(
        m.ones(2, 2, 1), m.ones(1, 2), dims=([0, 1], [2, 0])
    ),
    "a contracted dimension far off": lambda m: m.tensordot(
        m.ones(2, 2, 1), m.ones(1, 2), dims=([0, 5], [1, 0])
    ),
    "a solved dimension that there is not": lambda m: m.linalg.tensorsolve(
        m.ones(3, 4, 4, 3), m.ones(3, 4), dims=(0, -7)
    ),
    "chunks of two dtypes": lambda m: m._chunk_cat(
        [m.ones(1, 2, 3), m.ones(1, 2, 3).double()], -1, 5
    ),
    "repeats below zero": lambda m: m.ones(2, 3).repeat(2, -1),
    "cat into integers": lambda m: m.cat([m.ones(2, 2), m.ones(2, 2)], 0, out=m.ones(2, 2).long()),
    "output padding in depth": lambda m: m.nn.ConvTranspose3d(3, 4, 1, output_padding=2)(
        m.ones(1, 3, 2, 2, 2)
    ),
}


def _schedule(m: Any) -> Any:
    return m.optim.lr_scheduler.StepLR(m.optim.SGD([m.ones(1)]), 1)


def _schedule_of_a_changed_step(m: Any) -> None:
    schedule = _schedule(m)
    schedule.optimizer.step = lambda: None
    schedule.step()


WARNED: dict[str, Callable[[Any], Any]] = {
    "a schedule's step before the optimizer's": lambda m: _schedule(m).step(),
    "a schedule's step to an epoch": lambda m: _schedule(m).step(3),
    "a step that was replaced": _schedule_of_a_changed_step,
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
    "masks of themselves": lambda m: [
        _masked_by_itself(m, False).tolist(),
        _masked_by_itself(m, [False]).tolist(),
        (lambda t: t.index_put_((t[:3],), m.tensor(False)).tolist())(m.ones(3) > 0),
    ],
    "blocks of two ranks": lambda m: str(
        [
            m.block_diag(m.tensor(1.5).double(), m.ones(1)),
            m.block_diag(m.tensor(1.5), m.tensor([[1]])),
            m.block_diag(m.tensor(True), m.tensor(2)),
        ]
    ),
    "a hinge loss of integers": lambda m: m.nn.functional.hinge_embedding_loss(
        m.tensor([1, 2, 3, -4]), m.tensor([1.0, -1, 0, -1]), margin=8.9, reduction="none"
    ),
    "values with leading ones": lambda m: [
        (lambda t: (t.__setitem__(*written), t.tolist())[1])(m.zeros(3, 3))
        for written in (
            (m.tensor([0]), m.ones(1, 1, 3)),
            ((slice(None), m.tensor([0])), m.ones(1, 3, 1)),
            (m.tensor(0), m.ones(1, 3)),
            (m.tensor([True, False, True]), m.ones(1, 1)),
        )
    ],
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
