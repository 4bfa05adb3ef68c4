"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "sum": Batching("whole", "dim_IntList", tensors=(0,)),
    "sum.dim_IntList": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "nansum": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "mean": Batching("whole", "dim", tensors=(0,)),
    "mean.dim": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "prod": Batching("whole", "dim_int", tensors=(0,)),
    "prod.dim_int": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "count_nonzero": Batching("dims", tensors=(0,), dims=(1,)),
    "count_nonzero.dim_IntList": Batching("dims", tensors=(0,), dims=(1,)),
    "amax": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "amin": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "aminmax": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "max": Batching("function", ".reduction.batching:max_rule", tensors=(0,)),
    "min": Batching("function", ".reduction.batching:min_rule", tensors=(0,)),
    "max.dim": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "min.dim": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "argmax": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "argmin": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "all": Batching("whole", "dim", tensors=(0,)),
    "all.dim": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "all.dims": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "any": Batching("whole", "dim", tensors=(0,)),
    "any.dim": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "any.dims": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "var.dim": Batching("dims", tensors=(0,), dims=(1,), keepdim=3),
    "var.correction": Batching("dims", tensors=(0,), dims=(1,), keepdim=3),
    "std.dim": Batching("dims", tensors=(0,), dims=(1,), keepdim=3),
    "std.correction": Batching("dims", tensors=(0,), dims=(1,), keepdim=3),
    "var_mean.correction": Batching("dims", tensors=(0,), dims=(1,), keepdim=3),
    "std_mean.correction": Batching("dims", tensors=(0,), dims=(1,), keepdim=3),
    "logsumexp": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "median": Batching("whole", "dim", tensors=(0,)),
    "median.dim": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "nanmedian": Batching("whole", "dim", tensors=(0,)),
    "nanmedian.dim": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "mode": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "cumsum": Batching("dims", tensors=(0,), dims=(1,)),
    "cumprod": Batching("dims", tensors=(0,), dims=(1,)),
    "cummax": Batching("dims", tensors=(0,), dims=(1,)),
    "cummin": Batching("dims", tensors=(0,), dims=(1,)),
    "logcumsumexp": Batching("dims", tensors=(0,), dims=(1,)),
    "_linear_recurrence": Batching("leading", tensors=(0, 1)),
    "bincount": Batching("loop", "the shapes of its results depend on elements"),
    "histc": Batching("loop", "the edges of its bins depend on elements", tensors=(0,)),
    "histogram.bins_tensor": Batching("loop", "it counts by one set of bins", tensors=(0, 1, 2)),
    "histogram.bin_ct": Batching(
        "loop", "the edges of its bins depend on elements", tensors=(0, 3)
    ),
    "_histogramdd_bin_edges": Batching(
        "loop", "the edges of its bins depend on elements", tensors=(0, 3)
    ),
    "_histogramdd_from_bin_tensors": Batching(
        "loop", "it counts by one set of bins", tensors=(0, 1, 2)
    ),
    "hash_tensor": Batching("dims", tensors=(0,), dims=(1,), keepdim=2),
    "segment_reduce": Batching(
        "function", ".reduction.batching:segment_reduce_rule", tensors=(0, 2, 3, 4)
    ),
}
