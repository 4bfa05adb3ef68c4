"""In-place and ``out=`` forms, made from the kernels of the functional operator."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib import import_module
from inspect import signature
from typing import Any

from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.pointwise import check_storable
from gradsmith.dispatch.state import state
from gradsmith.dispatch.wrapping import over_tensors
from gradsmith.dtypes import int64
from gradsmith.errors import devices_error
from gradsmith.kernels.namespace import np
from gradsmith.tensor import Tensor
from gradsmith.traits import BACKEND_MASK, CPU_BITS, DTYPE_BITS, backend_of, bits_for

__all__ = [
    "inplace_form",
    "out_form",
    "refuse_recording",
    "store_out",
    "stored_form",
    "stores",
]


def inplace_form(operator: OpOverload, compute: Callable[..., Any]) -> Callable[..., Any]:
    """Computes and stores in the first argument, which keeps its dtype and shape.

    Where `compute` calls operators the result is stored by one too, so that it is differentiable.
    """
    name = operator.short_name
    if getattr(compute, "over_tensors", False):

        def composite(self: Tensor, *rest: Any) -> Tensor:
            # What the parts save for the gradient must outlive the change.
            kept = self.clone() if self.requires_grad and state.grad_enabled else self
            result = compute(kept, *rest)
            check_storable(name, self, result._data)
            return self.copy_(result)

        return over_tensors(composite)

    def inplace(self: Tensor, *rest: Any) -> Tensor:
        result = compute(self, *rest)
        check_storable(name, self, result._data)
        if self._bits & CPU_BITS == CPU_BITS:
            np.copyto(self._data, result._data, casting="unsafe")
        else:
            _store_on_device(self, result)
        return self

    return inplace


def stored_form(
    operator: OpOverload, functional: OpOverload, function: Callable[..., Any]
) -> Callable[..., Any]:
    """The in-place form by a kernel that stores its result itself, in its parameter `out`."""
    name = operator.short_name

    def into_first(data: Any, *rest: Any) -> Any:
        return function(data, *rest, out=data)

    # Not at the top: views need tensors, whose methods need the dispatcher.
    from gradsmith.autograd.inplace import check_no_overlap

    wrappers = import_module(functional.generated + ".wrappers")
    call = getattr(wrappers, functional.identifier)(into_first, lambda data: data)

    def stored(self: Tensor, *rest: Any) -> Tensor:
        data = self._data
        if 0 in data.strides and any(isinstance(value, Tensor) for value in rest):
            check_no_overlap(self)
        if not data.flags.writeable:
            check_storable(name, self, data)  # raises
        call(self, *rest)
        return self

    return stored


def stores(function: Callable[..., Any]) -> bool:
    """Whether a kernel can put its result into a given array."""
    return "out" in signature(function).parameters


def out_form(operator: OpOverload, compute: Callable[..., Any]) -> Callable[..., Any]:
    """Computes and stores in the ``out=`` tensors."""
    name = operator.short_name
    first = next(i for i, p in enumerate(operator.signature.parameters) if p.out)
    functional = operator.functional
    assert functional is not None
    # A factory's options, which its ``out=`` form does not have: the tensor says them.
    options = [p.name for p in functional.signature.parameters[first:]]

    def out(*args: Any) -> Any:
        targets = args[first:]
        said = {"dtype": targets[0].dtype, "device": targets[0].device} if options else {}
        results = compute(*args[:first], *[said.get(option) for option in options])
        if not isinstance(results, (tuple, list)):
            store_out(name, targets[0], results)
            return targets[0]
        for target, result in zip(targets, results, strict=True):
            if result.dtype is int64 and target.dtype is not int64:
                raise RuntimeError(
                    f"Expected out tensor to have dtype {int64}, but got {target.dtype} instead (in {name})"
                )
        for target, result in zip(targets, results, strict=True):
            store_out(name, target, result)
        return type(results)(*targets) if hasattr(results, "_fields") else tuple(targets)

    return over_tensors(out) if getattr(compute, "over_tensors", False) else out


def refuse_recording(operator: OpOverload) -> RuntimeError:
    """The error of an ``out=`` form, whose result nothing could record, where an argument requires grad."""
    return RuntimeError(
        f"{operator.base}(): functions with out=... arguments don't support automatic "
        "differentiation, but one of the arguments requires grad."
    )


def _memory_like(tensor: Tensor, shape: tuple[int, ...]) -> Any:
    """Uninitialised elements of the dtype and on the device of `tensor`."""
    if tensor.is_cpu or tensor.is_meta:
        return np.empty(shape, tensor._data.dtype)
    from gradsmith.backend.memory import memory_for

    return memory_for(backend_of(tensor._bits)).allocate(shape, tensor._data.dtype)


def store_out(name: str, out: Tensor, result: Tensor) -> None:
    """Put `result` into the ``out=`` tensor, which takes its shape (with a warning unless empty)."""
    if out._data.shape != result._data.shape:
        if out._data.size:
            warnings.warn(
                f"An output with one or more elements was resized since it had shape {list(out.shape)}, "
                f"which does not match the required output shape {list(result.shape)}. This behavior is "
                f"deprecated; pass an empty tensor or one of the right shape as {name}'s out argument.",
                UserWarning,
                stacklevel=2,
            )
        out._data = _memory_like(out, result._data.shape)
        zero_dim = not result._data.ndim
        out._bits = out._bits & ~DTYPE_BITS | bits_for(out.dtype, zero_dim) & DTYPE_BITS
    check_storable(name, out, result._data)
    if (out._bits ^ result._bits) & BACKEND_MASK:
        raise devices_error(name, str(out.device), str(result.device))
    if out._bits & CPU_BITS == CPU_BITS:
        np.copyto(out._data, result._data, casting="unsafe")
    else:
        _store_on_device(out, result)


def _store_on_device(target: Tensor, result: Tensor) -> None:
    """Overwrite `target`, which is not on the CPU; on the meta device there is nothing to do."""
    if not target.is_meta:
        from gradsmith.backend.memory import memory_for

        memory_for(backend_of(target._bits)).store(target._data, result._data)
