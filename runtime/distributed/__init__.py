"""Several devices, of one host or many, as one: meshes, and where tensors on device ``xla`` lie on them.

A program does not change: it computes with tensors that are spread over devices as with others, and XLA puts in what has
to be communicated.  Nothing here sends messages itself, so of PyTorch's module of this name there is nothing else.
"""

from __future__ import annotations

from typing import Any

from .checkpoint import load as load
from .checkpoint import save as save
from .mesh import Mesh as Mesh
from .mesh import init as init
from .mesh import is_available as is_available
from .mesh import is_initialized as is_initialized
from .mesh import process_count as process_count
from .mesh import process_index as process_index
from .placement import from_local as from_local
from .placement import gather as gather
from .placement import replicate as replicate
from .placement import shard as shard

__all__ = [
    "Mesh",
    "from_local",
    "gather",
    "init",
    "is_available",
    "is_initialized",
    "load",
    "process_count",
    "process_index",
    "replicate",
    "save",
    "shard",
]


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    raise AttributeError(
        f"gradsmith.distributed has no '{name}': tensors are spread over a Mesh (shard, replicate, from_local), and XLA "
        "communicates; see docs/scaling.md"
    )
