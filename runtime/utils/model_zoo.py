"""The older name of `gradsmith.hub`'s `load_state_dict_from_url`."""

from __future__ import annotations

from .downloads import load_state_dict_from_url as load_url
from .downloads import tqdm as tqdm

__all__ = ["load_url", "tqdm"]
