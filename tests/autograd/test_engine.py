"""Backward and grad: what they compute, what they accept, what they refuse."""

import collections
import os
import re
import threading
import warnings
import weakref

import pytest

import gradsmith as gs
from gradsmith.autograd import backward, grad
from gradsmith.autograd.engine.run import queue_callback
from gradsmith.testing import assert_close


def leaf(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), requires_grad=True)


def test_gradients_of_a_small_graph() -> None:
    x, y = leaf(1.0, 2.0), leaf(3.0, 4.0)
    (x * y + x).backward(gs.tensor([1.0, 10.0]))
    assert x.grad.tolist() == [4.0, 50.0]
    assert y.grad.tolist() == [1.0, 20.0]


def test_gradients_accumulate_into_the_same_tensor() -> None:
    x = leaf(1.0, 2.0)
    x.sum().backward()
    first = x.grad
    (x * 3).sum().backward()
    assert x.grad is first
    assert first.tolist() == [4.0, 4.0]


def test_leaves_do_not_share_their_gradients() -> None:
    x, y, given = leaf(1.0), leaf(2.0), gs.tensor([5.0])
    (x + y).backward(given)
    x.grad.mul_(2)
    assert y.grad.tolist() == [5.0]
    assert given.tolist() == [5.0]


def test_a_hook_that_keeps_a_gradient_keeps_its_value() -> None:
    x, seen = leaf(1.0), []
    x.register_hook(seen.append)
    for _ in range(2):
        (x * 2).sum().backward()
    assert [g.tolist() for g in seen] == [[2.0], [2.0]]
    assert x.grad.tolist() == [4.0]


def test_broadcast_gradients_are_summed_back() -> None:
    x = gs.ones(3, 1, requires_grad=True)
    y = gs.ones(4, requires_grad=True)
    (x * y).sum().backward()
    assert x.grad.tolist() == [[4.0]] * 3
    assert y.grad.tolist() == [3.0] * 4


def test_a_real_leaf_of_a_complex_result_gets_a_real_gradient() -> None:
    x = leaf(1.0, 2.0)
    y = x * gs.tensor([1 + 2j, 3 - 1j])
    y.backward(gs.ones(2, dtype=gs.complex64))
    assert x.grad.dtype is gs.float32
    assert x.grad.tolist() == [1.0, 3.0]


def test_higher_derivatives() -> None:
    x = leaf(2.0)
    value = x * x * x * x
    for expected in (32.0, 48.0, 48.0, 24.0):
        (value,) = grad(value.sum(), x, create_graph=True)
        assert value.tolist() == [expected]


def test_create_graph_gives_gradients_with_history() -> None:
    x = leaf(3.0)
    (x * x).sum().backward(create_graph=True)
    assert x.grad.requires_grad
    (again,) = grad(x.grad.sum(), x)
    assert again.tolist() == [2.0]


def test_second_backward_needs_retain_graph() -> None:
    x = leaf(2.0)
    y = (x * x).sum()
    y.backward(retain_graph=True)
    y.backward()
    assert x.grad.tolist() == [8.0]
    with pytest.raises(RuntimeError, match="Trying to backward through the graph a second time"):
        y.backward()


def test_second_backward_through_nodes_that_saved_nothing() -> None:
    x = leaf(2.0)
    y = (x + x).sum()
    y.backward()
    y.backward()
    assert x.grad.tolist() == [4.0]


def test_grad_of_an_intermediate_tensor() -> None:
    x = leaf(2.0)
    y = x * 3
    z = (y * y).sum()
    of_y, of_x = grad(z, (y, x))
    assert (of_y.tolist(), of_x.tolist()) == ([12.0], [36.0])
    assert x.grad is None


def test_grad_runs_only_what_leads_to_the_inputs() -> None:
    ran = []

    class Watched(gs.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            ran.append("other")
            return g

    x, other = leaf(2.0), leaf(5.0)
    grad((x * Watched.apply(other)).sum(), x)
    assert ran == []


def test_needs_input_grad_says_which_inputs_require_grad() -> None:
    seen = []

    class Product(gs.autograd.Function):
        @staticmethod
        def forward(ctx, a, b):
            ctx.save_for_backward(a, b)
            return a * b

        @staticmethod
        def backward(ctx, g):
            a, b = ctx.saved_tensors
            seen.append(ctx.needs_input_grad)
            return g * b, g * a

    a, b = leaf(2.0), leaf(3.0)
    out = Product.apply(a, b).sum()
    assert grad(out, b, retain_graph=True)[0].tolist() == [2.0]
    out.backward()
    Product.apply(a.detach(), b).sum().backward()
    assert seen == [(True, True), (True, True), (False, True)]


def test_saved_outputs_keep_their_history_when_only_some_gradients_are_wanted() -> None:
    x, w = leaf(0.5), leaf(1.0)
    y = (x * w).exp()
    (g,) = grad(y.sum(), x, create_graph=True)
    (h,) = grad(g.sum(), w)
    # d/dw (w exp(xw)) = exp(xw) (1 + xw)
    assert h.item() == pytest.approx(1.5 * 2.718281828**0.5, rel=1e-5)


def test_backward_with_inputs() -> None:
    x, w = leaf(2.0), leaf(3.0)
    y = x * w
    (y * y).sum().backward(inputs=[x, y])
    assert x.grad.tolist() == [36.0]
    assert y.grad.tolist() == [12.0]
    assert w.grad is None


def test_unused_inputs() -> None:
    x, unused = leaf(1.0), leaf(1.0, 2.0)
    out = x.sum()
    with pytest.raises(RuntimeError, match="at index 1 appears to not have been used in the graph"):
        grad(out, (x, unused), retain_graph=True)
    assert grad(out, (x, unused), retain_graph=True, allow_unused=True)[1] is None
    assert grad(out, (x, unused), materialize_grads=True)[1].tolist() == [0.0, 0.0]
    with pytest.raises(ValueError, match="allow_unused=False"):
        grad(out, x, materialize_grads=True, allow_unused=False)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda x: (x * 2).backward(), "grad can be implicitly created only for scalar outputs"),
        (lambda x: x.detach().sum().backward(), "element 0 of tensors does not require grad"),
        (lambda x: (x * 2).backward(gs.ones(3)), "Mismatch in shape: grad_output"),
        (lambda x: (x * 2).backward(gs.ones(2, dtype=gs.complex64)), "For complex Tensors"),
        (lambda x: (x * 1j).sum().backward(), "only for real scalar outputs but got"),
        (lambda x: grad(x.sum(), []), "`inputs` argument to `grad\\(\\)` cannot be empty"),
        (
            lambda x: backward(x.sum(), inputs=[]),
            "`inputs` argument to `backward\\(\\)` cannot be empty",
        ),
        (
            lambda x: grad(x.sum(), gs.ones(2)),
            "One of the differentiated Tensors does not require grad",
        ),
    ],
)
def test_refusals(call, message) -> None:
    with pytest.raises(RuntimeError, match=message):
        call(leaf(1.0, 2.0))


def test_a_gradient_of_an_impossible_shape_names_the_function() -> None:
    class Wrong(gs.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            return gs.ones(7)

    with pytest.raises(
        RuntimeError, match="Function WrongBackward returned an invalid gradient at index 0"
    ):
        Wrong.apply(leaf(1.0, 2.0)).sum().backward()


def test_several_roots_and_repeated_ones() -> None:
    x = leaf(3.0)
    a, b = x * 2, x * x
    backward([a, b, a], [gs.tensor([1.0]), gs.tensor([10.0]), gs.tensor([100.0])])
    assert x.grad.tolist() == [2.0 + 60.0 + 200.0]


def test_operators_with_several_outputs() -> None:
    x = leaf(3.0, 1.0, 2.0)
    values, indices = x.sort()
    assert not indices.requires_grad
    (values * gs.tensor([1.0, 10.0, 100.0])).sum().backward()
    assert x.grad.tolist() == [100.0, 1.0, 10.0]


def test_a_long_chain_needs_no_recursion() -> None:
    x = leaf(1.0)
    y = x
    for _ in range(100_000):
        y = y + 1
    y.backward(gs.tensor([2.0]))
    assert x.grad.tolist() == [2.0]
    del y


def test_a_graph_with_many_paths_runs_each_node_once() -> None:
    x = leaf(1.0)
    y = x
    for _ in range(60):  # 2**60 paths
        y = y * 0.5 + y * 0.5
    y.sum().backward()
    assert x.grad.tolist() == [1.0]


def test_backward_leaves_grad_mode_as_it_was_even_after_an_error() -> None:
    class Fails(gs.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            assert not gs.is_grad_enabled()
            raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        Fails.apply(leaf(1.0)).sum().backward()
    assert gs.is_grad_enabled()


def reentrant(depth: int) -> type[gs.autograd.Function]:
    class Again(gs.autograd.Function):
        @staticmethod
        def forward(ctx, x, left):
            ctx.left = left
            return x * 1

        @staticmethod
        def backward(ctx, g):
            if ctx.left:
                with gs.enable_grad():
                    inner = leaf(1.0)
                    Again.apply(inner, ctx.left - 1).sum().backward()
            return g * 2, None

    return Again


@pytest.mark.parametrize("depth", [3, 1000])
def test_backward_within_backward(depth: int) -> None:
    x = leaf(1.0)
    reentrant(depth).apply(x, depth).sum().backward()
    assert x.grad.tolist() == [2.0]


def test_callbacks_run_at_the_end_of_their_backward() -> None:
    order = []
    x = leaf(1.0)

    def hook(g):
        queue_callback(lambda: order.append("end"))
        order.append("hook")

    y = x * 2
    y.register_hook(hook)
    x.register_hook(lambda g: order.append("leaf"))
    y.sum().backward()
    assert order == ["hook", "leaf", "end"]
    with pytest.raises(RuntimeError, match="only be installed during backward"):
        queue_callback(lambda: None)


def test_threads_may_share_leaves_and_graphs() -> None:
    x = gs.ones(2000, requires_grad=True)
    shared = (x * 2).exp().log()

    def work() -> None:
        for _ in range(25):
            shared.backward(gs.ones(2000), retain_graph=True)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert x.grad.tolist() == [200.0] * 2000


def test_batched_gradients() -> None:
    x = leaf(1.0, 2.0)
    (rows,) = grad(x * x, x, gs.eye(2), is_grads_batched=True)
    assert rows.tolist() == [[2.0, 0.0], [0.0, 4.0]]


def test_a_long_chain_that_is_watched_needs_no_recursion() -> None:
    x = leaf(1.0)
    y = x
    for _ in range(100_000):
        y = y * 1
    seen = []
    y.register_hook(seen.append)  # so that the loop over tensors runs
    (slope,) = grad(y, x, create_graph=True)
    assert slope.tolist() == [1.0] and len(seen) == 1
    y.backward()
    assert x.grad.tolist() == [1.0]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs os.fork")
def test_backward_works_after_a_fork() -> None:
    x = leaf(1.0)
    reentrant(20).apply(x, 20).sum().backward()  # threads have been used here
    child = os.fork()
    if not child:
        try:
            y = leaf(2.0)
            reentrant(40).apply(y, 40).sum().backward()
            (y * y).sum().backward()
            os._exit(0 if y.grad.tolist() == [6.0] else 1)
        finally:
            os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


@pytest.mark.parametrize("watched", [False, True])
def test_threads_bring_their_gradients_to_one_leaf(watched: bool) -> None:
    x = gs.zeros(500, requires_grad=True)

    def work() -> None:
        for _ in range(40):
            y = (x + 1) * 3
            if watched:
                y.register_hook(lambda g: g * 2)
            y.sum().backward()

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert x.grad.tolist() == [480.0 * (1 + watched)] * 500


# -- leaves that only the graph holds ----------------------------------------------------------------------


def test_an_edge_keeps_its_leaf() -> None:
    a = gs.tensor([2.0], requires_grad=True)
    edge = gs.autograd.graph.get_gradient_edge(a)
    y = a * 3
    alive = weakref.ref(a)
    del a
    assert edge.node.variable is alive()
    y.backward(retain_graph=True)
    y.backward()
    assert edge.node.variable.grad.tolist() == [6.0]


def test_the_node_of_a_leaf_keeps_its_gradient() -> None:
    a = gs.tensor([2.0], requires_grad=True)
    y = a * 3
    node = y.grad_fn.next_functions[0][0]
    del a
    y.backward(retain_graph=True)
    assert node.variable.grad.tolist() == [3.0]
    node.variable.grad = gs.ones(1)
    y.sin().backward(retain_graph=True)  # over arrays
    y.backward(gs.ones(1), create_graph=True)  # over tensors
    assert_close(node.variable.grad.detach(), 1 + 3 * gs.cos(gs.tensor([6.0])) + 3)


def test_leaves_accumulate_in_the_order_of_a_heap() -> None:
    order: list[int] = []
    leaves = [gs.ones(1, requires_grad=True) for _ in range(6)]
    for number, tensor in enumerate(leaves):
        tensor.register_hook(lambda g, number=number: order.append(number))
    gs.cat(leaves).sum().backward()
    assert order == [0, 2, 5, 4, 1, 3]  # as PyTorch's, whose leaves are equal in a binary heap too


# -- an engine of a program's own ---------------------------------------------------------------------------


def test_an_engine_may_be_put_in_the_place_of_ours(monkeypatch) -> None:
    variable = gs.autograd.Variable
    ours = variable._execution_engine

    class Counting(type(ours)):
        calls = 0

        def run_backward(self, *args, **kwargs):
            Counting.calls += 1
            return super().run_backward(*args, **kwargs)

    x = gs.tensor([2.0], requires_grad=True)
    variable._execution_engine = Counting()
    try:
        (x * x).backward()
        (g,) = gs.autograd.grad(x * x, x)
        (x * 3).backward(inputs=[x])
    finally:
        variable._execution_engine = ours
    assert (Counting.calls, x.grad.tolist(), g.tolist()) == (3, [7.0], [4.0])
    (x * x).backward()
    assert Counting.calls == 3


@pytest.mark.parametrize(
    "arguments, message",
    [
        ("[y], (one,)", "tensors argument is expected to be a tuple, but got list"),
        ("(y,), [one]", "grad_tensors argument is expected to be a tuple, but got list"),
        ("(y,), (one, one)", "got 1 tensors and 2 gradients"),
        ("(3,), (one,)", "element 0 of tensors tuple is neither a Tensor nor a GradientEdge"),
        (
            "(one,), (one,)",
            "element 0 of tensors does not require grad and does not have a grad_fn",
        ),
        ("(y,), (3,)", "element 0 of gradients tuple is not a Tensor or None"),
        (
            "(y,), (None,)",
            "element 0 of gradients tuple is None, but the corresponding Tensor requires",
        ),
        ("(y,), (one,), inputs=[x]", "inputs to run_backward must be a tuple"),
        (
            "(y,), (one,), inputs=(3,)",
            "all inputs have to be Tensors or GradientEdges, but got int",
        ),
        ("(y,), (one,), inputs=(one,)", "One of the differentiated Tensors does not require grad"),
        (
            "(y,), (one,), inputs=(q,)",
            "The differentiated Tensor at index 0 appears to not have been used",
        ),
        (
            "(edge,), (one,)",
            "GradientEdge's first object must be an autograd.graph.Node but got int",
        ),
        ("(y,), (far,)", "invalid gradient at index 0 - expected device cpu but got meta"),
    ],
)
def test_what_the_engine_refuses(arguments: str, message: str) -> None:
    x, q = gs.tensor([2.0], requires_grad=True), gs.tensor([2.0], requires_grad=True)
    scope = {
        "x": x,
        "q": q,
        "y": x * x,
        "one": gs.ones(1),
        "far": gs.ones(1, device="meta"),
        "edge": gs.autograd.graph.GradientEdge(3, 0),
        "run": gs.autograd.Variable._execution_engine.run_backward,
    }
    with pytest.raises(RuntimeError, match=re.escape(message)):
        eval(f"run({arguments}, keep_graph=False, create_graph=False)", scope)
    assert x.grad is None and q.grad is None


@pytest.mark.parametrize(
    "call, error, message",
    [
        (
            "backward([3])",
            AssertionError,
            "element 0 of tensors is expected to be a Tensor or a GradientEdge",
        ),
        ("backward([3], [one])", AssertionError, "but is of type int"),
        (
            "backward(GradientEdge(3, 0), one)",
            AttributeError,  # as PyTorch, which asks a root for more than an input
            "first object must be an autograd.graph.Node",
        ),
        (
            "backward(GradientEdge(y.grad_fn, 7), one)",
            IndexError,
            "has 1 outputs, and none of number 7",
        ),
        ("grad(y, GradientEdge(3, 0))", RuntimeError, "must be an autograd.graph.Node but got int"),
        (
            "grad((), x)",
            RuntimeError,
            "The differentiated Tensor at index 0 appears to not have been used",
        ),
        (
            "grad(y, [3])",
            RuntimeError,
            "all inputs have to be Tensors or GradientEdges, but got int",
        ),
        ("backward(y, inputs=[3])", RuntimeError, "all inputs have to be Tensors or GradientEdges"),
        (
            "backward(y, one.to('meta'))",
            RuntimeError,
            "invalid gradient at index 0 - expected device cpu",
        ),
        ("backward(y, inputs=UserDict(x=x))", TypeError, "must be a dict, not UserDict"),
    ],
)
def test_wrong_roots_and_inputs(call: str, error: type[Exception], message: str) -> None:
    x = gs.tensor([2.0], requires_grad=True)
    scope = {**vars(gs.autograd), **vars(gs.autograd.graph)}
    scope.update({"x": x, "y": x * x, "one": gs.ones(1), "UserDict": collections.UserDict})
    with pytest.raises(error, match=re.escape(message)):
        eval(call, scope)
    assert x.grad is None


def test_no_roots_is_no_backward() -> None:
    gs.autograd.backward(())


def test_inputs_by_name() -> None:
    x, w = gs.tensor([2.0], requires_grad=True), gs.tensor([3.0], requires_grad=True)
    found = gs.autograd.grad(x * w, {"x": x, "w": w})
    assert {name: grad.tolist() for name, grad in found.items()} == {"x": [3.0], "w": [2.0]}
    gs.autograd.backward(x * w, inputs={"w": w})
    assert x.grad is None and w.grad.tolist() == [2.0]


def test_a_batch_of_gradients_runs_at_once() -> None:
    calls: list[tuple[int, ...]] = []
    x = gs.tensor([1.0, 2.0], requires_grad=True)
    h = x * 2
    h.register_hook(lambda g: calls.append(tuple(g.shape)))
    (g,) = gs.autograd.grad(h, x, gs.eye(2), is_grads_batched=True)
    assert g.tolist() == [[2.0, 0.0], [0.0, 2.0]] and calls == [(2,)]
    with pytest.raises(IndexError):
        gs.autograd.grad(x * 2, x, gs.ones(0, 2), is_grads_batched=True)


def test_anomaly_mode_leaves_what_it_knows_with_nodes() -> None:
    with gs.autograd.set_detect_anomaly(True):
        x = gs.tensor([2.0], requires_grad=True)
        y = x * x * x
        (g,) = gs.autograd.grad(y, x, create_graph=True)
    assert any("x * x * x" in line for line in y.grad_fn.metadata["traceback_"])
    assert isinstance(g.grad_fn.metadata["parent_"], gs.autograd.graph.Node)


def test_a_division_by_zero_is_no_warning() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        x = gs.tensor([0.0], requires_grad=True)
        (gs.tensor([1.0]) / x).backward()
        (x / 0.0).backward(gs.ones(1), create_graph=True)
    assert not gs.isfinite(x.grad).item()
