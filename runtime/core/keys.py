"""Dispatch keys: backends, functionalities, one runtime key for each pair of them, and aliases."""

from __future__ import annotations

from enum import IntEnum

from ..schema.dispatch_keys import ALIAS_KEYS, BACKENDS, FUNCTIONALITIES, PER_BACKEND


def _members() -> dict[str, int]:
    names = list(FUNCTIONALITIES) + ["EndOfFunctionalityKeys"]
    members = {name: number for number, name in enumerate(names)}
    number = len(names)
    for functionality, prefix in PER_BACKEND.items():
        members[f"StartOf{functionality}Backends"] = number
        for offset, backend in enumerate(BACKENDS, 1):
            members[prefix + backend] = number + offset
        members[f"EndOf{functionality}Backends"] = number + len(BACKENDS)
        number += len(BACKENDS) + 1
    for offset, name in enumerate(ALIAS_KEYS):
        members[name] = number + offset
    members["CatchAll"] = members["Undefined"]
    members["DefaultBackend"] = members["CompositeExplicitAutograd"]
    members["Autocast"] = members["AutocastCUDA"]
    return members


DispatchKey = IntEnum("DispatchKey", _members())  # type: ignore[misc]
DispatchKey.__doc__ = "One dispatch key: a functionality, a backend's share of one, or an alias."


def _shown(key: IntEnum) -> str:
    return f"DispatchKey.{key.name}"


DispatchKey.__str__ = _shown  # type: ignore[method-assign,assignment]


def key_named(name: str | DispatchKey) -> DispatchKey:
    """The key of this name.

    Raises RuntimeError for a name that no key has, with the closest one that there is.
    """
    if isinstance(name, DispatchKey):
        return name
    found = DispatchKey.__members__.get(name)
    if found is None:
        from difflib import get_close_matches  # only a mistake pays for the import

        close = get_close_matches(name, DispatchKey.__members__, 1)
        hint = f"; did you mean '{close[0]}'?" if close else ""
        raise RuntimeError(f"could not parse dispatch key: {name}{hint}")
    return found
