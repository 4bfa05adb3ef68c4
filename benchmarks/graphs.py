"""Forward and backward through six small graphs; every gradient is compared before timing.

Each graph is written twice: as PyTorch (and gradsmith) programs are, and as NumPy (HIPS autograd,
MyGrad) ones.  A step clears the gradients, computes the loss and goes backward.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from .libraries import OURS, Library
from .results import Case
from .timing import Effort, Statement, best_of

__all__ = ["GRAPHS", "Graph", "backward"]


@dataclass(frozen=True, slots=True)
class Graph:
    """A loss over `shapes`: the variables' shapes come first, by name."""

    name: str
    shapes: tuple[tuple[int, ...], ...]
    torch_style: Callable[..., Any]
    """`(xp, F, target, *variables) -> loss`."""
    numpy_style: Callable[..., Any]
    """`(np, one_hot, *variables) -> loss`."""


def _mlp_layer(xp: Any, F: Any, target: Any, x: Any, w: Any, b: Any) -> Any:
    return F.relu(F.linear(x, w, b)).sum()


def _mlp_layer_numpy(np: Any, one_hot: Any, x: Any, w: Any, b: Any) -> Any:
    return np.sum(np.maximum(np.matmul(x, w.T) + b, 0))


def _cross_entropy(xp: Any, F: Any, target: Any, logits: Any) -> Any:
    return F.cross_entropy(logits, target)


def _cross_entropy_numpy(np: Any, one_hot: Any, logits: Any) -> Any:
    shifted = logits - np.max(logits, axis=1, keepdims=True)
    normalizer = np.log(np.sum(np.exp(shifted), axis=1, keepdims=True))
    return np.sum(one_hot * (normalizer - shifted)) / 4


def _layer_norm(xp: Any, F: Any, target: Any, x: Any, w: Any, b: Any) -> Any:
    return F.layer_norm(x, (4,), w, b).sum()


def _layer_norm_numpy(np: Any, one_hot: Any, x: Any, w: Any, b: Any) -> Any:
    centred = x - np.mean(x, axis=1, keepdims=True)
    variance = np.mean(centred * centred, axis=1, keepdims=True)
    return np.sum(centred / np.sqrt(variance + 1e-5) * w + b)


def _polynomial(xp: Any, F: Any, target: Any, x: Any) -> Any:
    return ((3 * x + 2) * x - 5) * x + 1


def _polynomial_numpy(np: Any, one_hot: Any, x: Any) -> Any:
    return ((3 * x + 2) * x - 5) * x + 1


def _rnn_step(xp: Any, F: Any, target: Any, x: Any, h: Any, wx: Any, wh: Any, b: Any) -> Any:
    return xp.tanh(x @ wx + h @ wh + b).sum()


def _rnn_step_numpy(np: Any, one_hot: Any, x: Any, h: Any, wx: Any, wh: Any, b: Any) -> Any:
    return np.sum(np.tanh(np.matmul(x, wx) + np.matmul(h, wh) + b))


def _reduction_chain(xp: Any, F: Any, target: Any, x: Any) -> Any:
    return (x * x).mean(1).sqrt().sum().log()


def _reduction_chain_numpy(np: Any, one_hot: Any, x: Any) -> Any:
    return np.log(np.sum(np.sqrt(np.mean(x * x, axis=1))))


_M = (4, 4)
GRAPHS = (
    Graph("MLP layer", (_M, _M, (4,)), _mlp_layer, _mlp_layer_numpy),
    Graph("softmax cross-entropy", (_M,), _cross_entropy, _cross_entropy_numpy),
    Graph("layer norm", (_M, (4,), (4,)), _layer_norm, _layer_norm_numpy),
    Graph("scalar polynomial", ((),), _polynomial, _polynomial_numpy),
    Graph("RNN step", (_M, _M, _M, _M, (4,)), _rnn_step, _rnn_step_numpy),
    Graph("reduction chain", (_M,), _reduction_chain, _reduction_chain_numpy),
)
_TARGET = np.array([1, 0, 3, 2])
_ONE_HOT = np.eye(4, dtype=np.float32)[_TARGET]


def _step(
    library: Library, graph: Graph, arrays: list[np.ndarray[Any, Any]]
) -> tuple[Callable[[], Any], Callable[[], list[np.ndarray[Any, Any]]]]:
    """One step, and what gives the gradients of the last one."""
    if library.name == "autograd":
        return _step_of_autograd(library, graph, arrays)
    assert library.variable is not None
    variables = [library.variable(array) for array in arrays]
    if library.torch_style:
        xp, functional = library.names["xp"], library.names["F"]
        target, loss = library.tensor(_TARGET), graph.torch_style

        def step() -> None:
            for variable in variables:
                variable.grad = None
            loss(xp, functional, target, *variables).backward()

    else:
        namespace, loss = library.names["np"], graph.numpy_style

        def step() -> None:
            for variable in variables:
                variable.null_grad()
            loss(namespace, _ONE_HOT, *variables).backward()

    return step, lambda: [np.asarray(variable.grad) for variable in variables]


def _step_of_autograd(
    library: Library, graph: Graph, arrays: list[np.ndarray[Any, Any]]
) -> tuple[Callable[[], Any], Callable[[], list[np.ndarray[Any, Any]]]]:
    namespace, loss = library.names["np"], graph.numpy_style

    def of_variables(*variables: Any) -> Any:
        return loss(namespace, _ONE_HOT, *variables)

    gradient = library.names["grad"](of_variables, argnum=tuple(range(len(arrays))))
    return (lambda: gradient(*arrays)), (lambda: [np.asarray(value) for value in gradient(*arrays)])


def backward(libraries: list[Library], effort: Effort) -> list[Case]:
    """Forward plus backward of each graph.

    Raises:
        AssertionError: our gradients differ from HIPS autograd's or, without it, from PyTorch's.
    """
    cases = []
    for graph in GRAPHS:
        random = np.random.default_rng(0)
        arrays = [
            (random.random(shape) + 0.5).astype(np.float32) if shape else np.array(0.7, np.float32)
            for shape in graph.shapes
        ]
        steps: dict[str, Callable[[], Any]] = {}
        gradients: dict[str, list[np.ndarray[Any, Any]]] = {}
        for library in libraries:
            if library.variable is None:
                continue
            step, read = _step(library, graph, arrays)
            step()
            steps[library.name], gradients[library.name] = step, read()
        for name, values in gradients.items():
            for ours, theirs in zip(gradients[OURS], values, strict=True):
                assert np.allclose(
                    ours, theirs, rtol=1e-3, atol=1e-5
                ), f"{graph.name}: {name} differs"
        statements = {name: Statement("step()", {"step": step}) for name, step in steps.items()}
        cases.append(Case(graph.name, graph.shapes[0], best_of(statements, effort)))
    return cases
