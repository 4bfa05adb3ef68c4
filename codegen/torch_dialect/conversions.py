"""Implicit C++ conversions of arguments, limited to those that are certain.

Numbers convert to scalars, a tensor to a list of one, an int to a size.  Nothing converts to a tensor, and a tensor
only to a list.
"""

from __future__ import annotations

_TENSORS = frozenset(("Tensor", "TensorBase", "Variable", "autograd::Variable"))
_TENSOR_LISTS = frozenset(
    ("Tensor[]", "TensorList", "ITensorListRef", "ArrayRef<Tensor>", "variable_list", "tensor_list")
)
_INTEGERS = frozenset(("int", "SymInt", "int64_t"))
_FLOATS = frozenset(("float", "double"))
_STRINGS = frozenset(("str", "char*", "std::string", "std::string_view", "string_view"))
_SIZES = frozenset(
    (
        *("int[]", "SymInt[]", "IntArrayRef", "SymIntArrayRef"),
        *("OptionalIntArrayRef", "OptionalSymIntArrayRef"),
    )
)
_NUMBERS = _INTEGERS | _FLOATS | {"Scalar"}

_REFUSED = {
    "Tensor": _NUMBERS | _SIZES | _STRINGS | {"bool"},
    "Tensor?": _NUMBERS | _SIZES | _STRINGS | {"bool"},
    "Tensor[]": _NUMBERS | _SIZES | _STRINGS | _TENSORS | {"bool"},
    "int": _TENSORS | _TENSOR_LISTS | _STRINGS,
    "bool": _TENSORS | _TENSOR_LISTS | _STRINGS,
    "double": _TENSORS | _TENSOR_LISTS | _STRINGS | _SIZES,
    "Scalar": _TENSORS | _TENSOR_LISTS | _STRINGS | _SIZES,
    "str": _TENSORS | _TENSOR_LISTS | _NUMBERS | _SIZES,
    "list": _TENSORS | _STRINGS | _FLOATS,
}
"""By the kind of a value, the types of parameters that do not take it."""


def cannot_take(parameter: str, kind: str) -> bool:
    """Whether a value of a known kind is surely refused; `parameter` is a type of a schema or of C++."""
    return _plain(parameter) in _REFUSED.get(kind, ())


def _plain(parameter: str) -> str:
    """The type without what lets it be missing, and without the length of a list."""
    if parameter.startswith("std::optional<"):
        parameter = parameter.removeprefix("std::optional<").removesuffix(">")
    parameter = parameter.removesuffix("?")
    name, bracket, _ = parameter.partition("[")
    return f"{name}[]" if bracket else name
