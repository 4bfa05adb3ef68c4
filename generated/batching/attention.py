"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "_attention": Batching("leading", tensors=(0, 1, 2)),
}
