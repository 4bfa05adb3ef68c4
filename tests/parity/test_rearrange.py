"""`func.rearrange` beside PyTorch's."""

from __future__ import annotations

from typing import Any

import pytest

import gradsmith as gs
from gradsmith.func import rearrange, replace_all_batch_norm_modules_

torch = pytest.importorskip("torch", reason="compares with PyTorch")

PATTERNS: list[tuple[str, dict[str, int]]] = [
    ("a b c -> b (c a)", {}),
    ("a b (c d) -> a (b d) c", {"d": 2}),
    ("... c -> c ...", {}),
    ("a ... -> (...) a", {}),
    ("a b c -> a 1 b c", {}),
    ("(a b) c d -> b a (c d)", {"a": 1}),
    ("a b c -> a (b c) ()", {}),
]
REFUSED: list[tuple[str, dict[str, int]]] = [
    ("a b -> b a", {}),
    ("a b c -> a b", {}),
    ("a b c", {}),
    ("a b (c d) -> a b c d", {}),
    ("a b (c d) -> a b c d", {"d": 3}),
    ("a a c -> a c", {}),
    ("a b c -> c b a", {"z": 1}),
    ("a (b c -> a b c", {}),
    ("a b c) -> a b c", {}),
]


@pytest.mark.parametrize("pattern,lengths", PATTERNS)
def test_same_elements(pattern: str, lengths: dict[str, int]) -> None:
    ours, theirs = (
        m.func.rearrange(m.arange(24.0).reshape(2, 3, 4), pattern, **lengths) for m in (gs, torch)
    )
    assert ours.tolist() == theirs.tolist()


@pytest.mark.parametrize("pattern,lengths", REFUSED)
def test_refused_by_both(pattern: str, lengths: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="rearrange"):
        rearrange(gs.zeros(2, 3, 4), pattern, **lengths)
    with pytest.raises(Exception):  # noqa: B017 - of several kinds, some internal
        torch.func.rearrange(torch.zeros(2, 3, 4), pattern, **lengths)


def test_several_tensors() -> None:
    def joined(m: Any) -> Any:
        return m.func.rearrange([m.zeros(2, 3), m.ones(2, 3)], "n a b -> a (n b)").tolist()

    assert joined(gs) == joined(torch)


def test_batch_norms_without_statistics() -> None:
    module = gs.nn.Sequential(gs.nn.BatchNorm1d(3), gs.nn.Linear(3, 2))
    assert replace_all_batch_norm_modules_(module) is module
    assert module[0].running_mean is None and not module[0].track_running_stats
    assert gs.vmap(module)(gs.rand(4, 5, 3)).shape == (4, 5, 2)
