"""`gradsmith.nn.functional`: everything that neural networks are made of, as functions.

Most are operators under another roof; the rest are written by hand, one module for each family.
"""

from __future__ import annotations

from gradsmith.generated.functions import (
    adaptive_avg_pool1d,
    avg_pool1d,
    bilinear,
    channel_shuffle,
    conv1d,
    conv2d,
    conv3d,
    conv_tbc,
    conv_transpose1d,
    conv_transpose2d,
    conv_transpose3d,
    cosine_similarity,
    native_channel_shuffle,
    pairwise_distance,
    pdist,
    pixel_shuffle,
    pixel_unshuffle,
)
from gradsmith.generated.nn_functional import (
    avg_pool2d,
    avg_pool3d,
    gelu,
    linear,
    one_hot,
    scaled_dot_product_attention,
    softplus,
    softshrink,
)
from gradsmith.nn import (
    functional_activation,
    functional_attention,
    functional_convolution,
    functional_embedding,
    functional_fractional_pooling,
    functional_loss,
    functional_norm,
    functional_padding,
    functional_pooling,
    functional_resampling,
)
from gradsmith.nn.functional_activation import *  # noqa: F403
from gradsmith.nn.functional_attention import *  # noqa: F403
from gradsmith.nn.functional_convolution import *  # noqa: F403
from gradsmith.nn.functional_embedding import *  # noqa: F403
from gradsmith.nn.functional_fractional_pooling import *  # noqa: F403
from gradsmith.nn.functional_loss import *  # noqa: F403
from gradsmith.nn.functional_norm import *  # noqa: F403
from gradsmith.nn.functional_padding import *  # noqa: F403
from gradsmith.nn.functional_pooling import *  # noqa: F403
from gradsmith.nn.functional_resampling import *  # noqa: F403

__all__ = [
    "adaptive_avg_pool1d",
    "avg_pool1d",
    "avg_pool2d",
    "avg_pool3d",
    "bilinear",
    "channel_shuffle",
    "conv1d",
    "conv2d",
    "conv3d",
    "conv_tbc",
    "conv_transpose1d",
    "conv_transpose2d",
    "conv_transpose3d",
    "cosine_similarity",
    "gelu",
    "linear",
    "native_channel_shuffle",
    "one_hot",
    "pairwise_distance",
    "pdist",
    "pixel_shuffle",
    "pixel_unshuffle",
    "scaled_dot_product_attention",
    "softplus",
    "softshrink",
]
__all__ += functional_activation.__all__
__all__ += functional_attention.__all__
__all__ += functional_convolution.__all__
__all__ += functional_embedding.__all__
__all__ += functional_fractional_pooling.__all__
__all__ += functional_loss.__all__
__all__ += functional_norm.__all__
__all__ += functional_padding.__all__
__all__ += functional_pooling.__all__
__all__ += functional_resampling.__all__
