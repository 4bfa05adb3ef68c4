"""From the bits of a call to the function that serves it.

Resolution walks the dispatch keys from the highest down, as a call would, and binds each generated
kernel to the one below it; what cannot matter for these bits (autograd where nothing requires grad) is
left out.  The result is stored in the operator's table, so a call pays for this once.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from gradsmith.device import device_of_backend
from gradsmith.dispatch.keys import DispatchKey, highest_key, raw_bits
from gradsmith.dispatch.operator import REGISTRY, Kernel, OpOverload
from gradsmith.dispatch.pointwise import Pointwise, check_storable
from gradsmith.dispatch.state import ExcludeDispatchKeyGuard, state
from gradsmith.kernels.namespace import np
from gradsmith.tensor import Tensor, wrap, wrap_on, wrap_view
from gradsmith.traits import (
    BACKEND_MASK,
    CPU_BITS,
    INFERENCE,
    KEYSET_BITS,
    KEYSET_SHIFT,
    REQUIRES_GRAD,
    VIEW,
)

__all__ = ["load_kernel", "resolve"]

_BACKENDS = (1 << 16) - 1
_BELOW_AUTOGRAD = raw_bits(DispatchKey["AutogradFunctionality"]) | raw_bits(
    DispatchKey["ADInplaceOrView"]
)
_RECORDING = REQUIRES_GRAD | VIEW


class MissingKernelError(NotImplementedError):
    """No kernel serves the key that a call's arguments lead to."""


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


def resolve(operator: OpOverload, bits: int) -> Callable[..., Any]:
    """The function, over every schema argument by position, for a call with these masked bits."""
    function = _resolve(operator, bits, bits >> KEYSET_SHIFT)
    if bits & INFERENCE:
        from gradsmith.autograd.inference import guarded_call

        return guarded_call(operator, function)
    return function


def _resolve(operator: OpOverload, bits: int, raw: int) -> Callable[..., Any]:
    """As `resolve`, for kernels of the keys in `raw` only."""
    while True:
        key = highest_key(raw)
        entry = operator.entry(key)
        kernel = entry.kernel
        below = raw & ~(raw_bits(key) & ~_BACKENDS)
        if operator.traits.form_of and key.name.startswith("Autograd"):
            if bits & REQUIRES_GRAD and any(p.out for p in operator.signature.parameters):
                raise RuntimeError(
                    f"{operator.base}(): functions with out=... arguments don't support automatic "
                    "differentiation, but one of the arguments requires grad."
                )
            if kernel is None or kernel.kind == "fallthrough":
                composite = _composite_form(operator, bits, raw, key)
                if composite is not None:
                    return composite
        if key.name.startswith("Autograd") and (kernel is None or entry.reason != "kernel"):
            generated = _generated_autograd(operator, key, entry.reason)
            if generated is not None:
                if not bits & _RECORDING:
                    raw = below
                    continue
                return _bind_autograd(operator, generated, bits, below)
        if key.name == "ADInplaceOrView" and entry.reason != "kernel":
            layer = _view_or_inplace(operator, bits, below)
            if layer is not None:
                return layer
        if kernel is None:
            derived = _derived_form(operator, bits, raw, key)
            if derived is not None:
                return derived
            raise missing_kernel(operator, key, bits)
        if kernel.kind == "fallthrough":
            raw = below
            continue
        return _bind(operator, kernel, bits, key, raw)


# -- autograd ---------------------------------------------------------------------------------------


def _generated_autograd(operator: OpOverload, key: DispatchKey, reason: str) -> Any:
    if not operator.traits.autograd or reason == "autograd kernel" or operator.namespace == "":
        return None
    module = import_module(operator.generated + ".autograd_kernels")
    return getattr(module, operator.identifier)


def _bind_autograd(
    operator: OpOverload, factory: Callable[..., Any], bits: int, below: int
) -> Callable[..., Any]:
    quiet = bits & ~_RECORDING
    target = _resolve(operator, quiet, below)
    if getattr(target, "over_tensors", False):
        target = _below_autograd(target)
    recording = factory(target)
    if not bits & VIEW:
        return recording  # type: ignore[no-any-return]

    from gradsmith.autograd.views import refresh_edge

    def with_views(*args: Any) -> Any:
        # A view's history is stale when its base was changed in place since; see autograd/views.py.
        requires_grad = 0
        for value in args:
            if isinstance(value, (list, tuple)):
                for item in value:
                    if isinstance(item, Tensor):
                        if item._bits & VIEW:
                            refresh_edge(item)
                        requires_grad |= item._bits
            elif isinstance(value, Tensor):
                if value._bits & VIEW:
                    refresh_edge(value)
                requires_grad |= value._bits
        return recording(*args) if requires_grad & REQUIRES_GRAD else target(*args)

    return with_views


def _below_autograd(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel over tensors runs with autograd's keys excluded: its calls are not recorded again."""

    def guarded(*args: Any) -> Any:
        previous = state.excluded
        state.excluded = previous | _BELOW_AUTOGRAD
        state.refresh()
        try:
            return kernel(*args)
        finally:
            state.excluded = previous
            state.refresh()

    return guarded


# -- views and in-place -----------------------------------------------------------------------------


def _view_or_inplace(operator: OpOverload, bits: int, below: int) -> Callable[..., Any] | None:
    written = operator.signature.written
    if operator.traits.view and not written:
        if operator.entry(DispatchKey["CPU"]).reason == "math kernel":
            return None
        backend = operator.entry(highest_key(below)).kernel
        if _is_plain_view(operator) and backend is not None and backend.kind == "array":
            return _bind_array(operator, backend, bits & ~_RECORDING, linked=True)
        make = _resolve(operator, bits & ~_RECORDING, below)
        position = next(
            i for i, p in enumerate(operator.signature.parameters) if p.alias and p.is_tensor
        )

        if operator.traits.autograd:
            from gradsmith.autograd.views import link_view as link
        else:
            link = _share_elements

        def view(*args: Any) -> Any:
            out = make(*args)
            if out.__class__ is list or out.__class__ is tuple:
                for item in out:
                    link(item, args[position], True)
            else:
                link(out, args[position])
            return out

        return view
    if not written or operator.entry(DispatchKey["CPU"]).reason == "math kernel":
        return None
    change = _resolve(operator, bits & ~_RECORDING, below)
    functional = REGISTRY.get(f"{operator.namespace}::{operator.traits.form_of}")
    elementwise = functional is not None and bool(functional.traits.pointwise)
    return _bumping(change, written, elementwise)


def _is_plain_view(operator: OpOverload) -> bool:
    """Whether the generated wrapper knows the base: one result, a view of the first argument."""
    signature = operator.signature
    return (
        operator.traits.view
        and signature.parameters[0].alias != ""
        and signature.parameters[0].type == "Tensor"
        and signature.returns == ("Tensor",)
    )


def _share_elements(out: Tensor, base: Tensor, multi_output: bool = False) -> None:
    """A view without derivative (`detach`) shares elements and version counter, not history."""
    from gradsmith.autograd.variable import share_counter

    share_counter(out, base)


def _bumping(
    change: Callable[..., Any], written: tuple[int, ...], elementwise: bool
) -> Callable[..., Any]:
    """`change`, counted; an elementwise one is refused where one element stands at several places."""
    from gradsmith.autograd.views import check_no_overlap
    from gradsmith.tensor import counter_of

    if len(written) == 1:
        position = written[0]

        def inplace(*args: Any) -> Any:
            target = args[position]
            if elementwise and 0 in target._data.strides:
                check_no_overlap(target)
            out = change(*args)
            counter_of(target).version += 1
            return out

        return inplace

    def several(*args: Any) -> Any:
        out = change(*args)
        for position in written:
            target = args[position]
            for item in target if isinstance(target, (list, tuple)) else (target,):
                if item is not None:
                    counter_of(item).version += 1
        return out

    return several


# -- kernels ------------------------------------------------------------------------------------------


def _bind(
    operator: OpOverload, kernel: Kernel, bits: int, key: DispatchKey, raw: int
) -> Callable[..., Any]:
    """A function over all arguments by position that runs `kernel`."""
    if kernel.kind == "array":
        return _bind_array(operator, kernel, bits)
    function = kernel.function
    if isinstance(function, str):
        function = load_kernel(function)
    if kernel.kind == "tensor":
        return _over_tensors(_naming_returns(operator, function))
    return _over_tensors(_called_as_schema(operator, kernel, function, key, raw))


def _over_tensors(function: Callable[..., Any]) -> Callable[..., Any]:
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
    named = _return_type(operator)

    def kernel(*args: Any) -> Any:
        return named(*function(*args))

    return kernel


def _return_type(operator: OpOverload) -> Any:
    module = import_module(operator.generated + ".return_types")
    return getattr(module, operator.traits.return_type)


def _called_as_schema(
    operator: OpOverload, kernel: Kernel, function: Callable[..., Any], key: DispatchKey, raw: int
) -> Callable[..., Any]:
    """A user's kernel: positional arguments by position, keyword-only ones by keyword."""
    from gradsmith.dispatch.keys import DispatchKeySet

    parameters = operator.signature.parameters
    positional = operator.signature.positional
    keyword_names = [p.name for p in parameters[positional:]]
    leading = (DispatchKeySet(raw),) if kernel.takes_keyset else ()
    if not keyword_names and not leading:
        # A fresh function each time: the mark of `_over_tensors` is not for the user's object.
        return lambda *args: function(*args)

    def kernel_call(*args: Any) -> Any:
        return function(*leading, *args[:positional], **dict(zip(keyword_names, args[positional:])))

    return kernel_call


def pointwise_of(operator: OpOverload, kernel: str) -> Pointwise:
    """What a pointwise operator's kernels are made from."""
    traits = operator.traits
    parameters = operator.signature.parameters
    tensors = operator.signature.tensor_positions
    count = len(tensors)
    function = load_kernel(traits.pointwise) if traits.pointwise else None
    general = load_kernel(kernel) if kernel and kernel != traits.pointwise else None
    return Pointwise(
        f"{operator.base}.{operator.overload}" if operator.overload else operator.base,
        function,
        general,
        traits.promotion,
        tensors,
        tuple(p.default for p in parameters[count:]),
        traits.dtypes,
    )


def _bind_array(
    operator: OpOverload, kernel: Kernel, bits: int, linked: bool = False
) -> Callable[..., Any]:
    """A kernel over arrays, wrapped: promotion for pointwise operators, the generated wrapper else.

    With `linked` the result of a view operator is made a view of its first argument.
    """
    traits = operator.traits
    if traits.pointwise or traits.promotion != "none":
        return pointwise_of(operator, kernel.function).functional(bits)
    wrapper = getattr(import_module(operator.generated + ".wrappers"), operator.identifier)
    function = kernel.function
    if isinstance(function, str):
        function = load_kernel(function)
    if _is_plain_view(operator):
        return wrapper(function, _view_maker(operator) if linked else wrap_view)  # type: ignore[no-any-return]
    keyset = bits & KEYSET_BITS
    if bits & CPU_BITS == CPU_BITS and not bits & BACKEND_MASK & ~CPU_BITS:
        return wrapper(function, wrap)  # type: ignore[no-any-return]
    return wrapper(function, lambda data: wrap_on(data, keyset))  # type: ignore[no-any-return]


def _composite_form(
    operator: OpOverload, bits: int, raw: int, key: DispatchKey
) -> Callable[..., Any] | None:
    """A form of a composite operator is composite too, and so differentiable through `copy_`."""
    functional = REGISTRY[f"{operator.namespace}::{operator.traits.form_of}"]
    if functional.entry(key).reason != "math kernel":
        return None
    return _derived_form(operator, bits, raw, key)


def _view_maker(operator: OpOverload) -> Callable[[Any, Tensor], Tensor]:
    from gradsmith.autograd.views import make_view, make_undifferentiable_view

    return make_view if operator.traits.autograd else make_undifferentiable_view


def _derived_form(
    operator: OpOverload, bits: int, raw: int, key: DispatchKey
) -> Callable[..., Any] | None:
    """The kernel of an in-place or ``out=`` form, made from its functional operator's."""
    if not operator.traits.form_of:
        return None
    functional = REGISTRY[f"{operator.namespace}::{operator.traits.form_of}"]
    entry = functional.entry(key)
    if entry.kernel is None:
        return None
    name = f"{operator.base}.{operator.overload}" if operator.overload else operator.base
    outs = [i for i, p in enumerate(operator.signature.parameters) if p.out]
    traits = functional.traits
    if not outs and entry.kernel.kind == "array" and (traits.pointwise or traits.promotion != "none"):
        return pointwise_of(functional, str(entry.kernel.function)).inplace(bits)
    compute = _resolve(functional, bits, raw)
    composite = getattr(compute, "over_tensors", False)
    if not outs:

        def inplace(self: Tensor, *rest: Any) -> Tensor:
            result = compute(self, *rest)
            check_storable(name, self, result._data)
            if composite:
                return self.copy_(result)
            if self._bits & CPU_BITS == CPU_BITS:
                np.copyto(self._data, result._data, casting="unsafe")
            return self

        if composite:
            return _over_tensors(inplace)
        return inplace

    def out(*args: Any) -> Any:
        results = compute(*args[: outs[0]])
        several = isinstance(results, (tuple, list))
        targets = args[outs[0] :]
        for target, result in zip(targets, results if several else (results,), strict=False):
            store_out(name, target, result)
        return type(results)(*targets) if hasattr(results, "_fields") else (
            tuple(targets) if several else targets[0]
        )

    return _over_tensors(out) if composite else out


def store_out(name: str, out: Tensor, result: Tensor) -> None:
    """Put `result` into the ``out=`` tensor, which takes its shape (with a warning unless empty)."""
    if out._data.shape != result._data.shape:
        if out._data.size:
            import warnings

            warnings.warn(
                f"An output with one or more elements was resized since it had shape {list(out.shape)}, "
                f"which does not match the required output shape {list(result.shape)}. This behavior is "
                f"deprecated; pass an empty tensor or one of the right shape as {name}'s out argument.",
                UserWarning,
                stacklevel=2,
            )
        out._data = np.empty(result._data.shape, out._data.dtype)
        zero_dim = not result._data.ndim
        from gradsmith.traits import DTYPE_BITS, bits_for

        out._bits = out._bits & ~DTYPE_BITS | bits_for(out.dtype, zero_dim) & DTYPE_BITS
    check_storable(name, out, result._data)
    if out._bits & CPU_BITS == CPU_BITS:
        np.copyto(out._data, result._data, casting="unsafe")


def missing_kernel(operator: OpOverload, key: DispatchKey, bits: int) -> NotImplementedError:
    """The error for a call that no kernel serves: what was asked for and what there is."""
    registered = ", ".join(f"{name} ({kernel.source})" for name, kernel in operator.kernels.items())
    if key.name == "Undefined":
        return MissingKernelError(
            f"There were no tensor arguments to this function (e.g., you passed an empty list of Tensors), but "
            f"no fallback function is registered for schema {operator.name()}. Registered: {registered or 'nothing'}."
        )
    hint = ""
    if key.name == "Meta" and "data_dependent_output" in operator.traits.tags:
        hint = " The shape of its result depends on data, which a meta tensor does not have."
    return MissingKernelError(
        f"Could not run '{operator.name()}' with arguments from the '{key.name}' backend "
        f"(device '{device_of_backend(key.name) if key.name in ('CPU', 'Meta', 'CUDA') else key.name}').{hint} "
        f"Registered: {registered or 'nothing'}."
    )
