"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "alias": Batching("pointwise", tensors=(0,)),
    "detach": Batching("pointwise", tensors=(0,)),
    "view": Batching("function", ".view.batching:sized_view", tensors=(0,)),
    "view.dtype": Batching("function", ".view.batching:batch_in_front", tensors=(0,)),
    "_unsafe_view": Batching("function", ".view.batching:sized_view", tensors=(0,)),
    "reshape": Batching("function", ".view.batching:sized_view", tensors=(0,)),
    "contiguous": Batching("function", ".factory.batching:formatted", tensors=(0,)),
    "permute": Batching("function", ".view.batching:permute_rule", tensors=(0,)),
    "transpose.int": Batching("dims", tensors=(0,), dims=(1, 2)),
    "t": Batching("function", ".view.batching:t_rule", tensors=(0,)),
    "expand": Batching("function", ".view.batching:expand_rule", tensors=(0,)),
    "squeeze": Batching("function", ".view.batching:squeeze_rule", tensors=(0,)),
    "squeeze.dim": Batching("dims", tensors=(0,), dims=(1,)),
    "squeeze.dims": Batching("dims", tensors=(0,), dims=(1,)),
    "unsqueeze": Batching("function", ".view.batching:new_dim", tensors=(0,)),
    "select.int": Batching("dims", tensors=(0,), dims=(1,)),
    "slice.Tensor": Batching("dims", tensors=(0,), dims=(1,)),
    "diagonal": Batching("dims", tensors=(0,), dims=(2, 3)),
    "unfold": Batching("dims", tensors=(0,), dims=(1,)),
    "as_strided": Batching("function", ".view.batching:as_strided_rule", tensors=(0,)),
    "split.Tensor": Batching("dims", tensors=(0,), dims=(2,)),
    "split_with_sizes": Batching("dims", tensors=(0,), dims=(2,)),
    "unbind.int": Batching("dims", tensors=(0,), dims=(1,)),
    "unsafe_split.Tensor": Batching("dims", tensors=(0,), dims=(2,)),
    "unsafe_split_with_sizes": Batching("dims", tensors=(0,), dims=(2,)),
    "view_as_real": Batching("pointwise", tensors=(0,)),
    "_conj": Batching("pointwise", tensors=(0,)),
    "_neg_view": Batching("pointwise", tensors=(0,)),
    "view_as_complex": Batching("function", ".view.batching:batch_in_front", tensors=(0,)),
    "select_backward": Batching("function", ".view.batching:gradient_of_view", tensors=(0,)),
    "slice_backward": Batching("function", ".view.batching:gradient_of_view", tensors=(0,)),
    "diagonal_backward": Batching("function", ".view.batching:gradient_of_view", tensors=(0,)),
    "unfold_backward": Batching("function", ".view.batching:gradient_of_view", tensors=(0,)),
    "as_strided_copy": Batching("function", ".view.batching:as_strided_rule", tensors=(0,)),
    "view_copy": Batching("function", ".view.batching:sized_view", tensors=(0,)),
    "select_scatter": Batching("dims", tensors=(0, 1), dims=(2,)),
    "slice_scatter": Batching("dims", tensors=(0, 1), dims=(2,)),
    "diagonal_scatter": Batching("dims", tensors=(0, 1), dims=(3, 4)),
    "as_strided_scatter": Batching(
        "function", ".view.batching:as_strided_scatter_rule", tensors=(0, 1)
    ),
}
