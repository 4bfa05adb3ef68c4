"""The handwritten methods of `Tensor`: what is not an operator, or is spelled with Python's syntax."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import eq
from typing import Any, NoReturn, cast, overload

import numpy as np

from gradsmith.generated import functions, operators, raw, tensor_methods

from ..core.batches import check_has_address, check_has_storage
from ..core.bits import (
    ANY_SPARSE,
    COMPRESSED,
    CONJUGATE,
    CPU_BITS,
    INDIRECT,
    NEGATIVE,
    PYTHON,
    REQUIRES_GRAD,
    SPARSE,
    TRANSFORMED,
    VIEW,
    dtype_from_bits,
)
from ..core.errors import noted
from ..core.handlers import ACTIVE, ask, ask_attribute, shows_members
from ..core.layout import layout, memory_format, sparse_csr, strided
from ..core.namespace import Array
from ..core.size import Size, size_of
from ..core.state import MASKED, state
from ..core.strided import FIRST_USER_DTYPE, address, strides_in_elements
from ..core.subclasses import retyped
from ..core.tensor import Tensor, complete_tensor
from ..core.warn import warn_caller, warn_caller_once, warn_volatile, warn_zero_dim
from ..dispatch.namespaces import ops
from ..operators.dims import normalize_dim
from . import compressed_layouts
from .creation import as_tensor, from_numpy, legacy_tensor, new_tensor
from .creation import tensor as tensor_
from .creation_data import not_an_index, not_one_number
from .indexing import get_item, set_item
from .interop import (
    deep_copy,
    dlpack,
    element_strides,
    is_contiguous,
    numpy,
    reduced,
    shares_memory,
    storage_offset,
    to_array,
)
from .make_subclass import make_subclass, make_wrapper_subclass, mixins_for, several_elements
from .printing import tensor_text
from .storages import TypedStorage, UntypedStorage, storage_of_tensor
from .tensor_shape import ShapeMethods

_WHERE = CPU_BITS | INDIRECT
"""Bits that are those of `CPU_BITS` where a tensor's array holds its elements."""
_PLAIN = _WHERE | PYTHON
"""And where no class of its own is asked for them."""
_UNTIED = _PLAIN | REQUIRES_GRAD | VIEW
"""And where it has no history besides."""
_permute_kernels = operators.permute.table


def _never(doc: str) -> property:
    """An attribute that is False of every tensor here."""
    return property(lambda self: False, doc=doc)


@shows_members(
    "__bool__",
    "__float__",
    "__getitem__",
    "__int__",
    "__setitem__",
    "T",
    "is_contiguous",
    "is_cpu",
    "is_cuda",
    "item",
    "numpy",
    "size",
    "stride",
    "tolist",
)
class HandwrittenMethods(ShapeMethods):
    """Indexing, conversion to Python numbers and NumPy, attributes, printing, copying."""

    __slots__ = ()

    __getitem__ = get_item
    __setitem__ = set_item

    def __delitem__(self, index: Any) -> None:
        """A TypeError: tensors keep their elements."""
        raise TypeError("Tensor does not support deleting items")

    new_tensor = new_tensor
    numpy = numpy
    storage_offset = storage_offset
    _make_subclass = staticmethod(make_subclass)
    _make_wrapper_subclass = staticmethod(make_wrapper_subclass)

    # -- text ----------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return tensor_text(cast("Tensor", self))

    def __format__(self, spec: str) -> str:
        if self._data_.ndim == 0 and not self.is_meta and type(self) is Tensor:
            return format(self.item(), spec)
        return object.__format__(self, spec)

    # -- as Python values ----------------------------------------------------------------------------

    def item(self) -> Any:
        """The only element as a Python number.

        RuntimeError when there is not exactly one, and on the meta device.
        """
        if ACTIVE and state.function_modes:
            return ask("item", self)
        data = self._data_
        if data.size != 1:
            raise several_elements(data)
        if self._bits_ & _WHERE != CPU_BITS or (MASKED and not state.mask):
            return _item(cast("Tensor", self))
        number = data.item()
        return number if data.dtype.num < FIRST_USER_DTYPE else float(number)

    def tolist(self) -> Any:
        """The elements as nested lists of Python numbers; the number itself of a 0-d tensor."""
        if ACTIVE and state.function_modes:
            return ask("tolist", self)
        if state.recorder is not None:
            state.recorder.refuse_reading("tolist()")
        data = self._data_
        if self._bits_ & _WHERE != CPU_BITS:
            from ..core.memory import host_array

            data = host_array(cast("Tensor", self))
        if data.dtype.num >= FIRST_USER_DTYPE:  # bfloat16
            data = data.astype(np.float32)
        return data.tolist()

    def __bool__(self) -> bool:
        if ACTIVE and state.function_modes:
            return ask("__bool__", self)  # type: ignore[no-any-return]
        data = self._data_
        if data.size != 1:
            many = "more than one value" if data.size else "no values"
            raise RuntimeError(f"Boolean value of Tensor with {many} is ambiguous")
        if self._bits_ & _PLAIN == CPU_BITS and (not MASKED or state.mask):
            return bool(data)
        if self._bits_ & TRANSFORMED:
            cell: Any = data
            return bool(cell.decided().item())
        return bool(self.item())

    def __int__(self) -> int:
        if ACTIVE and state.function_modes:
            return ask("__int__", self)  # type: ignore[no-any-return]
        data = self._data_
        if not data.ndim and self._bits_ & _PLAIN == CPU_BITS and (not MASKED or state.mask):
            number = data.item()
            if number.__class__ is not complex:
                return int(number)
        value = _only_element(cast("Tensor", self))
        return int(_real_part(value, "int64_t") if isinstance(value, complex) else value)

    def __float__(self) -> float:
        if ACTIVE and state.function_modes:
            return ask("__float__", self)  # type: ignore[no-any-return]
        data = self._data_
        if not data.ndim and self._bits_ & _UNTIED == CPU_BITS and (not MASKED or state.mask):
            number = data.item()
            if number.__class__ is not complex:
                return float(number)
        if self.requires_grad and state.grad_enabled:
            warn_caller_once(
                "Converting a tensor with requires_grad=True to a scalar may lead to unexpected behavior.\n"
                "Consider using tensor.detach() first."
            )
        value = _only_element(cast("Tensor", self))
        return float(_real_part(value, "double") if isinstance(value, complex) else value)

    def __complex__(self) -> complex:
        return complex(_only_element(cast("Tensor", self)))

    def __index__(self) -> int:
        data = self._data_
        if data.size != 1 or data.dtype.kind not in "iub":
            raise not_an_index()
        return int(self.item())

    def __len__(self) -> int:
        shape: tuple[int, ...] = self._data_.shape
        if not shape:
            raise TypeError("len() of a 0-d tensor")
        return shape[0]

    def __iter__(self) -> Iterator[Tensor]:
        if self._data_.ndim == 0:
            raise TypeError("iteration over a 0-d tensor")
        return iter(self.unbind(0))

    def __reversed__(self) -> Tensor:
        return cast("Tensor", self) if self._data_.ndim == 0 else self.flip((0,))

    def __contains__(self, element: object) -> bool:
        if isinstance(element, (Tensor, bool, int, float, complex, np.generic)):
            return bool(cast("Tensor", element == self).any())
        raise RuntimeError(
            f"Tensor.__contains__ only supports Tensor or scalar, but you passed in a {type(element)}."
        )

    # -- as NumPy's and others' arrays ---------------------------------------------------------------

    __array__ = to_array
    __dlpack__ = dlpack

    def __dlpack_device__(self) -> tuple[int, int]:
        if self._bits_ & CPU_BITS != CPU_BITS:
            if shares_memory(cast("Tensor", self)):
                data: Any = self._data_
                return data.__dlpack_device__()  # type: ignore[no-any-return]
            raise ValueError(f"Unknown device type {self.device.type} for Dlpack")
        return (1, 0)

    def __array_wrap__(
        self, array: Array, context: Any = None, return_scalar: bool = False
    ) -> Tensor:
        return from_numpy(np.asarray(array))

    def is_nonzero(self) -> bool:
        """Whether the only element is not zero; RuntimeError when there is not exactly one."""
        return bool(self)

    # -- shape and memory ----------------------------------------------------------------------------

    @overload
    def size(self, dim: None = None) -> Size: ...

    @overload
    def size(self, dim: int) -> int: ...

    def size(self, dim: int | None = None) -> Any:
        """The shape, or the extent of dimension `dim`."""
        if ACTIVE and state.function_modes:
            return ask("size", self, dim)
        shape = self._data_.shape
        if dim is None:
            return size_of(shape)
        return shape[normalize_dim(dim, len(shape))]

    def stride(self, dim: int | None = None) -> Any:
        """Distance in memory between neighbours along each dimension (or `dim`), in elements."""
        if ACTIVE and state.function_modes:
            return ask("stride", self, dim)
        strides = strides_in_elements(self._data_)
        return strides if dim is None else strides[normalize_dim(dim, len(strides))]

    def is_contiguous(self, memory_format: memory_format | None = None) -> bool:
        """Whether the elements lie without gaps in the order of their indices, or that of a format."""
        if ACTIVE and state.function_modes:
            named = {} if memory_format is None else {"memory_format": memory_format}
            return ask("is_contiguous", self, **named)  # type: ignore[no-any-return]
        data = self._data_
        if memory_format is None and data.__class__ is np.ndarray:
            return data.flags.c_contiguous
        tensor: Any = self
        return is_contiguous(tensor, memory_format)

    def ndimension(self) -> int:
        """Number of dimensions."""
        return self._data_.ndim

    def element_size(self) -> int:
        """Bytes of one element."""
        return self._data_.itemsize

    @property
    def itemsize(self) -> int:
        """Bytes of one element."""
        return self._data_.itemsize

    @property
    def nbytes(self) -> int:
        """Bytes of all elements."""
        return self._data_.nbytes

    def data_ptr(self) -> int:
        """Address of the first element; 0 on the meta device and for an empty tensor.

        RuntimeError for a tensor that stands for another one within a transform of functions, unless that is
        `functionalize`.
        """
        if state.recorder is not None:
            state.recorder.refuse_reading("data_ptr()")
        check_has_address(cast("Tensor", self))
        return 0 if self.is_meta or self._data_.size == 0 else address(self._data_)

    def untyped_storage(self) -> UntypedStorage:
        """The memory that this tensor and its views share."""
        if state.recorder is not None:
            state.recorder.refuse_reading("untyped_storage()")
        check_has_storage(cast("Tensor", self))
        return UntypedStorage.over(self._data_, self.device)

    def storage(self) -> TypedStorage:
        """That memory as elements of the tensor's dtype: deprecated."""
        return storage_of_tensor(cast("Tensor", self))

    _typed_storage = storage

    def storage_type(self) -> Any:
        """The class of `storage()` by the dtype, such as ``FloatStorage``."""
        return self.storage()._get_legacy_storage_class()

    def dim_order(
        self, *, ambiguity_check: bool | Sequence[memory_format] = False
    ) -> tuple[int, ...]:
        """The dimensions from the outermost in memory to the innermost.

        With `ambiguity_check` a RuntimeError where equal strides or extents of 1 allow for more than one order,
        unless the tensor is contiguous in one only of the memory formats that it lists.
        """
        formats = () if isinstance(ambiguity_check, bool) else ambiguity_check
        if not isinstance(formats, (list, tuple)) or any(
            not isinstance(item, memory_format) for item in formats
        ):
            raise TypeError(
                "The ambiguity_check argument must be a bool or a list of memory formats."
            )
        strides = element_strides(cast("Tensor", self))
        several = 1 in self._data_.shape or any(map(eq, strides, strides[1:]))
        if several and ambiguity_check not in (False, []):
            if [is_contiguous(cast("Tensor", self), f) for f in formats].count(True) != 1:
                raise RuntimeError(
                    "The tensor does not have unique dim order, or cannot map to exact one of the given memory "
                    "formats."
                )
        return tuple(sorted(range(len(strides)), key=lambda dim: -strides[dim]))

    def is_set_to(self, tensor: Tensor) -> bool:
        """Whether `tensor` is the same view of the same memory."""
        return (
            self.untyped_storage() == tensor.untyped_storage()
            and self._data_.shape == tensor._data_.shape
            and storage_offset(cast("Tensor", self)) == storage_offset(tensor)
            and element_strides(cast("Tensor", self)) == element_strides(tensor)
        )

    def is_same_size(self, other: Tensor) -> bool:
        """Whether the shapes are equal."""
        return bool(self._data_.shape == other._data_.shape)

    # -- type and device -----------------------------------------------------------------------------

    def is_floating_point(self) -> bool:
        """Whether the dtype is a floating type."""
        return dtype_from_bits(self._bits_).category == 2

    def is_complex(self) -> bool:
        """Whether the dtype is complex."""
        return dtype_from_bits(self._bits_).category == 3

    def is_signed(self) -> bool:
        """Whether the dtype has negative values."""
        return dtype_from_bits(self._bits_).is_signed

    def is_conj(self) -> bool:
        """Whether this is a conjugate whose elements have yet to be conjugated."""
        return self._bits_ & CONJUGATE != 0

    def is_neg(self) -> bool:
        """Whether this is a negative whose elements have yet to be negated."""
        return self._bits_ & NEGATIVE != 0

    def _is_zerotensor(self) -> bool:
        """False: zeros are elements like others."""
        return False

    def get_device(self) -> int:
        """The index of the device; -1 for the CPU and meta."""
        index = self.device.index
        return -1 if index is None else index

    @property
    def is_cpu(self) -> bool:
        """Whether the elements live on the CPU."""
        if ACTIVE and state.function_modes:
            return ask_attribute("is_cpu", self)  # type: ignore[no-any-return]
        bits = self._bits_
        return bits & CPU_BITS == CPU_BITS or bits & ANY_SPARSE != 0

    @property
    def is_meta(self) -> bool:
        """Whether the tensor has a shape and a dtype but no elements."""
        return self._bits_ & CPU_BITS != CPU_BITS and self.device.type == "meta"

    @property
    def is_cuda(self) -> bool:
        """Whether the elements live on a CUDA device."""
        if ACTIVE and state.function_modes:
            return ask_attribute("is_cuda", self)  # type: ignore[no-any-return]
        return self._bits_ & _PLAIN != CPU_BITS and self.device.type == "cuda"

    @property
    def is_xla(self) -> bool:
        """Whether the elements live on an XLA device."""
        return self.device.type == "xla"

    @property
    def layout(self) -> layout:
        """How the elements are stored: `gradsmith.strided`, or one of the sparse layouts."""
        return self._data_.layout if self._bits_ & ANY_SPARSE else strided  # type: ignore[attr-defined]

    @property
    def is_sparse(self) -> bool:
        """Whether the layout is `gradsmith.sparse_coo`."""
        return self._bits_ & SPARSE != 0

    @property
    def is_sparse_csr(self) -> bool:
        """Whether the layout is `gradsmith.sparse_csr`."""
        return self._bits_ & COMPRESSED != 0 and self.layout is sparse_csr

    to_sparse_bsr = compressed_layouts.to_sparse_bsr
    to_sparse_bsc = compressed_layouts.to_sparse_bsc
    is_nested = _never("Whether the elements are tensors of several sizes: no tensor's are.")
    is_quantized = _never("Whether the dtype is a quantized one: there is none.")
    is_mkldnn = _never("Whether the layout is MKL-DNN's own: no tensor's is.")
    is_mps, is_xpu, is_vulkan, is_mtia, is_ipu, is_maia = (
        _never(f"Whether the elements live on a device of type {kind}: there is none.")
        for kind in ("mps", "xpu", "vulkan", "mtia", "ipu", "maia")
    )

    def is_distributed(self) -> bool:
        """False: no tensor's elements lie on several machines."""
        return False

    @property
    def volatile(self) -> bool:
        """False: PyTorch's former flag of tensors without history, which `gradsmith.no_grad` has replaced; it warns."""
        warn_caller("volatile was removed (Variable.volatile is always False)")
        return False

    @volatile.setter
    def volatile(self, value: object) -> None:
        warn_volatile()

    def module_load(self, other: Tensor, assign: bool = False) -> Tensor:
        """What takes this tensor's place when a layer loads `other`: it with `other`'s elements, or `other` to `assign`."""
        return other.detach() if assign else self.copy_(other).detach()

    def is_pinned(self, device: Any = None) -> bool:
        """False: there is no pinned memory."""
        return False

    def pin_memory(self, device: Any = None) -> NoReturn:
        """Raises RuntimeError: there is no accelerator to pin memory for."""
        raise RuntimeError("Cannot access accelerator device when none is available.")

    @property
    def _cdata(self) -> int:
        """A number that no other tensor has while this one lives; an alias has its own."""
        return id(self)

    def is_shared(self) -> bool:
        """Whether the memory is `share_memory_`'s, which other processes see."""
        from .shared_memory import is_shared_array

        return is_shared_array(self._data_)

    def share_memory_(self) -> Tensor:
        """Move the elements to memory that processes made from now on see, by fork or as arguments; returns `self`.

        RuntimeError for a tensor that shares its memory with others, which would keep the old one, NotImplementedError for
        one on another device than the CPU, and within a transform of functions.
        """
        from .shared_memory import share

        if not self.is_cpu:
            raise NotImplementedError(f"share_memory_: not available for device '{self.device}'")
        tensor = cast("Tensor", self)
        check_has_storage(tensor)
        share(tensor)
        return tensor

    # -- transposes and parts ------------------------------------------------------------------------

    @property
    def T(self) -> Tensor:
        """The dimensions in reverse order; meant for matrices."""
        if ACTIVE and state.function_modes:
            return ask_attribute("T", self)  # type: ignore[no-any-return]
        ndim = self._data_.ndim
        if ndim == 2:
            kernel = _permute_kernels.get(self._bits_ & state.mask if MASKED else self._bits_)
            return self.permute((1, 0)) if kernel is None else kernel(self, (1, 0))
        if ndim:
            warn_caller_once(
                "The use of `x.T` on tensors of dimension other than 2 to reverse their shape is "
                "deprecated and it will throw an error in a future release of PyTorch. Use `x.mT` to transpose "
                "batches of matrices or `x.permute(*range(x.ndim - 1, -1, -1))` to reverse the dimensions."
            )
        else:
            warn_zero_dim("T")
        return self.permute(tuple(range(ndim - 1, -1, -1)))

    @property
    def mT(self) -> Tensor:
        """The last two dimensions exchanged.  RuntimeError for a vector."""
        if self._data_.ndim < 2:
            return cast("Tensor", ops.aten.mT.default(self))
        return self.transpose(-2, -1)

    @property
    def H(self) -> Tensor:
        """The conjugate transpose of a matrix.  RuntimeError for other numbers of dimensions."""
        return cast("Tensor", ops.aten.matrix_H.default(self))

    @property
    def mH(self) -> Tensor:
        """The last two dimensions exchanged and the elements conjugated."""
        return cast("Tensor", ops.aten.mH.default(self))

    @property
    def real(self) -> Tensor:
        """The real part, as a view; a real tensor is its own."""
        tensor = cast("Tensor", self)
        return functions.real(tensor) if tensor.is_complex() else tensor

    @real.setter
    def real(self, value: Any) -> None:
        functions.real(cast("Tensor", self)).copy_(as_tensor(value))

    @property
    def imag(self) -> Tensor:
        """The imaginary part of a complex tensor, as a view."""
        return functions.imag(cast("Tensor", self))

    @imag.setter
    def imag(self, value: Any) -> None:
        functions.imag(cast("Tensor", self)).copy_(as_tensor(value))

    # -- Python functions over elements --------------------------------------------------------------

    def apply_(self, callable: Callable[[Any], Any]) -> Tensor:
        """Replace each element `x` by ``callable(x)``, slowly; CPU only, no grad."""
        return self.map_(cast("Tensor", self), lambda own, _: callable(own))

    def map_(self, tensor: Tensor, callable: Callable[[Any, Any], Any]) -> Tensor:
        """Replace each element `x` by ``callable(x, y)`` with `y` of `tensor`, slowly; CPU only, no grad."""
        if self.requires_grad or tensor.requires_grad:
            raise RuntimeError(
                "Can't call map_() or apply_() on Variable that requires grad. Use var.detach() first."
            )
        pairs = zip(
            self.reshape(-1).tolist(),
            tensor.expand_as(cast("Tensor", self)).reshape(-1).tolist(),
        )
        values = [callable(own, other) for own, other in pairs]
        for value in values:
            if not isinstance(value, (bool, int, float, complex)):
                raise TypeError(f"must be real number, not {type(value).__name__}")
        self.copy_(tensor_(values, dtype=self.dtype).view(self._data_.shape))
        return cast("Tensor", self)

    def map2_(self, x: Tensor, y: Tensor, callable: Callable[[Any, Any, Any], Any]) -> Tensor:
        """Like `map_`, by ``callable(own, of_x, of_y)`` for two tensors."""
        if x.requires_grad or y.requires_grad:
            raise RuntimeError(
                "Can't call map2_() on Variable that requires grad. Use var.detach() first."
            )
        others = iter(y.expand_as(cast("Tensor", self)).reshape(-1).tolist())
        return self.map_(x, lambda own, of_x: callable(own, of_x, next(others)))

    # -- copying -------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> Tensor:
        return deep_copy(cast("Tensor", self), memo)

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        return reduced(cast("Tensor", self))

    def as_subclass(self, cls: Any) -> Any:
        """A tensor of class `cls`, a subclass of Tensor, over the same elements, with the same history."""
        if not (isinstance(cls, type) and issubclass(cls, Tensor)):
            given = getattr(cls, "__name__", type(cls).__name__)
            raise TypeError(
                f"as_subclass() makes tensors of a class that inherits from Tensor, and {given} does not"
            )
        return retyped(raw.alias(cast("Tensor", self)), cls)

    def new(self, *args: Any, device: Any = None) -> Tensor:
        """A tensor of the same dtype and device from sizes or nested sequences."""
        out = Tensor(*args)
        return out.to(device=self.device if device is None else device, dtype=self.dtype)


def _only_element(tensor: Tensor) -> Any:
    if tensor._data_.size != 1:
        raise noted(
            not_one_number(),
            f"the tensor has shape {list(tensor.shape)}",
        )
    return tensor.item()


def _real_part(value: complex, kind: str) -> float:
    if value.imag:
        raise RuntimeError(f"value cannot be converted to type {kind} without overflow")
    return value.real


def _item(tensor: Tensor) -> Any:
    """The only element of a tensor that is not on the CPU, or whose use something may want to see."""
    if tensor.is_cpu or state.dispatch_modes:
        return ops.aten._local_scalar_dense.default(tensor)
    if tensor.is_meta:
        raise RuntimeError("Tensor.item() cannot be called on meta tensors")
    return tensor.cpu().item()


complete_tensor(HandwrittenMethods, legacy_tensor, mixins_for)
# Generated methods are called ``Tensor.add``: pickle looks that name up in the module that defines them.
vars(tensor_methods)["Tensor"] = Tensor
