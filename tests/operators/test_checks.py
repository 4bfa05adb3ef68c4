"""Every check on every operator: nothing here names one.

The samples come from native_functions.yaml, the properties from the schema and derivatives.yaml.
"""

from __future__ import annotations

import pytest

from gradsmith.testing import CHECKS, run_check

from .conftest import SEEDS, names_here


@pytest.mark.parametrize(
    ("check", "operator"),
    [(check, name) for check in CHECKS for name in names_here(check)],
)
def test_operator(check: str, operator: str) -> None:
    for seed in SEEDS:
        run_check(check, operator, seed=seed)
