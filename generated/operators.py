"""Every operator: schema, signature, kernels by dispatch key.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.declarations import OperatorTraits, define
from gradsmith.dispatch.signature import Parameter, Signature
from gradsmith.dtypes import int64

YAML = "native_functions.yaml"

add_Tensor = define(
    "aten",
    "add.Tensor",
    "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "pointwise:add", "Meta": "pointwise:add"},
    OperatorTraits(
        pointwise="np.add",
        promotion="default",
        numbers=True,
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=7,
    ),
    YAML,
    __package__,
)
add__Tensor = define(
    "aten",
    "add_.Tensor",
    "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("other", "Tensor"),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        form_of="add.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=7,
    ),
    YAML,
    __package__,
)
add_out = define(
    "aten",
    "add.out",
    "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        form_of="add.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=7,
    ),
    YAML,
    __package__,
)
sub_Tensor = define(
    "aten",
    "sub.Tensor",
    "sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "pointwise:sub", "Meta": "pointwise:sub"},
    OperatorTraits(
        pointwise="np.subtract",
        promotion="default",
        numbers=True,
        dtypes="ifc",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=23,
    ),
    YAML,
    __package__,
)
sub__Tensor = define(
    "aten",
    "sub_.Tensor",
    "sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("other", "Tensor"),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="ifc",
        form_of="sub.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=23,
    ),
    YAML,
    __package__,
)
sub_out = define(
    "aten",
    "sub.out",
    "sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="ifc",
        form_of="sub.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=23,
    ),
    YAML,
    __package__,
)
subtract_Tensor = define(
    "aten",
    "subtract.Tensor",
    "subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:subtract_Tensor"},
    OperatorTraits(numbers=True, tags=("pt2_compliant_tag",), line=40),
    YAML,
    __package__,
)
subtract__Tensor = define(
    "aten",
    "subtract_.Tensor",
    "subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("other", "Tensor"),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:subtract__Tensor"},
    OperatorTraits(numbers=True, tags=("generated", "inplace", "pt2_compliant_tag"), line=40),
    YAML,
    __package__,
)
subtract_out = define(
    "aten",
    "subtract.out",
    "subtract.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:subtract_out"},
    OperatorTraits(numbers=True, tags=("generated", "out", "pt2_compliant_tag"), line=40),
    YAML,
    __package__,
)
rsub_Tensor = define(
    "aten",
    "rsub.Tensor",
    "rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "pointwise:rsub", "Meta": "pointwise:rsub"},
    OperatorTraits(
        pointwise="pointwise:reversed_subtract",
        promotion="default",
        numbers=True,
        dtypes="ifc",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=48,
    ),
    YAML,
    __package__,
)
mul_Tensor = define(
    "aten",
    "mul.Tensor",
    "mul.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.multiply", "Meta": "np.multiply"},
    OperatorTraits(
        pointwise="np.multiply",
        promotion="default",
        numbers=True,
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=63,
    ),
    YAML,
    __package__,
)
mul__Tensor = define(
    "aten",
    "mul_.Tensor",
    "mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        form_of="mul.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=63,
    ),
    YAML,
    __package__,
)
mul_out = define(
    "aten",
    "mul.out",
    "mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        form_of="mul.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=63,
    ),
    YAML,
    __package__,
)
multiply_Tensor = define(
    "aten",
    "multiply.Tensor",
    "multiply.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:multiply_Tensor"},
    OperatorTraits(numbers=True, tags=("pt2_compliant_tag",), line=76),
    YAML,
    __package__,
)
multiply__Tensor = define(
    "aten",
    "multiply_.Tensor",
    "multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:multiply__Tensor"},
    OperatorTraits(numbers=True, tags=("generated", "inplace", "pt2_compliant_tag"), line=76),
    YAML,
    __package__,
)
multiply_out = define(
    "aten",
    "multiply.out",
    "multiply.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:multiply_out"},
    OperatorTraits(numbers=True, tags=("generated", "out", "pt2_compliant_tag"), line=76),
    YAML,
    __package__,
)
div_Tensor = define(
    "aten",
    "div.Tensor",
    "div.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.true_divide", "Meta": "np.true_divide"},
    OperatorTraits(
        pointwise="np.true_divide",
        promotion="int_to_float",
        numbers=True,
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=84,
    ),
    YAML,
    __package__,
)
div__Tensor = define(
    "aten",
    "div_.Tensor",
    "div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        form_of="div.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=84,
    ),
    YAML,
    __package__,
)
div_out = define(
    "aten",
    "div.out",
    "div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        form_of="div.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=84,
    ),
    YAML,
    __package__,
)
div_Tensor_mode = define(
    "aten",
    "div.Tensor_mode",
    "div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("rounding_mode", "str?", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "pointwise:div_mode", "Meta": "meta_pointwise:div_mode_meta"},
    OperatorTraits(
        promotion="default",
        numbers=True,
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=100,
    ),
    YAML,
    __package__,
)
div__Tensor_mode = define(
    "aten",
    "div_.Tensor_mode",
    "div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("other", "Tensor"),
            Parameter("rounding_mode", "str?", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        form_of="div.Tensor_mode",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=100,
    ),
    YAML,
    __package__,
)
div_out_mode = define(
    "aten",
    "div.out_mode",
    "div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("rounding_mode", "str?", keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        form_of="div.Tensor_mode",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=100,
    ),
    YAML,
    __package__,
)
divide_Tensor = define(
    "aten",
    "divide.Tensor",
    "divide.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:divide_Tensor"},
    OperatorTraits(numbers=True, tags=("pt2_compliant_tag",), line=118),
    YAML,
    __package__,
)
divide__Tensor = define(
    "aten",
    "divide_.Tensor",
    "divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:divide__Tensor"},
    OperatorTraits(numbers=True, tags=("generated", "inplace", "pt2_compliant_tag"), line=118),
    YAML,
    __package__,
)
divide_out = define(
    "aten",
    "divide.out",
    "divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:divide_out"},
    OperatorTraits(numbers=True, tags=("generated", "out", "pt2_compliant_tag"), line=118),
    YAML,
    __package__,
)
divide_Tensor_mode = define(
    "aten",
    "divide.Tensor_mode",
    "divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("rounding_mode", "str?", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:divide_Tensor_mode"},
    OperatorTraits(numbers=True, tags=("pt2_compliant_tag",), line=126),
    YAML,
    __package__,
)
divide__Tensor_mode = define(
    "aten",
    "divide_.Tensor_mode",
    "divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("other", "Tensor"),
            Parameter("rounding_mode", "str?", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:divide__Tensor_mode"},
    OperatorTraits(numbers=True, tags=("generated", "inplace", "pt2_compliant_tag"), line=126),
    YAML,
    __package__,
)
divide_out_mode = define(
    "aten",
    "divide.out_mode",
    "divide.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("rounding_mode", "str?", keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:divide_out_mode"},
    OperatorTraits(numbers=True, tags=("generated", "out", "pt2_compliant_tag"), line=126),
    YAML,
    __package__,
)
true_divide_Tensor = define(
    "aten",
    "true_divide.Tensor",
    "true_divide.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:true_divide_Tensor"},
    OperatorTraits(numbers=True, tags=("pt2_compliant_tag",), line=134),
    YAML,
    __package__,
)
true_divide__Tensor = define(
    "aten",
    "true_divide_.Tensor",
    "true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:true_divide__Tensor"},
    OperatorTraits(numbers=True, tags=("generated", "inplace", "pt2_compliant_tag"), line=134),
    YAML,
    __package__,
)
true_divide_out = define(
    "aten",
    "true_divide.out",
    "true_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:true_divide_out"},
    OperatorTraits(numbers=True, tags=("generated", "out", "pt2_compliant_tag"), line=134),
    YAML,
    __package__,
)
floor_divide = define(
    "aten",
    "floor_divide",
    "floor_divide(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "pointwise:floor_divide", "Meta": "pointwise:floor_divide"},
    OperatorTraits(
        pointwise="pointwise:floor_divide",
        promotion="default",
        numbers=True,
        dtypes="if",
        tags=("pt2_compliant_tag",),
        line=142,
    ),
    YAML,
    __package__,
)
floor_divide__Tensor = define(
    "aten",
    "floor_divide_.Tensor",
    "floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="if",
        form_of="floor_divide",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=142,
    ),
    YAML,
    __package__,
)
floor_divide_out = define(
    "aten",
    "floor_divide.out",
    "floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="if",
        form_of="floor_divide",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=142,
    ),
    YAML,
    __package__,
)
remainder_Tensor = define(
    "aten",
    "remainder.Tensor",
    "remainder.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "pointwise:remainder", "Meta": "pointwise:remainder"},
    OperatorTraits(
        pointwise="pointwise:remainder",
        promotion="default",
        numbers=True,
        dtypes="if",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=156,
    ),
    YAML,
    __package__,
)
remainder__Tensor = define(
    "aten",
    "remainder_.Tensor",
    "remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="if",
        form_of="remainder.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=156,
    ),
    YAML,
    __package__,
)
remainder_Tensor_out = define(
    "aten",
    "remainder.Tensor_out",
    "remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="if",
        form_of="remainder.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=156,
    ),
    YAML,
    __package__,
)
fmod_Tensor = define(
    "aten",
    "fmod.Tensor",
    "fmod.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "pointwise:fmod", "Meta": "pointwise:fmod"},
    OperatorTraits(
        pointwise="pointwise:fmod",
        promotion="default",
        numbers=True,
        dtypes="if",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=170,
    ),
    YAML,
    __package__,
)
fmod__Tensor = define(
    "aten",
    "fmod_.Tensor",
    "fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="if",
        form_of="fmod.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=170,
    ),
    YAML,
    __package__,
)
fmod_Tensor_out = define(
    "aten",
    "fmod.Tensor_out",
    "fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="if",
        form_of="fmod.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=170,
    ),
    YAML,
    __package__,
)
neg = define(
    "aten",
    "neg",
    "neg(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.negative", "Meta": "np.negative"},
    OperatorTraits(
        pointwise="np.negative",
        promotion="default",
        dtypes="ifc",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=182,
    ),
    YAML,
    __package__,
)
neg_ = define(
    "aten",
    "neg_",
    "neg_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="ifc",
        form_of="neg",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=182,
    ),
    YAML,
    __package__,
)
neg_out = define(
    "aten",
    "neg.out",
    "neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="ifc",
        form_of="neg",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=182,
    ),
    YAML,
    __package__,
)
negative = define(
    "aten",
    "negative",
    "negative(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:negative"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=192),
    YAML,
    __package__,
)
negative_ = define(
    "aten",
    "negative_",
    "negative_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:negative_"},
    OperatorTraits(tags=("generated", "inplace", "pt2_compliant_tag"), line=192),
    YAML,
    __package__,
)
negative_out = define(
    "aten",
    "negative.out",
    "negative.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:negative_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=192),
    YAML,
    __package__,
)
positive = define(
    "aten",
    "positive",
    "positive(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_pointwise:positive"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=199),
    YAML,
    __package__,
)
reciprocal = define(
    "aten",
    "reciprocal",
    "reciprocal(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.reciprocal", "Meta": "np.reciprocal"},
    OperatorTraits(
        pointwise="np.reciprocal",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=207,
    ),
    YAML,
    __package__,
)
reciprocal_ = define(
    "aten",
    "reciprocal_",
    "reciprocal_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="reciprocal",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=207,
    ),
    YAML,
    __package__,
)
reciprocal_out = define(
    "aten",
    "reciprocal.out",
    "reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="reciprocal",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=207,
    ),
    YAML,
    __package__,
)
square = define(
    "aten",
    "square",
    "square(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "pointwise:square", "Meta": "pointwise:square"},
    OperatorTraits(
        pointwise="pointwise:square",
        promotion="default",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=215,
    ),
    YAML,
    __package__,
)
square_ = define(
    "aten",
    "square_",
    "square_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="default",
        form_of="square",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=215,
    ),
    YAML,
    __package__,
)
square_out = define(
    "aten",
    "square.out",
    "square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        form_of="square",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=215,
    ),
    YAML,
    __package__,
)
addcmul = define(
    "aten",
    "addcmul",
    "addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("tensor1", "Tensor"),
            Parameter("tensor2", "Tensor"),
            Parameter("value", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "pointwise:addcmul", "Meta": "pointwise:addcmul"},
    OperatorTraits(promotion="default", autograd=True, tags=("pt2_compliant_tag",), line=223),
    YAML,
    __package__,
)
addcmul_ = define(
    "aten",
    "addcmul_",
    "addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("tensor1", "Tensor"),
            Parameter("tensor2", "Tensor"),
            Parameter("value", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        form_of="addcmul",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=223,
    ),
    YAML,
    __package__,
)
addcmul_out = define(
    "aten",
    "addcmul.out",
    "addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("tensor1", "Tensor"),
            Parameter("tensor2", "Tensor"),
            Parameter("value", "Scalar", 1, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        form_of="addcmul",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=223,
    ),
    YAML,
    __package__,
)
addcdiv = define(
    "aten",
    "addcdiv",
    "addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("tensor1", "Tensor"),
            Parameter("tensor2", "Tensor"),
            Parameter("value", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "pointwise:addcdiv", "Meta": "pointwise:addcdiv"},
    OperatorTraits(promotion="default", autograd=True, tags=("pt2_compliant_tag",), line=233),
    YAML,
    __package__,
)
addcdiv_ = define(
    "aten",
    "addcdiv_",
    "addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("tensor1", "Tensor"),
            Parameter("tensor2", "Tensor"),
            Parameter("value", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        form_of="addcdiv",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=233,
    ),
    YAML,
    __package__,
)
addcdiv_out = define(
    "aten",
    "addcdiv.out",
    "addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("tensor1", "Tensor"),
            Parameter("tensor2", "Tensor"),
            Parameter("value", "Scalar", 1, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        form_of="addcdiv",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=233,
    ),
    YAML,
    __package__,
)
lerp_Tensor = define(
    "aten",
    "lerp.Tensor",
    "lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("end", "Tensor"), Parameter("weight", "Tensor")),
        ("Tensor",),
    ),
    {"CPU": "pointwise:lerp", "Meta": "meta_pointwise:lerp_meta"},
    OperatorTraits(
        dtypes="fc",
        broadcasts=True,
        autograd=True,
        tags=("pointwise", "pt2_compliant_tag"),
        line=245,
    ),
    YAML,
    __package__,
)
lerp__Tensor = define(
    "aten",
    "lerp_.Tensor",
    "lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("end", "Tensor"),
            Parameter("weight", "Tensor"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="fc",
        form_of="lerp.Tensor",
        broadcasts=True,
        autograd=True,
        tags=("generated", "inplace", "pointwise", "pt2_compliant_tag"),
        line=245,
    ),
    YAML,
    __package__,
)
lerp_Tensor_out = define(
    "aten",
    "lerp.Tensor_out",
    "lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("end", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="fc",
        form_of="lerp.Tensor",
        broadcasts=True,
        tags=("generated", "out", "pointwise", "pt2_compliant_tag"),
        line=245,
    ),
    YAML,
    __package__,
)
lerp_Scalar = define(
    "aten",
    "lerp.Scalar",
    "lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("end", "Tensor"), Parameter("weight", "Scalar")),
        ("Tensor",),
    ),
    {"CPU": "pointwise:lerp", "Meta": "meta_pointwise:lerp_meta"},
    OperatorTraits(
        dtypes="fc",
        broadcasts=True,
        autograd=True,
        tags=("pointwise", "pt2_compliant_tag"),
        line=257,
    ),
    YAML,
    __package__,
)
lerp__Scalar = define(
    "aten",
    "lerp_.Scalar",
    "lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("end", "Tensor"),
            Parameter("weight", "Scalar"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="fc",
        form_of="lerp.Scalar",
        broadcasts=True,
        autograd=True,
        tags=("generated", "inplace", "pointwise", "pt2_compliant_tag"),
        line=257,
    ),
    YAML,
    __package__,
)
lerp_Scalar_out = define(
    "aten",
    "lerp.Scalar_out",
    "lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("end", "Tensor"),
            Parameter("weight", "Scalar"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="fc",
        form_of="lerp.Scalar",
        broadcasts=True,
        tags=("generated", "out", "pointwise", "pt2_compliant_tag"),
        line=257,
    ),
    YAML,
    __package__,
)
pow_Tensor_Tensor = define(
    "aten",
    "pow.Tensor_Tensor",
    "pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("exponent", "Tensor")), ("Tensor",)),
    {"CPU": "pointwise_exponential:pow_tensor", "Meta": "pointwise_exponential:pow_tensor"},
    OperatorTraits(
        pointwise="pointwise_exponential:pow_tensor",
        promotion="default",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=275,
    ),
    YAML,
    __package__,
)
pow__Tensor = define(
    "aten",
    "pow_.Tensor",
    "pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("exponent", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        form_of="pow.Tensor_Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=275,
    ),
    YAML,
    __package__,
)
pow_Tensor_Tensor_out = define(
    "aten",
    "pow.Tensor_Tensor_out",
    "pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("exponent", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        form_of="pow.Tensor_Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=275,
    ),
    YAML,
    __package__,
)
pow_Tensor_Scalar = define(
    "aten",
    "pow.Tensor_Scalar",
    "pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("exponent", "Scalar")), ("Tensor",)),
    {
        "CPU": "pointwise_exponential:pow_scalar_exponent",
        "Meta": "meta_pointwise:pow_scalar_exponent_meta",
    },
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=288),
    YAML,
    __package__,
)
pow__Scalar = define(
    "aten",
    "pow_.Scalar",
    "pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("exponent", "Scalar")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="pow.Tensor_Scalar",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=288,
    ),
    YAML,
    __package__,
)
pow_Tensor_Scalar_out = define(
    "aten",
    "pow.Tensor_Scalar_out",
    "pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("exponent", "Scalar"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="pow.Tensor_Scalar",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=288,
    ),
    YAML,
    __package__,
)
pow_Scalar = define(
    "aten",
    "pow.Scalar",
    "pow.Scalar(Scalar self, Tensor exponent) -> Tensor",
    Signature((Parameter("self", "Scalar"), Parameter("exponent", "Tensor")), ("Tensor",)),
    {"CPU": "pointwise_exponential:pow_scalar_base", "Meta": "meta_pointwise:pow_scalar_base_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=305),
    YAML,
    __package__,
)
pow_Scalar_out = define(
    "aten",
    "pow.Scalar_out",
    "pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Scalar"),
            Parameter("exponent", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="pow.Scalar", tags=("generated", "out", "pt2_compliant_tag"), line=305),
    YAML,
    __package__,
)
float_power_Tensor_Tensor = define(
    "aten",
    "float_power.Tensor_Tensor",
    "float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("exponent", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_pointwise:float_power_Tensor_Tensor"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=318),
    YAML,
    __package__,
)
float_power_Tensor_Tensor_out = define(
    "aten",
    "float_power.Tensor_Tensor_out",
    "float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("exponent", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="float_power.Tensor_Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=318,
    ),
    YAML,
    __package__,
)
float_power_Tensor_Scalar = define(
    "aten",
    "float_power.Tensor_Scalar",
    "float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("exponent", "Scalar")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_pointwise:float_power_Tensor_Scalar"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=325),
    YAML,
    __package__,
)
float_power_Tensor_Scalar_out = define(
    "aten",
    "float_power.Tensor_Scalar_out",
    "float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("exponent", "Scalar"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="float_power.Tensor_Scalar",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=325,
    ),
    YAML,
    __package__,
)
float_power_Scalar = define(
    "aten",
    "float_power.Scalar",
    "float_power.Scalar(Scalar self, Tensor exponent) -> Tensor",
    Signature((Parameter("self", "Scalar"), Parameter("exponent", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_pointwise:float_power_Scalar"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=331),
    YAML,
    __package__,
)
float_power_Scalar_out = define(
    "aten",
    "float_power.Scalar_out",
    "float_power.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Scalar"),
            Parameter("exponent", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="float_power.Scalar",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=331,
    ),
    YAML,
    __package__,
)
float_power__Tensor = define(
    "aten",
    "float_power_.Tensor",
    "float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("exponent", "Tensor")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_pointwise:float_power__Tensor"},
    OperatorTraits(tags=("inplace", "pt2_compliant_tag"), line=336),
    YAML,
    __package__,
)
float_power__Scalar = define(
    "aten",
    "float_power_.Scalar",
    "float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("exponent", "Scalar")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_pointwise:float_power__Scalar"},
    OperatorTraits(tags=("inplace", "pt2_compliant_tag"), line=344),
    YAML,
    __package__,
)
exp = define(
    "aten",
    "exp",
    "exp(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.exp", "Meta": "np.exp"},
    OperatorTraits(
        pointwise="np.exp",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=352,
    ),
    YAML,
    __package__,
)
exp_ = define(
    "aten",
    "exp_",
    "exp_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="exp",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=352,
    ),
    YAML,
    __package__,
)
exp_out = define(
    "aten",
    "exp.out",
    "exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="exp",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=352,
    ),
    YAML,
    __package__,
)
exp2 = define(
    "aten",
    "exp2",
    "exp2(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "pointwise_exponential:exp2", "Meta": "pointwise_exponential:exp2"},
    OperatorTraits(
        pointwise="pointwise_exponential:exp2",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=360,
    ),
    YAML,
    __package__,
)
exp2_ = define(
    "aten",
    "exp2_",
    "exp2_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="exp2",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=360,
    ),
    YAML,
    __package__,
)
exp2_out = define(
    "aten",
    "exp2.out",
    "exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="exp2",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=360,
    ),
    YAML,
    __package__,
)
expm1 = define(
    "aten",
    "expm1",
    "expm1(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.expm1", "Meta": "np.expm1"},
    OperatorTraits(
        pointwise="np.expm1",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=368,
    ),
    YAML,
    __package__,
)
expm1_ = define(
    "aten",
    "expm1_",
    "expm1_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="expm1",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=368,
    ),
    YAML,
    __package__,
)
expm1_out = define(
    "aten",
    "expm1.out",
    "expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="expm1",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=368,
    ),
    YAML,
    __package__,
)
log = define(
    "aten",
    "log",
    "log(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.log", "Meta": "np.log"},
    OperatorTraits(
        pointwise="np.log",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=376,
    ),
    YAML,
    __package__,
)
log_ = define(
    "aten",
    "log_",
    "log_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="log",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=376,
    ),
    YAML,
    __package__,
)
log_out = define(
    "aten",
    "log.out",
    "log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="log",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=376,
    ),
    YAML,
    __package__,
)
log2 = define(
    "aten",
    "log2",
    "log2(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.log2", "Meta": "np.log2"},
    OperatorTraits(
        pointwise="np.log2",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=385,
    ),
    YAML,
    __package__,
)
log2_ = define(
    "aten",
    "log2_",
    "log2_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="log2",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=385,
    ),
    YAML,
    __package__,
)
log2_out = define(
    "aten",
    "log2.out",
    "log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="log2",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=385,
    ),
    YAML,
    __package__,
)
log10 = define(
    "aten",
    "log10",
    "log10(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.log10", "Meta": "np.log10"},
    OperatorTraits(
        pointwise="np.log10",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=394,
    ),
    YAML,
    __package__,
)
log10_ = define(
    "aten",
    "log10_",
    "log10_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="log10",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=394,
    ),
    YAML,
    __package__,
)
log10_out = define(
    "aten",
    "log10.out",
    "log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="log10",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=394,
    ),
    YAML,
    __package__,
)
log1p = define(
    "aten",
    "log1p",
    "log1p(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "pointwise_exponential:log1p", "Meta": "pointwise_exponential:log1p"},
    OperatorTraits(
        pointwise="pointwise_exponential:log1p",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=403,
    ),
    YAML,
    __package__,
)
log1p_ = define(
    "aten",
    "log1p_",
    "log1p_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="log1p",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=403,
    ),
    YAML,
    __package__,
)
log1p_out = define(
    "aten",
    "log1p.out",
    "log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="log1p",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=403,
    ),
    YAML,
    __package__,
)
sqrt = define(
    "aten",
    "sqrt",
    "sqrt(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.sqrt", "Meta": "np.sqrt"},
    OperatorTraits(
        pointwise="np.sqrt",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=412,
    ),
    YAML,
    __package__,
)
sqrt_ = define(
    "aten",
    "sqrt_",
    "sqrt_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="sqrt",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=412,
    ),
    YAML,
    __package__,
)
sqrt_out = define(
    "aten",
    "sqrt.out",
    "sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="sqrt",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=412,
    ),
    YAML,
    __package__,
)
rsqrt = define(
    "aten",
    "rsqrt",
    "rsqrt(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "pointwise_exponential:rsqrt", "Meta": "pointwise_exponential:rsqrt"},
    OperatorTraits(
        pointwise="pointwise_exponential:rsqrt",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=421,
    ),
    YAML,
    __package__,
)
rsqrt_ = define(
    "aten",
    "rsqrt_",
    "rsqrt_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="rsqrt",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=421,
    ),
    YAML,
    __package__,
)
rsqrt_out = define(
    "aten",
    "rsqrt.out",
    "rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="rsqrt",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=421,
    ),
    YAML,
    __package__,
)
logaddexp = define(
    "aten",
    "logaddexp",
    "logaddexp(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "pointwise_exponential:logaddexp", "Meta": "pointwise_exponential:logaddexp"},
    OperatorTraits(
        pointwise="pointwise_exponential:logaddexp",
        promotion="default",
        dtypes="fc",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=430,
    ),
    YAML,
    __package__,
)
logaddexp_out = define(
    "aten",
    "logaddexp.out",
    "logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="fc",
        form_of="logaddexp",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=430,
    ),
    YAML,
    __package__,
)
logaddexp2 = define(
    "aten",
    "logaddexp2",
    "logaddexp2(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.logaddexp2", "Meta": "np.logaddexp2"},
    OperatorTraits(
        pointwise="np.logaddexp2",
        promotion="default",
        dtypes="f",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=439,
    ),
    YAML,
    __package__,
)
logaddexp2_out = define(
    "aten",
    "logaddexp2.out",
    "logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="logaddexp2",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=439,
    ),
    YAML,
    __package__,
)
xlogy_Tensor = define(
    "aten",
    "xlogy.Tensor",
    "xlogy.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "pointwise_exponential:xlogy", "Meta": "pointwise_exponential:xlogy"},
    OperatorTraits(
        pointwise="pointwise_exponential:xlogy",
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=448,
    ),
    YAML,
    __package__,
)
xlogy__Tensor = define(
    "aten",
    "xlogy_.Tensor",
    "xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="xlogy.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=448,
    ),
    YAML,
    __package__,
)
xlogy_OutTensor = define(
    "aten",
    "xlogy.OutTensor",
    "xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="xlogy.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=448,
    ),
    YAML,
    __package__,
)
ldexp_Tensor = define(
    "aten",
    "ldexp.Tensor",
    "ldexp.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_pointwise:ldexp_Tensor"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=461),
    YAML,
    __package__,
)
ldexp_ = define(
    "aten",
    "ldexp_",
    "ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="ldexp.Tensor",
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=461,
    ),
    YAML,
    __package__,
)
ldexp_out = define(
    "aten",
    "ldexp.out",
    "ldexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="ldexp.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=461,
    ),
    YAML,
    __package__,
)
frexp_Tensor = define(
    "aten",
    "frexp.Tensor",
    "frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)",
    Signature((Parameter("self", "Tensor"),), ("Tensor", "Tensor")),
    {"CPU": "pointwise_exponential:frexp", "Meta": "meta_pointwise:frexp_meta"},
    OperatorTraits(
        dtypes="f",
        autograd=True,
        return_type="frexp",
        tags=("pt2_compliant_tag",),
        line=468,
    ),
    YAML,
    __package__,
)
frexp_Tensor_out = define(
    "aten",
    "frexp.Tensor_out",
    "frexp.Tensor_out(Tensor self, *, Tensor(a!) mantissa, Tensor(b!) exponent) -> (Tensor(a!) mantissa, Tensor(b!) exponent)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("mantissa", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("exponent", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="frexp.Tensor",
        return_type="frexp",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=468,
    ),
    YAML,
    __package__,
)
sin = define(
    "aten",
    "sin",
    "sin(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.sin", "Meta": "np.sin"},
    OperatorTraits(
        pointwise="np.sin",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=480,
    ),
    YAML,
    __package__,
)
sin_ = define(
    "aten",
    "sin_",
    "sin_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="sin",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=480,
    ),
    YAML,
    __package__,
)
sin_out = define(
    "aten",
    "sin.out",
    "sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="sin",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=480,
    ),
    YAML,
    __package__,
)
cos = define(
    "aten",
    "cos",
    "cos(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.cos", "Meta": "np.cos"},
    OperatorTraits(
        pointwise="np.cos",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=488,
    ),
    YAML,
    __package__,
)
cos_ = define(
    "aten",
    "cos_",
    "cos_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="cos",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=488,
    ),
    YAML,
    __package__,
)
cos_out = define(
    "aten",
    "cos.out",
    "cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="cos",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=488,
    ),
    YAML,
    __package__,
)
tan = define(
    "aten",
    "tan",
    "tan(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.tan", "Meta": "np.tan"},
    OperatorTraits(
        pointwise="np.tan",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=496,
    ),
    YAML,
    __package__,
)
tan_ = define(
    "aten",
    "tan_",
    "tan_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="tan",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=496,
    ),
    YAML,
    __package__,
)
tan_out = define(
    "aten",
    "tan.out",
    "tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="tan",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=496,
    ),
    YAML,
    __package__,
)
asin = define(
    "aten",
    "asin",
    "asin(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.arcsin", "Meta": "np.arcsin"},
    OperatorTraits(
        pointwise="np.arcsin",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=505,
    ),
    YAML,
    __package__,
)
asin_ = define(
    "aten",
    "asin_",
    "asin_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="asin",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=505,
    ),
    YAML,
    __package__,
)
asin_out = define(
    "aten",
    "asin.out",
    "asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="asin",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=505,
    ),
    YAML,
    __package__,
)
acos = define(
    "aten",
    "acos",
    "acos(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.arccos", "Meta": "np.arccos"},
    OperatorTraits(
        pointwise="np.arccos",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=514,
    ),
    YAML,
    __package__,
)
acos_ = define(
    "aten",
    "acos_",
    "acos_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="acos",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=514,
    ),
    YAML,
    __package__,
)
acos_out = define(
    "aten",
    "acos.out",
    "acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="acos",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=514,
    ),
    YAML,
    __package__,
)
atan = define(
    "aten",
    "atan",
    "atan(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.arctan", "Meta": "np.arctan"},
    OperatorTraits(
        pointwise="np.arctan",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=523,
    ),
    YAML,
    __package__,
)
atan_ = define(
    "aten",
    "atan_",
    "atan_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="atan",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=523,
    ),
    YAML,
    __package__,
)
atan_out = define(
    "aten",
    "atan.out",
    "atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="atan",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=523,
    ),
    YAML,
    __package__,
)
sinh = define(
    "aten",
    "sinh",
    "sinh(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.sinh", "Meta": "np.sinh"},
    OperatorTraits(
        pointwise="np.sinh",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=531,
    ),
    YAML,
    __package__,
)
sinh_ = define(
    "aten",
    "sinh_",
    "sinh_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="sinh",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=531,
    ),
    YAML,
    __package__,
)
sinh_out = define(
    "aten",
    "sinh.out",
    "sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="sinh",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=531,
    ),
    YAML,
    __package__,
)
cosh = define(
    "aten",
    "cosh",
    "cosh(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.cosh", "Meta": "np.cosh"},
    OperatorTraits(
        pointwise="np.cosh",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=539,
    ),
    YAML,
    __package__,
)
cosh_ = define(
    "aten",
    "cosh_",
    "cosh_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="cosh",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=539,
    ),
    YAML,
    __package__,
)
cosh_out = define(
    "aten",
    "cosh.out",
    "cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="cosh",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=539,
    ),
    YAML,
    __package__,
)
tanh = define(
    "aten",
    "tanh",
    "tanh(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.tanh", "Meta": "np.tanh"},
    OperatorTraits(
        pointwise="np.tanh",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=547,
    ),
    YAML,
    __package__,
)
tanh_ = define(
    "aten",
    "tanh_",
    "tanh_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="tanh",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=547,
    ),
    YAML,
    __package__,
)
tanh_out = define(
    "aten",
    "tanh.out",
    "tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="tanh",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=547,
    ),
    YAML,
    __package__,
)
asinh = define(
    "aten",
    "asinh",
    "asinh(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.arcsinh", "Meta": "np.arcsinh"},
    OperatorTraits(
        pointwise="np.arcsinh",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=555,
    ),
    YAML,
    __package__,
)
asinh_ = define(
    "aten",
    "asinh_",
    "asinh_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="asinh",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=555,
    ),
    YAML,
    __package__,
)
asinh_out = define(
    "aten",
    "asinh.out",
    "asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="asinh",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=555,
    ),
    YAML,
    __package__,
)
acosh = define(
    "aten",
    "acosh",
    "acosh(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.arccosh", "Meta": "np.arccosh"},
    OperatorTraits(
        pointwise="np.arccosh",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=563,
    ),
    YAML,
    __package__,
)
acosh_ = define(
    "aten",
    "acosh_",
    "acosh_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="acosh",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=563,
    ),
    YAML,
    __package__,
)
acosh_out = define(
    "aten",
    "acosh.out",
    "acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="acosh",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=563,
    ),
    YAML,
    __package__,
)
atanh = define(
    "aten",
    "atanh",
    "atanh(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.arctanh", "Meta": "np.arctanh"},
    OperatorTraits(
        pointwise="np.arctanh",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=572,
    ),
    YAML,
    __package__,
)
atanh_ = define(
    "aten",
    "atanh_",
    "atanh_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="atanh",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=572,
    ),
    YAML,
    __package__,
)
atanh_out = define(
    "aten",
    "atanh.out",
    "atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="atanh",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=572,
    ),
    YAML,
    __package__,
)
atan2 = define(
    "aten",
    "atan2",
    "atan2(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.arctan2", "Meta": "np.arctan2"},
    OperatorTraits(
        pointwise="np.arctan2",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=581,
    ),
    YAML,
    __package__,
)
atan2_ = define(
    "aten",
    "atan2_",
    "atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="atan2",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=581,
    ),
    YAML,
    __package__,
)
atan2_out = define(
    "aten",
    "atan2.out",
    "atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="atan2",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=581,
    ),
    YAML,
    __package__,
)
arctan2 = define(
    "aten",
    "arctan2",
    "arctan2(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arctan2"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=590),
    YAML,
    __package__,
)
arctan2_ = define(
    "aten",
    "arctan2_",
    "arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arctan2_"},
    OperatorTraits(tags=("generated", "inplace", "pt2_compliant_tag"), line=590),
    YAML,
    __package__,
)
arctan2_out = define(
    "aten",
    "arctan2.out",
    "arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arctan2_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=590),
    YAML,
    __package__,
)
arcsin = define(
    "aten",
    "arcsin",
    "arcsin(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arcsin"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=597),
    YAML,
    __package__,
)
arcsin_ = define(
    "aten",
    "arcsin_",
    "arcsin_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arcsin_"},
    OperatorTraits(tags=("generated", "inplace", "pt2_compliant_tag"), line=597),
    YAML,
    __package__,
)
arcsin_out = define(
    "aten",
    "arcsin.out",
    "arcsin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arcsin_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=597),
    YAML,
    __package__,
)
arccos = define(
    "aten",
    "arccos",
    "arccos(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arccos"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=604),
    YAML,
    __package__,
)
arccos_ = define(
    "aten",
    "arccos_",
    "arccos_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arccos_"},
    OperatorTraits(tags=("generated", "inplace", "pt2_compliant_tag"), line=604),
    YAML,
    __package__,
)
arccos_out = define(
    "aten",
    "arccos.out",
    "arccos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arccos_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=604),
    YAML,
    __package__,
)
arctan = define(
    "aten",
    "arctan",
    "arctan(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arctan"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=611),
    YAML,
    __package__,
)
arctan_ = define(
    "aten",
    "arctan_",
    "arctan_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arctan_"},
    OperatorTraits(tags=("generated", "inplace", "pt2_compliant_tag"), line=611),
    YAML,
    __package__,
)
arctan_out = define(
    "aten",
    "arctan.out",
    "arctan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arctan_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=611),
    YAML,
    __package__,
)
arcsinh = define(
    "aten",
    "arcsinh",
    "arcsinh(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arcsinh"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=618),
    YAML,
    __package__,
)
arcsinh_ = define(
    "aten",
    "arcsinh_",
    "arcsinh_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arcsinh_"},
    OperatorTraits(tags=("generated", "inplace", "pt2_compliant_tag"), line=618),
    YAML,
    __package__,
)
arcsinh_out = define(
    "aten",
    "arcsinh.out",
    "arcsinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arcsinh_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=618),
    YAML,
    __package__,
)
arccosh = define(
    "aten",
    "arccosh",
    "arccosh(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arccosh"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=625),
    YAML,
    __package__,
)
arccosh_ = define(
    "aten",
    "arccosh_",
    "arccosh_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arccosh_"},
    OperatorTraits(tags=("generated", "inplace", "pt2_compliant_tag"), line=625),
    YAML,
    __package__,
)
arccosh_out = define(
    "aten",
    "arccosh.out",
    "arccosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arccosh_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=625),
    YAML,
    __package__,
)
arctanh = define(
    "aten",
    "arctanh",
    "arctanh(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arctanh"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=632),
    YAML,
    __package__,
)
arctanh_ = define(
    "aten",
    "arctanh_",
    "arctanh_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arctanh_"},
    OperatorTraits(tags=("generated", "inplace", "pt2_compliant_tag"), line=632),
    YAML,
    __package__,
)
arctanh_out = define(
    "aten",
    "arctanh.out",
    "arctanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:arctanh_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=632),
    YAML,
    __package__,
)
tanh_backward = define(
    "aten",
    "tanh_backward",
    "tanh_backward(Tensor grad_output, Tensor output) -> Tensor",
    Signature((Parameter("grad_output", "Tensor"), Parameter("output", "Tensor")), ("Tensor",)),
    {"CPU": "pointwise_exponential:tanh_backward", "Meta": "pointwise_exponential:tanh_backward"},
    OperatorTraits(
        pointwise="pointwise_exponential:tanh_backward",
        promotion="default",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=639,
    ),
    YAML,
    __package__,
)
tanh_backward_grad_input = define(
    "aten",
    "tanh_backward.grad_input",
    "tanh_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output", "Tensor"),
            Parameter(
                "grad_input",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="a!",
            ),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        form_of="tanh_backward",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=639,
    ),
    YAML,
    __package__,
)
sinc = define(
    "aten",
    "sinc",
    "sinc(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "pointwise_exponential:sinc", "Meta": "pointwise_exponential:sinc"},
    OperatorTraits(
        pointwise="pointwise_exponential:sinc",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=646,
    ),
    YAML,
    __package__,
)
sinc_ = define(
    "aten",
    "sinc_",
    "sinc_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="sinc",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=646,
    ),
    YAML,
    __package__,
)
sinc_out = define(
    "aten",
    "sinc.out",
    "sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="sinc",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=646,
    ),
    YAML,
    __package__,
)
hypot = define(
    "aten",
    "hypot",
    "hypot(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.hypot", "Meta": "np.hypot"},
    OperatorTraits(
        pointwise="np.hypot",
        promotion="default",
        dtypes="f",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=654,
    ),
    YAML,
    __package__,
)
hypot_ = define(
    "aten",
    "hypot_",
    "hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="hypot",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=654,
    ),
    YAML,
    __package__,
)
hypot_out = define(
    "aten",
    "hypot.out",
    "hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="hypot",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=654,
    ),
    YAML,
    __package__,
)
deg2rad = define(
    "aten",
    "deg2rad",
    "deg2rad(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "pointwise_exponential:deg2rad", "Meta": "pointwise_exponential:deg2rad"},
    OperatorTraits(
        pointwise="pointwise_exponential:deg2rad",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=664,
    ),
    YAML,
    __package__,
)
deg2rad_ = define(
    "aten",
    "deg2rad_",
    "deg2rad_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="deg2rad",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=664,
    ),
    YAML,
    __package__,
)
deg2rad_out = define(
    "aten",
    "deg2rad.out",
    "deg2rad.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="deg2rad",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=664,
    ),
    YAML,
    __package__,
)
rad2deg = define(
    "aten",
    "rad2deg",
    "rad2deg(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "pointwise_exponential:rad2deg", "Meta": "pointwise_exponential:rad2deg"},
    OperatorTraits(
        pointwise="pointwise_exponential:rad2deg",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=673,
    ),
    YAML,
    __package__,
)
rad2deg_ = define(
    "aten",
    "rad2deg_",
    "rad2deg_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="rad2deg",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=673,
    ),
    YAML,
    __package__,
)
rad2deg_out = define(
    "aten",
    "rad2deg.out",
    "rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="rad2deg",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=673,
    ),
    YAML,
    __package__,
)
sigmoid = define(
    "aten",
    "sigmoid",
    "sigmoid(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "pointwise_exponential:sigmoid", "Meta": "pointwise_exponential:sigmoid"},
    OperatorTraits(
        pointwise="pointwise_exponential:sigmoid",
        promotion="int_to_float",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=682,
    ),
    YAML,
    __package__,
)
sigmoid_ = define(
    "aten",
    "sigmoid_",
    "sigmoid_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="sigmoid",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=682,
    ),
    YAML,
    __package__,
)
sigmoid_out = define(
    "aten",
    "sigmoid.out",
    "sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        form_of="sigmoid",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=682,
    ),
    YAML,
    __package__,
)
sigmoid_backward = define(
    "aten",
    "sigmoid_backward",
    "sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor",
    Signature((Parameter("grad_output", "Tensor"), Parameter("output", "Tensor")), ("Tensor",)),
    {
        "CPU": "pointwise_exponential:sigmoid_backward",
        "Meta": "pointwise_exponential:sigmoid_backward",
    },
    OperatorTraits(
        pointwise="pointwise_exponential:sigmoid_backward",
        promotion="default",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=690,
    ),
    YAML,
    __package__,
)
sigmoid_backward_grad_input = define(
    "aten",
    "sigmoid_backward.grad_input",
    "sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output", "Tensor"),
            Parameter(
                "grad_input",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="a!",
            ),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        form_of="sigmoid_backward",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=690,
    ),
    YAML,
    __package__,
)
logit = define(
    "aten",
    "logit",
    "logit(Tensor self, float? eps=None) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("eps", "float?", None)), ("Tensor",)),
    {"CPU": "pointwise_exponential:logit", "Meta": "pointwise_exponential:logit"},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=697,
    ),
    YAML,
    __package__,
)
logit_ = define(
    "aten",
    "logit_",
    "logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("eps", "float?", None)),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="logit",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=697,
    ),
    YAML,
    __package__,
)
logit_out = define(
    "aten",
    "logit.out",
    "logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("eps", "float?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="logit",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=697,
    ),
    YAML,
    __package__,
)
abs = define(
    "aten",
    "abs",
    "abs(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.absolute", "Meta": "np.absolute"},
    OperatorTraits(
        pointwise="np.absolute",
        promotion="complex_to_float",
        dtypes="ifc",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=712,
    ),
    YAML,
    __package__,
)
abs_ = define(
    "aten",
    "abs_",
    "abs_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="complex_to_float",
        dtypes="ifc",
        form_of="abs",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=712,
    ),
    YAML,
    __package__,
)
abs_out = define(
    "aten",
    "abs.out",
    "abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="complex_to_float",
        dtypes="ifc",
        form_of="abs",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=712,
    ),
    YAML,
    __package__,
)
absolute = define(
    "aten",
    "absolute",
    "absolute(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:absolute"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=722),
    YAML,
    __package__,
)
absolute_ = define(
    "aten",
    "absolute_",
    "absolute_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:absolute_"},
    OperatorTraits(tags=("generated", "inplace", "pt2_compliant_tag"), line=722),
    YAML,
    __package__,
)
absolute_out = define(
    "aten",
    "absolute.out",
    "absolute.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:absolute_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=722),
    YAML,
    __package__,
)
sign = define(
    "aten",
    "sign",
    "sign(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "pointwise:sign", "Meta": "pointwise:sign"},
    OperatorTraits(
        pointwise="pointwise:sign",
        promotion="default",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=729,
    ),
    YAML,
    __package__,
)
sign_ = define(
    "aten",
    "sign_",
    "sign_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="bif",
        form_of="sign",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=729,
    ),
    YAML,
    __package__,
)
sign_out = define(
    "aten",
    "sign.out",
    "sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="bif",
        form_of="sign",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=729,
    ),
    YAML,
    __package__,
)
sgn = define(
    "aten",
    "sgn",
    "sgn(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "pointwise:sgn", "Meta": "pointwise:sgn"},
    OperatorTraits(
        pointwise="pointwise:sgn",
        promotion="default",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=738,
    ),
    YAML,
    __package__,
)
sgn_ = define(
    "aten",
    "sgn_",
    "sgn_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="default",
        form_of="sgn",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=738,
    ),
    YAML,
    __package__,
)
sgn_out = define(
    "aten",
    "sgn.out",
    "sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        form_of="sgn",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=738,
    ),
    YAML,
    __package__,
)
signbit = define(
    "aten",
    "signbit",
    "signbit(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "comparison:signbit", "Meta": "comparison:signbit"},
    OperatorTraits(
        pointwise="comparison:signbit",
        promotion="always_bool",
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=746,
    ),
    YAML,
    __package__,
)
signbit_out = define(
    "aten",
    "signbit.out",
    "signbit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        dtypes="bif",
        form_of="signbit",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=746,
    ),
    YAML,
    __package__,
)
copysign_Tensor = define(
    "aten",
    "copysign.Tensor",
    "copysign.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.copysign", "Meta": "np.copysign"},
    OperatorTraits(
        pointwise="np.copysign",
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=755,
    ),
    YAML,
    __package__,
)
copysign__Tensor = define(
    "aten",
    "copysign_.Tensor",
    "copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="copysign.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=755,
    ),
    YAML,
    __package__,
)
copysign_out = define(
    "aten",
    "copysign.out",
    "copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="copysign.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=755,
    ),
    YAML,
    __package__,
)
floor = define(
    "aten",
    "floor",
    "floor(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.floor", "Meta": "np.floor"},
    OperatorTraits(
        pointwise="np.floor",
        promotion="default",
        dtypes="if",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=766,
    ),
    YAML,
    __package__,
)
floor_ = define(
    "aten",
    "floor_",
    "floor_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="if",
        form_of="floor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=766,
    ),
    YAML,
    __package__,
)
floor_out = define(
    "aten",
    "floor.out",
    "floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="if",
        form_of="floor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=766,
    ),
    YAML,
    __package__,
)
ceil = define(
    "aten",
    "ceil",
    "ceil(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.ceil", "Meta": "np.ceil"},
    OperatorTraits(
        pointwise="np.ceil",
        promotion="default",
        dtypes="if",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=775,
    ),
    YAML,
    __package__,
)
ceil_ = define(
    "aten",
    "ceil_",
    "ceil_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="if",
        form_of="ceil",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=775,
    ),
    YAML,
    __package__,
)
ceil_out = define(
    "aten",
    "ceil.out",
    "ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="if",
        form_of="ceil",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=775,
    ),
    YAML,
    __package__,
)
trunc = define(
    "aten",
    "trunc",
    "trunc(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.trunc", "Meta": "np.trunc"},
    OperatorTraits(
        pointwise="np.trunc",
        promotion="default",
        dtypes="if",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=784,
    ),
    YAML,
    __package__,
)
trunc_ = define(
    "aten",
    "trunc_",
    "trunc_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="if",
        form_of="trunc",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=784,
    ),
    YAML,
    __package__,
)
trunc_out = define(
    "aten",
    "trunc.out",
    "trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="if",
        form_of="trunc",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=784,
    ),
    YAML,
    __package__,
)
fix = define(
    "aten",
    "fix",
    "fix(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:fix"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=793),
    YAML,
    __package__,
)
fix_ = define(
    "aten",
    "fix_",
    "fix_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:fix_"},
    OperatorTraits(tags=("generated", "inplace", "pt2_compliant_tag"), line=793),
    YAML,
    __package__,
)
fix_out = define(
    "aten",
    "fix.out",
    "fix.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:fix_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=793),
    YAML,
    __package__,
)
frac = define(
    "aten",
    "frac",
    "frac(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "pointwise:frac", "Meta": "pointwise:frac"},
    OperatorTraits(
        pointwise="pointwise:frac",
        promotion="default",
        dtypes="f",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=800,
    ),
    YAML,
    __package__,
)
frac_ = define(
    "aten",
    "frac_",
    "frac_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="frac",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=800,
    ),
    YAML,
    __package__,
)
frac_out = define(
    "aten",
    "frac.out",
    "frac.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="frac",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=800,
    ),
    YAML,
    __package__,
)
round = define(
    "aten",
    "round",
    "round(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "pointwise:round_half_even", "Meta": "pointwise:round_half_even"},
    OperatorTraits(
        pointwise="pointwise:round_half_even",
        promotion="default",
        dtypes="if",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=809,
    ),
    YAML,
    __package__,
)
round_ = define(
    "aten",
    "round_",
    "round_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="if",
        form_of="round",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=809,
    ),
    YAML,
    __package__,
)
round_out = define(
    "aten",
    "round.out",
    "round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="if",
        form_of="round",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=809,
    ),
    YAML,
    __package__,
)
round_decimals = define(
    "aten",
    "round.decimals",
    "round.decimals(Tensor self, *, int decimals) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("decimals", "int", keyword_only=True)),
        ("Tensor",),
    ),
    {"CPU": "pointwise:round_decimals", "Meta": "meta:broadcast_tensors_meta"},
    OperatorTraits(dtypes="if", autograd=True, tags=("pt2_compliant_tag",), line=818),
    YAML,
    __package__,
)
round__decimals = define(
    "aten",
    "round_.decimals",
    "round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("decimals", "int", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="if",
        form_of="round.decimals",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=818,
    ),
    YAML,
    __package__,
)
round_decimals_out = define(
    "aten",
    "round.decimals_out",
    "round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("decimals", "int", keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="if",
        form_of="round.decimals",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=818,
    ),
    YAML,
    __package__,
)
heaviside = define(
    "aten",
    "heaviside",
    "heaviside(Tensor self, Tensor values) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("values", "Tensor")), ("Tensor",)),
    {"CPU": "pointwise:heaviside", "Meta": "pointwise:heaviside"},
    OperatorTraits(
        pointwise="pointwise:heaviside",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=829,
    ),
    YAML,
    __package__,
)
heaviside_ = define(
    "aten",
    "heaviside_",
    "heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("values", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="heaviside",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=829,
    ),
    YAML,
    __package__,
)
heaviside_out = define(
    "aten",
    "heaviside.out",
    "heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("values", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="heaviside",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=829,
    ),
    YAML,
    __package__,
)
nextafter = define(
    "aten",
    "nextafter",
    "nextafter(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.nextafter", "Meta": "np.nextafter"},
    OperatorTraits(
        pointwise="np.nextafter",
        promotion="default",
        dtypes="f",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=838,
    ),
    YAML,
    __package__,
)
nextafter_ = define(
    "aten",
    "nextafter_",
    "nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="nextafter",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=838,
    ),
    YAML,
    __package__,
)
nextafter_out = define(
    "aten",
    "nextafter.out",
    "nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="nextafter",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=838,
    ),
    YAML,
    __package__,
)
gcd = define(
    "aten",
    "gcd",
    "gcd(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.gcd", "Meta": "np.gcd"},
    OperatorTraits(
        pointwise="np.gcd",
        promotion="default",
        dtypes="i",
        tags=("pt2_compliant_tag",),
        line=847,
    ),
    YAML,
    __package__,
)
gcd_ = define(
    "aten",
    "gcd_",
    "gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="i",
        form_of="gcd",
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=847,
    ),
    YAML,
    __package__,
)
gcd_out = define(
    "aten",
    "gcd.out",
    "gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="i",
        form_of="gcd",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=847,
    ),
    YAML,
    __package__,
)
lcm = define(
    "aten",
    "lcm",
    "lcm(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.lcm", "Meta": "np.lcm"},
    OperatorTraits(
        pointwise="np.lcm",
        promotion="default",
        dtypes="i",
        tags=("pt2_compliant_tag",),
        line=857,
    ),
    YAML,
    __package__,
)
lcm_ = define(
    "aten",
    "lcm_",
    "lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="i",
        form_of="lcm",
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=857,
    ),
    YAML,
    __package__,
)
lcm_out = define(
    "aten",
    "lcm.out",
    "lcm.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="i",
        form_of="lcm",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=857,
    ),
    YAML,
    __package__,
)
nan_to_num = define(
    "aten",
    "nan_to_num",
    "nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("nan", "float?", None),
            Parameter("posinf", "float?", None),
            Parameter("neginf", "float?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "pointwise:nan_to_num", "Meta": "pointwise:nan_to_num"},
    OperatorTraits(promotion="default", autograd=True, tags=("pt2_compliant_tag",), line=867),
    YAML,
    __package__,
)
nan_to_num_ = define(
    "aten",
    "nan_to_num_",
    "nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("nan", "float?", None),
            Parameter("posinf", "float?", None),
            Parameter("neginf", "float?", None),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        form_of="nan_to_num",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=867,
    ),
    YAML,
    __package__,
)
nan_to_num_out = define(
    "aten",
    "nan_to_num.out",
    "nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("nan", "float?", None),
            Parameter("posinf", "float?", None),
            Parameter("neginf", "float?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        form_of="nan_to_num",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=867,
    ),
    YAML,
    __package__,
)
maximum = define(
    "aten",
    "maximum",
    "maximum(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.maximum", "Meta": "np.maximum"},
    OperatorTraits(
        pointwise="np.maximum",
        promotion="default",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=883,
    ),
    YAML,
    __package__,
)
maximum_out = define(
    "aten",
    "maximum.out",
    "maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="bif",
        form_of="maximum",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=883,
    ),
    YAML,
    __package__,
)
minimum = define(
    "aten",
    "minimum",
    "minimum(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.minimum", "Meta": "np.minimum"},
    OperatorTraits(
        pointwise="np.minimum",
        promotion="default",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=892,
    ),
    YAML,
    __package__,
)
minimum_out = define(
    "aten",
    "minimum.out",
    "minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="bif",
        form_of="minimum",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=892,
    ),
    YAML,
    __package__,
)
fmax = define(
    "aten",
    "fmax",
    "fmax(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.fmax", "Meta": "np.fmax"},
    OperatorTraits(
        pointwise="np.fmax",
        promotion="default",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=901,
    ),
    YAML,
    __package__,
)
fmax_out = define(
    "aten",
    "fmax.out",
    "fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="bif",
        form_of="fmax",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=901,
    ),
    YAML,
    __package__,
)
fmin = define(
    "aten",
    "fmin",
    "fmin(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.fmin", "Meta": "np.fmin"},
    OperatorTraits(
        pointwise="np.fmin",
        promotion="default",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=913,
    ),
    YAML,
    __package__,
)
fmin_out = define(
    "aten",
    "fmin.out",
    "fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="bif",
        form_of="fmin",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=913,
    ),
    YAML,
    __package__,
)
max_other = define(
    "aten",
    "max.other",
    "max.other(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:max_other"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=925),
    YAML,
    __package__,
)
max_out = define(
    "aten",
    "max.out",
    "max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:max_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=925),
    YAML,
    __package__,
)
min_other = define(
    "aten",
    "min.other",
    "min.other(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:min_other"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=932),
    YAML,
    __package__,
)
min_out = define(
    "aten",
    "min.out",
    "min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:min_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=932),
    YAML,
    __package__,
)
clamp_Tensor = define(
    "aten",
    "clamp.Tensor",
    "clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("min", "Tensor?", None),
            Parameter("max", "Tensor?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "pointwise_choice:clamp_tensor", "Meta": "meta_pointwise:clamp_tensor_meta"},
    OperatorTraits(
        dtypes="bif",
        broadcasts=True,
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=939,
    ),
    YAML,
    __package__,
)
clamp__Tensor = define(
    "aten",
    "clamp_.Tensor",
    "clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("min", "Tensor?", None),
            Parameter("max", "Tensor?", None),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="clamp.Tensor",
        broadcasts=True,
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=939,
    ),
    YAML,
    __package__,
)
clamp_Tensor_out = define(
    "aten",
    "clamp.Tensor_out",
    "clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("min", "Tensor?", None),
            Parameter("max", "Tensor?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="clamp.Tensor",
        broadcasts=True,
        tags=("generated", "out", "pt2_compliant_tag"),
        line=939,
    ),
    YAML,
    __package__,
)
clamp = define(
    "aten",
    "clamp",
    "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("min", "Scalar?", None),
            Parameter("max", "Scalar?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "pointwise_choice:clamp", "Meta": "meta_pointwise:clamp_meta"},
    OperatorTraits(
        dtypes="bif",
        broadcasts=True,
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=955,
    ),
    YAML,
    __package__,
)
clamp_ = define(
    "aten",
    "clamp_",
    "clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("min", "Scalar?", None),
            Parameter("max", "Scalar?", None),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="clamp",
        broadcasts=True,
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=955,
    ),
    YAML,
    __package__,
)
clamp_out = define(
    "aten",
    "clamp.out",
    "clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("min", "Scalar?", None),
            Parameter("max", "Scalar?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="clamp",
        broadcasts=True,
        tags=("generated", "out", "pt2_compliant_tag"),
        line=955,
    ),
    YAML,
    __package__,
)
clip_Tensor = define(
    "aten",
    "clip.Tensor",
    "clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("min", "Tensor?", None),
            Parameter("max", "Tensor?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:clip_Tensor"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=970),
    YAML,
    __package__,
)
clip__Tensor = define(
    "aten",
    "clip_.Tensor",
    "clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("min", "Tensor?", None),
            Parameter("max", "Tensor?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:clip__Tensor"},
    OperatorTraits(tags=("generated", "inplace", "pt2_compliant_tag"), line=970),
    YAML,
    __package__,
)
clip_Tensor_out = define(
    "aten",
    "clip.Tensor_out",
    "clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("min", "Tensor?", None),
            Parameter("max", "Tensor?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:clip_Tensor_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=970),
    YAML,
    __package__,
)
clip = define(
    "aten",
    "clip",
    "clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("min", "Scalar?", None),
            Parameter("max", "Scalar?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:clip"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=977),
    YAML,
    __package__,
)
clip_ = define(
    "aten",
    "clip_",
    "clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("min", "Scalar?", None),
            Parameter("max", "Scalar?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:clip_"},
    OperatorTraits(tags=("generated", "inplace", "pt2_compliant_tag"), line=977),
    YAML,
    __package__,
)
clip_out = define(
    "aten",
    "clip.out",
    "clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("min", "Scalar?", None),
            Parameter("max", "Scalar?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:clip_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=977),
    YAML,
    __package__,
)
clamp_min_Tensor = define(
    "aten",
    "clamp_min.Tensor",
    "clamp_min.Tensor(Tensor self, Tensor min) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("min", "Tensor")), ("Tensor",)),
    {"CPU": "np.maximum", "Meta": "np.maximum"},
    OperatorTraits(
        pointwise="np.maximum",
        promotion="default",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=984,
    ),
    YAML,
    __package__,
)
clamp_min__Tensor = define(
    "aten",
    "clamp_min_.Tensor",
    "clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("min", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="bif",
        form_of="clamp_min.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=984,
    ),
    YAML,
    __package__,
)
clamp_min_Tensor_out = define(
    "aten",
    "clamp_min.Tensor_out",
    "clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("min", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="bif",
        form_of="clamp_min.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=984,
    ),
    YAML,
    __package__,
)
clamp_min = define(
    "aten",
    "clamp_min",
    "clamp_min(Tensor self, Scalar min) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("min", "Scalar")), ("Tensor",)),
    {"CPU": "pointwise_choice:clamp_min", "Meta": "meta_pointwise:clamp_min_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=993),
    YAML,
    __package__,
)
clamp_min_ = define(
    "aten",
    "clamp_min_",
    "clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("min", "Scalar")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="clamp_min",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=993,
    ),
    YAML,
    __package__,
)
clamp_min_out = define(
    "aten",
    "clamp_min.out",
    "clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("min", "Scalar"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="clamp_min",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=993,
    ),
    YAML,
    __package__,
)
clamp_max_Tensor = define(
    "aten",
    "clamp_max.Tensor",
    "clamp_max.Tensor(Tensor self, Tensor max) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("max", "Tensor")), ("Tensor",)),
    {"CPU": "np.minimum", "Meta": "np.minimum"},
    OperatorTraits(
        pointwise="np.minimum",
        promotion="default",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1004,
    ),
    YAML,
    __package__,
)
clamp_max__Tensor = define(
    "aten",
    "clamp_max_.Tensor",
    "clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("max", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="bif",
        form_of="clamp_max.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1004,
    ),
    YAML,
    __package__,
)
clamp_max_Tensor_out = define(
    "aten",
    "clamp_max.Tensor_out",
    "clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("max", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="bif",
        form_of="clamp_max.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1004,
    ),
    YAML,
    __package__,
)
clamp_max = define(
    "aten",
    "clamp_max",
    "clamp_max(Tensor self, Scalar max) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("max", "Scalar")), ("Tensor",)),
    {"CPU": "pointwise_choice:clamp_max", "Meta": "meta_pointwise:clamp_max_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=1013),
    YAML,
    __package__,
)
clamp_max_ = define(
    "aten",
    "clamp_max_",
    "clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("max", "Scalar")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="clamp_max",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1013,
    ),
    YAML,
    __package__,
)
clamp_max_out = define(
    "aten",
    "clamp_max.out",
    "clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("max", "Scalar"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="clamp_max",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1013,
    ),
    YAML,
    __package__,
)
where_self = define(
    "aten",
    "where.self",
    "where.self(Tensor condition, Tensor self, Tensor other) -> Tensor",
    Signature(
        (
            Parameter("condition", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
        ),
        ("Tensor",),
    ),
    {"CPU": "pointwise_choice:where", "Meta": "meta_pointwise:where_meta"},
    OperatorTraits(
        numbers=True,
        broadcasts=True,
        autograd=True,
        tags=("pointwise", "pt2_compliant_tag"),
        line=1024,
    ),
    YAML,
    __package__,
)
where_self_out = define(
    "aten",
    "where.self_out",
    "where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("condition", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        numbers=True,
        form_of="where.self",
        broadcasts=True,
        tags=("generated", "out", "pointwise", "pt2_compliant_tag"),
        line=1024,
    ),
    YAML,
    __package__,
)
where = define(
    "aten",
    "where",
    "where(Tensor condition) -> Tensor[]",
    Signature((Parameter("condition", "Tensor"),), ("Tensor[]",)),
    {"CompositeImplicitAutograd": "composite_pointwise:where_nonzero"},
    OperatorTraits(tags=("data_dependent_output", "pt2_compliant_tag"), line=1039),
    YAML,
    __package__,
)
angle = define(
    "aten",
    "angle",
    "angle(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "pointwise_complex:angle", "Meta": "meta_pointwise:angle_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=1051),
    YAML,
    __package__,
)
angle_out = define(
    "aten",
    "angle.out",
    "angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="angle", tags=("generated", "out", "pt2_compliant_tag"), line=1051),
    YAML,
    __package__,
)
conj_physical = define(
    "aten",
    "conj_physical",
    "conj_physical(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "pointwise_complex:conj_physical", "Meta": "pointwise_complex:conj_physical"},
    OperatorTraits(
        pointwise="pointwise_complex:conj_physical",
        promotion="default",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1060,
    ),
    YAML,
    __package__,
)
conj_physical_ = define(
    "aten",
    "conj_physical_",
    "conj_physical_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="default",
        form_of="conj_physical",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1060,
    ),
    YAML,
    __package__,
)
conj_physical_out = define(
    "aten",
    "conj_physical.out",
    "conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        form_of="conj_physical",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1060,
    ),
    YAML,
    __package__,
)
complex = define(
    "aten",
    "complex",
    "complex(Tensor real, Tensor imag) -> Tensor",
    Signature((Parameter("real", "Tensor"), Parameter("imag", "Tensor")), ("Tensor",)),
    {"CPU": "pointwise_complex:complex", "Meta": "meta_pointwise:complex_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=1068),
    YAML,
    __package__,
)
complex_out = define(
    "aten",
    "complex.out",
    "complex.out(Tensor real, Tensor imag, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("real", "Tensor"),
            Parameter("imag", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="complex", tags=("generated", "out", "pt2_compliant_tag"), line=1068),
    YAML,
    __package__,
)
polar = define(
    "aten",
    "polar",
    "polar(Tensor abs, Tensor angle) -> Tensor",
    Signature((Parameter("abs", "Tensor"), Parameter("angle", "Tensor")), ("Tensor",)),
    {"CPU": "pointwise_complex:polar", "Meta": "meta_pointwise:complex_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=1079),
    YAML,
    __package__,
)
polar_out = define(
    "aten",
    "polar.out",
    "polar.out(Tensor abs, Tensor angle, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("abs", "Tensor"),
            Parameter("angle", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="polar", tags=("generated", "out", "pt2_compliant_tag"), line=1079),
    YAML,
    __package__,
)
bitwise_and_Tensor = define(
    "aten",
    "bitwise_and.Tensor",
    "bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.bitwise_and", "Meta": "np.bitwise_and"},
    OperatorTraits(
        pointwise="np.bitwise_and",
        promotion="default",
        numbers=True,
        dtypes="bi",
        tags=("pt2_compliant_tag",),
        line=1090,
    ),
    YAML,
    __package__,
)
bitwise_and__Tensor = define(
    "aten",
    "bitwise_and_.Tensor",
    "bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="bi",
        form_of="bitwise_and.Tensor",
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1090,
    ),
    YAML,
    __package__,
)
bitwise_and_Tensor_out = define(
    "aten",
    "bitwise_and.Tensor_out",
    "bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="bi",
        form_of="bitwise_and.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1090,
    ),
    YAML,
    __package__,
)
bitwise_or_Tensor = define(
    "aten",
    "bitwise_or.Tensor",
    "bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.bitwise_or", "Meta": "np.bitwise_or"},
    OperatorTraits(
        pointwise="np.bitwise_or",
        promotion="default",
        numbers=True,
        dtypes="bi",
        tags=("pt2_compliant_tag",),
        line=1104,
    ),
    YAML,
    __package__,
)
bitwise_or__Tensor = define(
    "aten",
    "bitwise_or_.Tensor",
    "bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="bi",
        form_of="bitwise_or.Tensor",
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1104,
    ),
    YAML,
    __package__,
)
bitwise_or_Tensor_out = define(
    "aten",
    "bitwise_or.Tensor_out",
    "bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="bi",
        form_of="bitwise_or.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1104,
    ),
    YAML,
    __package__,
)
bitwise_xor_Tensor = define(
    "aten",
    "bitwise_xor.Tensor",
    "bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.bitwise_xor", "Meta": "np.bitwise_xor"},
    OperatorTraits(
        pointwise="np.bitwise_xor",
        promotion="default",
        numbers=True,
        dtypes="bi",
        tags=("pt2_compliant_tag",),
        line=1118,
    ),
    YAML,
    __package__,
)
bitwise_xor__Tensor = define(
    "aten",
    "bitwise_xor_.Tensor",
    "bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="bi",
        form_of="bitwise_xor.Tensor",
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1118,
    ),
    YAML,
    __package__,
)
bitwise_xor_Tensor_out = define(
    "aten",
    "bitwise_xor.Tensor_out",
    "bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="bi",
        form_of="bitwise_xor.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1118,
    ),
    YAML,
    __package__,
)
bitwise_not = define(
    "aten",
    "bitwise_not",
    "bitwise_not(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.invert", "Meta": "np.invert"},
    OperatorTraits(
        pointwise="np.invert",
        promotion="default",
        dtypes="bi",
        tags=("pt2_compliant_tag",),
        line=1132,
    ),
    YAML,
    __package__,
)
bitwise_not_ = define(
    "aten",
    "bitwise_not_",
    "bitwise_not_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="bi",
        form_of="bitwise_not",
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1132,
    ),
    YAML,
    __package__,
)
bitwise_not_out = define(
    "aten",
    "bitwise_not.out",
    "bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="bi",
        form_of="bitwise_not",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1132,
    ),
    YAML,
    __package__,
)
bitwise_left_shift_Tensor = define(
    "aten",
    "bitwise_left_shift.Tensor",
    "bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.left_shift", "Meta": "np.left_shift"},
    OperatorTraits(
        pointwise="np.left_shift",
        promotion="default",
        numbers=True,
        dtypes="i",
        tags=("pt2_compliant_tag",),
        line=1145,
    ),
    YAML,
    __package__,
)
bitwise_left_shift__Tensor = define(
    "aten",
    "bitwise_left_shift_.Tensor",
    "bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="i",
        form_of="bitwise_left_shift.Tensor",
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1145,
    ),
    YAML,
    __package__,
)
bitwise_left_shift_Tensor_out = define(
    "aten",
    "bitwise_left_shift.Tensor_out",
    "bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="i",
        form_of="bitwise_left_shift.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1145,
    ),
    YAML,
    __package__,
)
bitwise_right_shift_Tensor = define(
    "aten",
    "bitwise_right_shift.Tensor",
    "bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.right_shift", "Meta": "np.right_shift"},
    OperatorTraits(
        pointwise="np.right_shift",
        promotion="default",
        numbers=True,
        dtypes="i",
        tags=("pt2_compliant_tag",),
        line=1158,
    ),
    YAML,
    __package__,
)
bitwise_right_shift__Tensor = define(
    "aten",
    "bitwise_right_shift_.Tensor",
    "bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="i",
        form_of="bitwise_right_shift.Tensor",
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1158,
    ),
    YAML,
    __package__,
)
bitwise_right_shift_Tensor_out = define(
    "aten",
    "bitwise_right_shift.Tensor_out",
    "bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        numbers=True,
        dtypes="i",
        form_of="bitwise_right_shift.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1158,
    ),
    YAML,
    __package__,
)
eq_Tensor = define(
    "aten",
    "eq.Tensor",
    "eq.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.equal", "Meta": "np.equal"},
    OperatorTraits(
        pointwise="np.equal",
        promotion="always_bool",
        numbers=True,
        tags=("pt2_compliant_tag",),
        line=1175,
    ),
    YAML,
    __package__,
)
eq__Tensor = define(
    "aten",
    "eq_.Tensor",
    "eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        numbers=True,
        form_of="eq.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1175,
    ),
    YAML,
    __package__,
)
eq_Tensor_out = define(
    "aten",
    "eq.Tensor_out",
    "eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        numbers=True,
        form_of="eq.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1175,
    ),
    YAML,
    __package__,
)
ne_Tensor = define(
    "aten",
    "ne.Tensor",
    "ne.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.not_equal", "Meta": "np.not_equal"},
    OperatorTraits(
        pointwise="np.not_equal",
        promotion="always_bool",
        numbers=True,
        tags=("pt2_compliant_tag",),
        line=1185,
    ),
    YAML,
    __package__,
)
ne__Tensor = define(
    "aten",
    "ne_.Tensor",
    "ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        numbers=True,
        form_of="ne.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1185,
    ),
    YAML,
    __package__,
)
ne_Tensor_out = define(
    "aten",
    "ne.Tensor_out",
    "ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        numbers=True,
        form_of="ne.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1185,
    ),
    YAML,
    __package__,
)
not_equal_Tensor = define(
    "aten",
    "not_equal.Tensor",
    "not_equal.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:not_equal_Tensor"},
    OperatorTraits(numbers=True, tags=("pt2_compliant_tag",), line=1195),
    YAML,
    __package__,
)
not_equal__Tensor = define(
    "aten",
    "not_equal_.Tensor",
    "not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:not_equal__Tensor"},
    OperatorTraits(numbers=True, tags=("generated", "inplace", "pt2_compliant_tag"), line=1195),
    YAML,
    __package__,
)
not_equal_Tensor_out = define(
    "aten",
    "not_equal.Tensor_out",
    "not_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:not_equal_Tensor_out"},
    OperatorTraits(numbers=True, tags=("generated", "out", "pt2_compliant_tag"), line=1195),
    YAML,
    __package__,
)
lt_Tensor = define(
    "aten",
    "lt.Tensor",
    "lt.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.less", "Meta": "np.less"},
    OperatorTraits(
        pointwise="np.less",
        promotion="always_bool",
        numbers=True,
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1203,
    ),
    YAML,
    __package__,
)
lt__Tensor = define(
    "aten",
    "lt_.Tensor",
    "lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        numbers=True,
        dtypes="bif",
        form_of="lt.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1203,
    ),
    YAML,
    __package__,
)
lt_Tensor_out = define(
    "aten",
    "lt.Tensor_out",
    "lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        numbers=True,
        dtypes="bif",
        form_of="lt.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1203,
    ),
    YAML,
    __package__,
)
less_Tensor = define(
    "aten",
    "less.Tensor",
    "less.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:less_Tensor"},
    OperatorTraits(numbers=True, tags=("pt2_compliant_tag",), line=1214),
    YAML,
    __package__,
)
less__Tensor = define(
    "aten",
    "less_.Tensor",
    "less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:less__Tensor"},
    OperatorTraits(numbers=True, tags=("generated", "inplace", "pt2_compliant_tag"), line=1214),
    YAML,
    __package__,
)
less_Tensor_out = define(
    "aten",
    "less.Tensor_out",
    "less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:less_Tensor_out"},
    OperatorTraits(numbers=True, tags=("generated", "out", "pt2_compliant_tag"), line=1214),
    YAML,
    __package__,
)
le_Tensor = define(
    "aten",
    "le.Tensor",
    "le.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.less_equal", "Meta": "np.less_equal"},
    OperatorTraits(
        pointwise="np.less_equal",
        promotion="always_bool",
        numbers=True,
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1222,
    ),
    YAML,
    __package__,
)
le__Tensor = define(
    "aten",
    "le_.Tensor",
    "le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        numbers=True,
        dtypes="bif",
        form_of="le.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1222,
    ),
    YAML,
    __package__,
)
le_Tensor_out = define(
    "aten",
    "le.Tensor_out",
    "le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        numbers=True,
        dtypes="bif",
        form_of="le.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1222,
    ),
    YAML,
    __package__,
)
less_equal_Tensor = define(
    "aten",
    "less_equal.Tensor",
    "less_equal.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:less_equal_Tensor"},
    OperatorTraits(numbers=True, tags=("pt2_compliant_tag",), line=1233),
    YAML,
    __package__,
)
less_equal__Tensor = define(
    "aten",
    "less_equal_.Tensor",
    "less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:less_equal__Tensor"},
    OperatorTraits(numbers=True, tags=("generated", "inplace", "pt2_compliant_tag"), line=1233),
    YAML,
    __package__,
)
less_equal_Tensor_out = define(
    "aten",
    "less_equal.Tensor_out",
    "less_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:less_equal_Tensor_out"},
    OperatorTraits(numbers=True, tags=("generated", "out", "pt2_compliant_tag"), line=1233),
    YAML,
    __package__,
)
gt_Tensor = define(
    "aten",
    "gt.Tensor",
    "gt.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.greater", "Meta": "np.greater"},
    OperatorTraits(
        pointwise="np.greater",
        promotion="always_bool",
        numbers=True,
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1241,
    ),
    YAML,
    __package__,
)
gt__Tensor = define(
    "aten",
    "gt_.Tensor",
    "gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        numbers=True,
        dtypes="bif",
        form_of="gt.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1241,
    ),
    YAML,
    __package__,
)
gt_Tensor_out = define(
    "aten",
    "gt.Tensor_out",
    "gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        numbers=True,
        dtypes="bif",
        form_of="gt.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1241,
    ),
    YAML,
    __package__,
)
greater_Tensor = define(
    "aten",
    "greater.Tensor",
    "greater.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:greater_Tensor"},
    OperatorTraits(numbers=True, tags=("pt2_compliant_tag",), line=1252),
    YAML,
    __package__,
)
greater__Tensor = define(
    "aten",
    "greater_.Tensor",
    "greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:greater__Tensor"},
    OperatorTraits(numbers=True, tags=("generated", "inplace", "pt2_compliant_tag"), line=1252),
    YAML,
    __package__,
)
greater_Tensor_out = define(
    "aten",
    "greater.Tensor_out",
    "greater.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:greater_Tensor_out"},
    OperatorTraits(numbers=True, tags=("generated", "out", "pt2_compliant_tag"), line=1252),
    YAML,
    __package__,
)
ge_Tensor = define(
    "aten",
    "ge.Tensor",
    "ge.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.greater_equal", "Meta": "np.greater_equal"},
    OperatorTraits(
        pointwise="np.greater_equal",
        promotion="always_bool",
        numbers=True,
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1260,
    ),
    YAML,
    __package__,
)
ge__Tensor = define(
    "aten",
    "ge_.Tensor",
    "ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        numbers=True,
        dtypes="bif",
        form_of="ge.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1260,
    ),
    YAML,
    __package__,
)
ge_Tensor_out = define(
    "aten",
    "ge.Tensor_out",
    "ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        numbers=True,
        dtypes="bif",
        form_of="ge.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1260,
    ),
    YAML,
    __package__,
)
greater_equal_Tensor = define(
    "aten",
    "greater_equal.Tensor",
    "greater_equal.Tensor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:greater_equal_Tensor"},
    OperatorTraits(numbers=True, tags=("pt2_compliant_tag",), line=1271),
    YAML,
    __package__,
)
greater_equal__Tensor = define(
    "aten",
    "greater_equal_.Tensor",
    "greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:greater_equal__Tensor"},
    OperatorTraits(numbers=True, tags=("generated", "inplace", "pt2_compliant_tag"), line=1271),
    YAML,
    __package__,
)
greater_equal_Tensor_out = define(
    "aten",
    "greater_equal.Tensor_out",
    "greater_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:greater_equal_Tensor_out"},
    OperatorTraits(numbers=True, tags=("generated", "out", "pt2_compliant_tag"), line=1271),
    YAML,
    __package__,
)
logical_and = define(
    "aten",
    "logical_and",
    "logical_and(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.logical_and", "Meta": "np.logical_and"},
    OperatorTraits(
        pointwise="np.logical_and",
        promotion="always_bool",
        tags=("pt2_compliant_tag",),
        line=1281,
    ),
    YAML,
    __package__,
)
logical_and_ = define(
    "aten",
    "logical_and_",
    "logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        form_of="logical_and",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1281,
    ),
    YAML,
    __package__,
)
logical_and_out = define(
    "aten",
    "logical_and.out",
    "logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        form_of="logical_and",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1281,
    ),
    YAML,
    __package__,
)
logical_or = define(
    "aten",
    "logical_or",
    "logical_or(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.logical_or", "Meta": "np.logical_or"},
    OperatorTraits(
        pointwise="np.logical_or",
        promotion="always_bool",
        tags=("pt2_compliant_tag",),
        line=1289,
    ),
    YAML,
    __package__,
)
logical_or_ = define(
    "aten",
    "logical_or_",
    "logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        form_of="logical_or",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1289,
    ),
    YAML,
    __package__,
)
logical_or_out = define(
    "aten",
    "logical_or.out",
    "logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        form_of="logical_or",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1289,
    ),
    YAML,
    __package__,
)
logical_xor = define(
    "aten",
    "logical_xor",
    "logical_xor(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "np.logical_xor", "Meta": "np.logical_xor"},
    OperatorTraits(
        pointwise="np.logical_xor",
        promotion="always_bool",
        tags=("pt2_compliant_tag",),
        line=1297,
    ),
    YAML,
    __package__,
)
logical_xor_ = define(
    "aten",
    "logical_xor_",
    "logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        form_of="logical_xor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1297,
    ),
    YAML,
    __package__,
)
logical_xor_out = define(
    "aten",
    "logical_xor.out",
    "logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        form_of="logical_xor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1297,
    ),
    YAML,
    __package__,
)
logical_not = define(
    "aten",
    "logical_not",
    "logical_not(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.logical_not", "Meta": "np.logical_not"},
    OperatorTraits(
        pointwise="np.logical_not",
        promotion="always_bool",
        tags=("pt2_compliant_tag",),
        line=1305,
    ),
    YAML,
    __package__,
)
logical_not_ = define(
    "aten",
    "logical_not_",
    "logical_not_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="always_bool",
        form_of="logical_not",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1305,
    ),
    YAML,
    __package__,
)
logical_not_out = define(
    "aten",
    "logical_not.out",
    "logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        form_of="logical_not",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1305,
    ),
    YAML,
    __package__,
)
isnan = define(
    "aten",
    "isnan",
    "isnan(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.isnan", "Meta": "np.isnan"},
    OperatorTraits(
        pointwise="np.isnan",
        promotion="always_bool",
        tags=("pt2_compliant_tag",),
        line=1315,
    ),
    YAML,
    __package__,
)
isinf = define(
    "aten",
    "isinf",
    "isinf(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.isinf", "Meta": "np.isinf"},
    OperatorTraits(
        pointwise="np.isinf",
        promotion="always_bool",
        tags=("pt2_compliant_tag",),
        line=1322,
    ),
    YAML,
    __package__,
)
isfinite = define(
    "aten",
    "isfinite",
    "isfinite(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "np.isfinite", "Meta": "np.isfinite"},
    OperatorTraits(
        pointwise="np.isfinite",
        promotion="always_bool",
        tags=("pt2_compliant_tag",),
        line=1329,
    ),
    YAML,
    __package__,
)
isposinf = define(
    "aten",
    "isposinf",
    "isposinf(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "comparison:isposinf", "Meta": "comparison:isposinf"},
    OperatorTraits(
        pointwise="comparison:isposinf",
        promotion="always_bool",
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1336,
    ),
    YAML,
    __package__,
)
isposinf_out = define(
    "aten",
    "isposinf.out",
    "isposinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        dtypes="bif",
        form_of="isposinf",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1336,
    ),
    YAML,
    __package__,
)
isneginf = define(
    "aten",
    "isneginf",
    "isneginf(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "comparison:isneginf", "Meta": "comparison:isneginf"},
    OperatorTraits(
        pointwise="comparison:isneginf",
        promotion="always_bool",
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1345,
    ),
    YAML,
    __package__,
)
isneginf_out = define(
    "aten",
    "isneginf.out",
    "isneginf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="always_bool",
        dtypes="bif",
        form_of="isneginf",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1345,
    ),
    YAML,
    __package__,
)
isreal = define(
    "aten",
    "isreal",
    "isreal(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "comparison:isreal", "Meta": "comparison:isreal"},
    OperatorTraits(
        pointwise="comparison:isreal",
        promotion="always_bool",
        tags=("pt2_compliant_tag",),
        line=1354,
    ),
    YAML,
    __package__,
)
isclose = define(
    "aten",
    "isclose",
    "isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("rtol", "float", 1e-05),
            Parameter("atol", "float", 1e-08),
            Parameter("equal_nan", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "comparison:isclose", "Meta": "meta_pointwise:isclose_meta"},
    OperatorTraits(broadcasts=True, tags=("pt2_compliant_tag",), line=1361),
    YAML,
    __package__,
)
allclose = define(
    "aten",
    "allclose",
    "allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("rtol", "float", 1e-05),
            Parameter("atol", "float", 1e-08),
            Parameter("equal_nan", "bool", False),
        ),
        ("bool",),
    ),
    {"CPU": "comparison:allclose"},
    OperatorTraits(broadcasts=True, tags=("data_dependent_output", "pt2_compliant_tag"), line=1375),
    YAML,
    __package__,
)
equal = define(
    "aten",
    "equal",
    "equal(Tensor self, Tensor other) -> bool",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("bool",)),
    {"CPU": "comparison:equal"},
    OperatorTraits(tags=("data_dependent_output", "pt2_compliant_tag"), line=1384),
    YAML,
    __package__,
)
_local_scalar_dense = define(
    "aten",
    "_local_scalar_dense",
    "_local_scalar_dense(Tensor self) -> Scalar",
    Signature((Parameter("self", "Tensor"),), ("Scalar",)),
    {"CPU": "comparison:local_scalar_dense"},
    OperatorTraits(tags=("data_dependent_output", "pt2_compliant_tag"), line=1392),
    YAML,
    __package__,
)
erf = define(
    "aten",
    "erf",
    "erf(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_erf:erf", "Meta": "special_erf:erf"},
    OperatorTraits(
        pointwise="special_erf:erf",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1406,
    ),
    YAML,
    __package__,
)
erf_ = define(
    "aten",
    "erf_",
    "erf_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="erf",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1406,
    ),
    YAML,
    __package__,
)
erf_out = define(
    "aten",
    "erf.out",
    "erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="erf",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1406,
    ),
    YAML,
    __package__,
)
erfc = define(
    "aten",
    "erfc",
    "erfc(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_erf:erfc", "Meta": "special_erf:erfc"},
    OperatorTraits(
        pointwise="special_erf:erfc",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1415,
    ),
    YAML,
    __package__,
)
erfc_ = define(
    "aten",
    "erfc_",
    "erfc_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="erfc",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1415,
    ),
    YAML,
    __package__,
)
erfc_out = define(
    "aten",
    "erfc.out",
    "erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="erfc",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1415,
    ),
    YAML,
    __package__,
)
erfinv = define(
    "aten",
    "erfinv",
    "erfinv(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_erf:erfinv", "Meta": "special_erf:erfinv"},
    OperatorTraits(
        pointwise="special_erf:erfinv",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1424,
    ),
    YAML,
    __package__,
)
erfinv_ = define(
    "aten",
    "erfinv_",
    "erfinv_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="erfinv",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1424,
    ),
    YAML,
    __package__,
)
erfinv_out = define(
    "aten",
    "erfinv.out",
    "erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="erfinv",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1424,
    ),
    YAML,
    __package__,
)
special_erfcx = define(
    "aten",
    "special_erfcx",
    "special_erfcx(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_erf:erfcx", "Meta": "special_erf:erfcx"},
    OperatorTraits(
        pointwise="special_erf:erfcx",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1434,
    ),
    YAML,
    __package__,
)
special_erfcx_out = define(
    "aten",
    "special_erfcx.out",
    "special_erfcx.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_erfcx",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1434,
    ),
    YAML,
    __package__,
)
special_ndtr = define(
    "aten",
    "special_ndtr",
    "special_ndtr(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_erf:ndtr", "Meta": "special_erf:ndtr"},
    OperatorTraits(
        pointwise="special_erf:ndtr",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1443,
    ),
    YAML,
    __package__,
)
special_ndtr_out = define(
    "aten",
    "special_ndtr.out",
    "special_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_ndtr",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1443,
    ),
    YAML,
    __package__,
)
special_ndtri = define(
    "aten",
    "special_ndtri",
    "special_ndtri(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_erf:ndtri", "Meta": "special_erf:ndtri"},
    OperatorTraits(
        pointwise="special_erf:ndtri",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1452,
    ),
    YAML,
    __package__,
)
special_ndtri_out = define(
    "aten",
    "special_ndtri.out",
    "special_ndtri.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_ndtri",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1452,
    ),
    YAML,
    __package__,
)
special_log_ndtr = define(
    "aten",
    "special_log_ndtr",
    "special_log_ndtr(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_erf:log_ndtr", "Meta": "special_erf:log_ndtr"},
    OperatorTraits(
        pointwise="special_erf:log_ndtr",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1462,
    ),
    YAML,
    __package__,
)
special_log_ndtr_out = define(
    "aten",
    "special_log_ndtr.out",
    "special_log_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_log_ndtr",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1462,
    ),
    YAML,
    __package__,
)
special_erf = define(
    "aten",
    "special_erf",
    "special_erf(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_erf"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1471),
    YAML,
    __package__,
)
special_erf_out = define(
    "aten",
    "special_erf.out",
    "special_erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_erf_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1471),
    YAML,
    __package__,
)
special_erfc = define(
    "aten",
    "special_erfc",
    "special_erfc(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_erfc"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1478),
    YAML,
    __package__,
)
special_erfc_out = define(
    "aten",
    "special_erfc.out",
    "special_erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_erfc_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1478),
    YAML,
    __package__,
)
special_erfinv = define(
    "aten",
    "special_erfinv",
    "special_erfinv(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_erfinv"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1485),
    YAML,
    __package__,
)
special_erfinv_out = define(
    "aten",
    "special_erfinv.out",
    "special_erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_erfinv_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1485),
    YAML,
    __package__,
)
lgamma = define(
    "aten",
    "lgamma",
    "lgamma(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_gamma:lgamma", "Meta": "special_gamma:lgamma"},
    OperatorTraits(
        pointwise="special_gamma:lgamma",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1494,
    ),
    YAML,
    __package__,
)
lgamma_ = define(
    "aten",
    "lgamma_",
    "lgamma_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="lgamma",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1494,
    ),
    YAML,
    __package__,
)
lgamma_out = define(
    "aten",
    "lgamma.out",
    "lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="lgamma",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1494,
    ),
    YAML,
    __package__,
)
digamma = define(
    "aten",
    "digamma",
    "digamma(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_gamma:digamma", "Meta": "special_gamma:digamma"},
    OperatorTraits(
        pointwise="special_gamma:digamma",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1506,
    ),
    YAML,
    __package__,
)
digamma_ = define(
    "aten",
    "digamma_",
    "digamma_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="digamma",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1506,
    ),
    YAML,
    __package__,
)
digamma_out = define(
    "aten",
    "digamma.out",
    "digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="digamma",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1506,
    ),
    YAML,
    __package__,
)
polygamma = define(
    "aten",
    "polygamma",
    "polygamma(int n, Tensor self) -> Tensor",
    Signature((Parameter("n", "int"), Parameter("self", "Tensor")), ("Tensor",)),
    {"CPU": "special_gamma:polygamma", "Meta": "special_gamma:polygamma"},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1518,
    ),
    YAML,
    __package__,
)
polygamma_out = define(
    "aten",
    "polygamma.out",
    "polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("n", "int"),
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="polygamma",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1518,
    ),
    YAML,
    __package__,
)
polygamma_ = define(
    "aten",
    "polygamma_",
    "polygamma_(Tensor(a!) self, int n) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("n", "int")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_special:polygamma_"},
    OperatorTraits(tags=("inplace", "pt2_compliant_tag"), line=1532),
    YAML,
    __package__,
)
mvlgamma = define(
    "aten",
    "mvlgamma",
    "mvlgamma(Tensor self, int p) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("p", "int")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_special:mvlgamma"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1539),
    YAML,
    __package__,
)
mvlgamma_ = define(
    "aten",
    "mvlgamma_",
    "mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("p", "int")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="mvlgamma",
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1539,
    ),
    YAML,
    __package__,
)
mvlgamma_out = define(
    "aten",
    "mvlgamma.out",
    "mvlgamma.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("p", "int"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="mvlgamma", tags=("generated", "out", "pt2_compliant_tag"), line=1539),
    YAML,
    __package__,
)
igamma = define(
    "aten",
    "igamma",
    "igamma(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "special_incomplete_gamma:igamma", "Meta": "special_incomplete_gamma:igamma"},
    OperatorTraits(
        pointwise="special_incomplete_gamma:igamma",
        promotion="default",
        dtypes="f",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1549,
    ),
    YAML,
    __package__,
)
igamma_ = define(
    "aten",
    "igamma_",
    "igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="igamma",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1549,
    ),
    YAML,
    __package__,
)
igamma_out = define(
    "aten",
    "igamma.out",
    "igamma.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="igamma",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1549,
    ),
    YAML,
    __package__,
)
igammac = define(
    "aten",
    "igammac",
    "igammac(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "special_incomplete_gamma:igammac", "Meta": "special_incomplete_gamma:igammac"},
    OperatorTraits(
        pointwise="special_incomplete_gamma:igammac",
        promotion="default",
        dtypes="f",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1559,
    ),
    YAML,
    __package__,
)
igammac_ = define(
    "aten",
    "igammac_",
    "igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("other", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="igammac",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1559,
    ),
    YAML,
    __package__,
)
igammac_out = define(
    "aten",
    "igammac.out",
    "igammac.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="igammac",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1559,
    ),
    YAML,
    __package__,
)
special_zeta = define(
    "aten",
    "special_zeta",
    "special_zeta(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "special_gamma:zeta", "Meta": "special_gamma:zeta"},
    OperatorTraits(
        pointwise="special_gamma:zeta",
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1569,
    ),
    YAML,
    __package__,
)
special_zeta_out = define(
    "aten",
    "special_zeta.out",
    "special_zeta.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="special_zeta",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1569,
    ),
    YAML,
    __package__,
)
special_gammaln = define(
    "aten",
    "special_gammaln",
    "special_gammaln(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_gammaln"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1580),
    YAML,
    __package__,
)
special_gammaln_out = define(
    "aten",
    "special_gammaln.out",
    "special_gammaln.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_gammaln_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1580),
    YAML,
    __package__,
)
special_digamma = define(
    "aten",
    "special_digamma",
    "special_digamma(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_digamma"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1587),
    YAML,
    __package__,
)
special_digamma_out = define(
    "aten",
    "special_digamma.out",
    "special_digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_digamma_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1587),
    YAML,
    __package__,
)
special_psi = define(
    "aten",
    "special_psi",
    "special_psi(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_psi"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1594),
    YAML,
    __package__,
)
special_psi_out = define(
    "aten",
    "special_psi.out",
    "special_psi.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_psi_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1594),
    YAML,
    __package__,
)
special_polygamma = define(
    "aten",
    "special_polygamma",
    "special_polygamma(int n, Tensor self) -> Tensor",
    Signature((Parameter("n", "int"), Parameter("self", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_polygamma"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1601),
    YAML,
    __package__,
)
special_polygamma_out = define(
    "aten",
    "special_polygamma.out",
    "special_polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("n", "int"),
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_polygamma_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1601),
    YAML,
    __package__,
)
special_multigammaln = define(
    "aten",
    "special_multigammaln",
    "special_multigammaln(Tensor self, int p) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("p", "int")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_multigammaln"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1608),
    YAML,
    __package__,
)
special_multigammaln_out = define(
    "aten",
    "special_multigammaln.out",
    "special_multigammaln.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("p", "int"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_multigammaln_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1608),
    YAML,
    __package__,
)
special_gammainc = define(
    "aten",
    "special_gammainc",
    "special_gammainc(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_gammainc"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1615),
    YAML,
    __package__,
)
special_gammainc_out = define(
    "aten",
    "special_gammainc.out",
    "special_gammainc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_gammainc_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1615),
    YAML,
    __package__,
)
special_gammaincc = define(
    "aten",
    "special_gammaincc",
    "special_gammaincc(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_gammaincc"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1622),
    YAML,
    __package__,
)
special_gammaincc_out = define(
    "aten",
    "special_gammaincc.out",
    "special_gammaincc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_gammaincc_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1622),
    YAML,
    __package__,
)
i0 = define(
    "aten",
    "i0",
    "i0(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_bessel:i0", "Meta": "special_bessel:i0"},
    OperatorTraits(
        pointwise="special_bessel:i0",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1631,
    ),
    YAML,
    __package__,
)
i0_ = define(
    "aten",
    "i0_",
    "i0_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="i0",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=1631,
    ),
    YAML,
    __package__,
)
i0_out = define(
    "aten",
    "i0.out",
    "i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="i0",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1631,
    ),
    YAML,
    __package__,
)
special_i0e = define(
    "aten",
    "special_i0e",
    "special_i0e(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_bessel:i0e", "Meta": "special_bessel:i0e"},
    OperatorTraits(
        pointwise="special_bessel:i0e",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1640,
    ),
    YAML,
    __package__,
)
special_i0e_out = define(
    "aten",
    "special_i0e.out",
    "special_i0e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_i0e",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1640,
    ),
    YAML,
    __package__,
)
special_i1 = define(
    "aten",
    "special_i1",
    "special_i1(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_bessel:i1", "Meta": "special_bessel:i1"},
    OperatorTraits(
        pointwise="special_bessel:i1",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1649,
    ),
    YAML,
    __package__,
)
special_i1_out = define(
    "aten",
    "special_i1.out",
    "special_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_i1",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1649,
    ),
    YAML,
    __package__,
)
special_i1e = define(
    "aten",
    "special_i1e",
    "special_i1e(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_bessel:i1e", "Meta": "special_bessel:i1e"},
    OperatorTraits(
        pointwise="special_bessel:i1e",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1658,
    ),
    YAML,
    __package__,
)
special_i1e_out = define(
    "aten",
    "special_i1e.out",
    "special_i1e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_i1e",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1658,
    ),
    YAML,
    __package__,
)
special_i0 = define(
    "aten",
    "special_i0",
    "special_i0(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_i0"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1667),
    YAML,
    __package__,
)
special_i0_out = define(
    "aten",
    "special_i0.out",
    "special_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_i0_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1667),
    YAML,
    __package__,
)
special_modified_bessel_i0 = define(
    "aten",
    "special_modified_bessel_i0",
    "special_modified_bessel_i0(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_bessel:i0", "Meta": "special_bessel:i0"},
    OperatorTraits(
        pointwise="special_bessel:i0",
        promotion="int_to_float",
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1674,
    ),
    YAML,
    __package__,
)
special_modified_bessel_i0_out = define(
    "aten",
    "special_modified_bessel_i0.out",
    "special_modified_bessel_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_modified_bessel_i0",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1674,
    ),
    YAML,
    __package__,
)
special_modified_bessel_i1 = define(
    "aten",
    "special_modified_bessel_i1",
    "special_modified_bessel_i1(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_bessel:i1", "Meta": "special_bessel:i1"},
    OperatorTraits(
        pointwise="special_bessel:i1",
        promotion="int_to_float",
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1683,
    ),
    YAML,
    __package__,
)
special_modified_bessel_i1_out = define(
    "aten",
    "special_modified_bessel_i1.out",
    "special_modified_bessel_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_modified_bessel_i1",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1683,
    ),
    YAML,
    __package__,
)
special_modified_bessel_k0 = define(
    "aten",
    "special_modified_bessel_k0",
    "special_modified_bessel_k0(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_bessel:modified_bessel_k0", "Meta": "special_bessel:modified_bessel_k0"},
    OperatorTraits(
        pointwise="special_bessel:modified_bessel_k0",
        promotion="int_to_float",
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1692,
    ),
    YAML,
    __package__,
)
special_modified_bessel_k0_out = define(
    "aten",
    "special_modified_bessel_k0.out",
    "special_modified_bessel_k0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_modified_bessel_k0",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1692,
    ),
    YAML,
    __package__,
)
special_modified_bessel_k1 = define(
    "aten",
    "special_modified_bessel_k1",
    "special_modified_bessel_k1(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_bessel:modified_bessel_k1", "Meta": "special_bessel:modified_bessel_k1"},
    OperatorTraits(
        pointwise="special_bessel:modified_bessel_k1",
        promotion="int_to_float",
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1702,
    ),
    YAML,
    __package__,
)
special_modified_bessel_k1_out = define(
    "aten",
    "special_modified_bessel_k1.out",
    "special_modified_bessel_k1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_modified_bessel_k1",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1702,
    ),
    YAML,
    __package__,
)
special_scaled_modified_bessel_k0 = define(
    "aten",
    "special_scaled_modified_bessel_k0",
    "special_scaled_modified_bessel_k0(Tensor x) -> Tensor",
    Signature((Parameter("x", "Tensor"),), ("Tensor",)),
    {
        "CPU": "special_bessel:scaled_modified_bessel_k0",
        "Meta": "special_bessel:scaled_modified_bessel_k0",
    },
    OperatorTraits(
        pointwise="special_bessel:scaled_modified_bessel_k0",
        promotion="int_to_float",
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1712,
    ),
    YAML,
    __package__,
)
special_scaled_modified_bessel_k0_out = define(
    "aten",
    "special_scaled_modified_bessel_k0.out",
    "special_scaled_modified_bessel_k0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_scaled_modified_bessel_k0",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1712,
    ),
    YAML,
    __package__,
)
special_scaled_modified_bessel_k1 = define(
    "aten",
    "special_scaled_modified_bessel_k1",
    "special_scaled_modified_bessel_k1(Tensor x) -> Tensor",
    Signature((Parameter("x", "Tensor"),), ("Tensor",)),
    {
        "CPU": "special_bessel:scaled_modified_bessel_k1",
        "Meta": "special_bessel:scaled_modified_bessel_k1",
    },
    OperatorTraits(
        pointwise="special_bessel:scaled_modified_bessel_k1",
        promotion="int_to_float",
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1722,
    ),
    YAML,
    __package__,
)
special_scaled_modified_bessel_k1_out = define(
    "aten",
    "special_scaled_modified_bessel_k1.out",
    "special_scaled_modified_bessel_k1.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_scaled_modified_bessel_k1",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1722,
    ),
    YAML,
    __package__,
)
special_bessel_j0 = define(
    "aten",
    "special_bessel_j0",
    "special_bessel_j0(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_bessel:bessel_j0", "Meta": "special_bessel:bessel_j0"},
    OperatorTraits(
        pointwise="special_bessel:bessel_j0",
        promotion="int_to_float",
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1732,
    ),
    YAML,
    __package__,
)
special_bessel_j0_out = define(
    "aten",
    "special_bessel_j0.out",
    "special_bessel_j0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_bessel_j0",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1732,
    ),
    YAML,
    __package__,
)
special_bessel_j1 = define(
    "aten",
    "special_bessel_j1",
    "special_bessel_j1(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_bessel:bessel_j1", "Meta": "special_bessel:bessel_j1"},
    OperatorTraits(
        pointwise="special_bessel:bessel_j1",
        promotion="int_to_float",
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1741,
    ),
    YAML,
    __package__,
)
special_bessel_j1_out = define(
    "aten",
    "special_bessel_j1.out",
    "special_bessel_j1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_bessel_j1",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1741,
    ),
    YAML,
    __package__,
)
special_bessel_y0 = define(
    "aten",
    "special_bessel_y0",
    "special_bessel_y0(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_bessel:bessel_y0", "Meta": "special_bessel:bessel_y0"},
    OperatorTraits(
        pointwise="special_bessel:bessel_y0",
        promotion="int_to_float",
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1750,
    ),
    YAML,
    __package__,
)
special_bessel_y0_out = define(
    "aten",
    "special_bessel_y0.out",
    "special_bessel_y0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_bessel_y0",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1750,
    ),
    YAML,
    __package__,
)
special_bessel_y1 = define(
    "aten",
    "special_bessel_y1",
    "special_bessel_y1(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special_bessel:bessel_y1", "Meta": "special_bessel:bessel_y1"},
    OperatorTraits(
        pointwise="special_bessel:bessel_y1",
        promotion="int_to_float",
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1760,
    ),
    YAML,
    __package__,
)
special_bessel_y1_out = define(
    "aten",
    "special_bessel_y1.out",
    "special_bessel_y1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_bessel_y1",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1760,
    ),
    YAML,
    __package__,
)
special_spherical_bessel_j0 = define(
    "aten",
    "special_spherical_bessel_j0",
    "special_spherical_bessel_j0(Tensor x) -> Tensor",
    Signature((Parameter("x", "Tensor"),), ("Tensor",)),
    {"CPU": "special_bessel:spherical_bessel_j0", "Meta": "special_bessel:spherical_bessel_j0"},
    OperatorTraits(
        pointwise="special_bessel:spherical_bessel_j0",
        promotion="int_to_float",
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1770,
    ),
    YAML,
    __package__,
)
special_spherical_bessel_j0_out = define(
    "aten",
    "special_spherical_bessel_j0.out",
    "special_spherical_bessel_j0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_spherical_bessel_j0",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1770,
    ),
    YAML,
    __package__,
)
special_airy_ai = define(
    "aten",
    "special_airy_ai",
    "special_airy_ai(Tensor x) -> Tensor",
    Signature((Parameter("x", "Tensor"),), ("Tensor",)),
    {"CPU": "special_airy:airy_ai", "Meta": "special_airy:airy_ai"},
    OperatorTraits(
        pointwise="special_airy:airy_ai",
        promotion="int_to_float",
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1779,
    ),
    YAML,
    __package__,
)
special_airy_ai_out = define(
    "aten",
    "special_airy_ai.out",
    "special_airy_ai.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_airy_ai",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1779,
    ),
    YAML,
    __package__,
)
special_chebyshev_polynomial_t = define(
    "aten",
    "special_chebyshev_polynomial_t",
    "special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor",
    Signature((Parameter("x", "Tensor"), Parameter("n", "Tensor")), ("Tensor",)),
    {
        "CPU": "special_polynomial:chebyshev_polynomial_t",
        "Meta": "special_polynomial:chebyshev_polynomial_t",
    },
    OperatorTraits(
        pointwise="special_polynomial:chebyshev_polynomial_t",
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1790,
    ),
    YAML,
    __package__,
)
special_chebyshev_polynomial_t_out = define(
    "aten",
    "special_chebyshev_polynomial_t.out",
    "special_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("n", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="special_chebyshev_polynomial_t",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1790,
    ),
    YAML,
    __package__,
)
special_chebyshev_polynomial_u = define(
    "aten",
    "special_chebyshev_polynomial_u",
    "special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor",
    Signature((Parameter("x", "Tensor"), Parameter("n", "Tensor")), ("Tensor",)),
    {
        "CPU": "special_polynomial:chebyshev_polynomial_u",
        "Meta": "special_polynomial:chebyshev_polynomial_u",
    },
    OperatorTraits(
        pointwise="special_polynomial:chebyshev_polynomial_u",
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1801,
    ),
    YAML,
    __package__,
)
special_chebyshev_polynomial_u_out = define(
    "aten",
    "special_chebyshev_polynomial_u.out",
    "special_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("n", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="special_chebyshev_polynomial_u",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1801,
    ),
    YAML,
    __package__,
)
special_chebyshev_polynomial_v = define(
    "aten",
    "special_chebyshev_polynomial_v",
    "special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor",
    Signature((Parameter("x", "Tensor"), Parameter("n", "Tensor")), ("Tensor",)),
    {
        "CPU": "special_polynomial:chebyshev_polynomial_v",
        "Meta": "special_polynomial:chebyshev_polynomial_v",
    },
    OperatorTraits(
        pointwise="special_polynomial:chebyshev_polynomial_v",
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1812,
    ),
    YAML,
    __package__,
)
special_chebyshev_polynomial_v_out = define(
    "aten",
    "special_chebyshev_polynomial_v.out",
    "special_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("n", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="special_chebyshev_polynomial_v",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1812,
    ),
    YAML,
    __package__,
)
special_chebyshev_polynomial_w = define(
    "aten",
    "special_chebyshev_polynomial_w",
    "special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor",
    Signature((Parameter("x", "Tensor"), Parameter("n", "Tensor")), ("Tensor",)),
    {
        "CPU": "special_polynomial:chebyshev_polynomial_w",
        "Meta": "special_polynomial:chebyshev_polynomial_w",
    },
    OperatorTraits(
        pointwise="special_polynomial:chebyshev_polynomial_w",
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1823,
    ),
    YAML,
    __package__,
)
special_chebyshev_polynomial_w_out = define(
    "aten",
    "special_chebyshev_polynomial_w.out",
    "special_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("n", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="special_chebyshev_polynomial_w",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1823,
    ),
    YAML,
    __package__,
)
special_shifted_chebyshev_polynomial_t = define(
    "aten",
    "special_shifted_chebyshev_polynomial_t",
    "special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor",
    Signature((Parameter("x", "Tensor"), Parameter("n", "Tensor")), ("Tensor",)),
    {
        "CPU": "special_polynomial:shifted_chebyshev_polynomial_t",
        "Meta": "special_polynomial:shifted_chebyshev_polynomial_t",
    },
    OperatorTraits(
        pointwise="special_polynomial:shifted_chebyshev_polynomial_t",
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1834,
    ),
    YAML,
    __package__,
)
special_shifted_chebyshev_polynomial_t_out = define(
    "aten",
    "special_shifted_chebyshev_polynomial_t.out",
    "special_shifted_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("n", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="special_shifted_chebyshev_polynomial_t",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1834,
    ),
    YAML,
    __package__,
)
special_shifted_chebyshev_polynomial_u = define(
    "aten",
    "special_shifted_chebyshev_polynomial_u",
    "special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor",
    Signature((Parameter("x", "Tensor"), Parameter("n", "Tensor")), ("Tensor",)),
    {
        "CPU": "special_polynomial:shifted_chebyshev_polynomial_u",
        "Meta": "special_polynomial:shifted_chebyshev_polynomial_u",
    },
    OperatorTraits(
        pointwise="special_polynomial:shifted_chebyshev_polynomial_u",
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1845,
    ),
    YAML,
    __package__,
)
special_shifted_chebyshev_polynomial_u_out = define(
    "aten",
    "special_shifted_chebyshev_polynomial_u.out",
    "special_shifted_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("n", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="special_shifted_chebyshev_polynomial_u",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1845,
    ),
    YAML,
    __package__,
)
special_shifted_chebyshev_polynomial_v = define(
    "aten",
    "special_shifted_chebyshev_polynomial_v",
    "special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor",
    Signature((Parameter("x", "Tensor"), Parameter("n", "Tensor")), ("Tensor",)),
    {
        "CPU": "special_polynomial:shifted_chebyshev_polynomial_v",
        "Meta": "special_polynomial:shifted_chebyshev_polynomial_v",
    },
    OperatorTraits(
        pointwise="special_polynomial:shifted_chebyshev_polynomial_v",
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1856,
    ),
    YAML,
    __package__,
)
special_shifted_chebyshev_polynomial_v_out = define(
    "aten",
    "special_shifted_chebyshev_polynomial_v.out",
    "special_shifted_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("n", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="special_shifted_chebyshev_polynomial_v",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1856,
    ),
    YAML,
    __package__,
)
special_shifted_chebyshev_polynomial_w = define(
    "aten",
    "special_shifted_chebyshev_polynomial_w",
    "special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor",
    Signature((Parameter("x", "Tensor"), Parameter("n", "Tensor")), ("Tensor",)),
    {
        "CPU": "special_polynomial:shifted_chebyshev_polynomial_w",
        "Meta": "special_polynomial:shifted_chebyshev_polynomial_w",
    },
    OperatorTraits(
        pointwise="special_polynomial:shifted_chebyshev_polynomial_w",
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1867,
    ),
    YAML,
    __package__,
)
special_shifted_chebyshev_polynomial_w_out = define(
    "aten",
    "special_shifted_chebyshev_polynomial_w.out",
    "special_shifted_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("n", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="special_shifted_chebyshev_polynomial_w",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1867,
    ),
    YAML,
    __package__,
)
special_hermite_polynomial_h = define(
    "aten",
    "special_hermite_polynomial_h",
    "special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor",
    Signature((Parameter("x", "Tensor"), Parameter("n", "Tensor")), ("Tensor",)),
    {
        "CPU": "special_polynomial:hermite_polynomial_h",
        "Meta": "special_polynomial:hermite_polynomial_h",
    },
    OperatorTraits(
        pointwise="special_polynomial:hermite_polynomial_h",
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1878,
    ),
    YAML,
    __package__,
)
special_hermite_polynomial_h_out = define(
    "aten",
    "special_hermite_polynomial_h.out",
    "special_hermite_polynomial_h.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("n", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="special_hermite_polynomial_h",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1878,
    ),
    YAML,
    __package__,
)
special_hermite_polynomial_he = define(
    "aten",
    "special_hermite_polynomial_he",
    "special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor",
    Signature((Parameter("x", "Tensor"), Parameter("n", "Tensor")), ("Tensor",)),
    {
        "CPU": "special_polynomial:hermite_polynomial_he",
        "Meta": "special_polynomial:hermite_polynomial_he",
    },
    OperatorTraits(
        pointwise="special_polynomial:hermite_polynomial_he",
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1889,
    ),
    YAML,
    __package__,
)
special_hermite_polynomial_he_out = define(
    "aten",
    "special_hermite_polynomial_he.out",
    "special_hermite_polynomial_he.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("n", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="special_hermite_polynomial_he",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1889,
    ),
    YAML,
    __package__,
)
special_laguerre_polynomial_l = define(
    "aten",
    "special_laguerre_polynomial_l",
    "special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor",
    Signature((Parameter("x", "Tensor"), Parameter("n", "Tensor")), ("Tensor",)),
    {
        "CPU": "special_polynomial:laguerre_polynomial_l",
        "Meta": "special_polynomial:laguerre_polynomial_l",
    },
    OperatorTraits(
        pointwise="special_polynomial:laguerre_polynomial_l",
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1900,
    ),
    YAML,
    __package__,
)
special_laguerre_polynomial_l_out = define(
    "aten",
    "special_laguerre_polynomial_l.out",
    "special_laguerre_polynomial_l.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("n", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="special_laguerre_polynomial_l",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1900,
    ),
    YAML,
    __package__,
)
special_legendre_polynomial_p = define(
    "aten",
    "special_legendre_polynomial_p",
    "special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor",
    Signature((Parameter("x", "Tensor"), Parameter("n", "Tensor")), ("Tensor",)),
    {
        "CPU": "special_polynomial:legendre_polynomial_p",
        "Meta": "special_polynomial:legendre_polynomial_p",
    },
    OperatorTraits(
        pointwise="special_polynomial:legendre_polynomial_p",
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        tags=("pt2_compliant_tag",),
        line=1911,
    ),
    YAML,
    __package__,
)
special_legendre_polynomial_p_out = define(
    "aten",
    "special_legendre_polynomial_p.out",
    "special_legendre_polynomial_p.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("n", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="special_legendre_polynomial_p",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1911,
    ),
    YAML,
    __package__,
)
special_entr = define(
    "aten",
    "special_entr",
    "special_entr(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "special:entr", "Meta": "special:entr"},
    OperatorTraits(
        pointwise="special:entr",
        promotion="int_to_float",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1924,
    ),
    YAML,
    __package__,
)
special_entr_out = define(
    "aten",
    "special_entr.out",
    "special_entr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        dtypes="bif",
        form_of="special_entr",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1924,
    ),
    YAML,
    __package__,
)
special_xlog1py = define(
    "aten",
    "special_xlog1py",
    "special_xlog1py(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "special:xlog1py", "Meta": "special:xlog1py"},
    OperatorTraits(
        pointwise="special:xlog1py",
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=1934,
    ),
    YAML,
    __package__,
)
special_xlog1py_out = define(
    "aten",
    "special_xlog1py.out",
    "special_xlog1py.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="int_to_float",
        numbers=True,
        dtypes="bif",
        form_of="special_xlog1py",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1934,
    ),
    YAML,
    __package__,
)
special_xlogy = define(
    "aten",
    "special_xlogy",
    "special_xlogy(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_special:special_xlogy"},
    OperatorTraits(numbers=True, tags=("pt2_compliant_tag",), line=1947),
    YAML,
    __package__,
)
special_xlogy_out = define(
    "aten",
    "special_xlogy.out",
    "special_xlogy.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        numbers=True,
        form_of="special_xlogy",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=1947,
    ),
    YAML,
    __package__,
)
special_exp2 = define(
    "aten",
    "special_exp2",
    "special_exp2(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_exp2"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1956),
    YAML,
    __package__,
)
special_exp2_out = define(
    "aten",
    "special_exp2.out",
    "special_exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_exp2_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1956),
    YAML,
    __package__,
)
special_expm1 = define(
    "aten",
    "special_expm1",
    "special_expm1(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_expm1"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1963),
    YAML,
    __package__,
)
special_expm1_out = define(
    "aten",
    "special_expm1.out",
    "special_expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_expm1_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1963),
    YAML,
    __package__,
)
special_expit = define(
    "aten",
    "special_expit",
    "special_expit(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_expit"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1970),
    YAML,
    __package__,
)
special_expit_out = define(
    "aten",
    "special_expit.out",
    "special_expit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_expit_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1970),
    YAML,
    __package__,
)
special_log1p = define(
    "aten",
    "special_log1p",
    "special_log1p(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_log1p"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1977),
    YAML,
    __package__,
)
special_log1p_out = define(
    "aten",
    "special_log1p.out",
    "special_log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_log1p_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1977),
    YAML,
    __package__,
)
special_logit = define(
    "aten",
    "special_logit",
    "special_logit(Tensor self, float? eps=None) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("eps", "float?", None)), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_logit"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1984),
    YAML,
    __package__,
)
special_logit_out = define(
    "aten",
    "special_logit.out",
    "special_logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("eps", "float?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_logit_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1984),
    YAML,
    __package__,
)
special_sinc = define(
    "aten",
    "special_sinc",
    "special_sinc(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_sinc"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1991),
    YAML,
    __package__,
)
special_sinc_out = define(
    "aten",
    "special_sinc.out",
    "special_sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_sinc_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1991),
    YAML,
    __package__,
)
special_logsumexp = define(
    "aten",
    "special_logsumexp",
    "special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]"),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_logsumexp"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=1998),
    YAML,
    __package__,
)
special_logsumexp_out = define(
    "aten",
    "special_logsumexp.out",
    "special_logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]"),
            Parameter("keepdim", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:special_logsumexp_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=1998),
    YAML,
    __package__,
)
special_round = define(
    "aten",
    "special_round",
    "special_round(Tensor self, *, int decimals=0) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("decimals", "int", 0, keyword_only=True)),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_special:special_round"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2005),
    YAML,
    __package__,
)
special_round_out = define(
    "aten",
    "special_round.out",
    "special_round.out(Tensor self, *, int decimals=0, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("decimals", "int", 0, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="special_round",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2005,
    ),
    YAML,
    __package__,
)
relu = define(
    "aten",
    "relu",
    "relu(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "activation:relu", "Meta": "activation:relu"},
    OperatorTraits(
        pointwise="activation:relu",
        promotion="default",
        dtypes="if",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=2017,
    ),
    YAML,
    __package__,
)
relu_ = define(
    "aten",
    "relu_",
    "relu_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="if",
        form_of="relu",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=2017,
    ),
    YAML,
    __package__,
)
relu6 = define(
    "aten",
    "relu6",
    "relu6(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_activation:relu6"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2026),
    YAML,
    __package__,
)
relu6_ = define(
    "aten",
    "relu6_",
    "relu6_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_activation:relu6_"},
    OperatorTraits(tags=("inplace", "pt2_compliant_tag"), line=2032),
    YAML,
    __package__,
)
threshold = define(
    "aten",
    "threshold",
    "threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("threshold", "Scalar"),
            Parameter("value", "Scalar"),
        ),
        ("Tensor",),
    ),
    {"CPU": "activation:threshold", "Meta": "meta:broadcast_tensors_meta"},
    OperatorTraits(dtypes="if", autograd=True, tags=("pt2_compliant_tag",), line=2038),
    YAML,
    __package__,
)
threshold_ = define(
    "aten",
    "threshold_",
    "threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("threshold", "Scalar"),
            Parameter("value", "Scalar"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="if",
        form_of="threshold",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=2038,
    ),
    YAML,
    __package__,
)
threshold_out = define(
    "aten",
    "threshold.out",
    "threshold.out(Tensor self, Scalar threshold, Scalar value, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("threshold", "Scalar"),
            Parameter("value", "Scalar"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="if",
        form_of="threshold",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2038,
    ),
    YAML,
    __package__,
)
threshold_backward = define(
    "aten",
    "threshold_backward",
    "threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("threshold", "Scalar"),
        ),
        ("Tensor",),
    ),
    {"CPU": "activation:threshold_backward", "Meta": "meta:broadcast_tensors_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=2048),
    YAML,
    __package__,
)
threshold_backward_grad_input = define(
    "aten",
    "threshold_backward.grad_input",
    "threshold_backward.grad_input(Tensor grad_output, Tensor self, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!)",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("threshold", "Scalar"),
            Parameter(
                "grad_input",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="a!",
            ),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="threshold_backward",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2048,
    ),
    YAML,
    __package__,
)
leaky_relu = define(
    "aten",
    "leaky_relu",
    "leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("negative_slope", "Scalar", 0.01)),
        ("Tensor",),
    ),
    {"CPU": "activation:leaky_relu", "Meta": "meta:broadcast_tensors_meta"},
    OperatorTraits(dtypes="f", autograd=True, tags=("pt2_compliant_tag",), line=2058),
    YAML,
    __package__,
)
leaky_relu_ = define(
    "aten",
    "leaky_relu_",
    "leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("negative_slope", "Scalar", 0.01),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="leaky_relu",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=2058,
    ),
    YAML,
    __package__,
)
leaky_relu_out = define(
    "aten",
    "leaky_relu.out",
    "leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("negative_slope", "Scalar", 0.01),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="leaky_relu",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2058,
    ),
    YAML,
    __package__,
)
leaky_relu_backward = define(
    "aten",
    "leaky_relu_backward",
    "leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("negative_slope", "Scalar"),
            Parameter("self_is_result", "bool"),
        ),
        ("Tensor",),
    ),
    {"CPU": "activation:leaky_relu_backward", "Meta": "meta:broadcast_tensors_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=2071),
    YAML,
    __package__,
)
leaky_relu_backward_grad_input = define(
    "aten",
    "leaky_relu_backward.grad_input",
    "leaky_relu_backward.grad_input(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result, *, Tensor(a!) grad_input) -> Tensor(a!)",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("negative_slope", "Scalar"),
            Parameter("self_is_result", "bool"),
            Parameter(
                "grad_input",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="a!",
            ),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="leaky_relu_backward",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2071,
    ),
    YAML,
    __package__,
)
prelu = define(
    "aten",
    "prelu",
    "prelu(Tensor self, Tensor weight) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("weight", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_activation:prelu"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2084),
    YAML,
    __package__,
)
rrelu = define(
    "aten",
    "rrelu",
    "rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("lower", "Scalar", 0.125),
            Parameter("upper", "Scalar", 0.3333333333333333),
            Parameter("training", "bool", False),
            Parameter("generator", "Generator?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_activation:rrelu"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=2095),
    YAML,
    __package__,
)
rrelu_ = define(
    "aten",
    "rrelu_",
    "rrelu_(Tensor(a!) self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("lower", "Scalar", 0.125),
            Parameter("upper", "Scalar", 0.3333333333333333),
            Parameter("training", "bool", False),
            Parameter("generator", "Generator?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_activation:rrelu_"},
    OperatorTraits(tags=("inplace", "nondeterministic_seeded", "pt2_compliant_tag"), line=2104),
    YAML,
    __package__,
)
hardtanh = define(
    "aten",
    "hardtanh",
    "hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("min_val", "Scalar", -1),
            Parameter("max_val", "Scalar", 1),
        ),
        ("Tensor",),
    ),
    {"CPU": "activation:hardtanh", "Meta": "meta:broadcast_tensors_meta"},
    OperatorTraits(dtypes="if", autograd=True, tags=("pt2_compliant_tag",), line=2113),
    YAML,
    __package__,
)
hardtanh_ = define(
    "aten",
    "hardtanh_",
    "hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("min_val", "Scalar", -1),
            Parameter("max_val", "Scalar", 1),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="if",
        form_of="hardtanh",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=2113,
    ),
    YAML,
    __package__,
)
hardtanh_out = define(
    "aten",
    "hardtanh.out",
    "hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("min_val", "Scalar", -1),
            Parameter("max_val", "Scalar", 1),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="if",
        form_of="hardtanh",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2113,
    ),
    YAML,
    __package__,
)
elu = define(
    "aten",
    "elu",
    "elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("alpha", "Scalar", 1),
            Parameter("scale", "Scalar", 1),
            Parameter("input_scale", "Scalar", 1),
        ),
        ("Tensor",),
    ),
    {"CPU": "activation:elu", "Meta": "meta:broadcast_tensors_meta"},
    OperatorTraits(dtypes="f", autograd=True, tags=("pt2_compliant_tag",), line=2125),
    YAML,
    __package__,
)
elu_ = define(
    "aten",
    "elu_",
    "elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("alpha", "Scalar", 1),
            Parameter("scale", "Scalar", 1),
            Parameter("input_scale", "Scalar", 1),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="elu",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=2125,
    ),
    YAML,
    __package__,
)
elu_out = define(
    "aten",
    "elu.out",
    "elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("alpha", "Scalar", 1),
            Parameter("scale", "Scalar", 1),
            Parameter("input_scale", "Scalar", 1),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="elu",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2125,
    ),
    YAML,
    __package__,
)
elu_backward = define(
    "aten",
    "elu_backward",
    "elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("alpha", "Scalar"),
            Parameter("scale", "Scalar"),
            Parameter("input_scale", "Scalar"),
            Parameter("is_result", "bool"),
            Parameter("self_or_result", "Tensor"),
        ),
        ("Tensor",),
    ),
    {"CPU": "activation:elu_backward", "Meta": "meta:broadcast_tensors_meta"},
    OperatorTraits(dtypes="f", autograd=True, tags=("pt2_compliant_tag",), line=2138),
    YAML,
    __package__,
)
elu_backward_grad_input = define(
    "aten",
    "elu_backward.grad_input",
    "elu_backward.grad_input(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result, *, Tensor(a!) grad_input) -> Tensor(a!)",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("alpha", "Scalar"),
            Parameter("scale", "Scalar"),
            Parameter("input_scale", "Scalar"),
            Parameter("is_result", "bool"),
            Parameter("self_or_result", "Tensor"),
            Parameter(
                "grad_input",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="a!",
            ),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="elu_backward",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2138,
    ),
    YAML,
    __package__,
)
celu = define(
    "aten",
    "celu",
    "celu(Tensor self, Scalar alpha=1.0) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("alpha", "Scalar", 1.0)), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_activation:celu"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2150),
    YAML,
    __package__,
)
celu_ = define(
    "aten",
    "celu_",
    "celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("alpha", "Scalar", 1.0)),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_activation:celu_"},
    OperatorTraits(tags=("inplace", "pt2_compliant_tag"), line=2156),
    YAML,
    __package__,
)
selu = define(
    "aten",
    "selu",
    "selu(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_activation:selu"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2161),
    YAML,
    __package__,
)
selu_ = define(
    "aten",
    "selu_",
    "selu_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_activation:selu_"},
    OperatorTraits(tags=("inplace", "pt2_compliant_tag"), line=2166),
    YAML,
    __package__,
)
gelu = define(
    "aten",
    "gelu",
    "gelu(Tensor self, *, str approximate='none') -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("approximate", "str", "none", keyword_only=True)),
        ("Tensor",),
    ),
    {"CPU": "activation:gelu", "Meta": "meta:broadcast_tensors_meta"},
    OperatorTraits(dtypes="f", autograd=True, tags=("pt2_compliant_tag",), line=2171),
    YAML,
    __package__,
)
gelu_ = define(
    "aten",
    "gelu_",
    "gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("approximate", "str", "none", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="gelu",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=2171,
    ),
    YAML,
    __package__,
)
gelu_out = define(
    "aten",
    "gelu.out",
    "gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("approximate", "str", "none", keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="gelu",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2171,
    ),
    YAML,
    __package__,
)
gelu_backward = define(
    "aten",
    "gelu_backward",
    "gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("approximate", "str", "none", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "activation:gelu_backward", "Meta": "meta:broadcast_tensors_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=2184),
    YAML,
    __package__,
)
gelu_backward_grad_input = define(
    "aten",
    "gelu_backward.grad_input",
    "gelu_backward.grad_input(Tensor grad_output, Tensor self, *, str approximate='none', Tensor(a!) grad_input) -> Tensor(a!)",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("approximate", "str", "none", keyword_only=True),
            Parameter(
                "grad_input",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="a!",
            ),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="gelu_backward",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2184,
    ),
    YAML,
    __package__,
)
silu = define(
    "aten",
    "silu",
    "silu(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "activation:silu", "Meta": "activation:silu"},
    OperatorTraits(
        pointwise="activation:silu",
        promotion="default",
        dtypes="fc",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=2196,
    ),
    YAML,
    __package__,
)
silu_ = define(
    "aten",
    "silu_",
    "silu_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="fc",
        form_of="silu",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=2196,
    ),
    YAML,
    __package__,
)
silu_out = define(
    "aten",
    "silu.out",
    "silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="fc",
        form_of="silu",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2196,
    ),
    YAML,
    __package__,
)
silu_backward = define(
    "aten",
    "silu_backward",
    "silu_backward(Tensor grad_output, Tensor self) -> Tensor",
    Signature((Parameter("grad_output", "Tensor"), Parameter("self", "Tensor")), ("Tensor",)),
    {"CPU": "activation:silu_backward", "Meta": "activation:silu_backward"},
    OperatorTraits(
        pointwise="activation:silu_backward",
        promotion="default",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=2205,
    ),
    YAML,
    __package__,
)
silu_backward_grad_input = define(
    "aten",
    "silu_backward.grad_input",
    "silu_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter(
                "grad_input",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="a!",
            ),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        form_of="silu_backward",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2205,
    ),
    YAML,
    __package__,
)
mish = define(
    "aten",
    "mish",
    "mish(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "activation:mish", "Meta": "activation:mish"},
    OperatorTraits(
        pointwise="activation:mish",
        promotion="default",
        dtypes="f",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=2212,
    ),
    YAML,
    __package__,
)
mish_ = define(
    "aten",
    "mish_",
    "mish_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="mish",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=2212,
    ),
    YAML,
    __package__,
)
mish_out = define(
    "aten",
    "mish.out",
    "mish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="mish",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2212,
    ),
    YAML,
    __package__,
)
mish_backward = define(
    "aten",
    "mish_backward",
    "mish_backward(Tensor grad_output, Tensor self) -> Tensor",
    Signature((Parameter("grad_output", "Tensor"), Parameter("self", "Tensor")), ("Tensor",)),
    {"CPU": "activation:mish_backward", "Meta": "activation:mish_backward"},
    OperatorTraits(
        pointwise="activation:mish_backward",
        promotion="default",
        dtypes="bif",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=2221,
    ),
    YAML,
    __package__,
)
softplus = define(
    "aten",
    "softplus",
    "softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("beta", "Scalar", 1),
            Parameter("threshold", "Scalar", 20),
        ),
        ("Tensor",),
    ),
    {"CPU": "activation:softplus", "Meta": "meta:broadcast_tensors_meta"},
    OperatorTraits(dtypes="f", autograd=True, tags=("pt2_compliant_tag",), line=2228),
    YAML,
    __package__,
)
softplus_out = define(
    "aten",
    "softplus.out",
    "softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("beta", "Scalar", 1),
            Parameter("threshold", "Scalar", 20),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="softplus",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2228,
    ),
    YAML,
    __package__,
)
softplus_backward = define(
    "aten",
    "softplus_backward",
    "softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("beta", "Scalar"),
            Parameter("threshold", "Scalar"),
        ),
        ("Tensor",),
    ),
    {"CPU": "activation:softplus_backward", "Meta": "meta:broadcast_tensors_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=2241),
    YAML,
    __package__,
)
softplus_backward_grad_input = define(
    "aten",
    "softplus_backward.grad_input",
    "softplus_backward.grad_input(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!)",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("beta", "Scalar"),
            Parameter("threshold", "Scalar"),
            Parameter(
                "grad_input",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="a!",
            ),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="softplus_backward",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2241,
    ),
    YAML,
    __package__,
)
log_sigmoid = define(
    "aten",
    "log_sigmoid",
    "log_sigmoid(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "activation:log_sigmoid", "Meta": "activation:log_sigmoid"},
    OperatorTraits(
        pointwise="activation:log_sigmoid",
        promotion="default",
        dtypes="f",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=2251,
    ),
    YAML,
    __package__,
)
log_sigmoid_out = define(
    "aten",
    "log_sigmoid.out",
    "log_sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="log_sigmoid",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2251,
    ),
    YAML,
    __package__,
)
glu = define(
    "aten",
    "glu",
    "glu(Tensor self, int dim=-1) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("dim", "int", -1)), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_activation:glu"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2260),
    YAML,
    __package__,
)
glu_out = define(
    "aten",
    "glu.out",
    "glu.out(Tensor self, int dim=-1, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int", -1),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="glu", tags=("generated", "out", "pt2_compliant_tag"), line=2260),
    YAML,
    __package__,
)
hardsigmoid = define(
    "aten",
    "hardsigmoid",
    "hardsigmoid(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "activation:hardsigmoid", "Meta": "activation:hardsigmoid"},
    OperatorTraits(
        pointwise="activation:hardsigmoid",
        promotion="default",
        dtypes="f",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=2272,
    ),
    YAML,
    __package__,
)
hardsigmoid_ = define(
    "aten",
    "hardsigmoid_",
    "hardsigmoid_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="hardsigmoid",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=2272,
    ),
    YAML,
    __package__,
)
hardsigmoid_out = define(
    "aten",
    "hardsigmoid.out",
    "hardsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="hardsigmoid",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2272,
    ),
    YAML,
    __package__,
)
hardswish = define(
    "aten",
    "hardswish",
    "hardswish(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "activation:hardswish", "Meta": "activation:hardswish"},
    OperatorTraits(
        pointwise="activation:hardswish",
        promotion="default",
        dtypes="f",
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=2284,
    ),
    YAML,
    __package__,
)
hardswish_ = define(
    "aten",
    "hardswish_",
    "hardswish_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="hardswish",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=2284,
    ),
    YAML,
    __package__,
)
hardswish_out = define(
    "aten",
    "hardswish.out",
    "hardswish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        promotion="default",
        dtypes="f",
        form_of="hardswish",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2284,
    ),
    YAML,
    __package__,
)
hardshrink = define(
    "aten",
    "hardshrink",
    "hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("lambd", "Scalar", 0.5)), ("Tensor",)),
    {"CPU": "activation:hardshrink", "Meta": "meta:broadcast_tensors_meta"},
    OperatorTraits(dtypes="f", autograd=True, tags=("pt2_compliant_tag",), line=2293),
    YAML,
    __package__,
)
hardshrink_out = define(
    "aten",
    "hardshrink.out",
    "hardshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("lambd", "Scalar", 0.5),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="hardshrink",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2293,
    ),
    YAML,
    __package__,
)
softshrink = define(
    "aten",
    "softshrink",
    "softshrink(Tensor self, Scalar lambd=0.5) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("lambd", "Scalar", 0.5)), ("Tensor",)),
    {"CPU": "activation:softshrink", "Meta": "meta:broadcast_tensors_meta"},
    OperatorTraits(dtypes="f", autograd=True, tags=("pt2_compliant_tag",), line=2303),
    YAML,
    __package__,
)
softshrink_out = define(
    "aten",
    "softshrink.out",
    "softshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("lambd", "Scalar", 0.5),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="softshrink",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2303,
    ),
    YAML,
    __package__,
)
softmax_int = define(
    "aten",
    "softmax.int",
    "softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("dtype", "ScalarType?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "softmax:softmax", "Meta": "meta_softmax:softmax_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=2318),
    YAML,
    __package__,
)
softmax_int_out = define(
    "aten",
    "softmax.int_out",
    "softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("dtype", "ScalarType?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="softmax.int",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2318,
    ),
    YAML,
    __package__,
)
log_softmax_int = define(
    "aten",
    "log_softmax.int",
    "log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("dtype", "ScalarType?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "softmax:log_softmax", "Meta": "meta_softmax:softmax_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=2331),
    YAML,
    __package__,
)
log_softmax_int_out = define(
    "aten",
    "log_softmax.int_out",
    "log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("dtype", "ScalarType?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="log_softmax.int",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2331,
    ),
    YAML,
    __package__,
)
_softmax = define(
    "aten",
    "_softmax",
    "_softmax(Tensor self, int dim, bool half_to_float) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("dim", "int"), Parameter("half_to_float", "bool")),
        ("Tensor",),
    ),
    {"CPU": "softmax:softmax_half_to_float", "Meta": "meta_softmax:softmax_half_to_float_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=2344),
    YAML,
    __package__,
)
_softmax_out = define(
    "aten",
    "_softmax.out",
    "_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("half_to_float", "bool"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="_softmax", tags=("generated", "out", "pt2_compliant_tag"), line=2344),
    YAML,
    __package__,
)
_log_softmax = define(
    "aten",
    "_log_softmax",
    "_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("dim", "int"), Parameter("half_to_float", "bool")),
        ("Tensor",),
    ),
    {"CPU": "softmax:log_softmax_half_to_float", "Meta": "meta_softmax:softmax_half_to_float_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=2356),
    YAML,
    __package__,
)
_log_softmax_out = define(
    "aten",
    "_log_softmax.out",
    "_log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("half_to_float", "bool"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="_log_softmax",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2356,
    ),
    YAML,
    __package__,
)
_softmax_backward_data = define(
    "aten",
    "_softmax_backward_data",
    "_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output", "Tensor"),
            Parameter("dim", "int"),
            Parameter("input_dtype", "ScalarType"),
        ),
        ("Tensor",),
    ),
    {"CPU": "softmax:softmax_backward", "Meta": "meta_softmax:softmax_backward_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=2368),
    YAML,
    __package__,
)
_softmax_backward_data_out = define(
    "aten",
    "_softmax_backward_data.out",
    "_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output", "Tensor"),
            Parameter("dim", "int"),
            Parameter("input_dtype", "ScalarType"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="_softmax_backward_data",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2368,
    ),
    YAML,
    __package__,
)
_log_softmax_backward_data = define(
    "aten",
    "_log_softmax_backward_data",
    "_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output", "Tensor"),
            Parameter("dim", "int"),
            Parameter("input_dtype", "ScalarType"),
        ),
        ("Tensor",),
    ),
    {"CPU": "softmax:log_softmax_backward", "Meta": "meta_softmax:softmax_backward_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=2382),
    YAML,
    __package__,
)
_log_softmax_backward_data_out = define(
    "aten",
    "_log_softmax_backward_data.out",
    "_log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output", "Tensor"),
            Parameter("dim", "int"),
            Parameter("input_dtype", "ScalarType"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="_log_softmax_backward_data",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2382,
    ),
    YAML,
    __package__,
)
special_softmax = define(
    "aten",
    "special_softmax",
    "special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("dtype", "ScalarType?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_activation:special_softmax"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2396),
    YAML,
    __package__,
)
special_log_softmax = define(
    "aten",
    "special_log_softmax",
    "special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_activation:special_log_softmax"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2403),
    YAML,
    __package__,
)
dropout = define(
    "aten",
    "dropout",
    "dropout(Tensor input, float p, bool train) -> Tensor",
    Signature(
        (Parameter("input", "Tensor"), Parameter("p", "float"), Parameter("train", "bool")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_activation:dropout"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=2412),
    YAML,
    __package__,
)
dropout_ = define(
    "aten",
    "dropout_",
    "dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("p", "float"),
            Parameter("train", "bool"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="dropout",
        tags=("generated", "inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
        line=2412,
    ),
    YAML,
    __package__,
)
feature_dropout = define(
    "aten",
    "feature_dropout",
    "feature_dropout(Tensor input, float p, bool train) -> Tensor",
    Signature(
        (Parameter("input", "Tensor"), Parameter("p", "float"), Parameter("train", "bool")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_activation:feature_dropout"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=2425),
    YAML,
    __package__,
)
feature_dropout_ = define(
    "aten",
    "feature_dropout_",
    "feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("p", "float"),
            Parameter("train", "bool"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="feature_dropout",
        tags=("generated", "inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
        line=2425,
    ),
    YAML,
    __package__,
)
alpha_dropout = define(
    "aten",
    "alpha_dropout",
    "alpha_dropout(Tensor input, float p, bool train) -> Tensor",
    Signature(
        (Parameter("input", "Tensor"), Parameter("p", "float"), Parameter("train", "bool")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_activation:alpha_dropout"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=2436),
    YAML,
    __package__,
)
alpha_dropout_ = define(
    "aten",
    "alpha_dropout_",
    "alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("p", "float"),
            Parameter("train", "bool"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="alpha_dropout",
        tags=("generated", "inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
        line=2436,
    ),
    YAML,
    __package__,
)
feature_alpha_dropout = define(
    "aten",
    "feature_alpha_dropout",
    "feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor",
    Signature(
        (Parameter("input", "Tensor"), Parameter("p", "float"), Parameter("train", "bool")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_activation:feature_alpha_dropout"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=2447),
    YAML,
    __package__,
)
feature_alpha_dropout_ = define(
    "aten",
    "feature_alpha_dropout_",
    "feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("p", "float"),
            Parameter("train", "bool"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="feature_alpha_dropout",
        tags=("generated", "inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
        line=2447,
    ),
    YAML,
    __package__,
)
native_dropout = define(
    "aten",
    "native_dropout",
    "native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)",
    Signature(
        (Parameter("input", "Tensor"), Parameter("p", "float"), Parameter("train", "bool?")),
        ("Tensor", "Tensor"),
    ),
    {"CompositeImplicitAutograd": "composite_activation:native_dropout"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=2458),
    YAML,
    __package__,
)
native_dropout_backward = define(
    "aten",
    "native_dropout_backward",
    "native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("mask", "Tensor"),
            Parameter("scale", "float"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_activation:native_dropout_backward"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2466),
    YAML,
    __package__,
)
mse_loss = define(
    "aten",
    "mse_loss",
    "mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("reduction", "int", 1),
        ),
        ("Tensor",),
    ),
    {"CPU": "loss:mse_loss", "Meta": "meta_loss:elementwise_loss_meta"},
    OperatorTraits(
        dtypes="f",
        broadcasts=True,
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=2475,
    ),
    YAML,
    __package__,
)
mse_loss_out = define(
    "aten",
    "mse_loss.out",
    "mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("reduction", "int", 1),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="mse_loss",
        broadcasts=True,
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2475,
    ),
    YAML,
    __package__,
)
l1_loss = define(
    "aten",
    "l1_loss",
    "l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("reduction", "int", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:l1_loss"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2490),
    YAML,
    __package__,
)
smooth_l1_loss = define(
    "aten",
    "smooth_l1_loss",
    "smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("reduction", "int", 1),
            Parameter("beta", "float", 1.0),
        ),
        ("Tensor",),
    ),
    {"CPU": "loss:smooth_l1_loss", "Meta": "meta_loss:elementwise_loss_meta"},
    OperatorTraits(
        dtypes="f",
        broadcasts=True,
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=2499,
    ),
    YAML,
    __package__,
)
smooth_l1_loss_out = define(
    "aten",
    "smooth_l1_loss.out",
    "smooth_l1_loss.out(Tensor self, Tensor target, int reduction=Mean, float beta=1.0, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("reduction", "int", 1),
            Parameter("beta", "float", 1.0),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="smooth_l1_loss",
        broadcasts=True,
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2499,
    ),
    YAML,
    __package__,
)
huber_loss = define(
    "aten",
    "huber_loss",
    "huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("reduction", "int", 1),
            Parameter("delta", "float", 1.0),
        ),
        ("Tensor",),
    ),
    {"CPU": "loss:huber_loss", "Meta": "meta_loss:elementwise_loss_meta"},
    OperatorTraits(
        dtypes="f",
        broadcasts=True,
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=2514,
    ),
    YAML,
    __package__,
)
huber_loss_out = define(
    "aten",
    "huber_loss.out",
    "huber_loss.out(Tensor self, Tensor target, int reduction=Mean, float delta=1.0, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("reduction", "int", 1),
            Parameter("delta", "float", 1.0),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="huber_loss",
        broadcasts=True,
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2514,
    ),
    YAML,
    __package__,
)
binary_cross_entropy = define(
    "aten",
    "binary_cross_entropy",
    "binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?", None),
            Parameter("reduction", "int", 1),
        ),
        ("Tensor",),
    ),
    {"CPU": "loss:binary_cross_entropy", "Meta": "meta_loss:weighted_loss_meta"},
    OperatorTraits(dtypes="f", autograd=True, tags=("pt2_compliant_tag",), line=2529),
    YAML,
    __package__,
)
binary_cross_entropy_out = define(
    "aten",
    "binary_cross_entropy.out",
    "binary_cross_entropy.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?", None),
            Parameter("reduction", "int", 1),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="binary_cross_entropy",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2529,
    ),
    YAML,
    __package__,
)
binary_cross_entropy_with_logits = define(
    "aten",
    "binary_cross_entropy_with_logits",
    "binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?", None),
            Parameter("pos_weight", "Tensor?", None),
            Parameter("reduction", "int", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:binary_cross_entropy_with_logits"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2544),
    YAML,
    __package__,
)
kl_div = define(
    "aten",
    "kl_div",
    "kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("reduction", "int", 1),
            Parameter("log_target", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:kl_div"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2553),
    YAML,
    __package__,
)
poisson_nll_loss = define(
    "aten",
    "poisson_nll_loss",
    "poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("log_input", "bool"),
            Parameter("full", "bool"),
            Parameter("eps", "float"),
            Parameter("reduction", "int"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:poisson_nll_loss"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2562),
    YAML,
    __package__,
)
soft_margin_loss = define(
    "aten",
    "soft_margin_loss",
    "soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("reduction", "int", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:soft_margin_loss"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2571),
    YAML,
    __package__,
)
soft_margin_loss_out = define(
    "aten",
    "soft_margin_loss.out",
    "soft_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("reduction", "int", 1),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="soft_margin_loss",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2571,
    ),
    YAML,
    __package__,
)
hinge_embedding_loss = define(
    "aten",
    "hinge_embedding_loss",
    "hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("margin", "float", 1.0),
            Parameter("reduction", "int", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:hinge_embedding_loss"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2582),
    YAML,
    __package__,
)
nll_loss_forward = define(
    "aten",
    "nll_loss_forward",
    "nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?"),
            Parameter("reduction", "int"),
            Parameter("ignore_index", "SymInt"),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "loss_nll:nll_loss_forward", "Meta": "meta_loss:nll_loss_meta"},
    OperatorTraits(
        dtypes="if",
        autograd=True,
        return_type="nll_loss_forward",
        tags=("pt2_compliant_tag",),
        line=2593,
    ),
    YAML,
    __package__,
)
nll_loss_forward_output = define(
    "aten",
    "nll_loss_forward.output",
    "nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!) output, Tensor(b!) total_weight)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?"),
            Parameter("reduction", "int"),
            Parameter("ignore_index", "SymInt"),
            Parameter("output", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter(
                "total_weight",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="b!",
            ),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        dtypes="if",
        form_of="nll_loss_forward",
        return_type="nll_loss_forward",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2593,
    ),
    YAML,
    __package__,
)
_class_cross_entropy = define(
    "aten",
    "_class_cross_entropy",
    "_class_cross_entropy(Tensor self, Tensor target, int reduction, SymInt ignore_index) -> (Tensor output, Tensor softmax)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("reduction", "int"),
            Parameter("ignore_index", "SymInt"),
        ),
        ("Tensor", "Tensor"),
    ),
    {
        "CPU": "loss_cross_entropy:class_cross_entropy",
        "Meta": "loss_cross_entropy:class_cross_entropy_meta",
    },
    OperatorTraits(
        dtypes="if",
        autograd=True,
        return_type="_class_cross_entropy",
        tags=("pt2_compliant_tag",),
        line=2608,
    ),
    YAML,
    __package__,
)
nll_loss2d_forward = define(
    "aten",
    "nll_loss2d_forward",
    "nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?"),
            Parameter("reduction", "int"),
            Parameter("ignore_index", "SymInt"),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "loss_nll:nll_loss2d_forward", "Meta": "meta_loss:nll_loss_meta"},
    OperatorTraits(
        dtypes="f",
        autograd=True,
        return_type="nll_loss2d_forward",
        tags=("pt2_compliant_tag",),
        line=2621,
    ),
    YAML,
    __package__,
)
nll_loss2d_forward_output = define(
    "aten",
    "nll_loss2d_forward.output",
    "nll_loss2d_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!) output, Tensor(b!) total_weight)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?"),
            Parameter("reduction", "int"),
            Parameter("ignore_index", "SymInt"),
            Parameter("output", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter(
                "total_weight",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="b!",
            ),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="nll_loss2d_forward",
        return_type="nll_loss2d_forward",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2621,
    ),
    YAML,
    __package__,
)
nll_loss_backward = define(
    "aten",
    "nll_loss_backward",
    "nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?"),
            Parameter("reduction", "int"),
            Parameter("ignore_index", "SymInt"),
            Parameter("total_weight", "Tensor"),
        ),
        ("Tensor",),
    ),
    {"CPU": "loss_nll:nll_loss_backward", "Meta": "meta_loss:nll_loss_backward_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=2634),
    YAML,
    __package__,
)
nll_loss_backward_grad_input = define(
    "aten",
    "nll_loss_backward.grad_input",
    "nll_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?"),
            Parameter("reduction", "int"),
            Parameter("ignore_index", "SymInt"),
            Parameter("total_weight", "Tensor"),
            Parameter(
                "grad_input",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="a!",
            ),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="nll_loss_backward",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2634,
    ),
    YAML,
    __package__,
)
nll_loss2d_backward = define(
    "aten",
    "nll_loss2d_backward",
    "nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?"),
            Parameter("reduction", "int"),
            Parameter("ignore_index", "SymInt"),
            Parameter("total_weight", "Tensor"),
        ),
        ("Tensor",),
    ),
    {"CPU": "loss_nll:nll_loss_backward", "Meta": "meta_loss:nll_loss_backward_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=2647),
    YAML,
    __package__,
)
nll_loss2d_backward_grad_input = define(
    "aten",
    "nll_loss2d_backward.grad_input",
    "nll_loss2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?"),
            Parameter("reduction", "int"),
            Parameter("ignore_index", "SymInt"),
            Parameter("total_weight", "Tensor"),
            Parameter(
                "grad_input",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="a!",
            ),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="nll_loss2d_backward",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2647,
    ),
    YAML,
    __package__,
)
nll_loss = define(
    "aten",
    "nll_loss",
    "nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?", None),
            Parameter("reduction", "int", 1),
            Parameter("ignore_index", "SymInt", -100),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:nll_loss"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2660),
    YAML,
    __package__,
)
nll_loss_out = define(
    "aten",
    "nll_loss.out",
    "nll_loss.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?", None),
            Parameter("reduction", "int", 1),
            Parameter("ignore_index", "SymInt", -100),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="nll_loss", tags=("generated", "out", "pt2_compliant_tag"), line=2660),
    YAML,
    __package__,
)
nll_loss2d = define(
    "aten",
    "nll_loss2d",
    "nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?", None),
            Parameter("reduction", "int", 1),
            Parameter("ignore_index", "SymInt", -100),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:nll_loss2d"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2670),
    YAML,
    __package__,
)
nll_loss2d_out = define(
    "aten",
    "nll_loss2d.out",
    "nll_loss2d.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?", None),
            Parameter("reduction", "int", 1),
            Parameter("ignore_index", "SymInt", -100),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="nll_loss2d", tags=("generated", "out", "pt2_compliant_tag"), line=2670),
    YAML,
    __package__,
)
nll_loss_nd = define(
    "aten",
    "nll_loss_nd",
    "nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?", None),
            Parameter("reduction", "int", 1),
            Parameter("ignore_index", "SymInt", -100),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:nll_loss_nd"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2678),
    YAML,
    __package__,
)
cross_entropy_loss = define(
    "aten",
    "cross_entropy_loss",
    "cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, float label_smoothing=0.0) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("weight", "Tensor?", None),
            Parameter("reduction", "int", 1),
            Parameter("ignore_index", "SymInt", -100),
            Parameter("label_smoothing", "float", 0.0),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:cross_entropy_loss"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2688),
    YAML,
    __package__,
)
multi_margin_loss = define(
    "aten",
    "multi_margin_loss",
    "multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("p", "Scalar", 1),
            Parameter("margin", "Scalar", 1),
            Parameter("weight", "Tensor?", None),
            Parameter("reduction", "int", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:multi_margin_loss"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2701),
    YAML,
    __package__,
)
multi_margin_loss_out = define(
    "aten",
    "multi_margin_loss.out",
    "multi_margin_loss.out(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("p", "Scalar", 1),
            Parameter("margin", "Scalar", 1),
            Parameter("weight", "Tensor?", None),
            Parameter("reduction", "int", 1),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="multi_margin_loss",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2701,
    ),
    YAML,
    __package__,
)
multilabel_margin_loss_forward = define(
    "aten",
    "multilabel_margin_loss_forward",
    "multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor is_target)",
    Signature(
        (Parameter("self", "Tensor"), Parameter("target", "Tensor"), Parameter("reduction", "int")),
        ("Tensor", "Tensor"),
    ),
    {
        "CPU": "loss_margin:multilabel_margin_loss_forward",
        "Meta": "meta_loss:multilabel_margin_loss_meta",
    },
    OperatorTraits(
        dtypes="f",
        autograd=True,
        return_type="multilabel_margin_loss_forward",
        tags=("pt2_compliant_tag",),
        line=2712,
    ),
    YAML,
    __package__,
)
multilabel_margin_loss_forward_output = define(
    "aten",
    "multilabel_margin_loss_forward.output",
    "multilabel_margin_loss_forward.output(Tensor self, Tensor target, int reduction, *, Tensor(a!) output, Tensor(b!) is_target) -> (Tensor(a!) output, Tensor(b!) is_target)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("reduction", "int"),
            Parameter("output", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("is_target", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        dtypes="f",
        form_of="multilabel_margin_loss_forward",
        return_type="multilabel_margin_loss_forward",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2712,
    ),
    YAML,
    __package__,
)
multilabel_margin_loss_backward = define(
    "aten",
    "multilabel_margin_loss_backward",
    "multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("reduction", "int"),
            Parameter("is_target", "Tensor"),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "loss_margin:multilabel_margin_loss_backward",
        "Meta": "meta_loss:multilabel_margin_loss_backward_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=2726),
    YAML,
    __package__,
)
multilabel_margin_loss_backward_grad_input = define(
    "aten",
    "multilabel_margin_loss_backward.grad_input",
    "multilabel_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target, *, Tensor(a!) grad_input) -> Tensor(a!)",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("reduction", "int"),
            Parameter("is_target", "Tensor"),
            Parameter(
                "grad_input",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="a!",
            ),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="multilabel_margin_loss_backward",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2726,
    ),
    YAML,
    __package__,
)
multilabel_margin_loss = define(
    "aten",
    "multilabel_margin_loss",
    "multilabel_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("reduction", "int", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:multilabel_margin_loss"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2738),
    YAML,
    __package__,
)
multilabel_margin_loss_out = define(
    "aten",
    "multilabel_margin_loss.out",
    "multilabel_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("reduction", "int", 1),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="multilabel_margin_loss",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=2738,
    ),
    YAML,
    __package__,
)
margin_ranking_loss = define(
    "aten",
    "margin_ranking_loss",
    "margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor",
    Signature(
        (
            Parameter("input1", "Tensor"),
            Parameter("input2", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("margin", "float", 0.0),
            Parameter("reduction", "int", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:margin_ranking_loss"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2748),
    YAML,
    __package__,
)
cosine_embedding_loss = define(
    "aten",
    "cosine_embedding_loss",
    "cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor",
    Signature(
        (
            Parameter("input1", "Tensor"),
            Parameter("input2", "Tensor"),
            Parameter("target", "Tensor"),
            Parameter("margin", "float", 0.0),
            Parameter("reduction", "int", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:cosine_embedding_loss"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2756),
    YAML,
    __package__,
)
triplet_margin_loss = define(
    "aten",
    "triplet_margin_loss",
    "triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor",
    Signature(
        (
            Parameter("anchor", "Tensor"),
            Parameter("positive", "Tensor"),
            Parameter("negative", "Tensor"),
            Parameter("margin", "float", 1.0),
            Parameter("p", "float", 2),
            Parameter("eps", "float", 1e-06),
            Parameter("swap", "bool", False),
            Parameter("reduction", "int", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:triplet_margin_loss"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2764),
    YAML,
    __package__,
)
_ctc_loss = define(
    "aten",
    "_ctc_loss",
    "_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)",
    Signature(
        (
            Parameter("log_probs", "Tensor"),
            Parameter("targets", "Tensor"),
            Parameter("input_lengths", "int[]"),
            Parameter("target_lengths", "int[]"),
            Parameter("blank", "int", 0),
            Parameter("zero_infinity", "bool", False),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "loss_ctc:ctc_loss_forward", "Meta": "meta_loss:ctc_loss_meta"},
    OperatorTraits(dtypes="if", autograd=True, tags=("pt2_compliant_tag",), line=2773),
    YAML,
    __package__,
)
_ctc_loss_backward = define(
    "aten",
    "_ctc_loss_backward",
    "_ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor",
    Signature(
        (
            Parameter("grad", "Tensor"),
            Parameter("log_probs", "Tensor"),
            Parameter("targets", "Tensor"),
            Parameter("input_lengths", "int[]"),
            Parameter("target_lengths", "int[]"),
            Parameter("neg_log_likelihood", "Tensor"),
            Parameter("log_alpha", "Tensor"),
            Parameter("blank", "int"),
            Parameter("zero_infinity", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "loss_ctc:ctc_loss_backward", "Meta": "meta_loss:ctc_loss_backward_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=2790),
    YAML,
    __package__,
)
ctc_loss_IntList = define(
    "aten",
    "ctc_loss.IntList",
    "ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor",
    Signature(
        (
            Parameter("log_probs", "Tensor"),
            Parameter("targets", "Tensor"),
            Parameter("input_lengths", "int[]"),
            Parameter("target_lengths", "int[]"),
            Parameter("blank", "int", 0),
            Parameter("reduction", "int", 1),
            Parameter("zero_infinity", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:ctc_loss_IntList"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2799),
    YAML,
    __package__,
)
ctc_loss_Tensor = define(
    "aten",
    "ctc_loss.Tensor",
    "ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor",
    Signature(
        (
            Parameter("log_probs", "Tensor"),
            Parameter("targets", "Tensor"),
            Parameter("input_lengths", "Tensor"),
            Parameter("target_lengths", "Tensor"),
            Parameter("blank", "int", 0),
            Parameter("reduction", "int", 1),
            Parameter("zero_infinity", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_loss:ctc_loss_Tensor"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2810),
    YAML,
    __package__,
)
sum = define(
    "aten",
    "sum",
    "sum(Tensor self, *, ScalarType? dtype=None) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("dtype", "ScalarType?", None, keyword_only=True)),
        ("Tensor",),
    ),
    {"CPU": "reduction:sum_all", "Meta": "meta_reduction:sum_all_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=2826),
    YAML,
    __package__,
)
sum_dim_IntList = define(
    "aten",
    "sum.dim_IntList",
    "sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?"),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "reduction:sum_dim", "Meta": "meta_reduction:sum_dim_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=2836),
    YAML,
    __package__,
)
sum_IntList_out = define(
    "aten",
    "sum.IntList_out",
    "sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?"),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="sum.dim_IntList",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=2836,
    ),
    YAML,
    __package__,
)
nansum = define(
    "aten",
    "nansum",
    "nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?", None),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "reduction:nansum", "Meta": "meta_reduction:sum_dim_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=2853),
    YAML,
    __package__,
)
nansum_out = define(
    "aten",
    "nansum.out",
    "nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?", None),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="nansum",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=2853,
    ),
    YAML,
    __package__,
)
mean = define(
    "aten",
    "mean",
    "mean(Tensor self, *, ScalarType? dtype=None) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("dtype", "ScalarType?", None, keyword_only=True)),
        ("Tensor",),
    ),
    {"CPU": "reduction:mean", "Meta": "meta_reduction:mean_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=2870),
    YAML,
    __package__,
)
mean_dtype_out = define(
    "aten",
    "mean.dtype_out",
    "mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="mean",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=2870,
    ),
    YAML,
    __package__,
)
mean_dim = define(
    "aten",
    "mean.dim",
    "mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?"),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "reduction:mean_dim", "Meta": "meta_reduction:mean_dim_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=2880),
    YAML,
    __package__,
)
mean_out = define(
    "aten",
    "mean.out",
    "mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?"),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="mean.dim",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=2880,
    ),
    YAML,
    __package__,
)
nanmean = define(
    "aten",
    "nanmean",
    "nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?", None),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_reduction:nanmean"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2895),
    YAML,
    __package__,
)
nanmean_out = define(
    "aten",
    "nanmean.out",
    "nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?", None),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="nanmean", tags=("generated", "out", "pt2_compliant_tag"), line=2895),
    YAML,
    __package__,
)
prod = define(
    "aten",
    "prod",
    "prod(Tensor self, *, ScalarType? dtype=None) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("dtype", "ScalarType?", None, keyword_only=True)),
        ("Tensor",),
    ),
    {"CPU": "reduction:prod", "Meta": "meta_reduction:sum_all_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=2906),
    YAML,
    __package__,
)
prod_dim_int = define(
    "aten",
    "prod.dim_int",
    "prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "reduction:prod_dim", "Meta": "meta_reduction:prod_dim_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=2919),
    YAML,
    __package__,
)
prod_int_out = define(
    "aten",
    "prod.int_out",
    "prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="prod.dim_int",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=2919,
    ),
    YAML,
    __package__,
)
sum_to_size = define(
    "aten",
    "sum_to_size",
    "sum_to_size(Tensor self, SymInt[] size) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("size", "SymInt[]")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_reduction:sum_to_size"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=2933),
    YAML,
    __package__,
)
count_nonzero = define(
    "aten",
    "count_nonzero",
    "count_nonzero(Tensor self, int? dim=None) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("dim", "int?", None)), ("Tensor",)),
    {"CPU": "extrema:count_nonzero", "Meta": "meta_reduction:count_meta"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=2944),
    YAML,
    __package__,
)
count_nonzero_dim_IntList = define(
    "aten",
    "count_nonzero.dim_IntList",
    "count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("dim", "int[]")), ("Tensor",)),
    {"CPU": "extrema:count_nonzero_dims", "Meta": "meta_reduction:count_meta"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=2956),
    YAML,
    __package__,
)
amax = define(
    "aten",
    "amax",
    "amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]", ()),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "extrema:amax", "Meta": "meta_reduction:extremum_dims_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=2970),
    YAML,
    __package__,
)
amax_out = define(
    "aten",
    "amax.out",
    "amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]", ()),
            Parameter("keepdim", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="amax",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=2970,
    ),
    YAML,
    __package__,
)
amin = define(
    "aten",
    "amin",
    "amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]", ()),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "extrema:amin", "Meta": "meta_reduction:extremum_dims_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=2988),
    YAML,
    __package__,
)
amin_out = define(
    "aten",
    "amin.out",
    "amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]", ()),
            Parameter("keepdim", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="amin",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=2988,
    ),
    YAML,
    __package__,
)
aminmax = define(
    "aten",
    "aminmax",
    "aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int?", None, keyword_only=True),
            Parameter("keepdim", "bool", False, keyword_only=True),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "extrema:aminmax", "Meta": "meta_reduction:aminmax_meta"},
    OperatorTraits(
        autograd=True,
        return_type="aminmax",
        tags=("pt2_compliant_tag", "reduction"),
        line=3005,
    ),
    YAML,
    __package__,
)
aminmax_out = define(
    "aten",
    "aminmax.out",
    "aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int?", None, keyword_only=True),
            Parameter("keepdim", "bool", False, keyword_only=True),
            Parameter("min", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("max", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="aminmax",
        return_type="aminmax",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3005,
    ),
    YAML,
    __package__,
)
max = define(
    "aten",
    "max",
    "max(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "extrema:max_all", "Meta": "meta_reduction:scalar_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=3021),
    YAML,
    __package__,
)
max_unary_out = define(
    "aten",
    "max.unary_out",
    "max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="max",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3021,
    ),
    YAML,
    __package__,
)
min = define(
    "aten",
    "min",
    "min(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "extrema:min_all", "Meta": "meta_reduction:scalar_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=3035),
    YAML,
    __package__,
)
min_unary_out = define(
    "aten",
    "min.unary_out",
    "min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="min",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3035,
    ),
    YAML,
    __package__,
)
max_dim = define(
    "aten",
    "max.dim",
    "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    Signature(
        (Parameter("self", "Tensor"), Parameter("dim", "int"), Parameter("keepdim", "bool", False)),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "extrema:max_dim", "Meta": "meta_reduction:extremum_dim_meta"},
    OperatorTraits(
        autograd=True,
        return_type="max",
        tags=("pt2_compliant_tag", "reduction"),
        line=3049,
    ),
    YAML,
    __package__,
)
max_dim_max = define(
    "aten",
    "max.dim_max",
    "max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("keepdim", "bool", False),
            Parameter("values", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("indices", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="max.dim",
        return_type="max",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3049,
    ),
    YAML,
    __package__,
)
min_dim = define(
    "aten",
    "min.dim",
    "min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    Signature(
        (Parameter("self", "Tensor"), Parameter("dim", "int"), Parameter("keepdim", "bool", False)),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "extrema:min_dim", "Meta": "meta_reduction:extremum_dim_meta"},
    OperatorTraits(
        autograd=True,
        return_type="min",
        tags=("pt2_compliant_tag", "reduction"),
        line=3064,
    ),
    YAML,
    __package__,
)
min_dim_min = define(
    "aten",
    "min.dim_min",
    "min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("keepdim", "bool", False),
            Parameter("values", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("indices", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="min.dim",
        return_type="min",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3064,
    ),
    YAML,
    __package__,
)
argmax = define(
    "aten",
    "argmax",
    "argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int?", None),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "extrema:argmax", "Meta": "meta_reduction:arg_reduction_meta"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=3079),
    YAML,
    __package__,
)
argmax_out = define(
    "aten",
    "argmax.out",
    "argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int?", None),
            Parameter("keepdim", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="argmax",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3079,
    ),
    YAML,
    __package__,
)
argmin = define(
    "aten",
    "argmin",
    "argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int?", None),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "extrema:argmin", "Meta": "meta_reduction:arg_reduction_meta"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=3094),
    YAML,
    __package__,
)
argmin_out = define(
    "aten",
    "argmin.out",
    "argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int?", None),
            Parameter("keepdim", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="argmin",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3094,
    ),
    YAML,
    __package__,
)
all = define(
    "aten",
    "all",
    "all(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "extrema:all_all", "Meta": "meta_reduction:logical_all_meta"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=3109),
    YAML,
    __package__,
)
all_all_out = define(
    "aten",
    "all.all_out",
    "all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="all",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3109,
    ),
    YAML,
    __package__,
)
all_dim = define(
    "aten",
    "all.dim",
    "all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("dim", "int"), Parameter("keepdim", "bool", False)),
        ("Tensor",),
    ),
    {"CPU": "extrema:all_dim", "Meta": "meta_reduction:logical_dim_meta"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=3122),
    YAML,
    __package__,
)
all_out = define(
    "aten",
    "all.out",
    "all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("keepdim", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="all.dim",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3122,
    ),
    YAML,
    __package__,
)
all_dims = define(
    "aten",
    "all.dims",
    "all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[]?", None),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "extrema:all_dims", "Meta": "meta_reduction:logical_dims_meta"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=3135),
    YAML,
    __package__,
)
all_dims_out = define(
    "aten",
    "all.dims_out",
    "all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[]?", None),
            Parameter("keepdim", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="all.dims",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3135,
    ),
    YAML,
    __package__,
)
any = define(
    "aten",
    "any",
    "any(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "extrema:any_all", "Meta": "meta_reduction:logical_all_meta"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=3148),
    YAML,
    __package__,
)
any_all_out = define(
    "aten",
    "any.all_out",
    "any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="any",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3148,
    ),
    YAML,
    __package__,
)
any_dim = define(
    "aten",
    "any.dim",
    "any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("dim", "int"), Parameter("keepdim", "bool", False)),
        ("Tensor",),
    ),
    {"CPU": "extrema:any_dim", "Meta": "meta_reduction:logical_dim_meta"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=3161),
    YAML,
    __package__,
)
any_out = define(
    "aten",
    "any.out",
    "any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("keepdim", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="any.dim",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3161,
    ),
    YAML,
    __package__,
)
any_dims = define(
    "aten",
    "any.dims",
    "any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[]?", None),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "extrema:any_dims", "Meta": "meta_reduction:logical_dims_meta"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=3174),
    YAML,
    __package__,
)
any_dims_out = define(
    "aten",
    "any.dims_out",
    "any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[]?", None),
            Parameter("keepdim", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="any.dims",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3174,
    ),
    YAML,
    __package__,
)
var = define(
    "aten",
    "var",
    "var(Tensor self, bool unbiased=True) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("unbiased", "bool", True)), ("Tensor",)),
    {"CPU": "statistics:var_unbiased", "Meta": "meta_reduction:var_unbiased_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=3189),
    YAML,
    __package__,
)
var_dim = define(
    "aten",
    "var.dim",
    "var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?"),
            Parameter("unbiased", "bool", True),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "statistics:var_dim", "Meta": "meta_reduction:var_dim_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=3201),
    YAML,
    __package__,
)
var_out = define(
    "aten",
    "var.out",
    "var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?"),
            Parameter("unbiased", "bool", True),
            Parameter("keepdim", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="var.dim",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3201,
    ),
    YAML,
    __package__,
)
var_correction = define(
    "aten",
    "var.correction",
    "var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?", None),
            Parameter("correction", "Scalar?", None, keyword_only=True),
            Parameter("keepdim", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "statistics:var_correction", "Meta": "meta_reduction:var_correction_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=3215),
    YAML,
    __package__,
)
var_correction_out = define(
    "aten",
    "var.correction_out",
    "var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?", None),
            Parameter("correction", "Scalar?", None, keyword_only=True),
            Parameter("keepdim", "bool", False, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="var.correction",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3215,
    ),
    YAML,
    __package__,
)
std = define(
    "aten",
    "std",
    "std(Tensor self, bool unbiased=True) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("unbiased", "bool", True)), ("Tensor",)),
    {"CPU": "statistics:std_unbiased", "Meta": "meta_reduction:var_unbiased_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=3230),
    YAML,
    __package__,
)
std_dim = define(
    "aten",
    "std.dim",
    "std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?"),
            Parameter("unbiased", "bool", True),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "statistics:std_dim", "Meta": "meta_reduction:var_dim_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=3242),
    YAML,
    __package__,
)
std_out = define(
    "aten",
    "std.out",
    "std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?"),
            Parameter("unbiased", "bool", True),
            Parameter("keepdim", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="std.dim",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3242,
    ),
    YAML,
    __package__,
)
std_correction = define(
    "aten",
    "std.correction",
    "std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?", None),
            Parameter("correction", "Scalar?", None, keyword_only=True),
            Parameter("keepdim", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "statistics:std_correction", "Meta": "meta_reduction:var_correction_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=3256),
    YAML,
    __package__,
)
std_correction_out = define(
    "aten",
    "std.correction_out",
    "std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?", None),
            Parameter("correction", "Scalar?", None, keyword_only=True),
            Parameter("keepdim", "bool", False, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="std.correction",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3256,
    ),
    YAML,
    __package__,
)
var_mean = define(
    "aten",
    "var_mean",
    "var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)",
    Signature(
        (Parameter("self", "Tensor"), Parameter("unbiased", "bool", True)),
        ("Tensor", "Tensor"),
    ),
    {"CompositeImplicitAutograd": "composite_reduction:var_mean_unbiased"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=3271),
    YAML,
    __package__,
)
var_mean_dim = define(
    "aten",
    "var_mean.dim",
    "var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?"),
            Parameter("unbiased", "bool", True),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CompositeImplicitAutograd": "composite_reduction:var_mean_dim"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=3281),
    YAML,
    __package__,
)
var_mean_correction = define(
    "aten",
    "var_mean.correction",
    "var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?", None),
            Parameter("correction", "Scalar?", None, keyword_only=True),
            Parameter("keepdim", "bool", False, keyword_only=True),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "statistics:var_mean_correction", "Meta": "meta_reduction:var_mean_correction_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=3291),
    YAML,
    __package__,
)
std_mean = define(
    "aten",
    "std_mean",
    "std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)",
    Signature(
        (Parameter("self", "Tensor"), Parameter("unbiased", "bool", True)),
        ("Tensor", "Tensor"),
    ),
    {"CompositeImplicitAutograd": "composite_reduction:std_mean_unbiased"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=3303),
    YAML,
    __package__,
)
std_mean_dim = define(
    "aten",
    "std_mean.dim",
    "std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?"),
            Parameter("unbiased", "bool", True),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CompositeImplicitAutograd": "composite_reduction:std_mean_dim"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=3313),
    YAML,
    __package__,
)
std_mean_correction = define(
    "aten",
    "std_mean.correction",
    "std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]?", None),
            Parameter("correction", "Scalar?", None, keyword_only=True),
            Parameter("keepdim", "bool", False, keyword_only=True),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "statistics:std_mean_correction", "Meta": "meta_reduction:var_mean_correction_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=3323),
    YAML,
    __package__,
)
logsumexp = define(
    "aten",
    "logsumexp",
    "logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]"),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "statistics:logsumexp", "Meta": "meta_scan:logsumexp_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=3335),
    YAML,
    __package__,
)
logsumexp_out = define(
    "aten",
    "logsumexp.out",
    "logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]"),
            Parameter("keepdim", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="logsumexp",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=3335,
    ),
    YAML,
    __package__,
)
median = define(
    "aten",
    "median",
    "median(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "sorting:median", "Meta": "meta_reduction:scalar_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=3351),
    YAML,
    __package__,
)
median_dim = define(
    "aten",
    "median.dim",
    "median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    Signature(
        (Parameter("self", "Tensor"), Parameter("dim", "int"), Parameter("keepdim", "bool", False)),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "sorting:median_dim", "Meta": "meta_reduction:extremum_dim_meta"},
    OperatorTraits(autograd=True, return_type="median", tags=("pt2_compliant_tag",), line=3363),
    YAML,
    __package__,
)
median_dim_values = define(
    "aten",
    "median.dim_values",
    "median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("keepdim", "bool", False),
            Parameter("values", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("indices", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="median.dim",
        return_type="median",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=3363,
    ),
    YAML,
    __package__,
)
nanmedian = define(
    "aten",
    "nanmedian",
    "nanmedian(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "sorting:nanmedian", "Meta": "meta_reduction:scalar_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=3376),
    YAML,
    __package__,
)
nanmedian_dim = define(
    "aten",
    "nanmedian.dim",
    "nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    Signature(
        (Parameter("self", "Tensor"), Parameter("dim", "int"), Parameter("keepdim", "bool", False)),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "sorting:nanmedian_dim", "Meta": "meta_reduction:extremum_dim_meta"},
    OperatorTraits(autograd=True, return_type="nanmedian", tags=("pt2_compliant_tag",), line=3389),
    YAML,
    __package__,
)
nanmedian_dim_values = define(
    "aten",
    "nanmedian.dim_values",
    "nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("keepdim", "bool", False),
            Parameter("values", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("indices", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="nanmedian.dim",
        return_type="nanmedian",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=3389,
    ),
    YAML,
    __package__,
)
mode = define(
    "aten",
    "mode",
    "mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int", -1),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "sorting:mode", "Meta": "meta_reduction:extremum_dim_meta"},
    OperatorTraits(autograd=True, return_type="mode", tags=("pt2_compliant_tag",), line=3402),
    YAML,
    __package__,
)
mode_values = define(
    "aten",
    "mode.values",
    "mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int", -1),
            Parameter("keepdim", "bool", False),
            Parameter("values", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("indices", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="mode",
        return_type="mode",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=3402,
    ),
    YAML,
    __package__,
)
quantile = define(
    "aten",
    "quantile",
    "quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("q", "Tensor"),
            Parameter("dim", "int?", None),
            Parameter("keepdim", "bool", False),
            Parameter("interpolation", "str", "linear", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_quantile:quantile"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3416),
    YAML,
    __package__,
)
quantile_out = define(
    "aten",
    "quantile.out",
    "quantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("q", "Tensor"),
            Parameter("dim", "int?", None),
            Parameter("keepdim", "bool", False),
            Parameter("interpolation", "str", "linear", keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="quantile", tags=("generated", "out", "pt2_compliant_tag"), line=3416),
    YAML,
    __package__,
)
quantile_scalar = define(
    "aten",
    "quantile.scalar",
    "quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("q", "float"),
            Parameter("dim", "int?", None),
            Parameter("keepdim", "bool", False),
            Parameter("interpolation", "str", "linear", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_quantile:quantile_scalar"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3430),
    YAML,
    __package__,
)
quantile_scalar_out = define(
    "aten",
    "quantile.scalar_out",
    "quantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("q", "float"),
            Parameter("dim", "int?", None),
            Parameter("keepdim", "bool", False),
            Parameter("interpolation", "str", "linear", keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="quantile.scalar",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=3430,
    ),
    YAML,
    __package__,
)
nanquantile = define(
    "aten",
    "nanquantile",
    "nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("q", "Tensor"),
            Parameter("dim", "int?", None),
            Parameter("keepdim", "bool", False),
            Parameter("interpolation", "str", "linear", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_quantile:nanquantile"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3446),
    YAML,
    __package__,
)
nanquantile_out = define(
    "aten",
    "nanquantile.out",
    "nanquantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("q", "Tensor"),
            Parameter("dim", "int?", None),
            Parameter("keepdim", "bool", False),
            Parameter("interpolation", "str", "linear", keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="nanquantile",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=3446,
    ),
    YAML,
    __package__,
)
nanquantile_scalar = define(
    "aten",
    "nanquantile.scalar",
    "nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("q", "float"),
            Parameter("dim", "int?", None),
            Parameter("keepdim", "bool", False),
            Parameter("interpolation", "str", "linear", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_quantile:nanquantile_scalar"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3460),
    YAML,
    __package__,
)
nanquantile_scalar_out = define(
    "aten",
    "nanquantile.scalar_out",
    "nanquantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("q", "float"),
            Parameter("dim", "int?", None),
            Parameter("keepdim", "bool", False),
            Parameter("interpolation", "str", "linear", keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="nanquantile.scalar",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=3460,
    ),
    YAML,
    __package__,
)
cumsum = define(
    "aten",
    "cumsum",
    "cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "scan:cumsum", "Meta": "meta_scan:scan_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=3475),
    YAML,
    __package__,
)
cumsum_ = define(
    "aten",
    "cumsum_",
    "cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("dim", "int"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="cumsum",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=3475,
    ),
    YAML,
    __package__,
)
cumsum_out = define(
    "aten",
    "cumsum.out",
    "cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="cumsum", tags=("generated", "out", "pt2_compliant_tag"), line=3475),
    YAML,
    __package__,
)
cumprod = define(
    "aten",
    "cumprod",
    "cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "scan:cumprod", "Meta": "meta_scan:scan_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=3487),
    YAML,
    __package__,
)
cumprod_ = define(
    "aten",
    "cumprod_",
    "cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("dim", "int"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="cumprod",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=3487,
    ),
    YAML,
    __package__,
)
cumprod_out = define(
    "aten",
    "cumprod.out",
    "cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="cumprod", tags=("generated", "out", "pt2_compliant_tag"), line=3487),
    YAML,
    __package__,
)
cummax = define(
    "aten",
    "cummax",
    "cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)",
    Signature((Parameter("self", "Tensor"), Parameter("dim", "int")), ("Tensor", "Tensor")),
    {"CPU": "scan:cummax", "Meta": "meta_scan:cumulative_extremum_meta"},
    OperatorTraits(autograd=True, return_type="cummax", tags=("pt2_compliant_tag",), line=3500),
    YAML,
    __package__,
)
cummax_out = define(
    "aten",
    "cummax.out",
    "cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("values", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("indices", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="cummax",
        return_type="cummax",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=3500,
    ),
    YAML,
    __package__,
)
cummin = define(
    "aten",
    "cummin",
    "cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)",
    Signature((Parameter("self", "Tensor"), Parameter("dim", "int")), ("Tensor", "Tensor")),
    {"CPU": "scan:cummin", "Meta": "meta_scan:cumulative_extremum_meta"},
    OperatorTraits(autograd=True, return_type="cummin", tags=("pt2_compliant_tag",), line=3513),
    YAML,
    __package__,
)
cummin_out = define(
    "aten",
    "cummin.out",
    "cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("values", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("indices", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="cummin",
        return_type="cummin",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=3513,
    ),
    YAML,
    __package__,
)
logcumsumexp = define(
    "aten",
    "logcumsumexp",
    "logcumsumexp(Tensor self, int dim) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("dim", "int")), ("Tensor",)),
    {"CPU": "scan:logcumsumexp", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=3526),
    YAML,
    __package__,
)
logcumsumexp_out = define(
    "aten",
    "logcumsumexp.out",
    "logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="logcumsumexp",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=3526,
    ),
    YAML,
    __package__,
)
diff = define(
    "aten",
    "diff",
    "diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n", "int", 1),
            Parameter("dim", "int", -1),
            Parameter("prepend", "Tensor?", None),
            Parameter("append", "Tensor?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_integral:diff"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3540),
    YAML,
    __package__,
)
diff_out = define(
    "aten",
    "diff.out",
    "diff.out(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n", "int", 1),
            Parameter("dim", "int", -1),
            Parameter("prepend", "Tensor?", None),
            Parameter("append", "Tensor?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="diff", tags=("generated", "out", "pt2_compliant_tag"), line=3540),
    YAML,
    __package__,
)
trapezoid_x = define(
    "aten",
    "trapezoid.x",
    "trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
    Signature(
        (
            Parameter("y", "Tensor"),
            Parameter("x", "Tensor"),
            Parameter("dim", "int", -1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_integral:trapezoid_x"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3551),
    YAML,
    __package__,
)
trapezoid_dx = define(
    "aten",
    "trapezoid.dx",
    "trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
    Signature(
        (
            Parameter("y", "Tensor"),
            Parameter("dx", "Scalar", 1, keyword_only=True),
            Parameter("dim", "int", -1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_integral:trapezoid_dx"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3562),
    YAML,
    __package__,
)
trapz_x = define(
    "aten",
    "trapz.x",
    "trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
    Signature(
        (
            Parameter("y", "Tensor"),
            Parameter("x", "Tensor"),
            Parameter("dim", "int", -1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_integral:trapezoid_x"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3572),
    YAML,
    __package__,
)
trapz_dx = define(
    "aten",
    "trapz.dx",
    "trapz.dx(Tensor y, *, float dx=1, int dim=-1) -> Tensor",
    Signature(
        (
            Parameter("y", "Tensor"),
            Parameter("dx", "float", 1, keyword_only=True),
            Parameter("dim", "int", -1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_integral:trapezoid_dx"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3581),
    YAML,
    __package__,
)
cumulative_trapezoid_x = define(
    "aten",
    "cumulative_trapezoid.x",
    "cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
    Signature(
        (
            Parameter("y", "Tensor"),
            Parameter("x", "Tensor"),
            Parameter("dim", "int", -1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_integral:cumulative_trapezoid_x"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3590),
    YAML,
    __package__,
)
cumulative_trapezoid_dx = define(
    "aten",
    "cumulative_trapezoid.dx",
    "cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
    Signature(
        (
            Parameter("y", "Tensor"),
            Parameter("dx", "Scalar", 1, keyword_only=True),
            Parameter("dim", "int", -1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_integral:cumulative_trapezoid_dx"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3599),
    YAML,
    __package__,
)
gradient_scalarint = define(
    "aten",
    "gradient.scalarint",
    "gradient.scalarint(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) -> Tensor[]",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("spacing", "Scalar?", None, keyword_only=True),
            Parameter("dim", "int?", None, keyword_only=True),
            Parameter("edge_order", "int", 1, keyword_only=True),
        ),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_integral:gradient_scalar"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3608),
    YAML,
    __package__,
)
gradient_scalararray = define(
    "aten",
    "gradient.scalararray",
    "gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[]",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("spacing", "Scalar", keyword_only=True),
            Parameter("dim", "int[]", keyword_only=True),
            Parameter("edge_order", "int", 1, keyword_only=True),
        ),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_integral:gradient_scalar"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3617),
    YAML,
    __package__,
)
gradient_array = define(
    "aten",
    "gradient.array",
    "gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[]",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[]", keyword_only=True),
            Parameter("edge_order", "int", 1, keyword_only=True),
        ),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_integral:gradient_array"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3624),
    YAML,
    __package__,
)
gradient_scalarrayint = define(
    "aten",
    "gradient.scalarrayint",
    "gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) -> Tensor[]",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("spacing", "Scalar[]", keyword_only=True),
            Parameter("dim", "int?", None, keyword_only=True),
            Parameter("edge_order", "int", 1, keyword_only=True),
        ),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_integral:gradient_scalars"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3631),
    YAML,
    __package__,
)
gradient_scalarrayarray = define(
    "aten",
    "gradient.scalarrayarray",
    "gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) -> Tensor[]",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("spacing", "Scalar[]", keyword_only=True),
            Parameter("dim", "int[]", keyword_only=True),
            Parameter("edge_order", "int", 1, keyword_only=True),
        ),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_integral:gradient_scalars"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3638),
    YAML,
    __package__,
)
gradient_tensorarrayint = define(
    "aten",
    "gradient.tensorarrayint",
    "gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) -> Tensor[]",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("spacing", "Tensor[]", keyword_only=True),
            Parameter("dim", "int?", None, keyword_only=True),
            Parameter("edge_order", "int", 1, keyword_only=True),
        ),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_integral:gradient_tensors"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3645),
    YAML,
    __package__,
)
gradient_tensorarray = define(
    "aten",
    "gradient.tensorarray",
    "gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[]",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("spacing", "Tensor[]", keyword_only=True),
            Parameter("dim", "int[]", keyword_only=True),
            Parameter("edge_order", "int", 1, keyword_only=True),
        ),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_integral:gradient_tensors"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3652),
    YAML,
    __package__,
)
bincount = define(
    "aten",
    "bincount",
    "bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("weights", "Tensor?", None),
            Parameter("minlength", "SymInt", 0),
        ),
        ("Tensor",),
    ),
    {"CPU": "statistics:bincount"},
    OperatorTraits(tags=("data_dependent_output", "pt2_compliant_tag"), line=3661),
    YAML,
    __package__,
)
histc = define(
    "aten",
    "histc",
    "histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("bins", "int", 100),
            Parameter("min", "Scalar", 0),
            Parameter("max", "Scalar", 0),
        ),
        ("Tensor",),
    ),
    {"CPU": "statistics:histc", "Meta": "meta_scan:histc_meta"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3672),
    YAML,
    __package__,
)
histc_out = define(
    "aten",
    "histc.out",
    "histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("bins", "int", 100),
            Parameter("min", "Scalar", 0),
            Parameter("max", "Scalar", 0),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="histc", tags=("generated", "out", "pt2_compliant_tag"), line=3672),
    YAML,
    __package__,
)
histogram_bins_tensor = define(
    "aten",
    "histogram.bins_tensor",
    "histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("bins", "Tensor"),
            Parameter("weight", "Tensor?", None, keyword_only=True),
            Parameter("density", "bool", False, keyword_only=True),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "statistics:histogram_bins_tensor", "Meta": "meta_scan:histogram_bins_tensor_meta"},
    OperatorTraits(autograd=True, return_type="histogram", tags=("pt2_compliant_tag",), line=3685),
    YAML,
    __package__,
)
histogram_bins_tensor_out = define(
    "aten",
    "histogram.bins_tensor_out",
    "histogram.bins_tensor_out(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("bins", "Tensor"),
            Parameter("weight", "Tensor?", None, keyword_only=True),
            Parameter("density", "bool", False, keyword_only=True),
            Parameter("hist", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("bin_edges", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="histogram.bins_tensor",
        return_type="histogram",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=3685,
    ),
    YAML,
    __package__,
)
histogram_bin_ct = define(
    "aten",
    "histogram.bin_ct",
    "histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("bins", "int", 100),
            Parameter("range", "float[]?", None, keyword_only=True),
            Parameter("weight", "Tensor?", None, keyword_only=True),
            Parameter("density", "bool", False, keyword_only=True),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "statistics:histogram_bin_ct", "Meta": "meta_scan:histogram_bin_ct_meta"},
    OperatorTraits(autograd=True, return_type="histogram", tags=("pt2_compliant_tag",), line=3698),
    YAML,
    __package__,
)
histogram_bin_ct_out = define(
    "aten",
    "histogram.bin_ct_out",
    "histogram.bin_ct_out(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("bins", "int", 100),
            Parameter("range", "float[]?", None, keyword_only=True),
            Parameter("weight", "Tensor?", None, keyword_only=True),
            Parameter("density", "bool", False, keyword_only=True),
            Parameter("hist", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("bin_edges", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="histogram.bin_ct",
        return_type="histogram",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=3698,
    ),
    YAML,
    __package__,
)
hash_tensor = define(
    "aten",
    "hash_tensor",
    "hash_tensor(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]", ()),
            Parameter("keepdim", "bool", False, keyword_only=True),
            Parameter("mode", "int", 0, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "statistics:hash_tensor", "Meta": "meta_scan:hash_tensor_meta"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3711),
    YAML,
    __package__,
)
hash_tensor_out = define(
    "aten",
    "hash_tensor.out",
    "hash_tensor.out(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]", ()),
            Parameter("keepdim", "bool", False, keyword_only=True),
            Parameter("mode", "int", 0, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="hash_tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=3711,
    ),
    YAML,
    __package__,
)
cov = define(
    "aten",
    "cov",
    "cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("correction", "int", 1, keyword_only=True),
            Parameter("fweights", "Tensor?", None, keyword_only=True),
            Parameter("aweights", "Tensor?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_statistics:cov"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3726),
    YAML,
    __package__,
)
corrcoef = define(
    "aten",
    "corrcoef",
    "corrcoef(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_statistics:corrcoef"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=3739),
    YAML,
    __package__,
)
alias = define(
    "aten",
    "alias",
    "alias(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CPU": "view:alias", "Meta": "view:alias"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=3751),
    YAML,
    __package__,
)
detach = define(
    "aten",
    "detach",
    "detach(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CPU": "view:alias", "Meta": "view:alias"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3758),
    YAML,
    __package__,
)
view = define(
    "aten",
    "view",
    "view(Tensor(a) self, SymInt[] size) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"), Parameter("size", "SymInt[]")), ("Tensor",)),
    {"CPU": "view:view", "Meta": "view:view"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=3765),
    YAML,
    __package__,
)
view_dtype = define(
    "aten",
    "view.dtype",
    "view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)",
    Signature(
        (Parameter("self", "Tensor", alias="a"), Parameter("dtype", "ScalarType")),
        ("Tensor",),
    ),
    {"CPU": "view:view_dtype", "Meta": "view:view_dtype"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3779),
    YAML,
    __package__,
)
view_as = define(
    "aten",
    "view_as",
    "view_as(Tensor(a) self, Tensor other) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_view:view_as"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3791),
    YAML,
    __package__,
)
_unsafe_view = define(
    "aten",
    "_unsafe_view",
    "_unsafe_view(Tensor self, SymInt[] size) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("size", "SymInt[]")), ("Tensor",)),
    {"CPU": "view:view", "Meta": "view:view"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=3799),
    YAML,
    __package__,
)
reshape = define(
    "aten",
    "reshape",
    "reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)",
    Signature(
        (Parameter("self", "Tensor", alias="a"), Parameter("shape", "SymInt[]")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_view:reshape"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3811),
    YAML,
    __package__,
)
reshape_as = define(
    "aten",
    "reshape_as",
    "reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_view:reshape_as"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3820),
    YAML,
    __package__,
)
flatten_using_ints = define(
    "aten",
    "flatten.using_ints",
    "flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("start_dim", "int", 0),
            Parameter("end_dim", "int", -1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_view:flatten"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3826),
    YAML,
    __package__,
)
unflatten_int = define(
    "aten",
    "unflatten.int",
    "unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("dim", "int"),
            Parameter("sizes", "SymInt[]"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_view:unflatten"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3837),
    YAML,
    __package__,
)
ravel = define(
    "aten",
    "ravel",
    "ravel(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_view:ravel"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3847),
    YAML,
    __package__,
)
contiguous = define(
    "aten",
    "contiguous",
    "contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("memory_format", "MemoryFormat", "contiguous_format", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_view:contiguous"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3852),
    YAML,
    __package__,
)
permute = define(
    "aten",
    "permute",
    "permute(Tensor(a) self, int[] dims) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"), Parameter("dims", "int[]")), ("Tensor",)),
    {"CPU": "view:permute", "Meta": "view:permute"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=3862),
    YAML,
    __package__,
)
transpose_int = define(
    "aten",
    "transpose.int",
    "transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("dim0", "int"),
            Parameter("dim1", "int"),
        ),
        ("Tensor",),
    ),
    {"CPU": "view:transpose", "Meta": "view:transpose"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=3873),
    YAML,
    __package__,
)
t = define(
    "aten",
    "t",
    "t(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CPU": "view:t", "Meta": "view:t"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=3884),
    YAML,
    __package__,
)
swapaxes = define(
    "aten",
    "swapaxes",
    "swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("axis0", "int"),
            Parameter("axis1", "int"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_view:swapaxes"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3896),
    YAML,
    __package__,
)
swapdims = define(
    "aten",
    "swapdims",
    "swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("dim0", "int"),
            Parameter("dim1", "int"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_view:swapdims"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3904),
    YAML,
    __package__,
)
movedim_intlist = define(
    "aten",
    "movedim.intlist",
    "movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("source", "int[]"),
            Parameter("destination", "int[]"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_view:movedim_intlist"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3912),
    YAML,
    __package__,
)
movedim_int = define(
    "aten",
    "movedim.int",
    "movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("source", "int"),
            Parameter("destination", "int"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_view:movedim"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3920),
    YAML,
    __package__,
)
moveaxis_intlist = define(
    "aten",
    "moveaxis.intlist",
    "moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("source", "int[]"),
            Parameter("destination", "int[]"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_view:movedim_intlist"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3928),
    YAML,
    __package__,
)
moveaxis_int = define(
    "aten",
    "moveaxis.int",
    "moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("source", "int"),
            Parameter("destination", "int"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_view:movedim"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3936),
    YAML,
    __package__,
)
numpy_T = define(
    "aten",
    "numpy_T",
    "numpy_T(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_view:numpy_T"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3944),
    YAML,
    __package__,
)
matrix_H = define(
    "aten",
    "matrix_H",
    "matrix_H(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_view:matrix_H"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3950),
    YAML,
    __package__,
)
mT = define(
    "aten",
    "mT",
    "mT(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_view:mT"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3956),
    YAML,
    __package__,
)
mH = define(
    "aten",
    "mH",
    "mH(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_view:mH"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3964),
    YAML,
    __package__,
)
adjoint = define(
    "aten",
    "adjoint",
    "adjoint(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_view:adjoint"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3972),
    YAML,
    __package__,
)
expand = define(
    "aten",
    "expand",
    "expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("size", "SymInt[]"),
            Parameter("implicit", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "view:expand", "Meta": "view:expand"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=3982),
    YAML,
    __package__,
)
expand_as = define(
    "aten",
    "expand_as",
    "expand_as(Tensor(a) self, Tensor other) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_view:expand_as"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=3994),
    YAML,
    __package__,
)
broadcast_to = define(
    "aten",
    "broadcast_to",
    "broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"), Parameter("size", "SymInt[]")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_view:broadcast_to"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4002),
    YAML,
    __package__,
)
squeeze = define(
    "aten",
    "squeeze",
    "squeeze(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CPU": "view:squeeze", "Meta": "view:squeeze"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=4010),
    YAML,
    __package__,
)
squeeze_dim = define(
    "aten",
    "squeeze.dim",
    "squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"), Parameter("dim", "int")), ("Tensor",)),
    {"CPU": "view:squeeze_dim", "Meta": "view:squeeze_dim"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=4021),
    YAML,
    __package__,
)
squeeze_dims = define(
    "aten",
    "squeeze.dims",
    "squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"), Parameter("dim", "int[]")), ("Tensor",)),
    {"CPU": "view:squeeze_dims", "Meta": "view:squeeze_dims"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=4032),
    YAML,
    __package__,
)
unsqueeze = define(
    "aten",
    "unsqueeze",
    "unsqueeze(Tensor(a) self, int dim) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"), Parameter("dim", "int")), ("Tensor",)),
    {"CPU": "view:unsqueeze", "Meta": "view:unsqueeze"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=4040),
    YAML,
    __package__,
)
select_int = define(
    "aten",
    "select.int",
    "select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("dim", "int"),
            Parameter("index", "SymInt"),
        ),
        ("Tensor",),
    ),
    {"CPU": "view:select_int", "Meta": "view:select_int"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=4053),
    YAML,
    __package__,
)
slice_Tensor = define(
    "aten",
    "slice.Tensor",
    "slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("dim", "int", 0),
            Parameter("start", "SymInt?", None),
            Parameter("end", "SymInt?", None),
            Parameter("step", "SymInt", 1),
        ),
        ("Tensor",),
    ),
    {"CPU": "view:slice_tensor", "Meta": "view:slice_tensor"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=4063),
    YAML,
    __package__,
)
narrow = define(
    "aten",
    "narrow",
    "narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("dim", "int"),
            Parameter("start", "SymInt"),
            Parameter("length", "SymInt"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_view:narrow"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4076),
    YAML,
    __package__,
)
narrow_Tensor = define(
    "aten",
    "narrow.Tensor",
    "narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("dim", "int"),
            Parameter("start", "Tensor"),
            Parameter("length", "SymInt"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_view:narrow_tensor"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4086),
    YAML,
    __package__,
)
diagonal = define(
    "aten",
    "diagonal",
    "diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("offset", "int", 0),
            Parameter("dim1", "int", 0),
            Parameter("dim2", "int", 1),
        ),
        ("Tensor",),
    ),
    {"CPU": "view:diagonal", "Meta": "view:diagonal"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=4096),
    YAML,
    __package__,
)
linalg_diagonal = define(
    "aten",
    "linalg_diagonal",
    "linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)",
    Signature(
        (
            Parameter("A", "Tensor", alias="a"),
            Parameter("offset", "int", 0, keyword_only=True),
            Parameter("dim1", "int", -2, keyword_only=True),
            Parameter("dim2", "int", -1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_view:linalg_diagonal"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4108),
    YAML,
    __package__,
)
unfold = define(
    "aten",
    "unfold",
    "unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("dimension", "int"),
            Parameter("size", "int"),
            Parameter("step", "int"),
        ),
        ("Tensor",),
    ),
    {"CPU": "view:unfold", "Meta": "view:unfold"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=4118),
    YAML,
    __package__,
)
as_strided = define(
    "aten",
    "as_strided",
    "as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("size", "SymInt[]"),
            Parameter("stride", "SymInt[]"),
            Parameter("storage_offset", "SymInt?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "view:as_strided", "Meta": "view:as_strided"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=4129),
    YAML,
    __package__,
)
split_Tensor = define(
    "aten",
    "split.Tensor",
    "split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]",
    Signature(
        (
            Parameter("self", "Tensor", alias="a -> *"),
            Parameter("split_size", "SymInt"),
            Parameter("dim", "int", 0),
        ),
        ("Tensor[]",),
    ),
    {"CPU": "split:split_tensor", "Meta": "split:split_tensor"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=4143),
    YAML,
    __package__,
)
split_sizes = define(
    "aten",
    "split.sizes",
    "split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]",
    Signature(
        (
            Parameter("self", "Tensor", alias="a -> *"),
            Parameter("split_size", "SymInt[]"),
            Parameter("dim", "int", 0),
        ),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_view:split_sizes"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4155),
    YAML,
    __package__,
)
split_with_sizes = define(
    "aten",
    "split_with_sizes",
    "split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]",
    Signature(
        (
            Parameter("self", "Tensor", alias="a -> *"),
            Parameter("split_sizes", "SymInt[]"),
            Parameter("dim", "int", 0),
        ),
        ("Tensor[]",),
    ),
    {"CPU": "split:split_with_sizes", "Meta": "split:split_with_sizes"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=4165),
    YAML,
    __package__,
)
chunk = define(
    "aten",
    "chunk",
    "chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]",
    Signature(
        (
            Parameter("self", "Tensor", alias="a -> *"),
            Parameter("chunks", "int"),
            Parameter("dim", "int", 0),
        ),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_view:chunk"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4175),
    YAML,
    __package__,
)
tensor_split_sections = define(
    "aten",
    "tensor_split.sections",
    "tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[]",
    Signature(
        (
            Parameter("self", "Tensor", alias="a -> *"),
            Parameter("sections", "SymInt"),
            Parameter("dim", "int", 0),
        ),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_view:tensor_split_sections"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4185),
    YAML,
    __package__,
)
tensor_split_indices = define(
    "aten",
    "tensor_split.indices",
    "tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[]",
    Signature(
        (
            Parameter("self", "Tensor", alias="a -> *"),
            Parameter("indices", "SymInt[]"),
            Parameter("dim", "int", 0),
        ),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_view:tensor_split_indices"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4195),
    YAML,
    __package__,
)
tensor_split_tensor_indices_or_sections = define(
    "aten",
    "tensor_split.tensor_indices_or_sections",
    "tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]",
    Signature(
        (
            Parameter("self", "Tensor", alias="a -> *"),
            Parameter("tensor_indices_or_sections", "Tensor"),
            Parameter("dim", "int", 0),
        ),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_view:tensor_split_tensor"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4205),
    YAML,
    __package__,
)
hsplit_int = define(
    "aten",
    "hsplit.int",
    "hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]",
    Signature(
        (Parameter("self", "Tensor", alias="a -> *"), Parameter("sections", "int")),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_view:hsplit"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4217),
    YAML,
    __package__,
)
hsplit_array = define(
    "aten",
    "hsplit.array",
    "hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]",
    Signature(
        (Parameter("self", "Tensor", alias="a -> *"), Parameter("indices", "int[]")),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_view:hsplit"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4225),
    YAML,
    __package__,
)
vsplit_int = define(
    "aten",
    "vsplit.int",
    "vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]",
    Signature(
        (Parameter("self", "Tensor", alias="a -> *"), Parameter("sections", "int")),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_view:vsplit"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4233),
    YAML,
    __package__,
)
vsplit_array = define(
    "aten",
    "vsplit.array",
    "vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]",
    Signature(
        (Parameter("self", "Tensor", alias="a -> *"), Parameter("indices", "int[]")),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_view:vsplit"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4241),
    YAML,
    __package__,
)
dsplit_int = define(
    "aten",
    "dsplit.int",
    "dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]",
    Signature(
        (Parameter("self", "Tensor", alias="a -> *"), Parameter("sections", "int")),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_view:dsplit"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4249),
    YAML,
    __package__,
)
dsplit_array = define(
    "aten",
    "dsplit.array",
    "dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]",
    Signature(
        (Parameter("self", "Tensor", alias="a -> *"), Parameter("indices", "int[]")),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_view:dsplit"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4257),
    YAML,
    __package__,
)
unbind_int = define(
    "aten",
    "unbind.int",
    "unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]",
    Signature(
        (Parameter("self", "Tensor", alias="a -> *"), Parameter("dim", "int", 0)),
        ("Tensor[]",),
    ),
    {"CPU": "split:unbind", "Meta": "split:unbind"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=4265),
    YAML,
    __package__,
)
unsafe_chunk = define(
    "aten",
    "unsafe_chunk",
    "unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]",
    Signature(
        (Parameter("self", "Tensor"), Parameter("chunks", "int"), Parameter("dim", "int", 0)),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_view:unsafe_chunk"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4276),
    YAML,
    __package__,
)
unsafe_split_Tensor = define(
    "aten",
    "unsafe_split.Tensor",
    "unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("split_size", "SymInt"),
            Parameter("dim", "int", 0),
        ),
        ("Tensor[]",),
    ),
    {"CPU": "view_backward:unsafe_split", "Meta": "view_backward:unsafe_split"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4284),
    YAML,
    __package__,
)
unsafe_split_with_sizes = define(
    "aten",
    "unsafe_split_with_sizes",
    "unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("split_sizes", "SymInt[]"),
            Parameter("dim", "int", 0),
        ),
        ("Tensor[]",),
    ),
    {
        "CPU": "view_backward:unsafe_split_with_sizes",
        "Meta": "view_backward:unsafe_split_with_sizes",
    },
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4296),
    YAML,
    __package__,
)
real = define(
    "aten",
    "real",
    "real(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CPU": "view:real", "Meta": "view:real"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=4307),
    YAML,
    __package__,
)
imag = define(
    "aten",
    "imag",
    "imag(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CPU": "view:imag", "Meta": "view:imag"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=4313),
    YAML,
    __package__,
)
view_as_real = define(
    "aten",
    "view_as_real",
    "view_as_real(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CPU": "view:view_as_real", "Meta": "view:view_as_real"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=4321),
    YAML,
    __package__,
)
conj = define(
    "aten",
    "conj",
    "conj(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_convert:conj"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4328),
    YAML,
    __package__,
)
view_as_complex = define(
    "aten",
    "view_as_complex",
    "view_as_complex(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CPU": "view:view_as_complex", "Meta": "view:view_as_complex"},
    OperatorTraits(view=True, autograd=True, tags=("pt2_compliant_tag",), line=4335),
    YAML,
    __package__,
)
select_backward = define(
    "aten",
    "select_backward",
    "select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("input_sizes", "SymInt[]"),
            Parameter("dim", "int"),
            Parameter("index", "SymInt"),
        ),
        ("Tensor",),
    ),
    {"CPU": "view_backward:select_backward", "Meta": "meta_shape:sized_backward_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4348),
    YAML,
    __package__,
)
slice_backward = define(
    "aten",
    "slice_backward",
    "slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("input_sizes", "SymInt[]"),
            Parameter("dim", "int"),
            Parameter("start", "SymInt"),
            Parameter("end", "SymInt"),
            Parameter("step", "SymInt"),
        ),
        ("Tensor",),
    ),
    {"CPU": "view_backward:slice_backward", "Meta": "meta_shape:sized_backward_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4358),
    YAML,
    __package__,
)
diagonal_backward = define(
    "aten",
    "diagonal_backward",
    "diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("input_sizes", "SymInt[]"),
            Parameter("offset", "int"),
            Parameter("dim1", "int"),
            Parameter("dim2", "int"),
        ),
        ("Tensor",),
    ),
    {"CPU": "view_backward:diagonal_backward", "Meta": "meta_shape:sized_backward_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4368),
    YAML,
    __package__,
)
unfold_backward = define(
    "aten",
    "unfold_backward",
    "unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor",
    Signature(
        (
            Parameter("grad_in", "Tensor"),
            Parameter("input_sizes", "SymInt[]"),
            Parameter("dim", "int"),
            Parameter("size", "int"),
            Parameter("step", "int"),
        ),
        ("Tensor",),
    ),
    {"CPU": "view_backward:unfold_backward", "Meta": "meta_shape:sized_backward_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4378),
    YAML,
    __package__,
)
alias_copy = define(
    "aten",
    "alias_copy",
    "alias_copy(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_copy:alias_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4390),
    YAML,
    __package__,
)
as_strided_copy = define(
    "aten",
    "as_strided_copy",
    "as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("size", "SymInt[]"),
            Parameter("stride", "SymInt[]"),
            Parameter("storage_offset", "SymInt?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_copy:as_strided_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4395),
    YAML,
    __package__,
)
detach_copy = define(
    "aten",
    "detach_copy",
    "detach_copy(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_copy:detach_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4405),
    YAML,
    __package__,
)
diagonal_copy = define(
    "aten",
    "diagonal_copy",
    "diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("offset", "int", 0),
            Parameter("dim1", "int", 0),
            Parameter("dim2", "int", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_copy:diagonal_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4410),
    YAML,
    __package__,
)
expand_copy = define(
    "aten",
    "expand_copy",
    "expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("size", "SymInt[]"),
            Parameter("implicit", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_copy:expand_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4416),
    YAML,
    __package__,
)
permute_copy = define(
    "aten",
    "permute_copy",
    "permute_copy(Tensor self, int[] dims) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("dims", "int[]")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_copy:permute_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4422),
    YAML,
    __package__,
)
select_copy_int = define(
    "aten",
    "select_copy.int",
    "select_copy.int(Tensor self, int dim, SymInt index) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("dim", "int"), Parameter("index", "SymInt")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_copy:select_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4428),
    YAML,
    __package__,
)
slice_copy_Tensor = define(
    "aten",
    "slice_copy.Tensor",
    "slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int", 0),
            Parameter("start", "SymInt?", None),
            Parameter("end", "SymInt?", None),
            Parameter("step", "SymInt", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_copy:slice_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4436),
    YAML,
    __package__,
)
split_copy_Tensor = define(
    "aten",
    "split_copy.Tensor",
    "split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("split_size", "SymInt"),
            Parameter("dim", "int", 0),
        ),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_copy:split_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4444),
    YAML,
    __package__,
)
split_copy_Tensor_out = define(
    "aten",
    "split_copy.Tensor_out",
    "split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("split_size", "SymInt"),
            Parameter("dim", "int", 0),
            Parameter("out", "Tensor[]", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        (),
    ),
    {},
    OperatorTraits(
        form_of="split_copy.Tensor",
        tags=("generated", "out", "pt2_compliant_tag", "view_copy"),
        line=4444,
    ),
    YAML,
    __package__,
)
split_with_sizes_copy = define(
    "aten",
    "split_with_sizes_copy",
    "split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("split_sizes", "SymInt[]"),
            Parameter("dim", "int", 0),
        ),
        ("Tensor[]",),
    ),
    {"CompositeImplicitAutograd": "composite_copy:split_with_sizes_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4453),
    YAML,
    __package__,
)
split_with_sizes_copy_out = define(
    "aten",
    "split_with_sizes_copy.out",
    "split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> ()",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("split_sizes", "SymInt[]"),
            Parameter("dim", "int", 0),
            Parameter("out", "Tensor[]", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        (),
    ),
    {},
    OperatorTraits(
        form_of="split_with_sizes_copy",
        tags=("generated", "out", "pt2_compliant_tag", "view_copy"),
        line=4453,
    ),
    YAML,
    __package__,
)
squeeze_copy = define(
    "aten",
    "squeeze_copy",
    "squeeze_copy(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_copy:squeeze_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4460),
    YAML,
    __package__,
)
squeeze_copy_dim = define(
    "aten",
    "squeeze_copy.dim",
    "squeeze_copy.dim(Tensor self, int dim) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("dim", "int")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_copy:squeeze_dim_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4468),
    YAML,
    __package__,
)
squeeze_copy_dims = define(
    "aten",
    "squeeze_copy.dims",
    "squeeze_copy.dims(Tensor self, int[] dim) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("dim", "int[]")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_copy:squeeze_dim_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4476),
    YAML,
    __package__,
)
t_copy = define(
    "aten",
    "t_copy",
    "t_copy(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_copy:t_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4484),
    YAML,
    __package__,
)
transpose_copy_int = define(
    "aten",
    "transpose_copy.int",
    "transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("dim0", "int"), Parameter("dim1", "int")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_copy:transpose_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4490),
    YAML,
    __package__,
)
unbind_copy_int = define(
    "aten",
    "unbind_copy.int",
    "unbind_copy.int(Tensor self, int dim=0) -> Tensor[]",
    Signature((Parameter("self", "Tensor"), Parameter("dim", "int", 0)), ("Tensor[]",)),
    {"CompositeImplicitAutograd": "composite_copy:unbind_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4498),
    YAML,
    __package__,
)
unbind_copy_int_out = define(
    "aten",
    "unbind_copy.int_out",
    "unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> ()",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int", 0),
            Parameter("out", "Tensor[]", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        (),
    ),
    {},
    OperatorTraits(
        form_of="unbind_copy.int",
        tags=("generated", "out", "pt2_compliant_tag", "view_copy"),
        line=4498,
    ),
    YAML,
    __package__,
)
unfold_copy = define(
    "aten",
    "unfold_copy",
    "unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dimension", "int"),
            Parameter("size", "int"),
            Parameter("step", "int"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_copy:unfold_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4507),
    YAML,
    __package__,
)
unsqueeze_copy = define(
    "aten",
    "unsqueeze_copy",
    "unsqueeze_copy(Tensor self, int dim) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("dim", "int")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_copy:unsqueeze_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4513),
    YAML,
    __package__,
)
view_as_complex_copy = define(
    "aten",
    "view_as_complex_copy",
    "view_as_complex_copy(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_copy:view_as_complex_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4519),
    YAML,
    __package__,
)
view_as_real_copy = define(
    "aten",
    "view_as_real_copy",
    "view_as_real_copy(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_copy:view_as_real_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4527),
    YAML,
    __package__,
)
view_copy = define(
    "aten",
    "view_copy",
    "view_copy(Tensor self, SymInt[] size) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("size", "SymInt[]")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_copy:view_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4533),
    YAML,
    __package__,
)
view_copy_dtype = define(
    "aten",
    "view_copy.dtype",
    "view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("dtype", "ScalarType")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_copy:view_copy_dtype"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4541),
    YAML,
    __package__,
)
narrow_copy = define(
    "aten",
    "narrow_copy",
    "narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("start", "SymInt"),
            Parameter("length", "SymInt"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_copy:narrow_copy"},
    OperatorTraits(tags=("pt2_compliant_tag", "view_copy"), line=4549),
    YAML,
    __package__,
)
narrow_copy_out = define(
    "aten",
    "narrow_copy.out",
    "narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("start", "SymInt"),
            Parameter("length", "SymInt"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="narrow_copy",
        tags=("generated", "out", "pt2_compliant_tag", "view_copy"),
        line=4549,
    ),
    YAML,
    __package__,
)
select_scatter = define(
    "aten",
    "select_scatter",
    "select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("src", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "SymInt"),
        ),
        ("Tensor",),
    ),
    {"CPU": "view_backward:select_scatter", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4559),
    YAML,
    __package__,
)
slice_scatter = define(
    "aten",
    "slice_scatter",
    "slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("src", "Tensor"),
            Parameter("dim", "int", 0),
            Parameter("start", "SymInt?", None),
            Parameter("end", "SymInt?", None),
            Parameter("step", "SymInt", 1),
        ),
        ("Tensor",),
    ),
    {"CPU": "view_backward:slice_scatter", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "view_copy"), line=4570),
    YAML,
    __package__,
)
diagonal_scatter = define(
    "aten",
    "diagonal_scatter",
    "diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("src", "Tensor"),
            Parameter("offset", "int", 0),
            Parameter("dim1", "int", 0),
            Parameter("dim2", "int", 1),
        ),
        ("Tensor",),
    ),
    {"CPU": "view_backward:diagonal_scatter", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4582),
    YAML,
    __package__,
)
as_strided_scatter = define(
    "aten",
    "as_strided_scatter",
    "as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("src", "Tensor"),
            Parameter("size", "SymInt[]"),
            Parameter("stride", "SymInt[]"),
            Parameter("storage_offset", "SymInt?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "view_backward:as_strided_scatter", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4593),
    YAML,
    __package__,
)
cat = define(
    "aten",
    "cat",
    "cat(Tensor[] tensors, int dim=0) -> Tensor",
    Signature((Parameter("tensors", "Tensor[]"), Parameter("dim", "int", 0)), ("Tensor",)),
    {"CPU": "shape:cat", "Meta": "meta_shape:cat_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4606),
    YAML,
    __package__,
)
cat_out = define(
    "aten",
    "cat.out",
    "cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("tensors", "Tensor[]"),
            Parameter("dim", "int", 0),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="cat", tags=("generated", "out", "pt2_compliant_tag"), line=4606),
    YAML,
    __package__,
)
concat = define(
    "aten",
    "concat",
    "concat(Tensor[] tensors, int dim=0) -> Tensor",
    Signature((Parameter("tensors", "Tensor[]"), Parameter("dim", "int", 0)), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:concat"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4618),
    YAML,
    __package__,
)
concat_out = define(
    "aten",
    "concat.out",
    "concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("tensors", "Tensor[]"),
            Parameter("dim", "int", 0),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:concat_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=4618),
    YAML,
    __package__,
)
concatenate = define(
    "aten",
    "concatenate",
    "concatenate(Tensor[] tensors, int dim=0) -> Tensor",
    Signature((Parameter("tensors", "Tensor[]"), Parameter("dim", "int", 0)), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:concatenate"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4624),
    YAML,
    __package__,
)
concatenate_out = define(
    "aten",
    "concatenate.out",
    "concatenate.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("tensors", "Tensor[]"),
            Parameter("dim", "int", 0),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:concatenate_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=4624),
    YAML,
    __package__,
)
stack = define(
    "aten",
    "stack",
    "stack(Tensor[] tensors, int dim=0) -> Tensor",
    Signature((Parameter("tensors", "Tensor[]"), Parameter("dim", "int", 0)), ("Tensor",)),
    {"CPU": "shape:stack", "Meta": "meta_shape:stack_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4630),
    YAML,
    __package__,
)
stack_out = define(
    "aten",
    "stack.out",
    "stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("tensors", "Tensor[]"),
            Parameter("dim", "int", 0),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="stack", tags=("generated", "out", "pt2_compliant_tag"), line=4630),
    YAML,
    __package__,
)
clone = define(
    "aten",
    "clone",
    "clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "copy:clone", "Meta": "meta_shape:clone_meta"},
    OperatorTraits(autograd=True, tags=("pointwise", "pt2_compliant_tag"), line=4645),
    YAML,
    __package__,
)
_to_copy = define(
    "aten",
    "_to_copy",
    "_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
            Parameter("non_blocking", "bool", False, keyword_only=True),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "copy:to_copy", "Meta": "meta_shape:to_copy_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4657),
    YAML,
    __package__,
)
copy = define(
    "aten",
    "copy",
    "copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("src", "Tensor"),
            Parameter("non_blocking", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "copy:copy", "Meta": "meta_shape:copy_meta"},
    OperatorTraits(device_check=False, autograd=True, tags=("pt2_compliant_tag",), line=4668),
    YAML,
    __package__,
)
copy_ = define(
    "aten",
    "copy_",
    "copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("src", "Tensor"),
            Parameter("non_blocking", "bool", False),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="copy",
        device_check=False,
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=4668,
    ),
    YAML,
    __package__,
)
fill_Scalar = define(
    "aten",
    "fill.Scalar",
    "fill.Scalar(Tensor self, Scalar value) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("value", "Scalar")), ("Tensor",)),
    {"CPU": "copy:fill_scalar", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4682),
    YAML,
    __package__,
)
fill__Scalar = define(
    "aten",
    "fill_.Scalar",
    "fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("value", "Scalar")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="fill.Scalar",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=4682,
    ),
    YAML,
    __package__,
)
fill_Tensor = define(
    "aten",
    "fill.Tensor",
    "fill.Tensor(Tensor self, Tensor value) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("value", "Tensor")), ("Tensor",)),
    {"CPU": "copy:fill_tensor", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4691),
    YAML,
    __package__,
)
fill__Tensor = define(
    "aten",
    "fill_.Tensor",
    "fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("value", "Tensor")),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="fill.Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=4691,
    ),
    YAML,
    __package__,
)
zero = define(
    "aten",
    "zero",
    "zero(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "copy:zero", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4702),
    YAML,
    __package__,
)
zero_ = define(
    "aten",
    "zero_",
    "zero_(Tensor(a!) self) -> Tensor(a!)",
    Signature((Parameter("self", "Tensor", written=True, alias="a!"),), ("Tensor",)),
    {},
    OperatorTraits(
        form_of="zero",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=4702,
    ),
    YAML,
    __package__,
)
to_dtype_layout = define(
    "aten",
    "to.dtype_layout",
    "to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
            Parameter("non_blocking", "bool", False, keyword_only=True),
            Parameter("copy", "bool", False, keyword_only=True),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_convert:to_dtype_layout"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4710),
    YAML,
    __package__,
)
to_device = define(
    "aten",
    "to.device",
    "to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("device", "Device"),
            Parameter("dtype", "ScalarType"),
            Parameter("non_blocking", "bool", False),
            Parameter("copy", "bool", False),
            Parameter("memory_format", "MemoryFormat?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_convert:to_device"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4720),
    YAML,
    __package__,
)
to_dtype = define(
    "aten",
    "to.dtype",
    "to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("dtype", "ScalarType"),
            Parameter("non_blocking", "bool", False),
            Parameter("copy", "bool", False),
            Parameter("memory_format", "MemoryFormat?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_convert:to_dtype"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4730),
    YAML,
    __package__,
)
to_other = define(
    "aten",
    "to.other",
    "to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)",
    Signature(
        (
            Parameter("self", "Tensor", alias="a"),
            Parameter("other", "Tensor"),
            Parameter("non_blocking", "bool", False),
            Parameter("copy", "bool", False),
            Parameter("memory_format", "MemoryFormat?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_convert:to_other"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4740),
    YAML,
    __package__,
)
type_as = define(
    "aten",
    "type_as",
    "type_as(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_convert:type_as"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4748),
    YAML,
    __package__,
)
hstack = define(
    "aten",
    "hstack",
    "hstack(Tensor[] tensors) -> Tensor",
    Signature((Parameter("tensors", "Tensor[]"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_shape:hstack"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4758),
    YAML,
    __package__,
)
hstack_out = define(
    "aten",
    "hstack.out",
    "hstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("tensors", "Tensor[]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="hstack", tags=("generated", "out", "pt2_compliant_tag"), line=4758),
    YAML,
    __package__,
)
vstack = define(
    "aten",
    "vstack",
    "vstack(Tensor[] tensors) -> Tensor",
    Signature((Parameter("tensors", "Tensor[]"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_shape:vstack"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4767),
    YAML,
    __package__,
)
vstack_out = define(
    "aten",
    "vstack.out",
    "vstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("tensors", "Tensor[]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="vstack", tags=("generated", "out", "pt2_compliant_tag"), line=4767),
    YAML,
    __package__,
)
row_stack = define(
    "aten",
    "row_stack",
    "row_stack(Tensor[] tensors) -> Tensor",
    Signature((Parameter("tensors", "Tensor[]"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_shape:vstack"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4775),
    YAML,
    __package__,
)
row_stack_out = define(
    "aten",
    "row_stack.out",
    "row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("tensors", "Tensor[]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="row_stack", tags=("generated", "out", "pt2_compliant_tag"), line=4775),
    YAML,
    __package__,
)
dstack = define(
    "aten",
    "dstack",
    "dstack(Tensor[] tensors) -> Tensor",
    Signature((Parameter("tensors", "Tensor[]"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_shape:dstack"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4783),
    YAML,
    __package__,
)
dstack_out = define(
    "aten",
    "dstack.out",
    "dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("tensors", "Tensor[]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="dstack", tags=("generated", "out", "pt2_compliant_tag"), line=4783),
    YAML,
    __package__,
)
column_stack = define(
    "aten",
    "column_stack",
    "column_stack(Tensor[] tensors) -> Tensor",
    Signature((Parameter("tensors", "Tensor[]"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_shape:column_stack"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4791),
    YAML,
    __package__,
)
column_stack_out = define(
    "aten",
    "column_stack.out",
    "column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("tensors", "Tensor[]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="column_stack",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=4791,
    ),
    YAML,
    __package__,
)
_chunk_cat = define(
    "aten",
    "_chunk_cat",
    "_chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor",
    Signature(
        (Parameter("tensors", "Tensor[]"), Parameter("dim", "int"), Parameter("num_chunks", "int")),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_shape:chunk_cat"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4797),
    YAML,
    __package__,
)
_chunk_cat_out = define(
    "aten",
    "_chunk_cat.out",
    "_chunk_cat.out(Tensor[] tensors, int dim, int num_chunks, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("tensors", "Tensor[]"),
            Parameter("dim", "int"),
            Parameter("num_chunks", "int"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="_chunk_cat", tags=("generated", "out", "pt2_compliant_tag"), line=4797),
    YAML,
    __package__,
)
flip = define(
    "aten",
    "flip",
    "flip(Tensor self, int[] dims) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("dims", "int[]")), ("Tensor",)),
    {"CPU": "shape:flip", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4807),
    YAML,
    __package__,
)
fliplr = define(
    "aten",
    "fliplr",
    "fliplr(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_shape:fliplr"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4819),
    YAML,
    __package__,
)
flipud = define(
    "aten",
    "flipud",
    "flipud(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_shape:flipud"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4825),
    YAML,
    __package__,
)
roll = define(
    "aten",
    "roll",
    "roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("shifts", "SymInt[1]"),
            Parameter("dims", "int[1]", ()),
        ),
        ("Tensor",),
    ),
    {"CPU": "shape:roll", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4831),
    YAML,
    __package__,
)
rot90 = define(
    "aten",
    "rot90",
    "rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("k", "int", 1), Parameter("dims", "int[]", (0, 1))),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_shape:rot90"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4844),
    YAML,
    __package__,
)
repeat = define(
    "aten",
    "repeat",
    "repeat(Tensor self, SymInt[] repeats) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("repeats", "SymInt[]")), ("Tensor",)),
    {"CPU": "shape:repeat", "Meta": "meta_shape:repeat_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4853),
    YAML,
    __package__,
)
tile = define(
    "aten",
    "tile",
    "tile(Tensor self, SymInt[] dims) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("dims", "SymInt[]")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_shape:tile"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4866),
    YAML,
    __package__,
)
repeat_interleave_Tensor = define(
    "aten",
    "repeat_interleave.Tensor",
    "repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor",
    Signature(
        (
            Parameter("repeats", "Tensor"),
            Parameter("output_size", "SymInt?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "shape:repeat_interleave_indices"},
    OperatorTraits(tags=("dynamic_output_shape", "pt2_compliant_tag"), line=4874),
    YAML,
    __package__,
)
repeat_interleave_self_Tensor = define(
    "aten",
    "repeat_interleave.self_Tensor",
    "repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("repeats", "Tensor"),
            Parameter("dim", "int?", None),
            Parameter("output_size", "SymInt?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_shape:repeat_interleave_tensor"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4882),
    YAML,
    __package__,
)
repeat_interleave_self_int = define(
    "aten",
    "repeat_interleave.self_int",
    "repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("repeats", "SymInt"),
            Parameter("dim", "int?", None),
            Parameter("output_size", "SymInt?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_shape:repeat_interleave_int"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4894),
    YAML,
    __package__,
)
tril = define(
    "aten",
    "tril",
    "tril(Tensor self, SymInt diagonal=0) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("diagonal", "SymInt", 0)), ("Tensor",)),
    {"CPU": "shape:tril", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4906),
    YAML,
    __package__,
)
tril_ = define(
    "aten",
    "tril_",
    "tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("diagonal", "SymInt", 0)),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="tril",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=4906,
    ),
    YAML,
    __package__,
)
tril_out = define(
    "aten",
    "tril.out",
    "tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("diagonal", "SymInt", 0),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="tril", tags=("generated", "out", "pt2_compliant_tag"), line=4906),
    YAML,
    __package__,
)
triu = define(
    "aten",
    "triu",
    "triu(Tensor self, SymInt diagonal=0) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("diagonal", "SymInt", 0)), ("Tensor",)),
    {"CPU": "shape:triu", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4920),
    YAML,
    __package__,
)
triu_ = define(
    "aten",
    "triu_",
    "triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)",
    Signature(
        (Parameter("self", "Tensor", written=True, alias="a!"), Parameter("diagonal", "SymInt", 0)),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="triu",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=4920,
    ),
    YAML,
    __package__,
)
triu_out = define(
    "aten",
    "triu.out",
    "triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("diagonal", "SymInt", 0),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="triu", tags=("generated", "out", "pt2_compliant_tag"), line=4920),
    YAML,
    __package__,
)
tril_indices = define(
    "aten",
    "tril_indices",
    "tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("row", "int"),
            Parameter("col", "int"),
            Parameter("offset", "int", 0),
            Parameter("dtype", "ScalarType?", int64, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "shape:tril_indices", "Meta": "shape:tril_indices"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4934),
    YAML,
    __package__,
)
triu_indices = define(
    "aten",
    "triu_indices",
    "triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("row", "int"),
            Parameter("col", "int"),
            Parameter("offset", "int", 0),
            Parameter("dtype", "ScalarType?", int64, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "shape:triu_indices", "Meta": "shape:triu_indices"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4943),
    YAML,
    __package__,
)
diag = define(
    "aten",
    "diag",
    "diag(Tensor self, int diagonal=0) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("diagonal", "int", 0)), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_shape:diag"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4952),
    YAML,
    __package__,
)
diag_out = define(
    "aten",
    "diag.out",
    "diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("diagonal", "int", 0),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="diag", tags=("generated", "out", "pt2_compliant_tag"), line=4952),
    YAML,
    __package__,
)
diag_embed = define(
    "aten",
    "diag_embed",
    "diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("offset", "int", 0),
            Parameter("dim1", "int", -2),
            Parameter("dim2", "int", -1),
        ),
        ("Tensor",),
    ),
    {"CPU": "shape:diag_embed", "Meta": "meta_shape:diag_embed_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=4963),
    YAML,
    __package__,
)
diagflat = define(
    "aten",
    "diagflat",
    "diagflat(Tensor self, int offset=0) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("offset", "int", 0)), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_shape:diagflat"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4975),
    YAML,
    __package__,
)
combinations = define(
    "aten",
    "combinations",
    "combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("r", "int", 2),
            Parameter("with_replacement", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_shape:combinations"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=4983),
    YAML,
    __package__,
)
resolve_conj = define(
    "aten",
    "resolve_conj",
    "resolve_conj(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_copy:itself"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4992),
    YAML,
    __package__,
)
resolve_neg = define(
    "aten",
    "resolve_neg",
    "resolve_neg(Tensor(a) self) -> Tensor(a)",
    Signature((Parameter("self", "Tensor", alias="a"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_copy:itself"},
    OperatorTraits(view=True, tags=("pt2_compliant_tag",), line=4999),
    YAML,
    __package__,
)
index_Tensor = define(
    "aten",
    "index.Tensor",
    "index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("indices", "Tensor?[]")), ("Tensor",)),
    {"CPU": "indexing:index_tensor", "Meta": "meta_indexing:index_tensor_meta"},
    OperatorTraits(
        device_check=False,
        autograd=True,
        tags=("dynamic_output_shape", "pt2_compliant_tag"),
        line=5010,
    ),
    YAML,
    __package__,
)
index_Tensor_out = define(
    "aten",
    "index.Tensor_out",
    "index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("indices", "Tensor?[]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="index.Tensor",
        device_check=False,
        tags=("dynamic_output_shape", "generated", "out", "pt2_compliant_tag"),
        line=5010,
    ),
    YAML,
    __package__,
)
gather = define(
    "aten",
    "gather",
    "gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("sparse_grad", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "indexing:gather", "Meta": "meta_indexing:gather_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5027),
    YAML,
    __package__,
)
gather_out = define(
    "aten",
    "gather.out",
    "gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("sparse_grad", "bool", False, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="gather", tags=("generated", "out", "pt2_compliant_tag"), line=5027),
    YAML,
    __package__,
)
index_select = define(
    "aten",
    "index_select",
    "index_select(Tensor self, int dim, Tensor index) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("dim", "int"), Parameter("index", "Tensor")),
        ("Tensor",),
    ),
    {"CPU": "indexing:index_select", "Meta": "meta_indexing:index_select_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5041),
    YAML,
    __package__,
)
index_select_out = define(
    "aten",
    "index_select.out",
    "index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="index_select",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5041,
    ),
    YAML,
    __package__,
)
index_put = define(
    "aten",
    "index_put",
    "index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("indices", "Tensor?[]"),
            Parameter("values", "Tensor"),
            Parameter("accumulate", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "scatter:index_put", "Meta": "meta:like_self"},
    OperatorTraits(device_check=False, autograd=True, tags=("pt2_compliant_tag",), line=5056),
    YAML,
    __package__,
)
index_put_ = define(
    "aten",
    "index_put_",
    "index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("indices", "Tensor?[]"),
            Parameter("values", "Tensor"),
            Parameter("accumulate", "bool", False),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="index_put",
        device_check=False,
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5056,
    ),
    YAML,
    __package__,
)
scatter_add = define(
    "aten",
    "scatter_add",
    "scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("src", "Tensor"),
        ),
        ("Tensor",),
    ),
    {"CPU": "scatter:scatter_add", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5071),
    YAML,
    __package__,
)
scatter_add_ = define(
    "aten",
    "scatter_add_",
    "scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("src", "Tensor"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="scatter_add",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5071,
    ),
    YAML,
    __package__,
)
scatter_add_out = define(
    "aten",
    "scatter_add.out",
    "scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("src", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="scatter_add",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5071,
    ),
    YAML,
    __package__,
)
take = define(
    "aten",
    "take",
    "take(Tensor self, Tensor index) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("index", "Tensor")), ("Tensor",)),
    {"CPU": "indexing:take", "Meta": "meta_indexing:take_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5084),
    YAML,
    __package__,
)
take_out = define(
    "aten",
    "take.out",
    "take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("index", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="take", tags=("generated", "out", "pt2_compliant_tag"), line=5084),
    YAML,
    __package__,
)
take_along_dim = define(
    "aten",
    "take_along_dim",
    "take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("indices", "Tensor"),
            Parameter("dim", "int?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_indexing:take_along_dim"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5096),
    YAML,
    __package__,
)
take_along_dim_out = define(
    "aten",
    "take_along_dim.out",
    "take_along_dim.out(Tensor self, Tensor indices, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("indices", "Tensor"),
            Parameter("dim", "int?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="take_along_dim",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5096,
    ),
    YAML,
    __package__,
)
masked_select = define(
    "aten",
    "masked_select",
    "masked_select(Tensor self, Tensor mask) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("mask", "Tensor")), ("Tensor",)),
    {"CPU": "indexing:masked_select"},
    OperatorTraits(
        broadcasts=True,
        autograd=True,
        tags=("dynamic_output_shape", "pt2_compliant_tag"),
        line=5105,
    ),
    YAML,
    __package__,
)
masked_select_out = define(
    "aten",
    "masked_select.out",
    "masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("mask", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="masked_select",
        broadcasts=True,
        tags=("dynamic_output_shape", "generated", "out", "pt2_compliant_tag"),
        line=5105,
    ),
    YAML,
    __package__,
)
nonzero = define(
    "aten",
    "nonzero",
    "nonzero(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "indexing:nonzero"},
    OperatorTraits(tags=("dynamic_output_shape", "pt2_compliant_tag"), line=5119),
    YAML,
    __package__,
)
nonzero_out = define(
    "aten",
    "nonzero.out",
    "nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="nonzero",
        tags=("dynamic_output_shape", "generated", "out", "pt2_compliant_tag"),
        line=5119,
    ),
    YAML,
    __package__,
)
nonzero_static = define(
    "aten",
    "nonzero_static",
    "nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("size", "SymInt", keyword_only=True),
            Parameter("fill_value", "int", -1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "indexing:nonzero_static", "Meta": "meta_scan:nonzero_static_meta"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5132),
    YAML,
    __package__,
)
nonzero_static_out = define(
    "aten",
    "nonzero_static.out",
    "nonzero_static.out(Tensor self, *, SymInt size, int fill_value=-1, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("size", "SymInt", keyword_only=True),
            Parameter("fill_value", "int", -1, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="nonzero_static",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5132,
    ),
    YAML,
    __package__,
)
nonzero_numpy = define(
    "aten",
    "nonzero_numpy",
    "nonzero_numpy(Tensor self) -> Tensor[]",
    Signature((Parameter("self", "Tensor"),), ("Tensor[]",)),
    {"CompositeImplicitAutograd": "composite_indexing:nonzero_numpy"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5144),
    YAML,
    __package__,
)
argwhere = define(
    "aten",
    "argwhere",
    "argwhere(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_indexing:argwhere"},
    OperatorTraits(tags=("dynamic_output_shape", "pt2_compliant_tag"), line=5152),
    YAML,
    __package__,
)
scatter_src = define(
    "aten",
    "scatter.src",
    "scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("src", "Tensor"),
        ),
        ("Tensor",),
    ),
    {"CPU": "scatter:scatter_src", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5161),
    YAML,
    __package__,
)
scatter__src = define(
    "aten",
    "scatter_.src",
    "scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("src", "Tensor"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="scatter.src",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5161,
    ),
    YAML,
    __package__,
)
scatter_src_out = define(
    "aten",
    "scatter.src_out",
    "scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("src", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="scatter.src",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5161,
    ),
    YAML,
    __package__,
)
scatter_value = define(
    "aten",
    "scatter.value",
    "scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("value", "Scalar"),
        ),
        ("Tensor",),
    ),
    {"CPU": "scatter:scatter_value", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5173),
    YAML,
    __package__,
)
scatter__value = define(
    "aten",
    "scatter_.value",
    "scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("value", "Scalar"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="scatter.value",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5173,
    ),
    YAML,
    __package__,
)
scatter_value_out = define(
    "aten",
    "scatter.value_out",
    "scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("value", "Scalar"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="scatter.value",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5173,
    ),
    YAML,
    __package__,
)
scatter_reduce = define(
    "aten",
    "scatter.reduce",
    "scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("src", "Tensor"),
            Parameter("reduce", "str", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "scatter:scatter_folded", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5183),
    YAML,
    __package__,
)
scatter__reduce = define(
    "aten",
    "scatter_.reduce",
    "scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("src", "Tensor"),
            Parameter("reduce", "str", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="scatter.reduce",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5183,
    ),
    YAML,
    __package__,
)
scatter_reduce_out = define(
    "aten",
    "scatter.reduce_out",
    "scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("src", "Tensor"),
            Parameter("reduce", "str", keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="scatter.reduce",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5183,
    ),
    YAML,
    __package__,
)
scatter_value_reduce = define(
    "aten",
    "scatter.value_reduce",
    "scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("value", "Scalar"),
            Parameter("reduce", "str", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "scatter:scatter_value_folded", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5195),
    YAML,
    __package__,
)
scatter__value_reduce = define(
    "aten",
    "scatter_.value_reduce",
    "scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("value", "Scalar"),
            Parameter("reduce", "str", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="scatter.value_reduce",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5195,
    ),
    YAML,
    __package__,
)
scatter_value_reduce_out = define(
    "aten",
    "scatter.value_reduce_out",
    "scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("value", "Scalar"),
            Parameter("reduce", "str", keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="scatter.value_reduce",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5195,
    ),
    YAML,
    __package__,
)
scatter_reduce_two = define(
    "aten",
    "scatter_reduce.two",
    "scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("src", "Tensor"),
            Parameter("reduce", "str"),
            Parameter("include_self", "bool", True, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "scatter:scatter_reduce", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5207),
    YAML,
    __package__,
)
scatter_reduce__two = define(
    "aten",
    "scatter_reduce_.two",
    "scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("src", "Tensor"),
            Parameter("reduce", "str"),
            Parameter("include_self", "bool", True, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="scatter_reduce.two",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5207,
    ),
    YAML,
    __package__,
)
scatter_reduce_two_out = define(
    "aten",
    "scatter_reduce.two_out",
    "scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("src", "Tensor"),
            Parameter("reduce", "str"),
            Parameter("include_self", "bool", True, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="scatter_reduce.two",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5207,
    ),
    YAML,
    __package__,
)
index_add = define(
    "aten",
    "index_add",
    "index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("source", "Tensor"),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "scatter:index_add", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5222),
    YAML,
    __package__,
)
index_add_ = define(
    "aten",
    "index_add_",
    "index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("source", "Tensor"),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="index_add",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5222,
    ),
    YAML,
    __package__,
)
index_add_out = define(
    "aten",
    "index_add.out",
    "index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("source", "Tensor"),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="index_add", tags=("generated", "out", "pt2_compliant_tag"), line=5222),
    YAML,
    __package__,
)
index_copy = define(
    "aten",
    "index_copy",
    "index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("source", "Tensor"),
        ),
        ("Tensor",),
    ),
    {"CPU": "scatter:index_copy", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5235),
    YAML,
    __package__,
)
index_copy_ = define(
    "aten",
    "index_copy_",
    "index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("source", "Tensor"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="index_copy",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5235,
    ),
    YAML,
    __package__,
)
index_copy_out = define(
    "aten",
    "index_copy.out",
    "index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("source", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="index_copy", tags=("generated", "out", "pt2_compliant_tag"), line=5235),
    YAML,
    __package__,
)
fill_diagonal_ = define(
    "aten",
    "fill_diagonal_",
    "fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("fill_value", "Scalar"),
            Parameter("wrap", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_indexing:fill_diagonal_"},
    OperatorTraits(tags=("inplace", "pt2_compliant_tag"), line=5247),
    YAML,
    __package__,
)
index_fill_int_Scalar = define(
    "aten",
    "index_fill.int_Scalar",
    "index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("value", "Scalar"),
        ),
        ("Tensor",),
    ),
    {"CPU": "scatter:index_fill_scalar", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5259),
    YAML,
    __package__,
)
index_fill__int_Scalar = define(
    "aten",
    "index_fill_.int_Scalar",
    "index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("value", "Scalar"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="index_fill.int_Scalar",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5259,
    ),
    YAML,
    __package__,
)
index_fill_int_Tensor = define(
    "aten",
    "index_fill.int_Tensor",
    "index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("value", "Tensor"),
        ),
        ("Tensor",),
    ),
    {"CPU": "scatter:index_fill_tensor", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5269),
    YAML,
    __package__,
)
index_fill__int_Tensor = define(
    "aten",
    "index_fill_.int_Tensor",
    "index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("value", "Tensor"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="index_fill.int_Tensor",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5269,
    ),
    YAML,
    __package__,
)
index_reduce = define(
    "aten",
    "index_reduce",
    "index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("source", "Tensor"),
            Parameter("reduce", "str"),
            Parameter("include_self", "bool", True, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "scatter:index_reduce", "Meta": "meta:like_self"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=5279),
    YAML,
    __package__,
)
index_reduce_ = define(
    "aten",
    "index_reduce_",
    "index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("source", "Tensor"),
            Parameter("reduce", "str"),
            Parameter("include_self", "bool", True, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="index_reduce",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5279,
    ),
    YAML,
    __package__,
)
index_reduce_out = define(
    "aten",
    "index_reduce.out",
    "index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("index", "Tensor"),
            Parameter("source", "Tensor"),
            Parameter("reduce", "str"),
            Parameter("include_self", "bool", True, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="index_reduce",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5279,
    ),
    YAML,
    __package__,
)
masked_fill_Scalar = define(
    "aten",
    "masked_fill.Scalar",
    "masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("mask", "Tensor"), Parameter("value", "Scalar")),
        ("Tensor",),
    ),
    {"CPU": "masking:masked_fill_scalar", "Meta": "meta_scan:masked_fill_meta"},
    OperatorTraits(
        broadcasts=True,
        device_check=False,
        autograd=True,
        tags=("pointwise", "pt2_compliant_tag"),
        line=5294,
    ),
    YAML,
    __package__,
)
masked_fill__Scalar = define(
    "aten",
    "masked_fill_.Scalar",
    "masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("mask", "Tensor"),
            Parameter("value", "Scalar"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="masked_fill.Scalar",
        broadcasts=True,
        device_check=False,
        autograd=True,
        tags=("generated", "inplace", "pointwise", "pt2_compliant_tag"),
        line=5294,
    ),
    YAML,
    __package__,
)
masked_fill_Tensor = define(
    "aten",
    "masked_fill.Tensor",
    "masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("mask", "Tensor"), Parameter("value", "Tensor")),
        ("Tensor",),
    ),
    {"CPU": "masking:masked_fill_tensor", "Meta": "meta_scan:masked_fill_meta"},
    OperatorTraits(
        broadcasts=True,
        device_check=False,
        autograd=True,
        tags=("pt2_compliant_tag",),
        line=5310,
    ),
    YAML,
    __package__,
)
masked_fill__Tensor = define(
    "aten",
    "masked_fill_.Tensor",
    "masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("mask", "Tensor"),
            Parameter("value", "Tensor"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="masked_fill.Tensor",
        broadcasts=True,
        device_check=False,
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5310,
    ),
    YAML,
    __package__,
)
masked_scatter = define(
    "aten",
    "masked_scatter",
    "masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("mask", "Tensor"), Parameter("source", "Tensor")),
        ("Tensor",),
    ),
    {"CPU": "masking:masked_scatter", "Meta": "meta_scan:masked_fill_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5324),
    YAML,
    __package__,
)
masked_scatter_ = define(
    "aten",
    "masked_scatter_",
    "masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("mask", "Tensor"),
            Parameter("source", "Tensor"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="masked_scatter",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5324,
    ),
    YAML,
    __package__,
)
masked_scatter_backward = define(
    "aten",
    "masked_scatter_backward",
    "masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("mask", "Tensor"),
            Parameter("sizes", "SymInt[]"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_indexing:masked_scatter_backward"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5336),
    YAML,
    __package__,
)
put = define(
    "aten",
    "put",
    "put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("index", "Tensor"),
            Parameter("source", "Tensor"),
            Parameter("accumulate", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "masking:put", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5343),
    YAML,
    __package__,
)
put_ = define(
    "aten",
    "put_",
    "put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("index", "Tensor"),
            Parameter("source", "Tensor"),
            Parameter("accumulate", "bool", False),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="put",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5343,
    ),
    YAML,
    __package__,
)
sort = define(
    "aten",
    "sort",
    "sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int", -1),
            Parameter("descending", "bool", False),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "sorting:sort", "Meta": "meta_scan:sort_meta"},
    OperatorTraits(autograd=True, return_type="sort", tags=("pt2_compliant_tag",), line=5360),
    YAML,
    __package__,
)
sort_values = define(
    "aten",
    "sort.values",
    "sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int", -1),
            Parameter("descending", "bool", False),
            Parameter("values", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("indices", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="sort",
        return_type="sort",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5360,
    ),
    YAML,
    __package__,
)
sort_stable = define(
    "aten",
    "sort.stable",
    "sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("stable", "bool?", keyword_only=True),
            Parameter("dim", "int", -1, keyword_only=True),
            Parameter("descending", "bool", False, keyword_only=True),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "sorting:sort_stable", "Meta": "meta_scan:sort_stable_meta"},
    OperatorTraits(autograd=True, return_type="sort", tags=("pt2_compliant_tag",), line=5373),
    YAML,
    __package__,
)
sort_values_stable = define(
    "aten",
    "sort.values_stable",
    "sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("stable", "bool?", keyword_only=True),
            Parameter("dim", "int", -1, keyword_only=True),
            Parameter("descending", "bool", False, keyword_only=True),
            Parameter("values", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("indices", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="sort.stable",
        return_type="sort",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5373,
    ),
    YAML,
    __package__,
)
argsort = define(
    "aten",
    "argsort",
    "argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int", -1),
            Parameter("descending", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "sorting:argsort", "Meta": "meta_scan:argsort_meta"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5386),
    YAML,
    __package__,
)
argsort_stable = define(
    "aten",
    "argsort.stable",
    "argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("stable", "bool", keyword_only=True),
            Parameter("dim", "int", -1, keyword_only=True),
            Parameter("descending", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "sorting:argsort_stable", "Meta": "meta_scan:argsort_stable_meta"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5398),
    YAML,
    __package__,
)
argsort_stable_out = define(
    "aten",
    "argsort.stable_out",
    "argsort.stable_out(Tensor self, *, bool stable, int dim=-1, bool descending=False, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("stable", "bool", keyword_only=True),
            Parameter("dim", "int", -1, keyword_only=True),
            Parameter("descending", "bool", False, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="argsort.stable",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5398,
    ),
    YAML,
    __package__,
)
msort = define(
    "aten",
    "msort",
    "msort(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_indexing:msort"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5409),
    YAML,
    __package__,
)
msort_out = define(
    "aten",
    "msort.out",
    "msort.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="msort", tags=("generated", "out", "pt2_compliant_tag"), line=5409),
    YAML,
    __package__,
)
topk = define(
    "aten",
    "topk",
    "topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("k", "SymInt"),
            Parameter("dim", "int", -1),
            Parameter("largest", "bool", True),
            Parameter("sorted", "bool", True),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "sorting:topk", "Meta": "meta_scan:topk_meta"},
    OperatorTraits(autograd=True, return_type="topk", tags=("pt2_compliant_tag",), line=5417),
    YAML,
    __package__,
)
topk_values = define(
    "aten",
    "topk.values",
    "topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("k", "SymInt"),
            Parameter("dim", "int", -1),
            Parameter("largest", "bool", True),
            Parameter("sorted", "bool", True),
            Parameter("values", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("indices", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="topk",
        return_type="topk",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5417,
    ),
    YAML,
    __package__,
)
kthvalue = define(
    "aten",
    "kthvalue",
    "kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("k", "SymInt"),
            Parameter("dim", "int", -1),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "sorting:kthvalue", "Meta": "meta_scan:kthvalue_meta"},
    OperatorTraits(autograd=True, return_type="kthvalue", tags=("pt2_compliant_tag",), line=5432),
    YAML,
    __package__,
)
kthvalue_values = define(
    "aten",
    "kthvalue.values",
    "kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("k", "SymInt"),
            Parameter("dim", "int", -1),
            Parameter("keepdim", "bool", False),
            Parameter("values", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("indices", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="kthvalue",
        return_type="kthvalue",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5432,
    ),
    YAML,
    __package__,
)
searchsorted_Tensor = define(
    "aten",
    "searchsorted.Tensor",
    "searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor",
    Signature(
        (
            Parameter("sorted_sequence", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("out_int32", "bool", False, keyword_only=True),
            Parameter("right", "bool", False, keyword_only=True),
            Parameter("side", "str?", None, keyword_only=True),
            Parameter("sorter", "Tensor?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "sorting:searchsorted", "Meta": "meta_scan:searchsorted_meta"},
    OperatorTraits(dtypes="bif", tags=("pt2_compliant_tag",), line=5448),
    YAML,
    __package__,
)
searchsorted_Tensor_out = define(
    "aten",
    "searchsorted.Tensor_out",
    "searchsorted.Tensor_out(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("sorted_sequence", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("out_int32", "bool", False, keyword_only=True),
            Parameter("right", "bool", False, keyword_only=True),
            Parameter("side", "str?", None, keyword_only=True),
            Parameter("sorter", "Tensor?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="searchsorted.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5448,
    ),
    YAML,
    __package__,
)
searchsorted_Scalar = define(
    "aten",
    "searchsorted.Scalar",
    "searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor",
    Signature(
        (
            Parameter("sorted_sequence", "Tensor"),
            Parameter("self", "Scalar"),
            Parameter("out_int32", "bool", False, keyword_only=True),
            Parameter("right", "bool", False, keyword_only=True),
            Parameter("side", "str?", None, keyword_only=True),
            Parameter("sorter", "Tensor?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "sorting:searchsorted_scalar", "Meta": "meta_scan:searchsorted_scalar_meta"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5461),
    YAML,
    __package__,
)
searchsorted_Scalar_out = define(
    "aten",
    "searchsorted.Scalar_out",
    "searchsorted.Scalar_out(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("sorted_sequence", "Tensor"),
            Parameter("self", "Scalar"),
            Parameter("out_int32", "bool", False, keyword_only=True),
            Parameter("right", "bool", False, keyword_only=True),
            Parameter("side", "str?", None, keyword_only=True),
            Parameter("sorter", "Tensor?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="searchsorted.Scalar",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5461,
    ),
    YAML,
    __package__,
)
bucketize_Tensor = define(
    "aten",
    "bucketize.Tensor",
    "bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("boundaries", "Tensor"),
            Parameter("out_int32", "bool", False, keyword_only=True),
            Parameter("right", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "sorting:bucketize", "Meta": "meta_scan:bucketize_meta"},
    OperatorTraits(dtypes="bif", tags=("pt2_compliant_tag",), line=5470),
    YAML,
    __package__,
)
bucketize_Tensor_out = define(
    "aten",
    "bucketize.Tensor_out",
    "bucketize.Tensor_out(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("boundaries", "Tensor"),
            Parameter("out_int32", "bool", False, keyword_only=True),
            Parameter("right", "bool", False, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="bucketize.Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5470,
    ),
    YAML,
    __package__,
)
bucketize_Scalar = define(
    "aten",
    "bucketize.Scalar",
    "bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Scalar"),
            Parameter("boundaries", "Tensor"),
            Parameter("out_int32", "bool", False, keyword_only=True),
            Parameter("right", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "sorting:bucketize_scalar", "Meta": "meta_scan:bucketize_scalar_meta"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5482),
    YAML,
    __package__,
)
isin_Tensor_Tensor = define(
    "aten",
    "isin.Tensor_Tensor",
    "isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor",
    Signature(
        (
            Parameter("elements", "Tensor"),
            Parameter("test_elements", "Tensor"),
            Parameter("assume_unique", "bool", False, keyword_only=True),
            Parameter("invert", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "sorting:isin", "Meta": "meta_scan:truth_meta"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5490),
    YAML,
    __package__,
)
isin_Tensor_Tensor_out = define(
    "aten",
    "isin.Tensor_Tensor_out",
    "isin.Tensor_Tensor_out(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("elements", "Tensor"),
            Parameter("test_elements", "Tensor"),
            Parameter("assume_unique", "bool", False, keyword_only=True),
            Parameter("invert", "bool", False, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="isin.Tensor_Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5490,
    ),
    YAML,
    __package__,
)
isin_Tensor_Scalar = define(
    "aten",
    "isin.Tensor_Scalar",
    "isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False) -> Tensor",
    Signature(
        (
            Parameter("elements", "Tensor"),
            Parameter("test_element", "Scalar"),
            Parameter("assume_unique", "bool", False, keyword_only=True),
            Parameter("invert", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "sorting:isin_tensor_scalar", "Meta": "meta_scan:truth_meta"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5502),
    YAML,
    __package__,
)
isin_Tensor_Scalar_out = define(
    "aten",
    "isin.Tensor_Scalar_out",
    "isin.Tensor_Scalar_out(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("elements", "Tensor"),
            Parameter("test_element", "Scalar"),
            Parameter("assume_unique", "bool", False, keyword_only=True),
            Parameter("invert", "bool", False, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="isin.Tensor_Scalar",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5502,
    ),
    YAML,
    __package__,
)
isin_Scalar_Tensor = define(
    "aten",
    "isin.Scalar_Tensor",
    "isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor",
    Signature(
        (
            Parameter("element", "Scalar"),
            Parameter("test_elements", "Tensor"),
            Parameter("assume_unique", "bool", False, keyword_only=True),
            Parameter("invert", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "sorting:isin_scalar_tensor", "Meta": "meta_scan:truth_scalar_meta"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5511),
    YAML,
    __package__,
)
isin_Scalar_Tensor_out = define(
    "aten",
    "isin.Scalar_Tensor_out",
    "isin.Scalar_Tensor_out(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("element", "Scalar"),
            Parameter("test_elements", "Tensor"),
            Parameter("assume_unique", "bool", False, keyword_only=True),
            Parameter("invert", "bool", False, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="isin.Scalar_Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5511,
    ),
    YAML,
    __package__,
)
_unique = define(
    "aten",
    "_unique",
    "_unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("sorted", "bool", True),
            Parameter("return_inverse", "bool", False),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "unique:unique_pair"},
    OperatorTraits(
        dtypes="bif",
        autograd=True,
        tags=("dynamic_output_shape", "pt2_compliant_tag"),
        line=5522,
    ),
    YAML,
    __package__,
)
_unique2 = define(
    "aten",
    "_unique2",
    "_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("sorted", "bool", True),
            Parameter("return_inverse", "bool", False),
            Parameter("return_counts", "bool", False),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CPU": "unique:unique"},
    OperatorTraits(
        dtypes="bif",
        autograd=True,
        tags=("dynamic_output_shape", "pt2_compliant_tag"),
        line=5533,
    ),
    YAML,
    __package__,
)
unique_dim = define(
    "aten",
    "unique_dim",
    "unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("sorted", "bool", True),
            Parameter("return_inverse", "bool", False),
            Parameter("return_counts", "bool", False),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CPU": "unique:unique_dim"},
    OperatorTraits(
        dtypes="bif",
        autograd=True,
        tags=("dynamic_output_shape", "pt2_compliant_tag"),
        line=5544,
    ),
    YAML,
    __package__,
)
unique_consecutive = define(
    "aten",
    "unique_consecutive",
    "unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("return_inverse", "bool", False),
            Parameter("return_counts", "bool", False),
            Parameter("dim", "int?", None),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CPU": "unique:unique_consecutive"},
    OperatorTraits(
        dtypes="bif",
        autograd=True,
        tags=("dynamic_output_shape", "pt2_compliant_tag"),
        line=5555,
    ),
    YAML,
    __package__,
)
unique_dim_consecutive = define(
    "aten",
    "unique_dim_consecutive",
    "unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int"),
            Parameter("return_inverse", "bool", False),
            Parameter("return_counts", "bool", False),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CPU": "unique:unique_dim_consecutive"},
    OperatorTraits(autograd=True, tags=("dynamic_output_shape", "pt2_compliant_tag"), line=5567),
    YAML,
    __package__,
)
mm = define(
    "aten",
    "mm",
    "mm(Tensor self, Tensor mat2) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("mat2", "Tensor")), ("Tensor",)),
    {"CPU": "matmul:mm", "Meta": "meta_matmul:meta_mm"},
    OperatorTraits(autograd=True, tags=("core", "pt2_compliant_tag"), line=5579),
    YAML,
    __package__,
)
mm_out = define(
    "aten",
    "mm.out",
    "mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("mat2", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="mm", tags=("generated", "out", "pt2_compliant_tag"), line=5579),
    YAML,
    __package__,
)
bmm = define(
    "aten",
    "bmm",
    "bmm(Tensor self, Tensor mat2) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("mat2", "Tensor")), ("Tensor",)),
    {"CPU": "matmul:bmm", "Meta": "meta_matmul:meta_bmm"},
    OperatorTraits(autograd=True, tags=("core", "pt2_compliant_tag"), line=5593),
    YAML,
    __package__,
)
bmm_out = define(
    "aten",
    "bmm.out",
    "bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("mat2", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="bmm", tags=("generated", "out", "pt2_compliant_tag"), line=5593),
    YAML,
    __package__,
)
mv = define(
    "aten",
    "mv",
    "mv(Tensor self, Tensor vec) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("vec", "Tensor")), ("Tensor",)),
    {"CPU": "matmul:mv", "Meta": "meta_matmul:meta_mv"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5606),
    YAML,
    __package__,
)
mv_out = define(
    "aten",
    "mv.out",
    "mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("vec", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="mv", tags=("generated", "out", "pt2_compliant_tag"), line=5606),
    YAML,
    __package__,
)
dot = define(
    "aten",
    "dot",
    "dot(Tensor self, Tensor tensor) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("tensor", "Tensor")), ("Tensor",)),
    {"CPU": "matmul:dot", "Meta": "meta_matmul:meta_scalar"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5618),
    YAML,
    __package__,
)
dot_out = define(
    "aten",
    "dot.out",
    "dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("tensor", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="dot", tags=("generated", "out", "pt2_compliant_tag"), line=5618),
    YAML,
    __package__,
)
vdot = define(
    "aten",
    "vdot",
    "vdot(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "matmul:vdot", "Meta": "meta_matmul:meta_scalar"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5630),
    YAML,
    __package__,
)
vdot_out = define(
    "aten",
    "vdot.out",
    "vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="vdot", tags=("generated", "out", "pt2_compliant_tag"), line=5630),
    YAML,
    __package__,
)
outer = define(
    "aten",
    "outer",
    "outer(Tensor self, Tensor vec2) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("vec2", "Tensor")), ("Tensor",)),
    {"CPU": "matmul:outer", "Meta": "meta_matmul:meta_outer"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5642),
    YAML,
    __package__,
)
outer_out = define(
    "aten",
    "outer.out",
    "outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("vec2", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="outer", tags=("generated", "out", "pt2_compliant_tag"), line=5642),
    YAML,
    __package__,
)
ger = define(
    "aten",
    "ger",
    "ger(Tensor self, Tensor vec2) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("vec2", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:ger"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5656),
    YAML,
    __package__,
)
ger_out = define(
    "aten",
    "ger.out",
    "ger.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("vec2", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:ger_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=5656),
    YAML,
    __package__,
)
matmul = define(
    "aten",
    "matmul",
    "matmul(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CPU": "matmul:matmul", "Meta": "meta_matmul:meta_matmul"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5663),
    YAML,
    __package__,
)
matmul_out = define(
    "aten",
    "matmul.out",
    "matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="matmul", tags=("generated", "out", "pt2_compliant_tag"), line=5663),
    YAML,
    __package__,
)
linalg_matmul = define(
    "aten",
    "linalg_matmul",
    "linalg_matmul(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:linalg_matmul"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5686),
    YAML,
    __package__,
)
linalg_matmul_out = define(
    "aten",
    "linalg_matmul.out",
    "linalg_matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:linalg_matmul_out"},
    OperatorTraits(tags=("generated", "out", "pt2_compliant_tag"), line=5686),
    YAML,
    __package__,
)
linear = define(
    "aten",
    "linear",
    "linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("bias", "Tensor?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "matmul:linear", "Meta": "meta_matmul:meta_linear"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5694),
    YAML,
    __package__,
)
linear_out = define(
    "aten",
    "linear.out",
    "linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("bias", "Tensor?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="linear", tags=("generated", "out", "pt2_compliant_tag"), line=5694),
    YAML,
    __package__,
)
addmm = define(
    "aten",
    "addmm",
    "addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("mat1", "Tensor"),
            Parameter("mat2", "Tensor"),
            Parameter("beta", "Scalar", 1, keyword_only=True),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "matmul_add:addmm", "Meta": "meta_matmul:meta_addmm"},
    OperatorTraits(autograd=True, tags=("core", "pt2_compliant_tag"), line=5711),
    YAML,
    __package__,
)
addmm_ = define(
    "aten",
    "addmm_",
    "addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("mat1", "Tensor"),
            Parameter("mat2", "Tensor"),
            Parameter("beta", "Scalar", 1, keyword_only=True),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="addmm",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5711,
    ),
    YAML,
    __package__,
)
addmm_out = define(
    "aten",
    "addmm.out",
    "addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("mat1", "Tensor"),
            Parameter("mat2", "Tensor"),
            Parameter("beta", "Scalar", 1, keyword_only=True),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="addmm", tags=("generated", "out", "pt2_compliant_tag"), line=5711),
    YAML,
    __package__,
)
addmv = define(
    "aten",
    "addmv",
    "addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("mat", "Tensor"),
            Parameter("vec", "Tensor"),
            Parameter("beta", "Scalar", 1, keyword_only=True),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "matmul_add:addmv", "Meta": "meta_matmul:meta_addmv"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5726),
    YAML,
    __package__,
)
addmv_ = define(
    "aten",
    "addmv_",
    "addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("mat", "Tensor"),
            Parameter("vec", "Tensor"),
            Parameter("beta", "Scalar", 1, keyword_only=True),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="addmv",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5726,
    ),
    YAML,
    __package__,
)
addmv_out = define(
    "aten",
    "addmv.out",
    "addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("mat", "Tensor"),
            Parameter("vec", "Tensor"),
            Parameter("beta", "Scalar", 1, keyword_only=True),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="addmv", tags=("generated", "out", "pt2_compliant_tag"), line=5726),
    YAML,
    __package__,
)
addr = define(
    "aten",
    "addr",
    "addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("vec1", "Tensor"),
            Parameter("vec2", "Tensor"),
            Parameter("beta", "Scalar", 1, keyword_only=True),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_matmul:addr"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5738),
    YAML,
    __package__,
)
addr_ = define(
    "aten",
    "addr_",
    "addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("vec1", "Tensor"),
            Parameter("vec2", "Tensor"),
            Parameter("beta", "Scalar", 1, keyword_only=True),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="addr", tags=("generated", "inplace", "pt2_compliant_tag"), line=5738),
    YAML,
    __package__,
)
addr_out = define(
    "aten",
    "addr.out",
    "addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("vec1", "Tensor"),
            Parameter("vec2", "Tensor"),
            Parameter("beta", "Scalar", 1, keyword_only=True),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="addr", tags=("generated", "out", "pt2_compliant_tag"), line=5738),
    YAML,
    __package__,
)
addbmm = define(
    "aten",
    "addbmm",
    "addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("batch1", "Tensor"),
            Parameter("batch2", "Tensor"),
            Parameter("beta", "Scalar", 1, keyword_only=True),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "matmul_add:addbmm", "Meta": "meta_matmul:meta_addbmm"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5747),
    YAML,
    __package__,
)
addbmm_ = define(
    "aten",
    "addbmm_",
    "addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("batch1", "Tensor"),
            Parameter("batch2", "Tensor"),
            Parameter("beta", "Scalar", 1, keyword_only=True),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="addbmm",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5747,
    ),
    YAML,
    __package__,
)
addbmm_out = define(
    "aten",
    "addbmm.out",
    "addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("batch1", "Tensor"),
            Parameter("batch2", "Tensor"),
            Parameter("beta", "Scalar", 1, keyword_only=True),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="addbmm", tags=("generated", "out", "pt2_compliant_tag"), line=5747),
    YAML,
    __package__,
)
baddbmm = define(
    "aten",
    "baddbmm",
    "baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("batch1", "Tensor"),
            Parameter("batch2", "Tensor"),
            Parameter("beta", "Scalar", 1, keyword_only=True),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "matmul_add:baddbmm", "Meta": "meta_matmul:meta_baddbmm"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5759),
    YAML,
    __package__,
)
baddbmm_ = define(
    "aten",
    "baddbmm_",
    "baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("batch1", "Tensor"),
            Parameter("batch2", "Tensor"),
            Parameter("beta", "Scalar", 1, keyword_only=True),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="baddbmm",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=5759,
    ),
    YAML,
    __package__,
)
baddbmm_out = define(
    "aten",
    "baddbmm.out",
    "baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("batch1", "Tensor"),
            Parameter("batch2", "Tensor"),
            Parameter("beta", "Scalar", 1, keyword_only=True),
            Parameter("alpha", "Scalar", 1, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="baddbmm", tags=("generated", "out", "pt2_compliant_tag"), line=5759),
    YAML,
    __package__,
)
trace = define(
    "aten",
    "trace",
    "trace(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "matmul:trace", "Meta": "meta_matmul:meta_trace"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5771),
    YAML,
    __package__,
)
inner = define(
    "aten",
    "inner",
    "inner(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_matmul:inner"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5782),
    YAML,
    __package__,
)
inner_out = define(
    "aten",
    "inner.out",
    "inner.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="inner", tags=("generated", "out", "pt2_compliant_tag"), line=5782),
    YAML,
    __package__,
)
kron = define(
    "aten",
    "kron",
    "kron(Tensor self, Tensor other) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("other", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_matmul:kron"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5792),
    YAML,
    __package__,
)
kron_out = define(
    "aten",
    "kron.out",
    "kron.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="kron", tags=("generated", "out", "pt2_compliant_tag"), line=5792),
    YAML,
    __package__,
)
tensordot = define(
    "aten",
    "tensordot",
    "tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("dims_self", "int[]"),
            Parameter("dims_other", "int[]"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_matmul:tensordot"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5801),
    YAML,
    __package__,
)
tensordot_out = define(
    "aten",
    "tensordot.out",
    "tensordot.out(Tensor self, Tensor other, int[] dims_self, int[] dims_other, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("dims_self", "int[]"),
            Parameter("dims_other", "int[]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="tensordot", tags=("generated", "out", "pt2_compliant_tag"), line=5801),
    YAML,
    __package__,
)
einsum = define(
    "aten",
    "einsum",
    "einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor",
    Signature(
        (
            Parameter("equation", "str"),
            Parameter("tensors", "Tensor[]"),
            Parameter("path", "int[]?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_einsum:einsum"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5808),
    YAML,
    __package__,
)
bilinear = define(
    "aten",
    "bilinear",
    "bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor",
    Signature(
        (
            Parameter("input1", "Tensor"),
            Parameter("input2", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("bias", "Tensor?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_matmul:bilinear"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5819),
    YAML,
    __package__,
)
chain_matmul = define(
    "aten",
    "chain_matmul",
    "chain_matmul(Tensor[] matrices) -> Tensor",
    Signature((Parameter("matrices", "Tensor[]"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_matmul:chain_matmul"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5826),
    YAML,
    __package__,
)
chain_matmul_out = define(
    "aten",
    "chain_matmul.out",
    "chain_matmul.out(Tensor[] matrices, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("matrices", "Tensor[]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="chain_matmul",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5826,
    ),
    YAML,
    __package__,
)
linalg_multi_dot = define(
    "aten",
    "linalg_multi_dot",
    "linalg_multi_dot(Tensor[] tensors) -> Tensor",
    Signature((Parameter("tensors", "Tensor[]"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_matmul:linalg_multi_dot"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5833),
    YAML,
    __package__,
)
linalg_multi_dot_out = define(
    "aten",
    "linalg_multi_dot.out",
    "linalg_multi_dot.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("tensors", "Tensor[]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_multi_dot",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5833,
    ),
    YAML,
    __package__,
)
linalg_cross = define(
    "aten",
    "linalg_cross",
    "linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("dim", "int", -1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "distance:linalg_cross", "Meta": "meta_matmul:meta_broadcast"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=5842),
    YAML,
    __package__,
)
linalg_cross_out = define(
    "aten",
    "linalg_cross.out",
    "linalg_cross.out(Tensor self, Tensor other, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("dim", "int", -1, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_cross",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5842,
    ),
    YAML,
    __package__,
)
cross = define(
    "aten",
    "cross",
    "cross(Tensor self, Tensor other, int? dim=None) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("other", "Tensor"), Parameter("dim", "int?", None)),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_matmul:cross"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5855),
    YAML,
    __package__,
)
cross_out = define(
    "aten",
    "cross.out",
    "cross.out(Tensor self, Tensor other, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("dim", "int?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="cross", tags=("generated", "out", "pt2_compliant_tag"), line=5855),
    YAML,
    __package__,
)
linalg_vecdot = define(
    "aten",
    "linalg_vecdot",
    "linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("y", "Tensor"),
            Parameter("dim", "int", -1, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_matmul:linalg_vecdot"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5864),
    YAML,
    __package__,
)
linalg_vecdot_out = define(
    "aten",
    "linalg_vecdot.out",
    "linalg_vecdot.out(Tensor x, Tensor y, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("y", "Tensor"),
            Parameter("dim", "int", -1, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_vecdot",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5864,
    ),
    YAML,
    __package__,
)
cosine_similarity = define(
    "aten",
    "cosine_similarity",
    "cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor",
    Signature(
        (
            Parameter("x1", "Tensor"),
            Parameter("x2", "Tensor"),
            Parameter("dim", "int", 1),
            Parameter("eps", "float", 1e-08),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_matmul:cosine_similarity"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5874),
    YAML,
    __package__,
)
pairwise_distance = define(
    "aten",
    "pairwise_distance",
    "pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor",
    Signature(
        (
            Parameter("x1", "Tensor"),
            Parameter("x2", "Tensor"),
            Parameter("p", "float", 2),
            Parameter("eps", "float", 1e-06),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_matmul:pairwise_distance"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5883),
    YAML,
    __package__,
)
cdist = define(
    "aten",
    "cdist",
    "cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor",
    Signature(
        (
            Parameter("x1", "Tensor"),
            Parameter("x2", "Tensor"),
            Parameter("p", "float", 2),
            Parameter("compute_mode", "int?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_matmul:cdist"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5890),
    YAML,
    __package__,
)
_cdist_forward = define(
    "aten",
    "_cdist_forward",
    "_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor",
    Signature(
        (
            Parameter("x1", "Tensor"),
            Parameter("x2", "Tensor"),
            Parameter("p", "float"),
            Parameter("compute_mode", "int?"),
        ),
        ("Tensor",),
    ),
    {"CPU": "distance:cdist_forward", "Meta": "meta_matmul:meta_cdist_forward"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("core", "pt2_compliant_tag"), line=5901),
    YAML,
    __package__,
)
_cdist_backward = define(
    "aten",
    "_cdist_backward",
    "_cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor",
    Signature(
        (
            Parameter("grad", "Tensor"),
            Parameter("x1", "Tensor"),
            Parameter("x2", "Tensor"),
            Parameter("p", "float"),
            Parameter("cdist", "Tensor"),
        ),
        ("Tensor",),
    ),
    {"CPU": "distance:cdist_backward", "Meta": "meta_matmul:meta_cdist_backward"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=5916),
    YAML,
    __package__,
)
pdist = define(
    "aten",
    "pdist",
    "pdist(Tensor self, float p=2) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("p", "float", 2)), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_matmul:pdist"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5925),
    YAML,
    __package__,
)
_pdist_forward = define(
    "aten",
    "_pdist_forward",
    "_pdist_forward(Tensor self, float p=2) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("p", "float", 2)), ("Tensor",)),
    {"CPU": "distance:pdist_forward", "Meta": "meta_matmul:meta_pdist_forward"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("core", "pt2_compliant_tag"), line=5935),
    YAML,
    __package__,
)
_pdist_backward = define(
    "aten",
    "_pdist_backward",
    "_pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor",
    Signature(
        (
            Parameter("grad", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("p", "float"),
            Parameter("pdist", "Tensor"),
        ),
        ("Tensor",),
    ),
    {"CPU": "distance:pdist_backward", "Meta": "meta_matmul:meta_pdist_backward"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=5949),
    YAML,
    __package__,
)
matrix_power = define(
    "aten",
    "matrix_power",
    "matrix_power(Tensor self, int n) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("n", "int")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_matmul:matrix_power"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5958),
    YAML,
    __package__,
)
matrix_power_out = define(
    "aten",
    "matrix_power.out",
    "matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n", "int"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="matrix_power",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5958,
    ),
    YAML,
    __package__,
)
linalg_matrix_power = define(
    "aten",
    "linalg_matrix_power",
    "linalg_matrix_power(Tensor self, int n) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("n", "int")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_matmul:linalg_matrix_power"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5968),
    YAML,
    __package__,
)
linalg_matrix_power_out = define(
    "aten",
    "linalg_matrix_power.out",
    "linalg_matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n", "int"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_matrix_power",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5968,
    ),
    YAML,
    __package__,
)
linalg_inv_ex = define(
    "aten",
    "linalg_inv_ex",
    "linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)",
    Signature(
        (Parameter("A", "Tensor"), Parameter("check_errors", "bool", False, keyword_only=True)),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "linalg:linalg_inv_ex", "Meta": "meta_linalg:meta_linalg_inv_ex"},
    OperatorTraits(
        autograd=True,
        return_type="linalg_inv_ex",
        tags=("pt2_compliant_tag",),
        line=5981,
    ),
    YAML,
    __package__,
)
linalg_inv_ex_inverse = define(
    "aten",
    "linalg_inv_ex.inverse",
    "linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info) -> (Tensor(a!) inverse, Tensor(b!) info)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("check_errors", "bool", False, keyword_only=True),
            Parameter("inverse", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("info", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="linalg_inv_ex",
        return_type="linalg_inv_ex",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=5981,
    ),
    YAML,
    __package__,
)
linalg_inv = define(
    "aten",
    "linalg_inv",
    "linalg_inv(Tensor A) -> Tensor",
    Signature((Parameter("A", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_linalg:linalg_inv"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=5994),
    YAML,
    __package__,
)
linalg_inv_out = define(
    "aten",
    "linalg_inv.out",
    "linalg_inv.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="linalg_inv", tags=("generated", "out", "pt2_compliant_tag"), line=5994),
    YAML,
    __package__,
)
inverse = define(
    "aten",
    "inverse",
    "inverse(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_linalg:inverse"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6003),
    YAML,
    __package__,
)
inverse_out = define(
    "aten",
    "inverse.out",
    "inverse.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="inverse", tags=("generated", "out", "pt2_compliant_tag"), line=6003),
    YAML,
    __package__,
)
linalg_solve_ex = define(
    "aten",
    "linalg_solve_ex",
    "linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("B", "Tensor"),
            Parameter("left", "bool", True, keyword_only=True),
            Parameter("check_errors", "bool", False, keyword_only=True),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "linalg:linalg_solve_ex", "Meta": "meta_linalg:meta_linalg_solve_ex"},
    OperatorTraits(
        autograd=True,
        return_type="linalg_solve_ex",
        tags=("pt2_compliant_tag",),
        line=6010,
    ),
    YAML,
    __package__,
)
linalg_solve_ex_out = define(
    "aten",
    "linalg_solve_ex.out",
    "linalg_solve_ex.out(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) info) -> (Tensor(a!) result, Tensor(b!) info)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("B", "Tensor"),
            Parameter("left", "bool", True, keyword_only=True),
            Parameter("check_errors", "bool", False, keyword_only=True),
            Parameter("result", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("info", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="linalg_solve_ex",
        return_type="linalg_solve_ex",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6010,
    ),
    YAML,
    __package__,
)
linalg_solve = define(
    "aten",
    "linalg_solve",
    "linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("B", "Tensor"),
            Parameter("left", "bool", True, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg:linalg_solve"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6023),
    YAML,
    __package__,
)
linalg_solve_out = define(
    "aten",
    "linalg_solve.out",
    "linalg_solve.out(Tensor A, Tensor B, *, bool left=True, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("B", "Tensor"),
            Parameter("left", "bool", True, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_solve",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6023,
    ),
    YAML,
    __package__,
)
linalg_solve_triangular = define(
    "aten",
    "linalg_solve_triangular",
    "linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("B", "Tensor"),
            Parameter("upper", "bool", keyword_only=True),
            Parameter("left", "bool", True, keyword_only=True),
            Parameter("unitriangular", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "linalg_triangular:linalg_solve_triangular",
        "Meta": "meta_linalg:meta_linalg_solve_triangular",
    },
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=6033),
    YAML,
    __package__,
)
linalg_solve_triangular_out = define(
    "aten",
    "linalg_solve_triangular.out",
    "linalg_solve_triangular.out(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("B", "Tensor"),
            Parameter("upper", "bool", keyword_only=True),
            Parameter("left", "bool", True, keyword_only=True),
            Parameter("unitriangular", "bool", False, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_solve_triangular",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6033,
    ),
    YAML,
    __package__,
)
triangular_solve = define(
    "aten",
    "triangular_solve",
    "triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("A", "Tensor"),
            Parameter("upper", "bool", True),
            Parameter("transpose", "bool", False),
            Parameter("unitriangular", "bool", False),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "linalg_triangular:triangular_solve", "Meta": "meta_linalg:meta_triangular_solve"},
    OperatorTraits(
        autograd=True,
        return_type="triangular_solve",
        tags=("pt2_compliant_tag",),
        line=6047,
    ),
    YAML,
    __package__,
)
triangular_solve_X = define(
    "aten",
    "triangular_solve.X",
    "triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False, *, Tensor(a!) solution, Tensor(b!) cloned_coefficient) -> (Tensor(a!) solution, Tensor(b!) cloned_coefficient)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("A", "Tensor"),
            Parameter("upper", "bool", True),
            Parameter("transpose", "bool", False),
            Parameter("unitriangular", "bool", False),
            Parameter("solution", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter(
                "cloned_coefficient",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="b!",
            ),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="triangular_solve",
        return_type="triangular_solve",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6047,
    ),
    YAML,
    __package__,
)
linalg_cholesky_ex = define(
    "aten",
    "linalg_cholesky_ex",
    "linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("upper", "bool", False, keyword_only=True),
            Parameter("check_errors", "bool", False, keyword_only=True),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "linalg:linalg_cholesky_ex", "Meta": "meta_linalg:meta_linalg_cholesky_ex"},
    OperatorTraits(
        autograd=True,
        return_type="linalg_cholesky_ex",
        tags=("pt2_compliant_tag",),
        line=6061,
    ),
    YAML,
    __package__,
)
linalg_cholesky_ex_L = define(
    "aten",
    "linalg_cholesky_ex.L",
    "linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L, Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("upper", "bool", False, keyword_only=True),
            Parameter("check_errors", "bool", False, keyword_only=True),
            Parameter("L", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("info", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="linalg_cholesky_ex",
        return_type="linalg_cholesky_ex",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6061,
    ),
    YAML,
    __package__,
)
linalg_cholesky = define(
    "aten",
    "linalg_cholesky",
    "linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("upper", "bool", False, keyword_only=True)),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg:linalg_cholesky"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6073),
    YAML,
    __package__,
)
linalg_cholesky_out = define(
    "aten",
    "linalg_cholesky.out",
    "linalg_cholesky.out(Tensor self, *, bool upper=False, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("upper", "bool", False, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_cholesky",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6073,
    ),
    YAML,
    __package__,
)
cholesky = define(
    "aten",
    "cholesky",
    "cholesky(Tensor self, bool upper=False) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("upper", "bool", False)), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_linalg:cholesky"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6082),
    YAML,
    __package__,
)
cholesky_out = define(
    "aten",
    "cholesky.out",
    "cholesky.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("upper", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="cholesky", tags=("generated", "out", "pt2_compliant_tag"), line=6082),
    YAML,
    __package__,
)
cholesky_solve = define(
    "aten",
    "cholesky_solve",
    "cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("input2", "Tensor"),
            Parameter("upper", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "linalg_triangular:cholesky_solve", "Meta": "meta_linalg:meta_cholesky_solve"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=6091),
    YAML,
    __package__,
)
cholesky_solve_out = define(
    "aten",
    "cholesky_solve.out",
    "cholesky_solve.out(Tensor self, Tensor input2, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("input2", "Tensor"),
            Parameter("upper", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="cholesky_solve",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6091,
    ),
    YAML,
    __package__,
)
cholesky_inverse = define(
    "aten",
    "cholesky_inverse",
    "cholesky_inverse(Tensor self, bool upper=False) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("upper", "bool", False)), ("Tensor",)),
    {"CPU": "linalg_triangular:cholesky_inverse", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=6103),
    YAML,
    __package__,
)
cholesky_inverse_out = define(
    "aten",
    "cholesky_inverse.out",
    "cholesky_inverse.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("upper", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="cholesky_inverse",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6103,
    ),
    YAML,
    __package__,
)
linalg_qr = define(
    "aten",
    "linalg_qr",
    "linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)",
    Signature(
        (Parameter("A", "Tensor"), Parameter("mode", "str", "reduced")),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "linalg:linalg_qr", "Meta": "meta_linalg:meta_linalg_qr"},
    OperatorTraits(autograd=True, return_type="linalg_qr", tags=("pt2_compliant_tag",), line=6115),
    YAML,
    __package__,
)
linalg_qr_out = define(
    "aten",
    "linalg_qr.out",
    "linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("mode", "str", "reduced"),
            Parameter("Q", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("R", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="linalg_qr",
        return_type="linalg_qr",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6115,
    ),
    YAML,
    __package__,
)
qr = define(
    "aten",
    "qr",
    "qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)",
    Signature((Parameter("self", "Tensor"), Parameter("some", "bool", True)), ("Tensor", "Tensor")),
    {"CompositeImplicitAutograd": "composite_linalg:qr"},
    OperatorTraits(return_type="qr", tags=("pt2_compliant_tag",), line=6130),
    YAML,
    __package__,
)
qr_Q = define(
    "aten",
    "qr.Q",
    "qr.Q(Tensor self, bool some=True, *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("some", "bool", True),
            Parameter("Q", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("R", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="qr",
        return_type="qr",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6130,
    ),
    YAML,
    __package__,
)
geqrf = define(
    "aten",
    "geqrf",
    "geqrf(Tensor self) -> (Tensor a, Tensor tau)",
    Signature((Parameter("self", "Tensor"),), ("Tensor", "Tensor")),
    {"CPU": "linalg:geqrf", "Meta": "meta_linalg:meta_geqrf"},
    OperatorTraits(autograd=True, return_type="geqrf", tags=("pt2_compliant_tag",), line=6139),
    YAML,
    __package__,
)
geqrf_a = define(
    "aten",
    "geqrf.a",
    "geqrf.a(Tensor self, *, Tensor(a!) a, Tensor(b!) tau) -> (Tensor(a!) a, Tensor(b!) tau)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("a", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("tau", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="geqrf",
        return_type="geqrf",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6139,
    ),
    YAML,
    __package__,
)
linalg_householder_product = define(
    "aten",
    "linalg_householder_product",
    "linalg_householder_product(Tensor input, Tensor tau) -> Tensor",
    Signature((Parameter("input", "Tensor"), Parameter("tau", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_linalg_rank:linalg_householder_product"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6149),
    YAML,
    __package__,
)
linalg_householder_product_out = define(
    "aten",
    "linalg_householder_product.out",
    "linalg_householder_product.out(Tensor input, Tensor tau, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("tau", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_householder_product",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6149,
    ),
    YAML,
    __package__,
)
orgqr = define(
    "aten",
    "orgqr",
    "orgqr(Tensor self, Tensor input2) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("input2", "Tensor")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_linalg_rank:orgqr"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6159),
    YAML,
    __package__,
)
orgqr_out = define(
    "aten",
    "orgqr.out",
    "orgqr.out(Tensor self, Tensor input2, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("input2", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="orgqr", tags=("generated", "out", "pt2_compliant_tag"), line=6159),
    YAML,
    __package__,
)
ormqr = define(
    "aten",
    "ormqr",
    "ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("input2", "Tensor"),
            Parameter("input3", "Tensor"),
            Parameter("left", "bool", True),
            Parameter("transpose", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_rank:ormqr"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6166),
    YAML,
    __package__,
)
ormqr_out = define(
    "aten",
    "ormqr.out",
    "ormqr.out(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("input2", "Tensor"),
            Parameter("input3", "Tensor"),
            Parameter("left", "bool", True),
            Parameter("transpose", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="ormqr", tags=("generated", "out", "pt2_compliant_tag"), line=6166),
    YAML,
    __package__,
)
linalg_lu_factor_ex = define(
    "aten",
    "linalg_lu_factor_ex",
    "linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("pivot", "bool", True, keyword_only=True),
            Parameter("check_errors", "bool", False, keyword_only=True),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CPU": "linalg_lu:linalg_lu_factor_ex", "Meta": "meta_linalg:meta_linalg_lu_factor_ex"},
    OperatorTraits(
        autograd=True,
        return_type="linalg_lu_factor_ex",
        tags=("pt2_compliant_tag",),
        line=6175,
    ),
    YAML,
    __package__,
)
linalg_lu_factor_ex_out = define(
    "aten",
    "linalg_lu_factor_ex.out",
    "linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("pivot", "bool", True, keyword_only=True),
            Parameter("check_errors", "bool", False, keyword_only=True),
            Parameter("LU", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("pivots", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
            Parameter("info", "Tensor", keyword_only=True, out=True, written=True, alias="c!"),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="linalg_lu_factor_ex",
        return_type="linalg_lu_factor_ex",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6175,
    ),
    YAML,
    __package__,
)
linalg_lu_factor = define(
    "aten",
    "linalg_lu_factor",
    "linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)",
    Signature(
        (Parameter("A", "Tensor"), Parameter("pivot", "bool", True, keyword_only=True)),
        ("Tensor", "Tensor"),
    ),
    {"CompositeImplicitAutograd": "composite_linalg:linalg_lu_factor"},
    OperatorTraits(return_type="linalg_lu_factor", tags=("pt2_compliant_tag",), line=6189),
    YAML,
    __package__,
)
linalg_lu_factor_out = define(
    "aten",
    "linalg_lu_factor.out",
    "linalg_lu_factor.out(Tensor A, *, bool pivot=True, Tensor(a!) LU, Tensor(b!) pivots) -> (Tensor(a!) LU, Tensor(b!) pivots)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("pivot", "bool", True, keyword_only=True),
            Parameter("LU", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("pivots", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="linalg_lu_factor",
        return_type="linalg_lu_factor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6189,
    ),
    YAML,
    __package__,
)
_lu_with_info = define(
    "aten",
    "_lu_with_info",
    "_lu_with_info(Tensor self, bool pivot=True, bool check_errors=True) -> (Tensor LU, Tensor pivots, Tensor info)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("pivot", "bool", True),
            Parameter("check_errors", "bool", True),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CompositeImplicitAutograd": "composite_linalg:lu_with_info"},
    OperatorTraits(return_type="_lu_with_info", tags=("pt2_compliant_tag",), line=6197),
    YAML,
    __package__,
)
linalg_lu = define(
    "aten",
    "linalg_lu",
    "linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)",
    Signature(
        (Parameter("A", "Tensor"), Parameter("pivot", "bool", True, keyword_only=True)),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CompositeImplicitAutograd": "composite_linalg:linalg_lu"},
    OperatorTraits(return_type="linalg_lu", tags=("pt2_compliant_tag",), line=6205),
    YAML,
    __package__,
)
linalg_lu_out = define(
    "aten",
    "linalg_lu.out",
    "linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("pivot", "bool", True, keyword_only=True),
            Parameter("P", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("L", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
            Parameter("U", "Tensor", keyword_only=True, out=True, written=True, alias="c!"),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="linalg_lu",
        return_type="linalg_lu",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6205,
    ),
    YAML,
    __package__,
)
lu_unpack = define(
    "aten",
    "lu_unpack",
    "lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)",
    Signature(
        (
            Parameter("LU_data", "Tensor"),
            Parameter("LU_pivots", "Tensor"),
            Parameter("unpack_data", "bool", True),
            Parameter("unpack_pivots", "bool", True),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CPU": "linalg_lu:lu_unpack", "Meta": "meta_linalg:meta_lu_unpack"},
    OperatorTraits(autograd=True, return_type="lu_unpack", tags=("pt2_compliant_tag",), line=6216),
    YAML,
    __package__,
)
lu_unpack_out = define(
    "aten",
    "lu_unpack.out",
    "lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True, *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)",
    Signature(
        (
            Parameter("LU_data", "Tensor"),
            Parameter("LU_pivots", "Tensor"),
            Parameter("unpack_data", "bool", True),
            Parameter("unpack_pivots", "bool", True),
            Parameter("P", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("L", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
            Parameter("U", "Tensor", keyword_only=True, out=True, written=True, alias="c!"),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="lu_unpack",
        return_type="lu_unpack",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6216,
    ),
    YAML,
    __package__,
)
linalg_lu_solve = define(
    "aten",
    "linalg_lu_solve",
    "linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor",
    Signature(
        (
            Parameter("LU", "Tensor"),
            Parameter("pivots", "Tensor"),
            Parameter("B", "Tensor"),
            Parameter("left", "bool", True, keyword_only=True),
            Parameter("adjoint", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg:linalg_lu_solve"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6229),
    YAML,
    __package__,
)
linalg_lu_solve_out = define(
    "aten",
    "linalg_lu_solve.out",
    "linalg_lu_solve.out(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("LU", "Tensor"),
            Parameter("pivots", "Tensor"),
            Parameter("B", "Tensor"),
            Parameter("left", "bool", True, keyword_only=True),
            Parameter("adjoint", "bool", False, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_lu_solve",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6229,
    ),
    YAML,
    __package__,
)
lu_solve = define(
    "aten",
    "lu_solve",
    "lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("LU_data", "Tensor"),
            Parameter("LU_pivots", "Tensor"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg:lu_solve"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6240),
    YAML,
    __package__,
)
lu_solve_out = define(
    "aten",
    "lu_solve.out",
    "lu_solve.out(Tensor self, Tensor LU_data, Tensor LU_pivots, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("LU_data", "Tensor"),
            Parameter("LU_pivots", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="lu_solve", tags=("generated", "out", "pt2_compliant_tag"), line=6240),
    YAML,
    __package__,
)
linalg_ldl_factor_ex = define(
    "aten",
    "linalg_ldl_factor_ex",
    "linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("hermitian", "bool", False, keyword_only=True),
            Parameter("check_errors", "bool", False, keyword_only=True),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CPU": "linalg_ldl:linalg_ldl_factor_ex", "Meta": "meta_linalg:meta_linalg_ldl_factor_ex"},
    OperatorTraits(
        autograd=True,
        return_type="linalg_ldl_factor_ex",
        tags=("pt2_compliant_tag",),
        line=6247,
    ),
    YAML,
    __package__,
)
linalg_ldl_factor_ex_out = define(
    "aten",
    "linalg_ldl_factor_ex.out",
    "linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False, bool check_errors=False, Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("hermitian", "bool", False, keyword_only=True),
            Parameter("check_errors", "bool", False, keyword_only=True),
            Parameter("LD", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("pivots", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
            Parameter("info", "Tensor", keyword_only=True, out=True, written=True, alias="c!"),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="linalg_ldl_factor_ex",
        return_type="linalg_ldl_factor_ex",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6247,
    ),
    YAML,
    __package__,
)
linalg_ldl_factor = define(
    "aten",
    "linalg_ldl_factor",
    "linalg_ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)",
    Signature(
        (Parameter("self", "Tensor"), Parameter("hermitian", "bool", False, keyword_only=True)),
        ("Tensor", "Tensor"),
    ),
    {"CompositeImplicitAutograd": "composite_linalg:linalg_ldl_factor"},
    OperatorTraits(return_type="linalg_ldl_factor", tags=("pt2_compliant_tag",), line=6260),
    YAML,
    __package__,
)
linalg_ldl_factor_out = define(
    "aten",
    "linalg_ldl_factor.out",
    "linalg_ldl_factor.out(Tensor self, *, bool hermitian=False, Tensor(a!) LD, Tensor(b!) pivots) -> (Tensor(a!) LD, Tensor(b!) pivots)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("hermitian", "bool", False, keyword_only=True),
            Parameter("LD", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("pivots", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="linalg_ldl_factor",
        return_type="linalg_ldl_factor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6260,
    ),
    YAML,
    __package__,
)
linalg_ldl_solve = define(
    "aten",
    "linalg_ldl_solve",
    "linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor",
    Signature(
        (
            Parameter("LD", "Tensor"),
            Parameter("pivots", "Tensor"),
            Parameter("B", "Tensor"),
            Parameter("hermitian", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "linalg_ldl:linalg_ldl_solve", "Meta": "meta_linalg:meta_linalg_ldl_solve"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=6268),
    YAML,
    __package__,
)
linalg_ldl_solve_out = define(
    "aten",
    "linalg_ldl_solve.out",
    "linalg_ldl_solve.out(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("LD", "Tensor"),
            Parameter("pivots", "Tensor"),
            Parameter("B", "Tensor"),
            Parameter("hermitian", "bool", False, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_ldl_solve",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6268,
    ),
    YAML,
    __package__,
)
linalg_det = define(
    "aten",
    "linalg_det",
    "linalg_det(Tensor A) -> Tensor",
    Signature((Parameter("A", "Tensor"),), ("Tensor",)),
    {"CPU": "linalg:linalg_det", "Meta": "meta_linalg:meta_linalg_det"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=6279),
    YAML,
    __package__,
)
linalg_det_out = define(
    "aten",
    "linalg_det.out",
    "linalg_det.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="linalg_det", tags=("generated", "out", "pt2_compliant_tag"), line=6279),
    YAML,
    __package__,
)
det = define(
    "aten",
    "det",
    "det(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_linalg:det"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6293),
    YAML,
    __package__,
)
linalg_slogdet = define(
    "aten",
    "linalg_slogdet",
    "linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)",
    Signature((Parameter("A", "Tensor"),), ("Tensor", "Tensor")),
    {"CPU": "linalg:linalg_slogdet", "Meta": "meta_linalg:meta_linalg_slogdet"},
    OperatorTraits(
        autograd=True,
        return_type="linalg_slogdet",
        tags=("pt2_compliant_tag",),
        line=6299,
    ),
    YAML,
    __package__,
)
linalg_slogdet_out = define(
    "aten",
    "linalg_slogdet.out",
    "linalg_slogdet.out(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("sign", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("logabsdet", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="linalg_slogdet",
        return_type="linalg_slogdet",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6299,
    ),
    YAML,
    __package__,
)
slogdet = define(
    "aten",
    "slogdet",
    "slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)",
    Signature((Parameter("self", "Tensor"),), ("Tensor", "Tensor")),
    {"CompositeImplicitAutograd": "composite_linalg:slogdet"},
    OperatorTraits(return_type="slogdet", tags=("pt2_compliant_tag",), line=6311),
    YAML,
    __package__,
)
slogdet_out = define(
    "aten",
    "slogdet.out",
    "slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("sign", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("logabsdet", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="slogdet",
        return_type="slogdet",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6311,
    ),
    YAML,
    __package__,
)
logdet = define(
    "aten",
    "logdet",
    "logdet(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_linalg:logdet"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6318),
    YAML,
    __package__,
)
linalg_eig = define(
    "aten",
    "linalg_eig",
    "linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)",
    Signature((Parameter("self", "Tensor"),), ("Tensor", "Tensor")),
    {"CPU": "linalg:linalg_eig", "Meta": "meta_linalg:meta_linalg_eig"},
    OperatorTraits(autograd=True, return_type="linalg_eig", tags=("pt2_compliant_tag",), line=6326),
    YAML,
    __package__,
)
linalg_eig_out = define(
    "aten",
    "linalg_eig.out",
    "linalg_eig.out(Tensor self, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter(
                "eigenvalues",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="a!",
            ),
            Parameter(
                "eigenvectors",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="b!",
            ),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="linalg_eig",
        return_type="linalg_eig",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6326,
    ),
    YAML,
    __package__,
)
_linalg_eigvals = define(
    "aten",
    "_linalg_eigvals",
    "_linalg_eigvals(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "linalg:general_eigenvalues", "Meta": "meta_linalg:meta_linalg_eigvals"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=6339),
    YAML,
    __package__,
)
linalg_eigvals = define(
    "aten",
    "linalg_eigvals",
    "linalg_eigvals(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_linalg:linalg_eigvals"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6349),
    YAML,
    __package__,
)
linalg_eigvals_out = define(
    "aten",
    "linalg_eigvals.out",
    "linalg_eigvals.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_eigvals",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6349,
    ),
    YAML,
    __package__,
)
_linalg_eigh = define(
    "aten",
    "_linalg_eigh",
    '_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)',
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("UPLO", "str", "L"),
            Parameter("compute_v", "bool", True),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "linalg:hermitian_eigen", "Meta": "meta_linalg:meta_linalg_eigh"},
    OperatorTraits(
        autograd=True,
        return_type="_linalg_eigh",
        tags=("pt2_compliant_tag",),
        line=6358,
    ),
    YAML,
    __package__,
)
_linalg_eigh_eigenvalues = define(
    "aten",
    "_linalg_eigh.eigenvalues",
    '_linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)',
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("UPLO", "str", "L"),
            Parameter("compute_v", "bool", True),
            Parameter(
                "eigenvalues",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="a!",
            ),
            Parameter(
                "eigenvectors",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="b!",
            ),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="_linalg_eigh",
        return_type="_linalg_eigh",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6358,
    ),
    YAML,
    __package__,
)
linalg_eigh = define(
    "aten",
    "linalg_eigh",
    'linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)',
    Signature((Parameter("self", "Tensor"), Parameter("UPLO", "str", "L")), ("Tensor", "Tensor")),
    {"CompositeImplicitAutograd": "composite_linalg:linalg_eigh"},
    OperatorTraits(return_type="linalg_eigh", tags=("pt2_compliant_tag",), line=6370),
    YAML,
    __package__,
)
linalg_eigh_eigvals = define(
    "aten",
    "linalg_eigh.eigvals",
    'linalg_eigh.eigvals(Tensor self, str UPLO="L", *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)',
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("UPLO", "str", "L"),
            Parameter(
                "eigenvalues",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="a!",
            ),
            Parameter(
                "eigenvectors",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="b!",
            ),
        ),
        ("Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="linalg_eigh",
        return_type="linalg_eigh",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6370,
    ),
    YAML,
    __package__,
)
linalg_eigvalsh = define(
    "aten",
    "linalg_eigvalsh",
    'linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor',
    Signature((Parameter("self", "Tensor"), Parameter("UPLO", "str", "L")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_linalg:linalg_eigvalsh"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6380),
    YAML,
    __package__,
)
linalg_eigvalsh_out = define(
    "aten",
    "linalg_eigvalsh.out",
    'linalg_eigvalsh.out(Tensor self, str UPLO="L", *, Tensor(a!) out) -> Tensor(a!)',
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("UPLO", "str", "L"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_eigvalsh",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6380,
    ),
    YAML,
    __package__,
)
_linalg_svd = define(
    "aten",
    "_linalg_svd",
    "_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("full_matrices", "bool", False),
            Parameter("compute_uv", "bool", True),
            Parameter("driver", "str?", None, keyword_only=True),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CPU": "linalg:svd_factors", "Meta": "meta_linalg:meta_linalg_svd"},
    OperatorTraits(
        autograd=True,
        return_type="_linalg_svd",
        tags=("pt2_compliant_tag",),
        line=6389,
    ),
    YAML,
    __package__,
)
_linalg_svd_U = define(
    "aten",
    "_linalg_svd.U",
    "_linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("full_matrices", "bool", False),
            Parameter("compute_uv", "bool", True),
            Parameter("driver", "str?", None, keyword_only=True),
            Parameter("U", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("S", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
            Parameter("Vh", "Tensor", keyword_only=True, out=True, written=True, alias="c!"),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="_linalg_svd",
        return_type="_linalg_svd",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6389,
    ),
    YAML,
    __package__,
)
linalg_svd = define(
    "aten",
    "linalg_svd",
    "linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("full_matrices", "bool", True),
            Parameter("driver", "str?", None, keyword_only=True),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CompositeImplicitAutograd": "composite_linalg:linalg_svd"},
    OperatorTraits(return_type="linalg_svd", tags=("pt2_compliant_tag",), line=6404),
    YAML,
    __package__,
)
linalg_svd_U = define(
    "aten",
    "linalg_svd.U",
    "linalg_svd.U(Tensor A, bool full_matrices=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("full_matrices", "bool", True),
            Parameter("driver", "str?", None, keyword_only=True),
            Parameter("U", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("S", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
            Parameter("Vh", "Tensor", keyword_only=True, out=True, written=True, alias="c!"),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="linalg_svd",
        return_type="linalg_svd",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6404,
    ),
    YAML,
    __package__,
)
svd = define(
    "aten",
    "svd",
    "svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("some", "bool", True),
            Parameter("compute_uv", "bool", True),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CompositeImplicitAutograd": "composite_linalg:svd"},
    OperatorTraits(return_type="svd", tags=("pt2_compliant_tag",), line=6415),
    YAML,
    __package__,
)
svd_U = define(
    "aten",
    "svd.U",
    "svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S, Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("some", "bool", True),
            Parameter("compute_uv", "bool", True),
            Parameter("U", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("S", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
            Parameter("V", "Tensor", keyword_only=True, out=True, written=True, alias="c!"),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="svd",
        return_type="svd",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6415,
    ),
    YAML,
    __package__,
)
linalg_svdvals = define(
    "aten",
    "linalg_svdvals",
    "linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor",
    Signature(
        (Parameter("A", "Tensor"), Parameter("driver", "str?", None, keyword_only=True)),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg:linalg_svdvals"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6425),
    YAML,
    __package__,
)
linalg_svdvals_out = define(
    "aten",
    "linalg_svdvals.out",
    "linalg_svdvals.out(Tensor A, *, str? driver=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("A", "Tensor"),
            Parameter("driver", "str?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_svdvals",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6425,
    ),
    YAML,
    __package__,
)
linalg_pinv_atol_rtol_tensor = define(
    "aten",
    "linalg_pinv.atol_rtol_tensor",
    "linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("atol", "Tensor?", None, keyword_only=True),
            Parameter("rtol", "Tensor?", None, keyword_only=True),
            Parameter("hermitian", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "linalg_solve:pseudo_inverse", "Meta": "meta_linalg:meta_linalg_pinv"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=6435),
    YAML,
    __package__,
)
linalg_pinv_atol_rtol_tensor_out = define(
    "aten",
    "linalg_pinv.atol_rtol_tensor_out",
    "linalg_pinv.atol_rtol_tensor_out(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("atol", "Tensor?", None, keyword_only=True),
            Parameter("rtol", "Tensor?", None, keyword_only=True),
            Parameter("hermitian", "bool", False, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_pinv.atol_rtol_tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6435,
    ),
    YAML,
    __package__,
)
linalg_pinv_atol_rtol_float = define(
    "aten",
    "linalg_pinv.atol_rtol_float",
    "linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("atol", "float?", None, keyword_only=True),
            Parameter("rtol", "float?", None, keyword_only=True),
            Parameter("hermitian", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_rank:linalg_pinv_atol_rtol_float"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6449),
    YAML,
    __package__,
)
linalg_pinv_atol_rtol_float_out = define(
    "aten",
    "linalg_pinv.atol_rtol_float_out",
    "linalg_pinv.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("atol", "float?", None, keyword_only=True),
            Parameter("rtol", "float?", None, keyword_only=True),
            Parameter("hermitian", "bool", False, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_pinv.atol_rtol_float",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6449,
    ),
    YAML,
    __package__,
)
linalg_pinv = define(
    "aten",
    "linalg_pinv",
    "linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("rcond", "float"),
            Parameter("hermitian", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_rank:linalg_pinv"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6459),
    YAML,
    __package__,
)
linalg_pinv_out = define(
    "aten",
    "linalg_pinv.out",
    "linalg_pinv.out(Tensor self, float rcond, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("rcond", "float"),
            Parameter("hermitian", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_pinv",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6459,
    ),
    YAML,
    __package__,
)
linalg_pinv_rcond_tensor = define(
    "aten",
    "linalg_pinv.rcond_tensor",
    "linalg_pinv.rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("rcond", "Tensor"),
            Parameter("hermitian", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_rank:linalg_pinv_rcond_tensor"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6467),
    YAML,
    __package__,
)
linalg_pinv_out_rcond_tensor = define(
    "aten",
    "linalg_pinv.out_rcond_tensor",
    "linalg_pinv.out_rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("rcond", "Tensor"),
            Parameter("hermitian", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_pinv.rcond_tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6467,
    ),
    YAML,
    __package__,
)
pinverse = define(
    "aten",
    "pinverse",
    "pinverse(Tensor self, float rcond=1e-15) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("rcond", "float", 1e-15)), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_linalg_rank:pinverse"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6475),
    YAML,
    __package__,
)
linalg_lstsq = define(
    "aten",
    "linalg_lstsq",
    "linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("b", "Tensor"),
            Parameter("rcond", "float?", None),
            Parameter("driver", "str?", None, keyword_only=True),
        ),
        ("Tensor", "Tensor", "Tensor", "Tensor"),
    ),
    {"CPU": "linalg_solve:linalg_lstsq"},
    OperatorTraits(
        autograd=True,
        return_type="linalg_lstsq",
        tags=("dynamic_output_shape", "pt2_compliant_tag"),
        line=6481,
    ),
    YAML,
    __package__,
)
linalg_lstsq_out = define(
    "aten",
    "linalg_lstsq.out",
    "linalg_lstsq.out(Tensor self, Tensor b, float? rcond=None, *, str? driver=None, Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values) -> (Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("b", "Tensor"),
            Parameter("rcond", "float?", None),
            Parameter("driver", "str?", None, keyword_only=True),
            Parameter("solution", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
            Parameter("residuals", "Tensor", keyword_only=True, out=True, written=True, alias="b!"),
            Parameter("rank", "Tensor", keyword_only=True, out=True, written=True, alias="c!"),
            Parameter(
                "singular_values",
                "Tensor",
                keyword_only=True,
                out=True,
                written=True,
                alias="d!",
            ),
        ),
        ("Tensor", "Tensor", "Tensor", "Tensor"),
    ),
    {},
    OperatorTraits(
        form_of="linalg_lstsq",
        return_type="linalg_lstsq",
        tags=("dynamic_output_shape", "generated", "out", "pt2_compliant_tag"),
        line=6481,
    ),
    YAML,
    __package__,
)
linalg_matrix_rank_atol_rtol_tensor = define(
    "aten",
    "linalg_matrix_rank.atol_rtol_tensor",
    "linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("atol", "Tensor?", None, keyword_only=True),
            Parameter("rtol", "Tensor?", None, keyword_only=True),
            Parameter("hermitian", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_rank:linalg_matrix_rank_atol_rtol_tensor"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6495),
    YAML,
    __package__,
)
linalg_matrix_rank_atol_rtol_tensor_out = define(
    "aten",
    "linalg_matrix_rank.atol_rtol_tensor_out",
    "linalg_matrix_rank.atol_rtol_tensor_out(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("atol", "Tensor?", None, keyword_only=True),
            Parameter("rtol", "Tensor?", None, keyword_only=True),
            Parameter("hermitian", "bool", False, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_matrix_rank.atol_rtol_tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6495,
    ),
    YAML,
    __package__,
)
linalg_matrix_rank_atol_rtol_float = define(
    "aten",
    "linalg_matrix_rank.atol_rtol_float",
    "linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("atol", "float?", None, keyword_only=True),
            Parameter("rtol", "float?", None, keyword_only=True),
            Parameter("hermitian", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_rank:linalg_matrix_rank_atol_rtol_float"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6505),
    YAML,
    __package__,
)
linalg_matrix_rank_atol_rtol_float_out = define(
    "aten",
    "linalg_matrix_rank.atol_rtol_float_out",
    "linalg_matrix_rank.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("atol", "float?", None, keyword_only=True),
            Parameter("rtol", "float?", None, keyword_only=True),
            Parameter("hermitian", "bool", False, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_matrix_rank.atol_rtol_float",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6505,
    ),
    YAML,
    __package__,
)
linalg_matrix_rank = define(
    "aten",
    "linalg_matrix_rank",
    "linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("tol", "float"),
            Parameter("hermitian", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_rank:linalg_matrix_rank"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6515),
    YAML,
    __package__,
)
linalg_matrix_rank_out = define(
    "aten",
    "linalg_matrix_rank.out",
    "linalg_matrix_rank.out(Tensor self, float tol, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("tol", "float"),
            Parameter("hermitian", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_matrix_rank",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6515,
    ),
    YAML,
    __package__,
)
linalg_matrix_rank_tol_tensor = define(
    "aten",
    "linalg_matrix_rank.tol_tensor",
    "linalg_matrix_rank.tol_tensor(Tensor input, Tensor tol, bool hermitian=False) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("tol", "Tensor"),
            Parameter("hermitian", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_rank:linalg_matrix_rank_tol_tensor"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6523),
    YAML,
    __package__,
)
linalg_matrix_rank_out_tol_tensor = define(
    "aten",
    "linalg_matrix_rank.out_tol_tensor",
    "linalg_matrix_rank.out_tol_tensor(Tensor input, Tensor tol, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("tol", "Tensor"),
            Parameter("hermitian", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_matrix_rank.tol_tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6523,
    ),
    YAML,
    __package__,
)
linalg_cond = define(
    "aten",
    "linalg_cond",
    "linalg_cond(Tensor self, Scalar? p=None) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("p", "Scalar?", None)), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_linalg_rank:linalg_cond"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6531),
    YAML,
    __package__,
)
linalg_cond_out = define(
    "aten",
    "linalg_cond.out",
    "linalg_cond.out(Tensor self, Scalar? p=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("p", "Scalar?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_cond",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6531,
    ),
    YAML,
    __package__,
)
linalg_cond_p_str = define(
    "aten",
    "linalg_cond.p_str",
    "linalg_cond.p_str(Tensor self, str p) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("p", "str")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_linalg_rank:linalg_cond_p_str"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6542),
    YAML,
    __package__,
)
linalg_cond_p_str_out = define(
    "aten",
    "linalg_cond.p_str_out",
    "linalg_cond.p_str_out(Tensor self, str p, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("p", "str"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_cond.p_str",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6542,
    ),
    YAML,
    __package__,
)
linalg_tensorinv = define(
    "aten",
    "linalg_tensorinv",
    "linalg_tensorinv(Tensor self, int ind=2) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("ind", "int", 2)), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_linalg_rank:linalg_tensorinv"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6552),
    YAML,
    __package__,
)
linalg_tensorinv_out = define(
    "aten",
    "linalg_tensorinv.out",
    "linalg_tensorinv.out(Tensor self, int ind=2, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("ind", "int", 2),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_tensorinv",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6552,
    ),
    YAML,
    __package__,
)
linalg_tensorsolve = define(
    "aten",
    "linalg_tensorsolve",
    "linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("dims", "int[]?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_rank:linalg_tensorsolve"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6562),
    YAML,
    __package__,
)
linalg_tensorsolve_out = define(
    "aten",
    "linalg_tensorsolve.out",
    "linalg_tensorsolve.out(Tensor self, Tensor other, int[]? dims=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("other", "Tensor"),
            Parameter("dims", "int[]?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_tensorsolve",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6562,
    ),
    YAML,
    __package__,
)
linalg_vander = define(
    "aten",
    "linalg_vander",
    "linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor",
    Signature(
        (Parameter("x", "Tensor"), Parameter("N", "SymInt?", None, keyword_only=True)),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_rank:linalg_vander"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6570),
    YAML,
    __package__,
)
vander = define(
    "aten",
    "vander",
    "vander(Tensor x, int? N=None, bool increasing=False) -> Tensor",
    Signature(
        (
            Parameter("x", "Tensor"),
            Parameter("N", "int?", None),
            Parameter("increasing", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_rank:vander"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6578),
    YAML,
    __package__,
)
linalg_matrix_exp = define(
    "aten",
    "linalg_matrix_exp",
    "linalg_matrix_exp(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CPU": "linalg_solve:linalg_matrix_exp", "Meta": "meta_linalg:meta_linalg_matrix_exp"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=6585),
    YAML,
    __package__,
)
matrix_exp = define(
    "aten",
    "matrix_exp",
    "matrix_exp(Tensor self) -> Tensor",
    Signature((Parameter("self", "Tensor"),), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:matrix_exp"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6599),
    YAML,
    __package__,
)
linalg_vector_norm = define(
    "aten",
    "linalg_vector_norm",
    "linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("ord", "Scalar", 2),
            Parameter("dim", "int[1]?", None),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "linalg_norm:linalg_vector_norm", "Meta": "meta_linalg:meta_linalg_vector_norm"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag", "reduction"), line=6605),
    YAML,
    __package__,
)
linalg_vector_norm_out = define(
    "aten",
    "linalg_vector_norm.out",
    "linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("ord", "Scalar", 2),
            Parameter("dim", "int[1]?", None),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_vector_norm",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=6605,
    ),
    YAML,
    __package__,
)
linalg_matrix_norm = define(
    "aten",
    "linalg_matrix_norm",
    "linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("ord", "Scalar"),
            Parameter("dim", "int[]", (-2, -1)),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_norm:linalg_matrix_norm"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6626),
    YAML,
    __package__,
)
linalg_matrix_norm_out = define(
    "aten",
    "linalg_matrix_norm.out",
    "linalg_matrix_norm.out(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("ord", "Scalar"),
            Parameter("dim", "int[]", (-2, -1)),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_matrix_norm",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6626,
    ),
    YAML,
    __package__,
)
linalg_matrix_norm_str_ord = define(
    "aten",
    "linalg_matrix_norm.str_ord",
    "linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("ord", "str", "fro"),
            Parameter("dim", "int[]", (-2, -1)),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_norm:linalg_matrix_norm_str_ord"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6637),
    YAML,
    __package__,
)
linalg_matrix_norm_str_ord_out = define(
    "aten",
    "linalg_matrix_norm.str_ord_out",
    "linalg_matrix_norm.str_ord_out(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("ord", "str", "fro"),
            Parameter("dim", "int[]", (-2, -1)),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_matrix_norm.str_ord",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6637,
    ),
    YAML,
    __package__,
)
linalg_norm = define(
    "aten",
    "linalg_norm",
    "linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("ord", "Scalar?", None),
            Parameter("dim", "int[1]?", None),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_norm:linalg_norm"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6646),
    YAML,
    __package__,
)
linalg_norm_out = define(
    "aten",
    "linalg_norm.out",
    "linalg_norm.out(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("ord", "Scalar?", None),
            Parameter("dim", "int[1]?", None),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_norm",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6646,
    ),
    YAML,
    __package__,
)
linalg_norm_ord_str = define(
    "aten",
    "linalg_norm.ord_str",
    "linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("ord", "str"),
            Parameter("dim", "int[1]?", None),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_norm:linalg_norm_ord_str"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6657),
    YAML,
    __package__,
)
linalg_norm_ord_str_out = define(
    "aten",
    "linalg_norm.ord_str_out",
    "linalg_norm.ord_str_out(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("ord", "str"),
            Parameter("dim", "int[1]?", None),
            Parameter("keepdim", "bool", False),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linalg_norm.ord_str",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6657,
    ),
    YAML,
    __package__,
)
norm_Scalar = define(
    "aten",
    "norm.Scalar",
    "norm.Scalar(Tensor self, Scalar p=2) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("p", "Scalar", 2)), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_linalg_norm:norm_Scalar"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=6667),
    YAML,
    __package__,
)
norm_ScalarOpt_dtype = define(
    "aten",
    "norm.ScalarOpt_dtype",
    "norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("p", "Scalar?"),
            Parameter("dtype", "ScalarType", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_norm:norm_ScalarOpt_dtype"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=6676),
    YAML,
    __package__,
)
norm_ScalarOpt_dim = define(
    "aten",
    "norm.ScalarOpt_dim",
    "norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("p", "Scalar?"),
            Parameter("dim", "int[1]"),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_norm:norm_ScalarOpt_dim"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=6683),
    YAML,
    __package__,
)
norm_out = define(
    "aten",
    "norm.out",
    "norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("p", "Scalar?"),
            Parameter("dim", "int[1]"),
            Parameter("keepdim", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="norm.ScalarOpt_dim",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=6683,
    ),
    YAML,
    __package__,
)
norm_ScalarOpt_dim_dtype = define(
    "aten",
    "norm.ScalarOpt_dim_dtype",
    "norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("p", "Scalar?"),
            Parameter("dim", "int[1]"),
            Parameter("keepdim", "bool"),
            Parameter("dtype", "ScalarType", keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_norm:norm_ScalarOpt_dim_dtype"},
    OperatorTraits(tags=("pt2_compliant_tag", "reduction"), line=6693),
    YAML,
    __package__,
)
norm_dtype_out = define(
    "aten",
    "norm.dtype_out",
    "norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("p", "Scalar?"),
            Parameter("dim", "int[1]"),
            Parameter("keepdim", "bool"),
            Parameter("dtype", "ScalarType", keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="norm.ScalarOpt_dim_dtype",
        tags=("generated", "out", "pt2_compliant_tag", "reduction"),
        line=6693,
    ),
    YAML,
    __package__,
)
frobenius_norm_dim = define(
    "aten",
    "frobenius_norm.dim",
    "frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]"),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_norm:frobenius_norm_dim"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6701),
    YAML,
    __package__,
)
frobenius_norm_out = define(
    "aten",
    "frobenius_norm.out",
    "frobenius_norm.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[1]"),
            Parameter("keepdim", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="frobenius_norm.dim",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6701,
    ),
    YAML,
    __package__,
)
nuclear_norm = define(
    "aten",
    "nuclear_norm",
    "nuclear_norm(Tensor self, bool keepdim=False) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("keepdim", "bool", False)), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_linalg_norm:nuclear_norm"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6710),
    YAML,
    __package__,
)
nuclear_norm_out = define(
    "aten",
    "nuclear_norm.out",
    "nuclear_norm.out(Tensor self, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("keepdim", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="nuclear_norm",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6710,
    ),
    YAML,
    __package__,
)
nuclear_norm_dim = define(
    "aten",
    "nuclear_norm.dim",
    "nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[2]"),
            Parameter("keepdim", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_norm:nuclear_norm_dim"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6719),
    YAML,
    __package__,
)
nuclear_norm_dim_out = define(
    "aten",
    "nuclear_norm.dim_out",
    "nuclear_norm.dim_out(Tensor self, int[2] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[2]"),
            Parameter("keepdim", "bool", False),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="nuclear_norm.dim",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6719,
    ),
    YAML,
    __package__,
)
norm_except_dim = define(
    "aten",
    "norm_except_dim",
    "norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor",
    Signature(
        (Parameter("v", "Tensor"), Parameter("pow", "int", 2), Parameter("dim", "int", 0)),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_norm:norm_except_dim"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6726),
    YAML,
    __package__,
)
dist = define(
    "aten",
    "dist",
    "dist(Tensor self, Tensor other, Scalar p=2) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("other", "Tensor"), Parameter("p", "Scalar", 2)),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_norm:dist"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6734),
    YAML,
    __package__,
)
renorm = define(
    "aten",
    "renorm",
    "renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("p", "Scalar"),
            Parameter("dim", "int"),
            Parameter("maxnorm", "Scalar"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_linalg_norm:renorm"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6742),
    YAML,
    __package__,
)
renorm_ = define(
    "aten",
    "renorm_",
    "renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("p", "Scalar"),
            Parameter("dim", "int"),
            Parameter("maxnorm", "Scalar"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="renorm", tags=("generated", "inplace", "pt2_compliant_tag"), line=6742),
    YAML,
    __package__,
)
renorm_out = define(
    "aten",
    "renorm.out",
    "renorm.out(Tensor self, Scalar p, int dim, Scalar maxnorm, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("p", "Scalar"),
            Parameter("dim", "int"),
            Parameter("maxnorm", "Scalar"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="renorm", tags=("generated", "out", "pt2_compliant_tag"), line=6742),
    YAML,
    __package__,
)
_fft_c2c = define(
    "aten",
    "_fft_c2c",
    "_fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "SymInt[]"),
            Parameter("normalization", "int"),
            Parameter("forward", "bool"),
        ),
        ("Tensor",),
    ),
    {"CPU": "fft:fft_c2c", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=6755),
    YAML,
    __package__,
)
_fft_c2c_out = define(
    "aten",
    "_fft_c2c.out",
    "_fft_c2c.out(Tensor self, SymInt[] dim, int normalization, bool forward, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "SymInt[]"),
            Parameter("normalization", "int"),
            Parameter("forward", "bool"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="_fft_c2c", tags=("generated", "out", "pt2_compliant_tag"), line=6755),
    YAML,
    __package__,
)
_fft_r2c = define(
    "aten",
    "_fft_r2c",
    "_fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[]"),
            Parameter("normalization", "int"),
            Parameter("onesided", "bool"),
        ),
        ("Tensor",),
    ),
    {"CPU": "fft:fft_r2c", "Meta": "meta_fft:meta_fft_r2c"},
    OperatorTraits(autograd=True, tags=("core", "pt2_compliant_tag"), line=6768),
    YAML,
    __package__,
)
_fft_r2c_out = define(
    "aten",
    "_fft_r2c.out",
    "_fft_r2c.out(Tensor self, int[] dim, int normalization, bool onesided, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[]"),
            Parameter("normalization", "int"),
            Parameter("onesided", "bool"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="_fft_r2c", tags=("generated", "out", "pt2_compliant_tag"), line=6768),
    YAML,
    __package__,
)
_fft_c2r = define(
    "aten",
    "_fft_c2r",
    "_fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[]"),
            Parameter("normalization", "int"),
            Parameter("last_dim_size", "SymInt"),
        ),
        ("Tensor",),
    ),
    {"CPU": "fft:fft_c2r", "Meta": "meta_fft:meta_fft_c2r"},
    OperatorTraits(autograd=True, tags=("core", "pt2_compliant_tag"), line=6783),
    YAML,
    __package__,
)
_fft_c2r_out = define(
    "aten",
    "_fft_c2r.out",
    "_fft_c2r.out(Tensor self, int[] dim, int normalization, SymInt last_dim_size, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dim", "int[]"),
            Parameter("normalization", "int"),
            Parameter("last_dim_size", "SymInt"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="_fft_c2r", tags=("generated", "out", "pt2_compliant_tag"), line=6783),
    YAML,
    __package__,
)
fft_fft = define(
    "aten",
    "fft_fft",
    "fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n", "SymInt?", None),
            Parameter("dim", "int", -1),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_fft"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6797),
    YAML,
    __package__,
)
fft_fft_out = define(
    "aten",
    "fft_fft.out",
    "fft_fft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n", "SymInt?", None),
            Parameter("dim", "int", -1),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_fft", tags=("generated", "out", "pt2_compliant_tag"), line=6797),
    YAML,
    __package__,
)
fft_fft2 = define(
    "aten",
    "fft_fft2",
    "fft_fft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]", (-2, -1)),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_fft2"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6808),
    YAML,
    __package__,
)
fft_fft2_out = define(
    "aten",
    "fft_fft2.out",
    "fft_fft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]", (-2, -1)),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_fft2", tags=("generated", "out", "pt2_compliant_tag"), line=6808),
    YAML,
    __package__,
)
fft_fftn = define(
    "aten",
    "fft_fftn",
    "fft_fftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]?", None),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_fftn"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6818),
    YAML,
    __package__,
)
fft_fftn_out = define(
    "aten",
    "fft_fftn.out",
    "fft_fftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]?", None),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_fftn", tags=("generated", "out", "pt2_compliant_tag"), line=6818),
    YAML,
    __package__,
)
fft_ifft = define(
    "aten",
    "fft_ifft",
    "fft_ifft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n", "SymInt?", None),
            Parameter("dim", "int", -1),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_ifft"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6828),
    YAML,
    __package__,
)
fft_ifft_out = define(
    "aten",
    "fft_ifft.out",
    "fft_ifft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n", "SymInt?", None),
            Parameter("dim", "int", -1),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_ifft", tags=("generated", "out", "pt2_compliant_tag"), line=6828),
    YAML,
    __package__,
)
fft_ifft2 = define(
    "aten",
    "fft_ifft2",
    "fft_ifft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]", (-2, -1)),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_ifft2"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6838),
    YAML,
    __package__,
)
fft_ifft2_out = define(
    "aten",
    "fft_ifft2.out",
    "fft_ifft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]", (-2, -1)),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_ifft2", tags=("generated", "out", "pt2_compliant_tag"), line=6838),
    YAML,
    __package__,
)
fft_ifftn = define(
    "aten",
    "fft_ifftn",
    "fft_ifftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]?", None),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_ifftn"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6846),
    YAML,
    __package__,
)
fft_ifftn_out = define(
    "aten",
    "fft_ifftn.out",
    "fft_ifftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]?", None),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_ifftn", tags=("generated", "out", "pt2_compliant_tag"), line=6846),
    YAML,
    __package__,
)
fft_rfft = define(
    "aten",
    "fft_rfft",
    "fft_rfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n", "SymInt?", None),
            Parameter("dim", "int", -1),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_rfft"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6854),
    YAML,
    __package__,
)
fft_rfft_out = define(
    "aten",
    "fft_rfft.out",
    "fft_rfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n", "SymInt?", None),
            Parameter("dim", "int", -1),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_rfft", tags=("generated", "out", "pt2_compliant_tag"), line=6854),
    YAML,
    __package__,
)
fft_rfft2 = define(
    "aten",
    "fft_rfft2",
    "fft_rfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]", (-2, -1)),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_rfft2"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6865),
    YAML,
    __package__,
)
fft_rfft2_out = define(
    "aten",
    "fft_rfft2.out",
    "fft_rfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]", (-2, -1)),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_rfft2", tags=("generated", "out", "pt2_compliant_tag"), line=6865),
    YAML,
    __package__,
)
fft_rfftn = define(
    "aten",
    "fft_rfftn",
    "fft_rfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]?", None),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_rfftn"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6874),
    YAML,
    __package__,
)
fft_rfftn_out = define(
    "aten",
    "fft_rfftn.out",
    "fft_rfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]?", None),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_rfftn", tags=("generated", "out", "pt2_compliant_tag"), line=6874),
    YAML,
    __package__,
)
fft_irfft = define(
    "aten",
    "fft_irfft",
    "fft_irfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n", "SymInt?", None),
            Parameter("dim", "int", -1),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_irfft"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6883),
    YAML,
    __package__,
)
fft_irfft_out = define(
    "aten",
    "fft_irfft.out",
    "fft_irfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n", "SymInt?", None),
            Parameter("dim", "int", -1),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_irfft", tags=("generated", "out", "pt2_compliant_tag"), line=6883),
    YAML,
    __package__,
)
fft_irfft2 = define(
    "aten",
    "fft_irfft2",
    "fft_irfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]", (-2, -1)),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_irfft2"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6893),
    YAML,
    __package__,
)
fft_irfft2_out = define(
    "aten",
    "fft_irfft2.out",
    "fft_irfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]", (-2, -1)),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_irfft2", tags=("generated", "out", "pt2_compliant_tag"), line=6893),
    YAML,
    __package__,
)
fft_irfftn = define(
    "aten",
    "fft_irfftn",
    "fft_irfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]?", None),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_irfftn"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6901),
    YAML,
    __package__,
)
fft_irfftn_out = define(
    "aten",
    "fft_irfftn.out",
    "fft_irfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]?", None),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_irfftn", tags=("generated", "out", "pt2_compliant_tag"), line=6901),
    YAML,
    __package__,
)
fft_hfft = define(
    "aten",
    "fft_hfft",
    "fft_hfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n", "SymInt?", None),
            Parameter("dim", "int", -1),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_hfft"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6909),
    YAML,
    __package__,
)
fft_hfft_out = define(
    "aten",
    "fft_hfft.out",
    "fft_hfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n", "SymInt?", None),
            Parameter("dim", "int", -1),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_hfft", tags=("generated", "out", "pt2_compliant_tag"), line=6909),
    YAML,
    __package__,
)
fft_hfft2 = define(
    "aten",
    "fft_hfft2",
    "fft_hfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]", (-2, -1)),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_hfft2"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6919),
    YAML,
    __package__,
)
fft_hfft2_out = define(
    "aten",
    "fft_hfft2.out",
    "fft_hfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]", (-2, -1)),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_hfft2", tags=("generated", "out", "pt2_compliant_tag"), line=6919),
    YAML,
    __package__,
)
fft_hfftn = define(
    "aten",
    "fft_hfftn",
    "fft_hfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]?", None),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_hfftn"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6927),
    YAML,
    __package__,
)
fft_hfftn_out = define(
    "aten",
    "fft_hfftn.out",
    "fft_hfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]?", None),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_hfftn", tags=("generated", "out", "pt2_compliant_tag"), line=6927),
    YAML,
    __package__,
)
fft_ihfft = define(
    "aten",
    "fft_ihfft",
    "fft_ihfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n", "SymInt?", None),
            Parameter("dim", "int", -1),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_ihfft"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6935),
    YAML,
    __package__,
)
fft_ihfft_out = define(
    "aten",
    "fft_ihfft.out",
    "fft_ihfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n", "SymInt?", None),
            Parameter("dim", "int", -1),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_ihfft", tags=("generated", "out", "pt2_compliant_tag"), line=6935),
    YAML,
    __package__,
)
fft_ihfft2 = define(
    "aten",
    "fft_ihfft2",
    "fft_ihfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]", (-2, -1)),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_ihfft2"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6946),
    YAML,
    __package__,
)
fft_ihfft2_out = define(
    "aten",
    "fft_ihfft2.out",
    "fft_ihfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]", (-2, -1)),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_ihfft2", tags=("generated", "out", "pt2_compliant_tag"), line=6946),
    YAML,
    __package__,
)
fft_ihfftn = define(
    "aten",
    "fft_ihfftn",
    "fft_ihfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]?", None),
            Parameter("norm", "str?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_fft:fft_ihfftn"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6955),
    YAML,
    __package__,
)
fft_ihfftn_out = define(
    "aten",
    "fft_ihfftn.out",
    "fft_ihfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("s", "SymInt[1]?", None),
            Parameter("dim", "int[1]?", None),
            Parameter("norm", "str?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="fft_ihfftn", tags=("generated", "out", "pt2_compliant_tag"), line=6955),
    YAML,
    __package__,
)
fft_fftfreq = define(
    "aten",
    "fft_fftfreq",
    "fft_fftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("n", "int"),
            Parameter("d", "float", 1.0),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "fft:fft_fftfreq", "Meta": "meta_fft:meta_fft_fftfreq"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6964),
    YAML,
    __package__,
)
fft_fftfreq_out = define(
    "aten",
    "fft_fftfreq.out",
    "fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("n", "int"),
            Parameter("d", "float", 1.0),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="fft_fftfreq",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6964,
    ),
    YAML,
    __package__,
)
fft_rfftfreq = define(
    "aten",
    "fft_rfftfreq",
    "fft_rfftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("n", "int"),
            Parameter("d", "float", 1.0),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "fft:fft_rfftfreq", "Meta": "meta_fft:meta_fft_rfftfreq"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6977),
    YAML,
    __package__,
)
fft_rfftfreq_out = define(
    "aten",
    "fft_rfftfreq.out",
    "fft_rfftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("n", "int"),
            Parameter("d", "float", 1.0),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="fft_rfftfreq",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=6977,
    ),
    YAML,
    __package__,
)
fft_fftshift = define(
    "aten",
    "fft_fftshift",
    "fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("dim", "int[1]?", None)), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_fft:fft_fftshift"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6990),
    YAML,
    __package__,
)
fft_ifftshift = define(
    "aten",
    "fft_ifftshift",
    "fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("dim", "int[1]?", None)), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_fft:fft_ifftshift"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=6999),
    YAML,
    __package__,
)
stft_center = define(
    "aten",
    "stft.center",
    'stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor',
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n_fft", "int"),
            Parameter("hop_length", "int?", None),
            Parameter("win_length", "int?", None),
            Parameter("window", "Tensor?", None),
            Parameter("center", "bool", True),
            Parameter("pad_mode", "str", "reflect"),
            Parameter("normalized", "bool", False),
            Parameter("onesided", "bool?", None),
            Parameter("return_complex", "bool?", None),
            Parameter("align_to_window", "bool?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_stft:stft_center"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7008),
    YAML,
    __package__,
)
istft = define(
    "aten",
    "istft",
    "istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("n_fft", "int"),
            Parameter("hop_length", "int?", None),
            Parameter("win_length", "int?", None),
            Parameter("window", "Tensor?", None),
            Parameter("center", "bool", True),
            Parameter("normalized", "bool", False),
            Parameter("onesided", "bool?", None),
            Parameter("length", "int?", None),
            Parameter("return_complex", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_stft:istft"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7016),
    YAML,
    __package__,
)
empty_memory_format = define(
    "aten",
    "empty.memory_format",
    "empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:empty_size", "Meta": "factory:empty_size"},
    OperatorTraits(tags=("core", "pt2_compliant_tag"), line=7027),
    YAML,
    __package__,
)
empty_out = define(
    "aten",
    "empty.out",
    "empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="empty.memory_format",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=7027,
    ),
    YAML,
    __package__,
)
empty_strided = define(
    "aten",
    "empty_strided",
    "empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("stride", "SymInt[]"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:empty_strided", "Meta": "factory:empty_strided"},
    OperatorTraits(tags=("core", "pt2_compliant_tag"), line=7042),
    YAML,
    __package__,
)
empty_permuted = define(
    "aten",
    "empty_permuted",
    "empty_permuted(SymInt[] size, int[] physical_layout, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("physical_layout", "int[]"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:empty_permuted", "Meta": "factory:empty_permuted"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7050),
    YAML,
    __package__,
)
zeros = define(
    "aten",
    "zeros",
    "zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:zeros", "Meta": "factory:zeros"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7057),
    YAML,
    __package__,
)
zeros_out = define(
    "aten",
    "zeros.out",
    "zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="zeros", tags=("generated", "out", "pt2_compliant_tag"), line=7057),
    YAML,
    __package__,
)
ones = define(
    "aten",
    "ones",
    "ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:ones", "Meta": "factory:empty_size"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7068),
    YAML,
    __package__,
)
ones_out = define(
    "aten",
    "ones.out",
    "ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="ones", tags=("generated", "out", "pt2_compliant_tag"), line=7068),
    YAML,
    __package__,
)
full = define(
    "aten",
    "full",
    "full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("fill_value", "Scalar"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:full", "Meta": "meta_factory:meta_full"},
    OperatorTraits(tags=("core", "pt2_compliant_tag"), line=7080),
    YAML,
    __package__,
)
full_out = define(
    "aten",
    "full.out",
    "full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("fill_value", "Scalar"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="full", tags=("generated", "out", "pt2_compliant_tag"), line=7080),
    YAML,
    __package__,
)
empty_like = define(
    "aten",
    "empty_like",
    "empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:empty_like", "Meta": "factory:empty_like"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7093),
    YAML,
    __package__,
)
zeros_like = define(
    "aten",
    "zeros_like",
    "zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:zeros_like", "Meta": "factory:zeros_like"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7101),
    YAML,
    __package__,
)
ones_like = define(
    "aten",
    "ones_like",
    "ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:ones_like", "Meta": "factory:empty_like"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7107),
    YAML,
    __package__,
)
full_like = define(
    "aten",
    "full_like",
    "full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("fill_value", "Scalar"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:full_like", "Meta": "meta_factory:meta_full_like"},
    OperatorTraits(tags=("core", "pt2_compliant_tag"), line=7114),
    YAML,
    __package__,
)
new_empty = define(
    "aten",
    "new_empty",
    "new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("size", "SymInt[]"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:new_empty", "Meta": "factory:new_empty"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7125),
    YAML,
    __package__,
)
new_empty_strided = define(
    "aten",
    "new_empty_strided",
    "new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("size", "SymInt[]"),
            Parameter("stride", "SymInt[]"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:new_empty_strided", "Meta": "factory:new_empty_strided"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7135),
    YAML,
    __package__,
)
new_zeros = define(
    "aten",
    "new_zeros",
    "new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("size", "SymInt[]"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:new_zeros", "Meta": "factory:new_zeros"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7145),
    YAML,
    __package__,
)
new_ones = define(
    "aten",
    "new_ones",
    "new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("size", "SymInt[]"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:new_ones", "Meta": "factory:new_empty"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7153),
    YAML,
    __package__,
)
new_full = define(
    "aten",
    "new_full",
    "new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("size", "SymInt[]"),
            Parameter("fill_value", "Scalar"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:new_full", "Meta": "meta_factory:meta_new_full"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7162),
    YAML,
    __package__,
)
scalar_tensor = define(
    "aten",
    "scalar_tensor",
    "scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("s", "Scalar"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:scalar_tensor", "Meta": "factory:scalar_tensor"},
    OperatorTraits(tags=("core", "pt2_compliant_tag"), line=7171),
    YAML,
    __package__,
)
arange = define(
    "aten",
    "arange",
    "arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("end", "Scalar"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:arange", "Meta": "meta_factory:meta_arange"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7181),
    YAML,
    __package__,
)
arange_out = define(
    "aten",
    "arange.out",
    "arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("end", "Scalar"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="arange", tags=("generated", "out", "pt2_compliant_tag"), line=7181),
    YAML,
    __package__,
)
arange_start = define(
    "aten",
    "arange.start",
    "arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("start", "Scalar"),
            Parameter("end", "Scalar"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:arange_start", "Meta": "meta_factory:meta_arange_start"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7193),
    YAML,
    __package__,
)
arange_start_step = define(
    "aten",
    "arange.start_step",
    "arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("start", "Scalar"),
            Parameter("end", "Scalar"),
            Parameter("step", "Scalar", 1),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:arange_start_step", "Meta": "meta_factory:meta_arange_start_step"},
    OperatorTraits(tags=("core", "pt2_compliant_tag"), line=7203),
    YAML,
    __package__,
)
arange_start_out = define(
    "aten",
    "arange.start_out",
    "arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("start", "Scalar"),
            Parameter("end", "Scalar"),
            Parameter("step", "Scalar", 1),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="arange.start_step",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=7203,
    ),
    YAML,
    __package__,
)
range = define(
    "aten",
    "range",
    "range(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("start", "Scalar"),
            Parameter("end", "Scalar"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_factory:range"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7215),
    YAML,
    __package__,
)
range_out_ = define(
    "aten",
    "range.out_",
    "range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("start", "Scalar"),
            Parameter("end", "Scalar"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="range", tags=("generated", "out", "pt2_compliant_tag"), line=7215),
    YAML,
    __package__,
)
range_step = define(
    "aten",
    "range.step",
    "range.step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("start", "Scalar"),
            Parameter("end", "Scalar"),
            Parameter("step", "Scalar", 1),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:range_step", "Meta": "meta_factory:meta_range_step"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7221),
    YAML,
    __package__,
)
range_out = define(
    "aten",
    "range.out",
    "range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("start", "Scalar"),
            Parameter("end", "Scalar"),
            Parameter("step", "Scalar", 1),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="range.step", tags=("generated", "out", "pt2_compliant_tag"), line=7221),
    YAML,
    __package__,
)
linspace = define(
    "aten",
    "linspace",
    "linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("start", "Scalar"),
            Parameter("end", "Scalar"),
            Parameter("steps", "int"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:linspace", "Meta": "meta_factory:meta_linspace"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7230),
    YAML,
    __package__,
)
linspace_out = define(
    "aten",
    "linspace.out",
    "linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("start", "Scalar"),
            Parameter("end", "Scalar"),
            Parameter("steps", "int"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="linspace", tags=("generated", "out", "pt2_compliant_tag"), line=7230),
    YAML,
    __package__,
)
linspace_Tensor_Tensor = define(
    "aten",
    "linspace.Tensor_Tensor",
    "linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("start", "Tensor"),
            Parameter("end", "Tensor"),
            Parameter("steps", "int"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_factory:linspace_bounds"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7241),
    YAML,
    __package__,
)
linspace_Tensor_Tensor_out = define(
    "aten",
    "linspace.Tensor_Tensor_out",
    "linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("start", "Tensor"),
            Parameter("end", "Tensor"),
            Parameter("steps", "int"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linspace.Tensor_Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=7241,
    ),
    YAML,
    __package__,
)
linspace_Tensor_Scalar = define(
    "aten",
    "linspace.Tensor_Scalar",
    "linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("start", "Tensor"),
            Parameter("end", "Scalar"),
            Parameter("steps", "int"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_factory:linspace_bounds"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7254),
    YAML,
    __package__,
)
linspace_Tensor_Scalar_out = define(
    "aten",
    "linspace.Tensor_Scalar_out",
    "linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("start", "Tensor"),
            Parameter("end", "Scalar"),
            Parameter("steps", "int"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linspace.Tensor_Scalar",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=7254,
    ),
    YAML,
    __package__,
)
linspace_Scalar_Tensor = define(
    "aten",
    "linspace.Scalar_Tensor",
    "linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("start", "Scalar"),
            Parameter("end", "Tensor"),
            Parameter("steps", "int"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_factory:linspace_bounds"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7264),
    YAML,
    __package__,
)
linspace_Scalar_Tensor_out = define(
    "aten",
    "linspace.Scalar_Tensor_out",
    "linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("start", "Scalar"),
            Parameter("end", "Tensor"),
            Parameter("steps", "int"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="linspace.Scalar_Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=7264,
    ),
    YAML,
    __package__,
)
logspace = define(
    "aten",
    "logspace",
    "logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("start", "Scalar"),
            Parameter("end", "Scalar"),
            Parameter("steps", "int"),
            Parameter("base", "float", 10.0),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:logspace", "Meta": "meta_factory:meta_logspace"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7274),
    YAML,
    __package__,
)
logspace_out = define(
    "aten",
    "logspace.out",
    "logspace.out(Scalar start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("start", "Scalar"),
            Parameter("end", "Scalar"),
            Parameter("steps", "int"),
            Parameter("base", "float", 10.0),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="logspace", tags=("generated", "out", "pt2_compliant_tag"), line=7274),
    YAML,
    __package__,
)
logspace_Tensor_Tensor = define(
    "aten",
    "logspace.Tensor_Tensor",
    "logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("start", "Tensor"),
            Parameter("end", "Tensor"),
            Parameter("steps", "int"),
            Parameter("base", "float", 10.0),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_factory:logspace_bounds"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7285),
    YAML,
    __package__,
)
logspace_Tensor_Tensor_out = define(
    "aten",
    "logspace.Tensor_Tensor_out",
    "logspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("start", "Tensor"),
            Parameter("end", "Tensor"),
            Parameter("steps", "int"),
            Parameter("base", "float", 10.0),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="logspace.Tensor_Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=7285,
    ),
    YAML,
    __package__,
)
logspace_Tensor_Scalar = define(
    "aten",
    "logspace.Tensor_Scalar",
    "logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("start", "Tensor"),
            Parameter("end", "Scalar"),
            Parameter("steps", "int"),
            Parameter("base", "float", 10.0),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_factory:logspace_bounds"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7295),
    YAML,
    __package__,
)
logspace_Tensor_Scalar_out = define(
    "aten",
    "logspace.Tensor_Scalar_out",
    "logspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("start", "Tensor"),
            Parameter("end", "Scalar"),
            Parameter("steps", "int"),
            Parameter("base", "float", 10.0),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="logspace.Tensor_Scalar",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=7295,
    ),
    YAML,
    __package__,
)
logspace_Scalar_Tensor = define(
    "aten",
    "logspace.Scalar_Tensor",
    "logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("start", "Scalar"),
            Parameter("end", "Tensor"),
            Parameter("steps", "int"),
            Parameter("base", "float", 10.0),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_factory:logspace_bounds"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7305),
    YAML,
    __package__,
)
logspace_Scalar_Tensor_out = define(
    "aten",
    "logspace.Scalar_Tensor_out",
    "logspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("start", "Scalar"),
            Parameter("end", "Tensor"),
            Parameter("steps", "int"),
            Parameter("base", "float", 10.0),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="logspace.Scalar_Tensor",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=7305,
    ),
    YAML,
    __package__,
)
eye = define(
    "aten",
    "eye",
    "eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("n", "SymInt"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:eye", "Meta": "meta_factory:meta_eye"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7315),
    YAML,
    __package__,
)
eye_out = define(
    "aten",
    "eye.out",
    "eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("n", "SymInt"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="eye", tags=("generated", "out", "pt2_compliant_tag"), line=7315),
    YAML,
    __package__,
)
eye_m = define(
    "aten",
    "eye.m",
    "eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("n", "SymInt"),
            Parameter("m", "SymInt"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "factory:eye_m", "Meta": "meta_factory:meta_eye_m"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7326),
    YAML,
    __package__,
)
eye_m_out = define(
    "aten",
    "eye.m_out",
    "eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("n", "SymInt"),
            Parameter("m", "SymInt"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="eye.m", tags=("generated", "out", "pt2_compliant_tag"), line=7326),
    YAML,
    __package__,
)
hann_window = define(
    "aten",
    "hann_window",
    "hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("window_length", "int"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "windows:hann_window", "Meta": "meta_factory:meta_window"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7335),
    YAML,
    __package__,
)
hann_window_periodic = define(
    "aten",
    "hann_window.periodic",
    "hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("window_length", "int"),
            Parameter("periodic", "bool"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "windows:hann_window_periodic", "Meta": "meta_factory:meta_window"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7343),
    YAML,
    __package__,
)
hamming_window = define(
    "aten",
    "hamming_window",
    "hamming_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("window_length", "int"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "windows:hamming_window", "Meta": "meta_factory:meta_window"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7351),
    YAML,
    __package__,
)
hamming_window_periodic = define(
    "aten",
    "hamming_window.periodic",
    "hamming_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("window_length", "int"),
            Parameter("periodic", "bool"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "windows:hamming_window_periodic", "Meta": "meta_factory:meta_window"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7359),
    YAML,
    __package__,
)
blackman_window = define(
    "aten",
    "blackman_window",
    "blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("window_length", "int"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "windows:blackman_window", "Meta": "meta_factory:meta_window"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7367),
    YAML,
    __package__,
)
blackman_window_periodic = define(
    "aten",
    "blackman_window.periodic",
    "blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("window_length", "int"),
            Parameter("periodic", "bool"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "windows:blackman_window_periodic", "Meta": "meta_factory:meta_window"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7375),
    YAML,
    __package__,
)
bartlett_window = define(
    "aten",
    "bartlett_window",
    "bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("window_length", "int"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "windows:bartlett_window", "Meta": "meta_factory:meta_window"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7383),
    YAML,
    __package__,
)
bartlett_window_periodic = define(
    "aten",
    "bartlett_window.periodic",
    "bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("window_length", "int"),
            Parameter("periodic", "bool"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "windows:bartlett_window_periodic", "Meta": "meta_factory:meta_window"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7391),
    YAML,
    __package__,
)
kaiser_window = define(
    "aten",
    "kaiser_window",
    "kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("window_length", "int"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "windows:kaiser_window", "Meta": "meta_factory:meta_window"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7399),
    YAML,
    __package__,
)
kaiser_window_periodic = define(
    "aten",
    "kaiser_window.periodic",
    "kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("window_length", "int"),
            Parameter("periodic", "bool"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "windows:kaiser_window_periodic", "Meta": "meta_factory:meta_window"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7407),
    YAML,
    __package__,
)
hamming_window_periodic_alpha = define(
    "aten",
    "hamming_window.periodic_alpha",
    "hamming_window.periodic_alpha(int window_length, bool periodic, float alpha, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("window_length", "int"),
            Parameter("periodic", "bool"),
            Parameter("alpha", "float"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "windows:hamming_window_periodic_alpha", "Meta": "meta_factory:meta_window"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7415),
    YAML,
    __package__,
)
hamming_window_periodic_alpha_beta = define(
    "aten",
    "hamming_window.periodic_alpha_beta",
    "hamming_window.periodic_alpha_beta(int window_length, bool periodic, float alpha, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("window_length", "int"),
            Parameter("periodic", "bool"),
            Parameter("alpha", "float"),
            Parameter("beta", "float"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "windows:hamming_window_periodic_alpha_beta", "Meta": "meta_factory:meta_window"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7423),
    YAML,
    __package__,
)
kaiser_window_beta = define(
    "aten",
    "kaiser_window.beta",
    "kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("window_length", "int"),
            Parameter("periodic", "bool"),
            Parameter("beta", "float"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "windows:kaiser_window_beta", "Meta": "meta_factory:meta_window"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7431),
    YAML,
    __package__,
)
rand = define(
    "aten",
    "rand",
    "rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random_default:rand", "Meta": "factory:empty_size"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7443),
    YAML,
    __package__,
)
rand_out = define(
    "aten",
    "rand.out",
    "rand.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="rand",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7443,
    ),
    YAML,
    __package__,
)
rand_generator = define(
    "aten",
    "rand.generator",
    "rand.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("generator", "Generator?", keyword_only=True),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:rand_generator", "Meta": "meta_random:meta_random_size"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7456),
    YAML,
    __package__,
)
rand_generator_out = define(
    "aten",
    "rand.generator_out",
    "rand.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("generator", "Generator?", keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="rand.generator",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7456,
    ),
    YAML,
    __package__,
)
rand_like = define(
    "aten",
    "rand_like",
    "rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random_default:rand_like", "Meta": "factory:empty_like"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7466),
    YAML,
    __package__,
)
rand_like_generator = define(
    "aten",
    "rand_like.generator",
    "rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("generator", "Generator?", keyword_only=True),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:rand_like_generator", "Meta": "meta_random:meta_random_like"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7474),
    YAML,
    __package__,
)
randn = define(
    "aten",
    "randn",
    "randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random_default:randn", "Meta": "factory:empty_size"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7483),
    YAML,
    __package__,
)
randn_out = define(
    "aten",
    "randn.out",
    "randn.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="randn",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7483,
    ),
    YAML,
    __package__,
)
randn_generator = define(
    "aten",
    "randn.generator",
    "randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("generator", "Generator?", keyword_only=True),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:randn_generator", "Meta": "meta_random:meta_random_size"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7496),
    YAML,
    __package__,
)
randn_generator_out = define(
    "aten",
    "randn.generator_out",
    "randn.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("size", "SymInt[]"),
            Parameter("generator", "Generator?", keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="randn.generator",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7496,
    ),
    YAML,
    __package__,
)
randn_like = define(
    "aten",
    "randn_like",
    "randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random_default:randn_like", "Meta": "factory:empty_like"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7506),
    YAML,
    __package__,
)
randn_like_generator = define(
    "aten",
    "randn_like.generator",
    "randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("generator", "Generator?", keyword_only=True),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:randn_like_generator", "Meta": "meta_random:meta_random_like"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7514),
    YAML,
    __package__,
)
randint = define(
    "aten",
    "randint",
    "randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("high", "SymInt"),
            Parameter("size", "SymInt[]"),
            Parameter("dtype", "ScalarType?", int64, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random_default:randint", "Meta": "meta_random:meta_randint"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7523),
    YAML,
    __package__,
)
randint_out = define(
    "aten",
    "randint.out",
    "randint.out(SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("high", "SymInt"),
            Parameter("size", "SymInt[]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="randint",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7523,
    ),
    YAML,
    __package__,
)
randint_generator = define(
    "aten",
    "randint.generator",
    "randint.generator(SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("high", "SymInt"),
            Parameter("size", "SymInt[]"),
            Parameter("generator", "Generator?", keyword_only=True),
            Parameter("dtype", "ScalarType?", int64, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:randint_generator", "Meta": "meta_random:meta_randint_generator"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7533),
    YAML,
    __package__,
)
randint_generator_out = define(
    "aten",
    "randint.generator_out",
    "randint.generator_out(SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("high", "SymInt"),
            Parameter("size", "SymInt[]"),
            Parameter("generator", "Generator?", keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="randint.generator",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7533,
    ),
    YAML,
    __package__,
)
randint_low = define(
    "aten",
    "randint.low",
    "randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("low", "SymInt"),
            Parameter("high", "SymInt"),
            Parameter("size", "SymInt[]"),
            Parameter("dtype", "ScalarType?", int64, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random_default:randint_low", "Meta": "meta_random:meta_randint_low"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7543),
    YAML,
    __package__,
)
randint_low_out = define(
    "aten",
    "randint.low_out",
    "randint.low_out(SymInt low, SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("low", "SymInt"),
            Parameter("high", "SymInt"),
            Parameter("size", "SymInt[]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="randint.low",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7543,
    ),
    YAML,
    __package__,
)
randint_low_generator = define(
    "aten",
    "randint.low_generator",
    "randint.low_generator(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("low", "SymInt"),
            Parameter("high", "SymInt"),
            Parameter("size", "SymInt[]"),
            Parameter("generator", "Generator?", keyword_only=True),
            Parameter("dtype", "ScalarType?", int64, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:randint_low_generator", "Meta": "meta_random:meta_randint_low_generator"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7553),
    YAML,
    __package__,
)
randint_low_generator_out = define(
    "aten",
    "randint.low_generator_out",
    "randint.low_generator_out(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("low", "SymInt"),
            Parameter("high", "SymInt"),
            Parameter("size", "SymInt[]"),
            Parameter("generator", "Generator?", keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="randint.low_generator",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7553,
    ),
    YAML,
    __package__,
)
randint_like = define(
    "aten",
    "randint_like",
    "randint_like(Tensor self, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("high", "SymInt"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random_default:randint_like", "Meta": "meta_random:meta_randint_like"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7563),
    YAML,
    __package__,
)
randint_like_generator = define(
    "aten",
    "randint_like.generator",
    "randint_like.generator(Tensor self, SymInt high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("high", "SymInt"),
            Parameter("generator", "Generator?", keyword_only=True),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:randint_like_generator", "Meta": "meta_random:meta_randint_like_generator"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7572),
    YAML,
    __package__,
)
randint_like_low_dtype = define(
    "aten",
    "randint_like.low_dtype",
    "randint_like.low_dtype(Tensor self, SymInt low, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("low", "SymInt"),
            Parameter("high", "SymInt"),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random_default:randint_like_low", "Meta": "meta_random:meta_randint_like_low"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7581),
    YAML,
    __package__,
)
randint_like_low_generator_dtype = define(
    "aten",
    "randint_like.low_generator_dtype",
    "randint_like.low_generator_dtype(Tensor self, SymInt low, SymInt high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("low", "SymInt"),
            Parameter("high", "SymInt"),
            Parameter("generator", "Generator?", keyword_only=True),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
            Parameter("memory_format", "MemoryFormat?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "random:randint_like_low_generator",
        "Meta": "meta_random:meta_randint_like_low_generator",
    },
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7590),
    YAML,
    __package__,
)
randperm = define(
    "aten",
    "randperm",
    "randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("n", "SymInt"),
            Parameter("dtype", "ScalarType?", int64, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random_default:randperm", "Meta": "meta_random:meta_randperm"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7599),
    YAML,
    __package__,
)
randperm_out = define(
    "aten",
    "randperm.out",
    "randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("n", "SymInt"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="randperm",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7599,
    ),
    YAML,
    __package__,
)
randperm_generator = define(
    "aten",
    "randperm.generator",
    "randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("n", "SymInt"),
            Parameter("generator", "Generator?", keyword_only=True),
            Parameter("dtype", "ScalarType?", int64, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:randperm_generator", "Meta": "meta_random:meta_randperm_generator"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7611),
    YAML,
    __package__,
)
randperm_generator_out = define(
    "aten",
    "randperm.generator_out",
    "randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("n", "SymInt"),
            Parameter("generator", "Generator?", keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="randperm.generator",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7611,
    ),
    YAML,
    __package__,
)
normal_Tensor_float = define(
    "aten",
    "normal.Tensor_float",
    "normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("mean", "Tensor"),
            Parameter("std", "float", 1),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:normal_tensor_float", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7621),
    YAML,
    __package__,
)
normal_Tensor_float_out = define(
    "aten",
    "normal.Tensor_float_out",
    "normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("mean", "Tensor"),
            Parameter("std", "float", 1),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="normal.Tensor_float",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7621,
    ),
    YAML,
    __package__,
)
normal_float_Tensor = define(
    "aten",
    "normal.float_Tensor",
    "normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("mean", "float"),
            Parameter("std", "Tensor"),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:normal_float_tensor", "Meta": "meta_random:meta_normal_float_tensor"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7635),
    YAML,
    __package__,
)
normal_float_Tensor_out = define(
    "aten",
    "normal.float_Tensor_out",
    "normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("mean", "float"),
            Parameter("std", "Tensor"),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="normal.float_Tensor",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7635,
    ),
    YAML,
    __package__,
)
normal_Tensor_Tensor = define(
    "aten",
    "normal.Tensor_Tensor",
    "normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("mean", "Tensor"),
            Parameter("std", "Tensor"),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:normal_tensor_tensor", "Meta": "meta_random:meta_normal_tensor_tensor"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7647),
    YAML,
    __package__,
)
normal_Tensor_Tensor_out = define(
    "aten",
    "normal.Tensor_Tensor_out",
    "normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("mean", "Tensor"),
            Parameter("std", "Tensor"),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="normal.Tensor_Tensor",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7647,
    ),
    YAML,
    __package__,
)
normal_float_float = define(
    "aten",
    "normal.float_float",
    "normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    Signature(
        (
            Parameter("mean", "float"),
            Parameter("std", "float"),
            Parameter("size", "SymInt[]"),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("dtype", "ScalarType?", None, keyword_only=True),
            Parameter("layout", "Layout?", None, keyword_only=True),
            Parameter("device", "Device?", None, keyword_only=True),
            Parameter("pin_memory", "bool?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:normal_float_float", "Meta": "meta_random:meta_normal_float_float"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7659),
    YAML,
    __package__,
)
normal_float_float_out = define(
    "aten",
    "normal.float_float_out",
    "normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("mean", "float"),
            Parameter("std", "float"),
            Parameter("size", "SymInt[]"),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="normal.float_float",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7659,
    ),
    YAML,
    __package__,
)
normal_functional = define(
    "aten",
    "normal_functional",
    "normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("mean", "float", 0),
            Parameter("std", "float", 1),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:normal", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7669),
    YAML,
    __package__,
)
normal_ = define(
    "aten",
    "normal_",
    "normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("mean", "float", 0),
            Parameter("std", "float", 1),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="normal_functional",
        autograd=True,
        tags=("generated", "inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
        line=7669,
    ),
    YAML,
    __package__,
)
normal_out = define(
    "aten",
    "normal.out",
    "normal.out(Tensor self, float mean=0, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("mean", "float", 0),
            Parameter("std", "float", 1),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="normal_functional",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7669,
    ),
    YAML,
    __package__,
)
uniform = define(
    "aten",
    "uniform",
    "uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("from", "float", 0),
            Parameter("to", "float", 1),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:uniform", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7679),
    YAML,
    __package__,
)
uniform_ = define(
    "aten",
    "uniform_",
    "uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("from", "float", 0),
            Parameter("to", "float", 1),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="uniform",
        autograd=True,
        tags=("generated", "inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
        line=7679,
    ),
    YAML,
    __package__,
)
uniform_out = define(
    "aten",
    "uniform.out",
    "uniform.out(Tensor self, float from=0, float to=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("from", "float", 0),
            Parameter("to", "float", 1),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="uniform",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7679,
    ),
    YAML,
    __package__,
)
random = define(
    "aten",
    "random",
    "random(Tensor self, *, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:random", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7689),
    YAML,
    __package__,
)
random_ = define(
    "aten",
    "random_",
    "random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="random",
        autograd=True,
        tags=("generated", "inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
        line=7689,
    ),
    YAML,
    __package__,
)
random_out = define(
    "aten",
    "random.out",
    "random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="random",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7689,
    ),
    YAML,
    __package__,
)
random_to = define(
    "aten",
    "random.to",
    "random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("to", "int"),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:random_to", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7699),
    YAML,
    __package__,
)
random__to = define(
    "aten",
    "random_.to",
    "random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("to", "int"),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="random.to",
        autograd=True,
        tags=("generated", "inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
        line=7699,
    ),
    YAML,
    __package__,
)
random_to_out = define(
    "aten",
    "random.to_out",
    "random.to_out(Tensor self, int to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("to", "int"),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="random.to",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7699,
    ),
    YAML,
    __package__,
)
random_from = define(
    "aten",
    "random.from",
    "random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("from", "int"),
            Parameter("to", "int?"),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:random_from", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7710),
    YAML,
    __package__,
)
random__from = define(
    "aten",
    "random_.from",
    "random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("from", "int"),
            Parameter("to", "int?"),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="random.from",
        autograd=True,
        tags=("generated", "inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
        line=7710,
    ),
    YAML,
    __package__,
)
random_from_out = define(
    "aten",
    "random.from_out",
    "random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("from", "int"),
            Parameter("to", "int?"),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="random.from",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7710,
    ),
    YAML,
    __package__,
)
log_normal = define(
    "aten",
    "log_normal",
    "log_normal(Tensor self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("mean", "float", 1),
            Parameter("std", "float", 2),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:log_normal", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7721),
    YAML,
    __package__,
)
log_normal_ = define(
    "aten",
    "log_normal_",
    "log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("mean", "float", 1),
            Parameter("std", "float", 2),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="log_normal",
        autograd=True,
        tags=("generated", "inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
        line=7721,
    ),
    YAML,
    __package__,
)
log_normal_out = define(
    "aten",
    "log_normal.out",
    "log_normal.out(Tensor self, float mean=1, float std=2, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("mean", "float", 1),
            Parameter("std", "float", 2),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="log_normal",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7721,
    ),
    YAML,
    __package__,
)
exponential = define(
    "aten",
    "exponential",
    "exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("lambd", "float", 1),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:exponential", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7731),
    YAML,
    __package__,
)
exponential_ = define(
    "aten",
    "exponential_",
    "exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("lambd", "float", 1),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="exponential",
        autograd=True,
        tags=("generated", "inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
        line=7731,
    ),
    YAML,
    __package__,
)
exponential_out = define(
    "aten",
    "exponential.out",
    "exponential.out(Tensor self, float lambd=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("lambd", "float", 1),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="exponential",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7731,
    ),
    YAML,
    __package__,
)
cauchy = define(
    "aten",
    "cauchy",
    "cauchy(Tensor self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("median", "float", 0),
            Parameter("sigma", "float", 1),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:cauchy", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7743),
    YAML,
    __package__,
)
cauchy_ = define(
    "aten",
    "cauchy_",
    "cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("median", "float", 0),
            Parameter("sigma", "float", 1),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="cauchy",
        autograd=True,
        tags=("generated", "inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
        line=7743,
    ),
    YAML,
    __package__,
)
cauchy_out = define(
    "aten",
    "cauchy.out",
    "cauchy.out(Tensor self, float median=0, float sigma=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("median", "float", 0),
            Parameter("sigma", "float", 1),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="cauchy",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7743,
    ),
    YAML,
    __package__,
)
geometric = define(
    "aten",
    "geometric",
    "geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("p", "float"),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:geometric", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7754),
    YAML,
    __package__,
)
geometric_ = define(
    "aten",
    "geometric_",
    "geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("p", "float"),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="geometric",
        autograd=True,
        tags=("generated", "inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
        line=7754,
    ),
    YAML,
    __package__,
)
geometric_out = define(
    "aten",
    "geometric.out",
    "geometric.out(Tensor self, float p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("p", "float"),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="geometric",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7754,
    ),
    YAML,
    __package__,
)
bernoulli = define(
    "aten",
    "bernoulli",
    "bernoulli(Tensor self, *, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:bernoulli", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7765),
    YAML,
    __package__,
)
bernoulli_out = define(
    "aten",
    "bernoulli.out",
    "bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="bernoulli",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7765,
    ),
    YAML,
    __package__,
)
bernoulli_p = define(
    "aten",
    "bernoulli.p",
    "bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("p", "float"),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:bernoulli_p", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7777),
    YAML,
    __package__,
)
bernoulli_Tensor = define(
    "aten",
    "bernoulli.Tensor",
    "bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("p", "Tensor"),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random:bernoulli_tensor", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7787),
    YAML,
    __package__,
)
bernoulli__Tensor = define(
    "aten",
    "bernoulli_.Tensor",
    "bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("p", "Tensor"),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="bernoulli.Tensor",
        autograd=True,
        tags=("generated", "inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
        line=7787,
    ),
    YAML,
    __package__,
)
bernoulli_Tensor_out = define(
    "aten",
    "bernoulli.Tensor_out",
    "bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("p", "Tensor"),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="bernoulli.Tensor",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7787,
    ),
    YAML,
    __package__,
)
bernoulli__float = define(
    "aten",
    "bernoulli_.float",
    "bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("p", "float", 0.5),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_random:bernoulli_float_"},
    OperatorTraits(tags=("inplace", "nondeterministic_seeded", "pt2_compliant_tag"), line=7798),
    YAML,
    __package__,
)
multinomial = define(
    "aten",
    "multinomial",
    "multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("num_samples", "SymInt"),
            Parameter("replacement", "bool", False),
            Parameter("generator", "Generator?", None, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CPU": "random_discrete:multinomial", "Meta": "meta_random:meta_multinomial"},
    OperatorTraits(tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7806),
    YAML,
    __package__,
)
multinomial_out = define(
    "aten",
    "multinomial.out",
    "multinomial.out(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("num_samples", "SymInt"),
            Parameter("replacement", "bool", False),
            Parameter("generator", "Generator?", None, keyword_only=True),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="multinomial",
        tags=("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
        line=7806,
    ),
    YAML,
    __package__,
)
poisson = define(
    "aten",
    "poisson",
    "poisson(Tensor self, Generator? generator=None) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("generator", "Generator?", None)),
        ("Tensor",),
    ),
    {"CPU": "random_discrete:poisson", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7820),
    YAML,
    __package__,
)
binomial = define(
    "aten",
    "binomial",
    "binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor",
    Signature(
        (
            Parameter("count", "Tensor"),
            Parameter("prob", "Tensor"),
            Parameter("generator", "Generator?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "random_discrete:binomial", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7830),
    YAML,
    __package__,
)
_standard_gamma = define(
    "aten",
    "_standard_gamma",
    "_standard_gamma(Tensor self, Generator? generator=None) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("generator", "Generator?", None)),
        ("Tensor",),
    ),
    {"CPU": "random_discrete:standard_gamma", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7840),
    YAML,
    __package__,
)
_sample_dirichlet = define(
    "aten",
    "_sample_dirichlet",
    "_sample_dirichlet(Tensor self, Generator? generator=None) -> Tensor",
    Signature(
        (Parameter("self", "Tensor"), Parameter("generator", "Generator?", None)),
        ("Tensor",),
    ),
    {"CPU": "random_discrete:sample_dirichlet", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("nondeterministic_seeded", "pt2_compliant_tag"), line=7850),
    YAML,
    __package__,
)
convolution = define(
    "aten",
    "convolution",
    "convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("bias", "Tensor?"),
            Parameter("stride", "SymInt[]"),
            Parameter("padding", "SymInt[]"),
            Parameter("dilation", "SymInt[]"),
            Parameter("transposed", "bool"),
            Parameter("output_padding", "SymInt[]"),
            Parameter("groups", "SymInt"),
        ),
        ("Tensor",),
    ),
    {"CPU": "convolution:convolution", "Meta": "meta_convolution:convolution_meta"},
    OperatorTraits(autograd=True, tags=("core", "pt2_compliant_tag"), line=7864),
    YAML,
    __package__,
)
convolution_backward = define(
    "aten",
    "convolution_backward",
    "convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("bias_sizes", "SymInt[]?"),
            Parameter("stride", "SymInt[]"),
            Parameter("padding", "SymInt[]"),
            Parameter("dilation", "SymInt[]"),
            Parameter("transposed", "bool"),
            Parameter("output_padding", "SymInt[]"),
            Parameter("groups", "SymInt"),
            Parameter("output_mask", "bool[3]"),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {
        "CPU": "convolution:convolution_backward",
        "Meta": "meta_convolution:convolution_backward_meta",
    },
    OperatorTraits(autograd=True, tags=("core", "pt2_compliant_tag"), line=7877),
    YAML,
    __package__,
)
conv1d = define(
    "aten",
    "conv1d",
    "conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] dilation=1, SymInt groups=1) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("bias", "Tensor?", None),
            Parameter("stride", "SymInt[1]", (1,)),
            Parameter("padding", "SymInt[1]", (0,)),
            Parameter("dilation", "SymInt[1]", (1,)),
            Parameter("groups", "SymInt", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_convolution:conv1d"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7888),
    YAML,
    __package__,
)
conv2d = define(
    "aten",
    "conv2d",
    "conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("bias", "Tensor?", None),
            Parameter("stride", "SymInt[2]", (1, 1)),
            Parameter("padding", "SymInt[2]", (0, 0)),
            Parameter("dilation", "SymInt[2]", (1, 1)),
            Parameter("groups", "SymInt", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_convolution:conv2d"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7897),
    YAML,
    __package__,
)
conv3d = define(
    "aten",
    "conv3d",
    "conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] dilation=1, SymInt groups=1) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("bias", "Tensor?", None),
            Parameter("stride", "SymInt[3]", (1, 1, 1)),
            Parameter("padding", "SymInt[3]", (0, 0, 0)),
            Parameter("dilation", "SymInt[3]", (1, 1, 1)),
            Parameter("groups", "SymInt", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_convolution:conv3d"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7906),
    YAML,
    __package__,
)
conv1d_padding = define(
    "aten",
    "conv1d.padding",
    'conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str padding="valid", SymInt[1] dilation=1, SymInt groups=1) -> Tensor',
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("bias", "Tensor?", None),
            Parameter("stride", "SymInt[1]", (1,)),
            Parameter("padding", "str", "valid"),
            Parameter("dilation", "SymInt[1]", (1,)),
            Parameter("groups", "SymInt", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_convolution:conv1d_padding"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7915),
    YAML,
    __package__,
)
conv2d_padding = define(
    "aten",
    "conv2d.padding",
    'conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor',
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("bias", "Tensor?", None),
            Parameter("stride", "SymInt[2]", (1, 1)),
            Parameter("padding", "str", "valid"),
            Parameter("dilation", "SymInt[2]", (1, 1)),
            Parameter("groups", "SymInt", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_convolution:conv2d_padding"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7924),
    YAML,
    __package__,
)
conv3d_padding = define(
    "aten",
    "conv3d.padding",
    'conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, str padding="valid", SymInt[3] dilation=1, SymInt groups=1) -> Tensor',
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("bias", "Tensor?", None),
            Parameter("stride", "SymInt[3]", (1, 1, 1)),
            Parameter("padding", "str", "valid"),
            Parameter("dilation", "SymInt[3]", (1, 1, 1)),
            Parameter("groups", "SymInt", 1),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_convolution:conv3d_padding"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7931),
    YAML,
    __package__,
)
conv_transpose1d = define(
    "aten",
    "conv_transpose1d",
    "conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("bias", "Tensor?", None),
            Parameter("stride", "SymInt[1]", (1,)),
            Parameter("padding", "SymInt[1]", (0,)),
            Parameter("output_padding", "SymInt[1]", (0,)),
            Parameter("groups", "SymInt", 1),
            Parameter("dilation", "SymInt[1]", (1,)),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_convolution:conv_transpose1d"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7938),
    YAML,
    __package__,
)
conv_transpose2d_input = define(
    "aten",
    "conv_transpose2d.input",
    "conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("bias", "Tensor?", None),
            Parameter("stride", "SymInt[2]", (1, 1)),
            Parameter("padding", "SymInt[2]", (0, 0)),
            Parameter("output_padding", "SymInt[2]", (0, 0)),
            Parameter("groups", "SymInt", 1),
            Parameter("dilation", "SymInt[2]", (1, 1)),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_convolution:conv_transpose2d"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7947),
    YAML,
    __package__,
)
conv_transpose3d_input = define(
    "aten",
    "conv_transpose3d.input",
    "conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt groups=1, SymInt[3] dilation=1) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("bias", "Tensor?", None),
            Parameter("stride", "SymInt[3]", (1, 1, 1)),
            Parameter("padding", "SymInt[3]", (0, 0, 0)),
            Parameter("output_padding", "SymInt[3]", (0, 0, 0)),
            Parameter("groups", "SymInt", 1),
            Parameter("dilation", "SymInt[3]", (1, 1, 1)),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_convolution:conv_transpose3d"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7956),
    YAML,
    __package__,
)
conv_tbc = define(
    "aten",
    "conv_tbc",
    "conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("bias", "Tensor"),
            Parameter("pad", "int", 0),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_convolution:conv_tbc"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=7965),
    YAML,
    __package__,
)
im2col = define(
    "aten",
    "im2col",
    "im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[2]"),
            Parameter("dilation", "int[2]"),
            Parameter("padding", "int[2]"),
            Parameter("stride", "int[2]"),
        ),
        ("Tensor",),
    ),
    {"CPU": "folding:im2col", "Meta": "meta_folding:im2col_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=7972),
    YAML,
    __package__,
)
im2col_out = define(
    "aten",
    "im2col.out",
    "im2col.out(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[2]"),
            Parameter("dilation", "int[2]"),
            Parameter("padding", "int[2]"),
            Parameter("stride", "int[2]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="im2col", tags=("generated", "out", "pt2_compliant_tag"), line=7972),
    YAML,
    __package__,
)
col2im = define(
    "aten",
    "col2im",
    "col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("kernel_size", "int[2]"),
            Parameter("dilation", "int[2]"),
            Parameter("padding", "int[2]"),
            Parameter("stride", "int[2]"),
        ),
        ("Tensor",),
    ),
    {"CPU": "folding:col2im", "Meta": "meta_folding:col2im_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=7984),
    YAML,
    __package__,
)
col2im_out = define(
    "aten",
    "col2im.out",
    "col2im.out(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("kernel_size", "int[2]"),
            Parameter("dilation", "int[2]"),
            Parameter("padding", "int[2]"),
            Parameter("stride", "int[2]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(form_of="col2im", tags=("generated", "out", "pt2_compliant_tag"), line=7984),
    YAML,
    __package__,
)
max_pool2d_with_indices = define(
    "aten",
    "max_pool2d_with_indices",
    "max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[2]"),
            Parameter("stride", "int[2]", ()),
            Parameter("padding", "int[2]", (0, 0)),
            Parameter("dilation", "int[2]", (1, 1)),
            Parameter("ceil_mode", "bool", False),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "pooling:max_pool2d_with_indices", "Meta": "meta_pooling:max_pool2d_with_indices_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("core", "pt2_compliant_tag"), line=8000),
    YAML,
    __package__,
)
max_pool2d_with_indices_backward = define(
    "aten",
    "max_pool2d_with_indices_backward",
    "max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[2]"),
            Parameter("stride", "int[2]"),
            Parameter("padding", "int[2]"),
            Parameter("dilation", "int[2]"),
            Parameter("ceil_mode", "bool"),
            Parameter("indices", "Tensor"),
        ),
        ("Tensor",),
    ),
    {"CPU": "pooling:max_pool2d_with_indices_backward", "Meta": "meta_pooling:like_second"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("core", "pt2_compliant_tag"), line=8014),
    YAML,
    __package__,
)
max_pool3d_with_indices = define(
    "aten",
    "max_pool3d_with_indices",
    "max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[3]"),
            Parameter("stride", "int[3]", ()),
            Parameter("padding", "int[3]", (0, 0, 0)),
            Parameter("dilation", "int[3]", (1, 1, 1)),
            Parameter("ceil_mode", "bool", False),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CPU": "pooling:max_pool3d_with_indices", "Meta": "meta_pooling:max_pool3d_with_indices_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("core", "pt2_compliant_tag"), line=8027),
    YAML,
    __package__,
)
max_pool3d_with_indices_backward = define(
    "aten",
    "max_pool3d_with_indices_backward",
    "max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[3]"),
            Parameter("stride", "int[3]"),
            Parameter("padding", "int[3]"),
            Parameter("dilation", "int[3]"),
            Parameter("ceil_mode", "bool"),
            Parameter("indices", "Tensor"),
        ),
        ("Tensor",),
    ),
    {"CPU": "pooling:max_pool3d_with_indices_backward", "Meta": "meta_pooling:like_second"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8041),
    YAML,
    __package__,
)
max_pool1d_with_indices = define(
    "aten",
    "max_pool1d_with_indices",
    "max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[1]"),
            Parameter("stride", "int[1]", ()),
            Parameter("padding", "int[1]", (0,)),
            Parameter("dilation", "int[1]", (1,)),
            Parameter("ceil_mode", "bool", False),
        ),
        ("Tensor", "Tensor"),
    ),
    {"CompositeImplicitAutograd": "composite_pooling:max_pool1d_with_indices"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8053),
    YAML,
    __package__,
)
max_pool1d = define(
    "aten",
    "max_pool1d",
    "max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[1]"),
            Parameter("stride", "int[1]", ()),
            Parameter("padding", "int[1]", (0,)),
            Parameter("dilation", "int[1]", (1,)),
            Parameter("ceil_mode", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_pooling:max_pool1d"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8061),
    YAML,
    __package__,
)
max_pool2d = define(
    "aten",
    "max_pool2d",
    "max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[2]"),
            Parameter("stride", "int[2]", ()),
            Parameter("padding", "int[2]", (0, 0)),
            Parameter("dilation", "int[2]", (1, 1)),
            Parameter("ceil_mode", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_pooling:max_pool2d"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8069),
    YAML,
    __package__,
)
max_pool3d = define(
    "aten",
    "max_pool3d",
    "max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[3]"),
            Parameter("stride", "int[3]", ()),
            Parameter("padding", "int[3]", (0, 0, 0)),
            Parameter("dilation", "int[3]", (1, 1, 1)),
            Parameter("ceil_mode", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_pooling:max_pool3d"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8075),
    YAML,
    __package__,
)
avg_pool1d = define(
    "aten",
    "avg_pool1d",
    "avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[1]"),
            Parameter("stride", "int[1]", ()),
            Parameter("padding", "int[1]", (0,)),
            Parameter("ceil_mode", "bool", False),
            Parameter("count_include_pad", "bool", True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_pooling:avg_pool1d"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8081),
    YAML,
    __package__,
)
avg_pool2d = define(
    "aten",
    "avg_pool2d",
    "avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[2]"),
            Parameter("stride", "int[2]", ()),
            Parameter("padding", "int[2]", (0, 0)),
            Parameter("ceil_mode", "bool", False),
            Parameter("count_include_pad", "bool", True),
            Parameter("divisor_override", "int?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "pooling_average:avg_pool2d", "Meta": "meta_pooling:avg_pool2d_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("core", "pt2_compliant_tag"), line=8089),
    YAML,
    __package__,
)
avg_pool2d_out = define(
    "aten",
    "avg_pool2d.out",
    "avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[2]"),
            Parameter("stride", "int[2]", ()),
            Parameter("padding", "int[2]", (0, 0)),
            Parameter("ceil_mode", "bool", False),
            Parameter("count_include_pad", "bool", True),
            Parameter("divisor_override", "int?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="avg_pool2d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8089,
    ),
    YAML,
    __package__,
)
avg_pool2d_backward = define(
    "aten",
    "avg_pool2d_backward",
    "avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[2]"),
            Parameter("stride", "int[2]"),
            Parameter("padding", "int[2]"),
            Parameter("ceil_mode", "bool"),
            Parameter("count_include_pad", "bool"),
            Parameter("divisor_override", "int?"),
        ),
        ("Tensor",),
    ),
    {"CPU": "pooling_average:avg_pool2d_backward", "Meta": "meta_pooling:like_second"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("core", "pt2_compliant_tag"), line=8106),
    YAML,
    __package__,
)
avg_pool3d = define(
    "aten",
    "avg_pool3d",
    "avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[3]"),
            Parameter("stride", "int[3]", ()),
            Parameter("padding", "int[3]", (0, 0, 0)),
            Parameter("ceil_mode", "bool", False),
            Parameter("count_include_pad", "bool", True),
            Parameter("divisor_override", "int?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "pooling_average:avg_pool3d", "Meta": "meta_pooling:avg_pool3d_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("core", "pt2_compliant_tag"), line=8123),
    YAML,
    __package__,
)
avg_pool3d_out = define(
    "aten",
    "avg_pool3d.out",
    "avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[3]"),
            Parameter("stride", "int[3]", ()),
            Parameter("padding", "int[3]", (0, 0, 0)),
            Parameter("ceil_mode", "bool", False),
            Parameter("count_include_pad", "bool", True),
            Parameter("divisor_override", "int?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="avg_pool3d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8123,
    ),
    YAML,
    __package__,
)
avg_pool3d_backward = define(
    "aten",
    "avg_pool3d_backward",
    "avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[3]"),
            Parameter("stride", "int[3]"),
            Parameter("padding", "int[3]"),
            Parameter("ceil_mode", "bool"),
            Parameter("count_include_pad", "bool"),
            Parameter("divisor_override", "int?"),
        ),
        ("Tensor",),
    ),
    {"CPU": "pooling_average:avg_pool3d_backward", "Meta": "meta_pooling:like_second"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8138),
    YAML,
    __package__,
)
adaptive_avg_pool1d = define(
    "aten",
    "adaptive_avg_pool1d",
    "adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("output_size", "int[1]")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_pooling:adaptive_avg_pool1d"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8153),
    YAML,
    __package__,
)
adaptive_avg_pool2d = define(
    "aten",
    "adaptive_avg_pool2d",
    "adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("output_size", "SymInt[2]")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_pooling:adaptive_avg_pool2d"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8161),
    YAML,
    __package__,
)
_adaptive_avg_pool2d = define(
    "aten",
    "_adaptive_avg_pool2d",
    "_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("output_size", "SymInt[2]")), ("Tensor",)),
    {
        "CPU": "pooling_adaptive:adaptive_mean_pool2d",
        "Meta": "meta_pooling:adaptive_avg_pool2d_meta",
    },
    OperatorTraits(dtypes="f", autograd=True, tags=("core", "pt2_compliant_tag"), line=8170),
    YAML,
    __package__,
)
_adaptive_avg_pool2d_backward = define(
    "aten",
    "_adaptive_avg_pool2d_backward",
    "_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor",
    Signature((Parameter("grad_output", "Tensor"), Parameter("self", "Tensor")), ("Tensor",)),
    {"CPU": "pooling_adaptive:adaptive_mean_pool2d_backward", "Meta": "meta_pooling:like_second"},
    OperatorTraits(dtypes="f", autograd=True, tags=("core", "pt2_compliant_tag"), line=8182),
    YAML,
    __package__,
)
adaptive_avg_pool3d = define(
    "aten",
    "adaptive_avg_pool3d",
    "adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("output_size", "SymInt[3]")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_pooling:adaptive_avg_pool3d"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8193),
    YAML,
    __package__,
)
_adaptive_avg_pool3d = define(
    "aten",
    "_adaptive_avg_pool3d",
    "_adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("output_size", "SymInt[3]")), ("Tensor",)),
    {
        "CPU": "pooling_adaptive:adaptive_mean_pool3d",
        "Meta": "meta_pooling:adaptive_avg_pool3d_meta",
    },
    OperatorTraits(dtypes="f", autograd=True, tags=("core", "pt2_compliant_tag"), line=8200),
    YAML,
    __package__,
)
_adaptive_avg_pool3d_backward = define(
    "aten",
    "_adaptive_avg_pool3d_backward",
    "_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor",
    Signature((Parameter("grad_output", "Tensor"), Parameter("self", "Tensor")), ("Tensor",)),
    {"CPU": "pooling_adaptive:adaptive_mean_pool3d_backward", "Meta": "meta_pooling:like_second"},
    OperatorTraits(dtypes="f", autograd=True, tags=("pt2_compliant_tag",), line=8210),
    YAML,
    __package__,
)
adaptive_max_pool1d = define(
    "aten",
    "adaptive_max_pool1d",
    "adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)",
    Signature(
        (Parameter("self", "Tensor"), Parameter("output_size", "int[1]")),
        ("Tensor", "Tensor"),
    ),
    {"CompositeImplicitAutograd": "composite_pooling:adaptive_max_pool1d"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8220),
    YAML,
    __package__,
)
adaptive_max_pool2d = define(
    "aten",
    "adaptive_max_pool2d",
    "adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)",
    Signature(
        (Parameter("self", "Tensor"), Parameter("output_size", "int[2]")),
        ("Tensor", "Tensor"),
    ),
    {
        "CPU": "pooling_adaptive:adaptive_max_pool2d",
        "Meta": "meta_pooling:adaptive_max_pool2d_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8226),
    YAML,
    __package__,
)
adaptive_max_pool2d_backward = define(
    "aten",
    "adaptive_max_pool2d_backward",
    "adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("indices", "Tensor"),
        ),
        ("Tensor",),
    ),
    {"CPU": "pooling_adaptive:adaptive_max_pool2d_backward", "Meta": "meta_pooling:like_second"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8238),
    YAML,
    __package__,
)
adaptive_max_pool3d = define(
    "aten",
    "adaptive_max_pool3d",
    "adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)",
    Signature(
        (Parameter("self", "Tensor"), Parameter("output_size", "int[3]")),
        ("Tensor", "Tensor"),
    ),
    {
        "CPU": "pooling_adaptive:adaptive_max_pool3d",
        "Meta": "meta_pooling:adaptive_max_pool3d_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8250),
    YAML,
    __package__,
)
adaptive_max_pool3d_backward = define(
    "aten",
    "adaptive_max_pool3d_backward",
    "adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("indices", "Tensor"),
        ),
        ("Tensor",),
    ),
    {"CPU": "pooling_adaptive:adaptive_max_pool3d_backward", "Meta": "meta_pooling:like_second"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8262),
    YAML,
    __package__,
)
max_unpool2d = define(
    "aten",
    "max_unpool2d",
    "max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("indices", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
        ),
        ("Tensor",),
    ),
    {"CPU": "pooling:max_unpool2d", "Meta": "meta_pooling:max_unpool2d_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8274),
    YAML,
    __package__,
)
max_unpool2d_out = define(
    "aten",
    "max_unpool2d.out",
    "max_unpool2d.out(Tensor self, Tensor indices, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("indices", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="max_unpool2d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8274,
    ),
    YAML,
    __package__,
)
max_unpool3d = define(
    "aten",
    "max_unpool3d",
    "max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("indices", "Tensor"),
            Parameter("output_size", "SymInt[3]"),
            Parameter("stride", "int[3]"),
            Parameter("padding", "int[3]"),
        ),
        ("Tensor",),
    ),
    {"CPU": "pooling:max_unpool3d", "Meta": "meta_pooling:max_unpool3d_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8287),
    YAML,
    __package__,
)
max_unpool3d_out = define(
    "aten",
    "max_unpool3d.out",
    "max_unpool3d.out(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("indices", "Tensor"),
            Parameter("output_size", "SymInt[3]"),
            Parameter("stride", "int[3]"),
            Parameter("padding", "int[3]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="max_unpool3d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8287,
    ),
    YAML,
    __package__,
)
fractional_max_pool2d = define(
    "aten",
    "fractional_max_pool2d",
    "fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[2]"),
            Parameter("output_size", "int[2]"),
            Parameter("random_samples", "Tensor"),
        ),
        ("Tensor", "Tensor"),
    ),
    {
        "CPU": "pooling_fractional:fractional_max_pool2d",
        "Meta": "meta_pooling:fractional_max_pool2d_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8300),
    YAML,
    __package__,
)
fractional_max_pool2d_backward = define(
    "aten",
    "fractional_max_pool2d_backward",
    "fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[2]"),
            Parameter("output_size", "int[2]"),
            Parameter("indices", "Tensor"),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "pooling_fractional:fractional_max_pool2d_backward",
        "Meta": "meta_pooling:like_second",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8310),
    YAML,
    __package__,
)
fractional_max_pool3d = define(
    "aten",
    "fractional_max_pool3d",
    "fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[3]"),
            Parameter("output_size", "int[3]"),
            Parameter("random_samples", "Tensor"),
        ),
        ("Tensor", "Tensor"),
    ),
    {
        "CPU": "pooling_fractional:fractional_max_pool3d",
        "Meta": "meta_pooling:fractional_max_pool3d_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8322),
    YAML,
    __package__,
)
fractional_max_pool3d_backward = define(
    "aten",
    "fractional_max_pool3d_backward",
    "fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("kernel_size", "int[3]"),
            Parameter("output_size", "int[3]"),
            Parameter("indices", "Tensor"),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "pooling_fractional:fractional_max_pool3d_backward",
        "Meta": "meta_pooling:like_second",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8334),
    YAML,
    __package__,
)
native_layer_norm = define(
    "aten",
    "native_layer_norm",
    "native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("normalized_shape", "SymInt[]"),
            Parameter("weight", "Tensor?"),
            Parameter("bias", "Tensor?"),
            Parameter("eps", "float"),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CPU": "norm:native_layer_norm", "Meta": "meta_norm:native_layer_norm_meta"},
    OperatorTraits(dtypes="f", autograd=True, tags=("core", "pt2_compliant_tag"), line=8350),
    YAML,
    __package__,
)
native_layer_norm_backward = define(
    "aten",
    "native_layer_norm_backward",
    "native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)",
    Signature(
        (
            Parameter("grad_out", "Tensor"),
            Parameter("input", "Tensor"),
            Parameter("normalized_shape", "SymInt[]"),
            Parameter("mean", "Tensor"),
            Parameter("rstd", "Tensor"),
            Parameter("weight", "Tensor?"),
            Parameter("bias", "Tensor?"),
            Parameter("output_mask", "bool[3]"),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CPU": "norm:native_layer_norm_backward", "Meta": "meta_norm:native_layer_norm_backward_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("core", "pt2_compliant_tag"), line=8364),
    YAML,
    __package__,
)
layer_norm = define(
    "aten",
    "layer_norm",
    "layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("normalized_shape", "SymInt[]"),
            Parameter("weight", "Tensor?", None),
            Parameter("bias", "Tensor?", None),
            Parameter("eps", "float", 1e-05),
            Parameter("cudnn_enable", "bool", True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_norm:layer_norm"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8376),
    YAML,
    __package__,
)
rms_norm = define(
    "aten",
    "rms_norm",
    "rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("normalized_shape", "SymInt[]"),
            Parameter("weight", "Tensor?", None),
            Parameter("eps", "float?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_norm:rms_norm"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8384),
    YAML,
    __package__,
)
native_batch_norm = define(
    "aten",
    "native_batch_norm",
    "native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor?"),
            Parameter("bias", "Tensor?"),
            Parameter("running_mean", "Tensor?"),
            Parameter("running_var", "Tensor?"),
            Parameter("training", "bool"),
            Parameter("momentum", "float"),
            Parameter("eps", "float"),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CPU": "norm:native_batch_norm", "Meta": "meta_norm:native_batch_norm_meta"},
    OperatorTraits(dtypes="f", autograd=True, tags=("pt2_compliant_tag",), line=8391),
    YAML,
    __package__,
)
native_batch_norm_backward = define(
    "aten",
    "native_batch_norm_backward",
    "native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)",
    Signature(
        (
            Parameter("grad_out", "Tensor"),
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor?"),
            Parameter("running_mean", "Tensor?"),
            Parameter("running_var", "Tensor?"),
            Parameter("save_mean", "Tensor?"),
            Parameter("save_invstd", "Tensor?"),
            Parameter("train", "bool"),
            Parameter("eps", "float"),
            Parameter("output_mask", "bool[3]"),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CPU": "norm:native_batch_norm_backward", "Meta": "meta_norm:native_batch_norm_backward_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8407),
    YAML,
    __package__,
)
batch_norm = define(
    "aten",
    "batch_norm",
    "batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor?"),
            Parameter("bias", "Tensor?"),
            Parameter("running_mean", "Tensor?"),
            Parameter("running_var", "Tensor?"),
            Parameter("training", "bool"),
            Parameter("momentum", "float"),
            Parameter("eps", "float"),
            Parameter("cudnn_enabled", "bool"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_norm:batch_norm"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8421),
    YAML,
    __package__,
)
instance_norm = define(
    "aten",
    "instance_norm",
    "instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor?"),
            Parameter("bias", "Tensor?"),
            Parameter("running_mean", "Tensor?"),
            Parameter("running_var", "Tensor?"),
            Parameter("use_input_stats", "bool"),
            Parameter("momentum", "float"),
            Parameter("eps", "float"),
            Parameter("cudnn_enabled", "bool"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_norm:instance_norm"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8429),
    YAML,
    __package__,
)
native_group_norm = define(
    "aten",
    "native_group_norm",
    "native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("weight", "Tensor?"),
            Parameter("bias", "Tensor?"),
            Parameter("N", "SymInt"),
            Parameter("C", "SymInt"),
            Parameter("HxW", "SymInt"),
            Parameter("group", "int"),
            Parameter("eps", "float"),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CPU": "norm:native_group_norm", "Meta": "meta_norm:native_group_norm_meta"},
    OperatorTraits(dtypes="f", autograd=True, tags=("core", "pt2_compliant_tag"), line=8437),
    YAML,
    __package__,
)
native_group_norm_backward = define(
    "aten",
    "native_group_norm_backward",
    "native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)",
    Signature(
        (
            Parameter("grad_out", "Tensor"),
            Parameter("input", "Tensor"),
            Parameter("mean", "Tensor"),
            Parameter("rstd", "Tensor"),
            Parameter("weight", "Tensor?"),
            Parameter("N", "SymInt"),
            Parameter("C", "SymInt"),
            Parameter("HxW", "SymInt"),
            Parameter("group", "int"),
            Parameter("output_mask", "bool[3]"),
        ),
        ("Tensor", "Tensor", "Tensor"),
    ),
    {"CPU": "norm:native_group_norm_backward", "Meta": "meta_norm:native_group_norm_backward_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("core", "pt2_compliant_tag"), line=8451),
    YAML,
    __package__,
)
group_norm = define(
    "aten",
    "group_norm",
    "group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("num_groups", "int"),
            Parameter("weight", "Tensor?", None),
            Parameter("bias", "Tensor?", None),
            Parameter("eps", "float", 1e-05),
            Parameter("cudnn_enabled", "bool", True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_norm:group_norm"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8463),
    YAML,
    __package__,
)
embedding = define(
    "aten",
    "embedding",
    "embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor",
    Signature(
        (
            Parameter("weight", "Tensor"),
            Parameter("indices", "Tensor"),
            Parameter("padding_idx", "SymInt", -1),
            Parameter("scale_grad_by_freq", "bool", False),
            Parameter("sparse", "bool", False),
        ),
        ("Tensor",),
    ),
    {"CPU": "embedding:embedding", "Meta": "meta_embedding:embedding_meta"},
    OperatorTraits(autograd=True, tags=("core", "pt2_compliant_tag"), line=8475),
    YAML,
    __package__,
)
embedding_dense_backward = define(
    "aten",
    "embedding_dense_backward",
    "embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("indices", "Tensor"),
            Parameter("num_weights", "SymInt"),
            Parameter("padding_idx", "SymInt"),
            Parameter("scale_grad_by_freq", "bool"),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "embedding:embedding_dense_backward",
        "Meta": "meta_embedding:embedding_dense_backward_meta",
    },
    OperatorTraits(autograd=True, tags=("core", "pt2_compliant_tag"), line=8488),
    YAML,
    __package__,
)
embedding_renorm = define(
    "aten",
    "embedding_renorm",
    "embedding_renorm(Tensor self, Tensor indices, float max_norm, float norm_type) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("indices", "Tensor"),
            Parameter("max_norm", "float"),
            Parameter("norm_type", "float"),
        ),
        ("Tensor",),
    ),
    {"CPU": "embedding:embedding_renorm", "Meta": "meta:like_self"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=8500),
    YAML,
    __package__,
)
embedding_renorm_ = define(
    "aten",
    "embedding_renorm_",
    "embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor", written=True, alias="a!"),
            Parameter("indices", "Tensor"),
            Parameter("max_norm", "float"),
            Parameter("norm_type", "float"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="embedding_renorm",
        autograd=True,
        tags=("generated", "inplace", "pt2_compliant_tag"),
        line=8500,
    ),
    YAML,
    __package__,
)
_embedding_bag = define(
    "aten",
    "_embedding_bag",
    "_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)",
    Signature(
        (
            Parameter("weight", "Tensor"),
            Parameter("indices", "Tensor"),
            Parameter("offsets", "Tensor"),
            Parameter("scale_grad_by_freq", "bool", False),
            Parameter("mode", "int", 0),
            Parameter("sparse", "bool", False),
            Parameter("per_sample_weights", "Tensor?", None),
            Parameter("include_last_offset", "bool", False),
            Parameter("padding_idx", "int", -1),
        ),
        ("Tensor", "Tensor", "Tensor", "Tensor"),
    ),
    {"CPU": "embedding:embedding_bag_forward", "Meta": "meta_embedding:embedding_bag_forward_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8509),
    YAML,
    __package__,
)
_embedding_bag_dense_backward = define(
    "aten",
    "_embedding_bag_dense_backward",
    "_embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor",
    Signature(
        (
            Parameter("grad", "Tensor"),
            Parameter("indices", "Tensor"),
            Parameter("offset2bag", "Tensor"),
            Parameter("bag_size", "Tensor"),
            Parameter("maximum_indices", "Tensor"),
            Parameter("num_weights", "SymInt"),
            Parameter("scale_grad_by_freq", "bool"),
            Parameter("mode", "int"),
            Parameter("per_sample_weights", "Tensor?"),
            Parameter("padding_idx", "int", -1),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "embedding:embedding_bag_backward",
        "Meta": "meta_embedding:embedding_bag_backward_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8525),
    YAML,
    __package__,
)
_embedding_bag_per_sample_weights_backward = define(
    "aten",
    "_embedding_bag_per_sample_weights_backward",
    "_embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor",
    Signature(
        (
            Parameter("grad", "Tensor"),
            Parameter("weight", "Tensor"),
            Parameter("indices", "Tensor"),
            Parameter("offsets", "Tensor"),
            Parameter("offset2bag", "Tensor"),
            Parameter("mode", "int"),
            Parameter("padding_idx", "int", -1),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "embedding:embedding_bag_per_sample_weights_backward",
        "Meta": "meta_embedding:embedding_bag_per_sample_weights_backward_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8539),
    YAML,
    __package__,
)
embedding_bag = define(
    "aten",
    "embedding_bag",
    "embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) -> (Tensor, Tensor, Tensor, Tensor)",
    Signature(
        (
            Parameter("weight", "Tensor"),
            Parameter("indices", "Tensor"),
            Parameter("offsets", "Tensor"),
            Parameter("scale_grad_by_freq", "bool", False),
            Parameter("mode", "int", 0),
            Parameter("sparse", "bool", False),
            Parameter("per_sample_weights", "Tensor?", None),
            Parameter("include_last_offset", "bool", False),
        ),
        ("Tensor", "Tensor", "Tensor", "Tensor"),
    ),
    {"CompositeImplicitAutograd": "composite_embedding:embedding_bag"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8550),
    YAML,
    __package__,
)
embedding_bag_padding_idx = define(
    "aten",
    "embedding_bag.padding_idx",
    "embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) -> (Tensor, Tensor, Tensor, Tensor)",
    Signature(
        (
            Parameter("weight", "Tensor"),
            Parameter("indices", "Tensor"),
            Parameter("offsets", "Tensor"),
            Parameter("scale_grad_by_freq", "bool"),
            Parameter("mode", "int"),
            Parameter("sparse", "bool"),
            Parameter("per_sample_weights", "Tensor?"),
            Parameter("include_last_offset", "bool"),
            Parameter("padding_idx", "int?"),
        ),
        ("Tensor", "Tensor", "Tensor", "Tensor"),
    ),
    {"CompositeImplicitAutograd": "composite_embedding:embedding_bag_padding_idx"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8558),
    YAML,
    __package__,
)
one_hot = define(
    "aten",
    "one_hot",
    "one_hot(Tensor self, int num_classes=-1) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("num_classes", "int", -1)), ("Tensor",)),
    {"CPU": "embedding:one_hot"},
    OperatorTraits(
        tags=("data_dependent_output", "dynamic_output_shape", "pt2_compliant_tag"),
        line=8564,
    ),
    YAML,
    __package__,
)
constant_pad_nd = define(
    "aten",
    "constant_pad_nd",
    "constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("pad", "SymInt[]"),
            Parameter("value", "Scalar", 0),
        ),
        ("Tensor",),
    ),
    {"CPU": "padding:constant_pad_nd", "Meta": "meta_padding:constant_pad_nd_meta"},
    OperatorTraits(autograd=True, tags=("core", "pt2_compliant_tag"), line=8579),
    YAML,
    __package__,
)
reflection_pad1d = define(
    "aten",
    "reflection_pad1d",
    "reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("padding", "SymInt[2]")), ("Tensor",)),
    {"CPU": "padding:reflection_pad", "Meta": "meta_padding:reflection_pad_meta"},
    OperatorTraits(autograd=True, tags=("core", "pt2_compliant_tag"), line=8591),
    YAML,
    __package__,
)
reflection_pad1d_out = define(
    "aten",
    "reflection_pad1d.out",
    "reflection_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("padding", "SymInt[2]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="reflection_pad1d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8591,
    ),
    YAML,
    __package__,
)
reflection_pad1d_backward = define(
    "aten",
    "reflection_pad1d_backward",
    "reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("padding", "SymInt[2]"),
        ),
        ("Tensor",),
    ),
    {"CPU": "padding:reflection_pad_backward", "Meta": "meta_pooling:like_second"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=8604),
    YAML,
    __package__,
)
reflection_pad2d = define(
    "aten",
    "reflection_pad2d",
    "reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("padding", "SymInt[4]")), ("Tensor",)),
    {"CPU": "padding:reflection_pad", "Meta": "meta_padding:reflection_pad_meta"},
    OperatorTraits(autograd=True, tags=("core", "pt2_compliant_tag"), line=8613),
    YAML,
    __package__,
)
reflection_pad2d_out = define(
    "aten",
    "reflection_pad2d.out",
    "reflection_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("padding", "SymInt[4]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="reflection_pad2d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8613,
    ),
    YAML,
    __package__,
)
reflection_pad2d_backward = define(
    "aten",
    "reflection_pad2d_backward",
    "reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("padding", "SymInt[4]"),
        ),
        ("Tensor",),
    ),
    {"CPU": "padding:reflection_pad_backward", "Meta": "meta_pooling:like_second"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=8626),
    YAML,
    __package__,
)
reflection_pad3d = define(
    "aten",
    "reflection_pad3d",
    "reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("padding", "SymInt[6]")), ("Tensor",)),
    {"CPU": "padding:reflection_pad", "Meta": "meta_padding:reflection_pad_meta"},
    OperatorTraits(autograd=True, tags=("core", "pt2_compliant_tag"), line=8635),
    YAML,
    __package__,
)
reflection_pad3d_out = define(
    "aten",
    "reflection_pad3d.out",
    "reflection_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("padding", "SymInt[6]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="reflection_pad3d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8635,
    ),
    YAML,
    __package__,
)
reflection_pad3d_backward = define(
    "aten",
    "reflection_pad3d_backward",
    "reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("padding", "SymInt[6]"),
        ),
        ("Tensor",),
    ),
    {"CPU": "padding:reflection_pad_backward", "Meta": "meta_pooling:like_second"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=8646),
    YAML,
    __package__,
)
replication_pad1d = define(
    "aten",
    "replication_pad1d",
    "replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("padding", "SymInt[2]")), ("Tensor",)),
    {"CPU": "padding:replication_pad", "Meta": "meta_padding:replication_pad_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=8655),
    YAML,
    __package__,
)
replication_pad1d_out = define(
    "aten",
    "replication_pad1d.out",
    "replication_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("padding", "SymInt[2]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="replication_pad1d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8655,
    ),
    YAML,
    __package__,
)
replication_pad1d_backward = define(
    "aten",
    "replication_pad1d_backward",
    "replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("padding", "SymInt[2]"),
        ),
        ("Tensor",),
    ),
    {"CPU": "padding:replication_pad_backward", "Meta": "meta_pooling:like_second"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=8667),
    YAML,
    __package__,
)
replication_pad2d = define(
    "aten",
    "replication_pad2d",
    "replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("padding", "SymInt[4]")), ("Tensor",)),
    {"CPU": "padding:replication_pad", "Meta": "meta_padding:replication_pad_meta"},
    OperatorTraits(autograd=True, tags=("core", "pt2_compliant_tag"), line=8676),
    YAML,
    __package__,
)
replication_pad2d_out = define(
    "aten",
    "replication_pad2d.out",
    "replication_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("padding", "SymInt[4]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="replication_pad2d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8676,
    ),
    YAML,
    __package__,
)
replication_pad2d_backward = define(
    "aten",
    "replication_pad2d_backward",
    "replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("padding", "SymInt[4]"),
        ),
        ("Tensor",),
    ),
    {"CPU": "padding:replication_pad_backward", "Meta": "meta_pooling:like_second"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=8689),
    YAML,
    __package__,
)
replication_pad3d = define(
    "aten",
    "replication_pad3d",
    "replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("padding", "SymInt[6]")), ("Tensor",)),
    {"CPU": "padding:replication_pad", "Meta": "meta_padding:replication_pad_meta"},
    OperatorTraits(autograd=True, tags=("core", "pt2_compliant_tag"), line=8698),
    YAML,
    __package__,
)
replication_pad3d_out = define(
    "aten",
    "replication_pad3d.out",
    "replication_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("padding", "SymInt[6]"),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        form_of="replication_pad3d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8698,
    ),
    YAML,
    __package__,
)
replication_pad3d_backward = define(
    "aten",
    "replication_pad3d_backward",
    "replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("self", "Tensor"),
            Parameter("padding", "SymInt[6]"),
        ),
        ("Tensor",),
    ),
    {"CPU": "padding:replication_pad_backward", "Meta": "meta_pooling:like_second"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=8709),
    YAML,
    __package__,
)
_pad_circular = define(
    "aten",
    "_pad_circular",
    "_pad_circular(Tensor self, SymInt[] pad) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("pad", "SymInt[]")), ("Tensor",)),
    {"CompositeImplicitAutograd": "composite_padding:pad_circular"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8718),
    YAML,
    __package__,
)
pad = define(
    "aten",
    "pad",
    'pad(Tensor self, SymInt[] pad, str mode="constant", float? value=None) -> Tensor',
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("pad", "SymInt[]"),
            Parameter("mode", "str", "constant"),
            Parameter("value", "float?", None),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_padding:pad"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=8726),
    YAML,
    __package__,
)
upsample_nearest1d = define(
    "aten",
    "upsample_nearest1d",
    "upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[1]"),
            Parameter("scales", "float?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "resampling:upsample_nearest", "Meta": "meta_resampling:upsample_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8740),
    YAML,
    __package__,
)
upsample_nearest1d_out = define(
    "aten",
    "upsample_nearest1d.out",
    "upsample_nearest1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[1]"),
            Parameter("scales", "float?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="upsample_nearest1d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8740,
    ),
    YAML,
    __package__,
)
upsample_nearest1d_backward = define(
    "aten",
    "upsample_nearest1d_backward",
    "upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output_size", "SymInt[1]"),
            Parameter("input_size", "SymInt[3]"),
            Parameter("scales", "float?", None),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "resampling:upsample_nearest_backward",
        "Meta": "meta_resampling:upsample_backward_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8753),
    YAML,
    __package__,
)
upsample_nearest2d = define(
    "aten",
    "upsample_nearest2d",
    "upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "resampling:upsample_nearest", "Meta": "meta_resampling:upsample_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8763),
    YAML,
    __package__,
)
upsample_nearest2d_out = define(
    "aten",
    "upsample_nearest2d.out",
    "upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="upsample_nearest2d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8763,
    ),
    YAML,
    __package__,
)
upsample_nearest2d_backward = define(
    "aten",
    "upsample_nearest2d_backward",
    "upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("input_size", "SymInt[4]"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "resampling:upsample_nearest_backward",
        "Meta": "meta_resampling:upsample_backward_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8777),
    YAML,
    __package__,
)
upsample_nearest3d = define(
    "aten",
    "upsample_nearest3d",
    "upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[3]"),
            Parameter("scales_d", "float?", None),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "resampling:upsample_nearest", "Meta": "meta_resampling:upsample_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8789),
    YAML,
    __package__,
)
upsample_nearest3d_out = define(
    "aten",
    "upsample_nearest3d.out",
    "upsample_nearest3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[3]"),
            Parameter("scales_d", "float?", None),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="upsample_nearest3d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8789,
    ),
    YAML,
    __package__,
)
upsample_nearest3d_backward = define(
    "aten",
    "upsample_nearest3d_backward",
    "upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output_size", "SymInt[3]"),
            Parameter("input_size", "SymInt[5]"),
            Parameter("scales_d", "float?", None),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "resampling:upsample_nearest_backward",
        "Meta": "meta_resampling:upsample_backward_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8802),
    YAML,
    __package__,
)
_upsample_nearest_exact1d = define(
    "aten",
    "_upsample_nearest_exact1d",
    "_upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[1]"),
            Parameter("scales", "float?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "resampling:upsample_nearest_exact", "Meta": "meta_resampling:upsample_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8814),
    YAML,
    __package__,
)
_upsample_nearest_exact1d_out = define(
    "aten",
    "_upsample_nearest_exact1d.out",
    "_upsample_nearest_exact1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[1]"),
            Parameter("scales", "float?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="_upsample_nearest_exact1d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8814,
    ),
    YAML,
    __package__,
)
_upsample_nearest_exact1d_backward = define(
    "aten",
    "_upsample_nearest_exact1d_backward",
    "_upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output_size", "SymInt[1]"),
            Parameter("input_size", "SymInt[3]"),
            Parameter("scales", "float?", None),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "resampling:upsample_nearest_exact_backward",
        "Meta": "meta_resampling:upsample_backward_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8825),
    YAML,
    __package__,
)
_upsample_nearest_exact2d = define(
    "aten",
    "_upsample_nearest_exact2d",
    "_upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "resampling:upsample_nearest_exact", "Meta": "meta_resampling:upsample_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8835),
    YAML,
    __package__,
)
_upsample_nearest_exact2d_out = define(
    "aten",
    "_upsample_nearest_exact2d.out",
    "_upsample_nearest_exact2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="_upsample_nearest_exact2d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8835,
    ),
    YAML,
    __package__,
)
_upsample_nearest_exact2d_backward = define(
    "aten",
    "_upsample_nearest_exact2d_backward",
    "_upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("input_size", "SymInt[4]"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "resampling:upsample_nearest_exact_backward",
        "Meta": "meta_resampling:upsample_backward_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8848),
    YAML,
    __package__,
)
_upsample_nearest_exact3d = define(
    "aten",
    "_upsample_nearest_exact3d",
    "_upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[3]"),
            Parameter("scales_d", "float?", None),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "resampling:upsample_nearest_exact", "Meta": "meta_resampling:upsample_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8860),
    YAML,
    __package__,
)
_upsample_nearest_exact3d_out = define(
    "aten",
    "_upsample_nearest_exact3d.out",
    "_upsample_nearest_exact3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[3]"),
            Parameter("scales_d", "float?", None),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="_upsample_nearest_exact3d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8860,
    ),
    YAML,
    __package__,
)
_upsample_nearest_exact3d_backward = define(
    "aten",
    "_upsample_nearest_exact3d_backward",
    "_upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output_size", "SymInt[3]"),
            Parameter("input_size", "SymInt[5]"),
            Parameter("scales_d", "float?", None),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "resampling:upsample_nearest_exact_backward",
        "Meta": "meta_resampling:upsample_backward_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8873),
    YAML,
    __package__,
)
upsample_linear1d = define(
    "aten",
    "upsample_linear1d",
    "upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[1]"),
            Parameter("align_corners", "bool"),
            Parameter("scales", "float?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "resampling:upsample_linear1d", "Meta": "meta_resampling:upsample_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8885),
    YAML,
    __package__,
)
upsample_linear1d_out = define(
    "aten",
    "upsample_linear1d.out",
    "upsample_linear1d.out(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[1]"),
            Parameter("align_corners", "bool"),
            Parameter("scales", "float?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="upsample_linear1d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8885,
    ),
    YAML,
    __package__,
)
upsample_linear1d_backward = define(
    "aten",
    "upsample_linear1d_backward",
    "upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output_size", "SymInt[1]"),
            Parameter("input_size", "SymInt[3]"),
            Parameter("align_corners", "bool"),
            Parameter("scales", "float?", None),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "resampling:upsample_linear1d_backward",
        "Meta": "meta_resampling:upsample_backward_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8898),
    YAML,
    __package__,
)
upsample_bilinear2d = define(
    "aten",
    "upsample_bilinear2d",
    "upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("align_corners", "bool"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "resampling:upsample_bilinear2d", "Meta": "meta_resampling:upsample_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8908),
    YAML,
    __package__,
)
upsample_bilinear2d_out = define(
    "aten",
    "upsample_bilinear2d.out",
    "upsample_bilinear2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("align_corners", "bool"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="upsample_bilinear2d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8908,
    ),
    YAML,
    __package__,
)
upsample_bilinear2d_backward = define(
    "aten",
    "upsample_bilinear2d_backward",
    "upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("input_size", "SymInt[4]"),
            Parameter("align_corners", "bool"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "resampling:upsample_bilinear2d_backward",
        "Meta": "meta_resampling:upsample_backward_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8922),
    YAML,
    __package__,
)
upsample_trilinear3d = define(
    "aten",
    "upsample_trilinear3d",
    "upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[3]"),
            Parameter("align_corners", "bool"),
            Parameter("scales_d", "float?", None),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "resampling:upsample_trilinear3d", "Meta": "meta_resampling:upsample_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8934),
    YAML,
    __package__,
)
upsample_trilinear3d_out = define(
    "aten",
    "upsample_trilinear3d.out",
    "upsample_trilinear3d.out(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[3]"),
            Parameter("align_corners", "bool"),
            Parameter("scales_d", "float?", None),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="upsample_trilinear3d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8934,
    ),
    YAML,
    __package__,
)
upsample_trilinear3d_backward = define(
    "aten",
    "upsample_trilinear3d_backward",
    "upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output_size", "SymInt[3]"),
            Parameter("input_size", "SymInt[5]"),
            Parameter("align_corners", "bool"),
            Parameter("scales_d", "float?", None),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "resampling:upsample_trilinear3d_backward",
        "Meta": "meta_resampling:upsample_backward_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8948),
    YAML,
    __package__,
)
upsample_bicubic2d = define(
    "aten",
    "upsample_bicubic2d",
    "upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("align_corners", "bool"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "resampling:upsample_bicubic2d", "Meta": "meta_resampling:upsample_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8960),
    YAML,
    __package__,
)
upsample_bicubic2d_out = define(
    "aten",
    "upsample_bicubic2d.out",
    "upsample_bicubic2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("align_corners", "bool"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="upsample_bicubic2d",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8960,
    ),
    YAML,
    __package__,
)
upsample_bicubic2d_backward = define(
    "aten",
    "upsample_bicubic2d_backward",
    "upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("input_size", "SymInt[4]"),
            Parameter("align_corners", "bool"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "resampling:upsample_bicubic2d_backward",
        "Meta": "meta_resampling:upsample_backward_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8974),
    YAML,
    __package__,
)
_upsample_bilinear2d_aa = define(
    "aten",
    "_upsample_bilinear2d_aa",
    "_upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("align_corners", "bool"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "resampling:upsample_bilinear2d_aa", "Meta": "meta_resampling:upsample_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=8986),
    YAML,
    __package__,
)
_upsample_bilinear2d_aa_out = define(
    "aten",
    "_upsample_bilinear2d_aa.out",
    "_upsample_bilinear2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("align_corners", "bool"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="_upsample_bilinear2d_aa",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=8986,
    ),
    YAML,
    __package__,
)
_upsample_bilinear2d_aa_backward = define(
    "aten",
    "_upsample_bilinear2d_aa_backward",
    "_upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("input_size", "SymInt[4]"),
            Parameter("align_corners", "bool"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "resampling:upsample_bilinear2d_aa_backward",
        "Meta": "meta_resampling:upsample_backward_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=9000),
    YAML,
    __package__,
)
_upsample_bicubic2d_aa = define(
    "aten",
    "_upsample_bicubic2d_aa",
    "_upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("align_corners", "bool"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {"CPU": "resampling:upsample_bicubic2d_aa", "Meta": "meta_resampling:upsample_meta"},
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=9012),
    YAML,
    __package__,
)
_upsample_bicubic2d_aa_out = define(
    "aten",
    "_upsample_bicubic2d_aa.out",
    "_upsample_bicubic2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)",
    Signature(
        (
            Parameter("self", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("align_corners", "bool"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
            Parameter("out", "Tensor", keyword_only=True, out=True, written=True, alias="a!"),
        ),
        ("Tensor",),
    ),
    {},
    OperatorTraits(
        dtypes="bif",
        form_of="_upsample_bicubic2d_aa",
        tags=("generated", "out", "pt2_compliant_tag"),
        line=9012,
    ),
    YAML,
    __package__,
)
_upsample_bicubic2d_aa_backward = define(
    "aten",
    "_upsample_bicubic2d_aa_backward",
    "_upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
    Signature(
        (
            Parameter("grad_output", "Tensor"),
            Parameter("output_size", "SymInt[2]"),
            Parameter("input_size", "SymInt[4]"),
            Parameter("align_corners", "bool"),
            Parameter("scales_h", "float?", None),
            Parameter("scales_w", "float?", None),
        ),
        ("Tensor",),
    ),
    {
        "CPU": "resampling:upsample_bicubic2d_aa_backward",
        "Meta": "meta_resampling:upsample_backward_meta",
    },
    OperatorTraits(dtypes="bif", autograd=True, tags=("pt2_compliant_tag",), line=9026),
    YAML,
    __package__,
)
grid_sampler = define(
    "aten",
    "grid_sampler",
    "grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor",
    Signature(
        (
            Parameter("input", "Tensor"),
            Parameter("grid", "Tensor"),
            Parameter("interpolation_mode", "int"),
            Parameter("padding_mode", "int"),
            Parameter("align_corners", "bool"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_resampling:grid_sampler"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=9038),
    YAML,
    __package__,
)
affine_grid_generator = define(
    "aten",
    "affine_grid_generator",
    "affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor",
    Signature(
        (
            Parameter("theta", "Tensor"),
            Parameter("size", "SymInt[]"),
            Parameter("align_corners", "bool"),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_resampling:affine_grid_generator"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=9048),
    YAML,
    __package__,
)
pixel_shuffle = define(
    "aten",
    "pixel_shuffle",
    "pixel_shuffle(Tensor self, int upscale_factor) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("upscale_factor", "int")), ("Tensor",)),
    {"CPU": "shuffling:pixel_shuffle", "Meta": "meta_shuffling:pixel_shuffle_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=9055),
    YAML,
    __package__,
)
pixel_unshuffle = define(
    "aten",
    "pixel_unshuffle",
    "pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("downscale_factor", "int")), ("Tensor",)),
    {"CPU": "shuffling:pixel_unshuffle", "Meta": "meta_shuffling:pixel_unshuffle_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=9063),
    YAML,
    __package__,
)
channel_shuffle = define(
    "aten",
    "channel_shuffle",
    "channel_shuffle(Tensor self, SymInt groups) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("groups", "SymInt")), ("Tensor",)),
    {"CPU": "shuffling:channel_shuffle", "Meta": "meta_shuffling:channel_shuffle_meta"},
    OperatorTraits(autograd=True, tags=("pt2_compliant_tag",), line=9071),
    YAML,
    __package__,
)
native_channel_shuffle = define(
    "aten",
    "native_channel_shuffle",
    "native_channel_shuffle(Tensor self, SymInt groups) -> Tensor",
    Signature((Parameter("self", "Tensor"), Parameter("groups", "SymInt")), ("Tensor",)),
    {"CompositeImplicitAutograd": "gradsmith.generated.aliases:native_channel_shuffle"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=9079),
    YAML,
    __package__,
)
scaled_dot_product_attention = define(
    "aten",
    "scaled_dot_product_attention",
    "scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor",
    Signature(
        (
            Parameter("query", "Tensor"),
            Parameter("key", "Tensor"),
            Parameter("value", "Tensor"),
            Parameter("attn_mask", "Tensor?", None),
            Parameter("dropout_p", "float", 0.0),
            Parameter("is_causal", "bool", False),
            Parameter("scale", "float?", None, keyword_only=True),
            Parameter("enable_gqa", "bool", False, keyword_only=True),
        ),
        ("Tensor",),
    ),
    {"CompositeImplicitAutograd": "composite_attention:scaled_dot_product_attention"},
    OperatorTraits(tags=("pt2_compliant_tag",), line=9088),
    YAML,
    __package__,
)
