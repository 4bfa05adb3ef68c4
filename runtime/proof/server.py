"""Proves an entry for each line of JSON that it reads, and writes a line of verdicts for each.

``python -m gradsmith.proof.server`` is what ``gradsmith prove`` runs.  A request names the operator; with it comes what its
entry says now, and the modules that the generator makes of that, which take the places of those on the disk.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from ..dispatch.registry import REGISTRY
from ..testing.declarations import declaration_of
from ..testing.mutation import in_place
from ..testing.requests import serve
from .accuracy import disagreement
from .prover import define, prove

_ASKED = ("derivative", "samples")
"""What of a declaration a request may say otherwise."""


def answer(request: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The verdicts on one entry."""
    define()
    operator = REGISTRY[request["operator"]]
    declaration = declaration_of(operator)
    before = {name: declaration[name] for name in _ASKED if name in declaration}
    # As YAML says now, which may be generated later.
    declaration.update({name: request[name] for name in _ASKED if request.get(name)})
    try:
        with in_place(
            request.get("modules", {}), request.get("functions", ()), request.get("touched", ())
        ):
            define([operator])
            is_judged = bool(request.get("judged"))
            verdicts = [asdict(verdict) for verdict in prove(operator, briefly=is_judged)]
            if is_judged and not any(v["wrong"] for v in verdicts):
                where = disagreement(operator)  # a constant more: no derivative tells
                if where:
                    verdicts.append(
                        {
                            "line": "math",
                            "wrong": True,
                            "where": where,
                            "reason": "not the kernel's value",
                        }
                    )
            return verdicts
    finally:
        for name in _ASKED:
            declaration.pop(name, None)
        declaration.update(before)
        define([operator])


def _left(verdicts: list[dict[str, Any]], declaration: Mapping[str, Any]) -> list[str]:
    """Lines without a proof, of which nothing says why."""
    excused = (declaration.get("derivative") or {}).get("not_proved", {})
    return [
        f"{v['line']}: {v['reason']}"
        for v in verdicts
        if not v["wrong"] and not v["method"] and v["line"] not in excused and "" not in excused
    ]


def judge(request: Mapping[str, Any]) -> dict[str, Any]:
    """Whether the proof of an entry notices the mistake in it, as `gradsmith mutate` is told."""
    verdicts = answer(request)
    declaration = declaration_of(REGISTRY[request["operator"]])
    for verdict in verdicts:
        if verdict["wrong"]:
            reason = f"{verdict['line']}: {verdict['reason']}"
            found = {"caught_by": "proof", "reason": reason, "sample": verdict["where"]}
            return {**found, "operator": request["operator"]}
    left = _left(verdicts, declaration)
    if left:
        return {"caught_by": "no proof", "reason": left[0], "operator": request["operator"]}
    return {"caught_by": "", "reason": "every line is proved with the mistake in it"}


def _reply(request: Mapping[str, Any]) -> Any:
    return judge(request) if request.get("judged") else answer(request)


if __name__ == "__main__":
    serve(_reply)
