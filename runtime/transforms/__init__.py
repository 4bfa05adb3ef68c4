"""Transforms of functions: levels of `vmap` and of differentiation, and what calls do while some are open.

Imported with the first transform (`gradsmith.func`); nothing below knows more of it than `state.level` and
`autograd_hooks.transformed`.
"""

from __future__ import annotations

from . import dispatch as dispatch
