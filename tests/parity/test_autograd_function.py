"""`autograd.Function` beside PyTorch's: programs, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from programs import Log, Programs, agree_on, leaf

PROGRAMS = Programs()
program = PROGRAMS.add


def cube(m: Any) -> Any:
    class Cube(m.autograd.Function):
        @staticmethod
        def forward(ctx, x, scale=1.0):
            ctx.save_for_backward(x)
            ctx.scale = scale
            return x * x * x * scale

        @staticmethod
        def backward(ctx, g):
            (x,) = ctx.saved_tensors
            return g * 3 * x * x * ctx.scale, None

    return Cube


def identity(m: Any, forward: Any, backward: Any = None, **more: Any) -> Any:
    """A Function made of two functions."""
    members = {
        "forward": staticmethod(forward),
        "backward": staticmethod(backward or (lambda ctx, g: g)),
    }
    for name, value in more.items():
        members[name] = staticmethod(value) if callable(value) else value
    return type("Made", (m.autograd.Function,), members)


# -- calling ------------------------------------------------------------------------------------------


@program
def defaults(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    y = cube(m).apply(x, 2.0)
    y.backward()
    log(y, x.grad, y.grad_fn, y.grad_fn.name(), type(y.grad_fn).__name__)


@program
def defaults_left_out(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    y = cube(m).apply(x)
    log(y)
    log.refusal(lambda: y.backward(), "incorrect number of gradients (expected 1, got 2)")


@program
def defaults_with_setup_context(m: Any, log: Log) -> None:
    def setup(ctx, inputs, output):
        log("inputs", [type(v).__name__ for v in inputs], inputs[0] is x)
        ctx.save_for_backward(inputs[0])

    F = identity(
        m,
        lambda x, a=1.0, b=2.0: x * a * b,
        lambda ctx, g: (g * ctx.saved_tensors[0], None, None),
        setup_context=setup,
    )
    x = leaf(m, 2.0)
    y = F.apply(x)
    y.backward()
    log(y, x.grad)


@program
def no_arguments(m: Any, log: Log) -> None:
    log.refusal(lambda: cube(m).apply(), "missing 1 required positional argument: 'x'")
    log.refusal(lambda: cube(m).apply(1, 2, 3), "positional arguments but")


@program
def keyword_with_setup_context(m: Any, log: Log) -> None:
    def setup(ctx, inputs, output):
        log(len(inputs), inputs[1])

    F = identity(m, lambda x, a=1.0: x * a, lambda ctx, g: (g * 5, None), setup_context=setup)
    x = leaf(m, 2.0)
    F.apply(x, a=3.0).backward()
    log(x.grad)
    log.refusal(lambda: F.apply(x, b=3.0), "unexpected keyword argument")


@program
def wrong_calls_with_setup_context(m: Any, log: Log) -> None:
    F = identity(m, lambda x, a=1.0: x * a, setup_context=lambda ctx, inputs, output: None)
    log.refusal(lambda: F.apply(), "missing a required argument: 'x'")
    log.refusal(lambda: F.apply(1, 2, 3), "too many positional arguments")


@program
def called_as_an_object(m: Any, log: Log) -> None:
    log.refusal(lambda: cube(m)()(leaf(m, 1.0)), "non-static forward method")


@program
def no_tensors(m: Any, log: Log) -> None:
    F = identity(m, lambda ctx, a: a + 1)
    log(F.apply(3))


@program
def unrecorded(m: Any, log: Log) -> None:
    F = cube(m)
    with m.no_grad():
        log(F.apply(leaf(m, 2.0)).requires_grad)
    log(F.apply(m.ones(1)).grad_fn)


@program
def grad_mode_in_forward_and_backward(m: Any, log: Log) -> None:
    def forward(ctx, x):
        log("forward", m.is_grad_enabled(), x.requires_grad)
        y = x * 2
        log(y.requires_grad, y.grad_fn)
        return y

    def backward(ctx, g):
        log("backward", m.is_grad_enabled(), g.requires_grad)
        return g * 2

    F = identity(m, forward, backward)
    x = leaf(m, 1.0)
    F.apply(x).backward()
    (g,) = m.autograd.grad(F.apply(x), x, create_graph=True)
    log(g.requires_grad)


@program
def enable_grad_in_forward(m: Any, log: Log) -> None:
    def forward(ctx, x):
        with m.enable_grad():
            y = x.detach().requires_grad_() * 3
        log(y.requires_grad)
        ctx.y = y
        return y.detach()

    x = leaf(m, 1.0)
    identity(m, forward, lambda ctx, g: g * 7).apply(x).backward()
    log(x.grad)


@program
def forward_returns_a_recorded_tensor(m: Any, log: Log) -> None:
    def forward(ctx, x):
        with m.enable_grad():
            return x * 3

    x = leaf(m, 1.0)
    y = identity(m, forward, lambda ctx, g: g * 7).apply(x)
    log(y.grad_fn)
    y.backward()
    log(x.grad)


@program
def inputs_seen_by_forward_are_the_arguments(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)

    def forward(ctx, a):
        log(a is x, a.requires_grad)
        return a * 1

    identity(m, forward).apply(x)


# -- outputs ------------------------------------------------------------------------------------------


@program
def outputs_of_many_kinds(m: Any, log: Log) -> None:
    def forward(ctx, x):
        return x * 2, None, "text", 3, m.tensor([1, 2]), x > 1

    def backward(ctx, *grads):
        log(len(grads), grads[0], [g if g is None else (g.dtype, g) for g in grads[1:]])
        return grads[0] * 2

    x = leaf(m, 2.0)
    out = identity(m, forward, backward).apply(x)
    log(type(out).__name__, out[1:4], [v.requires_grad for v in (out[0], out[4], out[5])])
    log(out[4].grad_fn, out[0].output_nr)
    out[0].backward()
    log(x.grad)


@program
def a_list_of_one(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    out = identity(m, lambda ctx, x: (x * 2,)).apply(x)
    log(type(out).__name__, len(out), out[0].requires_grad)


@program
def no_output(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    log(identity(m, lambda ctx, x: None).apply(x))
    log(identity(m, lambda ctx, x: ()).apply(x))


@program
def an_input_as_it_is(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    F = identity(m, lambda ctx, x: x, lambda ctx, g: g * 3)
    y = F.apply(x)
    log(y is x, y.grad_fn, y._is_view(), y._base is x, x.is_leaf, y.data_ptr() == x.data_ptr())
    y.backward()
    log(x.grad)
    h = x * 1
    z = F.apply(h)
    log(z is h, z._is_view())
    log.refusal(lambda: z.mul_(2), "an input was returned as-is")


@program
def an_input_as_it_is_and_another_output(m: Any, log: Log) -> None:
    h = leaf(m, 2.0) * 1
    F = identity(m, lambda ctx, x: (x, x * 2), lambda ctx, a, b: a * 3 + b * 5)
    a, b = F.apply(h)
    log(a is h, a.grad_fn, b.grad_fn, a.output_nr, b.output_nr, a._is_view())
    log.refusal(lambda: a.mul_(2), "is a view")
    log(m.autograd.grad(a + b, h))


@program
def an_input_that_needs_no_gradient_as_it_is(m: Any, log: Log) -> None:
    c, x = m.ones(1), leaf(m, 2.0)
    F = identity(m, lambda ctx, x, c: (c, x * 2), lambda ctx, a, b: (b, a))
    a, _ = F.apply(x, c)
    log(a is c, a.requires_grad, c.requires_grad)


@program
def an_integer_input_as_it_is(m: Any, log: Log) -> None:
    c, x = m.tensor([1]), leaf(m, 2.0)
    F = identity(m, lambda ctx, x, c: (c, x * 2), lambda ctx, a, b: (b, None))
    a, _ = F.apply(x, c)
    log(a is c, a.requires_grad)


@program
def an_input_as_it_is_without_recording(m: Any, log: Log) -> None:
    c = m.ones(1)
    F = identity(m, lambda ctx, x: x)
    y = F.apply(c)
    log(y is c, y.requires_grad, y._is_view())
    x = leaf(m, 1.0)
    with m.no_grad():
        y = F.apply(x)
    log(y is x, y.requires_grad)


@program
def the_same_output_twice(m: Any, log: Log) -> None:
    def forward(ctx, x):
        y = x * 2
        return y, y

    x = leaf(m, 2.0)
    F = identity(m, forward, lambda ctx, a, b: (log(a, b), a * 2 + b * 10)[1])
    a, b = F.apply(x)
    log(a is b, a.output_nr, b.output_nr)
    (a * 3).backward()
    log(x.grad)


@program
def a_view_of_an_input(m: Any, log: Log) -> None:
    def backward(ctx, g):
        return m.cat([g, g * 0]) * 5

    h = leaf(m, 1.0, 2.0) * 1
    F = identity(m, lambda ctx, x: x[:1], backward)
    y = F.apply(h)
    log(y.grad_fn, y._is_view(), y._base is h)
    log(m.autograd.grad(y, h, retain_graph=True))
    log.refusal(lambda: y.mul_(2), "This view was created inside a custom Function")
    h.mul_(2)
    log.refusal(lambda: y.grad_fn, "")


@program
def two_views_of_an_input(m: Any, log: Log) -> None:
    h = leaf(m, 1.0, 2.0) * 1
    F = identity(m, lambda ctx, x: (x[:1], x[1:]), lambda ctx, a, b: m.cat([a, b]) * 5)
    a, _ = F.apply(h)
    log(a._is_view(), a._base is h)
    log(m.autograd.grad(a.sum(), h, retain_graph=True))
    log.refusal(lambda: a.mul_(2), "is a view")


@program
def a_view_made_inside(m: Any, log: Log) -> None:
    def forward(ctx, x):
        return (x * 2)[:1]

    h = leaf(m, 1.0, 2.0) * 1
    y = identity(m, forward, lambda ctx, g: m.cat([g, g])).apply(h)
    log(y._is_view(), y.grad_fn)
    log.refusal(lambda: y.mul_(2), "This view was created inside a custom Function")


@program
def a_view_of_an_input_without_recording(m: Any, log: Log) -> None:
    h = m.ones(2)
    y = identity(m, lambda ctx, x: x[:1]).apply(h)
    log(y._is_view(), y._base is h, y.requires_grad)
    y.mul_(2)
    log(h)


@program
def a_detached_output(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    y = identity(m, lambda ctx, x: x.detach(), lambda ctx, g: g * 3).apply(x)
    log(y.requires_grad, y._is_view(), y.grad_fn)
    y.backward()
    log(x.grad)


@program
def mark_non_differentiable(m: Any, log: Log) -> None:
    def forward(ctx, x):
        a, b = x * 2, x * 3
        ctx.mark_non_differentiable(b)
        return a, b

    def backward(ctx, a, b):
        log(a, b)
        return a * 2

    x = leaf(m, 2.0)
    a, b = identity(m, forward, backward).apply(x)
    log(a.requires_grad, b.requires_grad, b.grad_fn, b.is_leaf)
    a.backward()
    log(x.grad)


@program
def mark_non_differentiable_of_an_input(m: Any, log: Log) -> None:
    def forward(ctx, x):
        ctx.mark_non_differentiable(x)
        return x

    h = leaf(m, 2.0) * 1
    y = identity(m, forward).apply(h)
    log(y is h, y.requires_grad, h.requires_grad)


@program
def mark_non_differentiable_of_a_number(m: Any, log: Log) -> None:
    def forward(ctx, x):
        ctx.mark_non_differentiable(3)
        return x * 1

    log.refusal(lambda: identity(m, forward).apply(leaf(m, 1.0)), "mark_non_differentiable")


# -- in place -----------------------------------------------------------------------------------------


def double_(m: Any, log: Log) -> Any:
    def forward(ctx, x):
        x.mul_(2)
        ctx.mark_dirty(x)
        return x

    return identity(m, forward, lambda ctx, g: g * 2)


@program
def mark_dirty(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    h = x * 1
    y = double_(m, log).apply(h)
    log(y is h, h._version, h.grad_fn)
    h.backward()
    log(x.grad)


@program
def mark_dirty_leaf(m: Any, log: Log) -> None:
    log.refusal(lambda: double_(m, log).apply(leaf(m, 1.0)), "leaf Variable that requires grad")


@program
def mark_dirty_without_grad(m: Any, log: Log) -> None:
    x = m.ones(1)
    y = double_(m, log).apply(x)
    log(y is x, x._version, x.requires_grad)


@program
def mark_dirty_view(m: Any, log: Log) -> None:
    x = leaf(m, 2.0, 3.0)
    h = x * 1
    v = h[:1]
    w = double_(m, log).apply(v)
    log(w is v, v.grad_fn, h.grad_fn, v._is_view())
    (h * 3).sum().backward()
    log(x.grad, h)


@program
def mark_dirty_view_of_a_leaf(m: Any, log: Log) -> None:
    x = leaf(m, 2.0, 3.0)
    log.refusal(lambda: double_(m, log).apply(x[:1]), "view of a leaf Variable that requires grad")


@program
def mark_dirty_view_and_two_outputs(m: Any, log: Log) -> None:
    def forward(ctx, x):
        x.mul_(2)
        ctx.mark_dirty(x)
        return x, x * 3

    h = leaf(m, 2.0, 3.0) * 1
    F = identity(m, forward, lambda ctx, a, b: a)
    log.refusal(lambda: F.apply(h[:1]), "is a view of another Tensor")


@program
def mark_dirty_unreturned(m: Any, log: Log) -> None:
    def forward(ctx, x):
        ctx.mark_dirty(x)
        return x * 2

    log.refusal(lambda: identity(m, forward).apply(leaf(m, 1.0) * 1), "")


@program
def mark_dirty_of_no_input(m: Any, log: Log) -> None:
    def forward(ctx, x):
        y = x * 2
        ctx.mark_dirty(y)
        return y

    h = leaf(m, 1.0) * 1
    log.refusal(lambda: identity(m, forward).apply(h), "")


@program
def mark_dirty_of_a_number(m: Any, log: Log) -> None:
    def forward(ctx, x):
        ctx.mark_dirty(3)
        return x

    log.refusal(lambda: identity(m, forward).apply(leaf(m, 1.0) * 1), "mark_dirty can only accept")


@program
def mark_dirty_constant_gets_history(m: Any, log: Log) -> None:
    def forward(ctx, x, y):
        x.mul_(y)
        ctx.mark_dirty(x)
        return x

    c, y = m.ones(1), leaf(m, 3.0)
    out = identity(m, forward, lambda ctx, g: (g, g * 7)).apply(c, y)
    log(out is c, c.requires_grad, c.is_leaf, c.grad_fn)
    c.backward()
    log(y.grad)


@program
def changed_but_not_marked(m: Any, log: Log) -> None:
    def forward(ctx, x):
        x.mul_(2)
        return x * 1

    h = leaf(m, 2.0) * 1
    identity(m, forward).apply(h)
    log(h._version, h, h.grad_fn)


@program
def the_result_changed_later(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    y = cube(m).apply(x, 1.0)
    y.mul_(3)
    log(y.grad_fn)
    y.backward()
    log(x.grad)


@program
def a_saved_result_changed_later(m: Any, log: Log) -> None:
    def forward(ctx, x):
        y = x.exp()
        ctx.save_for_backward(y)
        return y

    y = identity(m, forward, lambda ctx, g: g * ctx.saved_tensors[0]).apply(leaf(m, 2.0))
    y.mul_(3)
    log.refusal(lambda: y.backward(), "output 0 of Made")


# -- saving -------------------------------------------------------------------------------------------


@program
def saved_tensors_in_forward(m: Any, log: Log) -> None:
    def forward(ctx, x):
        log(ctx.saved_tensors)
        ctx.save_for_backward(x)
        log(ctx.to_save is not None)
        ctx.save_for_backward(x, x * 5)
        return x * 1

    def backward(ctx, g):
        log(len(ctx.saved_tensors), ctx.saved_tensors)
        return g

    identity(m, forward, backward).apply(leaf(m, 2.0)).backward()


@program
def saving_none(m: Any, log: Log) -> None:
    def forward(ctx, x):
        ctx.save_for_backward(None, x)
        return x * 1

    identity(m, forward, lambda ctx, g: (log(ctx.saved_tensors), g)[1]).apply(
        leaf(m, 2.0)
    ).backward()


@program
def saving_a_number(m: Any, log: Log) -> None:
    def forward(ctx, x):
        ctx.save_for_backward(x, 3)
        return x * 1

    F = identity(m, forward)
    log.refusal(lambda: F.apply(leaf(m, 1.0)), "argument 1 is of type int")
    log.refusal(lambda: F.apply(m.ones(1)), "argument 1 is of type int")


@program
def saving_a_list(m: Any, log: Log) -> None:
    def forward(ctx, x):
        ctx.save_for_backward([x])
        return x * 1

    log.refusal(lambda: identity(m, forward).apply(leaf(m, 1.0)), "argument 0 is of type list")


@program
def saved_input_and_output_keep_their_history(m: Any, log: Log) -> None:
    def forward(ctx, x):
        y = x.exp()
        ctx.save_for_backward(x, y, y * 2)
        return y

    def backward(ctx, g):
        x, y, z = ctx.saved_tensors
        log(x is leaves[0], y.requires_grad, y.grad_fn, z.requires_grad)
        return g * y

    leaves = [leaf(m, 1.0)]
    F = identity(m, forward, backward)
    (g,) = m.autograd.grad(F.apply(leaves[0]), leaves[0], create_graph=True)
    log(m.autograd.grad(g, leaves[0]))


@program
def saved_tensors_twice(m: Any, log: Log) -> None:
    y = cube(m).apply(leaf(m, 2.0), 1.0)
    y.backward(retain_graph=True)
    y.backward()
    log.refusal(lambda: y.backward(), "Trying to backward through the graph a second time")
    log.refusal(lambda: y.grad_fn.saved_tensors, "Trying to backward through the graph a second")


@program
def nothing_saved_twice(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    y = identity(m, lambda ctx, x: x * 2).apply(x)
    y.backward()
    y.backward()
    log(x.grad)


@program
def saved_tensor_modified(m: Any, log: Log) -> None:
    h = leaf(m, 2.0) * 1
    y = cube(m).apply(h, 1.0)
    h.add_(1)
    log.refusal(lambda: y.backward(), "is at version 1; expected version 0 instead")
    log.refusal(lambda: y.grad_fn.saved_tensors, "is at version 1; expected version 0 instead")


@program
def attributes_of_the_context(m: Any, log: Log) -> None:
    def forward(ctx, x):
        ctx.note = "kept"
        ctx.save_for_backward(x)
        return x * 1

    y = identity(m, forward).apply(leaf(m, 2.0))
    log(y.grad_fn.note, y.grad_fn.saved_tensors)
    log.refusal(lambda: y.grad_fn.other, "has no attribute 'other'")


@program
def the_context_is_the_node(m: Any, log: Log) -> None:
    seen = []

    def forward(ctx, x):
        seen.append(ctx)
        log(ctx.needs_input_grad)
        return x * 1

    y = identity(m, forward, lambda ctx, g: (log(ctx is seen[0]), g)[1]).apply(leaf(m, 1.0))
    log(y.grad_fn is seen[0])
    y.backward()


@program
def raw_saved_tensors(m: Any, log: Log) -> None:
    y = cube(m).apply(leaf(m, 2.0), 1.0)
    raw = y.grad_fn._raw_saved_tensors
    log(len(raw), type(raw[0]).__name__)
    raw[0].register_hooks(lambda t: (log("pack"), t * 10)[1], lambda t: (log("unpack"), t)[1])
    log.refusal(
        lambda: raw[0].register_hooks(lambda t: t, lambda t: t), "hooks have already been set"
    )
    y.backward()
    log.refusal(lambda: y.grad_fn._raw_saved_tensors, "after they have already been freed")


@program
def needs_input_grad(m: Any, log: Log) -> None:
    def backward(ctx, g):
        log(ctx.needs_input_grad)
        return g, g, None, None

    F = identity(m, lambda ctx, a, b, c, d: a * b, backward)
    x, y = leaf(m, 1.0), leaf(m, 2.0)
    F.apply(x, m.ones(1), 3, None).backward()
    out = F.apply(x, y, 3, m.tensor([1]))
    out.backward(retain_graph=True)
    log(m.autograd.grad(out, x, retain_graph=True))
    log(m.autograd.grad(out, y))


@program
def unneeded_gradient_of_wrong_shape(m: Any, log: Log) -> None:
    F = identity(m, lambda ctx, a, b: a * b, lambda ctx, g: (g, m.ones(7)))
    x = leaf(m, 1.0)
    F.apply(x, m.ones(1)).backward()
    log(x.grad)


# -- gradients ----------------------------------------------------------------------------------------


@program
def materialized(m: Any, log: Log) -> None:
    def forward(ctx, x):
        return x * 2, (x * 3).to(m.float64).reshape(1, 1)

    def backward(ctx, a, b):
        log(a, b, b.dtype, b.shape)
        return a * 2

    x = leaf(m, 1.0)
    identity(m, forward, backward).apply(x)[0].backward()
    log(x.grad)


@program
def not_materialized(m: Any, log: Log) -> None:
    def forward(ctx, x):
        ctx.set_materialize_grads(False)
        return x * 2, x * 3

    x = leaf(m, 1.0)
    F = identity(m, forward, lambda ctx, a, b: (log(a, b), a)[1])
    F.apply(x)[0].backward()
    F.apply(x)[1].backward()
    log(x.grad)


@program
def set_materialize_grads_of_a_number(m: Any, log: Log) -> None:
    def forward(ctx, x):
        ctx.set_materialize_grads(1)
        return x * 2

    log.refusal(lambda: identity(m, forward).apply(leaf(m, 1.0)).requires_grad, "")


@program
def undefined_gradients_reach_it(m: Any, log: Log) -> None:
    F = identity(m, lambda ctx, x: x * 1, lambda ctx, g: None)
    G = identity(m, lambda ctx, x: x * 1, lambda ctx, g: (log("reached", g), g)[1])
    x = leaf(m, 1.0)
    F.apply(G.apply(x)).backward()
    log(x.grad)
    log(m.autograd.grad(F.apply(x * 2), x, allow_unused=True))


@program
def returns_none(m: Any, log: Log) -> None:
    F = identity(m, lambda ctx, x, y: x * y, lambda ctx, g: (None, g))
    x, y = leaf(m, 1.0), leaf(m, 1.0)
    F.apply(x, y).backward()
    log(x.grad, y.grad)
    log.refusal(lambda: m.autograd.grad(F.apply(x, y), x), "")


@program
def too_many_gradients(m: Any, log: Log) -> None:
    F = identity(m, lambda ctx, x: x * 1, lambda ctx, g: (g, g))
    y = F.apply(leaf(m, 1.0))
    log.refusal(
        lambda: y.backward(),
        "MadeBackward returned an incorrect number of gradients (expected 1, got 2)",
    )


@program
def trailing_nones(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    identity(m, lambda ctx, x: x * 1, lambda ctx, g: (g, None, None)).apply(x).backward()
    log(x.grad)


@program
def too_few_gradients(m: Any, log: Log) -> None:
    F = identity(m, lambda ctx, x, y: x * y, lambda ctx, g: g)
    log.refusal(
        lambda: F.apply(leaf(m, 1.0), 2).backward(),
        "MadeBackward returned an incorrect number of gradients (expected 2, got 1)",
    )


@program
def a_gradient_for_a_number(m: Any, log: Log) -> None:
    F = identity(m, lambda ctx, x, y: x * y, lambda ctx, g: (g, g))
    log.refusal(
        lambda: F.apply(leaf(m, 1.0), 2).backward(),
        "MadeBackward returned a gradient different than None at position 2",
    )


@program
def a_number_as_gradient(m: Any, log: Log) -> None:
    F = identity(m, lambda ctx, x: x * 1, lambda ctx, g: 3.0)
    log.refusal(lambda: F.apply(leaf(m, 1.0)).backward(), "expected Variable or None (got float)")


@program
def a_list_of_gradients(m: Any, log: Log) -> None:
    F = identity(m, lambda ctx, x, y: x * y, lambda ctx, g: [g, g])
    log.refusal(lambda: F.apply(leaf(m, 1.0), leaf(m, 1.0)).backward(), "")


@program
def a_gradient_of_wrong_shape(m: Any, log: Log) -> None:
    F = identity(m, lambda ctx, x: x * 1, lambda ctx, g: m.ones(3))
    log.refusal(
        lambda: F.apply(leaf(m, 1.0, 2.0)).sum().backward(),
        "MadeBackward returned an invalid gradient at index 0 - got [3] but expected shape compatible",
    )


@program
def a_gradient_that_broadcasts(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    F = identity(m, lambda ctx, x: x * 1, lambda ctx, g: m.ones(3, 2))
    F.apply(x).sum().backward()
    log(x.grad)


@program
def a_gradient_of_another_dtype(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    F = identity(m, lambda ctx, x: x * 1, lambda ctx, g: g.to(m.float64))
    F.apply(x).sum().backward()
    log(x.grad, x.grad.dtype)


@program
def a_complex_gradient_of_a_real_input(m: Any, log: Log) -> None:
    F = identity(m, lambda ctx, x: x * 1, lambda ctx, g: g * (2 + 3j))
    log.refusal(lambda: F.apply(leaf(m, 1.0)).backward())


@program
def backward_raises(m: Any, log: Log) -> None:
    def backward(ctx, g):
        raise KeyError("mine")

    log.refusal(lambda: identity(m, lambda ctx, x: x * 1, backward).apply(leaf(m, 1.0)).backward())


@program
def forward_raises(m: Any, log: Log) -> None:
    def forward(ctx, x):
        raise KeyError("mine")

    log.refusal(lambda: identity(m, forward).apply(leaf(m, 1.0)))
    log(m.is_grad_enabled())


@program
def forgotten_ctx(m: Any, log: Log) -> None:
    log.refusal(lambda: identity(m, lambda x: x * 1).apply(leaf(m, 1.0)), "takes 1 positional")
    F = identity(m, lambda ctx, x: x * 1, lambda g: g)
    log.refusal(lambda: F.apply(leaf(m, 1.0)).backward(), "takes 1 positional argument but 2 were")


@program
def missing_methods(m: Any, log: Log) -> None:
    class Empty(m.autograd.Function):
        pass

    class NoBackward(m.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

    class Both(NoBackward):
        @staticmethod
        def backward(ctx, g):
            return g

        @staticmethod
        def vjp(ctx, g):
            return g

    log.refusal(lambda: Empty.apply(leaf(m, 1.0)), "must implement the forward")
    log.refusal(lambda: NoBackward.apply(leaf(m, 1.0)).backward(), "backward or vjp")
    log.refusal(lambda: Both.apply(leaf(m, 1.0)).backward(), "both 'backward' and 'vjp'")


@program
def vjp_for_backward(m: Any, log: Log) -> None:
    class F(m.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def vjp(ctx, g):
            return g * 9

    x = leaf(m, 1.0)
    F.apply(x).backward()
    log(x.grad)


@program
def not_static(m: Any, log: Log) -> None:
    class F(m.autograd.Function):
        def forward(self, x):
            return x * 1

        def backward(self, g):
            return g

    log.refusal(lambda: F.apply(leaf(m, 1.0)).requires_grad, "")


@program
def class_methods(m: Any, log: Log) -> None:
    class F(m.autograd.Function):
        factor = 4

        @classmethod
        def forward(cls, ctx, x):
            return x * cls.factor

        @classmethod
        def backward(cls, ctx, g):
            return g * cls.factor

    x = leaf(m, 1.0)
    y = F.apply(x)
    y.backward()
    log(y, x.grad)


@program
def inheritance(m: Any, log: Log) -> None:
    class Quad(cube(m)):
        @staticmethod
        def backward(ctx, g):
            return g * 100, None

    x = leaf(m, 1.0)
    y = Quad.apply(x, 1.0)
    y.backward()
    log(x.grad, y.grad_fn.name())


@program
def replaced_methods(m: Any, log: Log) -> None:
    F = cube(m)
    F.backward = staticmethod(lambda ctx, g: (g * 42, None))
    x = leaf(m, 1.0)
    F.apply(x, 1.0).backward()
    log(x.grad)


@program
def a_dynamic_class(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    for factor in (2, 3):
        F = type(
            f"Times{factor}",
            (m.autograd.Function,),
            {
                "forward": staticmethod(lambda ctx, x, k=factor: x * k),
                "backward": staticmethod(lambda ctx, g, k=factor: g * k),
            },
        )
        y = F.apply(x)
        y.backward()
        log(y.grad_fn.name(), x.grad)


@program
def once_differentiable(m: Any, log: Log) -> None:
    def backward(ctx, g):
        log(m.is_grad_enabled())
        return g * 2

    F = identity(m, lambda ctx, x: x * 2, m.autograd.function.once_differentiable(backward))
    x = leaf(m, 1.0)
    log(m.autograd.grad(F.apply(x), x))
    (g,) = m.autograd.grad(F.apply(x), x, create_graph=True)
    log(g.requires_grad)
    y = F.apply(x) * x
    (g,) = m.autograd.grad(y, x, create_graph=True)
    log(g.requires_grad)
    log.refusal(lambda: g.backward(), "marked with @once_differentiable")


@program
def double_backward(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    (g,) = m.autograd.grad(cube(m).apply(x, 1.0), x, create_graph=True)
    (h,) = m.autograd.grad(g, x, create_graph=True)
    (k,) = m.autograd.grad(h, x)
    log(g, h, k, g.requires_grad)


@program
def backward_through_another_function(m: Any, log: Log) -> None:
    C = cube(m)
    F = identity(m, lambda ctx, x: x * 1, lambda ctx, g: C.apply(g, 1.0))
    x = leaf(m, 2.0)
    (g,) = m.autograd.grad(F.apply(x) ** 2, x, create_graph=True)
    log(g, m.autograd.grad(g, x))


@program
def the_same_input_twice(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    F = identity(m, lambda ctx, a, b: a * b, lambda ctx, g: (g * 2, g * 3))
    F.apply(x, x).backward()
    log(x.grad)


@program
def complex_numbers(m: Any, log: Log) -> None:
    def forward(ctx, z):
        ctx.save_for_backward(z)
        return z * z

    z = m.tensor([1 + 2j], requires_grad=True)
    F = identity(m, forward, lambda ctx, g: g * (2 * ctx.saved_tensors[0]).conj())
    F.apply(z).abs().sum().backward()
    log(z.grad)


# -- the node -----------------------------------------------------------------------------------------


@program
def the_node(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    h = x * 2
    y = cube(m).apply(h, 1.0)
    node = y.grad_fn
    log(node.name(), [n for n, _ in node.next_functions], len(node.next_functions))
    log(node._sequence_nr() > h.grad_fn._sequence_nr())
    node.metadata["k"] = 1
    log(node.metadata, isinstance(node, m.autograd.graph.Node))
    log(isinstance(node, m.autograd.function.BackwardCFunction))
    log(isinstance(node, m.autograd.function.FunctionCtx))
    log([(i.shape, i.dtype) for i in node._input_metadata])


@program
def constants_in_next_functions(m: Any, log: Log) -> None:
    F = identity(m, lambda ctx, a, b, c: a * b, lambda ctx, g: (g, g, None))
    log([n for n, _ in F.apply(leaf(m, 1.0), m.ones(1), 3).grad_fn.next_functions])


@program
def hooks_on_the_node(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    y = cube(m).apply(x, 1.0)
    y.grad_fn.register_prehook(lambda outs: (log("pre", outs), (outs[0] * 2,))[1])
    handle = y.grad_fn.register_hook(
        lambda ins, outs: (log("post", ins, outs), (ins[0] + 1, *ins[1:]))[1]
    )
    y.register_hook(lambda g: (log("tensor", g), g * 10)[1])
    y.backward(retain_graph=True)
    log(x.grad)
    handle.remove()
    y.backward()
    log(x.grad)


@program
def apply_of_the_node(m: Any, log: Log) -> None:
    y = cube(m).apply(leaf(m, 2.0), 1.0)
    log(y.grad_fn.apply(m.ones(1)))


@program
def names_on_the_class(m: Any, log: Log) -> None:
    F = cube(m)
    log(F.generate_vmap_rule, callable(F.vmap), callable(F.jvp), callable(F.setup_context))
    log.refusal(lambda: F.vmap(None, (0,), 1), "generate_vmap_rule=True")
    log.refusal(lambda: F.jvp(None, 1), "must implement the jvp function")
    log.refusal(lambda: m.autograd.Function.setup_context(None, (), None), "setup_context is not")


@program
def save_for_forward(m: Any, log: Log) -> None:
    def forward(ctx, x):
        ctx.save_for_forward(x, None)
        log(ctx.saved_for_forward)
        return x * 1

    identity(m, forward).apply(leaf(m, 1.0))


@program
def reentrant_backward_in_backward(m: Any, log: Log) -> None:
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    def backward(ctx, g):
        (x,) = ctx.saved_tensors
        with m.enable_grad():
            z = x.detach().requires_grad_()
            (z * z).sum().backward()
        return g * z.grad

    x = leaf(m, 3.0)
    identity(m, forward, backward).apply(x).backward()
    log(x.grad)


@program
def setup_context_output(m: Any, log: Log) -> None:
    def setup(ctx, inputs, output):
        log(type(output).__name__, m.is_grad_enabled())
        ctx.save_for_backward(*inputs, *output)

    def backward(ctx, a, b):
        log([v.grad_fn for v in ctx.saved_tensors])
        return a

    F = identity(m, lambda x: (x * 2, x * 3), backward, setup_context=setup)
    x = leaf(m, 1.0)
    F.apply(x)[0].backward()
    log(x.grad)


@program
def setup_context_returns_something(m: Any, log: Log) -> None:
    F = identity(m, lambda x: x * 2, setup_context=lambda ctx, inputs, output: 3)
    log.refusal(lambda: F.apply(leaf(m, 1.0)).requires_grad, "")


@program
def meta_tensors(m: Any, log: Log) -> None:
    x = m.ones(2, 3, device="meta", requires_grad=True)
    y = cube(m).apply(x, 1.0)
    y.sum().backward()
    log(y, x.grad)


@program
def a_subclass_of_float(m: Any, log: Log) -> None:
    log(cube(m).apply(leaf(m, 1.0), m.tensor(2.0)))


@program
def under_inference_mode(m: Any, log: Log) -> None:
    with m.inference_mode():
        y = cube(m).apply(leaf(m, 1.0), 1.0)
        log(y.requires_grad, y.is_inference())


@program
def saving_an_inference_tensor(m: Any, log: Log) -> None:
    with m.inference_mode():
        c = m.ones(1)

    def forward(ctx, x):
        ctx.save_for_backward(c)
        return x * 1

    log.refusal(
        lambda: identity(m, forward).apply(leaf(m, 1.0)), "Inference tensors cannot be saved"
    )


@program
def saved_tensors_hooks_around_it(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    with m.autograd.graph.saved_tensors_hooks(
        lambda t: (log("pack", t), t * 10)[1], lambda t: (log("unpack", t), t)[1]
    ):
        y = cube(m).apply(x, 1.0)
    y.backward()
    log(x.grad)


@program
def inplace_function_and_others(m: Any, log: Log) -> None:
    names = ["InplaceFunction", "FunctionMeta", "FunctionCtx", "BackwardCFunction"]
    log([hasattr(m.autograd.function, name) for name in names])


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str) -> None:
    agree_on(PROGRAMS[name])
