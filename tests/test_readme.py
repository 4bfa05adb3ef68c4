"""README's commands and snippets do what it says they do; line numbers, which every edit moves, aside."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.codegen.cli import main


def fenced(page: Path) -> list[tuple[str, str]]:
    """Language and text of each fenced block."""
    return re.findall(r"^```(\w*)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.M | re.S)


@pytest.fixture(scope="module")
def blocks(repository: Path) -> list[tuple[str, str]]:
    return fenced(repository / "README.md")


def block(blocks: list[tuple[str, str]], words: str) -> str:
    """The one that has these words."""
    (found,) = (text for _, text in blocks if words in text)
    return found


def without_numbers(text: str) -> str:
    """Without the lines of files either, nor where the package is, if it is not in this folder."""
    text = text.replace(f"{Path(gs.__file__).parent}/", "")
    return re.sub(r"(\.(?:yaml|py)):\d+", r"\1:N", text).strip()


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    with gs.random.fork_rng():
        yield


def test_explain_prints_what_is_shown(
    blocks: list[tuple[str, str]], repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, _, shown = block(blocks, "$ gradsmith explain").partition("\n")
    arguments = first.removeprefix("$ gradsmith ").split()
    assert main([*arguments, "--project", str(repository)]) == 0
    assert without_numbers(capsys.readouterr().out) == without_numbers(shown)


def test_the_trace_is_what_is_shown(blocks: list[tuple[str, str]]) -> None:
    session = block(blocks, "gs.dispatch.trace()")
    program = [line[4:] for line in session.splitlines() if line.startswith((">>> ", "... "))]
    scope: dict[str, Any] = {"gs": gs}
    exec("\n".join(program), scope)
    shown = session.partition(">>> print(t)\n")[2]
    assert without_numbers(str(scope["t"])) == without_numbers(shown)


def test_the_custom_operator_works(blocks: list[tuple[str, str]]) -> None:
    scope: dict[str, Any] = {}
    exec(block(blocks, "custom_op("), scope)
    x = gs.tensor([0.5, 1.0], requires_grad=True)
    gs.testing.opcheck(scope["scaled_exp"], (x, 2.0), test_utils="ALL")
    scope["scaled_exp"](x, 2.0).sum().backward()
    assert gs.allclose(x.grad, 2 * (2 * x.detach()).exp())


def test_the_operator_defined_through_a_library_works(repository: Path) -> None:
    x = gs.tensor([0.5, 1.0], requires_grad=True)
    scope: dict[str, Any] = {"gradsmith": gs, "x": x}
    exec(block(fenced(repository / "docs" / "library.md"), "gradsmith.library.Library("), scope)
    try:
        result = gs.ops.mine.scaled_sin(x, 2.0)
        result.sum().backward()
        assert gs.equal(result, x.sin() * 2) and gs.equal(x.grad, x.detach().cos() * 2)
    finally:
        scope["lib"]._destroy()


def test_the_checks_are_called_as_is_shown(blocks: list[tuple[str, str]]) -> None:
    exec(block(blocks, "run_checks("), {})


def test_the_diagnostic_has_the_form_of_one(blocks: list[tuple[str, str]]) -> None:
    from gradsmith.codegen.diagnostics import Diagnostics, Source

    shown = block(blocks, "error[GS403]")
    head, quoted, _, hint = shown.splitlines()
    found = re.fullmatch(r"derivatives\.yaml:(\d+):(\d+): error\[GS403\]: (.*)", head)
    assert found is not None
    line = quoted.partition("| ")[2]
    text = "\n" * (int(found[1]) - 1) + line
    diagnostics = Diagnostics()
    source = Source("derivatives.yaml", text)
    diagnostics.sources.add(source)
    start = text.index("reslt")
    diagnostics.error(
        "GS403", found[3], source.location(start, start + 5), hint.strip().removeprefix("hint: ")
    )
    assert diagnostics.render().strip().startswith(shown.strip())


def test_paths_and_names_that_it_mentions_are_there(repository: Path) -> None:
    text = (repository / "README.md").read_text(encoding="utf-8")
    for path in re.findall(r"\]\(([\w./-]+)\)", text):
        assert (repository / path).exists(), path
    made = "runtime/operators/pointwise/smoothstep.py"  # by who follows CONTRIBUTING's story
    for page in (*repository.glob("[A-Z]*.md"), *repository.glob("docs/*.md")):
        if page.name != "CHANGELOG.md":
            named = r"\b(?:runtime|codegen|templates|tests)/[\w/]+(?:\.\w+)+\b"
            for path in re.findall(named, page.read_text(encoding="utf-8")):
                assert path == made or (repository / path).exists(), f"{page.name}: {path}"
    for name in re.findall(r"`gradsmith\.([\w.]+)`", text):
        assert resolve_name(f"gradsmith.{name}") is not None


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def test_links_between_pages_lead_somewhere(repository: Path) -> None:
    for page in (*repository.glob("[A-Z]*.md"), *repository.glob("docs/*.md")):
        text = page.read_text(encoding="utf-8")
        for path, anchor in re.findall(r"\]\((?!https?:)([\w./-]*)(?:#([\w-]+))?\)", text):
            target = page.parent / path if path else page
            assert target.exists(), f"{page.name}: {path}"
            if anchor:
                headings = re.findall(r"^#+ (.*)$", target.read_text(encoding="utf-8"), re.M)
                assert anchor in map(_anchor, headings), f"{page.name}: {path}#{anchor}"
