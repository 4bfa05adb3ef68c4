"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "embedding": Batching("function", ".embedding.batching:embedding_rule", tensors=(0, 1)),
    "embedding_dense_backward": Batching(
        "function", ".embedding.batching:embedding_dense_backward_rule", tensors=(0, 1)
    ),
    "embedding_renorm": Batching(
        "loop", "which rows are renormed depends on elements", tensors=(0, 1)
    ),
    "_embedding_bag": Batching("loop", "bags are of different sizes", tensors=(0, 1, 2, 6)),
    "_embedding_bag_dense_backward": Batching(
        "loop", "bags are of different sizes", tensors=(0, 1, 2, 3, 4, 8)
    ),
    "_embedding_bag_per_sample_weights_backward": Batching(
        "loop", "bags are of different sizes", tensors=(0, 1, 2, 3, 4)
    ),
    "one_hot": Batching("function", ".embedding.batching:one_hot_rule", tensors=(0,)),
}
