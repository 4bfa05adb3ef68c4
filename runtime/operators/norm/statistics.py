"""The statistics that normalisation over channels is given."""

from __future__ import annotations

from typing import TypeVar

_T = TypeVar("_T")


def require_statistics(
    mean: _T | None, deviation: _T | None, names: str = "running_mean and running_var"
) -> tuple[_T, _T]:
    """Both; RuntimeError where one is None, without which nothing can be normalised."""
    if mean is None or deviation is None:
        given = ", ".join("None" if each is None else "a tensor" for each in (mean, deviation))
        raise RuntimeError(f"batch norm: {names} must be given here, got {given}")
    return mean, deviation
