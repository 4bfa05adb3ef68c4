"""Array formulas of derivatives (``generated/autograd_arrays/``), statement by statement.

A formula is written for any call of its operator.  Of one call it is known which gradients are wanted and what was
saved; what is left is a few expressions over arrays.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from functools import cache
from inspect import getsource
from textwrap import dedent
from typing import Any

import numpy as np

from ..autograd.engine.array_functions import array_of
from ..autograd.nodes.node import Node
from ..autograd.nodes.saved import as_tuple
from ..core.tensor import Tensor
from .program import Value

Evaluate = Callable[[ast.expr, "dict[str, Any]", "dict[str, Any]"], Any]
"""Computes an expression in which names stand for values and other objects; adds the statement to a program."""


class NotInlined(Exception):
    """A formula has a form that is not known here."""


def inlined(
    node: Node, gradient: Any, value_of: Callable[[Tensor], Value], evaluate: Evaluate
) -> Sequence[Any]:
    """What the formula of `node` makes of `gradient`, a value or a list of them: values and None.

    Raises NotInlined for a formula that does more than compute, NotPlain where it needs tensors.
    """
    function = type(node).run_arrays
    names = function.__globals__
    definition = _definition(function)
    local: dict[str, Any] = {
        argument.arg: given
        for argument, given in zip(definition.args.args, (node, gradient), strict=True)
    }
    try:
        _run(definition.body, local, names, node, value_of, evaluate)
    except _Returned as returned:
        return returned.values
    raise NotInlined


class _Returned(Exception):
    def __init__(self, values: Sequence[Any]) -> None:
        self.values = values


@cache
def _definition(function: Any) -> ast.FunctionDef:
    (found,) = ast.parse(dedent(getsource(function))).body
    assert isinstance(found, ast.FunctionDef)
    return found


def _run(
    body: Sequence[ast.stmt],
    local: dict[str, Any],
    names: dict[str, Any],
    node: Node,
    value_of: Callable[[Tensor], Value],
    evaluate: Evaluate,
) -> None:
    for statement in body:
        match statement:
            case ast.Expr(ast.Constant()):
                pass
            case ast.If(test, then, otherwise):
                taken = then if _decided(test, local, names) else otherwise
                _run(taken, local, names, node, value_of, evaluate)
            case ast.Assign(
                [target], ast.Call(ast.Name("array_of"), [ast.Attribute(attr=slot), _])
            ):
                local[_name(target)] = _saved(getattr(node, slot), node, value_of)
            case ast.Assign(
                [target], ast.Call(ast.Name("asarray"), [ast.Name(id=same)])
            ) if same == _name(target):
                pass
            case ast.Assign([target], expression) | ast.AnnAssign(target, _, expression):
                assert expression is not None
                found = _constant(expression, local, names)
                if found is _UNKNOWN:
                    found = evaluate(expression, local, names)
                if isinstance(target, ast.Tuple):
                    for part, item in zip(target.elts, found, strict=True):
                        local[_name(part)] = item
                else:
                    local[_name(target)] = found
            case ast.Return(ast.Tuple(parts)):
                raise _Returned([local[_name(part)] for part in parts])
            case _:
                raise NotInlined


def _name(target: ast.expr) -> str:
    if not isinstance(target, ast.Name):
        raise NotInlined
    return target.id


_UNKNOWN = object()
"""The result of an expression that must be computed at each call."""


def _constant(expression: ast.expr, local: dict[str, Any], names: dict[str, Any]) -> Any:
    """The value of an expression that reads no array."""
    if isinstance(expression, ast.Name) and expression.id in local:
        return local[expression.id]
    for part in ast.walk(expression):
        if isinstance(part, ast.Call):
            return _UNKNOWN
        if isinstance(part, ast.Name) and _holds_values(local.get(part.id)):
            return _UNKNOWN
    return eval(compile(ast.Expression(expression), "<formula>", "eval"), names, local)


def _holds_values(thing: Any) -> bool:
    if isinstance(thing, (list, tuple)):
        return any(map(_holds_values, thing))
    return isinstance(thing, Value)


def _decided(test: ast.expr, local: dict[str, Any], names: dict[str, Any]) -> bool:
    """A question about which gradients there are, what class they have, and which are wanted."""
    stand_in = {
        name: value.array if isinstance(value, Value) else value for name, value in local.items()
    }
    for part in ast.walk(test):
        if isinstance(part, ast.Compare) and not isinstance(part.ops[0], (ast.Is, ast.IsNot)):
            raise NotInlined
    return bool(eval(compile(ast.Expression(test), "<formula>", "eval"), names, stand_in))


def _saved(saved: Any, node: Node, value_of: Callable[[Tensor], Value]) -> Any:
    """The value of a saved tensor; numbers and None as they are."""
    array = array_of(saved, node)
    if not isinstance(array, np.ndarray):
        return array
    from ..core.tensor import wrap_strided

    saved = as_tuple(saved)
    return value_of(saved[0] if saved.__class__ is tuple else wrap_strided(array))
