"""The named tuples that operators with several results return, as in ``torch.return_types``."""

from __future__ import annotations

from gradsmith.generated.return_types import *  # noqa: F403
