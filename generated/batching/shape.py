"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "cat": Batching("function", ".shape.batching:cat_rule", tensors=(0,)),
    "stack": Batching("function", ".shape.batching:stack_rule", tensors=(0,)),
    "clone": Batching("function", ".factory.batching:formatted", tensors=(0,)),
    "_to_copy": Batching("function", ".factory.batching:formatted", tensors=(0,)),
    "copy": Batching("function", ".shape.batching:copy_rule", tensors=(0, 1)),
    "fill.Scalar": Batching("pointwise", tensors=(0,)),
    "fill.Tensor": Batching("function", ".shape.batching:fill_tensor_rule", tensors=(0, 1)),
    "zero": Batching("pointwise", tensors=(0,)),
    "flip": Batching("dims", tensors=(0,), dims=(1,)),
    "roll": Batching("function", ".shape.batching:roll_rule", tensors=(0,)),
    "repeat": Batching("function", ".shape.batching:repeat_rule", tensors=(0,)),
    "repeat_interleave.Tensor": Batching("loop", "the shapes of its results depend on elements"),
    "tril": Batching("leading", tensors=(0,)),
    "triu": Batching("leading", tensors=(0,)),
    "diag_embed": Batching("function", ".view.batching:diag_embed_rule", tensors=(0,)),
}
