"""Arguments of the call that a check repeats: copies of them, on another device, in another precision or size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Literal, Self

from ..core.classes import overrides_dispatch
from ..core.dtypes import complex128, float64
from ..core.generator import Generator, get_rng_state, manual_seed, set_rng_state
from ..core.lazy_elements import elements_of
from ..core.namespace import Array, np
from ..core.tensor import Tensor, wrap
from ..dispatch.operator import OpOverload
from ..dispatch.registry import REGISTRY
from ..dispatch.signature import Parameter
from .failures import CheckFailure, NotApplicable, described_call


@dataclass(frozen=True)
class OperatorCall:
    """A call of an operator, to be made with copies of its arguments."""

    operator: OpOverload
    args: tuple[Any, ...]
    kwargs: Mapping[str, Any]
    name = ""
    """What a sample is called; empty for a call that a program made."""
    seed = 0

    def run(self, operator: OpOverload | None = None) -> Any:
        """The operator's result, or that of another one with the same arguments.

        The same call gives the same: generators begin where they did the last time.
        """
        manual_seed(self.seed)
        args = [_unmoved(value) for value in self.args]
        kwargs = {name: _unmoved(value) for name, value in self.kwargs.items()}
        return (operator or self.operator)(*args, **kwargs)

    def map(self, function: Callable[[Tensor], Any]) -> Self:
        """The call with `function` of each tensor."""
        args = tuple(_mapped(function, value) for value in self.args)
        kwargs = {name: _mapped(function, value) for name, value in self.kwargs.items()}
        return replace(self, args=args, kwargs=kwargs)

    def fresh(self) -> Self:
        """The call with copies of its tensors; what it writes to requires no grad, as a leaf could not be written."""
        written = {id(t) for p, _, t in self.arguments() if p.written}
        return self.map(lambda t: copied(t, requires_grad=t.requires_grad and id(t) not in written))

    def tensors(self) -> list[tuple[str, Tensor]]:
        """Every tensor among the arguments by its argument's name: ``self``, ``tensors[1]``."""
        return [(name, tensor) for _, name, tensor in self.arguments()]

    def arguments(self) -> list[tuple[Parameter, str, Tensor]]:
        """Every tensor among the arguments, with its parameter and its name: ``x``, ``tensors[1]``."""
        parameters = self.operator.signature.parameters
        by_name = {p.name: p for p in parameters}
        given = [*zip(parameters, self.args)]
        given += [(by_name[name], value) for name, value in self.kwargs.items() if name in by_name]
        found: list[tuple[Parameter, str, Tensor]] = []
        for parameter, value in given:
            if isinstance(value, Tensor):
                found.append((parameter, parameter.name, value))
            elif isinstance(value, (list, tuple)):
                found += [
                    (parameter, f"{parameter.name}[{i}]", item)
                    for i, item in enumerate(value)
                    if isinstance(item, Tensor)
                ]
        return found

    @property
    def requires_grad(self) -> bool:
        """Whether an argument does."""
        return any(tensor.requires_grad for _, tensor in self.tensors())

    @property
    def backend(self) -> str:
        """The key of the backend that the tensors are on, ``CPU`` without any; of several, not the CPU's."""
        from ..core.device import backend_of_device

        found = [backend_of_device(tensor.device.type) for _, _, tensor in self.arguments()]
        return next((name for name in found if name != "CPU"), "CPU")

    def refuse_what_cannot_be_copied(self) -> None:
        """NotApplicable for tensors without elements, and for those of classes that handle calls themselves."""
        for _, name, tensor in self.arguments():
            if tensor.is_meta:
                raise NotApplicable(f"'{name}' is on the meta device")
            if overrides_dispatch(type(tensor)):
                raise NotApplicable(
                    f"'{name}' is a {type(tensor).__name__}, which handles calls itself"
                )

    def described(self, check: str) -> list[tuple[str, str]]:
        """What a message says of the call."""
        return [("call", described_call(self.operator, self.args, self.kwargs))]

    def fault(self, check: str, reason: str, mend: str, *keys: str) -> CheckFailure:
        """The exception that says what is wrong with the call."""
        return CheckFailure(check, self, reason, mend, keys)


def _mapped(function: Callable[[Tensor], Any], value: Any) -> Any:
    if isinstance(value, Tensor):
        return function(value)
    if isinstance(value, (list, tuple)):
        return [_mapped(function, item) for item in value]
    return value


def _unmoved(value: Any) -> Any:
    return value.clone_state() if isinstance(value, Generator) else value


@contextmanager
def call_to_check(
    op: OpOverload, args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> Iterator[OperatorCall]:
    """A block for checks of one call, after which the default generator is as before.

    Raises NotApplicable as `OperatorCall.refuse_what_cannot_be_copied` does.
    """
    call = OperatorCall(op, args, kwargs)
    call.refuse_what_cannot_be_copied()
    with undisturbed():
        yield call


@contextmanager
def undisturbed() -> Iterator[None]:
    """Whatever is drawn within the block, the default generator is as before after it."""
    before = get_rng_state()
    try:
        yield
    finally:
        set_rng_state(before)


def copied(tensor: Tensor, *, requires_grad: bool | None = None) -> Tensor:
    """A leaf with the elements and strides of `tensor`, in memory of its own."""
    source = tensor.detach()
    if tensor.device.type == "cpu":
        made = _like(source, source.dtype)
        made._data_[...] = source._data_
    else:
        made = source.clone()
    made.requires_grad = tensor.requires_grad if requires_grad is None else requires_grad
    return made


def copied_if_plain(tensor: Tensor) -> Tensor:
    """Like `copied`; a tensor without elements, or of a class of its own, as it is."""
    return tensor if tensor.is_meta or type(tensor) is not Tensor else copied(tensor)


def _like(tensor: Tensor, kind: Any) -> Tensor:
    if any(stride < 0 for stride in tensor.stride()):
        return wrap(np.empty(tensor._data_.shape, kind.numpy))
    made: Tensor = REGISTRY["aten::empty_strided"](
        list(tensor.shape), list(tensor.stride()), dtype=kind, device=tensor.device
    )
    return made


def shares_memory(a: Tensor, b: Tensor) -> bool:
    """Whether two tensors are one, or have elements in common."""
    if a is b:
        return True
    x, y = elements_of(a), elements_of(b)
    return isinstance(x, np.ndarray) and isinstance(y, np.ndarray) and np.shares_memory(x, y)


def in_doubles(tensor: Tensor) -> Tensor:
    """Like `copied`, contiguous, with float64 for floating and complex128 for complex elements."""
    category = tensor.dtype.category
    if category < 2:
        return copied(tensor)
    kind = float64 if category == 2 else complex128
    if tensor.device.type == "cpu":  # without the overlaps that an expanded tensor has
        made = wrap(np.array(elements_of(tensor.detach()), dtype=kind.numpy, order="C"))
    else:
        made = tensor.detach().to(kind).clone()
    made.requires_grad = tensor.requires_grad
    return made


# -- sizes --------------------------------------------------------------------------------------------


def sizes_of(call: OperatorCall) -> list[int]:
    """The sizes that occur among the shapes of the call's tensors, each once."""
    return sorted({size for _, _, tensor in call.arguments() for size in tensor.shape})


def resized(call: OperatorCall, sizes: dict[int, int]) -> OperatorCall:
    """The call with every size of every tensor replaced as `sizes` says; elements are repeated."""

    def change(tensor: Tensor) -> Tensor:
        shape = tuple(sizes.get(size, size) for size in tensor.shape)
        if shape == tuple(tensor.shape):
            return tensor
        array: Array = np.asarray(elements_of(tensor.detach().cpu()))
        for dim, size in enumerate(shape):
            wanted = np.arange(size) % max(array.shape[dim], 1)
            array = (
                array.take(wanted, dim)
                if array.shape[dim]
                else np.zeros((*array.shape[:dim], size, *array.shape[dim + 1 :]), array.dtype)
            )
        order: Literal["C", "F"] = (
            "F" if tensor.dim() > 1 and tensor.stride()[0] == 1 != tensor.stride()[-1] else "C"
        )
        made = wrap(np.array(array, order=order, copy=True)).to(tensor.device)
        made.requires_grad = tensor.requires_grad
        return made

    return call.map(change)
