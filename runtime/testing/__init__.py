"""For tests of one's own operators and functions."""

from __future__ import annotations

from gradsmith.autograd.gradcheck import GradcheckError, gradcheck, gradgradcheck
from gradsmith.testing.logging_mode import LoggingMode

__all__ = ["GradcheckError", "LoggingMode", "gradcheck", "gradgradcheck"]
