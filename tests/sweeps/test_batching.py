"""``vmap`` against single calls, for every operator and sample: forward, backward and forward mode, and what is refused.

In-place variants are asked too.
"""

from __future__ import annotations

import json
import warnings
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.testing import run_check
from gradsmith.testing.checks import is_asked
from gradsmith.testing.declarations import declared_operators
from gradsmith.testing.samples import NoSamples

CHECKS = ("batching", "batched_writes", "batched_refusals", "batched_grad")


CASES = [  # all of an operator in a row: they share its samples
    (check, op.name())
    for op in declared_operators()
    if not any(p.out for p in op.signature.parameters)
    for check in CHECKS
    if is_asked(op, check)
]


@pytest.mark.parametrize(("check", "operator"), CASES)
def test_operator(check: str, operator: str) -> None:
    in_place = REGISTRY[operator].signature.written
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            run_check(check, operator)
        except (NoSamples, RuntimeError, ValueError):
            # What an in-place variant cannot hold it refuses before it comes to a batch.
            if not in_place:
                raise


def test_checks_notice_mistakes_in_rules(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One in ten of the mutants of batching rules; `gradsmith mutate --batching` judges all."""
    options = ["--part", "7/10", "--jobs", "1", "--timeout", "120", "--json"]
    status = main(["mutate", "--batching", *options, "--project", str(repository)])
    report = json.loads(capsys.readouterr().out)
    assert report["mutants"] > 200 and not report["survivors"]
    assert status == 0
