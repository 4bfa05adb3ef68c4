"""Arguments of activation functions and of dropout."""

from __future__ import annotations

from ...core.origin import warn_caller
from ...core.tensor import Tensor


def check_bounds(min_val: float, max_val: float) -> None:
    """ValueError for an empty interval."""
    if min_val > max_val:
        raise ValueError("min_val cannot be greater than max_val")


def check_halves(input: Tensor) -> None:
    """RuntimeError for a 0-d tensor, which has no halves."""
    if input.ndim == 0:
        raise RuntimeError("glu does not support scalars because halving size must be even")


def implicit_dim(name: str, input: Tensor, dim: int | None, stacklevel: int) -> int:
    """`dim`; where there is none the one that PyTorch once chose, with a warning."""
    if dim is not None:
        return dim
    warn_caller(
        f"Implicit dimension choice for {name} has been deprecated. Change the call to include"
        " dim=X as an argument.",
    )
    return 0 if input.ndim in (0, 1, 3) else 1


def check_probability(p: float) -> None:
    """ValueError for what is no probability."""
    if p < 0.0 or p > 1.0:
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")


def warn_of_ndim(name: str, input: Tensor, fewest: int, most: int) -> None:
    """Warn of tensors whose channels `name` cannot know."""
    if not fewest <= input.ndim <= most:
        warn_caller(
            f"{name}: Received a {input.ndim}-D input to {name}, which is deprecated and"
            " will result in an error in a future release.",
        )
