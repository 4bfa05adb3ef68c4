"""Output formats of findings: text, JSON, GitHub and GitLab annotations, SARIF."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ..codes import CODES
from ..diagnostics import Diagnostic, Location, Related, Severity, Source, Sources, render
from ..project.installation import version


@dataclass(frozen=True)
class Report:
    """What was found, with files named as they are from the folder that the command runs in."""

    items: tuple[Diagnostic, ...]
    sources: Sources
    mended: int = 0
    """How many were, and are not among the items."""

    @classmethod
    def of(
        cls, root: Path, items: Sequence[Diagnostic], sources: Sources, here: Path, mended: int = 0
    ) -> Report:
        """Findings in the project at `root`, for somebody in the folder `here`."""
        prefix = os.path.relpath(root, here)
        if prefix == ".":
            return cls(tuple(items), sources, mended)

        def moved(location: Location) -> Location:
            return replace(
                location, file=Path(os.path.normpath(f"{prefix}/{location.file}")).as_posix()
            )

        def seen(item: Diagnostic) -> Diagnostic:
            related = tuple(Related(r.message, moved(r.location)) for r in item.related)
            where = None if item.location is None else moved(item.location)
            return replace(item, location=where, related=related)

        files = (Source(moved(Location(s.file, 1, 1)).file, s.text) for s in sources)
        return cls(tuple(map(seen, items)), Sources(files), mended)

    @classmethod
    def joined(cls, reports: Sequence[Report]) -> Report:
        """Several reports, of several projects, as one."""
        items = (item for report in reports for item in report.items)
        sources = (source for report in reports for source in report.sources)
        return cls(tuple(items), Sources(sources), sum(report.mended for report in reports))

    def count(self, severity: Severity) -> int:
        """How many findings are that grave."""
        return sum(item.severity is severity for item in self.items)


def _text(report: Report, color: bool) -> str:
    errors, warnings = report.count(Severity.ERROR), report.count(Severity.WARNING)
    parts = [render(item, report.sources, color) for item in report.items]
    found = ", ".join(
        f"{count} {word}{'' if count == 1 else 's'}"
        for count, word in ((errors, "error"), (warnings, "warning"))
        if count
    )
    fixable = sum(item.fix is not None for item in report.items)
    said = [found or "no mistakes"]
    if report.mended:
        said.append(f"{report.mended} fixed")
    if fixable:
        said.append(f"{fixable} of them can be fixed by gradsmith lint --fix")
    return "\n\n".join([*parts, "; ".join(said)])


def _json(report: Report, color: bool) -> str:
    items = []
    for item in report.items:
        entry = item.to_json()
        if item.fix is not None:
            edits = [
                {"location": _region(e.source.location(e.start, e.end)), "text": e.text}
                for e in item.fix.edits
            ]
            entry["fix"] = {"title": item.fix.title, "edits": edits}
        items.append(entry)
    return json.dumps({"diagnostics": items, "fixed": report.mended}, indent=2)


def _region(location: Location) -> dict[str, int]:
    found = {"startLine": location.line, "startColumn": location.column}
    if location.end_column is not None:
        found["endColumn"] = location.end_column
    return found


# -- GitHub: workflow commands ----------------------------------------------------------------------


def _github(report: Report, color: bool) -> str:
    return "\n".join(map(_annotation, report.items))


def _annotation(item: Diagnostic) -> str:
    properties: dict[str, object] = {}
    if (where := item.location) is not None:
        properties = {"file": where.file, "line": where.line, "col": where.column}
        if where.end_column is not None:
            properties["endColumn"] = where.end_column
    properties["title"] = f"{item.code}: {CODES[item.code]}"
    text = item.message if item.hint is None else f"{item.message}\nhint: {item.hint}"
    named = ",".join(f"{k}={_escaped(str(v), _IN_PROPERTIES)}" for k, v in properties.items())
    return f"::{item.severity.value} {named}::{_escaped(text, _IN_TEXT)}"


_IN_TEXT = {"%": "%25", "\r": "%0D", "\n": "%0A"}
_IN_PROPERTIES = {**_IN_TEXT, ":": "%3A", ",": "%2C"}


def _escaped(text: str, codes: Mapping[str, str]) -> str:
    return text.translate({ord(character): code for character, code in codes.items()})


# -- GitLab: Code Quality, in the form of Code Climate's issues ---------------------------------------


def _gitlab(report: Report, color: bool) -> str:
    grave = {Severity.ERROR: "major", Severity.WARNING: "minor"}
    return json.dumps(
        [
            {
                "description": _with_hint(item),
                "check_name": item.code,
                "fingerprint": _fingerprint(item, report.sources),
                "severity": grave[item.severity],
                "location": {
                    "path": item.location.file if item.location else "pyproject.toml",
                    "lines": {"begin": item.location.line if item.location else 1},
                },
            }
            for item in report.items
        ],
        indent=2,
    )


def _with_hint(item: Diagnostic) -> str:
    return item.message if item.hint is None else f"{item.message} ({item.hint})"


def _fingerprint(item: Diagnostic, sources: Sources) -> str:
    """The same for a finding whose line has moved: what is said, and of which text."""
    line = sources.line(item.location) if item.location is not None else None
    file = item.location.file if item.location is not None else ""
    text = "\0".join((item.code, file, item.message, (line or "").strip()))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


# -- SARIF 2.1.0 --------------------------------------------------------------------------------------


def _sarif(report: Report, color: bool) -> str:
    codes = sorted({item.code for item in report.items})
    levels = {item.code: item.severity.value for item in report.items}
    rules = [
        {
            "id": code,
            "shortDescription": {"text": CODES[code]},
            "defaultConfiguration": {"level": levels[code]},
        }
        for code in codes
    ]
    driver = {"name": "gradsmith", "version": version(), "rules": rules}
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(item, codes, report.sources) for item in report.items],
    }
    log = {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [run],
    }
    return json.dumps(log, indent=2)


def _result(item: Diagnostic, codes: Sequence[str], sources: Sources) -> dict[str, object]:
    result: dict[str, object] = {
        "ruleId": item.code,
        "ruleIndex": codes.index(item.code),
        "level": item.severity.value,
        "message": {"text": _with_hint(item)},
        "partialFingerprints": {"gradsmith/v1": _fingerprint(item, sources)},
    }
    if item.location is not None:
        result["locations"] = [{"physicalLocation": _physical(item.location)}]
    if item.related:
        result["relatedLocations"] = [
            {"physicalLocation": _physical(r.location), "message": {"text": r.message}}
            for r in item.related
        ]
    if item.fix is not None and item.location is not None:
        replacements = [
            {"deletedRegion": {"charOffset": e.start, "charLength": e.end - e.start},
             "insertedContent": {"text": e.text}}
            for e in item.fix.edits
        ]  # fmt: skip
        change = {"artifactLocation": _artifact(item.location), "replacements": replacements}
        result["fixes"] = [{"description": {"text": item.fix.title}, "artifactChanges": [change]}]
    return result


def _physical(location: Location) -> dict[str, object]:
    return {"artifactLocation": _artifact(location), "region": _region(location)}


def _artifact(location: Location) -> dict[str, str]:
    from urllib.parse import quote  # only SARIF pays for the import

    return {"uri": quote(location.file)}


FORMATS: Mapping[str, Callable[[Report, bool], str]] = {
    "text": _text,
    "json": _json,
    "github": _github,
    "gitlab": _gitlab,
    "sarif": _sarif,
}
"""By name, what makes the text of a report; the second argument says whether colors are shown."""
