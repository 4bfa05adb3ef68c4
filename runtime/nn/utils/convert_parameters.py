"""Parameters as one vector, and back."""

from __future__ import annotations

from collections.abc import Iterable

from gradsmith.generated import functions

from ...api.queries import typename
from ...core.refusing import refuses
from ...core.tensor import Tensor

__all__ = ["parameters_to_vector", "vector_to_parameters"]


@refuses
def parameters_to_vector(parameters: Iterable[Tensor]) -> Tensor:
    """All parameters, flattened and concatenated."""
    return functions.cat([parameter.view(-1) for parameter in parameters])


@refuses
def vector_to_parameters(vec: Tensor, parameters: Iterable[Tensor]) -> None:
    """Set the parameters to consecutive slices of `vec`, whose memory they share."""
    if not isinstance(vec, Tensor):
        raise TypeError(f"expected torch.Tensor, but got: {typename(vec)}")
    start = 0
    for parameter in parameters:
        end = start + parameter.numel()
        parameter.data = vec[start:end].view_as(parameter).data
        start = end
