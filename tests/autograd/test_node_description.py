"""Every node can be taken apart, and run on other saved tensors than its own: what writing a backward out needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.autograd import Function
from gradsmith.autograd.graph import get_gradient_edge
from gradsmith.autograd.nodes.delayed_error import DelayedError
from gradsmith.autograd.nodes.node import Node
from gradsmith.core.bits import dtype_from_bits
from gradsmith.core.history import nodes_of
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.generated import autograd_nodes
from gradsmith.testing import assert_close
from gradsmith.testing.samples import NoSamples, samples

RECORDED = sorted(
    name
    for name, operator in REGISTRY.items()
    if operator.namespace == "aten" and operator.traits.autograd
)
SEEN: set[str] = set()


def leaf(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), requires_grad=True)


def gradients(node: Node) -> list[gs.Tensor | None]:
    return [
        (
            gs.full(shape, 0.5, dtype=dtype_from_bits(bits))
            if bits and dtype_from_bits(bits).category > 1
            else None
        )
        for shape, bits in node._metadata
    ]


def ran(node: Node, *tensors: gs.Tensor) -> Any:
    """What the node returns, on its own saved tensors or on these."""
    with gs.no_grad():
        try:
            found = (
                node._apply_with_saved(gradients(node), tensors)
                if tensors
                else node.run(gradients(node))
            )
        except (NotImplementedError, RuntimeError) as error:
            return type(error), str(error)
    return [None if grad is None else grad.numpy(force=True) for grad in found]


def same(ours: Any, theirs: Any) -> bool:
    if isinstance(ours, tuple) or isinstance(theirs, tuple):
        return ours == theirs
    return len(ours) == len(theirs) and all(
        a is b if a is None or b is None else np.array_equal(a, b, equal_nan=a.dtype.kind in "fc")
        for a, b in zip(ours, theirs)
    )


def see(node: Node) -> None:
    """Remember the node's class, and that which it is shown in the place of."""
    SEEN.update(kind.__name__ for kind in type(node).__mro__)


def recorded(name: str, factor: float) -> Iterator[Node]:
    """The nodes of calls of an operator, whose arguments are multiplied by `factor`."""
    operator = REGISTRY[name]
    written = any(p.written for p in operator.signature.parameters)
    for sample in (
        *list(samples(name, dtype=gs.float64, requires_grad=True))[:3],
        *list(samples(name, dtype=gs.complex128, requires_grad=True))[:1],
    ):

        def fresh(tensor: gs.Tensor) -> gs.Tensor:
            again = tensor.detach().clone()
            if tensor.requires_grad:
                again = (again * factor).requires_grad_()
            return again * 1 if tensor.requires_grad and written else again

        gs.manual_seed(0)
        try:
            yield from nodes_of(sample.map(fresh).call())
        except (NotImplementedError, RuntimeError):  # refused, or out of its domain
            continue


@pytest.mark.parametrize("name", RECORDED)
@pytest.mark.filterwarnings("ignore")
def test_nodes_of_operators_run_on_the_tensors_of_others(name: str) -> None:
    try:
        pairs = list(zip(recorded(name, 1.0), recorded(name, 0.75)))
    except NoSamples:
        return
    for node, other in pairs:
        see(node)
        one, two = node._compiled_args(), other._compiled_args()
        assert hash(one.key) is not None and one.hooks == ()
        assert same(ran(node), ran(node, *[t.detach() for t in one.tensors])), node
        if one.key == two.key:  # constants may follow from elements
            assert same(ran(other), ran(node, *[t.detach() for t in two.tensors])), node


def check(node: Node) -> None:
    see(node)
    found = node._compiled_args()
    assert same(ran(node), ran(node, *[t.detach() for t in found.tensors])), node


def test_nodes_that_samples_do_not_reach() -> None:
    x = gs.tensor([[1.0, 2.0], [1.0, 2.0]], requires_grad=True)
    check(gs.ops.aten.unique_dim_consecutive(x, 0)[0].grad_fn)
    check(gs.bincount(gs.tensor([0, 1]), x[0]).grad_fn)
    scores = gs.randn(4, 1, 3, dtype=gs.float64, requires_grad=True)
    logs = gs.log_softmax(scores, 2)
    loss = gs.nn.functional.ctc_loss(logs, gs.tensor([[1, 2]]), gs.tensor([4]), gs.tensor([2]))
    (g,) = gs.autograd.grad(loss, logs, create_graph=True)
    names, waiting = {}, [g.grad_fn]
    while waiting:
        node = waiting.pop()
        names[node.name()] = node
        waiting += [edge[0] for edge in node.next_edges if edge is not None]
    check(names["CtcLossBackwardBackward0"])


def test_all_generated_nodes_were_among_them() -> None:
    if len(SEEN) < 100:
        pytest.skip("the test above was narrowed")
    classes = {
        name
        for family in autograd_nodes.__getattr__.families
        if family != "sparse"  # samples are dense
        for name, value in vars(getattr(autograd_nodes, family)).items()
        if isinstance(value, type) and issubclass(value, Node) and value is not Node
    }
    drawn = {"SampleDirichletBackward0", "StandardGammaBackward0"}  # no two calls draw the same
    assert classes - SEEN - drawn == set()


# -- nodes that stand for no operator -------------------------------------------------------------------------


class Scaled(Function):
    @staticmethod
    def forward(ctx, x, factor):
        ctx.save_for_backward(x)
        ctx.factor = factor
        ctx.more = {"offsets": [x.detach() * 0 + 1.0]}
        return x * x * factor

    @staticmethod
    def backward(ctx, g):
        (x,) = ctx.saved_tensors
        return g * 2 * x * ctx.factor + ctx.more["offsets"][0], None


def test_a_function_is_told_by_itself_its_constants_and_its_tensors() -> None:
    one, two = Scaled.apply(leaf(1.0), 3.0).grad_fn, Scaled.apply(leaf(2.0), 3.0).grad_fn
    other, wide = Scaled.apply(leaf(1.0), 4.0).grad_fn, Scaled.apply(leaf(1.0, 2.0), 3.0).grad_fn
    found = two._compiled_args()
    assert one._compiled_args().key == found.key
    assert found.key != other._compiled_args().key and found.key != wide._compiled_args().key
    assert len(found.tensors) == 2  # what was saved, and what ctx holds
    assert same(ran(two), ran(one, *found.tensors))
    assert one.saved_tensors[0].tolist() == [1.0]


def test_a_change_of_a_view() -> None:
    def changed(value: float) -> Node:
        y = leaf(value, 2.0, 3.0) * 1
        y[1:].mul_(leaf(4.0, value))
        return y.grad_fn

    one, two = changed(1.0), changed(7.0)
    assert type(one).__name__ == "CopySlices"
    found = two._compiled_args()
    assert found.key == one._compiled_args().key
    assert same(ran(two), ran(one, *found.tensors))
    y = leaf(1.0, 2.0).view(2) * 1
    view = y[1:]
    y.mul_(2)
    check(view.grad_fn)


def test_the_node_of_a_leaf_accumulates_into_the_one_that_it_is_given() -> None:
    node, x = get_gradient_edge(leaf(1.0)).node, leaf(2.0)
    found = node._compiled_args()
    assert [t.tolist() for t in found.tensors] == [[1.0]]
    assert found.key == get_gradient_edge(x).node._compiled_args().key
    assert node._apply_with_saved([gs.ones(1)], [x]) == ()
    assert x.grad.tolist() == [1.0] and node.variable.grad is None


def test_nodes_that_raise() -> None:
    check(DelayedError("no further", 1)(leaf(1.0)).grad_fn)
    one = DelayedError("no further", 1)(leaf(1.0)).grad_fn
    assert (
        one._compiled_args().key != DelayedError("stop", 1)(leaf(1.0)).grad_fn._compiled_args().key
    )


def test_hooks_are_part_of_the_key() -> None:
    def node(*hooks: str) -> Node:
        y = leaf(1.0) * 2
        for kind in hooks:
            if kind == "tensor":
                y.register_hook(print)
            else:
                getattr(y.grad_fn, kind)(len)
        if "retained" in hooks:
            y.retain_grad()
        held.append(y)
        return y.grad_fn

    held: list[gs.Tensor] = []
    keys = [
        node(*kinds)._compiled_args().key
        for kinds in (
            (),
            ("tensor",),
            ("register_hook",),
            ("register_prehook",),
            ("tensor", "register_hook"),
        )
    ]
    assert len(set(keys)) == 5
    assert node("tensor", "register_hook")._compiled_args().hooks == (print, len)


def test_the_number_of_tensors_must_fit() -> None:
    node = (leaf(1.0) * leaf(2.0)).grad_fn
    for given in ([], [gs.ones(1)] * 3):
        with pytest.raises(ValueError, match=r"MulBackward0 saves (more|fewer)"):
            node._apply_with_saved([gs.ones(1)], given)


def test_what_was_given_up_cannot_be_described() -> None:
    y = leaf(1.0) * leaf(2.0)
    y.backward()
    with pytest.raises(RuntimeError, match="backward through the graph a second time"):
        y.grad_fn._compiled_args()


def test_a_backward_may_be_written_out() -> None:
    """The description's use: the nodes of one graph, in order, run on the tensors of another."""

    def graph(value: float) -> tuple[gs.Tensor, gs.Tensor]:
        x = leaf(value, 2.0)
        return x, Scaled.apply((x.exp() * x).sin(), 3.0).sum()

    def chain(node: Node) -> list[Node]:
        nodes, waiting = {node}, [node]
        while waiting:
            waiting += [
                e[0] for e in waiting.pop().next_edges if e is not None and e[0] not in nodes
            ]
            nodes.update(waiting)
        return sorted(nodes, key=lambda n: n._nr, reverse=True)

    (_, traced), (x, y) = graph(1.0), graph(0.5)
    plan = chain(traced.grad_fn)
    described = [node._compiled_args() for node in chain(y.grad_fn)]
    assert [d.key for d in described] == [node._compiled_args().key for node in plan]
    due: dict[tuple[Node, int], gs.Tensor] = {(plan[0], 0): gs.ones(())}
    with gs.no_grad():
        for node, found in zip(plan, described):
            grads = [due.pop((node, number), None) for number in range(len(node._metadata))]
            for edge, grad in zip(node.next_edges, node._apply_with_saved(grads, found.tensors)):
                if edge is not None:
                    due[edge] = due[edge] + grad if edge in due else grad
    (expected,) = gs.autograd.grad(y, x)
    assert_close(x.grad, expected)


def test_a_copy_of_a_view_has_nodes_of_the_view_s_class() -> None:
    """One formula, said once: the copy's node adds its name and nothing else."""
    x = gs.rand(2, 3, requires_grad=True)
    view, copy = type(x.diagonal(1).grad_fn), type(gs.diagonal_copy(x, 1).grad_fn)
    assert copy.__mro__[1] is view and "run" not in vars(copy)
    assert (copy.__name__, view.__name__) == ("DiagonalBackward0_copy", "DiagonalBackward0")
