"""The options of ``pytest --opcheck``, apart from all that they need: every run of pytest imports this.

pytest imports the plugins of everything that is installed, asked for or not, so this is installed as a package of its
own (``pytest_gradsmith``), which imports nothing of gradsmith.  What the options do is `gradsmith.testing.pytest_plugin`.
"""

from __future__ import annotations

import copy
from typing import Any

import pytest

__all__ = ["pytest_addoption", "pytest_configure", "pytest_load_initial_conftests"]

_ADDED = "_gradsmith_opcheck"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options, in a group of their own."""
    if hasattr(parser, _ADDED):
        return  # the plugin is loaded under both of its names
    setattr(parser, _ADDED, True)
    group = parser.getgroup("gradsmith", "operators (gradsmith)")
    group.addoption(
        "--opcheck",
        nargs="?",
        const="",
        default=None,
        metavar="NS,…",
        help="check every operator that tests call, of these namespaces (default: all but gradsmith's own)",
    )
    group.addoption(
        "--opcheck-namespaces",
        default=None,
        metavar="NS,…",
        help="the same as --opcheck=NS,…",
    )
    group.addoption(
        "--opcheck-checks",
        default=None,
        metavar="CHECK,…",
        help="with --opcheck: these checks only, such as test_schema (default: all)",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(
    early_config: pytest.Config, parser: pytest.Parser, args: list[str]
) -> None:
    """``--opcheck tests/`` does not mean a namespace of that name: only ``--opcheck=NS`` does."""
    if "--opcheck" in args:
        args[:] = ["--opcheck=" if word == "--opcheck" else word for word in args]
        options: Any = early_config
        options.known_args_namespace = parser.parse_known_args(
            args, namespace=copy.copy(options.option)
        )


def pytest_configure(config: pytest.Config) -> None:
    """Start watching, if that is asked for."""
    given = config.getoption("--opcheck")
    also = config.getoption("--opcheck-namespaces")
    if given is None and also is None:
        return
    from gradsmith.testing.pytest_plugin import watch

    watch(config, f"{given or ''},{also or ''}", config.getoption("--opcheck-checks") or "")
