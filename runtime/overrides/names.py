"""Names and lists of the functions that handlers may see."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from inspect import signature
from types import FunctionType
from typing import Any

from gradsmith.generated.tensor_methods import TensorMethods

from .. import autograd
from ..core.facade import facade
from ..core.handlers import handwritten_members
from ..core.package_name import package_name
from ..core.tensor import Tensor
from ..dispatch.operator import OpOverload
from ..dispatch.packet import OpOverloadPacket

_UNSEEN_FUNCTIONS = frozenset(
    [
        "is_tensor",
        "is_storage",
        "typename",
        "vmap",
        "promote_types",
        "broadcast_shapes",
        "can_cast",
        "get_default_dtype",
        "set_default_dtype",
        "set_warn_always",
        "is_warn_always_enabled",
        "set_default_tensor_type",
        "printoptions",
        "fork_rng",
        "manual_seed",
        "seed",
        "get_rng_state",
        "set_rng_state",
        "initial_seed",
        "load",
        "save",
        "set_printoptions",
        "get_printoptions",
        "is_grad_enabled",
        "is_inference_mode_enabled",
        "get_default_device",
        "set_default_device",
        "from_dlpack",
        "to_dlpack",
        "from_file",
        "are_deterministic_algorithms_enabled",
        "get_deterministic_debug_mode",
        "get_float32_matmul_precision",
        "get_num_interop_threads",
        "get_num_threads",
        "is_deterministic_algorithms_warn_only_enabled",
        "set_deterministic_debug_mode",
        "set_float32_matmul_precision",
        "set_flush_denormal",
        "set_num_interop_threads",
        "set_num_threads",
        "use_deterministic_algorithms",
        "from_numpy",
        "finfo",
        "iinfo",
        "autocast_decrement_nesting",
        "autocast_increment_nesting",
        "clear_autocast_cache",
        "compile",
        "get_device_module",
        "get_autocast_cpu_dtype",
        "get_autocast_dtype",
        "get_autocast_gpu_dtype",
        "set_autocast_gpu_dtype",
        "compiled_with_cxx11_abi",
        "cond",
        "while_loop",
        "is_autocast_cache_enabled",
        "is_autocast_cpu_enabled",
        "is_autocast_enabled",
        "set_autocast_cache_enabled",
        "set_autocast_cpu_dtype",
        "set_autocast_cpu_enabled",
        "set_autocast_dtype",
        "set_autocast_enabled",
    ]
)
"""Functions that neither take nor make tensors, or only ask what something is."""


def _spaces() -> list[tuple[str, Any]]:
    """Modules of functions by their names; of a function that is in several, the last is its place."""
    package = facade()
    spaces = (
        package,
        package.functional,
        package.nn.functional,
        package.nn.init,
        package.linalg,
        package.fft,
        package.special,
        autograd,
    )
    return [(space.__name__, space) for space in spaces]


def get_overridable_functions() -> dict[Any, list[Callable[..., Any]]]:
    """By the object they belong to (a module, or Tensor): what ``__torch_function__`` is called with."""
    found: dict[Any, list[Callable[..., Any]]] = {}
    package = facade()
    for _, space in _spaces():
        found[import_module(package_name.shown) if space is package else space] = [
            member
            for name, member in list(vars(space).items())  # another thread may be importing
            if not name.startswith("_")
            and isinstance(member, FunctionType)
            and member.__module__.startswith("gradsmith.")
        ]
    methods = found[Tensor] = []
    for name, member in vars(TensorMethods).items():
        if isinstance(member, FunctionType) and getattr(Tensor, name) is member:
            methods.append(member)
    for _, name, _ in handwritten_members():
        current: Any = getattr(Tensor, name)
        methods.append(current.__get__ if isinstance(current, property) else current)
    return found


def get_testing_overrides() -> dict[Callable[..., Any], Callable[..., int]]:
    """By overridable function one of the same signature that returns -1, for tests of ``__torch_function__``."""
    return {
        function: _stand_in(function)
        for functions in get_overridable_functions().values()
        for function in functions
    }


def _stand_in(function: Callable[..., Any]) -> Callable[..., int]:
    def stand_in(*args: Any, **kwargs: Any) -> int:
        expected.bind(*args, **kwargs)
        return -1

    expected = stand_in.__signature__ = signature(function)  # type: ignore[attr-defined]
    return stand_in


def get_ignored_functions() -> set[Callable[..., Any]]:
    """Public functions and members of Tensor that no handler sees."""
    package = facade()
    functions = {getattr(package, name) for name in _UNSEEN_FUNCTIONS if hasattr(package, name)}
    return functions | {getattr(Tensor, name) for name in ("as_subclass", "__hash__", "__iter__")}


def _member_name(func: Any) -> str | None:
    """The name under which Tensor has a method or attribute."""
    attribute = getattr(func, "__self__", None)
    if isinstance(attribute, property):
        for kind in Tensor.__mro__:
            for name, member in list(vars(kind).items()):
                if member is attribute:
                    return f"{name}.{func.__name__}"
        return None
    own = getattr(func, "__name__", None)
    if own is not None and getattr(Tensor, own, None) == func:
        return str(own)
    for name, member in _handwritten_names().items():
        if member == func:
            return name
    return None


def _handwritten_names() -> dict[str, Any]:
    return {
        name: member
        for _, name, member in handwritten_members()
        if not isinstance(member, property)
    }


def resolve_name(func: Any) -> str | None:
    """The public name of what a handler was given: ``gradsmith.add``, ``gradsmith.Tensor.shape.__get__``.

    Of ``torch`` where `gradsmith.as_torch` was imported.  None for functions that are nobody's.
    """
    if isinstance(func, (OpOverload, OpOverloadPacket)):
        return str(func)
    name = getattr(func, "__name__", "")
    spaces = _spaces()[::-1]
    for prefix, space in spaces:
        if name and getattr(space, name, None) == func:
            return _spoken(prefix, name)
    member = _member_name(func)
    if member is not None:
        return f"{package_name.shown}.Tensor.{member}"
    for prefix, space in spaces:  # under another name than its own
        for other, value in list(vars(space).items()):
            if value is func and isinstance(func, FunctionType):
                return _spoken(prefix, other)
    return None


def _spoken(prefix: str, name: str) -> str:
    """The name below `prefix`, by what the program imports."""
    return f"{package_name.shown}{prefix.removeprefix('gradsmith')}.{name}"


def namesake(func: Any) -> Any:
    """Our function for one of PyTorch's, as programs hand them on and its modules call them; None where there is none.

    By the names that it has itself: PyTorch is not imported for that.
    """
    _, *inner = func.__module__.split(".")
    name = getattr(func, "__name__", "")
    ours = place = facade()
    for part in inner:
        place = getattr(place, part, ours)  # which imports it, if it has to
    # `split` and the like are of a module torch.functional, what torch.special shows is of torch._C._special.
    places = (place, ours, ours.ops.aten)
    return next((getattr(place, name) for place in places if hasattr(place, name)), None)


def is_tensor_method_or_property(func: Any) -> bool:
    """Whether `func` is a method of Tensor, or gets, sets or deletes one of its attributes."""
    return _member_name(func) is not None


def is_tensor_inplace_op(func: Any) -> bool:
    """Whether `func` is a method of Tensor that changes the tensor: its name ends in one underscore."""
    name = getattr(func, "__name__", "")
    return name.endswith("_") and not name.endswith("__") and is_tensor_method_or_property(func)
