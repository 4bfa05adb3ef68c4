"""`gradsmith.nn.functional`: everything that neural networks are made of, as functions.

Most are operators under another roof; the rest are written by hand, one module for each family.
"""

from __future__ import annotations

from gradsmith.generated.functions import (
    adaptive_avg_pool1d as adaptive_avg_pool1d,
    avg_pool1d as avg_pool1d,
    bilinear as bilinear,
    celu_ as celu_,
    channel_shuffle as channel_shuffle,
    conv1d as conv1d,
    conv2d as conv2d,
    conv3d as conv3d,
    conv_tbc as conv_tbc,
    conv_transpose1d as conv_transpose1d,
    conv_transpose2d as conv_transpose2d,
    conv_transpose3d as conv_transpose3d,
    cosine_similarity as cosine_similarity,
    hardshrink as hardshrink,
    native_channel_shuffle as native_channel_shuffle,
    pairwise_distance as pairwise_distance,
    pdist as pdist,
    pixel_shuffle as pixel_shuffle,
    pixel_unshuffle as pixel_unshuffle,
    prelu as prelu,
    relu_ as relu_,
    selu_ as selu_,
    sigmoid as sigmoid,
    tanh as tanh,
)
from gradsmith.generated.nn_functional import (
    avg_pool2d as avg_pool2d,
    avg_pool3d as avg_pool3d,
    elu_ as elu_,
    gelu as gelu,
    hardtanh_ as hardtanh_,
    leaky_relu_ as leaky_relu_,
    linear as linear,
    one_hot as one_hot,
    scaled_dot_product_attention as scaled_dot_product_attention,
    softplus as softplus,
    softshrink as softshrink,
)
from gradsmith.nn.functional_activation import *  # noqa: F403
from gradsmith.nn.functional_attention import *  # noqa: F403
from gradsmith.nn.functional_convolution import *  # noqa: F403
from gradsmith.nn.functional_embedding import *  # noqa: F403
from gradsmith.nn.functional_loss import *  # noqa: F403
from gradsmith.nn.functional_norm import *  # noqa: F403
from gradsmith.nn.functional_padding import *  # noqa: F403
from gradsmith.nn.functional_pooling import *  # noqa: F403
from gradsmith.nn.functional_resampling import *  # noqa: F403
