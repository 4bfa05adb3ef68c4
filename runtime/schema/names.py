"""Names of operators: `aten::add_.Tensor` is namespace, base name, in-place mark, overload."""

from __future__ import annotations

from dataclasses import dataclass

from .reader import Reader, read_whole

# The names that Python calls for `x += y` and its like, without the leading i.
_AUGMENTED_ASSIGNMENTS = frozenset(
    "add sub mul matmul div truediv floordiv mod pow lshift rshift and xor or".split()  # noqa
)
_FUNCTIONAL = "_functional"


@dataclass(frozen=True, slots=True)
class BaseOperatorName:
    """An operator's name without namespace and overload.

    `add_` is the in-place variant of `add`, `__iand__` that of the dunder `__and__`, and
    `native_batch_norm_functional` the functional variant of the mutable `native_batch_norm`
    (which could not be an overload, as both take the same arguments).
    """

    base: str
    inplace: bool = False
    dunder: bool = False
    functional_overload: bool = False

    @classmethod
    def parse(cls, text: str) -> BaseOperatorName:
        """Read a name such as `add_`.  Raises SchemaError."""
        return read_whole(text, _read_base_name, "the operator's name")

    def __str__(self) -> str:
        if self.dunder:
            return f"__{'i' if self.inplace else ''}{self.base}__"
        if self.inplace:
            return f"{self.base}_"
        return f"{self.base}{_FUNCTIONAL}" if self.functional_overload else self.base


@dataclass(frozen=True, slots=True)
class OperatorName:
    """The full name of one overload of an operator: `add.Tensor`, `mylib::foo`."""

    name: BaseOperatorName
    overload: str = ""
    namespace: str | None = None

    @classmethod
    def parse(cls, text: str) -> OperatorName:
        """Read a full name.  Raises SchemaError."""
        return read_whole(text, read_operator_name, "the operator's name")

    @property
    def packet(self) -> str:
        """The name without overload and namespace, as users call it: `add_`."""
        return str(self.name)

    @property
    def identifier(self) -> str:
        """The name as one Python identifier, without the namespace: `add__Tensor`."""
        return f"{self.name}_{self.overload}" if self.overload else str(self.name)

    def with_overload(self, overload: str) -> OperatorName:
        """The functional variant's name under another overload name."""
        base = BaseOperatorName(self.name.base, dunder=self.name.dunder)
        return OperatorName(base, overload, self.namespace)

    def __str__(self) -> str:
        namespace = f"{self.namespace}::" if self.namespace else ""
        overload = f".{self.overload}" if self.overload else ""
        return f"{namespace}{self.name}{overload}"


def read_operator_name(reader: Reader) -> OperatorName:
    """Consume `namespace::base.overload`, of which only the middle is required."""
    namespace = None
    if reader.tokens[reader.index + 1 : reader.index + 2] == ["::"]:
        namespace = reader.take_name("a namespace")
        reader.expect("::", "the namespace")
    name = _read_base_name(reader)
    if not reader.accept("."):
        return OperatorName(name, "", namespace)
    start = reader.index
    overload = reader.take_name("the name of an overload")
    if overload == "default":
        hint = "leave '.default' out: an operator without overload name is the default one"
        raise reader.error("'default' is not a name for an overload", start, hint=hint)
    return OperatorName(name, overload, namespace)


def _read_base_name(reader: Reader) -> BaseOperatorName:
    start = reader.index
    text = reader.take_name("the name of an operator")
    if not text.strip("_"):
        raise reader.error(f"'{text}' is not a name for an operator", start)
    if len(text) > 4 and text.startswith("__") and text.endswith("__"):
        base = text[2:-2]
        if base[0] == "i" and base[1:] in _AUGMENTED_ASSIGNMENTS:
            return BaseOperatorName(base[1:], inplace=True, dunder=True)
        return BaseOperatorName(base, dunder=True)
    if text.endswith("_"):
        return BaseOperatorName(text[:-1], inplace=True)
    if text.endswith(_FUNCTIONAL) and text != _FUNCTIONAL:
        return BaseOperatorName(text.removesuffix(_FUNCTIONAL), functional_overload=True)
    return BaseOperatorName(text)
