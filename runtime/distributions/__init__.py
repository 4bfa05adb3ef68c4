"""Probability distributions, their transforms and divergences, as in ``torch.distributions``.

Most are declared in distributions.yaml: parameters with constraints, a support and formulas.  What they have in common
(broadcasting, validation, batch shapes, probabilities and logits) is in `distribution`.
"""

from __future__ import annotations

from re import sub
from typing import TYPE_CHECKING

from gradsmith.generated.distributions import *  # noqa: F403
from gradsmith.generated.distributions import __all__ as _declared

from ..core.collected import collect
from ..core.deferred import listing
from ..core.package_name import as_said, say_module
from . import constraints as constraints
from . import transforms as transforms
from .constraint_registry import biject_to as biject_to
from .constraint_registry import transform_to as transform_to
from .distribution import Distribution as Distribution
from .exp_family import ExponentialFamily as ExponentialFamily
from .independent import Independent as Independent
from .kl import kl_divergence as kl_divergence
from .kl import register_kl as register_kl
from .mixture_same_family import MixtureSameFamily as MixtureSameFamily
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

for _name in ("ExpRelaxedCategorical", "LogitRelaxedBernoulli"):
    del globals()[_name]  # PyTorch has them in their modules only

_IRREGULAR = {
    "ExpRelaxedCategorical": "relaxed_categorical",
    "FisherSnedecor": "fishersnedecor",
    "LKJCholesky": "lkj_cholesky",
    "LogitRelaxedBernoulli": "relaxed_bernoulli",
    "LowRankMultivariateNormal": "lowrank_multivariate_normal",
    "OneHotCategoricalStraightThrough": "one_hot_categorical",
    "RelaxedOneHotCategorical": "relaxed_categorical",
    "StudentT": "studentT",
}
_MODULES: dict[str, list[str]] = {}
"""The modules that PyTorch has distributions in, which stand with others of their family here."""
for _name in (*_declared, "LogisticNormal"):
    _module = _IRREGULAR.get(_name) or sub("(?<=[a-z])(?=[A-Z])", "_", _name).lower()
    _MODULES.setdefault(_module, []).append(_name)

_families = {name: globals()[classes[-1]].__module__ for name, classes in _MODULES.items()}
_sources: dict[str, tuple[str, ...]] = {name: (family,) for name, family in _families.items()}
# Libraries import helpers from the modules of these two.
for _name in ("lowrank_multivariate_normal", "multivariate_normal"):
    _sources[_name] += (f"{__name__}.gaussians",)
collect(globals(), _sources, _MODULES)
for _name, _classes in _MODULES.items():
    for _class in _classes:
        say_module(getattr(globals()[_name], _class), as_said(f"{__name__}.{_name}"))

if not TYPE_CHECKING:  # who reads what is imported `as` itself
    __all__ = [
        *("Distribution", "ExponentialFamily", "Independent", "MixtureSameFamily"),
        *("TransformedDistribution", "biject_to", "constraints", "kl_divergence", "register_kl"),
        *("transform_to", "transforms", *transforms.__all__),
        *(name for classes in _MODULES.values() for name in classes if name in globals()),
    ]

_IN_MODULES = (
    *("constraint_registry", "distribution", "exp_family", "independent", "kl"),
    *("mixture_same_family", "transformed_distribution", "utils"),
)
__dir__ = listing(globals(), *_MODULES, *_IN_MODULES)
