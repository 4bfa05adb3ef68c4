"""A parser for C++ expressions, limited to what PyTorch's derivatives use.

It supports operators by precedence (ISO C++ [expr]), names with namespaces and template arguments, calls, members,
subscripts, braced lists, and lambdas that return an expression.  Where C++ needs type information (is ``a<b>(c)`` a
template call?), spelling decides: a name before ``<`` is a template if ``(``, ``{`` or ``::`` follows the matching
``>``.
"""

from __future__ import annotations

import re
from typing import NamedTuple, NoReturn

from .syntax import (
    Binary,
    Braces,
    Call,
    Conditional,
    Expression,
    Index,
    Lambda,
    Literal,
    Member,
    Name,
    Unary,
)

_TOKEN = re.compile(
    r"""
      (?P<space>\s+|/\*.*?\*/)
    | (?P<remark>//[^\n]*)
    | (?P<string>(?:"(?:[^"\\\n]|\\.)*"))
    | (?P<character>'(?:[^'\\\n]|\\.)')
    | (?P<number>(?:0[xX][0-9a-fA-F]+|(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)(?P<suffix>[A-Za-z_]*))
    | (?P<name>[A-Za-z_]\w*)
    | (?P<symbol>::|->|<=|>=|==|!=|&&|\|\||<<|[-+*/%!~&|^?:.,(){}\[\]<>;=])
    """,
    re.VERBOSE | re.DOTALL | re.ASCII,
)
_SUFFIX = re.compile(r"(?:[uU]?[lL]{0,2}|[lL]{1,2}[uU]|[fF])")
_BINARY = {
    "||": 1,
    "&&": 2,
    "|": 3,
    "^": 4,
    "&": 5,
    "==": 6,
    "!=": 6,
    "<": 7,
    ">": 7,
    "<=": 7,
    ">=": 7,
    "<<": 8,
    "+": 9,
    "-": 9,
    "*": 10,
    "/": 10,
    "%": 10,
}
_WORDS = {"true": "bool", "false": "bool", "nullptr": "null"}
_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}
_DEEPEST = 100


class CppError(Exception):
    """A text is not an expression: what is wrong, where, and what to write."""

    def __init__(self, message: str, offset: int, length: int, hint: str) -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset
        self.length = length
        self.hint = hint


class _Token(NamedTuple):
    kind: str
    text: str
    start: int
    end: int


def parse(text: str) -> Expression:
    """The expression that a text is.  Raises CppError."""
    parser = _Parser(text)
    found = parser.expression()
    if parser.here.kind != "end":
        parser.unexpected("the expression is complete before this")
    return found


def _tokens(text: str) -> list[_Token]:
    found = []
    position = 0
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            here = text[position]
            if here in "\"'":
                message, hint = "a string is not closed", f"close it with {here}"
                raise CppError(message, position, len(text) - position, hint)
            raise CppError(f"{here!r} has no place in C++", position, 1, "leave it out")
        kind = match.lastgroup or ""
        if kind == "number" and not _SUFFIX.fullmatch(match["suffix"]):
            message = f"'{match[0]}' is not a number"
            raise CppError(message, position, len(match[0]), "write an operator between")
        if kind == "remark" and "\n" not in text.rstrip():
            message = "'//' begins a comment: C++ does not read the rest of the line"
            hint = "divide with '/', or by .div(…, \"floor\"); a comment in a formula is /* … */"
            raise CppError(message, position, 2, hint)
        if kind not in ("space", "remark"):
            found.append(_Token(kind, match[0], position, match.end()))
        position = match.end()
    found.append(_Token("end", "", len(text), len(text)))
    return found


_OF_PYTHON = {
    "if": "C++ chooses by: condition ? this : that",
    "=": "C++ has no arguments by name: write the value alone, in its place",
    "and": "write &&",
    "or": "write ||",
    "not": "write !",
    ";": "leave it out: a formula is an expression, not a statement",
}
"""How C++ says what a formula says in Python."""
_WORDS_OF_OTHERS = {
    "return": "leave it out: a formula is an expression, not a statement",
    "not": "write !",
    "lambda": "C++ writes a function [](const Tensor& x) { return …; }",
}
"""The same, of words that C++ takes for names until another one follows."""


class _Parser:
    def __init__(self, text: str) -> None:
        self.tokens = _tokens(text)
        self.position = 0
        self.depth = 0
        self.here = self.tokens[0]

    # -- tokens ------------------------------------------------------------------------------------

    def advance(self) -> _Token:
        taken = self.here
        self.position += 1
        self.here = self.tokens[min(self.position, len(self.tokens) - 1)]
        return taken

    def taken(self, symbol: str) -> bool:
        """Whether the next token is that symbol, which is then behind us."""
        if self.here.kind != "symbol" or self.here.text != symbol:
            return False
        self.advance()
        return True

    def close(self, opening: _Token) -> int:
        """Take the bracket that closes another; where it ends."""
        closing = _CLOSING[opening.text]
        if self.here.kind == "symbol" and self.here.text == closing:
            return self.advance().end
        if self.here.kind == "end":
            message, hint = f"'{opening.text}' is not closed", f"close it with '{closing}'"
            raise CppError(message, opening.start, 1, hint)
        self.unexpected(f"write '{closing}', an operator, or a comma before it")

    def unexpected(self, hint: str) -> NoReturn:
        token = self.here
        if token.kind == "end":
            last = self.tokens[max(self.position - 1, 0)]
            message = "the expression ends too early" if len(self.tokens) > 1 else "it is empty"
            raise CppError(message, last.start, max(last.end - last.start, 1), hint)
        message = f"unexpected '{token.text}'"
        hint = _OF_PYTHON.get(token.text, hint)
        before = self.tokens[self.position - 1] if self.position else token
        if before.text in _WORDS_OF_OTHERS:
            token, hint = before, _WORDS_OF_OTHERS[before.text]
            message = f"unexpected '{token.text}'"
        raise CppError(message, token.start, token.end - token.start, hint)

    # -- expressions -------------------------------------------------------------------------------

    def expression(self) -> Expression:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise CppError("nested too deeply", self.here.start, 1, "call a helper instead")
        condition = self.binary(1)
        if self.taken("?"):
            chosen = self.expression()
            if not self.taken(":"):
                self.unexpected("'?' needs ':' and what holds otherwise")
            otherwise = self.expression()
            condition = Conditional(condition, chosen, otherwise, condition.start, otherwise.end)
        self.depth -= 1
        return condition

    def binary(self, weakest: int) -> Expression:
        left = self.unary()
        while (token := self.here).kind == "symbol":
            strength = _BINARY.get(token.text, 0)
            if strength < weakest:
                break
            self.advance()
            right = self.binary(strength + 1)
            left = Binary(token.text, left, right, left.start, right.end)
        return left

    def unary(self) -> Expression:
        signs = []
        while self.here.kind == "symbol" and self.here.text in ("-", "+", "!", "~", "*", "&"):
            signs.append(self.advance())
        value = self.postfix(self.primary())
        for sign in reversed(signs):
            value = Unary(sign.text, value, sign.start, value.end)
        return value

    def postfix(self, value: Expression) -> Expression:
        while self.here.kind == "symbol":
            opening = self.here
            match opening.text:
                case "(":
                    items, end = self.items()
                    value = Call(value, items, value.start, end)
                case "[":
                    self.advance()
                    index = self.expression()
                    value = Index(value, index, value.start, self.close(opening))
                case "." | "->":
                    self.advance()
                    if self.here.kind != "name":
                        self.unexpected("write the name of a member")
                    name = self.advance()
                    template = self.template() if self.is_template() else None
                    end = self.tokens[self.position - 1].end
                    arrow = opening.text == "->"
                    value = Member(value, name.text, arrow, name.start, template, value.start, end)
                case "{" if isinstance(value, Name):
                    items, end = self.items()
                    value = Braces(value, items, value.start, end)
                case _:
                    break
        return value

    def items(self) -> tuple[tuple[Expression, ...], int]:
        """What stands between brackets, with commas; and where the brackets end."""
        opening = self.advance()
        found: list[Expression] = []
        if self.here.text != _CLOSING[opening.text] or self.here.kind != "symbol":
            found.append(self.expression())
            while self.taken(","):
                found.append(self.expression())
        return tuple(found), self.close(opening)

    def primary(self) -> Expression:
        token = self.here
        match token.kind, token.text:
            case ("number", text):
                self.advance()
                is_float = "x" not in text.lower() and any(c in text.lower() for c in ".ef")
                return Literal("float" if is_float else "int", text, token.start, token.end)
            case ("string" | "character", text):
                self.advance()
                end = token.end
                while self.here.kind == "string":  # neighbours are one string
                    end = self.advance().end
                return Literal("str", text, token.start, end)
            case ("name", text) if text in _WORDS:
                self.advance()
                return Literal(_WORDS[text], text, token.start, token.end)
            case ("name", _) | ("symbol", "::"):
                return self.name()
            case ("symbol", "("):
                self.advance()
                inner = self.expression()
                end = self.close(token)
                return inner._replace(start=token.start, end=end)
            case ("symbol", "{"):
                items, end = self.items()
                return Braces(None, items, token.start, end)
            case ("symbol", "["):
                return self.anonymous_function()
        self.unexpected("write a value here")

    def name(self) -> Name:
        start = self.here.start
        is_global = self.taken("::")
        parts: list[str] = []
        offsets: list[int] = []
        template = None
        while True:
            if self.here.kind != "name":
                self.unexpected("write a name behind '::'")
            token = self.advance()
            parts.append(token.text)
            offsets.append(token.start)
            if template is None and self.is_template():
                template = self.template()
            if not self.taken("::"):
                break
        if is_global and len(parts) == 1:
            hint = "write the namespace before '::'"
            raise CppError("a namespace is missing here", start, 2, hint)
        end = self.tokens[self.position - 1].end
        return Name(tuple(parts), tuple(offsets), template, start, end)

    def is_template(self) -> bool:
        """Whether a ``<`` comes that opens template arguments, and no comparison."""
        if self.here.text != "<" or self.here.kind != "symbol":
            return False
        depth = 0
        for number in range(self.position, len(self.tokens)):
            token = self.tokens[number]
            if token.text == "<":
                depth += 1
            elif token.text == ">":
                depth -= 1
                if depth == 0:
                    following = self.tokens[number + 1]
                    return following.kind == "symbol" and following.text in ("(", "{", "::")
            elif token.kind not in ("name", "number") and token.text not in ("::", ",", "&", "*"):
                return False
        return False

    def template(self) -> tuple[Expression, ...]:
        opening = self.advance()
        found: list[Expression] = [self.template_argument()]
        while self.taken(","):
            found.append(self.template_argument())
        self.close(opening)
        return tuple(found)

    def template_argument(self) -> Expression:
        if self.here.kind == "number":
            return self.primary()
        while self.here.text == "const":
            self.advance()
        # A type's own arguments are closed by whatever follows, a `>` or a comma.
        name = self.name() if self.here.kind == "name" else self.unexpected("write a type")
        if self.here.text == "<" and self.here.kind == "symbol":
            name = name._replace(template=self.template())
        while self.here.text in ("&", "*", "const"):
            self.advance()
        return name

    def anonymous_function(self) -> Lambda:
        opening = self.advance()
        while self.here.kind != "end" and self.here.text != "]":
            self.advance()
        self.close(opening)
        parameters: list[str] = []
        if self.here.text == "(":
            bracket = self.advance()
            while self.here.kind != "end" and self.here.text != ")":
                following = self.tokens[self.position + 1].text
                if self.here.kind == "name" and following in (",", ")"):
                    parameters.append(self.here.text)
                self.advance()
            self.close(bracket)
        if self.here.text == "->":
            self.advance()
            self.template_argument()
        if self.here.text != "{":
            self.unexpected("write the body of the function: { return …; }")
        bracket = self.advance()
        body: list[Expression] = []
        while self.here.kind != "end" and self.here.text != "}":
            if self.here.text == "return":
                self.advance()
            elif self.here.text == "auto":
                self.advance()
                parameters.append(self.advance().text)
                if not self.taken("="):
                    self.unexpected("write '=' and a value")
            body.append(self.expression())
            if not self.taken(";"):
                self.unexpected("end the statement with ';'")
        end = self.close(bracket)
        return Lambda(tuple(parameters), tuple(body), opening.start, end)
