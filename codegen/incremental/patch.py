"""Generating after an edit of few entries of a library: only these are read and modelled, and only their blocks are written.

The entries that were edited and all that have to do with them are a small library of their own.  It is
generated as it was before and as it is now.  What all operators of a file have in common, such as imports, is a sum of
what each contributes: where the small library's sums are as before, so are the whole one's, and what differs
elsewhere is blocks of single operators, which are put in the place of the old ones, or between the blocks between which
they stand in the small library, if these are neighbours in the whole one too.  Where anything is otherwise (a
warning, another order, a block that is not there exactly once), the answer is None, and everything is generated.
"""

from __future__ import annotations

from pathlib import Path

from ..diagnostics import Diagnostics, Sources
from ..pipeline import generate
from ..project.memo import Memo
from ..project.settings import Project
from ..project.writer import Change, State, read_text
from .entry_pieces import Edited, edited
from .runs import changed


def changes_of_edit(
    project: Project, before: tuple[str, str], after: tuple[str, str]
) -> tuple[Change, ...] | None:
    """The changes of generated files, which are as generated from `before`; None where everything has to be generated.

    `before` and `after` are the texts of the operators and of the derivatives; the project is otherwise as it was,
    and there was nothing to say about it.
    """
    edit = edited(before, after)
    if edit is None:
        return None
    memo = Memo()
    old = _generated(project, edit.part.before, memo)
    new = None if old is None else _generated(project, edit.part.after, memo)
    if old is None or new is None or old.keys() != new.keys():
        return None
    changes = []
    for path, text in old.items():
        if text == new[path]:
            continue
        change = _change(project.root, path, text, new[path], edit)
        if change is None:
            return None
        changes.append(change)
    return tuple(changes)


def _generated(project: Project, texts: tuple[str, ...], memo: Memo) -> dict[str, str] | None:
    """What would be generated from these texts; None if there is anything to say about them."""
    names = (project.functions, project.derivatives)
    diagnostics = Diagnostics(Sources(unsaved=dict(zip(names, texts, strict=True))))
    files = generate(project, diagnostics, memo)
    return None if diagnostics.items else files


def _change(root: Path, path: str, old: str, new: str, edit: Edited) -> Change | None:
    whole = read_text(root / path)
    text = None if whole is None else changed(path, whole, old, new, edit.stems)
    return None if text is None else Change(path, State.stale, whole, text)
