"""Statements of everyday programs, for handlers to look at; each runs with names of its own (`given`)."""

from __future__ import annotations

import copy
from typing import Any

__all__ = ["PROGRAMS", "given"]


def given(lib: Any) -> dict[str, Any]:
    """The names that a program finds, made anew with the library `lib`."""
    lib.manual_seed(0)

    def step(optimizer: Any) -> None:
        parameter = lib.nn.Parameter(lib.ones(2))
        parameter.grad = lib.ones(2)
        optimizer([parameter], lr=0.1).step()

    return {
        "lib": lib,
        "F": lib.nn.functional,
        "copy": copy,
        "step": step,
        "x": lib.tensor([0.5, 1.0, 2.0]),
        "y": lib.tensor([2.0, 0.25, 1.0]),
        "c": lib.tensor([True, False, True]),
        "i": lib.tensor([0, 2, 1]),
        "m": lib.arange(9.0).reshape(3, 3) / 9,
        "b": lib.arange(27.0).reshape(3, 3, 3) / 27,
        "im": lib.arange(16.0).reshape(1, 1, 4, 4),
        "k": lib.ones(1, 1, 3, 3),
        "w": lib.ones(2, 3, requires_grad=True),
        "sig": lib.arange(16.0),
    }


PROGRAMS = [
    "lib.where(c, 0., x)", "lib.where(c, x, 1)", "lib.where(c, 0, 1)", "x.where(c, 0.)", "x.where(c, y)", "x.polygamma(1)", "x[:2]", "x[::2]", "m.norm(dim=1, keepdim=True)",
    "lib.tensor([1.,2.])", "lib.tensor(3)", "lib.as_tensor([1,2])", "x[0] = 5.", "x[c] = 1.", "x[1:] = y[1:]",
    "x[0]", "x[None, 1]", "x[..., 0]", "x[i]", "m[:, i]", "m[i, i]", "m[0, 1:]", "x[c]",
    "m[1] += 1", "x.masked_fill(c, 0.)", "x.masked_fill_(c, lib.tensor(1.))", "x.clamp(0, 1)", "x.clamp(min=0)",
    "lib.clamp(x, max=y)", "x.add(1, alpha=2)", "x.sub(y, alpha=2)", "x - 1", "1 - x", "x * True", "x / 2", "2 / x",
    "x // 2", "x % 2", "2 ** x", "x ** 2", "x ** 0.5", "x ** y", "x == 1", "x != y", "x > 0.5", "c & ~c",
    "~c", "x.eq(1)", "lib.maximum(x, y)", "lib.max(x)", "x.max(dim=0)", "x.sum(dim=0, keepdim=True)",
    "x.mean(0)", "m.mean((0, 1))", "x.std()", "x.var(unbiased=False)", "m.var(dim=1)", "m.std(dim=1, unbiased=False)",
    "m.norm()", "m.norm(dim=1)", "x.norm(p=1)", "lib.linalg.norm(m)", "lib.linalg.vector_norm(m, dim=1)",
    "x.softmax(0)", "x.log_softmax(dim=0)", "F.softmax(m, dim=-1)", "F.cross_entropy(m, i)",
    "F.cross_entropy(m, i, reduction='sum', label_smoothing=0.1)", "F.nll_loss(m, i)", "F.mse_loss(x, y)",
    "F.mse_loss(x, y, reduction='none')", "F.l1_loss(x, y)", "F.smooth_l1_loss(x, y)", "F.huber_loss(x, y)",
    "F.binary_cross_entropy(x.sigmoid(), y.sigmoid())", "F.binary_cross_entropy_with_logits(x, y)",
    "F.kl_div(x, y, reduction='batchmean')", "F.linear(m, m, x)", "F.linear(x, m)", "m @ m", "m @ x", "x @ x",
    "lib.matmul(b, m)", "lib.bmm(b, b)", "lib.einsum('ij,jk->ik', m, m)", "F.relu(x)", "F.relu(x, inplace=False)",
    "F.gelu(x, approximate='tanh')", "F.silu(x)", "F.leaky_relu(x, 0.2)", "F.elu(x)", "F.hardtanh(x)",
    "F.softplus(x)", "F.dropout(x, 0.5, False)", "F.layer_norm(m, (3,))", "F.layer_norm(m, (3,), x, y, eps=1e-3)",
    "F.group_norm(b, 1)", "F.batch_norm(m, x, y.abs())", "F.batch_norm(m, None, None, training=True)",
    "F.conv2d(im, k, padding=1)", "F.conv1d(im[:, :, 0], k[:, :, 0])", "F.conv_transpose2d(im, k)", "F.max_pool2d(im, 2)",
    "F.avg_pool2d(im, 2)", "F.adaptive_avg_pool2d(im, 1)", "F.interpolate(im, scale_factor=2)", "F.pad(x, (1, 1))",
    "F.pad(x, (1, 1), value=2.)", "F.embedding(i, m)", "F.one_hot(i, 4)", "F.normalize(m)",
    "F.cosine_similarity(m, m)", "F.pairwise_distance(m, m)", "F.scaled_dot_product_attention(b, b, b)",
    "F.unfold(im, 2)", "x.view(3, 1)", "x.view(-1)", "x.reshape(1, -1)", "m.t()", "m.T", "m.mT", "b.transpose(1, 2)",
    "b.permute(0, 2, 1)", "x.unsqueeze(-1)", "x.expand(2, -1)", "x.repeat(2)", "m.flatten()", "m.chunk(3)",
    "m.split([1, 2])", "lib.split(m, 2, dim=1)", "lib.cat((x, y))", "lib.cat([m, m], dim=1)", "lib.stack([x, y], -1)",
    "lib.hstack([x, y])", "lib.vstack([x, y])", "m.unbind(1)", "x.to(lib.float64)", "x.to('cpu', lib.float64)",
    "x.to(y)", "x.to(device='cpu', dtype=lib.int32)", "x.double()", "x.int()", "x.type(lib.float16)", "x.clone()",
    "x.detach()", "x.contiguous()", "x[0].item()", "x.numpy()", "x.copy_(y)", "x.fill_(1)", "x.zero_()", "x.add_(y)",
    "x.add_(1)", "x.mul_(2.)", "x.addcmul_(x, y, value=2)", "x.addcdiv(x, y, value=-1)", "x.lerp(y, 0.5)",
    "x.lerp_(y, 0.5)", "lib.addmm(m, m, m)", "lib.addmm(m, m, m, beta=0.5)", "lib.baddbmm(b, b, b)", "lib.zeros(3)",
    "lib.zeros((2, 3), dtype=lib.int64)", "lib.ones(2, 3)", "lib.full((2,), 3.)", "lib.arange(5)",
    "lib.arange(1, 5, 2)", "lib.arange(0, 1, 0.25)", "lib.linspace(0, 1, 5)", "lib.eye(3)", "lib.empty(2).fill_(1)",
    "lib.rand(2)", "lib.randn(2, 3)", "lib.randint(0, 5, (2,))", "lib.randperm(3)", "lib.zeros_like(x)",
    "lib.ones_like(x, dtype=lib.int64)", "lib.full_like(x, 2)", "lib.rand_like(x)", "x.new_zeros(2)",
    "x.new_ones((2, 2))", "x.new_tensor([1.])", "x.new_full((2,), 1.)", "x.cumsum(0)", "x.sort()",
    "x.sort(descending=True)", "x.argsort()", "x.topk(2)", "x.gather(0, i)", "m.scatter(1, i[:, None], 1.)",
    "m.scatter_add_(1, i[:, None], b[0])", "m.index_select(0, i)", "m.index_add(0, i, m)", "m.index_fill_(0, i, 0.)",
    "x.nonzero()", "x.unique()", "lib.tril(m)", "m.triu(1)", "m.diagonal()", "lib.diag(x)", "lib.outer(x, y)",
    "x.isnan()", "x.isfinite()", "lib.isclose(x, y)", "lib.allclose(x, y)", "lib.equal(x, y)", "x.any()",
    "c.all()", "x.argmax()", "m.argmax(dim=1)", "m.argmin(1, keepdim=True)", "lib.logsumexp(m, 1)",
    "lib.bincount(i)", "x.abs().sum().sqrt()", "lib.linalg.inv(m + 3 * lib.eye(3))",
    "lib.linalg.solve(m + 3 * lib.eye(3), x)", "lib.linalg.svd(m)", "lib.linalg.qr(m)", "lib.fft.fft(x)",
    "lib.fft.rfft(x)", "lib.fft.irfft(x.to(lib.complex64))", "lib.complex(x, y)",
    "lib.view_as_real(lib.complex(x, y))", "lib.meshgrid(x, y, indexing='ij')", "lib.cdist(m, m)",
    "lib.multinomial(x.abs(), 2)", "lib.bernoulli(x.sigmoid())", "lib.nn.Linear(3, 2)(m)",
    "lib.nn.Sequential(lib.nn.Linear(3, 2), lib.nn.ReLU())(m)", "lib.nn.LayerNorm(3)(m)", "lib.nn.Embedding(5, 2)(i)",
    "lib.nn.Conv2d(1, 2, 3)(im)", "lib.nn.BatchNorm1d(3)(m)", "lib.nn.LSTM(3, 2)(b)",
    "lib.nn.MultiheadAttention(3, 1)(b, b, b)", "lib.nn.CrossEntropyLoss()(m, i)", "lib.nn.MSELoss()(x, y)",
    "step(lib.optim.SGD)", "step(lib.optim.Adam)", "w.sum().backward()", "(w * 2).mean().backward()",
    "w.sum().backward(retain_graph=True)", "w.requires_grad_(False)", "w.grad", "w.grad_fn",
    "w.register_hook(lambda g: g)", "w.data", "w.is_leaf", "lib.autograd.grad((w ** 2).sum(), w)", "x.shape",
    "x.size()", "x.size(0)", "x.dim()", "x.numel()", "x.dtype", "x.device", "x.is_floating_point()", "len(x)",
    "list(x)", "float(x[0])", "int(x[0])", "bool(x[0])", "str(x)", "x.__repr__()", "1. in x", "x.stride()",
    "x.is_contiguous()", "x.requires_grad", "x.T", "x.real", "x.element_size()", "x.nelement()", "x.get_device()",
    "x.type()", "copy.deepcopy(x)", "lib.is_tensor(x)", "lib.numel(x)", "lib.is_floating_point(x)",
    "lib.result_type(x, 1)", "lib.nn.utils.clip_grad_norm_([w], 1.)", "lib.nn.init.xavier_uniform_(m)",
    "lib.nn.init.zeros_(m)", "lib.nn.utils.parameters_to_vector([w])", "lib.broadcast_tensors(x, m)",
    "lib.broadcast_to(x, (2, 3))", "lib.atleast_2d(x)", "lib.cartesian_prod(x, y)", "lib.block_diag(m, m)",
    "lib.tensordot(m, m, dims=1)", "lib.norm(m)", "lib.unique(x, return_counts=True)",
    "lib.stft(sig, 4, return_complex=True)",
]  # fmt: skip
