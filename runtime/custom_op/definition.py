"""`custom_op`: an operator from a Python function, and everything that may be registered for it."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, overload

from ..core.refusing import refuses
from ..dispatch.kernel import Kernel, KernelKind
from ..dispatch.operator import OpOverload
from ..dispatch.registrations import lock
from ..dispatch.registry import REGISTRY, forget_resolved
from ..dispatch.signature import Signature
from ..dispatch.tags import Tag
from ..registration import registry
from ..registration.functions import carrying, key_of_device_type, split_qualified
from ..registration.known import DEFINITIONS
from ..registration.library import Library, parsed_schema
from ..registration.sources import calling_source
from .annotations import ArgumentType
from .binding import binding_for
from .counting import InplaceOrViewLayer
from .inference import inferred, named_mutations, set_text, tags_of
from .kernels import BackendSelect, DeviceKernel, FakeKernel
from .recording import AutogradLayer

__all__ = ["CustomOpDef", "custom_op"]


DeviceTypes = str | Sequence[str] | None

_LIBRARIES: dict[str, Library] = {}
"""By qualified name: what the latest definition has registered, as long as the program runs."""


@overload
def custom_op(
    name: str,
    fn: None = None,
    /,
    *,
    mutates_args: str | Iterable[str],
    device_types: DeviceTypes = None,
    schema: str | None = None,
    tags: Tag | Sequence[Tag] | None = None,
) -> Callable[[Callable[..., Any]], CustomOpDef]: ...


@overload
def custom_op(
    name: str,
    fn: Callable[..., Any],
    /,
    *,
    mutates_args: str | Iterable[str],
    device_types: DeviceTypes = None,
    schema: str | None = None,
    tags: Tag | Sequence[Tag] | None = None,
) -> CustomOpDef: ...


def custom_op(
    name: str,
    fn: Callable[..., Any] | None = None,
    /,
    *,
    mutates_args: str | Iterable[str],
    device_types: DeviceTypes = None,
    schema: str | None = None,
    tags: Tag | Sequence[Tag] | None = None,
) -> CustomOpDef | Callable[[Callable[..., Any]], CustomOpDef]:
    """Define the operator ``namespace::name`` by a function; without `fn` a decorator.

    Its schema comes from the annotations (see `infer_schema`), unless `schema`, such as ``(Tensor x) -> Tensor``, is
    given.  `mutates_args` names the arguments that the function changes in place; ``"unknown"`` stands for every
    tensor.  The function serves tensors on `device_types`, by default on all; operators without tensors that
    are given some need an argument ``device``.  A second definition of the name takes the place of the first.

    Raises ValueError for annotations that no schema stands for and for a `schema` that contradicts `mutates_args`,
    RuntimeError for one that does not parse and for an operator that something else defines,
    NotImplementedError for keyword-only tensors (but of ``Tag.out``).
    """

    @refuses
    def define(function: Callable[..., Any]) -> CustomOpDef:
        if not callable(function):
            raise TypeError(f"custom_op({name!r}): expected a function, got {type(function)}")
        namespace, local = split_qualified(name)
        given = tags_of(tags)
        kinds: Mapping[str, ArgumentType] = {}
        text = schema
        if text is None:
            text, kinds = inferred(function, mutates_args, given)
        else:
            _check_mutations(name, local, text, mutates_args)
        made = CustomOpDef(namespace, local, text, function, given, kinds)
        made.register_kernel(device_types)(function)
        return made

    return define if fn is None else define(fn)


def _check_mutations(name: str, local: str, schema: str, mutates_args: Any) -> None:
    """ValueError unless `schema` marks as written what `mutates_args` names."""
    if not schema.lstrip().startswith("("):
        raise ValueError(
            f'custom_op({name!r}, schema=...): the schema has no name of its own, as in "(Tensor x) -> Tensor"; got '
            f"{schema!r}"
        )
    parameters = Signature.from_schema(str(parsed_schema(local + schema))).parameters
    written = {p.name for p in parameters if p.written}
    names = named_mutations(mutates_args)
    expected = {p.name for p in parameters if p.is_tensor} if names is None else set(names)
    if written != expected:
        said = "unknown (every tensor)" if names is None else set_text(expected)
        raise ValueError(
            f"Attempted to create a custom op with `mutates_args={mutates_args}` and `schema={schema}`. The schema "
            f"suggests that the op mutates {set_text(written)}, which is different from what was provided to us in "
            f"`mutates_args`, {said}. Please make these consistent: in a schema Tensor(a!) x says that x is mutated."
        )


class CustomOpDef:
    """An operator that `custom_op` defined: call it, or register more for it.

    Its class is made for its schema, because Python looks for ``__call__`` there.
    """

    def __init__(
        self,
        namespace: str,
        name: str,
        schema: str,
        fn: Callable[..., Any],
        tags: Tag | Sequence[Tag] | None = None,
        types: Mapping[str, ArgumentType] | None = None,
    ) -> None:
        self._namespace = namespace
        self._name = name
        self._schema = schema
        self._tags = tags_of(tags)
        self._init_fn = fn
        self._types: Mapping[str, ArgumentType] = types or {}
        self._backend_fns: dict[str | None, Callable[..., Any]] = {}
        self._disabled_kernel: set[str | None] = set()
        self._abstract_fn: Callable[..., Any] | None = None
        self._setup_context_fn: Callable[..., Any] | None = None
        self._backward_fn: Callable[..., Any] | None = None
        self._torch_dispatch_fns: dict[type, Callable[..., Any]] = {}
        self._vmap_fn: Callable[..., Any] | None = None
        self._autocast_types: set[str] = set()
        self._define()

    @property
    def _qualname(self) -> str:
        return f"{self._namespace}::{self._name}"

    def __repr__(self) -> str:
        return f"<CustomOpDef({self._qualname})>"

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        """Call the operator."""
        return self._opoverload(*args, **kwargs)

    def __copy__(self) -> CustomOpDef:
        return self

    def __deepcopy__(self, memo: Any = None) -> CustomOpDef:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _latest_definition, (self._qualname,)

    # -- definition ------------------------------------------------------------------------------

    def _define(self) -> None:
        """Enter the operator, in place of an earlier definition of it; nothing changes if that fails."""
        text = self._name + self._schema
        signature = Signature.from_schema(str(parsed_schema(text)))
        out = Tag.out in self._tags
        if not out and any(p.keyword_only and p.is_tensor for p in signature.parameters):
            raise NotImplementedError(
                f"custom_op with kwarg-only Tensor args. Please make your tensors not kwarg-only. Got: {text}"
            )
        tags = (Tag.pt2_compliant_tag, *(t for t in self._tags if t is not Tag.pt2_compliant_tag))
        place = calling_source()
        with lock:
            before = _LIBRARIES.get(self._qualname)
            previous = REGISTRY.get(self._qualname)
            if before is not None:
                before._destroy()
                if previous is not None and previous.withdrawn:
                    previous.withdrawn = (
                        f"{self._qualname}, as it was defined at {previous.declared_at}, cannot be called any more: it "
                        f"was defined again at {place}."
                    )
            self._lib = library = Library(self._namespace, "FRAGMENT")
            library.define(text, tags=tags)
            self._opoverload: OpOverload = REGISTRY[self._qualname]
            _LIBRARIES[self._qualname] = library
            library._register_fake(self._name, FakeKernel(self))
            self._lib.impl(self._name, AutogradLayer(self), "Autograd")
            if any(p.alias for p in signature.parameters):
                self._impl("ADInplaceOrView", InplaceOrViewLayer(), KernelKind.layer)
            DEFINITIONS[self._qualname] = self
        call = binding_for(self._opoverload, self._types)
        self.__class__ = type(
            "CustomOpDef", (CustomOpDef,), {"__call__": call, "__module__": __name__}
        )

    def _impl(self, key: str, function: Callable[..., Any], kind: KernelKind) -> None:
        """Register a kernel that is made for each kind of call."""
        kernel = Kernel(function, kind, str(calling_source()))
        _, undo = registry.add_kernel(self._qualname, key, kernel)
        self._lib._hold(undo)

    def _forget(self) -> None:
        """Let the next calls see what was registered."""
        with lock:
            forget_resolved(self._opoverload)

    # -- kernels ---------------------------------------------------------------------------------

    def register_kernel(
        self, device_types: DeviceTypes, fn: Callable[..., Any] | None = None, /
    ) -> Callable[..., Any]:
        """Let a function serve tensors on these device types, None for all; without `fn` a decorator.

        Device types are those of `gradsmith.core.device`, names of registered backends included, and those that PyTorch
        has (``"cuda"`` is kept, for when there is such a device).  Raises RuntimeError for another
        one, ValueError for an operator with neither tensors nor an argument ``device``.
        """
        types: list[str | None] = [None]
        if device_types is not None:
            types = [device_types] if isinstance(device_types, str) else [*device_types]
        keys = [_key_for(device_type) for device_type in types]
        parameters = self._opoverload.signature.parameters
        if device_types is not None and not any(p.is_tensor for p in parameters):
            position = next(
                (i for i, p in enumerate(parameters) if p.type.startswith("Device")), None
            )
            if position is None:
                raise ValueError(
                    "Functions without tensor inputs are required to have a `device: gradsmith.device` argument, by which "
                    f"a kernel for {device_types!r} is chosen: {self._opoverload._schema_text}"
                )
            if "BackendSelect" not in self._opoverload.kernels:
                self._impl("BackendSelect", BackendSelect(self, position), KernelKind.made)

        def register(function: Callable[..., Any]) -> Callable[..., Any]:
            if not callable(function):
                raise TypeError(f"{self}: expected a function, got {type(function)}")
            with lock:
                for device_type, key in zip(types, keys):
                    known = device_type in self._backend_fns
                    self._backend_fns[device_type] = function
                    if not known:
                        self._impl(key, DeviceKernel(self, device_type), KernelKind.made)
                forget_resolved(self._opoverload)
            return function

        return register if fn is None else register(fn)

    def _function_for(self, device_type: str | None) -> Callable[..., Any]:
        if device_type in self._disabled_kernel:
            return self._init_fn
        return self._backend_fns[device_type]

    @contextmanager
    def set_kernel_enabled(self, device_type: str, enabled: bool = True) -> Iterator[None]:
        """Within the block the kernel for a device type is used, or the function of the definition instead of it.

        In all threads.  What changes nothing is logged as a warning.
        """
        action = "enable" if enabled else "disable"
        before = device_type in self._disabled_kernel
        if device_type not in self._backend_fns:
            _log(
                "Attempted to %s kernel for %s but no kernel was registered for this device type.",
                action,
                device_type,
            )
        if before is not enabled:
            _log(
                "Attempted to %s kernel for %s but it was already %sd.", action, device_type, action
            )
        self._switch(device_type, not enabled)
        try:
            yield
        finally:
            self._switch(device_type, before)

    def _switch(self, device_type: str, disabled: bool) -> None:
        with lock:
            (self._disabled_kernel.add if disabled else self._disabled_kernel.discard)(device_type)
            self._forget()

    def register_fake(self, fn: Callable[..., Any], /) -> Callable[..., Any]:
        """Let a function say what the operator returns for tensors without data: shapes, dtypes, devices.

        Where a size depends on elements it asks `gradsmith.library.get_ctx()` for one.
        """
        for tag in (Tag.inplace, Tag.out):
            if tag in self._tags:
                warnings.warn(
                    f"The fake registration for {self} is unnecessary. Custom ops tagged with {tag} already get a fake "
                    "kernel. The provided fake impl will be used instead.",
                    stacklevel=2,
                )
        self._abstract_fn = fn
        return fn

    # -- autograd --------------------------------------------------------------------------------

    def register_autograd(
        self, backward: Callable[..., Any], /, *, setup_context: Callable[..., Any] | None = None
    ) -> None:
        """Register ``backward(ctx, *grads)``, which returns one gradient, or None, for each positional argument.

        `setup_context` is called as ``(ctx, inputs, output)``, and with ``keyword_only_inputs`` besides where there are
        such arguments; `ctx` is that of `autograd.Function`.  For a list of tensors the gradient is a list.
        Raises RuntimeError for an operator that changes an argument.
        """
        operator = self._opoverload
        if Tag.out in self._tags:
            raise RuntimeError(
                f"Cannot register autograd formula for operator tagged with gradsmith.Tag.out: {self}. Out variants do "
                "not support autograd."
            )
        if not _is_functional(operator):
            raise RuntimeError(
                f"Cannot register autograd formula for non-functional operator {self} with schema {operator.schema}. "
                "Please create a functional operator and register an autograd formula for that."
            )
        for function in (backward, setup_context):
            if function is not None and not callable(function):
                raise TypeError(
                    f"{self}.register_autograd: expected a function, got {type(function)}"
                )
        with lock:
            self._backward_fn = backward
            self._setup_context_fn = setup_context
            self._forget()

    # -- modes, vmap -----------------------------------------------------------------------------

    def register_torch_dispatch(
        self, torch_dispatch_class: type, fn: Callable[..., Any] | None = None, /
    ) -> Callable[..., Any]:
        """Let a function handle calls for a TorchDispatchMode or a tensor subclass; without `fn` a decorator.

        It is called as ``(mode_or_class, op, types, args, kwargs)``.
        """

        def register(function: Callable[..., Any]) -> Callable[..., Any]:
            if torch_dispatch_class not in self._torch_dispatch_fns:

                def rule(*args: Any, **kwargs: Any) -> Any:
                    return self._torch_dispatch_fns[torch_dispatch_class](*args, **kwargs)

                self._lib._register_torch_dispatch_rule(self._name, torch_dispatch_class, rule)
            self._torch_dispatch_fns[torch_dispatch_class] = function
            return function

        return register if fn is None else register(fn)

    def register_vmap(self, func: Callable[..., Any] | None = None) -> Any:
        """Register ``func(info, in_dims, *args, **kwargs) -> (output, out_dims)``; without `func` a decorator.

        `library.register_vmap` says what it is given and returns.
        """

        def register(function: Callable[..., Any]) -> None:
            first = self._vmap_fn is None
            self._vmap_fn = function
            if first:

                def latest(*args: Any, **kwargs: Any) -> Any:
                    return self._vmap_fn(*args, **kwargs)  # type: ignore[misc]

                self._lib.impl(self._name, carrying(self._qualname, latest), "FuncTorchBatched")

        if func is None:
            return register
        return register(func)

    def register_autocast(self, device_type: str, cast_inputs: Any) -> None:
        """See `gradsmith.library.register_autocast`; what is said first of a type of device holds."""
        from ..registration.functions import register_autocast

        if device_type not in self._autocast_types:
            register_autocast(self._qualname, device_type, cast_inputs, lib=self._lib)
            self._autocast_types.add(device_type)


def _latest_definition(qualified: str) -> CustomOpDef:
    """What a pickle refers to.  Raises RuntimeError where nobody has defined it in this program."""
    found = DEFINITIONS.get(qualified)
    if found is None:
        raise RuntimeError(f"{qualified} is not defined here; import the module that defines it")
    return found


def _log(text: str, *values: Any) -> None:
    import logging  # which only this needs

    logging.getLogger(__name__).warning(text, *values)


def _is_functional(operator: OpOverload) -> bool:
    """Whether it changes no argument and returns something; a view only of one tensor, and that alone."""
    signature = operator.signature
    if any(p.written for p in signature.parameters) or not signature.returns:
        return False
    if not operator.traits.view:
        return True
    tensors = [p for p in signature.parameters if p.is_tensor]
    return len(tensors) == 1 and len(signature.returns) == 1


def _key_for(device_type: str | None) -> str:
    """The dispatch key of kernels for a device type.  Raises RuntimeError for a name that is none."""
    if device_type is None:
        return "CompositeExplicitAutograd"
    return key_of_device_type(device_type)
