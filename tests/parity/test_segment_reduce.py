"""Reductions of segments, their gradients and refusals, beside PyTorch."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch")

REDUCTIONS = ["sum", "mean", "max", "min", "prod"]
SEGMENTS: list[tuple[dict[str, Any], int]] = [
    ({"lengths": [2, 0, 3, 1]}, 0),
    ({"offsets": [0, 2, 2, 5, 6]}, 0),
    ({"offsets": [1, 2, 2, 5]}, 0),
    ({"lengths": [1, 2], "unsafe": True}, 0),
    ({"lengths": [[2, 1], [0, 3], [3, 0], [1, 2], [2, 1], [1, 2]]}, 1),
    ({"offsets": [[0, 1, 3]] * 6}, -2),
]


def _outcome(
    lib: Any, data: Any, dtype: str, reduce: str, segments: Any, axis: int, initial: Any
) -> Any:
    x = lib.tensor(data, dtype=getattr(lib, dtype), requires_grad=True)
    given = {
        name: lib.tensor(value) if isinstance(value, list) else value
        for name, value in segments.items()
    }
    value = lib.segment_reduce(x, reduce, axis=axis, initial=initial, **given)
    value.backward(lib.arange(1.0, 1.0 + value.numel()).to(x.dtype).reshape(value.shape))
    assert value.dtype == x.grad.dtype == x.dtype
    return value.grad_fn.name(), *(t.detach().double().numpy() for t in (value, x.grad))


@pytest.mark.parametrize("reduce", REDUCTIONS)
@pytest.mark.parametrize("initial", [None, 0, 1.5, 3.0])
@pytest.mark.parametrize("case", SEGMENTS, ids=str)
def test_values_and_gradients(reduce: str, initial: Any, case: Any) -> None:
    """Of few different numbers: with ties, zeros, and `initial` among them."""
    segments, axis = case
    data = np.random.default_rng(0).integers(0, 5, (6, 3, 2)) / 2 + (reduce == "prod") / 4
    rest = (data, "float64", reduce, segments, axis, initial)
    ours, theirs = _outcome(gs, *rest), _outcome(torch, *rest)
    assert ours[0] == theirs[0]
    for mine, other in zip(ours[1:], theirs[1:]):
        np.testing.assert_allclose(mine, other, rtol=1e-12)


@pytest.mark.parametrize("zeros", [1, 2])
def test_products_with_zeros(zeros: int) -> None:
    data = [0.0] * zeros + [2.0, 3.0, 4.0]
    rest = (data, "float64", "prod", {"lengths": [zeros + 2, 1]}, 0, None)
    for ours, theirs in zip(_outcome(gs, *rest)[1:], _outcome(torch, *rest)[1:]):
        np.testing.assert_array_equal(ours, theirs)


@pytest.mark.parametrize("reduce", ["sum", "mean", "max", "min"])
@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
def test_nan_and_half_precision(reduce: str, dtype: str) -> None:
    data = [[1.0, 2.0], [np.nan, 3.0], [4.0, np.nan], [5.0, 6.0]]
    rest = (data, dtype, reduce, {"lengths": [2, 1, 1]}, 0, None)
    for ours, theirs in zip(_outcome(gs, *rest)[1:], _outcome(torch, *rest)[1:]):
        np.testing.assert_array_equal(ours, theirs)


@pytest.mark.parametrize(
    "call",
    [
        "x, 'median', lengths=i([2, 4])",
        "x, 'sum'",
        "x, 'sum', indices=i([0, 1])",
        "x, 'sum', lengths=i([2, 4]), indices=i([0, 1])",
        "x, 'sum', lengths=i([2, 2])",
        "x, 'sum', lengths=i([2, -1, 5])",
        "x, 'sum', lengths=i([2.0, 4.0])",
        "x, 'sum', lengths=i([[2, 4]])",
        "x, 'sum', lengths=i([1, 1]), axis=1",
        "x, 'sum', lengths=i([2, 4]), axis=2",
        "x, 'sum', lengths=i(6)",
        "x, 'sum', offsets=i([0, 4, 2, 6])",
        "x, 'sum', offsets=i([])[:0].to(lib.int64)",
        "x.int(), 'sum', lengths=i([2, 4])",
        "x.bool(), 'sum', lengths=i([2, 4])",
        "x[0, 0], 'sum', lengths=i([1])",
    ],
)
def test_what_is_refused(call: str) -> None:
    def refused(lib: Any) -> type[BaseException]:
        names = {"lib": lib, "x": lib.ones(6, 2), "i": lib.tensor}
        with pytest.raises(Exception) as caught:
            eval(f"lib.segment_reduce({call})", names)
        return caught.type

    assert refused(gs) is refused(torch)


def test_what_pytorch_reads_beyond_its_memory_is_refused() -> None:
    x = gs.ones(6, 2)
    with pytest.raises(RuntimeError, match="offsets from 0 to 6"):
        gs.segment_reduce(x, "sum", offsets=gs.tensor([0, 7]))
    with pytest.raises(RuntimeError, match="lengths for each row"):
        gs.segment_reduce(x, "sum", lengths=gs.tensor([[1, 1]] * 5), axis=1)
    past = gs.segment_reduce(x, "sum", lengths=gs.tensor([4, 7]), unsafe=True)
    assert past.tolist() == [[4, 4], [2, 2]]


def test_derivatives_of_derivatives_and_batches() -> None:
    """PyTorch has neither a second derivative nor a batching rule."""
    lengths = gs.tensor([2, 0, 3])
    x = gs.linspace(1, 2, 10, dtype=gs.float64).reshape(5, 2)
    for reduce in REDUCTIONS:
        call = partial(gs.segment_reduce, reduce=reduce, lengths=lengths, initial=0.5)
        assert gs.autograd.gradgradcheck(call, x.requires_grad_())
        batch = gs.stack([x, x + 1])
        together = gs.func.vmap(call)(batch)
        assert gs.equal(together, gs.stack([call(one) for one in batch]))
