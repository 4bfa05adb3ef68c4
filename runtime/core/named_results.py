"""How several named results of an operator are shown."""

from __future__ import annotations

from typing import Any

from .spoken import spoken


def results_text(results: Any) -> str:
    """Several named results of an operator, one a line."""
    fields = ",\n".join(f"{name}={getattr(results, name)!r}" for name in results._fields)
    return f"{spoken.package}.return_types.{type(results).__name__}(\n{fields})"
