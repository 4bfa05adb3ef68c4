"""The formulas of a derivative as lines of text, including alternatives that were not chosen."""

from __future__ import annotations

from collections.abc import Iterator

from ..derivatives.types import DifferentiabilityInfo, Gradient


def formula_lines(info: DifferentiabilityInfo) -> Iterator[str]:
    """``self: grad * result.conj()`` for each gradient; below it, as comments, what else its line says, and what each keeps."""
    for gradient in info.gradients:
        names = ", ".join(gradient.names)
        if gradient.alternatives:
            yield f"{names}: {gradient.formula}  # taken: keeps {_kept(gradient)}"
        else:
            yield f"{names}: {gradient.formula}"
        for other in gradient.alternatives:
            yield f"#   or {other.formula}  # keeps {_kept(other)}"


def _kept(gradient: Gradient) -> str:
    return ", ".join(dict.fromkeys(str(saved) for saved in gradient.saved)) or "nothing"
