"""The methods of `Tensor` that are about gradients."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from gradsmith.generated.tensor_methods import TensorMethods

from ..autograd.engine.gradients import backward as run_backward
from ..autograd.nodes.hooks import register_hook
from ..autograd.nodes.node import seen
from ..autograd.nodes.variable import (
    detach_in_place,
    grad_dtype_of,
    set_grad,
    set_grad_dtype,
    set_requires_grad,
    within_transform,
)
from ..autograd.views.view import refresh_edge
from ..core.bits import PYTHON, REQUIRES_GRAD, VIEW
from ..core.handlers import ACTIVE, ask, ask_assignment, ask_attribute, shows_members
from ..core.origin import warn_caller
from ..core.state import MASKED, state
from ..core.tensor import wrap_bits

if TYPE_CHECKING:
    from ..autograd.nodes.node import Edge, Node
    from ..core.device import device as device_type
    from ..core.dtypes import dtype as dtype_type
    from ..core.namespace import Array
    from ..core.tensor import Extra, Tensor

_NO_GRAD_HERE = (
    "The .grad attribute of a Tensor that is not a leaf Tensor is being accessed. Its .grad attribute won't be populated "
    "during autograd.backward(). If you indeed want the .grad field to be populated for a non-leaf Tensor, use "
    ".retain_grad() on the non-leaf Tensor. If you access the non-leaf Tensor by mistake, make sure you access the leaf "
    "Tensor instead."
)


@shows_members(
    "backward",
    "data",
    "requires_grad",
    "requires_grad_",
    "detach_",
    "is_leaf",
    "grad_fn",
    "grad",
)
class AutogradMethods(TensorMethods):
    """Asking for gradients, computing them, hooks."""

    __slots__ = ()

    if TYPE_CHECKING:
        # Slots of `Tensor`, which is the one class below these mixins.
        _data_: Array
        _bits_: int
        _edge_: Edge | None
        _extra_: Extra | None

        # What `Tensor` defines next to its slots.
        @property
        def dtype(self) -> dtype_type: ...
        @property
        def device(self) -> device_type: ...

    @property
    def requires_grad(self) -> bool:
        """Whether operations on this tensor are recorded."""
        if ACTIVE and state.function_modes:
            return ask_attribute("requires_grad", self)  # type: ignore[no-any-return]
        if self._bits_ & REQUIRES_GRAD:
            return True
        extra = self._extra_
        if extra is not None and extra.view is not None:
            return bool(extra.view.base._bits_ & REQUIRES_GRAD)
        return False

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        if ACTIVE and state.function_modes:
            ask_assignment("requires_grad", self, value)
            return
        if not isinstance(value, bool):
            raise RuntimeError(f"requires_grad must be a bool, not {type(value).__name__}")
        if value and not self.is_leaf:  # which `requires_grad_` allows
            raise RuntimeError("you can only change requires_grad flags of leaf variables.")
        set_requires_grad(cast("Tensor", self), value)

    @property
    def is_leaf(self) -> bool:
        """Whether no recorded operation made this tensor."""
        if ACTIVE and state.function_modes:
            return ask_attribute("is_leaf", self)  # type: ignore[no-any-return]
        return self.grad_fn is None

    @property
    def grad_fn(self) -> Node | None:
        """The node that made this tensor; None for leaves."""
        if ACTIVE and state.function_modes:
            return ask_attribute("grad_fn", self)  # type: ignore[no-any-return]
        extra = self._extra_
        if extra is not None and extra.view is not None:
            refresh_edge(cast("Tensor", self))
        edge = self._edge_
        if edge is None or edge[0].accumulates:
            return None
        return seen(edge[0])

    @property
    def grad(self) -> Tensor | None:
        """The gradient accumulated so far in this leaf (or retained here); None before that."""
        if ACTIVE and state.function_modes:
            return ask_attribute("grad", self)  # type: ignore[no-any-return]
        extra = self._extra_
        if extra is not None and extra.grad is not None:
            return extra.grad
        edge = self._edge_
        if edge is not None and not edge[0].accumulates and not self.retains_grad:
            warn_caller(_NO_GRAD_HERE)
        return None

    @grad.setter
    def grad(self, value: Tensor | None) -> None:
        if ACTIVE and state.function_modes:
            ask_assignment("grad", self, value)
        elif value is not None:
            set_grad(cast("Tensor", self), value)
        elif self._extra_ is not None:
            self._extra_.grad = None

    @grad.deleter
    def grad(self) -> None:
        if self._extra_ is not None:
            self._extra_.grad = None

    _grad = grad
    """The same: programs that write it set the gradient, and no attribute of their own."""

    @property
    def grad_dtype(self) -> dtype_type | None:
        """The dtype that gradients of this leaf are cast to, its own unless another is set; None for any dtype.

        RuntimeError for a tensor that an operation made.
        """
        return grad_dtype_of(cast("Tensor", self))

    @grad_dtype.setter
    def grad_dtype(self, value: dtype_type | None) -> None:
        set_grad_dtype(cast("Tensor", self), value)

    def backward(
        self,
        gradient: Tensor | None = None,
        retain_graph: bool | None = None,
        create_graph: bool = False,
        inputs: Tensor | Sequence[Tensor] | None = None,
    ) -> None:
        """Add the gradient of this tensor with respect to the graph's leaves to their ``grad``.

        `gradient` is that of some final result with respect to this tensor; it may be left out for one
        element.  `create_graph` records the computation, `retain_graph` (default: as `create_graph`)
        keeps the graph for another time, `inputs` names the tensors to accumulate into.
        """
        if ACTIVE and state.function_modes:
            ask(
                "backward",
                self,
                gradient=gradient,
                retain_graph=retain_graph,
                create_graph=create_graph,
                inputs=inputs,
            )
            return
        tensor: Any = self  # a `cast` would be a call
        run_backward(tensor, gradient, retain_graph, create_graph, None, inputs)

    def requires_grad_(self, requires_grad: bool = True) -> Tensor:
        """Make this leaf ask for gradients (or not) and return it; RuntimeError within a transform."""
        if ACTIVE and state.function_modes:
            return ask("requires_grad_", self, requires_grad)  # type: ignore[no-any-return]
        if state.level is not None:
            raise within_transform(
                "Tensor.requires_grad_() (or perhaps using gradsmith.autograd.functional.* APIs)",
                "requires_grad_()",
            )
        tensor: Any = self
        if requires_grad is False and self._edge_ is None:
            tensor._bits_ &= ~REQUIRES_GRAD
        else:
            set_requires_grad(tensor, requires_grad, "only Tensors of floating point dtype")
        return tensor  # type: ignore[no-any-return]

    def detach_(self) -> Tensor:
        """Forget the history of this tensor, which must not be a view, and return it."""
        if ACTIVE and state.function_modes:
            return ask("detach_", self)  # type: ignore[no-any-return]
        tensor: Any = self
        return detach_in_place(tensor)

    def retain_grad(self) -> None:
        """Keep the gradient of this tensor, which is not a leaf, in its ``grad``."""
        from ..autograd.nodes.hooks import retain_grad

        retain_grad(cast("Tensor", self))

    @property
    def retains_grad(self) -> bool:
        """Whether `retain_grad` was called and took effect."""
        extra = self._extra_
        return extra is not None and extra.retain_grad

    def register_hook(self, hook: Callable[[Tensor], Tensor | None]) -> Any:
        """Call ``hook(grad)`` when this tensor's gradient is known; what it returns replaces it.

        Returns a handle with a ``remove()`` method.
        """
        return register_hook(cast("Tensor", self), hook)

    @property
    def _backward_hooks(self) -> dict[int, Callable[..., Any]] | None:
        """The hooks that `register_hook` has added, by the id of their handle."""
        extra, edge = self._extra_, self._edge_
        if extra is not None and extra.hooks is not None:
            return extra.hooks
        hooks = None if edge is None else edge[0]._hooks
        return None if hooks is None else hooks.tensor_hooks.get(self.output_nr)

    @_backward_hooks.setter
    def _backward_hooks(self, value: Any) -> None:
        from ..autograd.nodes.hooks import set_hooks

        set_hooks(cast("Tensor", self), value)

    @property
    def _post_accumulate_grad_hooks(self) -> dict[int, Callable[..., Any]] | None:
        """The hooks that `register_post_accumulate_grad_hook` has added, by the id of their handle."""
        extra = self._extra_
        return None if extra is None else extra.post_accumulate_grad_hooks

    def register_post_accumulate_grad_hook(self, hook: Callable[[Tensor], None]) -> Any:
        """Call ``hook(tensor)`` after a gradient was accumulated into this leaf.

        Returns a handle with a ``remove()`` method.
        """
        from ..autograd.nodes.hooks import register_post_accumulate_grad_hook

        return register_post_accumulate_grad_hook(cast("Tensor", self), hook)

    @property
    def data(self) -> Tensor:
        """The elements without history; changes of them are not seen by autograd."""
        if ACTIVE and state.function_modes:
            return ask_attribute("data", self)  # type: ignore[no-any-return]
        if MASKED and state.dispatch_modes and not self._bits_ & PYTHON:
            shown: Tensor = self.detach()  # which modes see, as in PyTorch
            if shown._bits_ & PYTHON:
                return shown  # a handler's own
            return wrap_bits(shown._data_, shown._bits_ & ~(REQUIRES_GRAD | VIEW))
        return wrap_bits(self._data_, self._bits_ & ~(REQUIRES_GRAD | VIEW))

    @data.setter
    def data(self, value: Tensor) -> None:
        if ACTIVE and state.function_modes:
            ask_assignment("data", self, value)
            return
        from ..autograd.nodes.variable import set_data

        set_data(cast("Tensor", self), value)

    @data.deleter
    def data(self) -> None:
        raise RuntimeError(
            "Deleting tensors is not allowed; to free a gradient use `del tensor.grad`."
        )

    def set_(
        self,
        source: Any = None,
        storage_offset: int = 0,
        size: Sequence[int] | None = None,
        stride: Sequence[int] | None = None,
    ) -> Tensor:
        """Show the elements of `source` from now on, and return this tensor.

        `source` is a tensor or a storage, whose elements they are;
        with `size` those at `storage_offset` and on, `stride` elements apart (default: one after the other);
        without it the tensor becomes empty.  Raises RuntimeError for another dtype, for sizes that reach beyond
        the memory and for leaves that require grad, TypeError for another kind of source.
        """
        from ..autograd.nodes.variable import set_source
        from .interop import elements_of

        tensor = cast("Tensor", self)
        array = elements_of(tensor, source, storage_offset, size, stride)
        return set_source(tensor, array, source)

    @property
    def output_nr(self) -> int:
        """Which output of its `grad_fn` this tensor is."""
        edge = self._edge_
        return 0 if edge is None else edge[1]

    def is_inference(self) -> bool:
        """Whether the tensor was made in inference mode."""
        from ..autograd.nodes.variable import is_inference

        return is_inference(cast("Tensor", self))

    def _is_view(self) -> bool:
        """Whether autograd knows this tensor as a view of another."""
        return self._extra_ is not None and self._extra_.view is not None

    @property
    def _base(self) -> Tensor | None:
        """The tensor of which this one is a view; None if it is none."""
        extra = self._extra_
        return None if extra is None or extra.view is None else extra.view.base

    @property
    def name(self) -> str | None:
        """A name for messages; None unless one was given."""
        return None if self._extra_ is None else self._extra_.name
