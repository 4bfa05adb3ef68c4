"""Where libraries look for the states of CUDA's generators."""

from __future__ import annotations

from ..core.deferred import exported as _exported
from . import get_rng_state_all as get_rng_state_all
from . import manual_seed as manual_seed
from . import manual_seed_all as manual_seed_all
from . import seed_all as seed_all
from . import set_rng_state_all as set_rng_state_all


def __getattr__(name: str) -> object:
    """What needs a device can be imported here, too."""
    from .. import cuda

    if name in ("get_rng_state", "initial_seed", "seed", "set_rng_state"):
        return getattr(cuda, name)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")


__all__ = _exported(globals())
