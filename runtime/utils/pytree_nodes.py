"""Kinds of containers: how each is taken apart, what its children are called, and how it is put together.

`SUPPORTED_NODES` has them by class; `register_pytree_node` adds one.  All named tuples are one kind, under
`collections.namedtuple`.
"""

from __future__ import annotations

import dataclasses
import warnings
from collections import OrderedDict, defaultdict, deque, namedtuple
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from ..core.forking import renewed_lock

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)

FlattenFn = Callable[[Any], tuple[list[Any], Any]]
UnflattenFn = Callable[[Iterable[Any], Any], Any]
FlattenWithKeysFn = Callable[[Any], tuple[list[tuple[Any, Any]], Any]]


class NodeDef(NamedTuple):
    """How containers of a class are taken apart, into children and a context, and put together."""

    type: Any
    flatten_fn: FlattenFn
    unflatten_fn: UnflattenFn
    flatten_with_keys_fn: FlattenWithKeysFn | None


class _SerializedNode(NamedTuple):
    """How a class and its context are written down."""

    typ: Any
    serialized_type_name: str
    to_dumpable_context: Callable[[Any], Any] | None
    from_dumpable_context: Callable[[Any], Any] | None


NO_SERIALIZED_TYPE_NAME_FOUND = "NO_SERIALIZED_TYPE_NAME_FOUND"

SUPPORTED_NODES: dict[Any, NodeDef] = {}
SUPPORTED_SERIALIZED_TYPES: dict[Any, _SerializedNode] = {}
SERIALIZED_TYPE_TO_PYTHON_TYPE: dict[str, Any] = {}
CONSTANT_NODES: set[type] = set()
"""Classes whose instances are part of a tree's form."""

_lock = renewed_lock()


# -- names of children -----------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True, slots=True)
class SequenceKey(Generic[T]):
    """A child by its position."""

    idx: int

    def __str__(self) -> str:
        return f"[{self.idx!r}]"

    def get(self, sequence: Sequence[T]) -> T:
        """The child."""
        return sequence[self.idx]


@dataclasses.dataclass(frozen=True, slots=True)
class MappingKey(Generic[K, T]):
    """A child by its key."""

    key: K

    def __str__(self) -> str:
        return f"[{self.key!r}]"

    def get(self, mapping: Mapping[K, T]) -> T:
        """The child."""
        return mapping[self.key]


@dataclasses.dataclass(frozen=True, slots=True)
class GetAttrKey:
    """A child by its attribute."""

    name: str

    def __str__(self) -> str:
        return f".{self.name}"

    def get(self, obj: Any) -> Any:
        """The child."""
        return getattr(obj, self.name)


# -- what kind a value is --------------------------------------------------------------------------------


def is_namedtuple_class(cls: Any) -> bool:
    """Whether `cls` is a class of named tuples."""
    if not (isinstance(cls, type) and issubclass(cls, tuple)):
        return False
    fields = getattr(cls, "_fields", None)
    named = isinstance(fields, tuple) and all(type(field) is str for field in fields)
    return named and all(callable(getattr(cls, name, None)) for name in ("_make", "_asdict"))


def is_namedtuple_instance(obj: object) -> bool:
    """Whether `obj` is a named tuple."""
    return is_namedtuple_class(type(obj))


def is_namedtuple(obj: object) -> bool:
    """Whether `obj` is a named tuple, or a class of them."""
    return is_namedtuple_class(obj if isinstance(obj, type) else type(obj))


_MAY_BE_SUBCLASSED = (
    1 << 10
)  # Py_TPFLAGS_BASETYPE, which CPython sets for classes that Python code defines


def is_structseq_class(cls: Any) -> bool:
    """Whether `cls` is a class such as `time.struct_time`: a final tuple with names, written in C."""
    if not (isinstance(cls, type) and cls.__bases__ == (tuple,)):
        return False
    counts = ("n_fields", "n_sequence_fields", "n_unnamed_fields")
    has_counts = all(isinstance(getattr(cls, name, None), int) for name in counts)
    return has_counts and not cls.__flags__ & _MAY_BE_SUBCLASSED


def is_structseq_instance(obj: object) -> bool:
    """Whether `obj` is an instance of such a class."""
    return is_structseq_class(type(obj))


def is_structseq(obj: object) -> bool:
    """Whether `obj` is such a class or an instance of one."""
    return is_structseq_class(obj if isinstance(obj, type) else type(obj))


def node_of(tree: Any) -> NodeDef | None:
    """The kind of container that `tree` is; None for a leaf."""
    cls = type(tree)
    found = SUPPORTED_NODES.get(cls)
    if cls is not tuple and issubclass(cls, tuple) and is_namedtuple_class(cls):
        return SUPPORTED_NODES.get(namedtuple)
    return found


# -- registrations ---------------------------------------------------------------------------------------


def register_pytree_node(
    cls: Any,
    flatten_fn: FlattenFn,
    unflatten_fn: UnflattenFn,
    *,
    serialized_type_name: str | None = None,
    to_dumpable_context: Callable[[Any], Any] | None = None,
    from_dumpable_context: Callable[[Any], Any] | None = None,
    flatten_with_keys_fn: FlattenWithKeysFn | None = None,
) -> None:
    """Make instances of `cls` containers.

    ``flatten_fn(tree)`` returns a list of children and a context, ``unflatten_fn(children, context)`` the container;
    `flatten_with_keys_fn` has pairs of a key and a child.  The others say how `treespec_dumps` writes it.  Raises
    ValueError for a class that is one already, and for one of the two functions of contexts without the other.
    """
    with _lock:
        if cls in SUPPORTED_NODES:
            raise ValueError(f"{cls} is already registered as pytree node.")
        _private_register_pytree_node(
            cls,
            flatten_fn,
            unflatten_fn,
            serialized_type_name=serialized_type_name,
            to_dumpable_context=to_dumpable_context,
            from_dumpable_context=from_dumpable_context,
            flatten_with_keys_fn=flatten_with_keys_fn,
        )


def _private_register_pytree_node(
    cls: Any,
    flatten_fn: FlattenFn,
    unflatten_fn: UnflattenFn,
    *,
    serialized_type_name: str | None = None,
    to_dumpable_context: Callable[[Any], Any] | None = None,
    from_dumpable_context: Callable[[Any], Any] | None = None,
    flatten_with_keys_fn: FlattenWithKeysFn | None = None,
) -> None:
    """Like `register_pytree_node`; of a class that is one already it replaces what was there, with a UserWarning."""
    if (to_dumpable_context is None) != (from_dumpable_context is None):
        raise ValueError(
            f"Both to_dumpable_context and from_dumpable_context for {cls} must be None or registered."
        )
    with _lock:
        if cls in SUPPORTED_NODES:
            warnings.warn(
                f"{cls} is already registered as pytree node. Overwriting the previous registration.",
                stacklevel=2,
            )
        name = serialized_type_name or NO_SERIALIZED_TYPE_NAME_FOUND
        SUPPORTED_NODES[cls] = NodeDef(cls, flatten_fn, unflatten_fn, flatten_with_keys_fn)
        written = _SerializedNode(cls, name, to_dumpable_context, from_dumpable_context)
        SUPPORTED_SERIALIZED_TYPES[cls] = written
        SERIALIZED_TYPE_TO_PYTHON_TYPE[name] = cls


def _deregister_pytree_node(cls: Any) -> None:
    """Make instances of `cls` leaves again.  KeyError for a class that is not a container."""
    with _lock:
        del SUPPORTED_NODES[cls]
        written = SUPPORTED_SERIALIZED_TYPES.pop(cls)
        del SERIALIZED_TYPE_TO_PYTHON_TYPE[written.serialized_type_name]
        CONSTANT_NODES.discard(cls)


def register_dataclass(
    cls: Any,
    *,
    field_names: list[str] | None = None,
    drop_field_names: list[str] | None = None,
    serialized_type_name: str | None = None,
) -> None:
    """Make instances of a dataclass containers of their fields; those that are None are part of the form.

    `field_names` are all that ``__init__`` takes but `drop_field_names`, by default every one of them, and have to be
    given for a class that is not a dataclass.  Raises ValueError for others.
    """
    if dataclasses.is_dataclass(cls):
        own = [field.name for field in dataclasses.fields(cls) if field.init]
        if field_names is None:
            field_names = own
        else:
            _check_fields(set(field_names), set(own) - set(drop_field_names or ()))
    elif field_names is None:
        raise ValueError(
            f"field_names must be specified with a list of all fields used to initialize {cls}, as it is not a dataclass."
        )
    names = tuple(field_names)

    def flatten(obj: Any) -> tuple[list[Any], Any]:
        values = {name: getattr(obj, name) for name in names}
        given = [name for name in names if values[name] is not None]
        absent = [name for name in names if values[name] is None]
        return [values[name] for name in given], [given, absent]

    def unflatten(children: Iterable[Any], context: Any) -> Any:
        given, absent = context
        return cls(**dict(zip(given, children, strict=True)), **dict.fromkeys(absent))

    _private_register_pytree_node(
        cls,
        flatten,
        unflatten,
        serialized_type_name=serialized_type_name,
        flatten_with_keys_fn=_with_keys(flatten, lambda context: map(GetAttrKey, context[0])),
    )


def _check_fields(given: set[str], expected: set[str]) -> None:
    missing, unexpected = sorted(expected - given), sorted(given - expected)
    if missing or unexpected:
        advice = {
            "missing: add to `field_names` or to `drop_field_names`": missing,
            "unexpected: take away or add to the class": unexpected,
        }
        parts = "; ".join(f"{', '.join(names)} {what}" for what, names in advice.items() if names)
        raise ValueError(f"field_names does not include all dataclass fields: {parts}.")


@dataclasses.dataclass(frozen=True, slots=True)
class ConstantNode(Generic[T]):
    """The context of a constant: itself."""

    value: T


def register_constant(cls: type) -> None:
    """Make instances of `cls` part of a tree's form: containers without children, equal if they are.

    Raises TypeError for a class without ``__eq__`` or ``__hash__`` of its own.
    """
    for method, default in (("__eq__", object.__eq__), ("__hash__", None)):
        if getattr(cls, method) is default:
            raise TypeError(
                f"register_constant(cls) expects `cls` to have a non-default `{method}` implementation; "
                f"{cls} has none"
            )

    def flatten(value: Any) -> tuple[list[Any], Any]:
        return [], ConstantNode(value)

    with _lock:
        _private_register_pytree_node(
            cls, flatten, lambda _, context: context.value, flatten_with_keys_fn=flatten
        )
        CONSTANT_NODES.add(cls)


def is_constant_class(cls: Any) -> bool:
    """Whether `register_constant` was given the class."""
    return isinstance(cls, type) and cls in CONSTANT_NODES


# -- the containers of Python ----------------------------------------------------------------------------


def _with_keys(flatten: FlattenFn, keys_of: Callable[[Any], Iterator[Any]]) -> FlattenWithKeysFn:
    """Like `flatten`, each child with a key; ``keys_of(context)`` has them in order."""

    def flatten_with_keys(tree: Any) -> tuple[list[tuple[Any, Any]], Any]:
        children, context = flatten(tree)
        return list(zip(keys_of(context), children)), context

    return flatten_with_keys


def _numbered(context: Any) -> Iterator[Any]:
    number = 0
    while True:
        yield SequenceKey(number)
        number += 1


def _namedtuple_to_name(cls: Any) -> str:
    """The name under which a class of named tuples is written down."""
    written = SUPPORTED_SERIALIZED_TYPES.get(cls)
    if written is None or written.serialized_type_name == NO_SERIALIZED_TYPE_NAME_FOUND:
        raise NotImplementedError(
            f"Can't serialize TreeSpec of namedtuple class {cls} because no serialized_type_name is registered for it. "
            "Please register one with `_register_namedtuple`."
        )
    return written.serialized_type_name


def _namedtuple_from_name(name: str) -> Any:
    if name not in SERIALIZED_TYPE_TO_PYTHON_TYPE:
        raise NotImplementedError(
            f"Can't deserialize TreeSpec of namedtuple class {name} because no class is registered by that name."
        )
    return SERIALIZED_TYPE_TO_PYTHON_TYPE[name]


def _defaultdict_to_json(context: Any) -> dict[str, Any]:
    factory, keys = context
    return {
        "default_factory_module": factory.__module__,
        "default_factory_name": factory.__qualname__,
        "dict_context": keys,
    }


def _defaultdict_from_json(written: Any) -> Any:
    from importlib import import_module

    expected = {"default_factory_module", "default_factory_name", "dict_context"}
    if not isinstance(written, dict) or set(written) != expected:
        raise AssertionError(
            f"a defaultdict's context is a dict with keys {sorted(expected)}, got {written!r}"
        )
    module = import_module(written["default_factory_module"])
    return [getattr(module, written["default_factory_name"]), written["dict_context"]]


def _register_builtin(
    cls: Any,
    name: str,
    flatten: FlattenFn,
    unflatten: UnflattenFn,
    keys_of: Callable[[Any], Iterator[Any]] = _numbered,
    dumps: Callable[[Any], Any] | None = None,
    loads: Callable[[Any], Any] | None = None,
) -> None:
    _private_register_pytree_node(
        cls,
        flatten,
        unflatten,
        serialized_type_name=name,
        to_dumpable_context=dumps,
        from_dumpable_context=loads,
        flatten_with_keys_fn=_with_keys(flatten, keys_of),
    )


def _namedtuple_flatten(tree: Any) -> tuple[list[Any], Any]:
    return list(tree), type(tree)


def _namedtuple_unflatten(children: Iterable[Any], cls: Any) -> Any:
    return cls._make(children)


def _namedtuple_keys(cls: Any) -> Iterator[Any]:
    return map(GetAttrKey, cls._fields)


def _dict_flatten(tree: Any) -> tuple[list[Any], Any]:
    return list(tree.values()), list(tree)


def _dict_keys(context: Any) -> Iterator[Any]:
    return map(MappingKey, context)


_register_builtin(tuple, "builtins.tuple", lambda t: (list(t), None), lambda c, _: tuple(c))
_register_builtin(list, "builtins.list", lambda t: (t, None), lambda c, _: list(c))
_register_builtin(
    dict, "builtins.dict", _dict_flatten, lambda c, k: dict(zip(k, c, strict=True)), _dict_keys
)
_register_builtin(
    namedtuple,
    "collections.namedtuple",
    _namedtuple_flatten,
    _namedtuple_unflatten,
    _namedtuple_keys,
    _namedtuple_to_name,
    _namedtuple_from_name,
)
_register_builtin(
    OrderedDict,
    "collections.OrderedDict",
    _dict_flatten,
    lambda c, k: OrderedDict(zip(k, c, strict=True)),
    _dict_keys,
)
_register_builtin(
    defaultdict,
    "collections.defaultdict",
    lambda t: (list(t.values()), [t.default_factory, list(t)]),
    lambda c, context: defaultdict(context[0], zip(context[1], c, strict=True)),
    lambda context: _dict_keys(context[1]),
    _defaultdict_to_json,
    _defaultdict_from_json,
)
_register_builtin(
    deque,
    "collections.deque",
    lambda t: (list(t), t.maxlen),
    lambda c, maxlen: deque(c, maxlen=maxlen),
)

STANDARD_DICT_TYPES = frozenset((dict, OrderedDict, defaultdict))
"""Dictionaries, which match each other in any order of their keys."""
BUILTIN_TYPES = frozenset(SUPPORTED_NODES)


def _register_namedtuple(cls: Any, *, serialized_type_name: str) -> None:
    """Give a class of named tuples a name to be written down by."""
    _register_builtin(
        cls,
        serialized_type_name,
        _namedtuple_flatten,
        _namedtuple_unflatten,
        _namedtuple_keys,
        _namedtuple_to_name,
        _namedtuple_from_name,
    )
