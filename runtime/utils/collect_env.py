"""What reports of faults say of a machine: versions, processors, packages that have to do with it.

``python -m gradsmith.utils.collect_env`` prints it.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterable
from importlib.metadata import distributions
from typing import NamedTuple

import numpy as np

from .. import cuda
from ..api.settings import get_num_threads

__all__ = ["SystemEnv", "get_env_info", "get_pretty_env_info", "main", "pretty_str"]

_PACKAGES = ("gradsmith", "jax", "jaxlib", "ml-dtypes", "mypy", "numpy", "scipy", "torch")


class SystemEnv(NamedTuple):
    """What is known, as text; None for what there is none of."""

    gradsmith_version: str
    numpy_version: str
    numpy_blas: str | None
    python_version: str
    python_platform: str
    os: str
    processors: str
    threads: str
    is_cuda_available: str
    pip_packages: str


def _packages(names: Iterable[str], found: dict[str, str]) -> str:
    return "\n".join(f"{name}=={found[name]}" for name in names if name in found)


def get_env_info() -> SystemEnv:
    """What is known of this process and its machine."""
    installed = {each.metadata["Name"]: each.version for each in distributions()}
    blas = np.show_config(mode="dicts") or {}
    library = blas.get("Build Dependencies", {}).get("blas", {})
    words = " ".join(str(library[key]) for key in ("name", "version") if key in library)
    bits = 64 if sys.maxsize > 2**32 else 32
    return SystemEnv(
        gradsmith_version=installed.get("gradsmith", "from source"),
        numpy_version=np.__version__,
        numpy_blas=words or None,
        python_version=f"{sys.version.replace(chr(10), ' ')} ({bits}-bit runtime)",
        python_platform=platform.platform(),
        os=f"{platform.system()} {platform.release()} ({platform.machine()})",
        processors=str(os.cpu_count()),
        threads=str(get_num_threads()),
        is_cuda_available=str(cuda.is_available()),
        pip_packages=_packages(_PACKAGES, installed),
    )


def pretty_str(envinfo: SystemEnv) -> str:
    """One line for each thing that is known, the packages below."""
    lines = [
        f"{name.replace('_', ' ')}: {'N/A' if value is None else value}"
        for name, value in envinfo._asdict().items()
        if name != "pip_packages"
    ]
    return "\n".join([*lines, "", "Versions of relevant libraries:", envinfo.pip_packages])


def get_pretty_env_info() -> str:
    """`get_env_info` as text for people."""
    return pretty_str(get_env_info())


def main() -> None:
    """Print it."""
    print("Collecting environment information...")
    print(get_pretty_env_info())


if __name__ == "__main__":
    main()
