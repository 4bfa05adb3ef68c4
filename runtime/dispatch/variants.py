"""In-place and ``out=`` forms, made from the kernels of the functional operator."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib import import_module
from inspect import Parameter
from typing import Any

from ..core.bits import BACKEND_MASK, CPU_BITS, DTYPE_BITS, backend_of, bits_for
from ..core.dtypes import int64
from ..core.errors import devices_error
from ..core.floating import fresh_context
from ..core.memory import memory_for
from ..core.namespace import np
from ..core.result import Result
from ..core.state import state
from ..core.tensor import Tensor, wrap
from .operator import OpOverload
from .pointwise import check_castable, check_storable
from .structured import checks, filling, out_parameter
from .wrapping import over_tensors

__all__ = [
    "check_no_overlap",
    "inplace_form",
    "of_arguments",
    "out_form",
    "refuse_recording",
    "store_out",
    "stored_form",
    "stores",
    "structured_out_form",
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
            fresh_context().run(np.copyto, self._data, result._data, casting="unsafe")
        else:
            _store_on_device(self, result)
        return self

    return inplace


def stored_form(
    operator: OpOverload,
    functional: OpOverload,
    shape: Callable[..., Any],
    function: Callable[..., Any],
) -> Callable[..., Any]:
    """The in-place form by a kernel that stores its result itself, in its parameter `out`."""
    name = operator.short_name

    may_refuse = checks(shape)

    def into_first(data: Any, *rest: Any) -> Any:
        if may_refuse:
            shape(data, *rest)
        return function(data, *rest, out=data)

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


def check_no_overlap(tensor: Tensor) -> None:
    """Refuse to write to a tensor that shows one element at several places, as `expand` makes them."""
    data = tensor._data
    for n, stride in zip(data.shape, data.strides):
        if stride == 0 and n > 1 and data.size:
            raise RuntimeError(
                "unsupported operation: more than one element of the written-to tensor refers to a "
                "single memory location. Please clone() the tensor before performing the operation."
            )


def stores(function: Callable[..., Any]) -> bool:
    """Whether a kernel can put its result into a given array, even into its first argument.

    One that takes `out` by name alone wants memory apart from its arguments.
    """
    out = out_parameter(function)
    return out is not None and out.kind is not Parameter.KEYWORD_ONLY


def of_arguments(
    operator: OpOverload, bits: int, find: Callable[[int], Callable[..., Any]]
) -> Callable[..., Any]:
    """What `find` finds for the bits of an ``out=`` call, less the dtypes of its ``out=`` tensors.

    Those take part in no promotion, and need not be of a dtype that is computed in.
    """
    dtypes = bits & DTYPE_BITS
    if not dtypes & (dtypes - 1):
        return find(bits)  # all tensors have one dtype
    signature = operator.signature
    first = next(i for i, p in enumerate(signature.parameters) if p.out)
    tensors = [position for position in signature.tensor_positions if position < first]
    lists = [position for position in signature.list_positions if position < first]
    found: dict[int, Callable[..., Any]] = {}

    def chosen(*args: Any) -> Any:
        values = [args[position] for position in tensors]
        for position in lists:
            values.extend(args[position] or ())
        own = 0
        for value in values:
            if isinstance(value, Tensor):
                own |= value._bits & DTYPE_BITS
        function = found.get(own)
        if function is None:
            function = found[own] = find(bits & ~DTYPE_BITS | own)
        return function(*args)

    return chosen


def out_form(operator: OpOverload, compute: Callable[..., Any]) -> Callable[..., Any]:
    """Computes and stores in the ``out=`` tensors, which stay as they are if anything fails."""
    name = operator.short_name
    first = next(i for i, p in enumerate(operator.signature.parameters) if p.out)
    assert operator.functional is not None
    options = _options_said(operator.functional, first)

    def out(*args: Any) -> Any:
        targets = args[first:]
        results = compute(*args[:first], *options(targets[0]))
        if not isinstance(results, (tuple, list)):
            store_out(name, targets[0], results)
            return targets[0]
        _store_all(name, targets, results)
        return type(results)(*targets) if hasattr(results, "_fields") else tuple(targets)

    return over_tensors(out) if getattr(compute, "over_tensors", False) else out


def _options_said(functional: OpOverload, first: int) -> Callable[[Tensor], list[Any]]:
    """A factory's options, from `first` on, which its ``out=`` form does not have: the tensor says them."""
    options = [p.name for p in functional.signature.parameters[first:]]

    def said(target: Tensor) -> list[Any]:
        known = {"dtype": target.dtype, "device": target.device}
        return [known.get(option) for option in options]

    return said if options else lambda target: []


def structured_out_form(
    operator: OpOverload, functional: OpOverload, shape: Callable[..., Any], function: Any
) -> Callable[..., Any]:
    """The ``out=`` form by a kernel with a shape function: what cannot be stored is not computed.

    A kernel with a parameter ``out`` writes into tensors that are as its results will be.
    """
    name = operator.short_name
    first = next(i for i, p in enumerate(operator.signature.parameters) if p.out)
    wrapper = getattr(import_module(functional.generated + ".wrappers"), functional.identifier)
    options = _options_said(functional, first)
    takes_out = out_parameter(function) is not None
    compute = filling(function)

    def out(*args: Any) -> Any:
        targets = args[first:]
        filled = False

        def kernel(*arrays: Any) -> Any:
            nonlocal filled
            foretold = shape(*arrays)
            several = foretold.__class__ is tuple
            results = foretold if several else (foretold,)
            for target, result in zip(targets, results, strict=True):
                _check_result(name, target, result.dtype, several)
            filled = takes_out and all(map(_fits, targets, results)) and _apart(targets, arrays)
            if not filled:
                return compute(foretold, arrays)
            memory = tuple(target._data for target in targets) if several else targets[0]._data
            function(*arrays, out=memory)
            return memory

        made = wrapper(kernel, wrap)(*args[:first], *options(targets[0]))
        if not filled:
            _store_all(name, targets, made if isinstance(made, tuple) else (made,))
        if not isinstance(made, tuple):
            return targets[0]
        return type(made)(*targets) if hasattr(made, "_fields") else tuple(targets)

    return out


def _fits(target: Tensor, result: Result) -> bool:
    """Whether `target` is as the result will be, contiguous and not read-only: a kernel can write it."""
    data, flags = target._data, target._data.flags
    same = data.shape == result.shape and data.dtype == result.dtype
    return bool(same and flags.c_contiguous and flags.writeable)


def _apart(targets: tuple[Tensor, ...], arrays: tuple[Any, ...]) -> bool:
    """Whether no target may share memory with an argument, or with another target."""
    written = [target._data for target in targets]
    for argument in arrays:
        for array in argument if isinstance(argument, list) else (argument,):
            if isinstance(array, np.ndarray) and any(
                np.may_share_memory(array, w) for w in written
            ):
                return False
    return not any(
        np.may_share_memory(one, other)
        for place, one in enumerate(written)
        for other in written[:place]
    )


def _check_result(name: str, target: Tensor, dtype: Any, several: bool) -> None:
    """RuntimeError unless a result of `dtype` can be stored in `target`; places only as they are."""
    if several and dtype == int64.numpy and target.dtype is not int64:
        raise RuntimeError(
            f"Expected out tensor to have dtype {int64}, but got {target.dtype} instead (in {name})"
        )
    check_castable(name, target, dtype)


def _store_all(name: str, targets: tuple[Tensor, ...], results: Any) -> None:
    """Store every result, or raise before any target has changed."""
    for target, result in zip(targets, results, strict=True):
        _check_result(name, target, result._data.dtype, len(targets) > 1)
        _check_target(name, target, result)
    for target, result in zip(targets, results, strict=True):
        store_out(name, target, result)


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
    return memory_for(backend_of(tensor._bits)).allocate(shape, tensor._data.dtype)


def store_out(name: str, out: Tensor, result: Tensor) -> None:
    """Put `result` into the ``out=`` tensor, which takes its shape (with a warning unless empty)."""
    _check_target(name, out, result)
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
    if out._bits & CPU_BITS == CPU_BITS:
        fresh_context().run(np.copyto, out._data, result._data, casting="unsafe")
    else:
        _store_on_device(out, result)


def _check_target(name: str, out: Tensor, result: Tensor) -> None:
    """RuntimeError unless `result` can be stored in `out`, which may yet be resized."""
    if out._data.shape == result._data.shape:
        check_storable(name, out, result._data)
    else:
        check_castable(name, out, result._data.dtype)
    if (out._bits ^ result._bits) & BACKEND_MASK:
        raise devices_error(name, str(out.device), str(result.device))


def _store_on_device(target: Tensor, result: Tensor) -> None:
    """Overwrite `target`, which is not on the CPU; on the meta device there is nothing to do."""
    if not target.is_meta:
        memory_for(backend_of(target._bits)).store(target._data, result._data)
