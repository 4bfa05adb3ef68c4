"""What handlers of functions are told of PyTorch's operator database: many samples of every entry.

The first samples are in the suite; what differs on purpose stands in ``tests/parity/seen_otherwise.toml``.
"""

from __future__ import annotations

import pytest

pytest.importorskip("torch", reason="what gradsmith is compared with")
pytest.importorskip("expecttest", reason="PyTorch's operator database needs it")

from seen_by_handlers import seen_functions
from test_operators_as_seen import excused, functions_told_otherwise

SAMPLES = 12


def test_function_modes_are_told_the_same_calls() -> None:
    other, otherwise = functions_told_otherwise(list(seen_functions(SAMPLES)))
    assert other == excused("functions")
    assert otherwise == excused("function_arguments")
