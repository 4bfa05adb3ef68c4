"""What stands between an operator's backend kernel and its caller: history, views, version counts.

Each function here takes the kernel below and returns the layer around it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradsmith.dispatch.keys import DispatchKey
from gradsmith.dispatch.keysets import raw_bits
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.state import state
from gradsmith.tensor import Tensor, counter_of
from gradsmith.traits import NUMBER_BITS, PYTHON, REQUIRES_GRAD, VIEW

__all__ = [
    "below_autograd",
    "counting_changes",
    "keeping_classes",
    "linking_views",
    "recording_views",
    "without_derivative",
]

_BELOW_AUTOGRAD = raw_bits(DispatchKey["AutogradFunctionality"]) | raw_bits(
    DispatchKey["ADInplaceOrView"]
)


def below_autograd(kernel: Callable[..., Any]) -> Callable[..., Any]:
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


_NO_TENSORS = frozenset({*NUMBER_BITS, type(None)})
"""What may stand where the schema says Tensor."""


def recording_views(
    operator: OpOverload, recording: Callable[..., Any], quiet: Callable[..., Any]
) -> Callable[..., Any]:
    """`recording` for arguments among which are views: their histories are brought up to date first.

    A view's history is stale when its base was changed in place since (``autograd/views.py``); only
    then does it show whether it requires grad.  `quiet` is the kernel for when nothing does.
    """
    from gradsmith.autograd.views import refresh_edge

    signature = operator.signature
    if signature.tensor_positions == (0,) and not signature.list_positions:

        def of_one(self: Tensor, *rest: Any) -> Any:
            if self._bits & VIEW:
                refresh_edge(self)
            return recording(self, *rest) if self._bits & REQUIRES_GRAD else quiet(self, *rest)

        return of_one

    if signature.tensor_positions == (0, 1) and not signature.list_positions:

        def of_two(self: Any, other: Any, *rest: Any) -> Any:
            together = 0
            if self.__class__ not in _NO_TENSORS:
                if self._bits & VIEW:
                    refresh_edge(self)
                together = self._bits
            if other.__class__ not in _NO_TENSORS:
                if other._bits & VIEW:
                    refresh_edge(other)
                together |= other._bits
            if together & REQUIRES_GRAD:
                return recording(self, other, *rest)
            return quiet(self, other, *rest)

        return of_two

    def of_several(*args: Any) -> Any:
        together = 0
        for value in args:
            for item in value if value.__class__ is list or value.__class__ is tuple else (value,):
                if isinstance(item, Tensor):
                    if item._bits & VIEW:
                        refresh_edge(item)
                    together |= item._bits
        return recording(*args) if together & REQUIRES_GRAD else quiet(*args)

    return of_several


def keeping_classes(recording: Callable[..., Any]) -> Callable[..., Any]:
    """`recording`, for tensors with ``__torch_dispatch__``: outputs that nodes save keep their class."""
    from gradsmith.autograd.recording import nodes_of
    from gradsmith.subclasses import shallow_alias

    def recorded(*args: Any) -> Any:
        out = recording(*args)
        outputs = out if isinstance(out, (tuple, list)) else (out,)
        for node in nodes_of(out):
            for name in node.saved_names:
                saved = getattr(node, "raw_" + name)
                if saved.__class__ is tuple and len(saved) == 3 and isinstance(saved[0], Tensor):
                    if saved[0]._bits & PYTHON and saved[0].__class__ is Tensor:
                        alias = shallow_alias(outputs[saved[2]])
                        setattr(node, "raw_" + name, (alias, *saved[1:]))
        return out

    return recorded


def without_derivative(operator: OpOverload, quiet: Callable[..., Any]) -> Callable[..., Any]:
    """`quiet`, whose results lead to an error when a backward reaches them, as in PyTorch."""

    def recorded(*args: Any) -> Any:
        from gradsmith.autograd.recording import record_without_derivative

        return record_without_derivative(operator.name(), args, quiet(*args))

    return recorded


def linking_views(operator: OpOverload, make: Callable[..., Any]) -> Callable[..., Any]:
    """`make`, whose results share elements with an argument, with the results made views of it."""
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


def _share_elements(out: Tensor, base: Tensor, multi_output: bool = False) -> None:
    """A view without derivative (`detach`) shares elements and version counter, not history."""
    from gradsmith.autograd.variable import share_counter

    share_counter(out, base)


def counting_changes(
    change: Callable[..., Any], written: tuple[int, ...], elementwise: bool
) -> Callable[..., Any]:
    """`change`, counted; an elementwise one is refused where one element stands at several places."""
    from gradsmith.autograd.inplace import check_no_overlap

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
