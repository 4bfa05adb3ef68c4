"""`Library`: operators and kernels that a program registers, gone again when the object goes."""

from __future__ import annotations

import warnings
import weakref
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ..core.keys import DispatchKey, key_named
from ..core.keysets import RUNTIME_KEYS
from ..core.refusing import refuses
from ..dispatch.declarations import OperatorTraits
from ..dispatch.kernel import Kernel, KernelKind
from ..dispatch.operator import OpOverload
from ..dispatch.registrations import lock
from ..dispatch.registry import DANGLING, REGISTRY
from ..dispatch.tags import Tag
from ..schema.dispatch_keys import ALIAS_KEYS, PER_BACKEND
from . import registry
from .sources import Source, calling_source

if TYPE_CHECKING:
    from ..schema.function_schema import FunctionSchema

_RESERVED_NAMESPACES = ("prim",)
KINDS = ("DEF", "IMPL", "FRAGMENT")
_COMPOSITE = "CompositeImplicitAutograd"


def fallthrough_kernel() -> None:
    """Given to `Library.impl` or `Library.fallback`, it lets calls pass to the next key."""
    raise NotImplementedError("fallthrough_kernel() should never be called.")


class _Held:
    """What a library has registered, as what undoes it; shared with the library's finalizer."""

    __slots__ = ("undo",)

    def __init__(self) -> None:
        self.undo: list[Callable[[], None]] = []

    def release(self) -> None:
        with lock:
            while self.undo:
                self.undo.pop()()


class Library:
    """Registers operators and kernels in a namespace, for as long as it lives.

    `kind` is ``DEF`` for the one library that defines the operators of `ns`; ``FRAGMENT`` for one of several
    that define some; ``IMPL`` for kernels of operators that others define, with `dispatch_key` the key of
    all of them.  A library of kind IMPL for the namespace ``_`` registers fallbacks.

    What it registered goes when it is destroyed (`_destroy`, or the end of a ``with`` block) or collected as
    garbage.  Raises ValueError for an unknown kind or a reserved namespace; RuntimeError for an unknown key
    and for a second DEF library of a namespace.
    """

    def __init__(self, ns: str, kind: str, dispatch_key: str = "") -> None:
        if kind not in KINDS:
            raise ValueError(f"Unsupported kind: {kind}; it is one of DEF, IMPL and FRAGMENT")
        if ns in _RESERVED_NAMESPACES and kind != "IMPL":
            raise ValueError(
                f"{ns} is a reserved namespace. Please try creating a library with another name."
            )
        if kind != "IMPL":
            if ns == "_":
                raise RuntimeError(
                    f"a library of kind {kind} cannot define operators in the namespace '_', which means every "
                    "namespace; did you mean kind IMPL?"
                )
            if dispatch_key:
                raise RuntimeError(
                    f"a library of kind {kind} takes no dispatch key, but got {dispatch_key!r}; "
                    "pass the key to impl()"
                )
        if dispatch_key:
            registrable_key(dispatch_key)
        self.ns = ns
        self.kind = kind
        self.dispatch_key = dispatch_key
        self._source = calling_source()
        self._destroyed = False
        self._held = held = _Held()
        if kind == "DEF":
            held.undo.append(registry.claim_namespace(ns, self._source, held.release))
        # A finalizer rather than __del__: it holds what it needs.  It may run in any thread, at any moment.
        weakref.finalize(self, lock.later, held.release).atexit = False

    def __repr__(self) -> str:
        return f"Library(kind={self.kind}, ns={self.ns}, dispatch_key={self.dispatch_key})>"

    def __enter__(self) -> Library:
        return self

    def __exit__(self, *exception: object) -> None:
        self._destroy()

    # -- operators ---------------------------------------------------------------------------------

    def define(self, schema: str, alias_analysis: str = "", *, tags: Any = ()) -> str:
        """Define an operator: ``name.overload(Tensor x, int n=1) -> Tensor``.  Returns its name.

        Kernels that were registered for it before serve it from now on.  `tags` are members of
        `gradsmith.Tag`.  Raises RuntimeError for a schema that does not parse, with the place of the mistake,
        and for a name that is taken, with both schemas; ValueError for a schema that its tag forbids.
        """
        if alias_analysis not in ("", "FROM_SCHEMA", "CONSERVATIVE"):
            raise RuntimeError(f"Invalid alias_analysis type {alias_analysis}")
        self._check_alive()
        source = calling_source()
        if self.kind == "IMPL":
            raise RuntimeError(
                f"define({schema.partition('(')[0]!r}): Cannot define an operator in a library of kind IMPL; use the "
                f"DEF library of '{self.ns}', or one of kind FRAGMENT. (Library made at {self._source}.)"
            )
        parsed = parsed_schema(schema)
        space = parsed.name.namespace
        if space and space != self.ns:
            raise RuntimeError(
                f"Explicitly provided namespace ({space}) in schema string does not match namespace of enclosing "
                f"library ({self.ns}). (Library made at {self._source}.)"
            )
        names = _tag_names(tags)
        for tag in ("out", "inplace"):
            if tag in names:
                from .tag_rules import check_tagged

                check_tagged(tag, parsed)
        text = str(parsed).removeprefix(f"{space}::") if space else str(parsed)
        name = text.partition("(")[0]
        operator, undo = registry.define_operator(
            self.ns,
            name,
            text,
            OperatorTraits(
                view=parsed.is_view,
                device_check=False,
                tags=names,
                alias_analysis=alias_analysis or "FROM_SCHEMA",
            ),
            source,
        )
        self._hold(undo)
        return operator.base

    @refuses
    def impl(
        self,
        op_name: str | OpOverload,
        fn: Callable[..., Any],
        dispatch_key: str = "",
        *,
        with_keyset: bool = False,
        allow_override: bool = True,
    ) -> None:
        """Let `fn` serve an operator at a dispatch key, by default the library's, else CompositeImplicitAutograd.

        `fn` is called with positional arguments by position and keyword-only ones by keyword, those at the end
        that equal their defaults left out; `with_keyset` puts the call's DispatchKeySet before them, for
        `OpOverload.redispatch`.  The operator may be defined later.  A kernel that is there already is
        overridden, with a UserWarning that names both places; without `allow_override` that is a RuntimeError,
        unless the kernel is one that the package brought.
        """
        if not callable(fn):
            raise TypeError(
                f"Input function is required to be a callable but found type {type(fn)}"
            )
        self._check_alive()
        source = calling_source()
        name = self._local_name(op_name)
        key = self._key(name, dispatch_key).name
        qualified = f"{self.ns}::{name}"
        operator = REGISTRY.get(qualified)
        if key == "Meta" and operator is not None and operator._can_decompose():
            raise RuntimeError(
                f"We should not register a meta kernel directly to the operator '{qualified}', because it has a "
                f"CompositeImplicitAutograd kernel ({_composite_source(operator)}). Let it decompose, and register "
                "meta kernels for the operators that it decomposes into."
            )
        kernel = _kernel(fn, source, with_keyset)
        with lock:  # nobody comes between the question and the registration
            before = _registered(qualified, key)
            taken = (
                before is not None
                and not before.is_declared
                and before.kind is not KernelKind.device
            )
            if before is not None and taken and not allow_override:
                raise RuntimeError(
                    "This is not allowed since there's already a kernel registered from python overriding "
                    f"{name}'s behavior for {key} dispatch key and {self.ns} namespace: at {before.source}; the new "
                    f"one is registered at {source}."
                )
            before, undo = registry.add_kernel(qualified, key, kernel)
            self._hold(undo)
        if before is not None and key != "Meta":
            text = registry.override_text(qualified, key, before, kernel)
            try:
                warnings.warn_explicit(text, UserWarning, source.file, source.line)
            except UserWarning:  # warnings are errors: then nothing has been registered
                with lock:
                    self._held.undo.remove(undo)
                    undo()
                raise

    def fallback(
        self, fn: Callable[..., Any], dispatch_key: str = "", *, with_keyset: bool = False
    ) -> None:
        """Let `fn` serve every operator without a kernel at the key; `fallthrough_kernel` lets calls pass.

        Called as ``fn(op, *args, **kwargs)``, or ``fn(keyset, op, *args, **kwargs)`` `with_keyset`.  Raises
        RuntimeError outside the namespace ``_`` and where there is a fallback already.
        """
        if self.ns != "_":
            raise RuntimeError(
                'Fallback can only be registered using library fragment on the global namespace "_" but it is '
                f"{self.ns}"
            )
        key = dispatch_key or self.dispatch_key
        if not key:
            raise AssertionError("dispatch_key must not be empty for fallback")
        if not callable(fn):
            raise TypeError(
                f"Input function is required to be a callable but found type {type(fn)}"
            )
        self._check_alive()
        kernel = _kernel(fn, calling_source(), with_keyset, kind=KernelKind.fallback)
        self._hold(registry.add_fallback(registrable_key(key), kernel))

    def _register_fake(
        self,
        op_name: str | OpOverload,
        fn: Callable[..., Any],
        _stacklevel: int = 1,
        *,
        allow_override: bool = True,
    ) -> None:
        """Let `fn` compute shapes and dtypes for tensors without data: the kernel at Meta."""
        from .fakes import register_fake_kernel

        register_fake_kernel(self, self._local_name(op_name), fn, allow_override)

    def _register_torch_dispatch_rule(
        self, op_name: str | OpOverload, torch_dispatch_class: type, fn: Callable[..., Any]
    ) -> None:
        """Let `fn` handle calls that reach a mode or tensors of that class."""
        from ..dispatch.rules import add_rule

        qualified = f"{self.ns}::{self._local_name(op_name)}"
        self._check_alive()
        self._hold(add_rule(qualified, torch_dispatch_class, fn))

    def _destroy(self) -> None:
        """Undo every registration.  The library registers nothing more."""
        self._destroyed = True
        self._held.release()

    # -- parts -------------------------------------------------------------------------------------

    def _hold(self, undo: Callable[[], None]) -> None:
        self._held.undo.append(undo)

    def _check_alive(self) -> None:
        if self._destroyed:
            raise AssertionError("Library object has been destroyed")

    def _local_name(self, op_name: str | OpOverload) -> str:
        """Name and overload of an operator of this namespace."""
        if isinstance(op_name, OpOverload):
            op_name = op_name.name()
        if not isinstance(op_name, str):
            raise RuntimeError(
                "impl should be passed either a name or an OpOverload object as the first argument, got "
                f"{type(op_name)}"
            )
        space, found, name = op_name.rpartition("::")
        if found and space != self.ns:
            raise RuntimeError(
                f'impl("{op_name}", ...): Explicitly provided namespace ({space}) in operator name does not match '
                f"namespace of enclosing library ({self.ns}). (Library made at {self._source}.)"
            )
        return name.removesuffix(".default")

    def _key(self, name: str, given: str) -> DispatchKey:
        own = self.dispatch_key
        if given and own and key_named(given) != key_named(own):
            raise RuntimeError(
                f'impl("{name}", ...): Explicitly provided dispatch key ({given}) is inconsistent with the dispatch key '
                f"of the enclosing library ({own}). (Library made at {self._source}.)"
            )
        return registrable_key(given or own or _COMPOSITE)


def registrable_key(name: str | DispatchKey) -> DispatchKey:
    """The runtime or alias key of this name.  RuntimeError, with the closest one, for anything else."""
    key = key_named(name)
    if key in _REGISTRABLE:
        return key
    if key.name in PER_BACKEND or key.name == "AutogradFunctionality":
        example = PER_BACKEND.get(key.name, "Autograd") + "CPU"
        raise RuntimeError(
            f"could not parse dispatch key: {key.name} is a functionality of several backends; kernels are "
            f"registered for one of them, such as {example}"
        )
    raise RuntimeError(f"could not parse dispatch key: nothing can be registered at {key.name}")


_REGISTRABLE = frozenset(RUNTIME_KEYS) | {DispatchKey[name] for name in ALIAS_KEYS}


def _kernel(
    fn: Any, source: Source, with_keyset: bool, kind: KernelKind = KernelKind.user
) -> Kernel:
    if fn is fallthrough_kernel:
        return Kernel(None, KernelKind.fallthrough, str(source))
    # The layers that the package itself registers are made for each kind of call.
    return Kernel(fn, getattr(fn, "kernel_kind", kind), str(source), with_keyset)


def _registered(qualified: str, key: str) -> Kernel | None:
    operator = REGISTRY.get(qualified)
    if operator is not None:
        return operator.kernels.get(key)
    waiting = DANGLING.get(qualified, ())
    return next((kernel for name, kernel in reversed(waiting) if name == key), None)


def _composite_source(operator: OpOverload) -> str:
    kernel = operator._composition()
    return kernel.source if kernel is not None else "given to py_impl"


def parsed_schema(schema: str) -> FunctionSchema:
    """A schema in text form, parsed.  Raises RuntimeError, with the place of the mistake."""
    from ..schema.function_schema import FunctionSchema, SchemaError

    try:
        return FunctionSchema.parse(schema)
    except SchemaError as error:
        raise RuntimeError(str(error)) from None


def _tag_names(tags: Any) -> tuple[str, ...]:
    if isinstance(tags, Tag):
        tags = (tags,)
    if isinstance(tags, str) or not isinstance(tags, Iterable):
        raise TypeError(f"tags must be members of gradsmith.Tag, got {tags!r}")
    found = []
    for tag in tags:
        if not isinstance(tag, Tag):
            raise TypeError(f"tags must be members of gradsmith.Tag, got {tag!r}")
        found.append(tag.name)
    return tuple(found)


@contextmanager
def _scoped_library(ns: str, kind: str, dispatch_key: str = "") -> Iterator[Library]:
    """A library that is destroyed at the end of the block."""
    library = Library(ns, kind, dispatch_key)
    try:
        yield library
    finally:
        library._destroy()
