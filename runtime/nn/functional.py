"""`gradsmith.nn.functional`: everything that neural networks are made of, as functions.

YAML declares most of them, beside the operators that they call; those that are more than an operator are
written by hand, one module for each family.
"""

from __future__ import annotations

from gradsmith.generated.nn_functional import *  # noqa: F403
from gradsmith.generated.nn_functional import __all__ as _generated

from .functional_activation import dropout1d, dropout3d, gumbel_softmax
from .functional_attention import multi_head_attention_forward
from .functional_embedding import embedding_bag
from .functional_loss import (
    ctc_loss,
    gaussian_nll_loss,
    kl_div,
    linear_cross_entropy,
    multilabel_soft_margin_loss,
    smooth_l1_loss,
    triplet_margin_with_distance_loss,
)
from .functional_norm import local_response_norm, normalize
from .functional_pooling import lp_pool1d, lp_pool2d, lp_pool3d
from .functional_resampling import interpolate, upsample, upsample_bilinear, upsample_nearest

__all__ = [
    "ctc_loss",
    "dropout1d",
    "dropout3d",
    "embedding_bag",
    "gaussian_nll_loss",
    "gumbel_softmax",
    "interpolate",
    "kl_div",
    "linear_cross_entropy",
    "local_response_norm",
    "lp_pool1d",
    "lp_pool2d",
    "lp_pool3d",
    "multi_head_attention_forward",
    "multilabel_soft_margin_loss",
    "normalize",
    "smooth_l1_loss",
    "triplet_margin_with_distance_loss",
    "upsample",
    "upsample_bilinear",
    "upsample_nearest",
]
__all__ += _generated
