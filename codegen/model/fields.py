"""The fields of an entry of native_functions.yaml: what each may hold, and what it becomes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..yaml.syntax import Node
from .python_values import python_functions
from .sample_hints import exemptions, expression, sample_calls, tolerances
from .types import Autocast, DeviceCheck, DtypeClass, Foreach, OutRule, Promotion, Variant
from .values import (
    Context,
    batch,
    choice,
    choices,
    dispatch_table,
    flag,
    identifier,
    identifiers,
    inner_loops,
    kernel_name,
    numbers,
    operator_name,
    operator_names,
    page_name,
    pointwise,
    precomputed,
    prose,
    prose_by_name,
    python_module,
    schema,
    special_methods,
    tag_names,
    variants,
)


@dataclass(frozen=True, slots=True)
class Field:
    """One field: its parser, which raises Rejected after reporting, and what it is for."""

    name: str
    parse: Callable[[Node, Context], object]
    doc: str


_TABLE = (
    Field("func", schema, "The operator's schema."),
    Field(
        "variants",
        variants,
        "`function` (if left out), `method`, or both; `none`: programs call it by `gradsmith.ops` alone, or `raw`: "
        "the package's own code by a function in `generated/raw.py`.",
    ),
    Field(
        "python_module", python_module, "The module that users find it in, for instance `linalg`."
    ),
    Field("manual_python_binding", choices(Variant), "Which variants are written by hand."),
    Field("operators", special_methods, "Python's operators that mean it: `__add__, __radd__`."),
    Field("reflected_operators", special_methods, "The same, with arguments swapped."),
    Field("autogen", operator_names, "Names of variants to derive: `sin_, sin.out`."),
    Field(
        "inplace_variants",
        choices(Variant),
        "As `variants`, for the in-place variant that is derived; the same as `variants` if left out.",
    ),
    Field("foreach", choices(Foreach), "Operators over lists that are made of it."),
    Field("structured", flag, "Whether shapes are checked apart from computing."),
    Field(
        "structured_delegate", operator_name, "The `out` variant whose kernel serves this variant."
    ),
    Field("structured_inherits", identifier, "The base class of a structured kernel."),
    Field("precomputed", precomputed, "What a meta function hands to its kernel."),
    Field("ufunc_inner_loop", inner_loops, "The scalar function of a generated ufunc."),
    Field("device_check", choice(DeviceCheck), "`NoCheck` lets tensors be on several devices."),
    Field("device_guard", flag, "Whether the first tensor's device is made the current one."),
    Field("manual_cpp_binding", flag, "Whether the C++ function is written by hand."),
    Field("manual_kernel_registration", flag, "Whether kernels are registered by hand."),
    Field("category_override", identifier, "`factory` or `dummy` for C++ declarations."),
    Field("cpp_no_default_args", identifiers, "Arguments that are required in C++."),
    Field("use_const_ref_for_mutable_tensors", flag, "Whether C++ passes `const Tensor&`."),
    Field("pointwise", pointwise, "A ufunc (`np.sin`) or a function of one element."),
    Field("dispatch", dispatch_table, "Names of kernels by dispatch key."),
    Field("shape", kernel_name, "The function that checks arguments and foretells results."),
    Field("small", kernel_name, "What makes its small-array specialisation."),
    Field("promotion", choice(Promotion), "To which dtype arguments are brought."),
    Field("decomposition", kernel_name, "The composition of operators that handlers see instead."),
    Field("tags", tag_names, "Names from tags.yaml."),
    Field("alias_of", operator_name, "The operator that this is another name of."),
    Field(
        "numbers_as_tensors",
        numbers,
        "Whether Python numbers may stand for tensors: `True`, `some` (not all), or for which.",
    ),
    Field(
        "numbers_become_tensors",
        identifiers,
        "For which tensors a call takes Python numbers, of which kernels get tensors.",
    ),
    Field("broadcasts", flag, "Whether its kernel leaves broadcasting to NumPy."),
    Field("dtypes", choices(DtypeClass), "The classes of dtypes that are accepted."),
    Field("refuses", choices(DtypeClass), "Those that its kernel refuses in its own words."),
    Field("python", python_functions, "What Python programs see beyond the schema."),
    Field("bool_error", prose, "Why it takes no Booleans, where that has words of its own."),
    Field(
        "mixed_bool_error", prose, "Why none even beside numbers, to which promotion brings them."
    ),
    Field(
        "batch",
        batch,
        "How it is batched: `pointwise`, `dims`, `leading`, a function, or `loop: why`.",
    ),
    Field("out", choices(OutRule), "What may be written to by its variants."),
    Field(
        "out_error",
        prose_by_name,
        "What its `out=` variant says of another dtype than the result's.",
    ),
    Field("autocast", choice(Autocast), "To which dtype autocasting brings tensors."),
    Field("category", page_name, "The page of the reference that describes it."),
    Field("doc", prose, "A paragraph for that page."),
    Field("gauge_invariant", expression, "What arguments determine of the results."),
    Field("samples", sample_calls, "Arguments of calls that it is tested with."),
    Field("exempt", exemptions, "Checks that do not hold, each with the reason."),
    Field("tolerance", tolerances, "Wider tolerances by dtype, each with the reason."),
)

FIELDS: Mapping[str, Field] = {field.name: field for field in _TABLE}
"""Every field by its name, in the order in which an entry gives them; what is not here is a mistake in the file."""
