"""The page of a diagnostic's code, as text for a terminal and as Markdown for ``docs/diagnostics``."""

from __future__ import annotations

import textwrap

from ..codes import CODES, HINTS
from .pages import PAGES

_WIDTH = 100
_LONGEST = 400
_MARKS = str.maketrans("", "", "«»")
_STAGES = {
    "1": "The form of a YAML file",
    "2": "The schema language",
    "3": "Operators",
    "4": "Derivatives and formulas",
    "5": "Kernels",
    "6": "Settings, and what is written",
    "7": "Backends",
    "8": "What only lint says",
    "9": "PyTorch's own files",
}


def page(code: str) -> str:
    """The page of a code, a key of `CODES`, as text."""
    about = PAGES[code]
    parts = [f"{code}: {CODES[code]}", textwrap.fill(about.why, _WIDTH)]
    if code in HINTS:
        parts.append(textwrap.fill(f"What to write: {HINTS[code]}", _WIDTH))
    if about.bad:
        for title, text in (("Wrong", about.bad), ("Right", about.good)):
            example = textwrap.indent(_shown(text).rstrip(), "    ")
            parts.append(f"{title}, in {about.file}:\n\n{example}")
    return "\n\n".join(parts)


def as_json(code: str) -> dict[str, str]:
    """The page of a code, for programs."""
    about = PAGES[code]
    found = {"code": code, "title": CODES[code], "why": about.why, "hint": HINTS.get(code, "")}
    examples = {"file": about.file, "wrong": about.bad, "right": about.good}
    return found | {name: text.translate(_MARKS) for name, text in examples.items()}


def _shown(text: str) -> str:
    """An example without its marks, and without the middle of a line that only length makes wrong."""
    lines = text.translate(_MARKS).splitlines()
    half = _WIDTH // 2
    return "\n".join(
        f"{line[:half]} … {line[-10:]}" if len(line) > _LONGEST else line for line in lines
    )


def table() -> str:
    """All codes with their titles."""
    return "\n".join(f"{code}  {title}" for code, title in CODES.items())


def page_files() -> dict[str, str]:
    """By name, the pages as Markdown, and a first one that lists them."""
    return {"README.md": _index(), **{f"{code}.md": _markdown(code) for code in CODES}}


def _index() -> str:
    lines = [
        "# Diagnostics",
        "",
        "Every mistake that gradsmith finds in a project's files has a code, and a page. `gradsmith explain GS403`",
        "prints it. These pages are written by `gradsmith explain --write-pages docs/diagnostics`.",
    ]
    stage = ""
    for code, title in CODES.items():
        if code[2] != stage:
            stage = code[2]
            lines += ["", f"## {_STAGES[stage]}", ""]
        lines.append(f"- [{code}]({code}.md): {title}")
    return "\n".join(lines) + "\n"


def _markdown(code: str) -> str:
    about = PAGES[code]
    parts = [f"# {code}: {CODES[code]}", textwrap.fill(about.why, _WIDTH)]
    if code in HINTS:
        parts.append(textwrap.fill(f"What to write: {HINTS[code]}.", _WIDTH))
    if about.bad:
        language = "toml" if about.file.endswith(".toml") else "yaml"
        for title, text in (("Wrong", about.bad), ("Right", about.good)):
            parts.append(
                f"{title}, in `{about.file}`:\n\n```{language}\n{_shown(text).rstrip()}\n```"
            )
    return "\n\n".join(parts) + "\n"
