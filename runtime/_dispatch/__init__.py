"""Dispatching through Python: see `gradsmith._dispatch.python`."""

from . import python as python
