"""Parameters and the functions that neural networks are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..api.unsupported_names import absence
from . import functional
from .parameter import Buffer, Parameter

__all__ = ["Buffer", "Parameter", "functional"]


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        raise AttributeError(
            f"module 'gradsmith.nn' has no attribute '{name}'{absence('nn', name)}"
        )
