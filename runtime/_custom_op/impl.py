"""`CustomOp`: an operator in the older form, and what has been registered for it."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable, Iterable
from functools import partial
from re import DOTALL, fullmatch
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from ..custom_op.inference import infer_schema, place_of
from ..dispatch.inspect.by_name import report_missing
from ..dispatch.inspect.dump import has_computed_kernel_for_dispatch_key
from ..dispatch.operator import OpOverload
from ..dispatch.registrations import lock
from ..dispatch.registry import REGISTRY, forget_resolved
from ..dispatch.signature import Signature
from ..dispatch.tags import Tag
from ..registration.fake_context import get_ctx
from ..registration.fakes import register_fake_kernel
from ..registration.functions import key_of_device_type
from ..registration.library import Library, parsed_schema
from .autograd import AutogradLayer, construct_autograd_kernel

if TYPE_CHECKING:
    from ..schema.function_schema import FunctionSchema

__all__ = ["CustomOp", "custom_op", "get_ctx"]

RESERVED_NS = frozenset(("prim", "prims", "aten", "at", "torch", "pytorch"))
_RETURNED = ("Tensor", "Tensor[]", "int", "SymInt", "bool", "float")

global_registry: dict[str, CustomOp] = {}
"""By qualified name; for as long as the program runs."""


class FuncAndLocation(NamedTuple):
    """Something registered, and where it is."""

    func: Callable[..., Any]
    location: str


class CustomOp:
    """An operator in the older form; `custom_op` makes one.  Called, it calls the operator.

    What is registered for it is kept by kind: a device type, ``factory``, ``abstract``, ``save_for_backward``,
    ``backward``, and ``autograd``, which follows from those two.
    """

    def __init__(
        self,
        lib: Library,
        cpp_ns: str,
        schema: FunctionSchema,
        operator_name: str,
        ophandle: OpOverload,
        *,
        _private_access: bool = False,
    ) -> None:
        if not _private_access:
            raise RuntimeError(
                "The CustomOp constructor is private. Please use custom_op(...) to create a CustomOp object"
            )
        self._lib = lib
        self._cpp_ns = cpp_ns
        self._schema = schema
        self._opname = operator_name
        self._qualname = f"{cpp_ns}::{operator_name}"
        self._ophandle = ophandle
        self._impls: dict[str, FuncAndLocation] = {}
        self._registered_autograd_kernel_indirection = False
        self._output_differentiability: list[bool] | None = None
        self.__name__ = operator_name
        global_registry[self._qualname] = self

    def __repr__(self) -> str:
        return f'<CustomOp(op="{self._qualname}")>'

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._ophandle(*args, **kwargs)

    def _has_impl(self, kind: str) -> bool:
        return kind in self._impls

    def _get_impl(self, kind: str) -> FuncAndLocation:
        return self._impls[kind]

    def _register_impl(self, kind: str, func: Callable[..., Any], stacklevel: int = 2) -> None:
        """Take note of a function, no more.  RuntimeError where there is one of this kind, TypeError for no function."""
        before = self._impls.get(kind)
        if before is not None:
            raise RuntimeError(
                f"Attempting to register a {kind} impl for operator {self._qualname} that already has a {kind} impl "
                f"registered from Python at {before.location}. This is not supported. (The new one is at {place_of(func)}.)"
            )
        if not callable(func):
            raise TypeError(f"{self._qualname}: expected a function for {kind}, got {type(func)}")
        self._impls[kind] = FuncAndLocation(func, place_of(func))

    def _destroy(self) -> None:
        """Take the operator and what was registered for it away."""
        self._lib._destroy()
        del global_registry[self._qualname]

    # -- kernels ---------------------------------------------------------------------------------

    def impl(
        self, device_types: str | Iterable[str], _stacklevel: int = 2
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """A decorator: the kernel for device types.

        Raises ValueError for an unknown device type, RuntimeError where there is a kernel already.
        """
        types = (
            (device_types,) if isinstance(device_types, str) else tuple(dict.fromkeys(device_types))
        )
        for device_type in types:
            validate_device_type(device_type)

        def register(f: Callable[..., Any]) -> Callable[..., Any]:
            with lock:
                for device_type in types:
                    self._check_doesnt_have_library_impl(device_type)
                for device_type in types:
                    self._register_impl(device_type, f)
                    self._lib.impl(self._ophandle, f, key_of_device_type(device_type))
            return f

        return register

    def _check_doesnt_have_library_impl(self, device_type: str) -> None:
        key = key_of_device_type(device_type)
        if self._has_impl(device_type) or key == "Meta":
            return
        if has_computed_kernel_for_dispatch_key(self._qualname, key):
            raise RuntimeError(
                f"impl(..., device_types={device_type}): the operator {self._qualname} already has an implementation for "
                "this device type via a pre-existing registration."
            )

    def impl_factory(self) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """A decorator: the kernel of an operator that makes tensors from none."""

        def register(f: Callable[..., Any]) -> Callable[..., Any]:
            self._register_impl("factory", f)
            self._lib.impl(self._ophandle, f, "BackendSelect")
            return f

        return register

    def impl_abstract(
        self, _stacklevel: int = 2
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """A decorator: what the operator returns for meta tensors.  RuntimeError where that is known already."""

        def register(f: Callable[..., Any]) -> Callable[..., Any]:
            kernels = self._ophandle.kernels
            for key in ("CompositeImplicitAutograd", "Meta"):
                if key in kernels and not self._has_impl("abstract"):
                    raise RuntimeError(
                        f"impl_abstract(...): the operator {self._qualname} already has an implementation for meta "
                        f"tensors via a pre-existing registration to DispatchKey::{key}, at {kernels[key].source}."
                    )
            self._register_impl("abstract", f)
            register_fake_kernel(self._lib, self._opname, f, True)
            return f

        return register

    # -- autograd --------------------------------------------------------------------------------

    def impl_save_for_backward(
        self, _stacklevel: int = 2
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """A decorator: ``save_for_backward(inputs, output)``, whose result `backward` gets as ``saved``.

        `inputs` has the arguments by name.  RuntimeError as `impl_backward`.
        """
        return partial(self._fill_in, "save_for_backward", None)

    def impl_backward(
        self, output_differentiability: Any = None, _stacklevel: int = 2
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """A decorator: ``backward(ctx, saved, *grads)``, which returns gradients by argument's name.

        The dictionary has exactly the arguments that may be tensors or lists of them; a gradient may be None.
        `output_differentiability` says of each output whether it has a gradient.  Raises RuntimeError for a list of
        another form, for operators that are not functional and for those that have autograd already.
        """
        flags, returns = output_differentiability, len(self._ophandle.signature.returns)
        if flags is not None:
            fits = isinstance(flags, list) and all(isinstance(flag, bool) for flag in flags)
            if not fits or len(flags) != returns:
                raise RuntimeError(
                    f"impl_backward(output_differentiability) of {self._qualname}: expected output_differentiability to "
                    f"be a list of bools with length equal to the number of outputs of this CustomOp, {returns}, got: "
                    f"{flags}"
                )
        return partial(self._fill_in, "backward", flags)

    def _fill_in(
        self, kind: str, flags: list[bool] | None, f: Callable[..., Any]
    ) -> Callable[..., Any]:
        with lock:
            self._check_can_register_backward()
            self._check_doesnt_have_library_autograd_impl()
            self._register_impl(kind, f)
            if not self._registered_autograd_kernel_indirection:
                self._register_autograd_kernel_indirection()
            if kind == "backward":
                self._output_differentiability = flags
            if self._has_impl("backward") and self._has_impl("save_for_backward"):
                self._register_autograd_kernel()
            forget_resolved(self._ophandle)
        return f

    def _register_autograd_kernel_indirection(self) -> None:
        if self._registered_autograd_kernel_indirection:
            raise AssertionError(f"{self._qualname} has its kernel at Autograd")
        self._lib.impl(self._ophandle, AutogradLayer(self), "Autograd")
        self._registered_autograd_kernel_indirection = True

    def _register_autograd_kernel(self) -> None:
        kernel = construct_autograd_kernel(
            self._schema,
            self._output_differentiability,
            self,
            self._ophandle,
            self._get_impl("save_for_backward").func,
            self._get_impl("backward").func,
        )
        self._register_impl("autograd", kernel)

    def _check_can_register_backward(self) -> None:
        """RuntimeError for an operator that cannot have a formula of this form."""
        signature = self._ophandle.signature

        def refuse(detail: str) -> NoReturn:
            raise RuntimeError(
                f"Cannot use the custom_ops APIs to register backward formula for {detail}. Got operator "
                f"{self._qualname} with schema: {self._schema}"
            )

        if any(p.written for p in signature.parameters):
            refuse("non-functional operator")
        if not signature.returns:
            refuse("operator with no returns")
        if self._ophandle.traits.view:
            refuse("operator that returns views")
        for returned in signature.returns:
            if returned not in _RETURNED:
                refuse(f"operator with return not in {list(_RETURNED)} (got {returned})")

    def _check_doesnt_have_library_autograd_impl(self) -> None:
        """RuntimeError for an operator that has autograd already."""
        if self._registered_autograd_kernel_indirection:
            return
        kernels = self._ophandle.kernels
        for key in ("CompositeImplicitAutograd", "Autograd", "AutogradCPU", "AutogradCUDA"):
            if key in kernels:
                why = " Such operators decompose into others, which can have formulas."
                raise RuntimeError(
                    f"impl_backward/impl_save_for_backward: the operator {self._qualname} already has autograd via a "
                    f"pre-existing registration to DispatchKey::{key}, at {kernels[key].source}."
                    + (why if key.startswith("Composite") else "")
                )


# -- definitions and look-ups -----------------------------------------------------------------------------


def custom_op(qualname: str, manual_schema: str | None = None) -> Callable[..., CustomOp]:
    """A decorator that defines an operator by a function's name and annotations, or by a schema: deprecated.

    Raises ValueError as `gradsmith.custom_ops.custom_op` does, and for a function whose arguments are not the schema's.
    """
    warn_deprecated()

    def define(func: Callable[..., Any]) -> CustomOp:
        namespace, name = parse_qualname(qualname)
        validate_function(func, qualname)
        schema = infer_schema(func, mutates_args=()) if manual_schema is None else manual_schema
        if manual_schema is not None:
            validate_function_matches_schema(parsed_schema(name + schema), func)
        found = define_custom_op(namespace, name, schema)
        found.__name__, found.__module__, found.__doc__ = name, func.__module__, func.__doc__
        return found

    return define


def warn_deprecated() -> None:
    """DeprecationWarning: `gradsmith.library.custom_op` is the newer form."""
    warnings.warn(
        "gradsmith._custom_op is deprecated; please use gradsmith.library.custom_op instead.",
        DeprecationWarning,
        stacklevel=3,
    )


def define_custom_op(
    namespace: str, name: str, schema: str, tags: tuple[Tag, ...] = ()
) -> CustomOp:
    """Define an operator in the older form.  ValueError for a reserved namespace and for a schema that does not fit."""
    validate_namespace(namespace)
    try:
        parsed = parsed_schema(name + schema)
    except RuntimeError as error:
        if fullmatch(r".*\(.*\)\s*->.*", schema, DOTALL) is None:
            raise AssertionError(f"Invalid function schema: {name + schema}: {error}") from None
        raise
    validate_schema(parsed)
    if parsed.name.packet != name:
        raise ValueError(
            f"Could not find the operator {namespace}::{name}: the schema defines {parsed.name.packet}. It has no name "
            f'of its own, as in "(Tensor x) -> Tensor".'
        )
    library = Library(namespace, "FRAGMENT")
    library.define(str(parsed), tags=tags)
    operator = REGISTRY[f"{namespace}::{name}"]
    made = CustomOp(library, namespace, parsed, name, operator, _private_access=True)
    made._register_autograd_kernel_indirection()
    report_missing(operator, partial(report_error_callback, made))
    return made


def custom_op_from_existing(op: OpOverload) -> CustomOp:
    """What the functions here register for an operator that a library defined."""
    library = Library(op.namespace, "FRAGMENT")
    schema = parsed_schema(op.declaration)
    return CustomOp(library, op.namespace, schema, op.short_name, op, _private_access=True)


def get_op(qualname: str) -> OpOverload:
    """The operator of this name.  ValueError where there is none."""
    parse_qualname(qualname)
    found = REGISTRY.get(qualname)
    if found is None:
        from difflib import get_close_matches

        close = get_close_matches(qualname, [*REGISTRY], 1)
        hint = f" Did you mean {close[0]}?" if close else ""
        raise ValueError(
            f"Could not find the operator {qualname}. Please make sure you have already registered the operator.{hint}"
        )
    return found


def _find_custom_op(qualname: str, also_check_torch_library: bool = False) -> CustomOp:
    """What was defined by this name; with the flag, any operator.  RuntimeError, or ValueError, where there is none."""
    found = global_registry.get(qualname)
    if found is not None and REGISTRY.get(qualname) is found._ophandle:
        return found
    if not also_check_torch_library:
        raise RuntimeError(
            f'Could not find custom op "{qualname}". Did you register it via gradsmith.custom_ops?'
        )
    return custom_op_from_existing(get_op(qualname))


def get_abstract_impl(qualname: str) -> Callable[..., Any] | None:
    """What `impl_abstract` was given for an operator; None where it was not."""
    found = global_registry.get(qualname)
    return found._get_impl("abstract").func if found and found._has_impl("abstract") else None


def report_error_callback(custom_op: CustomOp, key: str) -> NoReturn:
    """NotImplementedError, which says what to register: no kernel serves calls at this key."""
    if key == "Undefined":
        text = (
            "There were no Tensor inputs to this operator (e.g. you passed an empty list of Tensors). An operator that "
            "makes tensors from none is registered with CustomOp.impl_factory"
        )
    elif key == "Meta":
        text = (
            "when running with device='Meta' tensors: there is no abstract impl registered for this CustomOp. Please "
            "register one via CustomOp.impl_abstract to get this CustomOp to work with Meta tensors"
        )
    elif key in ("CPU", "CUDA"):
        device = key.lower()
        text = (
            f"when running with device='{device}' tensors: there is no {device} impl registered for this CustomOp. Please "
            f"register one via CustomOp.impl(device_type='{device}')"
        )
    else:
        text = f"No implementation for dispatch key {key}: register one with gradsmith.library"
    raise NotImplementedError(f"{custom_op}: {text}")


# -- checks -----------------------------------------------------------------------------------------------


def parse_qualname(qualname: str) -> tuple[str, str]:
    """Namespace and name.  ValueError for a name without namespace or with an overload."""
    namespace, found, name = qualname.partition("::")
    if not found:
        raise ValueError(
            f"Expected there to be a namespace in {qualname}, i.e. The operator name should look something like ns::foo"
        )
    if "." in name:
        raise ValueError(
            "The custom_ops APIs do not handle overloads, i.e. operator names with '.' in them. Please name your "
            f"operator something like ns::foo. Got: {qualname}"
        )
    return namespace, name


def validate_namespace(ns: str) -> None:
    """ValueError for a namespace that is not a name of a variable, or reserved."""
    if "." in ns:
        raise ValueError(
            f'custom_op(..., ns="{ns}"): expected ns to not contain any . (and be a valid variable name)'
        )
    if ns in RESERVED_NS:
        raise ValueError(
            f"custom_op(..., ns='{ns}'): '{ns}' is a reserved namespace, please choose something else. "
        )


def validate_schema(schema: FunctionSchema) -> None:
    """ValueError for a schema that changes or returns arguments, returns nothing or has an argument ``self``."""
    signature = Signature.from_schema(str(schema))
    annotated = any("(" in str(returned) for returned in schema.returns)
    if annotated or any(p.alias for p in signature.parameters) or not signature.returns:
        raise ValueError(
            "custom_op only supports functional operators (ops that do not mutate any inputs, do not return views of "
            f"the inputs, and has at least one return). Got the following non-functional schema: {schema}"
        )
    if any(p.name == "self" for p in signature.parameters):
        raise ValueError(
            f"custom_op does not support arguments named 'self'. Please rename your argument. Got: {schema}"
        )


def validate_device_type(device_type: str) -> None:
    """ValueError for a word that is not a device type."""
    try:
        key_of_device_type(device_type)
    except RuntimeError as error:
        raise ValueError(
            f"CustomOp.impl(device_types=[{device_type}, ...]): we only support device_type in what follows. {error}"
        ) from None


def validate_function(func: Any, qualname: str) -> None:
    """ValueError for anything but a function of the operator's name."""
    if not inspect.isfunction(func):
        raise ValueError(
            f"custom_op(...)(func): Expected `func` to be a Python function, got: {type(func)}"
        )
    name = parse_qualname(qualname)[1]
    if func.__name__ != name:
        raise ValueError(
            f"custom_op(qualname='{qualname}', ...)(func): expected `func` to have name '{name}' but got "
            f"'{func.__name__}' at {place_of(func)}. Please either change the name of `func` or the qualname that is "
            "passed to `custom_op`"
        )


def validate_function_matches_schema(schema: FunctionSchema, func: Callable[..., Any]) -> None:
    """ValueError unless a function has the arguments of a schema, and neither has defaults."""
    parameters = inspect.signature(func).parameters.values()
    kinds: dict[Any, bool] = {
        inspect.Parameter.POSITIONAL_OR_KEYWORD: False,
        inspect.Parameter.KEYWORD_ONLY: True,
    }
    count = len(schema.arguments.positional)
    declared = [(a.name, number >= count) for number, a in enumerate(schema.arguments.all)]
    if declared != [(p.name, kinds.get(p.kind)) for p in parameters]:
        raise ValueError(
            "custom_op(..., manual_schema)(func): When passing in a manual schema, we expect `func`'s signature to match "
            f"`manual_schema` (aside from type annotations). func's signature: {inspect.signature(func)}, manual_schema: "
            f"{schema}"
        )
    if any(a.default is not None for a in schema.arguments.all) or any(
        p.default is not inspect.Parameter.empty for p in parameters
    ):
        raise ValueError(
            "custom_op(..., manual_schema)(func): neither func nor manual_schema should have default arguments. Got "
            f"func's signature: {inspect.signature(func)}, manual_schema: {schema}"
        )
