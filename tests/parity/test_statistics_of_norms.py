"""The backward of a norm reads the statistics that it is given, and computes none of its own."""

from __future__ import annotations

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="PyTorch is what results are compared with")


@pytest.mark.parametrize("width", [3, 600])
@pytest.mark.parametrize("name", ["native_layer_norm_backward", "native_group_norm_backward"])
def test_another_mean_gives_other_gradients(name: str, width: int) -> None:
    random = np.random.default_rng(0)
    shape = (2, 4, width)
    grad, input = random.normal(size=(2, *shape))
    mean, rstd = random.uniform(0.5, 2, size=(2, 2, 2))
    weight = random.normal(size=4 if "group" in name else width)
    results = []
    for library in (torch, gs):
        g, x, m, r, w = map(library.tensor, (grad, input, mean, rstd, weight))
        function = getattr(library.ops.aten, name)
        mask = [True, True, True]
        if "group" in name:
            found = function(g, x, m, r, w, 2, 4, width, 2, mask)
        else:
            m, r = (s.reshape(-1)[:, None].repeat(1, 2).reshape(2, 4, 1) for s in (m, r))
            found = function(g, x, [width], m, r, w, w, mask)
        results.append([part.numpy() for part in found])
    for theirs, ours in zip(*results, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=1e-9, atol=1e-11)


@pytest.mark.parametrize("kind", ["float16", "bfloat16"])
@pytest.mark.parametrize("wide", ["", "weight", "bias", "both", "running"])
@pytest.mark.parametrize("name", ["native_layer_norm", "native_group_norm", "native_batch_norm"])
def test_statistics_are_as_wide_as_parameters(name: str, wide: str, kind: str) -> None:
    """Or the running statistics, if there are any, also where they are all that is wide."""
    found = []
    for m in (torch, gs):
        x = m.arange(24.0).reshape(2, 4, 3).to(getattr(m, kind))
        numbers = m.ones(3 if "layer" in name else 4)
        weight = numbers if wide in ("weight", "both") else None
        bias = numbers if wide in ("bias", "both") else None
        if "layer" in name:
            calls = [lambda m=m, x=x, w=weight, b=bias: m.native_layer_norm(x, (3,), w, b, 1e-5)]
        elif "group" in name:
            calls = [
                lambda m=m, x=x, w=weight, b=bias: m.native_group_norm(x, w, b, 2, 4, 3, 2, 1e-5)
            ]
        else:
            running = [m.ones(4) if wide == "running" else None for _ in range(2)]
            modes = [True, False] if wide == "running" else [True]
            calls = [
                lambda m=m, x=x, w=weight, b=bias, r=running, t=t: m.native_batch_norm(
                    x, w, b, *r, t, 0.1, 1e-5
                )
                for t in modes
            ]
        results = [part for call in calls for part in call()]
        found.append([(str(r.dtype)[-8:], r.double().tolist()) for r in results])
    for theirs, ours in zip(*found, strict=True):
        assert ours[0] == theirs[0]
        np.testing.assert_allclose(ours[1], theirs[1], rtol=1e-2, atol=1e-2)
