"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "max_pool2d_with_indices": Batching("function", ".batching_images:folded_2d", tensors=(0,)),
    "max_pool2d_with_indices_backward": Batching(
        "function", ".batching_images:folded_2d", tensors=(0, 1, 7)
    ),
    "max_pool3d_with_indices": Batching("function", ".batching_images:folded_3d", tensors=(0,)),
    "max_pool3d_with_indices_backward": Batching(
        "function", ".batching_images:folded_3d", tensors=(0, 1, 7)
    ),
    "avg_pool2d": Batching("function", ".batching_images:folded_2d", tensors=(0,)),
    "avg_pool2d_backward": Batching("function", ".batching_images:folded_2d", tensors=(0, 1)),
    "avg_pool3d": Batching("function", ".batching_images:folded_3d", tensors=(0,)),
    "avg_pool3d_backward": Batching("function", ".batching_images:folded_3d", tensors=(0, 1)),
    "_adaptive_avg_pool2d": Batching("function", ".batching_images:folded_2d", tensors=(0,)),
    "_adaptive_avg_pool2d_backward": Batching(
        "function", ".batching_images:folded_2d", tensors=(0, 1)
    ),
    "_adaptive_avg_pool3d": Batching("function", ".batching_images:folded_3d", tensors=(0,)),
    "_adaptive_avg_pool3d_backward": Batching(
        "function", ".batching_images:folded_3d", tensors=(0, 1)
    ),
    "adaptive_max_pool2d": Batching("function", ".batching_images:folded_2d", tensors=(0,)),
    "adaptive_max_pool2d_backward": Batching(
        "function", ".batching_images:folded_2d", tensors=(0, 1, 2)
    ),
    "adaptive_max_pool3d": Batching("function", ".batching_images:folded_3d", tensors=(0,)),
    "adaptive_max_pool3d_backward": Batching(
        "function", ".batching_images:folded_3d", tensors=(0, 1, 2)
    ),
    "max_unpool2d": Batching("function", ".batching_images:folded_2d", tensors=(0, 1)),
    "max_unpool3d": Batching("function", ".batching_images:folded_3d", tensors=(0, 1)),
    "fractional_max_pool2d": Batching("function", ".batching_images:fractional_2d", tensors=(0, 3)),
    "fractional_max_pool2d_backward": Batching(
        "function", ".batching_images:folded_2d", tensors=(0, 1, 4)
    ),
    "fractional_max_pool3d": Batching("function", ".batching_images:fractional_3d", tensors=(0, 3)),
    "fractional_max_pool3d_backward": Batching(
        "function", ".batching_images:folded_3d", tensors=(0, 1, 4)
    ),
}
