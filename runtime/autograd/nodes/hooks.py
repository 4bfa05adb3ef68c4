"""Hooks on tensors and nodes, which run during a backward pass."""

from __future__ import annotations

import weakref
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from ...core.bits import CPU_BITS, WHAT_IT_IS
from ...core.package_name import as_said, say_module
from ...core.state import shown, state
from ...core.tensor import Tensor, extra_of
from .node import run_ahead

if TYPE_CHECKING:
    from .node import Edge, Node


class HookTable(OrderedDict[int, Callable[..., Any]]):
    """Hooks by the id of their handle, in the order in which they were registered."""


class RemovableHandle:
    """Removes a hook, found in `hooks_dict` under `id`: by `remove()`, or at the end of a ``with`` block.

    What is kept for it in `extra_dict`, one dictionary or a list of them, goes with it.
    """

    __slots__ = ("id", "_tables", "__weakref__")

    id: int
    next_id: ClassVar[int] = 0
    """The number that the next handle gets."""

    def __init__(self, hooks_dict: Any, *, extra_dict: Any = None) -> None:
        self.id = RemovableHandle.next_id
        RemovableHandle.next_id += 1
        # Weak: a handle that somebody keeps must not keep the tensors that its hook refers to.
        if extra_dict is None and hooks_dict is not None:
            self._tables = [weakref.ref(hooks_dict)]
        else:
            extra = extra_dict if isinstance(extra_dict, list) else [extra_dict]
            self._tables = [weakref.ref(t) for t in (hooks_dict, *extra) if t is not None]

    @classmethod
    def adding(
        cls,
        table: OrderedDict[int, Any],
        hook: Callable[..., Any],
        first: bool = False,
        marked: Sequence[OrderedDict[int, Any]] = (),
    ) -> Self:
        """A handle on `hook`, which is put into `table`, behind the others or before them, and marked in others."""
        handle = cls(table, extra_dict=list(marked) or None)
        table[handle.id] = hook
        for mark in marked:
            mark[handle.id] = True
        if first:
            table.move_to_end(handle.id, last=False)
        return handle

    def remove(self) -> None:
        """Take the hook away; harmless when it is gone already."""
        for reference in self._tables:
            table = reference()
            if table is not None:
                table.pop(self.id, None)

    def __getstate__(self) -> tuple[Any, int]:
        return ([reference() for reference in self._tables], self.id)

    def __setstate__(self, state: tuple[Any, int]) -> None:
        tables, self.id = state
        self._tables = [weakref.ref(table) for table in tables if table is not None]
        RemovableHandle.next_id = max(RemovableHandle.next_id, self.id + 1)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.remove()


say_module(RemovableHandle, as_said("gradsmith.utils.hooks"))


class NodeHooks:
    """The hooks of one node."""

    __slots__ = ("tensor_hooks", "retained", "pre_hooks", "post_hooks")

    tensor_hooks: dict[int, HookTable]
    """By output number: hooks on that output's gradient."""
    retained: dict[int, weakref.ref[Tensor]]
    """By output number: the tensor whose ``.grad`` keeps that output's gradient."""
    pre_hooks: HookTable | None
    post_hooks: HookTable | None

    def __init__(self) -> None:
        self.tensor_hooks = {}
        self.retained = {}
        self.pre_hooks = None
        self.post_hooks = None

    def table(self, kind: str) -> HookTable:
        """The table `pre_hooks` or `post_hooks`, made now if there is none."""
        found: HookTable | None = getattr(self, kind)
        if found is None:
            found = HookTable()
            setattr(self, kind, found)
        return found


def hooks_of(node: Node) -> NodeHooks:
    """The hooks of `node`, made now if it has none."""
    hooks: NodeHooks | None = node._hooks
    if hooks is None:
        hooks = node._hooks = NodeHooks()
        if node.accumulates:
            run_ahead(node)
    return hooks


def register_hook(tensor: Tensor, hook: Callable[[Tensor], Tensor | None]) -> RemovableHandle:
    """Call ``hook(grad)`` whenever the gradient of `tensor` has been computed.

    What it returns, if not None, takes the gradient's place; it must not change its argument.  Raises
    RuntimeError for a tensor that does not require grad.
    """
    if not tensor.requires_grad:
        raise RuntimeError("cannot register a hook on a tensor that doesn't require gradient")
    grad_fn = tensor.grad_fn
    if grad_fn is None:
        extra = extra_of(tensor)
        if extra.hooks is None:
            extra.hooks = HookTable()
            if tensor._edge_ is not None:
                hooks_of(tensor._edge_[0]).tensor_hooks[0] = extra.hooks
        return RemovableHandle.adding(extra.hooks, hook)
    assert tensor._edge_ is not None
    table = hooks_of(grad_fn).tensor_hooks.setdefault(tensor._edge_[1], HookTable())
    return RemovableHandle.adding(table, hook)


def set_hooks(tensor: Tensor, table: Any) -> None:
    """Let `table`, a dictionary or None, hold the hooks on a leaf; on another tensor those for `register_hooks_of`."""
    if table is not None and not isinstance(table, dict):
        raise TypeError(f"_backward_hooks must be a dictionary, not {table.__class__.__name__}")
    held = cast("HookTable | None", table)  # any dictionary will do
    extra_of(tensor).hooks = held
    if tensor._edge_ is not None and tensor.grad_fn is None:
        hooks_of(tensor._edge_[0]).tensor_hooks[0] = HookTable() if held is None else held


def register_hooks_of(node: Node, tensor: Any) -> None:
    """Call the hooks in ``tensor._backward_hooks``, as they are then, with the gradient of that output of `node`."""
    if not isinstance(tensor, Tensor):
        raise RuntimeError(
            f"_register_hook_dict expected a Tensor, got {tensor.__class__.__name__}"
        )
    table = tensor._backward_hooks
    if not isinstance(table, dict):
        raise RuntimeError(f"_backward_hooks must be a dictionary, not {table.__class__.__name__}")

    def each(grad: Tensor | None) -> Tensor | None:
        for hook in tuple(table.values()):
            grad = _replaced(hook, grad, hook(grad))
        return grad

    RemovableHandle.adding(
        hooks_of(node).tensor_hooks.setdefault(tensor.output_nr, HookTable()), each
    )


def register_post_accumulate_grad_hook(
    tensor: Tensor, hook: Callable[[Tensor], None]
) -> RemovableHandle:
    """Call ``hook(tensor)`` each time a gradient has been added to the ``.grad`` of a leaf.

    Raises RuntimeError for a tensor that does not require grad or that an operation made.
    """
    if not tensor.requires_grad:
        raise RuntimeError("cannot register a hook on a tensor that doesn't require gradient")
    if tensor.grad_fn is not None:
        raise RuntimeError("post accumulate grad hooks cannot be registered on non-leaf tensors")
    extra = extra_of(tensor)
    if extra.post_accumulate_grad_hooks is None:
        extra.post_accumulate_grad_hooks = HookTable()
    if tensor._edge_ is not None:
        tensor._edge_[0].keep_leaf()  # type: ignore[attr-defined]
    return RemovableHandle.adding(extra.post_accumulate_grad_hooks, hook)


def retain_grad(tensor: Tensor) -> None:
    """Keep the gradient of a tensor that an operation made in its ``.grad``; nothing for leaves.

    Raises RuntimeError for a tensor that does not require grad.
    """
    if state.level is not None:
        from .variable import within_transform

        raise within_transform("Tensor.retain_grad()", "retain_grad()")
    if not tensor.requires_grad:
        raise RuntimeError("can't retain_grad on Tensor that has requires_grad=False")
    grad_fn = tensor.grad_fn
    if grad_fn is None:
        return
    extra = extra_of(tensor)
    if extra.retain_grad:
        return
    extra.retain_grad = True
    assert tensor._edge_ is not None
    hooks_of(grad_fn).retained[tensor._edge_[1]] = weakref.ref(tensor)


def move_retained(tensor: Tensor, old: Edge | None) -> None:
    """After an in-place change: keep the gradient of what `tensor` is now, not of what it was."""
    if old is not None and old[0]._hooks is not None:
        old[0]._hooks.retained.pop(old[1], None)
    if tensor._edge_ is not None:
        hooks_of(tensor._edge_[0]).retained[tensor._edge_[1]] = weakref.ref(tensor)


@shown
def run_tensor_hooks(node: Node, grads: list[Tensor | None]) -> list[Tensor | None]:
    """`grads` as the hooks on the tensors that `node` made leave them; retained ones are kept."""
    hooks: NodeHooks = node._hooks
    for number, table in hooks.tensor_hooks.items():
        if not table:
            continue
        grad = grads[number]
        for hook in tuple(table.values()):
            grad = _replaced(hook, grad, hook(grad))
        grads = [*grads[:number], grad, *grads[number + 1 :]]
    for number, reference in hooks.retained.items():
        tensor, grad = reference(), grads[number]
        if tensor is not None and grad is not None:
            extra = extra_of(tensor)
            extra.grad = grad.clone() if extra.grad is None else extra.grad + grad
    return grads


def _replaced(hook: Callable[..., Any], grad: Tensor | None, result: Any) -> Tensor | None:
    """`result`, which `hook` returned for `grad`, if it may take its place; `grad` if it is None."""
    if result is None:
        return grad
    if (  # the usual case
        result.__class__ is Tensor is grad.__class__
        and not (result._bits_ ^ grad._bits_) & WHAT_IT_IS
        and grad._bits_ & CPU_BITS
        and result._data_.shape == grad._data_.shape
    ):
        return result
    if not isinstance(result, Tensor):
        raise TypeError(
            f"expected Variable, but hook '{_name(hook)}' returned '{result.__class__.__name__}'"
        )
    if grad is None:
        raise RuntimeError(
            f"hook '{_name(hook)}' can't replace a None gradient with a non-None value"
        )
    if result._data_.shape != grad._data_.shape:
        raise RuntimeError(
            f"hook '{_name(hook)}' has changed the size of value (was {list(grad._data_.shape)} got "
            f"{list(result._data_.shape)})"
        )
    if result.dtype is not grad.dtype:
        raise RuntimeError(
            f"hook '{_name(hook)}' has changed the type of value (was {_kind(grad)} got "
            f"{_kind(result)})"
        )
    if result.device != grad.device:
        raise RuntimeError(
            f"hook '{_name(hook)}' has changed the device of value (was {grad.device} got "
            f"{result.device})"
        )
    return result


def _name(hook: Callable[..., Any]) -> str:
    return getattr(hook, "__name__", None) or "<unknown>"


def _kind(tensor: Tensor) -> str:
    from .variable import describe

    return describe(tensor).partition(" ")[0]


@shown
def run_pre_hooks(node: Node, grads: list[Tensor | None]) -> list[Tensor | None]:
    """`grads` as the pre-hooks of `node` leave them."""
    for hook in tuple(node._hooks.pre_hooks.values()):
        grads = _all_replaced(hook, grads, hook(tuple(grads)))
    return grads


@shown
def run_post_hooks(
    node: Node, results: tuple[Tensor | None, ...], grads: list[Tensor | None]
) -> tuple[Tensor | None, ...]:
    """The results of `node` as its hooks leave them."""
    for hook in tuple(node._hooks.post_hooks.values()):
        results = tuple(_all_replaced(hook, list(results), hook(tuple(results), tuple(grads))))
    return results


def _all_replaced(
    hook: Callable[..., Any], grads: list[Tensor | None], result: Any
) -> list[Tensor | None]:
    """Like `_replaced`, for a hook that is given and returns several; a None among them is one."""
    if result is None:
        return grads
    if not isinstance(result, tuple):
        raise TypeError(
            f"expected tuple, but hook '{_name(hook)}' returned '{result.__class__.__name__}'"
        )
    if len(result) != len(grads):
        raise RuntimeError(
            f"hook '{_name(hook)}' has returned an incorrect number of values (got {len(result)}, but "
            f"expected {len(grads)})"
        )
    return [
        None if value is None else _replaced(hook, grad, value)
        for grad, value in zip(grads, result, strict=True)
    ]


@shown
def run_post_accumulate_grad_hooks(variable: Tensor, table: HookTable) -> None:
    """Call the hooks that wait for a gradient to be added to ``variable.grad``."""
    for hook in tuple(table.values()):
        result = hook(variable)
        if result is not None and result is not variable:  # as in-place methods return it
            kind = RuntimeError if isinstance(result, Tensor) else TypeError
            raise kind(
                f"Tensor post accumulate grad hooks should return None. '{_name(hook)}' returned "
                f"'{result.__class__.__name__}'; assign to the tensor's .grad instead"
            )
