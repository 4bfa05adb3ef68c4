"""`grad`, `grad_and_value` and `vjp`: reverse mode as a transform."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from ..autograd.engine.gradients import grad as engine_grad
from ..autograd.grad_mode import enable_grad, is_grad_enabled
from ..autograd.graph import disable_saved_tensors_hooks
from ..core.bits import REQUIRES_GRAD
from ..core.tensor import Tensor
from ..dispatch.namespaces import ops
from ..transforms.levels import GradLevel
from ..utils._pytree import tree_flatten, tree_unflatten, treespec_pprint
from .arguments import check_outputs, selected, split_aux, without_level, wrapped_tree

__all__ = ["grad", "grad_and_value", "vjp", "vjp_of"]

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
    """As `grad`, for a tuple of the gradient and what `func` returned."""

    @_wraps(func)
    def gradient_and_value(*args: Any, **kwargs: Any) -> Any:
        return _grad_and_value(func, argnums, has_aux, args, kwargs)

    return gradient_and_value


def _wraps(func: Callable[..., Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return functools.wraps(func, updated=("__dict__",) if hasattr(func, "__dict__") else ())


def _grad_and_value(
    func: Callable[..., Any],
    argnums: Any,
    has_aux: bool,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
) -> tuple[Any, Any]:
    who = "grad_and_value(f)(*args)"
    with disable_saved_tensors_hooks(_NO_HOOKS), GradLevel() as level, enable_grad():
        args = tuple([wrapped_tree(value, level) for value in args])
        if kwargs:
            kwargs = wrapped_tree(kwargs, level)
        sources, structure = tree_flatten(selected(args, argnums))
        for source in sources:
            _require_grad(source)
        aux = None
        output = func(*args, **kwargs)
        if has_aux:
            output, aux = split_aux(output, who)
        if not isinstance(output, Tensor):
            raise RuntimeError(f"{who}: Expected f(*args) to return a Tensor, got {type(output)}")
        if output._data_.ndim:
            raise RuntimeError(
                f"{who}: Expected f(*args) to return a scalar Tensor, got tensor with {output._data_.ndim} dims. "
                "Maybe you wanted to use the vjp or jacrev APIs instead?"
            )
        level.in_backward = True
        found = gradients([output], sources, None, False, False)
        result = tree_unflatten([without_level(g, level) for g in found], structure)
        value = without_level(output, level)
        return result, (value, without_level(aux, level)) if has_aux else value


def _require_grad(source: Any) -> None:
    if not isinstance(source, Tensor):
        raise ValueError(f"Thing passed to transform API must be Tensor, got {type(source)}")
    if not source.dtype.is_floating_point and not source.dtype.is_complex:
        raise RuntimeError("only Tensors of floating point dtype can require gradients")
    source._bits_ |= REQUIRES_GRAD


def gradients(
    outputs: Sequence[Tensor],
    sources: Sequence[Tensor],
    given: Sequence[Tensor] | None,
    retain_graph: bool,
    create_graph: bool,
) -> list[Tensor]:
    """The gradients of `outputs`, weighted with `given`, for `sources`: zeros where nothing leads to one."""
    kept = [place for place, output in enumerate(outputs) if output.requires_grad]
    if given is not None and len(given) != len(outputs):
        raise RuntimeError(f"got {len(outputs)} outputs and {len(given)} gradients")
    if not kept:
        return [ops.aten.zeros_like.default(source) for source in sources]
    found = engine_grad(
        [outputs[place] for place in kept],
        list(sources),
        None if given is None else [given[place] for place in kept],
        retain_graph=retain_graph,
        create_graph=create_graph,
        allow_unused=True,
    )
    return [
        ops.aten.zeros_like.default(source) if value is None else value
        for value, source in zip(found, sources)
    ]


def vjp(func: Callable[..., Any], *primals: Any, has_aux: bool = False) -> Any:
    """``func(*primals)``, and a function from cotangents of its output to those of the primals.

    Cotangents have the structure of the output; what is returned is a tuple with one entry for each of
    `primals`.  With `has_aux`, `func` returns ``(output, aux)`` and `aux` comes as the third.  Raises RuntimeError
    where `func` returns anything else than tensors of floating point or complex numbers, and calls of the function
    for cotangents of another structure.
    """
    return vjp_of(func, primals, None, has_aux)


def vjp_of(
    func: Callable[..., Any], primals: tuple[Any, ...], argnums: Any, has_aux: bool = False
) -> Any:
    """As `vjp`, by the arguments of number `argnums` only; None for all."""
    who = "vjp(f, *primals)"
    with disable_saved_tensors_hooks(_NO_HOOKS), GradLevel() as level, enable_grad():
        args = tuple([wrapped_tree(value, level) for value in primals])
        chosen = args if argnums is None else selected(args, argnums)
        sources, sources_structure = tree_flatten(chosen)
        for source in sources:
            _require_grad(source)
        aux = None
        output = func(*args)
        if has_aux:
            output, aux = split_aux(output, who)
            aux = without_level(aux, level)
        outputs, structure = tree_flatten(output)
        check_outputs(outputs, who)
        for one in outputs:
            if not (one.dtype.is_floating_point or one.dtype.is_complex):
                raise RuntimeError(
                    "vjp(f, ...): All outputs of f must be floating-point or complex Tensors, got Tensor with dtype "
                    f"{one.dtype}"
                )
        results = without_level(output, level)

    def cotangents_of_primals(
        cotangents: Any, retain_graph: bool = True, create_graph: bool | None = None
    ) -> Any:
        flat, given = tree_flatten(cotangents)
        if given != structure:
            raise RuntimeError(
                "Expected pytree structure of cotangents to be the same as pytree structure of outputs to the function. "
                f"cotangents: {treespec_pprint(given)}, primal output: {treespec_pprint(structure)}"
            )
        record = is_grad_enabled() if create_graph is None else create_graph
        found = gradients(outputs, sources, flat, retain_graph, record)
        return tree_unflatten([without_level(g, level) for g in found], sources_structure)

    if has_aux:
        return results, cotangents_of_primals, aux
    return results, cotangents_of_primals
