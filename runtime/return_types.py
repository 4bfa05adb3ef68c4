"""The named tuples that operators with several results give."""

from __future__ import annotations

from gradsmith.generated.return_types import *  # noqa: F403
