"""An operator's Python function beyond its schema: an entry of the field ``python``."""

from __future__ import annotations

from dataclasses import dataclass

from ...schema.function_schema import FunctionSchema
from ..derivatives.formula import Formula
from ..diagnostics import Location

METHODS = "Tensor"
"""Where methods are, as such functions are named: ``Tensor.split``."""

FUNCTIONAL = "nn.functional"
"""The module of those for neural networks."""

MODULES = ("", FUNCTIONAL, METHODS)
"""Where such functions can be; empty for the package itself."""

RESULT = "result"
"""What `returns` calls that which the operator returned."""


@dataclass(frozen=True, slots=True)
class PythonFunction:
    """A Python function that calls one operator.

    First it calls what `before` says; then it computes `arguments`, calls the operator, and returns what
    `returns` makes of the result.  A schema argument that is not among `arguments` is the parameter of its
    name (``input`` for ``self``), or has the schema's default where there is none.  A parameter ``inplace``
    chooses the in-place variant; so does a name that ends in an underscore, unless `returns` says what
    becomes of the result.
    """

    module: str
    """One of `MODULES`."""
    name: str
    signature: FunctionSchema | None
    """Its parameters and what it returns; None where the operator's own function stands in the module."""
    location: Location
    """Where it was written."""
    before: tuple[Formula, ...] = ()
    """Calls of conversions that check, warn, or do something to a parameter."""
    arguments: tuple[tuple[str, Formula], ...] = ()
    """Values by schema argument; other names are local, for later expressions to read."""
    returns: Formula | None = None
    """An expression over `result` and the parameters; None for the result itself."""
    unused: tuple[str, ...] = ()
    """Parameters that are taken because PyTorch takes them, and have no meaning."""
    doc: str | None = None
    """The docstring; the operator's if there is none."""

    @property
    def is_method(self) -> bool:
        """Whether it is called on a tensor."""
        return self.module == METHODS

    @property
    def qualified(self) -> str:
        """Its name, below the package's."""
        return f"{self.module}.{self.name}" if self.module else self.name

    @property
    def parameters(self) -> tuple[str, ...]:
        """Names of all parameters."""
        return () if self.signature is None else tuple(a.name for a in self.signature.arguments.all)

    @property
    def expressions(self) -> tuple[Formula, ...]:
        """Everything that it computes, in the order of evaluation."""
        returns = () if self.returns is None else (self.returns,)
        return (*self.before, *(formula for _, formula in self.arguments), *returns)
