"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "index.Tensor": Batching("function", ".indexing.batching:index_rule", tensors=(0, 1)),
    "gather": Batching("function", ".indexing.batching:gather_rule", tensors=(0, 2)),
    "index_select": Batching("function", ".indexing.batching:index_select_rule", tensors=(0, 2)),
    "index_put": Batching("function", ".indexing.batching:index_put_rule", tensors=(0, 1, 2)),
    "scatter_add": Batching("dims", tensors=(0, 2, 3), dims=(1,)),
    "take": Batching("function", ".indexing.batching:take_rule", tensors=(0, 1)),
    "masked_select": Batching("function", ".indexing.batching:masked_select_rule", tensors=(0, 1)),
    "nonzero": Batching("loop", "the shapes of its results depend on elements"),
    "nonzero_static": Batching("loop", "it counts and sorts what it finds", tensors=(0,)),
    "scatter.src": Batching("dims", tensors=(0, 2, 3), dims=(1,)),
    "scatter.value": Batching("dims", tensors=(0, 2), dims=(1,)),
    "scatter.reduce": Batching("dims", tensors=(0, 2, 3), dims=(1,)),
    "scatter.value_reduce": Batching("dims", tensors=(0, 2), dims=(1,)),
    "scatter_reduce.two": Batching("dims", tensors=(0, 2, 3), dims=(1,)),
    "index_add": Batching("function", ".indexing.batching:index_add_rule", tensors=(0, 2, 3)),
    "index_copy": Batching("function", ".indexing.batching:index_copy_rule", tensors=(0, 2, 3)),
    "index_fill.int_Scalar": Batching(
        "function", ".indexing.batching:index_fill_scalar_rule", tensors=(0, 2)
    ),
    "index_fill.int_Tensor": Batching(
        "function", ".indexing.batching:index_fill_tensor_rule", tensors=(0, 2, 3)
    ),
    "index_reduce": Batching("function", ".indexing.batching:index_reduce_rule", tensors=(0, 2, 3)),
    "masked_fill.Scalar": Batching("pointwise", tensors=(0, 1)),
    "masked_fill.Tensor": Batching(
        "function", ".indexing.batching:masked_fill_tensor_rule", tensors=(0, 1, 2)
    ),
    "masked_scatter": Batching(
        "function", ".indexing.batching:masked_scatter_rule", tensors=(0, 1, 2)
    ),
    "put": Batching("function", ".indexing.batching:put_rule", tensors=(0, 1, 2)),
}
