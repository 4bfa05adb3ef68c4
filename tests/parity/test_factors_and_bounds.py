"""Numbers at which an operator leaves something out or refuses: factors of 0, complex bounds, corrections below 0."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="the reference is not installed")


def _outcome(library: Any, expression: str) -> Any:
    space = {"lib": library, "nan": float("nan"), "f": library.float64}
    try:
        return np.asarray(eval(expression, space))
    except (NameError, SyntaxError):  # a mistake in the test
        raise
    except Exception as error:
        return type(error).__name__


@pytest.mark.parametrize("beta", [0, 0.5, 1])
@pytest.mark.parametrize(
    "call",
    [
        "lib.addmm(lib.ones(3, 5), lib.full((3, 4), nan), lib.ones(4, 5), alpha=0, beta={})",
        "lib.addmm(lib.ones(5), lib.full((3, 4), nan, dtype=f).float(), lib.ones(4, 5), alpha=0, beta={})",
        "lib.addmv(lib.ones(3), lib.full((3, 4), nan), lib.ones(4), alpha=0, beta={})",
        "lib.addmv(lib.ones(()), lib.ones(3, 4), lib.full((4,), nan), alpha=0, beta={})",
        "lib.addbmm(lib.ones(3, 5), lib.full((2, 3, 4), nan), lib.ones(2, 4, 5), alpha=0, beta={})",
        "lib.ones(3, 5).addmm_(lib.full((3, 4), nan), lib.ones(4, 5), alpha=0.0, beta={})",
        "lib.addmm(lib.ones(3, 5).half(), lib.full((3, 4), nan).half(), lib.ones(4, 5).half(), alpha=0, beta={})",
        "lib.addmm(lib.ones(3, 5, dtype=lib.int64), lib.ones(3, 4, dtype=lib.int64), lib.ones(4, 5, dtype=lib.int64),"
        " alpha=0, beta=int({}))",
    ],
)
def test_products_with_a_factor_of_zero(call: str, beta: float) -> None:
    """They are not read, but of dtypes of two bytes: NaN does not spread from them."""
    expression = call.format(beta)
    np.testing.assert_array_equal(_outcome(gs, expression), _outcome(torch, expression))


@pytest.mark.parametrize(
    "call", ["clamp_min(2j)", "clamp_max(2j)", "clamp_min_(2j)", "clamp_max(1 + 0j)"]
)
@pytest.mark.parametrize("dtype", ["float32", "int64", "bool"])
def test_complex_bounds_are_refused(call: str, dtype: str) -> None:
    expression = f"lib.ones(2, dtype=lib.{dtype}).{call}"
    assert _outcome(torch, expression) == _outcome(gs, expression) == "NotImplementedError"


@pytest.mark.parametrize("function", ["var", "std"])
@pytest.mark.parametrize("correction", [-1, -2.5, 0, 1])
@pytest.mark.filterwarnings("ignore:.*degrees of freedom")
def test_spread_of_nothing(function: str, correction: float) -> None:
    for tensor in ("lib.empty(0)", "lib.empty(2, 0)", "lib.empty(0, dtype=f)"):
        for how in ("", "dim=-1, ", "dim=-1, keepdim=True, "):
            expression = f"lib.{function}({tensor}, {how}correction={correction})"
            np.testing.assert_array_equal(_outcome(gs, expression), _outcome(torch, expression))
            assert np.isnan(_outcome(gs, expression)).all()


@pytest.mark.parametrize("pivots", [[1, 0, 3], [1, 4, 3], [-1, 2, 3], [1, 2, 2**31 - 1]])
@pytest.mark.parametrize(
    "call", ["lu_unpack(lib.eye(3), {})", "linalg.lu_solve(lib.eye(3), {}, lib.ones(3, 1))"]
)
def test_pivots_that_are_no_rows(call: str, pivots: list[int]) -> None:
    expression = "lib." + call.format(f"lib.tensor({pivots}, dtype=lib.int32)")
    assert _outcome(torch, expression) == _outcome(gs, expression) == "RuntimeError"
    with pytest.raises(
        RuntimeError, match=f"inclusive, here 3, but they go from {min(pivots)} to {max(pivots)}"
    ):
        eval(expression, {"lib": gs})


def test_pivots_of_batches() -> None:
    good = gs.tensor([[1, 2, 3], [3, 3, 3]], dtype=gs.int32)
    assert gs.lu_unpack(gs.eye(3).expand(2, 3, 3), good)[0].shape == (2, 3, 3)
    bad = gs.tensor([[1, 2, 3], [0, 2, 3]], dtype=gs.int32)
    with pytest.raises(RuntimeError, match="between 1 and"):
        gs.lu_unpack(gs.eye(3).expand(2, 3, 3), bad)
