"""What programs see that walk a graph: names and classes of nodes, and `next_functions` in PyTorch's order."""

from __future__ import annotations

from typing import Any

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="the reference is not installed")


def graph(node: Any) -> str:
    """The graph as text; leaves by their shapes."""
    if node is None:
        return "None"
    kind = type(node).__name__
    assert repr(node).startswith(f"<{kind} object at 0x")
    if kind == "AccumulateGrad":
        return str(list(node.variable.shape))
    assert node.name().removeprefix("torch::autograd::") == kind
    return f"{kind}({', '.join(graph(following) for following, _ in node.next_functions)})"


EXPRESSIONS = [
    *(
        "lib.nn.Linear(3, 4)(r(3))",
        "lib.nn.Linear(3, 4)(r(2, 3))",
        "lib.nn.Linear(3, 4)(r(5, 2, 3))",
    ),
    *("lib.nn.Linear(3, 4, bias=False)(r(3))", "lib.nn.Linear(3, 4, bias=False)(r(2, 3))"),
    *("lib.nn.Linear(3, 4, bias=False)(r(5, 2, 3))", "lib.nn.Linear(3, 4)(lib.ones(2, 3))"),
    *("r(2) @ r(2)", "r(3, 2) @ r(2)", "r(2) @ r(2, 3)", "r(3, 2) @ r(2, 4)", "r(5, 3, 2) @ r(2)"),
    *(
        "r(5, 3, 2) @ r(2, 4)",
        "r(2) @ r(5, 2, 4)",
        "r(3, 2) @ r(5, 2, 4)",
        "r(5, 3, 2) @ r(5, 2, 4)",
    ),
    *("lib.ones(3, 2) @ r(2)", "r(5, 3, 2) @ lib.ones(2, 4)", "lib.outer(r(2), r(3))"),
    *("r(3) % 2", "r(3).fmod(2)", "2 - r(3)", "2 / r(3)", "r(3).remainder(r(3))"),
    "F.cross_entropy(r(4, 3), lib.tensor([0, 1, 2, 1]))",
    "F.binary_cross_entropy_with_logits(r(4), lib.ones(4))",
    "F.binary_cross_entropy(r(4).sigmoid(), lib.ones(4))",
    *("F.soft_margin_loss(r(4), lib.ones(4))", "F.multi_margin_loss(r(2, 3), lib.tensor([0, 1]))"),
    *("r(2, 3).renorm(2, 0, 1.0)", "lib.block_diag(r(2, 3), r(1, 1))", "F.prelu(r(2, 3), r(1))"),
    "lib.zeros(3).copy_(r(3))",
]


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_graphs(expression: str) -> None:
    def shown(lib: Any) -> str:
        space = {
            "lib": lib,
            "F": lib.nn.functional,
            "r": lambda *s: lib.ones(s, requires_grad=True),
        }
        return graph(eval(expression, space).grad_fn)

    assert shown(gs) == shown(torch)


@pytest.mark.parametrize("kind", ["LSTM", "GRU", "RNN"])
@pytest.mark.parametrize("options", [{}, {"bidirectional": True}, {"num_layers": 2}])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_names_of_recurrent_layers(kind: str, options: dict[str, Any], dtype: str) -> None:
    def names(lib: Any) -> list[str]:
        layer = getattr(lib.nn, kind)(3, 4, **options).to(getattr(lib, dtype))
        cell = getattr(lib.nn, f"{kind}Cell")(3, 4).to(getattr(lib, dtype))
        x = lib.ones(2, 3, 3, dtype=getattr(lib, dtype))
        packed = lib.nn.utils.rnn.pack_padded_sequence(x, [2, 1, 1])
        found = layer(x)[0], layer(packed)[0].data, cell(x[0])
        flat = [each for one in found for each in (one if isinstance(one, tuple) else (one,))]
        return [each.grad_fn.name() for each in flat]

    assert names(gs) == names(torch)


@pytest.mark.parametrize("options", [{}, {"dim": 0}, {"dim": 1, "keepdim": True}])
def test_names_of_quantiles(options: dict[str, Any]) -> None:
    def names(lib: Any) -> list[str]:
        x = lib.ones(3, 4, requires_grad=True)
        found = x.quantile(0.3, **options), x.quantile(lib.tensor([0.1, 0.2]), **options)
        return [each.grad_fn.name() for each in found]

    assert names(gs) == names(torch)


def test_a_graph_that_is_looked_at_still_computes() -> None:
    x = gs.ones(2, 3, requires_grad=True)
    layer = gs.nn.Linear(3, 4)
    out = layer(x)
    node = out.grad_fn
    assert node is not None
    transposed = node.next_functions[2][0]
    assert transposed is node.next_functions[2][0] is not None
    (leaf,) = [following for following, _ in transposed.next_functions]
    assert leaf is not None and leaf.variable is layer.weight  # type: ignore[attr-defined]
    for refused in (transposed.register_hook, transposed.register_prehook):
        with pytest.raises(RuntimeError, match="TBackward0 is part of a node"):
            refused(print)
    with pytest.raises(RuntimeError, match="TBackward0 is part of a node"):
        transposed(gs.ones(4, 3))
    out.sum().backward()
    assert gs.equal(layer.weight.grad, gs.full((4, 3), 2.0))
