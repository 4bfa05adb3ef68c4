"""States of modules and optimizers whose tensors are spread over devices, in files that know nothing of devices."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from ...core.nesting import mapped
from ...core.refusing import refuses
from ...core.tensor import Tensor
from ...serialization import load as load_file
from ...serialization import save as save_file
from ..mesh import process_index
from ..placement import gather, place

__all__ = ["load", "save"]


@refuses
def save(path: str | os.PathLike[str], **parts: Any) -> None:
    """Write the states of modules and optimizers, by name: ``save("step.pt", model=model, optimizer=optimizer)``.

    Every process calls it, and the first one writes; a file is there whole or not at all.  `gradsmith.load` reads it
    too.
    """
    states = {name: _gathered(part.state_dict()) for name, part in parts.items()}
    if process_index() == 0:
        unfinished = f"{os.fspath(path)}.unfinished"
        save_file(states, unfinished)
        os.replace(unfinished, path)
    if import_module("jax").process_count() > 1:
        import_module("jax.experimental.multihost_utils").sync_global_devices("gradsmith.save")


def _gathered(state: Any) -> Any:
    if isinstance(state, Mapping):  # an OrderedDict is no structure to `mapped`
        return {key: _gathered(part) for key, part in state.items()}
    return mapped(state, lambda leaf: gather(leaf) if isinstance(leaf, Tensor) else leaf)


@refuses
def load(path: str | os.PathLike[str], **parts: Any) -> None:
    """Read what `save` wrote into modules and optimizers, whose tensors stay where they are, on however many devices."""
    states = load_file(path)
    for name, part in parts.items():
        tensors = _tensors_of(part)
        before = [_value_of(tensor) for tensor in tensors]
        part.load_state_dict(states[name])
        for tensor, value in zip(tensors, before):
            if value is not None and hasattr(value.sharding, "spec"):
                place(tensor, value.sharding)
        if hasattr(part, "param_groups"):
            _place_state(part)


def _tensors_of(part: Any) -> list[Tensor]:
    if hasattr(part, "param_groups"):
        return []
    return [*part.parameters(), *part.buffers()]


def _place_state(optimizer: Any) -> None:
    """The state of a parameter that is spread lies as it does; numbers lie on every device."""
    jax = import_module("jax")
    for param, state in optimizer.state.items():
        sharding: Any = getattr(_value_of(param), "sharding", None)
        if not hasattr(sharding, "spec"):
            continue
        everywhere = jax.sharding.NamedSharding(sharding.mesh, jax.sharding.PartitionSpec())
        for name, kept in state.items():
            if isinstance(kept, Tensor):
                own = kept if kept.device.type == "xla" else kept.to("xla")
                state[name] = own
                place(own, sharding if own.shape == param.shape else everywhere)


def _value_of(tensor: Tensor) -> Any:
    """The array of JAX's that a tensor on device ``xla`` is over; None for another."""
    return None if tensor.device.type != "xla" else tensor._data_.root.stored  # type: ignore[attr-defined]
