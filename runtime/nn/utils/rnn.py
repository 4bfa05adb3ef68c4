"""Sequences of different lengths: packed, step by step, or padded."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import accumulate
from operator import methodcaller
from typing import Any, NamedTuple

from gradsmith.generated import functions

from ...api.creation import as_tensor
from ...core.dtypes import int64
from ...core.layout import contiguous_format
from ...core.origin import warn_caller
from ...core.refusing import refuses
from ...core.tensor import Tensor
from ...operators.sorting import introsort

__all__ = [
    "PackedSequence",
    "invert_permutation",
    "pack_padded_sequence",
    "pack_sequence",
    "pad_packed_sequence",
    "pad_sequence",
    "unpack_sequence",
    "unpad_sequence",
]


class _Packed(NamedTuple):
    data: Tensor
    batch_sizes: Tensor
    sorted_indices: Tensor | None
    unsorted_indices: Tensor | None


def _converts_to(name: str, dtype: str) -> Callable[[PackedSequence], PackedSequence]:
    """The method of packed sequences that converts as `Tensor`'s of that name does."""

    def convert(self: PackedSequence) -> PackedSequence:
        return self._with(methodcaller(name))

    convert.__name__, convert.__qualname__ = name, f"PackedSequence.{name}"
    convert.__doc__ = f"In {dtype}."
    return convert


class PackedSequence(_Packed):
    """Sequences, the longest first: all their first elements, all second ones, and so on.

    `batch_sizes` (int64, on the CPU) says how many sequences have an element at each step; the other two how the
    sequences were sorted, and how to undo it.
    """

    __slots__ = ()

    def __new__(
        cls,
        data: Tensor,
        batch_sizes: Tensor | None = None,
        sorted_indices: Tensor | None = None,
        unsorted_indices: Tensor | None = None,
    ) -> PackedSequence:
        """See the class; without `batch_sizes`, `data` is a pair of both."""
        if batch_sizes is None:
            data, batch_sizes = data
        if unsorted_indices is None:
            unsorted_indices = invert_permutation(sorted_indices)
        if batch_sizes.device.type != "cpu":
            raise ValueError(
                "batch_sizes should always be on CPU. Instances of PackedSequence should never be created "
                "manually. They should be instantiated by functions like pack_sequence and "
                "pack_padded_sequences in nn.utils.rnn."
            )
        return super().__new__(cls, data, batch_sizes, sorted_indices, unsorted_indices)

    def _with(self, convert: Callable[[Tensor], Tensor]) -> PackedSequence:
        data = convert(self.data)
        if data is self.data:
            return self

        def moved(indices: Tensor | None) -> Tensor | None:
            return None if indices is None else indices.to(data.device)

        return PackedSequence(
            data, self.batch_sizes, moved(self.sorted_indices), moved(self.unsorted_indices)
        )

    def to(self, *args: Any, **kwargs: Any) -> PackedSequence:
        """With the data converted as `Tensor.to` does."""
        return self._with(lambda t: t.to(*args, **kwargs))

    def pin_memory(self) -> PackedSequence:
        """In memory that an accelerator reads from; RuntimeError where there is none."""
        return self._with(lambda t: t.pin_memory())

    def is_pinned(self) -> bool:
        """Whether the data is in memory that an accelerator reads from."""
        return self.data.is_pinned()

    def cpu(self, *args: Any, **kwargs: Any) -> PackedSequence:
        """On the CPU."""
        return self._with(lambda t: t.cpu())

    def cuda(self, *args: Any, **kwargs: Any) -> PackedSequence:
        """On a CUDA device, where a backend has registered one."""
        return self._with(lambda t: t.cuda(*args, **kwargs))

    double = _converts_to("double", "float64")
    float = _converts_to("float", "float32")
    half = _converts_to("half", "float16")
    long = _converts_to("long", "int64")
    int = _converts_to("int", "int32")
    short = _converts_to("short", "int16")
    char = _converts_to("char", "int8")
    byte = _converts_to("byte", "uint8")

    @property
    def is_cuda(self) -> bool:
        """Whether the data is on a CUDA device."""
        return self.data.device.type == "cuda"


def invert_permutation(permutation: Tensor | None) -> Tensor | None:
    """The inverse of a permutation."""
    if permutation is None:
        return None
    places = functions.arange(permutation.numel(), device=permutation.device)
    return functions.empty_like(permutation).scatter_(0, permutation, places)


def _longest_first(lengths: Tensor) -> Tensor:
    """Where the lengths in falling order came from; dropout between layers draws for sequences in this order."""
    if lengths.ndim != 1 or lengths.numel() <= introsort.SMALL:
        return functions.argsort(lengths, descending=True)
    return as_tensor(introsort.descending_places(lengths.tolist()))


@refuses
def pack_padded_sequence(
    input: Tensor, lengths: Any, batch_first: bool = False, enforce_sorted: bool = True
) -> PackedSequence:
    """Pack padded sequences (T, N, *), or (N, T, *) where `batch_first`, of these lengths.

    Where `enforce_sorted`, lengths must fall; otherwise sequences are sorted, those of one length as PyTorch sorts
    them.  RuntimeError for lengths that do not fit.
    """
    lengths = as_tensor(lengths, dtype=int64, device="cpu")
    order = None
    if not enforce_sorted:
        order = _longest_first(lengths)
        lengths = lengths.gather(-1, order)
        order = order.to(input.device)
        input = input.index_select(0 if batch_first else 1, order)
    if batch_first:
        input = input.transpose(0, 1)
    sizes = lengths.tolist()
    if len(sizes) != input.shape[1]:
        raise RuntimeError(
            f"Expected `len(lengths)` to be equal to batch_size, but got {len(sizes)} "
            f"(batch_size={input.shape[1]})"
        )
    if not sizes or min(sizes) <= 0:
        raise RuntimeError(
            "Length of all samples has to be greater than 0, but found an element in 'lengths' that is <= 0"
        )
    if sorted(sizes, reverse=True) != sizes:
        raise RuntimeError(
            "`lengths` array must be sorted in decreasing order when `enforce_sorted` is True. You can "
            "pass `enforce_sorted=False` to pack_padded_sequence and/or pack_sequence to sidestep this "
            "requirement if you do not need ONNX exportability."
        )
    if sizes[0] > input.shape[0]:
        raise RuntimeError(
            f"Expected sequence length to be at most {input.shape[0]}, got {sizes[0]} in `lengths`"
        )
    counts = [sum(size > step for size in sizes) for step in range(sizes[0])]
    data = functions.cat([input[step, :count] for step, count in enumerate(counts)])
    return PackedSequence(data, as_tensor(counts), order, None)


@refuses
def pad_packed_sequence(
    sequence: PackedSequence,
    batch_first: bool = False,
    padding_value: float = 0.0,
    total_length: int | None = None,
) -> tuple[Tensor, Tensor]:
    """The padded sequences of a packed one, as long as the longest or `total_length`, and their lengths."""
    counts = sequence.batch_sizes.tolist()
    steps, size = len(counts), counts[0]
    if total_length is not None:
        if total_length < steps:
            raise ValueError(
                "Expected total_length to be at least the length of the longest sequence in input, but "
                f"got total_length={total_length} and max sequence length being {steps}"
            )
        steps = total_length
    rest = tuple(sequence.data.shape[1:])
    rows = []
    for count, end in zip(counts, accumulate(counts), strict=True):
        row = sequence.data[end - count : end]
        if count < size:
            row = functions.cat([row, row.new_full((size - count, *rest), padding_value)])
        rows.append(row)
    padded = functions.stack(rows)
    if steps > len(counts):
        missing = (steps - len(counts), size, *rest)
        padded = functions.cat([padded, padded.new_full(missing, padding_value)])
    lengths = as_tensor([sum(count > place for count in counts) for place in range(size)])
    if batch_first:
        padded = padded.transpose(0, 1)
    order = sequence.unsorted_indices
    if order is not None:
        return padded.index_select(0 if batch_first else 1, order), lengths[order.cpu()]
    return padded, lengths


@refuses
def pad_sequence(
    sequences: Any,
    batch_first: bool = False,
    padding_value: float = 0.0,
    padding_side: str = "right",
) -> Tensor:
    """Sequences (L, *) as one tensor (T, N, *), or (N, T, *), padded behind or, on the ``left``, before."""
    if padding_side not in ("left", "right"):
        raise RuntimeError(f"padding_side should be either 'left' or 'right', got '{padding_side}'")
    if not isinstance(sequences, Iterable):
        kind = type(sequences).__name__
        raise RuntimeError(
            f"pad_sequence: Expected iterable for input sequences, but got arg of type: {kind}"
        )
    tensors = list(sequences)
    if not tensors:
        raise RuntimeError("received an empty list of sequences")
    longest = max(len(tensor) for tensor in tensors)
    rows = []
    for tensor in tensors:
        missing = longest - len(tensor)
        if missing:
            padding = tensor.new_full((missing, *tensor.shape[1:]), padding_value)
            tensor = functions.cat([padding, tensor][:: 1 if padding_side == "left" else -1])
        rows.append(tensor)
    return functions.stack(rows, 0 if batch_first else 1)


@refuses
def unpad_sequence(
    padded_sequences: Tensor, lengths: Tensor, batch_first: bool = False
) -> list[Tensor]:
    """The sequences of a padded tensor, without the padding."""
    if not batch_first:
        padded_sequences = padded_sequences.transpose(0, 1)
    pairs = zip(padded_sequences, lengths.tolist(), strict=True)
    return [functions.clone(row[:length], memory_format=contiguous_format) for row, length in pairs]


@refuses
def pack_sequence(sequences: Any, enforce_sorted: bool = True) -> PackedSequence:
    """Pack sequences (L, *), sorted by descending length unless `enforce_sorted` is False."""
    lengths = [len(sequence) for sequence in sequences]
    return pack_padded_sequence(pad_sequence(sequences), lengths, enforce_sorted=enforce_sorted)


@refuses
def unpack_sequence(packed_sequences: PackedSequence) -> list[Tensor]:
    """The sequences of a packed one."""
    padded, lengths = pad_packed_sequence(packed_sequences, batch_first=True)
    return unpad_sequence(padded, lengths, batch_first=True)


def permuted(tensor: Tensor, permutation: Tensor | None, dim: int = 1) -> Tensor:
    """`tensor` with its elements along `dim` in another order."""
    return tensor if permutation is None else tensor.index_select(dim, permutation)


def apply_permutation(tensor: Tensor, permutation: Tensor, dim: int = 1) -> Tensor:
    """Deprecated; use ``index_select``."""
    warn_caller(
        "apply_permutation is deprecated, please use tensor.index_select(dim, permutation) instead",
        FutureWarning,
    )
    return permuted(tensor, permutation, dim)
