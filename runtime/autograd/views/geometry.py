"""The position of a view within its base, and the three linear maps that follow from it.

An in-place change of a view rewrites the history of its base (``inplace.py``), which requires cutting gradients of
the view out of gradients of the base, and putting them back.  Addresses and strides determine everything, so that any
chain of views works.  This includes real views of complex elements: the gradients of real and imaginary parts lie in
the memory of a complex gradient as the parts lie in the elements.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ...core.bits import (
    FORWARD_GRAD,
    INDIRECT,
    LAZY,
    REQUIRES_GRAD,
    TRANSFORMED,
    WITHOUT_HISTORY,
    backend_of,
)
from ...core.lazy_elements import carried_out, elements_of
from ...core.namespace import Array, np
from ...core.state import state
from ...core.strided import address
from ...core.tensor import Tensor, wrap_bits
from ..nodes.node import Edge, Node, take_place

__all__ = ["AsStridedBackward0", "ViewGeometry", "clear", "embed", "select", "without_geometry"]


class ViewGeometry:
    """Sizes, strides and offsets of a base and a view of it within one block of memory."""

    __slots__ = (
        "base_shape",
        "base_bits",
        "base_lazy",
        "base_dtype",
        "base_strides",
        "base_offset",
        "shape",
        "bits",
        "lazy",
        "dtype",
        "strides",
        "offset",
        "nbytes",
    )

    def __init__(self, base: Tensor, view: Tensor) -> None:
        whole, part = base._data_, view._data_
        self.base_shape = whole.shape
        self.base_bits = base._bits_ & WITHOUT_HISTORY & ~INDIRECT
        self.base_lazy = base._bits_ & LAZY
        self.base_dtype = whole.dtype
        self.base_strides = whole.strides
        self.shape = part.shape
        self.bits = view._bits_ & WITHOUT_HISTORY & ~INDIRECT
        self.lazy = view._bits_ & LAZY
        self.dtype = part.dtype
        self.strides = part.strides
        distance = 0
        if whole.size and part.size:
            distance = address(part) - address(whole)
        base_low, base_high = _extent(whole)
        low, high = _extent(part)
        start = min(base_low, distance + low)
        self.base_offset = -start
        self.offset = distance - start
        self.nbytes = max(base_high, distance + high) - start

    def block(self) -> Array:
        """Memory for the base and everything the view reaches, zero."""
        return np.zeros(self.nbytes, np.uint8)

    def base_of(self, block: Array) -> Array:
        """The base's part of `block`."""
        return np.ndarray(
            self.base_shape, self.base_dtype, block.data, self.base_offset, self.base_strides
        )

    def view_of(self, block: Array) -> Array:
        """The view's part of `block`."""
        return np.ndarray(self.shape, self.dtype, block.data, self.offset, self.strides)

    def add_view(self, block: Array, grad: Array) -> None:
        """Add `grad` to the view's part of `block`; elements that share an address add up."""
        repeated = tuple(
            dim for dim, (n, s) in enumerate(zip(self.shape, self.strides)) if n > 1 and s == 0
        )
        target = self.view_of(block)
        if repeated:
            grad = grad.sum(axis=repeated, keepdims=True, dtype=grad.dtype)
            target = target[
                tuple(
                    slice(0, 1) if dim in repeated else slice(None)
                    for dim in range(len(self.shape))
                )
            ]
        if _overlaps(target):
            flat = block[: block.size // target.itemsize * target.itemsize].view(target.dtype)
            places = np.arange(flat.size, dtype=np.int64)
            scale = places.itemsize / target.itemsize
            where = np.ndarray(
                target.shape,
                np.int64,
                places.data,
                int(self.offset * scale),
                tuple(int(s * scale) for s in target.strides),
            )
            np.add.at(flat, where, grad)
        else:
            target += grad


def without_geometry(tensor: Tensor, what: str) -> NotImplementedError:
    """Where a view lies in its base cannot be told of tensors whose classes hold the elements."""
    return NotImplementedError(
        f"a recorded view of a {type(tensor).__name__}, a class with __torch_dispatch__: to {what} its history would "
        "have to be rewritten, which is done for plain tensors only. Change it out of place, or within no_grad()."
    )


def _extent(array: Array) -> tuple[int, int]:
    """Lowest byte and end of `array`, from the address of its first element."""
    if not array.size:
        return (0, 0)
    low = high = 0
    for n, stride in zip(array.shape, array.strides):
        if stride < 0:
            low += (n - 1) * stride
        else:
            high += (n - 1) * stride
    return (low, high + array.itemsize)


def _overlaps(array: Array) -> bool:
    """Whether two elements of `array` may share memory (exact for nested strides, else cautious)."""
    reach = array.itemsize
    for stride, n in sorted((abs(s), n) for n, s in zip(array.shape, array.strides) if n > 1):
        if stride < reach:
            return True
        reach = stride * (n - 1) + reach
    return False


class _MapBackward(Node):
    """Backward of one of the maps below: its adjoint, which is one of them again."""

    __slots__ = ("geometry",)

    geometry: ViewGeometry

    def __init__(self, edge: Edge | None, geometry: ViewGeometry, shape: Any, bits: int) -> None:
        self.geometry = geometry
        take_place(self, (edge,), ((shape, bits),))

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        grad = grads[0]
        return (None if grad is None else _ADJOINTS[self.__class__](self.geometry, grad),)


class AsStridedBackward0(_MapBackward):
    """Takes the gradient of a view to its base, zero but for the view's elements: backward of `select`."""

    __slots__ = ()


class EmbedBackward(_MapBackward):
    """Backward of `embed`."""

    __slots__ = ()


class ClearBackward(_MapBackward):
    """Backward of `clear`."""

    __slots__ = ()


def _recorded(
    kind: type[_MapBackward], geometry: ViewGeometry, source: Tensor, data: Array, bits: int
) -> Tensor:
    """What a map made of `source`, with the node of its backward where something is recorded."""
    from ..nodes.variable import gradient_edge

    out = wrap_bits(data, bits)
    if state.grad_enabled:
        edge = gradient_edge(source)
        if edge is not None:
            out._edge_ = (kind(edge, geometry, data.shape, bits), 0)
            out._bits_ = bits | REQUIRES_GRAD
    if source._bits_ & FORWARD_GRAD:
        from ..forward.tangents import carry_linear

        carry_linear(out, source, partial(_MAPS[kind], geometry))
    return out


def _is_meta(bits: int) -> bool:
    return backend_of(bits) == "Meta"


def _is_elsewhere(bits: int) -> bool:
    """Whether the elements are not at hand: they are those of transforms, or on another device."""
    return bool(bits & TRANSFORMED) or backend_of(bits) not in ("CPU", "Meta")


def _by_operators() -> Any:
    """The same maps by way of operators."""
    from . import geometry_calls

    return geometry_calls


def select(geometry: ViewGeometry, base: Tensor) -> Tensor:
    """A copy of those elements of `base` (shaped like the geometry's base) that the view shows."""
    if _is_elsewhere(base._bits_):
        return _by_operators().select(geometry, base)  # type: ignore[no-any-return]
    if _is_meta(geometry.bits):
        data = np.empty(geometry.shape, geometry.dtype)
    else:
        block = geometry.block()
        geometry.base_of(block)[...] = carried_out(elements_of(base), geometry.base_lazy)
        data = carried_out(geometry.view_of(block).copy(), geometry.lazy)
    return _recorded(AsStridedBackward0, geometry, base, data, geometry.bits)


def embed(geometry: ViewGeometry, view: Tensor) -> Tensor:
    """A base that is zero but for the elements of `view`; those at one address add up."""
    if _is_elsewhere(view._bits_):
        return _by_operators().embed(geometry, view)  # type: ignore[no-any-return]
    if _is_meta(geometry.bits):
        data = np.empty(geometry.base_shape, geometry.base_dtype)
    else:
        block = geometry.block()
        geometry.add_view(block, carried_out(elements_of(view), geometry.lazy))
        data = carried_out(geometry.base_of(block), geometry.base_lazy)
    return _recorded(EmbedBackward, geometry, view, data, geometry.base_bits)


def clear(geometry: ViewGeometry, base: Tensor) -> Tensor:
    """A copy of `base` that is zero where the view lies."""
    if _is_elsewhere(base._bits_):
        return _by_operators().clear(geometry, base)  # type: ignore[no-any-return]
    if _is_meta(geometry.bits):
        data = np.empty(geometry.base_shape, geometry.base_dtype)
    else:
        block = geometry.block()
        data = geometry.base_of(block)
        data[...] = elements_of(base)
        geometry.view_of(block)[...] = 0
    return _recorded(ClearBackward, geometry, base, data, geometry.base_bits)


_MAPS = {AsStridedBackward0: select, EmbedBackward: embed, ClearBackward: clear}
"""By the node of its backward: the map."""
_ADJOINTS = {AsStridedBackward0: embed, EmbedBackward: select, ClearBackward: clear}
"""By the same, the map that is its adjoint."""
