"""`DataParallel` as it is where there is no accelerator: the module itself, one level deeper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gradsmith.generated import functions

from ...core.nesting import as_kind_of
from ...core.tensor import Tensor
from ..module import Module

__all__ = ["DataParallel", "data_parallel", "gather", "parallel_apply", "replicate", "scatter"]


class DataParallel(Module):
    """`module`, as `module`: every call is passed on, and ``state_dict`` has ``module.`` before its keys.

    That is what PyTorch's does without accelerators, whatever the arguments.
    """

    device_ids: list[int]

    def __init__(
        self,
        module: Module,
        device_ids: Sequence[Any] | None = None,
        output_device: Any = None,
        dim: int = 0,
    ) -> None:
        super().__init__()
        self.module = module
        self.device_ids = []

    def forward(self, *inputs: Any, **kwargs: Any) -> Any:
        """What `module` computes."""
        return self.module(*inputs, **kwargs)


def data_parallel(
    module: Module,
    inputs: Any,
    device_ids: Sequence[Any] | None = None,
    output_device: Any = None,
    dim: int = 0,
    module_kwargs: Mapping[str, Any] | None = None,
) -> Any:
    """What `module` computes of `inputs`, a tensor or a tuple of them, and of `module_kwargs`."""
    given = inputs if isinstance(inputs, tuple) else (inputs,)
    return module(*given, **(module_kwargs or {}))


def scatter(inputs: Any, target_gpus: Sequence[Any], dim: int = 0) -> tuple[Any, ...]:
    """Tensors, and containers of them, in as many parts along `dim` as there are devices; other things, once for each."""
    count = len(target_gpus)
    if isinstance(inputs, Tensor):
        return tuple(
            part.to(place)
            for part, place in zip(inputs.chunk(count, dim), target_gpus, strict=False)
        )
    if isinstance(inputs, Mapping) and inputs:
        parts = zip(*(scatter(item, target_gpus, dim) for item in inputs.items()), strict=False)
        return tuple(type(inputs)(part) for part in parts)  # type: ignore[call-arg]
    if isinstance(inputs, (tuple, list)) and inputs:
        parts = zip(*(scatter(item, target_gpus, dim) for item in inputs), strict=False)
        return tuple(as_kind_of(inputs, part) for part in parts)
    return (inputs,) * count


def gather(outputs: Any, target_device: Any, dim: int = 0) -> Any:
    """What `scatter` took apart, one tensor or container again on `target_device`, joined along `dim`.

    ValueError for dictionaries of different lengths.
    """
    first = outputs[0]
    if isinstance(first, Tensor):
        whole = [out.view(1) if out.dim() == 0 else out for out in outputs]
        return functions.cat(whole, dim).to("cpu" if target_device == -1 else target_device)
    if first is None:
        return None
    if isinstance(first, Mapping):
        if any(len(out) != len(first) for out in outputs):
            raise ValueError("All dicts must have the same number of keys")
        pairs = ((key, gather([out[key] for out in outputs], target_device, dim)) for key in first)
        return type(first)(pairs)  # type: ignore[call-arg]
    items = [gather(list(part), target_device, dim) for part in zip(*outputs, strict=True)]
    return as_kind_of(first, items)


def replicate(network: Module, devices: Sequence[Any], detach: bool = False) -> list[Module]:
    """The module once for each of `devices`: itself, as there is one device that has its parameters."""
    return [network for _ in devices]


def parallel_apply(
    modules: Sequence[Module],
    inputs: Sequence[Any],
    kwargs_tup: Sequence[Mapping[str, Any]] | None = None,
    devices: Sequence[Any] | None = None,
) -> list[Any]:
    """What each module computes of the inputs at its place, one after the other."""
    if len(modules) != len(inputs):
        raise AssertionError(
            f"The number of modules {len(modules)} is not equal to the number of inputs {len(inputs)}"
        )
    options = kwargs_tup or [{} for _ in modules]
    return [
        module(*(given if isinstance(given, tuple) else (given,)), **named)
        for module, given, named in zip(modules, inputs, options, strict=True)
    ]
