"""The memory that tensors share, as programs see it: bytes (`UntypedStorage`), or elements of a dtype (`TypedStorage`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NoReturn, Self, TypeAlias

from ..core import dtypes
from ..core.device import CPU, as_device, device
from ..core.dtypes import dtype
from ..core.errors import TYPE_WORDS
from ..core.namespace import Array, np
from ..core.package_name import as_said, known_by_package, say_module
from ..core.strided import address, storage_of, strided
from ..core.tensor import wrap
from ..core.warn import warn_caller_once
from .creation_data import array_from

if TYPE_CHECKING:
    from ..core.tensor import Tensor

_Device: TypeAlias = device
_DType: TypeAlias = dtype


class _Storage:
    """What storages of both kinds have: they are in the CPU's memory, of this process alone."""

    __slots__ = ()

    is_cuda = is_hpu = is_sparse = is_sparse_csr = False
    filename = None

    def is_shared(self) -> bool:
        """Whether the memory is `Tensor.share_memory_`'s, which other processes see."""
        from .shared_memory import is_shared_array

        return is_shared_array(self.untyped()._array)

    def untyped(self) -> UntypedStorage:
        """The same memory as bytes."""
        raise NotImplementedError

    def __sizeof__(self) -> int:
        return super().__sizeof__() + self.untyped().nbytes()

    def is_pinned(self, device: Any = None) -> bool:
        """False: there is no pinned memory."""
        return False

    def share_memory_(self) -> NoReturn:
        """Raises NotImplementedError: memory is shared by ``Tensor.share_memory_``."""
        raise NotImplementedError(
            "a storage does not move to shared memory by itself: call the tensor's share_memory_()"
        )

    def cpu(self) -> Any:
        """The storage itself."""
        return self


class UntypedStorage(_Storage):
    """The memory that a tensor and its views share, as bytes.

    ``UntypedStorage(size)`` and ``UntypedStorage(numbers)`` are memory of their own, whose size may change until a tensor
    shows it; that of tensors does not.
    """

    __slots__ = ("_array", "_is_alone", "device")

    _array: Array
    device: _Device

    def __init__(self, given: int | Sequence[int] = 0, /, *, device: Any = None) -> None:
        self.device = CPU if device is None else as_device(device)
        if self.device != CPU:
            raise RuntimeError(
                f"UntypedStorage(): memory of its own is on the CPU, not on {device}"
            )
        self._array = _fresh(given, dtypes.uint8)
        self._is_alone = True

    @classmethod
    def over(cls, array: Array, where: _Device = CPU) -> Self:
        """The memory of the elements of a tensor."""
        made = cls.__new__(cls)
        made._array, made.device, made._is_alone = storage_of(array), where, False
        return made

    @classmethod
    def from_file(cls, filename: str, shared: bool = False, nbytes: int = 0) -> Self:
        """The first `nbytes` bytes of a file, mapped as `gradsmith.from_file` does, with its errors."""
        from .interop import from_file

        return cls.over(from_file(filename, shared, nbytes, dtype=dtypes.uint8)._data_)

    def elements(self, element: _DType = dtypes.uint8) -> Array:
        """An array of that dtype over all of the memory.  NotImplementedError on other devices than the CPU."""
        if self.device.type != "cpu":
            raise NotImplementedError(f"Not available for '{self.device.type}' device type")
        width = element.itemsize
        return strided(self._array, (self.nbytes() // width,), (width,), 0, element.numpy)

    def shared(self) -> Array:
        """The memory, for a tensor: from now on its size is fixed."""
        self._is_alone = False
        return self._array

    def nbytes(self) -> int:
        """Size in bytes."""
        return self._array.nbytes

    size = __len__ = nbytes

    def element_size(self) -> int:
        """One: elements are bytes."""
        return 1

    def data_ptr(self) -> int:
        """Address of the first byte; 0 where there is none."""
        return address(self._array) if self.device.type != "meta" and self.nbytes() else 0

    @property
    def _cdata(self) -> int:
        return id(self._array)

    def untyped(self) -> UntypedStorage:
        """The storage itself."""
        return self

    def tolist(self) -> list[int]:
        """The bytes."""
        found: list[int] = self.elements().tolist()
        return found

    def __iter__(self) -> Iterator[int]:
        return iter(self.tolist())

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            part = UntypedStorage.over(self._array)
            part._array = self.elements()[index]
            return part
        return int(self.elements()[_place(index, len(self))])

    def __setitem__(self, index: int | slice, value: int) -> None:
        self.elements()[index if isinstance(index, slice) else _place(index, len(self))] = value

    def fill_(self, value: int) -> UntypedStorage:
        """Set every byte."""
        self.elements()[...] = value
        return self

    def copy_(self, source: Any, non_blocking: bool = False) -> UntypedStorage:
        """Take the bytes of another storage of the same size, which RuntimeError demands."""
        other = source.untyped()
        if self.nbytes() != other.nbytes():
            raise RuntimeError(
                f"size does not match, self was {self.nbytes()} bytes but src was {other.nbytes()} bytes"
            )
        self.elements()[...] = other.elements()
        return self

    def clone(self) -> UntypedStorage:
        """A copy, memory of its own."""
        made = UntypedStorage(self.nbytes())
        return made.copy_(self)

    def resizable(self) -> bool:
        """Whether no tensor shows the memory, which is its own."""
        return self._is_alone

    def resize_(self, size: int) -> UntypedStorage:
        """Change the size in bytes, keeping what fits.

        RuntimeError where tensors show the memory: arrays that stand for them would be left without it.
        """
        if size != self.nbytes():
            if not self._is_alone:
                raise RuntimeError(
                    f"Trying to resize storage that is not resizable: tensors show its {self.nbytes()} bytes, "
                    f"{size} were asked for; use Tensor.resize_"
                )
            before, self._array = self.elements(), np.empty(size, np.uint8)
            self._array[: before.size] = before[:size]
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UntypedStorage) and self._array is other._array

    def __hash__(self) -> int:
        return id(self._array)

    def __deepcopy__(self, memo: dict[int, Any]) -> UntypedStorage:
        return UntypedStorage.over(copied_memory(self._array, memo), self.device)

    def __repr__(self) -> str:
        return _text(self, f"gradsmith.storage.UntypedStorage(device={self.device})")


class TypedStorage(_Storage):
    """The memory that a tensor and its views share, as elements of one dtype: deprecated, see `UntypedStorage`.

    ``TypedStorage(size)`` and ``TypedStorage(numbers)`` are memory of their own, by default of the default dtype;
    ``TypedStorage(wrap_storage=…)`` shows another storage.
    """

    __slots__ = ("_untyped_storage", "dtype")

    _untyped_storage: UntypedStorage
    dtype: _DType

    def __init__(
        self,
        given: int | Sequence[Any] = 0,
        /,
        *,
        wrap_storage: UntypedStorage | None = None,
        dtype: _DType | None = None,
        device: Any = None,
    ) -> None:
        warn_caller_once(
            "TypedStorage is deprecated. UntypedStorage will be the only storage class: use Tensor.untyped_storage() "
            "instead of Tensor.storage()."
        )
        self.dtype = dtype or dtypes.get_default_dtype()
        if wrap_storage is not None and not isinstance(wrap_storage, UntypedStorage):
            raise TypeError(
                f"Argument 'wrap_storage' must be UntypedStorage, but got {type(wrap_storage).__name__}"
            )
        if wrap_storage is None:
            if device is not None and as_device(device) != CPU:
                raise RuntimeError(
                    f"TypedStorage(): memory of its own is on the CPU, not on {device}"
                )
            wrap_storage = UntypedStorage()
            wrap_storage._array = _fresh(given, self.dtype)
        self._untyped_storage = wrap_storage

    @property
    def device(self) -> _Device:
        """Where the memory is."""
        return self._untyped_storage.device

    @property
    def _cdata(self) -> int:
        return self._untyped_storage._cdata

    def untyped(self) -> UntypedStorage:
        """The memory as bytes."""
        return self._untyped_storage

    def _elements(self) -> Array:
        return self._untyped_storage.elements(self.dtype)

    def nbytes(self) -> int:
        """Size in bytes."""
        return self._untyped_storage.nbytes()

    def size(self) -> int:
        """How many elements there are."""
        return self.nbytes() // self.dtype.itemsize

    __len__ = size

    def element_size(self) -> int:
        """Bytes of one element."""
        return self.dtype.itemsize

    def data_ptr(self) -> int:
        """Address of the first element; 0 where there is none."""
        return self._untyped_storage.data_ptr()

    def tolist(self) -> list[Any]:
        """The elements as Python numbers."""
        found: list[Any] = wrap(self._elements()).tolist()
        return found

    def __iter__(self) -> Iterator[Any]:
        return iter(self.tolist())

    def __getitem__(self, index: int) -> Any:
        if isinstance(index, slice):
            raise RuntimeError("slices are only supported in UntypedStorage.__getitem__")
        place = _place(index, len(self))
        return wrap(self._elements()[place : place + 1]).tolist()[0]

    def __setitem__(self, index: int | slice, value: Any) -> None:
        self._elements()[index if isinstance(index, slice) else _place(index, len(self))] = value

    def fill_(self, value: Any) -> TypedStorage:
        """Set every element."""
        self._elements()[...] = value
        return self

    def copy_(
        self, source: TypedStorage | UntypedStorage, non_blocking: bool = False
    ) -> TypedStorage:
        """Take the bytes of another storage of the same size, which RuntimeError demands."""
        self._untyped_storage.copy_(source)
        return self

    def clone(self) -> TypedStorage:
        """A copy, memory of its own."""
        return TypedStorage(wrap_storage=self._untyped_storage.clone(), dtype=self.dtype)

    def _to(self, element: _DType) -> TypedStorage:
        made = TypedStorage(len(self), dtype=element)
        made._elements()[...] = self._elements().astype(element.numpy)
        return made

    def type(self, dtype: Any = None, non_blocking: bool = False) -> Any:
        """PyTorch's old name of the storage's type."""
        if dtype is not None:
            raise TypeError("TypedStorage.type(): convert with float(), long() and the like")
        return f"gradsmith.{self.pickle_storage_type()}"

    def resizable(self) -> bool:
        """Whether no tensor shows the memory, which is its own."""
        return self._untyped_storage.resizable()

    def resize_(self, size: int) -> None:
        """Change the number of elements, keeping what fits.  RuntimeError where tensors show the memory."""
        self._untyped_storage.resize_(size * self.dtype.itemsize)

    def pickle_storage_type(self) -> str:
        """The name that files have for storages of this dtype."""
        return f"{TYPE_WORDS[self.dtype.name]}Storage"

    def _get_legacy_storage_class(self) -> Any:
        return NAMED_STORAGES[self.pickle_storage_type()]

    def __deepcopy__(self, memo: dict[int, Any]) -> TypedStorage:
        return TypedStorage(wrap_storage=self._untyped_storage.__deepcopy__(memo), dtype=self.dtype)

    def __repr__(self) -> str:
        return _text(
            self, f"gradsmith.storage.TypedStorage(dtype={self.dtype}, device={self.device})"
        )


def _conversion(element: _DType) -> Any:
    def convert(self: TypedStorage) -> TypedStorage:
        return self._to(element)

    convert.__doc__ = f"The storage with its elements as {element.name}."
    return convert


for _name, _element in {
    "double": dtypes.float64,
    "float": dtypes.float32,
    "half": dtypes.float16,
    "long": dtypes.int64,
    "int": dtypes.int32,
    "short": dtypes.int16,
    "char": dtypes.int8,
    "byte": dtypes.uint8,
    "bool": dtypes.bool_,
    "bfloat16": dtypes.bfloat16,
    "complex_double": dtypes.complex128,
    "complex_float": dtypes.complex64,
}.items():
    setattr(TypedStorage, _name, _conversion(_element))


for _class in (UntypedStorage, TypedStorage):
    say_module(_class, as_said("gradsmith.storage"))


class _NamedStorage(type):
    """The class of ``FloatStorage`` and similar classes: called, they make typed storages; those of their dtype are of them."""

    dtype: _DType

    def __call__(cls, *args: Any, **options: Any) -> TypedStorage:
        if len(args) > 1 or not options.keys() <= {"wrap_storage", "device"}:
            raise RuntimeError(
                f"{cls.__module__}.{cls.__name__}.__new__ received an invalid combination of arguments. Expected one "
                "of: no arguments, (int size), (Sequence data), (*, UntypedStorage wrap_storage)"
            )
        return TypedStorage(*args, dtype=cls.dtype, **options)

    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, TypedStorage) and instance.dtype is cls.dtype

    def from_buffer(
        cls, buffer: Any, byte_order: str = "native", count: int = -1, offset: int = 0
    ) -> TypedStorage:
        """A storage with a copy of what a buffer holds, its bytes in `byte_order` (``little``, ``big``, ``native``)."""
        order: Any = {"native": "=", "little": "<", "big": ">"}[byte_order]
        found = np.frombuffer(buffer, cls.dtype.numpy.newbyteorder(order), count, offset)
        made = TypedStorage(found.size, dtype=cls.dtype)
        made._elements()[...] = found
        return made


NAMED_STORAGES: dict[str, Any] = {
    f"{TYPE_WORDS[d.name]}Storage": known_by_package(
        _NamedStorage(f"{TYPE_WORDS[d.name]}Storage", (), {"dtype": d})
    )
    for d in dtypes.DTYPES
    if not d.name.startswith("uint") or d is dtypes.uint8
}
"""``FloatStorage`` and the like, by name."""


def storage_of_tensor(tensor: Tensor) -> TypedStorage:
    """The memory of a tensor, as elements of its dtype."""
    return TypedStorage(wrap_storage=tensor.untyped_storage(), dtype=tensor.dtype)


def copied_memory(memory: Array, memo: dict[int, Any]) -> Array:
    """For ``copy.deepcopy``: a copy of the memory of a storage, one for all that share it."""
    copied: Array | None = memo.get(id(memory))
    if copied is None:
        copied = memo[id(memory)] = memory.copy("A")
        # `memo` goes by id: the original has to live as long as it does.
        memo.setdefault(id(memo), []).append(memory)
    return copied


def _fresh(given: Any, element: _DType) -> Array:
    """Memory for so many elements, uninitialized, or for these numbers."""
    if isinstance(given, int) and not isinstance(given, bool):
        if given < 0:
            raise RuntimeError(f"a storage cannot have {given} elements")
        return np.empty(given, element.numpy)
    if isinstance(given, (str, bytes)) or not hasattr(given, "__len__"):
        raise TypeError(f"expected a size or a sequence for a storage, got {type(given).__name__}")
    return array_from(list(given), element)


def _place(index: int, size: int) -> int:
    if not -size <= index < size:
        raise IndexError(f"index {index} out of range for storage of size {size}")
    return index % size


def _text(storage: Any, kind: str) -> str:
    values = "..." if storage.device.type == "meta" else "\n ".join(map(str, storage.tolist()))
    return f" {values}\n[{kind} of size {len(storage)}]"
