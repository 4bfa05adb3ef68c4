"""Array kernels behind tensor operators: unwrap the arguments, call, wrap the result.

Each function takes a kernel, the function that makes tensors of its backend and what gives the context that
the kernel runs in, and returns what the dispatcher calls.  It is named after what it takes, an ``operand`` being a
tensor or a number, and returns; operators of one shape share it.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from __future__ import annotations

from collections.abc import Callable
from contextvars import Context
from gradsmith.core.bits import NUMBER_BITS
from gradsmith.core.floating import fresh_context
from gradsmith.core.generator import generator_or_default
from gradsmith.core.memory import placed
from gradsmith.generated import return_types
from typing import Any, TypeAlias

Function: TypeAlias = Callable[..., Any]
Contexts: TypeAlias = Callable[[], Context]


def of_tensor3_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, tensor2):
        return wrap(context().run(kernel, tensor0._data_, tensor1._data_, tensor2._data_))

    return call


def of_tensor2_value_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2):
        return wrap(context().run(kernel, tensor0._data_, tensor1._data_, value2))

    return call


def of_tensor_value_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1):
        return wrap(context().run(kernel, tensor0._data_, value1))

    return call


def of_value_tensor_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(value0, tensor1):
        return wrap(context().run(kernel, value0, tensor1._data_))

    return call


def of_tensor_to_frexp(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0):
        r0, r1 = context().run(kernel, tensor0._data_)
        return return_types.frexp._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_optional2_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, optional1, optional2):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                None if optional1 is None else optional1._data_,
                None if optional2 is None else optional2._data_,
            )
        )

    return call


def of_tensor_value2_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2):
        return wrap(context().run(kernel, tensor0._data_, value1, value2))

    return call


def of_operand3_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(operand0, operand1, operand2):
        return wrap(
            context().run(
                kernel,
                operand0 if operand0.__class__ in NUMBER_BITS else operand0._data_,
                operand1 if operand1.__class__ in NUMBER_BITS else operand1._data_,
                operand2 if operand2.__class__ in NUMBER_BITS else operand2._data_,
            )
        )

    return call


def of_tensor_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0):
        return wrap(context().run(kernel, tensor0._data_))

    return call


def of_tensor2_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1):
        return wrap(context().run(kernel, tensor0._data_, tensor1._data_))

    return call


def of_tensor_value4_to_fake_quantize_per_tensor_affine_cachemask(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3, value4):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2, value3, value4)
        return return_types.fake_quantize_per_tensor_affine_cachemask._make((wrap(r0), wrap(r1)))

    return call


def of_tensor4_value2_to__fake_quantize_per_tensor_affine_cachemask_tensor_qparams(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, tensor2, tensor3, value4, value5):
        r0, r1 = context().run(
            kernel, tensor0._data_, tensor1._data_, tensor2._data_, tensor3._data_, value4, value5
        )
        return return_types._fake_quantize_per_tensor_affine_cachemask_tensor_qparams._make(
            (wrap(r0), wrap(r1))
        )

    return call


def of_tensor3_value3_to_fake_quantize_per_channel_affine_cachemask(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, tensor2, value3, value4, value5):
        r0, r1 = context().run(
            kernel, tensor0._data_, tensor1._data_, tensor2._data_, value3, value4, value5
        )
        return return_types.fake_quantize_per_channel_affine_cachemask._make((wrap(r0), wrap(r1)))

    return call


def of_tensor2_value3_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, value3, value4):
        return wrap(context().run(kernel, tensor0._data_, tensor1._data_, value2, value3, value4))

    return call


def of_tensor2_value3_to_value(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, value3, value4):
        return context().run(kernel, tensor0._data_, tensor1._data_, value2, value3, value4)

    return call


def of_tensor2_to_value(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1):
        return context().run(kernel, tensor0._data_, tensor1._data_)

    return call


def of_tensor_to_value(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0):
        return context().run(kernel, tensor0._data_)

    return call


def of_tensor2_value2_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, value3):
        return wrap(context().run(kernel, tensor0._data_, tensor1._data_, value2, value3))

    return call


def of_tensor_value3_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3):
        return wrap(context().run(kernel, tensor0._data_, value1, value2, value3))

    return call


def of_tensor_value4_tensor_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3, value4, tensor5):
        return wrap(
            context().run(kernel, tensor0._data_, value1, value2, value3, value4, tensor5._data_)
        )

    return call


def of_tensor_to_log_sigmoid_forward(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0):
        r0, r1 = context().run(kernel, tensor0._data_)
        return return_types.log_sigmoid_forward._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value_optional_dtype_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, optional_dtype2):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                value1,
                None if optional_dtype2 is None else optional_dtype2.numpy,
            )
        )

    return call


def of_tensor2_value_dtype_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, dtype3):
        return wrap(context().run(kernel, tensor0._data_, tensor1._data_, value2, dtype3.numpy))

    return call


def of_tensor2_optional_value_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, optional2, value3):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                tensor1._data_,
                None if optional2 is None else optional2._data_,
                value3,
            )
        )

    return call


def of_tensor2_optional_value2_to_nll_loss_forward(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, optional2, value3, value4):
        r0, r1 = context().run(
            kernel,
            tensor0._data_,
            tensor1._data_,
            None if optional2 is None else optional2._data_,
            value3,
            value4,
        )
        return return_types.nll_loss_forward._make((wrap(r0), wrap(r1)))

    return call


def of_tensor2_value2_to__class_cross_entropy(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, value3):
        r0, r1 = context().run(kernel, tensor0._data_, tensor1._data_, value2, value3)
        return return_types._class_cross_entropy._make((wrap(r0), wrap(r1)))

    return call


def of_tensor3_value2_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, tensor2, value3, value4):
        return wrap(
            context().run(kernel, tensor0._data_, tensor1._data_, tensor2._data_, value3, value4)
        )

    return call


def of_tensor2_optional_value2_to_nll_loss2d_forward(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, optional2, value3, value4):
        r0, r1 = context().run(
            kernel,
            tensor0._data_,
            tensor1._data_,
            None if optional2 is None else optional2._data_,
            value3,
            value4,
        )
        return return_types.nll_loss2d_forward._make((wrap(r0), wrap(r1)))

    return call


def of_tensor3_optional_value2_tensor_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, tensor2, optional3, value4, value5, tensor6):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                tensor1._data_,
                tensor2._data_,
                None if optional3 is None else optional3._data_,
                value4,
                value5,
                tensor6._data_,
            )
        )

    return call


def of_tensor2_value_to_multilabel_margin_loss_forward(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2):
        r0, r1 = context().run(kernel, tensor0._data_, tensor1._data_, value2)
        return return_types.multilabel_margin_loss_forward._make((wrap(r0), wrap(r1)))

    return call


def of_tensor3_value_tensor_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, tensor2, value3, tensor4):
        return wrap(
            context().run(
                kernel, tensor0._data_, tensor1._data_, tensor2._data_, value3, tensor4._data_
            )
        )

    return call


def of_tensor2_value4_to_tensor2(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, value3, value4, value5):
        r0, r1 = context().run(
            kernel, tensor0._data_, tensor1._data_, value2, value3, value4, value5
        )
        return (wrap(r0), wrap(r1))

    return call


def of_tensor3_value2_tensor2_value2_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, tensor2, value3, value4, tensor5, tensor6, value7, value8):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                tensor1._data_,
                tensor2._data_,
                value3,
                value4,
                tensor5._data_,
                tensor6._data_,
                value7,
                value8,
            )
        )

    return call


def of_tensor_optional_dtype_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, optional_dtype1):
        return wrap(
            context().run(
                kernel, tensor0._data_, None if optional_dtype1 is None else optional_dtype1.numpy
            )
        )

    return call


def of_tensor_value2_optional_dtype_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, optional_dtype3):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                value1,
                value2,
                None if optional_dtype3 is None else optional_dtype3.numpy,
            )
        )

    return call


def of_tensor_value2_to_aminmax(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2)
        return return_types.aminmax._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value2_to_max(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2)
        return return_types.max._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value2_to_min(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2)
        return return_types.min._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value3_to_tensor2(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2, value3)
        return (wrap(r0), wrap(r1))

    return call


def of_tensor_value2_to_median(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2)
        return return_types.median._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value2_to_nanmedian(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2)
        return return_types.nanmedian._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value2_to_mode(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2)
        return return_types.mode._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value_to_cummax(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1):
        r0, r1 = context().run(kernel, tensor0._data_, value1)
        return return_types.cummax._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value_to_cummin(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1):
        r0, r1 = context().run(kernel, tensor0._data_, value1)
        return return_types.cummin._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_optional_value_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, optional1, value2):
        return wrap(
            context().run(
                kernel, tensor0._data_, None if optional1 is None else optional1._data_, value2
            )
        )

    return call


def of_tensor2_optional_value_to_histogram(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, optional2, value3):
        r0, r1 = context().run(
            kernel,
            tensor0._data_,
            tensor1._data_,
            None if optional2 is None else optional2._data_,
            value3,
        )
        return return_types.histogram._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value2_optional_value_to_histogram(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, optional3, value4):
        r0, r1 = context().run(
            kernel,
            tensor0._data_,
            value1,
            value2,
            None if optional3 is None else optional3._data_,
            value4,
        )
        return return_types.histogram._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value2_optional_value_to_tensors(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, optional3, value4):
        return tuple(
            map(
                wrap,
                context().run(
                    kernel,
                    tensor0._data_,
                    value1,
                    value2,
                    None if optional3 is None else optional3._data_,
                    value4,
                ),
            )
        )

    return call


def of_tensor_tensors_optional_value_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensors1, optional2, value3):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                [t._data_ for t in tensors1],
                None if optional2 is None else optional2._data_,
                value3,
            )
        )

    return call


def of_tensor_value_optional3_value3_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, optional2, optional3, optional4, value5, value6, value7):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                value1,
                None if optional2 is None else optional2._data_,
                None if optional3 is None else optional3._data_,
                None if optional4 is None else optional4._data_,
                value5,
                value6,
                value7,
            )
        )

    return call


def of_tensor_to_view(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0):
        return wrap(kernel(tensor0._data_), tensor0)

    return call


def of_tensor_value_to_view(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1):
        return wrap(kernel(tensor0._data_, value1), tensor0)

    return call


def of_tensor_dtype_to_view(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, dtype1):
        return wrap(kernel(tensor0._data_, dtype1.numpy), tensor0)

    return call


def of_tensor_value2_to_view(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2):
        return wrap(kernel(tensor0._data_, value1, value2), tensor0)

    return call


def of_tensor_value4_to_view(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3, value4):
        return wrap(kernel(tensor0._data_, value1, value2, value3, value4), tensor0)

    return call


def of_tensor_value3_to_view(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3):
        return wrap(kernel(tensor0._data_, value1, value2, value3), tensor0)

    return call


def of_tensor_value2_to_tensors(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2):
        return tuple(map(wrap, context().run(kernel, tensor0._data_, value1, value2)))

    return call


def of_tensor_value_to_tensors(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1):
        return tuple(map(wrap, context().run(kernel, tensor0._data_, value1)))

    return call


def of_tensor_value5_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3, value4, value5):
        return wrap(context().run(kernel, tensor0._data_, value1, value2, value3, value4, value5))

    return call


def of_tensor_value4_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3, value4):
        return wrap(context().run(kernel, tensor0._data_, value1, value2, value3, value4))

    return call


def of_tensor2_value4_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, value3, value4, value5):
        return wrap(
            context().run(kernel, tensor0._data_, tensor1._data_, value2, value3, value4, value5)
        )

    return call


def of_tensors_value_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensors0, value1):
        return wrap(context().run(kernel, [t._data_ for t in tensors0], value1))

    return call


def of_tensor_optional_dtype_unused3_value2_to_unused3(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, optional_dtype1, unused2, unused3, unused4, value5, value6):
        out = wrap(
            context().run(
                kernel,
                tensor0._data_,
                None if optional_dtype1 is None else optional_dtype1.numpy,
                value5,
                value6,
            )
        )
        return out if unused3 is None else placed(out, unused3)

    return call


def of_value3_optional_dtype_unused3_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(value0, value1, value2, optional_dtype3, unused4, unused5, unused6):
        return wrap(
            context().run(
                kernel,
                value0,
                value1,
                value2,
                None if optional_dtype3 is None else optional_dtype3.numpy,
            )
        )

    return call


def of_tensor_optionals_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, optionals1):
        return wrap(
            context().run(
                kernel, tensor0._data_, [None if t is None else t._data_ for t in optionals1]
            )
        )

    return call


def of_tensor_value_tensor_value_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, tensor2, value3):
        return wrap(context().run(kernel, tensor0._data_, value1, tensor2._data_, value3))

    return call


def of_tensor_value_tensor_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, tensor2):
        return wrap(context().run(kernel, tensor0._data_, value1, tensor2._data_))

    return call


def of_tensor_optionals_tensor_value_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, optionals1, tensor2, value3):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                [None if t is None else t._data_ for t in optionals1],
                tensor2._data_,
                value3,
            )
        )

    return call


def of_tensor_value_tensor2_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, tensor2, tensor3):
        return wrap(context().run(kernel, tensor0._data_, value1, tensor2._data_, tensor3._data_))

    return call


def of_tensor_value_tensor2_value_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, tensor2, tensor3, value4):
        return wrap(
            context().run(kernel, tensor0._data_, value1, tensor2._data_, tensor3._data_, value4)
        )

    return call


def of_tensor_value_tensor_value2_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, tensor2, value3, value4):
        return wrap(context().run(kernel, tensor0._data_, value1, tensor2._data_, value3, value4))

    return call


def of_tensor_value_tensor2_value2_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, tensor2, tensor3, value4, value5):
        return wrap(
            context().run(
                kernel, tensor0._data_, value1, tensor2._data_, tensor3._data_, value4, value5
            )
        )

    return call


def of_tensor3_value_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, tensor2, value3):
        return wrap(context().run(kernel, tensor0._data_, tensor1._data_, tensor2._data_, value3))

    return call


def of_tensor_value2_to_sort(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2)
        return return_types.sort._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value3_to_sort(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2, value3)
        return return_types.sort._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value4_to_topk(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3, value4):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2, value3, value4)
        return return_types.topk._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value3_to_kthvalue(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2, value3)
        return return_types.kthvalue._make((wrap(r0), wrap(r1)))

    return call


def of_tensor2_value3_optional_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, value3, value4, optional5):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                tensor1._data_,
                value2,
                value3,
                value4,
                None if optional5 is None else optional5._data_,
            )
        )

    return call


def of_tensor_value4_optional_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3, value4, optional5):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                value1,
                value2,
                value3,
                value4,
                None if optional5 is None else optional5._data_,
            )
        )

    return call


def of_value_tensor_value2_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(value0, tensor1, value2, value3):
        return wrap(context().run(kernel, value0, tensor1._data_, value2, value3))

    return call


def of_tensor_value2_to_tensor2(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2)
        return (wrap(r0), wrap(r1))

    return call


def of_tensor_value3_to_tensor3(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3):
        r0, r1, r2 = context().run(kernel, tensor0._data_, value1, value2, value3)
        return (wrap(r0), wrap(r1), wrap(r2))

    return call


def of_tensor_value4_to_tensor3(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3, value4):
        r0, r1, r2 = context().run(kernel, tensor0._data_, value1, value2, value3, value4)
        return (wrap(r0), wrap(r1), wrap(r2))

    return call


def of_tensor2_optional_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, optional2):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                tensor1._data_,
                None if optional2 is None else optional2._data_,
            )
        )

    return call


def of_tensor2_value_tensor_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, tensor3):
        return wrap(context().run(kernel, tensor0._data_, tensor1._data_, value2, tensor3._data_))

    return call


def of_tensor_value_to_linalg_inv_ex(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1):
        r0, r1 = context().run(kernel, tensor0._data_, value1)
        return return_types.linalg_inv_ex._make((wrap(r0), wrap(r1)))

    return call


def of_tensor2_value2_to_linalg_solve_ex(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, value3):
        r0, r1 = context().run(kernel, tensor0._data_, tensor1._data_, value2, value3)
        return return_types.linalg_solve_ex._make((wrap(r0), wrap(r1)))

    return call


def of_tensor2_value2_to__linalg_solve_ex(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, value3):
        r0, r1, r2, r3 = context().run(kernel, tensor0._data_, tensor1._data_, value2, value3)
        return return_types._linalg_solve_ex._make((wrap(r0), wrap(r1), wrap(r2), wrap(r3)))

    return call


def of_tensor_value2_to(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2):
        context().run(kernel, tensor0._data_, value1, value2)

    return call


def of_tensor2_value3_to_triangular_solve(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, value3, value4):
        r0, r1 = context().run(kernel, tensor0._data_, tensor1._data_, value2, value3, value4)
        return return_types.triangular_solve._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value2_to_linalg_cholesky_ex(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2)
        return return_types.linalg_cholesky_ex._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value_to_linalg_qr(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1):
        r0, r1 = context().run(kernel, tensor0._data_, value1)
        return return_types.linalg_qr._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_to_geqrf(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0):
        r0, r1 = context().run(kernel, tensor0._data_)
        return return_types.geqrf._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value2_to_linalg_lu_factor_ex(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2):
        r0, r1, r2 = context().run(kernel, tensor0._data_, value1, value2)
        return return_types.linalg_lu_factor_ex._make((wrap(r0), wrap(r1), wrap(r2)))

    return call


def of_tensor2_value2_to_lu_unpack(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, value3):
        r0, r1, r2 = context().run(kernel, tensor0._data_, tensor1._data_, value2, value3)
        return return_types.lu_unpack._make((wrap(r0), wrap(r1), wrap(r2)))

    return call


def of_tensor_value2_to_linalg_ldl_factor_ex(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2):
        r0, r1, r2 = context().run(kernel, tensor0._data_, value1, value2)
        return return_types.linalg_ldl_factor_ex._make((wrap(r0), wrap(r1), wrap(r2)))

    return call


def of_tensor_to__linalg_det(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0):
        r0, r1, r2 = context().run(kernel, tensor0._data_)
        return return_types._linalg_det._make((wrap(r0), wrap(r1), wrap(r2)))

    return call


def of_tensor_to_linalg_slogdet(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0):
        r0, r1 = context().run(kernel, tensor0._data_)
        return return_types.linalg_slogdet._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_to__linalg_slogdet(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0):
        r0, r1, r2, r3 = context().run(kernel, tensor0._data_)
        return return_types._linalg_slogdet._make((wrap(r0), wrap(r1), wrap(r2), wrap(r3)))

    return call


def of_tensor_to_linalg_eig(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0):
        r0, r1 = context().run(kernel, tensor0._data_)
        return return_types.linalg_eig._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value2_to__linalg_eigh(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2)
        return return_types._linalg_eigh._make((wrap(r0), wrap(r1)))

    return call


def of_tensor_value3_to__linalg_svd(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3):
        r0, r1, r2 = context().run(kernel, tensor0._data_, value1, value2, value3)
        return return_types._linalg_svd._make((wrap(r0), wrap(r1), wrap(r2)))

    return call


def of_tensor_optional2_value_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, optional1, optional2, value3):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                None if optional1 is None else optional1._data_,
                None if optional2 is None else optional2._data_,
                value3,
            )
        )

    return call


def of_tensor2_value2_to_linalg_lstsq(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, value3):
        r0, r1, r2, r3 = context().run(kernel, tensor0._data_, tensor1._data_, value2, value3)
        return return_types.linalg_lstsq._make((wrap(r0), wrap(r1), wrap(r2), wrap(r3)))

    return call


def of_tensor_value3_optional_dtype_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3, optional_dtype4):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                value1,
                value2,
                value3,
                None if optional_dtype4 is None else optional_dtype4.numpy,
            )
        )

    return call


def of_value2_optional_dtype_unused3_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(value0, value1, optional_dtype2, unused3, unused4, unused5):
        return wrap(
            context().run(
                kernel, value0, value1, None if optional_dtype2 is None else optional_dtype2.numpy
            )
        )

    return call


def of_value_optional_dtype_unused3_value_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(value0, optional_dtype1, unused2, unused3, unused4, value5):
        return wrap(
            context().run(
                kernel, value0, None if optional_dtype1 is None else optional_dtype1.numpy, value5
            )
        )

    return call


def of_value_optional_dtype_unused3_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(value0, optional_dtype1, unused2, unused3, unused4):
        return wrap(
            context().run(
                kernel, value0, None if optional_dtype1 is None else optional_dtype1.numpy
            )
        )

    return call


def of_tensor_optional_dtype_unused3_value_to_unused3(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, optional_dtype1, unused2, unused3, unused4, value5):
        out = wrap(
            context().run(
                kernel,
                tensor0._data_,
                None if optional_dtype1 is None else optional_dtype1.numpy,
                value5,
            )
        )
        return out if unused3 is None else placed(out, unused3)

    return call


def of_tensor_value_optional_dtype_unused3_value_to_unused4(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, optional_dtype2, unused3, unused4, unused5, value6):
        out = wrap(
            context().run(
                kernel,
                tensor0._data_,
                value1,
                None if optional_dtype2 is None else optional_dtype2.numpy,
                value6,
            )
        )
        return out if unused4 is None else placed(out, unused4)

    return call


def of_tensor_value_optional_dtype_unused3_to_unused4(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, optional_dtype2, unused3, unused4, unused5):
        out = wrap(
            context().run(
                kernel,
                tensor0._data_,
                value1,
                None if optional_dtype2 is None else optional_dtype2.numpy,
            )
        )
        return out if unused4 is None else placed(out, unused4)

    return call


def of_tensor_value2_optional_dtype_unused3_to_unused5(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, optional_dtype3, unused4, unused5, unused6):
        out = wrap(
            context().run(
                kernel,
                tensor0._data_,
                value1,
                value2,
                None if optional_dtype3 is None else optional_dtype3.numpy,
            )
        )
        return out if unused5 is None else placed(out, unused5)

    return call


def of_value4_optional_dtype_unused3_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(value0, value1, value2, value3, optional_dtype4, unused5, unused6, unused7):
        return wrap(
            context().run(
                kernel,
                value0,
                value1,
                value2,
                value3,
                None if optional_dtype4 is None else optional_dtype4.numpy,
            )
        )

    return call


def of_value_generator_optional_dtype_unused3_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(value0, generator1, optional_dtype2, unused3, unused4, unused5):
        return wrap(
            context().run(
                kernel,
                value0,
                generator_or_default(generator1),
                None if optional_dtype2 is None else optional_dtype2.numpy,
            )
        )

    return call


def of_tensor_generator_optional_dtype_unused3_value_to_unused4(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, generator1, optional_dtype2, unused3, unused4, unused5, value6):
        out = wrap(
            context().run(
                kernel,
                tensor0._data_,
                generator_or_default(generator1),
                None if optional_dtype2 is None else optional_dtype2.numpy,
                value6,
            )
        )
        return out if unused4 is None else placed(out, unused4)

    return call


def of_value2_generator_optional_dtype_unused3_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(value0, value1, generator2, optional_dtype3, unused4, unused5, unused6):
        return wrap(
            context().run(
                kernel,
                value0,
                value1,
                generator_or_default(generator2),
                None if optional_dtype3 is None else optional_dtype3.numpy,
            )
        )

    return call


def of_value3_generator_optional_dtype_unused3_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(value0, value1, value2, generator3, optional_dtype4, unused5, unused6, unused7):
        return wrap(
            context().run(
                kernel,
                value0,
                value1,
                value2,
                generator_or_default(generator3),
                None if optional_dtype4 is None else optional_dtype4.numpy,
            )
        )

    return call


def of_tensor_value_generator_optional_dtype_unused3_value_to_unused5(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, generator2, optional_dtype3, unused4, unused5, unused6, value7):
        out = wrap(
            context().run(
                kernel,
                tensor0._data_,
                value1,
                generator_or_default(generator2),
                None if optional_dtype3 is None else optional_dtype3.numpy,
                value7,
            )
        )
        return out if unused5 is None else placed(out, unused5)

    return call


def of_tensor_value2_optional_dtype_unused3_value_to_unused5(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, optional_dtype3, unused4, unused5, unused6, value7):
        out = wrap(
            context().run(
                kernel,
                tensor0._data_,
                value1,
                value2,
                None if optional_dtype3 is None else optional_dtype3.numpy,
                value7,
            )
        )
        return out if unused5 is None else placed(out, unused5)

    return call


def of_tensor_value2_generator_optional_dtype_unused3_value_to_unused6(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(
        tensor0, value1, value2, generator3, optional_dtype4, unused5, unused6, unused7, value8
    ):
        out = wrap(
            context().run(
                kernel,
                tensor0._data_,
                value1,
                value2,
                generator_or_default(generator3),
                None if optional_dtype4 is None else optional_dtype4.numpy,
                value8,
            )
        )
        return out if unused6 is None else placed(out, unused6)

    return call


def of_tensor_value_generator_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, generator2):
        return wrap(context().run(kernel, tensor0._data_, value1, generator_or_default(generator2)))

    return call


def of_value_tensor_generator_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(value0, tensor1, generator2):
        return wrap(context().run(kernel, value0, tensor1._data_, generator_or_default(generator2)))

    return call


def of_tensor2_generator_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, generator2):
        return wrap(
            context().run(kernel, tensor0._data_, tensor1._data_, generator_or_default(generator2))
        )

    return call


def of_tensor_value2_generator_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, generator3):
        return wrap(
            context().run(kernel, tensor0._data_, value1, value2, generator_or_default(generator3))
        )

    return call


def of_tensor_generator_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, generator1):
        return wrap(context().run(kernel, tensor0._data_, generator_or_default(generator1)))

    return call


def of_tensor2_optional_value6_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, optional2, value3, value4, value5, value6, value7, value8):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                tensor1._data_,
                None if optional2 is None else optional2._data_,
                value3,
                value4,
                value5,
                value6,
                value7,
                value8,
            )
        )

    return call


def of_tensor3_value8_to_tensor3(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(
        tensor0, tensor1, tensor2, value3, value4, value5, value6, value7, value8, value9, value10
    ):
        r0, r1, r2 = context().run(
            kernel,
            tensor0._data_,
            tensor1._data_,
            tensor2._data_,
            value3,
            value4,
            value5,
            value6,
            value7,
            value8,
            value9,
            value10,
        )
        return (wrap(r0), wrap(r1), wrap(r2))

    return call


def of_tensor_value5_to_tensor2(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3, value4, value5):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2, value3, value4, value5)
        return (wrap(r0), wrap(r1))

    return call


def of_tensor2_value5_tensor_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, value3, value4, value5, value6, tensor7):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                tensor1._data_,
                value2,
                value3,
                value4,
                value5,
                value6,
                tensor7._data_,
            )
        )

    return call


def of_tensor_value6_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, value3, value4, value5, value6):
        return wrap(
            context().run(kernel, tensor0._data_, value1, value2, value3, value4, value5, value6)
        )

    return call


def of_tensor2_value6_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, value3, value4, value5, value6, value7):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                tensor1._data_,
                value2,
                value3,
                value4,
                value5,
                value6,
                value7,
            )
        )

    return call


def of_tensor_value_to_tensor2(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1):
        r0, r1 = context().run(kernel, tensor0._data_, value1)
        return (wrap(r0), wrap(r1))

    return call


def of_tensor_value2_tensor_to_tensor2(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, value2, tensor3):
        r0, r1 = context().run(kernel, tensor0._data_, value1, value2, tensor3._data_)
        return (wrap(r0), wrap(r1))

    return call


def of_tensor2_value2_tensor_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, value3, tensor4):
        return wrap(
            context().run(kernel, tensor0._data_, tensor1._data_, value2, value3, tensor4._data_)
        )

    return call


def of_tensor_value_optional2_value_to_tensor3(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, optional2, optional3, value4):
        r0, r1, r2 = context().run(
            kernel,
            tensor0._data_,
            value1,
            None if optional2 is None else optional2._data_,
            None if optional3 is None else optional3._data_,
            value4,
        )
        return (wrap(r0), wrap(r1), wrap(r2))

    return call


def of_tensor2_value_tensor2_optional2_value_to_tensor3(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, tensor3, tensor4, optional5, optional6, value7):
        r0, r1, r2 = context().run(
            kernel,
            tensor0._data_,
            tensor1._data_,
            value2,
            tensor3._data_,
            tensor4._data_,
            None if optional5 is None else optional5._data_,
            None if optional6 is None else optional6._data_,
            value7,
        )
        return (wrap(r0), wrap(r1), wrap(r2))

    return call


def of_tensor_value_optional_value_to_tensor2(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1, optional2, value3):
        r0, r1 = context().run(
            kernel, tensor0._data_, value1, None if optional2 is None else optional2._data_, value3
        )
        return (wrap(r0), wrap(r1))

    return call


def of_tensor2_value_tensor_optional_value_to_tensor2(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2, tensor3, optional4, value5):
        r0, r1 = context().run(
            kernel,
            tensor0._data_,
            tensor1._data_,
            value2,
            tensor3._data_,
            None if optional4 is None else optional4._data_,
            value5,
        )
        return (wrap(r0), wrap(r1))

    return call


def of_tensor_optional4_value3_to_tensor3(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, optional1, optional2, optional3, optional4, value5, value6, value7):
        r0, r1, r2 = context().run(
            kernel,
            tensor0._data_,
            None if optional1 is None else optional1._data_,
            None if optional2 is None else optional2._data_,
            None if optional3 is None else optional3._data_,
            None if optional4 is None else optional4._data_,
            value5,
            value6,
            value7,
        )
        return (wrap(r0), wrap(r1), wrap(r2))

    return call


def of_tensor2_optional5_value3_to_tensor3(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(
        tensor0,
        tensor1,
        optional2,
        optional3,
        optional4,
        optional5,
        optional6,
        value7,
        value8,
        value9,
    ):
        r0, r1, r2 = context().run(
            kernel,
            tensor0._data_,
            tensor1._data_,
            None if optional2 is None else optional2._data_,
            None if optional3 is None else optional3._data_,
            None if optional4 is None else optional4._data_,
            None if optional5 is None else optional5._data_,
            None if optional6 is None else optional6._data_,
            value7,
            value8,
            value9,
        )
        return (wrap(r0), wrap(r1), wrap(r2))

    return call


def of_tensor_optional2_value5_to_tensor3(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, optional1, optional2, value3, value4, value5, value6, value7):
        r0, r1, r2 = context().run(
            kernel,
            tensor0._data_,
            None if optional1 is None else optional1._data_,
            None if optional2 is None else optional2._data_,
            value3,
            value4,
            value5,
            value6,
            value7,
        )
        return (wrap(r0), wrap(r1), wrap(r2))

    return call


def of_tensor4_optional_value5_to_tensor3(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, tensor2, tensor3, optional4, value5, value6, value7, value8, value9):
        r0, r1, r2 = context().run(
            kernel,
            tensor0._data_,
            tensor1._data_,
            tensor2._data_,
            tensor3._data_,
            None if optional4 is None else optional4._data_,
            value5,
            value6,
            value7,
            value8,
            value9,
        )
        return (wrap(r0), wrap(r1), wrap(r2))

    return call


def of_tensor3_value3_optional_value2_to_tensor4(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, tensor2, value3, value4, value5, optional6, value7, value8):
        r0, r1, r2, r3 = context().run(
            kernel,
            tensor0._data_,
            tensor1._data_,
            tensor2._data_,
            value3,
            value4,
            value5,
            None if optional6 is None else optional6._data_,
            value7,
            value8,
        )
        return (wrap(r0), wrap(r1), wrap(r2), wrap(r3))

    return call


def of_tensor5_value3_optional_value_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(
        tensor0, tensor1, tensor2, tensor3, tensor4, value5, value6, value7, optional8, value9
    ):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                tensor1._data_,
                tensor2._data_,
                tensor3._data_,
                tensor4._data_,
                value5,
                value6,
                value7,
                None if optional8 is None else optional8._data_,
                value9,
            )
        )

    return call


def of_tensor5_value2_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, tensor2, tensor3, tensor4, value5, value6):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                tensor1._data_,
                tensor2._data_,
                tensor3._data_,
                tensor4._data_,
                value5,
                value6,
            )
        )

    return call


def of_tensor3_value2_to__attention(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, tensor2, value3, value4):
        r0, r1 = context().run(
            kernel, tensor0._data_, tensor1._data_, tensor2._data_, value3, value4
        )
        return return_types._attention._make((wrap(r0), wrap(r1)))

    return call


def of_tensor3_value3_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, tensor2, value3, value4, value5):
        return wrap(
            context().run(
                kernel, tensor0._data_, tensor1._data_, tensor2._data_, value3, value4, value5
            )
        )

    return call


def of_tensor3_optional_value2_to_tensor2(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, tensor2, optional3, value4, value5):
        r0, r1 = context().run(
            kernel,
            tensor0._data_,
            tensor1._data_,
            tensor2._data_,
            None if optional3 is None else optional3._data_,
            value4,
            value5,
        )
        return (wrap(r0), wrap(r1))

    return call


def of_tensor4_optional_value2_to_tensor3(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, tensor2, tensor3, optional4, value5, value6):
        r0, r1, r2 = context().run(
            kernel,
            tensor0._data_,
            tensor1._data_,
            tensor2._data_,
            tensor3._data_,
            None if optional4 is None else optional4._data_,
            value5,
            value6,
        )
        return (wrap(r0), wrap(r1), wrap(r2))

    return call


def of_tensor_optional_dtype_value_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, optional_dtype1, value2):
        return wrap(
            context().run(
                kernel,
                tensor0._data_,
                None if optional_dtype1 is None else optional_dtype1.numpy,
                value2,
            )
        )

    return call


def of_tensor2_value_to_tensor2(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, value2):
        r0, r1 = context().run(kernel, tensor0._data_, tensor1._data_, value2)
        return (wrap(r0), wrap(r1))

    return call


def of_tensor3_value_tensor_value_to_tensor2(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, tensor1, tensor2, value3, tensor4, value5):
        r0, r1 = context().run(
            kernel, tensor0._data_, tensor1._data_, tensor2._data_, value3, tensor4._data_, value5
        )
        return (wrap(r0), wrap(r1))

    return call


lerp_Tensor = of_tensor3_to_tensor
lerp_Scalar = of_tensor2_value_to_tensor
pow_Tensor_Scalar = of_tensor_value_to_tensor
pow_Scalar = of_value_tensor_to_tensor
frexp_Tensor = of_tensor_to_frexp
round_decimals = of_tensor_value_to_tensor
clamp_Tensor = of_tensor_optional2_to_tensor
clamp = of_tensor_value2_to_tensor
clamp_min = of_tensor_value_to_tensor
clamp_max = of_tensor_value_to_tensor
where_self = of_operand3_to_tensor
angle = of_tensor_to_tensor
complex = of_tensor2_to_tensor
polar = of_tensor2_to_tensor
fake_quantize_per_tensor_affine_cachemask = of_tensor_value4_to_fake_quantize_per_tensor_affine_cachemask
_fake_quantize_per_tensor_affine_cachemask_tensor_qparams = of_tensor4_value2_to__fake_quantize_per_tensor_affine_cachemask_tensor_qparams
fake_quantize_per_channel_affine_cachemask = of_tensor3_value3_to_fake_quantize_per_channel_affine_cachemask
isclose = of_tensor2_value3_to_tensor
allclose = of_tensor2_value3_to_value
equal = of_tensor2_to_value
_local_scalar_dense = of_tensor_to_value
threshold = of_tensor_value2_to_tensor
threshold_backward = of_tensor2_value_to_tensor
leaky_relu = of_tensor_value_to_tensor
leaky_relu_backward = of_tensor2_value2_to_tensor
hardtanh = of_tensor_value2_to_tensor
elu = of_tensor_value3_to_tensor
elu_backward = of_tensor_value4_tensor_to_tensor
gelu = of_tensor_value_to_tensor
gelu_backward = of_tensor2_value_to_tensor
softplus = of_tensor_value2_to_tensor
softplus_backward = of_tensor2_value2_to_tensor
log_sigmoid_forward = of_tensor_to_log_sigmoid_forward
glu = of_tensor_value_to_tensor
hardshrink = of_tensor_value_to_tensor
softshrink = of_tensor_value_to_tensor
softmax_int = of_tensor_value_optional_dtype_to_tensor
log_softmax_int = of_tensor_value_optional_dtype_to_tensor
_softmax = of_tensor_value2_to_tensor
_log_softmax = of_tensor_value2_to_tensor
_softmax_backward_data = of_tensor2_value_dtype_to_tensor
_log_softmax_backward_data = of_tensor2_value_dtype_to_tensor
mse_loss = of_tensor2_value_to_tensor
smooth_l1_loss = of_tensor2_value2_to_tensor
huber_loss = of_tensor2_value2_to_tensor
binary_cross_entropy = of_tensor2_optional_value_to_tensor
nll_loss_forward = of_tensor2_optional_value2_to_nll_loss_forward
_class_cross_entropy = of_tensor2_value2_to__class_cross_entropy
_class_cross_entropy_backward = of_tensor3_value2_to_tensor
nll_loss2d_forward = of_tensor2_optional_value2_to_nll_loss2d_forward
nll_loss_backward = of_tensor3_optional_value2_tensor_to_tensor
nll_loss2d_backward = of_tensor3_optional_value2_tensor_to_tensor
multilabel_margin_loss_forward = of_tensor2_value_to_multilabel_margin_loss_forward
multilabel_margin_loss_backward = of_tensor3_value_tensor_to_tensor
_ctc_loss = of_tensor2_value4_to_tensor2
_ctc_loss_backward = of_tensor3_value2_tensor2_value2_to_tensor
sum = of_tensor_optional_dtype_to_tensor
sum_dim_IntList = of_tensor_value2_optional_dtype_to_tensor
nansum = of_tensor_value2_optional_dtype_to_tensor
mean = of_tensor_optional_dtype_to_tensor
mean_dim = of_tensor_value2_optional_dtype_to_tensor
prod = of_tensor_optional_dtype_to_tensor
prod_dim_int = of_tensor_value2_optional_dtype_to_tensor
count_nonzero = of_tensor_value_to_tensor
count_nonzero_dim_IntList = of_tensor_value_to_tensor
amax = of_tensor_value2_to_tensor
amin = of_tensor_value2_to_tensor
aminmax = of_tensor_value2_to_aminmax
max = of_tensor_to_tensor
min = of_tensor_to_tensor
max_dim = of_tensor_value2_to_max
min_dim = of_tensor_value2_to_min
argmax = of_tensor_value2_to_tensor
argmin = of_tensor_value2_to_tensor
all = of_tensor_to_tensor
all_dim = of_tensor_value2_to_tensor
all_dims = of_tensor_value2_to_tensor
any = of_tensor_to_tensor
any_dim = of_tensor_value2_to_tensor
any_dims = of_tensor_value2_to_tensor
var = of_tensor_value_to_tensor
var_dim = of_tensor_value3_to_tensor
var_correction = of_tensor_value3_to_tensor
std = of_tensor_value_to_tensor
std_dim = of_tensor_value3_to_tensor
std_correction = of_tensor_value3_to_tensor
var_mean_correction = of_tensor_value3_to_tensor2
std_mean_correction = of_tensor_value3_to_tensor2
logsumexp = of_tensor_value2_to_tensor
median = of_tensor_to_tensor
median_dim = of_tensor_value2_to_median
nanmedian = of_tensor_to_tensor
nanmedian_dim = of_tensor_value2_to_nanmedian
mode = of_tensor_value2_to_mode
cumsum = of_tensor_value_optional_dtype_to_tensor
cumprod = of_tensor_value_optional_dtype_to_tensor
cummax = of_tensor_value_to_cummax
cummin = of_tensor_value_to_cummin
logcumsumexp = of_tensor_value_to_tensor
_linear_recurrence = of_tensor2_value_to_tensor
bincount = of_tensor_optional_value_to_tensor
histc = of_tensor_value3_to_tensor
histogram_bins_tensor = of_tensor2_optional_value_to_histogram
histogram_bin_ct = of_tensor_value2_optional_value_to_histogram
_histogramdd_bin_edges = of_tensor_value2_optional_value_to_tensors
_histogramdd_from_bin_tensors = of_tensor_tensors_optional_value_to_tensor
hash_tensor = of_tensor_value3_to_tensor
segment_reduce = of_tensor_value_optional3_value3_to_tensor
alias = of_tensor_to_view
detach = of_tensor_to_view
view = of_tensor_value_to_view
view_dtype = of_tensor_dtype_to_view
_unsafe_view = of_tensor_value_to_tensor
permute = of_tensor_value_to_view
transpose_int = of_tensor_value2_to_view
t = of_tensor_to_view
expand = of_tensor_value2_to_view
squeeze = of_tensor_to_view
squeeze_dim = of_tensor_value_to_view
squeeze_dims = of_tensor_value_to_view
unsqueeze = of_tensor_value_to_view
select_int = of_tensor_value2_to_view
slice_Tensor = of_tensor_value4_to_view
diagonal = of_tensor_value3_to_view
unfold = of_tensor_value3_to_view
as_strided = of_tensor_value3_to_view
split_Tensor = of_tensor_value2_to_tensors
split_with_sizes = of_tensor_value2_to_tensors
unbind_int = of_tensor_value_to_tensors
unsafe_split_Tensor = of_tensor_value2_to_tensors
unsafe_split_with_sizes = of_tensor_value2_to_tensors
view_as_real = of_tensor_to_view
view_as_complex = of_tensor_to_view
select_backward = of_tensor_value3_to_tensor
slice_backward = of_tensor_value5_to_tensor
diagonal_backward = of_tensor_value4_to_tensor
unfold_backward = of_tensor_value4_to_tensor
select_scatter = of_tensor2_value2_to_tensor
slice_scatter = of_tensor2_value4_to_tensor
diagonal_scatter = of_tensor2_value3_to_tensor
as_strided_scatter = of_tensor2_value3_to_tensor
cat = of_tensors_value_to_tensor
stack = of_tensors_value_to_tensor
clone = of_tensor_value_to_tensor
_to_copy = of_tensor_optional_dtype_unused3_value2_to_unused3
copy = of_tensor2_value_to_tensor
fill_Scalar = of_tensor_value_to_tensor
fill_Tensor = of_tensor2_to_tensor
zero = of_tensor_to_tensor
flip = of_tensor_value_to_tensor
roll = of_tensor_value2_to_tensor
repeat = of_tensor_value_to_tensor
repeat_interleave_Tensor = of_tensor_value_to_tensor
tril = of_tensor_value_to_tensor
triu = of_tensor_value_to_tensor
tril_indices = of_value3_optional_dtype_unused3_to_tensor
triu_indices = of_value3_optional_dtype_unused3_to_tensor
diag_embed = of_tensor_value3_to_tensor
index_Tensor = of_tensor_optionals_to_tensor
gather = of_tensor_value_tensor_value_to_tensor
index_select = of_tensor_value_tensor_to_tensor
index_put = of_tensor_optionals_tensor_value_to_tensor
scatter_add = of_tensor_value_tensor2_to_tensor
take = of_tensor2_to_tensor
masked_select = of_tensor2_to_tensor
nonzero = of_tensor_to_tensor
nonzero_static = of_tensor_value2_to_tensor
scatter_src = of_tensor_value_tensor2_to_tensor
scatter_value = of_tensor_value_tensor_value_to_tensor
scatter_reduce = of_tensor_value_tensor2_value_to_tensor
scatter_value_reduce = of_tensor_value_tensor_value2_to_tensor
scatter_reduce_two = of_tensor_value_tensor2_value2_to_tensor
index_add = of_tensor_value_tensor2_value_to_tensor
index_copy = of_tensor_value_tensor2_to_tensor
index_fill_int_Scalar = of_tensor_value_tensor_value_to_tensor
index_fill_int_Tensor = of_tensor_value_tensor2_to_tensor
index_reduce = of_tensor_value_tensor2_value2_to_tensor
masked_fill_Scalar = of_tensor2_value_to_tensor
masked_fill_Tensor = of_tensor3_to_tensor
masked_scatter = of_tensor3_to_tensor
put = of_tensor3_value_to_tensor
sort = of_tensor_value2_to_sort
sort_stable = of_tensor_value3_to_sort
argsort = of_tensor_value2_to_tensor
argsort_stable = of_tensor_value3_to_tensor
topk = of_tensor_value4_to_topk
kthvalue = of_tensor_value3_to_kthvalue
searchsorted_Tensor = of_tensor2_value3_optional_to_tensor
searchsorted_Scalar = of_tensor_value4_optional_to_tensor
bucketize_Tensor = of_tensor2_value2_to_tensor
bucketize_Scalar = of_value_tensor_value2_to_tensor
isin_Tensor_Tensor = of_tensor2_value2_to_tensor
isin_Tensor_Scalar = of_tensor_value3_to_tensor
isin_Scalar_Tensor = of_value_tensor_value2_to_tensor
_unique = of_tensor_value2_to_tensor2
_unique2 = of_tensor_value3_to_tensor3
unique_dim = of_tensor_value4_to_tensor3
unique_consecutive = of_tensor_value3_to_tensor3
unique_dim_consecutive = of_tensor_value3_to_tensor3
mm = of_tensor2_to_tensor
bmm = of_tensor2_to_tensor
mv = of_tensor2_to_tensor
dot = of_tensor2_to_tensor
vdot = of_tensor2_to_tensor
outer = of_tensor2_to_tensor
matmul = of_tensor2_to_tensor
linear = of_tensor2_optional_to_tensor
addmm = of_tensor3_value2_to_tensor
_sparse_addmm = of_tensor3_value2_to_tensor
addmv = of_tensor3_value2_to_tensor
addbmm = of_tensor3_value2_to_tensor
baddbmm = of_tensor3_value2_to_tensor
trace = of_tensor_to_tensor
linalg_cross = of_tensor2_value_to_tensor
_cdist_forward = of_tensor2_value2_to_tensor
_euclidean_dist = of_tensor2_to_tensor
_cdist_backward = of_tensor3_value_tensor_to_tensor
_pdist_forward = of_tensor_value_to_tensor
_pdist_backward = of_tensor2_value_tensor_to_tensor
linalg_inv_ex = of_tensor_value_to_linalg_inv_ex
linalg_solve_ex = of_tensor2_value2_to_linalg_solve_ex
_linalg_solve_ex = of_tensor2_value2_to__linalg_solve_ex
_linalg_check_errors = of_tensor_value2_to
linalg_solve_triangular = of_tensor2_value3_to_tensor
triangular_solve = of_tensor2_value3_to_triangular_solve
linalg_cholesky_ex = of_tensor_value2_to_linalg_cholesky_ex
cholesky_solve = of_tensor2_value_to_tensor
cholesky_inverse = of_tensor_value_to_tensor
linalg_qr = of_tensor_value_to_linalg_qr
geqrf = of_tensor_to_geqrf
linalg_lu_factor_ex = of_tensor_value2_to_linalg_lu_factor_ex
lu_unpack = of_tensor2_value2_to_lu_unpack
linalg_ldl_factor_ex = of_tensor_value2_to_linalg_ldl_factor_ex
linalg_ldl_solve = of_tensor3_value_to_tensor
linalg_det = of_tensor_to_tensor
_linalg_det = of_tensor_to__linalg_det
linalg_slogdet = of_tensor_to_linalg_slogdet
_linalg_slogdet = of_tensor_to__linalg_slogdet
linalg_eig = of_tensor_to_linalg_eig
_linalg_eigvals = of_tensor_to_tensor
_linalg_eigh = of_tensor_value2_to__linalg_eigh
_linalg_svd = of_tensor_value3_to__linalg_svd
linalg_pinv_atol_rtol_tensor = of_tensor_optional2_value_to_tensor
linalg_lstsq = of_tensor2_value2_to_linalg_lstsq
linalg_matrix_exp = of_tensor_to_tensor
linalg_vector_norm = of_tensor_value3_optional_dtype_to_tensor
_fft_c2c = of_tensor_value3_to_tensor
_fft_r2c = of_tensor_value3_to_tensor
_fft_c2r = of_tensor_value3_to_tensor
fft_fftfreq = of_value2_optional_dtype_unused3_to_tensor
fft_rfftfreq = of_value2_optional_dtype_unused3_to_tensor
empty_memory_format = of_value_optional_dtype_unused3_value_to_tensor
empty_strided = of_value2_optional_dtype_unused3_to_tensor
empty_permuted = of_value2_optional_dtype_unused3_to_tensor
zeros = of_value_optional_dtype_unused3_to_tensor
ones = of_value_optional_dtype_unused3_to_tensor
full = of_value2_optional_dtype_unused3_to_tensor
empty_like = of_tensor_optional_dtype_unused3_value_to_unused3
zeros_like = of_tensor_optional_dtype_unused3_value_to_unused3
ones_like = of_tensor_optional_dtype_unused3_value_to_unused3
full_like = of_tensor_value_optional_dtype_unused3_value_to_unused4
new_empty = of_tensor_value_optional_dtype_unused3_to_unused4
new_empty_strided = of_tensor_value2_optional_dtype_unused3_to_unused5
new_zeros = of_tensor_value_optional_dtype_unused3_to_unused4
new_ones = of_tensor_value_optional_dtype_unused3_to_unused4
new_full = of_tensor_value2_optional_dtype_unused3_to_unused5
scalar_tensor = of_value_optional_dtype_unused3_to_tensor
arange = of_value_optional_dtype_unused3_to_tensor
arange_start = of_value2_optional_dtype_unused3_to_tensor
arange_start_step = of_value3_optional_dtype_unused3_to_tensor
range_step = of_value3_optional_dtype_unused3_to_tensor
linspace = of_value3_optional_dtype_unused3_to_tensor
logspace = of_value4_optional_dtype_unused3_to_tensor
eye = of_value_optional_dtype_unused3_to_tensor
eye_m = of_value2_optional_dtype_unused3_to_tensor
hann_window = of_value_optional_dtype_unused3_to_tensor
hann_window_periodic = of_value2_optional_dtype_unused3_to_tensor
hamming_window = of_value_optional_dtype_unused3_to_tensor
hamming_window_periodic = of_value2_optional_dtype_unused3_to_tensor
blackman_window = of_value_optional_dtype_unused3_to_tensor
blackman_window_periodic = of_value2_optional_dtype_unused3_to_tensor
bartlett_window = of_value_optional_dtype_unused3_to_tensor
bartlett_window_periodic = of_value2_optional_dtype_unused3_to_tensor
kaiser_window = of_value_optional_dtype_unused3_to_tensor
kaiser_window_periodic = of_value2_optional_dtype_unused3_to_tensor
hamming_window_periodic_alpha = of_value3_optional_dtype_unused3_to_tensor
hamming_window_periodic_alpha_beta = of_value4_optional_dtype_unused3_to_tensor
kaiser_window_beta = of_value3_optional_dtype_unused3_to_tensor
rand = of_value_optional_dtype_unused3_to_tensor
rand_generator = of_value_generator_optional_dtype_unused3_to_tensor
rand_like = of_tensor_optional_dtype_unused3_value_to_unused3
rand_like_generator = of_tensor_generator_optional_dtype_unused3_value_to_unused4
randn = of_value_optional_dtype_unused3_to_tensor
randn_generator = of_value_generator_optional_dtype_unused3_to_tensor
randn_like = of_tensor_optional_dtype_unused3_value_to_unused3
randn_like_generator = of_tensor_generator_optional_dtype_unused3_value_to_unused4
randint = of_value2_optional_dtype_unused3_to_tensor
randint_generator = of_value2_generator_optional_dtype_unused3_to_tensor
randint_low = of_value3_optional_dtype_unused3_to_tensor
randint_low_generator = of_value3_generator_optional_dtype_unused3_to_tensor
randint_like = of_tensor_value_optional_dtype_unused3_value_to_unused4
randint_like_generator = of_tensor_value_generator_optional_dtype_unused3_value_to_unused5
randint_like_low_dtype = of_tensor_value2_optional_dtype_unused3_value_to_unused5
randint_like_low_generator_dtype = of_tensor_value2_generator_optional_dtype_unused3_value_to_unused6
randperm = of_value_optional_dtype_unused3_to_tensor
randperm_generator = of_value_generator_optional_dtype_unused3_to_tensor
normal_Tensor_float = of_tensor_value_generator_to_tensor
normal_float_Tensor = of_value_tensor_generator_to_tensor
normal_Tensor_Tensor = of_tensor2_generator_to_tensor
normal_float_float = of_value3_generator_optional_dtype_unused3_to_tensor
normal_functional = of_tensor_value2_generator_to_tensor
uniform = of_tensor_value2_generator_to_tensor
random = of_tensor_generator_to_tensor
random_to = of_tensor_value_generator_to_tensor
random_from = of_tensor_value2_generator_to_tensor
log_normal = of_tensor_value2_generator_to_tensor
exponential = of_tensor_value_generator_to_tensor
cauchy = of_tensor_value2_generator_to_tensor
geometric = of_tensor_value_generator_to_tensor
bernoulli = of_tensor_generator_to_tensor
bernoulli_p = of_tensor_value_generator_to_tensor
bernoulli_Tensor = of_tensor2_generator_to_tensor
multinomial = of_tensor_value2_generator_to_tensor
poisson = of_tensor_generator_to_tensor
binomial = of_tensor2_generator_to_tensor
_standard_gamma = of_tensor_generator_to_tensor
_standard_gamma_grad = of_tensor2_to_tensor
_sample_dirichlet = of_tensor_generator_to_tensor
_dirichlet_grad = of_tensor3_to_tensor
convolution = of_tensor2_optional_value6_to_tensor
convolution_backward = of_tensor3_value8_to_tensor3
im2col = of_tensor_value4_to_tensor
col2im = of_tensor_value5_to_tensor
max_pool2d_with_indices = of_tensor_value5_to_tensor2
max_pool2d_with_indices_backward = of_tensor2_value5_tensor_to_tensor
max_pool3d_with_indices = of_tensor_value5_to_tensor2
max_pool3d_with_indices_backward = of_tensor2_value5_tensor_to_tensor
avg_pool2d = of_tensor_value6_to_tensor
avg_pool2d_backward = of_tensor2_value6_to_tensor
avg_pool3d = of_tensor_value6_to_tensor
avg_pool3d_backward = of_tensor2_value6_to_tensor
_adaptive_avg_pool2d = of_tensor_value_to_tensor
_adaptive_avg_pool2d_backward = of_tensor2_to_tensor
_adaptive_avg_pool3d = of_tensor_value_to_tensor
_adaptive_avg_pool3d_backward = of_tensor2_to_tensor
adaptive_max_pool2d = of_tensor_value_to_tensor2
adaptive_max_pool2d_backward = of_tensor3_to_tensor
adaptive_max_pool3d = of_tensor_value_to_tensor2
adaptive_max_pool3d_backward = of_tensor3_to_tensor
max_unpool2d = of_tensor2_value_to_tensor
max_unpool3d = of_tensor2_value3_to_tensor
fractional_max_pool2d = of_tensor_value2_tensor_to_tensor2
fractional_max_pool2d_backward = of_tensor2_value2_tensor_to_tensor
fractional_max_pool3d = of_tensor_value2_tensor_to_tensor2
fractional_max_pool3d_backward = of_tensor2_value2_tensor_to_tensor
native_layer_norm = of_tensor_value_optional2_value_to_tensor3
native_layer_norm_backward = of_tensor2_value_tensor2_optional2_value_to_tensor3
_fused_rms_norm = of_tensor_value_optional_value_to_tensor2
_fused_rms_norm_backward = of_tensor2_value_tensor_optional_value_to_tensor2
native_batch_norm = of_tensor_optional4_value3_to_tensor3
native_batch_norm_backward = of_tensor2_optional5_value3_to_tensor3
native_group_norm = of_tensor_optional2_value5_to_tensor3
native_group_norm_backward = of_tensor4_optional_value5_to_tensor3
embedding = of_tensor2_value3_to_tensor
embedding_dense_backward = of_tensor2_value3_to_tensor
embedding_renorm = of_tensor2_value2_to_tensor
_embedding_bag = of_tensor3_value3_optional_value2_to_tensor4
_embedding_bag_dense_backward = of_tensor5_value3_optional_value_to_tensor
_embedding_bag_per_sample_weights_backward = of_tensor5_value2_to_tensor
one_hot = of_tensor_value_to_tensor
constant_pad_nd = of_tensor_value2_to_tensor
reflection_pad1d = of_tensor_value_to_tensor
reflection_pad1d_backward = of_tensor2_value_to_tensor
reflection_pad2d = of_tensor_value_to_tensor
reflection_pad2d_backward = of_tensor2_value_to_tensor
reflection_pad3d = of_tensor_value_to_tensor
reflection_pad3d_backward = of_tensor2_value_to_tensor
replication_pad1d = of_tensor_value_to_tensor
replication_pad1d_backward = of_tensor2_value_to_tensor
replication_pad2d = of_tensor_value_to_tensor
replication_pad2d_backward = of_tensor2_value_to_tensor
replication_pad3d = of_tensor_value_to_tensor
replication_pad3d_backward = of_tensor2_value_to_tensor
upsample_nearest1d = of_tensor_value2_to_tensor
upsample_nearest1d_backward = of_tensor_value3_to_tensor
upsample_nearest2d = of_tensor_value3_to_tensor
upsample_nearest2d_backward = of_tensor_value4_to_tensor
upsample_nearest3d = of_tensor_value4_to_tensor
upsample_nearest3d_backward = of_tensor_value5_to_tensor
_upsample_nearest_exact1d = of_tensor_value2_to_tensor
_upsample_nearest_exact1d_backward = of_tensor_value3_to_tensor
_upsample_nearest_exact2d = of_tensor_value3_to_tensor
_upsample_nearest_exact2d_backward = of_tensor_value4_to_tensor
_upsample_nearest_exact3d = of_tensor_value4_to_tensor
_upsample_nearest_exact3d_backward = of_tensor_value5_to_tensor
upsample_linear1d = of_tensor_value3_to_tensor
upsample_linear1d_backward = of_tensor_value4_to_tensor
upsample_bilinear2d = of_tensor_value4_to_tensor
upsample_bilinear2d_backward = of_tensor_value5_to_tensor
upsample_trilinear3d = of_tensor_value5_to_tensor
upsample_trilinear3d_backward = of_tensor_value6_to_tensor
upsample_bicubic2d = of_tensor_value4_to_tensor
upsample_bicubic2d_backward = of_tensor_value5_to_tensor
_upsample_bilinear2d_aa = of_tensor_value4_to_tensor
_upsample_bilinear2d_aa_backward = of_tensor_value5_to_tensor
_upsample_bicubic2d_aa = of_tensor_value4_to_tensor
_upsample_bicubic2d_aa_backward = of_tensor_value5_to_tensor
_upsample_lanczos2d_aa = of_tensor_value4_to_tensor
_upsample_lanczos2d_aa_backward = of_tensor_value5_to_tensor
grid_sampler = of_tensor2_value3_to_tensor
pixel_shuffle = of_tensor_value_to_tensor
pixel_unshuffle = of_tensor_value_to_tensor
channel_shuffle = of_tensor_value_to_tensor
_attention = of_tensor3_value2_to__attention
_rnn_layer = of_tensor3_value3_to_tensor
_gru_layer = of_tensor3_optional_value2_to_tensor2
_lstm_layer = of_tensor4_optional_value2_to_tensor3
_nnz = of_tensor_to_value
_coalesce = of_tensor_to_tensor
_indices = of_tensor_to_view
_values = of_tensor_to_view
indices = of_tensor_to_view
values = of_tensor_to_view
_to_dense = of_tensor_optional_dtype_value_to_tensor
sparse_mask = of_tensor2_to_tensor
_values_at = of_tensor2_to_tensor
_sparse_sparse_matmul = of_tensor2_to_tensor
_sparse_mm_reduce_impl = of_tensor2_value_to_tensor2
_sparse_mm_reduce_impl_backward = of_tensor3_value_tensor_value_to_tensor2
sparse_sampled_addmm = of_tensor3_value2_to_tensor
smm = of_tensor2_to_tensor
