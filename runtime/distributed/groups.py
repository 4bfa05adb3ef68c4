"""Process groups of one process, for programs that are written for several and run in one.

What PyTorch's functions do in a group of one: nothing is sent, and what would be received is what was given.  A group of
more than one is refused; a program that needs several processes spreads its tensors over a `Mesh`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import timedelta
from enum import Enum
from typing import Any
from urllib.parse import parse_qs, urlsplit

from . import mesh

_ONE = (
    "gradsmith has process groups of one process only. Tensors are spread over a Mesh (init, shard, replicate, from_local), "
    "and XLA communicates; see docs/scaling.md"
)
_MISSING = (
    "Default process group has not been initialized, please make sure to call init_process_group."
)
default_pg_timeout = timedelta(minutes=30)


class ReduceOp(Enum):
    """How values of processes are put together, which leaves those of a single one as they are."""

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


class Backend(str):
    """Names of libraries that send messages: ``gloo`` stands for a group of one, and others are not built in."""

    UNDEFINED = "undefined"
    GLOO = "gloo"
    NCCL = "nccl"
    MPI = "mpi"
    UCC = "ucc"


class ProcessGroup:
    """A group whose only process is this one."""

    def __init__(self, backend: str) -> None:
        self._backend = Backend(backend)

    def rank(self) -> int:
        """0: the only process is the first."""
        return 0

    def size(self) -> int:
        """1."""
        return 1

    def name(self) -> str:
        """The name of the backend."""
        return str(self._backend)


class Work:
    """A call that is over: what ``async_op=True`` returns."""

    def wait(self, timeout: timedelta | None = None) -> bool:
        """True, at once."""
        return True

    def is_completed(self) -> bool:
        """True."""
        return True

    def is_success(self) -> bool:
        """True."""
        return True


class group:
    """Where programs look for the group of all processes."""

    WORLD: ProcessGroup | None = None


class GroupMember:
    """Like `group`."""

    WORLD: ProcessGroup | None = None
    NON_GROUP_MEMBER = -100


def _begin(default: ProcessGroup | None) -> None:
    group.WORLD = GroupMember.WORLD = default


def has_begun() -> bool:
    """Whether there is a process group."""
    return group.WORLD is not None


def is_available() -> bool:
    """True: a program may call `init_process_group`."""
    return True


def is_initialized() -> bool:
    """Whether there is a process group, or processes have joined by `init`."""
    return has_begun() or mesh.is_initialized()


def is_backend_available(backend: str) -> bool:
    """Whether `init_process_group` takes it."""
    return backend.lower() == Backend.GLOO


def is_gloo_available() -> bool:
    """True: it stands for a group of one."""
    return True


def is_nccl_available() -> bool:
    """False."""
    return False


is_mpi_available = is_ucc_available = is_nccl_available


def is_torchelastic_launched() -> bool:
    """Whether PyTorch's launcher started this process."""
    return os.environ.get("TORCHELASTIC_RUN_ID") is not None


def _checked_backend(backend: str | None) -> str:
    """The name of the backend.  AssertionError for one that is unknown, RuntimeError for one that is not built in."""
    if backend is None:
        return Backend.UNDEFINED
    names = {part.rpartition(":")[2] for part in backend.lower().split(",")}
    known = {Backend.GLOO, Backend.NCCL, Backend.MPI, Backend.UCC}
    for name in sorted(names - known):
        raise AssertionError(f"Unknown backend type {name}")
    for name in sorted(names - {Backend.GLOO}):
        if backend.lower() == name:
            raise RuntimeError(f"Distributed package doesn't have {name.upper()} built in")
    return backend.lower()


def _met(init_method: str, rank: int, world_size: int) -> tuple[int, int]:
    """Rank and number of processes, by arguments, the URL or the environment.  ValueError where one is missing."""
    url = urlsplit(init_method)
    if url.scheme not in ("env", "tcp", "file"):
        raise RuntimeError(f"No rendezvous handler for {url.scheme}://")
    asked = parse_qs(url.query)
    found = []
    for name, given in (("rank", rank), ("world_size", world_size)):
        if given != -1:
            found.append(given)
        elif name in asked:
            found.append(int(asked[name][0]))
        elif url.scheme == "env":
            if name.upper() not in os.environ:
                raise ValueError(
                    "Error initializing torch.distributed using env:// rendezvous: environment variable "
                    f"{name.upper()} expected, but not set"
                )
            found.append(int(os.environ[name.upper()]))
        else:
            missing = name.replace("_", " ")
            raise ValueError(
                f"Error initializing torch.distributed using {url.scheme}:// rendezvous: {missing} parameter missing"
            )
    return found[0], found[1]


def init_process_group(
    backend: str | None = None,
    init_method: str | None = None,
    timeout: timedelta | None = None,
    world_size: int = -1,
    rank: int = -1,
    store: Any = None,
    group_name: str = "",
    pg_options: Any = None,
    device_id: Any = None,
) -> None:
    """Begin the group of all processes, which is this one.

    Rank and number of processes are arguments, or those of `init_method`: by default ``env://``, the environment
    variables RANK and WORLD_SIZE.  ValueError where they are missing or there is a group already, NotImplementedError
    for more than one process, RuntimeError for backends that are not built in.
    """
    if has_begun():
        raise ValueError("trying to initialize the default process group twice!")
    name = _checked_backend(backend)
    if store is not None:
        if init_method is not None:
            raise AssertionError("Cannot specify both init_method and store.")
        if world_size <= 0 or rank < 0:
            raise AssertionError("world_size must be positive and rank non-negative if using store")
        number, size = rank, world_size
    else:
        number, size = _met(init_method or "env://", rank, world_size)
    if size != 1:
        raise NotImplementedError(f"init_process_group: world_size is {size}, and {_ONE}")
    if number != 0:
        raise ValueError(f"init_process_group: rank is {number}, and that of a single process is 0")
    _begin(ProcessGroup(name))


def destroy_process_group(group: ProcessGroup | None = None) -> None:
    """End a group, that of all processes unless given.  AssertionError where there is none."""
    default = GroupMember.WORLD
    ended = default if group is None else group
    if ended is None:
        raise AssertionError("Process group cannot be None")
    if ended is default:
        _begin(None)


def default_group() -> ProcessGroup:
    """The group of all processes.  ValueError where it has not begun."""
    if group.WORLD is None:
        raise ValueError(_MISSING)
    return group.WORLD


def member_of(given: Any) -> ProcessGroup | None:
    """The group that a call is about, None for one that this process is not in.  ValueError where there is none yet."""
    default = default_group()
    if given is None or given == GroupMember.NON_GROUP_MEMBER:
        return default if given is None else None
    if not isinstance(given, ProcessGroup):
        raise TypeError(f"a process group is needed, not {type(given).__name__}")
    return given


def get_rank(group: Any = None) -> int:
    """0, or -1 for a group that this process is not in.  ValueError where there is no group."""
    return -1 if member_of(group) is None else 0


def get_world_size(group: Any = None) -> int:
    """1, or -1 for a group that this process is not in.  ValueError where there is no group."""
    return -1 if member_of(group) is None else 1


def get_backend(group: Any = None) -> Backend:
    """The name of a group's backend.  ValueError where there is no group, or this process is not in it."""
    found = member_of(group)
    if found is None:
        raise ValueError("Invalid process group specified")
    return found._backend


def new_group(
    ranks: Sequence[int] | None = None,
    timeout: timedelta | None = None,
    backend: str | None = None,
    pg_options: Any = None,
    use_local_synchronization: bool = False,
    group_desc: str | None = None,
    device_id: Any = None,
) -> Any:
    """A group of some processes, of which there is one; ``GroupMember.NON_GROUP_MEMBER`` for a group of none.

    ValueError for a rank other than 0.
    """
    default = default_group()
    chosen = [0] if ranks is None else list(ranks)
    if any(number != 0 for number in chosen) or len(chosen) > 1:
        raise ValueError(
            "the new group's rank should be within the world_size set by init_process_group: "
            f"got {chosen} in a group of 1"
        )
    if not chosen:
        return GroupMember.NON_GROUP_MEMBER
    return ProcessGroup(default._backend if backend is None else _checked_backend(backend))


def get_process_group_ranks(group: Any = None) -> list[int]:
    """``[0]``, or no rank for a group that this process is not in."""
    return [] if member_of(group) is None else [0]


def get_global_rank(group: Any, group_rank: int) -> int:
    """The rank among all processes of one in `group`.  ValueError for one that it has not."""
    if member_of(group) is None or group_rank != 0:
        raise ValueError(f"Group rank {group_rank} is not part of group {group}")
    return 0


def get_group_rank(group: Any, global_rank: int) -> int:
    """The rank in `group` of a process.  ValueError for one that is not in it."""
    if member_of(group) is None or global_rank != 0:
        raise ValueError(f"Global rank {global_rank} is not part of group {group}")
    return 0
