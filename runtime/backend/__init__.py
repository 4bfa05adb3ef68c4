"""Out-of-tree backends: kernels of gradsmith's operators for another device.

The file that ``gradsmith generate`` writes from a backend's YAML calls `register`.  The elements of a device's tensors are
objects of the backend; its `Memory` says how to allocate and copy them.
"""

from __future__ import annotations

import typing as _typing

if _typing.TYPE_CHECKING:
    from ..core.memory import Memory as Memory
    from .below import below_autograd as below_autograd
    from .fallback import FallbackWarning as FallbackWarning
    from .registration import Backend as Backend
    from .registration import SchemaDriftError as SchemaDriftError
    from .registration import Supported as Supported
    from .registration import backends as backends
    from .registration import register as register
else:
    from ..core.deferred import LazyMembers as _LazyMembers

    # Programs without a backend need the module `memory` alone.
    __getattr__ = _LazyMembers(globals()).member
