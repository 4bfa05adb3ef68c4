"""Arrays over several devices of one or more hosts: meshes, and the placement of tensors on device ``xla``.

A program does not change: it computes with sharded tensors as with others, and XLA inserts the communication.  PyTorch's
process groups are supported with one process only.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, NoReturn

from ..api.named_modules import named_module
from ..core.unsupported import unsupported
from .checkpoint import load as load
from .checkpoint import save as save
from .collectives import all_gather as all_gather
from .collectives import all_gather_into_tensor as all_gather_into_tensor
from .collectives import all_gather_object as all_gather_object
from .collectives import all_reduce as all_reduce
from .collectives import all_to_all as all_to_all
from .collectives import all_to_all_single as all_to_all_single
from .collectives import barrier as barrier
from .collectives import broadcast as broadcast
from .collectives import broadcast_object_list as broadcast_object_list
from .collectives import gather as gather
from .collectives import gather_object as gather_object
from .collectives import irecv as irecv
from .collectives import isend as isend
from .collectives import monitored_barrier as monitored_barrier
from .collectives import recv as recv
from .collectives import reduce as reduce
from .collectives import reduce_scatter as reduce_scatter
from .collectives import reduce_scatter_tensor as reduce_scatter_tensor
from .collectives import scatter as scatter
from .collectives import scatter_object_list as scatter_object_list
from .collectives import send as send
from .errors import DistBackendError as DistBackendError
from .errors import DistError as DistError
from .errors import DistNetworkError as DistNetworkError
from .errors import DistStoreError as DistStoreError
from .errors import QueueEmptyError as QueueEmptyError
from .groups import Backend as Backend
from .groups import GroupMember as GroupMember
from .groups import ProcessGroup as ProcessGroup
from .groups import ReduceOp as ReduceOp
from .groups import Work as Work
from .groups import default_pg_timeout as default_pg_timeout
from .groups import destroy_process_group as destroy_process_group
from .groups import get_backend as get_backend
from .groups import get_global_rank as get_global_rank
from .groups import get_group_rank as get_group_rank
from .groups import get_process_group_ranks as get_process_group_ranks
from .groups import get_rank as get_rank
from .groups import get_world_size as get_world_size
from .groups import group as group
from .groups import init_process_group as init_process_group
from .groups import is_available as is_available
from .groups import is_backend_available as is_backend_available
from .groups import is_gloo_available as is_gloo_available
from .groups import is_initialized as is_initialized
from .groups import is_mpi_available as is_mpi_available
from .groups import is_nccl_available as is_nccl_available
from .groups import is_torchelastic_launched as is_torchelastic_launched
from .groups import is_ucc_available as is_ucc_available
from .groups import new_group as new_group
from .mesh import Mesh as Mesh
from .mesh import init as init
from .mesh import process_count as process_count
from .mesh import process_index as process_index
from .placement import from_local as from_local
from .placement import replicate as replicate
from .placement import shard as shard

_OF_GROUPS = frozenset(
    {"batch_isend_irecv", "init_device_mesh", "recv_object_list", "send_object_list"}
)
"""Functions about groups of several processes, which can be imported and not be called."""


def _refuse(name: str) -> NoReturn:
    """NotImplementedError: there is no group of several processes."""
    raise NotImplementedError(
        f"{name}: gradsmith has process groups of one process only. Tensors are spread over a Mesh (init, shard, replicate, "
        "from_local), and XLA communicates; see docs/scaling.md"
    )


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
