"""The forms in which points are given to an operator.

Kernels choose their code by an array's size and strides: other sums for few elements, blocks and other functions for many.
Every point is therefore computed as one element, among few, in an array, in one whose elements lie apart, and repeated in
large ones.  Whatever has tensors as PyTorch has them can be measured so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any

import numpy

from gradsmith.generated import functions

from ..api.creation import tensor
from ..autograd.engine.gradients import grad
from .judge import is_absent
from .pointwise import Elementwise

_FEW = 8
_MANY = (5_000, 100_000)
"""More elements than kernels for few are meant for; and so many that they are computed block by block."""

Forms = Sequence[tuple[str, Sequence[Any]]]
"""Names of forms; with each, the value and both derivatives: rows of all points, one for each time that they occur."""


def _forms_of(
    run: Callable[[Mapping[str, Any]], Any],
    make: Callable[[Any], Any],
    columns: Mapping[str, Any],
    name: str,
    grad_of: Callable[..., Any],
    ones_like: Callable[[Any], Any],
) -> Forms:
    """What `run` says of the points in `columns`, and its derivatives in the argument `name`; `make` makes a tensor of lists."""

    def at(places: Any, apart: bool = False) -> Sequence[Any]:
        tensors = {n: _placed(make, c[places], apart, n == name) for n, c in columns.items()}
        return _derivatives(run(tensors), tensors[name], grad_of, ones_like)

    count = len(columns[name])
    every = numpy.arange(count)
    single = [numpy.array(place) for place in every]
    few = [every[start : start + _FEW] for start in range(0, count, _FEW)]
    pieces = {
        "array": [at(every)],
        "strided": [at(every, apart=True)],
        "0-d": list(map(at, single)),
        "few": list(map(at, few)),
        **{f"{size} elements": [at(numpy.tile(every, -(-size // count)))] for size in _MANY},
    }
    return [
        (form, [numpy.concatenate([*map(numpy.atleast_1d, p)]).reshape(-1, count) for p in zip(*f)])
        for form, f in pieces.items()
    ]


def _placed(make: Callable[[Any], Any], numbers: Any, apart: bool, requires_grad: bool) -> Any:
    """A leaf of these numbers, whose elements lie apart in memory if they shall."""
    if not apart:
        return make(numbers.tolist()).requires_grad_(requires_grad)
    every_other = make(numpy.stack((numbers, numbers), -1).tolist())[..., 0]
    return every_other.detach().requires_grad_(requires_grad)


def _derivatives(
    out: Any, x: Any, grad_of: Callable[..., Any], ones_like: Callable[[Any], Any]
) -> Sequence[Any]:
    """The value and both gradients, as far as there are any; zeros where the result no longer depends on `x`."""
    found = [_array(out)]
    for _ in range(2):
        if not out.requires_grad:
            found.append(numpy.zeros_like(found[0]))
            continue
        try:
            (out,) = grad_of([out], [x], [ones_like(out)], create_graph=True, allow_unused=True)
        except NotImplementedError as error:
            if is_absent(error):
                break
            raise
        if out is None:
            found += [numpy.zeros_like(found[0])] * (3 - len(found))
            break
        found.append(_array(out))
    return found


def _array(tensor: Any) -> Any:
    return numpy.asarray(tensor.detach().resolve_conj().resolve_neg().numpy())


def worst(forms: Forms, order: int, off: Callable[[Any], Any]) -> tuple[Any, list[str]]:
    """At each point the greatest error, `off` telling those of a row, and in which form that is; of equal ones, the first."""
    errors = numpy.array(
        [numpy.max([off(row) for row in _different(found[order])], 0) for _, found in forms]
    )
    greatest = numpy.argmax(numpy.nan_to_num(errors, posinf=numpy.inf), 0)
    return errors[greatest, numpy.arange(len(greatest))], [forms[form][0] for form in greatest]


def _different(rows: Any) -> Sequence[Any]:
    """The `rows`, less those that repeat an earlier one."""
    distinct: dict[bytes, Any] = {}
    for row in rows:
        distinct.setdefault(row.tobytes(), row)
    return list(distinct.values())


def ours(call: Elementwise, dtype: Any, columns: Mapping[str, Any], name: str) -> Forms:
    """What the operator itself says of the points in `columns`, and its derivatives in the argument `name`."""
    make = partial(tensor, dtype=dtype)
    return _forms_of(call.run, make, columns, name, grad, functions.ones_like)


def of_torch(call: Elementwise, dtype: str, columns: Mapping[str, Any], name: str) -> Forms | None:
    """What PyTorch says in the same forms; None if it has no such operator, or no derivatives of it."""
    torch = import_module("torch")
    packet, _, overload = call.operator.name().partition("::")[2].partition(".")
    theirs = getattr(getattr(torch.ops.aten, packet, None), overload or "default", None)
    if theirs is None:
        return None

    def run(tensors: Mapping[str, Any]) -> Any:
        given = {**call.parameters, **tensors}
        return call.chosen(theirs(**{n: given[n] for n in call.arguments}))

    make = partial(torch.tensor, dtype=getattr(torch, dtype))
    try:
        return _forms_of(run, make, columns, name, torch.autograd.grad, torch.ones_like)
    except (RuntimeError, NotImplementedError):
        return None
