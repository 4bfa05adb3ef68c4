"""Backends outside gradsmith's tree: kernels of its operators for another device.

`register` is what the file calls that ``gradsmith generate`` writes from a backend's YAML.  Elements of a
device's tensors are the backend's own objects; how they get there and back is its `Memory`.
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
