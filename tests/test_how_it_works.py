"""docs/how-it-works.md: its programs call the functions that it names, in its order."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Python = Callable[..., subprocess.CompletedProcess[str]]
Step = tuple[str, str]

_STEP = re.compile(r"^(\d+)\. `([\w/]+\.py): ([\w.<>]+)` ", re.M)
_BLOCK = re.compile(r"^```\w* ?(\S*)\n(.*?)^```$", re.M | re.S)

_WATCHED = """
import json, os, sys

root, before, program, named = json.loads(sys.argv[1])
named = None if named is None else {tuple(step) for step in named}
places, called = {}, []

def watch(frame, event, argument):
    if event == "call":
        code = frame.f_code
        if code not in places:
            file = os.path.relpath(os.path.realpath(code.co_filename), root)
            place = (file, code.co_qualname)
            ours = not file.startswith(("..", "<"))
            places[code] = place if ours and (named is None or place in named) else None
        if places[code] is not None:
            called.append(places[code])

scope = {}
exec(before, scope)
code = compile(program, "<program>", "exec")
sys.setprofile(watch)
try:
    exec(code, scope)
finally:
    sys.setprofile(None)
    print(json.dumps(called))
"""


@pytest.fixture(scope="module")
def page(repository: Path) -> dict[str, str]:
    """Text by heading."""
    text = (repository / "docs" / "how-it-works.md").read_text(encoding="utf-8")
    parts = re.split(r"^## (.*)\n", text, flags=re.M)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def steps(section: str) -> list[Step]:
    found = _STEP.findall(section)
    assert [int(number) for number, _, _ in found] == list(range(1, len(found) + 1))
    assert len(found) == len(re.findall(r"^\d+\. ", section, re.M))
    return [(file, function) for _, file, function in found]


def blocks(section: str) -> dict[str, str]:
    """Text of each fenced block by the word behind its language."""
    return dict(_BLOCK.findall(section))


@pytest.fixture
def watched(repository: Path, tmp_path: Path, python: Python) -> Callable[..., list[Step]]:
    """`watched(before, program, named)`: which functions `program` calls; with `named`, of those only."""

    def run(before: str, program: str, named: list[Step] | None = None) -> list[Step]:
        given = json.dumps([str(repository.resolve()), before, program, named])
        done = python("-c", _WATCHED, given, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        return [(file, name) for file, name in json.loads(done.stdout.splitlines()[-1])]

    return run


def assert_in_order(wanted: list[Step], called: list[Step]) -> None:
    """Each of `wanted` is called after the one before it."""
    rest = iter(called)
    for step in wanted:
        assert (
            step in rest
        ), f"{step[0]}: {step[1]} is not called where docs/how-it-works.md says so"


def test_a_first_call(page: dict[str, str], watched: Callable[..., list[Step]]) -> None:
    section = page["A call, the first time"]
    *before, call = blocks(section)["first"].strip().splitlines()
    wanted = steps(section)
    assert_in_order(wanted, watched("\n".join(before), call, wanted))


def test_a_warm_call_is_these_frames_and_no_other(
    page: dict[str, str], watched: Callable[..., list[Step]]
) -> None:
    section = page["The same call, warm"]
    first = blocks(page["A call, the first time"])["first"]
    assert watched(first, blocks(section)["warm"]) == steps(section)


def test_a_backward(page: dict[str, str], watched: Callable[..., list[Step]]) -> None:
    section = page["Recording, and a backward"]
    program = blocks(section)["backward"]
    wanted = steps(section)
    assert_in_order(wanted, watched("import gradsmith as gs\n" + program, program, wanted))


def _generate(root: Path) -> str:
    return f"from gradsmith.codegen.cli import main\nmain(['generate', '--project', {str(root)!r}])"


def test_an_entry_and_a_mistake(
    page: dict[str, str],
    clone: Path,
    watched: Callable[..., list[Step]],
    python: Python,
) -> None:
    section = page["A YAML entry"]
    shown = blocks(section)
    assert len(shown) == 4
    for name, text in shown.items():
        assert text in (clone / name).read_text(encoding="utf-8"), name
        if name.startswith("generated/"):
            (clone / name).unlink()
    wanted = steps(section)
    assert_in_order(wanted, watched("", _generate(clone), wanted))
    for name, text in shown.items():
        assert text in (clone / name).read_text(encoding="utf-8"), name

    section = page["A mistake"]
    wrong = blocks(section)["mistake"]
    right = shown["derivatives.yaml"].splitlines(keepends=True)[1]
    file = clone / "derivatives.yaml"
    text = file.read_text(encoding="utf-8")
    entry = shown["derivatives.yaml"]
    file.write_text(text.replace(entry, entry.replace(right, wrong)), encoding="utf-8")
    wanted = steps(section)
    assert_in_order(wanted, watched("", _generate(clone), wanted))
    done = python("-m", "codegen", "generate", cwd=clone)
    assert done.returncode == 1
    said = re.sub(r":\d+:|\b\d+ \|", ":N:", blocks(section)[""])
    assert re.sub(r":\d+:|\b\d+ \|", ":N:", done.stderr).startswith(said)
