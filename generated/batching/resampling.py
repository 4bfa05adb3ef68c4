"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "upsample_nearest1d": Batching("function", ".batching_images:sampled_1d", tensors=(0,)),
    "upsample_nearest1d_backward": Batching(
        "function", ".batching_images:sampled_1d", tensors=(0,)
    ),
    "upsample_nearest2d": Batching("function", ".batching_images:sampled_2d", tensors=(0,)),
    "upsample_nearest2d_backward": Batching(
        "function", ".batching_images:sampled_2d", tensors=(0,)
    ),
    "upsample_nearest3d": Batching("function", ".batching_images:sampled_3d", tensors=(0,)),
    "upsample_nearest3d_backward": Batching(
        "function", ".batching_images:sampled_3d", tensors=(0,)
    ),
    "_upsample_nearest_exact1d": Batching("function", ".batching_images:sampled_1d", tensors=(0,)),
    "_upsample_nearest_exact1d_backward": Batching(
        "function", ".batching_images:sampled_1d", tensors=(0,)
    ),
    "_upsample_nearest_exact2d": Batching("function", ".batching_images:sampled_2d", tensors=(0,)),
    "_upsample_nearest_exact2d_backward": Batching(
        "function", ".batching_images:sampled_2d", tensors=(0,)
    ),
    "_upsample_nearest_exact3d": Batching("function", ".batching_images:sampled_3d", tensors=(0,)),
    "_upsample_nearest_exact3d_backward": Batching(
        "function", ".batching_images:sampled_3d", tensors=(0,)
    ),
    "upsample_linear1d": Batching("function", ".batching_images:sampled_1d", tensors=(0,)),
    "upsample_linear1d_backward": Batching("function", ".batching_images:sampled_1d", tensors=(0,)),
    "upsample_bilinear2d": Batching("function", ".batching_images:sampled_2d", tensors=(0,)),
    "upsample_bilinear2d_backward": Batching(
        "function", ".batching_images:sampled_2d", tensors=(0,)
    ),
    "upsample_trilinear3d": Batching("function", ".batching_images:sampled_3d", tensors=(0,)),
    "upsample_trilinear3d_backward": Batching(
        "function", ".batching_images:sampled_3d", tensors=(0,)
    ),
    "upsample_bicubic2d": Batching("function", ".batching_images:sampled_2d", tensors=(0,)),
    "upsample_bicubic2d_backward": Batching(
        "function", ".batching_images:sampled_2d", tensors=(0,)
    ),
    "_upsample_bilinear2d_aa": Batching("function", ".batching_images:sampled_2d", tensors=(0,)),
    "_upsample_bilinear2d_aa_backward": Batching(
        "function", ".batching_images:sampled_2d", tensors=(0,)
    ),
    "_upsample_bicubic2d_aa": Batching("function", ".batching_images:sampled_2d", tensors=(0,)),
    "_upsample_bicubic2d_aa_backward": Batching(
        "function", ".batching_images:sampled_2d", tensors=(0,)
    ),
    "_upsample_lanczos2d_aa": Batching("function", ".batching_images:sampled_2d", tensors=(0,)),
    "_upsample_lanczos2d_aa_backward": Batching(
        "function", ".batching_images:sampled_2d", tensors=(0,)
    ),
    "pixel_shuffle": Batching("function", ".shape.batching:pixels_rule", tensors=(0,)),
    "pixel_unshuffle": Batching("function", ".shape.batching:pixels_rule", tensors=(0,)),
    "channel_shuffle": Batching("function", ".shape.batching:channel_shuffle_rule", tensors=(0,)),
}
