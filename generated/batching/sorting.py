"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "sort": Batching("dims", tensors=(0,), dims=(1,)),
    "sort.stable": Batching("dims", tensors=(0,), dims=(2,)),
    "argsort": Batching("dims", tensors=(0,), dims=(1,)),
    "argsort.stable": Batching("dims", tensors=(0,), dims=(2,)),
    "topk": Batching("dims", tensors=(0,), dims=(2,)),
    "kthvalue": Batching("dims", tensors=(0,), dims=(2,), keepdim=3),
    "searchsorted.Tensor": Batching(
        "function", ".sorting.batching:searchsorted_rule", tensors=(0, 1, 5)
    ),
    "searchsorted.Scalar": Batching(
        "function", ".sorting.batching:searchsorted_scalar_rule", tensors=(0, 5)
    ),
    "bucketize.Tensor": Batching("function", ".sorting.batching:bucketize_rule", tensors=(0, 1)),
    "bucketize.Scalar": Batching(
        "function", ".sorting.batching:bucketize_scalar_rule", tensors=(1,)
    ),
    "isin.Tensor_Tensor": Batching("function", ".sorting.batching:isin_rule", tensors=(0, 1)),
    "isin.Tensor_Scalar": Batching("pointwise", tensors=(0,)),
    "isin.Scalar_Tensor": Batching("function", ".sorting.batching:isin_scalar_rule", tensors=(1,)),
    "_unique": Batching("loop", "the shapes of its results depend on elements"),
    "_unique2": Batching("loop", "the shapes of its results depend on elements"),
    "unique_dim": Batching("loop", "the shapes of its results depend on elements"),
    "unique_consecutive": Batching("loop", "the shapes of its results depend on elements"),
    "unique_dim_consecutive": Batching("loop", "the shapes of its results depend on elements"),
}
