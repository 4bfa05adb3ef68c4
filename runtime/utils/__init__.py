"""PyTorch's ``torch.utils``, as far as it is about tensors and gradients."""

from __future__ import annotations

from . import _python_dispatch as _python_dispatch
from . import _pytree as _pytree
from . import checkpoint as checkpoint
from . import dlpack as dlpack
from . import hooks as hooks
from .backend_registration import (
    generate_methods_for_privateuse1_backend as generate_methods_for_privateuse1_backend,
)
from .backend_registration import rename_privateuse1_backend as rename_privateuse1_backend
