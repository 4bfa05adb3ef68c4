"""Kernels of operators that are aliases of others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .call import call
from .kernel import Kernel
from .registry import operator_named
from .wrapping import naming_returns, over_tensors

if TYPE_CHECKING:
    from .operator import OpOverload


def another_name(operator: OpOverload, kernel: Kernel, bits: int) -> Callable[..., Any]:
    """The kernel of an alias: it calls the operator that `operator` is another name of."""
    name = f"{operator.namespace}::{operator.alias_of}"

    def alias(*values: Any) -> Any:
        return call(operator_named(name), list(values))

    return over_tensors(naming_returns(operator, alias))
