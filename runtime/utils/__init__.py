"""PyTorch's ``torch.utils``, as far as it is about tensors and gradients."""

from __future__ import annotations

from gradsmith.utils import _python_dispatch as _python_dispatch
from gradsmith.utils import _pytree as _pytree
from gradsmith.utils import checkpoint as checkpoint
from gradsmith.utils import dlpack as dlpack
from gradsmith.utils import hooks as hooks
from gradsmith.utils.backend_registration import (
    generate_methods_for_privateuse1_backend as generate_methods_for_privateuse1_backend,
)
from gradsmith.utils.backend_registration import (
    rename_privateuse1_backend as rename_privateuse1_backend,
)
