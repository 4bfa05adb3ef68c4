"""Layers with arguments drawn at random do with gradsmith what they do with PyTorch."""

from __future__ import annotations

import re

import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from random_layers import FAMILIES, difference, drawn  # noqa: E402

import gradsmith as gs  # noqa: E402

KNOWN = {
    r"Hardtanh|ReLU6.*\(2, 0, 4\)": "an empty result has strides as it would with elements",
    r"Circular.*(Cat|Clone|Slice)Backward0 .* CopySlices": "what is padded around is put together at once",
}
"""Differences that are meant: patterns of the case and of what differs, and why."""

PER_TEST = 100


@pytest.mark.parametrize("hundred", range(12))
def test_drawn(hundred: int) -> None:
    found = []
    for seed in range(PER_TEST * hundred, PER_TEST * (hundred + 1)):
        text = difference(seed, gs, torch)
        if text is not None and not any(re.search(known, text) for known in KNOWN):
            found.append(f"{seed}: {text}")
    assert not found, "\n".join(found)


def test_every_family_is_drawn() -> None:
    layers = {drawn(seed).layer for seed in range(PER_TEST * 12)}
    assert len(layers) > 3 * len(FAMILIES)
    assert {"CTCLoss", "LPPool3d", "Dropout3d", "EmbeddingBag", "Transformer"} <= layers


def test_a_difference_is_found() -> None:
    class Wrong:
        """PyTorch, but for a seed that is another one."""

        def __getattr__(self, name: str) -> object:
            return (
                (lambda seed: torch.manual_seed(seed + 1))
                if name == "manual_seed"
                else getattr(torch, name)
            )

    seed = next(seed for seed in range(1000) if drawn(seed).layer == "GRU")
    assert difference(seed, gs, torch) is None
    found = difference(seed, gs, Wrong())
    assert found is not None and "output" in found
