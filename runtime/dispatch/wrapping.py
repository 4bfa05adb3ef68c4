"""Kernels as the dispatcher calls them: functions of all schema arguments, by position.

Array kernels are wrapped in generated code, or in promotion and broadcasting if they are pointwise.  Kernels over
tensors receive their arguments as registered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.bits import BACKEND_BITS, CPU_BITS, NUMBER_BITS_ALL, STRIDED, backend_of
from ..core.errors import broadcast_error, kernel_name, not_implemented_for
from ..core.namespace import np
from ..core.tensor import Tensor, wrap, wrap_on, wrap_strided, wrap_view
from .kernel import Kernel, KernelKind, load_kernel
from .pointwise import CATEGORY_INITIALS, Pointwise
from .promotion import dtypes_in
from .small import small_form
from .structured import checked, checked_once, inferring

if TYPE_CHECKING:
    from .operator import OpOverload


def bind(operator: OpOverload, kernel: Kernel, bits: int, raw: int) -> Callable[..., Any]:
    """A function over all arguments by position that runs `kernel`."""
    if kernel.kind is KernelKind.array:
        return bind_array(operator, kernel, bits)
    if kernel.kind is KernelKind.device:
        from .device_kernels import bind_device

        return bind_device(operator, kernel, bits)
    if kernel.kind is KernelKind.sparse:
        from .sparse_kernels import bind_sparse

        return bind_sparse(operator, kernel, bits)
    function = kernel.function
    if isinstance(function, str):
        function = load_kernel(function)
    if kernel.kind is KernelKind.made:
        return function(operator, kernel, bits)  # type: ignore[no-any-return]
    if kernel.kind is KernelKind.boxed:
        return over_tensors(partial(function, operator))
    if kernel.kind is KernelKind.tensor:
        if operator.signature.returns == ("Tensor[]",):
            return over_tensors(lambda *args: tuple(function(*args)))
        return over_tensors(naming_returns(operator, function))
    # Not at the top: results are held to types, which need this module.
    from .user_kernels import called_as_schema

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


def naming_returns(operator: OpOverload, function: Callable[..., Any]) -> Callable[..., Any]:
    """Several named returns come as their named tuple."""
    if not operator.traits.return_type:
        return function
    named = return_type(operator)

    def kernel(*args: Any) -> Any:
        return named._make(function(*args))

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
    # One kernel for everything is given everything: its own defaults are not the schema's.
    takes_all = len(parameters) > count and kernel == traits.pointwise
    function = load_kernel(traits.pointwise) if traits.pointwise and not takes_all else None
    general = (
        cache(partial(load_kernel, kernel))
        if kernel and (takes_all or kernel != traits.pointwise)
        else None
    )
    return Pointwise(
        operator.short_name,
        function,
        general,
        traits.promotion,
        tensors,
        tuple(p.default for p in parameters[count:]),
        traits.dtypes,
        traits.refused_as,
        traits.bool_error,
        traits.mixed_bool_error,
    )


def refusing_dtypes(
    operator: OpOverload, kernel: Callable[..., Any], bits: int
) -> Callable[..., Any]:
    """`kernel` of an elementwise operator behind what its kernel for the CPU says of dtypes before promotion.

    It has nothing to say any more where all tensors have one dtype, which it says nothing of.
    """
    cpu = operator.kernels.get("CPU")
    where = operator.traits.pointwise or (cpu.function if cpu is not None else None)
    if isinstance(where, str):
        if where.startswith("np."):
            return kernel  # of NumPy's own functions none says anything
        where = load_kernel(where)
    check = getattr(where, "before_promotion", None)
    if check is None:
        return kernel
    positions = operator.signature.tensor_positions
    dtypes = {d for found in dtypes_in(bits) for d in found}
    if len(dtypes) == 1 and not bits & NUMBER_BITS_ALL:
        same = [dtype.numpy for dtype in dtypes] * len(positions)
        if not _raises(check, same):
            return kernel

    def checked_kernel(*args: Any) -> Any:
        check(*[_numpy_dtype(args[position]) for position in positions])
        return kernel(*args)

    return checked_kernel


def _raises(check: Callable[..., Any], args: list[Any]) -> bool:
    try:
        check(*args)
    except RuntimeError:
        return True
    return False


def _numpy_dtype(value: Any) -> Any:
    return value.dtype.numpy if isinstance(value, Tensor) else np.asarray(value).dtype


def bind_array(
    operator: OpOverload,
    kernel: Kernel,
    bits: int,
    make_view: Callable[[Any, Tensor], Tensor] | None = None,
) -> Callable[..., Any]:
    """A kernel over arrays, wrapped: promotion for pointwise operators, the generated wrapper else.

    `make_view` wraps the result of a view operator, which else is not a view of its first argument to autograd.
    """
    traits = operator.traits
    if traits.is_elementwise:
        general = pointwise_of(operator, kernel.function).functional(bits)
        if not traits.pointwise.startswith("np."):  # first calls come by here
            general = refusing_dtypes(operator, general, bits)
        if not traits.small:
            return general
        return small_form(traits.small, kernel.function, general, bits)
    _check_dtypes(operator, bits)
    wrapper = getattr(import_module(operator.generated + ".wrappers"), operator.identifier)
    function = kernel.function
    # Without a shape function nothing says how results lie: they are asked themselves.
    strided = bool(bits & STRIDED) or not traits.shape
    if isinstance(function, str):
        function = load_kernel(function)
        orders = hasattr(function, "orders")
        strided = strided or orders
        if traits.shape:
            shape = load_kernel(traits.shape)
            strided = strided or hasattr(shape, "orders")
            types = [parameter.type for parameter in operator.signature.parameters]
            if function is shape:
                function = inferring(shape)
            elif orders:
                function = checked(shape, function)  # it lays its results out itself
            elif backend_of(bits) == "CPU" and not strided:
                dtypes = {d for found in dtypes_in(bits) for d in found}
                numbers = bool(bits & NUMBER_BITS_ALL)
                function = checked_once(shape, function, types, len(dtypes) == 1, numbers)
            else:
                function = checked(shape, function, strided, types)
    if traits.broadcasts:
        function = _saying_shapes(operator, function)
    if is_plain_view(operator):  # which computes nothing
        general = wrapper(function, make_view or wrap_view)
        if make_view is not None and traits.autograd:
            return small_form(traits.small, kernel.function, general, bits, linked=True)
        return general  # type: ignore[no-any-return]
    keyset = BACKEND_BITS[backend_of(bits)]  # not that of the call, from which keys may be excluded
    if keyset == CPU_BITS:
        general = wrapper(function, wrap_strided if strided else wrap)
        return small_form(traits.small, kernel.function, general, bits)
    return wrapper(function, lambda data: wrap_on(data, keyset))  # type: ignore[no-any-return]


def small_in_place(
    functional: OpOverload, kernel: Kernel, general: Callable[..., Any], bits: int
) -> Callable[..., Any]:
    """The specialization of the in-place variant of `functional`, or `general`, its kernel for every case."""
    return small_form(functional.traits.small, kernel.function, general, bits, inplace=True)


def _check_dtypes(operator: OpOverload, bits: int) -> None:
    """NotImplementedError when no tensor of the call has a dtype that the operator is declared for.

    Others may be indices or masks; a complex one is data, and refused on its own.
    """
    traits = operator.traits
    accepted = traits.dtypes
    dimensioned, zero_dim = dtypes_in(bits)
    present = [*dimensioned, *zero_dim]
    if not accepted or not present:
        return
    if "c" not in accepted and any(d.is_complex for d in present):
        name = kernel_name(operator.base, traits.refused_as)
        raise not_implemented_for(name, next(d for d in present if d.is_complex))
    if not any(CATEGORY_INITIALS[d.category] in accepted for d in present):
        name = kernel_name(operator.base, traits.refused_as)
        raise not_implemented_for(name, present[0], traits.bool_error)


def _saying_shapes(operator: OpOverload, function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, with PyTorch's error for shapes that do not broadcast."""

    def kernel(*args: Any) -> Any:
        try:
            return function(*args)
        except ValueError as error:
            arrays = [a for a in args if isinstance(a, np.ndarray)]
            raise broadcast_error(operator.base, arrays) or error from None

    return kernel


def is_plain_view(operator: OpOverload) -> bool:
    """Whether the generated wrapper knows the base: one result, a view of the first argument."""
    signature = operator.signature
    return (
        operator.traits.view
        and signature.parameters[0].alias != ""
        and signature.parameters[0].type == "Tensor"
        and signature.returns == ("Tensor",)
    )
