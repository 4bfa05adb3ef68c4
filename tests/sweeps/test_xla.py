"""Every operator on device ``xla`` against the CPU: values, dtypes, gradients; then in a program that JAX traces.

A sample for each operator and dtype; `backend.yaml` says what is refused and what cannot be traced, and must be right.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator

import pytest

import gradsmith as gs
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.testing.checks_device import check_device
from gradsmith.testing.declarations import declared_operators
from gradsmith.testing.failures import NotApplicable
from gradsmith.testing.samples import NoSamples, Sample, samples

jax = pytest.importorskip("jax", reason="needs JAX: pip install 'gradsmith[xla]'")

from gradsmith.backend import backends  # noqa: E402
from gradsmith.xla import from_jax, to_jax  # noqa: E402

BACKEND = backends()["XLA"]
_CALLS_AFTER_WHICH_PROGRAMS_ARE_FORGOTTEN = 100
_count = 0

Function = Callable[..., list[gs.Tensor]]


def _names() -> list[str]:
    return [
        op.name()
        for op in declared_operators()
        if not any(p.out for p in op.signature.parameters) and not op.signature.written
    ]


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
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for sample in _first_samples(name):
            try:
                check_device(sample, "xla", through)
            except NotApplicable:
                continue


def _short(name: str) -> str:
    return REGISTRY[name].short_name


@pytest.mark.parametrize("name", _names())
def test_as_on_the_cpu(name: str) -> None:
    _check(name, None)


@pytest.mark.parametrize("name", _names())
def test_in_a_traced_program(name: str) -> None:
    why = BACKEND.not_traceable.get(_short(name))
    if why is None:
        _check(name, _traced)
        return
    with pytest.raises(Exception, match="") as caught:
        _check(name, _traced)
        pytest.fail(f"{name} can be traced after all: take it out of backend.yaml")
    assert not isinstance(caught.value, AssertionError), caught.value


def test_most_operators_run_and_most_can_be_traced() -> None:
    names = {_short(name) for name in _names()}
    assert not (set(BACKEND.not_traceable) - names)
    assert len(BACKEND.not_traceable) <= 0.08 * len(names)
