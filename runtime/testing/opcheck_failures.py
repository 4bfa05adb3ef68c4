"""Files of expected failures of generated tests, in the format of PyTorch's.

    {"_description": …, "_version": 1,
     "data": {"mine::scale": {"TestScale.test_schema__test_zero": {"comment": "…", "status": "xfail"}}}}

For each operator the generated tests in which its check fails (``xfail``) or is not run (``skip``).
"""

from __future__ import annotations

import difflib
import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ACCEPTING = "GRADSMITH_OPCHECK_ACCEPT"
_VERSION = 1
_DESCRIPTION = (
    "Expected failures of tests made by gradsmith.testing.generate_opcheck_tests; "
    f"{ACCEPTING}=1 brings this file up to date."
)
_STATUSES = ("xfail", "skip", "xsuccess")

_Data = dict[str, dict[str, dict[str, str]]]


def accepts_failures() -> bool:
    """Whether ``GRADSMITH_OPCHECK_ACCEPT=1`` asks that files of failures be brought up to date."""
    return os.environ.get(ACCEPTING) == "1"


class FailuresDict:
    """The contents of a file of expected failures."""

    def __init__(self, path: str, data: _Data) -> None:
        self.path = path
        self.data = data

    @staticmethod
    def load(path: str | os.PathLike[str], *, create_file: bool = False) -> FailuresDict:
        """Read a file; an empty one holds nothing.

        Raises FileNotFoundError (unless `create_file`), ValueError for a file that is none of this version.
        """
        file = Path(path)
        if create_file and not file.exists():
            made = FailuresDict(os.fspath(path), {})
            made.save()
            return made
        if not file.exists():
            raise FileNotFoundError(
                f"there is no file of expected failures {os.fspath(path)}; make an empty one, or run the tests with "
                f"{ACCEPTING}=1"
            )
        text = file.read_text(encoding="utf-8")
        if not text.strip():
            return FailuresDict(os.fspath(path), {})
        content: Any = json.loads(text)
        if not isinstance(content, dict) or "data" not in content:
            raise ValueError(f"{path}: expected an object with the key 'data'")
        if content.get("_version") != _VERSION:
            raise ValueError(
                f"{path}: expected '_version' to be {_VERSION}, got {content.get('_version')}"
            )
        return FailuresDict(os.fspath(path), content["data"])

    def text(self) -> str:
        """The file that `save` writes: keys in order, a line feed at the end."""
        data = {name: tests for name, tests in self.data.items() if tests}
        content = {"_description": _DESCRIPTION, "_version": _VERSION, "data": data}
        return json.dumps(content, indent=2, sort_keys=True) + "\n"

    def save(self) -> None:
        """Write the file."""
        Path(self.path).write_text(self.text(), encoding="utf-8")

    def get_status(self, qualname: str, test_name: str) -> str:
        """What is expected of an operator in a test: ``xsuccess`` where the file says nothing."""
        entry = self.data.get(qualname, {}).get(test_name)
        return "xsuccess" if entry is None else entry["status"]

    def set_status(
        self, qualname: str, test_name: str, status: str, *, comment: str | None = None
    ) -> None:
        """Expect ``xfail``, ``skip`` or ``xsuccess``, for which the entry goes away."""
        tests = self.data.setdefault(qualname, {})
        if status == "xsuccess":
            tests.pop(test_name, None)
            if not tests:
                del self.data[qualname]
            return
        before = tests.get(test_name, {"comment": ""})
        tests[test_name] = {
            "comment": before["comment"] if comment is None else comment,
            "status": status,
        }


def validate_failures_dict_formatting(failures_dict_path: str) -> None:
    """RuntimeError, with the difference, if the file is not as `FailuresDict.save` writes it."""
    actual = Path(failures_dict_path).read_text(encoding="utf-8")
    found = FailuresDict.load(failures_dict_path)
    expected = found.text()
    known: Any = json.loads(actual) if actual.strip() else {}
    if actual == expected or (
        # One that PyTorch's tool wrote, with a description of its own.
        actual
        == json.dumps({**known, "data": found.data}, indent=2, sort_keys=True) + "\n"
    ):
        return
    if accepts_failures():
        found.save()
        return
    difference = "".join(difflib.unified_diff(actual.splitlines(True), expected.splitlines(True)))
    raise RuntimeError(
        f"\n{difference}\n{failures_dict_path} is not formatted as it would be written; mend it by hand, or run the "
        f"tests with {ACCEPTING}=1"
    )


def validate_failures_dict_structure(
    failure_dict: FailuresDict, test_utils: Sequence[str], testcase: Any
) -> None:
    """RuntimeError if an entry has wrong keys, or names a check or a test that there is none of."""
    for tests in failure_dict.data.values():
        for test_name, entry in tests.items():
            if set(entry) != {"comment", "status"}:
                raise RuntimeError(
                    f"in failures_dict, expected the keys 'comment' and 'status' for {test_name}, got {sorted(entry)}"
                )
            if entry["status"] not in _STATUSES:
                raise RuntimeError(
                    f"In failures_dict, got status={entry['status']} for {test_name} but it needs to be in {_STATUSES}"
                )
            _check_name(failure_dict, test_name, test_utils, testcase)


def _check_name(
    failure_dict: FailuresDict, test_name: str, test_utils: Sequence[str], testcase: Any
) -> None:
    class_name, _, method = test_name.partition(".")
    util = next((name for name in test_utils if method.startswith(name + "__")), None)
    if util is None:
        raise RuntimeError(
            f"In failures_dict, test name '{test_name}' should begin with one of {list(test_utils)}"
        )
    if class_name != testcase.__name__:
        return
    base = re.sub(r"\[.*\]", "", method[len(util) + 2 :])  # without pytest's parameters
    if not hasattr(testcase, base):
        raise RuntimeError(
            f"In failures dict {failure_dict.path}, got test name '{test_name}', which means check '{util}' of "
            f"'{base}', but '{base}' does not exist on the TestCase '{testcase.__name__}'. Was it renamed?"
        )
