"""`gradsmith.distributions` beside `torch.distributions`: densities, moments, entropies, divergences, gradients of samples."""

from __future__ import annotations

import pickle
import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from distribution_samples import CASES, made_by, of

import gradsmith as gs

torch = pytest.importorskip("torch", reason="the reference is not installed")

NAMES = [f"{number}-{cls}" for number, (cls, _) in enumerate(CASES)]
ATTRIBUTES = ("mean", "mode", "variance", "stddev")


def both(case: tuple[str, dict[str, Any]]) -> tuple[Any, Any]:
    """The distribution of either library."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ours, theirs = (made_by(*case).make(lib) for lib in (gs, torch))
    return ours, theirs


def text(thing: Any) -> str:
    """Its text, with our names in it."""
    return repr(thing).replace("torch.", "gradsmith.")


def outcome(function: Any) -> Any:
    """What a function returns as an array, or the name of what it raises."""
    try:
        result = function()
    except (NotImplementedError, ValueError) as error:
        return type(error).__name__
    return result.detach().numpy()


def agree(ours: Any, theirs: Any, **tolerance: float) -> None:
    """The same values, or the same refusal."""
    if isinstance(ours, str) or isinstance(theirs, str):
        assert isinstance(ours, str) and isinstance(theirs, str) and ours == theirs
        return
    assert ours.dtype == theirs.dtype
    if ours.dtype == np.float32:
        tolerance = {"rtol": 1e-5, "atol": 1e-6}
    np.testing.assert_allclose(ours, theirs, **{"rtol": 1e-9, "atol": 1e-12, **tolerance})


def samples_of(theirs: Any, shape: tuple[int, ...] = (5,)) -> Any:
    """Draws of the reference, by which both libraries are asked the same."""
    torch.manual_seed(len(shape))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return theirs.sample(shape)


def approximate(cls: str) -> dict[str, float]:
    """PyTorch approximates Bessel functions by polynomials, to seven digits."""
    return {"rtol": 3e-7} if cls == "VonMises" else {}


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_what_is_said_of_them(case: tuple[str, dict[str, Any]]) -> None:
    ours, theirs = both(case)
    assert ours.batch_shape == theirs.batch_shape and ours.event_shape == theirs.event_shape
    assert ours.has_rsample == theirs.has_rsample
    assert ours.has_enumerate_support == theirs.has_enumerate_support
    assert text(ours) == text(theirs)
    assert text(ours.support) == text(theirs.support)
    for name in ATTRIBUTES:
        agree(
            *(outcome(lambda d=d, n=name: getattr(d, n)) for d in (ours, theirs)),
            **approximate(case[0]),
        )
    agree(outcome(ours.entropy), outcome(theirs.entropy))
    agree(outcome(ours.enumerate_support), outcome(theirs.enumerate_support))


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_densities_and_quantiles(case: tuple[str, dict[str, Any]]) -> None:
    ours, theirs = both(case)
    drawn = samples_of(theirs)
    mine = gs.tensor(drawn.numpy())
    tolerance = approximate(case[0])
    agree(
        outcome(lambda: ours.log_prob(mine)), outcome(lambda: theirs.log_prob(drawn)), **tolerance
    )
    agree(outcome(lambda: ours.cdf(mine)), outcome(lambda: theirs.cdf(drawn)))
    if not ours.event_shape:
        levels = np.linspace(0.05, 0.95, 4).reshape(-1, *(1,) * len(ours.batch_shape))
        levels = levels * np.ones(ours.batch_shape)
        answers = (
            outcome(lambda d=d, l=l: d.icdf(l.tensor(levels)))
            for d, l in ((ours, gs), (theirs, torch))
        )
        agree(*answers)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_gradients_of_densities(case: tuple[str, dict[str, Any]]) -> None:
    cls, kwargs = case
    drawn = samples_of(both(case)[1])
    gradients = []
    for lib in (gs, torch):
        leaves = {k: of(lib, v, True) for k, v in kwargs.items() if not isinstance(v, made_by)}
        made = {k: leaves[k] if k in leaves else of(lib, v) for k, v in kwargs.items()}
        distribution = getattr(lib.distributions, cls)(**made)
        log_prob = distribution.log_prob(lib.tensor(drawn.numpy())).sum()
        if log_prob.requires_grad:  # nothing but numbers otherwise
            log_prob.backward()
        found = {k: v.grad for k, v in leaves.items() if getattr(v, "requires_grad", False)}
        gradients.append({k: g.numpy() for k, g in found.items() if g is not None})
    assert gradients[0].keys() == gradients[1].keys()
    for name, gradient in gradients[0].items():
        np.testing.assert_allclose(
            gradient,
            gradients[1][name],
            rtol={"VonMises": 1e-5, "GeneralizedPareto": 1e-5}.get(cls, 1e-7),
            atol=1e-6 if cls == "GeneralizedPareto" else 1e-9,
        )


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_larger_batches(case: tuple[str, dict[str, Any]]) -> None:
    ours, theirs = both(case)
    shape = (4, *ours.batch_shape)
    more, reference = ours.expand(shape), theirs.expand(shape)
    assert type(more) is type(ours)
    assert more.batch_shape == reference.batch_shape and more.event_shape == reference.event_shape
    assert text(more) == text(reference)
    drawn = samples_of(reference, ())
    assert more.sample((2,)).shape == (2, *drawn.shape)
    agree(
        outcome(lambda: more.log_prob(gs.tensor(drawn.numpy()))),
        outcome(lambda: reference.log_prob(drawn)),
        **approximate(case[0]),
    )
    again = pickle.loads(pickle.dumps(more))
    assert text(again) == text(more)


# PyTorch's derivatives of gamma and Dirichlet draws are approximations, to some 6e-4; ours are exact.
@pytest.mark.parametrize(
    ("cls", "arguments", "tolerance"),
    [
        ("Gamma", ([0.1, 0.9, 5.0, 60.0], [1.0, 2.0, 0.5, 3.0]), 1e-3),
        ("Chi2", ([0.3, 2.0, 17.0],), 1e-3),
        ("Beta", ([0.2, 1.5, 20.0], [3.0, 0.7, 9.0]), 2e-3),
        ("Dirichlet", ([0.3, 1.5, 8.0],), 2e-3),
    ],
)
def test_derivatives_of_draws(
    cls: str, arguments: tuple[list[float], ...], tolerance: float
) -> None:
    """At the place of a draw of PyTorch's: the operators that differentiate draws."""
    torch.manual_seed(0)
    parameters = [torch.tensor(a, dtype=torch.float64, requires_grad=True) for a in arguments]
    distribution = getattr(torch.distributions, cls)(*parameters)
    drawn = distribution.rsample((200,))
    if cls in ("Gamma", "Chi2"):
        concentration = distribution.concentration.expand(drawn.shape).detach()
        standard = (drawn * distribution.rate).detach()
        ours = gs._standard_gamma_grad(
            gs.tensor(concentration.numpy()), gs.tensor(standard.numpy())
        )
        theirs = torch._standard_gamma_grad(concentration, standard)
    else:
        base = distribution._dirichlet if cls == "Beta" else distribution
        concentration = base.concentration.detach()
        point = torch.stack([drawn, 1 - drawn], -1).detach() if cls == "Beta" else drawn.detach()
        total = concentration.sum(-1, True).expand_as(point)
        values = (point, concentration.expand_as(point).contiguous(), total.contiguous())
        ours = gs._dirichlet_grad(*(gs.tensor(v.numpy()) for v in values))
        theirs = torch._dirichlet_grad(*values)
    np.testing.assert_allclose(ours.numpy(), theirs.numpy(), rtol=tolerance)


PAIRS = sorted(
    {(p.__name__, q.__name__) for p, q in torch.distributions.kl._KL_REGISTRY},
)
ABSTRACT = {"ExponentialFamily", "TransformedDistribution"}


def first_cases(cls: str) -> list[tuple[str, dict[str, Any]]]:
    """Two ways of making one of a class, with batches that broadcast."""
    found = [case for case in CASES if case[0] == cls]
    return [found[-1], found[0]]


@pytest.mark.parametrize(("p", "q"), [pair for pair in PAIRS if not {*pair} & ABSTRACT])
def test_divergences(p: str, q: str) -> None:
    for case_p, case_q in zip(first_cases(p), reversed(first_cases(q))):
        (our_p, their_p), (our_q, their_q) = both(case_p), both(case_q)
        ours = outcome(lambda: gs.distributions.kl_divergence(our_p, our_q))  # noqa: B023
        theirs = outcome(lambda: torch.distributions.kl_divergence(their_p, their_q))  # noqa: B023
        if not isinstance(ours, str) and np.isinf(theirs).all():
            assert np.isinf(ours).all()
            continue
        agree(ours, theirs, rtol=3e-6, atol=1e-9)


def test_divergences_of_transformed_and_exponential_families() -> None:
    for lib in (gs, torch):
        d = lib.distributions
        p, q = d.LogNormal(0.0, 1.0), d.LogNormal(1.0, 2.0)
        assert d.kl_divergence(p, q).item() == pytest.approx(0.4431471805599453, rel=1e-6)
        with pytest.raises(NotImplementedError):
            d.kl_divergence(p, d.Gumbel(0.0, 1.0))
        with pytest.raises(NotImplementedError):
            d.kl_divergence(d.Normal(0.0, 1.0), d.Dirichlet(lib.ones(3)))
    wisharts = [
        lib.distributions.kl_divergence(
            lib.distributions.Wishart(lib.tensor(4.0), covariance_matrix=lib.eye(3)),
            lib.distributions.Wishart(lib.tensor(5.0), covariance_matrix=2 * lib.eye(3)),
        ).item()
        for lib in (gs, torch)
    ]
    assert wisharts[0] == pytest.approx(wisharts[1], rel=1e-4)


BAD_CALLS = [
    lambda lib, d: d.Normal(lib.tensor([0.0, float("nan")]), 1.0),
    lambda lib, d: d.Normal(0.0, -1.0),
    lambda lib, d: d.Normal(0.0, "1"),
    lambda lib, d: d.Normal(0.0, 1.0).log_prob(0.5),
    lambda lib, d: d.Normal(lib.zeros(3), 1.0).log_prob(lib.zeros(2)),
    lambda lib, d: d.Uniform(0.0, 1.0).log_prob(lib.tensor(2.0)),
    lambda lib, d: d.Uniform(1.0, 1.0),
    lambda lib, d: d.Categorical(),
    lambda lib, d: d.Categorical(probs=lib.tensor(0.5)),
    lambda lib, d: d.Categorical(probs=lib.tensor([-0.5, 0.5])),
    lambda lib, d: d.Categorical(probs=lib.tensor([0.5, 0.5])).log_prob(lib.tensor(2)),
    lambda lib, d: d.Bernoulli(0.5).log_prob(lib.tensor(0.5)),
    lambda lib, d: d.Bernoulli(0.5, 0.5),
    lambda lib, d: d.Binomial(-1, lib.tensor(0.5)),
    lambda lib, d: d.Dirichlet(lib.tensor(1.0)),
    lambda lib, d: d.Dirichlet(lib.tensor([1.0, 2.0])).log_prob(lib.tensor([0.5, 0.4])),
    lambda lib, d: d.MultivariateNormal(lib.zeros(2)),
    lambda lib, d: d.MultivariateNormal(lib.zeros(2), lib.ones(2)),
    lambda lib, d: d.MultivariateNormal(lib.zeros(2), scale_tril=lib.ones(2, 2)),
    lambda lib, d: d.MultivariateNormal(lib.zeros(2), lib.eye(2)).log_prob(lib.zeros(3)),
    lambda lib, d: d.Independent(d.Normal(0.0, 1.0), 1),
    lambda lib, d: d.Geometric(lib.tensor([0.5, 0.0])),
    lambda lib, d: d.LKJCholesky(1),
    lambda lib, d: d.TransformedDistribution(d.Normal(0.0, 1.0), [1]),
    lambda lib, d: d.TransformedDistribution(d.Normal(0.0, 1.0), d.StickBreakingTransform()),
    lambda lib, d: d.MixtureSameFamily(d.Normal(0.0, 1.0), d.Normal(lib.zeros(2), 1.0)),
    lambda lib, d: d.Normal(0.0, 1.0).enumerate_support(),
    lambda lib, d: d.Poisson(1.0).rsample(),
    lambda lib, d: d.biject_to(d.constraints.boolean),
    lambda lib, d: d.kl_divergence(d.Poisson(1.0), d.Normal(0.0, 1.0)),
    lambda lib, d: d.ReshapeTransform((2,), (3,)),
    lambda lib, d: d.Distribution.set_default_validate_args(3),
]


@pytest.fixture
def _validating() -> None:
    """PyTorch's compiler, which its control flow calls, switches this off for the whole process."""
    torch.distributions.Distribution.set_default_validate_args(True)


@pytest.mark.usefixtures("_validating")
@pytest.mark.parametrize("number", range(len(BAD_CALLS)))
def test_refusals(number: int) -> None:
    said = []
    for lib in (gs, torch):
        with pytest.raises((ValueError, NotImplementedError)) as caught:
            BAD_CALLS[number](lib, lib.distributions)
        said.append(
            (caught.type, " ".join(str(caught.value).replace("torch", "gradsmith").split()))
        )
    assert said[0] == said[1]


TRANSFORMS = [
    ("ExpTransform", (), (3,)),
    ("SigmoidTransform", (), (3,)),
    ("SoftplusTransform", (), (3,)),
    ("TanhTransform", (), (3,)),
    ("AbsTransform", (), (3,)),
    ("SoftmaxTransform", (), (2, 4)),
    ("StickBreakingTransform", (), (2, 4)),
    ("CorrCholeskyTransform", (), (2, 6)),
    ("LowerCholeskyTransform", (), (2, 3, 3)),
    ("PositiveDefiniteTransform", (), (2, 3, 3)),
    ("AffineTransform", (1.5, -2.0), (3,)),
    ("AffineTransform", (1.5, -2.0, 1), (2, 3)),
    ("ReshapeTransform", ((2, 3), (6,)), (4, 2, 3)),
]


@pytest.mark.parametrize(("name", "arguments", "shape"), TRANSFORMS, ids=lambda v: str(v))
def test_transforms(name: str, arguments: tuple[Any, ...], shape: tuple[int, ...]) -> None:
    values = np.random.default_rng(3).standard_normal(shape)
    results = []
    for lib in (gs, torch):
        transform = getattr(lib.distributions, name)(*arguments)
        x = lib.tensor(values)
        y = transform(x)
        back = transform.inv(y)
        log_det = outcome(lambda: transform.log_abs_det_jacobian(x, y))  # noqa: B023
        cached = transform.with_cache()
        assert cached.inv(cached(x)) is x
        shapes = (tuple(transform.forward_shape(x.shape)), tuple(transform.inverse_shape(y.shape)))
        about = (
            repr(transform),
            repr(transform.domain),
            repr(transform.codomain),
            transform.bijective,
        )
        results.append((y.numpy(), back.numpy(), log_det, shapes, about))
    for ours, theirs in zip(results[0][:3], results[1][:3]):
        agree(ours, theirs, rtol=1e-7)
    assert results[0][3:] == results[1][3:]


CONSTRAINTS = [
    lambda c: c.real,
    lambda c: c.positive,
    lambda c: c.nonnegative,
    lambda c: c.unit_interval,
    lambda c: c.interval(-2.0, 3.0),
    lambda c: c.half_open_interval(-1.0, 1.0),
    lambda c: c.greater_than(1.0),
    lambda c: c.greater_than_eq(-1.0),
    lambda c: c.less_than(-1.0),
    lambda c: c.simplex,
    lambda c: c.lower_cholesky,
    lambda c: c.positive_definite,
    lambda c: c.positive_semidefinite,
    lambda c: c.corr_cholesky,
    lambda c: c.independent(c.positive, 1),
    lambda c: c.cat([c.positive, c.unit_interval], -1, [2, 4]),
    lambda c: c.stack([c.positive, c.real], 0),
]


@pytest.mark.parametrize("number", range(len(CONSTRAINTS)))
def test_from_unconstrained_numbers(number: int) -> None:
    """`biject_to` and `transform_to` reach what the constraint's own check accepts, as PyTorch's do."""
    shapes = {10: (3, 3), 11: (3, 3), 12: (3, 3), 13: (6,), 16: (2, 6)}
    values = np.random.default_rng(number).standard_normal((2, *shapes.get(number, (6,)))[-3:])
    if number == 16:
        values = values[0]
    for registry in ("biject_to", "transform_to"):
        found = []
        for lib in (gs, torch):
            constraint = CONSTRAINTS[number](lib.distributions.constraints)
            try:
                transform = getattr(lib.distributions, registry)(constraint)
            except NotImplementedError as error:
                found.append(str(error))
                continue
            y = transform(lib.tensor(values))
            assert constraint.check(y).all()
            found.append(y.numpy())
        if isinstance(found[0], str):
            assert found[0] == found[1]
        else:
            agree(*found, rtol=1e-7)


def test_names() -> None:
    ours, theirs = gs.distributions, torch.distributions
    assert sorted(ours.__all__) == sorted({*theirs.__all__, "constraints", "transforms"})
    assert set(theirs.constraints.__all__) <= set(dir(ours.constraints))
    assert set(theirs.transforms.__all__) == set(ours.transforms.__all__)
    for module in (
        "normal",
        "categorical",
        "kl",
        "utils",
        "constraint_registry",
        "multivariate_normal",
    ):
        __import__(f"gradsmith.distributions.{module}")
    for name in theirs.utils.__all__:
        assert hasattr(ours.utils, name), name


SAME_DRAWS = [pytest.param(c, id=n) for c, n in zip(CASES, NAMES)]


@pytest.mark.parametrize("case", SAME_DRAWS)
def test_the_same_seed_gives_the_same_draws(case: tuple[str, dict[str, Any]]) -> None:
    ours, theirs = both(case)
    for shape in ((), (3,), (40,)):
        drawn = []
        for lib, distribution in ((gs, ours), (torch, theirs)):
            lib.manual_seed(len(shape))
            drawn.append(distribution.sample(shape).numpy())
        agree(*drawn, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("cls", ["Gamma", "Beta", "Dirichlet", "StudentT", "VonMises"])
def test_float32_draws(cls: str) -> None:
    arguments = {
        "Gamma": ([0.3, 2.0, 30.0], [1.0, 0.5, 2.0]),
        "Beta": ([0.3, 2.0, 30.0], [1.0, 0.5, 2.0]),
        "Dirichlet": ([0.3, 2.0, 30.0],),
        "StudentT": ([1.0, 3.0, 8.0],),
        "VonMises": ([0.0, 1.0], [0.5, 20.0]),
    }[cls]
    drawn = []
    for lib in (gs, torch):
        lib.manual_seed(11)
        drawn.append(
            getattr(lib.distributions, cls)(*map(lib.tensor, arguments)).sample((50,)).numpy()
        )
    agree(*drawn)


@pytest.mark.parametrize(
    "of", ["Beta(t([2.0]), t([3.0]))", "Gumbel(0.0, 1.5)", "Uniform(0.0, 1.0)"]
)
def test_divergences_of_derived_classes(of: str) -> None:
    """A Chi2 is a Gamma, and is known by whatever is known of that."""
    found = []
    for m in (gs, torch):
        t, d = m.tensor, m.distributions
        other = eval(f"d.{of}", {"d": d, "t": t})
        pairs = ((d.Chi2(t([3.0])), other), (other, d.Chi2(t([3.0]))))
        for p, q in pairs:
            try:
                found.append(d.kl_divergence(p, q).item())
            except NotImplementedError:
                found.append(None)
    assert found[:2] == pytest.approx(found[2:], rel=1e-5)


def test_distributions_are_found_in_pytorchs_modules():
    for name in torch.distributions.__all__:
        theirs, ours = getattr(torch.distributions, name), getattr(gs.distributions, name)
        if isinstance(theirs, type):
            module = theirs.__module__.replace("torch", "gradsmith", 1)
            assert (ours.__module__, getattr(import_module(module), name)) == (module, ours), name
    assert set(torch.distributions.__all__) <= set(gs.distributions.__all__)
    half = pickle.loads(pickle.dumps(gs.distributions.HalfNormal(2.0)))
    assert half.scale == 2.0 and type(half) is gs.distributions.half_normal.HalfNormal
