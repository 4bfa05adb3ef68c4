"""Versions, by PyTorch's names: of what gradsmith does without there is none."""

from __future__ import annotations

from . import __version__ as __version__

cuda: str | None = None
hip: str | None = None
rocm: str | None = None
xpu: str | None = None
debug = False
git_version = "unknown"
