"""PyTorch's classes of the parts of a traced program, for annotations: gradsmith records calls, not programs."""

from __future__ import annotations

from typing import Any, NoReturn


class _Part:
    """Nothing is an instance of this."""

    def __new__(cls, *args: Any, **kwargs: Any) -> NoReturn:
        raise NotImplementedError(
            f"{cls.__name__}: gradsmith traces no programs: gradsmith.utils.flop_counter and modes see every call"
        )


class Graph(_Part):
    """A program."""


class Block(_Part):
    """Statements in one."""


class Node(_Part):
    """A statement."""


class Value(_Part):
    """What a statement has as an input or output."""
