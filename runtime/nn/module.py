"""The base class of all layers and models."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from types import FunctionType
from typing import TYPE_CHECKING, Any, NoReturn, ParamSpec, Protocol, Self, TypeVar

from ..api.queries import typename
from ..core.origin import is_ours
from ..core.refusing import refuses_in_constructor
from ..core.tensor import Tensor
from ..core.tracebacks import trim
from .homes import take_home
from .module_conversion import ModuleConversion
from .module_hooks import EVERYWHERE, ModuleHooks, call_with_hooks
from .module_state import ModuleState
from .parameter import Buffer, Parameter

T = TypeVar("T")
P = ParamSpec("P")
R_co = TypeVar("R_co", covariant=True)

_TABLES: tuple[tuple[str, Callable[[], Any]], ...] = (
    ("_parameters", dict),
    ("_buffers", dict),
    ("_modules", dict),
    ("_non_persistent_buffers_set", set),
    *(
        (name, OrderedDict)
        for name in (
            *("_backward_hooks", "_backward_pre_hooks"),
            *("_forward_hooks", "_forward_hooks_with_kwargs", "_forward_hooks_always_called"),
            *("_forward_pre_hooks", "_forward_pre_hooks_with_kwargs"),
            *("_state_dict_hooks", "_state_dict_pre_hooks"),
            *("_load_state_dict_pre_hooks", "_load_state_dict_post_hooks"),
        )
    ),
)
"""The attributes of every module, with functions that create their initial values."""


class _HasForward(Protocol[P, R_co]):
    def forward(self, *args: P.args, **kwargs: P.kwargs) -> R_co:
        """Compute the output."""


def _keep_functions(cls: type) -> None:
    """Have functions of this package that are attributes of a class not become methods: PyTorch's are built in, and do not."""
    for name, member in list(vars(cls).items()):
        if type(member) is FunctionType and "." not in member.__qualname__:
            if is_ours(member.__code__.co_filename):
                setattr(cls, name, staticmethod(member))


class Module(ModuleHooks, ModuleState, ModuleConversion):
    """Base class of all neural network modules.

    A module holds parameters, buffers and other modules, and computes its output in `forward`.  A subclass calls
    ``super().__init__()`` first, assigns parameters and modules to attributes, which registers them, and defines
    `forward`.  Calling the module runs `forward` and the hooks registered on it.

    Example::

        >>> class Residual(gs.nn.Module):
        ...     def __init__(self, features: int) -> None:
        ...         super().__init__()
        ...         self.linear = gs.nn.Linear(features, features)
        ...
        ...     def forward(self, input: gs.Tensor) -> gs.Tensor:
        ...         return input + self.linear(input).relu()
        ...
        >>> Residual(3)(gs.ones(2, 3)).shape
        gradsmith.Size([2, 3])
    """

    dump_patches = False
    call_super_init = False
    """Whether `__init__` passes its arguments on to the next class in the method resolution order."""
    training: bool

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        refuses_in_constructor(cls)
        take_home(cls)
        _keep_functions(cls)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if not self.call_super_init and (args or kwargs):
            name = f"{type(self).__name__}.__init__()"
            if kwargs:
                unexpected = next(iter(kwargs))
                raise TypeError(f"{name} got an unexpected keyword argument '{unexpected}'")
            raise TypeError(f"{name} takes 1 positional argument but {len(args) + 1} were given")
        own = self.__dict__
        own["training"] = True
        own["_is_full_backward_hook"] = None
        for table, make in _TABLES:
            own[table] = make()
        if self.call_super_init:
            super().__init__(*args, **kwargs)

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """Compute the output; every subclass must define this method."""
        return _without_forward(self)

    if TYPE_CHECKING:  # a call has the signature of the subclass's own `forward`

        def __call__(self: _HasForward[P, R_co], *args: P.args, **kwargs: P.kwargs) -> R_co: ...

    else:

        def __call__(self, *args, **kwargs):
            try:
                if self._hooked or EVERYWHERE:
                    return call_with_hooks(self, args, kwargs)
                return self.forward(*args, **kwargs)
            except Exception as error:
                trim(error)
                raise

    # Parameters, buffers and modules are attributes that live in dictionaries.

    def __getattr__(self, name: str) -> Any:
        own = self.__dict__
        for table in ("_parameters", "_buffers", "_modules"):
            if table in own and name in own[table]:
                return own[table][name]
        instead = _INSTEAD.get(name, "")
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'{instead}")

    def __setattr__(self, name: str, value: Any) -> None:
        own = self.__dict__
        if isinstance(value, Parameter):
            if "_parameters" not in own:
                raise AttributeError("cannot assign parameters before Module.__init__() call")
            self._forget(name, own, self._buffers, self._modules)
            self.register_parameter(name, value)
        elif name in own.get("_parameters", ()):
            if value is not None:
                raise TypeError(
                    f"cannot assign '{typename(value)}' as parameter '{name}' "
                    "(torch.nn.Parameter or None expected)"
                )
            self.register_parameter(name, None)
        elif isinstance(value, Module):
            if "_modules" not in own:
                raise AttributeError("cannot assign module before Module.__init__() call")
            self._forget(name, own, self._parameters, self._buffers)
            self._modules[name] = EVERYWHERE.registered("module", self, name, value)
        elif name in own.get("_modules", ()):
            if value is not None:
                raise TypeError(
                    f"cannot assign '{typename(value)}' as child module '{name}' "
                    "(torch.nn.Module or None expected)"
                )
            self._modules[name] = EVERYWHERE.registered("module", self, name, None)
        elif isinstance(value, Buffer) or name in own.get("_buffers", ()):
            if value is not None and not _is_tensor_like(value):
                raise TypeError(
                    f"cannot assign '{typename(value)}' as buffer '{name}' "
                    "(torch.nn.Buffer, torch.Tensor or None expected)"
                )
            kept = getattr(value, "persistent", name not in own["_non_persistent_buffers_set"])
            self.register_buffer(name, value, kept)
        else:
            super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        for table in (self._parameters, self._buffers, self._modules):
            if name in table:
                del table[name]
                self._non_persistent_buffers_set.discard(name)
                return
        super().__delattr__(name)

    def _forget(self, name: str, *tables: dict[str, Any]) -> None:
        """Remove an attribute from `tables` before it is registered as another kind."""
        for table in tables:
            table.pop(name, None)
        self._non_persistent_buffers_set.discard(name)

    def __dir__(self) -> list[str]:
        names = chain(
            dir(type(self)), self.__dict__, self._parameters, self._buffers, self._modules
        )
        return sorted(name for name in set(names) if not name[:1].isdigit())

    def register_parameter(self, name: str, param: Parameter | None) -> None:
        """Register a parameter under `name`; None registers an absent parameter.

        Raises KeyError if the name is taken, empty or contains a dot, TypeError if `param` is not a Parameter, and
        ValueError if it is not a leaf.
        """
        self._check_name("parameter", "_parameters", name)
        if param is not None:
            if not isinstance(param, Parameter):
                raise TypeError(
                    f"cannot assign '{typename(param)}' object to parameter '{name}' "
                    "(torch.nn.Parameter or None required)"
                )
            if param.grad_fn is not None:
                raise ValueError(
                    f"Cannot assign non-leaf Tensor to parameter '{name}'. Model parameters must be "
                    f"created explicitly. To express '{name}' as a function of another Tensor, compute "
                    "the value in the forward() method."
                )
            param = EVERYWHERE.registered("parameter", self, name, param)
        self._parameters[name] = param

    def register_buffer(self, name: str, tensor: Tensor | None, persistent: bool = True) -> None:
        """Register a tensor that is not a parameter but moves with the module; `state_dict` includes it if `persistent`."""
        self._check_name("buffer", "_buffers", name)
        if tensor is not None:
            if not _is_tensor_like(tensor):
                raise TypeError(
                    f"cannot assign '{typename(tensor)}' object to buffer '{name}' "
                    "(torch Tensor or None required)"
                )
            tensor = EVERYWHERE.registered("buffer", self, name, tensor)
        self._buffers[name] = tensor
        if persistent:
            self._non_persistent_buffers_set.discard(name)
        else:
            self._non_persistent_buffers_set.add(name)

    def add_module(self, name: str, module: Module | None) -> None:
        """Register a child module under `name`; None registers an absent module."""
        if module is not None and not isinstance(module, Module):
            raise TypeError(f"{typename(module)} is not a Module subclass")
        self._check_name("module", "_modules", name)
        self._modules[name] = EVERYWHERE.registered("module", self, name, module)

    def register_module(self, name: str, module: Module | None) -> None:
        """Alias of `add_module`."""
        self.add_module(name, module)

    def _check_name(self, kind: str, table: str, name: str) -> None:
        if table not in self.__dict__:
            raise AttributeError(f"cannot assign {kind} before Module.__init__() call")
        if not isinstance(name, str):
            raise TypeError(f"{kind} name should be a string. Got {typename(name)}")
        if "." in name:
            got = f", got: {name}" if kind == "module" else ""
            raise KeyError(f'{kind} name can\'t contain "."{got}')
        if name == "":
            raise KeyError(f'{kind} name can\'t be empty string ""')
        if name not in self.__dict__[table] and hasattr(self, name):
            raise KeyError(f"attribute '{name}' already exists")

    # Access by dotted name.

    def _get(self, target: str, kind: type[T], what: str) -> T:
        """The attribute that the dotted name `target` leads to, checked to be a `kind`."""
        path, _, name = target.rpartition(".")
        owner = self.get_submodule(path)
        if not hasattr(owner, name):
            raise AttributeError(f"{owner._get_name()} has no attribute `{name}`")
        found = getattr(owner, name)
        if not isinstance(found, kind):
            raise AttributeError(f"`{name}` is not {what}")
        return found

    def get_submodule(self, target: str) -> Module:
        """The submodule with the dotted name `target`; this module if it is empty.  AttributeError if there is none."""
        module: Module = self
        for name in target.split(".") if target else ():
            module = Module._get(module, name, Module, "an nn.Module")
        return module

    def set_submodule(self, target: str, module: Module, strict: bool = False) -> None:
        """Replace the submodule with the dotted name `target`; unless `strict`, it need not exist yet."""
        if target == "":
            raise ValueError("Cannot set the submodule without a target name!")
        if not isinstance(module, Module):
            raise ValueError(f"`module` is not an nn.Module, found {type(module)}")
        path, _, name = target.rpartition(".")
        owner = self.get_submodule(path)
        if strict or hasattr(owner, name):
            owner._get(name, Module, "an nn.Module")
        setattr(owner, name, module)

    def get_parameter(self, target: str) -> Parameter:
        """The parameter with the dotted name `target`.  AttributeError if there is none."""
        return self._get(target, Parameter, "an nn.Parameter")

    def get_buffer(self, target: str) -> Tensor:
        """The buffer with the dotted name `target`.  AttributeError if there is none."""
        path, _, name = target.rpartition(".")
        buffer = self._get(target, Tensor, "a buffer")
        if name not in self.get_submodule(path)._buffers:
            raise AttributeError(f"`{name}` is not a buffer")
        return buffer

    # Iteration over members.

    def _named_members(
        self,
        get_members_fn: Callable[[Module], Iterable[tuple[str, Any]]],
        prefix: str = "",
        recurse: bool = True,
        remove_duplicate: bool = True,
    ) -> Iterator[tuple[str, Any]]:
        """Pairs of dotted name and member; skips None and, with `remove_duplicate`, repeated members."""
        seen: set[int] = set()
        modules = (
            self.named_modules(prefix=prefix, remove_duplicate=remove_duplicate)
            if recurse
            else [(prefix, self)]
        )
        for path, module in modules:
            for name, member in get_members_fn(module):
                if member is None or id(member) in seen:
                    continue
                if remove_duplicate:
                    seen.add(id(member))
                yield f"{path}.{name}" if path else name, member

    def parameters(self, recurse: bool = True) -> Iterator[Parameter]:
        """Iterate over the parameters of this module and, with `recurse`, of all submodules; each once."""
        for _, parameter in self.named_parameters(recurse=recurse):
            yield parameter

    def named_parameters(
        self, prefix: str = "", recurse: bool = True, remove_duplicate: bool = True
    ) -> Iterator[tuple[str, Parameter]]:
        """Iterate over pairs of dotted name and parameter, as `parameters` does."""
        return self._named_members(
            lambda module: module._parameters.items(), prefix, recurse, remove_duplicate
        )

    def buffers(self, recurse: bool = True) -> Iterator[Tensor]:
        """Iterate over the buffers of this module and, with `recurse`, of all submodules; each once."""
        for _, buffer in self.named_buffers(recurse=recurse):
            yield buffer

    def named_buffers(
        self, prefix: str = "", recurse: bool = True, remove_duplicate: bool = True
    ) -> Iterator[tuple[str, Tensor]]:
        """Iterate over pairs of dotted name and buffer, as `buffers` does."""
        return self._named_members(
            lambda module: module._buffers.items(), prefix, recurse, remove_duplicate
        )

    def children(self) -> Iterator[Module]:
        """Iterate over the direct child modules, each once."""
        for _, module in self.named_children():
            yield module

    def named_children(self) -> Iterator[tuple[str, Module]]:
        """Iterate over pairs of name and direct child module, each once."""
        seen = set()
        for name, module in self._modules.items():
            if module is not None and module not in seen:
                seen.add(module)
                yield name, module

    def modules(self, remove_duplicate: bool = True) -> Iterator[Module]:
        """Iterate over this module and all submodules, each once unless `remove_duplicate` is false."""
        for _, module in self.named_modules(remove_duplicate=remove_duplicate):
            yield module

    def named_modules(
        self, memo: set[Module] | None = None, prefix: str = "", remove_duplicate: bool = True
    ) -> Iterator[tuple[str, Module]]:
        """Iterate over pairs of dotted name and module, beginning with this module, whose name is `prefix`."""
        memo = set() if memo is None else memo
        if self in memo:
            return
        if remove_duplicate:
            memo.add(self)
        yield prefix, self
        for name, module in self._modules.items():
            if module is not None:
                inner = f"{prefix}.{name}" if prefix else name
                yield from module.named_modules(memo, inner, remove_duplicate)

    # Operations on all modules or parameters.

    def apply(self, fn: Callable[[Module], object]) -> Self:
        """Call `fn` with every submodule, then with this module; return this module."""
        for module in self.children():
            module.apply(fn)
        fn(self)
        return self

    def train(self, mode: bool = True) -> Self:
        """Set training mode, or evaluation mode if `mode` is False; it affects layers such as Dropout and BatchNorm."""
        if not isinstance(mode, bool):
            raise ValueError("training mode is expected to be boolean")
        self.training = mode
        for module in self.children():
            module.train(mode)
        return self

    def eval(self) -> Self:
        """Set evaluation mode; the same as ``train(False)``."""
        return self.train(False)

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Set ``requires_grad`` of all parameters."""
        for parameter in self.parameters():
            parameter.requires_grad_(requires_grad)
        return self

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Set the gradients of all parameters to None or, if not `set_to_none`, to zero."""
        for parameter in self.parameters():
            if parameter.grad is None:
                continue
            if set_to_none:
                parameter.grad = None
            else:
                if parameter.grad.grad_fn is not None:
                    parameter.grad.detach_()
                else:
                    parameter.grad.requires_grad_(False)
                parameter.grad.zero_()

    def compile(self, *args: Any, **kwargs: Any) -> None:
        """Accepted for compatibility with PyTorch; has no effect.  Use `gradsmith.compile` to compile a module."""

    # Display, copying and pickling.

    def _get_name(self) -> str:
        return type(self).__name__

    def extra_repr(self) -> str:
        """The text that `repr` shows for the module itself; subclasses override it."""
        return ""

    def __repr__(self) -> str:
        extra = self.extra_repr()
        lines = extra.split("\n") if extra else []
        if len(lines) == 1 and not self._modules:
            return f"{self._get_name()}({extra})"
        lines += [f"({name}): {_addindent(repr(m), 2)}" for name, m in self._modules.items()]
        inner = "\n  " + "\n  ".join(lines) + "\n" if lines else ""
        return f"{self._get_name()}({inner})"

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__.copy()

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        for table, make in _TABLES:  # older states lack some
            self.__dict__.setdefault(table, make())
        self.__dict__.setdefault("_is_full_backward_hook", None)


_INSTEAD = {
    "save": ": write gradsmith.save(module.state_dict(), FILE); what jit.script and jit.trace return is the module itself"
}
"""What to write instead of attributes that only PyTorch's scripted modules have."""

take_home(Module)


def _addindent(s_: str, numSpaces: int) -> str:
    """`s_` with its lines but the first moved to the right, and blank ones emptied; programs that print modules import it."""
    first, *lines = s_.split("\n")
    return "\n".join([first, *(" " * numSpaces + line if line.strip() else "" for line in lines)])


def _without_forward(module: Module) -> NoReturn:
    raise NotImplementedError(
        f'Module [{type(module).__name__}] is missing the required "forward" function'
    )


def _is_tensor_like(value: Any) -> bool:
    return isinstance(value, Tensor) or hasattr(value, "__torch_function__")
