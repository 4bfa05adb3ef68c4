"""``vmap`` of what PyTorch's operator database calls, beside ``torch.func.vmap``: values, and who refuses.

Each entry's first samples are batched in front, behind, and in their first tensor only.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="what gradsmith is compared with")

from bad_arguments import counterpart, own_value  # noqa: E402
from op_db_calls import ENTRIES, array_of, filled, flat, leaves, samples_of  # noqa: E402

SAMPLES = 4
EXAMPLES = 3
SHARE = 0.97
"""Of what `torch.func.vmap` can do, how much has to be done here, with the same values."""

EXCEPTIONS = {
    "argwhere": "PyTorch goes from example to example, where as many elements of each are nonzero",
    "chalf": "there is no complex32",
    "nn.functional.ctc_loss": "lengths of sequences, which would differ between examples, are read",
}
"""By entry why it is not done here."""

BUT_FOR_PHASES = ("linalg.eig", "linalg.eigh")
"""Entries with results that are determined but for factors of absolute value one."""


def _batched(tensors: Sequence[Any], dims: Sequence[int | None]) -> list[Any]:
    batches = []
    for tensor, dim in zip(tensors, dims):
        if dim is None:
            batches.append(tensor.detach().clone())
            continue
        rows = [
            tensor.detach() * (1 + n / 16) if tensor.is_floating_point() else tensor
            for n in range(EXAMPLES)
        ]
        batches.append(torch.stack(rows, dim))
    return batches


def _outcome(
    vmap: Callable[..., Any],
    function: Callable[..., Any],
    sample: Any,
    batches: Sequence[Any],
    dims: Sequence[int | None],
    kind: type,
    convert: Callable[[Any], Any],
) -> list[Any] | Exception:
    args = (sample.input, *sample.args)
    kwargs = {name: convert(value) for name, value in sample.kwargs.items()}

    def called(*tensors: Any) -> Any:
        given = iter(tensors)
        values = [filled(value, given, convert) for value in args]
        return tuple(flat(function(*values, **kwargs), kind))

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return flat(vmap(called, tuple(dims))(*batches), kind)
    except (NameError, SyntaxError):  # a mistake in the test
        raise
    except Exception as error:
        return error


def _layouts(tensors: Sequence[Any]) -> list[tuple[int | None, ...]]:
    whole = (0,) * len(tensors)
    behind = tuple(tensor.ndim for tensor in tensors)
    first = (0, *(None,) * (len(tensors) - 1))
    return list(dict.fromkeys((whole, behind, first)))


def compared(op: Any) -> Iterator[tuple[str, str]]:
    """Of each call that PyTorch batches, what came of it here: ``same``, or what is different."""
    ours = counterpart(op)
    assert ours is not None
    for sample in samples_of(op, SAMPLES):
        tensors = leaves((sample.input, *sample.args))
        if not tensors:
            continue
        for dims in _layouts(tensors):
            batches = _batched(tensors, dims)
            own = [gs.from_numpy(b.numpy().copy()) for b in batches]
            theirs = _outcome(
                torch.func.vmap, op.op, sample, batches, dims, torch.Tensor, lambda v: v
            )
            if isinstance(theirs, Exception):
                continue
            found = _outcome(gs.vmap, ours, sample, own, dims, gs.Tensor, own_value)
            where = f"{op.name}.{op.variant_test_name} {dims} {[tuple(t.shape) for t in tensors]}"
            yield where, _difference(found, theirs, op.name in BUT_FOR_PHASES)


def _difference(found: list[Any] | Exception, theirs: list[Any], but_for_phases: bool) -> str:
    if isinstance(found, Exception):
        return f"{type(found).__name__}: {str(found)[:300]}"
    if len(found) != len(theirs):
        return f"{len(found)} results, PyTorch has {len(theirs)}"
    for ours, expected in zip(found, theirs):
        a, b = array_of(ours), array_of(expected)
        if a.shape != b.shape:
            return f"shape {a.shape}, PyTorch has {b.shape}"
        if but_for_phases:
            a, b = np.abs(a), np.abs(b)
        if not np.allclose(a, b, 1e-4, 1e-5, equal_nan=True):
            return "other values"
    return "same"


@pytest.fixture(scope="module")
def counts() -> Iterator[list[int]]:
    """How many calls were the same, how many there were, and of how many entries; those of exceptions count too."""
    found = [0, 0, 0]
    yield found
    assert found[1] > 2 * found[2], "PyTorch refuses most of them: are they called as it wants?"
    assert found[0] >= SHARE * found[1], f"{found[0]} of {found[1]} calls are the same"


@pytest.mark.parametrize("op", ENTRIES, ids=lambda op: op.formatted_name)
def test_calls_are_batched_as_there(op: Any, counts: list[int]) -> None:
    outcomes = list(compared(op))
    wrong = [(where, what) for where, what in outcomes if what != "same"]
    counts[0] += len(outcomes) - len(wrong)
    counts[1] += len(outcomes)
    counts[2] += 1
    if op.name in EXCEPTIONS:
        assert wrong, "no exception any more: take it out of EXCEPTIONS"
    else:
        assert not wrong, f"{len(wrong)} of {len(outcomes)}: {wrong[0]}"
