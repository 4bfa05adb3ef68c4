"""Where libraries look for the states of CUDA's generators."""

from __future__ import annotations

from . import (
    get_rng_state_all,
    manual_seed,
    manual_seed_all,
    seed_all,
    set_rng_state_all,
)

__all__ = [
    "get_rng_state_all",
    "manual_seed",
    "manual_seed_all",
    "seed_all",
    "set_rng_state_all",
]


def __getattr__(name: str) -> object:
    """What needs a device can be imported here, too."""
    from .. import cuda

    if name in ("get_rng_state", "initial_seed", "seed", "set_rng_state"):
        return getattr(cuda, name)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
