"""Lists and dictionaries that arguments of nodes are kept in: who changes them in place would leave the users of nodes wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NoReturn, TypeVar

from ..utils._pytree import register_pytree_node
from ..utils.pytree_nodes import SUPPORTED_NODES

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

_HELP = """If you are attempting to modify the kwargs or args of a torch.fx.Node object,
instead create a new copy of it and assign the copy to the node:

    new_args = ...  # copy and mutate args
    node.args = new_args"""


def _no_mutation(self: Any, *args: Any, **kwargs: Any) -> NoReturn:
    raise TypeError(f"{type(self).__name__!r} object does not support mutation. {_HELP}")


class immutable_list(list[T], Generic[T]):
    """A list that cannot be changed."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self))

    def __reduce__(self) -> Any:
        return type(self), (tuple(self),)


class immutable_dict(dict[K, V], Generic[K, V]):
    """A dictionary that cannot be changed."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __reduce__(self) -> Any:
        return type(self), (tuple(self.items()),)


_MUTATING: tuple[tuple[type, str], ...] = (
    (immutable_list, "__delitem__ __iadd__ __imul__ __setitem__ append clear extend"),
    (immutable_list, "insert pop remove reverse sort"),
    (immutable_dict, "__delitem__ __ior__ __setitem__ clear pop popitem setdefault update"),
)
for _kind, _names in _MUTATING:
    for _name in _names.split():
        setattr(_kind, _name, _no_mutation)

_AS: tuple[tuple[Any, type, Callable[[Any, Any], Any]], ...] = (
    (immutable_list, list, lambda values, context: immutable_list(values)),
    (immutable_dict, dict, lambda values, context: immutable_dict(zip(context, values))),
)
for _kind, _known, _unflatten in _AS:
    register_pytree_node(_kind, SUPPORTED_NODES[_known].flatten_fn, _unflatten)
