"""What entries of classes with options share: arguments, checks and statements."""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from ..derivatives.check import Scope
from ..derivatives.value_kinds import ANY, Kind
from ..diagnostics import Location, hint_for_syntax, suggest
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Scalar
from .layers import BUILTIN_TYPES, Argument, ClassEntry, RejectedEntry, arguments_of, unknown_name
from .values import describe

_TYPES = BUILTIN_TYPES | {"Any", "Tensor"}
METHOD = "write a name, of 'methods' with inputs: '_moment(n: int)'"
"""The advice about names that may stand without arguments."""
_MORE = ast.Attribute, ast.Call, ast.Lambda, ast.NamedExpr, ast.comprehension


class OptionsEntry(ClassEntry):
    """An entry."""

    entry: MappingNode
    code = "GS317"

    def scalar(self, key: str) -> Scalar | None:
        node = self.entry.get(key)
        if node is None:
            return None
        if isinstance(node, Scalar) and node.value is not None:
            return node
        hint = "write it behind the colon"
        raise self.error("GS303", f"'{key}' is text, not {describe(node)}", node.location, hint)

    def choice(self, key: str, value: str) -> bool:
        return bool(self.one_of(key, value))

    def one_of(self, key: str, *values: str) -> str:
        """What a field says, one of `values`; empty without it."""
        scalar = self.scalar(key)
        if scalar is None:
            return ""
        if scalar.text not in values:
            listed = " or ".join(f"'{value}'" for value in values)
            message = f"'{key}' is {listed} or not there"
            hint = suggest(scalar.text, values) or f"write '{key}: {values[0]}'"
            raise self.error("GS303", message, scalar.location, hint)
        return scalar.text

    def flag(self, key: str) -> bool:
        """What a field says that is true, or false as without it."""
        scalar = self.scalar(key)
        if scalar is None:
            return False
        if not isinstance(scalar.value, bool):
            message = f"'{key}' is true or false, not {describe(scalar)}"
            raise self.error("GS303", message, scalar.location, f"write '{key}: true'")
        return scalar.value

    def pairs(self, key: str) -> list[tuple[Scalar, Scalar]]:
        node = self.entry.get(key)
        if node is None:
            return []
        if isinstance(node, MappingNode):
            pairs = [(name, value) for name, value in node.entries if isinstance(value, Scalar)]
            if len(pairs) == len(node.entries):
                return pairs
            node = next(value for _, value in node.entries if not isinstance(value, Scalar))
        hint = f"write '{key}:' and below it 'name: value'"
        message = f"'{key}' has text by name, not {describe(node)}"
        raise self.error("GS303", message, node.location, hint)

    def begun(self, key: str, fields: Sequence[str], hint: str) -> Scalar:
        """The field that names the class, in an entry that has known `fields` alone."""
        for field, _ in self.entry.entries:
            if field.text not in fields:
                near = suggest(field.text, fields) or f"there are {', '.join(fields)}"
                raise self.error("GS302", f"unknown field '{field.text}'", field.location, near)
        head = self.scalar(key)
        if head is None:
            raise self.error("GS304", f"an entry without '{key}'", self.entry.location, hint)
        return head

    def head(
        self, scalar: Scalar, advice: str, constraints: Collection[str] = ()
    ) -> tuple[str, tuple[Argument, ...]]:
        """Name and arguments, as a function's definition has them; `constraints` may stand for types, and read arguments."""
        before = "def "
        text = (
            f"{scalar.text}()" if scalar.text.isidentifier() and advice is METHOD else scalar.text
        )
        try:
            function = ast.parse(f"{before}{text}: 0").body[0]
        except SyntaxError as error:
            where = scalar.locate(max((error.offset or 1) - 1 - len(before), 0))
            message = f"this is not a name with arguments: {error.msg}"
            raise self.error("GS317", message, where, advice) from None
        assert isinstance(function, ast.FunctionDef)
        own = (a.arg for a in function.args.args)
        unknown = unknown_name(function.args, {*constraints, *own} if constraints else _TYPES)
        if unknown is not None:
            name, hint = unknown
            where = scalar.locate(name.col_offset - len(before), len(name.id))
            raise self.error("GS403", f"there is no '{name.id}'", where, hint)
        self.check_numbers(scalar, function.args, f"{before}{text}: 0", -len(before))
        self.check_arguments(scalar, function.args, -len(before))
        return function.name, arguments_of(function.args)

    def statements(self, scalar: Scalar) -> list[ast.stmt]:
        """The statements that a text is."""
        try:
            tree = ast.parse(scalar.text)
        except SyntaxError as error:
            line, column = error.lineno or 1, max((error.offset or 1) - 1, 0)
            message = f"these are no statements of Python: {error.msg}"
            hint = hint_for_syntax(scalar.text, Location("", line, 1), error.msg)
            raise self.error("GS401", message, place(scalar, line, column), hint) from None
        self.check_numbers(scalar, tree, scalar.text, 0)
        return tree.body

    def error_at(
        self, code: str, message: str, scalar: Scalar, node: ast.AST, hint: str | None
    ) -> RejectedEntry:
        """Like `error`, of a part of `statements`."""
        line, column = getattr(node, "lineno", 1), getattr(node, "col_offset", 0)
        is_short = isinstance(node, ast.expr) and node.end_lineno == line
        length = (
            (node.end_col_offset or 0) - column if is_short and isinstance(node, ast.expr) else 1
        )
        return self.error(code, message, place(scalar, line, column, max(length, 1)), hint)

    def kind_in(self, scalar: Scalar, node: ast.expr, scope: Scope) -> Kind:
        """What a part of `statements` gives; reports values of the wrong kind in it."""
        text = ast.get_source_segment(scalar.text, node) or ""
        lines = scalar.text.split("\n")
        before = lines[node.lineno - 1].encode()[: node.col_offset].decode()
        start = sum(len(line) + 1 for line in lines[: node.lineno - 1]) + len(before)
        return self.kind(scalar, text, start, scope)

    def assigned(self, scalar: Scalar, target: ast.expr, kind: Kind) -> dict[str, Kind]:
        """The names that an assignment of a value of `kind` binds, and what each becomes."""
        match target:
            case ast.Name(name):
                return {name: kind}
            case ast.Tuple(targets) | ast.List(targets):
                items = kind.items or [kind.element or ANY] * len(targets)
                if any(isinstance(each, ast.Starred) for each in targets):
                    items = [ANY] * len(targets)
                if len(items) != len(targets):
                    message = f"here are {len(items)} values for {len(targets)} names"
                    raise self.error_at("GS420", message, scalar, target, "name each of them")
                found: dict[str, Kind] = {}
                for each, item in zip(targets, items, strict=True):
                    found |= self.assigned(scalar, each, item)
                return found
            case ast.Starred(inner):
                return self.assigned(scalar, inner, ANY)
        return {}

    def in_order(self, scalar: Scalar, field: str, own: Sequence[str]) -> tuple[str, ...]:
        """What a field names, which is all of `own` in another order."""
        named = [name.strip() for name in scalar.text.split(",")]
        rest = [name for name in own if name not in named]
        offset = 0
        for place, name in enumerate(named):
            offset = scalar.text.index(name, offset)
            where = scalar.locate(offset, len(name))
            offset += len(name)
            if name not in own:
                hint = suggest(name, rest or own) or f"there are {', '.join(rest or own)}"
                raise self.error(
                    "GS317", f"'{field}' names '{name}', which is no argument", where, hint
                )
            if name in named[:place]:
                message = f"'{field}' names '{name}' twice"
                raise self.error("GS317", message, where, "name every argument once")
        if rest:
            message = f"'{field}' leaves out '{rest[0]}'"
            hint = f"put these in their order: {', '.join(own)}"
            raise self.error("GS317", message, scalar.location, hint)
        return tuple(named)

    def names(self, scalar: Scalar, tree: ast.AST, known: Collection[str], shift: int = 1) -> None:
        """Report the first name in an expression that is not known."""
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id not in known:
                where = scalar.locate(max(node.col_offset - shift, 0), len(node.id))
                hint = suggest(node.id, known) or f"there are {', '.join(sorted(known))}"
                raise self.error("GS403", f"there is no '{node.id}'", where, hint)

    def check(
        self, condition: Scalar, message: Scalar, own: Mapping[str, Kind], scope: Scope
    ) -> tuple[str, str]:
        tree = self.parsed(condition, condition.text)
        self.names(condition, tree, own)
        self.refuse_calls(condition, tree)
        self.kind(condition, condition.text, 0, replace(scope, values=own))
        self.message(message, own)
        return ast.unparse(tree), message.text

    def message(self, scalar: Scalar, own: Collection[str]) -> None:
        """Report the first name between braces that is not an argument."""
        try:
            tree = ast.parse(f"f{scalar.text!r}", mode="eval")
        except SyntaxError as error:
            said = f"this is not a Python string with values between braces: {error.msg}"
            hint = "write the name of an argument between them, and a brace of its own twice"
            raise self.error("GS401", said, scalar.location, hint) from None
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id not in own:
                offset = max(scalar.text.find(f"{{{node.id}") + 1, 0)
                hint = suggest(node.id, own) or f"there are {', '.join(sorted(own))}"
                where = scalar.locate(offset, len(node.id))
                raise self.error("GS403", f"there is no '{node.id}'", where, hint)
        self.refuse_calls(scalar, tree)

    def refuse_calls(self, scalar: Scalar, tree: ast.AST) -> None:
        """Report what is more than arguments, their items, numbers and comparisons."""
        for node in ast.walk(tree):
            if isinstance(node, _MORE):
                said = "checks read arguments and their items, and call nothing"
                hint = "compare the arguments, as in '0 <= betas[0] < 1'"
                raise self.error("GS402", said, scalar.location, hint)


def place(scalar: Scalar, line: int, column: int, length: int = 1) -> Location:
    """Where a line and column of a text were written."""
    lines = scalar.text.split("\n")
    text = lines[line - 1]
    column = max(column, len(text) - len(text.lstrip()))  # no white space, which has no place
    offset = sum(len(text) + 1 for text in lines[: line - 1]) + column
    return scalar.locate(offset, length)
