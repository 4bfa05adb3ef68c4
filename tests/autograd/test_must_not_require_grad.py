"""Arguments for which derivatives.yaml says `must_not_require_grad`: a call that would drop their gradients is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import gradsmith as gs
from gradsmith.nn import functional as F

X = [[0.2, -0.3, 0.5], [1.0, 0.1, -0.4]]


def _nll(weight: gs.Tensor, **options: bool) -> gs.Tensor:
    return F.nll_loss(gs.tensor(X, **options), gs.tensor([0, 2]), weight)


def _cross_entropy(weight: gs.Tensor, **options: bool) -> gs.Tensor:
    return F.cross_entropy(gs.tensor(X, **options), gs.tensor([0, 2]), weight)


def _nll_2d(weight: gs.Tensor, **options: bool) -> gs.Tensor:
    return F.nll_loss(
        gs.tensor([[[[0.5]], [[0.1]], [[0.4]]]], **options), gs.tensor([[[2]]]), weight
    )


def _bce(weight: gs.Tensor, **options: bool) -> gs.Tensor:
    return F.binary_cross_entropy(gs.tensor([0.2, 0.3, 0.4], **options), gs.ones(3), weight)


def _batch_norm(mean: gs.Tensor, **options: bool) -> gs.Tensor:
    return F.batch_norm(gs.tensor(X, **options), mean, gs.ones(3))


CALLS = {
    "nll_loss_forward.weight": _nll,
    "nll_loss_forward.weight through cross_entropy": _cross_entropy,
    "nll_loss2d_forward.weight": _nll_2d,
    "binary_cross_entropy.weight": _bce,
    "native_batch_norm.running_mean": _batch_norm,
}


@pytest.mark.parametrize("others", [True, False], ids=["others require grad", "others do not"])
@pytest.mark.parametrize("name", CALLS)
def test_a_tensor_that_requires_grad_is_refused(name: str, others: bool) -> None:
    function, argument = name.split()[0].split(".")
    call: Callable[..., gs.Tensor] = CALLS[name]
    given = gs.ones(3, requires_grad=True)
    with pytest.raises(RuntimeError) as error:
        call(given, requires_grad=others)
    assert str(error.value) == (
        f"The function '{function}' is not differentiable with respect to argument '{argument}'. "
        "This input cannot have requires_grad True."
    )
    with gs.no_grad():
        silent = call(given, requires_grad=others)
    expected = call(gs.ones(3), requires_grad=others)
    assert gs.equal(silent, expected.detach())
    assert expected.requires_grad is others


def test_transforms_refuse_it_too() -> None:
    with pytest.raises(RuntimeError, match="not differentiable with respect to argument 'weight'"):
        gs.func.grad(_nll)(gs.ones(3))
    with pytest.raises(RuntimeError, match="not differentiable with respect to argument 'weight'"):
        gs.func.vmap(gs.func.grad(_nll))(gs.ones(2, 3))
