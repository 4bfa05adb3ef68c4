"""Batching rules that programs registered, with `library.register_vmap` or `CustomOpDef.register_vmap`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...dispatch.modes import as_called
from ...dispatch.operator import OpOverload
from ...operators.batching import Info, Ruled
from ...utils._pytree import TreeSpec, _broadcast_to_and_flatten, tree_flatten

MORE = "For more details, please see https://pytorch.org/docs/main/notes/extending.func.html"


def registered_rule(operator: OpOverload) -> Callable[..., Ruled] | None:
    """The rule kept at the key FuncTorchBatched of `operator`, as one over all arguments by position.

    The program's function is called as the operator was: keyword-only arguments by name, and without those at the end
    that equal their defaults.  RuntimeError for anything but a pair of outputs and their dimensions.
    """
    kernel = operator.kernels.get("FuncTorchBatched")
    function = getattr(kernel.function, "rule", None) if kernel is not None else None
    if function is None:
        return None

    def rule(info: Info, in_dims: Sequence[Any], *args: Any) -> Ruled:
        given, named = as_called(operator, args)
        result = function(info, tuple(in_dims[: len(given)]), *given, **named)
        check_pair(result)
        out, dims = result
        dims_of_outputs(dims, tree_flatten(out)[1])
        return out, dims

    return rule


def check_pair(result: Any) -> None:
    """RuntimeError for anything but a tuple of two, in PyTorch's words."""
    expected = (
        "Expected the vmap staticmethod to have two returns, an output and out_dims with pytree structure compatible "
        "with the output. "
    )
    if not isinstance(result, tuple):
        raise RuntimeError(f"{expected}Got a {type(result)} instead")
    if len(result) != 2:
        raise RuntimeError(f"{expected}Got {len(result)} returns instead")


def dims_of_outputs(out_dims: Any, structure: TreeSpec) -> list[Any]:
    """The dimension of each output of a rule; RuntimeError where `out_dims` has another structure than they."""
    dims = _broadcast_to_and_flatten(out_dims, structure)
    if dims is None:
        raise RuntimeError(
            "The autograd.Function's vmap staticmethod returned an incompatible (output, out_dims) tuple. Expected "
            f"out_dims={out_dims} to be compatible with the structure of `output`. out_dims has structure "
            f"{tree_flatten(out_dims)[1]} but output has structure {structure}. {MORE}"
        )
    return dims
