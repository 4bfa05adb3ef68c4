"""NumPy's names for arguments, which functions take besides the names that schemas give, as PyTorch's do."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["NUMPY_NAMES", "OPERANDS"]

NUMPY_NAMES: Mapping[str, tuple[str, ...]] = {
    "dim": ("axis",),
    "keepdim": ("keepdims",),
    "self": ("x", "a", "x1"),
    "other": ("x2",),
}
"""By the schema's name of an argument."""

OPERANDS = frozenset(("self", "other"))
"""Of these, the arguments that stand first and are hardly ever named: NumPy's names for them are taken where a
function takes any keyword, and no function takes any keyword for their sake."""
