"""Operators: a schema, its registered kernels, and a table of resolved kernels.

Calls look their kernel up in `OpOverload.table`, which maps the (masked) bits of the arguments to a function that
takes every schema argument by position.  It starts empty; the slow path (``runtime/dispatch/call.py``) fills it, and
every registration clears it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from ..core.keys import DispatchKey, key_named
from ..core.keysets import DispatchKeySet, raw_bits
from ..core.tracebacks import raise_refusal
from ..schema.cached import cached_property
from ..schema.dispatch_keys import ALIAS_KEYS, BACKENDS, DISPATCH_KEYS
from .kernel import Entry, Kernel, KernelKind
from .packet import OpOverloadPacket
from .registrations import lock
from .registry import OVERRIDDEN, forget_resolved, operator_named
from .signature import Signature
from .tags import Tag

if TYPE_CHECKING:
    from ..schema.function_schema import FunctionSchema
    from .declarations import OperatorTraits
    from .op_calls import Plan
    from .schema_view import SchemaView

NONE_DECLARED: Mapping[str, str] = MappingProxyType({})
"""The kernels of an operator whose declaration names none."""
ALIAS = "gradsmith.dispatch.aliases:another_name"
"""Makes the kernel of an operator that is another name of one."""
EACH = "gradsmith.dispatch.foreach:for_each"
"""Makes the kernel of an operator that calls another for each tensor of its lists."""

_INCLUDED_EVERYWHERE = ("BackendSelect", "ADInplaceOrView")
"""Keys that are in every call's keyset, unless a guard excludes them."""


class OpOverload:
    """One operator with one signature, such as ``aten::add.Tensor``."""

    __slots__ = (
        "namespace",
        "short_name",
        "base",
        "overload",
        "declared_kernels",
        "table",
        "direct",
        "packet",
        "generated",
        "family",
        "origin",
        "functional",
        "alias_of",
        "facts",
        "shadowed",
        "always",
        "withdrawn",
        "defined_in_cell",
        "__dict__",
        "__weakref__",
    )

    def __init__(
        self,
        namespace: str,
        name: str,
        declaration: str,
        kernels: Mapping[str, str],
        traits: OperatorTraits,
    ) -> None:
        """`kernels` are the functions (``module:function``) that its declaration names, by dispatch key."""
        self._enter(namespace, name, kernels)
        self.declaration = declaration
        self.traits = traits

    @classmethod
    def variant(cls, origin: OpOverload, name: str, facts: dict[str, Any]) -> OpOverload:
        """An operator whose schema and traits follow from those of `origin`, but for `facts`."""
        operator = cls.__new__(cls)
        operator._enter(origin.namespace, name, NONE_DECLARED)
        operator.origin = origin
        operator.functional = None if origin.alias_of else origin
        operator.facts = facts
        return operator

    def _enter(self, namespace: str, name: str, kernels: Mapping[str, str]) -> None:
        self.namespace = namespace
        self.short_name = name
        self.base, _, self.overload = name.partition(".")
        self.declared_kernels = kernels
        self.shadowed = {}
        self.table = {}
        self.direct = {}
        self.generated = ""
        self.family = ""
        self.origin = None
        self.functional = None
        self.alias_of = ""
        self.always = 0
        self.withdrawn = ""
        self.defined_in_cell = False

    short_name: str
    """The name without namespace: ``add.Tensor``."""
    declared_kernels: Mapping[str, str]
    """The functions (``module:function``) that its declaration names, by key."""
    kernels: dict[str, Kernel]
    """Registrations by key name; replaced, never changed, so that a reader sees whole ones."""
    shadowed: dict[str, tuple[Kernel, ...]]
    """By key the kernels that others took the place of, the last one first; replaced like `kernels`."""
    table: dict[int, Callable[..., Any]]
    direct: dict[int, tuple[Any, ...]]
    """Beside `table`: `_direct_` of each kernel, as `NOT_DIRECT` in ``kernel.py`` describes it."""
    packet: OpOverloadPacket
    """All overloads of its name."""
    generated: str
    """The package of its generated modules; empty for operators defined at run time, which have none."""
    family: str
    """The family that it is declared in: where it stands in packages of generated modules."""
    origin: OpOverload | None
    """The operator in whose YAML entry it is a variant; None for one that has an entry of its own."""
    functional: OpOverload | None
    """The operator whose kernels serve this in-place or ``out=`` variant; None for one with kernels of its own."""
    facts: dict[str, Any]
    """Of a variant: traits that do not follow from its origin's."""
    alias_of: str
    """The operator that it is another name of, and calls; empty for none."""
    always: int
    """Raw keyset that calls have whatever their arguments: keys that PyTorch includes in every thread, of
    those that this operator has a kernel for.  Tensors do not carry them, so tables have no such calls."""
    withdrawn: str
    """Why it cannot be called any more: the library that defined it is gone.  Empty while it can."""
    defined_in_cell: bool
    """Whether a notebook's cell defined it, which may be run again."""

    # -- what is declared ------------------------------------------------------------------------

    @cached_property
    def declaration(self) -> str:
        """Its schema as text, without namespace."""
        from ..schema.function_schema import FunctionSchema, OperatorName
        from ..schema.variants import derive_schema

        assert self.origin is not None  # others are made with their declaration
        schema = FunctionSchema.parse(self.origin.declaration)
        return str(derive_schema(schema, OperatorName.parse(self.short_name)))

    @cached_property
    def traits(self) -> OperatorTraits:
        """What is declared of it beyond its schema."""
        from .declarations import traits_of_variant

        return traits_of_variant(self)

    @cached_property
    def signature(self) -> Signature:
        """Its arguments and returns, as calls are bound with."""
        return Signature(self.declaration)

    @cached_property
    def declared_at(self) -> str:
        """Where its schema is given: ``native_functions.yaml:LINE`` or ``file.py:LINE``."""
        from .declarations import place_of_entry

        return place_of_entry(self)

    @property
    def identifier(self) -> str:
        """Name of its functions in generated modules."""
        return self.short_name.replace(".", "_")

    # -- names -----------------------------------------------------------------------------------

    def name(self) -> str:
        """The qualified name: ``aten::add.Tensor``."""
        return f"{self.namespace}::{self.short_name}"

    def overloads(self) -> list[str]:
        """Names of the packet's overloads."""
        return self.packet.overloads()

    @property
    def __name__(self) -> str:
        return f"{self.base}.{self.overload or 'default'}"

    @property
    def _schema_text(self) -> str:
        return f"{self.namespace}::{self.declaration}"

    @property
    def schema(self) -> FunctionSchema:
        """The parsed schema."""
        from ..schema.function_schema import FunctionSchema

        return FunctionSchema.parse(self._schema_text)

    @cached_property
    def _schema(self) -> SchemaView:
        from .schema_view import SchemaView

        return SchemaView(self.schema)

    @cached_property
    def plan(self) -> Plan | None:
        """How calls through `gradsmith.ops` see that arguments need no conversion."""
        from .op_calls import plan_of

        return plan_of(self)

    @property
    def tags(self) -> list[Tag]:
        """Tags of the operator."""
        return [Tag[name] for name in self.traits.tags]

    @property
    def is_view(self) -> bool:
        """Whether what it returns may share elements with an argument, none of which it changes."""
        aliased = [p for p in self.signature.parameters if p.alias]
        return bool(aliased) and not any(p.written for p in aliased)

    def forget(self) -> None:
        """Empty the tables; under the lock."""
        self.table.clear()
        self.direct.clear()

    def generated_module(self, kind: str) -> str:
        """Import name of the generated module for its family in a package such as ``autograd_kernels``."""
        return f"{self.generated}.{kind}.{self.family}"

    @property
    def overloadpacket(self) -> OpOverloadPacket:
        """All overloads of its name."""
        return self.packet

    @property
    def op(self) -> OpOverload:
        """The callable behind it, which is itself."""
        return self

    _overloadpacket = overloadpacket
    _op = _handle = op

    @property
    def _tags(self) -> list[Tag]:
        return self.tags

    @property
    def _nondeterministic_seeded(self) -> bool:
        return Tag["nondeterministic_seeded"] in self.tags

    @property
    def _namespace(self) -> str:
        return self.namespace

    @property
    def _opname(self) -> str:
        return self.base

    @property
    def _overloadname(self) -> str:
        return self.overload or "default"

    @property
    def _name(self) -> str:
        return self.name()

    def __getattr__(self, name: str) -> str:
        if name == "__qualname__":  # no property can have this name
            return self.name()
        raise AttributeError(f"'OpOverload' object has no attribute '{name}'")

    @property
    def _defined_in_python(self) -> bool:
        return not self.generated

    def __copy__(self) -> OpOverload:
        return self

    def __deepcopy__(self, memo: Any = None) -> OpOverload:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return operator_named, (self.name(),)

    def __repr__(self) -> str:
        return f"<OpOverload(op='{self.namespace}.{self.base}', overload='{self.overload or 'default'}')>"

    def __str__(self) -> str:
        return f"{self.namespace}.{self.base}.{self.overload or 'default'}"

    # -- calls -----------------------------------------------------------------------------------

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        calls = _op_calls or import_module("gradsmith.dispatch.op_calls")
        try:
            if not kwargs:
                result = calls.call_at_once(self, args)
                if result is not calls.MISSED:
                    return result
            result = calls.asked_of_others(self, args, kwargs)
            if result is not calls.MISSED:
                return result
            values = calls.bound_strictly(self, args, kwargs)
            return calls.call_public(self, self, values, args, kwargs)
        except Exception as error:
            raise_refusal(error, self, args, kwargs)
            raise

    def redispatch(self, keyset: Any, /, *args: Any, **kwargs: Any) -> Any:
        """Call the kernel of the highest key in `keyset`, whatever the arguments' own keysets are."""
        calls = _op_calls or import_module("gradsmith.dispatch.op_calls")
        return calls.redispatch(self, keyset.raw_repr(), calls.bound_strictly(self, args, kwargs))

    def _op_dk(self, key: Any, /, *args: Any, **kwargs: Any) -> Any:
        """Call the kernel at a runtime key."""
        return self.redispatch(DispatchKeySet(key), *args, **kwargs)

    def _uncache_dispatch(self, key: Any) -> None:
        """Forget what calls were resolved to."""
        with lock:
            forget_resolved(self)

    # -- registrations ---------------------------------------------------------------------------

    def register(self, key: str, kernel: Kernel) -> None:
        """Let `kernel` serve dispatch key `key` (a runtime or an alias key)."""
        with lock:
            before = self.kernels.get(key)
            if before is not None:
                self.shadowed = {**self.shadowed, key: (before, *self.shadowed.get(key, ()))}
            self._replace_kernels({**self.kernels, key: kernel})

    def deregister(self, key: str, kernel: Kernel) -> None:
        """Undo `register`: the kernel that this one took the place of, if any is left, serves again."""
        with lock:
            below = self.shadowed.get(key, ())
            if self.kernels.get(key) is not kernel:
                below = tuple(k for k in below if k is not kernel)
                self.shadowed = {**self.shadowed, key: below}
                return
            kernels = {k: v for k, v in self.kernels.items() if k != key}
            if below:
                kernels[key] = below[0]
                self.shadowed = {**self.shadowed, key: below[1:]}
            self._replace_kernels(kernels)

    def _replace_kernels(self, kernels: dict[str, Kernel]) -> None:
        self.kernels = kernels
        if self.generated:
            foreign = (k for k, v in kernels.items() if not v.is_declared)
            (OVERRIDDEN.add if any(map(_serves_cpu, foreign)) else OVERRIDDEN.discard)(self.name())
        self.always = 0
        for name in _INCLUDED_EVERYWHERE:
            if name in kernels:
                self.always |= raw_bits(DispatchKey[name])
        forget_resolved(self)

    def has_kernel_for_dispatch_key(self, key: DispatchKey | str) -> bool:
        """Whether a kernel is registered at exactly this key."""
        key = key_named(key)
        return key in self.py_kernels or key.name in self._registered()

    def has_kernel_for_any_dispatch_key(self, keys: DispatchKeySet) -> bool:
        """Whether a kernel is registered at one of these keys, aliases aside."""
        names = [name for name in self._registered() if name not in ALIAS_KEYS]
        names += [key.name for key in self.py_kernels if key.name not in ALIAS_KEYS]
        return any(keys.has(name) for name in names)

    def _registered(self) -> dict[str, Kernel]:
        from .table import registered_kernels

        return registered_kernels(self)

    @cached_property
    def py_kernels(self) -> dict[DispatchKey, Callable[..., Any]]:
        """What `py_impl` was given for dispatch keys; replaced, never changed."""
        return {}

    @cached_property
    def python_key_table(self) -> dict[type, Callable[..., Any]]:
        """What `py_impl` was given for classes of modes and tensors; replaced, never changed."""
        return {}

    def py_impl(self, key: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """A decorator: the function serves a dispatch key, or a class with ``__torch_dispatch__``.

        A class's function is called as ``fn(mode, *args, **kwargs)`` where such a mode handles a call.
        What is given for a dispatch key serves `decompose`, whoever reads `py_kernels`, and calls within
        `gradsmith._dispatch.python.enable_python_dispatcher`; other calls are dispatched to what a
        `gradsmith.library.Library` registers.  Raises RuntimeError for a second one.
        """

        def register(function: Callable[..., Any]) -> Callable[..., Any]:
            with lock:
                if isinstance(key, type):
                    taken: Any = self.python_key_table
                else:
                    taken = self.py_kernels
                    if not isinstance(key, DispatchKey) or key.name == "Python":
                        raise AssertionError(
                            f"py_impl() takes a DispatchKey other than Python or a class, got {key!r}"
                        )
                if key in taken:
                    where = key.name if isinstance(key, DispatchKey) else key
                    raise RuntimeError(
                        f"Trying to override a python impl for {where} on operator {self.name()}"
                    )
                changed = {**taken, key: function}
                if isinstance(key, type):
                    self.python_key_table = changed
                else:
                    self.py_kernels = changed
                forget_resolved(self)
            return function

        return register

    def _can_decompose(self) -> bool:
        key = DispatchKey["CompositeImplicitAutograd"]
        return key in self.py_kernels or self._composition() is not None

    def _composition(self) -> Kernel | None:
        functional = self.functional
        kernels = self.kernels or (functional.kernels if functional else {})
        given = kernels.get("CompositeImplicitAutograd")
        if given is None or given.is_declared:
            return self.declared_composition or given
        return given

    @property
    def declared_composition(self) -> Kernel | None:
        """What it is composed of by its declaration, though another kernel computes it at once."""
        function = self.traits.decomposition
        return Kernel(function, KernelKind.tensor, self) if function else None

    def decompose(self, *args: Any, **kwargs: Any) -> Any:
        """Call its composition of other operators, even if another kernel would run; NotImplemented without one."""
        own = self.py_kernels.get(DispatchKey["CompositeImplicitAutograd"])
        if own is not None:
            return own(*args, **kwargs)
        kernel = self._composition()
        if kernel is None:
            return NotImplemented
        return import_module("gradsmith.dispatch.op_calls").call_kernel(self, kernel, args, kwargs)

    def entry(self, key: DispatchKey) -> Entry:
        """The kernel for a runtime key and the rule that chose it (``runtime/dispatch/table.py``)."""
        from .table import computed_entry

        return computed_entry(self, key)


_KINDS = {
    **dict.fromkeys(ALIAS_KEYS, KernelKind.tensor),
    **{key: KernelKind.sparse for key in DISPATCH_KEYS if key.startswith("Sparse")},
}
"""How the kernels that declarations name are called, where it is not over arrays."""


class _DeclaredKernels:
    """The kernels of an operator until they are replaced, made when they are first asked for: most operators are never called.

    What is made stays among the operator's own attributes, where `OpOverload.kernels` is found from then on.  Of two threads
    that ask first, and one that registers meanwhile, nothing gets lost: ``setdefault`` is atomic.
    """

    def __get__(self, operator: OpOverload, owner: type[OpOverload]) -> dict[str, Kernel]:
        kernels: dict[str, Kernel] = operator.__dict__.setdefault(
            "kernels",
            {
                key: Kernel(
                    function,
                    (
                        KernelKind.made
                        if function in (ALIAS, EACH)
                        else _KINDS.get(key, KernelKind.array)
                    ),
                    operator,
                )
                for key, function in operator.declared_kernels.items()
            },
        )
        return kernels


OpOverload.kernels = _DeclaredKernels()  # type: ignore[assignment]


def _serves_cpu(key: str) -> bool:
    """Whether kernels at `key` may be reached by tensors on the CPU, without a mode that includes it."""
    if key.startswith("Autocast"):
        return False
    return key.endswith("CPU") or not key.endswith(BACKENDS)


_op_calls: Any = None
"""The module `op_calls` once something has been called: it needs tensors, which need operators."""
