"""``gradsmith import derivatives.yaml``: translate PyTorch's C++ formulas to Python."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostics
from ..project.settings import find_project, load_project
from ..torch_dialect.dialect import Read, read
from ..torch_dialect.files import find_files
from ..translate.derivatives import Line, translate
from .options import add_jobs, add_json, add_operators, add_traceback, no_such_path
from .refusal import refuse

__all__ = ["add_to"]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "import",
        help="translate the C++ formulas of PyTorch's derivatives.yaml to Python",
        description="Translate the C++ formulas of PyTorch's derivatives.yaml to Python, and print the result in gradsmith's "
        "format. A formula without a counterpart becomes a comment with the reason.",
        epilog="Exit status: 0 if every formula was translated or --verify found no difference, 1 if not, 2 for wrong usage.",
    )
    parser.add_argument(
        "path", type=Path, metavar="PATH", help="derivatives.yaml, or a folder that contains it"
    )
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="write to this file instead of printing"
    )
    add_operators(parser, "only operators that match this", default="")
    parser.add_argument(
        "--reasons", action="store_true", help="list what was not translated, by reason"
    )
    parser.add_argument(
        "--verify",
        action="store_true",
        help="put each translation in place of the project's own formula, and run the operator's checks",
    )
    add_jobs(parser, 1, "processes for --verify (default: 1)")
    parser.add_argument(
        "--project",
        type=Path,
        help="with --verify: folder with pyproject.toml (default: found upwards)",
    )
    add_json(parser)
    add_traceback(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Translate; see `add_to`."""
    if not options.path.exists():
        print(f"gradsmith: {no_such_path(options.path)}", file=sys.stderr)
        return 2
    files = find_files([options.path])
    if files.get("derivatives") is None:
        print(
            f"gradsmith: {options.path} is not derivatives.yaml and contains none", file=sys.stderr
        )
        return 2
    wanted = re.compile(options.operators)
    diagnostics = Diagnostics()
    found: Read = read(files, Path.cwd(), diagnostics)
    if diagnostics.has_errors:
        return refuse(diagnostics, options)
    schemas = {str(f.name): str(f.func) for f in found.functions}
    lines = [
        line
        for line in translate(found.infos, (f.func for f in found.functions))
        if wanted.search(line.operator)
    ]
    if options.verify and options.output is not None:
        print("gradsmith: --verify writes no file: leave out --output", file=sys.stderr)
        return 2
    if options.verify:
        return _verify(lines, options)
    formulas = [line for line in lines if line.is_formula]
    done = sum(bool(line.text) for line in formulas)
    if options.json:
        print(json.dumps(_report(lines, schemas), indent=2))
    elif options.reasons:
        print("\n".join(_reasons(formulas)))
    else:
        text = "\n".join(_yaml(lines, schemas))
        if options.output is not None:
            options.output.write_text(text + "\n", encoding="utf-8")
        else:
            print(text)
    print(f"{done} of {len(formulas)} formulas translated", file=sys.stderr)
    return 0 if done == len(formulas) else 1


def _yaml(lines: Iterable[Line], schemas: dict[str, str]) -> Iterator[str]:
    for operator, of_operator in groupby(lines, lambda line: line.operator):
        yield f"- name: {schemas[operator]}"
        by_key = [(k, list(g)) for k, g in groupby(of_operator, lambda line: line.key)]
        nested = len(by_key) > 1 or by_key[0][0] != "Default"
        if nested:
            yield "  dispatch:"
        indent = "      " if nested else "  "
        for key, of_key in by_key:
            if nested:
                yield f"    {key}:"
            for line in of_key:
                names = ", ".join(line.names)
                if line.text:
                    yield f"{indent}{names}: {_quoted(line.text)}"
                else:
                    yield f"{indent}# {names}: {line.original}"
                    yield f"{indent}#   not translated: {line.reason}"
        yield ""


def _quoted(text: str) -> str:
    """A formula as a YAML scalar."""
    plain = ": " not in text and " #" not in text and text[:1] not in "[{(\"'&*!|>%@`"
    return text if plain or text[:1] == "(" else json.dumps(text, ensure_ascii=False)


def _reasons(formulas: Iterable[Line]) -> Iterator[str]:
    left = [line for line in formulas if not line.text]
    counts = Counter(line.reason for line in left)
    for reason, count in counts.most_common():
        where = [line.label for line in left if line.reason == reason]
        yield f"{count:4}  {reason}: {'; '.join(where[:3])}{' …' if len(where) > 3 else ''}"


def _report(lines: Sequence[Line], schemas: dict[str, str]) -> dict[str, Any]:
    return {
        "formulas": sum(line.is_formula for line in lines),
        "translated": sum(line.is_formula and bool(line.text) for line in lines),
        "lines": [
            {
                "operator": line.operator,
                "schema": schemas[line.operator],
                "key": line.key,
                "names": list(line.names),
                "forward": line.is_forward,
                "original": line.original,
                "python": line.text or None,
                "reason": line.reason or None,
            }
            for line in lines
        ],
    }


def _verify(lines: Sequence[Line], options: argparse.Namespace) -> int:
    from ..pipeline import build_model
    from ..translate.verify import verify

    diagnostics = Diagnostics()
    root = options.project or find_project(Path.cwd())
    project = load_project(root.resolve(), diagnostics) if root is not None else None
    if project is None:
        print("gradsmith: --verify needs a project; give --project FOLDER", file=sys.stderr)
        return 2
    model = build_model(project, diagnostics)
    if diagnostics.has_errors:
        return refuse(diagnostics, options)
    judged = verify(model, lines, options.jobs)
    counts = Counter(entry.verdict for entry in judged)
    bad = [entry for entry in judged if entry.verdict in ("differs", "refused")]
    if options.json:
        rows = [
            {
                "operator": e.line.operator,
                "names": list(e.names),
                "original": e.line.original,
                "python": e.text,
                "ours": e.ours,
                "verdict": e.verdict,
                "reason": e.reason,
            }
            for e in judged
        ]
        print(json.dumps({"verdicts": dict(counts), "lines": rows}, indent=2))
        return 1 if bad else 0
    reasons = Counter(e.reason for e in judged if e.verdict == "unjudged")
    for reason, count in reasons.most_common():
        where = [e.line.label for e in judged if e.verdict == "unjudged" and e.reason == reason]
        print(f"{count:4}  not judged, {reason}: {'; '.join(where)}")
    for entry in bad:
        print(f"{entry.line.operator}: {', '.join(entry.names)} {entry.verdict}")
        print(f"  theirs: {entry.line.original}\n  python: {entry.text}\n  ours:   {entry.ours}")
        print(f"  {entry.reason}")
    print(", ".join(f"{count} {verdict}" for verdict, count in counts.most_common()))
    return 1 if bad else 0
