"""The names of ``torch.hub``: see `gradsmith.utils.downloads`."""

from __future__ import annotations

import re
from urllib.parse import urlparse as urlparse

from .utils.downloads import _get_torch_home as _get_torch_home
from .utils.downloads import (
    download_url_to_file,
    get_dir,
    help,
    list,
    load,
    load_state_dict_from_url,
    set_dir,
    tqdm,
)

__all__ = [
    "download_url_to_file",
    "get_dir",
    "help",
    "list",
    "load",
    "load_state_dict_from_url",
    "set_dir",
    "tqdm",
]

HASH_REGEX = re.compile(r"-([a-f0-9]*)\.")
"""Finds the digits of its hash in the name of a file of weights."""
