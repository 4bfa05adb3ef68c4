"""`fake_check`: does the operator on the meta device infer what the real one returns?"""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, product
from typing import Any

from ..core.device import device
from ..core.tensor import Tensor
from ..dispatch.missing import MissingKernelError
from ..dispatch.operator import OpOverload
from ..dispatch.registry import REGISTRY
from ..registration.fake_context import dynamic_sizes
from .failures import tensors_of
from .opcheck_inputs import OperatorCall, call_to_check, shares_memory

__all__ = ["UNKNOWABLE", "check_fake_of", "compare_with_fake", "fake_check", "run_on_meta"]

_CHECK = "fake"
UNKNOWABLE = frozenset(("dynamic_output_shape", "data_dependent_output"))
"""Tags of operators whose results depend on elements, so that they may refuse tensors without any."""
_NEEDS_ELEMENTS = (
    "cannot be called on meta tensors",
    "Cannot copy out of meta tensor",
    "meta device type tensor",
    "a meta tensor does not have",
)
"""In the errors of operators that need elements where there are none."""
_NO_FAKE = "no fake impl registered"
"""In the error of a `custom_op` without a fake."""


def fake_check(op: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    """Call `op` with copies of its arguments and with meta tensors like them, and compare the results.

    Compared are number, shape, dtype, device, strides (of dimensions with more than one element) and which
    arguments they are; the fake must not write to its arguments.  Sizes that it takes from `library.get_ctx` may be any.  An operator tagged ``dynamic_output_shape``
    or ``data_dependent_output`` may refuse meta tensors instead.  Raises `OperatorFault`.
    """
    with call_to_check(op, args, kwargs) as call:
        check_fake_of(call)


def to_meta(tensor: Tensor) -> Tensor:
    """A tensor of the same shape, strides and dtype that has no elements."""
    empty_strided = REGISTRY["aten::empty_strided"]
    shape, strides = list(tensor.shape), list(tensor.stride())
    made: Tensor = empty_strided(shape, strides, dtype=tensor.dtype, device=device("meta"))
    return made


def on_meta(call: OperatorCall) -> OperatorCall:
    """The call with meta tensors of the same shape, strides and dtype."""

    def convert(tensor: Tensor) -> Tensor:
        made = to_meta(tensor.detach())
        made.requires_grad = tensor.requires_grad
        return made

    meta = call.map(convert)
    if any(p.name == "device" and p.type == "Device?" for p in call.operator.signature.parameters):
        meta = replace(meta, kwargs={**meta.kwargs, "device": device("meta")})
    return meta


_COMBINATIONS = 256


def run_on_meta(call: OperatorCall, real: Any = None) -> tuple[OperatorCall, Any]:
    """The call with meta tensors, and its result.

    A fake that asks for sizes that depend on elements gets those, of the sizes in `real`, with which it
    infers its shapes; if there are none such, some.
    """
    meta = on_meta(call.fresh())
    with dynamic_sizes() as asked:
        result = meta.run()
    if not asked or real is None:
        return meta, result
    wanted = [tuple(tensor.shape) for tensor in tensors_of(real)]
    sizes = sorted({size for shape in wanted for size in shape})
    refusal: Exception | None = None
    for combination in islice(product(sizes, repeat=len(asked)), _COMBINATIONS):
        again = on_meta(call.fresh())
        try:
            with dynamic_sizes(combination):
                found = again.run()
        except RuntimeError as error:  # outside of the bounds that the fake gives
            refusal = error
            continue
        if [tuple(tensor.shape) for tensor in tensors_of(found)] == wanted:
            return again, found
    if refusal is not None:
        raise refusal
    return meta, result


def check_fake_of(call: OperatorCall, check: str = _CHECK) -> None:
    """Like `fake_check`; `check` is the name under which faults are reported."""
    real_call = call.fresh()
    before = on_meta(call.fresh())
    versions = [tensor._version for _, _, tensor in before.arguments()]
    shapes = [(tuple(t.shape), t.stride()) for _, _, t in before.arguments()]
    real = real_call.run()
    operator = call.operator
    if not operator.signature.returns and "Meta" not in operator.kernels:
        return  # nothing to infer
    try:
        meta_call, inferred = run_on_meta(call, real)
    except Exception as error:
        if UNKNOWABLE.intersection(operator.traits.tags) and isinstance(error, RuntimeError):
            return
        if not any("Tensor" in kind for kind in operator.signature.returns):
            return
        raise _refusal(call, error, check) from error
    for (parameter, name, tensor), version, shape in zip(
        meta_call.arguments(), versions, shapes, strict=True
    ):
        if parameter.written:
            continue
        if tensor._version != version or (tuple(tensor.shape), tensor.stride()) != shape:
            reason = f"the fake writes to '{name}', though the schema does not mark it '!'"
            mend = "a fake makes new tensors (x.new_empty(…), gradsmith.empty_like(x)) and leaves its arguments alone"
            raise call.fault(check, reason, mend, "Meta")
    compare_with_fake(call, real, inferred, check)
    _compare_aliases(call, real_call, real, meta_call, inferred, check)


def _refusal(call: OperatorCall, error: Exception, check: str) -> Exception:
    """Why a call with meta tensors came to nothing."""
    operator = call.operator
    missing = isinstance(error, MissingKernelError) and error.operator is operator
    if missing or _NO_FAKE in str(error):
        mend = (
            "register what it returns for tensors without elements: gradsmith.library.register_fake("
            f'"{operator.name()}", fake); or make it a composition of operators (CompositeImplicitAutograd)'
        )
        reason = f"{operator} has no fake: no kernel serves the meta device"
        return call.fault(check, reason, mend, call.backend)
    said = f"{type(error).__name__}: {error}"
    if any(text in str(error) for text in _NEEDS_ELEMENTS):
        reason = f"the fake needs elements, which a fake does not have: {said}"
        mend = (
            "compute the result's sizes from sizes alone; where they do depend on elements, take them from "
            "gradsmith.library.get_ctx().new_dynamic_size(), or tag the operator gradsmith.Tag.dynamic_output_shape"
        )
        return call.fault(check, reason, mend, "Meta")
    reason = f"on the meta device it raises {said}"
    mend = "register a fake with gradsmith.library.register_fake that returns new tensors of the result's shape and dtype"
    return call.fault(check, reason, mend, "Meta")


def compare_with_fake(call: OperatorCall, real: Any, inferred: Any, check: str = _CHECK) -> None:
    """Raise `OperatorFault` unless `inferred` describes `real`."""
    actual, predicted = tensors_of(real), tensors_of(inferred)
    mend = "let the fake return what the kernel returns"
    keys = (call.backend, "Meta")
    if len(actual) != len(predicted):
        reason = f"the fake returns {len(predicted)} tensors, the kernel {len(actual)}"
        raise call.fault(check, reason, mend, *keys)
    for number, (a, b) in enumerate(zip(actual, predicted, strict=True)):
        what = f"result {number}" if len(actual) > 1 else "the result"
        if not b.is_meta:
            reason = f"{what} of the fake is on device {b.device}, where that of its arguments (meta) was expected"
            hint = "make it on the device of an argument: x.new_empty(…), or device=x.device"
            raise call.fault(check, reason, hint, *keys)
        facts: list[tuple[str, Any, Any, str]] = [
            (
                "shape",
                tuple(a.shape),
                tuple(b.shape),
                f"Shapes {a.shape} and {b.shape} are not equal!",
            ),
            ("dtype", a.dtype, b.dtype, f"Dtypes {a.dtype} and {b.dtype} are not equal!"),
            (
                "strides",
                _strides(a),
                _strides(b),
                f"Stride mismatch! Strides are {a.stride()} and {b.stride()}!",
            ),
        ]
        for fact, is_, said, unequal in facts:
            if is_ != said:
                reason = f"{unequal} {what} has {fact} {_shown(is_)}, the fake says {_shown(said)}"
                raise call.fault(check, reason, mend, *keys)


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return "(" + ", ".join("any" if v is None else str(v) for v in value) + ")"
    return str(value)


def _strides(tensor: Tensor) -> tuple[int | None, ...] | None:
    """Strides that mean something."""
    if tensor.numel() == 0:
        return None
    return tuple(
        stride if size > 1 else None for size, stride in zip(tensor.shape, tensor.stride())
    )


def _compare_aliases(
    call: OperatorCall,
    real_call: OperatorCall,
    real: Any,
    meta_call: OperatorCall,
    inferred: Any,
    check: str,
) -> None:
    """The fake's results are, or share memory with, the arguments that the real ones do."""
    if call.backend != "CPU":
        return
    pairs = list(zip(tensors_of(real), tensors_of(inferred)))
    for number, (a, b) in enumerate(pairs):
        for other, (c, d) in enumerate(pairs[:number]):
            if a.numel() and c.numel() and shares_memory(a, c) != shares_memory(b, d):
                who = "kernel's" if shares_memory(a, c) else "fake's"
                reason = f"mismatch in outputs_alias_each_other: the {who} result {number} shares memory with result {other}, which is so of one only"
                mend = "return tensors of their own (.clone()) from the kernel and from the fake"
                raise call.fault(check, reason, mend, call.backend, "Meta")
    reals = [tensor for _, _, tensor in real_call.arguments()]
    for a, b in pairs:
        for (_, name, argument), original in zip(meta_call.arguments(), reals, strict=True):
            if not original.numel():
                continue
            really, fake = shares_memory(a, original), shares_memory(b, argument)
            if fake and not really:
                how = "itself" if b is argument else "in part (a view)"
                reason = f"the fake returns '{name}' {how}, the kernel a new tensor"
                raise call.fault(
                    check,
                    reason,
                    "return a new tensor from the fake: gradsmith.empty_like(x)",
                    "Meta",
                )
            if really and not fake:
                reason = f"the kernel returns '{name}' or a view of it, the fake a new tensor"
                mend = (
                    "return a new tensor from the kernel (.clone()), or the same view from the fake"
                )
                raise call.fault(check, reason, mend, call.backend, "Meta")
