"""The Python code of a graph: one statement for each node, and ``del`` in the form of ``x = None`` behind the last use."""

from __future__ import annotations

import enum
import keyword
import types
import typing
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.facade import facade
from ..core.tensor import Tensor
from ..utils import _pytree as pytree
from .namespace import Namespace, code_globals
from .node import Node
from .qualified_names import package_path, qualified_name, type_name

if TYPE_CHECKING:
    from .graph import Graph

TransformCodeFunc = Callable[[list[str]], list[str]]

reflectable_magic_methods = {
    "add": "{} + {}",
    "sub": "{} - {}",
    "mul": "{} * {}",
    "floordiv": "{} // {}",
    "truediv": "{} / {}",
    "div": "{} / {}",
    "mod": "{} % {}",
    "pow": "{} ** {}",
    "lshift": "{} << {}",
    "rshift": "{} >> {}",
    "and_": "{} & {}",
    "or_": "{} | {}",
    "xor": "{} ^ {}",
    "getitem": "{}[{}]",
    "matmul": "{} @ {}",
}
"""Functions of `operator` by name, and how Python writes them; of these there is a form with the operands exchanged."""

magic_methods = {
    "eq": "{} == {}",
    "ne": "{} != {}",
    "lt": "{} < {}",
    "gt": "{} > {}",
    "le": "{} <= {}",
    "ge": "{} >= {}",
    "pos": "+{}",
    "neg": "-{}",
    "invert": "~{}",
    **reflectable_magic_methods,
}

inplace_methods = {
    "setitem": "{}[{}] = {}",
    **{
        f"i{name.rstrip('_')}": form.replace(" {}", "= {}")
        for name, form in reflectable_magic_methods.items()
        if name not in ("getitem", "div")
    },
}


@dataclass
class PythonCode:
    """Code of a function, and the globals that it needs."""

    src: str
    globals: dict[str, Any]


@dataclass
class _Text:
    """What is written so far."""

    root_module: str
    namespace: Namespace
    verbose: bool
    include_stride: bool
    include_device: bool
    body: list[str] = field(default_factory=list)
    parameters: list[str] = field(default_factory=list)
    returns: str = ""
    globals: dict[str, Any] = field(default_factory=dict)
    wrapped: dict[str, None] = field(default_factory=dict)
    summary: str = ""

    def name(self, hint: str, thing: Any) -> str:
        """The name of something outside the graph: its path from the package, or a global."""
        path = None if thing is code_globals()["device"][1] else package_path(thing)
        if path is not None:
            return path
        name = self.namespace.create_name(hint, thing)
        self.globals[name] = thing
        return name

    def type(self, kind: Any) -> str:
        """An annotation, in names that the code has."""
        if kind == ():
            return "()"
        if isinstance(kind, types.UnionType):
            return "|".join(map(self.type, typing.get_args(kind)))
        origin = getattr(kind, "__origin__", None)
        if origin is None:
            return self.name(type_name(kind), kind)
        if isinstance(kind, typing._GenericAlias):  # type: ignore[attr-defined]
            origin = _TYPING.get(origin, origin)
        of = typing.get_args(kind)
        base = self.name(type_name(origin), origin)
        return f"{base}[{','.join(map(self.type, of))}]" if of else base

    def value(self, argument: Any) -> str:
        """An argument of a node."""
        if isinstance(argument, tuple) and hasattr(argument, "_fields"):
            kind = type(argument)
            return f"{self.name(qualified_name(kind), kind)}{tuple(argument)!r}"
        if isinstance(argument, tuple):
            comma = "," if len(argument) == 1 else ""
            return f"({', '.join(map(self.value, argument))}{comma})"
        if isinstance(argument, list):
            return f"[{', '.join(map(self.value, argument))}]"
        if isinstance(argument, slice):
            parts = argument.start, argument.stop, argument.step
            return f"slice({', '.join(map(self.value, parts))})"
        if isinstance(argument, enum.Enum):
            return f"{self.name(type(argument).__name__, type(argument))}.{argument.name}"
        if isinstance(argument, Tensor):
            dtype = str(argument.dtype).split(".")[-1]
            return f"torch.Tensor(size={list(argument.size())}, dtype={dtype})"
        if callable(argument) and not isinstance(argument, Node):
            path = package_path(argument)  # an operator, say
            return repr(argument) if path is None else path
        return repr(argument)

    def call(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> str:
        """Arguments within their parentheses."""
        given = [self.value(value) for value in args]
        given += [f"{name} = {self.value(value)}" for name, value in kwargs.items()]
        return f"({', '.join(given)})"

    def write(self, node: Node) -> None:
        """The statement of a node, or its parameter."""
        annotation = "" if node.type is None else f" : {self.type(node.type)}"
        if self.verbose:
            annotation = self.contents(node) or annotation
        if node.op == "placeholder":
            default = f" = {self.value(node.args[0])}" if node.args else ""
            self.parameters.append(f"{node.target}{annotation}{default}")
            name = node.target.replace("*", "")
            if name != repr(node):
                self.body.append(f"{node!r} = {name}\n")
            return
        if node.op == "call_function":
            self.body.append(self.function(node, f"{node!r}{annotation}"))
            return
        if node.op == "call_method":
            owner, *args = node.args
            value = _attribute(self.value(owner), node.target)
            value += self.call(tuple(args), node.kwargs)
        else:
            value = _attribute(self.root_module, node.target)
            if node.op == "call_module":
                value += self.call(node.args, node.kwargs)
        self.body.append(f"{node!r}{annotation} = {value}")

    def function(self, node: Node, result: str) -> str:
        """The statement of a call of a function, which assigns to `result`."""
        target, args = node.target, node.args
        name = target.__name__
        if getattr(target, "__module__", "") == "_operator":
            given = [self.value(value) for value in args]
            if name in magic_methods:
                return f"{result} = {magic_methods[name].format(*given)}"
            if name in inplace_methods:
                return f"{inplace_methods[name].format(*given)};  {result} = {given[0]}"
        name = self.name(qualified_name(target), target)
        if target is getattr and len(args) == 2 and str(args[1]).isidentifier():
            return f"{result} = {_attribute(self.value(args[0]), args[1])}"
        if node.meta.get("is_wrapped", False):
            self.wrapped[name] = None
        return f"{result} = {name}{self.call(args, node.kwargs)}"

    def contents(self, node: Node) -> str:
        """Of what dtype and shape the value is, as passes noted it."""
        known: Any = next(
            (node.meta[k] for k in ("val", "tensor_meta", "example_value") if k in node.meta), None
        )
        if not hasattr(known, "dtype") or not hasattr(known, "shape"):
            return ""
        text = f"{dtype_abbreviation(known.dtype)}{list(known.shape)}"
        if isinstance(known, Tensor):
            text += f"{list(known.stride())}" if self.include_stride else ""
            text += f"{known.device}" if self.include_device else ""
        return f': "{text}"'

    def origin(self, node: Node) -> None:
        """A comment that says where the program called it."""
        if node.op in ("placeholder", "output"):
            return
        said = _last_line(node.stack_trace) or "No stacktrace found for following nodes"
        if said != self.summary:
            self.summary = said
            self.body.append(f"\n# {said}\n")


_TYPING = {
    list: typing.List,  # noqa: UP006
    dict: typing.Dict,  # noqa: UP006
    set: typing.Set,  # noqa: UP006
    frozenset: typing.FrozenSet,  # noqa: UP006
    tuple: typing.Tuple,  # noqa: UP006
}


def dtype_abbreviation(dtype: Any) -> str:
    """``f32`` for float32."""
    name = str(dtype).split(".")[-1]
    if name == "bool":
        return "b8"
    return ("bf" if name[0] == "b" else name[0]) + name.lstrip("abcdefghijklmnopqrstuvwxyz")


def _last_line(stack_trace: str | None) -> str | None:
    """The innermost line of a traceback, in one line."""
    lines = (stack_trace or "").strip().split("\n")
    for place, code in reversed(list(pairwise(lines))):
        if place.strip().startswith("File "):
            file, line, function = place.strip().removeprefix("File ").split(", ")[:3]
            number = line.removeprefix("line ")
            return f"File: {file[1:-1]}:{number} {function}, code: {code.strip()}"
    return None


def _attribute(base: str, path: str) -> str:
    for name in path.split("."):
        plain = name.isidentifier() and not keyword.iskeyword(name)
        base = f"{base}.{name}" if plain else f'getattr({base}, "{name}")'
    return base


class CodeGen:
    """Writes the code of graphs; subclasses have other signatures and results."""

    def __init__(self) -> None:
        self._body_transformer: TransformCodeFunc | None = None
        self._func_name = "forward"

    def gen_fn_def(self, free_vars: list[str], maybe_return_annotation: str) -> str:
        """The line with ``def``, for these parameters."""
        if free_vars[:1] != ["self"]:
            free_vars.insert(0, "self")
        return f"def {self._func_name}({', '.join(free_vars)}){maybe_return_annotation}:"

    def generate_output(
        self, output_args: Any, *, repr_fn: Callable[[object], str] | None = None
    ) -> str:
        """The return statement."""
        return f"return {(repr_fn or repr)(output_args)}"

    def process_inputs(self, *args: Any) -> Any:
        """The arguments of the graph for those of the function."""
        return args

    def process_outputs(self, outputs: Any) -> Any:
        """The result of the function for that of the graph."""
        return outputs

    def additional_globals(self) -> list[tuple[str, Any]]:
        """Names that the code needs beside those of the nodes."""
        return []

    def _gen_python_code(
        self,
        graph: Graph,
        root_module: str,
        namespace: Namespace,
        verbose: bool = False,
        include_stride: bool = False,
        include_device: bool = False,
    ) -> PythonCode:
        text = _Text(root_module, namespace, verbose, include_stride, include_device)
        for name, (_, thing) in code_globals().items():
            text.globals[namespace.create_name(name, thing)] = thing
        last_uses: dict[Node, list[Node]] = {}
        seen: set[Node] = set()
        for user in reversed(graph.nodes):
            for used in user.all_input_nodes:
                if used not in seen:
                    seen.add(used)
                    last_uses.setdefault(user, []).append(used)
        for node in graph.nodes:
            if verbose:
                text.origin(node)
            if node.op == "output":
                if node.type is not None:
                    text.returns = f" -> {text.type(node.type)}"
                text.body.append(self.generate_output(node.args[0], repr_fn=text.value) + "\n")
                continue
            text.write(node)
            if node.op != "placeholder":
                done = last_uses.get(node, []) + ([] if node.users else [node])
                names = " = ".join([*map(repr, done), "None"])
                text.body.append(f";  {names}\n" if done else "\n")
        body = text.body or ["pass\n"]
        wraps = ""
        if text.wrapped:
            wrap = text.name("wrap", facade().fx.wrap)
            wraps = "\n".join(f'{wrap}("{name}")' for name in text.wrapped)
        if self._body_transformer is not None:
            body = self._body_transformer(body)
        for name, thing in self.additional_globals():
            text.name(name, thing)
        prologue = self.gen_fn_def(text.parameters, text.returns)
        lines = "".join(body).lstrip("\n").split("\n")
        code = "\n".join(f"    {line}" for line in lines)
        return PythonCode(f"\n{wraps}\n\n{prologue}\n{code}", text.globals)


class _PyTreeInfo(NamedTuple):
    """The parameters of a function, the form of its arguments, and that of its result."""

    orig_args: list[str]
    in_spec: pytree.TreeSpec
    out_spec: pytree.TreeSpec | None


class _PyTreeCodeGen(CodeGen):
    """Of functions whose arguments are containers: the graph has the leaves for arguments, and those of the result."""

    def __init__(self, pytree_info: _PyTreeInfo) -> None:
        super().__init__()
        self.pytree_info = pytree_info

    def process_inputs(self, *args: Any) -> Any:
        return pytree.arg_tree_leaves(*args)

    def process_outputs(self, outputs: Any) -> Any:
        if self.pytree_info.out_spec is None:
            return outputs
        leaves = outputs if isinstance(outputs, (list, tuple)) else [outputs]
        return pytree.tree_unflatten(leaves, self.pytree_info.out_spec)

    def gen_fn_def(self, free_vars: list[str], maybe_return_annotation: str) -> str:
        names = self.pytree_info.orig_args
        if names[:1] == ["self"]:
            free_vars.insert(0, "self")
        definition = super().gen_fn_def(names[:], maybe_return_annotation)
        if not free_vars:
            return definition
        annotated = "".join(f"{each}; " for each in free_vars if ":" in each)
        if annotated:
            definition += f"\n    {annotated}\n"
        leaves = ", ".join(each.split(":")[0] for each in free_vars)
        given = f"[{', '.join(names)}], self._in_spec"
        return f"{definition}\n    {leaves}, = fx_pytree.tree_flatten_spec({given})"

    def generate_output(
        self, output_args: Any, *, repr_fn: Callable[[object], str] | None = None
    ) -> str:
        if self.pytree_info.out_spec is None:
            return super().generate_output(output_args, repr_fn=repr_fn)
        value = (repr_fn or repr)(output_args)
        return f"return pytree.tree_unflatten({value}, self._out_spec)"
