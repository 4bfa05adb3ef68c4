"""The programs of ``docs/transforms.md`` run, and give what their comments say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any


def test_the_page_runs(repository: Path) -> None:
    page = (repository / "docs" / "transforms.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) > 5
    names: dict[str, Any] = {}
    for block in blocks:
        exec(block, names)
    assert names["per_sample"]["w"].shape == (64, 3, 2)
    assert names["w"].grad.tolist() == [4, 4, 4]
    cubes = names["vmap"](names["grad"](lambda x: names["Cube"].apply(x).sum()))
    assert cubes(names["gs"].ones(2, 3)).tolist() == [[3, 3, 3]] * 2
    ensemble = names["vmap"](names["call"], in_dims=(0, 0, None))
    x = names["gs"].randn(7, 3)
    assert ensemble(names["parameters"], names["buffers"], x).shape == (5, 7, 2)
