"""NumPy's functions without ``__array_function__`` dispatch.

Kernels receive plain arrays only.  Asking each argument for ``__array_function__`` costs a Python frame or two per call,
which for a few elements is as much as the computation itself.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy

_Dispatcher: Any = type(numpy.where)


def undispatched(namespace: Any) -> Any:
    """NumPy's namespace with the implementations behind its dispatchers; any other namespace unchanged."""
    if namespace is not numpy:
        return namespace
    own = ModuleType("numpy")
    for name, value in vars(numpy).items():
        own.__dict__[name] = value.__wrapped__ if value.__class__ is _Dispatcher else value
    return own
