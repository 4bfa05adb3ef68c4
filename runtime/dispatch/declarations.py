"""Operators as YAML declares them: what ``generated/operators.py`` is made of."""

from __future__ import annotations

from typing import NamedTuple

from gradsmith.dispatch.kernel import Kernel
from gradsmith.dispatch.keys import ALIAS_KEYS
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.registry import add_operator
from gradsmith.dispatch.signature import Signature

__all__ = ["OperatorTraits", "define"]


class OperatorTraits(NamedTuple):
    """What YAML says of an operator beyond its schema."""

    pointwise: str = ""
    """The NumPy ufunc (``np.add``) or kernel (``module:function``) that it applies element by element."""
    promotion: str = "none"
    numbers: bool = False
    """Whether Python numbers may stand for tensors."""
    dtypes: str = ""
    """Initials of the accepted dtype categories (``bifc``); empty for all."""
    form_of: str = ""
    """The functional operator that an in-place or ``out=`` form is derived from."""
    view: bool = False
    autograd: bool = False
    """Whether ``generated/autograd_kernels.py`` has a kernel for it."""
    broadcasts: bool = False
    """Whether its kernel leaves broadcasting to NumPy, whose errors name neither it nor the dimension."""
    device_check: bool = True
    """Whether its tensors must be on one device."""
    undifferentiated: bool = False
    """Whether nothing says what its derivatives are: recorded, and an error when backward asks."""
    return_type: str = ""
    """Name of its named tuple in ``generated/return_types.py``."""
    tags: tuple[str, ...] = ()
    line: int = 0
    """Line of its entry in ``native_functions.yaml``."""

    @property
    def is_elementwise(self) -> bool:
        """Whether promotion and broadcasting are the wrapper's business."""
        return bool(self.pointwise) or self.promotion != "none"


def define(
    namespace: str,
    name: str,
    schema: str,
    signature: Signature,
    kernels: dict[str, str],
    traits: OperatorTraits,
    yaml_file: str,
    generated: str,
) -> OpOverload:
    """An operator declared in YAML; `kernels` maps dispatch keys to ``module:function``.

    `generated` is the package whose modules hold its wrappers and autograd kernels.
    """
    source = f"{yaml_file}:{traits.line}"
    operator = OpOverload(
        namespace,
        name,
        schema,
        signature,
        {
            key: Kernel(where, "tensor" if key in ALIAS_KEYS else "array", source)
            for key, where in kernels.items()
        },
        traits,
    )
    operator.generated = generated
    operator.declared_at = source
    add_operator(operator)
    return operator
