"""Autograd of an operator that a program defined: a layer around the kernel below that records a node.

It does what `autograd.Function` does, and without lists of tensors in as few steps as that takes for one output: the
node's class, which arguments are tensors and what to call are known beforehand.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from ..autograd.custom_function.outputs import Outputs, is_plain, record_plain
from ..autograd.function import Function
from ..autograd.layers import recording_views
from ..autograd.nodes.node import next_sequence_nr
from ..autograd.nodes.variable import gradient_edge
from ..autograd.tools import anomaly
from ..core.bits import REQUIRES_GRAD, VIEW
from ..core.errors import noted
from ..core.state import state
from ..core.tensor import Tensor
from ..dispatch.kernel import KernelKind
from ..dispatch.operator import OpOverload
from ..dispatch.signature import REQUIRED
from .annotations import ArgumentType
from .checking import run_below_autograd
from .inference import place_of
from .kernels import restored
from .recording_lists import recorded_with_lists


class FormulaSource(Protocol):
    """What has the formula of an operator at the moment: a definition, or a registration."""

    _backward_fn: Callable[..., Any] | None
    _setup_context_fn: Callable[..., Any] | None
    _types: Mapping[str, ArgumentType]

    @property
    def _qualname(self) -> str: ...


class AutogradLayer:
    """The kernel at Autograd; registered once, whatever formula its source has later."""

    kernel_kind = KernelKind.layer

    def __init__(self, source: FormulaSource) -> None:
        self._source = source

    @property
    def __wrapped__(self) -> Any:
        return self._source._backward_fn

    @property
    def __name__(self) -> str:
        return f"autograd of {self._source._qualname}"

    def __call__(
        self, operator: OpOverload, bits: int, below: Callable[[], Callable[..., Any]]
    ) -> Callable[..., Any]:
        """The layer around the kernel that `below` finds, for calls with these bits."""
        quiet = below()
        if getattr(quiet, "over_tensors", False):
            quiet = _below_autograd(quiet)
        if not bits & (REQUIRES_GRAD | VIEW):
            return quiet
        if "out" in operator.traits.tags:
            recorded = _refusing(operator)
        else:
            recorded = _recorded(operator, quiet, self._source)
        return recording_views(operator, recorded, quiet) if bits & VIEW else recorded


def _below_autograd(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """`kernel`, a function of a program's: its calls are not recorded, but its changes are counted."""
    return lambda *values: run_below_autograd(kernel, values)


def _refusing(operator: OpOverload) -> Callable[..., Any]:
    def refused(*values: Any) -> Any:
        raise RuntimeError(
            f"{operator.base}(): functions with out=... arguments don't support automatic differentiation, but one of "
            "the arguments requires grad."
        )

    return refused


def _recorded(
    operator: OpOverload, quiet: Callable[..., Any], source: FormulaSource
) -> Callable[..., Any]:
    signature = operator.signature
    remember = _remembering(operator, source)
    returns_lists = any(kind.startswith("Tensor") and "[]" in kind for kind in signature.returns)
    if signature.list_positions or returns_lists:
        return _with_lists(operator, quiet, remember, source)
    node_class = _function_class(operator, source)._backward_cls
    count = signature.positional
    positions = tuple(i for i in signature.tensor_positions if i < count)
    required = count == len(positions) and all(
        signature.parameters[i].type == "Tensor" for i in positions
    )
    constant_flags = (True,) * count if required else None
    defaults = tuple(p.default for p in signature.parameters[:count])
    has_defaults = bool(defaults) and defaults[-1] is not REQUIRED
    all_positional = count == len(signature.parameters)

    def recorded(*values: Any) -> Any:
        node = node_class()
        inputs = values if all_positional else values[:count]
        if constant_flags is not None:
            edges = [gradient_edge(value) for value in inputs]
            node._is_tensor = constant_flags
            node._needs = tuple([edge is not None for edge in edges])
        else:
            edges = []
            flags = [False] * count
            needs = [False] * count
            for position in positions:
                value = inputs[position]
                if value is not None:
                    edge = gradient_edge(value)
                    edges.append(edge)
                    flags[position] = True
                    needs[position] = edge is not None
            node._is_tensor = tuple(flags)
            node._needs = tuple(needs)
        if has_defaults:
            node._positional = given = _given(inputs, defaults)
            node._needs = node._needs[:given]
        node._nr = next_sequence_nr()
        if anomaly.current.enabled:
            anomaly.remember_stack(node)
        node.next_edges = tuple(edges)
        state.set_grad_enabled(False)
        try:
            out = quiet(*values)
            if remember is not None:
                remember(node, values, out)
        finally:
            state.set_grad_enabled(True)
        if out.__class__ is Tensor:
            if is_plain(node, out, inputs):
                return record_plain(node, out)
            return Outputs(node, inputs, True).wrap((out,))[0]
        if isinstance(out, tuple):
            return tuple(Outputs(node, inputs, True).wrap(out))
        return Outputs(node, inputs, True).wrap((out,))[0]

    return recorded


def _given(inputs: tuple[Any, ...], defaults: tuple[Any, ...]) -> int:
    """How many arguments there are without those at the end that are defaults."""
    count = len(defaults)
    while count and inputs[count - 1] is defaults[count - 1]:
        count -= 1
    return count


def _remembering(
    operator: OpOverload, source: FormulaSource
) -> Callable[[Any, tuple[Any, ...], Any], None] | None:
    """Calls ``setup_context`` with all arguments as the function has them; None where there is none."""
    setup_context = source._setup_context_fn
    if setup_context is None:
        return None
    parameters = operator.signature.parameters
    count = operator.signature.positional
    names = tuple(p.name for p in parameters[count:])
    lists = any(p.is_list for p in parameters)
    restore = restored(operator, source._types)

    def remember(ctx: Any, values: tuple[Any, ...], out: Any) -> None:
        if lists:
            values = tuple([list(v) if v.__class__ is tuple else v for v in values])
        inputs, keywords = values[:count], dict(zip(names, values[count:]))
        if restore is not None:
            inputs, keywords = restore(inputs, keywords)
        if names:
            setup_context(ctx=ctx, inputs=inputs, keyword_only_inputs=keywords, output=out)
        else:
            setup_context(ctx=ctx, inputs=inputs, output=out)

    return remember


def _with_lists(
    operator: OpOverload, quiet: Callable[..., Any], remember: Any, source: FormulaSource
) -> Callable[..., Any]:
    count = operator.signature.positional
    defaults = tuple(p.default for p in operator.signature.parameters[:count])

    def kept(ctx: Any, values: tuple[Any, ...], output: Any) -> None:
        ctx._given = _given(values, defaults)
        if remember is not None:
            remember(ctx, values, output)

    def formula(ctx: Any, grads: tuple[Any, ...]) -> tuple[Any, ...]:
        ctx.needs_input_grad = ctx.needs_input_grad[: ctx._given]
        result = _backward_of(operator, source)(ctx, *grads)
        results = result if isinstance(result, tuple) else (result,)
        if ctx._given <= len(results) < count:
            # Arguments that were left out have no gradient; who leaves theirs out, too, means that.
            return (*results, *(None,) * (count - len(results)))
        return results

    def function_class(forward: Any, backward: Any) -> Any:
        return _named_function(operator, forward, backward)

    return recorded_with_lists(operator, quiet, kept, formula, function_class)


def _backward_of(operator: OpOverload, source: FormulaSource) -> Callable[..., Any]:
    backward = source._backward_fn
    if backward is None:
        raise RuntimeError(
            f"Trying to backward through {operator} but no autograd formula was registered. Please use "
            f"register_autograd to add one. ({operator.name()} is defined at {operator.declared_at}.)"
        )
    return backward


def _function_class(operator: OpOverload, source: FormulaSource) -> Any:
    """The Function whose nodes stand for calls, by PyTorch's name for it."""
    parameters = operator.signature.parameters[: operator.signature.positional]

    def forward(ctx: Any, *args: Any) -> Any:
        raise NotImplementedError(
            f"{operator} is called as an operator"
        )  # messages name its arguments

    shown = [
        inspect.Parameter(name, inspect.Parameter.POSITIONAL_ONLY)
        for name in ("ctx", *(p.name for p in parameters))
    ]
    forward.__signature__ = inspect.Signature(shown)  # type: ignore[attr-defined]

    def backward(ctx: Any, *grads: Any) -> Any:
        formula = _backward_of(operator, source)
        try:
            result = formula(ctx, *grads)
        except TypeError as error:
            _note_call(operator, formula, grads, error)
            raise
        if isinstance(result, tuple) and len(result) == len(shown) and result[-1] is not None:
            raise RuntimeError(
                f"function {ctx.name()} returned a gradient different than None at position {len(shown)}, but the "
                f"corresponding forward input was not a Variable: {operator.name()} has {len(shown) - 1} positional "
                f"arguments ({place_of(formula)})"
            )
        return result

    return _named_function(operator, forward, backward)


def _named_function(operator: OpOverload, forward: Any, backward: Any) -> Any:
    overload = operator.overload or "default"
    name = f"GeneratedBackwardFor_{operator.namespace}_{operator.base}_{overload}"
    metaclass: Any = type(Function)
    return metaclass(
        name, (Function,), {"forward": staticmethod(forward), "backward": staticmethod(backward)}
    )


def _note_call(
    operator: OpOverload, formula: Callable[..., Any], grads: tuple[Any, ...], error: TypeError
) -> None:
    """Note at `error` how many gradients there are, if it came of `formula` not taking as many."""
    try:
        inspect.signature(formula).bind(None, *grads)
    except TypeError:
        noted(
            error,
            f"the backward of {operator.name()} ({place_of(formula)}) is called with ctx and one gradient for each "
            f"output: {len(grads)}",
        )
    except ValueError:  # no signature
        pass
