"""The model of an entry of native_functions.yaml."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields
from enum import Enum
from hashlib import sha256
from typing import Any

from ...schema.cached import cached_property
from ...schema.dispatch_keys import COMPOSITE_KEYS
from ...schema.function_schema import Argument, FunctionSchema, OperatorName, SchemaKind
from ..diagnostics import Location
from ..yaml.syntax import Mapping as MappingNode
from .python_function import PythonFunction
from .sample_types import SampleCall, Tolerance

__all__ = [
    "Batch",
    "BatchKind",
    "DeviceCheck",
    "DtypeClass",
    "NativeFunction",
    "NativeFunctionsGroup",
    "OutRule",
    "Pointwise",
    "Precomputed",
    "Promotion",
    "UfuncInnerLoop",
    "Variant",
]


class Variant(Enum):
    """How users call an operator: `gradsmith.add(x, y)` or `x.add(y)`."""

    function = "function"
    method = "method"
    raw = "raw"
    """Programs do not: the function is in ``generated/raw.py``, for the package's own code."""

    __hash__ = object.__hash__  # that of Enum is a call of a Python function


class DeviceCheck(Enum):
    """Whether all tensors have to be on one device."""

    ExactSame = "ExactSame"
    NoCheck = "NoCheck"


class Autocast(Enum):
    """To which dtype the floating tensors of a call are brought where `gradsmith.autocast` is on.  float64 stays."""

    lower_precision = "lower_precision"
    """The dtype that autocasting was asked for."""
    float32 = "float32"
    """float32, as less would lose what the operator is about."""
    widest = "widest"
    """The widest of them."""


class Promotion(Enum):
    """To which dtype the tensors are brought before the kernel sees them, and the result after.

    These are the elementwise rules of PyTorch's reference implementations.
    """

    none = "none"
    """Tensors are left as they are."""
    default = "default"
    """The common dtype of the arguments."""
    int_to_float = "int_to_float"
    """The common dtype; the default float dtype if that is integral or bool."""
    always_bool = "always_bool"
    """Computed in the common dtype; the result is bool."""
    complex_to_float = "complex_to_float"
    """Computed in the common dtype; a complex result becomes the real dtype of its parts."""
    bool_to_long = "bool_to_long"
    """The common dtype; int64 if that is bool."""


class DtypeClass(Enum):
    """A class of dtypes that an operator accepts."""

    bool = "bool"
    integral = "integral"
    floating = "floating"
    complex = "complex"


class Foreach(Enum):
    """The overload of an operator over lists of tensors: what stands behind the first list."""

    Plain = ""
    """Lists for all tensors, and no overload name."""
    List = "List"
    """Lists for all tensors."""
    Scalar = "Scalar"
    """One number for all tensors of the list."""
    ScalarList = "ScalarList"
    """A number for each."""
    Tensor = "Tensor"
    """One tensor for all; of an operator with a number, a vector with a number for each."""


class OutRule(Enum):
    """What holds of the tensors that an operator's variants write to.

    Where none of the first three is said, `castable` and `apart` hold of an elementwise operator, `same` of any other.
    """

    castable = "castable"
    """An `out=` tensor has any dtype to which the result's may be converted."""
    same = "same"
    """An `out=` tensor has the result's dtype."""
    any_dtype = "any_dtype"
    """An `out=` tensor has any dtype, and says the result's where the argument `dtype` does not."""
    not_complex = "not_complex"
    """Nor is it complex."""
    apart = "apart"
    """It shares memory with an argument only where it is that argument, element for element."""
    disjoint = "disjoint"
    """It shares no memory with an argument."""
    expanded = "expanded"
    """An argument that is overwritten may show one element at several places."""
    resized = "resized"
    """An argument that is overwritten takes the result's shape, as an `out=` tensor does, which brings no warning."""
    any_shape = "any_shape"
    """An `out=` tensor of as many elements as the result keeps its shape."""
    tensors = "tensors"
    """A call with an `out=` tensor takes no number for a tensor."""


class BatchKind(Enum):
    """How `vmap` calls an operator for all examples at once."""

    pointwise = "pointwise"
    """Elements do not matter to each other: examples side by side are more of them."""
    dims = "dims"
    """It works along dimensions that arguments count: those of an example are behind the batch."""
    leading = "leading"
    """It works on the last two dimensions, for each index of the others: the batch is one more of them."""
    function = "function"
    """A function written by hand does it."""
    loop = "loop"
    """It is called for each example by itself, and that for a reason."""
    whole = "whole"
    """It reduces all dimensions, which another overload of its name does with those that it is told.  Inferred."""
    draws = "draws"
    """It draws numbers, by what `randomness` says.  Inferred."""
    composition = "composition"
    """It is made of operators, which are called for all examples at once in its place.  Inferred."""
    constant = "constant"
    """It takes no tensors.  Inferred."""
    refused = "refused"
    """It returns Python values, of which there is one for each example.  Inferred."""


@dataclass(frozen=True, slots=True)
class Batch:
    """The field `batch`."""

    kind: BatchKind
    name: str = ""
    """Of a function its name, of a loop the reason."""


@dataclass(frozen=True, slots=True)
class Pointwise:
    """The function that an operator applies to each element.

    A ufunc of NumPy (`np.sin`), or else a function of the project's own kernels (`erf`).
    """

    name: str
    is_ufunc: bool

    def __str__(self) -> str:
        return f"np.{self.name}" if self.is_ufunc else self.name


@dataclass(frozen=True, slots=True)
class Precomputed:
    """What the kernel of a structured operator gets from its meta function.

    `replace` says for an argument which values take its place; `add` are further values.
    """

    replace: tuple[tuple[str, tuple[Argument, ...]], ...]
    add: tuple[Argument, ...] = ()


@dataclass(frozen=True, slots=True)
class UfuncInnerLoop:
    """The scalar function of a generated ufunc, and the dtypes that it is generated for."""

    key: str
    name: str
    dtypes: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class NativeFunction:
    """One operator: an entry of native_functions.yaml, or a variant derived from one.

    The fields are called as in the YAML file.  Two functions are equal if they are the same
    object: nothing makes a second one for an operator.
    """

    func: FunctionSchema
    variants: frozenset[Variant] = frozenset((Variant.function,))
    inplace_variants: frozenset[Variant] | None = None
    """How the in-place variant that is derived is called; None where `variants` says it."""
    dispatch: Mapping[str, str] = field(default_factory=dict)
    """Names of kernels by dispatch key, the implied CompositeImplicitAutograd included."""
    shape: str | None = None
    """Name of the function that checks the arguments and infers shapes and dtypes of results."""
    small: str | None = None
    """Name of what makes the kernel that serves small arrays of one dtype."""
    decomposition: str | None = None
    """Name of the composition of operators that its kernel computes at once."""
    autogen: tuple[OperatorName, ...] = ()
    tags: frozenset[str] = frozenset()
    """The tags given, and those that the schema implies: `out`, `inplace`."""
    python_module: str | None = None
    python: tuple[PythonFunction, ...] = ()
    """Functions that Python programs see beyond the schema."""
    manual_python_binding: frozenset[Variant] = frozenset()
    """Variants that Python programs have by hand: none is generated that the other would shadow."""

    structured: bool = False
    structured_delegate: OperatorName | None = None
    structured_inherits: str | None = None
    precomputed: Precomputed | None = None
    ufunc_inner_loop: tuple[UfuncInnerLoop, ...] = ()

    device_check: DeviceCheck = DeviceCheck.ExactSame
    device_guard: bool = True
    manual_cpp_binding: bool = False
    manual_kernel_registration: bool = False
    category_override: str | None = None
    cpp_no_default_args: tuple[str, ...] = ()
    use_const_ref_for_mutable_tensors: bool = False

    pointwise: Pointwise | None = None
    promotion: Promotion | None = None
    numbers_as_tensors: bool | str = False
    """Whether Python numbers may stand for tensors: for any, for ``some`` but not all, or for those named."""
    numbers_become_tensors: tuple[str, ...] = ()
    """For which tensors a call takes Python numbers, of which kernels get tensors of no dimensions."""
    broadcasts: bool = False
    """Whether the kernel leaves broadcasting to NumPy: shapes that do not fit get the usual error."""
    dtypes: frozenset[DtypeClass] = frozenset(DtypeClass)
    refuses: frozenset[DtypeClass] = frozenset()
    """Classes of dtypes that its kernel, or one it is composed of, refuses with an error of its own."""
    refused_as: str | None = None
    """The name in errors about dtypes, where it is not the operator's with ``_cpu``."""
    bool_error: str | None = None
    """The error's text for Booleans, where that the dtype is not implemented would say too little."""
    mixed_bool_error: str | None = None
    """The same where only some arguments are Boolean; without it promotion makes numbers of those."""
    out: frozenset[OutRule] = frozenset()
    """What holds of the tensors that its variants write to, beside what usually does."""
    out_error: str | tuple[tuple[str, str], ...] | None = None
    """The error's text for an `out=` tensor of another dtype than the result's, where that has words of its own.

    One for all results, or pairs of a result's name and the text for it.  `{result}` and `{given}` in it are the dtypes, `{output}` is the name of the result.
    """
    autocast: Autocast | None = None
    category: str | None = None
    doc: str | None = None
    operators: tuple[str, ...] = ()
    """Special methods of Python that mean this operator, or its in-place variant (`__iadd__`)."""
    reflected_operators: tuple[str, ...] = ()
    """Special methods that mean it with the two arguments swapped."""
    alias_of: OperatorName | None = None
    foreach: frozenset[Foreach] = frozenset()
    """Operators over lists of tensors that are made of it."""
    of_lists: bool = False
    """Whether it is one of those: another name of an operator, which it calls for each tensor."""
    samples: tuple[SampleCall, ...] = ()
    """Calls that it is tested with; for a derived variant those of its origin."""
    batch: Batch | None = None
    """How it is batched; None where that is inferred."""
    gauge_invariant: str = ""
    """An expression over the results: what of them the arguments determine, where that is not all."""
    exempt: Mapping[str, str] = field(default_factory=dict)
    """Reason by check, for the checks that do not hold."""
    tolerance: tuple[Tolerance, ...] = ()

    is_read: bool = True
    """Whether every field of the entry could be read; else nothing is said of what the others lack."""
    origin: NativeFunction | None = None
    """The function that this one was derived from because its `autogen` said so."""
    syntax: MappingNode | None = field(default=None, repr=False)
    """The entry in the file; for a derived function that of its origin."""
    said: tuple[str, ...] = field(default=(), repr=False)
    """Digests of the entry's text, of that without its samples first; empty where there is no entry."""

    @staticmethod
    def read(values: Mapping[str, Any]) -> NativeFunction:
        """What has these values, by field: as the constructor makes it, in a third of the time for so many fields."""
        function = object.__new__(NativeFunction)
        function.__dict__.update(_DEFAULTS)
        function.__dict__.update(values)
        return function

    def varied(self, **changes: Any) -> NativeFunction:
        """`dataclasses.replace`, which takes three times as long for so many fields."""
        known = self.__dict__
        return NativeFunction.read({name: known[name] for name in _FIELDS} | changes)

    @property
    def name(self) -> OperatorName:
        """The operator's full name."""
        return self.func.name

    @property
    def namespace(self) -> str | None:
        """The namespace that the schema names; None for the project's own."""
        return self.func.name.namespace

    @property
    def kind(self) -> SchemaKind:
        """Where the operator puts its result."""
        return self.func.kind

    @cached_property
    def location(self) -> Location | None:
        """Where the schema was written."""
        return self.field_location("func")

    def field_location(self, name: str) -> Location | None:
        """Where the value of a field was written; of the entry if it was not."""
        if self.syntax is None:
            return None
        node = self.syntax.get(name)
        return self.syntax.location if node is None else node.location

    @cached_property
    def facts(self) -> str:
        """A digest of all that is known of it but its samples: where the facts are the same, so is what follows.

        Every field but two is read from the entry, and is the same where its text is; a variant follows from
        its origin's entry and its own name.  Tags depend on ``tags.yaml``, an alias on the other operators.
        What follows from samples too takes `all_facts`, or is given them.
        """
        return self._digest(self.said[0] if self.said else repr(self))

    @cached_property
    def all_facts(self) -> str:
        """The same, of its samples too."""
        if not self.said or self.said[0] == self.said[1]:
            return self.facts
        return self._digest(self.said[1])

    def _digest(self, said: str) -> str:
        others = f"{self.func.name} {self.origin is None} {self.alias_of} {sorted(self.tags)}"
        return sha256(f"{others}\n{said}".encode()).hexdigest()[:24]

    @property
    def has_function(self) -> bool:
        """Whether a function is generated, for programs or for the package's own code."""
        return Variant.function in self.variants or Variant.raw in self.variants

    @property
    def variant(self) -> str:
        """Its place in a NativeFunctionsGroup: functional, inplace, out or mutable."""
        return "out" if self.kind is SchemaKind.scratch else self.kind.value

    @property
    def composite_keys(self) -> tuple[str, ...]:
        """The composite keys that the operator has kernels for."""
        return tuple(key for key in COMPOSITE_KEYS if key in self.dispatch)

    @property
    def has_composite_implicit(self) -> bool:
        """Whether the operator is a composition of others, differentiable through them."""
        return "CompositeImplicitAutograd" in self.dispatch or self.alias_of is not None

    @property
    def is_structured(self) -> bool:
        """Whether shape checking and computing are separate kernels."""
        return self.structured or self.structured_delegate is not None

    @property
    def is_factory(self) -> bool:
        """Whether the operator makes a tensor of a given dtype on a given device."""
        return bool(self.func.arguments.tensor_options)

    @cached_property
    def takes_device(self) -> bool:
        """Whether it makes of tensors one on the device that an argument names."""
        arguments = self.func.arguments.non_out
        return any(a.type.is_tensor_like for a in arguments) and any(
            a.name == "device" and a.type.is_like("Device") for a in arguments
        )

    @property
    def crosses_devices(self) -> bool:
        """Whether the devices of its arguments and of its result may differ."""
        return self.takes_device or self.device_check is DeviceCheck.NoCheck

    @cached_property
    def is_view(self) -> bool:
        """Whether a result shares memory with an argument and nothing is written."""
        if self.func.is_view:
            return True
        annotations = (a.annotation for a in self.func.arguments.all)
        return any(a is not None and "*" in a.alias_set_after for a in annotations)

    @property
    def is_by_element(self) -> bool:
        """Whether each element of a result is computed from one of each argument."""
        return self.pointwise is not None or "pointwise" in self.tags


_FIELDS = tuple(field.name for field in fields(NativeFunction))
_DEFAULTS: dict[str, Any] = {
    each.name: {} if each.default is MISSING else each.default for each in fields(NativeFunction)
}


@dataclass(frozen=True, eq=False)
class NativeFunctionsGroup:
    """The variants of one operator: `add.Tensor`, `add_.Tensor`, `add.out`."""

    functional: NativeFunction | None = None
    inplace: NativeFunction | None = None
    out: NativeFunction | None = None
    mutable: NativeFunction | None = None

    def __post_init__(self) -> None:
        signatures = {member.func.signature() for member in self}
        assert len(signatures) == 1, signatures
        for kind in ("functional", "inplace", "out", "mutable"):
            member: NativeFunction | None = getattr(self, kind)
            assert member is None or member.variant == kind

    def __iter__(self) -> Iterator[NativeFunction]:
        variants = (self.functional, self.inplace, self.out, self.mutable)
        return (variant for variant in variants if variant is not None)

    @property
    def representative(self) -> NativeFunction:
        """The functional variant, or else the first one that there is."""
        return next(iter(self))

    @property
    def structured(self) -> bool:
        """Whether the variants share one structured kernel."""
        return self.out is not None and self.out.structured
