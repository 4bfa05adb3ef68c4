"""NumPy without the question whether the class of an argument overrides a function.

Kernels are given plain arrays, of which NumPy's dispatch asks a frame or two before it computes: as long as computing
takes on few elements.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy

_Asking: Any = type(numpy.where)


def unasked(namespace: Any) -> Any:
    """`namespace` itself, but for NumPy one of the same names whose functions are those that dispatch would call."""
    if namespace is not numpy:
        return namespace
    own = ModuleType("numpy")
    for name, value in vars(numpy).items():
        own.__dict__[name] = value.__wrapped__ if value.__class__ is _Asking else value
    return own
