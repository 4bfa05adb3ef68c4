"""Entries of dispatch tables: a kernel, its calling convention, and who registered it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.namespace import np

if TYPE_CHECKING:
    from .operator import OpOverload


class KernelKind(Enum):
    """How a kernel is called, or what the dispatcher puts in its place."""

    # What is registered:

    array = "array"
    """Over arrays, as those in ``runtime/operators`` are; the dispatcher wraps it."""
    device = "device"
    """Like `array`, on a backend's own memory."""
    sparse = "sparse"
    """Like `array`, for calls with sparse tensors."""
    tensor = "tensor"
    """Over tensors, every schema argument by position."""
    user = "user"
    """Over tensors, called as the schema is: positional arguments, then keyword-only ones."""
    boxed = "boxed"
    """Like `tensor`, the operator first: a package's backend fallback."""
    fallback = "fallback"
    """Like `user`, the operator first: a library's backend fallback."""
    made = "made"
    """A factory: of the operator, this kernel and a call's bits it makes the function over tensors."""
    layer = "layer"
    """A factory: of the operator, a call's bits and what finds the kernel below it makes what goes around that."""
    fallthrough = "fallthrough"
    """None: the call passes on to the next key."""
    unavailable = "unavailable"
    """None: an error, as where there is no kernel."""

    # What generated code and the dispatcher add (``runtime/dispatch/table.py``):

    recording = "recording"
    """A generated autograd kernel, around the kernel below; left out where nothing is recorded."""
    undifferentiated = "undifferentiated"
    """At autograd's keys, of an operator without derivative: backward through its results is an error."""
    refusal = "refusal"
    """At autograd's keys, of an ``out=`` variant: an error where an argument requires grad."""
    view = "view"
    """Around a view operator's kernel: links the result with its base."""
    inplace = "inplace"
    """Around the kernel of an operator that writes: counts the change."""
    variant = "variant"
    """Made from the functional operator's kernel for the key."""
    python = "python"
    """Asks handlers: modes and classes with ``__torch_dispatch__``."""
    ambiguous = "ambiguous"
    """An error: it cannot be told whose kernel serves the key."""


class Kernel(NamedTuple):
    """A function registered for an operator at a key."""

    function: Any
    """A callable, or ``module:function`` (with a dot before it: below ``gradsmith.operators``), loaded where a call is resolved to it."""
    kind: KernelKind
    """How it is called."""
    place: str | OpOverload
    """Who registered it: ``file.py:LINE``, or the operator whose declaration names it."""
    takes_keyset: bool = False

    @property
    def source(self) -> str:
        """Who registered it: ``native_functions.yaml:LINE`` or ``file.py:LINE``."""
        place = self.place
        return place if isinstance(place, str) else place.declared_at

    @property
    def is_declared(self) -> bool:
        """Whether YAML names it."""
        return not isinstance(self.place, str)


FALLTHROUGH = Kernel(None, KernelKind.fallthrough, "runtime/dispatch/kernel.py")
UNAVAILABLE = Kernel(None, KernelKind.unavailable, "runtime/dispatch/kernel.py")


class Entry(NamedTuple):
    """One row of a computed table."""

    kernel: Kernel | None
    reason: str


_OPERATORS = __package__.rpartition(".")[0] + ".operators"


def load_kernel(where: str) -> Callable[..., Any]:
    """The function that ``module:function`` names.

    ``np.add`` names NumPy's own; ``.reduction.scan:cumsum`` is one of gradsmith's, below `gradsmith.operators`.
    """
    if where.startswith("np."):
        return getattr(np, where[3:])  # type: ignore[no-any-return]
    module, _, name = where.partition(":")
    return getattr(import_module(module, _OPERATORS), name)  # type: ignore[no-any-return]


NOT_DIRECT: tuple[Any, Any, int, Any] = (None, None, 0, None)
"""The value of `_direct_` of a kernel that does more than call a ufunc.

Otherwise: a ufunc over the arrays of the tensors, ``run`` of a context for it, the bits of its result, and the kernel
itself.  Generated code that has them makes the call itself and saves a frame.  Compare the kernel: a wrapper may have
copied the attribute.
"""
