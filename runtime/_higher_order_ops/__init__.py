"""Control flow as functions of functions: branches, loops and scans over tensors.

They are run as they are written, branch by branch and step by step, so that gradients follow what was run.  What PyTorch
refuses of functions that it has to capture, these refuse, too: results that are operands or views of them, operands that
are changed, results of another shape or dtype than what a loop carries.  Of a branch that is not taken nothing is asked.
"""

from __future__ import annotations

from .associative_scan import associative_scan
from .cond import cond
from .map import map
from .scan import scan
from .while_loop import while_loop

__all__ = ["associative_scan", "cond", "map", "scan", "while_loop"]
