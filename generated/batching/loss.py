"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "mse_loss": Batching("function", ".loss.batching:elementwise_loss", tensors=(0, 1)),
    "smooth_l1_loss": Batching("function", ".loss.batching:elementwise_loss", tensors=(0, 1)),
    "huber_loss": Batching("function", ".loss.batching:elementwise_loss", tensors=(0, 1)),
    "binary_cross_entropy": Batching(
        "function", ".loss.batching:elementwise_loss", tensors=(0, 1, 2)
    ),
    "nll_loss_forward": Batching("function", ".loss.batching:nll_loss_rule", tensors=(0, 1, 2)),
    "_class_cross_entropy": Batching(
        "function", ".loss.batching:class_cross_entropy_rule", tensors=(0, 1)
    ),
    "_class_cross_entropy_backward": Batching(
        "function", ".loss.batching:class_cross_entropy_backward_rule", tensors=(0, 1, 2)
    ),
    "nll_loss2d_forward": Batching("function", ".loss.batching:nll_loss_rule", tensors=(0, 1, 2)),
    "nll_loss_backward": Batching(
        "function", ".loss.batching:nll_loss_backward_rule", tensors=(0, 1, 2, 3, 6)
    ),
    "nll_loss2d_backward": Batching(
        "function", ".loss.batching:nll_loss_backward_rule", tensors=(0, 1, 2, 3, 6)
    ),
    "multilabel_margin_loss_forward": Batching(
        "function", ".loss.batching:multilabel_margin_loss_rule", tensors=(0, 1)
    ),
    "multilabel_margin_loss_backward": Batching(
        "function", ".loss.batching:multilabel_margin_loss_backward_rule", tensors=(0, 1, 2, 4)
    ),
    "_ctc_loss": Batching("function", ".loss.batching:ctc_loss_rule", tensors=(0, 1)),
    "_ctc_loss_backward": Batching(
        "function", ".loss.batching:ctc_loss_backward_rule", tensors=(0, 1, 2, 5, 6)
    ),
}
