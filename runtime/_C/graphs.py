"""The classes of the parts of TorchScript's graphs, by name, for annotations: nothing is an instance of them."""

from __future__ import annotations

from typing import NoReturn


class _Part:
    def __new__(cls) -> NoReturn:
        raise TypeError(f"torch._C.{cls.__name__}: No constructor defined!")


class Graph:
    """A program."""

    def __init__(self) -> None:
        raise NotImplementedError(
            "Graph: there is no TorchScript here: gradsmith.fx traces modules, gradsmith.utils.flop_counter and modes see calls"
        )


class Block(_Part):
    """A list of nodes."""


class Node(_Part):
    """A call."""


class Value(_Part):
    """What a call takes or returns."""
