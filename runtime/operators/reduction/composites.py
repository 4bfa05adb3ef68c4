"""Reductions that are made of others."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions

from ...core.tensor import Tensor

__all__ = [
    "nanmean",
    "std_mean_dim",
    "std_mean_unbiased",
    "sum_to_size",
    "var_mean_dim",
    "var_mean_unbiased",
]

Dims = tuple[int, ...] | None


def nanmean(self: Tensor, dim: Dims = None, keepdim: bool = False, dtype: Any = None) -> Tensor:
    """The mean over `dim` of the elements that are not NaN."""
    if not (self.is_floating_point() or self.is_complex()):
        raise RuntimeError(
            f"nanmean(): expected input to have floating point or complex dtype but got {self.dtype}"
        )
    dims = tuple(range(self.ndim)) if dim is None else dim
    count = self.isnan().logical_not().sum(dims, keepdim)
    return self.nansum(dim, keepdim, dtype=dtype) / count


def sum_to_size(self: Tensor, size: tuple[int, ...]) -> Tensor:
    """The sum over the dimensions along which `size` is broadcast to the shape of `self`."""
    shape = self.shape
    lead = len(shape) - len(size)
    fits = lead >= 0 and all(
        want in (1, have) for want, have in zip(size, shape[lead:], strict=True)
    )
    if not fits:
        raise RuntimeError(f"size {{{list(size)}}} is not expandable to size {{{list(shape)}}}.")
    if not size:
        return self.sum()
    repeated = range(lead, len(shape))
    axes = [*range(lead), *(i for i in repeated if size[i - lead] == 1 and shape[i] != 1)]
    if not axes:
        return self
    return self.sum(axes, True).view(size) if lead else self.sum(axes, True)


def _correction(unbiased: bool) -> int:
    return 1 if unbiased else 0


def var_mean_unbiased(self: Tensor, unbiased: bool = True) -> tuple[Tensor, Tensor]:
    """Variance and mean of all elements."""
    return functions.var_mean(self, None, correction=_correction(unbiased))


def var_mean_dim(
    self: Tensor, dim: Dims, unbiased: bool = True, keepdim: bool = False
) -> tuple[Tensor, Tensor]:
    """Variance and mean over `dim`."""
    return functions.var_mean(self, dim, correction=_correction(unbiased), keepdim=keepdim)


def std_mean_unbiased(self: Tensor, unbiased: bool = True) -> tuple[Tensor, Tensor]:
    """Standard deviation and mean of all elements."""
    return functions.std_mean(self, None, correction=_correction(unbiased))


def std_mean_dim(
    self: Tensor, dim: Dims, unbiased: bool = True, keepdim: bool = False
) -> tuple[Tensor, Tensor]:
    """Standard deviation and mean over `dim`."""
    return functions.std_mean(self, dim, correction=_correction(unbiased), keepdim=keepdim)
