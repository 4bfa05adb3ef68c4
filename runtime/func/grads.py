"""`grad`, `grad_and_value` and `vjp`: reverse mode as a transform."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from ..autograd.engine.gradients import gradients_of
from ..autograd.grad_mode import enable_grad, is_grad_enabled
from ..autograd.graph import disable_saved_tensors_hooks
from ..core.bits import REQUIRES_GRAD
from ..core.refusing import refuses
from ..core.tensor import Tensor
from ..dispatch.namespaces import ops
from ..transforms.levels import GradLevel
from ..utils._pytree import TreeSpec, tree_flatten, tree_leaves, tree_unflatten, treespec_pprint
from .argnums import check_outputs, selected, split_aux, without_level, wrapped_tree

_NO_HOOKS = (
    "gradsmith.func.{grad, vjp, jacrev, hessian} don't yet support saved tensor hooks. Please open an issue with "
    "your use case."
)


def grad(
    func: Callable[..., Any], argnums: int | tuple[int, ...] = 0, has_aux: bool = False
) -> Callable[..., Any]:
    """A function of the same arguments that computes the gradient of `func`, which returns a scalar.

    By the argument of number `argnums`, or a tuple of them; the gradient has its structure.  With `has_aux`,
    `func` returns ``(output, aux)`` and the gradient comes with `aux`.  Calls raise RuntimeError where `func`
    returns anything else than a tensor without dimensions, and for numbers that no argument has.
    """

    @_wraps(func)
    def gradient(*args: Any, **kwargs: Any) -> Any:
        found, value = _grad_and_value(func, argnums, has_aux, args, kwargs)
        return (found, value[1]) if has_aux else found

    return gradient


def grad_and_value(
    func: Callable[..., Any], argnums: int | tuple[int, ...] = 0, has_aux: bool = False
) -> Callable[..., Any]:
    """Like `grad`, for a tuple of the gradient and what `func` returned."""

    @_wraps(func)
    def gradient_and_value(*args: Any, **kwargs: Any) -> Any:
        return _grad_and_value(func, argnums, has_aux, args, kwargs)

    return gradient_and_value


def _wraps(func: Callable[..., Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Decorator of what a transform made of `func`: it looks like `func`, and its errors have short tracebacks."""
    wraps = functools.wraps(func, updated=("__dict__",) if hasattr(func, "__dict__") else ())
    return lambda transformed: wraps(refuses(transformed))


def _grad_and_value(
    func: Callable[..., Any],
    argnums: Any,
    has_aux: bool,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
) -> tuple[Any, Any]:
    who = "grad_and_value(f)(*args)"
    at = Pullback(func, args, kwargs, argnums, has_aux, who)
    value = at.output
    if not isinstance(value, Tensor):
        raise RuntimeError(f"{who}: Expected f(*args) to return a Tensor, got {type(value)}")
    if value._data_.ndim:
        raise RuntimeError(
            f"{who}: Expected f(*args) to return a scalar Tensor, got tensor with {value._data_.ndim} dims. "
            "Maybe you wanted to use the vjp or jacrev APIs instead?"
        )
    if value.is_complex():
        raise RuntimeError(
            f"grad can be implicitly created only for real scalar outputs but got {value.dtype}"
        )
    found = at.pull([ops.aten.ones_like.default(value)], False, is_grad_enabled())
    result = tree_unflatten(found, at.sources_structure)
    return result, (value, at.aux) if has_aux else value


class Pullback:
    """What a function returns, and its derivative there in reverse mode."""

    output: Any
    """What the function returned."""
    structure: TreeSpec
    """That of `output`."""
    aux: Any
    """What it returned beside, with ``has_aux``."""
    sources_structure: TreeSpec
    """That of the arguments by which is differentiated."""

    def __init__(
        self,
        func: Callable[..., Any],
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        argnums: Any,
        has_aux: bool,
        who: str,
    ) -> None:
        with disable_saved_tensors_hooks(_NO_HOOKS), GradLevel() as level, enable_grad():
            args = tuple([wrapped_tree(value, level) for value in args])
            if kwargs:
                kwargs = wrapped_tree(kwargs, level)
            chosen = args if argnums is None else selected(args, argnums)
            self._sources, self.sources_structure = tree_flatten(chosen)
            for source in self._sources:
                _require_grad(source)
            self.aux = None
            output = func(*args, **kwargs)
            if has_aux:
                output, aux = split_aux(output, who)
                self.aux = without_level(aux, level)
        self._level = level
        self._outputs, self.structure = tree_flatten(output)
        self.output = without_level(output, level)

    def pull(
        self, cotangents: Sequence[Tensor], retain_graph: bool, create_graph: bool
    ) -> list[Tensor]:
        """The gradients of the arguments for those of the outputs, each in a flat list; zeros where nothing leads.

        They are computed, and recorded, outside of the level, which is closed.
        """
        outputs, sources = self._outputs, self._sources
        if len(cotangents) != len(outputs):
            raise RuntimeError(f"got {len(outputs)} outputs and {len(cotangents)} gradients")
        kept = [place for place, output in enumerate(outputs) if output._bits_ & REQUIRES_GRAD]
        found: Sequence[Tensor | None] = [None] * len(sources)
        if kept:
            found = gradients_of(
                [outputs[place] for place in kept],
                sources,
                [cotangents[place] for place in kept],
                retain_graph,
                create_graph,
            )
        return [
            without_level(
                ops.aten.zeros_like.default(source) if value is None else value, self._level
            )
            for value, source in zip(found, sources)
        ]


def _require_grad(source: Any) -> None:
    if not isinstance(source, Tensor):
        raise ValueError(f"Thing passed to transform API must be Tensor, got {type(source)}")
    if not source.dtype.is_floating_point and not source.dtype.is_complex:
        raise RuntimeError("only Tensors of floating point dtype can require gradients")
    source._bits_ |= REQUIRES_GRAD


@refuses
def vjp(func: Callable[..., Any], *primals: Any, has_aux: bool = False) -> Any:
    """``func(*primals)``, and a function from cotangents of its output to those of the primals.

    Cotangents have the structure of the output; what is returned is a tuple with one entry for each of
    `primals`.  With `has_aux`, `func` returns ``(output, aux)`` and `aux` comes as the third.  Raises RuntimeError
    where `func` returns anything else than tensors of floating point or complex numbers, and calls of the function
    for cotangents of another structure.
    """
    at = pullback_of(func, primals, None, has_aux)

    @refuses
    def cotangents_of_primals(
        cotangents: Any, retain_graph: bool = True, create_graph: bool | None = None
    ) -> Any:
        if isinstance(retain_graph, Tensor):
            raise TypeError(
                "vjp: argument 'retain_graph' must be bool, not Tensor; cotangents of several outputs are one argument, "
                "with the structure of the output"
            )
        flat, given = tree_flatten(cotangents)
        if given != at.structure:
            raise RuntimeError(
                "Expected pytree structure of cotangents to be the same as pytree structure of outputs to the function. "
                f"cotangents: {treespec_pprint(given)}, primal output: {treespec_pprint(at.structure)}"
            )
        record = is_grad_enabled() if create_graph is None else create_graph
        return tree_unflatten(at.pull(flat, retain_graph, record), at.sources_structure)

    if has_aux:
        return at.output, cotangents_of_primals, at.aux
    return at.output, cotangents_of_primals


def pullback_of(
    func: Callable[..., Any], primals: tuple[Any, ...], argnums: Any, has_aux: bool
) -> Pullback:
    """The pullback of `func` at `primals`.  RuntimeError unless it returns floating point or complex tensors."""
    who = "vjp(f, *primals)"
    at = Pullback(func, primals, {}, argnums, has_aux, who)
    outputs = tree_leaves(at.output)
    check_outputs(outputs, who)
    for one in outputs:
        if not (one.dtype.is_floating_point or one.dtype.is_complex):
            raise RuntimeError(
                "vjp(f, ...): All outputs of f must be floating-point or complex Tensors, got Tensor with dtype "
                f"{one.dtype}"
            )
    return at
