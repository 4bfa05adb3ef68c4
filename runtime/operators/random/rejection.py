"""Distributions that are sampled by rejection, each number from as many draws as it takes.

The algorithms, their constants and the order of their draws are PyTorch's, so that numbers are; they are computed a
number at a time, in Python.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from ...core.generator import Generator
from ...core.namespace import Array, host
from .draws import float64, long_words

_AHEAD = 64
"""How many words a stream draws at first; each time it needs more, twice as many as before."""

_FEW = 64
"""For how many numbers it takes longer to go back in a stream than to draw a word at a time."""

GAMMA_THIRD = float(host.float32(1) / host.float32(3))
_SQUEEZE = float(host.float32(0.0331))

_STIRLING = (
    0.0810614667953272,
    0.0413406959554092,
    0.0276779256849983,
    0.02079067210376509,
    0.0166446911898211,
    0.0138761288230707,
    0.0118967099458917,
    0.0104112652619720,
    0.00925546218271273,
    0.00833056343336287,
)


class Stream:
    """Draws from a generator, one at a time; when the ``with`` block ends, it has drawn what was used and no more.

    Unless there are `few`, more words are drawn than may be needed, and those that were used drawn again in the end.
    """

    def __init__(self, generator: Generator, few: bool = False) -> None:
        self._generator = generator
        self._before = None if few else generator.get_state()
        self._drawn: list[float] = []
        self._used = 0
        self._next_normal = generator.next_normal

    def __enter__(self) -> Stream:
        return self

    def __exit__(self, *exception: object) -> None:
        if self._before is not None:
            self._generator.set_state(self._before)
            self._generator.words(2 * self._used)
        self._generator.next_normal = self._next_normal

    def uniform(self) -> float:
        """A number of [0, 1)."""
        if self._before is None:
            return self._generator.few_doubles(1)[0]
        if self._used == len(self._drawn):
            more = long_words(self._generator, max(_AHEAD, self._used))
            self._drawn += ((more & host.uint64((1 << 53) - 1)) * 2.0**-53).tolist()
        self._used += 1
        return self._drawn[self._used - 1]

    def normal(self) -> float:
        """A number of the standard normal distribution."""
        number = self._next_normal
        if number is not None:
            self._next_normal = None
            return number
        first = self.uniform()
        radius = math.sqrt(-2.0 * math.log1p(-self.uniform()))
        angle = 2.0 * math.pi * first
        self._next_normal = radius * math.sin(angle)
        return radius * math.cos(angle)


def sampled(
    draw: Callable[..., float], generator: Generator, parameters: Sequence[tuple[float, ...]]
) -> Array:
    """A number of `draw` for each tuple of parameters, in float64."""
    with Stream(generator, len(parameters) < _FEW) as stream:
        return host.array([draw(stream, *each) for each in parameters], float64)


def poisson_number(stream: Stream, rate: float) -> float:
    """W. Hoermann, "The transformed rejection method for generating Poisson random variables" (1993), PTRS.

    For small rates as many factors of a product of draws as stay above exp(-rate) (D. E. Knuth).
    """
    if rate == 0:
        return 0.0
    if rate < 10:
        limit, product, count = math.exp(-rate), 1.0, 0
        while True:
            product *= stream.uniform()
            if product <= limit:
                return count
            count += 1
    b = 0.931 + 2.53 * math.sqrt(rate)
    a = -0.059 + 0.02483 * b
    inverse_alpha = 1.1239 + 1.1328 / (b - 3.4)
    box = 0.9277 - 3.6224 / (b - 2)
    while True:
        u = stream.uniform() - 0.5
        v = stream.uniform()
        us = 0.5 - abs(u)
        k = math.floor((2 * a / us + b) * u + rate + 0.43)
        if us >= 0.07 and v <= box:
            return k
        if k < 0 or (us < 0.013 and v > us):
            continue
        ratio = math.log(v) + math.log(inverse_alpha) - math.log(a / (us * us) + b)
        if ratio <= -rate + k * math.log(rate) - math.lgamma(k + 1):
            return k


def gamma_number(stream: Stream, shape: float, inverse: float, d: float) -> float:
    """G. Marsaglia and W. W. Tsang, "A simple method for generating gamma variables" (2000).

    `inverse` is ``1 / shape``, for the boost of shapes below 1, and `d` theirs, both in the precision of the tensor.  A
    third and the constant of the quick test are rounded to float32, as they are in PyTorch.
    """
    scale = 1.0
    if shape < 1:
        if shape == 0:
            return 0.0
        scale = (1 - stream.uniform()) ** inverse
    c = 1 / math.sqrt(9 * d)
    while True:
        y = 0.0
        while y <= 0:
            x = stream.normal()
            y = 1 + c * x
        v = y * y * y
        u = 1 - stream.uniform()
        squared = x * x
        quick = u < 1 - _SQUEEZE * squared * squared
        if quick or math.log(u) < 0.5 * squared + d * (1 - v + math.log(v)):
            return scale * d * v


def binomial_number(stream: Stream, count: float, probability: float) -> float:
    """How many of `count` trials succeed; by inversion where few are expected to, else by `_many_successes`."""
    if math.isnan(probability) or math.isnan(count):
        return math.nan
    if count <= 0 or probability <= 0:
        return 0.0
    if probability >= 1:
        return count
    rarer = min(probability, 1 - probability)
    draw = _many_successes if count * rarer >= 10 else _few_successes
    successes = draw(stream, count, rarer)
    return successes if probability <= 0.5 else count - successes


def _few_successes(stream: Stream, count: float, probability: float) -> float:
    """Successes are counted by the waiting times between them."""
    log_failure = math.log1p(-probability)
    trials, successes = 0.0, 0
    while True:
        draw = stream.uniform()
        trials += math.ceil(math.log(draw) / log_failure) if draw else math.inf
        if trials > count:
            return successes
        successes += 1


def _many_successes(stream: Stream, count: float, probability: float) -> float:
    """W. Hoermann, "The generation of binomial random variates" (1993), algorithm BTRS.

    The logarithm of the ratio is taken, which its listing leaves out.
    """
    deviation = math.sqrt(count * probability * (1 - probability))
    b = 1.15 + 2.53 * deviation
    a = -0.0873 + 0.0248 * b + 0.01 * probability
    c = count * probability + 0.5
    box = 0.92 - 4.2 / b
    odds = probability / (1 - probability)
    alpha = (2.83 + 5.1 / b) * deviation
    m = math.floor((count + 1) * probability)
    while True:
        u = stream.uniform() - 0.5
        v = stream.uniform()
        us = 0.5 - abs(u)
        k = math.floor((2 * a / us + b) * u + c)
        if k < 0 or k > count:
            continue
        if us >= 0.07 and v <= box:
            return k
        ratio = v * alpha / (a / (us * us) + b)
        bound = (
            (m + 0.5) * math.log((m + 1) / (odds * (count - m + 1)))
            + (count + 1) * math.log((count - m + 1) / (count - k + 1))
            + (k + 0.5) * math.log(odds * (count - k + 1) / (k + 1))
            + _stirling_tail(m)
            + _stirling_tail(count - m)
            - _stirling_tail(k)
            - _stirling_tail(count - k)
        )
        if ratio == 0 or math.log(ratio) <= bound:
            return k


def _stirling_tail(k: float) -> float:
    """What Stirling's approximation of log(k!) leaves out."""
    if k < len(_STIRLING):
        return _STIRLING[int(k)]
    square = (k + 1) * (k + 1)
    return (1 / 12 - (1 / 360 - 1 / 1260 / square) / square) / (k + 1)
