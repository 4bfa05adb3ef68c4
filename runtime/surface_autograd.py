"""The methods of `Tensor` that are about gradients."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

import gradsmith
import gradsmith.tensor as tensors  # under its name: the two modules import each other
from gradsmith.generated.tensor_methods import TensorMethods
from gradsmith.traits import REQUIRES_GRAD, VIEW

if TYPE_CHECKING:
    from gradsmith.autograd.node import Edge
    from gradsmith.device import device as device_type
    from gradsmith.dtypes import dtype as dtype_type
    from gradsmith.kernels.namespace import Array
    from gradsmith.tensor import Extra, Tensor

__all__ = ["AutogradSurface"]


class AutogradSurface(TensorMethods):
    """Asking for gradients, computing them, hooks."""

    __slots__ = ()

    # Slots of `Tensor`, which is the one class below these mixins.
    _data: Array
    _bits: int
    _edge: Edge | None
    _extra: Extra | None

    if TYPE_CHECKING:
        # What `Tensor` defines next to its slots.
        @property
        def dtype(self) -> dtype_type: ...
        @property
        def device(self) -> device_type: ...
        @property
        def requires_grad(self) -> bool: ...

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
        gradsmith.autograd.backward(
            cast("Tensor", self), gradient, retain_graph, create_graph, inputs=inputs
        )

    def requires_grad_(self, requires_grad: bool = True) -> Tensor:
        """Make this leaf ask for gradients (or not) and return it."""
        from gradsmith.autograd.variable import set_requires_grad

        set_requires_grad(cast("Tensor", self), requires_grad)
        return cast("Tensor", self)

    def detach_(self) -> Tensor:
        """Forget the history of this tensor, which must not be a view, and return it."""
        from gradsmith.autograd.variable import detach_in_place

        return detach_in_place(cast("Tensor", self))

    def retain_grad(self) -> None:
        """Keep the gradient of this tensor, which is no leaf, in its ``grad``."""
        from gradsmith.autograd.hooks import retain_grad

        retain_grad(cast("Tensor", self))

    @property
    def retains_grad(self) -> bool:
        """Whether `retain_grad` was called and took effect."""
        extra = self._extra
        return extra is not None and extra.retain_grad

    def register_hook(self, hook: Callable[[Tensor], Tensor | None]) -> Any:
        """Call ``hook(grad)`` when this tensor's gradient is known; what it returns replaces it.

        Returns a handle with a ``remove()`` method.
        """
        from gradsmith.autograd.hooks import register_hook

        return register_hook(cast("Tensor", self), hook)

    def register_post_accumulate_grad_hook(self, hook: Callable[[Tensor], None]) -> Any:
        """Call ``hook(tensor)`` after a gradient was accumulated into this leaf.

        Returns a handle with a ``remove()`` method.
        """
        from gradsmith.autograd.hooks import register_post_accumulate_grad_hook

        return register_post_accumulate_grad_hook(cast("Tensor", self), hook)

    @property
    def data(self) -> Tensor:
        """The elements without history; changes of them are not seen by autograd."""
        return tensors.wrap_bits(self._data, self._bits & ~(REQUIRES_GRAD | VIEW))

    @data.setter
    def data(self, value: Tensor) -> None:
        from gradsmith.autograd.variable import set_data

        set_data(cast("Tensor", self), value)

    def set_(
        self,
        source: Any = None,
        storage_offset: int = 0,
        size: Sequence[int] | None = None,
        stride: Sequence[int] | None = None,
    ) -> Tensor:
        """Show the elements of `source` from now on, and return this tensor.

        `source` is a tensor or a storage, of which `storage_offset`, `size` and `stride` may choose a part;
        without it the tensor becomes empty.
        """
        from gradsmith.autograd.variable import set_source

        return set_source(cast("Tensor", self), source, storage_offset, size, stride)

    @property
    def output_nr(self) -> int:
        """Which output of its `grad_fn` this tensor is."""
        edge = self._edge
        return 0 if edge is None else edge[1]

    def is_inference(self) -> bool:
        """Whether the tensor was made in inference mode."""
        from gradsmith.autograd.variable import is_inference

        return is_inference(cast("Tensor", self))

    def _is_view(self) -> bool:
        """Whether autograd knows this tensor as a view of another."""
        return self._extra is not None and self._extra.view is not None

    @property
    def _base(self) -> Tensor | None:
        """The tensor of which this one is a view; None if it is none."""
        extra = self._extra
        return None if extra is None or extra.view is None else extra.view.base

    @property
    def name(self) -> str | None:
        """A name for messages; None unless one was given."""
        return None if self._extra is None else self._extra.name
