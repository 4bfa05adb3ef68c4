"""Hooks on saved tensors, and looking at the graph, beside PyTorch's."""

from __future__ import annotations

from typing import Any

import pytest
from programs import Log, Programs, agree_on, leaf, plain

PROGRAMS = Programs()
program = PROGRAMS.add


def watched(m: Any, log: Log, name: str = "") -> Any:
    return m.autograd.graph.saved_tensors_hooks(
        lambda t: (log(f"pack {name}", t), t)[1], lambda t: (log(f"unpack {name}", t), t)[1]
    )


# -- hooks on saved tensors --------------------------------------------------------------------------------


@program
def pack_and_unpack(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    with watched(m, log):
        y = (x * x).exp()
    y.backward()
    log(x.grad)


@program
def what_is_packed(m: Any, log: Log) -> None:
    x = leaf(m, 2.0, 3.0)

    def pack(t: Any) -> Any:
        log(t, t.requires_grad, m.is_grad_enabled(), t.grad_fn, t is x)
        return t

    with m.autograd.graph.saved_tensors_hooks(pack, lambda t: t):
        h = x * 2
        y = h * h
        z = h.exp()
        w = h.sigmoid().sum()
        h.max(0)
        m.cat([h, x])
        x[0]
    log(y.grad_fn, z.grad_fn, w.grad_fn)


@program
def the_innermost_counts(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    with watched(m, log, "outer"):
        with watched(m, log, "inner"):
            y = x * x
        z = y * y
    z.backward()
    log(x.grad)


@program
def packing_into_something_else(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    kept = []

    def pack(t: Any) -> int:
        kept.append(t.clone())
        return len(kept) - 1

    with m.autograd.graph.saved_tensors_hooks(pack, lambda k: kept[k] * 10):
        y = x * x
    log(y.grad_fn._saved_self, y.grad_fn._raw_saved_self.data)
    y.backward()
    log(x.grad)


@program
def unpack_returns_something_else(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    with m.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: 3):
        y = x * x
    log.refusal(lambda: y.backward(), "unpack_hook expected to be a Tensor but got result of type")
    with m.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: None):
        y = x * x
    log.refusal(lambda: y.backward(), "")


@program
def pack_changes_its_argument(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)

    def forward() -> Any:
        with m.autograd.graph.saved_tensors_hooks(lambda t: t.mul_(2), lambda t: t):
            return (x * 1) * x

    log.refusal(forward, "A saved tensor pack hook is modifying its input in place")


@program
def hooks_that_raise(m: Any, log: Log) -> None:
    def fail(t: Any) -> Any:
        raise KeyError("mine")

    x = leaf(m, 2.0)
    with m.autograd.graph.saved_tensors_hooks(fail, lambda t: t):
        log.refusal(lambda: x * x, "mine")
        log.refusal(lambda: x + x)
    with m.autograd.graph.saved_tensors_hooks(lambda t: t, fail):
        y = x * x
    log.refusal(lambda: y.backward(), "mine")
    log.refusal(lambda: (x * x).backward())


@program
def not_callable(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)

    def forward() -> None:
        with m.autograd.graph.saved_tensors_hooks(3, lambda t: t):
            x * x

    log.refusal(forward)


@program
def second_derivatives(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    packed = []
    with m.autograd.graph.saved_tensors_hooks(
        lambda t: (packed.append(plain(t)), t)[1], lambda t: t
    ):
        y = x * x * x
        (g,) = m.autograd.grad(y, x, create_graph=True)
    (h,) = m.autograd.grad(g, x)
    log(g, h, packed)


@program
def second_derivatives_outside(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    with m.autograd.graph.saved_tensors_hooks(lambda t: t.clone(), lambda t: t):
        y = x.exp() * x
    (g,) = m.autograd.grad(y, x, create_graph=True)
    log(m.autograd.grad(g, x))


@program
def packed_values_and_changes_in_place(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    h = x * 1
    with m.autograd.graph.saved_tensors_hooks(lambda t: t.clone(), lambda t: t):
        y = h * h
    h.add_(1)
    y.backward()
    log(x.grad)


@program
def disabled(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)

    def hooked() -> Any:
        with watched(m, log):
            return x * x

    with m.autograd.graph.disable_saved_tensors_hooks("not here"):
        log.refusal(hooked, "not here")
        y = x * x
        with m.autograd.graph.disable_saved_tensors_hooks("nor here"):
            log.refusal(hooked, "nor here")
        log.refusal(hooked, "not here")
    y.backward()
    log(x.grad)
    hooked()


@program
def disabled_within_hooks(m: Any, log: Log) -> None:
    def forward() -> None:
        with watched(m, log), m.autograd.graph.disable_saved_tensors_hooks("not here"):
            log("within")

    log.refusal(forward, "not here")
    forward_works = leaf(m, 2.0).exp()
    log(forward_works)


@program
def disabled_as_a_decorator(m: Any, log: Log) -> None:
    @m.autograd.graph.disable_saved_tensors_hooks("not here")
    def run() -> None:
        with watched(m, log):
            pass

    log.refusal(run, "not here")


@program
def save_on_cpu(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    with m.autograd.graph.save_on_cpu():
        y = x * x * x
    h = x * 1
    with m.autograd.graph.save_on_cpu(pin_memory=False):
        z = h.exp()
    y.backward()
    z.backward()
    log(x.grad)


@program
def mutation_allowed(m: Any, log: Log) -> None:
    x = leaf(m, 2.0, 3.0)
    with m.autograd.graph.allow_mutation_on_saved_tensors() as context:
        h = x * 1
        y = h * h
        h.add_(1)
        h.mul_(2)
        z = h.exp()
        z.zero_()
        y.sum().backward(retain_graph=True)
        log(x.grad, callable(context.clear))
        y.sum().backward()
    log(x.grad)


@program
def mutation_allowed_of_views(m: Any, log: Log) -> None:
    x = leaf(m, 2.0, 3.0)
    with m.autograd.graph.allow_mutation_on_saved_tensors():
        h = x * 1
        v = h[:1]
        y = h * h
        w = v.sin()
        v.mul_(5)
        h.add_(1)
        (y.sum() + w.sum()).backward()
    log(x.grad, h)


@program
def mutation_allowed_but_backward_outside(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    with m.autograd.graph.allow_mutation_on_saved_tensors():
        h = x * 1
        y = h * h
        h.add_(1)
    log.refusal(lambda: y.backward(), "")


@program
def mutation_allowed_nested(m: Any, log: Log) -> None:
    def nested() -> None:
        allow = m.autograd.graph.allow_mutation_on_saved_tensors
        with allow(), allow():
            pass

    log.refusal(nested, "")


@program
def mutation_allowed_cleared(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    with m.autograd.graph.allow_mutation_on_saved_tensors() as context:
        h = x * 1
        y = h * h
        h.add_(1)
        context.clear()
        log.refusal(lambda: y.backward(), "")


@program
def mutation_allowed_unchanged_values_are_shared(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    with m.autograd.graph.allow_mutation_on_saved_tensors():
        h = x * 1
        y = h * h
        log(y.grad_fn._saved_self.data_ptr() == h.data_ptr())
        h.add_(1)
        log(y.grad_fn._saved_self.data_ptr() == h.data_ptr(), y.grad_fn._saved_self)


# -- saved values of a node ---------------------------------------------------------------------------------


@program
def saved_values(m: Any, log: Log) -> None:
    x, y = leaf(m, 2.0, 3.0), leaf(m, 5.0, 7.0)
    z = x * y
    node = z.grad_fn
    log(node._saved_self, node._saved_other, node._saved_self is x)
    e = z.exp()
    log(e.grad_fn._saved_result, e.grad_fn._saved_result.grad_fn, e.grad_fn._saved_result is e)
    s = x.sum(0, keepdim=True)
    log(s.grad_fn._saved_dim, s.grad_fn._saved_keepdim)
    p = x.pow(3)
    log(p.grad_fn._saved_exponent, p.grad_fn._saved_self)
    z.sum().backward()
    log.refusal(lambda: node._saved_self, "directly access saved tensors after they have already")


@program
def saved_values_that_are_not_needed(m: Any, log: Log) -> None:
    x = leaf(m, 2.0, 3.0)
    node = (x * m.ones(2)).grad_fn
    log(node._saved_self, node._saved_other)
    raw = node._raw_saved_self
    log.refusal(
        lambda: raw.register_hooks(lambda t: t, lambda t: t), "saved tensor with value None is"
    )


@program
def register_hooks(m: Any, log: Log) -> None:
    x, y = leaf(m, 2.0), leaf(m, 5.0)
    z = x * y
    raw = z.grad_fn._raw_saved_self
    raw.register_hooks(lambda t: (log("pack", t), t * 10)[1], lambda t: (log("unpack", t), t)[1])
    log.refusal(
        lambda: raw.register_hooks(lambda t: t, lambda t: t), "whose hooks have already been set"
    )
    log(z.grad_fn._saved_self)
    z.backward()
    log(x.grad, y.grad)
    log.refusal(lambda: raw.register_hooks(lambda t: t, lambda t: t), "")


@program
def register_hooks_on_a_result(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    y = x.exp()
    y.grad_fn._raw_saved_result.register_hooks(lambda t: t.clone(), lambda t: t)
    (g,) = m.autograd.grad(y, x, create_graph=True)
    log(m.autograd.grad(g, x))


@program
def register_hooks_of_wrong_kinds(m: Any, log: Log) -> None:
    y = leaf(m, 2.0).exp()
    raw = y.grad_fn._raw_saved_result
    log.refusal(lambda: raw.register_hooks(3, lambda t: t))
    log.refusal(lambda: raw.register_hooks(lambda t: t))


@program
def register_hooks_that_change_their_argument(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    h = x * 1
    y = h * h
    log.refusal(
        lambda: y.grad_fn._raw_saved_self.register_hooks(lambda t: t.mul_(2), lambda t: t),
        "is modifying its input in place",
    )


@program
def lists_of_saved_tensors(m: Any, log: Log) -> None:
    x = leaf(m, 2.0, 3.0)
    i = m.tensor([0])
    y = x[i]
    log(len(y.grad_fn._saved_indices), y.grad_fn._saved_indices[0])
    raw = y.grad_fn._raw_saved_indices
    log(len(raw))
    raw[0].register_hooks(lambda t: (log("pack", t), t)[1], lambda t: (log("unpack", t), t)[1])
    y.backward()
    log(x.grad)


# -- nodes -----------------------------------------------------------------------------------------------------


@program
def nodes(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    y = x * 3
    z = (y + 1).sum()
    node = z.grad_fn
    log(node.name(), [(n, k) for n, k in node.next_functions])
    add = node.next_functions[0][0]
    log([(n, k) for n, k in add.next_functions])
    mul = add.next_functions[0][0]
    log([(n, k) for n, k in mul.next_functions], mul is y.grad_fn)
    log(node._sequence_nr() > add._sequence_nr() > mul._sequence_nr())
    accumulator = mul.next_functions[0][0]
    log(accumulator.variable is x, accumulator.next_functions, accumulator.metadata)
    log([isinstance(n, m.autograd.graph.Node) for n in (node, accumulator)])
    log(isinstance(3, m.autograd.graph.Node), isinstance(x, m.autograd.graph.Node))
    node.metadata["a"] = 3
    log(z.grad_fn.metadata, y.grad_fn.metadata, z.grad_fn is node)
    log([(i.shape, i.dtype) for i in mul._input_metadata], accumulator._input_metadata[0].shape)
    log(node.requires_grad, issubclass(type(node), m.autograd.graph.Node))


@program
def one_node_for_all_outputs(m: Any, log: Log) -> None:
    x = leaf(m, 2.0, 3.0)
    a, b = x.unbind()
    log(a.grad_fn is b.grad_fn, a.output_nr, b.output_nr, len(a.grad_fn._input_metadata))
    v, i = x.max(0)
    log(v.output_nr, i.grad_fn)


@program
def gradient_edges(m: Any, log: Log) -> None:
    edge_of = m.autograd.graph.get_gradient_edge
    x = leaf(m, 2.0)
    h = x * 3
    e, f = edge_of(h), edge_of(x)
    log(e.node is h.grad_fn, e.output_nr, f.node, f.output_nr)
    log(isinstance(e, m.autograd.graph.GradientEdge), edge_of(x.unbind()[0]).output_nr)
    log.refusal(lambda: edge_of(m.ones(1)), "for a Tensor that does not require gradients")
    y = h * h
    log(m.autograd.grad(y, [e, f], retain_graph=True))
    log(m.autograd.grad(y, e, retain_graph=True), m.autograd.grad(e, f, m.ones(1)))
    h2 = x * 3
    e2 = edge_of(h2)
    y = h2 * 2
    h2.mul_(5)
    log(m.autograd.grad(y, e2))
    h3 = x * 3
    m.autograd.backward(edge_of(h3), m.ones(1))
    log(x.grad)
    m.autograd.backward((x * x).sum(), inputs=[f])
    log(x.grad)


@program
def gradient_edges_of_views(m: Any, log: Log) -> None:
    x = leaf(m, 2.0, 3.0)
    h = x * 3
    v = h[:1]
    h.mul_(2)
    e = m.autograd.graph.get_gradient_edge(v)
    log(e.node is v.grad_fn, m.autograd.grad((v * 5).sum(), e))


@program
def gradient_edges_after_the_tensor(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    edge = m.autograd.graph.get_gradient_edge(x * 3)
    log(edge.node, m.autograd.grad(edge, x, m.ones(1)))


@program
def grad_fn_is_the_same_object(m: Any, log: Log) -> None:
    x = leaf(m, 2.0)
    y = x * 2
    log(y.grad_fn is y.grad_fn, x.grad_fn, y.detach().grad_fn)
    z = y + y
    log(z.grad_fn.next_functions[0][0] is z.grad_fn.next_functions[1][0])
    z.backward()
    log(y.grad_fn.next_functions[0][0])


# -- results that programs go on with in place -------------------------------------------------------------

CONTINUED = """
a / b; b / a; 2 / b; a / 2; a.div(b); a * b; a**2; a.div(b, rounding_mode="floor"); F.normalize(a, dim=0); F.softsign(a)
m.addcdiv(a, a, b); m.lerp(a, b, 0.3); a.log(); a.sin(); a.exp(); b.sqrt(); F.gelu(a); F.layer_norm(a, (3,)); a.cumsum(0)
m.outer(a, b); a.clamp(0.2, 0.8); a.softmax(0); b.reciprocal(); F.cosine_similarity(a, b, dim=0); F.dropout(a, 0.5)
""".replace("\n", ";").split(";")


@program
def results_changed_in_place(m: Any, log: Log) -> None:
    for expression in filter(None, map(str.strip, CONTINUED)):
        a, b = leaf(m, 0.5, -1.5, 2.0), leaf(m, 1.0, 2.0, 3.0)
        result = eval(expression, {"m": m, "F": m.nn.functional, "a": a, "b": b})
        result.mul_(2).add_(1)
        try:
            result.sum().backward()
            log(expression, "derived")
        except RuntimeError as error:
            log(expression, "modified by an inplace operation" in str(error))


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str) -> None:
    agree_on(PROGRAMS[name])
