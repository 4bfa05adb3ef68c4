"""``pytest --opcheck``: every operator that a test suite calls, under the checks of `gradsmith.testing.opcheck`.

    pytest --opcheck                    # operators of every namespace but gradsmith's own
    pytest --opcheck=mine,other         # of these
    pytest --opcheck --opcheck-checks=test_schema,test_gradient

Tests run as they always do.  Calls that differ in elements only are checked once in a session, so it stays fast.
What is found is reported at the end, once for each operator and check, with a program that repeats
it; then pytest's exit status is 1.  A test decorated with `dontGenerateOpCheckTests` is not watched.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from .pytest_gradsmith import pytest_addoption, pytest_configure, pytest_load_initial_conftests

if TYPE_CHECKING:
    from .opcheck_watch import Findings

__all__ = ["pytest_addoption", "pytest_configure", "pytest_load_initial_conftests", "watch"]

_NAME = "gradsmith-opcheck"


def watch(config: pytest.Config, namespaces: str, checks: str) -> None:
    """Watch the session's tests, for operators of these namespaces and with these checks (all, where empty)."""
    from .opcheck import ALL_TEST_UTILS

    wanted = _words(namespaces)
    wrong = [word for word in wanted if not word.isidentifier()]
    if wrong:
        raise pytest.UsageError(f"--opcheck: {wrong[0]!r} is no namespace of operators")
    names = _words(checks) or list(ALL_TEST_UTILS)
    unknown = [name for name in names if name not in ALL_TEST_UTILS]
    if unknown:
        raise pytest.UsageError(
            f"--opcheck-checks: there is no check {unknown[0]!r}; there are {', '.join(ALL_TEST_UTILS)}"
        )
    if not config.pluginmanager.has_plugin(_NAME):
        config.pluginmanager.register(_Session(config, wanted or None, names), _NAME)


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


class _Session:
    """Watches the tests of a session."""

    def __init__(
        self, config: pytest.Config, namespaces: list[str] | None, checks: list[str]
    ) -> None:
        from .opcheck_watch import Findings

        self.config = config
        self.namespaces = namespaces
        self.checks = checks
        self.findings: Findings = Findings()
        self.reports: list[tuple[str, str]] = []
        """Title and text of each finding, those of other processes included."""
        self.operators: set[str] = set()
        self.calls = 0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Run a test, watched."""
        from .opcheck_watch import OperatorWatch

        if hasattr(getattr(item, "function", None), "_no_opcheck_tests"):
            return (yield)
        watch = OperatorWatch(
            self.findings, namespaces=self.namespaces, checks=self.checks, where=item.nodeid
        )
        with watch:
            return (yield)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Findings fail the session; a worker of pytest-xdist sends its own home."""
        found = self.findings
        self.reports += [_report(finding, self.config) for finding in found.found.values()]
        self.operators |= found.operators
        self.calls += len(found.seen)
        output = getattr(self.config, "workeroutput", None)
        if output is not None:
            reports = [list(pair) for pair in self.reports]
            output[_NAME] = {
                "reports": reports,
                "operators": sorted(self.operators),
                "calls": self.calls,
            }
        if self.reports and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: Any) -> None:
        """A worker of pytest-xdist is done."""
        sent = getattr(node, "workeroutput", {}).get(_NAME)
        if sent is None:
            return
        titles = {title for title, _ in self.reports}
        self.reports += [(title, text) for title, text in sent["reports"] if title not in titles]
        self.operators |= set(sent["operators"])
        self.calls += sent["calls"]

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Say what was found."""
        terminalreporter.section("operator checks")
        for title, text in self.reports:
            terminalreporter.write_line(f"FAIL {title}", red=True, bold=True)
            terminalreporter.write_line(text)
        terminalreporter.write_line(
            f"{len(self.operators)} operators in {self.calls} different calls, {len(self.reports)} failures"
            if self.operators
            else "no operator to check was called"
        )


def _report(finding: Any, config: pytest.Config) -> tuple[str, str]:
    from .opcheck_repro import generate_repro

    operator = finding.operator
    cache: Any = getattr(config, "cache", None)
    file = None
    if cache is not None:
        folder = Path(cache.mkdir("opcheck"))
        file = folder / f"{operator.namespace}.{operator.__name__}.{finding.check}.pt"
    program = generate_repro(
        finding.check, operator, finding.args, finding.kwargs, save_data=file is not None, file=file
    )
    text = f"{finding.error}\n  called by {finding.where}\n  Again:\n" + "".join(
        f"    {line}\n" for line in program.splitlines()
    )
    return f"{operator.name()} {finding.check}", text
