"""``gradsmith explain``: show which kernel runs for a key and why, or explain a diagnostic's code."""

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
from ..project.contents import Contents
from ..project.installation import own_project
from ..project.memo import Memo
from ..project.settings import Project, find_project, load_project
from ..project.state import FOLDER, generator_digest, input_digest, is_current, recall
from ..proof.proofs_file import Record
from .options import add_json, add_project, add_traceback
from .refusal import refuse

__all__ = ["add_to"]

_CODE = re.compile(r"GS|GS(?=\w*\d)\w{1,4}", re.IGNORECASE)
"""What is meant for a code: GS, and something with a digit in it."""


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "explain",
        help="show which kernel runs for each dispatch key, and why; or explain a diagnostic",
        description="Show an operator's dispatch table, computed from YAML without importing or running the project. Keys are in "
        "the order of dispatch. For the code of a diagnostic, print its explanation.",
    )
    parser.add_argument(
        "operators",
        nargs="*",
        metavar="OP",
        help="an operator, such as sin, aten::sin.out or add.Tensor (add means all its overloads), "
        "or the code of a diagnostic, such as GS403",
    )
    parser.add_argument("--codes", action="store_true", help="list all diagnostic codes")
    parser.add_argument(
        "--write-pages",
        type=Path,
        metavar="FOLDER",
        help="write the explanations of all codes into a folder",
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--keys", metavar="KEY,…", help="only these runtime keys, such as CPU,AutogradCPU"
    )
    which.add_argument("--all", action="store_true", help="show every runtime key")
    add_project(parser)
    add_json(parser)
    add_traceback(parser, True)
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
        project: Project | None = own_project(diagnostics)[0]
    else:
        project = load_project(Path(root).resolve(), diagnostics)
    if project is None:
        return refuse(diagnostics, options)
    if project.backend:
        message = "a backend declares no operators, and so has no tables"
        hint = "explain them where they are declared: --project FOLDER of gradsmith or a library"
        diagnostics.error("GS311", message, None, hint)
        return refuse(diagnostics, options, 2)
    keys = _keys(options, diagnostics)
    if diagnostics.has_errors:
        return refuse(diagnostics, options, 2)
    explainer = _explainer(project, diagnostics)
    if explainer is None:
        return refuse(diagnostics, options)
    operators, of_base = _operators(options.operators, explainer, diagnostics)
    if diagnostics.has_errors:
        return refuse(diagnostics, options, 2)
    if root is not None and not is_current(
        project, recall(project), input_digest(project, generator_digest(), Contents())
    ):
        print(
            "gradsmith: what is generated may be older than YAML, and its lines others; run: gradsmith generate",
            file=sys.stderr,
        )
    shown = [(project, explainer, operator) for operator in operators]
    if of_base:
        base = own_project(diagnostics)[0]
        its = _explainer(base, diagnostics)
        if its is None:
            return refuse(diagnostics, options)
        shown += [(base, its, operator) for operator in _operators(of_base, its, diagnostics)[0]]
    tables = [(p, e, o, e.explain(o, reversed(keys or e.keys_of_interest(o)))) for p, e, o in shown]
    if options.json:
        entries = [_to_json(p, operator, e, table) for p, e, operator, table in tables]
        print(json.dumps({"operators": entries}, indent=2))
    else:
        proofs = {p.proofs: Record.read(p.proofs).entries for p, *_ in tables}
        texts = (
            as_text(
                p,
                o,
                table,
                e.batching(o),
                proofs[p.proofs].get(o.variant_of or o.name),
                e.formulas(o),
            )
            for p, e, o, table in tables
        )
        print("\n\n".join(texts))
    return 0


def _explainer(project: Project, diagnostics: Diagnostics) -> Explainer | None:
    """What explains the operators of a project; None where its files are wrong."""
    from ..pipeline import build_model  # not at the top: a mistaken call needs none of it

    memo = Memo()
    memo.attach(project.path(f"{FOLDER}/memo.bin"), generator_digest())
    model = build_model(project, diagnostics, memo)
    return None if diagnostics.has_errors else Explainer(model, memo)


def _explain_codes(options: argparse.Namespace) -> int:
    from ..explain.code_pages import as_json, page, page_files, table

    if options.write_pages:
        options.write_pages.mkdir(parents=True, exist_ok=True)
        for name, text in page_files().items():
            (options.write_pages / name).write_text(text, encoding="utf-8", newline="\n")
        return 0
    if options.codes:
        said = [{"code": code, "title": title} for code, title in CODES.items()]
        print(json.dumps({"codes": said}, indent=2) if options.json else table())
        return 0
    codes = [code.upper() for code in options.operators]
    for code in codes:
        if code not in CODES:
            hint = suggest(code, CODES) or "--codes lists them"
            print(f"gradsmith: there is no code '{code}'; {hint}", file=sys.stderr)
            return 2
    if options.json:
        print(json.dumps({"codes": [as_json(code) for code in codes]}, indent=2))
    else:
        print("\n\n".join(map(page, codes)))
    return 0


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
) -> tuple[list[Operator], list[str]]:
    """The operators of these names, and the names of those that gradsmith gives to the project."""
    found: dict[Operator, None] = {}
    of_base: list[str] = []
    for name in names:
        operators = explainer.find(name)
        if not operators:
            if explainer.is_of_base(name):
                of_base.append(name)
                continue
            bare = name.rpartition("::")[2]
            hint = suggest(bare, explainer.names) or "the reference pages list all operators"
            diagnostics.error("GS311", f"there is no operator '{name}'", None, hint)
        found.update(dict.fromkeys(operators))
    return list(found), of_base


def _to_json(
    project: Project, operator: Operator, explainer: Explainer, table: Sequence[Explanation]
) -> dict[str, object]:
    return {
        "operator": f"{operator.namespace}::{operator.name}",
        "schema": operator.schema_text,
        "declared": f"{project.functions}:{operator.line}",
        "variant_of": operator.variant_of or None,
        "batch": explainer.batching(operator),
        "formulas": explainer.formulas(operator),
        "keys": [asdict(explanation) for explanation in table],
    }
