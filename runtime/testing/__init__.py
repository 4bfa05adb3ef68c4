"""For tests of one's own operators and functions."""

from __future__ import annotations

from gradsmith.autograd.gradcheck import GradcheckError, gradcheck, gradgradcheck

__all__ = ["GradcheckError", "gradcheck", "gradgradcheck"]
