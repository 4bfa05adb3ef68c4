"""Where PyTorch keeps what its loader is made of: programs import ``collate`` from here."""

from __future__ import annotations

from . import collate as collate
from . import pin_memory as pin_memory
from . import worker as worker
