"""The functions of `gradsmith.utils.data` that make a batch of samples."""

from __future__ import annotations

from ..collate import *  # noqa: F403
from ..collate import __all__ as __all__
