"""The tensors that sample calls are made of, described apart from shape and dtype.

A `Recipe` says what values a tensor holds; `make` draws it.  `CONSTRUCTORS` are the names that the field
``samples`` of native_functions.yaml may use (`gradsmith.codegen` keeps the same list).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from ..core.dtypes import bool_ as bool_dtype
from ..core.dtypes import dtype as DType
from ..core.dtypes import int64
from ..core.namespace import Array, np

__all__ = ["CONSTRUCTORS", "DEFAULT", "Recipe", "STANDARD_SHAPE", "shaped"]

Shape: TypeAlias = "tuple[int, ...]"
Generator: TypeAlias = "np.random.Generator"

STANDARD_SHAPE: Shape = (2, 3)


@dataclass(frozen=True)
class Recipe:
    """A tensor to be drawn: how its values come about, its shape, its dtype."""

    draw: Callable[[Generator, Shape, DType], Array]
    shape: Shape | None = None
    """None stands for each of the standard shapes in turn."""
    dtype: DType | None = None
    """None for the dtype that samples are asked for."""
    is_real: bool = False
    """Whether a complex dtype asked for gives way to that of its parts."""
    is_fixed: bool = False
    """Whether it never requires grad."""
    is_kink: bool = False
    """Whether first derivatives jump at these numbers, so that there are no second ones."""
    project: Callable[[Array], Array] | None = None
    """Makes a matrix one of the kind that the operator reads: derivatives are checked along those only."""

    def dtype_for(self, asked: DType) -> DType:
        """The dtype of the tensor when samples of `asked` are wanted."""
        if self.dtype is not None:
            return self.dtype
        return asked.to_real() if self.is_real and asked.is_complex else asked

    def make(self, random: Generator, asked: DType) -> Array:
        """An array of `self.shape`."""
        kind = self.dtype_for(asked)
        shape = STANDARD_SHAPE if self.shape is None else self.shape
        return np.asarray(self.draw(random, shape, kind)).astype(kind.numpy, copy=False)


def _parts(draw: Callable[[Generator, Shape], Array]) -> Callable[[Generator, Shape, DType], Array]:
    """`draw` for real dtypes, and for both parts of complex ones."""

    def both(random: Generator, shape: Shape, kind: DType) -> Array:
        real = draw(random, shape)
        return np.asarray(real + 1j * draw(random, shape)) if kind.is_complex else real

    return both


def _signed(random: Generator, shape: Shape, kind: DType) -> Array:
    """Of both signs, away from 0 and from each other in the usual case."""
    if kind is bool_dtype:
        return random.integers(0, 2, shape).astype(np.bool_)
    if not (kind.is_floating_point or kind.is_complex):
        low = -3 if kind.is_signed else 0
        return random.integers(low, 4, shape)
    return _parts(_away_from_zero)(random, shape, kind)


def _away_from_zero(random: Generator, shape: Shape) -> Array:
    magnitude = random.uniform(0.25, 1.75, shape)
    sign = random.permutation(np.arange(magnitude.size) % 2 * 2 - 1).reshape(shape)
    return np.asarray(magnitude * sign)


DEFAULT = Recipe(_signed)


def shaped(value: Any) -> Recipe:
    """A recipe as it stands, or the default one for a shape or ``...``."""
    if isinstance(value, Recipe):
        return value
    return DEFAULT if value is Ellipsis or value is None else replace(DEFAULT, shape=tuple(value))


def _between(low: float, high: float, shape: Shape | None = None) -> Recipe:
    if not (isinstance(low, (int, float)) and isinstance(high, (int, float)) and low <= high):
        raise ValueError(
            f"between(low, high, shape): {low!r} and {high!r} are no bounds of numbers"
        )

    def draw(random: Generator, shape: Shape, kind: DType) -> Array:
        if kind.is_floating_point or kind.is_complex:
            return _parts(lambda r, s: r.uniform(low, high, s))(random, shape, kind)
        return random.integers(int(np.ceil(low)), int(np.floor(high)) + 1, shape)

    return Recipe(draw, shape)


def _apart(shape: Shape | None = None) -> Recipe:
    """Values that differ from each other by 0.4 or more, 0 not among them."""

    def draw(random: Generator, shape: Shape) -> Array:
        count = int(np.prod(shape))
        order = random.permutation(count).reshape(shape)
        # Off the other tensors' values, too: a maximum of two tensors should be one of them alone.
        return (order - count // 2) * 0.4 + random.uniform(0.05, 0.35)

    def of_kind(random: Generator, shape: Shape, kind: DType) -> Array:
        if kind.is_floating_point or kind.is_complex:
            return _parts(draw)(random, shape, kind)
        return random.permutation(int(np.prod(shape))).reshape(shape)

    return Recipe(of_kind, shape)


def _fixed(value: Any = ...) -> Recipe:
    return replace(shaped(value), is_fixed=True)


def _kink(value: Any = ...) -> Recipe:
    return replace(shaped(value), is_kink=True)


def _real(value: Any = ...) -> Recipe:
    return replace(shaped(value), is_real=True)


def _integers(low: int, high: int, shape: Shape | None = None) -> Recipe:
    return Recipe(lambda random, shape, kind: random.integers(low, high, shape), shape, int64)


def _index(below: int, shape: Shape | None = None) -> Recipe:
    return _integers(0, below, shape)


def _permutation(count: int) -> Recipe:
    return Recipe(lambda random, shape, kind: random.permutation(count), (count,), int64)


def _mask(shape: Shape | None = None) -> Recipe:
    def draw(random: Generator, shape: Shape, kind: DType) -> Array:
        count = int(np.prod(shape))
        return random.permutation(np.arange(count) % 2 == 0).reshape(shape)

    return Recipe(draw, shape, bool_dtype)


def _increasing(shape: Shape) -> Recipe:
    def draw(random: Generator, shape: Shape, kind: DType) -> Array:
        return np.cumsum(random.uniform(0.3, 1.0, shape), -1) - 1.0

    return Recipe(draw, shape, is_real=True)


def _matrix(random: Generator, shape: Shape, kind: DType) -> Array:
    return _parts(lambda r, s: r.uniform(-1, 1, s))(random, shape, kind)


def _diagonal(shape: Shape) -> Array:
    rows, columns = shape[-2:]
    diagonal = np.arange(min(rows, columns)) * 1.3 + 2.1
    out = np.zeros((rows, columns))
    np.fill_diagonal(out, diagonal)
    return out


def _symmetric(shape: Shape) -> Recipe:
    def draw(random: Generator, shape: Shape, kind: DType) -> Array:
        half = _matrix(random, shape, kind) / 2
        return half + np.conj(np.swapaxes(half, -1, -2)) + _diagonal(shape)

    return Recipe(draw, shape, project=_hermitian)


def _hermitian(array: Array) -> Array:
    return np.asarray((array + np.conj(np.swapaxes(array, -1, -2))) / 2)


def _definite(shape: Shape) -> Recipe:
    def draw(random: Generator, shape: Shape, kind: DType) -> Array:
        half = _matrix(random, shape, kind)
        return half @ np.conj(np.swapaxes(half, -1, -2)) + _diagonal(shape)

    return Recipe(draw, shape, project=_hermitian)


def _regular(shape: Shape) -> Recipe:
    return Recipe(lambda r, s, kind: _matrix(r, s, kind) + _diagonal(s), shape)


def _triangle(shape: Shape, upper: bool = False) -> Recipe:
    """A triangular matrix with a real diagonal, as factors have."""
    cut = np.triu if upper else np.tril

    def draw(random: Generator, shape: Shape, kind: DType) -> Array:
        matrix = _matrix(random, shape, kind)
        eye = np.eye(*shape[-2:], dtype=np.bool_)
        return cut(np.where(eye, matrix.real, matrix) + _diagonal(shape))

    return Recipe(draw, shape, project=cut)


def _literal(values: Any, kind: DType | None = None) -> Recipe:
    array = np.asarray(values)
    if kind is None and array.dtype.kind in "ib":
        kind = int64 if array.dtype.kind == "i" else bool_dtype
    # A copy each time: operators in place write to their samples.
    return Recipe(lambda random, shape, _: array.copy(), array.shape, kind)


def _typed(value: Any, kind: DType) -> Recipe:
    return replace(shaped(value), dtype=kind)


CONSTRUCTORS: Mapping[str, Callable[..., Recipe]] = {
    "between": _between,
    "apart": _apart,
    "fixed": _fixed,
    "kink": _kink,
    "real": _real,
    "index": _index,
    "permutation": _permutation,
    "integers": _integers,
    "mask": _mask,
    "increasing": _increasing,
    "symmetric": _symmetric,
    "definite": _definite,
    "regular": _regular,
    "triangle": _triangle,
    "literal": _literal,
    "typed": _typed,
}
