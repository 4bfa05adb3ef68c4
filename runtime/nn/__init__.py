"""Parameters and the functions that neural networks are made of."""

from __future__ import annotations

from gradsmith.nn import functional
from gradsmith.nn.parameter import Buffer, Parameter

__all__ = ["Buffer", "Parameter", "functional"]
