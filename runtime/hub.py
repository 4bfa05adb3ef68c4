"""PyTorch's ``torch.hub``, by name: see `gradsmith.utils.downloads`."""

from __future__ import annotations

from .utils.downloads import *  # noqa: F403
from .utils.downloads import __all__ as __all__
