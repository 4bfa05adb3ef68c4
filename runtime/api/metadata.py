"""What a class with ``__torch_dispatch__`` says of its tensors in their stead: sizes, strides, device and layout.

Each question is an operator, such as ``aten.sym_size.default`` or ``prim.device.default``, that handlers are given.
Classes get members that ask when a tensor is made that wants it; others pay nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..core.classes import overrides_dispatch
from ..core.device import as_device, device
from ..core.layout import contiguous_format, layout, memory_format, sparse_coo, sparse_csr
from ..core.package_name import ours
from ..core.size import Size
from ..core.tensor import Tensor, extra_of
from ..dispatch.declarations import OperatorTraits
from ..dispatch.kernel import Kernel, KernelKind
from ..dispatch.modes import dispatch_to_python
from ..dispatch.operator import NONE_DECLARED, OpOverload
from ..dispatch.registry import REGISTRY, add_operator
from ..operators.dims import normalize_dim


class Metadata(NamedTuple):
    """What a tensor says of itself other than its elements do, and which questions its class answers."""

    policy: str | None = None
    """``strides``: those and contiguity; ``sizes``: sizes as well."""
    asks_device: bool = False
    asks_layout: bool = False
    device: device | None = None
    layout: layout | None = None


_QUESTIONS: dict[str, Callable[..., Any]] = {
    "aten::size(Tensor self) -> int[]": lambda x: list(x.shape),
    "aten::sym_size(Tensor self) -> SymInt[]": lambda x: list(x.shape),
    "aten::dim(Tensor self) -> int": lambda x: x.dim(),
    "aten::numel(Tensor self) -> int": lambda x: x.numel(),
    "aten::sym_numel(Tensor self) -> SymInt": lambda x: x.numel(),
    "aten::stride(Tensor self) -> int[]": lambda x: list(x.stride()),
    "aten::sym_stride(Tensor self) -> SymInt[]": lambda x: list(x.stride()),
    "aten::storage_offset(Tensor self) -> int": lambda x: x.storage_offset(),
    "aten::sym_storage_offset(Tensor self) -> SymInt": lambda x: x.storage_offset(),
    "aten::is_contiguous(Tensor self) -> bool": lambda x: x.is_contiguous(),
    "aten::is_contiguous.memory_format(Tensor self, MemoryFormat memory_format) -> bool": (
        lambda x, memory_format: x.is_contiguous(memory_format=memory_format)
    ),
    "prim::device(Tensor a) -> Device": lambda x: x.device,
    "prim::layout(Tensor a) -> Layout": lambda x: x.layout,
}
"""By declaration, what tensors without an answer of their class's say."""


def _declare() -> None:
    for text, answer in _QUESTIONS.items():
        namespace, _, declaration = text.partition("::")
        name = declaration.partition("(")[0]
        operator = OpOverload(
            namespace, name, declaration, NONE_DECLARED, OperatorTraits(device_check=False)
        )
        operator.declared_at = "runtime/api/metadata.py"
        kernel = Kernel(answer, KernelKind.tensor, operator.declared_at)
        operator.kernels = {"CompositeExplicitAutograd": kernel}
        add_operator(operator)


_declare()


def give_metadata(tensor: Tensor, metadata: Metadata) -> Tensor:
    """Let `tensor`, of a class with handlers, say that of itself.  ValueError for an unknown policy."""
    if metadata.policy not in (None, "strides", "sizes"):
        raise ValueError(
            f"Unknown sizes_strides_policy: {metadata.policy}; expected 'strides' or 'sizes'"
        )
    if any(metadata):
        extra_of(tensor).metadata = metadata
        # The first of its classes that is a program's: those below inherit, and nothing is asked twice.
        cls = [c for c in type(tensor).__mro__ if overrides_dispatch(c)][-1]
        for name, member in _MEMBERS.items():
            owner = next(c for c in cls.__mro__ if name in vars(c))
            fixed = owner in Tensor.__mro__ or ours(owner.__module__)
            if fixed and owner is not cls:
                setattr(cls, name, member(cls, name))
    return tensor


# -- members ------------------------------------------------------------------------------------------

_STRIDES = ("stride", "is_contiguous")


def _metadata(tensor: Any) -> Metadata | None:
    extra = tensor._extra_
    return None if extra is None else extra.metadata


def _asked(tensor: Any, name: str, *more: Any) -> Any:
    """The class's answer to an operator's question; None where the tensor's own serves."""
    metadata = _metadata(tensor)
    if metadata is None:
        return None
    base = name.partition("::")[2].partition(".")[0]
    if base in ("device", "layout"):
        wanted = getattr(metadata, f"asks_{base}")
    else:
        wanted = metadata.policy == "sizes" or (
            metadata.policy == "strides" and base.removeprefix("sym_") in _STRIDES
        )
    return dispatch_to_python(REGISTRY[name], [tensor, *more]) if wanted else None


def _method(question: str, convert: Callable[[Any], Any]) -> Callable[[type, str], Any]:
    """A method that asks `question`."""

    def make(cls: Any, name: str) -> Any:
        def ask(self: Any) -> Any:
            found = _asked(self, question)
            return getattr(super(cls, self), name)() if found is None else convert(found)

        ask.__name__, ask.__doc__ = name, getattr(Tensor, name).__doc__
        return ask

    return make


def _by_dim(question: str, whole: Callable[[Any], Any]) -> Callable[[type, str], Any]:
    """A method that asks `question`, and that may be asked for one dimension."""

    def make(cls: Any, name: str) -> Any:
        def ask(self: Any, dim: int | None = None) -> Any:
            ndim = self.dim() if dim is not None and name == "size" else None
            found = _asked(self, question)
            if found is None:
                return getattr(super(cls, self), name)(dim)
            return whole(found) if dim is None else found[normalize_dim(dim, ndim or len(found))]

        ask.__name__, ask.__doc__ = name, getattr(Tensor, name).__doc__
        return ask

    return make


def _contiguous(cls: Any, name: str) -> Any:
    def is_contiguous(self: Any, memory_format: memory_format = contiguous_format) -> bool:
        """Whether the elements lie without gaps in the order of their indices, or that of a format."""
        if memory_format is contiguous_format:
            found = _asked(self, "aten::is_contiguous")
        else:
            found = _asked(self, "aten::is_contiguous.memory_format", memory_format)
        if found is None:
            return bool(super(cls, self).is_contiguous(memory_format=memory_format))
        return bool(found)

    return is_contiguous


def _length(cls: Any, name: str) -> Any:
    def length(self: Any) -> int:
        found = _asked(self, "aten::sym_size") if self.dim() else None
        return int(super(cls, self).__len__() if found is None else found[0])

    return length


def _attribute(read: Callable[[Any, Any], Any]) -> Callable[[type, str], Any]:
    """An attribute: `read` is given the tensor and what it is without that."""

    def make(cls: Any, name: str) -> Any:
        doc = getattr(getattr(Tensor, name), "__doc__", None)
        return property(lambda self: read(self, lambda: getattr(super(cls, self), name)), doc=doc)

    return make


def _shape(tensor: Any, own: Callable[[], Any]) -> Size:
    found = _asked(tensor, "aten::sym_size")
    return own() if found is None else Size(found)


def _device(tensor: Any, own: Callable[[], Any]) -> device:
    found = _asked(tensor, "prim::device")
    if found is not None:
        return as_device(found)
    metadata = _metadata(tensor)
    given = None if metadata is None else metadata.device
    return own() if given is None else given


def _own_layout(tensor: Any) -> layout | None:
    metadata = _metadata(tensor)
    return None if metadata is None else metadata.layout


def _layout(tensor: Any, own: Callable[[], Any]) -> layout:
    found = _asked(tensor, "prim::layout") or _own_layout(tensor)
    return own() if found is None else found


def _bytes(tensor: Any, own: Callable[[], Any]) -> int:
    found = _asked(tensor, "aten::numel")
    return int(own() if found is None else found * tensor.itemsize)


_MEMBERS: dict[str, Callable[[type, str], Any]] = {
    "shape": _attribute(_shape),
    "ndim": _attribute(lambda tensor, own: tensor.dim()),
    "nbytes": _attribute(_bytes),
    "device": _attribute(_device),
    "layout": _attribute(_layout),
    "is_cpu": _attribute(lambda tensor, own: tensor.device.type == "cpu"),
    "is_meta": _attribute(lambda tensor, own: tensor.device.type == "meta"),
    "is_sparse": _attribute(lambda tensor, own: _own_layout(tensor) is sparse_coo),
    "is_sparse_csr": _attribute(lambda tensor, own: _own_layout(tensor) is sparse_csr),
    "dim": _method("aten::dim", int),
    "ndimension": _method("aten::dim", int),
    "numel": _method("aten::sym_numel", int),
    "nelement": _method("aten::sym_numel", int),
    "storage_offset": _method("aten::sym_storage_offset", int),
    "size": _by_dim("aten::sym_size", Size),
    "stride": _by_dim("aten::sym_stride", tuple),
    "__len__": _length,
    "is_contiguous": _contiguous,
}
