"""Schemas from annotations, by the names of ``torch._library.infer_schema``."""

from __future__ import annotations

import inspect

from ..custom_op.annotations import Unsupported, argument_type, evaluated
from ..custom_op.inference import infer_schema as infer_schema

__all__ = ["infer_schema", "supported_param"]


def supported_param(param: inspect.Parameter) -> bool:
    """Whether a parameter may be one of an operator: by position or by name, none of the rest of them."""
    return param.kind in (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)


def supported_type(annotation: object) -> bool:
    """Whether the schema language has a word for an annotation."""
    try:
        argument_type(evaluated(annotation, {}))
    except Unsupported:
        return False
    return True
