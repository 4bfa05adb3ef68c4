"""What libraries import from ``torch._tensor_str``, which prints tensors."""

from __future__ import annotations

from .api.printing import OPTIONS as PRINT_OPTS
from .api.printing import contents
from .api.printing import printoptions as printoptions
from .core.tensor import Tensor

__all__ = ["PRINT_OPTS"]


def _tensor_str(self: Tensor, indent: int) -> str:
    """The elements of a tensor as ``repr`` shows them, `indent` columns from the left."""
    return contents(self, indent)[0]
