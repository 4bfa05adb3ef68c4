"""Functions shared by generated autograd kernels and nodes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from ...core.bits import COMPLEX, DIFFERENTIABLE, NUMBER_BITS, RECORDED, REQUIRES_GRAD
from ...core.nesting import tensors_in
from ...core.tensor import Tensor
from ...dispatch.kernel import NOT_DIRECT
from .node import Edge, Node, OutputMetadata, take_place
from .saved import unpack
from .variable import gradient_edge


def conj(value: Any) -> Any:
    """``value.conj()``, at no cost for what is real; numbers have it too."""
    if value.__class__ in NUMBER_BITS:
        return value.conjugate() if value.__class__ is complex else value
    return value.conj() if value._bits_ & COMPLEX else value


def unpack_or_number(saved: Any, node: Node) -> Any:
    """Like `unpack`, where a Python number may have stood for the tensor."""
    if saved.__class__ is tuple:  # an input: never an output, which has three parts
        tensor = saved[0]
        counter = tensor._counter_
        if counter is None or counter.version == saved[1]:
            return tensor
    return saved if saved.__class__ in NUMBER_BITS else unpack(saved, node)


def shape_of(value: Any) -> tuple[int, ...]:
    """The shape of a tensor, or of a number that stands for one."""
    return () if value.__class__ in NUMBER_BITS else value._data_.shape


def direct_recording(kernel: Callable[..., Any]) -> tuple[Any, Any, int, int]:
    """`_direct_` of `kernel`, with the bits of a recorded result in place of the kernel (see `NOT_DIRECT`)."""
    ufunc, run, bits, own = getattr(kernel, "_direct_", NOT_DIRECT)
    recorded = RECORDED[bits] if own is kernel else 0
    return (ufunc if recorded else None), run, bits, recorded


def refuse_gradient(operator: str, argument: str) -> NoReturn:
    """Raise the error of a call that would drop the gradient of `argument`."""
    raise RuntimeError(
        f"The function '{operator}' is not differentiable with respect to argument '{argument}'. "
        "This input cannot have requires_grad True."
    )


NOTHING: OutputMetadata = ((), 0)
"""What a node remembers of an output that carries no gradient."""


def metadata_of(out: Any) -> OutputMetadata:
    """What a node remembers of an output."""
    return (out._data_.shape, out._bits_) if isinstance(out, Tensor) else NOTHING


def set_history(out: Tensor, node: Node, number: int) -> None:
    """Make `out` output `number` of `node`, if its dtype carries gradients."""
    if isinstance(out, Tensor) and out._bits_ & DIFFERENTIABLE:
        out._edge_ = (node, number)
        out._bits_ |= REQUIRES_GRAD


def record(node: Node, edges: tuple[Edge | None, ...], results: Sequence[Any]) -> None:
    """Make `results` the outputs of `node`, whose gradients go along `edges`."""
    take_place(node, edges, tuple(map(metadata_of, results)))
    for number, result in enumerate(results):
        set_history(result, node, number)


class NotImplementedBackward(Node):
    """Stands for a call of an operator whose derivative nobody has written down."""

    __slots__ = ("operator",)

    operator: str

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        raise NotImplementedError(f"derivative for {self.operator} is not implemented")


def record_without_derivative(operator: str, args: tuple[Any, ...], out: Any) -> Any:
    """`out`, the results of a call, made to require grad if an argument does."""
    edges = tuple(gradient_edge(tensor) for tensor in tensors_in(args))
    if any(edges):
        node = NotImplementedBackward()
        node.operator = operator
        record(node, edges, out if isinstance(out, (list, tuple)) else (out,))
    return out
