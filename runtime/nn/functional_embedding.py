"""Table look-ups: the forms of `gradsmith.nn.functional`."""

from __future__ import annotations

from gradsmith.generated import functions

from ..autograd.grad_mode import no_grad
from ..core.dtypes import int64
from ..core.handlers import shows_completed
from ..core.tensor import Tensor


@shows_completed
def embedding_bag(
    input: Tensor,
    weight: Tensor,
    offsets: Tensor | None = None,
    max_norm: float | None = None,
    norm_type: float = 2,
    scale_grad_by_freq: bool = False,
    mode: str = "mean",
    sparse: bool = False,
    per_sample_weights: Tensor | None = None,
    include_last_offset: bool = False,
    padding_idx: int | None = None,
) -> Tensor:
    """Sums, means or maxima (`mode`) of bags of rows of the table `weight` (V, D): (B, D).

    Bags are the rows of a two-dimensional `input`, or the stretches of a one-dimensional one that
    start at `offsets`.  Raises ValueError for other forms.
    """
    if weight.dtype == int64 and input.is_floating_point():
        weight, input = input, weight  # the order that arguments once had
    if per_sample_weights is not None and input.shape != per_sample_weights.shape:
        raise ValueError(
            f"embedding_bag: If per_sample_weights ({list(per_sample_weights.shape)}) is not None, "
            f"then it must have the same shape as the input ({list(input.shape)})"
        )
    if weight.ndim != 2:
        raise ValueError(f"weight has to be a 2D Tensor, but got Tensor of dimension {weight.ndim}")
    if input.ndim == 2:
        if offsets is not None:
            raise ValueError(
                "if input is 2D, then offsets has to be None, as input is treated is a mini-batch "
                "of fixed length sequences. However, found offsets of type Tensor"
            )
        bags, length = input.shape
        offsets = functions.arange(0, bags * length, max(length, 1), dtype=input.dtype)
        if not length:
            offsets = functions.zeros(bags, dtype=input.dtype)
        include_last_offset = False  # what these offsets leave out
        input = input.reshape(-1)
        if per_sample_weights is not None:
            per_sample_weights = per_sample_weights.reshape(-1)
    elif input.ndim == 1:
        if offsets is None:
            raise ValueError("offsets has to be a 1D Tensor but got None")
        if offsets.ndim != 1:
            raise ValueError("offsets has to be a 1D Tensor")
    else:
        raise ValueError(
            f"input has to be 1D or 2D Tensor, but got Tensor of dimension {input.ndim}"
        )
    modes = ("sum", "mean", "max")
    if mode not in modes:
        raise ValueError("mode has to be one of sum, mean or max")
    if mode == "max" and (scale_grad_by_freq or sparse):
        raise ValueError(
            "max mode does not support scaling the gradient by the frequency or sparse"
        )
    if per_sample_weights is not None and mode != "sum":
        raise NotImplementedError(
            "embedding_bag: per_sample_weights was not None. per_sample_weights is only supported "
            f"for mode='sum' (got mode='{mode}')."
        )
    if max_norm is not None:
        with no_grad():
            functions.embedding_renorm_(weight, input, max_norm, norm_type)
    return functions.embedding_bag(
        weight,
        input,
        offsets,
        scale_grad_by_freq,
        modes.index(mode),
        sparse,
        per_sample_weights,
        include_last_offset,
        padding_idx,
    )[0]
