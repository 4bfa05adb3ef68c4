"""Pointwise operators on large arrays: the same bits for one thread and several, forward and backward."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.testing import samples
from gradsmith.testing.samples import NoSamples, Sample

_SHAPE = (650, 1031)  # more than what threads share, and a multiple of nothing
_SAMPLES = 2


def _operators() -> Iterator[str]:
    for name, operator in REGISTRY.items():
        if gs.Tag.pointwise in operator.tags and not operator._schema.is_mutable:
            yield name


def _enlarged(value: Any, seed: int) -> Any:
    """A tensor of the sample's values in another order, many times."""
    if not isinstance(value, gs.Tensor) or not value.ndim or not value.numel():
        return value
    random = np.random.default_rng(seed)
    large = random.choice(value.detach().numpy().reshape(-1), _SHAPE)
    return gs.from_numpy(large).requires_grad_(value.requires_grad)


def _bits(sample: Sample) -> list[bytes]:
    out = sample.call()
    results = [
        r for r in (out if isinstance(out, (tuple, list)) else [out]) if isinstance(r, gs.Tensor)
    ]
    tracked = [r for r in results if r.requires_grad]
    leaves = [
        x
        for x in (*sample.args, *sample.kwargs.values())
        if isinstance(x, gs.Tensor) and x.requires_grad
    ]
    grads: tuple[Any, ...] = ()
    if tracked and leaves:
        weights = [_enlarged(gs.tensor([0.5, -1.25, 3.0], dtype=r.dtype), 7) for r in tracked]
        if all(w.shape == r.shape for w, r in zip(weights, tracked, strict=True)):
            grads = gs.autograd.grad(tracked, leaves, weights, allow_unused=True)
    return [x.detach().numpy().tobytes() for x in (*results, *grads) if x is not None]


@pytest.mark.parametrize("dtype", [gs.float32, gs.float64], ids=str)
def test_pointwise_operators(dtype: gs.dtype) -> None:
    before = gs.get_num_threads()
    different, compared = [], 0
    try:
        for name in _operators():
            try:
                found = list(islice(samples(name, dtype=dtype, requires_grad=True), _SAMPLES))
            except NoSamples:
                continue
            for sample in found:
                args = tuple(_enlarged(x, place) for place, x in enumerate(sample.args))
                large = replace(sample, args=args)
                if not any(isinstance(x, gs.Tensor) and x.shape == _SHAPE for x in args):
                    continue
                seen = []
                for threads in (1, 2, 3):
                    gs.set_num_threads(threads)
                    try:
                        seen.append(_bits(large))
                    except (RuntimeError, NotImplementedError, IndexError):
                        break  # it takes no such shapes
                if len(seen) == 3:
                    compared += 1
                    if seen[0] != seen[1] or seen[0] != seen[2]:
                        different.append(str(sample))
    finally:
        gs.set_num_threads(before)
    assert not different
    assert compared > 150
