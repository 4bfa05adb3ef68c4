"""``gradsmith explain``: which kernel runs for a key, by which rule, and where that is written; or what a code means."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ...schema.dispatch_keys import ALIAS_KEYS, TABLE_KEYS
from ..codes import CODES
from ..diagnostics import Diagnostics, suggest
from ..explain.kernels import Explainer, Explanation
from ..explain.text import as_text
from ..model.operators import Operator
from ..project.memo import Memo
from ..project.settings import Project, find_project, load_project
from ..project.state import FOLDER, generator_digest, input_digest, is_current, recall
from ..proof.entries import Record

__all__ = ["add_to"]

_CODE = re.compile(r"GS\d*", re.IGNORECASE)


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "explain",
        help="say which kernel runs for each dispatch key, and why; or what a diagnostic means",
        description="Computes dispatch tables from the project's YAML; imports and runs nothing of it. "
        "Keys come in the order in which a call asks them. For the code of a diagnostic, prints its page.",
    )
    parser.add_argument(
        "operators",
        nargs="*",
        metavar="OP",
        help="an operator, such as sin, aten::sin.out or add.Tensor; add means all overloads of it; "
        "or the code of a diagnostic, such as GS403",
    )
    parser.add_argument("--codes", action="store_true", help="list the codes of all diagnostics")
    parser.add_argument(
        "--write-pages",
        type=Path,
        metavar="FOLDER",
        help="write the page of every code into a folder",
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
    """Explain; see `add_to`.  0: done; 1: the project's files are wrong; 2: no such operator, key or code."""
    if options.codes or options.write_pages or any(map(_CODE.fullmatch, options.operators)):
        return _explain_codes(options)
    if not options.operators:
        print("gradsmith: name an operator, or a code; --codes lists those", file=sys.stderr)
        return 2
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
    explainer = Explainer(model, memo)
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
        entries = [_to_json(project, operator, explainer, table) for operator, table in tables]
        print(json.dumps({"operators": entries}, indent=2))
    else:
        proofs = Record.read(project.proofs).entries
        texts = (
            as_text(
                project,
                o,
                table,
                explainer.batching(o),
                proofs.get(o.form_of or o.name),
                explainer.formulas(o),
            )
            for o, table in tables
        )
        print("\n\n".join(texts))
    return 0


def _explain_codes(options: argparse.Namespace) -> int:
    from ..explain.code_pages import page, page_files, table

    if options.write_pages:
        options.write_pages.mkdir(parents=True, exist_ok=True)
        for name, text in page_files().items():
            (options.write_pages / name).write_text(text, encoding="utf-8", newline="\n")
        return 0
    if options.codes:
        print(table())
        return 0
    codes = [code.upper() for code in options.operators]
    for code in codes:
        if code not in CODES:
            hint = suggest(code, CODES) or "--codes lists them"
            print(f"gradsmith: there is no code '{code}'; {hint}", file=sys.stderr)
            return 2
    print("\n\n".join(map(page, codes)))
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
    project: Project, operator: Operator, explainer: Explainer, table: Sequence[Explanation]
) -> dict[str, object]:
    return {
        "operator": f"{operator.namespace}::{operator.name}",
        "schema": operator.schema_text,
        "declared": f"{project.functions}:{operator.line}",
        "form_of": operator.form_of or None,
        "batch": explainer.batching(operator),
        "formulas": explainer.formulas(operator),
        "keys": [asdict(explanation) for explanation in table],
    }
