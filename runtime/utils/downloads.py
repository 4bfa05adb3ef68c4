"""What ``gradsmith.hub`` has, by name: models that are written with it say where their weights could be fetched, and need not fetch them."""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, NoReturn
from urllib.parse import urlparse

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


def load_state_dict_from_url(
    url: str,
    model_dir: str | None = None,
    map_location: Any = None,
    progress: bool = True,
    check_hash: bool = False,
    file_name: str | None = None,
    weights_only: bool = False,
) -> Any:
    """What `gradsmith.load` reads from the file of that name where PyTorch keeps it; NotImplementedError if it is not there."""
    from ..serialization import load as load_file

    name = file_name or Path(urlparse(url).path).name
    file = Path(model_dir or Path(get_dir()) / "checkpoints") / name
    if not file.is_file():
        raise NotImplementedError(
            f"hub.load_state_dict_from_url: gradsmith downloads nothing. Fetch {url} into {file}, and it is read from there"
        )
    return load_file(file, map_location=map_location, weights_only=weights_only)


def download_url_to_file(url: str, dst: str, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError: nothing is downloaded."""
    _refuse("download_url_to_file")


def load(repo_or_dir: str, model: str, *args: Any, source: str = "github", **kwargs: Any) -> Any:
    """What `model` of the module hubconf in a folder returns, for ``source="local"``; NotImplementedError for another source.

    Arguments of PyTorch's that are about fetching are left out; all others go to `model`.  RuntimeError where there is no
    such function.
    """
    if source not in ("github", "local"):
        raise ValueError(f'Unknown source: "{source}". Allowed values: "github" | "local".')
    if source != "local":
        _refuse("load")
    for name in ("trust_repo", "force_reload", "verbose", "skip_validation"):
        kwargs.pop(name, None)
    folder = os.path.expanduser(repo_or_dir)
    sys.path.insert(0, folder)
    try:
        spec = spec_from_file_location("hubconf", os.path.join(folder, "hubconf.py"))
        assert spec is not None and spec.loader is not None  # the name ends as a module's
        hubconf = module_from_spec(spec)
        spec.loader.exec_module(hubconf)
        entry = getattr(hubconf, model, None)
        if not callable(entry):
            raise RuntimeError(f"Cannot find callable {model} in hubconf")
        return entry(*args, **kwargs)
    finally:
        sys.path.remove(folder)


def list(github: str, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError: nothing is downloaded."""
    _refuse("list")


def help(github: str, model: str, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError: nothing is downloaded."""
    _refuse("help")


class tqdm:
    """Counts what is done and shows nothing: downloads, whose progress it is there for, are not made."""

    def __init__(
        self,
        total: int | None = None,
        disable: bool = False,
        unit: Any = None,
        *args: Any,
        **kwargs: Any,
    ) -> None:
        self.total, self.disable, self.n = total, disable, 0

    def update(self, n: int = 1) -> None:
        """Count `n` more."""
        self.n += n

    def set_description(self, *args: Any, **kwargs: Any) -> None:
        """Nothing is shown."""

    def write(self, s: str) -> None:
        """`s` on standard error, as a line."""
        sys.stderr.write(f"{s}\n")

    def close(self) -> None:
        """Nothing is open."""

    def __enter__(self) -> tqdm:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
