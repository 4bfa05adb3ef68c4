"""Shapes of padding, and what is checked before any is done."""

from __future__ import annotations

from gradsmith.kernels.namespace import Array, empty

__all__ = [
    "constant_pad_nd_meta",
    "constant_padded_shape",
    "padded_shape",
    "reflection_pad_meta",
    "replication_pad_meta",
]

Pads = tuple[int, ...]
Shape = tuple[int, ...]


def constant_pad_nd_meta(self: Array, pad: Pads, value: float) -> Array:
    """The shape and dtype of `constant_pad_nd`."""
    return empty(constant_padded_shape(self, pad), self.dtype)


def reflection_pad_meta(self: Array, padding: Pads) -> Array:
    """The shape and dtype of `reflection_pad`."""
    return empty(padded_shape(self, padding, reflect=True), self.dtype)


def replication_pad_meta(self: Array, padding: Pads) -> Array:
    """The shape and dtype of `replication_pad`."""
    return empty(padded_shape(self, padding, reflect=False), self.dtype)


def constant_padded_shape(self: Array, pad: Pads) -> Shape:
    """The shape of a padded tensor; RuntimeError when `pad` does not fit it."""
    if len(pad) % 2:
        raise RuntimeError(f"Length of pad must be even but instead it equals {len(pad)}")
    if len(pad) > 2 * self.ndim:
        raise RuntimeError(
            "Length of pad should be no more than twice the number of dimensions of the input. "
            f"Pad length is {len(pad)} while the input has {self.ndim} dimensions."
        )
    shape = list(self.shape)
    for number in range(len(pad) // 2):
        axis = self.ndim - 1 - number
        before, after = pad[2 * number : 2 * number + 2]
        shape[axis] += before + after
        if shape[axis] < 0:
            raise RuntimeError(
                f"The input size {self.shape[axis]}, plus negative padding {before} and {after} "
                "resulted in a negative output size, which is invalid. Check dimension "
                f"{axis} of your input."
            )
    return tuple(shape)


def padded_shape(self: Array, padding: Pads, reflect: bool) -> Shape:
    """The shape of a tensor padded with itself; RuntimeError when it cannot be."""
    rank = len(padding) // 2
    if self.ndim not in (rank + 1, rank + 2) or any(size == 0 for size in self.shape[1:]):
        raise RuntimeError(
            f"Expected {rank + 1}D or {rank + 2}D (batch mode) tensor with possibly 0 batch size "
            f"and other non-zero dimensions for input, but got: {list(self.shape)}"
        )
    shape = list(self.shape)
    for number in range(rank):
        axis = self.ndim - 1 - number
        before, after = padding[2 * number : 2 * number + 2]
        size = self.shape[axis]
        if reflect and (before >= size or after >= size):
            raise RuntimeError(
                "Argument #4: Padding size should be less than the corresponding input dimension, "
                f"but got: padding ({before}, {after}) at dimension {axis} of input "
                f"{list(self.shape)}"
            )
        shape[axis] = size + before + after
        if shape[axis] < 1:
            raise RuntimeError(
                f"input (size: {size}) at dimension {axis} is too small. Calculated output size: "
                f"{shape[axis]}"
            )
    return tuple(shape)
