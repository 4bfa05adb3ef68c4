"""Does an operator write to, and share memory with, exactly what its schema says?"""

from __future__ import annotations

from functools import cache
from typing import Any

from gradsmith.dispatch.operator import OpOverload
from gradsmith.kernels.namespace import np
from gradsmith.tensor import Tensor
from gradsmith.testing.failures import CheckFailure, tensors_of
from gradsmith.testing.samples import Sample

__all__ = ["check_schema"]


def check_schema(sample: Sample) -> None:
    """Run the call and compare what happened with the alias annotations.

    An argument without ``!`` keeps its elements, shape and version; one with it has its version raised.  A
    result shares memory with an argument only if both are annotated with one alias set, and then shares its
    version counter too.  A tensor returned where the schema writes ``Tensor(a!)`` is the argument itself, and
    the number and types of the results are those of the schema.  Raises CheckFailure.
    """
    operator = sample.operator
    sample = sample.map(lambda t: t.detach().clone() if not t.requires_grad else t)
    arguments = _by_parameter(sample)
    before = {
        id(t): (t._data.copy(), t._data.shape, t._data.strides, t._version)
        for tensors in arguments.values()
        for _, t in tensors
    }
    result = sample.call()
    written = {p.name for p in operator.signature.parameters if p.written}
    for name, tensors in arguments.items():
        for label, tensor in tensors:
            old, shape, strides, version = before[id(tensor)]
            _check_argument(sample, label, tensor, old, shape, strides, version, name in written)
    _check_results(sample, result, arguments)


def _by_parameter(sample: Sample) -> dict[str, list[tuple[str, Tensor]]]:
    found: dict[str, list[tuple[str, Tensor]]] = {}
    for label, tensor in sample.tensors():
        found.setdefault(label.partition("[")[0], []).append((label, tensor))
    return found


def _check_argument(
    sample: Sample,
    label: str,
    tensor: Tensor,
    old: Any,
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    version: int,
    is_written: bool,
) -> None:
    data = tensor._data
    if is_written:
        if tensor._version <= version:
            reason = (
                f"'{label}' is written (its version stays {version}: in-place forms must raise it)"
            )
            raise CheckFailure("schema", sample, reason)
        return
    if data.shape != shape or data.strides != strides:
        reason = f"'{label}' had shape {shape} and has {data.shape}, though the schema does not mark it '!'"
        raise CheckFailure("schema", sample, reason)
    if not np.array_equal(data, old, equal_nan=data.dtype.kind in "fc"):
        reason = f"'{label}' is changed, though the schema does not mark it '!'"
        raise CheckFailure("schema", sample, reason)
    if tensor._version != version:
        reason = (
            f"the version of '{label}' goes from {version} to {tensor._version} without a change"
        )
        raise CheckFailure("schema", sample, reason)


def _check_results(
    sample: Sample, result: Any, arguments: dict[str, list[tuple[str, Tensor]]]
) -> None:
    operator = sample.operator
    returns = _returns(operator)
    results = (
        (result,)
        if len(returns) == 1
        else tuple(result) if isinstance(result, (tuple, list)) else ()
    )
    if len(results) != len(returns) and returns:
        reason = f"{len(results)} results, the schema has {len(returns)}"
        raise CheckFailure("schema", sample, reason)
    seen: list[tuple[str, Tensor]] = []
    for number, (kind, value) in enumerate(zip(returns, results)):
        _check_type(sample, number, kind, value)
        letters, writes = _annotation(kind)
        tensors = tensors_of(value)
        for tensor in tensors:
            where = f"result {number}" if len(returns) > 1 else "the result"
            _check_aliases(sample, where, tensor, letters, writes, arguments)
            if not letters:
                _check_apart(sample, where, tensor, seen)
            seen.append((where, tensor))


@cache
def _returns(operator: OpOverload) -> tuple[str, ...]:
    """The types of the results with their annotations, ``Tensor(a!)``."""
    return tuple(str(returned) for returned in operator.schema.returns)


def _annotation(kind: str) -> tuple[frozenset[str], bool]:
    """The alias set of a type such as ``Tensor(a!)``, and whether it is written."""
    inner = kind.partition("(")[2].partition(")")[0]
    before = inner.partition("->")[0]
    letters = {part.strip(" !") for part in before.split("|") if part.strip(" !")}
    return frozenset(letters), "!" in before


def _check_type(sample: Sample, number: int, kind: str, value: Any) -> None:
    base = "list" if "[" in kind else kind.partition("(")[0].partition(" ")[0]
    expected: Any = {
        "Tensor": Tensor,
        "list": (list, tuple),
        "bool": bool,
        "int": int,
        "float": float,
    }
    wanted = expected.get(base.strip("?"))
    if wanted is not None and not isinstance(value, wanted) and value is not None:
        reason = f"result {number} is {type(value).__name__}, the schema says {kind}"
        raise CheckFailure("schema", sample, reason)


def _check_aliases(
    sample: Sample,
    where: str,
    tensor: Tensor,
    letters: frozenset[str],
    writes: bool,
    arguments: dict[str, list[tuple[str, Tensor]]],
) -> None:
    for parameter in sample.operator.signature.parameters:
        allowed = letters & _annotation(f"T({parameter.alias})")[0] or (
            "*" in parameter.alias and bool(letters)
        )
        for label, argument in arguments.get(parameter.name, ()):
            shares = tensor is argument or np.shares_memory(tensor._data, argument._data)
            if shares and not allowed:
                reason = f"{where} shares memory with '{label}', which the schema does not say"
                raise CheckFailure("schema", sample, reason)
            if allowed and writes and tensor is not argument:
                reason = f"{where} is another tensor than '{label}', which the schema says it is"
                raise CheckFailure("schema", sample, reason)
            if shares and tensor is not argument and not _one_counter(tensor, argument):
                reason = (
                    f"{where} is a view of '{label}' but counts versions apart: a change of one "
                    "would not be noticed where the other is saved"
                )
                raise CheckFailure("schema", sample, reason)


def _one_counter(a: Tensor, b: Tensor) -> bool:
    return a._counter is not None and a._counter is b._counter


def _check_apart(
    sample: Sample, where: str, tensor: Tensor, seen: list[tuple[str, Tensor]]
) -> None:
    for other_place, other in seen:
        if np.shares_memory(tensor._data, other._data):
            reason = f"{where} shares memory with {other_place}, which the schema does not say"
            raise CheckFailure("schema", sample, reason)
