"""`DataParallel` on one device: calls the module itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gradsmith.generated import functions

from ...core.nesting import as_kind_of
from ...core.tensor import Tensor
from ..module import Module

__all__ = ["DataParallel", "data_parallel", "gather", "parallel_apply", "replicate", "scatter"]


class DataParallel(Module):
    """Passes every call on to `module`; keys of the state dict begin with ``module.``.

    PyTorch's does the same without accelerators, whatever the arguments.
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
        """Call `module`."""
        return self.module(*inputs, **kwargs)


def data_parallel(
    module: Module,
    inputs: Any,
    device_ids: Sequence[Any] | None = None,
    output_device: Any = None,
    dim: int = 0,
    module_kwargs: Mapping[str, Any] | None = None,
) -> Any:
    """Call `module` with `inputs`, a tensor or a tuple of tensors, and `module_kwargs`."""
    given = inputs if isinstance(inputs, tuple) else (inputs,)
    return module(*given, **(module_kwargs or {}))


def scatter(inputs: Any, target_gpus: Sequence[Any], dim: int = 0) -> tuple[Any, ...]:
    """Split tensors, also within containers, along `dim` into one part per device; repeat other values."""
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
    """The inverse of `scatter`: join tensors, also within containers, along `dim` on `target_device`.

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
    """One replica of the module per device: the module itself, since there is one device."""
    return [network for _ in devices]


def parallel_apply(
    modules: Sequence[Module],
    inputs: Sequence[Any],
    kwargs_tup: Sequence[Mapping[str, Any]] | None = None,
    devices: Sequence[Any] | None = None,
) -> list[Any]:
    """Call each module with the inputs at its position, one after the other."""
    if len(modules) != len(inputs):
        raise AssertionError(
            f"The number of modules {len(modules)} is not equal to the number of inputs {len(inputs)}"
        )
    options = kwargs_tup or [{} for _ in modules]
    return [
        module(*(given if isinstance(given, tuple) else (given,)), **named)
        for module, given, named in zip(modules, inputs, options, strict=True)
    ]
