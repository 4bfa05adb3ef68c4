"""The internals of `gradsmith.library`, under the names that extensions import from ``torch._library``."""

from __future__ import annotations

from . import autograd as autograd
from . import fake_impl as fake_impl
from . import simple_registry as simple_registry
from . import utils as utils
from .triton import capture_triton as capture_triton
from .triton import triton_op as triton_op
from .triton import wrap_triton as wrap_triton
