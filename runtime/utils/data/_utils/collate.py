"""The functions of `gradsmith.utils.data` that make a batch of samples."""

from __future__ import annotations

from ..collate import collate, default_collate, default_collate_fn_map, default_convert

__all__ = ["collate", "default_collate", "default_collate_fn_map", "default_convert"]
