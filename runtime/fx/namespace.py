"""Names of values: unique within a graph, or within the code that is made of it, and legal in Python."""

from __future__ import annotations

import builtins
import keyword
import math
import re
import sys
from typing import Any

from ..core.device import device
from ..core.facade import facade
from ..core.package_name import package_name
from ..utils import _pytree as pytree
from . import _pytree as fx_pytree

_NAME = re.compile(r"^([a-zA-Z_][0-9a-zA-Z_]*?)(?:_(\d+))?$")


def code_globals() -> dict[str, tuple[str, Any]]:
    """What all code may name, because reprs of constants do: the statement that imports it, and what it is."""
    package = package_name.shown
    return {
        "inf": ("from math import inf", math.inf),
        "nan": ("from math import nan", math.nan),
        "NoneType": ("NoneType = type(None)", type(None)),
        package: (f"import {package}", sys.modules.get(package, facade())),
        "device": (f"from {package} import device", device),
        "fx_pytree": (f"import {package}.fx._pytree as fx_pytree", fx_pytree),
        "pytree": (f"import {package}.utils._pytree as pytree", pytree),
    }


def snake_case(name: str) -> str:
    """``BatchNorm`` becomes ``batch_norm``."""
    return re.sub(r"(?<=[a-z])([A-Z])", r"_\1", name).lower()


class Namespace:
    """Gives each object one name, and each name to one object.

    No name is a keyword, nor that of a builtin unless the object is that builtin.
    """

    def __init__(self) -> None:
        self._names: dict[object, str] = {}
        self._used: set[str] = set()
        self._numbers: dict[str, int] = {}

    def create_name(self, candidate: str, obj: object) -> str:
        """A name like `candidate`; that of `obj`, unless this is None, from now on."""
        if obj is not None and obj in self._names:
            return self._names[obj]
        match = _NAME.match(candidate)
        if match is None:
            candidate = re.sub("[^0-9a-zA-Z_]+", "_", candidate) or "_unnamed"
            candidate = f"_{candidate}" if candidate[0].isdigit() else candidate
            match = _NAME.match(candidate)
        if match is None:
            raise AssertionError(f"Name regex failed to match candidate: {candidate}")
        base, suffix = match.groups()
        if suffix is None or candidate in self._used:
            number = self._numbers.get(base, 0)
            if _is_taken(candidate, obj):
                number += 1
                candidate = f"{base}_{number}"
        else:
            number = int(suffix)
        while candidate in self._used:
            number += 1
            candidate = f"{base}_{number}"
        self._used.add(candidate)
        self._numbers[base] = number
        if obj is not None:
            self._names[obj] = candidate
        return candidate

    def associate_name_with_obj(self, name: str, obj: object) -> None:
        """Let `name`, which `create_name` gave, be that of `obj`."""
        if self._names.setdefault(obj, name) is not name:
            raise AssertionError("obj is already associated")


def _is_taken(name: str, obj: object) -> bool:
    """Whether Python, or code that is made, has that name for something else."""
    if keyword.iskeyword(name):
        return True
    if hasattr(builtins, name):
        return getattr(builtins, name) is not obj
    common = code_globals()
    return name in common and common[name][1] is not obj
