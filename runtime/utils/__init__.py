"""Data loading, checkpointing, parameter and pytree helpers, as in ``torch.utils``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..api.unsupported_names import absence
from ..core.deferred import LazyMembers
from . import _python_dispatch as _python_dispatch
from . import _pytree as _pytree
from . import checkpoint as checkpoint
from . import dlpack as dlpack
from . import hooks as hooks
from .backend_registration import (
    generate_methods_for_privateuse1_backend as generate_methods_for_privateuse1_backend,
)
from .backend_registration import rename_privateuse1_backend as rename_privateuse1_backend
from .swapping import swap_tensors as swap_tensors

if TYPE_CHECKING:
    from . import benchmark as benchmark
    from . import collect_env as collect_env
    from . import data as data
    from . import flop_counter as flop_counter
    from . import model_zoo as model_zoo
    from . import tensorboard as tensorboard
    from . import weak as weak
else:
    _lazy = LazyMembers(globals())

    def __getattr__(name: str) -> object:
        """Packages are imported when they are first asked for."""
        if name in _lazy.places:
            return _lazy.imported(name)
        raise AttributeError(
            f"module '{__name__}' has no attribute '{name}'{absence('utils', name)}"
        )
