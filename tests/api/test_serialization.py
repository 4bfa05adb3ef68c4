"""Files of tensors."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

import gradsmith as gs


def test_containers_of_tensors(tmp_path: Path) -> None:
    state = OrderedDict(
        weight=gs.nn.Parameter(gs.tensor([[1.0, 2.0]])),
        steps=3,
        names=["a", "b"],
        nested={"size": gs.Size([2]), "dtype": gs.float16, "device": gs.device("cpu")},
    )
    path = tmp_path / "state"
    gs.save(state, path)
    loaded = gs.load(path)
    assert list(loaded) == list(state)
    assert type(loaded["weight"]) is gs.nn.Parameter
    assert loaded["weight"].tolist() == [[1.0, 2.0]]
    assert loaded["nested"]["dtype"] is gs.float16
    assert loaded["nested"]["size"] == (2,)


def test_moving_on_the_way_in(tmp_path: Path) -> None:
    path = str(tmp_path / "tensors")
    gs.save({"a": [gs.ones(2)], "b": (gs.zeros(3), "text")}, path)
    loaded = gs.load(path, map_location="meta")
    assert loaded["a"][0].is_meta
    assert loaded["b"][0].is_meta and loaded["b"][1] == "text"
