"""What the tags ``out`` and ``inplace`` promise of a schema."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..schema.function_schema import FunctionSchema


def check_tagged(tag: str, schema: FunctionSchema) -> None:
    """ValueError unless `schema` has the form that the tag ``out`` or ``inplace`` promises."""
    problem = _out_problem(schema) if tag == "out" else _inplace_problem(schema)
    if problem is not None:
        raise ValueError(f"Schema tagged with gradsmith.Tag.{tag} {problem}. Got: {schema}")


def _out_problem(schema: FunctionSchema) -> str | None:
    """Its written arguments are keyword-only tensors, which it returns in their order."""
    written = schema.mutated
    if not written:
        return "must have at least one mutable argument"
    positional = [a.name for a in written if a in schema.arguments.positional]
    if positional:
        return (
            "requires all mutable arguments to be keyword-only (after the *). Found mutable positional args: "
            f"{positional}"
        )
    others = [a.name for a in written if str(a.type) != "Tensor"]
    if others:
        return f"only supports Tensor mutable arguments. Found unsupported mutable args: {others}"
    if len(schema.returns) != len(written):
        return f"must return all mutable arguments (got {len(written)} mutable args but {len(schema.returns)} returns)"
    for number, (returned, argument) in enumerate(zip(schema.returns, written, strict=True)):
        if returned.annotation != argument.annotation:
            return f"must alias mutable arg '{argument.name}' in return {number}, as {argument.annotation}"
    return None


def _inplace_problem(schema: FunctionSchema) -> str | None:
    """It writes its first argument, a tensor, and nothing else, and returns it."""
    positional = schema.arguments.positional
    if not positional:
        return "must have at least one positional argument"
    first = positional[0]
    if not first.is_write:
        return "requires the first positional argument to be mutable (e.g., Tensor(a!))"
    if str(first.type) != "Tensor":
        return (
            "requires the first positional argument to be a Tensor. Got type "
            f"'{first.type}' for arg '{first.name}'"
        )
    if len(schema.returns) != 1:
        return (
            f"must return exactly one value (the first argument). Got {len(schema.returns)} returns"
        )
    returned = schema.returns[0]
    if str(returned.type) != "Tensor" or returned.annotation != first.annotation:
        return f"must return the first mutable argument, as Tensor({first.annotation})"
    others = [a.name for a in schema.mutated if a is not first]
    if others:
        return f"must only mutate the first positional argument. Found additional mutable args: {others}"
    return None
