"""Finite differences, numerical derivatives and integrals along dimensions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from gradsmith.generated import functions, raw

from ...core.dtypes import bool_, uint8
from ...core.errors import noted
from ...core.tensor import Tensor
from ..dims import normalize_dim, normalize_dim_of_some, normalize_dims


def _between(self: Tensor, dim: int, start: int, end: int) -> Tensor:
    """The slices from `start` up to `end`, which counts from the end if it is not positive."""
    extent = self._data_.shape[dim]
    return raw.slice(self, dim, start, extent + end if end <= 0 else end)


def _at(self: Tensor, dim: int, place: int) -> Tensor:
    """The slice at `place`, which counts from the end if it is negative."""
    return self.narrow(dim, place if place >= 0 else self.shape[dim] + place, 1)


def diff(
    self: Tensor,
    n: int = 1,
    dim: int = -1,
    prepend: Tensor | None = None,
    append: Tensor | None = None,
) -> Tensor:
    """Differences of neighbours along `dim`, taken `n` times; of Booleans, whether they differ."""
    ndim = self._data_.ndim
    if ndim == 0:
        raise RuntimeError("diff expects input to be at least one-dimensional")
    if n < 0:
        raise RuntimeError(f"order must be non-negative but got {n}")
    axis = normalize_dim(dim, ndim)
    parts = [part for part in (prepend, self, append) if part is not None]
    for part in parts:
        if part._data_.ndim != ndim:
            raise RuntimeError("diff expects prepend or append to be the same dimension as input")
    if n == 0:
        return self.clone()
    result = functions.cat(parts, axis) if len(parts) > 1 else self
    for _ in range(min(n, result._data_.shape[axis])):
        before, behind = _between(result, axis, 0, -1), _between(result, axis, 1, 0)
        result = behind.logical_xor(before) if self.dtype is bool_ else behind - before
    return result


def _without(shape: Sequence[int], dim: int) -> tuple[int, ...]:
    return (*shape[:dim], *shape[dim + 1 :])


def _refuse_bools(name: str, **tensors: Tensor) -> None:
    if any(tensor.dtype == bool_ for tensor in tensors.values()):
        given = " or ".join(f"`{argument}`" for argument in tensors)
        raise RuntimeError(f"{name}: received a bool input for {given}, but bool is not supported")


def _check_step(name: str, dx: Any) -> None:
    if isinstance(dx, complex):
        raise RuntimeError(f"{name}: Currently, we only support dx as a real number.")


def trapezoid_dx(y: Tensor, dx: Any, dim: int) -> Tensor:
    """The integral along `dim` by the trapezoidal rule, at points `dx` apart."""
    axis = normalize_dim_of_some(dim, y.ndim)
    _check_step("trapezoid", dx)
    if y.shape[axis] == 0:
        return y.new_zeros(_without(y.shape, axis))
    _refuse_bools("trapezoid", y=y)
    ends = (y.select(axis, 0) + y.select(axis, -1)) * 0.5
    result: Tensor = (y.sum(axis) - ends) * dx
    return result


def _intervals(name: str, y: Tensor, x: Tensor, axis: int) -> Tensor:
    """The distances between the points `x`, shaped to broadcast with `y`."""
    _refuse_bools(name, x=x, y=y)
    if x.ndim == 1:
        if x.shape[0] != y.shape[axis]:
            raise noted(
                RuntimeError(f"{name}: There must be one `x` value for each sample point"),
                f"x has shape {list(x.shape)}, y {list(y.shape)}",
            )
        x = x.reshape((-1,) + (1,) * (y.ndim - 1 - axis))
        x_axis = 0
        steps = _between(x, x_axis, 1, 0) - _between(x, x_axis, 0, -1)
        return steps
    if x.ndim < y.ndim:
        x = x.reshape((1,) * (y.ndim - x.ndim) + tuple(x.shape))
    return _between(x, axis, 1, 0) - _between(x, axis, 0, -1)


def trapezoid_x(y: Tensor, x: Tensor, dim: int) -> Tensor:
    """The integral along `dim` by the trapezoidal rule, at points `x`."""
    axis = normalize_dim(dim, y.ndim)
    if y.shape[axis] == 0:
        return y.new_zeros(_without(y.shape, axis))
    steps = _intervals("trapezoid", y, x, axis)
    return (steps * (_between(y, axis, 1, 0) + _between(y, axis, 0, -1))).sum(axis) / 2


def cumulative_trapezoid_dx(y: Tensor, dx: Any, dim: int) -> Tensor:
    """Cumulative integrals along `dim` by the trapezoidal rule, at points `dx` apart."""
    _refuse_bools("cumulative_trapezoid", y=y)
    _check_step("cumulative_trapezoid", dx)
    axis = normalize_dim(dim, y.ndim)
    sums = _between(y, axis, 1, 0) + _between(y, axis, 0, -1)
    result: Tensor = (sums * (dx / 2)).cumsum(axis)
    return result


def cumulative_trapezoid_x(y: Tensor, x: Tensor, dim: int) -> Tensor:
    """Cumulative integrals along `dim` by the trapezoidal rule, at points `x`."""
    axis = normalize_dim(dim, y.ndim)
    steps = _intervals("cumulative_trapezoid", y, x, axis)
    return (steps * (_between(y, axis, 1, 0) + _between(y, axis, 0, -1))).cumsum(axis) / 2


def _uniform(self: Tensor, axis: int, step: Any, edge_order: int) -> Tensor:
    """Central differences at points `step` apart, one-sided ones at the ends."""
    at = partial(_at, self, axis)
    centre = (_between(self, axis, 2, 0) - _between(self, axis, 0, -2)) / (2 * step)
    if edge_order == 1:
        first, last = (at(1) - at(0)) / step, (at(-1) - at(-2)) / step
    else:
        first = (-1.5 * at(0) + 2 * at(1) - 0.5 * at(2)) / step
        last = (1.5 * at(-1) - 2 * at(-2) + 0.5 * at(-3)) / step
    return functions.cat([first, centre, last], axis)


def _irregular(self: Tensor, axis: int, points: Tensor, edge_order: int) -> Tensor:
    """Second-order differences at any points (Fornberg, Math. Comp. 51, 1988)."""
    steps = diff(points)
    shape = (-1,) + (1,) * (self.ndim - 1 - axis)
    at = partial(_at, self, axis)
    before, behind = _between(steps, 0, 0, -1).reshape(shape), _between(steps, 0, 1, 0).reshape(
        shape
    )
    centre = (
        _between(self, axis, 0, -2) * (-behind / (before * (before + behind)))
        + _between(self, axis, 1, -1) * ((behind - before) / (before * behind))
        + _between(self, axis, 2, 0) * (before / (behind * (before + behind)))
    )
    if edge_order == 1:
        first, last = (at(1) - at(0)) / steps[0], (at(-1) - at(-2)) / steps[-1]
    else:
        near, far = steps[0], steps[1]
        first = (
            at(0) * (-(2 * near + far) / (near * (near + far)))
            + at(1) * ((near + far) / (near * far))
            - at(2) * (near / (far * (near + far)))
        )
        far, near = steps[-2], steps[-1]
        last = (
            at(-3) * (near / (far * (far + near)))
            - at(-2) * ((near + far) / (far * near))
            + at(-1) * ((2 * near + far) / (near * (far + near)))
        )
    return functions.cat([first, centre, last], axis)


def _axes(self: Tensor, dim: int | tuple[int, ...] | None, edge_order: int) -> tuple[int, ...]:
    if edge_order not in (1, 2):
        raise RuntimeError("torch.gradient only supports edge_order=1 and edge_order=2.")
    if self.dtype == uint8:
        raise RuntimeError("torch.gradient does not support uint8 input.")
    axes = tuple(range(self.ndim)) if dim is None else normalize_dims(dim, self.ndim)
    for axis in axes:
        if self.shape[axis] <= edge_order:
            raise RuntimeError(
                "torch.gradient expected each dimension size to be at least edge_order+1"
            )
    return axes


def gradient_scalar(self: Tensor, spacing: Any, dim: Any, edge_order: int) -> list[Tensor]:
    """Derivatives by central differences at points `spacing` (1 for None) apart."""
    step = 1 if spacing is None else spacing
    return [_uniform(self, axis, step, edge_order) for axis in _axes(self, dim, edge_order)]


def gradient_array(self: Tensor, dim: tuple[int, ...], edge_order: int) -> list[Tensor]:
    """Derivatives by central differences at points 1 apart."""
    return gradient_scalar(self, 1, dim, edge_order)


def _gradients(
    along: Callable[[Tensor, int, Any, int], Tensor],
    self: Tensor,
    spacing: Sequence[Any],
    dim: Any,
    edge_order: int,
) -> list[Tensor]:
    """Derivatives by differences, with a spacing, or with the coordinates of points, for each dimension."""
    axes = _axes(self, dim, edge_order)
    if len(spacing) != len(axes):
        raise RuntimeError(
            f"torch.gradient expected spacing to be unspecified, a scalar or a list of length "
            f"{len(axes)}, but got a list of length {len(spacing)}"
        )
    for each in spacing:
        if isinstance(each, Tensor) and each.ndim != 1:
            raise RuntimeError(
                "torch.gradient expected each element of spacing to have one dimension, but got an element "
                f"with {each.ndim} dimensions!"
            )
    return [along(self, axis, each, edge_order) for axis, each in zip(axes, spacing, strict=True)]


gradient_scalars = partial(_gradients, _uniform)
gradient_tensors = partial(_gradients, _irregular)
