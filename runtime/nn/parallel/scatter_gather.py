"""Names that libraries import from ``torch.nn.parallel.scatter_gather``."""

from __future__ import annotations

from typing import Any

from .data_parallel import gather, scatter

__all__ = ["gather", "scatter", "scatter_kwargs"]


def scatter_kwargs(
    inputs: tuple[Any, ...], kwargs: dict[str, Any] | None, target_gpus: Any, dim: int = 0
) -> tuple[tuple[Any, ...], tuple[dict[str, Any], ...]]:
    """Positional and keyword arguments for each device; the shorter list is padded with empty ones."""
    positional = list(scatter(inputs, target_gpus, dim)) if inputs else []
    named = list(scatter(kwargs, target_gpus, dim)) if kwargs else []
    count = max(len(positional), len(named))
    positional += [()] * (count - len(positional))
    named += [{}] * (count - len(named))
    return tuple(positional), tuple(named)
