"""`dynamic_shapes_check` and `static_shapes_check`: is the operator as right at other sizes as at these?"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ..autograd.engine.gradients import grad
from ..core.namespace import np
from ..core.tensor import Tensor
from ..dispatch.missing import MissingKernelError
from ..dispatch.operator import OpOverload
from .assert_close import assert_close
from .failures import OperatorFault, described_call, tensors_of
from .opcheck_autograd import (
    autograd_key,
    check_autograd_registration_of,
    fallback_mode,
    has_autograd_kernel,
)
from .opcheck_fake import UNKNOWABLE, check_fake_of, compare_with_fake, run_on_meta
from .opcheck_inputs import OperatorCall, call_to_check, resized, sizes_of
from .opcheck_schema import check_schema_of

_CHECK = "dynamic_shapes"
_GROW = 1


def static_shapes_check(
    op: OpOverload,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    *,
    atol: float | None = None,
    rtol: float | None = None,
) -> None:
    """Repeat the call: results and gradients must be the same, and the fake must infer both.

    What `fake_check` and `autograd_registration_check` find is found too.
    The default generator is seeded before each run, so random operators pass if that is where they draw from.  Where an
    argument requires grad and a derivative is registered, backward runs with the real tensors twice and with meta
    tensors once.  Raises `OperatorFault`.
    """
    with call_to_check(op, args, kwargs) as call:
        check_static_shapes_of(call, atol, rtol)


def dynamic_shapes_check(
    op: OpOverload,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    *,
    atol: float | None = None,
    rtol: float | None = None,
) -> None:
    """`static_shapes_check`, and the same at other sizes: each size larger, one, and zero, in turn.

    Sizes that are equal stay equal (a matrix stays square), and one that is also an int argument stays as it is.  Where
    one becomes smaller than an int argument, which may be an index, the results may have other shapes.  Sizes that the
    kernel refuses, with a ``raise`` of its own, are none that the operator takes.  Faults are a kernel that
    fails otherwise where its fake promises a result, a fake that refuses what the kernel takes, results that the
    fake does not infer, and whatever else is wrong at other sizes.  Raises `OperatorFault`.
    """
    with call_to_check(op, args, kwargs) as call:
        check_dynamic_shapes_of(call, atol, rtol)


# -- at the sizes given -------------------------------------------------------------------------------


def check_static_shapes_of(
    call: OperatorCall, atol: float | None = None, rtol: float | None = None
) -> None:
    """Like `static_shapes_check`."""
    _check_functional(call)
    check_fake_of(call)
    if call.requires_grad:
        check_autograd_registration_of(call)
    first, gradients = _results(call)
    second, again = _results(call)
    mend = (
        "let kernel and backward depend on nothing but their arguments; draw random numbers from gradsmith's "
        "generators"
    )
    keys = (call.backend, "Autograd")
    for what, one, other in (("results", first, second), ("gradients", gradients, again)):
        try:
            assert_close(one, other, atol=atol, rtol=rtol, equal_nan=True)
        except AssertionError as error:
            reason = f"the same call gives different {what} the second time: {error}"
            raise call.fault(_CHECK, reason, mend, *keys) from error
    if gradients is not None and not UNKNOWABLE.intersection(call.operator.traits.tags):
        _check_fake_backward(call, gradients)


def _check_functional(call: OperatorCall) -> None:
    """A call can be replaced by one that changes nothing, if its results are tensors of their own.

    Of operators that a program defines nothing else says what would have to be copied; compositions are looked at
    operator by operator.
    """
    operator = call.operator
    if operator.generated or "CompositeImplicitAutograd" in operator.kernels:
        return
    if any("(" in str(returned) for returned in operator.schema.returns):
        reason = (
            "Found a custom (non-ATen) operator whose output has alias annotations: "
            f"{operator.schema}. What rewrites calls into such as change nothing cannot take it"
        )
        mend = (
            "do not return the argument; or, where a result does share memory with one, return a copy (.clone()); and "
            "take the annotation of the result, such as '(a!)', out of the schema"
        )
        raise call.fault(_CHECK, reason, mend, call.backend)


def _results(call: OperatorCall) -> tuple[list[Tensor], list[Tensor | None] | None]:
    """The results, and the gradients of their sum (None where nothing is recorded)."""
    fresh = call.fresh()
    results = tensors_of(fresh.run())
    return [t.detach() for t in results], _gradients(call, fresh, results)


def _gradients(
    call: OperatorCall, fresh: OperatorCall, results: list[Tensor]
) -> list[Tensor | None] | None:
    from gradsmith.generated.functions import ones_like

    wanted = [tensor for _, _, tensor in fresh.arguments() if tensor.requires_grad]
    recorded = [tensor for tensor in results if tensor.requires_grad]
    if not wanted or not recorded or not has_autograd_kernel(call.operator, autograd_key(call)):
        return None
    with fallback_mode("nothing"):
        try:
            directions = [ones_like(tensor.detach()) for tensor in recorded]
            return list(grad(recorded, wanted, directions, allow_unused=True))
        except NotImplementedError:
            if recorded[0].is_meta:
                raise
            return None  # refused, which is not wrong


def _needs_elements(call: OperatorCall, error: Exception) -> OperatorFault:
    said = f"{type(error).__name__}: {error}"
    reason = f"backward raises with tensors that have no elements (meta): {said}"
    mend = (
        "compute gradients with operators, or with an operator of its own that has a fake; not through "
        ".numpy() or .item()"
    )
    return call.fault(_CHECK, reason, mend, "Autograd", "Meta")


def _check_fake_backward(call: OperatorCall, gradients: list[Tensor | None]) -> None:
    try:
        meta, results = run_on_meta(call)
        inferred = _gradients(call, meta, tensors_of(results))
    except MissingKernelError as error:
        if UNKNOWABLE.intersection(error.operator.traits.tags):
            return  # backward's shapes depend on elements
        raise _needs_elements(call, error) from error
    except Exception as error:
        raise _needs_elements(call, error) from error
    for real, fake in zip(gradients, inferred or (), strict=False):
        if (real is None) != (fake is None):
            reason = "a gradient is None with or without elements only: backward looks at values"
            mend = "decide by ctx.needs_input_grad and sizes which gradients there are"
            raise call.fault(_CHECK, reason, mend, "Autograd")
        if real is not None and fake is not None and real.shape != fake.shape:
            reason = (
                f"a gradient has shape {tuple(real.shape)}, with meta tensors {tuple(fake.shape)}"
            )
            raise call.fault(
                _CHECK, reason, "mend the fake of what backward calls", "Autograd", "Meta"
            )


# -- at others ----------------------------------------------------------------------------------------


def check_dynamic_shapes_of(
    call: OperatorCall, atol: float | None = None, rtol: float | None = None
) -> None:
    """Like `dynamic_shapes_check`."""
    check_static_shapes_of(call, atol, rtol)
    chooses = any(tensor.dtype.category < 2 for _, _, tensor in call.arguments())
    fixed = _numbers((*call.args, *call.kwargs.values()))
    for sizes in _variants([size for size in sizes_of(call) if size not in fixed]):
        beyond = any(new < number < old for old, new in sizes.items() for number in fixed)
        _check_variant(call, resized(call, sizes), chooses, beyond)


def _numbers(values: Iterable[Any]) -> set[int]:
    """The ints among arguments, those in lists included: a size that is one of them may have to be."""
    found: set[int] = set()
    for value in values:
        if isinstance(value, (list, tuple)):
            found |= _numbers(value)
        elif type(value) is int:
            found.add(value)
    return found


def _variants(sizes: list[int]) -> Iterator[dict[int, int]]:
    """Replacements of sizes: all larger, and each alone larger, one, and zero."""
    positive = [size for size in sizes if size > 0]
    if not positive:
        return
    yield {size: size + _GROW for size in positive}
    for size in positive:
        if len(positive) > 1 and size > 1:
            yield {size: size + max(positive)}
        if size > 1:
            yield {size: 1}
        yield {size: 0}


def _check_variant(call: OperatorCall, variant: OperatorCall, chooses: bool, beyond: bool) -> None:
    """`chooses` is whether elements may be indices; `beyond`, whether a number lies beyond a size that it lay within."""
    real_error, real = _attempt(lambda: variant.fresh().run())
    fake_error, fake = _attempt(lambda: run_on_meta(variant, real)[1])
    if real_error is not None and fake_error is not None:
        return  # no size that the operator takes
    at = described_call(variant.operator, variant.args, variant.kwargs)
    if real_error is not None:
        if chooses or isinstance(real_error, np.linalg.LinAlgError):
            return  # indices, or values, that do not go with these sizes
        if _is_refusal(call.operator, real_error):
            return
        reason = (
            f"as {at} the kernel raises {type(real_error).__name__}: {real_error}, while its fake promises "
            f"{_promise(fake)}"
        )
        mend = "let the kernel serve such sizes (zero ones, too), or let the fake refuse them as it does"
        raise call.fault(_CHECK, reason, mend, call.backend, "Meta") from real_error
    if fake_error is not None:
        if not any("Tensor" in kind for kind in call.operator.signature.returns):
            return
        try:
            check_fake_of(variant)
        except OperatorFault as fault:
            raise call.fault(_CHECK, f"as {at} {fault.reason}", fault.mend, "Meta") from fault
        return
    try:
        if not beyond:  # a slice that ends there is cut off, and fakes need not say so
            compare_with_fake(variant, real, fake, _CHECK)
        check_schema_of(variant)
    except OperatorFault as fault:
        raise call.fault(
            _CHECK, f"as {at} {fault.reason}", fault.mend, call.backend, "Meta"
        ) from fault
    if not chooses:
        _check_gradients_at(call, variant, at)


def _is_refusal(operator: OpOverload, error: Exception) -> bool:
    """Whether the operator's own code raised it on purpose, rather than something that it called."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    if place is None:
        return False
    module = place.tb_frame.f_globals.get("__name__", "")
    ours = operator.generated == "gradsmith.generated"
    if module.startswith("numpy.") or (module.startswith("gradsmith.") and not ours):
        return False
    return (
        linecache.getline(place.tb_frame.f_code.co_filename, place.tb_lineno)
        .lstrip()
        .startswith("raise ")
    )


def _check_gradients_at(call: OperatorCall, variant: OperatorCall, at: str) -> None:
    try:
        _results(variant)
    except Exception as error:
        if isinstance(error, np.linalg.LinAlgError) or _is_refusal(call.operator, error):
            return
        reason = f"as {at} backward raises {type(error).__name__}: {error}"
        mend = "let backward serve every size that the kernel serves"
        raise call.fault(_CHECK, reason, mend, "Autograd") from error


def _attempt(function: Callable[[], Any]) -> tuple[Exception | None, Any]:
    try:
        return None, function()
    except Exception as error:
        return error, None


def _promise(fake: Any) -> str:
    shapes = [str(tuple(tensor.shape)) for tensor in tensors_of(fake)]
    return f"shape {', '.join(shapes)}" if shapes else "a result"
