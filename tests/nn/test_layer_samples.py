"""Layers that YAML declares do what every layer does, for the samples that it gives."""

from __future__ import annotations

import pytest

from gradsmith.testing import LayerSample, check_layer, layer_samples

SAMPLES = layer_samples()


def test_there_are_samples() -> None:
    assert len({sample.name for sample in SAMPLES}) > 20


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_samples(sample: LayerSample) -> None:
    check_layer(sample)
