"""An edit judged by its entries alone, against a complete reading of the same text."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gradsmith.codegen.lsp.completion import complete
from gradsmith.codegen.lsp.entry_text import change, pieces_of
from gradsmith.codegen.lsp.session import Session

sys.path.insert(0, str(Path(__file__).parent.parent / "lint"))
from example_projects import lay_down, put
from test_mistakes import CORPUS, Mistake

ELSEWHERE = ("GS305", "GS310", "GS311", "GS309", "GS103")
"""Codes that other entries decide, or that leave no entry to read."""


@pytest.mark.parametrize(
    "mistake",
    [m for m in CORPUS if not m.whole and m.code not in ELSEWHERE and m.number % 3 == 0],
    ids=lambda mistake: mistake.id,
)
def test_an_edit_is_judged_as_a_complete_reading_does(mistake: Mistake, tmp_path: Path) -> None:
    lay_down(tmp_path)
    session = Session(tmp_path)
    session.refresh()
    assert session.items == ()
    put(tmp_path, mistake.file, mistake.bad, mistake.whole)
    text = (tmp_path / mistake.file).read_text(encoding="utf-8")
    assert session.edit(mistake.file, text)
    quick = [(item.code, item.location, item.message) for item in session.items]
    session.refresh()
    assert quick == [(item.code, item.location, item.message) for item in session.items]


def test_what_is_below_an_edit_moves_with_it(tmp_path: Path) -> None:
    lay_down(tmp_path)
    file = tmp_path / "derivatives.yaml"
    file.write_text(file.read_text().replace("grad * self", "grad * slef"))
    session = Session(tmp_path)
    session.refresh()
    text = file.read_text().replace("  self: grad * factor\n", "  # why\n  self: grad * factor\n")
    assert session.edit("derivatives.yaml", text)
    quick = [(item.code, item.location) for item in session.items]
    session.refresh()
    assert quick == [(item.code, item.location) for item in session.items]
    assert [code for code, _ in quick] == ["GS403"]


LAYERS = """\
- layer: "Doubled(factor: float = 2)"
  forward: functions.scaled(input, factor)
  doc: Text.
"""
OPTIMIZERS = """\
- optimizer: "Slow(lr: float = 0.1)"
  update: param -= lr * grad
  doc: Text.
"""


DISTRIBUTIONS = """\
- distribution: "A(loc: real)"
  mean: 2 * loc
  support: real
  doc: Text.
"""
SCHEDULES = """\
- schedule: "A(gamma: float)"
  next: lr * gamma
  closed: base * gamma**epoch
  doc: Text.
"""


@pytest.mark.parametrize(
    ("file", "text", "right", "wrong", "place"),
    [
        ("layers.yaml", LAYERS, "functions.scaled", "functions.sclaed", "2:12"),
        ("optimizers.yaml", OPTIMIZERS, "lr * grad", "rl * grad", "2:20"),
        ("optimizers.yaml", SCHEDULES, "lr * gamma", "lr * gamm", "2:14"),
        ("distributions.yaml", DISTRIBUTIONS, "2 * loc", "2 * lco", "2:13"),
    ],
)
def test_layers_and_optimizers_are_judged_at_once(
    tmp_path: Path, file: str, text: str, right: str, wrong: str, place: str
) -> None:
    lay_down(tmp_path)
    settings = tmp_path / "pyproject.toml"
    key = file.removesuffix(".yaml")
    said = settings.read_text(encoding="utf-8")
    said = said.replace("[tool.gradsmith]\n", f'[tool.gradsmith]\n{key} = "{file}"\n')
    settings.write_text(said, encoding="utf-8")
    (tmp_path / file).write_text(text, encoding="utf-8")
    session = Session(tmp_path)
    session.refresh()
    assert session.items == ()
    for _ in range(2):
        assert session.edit(file, text.replace(right, wrong))
        assert [str(item.location) for item in session.items] == [f"{file}:{place}"]
        assert session.edit(file, text)
        assert session.items == ()
    words = {c.word for c in complete(session, file, 2, 16)}
    assert ("standard_normal" in words) == (text is DISTRIBUTIONS)
    assert ("epoch" in words) == (text is SCHEDULES) and ("grad" in words) == (text is OPTIMIZERS)


def test_files_of_pytorch_s_dialect(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(
        '[tool.gradsmith]\n[tool.gradsmith.lint]\ndialect = "torch"\n', encoding="utf-8"
    )
    backend = "backend: XLA\ncpp_namespace: torch_xla\nsupported:\n- abs\n- mm\n"
    (tmp_path / "backend.yaml").write_text(backend, encoding="utf-8")
    session = Session(tmp_path)
    session.refresh()
    assert session.items == ()
    assert not session.edit("backend.yaml", backend.replace("- mm", "- add.Tensr"))
    session.refresh()
    (item,) = session.items
    assert (item.code, str(item.location)) == ("GS705", "backend.yaml:5:3")
    assert item.fix is not None


def test_the_pieces_of_a_file() -> None:
    before = "# head\n- a\n  b\n\n- c\n- d"
    assert pieces_of(before) == ["# head\n", "- a\n  b\n\n", "- c\n", "- d"]
    edited = change(pieces_of(before), pieces_of(before.replace("- c", "- e\n- f")))
    assert (edited.first, edited.end, edited.text, edited.entries) == (5, 6, "- e\n- f\n", 2)
    assert edited.delta == 1
    assert change(pieces_of(before), pieces_of(before)).text == ""


TORCH = {
    "pyproject.toml": '[tool.gradsmith]\n[tool.gradsmith.lint]\ndialect = "torch"\n',
    "native_functions.yaml": (
        "- func: bend.Tensor(Tensor self, Tensor other) -> Tensor\n"
        "  structured_delegate: bend.out\n"
        "  variants: function, method\n"
        "  tags: pointwise\n\n"
        "- func: bend.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\n"
        "  structured: True\n"
        "  dispatch:\n"
        "    CPU, CUDA: bend_out\n"
    ),
    "derivatives.yaml": (
        "- name: bend.Tensor(Tensor self, Tensor other) -> Tensor\n"
        "  self: pow_backward(grad, self, 2) * bend(grad, other)\n"
        "  other: grad.mul(self)\n"
    ),
    "tags.yaml": "- tag: pointwise\n  desc: |\n    Each element.\n",
}


@pytest.fixture
def torch_project(tmp_path: Path) -> Session:
    """A project of PyTorch's dialect, as an editor has it open."""
    for name, text in TORCH.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    session = Session(tmp_path)
    session.refresh()
    return session


def test_names_of_pytorch_s_dialect(torch_project: Session) -> None:
    names = torch_project.torch_names()
    assert names is not None
    declared = names.at("native_functions.yaml", 1, 10)
    called = names.at("derivatives.yaml", 2, 41)
    helper = names.at("derivatives.yaml", 2, 12)
    method = names.at("derivatives.yaml", 3, 17)
    assert declared is not None and called is not None
    assert helper is not None and method is not None
    assert (declared.name, declared.role) == ("bend.Tensor", "declaration")
    assert [str(place) for place in names.definitions(declared)] == ["derivatives.yaml:1:9"]
    assert [str(place) for place in names.definitions(called)] == [
        "native_functions.yaml:1:9",
        "native_functions.yaml:6:9",
    ]
    assert [str(place) for place in names.references(called)] == [
        "native_functions.yaml:1:9",
        "native_functions.yaml:2:24",
        "native_functions.yaml:6:9",
        "derivatives.yaml:1:9",
        "derivatives.yaml:2:39",
    ]
    shown = names.hover(called)
    assert "structured_delegate: bend.out" in shown and "CPU, CUDA: bend_out" in shown
    assert "self: pow_backward(grad, self, 2)" in shown
    assert "Tensor pow_backward(" in names.hover(helper)
    assert "aten::mul.Tensor(Tensor self, Tensor other) -> Tensor" in names.hover(method)


@pytest.mark.parametrize(
    ("file", "line", "words"),
    [
        ("native_functions.yaml", "  ta", {"tags", "dispatch"}),
        ("native_functions.yaml", "  tags: ", {"pointwise"}),
        ("native_functions.yaml", "  structured_delegate: ", {"bend.out"}),
        ("derivatives.yaml", "  self: gr", {"grad", "other", "pow_backward", "bend", "mul"}),
        ("derivatives.yaml", "  self: grad.", {"mul", "sizes", "sym_size"}),
        ("backend.yaml", "- ", {"add.Tensor", "bend"} - {"bend"}),
    ],
)
def test_completion_in_pytorch_s_dialect(
    torch_project: Session, file: str, line: str, words: set[str]
) -> None:
    text = TORCH.get(file, "backend: XLA\nsupported:\n")
    torch_project.unsaved[file] = f"{text}{line}"
    assert torch_project.reading is not None
    place = f"{text}{line}".count("\n") + 1
    offered = {c.word for c in complete(torch_project, file, place, len(line) + 1)}
    assert words <= offered


def test_layers_and_optimizers_name_operators(tmp_path: Path) -> None:
    lay_down(tmp_path)
    settings = tmp_path / "pyproject.toml"
    said = settings.read_text(encoding="utf-8")
    lines = '[tool.gradsmith]\nlayers = "layers.yaml"\noptimizers = "optimizers.yaml"\n'
    settings.write_text(said.replace("[tool.gradsmith]\n", lines), encoding="utf-8")
    (tmp_path / "layers.yaml").write_text(LAYERS, encoding="utf-8")
    (tmp_path / "optimizers.yaml").write_text(OPTIMIZERS, encoding="utf-8")
    session = Session(tmp_path)
    session.refresh()
    assert session.model is not None and session.reading is not None
    symbols = session.symbols(session.model, session.reading)
    found = symbols.at("layers.yaml", 2, 24)
    assert found is not None and (found.name, found.role) == ("scaled", "namesake")
    assert [str(p) for p in symbols.definitions(found)] == ["native_functions.yaml:1:9"]
    assert "layers.yaml:2:22" in {str(p) for p in symbols.references(found)}
    words = {c.word for c in complete(session, "layers.yaml", 2, 3)}
    assert {"parameters", "function"} <= words and "forward" not in words
    offered = {c.word for c in complete(session, "optimizers.yaml", 2, 20)}
    assert {"lr", "grad", "param", "sqrt"} <= offered, sorted(offered)
