"""Control flow as higher-order functions: branches, loops and scans over tensors.

They run eagerly, so gradients follow what was run.  As in PyTorch, a function must not modify its operands, return an
operand or a view of one, or change the shape or dtype of what a loop carries.  A branch that is not taken is not checked.
"""

from __future__ import annotations

from .associative_scan import associative_scan
from .cond import cond
from .map import map
from .scan import scan
from .while_loop import while_loop

__all__ = ["associative_scan", "cond", "map", "scan", "while_loop"]
