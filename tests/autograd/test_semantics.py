"""The contract of ``docs/autograd-semantics.md``, a test for each of its sentences.

The tests take the library as an argument, for ``tests/parity`` runs them with PyTorch too.
"""

import re
import threading
from pathlib import Path

import pytest

import gradsmith as gs

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "autograd-semantics.md"
LINK = re.compile(r"\[`(test_\w+)`\]\(\.\./(tests/[\w/]+\.py)\)")


@pytest.fixture
def m():
    return gs


def leaf(m, *values):
    return m.tensor(list(values), requires_grad=True)


def function(m, forward, backward, **more):
    members = {"forward": staticmethod(forward), "backward": staticmethod(backward), **more}
    return type("Made", (m.autograd.Function,), members)


# -- the page itself ---------------------------------------------------------------------------------------


def sentences():
    """Each claim of the page: an item of a list, on one line or several."""
    text = PAGE.read_text(encoding="utf-8")
    return [item.strip() for item in re.split(r"^- ", text, flags=re.M)[1:]]


def test_every_sentence_names_tests_that_exist() -> None:
    assert len(sentences()) > 50
    for sentence in sentences():
        sentence = sentence.partition("\n\n")[0]
        links = LINK.findall(sentence)
        assert links, f"no test named: {sentence}"
        for name, path in links:
            assert f"def {name}(" in (ROOT / path).read_text(encoding="utf-8"), (name, path)


def test_every_test_here_is_named() -> None:
    named = {name for sentence in sentences() for name, _ in LINK.findall(sentence)}
    here = {name for name in globals() if name.startswith("test_")}
    about_the_page = {name for name in here if name.startswith("test_every_")}
    assert here - about_the_page <= named


# -- gradients -----------------------------------------------------------------------------------------------


def test_complex_gradient_of_a_real_value(m) -> None:
    z = m.tensor([1 + 2j], requires_grad=True)
    x, y = leaf(m, 1.0), leaf(m, 2.0)
    (z.real**2 * z.imag).sum().backward()
    (x**2 * y).sum().backward()
    assert z.grad.tolist() == [complex(x.grad.item(), y.grad.item())]


def test_complex_chain_rule_conjugates(m) -> None:
    z = m.tensor([1 + 2j], requires_grad=True)
    (z * z).backward(m.tensor([3 + 1j]))
    assert z.grad.tolist() == [(3 + 1j) * (2 * (1 + 2j)).conjugate()]


def test_real_input_gets_the_real_part(m) -> None:
    x = leaf(m, 2.0)
    (x * (1 + 3j)).backward(m.tensor([1 + 1j]))
    assert x.grad.tolist() == [4.0] and x.grad.dtype is m.float32


def test_one_element_starts_from_one(m) -> None:
    x = leaf(m, 2.0)
    (x * 3).backward()
    assert x.grad.tolist() == [3.0]
    with pytest.raises(RuntimeError, match="only for scalar outputs"):
        (leaf(m, 1.0, 2.0) * 3).backward()


def test_gradient_has_the_form_of_its_tensor(m) -> None:
    x = m.ones(1, 3, dtype=m.float64, requires_grad=True)
    y = m.ones(2, 1, requires_grad=True)
    (x * y).sum().backward()
    assert (tuple(x.grad.shape), x.grad.dtype) == ((1, 3), m.float64)
    assert (tuple(y.grad.shape), y.grad.dtype) == ((2, 1), m.float32)


def test_roots_are_summed_with_their_weights(m) -> None:
    x = leaf(m, 1.0)
    m.autograd.backward([x * 2, x * 3], [m.tensor([10.0]), m.tensor([100.0])])
    assert x.grad.tolist() == [320.0]


# -- accumulation ------------------------------------------------------------------------------------------------


def test_backward_adds_to_leaves(m) -> None:
    x = leaf(m, 1.0)
    y = x * 2
    y.backward(retain_graph=True)
    y.backward()
    assert x.grad.tolist() == [4.0]
    assert not y.retains_grad


def test_later_gradients_are_added_in_place(m) -> None:
    x = leaf(m, 1.0)
    (x * 2).backward()
    first = x.grad
    (x * 3).backward()
    assert x.grad is first and first.tolist() == [5.0]


def test_with_create_graph_a_new_sum_takes_its_place(m) -> None:
    x = leaf(m, 1.0)
    (x * 2).backward()
    first = x.grad
    (x * x).backward(create_graph=True)
    assert x.grad is not first and x.grad.requires_grad
    assert (first.tolist(), x.grad.tolist()) == ([2.0], [4.0])


def test_a_first_gradient_is_shared_with_nobody(m) -> None:
    x, y, g = leaf(m, 1.0), leaf(m, 1.0), m.ones(1)
    (x + y).backward(g)
    x.grad.add_(5)
    assert (y.grad.tolist(), g.tolist()) == ([1.0], [1.0])


def test_grad_accumulates_nothing(m) -> None:
    x = leaf(m, 1.0)
    assert m.autograd.grad(x * 2, x)[0].tolist() == [2.0]
    assert x.grad is None


def test_inputs_alone_receive_gradients(m) -> None:
    x, y = leaf(m, 1.0), leaf(m, 1.0)
    h = x * y
    (h * 3).backward(inputs=[x, h])
    assert (x.grad.tolist(), y.grad, h.grad.tolist()) == ([3.0], None, [3.0])


def test_unused_inputs(m) -> None:
    x, y = leaf(m, 1.0), leaf(m, 1.0)
    with pytest.raises(RuntimeError, match="appears to not have been used"):
        m.autograd.grad(x * 2, y)
    assert m.autograd.grad(x * 2, y, allow_unused=True) == (None,)
    assert m.autograd.grad(x * 2, y, materialize_grads=True)[0].tolist() == [0.0]


def test_an_assigned_gradient_must_fit(m) -> None:
    x = leaf(m, 1.0)
    for wrong in (m.ones(2), m.ones(1, dtype=m.float64)):
        with pytest.raises(RuntimeError, match="attempting to assign"):
            x.grad = wrong
    assert x.grad is None


def test_how_a_first_gradient_lies(m) -> None:
    x = m.ones(2, 2, requires_grad=True)
    other = m.ones(2, 2).t().contiguous().t()
    for enforced, strides in ((True, (2, 1)), (False, (1, 2))):
        with m.autograd.enforce_grad_layout_policy(enforced):
            x.grad = None
            (x * other).sum().backward()
            assert x.grad.stride() == strides


def test_gradients_of_a_leaf_may_have_another_dtype(m) -> None:
    x = leaf(m, 1.0)
    assert x.grad_dtype is m.float32
    x.grad_dtype = m.float64
    (x * 2).backward()
    assert x.grad.dtype is m.float64 and m.autograd.grad(x * 2, x)[0].dtype is m.float64
    with pytest.raises(RuntimeError, match="already a gradient"):
        x.grad_dtype = m.float32
    x.grad = None
    with pytest.raises(RuntimeError, match="attempting to assign"):
        x.grad = m.ones(1)
    with pytest.raises(RuntimeError, match="leaf"):
        (x * 2).grad_dtype = m.float64


# -- order ------------------------------------------------------------------------------------------------------


def watch(log, name):
    return lambda grads: log.append(name)


def test_the_latest_node_runs_first(m) -> None:
    log = []
    x = leaf(m, 1.0)
    parts = [x * k for k in range(1, 4)]
    out = parts[0] + parts[2] + parts[1]
    for name, part in zip("abc", parts):
        part.grad_fn.register_prehook(watch(log, name))
    out.backward()
    assert log == ["c", "b", "a"]


def test_a_node_runs_once_with_the_sum(m) -> None:
    seen = []
    x = leaf(m, 1.0)
    h = x * 2
    h.register_hook(lambda g: seen.append(g.tolist()))
    (h * 3 + h * 4 + h).backward()
    assert seen == [[8.0]]


def test_leaves_accumulate_as_soon_as_they_can(m) -> None:
    log = []
    x, y = leaf(m, 1.0), leaf(m, 1.0)
    early = x * 2
    late = y * 3
    early.grad_fn.register_prehook(watch(log, "node of x"))
    y.register_post_accumulate_grad_hook(lambda t: log.append("y"))
    (early + late).backward()
    assert log == ["y", "node of x"]


def test_leaves_accumulate_as_soon_as_they_can_in_every_backward(m) -> None:
    for register in ("register_hook", "register_post_accumulate_grad_hook"):
        log = []
        leaves = {name: leaf(m, 1.0) for name in ("first", "second", "third")}
        for name in ("first", "third"):

            def watched(_, name=name, log=log, leaves=leaves):
                log.append((name, leaves["second"].grad is not None))

            getattr(leaves[name], register)(watched)
        for _ in range(3):
            log.clear()
            leaves["second"].grad = None
            value = leaf(m, 2.0)
            for tensor in leaves.values():
                value = value * tensor
            value.backward()
            assert log == [("third", False), ("first", True)]


def test_a_leaf_with_a_hook_waits_for_all_that_it_receives(m) -> None:
    log = []
    x = leaf(m, 3.0)
    x.register_hook(lambda grad: log.append(grad.item()))
    for _ in range(2):
        (x.exp() * 0 + x * x).backward()
        assert m.autograd.grad(x * x, x)[0].item() == 6.0
    assert log == [6.0] * 4


def test_only_what_leads_to_inputs_runs(m) -> None:
    log = []
    x, y = leaf(m, 1.0), leaf(m, 1.0)
    a, b = x * 2, y * 3
    a.grad_fn.register_prehook(watch(log, "a"))
    b.grad_fn.register_prehook(watch(log, "b"))
    m.autograd.grad(a + b, x)
    assert log == ["a"]


# -- hooks --------------------------------------------------------------------------------------------------------


def test_the_order_of_hooks_at_a_node(m) -> None:
    log = []
    x = leaf(m, 1.0)
    y = x * 2
    y.grad_fn.register_hook(lambda i, o: log.append("post"))
    y.grad_fn.register_prehook(watch(log, "pre"))
    y.retain_grad()
    y.register_hook(lambda g: log.append("tensor 1"))
    y.register_hook(lambda g: log.append("tensor 2"))
    y.backward()
    assert log == ["tensor 1", "tensor 2", "pre", "post"]


def test_retained_gradients_are_those_after_tensor_hooks(m) -> None:
    x = leaf(m, 1.0)
    y = x * 2
    y.retain_grad()
    y.grad_fn.register_prehook(lambda grads: (grads[0] * 100,))
    y.register_hook(lambda g: g * 3)
    y.backward()
    assert (y.grad.tolist(), x.grad.tolist()) == ([3.0], [600.0])


def test_the_order_of_hooks_at_a_leaf(m) -> None:
    log = []
    x = leaf(m, 1.0)
    node = m.autograd.graph.get_gradient_edge(x).node
    node.register_hook(lambda i, o: log.append(("post", x.grad.tolist())))
    node.register_prehook(lambda grads: log.append(("pre", x.grad)))
    x.register_post_accumulate_grad_hook(lambda t: log.append(("accumulated", t.grad.tolist())))
    x.register_hook(lambda g: log.append(("tensor", x.grad)))
    (x * 2).backward()
    assert log == [("tensor", None), ("pre", None), ("accumulated", [2.0]), ("post", [2.0])]


def test_what_a_hook_returns_goes_on(m) -> None:
    seen = []
    x = leaf(m, 1.0)
    y = x * 2
    y.register_hook(lambda g: None)
    y.register_hook(lambda g: g * 10)
    y.register_hook(lambda g: seen.append(g.tolist()))
    y.backward()
    assert seen == [[10.0]] and x.grad.tolist() == [20.0]


def test_node_hooks_replace_all_gradients(m) -> None:
    x = leaf(m, 1.0)
    y = x * 2
    y.grad_fn.register_prehook(lambda outs: (outs[0] * 3,))
    y.grad_fn.register_hook(lambda ins, outs: (ins[0] + outs[0], *ins[1:]))
    y.backward()
    assert x.grad.tolist() == [9.0]


def test_hooks_must_return_what_fits(m) -> None:
    x = leaf(m, 1.0)
    for register, wrong, error in (
        (lambda y: y.register_hook, lambda g: m.ones(2), RuntimeError),
        (lambda y: y.register_hook, lambda g: 3, TypeError),
        (lambda y: y.grad_fn.register_prehook, lambda outs: (), RuntimeError),
        (lambda y: y.grad_fn.register_hook, lambda ins, outs: ins[0], TypeError),
    ):
        y = x * 2
        register(y)(wrong)
        with pytest.raises(error):
            y.backward()
    assert x.grad is None


def test_a_captured_gradient_is_the_one_after_tensor_hooks(m) -> None:
    x = leaf(m, 1.0)
    h = x * 2
    h.register_hook(lambda g: g * 10)
    assert m.autograd.grad(h * 3, h)[0].tolist() == [30.0]


def test_a_gradient_captured_on_the_way_is_the_one_before_them(m) -> None:
    x = leaf(m, 1.0)
    h = x * 2
    h.register_hook(lambda g: g * 10)
    found = m.autograd.grad(h * 3, (h, x))
    assert [g.tolist() for g in found] == [[3.0], [60.0]]


def test_a_hook_added_on_the_way_runs_if_its_node_comes_later(m) -> None:
    log = []
    x = leaf(m, 1.0)
    y = x * 2

    def adds(grad):
        y.register_hook(lambda g: log.append("same tensor"))
        x.register_hook(lambda g: log.append("later tensor"))

    y.register_hook(adds)
    y.backward()
    assert log == ["later tensor"]


def test_hooks_get_none_for_a_gradient_that_is_not_there(m) -> None:
    seen = []
    a, b = leaf(m, 1.0, 2.0).unbind()
    a.register_hook(lambda g: seen.append(("a", g)))
    b.register_hook(lambda g: seen.append(("b", g.item())))
    b.backward()
    assert seen == [("a", None), ("b", 1.0)]


def test_hooks_stay_with_the_value_they_were_registered_for(m) -> None:
    log = []
    x = leaf(m, 1.0)
    y = x * 2
    y.register_hook(lambda g: log.append(("before", g.tolist())))
    y.mul_(5)
    y.register_hook(lambda g: log.append(("after", g.tolist())))
    y.backward()
    assert log == [("after", [1.0]), ("before", [5.0])]


def test_a_retained_gradient_follows_the_tensor(m) -> None:
    x = leaf(m, 1.0)
    y = x * 2
    y.retain_grad()
    y.mul_(5)
    (y * 3).backward()
    assert y.grad.tolist() == [3.0]


def test_hooks_see_the_mode_of_the_backward(m) -> None:
    seen = []
    x = leaf(m, 1.0)
    x.register_hook(lambda g: seen.append(m.is_grad_enabled()))
    (x * x).backward()
    (x * x).backward(create_graph=True)
    assert seen == [False, True]


def test_an_error_in_a_hook_ends_the_backward(m) -> None:
    x, y = leaf(m, 1.0), leaf(m, 1.0)

    def fails(grad):
        raise KeyError("mine")

    h = x * y
    h.register_hook(fails)
    with pytest.raises(KeyError, match="mine"):
        h.backward()
    assert x.grad is None and m.is_grad_enabled()


def test_a_removed_hook_is_not_called_again(m) -> None:
    seen = []
    x = leaf(m, 1.0)
    handle = x.register_hook(lambda g: (seen.append(g.tolist()), handle.remove())[0])
    (x * 2).backward()
    (x * 3).backward()
    assert seen == [[2.0]]


def test_hooks_on_several_tensors(m) -> None:
    every, first = [], []
    x, y, z = leaf(m, 1.0), leaf(m, 1.0), leaf(m, 1.0)
    register = m.autograd.graph.register_multi_grad_hook
    register((x, y, z), lambda grads: every.append([g is not None for g in grads]))
    register((x, y), lambda grad: first.append(grad.tolist()), mode="any")
    (x * y * 1).backward()
    assert every == [[True, True, False]] and first == [[1.0]]


def test_a_single_root_is_not_waited_for(m) -> None:
    calls = []
    x, y = leaf(m, 1.0), leaf(m, 1.0)
    root = x * y
    m.autograd.graph.register_multi_grad_hook((x, root), lambda grads: calls.append(len(grads)))
    root.backward(retain_graph=True)
    m.autograd.backward([root, x * 1])
    assert calls == [2, 2, 2]


def test_a_post_accumulate_hook_may_take_the_gradient(m) -> None:
    x = leaf(m, 1.0)
    taken = []

    def take(tensor):
        taken.append(tensor.grad)
        tensor.grad = None

    x.register_post_accumulate_grad_hook(take)
    (x * 2).backward()
    (x * 3).backward()
    assert [g.tolist() for g in taken] == [[2.0], [3.0]] and x.grad is None


# -- saved values ----------------------------------------------------------------------------------------------------


def test_saved_values_are_given_up(m) -> None:
    x = leaf(m, 2.0)
    y = x * x
    y.backward(retain_graph=True)
    y.backward()
    with pytest.raises(RuntimeError, match="a second time"):
        y.backward()
    with pytest.raises(RuntimeError, match="already been freed"):
        y.grad_fn._saved_self  # noqa: B018


def test_a_changed_saved_value_is_refused(m) -> None:
    h = leaf(m, 2.0) * 1
    y = h * h
    h.add_(1)
    with pytest.raises(RuntimeError, match="is at version 1; expected version 0"):
        y.backward()


def test_what_is_not_saved_may_change(m) -> None:
    x = leaf(m, 2.0)
    h = x * 1
    y = h + 1
    h.mul_(5)
    y.backward()
    assert x.grad.tolist() == [1.0]


def test_saved_values_pass_through_the_innermost_hooks(m) -> None:
    log = []
    hooks = m.autograd.graph.saved_tensors_hooks
    x = leaf(m, 2.0)
    outer = hooks(lambda t: log.append("outer"), lambda p: x)
    inner = hooks(lambda t: (log.append("pack"), t * 10)[1], lambda p: (log.append("unpack"), p)[1])
    with outer, inner:
        y = x * x
    assert log == ["pack", "pack"]
    y.backward()
    assert log[2:] == ["unpack", "unpack"] and x.grad.tolist() == [40.0]


def test_unpacked_values_keep_their_history(m) -> None:
    x = leaf(m, 2.0)
    with m.autograd.graph.saved_tensors_hooks(lambda t: t.detach().clone(), lambda p: p):
        y = x * x * x
    (g,) = m.autograd.grad(y, x, create_graph=True)
    assert m.autograd.grad(g, x)[0].tolist() == [12.0]


def test_hooks_on_saved_values_can_be_forbidden(m) -> None:
    hooks = m.autograd.graph.saved_tensors_hooks(lambda t: t, lambda p: p)
    disabled = m.autograd.graph.disable_saved_tensors_hooks("not here")
    with disabled, pytest.raises(RuntimeError, match="not here"):
        hooks.__enter__()


def test_saved_values_may_change_where_that_is_allowed(m) -> None:
    x = leaf(m, 2.0)
    with m.autograd.graph.allow_mutation_on_saved_tensors():
        h = x * 1
        y = h * h
        h.zero_()
        y.backward()
    assert x.grad.tolist() == [4.0]


# -- views and changes in place ------------------------------------------------------------------------------------------


def test_who_shares_a_version(m) -> None:
    x = m.zeros(2)
    view, detached, data, copy = x[1:], x.detach(), x.data, x.clone()
    x.add_(1)
    view.add_(1)
    assert [t._version for t in (x, view, detached, data, copy)] == [2, 2, 2, 0, 0]


def test_a_leaf_is_not_changed_while_recording(m) -> None:
    x = leaf(m, 1.0, 2.0)
    for change in (lambda: x.add_(1), lambda: x[0].add_(1)):
        with pytest.raises(RuntimeError, match="leaf Variable that requires grad"):
            change()
    with m.no_grad():
        x.add_(1)
    assert x.tolist() == [2.0, 3.0]


def test_a_change_moves_the_history(m) -> None:
    x = leaf(m, 2.0)
    h = x * 3
    before = h.grad_fn
    h.mul_(5)
    assert h.grad_fn is not before and h.grad_fn.next_functions[0][0] is before
    h.backward()
    assert x.grad.tolist() == [15.0]


def test_a_change_of_a_view_rewrites_its_base(m) -> None:
    x, c = leaf(m, 1.0, 2.0), leaf(m, 10.0)
    h = x * 1
    h[:1].mul_(c)
    assert "CopySlices" in h.grad_fn.name()
    h.backward(m.ones(2))
    assert (x.grad.tolist(), c.grad.tolist()) == ([10.0, 1.0], [1.0])


def test_a_view_follows_its_base(m) -> None:
    x = leaf(m, 1.0, 2.0)
    h = x * 1
    view, before = h[:1], h[:1].grad_fn
    h.mul_(5)
    assert type(view.grad_fn) is not type(before)
    view.backward()
    assert x.grad.tolist() == [5.0, 0.0]


def test_a_constant_base_takes_part_through_a_view(m) -> None:
    x = leaf(m, 3.0)
    base = m.zeros(2)
    other = base[:1]
    base[1:].copy_(x)
    assert base.requires_grad and other.requires_grad
    base.sum().backward()
    assert x.grad.tolist() == [1.0]


def test_one_of_several_views_is_not_changed(m) -> None:
    a, _ = (leaf(m, 1.0, 2.0) * 1).unbind()
    with pytest.raises(RuntimeError, match="function that returns multiple views"):
        a.mul_(2)


def test_a_view_made_without_recording_is_not_changed_with_it(m) -> None:
    h = leaf(m, 1.0, 2.0) * 1
    with m.no_grad():
        view = h[:1]
    with pytest.raises(RuntimeError, match="created in no_grad mode"):
        view.mul_(2)


def test_a_view_out_of_a_function_is_not_changed(m) -> None:
    F = function(m, lambda ctx, x: x[:1], lambda ctx, g: m.cat([g, g]))
    with pytest.raises(RuntimeError, match="inside a custom Function"):
        F.apply(leaf(m, 1.0, 2.0) * 1).mul_(2)


def test_elements_shown_twice_are_not_changed(m) -> None:
    x = m.ones(1)
    with pytest.raises(RuntimeError, match="single memory location"):
        x.expand(3).mul_(2)
    assert x.tolist() == [1.0] and x._version == 0


def test_data_goes_behind_the_back_of_autograd(m) -> None:
    x = leaf(m, 2.0)
    h = x * 1
    y = h * h
    h.data.zero_()
    y.backward()
    assert x.grad.tolist() == [0.0]


def test_set_counts_as_a_change(m) -> None:
    h = leaf(m, 2.0) * 1
    y = h * h
    h.set_(m.ones(3))
    with pytest.raises(RuntimeError, match="is at version 1; expected version 0"):
        y.backward()


def test_a_view_is_not_detached_in_place(m) -> None:
    h = leaf(m, 1.0, 2.0) * 1
    with pytest.raises(RuntimeError, match="Can't detach views in-place"):
        h[:1].detach_()
    assert not h.detach_().requires_grad


# -- custom functions ------------------------------------------------------------------------------------------------------


def test_forward_is_unrecorded_and_backward_as_asked(m) -> None:
    seen = []
    F = function(
        m,
        lambda ctx, x: (seen.append(m.is_grad_enabled()), x * 2)[1],
        lambda ctx, g: (seen.append(m.is_grad_enabled()), g * 2)[1],
    )
    x = leaf(m, 1.0)
    F.apply(x).backward()
    F.apply(x).backward(create_graph=True)
    assert seen == [False, False, False, True]


def test_missing_gradients_are_zeros(m) -> None:
    seen = []

    def forward(ctx, x, materialize):
        ctx.set_materialize_grads(materialize)
        return x * 2, x * 3

    F = function(
        m, forward, lambda ctx, a, b: (seen.append(b if b is None else b.tolist()), (a, None))[1]
    )
    x = leaf(m, 1.0)
    F.apply(x, True)[0].backward()
    F.apply(x, False)[0].backward()
    assert seen == [[0.0], None]


def test_one_gradient_for_each_argument(m) -> None:
    x = leaf(m, 1.0)
    for returned, message in (
        (lambda g: g, "incorrect number of gradients"),
        (lambda g: (g, g), "different than None at position 2"),
    ):
        F = function(m, lambda ctx, x, k: x * k, lambda ctx, g, r=returned: r(g))
        with pytest.raises(RuntimeError, match=message):
            F.apply(x, 2).backward()
    F = function(m, lambda ctx, x, k: x * k, lambda ctx, g: (g * 2, None, None))
    F.apply(x, 2).backward()
    assert x.grad.tolist() == [2.0]


def test_a_returned_input_is_another_tensor(m) -> None:
    F = function(m, lambda ctx, x: x, lambda ctx, g: g * 7)
    x = leaf(m, 1.0)
    y = F.apply(x)
    assert y is not x and x.is_leaf and y._base is x
    y.backward()
    assert x.grad.tolist() == [7.0]


def test_a_dirty_input_is_the_output(m) -> None:
    def forward(ctx, x):
        ctx.mark_dirty(x)
        return x.mul_(2)

    h = leaf(m, 1.0) * 1
    y = function(m, forward, lambda ctx, g: g * 2).apply(h)
    assert y is h and h.grad_fn.name() == "MadeBackward"


def test_outputs_without_gradient(m) -> None:
    def forward(ctx, x):
        flags = x > 0
        copy = x * 1
        ctx.mark_non_differentiable(copy)
        return x * 2, flags, copy

    a, b, c = function(m, forward, lambda ctx, g, h, k: g).apply(leaf(m, 1.0))
    assert [t.requires_grad for t in (a, b, c)] == [True, False, False]


def test_a_backward_that_can_be_run_once(m) -> None:
    once = m.autograd.function.once_differentiable
    F = function(m, lambda ctx, x: x * 2, once(lambda ctx, g: g * 2))
    x = leaf(m, 1.0)
    (g,) = m.autograd.grad(F.apply(x) * x, x, create_graph=True)
    with pytest.raises(RuntimeError, match="once_differentiable"):
        g.backward()


# -- modes -------------------------------------------------------------------------------------------------------------------


def test_modes_nest_and_end(m) -> None:
    x = leaf(m, 1.0)
    with m.no_grad():
        assert not (x * 2).requires_grad
        with m.enable_grad():
            assert (x * 2).requires_grad
        with m.set_grad_enabled(False):
            pass
        assert not m.is_grad_enabled()
    assert m.is_grad_enabled()


def test_modes_belong_to_a_thread(m) -> None:
    seen = []
    with m.no_grad():
        thread = threading.Thread(target=lambda: seen.append(m.is_grad_enabled()))
        thread.start()
        thread.join()
    assert seen == [True]


def test_a_decorated_generator_has_the_mode_while_it_runs(m) -> None:
    @m.no_grad()
    def numbers():
        yield m.is_grad_enabled()
        yield m.is_grad_enabled()

    run = numbers()
    assert [next(run), m.is_grad_enabled(), next(run)] == [False, True, False]


def test_nothing_is_recorded_in_inference_mode(m) -> None:
    x = leaf(m, 1.0)
    with m.inference_mode(), m.enable_grad():
        assert not (x * 2).requires_grad


def test_inference_tensors_stay_out_of_graphs(m) -> None:
    x = leaf(m, 1.0)
    with m.inference_mode():
        a = m.ones(1)
    with pytest.raises(RuntimeError, match="cannot be saved for backward"):
        x * a
    with pytest.raises(RuntimeError, match="Inplace update to inference tensor"):
        a.add_(1)
    with pytest.raises(RuntimeError, match="do not track version"):
        a._version  # noqa: B018
    assert (x * a.clone()).requires_grad
