"""How views were created, and why the history of some cannot be rewritten."""

from __future__ import annotations

from typing import NoReturn

from ...core.tensor import Tensor
from ..nodes.variable import forward_name

DEFAULT = 0
"""How a view came about, as far as in-place changes of it care: by an ordinary operator."""
NO_GRAD_MODE = 1
"""... while grad mode was off."""
MULTI_OUTPUT_NODE = 2
"""... by an operator that returns several views."""
IN_CUSTOM_FUNCTION = 3
"""... inside the forward of a custom Function, or by returning an input of one."""
INFERENCE_MODE = 4
"""... in inference mode."""


def raise_forbidden(tensor: Tensor, creation: int, what: str = "is being") -> NoReturn:
    """Refuse an in-place change around a view whose history cannot be rewritten."""
    edge = tensor._edge_
    source = None if edge is None or edge[0].accumulates else edge
    if source is None or creation in (NO_GRAD_MODE, INFERENCE_MODE):
        mode, now = "no_grad", "with grad mode enabled"
        if creation == INFERENCE_MODE:
            mode, now = "inference", "in normal mode"
        start = "A view was created in"
        if source is not None:
            name = forward_name(source[0])
            start = f"Output {source[1]} of {name} is a view of a view which was created in"
        message = f"{start} {mode} mode and {what} modified inplace {now}."
    else:
        message = f"Output {source[1]} of {forward_name(source[0])} is a view and {what} modified inplace."
    raise RuntimeError(message + _ADVICE[creation])


def _about_modes(mode: str) -> str:
    return (
        " Given that this use case is ambiguous and error-prone, it is forbidden. You can clarify your code "
        f"by moving both the view and the inplace either both inside the {mode} block (if you don't want "
        "the inplace to be tracked) or both outside (if you want the inplace to be tracked)."
    )


_ADVICE = {
    NO_GRAD_MODE: _about_modes("no_grad"),
    INFERENCE_MODE: _about_modes("inference_mode"),
    MULTI_OUTPUT_NODE: (
        " This view is the output of a function that returns multiple views. Such functions do not allow the "
        "output views to be modified inplace. You should replace the inplace operation by an out-of-place "
        "one."
    ),
    IN_CUSTOM_FUNCTION: (
        " This view was created inside a custom Function (or because an input was returned as-is) and the "
        "autograd logic to handle view+inplace would override the custom backward associated with the "
        "custom Function, leading to incorrect gradients. This behavior is forbidden. You can fix this by "
        "cloning the output of the custom Function."
    ),
}
"""What messages say in the end, by how the view came about."""
