"""What ``gradsmith.hub`` has, by name: models that are written with it say where their weights could be fetched, and need not fetch them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NoReturn

__all__ = [
    "download_url_to_file",
    "get_dir",
    "help",
    "list",
    "load",
    "load_state_dict_from_url",
    "set_dir",
]

_chosen: str | None = None


def get_dir() -> str:
    """The folder that PyTorch keeps downloads in: `set_dir`'s, or ``$TORCH_HOME/hub``, by default below ``~/.cache``."""
    return str(Path(_get_torch_home()) / "hub") if _chosen is None else _chosen


def _get_torch_home() -> str:
    """``$TORCH_HOME``, by default below ``~/.cache``."""
    cache = os.environ.get("XDG_CACHE_HOME", "~/.cache")
    return str(Path(os.environ.get("TORCH_HOME", str(Path(cache) / "torch"))).expanduser())


def set_dir(d: str | os.PathLike[str]) -> None:
    """Let `get_dir` answer `d`."""
    global _chosen
    _chosen = str(Path(d).expanduser())


def _refuse(name: str) -> NoReturn:
    raise NotImplementedError(
        f"hub.{name}: gradsmith downloads nothing. Build the module, and let it load_state_dict(gradsmith.load(FILE)) "
        "of a file that is there"
    )


def load_state_dict_from_url(url: str, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError: nothing is downloaded."""
    _refuse("load_state_dict_from_url")


def download_url_to_file(url: str, dst: str, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError: nothing is downloaded."""
    _refuse("download_url_to_file")


def load(repo_or_dir: str, model: str, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError: nothing is downloaded."""
    _refuse("load")


def list(github: str, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError: nothing is downloaded."""
    _refuse("list")


def help(github: str, model: str, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError: nothing is downloaded."""
    _refuse("help")
