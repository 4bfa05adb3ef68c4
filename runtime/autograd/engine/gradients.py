"""The public functions `backward` and `grad`: check arguments, then run the engine."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast, overload

from ...core.bits import (
    BACKEND_MASK,
    CPU_BITS,
    DIMENSIONED,
    DTYPE_BITS,
    FORWARD_GRAD,
    KEYSET_BITS,
    LAZY,
    META_BITS,
    PYTHON,
    REQUIRES_GRAD,
    STRIDED,
    TRANSFORMED,
    UNTRACKED,
    VIEW,
    ZERO_DIM,
    backend_of,
    dtype_from_bits,
)
from ...core.dtypes import DTYPES
from ...core.errors import noted
from ...core.handlers import shows_handlers
from ...core.namespace import Array, np
from ...core.size import Size
from ...core.state import MASKED, state
from ...core.tensor import Tensor, wrap_bits
from ...core.tracebacks import trim
from ...core.warn import warn_once
from ...dispatch.namespaces import ops
from ..nodes.node import Edge, Node
from ..nodes.reduction import reduce_gradient
from ..nodes.variable import gradient_edge, leaf_edge
from ..views.nodes import Unconnected
from .batched import vectorized
from .run import run_alone, run_backward

_WHAT_IT_IS = ~(REQUIRES_GRAD | VIEW | FORWARD_GRAD | STRIDED | TRANSFORMED)
_FLOATING = sum(DIMENSIONED[d.code] | ZERO_DIM[d.code] for d in DTYPES if d.is_floating_point)

_DEVICES = BACKEND_MASK & ~(CPU_BITS | META_BITS)
"""Backends whose elements are not NumPy arrays."""
_NOT_PLAIN = VIEW | _DEVICES | TRANSFORMED
_ASKING = PYTHON | TRANSFORMED
"""Bits of tensors whose initial gradients must be created by operators."""

_run: Callable[..., list[Tensor | None]] = run_backward
_run_alone: Callable[[Edge, Array, bool], bool] = run_alone


def use_engine(engine: Any) -> None:
    """Run every backward pass through ``engine.run_backward``; None restores the built-in engine."""
    global _run, _run_alone

    def through(
        roots: Sequence[Edge],
        grads: Sequence[Tensor],
        keep: bool,
        create: bool,
        inputs: Sequence[Edge | None] | None = None,
        accumulate: bool = False,
    ) -> list[Tensor | None]:
        results = engine.run_backward(
            tuple([GradientEdge(*root) for root in roots]),
            tuple(grads),
            keep,
            create,
            tuple([GradientEdge(*edge) for edge in inputs or () if edge is not None]),
            allow_unreachable=True,
            accumulate_grad=inputs is None or accumulate,
        )
        if inputs is None or accumulate:
            return []
        found = iter(results)
        return [None if edge is None else next(found) for edge in inputs]

    if engine is None:
        _run, _run_alone = run_backward, run_alone
    else:
        _run, _run_alone = through, lambda root, grad, retain_graph: False


class GradientEdge(NamedTuple):
    """A node and output number, from `get_gradient_edge`; `grad` accepts it in place of a tensor."""

    node: Node
    output_nr: int
    ownership_token: Tensor | None = None
    """Keeps a leaf alive, to which its node holds only a weak reference."""


_TensorOrEdge: TypeAlias = "Tensor | GradientEdge"
K = TypeVar("K")


def get_gradient_edge(tensor: Tensor) -> GradientEdge:
    """The gradient edge of `tensor`; it stays valid after the tensor is modified in place or deleted.

    Raises RuntimeError if the tensor does not require grad.
    """
    if not tensor.requires_grad:
        raise RuntimeError(
            "It is not possible to get the gradient edge for a Tensor that does not require gradients"
        )
    edge = gradient_edge(tensor)
    assert edge is not None
    return GradientEdge(*edge, tensor if edge[0].accumulates else None)


def _tuple_of(value: Any) -> tuple[Any, ...]:
    if isinstance(value, (Tensor, GradientEdge)):
        return (value,)
    if not isinstance(value, Iterable):
        kind = type(value).__name__
        raise TypeError(f"expected a Tensor, a GradientEdge or a sequence of these, but got {kind}")
    return tuple(value)


def _inputs_of(value: Any, function: str) -> tuple[Any, ...]:
    if isinstance(value, Mapping):
        if value.__class__ is not dict:
            raise TypeError(
                f"`inputs` argument to `{function}()` must be a dict, not {type(value).__name__}. Other Mapping "
                "types are not supported."
            )
        value = value.values()
    found = _tuple_of(value)
    if not found:
        raise RuntimeError(f"`inputs` argument to `{function}()` cannot be empty.")
    return found


def _edge_of(edge: GradientEdge, error: type[Exception] = RuntimeError) -> Edge:
    """The node and output number of `edge`.

    Raises `error` if it has no node, IndexError if the node has no such output.
    """
    node, number = edge.node, edge.output_nr
    if not isinstance(node, Node):
        raise error(
            f"GradientEdge's first object must be an autograd.graph.Node but got {type(node).__name__}"
        )
    if not 0 <= number < len(node._metadata):
        raise IndexError(
            f"{node.name()} has {len(node._metadata)} outputs, and none of number {number}"
        )
    return (node, number)


def root_edge(output: _TensorOrEdge, position: int) -> Edge:
    """The edge at which backpropagation of `output` starts.  RuntimeError if it does not require grad."""
    if isinstance(output, GradientEdge):
        return _edge_of(output)
    edge = gradient_edge(output)
    if edge is None or edge[0].__class__ is Unconnected:
        raise RuntimeError(
            f"element {position} of tensors does not require grad and does not have a grad_fn"
        )
    return edge


def _first_gradient(output: Any, given: Any, position: int, batched: bool) -> Tensor | None:
    """The initial gradient: `given` after checks, or one for a scalar; None if `output` does not require grad."""
    if (
        given.__class__ is Tensor is output.__class__
        and not (given._bits_ ^ output._bits_) & _WHAT_IT_IS
        and given._data_.shape == output._data_.shape
        and not batched
    ):
        return given
    if isinstance(output, GradientEdge):
        node, number = _edge_of(output, AttributeError)  # the error that PyTorch raises for a root
        shape, bits = node._metadata[number]
    elif isinstance(output, Tensor):
        shape, bits = output._data_.shape, output._bits_
        if given is None and not output.requires_grad:
            return None
    else:
        raise AssertionError(
            f"element {position} of tensors is expected to be a Tensor or a GradientEdge, but is of type "
            f"{type(output).__name__}"
        )
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
            raise noted(
                RuntimeError("grad can be implicitly created only for scalar outputs"),
                f"output {position} has shape {list(shape)}: pass its gradient explicitly",
            )
        if (bits & _ASKING or state.dispatch_modes) and isinstance(output, Tensor):
            return cast(
                Tensor, ops.aten.ones_like.default(output)
            )  # the class decides what a one is
        ones = _ones(shape, dtype.numpy, bits & UNTRACKED)
        if state.recorder is not None:
            state.recorder.constant(ones)
        return ones
    if not isinstance(given, Tensor):
        raise TypeError(f"gradients can be either Tensors or None, but got {type(given).__name__}")
    given_shape = given[0]._data_.shape if batched else given._data_.shape
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
    if (given._bits_ ^ bits) & (BACKEND_MASK | DTYPE_BITS) and not batched:
        return reduce_gradient(given, (shape, bits), None, position)
    return given


def _ones(shape: tuple[int, ...], kind: Any, bits: int) -> Tensor:
    if bits & _DEVICES:
        from ...core.device import device, device_of_backend

        where = device(device_of_backend(backend_of(bits)), 0)
        ones: Tensor = ops.aten.ones.default(list(shape), dtype=dtype_from_bits(bits), device=where)
        return ones
    return wrap_bits(np.ones(shape, kind), bits)


_ONES: dict[int, Array] = {}
"""By the bits of a plain floating root on the CPU, a zero-dimensional one: copying it is faster than creating another."""


def make_grads(
    outputs: Sequence[Any], grads: Sequence[Any], is_grads_batched: bool
) -> tuple[Tensor | None, ...]:
    """The initial gradients of `outputs`; None in `grads` stands for ones.

    The gradient is None for an output that does not require grad.  Raises RuntimeError if an output with more than one
    element has no gradient, and if a gradient differs from its output in shape or device, or in being complex.
    Raises TypeError if a gradient is not a tensor, AssertionError if an output is neither a tensor nor an edge.
    """
    return tuple(
        [
            _first_gradient(output, value, position, is_grads_batched)
            for position, (output, value) in enumerate(zip(outputs, grads))
        ]
    )


def tensor_or_tensors_to_tuple(tensors: Any, length: int) -> tuple[Tensor | None, ...]:
    """`tensors` as a tuple; None becomes `length` times None."""
    if tensors is None:
        return (None,) * length
    if isinstance(tensors, Tensor):
        return (tensors,)
    if not isinstance(tensors, Iterable):
        kind = type(tensors).__name__
        raise TypeError(f"gradients must be a Tensor, None or a sequence of these, not {kind}")
    return tuple(tensors)


def calculate_shape(
    output: _TensorOrEdge, grad: Tensor, is_grads_batched: bool
) -> tuple[Size, Size]:
    """The shapes of an output and of its gradient, without the batch dimension if there is one.

    RuntimeError for batched gradients of an edge.
    """
    if isinstance(output, GradientEdge):
        if is_grads_batched:
            raise RuntimeError("Batched grads are not supported with GradientEdge")
        node, number = _edge_of(output)
        return Size(node._metadata[number][0]), grad.shape
    return output.shape, grad.shape[1:] if is_grads_batched else grad.shape


def _starts(
    outputs: Sequence[Any], given: Any, batched: bool = False
) -> tuple[list[Edge], list[Tensor]]:
    """The root edges and their initial gradients."""
    grads = make_grads(outputs, tensor_or_tensors_to_tuple(given, len(outputs)), batched)
    if outputs and len(grads) != len(outputs):
        raise RuntimeError(f"got {len(outputs)} tensors and {len(grads)} gradients")
    roots = [root_edge(output, position) for position, output in enumerate(outputs)]
    return roots, cast("list[Tensor]", list(grads))


def backward(
    tensors: _TensorOrEdge | Sequence[_TensorOrEdge],
    grad_tensors: Tensor | Sequence[Tensor | None] | None = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    grad_variables: Tensor | Sequence[Tensor | None] | None = None,
    inputs: _TensorOrEdge | Sequence[_TensorOrEdge] | dict[Any, _TensorOrEdge] | None = None,
) -> None:
    """Compute the gradients of `tensors` with respect to the leaves of the graph, and add them to their ``.grad``.

    Arguments:
        tensors: the outputs to differentiate, tensors or gradient edges.
        grad_tensors: the gradient of each output, of the same shape; None for a scalar output, whose gradient is 1.
        retain_graph: whether to keep the graph for another backward pass.  Default: the value of `create_graph`.
        create_graph: whether to record the backward pass itself, for higher derivatives.
        grad_variables: deprecated; use `grad_tensors`.
        inputs: if given, accumulate gradients into these tensors only; they need not be leaves.

    Raises:
        RuntimeError: a tensor does not require grad; a gradient is missing or has the wrong shape; `inputs` is empty;
            the graph has been freed; a saved tensor has been modified in place.

    Example::

        >>> x = gs.tensor([1.0, 2.0], requires_grad=True)
        >>> gs.autograd.backward((x * x).sum())
        >>> x.grad
        tensor([2., 4.])
    """
    if MASKED and state.level is not None:
        raise RuntimeError(
            "backward() called inside a functorch transform. This is not supported, please use func.grad or func.vjp "
            "instead or call backward() outside of functorch transforms."
        )
    if create_graph:
        warn_once(
            "Using backward() with create_graph=True will create a reference cycle between the parameter and its "
            "gradient, which can cause a memory leak. Use autograd.grad when creating the graph, or set .grad to "
            "None afterwards.",
            3,
        )
    try:
        if (
            tensors.__class__ is Tensor
            and inputs is None
            and grad_variables is None
            and tensors._edge_ is not None
        ):
            # The common cases: a scalar, or a gradient of the right shape and dtype.
            data, bits = tensors._data_, tensors._bits_
            keep = create_graph if retain_graph is None else bool(retain_graph)
            alone = grad_tensors is None and not create_graph and data.size == 1
            # The bits of a root of which there is a template say all that is asked below.
            template = _ONES.get(bits) if alone else None
            if template is not None:
                one = template.copy()
                if _run_alone(tensors._edge_, one.reshape(data.shape) if data.ndim else one, keep):
                    return
            if not bits & _NOT_PLAIN:
                given: Any = grad_tensors
                if given is None:
                    if bits & _FLOATING and data.size == 1:
                        one = np.ones(data.shape, data.dtype)
                        if template is None and alone and bits & KEYSET_BITS == CPU_BITS:
                            _ONES[bits] = np.ones((), data.dtype)
                            if _run_alone(tensors._edge_, one, keep):
                                return
                        if not state.dispatch_modes:  # a mode sees the call that creates it, below
                            given = wrap_bits(one, bits & UNTRACKED & ~LAZY)
                            if state.recorder is not None:
                                state.recorder.constant(given)
                elif (
                    given.__class__ is not Tensor
                    or (bits ^ given._bits_) & _WHAT_IT_IS
                    or data.shape != given._data_.shape
                ):
                    given = None
                if given is not None:
                    _run((tensors._edge_,), (given,), keep, bool(create_graph))
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
        wanted = None if inputs is None else _inputs_of(inputs, "backward")
        roots, grads = _starts(_tuple_of(tensors), grad_tensors)
        edges = None if wanted is None else [input_edge(tensor, True) for tensor in wanted]
        keep = create_graph if retain_graph is None else bool(retain_graph)
        _run(roots, grads, keep, bool(create_graph), edges, True)
    except Exception as error:
        trim(error)
        raise


def input_edge(tensor: Any, accumulate: bool) -> Edge | None:
    """The edge that delivers the gradient of an input; None for a leaf outside of every graph.

    With `accumulate`, the gradient of a non-leaf is retained.  RuntimeError if `tensor` is neither an edge nor a
    tensor that requires grad.
    """
    if isinstance(tensor, GradientEdge):
        return _edge_of(tensor)
    if not isinstance(tensor, Tensor):
        raise RuntimeError(
            f"all inputs have to be Tensors or GradientEdges, but got {type(tensor).__name__}"
        )
    if not tensor.requires_grad:
        raise noted(
            RuntimeError(
                "can't retain_grad on Tensor that has requires_grad=False"
                if accumulate
                else "One of the differentiated Tensors does not require grad"
            ),
            f"it has shape {list(tensor.shape)} and dtype {tensor.dtype}",
        )
    if tensor.grad_fn is not None:
        if accumulate:
            from ..nodes.hooks import retain_grad

            retain_grad(tensor)
        return tensor._edge_
    edge = leaf_edge(tensor)
    return None if isinstance(edge[0], Unconnected) else edge


@overload
def grad(
    outputs: _TensorOrEdge | Sequence[_TensorOrEdge],
    inputs: _TensorOrEdge | Sequence[_TensorOrEdge],
    *args: Any,
    **kwargs: Any,
) -> tuple[Tensor, ...]: ...
@overload
def grad(
    outputs: _TensorOrEdge | Sequence[_TensorOrEdge],
    inputs: dict[K, _TensorOrEdge],
    *args: Any,
    **kwargs: Any,
) -> dict[K, Tensor]: ...
@shows_handlers
def grad(
    outputs: _TensorOrEdge | Sequence[_TensorOrEdge],
    inputs: _TensorOrEdge | Sequence[_TensorOrEdge] | dict[Any, _TensorOrEdge],
    grad_outputs: Tensor | Sequence[Tensor | None] | None = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    only_inputs: bool = True,
    allow_unused: bool | None = None,
    is_grads_batched: bool = False,
    materialize_grads: bool = False,
) -> Any:
    """Compute and return the gradients of `outputs` with respect to `inputs`, without accumulating them.

    Arguments:
        outputs: the outputs to differentiate, tensors or gradient edges; their gradients are summed.
        inputs: the tensors or edges to differentiate with respect to; a dictionary gives a dictionary of gradients.
        grad_outputs: the gradient of each output, of the same shape; None for a scalar output, whose gradient is 1.
        retain_graph: whether to keep the graph for another backward pass.  Default: the value of `create_graph`.
        create_graph: whether to record the backward pass itself, for higher derivatives.
        only_inputs: deprecated and ignored.
        allow_unused: whether to return None, instead of an error, for an input that no output depends on.
        is_grads_batched: whether the first dimension of each of `grad_outputs` is a batch of gradients; the results
            then have the same batch dimension.
        materialize_grads: whether to return zeros for an input that no output depends on.

    Returns:
        A tuple with one gradient for each input, or a dictionary if `inputs` is one.

    Raises:
        RuntimeError: as for `backward`, and for an unused input.
        ValueError: `allow_unused=False` together with `materialize_grads=True`.

    Example::

        >>> x = gs.tensor(3.0, requires_grad=True)
        >>> gs.autograd.grad(x * x, x)
        (tensor(6.),)
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
    sources = _inputs_of(inputs, "grad")
    roots, grads = _starts(_tuple_of(outputs), grad_outputs, is_grads_batched)
    edges = [input_edge(tensor, False) for tensor in sources]
    keep = create_graph if retain_graph is None else bool(retain_graph)
    results: list[Any]
    if is_grads_batched:
        results = _each_of_batch(roots, grads, keep, bool(create_graph), edges)
    else:
        results = list(_run(roots, grads, keep, bool(create_graph), edges))
    for position, result in enumerate(results):
        if result is not None:
            continue
        if materialize_grads:
            results[position] = _zeros_for(sources[position], create_graph)
        elif not allow_unused:
            raise unused(position)
    if isinstance(inputs, dict):
        return dict(zip(inputs, results))
    return tuple(results)


def gradients_of(
    outputs: Sequence[Tensor],
    inputs: Sequence[Tensor],
    given: Sequence[Tensor],
    retain_graph: bool,
    create_graph: bool,
) -> list[Tensor | None]:
    """Like `grad`, for tensors that require grad and given gradients; None for an unused input."""
    roots, grads = _starts(outputs, given)
    edges = [input_edge(tensor, False) for tensor in inputs]
    return _run(roots, grads, retain_graph, create_graph, edges)


def unused(position: int) -> RuntimeError:
    """The error for the unused input at `position`."""
    return RuntimeError(
        f"The differentiated Tensor at index {position} appears to not have been used in the graph. Set "
        "allow_unused=True if this is the desired behavior."
    )


def _zeros_for(source: Any, requires_grad: bool) -> Tensor:
    if isinstance(source, GradientEdge):
        raise RuntimeError(
            "materialize_grads cannot be used when the given input is a GradientEdge"
        )
    return cast(Tensor, ops.aten.zeros_like(source)).requires_grad_(requires_grad)


def _each_of_batch(
    roots: Sequence[Edge],
    grads: Sequence[Tensor],
    keep: bool,
    create_graph: bool,
    edges: Sequence[Edge | None],
) -> list[Any]:
    for position, ((node, number), batch) in enumerate(zip(roots, grads)):
        shape = node._metadata[number][0]
        if batch._data_.shape[1:] != shape:
            raise RuntimeError(
                f"invalid gradient at index {position} - got {list(batch._data_.shape[1:])} but expected shape "
                f"compatible with {list(shape)}"
            )

    def run(*given: Tensor) -> tuple[Tensor | None, ...]:
        return tuple(_run(roots, given, keep, create_graph, edges))

    return list(vectorized(run)(*grads))
