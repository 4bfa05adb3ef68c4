"""Operations whose forward and backward a user writes: `Function`."""

from __future__ import annotations

import functools
import inspect
import warnings
from collections.abc import Callable
from typing import Any, ClassVar

from gradsmith.autograd.function_outputs import UNSAVED, Outputs, is_plain, record_plain
from gradsmith.autograd.node import Edge, Node, OutputMetadata, next_sequence_nr
from gradsmith.autograd.once_differentiable import once_differentiable
from gradsmith.autograd.saved import RELEASED, SavedTensor, unpack
from gradsmith.autograd.variable import gradient_edge
from gradsmith.dispatch.state import state
from gradsmith.kernels.namespace import np
from gradsmith.tensor import Tensor, wrap_bits
from gradsmith.traits import UNTRACKED, dtype_from_bits

__all__ = ["BackwardCFunction", "Function", "FunctionCtx", "once_differentiable"]


class FunctionCtx(Node):
    """What `forward` leaves for `backward`; the node of the call in the graph.

    Attributes may be set freely; tensors belong into `save_for_backward`.
    """

    # Defaults live in the class: most calls set few of these.
    __slots__ = ("_is_tensor", "_needs")

    takes_undefined = True
    saved_names = ("saved",)
    next_edges: tuple[Edge | None, ...] = ()
    _metadata: tuple[OutputMetadata, ...] = ()
    _hooks: Any = None
    _function: ClassVar[type[Function]]

    raw_saved: Any = UNSAVED
    _to_save: tuple[Any, ...] = UNSAVED
    _dirty: tuple[Tensor, ...] = ()
    _non_differentiable: tuple[Tensor, ...] = ()
    _materialize: bool = True
    _needs: tuple[bool, ...]
    _is_tensor: tuple[bool, ...]

    # -- for forward and setup_context ---------------------------------------------------------------

    def save_for_backward(self, *tensors: Tensor | None) -> None:
        """Keep inputs and outputs (or other tensors) for `backward`, where `saved_tensors` has them.

        Call it at most once.  In-place changes made after the call are noticed when they are used.
        """
        self._to_save = tensors

    def save_for_forward(self, *tensors: Tensor | None) -> None:
        """Keep tensors for `jvp`."""
        for tensor in tensors:
            if tensor is not None and not isinstance(tensor, Tensor):
                raise TypeError(
                    "save_for_forward expects all arguments to be tensors; you should save non-tensors "
                    "as attributes on ctx."
                )
        self.saved_for_forward = tensors

    def mark_dirty(self, *args: Tensor) -> None:
        """Say that `forward` changed these inputs in place; each must also be returned."""
        self._dirty = args

    def mark_non_differentiable(self, *args: Tensor) -> None:
        """Say that these outputs carry no gradient; `backward` still has an argument for each."""
        self._non_differentiable = args

    def set_materialize_grads(self, value: bool) -> None:
        """Whether `backward` receives zeros (True, the default) or None for an output without gradient."""
        self._materialize = bool(value)

    def mark_shared_storage(self, *pairs: Any) -> None:
        """Deprecated, does nothing."""
        warnings.warn(
            "mark_shared_storage is deprecated. Tensors with shared storages are automatically tracked. "
            "Note that calls to `set_()` are not tracked",
            FutureWarning,
            stacklevel=2,
        )

    # -- for backward ----------------------------------------------------------------------------------

    @property
    def saved_tensors(self) -> tuple[Any, ...]:
        """What `save_for_backward` was given.  RuntimeError once the graph has been given up."""
        saved = self.raw_saved
        if saved is RELEASED:
            unpack(saved, self)
        if saved is UNSAVED and self._to_save is not UNSAVED:
            return self._to_save  # forward has not returned yet
        return tuple([unpack(item, self) for item in saved])

    @property
    def needs_input_grad(self) -> tuple[bool, ...]:
        """For each argument of `forward`, whether its gradient is wanted."""
        return self._needs

    @needs_input_grad.setter
    def needs_input_grad(self, value: tuple[bool, ...]) -> None:
        self._needs = value

    @property
    def materialize_grads(self) -> bool:
        """What `set_materialize_grads` was told."""
        return self._materialize

    @property
    def dirty_tensors(self) -> tuple[Tensor, ...]:
        """What `mark_dirty` was given."""
        return self._dirty

    @property
    def non_differentiable(self) -> tuple[Tensor, ...]:
        """What `mark_non_differentiable` was given."""
        return self._non_differentiable

    @property
    def to_save(self) -> tuple[Any, ...]:
        """What is to be saved when `forward` returns."""
        return self._to_save

    @property
    def _raw_saved_tensors(self) -> tuple[SavedTensor, ...]:
        return tuple(SavedTensor(self, "saved", index) for index in range(len(self.raw_saved)))

    def release_variables(self) -> None:
        if self.raw_saved is not UNSAVED:
            self.raw_saved = RELEASED

    def pruned(self, edges: tuple[Edge | None, ...]) -> Node:
        return self  # what a user's backward returns too much is dropped

    def apply(self, *grads: Tensor | None) -> Any:
        """Run the user's backward, as the engine does."""
        results = self.run(list(grads))
        return results[0] if len(results) == 1 else results

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        if self._materialize and any(grad is None for grad in grads):
            grads = [
                _zeros(*metadata) if grad is None else grad
                for grad, metadata in zip(grads, self._metadata, strict=True)
            ]
        results = _backward_of(self._function)(self, *grads)
        if results.__class__ is not tuple:
            results = tuple(results) if isinstance(results, (tuple, list)) else (results,)
        return _aligned(self, results)


BackwardCFunction = FunctionCtx
"""PyTorch's name for the class of a custom Function's nodes."""


def _zeros(shape: tuple[int, ...], bits: int) -> Tensor:
    return wrap_bits(np.zeros(shape, dtype_from_bits(bits).numpy), bits & UNTRACKED)


def _aligned(node: FunctionCtx, results: tuple[Any, ...]) -> tuple[Tensor | None, ...]:
    """The gradients for the tensors among the inputs, from one for each argument of `forward`."""
    is_tensor = node._is_tensor
    if len(results) != len(is_tensor):
        if len(results) > len(is_tensor) and all(r is None for r in results[len(is_tensor) :]):
            results = results[: len(is_tensor)]
        else:
            raise RuntimeError(
                f"function {node.name()} returned an incorrect number of gradients (expected "
                f"{len(is_tensor)}, got {len(results)})"
            )
    kept = []
    for position, (tensor, result) in enumerate(zip(is_tensor, results, strict=True)):
        if result is not None and not isinstance(result, Tensor):
            if not tensor:
                raise RuntimeError(_not_a_variable(node, position))
            raise RuntimeError(f"expected Variable or None (got {type(result).__name__})")
        if tensor:
            kept.append(result)
        elif result is not None:
            raise RuntimeError(_not_a_variable(node, position))
    return tuple(kept)


def _not_a_variable(node: Node, position: int) -> str:
    return (
        f"function {node.name()} returned a gradient different than None at position {position + 1}, "
        "but the corresponding forward input was not a Variable"
    )


def _backward_of(function: type[Function]) -> Callable[..., Any]:
    has_backward = function.backward is not Function.backward
    has_vjp = function.vjp is not Function.vjp
    if has_backward and has_vjp:
        raise RuntimeError(
            "Implementing both 'backward' and 'vjp' for a custom Function is not allowed. You should "
            "only implement one of them."
        )
    return function.vjp if has_vjp else function.backward


class _FunctionMeta(type):
    """Gives every Function the class of its nodes, named after it."""

    _node_class: type[FunctionCtx]

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> None:
        super().__init__(name, bases, namespace)
        cls._node_class = type(
            f"{name}Backward", (FunctionCtx,), {"__slots__": (), "_function": cls}
        )


class Function(metaclass=_FunctionMeta):
    """Base class of custom operations.

    A subclass has static methods: either ``forward(ctx, *args)``, or ``forward(*args)`` with
    ``setup_context(ctx, inputs, output)``; and ``backward(ctx, *grad_outputs)`` (also called ``vjp``), which
    returns one gradient, or None, for each argument of forward.  It is called as ``Sub.apply(*args)``.
    `forward` is not recorded; `backward` is when `create_graph` asks for it.
    """

    generate_vmap_rule = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        warnings.warn(
            f"{type(self)} should not be instantiated. Methods on autograd functions are all static, so "
            "you should invoke them on the class itself. Instantiating an autograd function will raise an "
            "error in a future version of PyTorch.",
            DeprecationWarning,
            stacklevel=2,
        )

    @staticmethod
    def forward(*args: Any, **kwargs: Any) -> Any:
        """The operation."""
        raise NotImplementedError(
            "You must implement the forward function for custom autograd.Function."
        )

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> Any:
        """What is kept for backward, when `forward` takes no ctx."""
        raise NotImplementedError("setup_context is not implemented.")

    @staticmethod
    def backward(ctx: Any, *grad_outputs: Any) -> Any:
        """Gradients of the arguments of `forward`, from those of its outputs."""
        raise NotImplementedError(
            "You must implement either the backward or vjp method for your custom autograd.Function to "
            "use it with backward mode AD."
        )

    vjp = backward

    @staticmethod
    def jvp(ctx: Any, *grad_inputs: Any) -> Any:
        """Tangents of the outputs, from those of the arguments."""
        raise NotImplementedError(
            "You must implement the jvp function for custom autograd.Function to use it with forward "
            "mode AD."
        )

    @classmethod
    def apply(cls, *args: Any, **kwargs: Any) -> Any:
        """Call the operation."""
        separate = cls.setup_context is not Function.setup_context
        if kwargs or separate:
            signature = _signature(cls.forward, separate)
            if kwargs or len(args) != len(signature.parameters):
                bound = signature.bind(*args, **kwargs)
                bound.apply_defaults()
                args = bound.args
        enabled = state.grad_enabled
        node = cls._node_class()
        edges = [
            gradient_edge(value) if enabled else None for value in args if isinstance(value, Tensor)
        ]
        node._is_tensor = is_tensor = tuple([isinstance(value, Tensor) for value in args])
        node._needs = needs = tuple(
            [flag and value.requires_grad for flag, value in zip(is_tensor, args, strict=True)]
        )
        recorded = enabled and True in needs
        node._nr = next_sequence_nr()
        if recorded:
            node.next_edges = tuple(edges)
        if enabled:
            state.set_grad_enabled(False)
        try:
            if separate:
                output = cls.forward(*args)
                cls.setup_context(node, args, output)
            else:
                output = cls.forward(node, *args)
        finally:
            if enabled:
                state.set_grad_enabled(True)
        if not isinstance(output, tuple):
            if not isinstance(output, Tensor):
                return output
            if recorded and is_plain(node, output, args):
                return record_plain(node, output)
            return Outputs(node, args, recorded).wrap((output,))[0]
        return tuple(Outputs(node, args, recorded).wrap(output))


@functools.lru_cache(maxsize=256)
def _signature(forward: Callable[..., Any], separate: bool) -> inspect.Signature:
    """The signature of `forward`, without the ctx that comes first unless it is set up apart."""
    signature = inspect.signature(forward)
    parameters = list(signature.parameters.values())
    return signature.replace(parameters=parameters if separate else parameters[1:])
