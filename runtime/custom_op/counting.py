"""The kernel at ADInplaceOrView of a definition that changes arguments or returns a view of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..autograd.views.view import link_view
from ..core.tensor import Tensor, counter_of
from ..dispatch.operator import OpOverload


class InplaceOrViewLayer:
    """Raises version counters before the kernel runs, so that whoever saved an argument notices; links views."""

    __name__ = "counting changes, linking views"

    def __call__(
        self, operator: OpOverload, bits: int, below: Callable[[], Callable[..., Any]]
    ) -> Callable[..., Any]:
        """The layer around the kernel that `below` finds."""
        kernel = below()
        written = operator.signature.written
        if not written:
            return _linking(operator, kernel)

        def counted(*values: Any) -> Any:
            for position in written:
                value = values[position]
                for item in value if isinstance(value, (list, tuple)) else (value,):
                    if isinstance(item, Tensor):
                        counter_of(item).version += 1
            return kernel(*values)

        if getattr(kernel, "over_tensors", False):
            counted.over_tensors = True  # type: ignore[attr-defined]
        return counted


def _linking(operator: OpOverload, kernel: Callable[..., Any]) -> Callable[..., Any]:
    """`kernel`, whose result is made a view of the argument that it shares elements with."""
    source = next(i for i, p in enumerate(operator.signature.parameters) if p.alias)

    def view(*values: Any) -> Any:
        out = kernel(*values)
        base = values[source]
        several = isinstance(out, (tuple, list))
        for item in out if several else (out,):
            if (
                isinstance(item, Tensor)
                and item is not base
                and (item._extra_ is None or item._extra_.view is None)
            ):
                link_view(item, base, several)
        return out

    return view
