"""Several devices, of one host or many, as one: meshes, and where tensors on device ``xla`` lie on them.

A program does not change: it computes with tensors that are spread over devices as with others, and XLA puts in what has
to be communicated.  Nothing here sends messages itself: PyTorch's functions about process groups can be imported, and refuse to be called.
"""

from __future__ import annotations

from datetime import timedelta
from enum import Enum
from importlib import import_module
from typing import Any, NoReturn

from ..api.named_modules import named_module
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
        *("all_to_all_single", "batch_isend_irecv", "get_global_rank", "get_process_group_ranks"),
        *("init_device_mesh", "recv_object_list", "scatter_object_list", "send_object_list"),
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


class ReduceOp(Enum):
    """How values of processes are put together: what functions take as their default, before anybody calls them."""

    SUM = 0
    AVG = 1
    PRODUCT = 2
    MIN = 3
    MAX = 4
    BAND = 5
    BOR = 6
    BXOR = 7
    PREMUL_SUM = 8


ReduceOp.RedOpType = ReduceOp  # type: ignore[attr-defined]  # the name of its members' class, which annotations use


class ProcessGroup:
    """For annotations and `isinstance`: there is none."""


class group:
    """Where programs look for the group of all processes."""

    WORLD: ProcessGroup | None = None


class GroupMember:
    """As `group`."""

    WORLD: ProcessGroup | None = None
    NON_GROUP_MEMBER = -100


class Backend(str):
    """Names of libraries that send messages, of which none is here."""

    UNDEFINED = "undefined"
    GLOO = "gloo"
    NCCL = "nccl"
    MPI = "mpi"
    UCC = "ucc"


default_pg_timeout = timedelta(minutes=30)


def is_backend_available(backend: str) -> bool:
    """No."""
    return False


def is_nccl_available() -> bool:
    """No."""
    return False


is_gloo_available = is_mpi_available = is_ucc_available = is_nccl_available


def is_torchelastic_launched() -> bool:
    """No."""
    return False


def __getattr__(name: str) -> Any:
    if name in _OF_GROUPS:
        return unsupported(name, _refuse)
    if name.startswith("__"):
        raise AttributeError(name)
    spec = named_module(f"{__name__}.{name}")
    if spec is not None:
        return import_module(spec.name)
    raise AttributeError(
        f"gradsmith.distributed has no '{name}': tensors are spread over a Mesh (shard, replicate, from_local), and XLA "
        "communicates; see docs/scaling.md"
    )
