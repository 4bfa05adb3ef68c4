"""Derivatives over arrays: what nodes run where nothing is recorded and nobody looks on.

There is a module for each family of operators, which is imported when something in it is asked for.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.families import Families

__getattr__ = Families(
    __name__,
    (
        "activation",
        "attention",
        "comparison",
        "convolution",
        "embedding",
        "fft",
        "indexing",
        "linalg",
        "loss",
        "matmul",
        "norm",
        "padding",
        "pointwise",
        "pooling",
        "random",
        "recurrent",
        "reduction",
        "resampling",
        "shape",
        "sorting",
        "sparse",
        "special",
        "view",
    ),
)
