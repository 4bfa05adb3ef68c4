"""The checks that every operator has to pass, each a function of one sample, and what runs them.

run_checks("aten::mul.Tensor")                    # all, in every dtype that they are made for
run_check("first_order", "aten::mul.Tensor")         # one
problems("aten::mul.Tensor")                      # the same, as a list instead of an exception
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ..core.dtypes import bool_, complex128, dtype, float32, float64, int64
from ..core.lazy_elements import elements_of
from ..core.namespace import np
from ..core.tensor import Tensor, wrap
from ..dispatch.operator import OpOverload
from ..dispatch.signature import REQUIRED
from ..dispatch.tags import Tag
from .checks_backends import check_backends, check_views, kernels_elsewhere
from .checks_batching import (
    check_batched_grad,
    check_batched_refusals,
    check_batched_writes,
    check_batching,
)
from .checks_decomposition import check_decomposition
from .checks_dtypes import check_dtypes, check_precision
from .checks_effect import check_effect, numbers_of
from .checks_forward import check_forward_mode
from .checks_gradient import check_first_order, check_immutable_gradients, check_second_order
from .checks_nan import check_nan
from .checks_strides import check_strides
from .checks_variants import check_variants, variants_of
from .declarations import declaration_of, relatives, resolve_operator
from .failures import CheckFailure, NotApplicable
from .opcheck_fake import check_fake_of
from .opcheck_results import check_promotion
from .opcheck_schema import check_schema_of
from .samples import Sample, never_varied, samples, variations


@dataclass(frozen=True)
class Check:
    """A property of operators, and how it is tested."""

    name: str
    function: Callable[[Sample], Any]
    """Raises CheckFailure if the property does not hold for the sample."""
    dtypes: tuple[dtype, ...]
    """The dtypes of samples that tell something new."""
    requires_grad: bool = False


def _check_defaults(sample: Sample) -> None:
    """Every argument that has a default can be given something else.

    Asked of the first sample for all of them.  Other values are tried where the type suggests some, on every
    line of samples; that all of them are refused is a failure, and so is that neither lines nor the type say which
    there are.  Raises CheckFailure.
    """
    operator = sample.operator
    for parameter in never_varied(operator):
        error: Exception | None = None
        for _, other in variations(operator, 0, parameter, sample.dtype, False, sample.seed):
            try:
                other.call()
            except Exception as found:
                error = error or found
                continue
            break
        else:
            if error is None:
                reason = (
                    f"no sample gives '{parameter.name}' another value than its default {parameter.default!r}, "
                    f"and its type, {parameter.type}, does not say which there are"
                )
                mend = f"give a line of samples in which '{parameter.name}' differs"
                raise sample.fault("defaults", reason, mend, sample.backend)
            reason = (
                f"'{parameter.name}' can have no other value than its default {parameter.default!r}: "
                f"{type(error).__name__}: {error}"
            )
            mend = f"let the kernel take '{parameter.name}', or give a line of samples in which it differs"
            raise sample.fault("defaults", reason, mend, sample.backend) from error


def _check_meta(sample: Sample) -> None:
    """What `fake_check` asks; of elementwise operators for column-major tensors too, whose order results keep."""
    check_fake_of(sample, "meta")
    if sample.operator.traits.is_elementwise:
        check_fake_of(sample.map(_turned), "meta")


def _turned(tensor: Tensor) -> Tensor:
    """The same elements, the first dimension being the innermost in memory."""
    return wrap(np.array(elements_of(tensor.detach()), order="F", copy=True))


_EXACT = (float64, complex128)
_ALL = (
    Check("schema", check_schema_of, (float32, complex128, int64)),
    Check("promotion", check_promotion, (float32, complex128, int64)),
    Check("defaults", _check_defaults, (float64,)),
    Check("effect", check_effect, (float64,)),
    Check("dtypes", check_dtypes, (float64,)),
    Check("precision", check_precision, (float64, int64)),
    Check("meta", _check_meta, (float32, complex128, int64)),
    Check("variants", check_variants, (float32, complex128, int64), True),
    Check("backends", check_backends, (float32, complex128, int64)),
    Check("views", check_views, (float64,)),
    Check("decomposition", check_decomposition, (float32, float64, complex128, int64), True),
    Check("first_order", check_first_order, _EXACT, True),
    Check("second_order", check_second_order, _EXACT, True),
    Check("forward_mode", check_forward_mode, _EXACT, True),
    Check("nan", check_nan, (float64,), True),
    Check("immutable_gradients", check_immutable_gradients, _EXACT, True),
    Check("strides", check_strides, _EXACT, True),
    Check("batching", check_batching, (float64, complex128, int64, bool_)),
    Check("batched_writes", check_batched_writes, (float64, complex128, int64, bool_)),
    Check("batched_refusals", check_batched_refusals, (float64,)),
    Check("batched_grad", check_batched_grad, _EXACT, True),
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
    if check == "promotion":
        return bool(operator.traits.promotion)
    if check == "defaults":
        return any(p.default is not REQUIRED for p in signature.parameters)
    if check == "meta":
        return any("Tensor" in kind for kind in signature.returns)
    if check == "variants":
        return bool(variants_of(operator))
    if check == "backends":
        return bool(kernels_elsewhere(operator))
    if check == "views":
        # What is made of operators is a view where they make one.
        return operator.is_view and not signature.written and "CPU" in operator.kernels
    if check == "decomposition":
        return bool(operator.traits.decomposition)
    if any(p.out for p in signature.parameters):
        return False
    if check == "dtypes":  # what other variants refuse, functional ones do
        return not signature.written and any(p.is_tensor for p in signature.parameters)
    if operator._nondeterministic_seeded and check.startswith(
        ("batched_", "precision", "effect", "nan")
    ):
        return False
    if check == "effect" and (signature.written or not numbers_of(operator)):
        return False
    if check == "batched_writes":
        dynamic = Tag["dynamic_output_shape"] in operator.tags
        if dynamic or operator.is_view or any(signature.return_aliases):
            return False
    takes_tensors = any(p.is_tensor for p in signature.parameters)
    return takes_tensors and any("Tensor" in kind for kind in signature.returns)


def is_asked(operator: OpOverload, check: str) -> bool:
    """Whether `check` applies, and the operator has to pass it."""
    return applies(operator, check) and exemption(operator, check) is None


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
    target = resolve_operator(operator)
    count = 0
    for kind in CHECKS[check].dtypes if dtype is None else (dtype,):
        for one in samples_of(check, target, kind, seed):
            if sample is None or one.name == sample:
                run_on(check, one)
                count += 1
    return count


def samples_of(check: str, operator: OpOverload, kind: dtype, seed: int = 0) -> Iterator[Sample]:
    """The samples of an operator that `check` is run on in one of its dtypes."""
    found = samples(operator, dtype=kind, requires_grad=CHECKS[check].requires_grad, seed=seed)
    if kind not in (int64, bool_):
        yield from found
        return
    # Few hints are about integers: what an operator refuses, it refuses here.
    try:
        for sample in found:
            sample.map(lambda t: t.detach().clone()).call()
            yield sample
    except (RuntimeError, NotImplementedError, TypeError, ValueError, IndexError, ArithmeticError):
        return


def run_on(check: str, sample: Sample) -> None:
    """Run one check on one sample.  Raises CheckFailure."""
    try:
        CHECKS[check].function(sample)
    except CheckFailure:
        raise
    except NotApplicable:
        return
    except Exception as error:
        reason = f"raises {type(error).__name__}: {error}"
        raise CheckFailure(check, sample, reason) from error


def run_checks(operator: Any, *, seed: int = 0) -> None:
    """Run every check that applies and that the operator is not exempt from.  Raises CheckFailure."""
    target = resolve_operator(operator)
    for check in CHECKS:
        if is_asked(target, check):
            run_check(check, target, seed=seed)


def problems(operator: Any, *, seed: int = 0) -> list[CheckFailure]:
    """What `run_checks` would raise: the first failure of each check, none for those that pass."""
    target = resolve_operator(operator)
    found = []
    for check in CHECKS:
        if is_asked(target, check):
            try:
                run_check(check, target, seed=seed)
            except CheckFailure as failure:
                found.append(failure)
    return found
