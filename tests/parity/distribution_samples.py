"""Distributions to compare with PyTorch's: for each class, calls that make one, with tensors as nested lists.

`CASES` maps a name to ``(class, keyword arguments)``; `tensor` marks what becomes a tensor of either library.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np


class tensor(NamedTuple):
    """Numbers that become a tensor, of float64 unless `dtype` says otherwise."""

    values: Any
    dtype: str = "float64"


def of(lib: Any, value: Any, requires_grad: bool = False) -> Any:
    """`value` with tensors of library `lib`."""
    if isinstance(value, tensor):
        made = lib.tensor(np.array(value.values, value.dtype))
        return made.requires_grad_(requires_grad and value.dtype.startswith("float"))
    if isinstance(value, made_by):
        return value.make(lib, requires_grad)
    return value


class made_by(NamedTuple):
    """Another distribution as an argument."""

    cls: str
    kwargs: dict[str, Any]

    def make(self, lib: Any, requires_grad: bool = False) -> Any:
        """It, of library `lib`."""
        cls = getattr(lib.distributions, self.cls)
        return cls(**{k: of(lib, v, requires_grad) for k, v in self.kwargs.items()})


_A, _B, _C = [0.7, 2.5, 1.3], [[1.5], [0.4]], [[0.2, 0.5, 0.3], [0.6, 0.1, 0.3]]
_LOC, _REAL = [-1.0, 0.5, 2.0], [[0.3, -1.2, 2.0], [0.1, 0.2, -0.4]]
_P, _L = [0.2, 0.5, 0.9], [-1.5, 0.0, 2.0]
_TRIL = [[1.3, 0.0, 0.0], [0.4, 0.8, 0.0], [-0.3, 0.2, 1.1]]
_COV = (np.array(_TRIL) @ np.array(_TRIL).T).tolist()
_TRILS = [_TRIL, [[0.7, 0.0, 0.0], [0.1, 0.9, 0.0], [0.5, -0.2, 0.6]]]
_FACTOR = [[0.5, 0.2], [0.1, -0.7], [0.3, 0.4]]


def _loc_scale(cls: str) -> list[tuple[str, dict[str, Any]]]:
    return [
        (cls, {"loc": 0.5, "scale": 2.0}),
        (cls, {"loc": tensor(_LOC), "scale": tensor(_B)}),
    ]


def _probs(cls: str, **others: Any) -> list[tuple[str, dict[str, Any]]]:
    return [(cls, {**others, "probs": tensor(_P)}), (cls, {**others, "logits": tensor(_L)})]


def _categories(cls: str, **others: Any) -> list[tuple[str, dict[str, Any]]]:
    return [(cls, {**others, "probs": tensor(_C)}), (cls, {**others, "logits": tensor(_REAL)})]


_T = tensor(0.7)
_NORMALS = made_by("Normal", {"loc": tensor(_REAL), "scale": tensor(_A)})
CASES: list[tuple[str, dict[str, Any]]] = [
    *_probs("Bernoulli"),
    ("Bernoulli", {"probs": 0.3}),
    ("Beta", {"concentration1": tensor(_A), "concentration0": tensor(_B)}),
    ("Beta", {"concentration1": 1.5, "concentration0": 2.5}),
    *_probs("Binomial", total_count=5),
    ("Binomial", {"total_count": tensor([3.0, 4.0, 9.0]), "probs": tensor(_P)}),
    *_categories("Categorical"),
    *_loc_scale("Cauchy"),
    ("Chi2", {"df": tensor(_A)}),
    *_probs("ContinuousBernoulli"),
    ("Dirichlet", {"concentration": tensor(_A)}),
    ("Dirichlet", {"concentration": tensor([_A, [0.5, 0.6, 0.7]])}),
    ("Exponential", {"rate": tensor(_A)}),
    ("Exponential", {"rate": 0.5}),
    ("FisherSnedecor", {"df1": tensor([3.0, 6.0, 9.0]), "df2": tensor([[5.0], [2.0]])}),
    ("Gamma", {"concentration": tensor(_A), "rate": tensor(_B)}),
    (  # of float32: PyTorch's compares with a constant of that
        "GeneralizedPareto",
        {
            "loc": tensor(_LOC, "float32"),
            "scale": tensor(_A, "float32"),
            "concentration": tensor([-0.3, 0.0, 0.4], "float32"),
        },
    ),
    *_probs("Geometric"),
    *_loc_scale("Gumbel"),
    ("HalfCauchy", {"scale": tensor(_A)}),
    ("HalfNormal", {"scale": tensor(_A)}),
    ("Independent", {"base_distribution": _NORMALS, "reinterpreted_batch_ndims": 1}),
    ("InverseGamma", {"concentration": tensor([0.7, 2.5, 3.3]), "rate": tensor(_B)}),
    ("Kumaraswamy", {"concentration1": tensor(_A), "concentration0": tensor(_B)}),
    ("LKJCholesky", {"dim": 3, "concentration": tensor(_A)}),
    *_loc_scale("Laplace"),
    *_loc_scale("LogNormal"),
    *_loc_scale("LogisticNormal"),
    (
        "LowRankMultivariateNormal",
        {"loc": tensor(_LOC), "cov_factor": tensor(_FACTOR), "cov_diag": tensor(_A)},
    ),
    (
        "LowRankMultivariateNormal",
        {"loc": tensor(_REAL), "cov_factor": tensor(_FACTOR), "cov_diag": tensor(_A)},
    ),
    (
        "MixtureSameFamily",
        {
            "mixture_distribution": made_by("Categorical", {"probs": tensor(_C)}),
            "component_distribution": _NORMALS,
        },
    ),
    (
        "MixtureSameFamily",
        {
            "mixture_distribution": made_by("Categorical", {"logits": tensor([0.5, -0.5])}),
            "component_distribution": made_by(
                "MultivariateNormal", {"loc": tensor(_REAL), "scale_tril": tensor(_TRILS)}
            ),
        },
    ),
    *_categories("Multinomial", total_count=4),
    ("MultivariateNormal", {"loc": tensor(_LOC), "covariance_matrix": tensor(_COV)}),
    ("MultivariateNormal", {"loc": tensor(_LOC), "precision_matrix": tensor(_COV)}),
    ("MultivariateNormal", {"loc": tensor(_REAL), "scale_tril": tensor(_TRILS)}),
    *_probs("NegativeBinomial", total_count=3.5),
    *_loc_scale("Normal"),
    *_categories("OneHotCategorical"),
    *_categories("OneHotCategoricalStraightThrough"),
    ("Pareto", {"scale": tensor(_A), "alpha": tensor([[2.5], [1.5]])}),
    ("Poisson", {"rate": tensor(_A)}),
    *_probs("RelaxedBernoulli", temperature=_T),
    *_categories("RelaxedOneHotCategorical", temperature=_T),
    ("StudentT", {"df": tensor([0.8, 1.5, 5.0]), "loc": tensor(_LOC), "scale": tensor(_B)}),
    ("Uniform", {"low": tensor(_LOC), "high": tensor([[3.0], [4.0]])}),
    ("VonMises", {"loc": tensor(_LOC), "concentration": tensor(_B)}),
    ("Weibull", {"scale": tensor(_A), "concentration": tensor([[2.0], [0.7]])}),
    ("Wishart", {"df": tensor([4.0, 5.5]), "covariance_matrix": tensor(_COV)}),
]
"""A class, and what it is called with."""
