"""`opcheck`: is an operator of one's own registered as it should be?  Asked of one call of it.

    opcheck(gradsmith.ops.mine.scale, (x, 2.0))
    opcheck(op, args, kwargs, test_utils="test_schema", raise_exception=False)

The names of the checks are PyTorch's, since programs have them in lists and files of expected failures.
``test_gradient`` and ``test_batching`` are ours; they are not among those run by default, as PyTorch's `opcheck` does not
look at values either.

| name | what it asks | function |
|---|---|---|
| ``test_schema`` | are arguments written, and shared with results, exactly as the schema says? | `schema_check` |
| ``test_autograd_registration`` | is the derivative at a key where calls come by it? | `autograd_registration_check` |
| ``test_faketensor`` | does the fake infer shape, dtype, strides, device? | `fake_check` |
| ``test_aot_dispatch_static`` | do repeated calls, and backward with fakes, agree? | `static_shapes_check` |
| ``test_aot_dispatch_dynamic`` | and at other sizes, zero ones among them? | `dynamic_shapes_check` |
| ``test_gradient`` | are gradients right, to second order? | `gradient_check` |
| ``test_batching`` | does `vmap` give what calls for each example give, derivatives too? | `check_batching` |

PyTorch's ``test_aot_dispatch_*`` trace the operator for its compiler.  There is none here: what they
assert of an operator, that it may be replaced by what its fake and schema say of it, is checked by running.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..dispatch.operator import OpOverload
from ..dispatch.packet import OpOverloadPacket
from .checks_batching import check_batched_grad, check_batching
from .failures import NotApplicable
from .opcheck_autograd import check_autograd_registration_of
from .opcheck_fake import check_fake_of
from .opcheck_gradient import check_gradient_of
from .opcheck_inputs import OperatorCall, call_to_check
from .opcheck_schema import check_schema_of
from .opcheck_sizes import check_dynamic_shapes_of, check_static_shapes_of


class OpCheckError(Exception):
    """What `opcheck` raises; its cause is what the check raised."""


def _schema(call: OperatorCall, atol: float | None, rtol: float | None) -> None:
    check_schema_of(call)


def _registration(call: OperatorCall, atol: float | None, rtol: float | None) -> None:
    if not call.requires_grad:
        raise NotApplicable("no argument requires grad")
    check_autograd_registration_of(call)


def _fake(call: OperatorCall, atol: float | None, rtol: float | None) -> None:
    check_fake_of(call)


def _gradient(call: OperatorCall, atol: float | None, rtol: float | None) -> None:
    if not call.requires_grad:
        raise NotApplicable("no argument requires grad")
    if atol is None or rtol is None:
        check_gradient_of(call)
    else:
        check_gradient_of(call, atol=atol, rtol=rtol)


def _batching(call: OperatorCall, atol: float | None, rtol: float | None) -> None:
    check_batching(call)
    if call.requires_grad:
        check_batched_grad(call)


ALL_TEST_UTILS: Mapping[str, Callable[[OperatorCall, float | None, float | None], None]] = {
    "test_schema": _schema,
    "test_autograd_registration": _registration,
    "test_faketensor": _fake,
    "test_aot_dispatch_static": check_static_shapes_of,
    "test_aot_dispatch_dynamic": check_dynamic_shapes_of,
    "test_gradient": _gradient,
    "test_batching": _batching,
}
"""Every check by its name, in the order in which they are run."""

DEFAULT_TEST_UTILS = (
    "test_schema",
    "test_autograd_registration",
    "test_faketensor",
    "test_aot_dispatch_dynamic",
)
"""What `opcheck` and `generate_opcheck_tests` run unless told otherwise: PyTorch's choice."""


def opcheck(
    op: Any,
    args: tuple[Any, ...],
    kwargs: dict[str, Any] | None = None,
    *,
    test_utils: str | Sequence[str] = DEFAULT_TEST_UTILS,
    raise_exception: bool = True,
    rtol: float | None = None,
    atol: float | None = None,
) -> dict[str, Any]:
    """Check one call of an operator, with copies of its arguments; see the module for what is checked.

    `op` is an OpOverload, a packet with one overload, or what `library.custom_op` returned.  `test_utils` is a
    name, several, or ``"ALL"``.  Let floating arguments require grad where the operator is differentiable, or
    two of the checks have nothing to say.  Returns ``"SUCCESS"`` by name of each check, with `raise_exception`
    False the exception for those that failed; raises OpCheckError for the first one otherwise.  A check that does not apply to the
    call (tensors on the meta device) succeeds.

    Raises ValueError for something that is not an operator, for an unknown check, and for one of `rtol` and `atol`
    without the other; RuntimeError for a packet with several overloads.
    """
    if (rtol is None) != (atol is None):
        raise ValueError("opcheck(op, ...): if you specify one of rtol/atol, you must specify both")
    operator = unique_overload(op)
    results: dict[str, Any] = {}
    for name in _names(test_utils):
        try:
            run_test_util(name, operator, args, kwargs or {}, rtol=rtol, atol=atol)
        except NotApplicable:
            pass
        except Exception as error:
            if raise_exception:
                raise OpCheckError(f"opcheck(op, ...): {name} failed with {error}") from error
            results[name] = error
            continue
        results[name] = "SUCCESS"
    return results


def run_test_util(
    name: str,
    operator: OpOverload,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    *,
    rtol: float | None = None,
    atol: float | None = None,
) -> None:
    """Run the check `name`.  Raises what it finds, NotApplicable if it has nothing to say of such a call."""
    with call_to_check(operator, tuple(args), dict(kwargs)) as call:
        ALL_TEST_UTILS[name](call, atol, rtol)


def _names(test_utils: str | Sequence[str]) -> tuple[str, ...]:
    if test_utils == "ALL":
        return tuple(ALL_TEST_UTILS)
    names = (test_utils,) if isinstance(test_utils, str) else test_utils
    if not isinstance(names, (tuple, list)) or not set(names) <= set(ALL_TEST_UTILS):
        raise ValueError(
            f"opcheck(op, ..., test_utils={test_utils}), expected test_utils to be subset of "
            f"{tuple(ALL_TEST_UTILS)} but it was not"
        )
    return tuple(names)


def unique_overload(op: Any) -> OpOverload:
    """The operator meant by `op`.  ValueError if it is none, RuntimeError if it has several overloads."""
    op = getattr(op, "_opoverload", op)
    if isinstance(op, OpOverloadPacket):
        if len(op.members) != 1:
            raise RuntimeError(
                f"opcheck can only test operators without overloads. Got the following overloads for {op}: "
                f"{list(op.members)}; give one of them, such as {op}.{op.overloads()[0]}"
            )
        return next(iter(op.members.values()))
    if not isinstance(op, OpOverload):
        raise ValueError(
            "opcheck(op, ...): op must be instance of OpOverload, e.g. gradsmith.ops.aten.sin.default, "
            f"got {type(op)}"
        )
    return op
