"""Gradients that no difference quotient tells: at zeros, infinities and NaN, and through memory that views share."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from closeness import same_gradients

NAN, INF = float("nan"), float("inf")

AT_VALUES: list[tuple[str, list[Any]]] = [
    ("a ** b", [[0.0, 0.0, 0.0, 2.0], [-1.0, 0.0, 2.0, 0.0]]),
    ("(a ** b).real", [[0j, 0j], [1j, 2 + 0j]]),
    ("(0.0 ** a)", [[-1.0, 0.0, 2.0]]),
    ("a.pow(0)", [[0.0, NAN, 1.0]]),
    ("lib.sgn(a) + a", [[0.0, -2.0]]),
    ("lib.sgn(a).real", [[0j, 1 + 1j]]),
    ("lib.angle(a)", [[0.0, -2.0]]),
    ("lib.angle(a)", [[0j, 1 + 1j]]),
    ("a.copysign(b)", [[0.0, -0.0, 2.0], [1.0, -1.0, -1.0]]),
    ("lib.sinc(a)", [[0.0, 0.5]]),
    ("lib.xlogy(a, b)", [[0.0, 0.0, 0.0, 1.0], [0.0, -1.0, 2.0, 3.0]]),
    ("lib.logaddexp(a, b)", [[0.0, 800.0, -800.0], [0.0, -800.0, 800.0]]),
    ("lib.logit(a)", [[-0.5, 0.5, 1.5]]),
    ("lib.logit(a, 0.2)", [[0.1, 0.5, 0.95]]),
    ("lib.nan_to_num(a)", [[NAN, INF, 1.0]]),
    ("a.max()", [[1.0, NAN, NAN]]),
    ("a.min()", [[1.0, NAN, 0.5]]),
    ("a.std(1)", [[[2.0, 2.0], [1.0, 3.0]]]),
    ("a.var(1)", [[[2.0], [1.0]]]),
    ("a.var(1, correction=3)", [[[2.0, 1.0], [1.0, 3.0]]]),
    ("a.logsumexp(1)", [[[-INF, -INF], [1.0, -INF]]]),
    ("a.prod(0)", [[0.0, 2.0, 0.0]]),
    ("a.cumprod(0)", [[2.0, 0.0, 3.0, 0.0]]),
]


@pytest.mark.parametrize("recorded", [False, True], ids=["alone", "recorded"])
@pytest.mark.parametrize(("expression", "values"), AT_VALUES)
def test_at_special_values(expression: str, values: list[Any], recorded: bool) -> None:
    arrays = [np.array(v) for v in values]
    same_gradients(expression, arrays, second=False, recorded=recorded)


@pytest.mark.parametrize(
    "view",
    [
        "a[1:, 1:]",
        "a[1:].t()",
        "a[1].expand(3, 5)",
        "a[1:].as_strided((4, 3), (2, 1), 6)",  # elements that share their memory
        "a[1:, ::2]",
    ],
)
@pytest.mark.parametrize("recorded", [False, True], ids=["alone", "recorded"])
@pytest.mark.parametrize("arguments", ["(2, 2), (2, 1)", "(3,), (1,), 5", "(2, 2), (0, 1), 6"])
def test_as_strided_of_views(view: str, arguments: str, recorded: bool) -> None:
    """Of memory outside the view nothing is known, so elements there count for none."""
    arrays = [np.arange(30.0).reshape(6, 5)]
    same_gradients(f"({view}).as_strided({arguments}) ** 2", arrays, False, recorded)
