"""Probability distributions, their transforms and divergences, as in ``torch.distributions``.

Most are declared in distributions.yaml: parameters with constraints, a support and formulas.  What they have in common
(broadcasting, validation, batch shapes, probabilities and logits) is in `distribution`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gradsmith.generated.distributions import *  # noqa: F403

from ..core.collected import collect
from ..core.package_name import say_module
from . import constraints as constraints
from . import transforms as transforms
from .categories import Categorical as Categorical
from .categories import Multinomial as Multinomial
from .categories import OneHotCategorical as OneHotCategorical
from .categories import OneHotCategoricalStraightThrough as OneHotCategoricalStraightThrough
from .constraint_registry import biject_to as biject_to
from .constraint_registry import transform_to as transform_to
from .distribution import Distribution as Distribution
from .exp_family import ExponentialFamily as ExponentialFamily
from .gaussians import LowRankMultivariateNormal as LowRankMultivariateNormal
from .gaussians import MultivariateNormal as MultivariateNormal
from .independent import Independent as Independent
from .kl import kl_divergence as kl_divergence
from .kl import register_kl as register_kl
from .matrices import LKJCholesky as LKJCholesky
from .matrices import Wishart as Wishart
from .mixture_same_family import MixtureSameFamily as MixtureSameFamily
from .relaxed import RelaxedBernoulli as RelaxedBernoulli
from .relaxed import RelaxedOneHotCategorical as RelaxedOneHotCategorical
from .simplices import Beta as Beta
from .simplices import Dirichlet as Dirichlet
from .simplices import LogisticNormal as LogisticNormal
from .transformed_distribution import TransformedDistribution as TransformedDistribution
from .transforms import AbsTransform as AbsTransform
from .transforms import AffineTransform as AffineTransform
from .transforms import CatTransform as CatTransform
from .transforms import ComposeTransform as ComposeTransform
from .transforms import CorrCholeskyTransform as CorrCholeskyTransform
from .transforms import CumulativeDistributionTransform as CumulativeDistributionTransform
from .transforms import ExpTransform as ExpTransform
from .transforms import IndependentTransform as IndependentTransform
from .transforms import LowerCholeskyTransform as LowerCholeskyTransform
from .transforms import PositiveDefiniteTransform as PositiveDefiniteTransform
from .transforms import PowerTransform as PowerTransform
from .transforms import ReshapeTransform as ReshapeTransform
from .transforms import SigmoidTransform as SigmoidTransform
from .transforms import SoftmaxTransform as SoftmaxTransform
from .transforms import SoftplusTransform as SoftplusTransform
from .transforms import StackTransform as StackTransform
from .transforms import StickBreakingTransform as StickBreakingTransform
from .transforms import TanhTransform as TanhTransform
from .transforms import Transform as Transform
from .transforms import identity_transform as identity_transform

_MODULES: dict[str, tuple[str, ...]] = {
    "bernoulli": ("Bernoulli",),
    "beta": ("Beta",),
    "binomial": ("Binomial",),
    "categorical": ("Categorical",),
    "cauchy": ("Cauchy",),
    "chi2": ("Chi2",),
    "continuous_bernoulli": ("ContinuousBernoulli",),
    "dirichlet": ("Dirichlet",),
    "exponential": ("Exponential",),
    "fishersnedecor": ("FisherSnedecor",),
    "gamma": ("Gamma",),
    "generalized_pareto": ("GeneralizedPareto",),
    "geometric": ("Geometric",),
    "gumbel": ("Gumbel",),
    "half_cauchy": ("HalfCauchy",),
    "half_normal": ("HalfNormal",),
    "inverse_gamma": ("InverseGamma",),
    "kumaraswamy": ("Kumaraswamy",),
    "laplace": ("Laplace",),
    "lkj_cholesky": ("LKJCholesky",),
    "log_normal": ("LogNormal",),
    "logistic_normal": ("LogisticNormal",),
    "lowrank_multivariate_normal": ("LowRankMultivariateNormal",),
    "multinomial": ("Multinomial",),
    "multivariate_normal": ("MultivariateNormal",),
    "negative_binomial": ("NegativeBinomial",),
    "normal": ("Normal",),
    "one_hot_categorical": ("OneHotCategorical", "OneHotCategoricalStraightThrough"),
    "pareto": ("Pareto",),
    "poisson": ("Poisson",),
    "relaxed_bernoulli": ("RelaxedBernoulli", "LogitRelaxedBernoulli"),
    "relaxed_categorical": ("RelaxedOneHotCategorical", "ExpRelaxedCategorical"),
    "studentT": ("StudentT",),
    "uniform": ("Uniform",),
    "von_mises": ("VonMises",),
    "weibull": ("Weibull",),
    "wishart": ("Wishart",),
}
"""The modules that PyTorch has distributions in, which stand with others of their family here."""


_families = {name: globals()[classes[0]].__module__ for name, classes in _MODULES.items()}
collect(globals(), {name: (family,) for name, family in _families.items()}, _MODULES)
for _name, _classes in _MODULES.items():
    for _class in _classes:
        say_module(getattr(globals()[_name], _class), f"{__name__}.{_name}")

if not TYPE_CHECKING:  # who reads what is imported `as` itself
    __all__ = [
        *("Distribution", "ExponentialFamily", "Independent", "MixtureSameFamily"),
        *("TransformedDistribution", "biject_to", "constraints", "kl_divergence", "register_kl"),
        *("transform_to", "transforms", *transforms.__all__),
        *(name for classes in _MODULES.values() for name in classes if name in globals()),
    ]
