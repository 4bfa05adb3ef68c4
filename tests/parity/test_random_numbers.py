"""The same seed gives PyTorch's numbers, and leaves the generator where PyTorch's stands.

To the bit, but where a logarithm, a sine or a tangent is another library's: there to the last places.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

torch = pytest.importorskip("torch")

import gradsmith as gs  # noqa: E402
import gradsmith.nn.functional  # noqa: E402
import gradsmith.testing  # noqa: E402

FLOATING = ("float32", "float64", "bfloat16")
SIZES = (1, 15, 16, 17, 1003)
SEEDS = (0, 1234, 2**40 + 7)


def _weights(m: Any, n: int, dtype: Any) -> Any:
    """Some probabilities, the same in both libraries."""
    return ((m.arange(n, dtype=m.float64) * 0.618) % 1).to(dtype)


def _empty(m: Any, n: int, dtype: Any) -> Any:
    return m.empty(n, dtype=dtype)


class Case(NamedTuple):
    """How numbers are drawn: of the library, how many, and of which dtype."""

    draw: Callable[[Any, int, Any], Any]
    places: int = 0
    """By how many units in the last place, of at least the number 1, they may differ."""
    dtypes: tuple[str, ...] = FLOATING


REAL = ("float32", "float64", "float16", "bfloat16")
INTEGRAL = ("int64", "int32", "uint8")
CASES = {
    "rand": Case(lambda m, n, d: m.rand(n, dtype=d), 0, (*REAL, "complex64")),
    "rand_like": Case(lambda m, n, d: m.rand_like(_empty(m, n, d))),
    "randn": Case(lambda m, n, d: m.randn(n, dtype=d), 3, (*REAL, "complex64", "complex128")),
    "randn_like": Case(lambda m, n, d: m.randn_like(_empty(m, n, d)), 3),
    "randint": Case(
        lambda m, n, d: m.randint(-3, 11, (n,), dtype=d), 0, ("int64", "int8", "float32")
    ),
    "randint_wide": Case(
        lambda m, n, d: m.randint(-(2**33), 2**40, (n,), dtype=d),
        0,
        ("int64", "float32", "float64"),
    ),
    "randint_2**28": Case(
        lambda m, n, d: m.randint(2**28, (n,), dtype=d), 0, ("int64", "int32", "float32")
    ),
    "randint_2**28-1": Case(
        lambda m, n, d: m.randint(2**28 - 1, (n,), dtype=d), 0, ("int64", "int32", "float64")
    ),
    "randint_like": Case(lambda m, n, d: m.randint_like(_empty(m, n, d), 2, 9), 0, INTEGRAL),
    "randperm": Case(lambda m, n, d: m.randperm(n, dtype=d), 0, ("int64", "int32", "float64")),
    "random_": Case(
        lambda m, n, d: _empty(m, n, d).random_(), 0, (*REAL, *INTEGRAL, "int8", "int16", "bool")
    ),
    "random_to": Case(lambda m, n, d: _empty(m, n, d).random_(7), 0, (*REAL, *INTEGRAL)),
    "random_from": Case(
        lambda m, n, d: _empty(m, n, d).random_(-2, None), 0, ("int64", "int32", "int8", "float32")
    ),
    "uniform_": Case(lambda m, n, d: _empty(m, n, d).uniform_(-0.7, 2.3), 0, (*REAL, "complex128")),
    "uniform_rounded": Case(lambda m, n, d: _empty(m, n, d).uniform_(1000, 1001), 0, REAL),
    "normal_": Case(lambda m, n, d: _empty(m, n, d).normal_(0.3, 1.7), 4, (*REAL, "complex64")),
    "normal_deviation": Case(
        lambda m, n, d: _empty(m, n, d).normal_(0.0, 0.3), 4, (*REAL, "complex64")
    ),
    "normal_around": Case(lambda m, n, d: _empty(m, n, d).normal_(0.3), 4, REAL),
    "normal_sized": Case(lambda m, n, d: m.normal(2.0, 3.0, (n,), dtype=d), 4),
    "normal_mean": Case(lambda m, n, d: m.normal(_weights(m, n, d), 0.5), 4),
    "normal_std": Case(lambda m, n, d: m.normal(1.0, _weights(m, n, d)), 4),
    "normal_both": Case(lambda m, n, d: m.normal(_weights(m, n, d), _weights(m, n, d)), 4),
    "log_normal_": Case(lambda m, n, d: _empty(m, n, d).log_normal_(0.3, 0.8), 8),
    "exponential_": Case(lambda m, n, d: _empty(m, n, d).exponential_(1.7), 2, REAL),
    "cauchy_": Case(lambda m, n, d: _empty(m, n, d).cauchy_(0.2, 1.5), 4, REAL),
    "geometric_": Case(lambda m, n, d: _empty(m, n, d).geometric_(0.3), 0, (*REAL, "int64")),
    "bernoulli_": Case(
        lambda m, n, d: _empty(m, n, d).bernoulli_(0.3), 0, (*REAL, "int64", "bool")
    ),
    "bernoulli": Case(lambda m, n, d: m.bernoulli(_weights(m, n, d)), 0, REAL),
    "bernoulli_p": Case(lambda m, n, d: m.bernoulli(_empty(m, n, d), 0.6)),
    "bernoulli_of_tensor": Case(
        lambda m, n, d: _empty(m, n, d).bernoulli_(_weights(m, n, m.float64))
    ),
    "dropout": Case(
        lambda m, n, d: m.nn.functional.dropout(m.ones(n, dtype=d), 0.4),
        0,
        ("float32", "float64", "bfloat16"),
    ),
    "feature_dropout": Case(
        lambda m, n, d: m.nn.functional.dropout2d(m.ones(n, 3, 2, 2, dtype=d), 0.4)
    ),
    "alpha_dropout": Case(
        lambda m, n, d: m.nn.functional.alpha_dropout(m.ones(n, dtype=d), 0.4), 1
    ),
    "feature_alpha_dropout": Case(
        lambda m, n, d: m.nn.functional.feature_alpha_dropout(m.ones(n, 3, 2, dtype=d), 0.4), 1
    ),
    "native_dropout": Case(
        lambda m, n, d: m.native_dropout(m.ones(n, dtype=d), 0.4, True)[0], 0, REAL
    ),
    "rrelu": Case(lambda m, n, d: m.nn.functional.rrelu(_weights(m, n, d) - 0.5, training=True), 1),
    "gumbel_softmax": Case(lambda m, n, d: m.nn.functional.gumbel_softmax(_weights(m, n, d)), 8),
    "multinomial": Case(lambda m, n, d: m.multinomial(_weights(m, n + 4, d), 3), 0, REAL),
    "multinomial_one": Case(lambda m, n, d: m.multinomial(_weights(m, 4 * n, d).view(n, 4), 1)),
    "multinomial_replaced": Case(
        lambda m, n, d: m.multinomial(_weights(m, n + 4, d), 2 * n + 1, True), 0, REAL
    ),
    "poisson": Case(lambda m, n, d: m.poisson(_weights(m, n, d) * 25)),
    "binomial": Case(
        lambda m, n, d: m.binomial(m.full((n,), 40, dtype=d), _weights(m, n, d)),
        0,
        ("float32", "float64"),
    ),
    "_standard_gamma": Case(
        lambda m, n, d: m._standard_gamma(_weights(m, n, d) * 3 + 0.1), 4, ("float32", "float64")
    ),
    "_sample_dirichlet": Case(
        lambda m, n, d: m._sample_dirichlet(_weights(m, 4 * n, d).view(n, 4) * 3 + 0.1),
        4,
        ("float32", "float64"),
    ),
    "fractional_max_pool2d": Case(
        lambda m, n, d: m.nn.functional.fractional_max_pool2d(
            _weights(m, n * 36, d).view(1, n, 6, 6), 2, output_size=4
        )
    ),
    "transposed": Case(lambda m, n, d: m.empty(n, 5, dtype=d).t().uniform_(), 0, REAL),
    "transposed_normal": Case(
        lambda m, n, d: m.empty(n, 5, dtype=d).t().normal_(), 2, (*REAL, "complex64")
    ),
    "transposed_like": Case(
        lambda m, n, d: m.randn_like(m.empty(n, 3, 4, dtype=d).permute(2, 0, 1)), 3
    ),
    "transposed_bernoulli": Case(lambda m, n, d: m.bernoulli(_weights(m, 5 * n, d).view(n, 5).t())),
    "transposed_multinomial": Case(
        lambda m, n, d: m.multinomial(_weights(m, 5 * n, d).view(5, n).t(), 2),
        0,
        ("float32", "float64"),
    ),
    "transposed_dropout": Case(
        lambda m, n, d: m.nn.functional.dropout(m.ones(n, 3, dtype=d).t(), 0.5)
    ),
    "spread": Case(lambda m, n, d: m.zeros(n, 4, dtype=d)[:, ::2].normal_(), 2),
    "spread_integers": Case(
        lambda m, n, d: m.zeros(n, 4, dtype=d)[:, 1:3].random_(0, 99), 0, INTEGRAL
    ),
    "channels_last": Case(
        lambda m, n, d: m.empty(n, 3, 2, 2, dtype=d).to(memory_format=m.channels_last).uniform_()
    ),
    "a_generator": Case(lambda m, n, d: m.rand(n, generator=m.Generator().manual_seed(5), dtype=d)),
}
CALLS = [(name, dtype) for name, case in CASES.items() for dtype in case.dtypes]


def _state(m: Any) -> bytes:
    """The generator's state, but for the last digits of a normal number that is kept for the next call."""
    raw: bytes = m.get_rng_state().numpy().tobytes()
    return raw[:5024] + raw[5031:]


def _as_torch(ours: Any) -> Any:
    if ours.dtype is gs.bfloat16:
        return torch.from_dlpack(ours.float().detach()).bfloat16()
    return torch.from_dlpack(ours.detach())


def _doubled(values: Any) -> Any:
    values = values.detach()
    if values.is_complex():
        values = values.view(values.real.dtype) if values.ndim == 0 else torch.view_as_real(values)
    return values


def _places(ours: Any, theirs: Any) -> float:
    """By how many units in the last place numbers of the same dtype differ at most."""
    ours, theirs = _doubled(ours), _doubled(theirs)
    if not theirs.is_floating_point():
        return 0.0 if torch.equal(ours, theirs) else float("inf")
    beyond = torch.full_like(theirs, float("inf"))
    size = theirs.abs().clamp(
        1
    )  # a sum of terms about 1 can be much smaller than what it is rounded to
    unit = (torch.nextafter(size, beyond) - size).double()
    apart = (ours.double() - theirs.double()).abs()
    return float((apart / unit).max()) if theirs.numel() else 0.0


@pytest.mark.parametrize(("name", "dtype"), CALLS, ids=[f"{n}-{d}" for n, d in CALLS])
def test_numbers(name: str, dtype: str) -> None:
    case = CASES[name]
    for seed in SEEDS:
        gs.manual_seed(seed)
        torch.manual_seed(seed)
        for size in SIZES:  # one after the other: what is left of a call is the next one's
            ours = case.draw(gs, size, getattr(gs, dtype))
            theirs = case.draw(torch, size, getattr(torch, dtype))
            assert str(ours.dtype).split(".")[1] == str(theirs.dtype).split(".")[1]
            assert tuple(ours.shape) == tuple(theirs.shape)
            if size > 1:
                assert ours.stride() == theirs.stride()
            apart = _places(_as_torch(ours), theirs)
            assert apart <= case.places, (seed, size, apart)
            assert _state(gs) == _state(torch), (seed, size)


@pytest.mark.parametrize("drawn", [0, 1, 3, 623, 624, 625])
def test_states_are_exchangeable(drawn: int) -> None:
    theirs = torch.Generator().manual_seed(99)
    ours = gs.Generator().manual_seed(99)
    torch.rand(drawn, generator=theirs), torch.randn(3, generator=theirs)
    gs.rand(drawn, generator=ours), gs.randn(3, generator=ours)
    state = ours.get_state()
    assert state.tolist()[:5024] == theirs.get_state().tolist()[:5024]
    there = torch.Generator()
    there.set_state(torch.from_numpy(state.numpy()))
    here = gs.Generator().set_state(gs.from_numpy(theirs.get_state().numpy()))
    assert here.initial_seed() == there.initial_seed() == 99
    expected = torch.randn(5, generator=theirs, dtype=torch.float64)
    for found in (
        torch.randn(5, generator=there, dtype=torch.float64),
        gs.randn(5, generator=here, dtype=gs.float64),
    ):
        assert found.tolist() == pytest.approx(expected.tolist(), rel=1e-15, abs=1e-15)


@pytest.mark.parametrize(
    "dtype", ["float32", "float64", "bfloat16", "complex64", "int64", "uint8", "bool"]
)
@pytest.mark.parametrize(
    "options",
    [{}, {"low": -2, "high": 3}, {"noncontiguous": True}, {"exclude_zero": True}],
    ids=str,
)
def test_tensors_for_tests(dtype: str, options: dict[str, Any]) -> None:
    gs.manual_seed(3)
    torch.manual_seed(3)
    ours = gs.testing.make_tensor(3, 5, dtype=getattr(gs, dtype), device="cpu", **options)
    theirs = torch.testing.make_tensor(3, 5, dtype=getattr(torch, dtype), device="cpu", **options)
    assert ours.tolist() == theirs.tolist()
    assert ours.stride() == theirs.stride()
