"""Random numbers, each kernel drawing from the generator it is handed.

Distributions that NumPy's generator can fill in float32 or float64 are drawn in the wanted dtype;
float16 is drawn in float32 and rounded.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from ...core.namespace import Array, DType, certain, default_dtype, np
from ...core.result import Result
from ..factory.factory import arange_dtype, sized_shape
from ..scalar_types import not_implemented, scalar_type_name

Generator: TypeAlias = np.random.Generator

_REAL: dict[str, Any] = {"F": np.float32, "D": np.float64}

# How many integers in a row each floating dtype represents exactly: what `random_` draws from.
_MANTISSA = {"e": 11, "f": 24, "d": 53}


def _uniform(generator: Generator, size: tuple[int, ...], dtype: DType) -> Array:
    """Numbers of [0, 1) in a floating dtype; complex ones have both parts in it."""
    match dtype.char:
        case "f" | "d":
            return np.asarray(generator.random(size, dtype))
        case "F" | "D":
            parts = generator.random((*size, 2), "f4" if dtype.char == "F" else "f8")
            return parts.view(dtype)[..., 0]
    if dtype.kind in "iub":
        raise not_implemented("check_uniform_bounds", dtype)
    # A float32 just under 1 would round up to it.
    return np.minimum(np.asarray(generator.random(size, "f4")), 0.9995).astype(dtype)


def _normal(generator: Generator, size: tuple[int, ...], dtype: DType) -> Array:
    """Numbers of the standard normal distribution; complex ones have variance 1 in total."""
    match dtype.char:
        case "f" | "d":
            return np.asarray(generator.standard_normal(size, dtype))
        case "F" | "D":
            real = _REAL[dtype.char]
            parts = np.asarray(generator.standard_normal((*size, 2), real))
            parts *= 0.5**0.5
            result: Array = parts.view(dtype)[..., 0]
            return result
    if dtype.kind in "iub":
        raise not_implemented("normal_kernel_cpu", dtype)
    return np.asarray(generator.standard_normal(size, "f4")).astype(dtype)


def _sized(
    draw: Callable[[Generator, tuple[int, ...], DType], Array],
    size: tuple[int, ...],
    generator: Generator,
    dtype: DType | None,
) -> Array:
    """As many numbers as `size` says, in the default dtype unless another is given."""
    return draw(generator, size, dtype or default_dtype())


rand_generator = partial(_sized, _uniform)
randn_generator = partial(_sized, _normal)


def _alike(
    draw: Callable[[Generator, tuple[int, ...], DType], Array],
    self: Array,
    generator: Generator,
    dtype: DType | None,
    memory_format: object = None,
) -> Array:
    """Numbers in the shape and (unless given) the dtype of `self`."""
    return draw(generator, self.shape, dtype or self.dtype)


rand_like_generator = partial(_alike, _uniform)
randn_like_generator = partial(_alike, _normal)


def _integers(
    generator: Generator, low: int, high: int, size: tuple[int, ...], dtype: DType
) -> Array:
    if low >= high:
        raise RuntimeError(
            f"random_ expects 'from' to be less than 'to', but got from={low} >= to={high}"
        )
    if dtype.kind in "iu":
        limits = np.iinfo(dtype)
        if low < limits.min or low > limits.max:
            raise RuntimeError(f"from is out of bounds for {dtype.name}")
        if high - 1 > limits.max:
            raise RuntimeError(f"to - 1 is out of bounds for {dtype.name}")
        return np.asarray(generator.integers(low, high, size, dtype))
    return np.asarray(generator.integers(low, high, size)).astype(dtype)


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
    return _integers(generator, low, high, size, dtype or arange_dtype(0))


def randint_like_generator(self: Array, high: int, /, *rest: Any) -> Array:
    """As `randint_generator`, in the shape and (unless given) the dtype of `self`."""
    *bounds, generator, dtype, _ = (high, *rest)
    low, high = (0, *bounds)[-2:]
    return _integers(generator, low, high, self.shape, dtype or self.dtype)


def randperm_shape(n: int, /, *rest: Any) -> Result:
    """A vector of `n` integers, unless the last argument is another dtype."""
    if n < 0:
        raise RuntimeError(f"n must be non-negative, got{n}")
    return Result((n,), rest[-1] or arange_dtype(0))


def randperm_generator(n: int, generator: Generator, dtype: DType | None) -> Array:
    """The integers of [0, n) in random order."""
    return generator.permutation(n).astype(dtype or np.int64, copy=False)


def random_from(self: Array, from_: int, to: int | None, generator: Generator) -> Array:
    """Integers of [from, to) in the shape and dtype of `self`; without `to`, up to the dtype's limit."""
    dtype = self.dtype
    if to is None:
        to = (2 ** _MANTISSA.get(dtype.char, 8) if dtype.kind != "b" else 1) + 1
        if dtype.kind in "iu":
            to = int(np.iinfo(dtype).max) + 1
    return _integers(generator, from_, to, self.shape, dtype)


def random_to(self: Array, to: int, generator: Generator) -> Array:
    """Integers of [0, to) in the shape and dtype of `self`."""
    return _integers(generator, 0, to, self.shape, self.dtype)


def random(self: Array, generator: Generator) -> Array:
    """Integers from 0 up to the largest of the dtype, or up to where a float represents all of them."""
    dtype = self.dtype
    if dtype.kind == "b":
        return _integers(generator, 0, 2, self.shape, dtype)
    if dtype.kind in "iu":
        return _integers(generator, 0, int(np.iinfo(dtype).max) + 1, self.shape, dtype)
    return _integers(generator, 0, 2 ** _MANTISSA.get(dtype.char, 8) + 1, self.shape, dtype)


def uniform(self: Array, from_: float, to: float, generator: Generator) -> Array:
    """Uniform numbers of [from, to) in the shape and dtype of `self`."""
    if from_ > to:
        raise RuntimeError(
            f"uniform_ expects to return a [from, to) range, but found from={from_:g} > to={to:g}"
        )
    result = _uniform(generator, self.shape, self.dtype)
    if to - from_ != 1:
        result = np.multiply(result, self.dtype.type(to - from_), out=...)
    if from_:
        result = np.add(result, self.dtype.type(from_), out=...)
    return result


def _check_deviation(std: float) -> None:
    if not std >= 0.0:
        raise RuntimeError(f"normal expects std >= 0.0, but found std {std:g}")


def normal(self: Array, mean: float, std: float, generator: Generator) -> Array:
    """Normal numbers of that mean and standard deviation in the shape and dtype of `self`."""
    _check_deviation(std)
    result = _normal(generator, self.shape, self.dtype)
    if std != 1:
        result = np.multiply(result, self.dtype.type(std), out=...)
    if mean:
        result = np.add(result, self.dtype.type(mean), out=...)
    return result


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
    return normal(np.empty(size, dtype or default_dtype()), mean, std, generator)


def normal_tensor_float(mean: Array, std: float, generator: Generator) -> Array:
    """Normal numbers, each of its own mean, all of one standard deviation."""
    _check_deviation(std)
    result = _normal(generator, mean.shape, mean.dtype)
    output: Array = np.add(np.multiply(result, mean.dtype.type(std)), mean, out=...)
    return output


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
    """Normal numbers, all of one mean, each of its own standard deviation."""
    _check_deviations(std)
    result = _normal(generator, std.shape, std.dtype)
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
    result = _normal(generator, shape, mean.dtype)
    return np.add(np.multiply(result, std), mean, out=...).astype(mean.dtype, copy=False)


def log_normal(self: Array, mean: float, std: float, generator: Generator) -> Array:
    """The exponential of normal numbers of that mean and standard deviation."""
    if not std > 0.0:
        raise RuntimeError(f"log_normal_ expects std > 0.0, but found std={std:g}")
    return np.exp(normal(self, mean, std, generator), out=...)


def exponential(self: Array, lambd: float, generator: Generator) -> Array:
    """Numbers of the exponential distribution of rate `lambd` in the shape and dtype of `self`."""
    if not lambd > 0.0:
        raise RuntimeError(f"exponential_ expects lambda > 0.0, but found lambda={lambd:g}")
    if self.dtype.kind not in "fV":
        raise RuntimeError(
            f"Exponential distribution is a continuous probability distribution. "
            f"dtype must be a floating point but you specified {scalar_type_name(self.dtype)}"
        )
    wide = self.dtype if self.dtype.char in "fd" else np.dtype(np.float32)
    result = generator.standard_exponential(self.shape, wide)
    output: Array = np.divide(result, wide.type(lambd), out=...).astype(self.dtype, copy=False)
    return output


def cauchy(self: Array, median: float, sigma: float, generator: Generator) -> Array:
    """Numbers of the Cauchy distribution in the shape and dtype of `self`."""
    if not sigma > 0.0:
        raise RuntimeError(f"cauchy_ expects sigma > 0.0, but found sigma={sigma:g}")
    if self.dtype.kind not in "fV":
        raise RuntimeError(
            f"Cauchy distribution is a continuous probability distribution. "
            f"dtype must be a floating point but you specified {scalar_type_name(self.dtype)}"
        )
    draws = np.asarray(generator.standard_cauchy(self.shape))
    return (median + sigma * draws).astype(self.dtype)


def geometric(self: Array, p: float, generator: Generator) -> Array:
    """How many trials of probability `p` the first success takes, in the shape and dtype of `self`."""
    if not 0 < p < 1:
        raise RuntimeError(f"geometric_ expects p to be in (0, 1), but got p={p:g}")
    return np.asarray(generator.geometric(p, self.shape)).astype(self.dtype)


def _check_probability(p: float) -> None:
    if not 0 <= p <= 1:
        raise RuntimeError(f"bernoulli_ expects p to be in [0, 1], but got p={p:g}")


def bernoulli(self: Array, generator: Generator) -> Array:
    """Ones with the probabilities that `self` holds, zeros otherwise."""
    if self.dtype.kind not in "fV":
        raise RuntimeError(
            f"\"bernoulli_tensor_cpu_p_\" not implemented for '{scalar_type_name(self.dtype)}'"
        )
    return bernoulli_tensor(self, self, generator)


def bernoulli_p(self: Array, p: float, generator: Generator) -> Array:
    """Ones with probability `p`, zeros otherwise, in the shape and dtype of `self`."""
    _check_probability(p)
    result: Array = np.less(generator.random(self.shape, "f4"), p, out=...).astype(self.dtype)
    return result


def bernoulli_tensor(self: Array, p: Array, generator: Generator) -> Array:
    """Ones with the probabilities `p` (broadcast to `self`), in the shape and dtype of `self`."""
    if p.size and not certain((p.min() >= 0) & (p.max() <= 1), True):
        raise RuntimeError("Expected p_in >= 0 && p_in <= 1 to be true, but got false.")
    return np.less(generator.random(self.shape, "f8"), p, out=...).astype(self.dtype)
