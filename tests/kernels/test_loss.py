"""Losses: definitions, reductions, errors; the sequence loss against all alignments."""

from __future__ import annotations

from itertools import groupby, product
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.operators.loss import ctc as loss_ctc
from gradsmith.operators.loss import loss
from gradsmith.operators.loss import margin as loss_margin
from gradsmith.operators.loss import nll as loss_nll

RNG = np.random.default_rng(0)
SCORES = RNG.standard_normal((4, 3))
TARGET = np.array([0, 2, 1, 2])
WEIGHT = np.array([0.5, 1.0, 2.0])


@pytest.mark.parametrize(("reduction", "reduce"), [(1, np.mean), (2, np.sum)])
def test_reductions(reduction: int, reduce: Any) -> None:
    a, b = RNG.standard_normal((2, 3, 4))
    assert loss.mse_loss(a, b, reduction) == pytest.approx(reduce((a - b) ** 2))
    distance = np.abs(a - b)
    smooth = np.where(distance < 0.5, distance**2, distance - 0.25)
    assert loss.smooth_l1_loss(a, b, reduction, 0.5) == pytest.approx(reduce(smooth))
    huber = np.where(distance < 0.5, distance**2 / 2, 0.5 * (distance - 0.25))
    assert loss.huber_loss(a, b, reduction, 0.5) == pytest.approx(reduce(huber))
    assert loss.mse_loss(a, b, 0).shape == (3, 4)
    assert isinstance(loss.mse_loss(a, b, reduction), np.ndarray)


@pytest.mark.parametrize("reduction", [0, 1, 2])
def test_losses_of_more_than_a_block(reduction: int) -> None:
    a, b = RNG.random((2, 50, 1001))
    weight = RNG.random((50, 1001))
    reduce = (lambda x: x, np.mean, np.sum)[reduction]
    distance = np.abs(a - b)
    smooth = np.where(distance < 0.5, distance**2, distance - 0.25)
    huber = np.where(distance < 0.5, distance**2 / 2, 0.5 * (distance - 0.25))
    entropy = -weight * (b * np.log(a) + (1 - b) * np.log(1 - a))
    for found, expected in (
        (loss.smooth_l1_loss(a, b, reduction, 0.5), smooth),
        (loss.huber_loss(a, b, reduction, 0.5), huber),
        (loss.binary_cross_entropy(a, b, weight, reduction), entropy),
    ):
        np.testing.assert_allclose(found, reduce(expected), rtol=1e-9)
        assert isinstance(found, np.ndarray)


def test_binary_cross_entropy() -> None:
    p, t = np.array([0.25, 0.0, 1.0]), np.array([1.0, 0.0, 0.0])
    with np.errstate(all="ignore"):
        np.testing.assert_allclose(loss.binary_cross_entropy(p, t, None, 0), [np.log(4), 0, 100])
        with pytest.raises(RuntimeError, match="between 0 and 1"):
            loss.binary_cross_entropy(p + 0.5, t)


@pytest.mark.parametrize("weight", [None, WEIGHT])
@pytest.mark.parametrize("ignore", [-100, 2])
def test_negative_log_likelihood(weight: Any, ignore: int) -> None:
    each = (np.ones(3) if weight is None else weight)[TARGET] * (ignore != TARGET)
    expected = -SCORES[np.arange(4), TARGET] * each
    result, _ = loss_nll.nll_loss_forward(SCORES, TARGET, weight, 0, ignore)
    np.testing.assert_allclose(result, expected)
    mean, total = loss_nll.nll_loss_forward(SCORES, TARGET, weight, 1, ignore)
    assert total == pytest.approx(each.sum())
    assert mean == pytest.approx(expected.sum() / each.sum())
    gradient = loss_nll.nll_loss_backward(np.array(2.0), SCORES, TARGET, weight, 1, ignore, total)
    np.testing.assert_allclose(gradient[np.arange(4), TARGET], -2 * each / each.sum())
    assert np.count_nonzero(gradient) == np.count_nonzero(each)


def test_spatial_classes_are_a_batch() -> None:
    scores = RNG.standard_normal((2, 3, 4, 5))
    target = RNG.integers(0, 3, (2, 4, 5))
    flat = np.moveaxis(scores, 1, -1).reshape(-1, 3)
    for reduction in (1, 2):
        spatial, total = loss_nll.nll_loss2d_forward(scores, target, WEIGHT, reduction, -100)
        plain, _ = loss_nll.nll_loss_forward(flat, target.ravel(), WEIGHT, reduction, -100)
        assert spatial == pytest.approx(plain)
    gradient = loss_nll.nll_loss_backward(np.array(1.0), scores, target, WEIGHT, 2, -100, total)
    assert gradient.sum() == pytest.approx(-WEIGHT[target].sum())


def test_errors_of_classes() -> None:
    with pytest.raises(IndexError, match="Target 3 is out of bounds"):
        loss_nll.nll_loss_forward(SCORES, TARGET + 1, None, 1, -100)
    with pytest.raises(RuntimeError, match="size mismatch"):
        loss_nll.nll_loss_shape(SCORES, TARGET[:2], None, 1, -100)
    with pytest.raises(RuntimeError, match="Long or Byte, but got Float"):
        loss_nll.nll_loss_shape(SCORES, TARGET.astype(np.float32), None, 1, -100)
    with pytest.raises(RuntimeError, match="weight tensor"):
        loss_nll.nll_loss_shape(SCORES, TARGET, WEIGHT[:2], 1, -100)


def test_multilabel_margin() -> None:
    scores = np.array([[0.1, 0.2, 0.4, 0.8]])
    target = np.array([[3, 0, -1, 1]])
    result, is_target = loss_margin.multilabel_margin_loss_forward(scores, target, 0)
    # PyTorch documents this very example: 0.85.
    np.testing.assert_allclose(result, [0.85])
    assert is_target.tolist() == [[1, 0, 0, 1]]
    gradient = loss_margin.multilabel_margin_loss_backward(
        np.array([1.0]), scores, target, 0, is_target
    )
    h = 1e-6
    for i in range(4):
        bumped = scores.copy()
        bumped[0, i] += h
        moved, _ = loss_margin.multilabel_margin_loss_forward(bumped, target, 0)
        assert gradient[0, i] == pytest.approx((moved[0] - result[0]) / h, abs=1e-5)


def every_alignment(scores: Any, labels: list[int]) -> float:
    """The probability of a label sequence: the sum over all paths that collapse to it."""
    steps, classes = scores.shape
    total = 0.0
    for path in product(range(classes), repeat=steps):
        if [label for label, _ in groupby(path) if label != 0] == labels:
            total += np.exp(sum(scores[t, c] for t, c in enumerate(path)))
    return total


@pytest.mark.parametrize("labels", [[1], [1, 2], [1, 1], [2, 1, 2], []])
def test_sequence_loss_sums_over_alignments(labels: list[int]) -> None:
    scores = RNG.standard_normal((5, 1, 3))
    scores -= np.log(np.exp(scores).sum(-1, keepdims=True))
    target = np.array([[*labels, 0, 0, 0]])
    result, _ = loss_ctc.ctc_loss_forward(scores, target, (5,), (len(labels),))
    assert result[0] == pytest.approx(-np.log(every_alignment(scores[:, 0], labels)))


def test_sequence_loss_gradient() -> None:
    logits = RNG.standard_normal((6, 2, 4))
    targets, lengths, labels = np.array([[1, 2, 2], [3, 1, 0]]), (6, 4), (3, 2)

    def value(x: Any) -> Any:
        scores = x - np.log(np.exp(x).sum(-1, keepdims=True))
        return scores, *loss_ctc.ctc_loss_forward(scores, targets, lengths, labels)

    scores, likelihood, alpha = value(logits)
    grad = np.array([1.0, 2.0])
    gradient = loss_ctc.ctc_loss_backward(
        grad, scores, targets, lengths, labels, likelihood, alpha, 0
    )
    h = 1e-6
    for index in [(0, 0, 1), (3, 0, 2), (2, 1, 3), (3, 1, 0), (5, 1, 1), (5, 0, 0)]:
        bumped = logits.copy()
        bumped[index] += h
        slope = grad @ (value(bumped)[1] - likelihood) / h
        assert gradient[index] == pytest.approx(slope, abs=1e-4)


def test_sequence_loss_of_impossible_targets() -> None:
    scores = np.full((2, 1, 3), -np.log(3))
    targets = np.array([[1, 1]])
    likelihood, alpha = loss_ctc.ctc_loss_forward(scores, targets, (2,), (2,))
    assert likelihood[0] == np.inf
    gradient = loss_ctc.ctc_loss_backward(
        np.ones(1), scores, targets, (2,), (2,), likelihood, alpha, 0, True
    )
    assert (gradient == 0).all()
    with pytest.raises(RuntimeError, match="at most 2"):
        loss_ctc.ctc_loss_shape(scores, targets, (3,), (2,))


def test_smooth_l1_loss_without_a_smooth_part_has_no_slope_at_its_kink() -> None:
    self = gs.tensor([0.5, 2.0, -1.0], requires_grad=True)
    loss = gs.nn.functional.smooth_l1_loss(
        self, gs.tensor([0.5, 1.0, 3.0]), reduction="sum", beta=0.0
    )
    loss.backward()
    assert self.grad is not None
    assert self.grad.tolist() == [0.0, 1.0, -1.0]
