"""JSON Schemas (draft 7, which editors read) of the YAML files, built from the tables that the parsers use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from ...schema.dispatch_keys import BACKENDS, DISPATCH_KEYS
from ..derivatives.definition import FIELDS as DEFINITION_FIELDS
from ..derivatives.definition import MEASURED
from ..derivatives.shown_names import NODE_NAME
from ..model import (
    backend,
    deprecated,
    distributions,
    layers,
    numpy_names,
    optimizers,
    python_values,
    sample_hints,
    schedules,
    values,
)
from ..model.fields import FIELDS
from ..model.special_methods import SPECIAL_METHODS
from ..model.types import Variant

__all__ = ["SCHEMAS", "modeline", "of_parser"]

Schema = Mapping[str, Any]

_TEXT: Schema = {"type": "string"}
_FLAG: Schema = {"type": "boolean"}
_SCALAR: Schema = {"type": ["string", "number", "boolean", "null"]}
_NODE_NAME = rf"^(?:{NODE_NAME})$"
_NODE_GRAPH = rf"^(?:{NODE_NAME})(?:\(.*\))?$"
_FUNC = r"^[A-Za-z_][\w:]*(\.\w+)?\(.*\) -> .+$"


def _some_of(names: Iterable[str]) -> Schema:
    """Several of these, with commas between or as a list."""
    words = "|".join(map(_plain, names))
    text = {"type": "string", "pattern": rf"^\s*({words})(\s*,\s*({words}))*\s*$"}
    return {"anyOf": [text, {"type": "array", "items": {"enum": list(names)}, "minItems": 1}]}


def _plain(word: str) -> str:
    return word.replace(".", r"\.")


def _names() -> Schema:
    return {"anyOf": [_TEXT, {"type": "array", "items": _TEXT, "minItems": 1}]}


def _one_or_list(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "array", "items": schema}]}


def _by_name(schema: Schema, names: Iterable[str] | None = None) -> Schema:
    keys = {} if names is None else {"propertyNames": {"enum": list(names)}}
    return {"type": "object", **keys, "additionalProperties": schema}


_KEYS = DISPATCH_KEYS[1:]
_KEY_PATTERN = rf"^({'|'.join(_KEYS)})(, *({'|'.join(_KEYS)}))*$"
_EXPRESSIONS = _one_or_list(_SCALAR)

_PYTHON: Schema = {
    "anyOf": [
        _TEXT,
        {
            "type": "object",
            "required": ["def"],
            "additionalProperties": False,
            "properties": {
                "def": _TEXT,
                "before": _EXPRESSIONS,
                "arguments": _by_name(_SCALAR),
                "returns": _SCALAR,
                "unused": _names(),
                "doc": _TEXT,
            },
        },
    ]
}

_OF_PARSER: Mapping[Callable[..., object], Schema] = MappingProxyType(
    {
        values.schema: {"type": "string", "pattern": _FUNC},
        values.flag: _FLAG,
        values.numbers: {"anyOf": [_FLAG, *_names()["anyOf"]]},
        values.prose: _TEXT,
        values.prose_by_name: {"anyOf": [_TEXT, _by_name(_TEXT)]},
        values.identifier: {"type": "string", "pattern": r"^[A-Za-z_]\w*$"},
        values.identifiers: _names(),
        values.kernel_name: {"type": "string", "pattern": r"^[\w.:]+$"},
        values.page_name: {"type": "string", "pattern": r"^[A-Za-z]\w*$"},
        values.operator_name: _TEXT,
        values.operator_names: _names(),
        values.tag_names: _names(),
        values.variants: {
            "anyOf": [{"const": values.NO_BINDING}, _some_of(list(Variant.__members__))]
        },
        values.python_module: {"enum": list(values.PYTHON_MODULES)},
        values.special_methods: _some_of(SPECIAL_METHODS),
        values.dispatch_table: {
            "type": "object",
            "propertyNames": {"pattern": _KEY_PATTERN},
            "additionalProperties": {"type": "string", "pattern": r"^[\w.:]+$"},
        },
        values.pointwise: {"type": "string", "pattern": r"^(np\.)?[A-Za-z_]\w*$"},
        values.batch: _TEXT,
        values.precomputed: {"type": "array", "items": _TEXT, "minItems": 1},
        values.inner_loops: {"anyOf": [_TEXT, _by_name(_TEXT)]},
        python_values.python_functions: _one_or_list(_PYTHON),
        sample_hints.sample_calls: _one_or_list(_SCALAR),
        sample_hints.expression: _SCALAR,
        sample_hints.exemptions: _by_name(_TEXT, sample_hints.CHECKS),
        sample_hints.tolerances: _by_name(_TEXT),
    }
)
"""What each parser of a field takes, so far as the form of a file can say it."""


def of_parser(parse: Callable[..., object]) -> Schema:
    """What a parser of a field takes."""
    if isinstance(parse, partial):
        (enum,) = parse.args
        names = list(enum.__members__)
        return {"enum": names} if parse.func is values.read_choice else _some_of(names)
    return _OF_PARSER[parse]


def _list_of(title: str, entry: Schema) -> Schema:
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": title,
        "type": ["array", "null"],
        "items": entry,
    }


def _entry(properties: Mapping[str, Schema], required: Iterable[str]) -> Schema:
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(required),
        "additionalProperties": False,
    }


def _native_functions() -> Schema:
    fields: dict[str, Schema] = {
        name: {"description": field.doc, **of_parser(field.parse)} for name, field in FIELDS.items()
    }
    return _list_of("Operators", _entry(fields, ["func"]))


def _derivatives() -> Schema:
    """Lines are called as the operator's arguments, which no schema knows."""
    fields: dict[str, Schema] = {
        "name": {
            "description": "The operator's schema, as native_functions.yaml has it.",
            "type": "string",
            "pattern": _FUNC,
        },
        "node": {
            "description": "What grad_fn.name() answers, or names with a condition each.",
            "anyOf": [
                {"type": "string", "pattern": _NODE_NAME},
                {
                    "type": "object",
                    "propertyNames": {"pattern": _NODE_GRAPH},
                    "additionalProperties": _SCALAR,
                },
            ],
        },
        "output_differentiability": {
            "description": "Which outputs carry a gradient: True, False, or a condition.",
            "type": "array",
            "items": {"type": ["boolean", "string"]},
        },
        "dispatch": {
            "description": "Formulas by dispatch key of autograd, and Default.",
            "type": "object",
            "additionalProperties": {"type": "object", "additionalProperties": _SCALAR},
        },
    }
    cases = _by_name({"anyOf": [_SCALAR, _by_name(_SCALAR)]})
    for name in DEFINITION_FIELDS:
        fields[name] = {
            "description": "What the function is, for proofs.",
            "anyOf": [_SCALAR, cases],
        }
    rule: Schema = {
        "type": "object",
        "properties": {
            "at": {"description": "A condition over the arguments.", "type": "string"},
            "of": {
                "anyOf": [{"enum": [*MEASURED]}, {"type": "array", "items": {"enum": [*MEASURED]}}]
            },
            "why": {"description": "The reason.", "type": "string"},
        },
        "required": ["at", "why"],
        "additionalProperties": False,
    }
    fields["accuracy"] = {
        "description": "Where results are less exact than usual, and why.",
        "anyOf": [rule, {"type": "array", "items": rule}],
    }
    line: Schema = {
        "description": "The gradient of an argument, or several formulas for it; or the tangent of an output.",
        "anyOf": [_SCALAR, {"type": "array", "items": {"type": "string"}, "minItems": 2}],
    }
    entry = {**_entry(fields, ["name"]), "additionalProperties": line}
    return _list_of("Derivatives", entry)


def _backend() -> Schema:
    operators = {
        "type": ["array", "null"],
        "items": {"anyOf": [_TEXT, {**_by_name(_TEXT), "minProperties": 1, "maxProperties": 1}]},
    }
    of_field: dict[str, Schema] = {
        "backend": {"enum": [b for b in BACKENDS if b not in ("CPU", "Meta")]},
        "fallback": {"enum": ["cpu", "error"]},
        "supported": operators,
        "autograd": operators,
        "inherit": {"type": "boolean"},
        "refused": operators,
        "not_traceable": operators,
    }
    fields = {name: of_field.get(name, _TEXT) for name in backend.FIELDS}
    head = {"$schema": "http://json-schema.org/draft-07/schema#", "title": "A backend"}
    return {**head, **_entry(fields, ["backend", "memory", "supported"])}


_CALLED: Schema = {"type": "string", "pattern": r"^[A-Za-z_][\w{}]*(\(.*\))?$"}
"""A name with its arguments, as a definition of Python has them."""


def _layers() -> Schema:
    of_field: dict[str, Schema] = {
        "layer": _CALLED,
        "dims": {"type": "array", "items": {"type": "integer"}, "minItems": 1},
        "category": {"type": "string", "pattern": r"^[A-Za-z_]\w*$"},
        "inherits": _names(),
        "class": _by_name(_SCALAR),
        "attributes": _by_name(_SCALAR),
        "parameters": _by_name(_EXPRESSIONS),
        "buffers": _by_name(_SCALAR),
        "init": _by_name(_TEXT),
        "repr": {"type": "array", "items": _SCALAR},
        "samples": _one_or_list(_TEXT),
    }
    fields = {name: of_field.get(name, _TEXT) for name in layers.FIELDS}
    return _list_of("Layers", _entry(fields, ["layer", "doc"]))


def _optimizers() -> Schema:
    of_field: dict[str, Schema] = {
        "optimizer": _CALLED,
        "fixed": _by_name(_SCALAR),
        "checks": _by_name(_TEXT),
        "state": _by_name(_SCALAR),
        "begins": {"enum": [optimizers.AT_ONCE]},
        "parameters": {"enum": [optimizers.MATRICES]},
        "sparse": {"enum": [optimizers.ROWS, optimizers.ONLY]},
        "refuses": {"enum": [optimizers.COMPLEX, optimizers.TENSORS]},
        "whole": _FLAG,
        "lists": _by_name(_TEXT),
        "parts": _by_name(_TEXT),
    }
    fields = {name: of_field.get(name, _TEXT) for name in optimizers.FIELDS}
    rates: dict[str, Schema] = {
        "schedule": _CALLED,
        "checks": _by_name(_TEXT),
        "resumes": {"enum": [schedules.CLOSED]},
    }
    timed = {name: rates.get(name, _TEXT) for name in schedules.FIELDS}
    made = _entry(timed, ["schedule", "next", "closed"])
    return _list_of("Optimizers", {"anyOf": [_entry(fields, ["optimizer"]), made]})


def _distributions() -> Schema:
    of_field: dict[str, Schema] = {
        "distribution": _CALLED,
        "transforms": {"type": "array", "items": _TEXT},
        "carrier": _SCALAR,
        **dict.fromkeys(distributions.TABLES, _by_name(_SCALAR)),
    }
    fields = {name: of_field.get(name, _SCALAR) for name in distributions.FIELDS}
    return _list_of("Distributions", _entry(fields, ["distribution"]))


def _texts(names: Iterable[str]) -> dict[str, Schema]:
    return dict.fromkeys(names, _TEXT)


SCHEMAS: Mapping[str, Callable[[], Schema]] = MappingProxyType(
    {
        "native_functions": _native_functions,
        "derivatives": _derivatives,
        "tags": lambda: _list_of("Tags", _entry(_texts(("tag", "desc")), ["tag"])),
        "deprecated": lambda: _list_of(
            "Deprecated calls", _entry(_texts(deprecated.FIELDS), deprecated.FIELDS)
        ),
        "numpy_names": lambda: _list_of(
            "NumPy's names",
            _entry({**_texts(numpy_names.FIELDS), "operand": _FLAG}, ["name", "numpy"]),
        ),
        "layers": _layers,
        "optimizers": _optimizers,
        "distributions": _distributions,
        "backend": _backend,
    }
)
"""By the setting of [tool.gradsmith] that names such a file, what makes its schema."""


def modeline(path: str) -> str:
    """The comment by which a YAML file tells an editor of its schema."""
    return f"# yaml-language-server: $schema={path}"
