"""Requirements of PyTorch's generator on entries of native_functions.yaml, beyond the values of fields."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from keyword import kwlist
from typing import NamedTuple

from ...schema.dispatch_keys import DISPATCH_KEYS
from ...schema.function_schema import SchemaKind
from ..diagnostics import Diagnostics, Location, suggest
from ..model.conventions import broken_convention
from ..model.native_functions import NativeFunction
from ..model.types import DeviceCheck
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Scalar, Sequence

_KEYS = frozenset(
    (
        *(
            "CPU",
            "SparseCPU",
            "SparseCsrCPU",
            "MkldnnCPU",
            "CUDA",
            "MPS",
            "XPU",
            "SparseXPU",
            "SparseCsrXPU",
            "SparseCUDA",
            "SparseCsrCUDA",
            "SparseMPS",
        ),
        *(
            "SparseCsrMPS",
            "QuantizedCPU",
            "QuantizedCUDA",
            "CompositeImplicitAutograd",
            "CompositeImplicitAutogradNestedTensor",
        ),
        *(
            "CompositeExplicitAutograd",
            "CompositeExplicitAutogradNonFunctional",
            "NestedTensorCPU",
            "NestedTensorCUDA",
        ),
        *(
            "NestedTensorXPU",
            "NestedTensorHPU",
            "Meta",
            "SparseMeta",
            "SparseCsrMeta",
            "QuantizedMeta",
            "NestedTensorMeta",
            "ZeroTensor",
            "MTIA",
        ),
    )
)
"""The dispatch keys that code is generated for; other backends register their kernels themselves."""
_LOOPS = (
    *("Generic", "ScalarOnly", "CPUScalar", "CPUVector"),
    *("CUDAFunctor", "CUDAFunctorOnOther", "CUDAFunctorOnSelf"),
)
_LOOP_DTYPES = (
    *("Byte", "Char", "Short", "Int", "Long", "Half", "Float", "Double", "ComplexHalf"),
    *("ComplexFloat", "ComplexDouble", "Bool", "BFloat16", "Float8_e5m2", "Float8_e5m2fnuz"),
    *("Float8_e4m3fn", "Float8_e4m3fnuz", "Float8_e8m0fnu"),
    *("AllAndComplex", "All", "Integral", "Floating", "Complex", "IntegralExceptBool"),
    *("FloatingAndComplex", "AllAndComplexAndBool"),
)
_HAVE_KEYWORDS = frozenset(("from",))
"""A word of Python that is an argument's name in PyTorch, which handles it apart."""


_NATIVE = re.compile(r"(?P<space>(?:at::)?native)::")
"""A namespace to which PyTorch's generator adds ``native`` once more."""


class _Problem(NamedTuple):
    code: str
    place: str | Location | None
    """The field that it is about, or where it stands."""
    message: str
    hint: str


def check_entries(written: Iterable[NativeFunction], diagnostics: Diagnostics) -> None:
    """Record what PyTorch's generator would refuse."""
    written = tuple(written)
    packets = {str(function.name.name) for function in written}
    views = {_taken(f) for f in written if f.is_view and not f.name.name.inplace}
    for function in written:
        for rule in (_lists, _dispatch, _random, _foreach, _factory, _keywords, _loops):
            _report(function, rule(function), diagnostics)
        _report(function, _inplace_view(function, packets, views), diagnostics)


def _report(
    function: NativeFunction, problems: Iterable[_Problem], diagnostics: Diagnostics
) -> None:
    for code, place, message, hint in problems:
        where = function.field_location(place) if isinstance(place, str) else place
        diagnostics.error(code, message, where, hint)


def _lists(function: NativeFunction) -> Iterator[_Problem]:
    """Where PyTorch's generator takes a text for a list, or a list for a text."""
    for field in ("variants", "autogen"):
        node = function.syntax.get(field) if function.syntax else None
        if isinstance(node, Sequence):
            shown = ", ".join(scalar.text for scalar in node.items if isinstance(scalar, Scalar))
            message = f"PyTorch's generator reads text in '{field}', and this is a list"
            yield _Problem("GS303", node.location, message, f"write {field}: {shown}")
        elif isinstance(node, Scalar) and re.search(r",(?! \S)", node.text):
            shown = ", ".join(name for name in re.split(r"\s*,\s*", node.text) if name)
            message = "PyTorch's generator separates names by a comma and one space"
            yield _Problem("GS303", node.location, message, f"write {field}: {shown}")
    node = function.syntax.get("tags") if function.syntax else None
    if isinstance(node, Scalar) and "," in node.text:
        message = "PyTorch's generator takes this for the name of one tag"
        yield _Problem("GS303", node.location, message, f"write tags: [{node.text}]")


def _dispatch(function: NativeFunction) -> Iterator[_Problem]:
    node = function.syntax.get("dispatch") if function.syntax else None
    if not isinstance(node, MappingNode):
        return
    for keys, said in node.entries:
        if isinstance(said, Scalar) and (within := _NATIVE.match(said.text)) is not None:
            message = f"the kernel is looked for in '{within['space']}::native'"
            where = said.locate(0, within.end())
            yield _Problem("GS908", where, message, f"write '{said.text[within.end() :]}' alone")
        offset = 0
        for part in keys.text.split(","):
            key = part.strip()
            start = offset + len(part) - len(part.lstrip())
            offset += len(part) + 1
            if key in function.dispatch and key in DISPATCH_KEYS and key not in _KEYS:
                hint = suggest(key, _KEYS) or "such kernels are registered in C++"
                message = f"no code is generated for kernels of '{key}'"
                yield _Problem("GS908", keys.locate(start, len(key)), message, hint)
    key = "CompositeImplicitAutograd"
    if list(function.dispatch) != [key] or function.structured_delegate is not None:
        return
    kernel = function.dispatch[key]
    name = str(function.name.name)
    expected = f"{name}_out" if function.func.arguments.out else name
    expected = f"__{function.name.name.base}__" if function.name.name.dunder else expected
    if kernel == expected:
        message = f"without a table, '{kernel}' is the kernel as well"
        yield _Problem("GS908", "dispatch", message, "leave dispatch out")
    elif "_symint" not in kernel:
        message = f"the only kernel of a composition is called '{expected}', not '{kernel}'"
        yield _Problem(
            "GS908", "dispatch", message, f"rename it, and leave dispatch out: {expected}"
        )


def _random(function: NativeFunction) -> Iterator[_Problem]:
    if "nondeterministic_seeded" in function.tags:
        return
    name = str(function.name)
    words = [name, *(a.name for a in function.func.arguments.all)]
    drops = any("dropout" in word for word in words) and "backward" not in name
    if str(function.name.name).endswith("_dropout_state"):
        drops = False  # it makes the state, which is no random number
    if "rand" in name or drops:
        message = f"'{name}' draws random numbers by its name, and is not tagged so"
        yield _Problem("GS907", "func", message, "write tags: nondeterministic_seeded")


def _taken(function: NativeFunction) -> tuple[str, ...]:
    """The name of an operator, without the underscore of an in-place one, and the types that it takes."""
    arguments = function.func.arguments.all
    return (function.name.name.base, *(str(a.type) for a in arguments))


def _inplace_view(
    function: NativeFunction, packets: set[str], views: set[tuple[str, ...]]
) -> Iterator[_Problem]:
    name = str(function.name)
    base = function.name.name
    if "inplace_view" not in function.tags:
        written = broken_convention(function.func) is None
        if base.inplace and written and (function.is_view or _taken(function) in views):
            message = f"'{name}' changes what its tensor shows, and is not tagged so"
            yield _Problem("GS907", "func", message, "write tags: inplace_view")
        return
    if name in ("resize_", "resize_as_") or str(base) == "set_":
        return
    if not base.inplace:
        message = f"'{name}' has the tag inplace_view, and is not in-place by its name"
        yield _Problem("GS907", "tags", message, "leave the tag out, or end the name in '_'")
    elif base.base not in packets:
        message = f"'{name}' has the tag inplace_view, and there is no view '{base.base}'"
        yield _Problem("GS907", "tags", message, f"declare '{base.base}', or leave the tag out")


def _foreach(function: NativeFunction) -> Iterator[_Problem]:
    name = str(function.name)
    if name.startswith("_foreach") and function.device_check is not DeviceCheck.NoCheck:
        message = f"'{name}' takes tensors of several devices, and the check of devices is on"
        yield _Problem("GS308", "func", message, "write device_check: NoCheck")


def _factory(function: NativeFunction) -> Iterator[_Problem]:
    entry = function.syntax
    implicit = entry is not None and entry.get("dispatch") is None
    if not implicit or function.is_structured or function.manual_kernel_registration:
        return
    name = str(function.name.name)
    takes_tensor = any(a.type.is_tensor_like for a in function.func.arguments.non_out)
    is_factory = bool(function.func.arguments.tensor_options) and not takes_tensor
    if name.startswith("new_") or name.endswith("_like") or is_factory:
        message = f"'{name}' makes a tensor, and would be a composition without dispatch"
        hint = f"write dispatch: with CompositeExplicitAutograd: {name}"
        yield _Problem("GS908", "func", message, hint)


def _keywords(function: NativeFunction) -> Iterator[_Problem]:
    node = function.syntax.get("func") if function.syntax else None
    for number, argument in enumerate(function.func.arguments.all):
        if argument.name in kwlist and argument.name not in _HAVE_KEYWORDS:
            where = function.location
            if isinstance(node, Scalar):
                offset, length = function.func.span(number)
                where = node.locate(offset, length)
            message = f"'{argument.name}' is a word of Python, and no name for an argument"
            yield _Problem("GS308", where, message, "choose another name")


def _loops(function: NativeFunction) -> Iterator[_Problem]:
    if not function.ufunc_inner_loop:
        return
    node = function.syntax.get("ufunc_inner_loop") if function.syntax else None
    for loop in function.ufunc_inner_loop:
        key = node.key(loop.key) if isinstance(node, MappingNode) else None
        where = key.location if key is not None else "ufunc_inner_loop"
        if loop.key not in _LOOPS:
            hint = suggest(loop.key, _LOOPS) or f"one of {', '.join(_LOOPS)}"
            yield _Problem("GS303", where, f"there are no loops of kind '{loop.key}'", hint)
        value = node.get(loop.key) if isinstance(node, MappingNode) else node
        for dtype in loop.dtypes:
            if dtype in _LOOP_DTYPES:
                continue
            place: str | Location | None = where
            if isinstance(value, Scalar) and dtype in value.text:
                place = value.locate(value.text.rindex(dtype), len(dtype))
            hint = suggest(dtype, _LOOP_DTYPES) or "for instance AllAndComplex, Half"
            yield _Problem("GS303", place, f"there is no dtype '{dtype}'", hint)
    if function.kind is not SchemaKind.out:
        yield _Problem(
            "GS308", "ufunc_inner_loop", "only an out variant has loops", "move it there"
        )
    for backend in ("CPU", "CUDA"):
        if backend in function.dispatch:
            message = f"the kernel for {backend} is generated from the loops, and named as well"
            yield _Problem("GS308", "dispatch", message, "leave one of them out")
