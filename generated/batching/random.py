"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "rand": Batching("draws"),
    "rand.generator": Batching("draws"),
    "rand_like": Batching("draws", tensors=(0,)),
    "rand_like.generator": Batching("draws", tensors=(0,)),
    "randn": Batching("draws"),
    "randn.generator": Batching("draws"),
    "randn_like": Batching("draws", tensors=(0,)),
    "randn_like.generator": Batching("draws", tensors=(0,)),
    "randint": Batching("draws"),
    "randint.generator": Batching("draws"),
    "randint.low": Batching("draws"),
    "randint.low_generator": Batching("draws"),
    "randint_like": Batching("draws", tensors=(0,)),
    "randint_like.generator": Batching("draws", tensors=(0,)),
    "randint_like.low_dtype": Batching("draws", tensors=(0,)),
    "randint_like.low_generator_dtype": Batching("draws", tensors=(0,)),
    "randperm": Batching("draws"),
    "randperm.generator": Batching("draws"),
    "normal.Tensor_float": Batching("draws", tensors=(0,)),
    "normal.float_Tensor": Batching("draws", tensors=(1,)),
    "normal.Tensor_Tensor": Batching("draws", tensors=(0, 1)),
    "normal.float_float": Batching("draws"),
    "normal_functional": Batching("draws", tensors=(0,)),
    "uniform": Batching("draws", tensors=(0,)),
    "random": Batching("draws", tensors=(0,)),
    "random.to": Batching("draws", tensors=(0,)),
    "random.from": Batching("draws", tensors=(0,)),
    "log_normal": Batching("draws", tensors=(0,)),
    "exponential": Batching("draws", tensors=(0,)),
    "cauchy": Batching("draws", tensors=(0,)),
    "geometric": Batching("draws", tensors=(0,)),
    "bernoulli": Batching("draws", tensors=(0,)),
    "bernoulli.p": Batching("function", ".random.batching:drawn_in_shape", tensors=(0,)),
    "bernoulli.Tensor": Batching("draws", tensors=(0, 1)),
    "multinomial": Batching("function", ".random.batching:rows_drawn", tensors=(0,)),
    "poisson": Batching("draws", tensors=(0,)),
    "binomial": Batching("draws", tensors=(0, 1)),
    "_standard_gamma": Batching("draws", tensors=(0,)),
    "_standard_gamma_grad": Batching("pointwise", tensors=(0, 1)),
    "_sample_dirichlet": Batching("function", ".random.batching:rows_drawn", tensors=(0,)),
    "_dirichlet_grad": Batching("pointwise", tensors=(0, 1, 2)),
}
