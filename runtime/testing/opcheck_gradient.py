"""`gradient_check`: are the gradients of a call right, to second order?"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

from ..autograd.check.errors import Mistake, likely_mistake
from ..autograd.gradcheck import (
    GradcheckError,
    get_analytical_jacobian,
    get_numerical_jacobian,
    gradcheck,
    gradgradcheck,
)
from ..core.dtypes import float64
from ..core.namespace import Array, np
from ..core.tensor import Tensor
from ..dispatch.kernel import KernelKind
from ..dispatch.operator import OpOverload
from .checks_gradient import check_immutable_gradients
from .failures import CheckFailure, NotApplicable, tensors_of
from .opcheck_autograd import autograd_key, has_autograd_kernel
from .opcheck_inputs import OperatorCall, call_to_check, in_doubles

_CHECK = "gradient"
_SMALL = 48
"""Numbers of elements up to which whole Jacobians are compared; of larger calls one random projection."""
_ONCE = "once_differentiable"


def gradient_check(
    op: OpOverload,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    *,
    atol: float = 1e-5,
    rtol: float = 1e-3,
    second_order: bool = True,
) -> None:
    """Compare the gradients of `op` with differences, and the gradients of the gradients too.

    The call is repeated in double precision.  Backward must also give the same twice, bear missing gradients, and leave alone
    what it is given.  A backward marked ``once_differentiable`` is checked to first order.  Raises ValueError if no
    argument requires grad, `NotApplicable` for an operator that has no derivative or takes no doubles, and
    `OperatorFault`, which says whether it is the sign, a factor, a conjugate or a missing term.
    """
    if not OperatorCall(op, args, kwargs).requires_grad:
        raise ValueError(
            "gradient_check: no argument requires grad, so there is no gradient to check; pass tensors made "
            "with requires_grad=True"
        )
    with call_to_check(op, args, kwargs) as call:
        check_gradient_of(call, atol=atol, rtol=rtol, second_order=second_order)


def check_gradient_of(
    call: OperatorCall, *, atol: float = 1e-5, rtol: float = 1e-3, second_order: bool = True
) -> None:
    """Like `gradient_check`."""
    key = autograd_key(call)
    if not has_autograd_kernel(call.operator, key):
        raise NotApplicable(f"no derivative is registered: nothing at Autograd or {key}")
    registered = {k: call.operator._registered().get(k) for k in (key, "Autograd")}
    kernel = registered[key] or registered["Autograd"]
    if kernel is not None and kernel.kind in (
        KernelKind.fallthrough,
        KernelKind.undifferentiated,
        KernelKind.refusal,
    ):
        raise NotApplicable(f"the kernel at {key} passes on or refuses: there is no derivative")
    doubles = _in_doubles(call)
    inputs = [tensor for _, _, tensor in doubles.arguments() if tensor.requires_grad]
    function = _function(doubles, inputs)
    keys: tuple[str, ...] = (call.backend, key if registered[key] is not None else "Autograd")
    if kernel is None:
        keys = ("CompositeImplicitAutograd",)
    fast = sum(tensor.numel() for tensor in inputs) > _SMALL
    options: dict[str, Any] = {"atol": atol, "rtol": rtol, "fast_mode": fast}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        outputs = _first_order(call, doubles, function, inputs, options, keys)
        if not outputs:
            return
        _leaves_alone(call, doubles, keys)
        if second_order:
            _second_order(call, function, inputs, options, keys)


def _in_doubles(call: OperatorCall) -> OperatorCall:
    doubles = call.map(in_doubles)
    if not any(tensor.requires_grad for _, _, tensor in doubles.arguments()):
        raise NotApplicable("no argument that requires grad is a floating or complex tensor")
    same = all(
        a.dtype is b.dtype
        for (_, _, a), (_, _, b) in zip(call.arguments(), doubles.arguments(), strict=True)
    )
    if not same:
        try:
            _copies_of_written(doubles).run()
        except Exception as error:
            call.fresh().run()  # an error of the call itself is no matter of doubles
            raise NotApplicable(
                f"it does not support {float64.name} ({type(error).__name__}: {str(error).partition(chr(10))[0]})"
            ) from error
    return doubles


def _copies_of_written(call: OperatorCall) -> OperatorCall:
    written = {id(tensor) for parameter, _, tensor in call.arguments() if parameter.written}
    return call.map(lambda t: t.clone() if id(t) in written else t) if written else call


def _function(call: OperatorCall, inputs: list[Tensor]) -> Callable[..., Any]:
    """The operator as a function of what requires grad, to its floating results."""

    def function(*given: Tensor) -> Any:
        replaced = {id(old): new for old, new in zip(inputs, given, strict=True)}
        moved = call.map(lambda t: replaced.get(id(t), t))
        results = tensors_of(_copies_of_written(moved).run())
        return tuple(r for r in results if r.dtype.category > 1)

    return function


def _first_order(
    call: OperatorCall,
    doubles: OperatorCall,
    function: Callable[..., Any],
    inputs: list[Tensor],
    options: dict[str, Any],
    keys: tuple[str, ...],
) -> tuple[Tensor, ...]:
    outputs: tuple[Tensor, ...] = function(*inputs)
    if not outputs:
        return ()
    try:
        gradcheck(function, inputs, **options)
    except GradcheckError as error:
        names = [name for _, name, t in doubles.arguments() if t.requires_grad]
        reason, mend = _diagnosis(function, inputs, names, outputs, str(error))
        raise call.fault(_CHECK, reason, mend, *keys) from error
    except NotImplementedError as error:
        raise NotApplicable(f"backward refuses: {error}") from error
    except Exception as error:
        raise call.fault(_CHECK, *_crash(error), *keys) from error
    return outputs


def _crash(error: Exception) -> tuple[str, str]:
    reason = f"backward raises {type(error).__name__}: {error}"
    mend = (
        "return one gradient, or None, for each argument of the operator, in the argument's shape"
    )
    return reason, mend


def _leaves_alone(call: OperatorCall, doubles: OperatorCall, keys: tuple[str, ...]) -> None:
    """Backward changes nothing that it is given, and gives the same twice."""
    try:
        check_immutable_gradients(doubles)
    except CheckFailure as failure:
        mend = "compute new tensors in backward; do not write to gradients, nor to saved tensors"
        raise call.fault(_CHECK, failure.reason, mend, *keys) from failure
    except Exception as error:
        raise call.fault(_CHECK, *_crash(error), *keys) from error


def _second_order(
    call: OperatorCall,
    function: Callable[..., Any],
    inputs: list[Tensor],
    options: dict[str, Any],
    keys: tuple[str, ...],
) -> None:
    if not any(out.requires_grad for out in function(*inputs)):
        return
    mend = (
        "build backward of operators, on what save_for_backward saved, so that it is differentiated in its turn; or "
        "mark it autograd.function.once_differentiable, so that asking for the second derivative is an error"
    )
    try:
        gradgradcheck(function, inputs, **options)
    except GradcheckError as error:
        what = str(error).partition("\n")[0]
        reason = f"the gradient is right, its own derivative (second order) is wrong: {what}"
        raise call.fault(_CHECK, reason, mend, *keys) from error
    except Exception as error:
        text = str(error)
        if _ONCE in text or isinstance(error, NotImplementedError):
            return  # second derivatives are refused, not wrong
        reason = f"differentiating backward (second order) raises {type(error).__name__}: {text}"
        raise call.fault(_CHECK, reason, mend, *keys) from error


# -- what a wrong Jacobian looks like -----------------------------------------------------------------


def _diagnosis(
    function: Callable[..., Any],
    inputs: list[Tensor],
    names: list[str],
    outputs: tuple[Tensor, ...],
    said: str,
) -> tuple[str, str]:
    """The reason and the mend for gradients that gradcheck finds wrong."""
    if "Jacobian mismatch" not in said and "expected to be zero" not in said:
        return said, next((mend for text, mend in _MENDS.items() if text in said), _GENERAL)
    if sum(t.numel() for t in (*inputs, *outputs)) > 400:
        return f"the gradient differs from differences: {said}", _GENERAL
    for number, out in enumerate(outputs):
        where = f" of result {number}" if len(outputs) > 1 else ""
        analytical = get_analytical_jacobian(out, inputs) if out.requires_grad else None
        for position, (name, target) in enumerate(zip(names, inputs, strict=True)):
            numerical = get_numerical_jacobian(function, inputs, target, 1e-6)[number]
            ours = np.zeros_like(numerical) if analytical is None else analytical[position]
            if np.allclose(ours, numerical, 1e-3, 1e-5, equal_nan=True):
                continue
            mistake = likely_mistake(ours, numerical, out.is_complex(), target.is_complex())
            wrong, mend = _UNRECORDED if analytical is None else _described(mistake)
            figures = f"by differences {_brief(numerical)}, by backward {_brief(ours)}"
            return f"the gradient{where} for '{name}' {wrong}: {figures}", mend
    return said, _GENERAL


_GENERAL = "derive the formula anew; gradsmith.autograd.gradcheck shows whole Jacobians"
_MENDS = {
    "Backward is not reentrant": "let backward depend on nothing but its arguments and what was saved",
    "in place": "compute new tensors in backward; do not write to gradients, nor to saved tensors",
    "undefined": "bear None for gradients that did not arrive, or leave ctx.set_materialize_grads alone",
    "backward not multiplied by grad_output": "multiply by the incoming gradient: backward is linear in it",
}


_UNRECORDED = (
    "is missing (the result does not require grad), though the result depends on it",
    "let the autograd kernel record the call: results that depend on an argument require grad; "
    "ctx.mark_non_differentiable is for those that do not, such as indices",
)
_WRONG = {
    "zero": (
        "is None or zero, though the result depends on it",
        "return the gradient of this argument from backward instead of None",
    ),
    "sign": ("has the wrong sign", "negate it"),
    "conjugate": (
        "is that of the conjugate",
        "conjugate what grad is multiplied by: for y = f(x), grad * f'(x).conj()",
    ),
}
"""By the kind of a mistake, what is wrong with the gradient and how to mend it."""


def _described(mistake: Mistake | None) -> tuple[str, str]:
    if mistake is not None and mistake.kind == "factor":
        return f"is {1 / mistake.factor:.6g} times what it should be", "mend the factor"
    usual = ("differs from differences", _GENERAL)
    return usual if mistake is None else _WRONG.get(mistake.kind, usual)


def _brief(matrix: Array) -> str:
    text = np.array2string(np.asarray(matrix), precision=5, threshold=8, separator=", ")
    return " ".join(text.split())
