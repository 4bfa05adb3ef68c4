"""Every operator: its schema, its kernels by dispatch key, and what else YAML says of it.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.declarations import Declarations

_operators = Declarations(__package__, "aten", "native_functions.yaml")
define, variant = _operators.define, _operators.variant

_operators.family = "pointwise"
add_Tensor = define(
    "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    {
        "CPU": ".pointwise.arithmetic:add",
        "SparseCPU": ".sparse.arithmetic:coo_add",
        "SparseCsrCPU": ".sparse.compressed:compressed_add",
        "Meta": ".pointwise.arithmetic:add",
    },
    pointwise="np.add",
    promotion="default",
    numbers=True,
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
add__Tensor = variant(add_Tensor, "add_.Tensor")
add_out = variant(add_Tensor, "add.out")
sub_Tensor = define(
    "sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    {
        "CPU": ".pointwise.arithmetic:sub",
        "SparseCPU": ".sparse.arithmetic:coo_sub",
        "Meta": ".pointwise.arithmetic:sub",
    },
    pointwise="np.subtract",
    promotion="default",
    numbers=True,
    dtypes="ifc",
    bool_error="Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator instead.",
    mixed_bool_error="Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
sub__Tensor = variant(sub_Tensor, "sub_.Tensor")
sub_out = variant(sub_Tensor, "sub.out")
subtract_Tensor = define(
    "subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    alias_of="sub.Tensor",
    numbers=True,
)
subtract__Tensor = variant(subtract_Tensor, "subtract_.Tensor")
subtract_out = variant(subtract_Tensor, "subtract.out")
rsub_Tensor = define(
    "rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    {"CPU": ".pointwise.arithmetic:rsub", "Meta": ".pointwise.arithmetic:rsub"},
    pointwise=".pointwise.arithmetic:reversed_subtract",
    promotion="default",
    numbers="other",
    dtypes="ifc",
    bool_error="Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator instead.",
    mixed_bool_error="Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
mul_Tensor = define(
    "mul.Tensor(Tensor self, Tensor other) -> Tensor",
    {
        "CPU": "np.multiply",
        "Meta": "np.multiply",
        "SparseCPU": ".sparse.arithmetic:coo_mul",
        "SparseCsrCPU": ".sparse.compressed:compressed_mul",
    },
    pointwise="np.multiply",
    promotion="default",
    numbers=True,
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
mul__Tensor = variant(mul_Tensor, "mul_.Tensor")
mul_out = variant(mul_Tensor, "mul.out")
multiply_Tensor = define(
    "multiply.Tensor(Tensor self, Tensor other) -> Tensor",
    alias_of="mul.Tensor",
    numbers=True,
)
multiply__Tensor = variant(multiply_Tensor, "multiply_.Tensor")
multiply_out = variant(multiply_Tensor, "multiply.out")
div_Tensor = define(
    "div.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.true_divide", "Meta": "np.true_divide", "SparseCPU": ".sparse.arithmetic:coo_div"},
    pointwise="np.true_divide",
    promotion="int_to_float",
    numbers=True,
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
div__Tensor = variant(div_Tensor, "div_.Tensor")
div_out = variant(div_Tensor, "div.out")
div_Tensor_mode = define(
    "div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor",
    {"CPU": ".pointwise.arithmetic:div_mode", "Meta": ".pointwise.arithmetic:div_mode"},
    promotion="default",
    numbers=True,
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
div__Tensor_mode = variant(div_Tensor_mode, "div_.Tensor_mode")
div_out_mode = variant(div_Tensor_mode, "div.out_mode")
divide_Tensor = define(
    "divide.Tensor(Tensor self, Tensor other) -> Tensor",
    alias_of="div.Tensor",
    numbers=True,
)
divide__Tensor = variant(divide_Tensor, "divide_.Tensor")
divide_out = variant(divide_Tensor, "divide.out")
divide_Tensor_mode = define(
    "divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor",
    alias_of="div.Tensor_mode",
    numbers=True,
)
divide__Tensor_mode = variant(divide_Tensor_mode, "divide_.Tensor_mode")
divide_out_mode = variant(divide_Tensor_mode, "divide.out_mode")
true_divide_Tensor = define(
    "true_divide.Tensor(Tensor self, Tensor other) -> Tensor",
    alias_of="div.Tensor",
    numbers=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
true_divide__Tensor = variant(true_divide_Tensor, "true_divide_.Tensor")
true_divide_out = variant(true_divide_Tensor, "true_divide.out")
floor_divide = define(
    "floor_divide(Tensor self, Tensor other) -> Tensor",
    {"CPU": ".pointwise.arithmetic:floor_divide", "Meta": ".pointwise.arithmetic:floor_divide"},
    pointwise=".pointwise.arithmetic:floor_divide",
    promotion="default",
    numbers=True,
    dtypes="if",
    refused_as="div_floor_cpu",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
floor_divide__Tensor = variant(floor_divide, "floor_divide_.Tensor")
floor_divide_out = variant(floor_divide, "floor_divide.out")
remainder_Tensor = define(
    "remainder.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CPU": ".pointwise.arithmetic:remainder", "Meta": ".pointwise.arithmetic:remainder"},
    pointwise=".pointwise.arithmetic:remainder",
    promotion="default",
    numbers="some",
    dtypes="if",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
remainder__Tensor = variant(remainder_Tensor, "remainder_.Tensor")
remainder_Tensor_out = variant(remainder_Tensor, "remainder.Tensor_out")
fmod_Tensor = define(
    "fmod.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CPU": ".pointwise.arithmetic:fmod", "Meta": ".pointwise.arithmetic:fmod"},
    pointwise=".pointwise.arithmetic:fmod",
    promotion="default",
    numbers="other",
    dtypes="if",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
fmod__Tensor = variant(fmod_Tensor, "fmod_.Tensor")
fmod_Tensor_out = variant(fmod_Tensor, "fmod.Tensor_out")
neg = define(
    "neg(Tensor self) -> Tensor",
    {
        "CPU": "np.negative",
        "Meta": "np.negative",
        "SparseCPU": ".sparse.arithmetic:coo_neg",
        "SparseCsrCPU": ".sparse.arithmetic:coo_neg",
    },
    pointwise="np.negative",
    promotion="default",
    dtypes="ifc",
    bool_error="Negation, the `-` operator, on a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.",
    out="same",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
neg_ = variant(neg, "neg_")
neg_out = variant(neg, "neg.out")
negative = define("negative(Tensor self) -> Tensor", alias_of="neg")
negative_ = variant(negative, "negative_")
negative_out = variant(negative, "negative.out")
positive = define(
    "positive(Tensor(a) self) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".pointwise.composites:positive"},
    view=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
reciprocal = define(
    "reciprocal(Tensor self) -> Tensor",
    {"CPU": "np.reciprocal", "Meta": "np.reciprocal"},
    pointwise="np.reciprocal",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
reciprocal_ = variant(reciprocal, "reciprocal_")
reciprocal_out = variant(reciprocal, "reciprocal.out")
square = define(
    "square(Tensor self) -> Tensor",
    {
        "CPU": ".pointwise.arithmetic:square",
        "Meta": ".pointwise.arithmetic:square",
        "SparseCPU": ".sparse.arithmetic:of_values",
    },
    pointwise=".pointwise.arithmetic:square",
    decomposition=".pointwise.composite_decomposed:square_decomposed",
    promotion="default",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
square_ = variant(square, "square_")
square_out = variant(square, "square.out")
addcmul = define(
    "addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
    {"CPU": ".pointwise.arithmetic:addcmul", "Meta": ".pointwise.arithmetic:addcmul"},
    small=".pointwise.small_updates:addcmul",
    promotion="default",
    dtypes="ifc",
    refused_as="addcmul_cpu_out",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
addcmul_ = variant(addcmul, "addcmul_")
addcmul_out = variant(addcmul, "addcmul.out")
addcdiv = define(
    "addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
    {"CPU": ".pointwise.arithmetic:addcdiv", "Meta": ".pointwise.arithmetic:addcdiv"},
    small=".pointwise.small_updates:addcdiv",
    promotion="default",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
addcdiv_ = variant(addcdiv, "addcdiv_")
addcdiv_out = variant(addcdiv, "addcdiv.out")
lerp_Tensor = define(
    "lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor",
    {"CPU": ".pointwise.arithmetic:lerp", "Meta": ".pointwise.arithmetic:lerp_shape"},
    shape=".pointwise.arithmetic:lerp_shape",
    dtypes="fc",
    refused_as="lerp_kernel_tensor",
    out="apart same",
    broadcasts=True,
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
lerp__Tensor = variant(lerp_Tensor, "lerp_.Tensor")
lerp_Tensor_out = variant(lerp_Tensor, "lerp.Tensor_out")
lerp_Scalar = define(
    "lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor",
    {"CPU": ".pointwise.arithmetic:lerp", "Meta": ".pointwise.arithmetic:lerp_shape"},
    shape=".pointwise.arithmetic:lerp_shape",
    small=".pointwise.small_updates:lerp",
    dtypes="fc",
    refused_as="lerp_kernel_scalar",
    out="apart castable",
    broadcasts=True,
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
lerp__Scalar = variant(lerp_Scalar, "lerp_.Scalar")
lerp_Scalar_out = variant(lerp_Scalar, "lerp.Scalar_out")
pow_Tensor_Tensor = define(
    "pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor",
    {"CPU": ".pointwise.exponential:pow_tensor", "Meta": ".pointwise.exponential:pow_tensor"},
    pointwise=".pointwise.exponential:pow_tensor",
    promotion="default",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
pow__Tensor = variant(pow_Tensor_Tensor, "pow_.Tensor")
pow_Tensor_Tensor_out = variant(pow_Tensor_Tensor, "pow.Tensor_Tensor_out")
pow_Tensor_Scalar = define(
    "pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor",
    {
        "CPU": ".pointwise.exponential:pow_scalar_exponent",
        "SparseCPU": ".sparse.arithmetic:coo_pow",
        "Meta": ".result:beside_number",
    },
    shape=".result:beside_number",
    out="apart castable",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
pow__Scalar = variant(pow_Tensor_Scalar, "pow_.Scalar")
pow_Tensor_Scalar_out = variant(pow_Tensor_Scalar, "pow.Tensor_Scalar_out")
pow_Scalar = define(
    "pow.Scalar(Scalar self, Tensor exponent) -> Tensor",
    {
        "CPU": ".pointwise.exponential:pow_scalar_base",
        "Meta": ".pointwise.exponential:pow_scalar_base_shape",
    },
    shape=".pointwise.exponential:pow_scalar_base_shape",
    out="apart castable",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
pow_Scalar_out = variant(pow_Scalar, "pow.Scalar_out")
float_power_Tensor_Tensor = define(
    "float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor",
    {"CompositeImplicitAutograd": ".pointwise.composites:float_power"},
    tags=("pointwise", "pt2_compliant_tag"),
)
float_power_Tensor_Tensor_out = variant(float_power_Tensor_Tensor, "float_power.Tensor_Tensor_out")
float_power_Tensor_Scalar = define(
    "float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor",
    {"CompositeImplicitAutograd": ".pointwise.composites:float_power"},
    tags=("pointwise", "pt2_compliant_tag"),
)
float_power_Tensor_Scalar_out = variant(float_power_Tensor_Scalar, "float_power.Tensor_Scalar_out")
float_power_Scalar = define(
    "float_power.Scalar(Scalar self, Tensor exponent) -> Tensor",
    {"CompositeImplicitAutograd": ".pointwise.composites:float_power"},
    tags=("pointwise", "pt2_compliant_tag"),
)
float_power_Scalar_out = variant(float_power_Scalar, "float_power.Scalar_out")
float_power__Tensor = define(
    "float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)",
    {"CompositeImplicitAutograd": ".pointwise.composites:float_power_"},
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
float_power__Scalar = define(
    "float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)",
    {"CompositeImplicitAutograd": ".pointwise.composites:float_power_"},
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
exp = define(
    "exp(Tensor self) -> Tensor",
    {"CPU": "np.exp", "Meta": "np.exp"},
    pointwise="np.exp",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
exp_ = variant(exp, "exp_")
exp_out = variant(exp, "exp.out")
exp2 = define(
    "exp2(Tensor self) -> Tensor",
    {"CPU": ".pointwise.exponential:exp2", "Meta": ".pointwise.exponential:exp2"},
    pointwise=".pointwise.exponential:exp2",
    promotion="int_to_float",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
exp2_ = variant(exp2, "exp2_")
exp2_out = variant(exp2, "exp2.out")
expm1 = define(
    "expm1(Tensor self) -> Tensor",
    {
        "CPU": "np.expm1",
        "Meta": "np.expm1",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise="np.expm1",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
expm1_ = variant(expm1, "expm1_")
expm1_out = variant(expm1, "expm1.out")
log = define(
    "log(Tensor self) -> Tensor",
    {"CPU": "np.log", "Meta": "np.log"},
    pointwise="np.log",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
log_ = variant(log, "log_")
log_out = variant(log, "log.out")
log2 = define(
    "log2(Tensor self) -> Tensor",
    {"CPU": "np.log2", "Meta": "np.log2"},
    pointwise="np.log2",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
log2_ = variant(log2, "log2_")
log2_out = variant(log2, "log2.out")
log10 = define(
    "log10(Tensor self) -> Tensor",
    {"CPU": ".pointwise.exponential:log10", "Meta": ".pointwise.exponential:log10"},
    pointwise=".pointwise.exponential:log10",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
log10_ = variant(log10, "log10_")
log10_out = variant(log10, "log10.out")
log1p = define(
    "log1p(Tensor self) -> Tensor",
    {
        "CPU": ".pointwise.exponential:log1p",
        "Meta": ".pointwise.exponential:log1p",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise=".pointwise.exponential:log1p",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
log1p_ = variant(log1p, "log1p_")
log1p_out = variant(log1p, "log1p.out")
sqrt = define(
    "sqrt(Tensor self) -> Tensor",
    {
        "CPU": "np.sqrt",
        "Meta": "np.sqrt",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise="np.sqrt",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
sqrt_ = variant(sqrt, "sqrt_")
sqrt_out = variant(sqrt, "sqrt.out")
rsqrt = define(
    "rsqrt(Tensor self) -> Tensor",
    {"CPU": ".pointwise.exponential:rsqrt", "Meta": ".pointwise.exponential:rsqrt"},
    pointwise=".pointwise.exponential:rsqrt",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
rsqrt_ = variant(rsqrt, "rsqrt_")
rsqrt_out = variant(rsqrt, "rsqrt.out")
logaddexp = define(
    "logaddexp(Tensor self, Tensor other) -> Tensor",
    {"CPU": ".pointwise.exponential:logaddexp", "Meta": ".pointwise.exponential:logaddexp"},
    pointwise=".pointwise.exponential:logaddexp",
    promotion="default",
    dtypes="fc",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
logaddexp_out = variant(logaddexp, "logaddexp.out")
logaddexp2 = define(
    "logaddexp2(Tensor self, Tensor other) -> Tensor",
    {"CPU": ".pointwise.exponential:logaddexp2", "Meta": ".pointwise.exponential:logaddexp2"},
    pointwise=".pointwise.exponential:logaddexp2",
    promotion="default",
    dtypes="f",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
logaddexp2_out = variant(logaddexp2, "logaddexp2.out")
xlogy_Tensor = define(
    "xlogy.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CPU": ".pointwise.exponential:xlogy", "Meta": ".pointwise.exponential:xlogy"},
    pointwise=".pointwise.exponential:xlogy",
    promotion="int_to_float",
    numbers="some",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
xlogy__Tensor = variant(xlogy_Tensor, "xlogy_.Tensor")
xlogy_OutTensor = variant(xlogy_Tensor, "xlogy.OutTensor")
ldexp_Tensor = define(
    "ldexp.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CompositeExplicitAutograd": ".pointwise.composites:ldexp_Tensor"},
    out="apart castable",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
ldexp_ = variant(ldexp_Tensor, "ldexp_")
ldexp_out = variant(ldexp_Tensor, "ldexp.out")
frexp_Tensor = define(
    "frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)",
    {"CPU": ".pointwise.exponential:frexp", "Meta": ".pointwise.exponential:frexp_shape"},
    shape=".pointwise.exponential:frexp_shape",
    dtypes="f",
    out="apart",
    autograd=True,
    return_type="frexp",
    tags=("pointwise", "pt2_compliant_tag"),
)
frexp_Tensor_out = variant(frexp_Tensor, "frexp.Tensor_out")
sin = define(
    "sin(Tensor self) -> Tensor",
    {
        "CPU": "np.sin",
        "Meta": "np.sin",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise="np.sin",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
sin_ = variant(sin, "sin_")
sin_out = variant(sin, "sin.out")
cos = define(
    "cos(Tensor self) -> Tensor",
    {"CPU": "np.cos", "Meta": "np.cos"},
    pointwise="np.cos",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
cos_ = variant(cos, "cos_")
cos_out = variant(cos, "cos.out")
tan = define(
    "tan(Tensor self) -> Tensor",
    {
        "CPU": "np.tan",
        "Meta": "np.tan",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise="np.tan",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
tan_ = variant(tan, "tan_")
tan_out = variant(tan, "tan.out")
asin = define(
    "asin(Tensor self) -> Tensor",
    {
        "CPU": "np.arcsin",
        "Meta": "np.arcsin",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise="np.arcsin",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
asin_ = variant(asin, "asin_")
asin_out = variant(asin, "asin.out")
acos = define(
    "acos(Tensor self) -> Tensor",
    {"CPU": "np.arccos", "Meta": "np.arccos"},
    pointwise="np.arccos",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
acos_ = variant(acos, "acos_")
acos_out = variant(acos, "acos.out")
atan = define(
    "atan(Tensor self) -> Tensor",
    {
        "CPU": "np.arctan",
        "Meta": "np.arctan",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise="np.arctan",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
atan_ = variant(atan, "atan_")
atan_out = variant(atan, "atan.out")
sinh = define(
    "sinh(Tensor self) -> Tensor",
    {
        "CPU": "np.sinh",
        "Meta": "np.sinh",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise="np.sinh",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
sinh_ = variant(sinh, "sinh_")
sinh_out = variant(sinh, "sinh.out")
cosh = define(
    "cosh(Tensor self) -> Tensor",
    {"CPU": "np.cosh", "Meta": "np.cosh"},
    pointwise="np.cosh",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
cosh_ = variant(cosh, "cosh_")
cosh_out = variant(cosh, "cosh.out")
tanh = define(
    "tanh(Tensor self) -> Tensor",
    {
        "CPU": "np.tanh",
        "Meta": "np.tanh",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise="np.tanh",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
tanh_ = variant(tanh, "tanh_")
tanh_out = variant(tanh, "tanh.out")
_one_minus_square = define(
    "_one_minus_square(Tensor self) -> Tensor",
    {
        "CPU": ".pointwise.exponential:one_minus_square",
        "Meta": ".pointwise.exponential:one_minus_square",
    },
    pointwise=".pointwise.exponential:one_minus_square",
    promotion="int_to_float",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
asinh = define(
    "asinh(Tensor self) -> Tensor",
    {
        "CPU": "np.arcsinh",
        "Meta": "np.arcsinh",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise="np.arcsinh",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
asinh_ = variant(asinh, "asinh_")
asinh_out = variant(asinh, "asinh.out")
acosh = define(
    "acosh(Tensor self) -> Tensor",
    {"CPU": "np.arccosh", "Meta": "np.arccosh"},
    pointwise="np.arccosh",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
acosh_ = variant(acosh, "acosh_")
acosh_out = variant(acosh, "acosh.out")
atanh = define(
    "atanh(Tensor self) -> Tensor",
    {
        "CPU": "np.arctanh",
        "Meta": "np.arctanh",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise="np.arctanh",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
atanh_ = variant(atanh, "atanh_")
atanh_out = variant(atanh, "atanh.out")
atan2 = define(
    "atan2(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.arctan2", "Meta": "np.arctan2"},
    pointwise="np.arctan2",
    promotion="int_to_float",
    dtypes="bif",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
atan2_ = variant(atan2, "atan2_")
atan2_out = variant(atan2, "atan2.out")
arctan2 = define("arctan2(Tensor self, Tensor other) -> Tensor", alias_of="atan2")
arctan2_ = variant(arctan2, "arctan2_")
arctan2_out = variant(arctan2, "arctan2.out")
arcsin = define("arcsin(Tensor self) -> Tensor", alias_of="asin")
arcsin_ = variant(arcsin, "arcsin_")
arcsin_out = variant(arcsin, "arcsin.out")
arccos = define("arccos(Tensor self) -> Tensor", alias_of="acos")
arccos_ = variant(arccos, "arccos_")
arccos_out = variant(arccos, "arccos.out")
arctan = define("arctan(Tensor self) -> Tensor", alias_of="atan")
arctan_ = variant(arctan, "arctan_")
arctan_out = variant(arctan, "arctan.out")
arcsinh = define("arcsinh(Tensor self) -> Tensor", alias_of="asinh")
arcsinh_ = variant(arcsinh, "arcsinh_")
arcsinh_out = variant(arcsinh, "arcsinh.out")
arccosh = define("arccosh(Tensor self) -> Tensor", alias_of="acosh")
arccosh_ = variant(arccosh, "arccosh_")
arccosh_out = variant(arccosh, "arccosh.out")
arctanh = define("arctanh(Tensor self) -> Tensor", alias_of="atanh")
arctanh_ = variant(arctanh, "arctanh_")
arctanh_out = variant(arctanh, "arctanh.out")
tanh_backward = define(
    "tanh_backward(Tensor grad_output, Tensor output) -> Tensor",
    {"CPU": ".pointwise.exponential:tanh_backward", "Meta": ".pointwise.exponential:tanh_backward"},
    pointwise=".pointwise.exponential:tanh_backward",
    promotion="default",
    dtypes="fc",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
tanh_backward_grad_input = variant(tanh_backward, "tanh_backward.grad_input")
sinc = define(
    "sinc(Tensor self) -> Tensor",
    {"CPU": ".pointwise.exponential:sinc", "Meta": ".pointwise.exponential:sinc"},
    pointwise=".pointwise.exponential:sinc",
    promotion="int_to_float",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
sinc_ = variant(sinc, "sinc_")
sinc_out = variant(sinc, "sinc.out")
hypot = define(
    "hypot(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.hypot", "Meta": "np.hypot"},
    pointwise="np.hypot",
    promotion="default",
    dtypes="f",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
hypot_ = variant(hypot, "hypot_")
hypot_out = variant(hypot, "hypot.out")
_over_hypot = define(
    "_over_hypot(Tensor self, Tensor other) -> Tensor",
    {"CPU": ".pointwise.exponential:over_hypot", "Meta": ".pointwise.exponential:over_hypot"},
    pointwise=".pointwise.exponential:over_hypot",
    promotion="default",
    dtypes="f",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
deg2rad = define(
    "deg2rad(Tensor self) -> Tensor",
    {
        "CPU": ".pointwise.exponential:deg2rad",
        "Meta": ".pointwise.exponential:deg2rad",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise=".pointwise.exponential:deg2rad",
    promotion="int_to_float",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
deg2rad_ = variant(deg2rad, "deg2rad_")
deg2rad_out = variant(deg2rad, "deg2rad.out")
rad2deg = define(
    "rad2deg(Tensor self) -> Tensor",
    {
        "CPU": ".pointwise.exponential:rad2deg",
        "Meta": ".pointwise.exponential:rad2deg",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise=".pointwise.exponential:rad2deg",
    promotion="int_to_float",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
rad2deg_ = variant(rad2deg, "rad2deg_")
rad2deg_out = variant(rad2deg, "rad2deg.out")
sigmoid = define(
    "sigmoid(Tensor self) -> Tensor",
    {"CPU": ".pointwise.exponential:sigmoid", "Meta": ".pointwise.exponential:sigmoid"},
    pointwise=".pointwise.exponential:sigmoid",
    small=".pointwise.small_functions:sigmoid",
    promotion="int_to_float",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
sigmoid_ = variant(sigmoid, "sigmoid_")
sigmoid_out = variant(sigmoid, "sigmoid.out")
_logistic = define(
    "_logistic(Tensor self) -> Tensor",
    {"CPU": ".pointwise.exponential:sigmoid", "Meta": ".pointwise.exponential:sigmoid"},
    pointwise=".pointwise.exponential:sigmoid",
    promotion="int_to_float",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
sigmoid_backward = define(
    "sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor",
    {
        "CPU": ".pointwise.exponential:sigmoid_backward",
        "Meta": ".pointwise.exponential:sigmoid_backward",
    },
    pointwise=".pointwise.exponential:sigmoid_backward",
    promotion="default",
    dtypes="fc",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
sigmoid_backward_grad_input = variant(sigmoid_backward, "sigmoid_backward.grad_input")
logit = define(
    "logit(Tensor self, float? eps=None) -> Tensor",
    {"CPU": ".pointwise.exponential:logit", "Meta": ".pointwise.exponential:logit"},
    promotion="int_to_float",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
logit_ = variant(logit, "logit_")
logit_out = variant(logit, "logit.out")
abs = define(
    "abs(Tensor self) -> Tensor",
    {
        "CPU": "np.absolute",
        "Meta": "np.absolute",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise="np.absolute",
    promotion="complex_to_float",
    dtypes="ifc",
    out="same",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
abs_ = variant(abs, "abs_")
abs_out = variant(abs, "abs.out")
absolute = define("absolute(Tensor self) -> Tensor", alias_of="abs")
absolute_ = variant(absolute, "absolute_")
absolute_out = variant(absolute, "absolute.out")
sign = define(
    "sign(Tensor self) -> Tensor",
    {
        "CPU": ".pointwise.arithmetic:sign",
        "Meta": ".pointwise.arithmetic:sign",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise=".pointwise.arithmetic:sign",
    promotion="default",
    dtypes="bif",
    out="same",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
sign_ = variant(sign, "sign_")
sign_out = variant(sign, "sign.out")
sgn = define(
    "sgn(Tensor self) -> Tensor",
    {
        "CPU": ".pointwise.arithmetic:sgn",
        "Meta": ".pointwise.arithmetic:sgn",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise=".pointwise.arithmetic:sgn",
    promotion="default",
    out="same",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
sgn_ = variant(sgn, "sgn_")
sgn_out = variant(sgn, "sgn.out")
signbit = define(
    "signbit(Tensor self) -> Tensor",
    {
        "CPU": ".pointwise.comparison:signbit",
        "Meta": ".pointwise.comparison:signbit",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise=".pointwise.comparison:signbit",
    promotion="always_bool",
    dtypes="bif",
    out="same",
    tags=("pointwise", "pt2_compliant_tag"),
)
signbit_out = variant(signbit, "signbit.out")
copysign_Tensor = define(
    "copysign.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.copysign", "Meta": "np.copysign"},
    pointwise="np.copysign",
    promotion="int_to_float",
    numbers="other",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
copysign__Tensor = variant(copysign_Tensor, "copysign_.Tensor")
copysign_out = variant(copysign_Tensor, "copysign.out")
floor = define(
    "floor(Tensor self) -> Tensor",
    {
        "CPU": "np.floor",
        "Meta": "np.floor",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise="np.floor",
    promotion="default",
    dtypes="if",
    refused_as="floor_vml_cpu",
    out="same",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
floor_ = variant(floor, "floor_")
floor_out = variant(floor, "floor.out")
ceil = define(
    "ceil(Tensor self) -> Tensor",
    {
        "CPU": "np.ceil",
        "Meta": "np.ceil",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise="np.ceil",
    promotion="default",
    dtypes="if",
    refused_as="ceil_vml_cpu",
    out="same",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
ceil_ = variant(ceil, "ceil_")
ceil_out = variant(ceil, "ceil.out")
trunc = define(
    "trunc(Tensor self) -> Tensor",
    {
        "CPU": "np.trunc",
        "Meta": "np.trunc",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise="np.trunc",
    promotion="default",
    dtypes="if",
    refused_as="trunc_vml_cpu",
    out="same",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
trunc_ = variant(trunc, "trunc_")
trunc_out = variant(trunc, "trunc.out")
fix = define("fix(Tensor self) -> Tensor", alias_of="trunc")
fix_ = variant(fix, "fix_")
fix_out = variant(fix, "fix.out")
frac = define(
    "frac(Tensor self) -> Tensor",
    {
        "CPU": ".pointwise.arithmetic:frac",
        "Meta": ".pointwise.arithmetic:frac",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise=".pointwise.arithmetic:frac",
    promotion="default",
    dtypes="f",
    out="same",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
frac_ = variant(frac, "frac_")
frac_out = variant(frac, "frac.out")
round = define(
    "round(Tensor self) -> Tensor",
    {
        "CPU": ".pointwise.arithmetic:round_half_even",
        "Meta": ".pointwise.arithmetic:round_half_even",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise=".pointwise.arithmetic:round_half_even",
    promotion="default",
    dtypes="if",
    refused_as="round_vml_cpu",
    out="same",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
round_ = variant(round, "round_")
round_out = variant(round, "round.out")
round_decimals = define(
    "round.decimals(Tensor self, *, int decimals) -> Tensor",
    {"CPU": ".pointwise.arithmetic:round_decimals", "Meta": ".result:broadcast_result"},
    shape=".result:broadcast_result",
    dtypes="f",
    out="apart",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
round__decimals = variant(round_decimals, "round_.decimals")
round_decimals_out = variant(round_decimals, "round.decimals_out")
heaviside = define(
    "heaviside(Tensor self, Tensor values) -> Tensor",
    {"CPU": ".pointwise.arithmetic:heaviside", "Meta": ".pointwise.arithmetic:heaviside"},
    pointwise=".pointwise.arithmetic:heaviside",
    dtypes="bif",
    out="same",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
heaviside_ = variant(heaviside, "heaviside_")
heaviside_out = variant(heaviside, "heaviside.out")
nextafter = define(
    "nextafter(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.nextafter", "Meta": "np.nextafter"},
    pointwise="np.nextafter",
    promotion="default",
    dtypes="f",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
nextafter_ = variant(nextafter, "nextafter_")
nextafter_out = variant(nextafter, "nextafter.out")
gcd = define(
    "gcd(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.gcd", "Meta": "np.gcd"},
    pointwise="np.gcd",
    promotion="default",
    dtypes="i",
    tags=("pointwise", "pt2_compliant_tag"),
)
gcd_ = variant(gcd, "gcd_")
gcd_out = variant(gcd, "gcd.out")
lcm = define(
    "lcm(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.lcm", "Meta": "np.lcm"},
    pointwise="np.lcm",
    promotion="default",
    dtypes="i",
    tags=("pointwise", "pt2_compliant_tag"),
)
lcm_ = variant(lcm, "lcm_")
lcm_out = variant(lcm, "lcm.out")
nan_to_num = define(
    "nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor",
    {"CPU": ".pointwise.arithmetic:nan_to_num", "Meta": ".pointwise.arithmetic:nan_to_num"},
    promotion="default",
    out="same",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
nan_to_num_ = variant(nan_to_num, "nan_to_num_")
nan_to_num_out = variant(nan_to_num, "nan_to_num.out")
maximum = define(
    "maximum(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.maximum", "Meta": "np.maximum"},
    pointwise="np.maximum",
    promotion="default",
    dtypes="bif",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
maximum_out = variant(maximum, "maximum.out")
minimum = define(
    "minimum(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.minimum", "Meta": "np.minimum"},
    pointwise="np.minimum",
    promotion="default",
    dtypes="bif",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
minimum_out = variant(minimum, "minimum.out")
fmax = define(
    "fmax(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.fmax", "Meta": "np.fmax"},
    pointwise="np.fmax",
    promotion="default",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
fmax_out = variant(fmax, "fmax.out")
fmin = define(
    "fmin(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.fmin", "Meta": "np.fmin"},
    pointwise="np.fmin",
    promotion="default",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
fmin_out = variant(fmin, "fmin.out")
max_other = define(
    "max.other(Tensor self, Tensor other) -> Tensor",
    alias_of="maximum",
    tags=("pointwise", "pt2_compliant_tag"),
)
max_out = variant(max_other, "max.out")
min_other = define(
    "min.other(Tensor self, Tensor other) -> Tensor",
    alias_of="minimum",
    tags=("pointwise", "pt2_compliant_tag"),
)
min_out = variant(min_other, "min.out")
clamp_Tensor = define(
    "clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor",
    {"CPU": ".pointwise.choice:clamp_tensor", "Meta": ".pointwise.choice:clamp_tensor_shape"},
    shape=".pointwise.choice:clamp_tensor_shape",
    dtypes="bif",
    out="apart castable",
    broadcasts=True,
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
clamp__Tensor = variant(clamp_Tensor, "clamp_.Tensor")
clamp_Tensor_out = variant(clamp_Tensor, "clamp.Tensor_out")
clamp = define(
    "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor",
    {"CPU": ".pointwise.choice:clamp", "Meta": ".pointwise.choice:clamp_shape"},
    shape=".pointwise.choice:clamp_shape",
    small=".pointwise.small:clamp",
    dtypes="bif",
    out="apart",
    broadcasts=True,
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
clamp_ = variant(clamp, "clamp_")
clamp_out = variant(clamp, "clamp.out")
clip_Tensor = define(
    "clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor",
    alias_of="clamp.Tensor",
    tags=("pointwise", "pt2_compliant_tag"),
)
clip__Tensor = variant(clip_Tensor, "clip_.Tensor")
clip_Tensor_out = variant(clip_Tensor, "clip.Tensor_out")
clip = define(
    "clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor",
    alias_of="clamp",
    tags=("pointwise", "pt2_compliant_tag"),
)
clip_ = variant(clip, "clip_")
clip_out = variant(clip, "clip.out")
clamp_min_Tensor = define(
    "clamp_min.Tensor(Tensor self, Tensor min) -> Tensor",
    {"CPU": "np.maximum", "Meta": "np.maximum"},
    pointwise="np.maximum",
    promotion="default",
    dtypes="bif",
    refused_as="maximum_cpu",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
clamp_min__Tensor = variant(clamp_min_Tensor, "clamp_min_.Tensor")
clamp_min_Tensor_out = variant(clamp_min_Tensor, "clamp_min.Tensor_out")
clamp_min = define(
    "clamp_min(Tensor self, Scalar min) -> Tensor",
    {"CPU": ".pointwise.choice:clamp_min", "Meta": ".result:beside_number"},
    shape=".result:beside_number",
    small=".pointwise.small:clamp_min",
    dtypes="bif",
    out="apart",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
clamp_min_ = variant(clamp_min, "clamp_min_")
clamp_min_out = variant(clamp_min, "clamp_min.out")
clamp_max_Tensor = define(
    "clamp_max.Tensor(Tensor self, Tensor max) -> Tensor",
    {"CPU": "np.minimum", "Meta": "np.minimum"},
    pointwise="np.minimum",
    promotion="default",
    dtypes="bif",
    refused_as="minimum_cpu",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
clamp_max__Tensor = variant(clamp_max_Tensor, "clamp_max_.Tensor")
clamp_max_Tensor_out = variant(clamp_max_Tensor, "clamp_max.Tensor_out")
clamp_max = define(
    "clamp_max(Tensor self, Scalar max) -> Tensor",
    {"CPU": ".pointwise.choice:clamp_max", "Meta": ".result:beside_number"},
    shape=".result:beside_number",
    small=".pointwise.small:clamp_max",
    dtypes="bif",
    out="apart",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
clamp_max_ = variant(clamp_max, "clamp_max_")
clamp_max_out = variant(clamp_max, "clamp_max.out")
_foreach_maximum__List = define(
    "_foreach_maximum_.List(Tensor(a!)[] self, Tensor[] other) -> ()",
    {"CompositeImplicitAutograd": ".pointwise.composites:maximum_of_each_"},
    dtypes="bif",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_maximum__Scalar = define(
    "_foreach_maximum_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()",
    {"CompositeImplicitAutograd": ".pointwise.composites:maximum_of_each_"},
    dtypes="bif",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_maximum__ScalarList = define(
    "_foreach_maximum_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()",
    {"CompositeImplicitAutograd": ".pointwise.composites:maximum_of_each_"},
    dtypes="bif",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_minimum__List = define(
    "_foreach_minimum_.List(Tensor(a!)[] self, Tensor[] other) -> ()",
    {"CompositeImplicitAutograd": ".pointwise.composites:minimum_of_each_"},
    dtypes="bif",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_minimum__Scalar = define(
    "_foreach_minimum_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()",
    {"CompositeImplicitAutograd": ".pointwise.composites:minimum_of_each_"},
    dtypes="bif",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_minimum__ScalarList = define(
    "_foreach_minimum_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()",
    {"CompositeImplicitAutograd": ".pointwise.composites:minimum_of_each_"},
    dtypes="bif",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
where_self = define(
    "where.self(Tensor condition, Tensor self, Tensor other) -> Tensor",
    {"CPU": ".pointwise.choice:where", "Meta": ".pointwise.choice:where_shape"},
    shape=".pointwise.choice:where_shape",
    small=".pointwise.small:where",
    numbers="self, other",
    out="apart tensors",
    broadcasts=True,
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
where_self_out = variant(where_self, "where.self_out", numbers=False)
where = define(
    "where(Tensor condition) -> Tensor[]",
    {"CompositeImplicitAutograd": ".pointwise.composites:where_nonzero"},
    tags=("data_dependent_output", "pt2_compliant_tag"),
)
angle = define(
    "angle(Tensor self) -> Tensor",
    {
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
        "CPU": ".pointwise.complex:angle",
        "Meta": ".pointwise.complex:angle_shape",
    },
    shape=".pointwise.complex:angle_shape",
    out="apart castable",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
angle_out = variant(angle, "angle.out")
conj_physical = define(
    "conj_physical(Tensor self) -> Tensor",
    {
        "CPU": ".pointwise.complex:conj_physical",
        "Meta": ".pointwise.complex:conj_physical",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise=".pointwise.complex:conj_physical",
    decomposition=".pointwise.composite_decomposed:conj_physical_decomposed",
    promotion="default",
    out="same",
    autograd=True,
    tags=("maybe_aliasing_or_mutating", "pointwise", "pt2_compliant_tag"),
)
conj_physical_ = variant(conj_physical, "conj_physical_")
conj_physical_out = variant(conj_physical, "conj_physical.out")
_conj_physical = define(
    "_conj_physical(Tensor self) -> Tensor",
    {"CPU": ".pointwise.complex:conj_physical", "Meta": ".pointwise.complex:conj_physical"},
    pointwise=".pointwise.complex:conj_physical",
    promotion="default",
    out="same",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
_conj_physical_out = variant(_conj_physical, "_conj_physical.out")
complex = define(
    "complex(Tensor real, Tensor imag) -> Tensor",
    {"CPU": ".pointwise.complex:complex", "Meta": ".pointwise.complex:complex_shape"},
    shape=".pointwise.complex:complex_shape",
    out_error="Expected object of scalar type {result} but got scalar type {given} for argument 'out'",
    autograd=True,
)
complex_out = variant(complex, "complex.out")
polar = define(
    "polar(Tensor abs, Tensor angle) -> Tensor",
    {"CPU": ".pointwise.complex:polar", "Meta": ".pointwise.complex:polar_shape"},
    shape=".pointwise.complex:polar_shape",
    autograd=True,
)
polar_out = variant(polar, "polar.out")
bitwise_and_Tensor = define(
    "bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.bitwise_and", "Meta": "np.bitwise_and"},
    pointwise="np.bitwise_and",
    promotion="default",
    numbers="some",
    dtypes="bi",
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
bitwise_and__Tensor = variant(bitwise_and_Tensor, "bitwise_and_.Tensor")
bitwise_and_Tensor_out = variant(bitwise_and_Tensor, "bitwise_and.Tensor_out")
bitwise_or_Tensor = define(
    "bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.bitwise_or", "Meta": "np.bitwise_or"},
    pointwise="np.bitwise_or",
    promotion="default",
    numbers="some",
    dtypes="bi",
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
bitwise_or__Tensor = variant(bitwise_or_Tensor, "bitwise_or_.Tensor")
bitwise_or_Tensor_out = variant(bitwise_or_Tensor, "bitwise_or.Tensor_out")
bitwise_xor_Tensor = define(
    "bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.bitwise_xor", "Meta": "np.bitwise_xor"},
    pointwise="np.bitwise_xor",
    promotion="default",
    numbers="some",
    dtypes="bi",
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
bitwise_xor__Tensor = variant(bitwise_xor_Tensor, "bitwise_xor_.Tensor")
bitwise_xor_Tensor_out = variant(bitwise_xor_Tensor, "bitwise_xor.Tensor_out")
bitwise_not = define(
    "bitwise_not(Tensor self) -> Tensor",
    {"CPU": "np.invert", "Meta": "np.invert"},
    pointwise="np.invert",
    promotion="default",
    dtypes="bi",
    out="same",
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
bitwise_not_ = variant(bitwise_not, "bitwise_not_")
bitwise_not_out = variant(bitwise_not, "bitwise_not.out")
bitwise_left_shift_Tensor = define(
    "bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.left_shift", "Meta": "np.left_shift"},
    pointwise="np.left_shift",
    promotion="default",
    numbers="some",
    dtypes="i",
    refused_as="lshift_cpu",
    tags=("pointwise", "pt2_compliant_tag"),
)
bitwise_left_shift__Tensor = variant(bitwise_left_shift_Tensor, "bitwise_left_shift_.Tensor")
bitwise_left_shift_Tensor_out = variant(bitwise_left_shift_Tensor, "bitwise_left_shift.Tensor_out")
bitwise_right_shift_Tensor = define(
    "bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.right_shift", "Meta": "np.right_shift"},
    pointwise="np.right_shift",
    promotion="default",
    numbers="some",
    dtypes="i",
    refused_as="rshift_cpu",
    tags=("pointwise", "pt2_compliant_tag"),
)
bitwise_right_shift__Tensor = variant(bitwise_right_shift_Tensor, "bitwise_right_shift_.Tensor")
bitwise_right_shift_Tensor_out = variant(
    bitwise_right_shift_Tensor,
    "bitwise_right_shift.Tensor_out",
)
fake_quantize_per_tensor_affine_cachemask = define(
    "fake_quantize_per_tensor_affine_cachemask(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> (Tensor output, Tensor mask)",
    {
        "CPU": ".pointwise.quantization:fake_quantize",
        "Meta": ".pointwise.quantization:fake_quantize_shape",
    },
    shape=".pointwise.quantization:fake_quantize_shape",
    dtypes="f",
    out="apart",
    autograd=True,
    return_type="fake_quantize_per_tensor_affine_cachemask",
)
fake_quantize_per_tensor_affine_cachemask_out = variant(
    fake_quantize_per_tensor_affine_cachemask,
    "fake_quantize_per_tensor_affine_cachemask.out",
)
fake_quantize_per_tensor_affine = define(
    "fake_quantize_per_tensor_affine(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> Tensor",
    {"CompositeImplicitAutograd": ".pointwise.composites:fake_quantize_per_tensor_affine"},
)
_fake_quantize_per_tensor_affine_cachemask_tensor_qparams = define(
    "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max) -> (Tensor output, Tensor mask)",
    {
        "CPU": ".pointwise.quantization:fake_quantize_by_tensors",
        "Meta": ".pointwise.quantization:fake_quantize_by_tensors_shape",
    },
    shape=".pointwise.quantization:fake_quantize_by_tensors_shape",
    dtypes="f",
    out="apart",
    autograd=True,
    return_type="_fake_quantize_per_tensor_affine_cachemask_tensor_qparams",
)
_fake_quantize_per_tensor_affine_cachemask_tensor_qparams_out = variant(
    _fake_quantize_per_tensor_affine_cachemask_tensor_qparams,
    "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams.out",
)
fake_quantize_per_tensor_affine_tensor_qparams = define(
    "fake_quantize_per_tensor_affine.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max) -> Tensor",
    {
        "CompositeImplicitAutograd": ".pointwise.composites:fake_quantize_per_tensor_affine_tensor_qparams",
    },
)
fake_quantize_per_tensor_affine_cachemask_backward = define(
    "fake_quantize_per_tensor_affine_cachemask_backward(Tensor grad, Tensor mask) -> Tensor",
    {"CompositeImplicitAutograd": ".pointwise.composites:masked_gradient"},
)
fake_quantize_per_channel_affine_cachemask = define(
    "fake_quantize_per_channel_affine_cachemask(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> (Tensor output, Tensor mask)",
    {
        "CPU": ".pointwise.quantization:fake_quantize_channels",
        "Meta": ".pointwise.quantization:fake_quantize_channels_shape",
    },
    shape=".pointwise.quantization:fake_quantize_channels_shape",
    dtypes="f",
    out="apart",
    autograd=True,
    return_type="fake_quantize_per_channel_affine_cachemask",
)
fake_quantize_per_channel_affine_cachemask_out = variant(
    fake_quantize_per_channel_affine_cachemask,
    "fake_quantize_per_channel_affine_cachemask.out",
)
fake_quantize_per_channel_affine = define(
    "fake_quantize_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> Tensor",
    {"CompositeImplicitAutograd": ".pointwise.composites:fake_quantize_per_channel_affine"},
)
fake_quantize_per_channel_affine_cachemask_backward = define(
    "fake_quantize_per_channel_affine_cachemask_backward(Tensor grad, Tensor mask) -> Tensor",
    {"CompositeImplicitAutograd": ".pointwise.composites:masked_gradient"},
)
_operators.family = "comparison"
eq_Tensor = define(
    "eq.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.equal", "Meta": "np.equal"},
    pointwise="np.equal",
    promotion="always_bool",
    numbers="other",
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
eq__Tensor = variant(eq_Tensor, "eq_.Tensor", autograd=True)
eq_Tensor_out = variant(eq_Tensor, "eq.Tensor_out")
ne_Tensor = define(
    "ne.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.not_equal", "Meta": "np.not_equal"},
    pointwise="np.not_equal",
    promotion="always_bool",
    numbers="other",
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
ne__Tensor = variant(ne_Tensor, "ne_.Tensor", autograd=True)
ne_Tensor_out = variant(ne_Tensor, "ne.Tensor_out")
not_equal_Tensor = define(
    "not_equal.Tensor(Tensor self, Tensor other) -> Tensor",
    alias_of="ne.Tensor",
    numbers="other",
)
not_equal__Tensor = variant(not_equal_Tensor, "not_equal_.Tensor")
not_equal_Tensor_out = variant(not_equal_Tensor, "not_equal.Tensor_out")
lt_Tensor = define(
    "lt.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.less", "Meta": "np.less"},
    pointwise="np.less",
    promotion="always_bool",
    numbers="other",
    dtypes="bif",
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
lt__Tensor = variant(lt_Tensor, "lt_.Tensor", autograd=True)
lt_Tensor_out = variant(lt_Tensor, "lt.Tensor_out")
less_Tensor = define(
    "less.Tensor(Tensor self, Tensor other) -> Tensor",
    alias_of="lt.Tensor",
    numbers="other",
)
less__Tensor = variant(less_Tensor, "less_.Tensor")
less_Tensor_out = variant(less_Tensor, "less.Tensor_out")
le_Tensor = define(
    "le.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.less_equal", "Meta": "np.less_equal"},
    pointwise="np.less_equal",
    promotion="always_bool",
    numbers="other",
    dtypes="bif",
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
le__Tensor = variant(le_Tensor, "le_.Tensor", autograd=True)
le_Tensor_out = variant(le_Tensor, "le.Tensor_out")
less_equal_Tensor = define(
    "less_equal.Tensor(Tensor self, Tensor other) -> Tensor",
    alias_of="le.Tensor",
    numbers="other",
)
less_equal__Tensor = variant(less_equal_Tensor, "less_equal_.Tensor")
less_equal_Tensor_out = variant(less_equal_Tensor, "less_equal.Tensor_out")
gt_Tensor = define(
    "gt.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.greater", "Meta": "np.greater"},
    pointwise="np.greater",
    promotion="always_bool",
    numbers="other",
    dtypes="bif",
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
gt__Tensor = variant(gt_Tensor, "gt_.Tensor", autograd=True)
gt_Tensor_out = variant(gt_Tensor, "gt.Tensor_out")
greater_Tensor = define(
    "greater.Tensor(Tensor self, Tensor other) -> Tensor",
    alias_of="gt.Tensor",
    numbers="other",
)
greater__Tensor = variant(greater_Tensor, "greater_.Tensor")
greater_Tensor_out = variant(greater_Tensor, "greater.Tensor_out")
ge_Tensor = define(
    "ge.Tensor(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.greater_equal", "Meta": "np.greater_equal"},
    pointwise="np.greater_equal",
    promotion="always_bool",
    numbers="other",
    dtypes="bif",
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
ge__Tensor = variant(ge_Tensor, "ge_.Tensor", autograd=True)
ge_Tensor_out = variant(ge_Tensor, "ge.Tensor_out")
greater_equal_Tensor = define(
    "greater_equal.Tensor(Tensor self, Tensor other) -> Tensor",
    alias_of="ge.Tensor",
    numbers="other",
)
greater_equal__Tensor = variant(greater_equal_Tensor, "greater_equal_.Tensor")
greater_equal_Tensor_out = variant(greater_equal_Tensor, "greater_equal.Tensor_out")
logical_and = define(
    "logical_and(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.logical_and", "Meta": "np.logical_and"},
    pointwise="np.logical_and",
    promotion="always_bool",
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
logical_and_ = variant(logical_and, "logical_and_", autograd=True)
logical_and_out = variant(logical_and, "logical_and.out")
logical_or = define(
    "logical_or(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.logical_or", "Meta": "np.logical_or"},
    pointwise="np.logical_or",
    promotion="always_bool",
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
logical_or_ = variant(logical_or, "logical_or_", autograd=True)
logical_or_out = variant(logical_or, "logical_or.out")
logical_xor = define(
    "logical_xor(Tensor self, Tensor other) -> Tensor",
    {"CPU": "np.logical_xor", "Meta": "np.logical_xor"},
    pointwise="np.logical_xor",
    promotion="always_bool",
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
logical_xor_ = variant(logical_xor, "logical_xor_", autograd=True)
logical_xor_out = variant(logical_xor, "logical_xor.out")
logical_not = define(
    "logical_not(Tensor self) -> Tensor",
    {"CPU": "np.logical_not", "Meta": "np.logical_not"},
    pointwise="np.logical_not",
    promotion="always_bool",
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
logical_not_ = variant(logical_not, "logical_not_", autograd=True)
logical_not_out = variant(logical_not, "logical_not.out")
isnan = define(
    "isnan(Tensor self) -> Tensor",
    {
        "CPU": "np.isnan",
        "Meta": "np.isnan",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise="np.isnan",
    promotion="always_bool",
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
isinf = define(
    "isinf(Tensor self) -> Tensor",
    {
        "CPU": "np.isinf",
        "Meta": "np.isinf",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise="np.isinf",
    promotion="always_bool",
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
isfinite = define(
    "isfinite(Tensor self) -> Tensor",
    {"CPU": "np.isfinite", "Meta": "np.isfinite"},
    pointwise="np.isfinite",
    decomposition=".pointwise.composite_decomposed:isfinite_decomposed",
    promotion="always_bool",
    tags=("pointwise", "pt2_compliant_tag"),
)
isposinf = define(
    "isposinf(Tensor self) -> Tensor",
    {
        "CPU": ".pointwise.comparison:isposinf",
        "Meta": ".pointwise.comparison:isposinf",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise=".pointwise.comparison:isposinf",
    promotion="always_bool",
    dtypes="bif",
    out="same",
    tags=("pointwise", "pt2_compliant_tag"),
)
isposinf_out = variant(isposinf, "isposinf.out")
isneginf = define(
    "isneginf(Tensor self) -> Tensor",
    {
        "CPU": ".pointwise.comparison:isneginf",
        "Meta": ".pointwise.comparison:isneginf",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise=".pointwise.comparison:isneginf",
    promotion="always_bool",
    dtypes="bif",
    out="same",
    tags=("pointwise", "pt2_compliant_tag"),
)
isneginf_out = variant(isneginf, "isneginf.out")
isreal = define(
    "isreal(Tensor self) -> Tensor",
    {"CPU": ".pointwise.comparison:isreal", "Meta": ".pointwise.comparison:isreal"},
    pointwise=".pointwise.comparison:isreal",
    decomposition=".pointwise.composite_decomposed:isreal_decomposed",
    promotion="always_bool",
    tags=("pointwise", "pt2_compliant_tag"),
)
isclose = define(
    "isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor",
    {"CPU": ".pointwise.comparison:isclose", "Meta": ".pointwise.comparison:isclose_shape"},
    shape=".pointwise.comparison:isclose_shape",
    decomposition=".pointwise.composite_decomposed:isclose_decomposed",
    broadcasts=True,
)
allclose = define(
    "allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool",
    {"CPU": ".pointwise.comparison:allclose"},
    broadcasts=True,
    tags=("data_dependent_output", "pt2_compliant_tag"),
)
equal = define(
    "equal(Tensor self, Tensor other) -> bool",
    {"CPU": ".pointwise.comparison:equal"},
    small=".pointwise.small:equal",
    tags=("data_dependent_output", "pt2_compliant_tag"),
)
_local_scalar_dense = define(
    "_local_scalar_dense(Tensor self) -> Scalar",
    {"CPU": ".pointwise.comparison:local_scalar_dense"},
    tags=("core", "data_dependent_output", "pt2_compliant_tag"),
)
_operators.family = "special"
erf = define(
    "erf(Tensor self) -> Tensor",
    {
        "CPU": ".special.erf:erf",
        "Meta": ".special.erf:erf",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise=".special.erf:erf",
    promotion="int_to_float",
    dtypes="bif",
    refused_as="erf_vml_cpu",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
erf_ = variant(erf, "erf_")
erf_out = variant(erf, "erf.out")
erfc = define(
    "erfc(Tensor self) -> Tensor",
    {"CPU": ".special.erf:erfc", "Meta": ".special.erf:erfc"},
    pointwise=".special.erf:erfc",
    promotion="int_to_float",
    dtypes="bif",
    refused_as="erfc_vml_cpu",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
erfc_ = variant(erfc, "erfc_")
erfc_out = variant(erfc, "erfc.out")
erfinv = define(
    "erfinv(Tensor self) -> Tensor",
    {
        "CPU": ".special.erf:erfinv",
        "Meta": ".special.erf:erfinv",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise=".special.erf:erfinv",
    promotion="int_to_float",
    dtypes="bif",
    refused_as="erfinv_vml_cpu",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
erfinv_ = variant(erfinv, "erfinv_")
erfinv_out = variant(erfinv, "erfinv.out")
special_erfcx = define(
    "special_erfcx(Tensor self) -> Tensor",
    {"CPU": ".special.erf:erfcx", "Meta": ".special.erf:erfcx"},
    pointwise=".special.erf:erfcx",
    promotion="int_to_float",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
special_erfcx_out = variant(special_erfcx, "special_erfcx.out")
_erfcx_integral = define(
    "_erfcx_integral(int n, Tensor self) -> Tensor",
    {"CPU": ".special.erf:erfcx_integral", "Meta": ".special.erf:erfcx_integral"},
    promotion="int_to_float",
    dtypes="bif",
    autograd=True,
)
special_ndtr = define(
    "special_ndtr(Tensor self) -> Tensor",
    {"CPU": ".special.erf:ndtr", "Meta": ".special.erf:ndtr"},
    pointwise=".special.erf:ndtr",
    decomposition=".pointwise.composite_decomposed:special_ndtr_decomposed",
    promotion="int_to_float",
    dtypes="bif",
    refused_as="erf_vml_cpu",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
special_ndtr_out = variant(special_ndtr, "special_ndtr.out")
special_ndtri = define(
    "special_ndtri(Tensor self) -> Tensor",
    {"CPU": ".special.erf:ndtri", "Meta": ".special.erf:ndtri"},
    pointwise=".special.erf:ndtri",
    promotion="int_to_float",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
special_ndtri_out = variant(special_ndtri, "special_ndtri.out")
special_log_ndtr = define(
    "special_log_ndtr(Tensor self) -> Tensor",
    {"CPU": ".special.erf:log_ndtr", "Meta": ".special.erf:log_ndtr"},
    pointwise=".special.erf:log_ndtr",
    promotion="int_to_float",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
special_log_ndtr_out = variant(special_log_ndtr, "special_log_ndtr.out")
special_erf = define("special_erf(Tensor self) -> Tensor", alias_of="erf")
special_erf_out = variant(special_erf, "special_erf.out")
special_erfc = define("special_erfc(Tensor self) -> Tensor", alias_of="erfc")
special_erfc_out = variant(special_erfc, "special_erfc.out")
special_erfinv = define("special_erfinv(Tensor self) -> Tensor", alias_of="erfinv")
special_erfinv_out = variant(special_erfinv, "special_erfinv.out")
lgamma = define(
    "lgamma(Tensor self) -> Tensor",
    {"CPU": ".special.gamma:lgamma", "Meta": ".special.gamma:lgamma"},
    pointwise=".special.gamma:lgamma",
    promotion="int_to_float",
    dtypes="bif",
    refused_as="lgamma_vml_cpu",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
lgamma_ = variant(lgamma, "lgamma_")
lgamma_out = variant(lgamma, "lgamma.out")
digamma = define(
    "digamma(Tensor self) -> Tensor",
    {"CPU": ".special.gamma:digamma", "Meta": ".special.gamma:digamma"},
    pointwise=".special.gamma:digamma",
    promotion="int_to_float",
    dtypes="bif",
    refused_as="digamma",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
digamma_ = variant(digamma, "digamma_")
digamma_out = variant(digamma, "digamma.out")
polygamma = define(
    "polygamma(int n, Tensor self) -> Tensor",
    {"CPU": ".special.gamma:polygamma", "Meta": ".special.gamma:polygamma"},
    promotion="int_to_float",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
polygamma_out = variant(polygamma, "polygamma.out")
polygamma_ = define(
    "polygamma_(Tensor(a!) self, int n) -> Tensor(a!)",
    {"CompositeImplicitAutograd": ".special.composites:polygamma_"},
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
mvlgamma = define(
    "mvlgamma(Tensor self, int p) -> Tensor",
    {"CompositeExplicitAutograd": ".special.composites:mvlgamma"},
    out="castable",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
mvlgamma_ = variant(mvlgamma, "mvlgamma_")
mvlgamma_out = variant(mvlgamma, "mvlgamma.out")
igamma = define(
    "igamma(Tensor self, Tensor other) -> Tensor",
    {"CPU": ".special.incomplete_gamma:igamma", "Meta": ".special.incomplete_gamma:igamma"},
    pointwise=".special.incomplete_gamma:igamma",
    promotion="default",
    dtypes="f",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
igamma_ = variant(igamma, "igamma_")
igamma_out = variant(igamma, "igamma.out")
igammac = define(
    "igammac(Tensor self, Tensor other) -> Tensor",
    {"CPU": ".special.incomplete_gamma:igammac", "Meta": ".special.incomplete_gamma:igammac"},
    pointwise=".special.incomplete_gamma:igammac",
    promotion="default",
    dtypes="f",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
igammac_ = variant(igammac, "igammac_")
igammac_out = variant(igammac, "igammac.out")
special_zeta = define(
    "special_zeta(Tensor self, Tensor other) -> Tensor",
    {"CPU": ".special.gamma:zeta", "Meta": ".special.gamma:zeta"},
    pointwise=".special.gamma:zeta",
    promotion="int_to_float",
    numbers="some",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
special_zeta_out = variant(special_zeta, "special_zeta.out")
special_gammaln = define("special_gammaln(Tensor self) -> Tensor", alias_of="lgamma")
special_gammaln_out = variant(special_gammaln, "special_gammaln.out")
special_digamma = define("special_digamma(Tensor self) -> Tensor", alias_of="digamma")
special_digamma_out = variant(special_digamma, "special_digamma.out")
special_psi = define("special_psi(Tensor self) -> Tensor", alias_of="digamma")
special_psi_out = variant(special_psi, "special_psi.out")
special_polygamma = define("special_polygamma(int n, Tensor self) -> Tensor", alias_of="polygamma")
special_polygamma_out = variant(special_polygamma, "special_polygamma.out")
special_multigammaln = define(
    "special_multigammaln(Tensor self, int p) -> Tensor",
    alias_of="mvlgamma",
)
special_multigammaln_out = variant(special_multigammaln, "special_multigammaln.out")
special_gammainc = define(
    "special_gammainc(Tensor self, Tensor other) -> Tensor",
    alias_of="igamma",
)
special_gammainc_out = variant(special_gammainc, "special_gammainc.out")
special_gammaincc = define(
    "special_gammaincc(Tensor self, Tensor other) -> Tensor",
    alias_of="igammac",
)
special_gammaincc_out = variant(special_gammaincc, "special_gammaincc.out")
i0 = define(
    "i0(Tensor self) -> Tensor",
    {"CPU": ".special.bessel:i0", "Meta": ".special.bessel:i0"},
    pointwise=".special.bessel:i0",
    promotion="int_to_float",
    dtypes="bif",
    refused_as="i0_vml_cpu",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
i0_ = variant(i0, "i0_")
i0_out = variant(i0, "i0.out")
special_i0e = define(
    "special_i0e(Tensor self) -> Tensor",
    {"CPU": ".special.bessel:i0e", "Meta": ".special.bessel:i0e"},
    pointwise=".special.bessel:i0e",
    promotion="int_to_float",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
special_i0e_out = variant(special_i0e, "special_i0e.out")
special_i1 = define(
    "special_i1(Tensor self) -> Tensor",
    {"CPU": ".special.bessel:i1", "Meta": ".special.bessel:i1"},
    pointwise=".special.bessel:i1",
    promotion="int_to_float",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
special_i1_out = variant(special_i1, "special_i1.out")
special_i1e = define(
    "special_i1e(Tensor self) -> Tensor",
    {"CPU": ".special.bessel:i1e", "Meta": ".special.bessel:i1e"},
    pointwise=".special.bessel:i1e",
    promotion="int_to_float",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
special_i1e_out = variant(special_i1e, "special_i1e.out")
_bessel_i_ratio = define(
    "_bessel_i_ratio(int n, Tensor self) -> Tensor",
    {"CPU": ".special.bessel:bessel_i_ratio", "Meta": ".special.bessel:bessel_i_ratio"},
    promotion="int_to_float",
    dtypes="bif",
    autograd=True,
)
_bessel_moment = define(
    "_bessel_moment(Tensor self, int n) -> Tensor",
    {"CPU": ".special.bessel:bessel_moment", "Meta": ".special.bessel:bessel_moment"},
    promotion="int_to_float",
    dtypes="bif",
    autograd=True,
)
_sinc_slope = define(
    "_sinc_slope(Tensor self) -> Tensor",
    {"CPU": ".special.bessel:sinc_slope", "Meta": ".special.bessel:sinc_slope"},
    promotion="int_to_float",
    autograd=True,
)
_sinc_ratio = define(
    "_sinc_ratio(Tensor self, int n) -> Tensor",
    {"CPU": ".special.bessel:sinc_ratio", "Meta": ".special.bessel:sinc_ratio"},
    promotion="int_to_float",
    autograd=True,
)
special_i0 = define("special_i0(Tensor self) -> Tensor", alias_of="i0")
special_i0_out = variant(special_i0, "special_i0.out")
special_modified_bessel_i0 = define(
    "special_modified_bessel_i0(Tensor self) -> Tensor",
    {"CPU": ".special.bessel:i0", "Meta": ".special.bessel:i0"},
    pointwise=".special.bessel:i0",
    promotion="int_to_float",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_modified_bessel_i0_out = variant(
    special_modified_bessel_i0,
    "special_modified_bessel_i0.out",
)
special_modified_bessel_i1 = define(
    "special_modified_bessel_i1(Tensor self) -> Tensor",
    {"CPU": ".special.bessel:i1", "Meta": ".special.bessel:i1"},
    pointwise=".special.bessel:i1",
    promotion="int_to_float",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_modified_bessel_i1_out = variant(
    special_modified_bessel_i1,
    "special_modified_bessel_i1.out",
)
special_modified_bessel_k0 = define(
    "special_modified_bessel_k0(Tensor self) -> Tensor",
    {"CPU": ".special.bessel:modified_bessel_k0", "Meta": ".special.bessel:modified_bessel_k0"},
    pointwise=".special.bessel:modified_bessel_k0",
    promotion="int_to_float",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_modified_bessel_k0_out = variant(
    special_modified_bessel_k0,
    "special_modified_bessel_k0.out",
)
special_modified_bessel_k1 = define(
    "special_modified_bessel_k1(Tensor self) -> Tensor",
    {"CPU": ".special.bessel:modified_bessel_k1", "Meta": ".special.bessel:modified_bessel_k1"},
    pointwise=".special.bessel:modified_bessel_k1",
    promotion="int_to_float",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_modified_bessel_k1_out = variant(
    special_modified_bessel_k1,
    "special_modified_bessel_k1.out",
)
special_scaled_modified_bessel_k0 = define(
    "special_scaled_modified_bessel_k0(Tensor x) -> Tensor",
    {
        "CPU": ".special.bessel:scaled_modified_bessel_k0",
        "Meta": ".special.bessel:scaled_modified_bessel_k0",
    },
    pointwise=".special.bessel:scaled_modified_bessel_k0",
    promotion="int_to_float",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_scaled_modified_bessel_k0_out = variant(
    special_scaled_modified_bessel_k0,
    "special_scaled_modified_bessel_k0.out",
)
special_scaled_modified_bessel_k1 = define(
    "special_scaled_modified_bessel_k1(Tensor x) -> Tensor",
    {
        "CPU": ".special.bessel:scaled_modified_bessel_k1",
        "Meta": ".special.bessel:scaled_modified_bessel_k1",
    },
    pointwise=".special.bessel:scaled_modified_bessel_k1",
    promotion="int_to_float",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_scaled_modified_bessel_k1_out = variant(
    special_scaled_modified_bessel_k1,
    "special_scaled_modified_bessel_k1.out",
)
special_bessel_j0 = define(
    "special_bessel_j0(Tensor self) -> Tensor",
    {"CPU": ".special.bessel:bessel_j0", "Meta": ".special.bessel:bessel_j0"},
    pointwise=".special.bessel:bessel_j0",
    promotion="int_to_float",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_bessel_j0_out = variant(special_bessel_j0, "special_bessel_j0.out")
special_bessel_j1 = define(
    "special_bessel_j1(Tensor self) -> Tensor",
    {"CPU": ".special.bessel:bessel_j1", "Meta": ".special.bessel:bessel_j1"},
    pointwise=".special.bessel:bessel_j1",
    promotion="int_to_float",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_bessel_j1_out = variant(special_bessel_j1, "special_bessel_j1.out")
special_bessel_y0 = define(
    "special_bessel_y0(Tensor self) -> Tensor",
    {"CPU": ".special.bessel:bessel_y0", "Meta": ".special.bessel:bessel_y0"},
    pointwise=".special.bessel:bessel_y0",
    promotion="int_to_float",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_bessel_y0_out = variant(special_bessel_y0, "special_bessel_y0.out")
special_bessel_y1 = define(
    "special_bessel_y1(Tensor self) -> Tensor",
    {"CPU": ".special.bessel:bessel_y1", "Meta": ".special.bessel:bessel_y1"},
    pointwise=".special.bessel:bessel_y1",
    promotion="int_to_float",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_bessel_y1_out = variant(special_bessel_y1, "special_bessel_y1.out")
special_spherical_bessel_j0 = define(
    "special_spherical_bessel_j0(Tensor x) -> Tensor",
    {"CPU": ".special.bessel:spherical_bessel_j0", "Meta": ".special.bessel:spherical_bessel_j0"},
    pointwise=".special.bessel:spherical_bessel_j0",
    promotion="int_to_float",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_spherical_bessel_j0_out = variant(
    special_spherical_bessel_j0,
    "special_spherical_bessel_j0.out",
)
special_airy_ai = define(
    "special_airy_ai(Tensor x) -> Tensor",
    {"CPU": ".special.airy:airy_ai", "Meta": ".special.airy:airy_ai"},
    pointwise=".special.airy:airy_ai",
    promotion="int_to_float",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_airy_ai_out = variant(special_airy_ai, "special_airy_ai.out")
special_chebyshev_polynomial_t = define(
    "special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor",
    {
        "CPU": ".special.polynomial:chebyshev_polynomial_t",
        "Meta": ".special.polynomial:chebyshev_polynomial_t",
    },
    pointwise=".special.polynomial:chebyshev_polynomial_t",
    promotion="int_to_float",
    numbers="some",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_chebyshev_polynomial_t_out = variant(
    special_chebyshev_polynomial_t,
    "special_chebyshev_polynomial_t.out",
)
special_chebyshev_polynomial_u = define(
    "special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor",
    {
        "CPU": ".special.polynomial:chebyshev_polynomial_u",
        "Meta": ".special.polynomial:chebyshev_polynomial_u",
    },
    pointwise=".special.polynomial:chebyshev_polynomial_u",
    promotion="int_to_float",
    numbers="some",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_chebyshev_polynomial_u_out = variant(
    special_chebyshev_polynomial_u,
    "special_chebyshev_polynomial_u.out",
)
special_chebyshev_polynomial_v = define(
    "special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor",
    {
        "CPU": ".special.polynomial:chebyshev_polynomial_v",
        "Meta": ".special.polynomial:chebyshev_polynomial_v",
    },
    pointwise=".special.polynomial:chebyshev_polynomial_v",
    promotion="int_to_float",
    numbers="some",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_chebyshev_polynomial_v_out = variant(
    special_chebyshev_polynomial_v,
    "special_chebyshev_polynomial_v.out",
)
special_chebyshev_polynomial_w = define(
    "special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor",
    {
        "CPU": ".special.polynomial:chebyshev_polynomial_w",
        "Meta": ".special.polynomial:chebyshev_polynomial_w",
    },
    pointwise=".special.polynomial:chebyshev_polynomial_w",
    promotion="int_to_float",
    numbers="some",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_chebyshev_polynomial_w_out = variant(
    special_chebyshev_polynomial_w,
    "special_chebyshev_polynomial_w.out",
)
special_shifted_chebyshev_polynomial_t = define(
    "special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor",
    {
        "CPU": ".special.polynomial:shifted_chebyshev_polynomial_t",
        "Meta": ".special.polynomial:shifted_chebyshev_polynomial_t",
    },
    pointwise=".special.polynomial:shifted_chebyshev_polynomial_t",
    promotion="int_to_float",
    numbers="some",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_shifted_chebyshev_polynomial_t_out = variant(
    special_shifted_chebyshev_polynomial_t,
    "special_shifted_chebyshev_polynomial_t.out",
)
special_shifted_chebyshev_polynomial_u = define(
    "special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor",
    {
        "CPU": ".special.polynomial:shifted_chebyshev_polynomial_u",
        "Meta": ".special.polynomial:shifted_chebyshev_polynomial_u",
    },
    pointwise=".special.polynomial:shifted_chebyshev_polynomial_u",
    promotion="int_to_float",
    numbers="some",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_shifted_chebyshev_polynomial_u_out = variant(
    special_shifted_chebyshev_polynomial_u,
    "special_shifted_chebyshev_polynomial_u.out",
)
special_shifted_chebyshev_polynomial_v = define(
    "special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor",
    {
        "CPU": ".special.polynomial:shifted_chebyshev_polynomial_v",
        "Meta": ".special.polynomial:shifted_chebyshev_polynomial_v",
    },
    pointwise=".special.polynomial:shifted_chebyshev_polynomial_v",
    promotion="int_to_float",
    numbers="some",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_shifted_chebyshev_polynomial_v_out = variant(
    special_shifted_chebyshev_polynomial_v,
    "special_shifted_chebyshev_polynomial_v.out",
)
special_shifted_chebyshev_polynomial_w = define(
    "special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor",
    {
        "CPU": ".special.polynomial:shifted_chebyshev_polynomial_w",
        "Meta": ".special.polynomial:shifted_chebyshev_polynomial_w",
    },
    pointwise=".special.polynomial:shifted_chebyshev_polynomial_w",
    promotion="int_to_float",
    numbers="some",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_shifted_chebyshev_polynomial_w_out = variant(
    special_shifted_chebyshev_polynomial_w,
    "special_shifted_chebyshev_polynomial_w.out",
)
special_hermite_polynomial_h = define(
    "special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor",
    {
        "CPU": ".special.polynomial:hermite_polynomial_h",
        "Meta": ".special.polynomial:hermite_polynomial_h",
    },
    pointwise=".special.polynomial:hermite_polynomial_h",
    promotion="int_to_float",
    numbers="some",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_hermite_polynomial_h_out = variant(
    special_hermite_polynomial_h,
    "special_hermite_polynomial_h.out",
)
special_hermite_polynomial_he = define(
    "special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor",
    {
        "CPU": ".special.polynomial:hermite_polynomial_he",
        "Meta": ".special.polynomial:hermite_polynomial_he",
    },
    pointwise=".special.polynomial:hermite_polynomial_he",
    promotion="int_to_float",
    numbers="some",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_hermite_polynomial_he_out = variant(
    special_hermite_polynomial_he,
    "special_hermite_polynomial_he.out",
)
special_laguerre_polynomial_l = define(
    "special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor",
    {
        "CPU": ".special.polynomial:laguerre_polynomial_l",
        "Meta": ".special.polynomial:laguerre_polynomial_l",
    },
    pointwise=".special.polynomial:laguerre_polynomial_l",
    promotion="int_to_float",
    numbers="some",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_laguerre_polynomial_l_out = variant(
    special_laguerre_polynomial_l,
    "special_laguerre_polynomial_l.out",
)
special_legendre_polynomial_p = define(
    "special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor",
    {
        "CPU": ".special.polynomial:legendre_polynomial_p",
        "Meta": ".special.polynomial:legendre_polynomial_p",
    },
    pointwise=".special.polynomial:legendre_polynomial_p",
    promotion="int_to_float",
    numbers="some",
    dtypes="bif",
    tags=("pointwise", "pt2_compliant_tag"),
)
special_legendre_polynomial_p_out = variant(
    special_legendre_polynomial_p,
    "special_legendre_polynomial_p.out",
)
special_entr = define(
    "special_entr(Tensor self) -> Tensor",
    {"CPU": ".special.special:entr", "Meta": ".special.special:entr"},
    pointwise=".special.special:entr",
    promotion="int_to_float",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
special_entr_out = variant(special_entr, "special_entr.out")
special_xlog1py = define(
    "special_xlog1py(Tensor self, Tensor other) -> Tensor",
    {"CPU": ".special.special:xlog1py", "Meta": ".special.special:xlog1py"},
    pointwise=".special.special:xlog1py",
    promotion="int_to_float",
    numbers="some",
    dtypes="bif",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
special_xlog1py_out = variant(special_xlog1py, "special_xlog1py.out")
special_xlogy = define(
    "special_xlogy(Tensor self, Tensor other) -> Tensor",
    {"CompositeImplicitAutograd": ".special.composites:special_xlogy"},
    numbers="some",
    out="apart castable",
)
special_xlogy_out = variant(special_xlogy, "special_xlogy.out")
special_exp2 = define("special_exp2(Tensor self) -> Tensor", alias_of="exp2")
special_exp2_out = variant(special_exp2, "special_exp2.out")
special_expm1 = define("special_expm1(Tensor self) -> Tensor", alias_of="expm1")
special_expm1_out = variant(special_expm1, "special_expm1.out")
special_expit = define("special_expit(Tensor self) -> Tensor", alias_of="sigmoid")
special_expit_out = variant(special_expit, "special_expit.out")
special_log1p = define("special_log1p(Tensor self) -> Tensor", alias_of="log1p")
special_log1p_out = variant(special_log1p, "special_log1p.out")
special_logit = define("special_logit(Tensor self, float? eps=None) -> Tensor", alias_of="logit")
special_logit_out = variant(special_logit, "special_logit.out")
special_sinc = define("special_sinc(Tensor self) -> Tensor", alias_of="sinc")
special_sinc_out = variant(special_sinc, "special_sinc.out")
special_logsumexp = define(
    "special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
    alias_of="logsumexp",
)
special_logsumexp_out = variant(special_logsumexp, "special_logsumexp.out")
special_round = define(
    "special_round(Tensor self, *, int decimals=0) -> Tensor",
    {"CompositeImplicitAutograd": ".special.composites:special_round"},
    out="apart",
)
special_round_out = variant(special_round, "special_round.out")
_operators.family = "activation"
relu = define(
    "relu(Tensor self) -> Tensor",
    {
        "CPU": ".activation.activation:relu",
        "Meta": ".activation.activation:relu",
        "SparseCPU": ".sparse.arithmetic:of_values",
        "SparseCsrCPU": ".sparse.arithmetic:of_values",
    },
    pointwise=".activation.activation:relu",
    small=".pointwise.small_functions:relu",
    promotion="default",
    dtypes="if",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
relu_ = variant(relu, "relu_")
relu6 = define(
    "relu6(Tensor self) -> Tensor",
    {"CompositeImplicitAutograd": ".activation.composites:relu6"},
    tags=("pointwise", "pt2_compliant_tag"),
)
relu6_ = define(
    "relu6_(Tensor(a!) self) -> Tensor(a!)",
    {"CompositeImplicitAutograd": ".activation.composites:relu6_"},
    tags=("inplace", "pt2_compliant_tag"),
)
threshold = define(
    "threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor",
    {"CPU": ".activation.activation:threshold", "Meta": ".result:broadcast_result"},
    shape=".result:broadcast_result",
    dtypes="if",
    out="castable expanded",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
threshold_ = variant(threshold, "threshold_")
threshold_out = variant(threshold, "threshold.out")
threshold_backward = define(
    "threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor",
    {
        "CPU": ".activation.activation:threshold_backward",
        "SparseCPU": ".sparse.arithmetic:coo_threshold_backward",
        "SparseCsrCPU": ".sparse.compressed:compressed_threshold_backward",
        "Meta": ".result:broadcast_result",
    },
    shape=".result:broadcast_result",
    dtypes="if",
    out="castable",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
threshold_backward_grad_input = variant(threshold_backward, "threshold_backward.grad_input")
leaky_relu = define(
    "leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor",
    {"CPU": ".activation.activation:leaky_relu", "Meta": ".result:broadcast_result"},
    shape=".result:broadcast_result",
    dtypes="f",
    out="apart",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
leaky_relu_ = variant(leaky_relu, "leaky_relu_")
leaky_relu_out = variant(leaky_relu, "leaky_relu.out")
leaky_relu_backward = define(
    "leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor",
    {"CPU": ".activation.activation:leaky_relu_backward", "Meta": ".result:broadcast_result"},
    shape=".result:broadcast_result",
    dtypes="f",
    out="apart castable",
    autograd=True,
)
leaky_relu_backward_grad_input = variant(leaky_relu_backward, "leaky_relu_backward.grad_input")
prelu = define(
    "prelu(Tensor self, Tensor weight) -> Tensor",
    {"CompositeImplicitAutograd": ".activation.composites:prelu"},
)
_prelu_kernel = define(
    "_prelu_kernel(Tensor self, Tensor weight) -> Tensor",
    {"CPU": ".activation.activation:prelu_kernel", "Meta": ".activation.activation:prelu_kernel"},
    pointwise=".activation.activation:prelu_kernel",
    promotion="default",
    dtypes="f",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
rrelu = define(
    "rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor",
    {"CompositeImplicitAutograd": ".activation.composites:rrelu"},
    tags=("nondeterministic_seeded", "pointwise", "pt2_compliant_tag"),
)
rrelu_ = define(
    "rrelu_(Tensor(a!) self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)",
    {"CompositeImplicitAutograd": ".activation.composites:rrelu_"},
    tags=("inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
)
hardtanh = define(
    "hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor",
    {"CPU": ".activation.activation:hardtanh", "Meta": ".result:broadcast_result"},
    shape=".result:broadcast_result",
    dtypes="if",
    out="apart",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
hardtanh_ = variant(hardtanh, "hardtanh_")
hardtanh_out = variant(hardtanh, "hardtanh.out")
elu = define(
    "elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor",
    {"CPU": ".activation.activation:elu", "Meta": ".result:broadcast_result"},
    shape=".result:broadcast_result",
    dtypes="f",
    out="apart",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
elu_ = variant(elu, "elu_")
elu_out = variant(elu, "elu.out")
elu_backward = define(
    "elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor",
    {"CPU": ".activation.activation:elu_backward", "Meta": ".result:broadcast_result"},
    shape=".result:broadcast_result",
    dtypes="f",
    out="apart castable",
    autograd=True,
)
elu_backward_grad_input = variant(elu_backward, "elu_backward.grad_input")
celu = define(
    "celu(Tensor self, Scalar alpha=1.0) -> Tensor",
    {"CompositeExplicitAutograd": ".activation.composites:celu"},
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
celu_ = define(
    "celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)",
    {"CompositeImplicitAutograd": ".activation.composites:celu_"},
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
selu = define(
    "selu(Tensor self) -> Tensor",
    {"CompositeImplicitAutograd": ".activation.composites:selu"},
    tags=("pointwise", "pt2_compliant_tag"),
)
selu_ = define(
    "selu_(Tensor(a!) self) -> Tensor(a!)",
    {"CompositeImplicitAutograd": ".activation.composites:selu_"},
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
gelu = define(
    "gelu(Tensor self, *, str approximate='none') -> Tensor",
    {"CPU": ".activation.activation:gelu", "Meta": ".result:broadcast_result"},
    shape=".result:broadcast_result",
    dtypes="f",
    refused_as="GeluKernelImpl",
    out="apart",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
gelu_ = variant(gelu, "gelu_")
gelu_out = variant(gelu, "gelu.out")
gelu_backward = define(
    "gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor",
    {"CPU": ".activation.activation:gelu_backward", "Meta": ".result:broadcast_result"},
    shape=".result:broadcast_result",
    dtypes="f",
    out="apart castable",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
gelu_backward_grad_input = variant(gelu_backward, "gelu_backward.grad_input")
silu = define(
    "silu(Tensor self) -> Tensor",
    {"CPU": ".activation.activation:silu", "Meta": ".activation.activation:silu"},
    pointwise=".activation.activation:silu",
    small=".pointwise.small_functions:silu",
    promotion="default",
    dtypes="fc",
    out="same",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
silu_ = variant(silu, "silu_")
silu_out = variant(silu, "silu.out")
silu_backward = define(
    "silu_backward(Tensor grad_output, Tensor self) -> Tensor",
    {"CPU": ".activation.activation:silu_backward", "Meta": ".activation.activation:silu_backward"},
    pointwise=".activation.activation:silu_backward",
    promotion="default",
    dtypes="fc",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
silu_backward_grad_input = variant(silu_backward, "silu_backward.grad_input")
mish = define(
    "mish(Tensor self) -> Tensor",
    {"CPU": ".activation.activation:mish", "Meta": ".activation.activation:mish"},
    pointwise=".activation.activation:mish",
    promotion="default",
    dtypes="f",
    out="same",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
mish_ = variant(mish, "mish_")
mish_out = variant(mish, "mish.out")
mish_backward = define(
    "mish_backward(Tensor grad_output, Tensor self) -> Tensor",
    {"CPU": ".activation.activation:mish_backward", "Meta": ".activation.activation:mish_backward"},
    pointwise=".activation.activation:mish_backward",
    promotion="default",
    dtypes="f",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
softplus = define(
    "softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor",
    {"CPU": ".activation.activation:softplus", "Meta": ".result:broadcast_result"},
    shape=".result:broadcast_result",
    dtypes="f",
    out="apart",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
softplus_out = variant(softplus, "softplus.out")
softplus_backward = define(
    "softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor",
    {"CPU": ".activation.activation:softplus_backward", "Meta": ".result:broadcast_result"},
    shape=".result:broadcast_result",
    dtypes="f",
    out="apart castable",
    autograd=True,
)
softplus_backward_grad_input = variant(softplus_backward, "softplus_backward.grad_input")
log_sigmoid = define(
    "log_sigmoid(Tensor self) -> Tensor",
    {"CPU": ".activation.activation:log_sigmoid", "Meta": ".activation.activation:log_sigmoid"},
    pointwise=".activation.activation:log_sigmoid",
    decomposition=".activation.composites:log_sigmoid_decomposed",
    promotion="default",
    dtypes="f",
    refused_as="log_sigmoid_cpu",
    out="same",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
log_sigmoid_out = variant(log_sigmoid, "log_sigmoid.out")
log_sigmoid_forward = define(
    "log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)",
    {
        "CPU": ".activation.activation:log_sigmoid_forward",
        "Meta": ".activation.activation:log_sigmoid_forward_shape",
    },
    shape=".activation.activation:log_sigmoid_forward_shape",
    dtypes="f",
    autograd=True,
    return_type="log_sigmoid_forward",
)
log_sigmoid_forward_output = variant(log_sigmoid_forward, "log_sigmoid_forward.output")
glu = define(
    "glu(Tensor self, int dim=-1) -> Tensor",
    {"CPU": ".activation.gated:glu", "Meta": ".activation.gated:glu_shape"},
    shape=".activation.gated:glu_shape",
    out="apart castable",
    autograd=True,
)
glu_out = variant(glu, "glu.out")
hardsigmoid = define(
    "hardsigmoid(Tensor self) -> Tensor",
    {"CPU": ".activation.activation:hardsigmoid", "Meta": ".activation.activation:hardsigmoid"},
    pointwise=".activation.activation:hardsigmoid",
    promotion="default",
    dtypes="f",
    out="same",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
hardsigmoid_ = variant(hardsigmoid, "hardsigmoid_")
hardsigmoid_out = variant(hardsigmoid, "hardsigmoid.out")
hardswish = define(
    "hardswish(Tensor self) -> Tensor",
    {"CPU": ".activation.activation:hardswish", "Meta": ".activation.activation:hardswish"},
    pointwise=".activation.activation:hardswish",
    promotion="default",
    dtypes="f",
    out="same",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
hardswish_ = variant(hardswish, "hardswish_")
hardswish_out = variant(hardswish, "hardswish.out")
hardshrink = define(
    "hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor",
    {"CPU": ".activation.activation:hardshrink", "Meta": ".result:broadcast_result"},
    shape=".result:broadcast_result",
    dtypes="f",
    out="apart",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
hardshrink_out = variant(hardshrink, "hardshrink.out")
softshrink = define(
    "softshrink(Tensor self, Scalar lambd=0.5) -> Tensor",
    {"CPU": ".activation.activation:softshrink", "Meta": ".result:broadcast_result"},
    shape=".result:broadcast_result",
    dtypes="f",
    refused_as="softshrink_check",
    out="apart",
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
softshrink_out = variant(softshrink, "softshrink.out")
softmax_int = define(
    "softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
    {"CPU": ".reduction.softmax:softmax", "Meta": ".reduction.softmax:softmax_shape"},
    shape=".reduction.softmax:softmax_shape",
    small=".reduction.small_softmax:softmax",
    decomposition=".reduction.composite_decomposed:softmax_decomposed",
    autograd=True,
)
softmax_int_out = variant(softmax_int, "softmax.int_out")
log_softmax_int = define(
    "log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
    {"CPU": ".reduction.softmax:log_softmax", "Meta": ".reduction.softmax:softmax_shape"},
    shape=".reduction.softmax:softmax_shape",
    small=".reduction.small_softmax:log_softmax",
    decomposition=".reduction.composite_decomposed:log_softmax_decomposed",
    autograd=True,
)
log_softmax_int_out = variant(log_softmax_int, "log_softmax.int_out")
_softmax = define(
    "_softmax(Tensor self, int dim, bool half_to_float) -> Tensor",
    {
        "CPU": ".reduction.softmax:softmax_half_to_float",
        "Meta": ".reduction.softmax:softmax_half_to_float_shape",
    },
    shape=".reduction.softmax:softmax_half_to_float_shape",
    small=".reduction.small_softmax:softmax",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
_softmax_out = variant(_softmax, "_softmax.out")
_log_softmax = define(
    "_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor",
    {
        "CPU": ".reduction.softmax:log_softmax_half_to_float",
        "Meta": ".reduction.softmax:softmax_half_to_float_shape",
    },
    shape=".reduction.softmax:softmax_half_to_float_shape",
    small=".reduction.small_softmax:log_softmax",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
_log_softmax_out = variant(_log_softmax, "_log_softmax.out")
_softmax_backward_data = define(
    "_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor",
    {
        "CPU": ".reduction.softmax:softmax_backward",
        "Meta": ".reduction.softmax:softmax_backward_shape",
    },
    shape=".reduction.softmax:softmax_backward_shape",
    dtypes="f",
    autograd=True,
)
_softmax_backward_data_out = variant(_softmax_backward_data, "_softmax_backward_data.out")
_log_softmax_backward_data = define(
    "_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor",
    {
        "CPU": ".reduction.softmax:log_softmax_backward",
        "Meta": ".reduction.softmax:softmax_backward_shape",
    },
    shape=".reduction.softmax:softmax_backward_shape",
    dtypes="f",
    autograd=True,
)
_log_softmax_backward_data_out = variant(
    _log_softmax_backward_data,
    "_log_softmax_backward_data.out",
)
special_softmax = define(
    "special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
    alias_of="softmax.int",
)
special_log_softmax = define(
    "special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
    {"CompositeImplicitAutograd": ".activation.composites:special_log_softmax"},
)
dropout = define(
    "dropout(Tensor input, float p, bool train) -> Tensor",
    {"CompositeImplicitAutograd": ".activation.composites:dropout"},
    tags=("maybe_aliasing_or_mutating", "nondeterministic_seeded", "pt2_compliant_tag"),
)
dropout_ = variant(dropout, "dropout_")
feature_dropout = define(
    "feature_dropout(Tensor input, float p, bool train) -> Tensor",
    {"CompositeImplicitAutograd": ".activation.composites:feature_dropout"},
    tags=("maybe_aliasing_or_mutating", "nondeterministic_seeded", "pt2_compliant_tag"),
)
feature_dropout_ = variant(feature_dropout, "feature_dropout_")
alpha_dropout = define(
    "alpha_dropout(Tensor input, float p, bool train) -> Tensor",
    {"CompositeImplicitAutograd": ".activation.composites:alpha_dropout"},
    tags=("maybe_aliasing_or_mutating", "nondeterministic_seeded", "pt2_compliant_tag"),
)
alpha_dropout_ = variant(alpha_dropout, "alpha_dropout_")
feature_alpha_dropout = define(
    "feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor",
    {"CompositeImplicitAutograd": ".activation.composites:feature_alpha_dropout"},
    tags=("maybe_aliasing_or_mutating", "nondeterministic_seeded", "pt2_compliant_tag"),
)
feature_alpha_dropout_ = variant(feature_alpha_dropout, "feature_alpha_dropout_")
native_dropout = define(
    "native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".activation.composites:native_dropout"},
    tags=("core", "nondeterministic_seeded", "pt2_compliant_tag"),
)
native_dropout_backward = define(
    "native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor",
    {"CompositeImplicitAutograd": ".activation.composites:native_dropout_backward"},
    tags=("pointwise", "pt2_compliant_tag"),
)
_operators.family = "loss"
mse_loss = define(
    "mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor",
    {"CPU": ".loss.loss:mse_loss", "Meta": ".loss.loss:elementwise_loss_shape"},
    shape=".loss.loss:elementwise_loss_shape",
    dtypes="f",
    refused_as="mse_cpu",
    out="apart castable",
    broadcasts=True,
    autograd=True,
)
mse_loss_out = variant(mse_loss, "mse_loss.out")
l1_loss = define(
    "l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:l1_loss"},
)
smooth_l1_loss = define(
    "smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor",
    {"CPU": ".loss.loss:smooth_l1_loss", "Meta": ".loss.loss:smooth_l1_loss_shape"},
    shape=".loss.loss:smooth_l1_loss_shape",
    dtypes="f",
    refused_as="smooth_l1_cpu",
    out="apart castable",
    broadcasts=True,
    autograd=True,
)
smooth_l1_loss_out = variant(smooth_l1_loss, "smooth_l1_loss.out")
huber_loss = define(
    "huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor",
    {"CPU": ".loss.loss:huber_loss", "Meta": ".loss.loss:huber_loss_shape"},
    shape=".loss.loss:huber_loss_shape",
    out="apart castable",
    broadcasts=True,
    autograd=True,
)
huber_loss_out = variant(huber_loss, "huber_loss.out")
binary_cross_entropy = define(
    "binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor",
    {"CPU": ".loss.loss:binary_cross_entropy", "Meta": ".loss.loss:weighted_loss_shape"},
    shape=".loss.loss:weighted_loss_shape",
    out="apart",
    autograd=True,
)
binary_cross_entropy_out = variant(binary_cross_entropy, "binary_cross_entropy.out")
binary_cross_entropy_with_logits = define(
    "binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:binary_cross_entropy_with_logits"},
)
kl_div = define(
    "kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:kl_div"},
)
poisson_nll_loss = define(
    "poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:poisson_nll_loss"},
)
soft_margin_loss = define(
    "soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:soft_margin_loss"},
    out="apart",
)
soft_margin_loss_out = variant(soft_margin_loss, "soft_margin_loss.out")
hinge_embedding_loss = define(
    "hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:hinge_embedding_loss"},
)
nll_loss_forward = define(
    "nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)",
    {"CPU": ".loss.nll:nll_loss_forward", "Meta": ".loss.nll:nll_loss_shape"},
    shape=".loss.nll:nll_loss_shape",
    small=".loss.small:nll_loss_forward",
    dtypes="f",
    autograd=True,
    return_type="nll_loss_forward",
)
nll_loss_forward_output = variant(nll_loss_forward, "nll_loss_forward.output")
_class_cross_entropy = define(
    "_class_cross_entropy(Tensor self, Tensor target, int reduction, SymInt ignore_index) -> (Tensor output, Tensor softmax)",
    {
        "CPU": ".loss.cross_entropy:class_cross_entropy",
        "Meta": ".loss.cross_entropy:class_cross_entropy_shape",
    },
    shape=".loss.cross_entropy:class_cross_entropy_shape",
    small=".loss.small:class_cross_entropy",
    dtypes="f",
    autograd=True,
    return_type="_class_cross_entropy",
)
_class_cross_entropy_backward = define(
    "_class_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, SymInt ignore_index) -> Tensor",
    {
        "CPU": ".loss.cross_entropy:class_cross_entropy_backward",
        "Meta": ".loss.cross_entropy:class_cross_entropy_backward_shape",
    },
    shape=".loss.cross_entropy:class_cross_entropy_backward_shape",
    dtypes="if",
    autograd=True,
)
nll_loss2d_forward = define(
    "nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)",
    {"CPU": ".loss.nll:nll_loss2d_forward", "Meta": ".loss.nll:nll_loss2d_shape"},
    shape=".loss.nll:nll_loss2d_shape",
    dtypes="f",
    autograd=True,
    return_type="nll_loss2d_forward",
)
nll_loss2d_forward_output = variant(nll_loss2d_forward, "nll_loss2d_forward.output")
nll_loss_backward = define(
    "nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor",
    {"CPU": ".loss.nll:nll_loss_backward", "Meta": ".result:like_second"},
    shape=".result:like_second",
    dtypes="f",
    autograd=True,
)
nll_loss_backward_grad_input = variant(nll_loss_backward, "nll_loss_backward.grad_input")
nll_loss2d_backward = define(
    "nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor",
    {"CPU": ".loss.nll:nll_loss_backward", "Meta": ".result:like_second"},
    shape=".result:like_second",
    dtypes="f",
    autograd=True,
)
nll_loss2d_backward_grad_input = variant(nll_loss2d_backward, "nll_loss2d_backward.grad_input")
nll_loss = define(
    "nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:nll_loss"},
)
nll_loss_out = variant(nll_loss, "nll_loss.out")
nll_loss2d = define(
    "nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:nll_loss2d"},
)
nll_loss2d_out = variant(nll_loss2d, "nll_loss2d.out")
nll_loss_nd = define(
    "nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:nll_loss_nd"},
)
cross_entropy_loss = define(
    "cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, float label_smoothing=0.0) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:cross_entropy_loss"},
    decomposition=".loss.composites:cross_entropy_decomposed",
)
multi_margin_loss = define(
    "multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:multi_margin_loss"},
)
multi_margin_loss_out = variant(multi_margin_loss, "multi_margin_loss.out")
multilabel_margin_loss_forward = define(
    "multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor is_target)",
    {
        "CPU": ".loss.margin:multilabel_margin_loss_forward",
        "Meta": ".loss.margin:multilabel_margin_loss_shape",
    },
    shape=".loss.margin:multilabel_margin_loss_shape",
    dtypes="f",
    refused_as="multilabel_margin_loss_forward_out_frame",
    autograd=True,
    return_type="multilabel_margin_loss_forward",
)
multilabel_margin_loss_forward_output = variant(
    multilabel_margin_loss_forward,
    "multilabel_margin_loss_forward.output",
)
multilabel_margin_loss_backward = define(
    "multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target) -> Tensor",
    {
        "CPU": ".loss.margin:multilabel_margin_loss_backward",
        "Meta": ".loss.margin:multilabel_margin_loss_backward_shape",
    },
    shape=".loss.margin:multilabel_margin_loss_backward_shape",
    dtypes="f",
    autograd=True,
)
multilabel_margin_loss_backward_grad_input = variant(
    multilabel_margin_loss_backward,
    "multilabel_margin_loss_backward.grad_input",
)
multilabel_margin_loss = define(
    "multilabel_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:multilabel_margin_loss"},
)
multilabel_margin_loss_out = variant(multilabel_margin_loss, "multilabel_margin_loss.out")
margin_ranking_loss = define(
    "margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:margin_ranking_loss"},
)
cosine_embedding_loss = define(
    "cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:cosine_embedding_loss"},
)
triplet_margin_loss = define(
    "triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:triplet_margin_loss"},
)
_ctc_loss = define(
    "_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)",
    {"CPU": ".loss.ctc:ctc_loss_forward", "Meta": ".loss.ctc:ctc_loss_shape"},
    shape=".loss.ctc:ctc_loss_shape",
    dtypes="f",
    refused_as="ctc_loss_cpu",
    autograd=True,
)
_ctc_loss_backward = define(
    "_ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor",
    {"CPU": ".loss.ctc:ctc_loss_backward", "Meta": ".result:like_second"},
    shape=".result:like_second",
    dtypes="f",
    autograd=True,
)
ctc_loss_IntList = define(
    "ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:ctc_loss_IntList"},
)
ctc_loss_Tensor = define(
    "ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor",
    {"CompositeImplicitAutograd": ".loss.composites:ctc_loss_Tensor"},
)
_operators.family = "reduction"
sum = define(
    "sum(Tensor self, *, ScalarType? dtype=None) -> Tensor",
    {
        "CPU": ".reduction.reduction:sum_all",
        "SparseCPU": ".sparse.arithmetic:coo_sum",
        "SparseCsrCPU": ".sparse.arithmetic:coo_sum",
        "Meta": ".reduction.reduction:sum_all_shape",
    },
    shape=".reduction.reduction:sum_all_shape",
    small=".reduction.small:sum_all",
    autograd=True,
    tags=("pt2_compliant_tag", "reduction"),
)
sum_dim_IntList = define(
    "sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    {
        "CPU": ".reduction.reduction:sum_dim",
        "SparseCPU": ".sparse.arithmetic:coo_sum_dims",
        "SparseCsrCPU": ".sparse.compressed:compressed_sum_dims",
        "Meta": ".reduction.reduction:sum_dim_shape",
    },
    shape=".reduction.reduction:sum_dim_shape",
    small=".reduction.small:sum_dim",
    out="any_dtype",
    autograd=True,
    tags=("core", "pt2_compliant_tag", "reduction"),
)
sum_IntList_out = variant(sum_dim_IntList, "sum.IntList_out")
nansum = define(
    "nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    {"CPU": ".reduction.reduction:nansum", "Meta": ".reduction.reduction:sum_dim_shape"},
    shape=".reduction.reduction:sum_dim_shape",
    out="castable not_complex",
    autograd=True,
    tags=("pt2_compliant_tag", "reduction"),
)
nansum_out = variant(nansum, "nansum.out")
mean = define(
    "mean(Tensor self, *, ScalarType? dtype=None) -> Tensor",
    {"CPU": ".reduction.reduction:mean", "Meta": ".reduction.reduction:mean_shape"},
    shape=".reduction.reduction:mean_shape",
    small=".reduction.small:mean",
    out="castable",
    autograd=True,
    tags=("core", "pt2_compliant_tag", "reduction"),
)
mean_dtype_out = variant(mean, "mean.dtype_out")
mean_dim = define(
    "mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    {"CPU": ".reduction.reduction:mean_dim", "Meta": ".reduction.reduction:mean_dim_shape"},
    shape=".reduction.reduction:mean_dim_shape",
    small=".reduction.small:mean_dim",
    out="castable",
    autograd=True,
    tags=("core", "pt2_compliant_tag", "reduction"),
)
mean_out = variant(mean_dim, "mean.out")
nanmean = define(
    "nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    {"CompositeImplicitAutograd": ".reduction.composites:nanmean"},
    out="castable not_complex",
)
nanmean_out = variant(nanmean, "nanmean.out")
prod = define(
    "prod(Tensor self, *, ScalarType? dtype=None) -> Tensor",
    {"CPU": ".reduction.reduction:prod", "Meta": ".reduction.reduction:sum_all_shape"},
    shape=".reduction.reduction:sum_all_shape",
    small=".reduction.small_folds:product",
    autograd=True,
    tags=("core", "pt2_compliant_tag", "reduction"),
)
prod_dim_int = define(
    "prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    {"CPU": ".reduction.reduction:prod_dim", "Meta": ".reduction.reduction:prod_dim_shape"},
    shape=".reduction.reduction:prod_dim_shape",
    out="any_dtype",
    autograd=True,
    tags=("core", "pt2_compliant_tag", "reduction"),
)
prod_int_out = variant(prod_dim_int, "prod.int_out")
sum_to_size = define(
    "sum_to_size(Tensor self, SymInt[] size) -> Tensor",
    {"CompositeImplicitAutograd": ".reduction.composites:sum_to_size"},
)
count_nonzero = define(
    "count_nonzero(Tensor self, int? dim=None) -> Tensor",
    {"CPU": ".reduction.extrema:count_nonzero", "Meta": ".reduction.extrema:count_shape"},
    shape=".reduction.extrema:count_shape",
    tags=("pt2_compliant_tag", "reduction"),
)
count_nonzero_dim_IntList = define(
    "count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor",
    {"CPU": ".reduction.extrema:count_nonzero", "Meta": ".reduction.extrema:count_shape"},
    shape=".reduction.extrema:count_shape",
    tags=("pt2_compliant_tag", "reduction"),
)
amax = define(
    "amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
    {"CPU": ".reduction.extrema:amax", "Meta": ".reduction.extrema:amax_shape"},
    shape=".reduction.extrema:amax_shape",
    small=".reduction.small:amax",
    out_error="Expected the dtype for input and out to match, but got {result} for input's dtype and {given} for out's dtype.",
    autograd=True,
    tags=("core", "pt2_compliant_tag", "reduction"),
)
amax_out = variant(amax, "amax.out")
amin = define(
    "amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
    {"CPU": ".reduction.extrema:amin", "Meta": ".reduction.extrema:amin_shape"},
    shape=".reduction.extrema:amin_shape",
    small=".reduction.small:amin",
    out_error="Expected the dtype for input and out to match, but got {result} for input's dtype and {given} for out's dtype.",
    autograd=True,
    tags=("core", "pt2_compliant_tag", "reduction"),
)
amin_out = variant(amin, "amin.out")
aminmax = define(
    "aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)",
    {"CPU": ".reduction.extrema:aminmax", "Meta": ".reduction.extrema:aminmax_shape"},
    shape=".reduction.extrema:aminmax_shape",
    out="apart",
    autograd=True,
    return_type="aminmax",
    tags=("pt2_compliant_tag", "reduction"),
)
aminmax_out = variant(aminmax, "aminmax.out")
max = define(
    "max(Tensor self) -> Tensor",
    {"CPU": ".reduction.extrema:max_all", "Meta": ".reduction.extrema:max_shape"},
    shape=".reduction.extrema:max_shape",
    small=".reduction.small_folds:largest",
    out="castable",
    autograd=True,
    tags=("pt2_compliant_tag", "reduction"),
)
max_unary_out = variant(max, "max.unary_out")
min = define(
    "min(Tensor self) -> Tensor",
    {"CPU": ".reduction.extrema:min_all", "Meta": ".reduction.extrema:min_shape"},
    shape=".reduction.extrema:min_shape",
    small=".reduction.small_folds:smallest",
    out="castable",
    autograd=True,
    tags=("pt2_compliant_tag", "reduction"),
)
min_unary_out = variant(min, "min.unary_out")
max_dim = define(
    "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    {"CPU": ".reduction.extrema:max_dim", "Meta": ".reduction.extrema:max_dim_shape"},
    shape=".reduction.extrema:max_dim_shape",
    autograd=True,
    return_type="max",
    tags=("core", "pt2_compliant_tag", "reduction"),
)
max_dim_max = variant(max_dim, "max.dim_max")
min_dim = define(
    "min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    {"CPU": ".reduction.extrema:min_dim", "Meta": ".reduction.extrema:min_dim_shape"},
    shape=".reduction.extrema:min_dim_shape",
    autograd=True,
    return_type="min",
    tags=("core", "pt2_compliant_tag", "reduction"),
)
min_dim_min = variant(min_dim, "min.dim_min")
argmax = define(
    "argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
    {"CPU": ".reduction.extrema:argmax", "Meta": ".reduction.extrema:argmax_shape"},
    shape=".reduction.extrema:argmax_shape",
    tags=("core", "pt2_compliant_tag", "reduction"),
)
argmax_out = variant(argmax, "argmax.out")
argmin = define(
    "argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
    {"CPU": ".reduction.extrema:argmin", "Meta": ".reduction.extrema:argmin_shape"},
    shape=".reduction.extrema:argmin_shape",
    tags=("core", "pt2_compliant_tag", "reduction"),
)
argmin_out = variant(argmin, "argmin.out")
all = define(
    "all(Tensor self) -> Tensor",
    {"CPU": ".reduction.extrema:all_dims", "Meta": ".reduction.extrema:logical_shape"},
    shape=".reduction.extrema:logical_shape",
    small=".reduction.small_folds:every",
    out_error="all only supports bool tensor for result, got: {given}",
    tags=("pt2_compliant_tag", "reduction"),
)
all_all_out = variant(all, "all.all_out")
all_dim = define(
    "all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor",
    {"CPU": ".reduction.extrema:all_dims", "Meta": ".reduction.extrema:logical_shape"},
    shape=".reduction.extrema:logical_shape",
    out_error="all only supports bool tensor for result, got: {given}",
    tags=("pt2_compliant_tag", "reduction"),
)
all_out = variant(all_dim, "all.out")
all_dims = define(
    "all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
    {"CPU": ".reduction.extrema:all_dims", "Meta": ".reduction.extrema:logical_shape"},
    shape=".reduction.extrema:logical_shape",
    out_error="all only supports bool tensor for result, got: {given}",
    tags=("pt2_compliant_tag", "reduction"),
)
all_dims_out = variant(all_dims, "all.dims_out")
any = define(
    "any(Tensor self) -> Tensor",
    {
        "CPU": ".reduction.extrema:any_dims",
        "SparseCPU": ".sparse.arithmetic:coo_any",
        "Meta": ".reduction.extrema:logical_shape",
    },
    shape=".reduction.extrema:logical_shape",
    small=".reduction.small_folds:some",
    out_error="any only supports bool tensor for result, got: {given}",
    tags=("core", "pt2_compliant_tag", "reduction"),
)
any_all_out = variant(any, "any.all_out")
any_dim = define(
    "any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor",
    {"CPU": ".reduction.extrema:any_dims", "Meta": ".reduction.extrema:logical_shape"},
    shape=".reduction.extrema:logical_shape",
    out_error="any only supports bool tensor for result, got: {given}",
    tags=("core", "pt2_compliant_tag", "reduction"),
)
any_out = variant(any_dim, "any.out")
any_dims = define(
    "any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
    {"CPU": ".reduction.extrema:any_dims", "Meta": ".reduction.extrema:logical_shape"},
    shape=".reduction.extrema:logical_shape",
    out_error="any only supports bool tensor for result, got: {given}",
    tags=("core", "pt2_compliant_tag", "reduction"),
)
any_dims_out = variant(any_dims, "any.dims_out")
var = define(
    "var(Tensor self, bool unbiased=True) -> Tensor",
    {"CPU": ".reduction.statistics:var_unbiased", "Meta": ".reduction.statistics:var_of_all_shape"},
    shape=".reduction.statistics:var_of_all_shape",
    small=".reduction.small_folds:variance_of_all",
    decomposition=".reduction.composite_decomposed:var_decomposed",
    autograd=True,
    tags=("pt2_compliant_tag", "reduction"),
)
var_dim = define(
    "var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor",
    {"CPU": ".reduction.statistics:var", "Meta": ".reduction.statistics:var_shape"},
    shape=".reduction.statistics:var_shape",
    small=".reduction.small_folds:variance",
    decomposition=".reduction.composite_decomposed:var_dim_decomposed",
    out="castable not_complex",
    autograd=True,
    tags=("core", "pt2_compliant_tag", "reduction"),
)
var_out = variant(var_dim, "var.out")
var_correction = define(
    "var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor",
    {"CPU": ".reduction.statistics:var", "Meta": ".reduction.statistics:var_shape"},
    shape=".reduction.statistics:var_shape",
    small=".reduction.small_folds:variance",
    out="castable",
    autograd=True,
    tags=("core", "pt2_compliant_tag", "reduction"),
)
var_correction_out = variant(var_correction, "var.correction_out")
std = define(
    "std(Tensor self, bool unbiased=True) -> Tensor",
    {"CPU": ".reduction.statistics:std_unbiased", "Meta": ".reduction.statistics:var_of_all_shape"},
    shape=".reduction.statistics:var_of_all_shape",
    small=".reduction.small_folds:deviation_of_all",
    decomposition=".reduction.composite_decomposed:std_decomposed",
    autograd=True,
    tags=("pt2_compliant_tag", "reduction"),
)
std_dim = define(
    "std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor",
    {"CPU": ".reduction.statistics:std", "Meta": ".reduction.statistics:var_shape"},
    shape=".reduction.statistics:var_shape",
    small=".reduction.small_folds:deviation",
    decomposition=".reduction.composite_decomposed:std_dim_decomposed",
    out="castable not_complex",
    autograd=True,
    tags=("pt2_compliant_tag", "reduction"),
)
std_out = variant(std_dim, "std.out")
std_correction = define(
    "std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor",
    {"CPU": ".reduction.statistics:std", "Meta": ".reduction.statistics:var_shape"},
    shape=".reduction.statistics:var_shape",
    small=".reduction.small_folds:deviation",
    out="castable",
    autograd=True,
    tags=("pt2_compliant_tag", "reduction"),
)
std_correction_out = variant(std_correction, "std.correction_out")
var_mean = define(
    "var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".reduction.composite_decomposed:var_mean_unbiased"},
    tags=("pt2_compliant_tag", "reduction"),
)
var_mean_dim = define(
    "var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".reduction.composite_decomposed:var_mean_dim"},
    tags=("pt2_compliant_tag", "reduction"),
)
var_mean_correction = define(
    "var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)",
    {
        "CPU": ".reduction.statistics:var_mean_correction",
        "Meta": ".reduction.statistics:var_mean_shape",
    },
    shape=".reduction.statistics:var_mean_shape",
    autograd=True,
    tags=("pt2_compliant_tag", "reduction"),
)
std_mean = define(
    "std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".reduction.composite_decomposed:std_mean_unbiased"},
    tags=("pt2_compliant_tag", "reduction"),
)
std_mean_dim = define(
    "std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".reduction.composite_decomposed:std_mean_dim"},
    tags=("pt2_compliant_tag", "reduction"),
)
std_mean_correction = define(
    "std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)",
    {
        "CPU": ".reduction.statistics:std_mean_correction",
        "Meta": ".reduction.statistics:var_mean_shape",
    },
    shape=".reduction.statistics:var_mean_shape",
    autograd=True,
    tags=("pt2_compliant_tag", "reduction"),
)
logsumexp = define(
    "logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
    {"CPU": ".reduction.statistics:logsumexp", "Meta": ".reduction.statistics:logsumexp_shape"},
    shape=".reduction.statistics:logsumexp_shape",
    out="castable",
    out_error="logsumexp(): Expected floating point type for result tensor, but got: {given}",
    autograd=True,
    tags=("pt2_compliant_tag", "reduction"),
)
logsumexp_out = variant(logsumexp, "logsumexp.out")
median = define(
    "median(Tensor self) -> Tensor",
    {"CPU": ".sorting.sorting:median", "Meta": ".sorting.sorting:median_shape"},
    shape=".sorting.sorting:median_shape",
    dtypes="if",
    refused_as="median_cpu",
    autograd=True,
)
median_dim = define(
    "median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    {"CPU": ".sorting.sorting:median_dim", "Meta": ".sorting.sorting:median_dim_shape"},
    shape=".sorting.sorting:median_dim_shape",
    dtypes="if",
    refused_as="median_out",
    out="apart",
    out_error={
        "values": "Expected tensor for 'values' to have the same type as tensor for argument #2 'self'; but type torch.{given}Tensor does not equal torch.{result}Tensor (while checking arguments for median)",
        "indices": "Expected tensor for argument #1 'indices' to have scalar type {result}; but got torch.{given}Tensor instead (while checking arguments for median)",
    },
    autograd=True,
    return_type="median",
)
median_dim_values = variant(median_dim, "median.dim_values")
nanmedian = define(
    "nanmedian(Tensor self) -> Tensor",
    {"CPU": ".sorting.sorting:nanmedian", "Meta": ".sorting.sorting:median_shape"},
    shape=".sorting.sorting:median_shape",
    dtypes="if",
    refused_as="median_cpu",
    autograd=True,
)
nanmedian_dim = define(
    "nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    {"CPU": ".sorting.sorting:nanmedian_dim", "Meta": ".sorting.sorting:median_dim_shape"},
    shape=".sorting.sorting:median_dim_shape",
    dtypes="if",
    refused_as="median_out",
    out="apart",
    out_error={
        "values": "Expected tensor for 'values' to have the same type as tensor for argument #2 'self'; but type torch.{given}Tensor does not equal torch.{result}Tensor (while checking arguments for median)",
        "indices": "Expected tensor for argument #1 'indices' to have scalar type {result}; but got torch.{given}Tensor instead (while checking arguments for median)",
    },
    autograd=True,
    return_type="nanmedian",
)
nanmedian_dim_values = variant(nanmedian_dim, "nanmedian.dim_values")
mode = define(
    "mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)",
    {"CPU": ".sorting.sorting:mode", "Meta": ".sorting.sorting:mode_shape"},
    shape=".sorting.sorting:mode_shape",
    out="disjoint",
    out_error="expected scalar type '{result}' but got '{given}' for {output} output",
    autograd=True,
    return_type="mode",
)
mode_values = variant(mode, "mode.values")
quantile = define(
    "quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
    {"CompositeImplicitAutograd": ".reduction.composite_quantile:quantile"},
    out_error="quantile() out tensor must be same dtype as the input tensor",
)
quantile_out = variant(quantile, "quantile.out")
quantile_scalar = define(
    "quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
    {"CompositeImplicitAutograd": ".reduction.composite_quantile:quantile_scalar"},
    out_error="quantile() out tensor must be same dtype as the input tensor",
)
quantile_scalar_out = variant(quantile_scalar, "quantile.scalar_out")
nanquantile = define(
    "nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
    {"CompositeImplicitAutograd": ".reduction.composite_quantile:nanquantile"},
    out_error="quantile() out tensor must be same dtype as the input tensor",
)
nanquantile_out = variant(nanquantile, "nanquantile.out")
nanquantile_scalar = define(
    "nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
    {"CompositeImplicitAutograd": ".reduction.composite_quantile:nanquantile_scalar"},
    out_error="quantile() out tensor must be same dtype as the input tensor",
)
nanquantile_scalar_out = variant(nanquantile_scalar, "nanquantile.scalar_out")
cumsum = define(
    "cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
    {"CPU": ".reduction.scan:cumsum", "Meta": ".reduction.scan:scan_shape"},
    shape=".reduction.scan:scan_shape",
    out="any_dtype apart",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
cumsum_ = variant(cumsum, "cumsum_")
cumsum_out = variant(cumsum, "cumsum.out")
cumprod = define(
    "cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
    {"CPU": ".reduction.scan:cumprod", "Meta": ".reduction.scan:scan_shape"},
    shape=".reduction.scan:scan_shape",
    out="any_dtype apart",
    autograd=True,
)
cumprod_ = variant(cumprod, "cumprod_")
cumprod_out = variant(cumprod, "cumprod.out")
cummax = define(
    "cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)",
    {"CPU": ".reduction.scan:cummax", "Meta": ".reduction.scan:cumulative_extremum_shape"},
    shape=".reduction.scan:cumulative_extremum_shape",
    out_error="expected scalar_type {result} but found {given}",
    autograd=True,
    return_type="cummax",
)
cummax_out = variant(cummax, "cummax.out")
cummin = define(
    "cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)",
    {"CPU": ".reduction.scan:cummin", "Meta": ".reduction.scan:cumulative_extremum_shape"},
    shape=".reduction.scan:cumulative_extremum_shape",
    out_error="expected scalar_type {result} but found {given}",
    autograd=True,
    return_type="cummin",
)
cummin_out = variant(cummin, "cummin.out")
logcumsumexp = define(
    "logcumsumexp(Tensor self, int dim) -> Tensor",
    {"CPU": ".reduction.scan:logcumsumexp", "Meta": ".reduction.scan:logcumsumexp_shape"},
    shape=".reduction.scan:logcumsumexp_shape",
    out="apart",
    out_error="expected scalar_type {result} but found {given}",
    autograd=True,
)
logcumsumexp_out = variant(logcumsumexp, "logcumsumexp.out")
_linear_recurrence = define(
    "_linear_recurrence(Tensor self, Tensor ratios, bool reverse) -> Tensor",
    {"CPU": ".reduction.scan:linear_recurrence", "Meta": ".reduction.scan:linear_recurrence_shape"},
    shape=".reduction.scan:linear_recurrence_shape",
    dtypes="fc",
    autograd=True,
)
diff = define(
    "diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor",
    {"CompositeImplicitAutograd": ".reduction.composite_integral:diff"},
    out="castable",
)
diff_out = variant(diff, "diff.out")
trapezoid_x = define(
    "trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
    {"CompositeImplicitAutograd": ".reduction.composite_integral:trapezoid_x"},
)
trapezoid_dx = define(
    "trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
    {"CompositeImplicitAutograd": ".reduction.composite_integral:trapezoid_dx"},
)
trapz_x = define(
    "trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
    {"CompositeImplicitAutograd": ".reduction.composite_integral:trapezoid_x"},
)
trapz_dx = define(
    "trapz.dx(Tensor y, *, float dx=1, int dim=-1) -> Tensor",
    {"CompositeImplicitAutograd": ".reduction.composite_integral:trapezoid_dx"},
)
cumulative_trapezoid_x = define(
    "cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
    {"CompositeImplicitAutograd": ".reduction.composite_integral:cumulative_trapezoid_x"},
)
cumulative_trapezoid_dx = define(
    "cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
    {"CompositeImplicitAutograd": ".reduction.composite_integral:cumulative_trapezoid_dx"},
)
gradient_scalarint = define(
    "gradient.scalarint(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) -> Tensor[]",
    {"CompositeImplicitAutograd": ".reduction.composite_integral:gradient_scalar"},
)
gradient_scalararray = define(
    "gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[]",
    {"CompositeImplicitAutograd": ".reduction.composite_integral:gradient_scalar"},
)
gradient_array = define(
    "gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[]",
    {"CompositeImplicitAutograd": ".reduction.composite_integral:gradient_array"},
)
gradient_scalarrayint = define(
    "gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) -> Tensor[]",
    {"CompositeImplicitAutograd": ".reduction.composite_integral:gradient_scalars"},
)
gradient_scalarrayarray = define(
    "gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) -> Tensor[]",
    {"CompositeImplicitAutograd": ".reduction.composite_integral:gradient_scalars"},
)
gradient_tensorarrayint = define(
    "gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) -> Tensor[]",
    {"CompositeImplicitAutograd": ".reduction.composite_integral:gradient_tensors"},
)
gradient_tensorarray = define(
    "gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[]",
    {"CompositeImplicitAutograd": ".reduction.composite_integral:gradient_tensors"},
)
bincount = define(
    "bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor",
    {"CPU": ".reduction.statistics:bincount"},
    autograd=True,
    tags=("data_dependent_output", "dynamic_output_shape", "pt2_compliant_tag"),
)
histc = define(
    "histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor",
    {"CPU": ".reduction.statistics:histc", "Meta": ".reduction.statistics:histc_shape"},
    shape=".reduction.statistics:histc_shape",
)
histc_out = variant(histc, "histc.out")
histogram_bins_tensor = define(
    "histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)",
    {
        "CPU": ".reduction.statistics:histogram_bins_tensor",
        "Meta": ".reduction.statistics:histogram_bins_tensor_shape",
    },
    shape=".reduction.statistics:histogram_bins_tensor_shape",
    autograd=True,
    return_type="histogram",
)
histogram_bins_tensor_out = variant(histogram_bins_tensor, "histogram.bins_tensor_out")
histogram_bin_ct = define(
    "histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)",
    {
        "CPU": ".reduction.statistics:histogram_bin_ct",
        "Meta": ".reduction.statistics:histogram_bin_ct_shape",
    },
    shape=".reduction.statistics:histogram_bin_ct_shape",
    autograd=True,
    return_type="histogram",
)
histogram_bin_ct_out = variant(histogram_bin_ct, "histogram.bin_ct_out")
_histogramdd_bin_edges = define(
    "_histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[]",
    {
        "CPU": ".reduction.histogramdd:histogramdd_bin_edges",
        "Meta": ".reduction.histogramdd:histogramdd_bin_edges_shape",
    },
    shape=".reduction.histogramdd:histogramdd_bin_edges_shape",
    autograd=True,
)
_histogramdd_from_bin_tensors = define(
    "_histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor",
    {
        "CPU": ".reduction.histogramdd:histogramdd_from_bin_tensors",
        "Meta": ".reduction.histogramdd:histogramdd_from_bin_tensors_shape",
    },
    shape=".reduction.histogramdd:histogramdd_from_bin_tensors_shape",
    autograd=True,
)
histogramdd = define(
    "histogramdd(Tensor self, int[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)",
    {"CompositeImplicitAutograd": ".reduction.composite_histogramdd:histogramdd_of_counts"},
    return_type="histogramdd",
)
histogramdd_int_bins = define(
    "histogramdd.int_bins(Tensor self, int bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)",
    {"CompositeImplicitAutograd": ".reduction.composite_histogramdd:histogramdd_int_bins"},
    return_type="histogramdd",
)
histogramdd_TensorList_bins = define(
    "histogramdd.TensorList_bins(Tensor self, Tensor[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)",
    {"CompositeImplicitAutograd": ".reduction.composite_histogramdd:histogramdd_of_edges"},
    return_type="histogramdd",
)
hash_tensor = define(
    "hash_tensor(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0) -> Tensor",
    {"CPU": ".reduction.statistics:hash_tensor", "Meta": ".reduction.statistics:hash_tensor_shape"},
    shape=".reduction.statistics:hash_tensor_shape",
)
hash_tensor_out = variant(hash_tensor, "hash_tensor.out")
cov = define(
    "cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor",
    {"CompositeImplicitAutograd": ".reduction.composite_statistics:cov"},
)
corrcoef = define(
    "corrcoef(Tensor self) -> Tensor",
    {"CompositeImplicitAutograd": ".reduction.composite_statistics:corrcoef"},
)
segment_reduce = define(
    "segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor",
    {
        "CPU": ".reduction.segments:segment_reduce",
        "Meta": ".reduction.segments:segment_reduce_shape",
    },
    shape=".reduction.segments:segment_reduce_shape",
    dtypes="f",
    autograd=True,
)
segment_reduce_out = variant(segment_reduce, "segment_reduce.out")
_segment_reduce_backward = define(
    "_segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor",
    {"CompositeImplicitAutograd": ".reduction.composite_segments:_segment_reduce_backward"},
)
_operators.family = "view"
alias = define(
    "alias(Tensor(a) self) -> Tensor(a)",
    {
        "CPU": ".view.view:alias",
        "Meta": ".view.view:alias",
        "SparseCPU": ".sparse.coordinates:coo_alias",
        "SparseCsrCPU": ".sparse.compressed:compressed_alias",
    },
    view=True,
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
detach = define(
    "detach(Tensor(a) self) -> Tensor(a)",
    {
        "CPU": ".view.view:alias",
        "Meta": ".view.view:alias",
        "SparseCPU": ".sparse.coordinates:coo_alias",
        "SparseCsrCPU": ".sparse.compressed:compressed_alias",
    },
    view=True,
)
view = define(
    "view(Tensor(a) self, SymInt[] size) -> Tensor(a)",
    {"CPU": ".view.view:view", "Meta": ".view.view:view"},
    small=".view.small:view",
    view=True,
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
view_dtype = define(
    "view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)",
    {"CPU": ".view.view:view_dtype", "Meta": ".view.view:view_dtype"},
    view=True,
)
view_as = define(
    "view_as(Tensor(a) self, Tensor other) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:view_as"},
    view=True,
)
_unsafe_view = define(
    "_unsafe_view(Tensor self, SymInt[] size) -> Tensor",
    {"CPU": ".view.view:view", "Meta": ".view.view:view"},
    small=".view.small:unsafe_view",
    autograd=True,
)
reshape = define(
    "reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:reshape"},
    view=True,
)
reshape_as = define(
    "reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:reshape_as"},
    view=True,
)
flatten_using_ints = define(
    "flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:flatten"},
    view=True,
)
unflatten_int = define(
    "unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:unflatten"},
    view=True,
)
ravel = define(
    "ravel(Tensor(a) self) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:ravel"},
    view=True,
)
contiguous = define(
    "contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:contiguous"},
    view=True,
)
permute = define(
    "permute(Tensor(a) self, int[] dims) -> Tensor(a)",
    {
        "CPU": ".view.view:permute",
        "Meta": ".view.view:permute",
        "SparseCPU": ".sparse.coordinates:coo_permute",
    },
    small=".view.small:permute",
    view=True,
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
transpose_int = define(
    "transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
    {
        "CPU": ".view.view:transpose",
        "Meta": ".view.view:transpose",
        "SparseCPU": ".sparse.coordinates:coo_transpose",
        "SparseCsrCPU": ".sparse.compressed:compressed_transpose",
    },
    small=".view.small:transpose",
    view=True,
    autograd=True,
)
t = define(
    "t(Tensor(a) self) -> Tensor(a)",
    {
        "CPU": ".view.view:t",
        "Meta": ".view.view:t",
        "SparseCPU": ".sparse.coordinates:coo_t",
        "SparseCsrCPU": ".sparse.compressed:compressed_t",
    },
    small=".view.small:t",
    view=True,
    autograd=True,
)
swapaxes = define(
    "swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:swapaxes"},
    view=True,
)
swapdims = define(
    "swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:swapdims"},
    view=True,
)
movedim_intlist = define(
    "movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:movedim_intlist"},
    view=True,
)
movedim_int = define(
    "movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:movedim"},
    view=True,
)
moveaxis_intlist = define(
    "moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:movedim_intlist"},
    view=True,
)
moveaxis_int = define(
    "moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:movedim"},
    view=True,
)
numpy_T = define(
    "numpy_T(Tensor(a) self) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:numpy_T"},
    view=True,
)
matrix_H = define(
    "matrix_H(Tensor(a) self) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:matrix_H"},
    view=True,
)
mT = define(
    "mT(Tensor(a) self) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:mT"},
    view=True,
)
mH = define(
    "mH(Tensor(a) self) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:mH"},
    view=True,
)
adjoint = define(
    "adjoint(Tensor(a) self) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:adjoint"},
    view=True,
)
expand = define(
    "expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)",
    {"CPU": ".view.view:expand", "Meta": ".view.view:expand"},
    small=".view.small:expand",
    view=True,
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
expand_as = define(
    "expand_as(Tensor(a) self, Tensor other) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:expand_as"},
    view=True,
)
broadcast_to = define(
    "broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:broadcast_to"},
    view=True,
)
squeeze = define(
    "squeeze(Tensor(a) self) -> Tensor(a)",
    {"CPU": ".view.view:squeeze", "Meta": ".view.view:squeeze"},
    view=True,
    autograd=True,
)
squeeze_dim = define(
    "squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)",
    {"CPU": ".view.view:squeeze_dim", "Meta": ".view.view:squeeze_dim"},
    view=True,
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
squeeze_dims = define(
    "squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)",
    {"CPU": ".view.view:squeeze_dims", "Meta": ".view.view:squeeze_dims"},
    view=True,
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
unsqueeze = define(
    "unsqueeze(Tensor(a) self, int dim) -> Tensor(a)",
    {
        "CPU": ".view.view:unsqueeze",
        "Meta": ".view.view:unsqueeze",
        "SparseCPU": ".sparse.coordinates:coo_unsqueeze",
    },
    small=".view.small:unsqueeze",
    view=True,
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
select_int = define(
    "select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)",
    {
        "CPU": ".view.view:select_int",
        "Meta": ".view.view:select_int",
        "SparseCPU": ".sparse.coordinates:coo_select",
        "SparseCsrCPU": ".sparse.compressed:compressed_select",
    },
    small=".view.small:select_int",
    view=True,
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
slice_Tensor = define(
    "slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)",
    {"CPU": ".view.view:slice_tensor", "Meta": ".view.view:slice_tensor"},
    small=".view.small:slice_tensor",
    view=True,
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
narrow = define(
    "narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:narrow"},
    view=True,
)
narrow_Tensor = define(
    "narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:narrow_tensor"},
    view=True,
)
diagonal = define(
    "diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)",
    {"CPU": ".view.view:diagonal", "Meta": ".view.view:diagonal"},
    small=".view.small:diagonal",
    view=True,
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
linalg_diagonal = define(
    "linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composites:linalg_diagonal"},
    view=True,
)
unfold = define(
    "unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)",
    {"CPU": ".view.view:unfold", "Meta": ".view.view:unfold"},
    view=True,
    autograd=True,
)
as_strided = define(
    "as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)",
    {"CPU": ".view.view:as_strided", "Meta": ".view.view:as_strided"},
    view=True,
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
split_Tensor = define(
    "split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]",
    {"CPU": ".shape.split:split_tensor", "Meta": ".shape.split:split_tensor"},
    view=True,
    autograd=True,
)
split_sizes = define(
    "split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]",
    {"CompositeImplicitAutograd": ".view.composites:split_sizes"},
    view=True,
)
split_with_sizes = define(
    "split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]",
    {"CPU": ".shape.split:split_with_sizes", "Meta": ".shape.split:split_with_sizes"},
    view=True,
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
chunk = define(
    "chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]",
    {"CompositeImplicitAutograd": ".view.composites:chunk"},
    view=True,
)
tensor_split_sections = define(
    "tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[]",
    {"CompositeImplicitAutograd": ".view.composites:tensor_split_sections"},
    view=True,
)
tensor_split_indices = define(
    "tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[]",
    {"CompositeImplicitAutograd": ".view.composites:tensor_split_indices"},
    view=True,
)
tensor_split_tensor_indices_or_sections = define(
    "tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]",
    {"CompositeImplicitAutograd": ".view.composites:tensor_split_tensor"},
    view=True,
)
hsplit_int = define(
    "hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]",
    {"CompositeImplicitAutograd": ".view.composites:hsplit"},
    view=True,
)
hsplit_array = define(
    "hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]",
    {"CompositeImplicitAutograd": ".view.composites:hsplit"},
    view=True,
)
vsplit_int = define(
    "vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]",
    {"CompositeImplicitAutograd": ".view.composites:vsplit"},
    view=True,
)
vsplit_array = define(
    "vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]",
    {"CompositeImplicitAutograd": ".view.composites:vsplit"},
    view=True,
)
dsplit_int = define(
    "dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]",
    {"CompositeImplicitAutograd": ".view.composites:dsplit"},
    view=True,
)
dsplit_array = define(
    "dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]",
    {"CompositeImplicitAutograd": ".view.composites:dsplit"},
    view=True,
)
unbind_int = define(
    "unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]",
    {
        "CPU": ".shape.split:unbind",
        "Meta": ".shape.split:unbind",
        "SparseCPU": ".sparse.coordinates:coo_unbind",
        "SparseCsrCPU": ".sparse.compressed:compressed_unbind",
    },
    view=True,
    autograd=True,
)
unsafe_chunk = define(
    "unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]",
    {"CompositeImplicitAutograd": ".view.composites:unsafe_chunk"},
    tags=("maybe_aliasing_or_mutating", "pt2_compliant_tag"),
)
unsafe_split_Tensor = define(
    "unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]",
    {"CPU": ".view.view_backward:unsafe_split", "Meta": ".view.view_backward:unsafe_split"},
    autograd=True,
)
unsafe_split_with_sizes = define(
    "unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]",
    {
        "CPU": ".view.view_backward:unsafe_split_with_sizes",
        "Meta": ".view.view_backward:unsafe_split_with_sizes",
    },
    autograd=True,
)
real = define(
    "real(Tensor(a) self) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composite_complex:real"},
    view=True,
)
imag = define(
    "imag(Tensor(a) self) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composite_complex:imag"},
    view=True,
)
view_as_real = define(
    "view_as_real(Tensor(a) self) -> Tensor(a)",
    {"CPU": ".view.view:view_as_real", "Meta": ".view.view:view_as_real"},
    view=True,
    autograd=True,
)
conj = define(
    "conj(Tensor(a) self) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composite_complex:conj"},
    view=True,
)
_conj = define(
    "_conj(Tensor(a) self) -> Tensor(a)",
    {"CompositeExplicitAutograd": ".view.composite_complex:_conj"},
    view=True,
    autograd=True,
)
_neg_view = define(
    "_neg_view(Tensor(a) self) -> Tensor(a)",
    {"CompositeExplicitAutograd": ".view.composite_complex:_neg_view"},
    dtypes="ifc",
    view=True,
    autograd=True,
)
view_as_complex = define(
    "view_as_complex(Tensor(a) self) -> Tensor(a)",
    {"CPU": ".view.view:view_as_complex", "Meta": ".view.view:view_as_complex"},
    view=True,
    autograd=True,
)
select_backward = define(
    "select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor",
    {
        "CPU": ".view.view_backward:select_backward",
        "Meta": ".view.view_backward:view_backward_shape",
    },
    shape=".view.view_backward:view_backward_shape",
    autograd=True,
)
slice_backward = define(
    "slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor",
    {
        "CPU": ".view.view_backward:slice_backward",
        "Meta": ".view.view_backward:view_backward_shape",
    },
    shape=".view.view_backward:view_backward_shape",
    autograd=True,
)
diagonal_backward = define(
    "diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor",
    {
        "CPU": ".view.view_backward:diagonal_backward",
        "Meta": ".view.view_backward:view_backward_shape",
    },
    shape=".view.view_backward:view_backward_shape",
    autograd=True,
)
unfold_backward = define(
    "unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor",
    {
        "CPU": ".view.view_backward:unfold_backward",
        "Meta": ".view.view_backward:view_backward_shape",
    },
    shape=".view.view_backward:view_backward_shape",
    autograd=True,
)
alias_copy = define(
    "alias_copy(Tensor self) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:alias_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
alias_copy_out = variant(alias_copy, "alias_copy.out")
as_strided_copy = define(
    "as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:as_strided_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
as_strided_copy_out = variant(as_strided_copy, "as_strided_copy.out")
detach_copy = define(
    "detach_copy(Tensor self) -> Tensor",
    {"CompositeImplicitAutograd": ".view.composite_copy:detach_copy"},
    tags=("pt2_compliant_tag", "view_copy"),
)
detach_copy_out = variant(detach_copy, "detach_copy.out")
diagonal_copy = define(
    "diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:diagonal_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
diagonal_copy_out = variant(diagonal_copy, "diagonal_copy.out")
expand_copy = define(
    "expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:expand_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
expand_copy_out = variant(expand_copy, "expand_copy.out")
permute_copy = define(
    "permute_copy(Tensor self, int[] dims) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:permute_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
permute_copy_out = variant(permute_copy, "permute_copy.out")
select_copy_int = define(
    "select_copy.int(Tensor self, int dim, SymInt index) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:select_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
select_copy_int_out = variant(select_copy_int, "select_copy.int_out")
slice_copy_Tensor = define(
    "slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:slice_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
slice_copy_Tensor_out = variant(slice_copy_Tensor, "slice_copy.Tensor_out")
split_copy_Tensor = define(
    "split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]",
    {"CompositeExplicitAutograd": ".view.composite_copy:split_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
split_copy_Tensor_out = variant(split_copy_Tensor, "split_copy.Tensor_out")
split_with_sizes_copy = define(
    "split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]",
    {"CompositeExplicitAutograd": ".view.composite_copy:split_with_sizes_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
split_with_sizes_copy_out = variant(split_with_sizes_copy, "split_with_sizes_copy.out")
squeeze_copy = define(
    "squeeze_copy(Tensor self) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:squeeze_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
squeeze_copy_out = variant(squeeze_copy, "squeeze_copy.out")
squeeze_copy_dim = define(
    "squeeze_copy.dim(Tensor self, int dim) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:squeeze_dim_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
squeeze_copy_dim_out = variant(squeeze_copy_dim, "squeeze_copy.dim_out")
squeeze_copy_dims = define(
    "squeeze_copy.dims(Tensor self, int[] dim) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:squeeze_dim_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
squeeze_copy_dims_out = variant(squeeze_copy_dims, "squeeze_copy.dims_out")
t_copy = define(
    "t_copy(Tensor self) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:t_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
t_copy_out = variant(t_copy, "t_copy.out")
transpose_copy_int = define(
    "transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:transpose_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
transpose_copy_int_out = variant(transpose_copy_int, "transpose_copy.int_out")
unbind_copy_int = define(
    "unbind_copy.int(Tensor self, int dim=0) -> Tensor[]",
    {"CompositeExplicitAutograd": ".view.composite_copy:unbind_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
unbind_copy_int_out = variant(unbind_copy_int, "unbind_copy.int_out")
unfold_copy = define(
    "unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:unfold_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
unfold_copy_out = variant(unfold_copy, "unfold_copy.out")
unsqueeze_copy = define(
    "unsqueeze_copy(Tensor self, int dim) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:unsqueeze_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
unsqueeze_copy_out = variant(unsqueeze_copy, "unsqueeze_copy.out")
view_as_complex_copy = define(
    "view_as_complex_copy(Tensor self) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:view_as_complex_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
view_as_complex_copy_out = variant(view_as_complex_copy, "view_as_complex_copy.out")
view_as_real_copy = define(
    "view_as_real_copy(Tensor self) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:view_as_real_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
view_as_real_copy_out = variant(view_as_real_copy, "view_as_real_copy.out")
view_copy = define(
    "view_copy(Tensor self, SymInt[] size) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:view_copy"},
    autograd=True,
    tags=("pt2_compliant_tag", "view_copy"),
)
view_copy_out = variant(view_copy, "view_copy.out")
view_copy_dtype = define(
    "view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor",
    {"CompositeExplicitAutograd": ".view.composite_copy:view_copy_dtype"},
    tags=("pt2_compliant_tag", "view_copy"),
)
view_copy_dtype_out = variant(view_copy_dtype, "view_copy.dtype_out")
narrow_copy = define(
    "narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor",
    {"CompositeImplicitAutograd": ".view.composite_copy:narrow_copy"},
    tags=("pt2_compliant_tag", "view_copy"),
)
narrow_copy_out = variant(narrow_copy, "narrow_copy.out")
select_scatter = define(
    "select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor",
    {
        "CPU": ".view.view_backward:select_scatter",
        "Meta": ".view.view_backward:select_scatter_shape",
    },
    shape=".view.view_backward:select_scatter_shape",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
select_scatter_out = variant(select_scatter, "select_scatter.out")
slice_scatter = define(
    "slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor",
    {"CPU": ".view.view_backward:slice_scatter", "Meta": ".view.view_backward:slice_scatter_shape"},
    shape=".view.view_backward:slice_scatter_shape",
    autograd=True,
    tags=("core", "pt2_compliant_tag", "view_copy"),
)
slice_scatter_out = variant(slice_scatter, "slice_scatter.out")
diagonal_scatter = define(
    "diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor",
    {
        "CPU": ".view.view_backward:diagonal_scatter",
        "Meta": ".view.view_backward:diagonal_scatter_shape",
    },
    shape=".view.view_backward:diagonal_scatter_shape",
    autograd=True,
)
diagonal_scatter_out = variant(diagonal_scatter, "diagonal_scatter.out")
as_strided_scatter = define(
    "as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor",
    {
        "CPU": ".view.view_backward:as_strided_scatter",
        "Meta": ".view.view_backward:as_strided_scatter_shape",
    },
    shape=".view.view_backward:as_strided_scatter_shape",
    autograd=True,
)
as_strided_scatter_out = variant(as_strided_scatter, "as_strided_scatter.out")
_operators.family = "shape"
cat = define(
    "cat(Tensor[] tensors, int dim=0) -> Tensor",
    {
        "CPU": ".shape.shape:cat",
        "SparseCPU": ".sparse.coordinates:coo_cat",
        "Meta": ".shape.shape:cat_shape",
    },
    shape=".shape.shape:cat_shape",
    small=".shape.small:cat",
    out="castable disjoint",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
cat_out = variant(cat, "cat.out")
concat = define("concat(Tensor[] tensors, int dim=0) -> Tensor", alias_of="cat")
concat_out = variant(concat, "concat.out")
concatenate = define("concatenate(Tensor[] tensors, int dim=0) -> Tensor", alias_of="cat")
concatenate_out = variant(concatenate, "concatenate.out")
stack = define(
    "stack(Tensor[] tensors, int dim=0) -> Tensor",
    {
        "CPU": ".shape.shape:stack",
        "SparseCPU": ".sparse.coordinates:coo_stack",
        "Meta": ".shape.shape:stack_shape",
    },
    shape=".shape.shape:stack_shape",
    small=".shape.small:stack",
    out="castable disjoint",
    autograd=True,
)
stack_out = variant(stack, "stack.out")
clone = define(
    "clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor",
    {
        "CPU": ".factory.copy:clone",
        "SparseCPU": ".sparse.coordinates:coo_clone",
        "SparseCsrCPU": ".sparse.compressed:compressed_clone",
        "Meta": ".factory.copy:clone_shape",
    },
    shape=".factory.copy:clone_shape",
    autograd=True,
    tags=("core", "pointwise", "pt2_compliant_tag"),
)
_to_copy = define(
    "_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor",
    {
        "CPU": ".factory.copy:to_copy",
        "SparseCPU": ".sparse.coordinates:coo_to_copy",
        "SparseCsrCPU": ".sparse.compressed:compressed_to_copy",
        "Meta": ".factory.copy:to_copy_shape",
    },
    shape=".factory.copy:to_copy_shape",
    small=".factory.small:to_copy",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
copy = define(
    "copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor",
    {
        "CPU": ".factory.copy:copy",
        "SparseCPU": ".sparse.coordinates:coo_copy",
        "SparseCsrCPU": ".sparse.compressed:compressed_copy",
        "Meta": ".factory.copy:copy_shape",
    },
    shape=".factory.copy:copy_shape",
    small=".factory.small:copy",
    tensors_of_numbers="src",
    out="apart",
    device_check=False,
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
copy_ = variant(copy, "copy_")
fill_Scalar = define(
    "fill.Scalar(Tensor self, Scalar value) -> Tensor",
    {
        "CPU": ".factory.copy:fill_scalar",
        "SparseCsrCPU": ".sparse.compressed:compressed_fill",
        "Meta": ".result:same_as_self",
    },
    shape=".result:same_as_self",
    small=".factory.small:fill",
    out="expanded",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
fill__Scalar = variant(fill_Scalar, "fill_.Scalar")
fill_Scalar_out = variant(fill_Scalar, "fill.Scalar_out")
fill_Tensor = define(
    "fill.Tensor(Tensor self, Tensor value) -> Tensor",
    {"CPU": ".factory.copy:fill_tensor", "Meta": ".factory.copy:fill_tensor_shape"},
    shape=".factory.copy:fill_tensor_shape",
    autograd=True,
)
fill__Tensor = variant(fill_Tensor, "fill_.Tensor")
fill_Tensor_out = variant(fill_Tensor, "fill.Tensor_out")
zero = define(
    "zero(Tensor self) -> Tensor",
    {
        "CPU": ".factory.copy:zero",
        "SparseCPU": ".sparse.coordinates:coo_zero",
        "SparseCsrCPU": ".sparse.compressed:compressed_zero",
        "Meta": ".result:same_as_self",
    },
    shape=".result:same_as_self",
    small=".factory.small:zero",
    out="expanded",
    autograd=True,
)
zero_ = variant(zero, "zero_")
zero_out = variant(zero, "zero.out")
to_dtype_layout = define(
    "to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".factory.composite_convert:to_dtype_layout"},
    view=True,
)
to_device = define(
    "to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".factory.composite_convert:to_device"},
    view=True,
)
to_dtype = define(
    "to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".factory.composite_convert:to_dtype"},
    view=True,
)
to_other = define(
    "to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".factory.composite_convert:to_other"},
    view=True,
)
type_as = define(
    "type_as(Tensor self, Tensor other) -> Tensor",
    {"CompositeImplicitAutograd": ".factory.composite_convert:type_as"},
)
hstack = define(
    "hstack(Tensor[] tensors) -> Tensor",
    {"CompositeImplicitAutograd": ".shape.composites:hstack"},
    out="castable disjoint",
)
hstack_out = variant(hstack, "hstack.out")
vstack = define(
    "vstack(Tensor[] tensors) -> Tensor",
    {"CompositeImplicitAutograd": ".shape.composites:vstack"},
    out="castable disjoint",
)
vstack_out = variant(vstack, "vstack.out")
row_stack = define(
    "row_stack(Tensor[] tensors) -> Tensor",
    {"CompositeImplicitAutograd": ".shape.composites:vstack"},
    out="castable disjoint",
)
row_stack_out = variant(row_stack, "row_stack.out")
dstack = define(
    "dstack(Tensor[] tensors) -> Tensor",
    {"CompositeImplicitAutograd": ".shape.composites:dstack"},
    out="castable disjoint",
)
dstack_out = variant(dstack, "dstack.out")
column_stack = define(
    "column_stack(Tensor[] tensors) -> Tensor",
    {"CompositeImplicitAutograd": ".shape.composites:column_stack"},
    out="castable disjoint",
)
column_stack_out = variant(column_stack, "column_stack.out")
_chunk_cat = define(
    "_chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor",
    {"CompositeImplicitAutograd": ".shape.composites:chunk_cat"},
    out="castable disjoint",
)
_chunk_cat_out = variant(_chunk_cat, "_chunk_cat.out")
flip = define(
    "flip(Tensor self, int[] dims) -> Tensor",
    {"CPU": ".shape.shape:flip", "Meta": ".shape.shape:flip_shape"},
    shape=".shape.shape:flip_shape",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
fliplr = define(
    "fliplr(Tensor self) -> Tensor",
    {"CompositeImplicitAutograd": ".shape.composites:fliplr"},
)
flipud = define(
    "flipud(Tensor self) -> Tensor",
    {"CompositeImplicitAutograd": ".shape.composites:flipud"},
)
roll = define(
    "roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor",
    {"CPU": ".shape.shape:roll", "Meta": ".shape.shape:roll_shape"},
    shape=".shape.shape:roll_shape",
    autograd=True,
)
rot90 = define(
    "rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor",
    {"CompositeExplicitAutograd": ".shape.composites:rot90"},
    autograd=True,
)
repeat = define(
    "repeat(Tensor self, SymInt[] repeats) -> Tensor",
    {"CPU": ".shape.shape:repeat", "Meta": ".shape.shape:repeat_shape"},
    shape=".shape.shape:repeat_shape",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
tile = define(
    "tile(Tensor self, SymInt[] dims) -> Tensor",
    {"CompositeImplicitAutograd": ".shape.composites:tile"},
)
repeat_interleave_Tensor = define(
    "repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor",
    {"CPU": ".shape.shape:repeat_interleave_indices"},
    tags=("dynamic_output_shape", "pt2_compliant_tag"),
)
repeat_interleave_self_Tensor = define(
    "repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor",
    {"CompositeImplicitAutograd": ".shape.composites:repeat_interleave_tensor"},
)
repeat_interleave_self_int = define(
    "repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor",
    {"CompositeImplicitAutograd": ".shape.composites:repeat_interleave_int"},
)
tril = define(
    "tril(Tensor self, SymInt diagonal=0) -> Tensor",
    {"CPU": ".shape.shape:tril", "Meta": ".shape.shape:tril_shape"},
    shape=".shape.shape:tril_shape",
    out="expanded",
    autograd=True,
)
tril_ = variant(tril, "tril_")
tril_out = variant(tril, "tril.out")
triu = define(
    "triu(Tensor self, SymInt diagonal=0) -> Tensor",
    {"CPU": ".shape.shape:triu", "Meta": ".shape.shape:triu_shape"},
    shape=".shape.shape:triu_shape",
    out="expanded",
    autograd=True,
)
triu_ = variant(triu, "triu_")
triu_out = variant(triu, "triu.out")
tril_indices = define(
    "tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".shape.shape:tril_indices", "Meta": ".shape.shape:tril_indices"},
)
triu_indices = define(
    "triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".shape.shape:triu_indices", "Meta": ".shape.shape:triu_indices"},
)
diag = define(
    "diag(Tensor self, int diagonal=0) -> Tensor",
    {"CompositeImplicitAutograd": ".shape.composites:diag"},
)
diag_out = variant(diag, "diag.out")
diag_embed = define(
    "diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor",
    {"CPU": ".shape.shape:diag_embed", "Meta": ".shape.shape:diag_embed_shape"},
    shape=".shape.shape:diag_embed_shape",
    autograd=True,
)
diagflat = define(
    "diagflat(Tensor self, int offset=0) -> Tensor",
    {"CompositeImplicitAutograd": ".shape.composites:diagflat"},
)
combinations = define(
    "combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor",
    {"CompositeImplicitAutograd": ".shape.composites:combinations"},
)
resolve_conj = define(
    "resolve_conj(Tensor(a) self) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composite_complex:resolve_conj"},
    view=True,
)
resolve_neg = define(
    "resolve_neg(Tensor(a) self) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".view.composite_complex:resolve_neg"},
    view=True,
)
_operators.family = "indexing"
index_Tensor = define(
    "index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
    {"CPU": ".indexing.indexing:index_tensor", "Meta": ".indexing.indexing:index_tensor_meta"},
    out="disjoint",
    device_check=False,
    autograd=True,
    tags=("core", "dynamic_output_shape", "pt2_compliant_tag"),
)
index_Tensor_out = variant(index_Tensor, "index.Tensor_out")
gather = define(
    "gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor",
    {"CPU": ".indexing.indexing:gather", "Meta": ".indexing.indexing:gather_shape"},
    shape=".indexing.indexing:gather_shape",
    small=".indexing.small:gather",
    out="disjoint",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
gather_out = variant(gather, "gather.out")
index_select = define(
    "index_select(Tensor self, int dim, Tensor index) -> Tensor",
    {
        "CPU": ".indexing.indexing:index_select",
        "SparseCPU": ".sparse.coordinates:coo_index_select",
        "Meta": ".indexing.indexing:index_select_shape",
    },
    shape=".indexing.indexing:index_select_shape",
    out="disjoint",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
index_select_out = variant(index_select, "index_select.out")
index_put = define(
    "index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor",
    {"CPU": ".indexing.scatter:index_put", "Meta": ".indexing.scatter:index_put_shape"},
    shape=".indexing.scatter:index_put_shape",
    small=".indexing.small:index_put",
    out="apart expanded",
    device_check=False,
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
index_put_ = variant(index_put, "index_put_")
scatter_add = define(
    "scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
    {"CPU": ".indexing.scatter:scatter_add", "Meta": ".indexing.scatter:scatter_add_shape"},
    shape=".indexing.scatter:scatter_add_shape",
    small=".indexing.small:scatter_add",
    out="disjoint",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
scatter_add_ = variant(scatter_add, "scatter_add_")
scatter_add_out = variant(scatter_add, "scatter_add.out")
take = define(
    "take(Tensor self, Tensor index) -> Tensor",
    {"CPU": ".indexing.indexing:take", "Meta": ".indexing.indexing:take_shape"},
    shape=".indexing.indexing:take_shape",
    out="disjoint",
    autograd=True,
)
take_out = variant(take, "take.out")
take_along_dim = define(
    "take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor",
    {"CompositeImplicitAutograd": ".indexing.composites:take_along_dim"},
    out="disjoint",
)
take_along_dim_out = variant(take_along_dim, "take_along_dim.out")
masked_select = define(
    "masked_select(Tensor self, Tensor mask) -> Tensor",
    {"CPU": ".indexing.indexing:masked_select"},
    out="disjoint",
    broadcasts=True,
    autograd=True,
    tags=("dynamic_output_shape", "pt2_compliant_tag"),
)
masked_select_out = variant(masked_select, "masked_select.out")
nonzero = define(
    "nonzero(Tensor self) -> Tensor",
    {"CPU": ".indexing.indexing:nonzero"},
    out="disjoint",
    tags=("core", "dynamic_output_shape", "pt2_compliant_tag"),
)
nonzero_out = variant(nonzero, "nonzero.out")
nonzero_static = define(
    "nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor",
    {"CPU": ".indexing.indexing:nonzero_static", "Meta": ".indexing.indexing:nonzero_static_shape"},
    shape=".indexing.indexing:nonzero_static_shape",
    out="apart",
)
nonzero_static_out = variant(nonzero_static, "nonzero_static.out")
nonzero_numpy = define(
    "nonzero_numpy(Tensor self) -> Tensor[]",
    {"CompositeImplicitAutograd": ".indexing.composites:nonzero_numpy"},
)
argwhere = define(
    "argwhere(Tensor self) -> Tensor",
    {"CompositeImplicitAutograd": ".indexing.composites:argwhere"},
    tags=("dynamic_output_shape", "pt2_compliant_tag"),
)
scatter_src = define(
    "scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
    {"CPU": ".indexing.scatter:scatter", "Meta": ".indexing.scatter:scatter_shape"},
    shape=".indexing.scatter:scatter_shape",
    small=".indexing.small:scatter",
    out="disjoint",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
scatter__src = variant(scatter_src, "scatter_.src")
scatter_src_out = variant(scatter_src, "scatter.src_out")
scatter_value = define(
    "scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
    {"CPU": ".indexing.scatter:scatter", "Meta": ".indexing.scatter:scatter_shape"},
    shape=".indexing.scatter:scatter_shape",
    small=".indexing.small:scatter",
    out="disjoint",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
scatter__value = variant(scatter_value, "scatter_.value")
scatter_value_out = variant(scatter_value, "scatter.value_out")
scatter_reduce = define(
    "scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor",
    {"CPU": ".indexing.scatter:scatter", "Meta": ".indexing.scatter:scatter_shape"},
    shape=".indexing.scatter:scatter_shape",
    out="disjoint",
    autograd=True,
)
scatter__reduce = variant(scatter_reduce, "scatter_.reduce")
scatter_reduce_out = variant(scatter_reduce, "scatter.reduce_out")
scatter_value_reduce = define(
    "scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor",
    {"CPU": ".indexing.scatter:scatter", "Meta": ".indexing.scatter:scatter_shape"},
    shape=".indexing.scatter:scatter_shape",
    out="disjoint",
    autograd=True,
)
scatter__value_reduce = variant(scatter_value_reduce, "scatter_.value_reduce")
scatter_value_reduce_out = variant(scatter_value_reduce, "scatter.value_reduce_out")
scatter_reduce_two = define(
    "scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor",
    {"CPU": ".indexing.scatter:scatter_reduce", "Meta": ".indexing.scatter:scatter_reduce_shape"},
    shape=".indexing.scatter:scatter_reduce_shape",
    out="disjoint",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
scatter_reduce__two = variant(scatter_reduce_two, "scatter_reduce_.two")
scatter_reduce_two_out = variant(scatter_reduce_two, "scatter_reduce.two_out")
index_add = define(
    "index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor",
    {"CPU": ".indexing.scatter:index_add", "Meta": ".indexing.scatter:index_add_shape"},
    shape=".indexing.scatter:index_add_shape",
    out="disjoint",
    autograd=True,
)
index_add_ = variant(index_add, "index_add_")
index_add_out = variant(index_add, "index_add.out")
index_copy = define(
    "index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor",
    {"CPU": ".indexing.scatter:index_copy", "Meta": ".indexing.scatter:index_copy_shape"},
    shape=".indexing.scatter:index_copy_shape",
    out="disjoint",
    autograd=True,
)
index_copy_ = variant(index_copy, "index_copy_")
index_copy_out = variant(index_copy, "index_copy.out")
fill_diagonal_ = define(
    "fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!)",
    {"CompositeImplicitAutograd": ".indexing.composites:fill_diagonal_"},
    tags=("inplace", "pt2_compliant_tag"),
)
index_fill_int_Scalar = define(
    "index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
    {"CPU": ".indexing.scatter:index_fill", "Meta": ".indexing.scatter:index_fill_shape"},
    shape=".indexing.scatter:index_fill_shape",
    small=".indexing.small:index_fill",
    out="disjoint expanded",
    autograd=True,
)
index_fill__int_Scalar = variant(index_fill_int_Scalar, "index_fill_.int_Scalar")
index_fill_int_Tensor = define(
    "index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor",
    {"CPU": ".indexing.scatter:index_fill", "Meta": ".indexing.scatter:index_fill_shape"},
    shape=".indexing.scatter:index_fill_shape",
    out="disjoint expanded",
    autograd=True,
)
index_fill__int_Tensor = variant(index_fill_int_Tensor, "index_fill_.int_Tensor")
index_reduce = define(
    "index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor",
    {"CPU": ".indexing.scatter:index_reduce", "Meta": ".indexing.scatter:index_reduce_shape"},
    shape=".indexing.scatter:index_reduce_shape",
    dtypes="if",
    refused_as="index_func_",
    out="disjoint",
    autograd=True,
)
index_reduce_ = variant(index_reduce, "index_reduce_")
index_reduce_out = variant(index_reduce, "index_reduce.out")
masked_fill_Scalar = define(
    "masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor",
    {"CPU": ".indexing.masking:masked_fill_scalar", "Meta": ".indexing.masking:masked_fill_shape"},
    shape=".indexing.masking:masked_fill_shape",
    small=".indexing.small:masked_fill",
    out="apart expanded",
    broadcasts=True,
    device_check=False,
    autograd=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
masked_fill__Scalar = variant(masked_fill_Scalar, "masked_fill_.Scalar")
masked_fill_Tensor = define(
    "masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor",
    {"CPU": ".indexing.masking:masked_fill_tensor", "Meta": ".indexing.masking:masked_fill_shape"},
    shape=".indexing.masking:masked_fill_shape",
    out="apart expanded",
    broadcasts=True,
    device_check=False,
    autograd=True,
)
masked_fill__Tensor = variant(masked_fill_Tensor, "masked_fill_.Tensor")
masked_scatter = define(
    "masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor",
    {"CPU": ".indexing.masking:masked_scatter", "Meta": ".indexing.masking:masked_scatter_shape"},
    shape=".indexing.masking:masked_scatter_shape",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
masked_scatter_ = variant(masked_scatter, "masked_scatter_")
masked_scatter_backward = define(
    "masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor",
    {"CompositeImplicitAutograd": ".indexing.composites:masked_scatter_backward"},
)
put = define(
    "put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor",
    {"CPU": ".indexing.masking:put", "Meta": ".indexing.masking:put_shape"},
    shape=".indexing.masking:put_shape",
    out="disjoint",
    autograd=True,
)
put_ = variant(put, "put_")
_operators.family = "sorting"
sort = define(
    "sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)",
    {"CPU": ".sorting.sorting:sort", "Meta": ".sorting.sorting:sort_shape"},
    shape=".sorting.sorting:sort_shape",
    out="apart",
    autograd=True,
    return_type="sort",
    tags=("core", "pt2_compliant_tag"),
)
sort_values = variant(sort, "sort.values")
sort_stable = define(
    "sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)",
    {"CPU": ".sorting.sorting:sort_stable", "Meta": ".sorting.sorting:sort_shape"},
    shape=".sorting.sorting:sort_shape",
    out="apart",
    autograd=True,
    return_type="sort",
)
sort_values_stable = variant(sort_stable, "sort.values_stable")
argsort = define(
    "argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor",
    {"CPU": ".sorting.sorting:argsort", "Meta": ".sorting.sorting:argsort_shape"},
    shape=".sorting.sorting:argsort_shape",
    decomposition=".sorting.composite_decomposed:argsort_decomposed",
)
argsort_stable = define(
    "argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor",
    {"CPU": ".sorting.sorting:argsort_stable", "Meta": ".sorting.sorting:argsort_shape"},
    shape=".sorting.sorting:argsort_shape",
    decomposition=".sorting.composite_decomposed:argsort_stable_decomposed",
)
argsort_stable_out = variant(argsort_stable, "argsort.stable_out")
msort = define(
    "msort(Tensor self) -> Tensor",
    {"CompositeImplicitAutograd": ".indexing.composites:msort"},
    out="apart",
)
msort_out = variant(msort, "msort.out")
topk = define(
    "topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)",
    {"CPU": ".sorting.sorting:topk", "Meta": ".sorting.sorting:topk_shape"},
    shape=".sorting.sorting:topk_shape",
    out="apart",
    autograd=True,
    return_type="topk",
    tags=("core", "pt2_compliant_tag"),
)
topk_values = variant(topk, "topk.values")
kthvalue = define(
    "kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)",
    {"CPU": ".sorting.sorting:kthvalue", "Meta": ".sorting.sorting:kthvalue_shape"},
    shape=".sorting.sorting:kthvalue_shape",
    dtypes="if",
    out="disjoint",
    out_error={
        "values": "output values must be of same type as input",
        "indices": "output indices must be of scalar type {result}",
    },
    autograd=True,
    return_type="kthvalue",
)
kthvalue_values = variant(kthvalue, "kthvalue.values")
searchsorted_Tensor = define(
    "searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor",
    {"CPU": ".sorting.sorting:searchsorted", "Meta": ".sorting.sorting:searchsorted_shape"},
    shape=".sorting.sorting:searchsorted_shape",
    dtypes="if",
    refused_as="searchsorted_out_cpu",
)
searchsorted_Tensor_out = variant(searchsorted_Tensor, "searchsorted.Tensor_out")
searchsorted_Scalar = define(
    "searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor",
    {"CPU": ".sorting.sorting:searchsorted", "Meta": ".sorting.sorting:searchsorted_shape"},
    shape=".sorting.sorting:searchsorted_shape",
    dtypes="if",
)
searchsorted_Scalar_out = variant(searchsorted_Scalar, "searchsorted.Scalar_out")
_convert_indices_from_coo_to_csr = define(
    "_convert_indices_from_coo_to_csr(Tensor self, int size, *, bool out_int32=False) -> Tensor",
    {"CompositeImplicitAutograd": ".sorting.composite_decomposed:_convert_indices_from_coo_to_csr"},
    dtypes="i",
)
_convert_indices_from_csr_to_coo = define(
    "_convert_indices_from_csr_to_coo(Tensor crow_indices, Tensor col_indices, *, bool out_int32=False, bool transpose=False) -> Tensor",
    {"CompositeImplicitAutograd": ".sorting.composite_decomposed:_convert_indices_from_csr_to_coo"},
    dtypes="i",
)
bucketize_Tensor = define(
    "bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor",
    {"CPU": ".sorting.sorting:bucketize", "Meta": ".sorting.sorting:bucketize_shape"},
    shape=".sorting.sorting:bucketize_shape",
    dtypes="if",
    refused_as="searchsorted_out_cpu",
)
bucketize_Tensor_out = variant(bucketize_Tensor, "bucketize.Tensor_out")
bucketize_Scalar = define(
    "bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor",
    {"CPU": ".sorting.sorting:bucketize", "Meta": ".sorting.sorting:bucketize_shape"},
    shape=".sorting.sorting:bucketize_shape",
    dtypes="if",
    refused_as="searchsorted_out_cpu",
)
isin_Tensor_Tensor = define(
    "isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor",
    {"CPU": ".sorting.sorting:isin", "Meta": ".sorting.sorting:isin_shape"},
    shape=".sorting.sorting:isin_shape",
)
isin_Tensor_Tensor_out = variant(isin_Tensor_Tensor, "isin.Tensor_Tensor_out")
isin_Tensor_Scalar = define(
    "isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False) -> Tensor",
    {"CPU": ".sorting.sorting:isin_tensor_scalar", "Meta": ".sorting.sorting:truth_shape"},
    shape=".sorting.sorting:truth_shape",
)
isin_Tensor_Scalar_out = variant(isin_Tensor_Scalar, "isin.Tensor_Scalar_out")
isin_Scalar_Tensor = define(
    "isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor",
    {"CPU": ".sorting.sorting:isin_scalar_tensor", "Meta": ".sorting.sorting:truth_scalar_shape"},
    shape=".sorting.sorting:truth_scalar_shape",
)
isin_Scalar_Tensor_out = variant(isin_Scalar_Tensor, "isin.Scalar_Tensor_out")
_unique = define(
    "_unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)",
    {"CPU": ".sorting.unique:unique_pair"},
    dtypes="bif",
    autograd=True,
    tags=("dynamic_output_shape", "pt2_compliant_tag"),
)
_unique2 = define(
    "_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)",
    {"CPU": ".sorting.unique:unique"},
    dtypes="bif",
    refused_as="unique",
    autograd=True,
    tags=("dynamic_output_shape", "pt2_compliant_tag"),
)
unique_dim = define(
    "unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)",
    {"CPU": ".sorting.unique:unique_dim"},
    dtypes="bif",
    autograd=True,
    tags=("dynamic_output_shape", "pt2_compliant_tag"),
)
unique_consecutive = define(
    "unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)",
    {"CPU": ".sorting.unique:unique_consecutive"},
    dtypes="bif",
    refused_as="unique",
    autograd=True,
    tags=("dynamic_output_shape", "pt2_compliant_tag"),
)
unique_dim_consecutive = define(
    "unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)",
    {"CPU": ".sorting.unique:unique_dim_consecutive"},
    autograd=True,
    tags=("dynamic_output_shape", "pt2_compliant_tag"),
)
_operators.family = "matmul"
mm = define(
    "mm(Tensor self, Tensor mat2) -> Tensor",
    {
        "CPU": ".matmul.matmul:mm",
        "SparseCPU": ".sparse.products:coo_mm",
        "SparseCsrCPU": ".sparse.compressed_products:compressed_mm",
        "Meta": ".matmul.matmul:mm_shape",
    },
    shape=".matmul.matmul:mm_shape",
    small=".matmul.small:product",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
mm_out = variant(mm, "mm.out")
bmm = define(
    "bmm(Tensor self, Tensor mat2) -> Tensor",
    {"CPU": ".matmul.matmul:bmm", "Meta": ".matmul.matmul:bmm_shape"},
    shape=".matmul.matmul:bmm_shape",
    small=".matmul.small:batched",
    dtypes="ifc",
    refused_as="bmm",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
bmm_out = variant(bmm, "bmm.out")
mv = define(
    "mv(Tensor self, Tensor vec) -> Tensor",
    {
        "CPU": ".matmul.matmul:mv",
        "SparseCPU": ".sparse.products:coo_mv",
        "SparseCsrCPU": ".sparse.compressed_products:compressed_mv",
        "Meta": ".matmul.matmul:mv_shape",
    },
    shape=".matmul.matmul:mv_shape",
    dtypes="ifc",
    refused_as="addmv_impl_cpu",
    autograd=True,
)
mv_out = variant(mv, "mv.out")
dot = define(
    "dot(Tensor self, Tensor tensor) -> Tensor",
    {"CPU": ".matmul.matmul:dot", "Meta": ".matmul.matmul:vdot_shape"},
    shape=".matmul.matmul:vdot_shape",
    small=".matmul.small:vectors",
    dtypes="ifc",
    refused_as="dot",
    autograd=True,
)
dot_out = variant(dot, "dot.out")
vdot = define(
    "vdot(Tensor self, Tensor other) -> Tensor",
    {"CPU": ".matmul.matmul:vdot", "Meta": ".matmul.matmul:vdot_shape"},
    shape=".matmul.matmul:vdot_shape",
    dtypes="ifc",
    refused_as="dot",
    autograd=True,
)
vdot_out = variant(vdot, "vdot.out")
outer = define(
    "outer(Tensor self, Tensor vec2) -> Tensor",
    {"CPU": ".matmul.matmul:outer", "Meta": ".matmul.matmul:outer_shape"},
    shape=".matmul.matmul:outer_shape",
    decomposition=".matmul.composite_decomposed:outer_decomposed",
    out="apart castable",
    autograd=True,
)
outer_out = variant(outer, "outer.out")
ger = define("ger(Tensor self, Tensor vec2) -> Tensor", alias_of="outer")
ger_out = variant(ger, "ger.out")
matmul = define(
    "matmul(Tensor self, Tensor other) -> Tensor",
    {
        "CPU": ".matmul.matmul:matmul",
        "SparseCPU": ".sparse.products:coo_matmul",
        "SparseCsrCPU": ".sparse.compressed_products:compressed_matmul",
        "Meta": ".matmul.matmul:matmul_shape",
    },
    shape=".matmul.matmul:matmul_shape",
    small=".matmul.small:matrices_or_vectors",
    decomposition=".matmul.composite_decomposed:matmul_decomposed",
    autograd=True,
)
matmul_out = variant(matmul, "matmul.out")
linalg_matmul = define("linalg_matmul(Tensor self, Tensor other) -> Tensor", alias_of="matmul")
linalg_matmul_out = variant(linalg_matmul, "linalg_matmul.out")
linear = define(
    "linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor",
    {
        "CPU": ".matmul.matmul:linear",
        "SparseCPU": ".sparse.products:coo_linear",
        "SparseCsrCPU": ".sparse.compressed_products:compressed_linear",
        "Meta": ".matmul.matmul:linear_shape",
    },
    shape=".matmul.matmul:linear_shape",
    small=".matmul.small:linear",
    decomposition=".matmul.composite_decomposed:linear_decomposed",
    out="apart",
    autograd=True,
)
linear_out = variant(linear, "linear.out")
addmm = define(
    "addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    {
        "CPU": ".matmul.matmul_add:addmm",
        "SparseCPU": ".sparse.products:coo_addmm",
        "SparseCsrCPU": ".sparse.compressed_products:compressed_addmm",
        "Meta": ".matmul.matmul_add:addmm_shape",
    },
    shape=".matmul.matmul_add:addmm_shape",
    out="apart",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
addmm_ = variant(addmm, "addmm_")
addmm_out = variant(addmm, "addmm.out")
_operators.family = "sparse"
_sparse_addmm = define(
    "_sparse_addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    {
        "CPU": ".matmul.matmul_add:addmm",
        "SparseCPU": ".sparse.products:coo_addmm",
        "SparseCsrCPU": ".sparse.compressed_products:compressed_addmm",
        "Meta": ".matmul.matmul_add:addmm_shape",
    },
    shape=".matmul.matmul_add:addmm_shape",
    autograd=True,
)
_operators.family = "matmul"
addmv = define(
    "addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    {
        "CPU": ".matmul.matmul_add:addmv",
        "SparseCsrCPU": ".sparse.compressed_products:compressed_addmv",
        "Meta": ".matmul.matmul_add:addmv_shape",
    },
    shape=".matmul.matmul_add:addmv_shape",
    dtypes="ifc",
    refused_as="addmv_impl_cpu",
    out="apart expanded",
    autograd=True,
)
addmv_ = variant(addmv, "addmv_")
addmv_out = variant(addmv, "addmv.out")
addr = define(
    "addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    {"CompositeExplicitAutograd": ".matmul.composites:addr"},
    out="apart castable",
    autograd=True,
)
addr_ = variant(addr, "addr_")
addr_out = variant(addr, "addr.out")
addbmm = define(
    "addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    {"CPU": ".matmul.matmul_add:addbmm", "Meta": ".matmul.matmul_add:addbmm_shape"},
    shape=".matmul.matmul_add:addbmm_shape",
    out="apart resized",
    autograd=True,
)
addbmm_ = variant(addbmm, "addbmm_")
addbmm_out = variant(addbmm, "addbmm.out")
baddbmm = define(
    "baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    {"CPU": ".matmul.matmul_add:baddbmm", "Meta": ".matmul.matmul_add:baddbmm_shape"},
    shape=".matmul.matmul_add:baddbmm_shape",
    dtypes="ifc",
    refused_as="baddbmm",
    out="apart",
    autograd=True,
)
baddbmm_ = variant(baddbmm, "baddbmm_")
baddbmm_out = variant(baddbmm, "baddbmm.out")
trace = define(
    "trace(Tensor self) -> Tensor",
    {"CPU": ".matmul.matmul:trace", "Meta": ".matmul.matmul:trace_shape"},
    shape=".matmul.matmul:trace_shape",
    small=".matmul.small:trace",
    dtypes="ifc",
    refused_as="trace",
    autograd=True,
)
inner = define(
    "inner(Tensor self, Tensor other) -> Tensor",
    {"CompositeImplicitAutograd": ".matmul.composites:inner"},
    out="apart",
)
inner_out = variant(inner, "inner.out")
kron = define(
    "kron(Tensor self, Tensor other) -> Tensor",
    {"CompositeImplicitAutograd": ".matmul.composites:kron"},
    out="apart castable",
)
kron_out = variant(kron, "kron.out")
tensordot = define(
    "tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor",
    {"CompositeImplicitAutograd": ".matmul.composites:tensordot"},
)
tensordot_out = variant(tensordot, "tensordot.out")
einsum = define(
    "einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor",
    {"CompositeImplicitAutograd": ".matmul.composite_einsum:einsum"},
    decomposition=".matmul.composite_sum_of_products:einsum_decomposed",
)
bilinear = define(
    "bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor",
    {"CompositeImplicitAutograd": ".matmul.composites:bilinear"},
)
chain_matmul = define(
    "chain_matmul(Tensor[] matrices) -> Tensor",
    {"CompositeImplicitAutograd": ".matmul.composites:chain_matmul"},
)
chain_matmul_out = variant(chain_matmul, "chain_matmul.out")
linalg_multi_dot = define(
    "linalg_multi_dot(Tensor[] tensors) -> Tensor",
    {"CompositeImplicitAutograd": ".matmul.composites:linalg_multi_dot"},
)
linalg_multi_dot_out = variant(linalg_multi_dot, "linalg_multi_dot.out")
linalg_cross = define(
    "linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor",
    {"CPU": ".matmul.distance:linalg_cross", "Meta": ".matmul.distance:linalg_cross_shape"},
    shape=".matmul.distance:linalg_cross_shape",
    dtypes="ifc",
    refused_as="cross",
    out="disjoint",
    autograd=True,
)
linalg_cross_out = variant(linalg_cross, "linalg_cross.out")
cross = define(
    "cross(Tensor self, Tensor other, int? dim=None) -> Tensor",
    {"CompositeImplicitAutograd": ".matmul.composites:cross"},
    out="disjoint",
)
cross_out = variant(cross, "cross.out")
linalg_vecdot = define(
    "linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor",
    {"CompositeImplicitAutograd": ".matmul.composites:linalg_vecdot"},
)
linalg_vecdot_out = variant(linalg_vecdot, "linalg_vecdot.out")
cosine_similarity = define(
    "cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor",
    {"CompositeImplicitAutograd": ".matmul.composites:cosine_similarity"},
)
pairwise_distance = define(
    "pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor",
    {"CompositeImplicitAutograd": ".matmul.composites:pairwise_distance"},
)
cdist = define(
    "cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor",
    {"CompositeImplicitAutograd": ".matmul.composites:cdist"},
)
_cdist_forward = define(
    "_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor",
    {"CPU": ".matmul.distance:cdist_forward", "Meta": ".matmul.distance:cdist_forward_shape"},
    shape=".matmul.distance:cdist_forward_shape",
    dtypes="bif",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
_euclidean_dist = define(
    "_euclidean_dist(Tensor x1, Tensor x2) -> Tensor",
    {"CPU": ".matmul.distance:euclidean_dist", "Meta": ".matmul.distance:euclidean_dist_shape"},
    shape=".matmul.distance:euclidean_dist_shape",
    dtypes="f",
    autograd=True,
)
_cdist_backward = define(
    "_cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor",
    {"CPU": ".matmul.distance:cdist_backward", "Meta": ".matmul.distance:cdist_backward_shape"},
    shape=".matmul.distance:cdist_backward_shape",
    dtypes="f",
    autograd=True,
)
pdist = define(
    "pdist(Tensor self, float p=2) -> Tensor",
    {"CompositeImplicitAutograd": ".matmul.composites:pdist"},
)
_pdist_forward = define(
    "_pdist_forward(Tensor self, float p=2) -> Tensor",
    {"CPU": ".matmul.distance:pdist_forward", "Meta": ".matmul.distance:pdist_forward_shape"},
    shape=".matmul.distance:pdist_forward_shape",
    dtypes="bif",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
_pdist_backward = define(
    "_pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor",
    {"CPU": ".matmul.distance:pdist_backward", "Meta": ".result:like_second"},
    shape=".result:like_second",
    dtypes="f",
    autograd=True,
)
matrix_power = define("matrix_power(Tensor self, int n) -> Tensor", alias_of="linalg_matrix_power")
matrix_power_out = variant(matrix_power, "matrix_power.out")
linalg_matrix_power = define(
    "linalg_matrix_power(Tensor self, int n) -> Tensor",
    {"CompositeImplicitAutograd": ".matmul.composites:linalg_matrix_power"},
)
linalg_matrix_power_out = variant(linalg_matrix_power, "linalg_matrix_power.out")
_operators.family = "linalg"
linalg_inv_ex = define(
    "linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)",
    {"CPU": ".linalg.linalg:linalg_inv_ex", "Meta": ".linalg.linalg:linalg_inv_ex_shape"},
    shape=".linalg.linalg:linalg_inv_ex_shape",
    autograd=True,
    return_type="linalg_inv_ex",
)
linalg_inv_ex_inverse = variant(linalg_inv_ex, "linalg_inv_ex.inverse")
linalg_inv = define(
    "linalg_inv(Tensor A) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composites:linalg_inv"},
    decomposition=".linalg.composite_decomposed:linalg_inv_decomposed",
)
linalg_inv_out = variant(linalg_inv, "linalg_inv.out")
inverse = define("inverse(Tensor self) -> Tensor", alias_of="linalg_inv")
inverse_out = variant(inverse, "inverse.out")
linalg_solve_ex = define(
    "linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)",
    {"CPU": ".linalg.linalg:linalg_solve_ex", "Meta": ".linalg.linalg:linalg_solve_ex_shape"},
    shape=".linalg.linalg:linalg_solve_ex_shape",
    decomposition=".linalg.composite_decomposed:linalg_solve_ex_decomposed",
    autograd=True,
    return_type="linalg_solve_ex",
)
linalg_solve_ex_out = variant(linalg_solve_ex, "linalg_solve_ex.out")
_linalg_solve_ex = define(
    "_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)",
    {
        "CPU": ".linalg.factored:solve_and_factors",
        "Meta": ".linalg.factored:solve_and_factors_shape",
    },
    shape=".linalg.factored:solve_and_factors_shape",
    autograd=True,
    return_type="_linalg_solve_ex",
)
_linalg_solve_ex_result = variant(_linalg_solve_ex, "_linalg_solve_ex.result")
_linalg_check_errors = define(
    "_linalg_check_errors(Tensor info, str api_name, *, bool is_matrix) -> ()",
    {"CPU": ".linalg.factored:linalg_check_errors"},
    tags=("data_dependent_output", "pt2_compliant_tag"),
)
linalg_solve = define(
    "linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composites:linalg_solve"},
    decomposition=".linalg.composite_decomposed:linalg_solve_decomposed",
)
linalg_solve_out = variant(linalg_solve, "linalg_solve.out")
linalg_solve_triangular = define(
    "linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor",
    {
        "CPU": ".linalg.triangular:linalg_solve_triangular",
        "Meta": ".linalg.triangular:linalg_solve_triangular_shape",
    },
    shape=".linalg.triangular:linalg_solve_triangular_shape",
    autograd=True,
)
linalg_solve_triangular_out = variant(linalg_solve_triangular, "linalg_solve_triangular.out")
triangular_solve = define(
    "triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)",
    {
        "CPU": ".linalg.triangular:triangular_solve",
        "Meta": ".linalg.triangular:triangular_solve_shape",
    },
    shape=".linalg.triangular:triangular_solve_shape",
    autograd=True,
    return_type="triangular_solve",
)
triangular_solve_X = variant(triangular_solve, "triangular_solve.X")
linalg_cholesky_ex = define(
    "linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)",
    {"CPU": ".linalg.linalg:linalg_cholesky_ex", "Meta": ".linalg.linalg:linalg_cholesky_ex_shape"},
    shape=".linalg.linalg:linalg_cholesky_ex_shape",
    autograd=True,
    return_type="linalg_cholesky_ex",
)
linalg_cholesky_ex_L = variant(linalg_cholesky_ex, "linalg_cholesky_ex.L")
linalg_cholesky = define(
    "linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composites:linalg_cholesky"},
    decomposition=".linalg.composite_decomposed:linalg_cholesky_decomposed",
)
linalg_cholesky_out = variant(linalg_cholesky, "linalg_cholesky.out")
cholesky = define(
    "cholesky(Tensor self, bool upper=False) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composites:cholesky"},
    out="castable",
)
cholesky_out = variant(cholesky, "cholesky.out")
cholesky_solve = define(
    "cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor",
    {"CPU": ".linalg.triangular:cholesky_solve", "Meta": ".linalg.triangular:cholesky_solve_shape"},
    shape=".linalg.triangular:cholesky_solve_shape",
    out="castable",
    autograd=True,
)
cholesky_solve_out = variant(cholesky_solve, "cholesky_solve.out")
cholesky_inverse = define(
    "cholesky_inverse(Tensor self, bool upper=False) -> Tensor",
    {
        "CPU": ".linalg.triangular:cholesky_inverse",
        "Meta": ".linalg.triangular:cholesky_inverse_shape",
    },
    shape=".linalg.triangular:cholesky_inverse_shape",
    out="castable",
    autograd=True,
)
cholesky_inverse_out = variant(cholesky_inverse, "cholesky_inverse.out")
linalg_qr = define(
    "linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)",
    {"CPU": ".linalg.linalg:linalg_qr", "Meta": ".linalg.linalg:linalg_qr_shape"},
    shape=".linalg.linalg:linalg_qr_shape",
    autograd=True,
    return_type="linalg_qr",
)
linalg_qr_out = variant(linalg_qr, "linalg_qr.out")
qr = define(
    "qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)",
    {"CompositeImplicitAutograd": ".linalg.composites:qr"},
    return_type="qr",
)
qr_Q = variant(qr, "qr.Q")
geqrf = define(
    "geqrf(Tensor self) -> (Tensor a, Tensor tau)",
    {"CPU": ".linalg.linalg:geqrf", "Meta": ".linalg.linalg:geqrf_shape"},
    shape=".linalg.linalg:geqrf_shape",
    out="castable",
    autograd=True,
    return_type="geqrf",
)
geqrf_a = variant(geqrf, "geqrf.a")
linalg_householder_product = define(
    "linalg_householder_product(Tensor input, Tensor tau) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_rank:linalg_householder_product"},
    out="castable",
)
linalg_householder_product_out = variant(
    linalg_householder_product,
    "linalg_householder_product.out",
)
orgqr = define("orgqr(Tensor self, Tensor input2) -> Tensor", alias_of="linalg_householder_product")
orgqr_out = variant(orgqr, "orgqr.out")
ormqr = define(
    "ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_rank:ormqr"},
)
ormqr_out = variant(ormqr, "ormqr.out")
linalg_lu_factor_ex = define(
    "linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)",
    {"CPU": ".linalg.lu:linalg_lu_factor_ex", "Meta": ".linalg.lu:linalg_lu_factor_ex_shape"},
    shape=".linalg.lu:linalg_lu_factor_ex_shape",
    autograd=True,
    return_type="linalg_lu_factor_ex",
)
linalg_lu_factor_ex_out = variant(linalg_lu_factor_ex, "linalg_lu_factor_ex.out")
linalg_lu_factor = define(
    "linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)",
    {"CompositeImplicitAutograd": ".linalg.composites:linalg_lu_factor"},
    decomposition=".linalg.composite_decomposed:linalg_lu_factor_decomposed",
    return_type="linalg_lu_factor",
)
linalg_lu_factor_out = variant(linalg_lu_factor, "linalg_lu_factor.out")
_lu_with_info = define(
    "_lu_with_info(Tensor self, bool pivot=True, bool check_errors=True) -> (Tensor LU, Tensor pivots, Tensor info)",
    {"CompositeImplicitAutograd": ".linalg.composites:lu_with_info"},
    return_type="_lu_with_info",
)
linalg_lu = define(
    "linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)",
    {"CompositeImplicitAutograd": ".linalg.composites:linalg_lu"},
    return_type="linalg_lu",
)
linalg_lu_out = variant(linalg_lu, "linalg_lu.out")
lu_unpack = define(
    "lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)",
    {"CPU": ".linalg.lu:lu_unpack", "Meta": ".linalg.lu:lu_unpack_shape"},
    shape=".linalg.lu:lu_unpack_shape",
    autograd=True,
    return_type="lu_unpack",
)
lu_unpack_out = variant(lu_unpack, "lu_unpack.out")
linalg_lu_solve = define(
    "linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composites:linalg_lu_solve"},
)
linalg_lu_solve_out = variant(linalg_lu_solve, "linalg_lu_solve.out")
lu_solve = define(
    "lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composites:lu_solve"},
)
lu_solve_out = variant(lu_solve, "lu_solve.out")
linalg_ldl_factor_ex = define(
    "linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)",
    {"CPU": ".linalg.ldl:linalg_ldl_factor_ex", "Meta": ".linalg.ldl:linalg_ldl_factor_ex_shape"},
    shape=".linalg.ldl:linalg_ldl_factor_ex_shape",
    autograd=True,
    return_type="linalg_ldl_factor_ex",
)
linalg_ldl_factor_ex_out = variant(linalg_ldl_factor_ex, "linalg_ldl_factor_ex.out")
linalg_ldl_factor = define(
    "linalg_ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)",
    {"CompositeImplicitAutograd": ".linalg.composites:linalg_ldl_factor"},
    decomposition=".linalg.composite_decomposed:linalg_ldl_factor_decomposed",
    return_type="linalg_ldl_factor",
)
linalg_ldl_factor_out = variant(linalg_ldl_factor, "linalg_ldl_factor.out")
linalg_ldl_solve = define(
    "linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor",
    {"CPU": ".linalg.ldl:linalg_ldl_solve", "Meta": ".linalg.ldl:linalg_ldl_solve_shape"},
    shape=".linalg.ldl:linalg_ldl_solve_shape",
    autograd=True,
)
linalg_ldl_solve_out = variant(linalg_ldl_solve, "linalg_ldl_solve.out")
linalg_det = define(
    "linalg_det(Tensor A) -> Tensor",
    {"CPU": ".linalg.linalg:linalg_det", "Meta": ".linalg.linalg:linalg_det_shape"},
    shape=".linalg.linalg:linalg_det_shape",
    decomposition=".linalg.composite_decomposed:linalg_det_decomposed",
    autograd=True,
)
linalg_det_out = variant(linalg_det, "linalg_det.out")
_linalg_det = define(
    "_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)",
    {"CPU": ".linalg.factored:det_and_factors", "Meta": ".linalg.factored:det_and_factors_shape"},
    shape=".linalg.factored:det_and_factors_shape",
    autograd=True,
    return_type="_linalg_det",
)
_linalg_det_result = variant(_linalg_det, "_linalg_det.result")
det = define("det(Tensor self) -> Tensor", alias_of="linalg_det")
linalg_slogdet = define(
    "linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)",
    {"CPU": ".linalg.linalg:linalg_slogdet", "Meta": ".linalg.linalg:linalg_slogdet_shape"},
    shape=".linalg.linalg:linalg_slogdet_shape",
    decomposition=".linalg.composite_decomposed:linalg_slogdet_decomposed",
    autograd=True,
    return_type="linalg_slogdet",
)
linalg_slogdet_out = variant(linalg_slogdet, "linalg_slogdet.out")
_linalg_slogdet = define(
    "_linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)",
    {
        "CPU": ".linalg.factored:slogdet_and_factors",
        "Meta": ".linalg.factored:slogdet_and_factors_shape",
    },
    shape=".linalg.factored:slogdet_and_factors_shape",
    autograd=True,
    return_type="_linalg_slogdet",
)
_linalg_slogdet_sign = variant(_linalg_slogdet, "_linalg_slogdet.sign")
slogdet = define(
    "slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)",
    alias_of="linalg_slogdet",
    return_type="slogdet",
)
slogdet_out = variant(slogdet, "slogdet.out")
logdet = define(
    "logdet(Tensor self) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composites:logdet"},
)
linalg_eig = define(
    "linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)",
    {"CPU": ".linalg.linalg:linalg_eig", "Meta": ".linalg.linalg:linalg_eig_shape"},
    shape=".linalg.linalg:linalg_eig_shape",
    out="castable",
    autograd=True,
    return_type="linalg_eig",
)
linalg_eig_out = variant(linalg_eig, "linalg_eig.out")
_linalg_eigvals = define(
    "_linalg_eigvals(Tensor self) -> Tensor",
    {"CPU": ".linalg.linalg:general_eigenvalues", "Meta": ".linalg.linalg:linalg_eigvals_shape"},
    shape=".linalg.linalg:linalg_eigvals_shape",
    autograd=True,
)
linalg_eigvals = define(
    "linalg_eigvals(Tensor self) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composites:linalg_eigvals"},
    out="castable",
)
linalg_eigvals_out = variant(linalg_eigvals, "linalg_eigvals.out")
_linalg_eigh = define(
    '_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)',
    {"CPU": ".linalg.linalg:hermitian_eigen", "Meta": ".linalg.linalg:linalg_eigh_shape"},
    shape=".linalg.linalg:linalg_eigh_shape",
    autograd=True,
    return_type="_linalg_eigh",
)
_linalg_eigh_eigenvalues = variant(_linalg_eigh, "_linalg_eigh.eigenvalues")
linalg_eigh = define(
    'linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)',
    {"CompositeImplicitAutograd": ".linalg.composites:linalg_eigh"},
    return_type="linalg_eigh",
)
linalg_eigh_eigvals = variant(linalg_eigh, "linalg_eigh.eigvals")
linalg_eigvalsh = define(
    'linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor',
    {"CompositeImplicitAutograd": ".linalg.composites:linalg_eigvalsh"},
)
linalg_eigvalsh_out = variant(linalg_eigvalsh, "linalg_eigvalsh.out")
_linalg_svd = define(
    "_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)",
    {"CPU": ".linalg.linalg:svd_factors", "Meta": ".linalg.linalg:linalg_svd_shape"},
    shape=".linalg.linalg:linalg_svd_shape",
    autograd=True,
    return_type="_linalg_svd",
)
_linalg_svd_U = variant(_linalg_svd, "_linalg_svd.U")
linalg_svd = define(
    "linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)",
    {"CompositeImplicitAutograd": ".linalg.composites:linalg_svd"},
    return_type="linalg_svd",
)
linalg_svd_U = variant(linalg_svd, "linalg_svd.U")
svd = define(
    "svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)",
    {"CompositeImplicitAutograd": ".linalg.composites:svd"},
    return_type="svd",
)
svd_U = variant(svd, "svd.U")
linalg_svdvals = define(
    "linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composites:linalg_svdvals"},
)
linalg_svdvals_out = variant(linalg_svdvals, "linalg_svdvals.out")
linalg_pinv_atol_rtol_tensor = define(
    "linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor",
    {"CPU": ".linalg.solve:pseudo_inverse", "Meta": ".linalg.solve:linalg_pinv_shape"},
    shape=".linalg.solve:linalg_pinv_shape",
    out="castable",
    autograd=True,
)
linalg_pinv_atol_rtol_tensor_out = variant(
    linalg_pinv_atol_rtol_tensor,
    "linalg_pinv.atol_rtol_tensor_out",
)
linalg_pinv_atol_rtol_float = define(
    "linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_rank:linalg_pinv_atol_rtol_float"},
    out="castable",
)
linalg_pinv_atol_rtol_float_out = variant(
    linalg_pinv_atol_rtol_float,
    "linalg_pinv.atol_rtol_float_out",
)
linalg_pinv = define(
    "linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_rank:linalg_pinv"},
    out="castable",
)
linalg_pinv_out = variant(linalg_pinv, "linalg_pinv.out")
linalg_pinv_rcond_tensor = define(
    "linalg_pinv.rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_rank:linalg_pinv_rcond_tensor"},
    out="castable",
)
linalg_pinv_out_rcond_tensor = variant(linalg_pinv_rcond_tensor, "linalg_pinv.out_rcond_tensor")
pinverse = define(
    "pinverse(Tensor self, float rcond=1e-15) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_rank:pinverse"},
)
linalg_lstsq = define(
    "linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)",
    {"CPU": ".linalg.solve:linalg_lstsq"},
    out="castable",
    autograd=True,
    return_type="linalg_lstsq",
    tags=("dynamic_output_shape", "pt2_compliant_tag"),
)
linalg_lstsq_out = variant(linalg_lstsq, "linalg_lstsq.out")
linalg_matrix_rank_atol_rtol_tensor = define(
    "linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_rank:matrix_rank"},
    out="castable",
)
linalg_matrix_rank_atol_rtol_tensor_out = variant(
    linalg_matrix_rank_atol_rtol_tensor,
    "linalg_matrix_rank.atol_rtol_tensor_out",
)
linalg_matrix_rank_atol_rtol_float = define(
    "linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_rank:matrix_rank"},
    out="castable",
)
linalg_matrix_rank_atol_rtol_float_out = variant(
    linalg_matrix_rank_atol_rtol_float,
    "linalg_matrix_rank.atol_rtol_float_out",
)
linalg_matrix_rank = define(
    "linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_rank:matrix_rank_tol"},
    out="castable",
)
linalg_matrix_rank_out = variant(linalg_matrix_rank, "linalg_matrix_rank.out")
linalg_matrix_rank_tol_tensor = define(
    "linalg_matrix_rank.tol_tensor(Tensor input, Tensor tol, bool hermitian=False) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_rank:matrix_rank_tol"},
    out="castable",
)
linalg_matrix_rank_out_tol_tensor = variant(
    linalg_matrix_rank_tol_tensor,
    "linalg_matrix_rank.out_tol_tensor",
)
linalg_cond = define(
    "linalg_cond(Tensor self, Scalar? p=None) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_rank:linalg_cond"},
    out="castable",
)
linalg_cond_out = variant(linalg_cond, "linalg_cond.out")
linalg_cond_p_str = define(
    "linalg_cond.p_str(Tensor self, str p) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_rank:linalg_cond_p_str"},
    out="castable",
)
linalg_cond_p_str_out = variant(linalg_cond_p_str, "linalg_cond.p_str_out")
linalg_tensorinv = define(
    "linalg_tensorinv(Tensor self, int ind=2) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_rank:linalg_tensorinv"},
    out="castable",
)
linalg_tensorinv_out = variant(linalg_tensorinv, "linalg_tensorinv.out")
linalg_tensorsolve = define(
    "linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_rank:linalg_tensorsolve"},
    out="castable",
)
linalg_tensorsolve_out = variant(linalg_tensorsolve, "linalg_tensorsolve.out")
linalg_vander = define(
    "linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_rank:linalg_vander"},
)
vander = define(
    "vander(Tensor x, int? N=None, bool increasing=False) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_rank:vander"},
)
linalg_matrix_exp = define(
    "linalg_matrix_exp(Tensor self) -> Tensor",
    {"CPU": ".linalg.solve:linalg_matrix_exp", "Meta": ".linalg.solve:linalg_matrix_exp_shape"},
    shape=".linalg.solve:linalg_matrix_exp_shape",
    autograd=True,
)
matrix_exp = define("matrix_exp(Tensor self) -> Tensor", alias_of="linalg_matrix_exp")
linalg_vector_norm = define(
    "linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    {
        "CPU": ".linalg.norm:linalg_vector_norm",
        "SparseCPU": ".sparse.arithmetic:coo_norm",
        "Meta": ".linalg.norm:linalg_vector_norm_shape",
    },
    shape=".linalg.norm:linalg_vector_norm_shape",
    autograd=True,
    tags=("pt2_compliant_tag", "reduction"),
)
linalg_vector_norm_out = variant(linalg_vector_norm, "linalg_vector_norm.out")
_foreach_norm_Scalar = define(
    "_foreach_norm.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]",
    {"CompositeImplicitAutograd": ".linalg.composite_norm:_foreach_norm_Scalar"},
    device_check=False,
)
_foreach_powsum_Scalar = define(
    "_foreach_powsum.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]",
    {"CompositeImplicitAutograd": ".linalg.composite_norm:_foreach_powsum_Scalar"},
    device_check=False,
)
linalg_matrix_norm = define(
    "linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_norm:linalg_matrix_norm"},
)
linalg_matrix_norm_out = variant(linalg_matrix_norm, "linalg_matrix_norm.out")
linalg_matrix_norm_str_ord = define(
    "linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_norm:linalg_matrix_norm_str_ord"},
)
linalg_matrix_norm_str_ord_out = variant(
    linalg_matrix_norm_str_ord,
    "linalg_matrix_norm.str_ord_out",
)
linalg_norm = define(
    "linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_norm:linalg_norm"},
)
linalg_norm_out = variant(linalg_norm, "linalg_norm.out")
linalg_norm_ord_str = define(
    "linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_norm:linalg_norm_ord_str"},
)
linalg_norm_ord_str_out = variant(linalg_norm_ord_str, "linalg_norm.ord_str_out")
norm_Scalar = define(
    "norm.Scalar(Tensor self, Scalar p=2) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_norm:norm_all"},
    tags=("pt2_compliant_tag", "reduction"),
)
norm_ScalarOpt_dtype = define(
    "norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_norm:norm_all"},
    tags=("pt2_compliant_tag", "reduction"),
)
norm_ScalarOpt_dim = define(
    "norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_norm:norm_dim"},
    tags=("pt2_compliant_tag", "reduction"),
)
norm_out = variant(norm_ScalarOpt_dim, "norm.out")
norm_ScalarOpt_dim_dtype = define(
    "norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_norm:norm_dim"},
    tags=("pt2_compliant_tag", "reduction"),
)
norm_dtype_out = variant(norm_ScalarOpt_dim_dtype, "norm.dtype_out")
frobenius_norm_dim = define(
    "frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_norm:frobenius_norm_dim"},
)
frobenius_norm_out = variant(frobenius_norm_dim, "frobenius_norm.out")
nuclear_norm = define(
    "nuclear_norm(Tensor self, bool keepdim=False) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_norm:nuclear_norm"},
)
nuclear_norm_out = variant(nuclear_norm, "nuclear_norm.out")
nuclear_norm_dim = define(
    "nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_norm:nuclear_norm_dim"},
)
nuclear_norm_dim_out = variant(nuclear_norm_dim, "nuclear_norm.dim_out")
norm_except_dim = define(
    "norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_norm:norm_except_dim"},
)
_weight_norm = define(
    "_weight_norm(Tensor v, Tensor g, int dim=0) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_norm:_weight_norm"},
)
dist = define(
    "dist(Tensor self, Tensor other, Scalar p=2) -> Tensor",
    {"CompositeExplicitAutograd": ".linalg.composite_norm:dist"},
    autograd=True,
)
renorm = define(
    "renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor",
    {"CompositeImplicitAutograd": ".linalg.composite_norm:renorm"},
    out="apart",
)
renorm_ = variant(renorm, "renorm_")
renorm_out = variant(renorm, "renorm.out")
_operators.family = "fft"
_fft_c2c = define(
    "_fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor",
    {"CPU": ".fft.fft:fft_c2c", "Meta": ".fft.fft:fft_c2c_shape"},
    shape=".fft.fft:fft_c2c_shape",
    autograd=True,
)
_fft_c2c_out = variant(_fft_c2c, "_fft_c2c.out")
_fft_r2c = define(
    "_fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor",
    {"CPU": ".fft.fft:fft_r2c", "Meta": ".fft.fft:fft_r2c_shape"},
    shape=".fft.fft:fft_r2c_shape",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
_fft_r2c_out = variant(_fft_r2c, "_fft_r2c.out")
_fft_c2r = define(
    "_fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor",
    {"CPU": ".fft.fft:fft_c2r", "Meta": ".fft.fft:fft_c2r_shape"},
    shape=".fft.fft:fft_c2r_shape",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
_fft_c2r_out = variant(_fft_c2r, "_fft_c2r.out")
fft_fft = define(
    "fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_fft"},
    out="castable",
)
fft_fft_out = variant(fft_fft, "fft_fft.out")
fft_fft2 = define(
    "fft_fft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_fft2"},
    out="castable",
)
fft_fft2_out = variant(fft_fft2, "fft_fft2.out")
fft_fftn = define(
    "fft_fftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_fftn"},
    out="castable",
)
fft_fftn_out = variant(fft_fftn, "fft_fftn.out")
fft_ifft = define(
    "fft_ifft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_ifft"},
)
fft_ifft_out = variant(fft_ifft, "fft_ifft.out")
fft_ifft2 = define(
    "fft_ifft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_ifft2"},
    out="castable",
)
fft_ifft2_out = variant(fft_ifft2, "fft_ifft2.out")
fft_ifftn = define(
    "fft_ifftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_ifftn"},
    out="castable",
)
fft_ifftn_out = variant(fft_ifftn, "fft_ifftn.out")
fft_rfft = define(
    "fft_rfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_rfft"},
    out="castable",
)
fft_rfft_out = variant(fft_rfft, "fft_rfft.out")
fft_rfft2 = define(
    "fft_rfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_rfft2"},
    out="castable",
)
fft_rfft2_out = variant(fft_rfft2, "fft_rfft2.out")
fft_rfftn = define(
    "fft_rfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_rfftn"},
    out="castable",
)
fft_rfftn_out = variant(fft_rfftn, "fft_rfftn.out")
fft_irfft = define(
    "fft_irfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_irfft"},
    out="castable not_complex",
)
fft_irfft_out = variant(fft_irfft, "fft_irfft.out")
fft_irfft2 = define(
    "fft_irfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_irfft2"},
    out="castable not_complex",
)
fft_irfft2_out = variant(fft_irfft2, "fft_irfft2.out")
fft_irfftn = define(
    "fft_irfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_irfftn"},
    out="castable not_complex",
)
fft_irfftn_out = variant(fft_irfftn, "fft_irfftn.out")
fft_hfft = define(
    "fft_hfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_hfft"},
    out="castable not_complex",
)
fft_hfft_out = variant(fft_hfft, "fft_hfft.out")
fft_hfft2 = define(
    "fft_hfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_hfft2"},
    out="castable not_complex",
)
fft_hfft2_out = variant(fft_hfft2, "fft_hfft2.out")
fft_hfftn = define(
    "fft_hfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_hfftn"},
    out="castable not_complex",
)
fft_hfftn_out = variant(fft_hfftn, "fft_hfftn.out")
fft_ihfft = define(
    "fft_ihfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_ihfft"},
)
fft_ihfft_out = variant(fft_ihfft, "fft_ihfft.out")
fft_ihfft2 = define(
    "fft_ihfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_ihfft2"},
    out="castable",
)
fft_ihfft2_out = variant(fft_ihfft2, "fft_ihfft2.out")
fft_ihfftn = define(
    "fft_ihfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_ihfftn"},
    out="castable",
)
fft_ihfftn_out = variant(fft_ihfftn, "fft_ihfftn.out")
fft_fftfreq = define(
    "fft_fftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".fft.fft:fft_fftfreq", "Meta": ".fft.fft:fft_fftfreq_shape"},
    shape=".fft.fft:fft_fftfreq_shape",
    out="not_complex",
)
fft_fftfreq_out = variant(fft_fftfreq, "fft_fftfreq.out")
fft_rfftfreq = define(
    "fft_rfftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".fft.fft:fft_rfftfreq", "Meta": ".fft.fft:fft_rfftfreq_shape"},
    shape=".fft.fft:fft_rfftfreq_shape",
    out="not_complex",
)
fft_rfftfreq_out = variant(fft_rfftfreq, "fft_rfftfreq.out")
fft_fftshift = define(
    "fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_fftshift"},
)
fft_ifftshift = define(
    "fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composites:fft_ifftshift"},
)
stft_center = define(
    'stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor',
    {"CompositeImplicitAutograd": ".fft.composite_stft:stft_center"},
)
istft = define(
    "istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor",
    {"CompositeImplicitAutograd": ".fft.composite_stft:istft"},
)
_operators.family = "factory"
empty_memory_format = define(
    "empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    {
        "CPU": ".factory.factory:empty_size",
        "Meta": ".factory.factory:empty_size",
        "SparseCPU": ".sparse.coordinates:coo_empty",
        "SparseCsrCPU": ".sparse.compressed:compressed_empty",
    },
    small=".factory.small:copied",
    out="resized",
    tags=("core", "pt2_compliant_tag"),
)
empty_out = variant(empty_memory_format, "empty.out")
empty_strided = define(
    "empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:empty_strided", "Meta": ".factory.factory:empty_strided"},
    tags=("core", "pt2_compliant_tag"),
)
empty_permuted = define(
    "empty_permuted(SymInt[] size, int[] physical_layout, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:empty_permuted", "Meta": ".factory.factory:empty_permuted"},
)
zeros = define(
    "zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {
        "CPU": ".factory.factory:zeros",
        "Meta": ".factory.factory:zeros",
        "SparseCPU": ".sparse.coordinates:coo_zeros",
        "SparseCsrCPU": ".sparse.compressed:compressed_zeros",
    },
    small=".factory.small:copied",
    out="resized",
)
zeros_out = variant(zeros, "zeros.out")
ones = define(
    "ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:ones", "Meta": ".factory.factory:sized_shape"},
    shape=".factory.factory:sized_shape",
    small=".factory.small:copied",
    out="resized",
)
ones_out = variant(ones, "ones.out")
full = define(
    "full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:full", "Meta": ".factory.factory:full_shape"},
    shape=".factory.factory:full_shape",
    small=".factory.small:copied",
    out="resized",
    tags=("core", "pt2_compliant_tag"),
)
full_out = variant(full, "full.out")
empty_like = define(
    "empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    {
        "CPU": ".factory.factory:empty_like",
        "Meta": ".factory.factory:empty_like",
        "SparseCPU": ".sparse.coordinates:coo_zeros_like",
        "SparseCsrCPU": ".sparse.compressed:compressed_empty_like",
    },
    small=".factory.small:empty_like",
)
zeros_like = define(
    "zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    {
        "CPU": ".factory.factory:zeros_like",
        "Meta": ".factory.factory:zeros_like",
        "SparseCPU": ".sparse.coordinates:coo_zeros_like",
        "SparseCsrCPU": ".sparse.compressed:compressed_zeros_like",
    },
    small=".factory.small:zeros_like",
)
ones_like = define(
    "ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    {
        "CPU": ".factory.factory:ones",
        "SparseCsrCPU": ".sparse.compressed:compressed_ones_like",
        "Meta": ".factory.factory:like_shape",
    },
    shape=".factory.factory:like_shape",
    small=".factory.small:ones_like",
)
full_like = define(
    "full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    {"CPU": ".factory.factory:full", "Meta": ".factory.factory:like_shape"},
    shape=".factory.factory:like_shape",
    small=".factory.small:full_like",
    tags=("core", "pt2_compliant_tag"),
)
new_empty = define(
    "new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:new_empty", "Meta": ".factory.factory:new_empty"},
    small=".factory.small:new_empty",
)
new_empty_strided = define(
    "new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:new_empty_strided", "Meta": ".factory.factory:new_empty_strided"},
)
new_zeros = define(
    "new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {
        "CPU": ".factory.factory:new_zeros",
        "Meta": ".factory.factory:new_zeros",
        "SparseCsrCPU": ".sparse.compressed:compressed_new_zeros",
    },
    small=".factory.small:new_zeros",
)
new_ones = define(
    "new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:ones", "Meta": ".factory.factory:new_shape"},
    shape=".factory.factory:new_shape",
    small=".factory.small:new_ones",
)
new_full = define(
    "new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:new_full", "Meta": ".factory.factory:new_shape"},
    shape=".factory.factory:new_shape",
)
scalar_tensor = define(
    "scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:scalar_tensor", "Meta": ".factory.factory:scalar_tensor"},
    small=".factory.small:copied",
    tags=("core", "pt2_compliant_tag"),
)
arange = define(
    "arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:arange", "Meta": ".factory.factory:arange_shape"},
    shape=".factory.factory:arange_shape",
    small=".factory.small:copied",
    out="any_shape not_complex",
)
arange_out = variant(arange, "arange.out")
arange_start = define(
    "arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:arange", "Meta": ".factory.factory:arange_shape"},
    shape=".factory.factory:arange_shape",
    small=".factory.small:copied",
)
arange_start_step = define(
    "arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:arange", "Meta": ".factory.factory:arange_shape"},
    shape=".factory.factory:arange_shape",
    small=".factory.small:copied",
    out="any_shape not_complex",
    tags=("core", "pt2_compliant_tag"),
)
arange_start_out = variant(arange_start_step, "arange.start_out")
range = define(
    "range(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CompositeImplicitAutograd": ".factory.composites:range"},
    out="any_shape not_complex resized",
)
range_out_ = variant(range, "range.out_")
range_step = define(
    "range.step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:range_step", "Meta": ".factory.factory:range_step_shape"},
    shape=".factory.factory:range_step_shape",
    out="any_shape not_complex resized",
)
range_out = variant(range_step, "range.out")
linspace = define(
    "linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:linspace", "Meta": ".factory.factory:linspace_shape"},
    shape=".factory.factory:linspace_shape",
    small=".factory.small:copied",
    out="any_shape resized",
)
linspace_out = variant(linspace, "linspace.out")
linspace_Tensor_Tensor = define(
    "linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CompositeImplicitAutograd": ".factory.composites:linspace_bounds"},
    out="any_shape resized",
)
linspace_Tensor_Tensor_out = variant(linspace_Tensor_Tensor, "linspace.Tensor_Tensor_out")
linspace_Tensor_Scalar = define(
    "linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CompositeImplicitAutograd": ".factory.composites:linspace_bounds"},
    out="any_shape resized",
)
linspace_Tensor_Scalar_out = variant(linspace_Tensor_Scalar, "linspace.Tensor_Scalar_out")
linspace_Scalar_Tensor = define(
    "linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CompositeImplicitAutograd": ".factory.composites:linspace_bounds"},
    out="any_shape resized",
)
linspace_Scalar_Tensor_out = variant(linspace_Scalar_Tensor, "linspace.Scalar_Tensor_out")
logspace = define(
    "logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:logspace", "Meta": ".factory.factory:logspace_shape"},
    shape=".factory.factory:logspace_shape",
    small=".factory.small:copied",
    out="any_shape resized",
)
logspace_out = variant(logspace, "logspace.out")
logspace_Tensor_Tensor = define(
    "logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CompositeImplicitAutograd": ".factory.composites:logspace_bounds"},
    out="any_shape resized",
)
logspace_Tensor_Tensor_out = variant(logspace_Tensor_Tensor, "logspace.Tensor_Tensor_out")
logspace_Tensor_Scalar = define(
    "logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CompositeImplicitAutograd": ".factory.composites:logspace_bounds"},
    out="any_shape resized",
)
logspace_Tensor_Scalar_out = variant(logspace_Tensor_Scalar, "logspace.Tensor_Scalar_out")
logspace_Scalar_Tensor = define(
    "logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CompositeImplicitAutograd": ".factory.composites:logspace_bounds"},
    out="any_shape resized",
)
logspace_Scalar_Tensor_out = variant(logspace_Scalar_Tensor, "logspace.Scalar_Tensor_out")
eye = define(
    "eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:eye", "Meta": ".factory.factory:eye_shape"},
    shape=".factory.factory:eye_shape",
    small=".factory.small:copied",
    out="resized",
)
eye_out = variant(eye, "eye.out")
eye_m = define(
    "eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.factory:eye", "Meta": ".factory.factory:eye_shape"},
    shape=".factory.factory:eye_shape",
    small=".factory.small:copied",
    out="resized",
)
eye_m_out = variant(eye_m, "eye.m_out")
hann_window = define(
    "hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.windows:hann_window", "Meta": ".factory.windows:window_shape"},
    shape=".factory.windows:window_shape",
)
hann_window_periodic = define(
    "hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.windows:hann_window", "Meta": ".factory.windows:window_shape"},
    shape=".factory.windows:window_shape",
)
hamming_window = define(
    "hamming_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.windows:hamming_window", "Meta": ".factory.windows:window_shape"},
    shape=".factory.windows:window_shape",
)
hamming_window_periodic = define(
    "hamming_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.windows:hamming_window", "Meta": ".factory.windows:window_shape"},
    shape=".factory.windows:window_shape",
)
blackman_window = define(
    "blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.windows:blackman_window", "Meta": ".factory.windows:window_shape"},
    shape=".factory.windows:window_shape",
)
blackman_window_periodic = define(
    "blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.windows:blackman_window", "Meta": ".factory.windows:window_shape"},
    shape=".factory.windows:window_shape",
)
bartlett_window = define(
    "bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.windows:bartlett_window", "Meta": ".factory.windows:window_shape"},
    shape=".factory.windows:window_shape",
)
bartlett_window_periodic = define(
    "bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.windows:bartlett_window", "Meta": ".factory.windows:window_shape"},
    shape=".factory.windows:window_shape",
)
kaiser_window = define(
    "kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.windows:kaiser_window", "Meta": ".factory.windows:window_shape"},
    shape=".factory.windows:window_shape",
)
kaiser_window_periodic = define(
    "kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.windows:kaiser_window", "Meta": ".factory.windows:window_shape"},
    shape=".factory.windows:window_shape",
)
hamming_window_periodic_alpha = define(
    "hamming_window.periodic_alpha(int window_length, bool periodic, float alpha, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.windows:hamming_window", "Meta": ".factory.windows:window_shape"},
    shape=".factory.windows:window_shape",
)
hamming_window_periodic_alpha_beta = define(
    "hamming_window.periodic_alpha_beta(int window_length, bool periodic, float alpha, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.windows:hamming_window", "Meta": ".factory.windows:window_shape"},
    shape=".factory.windows:window_shape",
)
kaiser_window_beta = define(
    "kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".factory.windows:kaiser_window", "Meta": ".factory.windows:window_shape"},
    shape=".factory.windows:window_shape",
)
_operators.family = "random"
rand = define(
    "rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".random.default:rand", "Meta": ".factory.factory:sized_shape"},
    shape=".factory.factory:sized_shape",
    small=".random.small:rand",
    out="resized",
    tags=("core", "nondeterministic_seeded", "pt2_compliant_tag"),
)
rand_out = variant(rand, "rand.out")
rand_generator = define(
    "rand.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".random.random:rand_generator", "Meta": ".factory.factory:sized_shape"},
    shape=".factory.factory:sized_shape",
    out="resized",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
rand_generator_out = variant(rand_generator, "rand.generator_out")
rand_like = define(
    "rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    {"CPU": ".random.default:rand_like", "Meta": ".factory.factory:like_shape"},
    shape=".factory.factory:like_shape",
    small=".random.small:rand_like",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
rand_like_generator = define(
    "rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    {"CPU": ".random.random:rand_like_generator", "Meta": ".factory.factory:like_shape"},
    shape=".factory.factory:like_shape",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
randn = define(
    "randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".random.default:randn", "Meta": ".factory.factory:sized_shape"},
    shape=".factory.factory:sized_shape",
    small=".random.small:randn",
    out="resized",
    tags=("core", "nondeterministic_seeded", "pt2_compliant_tag"),
)
randn_out = variant(randn, "randn.out")
randn_generator = define(
    "randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".random.random:randn_generator", "Meta": ".factory.factory:sized_shape"},
    shape=".factory.factory:sized_shape",
    out="resized",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
randn_generator_out = variant(randn_generator, "randn.generator_out")
randn_like = define(
    "randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    {"CPU": ".random.default:randn_like", "Meta": ".factory.factory:like_shape"},
    shape=".factory.factory:like_shape",
    small=".random.small:randn_like",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
randn_like_generator = define(
    "randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    {"CPU": ".random.random:randn_like_generator", "Meta": ".factory.factory:like_shape"},
    shape=".factory.factory:like_shape",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
randint = define(
    "randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".random.default:randint", "Meta": ".random.random:randint_shape"},
    shape=".random.random:randint_shape",
    small=".random.small:randint",
    out="not_complex resized",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
randint_out = variant(randint, "randint.out")
randint_generator = define(
    "randint.generator(SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".random.random:randint_generator", "Meta": ".random.random:randint_shape"},
    shape=".random.random:randint_shape",
    out="not_complex resized",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
randint_generator_out = variant(randint_generator, "randint.generator_out")
randint_low = define(
    "randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".random.default:randint_low", "Meta": ".random.random:randint_low_shape"},
    shape=".random.random:randint_low_shape",
    small=".random.small:randint_low",
    out="not_complex resized",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
randint_low_out = variant(randint_low, "randint.low_out")
randint_low_generator = define(
    "randint.low_generator(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".random.random:randint_generator", "Meta": ".random.random:randint_low_shape"},
    shape=".random.random:randint_low_shape",
    out="not_complex resized",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
randint_low_generator_out = variant(randint_low_generator, "randint.low_generator_out")
randint_like = define(
    "randint_like(Tensor self, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    {"CPU": ".random.default:randint_like", "Meta": ".factory.factory:like_shape"},
    shape=".factory.factory:like_shape",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
randint_like_generator = define(
    "randint_like.generator(Tensor self, SymInt high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    {"CPU": ".random.random:randint_like_generator", "Meta": ".factory.factory:like_shape"},
    shape=".factory.factory:like_shape",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
randint_like_low_dtype = define(
    "randint_like.low_dtype(Tensor self, SymInt low, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    {"CPU": ".random.default:randint_like_low", "Meta": ".factory.factory:like_shape"},
    shape=".factory.factory:like_shape",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
randint_like_low_generator_dtype = define(
    "randint_like.low_generator_dtype(Tensor self, SymInt low, SymInt high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    {"CPU": ".random.random:randint_like_generator", "Meta": ".factory.factory:like_shape"},
    shape=".factory.factory:like_shape",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
randperm = define(
    "randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".random.default:randperm", "Meta": ".random.random:randperm_shape"},
    shape=".random.random:randperm_shape",
    small=".random.small:randperm",
    out="not_complex resized",
    tags=("core", "nondeterministic_seeded", "pt2_compliant_tag"),
)
randperm_out = variant(randperm, "randperm.out")
randperm_generator = define(
    "randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".random.random:randperm_generator", "Meta": ".random.random:randperm_shape"},
    shape=".random.random:randperm_shape",
    out="not_complex resized",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
randperm_generator_out = variant(randperm_generator, "randperm.generator_out")
normal_Tensor_float = define(
    "normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor",
    {"CPU": ".random.random:normal_tensor_float", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    out="apart castable",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
normal_Tensor_float_out = variant(normal_Tensor_float, "normal.Tensor_float_out")
normal_float_Tensor = define(
    "normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor",
    {
        "CPU": ".random.random:normal_float_tensor",
        "Meta": ".random.random:normal_float_tensor_shape",
    },
    shape=".random.random:normal_float_tensor_shape",
    out="apart castable",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
normal_float_Tensor_out = variant(normal_float_Tensor, "normal.float_Tensor_out")
normal_Tensor_Tensor = define(
    "normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor",
    {
        "CPU": ".random.random:normal_tensor_tensor",
        "Meta": ".random.random:normal_tensor_tensor_shape",
    },
    shape=".random.random:normal_tensor_tensor_shape",
    out="apart castable",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
normal_Tensor_Tensor_out = variant(normal_Tensor_Tensor, "normal.Tensor_Tensor_out")
normal_float_float = define(
    "normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    {"CPU": ".random.random:normal_float_float", "Meta": ".random.random:normal_float_float_shape"},
    shape=".random.random:normal_float_float_shape",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
normal_float_float_out = variant(normal_float_float, "normal.float_float_out")
normal_functional = define(
    "normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor",
    {"CPU": ".random.random:normal", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    small=".random.small:normal",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
normal_ = variant(normal_functional, "normal_")
normal_out = variant(normal_functional, "normal.out")
uniform = define(
    "uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor",
    {"CPU": ".random.random:uniform", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    small=".random.small:uniform",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
uniform_ = variant(uniform, "uniform_")
uniform_out = variant(uniform, "uniform.out")
random = define(
    "random(Tensor self, *, Generator? generator=None) -> Tensor",
    {"CPU": ".random.random:random", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
random_ = variant(random, "random_")
random_out = variant(random, "random.out")
random_to = define(
    "random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor",
    {"CPU": ".random.random:random_to", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
random__to = variant(random_to, "random_.to")
random_to_out = variant(random_to, "random.to_out")
random_from = define(
    "random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor",
    {"CPU": ".random.random:random_from", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
random__from = variant(random_from, "random_.from")
random_from_out = variant(random_from, "random.from_out")
log_normal = define(
    "log_normal(Tensor self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor",
    {"CPU": ".random.random:log_normal", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    dtypes="f",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
log_normal_ = variant(log_normal, "log_normal_")
log_normal_out = variant(log_normal, "log_normal.out")
exponential = define(
    "exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor",
    {"CPU": ".random.random:exponential", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    small=".random.small:exponential",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
exponential_ = variant(exponential, "exponential_")
exponential_out = variant(exponential, "exponential.out")
cauchy = define(
    "cauchy(Tensor self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor",
    {"CPU": ".random.random:cauchy", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
cauchy_ = variant(cauchy, "cauchy_")
cauchy_out = variant(cauchy, "cauchy.out")
geometric = define(
    "geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor",
    {"CPU": ".random.random:geometric", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    dtypes="if",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
geometric_ = variant(geometric, "geometric_")
geometric_out = variant(geometric, "geometric.out")
bernoulli = define(
    "bernoulli(Tensor self, *, Generator? generator=None) -> Tensor",
    {"CPU": ".random.random:bernoulli", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    small=".random.small:bernoulli",
    out="any_dtype apart not_complex",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
bernoulli_out = variant(bernoulli, "bernoulli.out")
bernoulli_p = define(
    "bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor",
    {"CPU": ".random.random:bernoulli_p", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    small=".random.small:bernoulli_p",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
bernoulli_Tensor = define(
    "bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor",
    {"CPU": ".random.random:bernoulli_tensor", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
bernoulli__Tensor = variant(bernoulli_Tensor, "bernoulli_.Tensor")
bernoulli_Tensor_out = variant(bernoulli_Tensor, "bernoulli.Tensor_out")
bernoulli__float = define(
    "bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)",
    {"CompositeImplicitAutograd": ".random.composites:bernoulli_float_"},
    tags=("inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
)
multinomial = define(
    "multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor",
    {"CPU": ".random.discrete:multinomial", "Meta": ".random.discrete:multinomial_shape"},
    shape=".random.discrete:multinomial_shape",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
multinomial_out = variant(multinomial, "multinomial.out")
poisson = define(
    "poisson(Tensor self, Generator? generator=None) -> Tensor",
    {"CPU": ".random.discrete:poisson", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
binomial = define(
    "binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor",
    {"CPU": ".random.discrete:binomial", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
_standard_gamma = define(
    "_standard_gamma(Tensor self, Generator? generator=None) -> Tensor",
    {"CPU": ".random.discrete:standard_gamma", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    dtypes="f",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
_standard_gamma_grad = define(
    "_standard_gamma_grad(Tensor self, Tensor output) -> Tensor",
    {"CPU": ".random.reparametrization:standard_gamma_grad", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    dtypes="f",
    autograd=True,
)
_sample_dirichlet = define(
    "_sample_dirichlet(Tensor self, Generator? generator=None) -> Tensor",
    {"CPU": ".random.discrete:sample_dirichlet", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    dtypes="f",
    autograd=True,
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
_dirichlet_grad = define(
    "_dirichlet_grad(Tensor x, Tensor alpha, Tensor total) -> Tensor",
    {"CPU": ".random.reparametrization:dirichlet_grad", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    dtypes="f",
    autograd=True,
)
_operators.family = "convolution"
convolution = define(
    "convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor",
    {
        "CPU": ".convolution.convolution:convolution",
        "Meta": ".convolution.convolution:convolution_shape",
    },
    shape=".convolution.convolution:convolution_shape",
    small=".convolution.small:convolution",
    dtypes="ifc",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
_convolution = define(
    "_convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor",
    {"CompositeImplicitAutograd": ".convolution.composites:_convolution"},
)
_convolution_deprecated = define(
    "_convolution.deprecated(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, int[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled) -> Tensor",
    {"CompositeImplicitAutograd": ".convolution.composites:_convolution_deprecated"},
)
convolution_backward = define(
    "convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)",
    {
        "CPU": ".convolution.convolution:convolution_backward",
        "Meta": ".convolution.convolution:convolution_backward_shape",
    },
    shape=".convolution.convolution:convolution_backward_shape",
    dtypes="fc",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
conv1d = define(
    "conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] dilation=1, SymInt groups=1) -> Tensor",
    {"CompositeImplicitAutograd": ".convolution.composites:conv1d"},
)
conv2d = define(
    "conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor",
    {"CompositeImplicitAutograd": ".convolution.composites:conv2d"},
)
conv3d = define(
    "conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] dilation=1, SymInt groups=1) -> Tensor",
    {"CompositeImplicitAutograd": ".convolution.composites:conv3d"},
)
conv1d_padding = define(
    'conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str padding="valid", SymInt[1] dilation=1, SymInt groups=1) -> Tensor',
    {"CompositeImplicitAutograd": ".convolution.composites:conv1d_padding"},
)
conv2d_padding = define(
    'conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor',
    {"CompositeImplicitAutograd": ".convolution.composites:conv2d_padding"},
)
conv3d_padding = define(
    'conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, str padding="valid", SymInt[3] dilation=1, SymInt groups=1) -> Tensor',
    {"CompositeImplicitAutograd": ".convolution.composites:conv3d_padding"},
)
conv_transpose1d = define(
    "conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor",
    {"CompositeImplicitAutograd": ".convolution.composites:conv_transpose1d"},
)
conv_transpose2d_input = define(
    "conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) -> Tensor",
    {"CompositeImplicitAutograd": ".convolution.composites:conv_transpose2d"},
)
conv_transpose3d_input = define(
    "conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt groups=1, SymInt[3] dilation=1) -> Tensor",
    {"CompositeImplicitAutograd": ".convolution.composites:conv_transpose3d"},
)
conv_tbc = define(
    "conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor",
    {"CompositeImplicitAutograd": ".convolution.composites:conv_tbc"},
)
im2col = define(
    "im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor",
    {"CPU": ".resampling.folding:im2col", "Meta": ".resampling.folding:im2col_shape"},
    shape=".resampling.folding:im2col_shape",
    dtypes="bfc",
    refused_as="im2col_out_cpu",
    autograd=True,
)
im2col_out = variant(im2col, "im2col.out")
col2im = define(
    "col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor",
    {"CPU": ".resampling.folding:col2im", "Meta": ".resampling.folding:col2im_shape"},
    shape=".resampling.folding:col2im_shape",
    dtypes="bfc",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
col2im_out = variant(col2im, "col2im.out")
_operators.family = "pooling"
max_pool2d_with_indices = define(
    "max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)",
    {
        "CPU": ".pooling.pooling:max_pool2d_with_indices",
        "Meta": ".pooling.pooling:max_pool2d_with_indices_shape",
    },
    shape=".pooling.pooling:max_pool2d_with_indices_shape",
    small=".pooling.small:max_pool2d_with_indices",
    dtypes="if",
    refused_as="max_pool2d",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
max_pool2d_with_indices_backward = define(
    "max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor",
    {
        "CPU": ".pooling.pooling:max_pool2d_with_indices_backward",
        "Meta": ".pooling.pooling:scatter_by_index_shape",
    },
    shape=".pooling.pooling:scatter_by_index_shape",
    dtypes="f",
    refused_as="max_pool2d_backward",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
max_pool3d_with_indices = define(
    "max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)",
    {
        "CPU": ".pooling.pooling:max_pool3d_with_indices",
        "Meta": ".pooling.pooling:max_pool3d_with_indices_shape",
    },
    shape=".pooling.pooling:max_pool3d_with_indices_shape",
    dtypes="if",
    refused_as="max_pool3d",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
max_pool3d_with_indices_backward = define(
    "max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor",
    {
        "CPU": ".pooling.pooling:max_pool3d_with_indices_backward",
        "Meta": ".pooling.pooling:scatter_by_index_shape",
    },
    shape=".pooling.pooling:scatter_by_index_shape",
    dtypes="f",
    autograd=True,
)
max_pool1d_with_indices = define(
    "max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".pooling.composites:max_pool1d_with_indices"},
)
max_pool1d = define(
    "max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor",
    {"CompositeImplicitAutograd": ".pooling.composites:max_pool1d"},
)
max_pool2d = define(
    "max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor",
    {"CompositeImplicitAutograd": ".pooling.composites:max_pool2d"},
)
max_pool3d = define(
    "max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor",
    {"CompositeImplicitAutograd": ".pooling.composites:max_pool3d"},
)
avg_pool1d = define(
    "avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor",
    {"CompositeImplicitAutograd": ".pooling.composites:avg_pool1d"},
    tags=("core", "pt2_compliant_tag"),
)
avg_pool2d = define(
    "avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor",
    {"CPU": ".pooling.average:avg_pool2d", "Meta": ".pooling.average:avg_pool2d_shape"},
    shape=".pooling.average:avg_pool2d_shape",
    small=".pooling.small:avg_pool2d",
    dtypes="if",
    refused_as="avg_pool2d",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
avg_pool2d_out = variant(avg_pool2d, "avg_pool2d.out")
avg_pool2d_backward = define(
    "avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor",
    {
        "CPU": ".pooling.average:avg_pool2d_backward",
        "Meta": ".pooling.average:avg_pool2d_backward_shape",
    },
    shape=".pooling.average:avg_pool2d_backward_shape",
    dtypes="bif",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
avg_pool3d = define(
    "avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor",
    {"CPU": ".pooling.average:avg_pool3d", "Meta": ".pooling.average:avg_pool3d_shape"},
    shape=".pooling.average:avg_pool3d_shape",
    dtypes="if",
    refused_as="avg_pool3d_out_frame",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
avg_pool3d_out = variant(avg_pool3d, "avg_pool3d.out")
avg_pool3d_backward = define(
    "avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor",
    {
        "CPU": ".pooling.average:avg_pool3d_backward",
        "Meta": ".pooling.average:avg_pool3d_backward_shape",
    },
    shape=".pooling.average:avg_pool3d_backward_shape",
    dtypes="bif",
    autograd=True,
)
adaptive_avg_pool1d = define(
    "adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor",
    {"CompositeImplicitAutograd": ".pooling.composites:adaptive_avg_pool1d"},
    tags=("core", "pt2_compliant_tag"),
)
adaptive_avg_pool2d = define(
    "adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor",
    {"CompositeImplicitAutograd": ".pooling.composites:adaptive_avg_pool2d"},
)
_adaptive_avg_pool2d = define(
    "_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor",
    {
        "CPU": ".pooling.adaptive:adaptive_mean_pool2d",
        "Meta": ".pooling.adaptive:adaptive_mean_pool2d_shape",
    },
    shape=".pooling.adaptive:adaptive_mean_pool2d_shape",
    dtypes="f",
    refused_as="adaptive_avg_pool2d",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
_adaptive_avg_pool2d_backward = define(
    "_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor",
    {"CPU": ".pooling.adaptive:adaptive_mean_pool2d_backward", "Meta": ".result:shape_of_second"},
    shape=".result:shape_of_second",
    dtypes="f",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
adaptive_avg_pool3d = define(
    "adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor",
    {"CompositeImplicitAutograd": ".pooling.composites:adaptive_avg_pool3d"},
)
_adaptive_avg_pool3d = define(
    "_adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor",
    {
        "CPU": ".pooling.adaptive:adaptive_mean_pool3d",
        "Meta": ".pooling.adaptive:adaptive_mean_pool3d_shape",
    },
    shape=".pooling.adaptive:adaptive_mean_pool3d_shape",
    dtypes="f",
    refused_as="adaptive_avg_pool3d_cpu",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
_adaptive_avg_pool3d_backward = define(
    "_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor",
    {"CPU": ".pooling.adaptive:adaptive_mean_pool3d_backward", "Meta": ".result:shape_of_second"},
    shape=".result:shape_of_second",
    dtypes="f",
    autograd=True,
)
adaptive_max_pool1d = define(
    "adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".pooling.composites:adaptive_max_pool1d"},
)
adaptive_max_pool2d = define(
    "adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)",
    {
        "CPU": ".pooling.adaptive:adaptive_max_pool2d",
        "Meta": ".pooling.adaptive:adaptive_max_pool2d_shape",
    },
    shape=".pooling.adaptive:adaptive_max_pool2d_shape",
    dtypes="f",
    refused_as="adaptive_max_pool2d",
    autograd=True,
)
adaptive_max_pool2d_backward = define(
    "adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor",
    {
        "CPU": ".pooling.pooling:largest_of_planes_backward",
        "Meta": ".pooling.pooling:scatter_by_index_shape",
    },
    shape=".pooling.pooling:scatter_by_index_shape",
    dtypes="f",
    autograd=True,
)
adaptive_max_pool3d = define(
    "adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)",
    {
        "CPU": ".pooling.adaptive:adaptive_max_pool3d",
        "Meta": ".pooling.adaptive:adaptive_max_pool3d_shape",
    },
    shape=".pooling.adaptive:adaptive_max_pool3d_shape",
    dtypes="f",
    autograd=True,
)
adaptive_max_pool3d_backward = define(
    "adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor",
    {
        "CPU": ".pooling.pooling:largest_of_volumes_backward",
        "Meta": ".pooling.pooling:scatter_by_index_shape",
    },
    shape=".pooling.pooling:scatter_by_index_shape",
    dtypes="f",
    autograd=True,
)
max_unpool2d = define(
    "max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor",
    {"CPU": ".pooling.pooling:max_unpool", "Meta": ".pooling.pooling:max_unpool_shape"},
    shape=".pooling.pooling:max_unpool_shape",
    dtypes="f",
    refused_as="max_unpool2d",
    autograd=True,
)
max_unpool2d_out = variant(max_unpool2d, "max_unpool2d.out")
max_unpool3d = define(
    "max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor",
    {"CPU": ".pooling.pooling:max_unpool", "Meta": ".pooling.pooling:max_unpool_shape"},
    shape=".pooling.pooling:max_unpool_shape",
    dtypes="f",
    refused_as="max_unpool3d",
    autograd=True,
)
max_unpool3d_out = variant(max_unpool3d, "max_unpool3d.out")
fractional_max_pool2d = define(
    "fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)",
    {
        "CPU": ".pooling.fractional:fractional_max_pool2d",
        "Meta": ".pooling.fractional:fractional_max_pool2d_shape",
    },
    shape=".pooling.fractional:fractional_max_pool2d_shape",
    dtypes="f",
    refused_as="fractional_max_pool2d_out_frame",
    autograd=True,
)
fractional_max_pool2d_backward = define(
    "fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor",
    {
        "CPU": ".pooling.pooling:largest_of_planes_backward",
        "Meta": ".pooling.pooling:scatter_by_index_shape",
    },
    shape=".pooling.pooling:scatter_by_index_shape",
    dtypes="f",
    autograd=True,
)
fractional_max_pool3d = define(
    "fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)",
    {
        "CPU": ".pooling.fractional:fractional_max_pool3d",
        "Meta": ".pooling.fractional:fractional_max_pool3d_shape",
    },
    shape=".pooling.fractional:fractional_max_pool3d_shape",
    dtypes="f",
    refused_as="fractional_max_pool3d_out_frame",
    autograd=True,
)
fractional_max_pool3d_backward = define(
    "fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor",
    {
        "CPU": ".pooling.pooling:largest_of_volumes_backward",
        "Meta": ".pooling.pooling:scatter_by_index_shape",
    },
    shape=".pooling.pooling:scatter_by_index_shape",
    dtypes="f",
    autograd=True,
)
_operators.family = "norm"
native_layer_norm = define(
    "native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)",
    {
        "CPU": ".norm.layer_norm:native_layer_norm",
        "Meta": ".norm.layer_norm:native_layer_norm_shape",
    },
    shape=".norm.layer_norm:native_layer_norm_shape",
    small=".norm.small:layer_norm",
    dtypes="f",
    refused_as="LayerNormKernelImpl",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
native_layer_norm_backward = define(
    "native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)",
    {
        "CPU": ".norm.layer_norm:native_layer_norm_backward",
        "Meta": ".norm.layer_norm:native_layer_norm_backward_shape",
    },
    shape=".norm.layer_norm:native_layer_norm_backward_shape",
    dtypes="f",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
layer_norm = define(
    "layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor",
    {"CompositeImplicitAutograd": ".norm.composites:layer_norm"},
)
_fused_rms_norm = define(
    "_fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor, Tensor)",
    {
        "CPU": ".norm.root_mean_square:fused_rms_norm",
        "Meta": ".norm.root_mean_square:fused_rms_norm_shape",
    },
    shape=".norm.root_mean_square:fused_rms_norm_shape",
    dtypes="f",
    autograd=True,
)
_fused_rms_norm_backward = define(
    "_fused_rms_norm_backward(Tensor grad_out, Tensor input, int[] normalized_shape, Tensor rstd, Tensor? weight, bool[2] output_mask) -> (Tensor, Tensor)",
    {
        "CPU": ".norm.root_mean_square:fused_rms_norm_backward",
        "Meta": ".norm.root_mean_square:fused_rms_norm_backward_shape",
    },
    shape=".norm.root_mean_square:fused_rms_norm_backward_shape",
    dtypes="f",
    autograd=True,
)
rms_norm = define(
    "rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor",
    {"CompositeImplicitAutograd": ".norm.composites:rms_norm"},
)
native_batch_norm = define(
    "native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)",
    {
        "CPU": ".norm.batch_norm:native_batch_norm",
        "Meta": ".norm.batch_norm:native_batch_norm_shape",
    },
    shape=".norm.batch_norm:native_batch_norm_shape",
    dtypes="f",
    refused_as="batch_norm",
    autograd=True,
)
native_batch_norm_backward = define(
    "native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)",
    {
        "CPU": ".norm.batch_norm:native_batch_norm_backward",
        "Meta": ".norm.batch_norm:native_batch_norm_backward_shape",
    },
    shape=".norm.batch_norm:native_batch_norm_backward_shape",
    dtypes="f",
    autograd=True,
)
batch_norm = define(
    "batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor",
    {"CompositeImplicitAutograd": ".norm.composites:batch_norm"},
    tags=("maybe_aliasing_or_mutating", "pt2_compliant_tag"),
)
instance_norm = define(
    "instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor",
    {"CompositeImplicitAutograd": ".norm.composites:instance_norm"},
)
native_group_norm = define(
    "native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)",
    {
        "CPU": ".norm.group_norm:native_group_norm",
        "Meta": ".norm.group_norm:native_group_norm_shape",
    },
    shape=".norm.group_norm:native_group_norm_shape",
    dtypes="f",
    refused_as="GroupNormKernelImpl",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
native_group_norm_backward = define(
    "native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)",
    {
        "CPU": ".norm.group_norm:native_group_norm_backward",
        "Meta": ".norm.group_norm:native_group_norm_backward_shape",
    },
    shape=".norm.group_norm:native_group_norm_backward_shape",
    dtypes="f",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
group_norm = define(
    "group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor",
    {"CompositeImplicitAutograd": ".norm.composites:group_norm"},
)
_operators.family = "embedding"
embedding = define(
    "embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor",
    {"CPU": ".embedding.embedding:embedding", "Meta": ".embedding.embedding:embedding_shape"},
    shape=".embedding.embedding:embedding_shape",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
embedding_dense_backward = define(
    "embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor",
    {
        "CPU": ".embedding.embedding:embedding_dense_backward",
        "Meta": ".embedding.embedding:embedding_dense_backward_shape",
    },
    shape=".embedding.embedding:embedding_dense_backward_shape",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
embedding_renorm = define(
    "embedding_renorm(Tensor self, Tensor indices, float max_norm, float norm_type) -> Tensor",
    {"CPU": ".embedding.embedding:embedding_renorm", "Meta": ".result:same_as_self"},
    shape=".result:same_as_self",
    autograd=True,
)
embedding_renorm_ = variant(embedding_renorm, "embedding_renorm_")
_embedding_bag = define(
    "_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)",
    {
        "CPU": ".embedding.embedding:embedding_bag_forward",
        "Meta": ".embedding.embedding:embedding_bag_forward_shape",
    },
    shape=".embedding.embedding:embedding_bag_forward_shape",
    dtypes="f",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
_embedding_bag_dense_backward = define(
    "_embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor",
    {
        "CPU": ".embedding.embedding:embedding_bag_backward",
        "Meta": ".embedding.embedding:embedding_bag_backward_shape",
    },
    shape=".embedding.embedding:embedding_bag_backward_shape",
    dtypes="bif",
    autograd=True,
)
_embedding_bag_per_sample_weights_backward = define(
    "_embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor",
    {
        "CPU": ".embedding.embedding:embedding_bag_per_sample_weights_backward",
        "Meta": ".embedding.embedding:embedding_bag_per_sample_weights_backward_shape",
    },
    shape=".embedding.embedding:embedding_bag_per_sample_weights_backward_shape",
    dtypes="f",
    autograd=True,
)
embedding_bag = define(
    "embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) -> (Tensor, Tensor, Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".embedding.composites:embedding_bag"},
)
embedding_bag_padding_idx = define(
    "embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) -> (Tensor, Tensor, Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".embedding.composites:embedding_bag"},
)
one_hot = define(
    "one_hot(Tensor self, int num_classes=-1) -> Tensor",
    {"CPU": ".embedding.embedding:one_hot"},
    decomposition=".embedding.composites:one_hot_decomposed",
    tags=("data_dependent_output", "dynamic_output_shape", "pt2_compliant_tag"),
)
_operators.family = "padding"
constant_pad_nd = define(
    "constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor",
    {"CPU": ".padding.padding:constant_pad_nd", "Meta": ".padding.padding:constant_pad_nd_shape"},
    shape=".padding.padding:constant_pad_nd_shape",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
reflection_pad1d = define(
    "reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor",
    {"CPU": ".padding.padding:reflection_pad", "Meta": ".padding.padding:reflection_pad_shape"},
    shape=".padding.padding:reflection_pad_shape",
    dtypes="ifc",
    refused_as="reflection_pad1d",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
reflection_pad1d_out = variant(reflection_pad1d, "reflection_pad1d.out")
reflection_pad1d_backward = define(
    "reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor",
    {"CPU": ".padding.padding:reflection_pad_backward", "Meta": ".result:shape_of_second"},
    shape=".result:shape_of_second",
    dtypes="fc",
    autograd=True,
)
reflection_pad2d = define(
    "reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor",
    {"CPU": ".padding.padding:reflection_pad", "Meta": ".padding.padding:reflection_pad_shape"},
    shape=".padding.padding:reflection_pad_shape",
    dtypes="ifc",
    refused_as="reflection_pad2d",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
reflection_pad2d_out = variant(reflection_pad2d, "reflection_pad2d.out")
reflection_pad2d_backward = define(
    "reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor",
    {"CPU": ".padding.padding:reflection_pad_backward", "Meta": ".result:shape_of_second"},
    shape=".result:shape_of_second",
    dtypes="fc",
    autograd=True,
)
reflection_pad3d = define(
    "reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor",
    {"CPU": ".padding.padding:reflection_pad", "Meta": ".padding.padding:reflection_pad_shape"},
    shape=".padding.padding:reflection_pad_shape",
    dtypes="ifc",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
reflection_pad3d_out = variant(reflection_pad3d, "reflection_pad3d.out")
reflection_pad3d_backward = define(
    "reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor",
    {"CPU": ".padding.padding:reflection_pad_backward", "Meta": ".result:shape_of_second"},
    shape=".result:shape_of_second",
    dtypes="fc",
    autograd=True,
)
replication_pad1d = define(
    "replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor",
    {"CPU": ".padding.padding:replication_pad", "Meta": ".padding.padding:replication_pad_shape"},
    shape=".padding.padding:replication_pad_shape",
    dtypes="ifc",
    refused_as="replication_pad1d",
    autograd=True,
)
replication_pad1d_out = variant(replication_pad1d, "replication_pad1d.out")
replication_pad1d_backward = define(
    "replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor",
    {"CPU": ".padding.padding:replication_pad_backward", "Meta": ".result:shape_of_second"},
    shape=".result:shape_of_second",
    dtypes="fc",
    autograd=True,
)
replication_pad2d = define(
    "replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor",
    {"CPU": ".padding.padding:replication_pad", "Meta": ".padding.padding:replication_pad_shape"},
    shape=".padding.padding:replication_pad_shape",
    dtypes="ifc",
    refused_as="replication_pad2d",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
replication_pad2d_out = variant(replication_pad2d, "replication_pad2d.out")
replication_pad2d_backward = define(
    "replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor",
    {"CPU": ".padding.padding:replication_pad_backward", "Meta": ".result:shape_of_second"},
    shape=".result:shape_of_second",
    dtypes="fc",
    autograd=True,
)
replication_pad3d = define(
    "replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor",
    {"CPU": ".padding.padding:replication_pad", "Meta": ".padding.padding:replication_pad_shape"},
    shape=".padding.padding:replication_pad_shape",
    dtypes="ifc",
    autograd=True,
    tags=("core", "pt2_compliant_tag"),
)
replication_pad3d_out = variant(replication_pad3d, "replication_pad3d.out")
replication_pad3d_backward = define(
    "replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor",
    {"CPU": ".padding.padding:replication_pad_backward", "Meta": ".result:shape_of_second"},
    shape=".result:shape_of_second",
    dtypes="fc",
    autograd=True,
)
_pad_circular = define(
    "_pad_circular(Tensor self, SymInt[] pad) -> Tensor",
    {"CompositeImplicitAutograd": ".padding.composites:pad_circular"},
)
pad = define(
    'pad(Tensor self, SymInt[] pad, str mode="constant", float? value=None) -> Tensor',
    {"CompositeImplicitAutograd": ".padding.composites:pad"},
)
_operators.family = "resampling"
upsample_nearest1d = define(
    "upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_nearest",
        "Meta": ".resampling.resampling:upsample_shape",
    },
    shape=".resampling.resampling:upsample_shape",
    dtypes="bif",
    autograd=True,
)
upsample_nearest1d_out = variant(upsample_nearest1d, "upsample_nearest1d.out")
upsample_nearest1d_backward = define(
    "upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_nearest_backward",
        "Meta": ".resampling.resampling:upsample_backward_shape",
    },
    shape=".resampling.resampling:upsample_backward_shape",
    dtypes="f",
    autograd=True,
)
upsample_nearest2d = define(
    "upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_nearest",
        "Meta": ".resampling.resampling:upsample_shape",
    },
    shape=".resampling.resampling:upsample_shape",
    dtypes="bif",
    autograd=True,
)
upsample_nearest2d_out = variant(upsample_nearest2d, "upsample_nearest2d.out")
upsample_nearest2d_backward = define(
    "upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_nearest_backward",
        "Meta": ".resampling.resampling:upsample_backward_shape",
    },
    shape=".resampling.resampling:upsample_backward_shape",
    dtypes="f",
    autograd=True,
)
upsample_nearest3d = define(
    "upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_nearest",
        "Meta": ".resampling.resampling:upsample_shape",
    },
    shape=".resampling.resampling:upsample_shape",
    dtypes="bif",
    autograd=True,
)
upsample_nearest3d_out = variant(upsample_nearest3d, "upsample_nearest3d.out")
upsample_nearest3d_backward = define(
    "upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_nearest_backward",
        "Meta": ".resampling.resampling:upsample_backward_shape",
    },
    shape=".resampling.resampling:upsample_backward_shape",
    dtypes="f",
    autograd=True,
)
_upsample_nearest_exact1d = define(
    "_upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_nearest_exact",
        "Meta": ".resampling.resampling:upsample_shape",
    },
    shape=".resampling.resampling:upsample_shape",
    dtypes="bif",
    autograd=True,
)
_upsample_nearest_exact1d_out = variant(_upsample_nearest_exact1d, "_upsample_nearest_exact1d.out")
_upsample_nearest_exact1d_backward = define(
    "_upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_nearest_exact_backward",
        "Meta": ".resampling.resampling:upsample_backward_shape",
    },
    shape=".resampling.resampling:upsample_backward_shape",
    dtypes="f",
    autograd=True,
)
_upsample_nearest_exact2d = define(
    "_upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_nearest_exact",
        "Meta": ".resampling.resampling:upsample_shape",
    },
    shape=".resampling.resampling:upsample_shape",
    dtypes="bif",
    autograd=True,
)
_upsample_nearest_exact2d_out = variant(_upsample_nearest_exact2d, "_upsample_nearest_exact2d.out")
_upsample_nearest_exact2d_backward = define(
    "_upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_nearest_exact_backward",
        "Meta": ".resampling.resampling:upsample_backward_shape",
    },
    shape=".resampling.resampling:upsample_backward_shape",
    dtypes="f",
    autograd=True,
)
_upsample_nearest_exact3d = define(
    "_upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_nearest_exact",
        "Meta": ".resampling.resampling:upsample_shape",
    },
    shape=".resampling.resampling:upsample_shape",
    dtypes="bif",
    autograd=True,
)
_upsample_nearest_exact3d_out = variant(_upsample_nearest_exact3d, "_upsample_nearest_exact3d.out")
_upsample_nearest_exact3d_backward = define(
    "_upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_nearest_exact_backward",
        "Meta": ".resampling.resampling:upsample_backward_shape",
    },
    shape=".resampling.resampling:upsample_backward_shape",
    dtypes="f",
    autograd=True,
)
upsample_linear1d = define(
    "upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_linear",
        "Meta": ".resampling.resampling:upsample_shape",
    },
    shape=".resampling.resampling:upsample_shape",
    dtypes="f",
    refused_as="compute_indices_weights_linear",
    autograd=True,
)
upsample_linear1d_out = variant(upsample_linear1d, "upsample_linear1d.out")
upsample_linear1d_backward = define(
    "upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_linear_backward",
        "Meta": ".resampling.resampling:upsample_backward_shape",
    },
    shape=".resampling.resampling:upsample_backward_shape",
    dtypes="f",
    autograd=True,
)
upsample_bilinear2d = define(
    "upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_linear",
        "Meta": ".resampling.resampling:upsample_shape",
    },
    shape=".resampling.resampling:upsample_shape",
    dtypes="bif",
    autograd=True,
)
upsample_bilinear2d_out = variant(upsample_bilinear2d, "upsample_bilinear2d.out")
upsample_bilinear2d_backward = define(
    "upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_linear_backward",
        "Meta": ".resampling.resampling:upsample_backward_shape",
    },
    shape=".resampling.resampling:upsample_backward_shape",
    dtypes="f",
    autograd=True,
)
upsample_trilinear3d = define(
    "upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_linear",
        "Meta": ".resampling.resampling:upsample_shape",
    },
    shape=".resampling.resampling:upsample_shape",
    dtypes="f",
    refused_as="compute_indices_weights_linear",
    autograd=True,
)
upsample_trilinear3d_out = variant(upsample_trilinear3d, "upsample_trilinear3d.out")
upsample_trilinear3d_backward = define(
    "upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_linear_backward",
        "Meta": ".resampling.resampling:upsample_backward_shape",
    },
    shape=".resampling.resampling:upsample_backward_shape",
    dtypes="f",
    autograd=True,
)
upsample_bicubic2d = define(
    "upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_bicubic2d",
        "Meta": ".resampling.resampling:upsample_shape",
    },
    shape=".resampling.resampling:upsample_shape",
    dtypes="bif",
    autograd=True,
)
upsample_bicubic2d_out = variant(upsample_bicubic2d, "upsample_bicubic2d.out")
upsample_bicubic2d_backward = define(
    "upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_bicubic2d_backward",
        "Meta": ".resampling.resampling:upsample_backward_shape",
    },
    shape=".resampling.resampling:upsample_backward_shape",
    dtypes="f",
    autograd=True,
)
_upsample_bilinear2d_aa = define(
    "_upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_bilinear2d_aa",
        "Meta": ".resampling.resampling:upsample_shape",
    },
    shape=".resampling.resampling:upsample_shape",
    dtypes="bif",
    autograd=True,
)
_upsample_bilinear2d_aa_out = variant(_upsample_bilinear2d_aa, "_upsample_bilinear2d_aa.out")
_upsample_bilinear2d_aa_backward = define(
    "_upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_bilinear2d_aa_backward",
        "Meta": ".resampling.resampling:upsample_backward_shape",
    },
    shape=".resampling.resampling:upsample_backward_shape",
    dtypes="f",
    autograd=True,
)
_upsample_bicubic2d_aa = define(
    "_upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_bicubic2d_aa",
        "Meta": ".resampling.resampling:upsample_shape",
    },
    shape=".resampling.resampling:upsample_shape",
    dtypes="bif",
    autograd=True,
)
_upsample_bicubic2d_aa_out = variant(_upsample_bicubic2d_aa, "_upsample_bicubic2d_aa.out")
_upsample_bicubic2d_aa_backward = define(
    "_upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_bicubic2d_aa_backward",
        "Meta": ".resampling.resampling:upsample_backward_shape",
    },
    shape=".resampling.resampling:upsample_backward_shape",
    dtypes="f",
    autograd=True,
)
_upsample_lanczos2d_aa = define(
    "_upsample_lanczos2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_lanczos2d_aa",
        "Meta": ".resampling.resampling:upsample_shape",
    },
    shape=".resampling.resampling:upsample_shape",
    dtypes="bif",
    autograd=True,
)
_upsample_lanczos2d_aa_out = variant(_upsample_lanczos2d_aa, "_upsample_lanczos2d_aa.out")
_upsample_lanczos2d_aa_backward = define(
    "_upsample_lanczos2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    {
        "CPU": ".resampling.resampling:upsample_lanczos2d_aa_backward",
        "Meta": ".resampling.resampling:upsample_backward_shape",
    },
    shape=".resampling.resampling:upsample_backward_shape",
    dtypes="f",
    autograd=True,
)
grid_sampler = define(
    "grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor",
    {"CPU": ".resampling.sampling:grid_sampler", "Meta": ".resampling.sampling:grid_sampler_shape"},
    shape=".resampling.sampling:grid_sampler_shape",
    decomposition=".resampling.composites:grid_sampler_decomposed",
    autograd=True,
)
affine_grid_generator = define(
    "affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor",
    {"CompositeImplicitAutograd": ".resampling.composites:affine_grid_generator"},
)
pixel_shuffle = define(
    "pixel_shuffle(Tensor self, int upscale_factor) -> Tensor",
    {"CPU": ".shape.shuffling:pixel_shuffle", "Meta": ".shape.shuffling:pixel_shuffle_shape"},
    shape=".shape.shuffling:pixel_shuffle_shape",
    autograd=True,
)
pixel_unshuffle = define(
    "pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor",
    {"CPU": ".shape.shuffling:pixel_unshuffle", "Meta": ".shape.shuffling:pixel_unshuffle_shape"},
    shape=".shape.shuffling:pixel_unshuffle_shape",
    autograd=True,
)
channel_shuffle = define(
    "channel_shuffle(Tensor self, SymInt groups) -> Tensor",
    {"CPU": ".shape.shuffling:channel_shuffle", "Meta": ".shape.shuffling:channel_shuffle_shape"},
    shape=".shape.shuffling:channel_shuffle_shape",
    autograd=True,
)
native_channel_shuffle = define(
    "native_channel_shuffle(Tensor self, SymInt groups) -> Tensor",
    alias_of="channel_shuffle",
)
_operators.family = "attention"
_attention = define(
    "_attention(Tensor query, Tensor key, Tensor value, bool is_causal, float scale) -> (Tensor output, Tensor logsumexp)",
    {"CPU": ".attention.tiles:attention", "Meta": ".attention.tiles:attention_shape"},
    shape=".attention.tiles:attention_shape",
    dtypes="f",
    autograd=True,
    return_type="_attention",
)
scaled_dot_product_attention = define(
    "scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor",
    {"CompositeImplicitAutograd": ".attention.composites:scaled_dot_product_attention"},
    decomposition=".attention.composites:attention_decomposed",
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
_operators.family = "recurrent"
_rnn_layer = define(
    "_rnn_layer(Tensor input, Tensor hx, Tensor w_hh, int[] batch_sizes, bool reverse, bool relu) -> Tensor",
    {"CPU": ".recurrent.layers:rnn_layer", "Meta": ".recurrent.layers:rnn_layer_shape"},
    shape=".recurrent.layers:rnn_layer_shape",
    dtypes="f",
    autograd=True,
)
_gru_layer = define(
    "_gru_layer(Tensor input, Tensor hx, Tensor w_hh, Tensor? b_hh, int[] batch_sizes, bool reverse) -> (Tensor, Tensor)",
    {"CPU": ".recurrent.layers:gru_layer", "Meta": ".recurrent.layers:gru_layer_shape"},
    shape=".recurrent.layers:gru_layer_shape",
    dtypes="f",
    autograd=True,
)
_lstm_layer = define(
    "_lstm_layer(Tensor input, Tensor hx, Tensor cx, Tensor w_hh, Tensor? w_hr, int[] batch_sizes, bool reverse) -> (Tensor, Tensor, Tensor)",
    {"CPU": ".recurrent.layers:lstm_layer", "Meta": ".recurrent.layers:lstm_layer_shape"},
    shape=".recurrent.layers:lstm_layer_shape",
    dtypes="f",
    autograd=True,
)
lstm_input = define(
    "lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".recurrent.composites:lstm_input"},
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
lstm_data = define(
    "lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".recurrent.composites:lstm_data"},
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
gru_input = define(
    "gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".recurrent.composites:gru_input"},
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
gru_data = define(
    "gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".recurrent.composites:gru_data"},
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
rnn_tanh_input = define(
    "rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".recurrent.composites:rnn_tanh_input"},
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
rnn_tanh_data = define(
    "rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".recurrent.composites:rnn_tanh_data"},
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
rnn_relu_input = define(
    "rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".recurrent.composites:rnn_relu_input"},
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
rnn_relu_data = define(
    "rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".recurrent.composites:rnn_relu_data"},
    tags=("nondeterministic_seeded", "pt2_compliant_tag"),
)
lstm_cell = define(
    "lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)",
    {"CompositeImplicitAutograd": ".recurrent.composites:lstm_cell"},
)
gru_cell = define(
    "gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor",
    {"CompositeImplicitAutograd": ".recurrent.composites:gru_cell"},
)
rnn_tanh_cell = define(
    "rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor",
    {"CompositeImplicitAutograd": ".recurrent.composites:rnn_tanh_cell"},
)
rnn_relu_cell = define(
    "rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor",
    {"CompositeImplicitAutograd": ".recurrent.composites:rnn_relu_cell"},
)
_operators.family = "sparse"
_sparse_coo_tensor_with_dims_and_tensors = define(
    "_sparse_coo_tensor_with_dims_and_tensors(int sparse_dim, int dense_dim, SymInt[] size, Tensor indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False, bool? is_coalesced=None) -> Tensor",
    {"CompositeExplicitAutograd": ".sparse.composites:coo_of_tensors"},
    autograd=True,
)
sparse_dim = define(
    "sparse_dim(Tensor self) -> int",
    {"CompositeExplicitAutograd": ".sparse.composites:sparse_dim"},
)
dense_dim = define(
    "dense_dim(Tensor self) -> int",
    {"CompositeExplicitAutograd": ".sparse.composites:dense_dim"},
)
_nnz = define(
    "_nnz(Tensor self) -> int",
    {"SparseCPU": ".sparse.coordinates:coo_nnz", "SparseCsrCPU": ".sparse.coordinates:coo_nnz"},
)
is_coalesced = define(
    "is_coalesced(Tensor self) -> bool",
    {"CompositeExplicitAutograd": ".sparse.composites:is_coalesced"},
)
coalesce = define(
    "coalesce(Tensor(a) self) -> Tensor(a)",
    {"CompositeImplicitAutograd": ".sparse.composites:coalesce"},
    view=True,
)
_coalesce = define(
    "_coalesce(Tensor self) -> Tensor",
    {"SparseCPU": ".sparse.coordinates:coo_coalesce"},
    autograd=True,
)
_indices = define(
    "_indices(Tensor(a) self) -> Tensor(a)",
    {"SparseCPU": ".sparse.coordinates:coo_indices"},
    view=True,
)
_values = define(
    "_values(Tensor(a) self) -> Tensor(a)",
    {"SparseCPU": ".sparse.coordinates:coo_values"},
    view=True,
)
indices = define(
    "indices(Tensor(a) self) -> Tensor(a)",
    {
        "CompositeExplicitAutograd": ".sparse.composites:indices",
        "SparseCPU": ".sparse.coordinates:coalesced_indices",
    },
    view=True,
)
values = define(
    "values(Tensor(a) self) -> Tensor(a)",
    {
        "CompositeExplicitAutograd": ".sparse.composites:values",
        "SparseCPU": ".sparse.coordinates:coalesced_values",
        "SparseCsrCPU": ".sparse.compressed:compressed_values",
    },
    view=True,
    autograd=True,
)
to_sparse_sparse_dim = define(
    "to_sparse.sparse_dim(Tensor self, int sparse_dim) -> Tensor",
    {"CompositeImplicitAutograd": ".sparse.composites:to_sparse_dim"},
)
to_sparse = define(
    "to_sparse(Tensor self, *, Layout? layout=None, SymInt[2]? blocksize=None, int? dense_dim=None) -> Tensor",
    {"CompositeImplicitAutograd": ".sparse.composites:to_sparse"},
)
to_sparse_csr = define(
    "to_sparse_csr(Tensor self, int? dense_dim=None) -> Tensor",
    {"CompositeImplicitAutograd": ".sparse.composites:to_sparse_csr"},
)
to_sparse_csc = define(
    "to_sparse_csc(Tensor self, int? dense_dim=None) -> Tensor",
    {"CompositeImplicitAutograd": ".sparse.composites:to_sparse_csc"},
)
_to_sparse_csr = define(
    "_to_sparse_csr(Tensor self, int? dense_dim=None) -> Tensor",
    {"CompositeExplicitAutograd": ".sparse.composites:compressed_by_rows"},
    autograd=True,
)
_to_sparse_csc = define(
    "_to_sparse_csc(Tensor self, int? dense_dim=None) -> Tensor",
    {"CompositeExplicitAutograd": ".sparse.composites:compressed_by_columns"},
    autograd=True,
)
sparse_compressed_tensor_comp_plain_value_size = define(
    "sparse_compressed_tensor.comp_plain_value_size(Tensor compressed_indices, Tensor plain_indices, Tensor values, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor",
    {"CompositeExplicitAutograd": ".sparse.composites:compressed_of_tensors"},
    autograd=True,
)
crow_indices = define(
    "crow_indices(Tensor(a) self) -> Tensor(a)",
    {"CompositeExplicitAutograd": ".sparse.composites:crow_indices"},
    view=True,
)
col_indices = define(
    "col_indices(Tensor(a) self) -> Tensor(a)",
    {"CompositeExplicitAutograd": ".sparse.composites:col_indices"},
    view=True,
)
ccol_indices = define(
    "ccol_indices(Tensor(a) self) -> Tensor(a)",
    {"CompositeExplicitAutograd": ".sparse.composites:ccol_indices"},
    view=True,
)
row_indices = define(
    "row_indices(Tensor(a) self) -> Tensor(a)",
    {"CompositeExplicitAutograd": ".sparse.composites:row_indices"},
    view=True,
)
to_sparse_coo = define(
    "to_sparse_coo(Tensor self) -> Tensor",
    {"CompositeImplicitAutograd": ".sparse.composites:to_sparse_coo"},
)
_to_sparse_sparse_dim = define(
    "_to_sparse.sparse_dim(Tensor self, int sparse_dim) -> Tensor",
    {"CompositeExplicitAutograd": ".sparse.composites:dense_to_sparse_dim"},
    autograd=True,
)
_to_sparse = define(
    "_to_sparse(Tensor self, *, Layout? layout=None, SymInt[2]? blocksize=None, int? dense_dim=None) -> Tensor",
    {"CompositeExplicitAutograd": ".sparse.composites:dense_to_sparse"},
    autograd=True,
)
to_dense = define(
    "to_dense(Tensor self, ScalarType? dtype=None, *, bool? masked_grad=None) -> Tensor",
    {"CompositeImplicitAutograd": ".sparse.composites:to_dense"},
)
_to_dense = define(
    "_to_dense(Tensor self, ScalarType? dtype=None, bool? masked_grad=None) -> Tensor",
    {
        "SparseCPU": ".sparse.coordinates:coo_to_dense",
        "SparseCsrCPU": ".sparse.compressed:compressed_to_dense",
    },
    autograd=True,
)
sparse_mask = define(
    "sparse_mask(Tensor self, Tensor mask) -> Tensor",
    {
        "SparseCPU": ".sparse.coordinates:coo_sparse_mask",
        "SparseCsrCPU": ".sparse.compressed:compressed_sparse_mask",
    },
    autograd=True,
)
_values_at = define(
    "_values_at(Tensor self, Tensor indices) -> Tensor",
    {"SparseCPU": ".sparse.coordinates:coo_values_at"},
    autograd=True,
)
_sparse_sparse_matmul = define(
    "_sparse_sparse_matmul(Tensor self, Tensor other) -> Tensor",
    {
        "SparseCPU": ".sparse.products:sparse_sparse_matmul",
        "SparseCsrCPU": ".sparse.compressed_products:compressed_sparse_matmul",
    },
    autograd=True,
)
_sparse_mm = define(
    "_sparse_mm(Tensor sparse, Tensor dense) -> Tensor",
    {"CompositeImplicitAutograd": ".sparse.composites:sparse_mm"},
)
_sparse_mm_reduce = define(
    "_sparse_mm.reduce(Tensor sparse, Tensor dense, str reduce) -> Tensor",
    {"CompositeImplicitAutograd": ".sparse.composites:sparse_mm_reduce"},
)
_sparse_mm_reduce_impl = define(
    "_sparse_mm_reduce_impl(Tensor self, Tensor other, str reduce) -> (Tensor, Tensor)",
    {"SparseCsrCPU": ".sparse.compressed_products:mm_reduce"},
    autograd=True,
)
_sparse_mm_reduce_impl_backward = define(
    "_sparse_mm_reduce_impl_backward(Tensor self, Tensor grad_out, Tensor weight, str reduce, Tensor arg_out, bool[2] output_mask) -> (Tensor, Tensor)",
    {"SparseCsrCPU": ".sparse.compressed_products:mm_reduce_backward"},
    autograd=True,
)
sparse_sampled_addmm = define(
    "sparse_sampled_addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    {"SparseCsrCPU": ".sparse.compressed_products:sampled_addmm"},
    autograd=True,
)
smm = define(
    "smm(Tensor self, Tensor mat2) -> Tensor",
    {"SparseCPU": ".sparse.products:coo_smm"},
    autograd=True,
)
_sparse_sum = define(
    "_sparse_sum(Tensor self) -> Tensor",
    {"CompositeImplicitAutograd": ".sparse.composites:sparse_sum"},
)
_sparse_sum_dtype = define(
    "_sparse_sum.dtype(Tensor self, *, ScalarType dtype) -> Tensor",
    {"CompositeImplicitAutograd": ".sparse.composites:sparse_sum_dtype"},
)
_sparse_sum_dim = define(
    "_sparse_sum.dim(Tensor self, int[1] dim) -> Tensor",
    {"CompositeImplicitAutograd": ".sparse.composites:sparse_sum_dim"},
)
_sparse_sum_dim_dtype = define(
    "_sparse_sum.dim_dtype(Tensor self, int[1] dim, *, ScalarType dtype) -> Tensor",
    {"CompositeImplicitAutograd": ".sparse.composites:sparse_sum_dim_dtype"},
)
_sparse_softmax_int = define(
    "_sparse_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
    {"CompositeImplicitAutograd": ".sparse.composites:sparse_softmax"},
)
_sparse_log_softmax_int = define(
    "_sparse_log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
    {"CompositeImplicitAutograd": ".sparse.composites:sparse_log_softmax"},
)
_operators.family = "pointwise"
_foreach_add_List = define(
    "_foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]",
    each_of="add.Tensor",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_add__List = define(
    "_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()",
    each_of="add_.Tensor",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_add_Scalar = define(
    "_foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
    each_of="add.Tensor",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_add__Scalar = define(
    "_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()",
    each_of="add_.Tensor",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_add_ScalarList = define(
    "_foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
    each_of="add.Tensor",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_add__ScalarList = define(
    "_foreach_add_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()",
    each_of="add_.Tensor",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_add_Tensor = define(
    "_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]",
    each_of="add.Tensor",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_add__Tensor = define(
    "_foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()",
    each_of="add_.Tensor",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_sub_List = define(
    "_foreach_sub.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]",
    each_of="sub.Tensor",
    dtypes="ifc",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_sub__List = define(
    "_foreach_sub_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()",
    each_of="sub_.Tensor",
    dtypes="ifc",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_sub_Scalar = define(
    "_foreach_sub.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
    each_of="sub.Tensor",
    dtypes="ifc",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_sub__Scalar = define(
    "_foreach_sub_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()",
    each_of="sub_.Tensor",
    dtypes="ifc",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_sub_ScalarList = define(
    "_foreach_sub.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
    each_of="sub.Tensor",
    dtypes="ifc",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_sub__ScalarList = define(
    "_foreach_sub_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()",
    each_of="sub_.Tensor",
    dtypes="ifc",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_mul_List = define(
    "_foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]",
    each_of="mul.Tensor",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_mul__List = define(
    "_foreach_mul_.List(Tensor(a!)[] self, Tensor[] other) -> ()",
    each_of="mul_.Tensor",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_mul_Scalar = define(
    "_foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
    each_of="mul.Tensor",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_mul__Scalar = define(
    "_foreach_mul_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()",
    each_of="mul_.Tensor",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_mul_ScalarList = define(
    "_foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
    each_of="mul.Tensor",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_mul__ScalarList = define(
    "_foreach_mul_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()",
    each_of="mul_.Tensor",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_mul_Tensor = define(
    "_foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]",
    each_of="mul.Tensor",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_mul__Tensor = define(
    "_foreach_mul_.Tensor(Tensor(a!)[] self, Tensor other) -> ()",
    each_of="mul_.Tensor",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_div_List = define(
    "_foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]",
    each_of="div.Tensor",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_div__List = define(
    "_foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> ()",
    each_of="div_.Tensor",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_div_Scalar = define(
    "_foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
    each_of="div.Tensor",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_div__Scalar = define(
    "_foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()",
    each_of="div_.Tensor",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_div_ScalarList = define(
    "_foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
    each_of="div.Tensor",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_div__ScalarList = define(
    "_foreach_div_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()",
    each_of="div_.Tensor",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_div_Tensor = define(
    "_foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]",
    each_of="div.Tensor",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_div__Tensor = define(
    "_foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> ()",
    each_of="div_.Tensor",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_neg = define(
    "_foreach_neg(Tensor[] self) -> Tensor[]",
    each_of="neg",
    dtypes="ifc",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_neg_ = define(
    "_foreach_neg_(Tensor(a!)[] self) -> ()",
    each_of="neg_",
    dtypes="ifc",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_reciprocal = define(
    "_foreach_reciprocal(Tensor[] self) -> Tensor[]",
    each_of="reciprocal",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_reciprocal_ = define(
    "_foreach_reciprocal_(Tensor(a!)[] self) -> ()",
    each_of="reciprocal_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_addcmul_Scalar = define(
    "_foreach_addcmul.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]",
    each_of="addcmul",
    dtypes="ifc",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_addcmul__Scalar = define(
    "_foreach_addcmul_.Scalar(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> ()",
    each_of="addcmul_",
    dtypes="ifc",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_addcmul_ScalarList = define(
    "_foreach_addcmul.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[]",
    each_of="addcmul",
    dtypes="ifc",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_addcmul__ScalarList = define(
    "_foreach_addcmul_.ScalarList(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> ()",
    each_of="addcmul_",
    dtypes="ifc",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_addcmul_Tensor = define(
    "_foreach_addcmul.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]",
    each_of="addcmul",
    dtypes="ifc",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_addcmul__Tensor = define(
    "_foreach_addcmul_.Tensor(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> ()",
    each_of="addcmul_",
    dtypes="ifc",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_addcdiv_Scalar = define(
    "_foreach_addcdiv.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]",
    each_of="addcdiv",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_addcdiv__Scalar = define(
    "_foreach_addcdiv_.Scalar(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> ()",
    each_of="addcdiv_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_addcdiv_ScalarList = define(
    "_foreach_addcdiv.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[]",
    each_of="addcdiv",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_addcdiv__ScalarList = define(
    "_foreach_addcdiv_.ScalarList(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> ()",
    each_of="addcdiv_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_addcdiv_Tensor = define(
    "_foreach_addcdiv.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]",
    each_of="addcdiv",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_addcdiv__Tensor = define(
    "_foreach_addcdiv_.Tensor(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> ()",
    each_of="addcdiv_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_lerp_List = define(
    "_foreach_lerp.List(Tensor[] self, Tensor[] end, Tensor[] weight) -> Tensor[]",
    each_of="lerp.Tensor",
    dtypes="fc",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_lerp__List = define(
    "_foreach_lerp_.List(Tensor(a!)[] self, Tensor[] end, Tensor[] weight) -> ()",
    each_of="lerp_.Tensor",
    dtypes="fc",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_lerp_Scalar = define(
    "_foreach_lerp.Scalar(Tensor[] self, Tensor[] end, Scalar weight) -> Tensor[]",
    each_of="lerp.Scalar",
    dtypes="fc",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_lerp__Scalar = define(
    "_foreach_lerp_.Scalar(Tensor(a!)[] self, Tensor[] end, Scalar weight) -> ()",
    each_of="lerp_.Scalar",
    dtypes="fc",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_lerp_ScalarList = define(
    "_foreach_lerp.ScalarList(Tensor[] self, Tensor[] end, Scalar[] weight) -> Tensor[]",
    each_of="lerp.Scalar",
    dtypes="fc",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_lerp__ScalarList = define(
    "_foreach_lerp_.ScalarList(Tensor(a!)[] self, Tensor[] end, Scalar[] weight) -> ()",
    each_of="lerp_.Scalar",
    dtypes="fc",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_pow_List = define(
    "_foreach_pow.List(Tensor[] self, Tensor[] exponent) -> Tensor[]",
    each_of="pow.Tensor_Tensor",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_pow__List = define(
    "_foreach_pow_.List(Tensor(a!)[] self, Tensor[] exponent) -> ()",
    each_of="pow_.Tensor",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_pow_Scalar = define(
    "_foreach_pow.Scalar(Tensor[] self, Scalar exponent) -> Tensor[]",
    each_of="pow.Tensor_Scalar",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_pow__Scalar = define(
    "_foreach_pow_.Scalar(Tensor(a!)[] self, Scalar exponent) -> ()",
    each_of="pow_.Scalar",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_pow_ScalarList = define(
    "_foreach_pow.ScalarList(Tensor[] self, Scalar[] exponent) -> Tensor[]",
    each_of="pow.Tensor_Scalar",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_pow__ScalarList = define(
    "_foreach_pow_.ScalarList(Tensor(a!)[] self, Scalar[] exponent) -> ()",
    each_of="pow_.Scalar",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_exp = define(
    "_foreach_exp(Tensor[] self) -> Tensor[]",
    each_of="exp",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_exp_ = define(
    "_foreach_exp_(Tensor(a!)[] self) -> ()",
    each_of="exp_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_expm1 = define(
    "_foreach_expm1(Tensor[] self) -> Tensor[]",
    each_of="expm1",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_expm1_ = define(
    "_foreach_expm1_(Tensor(a!)[] self) -> ()",
    each_of="expm1_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_log = define(
    "_foreach_log(Tensor[] self) -> Tensor[]",
    each_of="log",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_log_ = define(
    "_foreach_log_(Tensor(a!)[] self) -> ()",
    each_of="log_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_log2 = define(
    "_foreach_log2(Tensor[] self) -> Tensor[]",
    each_of="log2",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_log2_ = define(
    "_foreach_log2_(Tensor(a!)[] self) -> ()",
    each_of="log2_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_log10 = define(
    "_foreach_log10(Tensor[] self) -> Tensor[]",
    each_of="log10",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_log10_ = define(
    "_foreach_log10_(Tensor(a!)[] self) -> ()",
    each_of="log10_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_log1p = define(
    "_foreach_log1p(Tensor[] self) -> Tensor[]",
    each_of="log1p",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_log1p_ = define(
    "_foreach_log1p_(Tensor(a!)[] self) -> ()",
    each_of="log1p_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_sqrt = define(
    "_foreach_sqrt(Tensor[] self) -> Tensor[]",
    each_of="sqrt",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_sqrt_ = define(
    "_foreach_sqrt_(Tensor(a!)[] self) -> ()",
    each_of="sqrt_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_rsqrt = define(
    "_foreach_rsqrt(Tensor[] self) -> Tensor[]",
    each_of="rsqrt",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_rsqrt_ = define(
    "_foreach_rsqrt_(Tensor(a!)[] self) -> ()",
    each_of="rsqrt_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_sin = define(
    "_foreach_sin(Tensor[] self) -> Tensor[]",
    each_of="sin",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_sin_ = define(
    "_foreach_sin_(Tensor(a!)[] self) -> ()",
    each_of="sin_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_cos = define(
    "_foreach_cos(Tensor[] self) -> Tensor[]",
    each_of="cos",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_cos_ = define(
    "_foreach_cos_(Tensor(a!)[] self) -> ()",
    each_of="cos_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_tan = define(
    "_foreach_tan(Tensor[] self) -> Tensor[]",
    each_of="tan",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_tan_ = define(
    "_foreach_tan_(Tensor(a!)[] self) -> ()",
    each_of="tan_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_asin = define(
    "_foreach_asin(Tensor[] self) -> Tensor[]",
    each_of="asin",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_asin_ = define(
    "_foreach_asin_(Tensor(a!)[] self) -> ()",
    each_of="asin_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_acos = define(
    "_foreach_acos(Tensor[] self) -> Tensor[]",
    each_of="acos",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_acos_ = define(
    "_foreach_acos_(Tensor(a!)[] self) -> ()",
    each_of="acos_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_atan = define(
    "_foreach_atan(Tensor[] self) -> Tensor[]",
    each_of="atan",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_atan_ = define(
    "_foreach_atan_(Tensor(a!)[] self) -> ()",
    each_of="atan_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_sinh = define(
    "_foreach_sinh(Tensor[] self) -> Tensor[]",
    each_of="sinh",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_sinh_ = define(
    "_foreach_sinh_(Tensor(a!)[] self) -> ()",
    each_of="sinh_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_cosh = define(
    "_foreach_cosh(Tensor[] self) -> Tensor[]",
    each_of="cosh",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_cosh_ = define(
    "_foreach_cosh_(Tensor(a!)[] self) -> ()",
    each_of="cosh_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_tanh = define(
    "_foreach_tanh(Tensor[] self) -> Tensor[]",
    each_of="tanh",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_tanh_ = define(
    "_foreach_tanh_(Tensor(a!)[] self) -> ()",
    each_of="tanh_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_sigmoid = define(
    "_foreach_sigmoid(Tensor[] self) -> Tensor[]",
    each_of="sigmoid",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_sigmoid_ = define(
    "_foreach_sigmoid_(Tensor(a!)[] self) -> ()",
    each_of="sigmoid_",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_abs = define(
    "_foreach_abs(Tensor[] self) -> Tensor[]",
    each_of="abs",
    dtypes="ifc",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_abs_ = define(
    "_foreach_abs_(Tensor(a!)[] self) -> ()",
    each_of="abs_",
    dtypes="ifc",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_sign = define(
    "_foreach_sign(Tensor[] self) -> Tensor[]",
    each_of="sign",
    dtypes="bif",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_sign_ = define(
    "_foreach_sign_(Tensor(a!)[] self) -> ()",
    each_of="sign_",
    dtypes="bif",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_floor = define(
    "_foreach_floor(Tensor[] self) -> Tensor[]",
    each_of="floor",
    dtypes="if",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_floor_ = define(
    "_foreach_floor_(Tensor(a!)[] self) -> ()",
    each_of="floor_",
    dtypes="if",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_ceil = define(
    "_foreach_ceil(Tensor[] self) -> Tensor[]",
    each_of="ceil",
    dtypes="if",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_ceil_ = define(
    "_foreach_ceil_(Tensor(a!)[] self) -> ()",
    each_of="ceil_",
    dtypes="if",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_trunc = define(
    "_foreach_trunc(Tensor[] self) -> Tensor[]",
    each_of="trunc",
    dtypes="if",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_trunc_ = define(
    "_foreach_trunc_(Tensor(a!)[] self) -> ()",
    each_of="trunc_",
    dtypes="if",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_frac = define(
    "_foreach_frac(Tensor[] self) -> Tensor[]",
    each_of="frac",
    dtypes="f",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_frac_ = define(
    "_foreach_frac_(Tensor(a!)[] self) -> ()",
    each_of="frac_",
    dtypes="f",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_round = define(
    "_foreach_round(Tensor[] self) -> Tensor[]",
    each_of="round",
    dtypes="if",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_round_ = define(
    "_foreach_round_(Tensor(a!)[] self) -> ()",
    each_of="round_",
    dtypes="if",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_maximum_List = define(
    "_foreach_maximum.List(Tensor[] self, Tensor[] other) -> Tensor[]",
    each_of="maximum",
    dtypes="bif",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_maximum_Scalar = define(
    "_foreach_maximum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
    each_of="maximum",
    dtypes="bif",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_maximum_ScalarList = define(
    "_foreach_maximum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
    each_of="maximum",
    dtypes="bif",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_minimum_List = define(
    "_foreach_minimum.List(Tensor[] self, Tensor[] other) -> Tensor[]",
    each_of="minimum",
    dtypes="bif",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_minimum_Scalar = define(
    "_foreach_minimum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
    each_of="minimum",
    dtypes="bif",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_minimum_ScalarList = define(
    "_foreach_minimum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
    each_of="minimum",
    dtypes="bif",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_clamp_min_List = define(
    "_foreach_clamp_min.List(Tensor[] self, Tensor[] min) -> Tensor[]",
    each_of="clamp_min.Tensor",
    dtypes="bif",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_clamp_min__List = define(
    "_foreach_clamp_min_.List(Tensor(a!)[] self, Tensor[] min) -> ()",
    each_of="clamp_min_.Tensor",
    dtypes="bif",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_clamp_min_Scalar = define(
    "_foreach_clamp_min.Scalar(Tensor[] self, Scalar min) -> Tensor[]",
    each_of="clamp_min",
    dtypes="bif",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_clamp_min__Scalar = define(
    "_foreach_clamp_min_.Scalar(Tensor(a!)[] self, Scalar min) -> ()",
    each_of="clamp_min_",
    dtypes="bif",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_clamp_min_ScalarList = define(
    "_foreach_clamp_min.ScalarList(Tensor[] self, Scalar[] min) -> Tensor[]",
    each_of="clamp_min",
    dtypes="bif",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_clamp_min__ScalarList = define(
    "_foreach_clamp_min_.ScalarList(Tensor(a!)[] self, Scalar[] min) -> ()",
    each_of="clamp_min_",
    dtypes="bif",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_clamp_max_List = define(
    "_foreach_clamp_max.List(Tensor[] self, Tensor[] max) -> Tensor[]",
    each_of="clamp_max.Tensor",
    dtypes="bif",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_clamp_max__List = define(
    "_foreach_clamp_max_.List(Tensor(a!)[] self, Tensor[] max) -> ()",
    each_of="clamp_max_.Tensor",
    dtypes="bif",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_clamp_max_Scalar = define(
    "_foreach_clamp_max.Scalar(Tensor[] self, Scalar max) -> Tensor[]",
    each_of="clamp_max",
    dtypes="bif",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_clamp_max__Scalar = define(
    "_foreach_clamp_max_.Scalar(Tensor(a!)[] self, Scalar max) -> ()",
    each_of="clamp_max_",
    dtypes="bif",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_clamp_max_ScalarList = define(
    "_foreach_clamp_max.ScalarList(Tensor[] self, Scalar[] max) -> Tensor[]",
    each_of="clamp_max",
    dtypes="bif",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_clamp_max__ScalarList = define(
    "_foreach_clamp_max_.ScalarList(Tensor(a!)[] self, Scalar[] max) -> ()",
    each_of="clamp_max_",
    dtypes="bif",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_operators.family = "special"
_foreach_erf = define(
    "_foreach_erf(Tensor[] self) -> Tensor[]",
    each_of="erf",
    dtypes="bif",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_erf_ = define(
    "_foreach_erf_(Tensor(a!)[] self) -> ()",
    each_of="erf_",
    dtypes="bif",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_erfc = define(
    "_foreach_erfc(Tensor[] self) -> Tensor[]",
    each_of="erfc",
    dtypes="bif",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_erfc_ = define(
    "_foreach_erfc_(Tensor(a!)[] self) -> ()",
    each_of="erfc_",
    dtypes="bif",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_foreach_lgamma = define(
    "_foreach_lgamma(Tensor[] self) -> Tensor[]",
    each_of="lgamma",
    dtypes="bif",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_lgamma_ = define(
    "_foreach_lgamma_(Tensor(a!)[] self) -> ()",
    each_of="lgamma_",
    dtypes="bif",
    device_check=False,
    tags=("inplace", "pointwise", "pt2_compliant_tag"),
)
_operators.family = "reduction"
_foreach_max = define(
    "_foreach_max(Tensor[] self) -> Tensor[]",
    each_of="max",
    device_check=False,
    tags=("pt2_compliant_tag", "reduction"),
)
_operators.family = "shape"
_foreach_clone = define(
    "_foreach_clone(Tensor[] self, *, MemoryFormat? memory_format=None) -> Tensor[]",
    each_of="clone",
    device_check=False,
    tags=("pointwise", "pt2_compliant_tag"),
)
_foreach_copy = define(
    "_foreach_copy(Tensor[] self, Tensor[] src, bool non_blocking=False) -> Tensor[]",
    each_of="copy",
    device_check=False,
)
_foreach_copy_ = define(
    "_foreach_copy_(Tensor(a!)[] self, Tensor[] src, bool non_blocking=False) -> ()",
    each_of="copy_",
    device_check=False,
    tags=("inplace", "pt2_compliant_tag"),
)
_foreach_zero = define(
    "_foreach_zero(Tensor[] self) -> Tensor[]",
    each_of="zero",
    device_check=False,
)
_foreach_zero_ = define(
    "_foreach_zero_(Tensor(a!)[] self) -> ()",
    each_of="zero_",
    device_check=False,
    tags=("inplace", "pt2_compliant_tag"),
)
_operators.family = "matmul"
_foreach_mm = define(
    "_foreach_mm(Tensor[] self, Tensor[] mat2) -> Tensor[]",
    each_of="mm",
    device_check=False,
)

numpy_names = _operators.numpy_names
numpy_names("dim", "axis")
numpy_names("keepdim", "keepdims")
numpy_names("self", "x, a, x1", operand=True)
numpy_names("other", "x2", operand=True)

deprecated = _operators.deprecated
deprecated(
    add_Tensor,
    "add(Tensor self, Scalar alpha, Tensor other) -> Tensor",
    "self, other, alpha",
)
deprecated(
    sub_Tensor,
    "sub(Tensor self, Scalar alpha, Tensor other) -> Tensor",
    "self, other, alpha",
)
deprecated(
    addcmul,
    "addcmul(Tensor self, Scalar value, Tensor tensor1, Tensor tensor2) -> Tensor",
    "self, tensor1, tensor2, value",
)
deprecated(
    addcdiv,
    "addcdiv(Tensor self, Scalar value, Tensor tensor1, Tensor tensor2) -> Tensor",
    "self, tensor1, tensor2, value",
)
deprecated(
    addmm,
    "addmm(Scalar beta, Tensor self, Scalar alpha, Tensor mat1, Tensor mat2) -> Tensor",
    "self, mat1, mat2, beta, alpha",
)
deprecated(
    addmm,
    "addmm(Scalar beta, Tensor self, Tensor mat1, Tensor mat2) -> Tensor",
    "self, mat1, mat2, beta, 1",
)
deprecated(
    addmv,
    "addmv(Scalar beta, Tensor self, Scalar alpha, Tensor mat, Tensor vec) -> Tensor",
    "self, mat, vec, beta, alpha",
)
deprecated(
    addmv,
    "addmv(Scalar beta, Tensor self, Tensor mat, Tensor vec) -> Tensor",
    "self, mat, vec, beta, 1",
)
deprecated(
    addr,
    "addr(Scalar beta, Tensor self, Scalar alpha, Tensor vec1, Tensor vec2) -> Tensor",
    "self, vec1, vec2, beta, alpha",
)
deprecated(
    addr,
    "addr(Scalar beta, Tensor self, Tensor vec1, Tensor vec2) -> Tensor",
    "self, vec1, vec2, beta, 1",
)
deprecated(
    addbmm,
    "addbmm(Scalar beta, Tensor self, Scalar alpha, Tensor batch1, Tensor batch2) -> Tensor",
    "self, batch1, batch2, beta, alpha",
)
deprecated(
    addbmm,
    "addbmm(Scalar beta, Tensor self, Tensor batch1, Tensor batch2) -> Tensor",
    "self, batch1, batch2, beta, 1",
)
deprecated(
    baddbmm,
    "baddbmm(Scalar beta, Tensor self, Scalar alpha, Tensor batch1, Tensor batch2) -> Tensor",
    "self, batch1, batch2, beta, alpha",
)
deprecated(
    baddbmm,
    "baddbmm(Scalar beta, Tensor self, Tensor batch1, Tensor batch2) -> Tensor",
    "self, batch1, batch2, beta, 1",
)
