"""How losses of early programs say their reduction, with ``size_average`` and ``reduce``: what losses of others import."""

from __future__ import annotations

from ..operators.loss.conversions import loss_reduction, named_reduction

__all__ = ["get_enum", "legacy_get_enum", "legacy_get_string"]


def get_enum(reduction: str) -> int:
    """The number that operators take for a reduction; ValueError for an unknown one."""
    return loss_reduction(reduction)


def legacy_get_string(size_average: bool | None, reduce: bool | None) -> str:
    """The reduction that the two flags mean, which are true where they are None; a warning that names it."""
    return named_reduction("mean", size_average, reduce)


def legacy_get_enum(size_average: bool | None, reduce: bool | None) -> int:
    """The number of the reduction that the two flags mean."""
    return get_enum(legacy_get_string(size_average, reduce))
