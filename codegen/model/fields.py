"""The fields of native_functions.yaml: the values that each accepts, and their meaning."""

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
        "`function` (the default), `method`, or both. `none` leaves `gradsmith.ops` alone; `raw` adds a function "
        "in `generated/raw.py` for internal code.",
    ),
    Field("python_module", python_module, "The public module, for instance `linalg`."),
    Field("manual_python_binding", choices(Variant), "Variants that are handwritten."),
    Field("operators", special_methods, "Python operators that call it: `__add__, __radd__`."),
    Field("reflected_operators", special_methods, "The same, with operands swapped."),
    Field("autogen", operator_names, "Variants to derive: `sin_, sin.out`."),
    Field(
        "inplace_variants",
        choices(Variant),
        "`variants` of the derived in-place variant; by default the operator's own, and `method`.",
    ),
    Field("foreach", choices(Foreach), "Operators over lists of tensors to derive from it."),
    Field("structured", flag, "Whether shapes are checked separately from computing."),
    Field(
        "structured_delegate", operator_name, "The `out` variant whose kernel serves this variant."
    ),
    Field("structured_inherits", identifier, "The base class of a structured kernel."),
    Field("precomputed", precomputed, "Values that a meta function passes to its kernel."),
    Field("ufunc_inner_loop", inner_loops, "The scalar function of a generated ufunc."),
    Field("device_check", choice(DeviceCheck), "`NoCheck` lets tensors be on several devices."),
    Field("device_guard", flag, "Whether the first tensor's device becomes the current one."),
    Field("manual_cpp_binding", flag, "Whether the C++ function is written by hand."),
    Field("manual_kernel_registration", flag, "Whether kernels are registered by hand."),
    Field("category_override", identifier, "`factory` or `dummy` for C++ declarations."),
    Field("cpp_no_default_args", identifiers, "Arguments that are required in C++."),
    Field("use_const_ref_for_mutable_tensors", flag, "Whether C++ passes `const Tensor&`."),
    Field(
        "pointwise",
        pointwise,
        "An elementwise kernel: a ufunc (`np.sin`) or the name of a function.",
    ),
    Field("dispatch", dispatch_table, "Kernels by dispatch key."),
    Field("shape", kernel_name, "The shape function, which checks arguments and predicts results."),
    Field("small", kernel_name, "The function that makes its small-array specialization."),
    Field("promotion", choice(Promotion), "The dtype to which arguments are converted."),
    Field("decomposition", kernel_name, "The composition that modes and handlers see instead."),
    Field("tags", tag_names, "Names from tags.yaml."),
    Field("alias_of", operator_name, "The operator of which this is another name."),
    Field(
        "numbers_as_tensors",
        numbers,
        "Arguments that may be Python numbers: `True`, `some` (not all), or their names.",
    ),
    Field(
        "numbers_become_tensors",
        identifiers,
        "Arguments that may be Python numbers, which kernels receive as 0-d tensors.",
    ),
    Field("broadcasts", flag, "Whether the kernel relies on NumPy's broadcasting."),
    Field("dtypes", choices(DtypeClass), "Accepted classes of dtypes."),
    Field(
        "refuses",
        choices(DtypeClass),
        "Classes of dtypes that the kernel refuses with its own error.",
    ),
    Field("python", python_functions, "Python functions and methods beyond the schema."),
    Field("refused_as", identifier, "The name in errors about dtypes; `NAME_cpu` without it."),
    Field("bool_error", prose, "The error for Booleans."),
    Field("mixed_bool_error", prose, "The error for Booleans mixed with numbers."),
    Field(
        "batch",
        batch,
        "Its batching rule: `pointwise`, `dims`, `leading`, a function, or `loop: why`.",
    ),
    Field("out", choices(OutRule), "Which tensors its in-place and `out=` variants may write to."),
    Field(
        "out_error",
        prose_by_name,
        "The error of its `out=` variant for a wrong dtype.",
    ),
    Field("autocast", choice(Autocast), "The dtype to which autocast converts tensors."),
    Field("category", page_name, "Its page in the reference; by default the folder of its kernel."),
    Field("doc", prose, "A paragraph for docstring, stub and reference."),
    Field("gauge_invariant", expression, "Functions of the results that the arguments determine."),
    Field("samples", sample_calls, "Calls to test it with."),
    Field("exempt", exemptions, "Checks that do not hold, with the reason."),
    Field("tolerance", tolerances, "Wider tolerances by dtype, with the reason."),
)

FIELDS: Mapping[str, Field] = {field.name: field for field in _TABLE}
"""Every field by its name, in the order in which an entry gives them; what is not here is a mistake in the file."""
