"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "native_layer_norm": Batching("function", ".norm.batching:layer_norm_rule", tensors=(0, 2, 3)),
    "native_layer_norm_backward": Batching(
        "function", ".norm.batching:layer_norm_backward_rule", tensors=(0, 1, 3, 4, 5, 6)
    ),
    "_fused_rms_norm": Batching("function", ".norm.batching:rms_norm_rule", tensors=(0, 2)),
    "_fused_rms_norm_backward": Batching(
        "function", ".norm.batching:rms_norm_backward_rule", tensors=(0, 1, 3, 4)
    ),
    "native_batch_norm": Batching(
        "function", ".norm.batching:batch_norm_rule", tensors=(0, 1, 2, 3, 4)
    ),
    "native_batch_norm_backward": Batching(
        "function", ".norm.batching:batch_norm_backward_rule", tensors=(0, 1, 2, 3, 4, 5, 6)
    ),
    "native_group_norm": Batching("function", ".norm.batching:group_norm_rule", tensors=(0, 1, 2)),
    "native_group_norm_backward": Batching(
        "function", ".norm.batching:group_norm_backward_rule", tensors=(0, 1, 2, 3, 4)
    ),
}
