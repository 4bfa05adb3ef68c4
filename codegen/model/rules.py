"""Which fields of an entry can be combined."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import islice
from keyword import kwlist
from string import Formatter
from typing import NamedTuple

from ...schema.arguments import DISPATCHED, OPTIONS
from ...schema.function_schema import SchemaKind
from ...schema.literals import DTYPES, LAYOUTS, MEMORY_FORMATS
from ...schema.types import BASE_TYPES
from ..diagnostics import Diagnostics, suggest
from .sample_hints import call_problems
from .special_methods import SPECIAL_METHODS
from .types import NativeFunction, OutRule, Variant

_TAKEN = {
    **dict.fromkeys(BASE_TYPES, "a type"),
    **dict.fromkeys(DTYPES, "a dtype"),
    **dict.fromkeys(LAYOUTS, "a layout"),
    **dict.fromkeys(MEMORY_FORMATS, "a memory format"),
    **dict.fromkeys(kwlist, "a keyword of Python"),
}
"""What names mean that no operator can have."""
_ATTRIBUTES = frozenset(
    (
        *("device", "dtype", "grad", "grad_fn", "is_leaf", "itemsize", "layout", "names", "nbytes"),
        *("ndim", "output_nr", "requires_grad", "shape"),
    )
)
"""What tensors have that is not called, and is not a tensor of the same elements."""


class _Problem(NamedTuple):
    field: str
    message: str
    hint: str


def check_rules(function: NativeFunction, diagnostics: Diagnostics) -> None:
    """Record every contradiction between the fields of one entry."""
    for rule in _RULES:
        for field, message, hint in rule(function):
            diagnostics.error("GS308", message, function.field_location(field), hint)
    for call in function.samples:
        # What is left out may be what is misspelt.
        for message, hint in islice(call_problems(function.func, call), 1):
            diagnostics.error("GS308", message, call.location, hint)


def _variants(function: NativeFunction) -> Iterator[_Problem]:
    if Variant.raw in function.manual_python_binding:
        yield _Problem(
            "manual_python_binding", "what programs cannot call has no binding", "leave it out"
        )
    if Variant.raw in function.variants and Variant.function in function.variants:
        yield _Problem("variants", "raw beside function", "leave one of them out")
    if Variant.method not in function.variants:
        return
    if function.func.arguments.out:
        yield _Problem(
            "variants", "an operator with out arguments is not a method", "write function"
        )
    elif function.func.arguments.self_argument is None:
        hint = "call an argument self, or write function"
        yield _Problem("variants", "a method without an argument 'self'", hint)
    elif function.python_module is not None:
        message = f"a function of the module {function.python_module} is not a method"
        yield _Problem("variants", message, "write function, or leave python_module out")


def _inplace_variants(function: NativeFunction) -> Iterator[_Problem]:
    if function.inplace_variants and not any(name.name.inplace for name in function.autogen):
        message = f"no in-place variant is derived from {function.name}"
        hint = f"name it in autogen ({function.name.name}_), or leave this out"
        yield _Problem("inplace_variants", message, hint)


def _structured(function: NativeFunction) -> Iterator[_Problem]:
    is_out = function.kind in (SchemaKind.out, SchemaKind.scratch)
    if function.structured and not is_out:
        hint = "put it on the out variant, and here structured_delegate"
        yield _Problem("structured", "only an out variant is structured", hint)
    if function.structured_delegate is not None and is_out:
        hint = "write structured: True"
        yield _Problem("structured_delegate", "an out variant delegates to none", hint)
    if function.is_structured and not function.device_guard:
        hint = "leave it out"
        yield _Problem("device_guard", "a structured operator always has a device guard", hint)
    for field in ("structured_inherits", "precomputed", "ufunc_inner_loop"):
        if getattr(function, field) and not function.structured:
            yield _Problem(field, f"{field} without structured: True", "add it, or leave this out")
    if function.structured_delegate is not None:
        for key in ("CPU", "CUDA", "MPS", "XPU", "MTIA"):
            if key in function.dispatch:
                message = f"a kernel for {key} beside structured_delegate"
                hint = f"register it with {function.structured_delegate}"
                yield _Problem("dispatch", message, hint)


def _composite(function: NativeFunction) -> Iterator[_Problem]:
    keys = set(function.composite_keys)
    keys.discard("CompositeImplicitAutogradNestedTensor")
    if len(keys) > 1:
        message = f"{' and '.join(sorted(keys))} exclude each other"
        hint = "keep CompositeExplicitAutograd if the operator has a derivative of its own"
        yield _Problem("dispatch", message, hint)
    if function.manual_kernel_registration and function.syntax and function.syntax.get("dispatch"):
        hint = "leave one of them out"
        yield _Problem("dispatch", "dispatch beside manual_kernel_registration", hint)


def _arguments(function: NativeFunction) -> Iterator[_Problem]:
    arguments = {argument.name: argument for argument in function.func.arguments.all}
    defaulted = [name for name, argument in arguments.items() if argument.default is not None]
    for name in function.cpp_no_default_args:
        if name not in defaulted:
            message = f"'{name}' is not an argument with a default"
            yield _Problem(
                "cpp_no_default_args", message, suggest(name, defaulted) or "leave it out"
            )
    for name, _ in function.precomputed.replace if function.precomputed else ():
        if name not in arguments:
            hint = suggest(name, arguments) or "write the name of an argument before the arrow"
            yield _Problem("precomputed", f"there is no argument '{name}'", hint)
    for name in DISPATCHED.intersection(arguments):
        if not arguments[name].is_option:
            message = f"'{name}' is of type {arguments[name].type}, not {OPTIONS[name]}"
            yield _Problem("func", message, "call it otherwise: the dispatcher reads it, no kernel")
    takes_generator = any(argument.type.is_like("Generator") for argument in arguments.values())
    if takes_generator and "nondeterministic_seeded" not in function.tags:
        hint = "write tags: nondeterministic_seeded"
        yield _Problem("tags", "an operator that takes a generator is not tagged as random", hint)
    takes_tensor = any(argument.type.is_tensor_like for argument in arguments.values())
    for field in ("promotion", "numbers_as_tensors"):
        if getattr(function, field) and not takes_tensor:
            yield _Problem(field, f"{field} on an operator without tensors", "leave it out")
    standing = function.numbers_as_tensors
    for name in standing.split(", ") if isinstance(standing, str) and standing != "some" else ():
        if name not in arguments or not arguments[name].type.is_tensor_like:
            hint = "write True, some, or names of tensor arguments"
            yield _Problem("numbers_as_tensors", f"there is no tensor argument '{name}'", hint)
    said = function.out_error or ""
    by_result = (("", said),) if isinstance(said, str) else said
    results = [returned.name for returned in function.func.returns]
    for result, text in by_result:
        if result and result not in results:
            hint = f"there are {', '.join(filter(None, results)) or 'none with a name'}"
            yield _Problem("out_error", f"there is no result '{result}'", hint)
        for name in _placeholders(text):
            if name not in OUT_ERROR_PLACES:
                hint = f"there are {', '.join(f'{{{place}}}' for place in OUT_ERROR_PLACES)}"
                yield _Problem("out_error", f"nothing is filled in for '{{{name}}}'", hint)
    for name in function.numbers_become_tensors:
        if name not in arguments or not arguments[name].type.is_tensor_like:
            message = f"there is no tensor argument '{name}'"
            yield _Problem("numbers_become_tensors", message, "write names of tensor arguments")


OUT_ERROR_PLACES = ("result", "given", "output")
"""What the text of `out_error` may name in braces."""


def _placeholders(text: str) -> list[str]:
    """The names in braces; a brace that stands alone is one that nothing is filled in for."""
    try:
        return [name for _, name, _, _ in Formatter().parse(text) if name is not None]
    except ValueError:
        return [text]


def _tags(function: NativeFunction) -> Iterator[_Problem]:
    if "inplace_view" in function.tags and not any(a.is_write for a in function.func.arguments.all):
        hint = "leave it out, or annotate what it changes: Tensor(a!) self"
        yield _Problem("tags", "inplace_view on an operator that changes no argument", hint)
    for tag, kind in (("inplace", SchemaKind.inplace), ("out", SchemaKind.out)):
        if tag in function.tags and function.kind is not kind:
            message = f"the tag '{tag}' on an operator that is {function.kind.value}"
            yield _Problem("tags", message, "leave it out")
    if "generated" in function.tags and function.origin is None:
        hint = "leave it out: what autogen derives is tagged so"
        yield _Problem("tags", "the tag 'generated' on an entry", hint)


def _taken_names(function: NativeFunction) -> Iterator[_Problem]:
    name = str(function.name.name)
    if name[:2] == "__" == name[-2:] and name not in SPECIAL_METHODS:
        message = f"'{name}' is not one of Python's operators, and Python reserves such names"
        hint = suggest(name, SPECIAL_METHODS) or "choose another name for the operator"
        yield _Problem("func", message, hint)
    if name in _TAKEN and function.python_module is None:
        message = f"'{name}' is the name of {_TAKEN[name]}"
        yield _Problem("func", message, "choose another name for the operator")
    if (
        Variant.method in function.variants
        and name in _ATTRIBUTES
        and not function.manual_cpp_binding
    ):
        message = f"'{name}' is an attribute of tensors, and can be no method"
        yield _Problem("variants", message, "write function, or choose another name")


def _pointwise(function: NativeFunction) -> Iterator[_Problem]:
    if function.pointwise is None:
        return
    if not function.func.returns or not all(r.type.is_tensor_like for r in function.func.returns):
        hint = "leave pointwise out, or return Tensor"
        yield _Problem("pointwise", "a pointwise operator that does not return tensors", hint)
    if function.composite_keys:
        message = f"{function.composite_keys[0]} beside pointwise"
        yield _Problem("dispatch", message, "leave one of them out")
    options = [
        argument.name
        for argument in function.func.arguments.non_out
        if argument.default is not None and not argument.type.is_tensor_like
    ]
    if function.pointwise.is_ufunc and options and not function.dispatch:
        message = f"{function.pointwise} knows nothing of '{options[0]}'"
        hint = "name the kernel that does: dispatch with CPU"
        yield _Problem("pointwise", message, hint)


def _shape(function: NativeFunction) -> Iterator[_Problem]:
    if function.shape is None:
        return
    if "Meta" in function.dispatch:
        hint = "leave the kernel for Meta out: the shape function serves it"
        yield _Problem("shape", "a shape function beside a kernel for Meta", hint)
    elif "CPU" not in function.dispatch:
        yield _Problem("shape", "a shape function of no kernel", "name the kernel for CPU")


def _alias(function: NativeFunction) -> Iterator[_Problem]:
    if function.alias_of is None:
        return
    hint = f"leave it out: {function.alias_of} has it"
    for field in (
        "dispatch",
        "shape",
        "small",
        "decomposition",
        "pointwise",
        "promotion",
        "batch",
        "structured",
        "structured_delegate",
        "samples",
    ):
        if getattr(function, field):
            yield _Problem(field, f"{field} beside alias_of", hint)


_OUT_DTYPES = frozenset((OutRule.castable, OutRule.same, OutRule.any_dtype))


def _out(function: NativeFunction) -> Iterator[_Problem]:
    said = sorted(rule.value for rule in function.out & _OUT_DTYPES)
    if len(said) > 1:
        yield _Problem("out", f"{said[0]} and {said[1]} exclude each other", "write one of them")
    if function.out and function.alias_of is not None:
        hint = f"leave it out: {function.alias_of} has it"
        yield _Problem("out", "out beside alias_of", hint)


def _gauge_invariant(function: NativeFunction) -> Iterator[_Problem]:
    results = [r.name for r in function.func.returns if r.name is not None]
    for node in ast.walk(ast.parse(function.gauge_invariant)):
        if isinstance(node, ast.Name) and node.id not in results:
            hint = suggest(node.id, results) or f"there are {', '.join(results) or 'none by name'}"
            yield _Problem(
                "gauge_invariant", f"'{node.id}' is not a result of {function.name}", hint
            )


_RULES = (
    _variants,
    _inplace_variants,
    _structured,
    _composite,
    _arguments,
    _tags,
    _taken_names,
    _pointwise,
    _shape,
    _alias,
    _out,
    _gauge_invariant,
)
