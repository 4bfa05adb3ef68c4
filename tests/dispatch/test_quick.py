"""Quick kernels: they say what the general kernels say, and step aside for all else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.autograd.nodes.recording import direct_recording
from gradsmith.core.bits import STRIDED
from gradsmith.dispatch import wrapping
from gradsmith.dispatch.kernel import Kernel, KernelKind
from gradsmith.dispatch.registry import REGISTRY, forget_resolved
from gradsmith.nn import functional as F

Call = Callable[[gs.Tensor], Any]


@contextmanager
def general_only() -> Iterator[None]:
    """No small-array specializations for a while."""
    saved = wrapping.small_form
    wrapping.small_form = lambda where, kernel, general, bits, linked=False, inplace=False: general
    _forget()
    try:
        yield
    finally:
        wrapping.small_form = saved
        _forget()


def _forget() -> None:
    for operator in REGISTRY.values():
        forget_resolved(operator)


def _other(x: gs.Tensor) -> gs.Tensor:
    return gs.flip(x, [0]) + 0.25 if x.ndim else x + 0.25


def _classes(x: gs.Tensor) -> gs.Tensor:
    return gs.arange(x.shape[0]) % 2


def _columns(x: gs.Tensor) -> gs.Tensor:
    return gs.arange(2 * x.shape[0]).reshape(-1, 2) % 2


def _filters(x: gs.Tensor, count: int, width: int) -> gs.Tensor:
    """Some for the channels that are rows of `x`."""
    return gs.stack([_other(x)[:, i : i + width] for i in range(count)]).contiguous()


def _every_other(x: gs.Tensor) -> gs.Tensor:
    return x.detach().clone()[..., ::2]


def _positive(x: gs.Tensor) -> gs.Tensor:
    return x.detach() > 0


def _put(x: gs.Tensor, index: Any, value: Any) -> gs.Tensor:
    x = x.clone() if x.requires_grad else x.detach().clone()
    x[x if index is None else index] = x.reshape(-1)[0] if value is None else value
    return x


def _by_itself(x: gs.Tensor, method: str, count: int) -> gs.Tensor:
    x = x.detach().clone()
    x_again: gs.Tensor = getattr(x, method)(*[x] * count, **_NUMBER[method])
    return x_again


_NUMBER: dict[str, dict[str, float]] = {
    "addcmul_": {"value": 0.3},
    "addcdiv_": {"value": 0.3},
    "lerp_": {"weight": 0.6},
}


def _scattered_by_itself(x: gs.Tensor) -> gs.Tensor:
    x = x.detach().clone()
    return x.scatter_(1, gs.zeros(x.shape, dtype=gs.int64), x)


def _put_by_itself(x: gs.Tensor) -> gs.Tensor:
    places = gs.zeros(x.shape, dtype=gs.int64)
    places[:1][places[0]] = 3
    return places


CALLS: dict[str, Call] = {
    "amax": lambda x: gs.amax(x, 1),
    "amax, last": lambda x: gs.amax(x, -1),
    "amax, kept": lambda x: gs.amax(x, 1, True),
    "amax of the last, kept": lambda x: gs.amax(x, -1, True),
    "amax, first": lambda x: gs.amax(x, 0),
    "amax, all": lambda x: gs.amax(x),
    "amin": lambda x: gs.amin(x, 1),
    "max": lambda x: x.max(),
    "min": lambda x: x.min(),
    "prod": lambda x: x.prod(),
    "prod in double": lambda x: x.prod(dtype=gs.float64),
    "all": lambda x: x.all(),
    "all of truth": lambda x: (x != 0).all(),
    "any of truth": lambda x: (x == 0).any(),
    "var": lambda x: x.var(),
    "var, biased": lambda x: x.var(False),
    "var over 1": lambda x: x.var(1),
    "var over -1": lambda x: x.var(-1, False),
    "var over both": lambda x: x.var((0, 1)),
    "var over 0, kept": lambda x: x.var(0, keepdim=True),
    "var, correction": lambda x: x.var(0, correction=0),
    "var, correction of a half": lambda x: x.var(0, correction=0.5),
    "var, negative correction": lambda x: x.var(0, correction=-2),
    "std": lambda x: x.std(),
    "std over 0": lambda x: x.std(0),
    "std, correction": lambda x: x.std(dim=None, correction=1),
    "sum": lambda x: x.sum(),
    "sum in double": lambda x: x.sum(dtype=gs.float64),
    "sum over 0": lambda x: x.sum(0),
    "sum over 1": lambda x: x.sum(1),
    "sum over -1": lambda x: x.sum(-1),
    "sum over -2": lambda x: x.sum(-2),
    "sum over 1, kept": lambda x: x.sum(1, True),
    "sum over 0, kept": lambda x: x.sum(0, True),
    "sum over 2": lambda x: x.sum(2),
    "sum over both": lambda x: x.sum((0, 1)),
    "sum over none": lambda x: x.sum(()),
    "mean": lambda x: x.mean(),
    "mean in double": lambda x: x.mean(dtype=gs.float64),
    "mean over 0": lambda x: x.mean(0),
    "mean over 1": lambda x: x.mean(1),
    "mean over -2": lambda x: x.mean(-2),
    "mean over 1, kept": lambda x: x.mean(1, True),
    "mean over -2, kept": lambda x: x.mean(-2, True),
    "mean over 2": lambda x: x.mean(2),
    "mean over 1 in double": lambda x: x.mean(1, dtype=gs.float64),
    "relu": gs.relu,
    "sigmoid": gs.sigmoid,
    "softmax": lambda x: gs.softmax(x, -1),
    "softmax over 1": lambda x: gs.softmax(x, 1),
    "softmax over 0": lambda x: gs.softmax(x, 0),
    "softmax in double": lambda x: gs.softmax(x, -1, dtype=gs.float64),
    "softmax over 5": lambda x: gs.softmax(x, 5),
    "log_softmax": lambda x: gs.log_softmax(x, -1),
    "log_softmax over 0": lambda x: gs.log_softmax(x, 0),
    "matmul": lambda x: gs.matmul(x, x.mT),
    "matmul that does not fit": lambda x: gs.matmul(x, x),
    "matrix times vector": lambda x: gs.matmul(x, x[0]),
    "mm": lambda x: gs.mm(x, x.t()),
    "linear": lambda x: F.linear(x, _other(x), x[:, 0]),
    "layer_norm": lambda x: F.layer_norm(x, x.shape[-1:], x[0], _other(x)[0]),
    "layer_norm without parameters": lambda x: F.layer_norm(x, x.shape[-1:]),
    "layer_norm that does not fit": lambda x: F.layer_norm(x, x.shape[-1:], x[0], x[0, :1]),
    "layer_norm over both": lambda x: F.layer_norm(x, x.shape, x, x),
    "cross_entropy": lambda x: F.cross_entropy(x, _classes(x)),
    "cross_entropy, summed": lambda x: F.cross_entropy(x, _classes(x), reduction="sum"),
    "cross_entropy, each": lambda x: F.cross_entropy(x, _classes(x), reduction="none"),
    "cross_entropy, one ignored": lambda x: F.cross_entropy(x, _classes(x), ignore_index=0),
    "cross_entropy out of bounds": lambda x: F.cross_entropy(x, _classes(x) + 3),
    "cross_entropy below zero": lambda x: F.cross_entropy(x, _classes(x) - 1),
    "nll_loss": lambda x: F.nll_loss(x, _classes(x)),
    "nll_loss, summed": lambda x: F.nll_loss(x, _classes(x), reduction="sum"),
    "nll_loss, each": lambda x: F.nll_loss(x, _classes(x), reduction="none"),
    "nll_loss, one ignored": lambda x: F.nll_loss(x, _classes(x), ignore_index=0),
    "nll_loss, weighed": lambda x: F.nll_loss(x, _classes(x), _other(x)[0].detach()),
    "nll_loss out of bounds": lambda x: F.nll_loss(x, _classes(x) + 3),
    "nll_loss below zero": lambda x: F.nll_loss(x, _classes(x) - 1),
    "nll_loss that does not fit": lambda x: F.nll_loss(x, _classes(x)[1:]),
    "gather": lambda x: x.gather(1, _columns(x)),
    "gather over -2": lambda x: x.gather(-2, _columns(x)),
    "gather over 2": lambda x: x.gather(2, _columns(x)),
    "gather out of bounds": lambda x: x.gather(1, _columns(x) + 9),
    "gather below zero": lambda x: x.gather(0, _columns(x) - 1),
    "gather from fewer": lambda x: x[:1].gather(1, _columns(x)),
    "gather by others": lambda x: x.gather(1, _columns(x).int()),
    "avg_pool2d": lambda x: F.avg_pool2d(x[None, None], 2),
    "avg_pool2d of planes": lambda x: F.avg_pool2d(
        x[None].expand(3, *x.shape).contiguous(), (1, 2)
    ),
    "avg_pool2d, overlapping": lambda x: F.avg_pool2d(x[None, None], 2, 1, divisor_override=3),
    "avg_pool2d, padded": lambda x: F.avg_pool2d(x[None, None], 2, padding=1),
    "avg_pool2d over the edge": lambda x: F.avg_pool2d(x[None, None], 2, ceil_mode=True),
    "avg_pool2d by nothing": lambda x: F.avg_pool2d(x[None, None], 2, divisor_override=0),
    "avg_pool2d that does not fit": lambda x: F.avg_pool2d(x[None, None], 9),
    "conv1d": lambda x: F.conv1d(x, _filters(x, 3, 2)),
    "conv1d with bias": lambda x: F.conv1d(x[None], _filters(x, 3, 2), x[0, :3]),
    "conv1d of points": lambda x: F.conv1d(x, _filters(x, 2, 1)),
    "conv1d, padded": lambda x: F.conv1d(x, _filters(x, 3, 2), padding=1, stride=2),
    "conv1d, dilated": lambda x: F.conv1d(x, _filters(x, 3, 2), dilation=3),
    "conv1d, far": lambda x: F.conv1d(x, _filters(x, 1, 2) * 1e30),
    "conv1d of groups": lambda x: F.conv1d(x, _filters(x, 3, 2)[:, :1], groups=x.shape[0]),
    "conv1d of nothing": lambda x: F.conv1d(x[None][:0], _filters(x, 3, 2)),
    "conv1d, negative": lambda x: F.conv1d(x, _filters(x, 3, 2), padding=-1),
    "conv1d with another bias": lambda x: F.conv1d(x, _filters(x, 3, 2), x[0, :2]),
    "conv2d": lambda x: F.conv2d(x[None, None], _other(x)[None, None, :2, :2]),
    "conv2d, padded": lambda x: F.conv2d(
        x[None, None], _other(x)[None, None, :2, :2], padding=(1, 0), stride=(2, 1)
    ),
    "conv2d of images": lambda x: F.conv2d(x[:, None, None], x[:2, None, None, :1], x[0, :2]),
    "conv2d that does not fit": lambda x: F.conv2d(x[None, None], x[None]),
    "conv_transpose1d": lambda x: F.conv_transpose1d(x, _filters(x, 3, 2).transpose(0, 1)),
    "max_pool2d": lambda x: F.max_pool2d(x[None, None], 2),
    "max_pool2d, padded": lambda x: F.max_pool2d(x[None], (1, 3), 1, (0, 1)),
    "max_pool2d, dilated": lambda x: F.max_pool2d(x[None, None], 2, dilation=2),
    "max_pool2d over the edge": lambda x: F.max_pool2d(x[None, None], 2, ceil_mode=True),
    "max_pool2d that does not fit": lambda x: F.max_pool2d(x[None, None], 9),
    "places of max_pool2d": lambda x: F.max_pool2d(x[None, None], 2, return_indices=True)[1],
    "silu": F.silu,
    "silu of large": lambda x: F.silu(x * 40),
    "trace": gs.trace,
    "equal": lambda x: gs.tensor(gs.equal(x, _other(x))),
    "equal to itself": lambda x: gs.tensor(gs.equal(x, x.clone())),
    "equal to a part": lambda x: gs.tensor(gs.equal(x, x[1:])),
    "sigmoid of large": lambda x: gs.sigmoid(x.detach() * 40),
    "linear without bias": lambda x: F.linear(x, _other(x)),
    "linear that does not fit": lambda x: F.linear(x, _other(x), x[0]),
    "clamp": lambda x: gs.clamp(x, -0.5, 1.5),
    "clamp again": lambda x: gs.clamp(gs.clamp(x, -0.5, 1.5), -0.5, 1.5),
    "clamp, crossed": lambda x: gs.clamp(x, 1.5, -0.5),
    "clamp from zero": lambda x: gs.clamp(gs.clamp(x, 0.0, 1.0), -0.0, 1.0),
    "clamp by integers": lambda x: gs.clamp(x, 1, 2),
    "clamp from below": lambda x: gs.clamp(x, min=0.5),
    "clamp_min": lambda x: x.clamp_min(0.5),
    "clamp_min again": lambda x: x.clamp_min(0.5).clamp_min(0.5),
    "clamp_max": lambda x: x.clamp_max(1).clamp_max(1),
    "clamp_max to minus zero": lambda x: x.clamp_max(0.0).clamp_max(-0.0),
    "where": lambda x: gs.where(x > 0, x, _other(x)),
    "where, broadcast": lambda x: gs.where(x > 0, x, x[0]),
    "where by numbers": lambda x: gs.where(x, x > 0, x > 1),
    "where of Booleans": lambda x: gs.where(x > 0, x > 1, x < 1),
    "where that does not fit": lambda x: gs.where(x > 0, x, gs.ones(7, dtype=x.dtype)),
    "cat": lambda x: gs.cat((x, _other(x))),
    "cat of three": lambda x: gs.cat([x, _other(x), x], -1),
    "cat with nothing": lambda x: gs.cat((gs.empty(0, dtype=x.dtype), x)),
    "cat that does not fit": lambda x: gs.cat((x, gs.ones(7, 7, dtype=x.dtype)), 1),
    "cat over 3": lambda x: gs.cat((x, x), 3),
    "select": lambda x: x[0],
    "select from the end": lambda x: x[-1],
    "select out of bounds": lambda x: x[9],
    "select in dim 1": lambda x: x.select(1, 0),
    "slice": lambda x: x[1:],
    "slice from the end": lambda x: x[-2:9],
    "slice with a step": lambda x: x[::2],
    "slice with step 0": lambda x: x[::0],
    "slice in dim 1": lambda x: x[:, 1:],
    "unsqueeze": lambda x: x.unsqueeze(0),
    "unsqueeze at the end": lambda x: x.unsqueeze(-1),
    "unsqueeze in dim 2": lambda x: x.unsqueeze(2),
    "unsqueeze in dim 1": lambda x: x.unsqueeze(1),
    "unsqueeze out of range": lambda x: x.unsqueeze(5),
    "expand": lambda x: x.expand(2, *x.shape),
    "expand by two": lambda x: x.expand(1, 3, *x.shape),
    "expand to as many": lambda x: x.expand_as(x),
    "expand by none": lambda x: x.expand(0, *x.shape),
    "expand with -1": lambda x: x.expand(2, *[-1] * x.ndim),
    "expand by -1": lambda x: x.expand(-1, *x.shape),
    "expand a row": lambda x: x.expand(3, 4),
    "expand a column": lambda x: x[..., :1].contiguous().expand(x.shape),
    "expand to a Size": lambda x: x[:1].expand(gs.Size((2, *x[:1].shape))),
    "expand every dimension": lambda x: x.reshape(-1)[:1].view(1, 1).expand(2, 3),
    "expand to fewer": lambda x: x.expand(x.shape[1:]),
    "expand to more than one": lambda x: x[:1].expand(-1, 7),
    "expand that does not fit": lambda x: x.expand(7),
    "transpose": lambda x: x.transpose(0, -1),
    "transpose out of range": lambda x: x.transpose(0, 4),
    "t": lambda x: x.t(),
    "diagonal": lambda x: x.diagonal(),
    "diagonal above": lambda x: x.diagonal(1),
    "diagonal of nothing": lambda x: x.diagonal(4),
    "diagonal below everything": lambda x: x.diagonal(-9),
    "diagonal of others": lambda x: x.diagonal(0, -1, 0),
    "diagonal of one dimension": lambda x: x.diagonal(0, 1, 1),
    "diagonal, written to": lambda x: x.detach().clone().diagonal().fill_(2),
    "diag": lambda x: x.diag(),
    "diag below": lambda x: x.diag(-1),
    "view": lambda x: x.view(-1),
    "view as column": lambda x: x.view(x.numel(), 1),
    "view that does not fit": lambda x: x.view(7, 5),
    "view with -2": lambda x: x.view(-2),
    "reshape": lambda x: x.reshape(-1),
    "to integers": lambda x: x.detach().to(gs.uint8),
    "to half precision": lambda x: (x * 1e5).half(),
    "to double precision": lambda x: x.double(),
    "to its own dtype": lambda x: x.to(x.dtype, copy=True),
    "to booleans, every other": lambda x: _every_other(x).bool() if x.ndim else x.bool(),
    "to double precision, in channels last": lambda x: x.reshape(1, -1, 1, 1).to(
        gs.float64, memory_format=gs.channels_last
    ),
    "new_zeros": lambda x: x.new_zeros(2, 3),
    "new_zeros like": lambda x: x.new_zeros(x.shape),
    "new_zeros in double": lambda x: x.new_zeros(3, dtype=gs.float64),
    "new_zeros of a negative size": lambda x: x.new_zeros(3, -1),
    "new_ones": lambda x: x.new_ones((2, 3)),
    "new_empty of nothing": lambda x: x.new_empty(0, 3),
    "addcmul_": lambda x: x.detach().clone().addcmul_(x.detach(), _other(x)),
    "addcmul_ of a part": lambda x: x.detach().clone().addcmul_(x.detach(), _other(x), value=0.3),
    "addcmul_ of itself": lambda x: _by_itself(x, "addcmul_", 2),
    "addcmul_ of too much": lambda x: x.detach().clone().addcmul_(x, x, value=1e300),
    "addcmul_ of rows": lambda x: x.detach().clone().addcmul_(x.detach()[:1], _other(x)),
    "addcmul_ to a product": lambda x: (x * 2).addcmul_(x, _other(x), value=0.3),
    "addcmul_ of every other": lambda x: _every_other(x).addcmul_(
        _every_other(x), _every_other(_other(x)), value=-2
    ),
    "addcdiv_": lambda x: x.detach().clone().addcdiv_(x.detach(), _other(x)),
    "addcdiv_ of a part": lambda x: x.detach().clone().addcdiv_(x.detach(), _other(x), value=0.3),
    "addcdiv_ of itself": lambda x: _by_itself(x, "addcdiv_", 2),
    "addcdiv_ by zero": lambda x: x.detach().clone().addcdiv_(x.detach(), x.detach() * 0),
    "lerp_": lambda x: x.detach().clone().lerp_(_other(x.detach()), 0.3),
    "lerp_ to the farther end": lambda x: x.detach().clone().lerp_(_other(x.detach()), 0.75),
    "lerp_ by one": lambda x: x.detach().clone().lerp_(_other(x.detach()), 1),
    "lerp_ to itself": lambda x: _by_itself(x, "lerp_", 1),
    "lerp_ to a row": lambda x: x.detach().clone().lerp_(x.detach()[:1], 0.3),
    "lerp_ with no number": lambda x: x.detach().clone().lerp_(x.detach(), float("nan")),
    "lerp_ to other elements": lambda x: x.detach().clone().lerp_(x.detach().to(gs.float64), 0.3),
    "lerp_ of a product": lambda x: (x * 2).lerp_(_other(x), 0.3),
    "clamp_": lambda x: x.detach().clone().clamp_(-0.5, 0.5).clamp_(-0.5, 0.5),
    "clamp_ from below": lambda x: x.detach().clone().clamp_min_(0.5).clamp_(min=0.5),
    "clamp_ from above": lambda x: x.detach().clone().clamp_max_(-0.0).clamp_max_(0.25),
    "clamp_ of every other": lambda x: _every_other(x).clamp_(-0.5, 0.5),
    "clamp_ of a product": lambda x: (x * 2).clamp_(-0.5, 0.5),
    "dot": lambda x: gs.dot(x.reshape(-1), _other(x).reshape(-1)),
    "dot of every other": lambda x: gs.dot(x.reshape(-1)[::2], x.reshape(-1)[::2]),
    "dot of unlike lengths": lambda x: gs.dot(x.reshape(-1), x.reshape(-1)[1:]),
    "product of vectors": lambda x: x.reshape(-1) @ _other(x).reshape(-1),
    "product of unlike vectors": lambda x: x.reshape(-1) @ x.reshape(-1)[1:],
    "bmm": lambda x: gs.bmm(x[None], _other(x).t().contiguous()[None]),
    "bmm of columns": lambda x: gs.bmm(x.reshape(1, -1, 1), x.reshape(1, 1, -1)),
    "bmm that does not fit": lambda x: gs.bmm(x[None], x[None, :, :1]),
    "bmm of the transpose": lambda x: gs.bmm(x[None], x.t()[None]),
    "kron": lambda x: gs.kron(x, x[:1] + 1),
    "addcmul": lambda x: gs.addcmul(x, _other(x), x + 1),
    "addcmul of a part": lambda x: gs.addcmul(x, _other(x), x, value=0.3),
    "addcmul of a row": lambda x: gs.addcmul(x, x[:1], x, value=0.3),
    "addcmul of too much": lambda x: gs.addcmul(x, x, x, value=1e300),
    "addcmul of every other": lambda x: gs.addcmul(x[..., ::2], x[..., ::2], x[..., 1::2]),
    "addcmul to the transpose": lambda x: gs.addcmul(x[:2, :2], x.t()[:2, :2], x[:2, :2]),
    "addcdiv of a part": lambda x: gs.addcdiv(x, _other(x), x + 5, value=-0.3),
    "lerp": lambda x: gs.lerp(x, _other(x), 0.3),
    "lerp to the farther end": lambda x: gs.lerp(x, _other(x), 0.75),
    "lerp by nothing": lambda x: gs.lerp(x * 0, _other(x), -0.0),
    "lerp to a row": lambda x: gs.lerp(x, x[:1], 0.3),
    "lerp of every other": lambda x: gs.lerp(x[..., ::2], _other(x)[..., ::2], 2),
    "scatter_ of one": lambda x: x.detach().clone().scatter_(1, _columns(x), 0.5),
    "scatter_ of one, first": lambda x: x.detach().clone().scatter_(0, _columns(x), 0.5),
    "scatter_ of too large a number": lambda x: x.detach().clone().scatter_(1, _columns(x), 1e300),
    "scatter_ out of range": lambda x: x.detach().clone().scatter_(1, _columns(x) + 9, 0.5),
    "scatter_ below": lambda x: x.detach().clone().scatter_(-1, _columns(x) - 2, 0.5),
    "scatter_ of a third dimension": lambda x: x.detach().clone().scatter_(2, _columns(x), 0.5),
    "scatter_": lambda x: x.detach()
    .clone()
    .scatter_(-1, _columns(x), _columns(x) + x.detach()[:, :2]),
    "scatter_ of a part": lambda x: x.detach().clone().scatter_(1, _columns(x), x.detach() + 1),
    "scatter_ of itself": lambda x: _scattered_by_itself(x),
    "scatter_ at int32": lambda x: x.detach().clone().scatter_(1, _columns(x).int(), 0.5),
    "scatter_ at no integers": lambda x: x.detach().clone().scatter_(1, x.detach(), 0.5),
    "scatter_ of other elements": lambda x: x.detach()
    .clone()
    .scatter_(1, _columns(x), _columns(x) * 1.5),
    "scatter_ to a product": lambda x: (x * 2).scatter_(1, _columns(x), x[:, :2] + 1),
    "scatter_ to every other": lambda x: _every_other(x).scatter_(1, _columns(x) * 0, 0.5),
    "scatter_add_": lambda x: x.detach()
    .clone()
    .scatter_add_(1, _columns(x) * 0, x.detach()[:, :2] + 1),
    "scatter_add_ of rows": lambda x: x.detach()
    .clone()
    .scatter_add_(0, _columns(x)[:1], x.detach()[:1, :2] + 1),
    "scatter_add_ to a product": lambda x: (x * 2).scatter_add_(1, _columns(x), x[:, :2] + 1),
    "scatter": lambda x: x.scatter(-1, _columns(x), _columns(x) + x[:, :2]),
    "scatter of one": lambda x: x.scatter(0, _columns(x), 0.5),
    "scatter of itself": lambda x: x.scatter(1, gs.zeros(x.shape, dtype=gs.int64), x),
    "scatter of a part": lambda x: x.scatter(1, _columns(x), x.detach() + 1),
    "scatter of too large a number": lambda x: x.scatter(1, _columns(x), 1e300),
    "scatter out of range": lambda x: x.scatter(1, _columns(x) + 9, 0.5),
    "scatter of a third dimension": lambda x: x.scatter(2, _columns(x), 0.5),
    "scatter of other elements": lambda x: x.scatter(1, _columns(x), _columns(x) * 1.5),
    "scatter to every other": lambda x: x[..., ::2].scatter(1, _columns(x) * 0, 0.5),
    "scatter_add": lambda x: x.scatter_add(1, _columns(x) * 0, x[:, :2] + 1),
    "scatter_add of rows": lambda x: x.scatter_add(0, _columns(x)[:1], x[:1, :2] + 1),
    "scatter_add of itself": lambda x: x.scatter_add(1, gs.zeros(x.shape, dtype=gs.int64), x),
    "index_fill": lambda x: x.index_fill(0, _classes(x), 0.5),
    "index_fill of columns": lambda x: x.index_fill(1, gs.tensor([0, -1]), 2),
    "index_fill of a third dimension": lambda x: x.index_fill(2, _classes(x), 0.5),
    "index_fill of nothing": lambda x: x.index_fill(-1, _classes(x)[:0], 0.5),
    "index_fill out of range": lambda x: x.index_fill(0, _classes(x) + 9, 0.5),
    "index_fill of too large a number": lambda x: x.index_fill(0, _classes(x), 1e300),
    "index_fill of a complex number": lambda x: x.index_fill(0, _classes(x), 1j),
    "index_fill of an element": lambda x: x.index_fill(0, _classes(x), x.detach().sum()),
    "index_fill at int32": lambda x: x.index_fill(0, _classes(x).int(), 0.5),
    "index_fill of every other": lambda x: x[..., ::2].index_fill(0, _classes(x), 0.5),
    "index_fill_": lambda x: x.detach().clone().index_fill_(-1, _classes(x), 0.5),
    "index_fill_ out of range": lambda x: x.detach().clone().index_fill_(0, _classes(x) - 9, 0.5),
    "index_fill_ of every other": lambda x: _every_other(x).index_fill_(0, _classes(x), 0.5),
    "index_fill_ of what is expanded": lambda x: x.detach()[:1]
    .clone()
    .expand(3, *x.shape[1:])
    .index_fill_(0, _classes(x), 0.5),
    "index_fill_ of a product": lambda x: (x * 2).index_fill_(0, _classes(x), 0.5),
    "relu_": lambda x: x.detach().clone().relu_(),
    "relu_ of every other": lambda x: _every_other(x).relu_(),
    "relu_ of a product": lambda x: (x * 2).relu_(),
    "relu_ of a leaf": lambda x: x.relu_(),
    "sigmoid_": lambda x: x.detach().clone().sigmoid_(),
    "sigmoid_ of large": lambda x: (x.detach() * 40).sigmoid_(),
    "sigmoid_ of a product": lambda x: (x * 2).sigmoid_(),
    "silu_": lambda x: F.silu(x.detach().clone(), inplace=True),
    "silu_ of a product": lambda x: F.silu(x * 2, inplace=True),
    "zero_": lambda x: x.detach().clone().zero_(),
    "zero_ of every other": lambda x: _every_other(x).zero_(),
    "fill_": lambda x: x.detach().clone().fill_(2.5),
    "fill_ of every other": lambda x: _every_other(x).fill_(-1),
    "fill_ with a tiny number": lambda x: x.detach().clone().fill_(1e-42),
    "fill_ with too large a number": lambda x: x.detach().clone().fill_(1e300),
    "fill_ with a complex number": lambda x: x.detach().clone().fill_(1j),
    "copy_": lambda x: x.detach().clone().copy_(_other(x)),
    "copy_ to every other": lambda x: _every_other(x).copy_(_every_other(_other(x))),
    "copy_ of one": lambda x: x.detach().clone().copy_(x[..., :1]),
    "copy_ of other elements": lambda x: x.detach().clone().copy_(_other(x).to(gs.float64)),
    "copy_ of what does not fit": lambda x: x.detach().clone().copy_(gs.ones(7, 5)),
    "copy_ onto a product": lambda x: (x * 2).copy_(x),
    "masked_fill": lambda x: x.masked_fill(_positive(x), -2),
    "masked_fill by one": lambda x: x.masked_fill(_positive(x)[..., :1], 0.5),
    "masked_fill of every other": lambda x: x[..., ::2].masked_fill(_positive(x)[..., ::2], 0.5),
    "masked_fill with too large a number": lambda x: x.masked_fill(_positive(x), 1e300),
    "masked_fill by the transpose": lambda x: x[:2, :2].masked_fill(_positive(x).t()[:2, :2], 1),
    "masked_fill_": lambda x: x.detach().clone().masked_fill_(_positive(x), 0.5),
    "masked_fill_ with an integer": lambda x: x.detach().clone().masked_fill_(_positive(x), -2),
    "masked_fill_ with infinity": lambda x: x.detach()
    .clone()
    .masked_fill_(_positive(x), -float("inf")),
    "masked_fill_ with no number": lambda x: x.detach()
    .clone()
    .masked_fill_(_positive(x), float("nan")),
    "masked_fill_ with too large a number": lambda x: x.detach()
    .clone()
    .masked_fill_(_positive(x), 1e300),
    "masked_fill_ with a tiny number": lambda x: x.detach()
    .clone()
    .masked_fill_(_positive(x), 1e-42),
    "masked_fill_ of every other": lambda x: _every_other(x).masked_fill_(
        _every_other(_positive(x)), 0.5
    ),
    "masked_fill_ by one": lambda x: x.detach().clone().masked_fill_(_positive(x)[..., :1], 0.5),
    "masked_fill_ by numbers": lambda x: x.detach().clone().masked_fill_(x, 0.5),
    "masked_fill_ of a product": lambda x: (x * 2).masked_fill_(_positive(x), 0.5),
    "index_put_ of one": lambda x: _put(x, _classes(x), 0.5),
    "index_put_ of some": lambda x: _put(x, gs.tensor([0, 0]), x.detach()[:2] + 1),
    "index_put_ of a row": lambda x: _put(x, gs.tensor([0, -1]), x.detach()[:1] + 1),
    "index_put_ of too many": lambda x: _put(x, gs.tensor([0, 1]), gs.ones(7, 3)),
    "index_put_ out of range": lambda x: _put(x, gs.tensor([0, 9]), 0.5),
    "index_put_ of every other": lambda x: _put(_every_other(x), gs.tensor([0]), 0.5),
    "index_put_ at pairs": lambda x: _put(x, (_classes(x), _classes(x)), 0.5),
    "index_put_ in columns": lambda x: _put(x, (slice(None), gs.tensor([0, -1])), x[:, :2] + 1),
    "index_put_ around": lambda x: _put(
        x, (gs.tensor([0, 1]), slice(None), gs.tensor([0])), x[:2, :, 0] + 1
    ),
    "index_put_ at a place": lambda x: _put(x, gs.tensor(-1), 0.5),
    "index_put_ at int32": lambda x: _put(x, gs.tensor([0], dtype=gs.int32), 0.5),
    "index_put_ of an own element": lambda x: _put(x, gs.tensor([0]), None),
    "index_put_ under a mask": lambda x: _put(x, _positive(x), -1),
    "index_put_ of some under a mask": lambda x: _put(x, _positive(x), x[x > 0] + 1),
    "index_put_ under a mask of rows": lambda x: _put(x, gs.arange(x.shape[0]) == 0, 0.5),
    "index_put_ by itself": lambda x: _put(x > 0, None, False),
    "index_put_ to a product": lambda x: _put(x * 2, gs.tensor([0]), 0.5),
    "index_put_ by what it is written to": lambda x: _put_by_itself(x),
    "reshape to one less": lambda x: x.reshape(x.numel() - 1),
}

DRAWS: dict[str, Call] = {
    "uniform": lambda x: x.detach().clone().uniform_(),
    "uniform between": lambda x: x.detach().clone().uniform_(2.0, 3.0),
    "normal": lambda x: x.detach().clone().normal_(),
    "uniform that is rounded": lambda x: x.detach().clone().uniform_(1e7, 1e7 + 1),
    "uniform of nothing": lambda x: x.detach().clone().uniform_(2.0, 1.0),
    "uniform too wide": lambda x: x.detach().clone().uniform_(-3e38, 3e38),
    "uniform of a slice": lambda x: x.detach().clone()[1:].uniform_(-1.0, 1.0),
    "normal of a deviation": lambda x: x.detach().clone().normal_(0.0, 0.3),
    "normal of a mean": lambda x: x.detach().clone().normal_(0.3),
    "normal of a negative deviation": lambda x: x.detach().clone().normal_(0.0, -1.0),
    "normal around": lambda x: x.detach().clone().normal_(2.0, 3.0),
    "exponential": lambda x: x.detach().clone().exponential_(),
    "exponential of a rate": lambda x: x.detach().clone().exponential_(2.5),
    "exponential of no rate": lambda x: x.detach().clone().exponential_(0.0),
    "bernoulli": lambda x: gs.bernoulli(x),
    "bernoulli of few": lambda x: gs.bernoulli(x.abs().clamp(max=1)),
    "bernoulli of one probability": lambda x: gs.bernoulli(x, 0.4),
    "bernoulli of two": lambda x: gs.bernoulli(x, 2.0),
    "rand_like": gs.rand_like,
    "rand_like in double": lambda x: gs.rand_like(x, dtype=gs.float64),
    "randn_like": gs.randn_like,
    "rand": lambda x: gs.rand(x.shape),
    "rand in double": lambda x: gs.rand(x.shape, dtype=gs.float64),
    "rand of a negative size": lambda x: gs.rand(-x.ndim, -3),
    "randint": lambda x: gs.randint(9, x.shape),
    "randint of one": lambda x: gs.randint(9, ()),
    "randint between": lambda x: gs.randint(-2, 9, (3,)),
    "randint above": lambda x: gs.randint(2, 9, (3,)),
    "randint of many": lambda x: gs.randint(1 << 40, (3,)),
    "randint of none": lambda x: gs.randint(0, (3,)),
    "randint in int32": lambda x: gs.randint(9, (3,), dtype=gs.int32),
    "randint of a negative size": lambda x: gs.randint(9, (-x.ndim, -3)),
    "randperm": lambda x: gs.randperm(x.numel()),
    "randperm of nothing": lambda x: gs.randperm(0),
    "randperm of a negative number": lambda x: gs.randperm(-1),
    "randperm in int32": lambda x: gs.randperm(7, dtype=gs.int32),
    "randn": lambda x: gs.randn(*x.shape),
}


def _seeded(draw: Call) -> Call:
    """`draw` from the same place in the stream, of which the next number is drawn besides."""

    def drawn(x: gs.Tensor) -> Any:
        gs.manual_seed(3)
        out = draw(x)
        return out + gs.rand(1).item()

    return drawn


CALLS |= {name: _seeded(draw) for name, draw in DRAWS.items()}


def _inputs() -> dict[str, np.ndarray[Any, Any]]:
    rng = np.random.default_rng(0)
    normal = rng.standard_normal((3, 4)).astype(np.float32)
    odd = normal.copy()
    odd[1, 2], odd[2, 0], odd[0, 0] = np.nan, np.inf, -np.inf
    return {
        "vector": normal[0].copy(),
        "one": np.array([1.5], np.float32),
        "minus zero": np.array([-0.0], np.float32),
        "minus zeros": np.full((1, 1), -0.0, np.float32),
        "matrix": normal,
        "double": normal.astype(np.float64),
        "half": normal.astype(np.float16),
        "integers": rng.integers(-3, 4, (3, 4)),
        "complex": (normal + 1j * normal[::-1]).astype(np.complex64),
        "odd": odd,
        "masked": np.where(normal > 0, normal, np.float32(-np.inf)),
        "far": normal * 300,
        "none": np.ones((0, 4), np.float32),
        "no columns": np.ones((3, 0), np.float32),
        "column": normal[:, :1].copy(),
        "row": normal[:1].copy(),
        "transposed": normal.T,
        "stepping": rng.standard_normal((6, 8)).astype(np.float32)[::2, ::2],
        "three": rng.standard_normal((2, 3, 4)).astype(np.float32),
        "zero-dim": np.array(0.75, np.float32),
        "wide": rng.standard_normal((5, 200)).astype(np.float32),
        "long": rng.standard_normal(5000).astype(np.float32),
    }


INPUTS = _inputs()


def _outcome(call: Call, array: np.ndarray[Any, Any], leaf: bool) -> tuple[Any, ...]:
    """What comes of a call: the error, or the result with all that can be seen of it, and its gradient."""
    x = gs.tensor(np.ascontiguousarray(array))
    if not array.flags.c_contiguous:
        base = gs.tensor(np.zeros(tuple(2 * n for n in array.T.shape), array.dtype)).T
        x = base[tuple(slice(None, None, 2) for _ in array.shape)]
        x.copy_(gs.tensor(array.copy()))
        x = x.detach()
    leaf = leaf and x.is_floating_point()
    x.requires_grad_(leaf)
    try:
        out = call(x)
    except (NameError, SyntaxError):  # a mistake in the test
        raise
    except Exception as error:
        return type(error), str(error)
    seen = (
        tuple(out.shape),
        out.dtype,
        out._bits_ & ~STRIDED,  # which may be said of what is contiguous after all
        out._version,
        out.is_leaf,
        out.requires_grad,
        out._is_view(),
        out._is_view() and out._base is not None and tuple(out._base.shape),
        out.grad_fn is not None and out.grad_fn.name(),
        isinstance(out._data_, np.ndarray),
        tuple(out.stride()),
    )
    values = [out.detach().numpy().copy()]
    if leaf and out.requires_grad:
        out.sum().backward()
        assert x.grad is not None
        values.append(x.grad.numpy().copy())
    return (*seen, values)


@pytest.mark.parametrize("name", CALLS)
def test_quick_and_general_kernels_agree(name: str) -> None:
    modes = [(INPUTS[key], leaf) for key in INPUTS for leaf in (False, True)]
    ours = [_outcome(CALLS[name], array, leaf) for array, leaf in modes]
    with general_only():
        general = [_outcome(CALLS[name], array, leaf) for array, leaf in modes]
    for (array, leaf), mine, theirs in zip(modes, ours, general, strict=True):
        where = f"{name} of {array.dtype}{array.shape}, leaf: {leaf}"
        if isinstance(mine[0], type):
            assert mine == theirs, where
            continue
        assert mine[:-1] == theirs[:-1], where
        for left, right in zip(mine[-1], theirs[-1], strict=True):
            tolerance = 1e-5 if array.dtype != np.float64 else 1e-13
            np.testing.assert_allclose(left, right, tolerance, 1e-6, err_msg=where)


@pytest.mark.parametrize("call", ["sum", "sum over 0", "sum over 1"])
def test_the_sum_of_one_minus_zero_is_zero(call: str) -> None:
    assert not np.signbit(CALLS[call](gs.tensor([[-0.0]])).numpy()).any()


def test_log_softmax_keeps_its_digits_far_from_zero() -> None:
    x = np.array([[30.0, 30.5, 29.0], [-30.0, -30.25, -31.0]], np.float32)
    wide = x.astype(np.float64)
    exact = wide - np.log(np.exp(wide).sum(1, keepdims=True))
    ours = gs.log_softmax(gs.tensor(x), 1).numpy()
    np.testing.assert_allclose(ours, exact, rtol=1e-7)


def test_every_specialization_is_of_a_kernel_for_the_cpu_and_has_a_factory() -> None:
    specialized = [operator for operator in REGISTRY.values() if operator.traits.small]
    assert len(specialized) > 20
    for operator in specialized:
        assert operator.kernels["CPU"].kind is KernelKind.array
        module, _, name = operator.traits.small.partition(":")
        found = import_module(module, "gradsmith.operators")
        assert callable(getattr(found, name)) and not name.startswith("_")


@pytest.mark.parametrize("name", ["amax", "transpose.int", "cat"])
def test_a_kernel_that_a_user_registered_is_not_passed_over(name: str) -> None:
    operator = REGISTRY["aten::" + name]
    x = gs.ones(2, 2)
    call: Callable[[], Any] = {
        "amax": lambda: gs.amax(x, 1),
        "transpose.int": lambda: x.transpose(0, 1),
        "cat": lambda: gs.cat((x, x)),
    }[name]
    call()
    before = operator.kernels["CPU"]
    mine = Kernel(lambda *args: gs.zeros(7), KernelKind.user, "here:1")
    operator.register("CPU", mine)
    try:
        assert call().shape == (7,)
    finally:
        operator.register("CPU", before)
    assert call().shape != (7,)


def test_views_of_views_refer_to_the_root_and_count_together() -> None:
    x = gs.zeros(3, 4)
    y = x.transpose(0, 1)[1:][0].unsqueeze(0)
    assert y._base is x
    y.fill_(2.0)
    assert x._version == y._version == 1
    assert x[:, 1].tolist() == [2.0, 2.0, 2.0]


def test_a_view_made_without_grad_mode_is_not_changed_with_it() -> None:
    x = gs.zeros(3, requires_grad=True) * 1
    with gs.no_grad():
        y = x[0]
    with pytest.raises(RuntimeError, match="no_grad"):
        y.add_(1)


@pytest.mark.parametrize("grad", [False, True])
def test_ufuncs_that_bindings_call_themselves_step_aside(grad: bool) -> None:
    x, y = (gs.tensor([1.0, 2.0, 3.0], requires_grad=grad) for _ in range(2))
    bits = x._bits_
    for _ in range(2):
        assert (x * y).tolist() == [1.0, 4.0, 9.0]
        assert gs.add(x, y, alpha=2).tolist() == [3.0, 6.0, 9.0]
    operator = REGISTRY["aten::mul.Tensor"]
    ufunc, run, _, kernel = operator.direct[bits]
    assert kernel is operator.table[bits] and ufunc is (None if grad else np.multiply)
    with pytest.raises(RuntimeError, match="must match the size of tensor b"):
        x * gs.ones(2)
    # Another thread may be in the context that NumPy's flags are ignored in.
    run = run or dict(zip(kernel.__code__.co_freevars, kernel.__closure__))["run"].cell_contents
    assert run(lambda: (x * y).tolist()) == [1.0, 4.0, 9.0]
    before = operator.kernels["CPU"]
    operator.register("CPU", Kernel(lambda *args: gs.zeros(7), KernelKind.user, "here:1"))
    try:
        assert (x * y).shape == gs.mul(x, y).shape == x.mul(y).shape == (7,)
    finally:
        operator.register("CPU", before)
    assert (x * y).shape == (3,)


def test_a_kernel_that_copies_attributes_of_another_is_called() -> None:
    x = gs.ones(1)
    assert (-x).tolist() == [-1.0]
    operator = REGISTRY["aten::neg"]
    inner = operator.table[x._bits_]
    assert direct_recording(inner)[0] is np.negative
    copied = wraps(inner)(lambda *args: gs.zeros(7))
    assert direct_recording(copied)[0] is None
    before = operator.kernels["CPU"]
    operator.register("CPU", Kernel(lambda *_: copied, KernelKind.made, "here:1"))
    try:
        assert (-x).shape == (-x).shape == (7,)  # resolved, and then looked up
        assert operator.direct[x._bits_] == (None, None, 0, copied)
    finally:
        operator.register("CPU", before)
