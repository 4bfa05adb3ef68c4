"""Version numbers, as in ``torch.version``; None for CUDA and the like, which gradsmith does without."""

from __future__ import annotations

from . import __version__ as __version__

cuda: str | None = None
hip: str | None = None
rocm: str | None = None
xpu: str | None = None
debug = False
git_version = "unknown"
