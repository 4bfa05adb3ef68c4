"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "relu": Batching("pointwise", tensors=(0,)),
    "threshold": Batching("pointwise", tensors=(0,)),
    "threshold_backward": Batching("pointwise", tensors=(0, 1)),
    "leaky_relu": Batching("pointwise", tensors=(0,)),
    "leaky_relu_backward": Batching("pointwise", tensors=(0, 1)),
    "_prelu_kernel": Batching("pointwise", tensors=(0, 1)),
    "hardtanh": Batching("pointwise", tensors=(0,)),
    "elu": Batching("pointwise", tensors=(0,)),
    "elu_backward": Batching("pointwise", tensors=(0, 5)),
    "gelu": Batching("pointwise", tensors=(0,)),
    "gelu_backward": Batching("pointwise", tensors=(0, 1)),
    "silu": Batching("pointwise", tensors=(0,)),
    "silu_backward": Batching("pointwise", tensors=(0, 1)),
    "mish": Batching("pointwise", tensors=(0,)),
    "mish_backward": Batching("pointwise", tensors=(0, 1)),
    "softplus": Batching("pointwise", tensors=(0,)),
    "softplus_backward": Batching("pointwise", tensors=(0, 1)),
    "log_sigmoid": Batching("pointwise", tensors=(0,)),
    "log_sigmoid_forward": Batching("pointwise", tensors=(0,)),
    "glu": Batching("dims", tensors=(0,), dims=(1,)),
    "hardsigmoid": Batching("pointwise", tensors=(0,)),
    "hardswish": Batching("pointwise", tensors=(0,)),
    "hardshrink": Batching("pointwise", tensors=(0,)),
    "softshrink": Batching("pointwise", tensors=(0,)),
    "softmax.int": Batching("dims", tensors=(0,), dims=(1,)),
    "log_softmax.int": Batching("dims", tensors=(0,), dims=(1,)),
    "_softmax": Batching("dims", tensors=(0,), dims=(1,)),
    "_log_softmax": Batching("dims", tensors=(0,), dims=(1,)),
    "_softmax_backward_data": Batching("dims", tensors=(0, 1), dims=(2,)),
    "_log_softmax_backward_data": Batching("dims", tensors=(0, 1), dims=(2,)),
}
