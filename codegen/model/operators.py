"""Operators as they are emitted: declared operators and the variants derived from them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

from ...schema.cached import cached_property
from ...schema.function_schema import FunctionSchema, SchemaKind
from ..emit.python_source import python_name, quoted
from ..project.settings import GRADSMITH
from .batching import BatchRule
from .kernels import LocatedKernels
from .native_functions import NativeFunction, Variant

Member = TypeVar("Member")

RAW = "raw"
"""Where the generated functions are that handwritten ones of the same name call; ``torch._VF`` in PyTorch."""


@dataclass(frozen=True, eq=False)
class Operator:
    """One overload, with the names that generated code knows it by."""

    native: NativeFunction
    namespace: str
    kernels: Mapping[str, str]
    """``module:function`` by dispatch key; empty for derived variants."""
    pointwise: str
    """``np.add``, ``module:function`` or empty."""
    shape: str = ""
    """``module:function`` of its shape function; empty for none."""
    small: str = ""
    """The same of what makes its small-array specialization."""
    decomposition: str = ""
    """The same of the composition of operators that handlers see in its place."""
    batch: BatchRule | None = None
    """How it is batched; None for variants, whose operator's rule serves them."""
    has_autograd: bool = False
    """Whether calls of it are recorded."""
    is_undifferentiated: bool = False
    """Whether nothing says what its derivatives are, not even that there are none."""
    by_hand: frozenset[Variant] = frozenset()
    """Variants of its packet whose Python binding is written by hand."""
    has_older_calls: bool = False
    """Whether it, or what it is a variant of, may be called in an older form too."""
    named_otherwise: frozenset[str] = frozenset()
    """Of its arguments, those that go by another name in NumPy, for which its functions take any keyword."""

    @cached_property
    def schema(self) -> FunctionSchema:
        return self.native.func

    @cached_property
    def schema_text(self) -> str:
        """``add.Tensor(Tensor self, …``."""
        return str(self.schema)

    @cached_property
    def name(self) -> str:
        """``add.Tensor``."""
        return str(self.schema.name)

    @cached_property
    def packet(self) -> str:
        """``add``."""
        return self.name.partition(".")[0]

    @cached_property
    def identifier(self) -> str:
        """``add_Tensor``: its variable and function name in generated modules."""
        base, _, overload = self.name.partition(".")
        return f"{base}_{overload}" if overload else base

    @cached_property
    def facts(self) -> str:
        """As those of a `NativeFunction`, which leave out samples, and what the project knows of it besides."""
        found = (self.namespace, self.kernels, self.pointwise, self.has_autograd)
        by_hand = sorted(variant.value for variant in self.by_hand)
        named = (self.shape, self.small, self.decomposition)
        facts = (self.is_undifferentiated, *named, by_hand, self.has_older_calls)
        text = f"{self.native.facts} {found} {facts} {sorted(self.named_otherwise)} {self.batch!r}"
        return sha256(text.encode()).hexdigest()[:24]

    @property
    def table(self) -> str:
        """Variable of its table of kernels in modules of bindings."""
        return f"_{self.identifier}_kernels"

    @property
    def direct(self) -> str:
        """Variable of its table of direct calls in modules of bindings."""
        return f"_{self.identifier}_direct"

    @property
    def is_ufunc(self) -> bool:
        """Whether it is one of NumPy's ufuncs of one or two tensors, which bindings may call themselves."""
        arguments = self.schema.arguments.all
        tensors = [a for a in arguments if a.type.is_tensor_like]
        return (
            self.pointwise.startswith("np.")
            and not self.is_inplace
            and not self.is_out
            and len(tensors) <= 2
            and tensors == list(arguments[: len(tensors)])
            and not any(a.type.is_nullable for a in tensors)
        )

    @property
    def family(self) -> str:
        """The module of generated packages that it stands in."""
        return python_name(self.native.category or "other")

    @property
    def numbers(self) -> bool:
        """Whether Python numbers may stand for some of its tensors."""
        return bool(self.native.numbers_as_tensors)

    def takes_number(self, argument: str) -> bool:
        """Whether a Python number may stand for the tensor `argument`."""
        standing = self.native.numbers_as_tensors
        if argument in self.native.numbers_become_tensors:
            return True
        if isinstance(standing, bool):
            return standing
        return standing == "some" or argument in standing.split(", ")

    @property
    def module(self) -> str:
        """The namespace that users find its function in; empty for the package itself."""
        return self.native.python_module or ""

    @cached_property
    def bound_in(self) -> str:
        """Like `module`, for the generated function; `RAW` if users find a handwritten one instead."""
        raw = Variant.function in self.by_hand or Variant.raw in self.native.variants
        return RAW if raw else self.module

    @cached_property
    def python_name(self) -> str:
        """Its name there: ``linalg_inv`` is ``linalg.inv``."""
        prefix = self.module + "_"
        name = self.packet
        return name[len(prefix) :] if self.module and name.startswith(prefix) else name

    @cached_property
    def is_out(self) -> bool:
        return bool(self.schema.arguments.out)

    @property
    def is_inplace(self) -> bool:
        return self.schema.kind is SchemaKind.inplace

    @property
    def is_factory(self) -> bool:
        return self.native.is_factory

    @cached_property
    def has_method(self) -> bool:
        return Variant.method in self.native.variants

    @cached_property
    def has_function(self) -> bool:
        return self.native.has_function

    @property
    def is_unbound(self) -> bool:
        """Whether it has neither function nor method, so that everybody calls it by ``gradsmith.ops``."""
        return not self.native.variants and not self.is_out

    @property
    def is_public(self) -> bool:
        """Whether programs find it elsewhere than in ``gradsmith.ops``."""
        return not self.native.variants <= {Variant.raw}

    @property
    def doc(self) -> str:
        doc = self.native.doc or ""
        if self.is_inplace and doc and "in place" not in doc:
            return f"{doc.rstrip('.')}; in place."
        return doc

    @property
    def line(self) -> int:
        """Where its entry starts; not for generated code, which stays as it is when lines move."""
        location = self.native.location
        return 0 if location is None else location.line

    @cached_property
    def variant_of(self) -> str:
        """Name of the functional operator that this variant was derived from; empty for declared ones."""
        origin = self.native.origin
        return "" if origin is None or self.native.alias_of is not None else str(origin.name)

    @cached_property
    def dtype_initials(self) -> str:
        classes = {d.value[0] for d in self.native.dtypes}
        return "" if len(classes) == 4 else "".join(c for c in "bifc" if c in classes)

    @property
    def return_type(self) -> str:
        """Name of the named tuple that it returns; empty for none."""
        names = [r.name for r in self.schema.returns]
        if len(names) < 2 or not all(names) or (self.is_out and self.variant_of == ""):
            return "" if len(names) < 2 or not all(names) else self.packet
        return self.packet

    @property
    def quoted_name(self) -> str:
        return quoted(self.name)


def functions_of(operators: Iterable[Operator]) -> dict[str, Operator]:
    """By packet, those of them that are functions of the package, but for the variants that write to `out`."""
    return {o.packet: o for o in operators if o.has_function and not o.is_out}


def called_by_formulas(operators: Iterable[Operator]) -> dict[str, Operator]:
    """By packet, what formulas may call by bare name: functions, and operators without any binding of only one overload."""
    operators = tuple(operators)
    unbound = only_ones((o.packet, o) for o in operators if o.is_unbound)
    return unbound | functions_of(operators)


def only_ones(named: Iterable[tuple[str, Member]]) -> dict[str, Member]:
    """By name those that share their name with nothing else."""
    found: dict[str, list[Member]] = {}
    for name, member in named:
        found.setdefault(name, []).append(member)
    return {name: members[0] for name, members in found.items() if len(members) == 1}


def operators_of(
    functions: Iterable[NativeFunction],
    namespace: str,
    kernels: LocatedKernels,
    batching: Mapping[NativeFunction, BatchRule],
    with_autograd: Iterable[str],
    undifferentiated: Iterable[str],
    with_older_calls: Collection[NativeFunction] = (),
    named_otherwise: Collection[str] = frozenset(),
) -> tuple[Operator, ...]:
    """All operators, in the order of their declaration."""
    recorded = set(with_autograd)
    unsaid = set(undifferentiated)
    functions = tuple(functions)
    names = [str(function.name) for function in functions]
    packets = [name.partition(".")[0] for name in names]
    by_hand: dict[str, frozenset[Variant]] = {}
    for function, packet in zip(functions, packets, strict=True):
        said = function.manual_python_binding | set(_replaced(function))
        by_hand[packet] = by_hand.get(packet, frozenset()) | said
    return tuple(
        Operator(
            function,
            namespace,
            _alias_kernel(function) or kernels.by_key.get(function, {}),
            kernels.pointwise.get(function, ""),
            kernels.shape.get(function, ""),
            kernels.small.get(function, ""),
            kernels.decomposition.get(function, ""),
            batching.get(function),
            name in recorded,
            name in unsaid,
            by_hand[packet],
            function in with_older_calls or function.origin in with_older_calls,
            frozenset(a.name for a in function.func.arguments.all if a.name in named_otherwise),
        )
        for function, name, packet in zip(functions, names, packets, strict=True)
    )


def _replaced(function: NativeFunction) -> Iterator[Variant]:
    """The bindings in whose place the entry gives a function of its own."""
    for python in function.python:
        if python.name == str(function.name).partition(".")[0]:
            if python.is_method:
                yield Variant.method
            elif not python.module:
                yield Variant.function


def _alias_kernel(function: NativeFunction) -> dict[str, str]:
    if function.alias_of is None:
        return {}
    maker = "foreach:for_each" if function.of_lists else "aliases:another_name"
    return {"CompositeImplicitAutograd": f"{GRADSMITH}.dispatch.{maker}"}
