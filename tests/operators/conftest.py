"""Which operators the generated tests run over, and with how many seeds."""

from __future__ import annotations

import os

from gradsmith.dispatch.operator import OpOverload
from gradsmith.testing.checks import is_asked
from gradsmith.testing.declarations import declaration_of, declared_operators

SEEDS = range(int(os.environ.get("GRADSMITH_OPERATOR_SEEDS", "1")))
"""More than one seed is for nightly runs: ``GRADSMITH_OPERATOR_SEEDS=5 pytest tests/operators``."""


def declared() -> list[OpOverload]:
    """The operators that YAML declares; derived variants are tested with what they are variants of."""
    return [op for op in declared_operators() if "variant_of" not in declaration_of(op)]


SWEPT = ("batching", "batched_grad", "batched_writes", "batched_refusals")
"""Checks that take minutes for all operators: here for some, in ``tests/sweeps`` for all of them."""
_ONE_IN = 25


def names_here(check: str) -> list[str]:
    """Those of `names_for` that the tests run over unless told otherwise."""
    names = names_for(check)
    return names[::_ONE_IN] if check in SWEPT else names


def names_for(check: str) -> list[str]:
    """The operators that have to pass `check`."""
    return [
        op.name()
        for op in declared()
        if not any(p.out for p in op.signature.parameters) and is_asked(op, check)
    ]
