"""``gradsmith generate``: what it writes, what it leaves alone, what it finds, and how it ends."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gradsmith.codegen.cli import main
from gradsmith.codegen.codes import CODES
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.pipeline import generate
from gradsmith.codegen.project import state
from gradsmith.codegen.project.memo import Memo
from gradsmith.codegen.project.settings import Project, load_project
from gradsmith.codegen.project.writer import digest

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def run(tiny: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """`run(*options)`: exit code and output of ``gradsmith generate`` for the tiny project."""

    def run(*options: str) -> tuple[int, str]:
        capsys.readouterr()
        code = main(["generate", "--project", str(tiny), *options])
        captured = capsys.readouterr()
        return code, captured.out + captured.err

    return run


Run = Callable[..., tuple[int, str]]


def times(root: Path) -> dict[Path, int]:
    """When each generated file was written."""
    return {p: p.stat().st_mtime_ns for p in (root / "generated").rglob("*.*")}


def findings(run: Run) -> dict[str, str]:
    """What ``--check`` finds: state by path."""
    code, text = run("--check", "--json")
    found = {f["path"]: f["state"] for f in json.loads(text)["findings"]}
    assert code == (1 if found else 0)
    return found


# -- writing -----------------------------------------------------------------------------------------


def test_it_writes_everything_once(run: Run, tiny: Path) -> None:
    code, text = run()
    assert code == 0
    assert "modules" in text and "stubs" in text and "reference pages" in text and "schema" in text
    before = times(tiny)
    assert len(before) > 10
    assert run()[0] == 0
    assert times(tiny) == before


def test_without_its_memory_it_compares_and_writes_nothing(run: Run, tiny: Path) -> None:
    run()
    before = times(tiny)
    shutil.rmtree(tiny / ".gradsmith")
    assert run()[0] == 0
    assert times(tiny) == before
    assert findings(run) == {}


def test_broken_memory_is_no_memory(run: Run, tiny: Path) -> None:
    run()
    for name in ("state.json", "memo.bin"):
        for text in (
            "",
            "[]",
            '{"format": 1}',
            '{"format": 1, "inputs": 3, "outputs": [1]}',
            '{"format": 2, "inputs": 3, "outputs": [1]}',
        ):
            (tiny / ".gradsmith" / name).write_text(text)
            assert run()[0] == 0


def test_what_there_was_to_say_is_said_again_and_nothing_found_out_anew(
    run: Run, tiny: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tiny / "proofs.json").write_text('{"format": 1, "operators": {}}')
    said = run()[1]
    assert "derivatives.yaml:1:9: warning[GS425]: 'scaled' is not proved yet" in said
    warning = said[said.index("derivatives.yaml:1:9") :]
    assert "  1 | - name: scaled(" in warning
    again = json.loads(run("--json")[1])["diagnostics"]
    with monkeypatch.context() as patch:
        patch.setattr("gradsmith.codegen.pipeline.generate", pytest.fail)
        assert run()[1].endswith(warning)
        assert json.loads(run("--json")[1])["diagnostics"] == again
    # A line more, and the place is another.
    text = (tiny / "derivatives.yaml").read_text()
    (tiny / "derivatives.yaml").write_text(f"# A remark.\n\n{text}")
    assert "derivatives.yaml:3:9: warning[GS425]" in run()[1]
    (tiny / "proofs.json").unlink()
    assert "GS425" not in run()[1] and "GS425" not in run()[1]


def test_a_record_that_is_not_as_it_was_left_is_not_believed(run: Run, tiny: Path) -> None:
    (tiny / "proofs.json").write_text('{"format": 1, "operators": {}}')
    text = run()[1]
    warning = text[text.index("derivatives.yaml:1:9") :]
    state = tiny / ".gradsmith" / "state.json"
    whole = state.read_text()
    for old, new in [
        ("is not proved yet", "is not proved bet"),
        ('"line": 1', '"line": 2'),
        ('"file": "derivatives.yaml"', '"file": "native_functions.yaml"'),
        ('"code": "GS425"', '"code": "GS426"'),
        ('"severity": "warning"', '"severity": "error"'),
    ]:
        assert old in whole
        state.write_text(whole.replace(old, new))
        assert run()[1].endswith(warning)
        assert state.read_text() == whole


def test_an_edit_changes_only_the_files_that_depend_on_it(run: Run, tiny: Path) -> None:
    run()
    before = times(tiny)
    path = tiny / "derivatives.yaml"
    path.write_text(path.read_text().replace("grad * factor", "factor * grad"))
    assert run()[0] == 0
    after = times(tiny)
    changed = {p.relative_to(tiny).as_posix() for p in after if after[p] != before[p]}
    assert changed == {
        "generated/autograd_arrays/arithmetic.py",
        "generated/autograd_nodes/arithmetic.py",
        "generated/schema.json",
    }


@pytest.mark.parametrize(
    "name", ["native_functions.yaml", "derivatives.yaml", "tags.yaml", "kernels/arithmetic.py"]
)
def test_every_input_is_looked_at_even_when_size_and_time_stay(
    run: Run, tiny: Path, name: str
) -> None:
    path = tiny / name
    path.write_text(path.read_text() + "# 1\n")
    run()
    state = (tiny / ".gradsmith" / "state.json").read_text()
    status = path.stat()
    path.write_text(path.read_text().replace("# 1", "# 2"))
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    run()
    assert (tiny / ".gradsmith" / "state.json").read_text() != state


def test_lost_and_changed_output_is_written_again(run: Run, tiny: Path) -> None:
    run()
    functions = tiny / "generated" / "functions.py"
    text = functions.read_text()
    functions.unlink()
    run()
    assert functions.read_text() == text
    functions.write_text(text + "# mine\n")
    code, said = run()
    assert code == 0 and "generated/functions.py: edits by hand overwritten" in said
    assert functions.read_text() == text


def test_what_is_no_longer_generated_is_removed(run: Run, tiny: Path) -> None:
    run()
    path = tiny / "native_functions.yaml"
    path.write_text(path.read_text().replace("category: arithmetic", "category: algebra"))
    code, said = run()
    assert code == 0 and "docs/operators/arithmetic.md: removed" in said
    assert sorted(p.name for p in (tiny / "docs/operators").iterdir()) == [
        "README.md",
        "algebra.md",
        "matrix.md",
    ]


def test_files_of_other_people_are_reported_and_left_alone(run: Run, tiny: Path) -> None:
    run()
    notes = tiny / "docs" / "operators" / "notes.md"
    notes.write_text("My notes.\n")
    code, said = run()
    assert code == 0 and "docs/operators/notes.md: not made by the generator" in said
    assert notes.exists()
    assert findings(run) == {"docs/operators/notes.md": "orphan"}


def test_a_dry_run_writes_nothing(run: Run, tiny: Path) -> None:
    code, said = run("--dry-run")
    assert code == 0 and "would write" in said
    assert not (tiny / "generated").exists() and not (tiny / ".gradsmith").exists()


def test_json_says_what_changed(run: Run) -> None:
    code, text = run("--json")
    data = json.loads(text)
    assert code == 0
    assert {"path": "generated/functions.py", "state": "missing"} in data["changed"]
    assert data["files"] == len(data["changed"])
    assert json.loads(run("--json")[1])["changed"] == []


# -- checking ------------------------------------------------------------------------------------------


def test_check_tells_what_is_wrong(run: Run, tiny: Path) -> None:
    assert set(findings(run).values()) == {"missing"}
    run()
    assert findings(run) == {}
    (tiny / "generated" / "wrappers.py").unlink()
    (tiny / "generated" / "old.py").write_text('"""Generated from native_functions.yaml"""\n')
    with (tiny / "generated" / "functions.py").open("a") as file:
        file.write("# mine\n")
    path = tiny / "derivatives.yaml"
    path.write_text(path.read_text().replace("grad * factor", "factor * grad"))
    assert findings(run) == {
        "generated/wrappers.py": "missing",
        "generated/old.py": "orphan",
        "generated/functions.py": "edited by hand",
        "generated/autograd_arrays/arithmetic.py": "stale",
        "generated/autograd_nodes/arithmetic.py": "stale",
        "generated/schema.json": "stale",
        "docs/operators/arithmetic.md": "stale",
    }
    assert run("--check")[0] == 1
    assert "generated/old.py: not made by the generator" in run()[1]
    assert findings(run) == {"generated/old.py": "orphan"}
    assert "delete it" in run("--check")[1]
    (tiny / "generated" / "old.py").unlink()
    assert findings(run) == {}


def test_what_an_earlier_run_wrote_is_stale_and_not_edited(run: Run, tiny: Path) -> None:
    run()
    path = tiny / "derivatives.yaml"
    nodes = tiny / "generated" / "autograd_nodes" / "arithmetic.py"
    earlier = nodes.read_text()
    path.write_text(path.read_text().replace("grad * factor", "factor * grad"))
    run()
    nodes.write_text(earlier)
    assert findings(run) == {"generated/autograd_nodes/arithmetic.py": "stale"}


def test_check_writes_nothing_and_shows_how_to_mend(run: Run, tiny: Path) -> None:
    run()
    path = tiny / "derivatives.yaml"
    path.write_text(path.read_text().replace("grad * factor", "factor * grad"))
    before = times(tiny)
    code, said = run("--check")
    assert code == 1
    assert "-        grad_self = grad * factor\n+        grad_self = factor * grad\n" in said
    assert "mend them with: gradsmith generate" in said
    assert "+        grad_self" not in run("--check", "--no-diff")[1]
    assert times(tiny) == before


def test_check_computes_even_when_memory_says_all_is_well(run: Run, tiny: Path) -> None:
    run()
    state = tiny / ".gradsmith" / "state.json"
    functions = tiny / "generated" / "functions.py"
    functions.write_text("# nothing\n")
    data = json.loads(state.read_text())
    data["outputs"]["generated/functions.py"] = [digest("# nothing\n")]
    state.write_text(json.dumps(data))
    assert findings(run) == {"generated/functions.py": "stale"}


# -- mistakes --------------------------------------------------------------------------------------------


def test_mistakes_are_diagnostics_and_nothing_is_written(run: Run, tiny: Path) -> None:
    path = tiny / "derivatives.yaml"
    path.write_text(path.read_text().replace("grad * factor", "grad * faktor"))
    code, said = run()
    assert code == 1
    assert "derivatives.yaml:2:16: error[GS403]" in said and "factor" in said
    assert not (tiny / "generated").exists()
    data = json.loads(run("--json")[1])
    assert [d["code"] for d in data["diagnostics"]] == ["GS403"]


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("  variants: function, method", "\tvariants: function", "GS103", "2:1"),
        ("- func: halves", "foo: bar\n- func: halves", "GS103", "9:1"),
        ("(Tensor self, Scalar", "(Tensr self, Scalar", "GS202", "1:16"),
        ("(Tensor self) -> (Tensor low", "(Tensor self -> (Tensor low", "GS201", "9:28"),
        ("func: scaled", "fnuc: scaled", "GS302", "1:3"),
    ],
)
def test_what_cannot_be_read_is_the_only_mistake(
    run: Run, tiny: Path, old: str, new: str, code: str, place: str
) -> None:
    """Not also every derivative of an operator that the unreadable part would have declared."""
    path = tiny / "native_functions.yaml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    status, printed = run("--json")
    (item,) = json.loads(printed)["diagnostics"]
    where = item["location"]
    assert status == 1
    assert item["code"] == code
    assert f"{where['line']}:{where['column']}" == place
    assert where["file"] == "native_functions.yaml"


@pytest.mark.parametrize(
    ("functions", "formula", "code"),
    [
        ((": scaled(Tensor", ": scaled(Tenosr"), "grad * grad.scaled(2)", "GS202"),
        ((": scaled(Tensor", ": scaled(Tenosr"), "scaled(grad, 2)", "GS202"),
        (("func: scaled", "fnuc: scaled"), "scaled(grad)", "GS302"),
    ],
)
def test_a_formula_that_names_an_unread_operator_is_not_to_blame(
    run: Run, tiny: Path, functions: tuple[str, str], formula: str, code: str
) -> None:
    path, formulas = tiny / "native_functions.yaml", tiny / "derivatives.yaml"
    path.write_text(path.read_text().replace(*functions))
    formulas.write_text(
        formulas.read_text().replace('not_implemented("nobody needed it yet")', formula)
    )
    data = json.loads(run("--json")[1])
    assert [d["code"] for d in data["diagnostics"]] == [code]


def test_an_alias_of_an_unread_operator_is_not_to_blame(run: Run, tiny: Path) -> None:
    path = tiny / "native_functions.yaml"
    alias = "\n- func: times(Tensor self, Scalar factor=2) -> Tensor\n  alias_of: scaled\n  doc: Again.\n"
    path.write_text(path.read_text().replace("(Tensor self, Scalar", "(Tensr self, Scalar") + alias)
    data = json.loads(run("--json")[1])
    assert [d["code"] for d in data["diagnostics"]] == ["GS202"]


@pytest.mark.parametrize("forward", ["auto_linear", "self_t * factor"])
def test_a_gradient_that_cannot_be_read_leaves_its_tangent_in_peace(
    run: Run, tiny: Path, forward: str
) -> None:
    path = tiny / "derivatives.yaml"
    text = path.read_text()
    path.write_text(text.replace("grad * factor", f"grad * * factor\n  result: {forward}"))
    (item,) = json.loads(run("--json")[1])["diagnostics"]
    assert (item["code"], item["location"]["line"]) == ("GS401", 2)


def test_a_file_that_cannot_be_read_does_not_hide_another(run: Run, tiny: Path) -> None:
    for name in ("native_functions.yaml", "derivatives.yaml"):
        (tiny / name).write_text("- a: 'b\n")
    status, printed = run("--json")
    items = json.loads(printed)["diagnostics"]
    assert status == 1
    assert [i["location"]["file"] for i in items] == ["derivatives.yaml", "native_functions.yaml"]


def test_a_folder_without_project_is_wrong_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["generate"]) == 2
    assert "pyproject.toml" in capsys.readouterr().err


def test_output_that_cannot_be_written_is_said_so(
    run: Run, tiny: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(source: str, target: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    code, said = run()
    assert code == 2 and "No space left on device" in said
    assert re.match(r"(generated|docs)/(\w+/)*\w+\.\w+:1:1: error\[GS603\]", said)
    code, said = run("--json")
    (found,) = json.loads(said)["diagnostics"]
    assert code == 2 and found["code"] == "GS603" and found["location"]["line"] == 1


# -- malformed files -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> tuple[Project, dict[str, list[str]]]:
    """A project to be spoilt, over the repository's kernels, and the entries of its YAML files."""
    root = tmp_path_factory.mktemp("spoilt")
    own = load_project(ROOT, Diagnostics())
    assert own is not None
    shutil.copy(ROOT / "pyproject.toml", root)
    shutil.copy(ROOT / own.tags, root / own.tags)
    for folder in {own.kernels, own.formulas}:
        (root / folder).parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(ROOT / folder, root / folder)
    project = load_project(root, Diagnostics())
    assert project is not None
    entries = {
        name: ("\n" + (ROOT / name).read_text(encoding="utf-8")).split("\n- ")[1:]
        for name in (own.functions, own.derivatives)
    }
    return project, entries


TOKENS = [
    *"()[]{}:,.!?*|>&'\"-#%@\t",
    "Tensor",
    "->",
    "self",
    "grad",
    "\n",
    "\n  ",
    "\x00",
    "é",
    "1e9",
]


def spoilt(text: str, seed: random.Random) -> str:
    """`text` with up to three tokens lost, doubled, swapped or put in."""
    for _ in range(seed.randint(0, 3)):
        at = seed.randrange(len(text))
        length = seed.choice([0, 0, 1, 1, 4])
        text = text[:at] + seed.choice(["", *TOKENS]) + text[at + length :]
    return text


def name_of(entry: str) -> str:
    """The operator that an entry of either file is about."""
    return entry.partition(": ")[2].partition("(")[0]


@settings(max_examples=60)
@given(seed=st.randoms(use_true_random=False))
def test_whatever_the_files_hold_the_answer_is_diagnostics_or_output(
    shipped: tuple[Project, dict[str, list[str]]], memo: Memo, seed: random.Random
) -> None:
    project, entries = shipped
    functions, derivatives = entries[project.functions], entries[project.derivatives]
    start = seed.randrange(len(derivatives) - 8)
    chosen = derivatives[start : start + 8]
    names = {name_of(entry) for entry in chosen}
    texts = [
        "".join(f"- {entry}\n" for entry in functions if name_of(entry) in names),
        "".join(f"- {entry}\n" for entry in chosen),
    ]
    which = seed.randrange(2)
    texts[which] = spoilt(texts[which], seed)
    for name, text in zip(entries, texts, strict=True):
        project.path(name).write_text(text, encoding="utf-8", newline="")
    diagnostics = Diagnostics()
    files: dict[str, Any] = generate(project, diagnostics, memo)
    assert bool(files) != diagnostics.has_errors
    assert all(item.code in CODES for item in diagnostics.items)
    assert bool(diagnostics.render()) == bool(diagnostics.items)
    for path, text in files.items():
        if path.endswith((".py", ".pyi")):
            compile(text, path, "exec")


def test_the_digest_of_the_generator_covers_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What phase a module belongs to does not matter, nor whether the run time shares it."""
    seen: list[Path] = []

    def note(paths: Iterable[Path], total: object, root: Path | None = None) -> str:
        seen.extend(paths)
        return ""

    monkeypatch.setattr(state, "_digest_of", note)
    state.generator_digest()
    ends = {path.as_posix().rpartition("/codegen/")[2].rpartition("/schema/")[2] for path in seen}
    assert {"emit/bindings.py", "model/types.py", "project/state.py", "function_schema.py"} <= ends
    assert any(path.name == "bindings.py.jinja" for path in seen)
