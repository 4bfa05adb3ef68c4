"""Device ``xla``: tensors in JAX arrays, with kernels run by XLA on CPU, GPU or TPU.

Registered on first use of the device; needs JAX (``pip install 'gradsmith[xla]'``).
"""

from __future__ import annotations

from .arrays import from_jax as from_jax
from .arrays import to_jax as to_jax
from .cells import Cell as Cell
from .cells import watching as watching
from .generated.registrations import BACKEND as BACKEND

__all__ = ["BACKEND", "Cell", "from_jax", "to_jax", "watching"]
