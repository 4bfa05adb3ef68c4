"""Operations whose forward and backward a user writes: `Function`."""

from __future__ import annotations

import warnings
from typing import Any, ClassVar

from ..core.nesting import STRUCTURES, holds_tensor, leaves_of, rebuilt, skeleton_of
from ..core.state import DispatchState, state
from ..core.tensor import Tensor
from .custom_function.arguments import Structured, aligned, bind, explained, needs_of, structured
from .custom_function.once_differentiable import once_differentiable
from .custom_function.outputs import UNSAVED, Outputs, is_plain, materialized, record_plain
from .nodes.node import Edge, Node, OutputMetadata, next_sequence_nr
from .nodes.saved import RELEASED, unpack, unpack_with_history
from .nodes.saved_hooks import SavedTensor
from .nodes.variable import gradient_edge
from .tools import anomaly

__all__ = [
    "BackwardCFunction",
    "Function",
    "FunctionCtx",
    "FunctionMeta",
    "InplaceFunction",
    "once_differentiable",
]


class FunctionCtx(Node):
    """What `forward` leaves for `backward`; the node of the call in the graph.

    Attributes may be set freely; tensors belong into `save_for_backward`.
    """

    # Defaults live in the class: most calls set few of these.
    __slots__ = ("_is_tensor", "_needs")

    _form: Structured | None = None
    """How the inputs were nested, if a tensor was within a structure."""
    _output_form: Any = None
    """The same for the output: a structure of flags."""
    _positional: int | float = float("inf")
    """How many arguments were passed by position, where some were passed by keyword."""

    takes_undefined = True
    runs_user_code = True
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
    _forward: Any = None
    """Arguments and their tangents, until `jvp` has been called."""
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
        for position, tensor in enumerate(tensors):
            if tensor is not None and not isinstance(tensor, Tensor):
                raise TypeError(
                    f"{self._function.__name__}: save_for_forward expects all arguments to be tensors, "
                    f"but argument {position} is of type {type(tensor).__name__}; save non-tensors as "
                    "attributes on ctx."
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
        if not isinstance(value, bool):
            raise TypeError(
                f"{self._function.__name__}: set_materialize_grads expects a bool, not "
                f"{type(value).__name__}"
            )
        self._materialize = value

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
        return tuple([unpack_with_history(item, self) for item in saved])

    @property
    def saved_variables(self) -> tuple[Any, ...]:
        """Deprecated name of `saved_tensors`."""
        warnings.warn("'saved_variables' is deprecated; use 'saved_tensors'", DeprecationWarning, 2)
        return self.saved_tensors

    @property
    def needs_input_grad(self) -> tuple[bool, ...]:
        """For each argument of `forward`, whether its gradient is wanted.

        For a structure with tensors it is False, or a structure of the same form.
        """
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
        return SavedTensor.each(self, "saved")

    def release_variables(self) -> None:
        if self.raw_saved is not UNSAVED:
            self.raw_saved = RELEASED

    def pruned(self, edges: tuple[Edge | None, ...]) -> Node:
        return self  # what a user's backward returns too much is dropped

    maybe_clear_saved_tensors = release_variables

    def apply(self, *grads: Tensor | None) -> Any:
        """What the user's backward returns for these gradients, unchecked."""
        return self._call_backward(list(grads))

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        return aligned(self, self._call_backward(grads))

    def _call_backward(self, grads: list[Tensor | None]) -> Any:
        given: Any = grads
        if self._materialize:
            for grad in grads:
                if grad is None:
                    given = materialized(grads, self._metadata)
                    break
        form = self._output_form
        if form is not None:
            given = rebuilt(form, iter(given))
            if form.__class__ is not tuple:
                given = (given,)
        function = self._function
        method = "vjp" if function.vjp is not Function.vjp else "backward"
        if method == "vjp" and function.backward is not Function.backward:
            raise RuntimeError(
                f"{function.__name__}: Implementing both 'backward' and 'vjp' for a custom Function is not "
                "allowed. You should only implement one of them."
            )
        try:
            return getattr(function, method)(self, *given)
        except TypeError as error:
            misfit = explained(function, method, (self, *given), {}, error)
            if misfit is None:
                raise
            raise misfit from None


BackwardCFunction = FunctionCtx
"""PyTorch's name for the class of a custom Function's nodes."""


class FunctionMeta(type):
    """Gives every Function the class of its nodes, named after it."""

    _node_class: type[FunctionCtx]

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> None:
        super().__init__(name, bases, namespace)
        cls._node_class = type(
            f"{name}Backward", (FunctionCtx,), {"__slots__": (), "_function": cls}
        )


class Function(metaclass=FunctionMeta):
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

    @staticmethod
    def vmap(info: Any, in_dims: tuple[Any, ...], *args: Any) -> Any:
        """The operation on a batch: returns outputs and the dimension of the batch in each."""
        raise NotImplementedError(
            "To use autograd.Function with vmap, you must either override the vmap staticmethod or set "
            "generate_vmap_rule=True."
        )

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        name = type(self).__name__
        raise RuntimeError(
            f"{name}: Legacy autograd function with non-static forward method is deprecated. Please use "
            f"new-style autograd function with static forward method, called as {name}.apply(...)."
        )

    @classmethod
    def apply(cls, *args: Any, **kwargs: Any) -> Any:
        """Call the operation.

        Arguments may be passed by keyword, and tensors may be within tuples, lists and dictionaries, of
        arguments and of what `forward` returns; all of them take part.
        """
        separate = cls.setup_context is not Function.setup_context
        node = cls._node_class()
        if kwargs or separate:
            if kwargs:
                node._positional = len(args)
            args, kwargs = bind(cls, separate, args, kwargs)
        values = args if not kwargs else (*args, *kwargs.values())
        form = None
        for value in values:
            if isinstance(value, STRUCTURES):
                form = structured(values)
                break
        if form is None:
            given = values
        else:
            node._form = form
            given = tuple([leaf for value in values for leaf in leaves_of(value)])
        local = state.__dict__  # each access by way of `state` would look the thread's up anew
        enabled = local.get("grad_enabled", True)
        flags = []
        needs = []
        edges = []
        for value in given:
            if isinstance(value, Tensor):
                edge = gradient_edge(value)
                edges.append(edge)
                flags.append(True)
                needs.append(edge is not None)
            else:
                flags.append(False)
                needs.append(False)
        recorded = enabled and True in needs and not local.get("inference", False)
        node._is_tensor = tuple(flags)
        node._needs = tuple(needs) if form is None else needs_of(values)
        node._nr = next_sequence_nr()
        if anomaly.current.enabled:
            anomaly.remember_stack(node)
        if recorded:
            node.next_edges = tuple(edges)
        profiler: Any = local.get("profiler")
        record = None if profiler is None else profiler.open_function(node, values)
        forward = None
        if DispatchState.dual_level >= 0:
            from .custom_function.forward import begin_forward

            forward = begin_forward(node, values)
        if enabled:
            state.set_grad_enabled(False)
        method = "forward"
        call = args if separate else (node, *args)
        try:
            output = cls.forward(*call, **kwargs)
            if separate:
                method, call, kwargs = "setup_context", (node, values, output), {}
                cls.setup_context(*call)
        except TypeError as error:
            misfit = explained(cls, method, call, kwargs, error)
            if misfit is None:
                raise
            raise misfit from None
        finally:
            if enabled:
                state.set_grad_enabled(True)
            if forward is not None:
                forward.__exit__()
            if profiler is not None and record is not None:
                profiler.close(record)
        if isinstance(output, Tensor):
            if recorded and forward is None and is_plain(node, output, given):
                return record_plain(node, output)
            return Outputs(node, given, recorded).wrap((output,))[0]
        if isinstance(output, tuple):
            for value in output:
                if isinstance(value, STRUCTURES) and holds_tensor(value):
                    break
            else:
                return tuple(Outputs(node, given, recorded).wrap(output))
        elif not holds_tensor(output):
            return output
        node._output_form = skeleton_of(output)
        leaves = Outputs(node, given, recorded).wrap(tuple(leaves_of(output)))
        return rebuilt(output, iter(leaves))


class InplaceFunction(Function):
    """An older base class, of Functions that are told whether to work in place."""

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace
