"""Kernels written for XLA compute and refuse as the CPU's do in dtypes that their operators' samples do not have."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

import gradsmith as gs
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.testing.failures import tensors_of
from gradsmith.testing.samples import Sample, samples

pytest.importorskip("jax", reason="device xla needs JAX (pip install 'gradsmith[xla]')")

import gradsmith.xla
from gradsmith.backend import backends

KINDS = (gs.bool, gs.int32, gs.int64, gs.float16, gs.bfloat16, gs.complex64)
OWN = sorted(
    {
        operator.name()
        for operator, _, kernel in backends()["XLA"].kernels
        if kernel.place.startswith("backend.yaml:")
    }
)


def _converted(sample: Sample, kind: gs.dtype) -> Sample:
    return sample.map(
        lambda t: t.detach().to(kind) if t.is_floating_point() else t.detach().clone()
    )


def _calls(name: str) -> Iterator[Sample]:
    for sample in islice(samples(name, dtype=gs.float32), 3):
        if any(isinstance(v, gs.Generator) for v in (*sample.args, *sample.kwargs.values())):
            continue  # it is of one device
        for kind in KINDS:
            yield _converted(sample, kind)


def _is_half(call: Sample) -> bool:
    return any(t.dtype in (gs.float16, gs.bfloat16) for _, t in call.tensors())


def _results(call: Sample) -> list[gs.Tensor]:
    with gs.no_grad():
        return tensors_of(call.call())


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", OWN)
def test_another_dtype_is_computed_or_refused_as_on_the_cpu(name: str) -> None:
    for call in _calls(name):
        there = call.map(lambda t: t.to("xla"))
        try:
            expected = _results(call)
        except Exception as error:
            with pytest.raises(type(error)):
                _results(there)
            continue
        got = _results(there)
        assert [(r.dtype, r.shape) for r in got] == [(r.dtype, r.shape) for r in expected], call
        if REGISTRY[name]._nondeterministic_seeded:
            continue
        for ours, theirs in zip(got, expected):
            # Sums of half precision cancel digits that are few.
            close = {"rtol": 0.02, "atol": 0.02} if _is_half(call) else {}
            gs.testing.assert_close(ours.cpu(), theirs, equal_nan=True, **close)
