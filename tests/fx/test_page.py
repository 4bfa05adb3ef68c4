"""The programs of ``docs/program-graphs.md`` run, and print what it shows."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.fx import _symbolic_trace, graph


def test_the_page(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (repository / "docs" / "program-graphs.md").read_text(encoding="utf-8")
    programs = re.findall(r"```python\n(.*?)```", page, re.S)
    names: dict[str, Any] = {}
    exec(programs[0], names)
    shown = re.findall(r"```text\n(.*?)```", page, re.S)
    assert capsys.readouterr().out == shown[0]
    exec(programs[1], names)
    assert "gradsmith.nn.functional.gelu(norm)" in names["traced"].code
    x = gs.randn(1, 1, 4, 4)
    expected = gs.nn.functional.gelu(names["net"].norm(names["net"].conv(x))).flatten(1)
    assert gs.equal(names["traced"](x), expected)


@pytest.mark.parametrize("module", [graph, _symbolic_trace])
def test_examples(module: Any) -> None:
    outcome = doctest.testmod(module, extraglobs={"gs": gs})
    assert outcome.attempted and not outcome.failed
