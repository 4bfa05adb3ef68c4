"""Mistakes in the schedules of optimizers.yaml, each at its place, and what comes of an entry."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import gradsmith as gs
from gradsmith.codegen.diagnostics import Diagnostics, Sources
from gradsmith.codegen.emit.schedules import schedules_file
from gradsmith.codegen.model.optimizer_names import known_to_optimizers
from gradsmith.codegen.model.optimizers import load_optimizers
from gradsmith.codegen.model.schedules import Schedule, load_schedules
from gradsmith.codegen.pipeline import build_model
from gradsmith.codegen.project.memo import Memo
from gradsmith.codegen.project.settings import load_project
from gradsmith.codegen.yaml.loader import load

ENTRY = """\
- schedule: "Falling(gamma: float, least: float = 0.0)"
  checks:
    0 <= gamma <= 1: "gamma is {gamma}, not in [0, 1]"
  next: lr if initial else max(lr * gamma, least)
  closed: max(base * gamma**epoch, least)
  doc: The rate times `gamma` every epoch.
"""


def _loaded(text: str) -> tuple[tuple[Schedule, ...], Diagnostics]:
    diagnostics = Diagnostics()
    node = load(text, "optimizers.yaml", diagnostics)
    found = load_schedules(node, diagnostics)
    assert load_optimizers(node, known_to_optimizers(), diagnostics) == ()
    return found, diagnostics


def test_an_entry() -> None:
    found, diagnostics = _loaded(ENTRY)
    assert not diagnostics.items
    assert [s.name for s in found] == ["Falling"]
    text = schedules_file(found, "optimizers.yaml", Memo())["schedules.py"]
    space: dict[str, object] = {}
    exec(text, space)
    parameter = gs.nn.Parameter(gs.zeros(1))
    optimizer = gs.optim.SGD([{"params": [parameter], "lr": 1.0}])
    schedule = eval("Falling(optimizer, 0.5, least=0.2)", {**space, "optimizer": optimizer})
    rates = []
    for _ in range(4):
        optimizer.step()
        schedule.step()
        rates += schedule.get_last_lr()
    assert rates == [0.5, 0.25, 0.2, 0.2]
    assert schedule._get_closed_form_lr() == [0.2]
    assert list(schedule.state_dict())[:2] == ["gamma", "least"]
    with pytest.raises(ValueError, match=r"gamma is 2, not in \[0, 1\]"):
        eval("Falling(optimizer, 2)", {**space, "optimizer": optimizer})


def test_a_group_of_which_the_schedule_was_not_told_keeps_its_rate() -> None:
    """As long as nothing reads the rate that it began with."""
    optimizer = gs.optim.SGD([gs.nn.Parameter(gs.zeros(1))], lr=1.0)
    schedule = gs.optim.lr_scheduler.CosineAnnealingLR(optimizer, 4)
    optimizer.add_param_group({"params": [gs.nn.Parameter(gs.zeros(1))], "lr": 1.0})
    optimizer.step()
    schedule.step()
    assert schedule.get_last_lr()[0] == schedule.get_last_lr()[1] < 1


def test_pickles_name_declared_schedules_where_they_were() -> None:
    found = pickle.loads(b"cgradsmith.optim.schedules\nStepLR\n.")
    assert found is gs.optim.lr_scheduler.StepLR
    with pytest.raises(AttributeError, match="attribute 'StepRL'"):
        pickle.loads(b"cgradsmith.optim.schedules\nStepRL\n.")


@pytest.mark.parametrize(
    ("before", "after", "code", "place"),
    [
        ("  closed:", "  close:", "GS302", "5:3"),
        ("gamma: float,", "gamma: flaot,", "GS403", "1:29"),
        ("gamma: float,", "gamma float,", "GS317", None),
        ("least: float = 0.0", "least: float = none", "GS403", "1:51"),
        ("gamma: float,", "lr: float,", "GS317", "1:13"),
        ("{gamma}", "{gama}", "GS403", "3:33"),
        ("0 <= gamma", "0 <= gama", "GS403", "3:10"),
        ("initial else", "inital else", "GS403", "4:15"),
        ("lr * gamma", "rl * gamma", "GS403", "4:32"),
        ("max(lr", "maximum(lr", "GS403", "4:28"),
        ("max(base * gamma**epoch", "max(lr * gamma**epoch", "GS403", "5:15"),
        ("gamma**epoch", "gamma**9**9**9", "GS110", None),
        ("max(base", "base.max(base", "GS403", "5:11"),
        ("gamma**epoch", "gamma.real", "GS402", "5:22"),
        ("gamma**epoch", "gamma**", "GS401", None),
        ("  next: lr if initial else max(lr * gamma, least)\n", "", "GS304", "1:3"),
        ("  next: lr", "  next: [lr]\n  # lr", "GS303", "4:9"),
        ("  doc: The", "  resumes: somehow\n  doc: The", "GS303", "6:12"),
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


def test_no_two_of_a_name() -> None:
    _, diagnostics = _loaded(ENTRY + ENTRY)
    assert [item.code for item in diagnostics.items] == ["GS317"]


def test_mistakes_behind_a_file_of_layers_are_found(repository: Path) -> None:
    """Layers, optimizers and schedules are all read, in one pass."""
    mistakes = {
        "layers.yaml": "- layer: Broken\n  function: lineer\n",
        "optimizers.yaml": '- optimizer: "Broken("\n- schedule: Halved\n',
    }
    unsaved = {
        file: (repository / file).read_text(encoding="utf-8") + lines
        for file, lines in mistakes.items()
    }
    diagnostics = Diagnostics(Sources(unsaved=unsaved))
    project = load_project(repository, diagnostics)
    assert project is not None
    build_model(project, diagnostics)
    said = [(d.location.file, d.message) for d in diagnostics.items if d.location is not None]
    for word in ("lineer", "invalid syntax", "expected '('"):
        assert any(word in message for _, message in said), (word, said)
    assert {file for file, _ in said} == {"layers.yaml", "optimizers.yaml"}
