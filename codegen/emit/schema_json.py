"""Emits ``generated/schema.json``: everything that YAML declares about each operator, normalized, for other programs."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import partial
from typing import Any

from ...schema.function_schema import Argument, Return
from ..derivatives.entries import (
    Automatic,
    DifferentiabilityInfo,
    NonDifferentiable,
    NotImplementedYet,
)
from ..model.native_functions import DtypeClass, NativeFunction
from ..model.operators import Operator
from ..model.python_function import PythonFunction
from ..pipeline import Model
from ..project.memo import Memo

FORMAT = 2
"""Goes up when a member changes its meaning or goes away; members may be added without."""


def schema_json(model: Model, layers: Iterable[tuple[str, Any]], header: str, memo: Memo) -> str:
    """The whole file, one operator a line, in the order of declaration; `layers` are names with samples."""
    facts = {"comment": header, "format": FORMAT, "namespace": model.project.namespace}
    names = [
        {"name": n.name, "numpy": list(n.given), "operand": n.is_operand} for n in model.numpy_names
    ]
    found = {"numpy_names": names, "layers": [{"name": n, "samples": s} for n, s in layers]}
    head = json.dumps({**facts, **{key: value for key, value in found.items() if value}})
    lines = ",\n".join(
        memo.each(
            "lines of schema.json",
            (
                (
                    f"{o.facts} {o.native.all_facts} {info.facts if info else '-'}",
                    partial(_line, o, info),
                )
                for o in model.operators
                for info in (model.derivatives.get(o.native),)
            ),
        )
    )
    return f'{head[:-1]}, "operators": [\n{lines}\n]}}\n'


def _line(operator: Operator, info: DifferentiabilityInfo | None) -> str:
    return json.dumps(_operator(operator, info), ensure_ascii=False)


def _operator(operator: Operator, info: DifferentiabilityInfo | None) -> dict[str, Any]:
    native = operator.native
    base, _, overload = operator.name.partition(".")
    arguments = operator.schema.arguments
    entry: dict[str, Any] = {
        "name": operator.name,
        "packet": base,
        "overload": overload,
        "schema": operator.schema_text,
        "kind": operator.schema.kind.value,
        "arguments": [
            *(_argument(a) for a in arguments.positional),
            *(_argument(a, keyword_only=True) for a in arguments.kwarg_only),
            *(_argument(a, keyword_only=True, out=True) for a in arguments.out),
        ],
        "returns": [_return(r) for r in operator.schema.returns],
        "module": operator.module,
        "python_name": operator.python_name,
        "variants": sorted(v.value for v in native.variants),
        "tags": sorted(native.tags),
    }
    optional: dict[str, Any] = {
        "bound_in": operator.bound_in if operator.bound_in != operator.module else "",
        "python": [_python(python) for python in native.python],
        "category": native.category,
        "doc": native.doc,
        "variant_of": operator.variant_of,
        "each_of" if native.of_lists else "alias_of": native.alias_of and str(native.alias_of),
        "kernels": dict(operator.kernels),
        "pointwise": native.pointwise and str(native.pointwise),
        "promotion": native.promotion and native.promotion.value,
        "numbers_as_tensors": native.numbers_as_tensors,
        "numbers_become_tensors": list(native.numbers_become_tensors),
        "dtypes": _dtypes(operator),
        "refuses": sorted(c.value for c in native.refuses),
        "refused_as": native.refused_as,
        "bool_error": native.bool_error,
        "mixed_bool_error": native.mixed_bool_error,
        "out": sorted(rule.value for rule in native.out),
        "out_error": (
            dict(native.out_error) if isinstance(native.out_error, tuple) else native.out_error
        ),
        **({} if native.origin is not None else _hints(native)),
        "batch": operator.batch and operator.batch.to_json(),
        "view": native.is_view,
        "operators": list(native.operators),
        "reflected_operators": list(native.reflected_operators),
        "derivative": info and derivative_json(info),
    }
    entry.update((name, value) for name, value in optional.items() if value)
    return entry


def _python(python: PythonFunction) -> str:
    signature = python.name if python.signature is None else str(python.signature)
    return python.qualified.removesuffix(python.name) + signature


def _argument(argument: Argument, **flags: bool) -> dict[str, Any]:
    entry: dict[str, Any] = {"name": argument.name, "type": str(argument.type)}
    if argument.default is not None:
        entry["default"] = argument.default
    if argument.annotation is not None:
        entry["alias"] = str(argument.annotation)
    return {**entry, **flags}


def _return(returned: Return) -> dict[str, Any]:
    entry: dict[str, Any] = {"type": str(returned.type)}
    if returned.name is not None:
        entry["name"] = returned.name
    if returned.annotation is not None:
        entry["alias"] = str(returned.annotation)
    return entry


def _dtypes(operator: Operator) -> list[str]:
    accepted = [c.value for c in DtypeClass if c in operator.native.dtypes]
    return [] if len(accepted) == len(DtypeClass) else accepted


def _hints(native: NativeFunction) -> dict[str, Any]:
    return {
        "samples": [str(call) for call in native.samples],
        "gauge_invariant": native.gauge_invariant,
        "exempt": dict(native.exempt),
        "tolerance": {
            t.dtype: {"rtol": t.rtol, "atol": t.atol, "reason": t.reason} for t in native.tolerance
        },
    }


def derivative_json(info: DifferentiabilityInfo) -> dict[str, Any]:
    """What an entry of derivatives.yaml says, as programs read it."""
    gradients: list[dict[str, Any]] = []
    for gradient in info.gradients:
        entry: dict[str, Any] = {"arguments": list(gradient.names)}
        match gradient.formula:
            case NonDifferentiable() as word:
                entry[str(word)] = True
            case NotImplementedYet(reason):
                entry["not_implemented"] = reason
            case formula:
                entry["formula"] = formula.text
                entry["saves"] = [str(saved) for saved in gradient.saved]
                if gradient.alternatives:
                    entry["alternatives"] = [
                        {"formula": other.expression.text, "saves": [str(s) for s in other.saved]}
                        for other in gradient.alternatives
                        if other.expression is not None
                    ]
        gradients.append(entry)
    forward: list[dict[str, Any]] = []
    for tangent in info.forward:
        entry = {"outputs": list(tangent.outputs)}
        match tangent.formula:
            case Automatic() as automatic:
                entry["kind"] = automatic.value
            case NotImplementedYet(reason):
                entry["not_implemented"] = reason
            case formula:
                entry["formula"] = formula.text
        forward.append(entry)
    result: dict[str, Any] = {
        "gradients": gradients,
        "output_differentiability": [
            d if isinstance(d, bool) else d.text for d in info.output_differentiability
        ],
    }
    if info.node is not None:
        result["node"] = info.node_name or info.node
    if forward:
        result["forward"] = forward
    if info.definition is not None:
        definition = info.definition
        said: dict[str, Any] = {
            "math": definition.math,
            "domain": definition.domain,
            "singular": definition.singular,
            "kinks": [{"at": at, "slopes": dict(slopes)} for at, slopes in definition.kinks],
            "not_proved": dict(definition.not_proved),
            "accuracy": [
                {"at": at, "of": list(of), "why": why} for at, of, why in definition.accuracy
            ],
        }
        result.update((name, value) for name, value in said.items() if value)
    return result
