"""The registration of each operator in ``generated/operators.py``: its schema, kernels and properties."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from ...schema.variants import tags_of_variant
from ..model.deprecated import DeprecatedCall
from ..model.native_functions import DeviceCheck
from ..model.operators import Operator
from ..project.memo import Memo
from .python_source import bracketed, quoted


@dataclass(frozen=True, slots=True)
class Registration:
    """One call of ``define`` or ``variant``."""

    family: str
    source: str
    """The whole statement."""


def registrations(operators: Sequence[Operator], memo: Memo) -> tuple[Registration, ...]:
    """The statements that declare `operators`; their origins are among them."""
    by_native = {operator.native: operator for operator in operators}
    origins = [None if o.native.origin is None else by_native[o.native.origin] for o in operators]
    sources = memo.each(
        "registrations",
        (
            (f"{o.facts} {origin.facts if origin else '-'}", partial(_source, o, origin))
            for o, origin in zip(operators, origins, strict=True)
        ),
    )
    return tuple(
        Registration(o.family, source) for o, source in zip(operators, sources, strict=True)
    )


def deprecated_call(call: DeprecatedCall) -> str:
    """The statement that declares a call of an older form."""
    base, _, overload = str(call.operator.name).partition(".")
    items = [
        f"{base}_{overload}" if overload else base,
        quoted(str(call.func)),
        quoted(", ".join(call.arguments)),
    ]
    return bracketed("deprecated", items, "", exploded=True)


def _source(operator: Operator, origin: Operator | None) -> str:
    facts = _facts(operator)
    if origin is not None:
        function = "variant"
        items = [origin.identifier, operator.quoted_name]
        expected = {**_facts(origin), **{name: _NO[name] for name in _OF_KERNELS}}
        expected["tags"] = _tuple(tags_of_variant(origin.native.tags, operator.schema))
        if operator.schema.arguments.out:
            expected["autograd"] = _NO["autograd"]
        names = [
            name for name in _NO if facts.get(name, _NO[name]) != expected.get(name, _NO[name])
        ]
        facts = {name: facts.get(name, _NO[name]) for name in names}
    else:
        function = "define"
        items = [quoted(operator.schema_text)]
        if operator.native.alias_of is not None:
            said = "each_of" if operator.native.of_lists else "alias_of"
            items.append(f"{said}={quoted(str(operator.native.alias_of))}")
        elif operator.kernels:
            kernels = [f"{quoted(key)}: {quoted(where)}" for key, where in operator.kernels.items()]
            # One column less (`base`) is for the comma that follows.
            items.append(bracketed("", kernels, "", 4, "{}", base=1, exploded=True))
    items += [f"{name}={value}" for name, value in facts.items()]
    return bracketed(f"{operator.identifier} = {function}", items, "", exploded=True)


_NO = {
    "pointwise": '""',
    "shape": '""',
    "small": '""',
    "decomposition": '""',
    "promotion": '"none"',
    "numbers": "False",
    "tensors_of_numbers": '""',
    "dtypes": '""',
    "refused_as": '""',
    "bool_error": '""',
    "mixed_bool_error": '""',
    "out": '""',
    "out_error": '""',
    "view": "False",
    "broadcasts": "False",
    "device_check": "True",
    "undifferentiated": "False",
    "autograd": "False",
    "return_type": '""',
    "tags": '("pt2_compliant_tag",)',
}
"""Source of the facts that are left out: those of most operators."""

_OF_KERNELS = ("pointwise", "shape", "small", "decomposition")
"""Facts of kernels, which variants do not have."""


def _facts(operator: Operator) -> dict[str, str]:
    """By name the source of what is to be said of an operator besides its schema and its kernels."""
    native = operator.native
    facts = {
        "pointwise": quoted(operator.pointwise),
        "shape": quoted(operator.shape),
        "small": quoted(operator.small),
        "decomposition": quoted(operator.decomposition),
        "promotion": quoted("none" if native.promotion is None else native.promotion.value),
        "numbers": _flag_or_text(native.numbers_as_tensors),
        "tensors_of_numbers": quoted(", ".join(native.numbers_become_tensors)),
        "dtypes": quoted(operator.dtype_initials),
        "refused_as": quoted(native.refused_as or ""),
        "bool_error": quoted(native.bool_error or ""),
        "mixed_bool_error": quoted(native.mixed_bool_error or ""),
        "out": quoted(" ".join(sorted(rule.value for rule in native.out))),
        "out_error": _text_or_texts(native.out_error or ""),
        "view": str(native.is_view),
        "broadcasts": str(native.broadcasts),
        "device_check": str(native.device_check is not DeviceCheck.NoCheck),
        "undifferentiated": str(operator.is_undifferentiated),
        "autograd": str(operator.has_autograd),
        "return_type": quoted(operator.return_type),
        "tags": _tuple(native.tags),
    }
    return {name: value for name, value in facts.items() if value != _NO[name]}


def _text_or_texts(value: str | tuple[tuple[str, str], ...]) -> str:
    """The source of a text, or of texts by name."""
    if isinstance(value, str):
        return quoted(value)
    lines = "".join(f"        {quoted(name)}: {quoted(text)},\n" for name, text in value)
    return f"{{\n{lines}    }}"


def _flag_or_text(value: bool | str) -> str:
    return quoted(value) if isinstance(value, str) else str(value)


def _tuple(tags: frozenset[str]) -> str:
    items = ", ".join(map(quoted, sorted(tags)))
    return f"({items},)" if len(tags) == 1 else f"({items})"
