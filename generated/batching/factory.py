"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "empty_like": Batching("function", ".factory.batching:formatted", tensors=(0,)),
    "zeros_like": Batching("function", ".factory.batching:formatted", tensors=(0,)),
    "ones_like": Batching("function", ".factory.batching:formatted", tensors=(0,)),
    "full_like": Batching("function", ".factory.batching:formatted", tensors=(0,)),
    "new_empty": Batching("function", ".factory.batching:new_tensor", tensors=(0,)),
    "new_empty_strided": Batching(
        "function", ".factory.batching:new_empty_strided_rule", tensors=(0,)
    ),
    "new_zeros": Batching("function", ".factory.batching:new_tensor", tensors=(0,)),
    "new_ones": Batching("function", ".factory.batching:new_tensor", tensors=(0,)),
    "new_full": Batching("function", ".factory.batching:new_tensor", tensors=(0,)),
    "linspace.Tensor_Tensor": Batching(
        "function", ".factory.batching:linspace_rule", tensors=(0, 1)
    ),
    "linspace.Tensor_Scalar": Batching("function", ".factory.batching:linspace_rule", tensors=(0,)),
    "linspace.Scalar_Tensor": Batching("function", ".factory.batching:linspace_rule", tensors=(1,)),
    "logspace.Tensor_Tensor": Batching(
        "function", ".factory.batching:logspace_rule", tensors=(0, 1)
    ),
    "logspace.Tensor_Scalar": Batching("function", ".factory.batching:logspace_rule", tensors=(0,)),
    "logspace.Scalar_Tensor": Batching("function", ".factory.batching:logspace_rule", tensors=(1,)),
}
