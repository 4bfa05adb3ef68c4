"""Where PyTorch keeps what its loader's workers ask."""

from __future__ import annotations

from ..worker import WorkerInfo as WorkerInfo
from ..worker import _generate_state as _generate_state
from ..worker import get_worker_info as get_worker_info
