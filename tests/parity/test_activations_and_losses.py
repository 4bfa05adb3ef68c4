"""Activations and losses of `nn.functional` beside PyTorch: values, gradients and refusals."""

from __future__ import annotations

import warnings
from itertools import permutations
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

import gradsmith as gs  # noqa: E402

ACTIVATIONS = """
F.relu(x); F.relu6(x * 4); F.threshold(x, 0.1, 7.0); F.hardtanh(x, -0.5, 0.7); F.leaky_relu(x, 0.2)
F.leaky_relu(x, 3.0); F.leaky_relu(x, -0.5); F.elu(x, 1.5); F.celu(x, 0.7); F.selu(x); F.gelu(x)
F.gelu(x, approximate="tanh"); F.silu(x); F.mish(x); F.softplus(x, 2.0, 1.0); F.logsigmoid(x); F.glu(x)
F.hardsigmoid(x * 3); F.hardswish(x * 3); F.hardshrink(x, 0.3); F.softshrink(x, 0.3); F.softsign(x)
F.tanhshrink(x); F.softmax(x, 0); F.log_softmax(x, 1); F.softmin(x, -1); F.softmax(x, 1, dtype=lib.float64)
F.prelu(x, lib.tensor([0.3], dtype=x.dtype)); F.prelu(x, lib.linspace(0, 1, 6, dtype=x.dtype))
F.rrelu(x, 0.1, 0.3); F.dropout(x, 0.5, training=False)
""".replace("\n", ";").split(";")  # fmt: skip

LOSSES = """
F.mse_loss(x, y); F.mse_loss(x, y, reduction="none"); F.mse_loss(x, y, weight=w); F.l1_loss(x, y)
F.smooth_l1_loss(x, y, beta=0.5); F.smooth_l1_loss(x, y, beta=0.0); F.huber_loss(x, y, delta=0.3)
F.binary_cross_entropy(x.sigmoid(), y.sigmoid(), w.abs()); F.kl_div(x, y.softmax(1), reduction="batchmean")
F.binary_cross_entropy_with_logits(x, y.sigmoid(), pos_weight=w[0].abs())
F.kl_div(x, y, log_target=True, reduction="sum"); F.cross_entropy(x, c); F.cross_entropy(x, c, w[0].abs())
F.cross_entropy(x, c, ignore_index=2); F.cross_entropy(x, c, label_smoothing=0.2, reduction="none")
F.cross_entropy(x, c, w[0].abs(), ignore_index=2, label_smoothing=0.2); F.cross_entropy(x[0], c[0])
F.cross_entropy(x, y.softmax(1), w[0].abs(), label_smoothing=0.1)
F.cross_entropy(x.reshape(1, 6, 4), c.reshape(1, 4)); F.nll_loss(x, c, reduction="sum")
F.cross_entropy(x.reshape(1, 6, 2, 2), c.reshape(1, 2, 2), reduction="none")
F.hinge_embedding_loss(x, y.sign()); F.margin_ranking_loss(x, y, w.sign(), 0.3)
F.cosine_embedding_loss(x, y, w[:, 0].sign(), 0.1); F.multi_margin_loss(x, c, 2, 0.8, w[0].abs())
F.multilabel_margin_loss(x, m); F.multilabel_soft_margin_loss(x, y.gt(0).to(x.dtype), w[0])
F.soft_margin_loss(x, y.sign(), reduction="sum"); F.triplet_margin_loss(x, y, w, swap=True)
F.poisson_nll_loss(x, y.abs() * 3, full=True); F.poisson_nll_loss(x.abs(), y, log_input=False)
F.gaussian_nll_loss(x, y, w.abs(), full=True); F.gaussian_nll_loss(x, y, 0.5)
F.linear_cross_entropy(x, y, c % 4)
F.ctc_loss(x.reshape(6, 1, 4).log_softmax(2), lib.tensor([[1, 2, 2]]), [6], [3])
F.ctc_loss(x.reshape(6, 2, 2).log_softmax(2), lib.tensor([1, 1, 1]), lib.tensor([6, 3]), lib.tensor([2, 1]))
""".replace("\n", ";").split(";")  # fmt: skip

REFUSED = """
F.cross_entropy(x, c[:2]); F.cross_entropy(x, c + 3); F.nll_loss(x, y); F.mse_loss(x, y, reduction="all")
F.binary_cross_entropy(x, y); F.binary_cross_entropy(y.sigmoid(), y[0]); F.hardtanh(x, 1, -1)
F.binary_cross_entropy_with_logits(x, y[0]); F.gaussian_nll_loss(x, y, -w.abs()); F.dropout(x, 1.5)
F.cross_entropy(x, c, label_smoothing=2.0); F.gelu(x, approximate="no"); F.softshrink(x, -1.0)
F.multi_margin_loss(x, c, p=3); F.triplet_margin_loss(x, y, w, margin=-1.0); F.glu(x[:, :5]); F.celu(x, 0.0)
F.prelu(x, w); F.huber_loss(x, y, delta=0.0); F.smooth_l1_loss(x, y, beta=-1.0); F.softmax(x, 2)
F.cosine_embedding_loss(x, y, w); F.margin_ranking_loss(x, y, w[0]); F.softmax(c, 0)
F.ctc_loss(x.reshape(6, 1, 4), lib.tensor([[1, 2]]), [7], [2])
""".replace("\n", ";").split(";")  # fmt: skip


def entries(lines: list[str]) -> list[str]:
    return [line.strip() for line in lines if line.strip()]


def scope(lib: Any, dtype: str) -> dict[str, Any]:
    rng = np.random.default_rng(5)
    x, y, w = (lib.tensor(rng.standard_normal((4, 6)), dtype=getattr(lib, dtype)) for _ in range(3))
    return {
        "lib": lib,
        "F": lib.nn.functional,
        "x": x.requires_grad_(True),
        "y": y,
        "w": w,
        "c": lib.tensor([1, 5, 2, 0]),
        "m": lib.tensor([[3, 0, -1, 1, 2, 2], [5, -1, 0, 0, 0, 0], [-1] * 6, [0, 1, 2, 3, 4, 5]]),
    }


def value_and_gradient(lib: Any, expression: str, dtype: str) -> list[Any]:
    names = scope(lib, dtype)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        out = eval(expression, names)
    (gradient,) = lib.autograd.grad((out * out.detach().cos()).sum(), [names["x"]])
    return [out.detach().numpy(), gradient.numpy()]


@pytest.mark.parametrize(("dtype", "tolerance"), [("float32", 1e-4), ("float64", 1e-7)])
@pytest.mark.parametrize("expression", entries(ACTIVATIONS + LOSSES))
def test_values_and_gradients(expression: str, dtype: str, tolerance: float) -> None:
    # PyTorch keeps constants such as 1 / 6 in single precision: hence no more than 1e-7.
    ours = value_and_gradient(gs, expression, dtype)
    theirs = value_and_gradient(torch, expression, dtype)
    for got, want in zip(ours, theirs, strict=True):
        assert got.dtype == want.dtype and got.shape == want.shape
        np.testing.assert_allclose(got, want, rtol=tolerance, atol=tolerance / 10)


@pytest.mark.parametrize("expression", entries(REFUSED))
def test_refusals(expression: str) -> None:
    raised = []
    for lib in (gs, torch):
        with pytest.raises(Exception) as caught:
            eval(expression, scope(lib, "float32"))
        raised.append(caught.type)
    assert raised[0] is raised[1]


@pytest.mark.parametrize("name", ["dropout", "alpha_dropout", "dropout2d", "feature_alpha_dropout"])
def test_dropout_keeps_the_mean(name: str) -> None:
    gs.manual_seed(0)
    function = getattr(gs.nn.functional, name)
    x = gs.ones((60, 50, 4, 4)) if "feature" in name or "2d" in name else gs.randn(50_000)
    out = function(x, 0.3, training=True)
    if name != "feature_alpha_dropout":  # which keeps the mean of normal inputs, not of ones
        assert float((out - x).mean()) == pytest.approx(0, abs=0.05)
    assert bool((out != x).any())
    if out.ndim == 4:
        # A whole channel has the same fate.
        assert bool((out == out[:, :, :1, :1]).all())


def test_gumbel_softmax_samples_one() -> None:
    gs.manual_seed(0)
    logits = gs.tensor([[2.0, 0.0, 0.0]] * 4000, requires_grad=True)
    sample = gs.nn.functional.gumbel_softmax(logits, hard=True)
    assert bool((sample.sum(1) == 1).all())
    share = float(sample[:, 0].mean())
    assert share == pytest.approx(float(logits.detach()[0].softmax(0)[0]), abs=0.03)
    sample[:, 0].sum().backward()
    assert bool((logits.grad != 0).any())


@pytest.mark.parametrize("name", ["mse_loss", "smooth_l1_loss", "l1_loss"])
@pytest.mark.parametrize("dtypes", permutations(["int64", "float16", "float32", "float64"], 2))
@pytest.mark.parametrize("reduction", ["none", "mean"])
def test_losses_of_two_dtypes(name: str, dtypes: tuple[str, str], reduction: str) -> None:
    found = []
    for lib in (gs, torch):
        x = lib.tensor([[0.5, 0.25]]).to(getattr(lib, dtypes[0]))
        x.requires_grad_(x.is_floating_point())
        target = lib.tensor([1.0, 2.0]).to(getattr(lib, dtypes[1])).expand(1, 2)
        loss = getattr(lib.nn.functional, name)(x, target, reduction=reduction)
        if x.requires_grad:
            loss.sum().backward()
        grad = None if x.grad is None else (str(x.grad.dtype).partition(".")[2], x.grad.tolist())
        found.append((str(loss.dtype).partition(".")[2], loss.tolist(), grad))
    assert found[0] == found[1]


@pytest.mark.parametrize("reduction", [0, 1, 2])
@pytest.mark.parametrize("ignored", [-100, 1])
@pytest.mark.parametrize("weighted", [False, True])
@pytest.mark.parametrize("batch", [(), (1,), (0,), (4,)])
def test_the_weight_of_a_loss_is_told_as_pytorch_tells_it(
    batch: tuple[int, ...], weighted: bool, ignored: int, reduction: int
) -> None:
    found = []
    for lib in (gs, torch):
        scores = lib.tensor([-1.0, -2.0, -3.0]).expand(*batch, 3)
        weight = lib.tensor([1.0, 0.5, 2.0]) if weighted else None
        target = lib.tensor(1).expand(batch)
        loss, total = lib.ops.aten.nll_loss_forward(scores, target, weight, reduction, ignored)
        found.append((tuple(loss.shape), loss.tolist(), tuple(total.shape), total.tolist()))
    assert str(found[0]) == str(found[1])
