"""Getting hold of a kernel that is registered, to call it from the one that takes its place."""

from __future__ import annotations

from typing import Any

from ..core.bits import KEYSET_SHIFT
from ..core.keys import DispatchKey
from ..core.keysets import DispatchKeySet
from ..core.state import state
from ..dispatch.call import bits_of
from ..dispatch.kernel import Kernel, KernelKind
from ..dispatch.op_calls import bound_strictly
from ..dispatch.operator import OpOverload
from ..dispatch.registry import lookup_operator
from .functions import qualified_name


class KernelFunction:
    """A kernel of an operator, which stays what it is when another one is registered in its place."""

    __slots__ = ("_operator", "_kernel", "_key")

    def __init__(self, operator: OpOverload, kernel: Kernel, key: DispatchKey) -> None:
        self._operator = operator
        self._kernel = kernel
        self._key = key

    @property
    def op_handle(self) -> OpOverload:
        """The operator."""
        return self._operator

    def call_boxed(self, keyset: DispatchKeySet, /, *args: Any, **kwargs: Any) -> Any:
        """Call the kernel with the arguments of the operator, as for calls with this keyset."""
        from ..dispatch.wrapping import bind

        values = bound_strictly(self._operator, args, kwargs)
        raw = keyset.raw_repr()
        traits = bits_of(self._operator, values) & ((1 << KEYSET_SHIFT) - 1) & state.slow_mask()
        bits = traits | raw << KEYSET_SHIFT
        return bind(self._operator, self._kernel, bits, raw)(*values)

    def __repr__(self) -> str:
        return f"<kernel of {self._operator.name()} for {self._key.name}, registered at {self._kernel.source}>"


_NO_FUNCTION = (KernelKind.fallthrough, KernelKind.unavailable)
_MADE_BY_THE_DISPATCHER = (
    KernelKind.recording,
    KernelKind.undifferentiated,
    KernelKind.refusal,
    KernelKind.view,
    KernelKind.inplace,
    KernelKind.variant,
    KernelKind.ambiguous,
    KernelKind.layer,
)


def get_kernel(op: Any, dispatch_key: str | DispatchKey) -> KernelFunction:
    """The kernel that serves an operator at a dispatch key now.

    Raises ValueError for an unknown key, RuntimeError for an unknown operator or where no kernel serves the
    key, NotImplementedError where the dispatcher itself does (autograd's layers and derived variants: call the
    operator with `redispatch`).
    """
    name = qualified_name(op, "get_kernel")
    if isinstance(dispatch_key, str):
        found = DispatchKey.__members__.get(dispatch_key)
        if found is None:
            raise ValueError(f"Invalid dispatch key: {dispatch_key}")
        dispatch_key = DispatchKey(found)
    operator = lookup_operator(name)
    kernel = operator.entry(dispatch_key).kernel
    if kernel is None or kernel.kind in _NO_FUNCTION:
        raise RuntimeError(f"no kernel for {dispatch_key.name} for {name}")
    if kernel.kind in _MADE_BY_THE_DISPATCHER:
        raise NotImplementedError(
            f"{name} is served at {dispatch_key.name} by the dispatcher's own layer ({kernel.kind.value}), which is no "
            "function to get hold of; call the operator with redispatch()"
        )
    return KernelFunction(operator, kernel, dispatch_key)
