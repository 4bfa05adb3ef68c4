"""Every check finds the fault that is planted for it, says what it is, and passes the corrected twin."""

from __future__ import annotations

import re
import warnings
from typing import Any

import pytest
from planted_operators import CASES, Case, registered

from gradsmith.testing.opcheck import opcheck

BY_NAME = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name.replace(" ", "_"))


def checked(case: Case, version: Any) -> Any:
    args = [a for a in case.args() if not (isinstance(a, tuple) and a[:1] == ("out",))]
    kwargs = dict(a for a in case.args() if isinstance(a, tuple) and a[:1] == ("out",))
    with registered(case, version) as operator, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return opcheck(operator, tuple(args), kwargs, test_utils=case.check, raise_exception=False)[
            case.check
        ]


@BY_NAME
def test_the_fault_is_found(case: Case) -> None:
    found = checked(case, case.fault)
    assert isinstance(found, Exception), f"{case.check} passes it"
    assert re.search(case.words, str(found), re.S), str(found)
    assert "planted::f" in str(found) and "to mend:" in str(found)
    assert "planted_operators.py:" in str(found), "does not say where"


@BY_NAME
def test_the_twin_passes(case: Case) -> None:
    found = checked(case, case.twin)
    assert found == "SUCCESS", str(found)


def test_there_are_many_faults() -> None:
    assert len({case.name for case in CASES}) == len(CASES) >= 50
