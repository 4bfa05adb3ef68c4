"""Operators: a schema, the kernels registered for it, and the table computed from them.

`OpOverload.table` is what calls look their kernel up in: from the (masked) bits of the arguments to a
function that takes every schema argument by position.  It starts empty; the exact path
(``runtime/dispatch/call.py``) fills it, and any registration empties it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from gradsmith.dispatch.keys import (
    ALIAS_KEYS,
    BACKENDS,
    PASSING_KEYS,
    DispatchKey,
    DispatchKeySet,
    key_named,
    raw_bits,
)
from gradsmith.dispatch.registrations import lock
from gradsmith.dispatch.signature import Signature
from gradsmith.dispatch.tags import Tag

if TYPE_CHECKING:
    from gradsmith.codegen.schema import FunctionSchema
    from gradsmith.dispatch.op_calls import Plan
    from gradsmith.dispatch.schema_view import SchemaView

__all__ = [
    "FALLTHROUGH",
    "Entry",
    "Kernel",
    "OpOverload",
    "OpOverloadPacket",
    "OperatorTraits",
    "REGISTRY",
    "define",
    "lock",
]


class Kernel(NamedTuple):
    """A function registered for an operator at a key."""

    function: Any
    """A callable, or ``module:function`` below ``gradsmith.kernels`` until first used."""
    kind: str
    """``array`` (over arrays), ``tensor`` (over tensors, every argument by position), ``user``
    (over tensors, called as the schema is), ``fallback`` (like ``user``, the operator first), ``made`` (a function that
    makes one over tensors for the bits of a call), ``layer`` (one that makes it from the kernel below), ``autograd``,
    ``fallthrough``."""
    source: str
    """Who registered it: ``native_functions.yaml:LINE`` or ``file.py:LINE``."""
    takes_keyset: bool = False


FALLTHROUGH = Kernel(None, "fallthrough", "runtime/dispatch/operator.py")


class Entry(NamedTuple):
    """One row of a computed table."""

    kernel: Kernel | None
    reason: str


class OperatorTraits(NamedTuple):
    """What YAML says of an operator beyond its schema."""

    pointwise: str = ""
    """The NumPy ufunc (``np.add``) or kernel (``module:function``) that it applies element by element."""
    promotion: str = "none"
    numbers: bool = False
    """Whether Python numbers may stand for tensors."""
    dtypes: str = ""
    """Initials of the accepted dtype categories (``bifc``); empty for all."""
    form_of: str = ""
    """The functional operator that an in-place or ``out=`` form is derived from."""
    view: bool = False
    autograd: bool = False
    """Whether ``generated/autograd_kernels.py`` has a kernel for it."""
    broadcasts: bool = False
    """Whether its kernel leaves broadcasting to NumPy, whose errors name neither it nor the dimension."""
    device_check: bool = True
    """Whether its tensors must be on one device."""
    undifferentiated: bool = False
    """Whether nothing says what its derivatives are: recorded, and an error when backward asks."""
    return_type: str = ""
    """Name of its named tuple in ``generated/return_types.py``."""
    tags: tuple[str, ...] = ()
    line: int = 0
    """Line of its entry in ``native_functions.yaml``."""

    @property
    def is_elementwise(self) -> bool:
        """Whether promotion and broadcasting are the wrapper's business."""
        return bool(self.pointwise) or self.promotion != "none"


REGISTRY: dict[str, OpOverload] = {}
"""Every operator by qualified name: ``aten::add.Tensor``."""

FALLBACKS: dict[str, Kernel] = {}
"""Backend fallbacks by key name."""

PACKETS: dict[str, OpOverloadPacket] = {}
"""Every packet by qualified name: ``aten::add``."""


class OpOverload:
    """One operator with one signature, such as ``aten::add.Tensor``."""

    __slots__ = (
        "namespace",
        "base",
        "overload",
        "signature",
        "traits",
        "kernels",
        "table",
        "packet",
        "generated",
        "declared_at",
        "shadowed",
        "always",
        "withdrawn",
        "declaration",
        "defined_in_cell",
        "__dict__",
        "__weakref__",
    )

    def __init__(
        self,
        namespace: str,
        name: str,
        schema: str,
        signature: Signature,
        kernels: dict[str, Kernel],
        traits: OperatorTraits,
    ) -> None:
        self.namespace = namespace
        self.base, _, self.overload = name.partition(".")
        self.signature = signature
        self.declaration = schema
        self.traits = traits
        self.kernels = kernels
        """Registrations by key name; replaced, never changed, so that a reader sees whole ones."""
        self.shadowed: dict[str, tuple[Kernel, ...]] = {}
        """By key the kernels that others took the place of, the last one first; replaced like `kernels`."""
        self.table: dict[int, Callable[..., Any]] = {}
        self.generated = ""
        self.declared_at = ""
        self.always = 0
        self.withdrawn = ""
        self.defined_in_cell = False

    packet: OpOverloadPacket
    """All overloads of its name."""
    generated: str
    """The package of its generated modules; empty for operators defined at run time, which have none."""
    declared_at: str
    """Where its schema is given: ``native_functions.yaml:LINE`` or ``file.py:LINE``."""
    always: int
    """Raw keyset that calls have whatever their arguments: keys that PyTorch includes in every thread, of
    those that this operator has a kernel for.  Tensors do not carry them, so tables have no such calls."""
    withdrawn: str
    """Why it cannot be called any more: the library that defined it is gone.  Empty while it can."""
    declaration: str
    """Its schema as text, without namespace."""
    defined_in_cell: bool
    """Whether a notebook's cell defined it, which may be run again."""

    @property
    def identifier(self) -> str:
        """Name of its functions in generated modules."""
        return f"{self.base}_{self.overload}" if self.overload else self.base

    # -- names -----------------------------------------------------------------------------------

    def name(self) -> str:
        """The qualified name: ``aten::add.Tensor``."""
        dot = "." if self.overload else ""
        return f"{self.namespace}::{self.base}{dot}{self.overload}"

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
        from gradsmith.codegen.schema import FunctionSchema

        return FunctionSchema.parse(self._schema_text)

    @cached_property
    def _schema(self) -> SchemaView:
        from gradsmith.dispatch.schema_view import view_of

        return view_of(self.schema)

    @cached_property
    def plan(self) -> Plan | None:
        """How calls through `gradsmith.ops` see that arguments need no conversion."""
        from gradsmith.dispatch.op_calls import plan_of

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

    @property
    def overloadpacket(self) -> OpOverloadPacket:
        """All overloads of its name."""
        return self.packet

    @property
    def op(self) -> OpOverload:
        """The callable behind it, which is itself."""
        return self

    _overloadpacket = overloadpacket

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
        return _find_overload, (self.name(),)

    def __repr__(self) -> str:
        return f"<OpOverload(op='{self.namespace}.{self.base}', overload='{self.overload or 'default'}')>"

    def __str__(self) -> str:
        return f"{self.namespace}.{self.base}.{self.overload or 'default'}"

    # -- calls -----------------------------------------------------------------------------------

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        calls = _op_calls or _import_op_calls()
        if not kwargs:
            result = calls.call_at_once(self, args)
            if result is not calls.MISSED:
                return result
        values = calls.bound_strictly(self, args, kwargs)
        return calls.call_public(self, self, values, args, kwargs)

    def redispatch(self, keyset: Any, /, *args: Any, **kwargs: Any) -> Any:
        """Call the kernel of the highest key in `keyset`, whatever the arguments' own keysets are."""
        calls = _op_calls or _import_op_calls()
        return calls.redispatch(self, keyset.raw_repr(), calls.bound_strictly(self, args, kwargs))

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
            foreign = (k for k, v in kernels.items() if v.kind not in ("array", "tensor"))
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
        from gradsmith.dispatch.table import registered_kernels

        return registered_kernels(self)

    @cached_property
    def py_kernels(self) -> dict[DispatchKey, Callable[..., Any]]:
        """What `py_impl` was given for dispatch keys."""
        return {}

    @cached_property
    def python_key_table(self) -> dict[type, Callable[..., Any]]:
        """What `py_impl` was given for classes of modes and tensors."""
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
                taken[key] = function
                forget_resolved(self)
            return function

        return register

    def _can_decompose(self) -> bool:
        key = DispatchKey["CompositeImplicitAutograd"]
        return key in self.py_kernels or self._composition() is not None

    def _composition(self) -> Kernel | None:
        kernels = self.kernels
        if not kernels and self.traits.form_of:
            kernels = REGISTRY[f"{self.namespace}::{self.traits.form_of}"].kernels
        return kernels.get("CompositeImplicitAutograd")

    def decompose(self, *args: Any, **kwargs: Any) -> Any:
        """Call its composition of other operators, even if another kernel would run; NotImplemented without one."""
        own = self.py_kernels.get(DispatchKey["CompositeImplicitAutograd"])
        if own is not None:
            return own(*args, **kwargs)
        kernel = self._composition()
        if kernel is None:
            return NotImplemented
        return _import_op_calls().call_kernel(self, kernel, args, kwargs)

    def entry(self, key: DispatchKey) -> Entry:
        """The kernel for a runtime key and the rule that chose it (``runtime/dispatch/table.py``)."""
        from gradsmith.dispatch.table import computed_entry

        return computed_entry(self, key)


def _serves_cpu(key: str) -> bool:
    """Whether kernels at `key` may be reached by tensors on the CPU."""
    return key.endswith("CPU") or not key.endswith(BACKENDS)


def forget_resolved(operator: OpOverload) -> None:
    """Empty the tables that may hold a kernel made from `operator`'s registrations; under the lock."""
    lock.revision += 1
    operator.table.clear()
    for form in FORMS.get(operator.name(), ()):
        form.table.clear()


_INCLUDED_EVERYWHERE = ("BackendSelect", "ADInplaceOrView")
"""Keys that are in every call's keyset, unless a guard excludes them."""

FORMS: dict[str, list[OpOverload]] = {}
"""By functional operator: the forms whose kernels are derived from its kernels."""


class OpOverloadPacket:
    """All overloads of a name; calling it picks the overload that fits the arguments."""

    __slots__ = ("namespace", "base", "members", "__dict__", "__weakref__")

    def __init__(self, namespace: str, base: str) -> None:
        self.namespace = namespace
        self.base = base
        self.members: dict[str, OpOverload] = {}
        """By overload name; replaced, never changed, so that a reader sees whole ones."""

    def overloads(self) -> list[str]:
        """Names of the overloads, ``default`` for the unnamed one."""
        return [name or "default" for name in self.members]

    def op_overloads(self) -> list[OpOverload]:
        """The overloads."""
        return list(self.members.values())

    @property
    def op(self) -> OpOverloadPacket:
        """The callable behind it, which is itself."""
        return self

    @property
    def _qualified_op_name(self) -> str:
        return f"{self.namespace}::{self.base}"

    @property
    def _schemas(self) -> dict[str, SchemaView]:
        return {name: operator._schema for name, operator in self.members.items()}

    def __iter__(self) -> Iterator[str]:
        return iter(self.overloads())

    def __dir__(self) -> list[str]:
        return sorted([*object.__dir__(self), *self.overloads()])

    @property
    def __name__(self) -> str:
        return self.base

    def __repr__(self) -> str:
        return f"<OpOverloadPacket(op='{self.namespace}.{self.base}')>"

    def __str__(self) -> str:
        return f"{self.namespace}.{self.base}"

    def __copy__(self) -> OpOverloadPacket:
        return self

    def __deepcopy__(self, memo: Any = None) -> OpOverloadPacket:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _find_packet, (self._qualified_op_name,)

    def __getattr__(self, name: str) -> OpOverload:
        found = self.members.get("" if name == "default" else name)
        if found is not None:
            return found
        if name.startswith("__"):
            raise AttributeError(
                f"'{self}' can't have an overload name beginning with '__' and has no attribute '{name}' either"
            )
        known = self.overloads()
        close = get_close_matches(name, known, 1)
        hint = f"; did you mean '{close[0]}'? It" if close else "; it"
        raise AttributeError(
            f"The underlying op of '{self}' has no overload name '{name}'{hint} has "
            f"{', '.join(known) or 'none any more'}"
        )

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        calls = _op_calls or _import_op_calls()
        if not kwargs:
            for operator in self.members.values():  # the first one
                result = calls.call_at_once(operator, args)
                if result is not calls.MISSED:
                    return result
                break
        operator, values = calls.bound_to_overload(self, args, kwargs)
        return calls.call_public(self, operator, values, args, kwargs)


_op_calls: Any = None
"""The module `op_calls`, once something has been called: it needs tensors, which need operators."""


def _import_op_calls() -> Any:
    global _op_calls
    from gradsmith.dispatch import op_calls

    _op_calls = op_calls
    return op_calls


def _find_overload(name: str) -> OpOverload:
    return REGISTRY[name]


def _find_packet(name: str) -> OpOverloadPacket:
    return PACKETS[name]


def add_operator(operator: OpOverload) -> None:
    """Enter `operator` in the registry and its packet; under the lock once other threads may look."""
    REGISTRY[operator.name()] = operator
    qualified = f"{operator.namespace}::{operator.base}"
    packet = PACKETS.get(qualified)
    if packet is None:
        packet = OpOverloadPacket(operator.namespace, operator.base)
    packet.members = {**packet.members, operator.overload: operator}
    PACKETS[qualified] = packet
    operator.packet = packet
    if operator.traits.form_of:
        functional = f"{operator.namespace}::{operator.traits.form_of}"
        FORMS.setdefault(functional, []).append(operator)


def define(
    namespace: str,
    name: str,
    schema: str,
    signature: Signature,
    kernels: dict[str, str],
    traits: OperatorTraits,
    yaml_file: str,
    generated: str,
) -> OpOverload:
    """An operator declared in YAML; `kernels` maps dispatch keys to ``module:function``.

    `generated` is the package whose modules hold its wrappers and autograd kernels.
    """
    source = f"{yaml_file}:{traits.line}"
    operator = OpOverload(
        namespace,
        name,
        schema,
        signature,
        {
            key: Kernel(where, "tensor" if key in ALIAS_KEYS else "array", source)
            for key, where in kernels.items()
        },
        traits,
    )
    operator.generated = generated
    operator.declared_at = source
    add_operator(operator)
    return operator


OVERRIDDEN: set[str] = set()
"""Operators from YAML that a user gave kernels which plain tensors on the CPU may come to.

While there are any, backward calls operators for everything, so that those kernels see it.
"""

FALLBACKS.update(dict.fromkeys(PASSING_KEYS, FALLTHROUGH))
FALLBACKS["Python"] = Kernel(
    "gradsmith.dispatch.modes:python_layer", "python", "runtime/dispatch/modes.py"
)
