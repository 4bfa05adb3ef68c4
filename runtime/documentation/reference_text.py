"""The full documentation of a generated function, from what the generator wrote down.

The stub beside its module has every overload's signature, with types; ``schema.json`` says what the operators
accept, promote, share and differentiate.  Nothing here is imported before somebody asks for documentation.
"""

from __future__ import annotations

import ast
import json
import operator as operator_module
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from inspect import CO_VARKEYWORDS, Parameter, Signature, unwrap
from pathlib import Path
from textwrap import fill, indent
from types import FunctionType
from typing import Any

from ..schema.numpy_names import NUMPY_NAMES, OPERANDS


class _Source:
    """Source text in a signature: shown as it is."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text


# -- what is known -----------------------------------------------------------------------------------


@cache
def _stub(file: Path) -> dict[str, list[ast.FunctionDef]]:
    """By name the overloads in a stub, members of classes by ``Tensor.name``, as `documented` calls them."""
    found: dict[str, list[ast.FunctionDef]] = {}

    def add(body: Iterable[ast.stmt], prefix: str) -> None:
        for node in body:
            if isinstance(node, ast.FunctionDef):
                found.setdefault(prefix + node.name, []).append(node)
            elif isinstance(node, ast.ClassDef):
                add(node.body, "Tensor.")

    if file.is_file():
        add(ast.parse(file.read_text(encoding="utf-8")).body, "")
    return found


def _overloads(function: FunctionType) -> list[ast.FunctionDef]:
    file = getattr(sys.modules.get(function.__module__), "__file__", None)
    return _stub(Path(file).with_suffix(".pyi")).get(function.__qualname__, []) if file else []


@cache
def _schemas(module: str) -> dict[str, list[dict[str, Any]]]:
    """Operators by the name that Python calls them by, from the ``schema.json`` nearest to `module`."""
    found: dict[str, list[dict[str, Any]]] = {}
    for folder in list(Path(sys.modules[module].__file__ or ".").parents)[:3]:
        file = folder / "schema.json"
        if file.is_file():
            for entry in json.loads(file.read_text(encoding="utf-8"))["operators"]:
                space = entry.get("bound_in") or entry["module"]
                found.setdefault(f"{space}.{entry['python_name']}", []).append(entry)
                for declared in entry.get("python", ()):
                    found.setdefault(declared.partition("(")[0], []).append(entry)
                for special in (*entry.get("operators", ()), *entry.get("reflected_operators", ())):
                    found.setdefault(special, []).append(entry)
            break
    return found


@cache
def _targets(module: str) -> dict[str, dict[str, Any]]:
    """Operators by name and overload."""
    return {entry["name"]: entry for found in _schemas(module).values() for entry in found}


def _operators(function: FunctionType) -> list[dict[str, Any]]:
    """What `schema.json` says of the operators that `function` calls."""
    by_name = _schemas(function.__module__)
    name = function.__qualname__.rpartition(".")[2]
    if "." in function.__qualname__:
        wanted = "method" if not name.startswith("__") else ""
        entries = by_name.get(name, []) if name.startswith("__") else by_name.get(f".{name}", [])
        entries = entries or [
            e for key in by_name for e in by_name[key] if key.endswith(f".{name}")
        ]
        return [e for e in entries if not wanted or wanted in e["variants"]]
    space = function.__module__.rpartition(".")[2]
    if space == "nn_functional":
        return by_name.get(f"nn.functional.{name}", [])
    return by_name.get(f"{'' if space == 'functions' else space}.{name}", []) or by_name.get(
        f".{name}", []
    )


# -- signatures --------------------------------------------------------------------------------------


def _parameters(node: ast.FunctionDef) -> Iterator[Parameter]:
    given = node.args
    positional = [*given.posonlyargs, *given.args]
    defaults: list[ast.expr | None] = [None] * (len(positional) - len(given.defaults))
    defaults += given.defaults
    for argument, default in zip(positional, defaults, strict=True):
        yield _parameter(argument, default, Parameter.POSITIONAL_OR_KEYWORD)
    if given.vararg is not None:
        yield _parameter(given.vararg, None, Parameter.VAR_POSITIONAL)
    for argument, default in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        yield _parameter(argument, default, Parameter.KEYWORD_ONLY)


def _parameter(argument: ast.arg, default: ast.expr | None, kind: Any) -> Parameter:
    annotation = argument.annotation
    return Parameter(
        argument.arg,
        kind,
        default=Parameter.empty if default is None else _value(default),
        annotation=Parameter.empty if annotation is None else _Source(ast.unparse(annotation)),
    )


def _value(node: ast.expr) -> Any:
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return _Source(ast.unparse(node))
    return _Source("...") if value is Ellipsis else value


@cache
def full_signature(function: FunctionType) -> Signature:
    """Of all overloads together: a parameter that some overload lacks has a default, and the types of all of them."""
    overloads = [list(_parameters(node)) for node in _overloads(function)]
    if not overloads:
        return _own_signature(function)
    merged: dict[str, Parameter] = {}
    for parameters in overloads:
        for p in parameters:
            known = merged.setdefault(p.name, p)
            if p.kind is Parameter.VAR_POSITIONAL:
                merged[p.name] = p
            elif known.kind is not Parameter.VAR_POSITIONAL:
                merged[p.name] = known.replace(
                    default=p.default if known.default is Parameter.empty else known.default,
                    annotation=_either(known.annotation, p.annotation),
                )
    variadic = any(p.kind is Parameter.VAR_POSITIONAL for p in merged.values())
    placed: list[Parameter] = []
    seen_default = False
    for name, p in merged.items():
        everywhere = all(any(q.name == name for q in parameters) for parameters in overloads)
        if p.kind is not Parameter.VAR_POSITIONAL and p.default is Parameter.empty:
            needs_one = seen_default and p.kind is Parameter.POSITIONAL_OR_KEYWORD
            if not everywhere or needs_one:
                p = p.replace(default=_Source("..."))
        if p.kind is Parameter.POSITIONAL_OR_KEYWORD:
            if variadic and any(q.kind is Parameter.VAR_POSITIONAL for q in placed):
                p = p.replace(kind=Parameter.KEYWORD_ONLY)
            seen_default = seen_default or p.default is not Parameter.empty
        placed.append(p)
    placed.sort(key=lambda p: p.kind)
    returns = {ast.unparse(node.returns) for node in _overloads(function) if node.returns}
    return Signature(placed, return_annotation=_Source(" | ".join(sorted(returns))))


def _either(one: Any, other: Any) -> Any:
    """The annotation of what may be of either type; None goes last."""
    if Parameter.empty in (one, other):
        return one
    types = dict.fromkeys([*one.text.split(" | "), *other.text.split(" | ")])
    return _Source(" | ".join(sorted(types, key="None".__eq__)))


def _own_signature(function: FunctionType) -> Signature:
    """Of the code, for a function without stub."""
    signature = vars(function).pop("__signature__")
    try:
        return Signature.from_callable(function)
    finally:
        function.__signature__ = signature  # type: ignore[attr-defined]


# -- the text ----------------------------------------------------------------------------------------


@cache
def full_text(function: FunctionType) -> str:
    """The whole documentation of a generated function."""
    paragraph: Any = function.__doc__
    summary = str.__str__(paragraph)  # of a `Documentation` the text that it was made with
    summary = re.sub(r"\n\s+", "\n", summary).strip()
    overloads = _overloads(function)
    if not overloads:
        return summary
    method = "." in function.__qualname__
    operators = _operators(function)
    plain = [o for o in operators if o["kind"] != "out"]
    if method:
        plain = [o for o in plain if (o["kind"] == "inplace") == _changes(function)]
    # Another name is described as what it stands for.
    targets = _targets(function.__module__)
    meant = [targets.get(o.get("alias_of", ""), o) for o in plain]
    sections = [
        (
            "Signatures" if len(overloads) > 1 else "Signature",
            _signature_lines(function, overloads),
        ),
        ("Operators", _operator_lines(plain) if len(plain) > 1 else []),
        ("Arguments", _argument_lines(function, overloads)),
        ("Returns", _return_lines(function, meant, overloads)),
        ("Data types", _dtype_lines(meant)),
        ("Derivatives", _derivative_lines(meant)),
        ("Raises", _error_lines(operators, meant)),
    ]
    parts = [summary]
    for title, lines in sections:
        if lines:
            parts.append(f"{title}:\n" + indent("\n".join(lines), "    "))
    text = "\n\n".join(parts)
    if not method and any(p.name == "input" for p in full_signature(function).parameters.values()):
        text = text.replace("`self`", "`input`")
    return text


def _changes(function: FunctionType) -> bool:
    """Whether a method changes its tensor: ``add_``, ``__iadd__``."""
    name = function.__name__
    if name.startswith("__"):
        return name.startswith("__i") and hasattr(operator_module, f"__{name[3:]}")
    return name.endswith("_")


def _signature_lines(function: FunctionType, overloads: Iterable[ast.FunctionDef]) -> list[str]:
    lines = []
    for node in overloads:
        parameters = list(_parameters(node))
        if "." in function.__qualname__:
            parameters = parameters[1:]
        returns = ast.unparse(node.returns) if node.returns else "None"
        # Broken between parameters only.
        items = [str(Signature([p]))[1:-1].replace(" ", _UNBROKEN) for p in parameters]
        starred = [i for i, p in enumerate(parameters) if p.kind is Parameter.KEYWORD_ONLY]
        items = [item.removeprefix(f"*,{_UNBROKEN}") for item in items]
        if starred and not any(p.kind is Parameter.VAR_POSITIONAL for p in parameters):
            items.insert(starred[0], "*")
        text = f"{node.name}({', '.join(items)}){_UNBROKEN}->{_UNBROKEN}{returns}"
        filled = fill(text, 100, subsequent_indent="    ", break_long_words=False)
        lines.append(filled.replace(_UNBROKEN, " "))
    return lines


_UNBROKEN = "\0"
"""Stands for a blank at which no line is broken."""


def _operator_lines(operators: Iterable[Mapping[str, Any]]) -> list[str]:
    lines = []
    for operator in operators:
        lines.append(fill(f"aten::{operator['schema']}", 100, subsequent_indent="        "))
        if "doc" in operator:
            lines.append(fill(operator["doc"], 96, initial_indent="    ", subsequent_indent="    "))
    return list(dict.fromkeys(lines)) if len(lines) < 3 else lines


_MEANINGS = {
    "dim": "the dimension or dimensions to operate on; negative values count from the last",
    "keepdim": "whether to keep reduced dimensions, with size 1",
    "out": "the tensor to write the result to; resized if its shape differs",
    "dtype": "the dtype of the result",
    "device": "the device of the result; the default device if omitted",
    "layout": "only `strided` is supported",
    "pin_memory": "accepted for compatibility with PyTorch; has no effect",
    "requires_grad": "whether autograd records operations on the result",
    "generator": "the source of random numbers; the default generator if omitted",
    "memory_format": "the memory layout of the result",
    "size": "the shape of the result, as one sequence or as separate integers",
    "non_blocking": "accepted for compatibility with PyTorch; copies are always synchronous",
    "reduction": "how to reduce the losses: 'none', 'mean' or 'sum'; operators take 0, 1 or 2",
    "inplace": "whether to modify `input` itself",
    "alpha": "the factor that the second operand is multiplied by",
    "kernel_size": "the size of the window; one number applies to every dimension",
    "stride": "the step of the window; one number applies to every dimension",
    "padding": "the padding added to both sides; one number applies to every dimension",
    "dilation": "the spacing between the window's elements; one number applies to every dimension",
    "groups": "the number of groups that the channels are split into",
    "ceil_mode": "whether to round output sizes up instead of down",
    "training": "True in training mode, False in evaluation mode",
    "eps": "added to the denominator for numerical stability",
}
"""Descriptions of arguments that mean the same in every operator with them, or in those that `_BESIDE` tells."""

_WINDOW = {"kernel_size", "weight", "output_size"}
_BESIDE = {
    "alpha": {"other"},
    "stride": _WINDOW,
    "padding": _WINDOW,
    "dilation": _WINDOW,
    "eps": {"weight"},
    "size": {"dtype", "input", "self"},
}
"""Names that mean something else in operators without one of these arguments."""


def _meaning(name: str, options: Sequence[str], beside: Iterable[str]) -> str | None:
    """The description of an argument of these types, beside the others of its operator."""
    if name in _BESIDE and _BESIDE[name].isdisjoint(beside):
        return None
    if name == "size" and "Sequence[int]" not in options:
        return None
    if name == "dim" and list(options) == ["int"]:
        return "the dimension to operate on; negative values count from the last"
    return _MEANINGS.get(name)


def _argument_lines(function: FunctionType, overloads: Iterable[ast.FunctionDef]) -> list[str]:
    types: dict[str, list[str]] = {}
    defaults: dict[str, Any] = {}
    names: set[str] = set()
    for node in overloads:
        for p in _parameters(node):
            names.add(p.name)
            if p.name == "self":
                continue
            options = types.setdefault(p.name, [])
            options += [
                o for o in str(p.annotation).split(" | ") if o not in options and o != "None"
            ]
            defaults.setdefault(p.name, p.default)
    lines = []
    for name in full_signature(function).parameters:
        if name not in types:
            continue
        options = types[name]
        default = defaults[name]
        shown = " or ".join(options)
        if default is None:
            shown += ", optional"
        elif default is not Parameter.empty and str(default) != "...":
            shown += f", default {default!r}"
        meaning = _meaning(name, options, names)
        is_option = name in NUMPY_NAMES and name not in OPERANDS
        if meaning and is_option and unwrap(function).__code__.co_flags & CO_VARKEYWORDS:
            meaning = f"{meaning}; also called {' or '.join(NUMPY_NAMES[name])}, as in NumPy"
        text = f"{name} ({shown})" + (f": {meaning}." if meaning else "")
        lines.append(fill(text, 100, subsequent_indent="    ", break_long_words=False))
    return lines


_PROMOTIONS = {
    "default": "the promoted dtype of the arguments (`gradsmith.result_type`).",
    "int_to_float": "the promoted dtype of the arguments; the default floating dtype for Booleans and integers.",
    "always_bool": "bool.",
    "complex_to_float": "the dtype of the argument; for complex tensors the real dtype of the same precision.",
    "bool_to_long": "the dtype of the argument; int64 for Booleans.",
}


def _return_lines(
    function: FunctionType, plain: Sequence[Mapping[str, Any]], overloads: Iterable[ast.FunctionDef]
) -> list[str]:
    lines = list(dict.fromkeys(ast.unparse(n.returns) for n in overloads if n.returns))
    said: dict[str, None] = {}
    for operator in plain:
        named = [r["name"] for r in operator["returns"] if "name" in r]
        if len(named) > 1:
            said[f"A named tuple of {', '.join(named)}."] = None
        if operator["kind"] == "inplace":
            who = "the tensor" if "." in function.__qualname__ else "`self`"
            said[f"Changes {who} in place and returns it."] = None
        elif operator.get("view"):
            said[
                "May be a view: it then shares memory with the argument, and a change to one shows in the other."
            ] = None
        if operator.get("pointwise") and len(_tensors(operator)) > 1:
            said["The shapes of the arguments are broadcast together."] = None
        elif operator.get("pointwise"):
            said["The shape is that of the argument."] = None
    return lines + [fill(text, 100) for text in said]


def _tensors(operator: Mapping[str, Any]) -> list[Any]:
    return [a for a in operator["arguments"] if a["type"].startswith("Tensor") and not a.get("out")]


def _dtype_lines(plain: Sequence[Mapping[str, Any]]) -> list[str]:
    lines: dict[str, None] = {}
    for operator in plain:
        if "dtypes" in operator:
            lines[f"Supported: {', '.join(operator['dtypes'])}."] = None
        if operator.get("refuses"):
            lines[f"Not supported: {', '.join(operator['refuses'])}."] = None
        if not {"dtypes", "refuses"} & set(operator) and not _is_composite(operator):
            lines["Supported: all."] = None
        if operator.get("promotion") in _PROMOTIONS:
            lines[f"Result: {_PROMOTIONS[operator['promotion']]}"] = None
        if operator.get("numbers_as_tensors") or operator.get("numbers_become_tensors"):
            lines[
                "Python numbers are accepted for tensors; tensors take precedence in promotion."
            ] = None
    return [fill(line, 100) for line in lines]


def _derivative_lines(plain: Sequence[Mapping[str, Any]]) -> list[str]:
    by_argument: dict[str, str] = {}
    for operator in plain:
        for gradient in operator.get("derivative", {}).get("gradients", ()):
            for argument in gradient["arguments"]:
                if "not_implemented" in gradient:
                    by_argument.setdefault(argument, "not implemented")
                elif "formula" in gradient:
                    by_argument[argument] = "yes"
    if not by_argument and any(map(_is_composite, plain)):
        return ["Composite: differentiable where the operators that it calls are."]
    known = [f"`{name}`" for name, how in by_argument.items() if how == "yes"]
    missing = [f"`{name}`" for name, how in by_argument.items() if how != "yes"]
    lines = [f"Differentiable with respect to {', '.join(known)}."] if known else []
    if missing:
        lines.append(f"Not implemented with respect to {', '.join(missing)}.")
    return lines


def _is_composite(operator: Mapping[str, Any]) -> bool:
    kernels = operator.get("kernels", {})
    return "CompositeImplicitAutograd" in kernels or not (kernels or operator.get("pointwise"))


def _error_lines(
    operators: Iterable[Mapping[str, Any]], plain: Sequence[Mapping[str, Any]]
) -> list[str]:
    lines = {"TypeError: the arguments match no signature.": None}
    for operator in plain:
        if any(a["name"] == "dim" and a["type"].startswith("int") for a in operator["arguments"]):
            lines["IndexError: a dimension is out of range."] = None
        if operator.get("pointwise") and len(_tensors(operator)) > 1:
            lines["RuntimeError: the shapes cannot be broadcast together."] = None
        if "dtypes" in operator or operator.get("refuses"):
            lines["NotImplementedError: the dtype is not supported."] = None
        if operator["kind"] == "inplace":
            lines[
                "RuntimeError: the tensor is a leaf that requires grad, or its dtype cannot hold the result."
            ] = None
    if any(operator["kind"] == "out" for operator in operators):
        lines[
            "RuntimeError: the dtype of `out` cannot hold the result, or an argument requires grad."
        ] = None
    return list(lines)
