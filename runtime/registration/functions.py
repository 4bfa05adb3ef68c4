"""Registering one thing at a time: functions and decorators that need no `Library` object.

Without ``lib=`` a registration lasts as long as the program.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Sequence
from typing import Any

from ..core.device import backend_of_device, is_device_type
from ..core.facade import from_above
from ..core.keys import DispatchKey
from ..core.refusing import refuses
from ..dispatch.namespaces import ops
from ..dispatch.operator import OpOverload
from .known import definition_of
from .library import Library

_kept: list[Library] = []
_NAMELESS_SCHEMA = re.compile(r"\(.*\) -> .*", re.DOTALL)
_DEVICE_KEYS = {
    "cpu": "CPU",
    "cuda": "CUDA",
    "ipu": "IPU",
    "xpu": "XPU",
    "mkldnn": "MkldnnCPU",
    "hip": "HIP",
    "ve": "VE",
    "fpga": "FPGA",
    "maia": "MAIA",
    "xla": "XLA",
    "lazy": "Lazy",
    "vulkan": "Vulkan",
    "metal": "Metal",
    "mps": "MPS",
    "meta": "Meta",
    "hpu": "HPU",
    "mtia": "MTIA",
    "privateuseone": "PrivateUse1",
}


def split_qualified(qualname: str) -> tuple[str, str]:
    """Namespace and name of ``namespace::name``.  Raises ValueError for another form."""
    space, found, name = qualname.partition("::")
    if not found or not space or not name or "::" in name:
        raise ValueError(
            f'Expected `qualname` to be of the form "namespace::name", but got {qualname}. The names that the '
            "library functions take consist of a namespace and a name, e.g. aten::sin"
        )
    return space, name


def qualified_name(op: Any, function: str) -> str:
    """The qualified name of `op`: a name, an OpOverload or what `custom_op` returned.  ValueError for anything else."""
    defined = definition_of(op)
    if defined is not None:
        return defined._qualname
    if isinstance(op, OpOverload):
        return op.name()
    if not isinstance(op, str):
        raise ValueError(f"{function}({op}): got unexpected type for op: {type(op)}")
    return op


def find_operator(qualified: str) -> OpOverload:
    """The operator of this name.  Raises AttributeError, with the closest name, where there is none."""
    namespace, name = split_qualified(qualified)
    base, _, overload = name.partition(".")
    packet = getattr(getattr(ops, namespace), base)
    found: OpOverload = getattr(packet, overload or "default")
    return found


def library_for(namespace: str, lib: Library | None) -> Library:
    """`lib`, or a library that lasts as long as the program."""
    if lib is not None:
        return lib
    lib = Library(namespace, "FRAGMENT")
    _kept.append(lib)
    return lib


def define(
    qualname: Any, schema: str, alias_analysis: str = "", *, lib: Any = None, tags: Any = ()
) -> Any:
    """Define the operator ``namespace::name`` with a schema such as ``(Tensor x) -> Tensor``.

    Given a Library and a schema with a name, it is a decorator that defines the operator and registers
    the function for all devices, as a composition of operators.  Raises ValueError for a name or schema of another
    form, and what `Library.define` raises.
    """
    if isinstance(qualname, Library):
        library = qualname

        def decorator(f: Callable[..., Any]) -> Callable[..., Any]:
            library.define(schema, alias_analysis)
            library.impl(schema.partition("(")[0].strip(), f)
            return f

        return decorator
    if not isinstance(qualname, str):
        raise ValueError(
            f"define(qualname, schema): expected qualname to be instance of str, got {type(qualname)}"
        )
    namespace, name = split_qualified(qualname)
    if not _NAMELESS_SCHEMA.fullmatch(schema):
        raise ValueError(
            'define(qualname, schema, ...): expected schema to look like e.g. "(Tensor x) -> Tensor" but got '
            f'"{schema}"'
        )
    library_for(namespace, lib).define(name + schema, tags=tags)
    return None


def impl(qualname: Any, types: Any, func: Any = None, *, lib: Library | None = None) -> Any:
    """Register a kernel for device types (``"cpu"``, ``"meta"``, ``"default"`` for all), or dispatch keys.

    Without `func` it is a decorator.  Given a Library, a name and a key, it is a decorator that registers
    the function there.
    """
    if isinstance(qualname, Library):
        library, name, key = qualname, types, func or ""

        def decorator(f: Callable[..., Any]) -> Callable[..., Any]:
            library.impl(name, f, key)
            return f

        return decorator
    return _impl(qualname, types, func, lib)


def _impl(qualname: str, types: str | Sequence[str], func: Any, lib: Library | None) -> Any:
    keys = {_key_of(word) for word in ((types,) if isinstance(types, str) else types)}
    namespace, _ = split_qualified(qualname)

    def register(f: Callable[..., Any]) -> None:
        library = library_for(namespace, lib)
        for key in sorted(keys):
            library.impl(qualname, f, key)

    if func is None:
        return register
    register(func)
    return None


def _key_of(word: str) -> str:
    """The dispatch key of a device type; dispatch keys stand for themselves."""
    if word == "default":
        return "CompositeExplicitAutograd"
    return word if word in DispatchKey.__members__ else key_of_device_type(word)


def key_of_device_type(word: str) -> str:
    """The dispatch key of kernels for a device type: ``"cpu"``, or the name of a registered backend.

    Raises RuntimeError for a word that is none.
    """
    found = _DEVICE_KEYS.get(word)
    if found is not None:
        return found
    if is_device_type(word):
        return backend_of_device(word)
    from difflib import get_close_matches

    close = get_close_matches(word, [*_DEVICE_KEYS, *DispatchKey.__members__], 1)
    hint = f"; did you mean '{close[0]}'?" if close else ""
    raise RuntimeError(
        f"Expected one of {', '.join(_DEVICE_KEYS)} device type at start of device string: {word}{hint}"
    )


def register_kernel(
    op: Any, device_types: Any, func: Callable[..., Any] | None = None, /, *, lib: Any = None
) -> Any:
    """Register a kernel of an operator for device types; None for all.  Without `func` a decorator."""
    name = qualified_name(op, "register_kernel")
    defined = definition_of(op)
    if defined is not None and lib is None:
        return defined.register_kernel(device_types, *(() if func is None else (func,)))
    types = "CompositeExplicitAutograd" if device_types is None else device_types
    return _impl(name, types, func, lib)


def register_fake(
    op: Any,
    func: Callable[..., Any] | None = None,
    /,
    *,
    lib: Library | None = None,
    _stacklevel: int = 1,
    allow_override: bool = True,
) -> Any:
    """Register what an operator returns for tensors on the meta device: shapes and dtypes, no elements.

    Without `func` a decorator.  Raises RuntimeError for an operator that is not there or that decomposes.
    """
    name = qualified_name(op, "register_fake")
    defined = definition_of(op)
    if defined is not None and lib is None:
        return defined.register_fake if func is None else defined.register_fake(func)

    @refuses
    def register(f: Callable[..., Any]) -> Callable[..., Any]:
        namespace, local = split_qualified(name)
        library_for(namespace, lib)._register_fake(local, f, allow_override=allow_override)
        return f

    return register if func is None else register(func)


def impl_abstract(
    qualname: Any, func: Callable[..., Any] | None = None, *, lib: Any = None, _stacklevel: int = 1
) -> Any:
    """Deprecated name of `register_fake`."""
    warnings.warn(
        "`library.impl_abstract` was renamed to `library.register_fake`; use that instead",
        FutureWarning,
        stacklevel=2,
    )
    return register_fake(qualname, func, lib=lib)


def register_torch_dispatch(
    op: Any,
    torch_dispatch_class: type,
    func: Callable[..., Any] | None = None,
    /,
    *,
    lib: Library | None = None,
) -> Any:
    """Register how calls of an operator are handled for a TorchDispatchMode or a tensor subclass.

    `func` is called as ``(mode_or_class, op, types, args, kwargs)``.  Without it a decorator.  RuntimeError
    where there is such a rule already.
    """
    name = qualified_name(op, "register_torch_dispatch")
    defined = definition_of(op)
    if defined is not None and lib is None:
        given = () if func is None else (func,)
        return defined.register_torch_dispatch(torch_dispatch_class, *given)

    @refuses
    def register(f: Callable[..., Any]) -> Callable[..., Any]:
        namespace, local = split_qualified(name)
        library_for(namespace, lib)._register_torch_dispatch_rule(local, torch_dispatch_class, f)
        return f

    return register if func is None else register(func)


def has_keyword_only_tensors(operator: OpOverload) -> bool:
    """Whether a tensor can be given by keyword only."""
    return any(p.keyword_only and p.is_tensor for p in operator.signature.parameters)


def carrying(name: str, rule: Callable[..., Any]) -> Callable[..., Any]:
    """What is registered at the key FuncTorchBatched, where `vmap` looks for a batching rule."""

    def batched(*args: Any, **kwargs: Any) -> Any:
        raise RuntimeError(f"the batching rule of {name}, {rule!r}, is called by vmap only")

    batched.rule = rule  # type: ignore[attr-defined]
    return batched


def register_vmap(
    op: Any, func: Callable[..., Any] | None = None, /, *, lib: Library | None = None
) -> Any:
    """Register how an operator is vectorized: ``func(info, in_dims, *args, **kwargs) -> (output, out_dims)``.

    `info.batch_size` and `info.randomness` are those of the `vmap`; `in_dims` says for each positional argument which
    dimension is the batch, None where there is none (a list of those for a list of tensors); the arguments are tensors
    of the level below.  `out_dims` says the same of the outputs.  Without `func` a decorator.  Raises
    NotImplementedError for keyword-only tensors.
    """
    name = qualified_name(op, "register_vmap")
    defined = definition_of(op)
    if defined is not None and lib is None:
        return defined.register_vmap(func)
    operator = find_operator(name)
    if has_keyword_only_tensors(operator):
        raise NotImplementedError(
            "register_vmap with kwarg-only Tensor args. In the original definition of the op, please make your tensors "
            f"not kwarg-only. Got: {operator.schema}"
        )

    @refuses
    def register(f: Callable[..., Any]) -> None:
        namespace, local = split_qualified(name)
        library_for(namespace, lib).impl(local, carrying(name, f), "FuncTorchBatched")

    if func is None:
        return register
    register(func)
    return None


def register_autocast(
    op: Any, device_type: str, cast_inputs: Any, /, *, lib: Library | None = None
) -> None:
    """Let autocasting call an operator with its floating tensors on `device_type` in the dtype `cast_inputs`.

    Tensors of float64 stay as they are.  Of a type of device that calls are not autocast on, nothing comes of it.
    Raises ValueError for one on which autocasting is not available.
    """
    name = qualified_name(op, "register_autocast")
    defined = definition_of(op)
    if defined is not None and lib is None:
        defined.register_autocast(device_type, cast_inputs)
        return
    kernels = from_above("casting")
    if not kernels.is_autocast_available(device_type):
        raise ValueError(f"Device type '{device_type}' does not support autocast.")
    key = DispatchKey["Autocast" + _DEVICE_KEYS[device_type]]
    kernel = kernels.casting(find_operator(name), key, device_type, lambda *_: cast_inputs)
    namespace, local = split_qualified(name)
    library_for(namespace, lib).impl(local, kernel, key.name)
