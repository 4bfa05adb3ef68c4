"""Tracers: run a program once with proxies for arguments, and keep what it did as a graph."""

from __future__ import annotations

import functools
import inspect
import math
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterable
from threading import get_ident
from types import FunctionType, ModuleType
from typing import Any, ClassVar, TypeVar

from ..api.symbolic import _assert
from ..core.package_name import ours
from ..core.tensor import Tensor
from ..nn.container import Sequential
from ..nn.module import Module
from ..nn.parameter import Parameter
from ..utils import _pytree as pytree
from ._compatibility import compatibility as compatibility
from .graph import Graph, _PyTreeCodeGen, _PyTreeInfo
from .graph_module import GraphModule
from .node import Argument
from .patching import Patcher, _wrapped_fns_to_patch
from .proxy import ParameterProxy, Proxy, Scope, ScopeContextManager, TracerBase, find_proxy
from .proxy import base_types as base_types

T = TypeVar("T")

_orig_module_call: Callable[..., Any] = Module.__call__
_orig_module_getattr = Module.__getattr__

_VARIADIC = inspect.CO_VARARGS | inspect.CO_VARKEYWORDS

_proxyable_classes: dict[type, None] = {}

_tracing = False


def is_fx_tracing() -> bool:
    """Whether a program is being traced."""
    return _tracing


def is_fx_symbolic_tracing() -> bool:
    """Whether a program is being traced, by a `Tracer`."""
    return _tracing


# By PyTorch's names, for libraries that trace by themselves.

_Patcher = Patcher
_patch_wrapped_functions = Patcher.everywhere
_autowrap_check = Patcher.visit


class ScriptObject:
    """For `isinstance`: nothing is one."""


class ProxyableClassMeta(type):
    """Metaclass of classes whose construction from traced values is a node."""

    def __init__(cls, name: str, bases: tuple[type, ...], attrs: dict[str, Any]) -> None:
        _proxyable_classes.setdefault(cls)
        super().__init__(name, bases, attrs)

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        proxy = find_proxy(args, kwargs) if _tracing else None
        if proxy is None:
            return super().__call__(*args, **kwargs)
        return proxy.tracer.create_proxy("call_function", cls, args, kwargs)


class PHBase:
    """In ``concrete_args``: an argument that stays one."""

    def __repr__(self) -> str:
        return "PH"


PH = PHBase()


class PHWithMeta(PHBase):
    """The same, with attributes that its node gets."""

    def __init__(self, ph_key: str | None = None) -> None:
        self.ph_key = ph_key


class Tracer(TracerBase):
    """Traces modules and functions; override its methods to trace otherwise.

    `autowrap_modules` are modules of Python whose functions become calls, and `autowrap_functions` are more of them.
    With `param_shapes_constant` the shapes of parameters are numbers rather than values of the graph.
    """

    _qualname_counter: ClassVar[dict[str, int]] = defaultdict(int)

    def __init__(
        self,
        autowrap_modules: tuple[ModuleType, ...] = (math,),
        autowrap_functions: tuple[Callable[..., Any], ...] = (),
        param_shapes_constant: bool = False,
    ) -> None:
        super().__init__()
        self._autowrap_search = list(autowrap_modules)
        self._autowrap_function_ids = {
            id(value)
            for module in autowrap_modules
            for name, value in vars(module).items()
            if not name.startswith("_") and callable(value)
        } | {id(function) for function in autowrap_functions}
        self.param_shapes_constant = param_shapes_constant
        self.root: Module
        self.root_module_name = ""
        self.submodule_paths: dict[Module, str] | None = None
        self.num_calls: dict[str, int] = {}
        self.tensor_attrs: dict[Any, str] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Tracer:
        import copy

        new = Tracer.__new__(Tracer)
        for name, value in self.__dict__.items():
            shallow = name == "_autowrap_search"  # modules of Python are not copied
            new.__dict__[name] = copy.copy(value) if shallow else copy.deepcopy(value, memo)
        return new

    # What to override.

    def is_leaf_module(self, m: Module, module_qualified_name: str) -> bool:
        """Whether a call of `m` is one node: of modules of ``nn`` but `Sequential`."""
        home = m.__module__
        return ours(home) and home.split(".")[1:2] == ["nn"] and not isinstance(m, Sequential)

    def path_of_module(self, mod: Module) -> str:
        """The path from the root to a submodule.  NameError if it is none."""
        if self.submodule_paths:
            path = self.submodule_paths.get(mod)
        else:
            path = next((name for name, each in self.root.named_modules() if each is mod), None)
        if path is None:
            raise NameError("module is not installed as a submodule")
        return path

    def call_module(
        self,
        m: Module,
        forward: Callable[..., Any],
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
    ) -> Any:
        """What a call of a submodule gives: one node for leaves, for others what `forward` records."""
        path = self.path_of_module(m)
        with ScopeContextManager(self.scope, Scope(path, type(m))) as scope:
            calls = self.num_calls.get(path, 0)
            key = f"{scope.module_path}@{calls}" if calls else scope.module_path
            self.module_stack[key] = path, scope.module_type
            self.num_calls[path] = calls + 1
            if self.is_leaf_module(m, path):
                result: Any = self.create_proxy("call_module", path, args, kwargs)
            else:
                result = forward(*args, **kwargs)
            self.module_stack.popitem(last=True)
        return result

    def getattr(self, attr: str, attr_val: Any, parameter_proxy_cache: dict[str, Proxy]) -> Any:
        """What reading an attribute of a module gives: a proxy for parameters."""
        members: Iterable[tuple[str, Tensor]] = ()
        if isinstance(attr_val, Parameter):
            members = self.root.named_parameters()
        elif self.proxy_buffer_attributes and isinstance(attr_val, Tensor):
            members = self.root.named_buffers()
        name = next((name for name, member in members if member is attr_val), None)
        if name is None:
            return attr_val
        if name not in parameter_proxy_cache:
            options: dict[str, Any] = {}
            if self.param_shapes_constant and isinstance(attr_val, Parameter):
                options["proxy_factory_fn"] = lambda node: ParameterProxy(
                    self, node, name, attr_val
                )
            parameter_proxy_cache[name] = self.create_proxy("get_attr", name, (), {}, **options)
        return parameter_proxy_cache[name]

    def get_fresh_qualname(self, prefix: str) -> str:
        """A name for an attribute that the root does not have."""
        number = self._qualname_counter[prefix] if hasattr(self.root, f"{prefix}0") else 0
        while hasattr(self.root, f"{prefix}{number}"):
            number += 1
        self._qualname_counter[prefix] = number + 1 if number else 0
        return f"{prefix}{number}"

    def create_arg(self, a: Any) -> Argument:
        """An argument of a node: parameters, buffers and modules are read from the root, which gets other tensors."""
        named: Iterable[tuple[str, Any]] = ()
        if isinstance(a, Parameter):
            named = self.root.named_parameters()
        elif isinstance(a, Tensor):
            named = self.root.named_buffers()
        elif isinstance(a, Module):
            named = self.root.named_modules()
        for path, member in named:
            if member is a:
                return self.create_node("get_attr", path, (), {})
        if isinstance(a, Parameter):
            raise NameError("parameter is not a member of this module")
        if isinstance(a, tuple) and hasattr(a, "_fields"):
            args = tuple(self.create_arg(item) for item in a)
            return self.create_node("call_function", type(a), args, {})
        prefix = None
        if isinstance(a, Tensor):
            prefix = "_tensor_constant"
        elif isinstance(a, pytree.TreeSpec):
            prefix = "_tree_spec_constant"
        elif type(a) in _proxyable_classes:
            prefix = f"_{type(a).__name__}_constant_"
        if prefix is None:
            return super().create_arg(a)
        name = None if type(a) in _proxyable_classes else self.tensor_attrs.get(a)
        if name is None:
            name = self.get_fresh_qualname(prefix)
            if type(a) not in _proxyable_classes:
                self.tensor_attrs[a] = name
            setattr(self.root, name, a)
        return self.create_node("get_attr", name, (), {})

    # Tracing.

    def trace(self, root: Module | Callable[..., Any], concrete_args: Any = None) -> Graph:
        """The graph of a module or function; `concrete_args` are arguments that it is specialized to, by name."""
        global _tracing
        before, _tracing = _tracing, True
        try:
            self._trace(root, concrete_args)
        finally:
            _tracing = before
            self.submodule_paths = None
        return self.graph

    def _trace(self, root: Any, concrete_args: Any) -> None:
        if isinstance(root, Module):
            self.root = root
            function = getattr(type(root), self.traced_func_name, None)
            if function is None:
                raise AssertionError(
                    f"traced_func_name={self.traced_func_name} doesn't exist in {type(root).__name__}"
                )
            self.root_module_name = root._get_name()
            self.submodule_paths = {module: name for name, module in root.named_modules()}
        else:
            self.root = Module()
            function = root
        self.graph = Graph(tracer_cls=type(self))
        if hasattr(function, "__code__"):
            names = "co_name", "co_filename", "co_firstlineno"
            self.graph._co_fields = {name: getattr(function.__code__, name) for name in names}
        self.tensor_attrs = {}
        for path, module in self.root.named_modules():
            for name, value in vars(module).items():
                if isinstance(value, (Tensor, pytree.TreeSpec)):
                    self.tensor_attrs[value] = f"{path}.{name}" if path else name
        if not isinstance(function, FunctionType):
            raise AssertionError(f"Expected FunctionType, got {type(function)}")
        called, args = self.create_args_for_root(function, isinstance(root, Module), concrete_args)
        with Patcher() as patcher:
            self._patch(patcher, function)
            result = self.create_arg(called(*args))
            returns = _annotations(inspect.unwrap(called)).get("return")
            self.create_node("output", "output", (result,), {}, type_expr=returns)

    def _patch(self, patcher: Patcher, function: FunctionType) -> None:
        """Let calls of modules, their attributes and functions be recorded; other threads compute with modules as always."""
        thread = get_ident()
        proxies: dict[str, Proxy] = {}
        autowrapped = self._autowrap_function_ids

        @functools.wraps(_orig_module_getattr)
        def read(mod: Module, attr: str) -> Any:
            if get_ident() != thread:
                return _orig_module_getattr(mod, attr)
            return self.getattr(attr, _orig_module_getattr(mod, attr), proxies)

        @functools.wraps(_orig_module_call)
        def call(mod: Module, *args: Any, **kwargs: Any) -> Any:
            if get_ident() != thread:
                return _orig_module_call(mod, *args, **kwargs)

            def forward(*args: Any, **kwargs: Any) -> Any:
                return _orig_module_call(mod, *args, **kwargs)

            patcher.visit(getattr(mod.forward, "__globals__", {}), autowrapped)
            return self.call_module(mod, forward, args, kwargs)

        patcher.patch_method(Module, "__getattr__", read)
        patcher.patch_method(Module, "__call__", call)
        patcher.everywhere()
        patcher.visit(function.__globals__, autowrapped)
        for module in self._autowrap_search:
            patcher.visit(vars(module), autowrapped)

    def create_args_for_root(
        self, root_fn: Any, is_module: bool, concrete_args: Any = None
    ) -> tuple[Callable[..., Any], list[Any]]:
        """The function to call, and proxies for its arguments, whose placeholders are inserted."""
        analyzed = inspect.unwrap(root_fn)
        code = analyzed.__code__
        total = code.co_argcount + code.co_kwonlyargcount
        names = list(code.co_varnames)
        args: list[Any] = []
        if is_module:
            if total == 0:
                raise RuntimeError("``self`` argument cannot be part of *args expansion!")
            args.append(self.root)
        variadic = code.co_flags & _VARIADIC
        if isinstance(concrete_args, tuple) and concrete_args and variadic and total == 1:
            for number, value in enumerate(concrete_args):
                out = self.create_proxy("placeholder", f"input_{number}", (), {})
                _transfer_attributes(value, out)
                args.append(out)
            return root_fn, args
        own = names[int(is_module) : total]
        if isinstance(concrete_args, tuple):
            if len(own) != len(concrete_args):
                raise RuntimeError(
                    f"Tracing expected {len(own)} arguments but got {len(concrete_args)} concrete arguments"
                )
            concrete_args = dict(zip(own, concrete_args))
        parameters = inspect.signature(analyzed).parameters
        concrete = concrete_args or {}
        args += [self._argument(name, concrete, parameters, analyzed) for name in own]
        if code.co_kwonlyargcount or variadic:
            stars = [
                star
                for star, flag in (("*", inspect.CO_VARARGS), ("**", inspect.CO_VARKEYWORDS))
                if code.co_flags & flag
            ]
            for star, name in zip(stars, names[total:]):
                args.append(self._argument(f"{star}{name}", concrete, parameters, analyzed))
            root_fn = _by_position(root_fn, len(args))
        leaves, form = pytree.tree_flatten(tuple(args))
        if all(child.is_leaf() for child in form.children()):
            return root_fn, args
        self.graph._codegen = codegen = _PyTreeCodeGen(_PyTreeInfo(names[:total], form, None))

        def flat(*leaves: Any) -> list[Any]:
            result = root_fn(*pytree.tree_unflatten(list(leaves), form))
            found, out_form = pytree.tree_flatten(result)
            codegen.pytree_info = codegen.pytree_info._replace(out_spec=out_form)
            return found

        return flat, leaves

    def _argument(self, name: str, concrete: Any, parameters: Any, function: FunctionType) -> Any:
        """The proxy of a parameter, or the constant in its place."""
        default: tuple[Any, ...] = ()
        if name[0] != "*" and parameters[name].default is not inspect.Parameter.empty:
            default = (parameters[name].default,)
        if name not in concrete:
            kind = _annotations(function).get(name)
            return self.create_proxy("placeholder", name, default, {}, type_expr=kind)
        count = 0

        def leaf(value: Any) -> Any:
            nonlocal count
            count += 1
            out = self.create_proxy("placeholder", f"{name}_{count}", default, {})
            if isinstance(value, PHBase):
                _transfer_attributes(value, out)
                return out
            self._check_equal(name, out, value)
            return value

        return pytree.tree_map(leaf, concrete[name])

    def _check_equal(self, name: str, out: Any, value: Any) -> None:
        """Insert a check that the argument is what the graph is specialized to."""
        message = f"{name} has been specialized to have value {value} but got another value"
        if type(value) in base_types and type(value) is not Tensor:
            self.create_proxy("call_function", _assert, (out == value, message), {})
        elif value is None:
            self.create_proxy("call_function", _assert_is_none, (out, message), {})
        else:
            warnings.warn(
                f"Was not able to add assertion to guarantee correct input {name} to specialized function. It is up "
                "to the user to make sure that your inputs match the inputs you specialized the function with.",
                stacklevel=2,
            )


def _transfer_attributes(placeholder: Any, proxy: Proxy) -> None:
    """Give the node of an argument the attributes of what stands for it in ``concrete_args``."""
    if isinstance(placeholder, PHBase):
        for name, value in vars(placeholder).items():
            if not hasattr(proxy.node, name):
                setattr(proxy.node, name, value)


def _annotations(function: Any) -> dict[str, Any]:
    """What the program says of types; layers of the package say that to type checkers."""
    return {} if ours(function.__module__ or "") else inspect.get_annotations(function)


def _by_position(function: FunctionType, count: int) -> FunctionType:
    """`function` with its first `count` names for parameters, ``*args`` and ``**kwargs`` among them: they can be proxies."""
    code = function.__code__
    plain = code.replace(
        co_argcount=count,
        co_posonlyargcount=0,
        co_kwonlyargcount=0,
        co_flags=code.co_flags & ~_VARIADIC,
    )
    return FunctionType(
        plain, function.__globals__, function.__name__, function.__defaults__, function.__closure__
    )


def symbolic_trace(
    root: Module | Callable[..., Any], concrete_args: dict[str, Any] | Any = None
) -> GraphModule:
    """The module or function `root` as a `GraphModule`, by running it once with proxies.

    Its graph does not depend on values: branches are taken by constants only.  `concrete_args` gives arguments
    that are constants, by name; in containers `PH` stands for those that are not.

    Example::

        >>> def program(x, scale=2.0):
        ...     return gs.relu(x) * scale
        ...
        >>> print(gs.fx.symbolic_trace(program).code.strip())
        def forward(self, x, scale = 2.0):
            relu = gradsmith.relu(x);  x = None
            mul = relu * scale;  relu = scale = None
            return mul
    """
    tracer = Tracer()
    graph = tracer.trace(root, concrete_args)
    name = type(root).__name__ if isinstance(root, Module) else root.__name__
    return GraphModule(tracer.root, graph, name)


def wrap(fn_or_name: T) -> T:
    """At the top level of a module: calls of this function there, with traced values, are nodes rather than looked into.

    Given its name, or as a decorator.
    """
    if not callable(fn_or_name) and not isinstance(fn_or_name, str):
        raise RuntimeError(
            "Unsupported type for global function! Must be either a callable or string name"
        )
    name = fn_or_name if isinstance(fn_or_name, str) else getattr(fn_or_name, "__name__", "")
    frame = inspect.currentframe()
    caller = None if frame is None else frame.f_back
    if caller is None or caller.f_code.co_name != "<module>":
        raise NotImplementedError("wrap must be called at the top level of a module")
    _wrapped_fns_to_patch[id(caller.f_globals), name] = caller.f_globals
    return fn_or_name


@wrap
def _assert_is_none(value: Any, msg: str) -> None:
    if value is not None:
        raise AssertionError(msg)
