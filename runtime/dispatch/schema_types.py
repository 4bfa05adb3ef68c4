"""The types of arguments and returns in PyTorch's interface: ``schema.arguments[0].type.kind()``.

They are TorchScript's, which has fewer types than the schema language: dtypes, layouts, memory formats and symbolic
sizes are all ``int``.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from ..schema.types import List, Optional
from ..schema.types import Type as Declared


class Type:
    """A type; of its classes those without items have one instance each, which `get` returns."""

    __slots__ = ("annotation_str",)
    annotation_str: str
    """As it is written in TorchScript, and printed."""

    def __init__(self, annotation: str) -> None:
        self.annotation_str = annotation

    def kind(self) -> str:
        """The name of its class."""
        return type(self).__name__

    def str(self) -> str:
        """As it is printed."""
        return self.annotation_str

    def containedTypes(self) -> list[Type]:
        """The types of its items."""
        return []

    def isSubtypeOf(self, other: Type) -> bool:
        """Whether every value of this type is one of `other`."""
        if isinstance(other, OptionalType) and not isinstance(self, OptionalType):
            return self.isSubtypeOf(other.getElementType())
        return self == other or other.kind() == "AnyType"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Type) and self.annotation_str == other.annotation_str

    def __hash__(self) -> int:
        return hash(self.annotation_str)

    def __repr__(self) -> Any:
        return self.annotation_str


class _WithoutItems(Type):
    __slots__ = ()
    text: ClassVar[str]
    only: ClassVar[Any] = None

    @classmethod
    def get(cls) -> Self:
        """The type."""
        if cls.only is None:
            cls.only = cls(cls.text)
        found: Self = cls.only
        return found


class _OfItems(Type):
    __slots__ = ("_item",)
    word: ClassVar[str]

    def __init__(self, item: Type) -> None:
        if not isinstance(item, Type):
            raise TypeError(f"{type(self).__name__}: item must be a Type, not {item!r}")
        super().__init__(f"{self.word}[{item}]")
        self._item = item

    def getElementType(self) -> Type:
        """The type of its items."""
        return self._item

    def containedTypes(self) -> list[Type]:
        return [self._item]


class ListType(_OfItems):
    """A list; `ofInts` and the like make those of one type."""

    __slots__ = ()
    word = "List"


class OptionalType(_OfItems):
    """A value or None; `ofTensor` makes that of a tensor."""

    __slots__ = ()
    word = "Optional"


_WORDS = {
    "AnyType": "Any",
    "BoolType": "bool",
    "ComplexType": "complex",
    "DeviceObjType": "Device",
    "FloatType": "float",
    "GeneratorType": "Generator",
    "IntType": "int",
    "LayoutType": "Layout",
    "MemoryFormatType": "MemoryFormat",
    "NoneType": "NoneType",
    "NumberType": "number",
    "ScalarTypeType": "ScalarType",
    "StorageType": "Storage",
    "StreamObjType": "Stream",
    "StringType": "str",
    "TensorType": "Tensor",
}
OF_NO_ITEM: dict[str, Any] = {
    name: type(name, (_WithoutItems,), {"__slots__": (), "text": text, "__module__": __name__})
    for name, text in _WORDS.items()
}
"""The classes of types without items, by name."""


def _maker(made: type[_OfItems], item: str) -> staticmethod[[], _OfItems]:
    return staticmethod(lambda: made(OF_NO_ITEM[item].get()))


for _item in ("Int", "Float", "Bool", "String", "Tensor"):
    setattr(ListType, f"of{_item}s", _maker(ListType, f"{_item}Type"))
setattr(OptionalType, "ofTensor", _maker(OptionalType, "TensorType"))  # noqa: B010

_NAMES = {text: name for name, text in _WORDS.items()}
_AS_INTS = ("ScalarType", "Layout", "MemoryFormat", "QScheme")
_SAID = {"Scalar": "number", "SymInt": "int", "SymFloat": "float", "SymBool": "bool"}


def type_of(declared: Declared, real: bool = False) -> Type:
    """What TorchScript calls a type of the schema language; dtypes and the like by their own names for `real`."""
    if isinstance(declared, Optional):
        return OptionalType(type_of(declared.elem, real))
    if isinstance(declared, List):
        return ListType(type_of(declared.elem, real))
    word = str(declared)
    word = _SAID.get(word, word)
    if word in _AS_INTS and not real:
        word = "int"
    name = _NAMES.get(word)
    return Type(word) if name is None else OF_NO_ITEM[name].get()
