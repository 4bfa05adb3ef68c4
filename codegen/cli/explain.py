"""``gradsmith explain``: which kernel runs for a key, by which rule, and where that is written."""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from ...schema.dispatch_keys import ALIAS_KEYS, TABLE_KEYS
from ..diagnostics import Diagnostics, suggest
from ..explain.kernels import Explainer, Explanation
from ..model.operators import Operator
from ..project.memo import Memo
from ..project.settings import Project, find_project, load_project
from ..project.state import FOLDER, generator_digest, input_digest, is_current, recall

__all__ = ["add_to"]

WIDTH = 100


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "explain",
        help="say which kernel runs for each dispatch key, and why",
        description="Computes dispatch tables from the project's YAML; imports and runs nothing of it. "
        "Keys come in the order in which a call asks them.",
    )
    parser.add_argument(
        "operators",
        nargs="+",
        metavar="OP",
        help="an operator, such as sin, aten::sin.out or add.Tensor; add means all overloads of it",
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--keys", metavar="KEY,…", help="these runtime keys, such as CPU,AutogradCPU"
    )
    which.add_argument("--all", action="store_true", help="every runtime key")
    parser.add_argument(
        "--project", type=Path, help="folder with pyproject.toml (default: found upwards)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    parser.add_argument(
        "--traceback", action="store_true", help="show the traceback of an internal error"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Explain; see `add_to`.  0: done; 1: the project's files are wrong; 2: no such operator or key."""
    diagnostics = Diagnostics()
    root = options.project or find_project(Path.cwd())
    if root is None:
        print(
            "gradsmith: no pyproject.toml with [tool.gradsmith] here or above; give --project FOLDER",
            file=sys.stderr,
        )
        return 2
    project = load_project(Path(root).resolve(), diagnostics)
    if project is None:
        return _refuse(diagnostics, options, 1)
    if project.backend:
        message = "a backend declares no operators, and so has no tables"
        hint = "explain them where they are declared: --project FOLDER of gradsmith or a library"
        diagnostics.error("GS311", message, None, hint)
        return _refuse(diagnostics, options, 2)
    keys = _keys(options, diagnostics)
    if diagnostics.has_errors:
        return _refuse(diagnostics, options, 2)
    from ..pipeline import build_model  # not at the top: a mistaken call needs none of it

    generator = generator_digest()
    memo = Memo()
    memo.attach(project.path(f"{FOLDER}/memo.jsonl"), generator)
    model = build_model(project, diagnostics, memo)
    if diagnostics.has_errors:
        return _refuse(diagnostics, options, 1)
    explainer = Explainer(model)
    operators = _operators(options.operators, explainer, diagnostics)
    if diagnostics.has_errors:
        return _refuse(diagnostics, options, 2)
    if not is_current(project, recall(project), input_digest(project, generator)):
        print(
            "gradsmith: what is generated may be older than YAML, and its lines others; run: gradsmith generate",
            file=sys.stderr,
        )
    tables = [
        (o, explainer.explain(o, reversed(keys or explainer.keys_of_interest(o))))
        for o in operators
    ]
    if options.json:
        entries = [_to_json(project, operator, table) for operator, table in tables]
        print(json.dumps({"operators": entries}, indent=2))
    else:
        print("\n\n".join(_text(project, operator, table) for operator, table in tables))
    return 0


def _refuse(diagnostics: Diagnostics, options: argparse.Namespace, code: int) -> int:
    if options.json:
        print(json.dumps({"diagnostics": [d.to_json() for d in diagnostics.items]}, indent=2))
    else:
        print(diagnostics.render(color=sys.stderr.isatty()), file=sys.stderr)
    return code


def _keys(options: argparse.Namespace, diagnostics: Diagnostics) -> tuple[str, ...]:
    """The keys asked for, in the order of tables; none where they depend on the operator."""
    if options.all:
        return TABLE_KEYS
    asked = [word.strip() for word in (options.keys or "").split(",") if word.strip()]
    if options.keys is not None and not asked:
        diagnostics.error("GS306", "--keys names no key", None, "for instance --keys CPU")
    for word in asked:
        if word in ALIAS_KEYS:
            message = f"'{word}' stands for several keys, and no call is dispatched on it"
            hint = "name runtime keys, such as CPU or AutogradCPU, or write --all"
            diagnostics.error("GS306", message, None, hint)
        elif word not in TABLE_KEYS:
            hint = suggest(word, TABLE_KEYS) or "for instance CPU or AutogradCPU; --all shows all"
            diagnostics.error("GS306", f"unknown dispatch key '{word}'", None, hint)
    return tuple(key for key in TABLE_KEYS if key in asked)


def _operators(
    names: Iterable[str], explainer: Explainer, diagnostics: Diagnostics
) -> list[Operator]:
    found: dict[Operator, None] = {}
    for name in names:
        operators = explainer.find(name)
        if not operators:
            bare = name.rpartition("::")[2]
            hint = suggest(bare, explainer.names) or "the reference pages list all operators"
            diagnostics.error("GS311", f"there is no operator '{name}'", None, hint)
        found.update(dict.fromkeys(operators))
    return list(found)


def _to_json(
    project: Project, operator: Operator, table: Sequence[Explanation]
) -> dict[str, object]:
    return {
        "operator": f"{operator.namespace}::{operator.name}",
        "schema": operator.schema_text,
        "declared": f"{project.functions}:{operator.line}",
        "form_of": operator.form_of or None,
        "keys": [asdict(explanation) for explanation in table],
    }


def _text(project: Project, operator: Operator, table: Sequence[Explanation]) -> str:
    form = f", a form of {operator.form_of}" if operator.form_of else ""
    lines = [
        f"{operator.namespace}::{operator.schema_text}",
        f"  {project.functions}:{operator.line}{form}",
    ]
    for keys, explanation in _grouped(table):
        lines += ["", *textwrap.wrap(", ".join(keys), WIDTH)]
        rows = (
            ("rule", explanation.rule),
            ("kernel", explanation.kernel),
            ("does", explanation.meaning),
            ("declared", explanation.declared),
            ("code", explanation.code),
            ("generated", explanation.generated),
            (
                "quick",
                explanation.quick and f"{explanation.quick}, for the usual call on small tensors",
            ),
        )
        lines += [f"  {label:10}{value}" for label, value in rows if value]
    return "\n".join(lines)


def _grouped(table: Iterable[Explanation]) -> list[tuple[list[str], Explanation]]:
    """Keys that come to the same, together, in the order of the first of them; those with nothing last."""
    groups: dict[Explanation, list[str]] = {}
    for explanation in table:
        groups.setdefault(replace(explanation, key=""), []).append(explanation.key)
    found = [(keys, explanation) for explanation, keys in groups.items()]
    return sorted(found, key=lambda group: not group[1].kind)
