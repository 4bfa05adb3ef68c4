"""``vmap`` of what PyTorch's operator database calls, beside ``torch.func.vmap``: values, and who refuses.

Each entry's first samples are batched in front, behind, and in their first tensor only.
"""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="what gradsmith is compared with")

from bad_arguments import counterpart, own_value  # noqa: E402
from torch.testing._internal.common_methods_invocations import op_db  # noqa: E402

SAMPLES = 4
EXAMPLES = 3
SHARE = 0.97
"""Of what `torch.func.vmap` can do, how much has to be done here, with the same values."""

EXCEPTIONS = {
    "nn.functional.triplet_margin_with_distance_loss": "its samples have a distance of PyTorch's own",
    "chalf": "there are no complex numbers of half precision",
    "resize_": "the memory of an example is part of the batch's, which cannot grow for each",
    "argwhere": "how many there are depends on elements; PyTorch batches the one sample that has as many in each example",
    "nn.functional.ctc_loss": "lengths are read, and batched ones differ by example",
    "linalg.eig": "vectors are determined up to a factor for each example",
    "linalg.eigh": "vectors are determined up to a sign for each example",
}
"""By entry why it is not done here."""

ENTRIES = [
    op for op in op_db if counterpart(op) is not None and op.name not in ("item", "empty_like")
]


def _leaves(values: Sequence[Any]) -> list[Any]:
    """The tensors among arguments, those in lists included."""
    found = []
    for value in values:
        if isinstance(value, torch.Tensor):
            found.append(value)
        elif isinstance(value, (list, tuple)):
            found += _leaves(value)
    return found


def _filled(values: Any, tensors: Iterator[Any], convert: Callable[[Any], Any]) -> Any:
    """`values` with other tensors in the places of theirs."""
    if isinstance(values, torch.Tensor):
        return next(tensors)
    if isinstance(values, (list, tuple)):
        return type(values)(_filled(value, tensors, convert) for value in values)
    return convert(values)


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


def _flat(result: Any, kind: type) -> list[Any]:
    if isinstance(result, kind):
        return [result]
    if isinstance(result, (list, tuple)):
        return [item for part in result for item in _flat(part, kind)]
    return []


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
        filled = [_filled(value, given, convert) for value in args]
        return tuple(_flat(function(*filled, **kwargs), kind))

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return _flat(vmap(called, tuple(dims))(*batches), kind)
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
    dtype = torch.float64 if torch.float64 in op.supported_dtypes("cpu") else torch.float32
    if dtype not in op.supported_dtypes("cpu"):
        return
    torch.manual_seed(0)
    np.random.seed(0)
    for sample in itertools.islice(op.sample_inputs("cpu", dtype), SAMPLES):
        tensors = _leaves((sample.input, *sample.args))
        if not tensors or any(isinstance(v, torch.Tensor) for v in sample.kwargs.values()):
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
            yield where, _difference(found, theirs)


def _difference(found: list[Any] | Exception, theirs: list[Any]) -> str:
    if isinstance(found, Exception):
        return f"{type(found).__name__}: {str(found)[:300]}"
    if len(found) != len(theirs):
        return f"{len(found)} results, PyTorch has {len(theirs)}"
    for ours, expected in zip(found, theirs):
        a, b = _array(ours), _array(expected)
        if a.shape != b.shape:
            return f"shape {a.shape}, PyTorch has {b.shape}"
        if not np.allclose(a, b, 1e-4, 1e-5, equal_nan=True):
            return "other values"
    return "same"


def _array(tensor: Any) -> np.ndarray[Any, Any]:
    settled = tensor.detach().resolve_conj().resolve_neg()
    if str(settled.dtype).endswith("bfloat16"):
        settled = settled.float()
    found: np.ndarray[Any, Any] = settled.numpy()
    return found


@pytest.fixture(scope="module")
def counts() -> Iterator[list[int]]:
    """How many calls were the same, and how many there were; those of exceptions count too."""
    found = [0, 0]
    yield found
    assert found[0] >= SHARE * found[1], f"{found[0]} of {found[1]} calls are the same"


@pytest.mark.parametrize("op", ENTRIES, ids=lambda op: op.formatted_name)
def test_calls_are_batched_as_there(op: Any, counts: list[int]) -> None:
    outcomes = list(compared(op))
    wrong = [(where, what) for where, what in outcomes if what != "same"]
    counts[0] += len(outcomes) - len(wrong)
    counts[1] += len(outcomes)
    if op.name in EXCEPTIONS:
        assert wrong, "no exception any more: take it out of EXCEPTIONS"
    else:
        assert not wrong, f"{len(wrong)} of {len(outcomes)}: {wrong[0]}"
