"""Gradients of programs with views and in-place changes, against finite differences."""

import numpy as np
from hypothesis import given, note, settings
from hypothesis import strategies as st

import gradsmith as gs
from tests.autograd.view_programs import REFUSED, STEPS, value_of

START = np.array([[0.3, -0.7, 1.1], [0.9, 0.4, -0.2]])

programs = st.lists(
    st.tuples(
        st.integers(0, len(STEPS) - 1), st.integers(0, 6), st.integers(0, 6), st.integers(0, 3)
    ),
    min_size=1,
    max_size=9,
)


def _differences(steps, step: float = 1e-6) -> np.ndarray:
    out = np.zeros_like(START)
    for place in np.ndindex(START.shape):
        values = []
        for sign in (1, -1):
            moved = START.copy()
            moved[place] += sign * step
            with gs.no_grad():
                values.append(value_of(gs, gs.tensor(moved), steps).item())
        out[place] = (values[0] - values[1]) / (2 * step)
    return out


@settings(max_examples=150)
@given(programs)
def test_gradients_are_the_slopes(steps) -> None:
    x = gs.tensor(START, requires_grad=True)
    try:
        value = value_of(gs, x, steps)
        (found,) = gs.autograd.grad(value, x)
    except REFUSED as error:
        note(f"refused: {error}")
        return  # a saved tensor was changed, or a view whose history cannot be rewritten
    np.testing.assert_allclose(found.numpy(), _differences(steps), rtol=1e-5, atol=1e-6)


@settings(max_examples=60)
@given(programs)
def test_second_derivatives_are_the_slopes_of_the_first(steps) -> None:
    x = gs.tensor(START, requires_grad=True)
    weights = gs.tensor([[1.0, 2.0, -1.0], [0.5, -0.3, 0.7]], dtype=gs.float64)

    def slope(array: np.ndarray) -> float:
        y = gs.tensor(array, requires_grad=True)
        (g,) = gs.autograd.grad(value_of(gs, y, steps), y)
        return (g * weights).sum().item()

    try:
        (g,) = gs.autograd.grad(value_of(gs, x, steps), x, create_graph=True)
        if not g.requires_grad:
            return
        (found,) = gs.autograd.grad((g * weights).sum(), x, materialize_grads=True)
        expected = np.zeros_like(START)
        for place in np.ndindex(START.shape):
            step = np.zeros_like(START)
            step[place] = 1e-6
            expected[place] = (slope(START + step) - slope(START - step)) / 2e-6
    except REFUSED as error:
        note(f"refused: {error}")
        return
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-4, atol=1e-5)


def test_the_programs_are_seldom_refused() -> None:
    """The tests above would show nothing if they were."""
    random = np.random.default_rng(0)
    passed = 0
    for _ in range(60):
        steps = [
            (int(random.integers(len(STEPS))), *map(int, random.integers(0, 7, 3)))
            for _ in range(int(random.integers(1, 9)))
        ]
        x = gs.tensor(START, requires_grad=True)
        try:
            gs.autograd.grad(value_of(gs, x, steps), x)
            passed += 1
        except REFUSED:
            continue
    assert passed > 30
