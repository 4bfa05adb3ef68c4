"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "mm": Batching("function", ".matmul.batching:mm_rule", tensors=(0, 1)),
    "bmm": Batching("function", ".matmul.batching:bmm_rule", tensors=(0, 1)),
    "mv": Batching("function", ".matmul.batching:mv_rule", tensors=(0, 1)),
    "dot": Batching("function", ".matmul.batching:dot_rule", tensors=(0, 1)),
    "vdot": Batching("function", ".matmul.batching:vdot_rule", tensors=(0, 1)),
    "matmul": Batching("function", ".matmul.batching:matmul_rule", tensors=(0, 1)),
    "linear": Batching("function", ".matmul.batching:linear_rule", tensors=(0, 1, 2)),
    "addmm": Batching("function", ".matmul.batching:addmm_rule", tensors=(0, 1, 2)),
    "addmv": Batching("function", ".matmul.batching:addmv_rule", tensors=(0, 1, 2)),
    "addbmm": Batching("function", ".matmul.batching:addbmm_rule", tensors=(0, 1, 2)),
    "baddbmm": Batching("function", ".matmul.batching:baddbmm_rule", tensors=(0, 1, 2)),
    "trace": Batching("function", ".matmul.batching:trace_rule", tensors=(0,)),
    "linalg_cross": Batching("dims", tensors=(0, 1), dims=(2,)),
    "_cdist_forward": Batching("leading", tensors=(0, 1)),
    "_euclidean_dist": Batching("leading", tensors=(0, 1)),
    "_cdist_backward": Batching("leading", tensors=(0, 1, 2, 4)),
    "_pdist_forward": Batching("function", ".matmul.batching:pdist_rule", tensors=(0,)),
    "_pdist_backward": Batching(
        "function", ".matmul.batching:pdist_backward_rule", tensors=(0, 1, 3)
    ),
}
