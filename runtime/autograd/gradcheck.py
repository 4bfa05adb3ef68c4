"""Checking derivatives against finite differences: `gradcheck` and `gradgradcheck`."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

from gradsmith.autograd.finite_differences import (
    Function,
    as_tuple,
    central_difference,
    filled_like,
    from_parts,
    get_analytical_jacobian,
    get_numerical_jacobian,
    gradients_of,
    outputs_of,
    part_count,
    parts_of,
)
from gradsmith.autograd.gradients import grad
from gradsmith.backend.memory import host_array, placed
from gradsmith.kernels.namespace import Array, np
from gradsmith.tensor import Tensor, wrap

__all__ = [
    "GradcheckError",
    "get_analytical_jacobian",
    "get_numerical_jacobian",
    "gradcheck",
    "gradgradcheck",
]


class GradcheckError(RuntimeError):
    """What `gradcheck` raises when derivatives are wrong (not when it cannot check them)."""


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
        data = value._data
        if any(stride == 0 and n > 1 for n, stride in zip(data.shape, data.strides)):
            raise RuntimeError(
                f"The {position}th input has a dimension with stride 0. gradcheck only supports inputs that "
                "are non-overlapping to be able to compute the numerical gradients correctly. You should "
                "call .contiguous on the input before passing it to gradcheck."
            )
    if not found:
        raise ValueError(
            "gradcheck expects at least one input tensor to require gradient, but none of the them have "
            "requires_grad=True."
        )


# -- the checks -----------------------------------------------------------------------------------------


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
    """Whether the gradients of `func` at `inputs` agree with central differences.

    Checked are the floating and complex outputs against every input that requires grad, which should be of
    double precision; that the same backward twice gives the same (within `nondet_tol`); that gradients of
    zero give zero; that missing gradients are borne; and with `check_forward_ad` tangents too.  `fast_mode` compares one random projection of each
    Jacobian instead of all of it.  Raises GradcheckError on a disagreement, or returns False if
    `raise_exception` is False; ValueError if nothing requires grad.
    """
    if not (check_forward_ad or check_backward_ad):
        raise AssertionError(
            "Expected at least one of check_forward_ad or check_backward_ad to be True"
        )
    if check_batched_forward_grad and not check_forward_ad:
        raise AssertionError(
            "Setting check_batched_forward_grad=True requires check_forward_ad to be True"
        )
    if check_batched_grad and not check_backward_ad:
        raise AssertionError(
            "Setting check_batched_grad=True requires check_backward_ad to be True"
        )
    values = as_tuple(inputs)
    try:
        _check_inputs(values)
        if check_backward_ad:
            _check_all(
                func,
                values,
                eps=eps,
                atol=atol,
                rtol=rtol,
                nondet_tol=nondet_tol,
                undefined=check_undefined_grad,
                dtypes=check_grad_dtypes,
                fast=fast_mode,
            )
        if check_forward_ad:
            from gradsmith.autograd.gradcheck_forward import forward_mismatch

            mismatch = forward_mismatch(func, values, eps, atol, rtol, fast_mode)
            if mismatch is not None:
                raise GradcheckError(mismatch)
    except GradcheckError:
        if raise_exception:
            raise
        return False
    return True


def _check_all(
    func: Function,
    inputs: tuple[Any, ...],
    *,
    eps: float,
    atol: float,
    rtol: float,
    nondet_tol: float,
    undefined: bool,
    dtypes: bool,
    fast: bool,
) -> None:
    targets = [x for x in inputs if isinstance(x, Tensor) and x.requires_grad]
    for target in targets:
        target.retain_grad()
    outputs = outputs_of(func, inputs)
    if not any(out.requires_grad for out in outputs):
        _check_constant(func, inputs, targets, eps, fast)
        return
    compare = _compare_fast if fast else _compare_slow
    compare(func, inputs, targets, outputs, eps, atol, rtol)
    for out in outputs:
        if out.requires_grad:
            _check_repeatable(out, targets, nondet_tol)
            _check_zero(out, targets)
            if dtypes:
                _check_dtypes(out, targets)
    if undefined:
        _check_undefined(func, inputs, targets)


def _positions(inputs: Sequence[Any], targets: Sequence[Tensor]) -> list[int]:
    return [i for i, x in enumerate(inputs) if any(x is target for target in targets)]


def _check_constant(
    func: Function, inputs: Sequence[Any], targets: Sequence[Tensor], eps: float, fast: bool
) -> None:
    for target in targets:
        for matrix in get_numerical_jacobian(func, inputs, target, eps):
            if np.any(np.abs(matrix) > 1e-12):
                raise GradcheckError("Numerical gradient for function expected to be zero")


def _mismatch(analytical: Array, numerical: Array, where: str, note: str = "") -> GradcheckError:
    return GradcheckError(
        f"{note}Jacobian mismatch for {where},\nnumerical:{numerical}\nanalytical:{analytical}\n"
    )


def _compare_slow(
    func: Function,
    inputs: Sequence[Any],
    targets: Sequence[Tensor],
    outputs: Sequence[Tensor],
    eps: float,
    atol: float,
    rtol: float,
) -> None:
    analytical = [get_analytical_jacobian(out, targets) for out in outputs]
    for column, (position, target) in enumerate(zip(_positions(inputs, targets), targets)):
        numerical = get_numerical_jacobian(func, inputs, target, eps)
        for number, matrix in enumerate(numerical):
            ours = analytical[number][column]
            if not np.allclose(ours, matrix, rtol, atol, equal_nan=True):
                raise _mismatch(ours, matrix, f"output {number} with respect to input {position}")


def _compare_fast(
    func: Function,
    inputs: Sequence[Any],
    targets: Sequence[Tensor],
    outputs: Sequence[Tensor],
    eps: float,
    atol: float,
    rtol: float,
) -> None:
    random = np.random.default_rng(0)
    backward = []
    for out in outputs:
        v = random.random(part_count(out))
        v /= np.linalg.norm(v) or 1
        found: Sequence[Tensor | None] = (None,) * len(targets)
        if out.requires_grad:
            found = gradients_of(out, targets, from_parts(v, out))
        backward.append((v, found))
    for column, (position, target) in enumerate(zip(_positions(inputs, targets), targets)):
        u = random.random(part_count(target))
        u /= np.linalg.norm(u) or 1
        for number, forward in enumerate(central_difference(func, inputs, target, u, eps)):
            v, found = backward[number]
            gradient = found[column]
            ours = 0.0 if gradient is None else float(parts_of(host_array(gradient)) @ u)
            theirs = float(v @ forward)
            # A projection of n elements is allowed the error of all of them.
            scale = max(1.0, np.sqrt(len(u)) * np.sqrt(len(v)))
            if not np.isclose(ours, theirs, rtol, atol * scale, equal_nan=True):
                raise _mismatch(
                    np.array(ours),
                    np.array(theirs),
                    f"output {number} with respect to input {position}",
                    "The projections that fast mode compares differ. ",
                )


def _check_repeatable(output: Tensor, targets: Sequence[Tensor], tolerance: float) -> None:
    direction = filled_like(output, 1)
    first = gradients_of(output, targets, direction)
    second = gradients_of(output, targets, direction)
    for a, b in zip(first, second, strict=True):
        if a is None or b is None:
            continue
        if not np.allclose(host_array(a), host_array(b), 0.0, tolerance, equal_nan=True):
            raise GradcheckError(
                "Backward is not reentrant, i.e., running backward with same input and grad_output "
                "multiple times gives different values, although analytical gradient matches numerical "
                f"gradient. The tolerance for nondeterminism was {tolerance}."
            )


def _check_zero(output: Tensor, targets: Sequence[Tensor]) -> None:
    for gradient in gradients_of(output, targets, filled_like(output, 0)):
        if gradient is not None and np.any(host_array(gradient) != 0):
            if np.all(np.isnan(host_array(gradient)) | (host_array(gradient) == 0)):
                continue
            raise GradcheckError("backward not multiplied by grad_output")


def _check_dtypes(output: Tensor, targets: Sequence[Tensor]) -> None:
    found = gradients_of(output, targets, filled_like(output, 1))
    for target, gradient in zip(targets, found, strict=True):
        if gradient is not None and gradient.dtype is not target.dtype:
            raise GradcheckError(
                f"Encountered gradients of dtype {gradient.dtype} for an input of dtype {target.dtype}."
            )


_NO_UNDEFINED = (
    "Expected backward function to handle undefined output grads. Please look at 'Notes about undefined "
    'output gradients\' in "tools/autograd/derivatives.yaml"'
)


def _check_undefined(func: Function, inputs: Sequence[Any], targets: Sequence[Tensor]) -> None:
    """A backward into which nothing comes must give nothing, or zeros."""
    from gradsmith.autograd.function import Function as CustomFunction

    class Undefine(CustomFunction):
        @staticmethod
        def forward(ctx: Any, *tensors: Tensor) -> Any:
            ctx.count = len(tensors)
            return tuple(tensor.clone() for tensor in tensors)

        @staticmethod
        def backward(ctx: Any, *grads: Any) -> Any:
            return (None,) * ctx.count

    outputs = [out for out in outputs_of(func, inputs) if out.requires_grad]
    passed = as_tuple(Undefine.apply(*outputs))
    try:
        found = grad(
            passed, targets, [filled_like(out, 1) for out in passed], allow_unused=True
        )
    except RuntimeError as error:
        raise GradcheckError(f"{_NO_UNDEFINED}: {error}") from error
    for gradient in found:
        if gradient is not None and np.any(host_array(gradient) != 0):
            raise GradcheckError(
                "Expected all input grads to be undefined or zero when all output grads are undefined or "
                "zero. Please look at 'Notes about undefined output gradients' in "
                '"tools/autograd/derivatives.yaml"'
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

    As `gradcheck` of the function that takes `inputs` and `grad_outputs` (random if left out) to the
    gradients of the inputs.
    """
    values = as_tuple(inputs)
    outputs = outputs_of(func, values)
    if grad_outputs is None:
        random = np.random.default_rng(0)
        given = []
        for out in outputs:
            parts = random.uniform(-1, 1, part_count(out))
            kind = np.complex128 if out.is_complex() else np.float64
            data = parts.view(kind).reshape(out._data.shape)
            if gen_non_contig_grad_outputs:
                data = np.stack([data, data], axis=-1)[..., 0]
            array = np.asarray(data) if gen_non_contig_grad_outputs else data.copy()
            tensor = placed(wrap(array), out.device)
            tensor.requires_grad = True
            given.append(tensor)
    else:
        given = list(as_tuple(grad_outputs))
    count = len(given)

    def gradients(*args: Any) -> Any:
        xs, grads = args[:-count], args[-count:]
        ys = outputs_of(func, xs)
        wanted = tuple(x for x in xs if isinstance(x, Tensor) and x.requires_grad)
        pairs = [(y, g) for y, g in zip(ys, grads, strict=True) if y.requires_grad]
        found = grad(
            [y for y, _ in pairs],
            wanted,
            [g for _, g in pairs],
            create_graph=True,
            allow_unused=True,
        )
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
