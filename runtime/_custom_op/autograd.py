"""Autograd of operators in the older form, step by step.

A call that is recorded comes to the kernel of `autograd_kernel_indirection`, which looks what has been registered by
then.  With both functions there it is that of `construct_autograd_kernel`: an `autograd.Function` over the leaves of
the arguments.  Its forward saves what ``save_for_backward(inputs, output)`` returns (`namedtuple_args`,
`save_pytree_for_backward`) and marks outputs without gradient (`mark_non_differentiable`); its backward gives that to
``backward(ctx, saved, *grads)`` (`unpack_saved`) and checks and flattens the dictionary of gradients that comes back
(`validate_grad_inputs_dict`, `grad_inputs_dict_to_flat_tuple`).
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NoReturn

from ..autograd.function import Function
from ..core.bits import REQUIRES_GRAD
from ..core.state import state
from ..core.tensor import Tensor
from ..custom_op.inference import set_text
from ..dispatch.guards import AutoDispatchBelowAutograd
from ..dispatch.kernel import KernelKind
from ..utils import _pytree as pytree

if TYPE_CHECKING:
    from ..dispatch.operator import OpOverload
    from ..schema.function_schema import FunctionSchema
    from .impl import CustomOp


Kernel = Callable[..., Any]
_HALVES = ("save_for_backward", "backward")


class AutogradLayer:
    """What is registered at Autograd: the kernel of `autograd_kernel_indirection`, for calls that it matters to."""

    kernel_kind = KernelKind.layer
    __name__ = "gradients by name"

    def __init__(self, custom_op: CustomOp) -> None:
        self._custom_op = custom_op
        self._kernel = autograd_kernel_indirection(custom_op)

    @property
    def __wrapped__(self) -> Kernel:
        found = self._custom_op._impls
        formula = found.get("backward") or found.get("save_for_backward")
        return autograd_not_implemented if formula is None else formula.func

    def __call__(
        self, operator: OpOverload, bits: int, below: Callable[[], Kernel]
    ) -> Callable[..., Any]:
        """The function for calls with these bits."""
        halves = sum(map(self._custom_op._has_impl, _HALVES))
        if halves != 1 and not bits & REQUIRES_GRAD:
            return below()
        count = operator.signature.positional
        names = [parameter.name for parameter in operator.signature.parameters[count:]]
        kernel = self._kernel
        return lambda *values: kernel(*values[:count], **dict(zip(names, values[count:])))


def autograd_kernel_indirection(custom_op: CustomOp) -> Kernel:
    """The kernel at Autograd: at each call the one that has been registered by then.

    Where there is half of a formula the call is refused with RuntimeError; without any it is `autograd_not_implemented`'s.
    """
    refusing = autograd_not_implemented(custom_op)

    def kernel(*args: Any, **kwargs: Any) -> Any:
        if custom_op._has_impl("autograd"):
            return custom_op._get_impl("autograd").func(*args, **kwargs)
        for found, missing in (_HALVES, _HALVES[::-1]):
            if custom_op._has_impl(found):
                place = custom_op._get_impl(found).location
                raise RuntimeError(
                    f"We found a '{found}' registration for {custom_op} at {place} but were unable to find a '{missing}' "
                    f"registration. A formula consists of both: register the other one with impl_{missing}."
                )
        return refusing(*args, **kwargs)

    return kernel


def autograd_not_implemented(custom_op: CustomOp) -> Kernel:
    """A kernel that calls below autograd.  RuntimeError, before anything has run, for calls that would be recorded."""

    def kernel(*args: Any, **kwargs: Any) -> Any:
        if state.grad_enabled and not state.inference:
            names = [argument.name for argument in custom_op._schema.arguments.all]
            for name, value in (*zip(names, args), *kwargs.items()):
                if pytree.tree_any_only(Tensor, lambda tensor: tensor.requires_grad, value):
                    raise RuntimeError(
                        f"Autograd has not been implemented for operator {custom_op._qualname}, but its argument '{name}' "
                        "requires grad. Register a formula with impl_save_for_backward and impl_backward, or call it "
                        "within gradsmith.no_grad()."
                    )
        with AutoDispatchBelowAutograd():
            return custom_op(*args, **kwargs)

    return kernel


class _Call:
    """The forms of one call's arguments and of its result."""

    __slots__ = ("arguments", "output")

    def __init__(self, arguments: pytree.TreeSpec) -> None:
        self.arguments = arguments
        self.output: pytree.TreeSpec = pytree.treespec_leaf()


def construct_autograd_kernel(
    schema: FunctionSchema,
    output_differentiability: Sequence[bool] | None,
    custom_op: CustomOp,
    op_overload: Callable[..., Any],
    save_for_backward_fn: Callable[..., Any],
    backward_fn: Callable[..., Any],
) -> Kernel:
    """The kernel that records calls of `op_overload`, whose backward is `backward_fn`."""
    count = len(schema.arguments.positional)
    names = [argument.name for argument in schema.arguments.all[count:]]

    def forward(ctx: Any, call: _Call, *leaves: Any) -> tuple[Any, ...]:
        values = call.arguments.unflatten(leaves)
        with AutoDispatchBelowAutograd():
            output = op_overload(*values[:count], **dict(zip(names, values[count:])))
        inputs = namedtuple_args(schema, values)
        # Of the arguments only their classes are kept, to say what is wrong with a gradient.
        classes = namedtuple_args(schema, pytree.tree_map(type, values))
        save_pytree_for_backward(ctx, (save_for_backward_fn(inputs, output), classes))
        mark_non_differentiable(ctx, output, output_differentiability)
        flat, call.output = pytree.tree_flatten(output)
        ctx.output_form = call.output
        return tuple(flat)

    def backward(ctx: Any, *leaves: Any) -> tuple[Any, ...]:
        grads = ctx.output_form.unflatten(leaves)
        saved, classes = unpack_saved(ctx)
        # `object()`: a context, of which nothing is promised yet.
        by_name = backward_fn(object(), saved, *(grads if isinstance(grads, tuple) else (grads,)))
        validate_grad_inputs_dict(by_name, custom_op, classes)
        return None, *grad_inputs_dict_to_flat_tuple(by_name, classes)

    function = gen_autograd_function(f"{custom_op._opname}_customop", forward, backward)

    def kernel(*args: Any, **kwargs: Any) -> Any:
        values = (*args, *(kwargs[name] for name in names))
        leaves, form = pytree.tree_flatten(values)
        call = _Call(form)
        found = function.apply(call, *leaves)  # first: it is what sets the form of the output
        return call.output.unflatten(found)

    return kernel


def gen_autograd_function(
    name: str, forward: Callable[..., Any], backward: Callable[..., Any]
) -> Any:
    """An `autograd.Function` of this name with these two functions."""
    body = {"forward": staticmethod(forward), "backward": staticmethod(backward)}
    metaclass: Any = type(Function)
    return metaclass(name, (Function,), body)


def mark_non_differentiable(
    ctx: Any, output: Any, output_differentiability: Sequence[bool] | None
) -> None:
    """Mark the outputs that have no gradient: those whose flag is False.

    AssertionError unless there is a flag for each; RuntimeError where one that is not a tensor is said to have a gradient.
    """
    if output_differentiability is None:
        return
    outputs = output if isinstance(output, tuple) else (output,)
    if len(output_differentiability) != len(outputs):
        raise AssertionError(
            f"output_differentiability has {len(output_differentiability)} flags for {len(outputs)} outputs"
        )
    constant: list[Any] = []
    for number, (flag, value) in enumerate(zip(output_differentiability, outputs)):
        if isinstance(value, (Tensor, list)):
            if not flag:
                constant += value if isinstance(value, list) else [value]
        elif flag:
            raise RuntimeError(
                f"With output_differentiability={list(output_differentiability)}. At idx {number}, we received an object "
                f"of type {type(value)} that is not a Tensor, so it cannot be marked as differentiable in "
                "output_differentiability."
            )
    if constant:
        ctx.mark_non_differentiable(*constant)


# -- what is saved ----------------------------------------------------------------------------------------


def save_pytree_for_backward(ctx: Any, stuff: Any) -> None:
    """Save a tree: tensors by `ctx.save_for_backward`, which watches their versions, the rest beside them."""
    leaves, ctx.spec = pytree.tree_flatten(stuff)
    ctx.num_elts = len(leaves)
    places = [isinstance(leaf, Tensor) for leaf in leaves]
    ctx.tensor_idxs = [number for number, tensor in enumerate(places) if tensor]
    ctx.non_tensor_idxs = [number for number, tensor in enumerate(places) if not tensor]
    ctx.save_for_backward(*[leaves[number] for number in ctx.tensor_idxs])
    ctx.saved_non_tensors = [leaves[number] for number in ctx.non_tensor_idxs]


def unpack_saved(ctx: Any) -> Any:
    """The tree that `save_pytree_for_backward` saved."""
    leaves: list[Any] = [None] * ctx.num_elts
    for numbers, values in (
        (ctx.tensor_idxs, ctx.saved_tensors),
        (ctx.non_tensor_idxs, ctx.saved_non_tensors),
    ):
        for number, value in zip(numbers, values):
            leaves[number] = value
    return ctx.spec.unflatten(leaves)


@cache
def namedtuple_args_cls(schema: FunctionSchema) -> Any:
    """The class of named tuples with the arguments of a schema."""
    names = [argument.name for argument in schema.arguments.all]
    name = str(schema.name).rpartition("::")[2].replace(".", "_")
    return namedtuple(f"{name}_args", names, rename=True)


def namedtuple_args(schema: FunctionSchema, args: tuple[Any, ...]) -> Any:
    """Arguments by name.  AssertionError for anything but a tuple."""
    if not isinstance(args, tuple):
        raise AssertionError(f"expected a tuple of arguments, got {type(args)}")
    return namedtuple_args_cls(schema)(*args)


# -- gradients --------------------------------------------------------------------------------------------


def validate_grad_inputs_dict(grad_inputs_dict: Any, forward_op: CustomOp, args_info: Any) -> None:
    """RuntimeError, which names the backward, unless there is a gradient for each argument that may be a tensor.

    `args_info` has the arguments' classes: a gradient is None or a tensor, and None where the argument was no tensor;
    for a list it is a list of as many.
    """

    def refuse(what: str) -> NoReturn:
        raise RuntimeError(
            f"In the backward function defined for {forward_op} at {forward_op._get_impl('backward').location} using "
            f"the CustomOp API, {what}"
        )

    if not isinstance(grad_inputs_dict, dict):
        refuse(
            f"expected the output of the backward function to be a dict but got {type(grad_inputs_dict)}"
        )
    expected = [p.name for p in forward_op._ophandle.signature.parameters if p.is_tensor]
    if set(expected) != grad_inputs_dict.keys():
        missing = [f"'{name}' is missing" for name in expected if name not in grad_inputs_dict]
        extra = [f"{name!r} is none of them" for name in grad_inputs_dict if name not in expected]
        refuse(
            f"expected the returned grad_input dict to have keys {set_text(expected)} but got "
            f"{grad_inputs_dict.keys()}: "
            f"{', '.join(missing + extra)}. The backward function must return a gradient (can be None) for each arg to "
            "the CustomOp that may be a Tensor or Sequence[Tensor]. Args declared to be non-Tensor-like types should "
            "not appear in the grad_input dict"
        )
    for name in expected:
        classes, grad = getattr(args_info, name), grad_inputs_dict[name]
        if not isinstance(classes, (list, tuple)):
            _check_gradient(refuse, name, "", classes, grad)
            continue
        if not isinstance(grad, (tuple, list)):
            refuse(
                f"for input '{name}' expected the grad_input dict to hold a list of gradients but got object of type "
                f"{type(grad)}."
            )
        if len(grad) != len(classes):
            refuse(
                f"for input '{name}' expected the grad_input dict to hold a list of {len(classes)} gradients but got "
                f"{len(grad)}"
            )
        for place, (cls, item) in enumerate(zip(classes, grad)):
            _check_gradient(refuse, name, f" at index {place}", cls, item)


def _check_gradient(
    refuse: Callable[[str], NoReturn], name: str, place: str, cls: type, grad: Any
) -> None:
    if grad is None:
        return
    if not isinstance(grad, Tensor):
        if place:
            refuse(
                f"for input '{name}' expected the grad_input dict to hold a list of None or Tensor gradients but got object "
                f"of {type(grad)}{place}"
            )
        refuse(
            f"got object of type {type(grad)} as the gradient for input '{name}', but expected the gradient to be either "
            "None or a Tensor"
        )
    if not issubclass(cls, Tensor):
        refuse(
            f"got a Tensor as the gradient for input '{name}'{place} but expected None as the gradient because that was "
            f"not a Tensor (it was type {cls})."
        )


def grad_inputs_dict_to_flat_tuple(
    grad_inputs_dict: dict[str, Any], args_info: Any
) -> tuple[Any, ...]:
    """Gradients of all leaves of the arguments, None for those of which the dictionary says nothing."""
    found: list[Any] = []
    for name, classes in args_info._asdict().items():
        leaves = len(pytree.tree_leaves(classes))
        grad = grad_inputs_dict.get(name)
        found += [None] * leaves if name not in grad_inputs_dict else pytree.tree_leaves(grad)
    return tuple(found)
