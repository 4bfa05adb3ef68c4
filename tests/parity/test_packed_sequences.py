"""Packing sequences of which many have the same length: the order in which they are packed is PyTorch's."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.operators.sorting.introsort import descending_places

torch = pytest.importorskip("torch")


@pytest.mark.parametrize("count", [1, 15, 16, 17, 18, 33, 64, 257, 1000])
@pytest.mark.parametrize("longest", [1, 3, 40])
@pytest.mark.parametrize("arranged", ["anyhow", "rising", "falling"])
def test_sequences_of_one_length_are_packed_in_the_order_of_torch(
    count: int, longest: int, arranged: str
) -> None:
    drawn = random.Random(count * longest)
    lengths = [drawn.randint(1, longest) for _ in range(count)]
    if arranged != "anyhow":
        lengths.sort(reverse=arranged == "falling")

    def packed(lib: Any) -> Any:
        padded = lib.arange(count * longest).reshape(count, longest)
        rnn = lib.nn.utils.rnn
        return rnn.pack_padded_sequence(padded, lib.tensor(lengths), True, False)

    ours, theirs = packed(gs), packed(torch)
    assert ours.data.tolist() == theirs.data.tolist()
    assert ours.batch_sizes.tolist() == theirs.batch_sizes.tolist()
    assert ours.sorted_indices.tolist() == theirs.sorted_indices.tolist()
    assert ours.unsorted_indices.tolist() == theirs.unsorted_indices.tolist()


def test_dropout_between_layers_falls_on_the_same_sequences() -> None:
    lengths = [1 + place % 3 for place in range(40)]

    def outputs(lib: Any) -> Any:
        lib.manual_seed(7)
        layer = lib.nn.GRU(2, 3, num_layers=2, dropout=0.5, batch_first=True)
        padded = lib.arange(240.0).reshape(40, 3, 2) / 100
        rnn = lib.nn.utils.rnn
        packed = rnn.pack_padded_sequence(padded, lib.tensor(lengths), True, False)
        return rnn.pad_packed_sequence(layer(packed)[0], True)[0].detach().numpy()

    assert abs(outputs(gs) - outputs(torch)).max() < 1e-6


def _killer(count: int) -> list[int]:
    """Numbers for which the median of three is each time the second largest (Musser's sequence, turned round)."""
    half = count // 2
    keys = [0] * count
    for place in range(1, half + 1):
        if place % 2:
            keys[place - 1], keys[place] = place, half + place
        keys[half + place - 1] = 2 * place
    return [-key for key in keys]


def test_keys_that_make_quicksort_slow_are_sorted_all_the_same() -> None:
    for keys in (_killer(4096), [7] * 3000, list(range(2000)) + list(range(2000, 0, -1))):
        places = descending_places(keys)
        assert sorted(places) == list(range(len(keys)))
        assert [keys[place] for place in places] == sorted(keys, reverse=True)
