"""Placement of tensors and modules on a mesh."""

from __future__ import annotations

from importlib import import_module
from typing import Any, TypeVar

import numpy as np

from ..core.refusing import refuses
from ..core.tensor import Tensor, wrap
from ..nn.module import Module
from .mesh import Mesh

__all__ = ["from_local", "gather", "host_values", "place", "replicate", "shard"]

T = TypeVar("T", Tensor, Module)
Axes = str | tuple[str, ...] | None


@refuses
def shard(thing: T, mesh: Mesh, *spec: Axes) -> T:
    """`thing`, a tensor or a module, spread over `mesh`.

    What is on device ``xla`` is moved, and stays the same tensor.  Of a tensor elsewhere the result is a copy; a module
    elsewhere goes there first, as ``module.to("xla")`` does it, with new parameters: make optimizers after that.

    `spec` names an axis of the mesh (or several) for each dimension, None for those that are not spread; what is left
    out is not.  Of a module each parameter and buffer is spread so, as far as it has dimensions.  ValueError where an
    extent is not a multiple of the number of devices along the axis.
    """
    if isinstance(thing, Module):
        thing.to("xla")
        for tensor in (*thing.parameters(), *thing.buffers()):
            place(tensor, mesh.sharding(tensor.ndim, spec[: tensor.ndim]))
        return thing
    tensor = thing if thing.device.type == "xla" else thing.detach().to("xla")
    if tensor is not thing and thing.requires_grad:
        tensor.requires_grad_()
    place(tensor, mesh.sharding(tensor.ndim, spec))
    return tensor


@refuses
def replicate(thing: T, mesh: Mesh) -> T:
    """Like `shard`, with a full copy on each device."""
    return shard(thing, mesh)


def place(tensor: Tensor, sharding: Any) -> None:
    """Move the elements of a tensor on device ``xla``; it stays the same tensor."""
    cell: Any = tensor._data_
    root = cell.root
    if cell.shape != root.shape or cell.strides != root.strides or cell.dtype != root.dtype:
        raise ValueError("a part of another tensor cannot be moved: move that, or clone() it")
    value = root.stored
    for extent, parts in zip(value.shape, _parts(sharding)):
        if extent % parts:
            raise ValueError(
                f"a dimension of {extent} cannot be spread over {parts} devices: it is no multiple"
            )
    jax = import_module("jax")
    if sharding.is_fully_addressable or not value.is_fully_addressable:
        root._value = jax.device_put(value, sharding)
    else:  # each process has all of it, and keeps its part
        host = np.asarray(value)
        root._value = jax.make_array_from_callback(host.shape, sharding, lambda index: host[index])


def _parts(sharding: Any) -> list[int]:
    """The number of shards along each dimension."""
    found = []
    for part in sharding.spec:
        names = () if part is None else (part,) if isinstance(part, str) else part
        found.append(int(np.prod([sharding.mesh.shape[name] for name in names], dtype=int)))
    return found


@refuses
def from_local(local: Any, mesh: Mesh, *spec: Axes) -> Tensor:
    """A tensor of which every process has the part `local` (a tensor on the CPU or a NumPy array).

    With one process it is all of it.  Along dimensions that are spread over processes parts lie behind one another.
    TypeError for what is neither.
    """
    if not isinstance(local, (Tensor, np.ndarray)):
        kind = type(local).__name__
        raise TypeError(f"from_local(): argument 'local' must be a tensor or an array, not {kind}")
    arrays = import_module("gradsmith.xla.arrays")
    jax = import_module("jax")
    import_module(
        "gradsmith.xla.kernels.memory"
    )  # before the first array, it says how wide numbers are
    data = np.asarray(local.detach().cpu() if isinstance(local, Tensor) else local)
    sharding = mesh.sharding(data.ndim, spec)
    found: Tensor = arrays.from_jax(jax.make_array_from_process_local_data(sharding, data))
    return found


@refuses
def gather(tensor: Tensor) -> Tensor:
    """The full tensor on the CPU, in every process, without history."""
    return wrap(host_values(tensor))


def host_values(tensor: Tensor) -> Any:
    """Like `gather`, as an array."""
    if tensor.device.type != "xla":
        return tensor.detach().cpu().numpy()
    value = tensor.detach()._data_.value  # type: ignore[attr-defined]
    if value.is_fully_addressable or value.is_fully_replicated:
        return np.array(value)
    return import_module("jax.experimental.multihost_utils").process_allgather(value, tiled=True)
