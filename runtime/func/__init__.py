"""Composable function transforms, as in ``torch.func``: `vmap`, `grad`, `jvp`, `jacrev`, `hessian` and others."""

from __future__ import annotations

from ..core.deferred import exported as _exported
from ..core.deferred import listing as _listing
from .functional import functionalize as functionalize
from .grads import grad as grad
from .grads import grad_and_value as grad_and_value
from .grads import vjp as vjp
from .jacobians import hessian as hessian
from .jacobians import jacfwd as jacfwd
from .jacobians import jacrev as jacrev
from .jvp import jvp as jvp
from .linear import linearize as linearize
from .mapping import vmap as vmap
from .modules import functional_call as functional_call
from .modules import replace_all_batch_norm_modules_ as replace_all_batch_norm_modules_
from .modules import stack_module_state as stack_module_state
from .rearranging import rearrange as rearrange
from .unwrapping import debug_unwrap as debug_unwrap

__all__ = _exported(globals())
__dir__ = _listing(globals())
