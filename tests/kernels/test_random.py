"""Random kernels: their moments, their bounds, and that they draw from the generator they are given."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

from gradsmith.core import generator as generators
from gradsmith.core.generator import Generator
from gradsmith.core.namespace import Array
from gradsmith.core.threads import get_threads, set_threads
from gradsmith.operators.random import discrete as random_discrete
from gradsmith.operators.random import draws, random, rejection

COUNT = 40_000
FLOAT32 = np.dtype(np.float32)
BLANK = np.empty(COUNT, np.float32)


def fresh(seed: int = 7) -> Generator:
    return Generator().manual_seed(seed)


@pytest.mark.parametrize(
    ("draw", "mean", "deviation"),
    [
        (lambda g: random.rand_generator((COUNT,), g, FLOAT32), 0.5, 12**-0.5),
        (lambda g: random.randn_generator((COUNT,), g, FLOAT32), 0.0, 1.0),
        (lambda g: random.uniform(BLANK, 2.0, 6.0, g), 4.0, 4 * 12**-0.5),
        (lambda g: random.normal(BLANK, 3.0, 2.0, g), 3.0, 2.0),
        (lambda g: random.exponential(BLANK, 2.0, g), 0.5, 0.5),
        (lambda g: random.geometric(BLANK, 0.25, g), 4.0, 12**0.5),
        (lambda g: random.bernoulli_p(BLANK, 0.3, g), 0.3, 0.21**0.5),
        (lambda g: random.log_normal(BLANK, 0.0, 0.5, g), np.exp(0.125), 0.6039),
        (lambda g: random.randint_generator(2, 5, (COUNT,), g, None), 3.0, (2 / 3) ** 0.5),
        (lambda g: random_discrete.poisson(np.full(COUNT, 4.0, "f4"), g), 4.0, 2.0),
    ],
)
def test_moments(draw: Callable[[Generator], Array], mean: float, deviation: float) -> None:
    values = draw(fresh())
    assert values.shape == (COUNT,)
    error = 5 * deviation / COUNT**0.5
    assert float(values.mean()) == pytest.approx(mean, abs=error)
    assert float(values.std()) == pytest.approx(deviation, rel=0.05)
    assert (draw(fresh()) == values).all()


def test_complex_normal_has_unit_variance() -> None:
    values = random.randn_generator((COUNT,), fresh(), np.dtype(np.complex64))
    assert values.dtype == np.complex64
    assert float((np.abs(values) ** 2).mean()) == pytest.approx(1.0, rel=0.05)


def test_half_stays_below_one() -> None:
    values = random.rand_generator((COUNT,), fresh(), np.dtype(np.float16))
    assert values.dtype == np.float16 and values.max() < 1


def test_permutation() -> None:
    assert sorted(random.randperm_generator(10, fresh(), None).tolist()) == list(range(10))


@pytest.mark.parametrize("count", [2, 3, 50, 1023, 1025, 1026, 5000, 40_000])
@pytest.mark.parametrize("seed", range(3))
def test_a_permutation_is_one_exchange_after_the_other(count: int, seed: int) -> None:
    expected = list(range(count))
    for place, word in enumerate(fresh(seed).words(count - 1).tolist()):
        drawn = place + word % (count - place)
        expected[place], expected[drawn] = expected[drawn], expected[place]
    generator = fresh(seed)
    assert random.randperm_generator(count, generator, None).tolist() == expected


def test_random_fills_the_range_of_the_dtype() -> None:
    assert random.random(np.empty(COUNT, np.uint8), fresh()).max() == 255
    assert random.random(np.empty(COUNT, np.bool_), fresh()).mean() == pytest.approx(0.5, abs=0.02)
    values = random.random_from(np.empty(COUNT, np.int8), -3, None, fresh())
    assert values.min() == -3 and values.max() == 127


def test_multinomial_follows_the_weights() -> None:
    weights = np.array([[0.1, 0.2, 0.7], [0.0, 1.0, 0.0]], np.float32)
    chosen = random_discrete.multinomial(weights, COUNT, True, fresh())
    np.testing.assert_allclose(np.bincount(chosen[0]) / COUNT, weights[0], atol=0.01)
    assert set(chosen[1].tolist()) == {1}
    first = [random_discrete.multinomial(weights[0], 3, False, fresh(seed)) for seed in range(300)]
    assert all(sorted(indices.tolist()) == [0, 1, 2] for indices in first)
    assert np.mean([indices[0] == 2 for indices in first]) == pytest.approx(0.7, abs=0.1)


def _chosen_by(weights: Any, generator: Generator) -> Array:
    return random_discrete.multinomial(np.array(weights, np.float32), 1, True, generator)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda g: random.uniform(BLANK, 2, 1, g), "expects to return"),
        (lambda g: random.normal(BLANK, 0, -1, g), "std >= 0.0"),
        (lambda g: random.exponential(BLANK, 0, g), "lambda > 0.0"),
        (lambda g: random.bernoulli_p(BLANK, 2, g), "expects p to be in"),
        (lambda g: random.randint_generator(0, (2,), g, None), "less than 'to'"),
        (lambda g: random_discrete.multinomial(BLANK[:2] * 0 - 1, 1, True, g), "inf"),
        *(
            (partial(_chosen_by, weights), message)
            for weights, message in [
                ([0.5, np.nan], "nan"),
                ([np.inf, 1.0], "inf"),
                ([[1.0, 2.0], [1.0, np.nan]], "nan"),
                ([[1.0, 2.0], [1.0, -0.5]], "element < 0"),
                ([0.0, 0.0], "sum of"),
                ([[0.0, 1.0], [0.0, 0.0]], "sum of"),
            ]
        ),
        (
            lambda g: random_discrete.multinomial_shape(np.ones(2), 3, False, g),
            "without replacement",
        ),
    ],
)
def test_errors(call: Callable[[Generator], Array], message: str) -> None:
    with pytest.raises(RuntimeError, match=message):
        call(fresh())


def _in_turns(draw: Callable[[Generator, int], Array], sizes: list[int]) -> tuple[Array, Generator]:
    generator = fresh()
    return np.concatenate([draw(generator, size) for size in sizes]), generator


@pytest.mark.parametrize(
    ("draw", "places"),
    [
        (draws.doubles, 0),
        (draws.floats, 0),
        (draws.single_normals, 1),
        (lambda g, n: draws.exponential_numbers(g, n, 1.7), 1),
        (lambda g, n: draws.uniform_numbers(g, n, -0.7, 2.3, FLOAT32), 0),
        (lambda g, n: draws.uniform_numbers(g, n, 1e4, 1e4 + 0.01, FLOAT32), 0),
        (lambda g, n: draws.uniform_numbers(g, n, -0.7, 2.3, np.dtype(np.float64)), 0),
        (lambda g, n: draws.uniform_numbers(g, n, 0, 1, np.dtype(np.float16)), 0),
        (lambda g, n: draws.normal_numbers(g, n, 0.0, 1.0, FLOAT32, False), 1),
        (lambda g, n: draws.normal_numbers(g, n, 0.3, 1.7, FLOAT32, False), 1),
        (lambda g, n: draws.integers(g, n, -3, 11), 0),
        (lambda g, n: draws.integers(g, n, -(1 << 63), 5 - (1 << 63)), 0),
        (lambda g, n: draws.integers(g, n, (1 << 63) - 5, (1 << 63)), 0),
        (lambda g, n: draws.integers(g, n, (1 << 63) - 5, (1 << 63) + 9), 0),
        (lambda g, n: draws.integers(g, n, -(1 << 33), 1 << 40), 0),
        (lambda g, n: rejection.sampled(rejection.poisson_number, g, [(4.0,)] * n), 0),
        (lambda g, n: rejection.sampled(rejection.binomial_number, g, [(9.0, 0.3)] * n), 0),
        (lambda g, n: rejection.sampled(rejection.gamma_number, g, [(0.7, 1 / 0.7, 1.4)] * n), 0),
    ],
)
def test_few_numbers_at_a_time_are_those_of_many(
    draw: Callable[[Generator, int], Array], places: int
) -> None:
    few, after_few = _in_turns(draw, [1, 0, 2, 15, 3, 7, 12, 40])
    many, after_many = _in_turns(draw, [80])
    assert few.dtype == many.dtype
    if places:
        np.testing.assert_array_max_ulp(few, many, places)
        after_few.next_normal = after_many.next_normal = None
    else:
        assert few.tolist() == many.tolist()
    assert after_few.get_state().tolist() == after_many.get_state().tolist()


@pytest.mark.parametrize("count", [0, 1, 2, 15, 16, 127, 128])
def test_a_permutation_takes_a_word_less_than_it_has_numbers(count: int) -> None:
    generator, other = fresh(), fresh()
    assert sorted(random.randperm_generator(count, generator, None).tolist()) == list(range(count))
    other.words(max(count - 1, 0))
    assert generator.get_state().tolist() == other.get_state().tolist()


@pytest.mark.parametrize("count", [1023, 1024, 1025, 4097])
def test_words_by_twos_are_those_of_the_stream(count: int) -> None:
    many, one = Generator().manual_seed(3), Generator().manual_seed(3)
    for _ in range(2):
        assert many.words(count).tolist() == one.few_words(count)
    pairs = one.few_words(2 * count)
    assert many.long_words(count).tolist() == [
        high << 32 | low for high, low in zip(pairs[::2], pairs[1::2])
    ]


@pytest.mark.parametrize("p", [0.0, 2.0**-53, 1 / 3, 0.5, 1 - 2.0**-53, 1.0])
def test_coins_are_numbers_below_their_probability(p: float) -> None:
    for count in (15, 5000):
        coins = draws.below(Generator().manual_seed(1), count, p)
        assert coins.tolist() == (draws.doubles(Generator().manual_seed(1), count) < p).tolist()


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
@pytest.mark.parametrize("count", [4096, 10_007])
def test_normal_numbers_are_the_same_in_any_parts(
    dtype: Any, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many are drawn at once, and whichever thread transforms them; so is what is drawn next."""
    before = get_threads()
    found = []
    try:
        for threads, drawn, part in ((1, 1 << 22, 1 << 17), (3, 1 << 22, 1024), (3, 4000, 512)):
            set_threads(threads)
            monkeypatch.setattr(draws, "_DRAWN", drawn)
            monkeypatch.setattr(draws, "_SHARED_PART", part)
            generator = fresh()
            numbers = draws.normal_numbers(generator, count, 1.0, 2.0, np.dtype(dtype))
            found.append([*numbers.tolist(), *generator.few_words(2)])
    finally:
        set_threads(before)
    assert found[0] == found[1] == found[2]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words are read ahead after two draws of few, and thirty-two at once."""
    monkeypatch.setattr(generators, "PATIENCE", 2)
    monkeypatch.setattr(generators, "MOST_AHEAD", 32)
    monkeypatch.setattr(
        generators, "is_alone", lambda: True
    )  # the runner of the tests may have threads


def _float_of(word: int) -> float:
    return (word & 0xFFFFFF) * 2.0**-24


def _double_of(high: int, low: int) -> float:
    return ((high << 32 | low) & (1 << 53) - 1) * 2.0**-53


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("seed", range(8))
def test_words_that_are_read_ahead_are_those_of_the_stream(seed: int) -> None:
    """However draws of few and of many, and questions where the stream stands, follow each other."""
    chance = Random(seed)
    generator = Generator().manual_seed(seed)
    stream = Generator().manual_seed(seed).words(20_000).tolist()
    place = read = 0
    for _ in range(400):
        kind = chance.choice(["words", "floats", "doubles"] * 6 + ["many", "long", "state", "copy"])
        count = chance.randrange(40 if kind == "words" else 14)
        ours = stream[place : place + count]
        read += generator._ahead is not None
        if kind == "words":
            assert generator.few_words(count) == ours
        elif kind == "floats":
            assert generator.few_floats(count) == [_float_of(word) for word in ours]
        elif kind == "many":
            assert generator.words(count).tolist() == ours
        elif kind == "state":
            other = Generator().manual_seed(seed)
            other.words(place)
            assert generator.get_state().tolist() == other.get_state().tolist()
            count = 0
        elif kind == "copy":
            generator, count = generator.clone_state(), 0
        else:
            count *= 2
            ours = stream[place : place + count]
            pairs = list(zip(ours[::2], ours[1::2]))
            if kind == "doubles":
                assert generator.few_doubles(count // 2) == [_double_of(*pair) for pair in pairs]
            else:
                long = [high << 32 | low for high, low in pairs]
                assert generator.long_words(count // 2).tolist() == long
        place += count
    assert read > 100
    generator.manual_seed(seed)
    assert generator.few_words(5) == stream[:5]


@pytest.mark.usefixtures("impatient")
def test_nothing_is_read_ahead_of_who_keeps_a_view_of_the_stream() -> None:
    generator, expected = (Generator().manual_seed(2) for _ in range(2))
    numpy: Any = generator.numpy
    drawn: list[int] = []
    for _ in range(40):
        drawn += generator.few_words(3)
        drawn += numpy.bit_generator.random_raw(2).tolist()
    assert drawn == expected.words(200).tolist()
    for _ in range(5):
        generator.few_words(3)
    generator.manual_seed(2)  # the view is of the new stream from its first draw on
    assert generator.few_words(1) + [int(numpy.bit_generator.random_raw())] == drawn[:2]


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("turns_until_many", [10, 1000])
def test_no_word_is_drawn_by_two_threads(
    monkeypatch: pytest.MonkeyPatch, turns_until_many: int
) -> None:
    generator = Generator().manual_seed(4)
    before = [generator.few_words(1)[0] for _ in range(4)]
    assert generator._ahead is not None
    monkeypatch.setattr(generators, "is_alone", lambda: False)

    def draw(_: int) -> list[int]:
        found: list[int] = []
        for turn in range(500):
            many = turn % turns_until_many == turns_until_many - 1
            found += generator.words(2).tolist() if many else generator.few_words(2)
        return found

    with ThreadPoolExecutor(4) as pool:
        drawn = [word for words in pool.map(draw, range(4)) for word in words]
    assert sorted(before + drawn) == sorted(Generator().manual_seed(4).words(4004).tolist())
    assert (generator._ahead is None) is (turns_until_many < 500)
