"""What PyTorch refuses with AssertionError is refused with its words, ``python -O`` or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from programs import Log, agree_on, gs


def _same_sizes(t: Any) -> Any:
    D = t.distributions
    return D.CatTransform([D.ExpTransform(), D.ExpTransform()], lengths=[1, 2])


REFUSED: dict[str, Callable[[Any], Any]] = {
    "datasets of two lengths": lambda t: t.utils.data.TensorDataset(t.ones(2), t.ones(3)),
    "no dataset": lambda t: t.utils.data.ConcatDataset([]),
    "a kernel by name": lambda t: t.nn.attention.sdpa_kernel("math").__enter__(),
    "growth": lambda t: t.amp.GradScaler("cpu", growth_factor=1.0),
    "backoff": lambda t: t.amp.GradScaler("cpu", backoff_factor=1.0),
    "update before scale": lambda t: t.amp.GradScaler("cpu").update(),
    "independent of -1": lambda t: t.distributions.constraints.independent(
        t.distributions.constraints.real, -1
    ),
    "independent of 1.5": lambda t: t.distributions.constraints.independent(
        t.distributions.constraints.real, 1.5
    ),
    "independent of none": lambda t: t.distributions.constraints.independent(3, 1),
    "constraints of other lengths": lambda t: t.distributions.constraints.cat(
        [t.distributions.constraints.real], lengths=[1, 2]
    ),
    "a constraint beyond the dimensions": lambda t: t.distributions.constraints.stack(
        [t.distributions.constraints.real], 3
    ).check(t.ones(2)),
    "stacked of another size": lambda t: t.distributions.StackTransform(
        [t.distributions.ExpTransform()]
    )(t.ones(2)),
    "stacked of another size back": lambda t: t.distributions.StackTransform(
        [t.distributions.ExpTransform()]
    ).inv(t.ones(2)),
    "joined of another size": lambda t: _same_sizes(t)(t.ones(2)),
    "joined beyond the dimensions": lambda t: t.distributions.CatTransform(
        [t.distributions.ExpTransform()], dim=3
    )(t.ones(2)),
    "transforms of other lengths": lambda t: t.distributions.CatTransform(
        [t.distributions.ExpTransform()], lengths=[1, 2]
    ),
    "no transforms": lambda t: t.distributions.StackTransform([3]),
    "no matrix": lambda t: t.distributions.Wishart(t.tensor(3.0)),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused_in_the_same_words(name: str) -> None:
    def program(t: Any, log: Log) -> None:
        try:
            REFUSED[name](t)
        except AssertionError as error:
            log(type(error).__name__, str(error))

    agree_on(program)


def test_batch_norm_without_statistics_is_refused() -> None:
    """PyTorch's `native_batch_norm` ends the process instead."""
    with pytest.raises(RuntimeError, match="running_mean and running_var must be given"):
        gs.native_batch_norm(gs.ones(2, 3), None, None, None, None, False, 0.1, 1e-5)
