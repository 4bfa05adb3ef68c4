"""Random edits of small projects: whatever they do, the generator says where the mistake is, or generates what runs.

``python random_edits.py --count 3000 --seed 1`` prints a line for each edit after which it does neither, and a tally.
``--meant`` draws edits that leave YAML well-formed and change what it says; after those, what is accepted is put
to the checks of ``gradsmith verify`` as well.  ``--only N`` does the edit of that number alone, and shows everything.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import difflib
import gc
import importlib
import io
import json
import os
import pkgutil
import random
import re
import shutil
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from edited_projects import PROJECTS, lay_down

from gradsmith.codegen import pipeline
from gradsmith.codegen.cli import main
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.project.settings import load_project

SECONDS = 60
"""Of computing: longer than any run takes, however busy the machine is; what takes longer hangs."""

# -- edits of text ---------------------------------------------------------------------------------------------------

Edit = Callable[[str, random.Random], str]

_CHARACTERS = "\"\"''::,,--[]{}()()&*!|>%@`#\\/?~.=+<>$^_;0123456789aAzZ  \t\n\r\0\ufeff\u00e9\u2028\x85\u200b\U0001d7d8"
_TOKEN = re.compile(r"[^\W\d]\w*|\d+|[^\w\s]|\s+")
_WORD = re.compile(r"[^\W\d]\w{2,}")
_VALUES = (
    *("[]", "{}", "~", "null", "3", "-1", "1.5", "true", "yes", '""', "''", "[[]]", "[1, [2]]", "{a: b}", "{a: [b, {c: d}]}"),
    *("[null]", "[{}]", "&a x", "*a", "!!str x", "!!int 3", "<<", "'", '"', "|", ">-", "- a", "? a", "a: b", "%", "@x", "`x`"),
    *("1e999", "-.inf", ".nan", "0x1F", "2026-01-01", "12:30", "None", "True", "...", "9" * 30, "x" * 3000, "[" * 40, "(" * 300),
    *("a b", "a, b", ", ", "é", "名前", "__class__", "self", "import", "lambda: 0", "x.y.z", "../x", "/etc/passwd", "a\\b", "'a''b'"),
    *('"\\0"', '"\\ud800"', '"\\x41"', "# gone", "grad", "not_implemented", "not_implemented()", "auto_linear", "function", "default"),
)  # fmt: skip
_NAMES = (
    *("grad", "grads", "result", "self", "other", "self_t", "other_p", "self_p", "dim", "window", "alpha", "None", "True"),
    *("cos", "sum", "shape", "ndim", "size", "add", "max", "zeros_like", "where", "conj", "expand", "item", "__class__", "add_"),
    *("pieces", "either", "slope_of_bump", "edited", "bump", "print", "eval", "len", "range", "tuple", "isinstance", "lambda", "await"),
)  # fmt: skip
_PIECES = (
    *("()", ".cos()", ".cos", "[0]", "[1]", "[-1]", "[:, 1]", "(1)", "(1, 2, 3)", "(dim=0)", "(*grads)", "(**{})", " if grad else 1"),
    *(" + 1", " * grad", " @ self", " and grad", " == self", " is None", " in grads", "** 0.5", " // 0", " << 1", ", grad", ":= 3"),
    *(".shape", ".ndim", ".T", ".item()", ".sum(0)", ".sum(dim=0, keepdim=True)", ".expand(self.shape)", ".__class__", ".data", "; 1"),
    *(" for x in grads", "f'{grad}'", "'''", "b''", "...", "1j", "0x", "1_0", "{1: 2}", "{grad}", "(yield)", "\\", "->", "!"),
)  # fmt: skip
_TYPES = (
    *("Tensor", "Tensor?", "Tensor[]", "Tensor(a)", "Tensor(a!)", "Tensor(a -> *)", "Tensor?[]", "Scalar", "Scalar?", "int", "int?"),
    *("int[]", "int[2]", "int[1]?", "SymInt", "SymInt[]", "float", "float[]?", "bool", "bool[3]", "bool[]", "str", "str?", "Device?"),
    *("ScalarType?", "Layout?", "MemoryFormat?", "Generator?", "Dimname", "Storage", "Stream", "QScheme", "complex", "t", "Any"),
)  # fmt: skip
_DEFAULTS = (
    *("1", "-1", "0.5", "None", "True", "[]", "[1,2]", "[1, 2, 3]", '"a"', "'a'", "Mean", "float", "contiguous_format", "strided"),
    *("cpu", "self", "1e400", "9223372036854775808", "inf", "nan", "()", "x()", "", "=", "-", "[True]", "[None]", "1j"),
)  # fmt: skip


def _line_starts(text: str) -> list[int]:
    return [0, *(match.end() for match in re.finditer("\n", text))]


def characters(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    kind = rng.randrange(5)
    if kind == 0:
        return text[:at] + text[at + rng.choice([1, 1, 1, 2, 5, 30]) :]
    if kind == 1:
        return text[:at] + rng.choice(_CHARACTERS) * rng.choice([1, 1, 1, 2, 3]) + text[at:]
    if kind == 2:
        return text[:at] + rng.choice(_CHARACTERS) + text[at + 1 :]
    if kind == 3:
        return text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]
    return text[:at] + text[at : at + rng.choice([1, 2, 20])] + text[at:]


def tokens(text: str, rng: random.Random) -> str:
    found = [m for m in _TOKEN.finditer(text) if not m[0].isspace()]
    if not found:
        return text
    one, other = rng.choice(found), rng.choice(found)
    kind = rng.randrange(4)
    if kind == 0:
        return text[: one.start()] + text[one.end() :]
    if kind == 1:
        return text[: one.start()] + other[0] + text[one.end() :]
    if kind == 2:
        return text[: one.start()] + rng.choice(_NAMES) + text[one.end() :]
    one, other = sorted((one, other), key=lambda match: match.start())
    between = text[one.end() : other.start()]
    return (
        text[: one.start()] + other[0] + between + one[0] * (one is not other) + text[other.end() :]
    )


def words(text: str, rng: random.Random) -> str:
    found = list(_WORD.finditer(text))
    if not found:
        return text
    one = rng.choice(found)
    word, at = one[0], rng.randrange(len(one[0]) - 1)
    misspelt = rng.choice(
        [
            word[:at] + word[at + 1 :],
            word[:at] + word[at] + word[at:],
            word[:at] + word[at + 1] + word[at] + word[at + 2 :],
            word.upper(),
            word.title(),
            word + "s",
            word + "_",
            word[:at] + "-" + word[at:],
            word[:at] + " " + word[at:],
        ]
    )
    return text[: one.start()] + misspelt + text[one.end() :]


def lines(text: str, rng: random.Random) -> str:
    rows = text.split("\n")
    at, to = rng.randrange(len(rows)), rng.randrange(len(rows))
    row = rows[at]
    kind = rng.randrange(11)
    if kind == 0:
        del rows[at]
    elif kind == 1:
        rows.insert(at, row)
    elif kind == 2:
        rows[at], rows[to] = rows[to], rows[at]
    elif kind == 3:
        rows.insert(to, rows.pop(at))
    elif kind == 4:
        rows[at] = " " * rng.choice([1, 2, 4]) + row
    elif kind == 5:
        rows[at] = row[rng.choice([1, 2, 4]) :] if row[:1] in (" ", "-") else "\t" + row
    elif kind == 6:
        rows[at : at + 2] = [" ".join(rows[at : at + 2])]
    elif kind == 7:
        rows[at] = "# " + row
    elif kind == 8:
        start, end = sorted((at, to))
        side = rows[start:end][:6]
        rows[start:end] = ["<<<<<<< HEAD", *side, "=======", *side[:1], ">>>>>>> other"][
            : rng.choice([99, 4, 1])
        ]
    elif kind == 9:
        rows[at] = row + rng.choice([":", " #", ",", "\\", "  ", "'", " - x", "\r"])
    else:
        cut = rng.randrange(len(row) + 1)
        rows[at : at + 1] = [row[:cut], row[cut:]]
    return "\n".join(rows)


def whole(text: str, rng: random.Random) -> str:
    kind = rng.randrange(8)
    if kind <= 1:
        return text[: rng.randrange(len(text) + 1)]
    if kind == 2:
        return text[rng.randrange(len(text) + 1) :]
    if kind == 3:
        return rng.choice(
            [
                "",
                "\n",
                "# nothing\n",
                "[]",
                "{}",
                "3",
                "---\n",
                "---\n---\n",
                "null",
                "\ufeff" + text,
            ]
        )
    if kind == 4:
        return text.replace("\n", rng.choice(["\r\n", "\r"]))
    if kind == 5:
        return text + rng.choice(
            ["---\n", "...\n", "\t\n", "- \n", "-\n", "- func:\n", "- name: x\n", "x", "\0", text]
        )
    if kind == 6:
        return (
            rng.choice(["--- \n", "%YAML 1.1\n---\n", "# coding: latin-1\n", "a: b\n", "- 3\n"])
            + text
        )
    found = rng.choice(_WORD.findall(text) or [""])
    return text.replace(found, rng.choice(_NAMES)) if found else text


_KEYED = re.compile(r"^([ ]*(?:- )?)([\w-]+)(: ?)(.*)$", re.MULTILINE)


def fields(text: str, rng: random.Random) -> str:
    """A field's value or key becomes another."""
    found = list(_KEYED.finditer(text))
    if not found:
        return text
    one, other = rng.choice(found), rng.choice(found)
    indent, key, colon, value = one.groups()
    kind = rng.randrange(7)
    if kind <= 1:
        value = rng.choice(_VALUES)
    elif kind == 2:
        value = other[4]
    elif kind == 3:
        key = other[2]
    elif kind == 4:
        value = value + rng.choice(
            [
                f"\n{indent.replace('-', ' ')}{other[2]}: {other[4]}",
                f"\n{indent.replace('-', ' ')}{key}: {value}",
            ]
        )
    elif kind == 5:
        value = rng.choice(
            [
                f"[{value}]",
                f'"{value}"',
                f"'{value}'",
                f"{{{value}}}",
                f">\n      {value}",
                f"|\n      {value}",
                f"{value}, {value}",
            ]
        )
    else:
        key = rng.choice(
            [
                key.upper(),
                f'"{key}"',
                key + "s",
                "",
                f"{key} {key}",
                "3",
                "null",
                "<<",
                f"? {key}",
                f"[{key}]",
            ]
        )
    return text[: one.start()] + indent + key + colon + value + text[one.end() :]


def entries(text: str, rng: random.Random) -> str:
    """Entries in another order, twice, or gone."""
    parts = re.split(r"(?m)^(?=- )", text)
    if len(parts) < 3:
        return text
    at, to = rng.randrange(1, len(parts)), rng.randrange(1, len(parts))
    kind = rng.randrange(4)
    if kind == 0:
        del parts[at]
    elif kind == 1:
        parts.insert(to, parts[at])
    elif kind == 2:
        parts[at], parts[to] = parts[to], parts[at]
    else:
        parts[at] = parts[at].splitlines(True)[0] + "".join(parts[to].splitlines(True)[1:])
    return "".join(parts)


def formulas(text: str, rng: random.Random) -> str:
    """A token of a formula, or of another value, becomes another."""
    found = [
        match
        for match in _KEYED.finditer(text)
        if match[4] and match[2] not in ("doc", "name", "func")
    ]
    if not found:
        return text
    value = rng.choice(found)
    places = [m for m in _TOKEN.finditer(value[4]) if not m[0].isspace()]
    one = rng.choice(places)
    kind = rng.randrange(5)
    if kind == 0:
        new = ""
    elif kind == 1:
        new = rng.choice(_NAMES)
    elif kind == 2:
        new = one[0] + rng.choice(_PIECES)
    elif kind == 3:
        new = rng.choice(places)[0]
    else:
        new = rng.choice("+-*/%@&|^~<>=.,()[]{}")
    at = value.start(4)
    return text[: at + one.start()] + new + text[at + one.end() :]


_ARGUMENT = re.compile(r"([\w\[\]?]+(?:\(a!?\)\??)?) ([a-z]\w*)(=(?:\[[^\]]*\]|[^,)]*))?(?=[,)])")


def schemas(text: str, rng: random.Random) -> str:
    """An argument or a result of a schema becomes another."""
    found = [match for match in _KEYED.finditer(text) if match[2] in ("func", "name", "def")]
    if not found:
        return text
    line = rng.choice(found)
    schema = line[4]
    arguments = list(_ARGUMENT.finditer(schema))
    kind = rng.randrange(9) if arguments else 8
    if kind <= 5:
        one = rng.choice(arguments)
        type_, name, default = one[1], one[2], one[3] or ""
        new = [
            f"{rng.choice(_TYPES)} {name}{default}",
            f"{type_} {name}" if default else f"{type_} {name}={rng.choice(_DEFAULTS)}",
            f"{type_} {name}={rng.choice(_DEFAULTS)}",
            f"{type_} {rng.choice([*_NAMES, 'kernel', 'out', 'if', 'error', 'input', 'x1'])}{default}",
            f"{type_} {name}{default}, {rng.choice(_TYPES)} more",
            "*",
        ][kind]
        schema = schema[: one.start()] + new + schema[one.end() :]
    elif kind == 6:
        head, arrow, result = schema.partition("->")
        new = rng.choice(
            [
                "()",
                "Tensor",
                "(Tensor, Tensor)",
                "(Tensor a, Tensor a)",
                "Tensor[]",
                "int",
                "Tensor(a)",
                "Tensor(a!)",
                "Scalar",
                "(Tensor a, int b)",
                "bool",
                "Tensor(b)",
                "Tensor?",
                "",
                "(Tensor low)",
                "...",
            ]
        )
        schema = rng.choice(
            [f"{head}-> {new}", head, f"{head}{result}", f"{head}{arrow} {new}{result}"]
        )
    elif kind == 7:
        schema = rng.choice(
            [
                schema.replace("*, ", ""),
                schema.replace("(", "(*, ", 1),
                schema.replace(", ", " "),
                schema.replace("Tensor ", "Tensor"),
                schema.replace("(", ".x(", 1),
                schema.replace("(", "_(", 1),
                f"aten::{schema}",
                schema.replace(" ", "  "),
            ]
        )
    else:
        schema = words(schema, rng)
    return text[: line.start(4)] + schema + text[line.end(4) :]


_TOML_VALUES = (
    *("3", "true", "[]", '["a"]', "{}", "{a = 1}", '""', "''", '"."', '".."', '"a/../b"', '"a b"', '"é"', "1979-05-27", "inf", '"x"'),
    *('"src"', '"src/edited"', '"edited"', '"generated"', '"docs"', '"docs/operators"', '"gradsmith"', '"aten"', '"a.b.c"', '"if"', '"os"'),
    *('"""', "'''a'''", '"a\\nb"', '"\\u0000"', '"\\q"', '"~"', '"/tmp"', "yes", "[" * 2000, "0x", "1.2.3", '"src/edited/kernels"', '"json"'),
    *('"pyproject.toml"', '"edited.kernels"', '"edited.generated"', '"gradsmith.generated"', '"src/edited/tags.yaml"', '"tags.yaml"'),
)  # fmt: skip
_TOML_LINES = (
    *('extends = "gradsmith"', 'backend = "b.yaml"', "[tool]", "[tool.gradsmith]", "[[tool.gradsmith]]", "[tool.gradsmith.more]", "["),
    *("a.b = 3", 'unknown = "x"', "tool = 3", "tool.gradsmith = 3", 'functions = "x.yaml"', 'deprecated = "x.yaml"', "= 3", "x", "\tx = 1"),
)  # fmt: skip


def toml(text: str, rng: random.Random) -> str:
    """A setting, its value or a table becomes another."""
    rows = text.split("\n")
    at = rng.randrange(len(rows))
    settings = [index for index, row in enumerate(rows) if " = " in row] or [at]
    kind = rng.randrange(6)
    if kind <= 2:
        at = rng.choice(settings)
        key, _, value = rows[at].partition(" = ")
        other = rows[rng.choice(settings)].partition(" = ")
        rows[at] = f"{key} = " + [rng.choice(_TOML_VALUES), other[2], words(value, rng)][kind]
    elif kind == 3:
        rows.insert(at, rng.choice(_TOML_LINES))
    elif kind == 4:
        at = rng.choice(settings)
        rows[at] = words(rows[at], rng)
    else:
        del rows[at]
    return "\n".join(rows)


_YAML_EDITS: tuple[tuple[Edit, int], ...] = (
    *((characters, 4), (tokens, 3), (words, 3), (lines, 4), (whole, 1)),
    *((fields, 5), (entries, 1), (formulas, 5), (schemas, 4)),
)
_TOML_EDITS: tuple[tuple[Edit, int], ...] = (
    (toml, 8),
    (characters, 3),
    (words, 2),
    (lines, 2),
    (whole, 1),
)
_PYTHON_EDITS: tuple[tuple[Edit, int], ...] = (
    (characters, 2),
    (tokens, 2),
    (words, 2),
    (lines, 3),
    (whole, 1),
)
_BYTES = (b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xff\xfe", b"\x00", b"\x80abc", b"\xf5\x80\x80\x80")


def _drawn(edits: tuple[tuple[Edit, int], ...], rng: random.Random) -> Edit:
    return rng.choices([edit for edit, _ in edits], [weight for _, weight in edits])[0]


def spoil(files: dict[str, bytes], rng: random.Random) -> str:
    """Edit one file, mostly once; says which and how."""
    suffix = rng.choices([".yaml", ".toml", ".py"], [75, 18, 7])[0]
    names = [name for name, content in files.items() if name.endswith(suffix) and content]
    name = rng.choices(names, [len(files[name]) + 400 for name in names])[0]
    edits = {".yaml": _YAML_EDITS, ".toml": _TOML_EDITS, ".py": _PYTHON_EDITS}[suffix]
    done = []
    text = files[name].decode()
    for _ in range(rng.choice([1, 1, 1, 1, 2, 3])):
        edit = _drawn(edits, rng)
        text = edit(text, rng)
        done.append(edit.__name__)
    files[name] = text.encode("utf-8", "surrogatepass")
    if rng.randrange(60) == 0:
        at = rng.randrange(len(files[name]) + 1)
        files[name] = files[name][:at] + rng.choice(_BYTES) + files[name][at:]
        done.append("bytes")
    elif rng.randrange(200) == 0:
        del files[name]
        done.append("deleted")
    return f"{name}: {', '.join(done)}"


# -- edits of what YAML says -----------------------------------------------------------------------------------------


def meant(files: dict[str, bytes], rng: random.Random) -> str:
    """An edit that leaves YAML well-formed: of a schema in one file or in both, of a value, of a formula."""
    both = [name for name in files if name.endswith(("native_functions.yaml", "derivatives.yaml"))]
    texts = {name: files[name].decode() for name in both}
    name = rng.choice(both)
    kind = rng.randrange(6)
    if kind <= 2:
        found = [match for match in _KEYED.finditer(texts[name]) if match[2] in ("func", "name")]
        line = rng.choice(found)
        old = line[4]
        new = schemas(f"func: {old}", rng).removeprefix("func: ")
        if (
            kind
            and (match := rng.choice(list(_ARGUMENT.finditer(old)) or [None])) is not None
            and rng.randrange(3) == 0
        ):
            new = old[: match.start()] + f"{match[1]} renamed{match[3] or ''}" + old[match.end() :]
        for file in both if kind else [name]:
            texts[file] = texts[file].replace(old, new)
        done = f"{old} -> {new}, in {'both' if kind else name}"
    elif kind == 3:
        before = texts[name]
        texts[name] = fields(before, rng)
        done = f"a field of {name}"
    elif kind == 4:
        name = next(file for file in both if file.endswith("derivatives.yaml"))
        texts[name] = formulas(texts[name], rng)
        done = "a formula"
    else:
        found = [
            match
            for match in _KEYED.finditer(texts[name])
            if match[2] not in ("func", "name") and match[4]
        ]
        line = rng.choice(found)
        texts[name] = texts[name][: line.start()] + texts[name][line.end() + 1 :]
        done = f"'{line[0].strip()}' is gone"
    for file, text in texts.items():
        files[file] = text.encode("utf-8", "surrogatepass")
    return done


# -- what has to hold ------------------------------------------------------------------------------------------------

_SAID = re.compile(
    r"^(?:(?P<file>[^\n]*?):(?P<line>\d+):(?P<column>\d+): )?(?:error|warning)\[(?P<code>GS\d{3})\]: \S"
)


@dataclass
class Outcome:
    """What came of an edit."""

    status: str
    """``refused``, ``generated`` or ``fault``."""
    faults: list[str] = field(default_factory=list)
    codes: list[str] = field(default_factory=list)
    said: str = ""
    verified: str = ""


def _last_lines() -> str:
    return "\n".join(traceback.format_exc().splitlines()[-8:])


class Hangs(BaseException):
    """A run takes longer than any."""


def _run(*arguments: str) -> tuple[int, str, str]:
    """Exit status of a command, what it wrote to stdout, what to stderr."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main([*arguments, "--traceback"])
    return status, out.getvalue(), err.getvalue()


def _contents(root: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(root)): path.read_bytes()
        for path in sorted(root.rglob("*"))
        if path.is_file() and ".gradsmith" not in path.relative_to(root).parts
    }


def judge(root: Path, names: set[str] | None, kernels: bool, imports: bool) -> Outcome:
    """Generate for the project at `root`, and hold what comes of it to all that is promised."""
    outcome = Outcome("fault")
    before = _contents(root)
    try:
        status, out, said = _run("generate", "--project", str(root))
    except Hangs:
        outcome.faults.append("hangs")
        return outcome
    except BaseException:
        outcome.faults.append(f"traceback: {_last_lines()}")
        return outcome
    outcome.said = said
    outcome.faults += _misplaced(root, said, outcome.codes)
    if status == 1:
        if not outcome.codes:
            outcome.faults.append(f"refused without a diagnostic: {out}{said}")
        if _contents(root) != before:
            outcome.faults.append("refused, and files have changed")
    elif status == 0:
        outcome.faults += _unusable(root, kernels, imports)
        if names is not None and not outcome.faults:
            outcome.verified = _apart(lambda: _verified(root, names))
            if outcome.verified.startswith("Traceback"):
                outcome.faults.append(outcome.verified)
    elif (root / "pyproject.toml").exists() or "there is no pyproject.toml" not in said:
        outcome.faults.append(f"exit status {status}: {said}")
    if not outcome.faults:
        outcome.status = "refused" if status else "generated"
    return outcome


def _misplaced(root: Path, said: str, codes: list[str]) -> Iterator[str]:
    """Diagnostics without a place, or one that is not in the file."""
    for line in said.split("\n"):
        if re.match(r" +\d* *\| |  hint: |    ", line) or "[GS" not in line:
            continue
        match = _SAID.match(line)
        if match is None:
            yield f"no diagnostic: {line}"
            continue
        codes.append(match["code"])
        if match["file"] is None:
            yield f"without a place: {line}"
            continue
        file = root / match["file"]
        number, column = int(match["line"]), int(match["column"])
        if not file.is_file():
            missing = match["code"] in ("GS101", "GS601") and (number, column) == (1, 1)
            if not missing:
                yield f"of no file: {line}"
            continue
        rows = re.split(r"\r\n|\r|\n", file.read_bytes().decode("utf-8", "replace"))
        if not (1 <= number <= len(rows) and 1 <= column <= len(rows[number - 1]) + 2):
            yield f"outside the file: {line}"


def _unusable(root: Path, kernels: bool, imports: bool) -> Iterator[str]:
    """What is wrong with files that were generated."""
    project = load_project(root, Diagnostics())
    assert project is not None
    for folder in project.output_folders:
        for path in sorted((root / folder).rglob("*")):
            try:
                if path.suffix in (".py", ".pyi"):
                    ast.parse(path.read_text(encoding="utf-8"))
                    if path.suffix == ".py":
                        compile(path.read_text(encoding="utf-8"), str(path), "exec")
                elif path.suffix == ".json":
                    json.loads(path.read_text(encoding="utf-8"))
            except (SyntaxError, ValueError) as error:
                yield f"{path.relative_to(root)}: {error}"
    try:
        status, out, said = _run("generate", "--check", "--no-diff", "--project", str(root))
    except BaseException:
        yield f"traceback of --check: {_last_lines()}"
    else:
        if status:
            yield f"--check disagrees: {out}{said}"
    schema = json.loads((root / project.output / "schema.json").read_text(encoding="utf-8"))
    named = {k for operator in schema["operators"] for k in operator.get("kernels", {}).values()}
    if not imports:
        return
    error = _apart(
        lambda: _imported(project.package, str(project.import_root), named if kernels else set())
    )
    if error:
        yield error


def _imported(package: str, folder: str, kernels: set[str]) -> str:
    """Import a generated package, all its modules and all kernels that it names."""
    sys.path.insert(0, folder)
    found = importlib.import_module(package)
    for module in pkgutil.walk_packages(found.__path__, f"{package}."):
        importlib.import_module(module.name)
    for kernel in sorted(kernels):
        module_name, _, function = kernel.partition(":")
        if function:
            getattr(importlib.import_module(module_name), function)
    return ""


def _edited(old: dict[str, str], new: dict[str, bytes]) -> set[str]:
    """The names of operators of which entries differ."""

    def entries_of(text: str) -> set[str]:
        return set(re.split(r"(?m)^(?=- )", text))

    changed: set[str] = set()
    for name in old:
        if name in new and name.endswith(".yaml"):
            changed |= entries_of(old[name]) ^ entries_of(new[name].decode("utf-8", "replace"))
    return set(re.findall(r"(?m)^- (?:func|name): (\w+)", "\n".join(changed)))


def _verified(root: Path, names: set[str]) -> str:
    """What ``gradsmith verify`` says of operators of which something else was generated."""
    from gradsmith.dispatch.registry import REGISTRY
    from gradsmith.testing.verify import verify

    project = load_project(root, Diagnostics())
    assert project is not None
    sys.path.insert(0, str(project.import_root))
    importlib.import_module(f"{project.package}.functions")
    known = {o.base for o in REGISTRY.values() if o.namespace == project.namespace}
    changed = [name for name in names if name in known] or sorted(known)
    lines = []
    for report in verify(project.namespace, operators=changed):
        for column, result in report.outcomes.items():
            if result.status == "FAIL":
                lines.append(f"{report.operator}: {column}: {result.reason}")
            elif result.status == "skip" and "no samples" in result.reason:
                lines.append(f"{report.operator}: {column}: skip: {result.reason}")
    return "; ".join(lines) or f"ok: {', '.join(changed)}"


def _apart(work: Callable[[], str]) -> str:
    """What `work` returns in a process of its own; its traceback where it raises."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        os.close(read)
        text = ""
        try:
            with (
                open(os.devnull, "w") as nothing,
                contextlib.redirect_stdout(nothing),
                contextlib.redirect_stderr(nothing),
            ):
                text = work()
        except BaseException:
            text = f"Traceback: {_last_lines()}"
        finally:
            with os.fdopen(write, "w") as pipe:
                pipe.write(text)
            os._exit(0)
    os.close(write)
    with os.fdopen(read) as pipe:
        text = pipe.read()
    _, status = os.waitpid(child, 0)
    return text if status == 0 else f"ends with {status}; {text}"


# -- the sweep -------------------------------------------------------------------------------------------------------


def _ring(*_: object) -> None:
    raise Hangs


def sweep(numbers: range, seed: int, is_meant: bool, show: bool = False) -> Counter[str]:
    """Do the edits of those numbers; prints the faults."""
    tally: Counter[str] = Counter()
    # gradsmith's own operators are the same for each of them.
    base = pipeline.load_base(Diagnostics())
    pipeline.load_base = lambda *_: base
    signal.signal(signal.SIGPROF, _ring)
    with tempfile.TemporaryDirectory() as folder:
        clean = {kind: Path(folder) / kind for kind in PROJECTS}
        for kind, root in clean.items():
            lay_down(kind, root)
            assert _run("generate", "--project", str(root))[0] == 0
        for number in numbers:
            rng = random.Random(f"{seed} {number}")
            kind = rng.choice(["library", "library", "alone"])
            root = Path(folder) / "edited"
            shutil.copytree(clean[kind], root)
            files = {name: text.encode() for name, text in PROJECTS[kind].items()}
            done = (meant if is_meant else spoil)(files, rng)
            for name, text in PROJECTS[kind].items():
                if name not in files:
                    (root / name).unlink()
                elif files[name] != text.encode():
                    (root / name).write_bytes(files[name])
            names = _edited(PROJECTS[kind], files) if is_meant else None
            signal.setitimer(signal.ITIMER_PROF, SECONDS)
            outcome = judge(
                root, names, ".py:" not in done, kind == "library" or "pyproject" not in done
            )
            signal.setitimer(signal.ITIMER_PROF, 0)
            tally[outcome.status] += 1
            if outcome.status == "refused":
                tally[f"refused with {min(len(outcome.codes), 5)}"] += 1
            if outcome.faults or show or os.environ.get("SHOW_ALL"):
                print(f"-- {number} ({kind}, {done})")
                for name, text in PROJECTS[kind].items():
                    new = files.get(name, b"").decode("utf-8", "replace")
                    if new != text:
                        rows = difflib.unified_diff(
                            text.split("\n"), new.split("\n"), name, name, "", "", 0, ""
                        )
                        print("\n".join(row[:300] for row in list(rows)[2:30]))
                print(
                    "\n".join(outcome.faults)
                    or f"{outcome.status}\n{outcome.said}\n{outcome.verified}",
                    flush=True,
                )
            shutil.rmtree(root)
            if number % 100 == 0:
                gc.collect()
    return tally


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--meant", action="store_true")
    parser.add_argument("--only", type=int)
    options = parser.parse_args()
    chosen = range(options.start, options.start + options.count)
    if options.only is not None:
        chosen = range(options.only, options.only + 1)
    print(
        dict(sorted(sweep(chosen, options.seed, options.meant, options.only is not None).items()))
    )
