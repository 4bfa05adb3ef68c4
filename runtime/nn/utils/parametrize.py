"""Parametrizations: parameters that modules compute from other parameters."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn, TypeVar

from ...autograd.grad_mode import no_grad
from ...core.package_name import as_said
from ...core.refusing import refuses
from ...core.tensor import Tensor
from ..container import ModuleDict, ModuleList
from ..module import Module
from ..parameter import Parameter

__all__ = [
    "ParametrizationList",
    "cached",
    "is_parametrized",
    "register_parametrization",
    "remove_parametrizations",
    "transfer_parametrizations_and_params",
    "type_before_parametrizations",
]

M = TypeVar("M", bound=Module)


class _Cache:
    """The values computed within `cached`, by module and name."""

    def __init__(self) -> None:
        self.depth = 0
        self.values: dict[tuple[int, str], Tensor] = {}


_CACHE = _Cache()


@contextmanager
def cached() -> Iterator[None]:
    """A context manager within which each parametrized tensor is computed only once."""
    _CACHE.depth += 1
    try:
        yield
    finally:
        _CACHE.depth -= 1
        if not _CACHE.depth:
            _CACHE.values.clear()


def _register(module: Module, name: str, tensor: Tensor) -> None:
    if isinstance(tensor, Parameter):
        module.register_parameter(name, tensor)
    else:
        module.register_buffer(name, tensor)


def _inverse(modules: Sequence[Module], value: Any) -> Any:
    """`value` passed back through the `right_inverse` of each module that has one."""
    for module in reversed(modules):
        if hasattr(module, "right_inverse"):
            try:
                value = module.right_inverse(value)
            except NotImplementedError:
                continue  # it keeps the value, as one without the method does
    return value


class ParametrizationList(ModuleList):
    """The modules that compute a tensor, one after the other, from `original`, or `original0`, `original1`, …

    Their `right_inverse`, where they have one, says what to start from, and what to do with an assignment.
    """

    def __init__(self, modules: Sequence[Module], original: Tensor, unsafe: bool = False) -> None:
        if not modules:
            raise ValueError("ParametrizationList requires one or more modules.")
        super().__init__(modules)
        self.unsafe = unsafe
        shape, dtype = original.shape, original.dtype
        with no_grad():
            new = _inverse(list(modules), original)
        if not isinstance(new, (Tensor, Sequence)):
            raise ValueError(
                "'right_inverse' must return a Tensor or a Sequence of tensors (list, tuple...). Got "
                f"{type(new).__name__}"
            )
        self.is_tensor = isinstance(new, Tensor)
        self.ntensors = 1 if self.is_tensor else len(new)
        if isinstance(new, Tensor):
            for what in ("dtype", "device"):
                old, now = getattr(original, what), getattr(new, what)
                if old != now:
                    raise ValueError(
                        f"When `right_inverse` outputs one tensor, it may not change the {what}.\n"
                        f"original.{what}: {old}\nright_inverse(original).{what}: {now}"
                    )
            with no_grad():
                original.set_(new)
            _register(self, "original", original)
        else:
            for number, tensor in enumerate(new):
                if not isinstance(tensor, Tensor):
                    raise ValueError(
                        "'right_inverse' must return a Tensor or a Sequence of tensors (list, tuple...). "
                        f"Got element {number} of the sequence with type {type(tensor).__name__}."
                    )
                if isinstance(original, Parameter):
                    tensor = Parameter(tensor, original.requires_grad)
                _register(self, f"original{number}", tensor.requires_grad_(original.requires_grad))
        if not unsafe:
            _check_alike(self(), dtype, shape)

    def _originals(self) -> list[Tensor]:
        names = ["original"] if self.is_tensor else [f"original{i}" for i in range(self.ntensors)]
        return [getattr(self, name) for name in names]

    def right_inverse(self, value: Tensor) -> None:
        """Set the tensor to `value`, as far as the parametrizations can represent it."""
        with no_grad():
            new: Any = value
            for module in reversed(list(self)):
                if not hasattr(module, "right_inverse"):
                    raise RuntimeError(
                        f"parametrization {type(module).__name__} does not implement right_inverse."
                    )
                new = module.right_inverse(new)
            if self.is_tensor:
                if not isinstance(new, Tensor):
                    kind = type(new).__name__
                    raise ValueError(f"`right_inverse` should return a tensor. Got {kind}")
                new = [new]
            elif not isinstance(new, Sequence):
                kind = type(new).__name__
                raise ValueError(f"'right_inverse' must return a sequence of tensors. Got {kind}.")
            elif len(new) != self.ntensors:
                raise ValueError(
                    "'right_inverse' must return a sequence of tensors of length "
                    f"{self.ntensors}. Got a sequence of length {len(new)}."
                )
            for number, (original, tensor) in enumerate(zip(self._originals(), new, strict=True)):
                if original.dtype is not tensor.dtype:
                    which = "" if self.is_tensor else str(number)
                    raise ValueError(
                        f"Tensor {which} returned by `right_inverse` has dtype {tensor.dtype} while "
                        f"`original{which}` has dtype {original.dtype}"
                    )
                original.set_(tensor)

    def forward(self) -> Tensor:
        """The computed tensor."""
        first, *others = list(self)
        out = first(*self._originals())
        for module in others:
            out = module(out)
        return out  # type: ignore[no-any-return]


def _check_alike(found: Any, dtype: Any, shape: Any) -> None:
    if not isinstance(found, Tensor):
        raise ValueError(f"A parametrization must return a tensor. Got {type(found).__name__}.")
    for name, old, now in (("dtype", dtype, found.dtype), ("shape", shape, found.shape)):
        if old != now:
            raise ValueError(
                f"Registering a parametrization may not change the {name} of the tensor, unless `unsafe` "
                f"flag is enabled.\nunparametrized {name}: {old}\nparametrized {name}: {now}"
            )


def _own_class(module: Module) -> None:
    """Give the module its own subclass, whose properties are the parametrized tensors."""
    cls = type(module)

    def deep_copy(self: Module, memo: dict[int, Any]) -> Module:
        out = object.__new__(type(self))
        memo[id(self)] = out
        out.__dict__ = copy.deepcopy(self.__dict__, memo)
        return out

    def refuse(self: Module) -> NoReturn:
        raise RuntimeError(
            "Serialization of parametrized modules is only supported through state_dict()."
        )

    members: dict[str, Any] = {"__getstate__": refuse, "__module__": as_said(__name__)}
    if not hasattr(cls, "__deepcopy__"):
        members["__deepcopy__"] = deep_copy
    module.__class__ = type(f"Parametrized{cls.__name__}", (cls,), members)


def _own_property(module: Module, name: str) -> None:
    def get(self: Module) -> Tensor:
        compute: ParametrizationList = self.parametrizations[name]
        if not _CACHE.depth:
            return compute()
        key = (id(self), name)
        if key not in _CACHE.values:
            _CACHE.values[key] = compute()
        return _CACHE.values[key]

    def put(self: Module, value: Tensor) -> None:
        self.parametrizations[name].right_inverse(value)

    setattr(type(module), name, property(get, put))


@refuses
def register_parametrization(
    module: M, tensor_name: str, parametrization: Module, *, unsafe: bool = False
) -> M:
    """Compute a parameter or buffer by the module `parametrization`; several are applied in order.

    The tensor moves to ``module.parametrizations[tensor_name].original``.  Raises ValueError for a name that is none,
    and where dtype or shape would change, unless `unsafe`.
    """
    parametrization.train(module.training)
    if is_parametrized(module, tensor_name):
        if not unsafe:
            now = getattr(module, tensor_name)
            made = parametrization(now)
            _check_alike(made, now.dtype, now.shape)
            if hasattr(parametrization, "right_inverse"):
                _check_alike(_inverse([parametrization], made), now.dtype, now.shape)
        module.parametrizations[tensor_name].append(parametrization)
        module.parametrizations[tensor_name].unsafe |= unsafe
    elif tensor_name in module._buffers or tensor_name in module._parameters:
        found = ParametrizationList([parametrization], getattr(module, tensor_name), unsafe)
        delattr(module, tensor_name)
        if not is_parametrized(module):
            _own_class(module)
            module.parametrizations = ModuleDict()
        _own_property(module, tensor_name)
        module.parametrizations[tensor_name] = found
    else:
        raise ValueError(
            f"Module '{module}' does not have a parameter, a buffer, or a parametrized element with name "
            f"'{tensor_name}'"
        )
    return module


def is_parametrized(module: Module, tensor_name: str | None = None) -> bool:
    """Whether the module, or its tensor of that name, is parametrized."""
    found = getattr(module, "parametrizations", None)
    if not isinstance(found, ModuleDict):
        return False
    return len(found) > 0 if tensor_name is None else tensor_name in found


@refuses
def remove_parametrizations(module: M, tensor_name: str, leave_parametrized: bool = True) -> M:
    """Make the tensor a plain parameter or buffer again: with its computed value, or its original one."""
    if not is_parametrized(module, tensor_name):
        raise ValueError(f"Module {module} does not have a parametrization on {tensor_name}")
    found = module.parametrizations[tensor_name]
    if found.is_tensor:
        tensor = found.original
        if leave_parametrized:
            with no_grad():
                tensor.set_(getattr(module, tensor_name))
    elif leave_parametrized:
        tensor = getattr(module, tensor_name)
        tensor = Parameter(tensor) if tensor.requires_grad else tensor
    else:
        raise ValueError(
            "Cannot leave unparametrized (`leave_parametrized=False`) a tensor that is parametrized in "
            "terms of a sequence of tensors."
        )
    delattr(type(module), tensor_name)
    del module.parametrizations[tensor_name]
    _register(module, tensor_name, tensor)
    if not is_parametrized(module):
        del module.parametrizations
        module.__class__ = type_before(module)
    return module


def type_before(module: Module) -> type:
    """The class that `_own_class` derived the module's class from."""
    return type(module).__bases__[0]


def type_before_parametrizations(module: Module) -> type:
    """The class that the module had before it was parametrized."""
    return type_before(module) if is_parametrized(module) else type(module)


def transfer_parametrizations_and_params(
    from_module: Module, to_module: M, tensor_name: str | None = None
) -> M:
    """Parametrize another module like this one, with the same tensors."""
    if not is_parametrized(from_module):
        return to_module
    for name in from_module.parametrizations if tensor_name is None else [tensor_name]:
        if not hasattr(to_module, name):
            setattr(to_module, name, Parameter(getattr(from_module, name)))
        source = from_module.parametrizations[name]
        for parametrization in source:
            register_parametrization(to_module, name, parametrization)
        target = to_module.parametrizations[name]
        for key, tensor in (*source._parameters.items(), *source._buffers.items()):
            setattr(target, key, tensor)
    return to_module
