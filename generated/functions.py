"""Functions over tensors: every operator that YAML declares as a function.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.core.bits import NUMBER_BITS
from gradsmith.core.deferred import deferred_from
from gradsmith.core.dtypes import dtype as dtype_class
from gradsmith.core.handlers import shows_completed
from gradsmith.core.layout import memory_format as memory_format_class
from gradsmith.core.shared_loops import SHARED
from gradsmith.core.state import MASKED, state
from gradsmith.core.tensor import allocate
from gradsmith.core.tracebacks import trim
from gradsmith.dispatch.arguments import SEQUENCES, are_bools, are_floats, are_numbers, as_ints
from gradsmith.dispatch.call import MISSING, call_slow, call_slow_factory, call_slow_making
from gradsmith.documentation import documented
from gradsmith.generated import operators, raw

_from = deferred_from(globals(), "gradsmith.operators.matmul.conversions")
compute_mode_number = _from("compute_mode_number")

_from = deferred_from(globals(), "gradsmith.operators.sorting.conversions")
distinct = _from("distinct")

_add_Tensor_kernels = operators.add_Tensor.table


def add(input, other, *deprecated, alpha=1, out=None):
    """Sum of `input` and `alpha` times `other`, element by element, with broadcasting."""
    if not deprecated and out is None and alpha.__class__ in NUMBER_BITS:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _add_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other, alpha)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        add, operators.add_Tensor, (input, other, *deprecated), {"alpha": alpha, "out": out}
    )


_sub_Tensor_kernels = operators.sub_Tensor.table


def sub(input, other, *deprecated, alpha=1, out=None):
    """Difference of `input` and `alpha` times `other`, element by element, with broadcasting."""
    if not deprecated and out is None and alpha.__class__ in NUMBER_BITS:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _sub_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other, alpha)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        sub, operators.sub_Tensor, (input, other, *deprecated), {"alpha": alpha, "out": out}
    )


_subtract_Tensor_kernels = operators.subtract_Tensor.table


def subtract(input, other, *, alpha=1, out=None):
    """Another name for `sub`."""
    if out is None and alpha.__class__ in NUMBER_BITS:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _subtract_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other, alpha)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        subtract, operators.subtract_Tensor, (input, other), {"alpha": alpha, "out": out}
    )


_rsub_Tensor_kernels = operators.rsub_Tensor.table


def rsub(input, other, *, alpha=1):
    """Difference of `other` and `alpha` times `input`, element by element."""
    if alpha.__class__ in NUMBER_BITS:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _rsub_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other, alpha)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(rsub, operators.rsub_Tensor, (input, other), {"alpha": alpha})


_mul_Tensor_direct = operators.mul_Tensor.direct


def mul(input, other, *, out=None):
    """Product of `input` and `other`, element by element, with broadcasting."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            ufunc, run, made, kernel = _mul_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(mul, operators.mul_Tensor, (input, other), {"out": out})


_multiply_Tensor_kernels = operators.multiply_Tensor.table


def multiply(input, other, *, out=None):
    """Another name for `mul`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _multiply_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(multiply, operators.multiply_Tensor, (input, other), {"out": out})


_div_Tensor_direct = operators.div_Tensor.direct
_div_Tensor_mode_kernels = operators.div_Tensor_mode.table


def div(input, other, *, rounding_mode=MISSING, out=None):
    """True quotient of `input` and `other`, element by element; integers are divided as floating
    point numbers.
    """
    if out is None and rounding_mode is MISSING:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            ufunc, run, made, kernel = _div_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None and (rounding_mode is None or rounding_mode.__class__ is str):
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _div_Tensor_mode_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other, rounding_mode)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        div, operators.div_Tensor, (input, other), {"rounding_mode": rounding_mode, "out": out}
    )


_divide_Tensor_kernels = operators.divide_Tensor.table
_divide_Tensor_mode_kernels = operators.divide_Tensor_mode.table


def divide(input, other, *, rounding_mode=MISSING, out=None):
    """Another name for `div`."""
    if out is None and rounding_mode is MISSING:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _divide_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None and (rounding_mode is None or rounding_mode.__class__ is str):
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _divide_Tensor_mode_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other, rounding_mode)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        divide,
        operators.divide_Tensor,
        (input, other),
        {"rounding_mode": rounding_mode, "out": out},
    )


_true_divide_Tensor_kernels = operators.true_divide_Tensor.table


def true_divide(input, other, *, out=None):
    """Another name for `div` without rounding."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _true_divide_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(true_divide, operators.true_divide_Tensor, (input, other), {"out": out})


_floor_divide_kernels = operators.floor_divide.table


def floor_divide(input, other, *, out=None):
    """Quotient of `input` and `other` rounded down, element by element. An integer division by zero
    is a RuntimeError.
    """
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _floor_divide_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(floor_divide, operators.floor_divide, (input, other), {"out": out})


_remainder_Tensor_kernels = operators.remainder_Tensor.table


def remainder(input, other, *, out=None):
    """Remainder of the division of `input` by `other` rounded down; it has the sign of `other`, as
    Python's `%`.
    """
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _remainder_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(remainder, operators.remainder_Tensor, (input, other), {"out": out})


_fmod_Tensor_kernels = operators.fmod_Tensor.table


def fmod(input, other, *, out=None):
    """Remainder of the division of `input` by `other` rounded towards zero; it has the sign of
    `input`, as C's `fmod`.
    """
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _fmod_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(fmod, operators.fmod_Tensor, (input, other), {"out": out})


_neg_direct = operators.neg.direct


def neg(input, *, out=None):
    """Each element, negated."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _neg_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(neg, operators.neg, (input,), {"out": out})


_neg__kernels = operators.neg_.table


def neg_(input):
    """Each element, negated; in place."""
    kernel = None
    try:
        kernel = _neg__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(neg_, operators.neg_, (input,), {})


_negative_kernels = operators.negative.table


def negative(input, *, out=None):
    """Another name for `neg`."""
    if out is None:
        kernel = None
        try:
            kernel = _negative_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(negative, operators.negative, (input,), {"out": out})


_negative__kernels = operators.negative_.table


def negative_(input):
    """Another name for `neg`; in place."""
    kernel = None
    try:
        kernel = _negative__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(negative_, operators.negative_, (input,), {})


_positive_kernels = operators.positive.table


def positive(input):
    """The tensor itself; raises RuntimeError for a boolean tensor."""
    kernel = None
    try:
        kernel = _positive_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(positive, operators.positive, (input,), {})


_reciprocal_direct = operators.reciprocal.direct


def reciprocal(input, *, out=None):
    """Reciprocal of each element."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _reciprocal_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(reciprocal, operators.reciprocal, (input,), {"out": out})


_reciprocal__kernels = operators.reciprocal_.table


def reciprocal_(input):
    """Reciprocal of each element; in place."""
    kernel = None
    try:
        kernel = _reciprocal__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(reciprocal_, operators.reciprocal_, (input,), {})


_square_kernels = operators.square.table


def square(input, *, out=None):
    """Square of each element."""
    if out is None:
        kernel = None
        try:
            kernel = _square_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(square, operators.square, (input,), {"out": out})


_square__kernels = operators.square_.table


def square_(input):
    """Square of each element; in place."""
    kernel = None
    try:
        kernel = _square__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(square_, operators.square_, (input,), {})


_addcmul_kernels = operators.addcmul.table


def addcmul(input, tensor1, tensor2, *deprecated, value=1, out=None):
    """`self + value * tensor1 * tensor2`, element by element, with broadcasting."""
    if not deprecated and out is None and value.__class__ in NUMBER_BITS:
        kernel = None
        try:
            bits = input._bits_ | tensor1._bits_ | tensor2._bits_
            kernel = _addcmul_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, tensor1, tensor2, value)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        addcmul,
        operators.addcmul,
        (input, tensor1, tensor2, *deprecated),
        {"value": value, "out": out},
    )


_addcdiv_kernels = operators.addcdiv.table


def addcdiv(input, tensor1, tensor2, *deprecated, value=1, out=None):
    """`self + value * tensor1 / tensor2`, element by element, with broadcasting. Two integer
    operands of the division are a RuntimeError.
    """
    if not deprecated and out is None and value.__class__ in NUMBER_BITS:
        kernel = None
        try:
            bits = input._bits_ | tensor1._bits_ | tensor2._bits_
            kernel = _addcdiv_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, tensor1, tensor2, value)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        addcdiv,
        operators.addcdiv,
        (input, tensor1, tensor2, *deprecated),
        {"value": value, "out": out},
    )


_lerp_Tensor_kernels = operators.lerp_Tensor.table
_lerp_Scalar_kernels = operators.lerp_Scalar.table


def lerp(input, end, weight, *, out=None):
    """Linear interpolation `self + weight * (end - self)`, with a weight for each element."""
    if out is None and weight.__class__ in NUMBER_BITS:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is end._bits_ else input._bits_ | end._bits_
            kernel = _lerp_Scalar_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, end, weight)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None:
        kernel = None
        try:
            bits = input._bits_ | end._bits_ | weight._bits_
            kernel = _lerp_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, end, weight)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(lerp, operators.lerp_Tensor, (input, end, weight), {"out": out})


_pow_Tensor_Tensor_kernels = operators.pow_Tensor_Tensor.table
_pow_Tensor_Scalar_kernels = operators.pow_Tensor_Scalar.table
_pow_Scalar_kernels = operators.pow_Scalar.table


def pow(input, exponent, *, out=None):
    """Each element of `input` raised to the corresponding element of `exponent`, with
    broadcasting.
    """
    if out is None and exponent.__class__ in NUMBER_BITS:
        kernel = None
        try:
            bits = input._bits_
            kernel = _pow_Tensor_Scalar_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, exponent)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None and input.__class__ in NUMBER_BITS:
        kernel = None
        try:
            bits = exponent._bits_
            kernel = _pow_Scalar_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, exponent)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None:
        kernel = None
        try:
            bits = input._bits_ | exponent._bits_
            kernel = _pow_Tensor_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, exponent)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(pow, operators.pow_Tensor_Tensor, (input, exponent), {"out": out})


_float_power_Tensor_Tensor_kernels = operators.float_power_Tensor_Tensor.table
_float_power_Tensor_Scalar_kernels = operators.float_power_Tensor_Scalar.table
_float_power_Scalar_kernels = operators.float_power_Scalar.table


def float_power(input, exponent, *, out=None):
    """Power computed in double precision, whatever the dtypes of the arguments."""
    if out is None and exponent.__class__ in NUMBER_BITS:
        kernel = None
        try:
            bits = input._bits_
            kernel = _float_power_Tensor_Scalar_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, exponent)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None and input.__class__ in NUMBER_BITS:
        kernel = None
        try:
            bits = exponent._bits_
            kernel = _float_power_Scalar_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, exponent)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None:
        kernel = None
        try:
            bits = input._bits_ | exponent._bits_
            kernel = _float_power_Tensor_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, exponent)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        float_power, operators.float_power_Tensor_Tensor, (input, exponent), {"out": out}
    )


_exp_direct = operators.exp.direct


def exp(input, *, out=None):
    """e raised to each element."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _exp_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(exp, operators.exp, (input,), {"out": out})


_exp__kernels = operators.exp_.table


def exp_(input):
    """e raised to each element; in place."""
    kernel = None
    try:
        kernel = _exp__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(exp_, operators.exp_, (input,), {})


_exp2_kernels = operators.exp2.table


def exp2(input, *, out=None):
    """2 raised to each element."""
    if out is None:
        kernel = None
        try:
            kernel = _exp2_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(exp2, operators.exp2, (input,), {"out": out})


_exp2__kernels = operators.exp2_.table


def exp2_(input):
    """2 raised to each element; in place."""
    kernel = None
    try:
        kernel = _exp2__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(exp2_, operators.exp2_, (input,), {})


_expm1_direct = operators.expm1.direct


def expm1(input, *, out=None):
    """e raised to each element, minus one; accurate near zero."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _expm1_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(expm1, operators.expm1, (input,), {"out": out})


_expm1__kernels = operators.expm1_.table


def expm1_(input):
    """e raised to each element, minus one; accurate near zero; in place."""
    kernel = None
    try:
        kernel = _expm1__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(expm1_, operators.expm1_, (input,), {})


_log_direct = operators.log.direct


def log(input, *, out=None):
    """Natural logarithm of each element."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _log_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(log, operators.log, (input,), {"out": out})


_log__kernels = operators.log_.table


def log_(input):
    """Natural logarithm of each element; in place."""
    kernel = None
    try:
        kernel = _log__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(log_, operators.log_, (input,), {})


_log2_direct = operators.log2.direct


def log2(input, *, out=None):
    """Logarithm of each element in base 2."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _log2_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(log2, operators.log2, (input,), {"out": out})


_log2__kernels = operators.log2_.table


def log2_(input):
    """Logarithm of each element in base 2; in place."""
    kernel = None
    try:
        kernel = _log2__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(log2_, operators.log2_, (input,), {})


_log10_kernels = operators.log10.table


def log10(input, *, out=None):
    """Logarithm of each element in base 10."""
    if out is None:
        kernel = None
        try:
            kernel = _log10_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(log10, operators.log10, (input,), {"out": out})


_log10__kernels = operators.log10_.table


def log10_(input):
    """Logarithm of each element in base 10; in place."""
    kernel = None
    try:
        kernel = _log10__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(log10_, operators.log10_, (input,), {})


_log1p_kernels = operators.log1p.table


def log1p(input, *, out=None):
    """Natural logarithm of one plus each element; accurate near zero."""
    if out is None:
        kernel = None
        try:
            kernel = _log1p_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(log1p, operators.log1p, (input,), {"out": out})


_log1p__kernels = operators.log1p_.table


def log1p_(input):
    """Natural logarithm of one plus each element; accurate near zero; in place."""
    kernel = None
    try:
        kernel = _log1p__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(log1p_, operators.log1p_, (input,), {})


_sqrt_direct = operators.sqrt.direct


def sqrt(input, *, out=None):
    """Square root of each element."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _sqrt_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(sqrt, operators.sqrt, (input,), {"out": out})


_sqrt__kernels = operators.sqrt_.table


def sqrt_(input):
    """Square root of each element; in place."""
    kernel = None
    try:
        kernel = _sqrt__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(sqrt_, operators.sqrt_, (input,), {})


_rsqrt_kernels = operators.rsqrt.table


def rsqrt(input, *, out=None):
    """Reciprocal square root of each element."""
    if out is None:
        kernel = None
        try:
            kernel = _rsqrt_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(rsqrt, operators.rsqrt, (input,), {"out": out})


_rsqrt__kernels = operators.rsqrt_.table


def rsqrt_(input):
    """Reciprocal square root of each element; in place."""
    kernel = None
    try:
        kernel = _rsqrt__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(rsqrt_, operators.rsqrt_, (input,), {})


_logaddexp_kernels = operators.logaddexp.table


def logaddexp(input, other, *, out=None):
    """Logarithm of the sum of the exponentials of `input` and `other`, without overflow."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _logaddexp_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(logaddexp, operators.logaddexp, (input, other), {"out": out})


_logaddexp2_kernels = operators.logaddexp2.table


def logaddexp2(input, other, *, out=None):
    """Logarithm in base 2 of the sum of `input` and `other` as powers of 2, without overflow."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _logaddexp2_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(logaddexp2, operators.logaddexp2, (input, other), {"out": out})


_xlogy_Tensor_kernels = operators.xlogy_Tensor.table


def xlogy(input, other, *, out=None):
    """`self * log(other)`, zero where `input` is zero (unless `other` is NaN)."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _xlogy_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(xlogy, operators.xlogy_Tensor, (input, other), {"out": out})


_xlogy__Tensor_kernels = operators.xlogy__Tensor.table


def xlogy_(input, other):
    """`self * log(other)`, zero where `input` is zero (unless `other` is NaN); in place."""
    kernel = None
    try:
        more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
        bits = input._bits_ if input._bits_ is more else input._bits_ | more
        kernel = _xlogy__Tensor_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, other)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(xlogy_, operators.xlogy__Tensor, (input, other), {})


_ldexp_Tensor_kernels = operators.ldexp_Tensor.table


def ldexp(input, other, *, out=None):
    """`input` times 2 raised to `other`."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _ldexp_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(ldexp, operators.ldexp_Tensor, (input, other), {"out": out})


_ldexp__kernels = operators.ldexp_.table


def ldexp_(input, other):
    """`input` times 2 raised to `other`; in place."""
    kernel = None
    try:
        bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
        kernel = _ldexp__kernels[bits & state.mask if MASKED else bits]
        return kernel(input, other)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(ldexp_, operators.ldexp_, (input, other), {})


_frexp_Tensor_kernels = operators.frexp_Tensor.table


def frexp(input, *, out=None):
    """Mantissa (of absolute value in [0.5, 1)) and int32 exponent of each element."""
    if out is None:
        kernel = None
        try:
            kernel = _frexp_Tensor_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(frexp, operators.frexp_Tensor, (input,), {"out": out})


_sin_direct = operators.sin.direct


def sin(input, *, out=None):
    """Sine of each element, in radians."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _sin_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(sin, operators.sin, (input,), {"out": out})


_sin__kernels = operators.sin_.table


def sin_(input):
    """Sine of each element, in radians; in place."""
    kernel = None
    try:
        kernel = _sin__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(sin_, operators.sin_, (input,), {})


_cos_direct = operators.cos.direct


def cos(input, *, out=None):
    """Cosine of each element, in radians."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _cos_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(cos, operators.cos, (input,), {"out": out})


_cos__kernels = operators.cos_.table


def cos_(input):
    """Cosine of each element, in radians; in place."""
    kernel = None
    try:
        kernel = _cos__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(cos_, operators.cos_, (input,), {})


_tan_direct = operators.tan.direct


def tan(input, *, out=None):
    """Tangent of each element, in radians."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _tan_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(tan, operators.tan, (input,), {"out": out})


_tan__kernels = operators.tan_.table


def tan_(input):
    """Tangent of each element, in radians; in place."""
    kernel = None
    try:
        kernel = _tan__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(tan_, operators.tan_, (input,), {})


_asin_direct = operators.asin.direct


def asin(input, *, out=None):
    """Inverse sine of each element, in radians."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _asin_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(asin, operators.asin, (input,), {"out": out})


_asin__kernels = operators.asin_.table


def asin_(input):
    """Inverse sine of each element, in radians; in place."""
    kernel = None
    try:
        kernel = _asin__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(asin_, operators.asin_, (input,), {})


_acos_direct = operators.acos.direct


def acos(input, *, out=None):
    """Inverse cosine of each element, in radians."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _acos_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(acos, operators.acos, (input,), {"out": out})


_acos__kernels = operators.acos_.table


def acos_(input):
    """Inverse cosine of each element, in radians; in place."""
    kernel = None
    try:
        kernel = _acos__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(acos_, operators.acos_, (input,), {})


_atan_direct = operators.atan.direct


def atan(input, *, out=None):
    """Inverse tangent of each element, in radians."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _atan_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(atan, operators.atan, (input,), {"out": out})


_atan__kernels = operators.atan_.table


def atan_(input):
    """Inverse tangent of each element, in radians; in place."""
    kernel = None
    try:
        kernel = _atan__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(atan_, operators.atan_, (input,), {})


_sinh_direct = operators.sinh.direct


def sinh(input, *, out=None):
    """Hyperbolic sine of each element."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _sinh_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(sinh, operators.sinh, (input,), {"out": out})


_sinh__kernels = operators.sinh_.table


def sinh_(input):
    """Hyperbolic sine of each element; in place."""
    kernel = None
    try:
        kernel = _sinh__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(sinh_, operators.sinh_, (input,), {})


_cosh_direct = operators.cosh.direct


def cosh(input, *, out=None):
    """Hyperbolic cosine of each element."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _cosh_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(cosh, operators.cosh, (input,), {"out": out})


_cosh__kernels = operators.cosh_.table


def cosh_(input):
    """Hyperbolic cosine of each element; in place."""
    kernel = None
    try:
        kernel = _cosh__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(cosh_, operators.cosh_, (input,), {})


_tanh_direct = operators.tanh.direct


def tanh(input, *, out=None):
    """Hyperbolic tangent of each element."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _tanh_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(tanh, operators.tanh, (input,), {"out": out})


_tanh__kernels = operators.tanh_.table


def tanh_(input):
    """Hyperbolic tangent of each element; in place."""
    kernel = None
    try:
        kernel = _tanh__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(tanh_, operators.tanh_, (input,), {})


_asinh_direct = operators.asinh.direct


def asinh(input, *, out=None):
    """Inverse hyperbolic sine of each element."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _asinh_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(asinh, operators.asinh, (input,), {"out": out})


_asinh__kernels = operators.asinh_.table


def asinh_(input):
    """Inverse hyperbolic sine of each element; in place."""
    kernel = None
    try:
        kernel = _asinh__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(asinh_, operators.asinh_, (input,), {})


_acosh_direct = operators.acosh.direct


def acosh(input, *, out=None):
    """Inverse hyperbolic cosine of each element."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _acosh_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(acosh, operators.acosh, (input,), {"out": out})


_acosh__kernels = operators.acosh_.table


def acosh_(input):
    """Inverse hyperbolic cosine of each element; in place."""
    kernel = None
    try:
        kernel = _acosh__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(acosh_, operators.acosh_, (input,), {})


_atanh_direct = operators.atanh.direct


def atanh(input, *, out=None):
    """Inverse hyperbolic tangent of each element."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _atanh_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(atanh, operators.atanh, (input,), {"out": out})


_atanh__kernels = operators.atanh_.table


def atanh_(input):
    """Inverse hyperbolic tangent of each element; in place."""
    kernel = None
    try:
        kernel = _atanh__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(atanh_, operators.atanh_, (input,), {})


_atan2_direct = operators.atan2.direct


def atan2(input, other, *, out=None):
    """Angle in radians, in (-pi, pi], of the point whose ordinate is `input` and whose abscissa is
    `other`.
    """
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            ufunc, run, made, kernel = _atan2_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(atan2, operators.atan2, (input, other), {"out": out})


_arctan2_kernels = operators.arctan2.table


def arctan2(input, other, *, out=None):
    """Another name for `atan2`."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _arctan2_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(arctan2, operators.arctan2, (input, other), {"out": out})


_arcsin_kernels = operators.arcsin.table


def arcsin(input, *, out=None):
    """Another name for `asin`."""
    if out is None:
        kernel = None
        try:
            kernel = _arcsin_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(arcsin, operators.arcsin, (input,), {"out": out})


_arcsin__kernels = operators.arcsin_.table


def arcsin_(input):
    """Another name for `asin`; in place."""
    kernel = None
    try:
        kernel = _arcsin__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(arcsin_, operators.arcsin_, (input,), {})


_arccos_kernels = operators.arccos.table


def arccos(input, *, out=None):
    """Another name for `acos`."""
    if out is None:
        kernel = None
        try:
            kernel = _arccos_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(arccos, operators.arccos, (input,), {"out": out})


_arccos__kernels = operators.arccos_.table


def arccos_(input):
    """Another name for `acos`; in place."""
    kernel = None
    try:
        kernel = _arccos__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(arccos_, operators.arccos_, (input,), {})


_arctan_kernels = operators.arctan.table


def arctan(input, *, out=None):
    """Another name for `atan`."""
    if out is None:
        kernel = None
        try:
            kernel = _arctan_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(arctan, operators.arctan, (input,), {"out": out})


_arctan__kernels = operators.arctan_.table


def arctan_(input):
    """Another name for `atan`; in place."""
    kernel = None
    try:
        kernel = _arctan__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(arctan_, operators.arctan_, (input,), {})


_arcsinh_kernels = operators.arcsinh.table


def arcsinh(input, *, out=None):
    """Another name for `asinh`."""
    if out is None:
        kernel = None
        try:
            kernel = _arcsinh_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(arcsinh, operators.arcsinh, (input,), {"out": out})


_arcsinh__kernels = operators.arcsinh_.table


def arcsinh_(input):
    """Another name for `asinh`; in place."""
    kernel = None
    try:
        kernel = _arcsinh__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(arcsinh_, operators.arcsinh_, (input,), {})


_arccosh_kernels = operators.arccosh.table


def arccosh(input, *, out=None):
    """Another name for `acosh`."""
    if out is None:
        kernel = None
        try:
            kernel = _arccosh_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(arccosh, operators.arccosh, (input,), {"out": out})


_arccosh__kernels = operators.arccosh_.table


def arccosh_(input):
    """Another name for `acosh`; in place."""
    kernel = None
    try:
        kernel = _arccosh__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(arccosh_, operators.arccosh_, (input,), {})


_arctanh_kernels = operators.arctanh.table


def arctanh(input, *, out=None):
    """Another name for `atanh`."""
    if out is None:
        kernel = None
        try:
            kernel = _arctanh_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(arctanh, operators.arctanh, (input,), {"out": out})


_arctanh__kernels = operators.arctanh_.table


def arctanh_(input):
    """Another name for `atanh`; in place."""
    kernel = None
    try:
        kernel = _arctanh__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(arctanh_, operators.arctanh_, (input,), {})


_sinc_kernels = operators.sinc.table


def sinc(input, *, out=None):
    """Normalised sinc, `sin(pi x) / (pi x)`, one at zero."""
    if out is None:
        kernel = None
        try:
            kernel = _sinc_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(sinc, operators.sinc, (input,), {"out": out})


_sinc__kernels = operators.sinc_.table


def sinc_(input):
    """Normalised sinc, `sin(pi x) / (pi x)`, one at zero; in place."""
    kernel = None
    try:
        kernel = _sinc__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(sinc_, operators.sinc_, (input,), {})


_hypot_direct = operators.hypot.direct


def hypot(input, other, *, out=None):
    """Length of the hypotenuse of a right triangle whose legs are `input` and `other`."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            ufunc, run, made, kernel = _hypot_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(hypot, operators.hypot, (input, other), {"out": out})


_deg2rad_kernels = operators.deg2rad.table


def deg2rad(input, *, out=None):
    """Degrees converted to radians."""
    if out is None:
        kernel = None
        try:
            kernel = _deg2rad_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(deg2rad, operators.deg2rad, (input,), {"out": out})


_deg2rad__kernels = operators.deg2rad_.table


def deg2rad_(input):
    """Degrees converted to radians; in place."""
    kernel = None
    try:
        kernel = _deg2rad__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(deg2rad_, operators.deg2rad_, (input,), {})


_rad2deg_kernels = operators.rad2deg.table


def rad2deg(input, *, out=None):
    """Radians converted to degrees."""
    if out is None:
        kernel = None
        try:
            kernel = _rad2deg_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(rad2deg, operators.rad2deg, (input,), {"out": out})


_rad2deg__kernels = operators.rad2deg_.table


def rad2deg_(input):
    """Radians converted to degrees; in place."""
    kernel = None
    try:
        kernel = _rad2deg__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(rad2deg_, operators.rad2deg_, (input,), {})


_sigmoid_kernels = operators.sigmoid.table


def sigmoid(input, *, out=None):
    """Logistic function, `1 / (1 + exp(-x))`."""
    if out is None:
        kernel = None
        try:
            kernel = _sigmoid_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(sigmoid, operators.sigmoid, (input,), {"out": out})


_sigmoid__kernels = operators.sigmoid_.table


def sigmoid_(input):
    """Logistic function, `1 / (1 + exp(-x))`; in place."""
    kernel = None
    try:
        kernel = _sigmoid__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(sigmoid_, operators.sigmoid_, (input,), {})


__logistic_kernels = operators._logistic.table


def _logistic(input):
    """Like `sigmoid`, but its derivatives read the argument, which keeps the digits that the result
    has lost.
    """
    kernel = None
    try:
        kernel = __logistic_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(_logistic, operators._logistic, (input,), {})


_logit_kernels = operators.logit.table


def logit(input, eps=None, *, out=None):
    """Logarithm of `x / (1 - x)`; with `eps`, elements are first clamped to `[eps, 1 - eps]`."""
    if out is None and (eps is None or eps.__class__ is float or eps.__class__ is int):
        kernel = None
        try:
            kernel = _logit_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, eps if eps is None or eps.__class__ is float else float(eps))
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(logit, operators.logit, (input, eps), {"out": out})


_logit__kernels = operators.logit_.table


def logit_(input, eps=None):
    """Logarithm of `x / (1 - x)`; with `eps`, elements are first clamped to `[eps, 1 - eps]`; in
    place.
    """
    if eps is None or eps.__class__ is float or eps.__class__ is int:
        kernel = None
        try:
            kernel = _logit__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, eps if eps is None or eps.__class__ is float else float(eps))
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(logit_, operators.logit_, (input, eps), {})


_abs_direct = operators.abs.direct


def abs(input, *, out=None):
    """Absolute value of each element; real for complex elements."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _abs_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(abs, operators.abs, (input,), {"out": out})


_abs__kernels = operators.abs_.table


def abs_(input):
    """Absolute value of each element; real for complex elements; in place."""
    kernel = None
    try:
        kernel = _abs__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(abs_, operators.abs_, (input,), {})


_absolute_kernels = operators.absolute.table


def absolute(input, *, out=None):
    """Another name for `abs`."""
    if out is None:
        kernel = None
        try:
            kernel = _absolute_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(absolute, operators.absolute, (input,), {"out": out})


_sign_kernels = operators.sign.table


def sign(input, *, out=None):
    """-1, 0 or 1 with the sign of each element."""
    if out is None:
        kernel = None
        try:
            kernel = _sign_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(sign, operators.sign, (input,), {"out": out})


_sgn_kernels = operators.sgn.table


def sgn(input, *, out=None):
    """Sign of each element; for complex elements, the number of modulus one with the same angle
    (zero for zero).
    """
    if out is None:
        kernel = None
        try:
            kernel = _sgn_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(sgn, operators.sgn, (input,), {"out": out})


_signbit_kernels = operators.signbit.table


def signbit(input, *, out=None):
    """Whether the sign bit of each element is set."""
    if out is None:
        kernel = None
        try:
            kernel = _signbit_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(signbit, operators.signbit, (input,), {"out": out})


_copysign_Tensor_direct = operators.copysign_Tensor.direct


def copysign(input, other, *, out=None):
    """The magnitude of `input` with the sign of `other`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            ufunc, run, made, kernel = _copysign_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(copysign, operators.copysign_Tensor, (input, other), {"out": out})


_floor_direct = operators.floor.direct


def floor(input, *, out=None):
    """Each element rounded down."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _floor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(floor, operators.floor, (input,), {"out": out})


_floor__kernels = operators.floor_.table


def floor_(input):
    """Each element rounded down; in place."""
    kernel = None
    try:
        kernel = _floor__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(floor_, operators.floor_, (input,), {})


_ceil_direct = operators.ceil.direct


def ceil(input, *, out=None):
    """Each element rounded up."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _ceil_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(ceil, operators.ceil, (input,), {"out": out})


_ceil__kernels = operators.ceil_.table


def ceil_(input):
    """Each element rounded up; in place."""
    kernel = None
    try:
        kernel = _ceil__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(ceil_, operators.ceil_, (input,), {})


_trunc_direct = operators.trunc.direct


def trunc(input, *, out=None):
    """Each element rounded towards zero."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _trunc_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(trunc, operators.trunc, (input,), {"out": out})


_trunc__kernels = operators.trunc_.table


def trunc_(input):
    """Each element rounded towards zero; in place."""
    kernel = None
    try:
        kernel = _trunc__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(trunc_, operators.trunc_, (input,), {})


_fix_kernels = operators.fix.table


def fix(input, *, out=None):
    """Another name for `trunc`."""
    if out is None:
        kernel = None
        try:
            kernel = _fix_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(fix, operators.fix, (input,), {"out": out})


_fix__kernels = operators.fix_.table


def fix_(input):
    """Another name for `trunc`; in place."""
    kernel = None
    try:
        kernel = _fix__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(fix_, operators.fix_, (input,), {})


_frac_kernels = operators.frac.table


def frac(input, *, out=None):
    """Fractional part of each element, with its sign."""
    if out is None:
        kernel = None
        try:
            kernel = _frac_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(frac, operators.frac, (input,), {"out": out})


_frac__kernels = operators.frac_.table


def frac_(input):
    """Fractional part of each element, with its sign; in place."""
    kernel = None
    try:
        kernel = _frac__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(frac_, operators.frac_, (input,), {})


_round_kernels = operators.round.table
_round_decimals_kernels = operators.round_decimals.table


def round(input, *, decimals=MISSING, out=None):
    """Each element rounded to the nearest integer, halves to even."""
    if out is None and decimals is MISSING:
        kernel = None
        try:
            kernel = _round_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None and decimals.__class__ is int:
        kernel = None
        try:
            kernel = _round_decimals_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, decimals)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(round, operators.round, (input,), {"decimals": decimals, "out": out})


_round__kernels = operators.round_.table
_round__decimals_kernels = operators.round__decimals.table


def round_(input, *, decimals=MISSING):
    """Each element rounded to the nearest integer, halves to even; in place."""
    if decimals is MISSING:
        kernel = None
        try:
            kernel = _round__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if decimals.__class__ is int:
        kernel = None
        try:
            kernel = _round__decimals_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, decimals)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(round_, operators.round_, (input,), {"decimals": decimals})


_heaviside_kernels = operators.heaviside.table


def heaviside(input, values, *, out=None):
    """Step function, 0 below zero, 1 above and `values` at zero. Both tensors must have the same
    dtype.
    """
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is values._bits_ else input._bits_ | values._bits_
            kernel = _heaviside_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, values)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(heaviside, operators.heaviside, (input, values), {"out": out})


_nextafter_direct = operators.nextafter.direct


def nextafter(input, other, *, out=None):
    """The next floating point number after `input` towards `other`."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            ufunc, run, made, kernel = _nextafter_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(nextafter, operators.nextafter, (input, other), {"out": out})


_gcd_direct = operators.gcd.direct


def gcd(input, other, *, out=None):
    """Greatest common divisor, element by element."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            ufunc, run, made, kernel = _gcd_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(gcd, operators.gcd, (input, other), {"out": out})


_gcd__kernels = operators.gcd_.table


def gcd_(input, other):
    """Greatest common divisor, element by element; in place."""
    kernel = None
    try:
        bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
        kernel = _gcd__kernels[bits & state.mask if MASKED else bits]
        return kernel(input, other)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(gcd_, operators.gcd_, (input, other), {})


_lcm_direct = operators.lcm.direct


def lcm(input, other, *, out=None):
    """Least common multiple, element by element."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            ufunc, run, made, kernel = _lcm_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(lcm, operators.lcm, (input, other), {"out": out})


_lcm__kernels = operators.lcm_.table


def lcm_(input, other):
    """Least common multiple, element by element; in place."""
    kernel = None
    try:
        bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
        kernel = _lcm__kernels[bits & state.mask if MASKED else bits]
        return kernel(input, other)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(lcm_, operators.lcm_, (input, other), {})


_nan_to_num_kernels = operators.nan_to_num.table


def nan_to_num(input, nan=None, posinf=None, neginf=None, *, out=None):
    """NaN replaced by `nan` (zero if None), infinities by `posinf` and `neginf` (the largest and
    the least finite number if None).
    """
    if (
        out is None
        and (nan is None or nan.__class__ is float or nan.__class__ is int)
        and (posinf is None or posinf.__class__ is float or posinf.__class__ is int)
        and (neginf is None or neginf.__class__ is float or neginf.__class__ is int)
    ):
        kernel = None
        try:
            kernel = _nan_to_num_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                nan if nan is None or nan.__class__ is float else float(nan),
                posinf if posinf is None or posinf.__class__ is float else float(posinf),
                neginf if neginf is None or neginf.__class__ is float else float(neginf),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(nan_to_num, operators.nan_to_num, (input, nan, posinf, neginf), {"out": out})


_nan_to_num__kernels = operators.nan_to_num_.table


def nan_to_num_(input, nan=None, posinf=None, neginf=None):
    """NaN replaced by `nan` (zero if None), infinities by `posinf` and `neginf` (the largest and
    the least finite number if None); in place.
    """
    if (
        (nan is None or nan.__class__ is float or nan.__class__ is int)
        and (posinf is None or posinf.__class__ is float or posinf.__class__ is int)
        and (neginf is None or neginf.__class__ is float or neginf.__class__ is int)
    ):
        kernel = None
        try:
            kernel = _nan_to_num__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                nan if nan is None or nan.__class__ is float else float(nan),
                posinf if posinf is None or posinf.__class__ is float else float(posinf),
                neginf if neginf is None or neginf.__class__ is float else float(neginf),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(nan_to_num_, operators.nan_to_num_, (input, nan, posinf, neginf), {})


_maximum_direct = operators.maximum.direct


def maximum(input, other, *, out=None):
    """The larger of `input` and `other`, element by element; NaN if either is NaN."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            ufunc, run, made, kernel = _maximum_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(maximum, operators.maximum, (input, other), {"out": out})


_minimum_direct = operators.minimum.direct


def minimum(input, other, *, out=None):
    """The smaller of `input` and `other`, element by element; NaN if either is NaN."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            ufunc, run, made, kernel = _minimum_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(minimum, operators.minimum, (input, other), {"out": out})


_fmax_direct = operators.fmax.direct


def fmax(input, other, *, out=None):
    """The larger of `input` and `other`, element by element; a number wins over NaN."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            ufunc, run, made, kernel = _fmax_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(fmax, operators.fmax, (input, other), {"out": out})


_fmin_direct = operators.fmin.direct


def fmin(input, other, *, out=None):
    """The smaller of `input` and `other`, element by element; a number wins over NaN."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            ufunc, run, made, kernel = _fmin_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(fmin, operators.fmin, (input, other), {"out": out})


_max_other_kernels = operators.max_other.table
_max_kernels = operators.max.table
_max_dim_kernels = operators.max_dim.table


def max(*args, **kwargs):
    """Largest of all elements; NaN if any is."""
    if not kwargs and len(args) == 2 and hasattr(args[1], "_bits_"):
        kernel = None
        try:
            bits = args[0]._bits_ | args[1]._bits_
            kernel = _max_other_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], args[1])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 1:
        kernel = None
        try:
            kernel = _max_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        kernel = None
        try:
            kernel = _max_dim_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], args[1], False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 3 and args[1].__class__ is int and args[2].__class__ is bool:
        kernel = None
        try:
            kernel = _max_dim_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], args[1], args[2])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(max, operators.max_other, args, kwargs)


_min_other_kernels = operators.min_other.table
_min_kernels = operators.min.table
_min_dim_kernels = operators.min_dim.table


def min(*args, **kwargs):
    """Smallest of all elements; NaN if any is."""
    if not kwargs and len(args) == 2 and hasattr(args[1], "_bits_"):
        kernel = None
        try:
            bits = args[0]._bits_ | args[1]._bits_
            kernel = _min_other_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], args[1])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 1:
        kernel = None
        try:
            kernel = _min_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        kernel = None
        try:
            kernel = _min_dim_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], args[1], False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 3 and args[1].__class__ is int and args[2].__class__ is bool:
        kernel = None
        try:
            kernel = _min_dim_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], args[1], args[2])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(min, operators.min_other, args, kwargs)


_clamp_Tensor_kernels = operators.clamp_Tensor.table
_clamp_kernels = operators.clamp.table


def clamp(input, min=None, max=None, *, out=None):
    """Each element clamped to `[min, max]`; at least one bound is required."""
    if (
        out is None
        and (min is None or min.__class__ in NUMBER_BITS)
        and (max is None or max.__class__ in NUMBER_BITS)
    ):
        kernel = None
        try:
            kernel = _clamp_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, min, max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            bits |= 0 if min is None else min._bits_
            bits |= 0 if max is None else max._bits_
            kernel = _clamp_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, min, max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(clamp, operators.clamp_Tensor, (input, min, max), {"out": out})


_clamp__Tensor_kernels = operators.clamp__Tensor.table
_clamp__kernels = operators.clamp_.table


def clamp_(input, min=None, max=None):
    """Each element clamped to `[min, max]`; at least one bound is required; in place."""
    if (
        (min is None or min.__class__ in NUMBER_BITS)
        and (max is None or max.__class__ in NUMBER_BITS)
    ):
        kernel = None
        try:
            kernel = _clamp__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, min, max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    kernel = None
    try:
        bits = input._bits_
        bits |= 0 if min is None else min._bits_
        bits |= 0 if max is None else max._bits_
        kernel = _clamp__Tensor_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, min, max)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(clamp_, operators.clamp__Tensor, (input, min, max), {})


_clip_Tensor_kernels = operators.clip_Tensor.table
_clip_kernels = operators.clip.table


def clip(input, min=None, max=None, *, out=None):
    """Another name for `clamp`."""
    if (
        out is None
        and (min is None or min.__class__ in NUMBER_BITS)
        and (max is None or max.__class__ in NUMBER_BITS)
    ):
        kernel = None
        try:
            kernel = _clip_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, min, max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            bits |= 0 if min is None else min._bits_
            bits |= 0 if max is None else max._bits_
            kernel = _clip_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, min, max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(clip, operators.clip_Tensor, (input, min, max), {"out": out})


_clip__Tensor_kernels = operators.clip__Tensor.table
_clip__kernels = operators.clip_.table


def clip_(input, min=None, max=None):
    """Another name for `clamp`; in place."""
    if (
        (min is None or min.__class__ in NUMBER_BITS)
        and (max is None or max.__class__ in NUMBER_BITS)
    ):
        kernel = None
        try:
            kernel = _clip__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, min, max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    kernel = None
    try:
        bits = input._bits_
        bits |= 0 if min is None else min._bits_
        bits |= 0 if max is None else max._bits_
        kernel = _clip__Tensor_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, min, max)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(clip_, operators.clip__Tensor, (input, min, max), {})


_clamp_min_Tensor_direct = operators.clamp_min_Tensor.direct
_clamp_min_kernels = operators.clamp_min.table


def clamp_min(input, min, *, out=None):
    """The larger of each element and `min`."""
    if out is None and min.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _clamp_min_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, min)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is min._bits_ else input._bits_ | min._bits_
            ufunc, run, made, kernel = _clamp_min_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, min)
            result = allocate()
            result._data_ = run(ufunc, input._data_, min._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(clamp_min, operators.clamp_min_Tensor, (input, min), {"out": out})


_clamp_min__Tensor_kernels = operators.clamp_min__Tensor.table
_clamp_min__kernels = operators.clamp_min_.table


def clamp_min_(input, min):
    """The larger of each element and `min`; in place."""
    if min.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _clamp_min__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, min)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    kernel = None
    try:
        bits = input._bits_ if input._bits_ is min._bits_ else input._bits_ | min._bits_
        kernel = _clamp_min__Tensor_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, min)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(clamp_min_, operators.clamp_min__Tensor, (input, min), {})


_clamp_max_Tensor_direct = operators.clamp_max_Tensor.direct
_clamp_max_kernels = operators.clamp_max.table


def clamp_max(input, max, *, out=None):
    """The smaller of each element and `max`."""
    if out is None and max.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _clamp_max_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is max._bits_ else input._bits_ | max._bits_
            ufunc, run, made, kernel = _clamp_max_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, max)
            result = allocate()
            result._data_ = run(ufunc, input._data_, max._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(clamp_max, operators.clamp_max_Tensor, (input, max), {"out": out})


_clamp_max__Tensor_kernels = operators.clamp_max__Tensor.table
_clamp_max__kernels = operators.clamp_max_.table


def clamp_max_(input, max):
    """The smaller of each element and `max`; in place."""
    if max.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _clamp_max__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    kernel = None
    try:
        bits = input._bits_ if input._bits_ is max._bits_ else input._bits_ | max._bits_
        kernel = _clamp_max__Tensor_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, max)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(clamp_max_, operators.clamp_max__Tensor, (input, max), {})


_where_self_kernels = operators.where_self.table
_where_kernels = operators.where.table


def where(condition, input=MISSING, other=MISSING, *, out=None):
    """Elements of `input` where `condition` holds and of `other` elsewhere, with broadcasting."""
    if out is None and input is MISSING and other is MISSING:
        kernel = None
        try:
            kernel = _where_kernels[condition._bits_ & state.mask if MASKED else condition._bits_]
            return kernel(condition)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None and input is not MISSING and other is not MISSING:
        kernel = None
        try:
            bits = condition._bits_
            bits |= NUMBER_BITS[input.__class__] if input.__class__ in NUMBER_BITS else input._bits_
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            kernel = _where_self_kernels[bits & state.mask if MASKED else bits]
            return kernel(condition, input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(where, operators.where_self, (condition, input, other), {"out": out})


_angle_kernels = operators.angle.table


def angle(input, *, out=None):
    """Angle of each element in radians; for a real one, pi if it is negative and 0 otherwise."""
    if out is None:
        kernel = None
        try:
            kernel = _angle_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(angle, operators.angle, (input,), {"out": out})


_conj_physical_kernels = operators.conj_physical.table


def conj_physical(input, *, out=None):
    """Complex conjugate of each element, computed eagerly."""
    if out is None:
        kernel = None
        try:
            kernel = _conj_physical_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(conj_physical, operators.conj_physical, (input,), {"out": out})


_conj_physical__kernels = operators.conj_physical_.table


def conj_physical_(input):
    """Complex conjugate of each element, computed eagerly; in place."""
    kernel = None
    try:
        kernel = _conj_physical__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(conj_physical_, operators.conj_physical_, (input,), {})


__conj_physical_kernels = operators._conj_physical.table


def _conj_physical(input, *, out=None):
    """Complex conjugate of each element of a complex tensor, computed eagerly."""
    if out is None:
        kernel = None
        try:
            kernel = __conj_physical_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_conj_physical, operators._conj_physical, (input,), {"out": out})


_complex_kernels = operators.complex.table


def complex(real, imag, *, out=None):
    """The complex tensor whose real part is `real` and whose imaginary part is `imag`, both of the
    same floating dtype.
    """
    if out is None:
        kernel = None
        try:
            bits = real._bits_ if real._bits_ is imag._bits_ else real._bits_ | imag._bits_
            kernel = _complex_kernels[bits & state.mask if MASKED else bits]
            return kernel(real, imag)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(complex, operators.complex, (real, imag), {"out": out})


_polar_kernels = operators.polar.table


def polar(abs, angle, *, out=None):
    """The complex tensor of modulus `abs` and angle `angle` (in radians), both of the same floating
    dtype.
    """
    if out is None:
        kernel = None
        try:
            bits = abs._bits_ if abs._bits_ is angle._bits_ else abs._bits_ | angle._bits_
            kernel = _polar_kernels[bits & state.mask if MASKED else bits]
            return kernel(abs, angle)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(polar, operators.polar, (abs, angle), {"out": out})


_bitwise_and_Tensor_direct = operators.bitwise_and_Tensor.direct


def bitwise_and(input, other, *, out=None):
    """Bitwise (for bool, logical) and."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            ufunc, run, made, kernel = _bitwise_and_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(bitwise_and, operators.bitwise_and_Tensor, (input, other), {"out": out})


_bitwise_or_Tensor_direct = operators.bitwise_or_Tensor.direct


def bitwise_or(input, other, *, out=None):
    """Bitwise (for bool, logical) or."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            ufunc, run, made, kernel = _bitwise_or_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(bitwise_or, operators.bitwise_or_Tensor, (input, other), {"out": out})


_bitwise_xor_Tensor_direct = operators.bitwise_xor_Tensor.direct


def bitwise_xor(input, other, *, out=None):
    """Bitwise (for bool, logical) exclusive or."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            ufunc, run, made, kernel = _bitwise_xor_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(bitwise_xor, operators.bitwise_xor_Tensor, (input, other), {"out": out})


_bitwise_not_direct = operators.bitwise_not.direct


def bitwise_not(input, *, out=None):
    """Bitwise (for bool, logical) complement."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _bitwise_not_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(bitwise_not, operators.bitwise_not, (input,), {"out": out})


_bitwise_left_shift_Tensor_direct = operators.bitwise_left_shift_Tensor.direct


def bitwise_left_shift(input, other, *, out=None):
    """The bits of `input` shifted left by `other` positions."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            ufunc, run, made, kernel = _bitwise_left_shift_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        bitwise_left_shift, operators.bitwise_left_shift_Tensor, (input, other), {"out": out}
    )


_bitwise_right_shift_Tensor_direct = operators.bitwise_right_shift_Tensor.direct


def bitwise_right_shift(input, other, *, out=None):
    """The bits of `input` shifted right by `other` positions, preserving the sign."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            ufunc, run, made, kernel = _bitwise_right_shift_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        bitwise_right_shift, operators.bitwise_right_shift_Tensor, (input, other), {"out": out}
    )


_fake_quantize_per_tensor_affine_kernels = operators.fake_quantize_per_tensor_affine.table
_fake_quantize_per_tensor_affine_tensor_qparams_kernels = operators.fake_quantize_per_tensor_affine_tensor_qparams.table


def fake_quantize_per_tensor_affine(input, scale, zero_point, quant_min, quant_max):
    """Each element at the next of the points `(n - zero_point) * scale`, for whole n from
    `quant_min` to `quant_max`. The gradient passes unchanged where elements lay within the grid,
    and is zero elsewhere.
    """
    if (
        (scale.__class__ is float or scale.__class__ is int)
        and zero_point.__class__ is int
        and quant_min.__class__ is int
        and quant_max.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _fake_quantize_per_tensor_affine_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                scale if scale.__class__ is float else float(scale),
                zero_point,
                quant_min,
                quant_max,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if quant_min.__class__ is int and quant_max.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ | scale._bits_ | zero_point._bits_
            kernel = _fake_quantize_per_tensor_affine_tensor_qparams_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(input, scale, zero_point, quant_min, quant_max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        fake_quantize_per_tensor_affine,
        operators.fake_quantize_per_tensor_affine,
        (input, scale, zero_point, quant_min, quant_max),
        {},
    )


__fake_quantize_per_tensor_affine_cachemask_tensor_qparams_kernels = operators._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.table


def _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(
    input, scale, zero_point, fake_quant_enabled, quant_min, quant_max, *, out=None
):
    """`fake_quantize_per_tensor_affine` by scale and zero in tensors of one element, and its mask;
    the elements as they are where `fake_quant_enabled` is zero.
    """
    if out is None and quant_min.__class__ is int and quant_max.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ | scale._bits_ | zero_point._bits_ | fake_quant_enabled._bits_
            kernel = __fake_quantize_per_tensor_affine_cachemask_tensor_qparams_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(input, scale, zero_point, fake_quant_enabled, quant_min, quant_max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _fake_quantize_per_tensor_affine_cachemask_tensor_qparams,
        operators._fake_quantize_per_tensor_affine_cachemask_tensor_qparams,
        (input, scale, zero_point, fake_quant_enabled, quant_min, quant_max),
        {"out": out},
    )


_fake_quantize_per_channel_affine_kernels = operators.fake_quantize_per_channel_affine.table


def fake_quantize_per_channel_affine(input, scale, zero_point, axis, quant_min, quant_max):
    """As `fake_quantize_per_tensor_affine`, with a scale (float32) and a zero (int32, or a fraction
    in float32 or float16) for each slice of dimension `axis`.
    """
    if axis.__class__ is int and quant_min.__class__ is int and quant_max.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ | scale._bits_ | zero_point._bits_
            kernel = _fake_quantize_per_channel_affine_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(input, scale, zero_point, axis, quant_min, quant_max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        fake_quantize_per_channel_affine,
        operators.fake_quantize_per_channel_affine,
        (input, scale, zero_point, axis, quant_min, quant_max),
        {},
    )


_eq_Tensor_direct = operators.eq_Tensor.direct


def eq(input, other, *, out=None):
    """Whether each element of `input` equals the corresponding element of `other`, with
    broadcasting.
    """
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            ufunc, run, made, kernel = _eq_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(eq, operators.eq_Tensor, (input, other), {"out": out})


_ne_Tensor_direct = operators.ne_Tensor.direct


def ne(input, other, *, out=None):
    """Whether each element of `input` differs from the corresponding element of `other`, with
    broadcasting.
    """
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            ufunc, run, made, kernel = _ne_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(ne, operators.ne_Tensor, (input, other), {"out": out})


_not_equal_Tensor_kernels = operators.not_equal_Tensor.table


def not_equal(input, other, *, out=None):
    """Another name for `ne`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _not_equal_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(not_equal, operators.not_equal_Tensor, (input, other), {"out": out})


_lt_Tensor_direct = operators.lt_Tensor.direct


def lt(input, other, *, out=None):
    """Whether each element of `input` is less than the corresponding element of `other`, with
    broadcasting.
    """
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            ufunc, run, made, kernel = _lt_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(lt, operators.lt_Tensor, (input, other), {"out": out})


_less_Tensor_kernels = operators.less_Tensor.table


def less(input, other, *, out=None):
    """Another name for `lt`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _less_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(less, operators.less_Tensor, (input, other), {"out": out})


_le_Tensor_direct = operators.le_Tensor.direct


def le(input, other, *, out=None):
    """Whether each element of `input` is less than or equal to the corresponding element of
    `other`, with broadcasting.
    """
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            ufunc, run, made, kernel = _le_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(le, operators.le_Tensor, (input, other), {"out": out})


_less_equal_Tensor_kernels = operators.less_equal_Tensor.table


def less_equal(input, other, *, out=None):
    """Another name for `le`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _less_equal_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(less_equal, operators.less_equal_Tensor, (input, other), {"out": out})


_gt_Tensor_direct = operators.gt_Tensor.direct


def gt(input, other, *, out=None):
    """Whether each element of `input` is greater than the corresponding element of `other`, with
    broadcasting.
    """
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            ufunc, run, made, kernel = _gt_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(gt, operators.gt_Tensor, (input, other), {"out": out})


_greater_Tensor_kernels = operators.greater_Tensor.table


def greater(input, other, *, out=None):
    """Another name for `gt`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _greater_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(greater, operators.greater_Tensor, (input, other), {"out": out})


_ge_Tensor_direct = operators.ge_Tensor.direct


def ge(input, other, *, out=None):
    """Whether each element of `input` is greater than or equal to the corresponding element of
    `other`, with broadcasting.
    """
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            ufunc, run, made, kernel = _ge_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(ge, operators.ge_Tensor, (input, other), {"out": out})


_greater_equal_Tensor_kernels = operators.greater_equal_Tensor.table


def greater_equal(input, other, *, out=None):
    """Another name for `ge`."""
    if out is None:
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _greater_equal_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(greater_equal, operators.greater_equal_Tensor, (input, other), {"out": out})


_logical_and_direct = operators.logical_and.direct


def logical_and(input, other, *, out=None):
    """Whether both elements are true (not zero)."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            ufunc, run, made, kernel = _logical_and_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(logical_and, operators.logical_and, (input, other), {"out": out})


_logical_or_direct = operators.logical_or.direct


def logical_or(input, other, *, out=None):
    """Whether either element is true (not zero)."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            ufunc, run, made, kernel = _logical_or_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(logical_or, operators.logical_or, (input, other), {"out": out})


_logical_xor_direct = operators.logical_xor.direct


def logical_xor(input, other, *, out=None):
    """Whether exactly one of the elements is true (not zero)."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            ufunc, run, made, kernel = _logical_xor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input, other)
            result = allocate()
            result._data_ = run(ufunc, input._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(logical_xor, operators.logical_xor, (input, other), {"out": out})


_logical_not_direct = operators.logical_not.direct


def logical_not(input, *, out=None):
    """Whether each element is false (zero)."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            ufunc, run, made, kernel = _logical_not_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or input._data_.size >= SHARED:
                return kernel(input)
            result = allocate()
            result._data_ = run(ufunc, input._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(logical_not, operators.logical_not, (input,), {"out": out})


_isnan_direct = operators.isnan.direct


def isnan(input):
    """Whether each element is NaN."""
    kernel = None
    try:
        bits = input._bits_
        ufunc, run, made, kernel = _isnan_direct[bits & state.mask if MASKED else bits]
        if ufunc is None or input._data_.size >= SHARED:
            return kernel(input)
        result = allocate()
        result._data_ = run(ufunc, input._data_)
        result._bits_ = made
        result._edge_ = result._counter_ = result._extra_ = None
        return result
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(isnan, operators.isnan, (input,), {})


_isinf_direct = operators.isinf.direct


def isinf(input):
    """Whether each element is infinite."""
    kernel = None
    try:
        bits = input._bits_
        ufunc, run, made, kernel = _isinf_direct[bits & state.mask if MASKED else bits]
        if ufunc is None or input._data_.size >= SHARED:
            return kernel(input)
        result = allocate()
        result._data_ = run(ufunc, input._data_)
        result._bits_ = made
        result._edge_ = result._counter_ = result._extra_ = None
        return result
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(isinf, operators.isinf, (input,), {})


_isfinite_direct = operators.isfinite.direct


def isfinite(input):
    """Whether each element is neither infinite nor NaN."""
    kernel = None
    try:
        bits = input._bits_
        ufunc, run, made, kernel = _isfinite_direct[bits & state.mask if MASKED else bits]
        if ufunc is None or input._data_.size >= SHARED:
            return kernel(input)
        result = allocate()
        result._data_ = run(ufunc, input._data_)
        result._bits_ = made
        result._edge_ = result._counter_ = result._extra_ = None
        return result
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(isfinite, operators.isfinite, (input,), {})


_isposinf_kernels = operators.isposinf.table


def isposinf(input, *, out=None):
    """Whether each element is positive infinity."""
    if out is None:
        kernel = None
        try:
            kernel = _isposinf_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(isposinf, operators.isposinf, (input,), {"out": out})


_isneginf_kernels = operators.isneginf.table


def isneginf(input, *, out=None):
    """Whether each element is negative infinity."""
    if out is None:
        kernel = None
        try:
            kernel = _isneginf_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(isneginf, operators.isneginf, (input,), {"out": out})


_isreal_kernels = operators.isreal.table


def isreal(input):
    """Whether each element has no imaginary part."""
    kernel = None
    try:
        kernel = _isreal_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(isreal, operators.isreal, (input,), {})


_isclose_kernels = operators.isclose.table


def isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Whether `abs(self - other) <= atol + rtol * abs(other)` or the elements are equal, element by
    element. Both tensors must have the same dtype; NaN is close to NaN only with `equal_nan`.
    """
    if (
        (rtol.__class__ is float or rtol.__class__ is int)
        and (atol.__class__ is float or atol.__class__ is int)
        and equal_nan.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _isclose_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                other,
                rtol if rtol.__class__ is float else float(rtol),
                atol if atol.__class__ is float else float(atol),
                equal_nan,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(isclose, operators.isclose, (input, other, rtol, atol, equal_nan), {})


_allclose_kernels = operators.allclose.table


def allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Whether every element is close in the sense of `isclose`."""
    if (
        (rtol.__class__ is float or rtol.__class__ is int)
        and (atol.__class__ is float or atol.__class__ is int)
        and equal_nan.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _allclose_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                other,
                rtol if rtol.__class__ is float else float(rtol),
                atol if atol.__class__ is float else float(atol),
                equal_nan,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(allclose, operators.allclose, (input, other, rtol, atol, equal_nan), {})


_equal_kernels = operators.equal.table


def equal(input, other):
    """Whether both tensors have the same shape and the same elements."""
    kernel = None
    try:
        bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
        kernel = _equal_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, other)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(equal, operators.equal, (input, other), {})


_erf_kernels = operators.erf.table


def erf(input, *, out=None):
    """Error function."""
    if out is None:
        kernel = None
        try:
            kernel = _erf_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(erf, operators.erf, (input,), {"out": out})


_erf__kernels = operators.erf_.table


def erf_(input):
    """Error function; in place."""
    kernel = None
    try:
        kernel = _erf__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(erf_, operators.erf_, (input,), {})


_erfc_kernels = operators.erfc.table


def erfc(input, *, out=None):
    """Complementary error function, `1 - erf(x)`, accurate for large arguments."""
    if out is None:
        kernel = None
        try:
            kernel = _erfc_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(erfc, operators.erfc, (input,), {"out": out})


_erfc__kernels = operators.erfc_.table


def erfc_(input):
    """Complementary error function, `1 - erf(x)`, accurate for large arguments; in place."""
    kernel = None
    try:
        kernel = _erfc__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(erfc_, operators.erfc_, (input,), {})


_erfinv_kernels = operators.erfinv.table


def erfinv(input, *, out=None):
    """Inverse of the error function."""
    if out is None:
        kernel = None
        try:
            kernel = _erfinv_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(erfinv, operators.erfinv, (input,), {"out": out})


_lgamma_kernels = operators.lgamma.table


def lgamma(input, *, out=None):
    """Logarithm of the absolute value of the gamma function."""
    if out is None:
        kernel = None
        try:
            kernel = _lgamma_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(lgamma, operators.lgamma, (input,), {"out": out})


_digamma_kernels = operators.digamma.table


def digamma(input, *, out=None):
    """Derivative of `lgamma`."""
    if out is None:
        kernel = None
        try:
            kernel = _digamma_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(digamma, operators.digamma, (input,), {"out": out})


_polygamma_kernels = operators.polygamma.table


def polygamma(n, input, *, out=None):
    """The `n`-th derivative of `digamma`."""
    if out is None and n.__class__ is int:
        kernel = None
        try:
            kernel = _polygamma_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(n, input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(polygamma, operators.polygamma, (n, input), {"out": out})


_mvlgamma_kernels = operators.mvlgamma.table


def mvlgamma(input, p, *, out=None):
    """Logarithm of the multivariate gamma function of dimension `p`."""
    if out is None and p.__class__ is int:
        kernel = None
        try:
            kernel = _mvlgamma_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, p)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(mvlgamma, operators.mvlgamma, (input, p), {"out": out})


_igamma_kernels = operators.igamma.table


def igamma(input, other, *, out=None):
    """Lower regularised incomplete gamma function."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _igamma_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(igamma, operators.igamma, (input, other), {"out": out})


_igammac_kernels = operators.igammac.table


def igammac(input, other, *, out=None):
    """Upper regularised incomplete gamma function."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _igammac_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(igammac, operators.igammac, (input, other), {"out": out})


_i0_kernels = operators.i0.table


def i0(input, *, out=None):
    """Modified Bessel function of the first kind of order zero."""
    if out is None:
        kernel = None
        try:
            kernel = _i0_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(i0, operators.i0, (input,), {"out": out})


_i0__kernels = operators.i0_.table


def i0_(input):
    """Modified Bessel function of the first kind of order zero; in place."""
    kernel = None
    try:
        kernel = _i0__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(i0_, operators.i0_, (input,), {})


_relu_kernels = operators.relu.table


def relu(input):
    """Rectified linear unit, `max(x, 0)`."""
    kernel = None
    try:
        kernel = _relu_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(relu, operators.relu, (input,), {})


_relu__kernels = operators.relu_.table


def relu_(input):
    """Rectified linear unit, `max(x, 0)`; in place."""
    kernel = None
    try:
        kernel = _relu__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(relu_, operators.relu_, (input,), {})


_threshold_kernels = operators.threshold.table


def threshold(input, threshold, value, *, out=None):
    """Each element if it exceeds `threshold`, otherwise `value`."""
    if out is None and threshold.__class__ in NUMBER_BITS and value.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _threshold_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, threshold, value)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _threshold_function, operators.threshold, (input, threshold, value), {"out": out}
    )


_threshold_function = threshold


_threshold__kernels = operators.threshold_.table


def threshold_(input, threshold, value):
    """Each element if it exceeds `threshold`, otherwise `value`; in place."""
    if threshold.__class__ in NUMBER_BITS and value.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _threshold__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, threshold, value)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(threshold_, operators.threshold_, (input, threshold, value), {})


_prelu_kernels = operators.prelu.table


def prelu(input, weight):
    """Each element, multiplied by `weight` where it is not positive; `weight` has one element, or
    one per channel.
    """
    kernel = None
    try:
        bits = input._bits_ if input._bits_ is weight._bits_ else input._bits_ | weight._bits_
        kernel = _prelu_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, weight)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(prelu, operators.prelu, (input, weight), {})


__prelu_kernel_kernels = operators._prelu_kernel.table


def _prelu_kernel(input, weight):
    """Each element, multiplied by that of `weight` where it is not positive; `weight`
    broadcasts.
    """
    kernel = None
    try:
        bits = input._bits_ if input._bits_ is weight._bits_ else input._bits_ | weight._bits_
        kernel = __prelu_kernel_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, weight)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(_prelu_kernel, operators._prelu_kernel, (input, weight), {})


_rrelu_kernels = operators.rrelu.table


def rrelu(input, lower=0.125, upper=0.3333333333333333, training=False, generator=None):
    """Leaky ReLU whose slope is drawn from [lower, upper] in training, and is their mean
    otherwise.
    """
    if (
        lower.__class__ in NUMBER_BITS
        and upper.__class__ in NUMBER_BITS
        and training.__class__ is bool
        and generator is None
    ):
        kernel = None
        try:
            kernel = _rrelu_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, lower, upper, training, generator)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(rrelu, operators.rrelu, (input, lower, upper, training, generator), {})


_rrelu__kernels = operators.rrelu_.table


def rrelu_(input, lower=0.125, upper=0.3333333333333333, training=False, generator=None):
    """Leaky ReLU with a random slope, in place."""
    if (
        lower.__class__ in NUMBER_BITS
        and upper.__class__ in NUMBER_BITS
        and training.__class__ is bool
        and generator is None
    ):
        kernel = None
        try:
            kernel = _rrelu__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, lower, upper, training, generator)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(rrelu_, operators.rrelu_, (input, lower, upper, training, generator), {})


_celu_kernels = operators.celu.table


def celu(input, alpha=1.0):
    """Exponential linear unit with a continuous derivative."""
    if alpha.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _celu_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, alpha)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(celu, operators.celu, (input, alpha), {})


_celu__kernels = operators.celu_.table


def celu_(input, alpha=1.0):
    """Exponential linear unit with a continuous derivative, in place."""
    if alpha.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _celu__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, alpha)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(celu_, operators.celu_, (input, alpha), {})


_selu_kernels = operators.selu.table


def selu(input):
    """Exponential linear unit of self-normalizing networks."""
    kernel = None
    try:
        kernel = _selu_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(selu, operators.selu, (input,), {})


_selu__kernels = operators.selu_.table


def selu_(input):
    """Exponential linear unit of self-normalizing networks, in place."""
    kernel = None
    try:
        kernel = _selu__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(selu_, operators.selu_, (input,), {})


_hardshrink_kernels = operators.hardshrink.table


def hardshrink(input, lambd=0.5, *, out=None):
    """Each element, or zero where its absolute value is at most `lambd`."""
    if out is None and lambd.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _hardshrink_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, lambd)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(hardshrink, operators.hardshrink, (input, lambd), {"out": out})


_softmax_int_kernels = operators.softmax_int.table


def softmax(input=MISSING, dim=MISSING, dtype=None, *, out=None, **numpy_names):
    """Exponentials along `dim` divided by their sum; computed in `dtype` if given."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            kernel = _softmax_int_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        softmax,
        operators.softmax_int,
        (input,),
        {"dim": dim, "dtype": dtype, "out": out, **numpy_names},
    )


_log_softmax_int_kernels = operators.log_softmax_int.table


def log_softmax(input=MISSING, dim=MISSING, dtype=None, *, out=None, **numpy_names):
    """Logarithm of `softmax`, computed directly and without overflow; in `dtype` if given."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            kernel = _log_softmax_int_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        log_softmax,
        operators.log_softmax_int,
        (input,),
        {"dim": dim, "dtype": dtype, "out": out, **numpy_names},
    )


__softmax_kernels = operators._softmax.table


def _softmax(input=MISSING, dim=MISSING, half_to_float=MISSING, *, out=None, **numpy_names):
    """Softmax; with `half_to_float`, half precision input gives single precision output."""
    if not numpy_names and out is None and dim.__class__ is int and half_to_float.__class__ is bool:
        kernel = None
        try:
            kernel = __softmax_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, half_to_float)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _softmax, operators._softmax, (input, dim, half_to_float), {"out": out, **numpy_names}
    )


__log_softmax_kernels = operators._log_softmax.table


def _log_softmax(input=MISSING, dim=MISSING, half_to_float=MISSING, *, out=None, **numpy_names):
    """Logarithm of softmax; with `half_to_float`, half precision input gives single precision
    output.
    """
    if not numpy_names and out is None and dim.__class__ is int and half_to_float.__class__ is bool:
        kernel = None
        try:
            kernel = __log_softmax_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, half_to_float)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _log_softmax,
        operators._log_softmax,
        (input, dim, half_to_float),
        {"out": out, **numpy_names},
    )


__softmax_backward_data_kernels = operators._softmax_backward_data.table


def _softmax_backward_data(
    grad_output=MISSING,
    output=MISSING,
    dim=MISSING,
    input_dtype=MISSING,
    *,
    out=None,
    **numpy_names,
):
    """Gradient of `softmax` from its output."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and input_dtype.__class__ is dtype_class
    ):
        kernel = None
        try:
            bits = grad_output._bits_ | output._bits_
            kernel = __softmax_backward_data_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_output, output, dim, input_dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _softmax_backward_data,
        operators._softmax_backward_data,
        (grad_output, output, dim, input_dtype),
        {"out": out, **numpy_names},
    )


__log_softmax_backward_data_kernels = operators._log_softmax_backward_data.table


def _log_softmax_backward_data(
    grad_output=MISSING,
    output=MISSING,
    dim=MISSING,
    input_dtype=MISSING,
    *,
    out=None,
    **numpy_names,
):
    """Gradient of `log_softmax` from its output."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and input_dtype.__class__ is dtype_class
    ):
        kernel = None
        try:
            bits = grad_output._bits_ | output._bits_
            kernel = __log_softmax_backward_data_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_output, output, dim, input_dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _log_softmax_backward_data,
        operators._log_softmax_backward_data,
        (grad_output, output, dim, input_dtype),
        {"out": out, **numpy_names},
    )


_dropout_kernels = operators.dropout.table


def dropout(input, p, train):
    """Each element zeroed with probability `p`, the others divided by `1 - p`; the input itself
    unless `train`.
    """
    if (p.__class__ is float or p.__class__ is int) and train.__class__ is bool:
        kernel = None
        try:
            kernel = _dropout_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, p if p.__class__ is float else float(p), train)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(dropout, operators.dropout, (input, p, train), {})


_dropout__kernels = operators.dropout_.table


def dropout_(input, p, train):
    """Each element zeroed with probability `p`, the others divided by `1 - p`; the input itself
    unless `train`; in place.
    """
    if (p.__class__ is float or p.__class__ is int) and train.__class__ is bool:
        kernel = None
        try:
            kernel = _dropout__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, p if p.__class__ is float else float(p), train)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(dropout_, operators.dropout_, (input, p, train), {})


_feature_dropout_kernels = operators.feature_dropout.table


def feature_dropout(input, p, train):
    """Dropout of whole channels."""
    if (p.__class__ is float or p.__class__ is int) and train.__class__ is bool:
        kernel = None
        try:
            kernel = _feature_dropout_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, p if p.__class__ is float else float(p), train)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(feature_dropout, operators.feature_dropout, (input, p, train), {})


_feature_dropout__kernels = operators.feature_dropout_.table


def feature_dropout_(input, p, train):
    """Dropout of whole channels; in place."""
    if (p.__class__ is float or p.__class__ is int) and train.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_
            kernel = _feature_dropout__kernels[bits & state.mask if MASKED else bits]
            return kernel(input, p if p.__class__ is float else float(p), train)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(feature_dropout_, operators.feature_dropout_, (input, p, train), {})


_alpha_dropout_kernels = operators.alpha_dropout.table


def alpha_dropout(input, p, train):
    """Dropout that preserves the mean and variance of self-normalizing networks."""
    if (p.__class__ is float or p.__class__ is int) and train.__class__ is bool:
        kernel = None
        try:
            kernel = _alpha_dropout_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, p if p.__class__ is float else float(p), train)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(alpha_dropout, operators.alpha_dropout, (input, p, train), {})


_alpha_dropout__kernels = operators.alpha_dropout_.table


def alpha_dropout_(input, p, train):
    """Dropout that preserves the mean and variance of self-normalizing networks; in place."""
    if (p.__class__ is float or p.__class__ is int) and train.__class__ is bool:
        kernel = None
        try:
            kernel = _alpha_dropout__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, p if p.__class__ is float else float(p), train)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(alpha_dropout_, operators.alpha_dropout_, (input, p, train), {})


_feature_alpha_dropout_kernels = operators.feature_alpha_dropout.table


def feature_alpha_dropout(input, p, train):
    """Alpha dropout of whole channels."""
    if (p.__class__ is float or p.__class__ is int) and train.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_
            kernel = _feature_alpha_dropout_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, p if p.__class__ is float else float(p), train)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(feature_alpha_dropout, operators.feature_alpha_dropout, (input, p, train), {})


_feature_alpha_dropout__kernels = operators.feature_alpha_dropout_.table


def feature_alpha_dropout_(input, p, train):
    """Alpha dropout of whole channels; in place."""
    if (p.__class__ is float or p.__class__ is int) and train.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_
            kernel = _feature_alpha_dropout__kernels[bits & state.mask if MASKED else bits]
            return kernel(input, p if p.__class__ is float else float(p), train)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        feature_alpha_dropout_, operators.feature_alpha_dropout_, (input, p, train), {}
    )


_native_dropout_kernels = operators.native_dropout.table


def native_dropout(input, p, train):
    """Dropout, and the boolean mask of the elements that were kept."""
    if (p.__class__ is float or p.__class__ is int) and (train is None or train.__class__ is bool):
        kernel = None
        try:
            kernel = _native_dropout_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, p if p.__class__ is float else float(p), train)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(native_dropout, operators.native_dropout, (input, p, train), {})


_binary_cross_entropy_with_logits_kernels = operators.binary_cross_entropy_with_logits.table


def binary_cross_entropy_with_logits(input, target, weight=None, pos_weight=None, reduction=1):
    """Binary cross entropy of the sigmoid of `input`, without overflow."""
    if reduction.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            bits |= target._bits_
            bits |= 0 if weight is None else weight._bits_
            bits |= 0 if pos_weight is None else pos_weight._bits_
            kernel = _binary_cross_entropy_with_logits_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(input, target, weight, pos_weight, reduction)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        binary_cross_entropy_with_logits,
        operators.binary_cross_entropy_with_logits,
        (input, target, weight, pos_weight, reduction),
        {},
    )


_kl_div_kernels = operators.kl_div.table


def kl_div(input, target, reduction=1, *, log_target=False):
    """Kullback-Leibler divergence of `target` from the log probabilities `input`."""
    if reduction.__class__ is int and log_target.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is target._bits_ else input._bits_ | target._bits_
            kernel = _kl_div_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, target, reduction, log_target)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        kl_div, operators.kl_div, (input, target, reduction), {"log_target": log_target}
    )


_poisson_nll_loss_kernels = operators.poisson_nll_loss.table


def poisson_nll_loss(input, target, log_input, full, eps, reduction):
    """Negative log likelihood of a Poisson distribution."""
    if (
        log_input.__class__ is bool
        and full.__class__ is bool
        and (eps.__class__ is float or eps.__class__ is int)
        and reduction.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is target._bits_ else input._bits_ | target._bits_
            kernel = _poisson_nll_loss_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                target,
                log_input,
                full,
                eps if eps.__class__ is float else float(eps),
                reduction,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        poisson_nll_loss,
        operators.poisson_nll_loss,
        (input, target, log_input, full, eps, reduction),
        {},
    )


_hinge_embedding_loss_kernels = operators.hinge_embedding_loss.table


def hinge_embedding_loss(input, target, margin=1.0, reduction=1):
    """`input` where `target` is 1 and `max(0, margin - self)` where it is -1."""
    if (margin.__class__ is float or margin.__class__ is int) and reduction.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is target._bits_ else input._bits_ | target._bits_
            kernel = _hinge_embedding_loss_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input, target, margin if margin.__class__ is float else float(margin), reduction
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        hinge_embedding_loss, operators.hinge_embedding_loss, (input, target, margin, reduction), {}
    )


__class_cross_entropy_kernels = operators._class_cross_entropy.table


def _class_cross_entropy(input, target, reduction, ignore_index):
    """Cross entropy of the softmax of (N, C) scores with N classes, and that softmax."""
    if reduction.__class__ is int and ignore_index.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is target._bits_ else input._bits_ | target._bits_
            kernel = __class_cross_entropy_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, target, reduction, ignore_index)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _class_cross_entropy,
        operators._class_cross_entropy,
        (input, target, reduction, ignore_index),
        {},
    )


__class_cross_entropy_backward_kernels = operators._class_cross_entropy_backward.table


def _class_cross_entropy_backward(grad_output, input, target, reduction, ignore_index):
    """Gradient of `_class_cross_entropy`."""
    if reduction.__class__ is int and ignore_index.__class__ is int:
        kernel = None
        try:
            bits = grad_output._bits_ | input._bits_ | target._bits_
            kernel = __class_cross_entropy_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_output, input, target, reduction, ignore_index)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _class_cross_entropy_backward,
        operators._class_cross_entropy_backward,
        (grad_output, input, target, reduction, ignore_index),
        {},
    )


_margin_ranking_loss_kernels = operators.margin_ranking_loss.table


def margin_ranking_loss(input1, input2, target, margin=0.0, reduction=1):
    """`max(0, margin - target * (input1 - input2))`."""
    if (margin.__class__ is float or margin.__class__ is int) and reduction.__class__ is int:
        kernel = None
        try:
            bits = input1._bits_ | input2._bits_ | target._bits_
            kernel = _margin_ranking_loss_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input1,
                input2,
                target,
                margin if margin.__class__ is float else float(margin),
                reduction,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        margin_ranking_loss,
        operators.margin_ranking_loss,
        (input1, input2, target, margin, reduction),
        {},
    )


_cosine_embedding_loss_kernels = operators.cosine_embedding_loss.table


def cosine_embedding_loss(input1, input2, target, margin=0.0, reduction=1):
    """One minus the cosine similarity for pairs with target 1; for others, its excess over
    `margin`.
    """
    if (margin.__class__ is float or margin.__class__ is int) and reduction.__class__ is int:
        kernel = None
        try:
            bits = input1._bits_ | input2._bits_ | target._bits_
            kernel = _cosine_embedding_loss_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input1,
                input2,
                target,
                margin if margin.__class__ is float else float(margin),
                reduction,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        cosine_embedding_loss,
        operators.cosine_embedding_loss,
        (input1, input2, target, margin, reduction),
        {},
    )


_triplet_margin_loss_kernels = operators.triplet_margin_loss.table


def triplet_margin_loss(
    anchor, positive, negative, margin=1.0, p=2.0, eps=1e-06, swap=False, reduction=1
):
    """Excess of the distance to the positive example over that to the negative one."""
    if (
        (margin.__class__ is float or margin.__class__ is int)
        and (p.__class__ is float or p.__class__ is int)
        and (eps.__class__ is float or eps.__class__ is int)
        and swap.__class__ is bool
        and reduction.__class__ is int
    ):
        kernel = None
        try:
            bits = anchor._bits_ | positive._bits_ | negative._bits_
            kernel = _triplet_margin_loss_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                anchor,
                positive,
                negative,
                margin if margin.__class__ is float else float(margin),
                p if p.__class__ is float else float(p),
                eps if eps.__class__ is float else float(eps),
                swap,
                reduction,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        triplet_margin_loss,
        operators.triplet_margin_loss,
        (anchor, positive, negative, margin, p, eps, swap, reduction),
        {},
    )


__ctc_loss_kernels = operators._ctc_loss.table


def _ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, zero_infinity=False):
    """Negative log likelihood of label sequences given (T, N, C) log probabilities, and its forward
    variables.
    """
    if (
        (ints_input_lengths := as_ints(input_lengths)) is not None
        and (ints_target_lengths := as_ints(target_lengths)) is not None
        and blank.__class__ is int
        and zero_infinity.__class__ is bool
    ):
        kernel = None
        try:
            bits = log_probs._bits_ | targets._bits_
            kernel = __ctc_loss_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                log_probs, targets, ints_input_lengths, ints_target_lengths, blank, zero_infinity
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _ctc_loss,
        operators._ctc_loss,
        (log_probs, targets, input_lengths, target_lengths, blank, zero_infinity),
        {},
    )


_ctc_loss_IntList_kernels = operators.ctc_loss_IntList.table
_ctc_loss_Tensor_kernels = operators.ctc_loss_Tensor.table


def ctc_loss(
    log_probs, targets, input_lengths, target_lengths, blank=0, reduction=1, zero_infinity=False
):
    """Connectionist temporal classification loss."""
    if (
        (ints_input_lengths := as_ints(input_lengths)) is not None
        and (ints_target_lengths := as_ints(target_lengths)) is not None
        and blank.__class__ is int
        and reduction.__class__ is int
        and zero_infinity.__class__ is bool
    ):
        kernel = None
        try:
            bits = log_probs._bits_ | targets._bits_
            kernel = _ctc_loss_IntList_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                log_probs,
                targets,
                ints_input_lengths,
                ints_target_lengths,
                blank,
                reduction,
                zero_infinity,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if blank.__class__ is int and reduction.__class__ is int and zero_infinity.__class__ is bool:
        kernel = None
        try:
            bits = log_probs._bits_ | targets._bits_ | input_lengths._bits_ | target_lengths._bits_
            kernel = _ctc_loss_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        ctc_loss,
        operators.ctc_loss_IntList,
        (log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity),
        {},
    )


_sum_kernels = operators.sum.table
_sum_dim_IntList_kernels = operators.sum_dim_IntList.table


def sum(input=MISSING, dim=MISSING, keepdim=MISSING, *, dtype=None, out=None, **numpy_names):
    """Sum of all elements; integers and booleans are summed in int64."""
    if (
        not numpy_names
        and out is None
        and dim is MISSING
        and keepdim is MISSING
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            kernel = _sum_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and (keepdim is MISSING or keepdim.__class__ is bool)
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            kernel = _sum_dim_IntList_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                False if keepdim is MISSING else keepdim,
                dtype,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        sum, operators.sum, (input, dim, keepdim), {"dtype": dtype, "out": out, **numpy_names}
    )


_nansum_kernels = operators.nansum.table


def nansum(input=MISSING, dim=None, keepdim=False, *, dtype=None, out=None, **numpy_names):
    """Sum over the dimensions `dim`, treating NaN as zero."""
    if (
        not numpy_names
        and out is None
        and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            kernel = _nansum_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                keepdim,
                dtype,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        nansum, operators.nansum, (input, dim, keepdim), {"dtype": dtype, "out": out, **numpy_names}
    )


_mean_kernels = operators.mean.table
_mean_dim_kernels = operators.mean_dim.table


def mean(input=MISSING, dim=MISSING, keepdim=MISSING, *, dtype=None, out=None, **numpy_names):
    """Arithmetic mean of all elements; floating or complex types only."""
    if (
        not numpy_names
        and out is None
        and dim is MISSING
        and keepdim is MISSING
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            kernel = _mean_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and (keepdim is MISSING or keepdim.__class__ is bool)
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            kernel = _mean_dim_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                False if keepdim is MISSING else keepdim,
                dtype,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        mean, operators.mean, (input, dim, keepdim), {"dtype": dtype, "out": out, **numpy_names}
    )


_nanmean_kernels = operators.nanmean.table


def nanmean(input=MISSING, dim=None, keepdim=False, *, dtype=None, out=None, **numpy_names):
    """Arithmetic mean over the dimensions `dim` of the elements that are not NaN."""
    if (
        not numpy_names
        and out is None
        and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            kernel = _nanmean_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                keepdim,
                dtype,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        nanmean,
        operators.nanmean,
        (input, dim, keepdim),
        {"dtype": dtype, "out": out, **numpy_names},
    )


_prod_kernels = operators.prod.table
_prod_dim_int_kernels = operators.prod_dim_int.table


def prod(input=MISSING, dim=MISSING, keepdim=MISSING, *, dtype=None, out=None, **numpy_names):
    """Product of all elements; integers and booleans are multiplied in int64."""
    if (
        not numpy_names
        and out is None
        and dim is MISSING
        and keepdim is MISSING
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            kernel = _prod_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (keepdim is MISSING or keepdim.__class__ is bool)
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            kernel = _prod_dim_int_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, False if keepdim is MISSING else keepdim, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        prod, operators.prod, (input, dim, keepdim), {"dtype": dtype, "out": out, **numpy_names}
    )


_count_nonzero_kernels = operators.count_nonzero.table
_count_nonzero_dim_IntList_kernels = operators.count_nonzero_dim_IntList.table


def count_nonzero(input=MISSING, dim=MISSING, **numpy_names):
    """Number of nonzero elements, along `dim` or in total."""
    if not numpy_names and (dim is MISSING or dim is None or dim.__class__ is int):
        kernel = None
        try:
            kernel = _count_nonzero_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, None if dim is MISSING else dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not numpy_names and (ints_dim := as_ints(dim)) is not None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _count_nonzero_dim_IntList_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, ints_dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(count_nonzero, operators.count_nonzero, (input, dim), {**numpy_names})


_amax_kernels = operators.amax.table


def amax(input=MISSING, dim=(), keepdim=False, *, out=None, **numpy_names):
    """Largest element over the dimensions `dim`; the gradient is divided equally among equal
    elements.
    """
    if (
        not numpy_names
        and out is None
        and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and keepdim.__class__ is bool
    ):
        kernel = None
        try:
            kernel = _amax_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, (dim,) if dim.__class__ is int else ints_dim, keepdim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(amax, operators.amax, (input, dim, keepdim), {"out": out, **numpy_names})


_amin_kernels = operators.amin.table


def amin(input=MISSING, dim=(), keepdim=False, *, out=None, **numpy_names):
    """Smallest element over the dimensions `dim`; the gradient is divided equally among equal
    elements.
    """
    if (
        not numpy_names
        and out is None
        and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and keepdim.__class__ is bool
    ):
        kernel = None
        try:
            kernel = _amin_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, (dim,) if dim.__class__ is int else ints_dim, keepdim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(amin, operators.amin, (input, dim, keepdim), {"out": out, **numpy_names})


_aminmax_kernels = operators.aminmax.table


def aminmax(input=MISSING, *, dim=None, keepdim=False, out=None, **numpy_names):
    """Smallest and largest element, over `dim` or overall."""
    if (
        not numpy_names
        and out is None
        and (dim is None or dim.__class__ is int)
        and keepdim.__class__ is bool
    ):
        kernel = None
        try:
            kernel = _aminmax_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, keepdim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        aminmax,
        operators.aminmax,
        (input,),
        {"dim": dim, "keepdim": keepdim, "out": out, **numpy_names},
    )


_argmax_kernels = operators.argmax.table


def argmax(input=MISSING, dim=None, keepdim=False, *, out=None, **numpy_names):
    """Index of the largest element along `dim`, or in the flattened tensor."""
    if (
        not numpy_names
        and out is None
        and (dim is None or dim.__class__ is int)
        and keepdim.__class__ is bool
    ):
        kernel = None
        try:
            kernel = _argmax_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, keepdim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(argmax, operators.argmax, (input, dim, keepdim), {"out": out, **numpy_names})


_argmin_kernels = operators.argmin.table


def argmin(input=MISSING, dim=None, keepdim=False, *, out=None, **numpy_names):
    """Index of the smallest element along `dim`, or in the flattened tensor."""
    if (
        not numpy_names
        and out is None
        and (dim is None or dim.__class__ is int)
        and keepdim.__class__ is bool
    ):
        kernel = None
        try:
            kernel = _argmin_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, keepdim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(argmin, operators.argmin, (input, dim, keepdim), {"out": out, **numpy_names})


_all_kernels = operators.all.table
_all_dim_kernels = operators.all_dim.table
_all_dims_kernels = operators.all_dims.table


def all(input=MISSING, dim=MISSING, keepdim=MISSING, *, out=None, **numpy_names):
    """Whether every element is nonzero."""
    if not numpy_names and out is None and dim is MISSING and keepdim is MISSING:
        kernel = None
        try:
            kernel = _all_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (keepdim is MISSING or keepdim.__class__ is bool)
    ):
        kernel = None
        try:
            kernel = _all_dim_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, False if keepdim is MISSING else keepdim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and (dim is MISSING or dim is None or (ints_dim := as_ints(dim)) is not None)
        and (keepdim is MISSING or keepdim.__class__ is bool)
    ):
        kernel = None
        try:
            kernel = _all_dims_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                None if dim is MISSING else (None if dim is None else ints_dim),
                False if keepdim is MISSING else keepdim,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(all, operators.all, (input, dim, keepdim), {"out": out, **numpy_names})


_any_kernels = operators.any.table
_any_dim_kernels = operators.any_dim.table
_any_dims_kernels = operators.any_dims.table


def any(input=MISSING, dim=MISSING, keepdim=MISSING, *, out=None, **numpy_names):
    """Whether any element is nonzero."""
    if not numpy_names and out is None and dim is MISSING and keepdim is MISSING:
        kernel = None
        try:
            kernel = _any_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (keepdim is MISSING or keepdim.__class__ is bool)
    ):
        kernel = None
        try:
            kernel = _any_dim_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, False if keepdim is MISSING else keepdim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and (dim is MISSING or dim is None or (ints_dim := as_ints(dim)) is not None)
        and (keepdim is MISSING or keepdim.__class__ is bool)
    ):
        kernel = None
        try:
            kernel = _any_dims_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                None if dim is MISSING else (None if dim is None else ints_dim),
                False if keepdim is MISSING else keepdim,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(any, operators.any, (input, dim, keepdim), {"out": out, **numpy_names})


_var_kernels = operators.var.table
_var_dim_kernels = operators.var_dim.table
_var_correction_kernels = operators.var_correction.table


def var(*args, **kwargs):
    """Variance of all elements, unbiased (over count - 1) or not."""
    if not kwargs and len(args) == 1:
        kernel = None
        try:
            kernel = _var_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], True)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and args[1].__class__ is bool:
        kernel = None
        try:
            kernel = _var_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], args[1])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 2
        and (
            args[1] is None
            or args[1].__class__ is int
            or (ints_dim := as_ints(args[1])) is not None
        )
    ):
        kernel = None
        try:
            kernel = _var_dim_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else None if args[1] is None else ints_dim,
                True,
                False,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 3
        and (
            args[1] is None
            or args[1].__class__ is int
            or (ints_dim := as_ints(args[1])) is not None
        )
        and args[2].__class__ is bool
    ):
        kernel = None
        try:
            kernel = _var_dim_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else None if args[1] is None else ints_dim,
                args[2],
                False,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 4
        and (
            args[1] is None
            or args[1].__class__ is int
            or (ints_dim := as_ints(args[1])) is not None
        )
        and args[2].__class__ is bool
        and args[3].__class__ is bool
    ):
        kernel = None
        try:
            kernel = _var_dim_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else None if args[1] is None else ints_dim,
                args[2],
                args[3],
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 1:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _var_correction_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], None, None, False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 2
        and (
            args[1] is None
            or args[1].__class__ is int
            or (ints_dim := as_ints(args[1])) is not None
        )
    ):
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _var_correction_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else None if args[1] is None else ints_dim,
                None,
                False,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(var, operators.var, args, kwargs)


_std_kernels = operators.std.table
_std_dim_kernels = operators.std_dim.table
_std_correction_kernels = operators.std_correction.table


def std(*args, **kwargs):
    """Standard deviation of all elements, unbiased (over count - 1) or not."""
    if not kwargs and len(args) == 1:
        kernel = None
        try:
            kernel = _std_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], True)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and args[1].__class__ is bool:
        kernel = None
        try:
            kernel = _std_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], args[1])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 2
        and (
            args[1] is None
            or args[1].__class__ is int
            or (ints_dim := as_ints(args[1])) is not None
        )
    ):
        kernel = None
        try:
            kernel = _std_dim_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else None if args[1] is None else ints_dim,
                True,
                False,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 3
        and (
            args[1] is None
            or args[1].__class__ is int
            or (ints_dim := as_ints(args[1])) is not None
        )
        and args[2].__class__ is bool
    ):
        kernel = None
        try:
            kernel = _std_dim_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else None if args[1] is None else ints_dim,
                args[2],
                False,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 4
        and (
            args[1] is None
            or args[1].__class__ is int
            or (ints_dim := as_ints(args[1])) is not None
        )
        and args[2].__class__ is bool
        and args[3].__class__ is bool
    ):
        kernel = None
        try:
            kernel = _std_dim_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else None if args[1] is None else ints_dim,
                args[2],
                args[3],
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 1:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _std_correction_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], None, None, False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 2
        and (
            args[1] is None
            or args[1].__class__ is int
            or (ints_dim := as_ints(args[1])) is not None
        )
    ):
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _std_correction_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else None if args[1] is None else ints_dim,
                None,
                False,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(std, operators.std, args, kwargs)


_var_mean_kernels = operators.var_mean.table
_var_mean_dim_kernels = operators.var_mean_dim.table
_var_mean_correction_kernels = operators.var_mean_correction.table


def var_mean(*args, **kwargs):
    """Variance and mean of all elements."""
    if not kwargs and len(args) == 1:
        kernel = None
        try:
            kernel = _var_mean_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], True)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and args[1].__class__ is bool:
        kernel = None
        try:
            kernel = _var_mean_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], args[1])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 2
        and (
            args[1] is None
            or args[1].__class__ is int
            or (ints_dim := as_ints(args[1])) is not None
        )
    ):
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _var_mean_dim_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else None if args[1] is None else ints_dim,
                True,
                False,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 3
        and (
            args[1] is None
            or args[1].__class__ is int
            or (ints_dim := as_ints(args[1])) is not None
        )
        and args[2].__class__ is bool
    ):
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _var_mean_dim_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else None if args[1] is None else ints_dim,
                args[2],
                False,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 4
        and (
            args[1] is None
            or args[1].__class__ is int
            or (ints_dim := as_ints(args[1])) is not None
        )
        and args[2].__class__ is bool
        and args[3].__class__ is bool
    ):
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _var_mean_dim_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else None if args[1] is None else ints_dim,
                args[2],
                args[3],
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 1:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _var_mean_correction_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], None, None, False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 2
        and (
            args[1] is None
            or args[1].__class__ is int
            or (ints_dim := as_ints(args[1])) is not None
        )
    ):
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _var_mean_correction_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else None if args[1] is None else ints_dim,
                None,
                False,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(var_mean, operators.var_mean, args, kwargs)


_std_mean_kernels = operators.std_mean.table
_std_mean_dim_kernels = operators.std_mean_dim.table
_std_mean_correction_kernels = operators.std_mean_correction.table


def std_mean(*args, **kwargs):
    """Standard deviation and mean of all elements."""
    if not kwargs and len(args) == 1:
        kernel = None
        try:
            kernel = _std_mean_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], True)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and args[1].__class__ is bool:
        kernel = None
        try:
            kernel = _std_mean_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], args[1])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 2
        and (
            args[1] is None
            or args[1].__class__ is int
            or (ints_dim := as_ints(args[1])) is not None
        )
    ):
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _std_mean_dim_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else None if args[1] is None else ints_dim,
                True,
                False,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 3
        and (
            args[1] is None
            or args[1].__class__ is int
            or (ints_dim := as_ints(args[1])) is not None
        )
        and args[2].__class__ is bool
    ):
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _std_mean_dim_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else None if args[1] is None else ints_dim,
                args[2],
                False,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 4
        and (
            args[1] is None
            or args[1].__class__ is int
            or (ints_dim := as_ints(args[1])) is not None
        )
        and args[2].__class__ is bool
        and args[3].__class__ is bool
    ):
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _std_mean_dim_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else None if args[1] is None else ints_dim,
                args[2],
                args[3],
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 1:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _std_mean_correction_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], None, None, False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 2
        and (
            args[1] is None
            or args[1].__class__ is int
            or (ints_dim := as_ints(args[1])) is not None
        )
    ):
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _std_mean_correction_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else None if args[1] is None else ints_dim,
                None,
                False,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(std_mean, operators.std_mean, args, kwargs)


_logsumexp_kernels = operators.logsumexp.table


def logsumexp(input=MISSING, dim=MISSING, keepdim=False, *, out=None, **numpy_names):
    """Logarithm of the sum of exponentials over the dimensions `dim`, without overflow."""
    if (
        not numpy_names
        and out is None
        and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and keepdim.__class__ is bool
    ):
        kernel = None
        try:
            kernel = _logsumexp_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, (dim,) if dim.__class__ is int else ints_dim, keepdim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        logsumexp,
        operators.logsumexp,
        (input,),
        {"dim": dim, "keepdim": keepdim, "out": out, **numpy_names},
    )


_median_kernels = operators.median.table
_median_dim_kernels = operators.median_dim.table


def median(input=MISSING, dim=MISSING, keepdim=MISSING, *, out=None, **numpy_names):
    """Median of all elements (the lower one of two middle elements); NaN if any element is."""
    if not numpy_names and out is None and dim is MISSING and keepdim is MISSING:
        kernel = None
        try:
            kernel = _median_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (keepdim is MISSING or keepdim.__class__ is bool)
    ):
        kernel = None
        try:
            kernel = _median_dim_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, False if keepdim is MISSING else keepdim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(median, operators.median, (input, dim, keepdim), {"out": out, **numpy_names})


_nanmedian_kernels = operators.nanmedian.table
_nanmedian_dim_kernels = operators.nanmedian_dim.table


def nanmedian(input=MISSING, dim=MISSING, keepdim=MISSING, *, out=None, **numpy_names):
    """Median of all elements that are not NaN."""
    if not numpy_names and out is None and dim is MISSING and keepdim is MISSING:
        kernel = None
        try:
            kernel = _nanmedian_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (keepdim is MISSING or keepdim.__class__ is bool)
    ):
        kernel = None
        try:
            kernel = _nanmedian_dim_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, False if keepdim is MISSING else keepdim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        nanmedian, operators.nanmedian, (input, dim, keepdim), {"out": out, **numpy_names}
    )


_mode_kernels = operators.mode.table


def mode(input=MISSING, dim=-1, keepdim=False, *, out=None, **numpy_names):
    """The most frequent elements along `dim`, and the index of the last occurrence of each."""
    if not numpy_names and out is None and dim.__class__ is int and keepdim.__class__ is bool:
        kernel = None
        try:
            kernel = _mode_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, keepdim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(mode, operators.mode, (input, dim, keepdim), {"out": out, **numpy_names})


_quantile_kernels = operators.quantile.table
_quantile_scalar_kernels = operators.quantile_scalar.table


def quantile(
    input=MISSING,
    q=MISSING,
    dim=None,
    keepdim=False,
    *,
    interpolation="linear",
    out=None,
    **numpy_names,
):
    """The `q`-quantiles along `dim`, between neighbours by `interpolation`."""
    if (
        not numpy_names
        and out is None
        and (q.__class__ is float or q.__class__ is int)
        and (dim is None or dim.__class__ is int)
        and keepdim.__class__ is bool
        and interpolation.__class__ is str
    ):
        kernel = None
        try:
            kernel = _quantile_scalar_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input, q if q.__class__ is float else float(q), dim, keepdim, interpolation
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and (dim is None or dim.__class__ is int)
        and keepdim.__class__ is bool
        and interpolation.__class__ is str
    ):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is q._bits_ else input._bits_ | q._bits_
            kernel = _quantile_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, q, dim, keepdim, interpolation)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        quantile,
        operators.quantile,
        (input, q, dim, keepdim),
        {"interpolation": interpolation, "out": out, **numpy_names},
    )


_nanquantile_kernels = operators.nanquantile.table
_nanquantile_scalar_kernels = operators.nanquantile_scalar.table


def nanquantile(
    input=MISSING,
    q=MISSING,
    dim=None,
    keepdim=False,
    *,
    interpolation="linear",
    out=None,
    **numpy_names,
):
    """The `q`-quantiles along `dim` of the elements that are not NaN."""
    if (
        not numpy_names
        and out is None
        and (q.__class__ is float or q.__class__ is int)
        and (dim is None or dim.__class__ is int)
        and keepdim.__class__ is bool
        and interpolation.__class__ is str
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _nanquantile_scalar_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input, q if q.__class__ is float else float(q), dim, keepdim, interpolation
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and (dim is None or dim.__class__ is int)
        and keepdim.__class__ is bool
        and interpolation.__class__ is str
    ):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is q._bits_ else input._bits_ | q._bits_
            kernel = _nanquantile_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, q, dim, keepdim, interpolation)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        nanquantile,
        operators.nanquantile,
        (input, q, dim, keepdim),
        {"interpolation": interpolation, "out": out, **numpy_names},
    )


_cumsum_kernels = operators.cumsum.table


def cumsum(input=MISSING, dim=MISSING, *, dtype=None, out=None, **numpy_names):
    """Cumulative sum along `dim`."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            kernel = _cumsum_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        cumsum, operators.cumsum, (input, dim), {"dtype": dtype, "out": out, **numpy_names}
    )


_cumprod_kernels = operators.cumprod.table


def cumprod(input=MISSING, dim=MISSING, *, dtype=None, out=None, **numpy_names):
    """Cumulative product along `dim`."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            kernel = _cumprod_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        cumprod, operators.cumprod, (input, dim), {"dtype": dtype, "out": out, **numpy_names}
    )


_cummax_kernels = operators.cummax.table


def cummax(input=MISSING, dim=MISSING, *, out=None, **numpy_names):
    """Cumulative maximum along `dim`, and the index of its last occurrence."""
    if not numpy_names and out is None and dim.__class__ is int:
        kernel = None
        try:
            kernel = _cummax_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(cummax, operators.cummax, (input, dim), {"out": out, **numpy_names})


_cummin_kernels = operators.cummin.table


def cummin(input=MISSING, dim=MISSING, *, out=None, **numpy_names):
    """Cumulative minimum along `dim`, and the index of its last occurrence."""
    if not numpy_names and out is None and dim.__class__ is int:
        kernel = None
        try:
            kernel = _cummin_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(cummin, operators.cummin, (input, dim), {"out": out, **numpy_names})


_logcumsumexp_kernels = operators.logcumsumexp.table


def logcumsumexp(input=MISSING, dim=MISSING, *, out=None, **numpy_names):
    """Logarithm of the cumulative sum of exponentials along `dim`."""
    if not numpy_names and out is None and dim.__class__ is int:
        kernel = None
        try:
            kernel = _logcumsumexp_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        logcumsumexp, operators.logcumsumexp, (input, dim), {"out": out, **numpy_names}
    )


__linear_recurrence_kernels = operators._linear_recurrence.table


def _linear_recurrence(input, ratios, reverse):
    """Along the last dimension, each element plus its ratio times the result before it, or behind
    it with `reverse`.
    """
    if reverse.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is ratios._bits_ else input._bits_ | ratios._bits_
            kernel = __linear_recurrence_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, ratios, reverse)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_linear_recurrence, operators._linear_recurrence, (input, ratios, reverse), {})


_diff_kernels = operators.diff.table


def diff(input=MISSING, n=1, dim=-1, prepend=None, append=None, *, out=None, **numpy_names):
    """Differences of neighbours along `dim`, taken `n` times."""
    if not numpy_names and out is None and n.__class__ is int and dim.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            bits |= 0 if prepend is None else prepend._bits_
            bits |= 0 if append is None else append._bits_
            kernel = _diff_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, n, dim, prepend, append)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        diff, operators.diff, (input, n, dim, prepend, append), {"out": out, **numpy_names}
    )


_trapezoid_x_kernels = operators.trapezoid_x.table
_trapezoid_dx_kernels = operators.trapezoid_dx.table


def trapezoid(y=MISSING, x=MISSING, *, dim=-1, dx=MISSING, **numpy_names):
    """The integral along `dim` by the trapezoidal rule, at points `x`."""
    if (
        not numpy_names
        and x is MISSING
        and dim.__class__ is int
        and (dx is MISSING or dx.__class__ in NUMBER_BITS)
    ):
        kernel = None
        try:
            kernel = _trapezoid_dx_kernels[y._bits_ & state.mask if MASKED else y._bits_]
            return kernel(y, 1 if dx is MISSING else dx, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not numpy_names and x is not MISSING and dim.__class__ is int and dx is MISSING:
        kernel = None
        try:
            bits = y._bits_ if y._bits_ is x._bits_ else y._bits_ | x._bits_
            kernel = _trapezoid_x_kernels[bits & state.mask if MASKED else bits]
            return kernel(y, x, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        trapezoid, operators.trapezoid_x, (y, x), {"dim": dim, "dx": dx, **numpy_names}
    )


_trapz_x_kernels = operators.trapz_x.table
_trapz_dx_kernels = operators.trapz_dx.table


def trapz(y=MISSING, x=MISSING, *, dim=-1, dx=MISSING, **numpy_names):
    """The integral along `dim` by the trapezoidal rule, at points `x`."""
    if (
        not numpy_names
        and x is MISSING
        and dim.__class__ is int
        and (dx is MISSING or dx.__class__ is float or dx.__class__ is int)
    ):
        kernel = None
        try:
            kernel = _trapz_dx_kernels[y._bits_ & state.mask if MASKED else y._bits_]
            return kernel(
                y, 1.0 if dx is MISSING else (dx if dx.__class__ is float else float(dx)), dim
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not numpy_names and x is not MISSING and dim.__class__ is int and dx is MISSING:
        kernel = None
        try:
            bits = y._bits_ if y._bits_ is x._bits_ else y._bits_ | x._bits_
            kernel = _trapz_x_kernels[bits & state.mask if MASKED else bits]
            return kernel(y, x, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(trapz, operators.trapz_x, (y, x), {"dim": dim, "dx": dx, **numpy_names})


_cumulative_trapezoid_x_kernels = operators.cumulative_trapezoid_x.table
_cumulative_trapezoid_dx_kernels = operators.cumulative_trapezoid_dx.table


def cumulative_trapezoid(y=MISSING, x=MISSING, *, dim=-1, dx=MISSING, **numpy_names):
    """Cumulative integrals along `dim` by the trapezoidal rule, at points `x`."""
    if (
        not numpy_names
        and x is MISSING
        and dim.__class__ is int
        and (dx is MISSING or dx.__class__ in NUMBER_BITS)
    ):
        kernel = None
        try:
            kernel = _cumulative_trapezoid_dx_kernels[y._bits_ & state.mask if MASKED else y._bits_]
            return kernel(y, 1 if dx is MISSING else dx, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not numpy_names and x is not MISSING and dim.__class__ is int and dx is MISSING:
        kernel = None
        try:
            bits = y._bits_ if y._bits_ is x._bits_ else y._bits_ | x._bits_
            kernel = _cumulative_trapezoid_x_kernels[bits & state.mask if MASKED else bits]
            return kernel(y, x, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        cumulative_trapezoid,
        operators.cumulative_trapezoid_x,
        (y, x),
        {"dim": dim, "dx": dx, **numpy_names},
    )


_gradient_scalarint_kernels = operators.gradient_scalarint.table
_gradient_scalararray_kernels = operators.gradient_scalararray.table
_gradient_array_kernels = operators.gradient_array.table
_gradient_scalarrayint_kernels = operators.gradient_scalarrayint.table
_gradient_scalarrayarray_kernels = operators.gradient_scalarrayarray.table
_gradient_tensorarrayint_kernels = operators.gradient_tensorarrayint.table
_gradient_tensorarray_kernels = operators.gradient_tensorarray.table


def gradient(input=MISSING, *, spacing=MISSING, dim=MISSING, edge_order=1, **numpy_names):
    """Derivatives by central differences, at points `spacing` apart."""
    if (
        not numpy_names
        and (spacing is MISSING or spacing is None or spacing.__class__ in NUMBER_BITS)
        and (dim is MISSING or dim is None or dim.__class__ is int)
        and edge_order.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _gradient_scalarint_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                None if spacing is MISSING else spacing,
                None if dim is MISSING else dim,
                edge_order,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and spacing.__class__ in NUMBER_BITS
        and (ints_dim := as_ints(dim)) is not None
        and edge_order.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _gradient_scalararray_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, spacing, ints_dim, edge_order)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and spacing is MISSING
        and (ints_dim := as_ints(dim)) is not None
        and edge_order.__class__ is int
    ):
        kernel = None
        try:
            kernel = _gradient_array_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_dim, edge_order)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and are_numbers(spacing)
        and (dim is MISSING or dim is None or dim.__class__ is int)
        and edge_order.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _gradient_scalarrayint_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, spacing, None if dim is MISSING else dim, edge_order)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and are_numbers(spacing)
        and (ints_dim := as_ints(dim)) is not None
        and edge_order.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _gradient_scalarrayarray_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, spacing, ints_dim, edge_order)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and spacing is not MISSING
        and spacing.__class__ in SEQUENCES
        and (dim is MISSING or dim is None or dim.__class__ is int)
        and edge_order.__class__ is int
    ):
        kernel = None
        try:
            bits = 0
            for item in spacing:
                bits |= item._bits_
            bits = bits | input._bits_
            kernel = _gradient_tensorarrayint_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, spacing, None if dim is MISSING else dim, edge_order)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and spacing is not MISSING
        and spacing.__class__ in SEQUENCES
        and (ints_dim := as_ints(dim)) is not None
        and edge_order.__class__ is int
    ):
        kernel = None
        try:
            bits = 0
            for item in spacing:
                bits |= item._bits_
            bits = bits | input._bits_
            kernel = _gradient_tensorarray_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, spacing, ints_dim, edge_order)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        gradient,
        operators.gradient_scalarint,
        (input,),
        {"spacing": spacing, "dim": dim, "edge_order": edge_order, **numpy_names},
    )


_bincount_kernels = operators.bincount.table


def bincount(input, weights=None, minlength=0):
    """How often each number occurs in a vector of integers, or the sum of its weights."""
    if minlength.__class__ is int:
        kernel = None
        try:
            more = 0 if weights is None else weights._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _bincount_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, weights, minlength)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(bincount, operators.bincount, (input, weights, minlength), {})


_histc_kernels = operators.histc.table


def histc(input, bins=100, min=0, max=0, *, out=None):
    """Counts in equal bins from `min` to `max`, or over the range of the data."""
    if (
        out is None
        and bins.__class__ is int
        and min.__class__ in NUMBER_BITS
        and max.__class__ in NUMBER_BITS
    ):
        kernel = None
        try:
            kernel = _histc_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, bins, min, max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(histc, operators.histc, (input, bins, min, max), {"out": out})


_histogram_bins_tensor_kernels = operators.histogram_bins_tensor.table
_histogram_bin_ct_kernels = operators.histogram_bin_ct.table


def histogram(input, bins=MISSING, *, weight=None, density=False, range=MISSING, out=None):
    """Counts, weights or densities between given edges, and the edges."""
    if (
        out is None
        and (bins is MISSING or bins.__class__ is int)
        and density.__class__ is bool
        and (range is MISSING or range is None or are_floats(range))
    ):
        kernel = None
        try:
            more = 0 if weight is None else weight._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _histogram_bin_ct_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                100 if bins is MISSING else bins,
                None if range is MISSING else range,
                weight,
                density,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None and bins is not MISSING and density.__class__ is bool and range is MISSING:
        kernel = None
        try:
            bits = input._bits_
            bits |= bins._bits_
            bits |= 0 if weight is None else weight._bits_
            kernel = _histogram_bins_tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, bins, weight, density)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        histogram,
        operators.histogram_bins_tensor,
        (input, bins),
        {"weight": weight, "density": density, "range": range, "out": out},
    )


__histogramdd_bin_edges_kernels = operators._histogramdd_bin_edges.table


def _histogramdd_bin_edges(input, bins, *, range=None, weight=None, density=False):
    """Edges of equal bins in each dimension of points."""
    if (
        (ints_bins := as_ints(bins)) is not None
        and (range is None or are_floats(range))
        and density.__class__ is bool
    ):
        kernel = None
        try:
            more = 0 if weight is None else weight._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = __histogramdd_bin_edges_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, ints_bins, range, weight, density)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _histogramdd_bin_edges,
        operators._histogramdd_bin_edges,
        (input, bins),
        {"range": range, "weight": weight, "density": density},
    )


__histogramdd_from_bin_tensors_kernels = operators._histogramdd_from_bin_tensors.table


def _histogramdd_from_bin_tensors(input, bins, *, weight=None, density=False):
    """Counts, weights or densities of points between given edges in each dimension."""
    if bins.__class__ in SEQUENCES and density.__class__ is bool:
        kernel = None
        try:
            bits = 0
            for item in bins:
                bits |= item._bits_
            bits |= input._bits_
            bits |= 0 if weight is None else weight._bits_
            kernel = __histogramdd_from_bin_tensors_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, bins, weight, density)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _histogramdd_from_bin_tensors,
        operators._histogramdd_from_bin_tensors,
        (input, bins),
        {"weight": weight, "density": density},
    )


_histogramdd_kernels = operators.histogramdd.table
_histogramdd_int_bins_kernels = operators.histogramdd_int_bins.table
_histogramdd_TensorList_bins_kernels = operators.histogramdd_TensorList_bins.table


def histogramdd(input, bins, range=None, weight=None, density=False):
    """Counts, weights or densities of points in equal bins of each dimension, and the edges of the
    bins.
    """
    if (
        (ints_bins := as_ints(bins)) is not None
        and (range is None or are_floats(range))
        and density.__class__ is bool
    ):
        kernel = None
        try:
            more = 0 if weight is None else weight._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _histogramdd_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, ints_bins, range, weight, density)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if bins.__class__ is int and (range is None or are_floats(range)) and density.__class__ is bool:
        kernel = None
        try:
            more = 0 if weight is None else weight._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _histogramdd_int_bins_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, bins, range, weight, density)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        bins.__class__ in SEQUENCES
        and (range is None or are_floats(range))
        and density.__class__ is bool
    ):
        kernel = None
        try:
            bits = 0
            for item in bins:
                bits |= item._bits_
            bits |= input._bits_
            bits |= 0 if weight is None else weight._bits_
            kernel = _histogramdd_TensorList_bins_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, bins, range, weight, density)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(histogramdd, operators.histogramdd, (input, bins, range, weight, density), {})


_hash_tensor_kernels = operators.hash_tensor.table


def hash_tensor(input=MISSING, dim=(), *, keepdim=False, mode=0, out=None, **numpy_names):
    """Bitwise exclusive or of the elements over `dim`."""
    if (
        not numpy_names
        and out is None
        and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and keepdim.__class__ is bool
        and mode.__class__ is int
    ):
        kernel = None
        try:
            kernel = _hash_tensor_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, (dim,) if dim.__class__ is int else ints_dim, keepdim, mode)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        hash_tensor,
        operators.hash_tensor,
        (input, dim),
        {"keepdim": keepdim, "mode": mode, "out": out, **numpy_names},
    )


_cov_kernels = operators.cov.table


def cov(input, *, correction=1, fweights=None, aweights=None):
    """Covariances of variables, one per row, over observations, one per column."""
    if correction.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            bits |= 0 if fweights is None else fweights._bits_
            bits |= 0 if aweights is None else aweights._bits_
            kernel = _cov_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, correction, fweights, aweights)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        cov,
        operators.cov,
        (input,),
        {"correction": correction, "fweights": fweights, "aweights": aweights},
    )


_corrcoef_kernels = operators.corrcoef.table


def corrcoef(input):
    """Correlations of variables, one per row, over observations, one per column."""
    kernel = None
    try:
        kernel = _corrcoef_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(corrcoef, operators.corrcoef, (input,), {})


_segment_reduce_kernels = operators.segment_reduce.table


def segment_reduce(
    data,
    reduce,
    *,
    lengths=None,
    indices=None,
    offsets=None,
    axis=0,
    unsafe=False,
    initial=None,
    out=None,
):
    """The sum, mean, max, min or prod of segments of dimension `axis`, neighbouring slices: as many
    as `lengths` says, or from each of `offsets` to the next. `initial` counts in. `lengths` has
    a row for each row of `data` before `axis`, which is its last dimension. `indices` are
    refused, as in PyTorch.
    """
    if (
        out is None
        and reduce.__class__ is str
        and axis.__class__ is int
        and unsafe.__class__ is bool
        and (initial is None or initial.__class__ in NUMBER_BITS)
    ):
        kernel = None
        try:
            bits = data._bits_
            bits |= 0 if lengths is None else lengths._bits_
            bits |= 0 if indices is None else indices._bits_
            bits |= 0 if offsets is None else offsets._bits_
            kernel = _segment_reduce_kernels[bits & state.mask if MASKED else bits]
            return kernel(data, reduce, lengths, indices, offsets, axis, unsafe, initial)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        segment_reduce,
        operators.segment_reduce,
        (data, reduce),
        {
            "lengths": lengths,
            "indices": indices,
            "offsets": offsets,
            "axis": axis,
            "unsafe": unsafe,
            "initial": initial,
            "out": out,
        },
    )


_detach_kernels = operators.detach.table


def detach(input):
    """A view that is detached from the graph."""
    kernel = None
    try:
        kernel = _detach_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(detach, operators.detach, (input,), {})


__unsafe_view_kernels = operators._unsafe_view.table


def _unsafe_view(input, size):
    """Like `view`, for a tensor that nothing else refers to."""
    if (ints_size := as_ints(size)) is not None:
        kernel = None
        try:
            kernel = __unsafe_view_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_size)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_unsafe_view, operators._unsafe_view, (input, size), {})


_reshape_kernels = operators.reshape.table


def reshape(input, shape):
    """The same elements, in order, under another shape: a view if strides allow it, else a copy."""
    if (ints_shape := as_ints(shape)) is not None:
        kernel = None
        try:
            kernel = _reshape_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_shape)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(reshape, operators.reshape, (input, shape), {})


_flatten_using_ints_kernels = operators.flatten_using_ints.table


def flatten(input, start_dim=0, end_dim=-1):
    """The dimensions from `start_dim` to `end_dim` merged into one."""
    if start_dim.__class__ is int and end_dim.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            kernel = _flatten_using_ints_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, start_dim, end_dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(flatten, operators.flatten_using_ints, (input, start_dim, end_dim), {})


_unflatten_int_kernels = operators.unflatten_int.table


def unflatten(input=MISSING, dim=MISSING, sizes=MISSING, **numpy_names):
    """One dimension split into several; one of `sizes` may be -1."""
    if not numpy_names and dim.__class__ is int and (ints_sizes := as_ints(sizes)) is not None:
        kernel = None
        try:
            kernel = _unflatten_int_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, ints_sizes)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(unflatten, operators.unflatten_int, (input, dim, sizes), {**numpy_names})


_ravel_kernels = operators.ravel.table


def ravel(input):
    """The tensor flattened to a vector."""
    kernel = None
    try:
        kernel = _ravel_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(ravel, operators.ravel, (input,), {})


_permute_kernels = operators.permute.table


def permute(input, dims):
    """The dimensions in another order."""
    if (ints_dims := as_ints(dims)) is not None:
        kernel = None
        try:
            kernel = _permute_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_dims)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(permute, operators.permute, (input, dims), {})


_transpose_int_kernels = operators.transpose_int.table


def transpose(input, dim0, dim1):
    """Two dimensions exchanged."""
    if dim0.__class__ is int and dim1.__class__ is int:
        kernel = None
        try:
            kernel = _transpose_int_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim0, dim1)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(transpose, operators.transpose_int, (input, dim0, dim1), {})


_t_kernels = operators.t.table


def t(input):
    """The transpose of a matrix; vectors and scalars are unchanged."""
    kernel = None
    try:
        kernel = _t_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(t, operators.t, (input,), {})


_swapaxes_kernels = operators.swapaxes.table


def swapaxes(input, axis0, axis1):
    """Two dimensions exchanged."""
    if axis0.__class__ is int and axis1.__class__ is int:
        kernel = None
        try:
            kernel = _swapaxes_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, axis0, axis1)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(swapaxes, operators.swapaxes, (input, axis0, axis1), {})


_swapdims_kernels = operators.swapdims.table


def swapdims(input, dim0, dim1):
    """Two dimensions exchanged."""
    if dim0.__class__ is int and dim1.__class__ is int:
        kernel = None
        try:
            kernel = _swapdims_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim0, dim1)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(swapdims, operators.swapdims, (input, dim0, dim1), {})


_movedim_intlist_kernels = operators.movedim_intlist.table
_movedim_int_kernels = operators.movedim_int.table


def movedim(input, source, destination):
    """Dimensions moved from positions `source` to positions `destination`."""
    if (
        (ints_source := as_ints(source)) is not None
        and (ints_destination := as_ints(destination)) is not None
    ):
        kernel = None
        try:
            kernel = _movedim_intlist_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_source, ints_destination)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if source.__class__ is int and destination.__class__ is int:
        kernel = None
        try:
            kernel = _movedim_int_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, source, destination)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(movedim, operators.movedim_intlist, (input, source, destination), {})


_moveaxis_intlist_kernels = operators.moveaxis_intlist.table
_moveaxis_int_kernels = operators.moveaxis_int.table


def moveaxis(input, source, destination):
    """Dimensions moved from positions `source` to positions `destination`."""
    if (
        (ints_source := as_ints(source)) is not None
        and (ints_destination := as_ints(destination)) is not None
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _moveaxis_intlist_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, ints_source, ints_destination)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if source.__class__ is int and destination.__class__ is int:
        kernel = None
        try:
            kernel = _moveaxis_int_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, source, destination)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(moveaxis, operators.moveaxis_intlist, (input, source, destination), {})


_adjoint_kernels = operators.adjoint.table


def adjoint(input):
    """The last two dimensions exchanged and the elements conjugated."""
    kernel = None
    try:
        kernel = _adjoint_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(adjoint, operators.adjoint, (input,), {})


_broadcast_to_kernels = operators.broadcast_to.table


def broadcast_to(input, size):
    """The tensor expanded to `size`."""
    if (ints_size := as_ints(size)) is not None:
        kernel = None
        try:
            kernel = _broadcast_to_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_size)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(broadcast_to, operators.broadcast_to, (input, size), {})


_squeeze_kernels = operators.squeeze.table
_squeeze_dim_kernels = operators.squeeze_dim.table
_squeeze_dims_kernels = operators.squeeze_dims.table


def squeeze(input=MISSING, dim=MISSING, **numpy_names):
    """The tensor without its dimensions of size 1."""
    if not numpy_names and dim is MISSING:
        kernel = None
        try:
            kernel = _squeeze_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not numpy_names and dim.__class__ is int:
        kernel = None
        try:
            kernel = _squeeze_dim_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not numpy_names and (ints_dim := as_ints(dim)) is not None:
        kernel = None
        try:
            kernel = _squeeze_dims_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(squeeze, operators.squeeze, (input, dim), {**numpy_names})


_unsqueeze_kernels = operators.unsqueeze.table


def unsqueeze(input=MISSING, dim=MISSING, **numpy_names):
    """The tensor with a new dimension of size 1 at `dim`."""
    if not numpy_names and dim.__class__ is int:
        kernel = None
        try:
            kernel = _unsqueeze_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(unsqueeze, operators.unsqueeze, (input, dim), {**numpy_names})


_select_int_kernels = operators.select_int.table


def select(input=MISSING, dim=MISSING, index=MISSING, **numpy_names):
    """The slice at `index` along `dim`; the dimension is removed."""
    if not numpy_names and dim.__class__ is int and index.__class__ is int:
        kernel = None
        try:
            kernel = _select_int_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, index)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(select, operators.select_int, (input, dim, index), {**numpy_names})


_narrow_kernels = operators.narrow.table
_narrow_Tensor_kernels = operators.narrow_Tensor.table


def narrow(input=MISSING, dim=MISSING, start=MISSING, length=MISSING, **numpy_names):
    """`length` slices from `start` on along `dim`."""
    if (
        not numpy_names
        and dim.__class__ is int
        and start.__class__ is int
        and length.__class__ is int
    ):
        kernel = None
        try:
            kernel = _narrow_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, start, length)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and dim.__class__ is int
        and start is not MISSING
        and length.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is start._bits_ else input._bits_ | start._bits_
            kernel = _narrow_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dim, start, length)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(narrow, operators.narrow, (input, dim, start, length), {**numpy_names})


_diagonal_kernels = operators.diagonal.table


def diagonal(input, offset=0, dim1=0, dim2=1):
    """The diagonal over two dimensions, which becomes the last dimension."""
    if offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        kernel = None
        try:
            kernel = _diagonal_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, offset, dim1, dim2)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(diagonal, operators.diagonal, (input, offset, dim1, dim2), {})


_as_strided_kernels = operators.as_strided.table


def as_strided(input, size, stride, storage_offset=None):
    """A view of the tensor's memory with the given size and strides."""
    if (
        (ints_size := as_ints(size)) is not None
        and (ints_stride := as_ints(stride)) is not None
        and (storage_offset is None or storage_offset.__class__ is int)
    ):
        kernel = None
        try:
            kernel = _as_strided_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_size, ints_stride, storage_offset)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(as_strided, operators.as_strided, (input, size, stride, storage_offset), {})


_split_with_sizes_kernels = operators.split_with_sizes.table


def split_with_sizes(input=MISSING, split_sizes=MISSING, dim=0, **numpy_names):
    """Pieces of the given sizes along `dim`."""
    if (
        not numpy_names
        and (ints_split_sizes := as_ints(split_sizes)) is not None
        and dim.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _split_with_sizes_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, ints_split_sizes, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        split_with_sizes, operators.split_with_sizes, (input, split_sizes, dim), {**numpy_names}
    )


_chunk_kernels = operators.chunk.table


def chunk(input=MISSING, chunks=MISSING, dim=0, **numpy_names):
    """At most `chunks` pieces of equal size along `dim`; the last may be smaller."""
    if not numpy_names and chunks.__class__ is int and dim.__class__ is int:
        kernel = None
        try:
            kernel = _chunk_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, chunks, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(chunk, operators.chunk, (input, chunks, dim), {**numpy_names})


_tensor_split_sections_kernels = operators.tensor_split_sections.table
_tensor_split_indices_kernels = operators.tensor_split_indices.table
_tensor_split_tensor_indices_or_sections_kernels = operators.tensor_split_tensor_indices_or_sections.table


def tensor_split(*args, **kwargs):
    """Exactly `sections` pieces of nearly equal extent along `dim`."""
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _tensor_split_sections_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], args[1], 0)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 3 and args[1].__class__ is int and args[2].__class__ is int:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _tensor_split_sections_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], args[1], args[2])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and (ints_indices := as_ints(args[1])) is not None:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _tensor_split_indices_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], ints_indices, 0)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 3
        and (ints_indices := as_ints(args[1])) is not None
        and args[2].__class__ is int
    ):
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _tensor_split_indices_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], ints_indices, args[2])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and hasattr(args[1], "_bits_"):
        kernel = None
        try:
            bits = args[0]._bits_ | args[1]._bits_
            kernel = _tensor_split_tensor_indices_or_sections_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(args[0], args[1], 0)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 3 and hasattr(args[1], "_bits_") and args[2].__class__ is int:
        kernel = None
        try:
            bits = args[0]._bits_ | args[1]._bits_
            kernel = _tensor_split_tensor_indices_or_sections_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(args[0], args[1], args[2])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(tensor_split, operators.tensor_split_sections, args, kwargs)


_hsplit_int_kernels = operators.hsplit_int.table
_hsplit_array_kernels = operators.hsplit_array.table


def hsplit(*args, **kwargs):
    """Pieces of equal size along the second dimension (the first of a vector)."""
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        kernel = None
        try:
            kernel = _hsplit_int_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], args[1])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and (ints_indices := as_ints(args[1])) is not None:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _hsplit_array_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], ints_indices)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(hsplit, operators.hsplit_int, args, kwargs)


_vsplit_int_kernels = operators.vsplit_int.table
_vsplit_array_kernels = operators.vsplit_array.table


def vsplit(*args, **kwargs):
    """Pieces of equal size along the first dimension."""
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        kernel = None
        try:
            kernel = _vsplit_int_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], args[1])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and (ints_indices := as_ints(args[1])) is not None:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _vsplit_array_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], ints_indices)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(vsplit, operators.vsplit_int, args, kwargs)


_dsplit_int_kernels = operators.dsplit_int.table
_dsplit_array_kernels = operators.dsplit_array.table


def dsplit(*args, **kwargs):
    """Pieces of equal size along the third dimension."""
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        kernel = None
        try:
            kernel = _dsplit_int_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], args[1])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and (ints_indices := as_ints(args[1])) is not None:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _dsplit_array_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], ints_indices)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(dsplit, operators.dsplit_int, args, kwargs)


_unbind_int_kernels = operators.unbind_int.table


def unbind(input=MISSING, dim=0, **numpy_names):
    """The slices along `dim`; the dimension is removed."""
    if not numpy_names and dim.__class__ is int:
        kernel = None
        try:
            kernel = _unbind_int_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(unbind, operators.unbind_int, (input, dim), {**numpy_names})


_unsafe_chunk_kernels = operators.unsafe_chunk.table


def unsafe_chunk(input=MISSING, chunks=MISSING, dim=0, **numpy_names):
    """Like `chunk`, but autograd treats the pieces as independent tensors, although they share
    memory.
    """
    if not numpy_names and chunks.__class__ is int and dim.__class__ is int:
        kernel = None
        try:
            kernel = _unsafe_chunk_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, chunks, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(unsafe_chunk, operators.unsafe_chunk, (input, chunks, dim), {**numpy_names})


_unsafe_split_Tensor_kernels = operators.unsafe_split_Tensor.table


def unsafe_split(input=MISSING, split_size=MISSING, dim=0, **numpy_names):
    """Like `split`, but autograd treats the pieces as independent tensors, although they share
    memory.
    """
    if not numpy_names and split_size.__class__ is int and dim.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            kernel = _unsafe_split_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, split_size, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        unsafe_split, operators.unsafe_split_Tensor, (input, split_size, dim), {**numpy_names}
    )


_unsafe_split_with_sizes_kernels = operators.unsafe_split_with_sizes.table


def unsafe_split_with_sizes(input=MISSING, split_sizes=MISSING, dim=0, **numpy_names):
    """Like `split_with_sizes`, but autograd treats the pieces as independent tensors, although they
    share memory.
    """
    if (
        not numpy_names
        and (ints_split_sizes := as_ints(split_sizes)) is not None
        and dim.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _unsafe_split_with_sizes_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, ints_split_sizes, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        unsafe_split_with_sizes,
        operators.unsafe_split_with_sizes,
        (input, split_sizes, dim),
        {**numpy_names},
    )


_real_kernels = operators.real.table


def real(input):
    """Real parts."""
    kernel = None
    try:
        kernel = _real_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(real, operators.real, (input,), {})


_imag_kernels = operators.imag.table


def imag(input):
    """Imaginary parts of a complex tensor."""
    kernel = None
    try:
        kernel = _imag_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(imag, operators.imag, (input,), {})


_view_as_real_kernels = operators.view_as_real.table


def view_as_real(input):
    """A view of a complex tensor as real numbers, with real and imaginary parts along a new last
    dimension.
    """
    kernel = None
    try:
        kernel = _view_as_real_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(view_as_real, operators.view_as_real, (input,), {})


_conj_kernels = operators.conj.table


def conj(input):
    """The conjugate of each element, as a view: the elements are conjugated where they are needed.
    A real tensor is its own.
    """
    kernel = None
    try:
        kernel = _conj_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(conj, operators.conj, (input,), {})


__conj_kernels = operators._conj.table


def _conj(input):
    """A view whose elements are conjugated."""
    kernel = None
    try:
        kernel = __conj_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(_conj, operators._conj, (input,), {})


__neg_view_kernels = operators._neg_view.table


def _neg_view(input):
    """A view whose elements are negated."""
    kernel = None
    try:
        kernel = __neg_view_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(_neg_view, operators._neg_view, (input,), {})


_view_as_complex_kernels = operators.view_as_complex.table


def view_as_complex(input):
    """A view of a tensor with real and imaginary parts along its last dimension as a complex
    tensor.
    """
    kernel = None
    try:
        kernel = _view_as_complex_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(view_as_complex, operators.view_as_complex, (input,), {})


_alias_copy_kernels = operators.alias_copy.table


def alias_copy(input, *, out=None):
    """As `alias`, as a copy."""
    if out is None:
        kernel = None
        try:
            kernel = _alias_copy_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(alias_copy, operators.alias_copy, (input,), {"out": out})


_as_strided_copy_kernels = operators.as_strided_copy.table


def as_strided_copy(input, size, stride, storage_offset=None, *, out=None):
    """As `as_strided`, as a copy."""
    if (
        out is None
        and (ints_size := as_ints(size)) is not None
        and (ints_stride := as_ints(stride)) is not None
        and (storage_offset is None or storage_offset.__class__ is int)
    ):
        kernel = None
        try:
            kernel = _as_strided_copy_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_size, ints_stride, storage_offset)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        as_strided_copy,
        operators.as_strided_copy,
        (input, size, stride, storage_offset),
        {"out": out},
    )


_detach_copy_kernels = operators.detach_copy.table


def detach_copy(input, *, out=None):
    """As `detach`, as a copy."""
    if out is None:
        kernel = None
        try:
            kernel = _detach_copy_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(detach_copy, operators.detach_copy, (input,), {"out": out})


_diagonal_copy_kernels = operators.diagonal_copy.table


def diagonal_copy(input, offset=0, dim1=0, dim2=1, *, out=None):
    """As `diagonal`, as a copy."""
    if out is None and offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        kernel = None
        try:
            kernel = _diagonal_copy_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, offset, dim1, dim2)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        diagonal_copy, operators.diagonal_copy, (input, offset, dim1, dim2), {"out": out}
    )


_expand_copy_kernels = operators.expand_copy.table


def expand_copy(input, size, *, implicit=False, out=None):
    """As `expand`, as a copy."""
    if out is None and (ints_size := as_ints(size)) is not None and implicit.__class__ is bool:
        kernel = None
        try:
            kernel = _expand_copy_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_size, implicit)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        expand_copy, operators.expand_copy, (input, size), {"implicit": implicit, "out": out}
    )


_permute_copy_kernels = operators.permute_copy.table


def permute_copy(input, dims, *, out=None):
    """As `permute`, as a copy."""
    if out is None and (ints_dims := as_ints(dims)) is not None:
        kernel = None
        try:
            kernel = _permute_copy_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_dims)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(permute_copy, operators.permute_copy, (input, dims), {"out": out})


_select_copy_int_kernels = operators.select_copy_int.table


def select_copy(input=MISSING, dim=MISSING, index=MISSING, *, out=None, **numpy_names):
    """As `select`, as a copy."""
    if not numpy_names and out is None and dim.__class__ is int and index.__class__ is int:
        kernel = None
        try:
            kernel = _select_copy_int_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, index)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        select_copy, operators.select_copy_int, (input, dim, index), {"out": out, **numpy_names}
    )


_slice_copy_Tensor_kernels = operators.slice_copy_Tensor.table


def slice_copy(input=MISSING, dim=0, start=None, end=None, step=1, *, out=None, **numpy_names):
    """As `slice`, as a copy."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (start is None or start.__class__ is int)
        and (end is None or end.__class__ is int)
        and step.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _slice_copy_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dim, start, end, step)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        slice_copy,
        operators.slice_copy_Tensor,
        (input, dim, start, end, step),
        {"out": out, **numpy_names},
    )


_split_copy_Tensor_kernels = operators.split_copy_Tensor.table


def split_copy(input=MISSING, split_size=MISSING, dim=0, *, out=None, **numpy_names):
    """As `split`, as copies."""
    if not numpy_names and out is None and split_size.__class__ is int and dim.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            kernel = _split_copy_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, split_size, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        split_copy,
        operators.split_copy_Tensor,
        (input, split_size, dim),
        {"out": out, **numpy_names},
    )


_split_with_sizes_copy_kernels = operators.split_with_sizes_copy.table


def split_with_sizes_copy(input=MISSING, split_sizes=MISSING, dim=0, *, out=None, **numpy_names):
    """As `split_with_sizes`, as copies."""
    if (
        not numpy_names
        and out is None
        and (ints_split_sizes := as_ints(split_sizes)) is not None
        and dim.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _split_with_sizes_copy_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, ints_split_sizes, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        split_with_sizes_copy,
        operators.split_with_sizes_copy,
        (input, split_sizes, dim),
        {"out": out, **numpy_names},
    )


_squeeze_copy_kernels = operators.squeeze_copy.table
_squeeze_copy_dim_kernels = operators.squeeze_copy_dim.table
_squeeze_copy_dims_kernels = operators.squeeze_copy_dims.table


def squeeze_copy(input=MISSING, dim=MISSING, *, out=None, **numpy_names):
    """As `squeeze`, as a copy."""
    if not numpy_names and out is None and dim is MISSING:
        kernel = None
        try:
            kernel = _squeeze_copy_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not numpy_names and out is None and dim.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            kernel = _squeeze_copy_dim_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not numpy_names and out is None and (ints_dim := as_ints(dim)) is not None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _squeeze_copy_dims_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, ints_dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        squeeze_copy, operators.squeeze_copy, (input, dim), {"out": out, **numpy_names}
    )


_t_copy_kernels = operators.t_copy.table


def t_copy(input, *, out=None):
    """As `t`, as a copy."""
    if out is None:
        kernel = None
        try:
            kernel = _t_copy_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(t_copy, operators.t_copy, (input,), {"out": out})


_transpose_copy_int_kernels = operators.transpose_copy_int.table


def transpose_copy(input, dim0, dim1, *, out=None):
    """As `transpose`, as a copy."""
    if out is None and dim0.__class__ is int and dim1.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            kernel = _transpose_copy_int_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dim0, dim1)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        transpose_copy, operators.transpose_copy_int, (input, dim0, dim1), {"out": out}
    )


_unbind_copy_int_kernels = operators.unbind_copy_int.table


def unbind_copy(input=MISSING, dim=0, *, out=None, **numpy_names):
    """As `unbind`, as copies."""
    if not numpy_names and out is None and dim.__class__ is int:
        kernel = None
        try:
            kernel = _unbind_copy_int_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        unbind_copy, operators.unbind_copy_int, (input, dim), {"out": out, **numpy_names}
    )


_unfold_copy_kernels = operators.unfold_copy.table


def unfold_copy(input, dimension, size, step, *, out=None):
    """As `unfold`, as a copy."""
    if (
        out is None
        and dimension.__class__ is int
        and size.__class__ is int
        and step.__class__ is int
    ):
        kernel = None
        try:
            kernel = _unfold_copy_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dimension, size, step)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        unfold_copy, operators.unfold_copy, (input, dimension, size, step), {"out": out}
    )


_unsqueeze_copy_kernels = operators.unsqueeze_copy.table


def unsqueeze_copy(input=MISSING, dim=MISSING, *, out=None, **numpy_names):
    """As `unsqueeze`, as a copy."""
    if not numpy_names and out is None and dim.__class__ is int:
        kernel = None
        try:
            kernel = _unsqueeze_copy_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        unsqueeze_copy, operators.unsqueeze_copy, (input, dim), {"out": out, **numpy_names}
    )


_view_as_complex_copy_kernels = operators.view_as_complex_copy.table


def view_as_complex_copy(input, *, out=None):
    """As `view_as_complex`, as a copy."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _view_as_complex_copy_kernels[bits & state.mask if MASKED else bits]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(view_as_complex_copy, operators.view_as_complex_copy, (input,), {"out": out})


_view_as_real_copy_kernels = operators.view_as_real_copy.table


def view_as_real_copy(input, *, out=None):
    """As `view_as_real`, as a copy."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _view_as_real_copy_kernels[bits & state.mask if MASKED else bits]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(view_as_real_copy, operators.view_as_real_copy, (input,), {"out": out})


_view_copy_kernels = operators.view_copy.table
_view_copy_dtype_kernels = operators.view_copy_dtype.table


def view_copy(*args, **kwargs):
    """As `view`, as a copy."""
    if not kwargs and len(args) == 2 and (ints_size := as_ints(args[1])) is not None:
        kernel = None
        try:
            kernel = _view_copy_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], ints_size)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and args[1].__class__ is dtype_class:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _view_copy_dtype_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], args[1])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(view_copy, operators.view_copy, args, kwargs)


_narrow_copy_kernels = operators.narrow_copy.table


def narrow_copy(
    input=MISSING, dim=MISSING, start=MISSING, length=MISSING, *, out=None, **numpy_names
):
    """As `narrow`, as a copy."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and start.__class__ is int
        and length.__class__ is int
    ):
        kernel = None
        try:
            kernel = _narrow_copy_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, start, length)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        narrow_copy, operators.narrow_copy, (input, dim, start, length), {"out": out, **numpy_names}
    )


_select_scatter_kernels = operators.select_scatter.table


def select_scatter(
    input=MISSING, src=MISSING, dim=MISSING, index=MISSING, *, out=None, **numpy_names
):
    """A copy with the slice at `index` along `dim` replaced by `src`."""
    if not numpy_names and out is None and dim.__class__ is int and index.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is src._bits_ else input._bits_ | src._bits_
            kernel = _select_scatter_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, src, dim, index)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        select_scatter,
        operators.select_scatter,
        (input, src, dim, index),
        {"out": out, **numpy_names},
    )


_slice_scatter_kernels = operators.slice_scatter.table


def slice_scatter(
    input=MISSING, src=MISSING, dim=0, start=None, end=None, step=1, *, out=None, **numpy_names
):
    """A copy with a slice replaced by `src`."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (start is None or start.__class__ is int)
        and (end is None or end.__class__ is int)
        and step.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is src._bits_ else input._bits_ | src._bits_
            kernel = _slice_scatter_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, src, dim, start, end, step)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        slice_scatter,
        operators.slice_scatter,
        (input, src, dim, start, end, step),
        {"out": out, **numpy_names},
    )


_diagonal_scatter_kernels = operators.diagonal_scatter.table


def diagonal_scatter(input, src, offset=0, dim1=0, dim2=1, *, out=None):
    """A copy with the diagonal replaced by `src`."""
    if out is None and offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is src._bits_ else input._bits_ | src._bits_
            kernel = _diagonal_scatter_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, src, offset, dim1, dim2)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        diagonal_scatter, operators.diagonal_scatter, (input, src, offset, dim1, dim2), {"out": out}
    )


_as_strided_scatter_kernels = operators.as_strided_scatter.table


def as_strided_scatter(input, src, size, stride, storage_offset=None, *, out=None):
    """A copy with the elements that `as_strided` would show replaced by `src`."""
    if (
        out is None
        and (ints_size := as_ints(size)) is not None
        and (ints_stride := as_ints(stride)) is not None
        and (storage_offset is None or storage_offset.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is src._bits_ else input._bits_ | src._bits_
            kernel = _as_strided_scatter_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, src, ints_size, ints_stride, storage_offset)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        as_strided_scatter,
        operators.as_strided_scatter,
        (input, src, size, stride, storage_offset),
        {"out": out},
    )


_cat_kernels = operators.cat.table


def cat(tensors=MISSING, dim=0, *, out=None, **numpy_names):
    """Tensors one after another along `dim`, in the type they promote to."""
    if not numpy_names and out is None and tensors.__class__ in SEQUENCES and dim.__class__ is int:
        kernel = None
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits_
            kernel = _cat_kernels[bits & state.mask if MASKED else bits]
            return kernel(tensors, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(cat, operators.cat, (tensors, dim), {"out": out, **numpy_names})


_concat_kernels = operators.concat.table


def concat(tensors=MISSING, dim=0, *, out=None, **numpy_names):
    """Another name for `cat`."""
    if not numpy_names and out is None and tensors.__class__ in SEQUENCES and dim.__class__ is int:
        kernel = None
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits_
            kernel = _concat_kernels[bits & state.mask if MASKED else bits]
            return kernel(tensors, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(concat, operators.concat, (tensors, dim), {"out": out, **numpy_names})


_concatenate_kernels = operators.concatenate.table


def concatenate(tensors=MISSING, dim=0, *, out=None, **numpy_names):
    """Another name for `cat`."""
    if not numpy_names and out is None and tensors.__class__ in SEQUENCES and dim.__class__ is int:
        kernel = None
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits_
            kernel = _concatenate_kernels[bits & state.mask if MASKED else bits]
            return kernel(tensors, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        concatenate, operators.concatenate, (tensors, dim), {"out": out, **numpy_names}
    )


_stack_kernels = operators.stack.table


def stack(tensors=MISSING, dim=0, *, out=None, **numpy_names):
    """Tensors of one shape along a new dimension."""
    if not numpy_names and out is None and tensors.__class__ in SEQUENCES and dim.__class__ is int:
        kernel = None
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits_
            kernel = _stack_kernels[bits & state.mask if MASKED else bits]
            return kernel(tensors, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(stack, operators.stack, (tensors, dim), {"out": out, **numpy_names})


_clone_kernels = operators.clone.table


def clone(input, *, memory_format=None):
    """A copy with memory of its own."""
    if memory_format is None or memory_format.__class__ is memory_format_class:
        kernel = None
        try:
            kernel = _clone_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, memory_format)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(clone, operators.clone, (input,), {"memory_format": memory_format})


def _to_copy(*args, **kwargs):
    """A copy in another element type."""
    return call_slow_factory(_to_copy, operators._to_copy, args, kwargs)


_fill_Scalar_kernels = operators.fill_Scalar.table
_fill_Tensor_kernels = operators.fill_Tensor.table


def fill(input, value, *, out=None):
    """A tensor like `input` with every element `value`."""
    if out is None and value.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _fill_Scalar_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, value)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is value._bits_ else input._bits_ | value._bits_
            kernel = _fill_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, value)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(fill, operators.fill_Scalar, (input, value), {"out": out})


_fill__Scalar_kernels = operators.fill__Scalar.table
_fill__Tensor_kernels = operators.fill__Tensor.table


def fill_(input, value):
    """A tensor like `input` with every element `value`; in place."""
    if value.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _fill__Scalar_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, value)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    kernel = None
    try:
        bits = input._bits_ if input._bits_ is value._bits_ else input._bits_ | value._bits_
        kernel = _fill__Tensor_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, value)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(fill_, operators.fill__Scalar, (input, value), {})


_zero__kernels = operators.zero_.table


def zero_(input):
    """A tensor like `input` with every element zero; in place."""
    kernel = None
    try:
        kernel = _zero__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(zero_, operators.zero_, (input,), {})


_hstack_kernels = operators.hstack.table


def hstack(tensors, *, out=None):
    """Tensors concatenated along the second dimension; vectors along the first."""
    if out is None and tensors.__class__ in SEQUENCES:
        kernel = None
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits_
            kernel = _hstack_kernels[bits & state.mask if MASKED else bits]
            return kernel(tensors)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(hstack, operators.hstack, (tensors,), {"out": out})


_vstack_kernels = operators.vstack.table


def vstack(tensors, *, out=None):
    """Tensors concatenated along the first dimension; vectors become rows."""
    if out is None and tensors.__class__ in SEQUENCES:
        kernel = None
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits_
            kernel = _vstack_kernels[bits & state.mask if MASKED else bits]
            return kernel(tensors)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(vstack, operators.vstack, (tensors,), {"out": out})


_row_stack_kernels = operators.row_stack.table


def row_stack(tensors, *, out=None):
    """Tensors concatenated along the first dimension; vectors become rows."""
    if out is None and tensors.__class__ in SEQUENCES:
        kernel = None
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits_
            kernel = _row_stack_kernels[bits & state.mask if MASKED else bits]
            return kernel(tensors)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(row_stack, operators.row_stack, (tensors,), {"out": out})


_dstack_kernels = operators.dstack.table


def dstack(tensors, *, out=None):
    """Tensors concatenated along the third dimension."""
    if out is None and tensors.__class__ in SEQUENCES:
        kernel = None
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits_
            kernel = _dstack_kernels[bits & state.mask if MASKED else bits]
            return kernel(tensors)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(dstack, operators.dstack, (tensors,), {"out": out})


_column_stack_kernels = operators.column_stack.table


def column_stack(tensors, *, out=None):
    """Tensors concatenated along the second dimension; vectors become columns."""
    if out is None and tensors.__class__ in SEQUENCES:
        kernel = None
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits_
            kernel = _column_stack_kernels[bits & state.mask if MASKED else bits]
            return kernel(tensors)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(column_stack, operators.column_stack, (tensors,), {"out": out})


__chunk_cat_kernels = operators._chunk_cat.table


def _chunk_cat(tensors=MISSING, dim=MISSING, num_chunks=MISSING, *, out=None, **numpy_names):
    """Each tensor cut in chunks along `dim` (filled with zeros), and equal chunks of all put
    together.
    """
    if (
        not numpy_names
        and out is None
        and tensors.__class__ in SEQUENCES
        and dim.__class__ is int
        and num_chunks.__class__ is int
    ):
        kernel = None
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits_
            kernel = __chunk_cat_kernels[bits & state.mask if MASKED else bits]
            return kernel(tensors, dim, num_chunks)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _chunk_cat, operators._chunk_cat, (tensors, dim, num_chunks), {"out": out, **numpy_names}
    )


_flip_kernels = operators.flip.table


def flip(input, dims):
    """The order of the elements reversed along `dims`."""
    if (ints_dims := as_ints(dims)) is not None:
        kernel = None
        try:
            kernel = _flip_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_dims)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(flip, operators.flip, (input, dims), {})


_fliplr_kernels = operators.fliplr.table


def fliplr(input):
    """The order of the elements reversed along the second dimension."""
    kernel = None
    try:
        kernel = _fliplr_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(fliplr, operators.fliplr, (input,), {})


_flipud_kernels = operators.flipud.table


def flipud(input):
    """The order of the elements reversed along the first dimension."""
    kernel = None
    try:
        kernel = _flipud_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(flipud, operators.flipud, (input,), {})


_roll_kernels = operators.roll.table


def roll(input, shifts, dims=()):
    """Elements moved along by `shifts`, around the end."""
    if (
        (shifts.__class__ is int or (ints_shifts := as_ints(shifts)) is not None)
        and (dims.__class__ is int or (ints_dims := as_ints(dims)) is not None)
    ):
        kernel = None
        try:
            kernel = _roll_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (shifts,) if shifts.__class__ is int else ints_shifts,
                (dims,) if dims.__class__ is int else ints_dims,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(roll, operators.roll, (input, shifts, dims), {})


_rot90_kernels = operators.rot90.table


def rot90(input, k=1, dims=(0, 1)):
    """The tensor rotated by `k` quarter turns in the plane of two dimensions."""
    if k.__class__ is int and (ints_dims := as_ints(dims)) is not None:
        kernel = None
        try:
            kernel = _rot90_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, k, ints_dims)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(rot90, operators.rot90, (input, k, dims), {})


_tile_kernels = operators.tile.table


def tile(input, dims):
    """The tensor tiled along its last dimensions."""
    if (ints_dims := as_ints(dims)) is not None:
        kernel = None
        try:
            kernel = _tile_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_dims)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(tile, operators.tile, (input, dims), {})


_repeat_interleave_self_Tensor_kernels = operators.repeat_interleave_self_Tensor.table
_repeat_interleave_self_int_kernels = operators.repeat_interleave_self_int.table


def repeat_interleave(*args, **kwargs):
    """Each slice of `dim` repeated as often as `repeats` says."""
    if not kwargs and len(args) == 2 and hasattr(args[1], "_bits_"):
        kernel = None
        try:
            bits = args[0]._bits_ | args[1]._bits_
            kernel = _repeat_interleave_self_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], args[1], None, None)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 3
        and hasattr(args[1], "_bits_")
        and (args[2] is None or args[2].__class__ is int)
    ):
        kernel = None
        try:
            bits = args[0]._bits_ | args[1]._bits_
            kernel = _repeat_interleave_self_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], args[1], args[2], None)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _repeat_interleave_self_int_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], args[1], None, None)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 3
        and args[1].__class__ is int
        and (args[2] is None or args[2].__class__ is int)
    ):
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _repeat_interleave_self_int_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], args[1], args[2], None)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(repeat_interleave, operators.repeat_interleave_Tensor, args, kwargs)


_tril_kernels = operators.tril.table


def tril(input, diagonal=0, *, out=None):
    """The lower triangle of each matrix, with zeros elsewhere."""
    if out is None and diagonal.__class__ is int:
        kernel = None
        try:
            kernel = _tril_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, diagonal)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(tril, operators.tril, (input, diagonal), {"out": out})


_triu_kernels = operators.triu.table


def triu(input, diagonal=0, *, out=None):
    """The upper triangle of each matrix, with zeros elsewhere."""
    if out is None and diagonal.__class__ is int:
        kernel = None
        try:
            kernel = _triu_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, diagonal)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(triu, operators.triu, (input, diagonal), {"out": out})


def tril_indices(*args, **kwargs):
    """Rows and columns of the elements of a lower triangle."""
    return call_slow_factory(tril_indices, operators.tril_indices, args, kwargs)


def triu_indices(*args, **kwargs):
    """Rows and columns of the elements of an upper triangle."""
    return call_slow_factory(triu_indices, operators.triu_indices, args, kwargs)


_diag_kernels = operators.diag.table


def diag(input, diagonal=0, *, out=None):
    """The matrix with a vector on its diagonal, or the diagonal of a matrix."""
    if out is None and diagonal.__class__ is int:
        kernel = None
        try:
            kernel = _diag_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, diagonal)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(diag, operators.diag, (input, diagonal), {"out": out})


_diag_embed_kernels = operators.diag_embed.table


def diag_embed(input, offset=0, dim1=-2, dim2=-1):
    """Matrices whose diagonals are the last dimension."""
    if offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        kernel = None
        try:
            kernel = _diag_embed_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, offset, dim1, dim2)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(diag_embed, operators.diag_embed, (input, offset, dim1, dim2), {})


_diagflat_kernels = operators.diagflat.table


def diagflat(input, offset=0):
    """The matrix with all elements on its diagonal."""
    if offset.__class__ is int:
        kernel = None
        try:
            kernel = _diagflat_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, offset)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(diagflat, operators.diagflat, (input, offset), {})


_combinations_kernels = operators.combinations.table


def combinations(input, r=2, with_replacement=False):
    """All combinations of `r` elements of a vector."""
    if r.__class__ is int and with_replacement.__class__ is bool:
        kernel = None
        try:
            kernel = _combinations_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, r, with_replacement)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(combinations, operators.combinations, (input, r, with_replacement), {})


_resolve_conj_kernels = operators.resolve_conj.table


def resolve_conj(input):
    """The tensor itself, or a copy if it is a conjugate whose elements have yet to be
    conjugated.
    """
    kernel = None
    try:
        kernel = _resolve_conj_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(resolve_conj, operators.resolve_conj, (input,), {})


_resolve_neg_kernels = operators.resolve_neg.table


def resolve_neg(input):
    """The tensor itself, or a copy if it is a negative whose elements have yet to be negated."""
    kernel = None
    try:
        kernel = _resolve_neg_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(resolve_neg, operators.resolve_neg, (input,), {})


_gather_kernels = operators.gather.table


def gather(
    input=MISSING, dim=MISSING, index=MISSING, *, sparse_grad=False, out=None, **numpy_names
):
    """Elements gathered along `dim` at the positions in `index`."""
    if not numpy_names and out is None and dim.__class__ is int and sparse_grad.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is index._bits_ else input._bits_ | index._bits_
            kernel = _gather_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dim, index, sparse_grad)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        gather,
        operators.gather,
        (input, dim, index),
        {"sparse_grad": sparse_grad, "out": out, **numpy_names},
    )


_index_select_kernels = operators.index_select.table


def index_select(input=MISSING, dim=MISSING, index=MISSING, *, out=None, **numpy_names):
    """The slices along `dim` at the indices in a vector."""
    if not numpy_names and out is None and dim.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is index._bits_ else input._bits_ | index._bits_
            kernel = _index_select_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dim, index)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        index_select, operators.index_select, (input, dim, index), {"out": out, **numpy_names}
    )


_index_put_kernels = operators.index_put.table


def index_put(input, indices, values, accumulate=False):
    """The tensor with `values` at index tensors or masks, added there to `accumulate`."""
    if indices.__class__ in SEQUENCES and accumulate.__class__ is bool:
        kernel = None
        try:
            bits = 0
            for item in indices:
                if item is not None:
                    bits |= item._bits_
            bits = bits | input._bits_ | values._bits_
            kernel = _index_put_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, indices, values, accumulate)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(index_put, operators.index_put, (input, indices, values, accumulate), {})


_index_put__kernels = operators.index_put_.table


def index_put_(input, indices, values, accumulate=False):
    """The tensor with `values` at index tensors or masks, added there to `accumulate`; in place."""
    if indices.__class__ in SEQUENCES and accumulate.__class__ is bool:
        kernel = None
        try:
            bits = 0
            for item in indices:
                if item is not None:
                    bits |= item._bits_
            bits = bits | input._bits_ | values._bits_
            kernel = _index_put__kernels[bits & state.mask if MASKED else bits]
            return kernel(input, indices, values, accumulate)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(index_put_, operators.index_put_, (input, indices, values, accumulate), {})


_scatter_add_kernels = operators.scatter_add.table


def scatter_add(input=MISSING, dim=MISSING, index=MISSING, src=MISSING, *, out=None, **numpy_names):
    """The tensor with `src` added along `dim` at the positions in `index`."""
    if not numpy_names and out is None and dim.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ | index._bits_ | src._bits_
            kernel = _scatter_add_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dim, index, src)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        scatter_add, operators.scatter_add, (input, dim, index, src), {"out": out, **numpy_names}
    )


_take_kernels = operators.take.table


def take(input, index, *, out=None):
    """Elements at positions of the flattened tensor."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is index._bits_ else input._bits_ | index._bits_
            kernel = _take_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, index)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(take, operators.take, (input, index), {"out": out})


_take_along_dim_kernels = operators.take_along_dim.table


def take_along_dim(input=MISSING, indices=MISSING, dim=None, *, out=None, **numpy_names):
    """Elements along `dim` at positions that broadcast with the tensor."""
    if not numpy_names and out is None and (dim is None or dim.__class__ is int):
        kernel = None
        try:
            bits = input._bits_ | indices._bits_
            kernel = _take_along_dim_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, indices, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        take_along_dim, operators.take_along_dim, (input, indices, dim), {"out": out, **numpy_names}
    )


_masked_select_kernels = operators.masked_select.table


def masked_select(input, mask, *, out=None):
    """The elements where a mask is true, as a vector."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is mask._bits_ else input._bits_ | mask._bits_
            kernel = _masked_select_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, mask)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(masked_select, operators.masked_select, (input, mask), {"out": out})


_nonzero_static_kernels = operators.nonzero_static.table


def nonzero_static(input, *, size, fill_value=-1, out=None):
    """The positions of nonzero elements, cut or filled to `size` rows."""
    if out is None and size.__class__ is int and fill_value.__class__ is int:
        kernel = None
        try:
            kernel = _nonzero_static_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, size, fill_value)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        nonzero_static,
        operators.nonzero_static,
        (input,),
        {"size": size, "fill_value": fill_value, "out": out},
    )


_nonzero_numpy_kernels = operators.nonzero_numpy.table


def nonzero_numpy(input):
    """The positions of nonzero elements, a vector per dimension."""
    kernel = None
    try:
        kernel = _nonzero_numpy_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(nonzero_numpy, operators.nonzero_numpy, (input,), {})


_argwhere_kernels = operators.argwhere.table


def argwhere(input):
    """The positions of nonzero elements, one row each."""
    kernel = None
    try:
        kernel = _argwhere_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(argwhere, operators.argwhere, (input,), {})


_scatter_src_kernels = operators.scatter_src.table
_scatter_value_kernels = operators.scatter_value.table


def scatter(*args, **kwargs):
    """The tensor with `src` written along `dim` at the positions in `index`."""
    if (
        not kwargs
        and len(args) == 4
        and args[1].__class__ is int
        and hasattr(args[2], "_bits_")
        and hasattr(args[3], "_bits_")
    ):
        kernel = None
        try:
            bits = args[0]._bits_ | args[2]._bits_ | args[3]._bits_
            kernel = _scatter_src_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], args[1], args[2], args[3])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 4
        and args[1].__class__ is int
        and hasattr(args[2], "_bits_")
        and args[3].__class__ in NUMBER_BITS
    ):
        kernel = None
        try:
            bits = args[0]._bits_ | args[2]._bits_
            kernel = _scatter_value_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], args[1], args[2], args[3])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(scatter, operators.scatter_src, args, kwargs)


_scatter_reduce_two_kernels = operators.scatter_reduce_two.table


def scatter_reduce(
    input=MISSING,
    dim=MISSING,
    index=MISSING,
    src=MISSING,
    reduce=MISSING,
    *,
    include_self=True,
    out=None,
    **numpy_names,
):
    """The tensor with `src` folded into it by sum, prod, mean, amax or amin."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and reduce.__class__ is str
        and include_self.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_ | index._bits_ | src._bits_
            kernel = _scatter_reduce_two_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dim, index, src, reduce, include_self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        scatter_reduce,
        operators.scatter_reduce_two,
        (input, dim, index, src, reduce),
        {"include_self": include_self, "out": out, **numpy_names},
    )


_index_add_kernels = operators.index_add.table


def index_add(
    input=MISSING, dim=MISSING, index=MISSING, source=MISSING, *, alpha=1, out=None, **numpy_names
):
    """The tensor with `alpha` times `source` added to the slices `index` of `dim`."""
    if not numpy_names and out is None and dim.__class__ is int and alpha.__class__ in NUMBER_BITS:
        kernel = None
        try:
            bits = input._bits_ | index._bits_ | source._bits_
            kernel = _index_add_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dim, index, source, alpha)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        index_add,
        operators.index_add,
        (input, dim, index, source),
        {"alpha": alpha, "out": out, **numpy_names},
    )


_index_copy_kernels = operators.index_copy.table


def index_copy(
    input=MISSING, dim=MISSING, index=MISSING, source=MISSING, *, out=None, **numpy_names
):
    """The tensor with the slices `index` of `dim` replaced."""
    if not numpy_names and out is None and dim.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ | index._bits_ | source._bits_
            kernel = _index_copy_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dim, index, source)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        index_copy, operators.index_copy, (input, dim, index, source), {"out": out, **numpy_names}
    )


_index_fill_int_Scalar_kernels = operators.index_fill_int_Scalar.table
_index_fill_int_Tensor_kernels = operators.index_fill_int_Tensor.table


def index_fill(input=MISSING, dim=MISSING, index=MISSING, value=MISSING, **numpy_names):
    """The tensor with the slices `index` of `dim` filled with a number."""
    if (
        not numpy_names
        and dim.__class__ is int
        and index is not MISSING
        and value.__class__ in NUMBER_BITS
    ):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is index._bits_ else input._bits_ | index._bits_
            kernel = _index_fill_int_Scalar_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dim, index, value)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not numpy_names and dim.__class__ is int and index is not MISSING and value is not MISSING:
        kernel = None
        try:
            bits = input._bits_ | index._bits_ | value._bits_
            kernel = _index_fill_int_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dim, index, value)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        index_fill, operators.index_fill_int_Scalar, (input, dim, index, value), {**numpy_names}
    )


_index_reduce_kernels = operators.index_reduce.table


def index_reduce(
    input=MISSING,
    dim=MISSING,
    index=MISSING,
    source=MISSING,
    reduce=MISSING,
    *,
    include_self=True,
    out=None,
    **numpy_names,
):
    """The tensor with slices of `source` folded into the slices `index` of `dim`."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and reduce.__class__ is str
        and include_self.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_ | index._bits_ | source._bits_
            kernel = _index_reduce_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dim, index, source, reduce, include_self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        index_reduce,
        operators.index_reduce,
        (input, dim, index, source, reduce),
        {"include_self": include_self, "out": out, **numpy_names},
    )


_masked_fill_Scalar_kernels = operators.masked_fill_Scalar.table
_masked_fill_Tensor_kernels = operators.masked_fill_Tensor.table


def masked_fill(input, mask, value):
    """The tensor with a number where a mask is true."""
    if value.__class__ in NUMBER_BITS:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is mask._bits_ else input._bits_ | mask._bits_
            kernel = _masked_fill_Scalar_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, mask, value)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    kernel = None
    try:
        bits = input._bits_ | mask._bits_ | value._bits_
        kernel = _masked_fill_Tensor_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, mask, value)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(masked_fill, operators.masked_fill_Scalar, (input, mask, value), {})


_masked_scatter_kernels = operators.masked_scatter.table


def masked_scatter(input, mask, source):
    """The tensor with the elements of `source`, in order, where a mask is true."""
    kernel = None
    try:
        bits = input._bits_ | mask._bits_ | source._bits_
        kernel = _masked_scatter_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, mask, source)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(masked_scatter, operators.masked_scatter, (input, mask, source), {})


_put_kernels = operators.put.table


def put(input, index, source, accumulate=False):
    """The tensor with `source` at positions of the flattened tensor."""
    if accumulate.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_ | index._bits_ | source._bits_
            kernel = _put_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, index, source, accumulate)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(put, operators.put, (input, index, source, accumulate), {})


_sort_kernels = operators.sort.table


def sort(*args, **kwargs):
    """Elements sorted along `dim`, and their original indices; NaN counts as largest."""
    if not kwargs and len(args) == 1:
        kernel = None
        try:
            kernel = _sort_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], -1, False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        kernel = None
        try:
            kernel = _sort_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], args[1], False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 3 and args[1].__class__ is int and args[2].__class__ is bool:
        kernel = None
        try:
            kernel = _sort_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], args[1], args[2])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(sort, operators.sort, args, kwargs)


_argsort_kernels = operators.argsort.table


def argsort(*args, **kwargs):
    """Where the sorted elements along `dim` came from."""
    if not kwargs and len(args) == 1:
        kernel = None
        try:
            kernel = _argsort_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], -1, False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        kernel = None
        try:
            kernel = _argsort_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], args[1], False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 3 and args[1].__class__ is int and args[2].__class__ is bool:
        kernel = None
        try:
            kernel = _argsort_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], args[1], args[2])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(argsort, operators.argsort, args, kwargs)


_msort_kernels = operators.msort.table


def msort(input, *, out=None):
    """The elements sorted along the first dimension."""
    if out is None:
        kernel = None
        try:
            kernel = _msort_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(msort, operators.msort, (input,), {"out": out})


_topk_kernels = operators.topk.table


def topk(input=MISSING, k=MISSING, dim=-1, largest=True, sorted=True, *, out=None, **numpy_names):
    """The `k` largest or smallest elements along `dim`, in order, and their indices."""
    if (
        not numpy_names
        and out is None
        and k.__class__ is int
        and dim.__class__ is int
        and largest.__class__ is bool
        and sorted.__class__ is bool
    ):
        kernel = None
        try:
            kernel = _topk_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, k, dim, largest, sorted)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        topk, operators.topk, (input, k, dim, largest, sorted), {"out": out, **numpy_names}
    )


_kthvalue_kernels = operators.kthvalue.table


def kthvalue(input=MISSING, k=MISSING, dim=-1, keepdim=False, *, out=None, **numpy_names):
    """The `k`-th smallest elements along `dim`, and their indices."""
    if (
        not numpy_names
        and out is None
        and k.__class__ is int
        and dim.__class__ is int
        and keepdim.__class__ is bool
    ):
        kernel = None
        try:
            kernel = _kthvalue_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, k, dim, keepdim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        kthvalue, operators.kthvalue, (input, k, dim, keepdim), {"out": out, **numpy_names}
    )


_searchsorted_Tensor_kernels = operators.searchsorted_Tensor.table
_searchsorted_Scalar_kernels = operators.searchsorted_Scalar.table


def searchsorted(
    sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None, out=None
):
    """Where elements would have to be inserted to keep a sequence sorted."""
    if (
        out is None
        and input.__class__ in NUMBER_BITS
        and out_int32.__class__ is bool
        and right.__class__ is bool
        and (side is None or side.__class__ is str)
    ):
        kernel = None
        try:
            more = 0 if sorter is None else sorter._bits_
            bits = (
                sorted_sequence._bits_
                if sorted_sequence._bits_ is more
                else sorted_sequence._bits_ | more
            )
            kernel = _searchsorted_Scalar_kernels[bits & state.mask if MASKED else bits]
            return kernel(sorted_sequence, input, out_int32, right, side, sorter)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        out is None
        and out_int32.__class__ is bool
        and right.__class__ is bool
        and (side is None or side.__class__ is str)
    ):
        kernel = None
        try:
            bits = sorted_sequence._bits_
            bits |= input._bits_
            bits |= 0 if sorter is None else sorter._bits_
            kernel = _searchsorted_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(sorted_sequence, input, out_int32, right, side, sorter)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        searchsorted,
        operators.searchsorted_Tensor,
        (sorted_sequence, input),
        {"out_int32": out_int32, "right": right, "side": side, "sorter": sorter, "out": out},
    )


__convert_indices_from_coo_to_csr_kernels = operators._convert_indices_from_coo_to_csr.table


def _convert_indices_from_coo_to_csr(input, size, *, out_int32=False):
    """Where each of `size` rows begins among sorted row numbers, and after the last one how many
    there are.
    """
    if size.__class__ is int and out_int32.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_
            kernel = __convert_indices_from_coo_to_csr_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(input, size, out_int32)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _convert_indices_from_coo_to_csr,
        operators._convert_indices_from_coo_to_csr,
        (input, size),
        {"out_int32": out_int32},
    )


__convert_indices_from_csr_to_coo_kernels = operators._convert_indices_from_csr_to_coo.table


def _convert_indices_from_csr_to_coo(
    crow_indices, col_indices, *, out_int32=False, transpose=False
):
    """Rows and columns, (2, nnz), of where each row begins and the columns; the other way round
    with `transpose`.
    """
    if out_int32.__class__ is bool and transpose.__class__ is bool:
        kernel = None
        try:
            bits = crow_indices._bits_ | col_indices._bits_
            kernel = __convert_indices_from_csr_to_coo_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(crow_indices, col_indices, out_int32, transpose)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _convert_indices_from_csr_to_coo,
        operators._convert_indices_from_csr_to_coo,
        (crow_indices, col_indices),
        {"out_int32": out_int32, "transpose": transpose},
    )


_bucketize_Tensor_kernels = operators.bucketize_Tensor.table
_bucketize_Scalar_kernels = operators.bucketize_Scalar.table


def bucketize(input, boundaries, *, out_int32=False, right=False, out=None):
    """The number of the bucket between `boundaries` of each element."""
    if (
        out is None
        and input.__class__ in NUMBER_BITS
        and out_int32.__class__ is bool
        and right.__class__ is bool
    ):
        kernel = None
        try:
            bits = boundaries._bits_
            kernel = _bucketize_Scalar_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, boundaries, out_int32, right)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None and out_int32.__class__ is bool and right.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_ | boundaries._bits_
            kernel = _bucketize_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, boundaries, out_int32, right)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        bucketize,
        operators.bucketize_Tensor,
        (input, boundaries),
        {"out_int32": out_int32, "right": right, "out": out},
    )


def isin(*args, **kwargs):
    """Whether each of `elements` occurs among `test_elements`."""
    return call_slow(isin, operators.isin_Tensor_Tensor, args, kwargs)


__unique_kernels = operators._unique.table


def _unique(input, sorted=True, return_inverse=False):
    """Distinct elements in order, and for each element its place among them."""
    if sorted.__class__ is bool and return_inverse.__class__ is bool:
        kernel = None
        try:
            kernel = __unique_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, sorted, return_inverse)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_unique, operators._unique, (input, sorted, return_inverse), {})


__unique2_kernels = operators._unique2.table


def _unique2(input, sorted=True, return_inverse=False, return_counts=False):
    """Distinct elements in order, each element's place among them, and counts."""
    if (
        sorted.__class__ is bool
        and return_inverse.__class__ is bool
        and return_counts.__class__ is bool
    ):
        kernel = None
        try:
            kernel = __unique2_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, sorted, return_inverse, return_counts)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _unique2, operators._unique2, (input, sorted, return_inverse, return_counts), {}
    )


_unique_dim_kernels = operators.unique_dim.table


def unique_dim(
    input=MISSING,
    dim=MISSING,
    sorted=True,
    return_inverse=False,
    return_counts=False,
    **numpy_names,
):
    """Distinct slices along `dim` in lexicographic order, places and counts."""
    if (
        not numpy_names
        and dim.__class__ is int
        and sorted.__class__ is bool
        and return_inverse.__class__ is bool
        and return_counts.__class__ is bool
    ):
        kernel = None
        try:
            kernel = _unique_dim_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, sorted, return_inverse, return_counts)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        unique_dim,
        operators.unique_dim,
        (input,),
        {
            "dim": dim,
            "sorted": sorted,
            "return_inverse": return_inverse,
            "return_counts": return_counts,
            **numpy_names,
        },
    )


_mm_kernels = operators.mm.table


def mm(input, mat2, *, out=None):
    """The product of two matrices, (n, k) and (k, m)."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is mat2._bits_ else input._bits_ | mat2._bits_
            kernel = _mm_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, mat2)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(mm, operators.mm, (input, mat2), {"out": out})


_bmm_kernels = operators.bmm.table


def bmm(input, mat2, *, out=None):
    """The matrix products of a batch, (b, n, k) and (b, k, m)."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is mat2._bits_ else input._bits_ | mat2._bits_
            kernel = _bmm_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, mat2)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(bmm, operators.bmm, (input, mat2), {"out": out})


_mv_kernels = operators.mv.table


def mv(input, vec, *, out=None):
    """The product of a matrix (n, m) and a vector (m)."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is vec._bits_ else input._bits_ | vec._bits_
            kernel = _mv_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, vec)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(mv, operators.mv, (input, vec), {"out": out})


_dot_kernels = operators.dot.table


def dot(input, tensor, *, out=None):
    """The sum of the products of two vectors."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is tensor._bits_ else input._bits_ | tensor._bits_
            kernel = _dot_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, tensor)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(dot, operators.dot, (input, tensor), {"out": out})


_vdot_kernels = operators.vdot.table


def vdot(input, other, *, out=None):
    """The sum of the products of two vectors, the first one conjugated."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _vdot_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(vdot, operators.vdot, (input, other), {"out": out})


_outer_kernels = operators.outer.table


def outer(input, vec2, *, out=None):
    """The products of each element of one vector with each of another."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is vec2._bits_ else input._bits_ | vec2._bits_
            kernel = _outer_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, vec2)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(outer, operators.outer, (input, vec2), {"out": out})


_ger_kernels = operators.ger.table


def ger(input, vec2, *, out=None):
    """The same as `outer`."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is vec2._bits_ else input._bits_ | vec2._bits_
            kernel = _ger_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, vec2)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(ger, operators.ger, (input, vec2), {"out": out})


_matmul_kernels = operators.matmul.table


def matmul(input, other, *, out=None):
    """The matrix product: vectors, matrices and batches of matrices that broadcast."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _matmul_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(matmul, operators.matmul, (input, other), {"out": out})


_addmm_kernels = operators.addmm.table


def addmm(input, mat1, mat2, *deprecated, beta=1, alpha=1, out=None):
    """`beta * self + alpha * (mat1 @ mat2)` for matrices."""
    if (
        not deprecated
        and out is None
        and beta.__class__ in NUMBER_BITS
        and alpha.__class__ in NUMBER_BITS
    ):
        kernel = None
        try:
            bits = input._bits_ | mat1._bits_ | mat2._bits_
            kernel = _addmm_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, mat1, mat2, beta, alpha)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        addmm,
        operators.addmm,
        (input, mat1, mat2, *deprecated),
        {"beta": beta, "alpha": alpha, "out": out},
    )


__sparse_addmm_kernels = operators._sparse_addmm.table


def _sparse_addmm(input, mat1, mat2, *, beta=1, alpha=1):
    """Like `addmm`; the gradient of a sparse matrix has the matrix's coordinates."""
    if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
        kernel = None
        try:
            bits = input._bits_ | mat1._bits_ | mat2._bits_
            kernel = __sparse_addmm_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, mat1, mat2, beta, alpha)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _sparse_addmm, operators._sparse_addmm, (input, mat1, mat2), {"beta": beta, "alpha": alpha}
    )


_addmv_kernels = operators.addmv.table


def addmv(input, mat, vec, *deprecated, beta=1, alpha=1, out=None):
    """`beta * self + alpha * (mat @ vec)` for a matrix and a vector."""
    if (
        not deprecated
        and out is None
        and beta.__class__ in NUMBER_BITS
        and alpha.__class__ in NUMBER_BITS
    ):
        kernel = None
        try:
            bits = input._bits_ | mat._bits_ | vec._bits_
            kernel = _addmv_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, mat, vec, beta, alpha)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        addmv,
        operators.addmv,
        (input, mat, vec, *deprecated),
        {"beta": beta, "alpha": alpha, "out": out},
    )


_addmv__kernels = operators.addmv_.table


def addmv_(input, mat, vec, *deprecated, beta=1, alpha=1):
    """`beta * self + alpha * (mat @ vec)` for a matrix and a vector; in place."""
    if not deprecated and beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
        kernel = None
        try:
            bits = input._bits_ | mat._bits_ | vec._bits_
            kernel = _addmv__kernels[bits & state.mask if MASKED else bits]
            return kernel(input, mat, vec, beta, alpha)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        addmv_, operators.addmv_, (input, mat, vec, *deprecated), {"beta": beta, "alpha": alpha}
    )


_addr_kernels = operators.addr.table


def addr(input, vec1, vec2, *deprecated, beta=1, alpha=1, out=None):
    """`beta * self + alpha * outer(vec1, vec2)`."""
    if (
        not deprecated
        and out is None
        and beta.__class__ in NUMBER_BITS
        and alpha.__class__ in NUMBER_BITS
    ):
        kernel = None
        try:
            bits = input._bits_ | vec1._bits_ | vec2._bits_
            kernel = _addr_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, vec1, vec2, beta, alpha)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        addr,
        operators.addr,
        (input, vec1, vec2, *deprecated),
        {"beta": beta, "alpha": alpha, "out": out},
    )


_addbmm_kernels = operators.addbmm.table


def addbmm(input, batch1, batch2, *deprecated, beta=1, alpha=1, out=None):
    """`beta * self` plus `alpha` times the sum of the matrix products of a batch."""
    if (
        not deprecated
        and out is None
        and beta.__class__ in NUMBER_BITS
        and alpha.__class__ in NUMBER_BITS
    ):
        kernel = None
        try:
            bits = input._bits_ | batch1._bits_ | batch2._bits_
            kernel = _addbmm_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, batch1, batch2, beta, alpha)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        addbmm,
        operators.addbmm,
        (input, batch1, batch2, *deprecated),
        {"beta": beta, "alpha": alpha, "out": out},
    )


_baddbmm_kernels = operators.baddbmm.table


def baddbmm(input, batch1, batch2, *deprecated, beta=1, alpha=1, out=None):
    """`beta * self + alpha * (batch1 @ batch2)` for batches of matrices."""
    if (
        not deprecated
        and out is None
        and beta.__class__ in NUMBER_BITS
        and alpha.__class__ in NUMBER_BITS
    ):
        kernel = None
        try:
            bits = input._bits_ | batch1._bits_ | batch2._bits_
            kernel = _baddbmm_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, batch1, batch2, beta, alpha)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        baddbmm,
        operators.baddbmm,
        (input, batch1, batch2, *deprecated),
        {"beta": beta, "alpha": alpha, "out": out},
    )


_trace_kernels = operators.trace.table


def trace(input):
    """The sum of the diagonal of a matrix."""
    kernel = None
    try:
        kernel = _trace_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(trace, operators.trace, (input,), {})


_inner_kernels = operators.inner.table


def inner(input, other, *, out=None):
    """The sums of products over the last dimension of both tensors."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _inner_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(inner, operators.inner, (input, other), {"out": out})


_kron_kernels = operators.kron.table


def kron(input, other, *, out=None):
    """The Kronecker product: each element of one tensor times all of the other."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _kron_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(kron, operators.kron, (input, other), {"out": out})


_bilinear_kernels = operators.bilinear.table


def bilinear(input1, input2, weight, bias=None):
    """`input1 @ weight[i] @ input2 + bias[i]` for each output feature."""
    kernel = None
    try:
        bits = input1._bits_
        bits |= input2._bits_
        bits |= weight._bits_
        bits |= 0 if bias is None else bias._bits_
        kernel = _bilinear_kernels[bits & state.mask if MASKED else bits]
        return kernel(input1, input2, weight, bias)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(bilinear, operators.bilinear, (input1, input2, weight, bias), {})


_cross_kernels = operators.cross.table


def cross(input=MISSING, other=MISSING, dim=None, *, out=None, **numpy_names):
    """The cross products of vectors of length 3 along `dim`, or along the first dimension of that
    length.
    """
    if not numpy_names and out is None and (dim is None or dim.__class__ is int):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _cross_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(cross, operators.cross, (input, other, dim), {"out": out, **numpy_names})


_cosine_similarity_kernels = operators.cosine_similarity.table


def cosine_similarity(x1=MISSING, x2=MISSING, dim=1, eps=1e-08, **numpy_names):
    """The cosine of the angle between vectors along `dim`."""
    if (
        not numpy_names
        and dim.__class__ is int
        and (eps.__class__ is float or eps.__class__ is int)
    ):
        kernel = None
        try:
            bits = x1._bits_ if x1._bits_ is x2._bits_ else x1._bits_ | x2._bits_
            kernel = _cosine_similarity_kernels[bits & state.mask if MASKED else bits]
            return kernel(x1, x2, dim, eps if eps.__class__ is float else float(eps))
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        cosine_similarity, operators.cosine_similarity, (x1, x2, dim, eps), {**numpy_names}
    )


_pairwise_distance_kernels = operators.pairwise_distance.table


def pairwise_distance(x1=MISSING, x2=MISSING, p=2.0, eps=1e-06, keepdim=False, **numpy_names):
    """The p-norm of the difference of vectors along the last dimension."""
    if (
        not numpy_names
        and (p.__class__ is float or p.__class__ is int)
        and (eps.__class__ is float or eps.__class__ is int)
        and keepdim.__class__ is bool
    ):
        kernel = None
        try:
            bits = x1._bits_ if x1._bits_ is x2._bits_ else x1._bits_ | x2._bits_
            kernel = _pairwise_distance_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                x1,
                x2,
                p if p.__class__ is float else float(p),
                eps if eps.__class__ is float else float(eps),
                keepdim,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        pairwise_distance, operators.pairwise_distance, (x1, x2, p, eps, keepdim), {**numpy_names}
    )


__cdist_forward_kernels = operators._cdist_forward.table


def _cdist_forward(x1, x2, p, compute_mode):
    """The distances that `cdist` returns."""
    if (
        (p.__class__ is float or p.__class__ is int)
        and (compute_mode is None or compute_mode.__class__ is int)
    ):
        kernel = None
        try:
            bits = x1._bits_ if x1._bits_ is x2._bits_ else x1._bits_ | x2._bits_
            kernel = __cdist_forward_kernels[bits & state.mask if MASKED else bits]
            return kernel(x1, x2, p if p.__class__ is float else float(p), compute_mode)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_cdist_forward, operators._cdist_forward, (x1, x2, p, compute_mode), {})


__euclidean_dist_kernels = operators._euclidean_dist.table


def _euclidean_dist(x1, x2):
    """The Euclidean distances that `cdist` returns of many rows."""
    kernel = None
    try:
        bits = x1._bits_ if x1._bits_ is x2._bits_ else x1._bits_ | x2._bits_
        kernel = __euclidean_dist_kernels[bits & state.mask if MASKED else bits]
        return kernel(x1, x2)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(_euclidean_dist, operators._euclidean_dist, (x1, x2), {})


__cdist_backward_kernels = operators._cdist_backward.table


def _cdist_backward(grad, x1, x2, p, cdist):
    """The gradient of `cdist` in its first argument."""
    if p.__class__ is float or p.__class__ is int:
        kernel = None
        try:
            bits = grad._bits_ | x1._bits_ | x2._bits_ | cdist._bits_
            kernel = __cdist_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad, x1, x2, p if p.__class__ is float else float(p), cdist)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_cdist_backward, operators._cdist_backward, (grad, x1, x2, p, cdist), {})


_pdist_kernels = operators.pdist.table


def pdist(input, p=2.0):
    """The p-norm distance between each pair of rows: the upper triangle of `cdist` with itself."""
    if p.__class__ is float or p.__class__ is int:
        kernel = None
        try:
            kernel = _pdist_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, p if p.__class__ is float else float(p))
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(pdist, operators.pdist, (input, p), {})


__pdist_forward_kernels = operators._pdist_forward.table


def _pdist_forward(input, p=2.0):
    """The distances that `pdist` returns."""
    if p.__class__ is float or p.__class__ is int:
        kernel = None
        try:
            kernel = __pdist_forward_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, p if p.__class__ is float else float(p))
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_pdist_forward, operators._pdist_forward, (input, p), {})


_matrix_power_kernels = operators.matrix_power.table


def matrix_power(input, n, *, out=None):
    """The same as `linalg.matrix_power`."""
    if out is None and n.__class__ is int:
        kernel = None
        try:
            kernel = _matrix_power_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, n)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(matrix_power, operators.matrix_power, (input, n), {"out": out})


_inverse_kernels = operators.inverse.table


def inverse(input, *, out=None):
    """The same as `linalg.inv`."""
    if out is None:
        kernel = None
        try:
            kernel = _inverse_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(inverse, operators.inverse, (input,), {"out": out})


__linalg_solve_ex_kernels = operators._linalg_solve_ex.table


def _linalg_solve_ex(A, B, *, left=True, check_errors=False, out=None):
    """As `linalg.solve_ex`, with the factors of `A` and their pivots."""
    if out is None and left.__class__ is bool and check_errors.__class__ is bool:
        kernel = None
        try:
            bits = A._bits_ if A._bits_ is B._bits_ else A._bits_ | B._bits_
            kernel = __linalg_solve_ex_kernels[bits & state.mask if MASKED else bits]
            return kernel(A, B, left, check_errors)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _linalg_solve_ex,
        operators._linalg_solve_ex,
        (A, B),
        {"left": left, "check_errors": check_errors, "out": out},
    )


__linalg_check_errors_kernels = operators._linalg_check_errors.table


def _linalg_check_errors(info, api_name, *, is_matrix):
    """Raises the error of `api_name` if `info` reports that a factorization failed."""
    if api_name.__class__ is str and is_matrix.__class__ is bool:
        kernel = None
        try:
            bits = info._bits_
            kernel = __linalg_check_errors_kernels[bits & state.mask if MASKED else bits]
            return kernel(info, api_name, is_matrix)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _linalg_check_errors,
        operators._linalg_check_errors,
        (info, api_name),
        {"is_matrix": is_matrix},
    )


_triangular_solve_kernels = operators.triangular_solve.table


def triangular_solve(input, A, upper=True, transpose=False, unitriangular=False, *, out=None):
    """X with `A X = self` for a triangular A, and a copy of A. See `linalg.solve_triangular`."""
    if (
        out is None
        and upper.__class__ is bool
        and transpose.__class__ is bool
        and unitriangular.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is A._bits_ else input._bits_ | A._bits_
            kernel = _triangular_solve_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, A, upper, transpose, unitriangular)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        triangular_solve,
        operators.triangular_solve,
        (input, A, upper, transpose, unitriangular),
        {"out": out},
    )


_cholesky_kernels = operators.cholesky.table


def cholesky(input, upper=False, *, out=None):
    """The Cholesky factor of positive-definite matrices. See `linalg.cholesky`."""
    if out is None and upper.__class__ is bool:
        kernel = None
        try:
            kernel = _cholesky_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, upper)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(cholesky, operators.cholesky, (input, upper), {"out": out})


_cholesky_solve_kernels = operators.cholesky_solve.table


def cholesky_solve(input, input2, upper=False, *, out=None):
    """X with `A X = self`, given the Cholesky factor of A."""
    if out is None and upper.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is input2._bits_ else input._bits_ | input2._bits_
            kernel = _cholesky_solve_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, input2, upper)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(cholesky_solve, operators.cholesky_solve, (input, input2, upper), {"out": out})


_cholesky_inverse_kernels = operators.cholesky_inverse.table


def cholesky_inverse(input, upper=False, *, out=None):
    """The inverse of a matrix, given its Cholesky factor."""
    if out is None and upper.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_
            kernel = _cholesky_inverse_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, upper)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(cholesky_inverse, operators.cholesky_inverse, (input, upper), {"out": out})


_qr_kernels = operators.qr.table


def qr(input, some=True, *, out=None):
    """The QR factorization. See `linalg.qr`."""
    if out is None and some.__class__ is bool:
        kernel = None
        try:
            kernel = _qr_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, some)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(qr, operators.qr, (input, some), {"out": out})


_geqrf_kernels = operators.geqrf.table


def geqrf(input, *, out=None):
    """QR as LAPACK packs it, with R in the upper triangle, Householder vectors below, and their
    scales.
    """
    if out is None:
        kernel = None
        try:
            kernel = _geqrf_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(geqrf, operators.geqrf, (input,), {"out": out})


_orgqr_kernels = operators.orgqr.table


def orgqr(input, input2, *, out=None):
    """The same as `linalg.householder_product`."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is input2._bits_ else input._bits_ | input2._bits_
            kernel = _orgqr_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, input2)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(orgqr, operators.orgqr, (input, input2), {"out": out})


_ormqr_kernels = operators.ormqr.table


def ormqr(input, input2, input3, left=True, transpose=False, *, out=None):
    """A matrix times the orthogonal matrix given by Householder reflectors."""
    if out is None and left.__class__ is bool and transpose.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_ | input2._bits_ | input3._bits_
            kernel = _ormqr_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, input2, input3, left, transpose)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(ormqr, operators.ormqr, (input, input2, input3, left, transpose), {"out": out})


__lu_with_info_kernels = operators._lu_with_info.table


def _lu_with_info(input, pivot=True, check_errors=True):
    """L and U in one tensor, the pivots and the info."""
    if pivot.__class__ is bool and check_errors.__class__ is bool:
        kernel = None
        try:
            kernel = __lu_with_info_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, pivot, check_errors)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_lu_with_info, operators._lu_with_info, (input, pivot, check_errors), {})


_lu_unpack_kernels = operators.lu_unpack.table


def lu_unpack(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True, *, out=None):
    """P, L and U from what `linalg.lu_factor` returns."""
    if out is None and unpack_data.__class__ is bool and unpack_pivots.__class__ is bool:
        kernel = None
        try:
            bits = LU_data._bits_ | LU_pivots._bits_
            kernel = _lu_unpack_kernels[bits & state.mask if MASKED else bits]
            return kernel(LU_data, LU_pivots, unpack_data, unpack_pivots)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        lu_unpack,
        operators.lu_unpack,
        (LU_data, LU_pivots, unpack_data, unpack_pivots),
        {"out": out},
    )


_lu_solve_kernels = operators.lu_solve.table


def lu_solve(input, LU_data, LU_pivots, *, out=None):
    """X with `A X = self`, given the LU factorization of A."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ | LU_data._bits_ | LU_pivots._bits_
            kernel = _lu_solve_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, LU_data, LU_pivots)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(lu_solve, operators.lu_solve, (input, LU_data, LU_pivots), {"out": out})


__linalg_det_kernels = operators._linalg_det.table


def _linalg_det(A, *, out=None):
    """The determinants of square matrices, with their LU factors and pivots."""
    if out is None:
        kernel = None
        try:
            kernel = __linalg_det_kernels[A._bits_ & state.mask if MASKED else A._bits_]
            return kernel(A)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_linalg_det, operators._linalg_det, (A,), {"out": out})


_det_kernels = operators.det.table


def det(input):
    """The same as `linalg.det`."""
    kernel = None
    try:
        kernel = _det_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(det, operators.det, (input,), {})


__linalg_slogdet_kernels = operators._linalg_slogdet.table


def _linalg_slogdet(A, *, out=None):
    """As `linalg.slogdet`, with the factors that the results come from and their pivots."""
    if out is None:
        kernel = None
        try:
            kernel = __linalg_slogdet_kernels[A._bits_ & state.mask if MASKED else A._bits_]
            return kernel(A)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_linalg_slogdet, operators._linalg_slogdet, (A,), {"out": out})


_slogdet_kernels = operators.slogdet.table


def slogdet(input, *, out=None):
    """The same as `linalg.slogdet`."""
    if out is None:
        kernel = None
        try:
            kernel = _slogdet_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(slogdet, operators.slogdet, (input,), {"out": out})


_logdet_kernels = operators.logdet.table


def logdet(input):
    """The logarithms of determinants, NaN for a negative one."""
    kernel = None
    try:
        kernel = _logdet_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(logdet, operators.logdet, (input,), {})


__linalg_eigvals_kernels = operators._linalg_eigvals.table


def _linalg_eigvals(input):
    """Complex eigenvalues of square matrices."""
    kernel = None
    try:
        kernel = __linalg_eigvals_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(_linalg_eigvals, operators._linalg_eigvals, (input,), {})


__linalg_eigh_kernels = operators._linalg_eigh.table


def _linalg_eigh(A, UPLO="L", compute_v=True, *, out=None):
    """Ascending eigenvalues of Hermitian matrices, and eigenvectors when asked for."""
    if out is None and UPLO.__class__ is str and compute_v.__class__ is bool:
        kernel = None
        try:
            kernel = __linalg_eigh_kernels[A._bits_ & state.mask if MASKED else A._bits_]
            return kernel(A, UPLO, compute_v)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_linalg_eigh, operators._linalg_eigh, (A, UPLO, compute_v), {"out": out})


__linalg_svd_kernels = operators._linalg_svd.table


def _linalg_svd(A, full_matrices=False, compute_uv=True, *, driver=None, out=None):
    """Singular values, and singular vectors when asked for."""
    if (
        out is None
        and full_matrices.__class__ is bool
        and compute_uv.__class__ is bool
        and (driver is None or driver.__class__ is str)
    ):
        kernel = None
        try:
            kernel = __linalg_svd_kernels[A._bits_ & state.mask if MASKED else A._bits_]
            return kernel(A, full_matrices, compute_uv, driver)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _linalg_svd,
        operators._linalg_svd,
        (A, full_matrices, compute_uv),
        {"driver": driver, "out": out},
    )


_svd_kernels = operators.svd.table


def svd(input, some=True, compute_uv=True, *, out=None):
    """U, descending singular values and V. See `linalg.svd`."""
    if out is None and some.__class__ is bool and compute_uv.__class__ is bool:
        kernel = None
        try:
            kernel = _svd_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, some, compute_uv)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(svd, operators.svd, (input, some, compute_uv), {"out": out})


_pinverse_kernels = operators.pinverse.table


def pinverse(input, rcond=1e-15):
    """The Moore-Penrose inverse. See `linalg.pinv`."""
    if rcond.__class__ is float or rcond.__class__ is int:
        kernel = None
        try:
            kernel = _pinverse_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, rcond if rcond.__class__ is float else float(rcond))
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(pinverse, operators.pinverse, (input, rcond), {})


_vander_kernels = operators.vander.table


def vander(x, N=None, increasing=False):
    """The powers of each element of a vector, descending unless `increasing`."""
    if (N is None or N.__class__ is int) and increasing.__class__ is bool:
        kernel = None
        try:
            kernel = _vander_kernels[x._bits_ & state.mask if MASKED else x._bits_]
            return kernel(x, N, increasing)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(vander, operators.vander, (x, N, increasing), {})


_matrix_exp_kernels = operators.matrix_exp.table


def matrix_exp(input):
    """The same as `linalg.matrix_exp`."""
    kernel = None
    try:
        kernel = _matrix_exp_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(matrix_exp, operators.matrix_exp, (input,), {})


_frobenius_norm_dim_kernels = operators.frobenius_norm_dim.table


def frobenius_norm(input=MISSING, dim=MISSING, keepdim=False, *, out=None, **numpy_names):
    """The square root of the sum of squares along the given dimensions."""
    if (
        not numpy_names
        and out is None
        and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and keepdim.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _frobenius_norm_dim_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, (dim,) if dim.__class__ is int else ints_dim, keepdim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        frobenius_norm,
        operators.frobenius_norm_dim,
        (input,),
        {"dim": dim, "keepdim": keepdim, "out": out, **numpy_names},
    )


_nuclear_norm_kernels = operators.nuclear_norm.table
_nuclear_norm_dim_kernels = operators.nuclear_norm_dim.table


def nuclear_norm(*args, **kwargs):
    """The sum of the singular values of a matrix."""
    if not kwargs and len(args) == 1:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _nuclear_norm_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and args[1].__class__ is bool:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _nuclear_norm_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], args[1])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 2
        and (args[1].__class__ is int or (ints_dim := as_ints(args[1])) is not None)
    ):
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _nuclear_norm_dim_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], (args[1],) * 2 if args[1].__class__ is int else ints_dim, False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 3
        and (args[1].__class__ is int or (ints_dim := as_ints(args[1])) is not None)
        and args[2].__class__ is bool
    ):
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _nuclear_norm_dim_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                args[0], (args[1],) * 2 if args[1].__class__ is int else ints_dim, args[2]
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(nuclear_norm, operators.nuclear_norm, args, kwargs)


_norm_except_dim_kernels = operators.norm_except_dim.table


def norm_except_dim(v=MISSING, pow=2, dim=0, **numpy_names):
    """The norms over all dimensions but one."""
    if not numpy_names and pow.__class__ is int and dim.__class__ is int:
        kernel = None
        try:
            kernel = _norm_except_dim_kernels[v._bits_ & state.mask if MASKED else v._bits_]
            return kernel(v, pow, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(norm_except_dim, operators.norm_except_dim, (v, pow, dim), {**numpy_names})


__weight_norm_kernels = operators._weight_norm.table


def _weight_norm(v=MISSING, g=MISSING, dim=0, **numpy_names):
    """The direction of `v`, with the norms `g` over all dimensions but one."""
    if not numpy_names and dim.__class__ is int:
        kernel = None
        try:
            bits = v._bits_ if v._bits_ is g._bits_ else v._bits_ | g._bits_
            kernel = __weight_norm_kernels[bits & state.mask if MASKED else bits]
            return kernel(v, g, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_weight_norm, operators._weight_norm, (v, g, dim), {**numpy_names})


_dist_kernels = operators.dist.table


def dist(input, other, p=2):
    """The p-norm of the difference of two tensors."""
    if p.__class__ in NUMBER_BITS:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _dist_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other, p)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(dist, operators.dist, (input, other, p), {})


_renorm_kernels = operators.renorm.table


def renorm(input=MISSING, p=MISSING, dim=MISSING, maxnorm=MISSING, *, out=None, **numpy_names):
    """Slices along `dim` whose p-norm exceeds `maxnorm`, scaled down to it."""
    if (
        not numpy_names
        and out is None
        and p.__class__ in NUMBER_BITS
        and dim.__class__ is int
        and maxnorm.__class__ in NUMBER_BITS
    ):
        kernel = None
        try:
            kernel = _renorm_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, p, dim, maxnorm)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        renorm, operators.renorm, (input, p, dim, maxnorm), {"out": out, **numpy_names}
    )


__fft_c2c_kernels = operators._fft_c2c.table


def _fft_c2c(
    input=MISSING, dim=MISSING, normalization=MISSING, forward=MISSING, *, out=None, **numpy_names
):
    """The transform of complex numbers along several dimensions."""
    if (
        not numpy_names
        and out is None
        and (ints_dim := as_ints(dim)) is not None
        and normalization.__class__ is int
        and forward.__class__ is bool
    ):
        kernel = None
        try:
            kernel = __fft_c2c_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_dim, normalization, forward)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _fft_c2c,
        operators._fft_c2c,
        (input, dim, normalization, forward),
        {"out": out, **numpy_names},
    )


__fft_r2c_kernels = operators._fft_r2c.table


def _fft_r2c(
    input=MISSING, dim=MISSING, normalization=MISSING, onesided=MISSING, *, out=None, **numpy_names
):
    """The transform of real numbers, whole or without its redundant half."""
    if (
        not numpy_names
        and out is None
        and (ints_dim := as_ints(dim)) is not None
        and normalization.__class__ is int
        and onesided.__class__ is bool
    ):
        kernel = None
        try:
            kernel = __fft_r2c_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_dim, normalization, onesided)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _fft_r2c,
        operators._fft_r2c,
        (input, dim, normalization, onesided),
        {"out": out, **numpy_names},
    )


__fft_c2r_kernels = operators._fft_c2r.table


def _fft_c2r(
    input=MISSING,
    dim=MISSING,
    normalization=MISSING,
    last_dim_size=MISSING,
    *,
    out=None,
    **numpy_names,
):
    """The transform of half a spectrum to real numbers."""
    if (
        not numpy_names
        and out is None
        and (ints_dim := as_ints(dim)) is not None
        and normalization.__class__ is int
        and last_dim_size.__class__ is int
    ):
        kernel = None
        try:
            kernel = __fft_c2r_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_dim, normalization, last_dim_size)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _fft_c2r,
        operators._fft_c2r,
        (input, dim, normalization, last_dim_size),
        {"out": out, **numpy_names},
    )


_istft_kernels = operators.istft.table


def istft(
    input,
    n_fft,
    hop_length=None,
    win_length=None,
    window=None,
    center=True,
    normalized=False,
    onesided=None,
    length=None,
    return_complex=False,
):
    """The signal whose short-time Fourier transform is closest to the given one."""
    if (
        n_fft.__class__ is int
        and (hop_length is None or hop_length.__class__ is int)
        and (win_length is None or win_length.__class__ is int)
        and center.__class__ is bool
        and normalized.__class__ is bool
        and (onesided is None or onesided.__class__ is bool)
        and (length is None or length.__class__ is int)
        and return_complex.__class__ is bool
    ):
        kernel = None
        try:
            more = 0 if window is None else window._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _istft_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                n_fft,
                hop_length,
                win_length,
                window,
                center,
                normalized,
                onesided,
                length,
                return_complex,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        istft,
        operators.istft,
        (
            input,
            n_fft,
            hop_length,
            win_length,
            window,
            center,
            normalized,
            onesided,
            length,
            return_complex,
        ),
        {},
    )


def empty(*args, **kwargs):
    """An uninitialized tensor of the given size."""
    return call_slow_factory(empty, operators.empty_memory_format, args, kwargs)


def empty_strided(*args, **kwargs):
    """An uninitialized tensor with the given size and strides, in elements."""
    return call_slow_factory(empty_strided, operators.empty_strided, args, kwargs)


def empty_permuted(*args, **kwargs):
    """An uninitialized tensor that is dense in memory in the given order of dimensions."""
    return call_slow_factory(empty_permuted, operators.empty_permuted, args, kwargs)


def zeros(*args, **kwargs):
    """A tensor of zeros."""
    return call_slow_factory(zeros, operators.zeros, args, kwargs)


def ones(*args, **kwargs):
    """A tensor of ones."""
    return call_slow_factory(ones, operators.ones, args, kwargs)


def full(*args, **kwargs):
    """A tensor filled with one number. Without a dtype it takes the number's: bool, int64 or the
    default dtype.
    """
    return call_slow_factory(full, operators.full, args, kwargs)


def empty_like(*args, **kwargs):
    """An uninitialized tensor of the size and (unless given) the dtype of `input`."""
    return call_slow_factory(empty_like, operators.empty_like, args, kwargs)


def zeros_like(*args, **kwargs):
    """Zeros of the size and (unless given) the dtype of `input`."""
    return call_slow_factory(zeros_like, operators.zeros_like, args, kwargs)


def ones_like(*args, **kwargs):
    """Ones of the size and (unless given) the dtype of `input`."""
    return call_slow_factory(ones_like, operators.ones_like, args, kwargs)


def full_like(*args, **kwargs):
    """A tensor filled with one number, with the size and (unless given) the dtype of `input`."""
    return call_slow_factory(full_like, operators.full_like, args, kwargs)


def scalar_tensor(*args, **kwargs):
    """A 0-d tensor that holds a number, in the default dtype unless one is given."""
    return call_slow_factory(scalar_tensor, operators.scalar_tensor, args, kwargs)


def arange(*args, **kwargs):
    """The numbers 0, 1, … up to but without `end`; int64 when `end` is an integer."""
    return call_slow_factory(arange, operators.arange, args, kwargs)


def range(*args, **kwargs):
    """The numbers `start`, `start + 1`, … up to and with `end`. Kept for old programs; see
    `arange`.
    """
    return call_slow_factory(range, operators.range, args, kwargs)


def linspace(*args, **kwargs):
    """`steps` evenly spaced numbers from `start` to `end`, both included."""
    return call_slow_factory(linspace, operators.linspace, args, kwargs)


def logspace(*args, **kwargs):
    """`base` to the power of `steps` evenly spaced exponents from `start` to `end`."""
    return call_slow_factory(logspace, operators.logspace, args, kwargs)


def eye(*args, **kwargs):
    """The identity matrix with `n` rows."""
    return call_slow_factory(eye, operators.eye, args, kwargs)


def hann_window(*args, **kwargs):
    """The Hann window, a raised cosine, periodic for use in Fourier analysis."""
    return call_slow_factory(hann_window, operators.hann_window, args, kwargs)


def hamming_window(*args, **kwargs):
    """The Hamming window, a raised cosine on a pedestal, periodic for use in Fourier analysis."""
    return call_slow_factory(hamming_window, operators.hamming_window, args, kwargs)


def blackman_window(*args, **kwargs):
    """The Blackman window, of two cosines, periodic for use in Fourier analysis."""
    return call_slow_factory(blackman_window, operators.blackman_window, args, kwargs)


def bartlett_window(*args, **kwargs):
    """The Bartlett window, a triangle, periodic for use in Fourier analysis."""
    return call_slow_factory(bartlett_window, operators.bartlett_window, args, kwargs)


def kaiser_window(*args, **kwargs):
    """The Kaiser window, close to the best concentration in a main lobe, periodic for use in
    Fourier analysis.
    """
    return call_slow_factory(kaiser_window, operators.kaiser_window, args, kwargs)


def rand(*args, **kwargs):
    """Uniform random numbers in [0, 1)."""
    return call_slow_factory(rand, operators.rand, args, kwargs)


def rand_like(*args, **kwargs):
    """Uniform numbers of [0, 1) in the size and dtype of `input`."""
    return call_slow_factory(rand_like, operators.rand_like, args, kwargs)


def randn(*args, **kwargs):
    """Standard normal random numbers."""
    return call_slow_factory(randn, operators.randn, args, kwargs)


def randn_like(*args, **kwargs):
    """Standard normal numbers in the size and dtype of `input`."""
    return call_slow_factory(randn_like, operators.randn_like, args, kwargs)


def randint(*args, **kwargs):
    """Uniform random integers in [0, high)."""
    return call_slow_factory(randint, operators.randint, args, kwargs)


def randint_like(*args, **kwargs):
    """Integers of [0, high) in the size and dtype of `input`."""
    return call_slow_factory(randint_like, operators.randint_like, args, kwargs)


def randperm(*args, **kwargs):
    """The integers of [0, n) in random order."""
    return call_slow_factory(randperm, operators.randperm, args, kwargs)


_normal_Tensor_float_kernels = operators.normal_Tensor_float.table
_normal_float_Tensor_kernels = operators.normal_float_Tensor.table
_normal_Tensor_Tensor_kernels = operators.normal_Tensor_Tensor.table


def normal(
    mean,
    std=MISSING,
    size=MISSING,
    *,
    generator=None,
    dtype=MISSING,
    layout=MISSING,
    device=MISSING,
    pin_memory=MISSING,
    out=None,
    requires_grad=MISSING,
):
    """Normal random numbers with a mean for each element and one standard deviation."""
    if (
        out is None
        and (std is MISSING or std.__class__ is float or std.__class__ is int)
        and size is MISSING
        and generator is None
        and dtype is MISSING
        and layout is MISSING
        and device is MISSING
        and pin_memory is MISSING
        and requires_grad is MISSING
    ):
        kernel = None
        try:
            bits = mean._bits_
            kernel = _normal_Tensor_float_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                mean,
                1.0 if std is MISSING else (std if std.__class__ is float else float(std)),
                generator,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        out is None
        and (mean.__class__ is float or mean.__class__ is int)
        and std is not MISSING
        and size is MISSING
        and generator is None
        and dtype is MISSING
        and layout is MISSING
        and device is MISSING
        and pin_memory is MISSING
        and requires_grad is MISSING
    ):
        kernel = None
        try:
            kernel = _normal_float_Tensor_kernels[std._bits_ & state.mask if MASKED else std._bits_]
            return kernel(mean if mean.__class__ is float else float(mean), std, generator)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        out is None
        and std is not MISSING
        and size is MISSING
        and generator is None
        and dtype is MISSING
        and layout is MISSING
        and device is MISSING
        and pin_memory is MISSING
        and requires_grad is MISSING
    ):
        kernel = None
        try:
            bits = mean._bits_ if mean._bits_ is std._bits_ else mean._bits_ | std._bits_
            kernel = _normal_Tensor_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(mean, std, generator)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow_making(
        normal,
        operators.normal_Tensor_float,
        (mean, std, size),
        {
            "generator": generator,
            "dtype": dtype,
            "layout": layout,
            "device": device,
            "pin_memory": pin_memory,
            "out": out,
            "requires_grad": requires_grad,
        },
    )


_bernoulli_kernels = operators.bernoulli.table
_bernoulli_p_kernels = operators.bernoulli_p.table


def bernoulli(input, p=MISSING, *, generator=None, out=None):
    """Bernoulli random numbers: ones with the probabilities in `input`, otherwise zeros."""
    if out is None and p is MISSING and generator is None:
        kernel = None
        try:
            kernel = _bernoulli_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, generator)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None and (p.__class__ is float or p.__class__ is int) and generator is None:
        kernel = None
        try:
            kernel = _bernoulli_p_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, p if p.__class__ is float else float(p), generator)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        bernoulli, operators.bernoulli, (input, p), {"generator": generator, "out": out}
    )


_multinomial_kernels = operators.multinomial.table


def multinomial(input, num_samples, replacement=False, *, generator=None, out=None):
    """Indices drawn from each row of weights, with or without replacement."""
    if (
        out is None
        and num_samples.__class__ is int
        and replacement.__class__ is bool
        and generator is None
    ):
        kernel = None
        try:
            kernel = _multinomial_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, num_samples, replacement, generator)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        multinomial,
        operators.multinomial,
        (input, num_samples, replacement),
        {"generator": generator, "out": out},
    )


_poisson_kernels = operators.poisson.table


def poisson(input, generator=None):
    """Poisson random numbers with the given rates."""
    if generator is None:
        kernel = None
        try:
            kernel = _poisson_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, generator)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(poisson, operators.poisson, (input, generator), {})


_binomial_kernels = operators.binomial.table


def binomial(count, prob, generator=None):
    """How many of `count` trials of probability `prob` succeed."""
    if generator is None:
        kernel = None
        try:
            bits = count._bits_ if count._bits_ is prob._bits_ else count._bits_ | prob._bits_
            kernel = _binomial_kernels[bits & state.mask if MASKED else bits]
            return kernel(count, prob, generator)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(binomial, operators.binomial, (count, prob, generator), {})


__standard_gamma_kernels = operators._standard_gamma.table


def _standard_gamma(input, generator=None):
    """Numbers of the gamma distribution of scale 1."""
    if generator is None:
        kernel = None
        try:
            kernel = __standard_gamma_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, generator)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_standard_gamma, operators._standard_gamma, (input, generator), {})


__standard_gamma_grad_kernels = operators._standard_gamma_grad.table


def _standard_gamma_grad(input, output):
    """The derivative of numbers of the gamma distribution of scale 1 in its shape parameter."""
    kernel = None
    try:
        bits = input._bits_ if input._bits_ is output._bits_ else input._bits_ | output._bits_
        kernel = __standard_gamma_grad_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, output)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(_standard_gamma_grad, operators._standard_gamma_grad, (input, output), {})


__sample_dirichlet_kernels = operators._sample_dirichlet.table


def _sample_dirichlet(input, generator=None):
    """Points of the simplex, distributed by the given concentrations."""
    if generator is None:
        kernel = None
        try:
            bits = input._bits_
            kernel = __sample_dirichlet_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, generator)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_sample_dirichlet, operators._sample_dirichlet, (input, generator), {})


__dirichlet_grad_kernels = operators._dirichlet_grad.table


def _dirichlet_grad(x, alpha, total):
    """The derivative of coordinates of Dirichlet points in their concentrations, over 1 - x."""
    kernel = None
    try:
        bits = x._bits_ | alpha._bits_ | total._bits_
        kernel = __dirichlet_grad_kernels[bits & state.mask if MASKED else bits]
        return kernel(x, alpha, total)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(_dirichlet_grad, operators._dirichlet_grad, (x, alpha, total), {})


_convolution_kernels = operators.convolution.table


def convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    """Convolution of a batch (N, C, *S) with `weight` (O, C/groups, *K), or with `transposed` the
    transpose of the convolution whose weight is (C, O/groups, *K).
    """
    if (
        (ints_stride := as_ints(stride)) is not None
        and (ints_padding := as_ints(padding)) is not None
        and (ints_dilation := as_ints(dilation)) is not None
        and transposed.__class__ is bool
        and (ints_output_padding := as_ints(output_padding)) is not None
        and groups.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = _convolution_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                weight,
                bias,
                ints_stride,
                ints_padding,
                ints_dilation,
                transposed,
                ints_output_padding,
                groups,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        convolution,
        operators.convolution,
        (input, weight, bias, stride, padding, dilation, transposed, output_padding, groups),
        {},
    )


__convolution_kernels = operators._convolution.table
__convolution_deprecated_kernels = operators._convolution_deprecated.table


def _convolution(
    input,
    weight,
    bias,
    stride,
    padding,
    dilation,
    transposed,
    output_padding,
    groups,
    benchmark,
    deterministic,
    cudnn_enabled,
    allow_tf32=MISSING,
):
    """Like `convolution`; the last four arguments concern libraries of other devices."""
    if (
        (ints_stride := as_ints(stride)) is not None
        and (ints_padding := as_ints(padding)) is not None
        and (ints_dilation := as_ints(dilation)) is not None
        and transposed.__class__ is bool
        and (ints_output_padding := as_ints(output_padding)) is not None
        and groups.__class__ is int
        and benchmark.__class__ is bool
        and deterministic.__class__ is bool
        and cudnn_enabled.__class__ is bool
        and allow_tf32.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = __convolution_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                weight,
                bias,
                ints_stride,
                ints_padding,
                ints_dilation,
                transposed,
                ints_output_padding,
                groups,
                benchmark,
                deterministic,
                cudnn_enabled,
                allow_tf32,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        (ints_stride := as_ints(stride)) is not None
        and (ints_padding := as_ints(padding)) is not None
        and (ints_dilation := as_ints(dilation)) is not None
        and transposed.__class__ is bool
        and (ints_output_padding := as_ints(output_padding)) is not None
        and groups.__class__ is int
        and benchmark.__class__ is bool
        and deterministic.__class__ is bool
        and cudnn_enabled.__class__ is bool
        and allow_tf32 is MISSING
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = __convolution_deprecated_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                weight,
                bias,
                ints_stride,
                ints_padding,
                ints_dilation,
                transposed,
                ints_output_padding,
                groups,
                benchmark,
                deterministic,
                cudnn_enabled,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _convolution,
        operators._convolution,
        (
            input,
            weight,
            bias,
            stride,
            padding,
            dilation,
            transposed,
            output_padding,
            groups,
            benchmark,
            deterministic,
            cudnn_enabled,
            allow_tf32,
        ),
        {},
    )


_conv1d_kernels = operators.conv1d.table
_conv1d_padding_kernels = operators.conv1d_padding.table


def conv1d(input, weight, bias=None, stride=(1,), padding=MISSING, dilation=(1,), groups=1):
    """Convolution over the last dimension of (N, C, L) or (C, L), with `weight` (O, C/groups,
    K).
    """
    if (
        (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (
            padding is MISSING
            or padding.__class__ is int
            or (ints_padding := as_ints(padding)) is not None
        )
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
        and groups.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = _conv1d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                weight,
                bias,
                (stride,) if stride.__class__ is int else ints_stride,
                (
                    (0,)
                    if padding is MISSING
                    else ((padding,) if padding.__class__ is int else ints_padding)
                ),
                (dilation,) if dilation.__class__ is int else ints_dilation,
                groups,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (padding is MISSING or padding.__class__ is str)
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
        and groups.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = _conv1d_padding_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                weight,
                bias,
                (stride,) if stride.__class__ is int else ints_stride,
                "valid" if padding is MISSING else padding,
                (dilation,) if dilation.__class__ is int else ints_dilation,
                groups,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        conv1d,
        operators.conv1d,
        (input, weight, bias, stride),
        {"padding": padding, "dilation": dilation, "groups": groups},
    )


_conv2d_kernels = operators.conv2d.table
_conv2d_padding_kernels = operators.conv2d_padding.table


def conv2d(input, weight, bias=None, stride=(1, 1), padding=MISSING, dilation=(1, 1), groups=1):
    """Convolution over the last two dimensions of (N, C, H, W) or (C, H, W), with `weight` (O,
    C/groups, KH, KW).
    """
    if (
        (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (
            padding is MISSING
            or padding.__class__ is int
            or (ints_padding := as_ints(padding)) is not None
        )
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
        and groups.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = _conv2d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                weight,
                bias,
                (stride,) * 2 if stride.__class__ is int else ints_stride,
                (
                    (0, 0)
                    if padding is MISSING
                    else ((padding,) * 2 if padding.__class__ is int else ints_padding)
                ),
                (dilation,) * 2 if dilation.__class__ is int else ints_dilation,
                groups,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (padding is MISSING or padding.__class__ is str)
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
        and groups.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = _conv2d_padding_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                weight,
                bias,
                (stride,) * 2 if stride.__class__ is int else ints_stride,
                "valid" if padding is MISSING else padding,
                (dilation,) * 2 if dilation.__class__ is int else ints_dilation,
                groups,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        conv2d,
        operators.conv2d,
        (input, weight, bias, stride),
        {"padding": padding, "dilation": dilation, "groups": groups},
    )


_conv3d_kernels = operators.conv3d.table
_conv3d_padding_kernels = operators.conv3d_padding.table


def conv3d(
    input, weight, bias=None, stride=(1, 1, 1), padding=MISSING, dilation=(1, 1, 1), groups=1
):
    """Convolution over the last three dimensions of (N, C, D, H, W) or (C, D, H, W), with `weight`
    (O, C/groups, KD, KH, KW).
    """
    if (
        (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (
            padding is MISSING
            or padding.__class__ is int
            or (ints_padding := as_ints(padding)) is not None
        )
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
        and groups.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = _conv3d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                weight,
                bias,
                (stride,) * 3 if stride.__class__ is int else ints_stride,
                (
                    (0, 0, 0)
                    if padding is MISSING
                    else ((padding,) * 3 if padding.__class__ is int else ints_padding)
                ),
                (dilation,) * 3 if dilation.__class__ is int else ints_dilation,
                groups,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (padding is MISSING or padding.__class__ is str)
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
        and groups.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = _conv3d_padding_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                weight,
                bias,
                (stride,) * 3 if stride.__class__ is int else ints_stride,
                "valid" if padding is MISSING else padding,
                (dilation,) * 3 if dilation.__class__ is int else ints_dilation,
                groups,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        conv3d,
        operators.conv3d,
        (input, weight, bias, stride),
        {"padding": padding, "dilation": dilation, "groups": groups},
    )


_conv_transpose1d_kernels = operators.conv_transpose1d.table


def conv_transpose1d(
    input,
    weight,
    bias=None,
    stride=(1,),
    padding=(0,),
    output_padding=(0,),
    groups=1,
    dilation=(1,),
):
    """Transpose of `conv1d`, with `weight` (C, O/groups, K)."""
    if (
        (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None)
        and (
            output_padding.__class__ is int
            or (ints_output_padding := as_ints(output_padding)) is not None
        )
        and groups.__class__ is int
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = _conv_transpose1d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                weight,
                bias,
                (stride,) if stride.__class__ is int else ints_stride,
                (padding,) if padding.__class__ is int else ints_padding,
                (output_padding,) if output_padding.__class__ is int else ints_output_padding,
                groups,
                (dilation,) if dilation.__class__ is int else ints_dilation,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        conv_transpose1d,
        operators.conv_transpose1d,
        (input, weight, bias, stride, padding, output_padding, groups, dilation),
        {},
    )


_conv_transpose2d_input_kernels = operators.conv_transpose2d_input.table


def conv_transpose2d(
    input,
    weight,
    bias=None,
    stride=(1, 1),
    padding=(0, 0),
    output_padding=(0, 0),
    groups=1,
    dilation=(1, 1),
):
    """Transpose of `conv2d`, with `weight` (C, O/groups, KH, KW)."""
    if (
        (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None)
        and (
            output_padding.__class__ is int
            or (ints_output_padding := as_ints(output_padding)) is not None
        )
        and groups.__class__ is int
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = _conv_transpose2d_input_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                weight,
                bias,
                (stride,) * 2 if stride.__class__ is int else ints_stride,
                (padding,) * 2 if padding.__class__ is int else ints_padding,
                (output_padding,) * 2 if output_padding.__class__ is int else ints_output_padding,
                groups,
                (dilation,) * 2 if dilation.__class__ is int else ints_dilation,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        conv_transpose2d,
        operators.conv_transpose2d_input,
        (input, weight, bias, stride, padding, output_padding, groups, dilation),
        {},
    )


_conv_transpose3d_input_kernels = operators.conv_transpose3d_input.table


def conv_transpose3d(
    input,
    weight,
    bias=None,
    stride=(1, 1, 1),
    padding=(0, 0, 0),
    output_padding=(0, 0, 0),
    groups=1,
    dilation=(1, 1, 1),
):
    """Transpose of `conv3d`, with `weight` (C, O/groups, KD, KH, KW)."""
    if (
        (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None)
        and (
            output_padding.__class__ is int
            or (ints_output_padding := as_ints(output_padding)) is not None
        )
        and groups.__class__ is int
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = _conv_transpose3d_input_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                weight,
                bias,
                (stride,) * 3 if stride.__class__ is int else ints_stride,
                (padding,) * 3 if padding.__class__ is int else ints_padding,
                (output_padding,) * 3 if output_padding.__class__ is int else ints_output_padding,
                groups,
                (dilation,) * 3 if dilation.__class__ is int else ints_dilation,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        conv_transpose3d,
        operators.conv_transpose3d_input,
        (input, weight, bias, stride, padding, output_padding, groups, dilation),
        {},
    )


_conv_tbc_kernels = operators.conv_tbc.table


def conv_tbc(input, weight, bias, pad=0):
    """Convolution over the first dimension of (T, N, C) with `weight` (K, C, O)."""
    if pad.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ | weight._bits_ | bias._bits_
            kernel = _conv_tbc_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, weight, bias, pad)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(conv_tbc, operators.conv_tbc, (input, weight, bias, pad), {})


_max_pool1d_with_indices_kernels = operators.max_pool1d_with_indices.table


def max_pool1d_with_indices(
    input, kernel_size, stride=(), padding=(0,), dilation=(1,), ceil_mode=False
):
    """The largest element of each window of (N, C, L) or (C, L), and its index."""
    if (
        (kernel_size.__class__ is int or (ints_kernel_size := as_ints(kernel_size)) is not None)
        and (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None)
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
        and ceil_mode.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _max_pool1d_with_indices_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (kernel_size,) if kernel_size.__class__ is int else ints_kernel_size,
                (stride,) if stride.__class__ is int else ints_stride,
                (padding,) if padding.__class__ is int else ints_padding,
                (dilation,) if dilation.__class__ is int else ints_dilation,
                ceil_mode,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        max_pool1d_with_indices,
        operators.max_pool1d_with_indices,
        (input, kernel_size, stride, padding, dilation, ceil_mode),
        {},
    )


_max_pool1d_kernels = operators.max_pool1d.table


def max_pool1d(input, kernel_size, stride=(), padding=(0,), dilation=(1,), ceil_mode=False):
    """The largest element of each window of (N, C, L) or (C, L)."""
    if (
        (kernel_size.__class__ is int or (ints_kernel_size := as_ints(kernel_size)) is not None)
        and (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None)
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
        and ceil_mode.__class__ is bool
    ):
        kernel = None
        try:
            kernel = _max_pool1d_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (kernel_size,) if kernel_size.__class__ is int else ints_kernel_size,
                (stride,) if stride.__class__ is int else ints_stride,
                (padding,) if padding.__class__ is int else ints_padding,
                (dilation,) if dilation.__class__ is int else ints_dilation,
                ceil_mode,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        max_pool1d,
        operators.max_pool1d,
        (input, kernel_size, stride, padding, dilation, ceil_mode),
        {},
    )


_max_pool2d_kernels = operators.max_pool2d.table


def max_pool2d(input, kernel_size, stride=(), padding=(0, 0), dilation=(1, 1), ceil_mode=False):
    """The largest element of each window of (N, C, H, W) or (C, H, W)."""
    if (
        (kernel_size.__class__ is int or (ints_kernel_size := as_ints(kernel_size)) is not None)
        and (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None)
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
        and ceil_mode.__class__ is bool
    ):
        kernel = None
        try:
            kernel = _max_pool2d_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (kernel_size,) * 2 if kernel_size.__class__ is int else ints_kernel_size,
                (stride,) * 2 if stride.__class__ is int else ints_stride,
                (padding,) * 2 if padding.__class__ is int else ints_padding,
                (dilation,) * 2 if dilation.__class__ is int else ints_dilation,
                ceil_mode,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        max_pool2d,
        operators.max_pool2d,
        (input, kernel_size, stride, padding, dilation, ceil_mode),
        {},
    )


_max_pool3d_kernels = operators.max_pool3d.table


def max_pool3d(
    input, kernel_size, stride=(), padding=(0, 0, 0), dilation=(1, 1, 1), ceil_mode=False
):
    """The largest element of each window of (N, C, D, H, W) or (C, D, H, W)."""
    if (
        (kernel_size.__class__ is int or (ints_kernel_size := as_ints(kernel_size)) is not None)
        and (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None)
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
        and ceil_mode.__class__ is bool
    ):
        kernel = None
        try:
            kernel = _max_pool3d_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (kernel_size,) * 3 if kernel_size.__class__ is int else ints_kernel_size,
                (stride,) * 3 if stride.__class__ is int else ints_stride,
                (padding,) * 3 if padding.__class__ is int else ints_padding,
                (dilation,) * 3 if dilation.__class__ is int else ints_dilation,
                ceil_mode,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        max_pool3d,
        operators.max_pool3d,
        (input, kernel_size, stride, padding, dilation, ceil_mode),
        {},
    )


_avg_pool1d_kernels = operators.avg_pool1d.table


def avg_pool1d(
    input, kernel_size, stride=(), padding=(0,), ceil_mode=False, count_include_pad=True
):
    """The mean of each window of (N, C, L) or (C, L)."""
    if (
        (kernel_size.__class__ is int or (ints_kernel_size := as_ints(kernel_size)) is not None)
        and (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None)
        and ceil_mode.__class__ is bool
        and count_include_pad.__class__ is bool
    ):
        kernel = None
        try:
            kernel = _avg_pool1d_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (kernel_size,) if kernel_size.__class__ is int else ints_kernel_size,
                (stride,) if stride.__class__ is int else ints_stride,
                (padding,) if padding.__class__ is int else ints_padding,
                ceil_mode,
                count_include_pad,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        avg_pool1d,
        operators.avg_pool1d,
        (input, kernel_size, stride, padding, ceil_mode, count_include_pad),
        {},
    )


_adaptive_avg_pool1d_kernels = operators.adaptive_avg_pool1d.table


def adaptive_avg_pool1d(input, output_size):
    """Means of (N, C, L) or (C, L) over `output_size` windows that share the length out evenly."""
    if output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _adaptive_avg_pool1d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input, (output_size,) if output_size.__class__ is int else ints_output_size
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(adaptive_avg_pool1d, operators.adaptive_avg_pool1d, (input, output_size), {})


__adaptive_avg_pool2d_kernels = operators._adaptive_avg_pool2d.table


def _adaptive_avg_pool2d(input, output_size):
    """The kernel of `adaptive_avg_pool2d`."""
    if output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None:
        kernel = None
        try:
            bits = input._bits_
            kernel = __adaptive_avg_pool2d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input, (output_size,) * 2 if output_size.__class__ is int else ints_output_size
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_adaptive_avg_pool2d, operators._adaptive_avg_pool2d, (input, output_size), {})


__adaptive_avg_pool3d_kernels = operators._adaptive_avg_pool3d.table


def _adaptive_avg_pool3d(input, output_size):
    """The kernel of `adaptive_avg_pool3d`."""
    if output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None:
        kernel = None
        try:
            bits = input._bits_
            kernel = __adaptive_avg_pool3d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input, (output_size,) * 3 if output_size.__class__ is int else ints_output_size
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_adaptive_avg_pool3d, operators._adaptive_avg_pool3d, (input, output_size), {})


_adaptive_max_pool1d_kernels = operators.adaptive_max_pool1d.table


def adaptive_max_pool1d(input, output_size):
    """The largest of each of `output_size` windows over (N, C, L) or (C, L), and its index."""
    if output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _adaptive_max_pool1d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input, (output_size,) if output_size.__class__ is int else ints_output_size
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(adaptive_max_pool1d, operators.adaptive_max_pool1d, (input, output_size), {})


_native_layer_norm_kernels = operators.native_layer_norm.table


def native_layer_norm(input, normalized_shape, weight, bias, eps):
    """`input` with mean 0 and variance 1 over its last dimensions `normalized_shape`, then times
    `weight` plus `bias`; also the mean and the reciprocal standard deviation.
    """
    if (
        (ints_normalized_shape := as_ints(normalized_shape)) is not None
        and (eps.__class__ is float or eps.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= 0 if weight is None else weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = _native_layer_norm_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                ints_normalized_shape,
                weight,
                bias,
                eps if eps.__class__ is float else float(eps),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        native_layer_norm,
        operators.native_layer_norm,
        (input, normalized_shape, weight, bias, eps),
        {},
    )


_layer_norm_kernels = operators.layer_norm.table


def layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-05, cudnn_enable=True):
    """`input` with mean 0 and variance 1 over its last dimensions `normalized_shape`, then times
    `weight` plus `bias`.
    """
    if (
        (ints_normalized_shape := as_ints(normalized_shape)) is not None
        and (eps.__class__ is float or eps.__class__ is int)
        and cudnn_enable.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= 0 if weight is None else weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = _layer_norm_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                ints_normalized_shape,
                weight,
                bias,
                eps if eps.__class__ is float else float(eps),
                cudnn_enable,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        layer_norm,
        operators.layer_norm,
        (input, normalized_shape, weight, bias, eps, cudnn_enable),
        {},
    )


__fused_rms_norm_kernels = operators._fused_rms_norm.table


def _fused_rms_norm(input, normalized_shape, weight, eps):
    """`input` over the root of its mean square over its last dimensions `normalized_shape`, then
    times `weight`; also the reciprocal of that root, which is float32 for two-byte inputs.
    """
    if (
        (ints_normalized_shape := as_ints(normalized_shape)) is not None
        and (eps is None or eps.__class__ is float or eps.__class__ is int)
    ):
        kernel = None
        try:
            more = 0 if weight is None else weight._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = __fused_rms_norm_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                ints_normalized_shape,
                weight,
                eps if eps is None or eps.__class__ is float else float(eps),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _fused_rms_norm, operators._fused_rms_norm, (input, normalized_shape, weight, eps), {}
    )


__fused_rms_norm_backward_kernels = operators._fused_rms_norm_backward.table


def _fused_rms_norm_backward(grad_out, input, normalized_shape, rstd, weight, output_mask):
    """The gradients of `_fused_rms_norm` with respect to input and weight, as far as `output_mask`
    asks for them.
    """
    if (ints_normalized_shape := as_ints(normalized_shape)) is not None and are_bools(output_mask):
        kernel = None
        try:
            bits = grad_out._bits_
            bits |= input._bits_
            bits |= rstd._bits_
            bits |= 0 if weight is None else weight._bits_
            kernel = __fused_rms_norm_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_out, input, ints_normalized_shape, rstd, weight, output_mask)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _fused_rms_norm_backward,
        operators._fused_rms_norm_backward,
        (grad_out, input, normalized_shape, rstd, weight, output_mask),
        {},
    )


_rms_norm_kernels = operators.rms_norm.table


def rms_norm(input, normalized_shape, weight=None, eps=None):
    """`input` divided by its root mean square over the last dimensions `normalized_shape`,
    multiplied by `weight`.
    """
    if (
        (ints_normalized_shape := as_ints(normalized_shape)) is not None
        and (eps is None or eps.__class__ is float or eps.__class__ is int)
    ):
        kernel = None
        try:
            more = 0 if weight is None else weight._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _rms_norm_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                ints_normalized_shape,
                weight,
                eps if eps is None or eps.__class__ is float else float(eps),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(rms_norm, operators.rms_norm, (input, normalized_shape, weight, eps), {})


_native_batch_norm_kernels = operators.native_batch_norm.table


def native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps):
    """`input` (N, C, …) with mean 0 and variance 1 for each channel, by the batch's statistics in
    training and by the running ones otherwise, then times `weight` plus `bias`; also the mean
    and the reciprocal standard deviation. Training moves the running statistics towards the
    batch's by `momentum`, in place.
    """
    if (
        training.__class__ is bool
        and (momentum.__class__ is float or momentum.__class__ is int)
        and (eps.__class__ is float or eps.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= 0 if weight is None else weight._bits_
            bits |= 0 if bias is None else bias._bits_
            bits |= 0 if running_mean is None else running_mean._bits_
            bits |= 0 if running_var is None else running_var._bits_
            kernel = _native_batch_norm_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                weight,
                bias,
                running_mean,
                running_var,
                training,
                momentum if momentum.__class__ is float else float(momentum),
                eps if eps.__class__ is float else float(eps),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        native_batch_norm,
        operators.native_batch_norm,
        (input, weight, bias, running_mean, running_var, training, momentum, eps),
        {},
    )


_batch_norm_kernels = operators.batch_norm.table


def batch_norm(
    input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled
):
    """`input` (N, C, …) with mean 0 and variance 1 for each channel, by the batch's statistics in
    training and by the running ones otherwise, then times `weight` plus `bias`.
    """
    if (
        training.__class__ is bool
        and (momentum.__class__ is float or momentum.__class__ is int)
        and (eps.__class__ is float or eps.__class__ is int)
        and cudnn_enabled.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= 0 if weight is None else weight._bits_
            bits |= 0 if bias is None else bias._bits_
            bits |= 0 if running_mean is None else running_mean._bits_
            bits |= 0 if running_var is None else running_var._bits_
            kernel = _batch_norm_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                weight,
                bias,
                running_mean,
                running_var,
                training,
                momentum if momentum.__class__ is float else float(momentum),
                eps if eps.__class__ is float else float(eps),
                cudnn_enabled,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        batch_norm,
        operators.batch_norm,
        (input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled),
        {},
    )


_instance_norm_kernels = operators.instance_norm.table


def instance_norm(
    input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, cudnn_enabled
):
    """`input` (N, C, …) with mean 0 and variance 1 for each channel of each sample, then times
    `weight` plus `bias`.
    """
    if (
        use_input_stats.__class__ is bool
        and (momentum.__class__ is float or momentum.__class__ is int)
        and (eps.__class__ is float or eps.__class__ is int)
        and cudnn_enabled.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= 0 if weight is None else weight._bits_
            bits |= 0 if bias is None else bias._bits_
            bits |= 0 if running_mean is None else running_mean._bits_
            bits |= 0 if running_var is None else running_var._bits_
            kernel = _instance_norm_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                weight,
                bias,
                running_mean,
                running_var,
                use_input_stats,
                momentum if momentum.__class__ is float else float(momentum),
                eps if eps.__class__ is float else float(eps),
                cudnn_enabled,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        instance_norm,
        operators.instance_norm,
        (
            input,
            weight,
            bias,
            running_mean,
            running_var,
            use_input_stats,
            momentum,
            eps,
            cudnn_enabled,
        ),
        {},
    )


_native_group_norm_kernels = operators.native_group_norm.table


def native_group_norm(input, weight, bias, N, C, HxW, group, eps):
    """`input` (N, C, …) with mean 0 and variance 1 for each of `group` groups of channels of each
    sample, then times `weight` plus `bias`; also the mean and the reciprocal standard deviation.
    """
    if (
        N.__class__ is int
        and C.__class__ is int
        and HxW.__class__ is int
        and group.__class__ is int
        and (eps.__class__ is float or eps.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= 0 if weight is None else weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = _native_group_norm_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input, weight, bias, N, C, HxW, group, eps if eps.__class__ is float else float(eps)
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        native_group_norm,
        operators.native_group_norm,
        (input, weight, bias, N, C, HxW, group, eps),
        {},
    )


_group_norm_kernels = operators.group_norm.table


def group_norm(input, num_groups, weight=None, bias=None, eps=1e-05, cudnn_enabled=True):
    """`input` (N, C, …) with mean 0 and variance 1 for each of `num_groups` groups of channels of
    each sample, then times `weight` plus `bias`.
    """
    if (
        num_groups.__class__ is int
        and (eps.__class__ is float or eps.__class__ is int)
        and cudnn_enabled.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= 0 if weight is None else weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = _group_norm_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                num_groups,
                weight,
                bias,
                eps if eps.__class__ is float else float(eps),
                cudnn_enabled,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        group_norm, operators.group_norm, (input, num_groups, weight, bias, eps, cudnn_enabled), {}
    )


_embedding_kernels = operators.embedding.table


def embedding(weight, indices, padding_idx=-1, scale_grad_by_freq=False, sparse=False):
    """Rows of the table `weight` (V, D) at `indices`, as (*indices.shape, D)."""
    if (
        padding_idx.__class__ is int
        and scale_grad_by_freq.__class__ is bool
        and sparse.__class__ is bool
    ):
        kernel = None
        try:
            bits = weight._bits_ | indices._bits_
            kernel = _embedding_kernels[bits & state.mask if MASKED else bits]
            return kernel(weight, indices, padding_idx, scale_grad_by_freq, sparse)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        embedding,
        operators.embedding,
        (weight, indices, padding_idx, scale_grad_by_freq, sparse),
        {},
    )


_embedding_renorm__kernels = operators.embedding_renorm_.table


def embedding_renorm_(input, indices, max_norm, norm_type):
    """The table `input` with the rows at `indices` scaled down to a norm of `max_norm` at most; in
    place.
    """
    if (
        (max_norm.__class__ is float or max_norm.__class__ is int)
        and (norm_type.__class__ is float or norm_type.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_ | indices._bits_
            kernel = _embedding_renorm__kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                indices,
                max_norm if max_norm.__class__ is float else float(max_norm),
                norm_type if norm_type.__class__ is float else float(norm_type),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        embedding_renorm_, operators.embedding_renorm_, (input, indices, max_norm, norm_type), {}
    )


__embedding_bag_kernels = operators._embedding_bag.table


def _embedding_bag(
    weight,
    indices,
    offsets,
    scale_grad_by_freq=False,
    mode=0,
    sparse=False,
    per_sample_weights=None,
    include_last_offset=False,
    padding_idx=-1,
):
    """Sums, means or maxima of the table's rows in each bag, and what their gradient needs to
    know.
    """
    if (
        scale_grad_by_freq.__class__ is bool
        and mode.__class__ is int
        and sparse.__class__ is bool
        and include_last_offset.__class__ is bool
        and padding_idx.__class__ is int
    ):
        kernel = None
        try:
            bits = weight._bits_
            bits |= indices._bits_
            bits |= offsets._bits_
            bits |= 0 if per_sample_weights is None else per_sample_weights._bits_
            kernel = __embedding_bag_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                weight,
                indices,
                offsets,
                scale_grad_by_freq,
                mode,
                sparse,
                per_sample_weights,
                include_last_offset,
                padding_idx,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _embedding_bag,
        operators._embedding_bag,
        (
            weight,
            indices,
            offsets,
            scale_grad_by_freq,
            mode,
            sparse,
            per_sample_weights,
            include_last_offset,
            padding_idx,
        ),
        {},
    )


_embedding_bag_kernels = operators.embedding_bag.table
_embedding_bag_padding_idx_kernels = operators.embedding_bag_padding_idx.table


def embedding_bag(
    weight,
    indices,
    offsets,
    scale_grad_by_freq=MISSING,
    mode=MISSING,
    sparse=MISSING,
    per_sample_weights=MISSING,
    include_last_offset=MISSING,
    padding_idx=MISSING,
):
    """Sums (mode 0), means (1) or maxima (2) of the table's rows in each bag
    `indices[offsets[b]:offsets[b + 1]]`.
    """
    if (
        (scale_grad_by_freq is MISSING or scale_grad_by_freq.__class__ is bool)
        and (mode is MISSING or mode.__class__ is int)
        and (sparse is MISSING or sparse.__class__ is bool)
        and per_sample_weights is not MISSING
        and (include_last_offset is MISSING or include_last_offset.__class__ is bool)
        and padding_idx is MISSING
    ):
        kernel = None
        try:
            bits = weight._bits_
            bits |= indices._bits_
            bits |= offsets._bits_
            bits |= 0 if per_sample_weights is None else per_sample_weights._bits_
            kernel = _embedding_bag_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                weight,
                indices,
                offsets,
                False if scale_grad_by_freq is MISSING else scale_grad_by_freq,
                0 if mode is MISSING else mode,
                False if sparse is MISSING else sparse,
                per_sample_weights,
                False if include_last_offset is MISSING else include_last_offset,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        scale_grad_by_freq.__class__ is bool
        and mode.__class__ is int
        and sparse.__class__ is bool
        and per_sample_weights is not MISSING
        and include_last_offset.__class__ is bool
        and (padding_idx is None or padding_idx.__class__ is int)
    ):
        kernel = None
        try:
            bits = weight._bits_
            bits |= indices._bits_
            bits |= offsets._bits_
            bits |= 0 if per_sample_weights is None else per_sample_weights._bits_
            kernel = _embedding_bag_padding_idx_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                weight,
                indices,
                offsets,
                scale_grad_by_freq,
                mode,
                sparse,
                per_sample_weights,
                include_last_offset,
                padding_idx,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        embedding_bag,
        operators.embedding_bag,
        (
            weight,
            indices,
            offsets,
            scale_grad_by_freq,
            mode,
            sparse,
            per_sample_weights,
            include_last_offset,
            padding_idx,
        ),
        {},
    )


_constant_pad_nd_kernels = operators.constant_pad_nd.table


def constant_pad_nd(input, pad, value=0):
    """`input` with `value` around it; `pad` holds the elements before and after, from the last
    dimension on, and negative ones cut.
    """
    if (ints_pad := as_ints(pad)) is not None and value.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _constant_pad_nd_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_pad, value)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(constant_pad_nd, operators.constant_pad_nd, (input, pad, value), {})


_grid_sampler_kernels = operators.grid_sampler.table


def grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners):
    """A batch (N, C, *S) read at the places `grid` (N, *L, R), which span -1 to 1 in each
    dimension.
    """
    if (
        interpolation_mode.__class__ is int
        and padding_mode.__class__ is int
        and align_corners.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is grid._bits_ else input._bits_ | grid._bits_
            kernel = _grid_sampler_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, grid, interpolation_mode, padding_mode, align_corners)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        grid_sampler,
        operators.grid_sampler,
        (input, grid, interpolation_mode, padding_mode, align_corners),
        {},
    )


_affine_grid_generator_kernels = operators.affine_grid_generator.table


def affine_grid_generator(theta, size, align_corners):
    """The places for `grid_sampler` that the affine maps `theta` (N, R, R + 1) send those of a grid
    of `size` to.
    """
    if (ints_size := as_ints(size)) is not None and align_corners.__class__ is bool:
        kernel = None
        try:
            bits = theta._bits_
            kernel = _affine_grid_generator_kernels[bits & state.mask if MASKED else bits]
            return kernel(theta, ints_size, align_corners)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        affine_grid_generator, operators.affine_grid_generator, (theta, size, align_corners), {}
    )


_pixel_shuffle_kernels = operators.pixel_shuffle.table


def pixel_shuffle(input, upscale_factor):
    """Channels rearranged into resolution, (…, C * r * r, H, W) to (…, C, H * r, W * r)."""
    if upscale_factor.__class__ is int:
        kernel = None
        try:
            kernel = _pixel_shuffle_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, upscale_factor)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(pixel_shuffle, operators.pixel_shuffle, (input, upscale_factor), {})


_pixel_unshuffle_kernels = operators.pixel_unshuffle.table


def pixel_unshuffle(input, downscale_factor):
    """Resolution rearranged into channels, (…, C, H * r, W * r) to (…, C * r * r, H, W)."""
    if downscale_factor.__class__ is int:
        kernel = None
        try:
            kernel = _pixel_unshuffle_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, downscale_factor)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(pixel_unshuffle, operators.pixel_unshuffle, (input, downscale_factor), {})


_channel_shuffle_kernels = operators.channel_shuffle.table


def channel_shuffle(input, groups):
    """The channels of (N, C, …) dealt out in turn to `groups` groups."""
    if groups.__class__ is int:
        kernel = None
        try:
            kernel = _channel_shuffle_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, groups)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(channel_shuffle, operators.channel_shuffle, (input, groups), {})


_native_channel_shuffle_kernels = operators.native_channel_shuffle.table


def native_channel_shuffle(input, groups):
    """Another name for `channel_shuffle`."""
    if groups.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            kernel = _native_channel_shuffle_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, groups)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(native_channel_shuffle, operators.native_channel_shuffle, (input, groups), {})


__attention_kernels = operators._attention.table


def _attention(query, key, value, is_causal, scale):
    """Attention without a mask, a tile of scores at a time, and the logarithm of what the rows of
    its softmax were divided by.
    """
    if is_causal.__class__ is bool and (scale.__class__ is float or scale.__class__ is int):
        kernel = None
        try:
            bits = query._bits_ | key._bits_ | value._bits_
            kernel = __attention_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                query, key, value, is_causal, scale if scale.__class__ is float else float(scale)
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_attention, operators._attention, (query, key, value, is_causal, scale), {})


__rnn_layer_kernels = operators._rnn_layer.table


def _rnn_layer(input, hx, w_hh, batch_sizes, reverse, relu):
    """States `tanh(input + h @ w_hh.T)`, or their positive part, one for each row of a packed
    sequence.
    """
    if (
        (ints_batch_sizes := as_ints(batch_sizes)) is not None
        and reverse.__class__ is bool
        and relu.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_ | hx._bits_ | w_hh._bits_
            kernel = __rnn_layer_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, hx, w_hh, ints_batch_sizes, reverse, relu)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _rnn_layer, operators._rnn_layer, (input, hx, w_hh, batch_sizes, reverse, relu), {}
    )


__gru_layer_kernels = operators._gru_layer.table


def _gru_layer(input, hx, w_hh, b_hh, batch_sizes, reverse):
    """States of a gated recurrent unit, one for each row of a packed sequence, and the gates."""
    if (ints_batch_sizes := as_ints(batch_sizes)) is not None and reverse.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_
            bits |= hx._bits_
            bits |= w_hh._bits_
            bits |= 0 if b_hh is None else b_hh._bits_
            kernel = __gru_layer_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, hx, w_hh, b_hh, ints_batch_sizes, reverse)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _gru_layer, operators._gru_layer, (input, hx, w_hh, b_hh, batch_sizes, reverse), {}
    )


__lstm_layer_kernels = operators._lstm_layer.table


def _lstm_layer(input, hx, cx, w_hh, w_hr, batch_sizes, reverse):
    """States and cells of long short-term memory, one for each row of a packed sequence, and the
    gates.
    """
    if (ints_batch_sizes := as_ints(batch_sizes)) is not None and reverse.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_
            bits |= hx._bits_
            bits |= cx._bits_
            bits |= w_hh._bits_
            bits |= 0 if w_hr is None else w_hr._bits_
            kernel = __lstm_layer_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, hx, cx, w_hh, w_hr, ints_batch_sizes, reverse)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _lstm_layer, operators._lstm_layer, (input, hx, cx, w_hh, w_hr, batch_sizes, reverse), {}
    )


def lstm(*args, **kwargs):
    """Long short-term memory of several layers over sequences of one length, (T, N, in) or (N, T,
    in) - all states and the last ones.
    """
    return call_slow(lstm, operators.lstm_input, args, kwargs)


def gru(*args, **kwargs):
    """Gated recurrent units of several layers over sequences of one length, (T, N, in) or (N, T,
    in) - all states and the last ones.
    """
    return call_slow(gru, operators.gru_input, args, kwargs)


def rnn_tanh(*args, **kwargs):
    """A recurrent network of several layers, with tanh over sequences of one length, (T, N, in) or
    (N, T, in) - all states and the last ones.
    """
    return call_slow(rnn_tanh, operators.rnn_tanh_input, args, kwargs)


def rnn_relu(*args, **kwargs):
    """A recurrent network of several layers, with relu over sequences of one length, (T, N, in) or
    (N, T, in) - all states and the last ones.
    """
    return call_slow(rnn_relu, operators.rnn_relu_input, args, kwargs)


_lstm_cell_kernels = operators.lstm_cell.table


def lstm_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    """One step of `lstm`."""
    if hx.__class__ in SEQUENCES:
        kernel = None
        try:
            bits = 0
            for item in hx:
                bits |= item._bits_
            bits |= input._bits_
            bits |= w_ih._bits_
            bits |= w_hh._bits_
            bits |= 0 if b_ih is None else b_ih._bits_
            bits |= 0 if b_hh is None else b_hh._bits_
            kernel = _lstm_cell_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, hx, w_ih, w_hh, b_ih, b_hh)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(lstm_cell, operators.lstm_cell, (input, hx, w_ih, w_hh, b_ih, b_hh), {})


_gru_cell_kernels = operators.gru_cell.table


def gru_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    """One step of `gru`."""
    kernel = None
    try:
        bits = input._bits_
        bits |= hx._bits_
        bits |= w_ih._bits_
        bits |= w_hh._bits_
        bits |= 0 if b_ih is None else b_ih._bits_
        bits |= 0 if b_hh is None else b_hh._bits_
        kernel = _gru_cell_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, hx, w_ih, w_hh, b_ih, b_hh)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(gru_cell, operators.gru_cell, (input, hx, w_ih, w_hh, b_ih, b_hh), {})


_rnn_tanh_cell_kernels = operators.rnn_tanh_cell.table


def rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    """One step of `rnn_tanh`."""
    kernel = None
    try:
        bits = input._bits_
        bits |= hx._bits_
        bits |= w_ih._bits_
        bits |= w_hh._bits_
        bits |= 0 if b_ih is None else b_ih._bits_
        bits |= 0 if b_hh is None else b_hh._bits_
        kernel = _rnn_tanh_cell_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, hx, w_ih, w_hh, b_ih, b_hh)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(
        rnn_tanh_cell, operators.rnn_tanh_cell, (input, hx, w_ih, w_hh, b_ih, b_hh), {}
    )


_rnn_relu_cell_kernels = operators.rnn_relu_cell.table


def rnn_relu_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    """One step of `rnn_relu`."""
    kernel = None
    try:
        bits = input._bits_
        bits |= hx._bits_
        bits |= w_ih._bits_
        bits |= w_hh._bits_
        bits |= 0 if b_ih is None else b_ih._bits_
        bits |= 0 if b_hh is None else b_hh._bits_
        kernel = _rnn_relu_cell_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, hx, w_ih, w_hh, b_ih, b_hh)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(
        rnn_relu_cell, operators.rnn_relu_cell, (input, hx, w_ih, w_hh, b_ih, b_hh), {}
    )


def _sparse_coo_tensor_with_dims_and_tensors(*args, **kwargs):
    """A sparse tensor over coordinates (sparse_dim, nnz) and values (nnz, ...), which are not
    checked.
    """
    return call_slow_factory(
        _sparse_coo_tensor_with_dims_and_tensors,
        operators._sparse_coo_tensor_with_dims_and_tensors,
        args,
        kwargs,
    )


__coalesce_kernels = operators._coalesce.table


def _coalesce(input):
    """As `coalesce`."""
    kernel = None
    try:
        kernel = __coalesce_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(_coalesce, operators._coalesce, (input,), {})


__to_sparse_csr_kernels = operators._to_sparse_csr.table


def _to_sparse_csr(input, dense_dim=None):
    """As `to_sparse_csr`, of a tensor of another layout."""
    if dense_dim is None or dense_dim.__class__ is int:
        kernel = None
        try:
            kernel = __to_sparse_csr_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dense_dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_to_sparse_csr, operators._to_sparse_csr, (input, dense_dim), {})


__to_sparse_csc_kernels = operators._to_sparse_csc.table


def _to_sparse_csc(input, dense_dim=None):
    """As `to_sparse_csc`, of a tensor of another layout."""
    if dense_dim is None or dense_dim.__class__ is int:
        kernel = None
        try:
            kernel = __to_sparse_csc_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dense_dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_to_sparse_csc, operators._to_sparse_csc, (input, dense_dim), {})


__to_sparse_sparse_dim_kernels = operators._to_sparse_sparse_dim.table
__to_sparse_kernels = operators._to_sparse.table


def _to_sparse(input, sparse_dim=MISSING, *, layout=MISSING, blocksize=MISSING, dense_dim=MISSING):
    """As `to_sparse`, of a dense tensor."""
    if (
        sparse_dim.__class__ is int
        and layout is MISSING
        and blocksize is MISSING
        and dense_dim is MISSING
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = __to_sparse_sparse_dim_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, sparse_dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        sparse_dim is MISSING
        and (layout is MISSING or layout is None)
        and (
            blocksize is MISSING
            or blocksize is None
            or blocksize.__class__ is int
            or (ints_blocksize := as_ints(blocksize)) is not None
        )
        and (dense_dim is MISSING or dense_dim is None or dense_dim.__class__ is int)
    ):
        kernel = None
        try:
            kernel = __to_sparse_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                None if layout is MISSING else layout,
                (
                    None
                    if blocksize is MISSING
                    else (
                        (blocksize,) * 2
                        if blocksize.__class__ is int
                        else None
                        if blocksize is None
                        else ints_blocksize
                    )
                ),
                None if dense_dim is MISSING else dense_dim,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _to_sparse,
        operators._to_sparse_sparse_dim,
        (input, sparse_dim),
        {"layout": layout, "blocksize": blocksize, "dense_dim": dense_dim},
    )


__to_dense_kernels = operators._to_dense.table


def _to_dense(input, dtype=None, masked_grad=None):
    """As `to_dense`."""
    if (
        (dtype is None or dtype.__class__ is dtype_class)
        and (masked_grad is None or masked_grad.__class__ is bool)
    ):
        kernel = None
        try:
            kernel = __to_dense_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dtype, masked_grad)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_to_dense, operators._to_dense, (input, dtype, masked_grad), {})


__values_at_kernels = operators._values_at.table


def _values_at(input, indices):
    """The values of a sparse tensor at coordinates (sparse_dim, n), zeros where it has none."""
    kernel = None
    try:
        bits = input._bits_ | indices._bits_
        kernel = __values_at_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, indices)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(_values_at, operators._values_at, (input, indices), {})


__sparse_sparse_matmul_kernels = operators._sparse_sparse_matmul.table


def _sparse_sparse_matmul(input, other):
    """The product of two sparse matrices."""
    kernel = None
    try:
        bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
        kernel = __sparse_sparse_matmul_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, other)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(_sparse_sparse_matmul, operators._sparse_sparse_matmul, (input, other), {})


__sparse_mm_kernels = operators._sparse_mm.table
__sparse_mm_reduce_kernels = operators._sparse_mm_reduce.table


def _sparse_mm(sparse, dense, reduce=MISSING):
    """The product of two matrices, whose gradient has the coordinates of a sparse one."""
    if reduce is MISSING:
        kernel = None
        try:
            bits = sparse._bits_ if sparse._bits_ is dense._bits_ else sparse._bits_ | dense._bits_
            kernel = __sparse_mm_kernels[bits & state.mask if MASKED else bits]
            return kernel(sparse, dense)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if reduce.__class__ is str:
        kernel = None
        try:
            bits = sparse._bits_ if sparse._bits_ is dense._bits_ else sparse._bits_ | dense._bits_
            kernel = __sparse_mm_reduce_kernels[bits & state.mask if MASKED else bits]
            return kernel(sparse, dense, reduce)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_sparse_mm, operators._sparse_mm, (sparse, dense, reduce), {})


__sparse_mm_reduce_impl_kernels = operators._sparse_mm_reduce_impl.table


def _sparse_mm_reduce_impl(input, other, reduce):
    """As `_sparse_mm.reduce`, and for extremes which value each is of."""
    if reduce.__class__ is str:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = __sparse_mm_reduce_impl_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other, reduce)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _sparse_mm_reduce_impl, operators._sparse_mm_reduce_impl, (input, other, reduce), {}
    )


__sparse_mm_reduce_impl_backward_kernels = operators._sparse_mm_reduce_impl_backward.table


def _sparse_mm_reduce_impl_backward(input, grad_out, weight, reduce, arg_out, output_mask):
    """The gradients of `_sparse_mm_reduce_impl`."""
    if reduce.__class__ is str and are_bools(output_mask):
        kernel = None
        try:
            bits = input._bits_ | grad_out._bits_ | weight._bits_ | arg_out._bits_
            kernel = __sparse_mm_reduce_impl_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, grad_out, weight, reduce, arg_out, output_mask)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _sparse_mm_reduce_impl_backward,
        operators._sparse_mm_reduce_impl_backward,
        (input, grad_out, weight, reduce, arg_out, output_mask),
        {},
    )


_sparse_sampled_addmm_kernels = operators.sparse_sampled_addmm.table


def sparse_sampled_addmm(input, mat1, mat2, *, beta=1, alpha=1):
    """`beta * self + alpha * (mat1 @ mat2)` at the indices of the `sparse_csr` matrix `input`."""
    if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
        kernel = None
        try:
            bits = input._bits_ | mat1._bits_ | mat2._bits_
            kernel = _sparse_sampled_addmm_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, mat1, mat2, beta, alpha)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        sparse_sampled_addmm,
        operators.sparse_sampled_addmm,
        (input, mat1, mat2),
        {"beta": beta, "alpha": alpha},
    )


_smm_kernels = operators.smm.table


def smm(input, mat2):
    """The product of a sparse and a dense matrix as a sparse one."""
    kernel = None
    try:
        bits = input._bits_ if input._bits_ is mat2._bits_ else input._bits_ | mat2._bits_
        kernel = _smm_kernels[bits & state.mask if MASKED else bits]
        return kernel(input, mat2)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(smm, operators.smm, (input, mat2), {})


__sparse_sum_kernels = operators._sparse_sum.table
__sparse_sum_dtype_kernels = operators._sparse_sum_dtype.table
__sparse_sum_dim_kernels = operators._sparse_sum_dim.table
__sparse_sum_dim_dtype_kernels = operators._sparse_sum_dim_dtype.table


def _sparse_sum(input=MISSING, dim=MISSING, *, dtype=MISSING, **numpy_names):
    """The sum of all elements, whose gradient has the coordinates of `input`."""
    if not numpy_names and dim is MISSING and dtype is MISSING:
        kernel = None
        try:
            kernel = __sparse_sum_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not numpy_names and dim is MISSING and dtype.__class__ is dtype_class:
        kernel = None
        try:
            bits = input._bits_
            kernel = __sparse_sum_dtype_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and dtype is MISSING
    ):
        kernel = None
        try:
            kernel = __sparse_sum_dim_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, (dim,) if dim.__class__ is int else ints_dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and dtype.__class__ is dtype_class
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = __sparse_sum_dim_dtype_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, (dim,) if dim.__class__ is int else ints_dim, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _sparse_sum, operators._sparse_sum, (input, dim), {"dtype": dtype, **numpy_names}
    )


__sparse_softmax_int_kernels = operators._sparse_softmax_int.table


def _sparse_softmax(input=MISSING, dim=MISSING, dtype=None, **numpy_names):
    """The softmax along `dim` of the elements that have coordinates; the others count as minus
    infinity.
    """
    if (
        not numpy_names
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = __sparse_softmax_int_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dim, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _sparse_softmax,
        operators._sparse_softmax_int,
        (input,),
        {"dim": dim, "dtype": dtype, **numpy_names},
    )


__sparse_log_softmax_int_kernels = operators._sparse_log_softmax_int.table


def _sparse_log_softmax(input=MISSING, dim=MISSING, dtype=None, **numpy_names):
    """The logarithm of `_sparse_softmax`."""
    if (
        not numpy_names
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = __sparse_log_softmax_int_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, dim, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _sparse_log_softmax,
        operators._sparse_log_softmax_int,
        (input,),
        {"dim": dim, "dtype": dtype, **numpy_names},
    )


@shows_completed
def split(tensor, split_size_or_sections, dim=0):
    """Pieces of one size along `dim`, or of the sizes given."""
    result = raw.split(tensor, split_size_or_sections, dim)
    return tuple(result)


@shows_completed
def unique_consecutive(input, return_inverse=False, return_counts=False, dim=None):
    """Elements (or slices along `dim`) without repetitions of the one before; extras as
    `unique`.
    """
    result = raw.unique_consecutive(input, return_inverse, return_counts, dim)
    return distinct(result, return_inverse, return_counts)


@shows_completed
def cdist(x1, x2, p=2.0, compute_mode="use_mm_for_euclid_dist_if_necessary"):
    """The p-norm distance between each row of one batch and each row of another."""
    return raw.cdist(x1, x2, p, compute_mode_number(compute_mode))


@shows_completed
def lu(A, pivot=True, get_infos=False, out=None):
    """L and U in one tensor, the pivots, and with `get_infos` whether each factorization is usable.
    Deprecated in favor of `linalg.lu_factor` and `linalg.lu_factor_ex`.
    """
    result = _lu_with_info(A, pivot, not get_infos)
    return result if get_infos else result[:2]


@shows_completed
def stft(
    input,
    n_fft,
    hop_length=None,
    win_length=None,
    window=None,
    center=True,
    pad_mode="reflect",
    normalized=False,
    onesided=None,
    return_complex=None,
    align_to_window=None,
):
    """The transforms of overlapping, windowed frames of a signal."""
    return raw.stft(
        input,
        n_fft,
        hop_length,
        win_length,
        window,
        center,
        pad_mode,
        normalized,
        onesided,
        return_complex,
        align_to_window,
    )


__all__ = documented(globals())
