"""The engine beside PyTorch's: order, callbacks, and what may be asked while it runs."""

from typing import Any

import pytest
from programs import Log, Program, agree_on, leaf, torch

PROGRAMS: dict[str, Program] = {}


@pytest.fixture(autouse=True)
def _one_thread() -> Any:
    # PyTorch answers some questions only while backward runs on the thread that asks.
    with torch.autograd.set_multithreading_enabled(False):
        yield


def program(function: Program) -> Program:
    PROGRAMS[function.__name__.replace("_", " ")] = function
    return function


def name_of(node: Any) -> Any:
    return None if node is None else node.name().rpartition("::")[2]


@program
def leaves_come_first(m: Any, log: Log) -> None:
    a, b, c = leaf(m, 1.0), leaf(m, 2.0), leaf(m, 3.0)
    for name, t in (("a", a), ("b", b), ("c", c)):
        t.register_post_accumulate_grad_hook(lambda t, name=name: log(name, t.grad))
    h = a * b
    h.register_hook(lambda g: log("h", g))
    k = h * c
    k.register_hook(lambda g: log("k", g))
    (k * a).backward()


@program
def a_leaf_that_is_used_twice_waits(m: Any, log: Log) -> None:
    a, b = leaf(m, 1.0), leaf(m, 2.0)
    a.register_post_accumulate_grad_hook(lambda t: log("a", t.grad))
    b.register_post_accumulate_grad_hook(lambda t: log("b", t.grad))
    h = a.exp()
    h.register_hook(lambda g: log("h", g))
    (h * b * a).backward()


@program
def the_last_that_was_recorded_goes_first(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    parts = [x * i for i in range(2, 6)]
    for i, part in enumerate(parts):
        part.register_hook(lambda g, i=i: log(i, g))
    (parts[1] + parts[3] * 2 + parts[0] + parts[2]).backward()


@program
def what_is_going_on(m: Any, log: Log) -> None:
    C = m._C
    log(C._current_graph_task_id(), name_of(C._current_autograd_node()))
    x, y = leaf(m, 1.0), leaf(m, 1.0)
    h = x * 2
    k = (h * y).exp()

    def look(g: Any) -> None:
        log(
            name_of(C._current_autograd_node()),
            C._current_graph_task_id() >= 0,
            C._will_engine_execute_node(h.grad_fn),
        )

    h.register_hook(look)
    k.register_hook(look)
    k.register_hook(lambda g: log([name_of(n) for n in C._current_graph_task_execution_order()]))
    x.register_post_accumulate_grad_hook(look)
    y.register_post_accumulate_grad_hook(look)
    k.backward(retain_graph=True)
    x.grad = y.grad = None
    k.backward(inputs=[x], retain_graph=True)
    m.autograd.grad(k, [h], retain_graph=True)
    log(C._current_graph_task_id(), name_of(C._current_autograd_node()))


@program
def questions_outside_of_backward(m: Any, log: Log) -> None:
    C = m._C
    log.refusal(lambda: C._will_engine_execute_node(1), "expects an grad_fn, but got int")
    node = (leaf(m, 1.0) * 2).grad_fn
    log.refusal(lambda: C._will_engine_execute_node(node), "only be called during the backward")
    log.refusal(C._current_graph_task_execution_order, "only be called during the backward")
    engine = m.autograd.Variable._execution_engine
    log.refusal(lambda: engine.queue_callback(lambda: None), "Final callbacks can only be")


@program
def callbacks_belong_to_their_backward(m: Any, log: Log) -> None:
    queue = m.autograd.Variable._execution_engine.queue_callback
    x = leaf(m, 1.0)

    def inner(g: Any) -> None:
        queue(lambda: log("outer's callback"))
        with m.enable_grad():
            z = leaf(m, 1.0) * 3
        z.register_hook(lambda g: queue(lambda: (log("inner's"), queue(lambda: log("its own")))))
        with m.enable_grad():
            (z * 1).backward()
        log("after the inner backward")

    h = x * 2
    h.register_hook(inner)
    h.backward()
    log(x.grad)


@program
def a_callback_that_fails(m: Any, log: Log) -> None:
    queue = m.autograd.Variable._execution_engine.queue_callback
    x = leaf(m, 1.0)
    h = x * 2
    h.register_hook(lambda g: queue(lambda: {}["no such key"]))
    log.refusal(h.backward)
    log(x.grad, m.is_grad_enabled())


@program
def checkpoints_are_valid_where_all_leaves_are_reached(m: Any, log: Log) -> None:
    valid = m.autograd.Variable._execution_engine.is_checkpoint_valid
    log(valid())
    x = leaf(m, 1.0)
    h = x * 2
    h.register_hook(lambda g: log(valid()))
    h.backward(retain_graph=True)
    m.autograd.grad(h, x, retain_graph=True)
    h.backward(inputs=[x])


@program
def the_wrong_number_of_gradients(m: Any, log: Log) -> None:
    class Two(m.autograd.Function):
        @staticmethod
        def forward(ctx, x, y):
            return x * y

        @staticmethod
        def backward(ctx, g):
            return g

    x, y = leaf(m, 1.0), leaf(m, 1.0)
    log.refusal(lambda: Two.apply(x, y).backward(), "returned an incorrect number of gradients")


@program
def a_gradient_of_the_wrong_shape(m: Any, log: Log) -> None:
    class Wrong(m.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, g):
            return m.ones(7)

    x = leaf(m, 1.0, 2.0, 3.0)
    says = "invalid gradient at index 0 - got [7] but expected shape compatible with [3]"
    log.refusal(lambda: Wrong.apply(x).sum().backward(), says)


@program
def grad_mode_within_backward(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    h = x * 2
    h.register_hook(lambda g: log(m.is_grad_enabled()))
    h.backward(retain_graph=True)
    h.backward(create_graph=True)
    with m.no_grad():
        h.backward(retain_graph=True)
        h.backward(create_graph=True)
    log(x.grad, m.is_grad_enabled())


@program
def accumulation(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    given = m.tensor([3.0, 4.0])
    (x * 1).backward(given)
    first = x.grad
    (x * 1).backward(given)
    log(first is x.grad, x.grad, given)
    (x * 1).backward(given, create_graph=True)
    log(first is x.grad, x.grad, first)
    y = leaf(m, 1.0, 2.0)
    y.backward(given)
    log(y.grad is given, y.grad)


@program
def hooks_at_a_root_that_leads_nowhere(m: Any, log: Log) -> None:
    x, y = leaf(m, 1.0), leaf(m, 1.0)
    h, k = x * 2, x * 3
    h.register_hook(lambda g: log("h", g))
    k.register_hook(lambda g: log("k", g))
    log(m.autograd.grad(h, y, allow_unused=True))
    log(m.autograd.grad([h, k], y, allow_unused=True))
    log(x.grad)


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.filterwarnings("ignore:Using backward")
def test_programs(name: str) -> None:
    agree_on(PROGRAMS[name])
