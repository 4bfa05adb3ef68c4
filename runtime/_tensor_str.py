"""What libraries import from ``torch._tensor_str``, which prints tensors."""

from __future__ import annotations

from .api.printing import OPTIONS as PRINT_OPTS
from .api.printing import contents, with_suffixes
from .api.printing import printoptions as printoptions
from .core.tensor import Tensor

__all__ = ["PRINT_OPTS"]


def _tensor_str(self: Tensor, indent: int) -> str:
    """The elements of a tensor as ``repr`` shows them, `indent` columns from the left."""
    return contents(self, indent)[0]


def _add_suffixes(tensor_str: str, suffixes: list[str], indent: int, force_newline: bool) -> str:
    """The text of elements and what follows it, which starts a new line with `force_newline`; `indent` as above."""
    return with_suffixes(tensor_str, suffixes, indent, force_newline)
