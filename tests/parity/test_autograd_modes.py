"""Grad modes and inference mode beside PyTorch's."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from programs import Log, Programs, agree_on, leaf

PROGRAMS = Programs()
program = PROGRAMS.add


def modes(m: Any) -> tuple[bool, bool]:
    return m.is_grad_enabled(), m.is_inference_mode_enabled()


@program
def as_contexts(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    with m.no_grad():
        log(modes(m))
        with m.enable_grad():
            log(modes(m))
            with m.set_grad_enabled(False):
                log(modes(m))
            log(modes(m))
        with m.inference_mode():
            log(modes(m))
            with m.enable_grad():
                log(modes(m), (leaf(m, 1.0) * 2).requires_grad, (x * 2).requires_grad)
                log(x[:].requires_grad, x.clone().requires_grad, (x * 2).grad_fn)
            with m.inference_mode(False):
                log(modes(m))
            with m.inference_mode(mode=False):
                log(modes(m))
        log(modes(m))
    log(modes(m))


@program
def as_functions(m: Any, log: Log) -> None:
    m.set_grad_enabled(False)
    log(modes(m))
    m.set_grad_enabled(mode=True)
    log(modes(m))
    m.autograd.set_grad_enabled(False)
    m.set_grad_enabled(True)
    log(modes(m))


@program
def as_decorators(m: Any, log: Log) -> None:
    @m.no_grad()
    def a() -> None:
        "doc of a"
        log("a", modes(m))

    @m.no_grad
    def b(k: int, *, j: int = 2) -> int:
        log("b", modes(m))
        return k + j

    @m.enable_grad()
    def c() -> None:
        log("c", modes(m))

    @m.inference_mode()
    def d() -> Any:
        log("d", modes(m))
        return m.ones(1)

    @m.inference_mode
    def e() -> None:
        log("e", modes(m))

    @m.inference_mode(False)
    def f() -> None:
        log("f", modes(m))

    a()
    log(b(1, j=5), a.__name__, a.__doc__)
    with m.no_grad():
        c()
    log(d().is_inference())
    e()
    with m.inference_mode():
        f()
    log(modes(m))


@program
def set_grad_enabled_as_a_decorator(m: Any, log: Log) -> None:
    @m.set_grad_enabled(False)
    def a() -> None:
        log("a", modes(m))

    log(modes(m))
    a()
    log(modes(m))


@program
def decorated_functions_that_raise(m: Any, log: Log) -> None:
    @m.no_grad()
    def fails() -> None:
        raise KeyError("mine")

    log.refusal(fails, "mine")
    log(modes(m))


@program
def recursion(m: Any, log: Log) -> None:
    @m.no_grad()
    def down(k: int) -> None:
        log(k, modes(m))
        if k:
            with m.enable_grad():
                down(k - 1)
            log(k, modes(m))

    down(2)
    log(modes(m))


@program
def generators(m: Any, log: Log) -> None:
    @m.no_grad()
    def numbers() -> Any:
        log("start", modes(m))
        try:
            got = yield 1
            log("got", got, modes(m))
            try:
                got = yield 2
            except ValueError as error:
                log("caught", str(error), modes(m))
            got = yield 3
            with m.enable_grad():
                log("inside", modes(m))
                yield 4
                log("inside again", modes(m))
        finally:
            log("finally", modes(m))
        return "end"

    run = numbers()
    log(modes(m))
    log(next(run), modes(m))
    log(run.send("sent"), modes(m))
    log(run.throw(ValueError("thrown")), modes(m))
    log(next(run), modes(m))
    try:
        next(run)
    except StopIteration as stop:
        log(stop.value, modes(m))
    other = numbers()
    next(other)
    other.close()
    log(modes(m), list(numbers()))


@program
def generators_whose_caller_changes_the_mode(m: Any, log: Log) -> None:
    @m.enable_grad()
    def numbers() -> Any:
        log(modes(m))
        yield 1
        log(modes(m))
        yield 2

    run = numbers()
    with m.no_grad():
        next(run)
        log(modes(m))
    next(run)
    log(modes(m))


@program
def generators_that_yield_from(m: Any, log: Log) -> None:
    def inner() -> Any:
        log("inner", modes(m))
        yield 1
        return 5

    @m.no_grad()
    def outer() -> Any:
        log((yield from inner()))
        log("outer", modes(m))

    log(list(outer()), modes(m))


@program
def coroutines(m: Any, log: Log) -> None:
    @m.no_grad()
    async def work() -> int:
        log("work", modes(m))
        return 3

    job = work()
    try:
        job.send(None)
    except StopIteration as stop:
        log(stop.value)


@program
def methods_and_classes(m: Any, log: Log) -> None:
    class Model:
        @m.no_grad()
        def run(self, x: Any) -> Any:
            log(modes(m), (x * 2).requires_grad)
            return self

        @staticmethod
        @m.no_grad()
        def still() -> None:
            log(modes(m))

    model = Model()
    log(model.run(leaf(m, 1.0)) is model)
    Model.still()

    @m.no_grad()
    class Made:
        def __init__(self) -> None:
            log("made", modes(m))

        def run(self) -> None:
            log("run", modes(m))

    Made().run()


@program
def one_object_twice(m: Any, log: Log) -> None:
    context = m.no_grad()
    with context:
        log(modes(m))
    with m.enable_grad(), context:
        log(modes(m))
    log(modes(m))


@program
def modes_are_per_thread(m: Any, log: Log) -> None:
    def work() -> None:
        log("thread", modes(m))
        m.set_grad_enabled(False)

    with m.no_grad():
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
    log(modes(m))


@program
def factories_and_no_grad(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    with m.no_grad():
        log(m.ones(1, requires_grad=True).requires_grad, x.requires_grad, (x * 2).requires_grad)
        log(x.clone().requires_grad, x.detach().requires_grad, (x + 1).grad_fn)
        y = x * 2
        y.requires_grad_()
    (y * 3).backward()
    log(y.grad)


@program
def backward_within_no_grad(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    y = x * x
    with m.no_grad():
        y.backward()
    log(x.grad)
    with m.inference_mode():
        log.refusal(lambda: m.autograd.grad((leaf(m, 1.0) * 2), leaf(m, 1.0)))


@program
def set_grad_enabled_repr(m: Any, log: Log) -> None:
    log(isinstance(m.no_grad(), m.no_grad), isinstance(m.inference_mode(), m.inference_mode))


# -- inference tensors ------------------------------------------------------------------------------------


@program
def inference_tensors(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    with m.inference_mode():
        a = m.ones(2)
        b = a * 2
        c = x * 2
        v = x[:]
        d = m.ones(1, requires_grad=True)
        log([t.is_inference() for t in (a, b, c, x, v, d)])
        log([t.requires_grad for t in (a, b, c, v, d)], c.grad_fn)
        a.add_(1)
        x.add_(1)
        x[0] = 3
    log(a, x, x._version, (a * 2).is_inference(), a[:1].is_inference(), a.clone().is_inference())
    log(a.detach().is_inference(), a.data.is_inference())


@program
def inference_refusals(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    with m.inference_mode():
        a = m.ones(2)
    says = "Inplace update to inference tensor outside InferenceMode is not allowed"
    log.refusal(lambda: a.add_(1), says)
    log.refusal(lambda: a.zero_(), says)
    log.refusal(lambda: a.__setitem__(0, 1), says)
    log.refusal(lambda: a[:1].add_(1), says)
    log.refusal(lambda: m.add(x.detach(), 1, out=a), "")
    log.refusal(
        lambda: a.requires_grad_(), "Setting requires_grad=True on inference tensor outside"
    )
    log.refusal(lambda: a._version, "Inference tensors do not track version counter.")
    log.refusal(lambda: x * a, "Inference tensors cannot be saved for backward")
    log.refusal(lambda: (x + a).requires_grad)
    log.refusal(lambda: (x * 2).add_(a).requires_grad)
    log.refusal(lambda: (a * 2).requires_grad)
    with m.no_grad():
        log.refusal(lambda: a.add_(1), says)
        log.refusal(lambda: (x * a).requires_grad)


@program
def normal_tensors_in_inference_mode(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    h = x * 1
    with m.inference_mode():
        v = h[:1]
        h.mul_(2)
        log(h._version, v.is_inference(), v.requires_grad)
    log(h.grad_fn)
    log.refusal(lambda: v.mul_(2), "A view was created in inference mode")
    h.sum().backward()
    log(x.grad)


@program
def saved_tensors_changed_in_inference_mode(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    h = x * 1
    y = h * h
    with m.inference_mode():
        h.mul_(2)
    log.refusal(lambda: y.sum().backward(), "modified by an inplace operation")


@program
def an_inference_gradient(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    with m.inference_mode():
        g = m.ones(1)
    log.refusal(lambda: (x * 2).backward(g))
    log.refusal(lambda: setattr(x, "grad", g))


@program
def clones_are_normal(m: Any, log: Log) -> None:
    with m.inference_mode():
        a = m.ones(2)
    c = a.clone()
    c.add_(1)
    c.requires_grad_()
    (c * 2).sum().backward()
    log(c.grad, c.is_inference())


@program
def functions_in_inference_mode(m: Any, log: Log) -> None:
    class Twice(m.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            log(modes(m), ctx.needs_input_grad)
            return x * 2

        @staticmethod
        def backward(ctx, g):
            return g * 2

    x = leaf(m, 1.0)
    with m.inference_mode():
        y = Twice.apply(x)
    log(y.requires_grad, y.is_inference())


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str) -> None:
    agree_on(PROGRAMS[name])
