"""Functions that are imported at their first call."""

import sys
from pathlib import Path

import pytest

from gradsmith.core.deferred import deferred_from


def test_the_first_call_imports_and_takes_the_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "late_functions.py").write_text("def double(x, *, by=2):\n    return by * x\n")
    monkeypatch.syspath_prepend(tmp_path)
    space: dict[str, object] = {}
    stand_in = deferred_from(space, "late_functions")("double")
    space["double"] = stand_in
    assert "late_functions" not in sys.modules
    assert stand_in(3, by=5) == 15
    assert space["double"] is sys.modules.pop("late_functions").double


def test_what_is_missing_says_so_at_the_call() -> None:
    stand_in = deferred_from({}, "gradsmith.core.errors")("no_such_function")
    with pytest.raises(AttributeError, match="no_such_function"):
        stand_in()
