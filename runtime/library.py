"""Operators and kernels registered at run time, as in ``torch.library``.

`Library` defines operators and registers kernels for as long as it lives; the module-level functions register
one thing each, for as long as the program runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .custom_op.definition import CustomOpDef as CustomOpDef
from .custom_op.definition import custom_op as custom_op
from .custom_op.formulas import register_autograd as register_autograd
from .custom_op.inference import infer_schema as infer_schema
from .registration.fake_context import get_ctx as get_ctx
from .registration.functions import define as define
from .registration.functions import impl as impl
from .registration.functions import impl_abstract as impl_abstract
from .registration.functions import register_autocast as register_autocast
from .registration.functions import register_fake as register_fake
from .registration.functions import register_kernel as register_kernel
from .registration.functions import register_torch_dispatch as register_torch_dispatch
from .registration.functions import register_vmap as register_vmap
from .registration.kernels import get_kernel as get_kernel
from .registration.library import Library as Library
from .registration.library import _scoped_library as _scoped_library
from .registration.library import fallthrough_kernel as fallthrough_kernel

__all__ = [
    "CustomOpDef",
    "Library",
    "custom_op",
    "define",
    "fallthrough_kernel",
    "get_ctx",
    "get_kernel",
    "impl",
    "impl_abstract",
    "infer_schema",
    "opcheck",
    "register_autocast",
    "register_autograd",
    "register_fake",
    "register_kernel",
    "register_torch_dispatch",
    "register_vmap",
    "triton_op",
    "wrap_triton",
]


def opcheck(
    op: Any,
    args: tuple[Any, ...],
    kwargs: dict[str, Any] | None = None,
    *,
    test_utils: str | Sequence[str] = (
        "test_schema",
        "test_autograd_registration",
        "test_faketensor",
        "test_aot_dispatch_dynamic",
    ),
    raise_exception: bool = True,
    atol: float | None = None,
    rtol: float | None = None,
) -> dict[str, Any]:
    """Check one call of an operator: schema, registrations, fake, other sizes.

    `gradsmith.testing.opcheck` says more; this is the same function by PyTorch's name.
    """
    from .testing.opcheck import opcheck as check  # testing comes when asked for

    return check(
        op,
        args,
        kwargs,
        test_utils=test_utils,
        raise_exception=raise_exception,
        rtol=rtol,
        atol=atol,
    )


def triton_op(*args: Any, **kwargs: Any) -> Any:
    """Not supported: there is no Triton here.  Raises NotImplementedError."""
    raise NotImplementedError(
        "triton_op(): gradsmith runs no Triton kernels; register a Python function over tensors with "
        "gradsmith.library.register_kernel"
    )


def wrap_triton(triton_kernel: Any) -> Any:
    """Not supported: there is no Triton here.  Raises NotImplementedError."""
    raise NotImplementedError("wrap_triton(): gradsmith runs no Triton kernels")
