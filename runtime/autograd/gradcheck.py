"""Checking derivatives against finite differences: `gradcheck` and `gradgradcheck`.

A complex number counts as its real and imaginary part throughout.  A gradient of a real loss L for
``z = x + iy`` is ``dL/dx + i dL/dy``; starting a backward with 1 at a complex output gives the gradient of
its real part, starting with i that of its imaginary part.  So Jacobians here are real matrices, with two
rows for a complex output element and two columns for a complex input element.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from gradsmith.autograd.gradients import grad
from gradsmith.kernels.namespace import Array, np
from gradsmith.tensor import Tensor, wrap

__all__ = [
    "GradcheckError",
    "get_analytical_jacobian",
    "get_numerical_jacobian",
    "gradcheck",
    "gradgradcheck",
]

Function: TypeAlias = "Callable[..., Any]"


class GradcheckError(RuntimeError):
    """What `gradcheck` raises when derivatives are wrong (not when it cannot check them)."""


def _tensors(values: Any) -> tuple[Any, ...]:
    return tuple(values) if isinstance(values, (tuple, list)) else (values,)


def _outputs(func: Function, inputs: Sequence[Any]) -> tuple[Tensor, ...]:
    """The floating and complex outputs."""
    found = _tensors(func(*inputs))
    return tuple(out for out in found if isinstance(out, Tensor) and out.dtype.category >= 2)


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


# -- real vectors ---------------------------------------------------------------------------------------


def _parts(array: Array) -> Array:
    """The elements as a vector of reals, two for each complex one."""
    flat = np.ascontiguousarray(array).reshape(-1)
    if flat.dtype.kind == "c":
        flat = flat.view(flat.real.dtype)
    return flat.astype(np.float64)


def _part_count(tensor: Tensor) -> int:
    return tensor.numel() * (2 if tensor.is_complex() else 1)


def _values(outputs: Iterable[Tensor]) -> list[Array]:
    return [_parts(out._data) for out in outputs]


def _shifted(
    func: Function, inputs: Sequence[Any], tensor: Tensor, direction: Array, step: float
) -> list[Array]:
    """Values of the outputs with `tensor` moved by ``step * direction``."""
    data = tensor._data
    before = data.copy()
    moved = _parts(before) + step * direction
    if data.dtype.kind == "c":
        moved = moved.view(np.complex128)
    try:
        data[...] = moved.reshape(data.shape)
        return _values(_outputs(func, inputs))
    finally:
        data[...] = before


def _difference(
    func: Function, inputs: Sequence[Any], tensor: Tensor, direction: Array, eps: float
) -> list[Array]:
    """Directional derivatives of the outputs, by central differences."""
    above = _shifted(func, inputs, tensor, direction, eps)
    below = _shifted(func, inputs, tensor, direction, -eps)
    return [(a - b) / (2 * eps) for a, b in zip(above, below, strict=True)]


def get_numerical_jacobian(
    func: Function, inputs: Sequence[Any], target: Tensor, eps: float = 1e-6
) -> list[Array]:
    """For each output of `func` the matrix of its derivatives for `target` (rows: output parts)."""
    count = _part_count(target)
    columns = []
    for position in range(count):
        direction = np.zeros(count)
        direction[position] = 1
        columns.append(_difference(func, inputs, target, direction, eps))
    outputs = _outputs(func, inputs)
    return [
        (
            np.stack([column[number] for column in columns], axis=1)
            if columns
            else np.zeros((_part_count(out), 0))
        )
        for number, out in enumerate(outputs)
    ]


def _unit(output: Tensor, position: int) -> Tensor:
    parts = np.zeros(_part_count(output))
    parts[position] = 1
    return _from_parts(parts, output)


def _from_parts(parts: Array, like: Tensor) -> Tensor:
    data = parts.view(np.complex128) if like.is_complex() else parts
    return wrap(data.astype(like._data.dtype).reshape(like._data.shape))


def _backward(
    output: Tensor, targets: Sequence[Tensor], direction: Tensor
) -> tuple[Tensor | None, ...]:
    return grad(output, targets, direction, retain_graph=True, allow_unused=True)


def get_analytical_jacobian(output: Tensor, targets: Sequence[Tensor]) -> list[Array]:
    """For each of `targets` the matrix of derivatives of `output`, one backward for each row."""
    matrices = [np.zeros((_part_count(output), _part_count(target))) for target in targets]
    if not output.requires_grad:
        return matrices
    for row in range(_part_count(output)):
        found = _backward(output, targets, _unit(output, row))
        for matrix, value in zip(matrices, found, strict=True):
            if value is not None:
                matrix[row] = _parts(value._data)
    return matrices


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
    zero give zero; and that missing gradients are borne.  `fast_mode` compares one random projection of each
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
    if check_forward_ad:
        raise NotImplementedError("gradcheck(check_forward_ad=True): there is no forward mode yet")
    values = _tensors(inputs)
    try:
        _check_inputs(values)
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
    outputs = _outputs(func, inputs)
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
        v = random.random(_part_count(out))
        v /= np.linalg.norm(v) or 1
        found: Sequence[Tensor | None] = (None,) * len(targets)
        if out.requires_grad:
            found = _backward(out, targets, _from_parts(v, out))
        backward.append((v, found))
    for column, (position, target) in enumerate(zip(_positions(inputs, targets), targets)):
        u = random.random(_part_count(target))
        u /= np.linalg.norm(u) or 1
        for number, forward in enumerate(_difference(func, inputs, target, u, eps)):
            v, found = backward[number]
            gradient = found[column]
            ours = 0.0 if gradient is None else float(_parts(gradient._data) @ u)
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
    direction = wrap(np.ones_like(output._data))
    first = _backward(output, targets, direction)
    second = _backward(output, targets, direction)
    for a, b in zip(first, second, strict=True):
        if a is None or b is None:
            continue
        if not np.allclose(a._data, b._data, 0.0, tolerance, equal_nan=True):
            raise GradcheckError(
                "Backward is not reentrant, i.e., running backward with same input and grad_output "
                "multiple times gives different values, although analytical gradient matches numerical "
                f"gradient. The tolerance for nondeterminism was {tolerance}."
            )


def _check_zero(output: Tensor, targets: Sequence[Tensor]) -> None:
    for gradient in _backward(output, targets, wrap(np.zeros_like(output._data))):
        if gradient is not None and np.any(gradient._data != 0):
            if np.all(np.isnan(gradient._data) | (gradient._data == 0)):
                continue
            raise GradcheckError("backward not multiplied by grad_output")


def _check_dtypes(output: Tensor, targets: Sequence[Tensor]) -> None:
    found = _backward(output, targets, wrap(np.ones_like(output._data)))
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

    outputs = [out for out in _outputs(func, inputs) if out.requires_grad]
    passed = _tensors(Undefine.apply(*outputs))
    try:
        found = grad(
            passed, targets, [wrap(np.ones_like(out._data)) for out in passed], allow_unused=True
        )
    except RuntimeError as error:
        raise GradcheckError(f"{_NO_UNDEFINED}: {error}") from error
    for gradient in found:
        if gradient is not None and np.any(gradient._data != 0):
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
    values = _tensors(inputs)
    outputs = _outputs(func, values)
    if grad_outputs is None:
        random = np.random.default_rng(0)
        given = []
        for out in outputs:
            parts = random.uniform(-1, 1, _part_count(out))
            kind = np.complex128 if out.is_complex() else np.float64
            data = parts.view(kind).reshape(out._data.shape)
            if gen_non_contig_grad_outputs:
                data = np.stack([data, data], axis=-1)[..., 0]
            tensor = wrap(np.asarray(data) if gen_non_contig_grad_outputs else data.copy())
            tensor.requires_grad = True
            given.append(tensor)
    else:
        given = list(_tensors(grad_outputs))
    count = len(given)

    def gradients(*args: Any) -> Any:
        xs, grads = args[:-count], args[-count:]
        ys = _outputs(func, xs)
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
        fast_mode=fast_mode,
        masked=masked,
    )
