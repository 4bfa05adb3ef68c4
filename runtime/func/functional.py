"""`functionalize`: a function without changes in place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.refusing import refuses
from ..core.tensor import Tensor
from ..dispatch.namespaces import ops
from ..transforms.cells import functional, settled
from ..transforms.levels import FunctionalLevel
from ..utils._pytree import tree_map
from .argnums import without_level
from .grads import _wraps

_REMOVED = ("mutations", "mutations_and_views")


@refuses
def functionalize(func: Callable[..., Any], *, remove: str = "mutations") -> Callable[..., Any]:
    """`func` with operators that make new tensors in the place of those that change one.

    Whoever looks on below, a mode or another transform, sees no in-place and no ``out=`` operator; with
    ``remove="mutations_and_views"`` no views either, but copies.  What `func` computes is the same, and arguments that
    it changes are changed, once, at its end.  RuntimeError for another `remove`.
    """
    if remove not in _REMOVED:
        raise RuntimeError(
            f"functionalize(f, remove='mutations'): received invalid argument for remove={remove}. Valid options are:\n"
            "     remove='mutations': all inplace and out= operators will be removed from the program, and replaced with "
            "their out-of-place equivalents.\n"
            "     remove='mutations_and_views': In addition to the above, all aliasing operators {view} will be replaced "
            "with their non-aliasing counterparts, {view}_copy.\n"
        )

    @_wraps(func)
    def functionalized(*args: Any, **kwargs: Any) -> Any:
        given: dict[int, tuple[Tensor, Any]] = {}
        with FunctionalLevel(keeps_views=remove == "mutations") as level:

            def raised(value: Any) -> Any:
                if not isinstance(value, Tensor):
                    return value
                if id(value) not in given:
                    given[id(value)] = value, functional(settled(value), level)
                return given[id(value)][1]

            outputs = func(*tree_map(raised, args), **tree_map(raised, kwargs))
            here = level.below()
            try:
                results = tree_map(lambda value: without_level(value, level), outputs)
            finally:
                level.back(here)
        for tensor, own in given.values():
            if own._data_.changed:
                ops.aten.copy_.default(tensor, own._data_.value)
        return results

    return functionalized
