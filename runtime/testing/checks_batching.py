"""Does `vmap` give what calls for each example give?  Of an operator, of its backward, and of its forward mode.

Examples of a sample are the same line of `samples` with other seeds; of a call that a program made, multiples of its
tensors.  They are stacked, at the front, at the end or for some of the arguments only, and taken apart again for the
single calls, which so see the strides that an example has in its batch.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Any

from ..core.dtypes import dtype
from ..core.tensor import Tensor
from ..dispatch.operator import OpOverload
from ..func import grad, jvp, vmap
from ..generated import functions
from .failures import CheckFailure, NotApplicable, compare, tensors_of
from .opcheck_inputs import OperatorCall
from .samples import Sample, samples

__all__ = ["check_batched_grad", "check_batching"]

_EXAMPLES = 3
_REFUSALS = (ArithmeticError, LookupError, RuntimeError, TypeError, ValueError)
Layout = tuple[int | None, ...]


def check_batching(call: OperatorCall) -> None:
    """Compare ``vmap`` of an operator with calls for each example, in several layouts and on two levels.

    Layouts of which an example is refused, or whose results have different shapes, say nothing.  What `vmap` says
    that it cannot do (an argument is needed as a Python value, say) it may refuse as long as another layout is taken.
    Raises CheckFailure.
    """
    examples = _examples(call)
    refused: CheckFailure | None = None
    agreed = False
    for layout in _layouts(examples[0]):
        batches = _stacked(examples, layout)
        expected = _each(_results_of(examples[0]), batches, layout, len(examples))
        if expected is None:
            continue
        try:
            got = _all(call, vmap(_results_of(examples[0]), layout), batches, f"in_dims={layout}")
        except CheckFailure as failure:
            if not str(failure.__cause__).startswith("vmap: "):
                raise
            refused = refused or failure
            continue
        _agree("batching", call, f"in_dims={layout}", got, expected)
        agreed = True
    if refused is not None:
        if not agreed:
            raise refused
    else:
        _check_two_levels(call, examples)


def _check_two_levels(call: OperatorCall, examples: Sequence[OperatorCall]) -> None:
    """All tensors batched twice, the inner batch being the last dimension."""
    count = len(examples[0].tensors())
    inner = _stacked(examples, (0,) * count)
    ranks = [tensor.ndim for _, tensor in examples[0].tensors()]
    # The outer batch has the examples again, in another order, so that no two are the same.
    outer = [functions.stack([b, b.flip(0)], 0).movedim(1, -1) for b in inner]
    rows = [[b.select(0, n) for b in outer] for n in range(2)]
    function = _results_of(examples[0])
    expected = []
    for row in rows:
        found = _each(function, row, tuple(ranks), len(examples))
        if found is None:
            return
        expected.append(found)
    whole = [functions.stack(pair) for pair in zip(*expected)]
    got = _all(call, vmap(vmap(function, tuple(ranks))), outer, "two levels")
    _agree("batching", call, "two levels", got, whole)


def check_batched_grad(call: OperatorCall) -> None:
    """Compare gradients and tangents of examples with those by ``vmap``, inside and outside of it.

    ``vmap(grad(f))`` asks for the rules of what backward calls, ``grad(vmap(f))`` for the derivatives of the rule.
    Raises CheckFailure.
    """
    examples = _examples(call)
    count = len(examples[0].tensors())
    wanted = tuple(n for n, (_, t) in enumerate(examples[0].tensors()) if t.requires_grad)
    if not wanted:
        return
    written = {n for n, (parameter, _, _) in enumerate(call.arguments()) if parameter.written}
    layout: Layout = tuple(0 if n in written or n in wanted else None for n in range(count))
    batches = _stacked(examples, layout)
    value = _value_of(examples[0])
    gradients = grad(value, wanted)
    expected = _each(gradients, batches, layout, len(examples))
    if expected is None:
        return
    got = _all(call, vmap(gradients, layout), batches, "vmap(grad)")
    _agree("batched_grad", call, "vmap(grad)", got, expected)
    together = grad(lambda *xs: vmap(value, layout)(*xs).sum(), wanted)
    got = _all(call, together, batches, "grad(vmap)")
    _agree("batched_grad", call, "grad(vmap)", got, expected)
    _check_tangents(call, value, batches, layout, wanted)


def _check_tangents(
    call: OperatorCall,
    value: Callable[..., Tensor],
    batches: Sequence[Tensor],
    layout: Layout,
    wanted: Sequence[int],
) -> None:
    def tangent(*xs: Tensor) -> Tensor:
        def of_wanted(*given: Tensor) -> Tensor:
            values = list(xs)
            for n, x in zip(wanted, given):
                values[n] = x
            return value(*values)

        primals = tuple(xs[n] for n in wanted)
        out: Tensor = jvp(of_wanted, primals, tuple(functions.ones_like(x) for x in primals))[1]
        return out

    expected = _each(tangent, batches, layout, _EXAMPLES)
    if expected is None:
        return
    got = _all(call, vmap(tangent, layout), batches, "vmap(jvp)")
    _agree("batched_grad", call, "vmap(jvp)", got, expected)
    primals = tuple(batches[n] for n in wanted)

    def batched(*given: Tensor) -> Tensor:
        values = list(batches)
        for n, x in zip(wanted, given):
            values[n] = x
        out: Tensor = vmap(value, layout)(*values)
        return out

    ones = tuple(functions.ones_like(x) for x in primals)
    got = _all(call, lambda: jvp(batched, primals, ones)[1], (), "jvp(vmap)")
    _agree("batched_grad", call, "jvp(vmap)", got, expected)


# -- examples -------------------------------------------------------------------------------------------


def _examples(call: OperatorCall) -> list[OperatorCall]:
    """Calls with tensors of the same shapes and dtypes; NotApplicable where there are none to batch."""
    if not call.tensors():
        raise NotApplicable("it is given no tensors")
    if any(parameter.out for parameter in call.operator.signature.parameters):
        raise NotApplicable("vmap refuses out=")
    if isinstance(call, Sample):
        try:
            others = [
                _of_seed(call.operator, call.dtype, call.requires_grad, call.seed + n).get(
                    call.name
                )
                for n in range(1, _EXAMPLES)
            ]
        except _REFUSALS:
            others = []  # the operator refuses what happens to be drawn
        found = [call, *(other for other in others if other is not None and _alike(call, other))]
        if len(found) == _EXAMPLES:
            return found  # type: ignore[return-value]
    return [call.map(partial(_multiple, number=n)) for n in range(_EXAMPLES)]


def _multiple(tensor: Tensor, number: int) -> Tensor:
    if tensor.dtype.category < 2:
        return tensor
    out = tensor.detach() * (1 + number / 8)
    return out.requires_grad_() if tensor.requires_grad else out


@lru_cache(maxsize=16)
def _of_seed(
    operator: OpOverload, kind: dtype, requires_grad: bool, seed: int
) -> dict[str, Sample]:
    made = samples(operator, dtype=kind, requires_grad=requires_grad, seed=seed)
    return {sample.name: sample for sample in made}


def _alike(a: OperatorCall, b: OperatorCall) -> bool:
    shapes = [[(t.shape, t.dtype) for _, t in call.tensors()] for call in (a, b)]
    return shapes[0] == shapes[1]


def _layouts(call: OperatorCall) -> Iterator[Layout]:
    """Where the batch is in each tensor: in front, behind, at 1, and in all but one."""
    ranks = [tensor.ndim for _, tensor in call.tensors()]
    written = {n for n, (parameter, _, _) in enumerate(call.arguments()) if parameter.written}
    yield (0,) * len(ranks)
    yield tuple(ranks)
    yield tuple(min(1, rank) for rank in ranks)
    if len(ranks) > 1:
        for without in set(range(len(ranks))) - written:
            yield tuple(None if n == without else 0 for n in range(len(ranks)))
    if len(ranks) > 2 and not written:
        for only in range(len(ranks)):
            yield tuple(0 if n == only else None for n in range(len(ranks)))


def _stacked(examples: Sequence[OperatorCall], layout: Layout) -> list[Tensor]:
    """The tensors of all examples; those of the first where there is no batch."""
    columns = zip(*([t.detach() for _, t in e.tensors()] for e in examples))
    return [
        column[0].clone() if dim is None else functions.stack(list(column), dim)
        for column, dim in zip(columns, layout)
    ]


# -- calls ----------------------------------------------------------------------------------------------


def _results_of(call: OperatorCall) -> Callable[..., tuple[Tensor, ...]]:
    """The call as a function of its tensors; what it writes to is a copy."""
    written = [parameter.written for parameter, _, _ in call.arguments()]

    def function(*tensors: Tensor) -> tuple[Tensor, ...]:
        given = iter([t.clone() if w else t for t, w in zip(tensors, written)])
        return tuple(tensors_of(call.map(lambda _: next(given)).run()))

    return function


def _value_of(call: OperatorCall) -> Callable[..., Tensor]:
    """A real number that depends on every result, as a function of the tensors."""
    results = _results_of(call)

    def function(*tensors: Tensor) -> Tensor:
        out = functions.zeros((), dtype=call_dtype)
        for number, result in enumerate(results(*tensors)):
            if result.dtype.category < 2:
                continue
            numbers = functions.arange(result.numel(), dtype=result.dtype.to_real())
            weights = numbers.reshape(result.shape)
            product = result * (weights.sin() + 1 + number)
            if result.is_complex():
                product = functions.view_as_real(product.resolve_conj())
            out = out + product.sum()
        return out

    call_dtype = next(t for _, t in call.tensors() if t.requires_grad).dtype.to_real()
    return function


def _each(
    function: Callable[..., Any],
    batches: Sequence[Tensor],
    layout: Layout,
    count: int,
) -> list[Tensor] | None:
    """The results for each example, stacked; None where one is refused or shapes differ."""
    rows = []
    for number in range(count):
        row = [b if d is None else b.select(d, number) for b, d in zip(batches, layout)]
        try:
            rows.append(tensors_of(function(*row)))
        except _REFUSALS:
            return None
    if any([t.shape for t in row] != [t.shape for t in rows[0]] for row in rows):
        return None
    return [functions.stack(list(column)) for column in zip(*rows)]


def _all(
    call: OperatorCall, function: Callable[..., Any], batches: Sequence[Tensor], what: str
) -> list[Tensor]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # of loops, which are declared
        try:
            return tensors_of(function(*batches))
        except Exception as error:
            if str(error).startswith("vmap: called random operation"):
                raise NotApplicable("it draws random numbers") from None
            reason = f"{what}: vmap raises {type(error).__name__}: {error}"
            raise CheckFailure("batching", call, reason) from error


def _agree(
    check: str, call: OperatorCall, what: str, got: Sequence[Tensor], expected: Sequence[Tensor]
) -> None:
    if len(got) != len(expected):
        reason = f"{what}: vmap returns {len(got)} tensors, single calls {len(expected)}"
        raise CheckFailure(check, call, reason)
    for number, (ours, single) in enumerate(zip(got, expected)):
        compare(check, call, f"{what}: result {number}", ours.detach(), single.detach())
