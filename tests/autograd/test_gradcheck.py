"""The checker of derivatives: right ones pass, wrong ones are caught."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gradsmith as gs
from gradsmith.autograd import Function, gradcheck, gradgradcheck
from gradsmith.autograd.gradcheck import GradcheckError
from tests.autograd.gradcheck_programs import PROGRAMS


def values(*shape: int, dtype=None) -> gs.Tensor:
    count = 1
    for n in shape:
        count *= n
    flat = [0.3 + 0.37 * i for i in range(count)]
    if dtype is gs.complex128:
        flat = [v + 0.5j - 0.2j * v for v in flat]
    return gs.tensor(flat, dtype=dtype or gs.float64).view(shape).requires_grad_()


@pytest.mark.parametrize("fast_mode", [False, True])
@pytest.mark.parametrize("dtype", [gs.float64, gs.complex128])
def test_right_gradients_pass(dtype, fast_mode) -> None:
    x, y = values(2, 3, dtype=dtype), values(3, dtype=dtype)
    assert gradcheck(lambda x, y: (x * y, (x * x).sum()), (x, y), fast_mode=fast_mode)
    assert gradgradcheck(lambda x, y: x * y * y, (x, y), fast_mode=fast_mode)


def test_mixed_real_and_complex() -> None:
    assert gradcheck(lambda x, z: x * z, (values(3), values(3, dtype=gs.complex128)))


def wrong(factor, offset=0.0):
    class Wrong(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, g):
            return g * factor + offset

    return Wrong.apply


@pytest.mark.parametrize("fast_mode", [False, True])
def test_a_planted_wrong_gradient_is_caught(fast_mode) -> None:
    with pytest.raises(
        GradcheckError, match="Jacobian mismatch for output 0 with respect to input 0"
    ):
        gradcheck(wrong(2.01), (values(3),), fast_mode=fast_mode)
    assert not gradcheck(wrong(2.01), (values(3),), fast_mode=fast_mode, raise_exception=False)


def test_a_planted_conjugate_is_caught() -> None:
    class Conjugated(Function):
        @staticmethod
        def forward(ctx, x):
            return x * (1 + 2j)

        @staticmethod
        def backward(ctx, g):
            return g * (1 + 2j)  # should be (1 - 2j)

    with pytest.raises(GradcheckError, match="Jacobian mismatch"):
        gradcheck(Conjugated.apply, (values(2, dtype=gs.complex128),))


def test_a_planted_wrong_second_derivative_is_caught() -> None:
    class Square(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx, g):
            return g * 2 * ctx.saved_tensors[0].detach()

    assert gradcheck(Square.apply, (values(3),))
    with pytest.raises(GradcheckError):
        gradgradcheck(Square.apply, (values(3),))


def test_a_backward_that_does_not_repeat_is_caught() -> None:
    calls = []

    class Drifts(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, g):
            calls.append(0)
            return g * (2 + 1e-7 * len(calls))

    with pytest.raises(GradcheckError, match="not reentrant"):
        gradcheck(Drifts.apply, (values(2),))


def test_a_backward_that_ignores_its_gradient_is_caught() -> None:
    with pytest.raises(GradcheckError):
        gradcheck(wrong(0.0, 2.0), (values(1),))


def test_unsupported_inputs() -> None:
    with pytest.raises(ValueError, match="at least one input tensor to require gradient"):
        gradcheck(lambda x: x, (gs.ones(1),))
    with pytest.raises(RuntimeError, match="dimension with stride 0"):
        gradcheck(lambda x: x, (values(1).detach().expand(3).requires_grad_(),))
    with pytest.warns(UserWarning, match="not a double precision"):
        gradcheck(lambda x: x * 1, (values(2).detach().float().requires_grad_(),), atol=1, rtol=1)


def test_an_output_that_is_the_input() -> None:
    assert gradcheck(lambda x: x, (values(2),))


def test_a_constant_output() -> None:
    assert gradcheck(lambda x: x.detach() * 0, (values(2),))
    with pytest.raises(GradcheckError, match="expected to be zero"):
        gradcheck(lambda x: x.detach() * 2, (values(2),))


# -- planted faults ----------------------------------------------------------------------------------


def checked(name: str, fast_mode: bool, **options) -> bool:
    program = PROGRAMS[name]
    inputs = tuple(
        values(number + 3, dtype=gs.complex128 if kind == "complex" else None)[number:]
        .detach()
        .requires_grad_()
        for number, kind in enumerate(program.kinds)
    )
    return gradcheck(
        program.make(gs), inputs, fast_mode=fast_mode, check_forward_ad=program.forward, **options
    )


@pytest.mark.parametrize("fast_mode", [False, True])
@pytest.mark.parametrize("name", [name for name, p in PROGRAMS.items() if p.right])
def test_right_functions_pass(name, fast_mode) -> None:
    assert checked(name, fast_mode)


@pytest.mark.parametrize("fast_mode", [False, True])
@pytest.mark.parametrize("name", [name for name, p in PROGRAMS.items() if not p.right])
def test_every_planted_fault_is_caught_and_named(name, fast_mode) -> None:
    with pytest.raises(GradcheckError) as error:
        checked(name, fast_mode)
    assert PROGRAMS[name].ours in str(error.value)
    assert checked(name, fast_mode, raise_exception=False) is False


@pytest.mark.parametrize("fast_mode", [False, True])
def test_a_gradient_of_the_wrong_shape_is_caught(fast_mode) -> None:
    class Wrong(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, g):
            return g.reshape(3, 1) * gs.ones(2)

    with pytest.raises(
        RuntimeError, match=r"WrongBackward returned an invalid gradient at index 0"
    ):
        gradcheck(Wrong.apply, (values(3),), fast_mode=fast_mode)


def test_a_wrong_tangent_is_no_matter_of_backward() -> None:
    program = PROGRAMS["wrong_tangent"]
    assert gradcheck(program.make(gs), (values(3),))
    with pytest.raises(GradcheckError, match="forward mode mismatch"):
        gradcheck(program.make(gs), (values(3),), check_forward_ad=True, check_backward_ad=False)


def test_tangents_that_need_each_other_are_caught() -> None:
    class Wrong(Function):
        @staticmethod
        def forward(ctx, x, y):
            ctx.set_materialize_grads(False)
            ctx.save_for_backward(x, y)
            ctx.save_for_forward(x, y)
            return x * y

        @staticmethod
        def backward(ctx, g):
            x, y = ctx.saved_tensors
            return (None, None) if g is None else (g * y, g * x)

        @staticmethod
        def jvp(ctx, s, t):
            x, y = ctx.saved_tensors
            if s is None:
                return t * x
            if t is None:
                return s * y
            return s * y + 2 * t * x

    with pytest.raises(GradcheckError, match=r"Mismatch in tangent values|forward mode mismatch"):
        gradcheck(Wrong.apply, (values(3), values(3)), check_forward_ad=True)
    assert gradcheck(Wrong.apply, (values(3), values(3)))


def test_tolerances_and_switches() -> None:
    assert checked("drifting", False, nondet_tol=1e-3)
    assert checked("no_undefined_gradients", False, check_undefined_grad=False)
    assert checked("slightly_wrong_factor", False, rtol=0.1)


def test_fast_mode_shows_what_slow_mode_finds() -> None:
    with pytest.raises(GradcheckError, match=r"(?s)projections.*In slow mode:.*differ by the sign"):
        checked("wrong_sign", True)


def test_transposed_jacobians_are_recognised() -> None:
    matrix = gs.tensor([[1.0, 2.0], [3.0, 4.0]], dtype=gs.float64)

    class Wrong(Function):
        @staticmethod
        def forward(ctx, x):
            return matrix @ x

        @staticmethod
        def backward(ctx, g):
            return matrix @ g

    with pytest.raises(GradcheckError, match="is the transpose of the numerical one"):
        gradcheck(Wrong.apply, (values(2),))


def test_batched_gradients_are_those_of_single_calls() -> None:
    def function(x: gs.Tensor) -> tuple[gs.Tensor, gs.Tensor]:
        return x.sin() * x.sum(), x.exp()

    options: Any = {"check_forward_ad": True, "check_batched_forward_grad": True}
    assert gradcheck(function, values(2), check_batched_grad=True, **options)
    assert gradgradcheck(function, values(2), check_batched_grad=True)


class PerExample(gs.autograd.Function):
    """Its backward does what no batch can: it asks for an element."""

    @staticmethod
    def forward(ctx: Any, x: gs.Tensor) -> gs.Tensor:
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: gs.Tensor) -> gs.Tensor:
        return grad * (2 if grad.sum().item() < 1e9 else 0)


def test_a_backward_that_batches_cannot_see_through_is_named() -> None:
    assert gradcheck(PerExample.apply, values(2))
    with pytest.raises(GradcheckError, match=r"(?s)batched gradients, got: .*item.*batching rule"):
        gradcheck(PerExample.apply, values(2), check_batched_grad=True)
    assert not gradcheck(
        PerExample.apply, values(2), check_batched_grad=True, raise_exception=False
    )


def test_inputs_are_left_as_they_were() -> None:
    x = values(3)
    before = x.tolist()
    checked("product", False)
    gradcheck(lambda x: x.exp(), (x,), check_forward_ad=True)
    assert x.tolist() == before and x._version == 0 and x.grad is None


# -- polynomials -------------------------------------------------------------------------------------

coefficients = st.lists(st.integers(-3, 3), min_size=2, max_size=5)


@given(coefficients, st.booleans(), st.booleans())
def test_polynomials_pass_and_altered_ones_do_not(terms, fast_mode, is_complex) -> None:
    def value(x, terms):
        found = x * 0
        for term in reversed(terms):
            found = found * x + term
        return found

    def checks(slope) -> bool:
        class Polynomial(Function):
            @staticmethod
            def forward(ctx, x):
                ctx.save_for_backward(x)
                return value(x, terms)

            @staticmethod
            def backward(ctx, g):
                return g * value(ctx.saved_tensors[0], slope).conj()

        x = values(2, dtype=gs.complex128 if is_complex else None)
        return gradcheck(Polynomial.apply, x, fast_mode=fast_mode, raise_exception=False)

    slope = [n * term for n, term in enumerate(terms)][1:]
    assert checks(slope)
    assert not checks([slope[0] + 1, *slope[1:]])


def test_gradgradcheck_draws_its_gradients_from_the_default_generator() -> None:
    x = values(3)
    gs.manual_seed(3)
    gs.testing.make_tensor(3, dtype=gs.float64, low=-1, high=1)
    expected = gs.get_rng_state()
    gs.manual_seed(3)
    assert gradgradcheck(gs.tanh, (x,))
    assert gs.get_rng_state().equal(expected)
