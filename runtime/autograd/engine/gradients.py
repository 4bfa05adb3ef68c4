"""`backward` and `grad`: from outputs and the gradients of outputs to gradients of inputs."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias, cast

from ...core.bits import (
    BACKEND_MASK,
    CPU_BITS,
    DIMENSIONED,
    FORWARD_GRAD,
    KEYSET_BITS,
    META_BITS,
    PYTHON,
    REQUIRES_GRAD,
    UNTRACKED,
    VIEW,
    ZERO_DIM,
    backend_of,
    dtype_from_bits,
)
from ...core.dtypes import DTYPES
from ...core.handlers import shows_handlers
from ...core.namespace import Array, np
from ...core.size import Size
from ...core.tensor import Tensor, wrap, wrap_bits
from ...core.tracebacks import trim
from ...dispatch.namespaces import ops
from ..nodes.node import Edge, Node
from ..nodes.variable import gradient_edge, leaf_edge
from ..views.nodes import Unconnected
from .run import run_alone, run_backward

_WHAT_IT_IS = ~(REQUIRES_GRAD | VIEW | FORWARD_GRAD)
_FLOATING = sum(DIMENSIONED[d.code] | ZERO_DIM[d.code] for d in DTYPES if d.is_floating_point)

_DEVICES = BACKEND_MASK & ~(CPU_BITS | META_BITS)
"""Backends whose elements are not arrays of NumPy's."""
_NOT_PLAIN = VIEW | _DEVICES

__all__ = ["GradientEdge", "backward", "get_gradient_edge", "grad"]


class GradientEdge(NamedTuple):
    """Where a gradient is due: what `get_gradient_edge` gives, good wherever a tensor is for `grad`."""

    node: Node
    output_nr: int
    ownership_token: Node | None = None


TensorOrEdge: TypeAlias = "Tensor | GradientEdge"


def get_gradient_edge(tensor: Tensor) -> GradientEdge:
    """The edge of `tensor`, which stays good after in-place changes of the tensor and without it.

    Raises RuntimeError for a tensor that does not require grad.
    """
    if not tensor.requires_grad:
        raise RuntimeError(
            "It is not possible to get the gradient edge for a Tensor that does not require gradients"
        )
    edge = gradient_edge(tensor)
    assert edge is not None
    return GradientEdge(*edge)


def _tuple_of(value: Any) -> tuple[Any, ...]:
    if isinstance(value, (Tensor, GradientEdge)):
        return (value,)
    return tuple(value)


def _root(output: Any, position: int) -> Edge:
    if isinstance(output, GradientEdge):
        return (output.node, output.output_nr)
    edge = gradient_edge(output)
    if edge is None:
        raise RuntimeError(
            f"element {position} of tensors does not require grad and does not have a grad_fn"
        )
    return edge


def _first_gradient(output: Any, given: Any, position: int, batched: bool) -> Tensor:
    """The gradient to start from: `given`, checked, or one for a scalar."""
    if (
        given.__class__ is Tensor is output.__class__
        and not (given._bits ^ output._bits) & _WHAT_IT_IS
        and given._data.shape == output._data.shape
        and not batched
    ):
        return given
    if isinstance(output, GradientEdge):
        shape, bits = output.node._metadata[output.output_nr]
    else:
        shape, bits = output._data.shape, output._bits
    dtype = dtype_from_bits(bits)
    if given is None:
        if not dtype.is_floating_point:
            raise RuntimeError(
                f"grad can be implicitly created only for real scalar outputs but got {dtype}"
            )
        size = 1
        for n in shape:
            size *= n
        if size != 1:
            raise RuntimeError(
                "grad can be implicitly created only for scalar outputs; "
                f"output {position} has shape {list(shape)}, so give its gradient"
            )
        if bits & PYTHON and isinstance(output, Tensor):
            return cast(
                Tensor, ops.aten.ones_like.default(output)
            )  # what a one is, its class knows
        return _ones(shape, dtype.numpy, bits & UNTRACKED)
    if not isinstance(given, Tensor):
        raise TypeError(f"gradients can be either Tensors or None, but got {type(given).__name__}")
    given_shape = given._data.shape[1:] if batched else given._data.shape
    if given_shape != shape:
        where = f"grad_output[{position}]"
        if batched:
            raise RuntimeError(
                "If `is_grads_batched=True`, we interpret the first dimension of each grad_output as the "
                "batch dimension. The sizes of the remaining dimensions are expected to match the shape "
                f"of corresponding output, but a mismatch was detected: {where} has a shape of "
                f"{given.shape} and output[{position}] has a shape of {Size(shape)}. If you only want "
                "some tensors in `grad_output` to be considered batched, consider using vmap."
            )
        raise RuntimeError(
            f"Mismatch in shape: {where} has a shape of {given.shape} and output[{position}] has a "
            f"shape of {Size(shape)}."
        )
    if (given.dtype.category == 3) != (dtype.category == 3):
        raise RuntimeError(
            "For complex Tensors, both grad_output and output are required to have the same dtype. "
            f"Mismatch in dtype: grad_output[{position}] has a dtype of {given.dtype} and "
            f"output[{position}] has a dtype of {dtype}."
        )
    if given.dtype is not dtype:
        return given.to(dtype)
    return given


def _ones(shape: tuple[int, ...], kind: Any, bits: int) -> Tensor:
    ones = np.ones(shape, kind)
    if bits & _DEVICES:
        from ...core.device import device, device_of_backend
        from ...core.memory import placed

        return placed(wrap(ones), device(device_of_backend(backend_of(bits)), 0))
    return wrap_bits(ones, bits)


_ONES: dict[int, Array] = {}
"""By type number, a 0-d 1: a copy of it is made sooner than another."""


def _one(data: Array) -> Array:
    """The gradient of an array of one element for itself."""
    template = _ONES.get(data.dtype.num)
    if template is None:
        template = _ONES[data.dtype.num] = np.ones((), data.dtype)
    one = template.copy()
    if data.ndim:
        one = one.reshape(data.shape)
    return one


def _gradients(outputs: Sequence[Any], given: Any, batched: bool = False) -> list[Tensor]:
    if given is None:
        givens: tuple[Any, ...] = (None,) * len(outputs)
    elif isinstance(given, Tensor):
        givens = (given,)
    else:
        givens = tuple(given)
    if len(givens) != len(outputs):
        raise RuntimeError(f"got {len(outputs)} tensors and {len(givens)} gradients")
    return [
        _first_gradient(output, value, position, batched)
        for position, (output, value) in enumerate(zip(outputs, givens, strict=True))
    ]


def backward(
    tensors: TensorOrEdge | Sequence[TensorOrEdge],
    grad_tensors: Tensor | Sequence[Tensor | None] | None = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    grad_variables: Tensor | Sequence[Tensor | None] | None = None,
    inputs: TensorOrEdge | Sequence[TensorOrEdge] | None = None,
) -> None:
    """Add the gradients of the sum of `tensors`, weighted with `grad_tensors`, to the leaves' ``.grad``.

    `grad_tensors` may be left out for scalars.  The graph is given up unless `retain_graph` (default:
    `create_graph`); with `create_graph` the backward is itself recorded.  With `inputs` only those tensors
    receive gradients, leaves or not.  Raises RuntimeError for tensors that do not require grad, missing or
    ill-fitting gradients, an empty `inputs`, a graph that has been given up, and saved tensors that have
    been changed in place since.
    """
    try:
        if (
            tensors.__class__ is Tensor
            and inputs is None
            and grad_variables is None
            and tensors._edge is not None
            and not tensors._bits & _NOT_PLAIN
        ):
            # The usual cases: a scalar, or a gradient that fits as it is.
            given: Any = grad_tensors
            keep = create_graph if retain_graph is None else bool(retain_graph)
            if given is None:
                if tensors._bits & _FLOATING and tensors._data.size == 1:
                    one = _one(tensors._data)
                    on_cpu = tensors._bits & KEYSET_BITS == CPU_BITS
                    if on_cpu and not create_graph and run_alone(tensors._edge, one, keep):
                        return
                    given = wrap_bits(one, tensors._bits & UNTRACKED)
            elif (
                given.__class__ is not Tensor
                or (tensors._bits ^ given._bits) & _WHAT_IT_IS
                or tensors._data.shape != given._data.shape
            ):
                given = None
            if given is not None:
                run_backward((tensors._edge,), (given,), keep, bool(create_graph))
                return
        if grad_variables is not None:
            warnings.warn(
                "`grad_variables` is deprecated. Use `grad_tensors` instead.",
                FutureWarning,
                stacklevel=2,
            )
            if grad_tensors is not None:
                raise RuntimeError(
                    "`grad_tensors` and `grad_variables` (deprecated) arguments both passed to "
                    "`backward()`. Please only use `grad_tensors`."
                )
            grad_tensors = grad_variables
        wanted = None if inputs is None else _tuple_of(inputs)
        if wanted is not None and not wanted:
            raise RuntimeError("`inputs` argument to `backward()` cannot be empty.")
        outputs = _tuple_of(tensors)
        grads = _gradients(outputs, grad_tensors)
        roots = [_root(output, position) for position, output in enumerate(outputs)]
        edges = None
        if wanted is not None:
            edges = [_input_edge(tensor, position, True) for position, tensor in enumerate(wanted)]
        keep = create_graph if retain_graph is None else bool(retain_graph)
        run_backward(roots, grads, keep, bool(create_graph), edges, True)
    except Exception as error:
        trim(error)
        raise


def _input_edge(tensor: Any, position: int, accumulate: bool) -> Edge | None:
    if isinstance(tensor, GradientEdge):
        return (tensor.node, tensor.output_nr)
    if not isinstance(tensor, Tensor):
        raise TypeError(
            f"element {position} of inputs must be a Tensor or GradientEdge, not {type(tensor).__name__}"
        )
    if not tensor.requires_grad:
        raise RuntimeError("One of the differentiated Tensors does not require grad")
    if tensor.grad_fn is not None:
        if accumulate:
            from ..nodes.hooks import retain_grad

            retain_grad(tensor)
        return tensor._edge
    edge = leaf_edge(tensor)
    return None if isinstance(edge[0], Unconnected) else edge


@shows_handlers
def grad(
    outputs: TensorOrEdge | Sequence[TensorOrEdge],
    inputs: TensorOrEdge | Sequence[TensorOrEdge],
    grad_outputs: Tensor | Sequence[Tensor | None] | None = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    only_inputs: bool = True,
    allow_unused: bool | None = None,
    is_grads_batched: bool = False,
    materialize_grads: bool = False,
) -> tuple[Tensor, ...]:
    """The gradients of the sum of `outputs`, weighted with `grad_outputs`, for each of `inputs`.

    Nothing is accumulated.  An input that the outputs do not depend on is an error unless `allow_unused`
    (then None) or `materialize_grads` (then zeros).  With `is_grads_batched` the first dimension of each of
    `grad_outputs` counts separate gradients, and that of the results does too.  Other options and errors
    as for `backward`; ValueError if `allow_unused=False` is given with `materialize_grads`.
    """
    if materialize_grads and allow_unused is False:
        raise ValueError(
            "Expected allow_unused to be True or not passed when materialize_grads=True, but got: "
            "allow_unused=False."
        )
    if not only_inputs:
        warnings.warn(
            "only_inputs argument is deprecated and is ignored now (defaults to True). To accumulate "
            "gradient for other parts of the graph, please use torch.autograd.backward.",
            FutureWarning,
            stacklevel=2,
        )
    sources = _tuple_of(inputs)
    if not sources:
        raise RuntimeError("`inputs` argument to `grad()` cannot be empty.")
    targets = _tuple_of(outputs)
    grads = _gradients(targets, grad_outputs, is_grads_batched)
    roots = [_root(output, position) for position, output in enumerate(targets)]
    edges = [_input_edge(tensor, position, False) for position, tensor in enumerate(sources)]
    keep = create_graph if retain_graph is None else bool(retain_graph)
    results: list[Any]
    if is_grads_batched:
        results = _each_of_batch(roots, grads, keep, bool(create_graph), edges)
    else:
        results = list(run_backward(roots, grads, keep, bool(create_graph), edges))
    for position, result in enumerate(results):
        if result is not None:
            continue
        if materialize_grads:
            results[position] = _zeros_for(sources[position], position)
        elif not allow_unused:
            raise RuntimeError(
                f"The differentiated Tensor at index {position} appears to not have been used in the "
                "graph. Set allow_unused=True if this is the desired behavior."
            )
    return tuple(results)


def _zeros_for(source: Any, position: int) -> Tensor:
    if isinstance(source, GradientEdge):
        raise RuntimeError(
            "materialize_grads cannot be used when the given input is a GradientEdge"
        )
    return cast(Tensor, ops.aten.zeros_like(source))


def _each_of_batch(
    roots: Sequence[Edge],
    grads: Sequence[Tensor],
    keep: bool,
    create_graph: bool,
    edges: Sequence[Edge | None],
) -> list[Any]:
    count = grads[0]._data.shape[0]
    rows = [
        run_backward(roots, [g[i] for g in grads], keep or i + 1 < count, create_graph, edges)
        for i in range(count)
    ]
    return [
        None if any(value is None for value in column) else ops.aten.stack(list(column))
        for column in zip(*rows, strict=True)
    ]
