"""Checkpointing beside PyTorch's."""

from __future__ import annotations

from contextlib import contextmanager, nullcontext
from importlib import import_module
from typing import Any

import pytest
from programs import Log, Programs, agree_on, leaf

PROGRAMS = Programs()
program = PROGRAMS.add


def module(m: Any) -> Any:
    return import_module(m.__name__ + ".utils.checkpoint")


@program
def how_often_the_function_runs(m: Any, log: Log) -> None:
    c = module(m)
    for reentrant in (True, False):
        x = leaf(m, 0.5)

        def function(x: Any) -> Any:
            log("run", m.is_grad_enabled(), x.requires_grad)
            return (x * x).exp().sin() * x

        out = c.checkpoint(function, x, use_reentrant=reentrant)
        log(out, out.requires_grad)
        (out * 2 + out).backward()
        log(x.grad)


@program
def retain_graph(m: Any, log: Log) -> None:
    c = module(m)
    for reentrant in (True, False):
        x = leaf(m, 0.5)

        def function(x: Any) -> Any:
            log("run")
            return x.exp() * x

        out = c.checkpoint(function, x, use_reentrant=reentrant)
        out.backward(retain_graph=True)
        out.backward()
        log(x.grad)
        log.refusal(lambda: out.backward(), "second time")  # noqa: B023


@program
def early_stop(m: Any, log: Log) -> None:
    c = module(m)

    def function(x: Any) -> Any:
        log("start")
        y = x * x
        log("middle")
        z = y * 1
        log("end")
        return z + 1

    x = leaf(m, 2.0)
    c.checkpoint(function, x, use_reentrant=False).backward()
    c.checkpoint(function, x, use_reentrant=False, early_stop=False).backward()
    with c.set_checkpoint_early_stop(False):
        out = c.checkpoint(function, x, use_reentrant=False)
        with c.set_checkpoint_early_stop(True):
            other = c.checkpoint(function, x, use_reentrant=False, early_stop=False)
    out.backward()
    other.backward()
    log(x.grad)


@program
def nothing_saved(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    out = module(m).checkpoint(lambda x: (log("run"), x + 1)[1], x, use_reentrant=False)
    out.backward()
    log(x.grad)


@program
def keyword_arguments(m: Any, log: Log) -> None:
    c = module(m)
    x = leaf(m, 2.0)
    c.checkpoint(lambda x, *, k: x.exp() * k, x, k=3.0, use_reentrant=False).backward()
    log(x.grad)
    log.refusal(
        lambda: c.checkpoint(lambda x, k: x, x, k=3, use_reentrant=True),
        "Unexpected keyword arguments: k",
    )


@program
def option_errors(m: Any, log: Log) -> None:
    c = module(m)
    x = leaf(m, 2.0)
    f = lambda x: x.exp()  # noqa: E731
    log.refusal(
        lambda: c.checkpoint(f, x, use_reentrant=False, determinism_check="some"),
        "determinism_check should be one of ['default', 'none'], but got some",
    )
    log.refusal(
        lambda: c.checkpoint(f, x, use_reentrant=True, debug=True), "`context_fn` or `debug`"
    )
    contexts = lambda: (nullcontext(), nullcontext())  # noqa: E731
    log.refusal(
        lambda: c.checkpoint(f, x, use_reentrant=True, context_fn=contexts), "`context_fn` or"
    )
    log.refusal(
        lambda: c.checkpoint(f, x, use_reentrant=False, debug=True, context_fn=contexts),
        "debug=True is incompatible",
    )


@program
def context_fn(m: Any, log: Log) -> None:
    @contextmanager
    def said(name: str) -> Any:
        log("enter", name)
        yield
        log("leave", name)

    x = leaf(m, 2.0)
    out = module(m).checkpoint(
        lambda x: x.exp().sin(),
        x,
        use_reentrant=False,
        early_stop=False,
        context_fn=lambda: (said("forward"), said("again")),
    )
    out.backward()
    log(x.grad)


@program
def a_context_that_swallows_errors(m: Any, log: Log) -> None:
    @contextmanager
    def quiet() -> Any:
        try:
            yield
        except KeyError:
            pass

    def fails(x: Any) -> Any:
        raise KeyError("mine")

    log.refusal(
        lambda: module(m).checkpoint(
            fails, leaf(m, 1.0), use_reentrant=False, context_fn=lambda: (quiet(), quiet())
        ),
        "suppressed an exception",
    )


@program
def errors_of_the_function(m: Any, log: Log) -> None:
    def fails(x: Any) -> Any:
        raise KeyError("mine")

    for reentrant in (True, False):
        log.refusal(
            lambda: module(m).checkpoint(
                fails,
                leaf(m, 1.0),
                use_reentrant=reentrant,  # noqa: B023
            ),
            "mine",
        )
    log(m.is_grad_enabled(), leaf(m, 1.0).exp().grad_fn._saved_result)


@program
def a_function_that_fails_the_second_time(m: Any, log: Log) -> None:
    runs = []

    def function(x: Any) -> Any:
        runs.append(1)
        if len(runs) == 2:
            raise KeyError("mine")
        return x.exp()

    out = module(m).checkpoint(function, leaf(m, 1.0), use_reentrant=False)
    log.refusal(lambda: out.backward(), "mine")


@program
def random_numbers(m: Any, log: Log) -> None:
    c = module(m)
    for reentrant in (True, False):
        for preserve in (True, False):
            m.manual_seed(0)
            seen = []

            def function(x: Any) -> Any:
                noise = m.rand(1)
                seen.append(noise.item())  # noqa: B023
                return x * noise * x

            x = leaf(m, 2.0)
            out = c.checkpoint(function, x, use_reentrant=reentrant, preserve_rng_state=preserve)
            between = m.get_rng_state()
            out.backward()
            log(len(seen), seen[0] == seen[1], bool((m.get_rng_state() == between).all()))


@program
def other_metadata_the_second_time(m: Any, log: Log) -> None:
    c = module(m)
    for check in ("default", "none"):
        runs = []

        def function(x: Any) -> Any:
            runs.append(1)  # noqa: B023
            return (x.to(m.float64) if len(runs) == 2 else x).exp().to(m.float32)  # noqa: B023

        out = c.checkpoint(function, leaf(m, 1.0), use_reentrant=False, determinism_check=check)
        log.refusal(lambda: out.backward(), "have different metadata than during")  # noqa: B023


@program
def fewer_tensors_the_second_time(m: Any, log: Log) -> None:
    runs = []

    def function(x: Any) -> Any:
        runs.append(1)
        return x.exp() if len(runs) == 2 else x.exp().exp()

    out = module(m).checkpoint(function, leaf(m, 1.0), use_reentrant=False)
    log.refusal(
        lambda: out.backward(), "A different number of tensors was saved during the original"
    )


@program
def more_tensors_the_second_time(m: Any, log: Log) -> None:
    for early in (True, False):
        runs = []

        def function(x: Any) -> Any:
            runs.append(1)  # noqa: B023
            return x.exp() if len(runs) == 1 else x.exp().exp()  # noqa: B023

        x = leaf(m, 1.0)
        out = module(m).checkpoint(function, x, use_reentrant=False, early_stop=early)
        log.refusal(lambda: out.backward(), "trying to save more tensors during")  # noqa: B023


@program
def debug(m: Any, log: Log) -> None:
    c = module(m)
    runs = []

    def function(x: Any) -> Any:
        runs.append(1)
        return x.exp() if len(runs) % 2 == 0 else x.exp().sin()

    out = c.checkpoint(function, leaf(m, 1.0), use_reentrant=False, debug=True)
    log.refusal(lambda: out.backward(), "exp")
    with c.set_checkpoint_debug_enabled(True):
        out = c.checkpoint(function, leaf(m, 1.0), use_reentrant=False)
    log.refusal(lambda: out.backward(), "exp")
    with c.set_checkpoint_debug_enabled(False):
        out = c.checkpoint(function, leaf(m, 1.0), use_reentrant=False, debug=True)
    log.refusal(lambda: out.backward(), "different number")


@program
def nested(m: Any, log: Log) -> None:
    c = module(m)
    for inner_reentrant in (True, False):
        for outer_reentrant in (True, False):

            def inner(x: Any) -> Any:
                log("inner")
                return x.sin().exp()

            def outer(x: Any) -> Any:
                log("outer")
                y = x.exp()
                z = c.checkpoint(inner, y, use_reentrant=inner_reentrant)  # noqa: B023
                return z * x

            x = leaf(m, 0.5)
            out = c.checkpoint(outer, x, use_reentrant=outer_reentrant)
            out.backward()
            log(x.grad)


@program
def nested_deeply(m: Any, log: Log) -> None:
    c = module(m)

    def run(x: Any, depth: int) -> Any:
        log("down", depth)
        if not depth:
            return x.exp()
        return c.checkpoint(run, x.sin(), depth - 1, use_reentrant=False) * 2

    x = leaf(m, 0.5)
    run(x, 4).backward()
    log(x.grad)


@program
def several_in_a_row(m: Any, log: Log) -> None:
    c = module(m)

    def step(x: Any, k: int) -> Any:
        log("step", k)
        return (x * x).sin() + k

    for reentrant in (True, False):
        x = h = leaf(m, 0.5)
        for k in range(3):
            h = c.checkpoint(step, h, k, use_reentrant=reentrant)
        h.backward()
        log(x.grad)


@program
def grad_and_inputs(m: Any, log: Log) -> None:
    c = module(m)
    x, y = leaf(m, 0.5), leaf(m, 0.7)
    f = lambda x, y: (x * y).exp() * y  # noqa: E731
    log(m.autograd.grad(c.checkpoint(f, x, y, use_reentrant=False), [x, y]))
    c.checkpoint(f, x, y, use_reentrant=False).backward(inputs=[x])
    log(x.grad, y.grad)
    for run in (
        lambda: m.autograd.grad(c.checkpoint(f, x, y, use_reentrant=True), [x, y]),
        lambda: c.checkpoint(f, x, y, use_reentrant=True).backward(inputs=[x]),
    ):
        log.refusal(run, "incompatible with .grad() or passing an `inputs` parameter")


@program
def create_graph(m: Any, log: Log) -> None:
    x = leaf(m, 0.5)
    f = lambda x: x.exp() * x * x  # noqa: E731
    (g,) = m.autograd.grad(module(m).checkpoint(f, x, use_reentrant=False), x, create_graph=True)
    log(g, g.requires_grad, m.autograd.grad(g, x))


@program
def parameters_in_the_closure(m: Any, log: Log) -> None:
    w, x = leaf(m, 3.0), leaf(m, 0.5)
    for reentrant in (True, False):
        module(m).checkpoint(lambda x: (x * w).exp(), x, use_reentrant=reentrant).backward()
    log(w.grad, x.grad)
    x.grad = w.grad = None
    constant = m.ones(1)
    for reentrant in (True, False):
        out = module(m).checkpoint(lambda x: (x * w).exp(), constant, use_reentrant=reentrant)
        log(out.requires_grad)


@program
def arguments_and_results_of_many_kinds(m: Any, log: Log) -> None:
    x, y = leaf(m, 0.5), leaf(m, 0.7)

    def function(x: Any, more: Any, k: int, none: None) -> Any:
        return x.exp() * more[0], k, none, x * 2

    for reentrant in (True, False):
        out = module(m).checkpoint(function, x, [y], 3, None, use_reentrant=reentrant)
        log(type(out).__name__, out[1:3], out[0].requires_grad, out[3].requires_grad)
        (out[0] + out[3]).backward()
        log(x.grad, y.grad)


@program
def a_result_that_needs_no_gradient(m: Any, log: Log) -> None:
    x = leaf(m, 0.5)
    for reentrant in (True, False):
        out = module(m).checkpoint(lambda x: x.detach().exp(), x, use_reentrant=reentrant)
        log(out.requires_grad)
        log.refusal(lambda: out.backward(), "")  # noqa: B023


@program
def without_recording(m: Any, log: Log) -> None:
    x = leaf(m, 0.5)
    for reentrant in (True, False):
        with m.no_grad():
            log(module(m).checkpoint(lambda x: x.exp(), x, use_reentrant=reentrant).requires_grad)


@program
def an_argument_changed_in_place(m: Any, log: Log) -> None:
    for reentrant in (True, False):
        h = leaf(m, 0.5) * 1
        out = module(m).checkpoint(lambda h: h.exp().sin(), h, use_reentrant=reentrant)
        h.add_(1)
        log.refusal(lambda: out.backward(), "modified by an inplace operation")  # noqa: B023


@program
def saved_values_outside_of_backward(m: Any, log: Log) -> None:
    x = leaf(m, 0.5)
    out = module(m).checkpoint(lambda x: (log("run"), x.exp())[1], x, use_reentrant=False)
    log(out.grad_fn._saved_result)
    out.backward()


@program
def part_of_the_graph(m: Any, log: Log) -> None:
    x = leaf(m, 0.5)

    def function(x: Any) -> Any:
        log("run")
        return x.exp(), x.sin()

    a, b = module(m).checkpoint(function, x, use_reentrant=False)
    a.backward()
    b.backward()
    log(x.grad)


@program
def backward_within(m: Any, log: Log) -> None:
    x = leaf(m, 0.5)

    def function(x: Any) -> Any:
        y = x.detach().requires_grad_()
        z = (y * y).sum()
        (g,) = m.autograd.grad(z, y)
        return (x * g).exp()

    module(m).checkpoint(function, x, use_reentrant=False).backward()
    log(x.grad)


@program
def with_hooks_and_functions(m: Any, log: Log) -> None:
    class Twice(m.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx, g):
            return g * 2 * ctx.saved_tensors[0]

    def function(x: Any) -> Any:
        y = Twice.apply(x.exp())
        if y.requires_grad:
            y.register_hook(lambda g: log("hook", g))
        return y.sin()

    for reentrant in (True, False):
        x = leaf(m, 0.5)
        module(m).checkpoint(function, x, use_reentrant=reentrant).backward()
        log(x.grad)


@program
def sequential(m: Any, log: Log) -> None:
    c = module(m)
    steps = [lambda h, k=k: (log("step", k), (h * (k + 1)).sin())[1] for k in range(5)]
    for reentrant in (True, False):
        for segments in (1, 2, 5):
            x = leaf(m, 0.5)
            c.checkpoint_sequential(steps, segments, x, use_reentrant=reentrant).backward()
            log(x.grad)
    log.refusal(
        lambda: c.checkpoint_sequential(steps, 2, leaf(m, 1.0), use_reentrant=False, other=3),
        "Unexpected keyword arguments: other",
    )
    log.refusal(lambda: c.checkpoint_sequential(steps, 6, leaf(m, 1.0), use_reentrant=False))


@program
def hooks_disabled_around(m: Any, log: Log) -> None:
    with m.autograd.graph.disable_saved_tensors_hooks("not here"):
        log.refusal(
            lambda: module(m).checkpoint(lambda x: x.exp(), leaf(m, 1.0), use_reentrant=False),
            "not here",
        )


@program
def warnings_said(m: Any, log: Log) -> None:
    import warnings

    c = module(m)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        c.checkpoint(lambda x: x.exp(), leaf(m, 1.0))
        c.checkpoint(lambda x: x.exp(), m.ones(1), use_reentrant=True)
        c.checkpoint_sequential([lambda x: x.exp()], 1, leaf(m, 1.0))
    log([w.category.__name__ for w in caught])
    for w, says in zip(caught, ("use_reentrant", "None of the inputs", "use_reentrant")):
        log(says in str(w.message))


@program
def autocasting_of_the_forward(m: Any, log: Log) -> None:
    c = module(m)
    for reentrant in (False, True):
        for inside, outside in ((True, False), (False, True)):
            m.manual_seed(0)
            net = m.nn.Sequential(m.nn.Linear(4, 4), m.nn.Linear(4, 1))
            x = m.linspace(0, 1, 12).view(3, 4).requires_grad_()
            with m.autocast("cpu", dtype=m.bfloat16, enabled=inside):
                out = c.checkpoint(net, x, use_reentrant=reentrant)
            with m.autocast("cpu", dtype=m.bfloat16, enabled=outside):
                out.float().sum().backward()
                log(m.is_autocast_enabled("cpu"))
            log(str(out.dtype).partition(".")[2], [round(g, 2) for g in x.grad[0].tolist()])


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str) -> None:
    agree_on(PROGRAMS[name])
