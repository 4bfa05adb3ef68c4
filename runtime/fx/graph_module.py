"""Modules whose ``forward`` is made of a graph."""

from __future__ import annotations

import contextlib
import copy
import itertools
import linecache
import sys
import traceback
from collections.abc import Callable
from os import PathLike
from typing import TYPE_CHECKING, Any, NoReturn

from ..core.origin import is_ours
from ..core.package_name import package_name
from ..core.tensor import Tensor
from ..nn.module import Module, _addindent
from ..nn.parameter import Parameter
from .code_generation import PythonCode, _PyTreeCodeGen
from .graph import Graph
from .namespace import code_globals

_USER_PRESERVED_ATTRIBUTES_KEY = "_user_preserved_attributes"
"""Of ``meta``: attributes by name that copies get too."""

_FILE = "<eval_with_key>"
_numbers = itertools.count()


class GraphModule(Module):
    """A module with the members that `graph` names, taken from `root`, a module or a dictionary by path, and a ``forward`` that runs it.

    After changing the graph call `recompile`, or assign to ``graph``.  It is pickled as code, from which the
    graph is traced when it is loaded.
    """

    def __new__(cls, *args: Any, **kwargs: Any) -> GraphModule:
        # Each instance has a class of its own, which has the ``forward``.
        own = next(t for t in cls.__mro__ if t.__qualname__.split(".")[-1] != "GraphModuleImpl")

        class GraphModuleImpl(own):  # type: ignore[misc,valid-type]
            pass

        new: GraphModule = super().__new__(GraphModuleImpl)
        return new

    def __init__(
        self, root: Module | dict[str, Any], graph: Graph, class_name: str = "GraphModule"
    ) -> None:
        super().__init__()
        type(self).__name__ = class_name
        targets = [n.target for n in graph.nodes if n.op in ("get_attr", "call_module")]
        if isinstance(root, Module):
            self.training = getattr(root, "training", self.training)
            if isinstance(root, _CodeOnlyModule):
                for members in (root.named_children, root.named_buffers, root.named_parameters):
                    for name, _ in members():
                        _copy_attr(root, self, name)
            for target in targets:
                _copy_attr(root, self, target)
        elif isinstance(root, dict):
            for node in graph.nodes:
                if node.op in ("get_attr", "call_module") and node.target not in root:
                    raise RuntimeError(
                        f"Node {node} referenced target {node.target} but that target was not provided in ``root``!"
                    )
            for target in sorted(targets, key=lambda path: path.count(".")):
                _assign_attr(root[target], self, target)
        else:
            raise RuntimeError(f"Unsupported type {root} passed for root!")
        self.graph = graph
        tracer = graph._tracer_cls
        local = tracer is not None and "<locals>" in tracer.__qualname__
        self._tracer_cls = None if local else tracer
        self._tracer_extras = graph._tracer_extras or {}
        self.meta: dict[str, Any] = {}

    @property
    def graph(self) -> Graph:
        """The graph; assigning one compiles it."""
        return self._graph

    @graph.setter
    def graph(self, g: Graph) -> None:
        if not isinstance(g, Graph):
            raise AssertionError(f"Expected a Graph instance, but got {type(g)}")
        self._graph = g
        g.owning_module = self
        self.recompile()

    @property
    def code(self) -> str:
        """The Python code of ``forward``."""
        return self._code

    def recompile(self) -> PythonCode:
        """Make the ``forward`` of what the graph is now, and of those of the graphs within."""
        codegen = self._graph._codegen
        if isinstance(codegen, _PyTreeCodeGen):
            self._in_spec = codegen.pytree_info.in_spec
            self._out_spec = codegen.pytree_info.out_spec
        made = self._graph.python_code(root_module="self")
        self._code = made.src
        type(self).forward = _forward_from_src(made.src, made.globals, self._graph._co_fields)  # type: ignore[method-assign]
        for child in self.children():
            if isinstance(child, GraphModule):
                child.recompile()
        return made

    if not TYPE_CHECKING:  # the signature of a call is that of the graph

        def __call__(self, *args, **kwargs):
            try:
                return super().__call__(*args, **kwargs)
            except Exception as error:
                frames = traceback.StackSummary.extract(traceback.walk_tb(error.__traceback__))
                frame = next((f for f in reversed(frames) if not is_ours(f.filename)), None)
                if frame is None or _FILE not in frame.filename:
                    raise
                print(_pointing_at(frame), file=sys.stderr)
                raise error.with_traceback(None)  # noqa: B904 - the same error

    def __str__(self) -> str:
        reminder = "# To see more debug info, please use `graph_module.print_readable()`"
        return "\n".join([super().__str__(), self._code, reminder])

    def print_readable(
        self,
        print_output: bool = True,
        include_stride: bool = False,
        include_device: bool = False,
    ) -> str:
        """The code with comments on where calls come from and what shapes passes found, and that of the graphs within."""
        text = self._readable(self._get_name(), include_stride, include_device)
        if print_output:
            print(text)
        return text

    def _readable(self, name: str, include_stride: bool, include_device: bool) -> str:
        shown = {"include_stride": include_stride, "include_device": include_device}
        code = self._graph.python_code("self", verbose=True, **shown).src.lstrip("\n")
        text = _addindent(f"class {name}({package_name.shown}.nn.Module):\n{code}", 4)
        inner = [
            child._readable(name, include_stride, include_device)
            for name, child in self.named_children()
            if isinstance(child, GraphModule)
        ]
        return text + _addindent("\n".join(["", *inner]), 4)

    # Members.

    def add_submodule(self, target: str, m: Module) -> bool:
        """Put a module at a path, with empty modules on the way; False if something else stands there."""
        *path, name = target.split(".")
        place: Any = self
        for each in path:
            if getattr(place, each, None) is None:
                setattr(place, each, Module())
            place = getattr(place, each)
            if not isinstance(place, Module):
                return False
        place.add_module(name, m)
        return True

    def delete_submodule(self, target: str) -> bool:
        """Delete the module at a path; False if there is none."""
        owner, _, name = target.rpartition(".")
        try:
            place = self.get_submodule(owner)
        except AttributeError:
            return False
        if not isinstance(getattr(place, name, None), Module):
            return False
        delattr(place, name)
        return True

    def delete_all_unused_submodules(self) -> None:
        """Delete the modules that no node names."""
        used: set[str] = set()
        for node in self.graph.nodes:
            if node.op in ("call_module", "get_attr"):
                used.update(itertools.accumulate(node.target.split("."), lambda a, b: f"{a}.{b}"))
            if node.op == "call_module":
                with contextlib.suppress(AttributeError):  # what is not there cannot be deleted
                    inner = self.get_submodule(node.target).named_modules()
                    used.update(f"{node.target}.{name}" for name, _ in inner if name)
        for name in [name for name, _ in self.named_modules() if name and name not in used]:
            self.delete_submodule(name)

    # Copies.

    def to_folder(self, folder: str | PathLike[str], module_name: str = "FxModule") -> NoReturn:
        """Not supported."""
        raise NotImplementedError(
            "GraphModule.to_folder: gradsmith writes no packages of code; pickle the module, or write its "
            "`code` and `state_dict()`"
        )

    def __reduce__(self) -> Any:
        body = self.__dict__.copy()
        made = self.recompile()
        del body["_graph"]
        imports = {_import_of(name, thing) for name, thing in made.globals.items()}
        return reduce_graph_module, (body, "\n".join(sorted(imports)))

    def __reduce_ex__(self, protocol: Any) -> Any:
        return self.__reduce__()

    def _deepcopy_init(self) -> Callable[..., None]:
        """What makes a copy of a module and a graph; a subclass's constructor may have other arguments."""
        return GraphModule.__init__

    def __deepcopy__(self, memo: dict[int, Any]) -> GraphModule:
        new = type(self).__new__(type(self))
        memo[id(self)] = new
        body = _CodeOnlyModule(copy.deepcopy(self.__dict__, memo))
        self._deepcopy_init()(new, body, body.__dict__["_graph"])
        for name in (
            "_state_dict_hooks",
            "_load_state_dict_pre_hooks",
            "_load_state_dict_post_hooks",
        ):
            new.__dict__[name] = copy.deepcopy(self.__dict__[name], memo)
        new.meta = copy.deepcopy(self.meta, memo)
        for name, value in new.meta.get(_USER_PRESERVED_ATTRIBUTES_KEY, {}).items():
            setattr(new, name, value)
        return new

    def __copy__(self) -> GraphModule:
        new = GraphModule(self, self.graph)
        new.meta = self.meta
        return new


class _CodeOnlyModule(Module):
    """The members of a `GraphModule` that is copied or loaded."""

    def __init__(self, body: dict[str, Any]) -> None:
        super().__init__()
        self.__dict__ = body


def reduce_graph_module(body: dict[str, Any], import_block: str) -> GraphModule:
    """The `GraphModule` that was pickled with these attributes, which has its code from there."""
    from ._symbolic_trace import Tracer

    class Loaded(_CodeOnlyModule):
        forward = _forward_from_src(import_block + body["_code"], {}, {})

    class KeepModules(body.get("_tracer_cls") or Tracer):  # type: ignore[misc]
        def is_leaf_module(self, m: Module, module_qualified_name: str) -> bool:
            return True

    root = Loaded(body)
    graph = KeepModules().trace(root, **body.get("_tracer_extras", {}))
    graph._tracer_cls = body.get("_tracer_cls")
    module = GraphModule(root, graph)
    for name, value in body.items():
        if not hasattr(module, name):
            setattr(module, name, value)
    return module


def _import_of(name: str, thing: Any) -> str:
    """The statement that gives code one of its globals."""
    common = code_globals()
    if name in common:
        return common[name][0]
    return f"from {thing.__module__} import {thing.__qualname__} as {name}"


def _forward_from_src(
    source: str, namespace: dict[str, Any], origin: dict[str, Any]
) -> Callable[..., Any]:
    """The function ``forward`` of `source`, which tracebacks show."""
    file = f"{_FILE}.{next(_numbers)}"
    if origin:
        file += " from {co_filename}:{co_firstlineno} in {co_name}".format(**origin)
    linecache.cache[file] = len(source), None, source.splitlines(keepends=True), file
    namespace = {**namespace, "__file__": file, "__name__": file}
    exec(compile(source, file, "exec", dont_inherit=True), namespace)
    forward: Callable[..., Any] = namespace["forward"]
    return forward


def _pointing_at(frame: traceback.FrameSummary) -> str:
    """The error that is being handled, and the line of the code that raised it."""
    lines, at = linecache.getlines(frame.filename), frame.lineno or 1
    return "\n".join(
        [
            traceback.format_exc(),
            f"Call using an FX-traced Module, line {at} of the traced Module's generated forward function:",
            "".join(lines[max(at - 2, 0) : at]),
            "~" * len(frame.line or "") + "~~~ <--- HERE",
            "\n".join(lines[at : at + 2]),
        ]
    )


def _copy_attr(from_module: Module, to_module: Module, target: str) -> None:
    """Let a module have a member of another at the same path."""
    *path, name = target.split(".")
    for each in path:
        inner, new = getattr(from_module, each), getattr(to_module, each, None)
        if inner is new:
            return
        if new is None:
            new = Module()
            setattr(to_module, each, new)
        from_module, to_module = inner, new
    _assign(getattr(from_module, name), to_module, name)


def _assign_attr(from_obj: Any, to_module: Module, target: str) -> None:
    """Let a module have a member at a path, with empty modules on the way."""
    *path, name = target.split(".")
    for each in path:
        if getattr(to_module, each, None) is None:
            setattr(to_module, each, Module())
        to_module = getattr(to_module, each)
    _assign(from_obj, to_module, name)


def _assign(value: Any, module: Module, name: str) -> None:
    if isinstance(value, Tensor) and not isinstance(value, Parameter):
        module.register_buffer(name, value)
    else:
        setattr(module, name, value)


def _get_attr(model: Module, attr_name: str) -> Any:
    """The member of a module at a path."""
    place: Any = model
    for name in attr_name.split("."):
        place = getattr(place, name)
    return place
