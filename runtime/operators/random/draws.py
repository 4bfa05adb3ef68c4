"""Numbers from the words of a generator: as PyTorch's CPU kernels make them, of the same words in the same order.

They are NumPy's on every backend: what is computed here depends on the generator alone.  Where PyTorch multiplies and
adds, its kernels round once (they are compiled for processors with fused multiplication), and so do these.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil, cos, log1p, pi, sin, sqrt
from typing import Any

from ...core.generator import FLOAT_MASK, FLOAT_STEP, Generator
from ...core.namespace import Array, host
from ...core.threads import even, share

_PART = 1 << 15
"""How many numbers are made at once: what is computed in between stays in the processor's cache."""
_DRAWN, _SHARED_PART = 1 << 22, 1 << 17
"""How many numbers are drawn before threads make normal ones of them, and how many of these a thread makes at once: steps
that take less than a thread takes to wake up are not shared."""
_BLOCK = 16
"""Of how many numbers a block of normal ones consists, and from how many on there are blocks."""
FEW = 16
"""Below how many numbers Python's arithmetic, an operation at a time, is quicker than NumPy's on arrays."""
FEW_EXCHANGES = 128
"""As `FEW`, of the numbers of a permutation."""
_DOUBLE_BITS = 53
_TURN = 2.0 * pi

float32 = host.dtype(host.float32)
float64 = host.dtype(host.float64)


def _in_parts(count: int, dtype: Any, fill: Callable[[Array], None]) -> Array:
    """`count` numbers, of which `fill` makes a part at a time in the room it is handed."""
    numbers = host.empty(count, dtype)
    for start in range(0, count, _PART):
        fill(numbers[start : start + _PART])
    return numbers


def fused(a: Array, b: float, c: float) -> Array:
    """``a * b + c`` in the floating dtype of `a`, rounded once.

    In float64 by T. J. Dekker's exact product and D. E. Knuth's exact sum, "A floating-point technique for extending
    the available precision" (1971): what either loses is added at the end.
    """
    if b == 1 and c == 0:
        return a
    if b == 1 or c == 0:  # one of the two steps rounds nothing
        return a * b + c
    if a.dtype == float32:
        wide = a.astype(float64)
        wide *= float(host.float32(b))
        wide += float(host.float32(c))
        return wide.astype(float32)
    product = a * b
    split = a * 134217729.0  # 2**27 + 1
    high = split - (split - a)
    b_split = b * 134217729.0
    b_high = b_split - (b_split - b)
    low, b_low = a - high, b - b_high
    lost = low * b_low - (((product - high * b_high) - low * b_high) - high * b_low)
    total = product + c
    back = total - product
    lost += (product - (total - back)) + (c - back)
    total += lost
    return total


def doubles(generator: Generator, count: int) -> Array:
    """Numbers of [0, 1) in float64: multiples of 2**-53, of two words each, the higher one first."""
    if count < FEW:
        return host.array(generator.few_doubles(count), float64)

    def fill(room: Array) -> None:
        host.multiply(_low_bits(generator, room.size).view(host.int64), 2.0**-_DOUBLE_BITS, room)

    return _in_parts(count, float64, fill)


def _low_bits(generator: Generator, count: int) -> Array:
    words = long_words(generator, count)
    words &= host.uint64((1 << _DOUBLE_BITS) - 1)
    return words


def long_words(generator: Generator, count: int) -> Array:
    """Words of 64 bits, of two of 32 bits each, the higher one first."""
    return generator.long_words(count)


def below(generator: Generator, count: int, p: float) -> Array:
    """Which of the next `count` numbers that `doubles` makes are less than `p`, of [0, 1]."""
    if count < FEW:
        return doubles(generator, count) < p
    end = host.uint64(ceil(p * 2.0**_DOUBLE_BITS))

    def fill(room: Array) -> None:
        host.less(_low_bits(generator, room.size), end, room)

    return _in_parts(count, host.bool_, fill)


def floats(generator: Generator, count: int) -> Array:
    """Numbers of [0, 1) in float32: multiples of 2**-24, of a word each."""
    if count < FEW:
        return host.array(generator.few_floats(count), float32)

    def fill(room: Array) -> None:
        words: Array = generator.words(room.size)
        words &= host.uint32(FLOAT_MASK)
        host.copyto(room, words.view(host.int32))
        host.multiply(room, host.float32(FLOAT_STEP), room)

    return _in_parts(count, float32, fill)


def uniform_numbers(generator: Generator, count: int, low: float, high: float, dtype: Any) -> Array:
    """Numbers of [low, high) in a real floating dtype, with `low` for those that are rounded to `high`."""
    wide = dtype == float64
    make = doubles if wide else floats
    if low == 0 and high == 1 and (wide or dtype == float32):
        return make(generator, count)
    if count < FEW and dtype == float32:
        return host.array(few_uniforms(generator, count, low, high), float32)
    if wide:
        width = high - low
    else:
        low, high, width = _bounds_in_single(low, high)
    end = dtype.type(high)

    def fill(room: Array) -> None:
        room[...] = fused(make(generator, room.size), width, low)
        room[room == end] = low

    return _in_parts(count, dtype, fill)


@lru_cache(maxsize=64)
def _bounds_in_single(low: float, high: float) -> tuple[float, float, float]:
    """Bounds and how far apart they are, each as float32 has it."""
    low, high = float(host.float32(low)), float(host.float32(high))
    return low, high, float(host.float32(high - low))


def few_uniforms(
    generator: Generator, count: int, low: float = 0.0, high: float = 1.0
) -> Sequence[float] | Array:
    """As `uniform_numbers` in float32, as numbers that it has."""
    numbers = generator.few_floats(count)
    if low == 0 and high == 1:
        return numbers
    low, high, width = _bounds_in_single(low, high)
    few = host.array([number * width + low for number in numbers], float32)
    if high in few.tolist():
        few[few == high] = low
    return few


def normal_numbers(
    generator: Generator, count: int, mean: float, std: float, dtype: Any, contiguous: bool = True
) -> Array:
    """Normal numbers in a real floating dtype.

    By G. E. P. Box and M. E. Muller, "A note on the generation of random normal deviates" (1958): in blocks, or one
    at a time for few numbers and for tensors that are not contiguous.
    """
    if count >= _BLOCK and contiguous:
        return _normal_in_blocks(generator, count, mean, std, dtype)
    if count < FEW and (std == 1 or mean == 0) and dtype in (float32, float64):
        return host.array(few_normals(generator, count, mean, std), dtype)
    return fused(single_normals(generator, count), std, mean).astype(dtype, copy=False)


def single_normals(generator: Generator, count: int) -> Array:
    """Standard normal numbers in float64, two of two draws; the generator keeps the second for the next call."""
    if count < FEW:
        return host.array(few_normals(generator, count), float64)
    kept = generator.next_normal
    numbers = host.empty(count + 2)
    numbers[0] = 0.0 if kept is None else kept
    start = 0 if kept is None else 1
    pairs = (count - start + 1) // 2
    drawn = doubles(generator, 2 * pairs)
    radius = host.sqrt(-2.0 * host.log1p(-drawn[1::2]))
    angle = 2.0 * host.pi * drawn[::2]
    end = start + 2 * pairs
    numbers[start:end:2] = radius * host.cos(angle)
    numbers[start + 1 : end : 2] = radius * host.sin(angle)
    generator.next_normal = float(numbers[count]) if end > count else None
    return numbers[:count]


def few_normals(
    generator: Generator, count: int, mean: float = 0.0, std: float = 1.0
) -> list[float]:
    """As `single_normals`, as numbers of Python's; `mean` is zero or `std` is one, so that they are rounded once."""
    if not count:
        return []
    kept = generator.next_normal
    numbers = [] if kept is None else [kept]
    drawn = iter(generator.few_doubles(count + 1 - len(numbers) & ~1))
    for first, second in zip(drawn, drawn):
        radius = sqrt(-2.0 * log1p(-second))
        angle = _TURN * first
        numbers += (radius * cos(angle), radius * sin(angle))
    generator.next_normal = numbers.pop() if len(numbers) > count else None
    if std == 1 and mean == 0:
        return numbers
    return [number * std + mean for number in numbers]


def _normal_in_blocks(
    generator: Generator, count: int, mean: float, std: float, dtype: Any
) -> Array:
    """Blocks of sixteen, made of sixteen draws; where the last is not full, the last sixteen are drawn again."""
    own = float64 if dtype == float64 else float32
    make = doubles if dtype == float64 else floats
    rest = count % _BLOCK
    whole = count - rest
    numbers = host.empty(count, dtype)
    for start in range(0, whole, _DRAWN):
        drawn = make(generator, min(_DRAWN, whole - start))

        def work(first: int, last: int, start: int = start, drawn: Array = drawn) -> None:
            numbers[start + first : start + last] = _box_muller(drawn[first:last], mean, std)

        share(work, even(0, drawn.size, _SHARED_PART))
    if rest:
        if dtype == own:
            generator.words(rest * own.itemsize // 4)  # which are drawn for nothing
        numbers[-_BLOCK:] = _box_muller(make(generator, _BLOCK), mean, std)
    return numbers


def _box_muller(drawn: Array, mean: float, std: float) -> Array:
    """Normal numbers of blocks of draws: the first half of a block says radii, the second angles."""
    number = drawn.dtype.type
    # A half at a time is moved as one element: loops over as few as it has would cost more than what they compute.
    half = host.dtype((host.void, drawn.itemsize * _BLOCK // 2))
    halves = drawn.view(half).reshape(-1, 2)
    radius, angle = (halves[:, place].copy().view(drawn.dtype) for place in (0, 1))
    host.subtract(number(1), radius, radius)
    host.log(radius, radius)
    radius *= number(-2)
    host.sqrt(radius, radius)
    angle *= number(2 * host.pi)
    numbers = host.empty_like(drawn)
    made = numbers.view(half).reshape(-1, 2)
    for place, function in enumerate((host.cos, host.sin)):
        made[:, place] = host.multiply(radius, function(angle)).view(half)
    return fused(numbers, std, mean)


def exponential_numbers(generator: Generator, count: int, rate: float) -> Array:
    """Numbers of the exponential distribution in float64, by inversion."""
    if count < FEW:
        return host.array(few_exponentials(generator, count, rate), float64)

    def fill(room: Array) -> None:
        drawn = doubles(generator, room.size)
        host.negative(drawn, drawn)
        host.log1p(drawn, drawn)
        host.multiply(drawn, -1.0 / rate, room)

    return _in_parts(count, float64, fill)


def few_exponentials(generator: Generator, count: int, rate: float = 1.0) -> list[float]:
    """As `exponential_numbers`, as numbers of Python's."""
    factor = -1.0 / rate
    return [log1p(-number) * factor for number in generator.few_doubles(count)]


def integers(generator: Generator, count: int, low: int, high: int, most: int = 1 << 28) -> Array:
    """Integers of [low, high) as int64, or beyond its range as uint64: remainders of words.

    Of words of 64 bits where there are `most` integers or more, so that none is much more frequent than others.
    """
    width = high - low
    if count < FEW and width < most and low >= -(1 << 63) and high <= 1 << 63:
        return host.array([low + word % width for word in generator.few_words(count)], host.int64)
    if width < most:
        words = generator.words(count)
        divisor = host.uint32(width)
        words -= words // divisor * divisor
        numbers = words.astype(host.int64)
    else:
        long = long_words(generator, count)
        if width < 1 << 64:
            long %= host.uint64(width)
        numbers = long.view(host.int64)
    if low:
        numbers += host.int64(low)  # modulo 2**64, as the bounds are
    return numbers.view(host.uint64) if high - 1 > (1 << 63) - 1 else numbers


_EXCHANGES = 1 << 13
"""How many exchanges are made at once, at most: what they touch beside the numbers stays in the cache."""


def permutation(generator: Generator, count: int) -> Array:
    """The integers of [0, count) in random order, as int64.

    R. Durstenfeld, "Algorithm 235: Random permutation" (1964): the element at each place, from the first on, is
    exchanged with that at a place drawn from those not before it.
    """
    if count < FEW_EXCHANGES:
        return host.array(few_in_order(generator, count), host.int64)
    own = host.arange(count, dtype=host.int64)
    left = count - own[:-1]
    few = count < (1 << 32) // 20
    words = generator.words(count - 1) if few else long_words(generator, count - 1)
    drawn = own[:-1] + (words % left.astype(words.dtype)).astype(host.int64)
    numbers = own.astype(host.int32) if few else own
    marks = host.empty(count, host.int32)
    start = 0
    while start < count - 1:
        # A quarter of what is left: few places are drawn twice, and few of those whose turn is within.
        size = min(_EXCHANGES, max((count - start) // 4, 1 << 10))
        _exchange(numbers, start, drawn[start : start + size], marks)
        start += size
    return numbers.astype(host.int64, copy=False)


def few_in_order(generator: Generator, count: int) -> list[int]:
    """As `permutation`, as numbers of Python's."""
    numbers = list(range(count))
    for place, word in enumerate(generator.few_words(max(count - 1, 0))):
        drawn = place + word % (count - place)
        numbers[place], numbers[drawn] = numbers[drawn], numbers[place]
    return numbers


def _exchange(numbers: Array, start: int, drawn: Array, marks: Array) -> None:
    """Exchange the numbers from place `start` on with those at the places `drawn`, one after the other but at once.

    An exchange moves to the drawn place what was at its own, which came there by the last earlier exchange that drew
    it, if any did; so chains of exchanges lead to the place where a number began.  `marks` is room for all places.
    """
    size = len(drawn)
    end = start + size
    turns = host.arange(size, dtype=host.int32)
    marks[drawn[::-1]] = turns[::-1]
    first = marks[drawn]  # the exchange that draws the same place first
    moved = numbers[start:end].copy()
    within = host.flatnonzero(drawn < end)
    if within.size:
        places = drawn[within] - start
        ahead = places > within
        began = turns.copy()
        began[places[ahead]] = within[ahead]
        while True:
            further = began[began]
            if (further == began).all():
                break
            began = further
        moved = moved[began]
    found = numbers[drawn]
    again = host.flatnonzero(first != turns)
    if again.size:  # these find what the exchange before, that drew the same place, has moved there
        again = again[drawn[again].argsort(kind="stable")]
        before = first[again]
        same = host.flatnonzero(host.diff(drawn[again]) == 0)
        before[same + 1] = again[same]
        found[again] = moved[before]
    numbers[drawn] = moved
    numbers[start:end] = found
