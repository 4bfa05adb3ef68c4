"""``__torch_function__``: classes and modes that intercept calls before operators run.

Define a classmethod ``__torch_function__(cls, func, types, args=(), kwargs=None)``.  For each call, every class among the
arguments is asked, subclasses before their bases and left before right, until one does not return NotImplemented.  A
`TorchFunctionMode`, entered in a ``with`` block, is asked before all classes.  `func` is what the program called
(``gradsmith.add``, ``Tensor.add``, ``Tensor.shape.__get__``), and may be called again.
"""

from __future__ import annotations

from ..core.classes import disabled_torch_function as _disabled_torch_function_impl
from ..core.torch_function import (
    DisableTorchFunction,
    DisableTorchFunctionSubclass,
    get_default_nowrap_functions,
    has_torch_function,
    has_torch_function_unary,
    has_torch_function_variadic,
    is_tensor_like,
    overloaded_arguments,
    redispatch_function,
    wrap_torch_function,
)
from .asking import handle_torch_function
from .modes import (
    BaseTorchFunctionMode,
    TorchFunctionMode,
    _get_current_function_mode,
    _get_current_function_mode_stack,
    _is_torch_function_mode_enabled,
    _len_torch_function_stack,
    _pop_mode,
    _pop_mode_temporarily,
    _push_mode,
)
from .names import (
    get_ignored_functions,
    get_overridable_functions,
    get_testing_overrides,
    is_tensor_inplace_op,
    is_tensor_method_or_property,
    resolve_name,
)

__all__ = [
    "BaseTorchFunctionMode",
    "DisableTorchFunction",
    "DisableTorchFunctionSubclass",
    "TorchFunctionMode",
    "_disabled_torch_function_impl",
    "_get_current_function_mode",
    "_get_current_function_mode_stack",
    "_is_torch_function_mode_enabled",
    "_len_torch_function_stack",
    "_pop_mode",
    "_pop_mode_temporarily",
    "_push_mode",
    "get_default_nowrap_functions",
    "get_ignored_functions",
    "get_overridable_functions",
    "get_testing_overrides",
    "handle_torch_function",
    "has_torch_function",
    "is_tensor_like",
    "has_torch_function_unary",
    "has_torch_function_variadic",
    "is_tensor_inplace_op",
    "is_tensor_method_or_property",
    "overloaded_arguments",
    "redispatch_function",
    "resolve_name",
    "wrap_torch_function",
]
