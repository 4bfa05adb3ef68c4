"""The checks that every operator has to pass, each a function of one sample, and what runs them.

run_checks("aten::mul.Tensor")                    # all, in every dtype that they are made for
run_check("first_order", "aten::mul.Tensor")         # one
problems("aten::mul.Tensor")                      # the same, as a list instead of an exception
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from gradsmith.dispatch.operator import OpOverload
from gradsmith.dtypes import complex128, dtype, float32, float64, int64
from gradsmith.testing.checks_forms import check_forms, forms_of
from gradsmith.testing.checks_forward import check_forward_mode
from gradsmith.testing.checks_gradient import (
    check_first_order,
    check_immutable_gradients,
    check_second_order,
)
from gradsmith.testing.checks_meta import check_meta
from gradsmith.testing.checks_schema import check_schema
from gradsmith.testing.checks_strides import check_strides
from gradsmith.testing.declarations import declaration_of, relatives, resolve_operator
from gradsmith.testing.failures import CheckFailure
from gradsmith.testing.samples import Sample, samples

__all__ = ["CHECKS", "Check", "applies", "exemption", "problems", "run_check", "run_checks"]


@dataclass(frozen=True)
class Check:
    """A property of operators, and how it is tested."""

    name: str
    function: Callable[[Sample], None]
    """Raises CheckFailure if the property does not hold for the sample."""
    dtypes: tuple[dtype, ...]
    """The dtypes of samples that tell something new."""
    requires_grad: bool = False


_EXACT = (float64, complex128)
_ALL = (
    Check("schema", check_schema, (float32, complex128, int64)),
    Check("meta", check_meta, (float32, complex128, int64)),
    Check("forms", check_forms, (float32, complex128, int64), True),
    Check("first_order", check_first_order, _EXACT, True),
    Check("second_order", check_second_order, _EXACT, True),
    Check("forward_mode", check_forward_mode, _EXACT, True),
    Check("immutable_gradients", check_immutable_gradients, _EXACT, True),
    Check("strides", check_strides, _EXACT, True),
)
CHECKS: Mapping[str, Check] = {check.name: check for check in _ALL}
"""Every check by its name."""


def exemption(operator: OpOverload, check: str) -> str | None:
    """Why the operator need not pass `check`, from its declaration (``exempt``); None if it must."""
    for relative in relatives(operator):
        reason = declaration_of(relative).get("exempt", {}).get(check)
        if reason is not None:
            return str(reason)
    return None


def applies(operator: OpOverload, check: str) -> bool:
    """Whether `check` could say anything of the operator."""
    signature = operator.signature
    if check == "schema":
        return True
    if check == "meta":
        return any("Tensor" in kind for kind in signature.returns)
    if check == "forms":
        return bool(forms_of(operator))
    if any(p.out for p in signature.parameters):
        return False
    takes_tensors = any(p.is_tensor for p in signature.parameters)
    return takes_tensors and any("Tensor" in kind for kind in signature.returns)


def run_check(
    check: str,
    operator: Any,
    *,
    sample: str | None = None,
    dtype: dtype | None = None,
    seed: int = 0,
) -> int:
    """Run one check on an operator's samples, or on the one named `sample`; returns how many were run.

    Without `dtype`, in every dtype that the check is made for and the operator takes.  Raises CheckFailure at
    the first disagreement, ValueError for an unknown check or operator.
    """
    if check not in CHECKS:
        raise ValueError(f"there is no check '{check}'; there are {', '.join(CHECKS)}")
    found = CHECKS[check]
    target = resolve_operator(operator)
    count = 0
    for kind in found.dtypes if dtype is None else (dtype,):
        for one in _samples(found, target, kind, seed):
            if sample is None or one.name == sample:
                _run(found, one)
                count += 1
    return count


def _samples(check: Check, operator: OpOverload, kind: dtype, seed: int) -> Iterator[Sample]:
    found = samples(operator, dtype=kind, requires_grad=check.requires_grad, seed=seed)
    if kind is not int64:
        yield from found
        return
    # Few hints are about integers: what an operator refuses, it refuses here.
    try:
        for sample in found:
            sample.map(lambda t: t.detach().clone()).call()
            yield sample
    except (RuntimeError, NotImplementedError, TypeError, ValueError, IndexError, ArithmeticError):
        return


def _run(check: Check, sample: Sample) -> None:
    try:
        check.function(sample)
    except CheckFailure:
        raise
    except Exception as error:
        reason = f"raises {type(error).__name__}: {error}"
        raise CheckFailure(check.name, sample, reason) from error


def run_checks(operator: Any, *, seed: int = 0) -> None:
    """Run every check that applies and that the operator is not exempt from.  Raises CheckFailure."""
    target = resolve_operator(operator)
    for check in CHECKS:
        if applies(target, check) and exemption(target, check) is None:
            run_check(check, target, seed=seed)


def problems(operator: Any, *, seed: int = 0) -> list[CheckFailure]:
    """What `run_checks` would raise: the first failure of each check, none for those that pass."""
    target = resolve_operator(operator)
    found = []
    for check in CHECKS:
        if applies(target, check) and exemption(target, check) is None:
            try:
                run_check(check, target, seed=seed)
            except CheckFailure as failure:
                found.append(failure)
    return found
