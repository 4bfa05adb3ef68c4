"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "constant_pad_nd": Batching("function", ".batching_images:constant_pad_rule", tensors=(0,)),
    "reflection_pad1d": Batching("function", ".batching_images:folded_1d", tensors=(0,)),
    "reflection_pad1d_backward": Batching("function", ".batching_images:folded_1d", tensors=(0, 1)),
    "reflection_pad2d": Batching("function", ".batching_images:folded_2d", tensors=(0,)),
    "reflection_pad2d_backward": Batching("function", ".batching_images:folded_2d", tensors=(0, 1)),
    "reflection_pad3d": Batching("function", ".batching_images:folded_3d", tensors=(0,)),
    "reflection_pad3d_backward": Batching("function", ".batching_images:folded_3d", tensors=(0, 1)),
    "replication_pad1d": Batching("function", ".batching_images:folded_1d", tensors=(0,)),
    "replication_pad1d_backward": Batching(
        "function", ".batching_images:folded_1d", tensors=(0, 1)
    ),
    "replication_pad2d": Batching("function", ".batching_images:folded_2d", tensors=(0,)),
    "replication_pad2d_backward": Batching(
        "function", ".batching_images:folded_2d", tensors=(0, 1)
    ),
    "replication_pad3d": Batching("function", ".batching_images:folded_3d", tensors=(0,)),
    "replication_pad3d_backward": Batching(
        "function", ".batching_images:folded_3d", tensors=(0, 1)
    ),
}
