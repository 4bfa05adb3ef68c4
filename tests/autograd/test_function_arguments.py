"""Custom functions whose arguments are passed by keyword or lie within structures, and wrong calls."""

import pytest

import gradsmith as gs
from gradsmith.autograd import Function, grad


def leaf(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), requires_grad=True)


class Weighted(Function):
    """``a * x + b * y``"""

    @staticmethod
    def forward(ctx, x, y, *, a=1.0, b=1.0):
        ctx.weights = a, b
        return a * x + b * y

    @staticmethod
    def backward(ctx, g):
        a, b = ctx.weights
        return g * a, g * b


class WeightedApart(Function):
    @staticmethod
    def forward(x, y, *, a=1.0, b=1.0):
        return a * x + b * y

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.weights = inputs[2:]

    backward = Weighted.backward


@pytest.mark.parametrize("function", [Weighted, WeightedApart])
def test_keyword_arguments_in_any_order(function) -> None:
    x, y = leaf(1.0), leaf(2.0)
    out = function.apply(y=y, b=3.0, x=x)
    assert out.tolist() == [7.0]
    assert [g.tolist() for g in grad(out.sum(), (x, y))] == [[1.0], [3.0]]


def test_a_tensor_passed_by_keyword_is_differentiated() -> None:
    class Product(Function):
        @staticmethod
        def forward(ctx, x, *, factor):
            ctx.save_for_backward(x, factor)
            return x * factor

        @staticmethod
        def backward(ctx, g):
            x, _ = ctx.saved_tensors
            assert ctx.needs_input_grad == (False, True)
            return None, g * x

    factor = leaf(3.0)
    assert grad(Product.apply(gs.tensor([2.0]), factor=factor).sum(), factor)[0].tolist() == [2.0]


def test_gradients_of_arguments_passed_by_keyword_may_be_left_out() -> None:
    class Scaled(Function):
        @staticmethod
        def forward(ctx, x, scale=1.0):
            ctx.scale = scale
            return x * scale

        @staticmethod
        def backward(ctx, g):
            return g * ctx.scale

    x = leaf(1.0)
    assert grad(Scaled.apply(x, scale=3.0).sum(), x)[0].tolist() == [3.0]
    with pytest.raises(RuntimeError, match=r"expected 2, got 1.*\n.*Scaled.forward \(x, scale\)"):
        Scaled.apply(x, 3.0).sum().backward()


class Combined(Function):
    """The sum of ``weights[i] * x`` over a list, shifted by the values of a dictionary."""

    @staticmethod
    def forward(ctx, x, weights, shifts):
        ctx.save_for_backward(x, *weights)
        ctx.names = list(shifts)
        total = sum(shifts.values(), start=gs.zeros(()))
        return sum((w * x for w in weights), start=total)

    @staticmethod
    def backward(ctx, g):
        x, *weights = ctx.saved_tensors
        return sum(g * w for w in weights), [g * x for _ in weights], dict.fromkeys(ctx.names, g)


def test_tensors_in_lists_and_dictionaries_take_part() -> None:
    x, a, b, c = leaf(2.0), leaf(3.0), gs.tensor([4.0]), leaf(5.0)
    seen = []

    class Watched(Combined):
        @staticmethod
        def forward(ctx, *args):
            seen.append(ctx.needs_input_grad)
            return Combined.forward(ctx, *args)

    out = Watched.apply(x, [a, b], {"c": c})
    assert seen == [(True, [True, False], {"c": True})]
    assert out.tolist() == [19.0]
    assert [g.tolist() for g in grad(out.sum(), (x, a, c))] == [[7.0], [2.0], [1.0]]
    # A structure alone is enough to record the call.
    assert Combined.apply(gs.ones(1), (a,), {}).requires_grad
    assert not Combined.apply(gs.ones(1), [b], {}).requires_grad


def test_none_stands_for_all_gradients_of_a_structure() -> None:
    class Stops(Combined):
        @staticmethod
        def backward(ctx, g):
            return g, None, {}

    x, a, c = leaf(2.0), leaf(3.0), leaf(5.0)
    Stops.apply(x, [a], {"c": c}).sum().backward()
    assert (x.grad.tolist(), a.grad, c.grad) == ([1.0], None, None)


@pytest.mark.parametrize(
    ("returned", "message"),
    [
        (
            lambda g: (g, g, None),
            "argument 'weights' of Wrong.forward: .* got Tensor for list of 1",
        ),
        (lambda g: (g, [g, g], None), "got list of 2 for list of 1"),
        (lambda g: (g, None, {"d": g}), r"got dict with keys \['d'\] for dict with keys \['c'\]"),
        (lambda g: (g, ["1"], None), "expected Variable or None .got str.\n.*argument 'weights'"),
        (lambda g: (g, None, [g]), "argument 'shifts' of Wrong.forward: .* got list of 1"),
    ],
)
def test_gradients_of_the_wrong_form(returned, message) -> None:
    class Wrong(Combined):
        @staticmethod
        def backward(ctx, g):
            return returned(g)

    with pytest.raises(RuntimeError, match=message):
        Wrong.apply(leaf(2.0), [leaf(3.0)], {"c": leaf(5.0)}).sum().backward()


def test_tensors_within_structures_of_outputs_have_no_gradient() -> None:
    class Splits(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2, [x * 3], {"k": x * 4}

        @staticmethod
        def backward(ctx, a, of_list, of_dict):
            assert of_list is None and of_dict is None
            return a * 2

    x = leaf(1.0)
    first, (second,), rest = Splits.apply(x)
    assert [t.requires_grad for t in (first, second, rest["k"])] == [True, False, False]
    assert grad(first.sum(), x)[0].tolist() == [2.0]


def test_structures_and_second_derivatives() -> None:
    x, a = leaf(2.0), leaf(3.0)
    (g,) = grad((Combined.apply(x, [a, a], {}) ** 2).sum(), a, create_graph=True)
    assert g.tolist() == [96.0]
    assert grad(g.sum(), x)[0].tolist() == [96.0]  # of 8 a x^2


# -- wrong calls ----------------------------------------------------------------------------------------


class NoContext(Function):
    @staticmethod
    def forward(x):
        return x * 1

    @staticmethod
    def backward(g):
        return g


class UnwantedContext(Function):
    @staticmethod
    def forward(ctx, x):
        return x * 1

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass


class ShortSetup(Function):
    @staticmethod
    def forward(x):
        return x * 1

    @staticmethod
    def setup_context(ctx, inputs):
        pass


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (
            lambda: NoContext.apply(leaf(1.0)),
            TypeError,
            "NoContext.forward is called with ctx and",
        ),
        (
            lambda: UnwantedContext.apply(leaf(1.0)),
            TypeError,
            "UnwantedContext.apply.*argument: 'x'",
        ),
        (
            lambda: ShortSetup.apply(leaf(1.0)),
            TypeError,
            "ShortSetup.setup_context is called with ctx",
        ),
        (
            lambda: Weighted.apply(leaf(1.0)),
            TypeError,
            "(?s)missing .* 'y'.*Weighted.forward is called with ctx and",
        ),
        (
            lambda: Weighted.apply(1, 2, c=3),
            TypeError,
            r"Weighted.apply\(\): .* keyword argument 'c'",
        ),
        (lambda: WeightedApart.apply(1), TypeError, r"WeightedApart.apply\(\): missing .* 'y'"),
        (lambda: Weighted()(leaf(1.0)), RuntimeError, r"Weighted: Legacy .* Weighted.apply"),
    ],
)
@pytest.mark.filterwarnings("ignore:.*should not be instantiated")
def test_calls_that_do_not_fit_name_class_and_argument(call, error, message) -> None:
    with pytest.raises(error, match=message):
        call()


def test_a_backward_without_ctx() -> None:
    class NoContextBack(UnwantedContext):
        setup_context = Function.setup_context

        @staticmethod
        def backward(g):
            return g

    with pytest.raises(
        TypeError, match=r"NoContextBack.backward is called with ctx and one gradient for each"
    ):
        NoContextBack.apply(leaf(1.0)).sum().backward()


def test_errors_of_the_functions_own_are_left_alone() -> None:
    class Fails(Function):
        @staticmethod
        def forward(ctx, x):
            raise TypeError("mine") from KeyError("cause")

    with pytest.raises(TypeError, match=r"^mine$") as caught:
        Fails.apply(leaf(1.0))
    assert isinstance(caught.value.__cause__, KeyError)
    assert gs.is_grad_enabled()


def test_a_function_without_arguments() -> None:
    class Fails(Function):
        @staticmethod
        def forward():
            raise TypeError("mine")

        @staticmethod
        def setup_context(ctx, inputs, output):
            pass

    with pytest.raises(TypeError, match=r"^mine$"):
        Fails.apply()
