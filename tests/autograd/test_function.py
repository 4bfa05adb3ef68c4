"""Custom functions."""

import pytest

import gradsmith as gs
from gradsmith.autograd import Function, grad
from gradsmith.autograd.function import once_differentiable


def leaf(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), requires_grad=True)


class Cube(Function):
    @staticmethod
    def forward(ctx, x, scale=1.0):
        assert not gs.is_grad_enabled()
        ctx.save_for_backward(x)
        ctx.scale = scale
        return x * x * x * scale

    @staticmethod
    def backward(ctx, g):
        (x,) = ctx.saved_tensors
        return g * 3 * x * x * ctx.scale, None


class CubeApart(Function):
    @staticmethod
    def forward(x, scale=1.0):
        return x * x * x * scale

    @staticmethod
    def setup_context(ctx, inputs, output):
        x, scale = inputs
        ctx.save_for_backward(x, output)
        ctx.scale = scale

    @staticmethod
    def backward(ctx, g):
        x, _ = ctx.saved_tensors
        return g * 3 * x * x * ctx.scale, None


@pytest.mark.parametrize("function", [Cube, CubeApart])
def test_both_forms_of_forward(function) -> None:
    x = leaf(2.0)
    y = function.apply(x, 10.0)
    assert y.grad_fn.name() == f"{function.__name__}Backward"
    assert y.tolist() == [80.0]
    (g,) = grad(y.sum(), x, create_graph=True)
    (h,) = grad(g.sum(), x)
    assert (g.tolist(), h.tolist()) == ([120.0], [120.0])


@pytest.mark.parametrize("function", [Cube, CubeApart])
def test_defaults_and_keywords(function) -> None:
    x = leaf(2.0)
    assert function.apply(x).tolist() == [8.0]
    y = function.apply(x, scale=2.0)
    assert grad(y.sum(), x)[0].tolist() == [24.0]
    with pytest.raises(TypeError, match="unexpected keyword argument 'other'"):
        function.apply(x, other=2.0)


def test_outputs_without_tensors_pass_as_they_are() -> None:
    class Passes(Function):
        @staticmethod
        def forward(ctx, x):
            return {"sizes": list(x.shape)}

    assert Passes.apply(leaf(1.0)) == {"sizes": [1]}


def test_the_context_is_the_node() -> None:
    seen = []

    class Watch(Function):
        @staticmethod
        def forward(ctx, x):
            seen.append(ctx)
            ctx.remark = "kept"
            return x * 2

        @staticmethod
        def backward(ctx, g):
            assert ctx.remark == "kept"
            return g

    y = Watch.apply(leaf(1.0))
    assert y.grad_fn is seen[0]
    y.sum().backward()


def test_nothing_is_recorded_without_need() -> None:
    assert Cube.apply(gs.ones(1)).grad_fn is None
    with gs.no_grad():
        assert Cube.apply(leaf(1.0)).grad_fn is None


def test_missing_gradients_are_zeros_or_none() -> None:
    def split(materialize: bool):
        seen = []

        class Split(Function):
            @staticmethod
            def forward(ctx, x):
                ctx.set_materialize_grads(materialize)
                return x * 2, x * 3

            @staticmethod
            def backward(ctx, a, b):
                seen.append((a.tolist(), b if b is None else b.tolist()))
                return a * 2

        x = leaf(1.0)
        Split.apply(x)[0].sum().backward()
        assert x.grad.tolist() == [2.0]
        return seen[0]

    assert split(True) == ([1.0], [0.0])
    assert split(False) == ([1.0], None)


def test_a_function_that_returns_none_sends_zeros_on() -> None:
    class Stop(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            return None

    x, y = leaf(1.0), leaf(1.0)
    Stop.apply(x).sum().backward()
    assert x.grad is None
    Stop.apply(Cube.apply(x)).sum().backward()
    assert x.grad.tolist() == [0.0]
    Stop.apply(y * 2).sum().backward()
    assert y.grad is None


def test_non_differentiable_outputs() -> None:
    class Sorted(Function):
        @staticmethod
        def forward(ctx, x):
            values, order = x.sort()
            flags = values * 0
            ctx.mark_non_differentiable(flags)
            ctx.save_for_backward(order)
            return values, order, flags

        @staticmethod
        def backward(ctx, g, g_order, g_flags):
            (order,) = ctx.saved_tensors
            return gs.zeros_like(g).scatter(0, order, g)

    x = leaf(3.0, 1.0)
    values, order, flags = Sorted.apply(x)
    assert values.requires_grad
    assert not order.requires_grad and not flags.requires_grad
    (values * gs.tensor([1.0, 10.0])).sum().backward()
    assert x.grad.tolist() == [10.0, 1.0]


def test_inputs_changed_in_place() -> None:
    class Double(Function):
        @staticmethod
        def forward(ctx, x):
            x.mul_(2)
            ctx.mark_dirty(x)
            return x

        @staticmethod
        def backward(ctx, g):
            return g * 2

    x = leaf(1.0, 2.0)
    y = x * 1
    z = Double.apply(y)
    assert z is y and y._version >= 1
    y.sum().backward()
    assert x.grad.tolist() == [2.0, 2.0]
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
        Double.apply(leaf(1.0))
    base = x * 1
    Double.apply(base[0])
    assert base.tolist() == [2.0, 2.0]
    assert grad(base.sum(), x)[0].tolist() == [2.0, 1.0]


def test_dirty_inputs_must_be_returned() -> None:
    class Forgets(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.mark_dirty(x)
            return x * 1

        @staticmethod
        def backward(ctx, g):
            return g

    with pytest.raises(RuntimeError, match="were not returned as output"):
        Forgets.apply(leaf(1.0) * 1)


def test_an_input_returned_as_it_is() -> None:
    class Identity(Function):
        @staticmethod
        def forward(ctx, x):
            return x

        @staticmethod
        def backward(ctx, g):
            return g * 7

    x = leaf(1.0)
    y = Identity.apply(x)
    assert y is not x and x.is_leaf
    y.sum().backward()
    assert x.grad.tolist() == [7.0]
    with pytest.raises(RuntimeError, match="an input was returned as-is"):
        Identity.apply(x * 1).mul_(2)


@pytest.mark.parametrize(
    ("returned", "error", "message"),
    [
        (lambda g: (g, g, g), RuntimeError, r"incorrect number of gradients \(expected 2, got 3\)"),
        (lambda g: g, RuntimeError, r"incorrect number of gradients \(expected 2, got 1\)"),
        (lambda g: (g, g), RuntimeError, "different than None at position 2"),
        (
            lambda g: (3, None),
            RuntimeError,
            "expected Variable or None .*\n.*argument 'x' of Returns.forward",
        ),
        (
            lambda g: [g, None],
            RuntimeError,
            r"\(expected 2, got 1\)\n.*Returns.forward \(x, number\)",
        ),
        (
            lambda g: (g * 1j, None),
            RuntimeError,
            "complex64 for argument 'x' .* return its real part",
        ),
    ],
)
def test_what_backward_must_return(returned, error, message) -> None:
    class Returns(Function):
        @staticmethod
        def forward(ctx, x, number):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            return returned(g)

    with pytest.raises(error, match=message):
        Returns.apply(leaf(1.0), 2).sum().backward()


def test_further_nones_are_ignored() -> None:
    class Generous(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            return g * 3, None, None

    x = leaf(1.0)
    Generous.apply(x).sum().backward()
    assert x.grad.tolist() == [3.0]


def test_once_differentiable() -> None:
    class Once(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        @once_differentiable
        def backward(ctx, g):
            assert not gs.is_grad_enabled()
            return g * 2 * ctx.saved_tensors[0]

    x = leaf(3.0)
    assert grad(Once.apply(x).sum(), x)[0].tolist() == [6.0]
    (g,) = grad((Once.apply(x) * x).sum(), x, create_graph=True)
    with pytest.raises(
        RuntimeError, match="trying to differentiate twice a function that was marked"
    ):
        g.sum().backward()


def test_only_tensors_are_saved() -> None:
    class Saves(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x, 3)
            return x * 1

    with pytest.raises(
        TypeError, match="save_for_backward can only save variables, but argument 1"
    ):
        Saves.apply(leaf(1.0))


def test_saved_tensors_are_released_and_checked() -> None:
    y = Cube.apply(leaf(2.0))
    y.sum().backward()
    with pytest.raises(RuntimeError, match="backward through the graph a second time"):
        y.sum().backward()
    x = leaf(2.0) * 1
    y = Cube.apply(x)
    x.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


def test_missing_methods() -> None:
    class Empty(Function):
        pass

    with pytest.raises(NotImplementedError, match="must implement the forward"):
        Empty.apply(leaf(1.0))

    class NoBackward(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

    with pytest.raises(NotImplementedError, match="either the backward or vjp"):
        NoBackward.apply(leaf(1.0)).sum().backward()

    class Both(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            return g

        @staticmethod
        def vjp(ctx, g):
            return g

    with pytest.raises(RuntimeError, match="Implementing both 'backward' and 'vjp'"):
        Both.apply(leaf(1.0)).sum().backward()


def test_functions_are_not_meant_to_be_instantiated() -> None:
    with pytest.warns(DeprecationWarning, match="should not be instantiated"):
        Cube()


def test_anomaly_mode_shows_where_a_function_was_called() -> None:
    class Breaks(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            return g * float("nan")

    with pytest.warns(UserWarning) as caught, gs.autograd.detect_anomaly():
        y = Breaks.apply(leaf(1.0))  # here
        with pytest.raises(RuntimeError, match=r"'BreaksBackward' returned nan values in its 0th"):
            y.backward()
    assert "y = Breaks.apply(leaf(1.0))  # here" in str(caught[-1].message)
