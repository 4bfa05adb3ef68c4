"""Rules for tensors that a call writes to: ``out=`` tensors, and arguments that are changed in place.

The field ``out`` of an operator's entry declares them.  If it names no rule for the dtype, elementwise operators are
`castable` and `apart` from their arguments, and an ``out=`` tensor of any other operator has the `same` dtype as the
result.  All checks run before anything is written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.bits import BACKEND_MASK, CPU_BITS, META_BITS, NUMBER_BITS_ALL
from ..core.dtypes import can_cast, dtype_of_numpy
from ..core.dtypes import dtype as dtype_type
from ..core.errors import C_WORDS, TYPE_WORDS, noted, overlap_error
from ..core.namespace import Array, DType, np
from ..core.package_name import package_name
from ..core.strided import is_dense, strides_in_elements
from ..core.tensor import Tensor
from .registry import VARIANTS

if TYPE_CHECKING:
    from .operator import OpOverload


class OutRules(NamedTuple):
    """What an entry says of the tensors that its operator's variants write to."""

    dtype: str
    """``castable``, ``same`` or ``any_dtype``."""
    error: str | Mapping[str, str]
    """What is said of a wrong dtype, maybe by the name of the result, if that has words of its own."""
    elementwise: bool
    not_complex: bool
    """Whether no ``out=`` tensor is complex."""
    apart: bool
    """Whether memory is shared with an argument only where that is the written tensor, element for element."""
    disjoint: bool
    """Whether no memory is shared, except with what the in-place variant changes."""
    expanded: bool
    """Whether the written tensor may show one element at several places."""
    resized: bool
    """Whether the in-place variant's argument takes the result's shape."""
    any_shape: bool
    """Whether an ``out=`` tensor of as many elements as the result keeps its shape."""
    listed: bool
    """Whether the result is of tensors in a list, whose dtypes are at fault where it cannot be stored."""

    def check(self, name: str, target: Tensor, dtype: DType) -> None:
        """RuntimeError unless a result of `dtype` can be stored in the ``out=`` tensor `target`."""
        result, given = dtype_of_numpy(dtype), target.dtype
        if self.not_complex and given.is_complex:
            word = TYPE_WORDS[given.name]
            raise RuntimeError(f"{name} has no complex result, but got out= of type {word}")
        if result is given:
            return
        if self.dtype == "castable" and self.listed:
            if not can_cast(result, given):
                # All that take lists end in one kernel there, which names itself.
                error = TypeError(
                    f"{package_name.shown}.cat(): input types can't be cast to the desired output type "
                    f"{TYPE_WORDS[given.name]}"
                )
                raise noted(error, f"{name} promotes its inputs to {TYPE_WORDS[result.name]}")
        elif self.dtype == "castable":
            if self.error and not can_cast(result, given):
                self._refuse(name, result, given)
            check_castable(name, target, dtype)
        elif self.dtype == "same":
            if self.elementwise:
                words = TYPE_WORDS[given.name], TYPE_WORDS[result.name]
                raise noted(
                    RuntimeError(f"Found dtype {words[0]} but expected {words[1]}"), f"in {name}"
                )
            self._refuse(name, result, given)
            words = C_WORDS[result.name], C_WORDS[given.name]
            text = f"Expected out tensor to have dtype {words[0]}, but got {words[1]} instead"
            raise noted(RuntimeError(text), f"in {name}")

    def _refuse(self, name: str, result: dtype_type, given: dtype_type) -> None:
        """RuntimeError in the words that the entry has for it; nothing where it has none."""
        output = name.rpartition(" ")[2].strip("'")
        said = self.error if isinstance(self.error, str) else self.error.get(output)
        if said:
            words = TYPE_WORDS[result.name], TYPE_WORDS[given.name]
            text = said.format(result=words[0], given=words[1], output=output)
            raise noted(RuntimeError(text), f"in {name}")


def rules_of(operator: OpOverload) -> OutRules:
    """The rules of an operator, or of the functional one that it is a variant of."""
    traits = (operator.functional or operator).traits
    words = traits.out.split()
    elementwise = traits.is_elementwise
    usual = "castable" if elementwise else "same"
    return OutRules(
        next((word for word in ("castable", "same", "any_dtype") if word in words), usual),
        traits.out_error,
        elementwise,
        "not_complex" in words,
        elementwise or "apart" in words,
        "disjoint" in words,
        "expanded" in words,
        "resized" in words,
        "any_shape" in words,
        bool(operator.signature.list_positions),
    )


def check_castable(name: str, out: Tensor, dtype: DType) -> None:
    """RuntimeError unless numbers of `dtype` may be stored in `out`: its category is not above."""
    if dtype == out._data_.dtype:
        return
    source = dtype_of_numpy(dtype)
    if not can_cast(source, out.dtype):
        text = (
            f"result type {TYPE_WORDS[source.name]} can't be cast to the desired output type "
            f"{TYPE_WORDS[out.dtype.name]}"
        )
        raise noted(RuntimeError(text), f"in {name}")


# -- memory -------------------------------------------------------------------------------------------


class MemoryCheck(NamedTuple):
    """Refuses calls whose arguments share memory with those that are written to."""

    refuse_shared: Callable[[tuple[Any, ...]], None]
    """RuntimeError, as in PyTorch: where both lie dense in overlapping memory, unless the rules allow it; and where
    the written tensor shows one element at several places.  Whether strides with gaps meet is not looked at."""
    places: tuple[int, ...]
    """Nothing can be shared unless one of these arguments, all of them tensors, is a view; empty if not that simple."""


def memory_check(operator: OpOverload, bits: int) -> MemoryCheck | None:
    """The check for calls of `operator` with these bits; None where there is nothing to check."""
    rules = rules_of(operator)
    host = bits & BACKEND_MASK in (CPU_BITS & BACKEND_MASK, META_BITS & BACKEND_MASK)
    shares = not rules.apart and not rules.disjoint
    if not host or (rules.expanded and shares):
        return None
    signature = operator.signature
    parameters, written = signature.parameters, signature.written
    read = [] if shares else [i for i in signature.tensor_positions if i not in written]
    lists = [] if shares else [i for i in signature.list_positions if i not in written]
    kept = -1
    if signature.has_out and rules.disjoint and operator.functional is not None:
        variants = VARIANTS.get(operator.functional.name(), ())
        kept = next((f.signature.written[0] for f in variants if not f.signature.has_out), -1)

    def refuse_shared(args: tuple[Any, ...]) -> None:
        for position in written:
            target = args[position]
            if not isinstance(target, Tensor) or target._data_.__class__ is not np.ndarray:
                continue
            data = target._data_
            if not rules.expanded:
                _refuse_expanded(data)
            owns = data.base is None
            for other in read:
                value = args[other]
                if isinstance(value, Tensor):
                    found = value._data_
                    if not owns or found.base is not None or found is data:
                        _refuse_overlap(data, found, rules.disjoint and other != kept)
            for other in lists:
                for value in args[other] or ():
                    if value is not None:
                        found = value._data_
                        if not owns or found.base is not None or found is data:
                            _refuse_overlap(data, found, rules.disjoint)

    places = [*written, *read]
    numbers = operator.traits.numbers and bits & NUMBER_BITS_ALL != 0
    if numbers and len(read) == 1:
        places = [*written]  # the other one is a number
    elif numbers or lists or rules.disjoint or any(parameters[i].type != "Tensor" for i in places):
        places = []
    return MemoryCheck(refuse_shared, tuple(places))


def certainly_apart(written: Array, read: Array) -> bool:
    """Whether arrays are views of different ones, or one and the same, and the first shows no element twice.

    False where that takes more than a look at whose memory they are.
    """
    owner, other = written.base, read.base
    if owner is None:
        owner = written
    elif owner.__class__ is not np.ndarray or owner.base is not None or 0 in written.strides:
        return False
    if written is read:
        return True
    if other is None:
        other = read
    elif other.__class__ is not np.ndarray or other.base is not None:
        return False
    return owner is not other


def _refuse_expanded(data: Array) -> None:
    if 0 in data.strides and data.size:
        for extent, stride in zip(data.shape, data.strides):
            if extent > 1 and stride == 0:
                raise RuntimeError(
                    "unsupported operation: more than one element of the written-to tensor refers to a "
                    "single memory location. Please clone() the tensor before performing the operation."
                )


def _refuse_overlap(written: Array, read: Array, disjoint: bool) -> None:
    same = written is read
    if not same:
        if written.base is None and read.base is None:
            return  # each has memory of its own
        if not np.may_share_memory(written, read) or not is_dense(written) or not is_dense(read):
            return
        begins = written.__array_interface__["data"] == read.__array_interface__["data"]
        same = begins and written.nbytes == read.nbytes
        same = same and strides_in_elements(written) == strides_in_elements(read)
    if written.size and (disjoint or not same):
        raise overlap_error()
