"""The nodes that views and in-place changes of them add to the graph."""

from __future__ import annotations

from ...core.tensor import Tensor
from ..nodes.node import NATIVE, Node, take_place
from ..nodes.variable import gradient_edge
from .geometry import ViewGeometry, clear, embed, select


class Unconnected(Node):
    """Where gradients end of a view that was made while nothing was recorded.

    Its base requires grad, so the view is said to, and calls with it are recorded; yet nothing connects it
    to its base, and it accumulates nothing.
    """

    __slots__ = ()
    accumulates = True

    def __init__(self, tensor: Tensor) -> None:
        take_place(self, (), ((tensor._data_.shape, tensor._bits_),))

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        return ()

    def keep_leaf(self) -> None:
        """As for AccumulateGrad; here is nothing to keep."""


class CopySlices(Node):
    """The history of a base after an in-place change of a view of it.

    The change was recorded as `fn`, a function of the view.  Of the base's gradient the part at the view
    goes through `fn`; the rest passes by unchanged.
    """

    __slots__ = ("geometry", "fn")
    prefix = NATIVE

    geometry: ViewGeometry
    fn: Node | None
    runs_user_code = True  # `fn` may

    def __init__(self, base: Tensor, view: Tensor, fn: Node) -> None:
        self.geometry = ViewGeometry(base, view)
        self.fn = fn
        edges = (gradient_edge(base), *fn.next_edges[1:])
        take_place(self, edges, ((base._data_.shape, base._bits_),))

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        grad = grads[0]
        if grad is None:
            return (None,) * len(self.next_edges)
        fn = self.fn
        if fn is None:
            raise RuntimeError(
                "Trying to backward through the graph a second time (or directly access saved "
                "tensors after they have already been freed)."
            )
        geometry = self.geometry
        of_view, *of_others = fn.run([select(geometry, grad)])
        if self.next_edges[0] is None:
            return (None, *of_others)
        of_base = clear(geometry, grad)
        if of_view is not None:
            from ..nodes.reduction import reduce_gradient

            of_view = reduce_gradient(of_view, (geometry.shape, geometry.bits), fn, 0)
            of_base = of_base + embed(geometry, of_view)
        return (of_base, *of_others)

    def release_variables(self) -> None:
        fn, self.fn = self.fn, None
        if fn is not None:
            fn.release_variables()
