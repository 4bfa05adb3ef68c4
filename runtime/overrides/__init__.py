"""``__torch_function__``: classes and modes that intercept calls before operators run.

Define a classmethod ``__torch_function__(cls, func, types, args=(), kwargs=None)``.  For each call, every class among the
arguments is asked, subclasses before their bases and left before right, until one does not return NotImplemented.  A
`TorchFunctionMode`, entered in a ``with`` block, is asked before all classes.  `func` is what the program called
(``gradsmith.add``, ``Tensor.add``, ``Tensor.shape.__get__``), and may be called again.
"""

from __future__ import annotations

from ..core.classes import disabled_torch_function as _disabled_torch_function_impl  # noqa: F401
from ..core.deferred import exported as _exported
from ..core.deferred import listing as _listing
from ..core.torch_function import DisableTorchFunction as DisableTorchFunction
from ..core.torch_function import DisableTorchFunctionSubclass as DisableTorchFunctionSubclass
from ..core.torch_function import get_default_nowrap_functions as get_default_nowrap_functions
from ..core.torch_function import has_torch_function as has_torch_function
from ..core.torch_function import has_torch_function_unary as has_torch_function_unary
from ..core.torch_function import has_torch_function_variadic as has_torch_function_variadic
from ..core.torch_function import is_tensor_like as is_tensor_like
from ..core.torch_function import overloaded_arguments as overloaded_arguments
from ..core.torch_function import redispatch_function as redispatch_function
from ..core.torch_function import wrap_torch_function as wrap_torch_function
from ..dispatch.modes import enable_reentrant_dispatch as enable_reentrant_dispatch
from .asking import handle_torch_function as handle_torch_function
from .modes import BaseTorchFunctionMode as BaseTorchFunctionMode
from .modes import TorchFunctionMode as TorchFunctionMode
from .modes import _get_current_function_mode as _get_current_function_mode
from .modes import _get_current_function_mode_stack as _get_current_function_mode_stack
from .modes import _is_torch_function_mode_enabled as _is_torch_function_mode_enabled
from .modes import _len_torch_function_stack as _len_torch_function_stack
from .modes import _pop_mode as _pop_mode
from .modes import _pop_mode_temporarily as _pop_mode_temporarily
from .modes import _push_mode as _push_mode
from .names import get_ignored_functions as get_ignored_functions
from .names import get_overridable_functions as get_overridable_functions
from .names import get_testing_overrides as get_testing_overrides
from .names import is_tensor_inplace_op as is_tensor_inplace_op
from .names import is_tensor_method_or_property as is_tensor_method_or_property
from .names import resolve_name as resolve_name

__all__ = _exported(globals())
__dir__ = _listing(globals())
