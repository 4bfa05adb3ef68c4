"""Operators: a schema, the kernels registered for it, and the table computed from them.

`OpOverload.table` is what calls look their kernel up in: from the (masked) bits of the arguments to a
function that takes every schema argument by position.  It starts empty; the exact path
(``runtime/dispatch/call.py``) fills it, and any registration empties it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import Any, NamedTuple

from gradsmith.dispatch.keys import ALIAS_KEYS, BACKENDS, DispatchKey, alias_keyset
from gradsmith.dispatch.signature import Signature

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

lock = threading.RLock()
"""Held while registrations change or a resolved kernel is stored; never on the fast path."""


class Kernel(NamedTuple):
    """A function registered for an operator at a key."""

    function: Any
    """A callable, or ``module:function`` below ``gradsmith.kernels`` until first used."""
    kind: str
    """``array`` (over arrays), ``tensor`` (over tensors, every argument by position), ``user``
    (over tensors, called as the schema is), ``autograd``, ``fallthrough``."""
    source: str
    """Who registered it: ``native_functions.yaml:LINE`` or ``file.py:LINE``."""
    takes_keyset: bool = False


FALLTHROUGH = Kernel(None, "fallthrough", "fallthrough")


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
        "_schema",
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
        self._schema = schema
        self.traits = traits
        self.kernels = kernels
        """Registrations by key name; replaced, never changed, so that a reader sees whole ones."""
        self.table: dict[int, Callable[..., Any]] = {}

    packet: OpOverloadPacket
    """All overloads of its name."""
    generated: str
    """The package of its generated modules; operators defined at run time have none."""

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
        return f"{self.namespace}::{self._schema}"

    @property
    def schema(self) -> Any:
        """The parsed schema."""
        from gradsmith.codegen.schema import FunctionSchema

        return FunctionSchema.parse(self._schema_text)

    @property
    def tags(self) -> list[str]:
        """Tags of the operator, by name."""
        return list(self.traits.tags)

    def __repr__(self) -> str:
        return f"<OpOverload(op='{self.namespace}.{self.base}', overload='{self.overload or 'default'}')>"

    def __str__(self) -> str:
        return f"{self.namespace}.{self.base}.{self.overload or 'default'}"

    # -- calls -----------------------------------------------------------------------------------

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        from gradsmith.dispatch.call import BindError, bind_overload, call

        try:
            values = bind_overload(self, args, kwargs)
        except BindError as error:
            raise RuntimeError(
                f"{self.namespace}::{error}. Declaration: {self._schema_text}"
            ) from None
        return call(self, values)

    def redispatch(self, keyset: Any, /, *args: Any, **kwargs: Any) -> Any:
        """Call the kernel of the highest key in `keyset`, whatever the arguments' own keysets are."""
        from gradsmith.dispatch.call import bind_overload, redispatch

        return redispatch(self, keyset.raw_repr(), bind_overload(self, args, kwargs))

    # -- registrations ---------------------------------------------------------------------------

    def register(self, key: str, kernel: Kernel) -> None:
        """Let `kernel` serve dispatch key `key` (a runtime or an alias key)."""
        with lock:
            self.kernels = {**self.kernels, key: kernel}
            forget_resolved(self)

    def deregister(self, key: str, kernel: Kernel) -> None:
        """Undo `register`, unless another kernel has taken the key since."""
        with lock:
            if self.kernels.get(key) is kernel:
                self.kernels = {k: v for k, v in self.kernels.items() if k != key}
                forget_resolved(self)

    def has_kernel_for_dispatch_key(self, key: DispatchKey | str) -> bool:
        """Whether a kernel is registered at exactly this key."""
        return (key if isinstance(key, str) else key.name) in self.kernels

    def entry(self, key: DispatchKey) -> Entry:
        """The kernel for a runtime key and the rule that chose it (PyTorch's precedence).

        In order: a kernel registered at the key; ``CompositeExplicitAutogradNonFunctional`` and
        ``CompositeExplicitAutograd`` for backend keys; ``CompositeImplicitAutograd``, for autograd keys only
        where the backend has no kernel of its own; ``Autograd`` for autograd keys; the key's backend
        fallback.
        """
        kernels = self.kernels
        name = key.name
        if name in kernels:
            return Entry(kernels[name], "kernel")
        for alias in ("CompositeExplicitAutogradNonFunctional", "CompositeExplicitAutograd"):
            if alias in kernels and (
                name == "Undefined" or key in alias_keyset(DispatchKey[alias])
            ):
                return Entry(kernels[alias], "default backend kernel")
        if "CompositeImplicitAutograd" in kernels and (
            name == "Undefined" or key in alias_keyset(DispatchKey["CompositeImplicitAutograd"])
        ):
            if not (
                key in alias_keyset(DispatchKey["Autograd"]) and self._has_backend_kernel(name)
            ):
                return Entry(kernels["CompositeImplicitAutograd"], "math kernel")
        if "Autograd" in kernels and key in alias_keyset(DispatchKey["Autograd"]):
            return Entry(kernels["Autograd"], "autograd kernel")
        if name in FALLBACKS:
            return Entry(FALLBACKS[name], "backend fallback")
        return Entry(None, "missing")

    def _has_backend_kernel(self, autograd_key: str) -> bool:
        kernels = self.kernels
        if "CompositeExplicitAutograd" in kernels:
            return True
        if autograd_key == "AutogradOther":
            return any(
                name in kernels
                for name in ("FPGA", "Vulkan", "Metal", "CustomRNGKeyId", "MkldnnCPU")
            )
        return autograd_key.removeprefix("Autograd") in kernels


def forget_resolved(operator: OpOverload) -> None:
    """Empty the tables that may hold a kernel made from `operator`'s registrations."""
    operator.table.clear()
    for form in FORMS.get(operator.name(), ()):
        form.table.clear()


FORMS: dict[str, list[OpOverload]] = {}
"""By functional operator: the forms whose kernels are derived from its kernels."""


class OpOverloadPacket:
    """All overloads of a name; calling it picks the overload that fits the arguments."""

    __slots__ = ("namespace", "base", "members", "binder", "__dict__")

    def __init__(self, namespace: str, base: str) -> None:
        self.namespace = namespace
        self.base = base
        self.members: dict[str, OpOverload] = {}
        self.binder: Any = None

    def overloads(self) -> list[str]:
        """Names of the overloads, ``default`` for the unnamed one."""
        return [name or "default" for name in self.members]

    def __iter__(self) -> Iterator[str]:
        return iter(self.overloads())

    @property
    def __name__(self) -> str:
        return self.base

    def __repr__(self) -> str:
        return f"<OpOverloadPacket(op='{self.namespace}.{self.base}')>"

    def __str__(self) -> str:
        return f"{self.namespace}.{self.base}"

    def __getattr__(self, name: str) -> OpOverload:
        members = self.members
        found = members.get("" if name == "default" else name)
        if found is None:
            if name.startswith("__"):
                raise AttributeError(name)
            raise AttributeError(
                f"The underlying op of '{self.namespace}.{self.base}' has no overload name '{name}'; "
                f"it has {', '.join(self.overloads())}"
            )
        return found

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        from gradsmith.dispatch.call import bind_packet, call

        try:
            operator, values = bind_packet(self, args, kwargs)
        except TypeError as error:
            raise RuntimeError(
                f"Overloaded operator invoked from Python failed to match any schema: {self.namespace}::{error}"
            ) from None
        return call(operator, values)


def add_operator(operator: OpOverload) -> None:
    """Enter `operator` in the registry and its packet."""
    REGISTRY[operator.name()] = operator
    qualified = f"{operator.namespace}::{operator.base}"
    packet = PACKETS.get(qualified)
    if packet is None:
        packet = PACKETS[qualified] = OpOverloadPacket(operator.namespace, operator.base)
    packet.members[operator.overload] = operator
    packet.binder = None
    operator.packet = packet
    if operator.traits.form_of:
        functional = f"{operator.namespace}::{operator.traits.form_of}"
        FORMS.setdefault(functional, []).append(operator)


class _Namespace:
    """The operators of one namespace: ``ops.aten.add``."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> OpOverloadPacket:
        found = PACKETS.get(f"{self._name}::{name}")
        if found is None:
            if name.startswith("__") and name.endswith("__"):
                raise AttributeError(name)
            known = [key.split("::")[1] for key in PACKETS if key.startswith(self._name + "::")]
            close = get_close_matches(name, known, 1)
            hint = f"; did you mean '{close[0]}'?" if close else ""
            raise AttributeError(
                f"'_OpNamespace' '{self._name}' object has no attribute '{name}'{hint}"
            )
        return found

    def __dir__(self) -> list[str]:
        return sorted(key.split("::")[1] for key in PACKETS if key.startswith(self._name + "::"))

    def __repr__(self) -> str:
        return f"<operators of namespace '{self._name}'>"


class _Operators:
    """``gradsmith.ops``: every namespace of operators."""

    def __getattr__(self, name: str) -> _Namespace:
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        namespace = _Namespace(name)
        setattr(self, name, namespace)
        return namespace


ops = _Operators()


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
    add_operator(operator)
    return operator


# Keys whose kernels, where an operator has none of its own, let the call pass to the next key.
for _name in (
    "ADInplaceOrView",
    "BackendSelect",
    "AutogradOther",
    "AutogradNestedTensor",
    "Tracer",
):
    FALLBACKS[_name] = FALLTHROUGH
for _name in BACKENDS:
    FALLBACKS["Autograd" + _name] = FALLTHROUGH
