"""Proves an entry for each line of JSON that it reads, and writes a line of verdicts for each.

``python -m gradsmith.proof.server`` is what ``gradsmith prove`` runs.  A request names the operator; with it comes what its
entry says now, and the modules that the generator makes of that, which take the places of those on the disk.
"""

from __future__ import annotations

import json
import sys
import warnings
from collections.abc import Mapping
from dataclasses import asdict
from importlib import import_module
from typing import Any

from ..dispatch.registry import REGISTRY
from ..testing.declarations import declaration_of
from ..testing.mutation import in_place
from .prover import define, prove

__all__ = ["answer", "main"]


def answer(request: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The verdicts on one entry."""
    define()
    operator = REGISTRY[request["operator"]]
    declaration = declaration_of(operator)
    before = declaration.get("derivative")
    if "derivative" in request:
        declaration["derivative"] = request["derivative"]
    try:
        with in_place(
            request.get("modules", {}), request.get("functions", ()), request.get("touched", ())
        ):
            define([operator])
            return [asdict(verdict) for verdict in prove(operator)]
    finally:
        declaration["derivative"] = before
        define([operator])


def main() -> None:
    """Answer the requests on standard input, one for each line."""
    replies = sys.stdout
    sys.stdout = sys.stderr
    warnings.simplefilter("ignore")
    for line in sys.stdin:
        request = json.loads(line)
        if "import" in request:
            import_module(request["import"])
            continue
        print(json.dumps(answer(request)), file=replies, flush=True)


if __name__ == "__main__":
    main()
