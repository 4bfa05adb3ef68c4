"""Mistakes in distributions.yaml, each at its place, and what comes of an entry."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import gradsmith as gs
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.emit.distributions import distributions_file
from gradsmith.codegen.model.distribution_names import FormulaNames
from gradsmith.codegen.model.distributions import Distribution, load_distributions
from gradsmith.codegen.project.memo import Memo
from gradsmith.codegen.yaml.loader import load

ENTRY = """\
- distribution: "Wave(start: real, width: positive = 1.0)"
  support: interval(start, _end)
  attributes: {_end: start + width}
  methods: {"_part(n: int)": width / n}
  mean: |
    "Halfway."
    half = _part(2)
    start + half
  rsample: start + width * functions.rand(shape)
  log_prob: -width.log() - 0 * value
  repr: width, start
  doc: All of an interval.
"""
KNOWN = FormulaNames(
    ("real", "positive", "interval"),
    {"finfo": "formulas", "ExpTransform": "transforms"},
    {"functions": ("rand", "where"), "F": ("softplus",), "special": (), "linalg": ()},
)


def _loaded(text: str) -> tuple[tuple[Distribution, ...], Diagnostics]:
    diagnostics = Diagnostics()
    return load_distributions(load(text, "d.yaml", diagnostics), KNOWN, diagnostics), diagnostics


@cache
def _made() -> dict[str, type]:
    found, diagnostics = _loaded(ENTRY)
    assert not diagnostics.items
    space: dict[str, type] = {}
    exec(distributions_file(found, KNOWN, "d.yaml", Memo())["distributions.py"], space)
    return space


def test_an_entry() -> None:
    wave = _made()["Wave"](gs.tensor([1.0, 2.0]), 3.0)
    assert repr(wave) == "Wave(width: gradsmith.Size([2]), start: gradsmith.Size([2]))"
    assert wave.mean.tolist() == [2.5, 3.5] and type(wave).mean.__doc__ == "Halfway."
    assert wave.support.upper_bound.tolist() == [4.0, 5.0] and wave.has_rsample
    assert wave.rsample((4,)).shape == (4, 2)
    with pytest.raises(ValueError, match="within the support"):
        wave.log_prob(gs.tensor(0.0))
    with pytest.raises(ValueError, match="to satisfy the constraint"):
        _made()["Wave"](0.0, -1.0)


def test_parameters_with_types_are_kept_as_given() -> None:
    text = ENTRY.replace("start: real,", "start: Tensor,").replace("  repr: width, start\n", "")
    found, diagnostics = _loaded(text)
    assert not diagnostics.items
    space: dict[str, type] = {}
    exec(distributions_file(found, KNOWN, "d.yaml", Memo())["distributions.py"], space)
    start = gs.tensor([-1.0])
    wave = space["Wave"](start, gs.tensor([3.0, 4.0]))
    assert wave.start is start and type(wave)._unexpanded == {"start"}
    assert list(wave.arg_constraints) == ["width"]


@pytest.mark.parametrize(
    ("before", "after", "code", "place"),
    [
        ("  support:", "  suport:", "GS302", "2:3"),
        ("start: real", "start: rael", "GS403", "1:30"),
        ("real, width", "real width", "GS317", None),
        ("interval(start", "interval(strat", "GS403", "2:22"),
        ("  support: interval(start, _end)\n", "", "GS304", "1:17"),
        ("_end: start + width", "_end: start + widht", "GS403", None),
        ("_part(n: int)", "_part(n: itn)", "GS403", None),
        ("_end:", "'_end(n)':", "GS317", "3:16"),
        ("half = _part", "return _part", "GS402", "7:5"),
        ("    start + half\n", "", "GS402", None),
        ("half = _part(2)", "half = _part(2", "GS401", None),
        ("start + half", "start + hlaf", "GS403", "8:13"),
        ("functions.rand", "functions.rnad", "GS403", "9:28"),
        ("functions.rand(shape)", "len([s for s in shape])", "GS402", None),
        ("0 * value", "9**9**9 * value", "GS110", None),
        ("repr: width, start", "repr: width", "GS317", "11:9"),
        ("  repr:", "  transforms: 3\n  repr:", "GS303", None),
        ("  repr:", "  transforms: [[1]]\n  repr:", "GS303", None),
        ("  repr:", "  log_normalizer: x\n  repr:", "GS317", None),
        ("  mean: |\n", "  mean:\n    a: 1\n  mode: |\n", "GS303", None),
    ],
)
def test_mistakes(before: str, after: str, code: str, place: str | None) -> None:
    assert before in ENTRY
    _, diagnostics = _loaded(ENTRY.replace(before, after, 1))
    found = diagnostics.items[0]
    assert (len(diagnostics.items), found.code) == (1, code), found
    assert found.hint
    if place is not None:
        assert found.location is not None
        assert f"{found.location.line}:{found.location.column}" == place


@pytest.mark.parametrize(
    ("text", "code"),
    [(ENTRY + ENTRY, "GS317"), ("- 3\n", "GS301"), ("a: 3\n", "GS301"), ("- layer: A\n", "GS304")],
)
def test_mistakes_of_the_file(text: str, code: str) -> None:
    _, diagnostics = _loaded(text)
    assert [item.code for item in diagnostics.items] == [code]


def test_every_formula_file_of_the_package_is_named(repository: Path) -> None:
    """What formulas call by its name alone is exported by the module that says so."""
    from gradsmith.distributions import formulas, transforms

    for module in (formulas, transforms):
        assert all(hasattr(module, name) for name in module.__all__)
