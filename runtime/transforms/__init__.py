"""Levels of `vmap`, differentiation and functionalization, and what calls do while some are open.

Imported with the first transform (`gradsmith.func`).  Lower packages know of it only through `state.level` and
`autograd_hooks.transformed`.
"""

from __future__ import annotations

from . import dispatch as dispatch
