"""`infer_schema`: the schema that the annotations of a function stand for."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from inspect import Parameter
from typing import Any, NamedTuple, NoReturn

from ..core.device import device
from ..core.dtypes import dtype
from ..core.facade import facade
from ..core.origin import definition_of
from ..core.refusing import refuses
from ..core.tensor import Tensor
from ..dispatch.tags import Tag
from .annotations import ArgumentType, Unsupported, argument_type, evaluated, return_types

_UNKNOWN = "unknown"


def set_text(names: Iterable[str]) -> str:
    """Names as a set is printed, in the order of the alphabet."""
    return f"{{{', '.join(map(repr, sorted(names)))}}}"


class Inferred(NamedTuple):
    """What the annotations of a function say."""

    schema: str
    """Arguments and returns, without a name."""
    types: dict[str, ArgumentType]
    """By the name of a parameter."""


@refuses
def infer_schema(
    prototype_function: Callable[..., Any],
    /,
    *,
    mutates_args: str | Iterable[str],
    op_name: str | None = None,
    tags: Tag | Sequence[Tag] | None = (),
) -> str:
    """The schema of an operator with the annotations of `prototype_function`, with `op_name` before it.

    `mutates_args` names the arguments that the function changes in place; ``"unknown"`` stands for every
    tensor.  Parameters are tensors, numbers, strings, dtypes, devices, lists and tuples of one type, each of them
    optional, members of an Enum or a Literal of strings or ints; returns are tensors, numbers, lists of tensors
    and tuples of these.  Raises ValueError, which names the parameter, where the function is and what to write,
    for everything else.
    """
    found = inferred(prototype_function, mutates_args, tags_of(tags))
    return f"{op_name or ''}{found.schema}"


def place_of(function: Callable[..., Any]) -> str:
    """``file.py:LINE`` of a function's definition, or its repr where it has none."""
    return definition_of(function) or repr(function)


def tags_of(tags: Any) -> tuple[Tag, ...]:
    """`tags`, one of them or none, as a tuple without duplicates."""
    if tags is None:
        return ()
    return (tags,) if isinstance(tags, Tag) else tuple(dict.fromkeys(tags))


def named_mutations(mutates_args: Any) -> tuple[str, ...] | None:
    """The names in `mutates_args`; None where it is ``"unknown"``.  Raises ValueError for another string."""
    if isinstance(mutates_args, str):
        if mutates_args == _UNKNOWN:
            return None
        raise ValueError(
            "mutates_args must either be a sequence of the names of the arguments that are mutated or the string "
            f"'unknown', not {mutates_args!r}; did you mean mutates_args=({mutates_args!r},)?"
        )
    return tuple(mutates_args)


def inferred(function: Callable[..., Any], mutates_args: Any, tags: tuple[Tag, ...]) -> Inferred:
    """Like `infer_schema`, with the types of the parameters."""
    return _Inference(function, named_mutations(mutates_args), tags).run()


class _Inference:
    def __init__(
        self, function: Callable[..., Any], mutated: tuple[str, ...] | None, tags: tuple[Tag, ...]
    ) -> None:
        self.function = function
        self.signature = inspect.signature(function)
        self.mutated = mutated
        self.is_inplace = Tag.inplace in tags
        self.is_out = Tag.out in tags
        self.names = _names_of(function)
        if self.is_inplace and self.is_out:
            self.fail("gradsmith.Tag.inplace and gradsmith.Tag.out exclude each other.")

    def fail(self, what: str) -> NoReturn:
        raise ValueError(
            f"infer_schema(func): {what} Got func with signature {self.signature} at {place_of(self.function)}"
        ) from None

    def run(self) -> Inferred:
        parts: list[str] = []
        kinds: dict[str, ArgumentType] = {}
        written: dict[str, str] = {}
        parameters = self.signature.parameters
        for number, (name, parameter) in enumerate(parameters.items()):
            if parameter.kind not in (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY):
                self.fail(
                    f"We do not support positional-only args, varargs, or varkwargs: parameter {name} must be one "
                    "that can be given by position and by name."
                )
            if parameter.kind is Parameter.KEYWORD_ONLY and "*" not in parts:
                parts.append("*")
            kind = kinds[name] = self.type_of(parameter)
            text = kind.schema
            if text.startswith("Tensor") if self.mutated is None else name in self.mutated:
                if not text.startswith("Tensor"):
                    self.fail(
                        f"Parameter {name} is in mutates_args but only Tensors or collections of Tensors can be "
                        f"mutated, and it is {text}."
                    )
                text = f"Tensor(a{number}!){text.removeprefix('Tensor')}"
                written[name] = text
            default = "" if parameter.default is Parameter.empty else "=" + self.default(parameter)
            parts.append(f"{text} {name}{default}")
        unknown = set(self.mutated or ()) - set(parameters)
        if unknown:
            self.fail(
                f"{set_text(unknown)} in mutates_args were not found in the custom op's signature. mutates_args "
                "should contain the names of all args that the custom op mutates, or just the string 'unknown' if "
                "you don't know."
            )
        returns = self.returns(kinds, written)
        return Inferred(f"({', '.join(parts)}) -> {returns}", kinds)

    def type_of(self, parameter: Parameter) -> ArgumentType:
        name = parameter.name
        if parameter.annotation is Parameter.empty:
            self.fail(f"Parameter {name} must have a type annotation, for example {name}: Tensor.")
        try:
            annotation = evaluated(parameter.annotation, self.names)
        except Unsupported as error:
            self.fail(f"Parameter {name}: {error}.")
        try:
            return argument_type(annotation)
        except Unsupported as error:
            self.fail(f"Parameter {name} has unsupported type {parameter.annotation}: {error}.")

    def default(self, parameter: Parameter) -> str:
        """The default of a parameter as schemas write it."""
        value = parameter.default
        text = _default_text(value)
        if text is None:
            self.fail(
                f"Parameter {parameter.name} has an unsupported default value type {type(value)}: defaults are None, "
                "numbers, strings, dtypes, devices and lists of numbers."
            )
        return text

    def returns(self, kinds: dict[str, ArgumentType], written: dict[str, str]) -> str:
        annotation = self.signature.return_annotation
        if annotation is inspect.Signature.empty:
            self.fail(
                "No return type annotation was provided. Please add one, for example -> Tensor."
            )
        try:
            annotation = evaluated(annotation, self.names)
            text = return_types(annotation)
        except Unsupported as error:
            self.fail(f"Return has unsupported type {self.signature.return_annotation}: {error}.")
        if self.is_inplace:
            return self.inplace_returns(kinds, written, text)
        return self.out_returns(written, text) if self.is_out else text

    def inplace_returns(
        self, kinds: dict[str, ArgumentType], written: dict[str, str], text: str
    ) -> str:
        first = next(iter(self.signature.parameters.values()), None)
        if (
            first is None
            or first.kind is Parameter.KEYWORD_ONLY
            or kinds[first.name].schema != "Tensor"
        ):
            self.fail(
                "gradsmith.Tag.inplace requires the first positional argument to be a Tensor."
            )
        if self.mutated is None or list(written) != [first.name]:
            self.fail(
                "gradsmith.Tag.inplace requires mutates_args to contain exactly the first positional argument, got "
                f"{self.mutated or _UNKNOWN}."
            )
        if text != "Tensor":
            self.fail("gradsmith.Tag.inplace requires the return annotation to be Tensor.")
        return written[first.name]

    def out_returns(self, written: dict[str, str], text: str) -> str:
        if not written:
            self.fail(
                "gradsmith.Tag.out requires at least one mutable keyword-only Tensor argument."
            )
        for name, kind in written.items():
            if self.signature.parameters[name].kind is not Parameter.KEYWORD_ONLY:
                self.fail(
                    f"gradsmith.Tag.out requires mutable arguments to be keyword-only, unlike {name}."
                )
            if not kind.endswith("!)"):
                self.fail(
                    f"gradsmith.Tag.out only supports mutable keyword-only Tensor arguments, unlike {name}."
                )
        expected = "Tensor" if len(written) == 1 else f"({', '.join(['Tensor'] * len(written))})"
        if text != expected:
            self.fail(
                "gradsmith.Tag.out requires the return annotation to match the mutable keyword-only Tensor arguments "
                f"{tuple(written)}."
            )
        return (
            ", ".join(written.values()) if len(written) == 1 else f"({', '.join(written.values())})"
        )


def _default_text(value: Any) -> str | None:
    if isinstance(value, Enum):
        value = value.value
    if value is None or isinstance(value, (bool, int, float)):
        return str(value)
    if isinstance(value, (str, device)):
        escaped = str(value).replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    if isinstance(value, dtype):
        return str(value).rpartition(".")[2]
    if isinstance(value, (list, tuple)) and all(isinstance(i, (bool, int, float)) for i in value):
        return f"[{', '.join(map(str, value))}]"
    return None


def _names_of(function: Callable[..., Any]) -> dict[str, Any]:
    """Names that annotations of `function` may use: its own, then those that schemas are usually written with."""
    own = inspect.unwrap(function)
    names: dict[str, Any] = {
        name: getattr(typing, name)
        for name in ("Optional", "List", "Sequence", "Union", "Tuple", "Literal")
    }
    names.update(Tensor=Tensor, dtype=dtype, device=device, gradsmith=facade(), typing=typing)
    names.update(getattr(own, "__globals__", {}))
    code, cells = getattr(own, "__code__", None), getattr(own, "__closure__", None)
    for name, cell in zip(code.co_freevars if code is not None else (), cells or ()):
        try:
            names[name] = cell.cell_contents
        except ValueError:  # not filled yet
            continue
    return names
