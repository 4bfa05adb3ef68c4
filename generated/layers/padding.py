"""Layers: padding.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from gradsmith.core.tensor import Tensor
from gradsmith.nn import arguments
from gradsmith.nn import functional as F
from gradsmith.nn.module import Module

__all__ = [
    "CircularPad1d",
    "CircularPad2d",
    "CircularPad3d",
    "ConstantPad1d",
    "ConstantPad2d",
    "ConstantPad3d",
    "ReflectionPad1d",
    "ReflectionPad2d",
    "ReflectionPad3d",
    "ReplicationPad1d",
    "ReplicationPad2d",
    "ReplicationPad3d",
    "ZeroPad1d",
    "ZeroPad2d",
    "ZeroPad3d",
]


class _ConstantPadNd(Module):
    """Base class of layers that pad with a value."""


class ConstantPad1d(_ConstantPadNd):
    """Pads the last 1 dimensions with `value`."""

    __constants__ = ["padding", "value"]
    value: float

    def __init__(self, padding: int | tuple[int, ...], value: float) -> None:
        super().__init__()
        self.padding = arguments.ntuple(padding, 2 * 1)
        self.value = value

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.pad(input, self.padding, 'constant', self.value)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"padding={self.padding}, value={self.value}"


class ConstantPad2d(_ConstantPadNd):
    """Pads the last 2 dimensions with `value`."""

    __constants__ = ["padding", "value"]
    value: float

    def __init__(self, padding: int | tuple[int, ...], value: float) -> None:
        super().__init__()
        self.padding = arguments.ntuple(padding, 2 * 2)
        self.value = value

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.pad(input, self.padding, 'constant', self.value)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"padding={self.padding}, value={self.value}"


class ConstantPad3d(_ConstantPadNd):
    """Pads the last 3 dimensions with `value`."""

    __constants__ = ["padding", "value"]
    value: float

    def __init__(self, padding: int | tuple[int, ...], value: float) -> None:
        super().__init__()
        self.padding = arguments.ntuple(padding, 2 * 3)
        self.value = value

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.pad(input, self.padding, 'constant', self.value)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"padding={self.padding}, value={self.value}"


class ZeroPad1d(ConstantPad1d):
    """Pads the last 1 dimensions with zeros."""

    def __init__(self, padding: int | tuple[int, ...]) -> None:
        super().__init__(padding, 0.0)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.padding}"


class ZeroPad2d(ConstantPad2d):
    """Pads the last 2 dimensions with zeros."""

    def __init__(self, padding: int | tuple[int, ...]) -> None:
        super().__init__(padding, 0.0)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.padding}"


class ZeroPad3d(ConstantPad3d):
    """Pads the last 3 dimensions with zeros."""

    def __init__(self, padding: int | tuple[int, ...]) -> None:
        super().__init__(padding, 0.0)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.padding}"


class _ReflectionPadNd(Module):
    """Base class of layers that pad with a reflection of the input."""


class ReflectionPad1d(_ReflectionPadNd):
    """Pads the last 1 dimensions with a reflection of the input at its edges."""

    __constants__ = ["padding"]

    def __init__(self, padding: int | tuple[int, ...]) -> None:
        super().__init__()
        self.padding = arguments.ntuple(padding, 2 * 1)

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.pad(input, self.padding, 'reflect')

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.padding}"


class ReflectionPad2d(_ReflectionPadNd):
    """Pads the last 2 dimensions with a reflection of the input at its edges."""

    __constants__ = ["padding"]

    def __init__(self, padding: int | tuple[int, ...]) -> None:
        super().__init__()
        self.padding = arguments.ntuple(padding, 2 * 2)

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.pad(input, self.padding, 'reflect')

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.padding}"


class ReflectionPad3d(_ReflectionPadNd):
    """Pads the last 3 dimensions with a reflection of the input at its edges."""

    __constants__ = ["padding"]

    def __init__(self, padding: int | tuple[int, ...]) -> None:
        super().__init__()
        self.padding = arguments.ntuple(padding, 2 * 3)

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.pad(input, self.padding, 'reflect')

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.padding}"


class _ReplicationPadNd(Module):
    """Base class of layers that pad by repeating edges."""


class ReplicationPad1d(_ReplicationPadNd):
    """Pads the last 1 dimensions by repeating the elements at the edges."""

    __constants__ = ["padding"]

    def __init__(self, padding: int | tuple[int, ...]) -> None:
        super().__init__()
        self.padding = arguments.ntuple(padding, 2 * 1)

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.pad(input, self.padding, 'replicate')

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.padding}"


class ReplicationPad2d(_ReplicationPadNd):
    """Pads the last 2 dimensions by repeating the elements at the edges."""

    __constants__ = ["padding"]

    def __init__(self, padding: int | tuple[int, ...]) -> None:
        super().__init__()
        self.padding = arguments.ntuple(padding, 2 * 2)

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.pad(input, self.padding, 'replicate')

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.padding}"


class ReplicationPad3d(_ReplicationPadNd):
    """Pads the last 3 dimensions by repeating the elements at the edges."""

    __constants__ = ["padding"]

    def __init__(self, padding: int | tuple[int, ...]) -> None:
        super().__init__()
        self.padding = arguments.ntuple(padding, 2 * 3)

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.pad(input, self.padding, 'replicate')

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.padding}"


class _CircularPadNd(Module):
    """Base class of layers that pad with the opposite end."""


class CircularPad1d(_CircularPadNd):
    """Pads the last 1 dimensions with elements from the opposite end."""

    __constants__ = ["padding"]

    def __init__(self, padding: int | tuple[int, ...]) -> None:
        super().__init__()
        self.padding = arguments.ntuple(padding, 2 * 1)

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.pad(arguments.dimensions(input, (1 + 1, 1 + 2)), self.padding, 'circular')

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.padding}"


class CircularPad2d(_CircularPadNd):
    """Pads the last 2 dimensions with elements from the opposite end."""

    __constants__ = ["padding"]

    def __init__(self, padding: int | tuple[int, ...]) -> None:
        super().__init__()
        self.padding = arguments.ntuple(padding, 2 * 2)

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.pad(arguments.dimensions(input, (2 + 1, 2 + 2)), self.padding, 'circular')

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.padding}"


class CircularPad3d(_CircularPadNd):
    """Pads the last 3 dimensions with elements from the opposite end."""

    __constants__ = ["padding"]

    def __init__(self, padding: int | tuple[int, ...]) -> None:
        super().__init__()
        self.padding = arguments.ntuple(padding, 2 * 3)

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.pad(arguments.dimensions(input, (3 + 1, 3 + 2)), self.padding, 'circular')

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.padding}"
