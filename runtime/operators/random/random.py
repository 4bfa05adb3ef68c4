"""Random numbers, each kernel drawing from the generator it is handed.

Tensors are filled in the order of their elements in memory, as PyTorch fills them.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from ...core.generator import Generator
from ...core.namespace import (
    Array,
    DType,
    certain,
    default_dtype,
    empty_in_order,
    host,
    np,
    order_together,
    places_in,
)
from ...core.result import Result
from ...core.warn import warn_caller_once
from ..factory.factory import arange_dtype, sized_shape
from ..folds import maximum_reduce, minimum_reduce
from ..memory_formats import order_of
from ..scalar_types import (
    c_type_name,
    fixed_type_name,
    largest_of,
    not_implemented,
    scalar_type_name,
)
from .draws import (
    below,
    doubles,
    exponential_numbers,
    floats,
    fused,
    integers,
    long_words,
    normal_numbers,
    permutation,
    single_normals,
    uniform_numbers,
)

_REAL: dict[str, Any] = {"F": host.dtype(host.float32), "D": host.dtype(host.float64)}

# How many integers in a row each floating dtype represents exactly: what `random_` draws from.
_MANTISSA = {"e": 11, "f": 24, "d": 53}


def _laid(like: Array, numbers: Array) -> Array:
    """`numbers` in the shape of `like`, in the order in which its elements lie in memory."""
    straight = like.flags.c_contiguous
    if straight and like.ndim == 1:
        return numbers if np is host else np.asarray(numbers)
    order = () if straight else order_together([like], like.shape)
    if not order:
        return np.asarray(numbers).reshape(like.shape)
    lengths = [like.shape[axis] for axis in order]
    return np.asarray(numbers).reshape(lengths).transpose(places_in(order))


def _uniform(generator: Generator, like: Array, low: float, high: float, dtype: DType) -> Array:
    """Numbers of [low, high) in a floating dtype; complex ones have both parts in it."""
    if dtype.kind in "iub":
        raise not_implemented("check_uniform_bounds", dtype)
    real = _REAL.get(dtype.char)
    if real is None:
        return _laid(like, uniform_numbers(generator, like.size, low, high, dtype))
    parts = uniform_numbers(generator, 2 * like.size, low, high, real)
    return _laid(like, parts.view(dtype))


def _normal(generator: Generator, like: Array, mean: float, std: float, dtype: DType) -> Array:
    """Normal numbers; complex ones have that deviation in total."""
    if dtype.kind in "iub":
        raise not_implemented("normal_kernel_cpu", dtype)
    straight = like.flags.c_contiguous
    real = _REAL.get(dtype.char)
    if real is None:
        return _laid(like, normal_numbers(generator, like.size, mean, std, dtype, straight))
    parts = normal_numbers(generator, 2 * like.size, mean, std / 2**0.5, real, straight)
    return _laid(like, parts.view(dtype))


_Draw = Callable[[Generator, Array, float, float, DType], Array]


def _sized(
    draw: _Draw,
    a: float,
    b: float,
    size: tuple[int, ...],
    generator: Generator,
    dtype: DType | None,
) -> Array:
    """As many numbers as `size` says, in the default dtype unless another is given."""
    return draw(generator, _room(size), a, b, dtype or default_dtype())


def _room(size: tuple[int, ...]) -> Array:
    """An array that is `size` large, in the usual order, without elements of its own."""
    return host.empty(size, host.int8)


rand_generator = partial(_sized, _uniform, 0.0, 1.0)
randn_generator = partial(_sized, _normal, 0.0, 1.0)


def _alike(
    draw: _Draw,
    a: float,
    b: float,
    self: Array,
    generator: Generator,
    dtype: DType | None,
    memory_format: Any = None,
) -> Array:
    """Numbers in the shape and (unless given) the dtype of `self`."""
    like = self
    if memory_format is not None or not self.flags.c_contiguous:
        order = order_of(memory_format, self.shape, self)
        like = empty_in_order(self.shape, host.dtype(host.int8), order)
    return draw(generator, like, a, b, dtype or self.dtype)


rand_like_generator = partial(_alike, _uniform, 0.0, 1.0)
randn_like_generator = partial(_alike, _normal, 0.0, 1.0)


@cache
def _limits(dtype: DType) -> tuple[float, float]:
    """The least and the largest finite number of a dtype."""
    if dtype.kind in "fV":
        return -largest_of(dtype), largest_of(dtype)
    if dtype.kind == "b":
        return 0, 1
    if dtype.kind == "c":
        return -math.inf, math.inf
    limits = host.iinfo(dtype)
    return int(limits.min), int(limits.max)


def _from_above(low: int, digits: int, dtype: DType) -> int:
    """`low`, or a number above it where the next integer would be rounded to one below."""
    next_one = int(dtype.type(low + 1))
    return low if next_one >= low else next_one + (1 << (abs(low + 1).bit_length() - digits))


def _from_below(high: int, digits: int, dtype: DType) -> int:
    """`high`, or a number below it where the integer before would be rounded to it or beyond."""
    last = int(dtype.type(high - 1))
    return high if last < high else high - (1 << (abs(high - 1).bit_length() - digits))


def _integers(generator: Generator, low: int, high: int, like: Array, dtype: DType) -> Array:
    if low >= high:
        raise RuntimeError(
            f"random_ expects 'from' to be less than 'to', but got from={low} >= to={high}"
        )
    least, most = _limits(dtype)
    for name, bound in (("from", low), ("to - 1", high - 1)):
        if not least <= bound <= most:
            raise RuntimeError(f"{name} is out of bounds for {c_type_name(dtype)}")
    most = 1 << 28
    digits = _MANTISSA.get(dtype.char, 8) if dtype.kind in "fV" else None
    if digits is not None:
        for name, bound in (("from", low), ("to - 1", high - 1)):
            if abs(bound) > 1 << digits:
                warn_caller_once(
                    f"{name} is out of bounds [-(2^{digits}), 2^{digits}]. {c_type_name(dtype)} does not represent "
                    "all integers beyond, so that the distribution is not uniform there."
                )
        low, high = _from_above(low, digits, dtype), _from_below(high, digits, dtype)
        most = most if digits == _MANTISSA["d"] else 1 << 32
    drawn = integers(generator, like.size, low, high, most)
    return _laid(like, drawn.astype(dtype, copy=False))


def randint_shape(high: int, size: tuple[int, ...], /, *rest: Any) -> Result:
    """A size that is given; integers unless the last argument is another dtype."""
    return sized_shape(size, rest[-1] or arange_dtype(0))


def randint_low_shape(low: int, high: int, size: tuple[int, ...], /, *rest: Any) -> Result:
    """As `randint_shape`."""
    return randint_shape(high, size, *rest)


def randint_generator(high: int, /, *rest: Any) -> Array:
    """Integers of [0, high), or of [low, high) where there are two, before size, generator and dtype."""
    *bounds, size, generator, dtype = (high, *rest)
    low, high = (0, *bounds)[-2:]
    return _integers(generator, low, high, _room(size), dtype or arange_dtype(0))


def randint_like_generator(self: Array, high: int, /, *rest: Any) -> Array:
    """As `randint_generator`, in the shape and (unless given) the dtype of `self`."""
    *bounds, generator, dtype, memory_format = (high, *rest)
    low, high = (0, *bounds)[-2:]

    def draw(generator: Generator, like: Array, low: Any, high: Any, dtype: DType) -> Array:
        return _integers(generator, low, high, like, dtype)

    return _alike(draw, low, high, self, generator, dtype, memory_format)


def randperm_shape(n: int, /, *rest: Any) -> Result:
    """A vector of `n` integers, unless the last argument is another dtype."""
    if n < 0:
        raise RuntimeError(f"Trying to create tensor with negative dimension {n}: [{n}]")
    return Result((n,), rest[-1] or arange_dtype(0))


def randperm_generator(n: int, generator: Generator, dtype: DType | None) -> Array:
    """The integers of [0, n) in random order.

    RuntimeError for a dtype that does not hold all of them, NotImplementedError for Booleans, complex numbers and
    unsigned integers of more than 8 bits.
    """
    kind: DType = dtype or host.dtype(host.int64)
    if kind.kind in "iu" and n > int(_limits(kind)[1]) + 1:
        raise RuntimeError(
            f"value cannot be converted to type {fixed_type_name(kind)} without overflow"
        )
    if kind.kind == "f" and n > 1 + 2 ** _MANTISSA[kind.char]:
        most = {"e": "2049", "f": "2^24+1", "d": "2^53+1"}[kind.char]
        raise RuntimeError(f"n cannot be greater than {most} for {scalar_type_name(kind)} type.")
    if kind.kind in "bc" or (kind.kind == "u" and kind.itemsize > 1):
        raise not_implemented("randperm", kind)
    return np.asarray(permutation(generator, n).astype(kind, copy=False))


def random_from(self: Array, from_: int, to: int | None, generator: Generator) -> Array:
    """Integers of [from, to) in the shape and dtype of `self`; without `to`, up to the dtype's limit."""
    dtype = self.dtype
    if dtype.kind == "c":
        raise RuntimeError(
            "check_random_bounds handles only integral, floating-point and boolean types"
        )
    if to is None:
        to = (2 ** _MANTISSA.get(dtype.char, 8) if dtype.kind != "b" else 1) + 1
        if dtype.kind in "iu":
            to = int(_limits(dtype)[1]) + 1
    return _integers(generator, from_, to, self, dtype)


def random_to(self: Array, to: int, generator: Generator) -> Array:
    """Integers of [0, to) in the shape and dtype of `self`."""
    return random_from(self, 0, to, generator)


def random(self: Array, generator: Generator) -> Array:
    """Integers from 0 up to the largest of the dtype, or up to where a float represents all of them."""
    dtype = self.dtype
    if dtype.kind == "c" or (dtype.kind == "u" and dtype.itemsize > 1):
        raise not_implemented("random_kernel_cpu", dtype)
    if dtype.kind in "iu":
        numbers = int(_limits(dtype)[1]) + 1
    else:
        numbers = 2 ** _MANTISSA.get(dtype.char, 8) + 1 if dtype.kind != "b" else 2
    drawn: Array
    if dtype.itemsize == 8:
        drawn = (long_words(generator, self.size) % host.uint64(numbers)).view(host.int64)
    else:
        drawn = generator.words(self.size) % host.uint32(numbers)
    return _laid(self, drawn.astype(dtype, copy=False))


def uniform(self: Array, from_: float, to: float, generator: Generator) -> Array:
    """Uniform numbers of [from, to) in the shape and dtype of `self`."""
    if from_ > to:
        raise RuntimeError(
            f"uniform_ expects to return a [from, to) range, but found from={from_:g} > to={to:g}"
        )
    if self.dtype.kind in "iub":
        raise not_implemented("check_uniform_bounds", self.dtype)
    if from_ or to != 1.0:
        _check_bounds(self.dtype, from_, to)
    return _uniform(generator, self, from_, to, self.dtype)


def _check_bounds(dtype: DType, from_: float, to: float) -> None:
    most = largest_of(dtype)
    part: DType = _REAL.get(dtype.char) or dtype
    for name, bound in (("from", from_), ("to", to)):
        if not -most <= bound <= most:
            raise RuntimeError(f"{name} is out of bounds for {c_type_name(part)}")
    if to - from_ > most:
        raise RuntimeError(
            f"uniform_ expects to - from to be at most {most:g}, but found to={to:g} and from={from_:g}"
        )


def _check_deviation(std: float) -> None:
    if not std >= 0.0:
        raise RuntimeError(f"normal expects std >= 0.0, but found std {std:g}")


def normal(self: Array, mean: float, std: float, generator: Generator) -> Array:
    """Normal numbers of that mean and standard deviation in the shape and dtype of `self`."""
    _check_deviation(std)
    return _normal(generator, self, mean, std, self.dtype)


def normal_float_float_shape(
    mean: float, std: float, size: tuple[int, ...], generator: object, dtype: DType | None
) -> Result:
    """A size that is given; RuntimeError for a negative deviation."""
    _check_deviation(std)
    return sized_shape(size, dtype)


def normal_float_float(
    mean: float, std: float, size: tuple[int, ...], generator: Generator, dtype: DType | None
) -> Array:
    """Normal numbers of that mean and standard deviation."""
    return _normal(generator, _room(size), mean, std, dtype or default_dtype())


def normal_tensor_float(mean: Array, std: float, generator: Generator) -> Array:
    """Normal random numbers with a mean for each element and one standard deviation."""
    _check_deviation(std)
    result = _normal(generator, _room(mean.shape), 0.0, std, mean.dtype)
    return np.add(result, mean, out=...)


def _check_deviations(std: Array) -> None:
    if std.size and not certain(std.min() >= 0, True):
        raise RuntimeError("normal expects all elements of std >= 0.0")


def _require_real(std: Array) -> None:
    if std.dtype.kind == "c":
        raise RuntimeError("normal expects standard deviation to be non-complex")


def normal_float_tensor_shape(mean: float, std: Array, generator: object) -> Result:
    """As many numbers as deviations; RuntimeError for complex ones."""
    _require_real(std)
    return Result(std.shape, std.dtype)


def normal_float_tensor(mean: float, std: Array, generator: Generator) -> Array:
    """Normal random numbers with one mean and a standard deviation for each element."""
    _check_deviations(std)
    result = _normal(generator, _room(std.shape), 0.0, 1.0, std.dtype)
    output: Array = np.add(np.multiply(result, std), std.dtype.type(mean), out=...)
    return output


def normal_tensor_tensor_shape(mean: Array, std: Array, generator: object) -> Result:
    """What means and deviations broadcast to; RuntimeError for complex deviations."""
    _require_real(std)
    return Result(np.broadcast_shapes(mean.shape, std.shape), mean.dtype)


def normal_tensor_tensor(mean: Array, std: Array, generator: Generator) -> Array:
    """Normal numbers, each of its own mean and standard deviation, which broadcast."""
    _check_deviations(std)
    shape = np.broadcast_shapes(mean.shape, std.shape)
    result = _normal(generator, _room(shape), 0.0, 1.0, mean.dtype)
    return np.add(np.multiply(result, std), mean, out=...).astype(mean.dtype, copy=False)


def log_normal(self: Array, mean: float, std: float, generator: Generator) -> Array:
    """The exponential of normal numbers of that mean and standard deviation."""
    if not std > 0.0:
        raise RuntimeError(f"log_normal_ expects std > 0.0, but found std={std:g}")
    drawn = fused(single_normals(generator, self.size), std, mean)
    return _as_self(self, np.exp(drawn))


def _as_self(self: Array, drawn: Array) -> Array:
    """Numbers that were drawn in float64, in the shape and dtype of `self`."""
    return _laid(self, drawn.astype(self.dtype, copy=False))


def _require_continuous(name: str, dtype: DType, words: Callable[[DType], str]) -> None:
    if dtype.kind not in "fV":
        raise RuntimeError(
            f"{name} distribution is a continuous probability distribution. "
            f"dtype must be a floating point but you specified {words(dtype)}"
        )


def exponential(self: Array, lambd: float, generator: Generator) -> Array:
    """Numbers of the exponential distribution of rate `lambd` in the shape and dtype of `self`."""
    if not lambd > 0.0:
        raise RuntimeError(f"exponential_ expects lambda > 0.0, but found lambda={lambd:g}")
    _require_continuous("Exponential", self.dtype, scalar_type_name)
    return _as_self(self, exponential_numbers(generator, self.size, lambd))


def cauchy(self: Array, median: float, sigma: float, generator: Generator) -> Array:
    """Numbers of the Cauchy distribution in the shape and dtype of `self`."""
    if not sigma > 0.0:
        raise RuntimeError(f"cauchy_ expects sigma > 0.0, but found sigma={sigma:g}")
    _require_continuous("Cauchy", self.dtype, c_type_name)
    drawn = np.tan(host.pi * (doubles(generator, self.size) - 0.5))
    return _as_self(self, fused(drawn, sigma, median))


def geometric(self: Array, p: float, generator: Generator) -> Array:
    """How many trials of probability `p` the first success takes, in the shape and dtype of `self`."""
    if not 0 < p < 1:
        raise RuntimeError(f"geometric_ expects p to be in (0, 1), but got p={p:g}")
    with np.errstate(divide="ignore"):
        trials = np.log(doubles(generator, self.size)) / math.log1p(-p)
    return _as_self(self, np.ceil(trials))


def _check_probability(p: float) -> None:
    if not 0 <= p <= 1:
        raise RuntimeError(f"bernoulli_ expects p to be in [0, 1], but got p={p:g}")


def bernoulli(self: Array, generator: Generator) -> Array:
    """Bernoulli random numbers: ones with the probabilities in `self`, otherwise zeros."""
    return bernoulli_tensor(_room(self.shape), self, generator).astype(self.dtype)


def bernoulli_p(self: Array, p: float, generator: Generator) -> Array:
    """Ones with probability `p`, zeros otherwise, in the shape and dtype of `self`."""
    _check_probability(p)
    if self.dtype.kind == "c":
        raise not_implemented("bernoulli_scalar_cpu_", self.dtype)
    return _as_self(self, below(generator, self.size, p))


def bernoulli_tensor(self: Array, p: Array, generator: Generator) -> Array:
    """Ones with the probabilities `p` (broadcast to `self`), in the shape and dtype of `self`.

    NotImplementedError where `self` is complex or `p` is not floating, RuntimeError where it is outside [0, 1].
    """
    if self.dtype.kind == "c":
        raise not_implemented("bernoulli_tensor_cpu_self_", self.dtype)
    if p.dtype.kind not in "fV":
        raise not_implemented("bernoulli_tensor_cpu_p_", p.dtype)
    if p.size and not (
        certain(minimum_reduce(p, None) >= 0, True) and certain(maximum_reduce(p, None) <= 1, True)
    ):
        raise RuntimeError("Expected p_in >= 0 && p_in <= 1 to be true, but got false.")
    make = doubles if p.dtype.char == "d" else floats
    return np.less(_laid(self, make(generator, self.size)), p, out=...).astype(self.dtype)
