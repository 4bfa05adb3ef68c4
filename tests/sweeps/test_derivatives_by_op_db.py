"""Transforms that differentiate what PyTorch's operator database calls, beside ``torch.func`` and beside loops.

Of each entry the largest of its first samples that is small enough: gradients of each example of a batch (`vmap` over
`grad` and `grad` over `vmap`), tangents of each, second derivatives by reverse over forward mode and by `hessian`.
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
LARGEST = 36
"""Elements up to which a sample is asked for all its derivatives."""
EXAMPLES = 2
SHARE = 0.97
"""Of what either library can do, how much the other has to do with the same values."""

Value = Callable[..., Any]
Transform = Callable[[Any, Value, Sequence[int]], Callable[..., Any]]
_CONSTANT = "PyTorch's tangent takes a result that no gradient flows through for a constant; ours agrees with differences"
EXCEPTIONS = {
    "chalf": "there are no complex numbers of half precision",
    "index_fill": "a batched value is needed as a number",
    "nn.functional.layer_norm": _CONSTANT,
    "native_layer_norm": _CONSTANT,
    "linalg.solve": _CONSTANT,
    "linalg.solve_ex": _CONSTANT,
    "linalg.householder_product": _CONSTANT,
    "linspace_tensor_overload": "a bound is needed as a number",
    "nn_functional_linear_cross_entropy_chunked": "its tangent is zero there",
    "nn_functional_linear_cross_entropy_chunked_none": "its tangent is zero there",
    "linalg.eigvals": "second derivatives under vmap are not those of single calls there; ours are",
    "linalg.det": _CONSTANT,
    "linalg.slogdet": _CONSTANT,
    "logdet": _CONSTANT,
    "nn.functional.embedding": "grad over vmap forgets padding_idx there, which vmap over grad does not",
    "triangular_solve": "the tangent of the second result is wrong there; ours agrees with differences",
    "linalg.eig": "vectors are determined up to a factor for each example",
    "linalg.eigh": "vectors are determined up to a sign for each example",
}
"""By entry, or entry and variant, why it differs."""


def _of_examples(m: Any, value: Value, wanted: Sequence[int]) -> Callable[..., Any]:
    return m.func.vmap(m.func.grad(value, tuple(wanted)))


def _of_batch(m: Any, value: Value, wanted: Sequence[int]) -> Callable[..., Any]:
    return m.func.grad(lambda *xs: m.func.vmap(value)(*xs).sum(), tuple(wanted))


def _tangents(m: Any, value: Value, wanted: Sequence[int]) -> Callable[..., Any]:
    def tangent(*xs: Any) -> Any:
        def moved(*given: Any) -> Any:
            values = list(xs)
            for place, x in zip(wanted, given):
                values[place] = x
            return value(*values)

        primals = tuple(xs[place] for place in wanted)
        return m.func.jvp(moved, primals, tuple(x.sin() for x in primals))[1]

    return m.func.vmap(tangent)


def _forward_over_reverse(m: Any, value: Value, wanted: Sequence[int]) -> Callable[..., Any]:
    return m.func.vmap(m.func.hessian(value, tuple(wanted)))


def _reverse_over_forward(m: Any, value: Value, wanted: Sequence[int]) -> Callable[..., Any]:
    return m.func.vmap(m.func.jacrev(m.func.jacfwd(value, tuple(wanted)), tuple(wanted)))


TRANSFORMS: dict[str, Transform] = {
    "vmap(grad)": _of_examples,
    "grad(vmap)": _of_batch,
    "vmap(jvp)": _tangents,
    "hessian": _forward_over_reverse,
    "jacrev(jacfwd)": _reverse_over_forward,
}


def value_of(m: Any, function: Callable[..., Any], sample: Any, convert: Any) -> Value:
    """A number that depends on all results, as a function of the tensors of a sample."""
    args = (sample.input, *sample.args)
    kwargs = {name: convert(value) for name, value in sample.kwargs.items()}

    def value(*tensors: Any) -> Any:
        given = iter([t.clone() for t in tensors])
        results = flat(function(*[filled(a, given, convert) for a in args], **kwargs), m.Tensor)
        out: Any = 0
        for result in results:
            if not (result.is_floating_point() or result.is_complex()):
                continue
            weights = m.arange(result.numel(), dtype=m.float64).reshape(result.shape).cos() + 1.5
            product = result * weights
            out = (
                out
                + (
                    m.view_as_real(product.resolve_conj()) if product.is_complex() else product
                ).sum()
            )
        return out

    return value


def _outcome(
    m: Any, call: Callable[..., Any], batches: Sequence[Any]
) -> list[np.ndarray[Any, Any]] | Exception:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return [array_of(t) for t in flat(call(*batches), m.Tensor)]
    except (NameError, SyntaxError):  # a mistake in the test
        raise
    except Exception as error:
        return error


def _size(sample: Any) -> int:
    """Elements of all its tensors."""
    return sum(t.numel() for t in leaves((sample.input, *sample.args)))


def compared(op: Any) -> Iterator[tuple[str, str]]:
    """Of each transform of each call that a library can do, what came of it in the other: ``same``, or what not."""
    ours = counterpart(op)
    assert ours is not None
    small = [s for s in samples_of(op, SAMPLES) if _size(s) <= LARGEST]
    for sample in sorted(small, key=_size)[-1:]:
        tensors = leaves((sample.input, *sample.args))
        wanted = [n for n, t in enumerate(tensors) if t.is_floating_point()]
        if not wanted:
            continue
        batches = [
            torch.stack(
                [t.detach() * (1 + n / 16) if t.is_floating_point() else t for n in range(EXAMPLES)]
            )
            for t in tensors
        ]
        own = [gs.from_numpy(b.numpy().copy()) for b in batches]
        values = (
            value_of(gs, ours, sample, own_value),
            value_of(torch, op.op, sample, lambda v: v),
        )
        shapes = [tuple(t.shape) for t in tensors]
        for name, transform in TRANSFORMS.items():
            transformed = transform(gs, values[0], wanted)
            found = _outcome(gs, transformed, own)
            theirs = _outcome(torch, transform(torch, values[1], wanted), batches)
            if isinstance(theirs, Exception):
                if isinstance(found, Exception):
                    continue
                # What PyTorch cannot do is held to batches of one.
                theirs = _outcome(gs, _one_by_one(transformed), own)
                if isinstance(theirs, Exception):
                    continue
            yield f"{op.name}.{op.variant_test_name} {name} {shapes}", _difference(found, theirs)


def _one_by_one(call: Callable[..., Any]) -> Callable[..., Any]:
    """The same without a batch of more than one."""

    def each(*batches: Any) -> Any:
        rows = [flat(call(*[b[n : n + 1] for b in batches]), gs.Tensor) for n in range(EXAMPLES)]
        return [gs.cat(list(column)) for column in zip(*rows)]

    return each


def _difference(
    found: list[np.ndarray[Any, Any]] | Exception, theirs: list[np.ndarray[Any, Any]]
) -> str:
    if isinstance(found, Exception):
        return f"{type(found).__name__}: {str(found)[:300]}"
    if len(found) != len(theirs):
        return f"{len(found)} results, not {len(theirs)}"
    for a, b in zip(found, theirs):
        if a.shape != b.shape:
            return f"shape {a.shape}, not {b.shape}"
        if not np.allclose(a, b, 1e-4, 1e-5, equal_nan=True):
            return f"other values: {a.ravel()[:3]}, not {b.ravel()[:3]}"
    return "same"


@pytest.fixture(scope="module")
def counts() -> Iterator[list[int]]:
    """How many transformed calls were the same, and how many there were; those of exceptions count too."""
    found = [0, 0]
    yield found
    assert found[0] >= SHARE * found[1], f"{found[0]} of {found[1]} are the same"


@pytest.mark.parametrize("op", ENTRIES, ids=lambda op: op.formatted_name)
def test_derivatives_are_those_there(op: Any, counts: list[int]) -> None:
    outcomes = list(compared(op))
    wrong = [(where, what) for where, what in outcomes if what != "same"]
    counts[0] += len(outcomes) - len(wrong)
    counts[1] += len(outcomes)
    if op.name in EXCEPTIONS or op.formatted_name in EXCEPTIONS:
        assert wrong, "no exception any more: take it out of EXCEPTIONS"
    else:
        assert not wrong, f"{len(wrong)} of {len(outcomes)}: {wrong[0]}"
