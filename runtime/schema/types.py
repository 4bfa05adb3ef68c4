"""Types and alias annotations of the schema language: `Tensor(a!)`, `int[2]?`, `Scalar`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from .reader import Reader, SchemaError, did_you_mean, read_whole

BASE_TYPES = (
    "Tensor", "Scalar", "int", "float", "bool", "str", "SymInt", "SymBool", "ScalarType",
    "Layout", "Device", "DeviceIndex", "MemoryFormat", "QScheme", "Generator", "DimVector",
    "Storage", "Stream", "GraphModule",
)  # fmt: skip

_SPELLINGS = {
    "dtype": "ScalarType",
    "double": "float",
    "complex": "Scalar",
    "number": "Scalar",
    "int64_t": "int",
    "int64": "int",
    "long": "int",
    "string": "str",
    "memory_format": "MemoryFormat",
    "SymFloat": "float",
    "TensorList": "Tensor[]",
    "ITensorListRef": "Tensor[]",
    "IntArrayRef": "int[]",
    "SymIntArrayRef": "SymInt[]",
    "string_view": "str",
    "None": "() for nothing",
    "void": "() for nothing",
}
_GENERICS = {"List": "[]", "list": "[]", "Sequence": "[]", "Optional": "?"}
_CUSTOM_CLASS_PREFIX = ("__torch__", "torch", "classes")
_DEEPEST = 8


class Type:
    """The type of an argument or return: BaseType, CustomClass, Optional or List."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Type:
        """Read a type without alias annotation.  Raises SchemaError."""
        return _parse_type(text)

    @property
    def base(self) -> BaseType | CustomClass:
        """The innermost type: `int` of `int[2]?`."""
        raise NotImplementedError

    def is_like(self, name: str) -> bool:
        """Whether the innermost type is the base type called `name`."""
        base = self.base
        return isinstance(base, BaseType) and base.name == name

    @property
    def is_tensor_like(self) -> bool:
        """Whether this is `Tensor`, `Tensor?`, `Tensor[]` or the like."""
        return self.is_like("Tensor")

    @property
    def is_nullable(self) -> bool:
        """Whether None is a value of this type."""
        return isinstance(self, Optional)

    @property
    def without_optional(self) -> Type:
        """The type itself, or what it is an Optional of."""
        return self.elem if isinstance(self, Optional) else self

    @property
    def as_list(self) -> List | None:
        """The List that this is, or is an Optional of."""
        inner = self.without_optional
        return inner if isinstance(inner, List) else None


@dataclass(frozen=True, slots=True)
class BaseType(Type):
    """A type without structure, one of BASE_TYPES."""

    name: str

    @property
    def base(self) -> BaseType:
        return self

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class CustomClass(Type):
    """A class registered from outside: `__torch__.torch.classes.` and its qualified name."""

    qualified_name: str

    @property
    def base(self) -> CustomClass:
        return self

    def __str__(self) -> str:
        return ".".join((*_CUSTOM_CLASS_PREFIX, self.qualified_name))


@dataclass(frozen=True, slots=True)
class Optional(Type):
    """`elem?`: a value of type `elem`, or None."""

    elem: Type

    @property
    def base(self) -> BaseType | CustomClass:
        return self.elem.base

    def __str__(self) -> str:
        return f"{self.elem}?"


@dataclass(frozen=True, slots=True)
class List(Type):
    """`elem[]` or `elem[size]`: with a size, a single `elem` may be written for all of them."""

    elem: Type
    size: int | None = None

    @property
    def base(self) -> BaseType | CustomClass:
        return self.elem.base

    def __str__(self) -> str:
        return f"{self.elem}[{'' if self.size is None else self.size}]"


_AnnotatedType: TypeAlias = "tuple[Type, Annotation | None]"


@dataclass(frozen=True, slots=True)
class Annotation:
    """What a tensor shares memory with: the inside of `(a)`, `(a!)`, `(a|b)` or `(a -> *)`.

    Values whose alias sets have a letter in common may share memory; `is_write` says that the
    operator writes to it; `alias_set_after` are the sets that it belongs to afterwards.
    """

    alias_set: tuple[str, ...]
    is_write: bool = False
    alias_set_after: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Annotation:
        """Read what stands between the parentheses.  Raises SchemaError."""
        return read_whole(text, _read_annotation, "the alias annotation")

    def __str__(self) -> str:
        after = f" -> {'|'.join(self.alias_set_after)}" if self.alias_set_after else ""
        return f"{'|'.join(self.alias_set)}{'!' if self.is_write else ''}{after}"


def format_annotated(type: Type, annotation: Annotation | None) -> str:
    """The type as it is written with its annotation: `Tensor(a!)[]`."""
    if annotation is None:
        return str(type)
    return str(type).replace("Tensor", f"Tensor({annotation})", 1)


_INTERNED = {name: BaseType(name) for name in BASE_TYPES}


@lru_cache(maxsize=1024)
def _parse_type(text: str) -> Type:
    reader = Reader(text)
    type, annotation = read_annotated_type(reader)
    reader.expect_end("the type")
    if annotation is not None:
        raise SchemaError("an alias annotation is not part of a type", text, 0, len(text))
    return type


def read_annotated_type(reader: Reader) -> _AnnotatedType:
    """Consume a type with its alias annotation."""
    start = reader.index
    type: Type | None = _INTERNED.get(reader.peek)
    if type is None:
        type = _read_rare_type(reader)
    else:
        reader.index += 1
    annotation = None
    if reader.accept("("):
        if not type.is_tensor_like:
            hint = "only Tensor carries an alias annotation; leave it out"
            raise reader.error(
                f"an alias annotation on {type}", reader.index - 1, hint=hint, code="GS205"
            )
        annotation = _read_annotation(reader)
        reader.expect(")", "the alias annotation")
    while True:
        if reader.peek == "?":
            if isinstance(type, Optional):
                raise reader.error("a type is optional once", hint="write one '?'")
            reader.index += 1
            type = Optional(type)
        elif reader.peek == "[":
            reader.index += 1
            size = None if reader.peek == "]" else _read_size(reader)
            reader.expect("]", "the size of a list" if size else "'['")
            type = List(type, size)
        else:
            break
        if reader.index - start > 4 * _DEEPEST:
            raise reader.error("a type nested too deep", start, reader.index)
    return type, annotation


def _read_size(reader: Reader) -> int:
    token = reader.peek
    if not (token.isascii() and token.isdigit() and len(token) < 10) or token[0] == "0":
        hint = "write a number from 1 up, or nothing: int[2], int[]"
        raise reader.error(f"expected the size of a list, found {reader.describe()}", hint=hint)
    reader.index += 1
    return int(token)


def _read_rare_type(reader: Reader) -> Type:
    start = reader.index
    name = reader.take_name("a type")
    if name == _CUSTOM_CLASS_PREFIX[0]:
        return _read_custom_class(reader)
    hint = did_you_mean(name, BASE_TYPES)
    if reader.peek == ":" and reader.tokens[reader.index + 1] in BASE_TYPES:
        hint = f"write the type before the name: '{reader.tokens[reader.index + 1]} {name}'"
    elif name in _SPELLINGS:
        hint = f"write {_SPELLINGS[name]}"
    elif name in _GENERICS:
        inner = reader.tokens[reader.index + 1] if reader.peek == "[" else ""
        hint = f"write the element type followed by {_GENERICS[name]}, for instance"
        hint += f" {inner if inner in BASE_TYPES else 'Tensor'}{_GENERICS[name]}"
    elif name in ("Tuple", "tuple"):
        hint = "several results stand between parentheses: (Tensor, Tensor)"
    elif name in ("const", "std", "at", "c10"):
        hint = "leave 'const', namespaces and '&' out: 'const Tensor&' is Tensor, 'std::string' str"
    elif name == "torch":
        hint = "write the type without its module: Tensor"
    raise reader.error(f"unknown type specifier '{name}'", start, hint=hint, code="GS202")


def _read_custom_class(reader: Reader) -> CustomClass:
    for part in _CUSTOM_CLASS_PREFIX[1:]:
        reader.expect(".", "a part of the class's name")
        reader.expect(part, "'.'")
    parts = []
    while reader.accept("."):
        parts.append(reader.take_name("a part of the class's name"))
    if not parts:
        raise reader.error("expected '.' and the name of a class")
    return CustomClass(".".join(parts))


def _read_annotation(reader: Reader) -> Annotation:
    start = reader.index
    alias_set = _read_alias_set(reader)
    is_write = reader.accept("!")
    if is_write and len(alias_set) > 1:
        hint = "name one set, for instance (a!)"
        raise reader.error(
            "only an argument of one alias set can be written to", start, hint=hint, code="GS205"
        )
    after = _read_alias_set(reader) if reader.accept("->") else ()
    if len(alias_set) > 1 and len(after) > 1:
        message = "several alias sets both before and after"
        hint = "name one set on one side"
        raise reader.error(message, start, reader.index, hint=hint, code="GS205")
    return Annotation(alias_set, is_write, after)


def _read_alias_set(reader: Reader) -> tuple[str, ...]:
    if reader.accept("*"):
        return ("*",)
    if reader.peek == "!":
        raise reader.error("expected the name of an alias set before '!'", hint="write (a!)")
    names = [reader.take_name("the name of an alias set")]
    while reader.accept("|"):
        names.append(reader.take_name("the name of an alias set"))
    return tuple(names)
