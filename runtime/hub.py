"""PyTorch's ``torch.hub``, by name: see `gradsmith.utils.downloads`."""

from __future__ import annotations

from .utils.downloads import (
    download_url_to_file,
    get_dir,
    help,
    list,
    load,
    load_state_dict_from_url,
    set_dir,
)

__all__ = [
    "download_url_to_file",
    "get_dir",
    "help",
    "list",
    "load",
    "load_state_dict_from_url",
    "set_dir",
]
