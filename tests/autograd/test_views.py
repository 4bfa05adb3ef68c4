"""Views, in-place changes, version counters."""

import pytest

import gradsmith as gs
from gradsmith.autograd import grad


def leaf(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), requires_grad=True)


def test_views_share_elements_and_version() -> None:
    base = gs.zeros(2, 3)
    view = base[1].view(3, 1)
    view.add_(5)
    assert base.tolist() == [[0.0] * 3, [5.0] * 3]
    assert base._version == view._version == 1
    assert view._is_view() and view._base is base
    assert not base._is_view()


def test_detached_tensors_share_the_version_and_are_no_views() -> None:
    x = leaf(1.0)
    y = x.detach()
    y.add_(1)
    assert x._version == 1
    assert not y._is_view() and not y.requires_grad


def test_in_place_on_an_intermediate() -> None:
    x = leaf(2.0, 3.0)
    y = x * 1
    y.mul_(x)
    y.add_(x)
    assert y.grad_fn.name() == "AddBackward0"
    y.sum().backward()
    assert x.grad.tolist() == [5.0, 7.0]


def test_in_place_on_a_view_rewrites_the_history_of_the_base() -> None:
    x, w = leaf(1.0, 2.0, 3.0, 4.0), leaf(10.0, 20.0)
    y = x * 2
    y[1:3].mul_(w)
    assert y.grad_fn.name() == "torch::autograd::CopySlices"
    (y * gs.tensor([1.0, 10.0, 100.0, 1000.0])).sum().backward()
    assert x.grad.tolist() == [2.0, 200.0, 4000.0, 2000.0]
    assert w.grad.tolist() == [40.0, 600.0]


def test_a_view_made_before_the_change_sees_the_new_history() -> None:
    x = leaf(1.0, 2.0, 3.0)
    y = x * 2
    view = y[1:]
    y.mul_(x)
    assert view.tolist() == [8.0, 18.0]
    assert view.grad_fn.name() == "AsStridedBackward0"
    (view * gs.tensor([1.0, 10.0])).sum().backward()
    assert x.grad.tolist() == [0.0, 8.0, 120.0]


def test_a_base_becomes_part_of_the_graph_through_a_view() -> None:
    w = leaf(3.0)
    base = gs.ones(2, 2)
    other = base[0]
    base[1].mul_(w)
    assert base.requires_grad and base.grad_fn is not None
    assert other.requires_grad
    (base.sum() + other.sum()).backward()
    assert w.grad.tolist() == [2.0]


def test_changes_of_views_of_views_through_transposes_and_steps() -> None:
    x = gs.arange(12.0).requires_grad_()
    y = (x * 1).view(3, 4)
    y.t()[::2, 1:].mul_(gs.tensor(5.0))
    weights = gs.arange(12.0).view(3, 4)
    (y * weights).sum().backward()
    expected = [[0, 1, 2, 3], [20, 5, 30, 7], [40, 9, 50, 11]]
    assert x.grad.tolist() == [float(v) for row in expected for v in row]


def test_regenerated_history_of_an_expanded_view_sums() -> None:
    x = leaf(1.0, 2.0)
    y = x * 1
    wide = y.expand(3, 2)
    y.mul_(2)
    (wide * gs.tensor([[1.0], [10.0], [100.0]])).sum().backward()
    assert x.grad.tolist() == [222.0, 222.0]


def test_second_derivatives_through_a_changed_view() -> None:
    x = leaf(2.0, 3.0)
    y = x * x
    y[0].mul_(x[1])  # x0 x0 x1, x1 x1
    (g,) = grad(y.sum(), x, create_graph=True)
    assert g.tolist() == [12.0, 10.0]
    (h,) = grad(g[0] * 1.0, x)
    assert h.tolist() == [6.0, 4.0]


def test_setting_items_is_recorded() -> None:
    x, v = leaf(1.0, 2.0, 3.0), leaf(10.0)
    y = x * 2
    y[1] = v[0] * 3
    y[gs.tensor([True, False, False])] = 0.0
    (y * gs.tensor([1.0, 10.0, 100.0])).sum().backward()
    assert x.grad.tolist() == [0.0, 0.0, 200.0]
    assert v.grad.tolist() == [30.0]


def test_a_saved_input_that_was_changed_is_noticed() -> None:
    x = leaf(1.0, 2.0)
    y = x * 1
    z = y * y
    y.add_(1)
    with pytest.raises(RuntimeError) as caught:
        z.sum().backward()
    message = str(caught.value)
    assert "has been modified by an inplace operation: [gradsmith.FloatTensor [2]]" in message
    assert "is at version 1; expected version 0 instead" in message


def test_a_saved_output_that_was_changed_is_noticed() -> None:
    y = leaf(1.0, 2.0).exp()
    y.mul_(2)
    with pytest.raises(
        RuntimeError, match=r"which is output 0 of Exp.*at version 1; expected version 0"
    ):
        y.sum().backward()


def test_a_change_through_a_view_is_noticed_too() -> None:
    x = leaf(1.0, 2.0)
    y = x * 1
    z = (y * y).sum()
    y.detach()[0].zero_()
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.backward()


def test_a_change_of_data_is_not_noticed() -> None:
    x = leaf(1.0, 2.0)
    z = (x * x).sum()
    x.data.mul_(3)
    z.backward()
    assert x.grad.tolist() == [6.0, 12.0]


def test_in_place_operators_that_save_their_result() -> None:
    x = leaf(0.0, 1.0)
    y = (x * 1).exp_()
    y.backward(gs.tensor([2.0, 0.0]))
    assert x.grad.tolist() == [2.0, 0.0]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            lambda x: x.mul_(2),
            "a leaf Variable that requires grad is being used in an in-place operation",
        ),
        (lambda x: x[0].mul_(2), "a view of a leaf Variable that requires grad"),
        (
            lambda x: (x * 1).unbind()[0].mul_(2),
            "Output 0 of Unbind is a view.*returns multiple views",
        ),
        (lambda x: (x * 1)[:1].expand(2).mul_(2), "refers to a single memory location"),
        (lambda x: (x * 1)[0].detach_(), "Can't detach views in-place"),
    ],
)
def test_refused_changes(change, message) -> None:
    with pytest.raises(RuntimeError, match=message):
        change(leaf(1.0, 2.0))


def test_views_made_without_grad_mode() -> None:
    y = leaf(1.0, 2.0) * 1
    with gs.no_grad():
        view = y[0]
        view.mul_(2)
    with pytest.raises(RuntimeError, match="A view was created in no_grad mode"):
        view.mul_(2)


def test_leaves_may_change_while_nothing_is_recorded() -> None:
    x = leaf(1.0)
    with gs.no_grad():
        x.sub_(0.5)
    assert x.tolist() == [0.5] and x.is_leaf and x._version == 1


def test_requires_grad_rules() -> None:
    x = leaf(1.0)
    with pytest.raises(
        RuntimeError, match="you can only change requires_grad flags of leaf variables"
    ):
        (x * 2).requires_grad = False
    with pytest.raises(RuntimeError, match="only Tensors of floating point"):
        gs.tensor([1]).requires_grad_()
    y = x.detach()
    y.requires_grad = True
    assert y.is_leaf and y.requires_grad and not x.detach().requires_grad


@pytest.mark.parametrize(
    ("value", "error", "message"),
    [
        (
            lambda x: gs.ones(3),
            RuntimeError,
            r"gradient of size '\[3\]' to a tensor of size '\[2\]'",
        ),
        (lambda x: gs.ones(2, dtype=gs.float64), RuntimeError, "gradient with dtype"),
        (lambda x: gs.ones(2, device="meta"), RuntimeError, "device type 'meta'"),
        (lambda x: x, RuntimeError, "can't assign Variable as its own grad"),
        (lambda x: 3, TypeError, "expected to be a Tensor or None but got grad of type int"),
    ],
)
def test_what_grad_may_be_set_to(value, error, message) -> None:
    x = leaf(1.0, 2.0)
    with pytest.raises(error, match=message):
        x.grad = value(x)
    x.grad = gs.ones(2)
    x.grad = None
    assert x.grad is None


def test_setting_data() -> None:
    x = leaf(1.0, 2.0)
    x.data = gs.zeros(3)
    assert x.requires_grad and x.tolist() == [0.0] * 3
    (x * 2).sum().backward()
    assert x.grad.tolist() == [2.0] * 3
    with pytest.raises(RuntimeError, match="must be floating point or complex"):
        x.data = gs.zeros(3, dtype=gs.int64)


def test_set_shows_other_elements_and_counts_apart() -> None:
    x, y = gs.zeros(2), gs.arange(6.0)
    assert x.set_(y) is x and x.tolist() == y.tolist()
    x.add_(1)
    assert (y[0].item(), y._version, x._version) == (1.0, 0, 2)
    assert gs.zeros(2).set_(y, 1, (2, 2), (2, 1)).tolist() == [[2.0, 3.0], [4.0, 5.0]]
    assert gs.zeros(2).set_(y.untyped_storage(), 4, (2,)).tolist() == [5.0, 6.0]
    assert gs.zeros(2).set_().shape == (0,)


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: gs.zeros(2).set_(gs.zeros(2, dtype=gs.int64)), RuntimeError, "int64 to .*float32"),
        (lambda: gs.zeros(2).set_(3), TypeError, "must be a Tensor or a storage, not int"),
        (lambda: gs.zeros(2).set_(gs.zeros(3), 2, (2,)), RuntimeError, "need 4 elements, .* has 3"),
        (lambda: leaf(1.0).set_(gs.zeros(3)), RuntimeError, "a leaf Variable that requires grad"),
    ],
)
def test_what_set_refuses(call, error, message) -> None:
    with pytest.raises(error, match=message):
        call()


def test_versions_can_be_preserved() -> None:
    x = leaf(2.0)
    h = x * 1
    y = h * h
    with gs.autograd._unsafe_preserve_version_counter(h):
        h.detach().mul_(10)
        assert h._version == 1
    assert h._version == 0
    y.sum().backward()
    assert x.grad.tolist() == [40.0]
    with pytest.raises(TypeError, match="a tensor or a tuple of tensors, not int"):
        gs.autograd._unsafe_preserve_version_counter(3)


def test_a_real_tensor_is_its_own_real_part() -> None:
    x = gs.ones(2)
    assert x.real is x
