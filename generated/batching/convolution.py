"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "convolution": Batching(
        "function", ".convolution.batching:convolution_rule", tensors=(0, 1, 2)
    ),
    "convolution_backward": Batching(
        "function", ".convolution.batching:convolution_backward_rule", tensors=(0, 1, 2)
    ),
    "im2col": Batching("function", ".batching_images:folded_2d", tensors=(0,)),
    "col2im": Batching("function", ".batching_images:folded_1d", tensors=(0,)),
}
