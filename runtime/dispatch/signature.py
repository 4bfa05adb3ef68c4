"""What an operator takes and returns, in the compact form that calls are bound with.

The generator writes these for declared operators, so that importing the package parses no schema;
`Signature.from_schema` makes them for operators that are defined at run time.
"""

from __future__ import annotations

from typing import Any, NamedTuple

__all__ = ["REQUIRED", "Parameter", "Signature"]


class _Required:
    """Stands for the default of an argument that has none."""

    def __repr__(self) -> str:
        return "REQUIRED"


REQUIRED: Any = _Required()


class Parameter(NamedTuple):
    """One argument of a schema."""

    name: str
    type: str
    """As the schema writes it, without alias annotation: ``Tensor``, ``int[2]``, ``Tensor?[]`` …"""
    default: Any = REQUIRED
    keyword_only: bool = False
    out: bool = False
    written: bool = False
    """Whether the operator changes the argument in place."""
    alias: str = ""
    """The alias set, empty for none."""

    @property
    def is_tensor(self) -> bool:
        """Whether tensors may arrive here, alone or in a list."""
        return self.type.startswith("Tensor")

    @property
    def is_tensor_list(self) -> bool:
        return self.is_tensor and self.type.endswith("]")


class Signature:
    """The arguments and returns of one overload."""

    __slots__ = (
        "parameters",
        "returns",
        "return_names",
        "tensor_positions",
        "list_positions",
        "required",
        "positional",
    )

    parameters: tuple[Parameter, ...]
    """In schema order, ``out`` arguments last."""
    returns: tuple[str, ...]
    """Types of the returns, with alias annotations."""
    tensor_positions: tuple[int, ...]
    """Positions of the arguments of type ``Tensor`` or ``Tensor?``."""
    list_positions: tuple[int, ...]
    """Positions of lists of tensors."""
    required: int
    """Number of arguments without default, ``out`` included."""
    positional: int
    """Number of arguments that may be given by position."""

    def __init__(
        self,
        parameters: tuple[Parameter, ...],
        returns: tuple[str, ...],
        return_names: tuple[str, ...] = (),
    ) -> None:
        self.parameters = parameters
        self.returns = returns
        self.return_names = return_names
        self.tensor_positions = tuple(
            i for i, p in enumerate(parameters) if p.type in ("Tensor", "Tensor?")
        )
        self.list_positions = tuple(i for i, p in enumerate(parameters) if p.is_tensor_list)
        self.required = sum(p.default is REQUIRED for p in parameters)
        self.positional = sum(not p.keyword_only for p in parameters)

    @property
    def written(self) -> tuple[int, ...]:
        """Positions of the arguments that the operator changes in place."""
        return tuple(i for i, p in enumerate(self.parameters) if p.written)

    @classmethod
    def from_schema(cls, text: str) -> Signature:
        """The signature of a schema in text form.  Raises SchemaError when it does not parse."""
        # The schema language is the one thing that runtime and generator share; it imports only
        # the standard library, and only definitions made at run time come here.
        from gradsmith.codegen.schema import FunctionSchema

        schema = FunctionSchema.parse(text)
        arguments = schema.arguments
        parameters = []
        for group, keyword_only, out in (
            (arguments.positional, False, False),
            (arguments.kwarg_only, True, False),
            (arguments.out, True, True),
        ):
            for argument in group:
                annotation = argument.annotation
                default = REQUIRED if argument.default is None else argument.default_value
                parameters.append(
                    Parameter(
                        argument.name,
                        str(argument.type),
                        default,
                        keyword_only,
                        out,
                        annotation is not None and annotation.is_write,
                        "" if annotation is None else str(annotation),
                    )
                )
        return cls(
            tuple(parameters),
            tuple(
                str(r.type) if r.annotation is None else f"{r.type}({r.annotation})"
                for r in schema.returns
            ),
            tuple(r.name or "" for r in schema.returns),
        )
