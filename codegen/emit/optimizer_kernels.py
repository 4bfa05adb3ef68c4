"""Emits the step of an optimizer as function calls: over arrays in existing memory, and over lists of tensors.

The statements have been checked before (`model/optimizers.py`).  Operators are named as in Python's syntax tree
(`mult`, `usub`) and functions by their own names; `over_arrays` and `over_lists` of ``gradsmith.optim`` define both.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass

from ..model.optimizer_tensors import TensorNames
from ..model.optimizers import Optimizer


@dataclass(frozen=True, slots=True)
class Kernel:
    """A step, written out."""

    lines: tuple[str, ...]
    scratch: int
    """How many arrays it needs besides those it is given."""


def array_kernel(optimizer: Optimizer, to_numbers: Sequence[str]) -> Kernel:
    """The step as functions of arrays that are told where to put their results."""
    lowering = _IntoArrays(optimizer, to_numbers)
    return Kernel(lowering.lines(), lowering.count)


def list_kernel(optimizer: Optimizer, to_numbers: Sequence[str]) -> Kernel:
    """The step as functions of lists of tensors."""
    return Kernel(_OverLists(optimizer, to_numbers).lines(), 0)


def _name(operator: ast.AST) -> str:
    return type(operator).__name__.lower()


class _Lowering:
    """What both have in common: numbers stay as they are written."""

    namespace = ""

    def __init__(self, optimizer: Optimizer, to_numbers: Sequence[str]) -> None:
        self.tree = ast.parse(optimizer.rule)
        self.tensors = TensorNames((s.name for s in optimizer.state if s.is_tensor), to_numbers)

    def lines(self) -> tuple[str, ...]:
        body = [self.statement(s) for s in self.tree.body]
        return tuple(
            line for s in body for line in ast.unparse(ast.fix_missing_locations(s)).split("\n")
        )

    def statement(self, node: ast.stmt) -> ast.stmt:
        match node:
            case ast.If():
                node.body = [self.statement(s) for s in node.body]
                node.orelse = [self.statement(s) for s in node.orelse]
            case ast.AugAssign(target=ast.Name(id=name) as target, value=value, op=op):
                if name in self.tensors:
                    return ast.Expr(self.in_place(_name(op), target, value))
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                if name in self.tensors.kept:
                    return ast.Expr(self.kept(name, value))
                is_tensor = self.tensors.has(value)
                if is_tensor:
                    node.value = self.local(name, value)
                self.tensors.assign(name, is_tensor)
        return node

    def parts(self, node: ast.expr) -> tuple[str, list[ast.expr]]:
        """The function that an expression calls, and what it is given."""
        match node:
            case ast.BinOp(left=left, op=operator, right=right):
                return _name(operator), [left, right]
            case ast.UnaryOp(op=sign, operand=operand):
                return _name(sign), [operand]
            case ast.Compare(left=left, ops=[comparison], comparators=[right]):
                return _name(comparison), [left, right]
            case ast.Call(func=ast.Name(id=name), args=arguments):
                return name, arguments
        raise AssertionError(f"no function of tensors: {ast.unparse(node)}")

    def call(self, function: str, arguments: Sequence[ast.expr]) -> ast.Call:
        return ast.Call(ast.Attribute(ast.Name(self.namespace), function), list(arguments), [])

    def in_place(self, operator: str, target: ast.Name, value: ast.expr) -> ast.expr:
        raise NotImplementedError

    def kept(self, name: str, value: ast.expr) -> ast.expr:
        raise NotImplementedError

    def local(self, name: str, value: ast.expr) -> ast.expr:
        raise NotImplementedError


class _IntoArrays(_Lowering):
    """Every function is given the array for its result: a tensor of the state, or one of `scratch`."""

    namespace = "over_arrays"

    def __init__(self, optimizer: Optimizer, to_numbers: Sequence[str]) -> None:
        super().__init__(optimizer, to_numbers)
        self.free: list[int] = []
        self.count = 0

    def in_place(self, operator: str, target: ast.Name, value: ast.expr) -> ast.expr:
        return self.into(operator, [target, value], target.id)

    def kept(self, name: str, value: ast.expr) -> ast.expr:
        if isinstance(value, ast.Name):
            return self.call("assign", [ast.Name(name), value])
        return self.expression(value, name)[0]

    def local(self, name: str, value: ast.expr) -> ast.expr:
        """A tensor with a name keeps its memory to the end: others may have come to mean it."""
        return self.expression(value, None)[0]

    def take(self) -> int:
        if not self.free:
            self.free.append(self.count)
            self.count += 1
        return self.free.pop()

    def expression(self, node: ast.expr, into: str | None) -> tuple[ast.expr, int | None]:
        """An expression, and which array of `scratch` has its value then, if one has."""
        if isinstance(node, ast.Name) or not self.tensors.has(node):
            return node, None
        if isinstance(node, ast.IfExp):
            node.body, first = self.expression(node.body, into)
            node.orelse, other = self.expression(node.orelse, into)
            if first is not None and other is not None:
                return node, None  # either; neither is used again
            return node, first if first is not None else other
        function, arguments = self.parts(node)
        return self.placed(function, arguments, into)

    def into(self, function: str, arguments: Sequence[ast.expr], into: str) -> ast.expr:
        return self.placed(function, arguments, into)[0]

    def placed(
        self, function: str, arguments: Sequence[ast.expr], into: str | None
    ) -> tuple[ast.expr, int | None]:
        lowered = [self.expression(a, None) for a in arguments]
        used = [place for _, place in lowered if place is not None]
        place = None
        if into is None:
            place = used.pop(0) if used else self.take()
        self.free += used
        out = f"scratch{place}" if into is None else into
        return self.call(function, [*(a for a, _ in lowered), ast.Name(out)]), place


class _OverLists(_Lowering):
    """Every function gives new tensors, but for those with an underscore, which change their first argument."""

    namespace = "over_lists"

    def in_place(self, operator: str, target: ast.Name, value: ast.expr) -> ast.expr:
        return self.call(f"{operator}_", [target, self.expression(value)])

    def kept(self, name: str, value: ast.expr) -> ast.expr:
        return self.call("assign", [ast.Name(name), self.expression(value)])

    def local(self, name: str, value: ast.expr) -> ast.expr:
        return self.expression(value)

    def expression(self, node: ast.expr) -> ast.expr:
        if isinstance(node, ast.Name) or not self.tensors.has(node):
            return node
        if isinstance(node, ast.IfExp):
            node.body, node.orelse = self.expression(node.body), self.expression(node.orelse)
            return node
        function, arguments = self.parts(node)
        return self.call(function, [self.expression(a) for a in arguments])
