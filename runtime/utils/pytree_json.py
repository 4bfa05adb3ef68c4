"""Forms of trees as text, and back."""

from __future__ import annotations

import json
from enum import Enum
from functools import cache
from typing import Any

from .pytree_nodes import (
    NO_SERIALIZED_TYPE_NAME_FOUND,
    SERIALIZED_TYPE_TO_PYTHON_TYPE,
    SUPPORTED_SERIALIZED_TYPES,
)
from .pytree_spec import TreeSpec, treespec_leaf

DEFAULT_TREESPEC_SERIALIZATION_PROTOCOL = 1
_PROTOCOLS = (DEFAULT_TREESPEC_SERIALIZATION_PROTOCOL,)


class EnumEncoder(json.JSONEncoder):
    """Writes members of enumerations by their class and name."""

    def default(self, o: Any) -> Any:
        """What stands for `o`."""
        if isinstance(o, Enum):
            cls = type(o)
            return {"__enum__": True, "fqn": f"{cls.__module__}:{cls.__qualname__}", "name": o.name}
        return super().default(o)


def enum_object_hook(obj: dict[str, Any]) -> Any:
    """The member that `EnumEncoder` wrote; any other dictionary as it is."""
    if "__enum__" not in obj:
        return obj
    from importlib import import_module

    module, _, path = obj["fqn"].partition(":")
    found: Any = import_module(module)
    for name in path.split("."):
        found = getattr(found, name)
    return found[obj["name"]]


def treespec_dumps(treespec: TreeSpec, protocol: int | None = None) -> str:
    """A form as JSON.

    Raises NotImplementedError for containers without a `serialized_type_name`, TypeError for contexts that JSON cannot
    hold and for anything but a TreeSpec, ValueError for another protocol than 1.
    """
    if not isinstance(treespec, TreeSpec):
        raise TypeError(
            f"Expected `treespec` to be an instance of TreeSpec but got item of type {type(treespec)}."
        )
    number = DEFAULT_TREESPEC_SERIALIZATION_PROTOCOL if protocol is None else protocol
    _check_protocol(number)
    return json.dumps((number, _written(treespec)), cls=EnumEncoder)


@cache
def treespec_loads(serialized: str) -> TreeSpec:
    """The form that `treespec_dumps` wrote.  Raises NotImplementedError for a name that no class has here."""
    protocol, written = json.loads(serialized)
    _check_protocol(protocol)
    return _read(written)


def _check_protocol(protocol: Any) -> None:
    if protocol not in _PROTOCOLS:
        raise ValueError(f"Unknown protocol {protocol}. Available protocols: {list(_PROTOCOLS)}")


def _written(spec: TreeSpec) -> dict[str, Any]:
    if spec.is_leaf():
        return {"type": None, "context": None, "children_spec": []}
    how = SUPPORTED_SERIALIZED_TYPES.get(spec.type)
    if how is None or how.serialized_type_name == NO_SERIALIZED_TYPE_NAME_FOUND:
        raise NotImplementedError(
            f"No registered serialization name for {spec.type} found. Please give register_pytree_node a "
            "`serialized_type_name`."
        )
    if how.to_dumpable_context is not None:
        context = how.to_dumpable_context(spec.context)
    else:
        try:
            context = json.dumps(spec.context, cls=EnumEncoder)
        except TypeError as error:
            raise TypeError(
                f"Unable to serialize the context of {spec.type}: {error}. Please make it one that JSON can hold, or give "
                "register_pytree_node a `to_dumpable_context`."
            ) from error
    children = [_written(child) for child in spec.children()]
    return {"type": how.serialized_type_name, "context": context, "children_spec": children}


def _read(written: dict[str, Any]) -> TreeSpec:
    name, context = written["type"], written["context"]
    if name is None and context is None and not written["children_spec"]:
        return treespec_leaf()
    if name not in SERIALIZED_TYPE_TO_PYTHON_TYPE:
        raise NotImplementedError(f"Deserializing {name} in pytree is not registered.")
    cls = SERIALIZED_TYPE_TO_PYTHON_TYPE[name]
    read = SUPPORTED_SERIALIZED_TYPES[cls].from_dumpable_context
    if read is not None:
        context = read(context)
    else:
        context = json.loads(context, object_hook=enum_object_hook)
    return TreeSpec(cls, context, [_read(child) for child in written["children_spec"]])
