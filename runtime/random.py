"""Seeds and states of random generators, as in ``torch.random``."""

from __future__ import annotations

from .core.deferred import exported as _exported
from .core.generator import Generator as Generator
from .core.generator import default_generator as default_generator
from .core.generator import fork_rng as fork_rng
from .core.generator import get_rng_state as get_rng_state
from .core.generator import initial_seed as initial_seed
from .core.generator import manual_seed as manual_seed
from .core.generator import seed as seed
from .core.generator import set_rng_state as set_rng_state

__all__ = _exported(globals())
