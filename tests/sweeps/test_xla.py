"""Every operator on device ``xla`` against the CPU: values, dtypes, gradients; then in a program that JAX traces.

A sample for each operator and dtype, variants in place and with ``out=`` included; `backend.yaml` says what is refused and
what cannot be traced, and must be right.  Every other operator is compared at least once, so that the shares that are
counted of `backend.yaml` are what the tests have found.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import gradsmith as gs
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.testing.checks_device import check_device
from gradsmith.testing.declarations import declared_operators, functional_of
from gradsmith.testing.failures import NotApplicable
from gradsmith.testing.samples import NoSamples, Sample, samples

jax = pytest.importorskip("jax", reason="needs JAX: pip install 'gradsmith[xla]'")

from gradsmith import xla  # noqa: E402
from gradsmith.backend import backends  # noqa: E402
from gradsmith.xla import from_jax, to_jax  # noqa: E402

BACKEND = backends()["XLA"]
_CALLS_AFTER_WHICH_PROGRAMS_ARE_FORGOTTEN = 100
_count = 0

Function = Callable[..., list[gs.Tensor]]


OPERATORS = [op.name() for op in declared_operators()]
LEAST_ON_THE_DEVICE = 0.98
LEAST_TRACED = 0.92


def _why_not_traced(name: str) -> str | None:
    """Why an operator, or the one that it is a variant of, is in no traced program; None where it can be."""
    operator = REGISTRY[name]
    own = BACKEND.not_traceable.get(operator.short_name)
    return BACKEND.not_traceable.get(functional_of(operator).short_name) if own is None else own


@pytest.fixture(autouse=True)
def _forget_programs() -> Iterator[None]:
    """Programs of thousands of calls would take gigabytes."""
    global _count
    yield
    _count += 1
    if _count % _CALLS_AFTER_WHICH_PROGRAMS_ARE_FORGOTTEN == 0:
        jax.clear_caches()


def _first_samples(name: str) -> Iterator[Sample]:
    """A call for each dtype that the CPU has a result for."""
    for kind in (gs.float32, gs.complex128, gs.int64):
        differentiable = kind is not gs.int64
        try:
            for sample in samples(name, dtype=kind, requires_grad=differentiable):
                with gs.no_grad():
                    sample.map(lambda t: t.detach().clone()).call()
                yield sample
                break
        except NoSamples:
            return
        except (NameError, SyntaxError):  # a mistake in the test
            raise
        except Exception:
            continue


def _traced(function: Function) -> Function:
    """`function` as one program of XLA's."""

    def call(*tensors: gs.Tensor) -> list[gs.Tensor]:
        def of_arrays(*arrays: object) -> list[object]:
            results = function(*map(from_jax, arrays))
            return [to_jax(r.detach().resolve_conj().resolve_neg()) for r in results]

        plain = [to_jax(t.resolve_conj().resolve_neg()) for t in tensors]
        return [from_jax(array) for array in jax.jit(of_arrays)(*plain)]

    return call


def _check(name: str, through: Callable[[Function], Function] | None) -> None:
    compared = 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for sample in _first_samples(name):
            try:
                check_device(sample, "xla", through)
            except NotApplicable:
                continue
            compared += 1
    assert compared, f"no call of {name} has been compared"


@pytest.mark.parametrize("name", OPERATORS)
def test_as_on_the_cpu(name: str) -> None:
    _check(name, None)


@pytest.mark.parametrize("name", OPERATORS)
def test_in_a_traced_program(name: str) -> None:
    if _why_not_traced(name) is None:
        _check(name, _traced)
        return
    with pytest.raises(Exception, match="") as caught:
        _check(name, _traced)
        pytest.fail(f"{name} can be traced after all: take it out of backend.yaml")
    assert not isinstance(caught.value, AssertionError), caught.value


def test_shares_are_as_large_as_they_have_to_be() -> None:
    traced = [name for name in OPERATORS if _why_not_traced(name) is None]
    generated = Path(xla.__file__).parent / "generated" / "coverage.md"
    page = generated.read_text(encoding="utf-8")
    said = re.search(r"Of (\d+) operators, variants included, (\d+) run .*, and (\d+) in a", page)
    assert said is not None
    every, run, in_a_program = map(int, said.groups())
    assert (every, in_a_program) == (len(OPERATORS), len(traced))
    assert run >= LEAST_ON_THE_DEVICE * every
    assert in_a_program >= LEAST_TRACED * every


def test_exceptions_are_operators() -> None:
    assert not {*BACKEND.not_traceable} - {REGISTRY[name].short_name for name in OPERATORS}
