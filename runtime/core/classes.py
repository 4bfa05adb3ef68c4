"""Whether a class of tensors defines ``__torch_function__`` or ``__torch_dispatch__``.

Both are determined once, when a tensor is created, and become bits of it, so that calls of plain tensors never check.
"""

from __future__ import annotations

from typing import Any

from .bits import OVERRIDES, PYTHON
from .state import no_python_dispatch


def disabled_torch_function(func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
    """As a class's ``__torch_function__``: its tensors are taken for plain ones by functions."""
    from .torch_function import DisableTorchFunctionSubclass

    with DisableTorchFunctionSubclass():
        return func(*args, **(kwargs or {}))


def disabled_torch_dispatch(func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
    """As a class's ``__torch_dispatch__``: its tensors are taken for plain ones by operators."""
    with no_python_dispatch():
        return func(*args, **(kwargs or {}))


def overrides_functions(kind: Any) -> bool:
    """Whether a class has a ``__torch_function__`` that is to be asked."""
    handler = getattr(kind, "__torch_function__", None)
    return handler is not None and handler is not disabled_torch_function


def overrides_dispatch(kind: Any) -> bool:
    """Whether a class has a ``__torch_dispatch__`` that is to be asked."""
    handler = getattr(kind, "__torch_dispatch__", None)
    return handler is not None and handler is not disabled_torch_dispatch


def class_bits(kind: Any) -> int:
    """The bits that tensors have because of their class: of Tensor itself none, which has nothing to be asked."""
    from .tensor import Tensor

    if kind is Tensor:
        return 0
    bits = OVERRIDES if overrides_functions(kind) else 0
    return bits | PYTHON if overrides_dispatch(kind) else bits
