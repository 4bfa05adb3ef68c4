"""C++ names that neither YAML nor a release's table declares: the language's own, and PyTorch's enumerations."""

from __future__ import annotations

from collections.abc import Mapping


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


STD = _words("""
    abs accumulate acos acosh all_of any any_cast any_of array asin asinh atan atan2 atanh begin bitset bool_constant
    cbrt ceil clamp complex copy copysign cos cosh count count_if cref data declval deque distance end equal erf erfc
    exchange exp exp2 expm1 fabs false_type fdim fill find find_if floor fma fmax fmin fmod for_each forward
    function get get_if hypot in_place initializer_list inner_product invoke iota is_same isfinite isinf
    isnan isnormal ldexp less lgamma list llround log log10 log1p log2 lround make_optional make_pair make_shared
    make_tuple make_unique map max max_element min min_element minmax monostate move multiplies nearbyint next
    none_of nullopt nullptr_t numeric_limits optional pair plus pow prev ref reference_wrapper remainder reverse
    rint round rsqrt set shared_ptr signbit sin sinh size size_t sort span sqrt static_pointer_cast string
    string_view stod stoi stol swap tan tanh tgamma tie to_string transform true_type trunc tuple tuple_cat
    tuple_size unique unique_ptr unordered_map unordered_set variant vector visit weak_ptr
    """)
"""What the standard library has that may stand in an expression (ISO C++17)."""
MEMBERS = (
    _words("""
    at back begin c_str capacity cbegin cend clear contains count data empty end find first front get has_value
    imag insert length lock max min nullopt pop_back push_back rbegin real rend reserve reset resize second size
    str substr swap to_string use_count value value_or
    """)
    | frozenset(
        f"to{kind}"
        for kind in (
            *(
                "Byte",
                "Char",
                "Short",
                "Int",
                "Long",
                "Half",
                "Float",
                "Double",
                "Bool",
                "BFloat16",
            ),
            *("ComplexHalf", "ComplexFloat", "ComplexDouble", "SymInt", "SymFloat", "SymBool"),
        )
    )
)
"""What values of the standard library's types have, and the conversions of PyTorch's numbers, which a macro makes."""
TYPES = _words("""
    Tensor TensorList ITensorListRef TensorOptions TensorGeometry TensorBase Scalar ScalarType Device DeviceType Layout
    MemoryFormat Generator Storage Stream Dimname DimnameList IntArrayRef SymIntArrayRef ArrayRef OptionalArrayRef
    OptionalIntArrayRef OptionalSymIntArrayRef SymInt SymFloat SymBool List QScheme Half BFloat16 Variable
    variable_list IndexRange string_view nullopt_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t
    uint64_t size_t ptrdiff_t int long short char unsigned bool float double void auto string optional vector
    array tuple pair complex GradMode AutoGradMode NoGradGuard InferenceMode
    """)
CONSTANTS = _words(
    "M_PI M_PI_2 M_PI_4 M_E M_LN2 M_LN10 M_LOG2E M_LOG10E M_SQRT2 M_SQRT1_2 M_2_SQRTPI M_1_PI M_2_PI INFINITY NAN"
) | frozenset(
    f"k{name}"
    for name in (
        *("Byte", "Char", "Short", "Int", "Long", "Half", "Float", "Double", "Bool", "BFloat16"),
        *("ComplexHalf", "ComplexFloat", "ComplexDouble", "QInt8", "QUInt8", "QInt32", "CPU"),
        *(
            "CUDA",
            "Meta",
            "MPS",
            "XPU",
            "HPU",
            "XLA",
            "Strided",
            "Sparse",
            "SparseCsr",
            "SparseCsc",
        ),
        *("SparseBsr", "SparseBsc", "Mkldnn", "Jagged", "CudnnDoubleBackwardMsg"),
    )
)
"""Of ``<cmath>``, and of PyTorch by bare name or in ``at`` and ``c10``."""
ENUMERATIONS: Mapping[str, frozenset[str]] = {
    "Reduction": frozenset(("None", "Mean", "Sum", "END")),
    "MemoryFormat": frozenset(("Contiguous", "Preserve", "ChannelsLast", "ChannelsLast3d")),
    "GradMode": frozenset(("is_enabled", "set_enabled")),
}
LOCALS = frozenset(("retain_variables", "i"))
"""What the code has around a formula: ``i`` runs over the lists of a ``_foreach`` operator."""
NAMESPACES = frozenset(
    (
        "at",
        "c10",
        "std",
        "torch",
        "native",
        "autograd",
        "detail",
        "generated",
        "details",
        "indexing",
        "symint",
    )
)
