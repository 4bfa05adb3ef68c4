"""Passes over graphs: `shape_prop` notes shapes, and `utils.matcher_utils` finds subgraphs."""

from __future__ import annotations

from . import shape_prop as shape_prop
