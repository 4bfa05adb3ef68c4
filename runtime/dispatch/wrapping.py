"""Kernels as the dispatcher calls them: functions over all schema arguments, by position.

Array kernels get the generated wrapper around them, or promotion and broadcasting where they are
pointwise; kernels over tensors get their arguments as their registration says.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from gradsmith.dispatch.kernel import Kernel
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.pointwise import CATEGORY_INITIALS, Pointwise
from gradsmith.dispatch.promotion import dtypes_in
from gradsmith.errors import broadcast_error, not_implemented_for
from gradsmith.kernels.namespace import np
from gradsmith.quick import quick_form
from gradsmith.tensor import Tensor, wrap, wrap_on, wrap_view
from gradsmith.traits import BACKEND_BITS, CPU_BITS, backend_of

__all__ = [
    "bind",
    "bind_array",
    "is_plain_view",
    "load_kernel",
    "over_tensors",
    "pointwise_of",
    "return_type",
]


def load_kernel(where: str) -> Callable[..., Any]:
    """The function that ``module:function`` names below `gradsmith.kernels`.

    ``np.add`` names NumPy's own; another dotted module path with a colon is imported as it stands.
    """
    if where.startswith("np."):
        return getattr(np, where[3:])  # type: ignore[no-any-return]
    module, _, name = where.partition(":")
    if "." not in module:
        module = "gradsmith.kernels." + module
    return getattr(import_module(module), name)  # type: ignore[no-any-return]


def bind(operator: OpOverload, kernel: Kernel, bits: int, raw: int) -> Callable[..., Any]:
    """A function over all arguments by position that runs `kernel`."""
    if kernel.kind == "array":
        return bind_array(operator, kernel, bits)
    if kernel.kind == "device":
        from gradsmith.backend.device_kernels import bind_device

        return bind_device(operator, kernel, bits)
    function = kernel.function
    if isinstance(function, str):
        function = load_kernel(function)
    if kernel.kind == "made":
        return function(operator, kernel, bits)  # type: ignore[no-any-return]
    if kernel.kind == "boxed":
        return over_tensors(partial(function, operator))
    if kernel.kind == "tensor":
        if operator.signature.returns == ("Tensor[]",):
            return over_tensors(lambda *args: tuple(function(*args)))
        return over_tensors(_naming_returns(operator, function))
    # Not at the top: results are held to types, which need this module.
    from gradsmith.dispatch.user_kernels import called_as_schema

    return over_tensors(called_as_schema(operator, kernel, raw))


def over_tensors(function: Callable[..., Any]) -> Callable[..., Any]:
    """Marks a kernel that calls operators, so that autograd kernels guard it."""
    try:
        function.over_tensors = True  # type: ignore[attr-defined]
        return function
    except AttributeError:

        def marked(*args: Any) -> Any:
            return function(*args)

        marked.over_tensors = True  # type: ignore[attr-defined]
        return marked


def _naming_returns(operator: OpOverload, function: Callable[..., Any]) -> Callable[..., Any]:
    """Several named returns come as their named tuple."""
    if not operator.traits.return_type:
        return function
    named = return_type(operator)

    def kernel(*args: Any) -> Any:
        return named(*function(*args))

    return kernel


def return_type(operator: OpOverload) -> Any:
    """The named tuple that the operator returns."""
    module = import_module(operator.generated + ".return_types")
    return getattr(module, operator.traits.return_type)


def pointwise_of(operator: OpOverload, kernel: str) -> Pointwise:
    """What a pointwise operator's kernels are made from."""
    traits = operator.traits
    parameters = operator.signature.parameters
    tensors = operator.signature.tensor_positions
    count = len(tensors)
    function = load_kernel(traits.pointwise) if traits.pointwise else None
    general = load_kernel(kernel) if kernel and kernel != traits.pointwise else None
    return Pointwise(
        operator.short_name,
        function,
        general,
        traits.promotion,
        tensors,
        tuple(p.default for p in parameters[count:]),
        traits.dtypes,
    )


def bind_array(
    operator: OpOverload, kernel: Kernel, bits: int, linked: bool = False
) -> Callable[..., Any]:
    """A kernel over arrays, wrapped: promotion for pointwise operators, the generated wrapper else.

    With `linked` the result of a view operator is made a view of its first argument.
    """
    traits = operator.traits
    if traits.is_elementwise:
        general = pointwise_of(operator, kernel.function).functional(bits)
        return quick_form(kernel.function, general, bits)
    _check_dtypes(operator, bits)
    wrapper = getattr(import_module(operator.generated + ".wrappers"), operator.identifier)
    function = kernel.function
    if isinstance(function, str):
        function = load_kernel(function)
    if operator.traits.broadcasts:
        function = _saying_shapes(operator, function)
    if is_plain_view(operator):
        general = wrapper(function, _view_maker(operator) if linked else wrap_view)
        if linked and traits.autograd:
            return quick_form(kernel.function, general, bits, linked=True)
        return general  # type: ignore[no-any-return]
    keyset = BACKEND_BITS[backend_of(bits)]  # not that of the call, from which keys may be excluded
    if keyset == CPU_BITS:
        return quick_form(kernel.function, wrapper(function, wrap), bits)
    return wrapper(function, lambda data: wrap_on(data, keyset))  # type: ignore[no-any-return]


def _check_dtypes(operator: OpOverload, bits: int) -> None:
    """NotImplementedError when no tensor of the call has a dtype that the operator is declared for.

    Others may be indices or masks; a complex one is data, and refused on its own.
    """
    accepted = operator.traits.dtypes
    dimensioned, zero_dim = dtypes_in(bits)
    present = [*dimensioned, *zero_dim]
    if not accepted or not present:
        return
    if "c" not in accepted and any(d.is_complex for d in present):
        raise not_implemented_for(operator.base, next(d for d in present if d.is_complex))
    if not any(CATEGORY_INITIALS[d.category] in accepted for d in present):
        raise not_implemented_for(operator.base, present[0])


def _saying_shapes(operator: OpOverload, function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, with PyTorch's error for shapes that do not broadcast."""

    def kernel(*args: Any) -> Any:
        try:
            return function(*args)
        except ValueError as error:
            arrays = [a for a in args if isinstance(a, np.ndarray)]
            raise broadcast_error(operator.base, arrays) or error from None

    return kernel


def _view_maker(operator: OpOverload) -> Callable[[Any, Tensor], Tensor]:
    from gradsmith.autograd.views import make_undifferentiable_view, make_view

    return make_view if operator.traits.autograd else make_undifferentiable_view


def is_plain_view(operator: OpOverload) -> bool:
    """Whether the generated wrapper knows the base: one result, a view of the first argument."""
    signature = operator.signature
    return (
        operator.traits.view
        and signature.parameters[0].alias != ""
        and signature.parameters[0].type == "Tensor"
        and signature.returns == ("Tensor",)
    )
