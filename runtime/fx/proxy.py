"""Proxies: values that record what is done with them as nodes of a graph, by way of a tracer."""

from __future__ import annotations

import copy
import dis
import enum
import inspect
import operator
import traceback
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, ClassVar, NoReturn

from ..core.device import device
from ..core.dtypes import dtype
from ..core.handlers import ACTIVE
from ..core.layout import layout, memory_format
from ..core.tensor import Tensor
from ..dispatch.operator import OpOverload
from ..dispatch.packet import OpOverloadPacket
from ..nn.parameter import Parameter
from ..overrides.names import is_tensor_method_or_property
from ..utils._pytree import tree_leaves
from .code_generation import magic_methods, reflectable_magic_methods
from .graph import Graph
from .node import Argument, Node, Target, map_aggregate, map_arg

base_types = (
    *(str, int, float, bool, complex),
    *(dtype, Tensor, device, memory_format, layout, OpOverload, OpOverloadPacket),
)


class TraceError(ValueError):
    """The program does with a value what no graph can say."""


class Scope:
    """The submodule that is being called: its path, and its class."""

    def __init__(self, module_path: str, module_type: Any) -> None:
        self.module_path = module_path
        self.module_type = module_type


class ScopeContextManager:
    """Within the block `scope` is what `current_scope` is."""

    def __init__(self, scope: Scope, current_scope: Scope) -> None:
        self._before = copy.copy(scope)
        self._scope = scope
        vars(scope).update(vars(current_scope))

    def __enter__(self) -> Scope:
        return self._scope

    def __exit__(self, *exception: object) -> None:
        vars(self._scope).update(vars(self._before))


class TracerBase:
    """Makes nodes and proxies of them; subclasses decide how."""

    graph: Graph
    record_stack_traces: bool = False
    """Whether nodes say where the program called them, from the innermost call of a ``forward`` on."""
    proxy_buffer_attributes: bool = False
    """Whether buffers that are read become proxies, as parameters do."""
    traced_func_name: str = "forward"

    def __init__(self) -> None:
        self.scope = Scope("", None)
        self.module_stack: OrderedDict[str, tuple[str, Any]] = OrderedDict()
        self.node_name_to_scope: dict[str, tuple[str, Any]] = {}

    def create_node(
        self,
        kind: str,
        target: Target,
        args: tuple[Argument, ...],
        kwargs: dict[str, Argument],
        name: str | None = None,
        type_expr: Any = None,
    ) -> Node:
        """Insert a node."""
        node = self.graph.create_node(kind, target, args, kwargs, name, type_expr)
        self.node_name_to_scope[node.name] = self.scope.module_path, self.scope.module_type
        if self.module_stack:
            node.meta["nn_module_stack"] = copy.copy(self.module_stack)
        if self.record_stack_traces:
            frames = traceback.extract_stack()
            first = next((i for i, f in enumerate(frames) if f.name == "forward"), len(frames))
            shown = [f for f in frames[first:] if not f.filename.startswith(_HERE)]
            if shown:
                node.stack_trace = "".join(traceback.format_list(shown)).strip()
        return node

    def proxy(self, node: Node) -> Proxy:
        """The proxy of a node."""
        return Proxy(node, self)

    def create_proxy(
        self,
        kind: str,
        target: Target,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        name: str | None = None,
        type_expr: Any = None,
        proxy_factory_fn: Callable[[Node], Proxy] | None = None,
    ) -> Proxy:
        """Insert a node with proxies among its arguments; returns its proxy."""
        given, named = self.create_arg(args), self.create_arg(kwargs)
        node = self.create_node(kind, target, given, named, name, type_expr)
        return (proxy_factory_fn or self.proxy)(node)

    def create_arg(self, a: Any) -> Argument:
        """An argument of a node for one of a program.  NotImplementedError for what cannot be one."""
        if isinstance(a, Proxy):
            return a.node
        if hasattr(a, "__fx_create_arg__"):
            return a.__fx_create_arg__(self)
        if isinstance(a, tuple):
            items = [self.create_arg(item) for item in a]
            return type(a)(*items) if hasattr(a, "_fields") else tuple(items)
        if isinstance(a, list):
            return [self.create_arg(item) for item in a]
        if isinstance(a, dict):
            return {self._key(key): self.create_arg(value) for key, value in a.items()}
        if isinstance(a, (slice, range)):
            return type(a)(*(self.create_arg(part) for part in (a.start, a.stop, a.step)))
        if is_dataclass(a) and not isinstance(a, type):
            given = {each.name: self.create_arg(getattr(a, each.name)) for each in fields(a)}
            return self.create_node("call_function", type(a), (), given)
        if isinstance(a, (*base_types, enum.Enum, Node)) or a is None or a is ...:
            return a
        raise NotImplementedError(f"argument of type: {type(a)}")

    def _key(self, key: Any) -> Any:
        def refuse(node: Node) -> NoReturn:
            raise RuntimeError(
                "Keys for dictionaries used as an argument cannot contain a "
                f"Node. Got key: {node}"
            )

        key = self.create_arg(key)
        map_arg(key, refuse)
        return key

    def to_bool(self, obj: Proxy) -> bool:
        """Called where the program asks whether a value is true."""
        raise TraceError("symbolically traced variables cannot be used as inputs to control flow")

    def iter(self, obj: Proxy) -> Iterator[Any]:
        """Called where it goes through one."""
        raise TraceError(
            "Proxy object cannot be iterated. This can be attempted when the Proxy is used in a loop or as a *args "
            "or **kwargs function argument. See the torch.fx docs on pytorch.org for a more detailed explanation "
            "of what types of control flow can be traced, and check out the Proxy docstring for help "
            "troubleshooting Proxy iteration errors"
        )

    def keys(self, obj: Proxy) -> Any:
        """Called where it passes one by ``**``."""
        return Attribute(obj, "keys")()


class GraphAppendingTracer(TracerBase):
    """Of proxies that programs make of nodes."""

    def __init__(self, graph: Graph) -> None:
        super().__init__()
        self.graph = graph


class _Asks:
    """While there is one, functions written by hand look for handlers, which costs them a little."""

    def __init__(self) -> None:
        ACTIVE.append(_Asks)

    def __del__(self) -> None:
        for position, other in enumerate(ACTIVE):  # by identity: modes may compare as they like
            if other is _Asks:
                del ACTIVE[position]
                return

    def __reduce__(self) -> Any:
        return _Asks, ()


class Proxy:
    """Stands for the value of a node; functions, methods and operators that get it insert nodes, and return proxies.

    It cannot be a condition nor gone through: the graph has no branches and no loops.  Make one of a node to
    write by operators what is to be inserted in a graph.
    """

    tracer: TracerBase
    node: Node

    def __init__(self, node: Node, tracer: TracerBase | None = None) -> None:
        self._asks = _Asks()
        self.tracer = GraphAppendingTracer(node.graph) if tracer is None else tracer
        self.node = node

    def __repr__(self) -> str:
        return f"Proxy({self.node.name})"

    def __getattr__(self, k: str) -> Any:
        if k[0] == k[-1] == "_" and k[1:2] != "_":  # by which operators tell tensors of the package
            raise AttributeError(k)
        return Attribute(self, k)

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__

    def __setstate__(self, d: dict[str, Any]) -> None:
        self.__dict__ = d

    def __deepcopy__(self, memo: dict[int, Any]) -> Proxy:
        new = object.__new__(type(self))
        new.__dict__.update(copy.deepcopy(self.__dict__, memo))
        return new

    def __call__(self, *args: Any, **kwargs: Any) -> Proxy:
        return self.tracer.create_proxy("call_method", "__call__", (self, *args), kwargs)

    def __iter__(self) -> Iterator[Any]:
        count = _unpacked_into(inspect.currentframe())
        if count is not None:
            return (self[i] for i in range(count))  # type: ignore[index]
        return self.tracer.iter(self)

    def __abs__(self) -> Proxy:
        return self.tracer.create_proxy("call_function", operator.abs, (self,), {})

    def __bool__(self) -> bool:
        return self.tracer.to_bool(self)

    def __len__(self) -> int:
        raise RuntimeError(
            "'len' is not supported in symbolic tracing by default. If you want "
            "this call to be recorded, please call torch.fx.wrap('len') at "
            "module scope"
        )

    def keys(self) -> Any:
        """What the tracer says of passing it by ``**``."""
        return self.tracer.keys(self)

    @classmethod
    def __torch_function__(
        cls, orig_method: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        args, kwargs = args or (), kwargs or {}
        given = [leaf for leaf in tree_leaves((args, kwargs)) if isinstance(leaf, cls)]
        tracers = {id(proxy.tracer): proxy.tracer for proxy in given}
        if len(tracers) > 1:
            raise RuntimeError(
                f"Found multiple different tracers {list(tracers.values())} while "
                f"trying to trace operations {orig_method}"
            )
        tracer = given[0].tracer
        name = orig_method.__name__
        if is_tensor_method_or_property(orig_method):
            return tracer.create_proxy("call_method", name, args, kwargs)
        name = tracer.graph._target_to_str(orig_method)
        return tracer.create_proxy("call_function", orig_method, args, kwargs, name=name)


def _unpacked_into(frame: Any) -> int | None:
    """Into how many names the caller of `frame` unpacks, if that is what it does."""
    caller = frame.f_back
    instructions = list(dis.get_instructions(caller.f_code))
    at = bisect_left(instructions, caller.f_lasti, key=lambda each: each.offset)
    instruction = instructions[at]
    return instruction.argval if instruction.opname == "UNPACK_SEQUENCE" else None


class Attribute(Proxy):
    """An attribute of a proxy: if it is called, that is a method; otherwise it has a node once that is asked for."""

    def __init__(self, root: Proxy, attr: str) -> None:
        self.root = root
        self.attr = attr
        self.tracer = root.tracer
        self._node: Node | None = None

    @property
    def node(self) -> Node:  # type: ignore[override]
        """The node that reads it."""
        if self._node is None:
            of = self.root, self.attr
            self._node = self.tracer.create_proxy("call_function", getattr, of, {}).node
        return self._node

    def __call__(self, *args: Any, **kwargs: Any) -> Proxy:
        return self.tracer.create_proxy("call_method", self.attr, (self.root, *args), kwargs)


class ParameterProxy(Proxy):
    """Of a parameter, whose shape is known while the program is traced."""

    _KNOWN: ClassVar = "shape", "size", "dim", "ndim", "numel", "nelement"

    def __init__(self, tracer: TracerBase, node: Node, name: str, param: Parameter) -> None:
        super().__init__(node, tracer)
        if not isinstance(param, Parameter):
            raise AssertionError(f"Expected Parameter, got {type(param)}")
        self.param = param
        self.name = name

    def __repr__(self) -> str:
        return f"ParameterProxy({self.name})"

    def __getattr__(self, k: str) -> Any:
        return getattr(self.param, k) if k in self._KNOWN else super().__getattr__(k)


def _operator(name: str) -> Callable[..., Proxy]:
    function = getattr(operator, name)

    def recorded(self: Proxy, *others: Any) -> Proxy:
        return self.tracer.create_proxy("call_function", function, (self, *others), {})

    return recorded


def _exchanged(name: str) -> Callable[..., Proxy]:
    function = getattr(operator, name)

    def recorded(self: Proxy, other: Any) -> Proxy:
        return self.tracer.create_proxy("call_function", function, (other, self), {})

    return recorded


for _name in magic_methods:
    if hasattr(operator, _name):
        setattr(Proxy, f"__{_name.strip('_')}__", _operator(_name))
for _name in reflectable_magic_methods:
    if hasattr(operator, _name):
        setattr(Proxy, f"__r{_name.strip('_')}__", _exchanged(_name))

_HERE = __file__.rpartition("fx")[0]


def find_proxy(*values: Any) -> Proxy | None:
    """A proxy among values and within their containers."""
    found: list[Proxy] = []

    def look(value: Any) -> None:
        if isinstance(value, Proxy):
            found.append(value)

    map_aggregate(values, look)
    return found[-1] if found else None
