"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "eq.Tensor": Batching("pointwise", tensors=(0, 1)),
    "ne.Tensor": Batching("pointwise", tensors=(0, 1)),
    "lt.Tensor": Batching("pointwise", tensors=(0, 1)),
    "le.Tensor": Batching("pointwise", tensors=(0, 1)),
    "gt.Tensor": Batching("pointwise", tensors=(0, 1)),
    "ge.Tensor": Batching("pointwise", tensors=(0, 1)),
    "logical_and": Batching("pointwise", tensors=(0, 1)),
    "logical_or": Batching("pointwise", tensors=(0, 1)),
    "logical_xor": Batching("pointwise", tensors=(0, 1)),
    "logical_not": Batching("pointwise", tensors=(0,)),
    "isnan": Batching("pointwise", tensors=(0,)),
    "isinf": Batching("pointwise", tensors=(0,)),
    "isfinite": Batching("pointwise", tensors=(0,)),
    "isposinf": Batching("pointwise", tensors=(0,)),
    "isneginf": Batching("pointwise", tensors=(0,)),
    "isreal": Batching("pointwise", tensors=(0,)),
    "isclose": Batching("pointwise", tensors=(0, 1)),
}
