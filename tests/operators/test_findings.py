"""What the generated checks found in our own operators on their first runs; each stays mended."""

from __future__ import annotations

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.testing import assert_close


def test_comparing_in_place_ends_the_gradient() -> None:
    """It used to pass through, as if the comparison had not been made."""
    x = gs.tensor([1.0, -2.0], requires_grad=True)
    for change in ("lt_", "eq_", "logical_not_", "less_"):
        y = x.clone()
        args = () if change == "logical_not_" else (0.5,)
        getattr(y, change)(*args)
        assert gs.autograd.grad(y.sum(), x)[0].tolist() == [0.0, 0.0], change


def test_comparing_a_leaf_in_place_is_refused() -> None:
    x = gs.ones(3, requires_grad=True)
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
        x.lt_(0.5)


def test_the_gradient_of_polygamma_in_place() -> None:
    """What was saved for it was overwritten, and backward refused."""
    x = gs.tensor([1.5, 2.5], dtype=gs.float64, requires_grad=True)
    expected = gs.autograd.grad(x.polygamma(1).sum(), x)
    assert_close(gs.autograd.grad(x.clone().polygamma_(1).sum(), x), expected)


def test_the_gradient_of_renorm_in_place() -> None:
    """As polygamma: variants made from composite operators overwrote what their parts had saved."""
    x = gs.tensor([[1.5, 2.5], [0.1, 0.2]], dtype=gs.float64, requires_grad=True)
    expected = gs.autograd.grad(x.renorm(2, 0, 1.0).sum(), x)
    assert_close(gs.autograd.grad(x.clone().renorm_(2, 0, 1.0).sum(), x), expected)


def test_the_second_derivative_of_cumprod_with_zeros() -> None:
    """The zeros counted as constants."""
    x = gs.tensor([[1.5, 0.0, 2.0], [0.0, 0.0, 2.0]], dtype=gs.float64, requires_grad=True)
    assert gs.autograd.gradgradcheck(lambda t: t.cumprod(1), (x,))


def test_softmax_backward_of_a_scalar() -> None:
    """It took for granted that the softmax of a scalar is one."""
    grad, output = gs.tensor(3.0), gs.tensor(2.0)
    assert gs._softmax_backward_data(grad, output, 0, gs.float32).item() == -6.0


@pytest.mark.parametrize("loss", ["mse_loss", "smooth_l1_loss", "huber_loss"])
def test_the_mean_loss_of_nothing_has_an_empty_gradient(loss: str) -> None:
    """A division by the number of elements failed, or made the second derivative NaN."""
    x = gs.zeros(0, 3, requires_grad=True)
    value = getattr(gs.nn.functional, loss)(x, gs.zeros(0, 3))
    v = gs.ones((), requires_grad=True)
    (gradient,) = gs.autograd.grad(value, x, v, create_graph=True)
    assert gradient.shape == (0, 3)
    assert gs.autograd.grad(gradient.sum(), v)[0].item() == 0.0


def test_the_norm_of_nothing_has_a_second_derivative() -> None:
    x, v = gs.zeros(0, 3, requires_grad=True), gs.ones((), requires_grad=True)
    (gradient,) = gs.autograd.grad(gs.linalg.vector_norm(x), x, v, create_graph=True)
    found = (
        gs.autograd.grad(gradient.sum(), v, allow_unused=True)[0]
        if gradient.requires_grad
        else None
    )
    assert found is None or found.item() == 0.0


COMPLEX = [
    lambda x: gs.nn.functional.mse_loss(x, x),
    lambda x: gs.nn.functional.avg_pool2d(x, 2),
    lambda x: gs.nn.functional.max_pool2d(x, 2),
    lambda x: gs.nn.functional.interpolate(x, 8),
    lambda x: gs.nn.functional.fractional_max_pool2d(x, 2, 2),
    lambda x: gs.nn.functional.embedding_bag(gs.tensor([[0, 1]]), x[0, 0]),
    lambda x: gs.div(x, 2, rounding_mode="floor"),
    lambda x: gs.zeros(4, dtype=x.dtype).scatter_reduce(0, gs.tensor([0]), x[0, 0, 0, :1], "amin"),
]


@pytest.mark.parametrize("call", COMPLEX, ids=range(len(COMPLEX)))
def test_what_pytorch_does_not_do_with_complex_numbers_is_refused(call: object) -> None:
    """These took complex tensors and dropped imaginary parts in backward, or failed inside NumPy."""
    assert callable(call)
    with pytest.raises(NotImplementedError, match=r"not implemented for 'ComplexFloat'"):
        call(gs.ones(1, 1, 4, 4, dtype=gs.complex64))


def test_the_modulus_is_not_stored_in_place_of_complex_numbers() -> None:
    """It was, with a gradient that was wrong."""
    with pytest.raises(RuntimeError, match="In-place abs is not supported for complex tensors"):
        gs.ones(3, dtype=gs.complex64).abs_()


def test_nan_to_num_treats_the_parts_of_a_complex_number_apart() -> None:
    x = gs.tensor([complex(1, float("nan")), 1 + 2j], requires_grad=True)
    (gradient,) = gs.autograd.grad(gs.nan_to_num(x), x, gs.tensor([3 + 4j, 5 + 6j]))
    assert gradient.tolist() == [3 + 0j, 5 + 6j]


@pytest.mark.parametrize("reduce", ["prod", "mean"])
def test_complex_gradients_of_scatter_reduce(reduce: str) -> None:
    """Products lacked a conj(), and means refused."""
    random = np.random.default_rng(0)
    x, y = (
        gs.tensor(random.normal(size=(2, 3)) + 1j * random.normal(size=(2, 3)), requires_grad=True)
        for _ in range(2)
    )
    index = gs.tensor([[0, 1, 0], [1, 1, 0]])
    assert gs.autograd.gradcheck(lambda a, b: a.scatter_reduce(1, index, b, reduce), (x, y))


@pytest.mark.parametrize("reduce", ["max", "min"])
def test_undeclared_names_of_scatter_reduce_have_no_gradient(reduce: str) -> None:
    x = gs.tensor([2.0, 3.0], requires_grad=True)
    y = gs.zeros(2).scatter_reduce(0, gs.tensor([1, 1]), x, reduce, include_self=False)
    assert y[1] == getattr(x, reduce)()
    with pytest.raises(RuntimeError, match="Expected 'reduce' to be one of 'sum', 'prod'"):
        y.sum().backward()


def test_an_empty_complex_tensor_seen_as_real_has_a_gradient() -> None:
    x = gs.zeros(0, 3, dtype=gs.complex64, requires_grad=True)
    gs.view_as_real(x).sum().backward()
    assert x.grad.shape == (0, 3)


@pytest.mark.parametrize("space", [gs.linspace, gs.logspace])
def test_gradients_of_bounds(space: object) -> None:
    """They were lost without a word."""
    assert callable(space)
    bounds = [gs.tensor(value, dtype=gs.float64, requires_grad=True) for value in (0.5, 2.0)]
    assert gs.autograd.gradgradcheck(lambda a, b: space(a, b, 4, dtype=gs.float64), bounds)


def test_a_histogram_does_not_lose_gradients_silently() -> None:
    weight = gs.ones(3, requires_grad=True)
    counts, _ = gs.histogram(gs.arange(3.0), 3, weight=weight)
    with pytest.raises(NotImplementedError, match="histogram"):
        counts.sum().backward()


def test_scatter_with_a_reduction_does_not_lose_the_gradient_of_src_silently() -> None:
    src = gs.ones(2, requires_grad=True)
    out = gs.zeros(3).scatter(0, gs.tensor([0, 1]), src, reduce="add")
    with pytest.raises(NotImplementedError, match="use scatter_reduce"):
        out.sum().backward()


def test_second_derivatives_of_embedding_bags() -> None:
    """They were not implemented."""
    weight = gs.rand(4, 3, dtype=gs.float64, requires_grad=True)
    each = gs.rand(5, dtype=gs.float64, requires_grad=True)
    index, offsets = gs.tensor([0, 2, 1, 1, 3]), gs.tensor([0, 2])

    def bags(w: gs.Tensor, s: gs.Tensor) -> gs.Tensor:
        return gs._embedding_bag(w, index, offsets, per_sample_weights=s)[0]

    assert gs.autograd.gradgradcheck(bags, (weight, each))


@pytest.mark.parametrize(
    "call", [gs.sin, gs.erf, gs.conj_physical, lambda x: x.clamp(0, 1), lambda x: x + x]
)
def test_meta_results_keep_the_order_of_strides(call: object) -> None:
    """They were contiguous whatever came in; and special functions lost the order of real tensors."""
    assert callable(call)
    real = call(gs.ones(3, 2).t())
    assert real.stride() == call(gs.empty(3, 2, device="meta").t()).stride() == (1, 2)


def test_meta_kernels_of_gradients_broadcast_as_real_ones() -> None:
    grad, x = gs.ones(3), gs.ones(2, 3)
    real = gs.ops.aten.threshold_backward(grad, x, 0.5)
    meta = gs.ops.aten.threshold_backward(grad.to("meta"), x.to("meta"), 0.5)
    assert real.shape == meta.shape == (2, 3)


def test_strides_of_results() -> None:
    assert gs.ops.aten.copy(gs.zeros(2, 3), gs.ones(3)).stride() == (3, 1)
    solved = gs.linalg.solve(gs.eye(3).expand(2, 3, 3), gs.ones(2, 2, 3), left=False)
    assert solved.stride() == (6, 3, 1)


def test_the_tangent_of_a_power_of_a_negative_number() -> None:
    """It asked for the number's logarithm although the exponent stayed."""
    x = gs.tensor([-2.0])
    with gs.autograd.forward_ad.dual_level():
        y = gs.autograd.forward_ad.make_dual(x, gs.ones(1)) ** gs.tensor([2.0])
        assert gs.autograd.forward_ad.unpack_dual(y).tangent.tolist() == [-4.0]


def test_the_second_derivative_of_a_power_of_zero() -> None:
    """It was NaN: zero times the logarithm of zero, chosen away only in the first derivative."""
    e = gs.tensor([3.0, 0.5], dtype=gs.float64, requires_grad=True)
    for base in (0, gs.zeros(2, dtype=gs.float64)):
        v = gs.ones(2, dtype=gs.float64, requires_grad=True)
        (gradient,) = gs.autograd.grad(base**e, e, v, create_graph=True)
        assert gs.autograd.grad(gradient.sum(), v)[0].tolist() == [0.0, 0.0]


def test_products_and_cross_entropies_save_only_what_they_read() -> None:
    x = gs.rand(3, requires_grad=True)
    assert not hasattr(x.prod().grad_fn, "_saved_result")


def test_integer_gradients_of_mean_bags_keep_their_dtype() -> None:
    """The meta kernel inferred int64, and float64 came."""
    one, grad = gs.tensor([0]), gs.ones(1, 2, dtype=gs.int64)
    args = (grad, one, one, gs.tensor([1]), one, 2, False, 1, None)
    assert gs.ops.aten._embedding_bag_dense_backward(*args).dtype is gs.int64
