"""Operators and kernels registered at run time, as in ``torch.library``.

`Library` defines operators and registers kernels for as long as it lives; the functions beside it register
one thing each, for as long as the program runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.custom_op.definition import (
    CustomOpDef as CustomOpDef,
)
from gradsmith.custom_op.definition import (
    custom_op as custom_op,
)
from gradsmith.custom_op.fakes import get_ctx as get_ctx
from gradsmith.custom_op.inference import infer_schema as infer_schema
from gradsmith.library.autograd import register_autograd as register_autograd
from gradsmith.library.functions import (
    define as define,
)
from gradsmith.library.functions import (
    impl as impl,
)
from gradsmith.library.functions import (
    impl_abstract as impl_abstract,
)
from gradsmith.library.functions import (
    register_autocast as register_autocast,
)
from gradsmith.library.functions import (
    register_fake as register_fake,
)
from gradsmith.library.functions import (
    register_kernel as register_kernel,
)
from gradsmith.library.functions import (
    register_torch_dispatch as register_torch_dispatch,
)
from gradsmith.library.functions import (
    register_vmap as register_vmap,
)
from gradsmith.library.kernels import get_kernel as get_kernel
from gradsmith.library.library import (
    Library as Library,
)
from gradsmith.library.library import (
    _scoped_library as _scoped_library,
)
from gradsmith.library.library import (
    fallthrough_kernel as fallthrough_kernel,
)

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
    from gradsmith.testing.opcheck import opcheck as check  # testing comes when asked for

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
