"""Hypothesis strategies for the inputs of operators.  Needs the package `hypothesis`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from ..core.dtypes import complex128, dtype, float64
from .samples import Sample, samples


def inputs(
    operator: Any,
    *,
    dtypes: tuple[dtype, ...] = (float64, complex128),
    requires_grad: bool = False,
    seeds: int = 2**16,
) -> st.SearchStrategy[Sample]:
    """Valid calls of `operator`: one of its sample lines, in one of `dtypes`, with elements drawn anew.

    What is drawn is the line, the dtype and a seed, so a failing example shrinks to the first line that fails
    and prints as one that can be repeated.  Raises ValueError for an operator that takes none of `dtypes`.
    """
    counts = {kind: sum(1 for _ in samples(operator, dtype=kind)) for kind in dtypes}
    possible = [(kind, number) for kind in dtypes for number in range(counts[kind])]
    if not possible:
        names = ", ".join(kind.name for kind in dtypes)
        raise ValueError(f"{operator} supports none of the dtypes {names}")

    def sample(choice: tuple[dtype, int], seed: int) -> Sample:
        kind, number = choice
        found = samples(operator, dtype=kind, requires_grad=requires_grad, seed=seed)
        return next(one for position, one in enumerate(found) if position == number)

    build: Callable[..., Sample] = sample
    return st.builds(build, st.sampled_from(possible), st.integers(0, seeds - 1))


def shapes(
    *, min_dims: int = 0, max_dims: int = 3, min_side: int = 0, max_side: int = 4
) -> st.SearchStrategy[tuple[int, ...]]:
    """Shapes of small tensors, 0-d and empty ones among them."""
    sides = st.integers(min_side, max_side)
    return st.lists(sides, min_size=min_dims, max_size=max_dims).map(tuple)
