"""Mistakes in optimizers.yaml, each at its place, and what comes of an entry."""

from __future__ import annotations

import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.model.optimizer_names import known_to_optimizers
from gradsmith.codegen.model.optimizers import Optimizer, load_optimizers
from gradsmith.codegen.yaml.loader import load

ENTRY = """\
- optimizer: "Slow(lr: float = 0.1, power: float = 1.0)"
  checks:
    lr >= 0: "Invalid learning rate: {lr}"
  state:
    step: 0
    mean: zeros if power > 1
  update: |
    step += 1
    size = lr / step**power
    if power > 1:
        mean += size * (grad - mean)
        grad = mean
    param -= size * sqrt(abs(grad))
"""


def _loaded(text: str) -> tuple[tuple[Optimizer, ...], Diagnostics]:
    diagnostics = Diagnostics()
    found = load_optimizers(
        load(text, "optimizers.yaml", diagnostics), known_to_optimizers(), diagnostics
    )
    return found, diagnostics


def test_an_entry() -> None:
    (optimizer,), diagnostics = _loaded(ENTRY)
    assert not diagnostics.items
    assert optimizer.reads == ("lr", "power")
    assert [(s.name, s.first, s.when, s.is_tensor) for s in optimizer.state] == [
        ("step", "0", "", False),
        ("mean", "zeros(param)", "power > 1", True),
    ]
    assert optimizer.update[-1] == "param -= size * xp.sqrt(abs(grad))"


@pytest.mark.parametrize(
    ("before", "after", "code", "place"),
    [
        ("update: |", "updat: |", "GS302", "7:3"),
        ("lr >= 0", "lrr >= 0", "GS403", "3:5"),
        ("zeros if power > 1", "zeros if powr > 1", "GS403", "6:20"),
        ("zeros if power > 1", "ones if power > 1", "GS403", "6:11"),
        ("(grad - mean)", "(grd - mean)", "GS403", "11:25"),
        ("grad = mean", "grad += mean", "GS402", "12:9"),
        ("if power > 1:", "if grad > 1:", "GS402", "10:8"),
        ("step += 1", "stp += 1", "GS403", "8:5"),
        ("step += 1", "lr = 1", "GS402", "8:5"),
        ("step += 1", "for i in lr: pass", "GS402", "8:5"),
        ("sqrt(abs", "root(abs", "GS403", "13:21"),
        ("lr / step**power", "sqrt(lr)", "GS402", "9:12"),
        ("lr / step**power", "lr /", "GS401", None),
        ("mean: zeros", "lr: zeros", "GS317", "6:5"),
        ("Slow(lr: float = 0.1,", "Slow(lr: float,", "GS317", None),
        ("  checks:", "  base: Quick\n  checks:", "GS317", "2:9"),
    ],
)
def test_mistakes(before: str, after: str, code: str, place: str | None) -> None:
    assert before in ENTRY
    _, diagnostics = _loaded(ENTRY.replace(before, after, 1))
    (found,) = diagnostics.items
    assert found.code == code
    assert found.hint
    if place is not None:
        assert found.location is not None
        assert f"{found.location.line}:{found.location.column}" == place
