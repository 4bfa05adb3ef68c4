"""`generate_opcheck_tests`: a class of tests becomes tests of the operators that it calls."""

from __future__ import annotations

import functools
import inspect
import os
import unittest
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from ..dispatch.registry import REGISTRY
from ..dispatch.tags import Tag
from .opcheck import ALL_TEST_UTILS, DEFAULT_TEST_UTILS, run_test_util
from .opcheck_failures import (
    FailuresDict,
    accepts_failures,
    validate_failures_dict_formatting,
    validate_failures_dict_structure,
)
from .opcheck_mode import OpCheckMode

F = TypeVar("F", bound=Callable[..., Any])


def dontGenerateOpCheckTests(reason: str) -> Callable[[F], F]:
    """Decorates a test that `generate_opcheck_tests` is to leave alone."""

    def decorate(function: F) -> F:
        function._no_opcheck_tests = reason  # type: ignore[attr-defined]
        return function

    return decorate


def generate_opcheck_tests(
    testcase: Any,
    namespaces: Sequence[str],
    failures_dict_path: str | None = None,
    additional_decorators: Mapping[str, Sequence[Callable[..., Any]]] | None = None,
    test_utils: Sequence[str] = DEFAULT_TEST_UTILS,
) -> None:
    """Add to `testcase`, for each of its tests and each check, a test that runs the one under the other.

    ``test_schema__test_zero`` runs ``test_zero`` and, with copies of the arguments, check ``test_schema`` for every
    call of an operator of `namespaces` in it.  Which failures are expected stands in the JSON file
    `failures_dict_path` (``failures_dict.json`` beside the calling file by default);
    ``GRADSMITH_OPCHECK_ACCEPT=1`` writes it.  `additional_decorators` are applied to the generated tests of these
    names.  For each operator in the file there is a test that it is not tagged ``pt2_compliant_tag`` while
    it has expected failures.

    Raises RuntimeError for a file that is not in order, and for a name that is taken; ValueError for an
    unknown check.
    """
    unknown = [name for name in test_utils if name not in ALL_TEST_UTILS]
    if unknown:
        raise ValueError(f"there is no check {unknown[0]!r}; there are {', '.join(ALL_TEST_UTILS)}")
    if failures_dict_path is None:
        frame = inspect.currentframe()
        assert frame is not None and frame.f_back is not None
        folder = os.path.dirname(os.path.abspath(frame.f_back.f_code.co_filename))
        failures_dict_path = os.path.join(folder, "failures_dict.json")
    failures = FailuresDict.load(failures_dict_path, create_file=accepts_failures())
    validate_failures_dict_structure(failures, test_utils, testcase)
    validate_failures_dict_formatting(failures_dict_path)
    decorators = additional_decorators or {}
    names = [n for n in dir(testcase) if n.startswith("test_") and callable(getattr(testcase, n))]
    for name in names:
        method = getattr(testcase, name)
        if hasattr(method, "_no_opcheck_tests"):
            continue
        for util in test_utils:
            _add(
                testcase,
                f"{util}__{name}",
                _under(testcase, name, util, namespaces, failures),
                decorators,
            )
    for qualname, tests in failures.data.items():
        expected = [
            test
            for test, entry in tests.items()
            if entry["status"] == "xfail" and "test_aot_dispatch_static" not in test
        ]
        mangled = qualname.replace("::", "_").replace(".", "_")
        _add(
            testcase, f"test_pt2_compliant_tag_{mangled}", _tag_test(qualname, expected), decorators
        )


def _add(
    testcase: Any,
    name: str,
    method: Callable[..., Any],
    decorators: Mapping[str, Sequence[Callable[..., Any]]],
) -> None:
    for decorator in decorators.get(name, ()):
        method = decorator(method)
    if hasattr(testcase, name):
        raise RuntimeError(
            f"Tried to autogenerate {name} but {testcase} already has a method of that name. Please rename the "
            "original method on the TestCase."
        )
    setattr(testcase, name, method)


def _under(
    testcase: Any, name: str, util: str, namespaces: Sequence[str], failures: FailuresDict
) -> Callable[..., Any]:
    """The test `name`, run under the check `util`."""
    method = getattr(testcase, name)
    check = functools.partial(run_test_util, util)

    @functools.wraps(method)
    def checked(*args: Any, **kwargs: Any) -> Any:
        title = f"{testcase.__name__}.{util}__{name}"
        with OpCheckMode(namespaces, util, check, failures, title, failures.path):
            return method(*args, **kwargs)

    checked.__name__ = f"{util}__{name}"
    checked.__qualname__ = f"{testcase.__qualname__}.{checked.__name__}"
    if "pytestmark" in checked.__dict__:
        checked.__dict__["pytestmark"] = list(_first_only(checked.__dict__["pytestmark"]))
    return checked


def _first_only(marks: Sequence[Any]) -> Sequence[Any]:
    """Under the mark ``opcheck_only_one`` each parameter has its first value only, the device aside."""
    if not any(mark.name == "opcheck_only_one" for mark in marks):
        return marks
    import pytest

    found = []
    for mark in marks:
        if mark.name == "parametrize" and mark.args[0] != "device":
            names, values = mark.args
            mark = pytest.mark.parametrize(names, (next(iter(values)),), **mark.kwargs).mark
        found.append(mark)
    return found


def _tag_test(qualname: str, expected: Sequence[str]) -> Callable[..., Any]:
    def test(self: Any) -> None:
        operator = REGISTRY.get(qualname) or REGISTRY.get(qualname.removesuffix(".default"))
        if operator is None:
            raise unittest.SkipTest(f"there is no operator {qualname} in this process")
        if Tag["pt2_compliant_tag"] in operator.tags and expected:
            raise AssertionError(
                f"op '{qualname}' is tagged pt2_compliant_tag but is expected to fail {list(expected)}; mend it, "
                "or take the tag away"
            )

    return test
