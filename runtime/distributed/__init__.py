"""Several devices, of one host or many, as one: meshes, and where tensors on device ``xla`` lie on them.

A program does not change: it computes with tensors that are spread over devices as with others, and XLA puts in what has
to be communicated.  Nothing here sends messages itself: PyTorch's functions about process groups can be imported, and refuse to be called.
"""

from __future__ import annotations

from typing import Any, NoReturn

from ..core.unsupported import unsupported
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


_OF_GROUPS = frozenset(
    {
        *("all_gather", "all_gather_into_tensor", "all_gather_object", "all_reduce", "all_to_all"),
        *("barrier", "broadcast", "broadcast_object_list", "gather_object", "get_backend"),
        *("get_rank", "get_world_size", "irecv", "isend", "monitored_barrier", "new_group", "recv"),
        *("reduce", "reduce_scatter", "reduce_scatter_tensor", "scatter", "send"),
    }
)
"""Functions about a process group, which can be imported and not be called: nobody is in one."""


def init_process_group(*args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError: processes send each other nothing."""
    raise NotImplementedError(
        "init_process_group: gradsmith has no process groups. Tensors are spread over a Mesh (init, shard, replicate, "
        "from_local), and XLA communicates; see docs/scaling.md"
    )


def destroy_process_group(group: Any = None) -> NoReturn:
    """AssertionError: there is no process group."""
    raise AssertionError("destroy_process_group: there is no process group")


def _refuse(name: str) -> NoReturn:
    """ValueError: there is no process group."""
    raise ValueError(
        f"{name}: Default process group has not been initialized, please make sure to call init_process_group, which "
        "gradsmith lacks: see docs/scaling.md"
    )


def is_torchelastic_launched() -> bool:
    """No."""
    return False


def __getattr__(name: str) -> Any:
    if name in _OF_GROUPS:
        return unsupported(name, _refuse)
    if name.startswith("__"):
        raise AttributeError(name)
    raise AttributeError(
        f"gradsmith.distributed has no '{name}': tensors are spread over a Mesh (shard, replicate, from_local), and XLA "
        "communicates; see docs/scaling.md"
    )
