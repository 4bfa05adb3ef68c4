"""`gradcheck` and `gradgradcheck`: compare derivatives with finite differences."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..core.memory import host_array
from ..core.namespace import np
from ..core.tensor import Tensor
from ..dispatch.namespaces import ops
from .check.errors import GradcheckError
from .check.finite_differences import (
    Function,
    as_tuple,
    get_analytical_jacobian,
    get_numerical_jacobian,
    outputs_of,
)
from .engine.gradients import grad

if TYPE_CHECKING:
    from .check.backward import Check

__all__ = [
    "GradcheckError",
    "get_analytical_jacobian",
    "get_numerical_jacobian",
    "gradcheck",
    "gradgradcheck",
]


def gradcheck(
    func: Function,
    inputs: Any,
    *,
    eps: float = 1e-6,
    atol: float = 1e-5,
    rtol: float = 1e-3,
    raise_exception: bool = True,
    nondet_tol: float = 0.0,
    check_undefined_grad: bool = True,
    check_grad_dtypes: bool = False,
    check_batched_grad: bool = False,
    check_batched_forward_grad: bool = False,
    check_forward_ad: bool = False,
    check_backward_ad: bool = True,
    fast_mode: bool = False,
    masked: bool | None = None,
) -> bool:
    """Whether the derivatives of `func` at `inputs` agree with central differences.

    `func` takes `inputs` (a tensor, or a tuple) and returns a tensor or a tuple.  Checked are its outputs that
    require grad against every input that does; those inputs should be of double precision, and `func` must not
    change them.  Each is moved by `eps`; elements of the Jacobians may differ by ``atol + rtol * |numerical|``.

    - `check_backward_ad`: the Jacobian from backward; that the same backward twice gives the same within `nondet_tol`;
      that gradients of zero give zero (`masked`: nearly); with `check_undefined_grad` that gradients of
      none, or of all outputs but one, are borne; with `check_grad_dtypes` dtypes.
    - `check_forward_ad`: the Jacobian from tangents, and with `check_undefined_grad` that a missing tangent does
      as one of zeros.
    - `fast_mode` compares one random projection of each Jacobian instead of all of it.
    - `check_batched_grad`, `check_batched_forward_grad`: that ``vmap`` over gradients, or over tangents, gives what
      one call after the other does.

    Raises GradcheckError on a disagreement, with both Jacobians and the likely reason, or returns False if
    `raise_exception` is False.  ValueError if no input requires grad, RuntimeError for one whose
    elements share memory, AssertionError if nothing is to be checked.
    """
    if not (check_forward_ad or check_backward_ad):
        raise AssertionError(
            "Expected at least one of check_forward_ad or check_backward_ad to be True"
        )
    if check_batched_grad and not check_backward_ad:
        raise AssertionError(
            "Setting check_batched_grad=True requires check_backward_ad to be True"
        )
    if check_batched_forward_grad and not check_forward_ad:
        raise AssertionError(
            "Setting check_batched_forward_grad=True requires check_forward_ad to be True"
        )
    # Programs have the function from the start, and few call it: what it does is imported then.
    from .check.backward import Check, check_backward

    check = Check(
        func,
        as_tuple(inputs),
        eps,
        atol,
        rtol,
        nondet_tol,
        check_undefined_grad,
        check_grad_dtypes,
        fast_mode,
        bool(masked),
    )
    try:
        _check_inputs(check.inputs)
        _check_unchanged(check)
        if check_backward_ad:
            check_backward(check)
        if check_forward_ad:
            from .check.forward import check_forward

            check_forward(check)
        if check_batched_grad or check_batched_forward_grad:
            from .check.batched import check_batched_backward, check_batched_forward

            if check_batched_grad:
                check_batched_backward(check)
            if check_batched_forward_grad:
                check_batched_forward(check)
    except GradcheckError:
        if raise_exception:
            raise
        return False
    return True


def _check_inputs(inputs: Sequence[Any]) -> None:
    found = False
    for position, value in enumerate(inputs):
        if not isinstance(value, Tensor) or not value.requires_grad:
            continue
        found = True
        if value.dtype.name not in ("float64", "complex128"):
            warnings.warn(
                f"Input #{position} requires gradient and is not a double precision floating point or "
                "complex. This check will likely fail if all the inputs are not of double precision "
                "floating point or complex. ",
                stacklevel=4,
            )
        data = value._data_
        # NumPy gives arrays without elements strides of zero, which overlap nothing.
        if data.size and any(stride == 0 and n > 1 for n, stride in zip(data.shape, data.strides)):
            raise RuntimeError(
                f"The {position}th input has a dimension with stride 0. gradcheck only supports inputs that "
                "are non-overlapping to be able to compute the numerical gradients correctly. You should "
                "call .contiguous on the input before passing it to gradcheck."
            )
    if not found:
        raise ValueError(
            "gradcheck expects at least one input tensor to require gradient, but none of them have "
            "requires_grad=True."
        )


def _check_unchanged(check: Check) -> None:
    """Refuse a function that changes what it is given: no difference of its values would mean anything."""
    before = [(i, x, host_array(x).copy()) for i, x in check.targets]
    check.func(*check.inputs)
    for position, target, elements in before:
        if not np.array_equal(host_array(target), elements, equal_nan=True):
            raise GradcheckError(
                f"The function changed input {position} in place, so that its derivative cannot be checked. Let "
                "it work on a clone of the input."
            )


def gradgradcheck(
    func: Function,
    inputs: Any,
    grad_outputs: Any = None,
    *,
    eps: float = 1e-6,
    atol: float = 1e-5,
    rtol: float = 1e-3,
    gen_non_contig_grad_outputs: bool = False,
    raise_exception: bool = True,
    nondet_tol: float = 0.0,
    check_undefined_grad: bool = True,
    check_grad_dtypes: bool = False,
    check_batched_grad: bool = False,
    check_fwd_over_rev: bool = False,
    check_rev_over_rev: bool = True,
    fast_mode: bool = False,
    masked: bool = False,
) -> bool:
    """Whether gradients of the gradients of `func` agree with central differences.

    As `gradcheck` of the function that takes `inputs` and `grad_outputs` (random if left out, and with
    `gen_non_contig_grad_outputs` not contiguous) to the gradients of the inputs.  `check_rev_over_rev` and
    `check_fwd_over_rev` say by which mode.
    """
    if not (check_fwd_over_rev or check_rev_over_rev):
        raise AssertionError(
            "Expected at least one of check_fwd_over_rev or check_rev_over_rev to be True"
        )
    if check_undefined_grad and not check_rev_over_rev:
        raise AssertionError(
            "Setting check_undefined_grad=True requires check_rev_over_rev to be True"
        )
    if check_batched_grad and not check_rev_over_rev:
        raise AssertionError(
            "Setting check_batched_grad=True requires check_rev_over_rev to be True"
        )
    values = as_tuple(inputs)
    if grad_outputs is None:
        outputs = [out for out in outputs_of(func, values) if out.requires_grad]
        given = _random_gradients(outputs, gen_non_contig_grad_outputs)
    else:
        given = list(as_tuple(grad_outputs))
    count = len(given)
    # Forward mode gives detached tensors.
    recorded = {i for i, x in enumerate(values) if isinstance(x, Tensor) and x.requires_grad}

    def gradients(*args: Any) -> Any:
        grads = args[len(args) - count :]
        xs = [
            x.requires_grad_() if i in recorded else x
            for i, x in enumerate(args[: len(args) - count])
        ]
        ys = [y for y in outputs_of(func, xs) if y.requires_grad]
        wanted = tuple(x for x in xs if isinstance(x, Tensor) and x.requires_grad)
        found = grad(ys, wanted, list(grads), create_graph=True, allow_unused=True)
        return tuple(g for g in found if g is not None)

    return gradcheck(
        gradients,
        (*values, *given),
        eps=eps,
        atol=atol,
        rtol=rtol,
        raise_exception=raise_exception,
        nondet_tol=nondet_tol,
        check_undefined_grad=check_undefined_grad,
        check_grad_dtypes=check_grad_dtypes,
        check_batched_grad=check_batched_grad,
        check_forward_ad=check_fwd_over_rev,
        check_backward_ad=check_rev_over_rev,
        fast_mode=fast_mode,
        masked=masked,
    )


def _random_gradients(outputs: Sequence[Tensor], non_contiguous: bool) -> list[Tensor]:
    """Gradients for `outputs`, uniform in [-1, 1) by the default generator, which require grad."""
    return [_random_like(out.detach(), non_contiguous).requires_grad_() for out in outputs]


def _random_like(out: Tensor, non_contiguous: bool) -> Tensor:
    every = 2 if non_contiguous and out.numel() > 1 else 1
    drawn = out.new_empty((*out.shape[:-1], every * out.shape[-1]) if out.dim() else ())
    (ops.aten.view_as_real(drawn) if drawn.is_complex() else drawn).uniform_(-1, 1)
    return drawn[..., 1::every] if every > 1 else drawn
