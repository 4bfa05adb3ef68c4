"""No operator leaves a reference cycle behind, forward or backward: its tensors go when the last reference goes."""

from __future__ import annotations

import gc
import warnings
from collections.abc import Sequence
from typing import Any

import gradsmith as gs
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.testing import samples
from gradsmith.testing.samples import NoSamples

_SAMPLES = 4


def _run(calls: Sequence[Any]) -> None:
    """The calls, each with a backward from all results that have one; what refuses does so here too."""
    for call in calls:
        try:
            out = call.call()
            results = out if isinstance(out, (tuple, list)) else [out]
            tracked = [r for r in results if isinstance(r, gs.Tensor) and r.requires_grad]
            gs.autograd.backward(tracked, [gs.ones_like(r) for r in tracked])
        except (RuntimeError, NotImplementedError, ValueError, TypeError, IndexError):
            continue


def test_nothing_is_left_to_the_collector() -> None:
    found, tried = {}, 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name in list(REGISTRY):
            try:
                calls = list(samples(name))[:_SAMPLES]
            except NoSamples:
                continue
            tried += len(calls)
            _run(calls)  # makes what is made once
            gc.collect()
            gc.freeze()  # so that the next collection looks at what the calls make, and at nothing else
            gc.disable()
            try:
                _run(calls)
                left = gc.collect()
            finally:
                gc.enable()
            if left:
                found[name] = left
    gc.unfreeze()
    assert not found
    assert tried > 3000
