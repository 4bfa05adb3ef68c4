"""Device meshes with named axes, and the processes that own the devices."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from math import prod
from typing import Any


def _jax() -> Any:
    try:
        return import_module("jax")
    except ImportError:
        raise RuntimeError(
            "gradsmith.distributed needs JAX: pip install 'gradsmith[xla]'"
        ) from None


def is_initialized() -> bool:
    """Whether `init` has been called."""
    return find_spec("jax") is not None and bool(_jax().distributed.is_initialized())


def init(
    coordinator_address: str | None = None,
    num_processes: int | None = None,
    process_id: int | None = None,
    timeout: int = 100,
) -> None:
    """Join the processes of a program, each of which calls this before any tensor is on device ``xla``.

    The first process listens at `coordinator_address` (``host:port``).  On clusters that JAX knows (Slurm, TPU pods,
    Kubernetes …) all arguments may be left out.  Where a process dies, the others stop with an error after `timeout`
    seconds.  RuntimeError where JAX is missing, or too late; otherwise as `jax.distributed.initialize`.
    """
    jax = _jax()
    jax.config.update("jax_cpu_collectives_implementation", "gloo")
    jax.distributed.initialize(
        coordinator_address,
        num_processes,
        process_id,
        heartbeat_timeout_seconds=timeout,
        initialization_timeout=max(timeout, 300),
    )


def process_index() -> int:
    """The number of this process, from 0."""
    return int(_jax().process_index())


def process_count() -> int:
    """The number of processes."""
    return int(_jax().process_count())


class Mesh:
    """All devices in a grid: ``Mesh(data=4, model=2)`` has two axes, over eight devices.

    One extent may be -1: as many as are left.  TypeError for axes without names and extents that are not ints,
    ValueError for other extents below 1, and unless they multiply to the number of devices.
    """

    def __init__(self, *unnamed: object, **axes: int) -> None:
        if unnamed:
            said = ", ".join(map(repr, unnamed))
            raise TypeError(f"Mesh() takes axes by their names, as in Mesh(data=2), but got {said}")
        for name, extent in axes.items():
            if not isinstance(extent, int) or isinstance(extent, bool):
                kind = type(extent).__name__
                raise TypeError(f"Mesh(): the extent of axis '{name}' must be int, not {kind}")
            if extent < 1 and extent != -1:
                raise ValueError(
                    f"Mesh(): the extent of axis '{name}' must be positive or -1, not {extent}"
                )
        jax = _jax()
        devices = jax.devices()
        if not axes:
            axes = {"data": len(devices)}
        known = prod(extent for extent in axes.values() if extent != -1)
        open_axes = [name for name, extent in axes.items() if extent == -1]
        if len(open_axes) > 1:
            raise ValueError(
                f"Mesh: only one extent can be -1, not those of {', '.join(open_axes)}"
            )
        if open_axes and known and len(devices) % known == 0:
            axes[open_axes[0]] = len(devices) // known
        if prod(axes.values()) != len(devices):
            said = ", ".join(f"{name}={extent}" for name, extent in axes.items())
            raise ValueError(f"Mesh({said}) is not for {len(devices)} devices")
        self.axes = axes
        """Extents by the names of axes."""
        grid = import_module("numpy").asarray(devices).reshape(tuple(axes.values()))
        self.jax = jax.sharding.Mesh(grid, tuple(axes))
        """The same, as JAX has it."""

    @property
    def size(self) -> int:
        """The number of devices."""
        return prod(self.axes.values())

    def sharding(self, ndim: int, spec: tuple[str | tuple[str, ...] | None, ...]) -> Any:
        """JAX's sharding of a tensor of `ndim` dimensions: `spec` says over which axes each is spread, None for none.

        ValueError for axes that there are not, one that is used twice, and more entries than dimensions.
        """
        if not isinstance(ndim, int) or not isinstance(spec, (tuple, list)):
            given = f"{ndim!r} and {spec!r}"
            raise TypeError(
                f"sharding() takes a number of dimensions and a tuple of axes, not {given}"
            )
        jax = _jax()
        for part in spec:
            parts = part if isinstance(part, tuple) else (part,)
            if part is not None and not all(isinstance(name, str) for name in parts):
                raise TypeError(
                    f"axes of a mesh are named by strings, or tuples of those, not {part!r}"
                )
        used = [a for part in spec if part for a in ((part,) if isinstance(part, str) else part)]
        for name in used:
            if name not in self.axes:
                raise ValueError(f"the mesh has no axis '{name}'; it has {', '.join(self.axes)}")
            if used.count(name) > 1:
                raise ValueError(f"two dimensions cannot both be spread over '{name}'")
        if len(spec) > ndim:
            raise ValueError(f"a tensor of {ndim} dimensions cannot be spread as {spec}")
        return jax.sharding.NamedSharding(self.jax, jax.sharding.PartitionSpec(*spec))

    def __repr__(self) -> str:
        return f"Mesh({', '.join(f'{name}={extent}' for name, extent in self.axes.items())})"
