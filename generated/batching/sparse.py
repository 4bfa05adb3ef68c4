"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "_sparse_addmm": Batching("function", ".matmul.batching:addmm_rule", tensors=(0, 1, 2)),
    "_coalesce": Batching("loop", "sparse tensors have no batches", tensors=(0,)),
    "_indices": Batching("loop", "sparse tensors have no batches", tensors=(0,)),
    "_values": Batching("loop", "sparse tensors have no batches", tensors=(0,)),
    "_to_dense": Batching("loop", "sparse tensors have no batches", tensors=(0,)),
    "sparse_mask": Batching("loop", "sparse tensors have no batches", tensors=(0, 1)),
    "_values_at": Batching("loop", "sparse tensors have no batches", tensors=(0, 1)),
    "_sparse_sparse_matmul": Batching("loop", "sparse tensors have no batches", tensors=(0, 1)),
    "_sparse_mm_reduce_impl": Batching("loop", "sparse tensors have no batches", tensors=(0, 1)),
    "_sparse_mm_reduce_impl_backward": Batching(
        "loop", "sparse tensors have no batches", tensors=(0, 1, 2, 4)
    ),
    "sparse_sampled_addmm": Batching("loop", "sparse tensors have no batches", tensors=(0, 1, 2)),
    "smm": Batching("loop", "sparse tensors have no batches", tensors=(0, 1)),
}
