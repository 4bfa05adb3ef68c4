"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from typing import Any


def CoalesceBackward0(node: Any, grad: Any) -> Any:
    grad_self = grad
    return (grad_self,)
