"""The parts of generated modules: the text of one kernel, node or wrapper, and the names that it calls."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..derivatives.array_formulas import ArrayLibrary
from ..derivatives.entries import DifferentiabilityInfo
from ..model.operators import Operator
from .render import render_piece


def node_piece(info: DifferentiabilityInfo, numbers: bool, over_arrays: bool) -> list[Any]:
    """The class of a node, and the names that its formulas call."""
    from .autograd_nodes import node_class

    node = node_class(info, numbers, over_arrays)
    return [render_piece("autograd_nodes.py", "node_class", node), node.functions]


def copy_node_piece(
    info: DifferentiabilityInfo, view: DifferentiabilityInfo, numbers: bool
) -> list[Any]:
    """The class of a copy's nodes, which is the view's under another name; empty where it has to be another."""
    from .autograd_nodes import CopyNodeClass, node_class

    node, base = (node_class(each, numbers, False) for each in (info, view))
    if replace(node, name=base.name, operator=base.operator, shown_name=base.shown_name) != base:
        return []
    return [render_piece("autograd_nodes.py", "copy_node_class", CopyNodeClass(node, base))]


def array_piece(
    info: DifferentiabilityInfo, numbers: bool, library: ArrayLibrary, names: Mapping[str, str]
) -> list[Any]:
    """A node's function over arrays, and where what it calls is, by name; empty where there is none.

    `names` are those of the module so far.
    """
    from .autograd_arrays import array_backward

    function = array_backward(info, numbers, library, names)
    if function is None:
        return []
    return [render_piece("autograd_arrays.py", "backward_function", function), function.functions]


def kernel_piece(info: DifferentiabilityInfo, operator: Operator) -> str:
    """The kernel that records calls of `operator`."""
    from .autograd_kernels import autograd_kernel

    return render_piece("autograd_kernels.py", "kernel", autograd_kernel(info, operator))


def forward_piece(info: DifferentiabilityInfo, operator: Operator) -> list[Any]:
    """The function of tangents, the names that it calls, and whether it reads the first argument's value."""
    from .autograd_forward import forward_formula

    formula = forward_formula(info, operator)
    text = render_piece("autograd_forward.py", "tangent_function", formula)
    return [text, formula.functions, formula.reads_self]


def needs_wrapper(operator: Operator) -> bool:
    """Whether any kernel of the operator is over arrays and not pointwise."""
    native = operator.native
    if operator.pointwise or (native.promotion is not None and native.promotion.value != "none"):
        return False
    return any(not key.startswith("Composite") for key in operator.kernels)


def wrapper_piece(operator: Operator) -> list[Any]:
    """The name and the text of the factory of wrapped kernels."""
    from .wrappers import wrapper

    made = wrapper(operator)
    return [made.identifier, render_piece("wrappers.py", "wrapper", made)]
