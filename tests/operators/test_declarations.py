"""What native_functions.yaml says for tests is itself true."""

from __future__ import annotations

import sys

import pytest

import gradsmith as gs
from gradsmith.codegen.model.sample_hints import CHECKS as DECLARED_CHECKS
from gradsmith.codegen.model.sample_hints import CONSTRUCTORS as DECLARED_CONSTRUCTORS
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.testing import CHECKS, CheckFailure, run_check, samples
from gradsmith.testing.declarations import declaration_of, refused_categories
from gradsmith.testing.sample_values import CONSTRUCTORS

from .conftest import declared

NAMES = [op.name() for op in declared()]
EXEMPT = [
    (name, check) for name in NAMES for check in declaration_of(REGISTRY[name]).get("exempt", {})
]
REFUSING = [
    name
    for name in NAMES
    if 3 in refused_categories(REGISTRY[name])
    and declaration_of(REGISTRY[name])["kind"] == "functional"
]


def test_generator_and_runtime_agree_on_the_vocabulary() -> None:
    assert list(CONSTRUCTORS) == list(DECLARED_CONSTRUCTORS)
    assert list(CHECKS) == list(DECLARED_CHECKS)


def test_every_operator_has_samples() -> None:
    kinds = (gs.float64, gs.complex128, gs.int64)
    without = [
        name
        for name in NAMES
        if not any(next(iter(samples(name, dtype=kind)), None) for kind in kinds)
    ]
    assert without == []


def test_samples_are_determined_by_the_seed() -> None:
    for name in NAMES[::40]:
        first, second, other = (
            [t._data_.tolist() for s in samples(name, seed=seed) for _, t in s.tensors()]
            for seed in (1, 1, 2)
        )
        assert repr(first) == repr(second)
        lines = declaration_of(REGISTRY[name]).get("samples", ())
        drawn = any(map(bool, first)) and not all("literal(" in str(line) for line in lines)
        assert repr(first) != repr(other) or not drawn


@pytest.mark.parametrize(("operator", "check"), EXEMPT)
def test_exemptions_are_needed(operator: str, check: str) -> None:
    """An operator that passes a check after all has no business being exempt from it."""
    if "not defined" in declaration_of(REGISTRY[operator])["exempt"][check]:
        pytest.skip("it depends on what the memory held before")
    with pytest.raises(CheckFailure):
        run_check(check, operator)


def test_refused_complex_numbers_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else their gradients would be wrong without a word: nothing tests them."""
    module = sys.modules["gradsmith.testing.samples"]
    monkeypatch.setattr(module, "refused_categories", lambda operator: frozenset())
    accepted, raw = [], []
    for name in REFUSING:
        for sample in samples(name, dtype=gs.complex128):
            if not any(tensor.is_complex() for _, tensor in sample.tensors()):
                continue
            try:
                sample.call()
                accepted.append(str(sample))
            except (RuntimeError, NotImplementedError):
                pass
            except Exception as error:  # an error of NumPy's, which names nothing of ours
                if not (
                    isinstance(error, ValueError)
                    and f"{name.partition('::')[2]} only" in str(error)
                ):
                    raw.append(f"{sample}: {type(error).__name__}: {error}")
    assert accepted == []
    assert raw == []
