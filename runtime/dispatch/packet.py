"""Packets: all overloads of one name, such as ``aten::add``.  A call picks the overload that matches."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.tracebacks import trim

if TYPE_CHECKING:
    from .deprecated import DeprecatedCall
    from .operator import OpOverload
    from .schema_view import SchemaView


class OpOverloadPacket:
    """All overloads of a name; calling it picks the overload that fits the arguments."""

    __slots__ = ("namespace", "base", "members", "__dict__", "__weakref__")

    def __init__(self, namespace: str, base: str) -> None:
        self.namespace = namespace
        self.base = base
        self.members: dict[str, OpOverload] = {}
        """By overload name; replaced, never changed, so that a reader sees whole ones."""
        self.deprecated_calls: tuple[DeprecatedCall, ...] = ()
        """Older forms of calls, which functions and methods still take."""

    def overloads(self) -> list[str]:
        """Names of the overloads, ``default`` for the unnamed one."""
        return [name or "default" for name in self.members]

    def op_overloads(self) -> list[OpOverload]:
        """The overloads."""
        return list(self.members.values())

    @property
    def op(self) -> OpOverloadPacket:
        """The callable behind it, which is itself."""
        return self

    _op = op

    @property
    def _overload_names(self) -> list[str]:
        return list(self.members)

    @property
    def _dir(self) -> list[str]:
        return self.overloads()

    @property
    def _qualified_op_name(self) -> str:
        return f"{self.namespace}::{self.base}"

    @property
    def _schemas(self) -> dict[str, SchemaView]:
        return {name: operator._schema for name, operator in self.members.items()}

    def __iter__(self) -> Iterator[str]:
        return iter(self.overloads())

    def __dir__(self) -> list[str]:
        return sorted([*object.__dir__(self), *self.overloads()])

    @property
    def __name__(self) -> str:
        return self.base

    def __repr__(self) -> str:
        return f"<OpOverloadPacket(op='{self.namespace}.{self.base}')>"

    def __str__(self) -> str:
        return f"{self.namespace}.{self.base}"

    def __copy__(self) -> OpOverloadPacket:
        return self

    def __deepcopy__(self, memo: Any = None) -> OpOverloadPacket:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from .registry import packet_named  # which needs this class

        return packet_named, (self._qualified_op_name,)

    def __getattr__(self, name: str) -> OpOverload:
        found = self.members.get("" if name == "default" else name)
        if found is not None:
            return found
        if name.startswith("__"):
            raise AttributeError(
                f"'{self}' can't have an overload name beginning with '__' and has no attribute '{name}' either"
            )
        known = self.overloads()
        from difflib import get_close_matches  # only a mistake pays for the import

        close = get_close_matches(name, known, 1)
        hint = f"; did you mean '{close[0]}'? It" if close else "; it"
        raise AttributeError(
            f"The underlying op of '{self}' has no overload name '{name}'{hint} has "
            f"{', '.join(known) or 'no overloads'}"
        )

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        calls = _op_calls or import_module("gradsmith.dispatch.op_calls")
        try:
            if not kwargs:
                for operator in self.members.values():  # the first one
                    result = calls.call_at_once(operator, args)
                    if result is not calls.MISSED:
                        return result
                    break
            result = calls.asked_of_others(self, args, kwargs)
            if result is not calls.MISSED:
                return result
            operator, values = calls.bound_to_overload(self, args, kwargs)
            return calls.call_public(self, operator, values, args, kwargs)
        except Exception as error:
            trim(error)
            raise


_op_calls: Any = None
"""The module `op_calls` once something has been called: it needs tensors, which need operators."""
