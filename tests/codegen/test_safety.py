"""The generator writes and removes what is its own, reads the project, and lets no value become code."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main
from gradsmith.codegen.model.fields import FIELDS
from gradsmith.codegen.project.contents import Contents
from gradsmith.codegen.project.writer import MARK

Run = Callable[..., tuple[int, str]]

posix = pytest.mark.skipif(os.name != "posix", reason="links and modes are those of POSIX")


@pytest.fixture
def run(tiny: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run(*options)`: exit code and output of ``gradsmith generate`` for the tiny project."""

    def run(*options: str) -> tuple[int, str]:
        capsys.readouterr()
        code = main(["generate", "--project", str(tiny), *options])
        captured = capsys.readouterr()
        return code, captured.out + captured.err

    return run


def findings(run: Run) -> dict[str, str]:
    code, text = run("--check", "--json")
    found = {f["path"]: f["state"] for f in json.loads(text)["findings"]}
    assert code == (1 if found else 0)
    return found


def contents(root: Path) -> dict[str, bytes]:
    """Every file of the project but the generator's memory."""
    files = (file for file in root.rglob("*") if file.is_file())
    names = {file.relative_to(root).as_posix(): file for file in files}
    return {n: f.read_bytes() for n, f in names.items() if not n.startswith(".gradsmith/")}


def with_setting(root: Path, key: str, value: str) -> None:
    file = root / "pyproject.toml"
    lines = [one for one in file.read_text().splitlines() if not one.startswith(f"{key} =")]
    file.write_text("\n".join([*lines, f"{key} = {json.dumps(value)}", ""]))


# -- where projects end -------------------------------------------------------------------------------

_PATHS = ("output", "reference", "functions", "derivatives", "tags", "kernels", "formulas")
_WRONG = (
    "",
    ".",
    "..",
    "./",
    "../outside",
    "a/../../b",
    "/tmp/x",
    "a\\b",
    "a\nb",
    '"""',
    "~",
    ".git",
)


@pytest.mark.parametrize("key", _PATHS)
@pytest.mark.parametrize("value", _WRONG)
def test_every_path_is_a_plain_one_inside_the_project(
    run: Run, tiny: Path, key: str, value: str
) -> None:
    if value == "" and key in ("tags", "formulas"):
        value = " "  # there need be none of these
    with_setting(tiny, key, value)
    before = contents(tiny)
    code, said = run()
    assert code == 1 and f"error[GS602]: '{key}' must be a path inside the project" in said
    assert said.startswith("pyproject.toml:")
    assert contents(tiny) == before


def test_a_path_may_be_written_loosely(run: Run, tiny: Path) -> None:
    with_setting(tiny, "kernels", "./kernels/")
    with_setting(tiny, "output", "made//here/")
    assert run()[0] == 0
    assert (tiny / "made" / "here" / "operators.py").exists()
    assert findings(run) == {}


@posix
@pytest.mark.parametrize("key", _PATHS)
def test_no_path_leads_out_by_a_link(run: Run, tiny: Path, tmp_path: Path, key: str) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "secret.py").write_text("secret = 1 +\n")
    (tiny / "link").symlink_to(outside)
    is_file = key in ("functions", "derivatives", "tags")
    with_setting(
        tiny, key, "link/secret.py" if is_file else "link/inner" if key == "output" else "link"
    )
    code, said = run()
    assert code == 1 and f"error[GS602]: '{key}' leads out of the project" in said
    assert "secret = 1" not in said
    assert sorted(p.name for p in outside.iterdir()) == ["secret.py"]


@posix
@pytest.mark.parametrize("key", _PATHS)
def test_a_link_that_leads_to_itself(run: Run, tiny: Path, key: str) -> None:
    (tiny / "circle").symlink_to(tiny / "circle")
    with_setting(tiny, key, "circle")
    code, said = run()
    assert code == 1 and f"error[GS602]: '{key}' leads out of the project by a link" in said
    assert said.startswith("pyproject.toml:")


@posix
def test_settings_that_are_a_link_to_themselves(run: Run, tiny: Path) -> None:
    (tiny / "pyproject.toml").unlink()
    (tiny / "pyproject.toml").symlink_to(tiny / "pyproject.toml")
    code, said = run()
    assert code in (1, 2) and "internal error" not in said


@pytest.mark.parametrize("key", ["derivatives", "tags"])
def test_two_settings_name_two_files(run: Run, tiny: Path, key: str) -> None:
    with_setting(tiny, "functions", "native_functions.yaml")
    with_setting(tiny, key, "native_functions.yaml")
    code, said = run()
    assert code == 1 and said.count("error[") == 1
    assert f"error[GS602]: '{key}' names the file of 'functions': native_functions.yaml" in said


@posix
@pytest.mark.parametrize("folder", ["kernels", "formulas"])
def test_no_line_of_a_file_outside_is_quoted(
    run: Run, tiny: Path, tmp_path: Path, folder: str
) -> None:
    (tmp_path / "secret.py").write_text("def secret(:\n")
    (tiny / folder / "innocent.py").symlink_to(tmp_path / "secret.py")
    code, said = run()
    assert code == 1 and "def secret" not in said
    assert f"'{folder}' holds a link out of the project: {folder}/innocent.py" in said


@pytest.mark.parametrize(
    ("key", "value", "holds"),
    [
        ("output", "kernels", "kernels"),
        ("reference", "formulas", "formulas"),
        ("output", "source", "functions"),
    ],
)
def test_output_has_a_folder_of_its_own(
    run: Run, tiny: Path, key: str, value: str, holds: str
) -> None:
    if holds == "functions":
        (tiny / "source").mkdir()
        (tiny / "native_functions.yaml").rename(tiny / "source" / "operators.yaml")
        with_setting(tiny, "functions", "source/operators.yaml")
    with_setting(tiny, key, value)
    before = contents(tiny)
    code, said = run()
    assert code == 1 and f"'{key}' is where generated files go, but '{holds}' is in it" in said
    assert contents(tiny) == before


def test_output_around_several_inputs_is_one_mistake(run: Run, tiny: Path) -> None:
    (tiny / "all").mkdir()
    for name in ("kernels", "formulas"):
        (tiny / name).rename(tiny / "all" / name)
        with_setting(tiny, name, f"all/{name}")
    with_setting(tiny, "output", "all")
    code, said = run()
    assert code == 1 and said.count("error[GS602]: 'output' is where generated files go") == 1


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("output", "tags.yaml", "names a file"),
        ("reference", "pyproject.toml", "names a file"),
        ("output", "tags.yaml/inner", "leads through a file"),
        ("reference", "tags.yaml/a/b", "leads through a file"),
        ("functions", "kernels", "names something that is not a file"),
        ("kernels", "tags.yaml", "names a folder that is not there"),
    ],
)
def test_files_are_no_folders(run: Run, tiny: Path, key: str, value: str, why: str) -> None:
    with_setting(tiny, key, value)
    before = contents(tiny)
    code, said = run()
    assert code == 1 and f"error[GS602]: '{key}' {why}" in said and said.startswith("pyproject")
    assert contents(tiny) == before


@posix
def test_settings_outside_are_not_quoted(run: Run, tiny: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.toml").write_text("secret = [\n")
    (tiny / "pyproject.toml").unlink()
    (tiny / "pyproject.toml").symlink_to(tmp_path / "secret.toml")
    code, said = run()
    assert code == 1 and "GS601" in said and "secret" not in said


@pytest.mark.parametrize("taken", ["generated/operators.py", "generated/autograd_nodes", "docs"])
def test_what_stands_in_the_way_is_named_before_anything_is_written(
    run: Run, tiny: Path, taken: str
) -> None:
    (tiny / taken).parent.mkdir(exist_ok=True)
    if taken.endswith(".py"):
        (tiny / taken).mkdir()
    else:
        (tiny / taken).write_text("A note.\n")
    before = contents(tiny)
    code, said = run()
    assert code == 1 and ("error[GS607]" in said or "error[GS602]" in said)
    assert taken in said and contents(tiny) == before


def test_a_file_that_cannot_be_read_is_named(
    run: Run, tiny: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run()[0] == 0
    locked = {tiny / "generated" / "operators.py"}
    read, access = Path.read_bytes, os.access

    def read_bytes(path: Path) -> bytes:
        if path in locked:
            raise PermissionError(13, "Permission denied", str(path))
        return read(path)

    held = Contents.of

    def of(contents: Contents, path: Path) -> bytes:
        if path in locked:
            raise PermissionError(13, "Permission denied", str(path))
        return held(contents, path)

    monkeypatch.setattr(Path, "read_bytes", read_bytes)
    monkeypatch.setattr(Contents, "of", of)
    monkeypatch.setattr(os, "access", lambda p, mode: Path(p) not in locked and access(p, mode))
    code, said = run()
    assert code == 1 and said.startswith("generated/operators.py:1:1: error[GS607]")
    locked.add(tiny / "kernels" / "arithmetic.py")
    code, said = run()
    assert code == 1 and said.startswith("kernels/arithmetic.py:1:1: error[GS506]")


@posix
def test_the_memory_is_not_written_behind_a_link(run: Run, tiny: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    leftover = outside / ".gradsmith-999999999"
    leftover.write_text("not ours\n")
    (tiny / ".gradsmith").symlink_to(outside)
    assert run()[0] == 0
    assert list(outside.iterdir()) == [leftover]


@pytest.mark.parametrize("name", ["state.json", "memo.bin"])
@pytest.mark.parametrize(
    "text", ["", "[" * 100_000, "[]", '{"format": 2, "outputs": {"a": 3}}', "\0"]
)
def test_a_damaged_memory_costs_only_time(run: Run, tiny: Path, name: str, text: str) -> None:
    assert run()[0] == 0
    made = contents(tiny)
    (tiny / ".gradsmith" / name).write_text(text)
    assert run()[0] == 0
    assert contents(tiny) == made and findings(run) == {}


def test_a_file_where_the_memory_goes_costs_only_time(run: Run, tiny: Path) -> None:
    (tiny / ".gradsmith").write_text("a file")
    assert run()[0] == 0 and run()[0] == 0
    assert (tiny / ".gradsmith").read_text() == "a file" and findings(run) == {}


@posix
@pytest.mark.parametrize("place", ["generated/pipe", "kernels/pipe.py"])
def test_a_pipe_is_not_waited_for(run: Run, tiny: Path, place: str) -> None:
    assert run()[0] == 0
    os.mkfifo(tiny / place)
    assert run()[0] == 0
    assert findings(run) == ({"generated/pipe": "orphan"} if place == "generated/pipe" else {})


def test_output_that_moves_leaves_nothing_behind(run: Run, tiny: Path) -> None:
    assert run()[0] == 0
    (tiny / "docs" / "operators" / "notes.md").write_text("By hand.\n")
    (tiny / "generated" / "operators.py").write_text("# By hand.\n")
    with_setting(tiny, "output", "made")
    with_setting(tiny, "reference", "pages")
    assert "generated/functions.py" in findings(run)
    assert run()[0] == 0
    left = {name for name in contents(tiny) if name.startswith(("generated/", "docs/"))}
    assert left == {"generated/operators.py", "docs/operators/notes.md"}
    assert findings(run) == {}


def test_a_record_makes_nothing_ours(run: Run, tiny: Path, tmp_path: Path) -> None:
    from gradsmith.codegen.project.writer import digest

    assert run()[0] == 0
    mine = "# Generated from nothing; edit those, not this file.\n"
    outside, handwritten = tmp_path / "outside.py", tiny / "kernels" / "other.py"
    for file in (outside, handwritten):
        file.write_text(mine if file is outside else "x = 1\n")
    state = tiny / ".gradsmith" / "state.json"
    known = json.loads(state.read_text())
    for name in ("../outside.py", str(outside), "kernels/other.py"):
        known["outputs"][name] = [digest(mine), digest("x = 1\n")]
    known["inputs"] = ""
    state.write_text(json.dumps(known))
    assert run()[0] == 0
    assert outside.read_text() == mine and handwritten.exists()


def test_a_byte_order_mark_in_toml_is_called_so(run: Run, tiny: Path) -> None:
    file = tiny / "pyproject.toml"
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    code, said = run()
    assert code == 1
    assert said.startswith("pyproject.toml:1:1: error[GS601]: this is not TOML")
    assert "hint: save the file without a byte order mark (BOM)" in said


@pytest.mark.parametrize(
    ("line", "column"), [("package 3", 9), ('output = "unclosed', 19), ("kernels = yes", 11)]
)
def test_a_mistake_in_toml_is_told_where_it_is(
    run: Run, tiny: Path, line: str, column: int
) -> None:
    file = tiny / "pyproject.toml"
    text = file.read_text()
    file.write_text(f"{text}{line}\nnamespace = 'other'\n")
    code, said = run()
    number = text.count("\n") + 1
    assert code == 1
    assert said.startswith(f"pyproject.toml:{number}:{column}: error[GS601]: this is not TOML")
    assert f"{number} | {line}\n" in said


# -- what is not the generator's ----------------------------------------------------------------------


@pytest.mark.parametrize("options", [(), ("--dry-run",), ("--json",)])
def test_what_is_written_by_hand_is_never_overwritten(
    run: Run, tiny: Path, options: tuple[str, ...]
) -> None:
    (tiny / "mine").mkdir()
    (tiny / "mine" / "functions.py").write_text("MINE = 1\n")
    (tiny / "mine" / "notes.txt").write_text("Notes.\n")
    with_setting(tiny, "output", "mine")
    before = contents(tiny)
    code, said = run(*options)
    assert code == 1 and "GS607" in said and "mine/functions.py" in said
    assert contents(tiny) == before


def test_a_file_that_lost_its_header_is_somebodys(run: Run, tiny: Path) -> None:
    run()
    file = tiny / "generated" / "functions.py"
    file.write_text("# my own\n")
    code, said = run()
    assert code == 1 and "error[GS607]: generated/functions.py" in said
    assert file.read_text() == "# my own\n"
    file.write_text("")  # nothing that could be lost
    assert run()[0] == 0 and findings(run) == {}


def test_only_what_was_written_here_is_removed(run: Run, tiny: Path) -> None:
    run()
    copy = tiny / "generated" / "mine.py"
    text = (tiny / "generated" / "functions.py").read_text()
    copy.write_text(text)  # with the header: a start for something by hand
    code, said = run()
    assert code == 0 and "generated/mine.py: not made by the generator" in said
    assert "delete it" in said and copy.read_text() == text


def test_every_generated_file_carries_the_mark(
    output: dict[str, str], generated: Callable[[Path], dict[str, str]], tiny: Path
) -> None:
    for path, text in (*output.items(), *generated(tiny).items()):
        assert MARK.search(text[:1000]), path


@pytest.mark.parametrize("kind", ["library", "backend"])
def test_what_new_projects_generate_carries_the_mark(tmp_path: Path, kind: str) -> None:
    assert main(["new", kind, "fresh", "--path", str(tmp_path / "fresh")]) == 0
    made = [f for f in (tmp_path / "fresh/src/fresh/generated").iterdir() if f.is_file()]
    assert made
    for file in made:
        assert MARK.search(file.read_text(encoding="utf-8")[:1000]), file


# -- what a run that was killed leaves ----------------------------------------------------------------


def test_leftovers_are_swept(run: Run, tiny: Path, repository: Path) -> None:
    run()
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    name = f".gradsmith-{ended.pid}"
    left = [tiny / folder / name for folder in ("generated", "docs/operators", ".gradsmith")]
    for file in left:
        file.write_text("half of a fi")
    assert findings(run) == {f"generated/{name}": "orphan", f"docs/operators/{name}": "orphan"}
    status, text = run()
    assert status == 0
    for file in left:
        path = file.relative_to(tiny).as_posix()
        assert f"{path}: removed: a run that was killed left it half written" in text
    assert not any(file.exists() for file in left)
    assert findings(run) == {}
    templates = (repository / "templates").glob("new_*/gitignore.jinja")
    for ignored in (repository / ".gitignore", *templates):
        lines = ignored.read_text(encoding="utf-8").splitlines()
        assert ".gradsmith-*" in lines and ".gradsmith/" in lines


@posix
def test_what_another_run_is_writing_is_left_to_it(run: Run, tiny: Path) -> None:
    """Removing it would fail that run; once it is older than any file takes, its number is another process's."""
    run()
    other = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    try:
        names = [f"{folder}/.gradsmith-{other.pid}" for folder in ("generated", "docs/operators")]
        for name in names:
            (tiny / name).write_text("half of a fi")
            os.utime(tiny / name, (time.time(), time.time()))
        (tiny / "generated" / "functions.py").unlink()
        assert findings(run) == {"generated/functions.py": "missing"}
        assert run()[0] == 0
        assert all((tiny / name).exists() for name in names) and findings(run) == {}
        for name in names:
            os.utime(tiny / name, (time.time() - 1e6, time.time() - 1e6))
        assert findings(run) == dict.fromkeys(names, "orphan")
        assert run()[0] == 0
        assert not any((tiny / name).exists() for name in names)
    finally:
        other.communicate(b"\n")


@posix
@pytest.mark.parametrize("kind", ["link", "pipe"])
def test_only_files_are_leftovers(run: Run, tiny: Path, kind: str) -> None:
    """A link by that name went before a refusal that says that nothing has been written."""
    run()
    left = tiny / "generated" / ".gradsmith-999999999"
    if kind == "link":
        left.symlink_to(tiny / "tags.yaml")
    else:
        os.mkfifo(left)
    assert findings(run) == {"generated/.gradsmith-999999999": "orphan"}
    code, text = run()
    assert code == 0 and "generated/.gradsmith-999999999: not made by the generator" in text
    assert os.path.lexists(left)


# -- what --check sees --------------------------------------------------------------------------------


def test_check_sees_line_ends(run: Run, tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run()
    file = tiny / "generated" / "functions.py"
    text = file.read_bytes()
    file.write_bytes(text.replace(b"\n", b"\r\n"))
    assert findings(run) == {"generated/functions.py": "other line ends (CRLF)"}
    assert "'* text=auto eol=lf' to .gitattributes" in run("--check")[1]
    assert main(["check", "--project", str(tiny)]) == 1
    assert "'* text=auto eol=lf' to .gitattributes" in capsys.readouterr().out
    assert run()[0] == 0
    assert file.read_bytes() == text


@pytest.mark.parametrize("name", [".hidden.py", "gone.pyc", "__pycache__/odd.py", "inner/.x"])
def test_check_sees_what_could_be_imported_or_overlooked(run: Run, tiny: Path, name: str) -> None:
    run()
    file = tiny / "generated" / name
    file.parent.mkdir(exist_ok=True)
    file.write_text("x\n")
    assert findings(run) == {f"generated/{name}": "orphan"}
    code, said = run()
    assert code == 0 and f"generated/{name}: not made by the generator" in said
    assert file.exists()


def test_pythons_cache_is_no_finding(run: Run, tiny: Path) -> None:
    run()
    (tiny / "generated" / "__pycache__").mkdir()
    (tiny / "generated" / "__pycache__" / "functions.cpython-311.pyc").write_bytes(b"x")
    assert findings(run) == {}


@posix
def test_check_sees_modes(run: Run, tiny: Path) -> None:
    run()
    file = tiny / "generated" / "functions.py"
    file.chmod(0o755)
    assert findings(run) == {"generated/functions.py": "executable"}
    assert run()[0] == 0
    assert findings(run) == {} and not file.stat().st_mode & 0o111


@posix
def test_check_sees_who_may_write(run: Run, tiny: Path) -> None:
    run()
    file = tiny / "generated" / "functions.py"
    file.chmod(0o664)  # what a checkout of a group has
    assert findings(run) == {}
    file.chmod(0o666)
    assert findings(run) == {"generated/functions.py": "writable by everybody"}
    assert run()[0] == 0
    assert findings(run) == {} and not file.stat().st_mode & 0o022


@posix
def test_check_sees_second_names(run: Run, tiny: Path, tmp_path: Path) -> None:
    """What is written under the other name would change the file unseen."""
    run()
    file, other = tiny / "generated" / "functions.py", tmp_path / "other.py"
    os.link(file, other)
    assert findings(run) == {"generated/functions.py": "another file's second name (a hard link)"}
    assert run()[0] == 0
    assert findings(run) == {} and not file.samefile(other)


@posix
def test_a_copy_of_links_alone_is_no_finding(run: Run, tiny: Path, tmp_path: Path) -> None:
    run()
    shutil.copytree(tiny, tmp_path / "copy", copy_function=os.link)
    assert findings(run) == {}


@pytest.mark.parametrize("name", ["extra", "extra/within", "docs"])
def test_check_sees_empty_folders(run: Run, tiny: Path, name: str) -> None:
    """Python imports them."""
    run()
    folder = tiny / "generated" / name
    folder.mkdir(parents=True)
    assert findings(run) == {f"generated/{name}/": "orphan"}
    assert run()[0] == 0
    assert findings(run) == {} and not (tiny / "generated" / name.partition("/")[0]).exists()


@posix
def test_check_sees_links(run: Run, tiny: Path, tmp_path: Path) -> None:
    run()
    file = tiny / "generated" / "functions.py"
    elsewhere = tmp_path / "elsewhere.py"
    elsewhere.write_text(file.read_text() + "secret = 1\n")
    file.unlink()
    file.symlink_to(elsewhere)
    (tiny / "generated" / "inner").symlink_to(tmp_path)
    assert findings(run) == {
        "generated/functions.py": "a link where a file should be",
        "generated/inner": "orphan",
    }
    assert "secret" not in run("--check")[1]
    code, said = run()
    assert code == 1 and "error[GS607]: generated/functions.py is a link" in said
    assert elsewhere.read_text().endswith("secret = 1\n")


# -- values in generated code -------------------------------------------------------------------------

_CODE = [
    '"""\nPLANTED = 1\n"""',
    "'''\nPLANTED = 1\n'''",
    '")\nPLANTED = 1\n("',
    "a\nPLANTED = 1",
    "a\0b",
]


def assert_nothing_planted(files: dict[str, str]) -> None:
    for path, text in files.items():
        if path.endswith((".py", ".pyi")):
            for node in ast.walk(ast.parse(text, path)):
                assert not (isinstance(node, ast.Name) and node.id == "PLANTED"), path
        elif path.endswith(".json"):
            json.loads(text)


def made(root: Path) -> dict[str, str]:
    folders = ("generated", "docs/operators")
    files = [f for folder in folders for f in (root / folder).rglob("*") if f.is_file()]
    return {str(f): f.read_text(encoding="utf-8") for f in files}


@pytest.mark.parametrize("value", _CODE)
@pytest.mark.parametrize("field", sorted(FIELDS))
def test_no_value_of_an_entry_becomes_code(run: Run, tiny: Path, field: str, value: str) -> None:
    path = tiny / "native_functions.yaml"
    lines = path.read_text().splitlines()[:7]
    kept = [line for line in lines if not line.strip(" -").startswith(f"{field}:")]
    dash = "- " if field == "func" else "  "
    text = f"{dash}{field}: {json.dumps(value)}"
    path.write_text("\n".join([text, *kept] if field == "func" else [*kept, text]) + "\n")
    (tiny / "derivatives.yaml").write_text("[]\n")
    code, said = run()
    assert code in (0, 1), said
    assert_nothing_planted(made(tiny))
    assert "\0" not in "".join(made(tiny).values())


@pytest.mark.parametrize("value", _CODE)
@pytest.mark.parametrize(
    "key", [*_PATHS, "namespace", "package", "kernels_package", "formulas_package"]
)
def test_no_setting_becomes_code(run: Run, tiny: Path, key: str, value: str) -> None:
    with_setting(tiny, key, value)
    code, said = run()
    assert code == 1 and "error[GS60" in said
    assert made(tiny) == {}


def test_a_character_that_no_text_holds_is_refused_at_its_place(run: Run, tiny: Path) -> None:
    path = tiny / "native_functions.yaml"
    path.write_text(path.read_text().replace("doc: Each element", 'doc: "Each\\0 element"\n#'))
    code, said = run()
    assert code == 1 and "native_functions.yaml:7:8: error[GS102]: an escape means U+0000" in said
