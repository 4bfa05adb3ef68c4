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
