"""Saved tensors, and hooks on them."""

import pytest

import gradsmith as gs
from gradsmith.autograd import grad
from gradsmith.autograd.graph import disable_saved_tensors_hooks, saved_tensors_hooks


def leaf(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), requires_grad=True)


def test_nodes_show_what_they_saved() -> None:
    x, y = leaf(1.0), leaf(2.0)
    z = x * y
    assert z.grad_fn._saved_self is x
    assert z.grad_fn._saved_other is y
    z.sum().backward()
    with pytest.raises(RuntimeError, match="directly access saved tensors "):
        _ = z.grad_fn._saved_self


def saved_by(node) -> set[str]:
    return {name for name in dir(node) if name.startswith(("_saved_", "_raw_saved_"))}


def test_a_saved_result_is_refused_after_a_change_through_an_alias() -> None:
    result = gs.ones(2, requires_grad=True).exp()
    node = result.grad_fn
    assert node._saved_result.grad_fn is node and node._saved_result.equal(result)
    with gs.no_grad():
        assert node._saved_result.grad_fn is None
        assert node._raw_saved_result.unpack().grad_fn is node
    result.detach().mul_(2)
    message = r"(?s)is output 0 of Exp, is at version 1; expected version 0 .*\nsaved as 'result'"
    reads = (
        lambda: node._saved_result,
        lambda: node._raw_saved_result.unpack(),
        lambda: result.sum().backward(),
    )
    for read in reads:
        with pytest.raises(RuntimeError, match=message):
            read()


def test_nodes_list_what_they_saved_and_nothing_else() -> None:
    x = leaf(1.0, 2.0)
    node = (x * x).grad_fn
    names = {"_saved_self", "_saved_other", "_raw_saved_self", "_raw_saved_other"}
    assert saved_by(node) == names
    assert all(hasattr(node, name) for name in names)
    for name in ("_saved_result", "_raw_saved_result", "_saved_", "_saved_raw_self", "missing"):
        with pytest.raises(
            AttributeError, match=f"'MulBackward0' object has no attribute '{name}'"
        ):
            getattr(node, name)
    node = x.sum(0, keepdim=True).grad_fn
    assert saved_by(node) == {"_saved_dim", "_saved_keepdim", "_saved_self_shape"}
    assert not hasattr(node, "_raw_saved_dim") and not hasattr(node, "_saved_raw_dim")
    assert (node._saved_keepdim, node._saved_self_shape) == (True, gs.Size([2]))
    assert isinstance(node._saved_self_shape, gs.Size)


def test_the_length_of_a_list_is_not_shown() -> None:
    node = gs.cat([leaf(1.0), leaf(2.0)]).grad_fn
    assert node.tensors_count == 2
    assert saved_by(node) == {"_saved_dim", "_saved_tensors_shape"}


def test_lists_of_saved_tensors() -> None:
    x = gs.ones(2, 3, requires_grad=True)
    index = gs.tensor([1, 0])
    node = x[:, index].grad_fn
    assert [i if i is None else i.tolist() for i in node._saved_indices] == [None, [1, 0]]
    raw = node._raw_saved_indices
    assert [i if i is None else i.tolist() for i in (raw[0].data, raw[1].data)] == [None, [1, 0]]
    x[:, index].sum().backward()
    node.release_variables()
    for name in ("_saved_indices", "_raw_saved_indices"):
        with pytest.raises(RuntimeError, match="directly access saved tensors"):
            getattr(node, name).__class__  # noqa: B018


def test_a_number_that_stood_for_a_tensor_is_shown() -> None:
    assert (leaf(1.0) * 3).grad_fn._saved_other == 3


def test_functions_show_no_attributes_of_generated_nodes() -> None:
    class Double(gs.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * 2

        @staticmethod
        def backward(ctx, g):
            return g * 2

    node = Double.apply(leaf(1.0)).grad_fn
    assert saved_by(node) == {"_raw_saved_tensors"}
    assert not hasattr(node, "_saved_saved") and not hasattr(node, "_raw_saved_saved")


def test_only_what_is_needed_is_saved() -> None:
    x = leaf(1.0)
    z = x * gs.tensor([2.0])
    assert z.grad_fn._saved_self is None
    assert z.grad_fn._saved_other.tolist() == [2.0]


def test_hooks_pack_and_unpack() -> None:
    packed, unpacked = [], []

    def pack(tensor):
        packed.append(tensor.tolist())
        return tensor.tolist()

    def unpack(value):
        unpacked.append(value)
        return gs.tensor(value)

    x, y = leaf(2.0), leaf(5.0)
    with saved_tensors_hooks(pack, unpack):
        z = x * y
    w = x * y  # outside: no hooks
    assert packed == [[5.0], [2.0]] or packed == [[2.0], [5.0]]
    (z + w).sum().backward()
    assert (x.grad.tolist(), y.grad.tolist()) == ([10.0], [4.0])
    assert sorted(unpacked) == [[2.0], [5.0]]


def test_unpacked_tensors_have_their_history() -> None:
    x = leaf(3.0)
    with saved_tensors_hooks(lambda t: t.detach().numpy().copy(), lambda a: gs.from_numpy(a)):
        y = (x * x).exp()
    (g,) = grad(y.sum(), x, create_graph=True)
    (h,) = grad(g.sum(), x)
    # y = exp(x^2): y'' = (2 + 4x^2) y
    assert h.item() == pytest.approx(38 * y.item(), rel=1e-5)


def test_the_innermost_hooks_count() -> None:
    x = leaf(3.0)
    with (
        saved_tensors_hooks(lambda t: t * 100, lambda t: t),
        saved_tensors_hooks(lambda t: t * 2, lambda t: t),
    ):
        y = x * x
    y.sum().backward()
    assert x.grad.tolist() == [12.0]


def test_a_pack_hook_must_not_change_its_argument() -> None:
    x = leaf(3.0)
    with (
        pytest.raises(RuntimeError, match="pack hook is modifying its input in place"),
        saved_tensors_hooks(lambda t: t.mul_(2), lambda t: t),
    ):
        x * x


def test_an_unpack_hook_must_return_a_tensor() -> None:
    x = leaf(3.0)
    with saved_tensors_hooks(lambda t: t, lambda t: 5):
        y = x * x
    with pytest.raises(TypeError, match="expected to be a Tensor"):
        y.sum().backward()


def test_hooks_may_be_disabled() -> None:
    with disable_saved_tensors_hooks("not here"):
        with (
            pytest.raises(RuntimeError, match="not here"),
            saved_tensors_hooks(lambda t: t, lambda t: t),
        ):
            pass
        (leaf(1.0) * 2).sum().backward()


def test_hooks_on_a_single_saved_tensor() -> None:
    x = leaf(3.0)
    y = x.exp()
    handle = y.grad_fn._raw_saved_result
    handle.register_hooks(lambda t: t * 2, lambda t: t)
    with pytest.raises(RuntimeError, match="already been set"):
        handle.register_hooks(lambda t: t, lambda t: t)
    (g,) = grad(y.sum(), x)
    assert g.item() == pytest.approx(2 * y.item())


def test_hooks_of_custom_functions() -> None:
    class Square(gs.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x, None)
            return x * x

        @staticmethod
        def backward(ctx, g):
            x, nothing = ctx.saved_tensors
            assert nothing is None
            return 2 * x * g

    x, packed = leaf(3.0), []

    def pack(t):
        packed.append(t.item())
        return t

    with saved_tensors_hooks(pack, lambda t: t):
        y = Square.apply(x)
    y.sum().backward()
    assert packed == [3.0]
    assert x.grad.tolist() == [6.0]


def test_saved_tensors_may_be_changed_where_that_is_allowed() -> None:
    x = leaf(3.0)
    with gs.autograd.graph.allow_mutation_on_saved_tensors():
        y = x * 1
        z = y * y
        y.zero_()
        z.sum().backward()
    assert x.grad.tolist() == [6.0]


def test_copies_are_made_only_of_what_changes() -> None:
    x = leaf(2.0, 3.0)
    with gs.autograd.graph.allow_mutation_on_saved_tensors():
        h, k = x * 1, x * 2
        y, z = h * h, k * k
        view = h[:1]
        view.mul_(10)
        assert z.grad_fn._saved_self.data_ptr() == k.data_ptr()
        assert y.grad_fn._saved_self.tolist() == [2.0, 3.0] and h.tolist() == [20.0, 3.0]
        (y + z).sum().backward()
    assert x.grad.tolist() == [20.0, 30.0]


def test_saved_copies_end_with_their_block() -> None:
    allow = gs.autograd.graph.allow_mutation_on_saved_tensors
    x = leaf(2.0)
    with allow():
        y = x * x
    with pytest.raises(AssertionError, match="outside of the 'allow_mutation_on_saved_tensors'"):
        y.sum().backward()
    with allow() as copies:
        y = x * x
        copies.clear()
        with pytest.raises(AssertionError, match="outside of the"):
            y.sum().backward()
        with pytest.raises(RuntimeError, match="cannot be nested"):
            allow().__enter__()


def test_a_tensor_that_hooks_keep_as_it_is_must_not_change() -> None:
    x = leaf(2.0)
    h = x * 1
    with saved_tensors_hooks(lambda t: t, lambda t: t):
        y = h * h
    h.add_(1)
    with pytest.raises(RuntimeError, match=r"version 1; expected version 0 .*\n.* by MulBackward0"):
        y.sum().backward()


def test_pack_hooks_are_given_the_tensor_itself_and_results_with_their_history() -> None:
    x, seen = leaf(2.0), []
    with saved_tensors_hooks(lambda t: (seen.append((t is x, t.grad_fn)), t)[1], lambda t: t):
        y = (x * x).exp()
    assert [same for same, _ in seen] == [True, True, False]
    assert seen[2][1] is y.grad_fn


def test_hooks_must_be_callable() -> None:
    with pytest.raises(TypeError, match="must be callable"), saved_tensors_hooks(3, print):
        pass
