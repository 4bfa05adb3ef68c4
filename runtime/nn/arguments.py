"""Arguments of layers, as the layers keep them: what constructors that YAML declares call."""

from __future__ import annotations

import numbers
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from ..api.creation import tensor
from ..core.dtypes import int64
from ..core.errors import noted
from ..core.facade import from_above
from ..core.origin import warn_caller
from ..core.size import Size
from ..core.tensor import Tensor
from ..operators.loss.conversions import named_reduction

N = TypeVar("N", int, float)


def ntuple(value: Any, n: int) -> tuple[Any, ...]:
    """A tuple of `n` times the same number, or the numbers that there are."""
    return tuple(value) if isinstance(value, Iterable) else (value,) * n


def optional_ntuple(value: Any, n: int) -> tuple[Any, ...] | None:
    """The same, or None."""
    return None if value is None else ntuple(value, n)


def distance(function: Callable[..., Tensor] | None) -> Callable[..., Tensor]:
    """A distance function: `PairwiseDistance` unless one is given."""
    if function is not None:
        return function
    layer: Callable[[], Callable[..., Tensor]] = from_above("generated_layers").PairwiseDistance
    return layer()


def counter(device: Any) -> Tensor:
    """A count that starts at 0."""
    return tensor(0, dtype=int64, device=device)


def linear(inputs: int, outputs: int, bias: bool, device: Any, dtype: Any) -> Any:
    """The layer `Linear` of these sizes."""
    return from_above("generated_layers").Linear(inputs, outputs, bias, device, dtype)


def class_weights(weight: Tensor | None, classes: int) -> Tensor | None:
    """A weight for each class, if there are any; RuntimeError for another number of them."""
    if weight is not None and tuple(weight.shape) != (classes,):
        raise RuntimeError(f"expected weight shape to be {(classes,)}, got {tuple(weight.shape)}")
    return weight


def smoothing(value: float) -> float:
    """How much of each label goes to all classes; RuntimeError beyond [0, 1]."""
    if not 0 <= value <= 1:
        raise RuntimeError(f"expected label_smoothing to be in range [0, 1], got {value}")
    return value


def shape(value: Any) -> tuple[int, ...]:
    """The shape that a layer normalizes: a number stands for one dimension."""
    return (int(value),) if isinstance(value, numbers.Integral) else tuple(value)


def probability(p: float) -> float:
    """A probability, ValueError for other numbers."""
    if p < 0 or p > 1:
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")
    return p


def positive(value: N, name: str) -> N:
    """A number above zero, ValueError for others."""
    if value <= 0:
        raise ValueError(f"{name} must be > 0, but got ({name}={value!r})")
    return value


def number(name: str, value: N) -> N:
    """An int or a float, TypeError for others."""
    if not isinstance(value, (float, int)):
        raise TypeError(f"{name} must be a float or int, got: {type(value)}")
    return value


def margin(value: N, layer: str) -> N:
    """The margin of a loss that compares distances: above zero, ValueError for others."""
    if value <= 0:
        raise ValueError(f"{layer}: expected margin to be greater than 0, got {value} instead")
    return value


def divisible(value: int, divisor: int, names: str) -> int:
    """A number that has that divisor; `names` are ``value`` and ``divisor``.  ValueError for others."""
    if value % divisor:
        first, second = names.split()
        raise ValueError(f"{first} ({value}) must be divisible by {second} ({divisor})")
    return value


def renamed(value: Any, older: Any, name: str, older_name: str) -> Any:
    """The value of an argument that may also be given by an older name, with a warning."""
    if older is None:
        return value
    warn_caller(
        f"keyword argument `{older_name}` is deprecated and renamed to `{name}`", FutureWarning
    )
    return older


def above(value: float, bound: float, names: str) -> float:
    """A number above another; `names` are ``value`` and ``bound``.  AssertionError for others."""
    if value <= bound:
        first, second = names.split()
        raise AssertionError(f"{first} ({value}) must be greater than {second} ({bound})")
    return value


def ratio(value: Any, output_size: Any, n: int, layer: str) -> tuple[float, ...] | None:
    """The ratio of a fractional pooling, which is given where no size is.  ValueError for others."""
    if output_size is None and value is None:
        raise ValueError(f"{layer} requires specifying either an output size, or a pooling ratio")
    if output_size is not None and value is not None:
        raise ValueError("only one of output_size and output_ratio may be specified")
    ratios = optional_ntuple(value, n)
    if ratios is not None and not all(0 < r < 1 for r in ratios):
        raise ValueError(f"output_ratio must be between 0 and 1 (got {value})")
    return ratios


def margin_norm(p: int) -> int:
    """The power of a margin, 1 or 2."""
    if p not in (1, 2):
        raise noted(ValueError("only p == 1 and p == 2 supported"), f"p is {p}")
    return p


def grouped(channels: int, groups: int, name: str) -> int:
    """A number of channels that are in so many groups; `name` is what it is called.  ValueError for others."""
    if groups <= 0:
        raise ValueError("groups must be a positive integer")
    if channels % groups:
        raise noted(
            ValueError(f"{name} must be divisible by groups"),
            f"{name} is {channels}, groups is {groups}",
        )
    return channels


def padding_mode(value: str) -> str:
    """What is beyond the edges of a convolution's input, ValueError for other names."""
    modes = ("zeros", "reflect", "replicate", "circular")
    if value not in modes:
        raise ValueError(
            f"padding_mode must be one of {set(modes)}, but got padding_mode='{value}'"
        )
    return value


def padding(value: Any, n: int) -> str | tuple[int, ...]:
    """The word for a padding, or `n` numbers."""
    return value if isinstance(value, str) else ntuple(value, n)


def reduction(value: str, size_average: Any, reduce: Any) -> str:
    """A loss's reduction, which may also be said by two older arguments.  ValueError for other names."""
    return named_reduction(value, size_average, reduce)


def scales(value: Any) -> Any:
    """Factors as floating point numbers."""
    if isinstance(value, tuple):
        return tuple(map(float, value))
    return float(value) if value else None


def sizes(value: Any) -> Any:
    """The sizes that a dimension becomes: a tuple or a list of integers.  TypeError for others."""
    if not isinstance(value, (tuple, list)):
        raise TypeError(
            f"unflattened_size must be a tuple of ints, but found type {type(value).__name__}"
        )
    for place, size in enumerate(value):
        if not isinstance(size, int):
            raise TypeError(
                f"unflattened_size must be tuple of ints, but found element of type "
                f"{type(size).__name__} at pos {place}"
            )
    return value if isinstance(value, Size) else tuple(value)


def dimensions(input: Tensor, expected: Iterable[int]) -> Tensor:
    """`input`, which has one of these numbers of dimensions.  ValueError for others."""
    allowed = tuple(expected)
    if input.dim() not in allowed:
        listed = " or ".join(f"{n}D" for n in allowed)
        raise ValueError(f"expected {listed} input (got {input.dim()}D input)")
    return input


def _times(n: int) -> Callable[[Any], tuple[Any, ...]]:
    """`ntuple` for one `n`: what PyTorch has in ``nn.modules.utils``."""

    def times(value: Any) -> tuple[Any, ...]:
        return ntuple(value, n)

    return times


_single, _pair, _triple, _quadruple = map(_times, (1, 2, 3, 4))
_ntuple = _times


def _reverse_repeat_tuple(t: Any, n: int) -> tuple[Any, ...]:
    """The items of `t` backwards, each `n` times: a layer's padding as `pad` takes it."""
    return tuple(item for item in reversed(t) for _ in range(n))
