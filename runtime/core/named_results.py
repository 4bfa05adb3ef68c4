"""How several named results of an operator are shown."""

from __future__ import annotations

from typing import Any


def results_text(results: Any) -> str:
    """Several named results of an operator, one a line."""
    fields = ",\n".join(f"{name}={getattr(results, name)!r}" for name in results._fields)
    return f"gradsmith.return_types.{type(results).__name__}(\n{fields})"
