"""gradcheck's verdicts beside those of PyTorch's, on the same right and wrong functions."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

from tests.autograd.gradcheck_programs import PROGRAMS
from tests.parity.programs import Log, agree_on, gs, torch


def inputs_for(lib: Any, kinds: tuple[str, ...], seed: int = 0) -> tuple[Any, ...]:
    made = []
    for number, kind in enumerate(kinds):
        values = [0.3 + 0.37 * i + 0.11 * number + 0.05 * seed for i in range(3)]
        if kind == "complex":
            made.append(
                lib.tensor(
                    [complex(v, 0.5 - 0.2 * v) for v in values],
                    dtype=lib.complex128,
                    requires_grad=True,
                )
            )
        else:
            made.append(lib.tensor(values, dtype=lib.float64, requires_grad=True))
    return tuple(made)


def verdict(lib: Any, name: str, **options: Any) -> Any:
    program = PROGRAMS[name]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return lib.autograd.gradcheck(
                program.make(lib),
                inputs_for(lib, program.kinds),
                raise_exception=False,
                check_forward_ad=program.forward,
                **options,
            )
        except (NameError, SyntaxError):  # a mistake in the test
            raise
        except Exception as error:
            return type(error).__name__


@pytest.mark.parametrize("fast_mode", [False, True])
@pytest.mark.parametrize("name", [name for name, p in PROGRAMS.items() if p.same])
def test_the_same_verdict(name: str, fast_mode: bool) -> None:
    ours = verdict(gs, name, fast_mode=fast_mode)
    if PROGRAMS[name].right:
        assert ours is True
    assert ours == verdict(torch, name, fast_mode=fast_mode)


@pytest.mark.parametrize(
    "options",
    [
        {"nondet_tol": 1e-3},
        {"check_undefined_grad": False},
        {"check_grad_dtypes": True},
        {"masked": True},
        {"atol": 1.0, "rtol": 1.0},
        {"eps": 1e-3},
        {"check_backward_ad": False},
    ],
)
@pytest.mark.parametrize(
    "name", ["drifting", "no_undefined_gradients", "slightly_wrong_factor", "right_tangent"]
)
def test_the_same_verdict_with(name: str, options: dict[str, Any]) -> None:
    if "check_backward_ad" in options and not PROGRAMS[name].forward:
        options = {"check_undefined_grad": True}
    assert verdict(gs, name, **options) == verdict(torch, name, **options)


@pytest.mark.parametrize("fast_mode", [False, True])
@pytest.mark.parametrize(
    "name",
    [n for n, p in PROGRAMS.items() if p.right and not p.forward and "constant" not in n],
)
def test_second_derivatives(name: str, fast_mode: bool) -> None:
    def second(lib: Any) -> Any:
        program = PROGRAMS[name]
        return lib.autograd.gradgradcheck(
            program.make(lib),
            inputs_for(lib, program.kinds),
            raise_exception=False,
            fast_mode=fast_mode,
        )

    assert second(gs) == second(torch)


def test_refusals() -> None:
    def program(lib: Any, log: Log) -> None:
        check, again = lib.autograd.gradcheck, lib.autograd.gradgradcheck
        x = lib.ones(2, dtype=lib.float64, requires_grad=True)

        def f(x: Any) -> Any:
            return x * 2

        log.refusal(lambda: check(f, (lib.ones(2),)), "at least one input tensor")
        log.refusal(lambda: check(f, x, check_backward_ad=False), "at least one of")
        log.refusal(
            lambda: check(
                f, x, check_backward_ad=False, check_forward_ad=True, check_batched_grad=True
            ),
            "requires check_backward_ad",
        )
        log.refusal(lambda: check(f, x, check_batched_forward_grad=True), "requires check_forward")
        stretched = lib.ones(1, dtype=lib.float64).expand(3).requires_grad_()
        log.refusal(lambda: check(f, stretched), "0th input has a dimension with stride 0")
        log.refusal(lambda: again(f, x, check_rev_over_rev=False), "at least one of")
        log.refusal(
            lambda: again(f, x, check_rev_over_rev=False, check_fwd_over_rev=True),
            "Setting check_undefined_grad=True requires check_rev_over_rev",
        )
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            check(f, lib.ones(2, requires_grad=True), atol=1, rtol=1)
        log([str(w.message)[:50] for w in caught])
        log.refusal(lambda: check(lambda x: x[: 1 + int(x[0] > 1)], x), "with the same shape")

    agree_on(program)


def test_what_perturbations_change_and_which_part_is_wrong() -> None:
    def program(lib: Any, log: Log) -> None:
        check = lib.autograd.gradcheck
        x = lib.ones(1, dtype=lib.float64, requires_grad=True)
        z = lib.tensor([1 + 2j, 3 - 1j], dtype=lib.complex128, requires_grad=True)

        class Wrong(lib.autograd.Function):  # type: ignore[misc, name-defined]
            required: list[bool] = []

            @staticmethod
            def forward(ctx: Any, x: Any) -> Any:
                Wrong.required.append(x.requires_grad)
                return x * 2

            @staticmethod
            def backward(ctx: Any, grad: Any) -> Any:
                return grad.conj() * 2

            @staticmethod
            def jvp(ctx: Any, tangent: Any) -> Any:
                return tangent.conj() * 2

        class Refusing(lib.autograd.Function):  # type: ignore[misc, name-defined]
            @staticmethod
            def forward(ctx: Any, x: Any) -> Any:
                ctx.set_materialize_grads(False)
                return x.clone()

            @staticmethod
            def backward(ctx: Any, grad: Any) -> Any:
                if grad is None:
                    raise RuntimeError("no gradient")
                return grad

        narrowed = "`func` to return outputs with the same dtype when inputs are perturbed"
        log.refusal(
            lambda: check(lambda x: x.float() if bool((x >= 1).all()) else x, (x,)), narrowed
        )
        wrong = "While considering the imaginary part of complex outputs only, Jacobian mismatch"
        log.refusal(lambda: check(Wrong.apply, (z,)), wrong)
        options = {"check_backward_ad": False, "check_forward_ad": True}
        wrong = (
            "part of complex inputs only, Jacobian computed with forward mode mismatch for output 0"
        )
        log.refusal(lambda: check(Wrong.apply, (z,), **options), wrong)
        log(check(Wrong.apply, (x,), check_undefined_grad=False, **options))
        log(Wrong.required[-1])
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            log.refusal(lambda: check(Refusing.apply, (x,)), "handle undefined output grads")
        log([str(w.message)[:50] for w in caught if "jit" not in str(w.message)])

    agree_on(program)


def test_given_gradients_and_forward_over_reverse() -> None:
    def program(lib: Any, log: Log) -> None:
        again = lib.autograd.gradgradcheck
        x = lib.tensor([0.3, 0.7], dtype=lib.float64, requires_grad=True)
        g = lib.tensor([1.5, -0.5], dtype=lib.float64, requires_grad=True)
        log(again(lambda x: x.sin(), x, g))
        log(again(lambda x: x.sin(), x, g.detach()))
        log(again(lambda x: x.sin(), x, gen_non_contig_grad_outputs=True))
        log(
            again(
                lambda x: x.exp() * x,
                x,
                check_fwd_over_rev=True,
                check_rev_over_rev=False,
                check_undefined_grad=False,
            )
        )
        log(again(lambda x: x.exp() * x, x, check_fwd_over_rev=True))

    agree_on(program)
