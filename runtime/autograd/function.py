"""`Function`: operations with a user-defined forward and backward."""

from __future__ import annotations

import itertools
import warnings
from typing import Any, ClassVar

from ..core.facade import from_above
from ..core.nesting import STRUCTURES, leaves_of
from ..core.package_name import as_said, say_module
from ..core.state import MASKED, DispatchState, state, switch_recording
from ..core.tensor import Tensor
from ..core.tracebacks import trim
from .custom_function.context import BackwardCFunction, FunctionCtx, _FunctionBase, _HookMixin
from .custom_function.inputs import bind, needs_of, note_call, structured
from .custom_function.once_differentiable import once_differentiable
from .custom_function.outputs import SAID, Outputs, is_plain, record_plain
from .nodes.node import NodeClass, next_sequence_nr
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

_ContextMethodMixin = FunctionCtx
"""An older name."""

_next_id = itertools.count().__next__


class _ClassOfPrograms(NodeClass):
    __repr__ = type.__repr__


class FunctionMeta(_ClassOfPrograms, type):
    """Gives every Function the class of its nodes, named after it."""

    _backward_cls: type[BackwardCFunction]

    def __init__(cls, name: str, bases: tuple[type, ...], attrs: dict[str, Any]) -> None:
        super().__init__(name, bases, attrs)
        members = {"__slots__": (), "_forward_cls": cls, "_autograd_function_id": _next_id()}
        backward: Any = _ClassOfPrograms(f"{name}Backward", (BackwardCFunction,), members)
        say_module(backward, as_said(__name__))
        cls._backward_cls = backward


class _SingleLevelFunction(_FunctionBase, FunctionCtx, _HookMixin, metaclass=FunctionMeta):
    """What a Function is without its rule for transforms such as vmap."""

    clear_saved_tensors_on_access: ClassVar[bool] = False
    """Whether `saved_tensors` may be asked for once, and lets go of them: who has them then frees them."""
    boxed_grads_call: ClassVar[bool] = False
    """Whether `backward` gets one list of gradients, of which it may free some while it runs."""
    _on_every_level: ClassVar[bool] = False
    """Whether transforms of functions take a call apart, one level at a time."""

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

    _unwritten_setup = setup_context

    @staticmethod
    def backward(ctx: Any, *grad_outputs: Any) -> Any:
        """Gradients of the arguments of `forward`, from those of its outputs."""
        raise NotImplementedError(
            "You must implement either the backward or vjp method for your custom autograd.Function to "
            "use it with backward mode AD."
        )

    vjp = _unwritten = backward

    @staticmethod
    def jvp(ctx: Any, *grad_inputs: Any) -> Any:
        """Tangents of the outputs, from those of the arguments."""
        raise NotImplementedError(
            "You must implement the jvp function for custom autograd.Function to use it with forward "
            "mode AD."
        )

    @classmethod
    def apply(cls, *args: Any, **kwargs: Any) -> Any:
        """Call the operation.

        Arguments may be passed by keyword, and tensors among them may be within tuples, lists and dictionaries.
        What `forward` returns takes part if it is a tensor, or a tuple of tensors and other things.
        """
        if MASKED and state.level is not None and cls._on_every_level:
            return from_above("call_function_on_level")(cls, args, kwargs)
        separate = cls.setup_context is not _SingleLevelFunction.setup_context
        node = cls._backward_cls()
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
            switch_recording(local, False)
        method = "forward"
        call = args if separate else (node, *args)
        try:
            output = cls.forward(*call, **kwargs)
            if separate:
                method, call, kwargs = "setup_context", (node, values, output), {}
                cls.setup_context(*call)
        except Exception as error:
            if isinstance(error, TypeError):
                note_call(cls, method, call, kwargs, error)
            trim(error)
            raise
        finally:
            if enabled:
                switch_recording(local, True)
            if forward is not None:
                forward.__exit__()
            if profiler is not None and record is not None:
                profiler.close(record)
        try:
            if isinstance(output, Tensor):
                if recorded and forward is None and is_plain(node, output, given):
                    return record_plain(node, output)
                return Outputs(node, given, recorded, separate).wrap((output,))[0]
            if isinstance(output, tuple):
                return tuple(Outputs(node, given, recorded, separate).wrap(output))
        except Exception as error:
            trim(error)
            raise
        for name in SAID:
            node.__dict__.pop(name, None)
        return output  # tensors in a list, say, have no gradient


class Function(_SingleLevelFunction):
    """Base class of custom operations.

    A subclass has static methods: either ``forward(ctx, *args)``, or ``forward(*args)`` with
    ``setup_context(ctx, inputs, output)``; and ``backward(ctx, *grad_outputs)`` (also called ``vjp``), which
    returns one gradient, or None, for each argument of forward.  It is called as ``Sub.apply(*args)``.
    `forward` is not recorded; `backward` is when `create_graph` asks for it.
    """

    generate_vmap_rule = False
    _on_every_level = True

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        warnings.warn(
            f"{type(self)} should not be instantiated. Methods on autograd functions are all static, so "
            "you should invoke them on the class itself. Instantiating an autograd function will raise an "
            "error in a future version of PyTorch.",
            DeprecationWarning,
            stacklevel=2,
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

    @staticmethod
    def _compiled_autograd_key(ctx: Any) -> tuple[Any, ...]:
        """What tells backwards of its calls apart from those of others."""
        return (ctx._autograd_function_id,)


def _is_setup_context_defined(fn: Any) -> bool:
    """Whether `fn`, the ``setup_context`` of a Function, is somebody's."""
    return fn is not _SingleLevelFunction.setup_context


def custom_function_call(function: type[Function], *args: Any, **kwargs: Any) -> Any:
    """Like ``function.apply(…)``: transforms, which would see this call, come in between."""
    return function.apply(*args, **kwargs)


class InplaceFunction(Function):
    """An older base class, of Functions that are told whether to work in place."""

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace


def __getattr__(name: str) -> Any:
    # Few programs need them.
    from .custom_function import nested_io

    if name in nested_io.__all__:
        return getattr(nested_io, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
