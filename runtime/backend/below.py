"""For autograd kernels of a backend: calls of operators that go to the kernels below autograd."""

from __future__ import annotations

from ..core.keys import DispatchKey
from ..core.keysets import DispatchKeySet, raw_bits
from ..core.state import ExcludeDispatchKeyGuard


class below_autograd(ExcludeDispatchKeyGuard):
    """A ``with`` block in which nothing is recorded and no autograd kernel is called."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            DispatchKeySet(
                raw_bits(DispatchKey["AutogradFunctionality"])
                | raw_bits(DispatchKey["ADInplaceOrView"])
            )
        )
