"""What ``generated/operators.py`` says of each operator: schema, signature, kernels, traits."""

from __future__ import annotations

from dataclasses import dataclass

from .memo import MEMO
from .model import DeviceCheck
from .operators import Operator
from .python_source import LINE_LENGTH, bracketed, default_source, quoted
from .schema import Argument

__all__ = ["Registration", "registration"]


@dataclass(frozen=True, slots=True)
class Registration:
    """One ``define`` call."""

    variable: str
    source: str
    """The whole statement."""


def _parameter(argument: Argument, keyword: bool, out: bool) -> str:
    items = [quoted(argument.name), quoted(str(argument.type))]
    options = []
    if argument.default is not None:
        items.append(default_source(argument))
    if keyword:
        options.append("keyword_only=True")
    if out:
        options.append("out=True")
    if argument.annotation is not None:
        if argument.annotation.is_write:
            options.append("written=True")
        options.append(f"alias={quoted(str(argument.annotation))}")
    return bracketed("Parameter", items + options, "", 12, base=1)


def registration(operator: Operator) -> Registration:
    """The ``define`` call of `operator`, in black's layout."""
    source = MEMO.of("registration", operator.facts, lambda: _source(operator))
    return Registration(operator.identifier, source)


def _source(operator: Operator) -> str:
    arguments = operator.schema.arguments
    parameters = [_parameter(a, False, False) for a in arguments.positional]
    parameters += [_parameter(a, True, False) for a in arguments.kwarg_only]
    parameters += [_parameter(a, True, True) for a in arguments.out]
    returns = [quoted(str(r.type)) for r in operator.schema.returns]
    native = operator.native
    kernels = [f"{quoted(key)}: {quoted(where)}" for key, where in operator.kernels.items()]
    traits = []
    if operator.pointwise:
        traits.append(f"pointwise={quoted(operator.pointwise)}")
    if native.promotion is not None and native.promotion.value != "none":
        traits.append(f"promotion={quoted(native.promotion.value)}")
    if native.numbers_as_tensors:
        traits.append("numbers=True")
    if operator.dtype_initials:
        traits.append(f"dtypes={quoted(operator.dtype_initials)}")
    if operator.form_of:
        traits.append(f"form_of={quoted(operator.form_of)}")
    if native.is_view:
        traits.append("view=True")
    if native.broadcasts:
        traits.append("broadcasts=True")
    if native.device_check is DeviceCheck.NoCheck:
        traits.append("device_check=False")
    if operator.is_undifferentiated:
        traits.append("undifferentiated=True")
    if operator.has_autograd:
        traits.append("autograd=True")
    if operator.return_type:
        traits.append(f"return_type={quoted(operator.return_type)}")
    if native.tags:
        tags = [quoted(t) for t in sorted(native.tags)]
        traits.append(_tuple("tags=", tags, 8))
    traits.append(f"line={operator.line}")
    # One column less (`base`) is for the comma that follows.
    signature = bracketed(
        "Signature", [_tuple("", parameters, 8), _tuple("", returns, 8)], "", 4, base=1
    )
    items = [
        quoted(operator.namespace),
        quoted(operator.name),
        quoted(operator.schema_text),
        signature,
        bracketed("", kernels, "", 4, "{}", base=1),
        bracketed("OperatorTraits", traits, "", 4, base=1),
        "YAML",
        "__package__",
    ]
    body = "".join(f"    {item},\n" for item in items)
    return f"{operator.identifier} = define(\n{body})"


def _tuple(prefix: str, items: list[str], indent: int) -> str:
    if len(items) == 1:
        line = f"{prefix}({items[0]},)"
        if indent + len(line) < LINE_LENGTH and "\n" not in line:
            return line
    return bracketed(prefix, items, "", indent, base=1)
