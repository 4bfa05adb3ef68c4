"""PyTorch's ``torch.utils``, as far as it is about tensors and gradients."""

from __future__ import annotations

from gradsmith.utils import checkpoint as checkpoint
from gradsmith.utils import hooks as hooks
