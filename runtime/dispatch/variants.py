"""In-place and ``out=`` variants, made from the kernels of the functional operator."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from inspect import Parameter
from typing import TYPE_CHECKING, Any

from ..core.bits import BACKEND_MASK, CPU_BITS, DTYPE_BITS, LAZY, backend_of, bits_for
from ..core.dtypes import can_cast
from ..core.errors import C_WORDS, devices_error, noted
from ..core.floating import fresh_context
from ..core.lazy_elements import flipped, settled
from ..core.memory import memory_for
from ..core.namespace import np
from ..core.nesting import as_kind_of
from ..core.origin import warn_caller
from ..core.result import Result
from ..core.state import state
from ..core.strided import dense_steps, resized
from ..core.tensor import Tensor, wrap
from .outputs import OutRules, memory_check, rules_of
from .pointwise import check_storable, unwritable_error
from .structured import checks, filling, in_order, out_parameter
from .wrapping import over_tensors

if TYPE_CHECKING:
    from .operator import OpOverload


def inplace_variant(operator: OpOverload, compute: Callable[..., Any]) -> Callable[..., Any]:
    """Computes and stores in the first argument, which keeps its dtype and shape.

    Where `compute` calls operators the result is stored by one too, so that it is differentiable.
    """
    name = operator.short_name
    check = dtype_check(operator)
    if getattr(compute, "over_tensors", False):

        def composite(self: Tensor, *rest: Any) -> Tensor:
            # What the parts save for the gradient must outlive the change.
            kept = self.clone() if self.requires_grad and state.grad_enabled else self
            result = compute(kept, *rest)
            check_storable(name, self, result._data_)
            return self.copy_(result)

        return over_tensors(composite)

    rules = rules_of(operator)

    def inplace(self: Tensor, *rest: Any) -> Tensor:
        if check is not None:
            check(self, rest)
        result = compute(self, *rest)
        found, data = result._data_, self._data_
        if (
            data.__class__ is found.__class__ is np.ndarray
            and found.shape == data.shape
            and found.dtype == data.dtype
            and data.flags.writeable
            and self._bits_ & CPU_BITS == CPU_BITS
        ):
            data[...] = found
            return self
        if rules.resized and self._data_.shape != result._data_.shape:
            _store_out(self, _memory(name, rules, self, result), result)
            return self
        check_storable(name, self, result._data_)
        if self._bits_ & CPU_BITS == CPU_BITS:
            fresh_context().run(np.copyto, self._data_, result._data_, casting="unsafe")
        else:
            _store_on_device(self, result._data_)
        return self

    return inplace


def dtype_check(operator: OpOverload) -> Callable[[Tensor, tuple[Any, ...]], None] | None:
    """What refuses an in-place call whose argument `dtype` is another than that of the tensor that it changes."""
    position = operator.signature.place_of("dtype")
    if position is None:
        return None
    place = position - 1

    def check(self: Tensor, rest: tuple[Any, ...]) -> None:
        dtype = rest[place]
        if dtype is not None and dtype is not self.dtype:
            words = C_WORDS[self.dtype.name], C_WORDS[dtype.name]
            text = (
                f"Bad in-place call: input tensor dtype {words[0]} and output tensor dtype {words[1]} "
                "should match"
            )
            raise noted(RuntimeError(text), f"in {operator.short_name}")

    return check


def stored_variant(
    operator: OpOverload,
    functional: OpOverload,
    shape: Callable[..., Any],
    function: Callable[..., Any],
) -> Callable[..., Any]:
    """The in-place variant by a kernel that stores its result itself, in its parameter `out`."""
    name = operator.short_name

    may_refuse, check = checks(shape), dtype_check(operator)

    def into_first(data: Any, *rest: Any) -> Any:
        if may_refuse:
            shape(data, *rest)
        return function(data, *rest, out=data)

    wrappers = import_module(functional.generated + ".wrappers")
    call = getattr(wrappers, functional.identifier)(into_first, lambda data: data)

    def stored(self: Tensor, *rest: Any) -> Tensor:
        data = self._data_
        if not data.flags.writeable:
            check_storable(name, self, data)  # raises
        if check is not None:
            check(self, rest)
        call(self, *rest)
        return self

    return stored


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
                own |= value._bits_ & DTYPE_BITS
        function = found.get(own)
        if function is None:
            function = found[own] = find(bits & ~DTYPE_BITS | own)
        return function(*args)

    return chosen


def out_variant(operator: OpOverload, compute: Callable[..., Any], bits: int) -> Callable[..., Any]:
    """Computes and stores in the ``out=`` tensors, which stay as they are if anything fails."""
    name = operator.short_name
    first = next(i for i, p in enumerate(operator.signature.parameters) if p.out)
    check = memory_check(operator, bits)
    arguments, rules = _arguments(operator, first)
    places = _places(operator)

    def out_of_list(*args: Any) -> None:
        targets = tuple(args[first])
        if check is not None:
            check.refuse_shared(args)
        results = compute(*args[:first])
        if len(results) != len(targets):
            raise RuntimeError(
                f"{operator.identifier}() expected an out= argument of size {len(results)}, "
                f"got size {len(targets)}"
            )
        _store_all(name, rules, targets, results, places * len(targets), ())

    def out(*args: Any) -> Any:
        targets = args[first:]
        if check is not None:
            check.refuse_shared(args)
        results = compute(*arguments(args, targets[0]))
        several = isinstance(results, (tuple, list))
        found = results if several else (results,)
        _store_all(name, rules, targets, found, places, args[:first])
        if not several:
            return targets[0]
        return as_kind_of(results, targets) if hasattr(results, "_fields") else tuple(targets)

    variant = out_of_list if operator.signature.parameters[first].type.endswith("[]") else out
    return over_tensors(variant) if getattr(compute, "over_tensors", False) else variant


def _arguments(
    operator: OpOverload, first: int
) -> tuple[Callable[[tuple[Any, ...], Tensor], tuple[Any, ...]], OutRules]:
    """What makes the functional operator's arguments of those of its ``out=`` variant, and what to hold results to.

    The tensor says a factory's options, which the variant does not have; and where it may have any
    dtype the argument ``dtype`` too, unless that is given.  So it does where a result is converted,
    if elements that are not integers convert to its dtype: rounded after, sums would lose what it can hold.
    """
    functional, rules = operator.functional, rules_of(operator)
    assert functional is not None
    names = [p.name for p in functional.signature.parameters]
    own = [p.name for p in operator.signature.parameters[:first]]
    takes_dtype = rules.dtype in ("any_dtype", "castable") and "dtype" in own
    place = names.index("dtype") if takes_dtype else None
    if names == own and place is None:
        return lambda args, target: args[:first], rules
    positions = [own.index(name) if name in own else None for name in names]

    def arguments(args: tuple[Any, ...], target: Tensor) -> tuple[Any, ...]:
        known = {"dtype": target.dtype, "device": target.device}
        given = [
            known.get(name) if position is None else args[position]
            for name, position in zip(names, positions)
        ]
        if place is not None and given[place] is None and (any_dtype or _converts(args[0], target)):
            given[place] = target.dtype
        return tuple(given)

    any_dtype = rules.dtype == "any_dtype"
    return arguments, rules._replace(dtype="same") if any_dtype and place is not None else rules


def _converts(source: Tensor, target: Tensor) -> bool:
    """Whether the elements of `source`, no integers, convert to those of `target`, no integers either."""
    kinds = source.dtype, target.dtype
    return all(d.is_floating_point or d.is_complex for d in kinds) and can_cast(*kinds)


def structured_out_variant(
    operator: OpOverload,
    functional: OpOverload,
    shape: Callable[..., Any],
    function: Any,
    bits: int,
) -> Callable[..., Any]:
    """The ``out=`` variant by a kernel with a shape function: what cannot be stored is not computed.

    A kernel with a parameter ``out`` writes into tensors that are as its results will be.
    """
    name = operator.short_name
    first = next(i for i, p in enumerate(operator.signature.parameters) if p.out)
    wrapper = getattr(import_module(functional.generated + ".wrappers"), functional.identifier)
    check = memory_check(operator, bits)
    arguments, rules = _arguments(operator, first)
    takes_out = out_parameter(function) is not None
    compute = filling(function)
    places = _places(operator)

    def out(*args: Any) -> Any:
        targets = args[first:]
        if check is not None:
            check.refuse_shared(args)
        filled = False

        def kernel(*arrays: Any) -> Any:
            nonlocal filled
            inferred = shape(*arrays)
            several = inferred.__class__ is tuple
            results = inferred if several else (inferred,)
            for place, target, result in zip(places, targets, results, strict=True):
                rules.check(place, target, result.dtype)
            filled = takes_out and all(map(_fits, targets, results)) and _apart(targets, arrays)
            if not filled:
                made = compute(inferred, arrays)
                resizes = any(t._data_.shape != r.shape for t, r in zip(targets, results))
                return in_order(inferred, made) if resizes else made
            memory = tuple(target._data_ for target in targets) if several else targets[0]._data_
            function(*arrays, out=memory)
            return memory

        made = wrapper(kernel, wrap)(*arguments(args, targets[0]))
        if not filled:
            results = made if isinstance(made, tuple) else (made,)
            _store_all(name, rules, targets, results, places, args[:first])
        if not isinstance(made, tuple):
            return targets[0]
        return as_kind_of(made, targets)

    return out


def _fits(target: Tensor, result: Result) -> bool:
    """Whether `target` is as the result will be, contiguous and not read-only: a kernel can write it."""
    data, flags = target._data_, target._data_.flags
    same = data.shape == result.shape and data.dtype == result.dtype
    return bool(same and flags.c_contiguous and flags.writeable)


def _apart(targets: tuple[Tensor, ...], arrays: tuple[Any, ...]) -> bool:
    """Whether no target may share memory with an argument, or with another target."""
    written = [target._data_ for target in targets]
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


def _places(operator: OpOverload) -> tuple[str, ...]:
    """What errors call the ``out=`` tensors of `operator`: its name, and which one if there are several."""
    written = [p.name for p in operator.signature.parameters if p.out]
    name = operator.short_name
    return (name,) if len(written) == 1 else tuple([f"{name}, '{each}'" for each in written])


def _store_all(
    name: str,
    rules: OutRules,
    targets: tuple[Tensor, ...],
    results: Any,
    places: tuple[str, ...],
    given: tuple[Any, ...],
) -> None:
    """Store every result, or raise before any target has changed.

    A target that is among the arguments `given`, element for element, is not resized, as in PyTorch.
    """
    for place, target, result in zip(places, targets, results, strict=True):
        rules.check(place, target, result._data_.dtype)
        _check_target(name, target, result)
        if rules.apart and target.shape != result.shape and any(a is target for a in given):
            text = (
                f"output with shape {list(target.shape)} doesn't match the broadcast shape "
                f"{list(result.shape)}"
            )
            raise noted(RuntimeError(text), f"in {place}")
    memory = [_memory(name, rules, *pair) for pair in zip(targets, results, strict=True)]
    for target, data, result in zip(targets, memory, results, strict=True):
        _store_out(target, data, result)


def refuse_recording(operator: OpOverload) -> RuntimeError:
    """The error of an ``out=`` variant, whose result nothing could record, where an argument requires grad."""
    recorded = (operator.functional or operator).traits.autograd
    name = operator.base if recorded else f"{operator.namespace}::{operator.base}"
    return RuntimeError(
        f"{name}(): functions with out=... arguments don't support automatic "
        "differentiation, but one of the arguments requires grad."
    )


def _check_target(name: str, out: Tensor, result: Tensor) -> None:
    """RuntimeError unless `result` can be stored in `out`, which may yet be resized."""
    if (out._bits_ ^ result._bits_) & BACKEND_MASK:
        raise devices_error(name, str(out.device), str(result.device))
    if not out._data_.flags.writeable:
        raise unwritable_error(name, out._data_)


def _memory(name: str, rules: OutRules, out: Tensor, result: Tensor) -> Any:
    """Where `result` goes: the memory of `out`, as large as it has to be; with a warning where it was not empty."""
    data, found = out._data_, result._data_
    if data.shape == found.shape or (rules.any_shape and data.size == found.size):
        return data
    if data.size and not rules.resized:
        warn_caller(
            f"An output with one or more elements was resized since it had shape {list(out.shape)}, "
            f"which does not match the required output shape {list(result.shape)}. This behavior is "
            f"deprecated; pass an empty tensor or one of the right shape as {name}'s out argument."
        )
    if out.is_cpu:
        return resized(data, found.shape, dense_steps(found))
    if out.is_meta:
        return resized(np.empty(0, data.dtype), found.shape, dense_steps(found))
    return memory_for(backend_of(out._bits_)).allocate(found.shape, data.dtype)


def _store_out(out: Tensor, data: Any, result: Tensor) -> None:
    """Give `out` the memory `data`, and the elements of `result`; nothing fails here."""
    if data is not out._data_:
        out._data_ = data
        out._bits_ = out._bits_ & ~DTYPE_BITS | bits_for(out.dtype, not data.ndim) & DTYPE_BITS
    lazy = (out._bits_ ^ result._bits_) & LAZY
    if lazy:
        result = settled(flipped(result, result._bits_ & LAZY ^ lazy))
    found = result._data_
    if found.shape != data.shape:  # as `any_shape` allows
        found = found.reshape(data.shape)
    if out._bits_ & CPU_BITS == CPU_BITS:
        fresh_context().run(np.copyto, data, found, casting="unsafe")
    else:
        _store_on_device(out, found)


def _store_on_device(target: Tensor, data: Any) -> None:
    """Overwrite `target`, which is not on the CPU; on the meta device there is nothing to do."""
    if not target.is_meta:
        memory_for(backend_of(target._bits_)).store(target._data_, data)
