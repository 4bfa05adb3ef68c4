"""Custom Functions within transforms.

On a level of differentiation, a Function of that level alone is recorded, whose forward calls the program's on the
level below.  On a level of `vmap`, the Function's ``vmap`` is called below it; or, with ``generate_vmap_rule``,
a Function is made whose methods are those of the program, each mapped over the batch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from ..autograd.custom_function.inputs import bind
from ..autograd.function import Function, _SingleLevelFunction
from ..core.state import state
from ..core.tensor import Tensor
from ..dispatch.namespaces import ops
from ..utils._pytree import (
    _broadcast_to_and_flatten,
    tree_flatten,
    tree_leaves,
    tree_map,
    tree_unflatten,
)
from .batches import batch_of, without_batch
from .batching.registered import MORE, check_pair, dims_of_outputs
from .cells import GradCell, settled, wrapped
from .functional_layer import lowered, raised
from .levels import BatchLevel, FunctionalLevel, GradLevel

__all__ = ["call_function"]


def call_function(cls: type[Function], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """``cls.apply(*args, **kwargs)`` on the innermost level.

    RuntimeError for a Function without `setup_context`, whose forward cannot be told from its recording, and on a
    level of `vmap` for one that says nothing about batches, or two things.
    """
    if cls.setup_context is _SingleLevelFunction.setup_context:
        raise RuntimeError(
            "In order to use an autograd.Function with functorch transforms (vmap, grad, jvp, jacrev, ...), it must "
            f"override the setup_context staticmethod. {MORE}"
        )
    args, kwargs = bind(cls, True, args, kwargs)
    level = state.level
    if isinstance(level, GradLevel):
        args = tree_map(lambda v: _at(v, level) if isinstance(v, Tensor) else v, args)
        return _of_one_level(cls).apply(*args, **kwargs)
    if isinstance(level, BatchLevel):
        return _batched(cls, level, args, kwargs)
    if level.tape is not None:
        return _noted(cls, level, args, kwargs)
    raise RuntimeError(f"{cls.__name__}: functionalize() does not see into custom Functions")


# -- levels of differentiation ------------------------------------------------------------------------


def _at(tensor: Tensor, level: GradLevel) -> Tensor:
    tensor = settled(tensor)
    cell: Any = tensor._data_
    own = cell.__class__ is GradCell and cell.level is level
    return tensor if own else wrapped(tensor, level)


def _below(tensor: Any) -> Tensor:
    return tensor._data_.value  # type: ignore[no-any-return]


@cache
def _of_one_level(cls: type[Function]) -> type[_SingleLevelFunction]:
    """A Function of the innermost level: its forward is `cls` on the level below."""

    def forward(*operands: Any, **kwargs: Any) -> Any:
        level: GradLevel = state.level
        lowered = tree_map(lambda v: _below(v) if isinstance(v, Tensor) else v, operands)
        here = level.below(recorded=True)
        try:
            outputs = cls.apply(*lowered, **kwargs)
        finally:
            level.back(here)
        own = dict(zip(map(id, tree_leaves(lowered)), tree_leaves(operands)))

        def raised(value: Any) -> Any:
            if not isinstance(value, Tensor):
                return value
            given = own.get(id(value))
            if given is None:
                return wrapped(value, level)
            given._data_.refresh()
            return given

        return tree_map(raised, outputs)

    members = {
        "forward": staticmethod(forward),
        "setup_context": staticmethod(cls.setup_context),
        "jvp": staticmethod(cls.jvp),
        "clear_saved_tensors_on_access": cls.clear_saved_tensors_on_access,
        "boxed_grads_call": cls.boxed_grads_call,
    }
    for name in ("backward", "vjp"):
        if getattr(cls, name) is not cls._unwritten:
            members[name] = staticmethod(getattr(cls, name))
    return type(f"{cls.__name__}Generated", (_SingleLevelFunction,), members)


# -- linearize ----------------------------------------------------------------------------------------


def _noted(
    cls: type[Function], level: FunctionalLevel, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Any:
    """Called on the level below, as one step."""
    here = level.below(recorded=True)
    try:
        given = [lowered(value, level) for value in (args, kwargs)]
        before = {id(t): t._version for t in tree_leaves(given) if isinstance(t, Tensor)}
        out = level.made(lambda args, kwargs: cls.apply(*args, **kwargs), *given)
        if any(t._version != before[id(t)] for t in tree_leaves(given) if isinstance(t, Tensor)):
            raise RuntimeError(
                f"linearize(f, *primals): {cls.__name__} changes an argument in place, which cannot be repeated for "
                "each tangent"
            )
    finally:
        level.back(here)
    return raised(out, level)


# -- levels of vmap -----------------------------------------------------------------------------------


class VmapInfo(NamedTuple):
    """What the ``vmap`` of a Function is told of the level."""

    batch_size: int
    randomness: str


def _batched(
    cls: type[Function], level: BatchLevel, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Any:
    if any(isinstance(value, Tensor) for value in tree_leaves(kwargs)):
        raise NotImplementedError(
            "Run vmap on autograd.Function with kwarg-only Tensor args. Please do not pass kwarg-only Tensors to "
            f"autograd.Function. Got: {kwargs}"
        )
    overridden = cls.vmap is not Function.vmap
    if cls.generate_vmap_rule and overridden:
        raise RuntimeError(
            f"You tried to vmap over {cls.__name__}, but it has both generate_vmap_rule=True and an overridden vmap "
            "staticmethod. Please set generate_vmap_rule=False or delete the overridden vmap staticmethod to avoid "
            f"ambiguity. {MORE}"
        )
    if not cls.generate_vmap_rule and not overridden:
        raise RuntimeError(
            f"You tried to vmap over {cls.__name__}, but it does not have vmap support. Please override and implement "
            f"the vmap staticmethod or set generate_vmap_rule=True. {MORE}"
        )
    values, dims = _without_batches(args, level)
    here = level.below()
    try:
        if all(dim is None for dim in tree_leaves(dims)):
            return cls.apply(*values, **kwargs)
        if cls.generate_vmap_rule:
            found = _Mapped(cls, dims, level).function.apply(*values, **kwargs)
            result: Any = _apart(found)
        else:
            info = VmapInfo(level.batch_size, level.randomness)
            result = cls.vmap(info, dims, *values, **kwargs)
            check_pair(result)
    finally:
        level.back(here)
    return _with_batches(result, values, args, level)


def _without_batches(tree: Any, level: BatchLevel) -> tuple[Any, Any]:
    """A structure with the tensors below `level`, and one with their dimensions."""
    flat, structure = tree_flatten(tree)
    pairs = [without_batch(v, level) if isinstance(v, Tensor) else (v, None) for v in flat]
    values, dims = ([pair[side] for pair in pairs] for side in (0, 1))
    return tree_unflatten(values, structure), tree_unflatten(dims, structure)


def _with_batches(result: Any, values: Any, args: Any, level: BatchLevel) -> Any:
    """The outputs of a rule on `level`; what was an argument is that argument."""
    outputs, out_dims = result
    own = dict(zip(map(id, tree_leaves(values)), tree_leaves(args)))
    flat, structure = tree_flatten(outputs)
    dims = dims_of_outputs(out_dims, structure)
    raised = []
    for value, dim in zip(flat, dims):
        if isinstance(value, Tensor):
            given = own.get(id(value))
            if given is not None:
                value = given
            elif dim is not None:
                value = batch_of(value, _dimension(dim, value), level)
        raised.append(value)
    return tree_unflatten(raised, structure)


def _dimension(dim: int, value: Tensor) -> int:
    count = value._data_.ndim
    if not -count <= dim < count:
        raise IndexError(
            f"The autograd.Function's vmap staticmethod returned {dim} among its out_dims: the output has {count} "
            "dimensions"
        )
    return dim % count


def _mapped(
    function: Callable[..., Any], in_dims: Any, size: int, randomness: str
) -> Callable[..., tuple[Any, Any]]:
    """`function` on a level of `vmap`: what it returns below that, and the dimensions."""

    def call(*args: Any) -> tuple[Any, Any]:
        with BatchLevel(size, randomness) as level:
            flat, structure = tree_flatten(args)
            dims = _broadcast_to_and_flatten(in_dims, structure)
            assert dims is not None  # they were found for these arguments
            inputs = [
                v if d is None or not isinstance(v, Tensor) else batch_of(v, d, level)
                for v, d in zip(flat, dims)
            ]
            return _without_batches(function(*tree_unflatten(inputs, structure)), level)

    return call


class _Dims:
    """The last output of a mapped forward: the dimensions of the others."""

    def __init__(self, dims: tuple[Any, ...], single: bool) -> None:
        self.dims = dims
        self.single = single
        """Whether there is one output, and no tuple."""


def _apart(found: tuple[Any, ...]) -> tuple[Any, Any]:
    """The outputs of a mapped forward, and their dimensions."""
    *outputs, last = found
    return (outputs[0], last.dims[0]) if last.single else (tuple(outputs), last.dims)


class _Mapped:
    """A Function whose methods are those of `cls`, mapped over a batch."""

    def __init__(self, cls: type[Function], in_dims: Any, level: BatchLevel) -> None:
        self.cls = cls
        self.in_dims = in_dims
        self.size = level.batch_size
        self.randomness = level.randomness
        methods = ("forward", "setup_context", "backward", "jvp")
        members: dict[str, Any] = {n: staticmethod(getattr(self, n)) for n in methods}
        members["generate_vmap_rule"] = True
        self.function: Any = type(f"Vmapped{cls.__name__}", (Function,), members)
        self.out_dims: tuple[Any, ...] = ()
        self.saved_dims: Any = ()
        self.shapes: list[Any] = []

    def _over(self, function: Callable[..., Any], in_dims: Any) -> Callable[..., Any]:
        return _mapped(function, in_dims, self.size, self.randomness)

    def forward(self, *operands: Any, **kwargs: Any) -> Any:
        cls = self.cls
        outputs, dims = self._over(lambda *a: cls.forward(*a, **kwargs), self.in_dims)(*operands)
        single = not isinstance(outputs, tuple)
        if single:
            return outputs, _Dims((dims,), True)
        return (*outputs, _Dims(dims, False))

    def setup_context(self, ctx: Any, inputs: Any, outputs: Any) -> None:
        given, dims = _apart(outputs)
        self.out_dims = outputs[-1].dims

        def inner(inputs: Any, outputs: Any) -> None:
            level: BatchLevel = state.level
            own = _Saving(ctx, level)
            self.cls.setup_context(own, inputs, outputs)
            self.saved_dims = own._dims
            self.shapes = [v.shape if isinstance(v, Tensor) else None for v in inputs]

        self._over(inner, (self.in_dims, dims))(inputs, given)

    def backward(self, ctx: Any, *grads: Any) -> Any:
        given = grads[:-1]
        dims = tuple(None if g is None else d for g, d in zip(given, self.out_dims))

        def inner(saved: Any, grads: Any) -> Any:
            method = "backward" if self.cls.vjp is self.cls._unwritten else "vjp"
            return getattr(self.cls, method)(_Restored(ctx, saved), *grads)

        found, found_dims = self._over(inner, (self.saved_dims, dims))(ctx.saved_tensors, given)
        if not isinstance(found, tuple):
            found, found_dims = (found,), (found_dims,)
        return tuple(self._fitted(found, found_dims, self.in_dims, self.shapes))

    def jvp(self, ctx: Any, *tangents: Any) -> Any:
        dims = tuple(None if t is None else d for t, d in zip(tangents, self.in_dims))

        def inner(saved: Any, tangents: Any) -> Any:
            return self.cls.jvp(_Restored(ctx, saved), *tangents)

        found, found_dims = self._over(inner, (self.saved_dims, dims))(ctx.saved_tensors, tangents)
        if not isinstance(found, tuple):
            found, found_dims = (found,), (found_dims,)
        fitted = self._fitted(found, found_dims, self.out_dims, [None] * len(found))
        return (*fitted, None)

    def _fitted(
        self, values: Any, dims: Any, wanted: Any, shapes: list[Any]
    ) -> Iterator[Tensor | None]:
        """Gradients with their examples where the argument has them; summed, where it has none."""
        for value, dim, place, shape in zip(values, dims, wanted, shapes):
            if value is None or (dim is None and place is None):
                yield value
            elif place is None:
                yield ops.aten.sum.dim_IntList(value, [dim])
            else:
                if dim is None:
                    sizes = list(value._data_.shape)
                    sizes.insert(place, self.size)
                    value = ops.aten.unsqueeze.default(value, place).expand(sizes)
                elif dim != place:
                    value = ops.aten.movedim.int(value, dim, place)
                if shape is not None:
                    value = _summed(value, place, shape)
                yield value


def _summed(value: Tensor, place: int, shape: Any) -> Tensor:
    """`value`, examples along `place`, with each summed to `shape`."""
    sizes = list(value._data_.shape)
    count = sizes.pop(place)
    if tuple(sizes) == tuple(shape):
        return value
    first = ops.aten.movedim.int(value, place, 0)
    extra = len(sizes) - len(shape)
    dims = [d + 1 for d in range(extra)]
    dims += [d + 1 + extra for d, n in enumerate(shape) if n == 1 and sizes[d + extra] != 1]
    first = ops.aten.sum.dim_IntList(first, dims, True)
    return ops.aten.movedim.int(first.reshape([count, *shape]), 0, place)  # type: ignore[no-any-return]


class _Restored:
    """The context of a Function, with saved tensors that stand for each example."""

    def __init__(self, ctx: Any, saved: Any) -> None:
        self.__dict__["_ctx"] = ctx
        self.__dict__["saved_tensors"] = saved

    def __getattr__(self, name: str) -> Any:
        return getattr(self._ctx, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self._ctx, name, value)


class _Saving(_Restored):
    """The context of a Function while it is told what to save, in tensors that stand for each example."""

    def __init__(self, ctx: Any, level: BatchLevel) -> None:
        self.__dict__.update(_ctx=ctx, _level=level, _dims=())

    def _keep(self, tensors: tuple[Any, ...]) -> tuple[Any, ...]:
        values, self.__dict__["_dims"] = _without_batches(tensors, self._level)
        return values  # type: ignore[no-any-return]

    def save_for_backward(self, *tensors: Any) -> None:
        self._ctx.save_for_backward(*self._keep(tensors))

    def save_for_forward(self, *tensors: Any) -> None:
        self._ctx.save_for_forward(*self._keep(tensors))

    def mark_dirty(self, *tensors: Any) -> None:
        self._ctx.mark_dirty(*_without_batches(tensors, self._level)[0])

    def mark_non_differentiable(self, *tensors: Any) -> None:
        self._ctx.mark_non_differentiable(*_without_batches(tensors, self._level)[0])
