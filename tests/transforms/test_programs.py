"""What programs with transforms came upon, a test for each."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

import gradsmith as gs
from gradsmith import vmap
from gradsmith.func import (
    functional_call,
    grad,
    hessian,
    jacfwd,
    jacrev,
    jvp,
    stack_module_state,
    vjp,
)
from gradsmith.nn import functional as nn
from gradsmith.testing import assert_close

NETWORKS: dict[str, Any] = {
    "rnn": lambda: gs.nn.RNN(3, 4, nonlinearity="relu", bidirectional=True),
    "gru": lambda: gs.nn.GRU(3, 4, num_layers=2),
    "lstm": lambda: gs.nn.LSTM(3, 4, proj_size=2),
}


@pytest.mark.parametrize("kind", NETWORKS)
def test_recurrent_networks_go_through_time_once_for_all_examples(kind: str) -> None:
    networks = [NETWORKS[kind]().double() for _ in range(3)]
    parameters, buffers = stack_module_state(networks)
    x = gs.randn(3, 5, 2, 3, dtype=gs.float64)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        sequences = vmap(lambda x: networks[0](x)[0])(x)
        ensemble = vmap(lambda p, b, x: functional_call(networks[0], (p, b), (x,))[0])(
            parameters, buffers, x
        )
        slopes = vmap(grad(lambda x: networks[0](x)[0].sin().sum()))(x)
    assert_close(sequences, gs.stack([networks[0](one)[0] for one in x]))
    assert_close(ensemble, gs.stack([net(one)[0] for net, one in zip(networks, x)]))
    one = grad(lambda x: networks[0](x)[0].sin().sum())
    assert_close(slopes, gs.stack([one(example) for example in x]))


@pytest.mark.parametrize("kind", NETWORKS)
def test_recurrent_networks_carry_tangents(kind: str) -> None:
    network = NETWORKS[kind]().double()
    p = {name: value.detach() for name, value in network.named_parameters()}
    moved = {name: value.cos() for name, value in p.items()}
    x = gs.randn(4, 2, 3, dtype=gs.float64)

    def states(p: Any, x: gs.Tensor) -> Any:
        return functional_call(network, p, (x,))[0]

    _, tangent = jvp(states, (p, x), (moved, x.sin()))
    step = 1e-6
    ahead, behind = (
        states({n: p[n] + s * moved[n] for n in p}, x + s * x.sin()) for s in (step, -step)
    )
    assert_close(tangent, (ahead - behind) / (2 * step), rtol=1e-6, atol=1e-7)


def test_examples_are_resized_each_over_its_own_memory() -> None:
    x = gs.arange(12.0).reshape(4, 3)
    for batch, dim in ((x, 0), (x.T.contiguous(), 1)):
        out = vmap(lambda row: row.clone().resize_(2), dim)(batch)
        assert out.tolist() == [[0, 1], [3, 4], [6, 7], [9, 10]]
    grown = vmap(lambda row: row.clone().resize_(2, 2)[0])(x)
    assert grown.tolist() == [[0, 1], [3, 4], [6, 7], [9, 10]]
    assert vmap(lambda row: row.clone().resize_(()))(x).tolist() == [0, 3, 6, 9]


def test_a_number_before_a_tensor_of_a_level() -> None:
    def f(x: gs.Tensor, a: gs.Tensor, b: gs.Tensor) -> gs.Tensor:
        return gs.addcdiv(x, a, b)

    x, a, b = gs.ones(2, 3), gs.ones(2, 1), gs.full((1, 3), 2.0)
    _, tangent = jvp(f, (x, a, b), (x, a, b))
    assert tangent.tolist() == [[1, 1, 1]] * 2


@pytest.mark.parametrize(
    "normalize",
    [
        lambda x: nn.layer_norm(x, (3,), eps=0.5),
        lambda x: nn.batch_norm(x, None, None, training=True, eps=0.5),
        lambda x: nn.group_norm(x.unsqueeze(-1), 1, eps=0.5).squeeze(-1),
        lambda x: nn.instance_norm(x.unsqueeze(0), eps=0.5).squeeze(0),
    ],
)
def test_tangents_of_normalizations_are_differentiated_whole(normalize: Any) -> None:
    weights = gs.randn(4, 3, dtype=gs.float64)
    x = gs.randn(4, 3, dtype=gs.float64)

    def value(x: gs.Tensor) -> gs.Tensor:
        return (normalize(x) * weights).sum()

    assert_close(jacrev(jacfwd(value))(x), jacrev(jacrev(value))(x))
    assert_close(hessian(value)(x), jacrev(jacrev(value))(x))


def test_gradients_of_batched_tables_follow_the_options_of_embedding() -> None:
    tables = gs.randn(2, 5, 3)
    indices = gs.tensor([[1, 0, 1, 4], [2, 2, 2, 0]])
    for options in ({"padding_idx": 1}, {"padding_idx": -1}, {"scale_grad_by_freq": True}):

        def loss(table: gs.Tensor, rows: gs.Tensor, options: Any = options) -> gs.Tensor:
            return (nn.embedding(rows, table, **options) ** 2).sum()

        together = grad(lambda t: vmap(loss)(t, indices).sum())(tables)
        assert_close(together, vmap(grad(loss))(tables, indices))
        each = [grad(loss)(table, rows) for table, rows in zip(tables, indices)]
        assert_close(together, gs.stack(each))


def test_an_example_has_only_its_own_table_to_look_in() -> None:
    with pytest.raises((IndexError, RuntimeError)):
        vmap(lambda t, i: nn.embedding(i, t, scale_grad_by_freq=True))(
            gs.ones(2, 3, 1), gs.tensor([[3], [0]])
        )


def test_classes_that_are_ignored_leave_no_gradient_to_their_example() -> None:
    scores = gs.randn(3, 4, 5, dtype=gs.float64)
    classes = gs.randint(0, 5, (3, 4))
    classes[1] = -100
    slopes = vmap(grad(lambda s, c: nn.cross_entropy(s, c).nan_to_num()))(scores, classes)
    assert slopes[1].abs().sum() == 0
    for reduction in ("mean", "sum", "none"):

        def loss(s: gs.Tensor, c: gs.Tensor, reduction: str = reduction) -> gs.Tensor:
            return nn.cross_entropy(s, c, reduction=reduction).sum()

        def composed(s: gs.Tensor, c: gs.Tensor, reduction: str = reduction) -> gs.Tensor:
            return nn.nll_loss(s.log_softmax(1), c, reduction=reduction).sum()

        for transform in (grad, hessian, lambda f: jacrev(hessian(f))):
            some = slice(0, None, 2)
            found = vmap(transform(loss))(scores[some], classes[some])
            assert_close(found, vmap(transform(composed))(scores[some], classes[some]))


def test_pullbacks_where_nothing_is_recorded() -> None:
    x = gs.randn(3)
    with gs.no_grad():
        _, pull = vjp(lambda x: (x * x).sin(), x)
        (found,) = pull(gs.ones(3))
        assert_close(found, 2 * x * (x * x).cos())
        assert_close(grad(lambda x: (x * x).sin().sum())(x), found)


def test_names_that_a_module_does_not_have() -> None:
    layer = gs.nn.Linear(3, 2)
    x = gs.ones(4, 3)
    assert functional_call(layer, {"other": x}, (x,)).shape == (4, 2)
    assert not hasattr(layer, "other")
    with pytest.raises(RuntimeError, match=r"for Linear:\n\tUnexpected key\(s\): 'other'"):
        functional_call(layer, {"other": x}, (x,), strict=True)
    with pytest.raises(AttributeError, match="no attribute `inner`"):
        functional_call(layer, {"inner.weight": x}, (x,))
    with pytest.raises(TypeError, match="attribute `0`: Linear"):
        functional_call(gs.nn.Sequential(layer), {"0": x}, (x,))
