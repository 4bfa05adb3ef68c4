"""Checks the kinds of values in formulas: arguments of calls, and linearity in tangents and gradients.

Values of unknown kind have the kind `ANY` and pass every check.  A formula is rejected only if it would always fail or
be wrong.
"""

from __future__ import annotations

import ast
import types
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from ..diagnostics import suggest
from ..model.nonlinear import ZEROS, Dependence
from .constants import OutOfRange, shortened, value_of
from .helpers import Helper
from .metadata import ATTRIBUTES, METHODS
from .operators import Overload, unknown_keyword
from .reads import Call
from .value_kinds import (
    ANY,
    BOOL,
    FLOAT,
    INT,
    NONE,
    NUMBER,
    SIZE,
    STR,
    TENSOR,
    Kind,
    fits,
    joined,
    kind_of_annotation,
    list_of,
    tuple_of,
)

__all__ = ["Checked", "Flaw", "Scope", "check", "check_linearity", "narrowed"]

_METADATA = {
    "shape": SIZE, "ndim": INT, "dtype": Kind("dtype"), "device": Kind("device"), "layout": Kind("layout"),
    "size": SIZE, "dim": INT, "numel": INT, "is_complex": BOOL, "is_floating_point": BOOL, "stride": SIZE,
    "storage_offset": INT,
}  # fmt: skip
"""What the metadata of a tensor is, under its attributes and methods."""
CONJUGATE = "conj"
"""Written for whatever may be complex, numbers included: generated code calls a function that takes both."""
PROPERTIES = frozenset(("H", "T", "imag", "mH", "mT", "real"))
"""Tensors that are attributes of a tensor, without parentheses."""
_OF_ELEMENTS = frozenset(("imag", "real"))
"""Of these, those of which each element is that of one element."""
_TO_A_DTYPE = frozenset(
    (
        *("astype", "bfloat16", "bool", "byte", "cdouble", "cfloat", "char"),
        *("double", "float", "half", "int", "long", "short"),
    )
)
"""Methods that change the dtype, NumPy's among them, which are called in programs and are no operators."""
_NO_OPERATORS = frozenset(
    (
        *("apply_", "backward", "cpu", "cuda", "data", "grad", "grad_fn", "item", "map_"),
        *("numpy", "register_hook", "requires_grad", "requires_grad_", "retain_grad"),
        *("tolist", "type"),
    )
)
"""What programs ask of a tensor, and formulas cannot: they would take its elements out of the graph."""
_OF_OTHERS = {
    "dtype": {"is_complex": BOOL, "is_floating_point": BOOL, "is_signed": BOOL, "itemsize": INT},
    "device": {"type": STR, "index": INT},
    "list": {"numel": ANY, "count": ANY, "index": ANY},
    "number": {"real": FLOAT, "imag": FLOAT, "conj": ANY, "conjugate": ANY},
}
"""Attributes of other values than tensors."""
_BUILTINS = {
    "abs": NUMBER, "all": BOOL, "any": BOOL, "bool": BOOL, "complex": NUMBER, "float": FLOAT, "int": INT,
    "isinstance": BOOL, "len": INT, "range": SIZE, "enumerate": list_of(ANY), "zip": list_of(ANY),
    "list": list_of(ANY), "tuple": list_of(ANY), "reversed": list_of(ANY), "sorted": list_of(ANY),
}  # fmt: skip
"""What Python's own functions return, where no operator has the name."""
_OF_NUMBERS = frozenset(("bool", "complex", "float", "int"))
"""Functions of Python that read elements: no derivative passes them."""
_OF_LISTS = frozenset(("enumerate", "len", "list", "reversed", "sorted", "tuple", "zip"))
"""Of these, the ones that take something with elements."""

_SIGNS = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}


@dataclass(frozen=True, slots=True)
class Flaw:
    """Something wrong in a formula, at an offset in its text."""

    code: str
    message: str
    hint: str | None
    offset: int
    length: int


@dataclass(frozen=True)
class Scope:
    """What the names in a formula stand for."""

    values: Mapping[str, Kind]
    helpers: Mapping[str, Helper] = field(default_factory=dict)
    functions: Mapping[str, tuple[Overload, ...]] = field(default_factory=dict)
    """Operators by the name of their function."""
    methods: Callable[[str], tuple[Overload, ...]] | None = None
    """Operators by the name of their method; None if methods are not known."""
    method_names: Callable[[], Sequence[str]] = lambda: ()
    names: Collection[str] = frozenset()
    """All functions, those of which no more is known among them."""
    spaces: Mapping[str, Mapping[str, tuple[Overload, ...]]] = field(default_factory=dict)
    """Operators by the name of their function, by the name of the module of which it may be read."""
    members: Collection[str] | None = None
    """What tensors have besides operators; None for formulas, which are differentiated and change no tensor."""
    tangents: frozenset[str] = frozenset()
    """Of the values, those in which a forward formula has to be linear."""
    gradients: frozenset[str] = frozenset()
    """The same of a backward formula: ``grad``, and ``grads``, of which each is one."""
    packets: Mapping[str, Sequence[Dependence]] = field(default_factory=dict)
    """Of operators, by the name that their overloads share, how each depends on its arguments."""
    by_element: bool = False
    """Whether each element of the gradient is that of one element of the argument."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What a formula gives, and all that is wrong with it, in the order in which it was met."""

    kind: Kind
    flaws: tuple[Flaw, ...]


class _Found(Exception):
    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw.message)
        self.flaw = flaw


@dataclass(frozen=True, slots=True)
class _Linear:
    """What is said of a formula that is not linear in what it has to be linear in."""

    code: str
    each: str
    """One of the values that it has to be linear in."""
    those: str
    value: str
    """What to write in place of one of them."""
    every: str
    """What every term is."""
    noun: str
    """What a formula gives."""


@dataclass(frozen=True, slots=True)
class _Placed:
    """Where the elements of a value stand: in the places of the arguments' elements, but for one step at most."""

    moved: ast.expr | None = None
    """The step after which they stand elsewhere, or are made of several."""
    of_several: bool = False


_CUT = -1
_BY_ELEMENT = "the operator works element by element: leave it out"
_IN_TANGENTS = _Linear(
    "GS416",
    "a tangent",
    "tangents",
    "write the value: 'self_p'",
    "every term of a forward formula is a product with one tangent",
    "tangent",
)
_IN_GRADIENTS = _Linear(
    "GS422",
    "a gradient that arrives",
    "gradients that arrive",
    "compute with the operator's arguments and results, and multiply by the gradient",
    "every term is a product with one of the gradients that arrive",
    "gradient",
)


def check(text: str, tree: ast.expr, scope: Scope) -> Checked:
    """Go through a formula once; what is wrong in one part is nothing that the others are blamed for."""
    checker = _Checker(text, scope)
    kind = checker.kind(tree, dict(scope.values))
    if scope.members is not None:
        try:
            checker.require_value(tree, kind)
        except _Found as found:
            checker.flaws.append(found.flaw)
    flaws = tuple(dict.fromkeys(checker.flaws))
    return Checked(ANY if flaws else kind, flaws)


def narrowed(test: ast.expr, scope: Scope) -> tuple[dict[str, Kind], dict[str, Kind]]:
    """What is known of values where a test holds, and where it does not."""
    return _Checker("", scope).narrowed(test, dict(scope.values))


def check_linearity(text: str, tree: ast.expr, scope: Scope) -> Flaw | None:
    """The first place at which a formula is surely not linear in the tangents, or the gradients that arrive."""
    try:
        _Checker(text, scope).check_linear(tree)
    except _Found as found:
        return found.flaw
    return None


_Values = dict[str, Kind]


class _Checker:
    def __init__(self, text: str, scope: Scope) -> None:
        self.text = text
        self.encoded = None if text.isascii() else text.encode()
        self.scope = scope
        self.flaws: list[Flaw] = []
        """What `kind` has found."""
        self.linear = scope.tangents or scope.gradients
        self.words = _IN_TANGENTS if scope.tangents else _IN_GRADIENTS

    # -- places ------------------------------------------------------------------------------------------

    def flaw(
        self, code: str, node: ast.AST, message: str, hint: str | None, last: int = 0
    ) -> _Found:
        """The error for a node, or for its `last` characters."""
        assert isinstance(node, ast.expr)
        start = self.column(node.col_offset)
        end = self.column(node.end_col_offset or node.col_offset + 1)
        if last:
            start = end - last
        return _Found(Flaw(code, message, hint, start, max(end - start, 1)))

    def column(self, offset: int) -> int:
        if self.encoded is None:
            return offset
        return len(self.encoded[:offset].decode(errors="ignore"))

    def source(self, node: ast.expr) -> str:
        return shortened(
            self.text[self.column(node.col_offset) : self.column(node.end_col_offset or 0)]
        )

    # -- kinds -------------------------------------------------------------------------------------------

    def kind(self, node: ast.expr, values: _Values) -> Kind:
        """What an expression gives; anything, where something is wrong with it."""
        try:
            return self.kind_of(node, values)
        except _Found as found:
            self.flaws.append(found.flaw)
            return ANY

    def kind_of(self, node: ast.expr, values: _Values) -> Kind:
        """What an expression gives; raises at what is wrong with itself."""
        match node:
            case ast.Constant(value):
                return _kind_of_constant(value)
            case ast.Name(name):
                return self.kind_of_name(node, name, values)
            case ast.BinOp(left, operator, right):
                return self.kind_of_operation(node, left, operator, right, values)
            case ast.UnaryOp(operator, operand):
                if isinstance(operator, ast.Not):
                    self.answer(operand, values)
                    return BOOL
                return self.operand(operand, values)
            case ast.BoolOp(operator, parts):
                kinds = []
                for part in parts:  # of which each is asked where those before it did not decide
                    kinds.append(self.answer(part, values, node))
                    values = self.narrowed(part, values)[isinstance(operator, ast.Or)]
                return kinds[0] if len(set(kinds)) == 1 else ANY
            case ast.Compare(left, operators, others):
                return self.kind_of_comparison(left, operators, others, values)
            case ast.IfExp(test, body, orelse):
                self.answer(test, values)
                yes, no = self.narrowed(test, values)
                return joined(self.value(body, yes), self.value(orelse, no))
            case ast.Tuple(items) | ast.List(items):
                kinds = [self.value(item, values) for item in items]
                if any(isinstance(item, ast.Starred) for item in items):
                    return list_of(ANY)
                return tuple_of(tuple(kinds))
            case ast.Starred(inner):
                self.value(inner, values)
                return ANY
            case ast.Attribute(owner, name):
                return self.kind_of_attribute(node, owner, name, values)
            case ast.Subscript(owner, position):
                return self.kind_of_item(node, owner, position, values)
            case ast.Call():
                return self.kind_of_call(node, values)
            case ast.ListComp(element, generators) | ast.GeneratorExp(element, generators):
                within = dict(values)
                for generator in generators:
                    each = self.value(generator.iter, within)
                    for bound in ast.walk(generator.target):
                        if isinstance(bound, ast.Name):
                            within[bound.id] = ANY
                    if isinstance(generator.target, ast.Name):
                        within[generator.target.id] = (
                            (each.element or ANY) if each.name == "list" else ANY
                        )
                return list_of(self.value(element, within))
            case ast.Lambda(parameters, body):
                given = {p.arg: ANY for p in ast.walk(parameters) if isinstance(p, ast.arg)}
                self.kind(body, {**values, **given})
                return Kind("function")
            case _:
                return ANY

    def answer(self, node: ast.expr, values: _Values, joined_by: ast.BoolOp | None = None) -> Kind:
        """What an expression gives that is asked whether it is true: no tensor, which has an answer for each element."""
        found = self.value(node, values)
        if found.name == "Tensor" and not found.may_be_none:
            source = self.source(node)
            message = f"'{source}' is a Tensor, which is neither true nor false as a whole"
            hint = "write 'where(condition, …, …)' to choose element by element"
            if joined_by is not None and all(isinstance(p, ast.Compare) for p in joined_by.values):
                sign = " & " if isinstance(joined_by.op, ast.And) else " | "
                links = sign.join(f"({self.source(part)})" for part in joined_by.values)
                hint = f"write '{links}' to join them element by element"
            raise self.flaw("GS420", node, message, hint)
        return found

    def value(self, node: ast.expr, values: _Values) -> Kind:
        """What an expression gives, which must be no function or method."""
        found = self.kind(node, values)
        self.require_value(node, found)
        return found

    def require_value(self, node: ast.expr, found: Kind) -> None:
        """Raise for what is there to be called."""
        if found.name in ("function", "method"):
            called = f"{self.source(node)}(…)"
            message = f"'{self.source(node)}' is a {found.name}, and is not called here"
            raise self.flaw("GS420", node, message, f"write '{called}'")
        if found.name == "library":
            message = f"'{self.source(node)}' is the library, and no value"
            raise self.flaw("GS420", node, message, f"write '{self.source(node)}.function(…)'")

    def is_qualified(self, function: ast.expr) -> bool:
        """Whether this is ``MODULE.function``."""
        match function:
            case ast.Attribute(ast.Name(owner)):
                return owner in self.scope.spaces
            case _:
                return False

    def operand(self, node: ast.expr, values: _Values) -> Kind:
        """What an operand of arithmetic gives."""
        found = self.value(node, values)
        if found.name == "None" or found.may_be_none:
            source = self.source(node)
            message = (
                f"'{source}' may be None"
                if found.may_be_none
                else "None is not an operand of arithmetic"
            )
            hint = (
                f"hand it to a helper that takes None, or write '… if {source} is not None else …'"
            )
            raise self.flaw("GS420", node, message, hint)
        if found.name in ("str", "dtype", "device", "layout", "ellipsis"):
            message = f"'{self.source(node)}' is {found}, and no operand of arithmetic"
            raise self.flaw("GS420", node, message, "write a tensor or a number")
        return found

    def kind_of_name(self, node: ast.Name, name: str, values: _Values) -> Kind:
        found = values.get(name)
        if found is not None:
            return found
        scope = self.scope
        if name in scope.spaces:
            return Kind("library")
        if name in scope.helpers or name in scope.names or name in _BUILTINS:
            return Kind("function")
        return ANY

    def kind_of_operation(
        self,
        node: ast.BinOp,
        left: ast.expr,
        operator: ast.operator,
        right: ast.expr,
        values: _Values,
    ) -> Kind:
        first, second = self.operand(left, values), self.operand(right, values)
        names = {first.name, second.name}
        for side, found in ((left, first), (right, second)):
            if isinstance(operator, ast.MatMult) and found.is_number:
                message = f"'{self.source(side)}' is {found}, and no operand of '@'"
                raise self.flaw("GS420", side, message, "write '*' for a product with a number")
        if isinstance(operator, ast.BitXor) and isinstance(right, ast.Constant):
            message = f"'{self.source(node)}' is an exclusive or of bits, and no power"
            hint = f"write '{self.source(left)} ** {self.source(right)}'"
            raise self.flaw("GS420", node, message, hint)
        if "list" in names:
            if isinstance(operator, ast.Add) and names <= {"list", "any"}:
                return list_of(joined(first.element or ANY, second.element or ANY))
            if isinstance(operator, ast.Mult) and names <= {"list", "int", "any"}:
                return list_of(first.element or second.element or ANY)
            side, found = (left, first) if first.name == "list" else (right, second)
            message = f"'{self.source(side)}' is {found}, and no operand of arithmetic"
            raise self.flaw("GS420", side, message, "write a tensor or a number")
        if "Tensor" in names:
            return TENSOR
        if "any" in names:
            return ANY
        if isinstance(operator, ast.Div):
            return FLOAT
        return INT if names <= {"int", "bool"} else joined(first, second)

    def kind_of_comparison(
        self,
        left: ast.expr,
        operators: list[ast.cmpop],
        others: list[ast.expr],
        values: _Values,
    ) -> Kind:
        kinds = [self.value(part, values) for part in (left, *others)]
        for (one, two), (kind, next_kind) in zip(pairwise((left, *others)), pairwise(kinds)):
            # Of a chain Python asks whether the first comparison is true before it makes the second.
            if len(others) > 1 and "Tensor" in (kind.name, next_kind.name):
                parts = zip(pairwise(map(self.source, (left, *others))), operators)
                links = [f"({a} {_SIGNS.get(type(sign), 'is')} {b})" for (a, b), sign in parts]
                message = f"'{self.source(one)}' and '{self.source(two)}' are compared in a chain, element by element"
                raise self.flaw("GS420", left, message, f"write '{' & '.join(links)}'")
        if isinstance(operators[0], ast.Is | ast.IsNot) and kinds[-1].name == "None":
            tested = kinds[0]
            if not tested.may_be_none and tested.name not in ("any", "None"):
                message = f"'{self.source(left)}' is {tested}, and never None"
                raise self.flaw("GS420", left, message, "leave the test out")
        if any(isinstance(o, ast.Is | ast.IsNot | ast.In | ast.NotIn) for o in operators):
            return BOOL
        names = {kind.name for kind in kinds}
        return TENSOR if "Tensor" in names else ANY if "any" in names else BOOL

    def kind_of_item(
        self, node: ast.Subscript, owner: ast.expr, position: ast.expr, values: _Values
    ) -> Kind:
        narrowed = values.get(ast.unparse(node))
        if narrowed is not None:
            return narrowed
        found = self.value(owner, values)
        several = position.elts if isinstance(position, ast.Tuple) else [position]
        for each in several if found.name in ("Tensor", "list") else ():
            kind = ANY if isinstance(each, ast.Slice) else self.value(each, values)
            if kind.name in ("str", "float"):
                message = f"'{self.source(each)}' is {kind}, and no index"
                raise self.flaw("GS420", each, message, "write an int")
        if found.may_be_none or found.name == "None":
            message = f"'{self.source(owner)}' may be None, which has no elements"
            raise self.flaw("GS420", owner, message, _unless_none(self.source(owner)))
        if found.name == "Tensor":
            return TENSOR
        if found.name == "list":
            if isinstance(position, ast.Slice):
                return list_of(found.element or ANY)
            index = position.value if isinstance(position, ast.Constant) else None
            if found.items is not None and isinstance(index, int):
                if not -len(found.items) <= index < len(found.items):
                    message = (
                        f"'{self.source(owner)}' has {len(found.items)} elements, not [{index}]"
                    )
                    raise self.flaw("GS420", owner, message, "they are counted from 0")
                return found.items[index]
            return found.element or ANY
        if found.name in ("any", "str"):
            return ANY
        message = f"'{self.source(owner)}' is {found}, which has no elements"
        raise self.flaw("GS420", owner, message, "leave the index out")

    def narrowed(self, test: ast.expr, values: _Values) -> tuple[_Values, _Values]:
        """What is known where a test holds, and where it does not."""
        match test:
            case ast.Compare(
                ast.Name() | ast.Subscript() as tested,
                [ast.Is() | ast.IsNot() as operator],
                [ast.Constant(None)],
            ):
                there = {**values, ast.unparse(tested): self.kind(tested, values).surely}
                return (values, there) if isinstance(operator, ast.Is) else (there, values)
            case ast.Name(name) if name in values:
                return {**values, name: values[name].surely}, values
            case ast.UnaryOp(ast.Not(), operand):
                yes, no = self.narrowed(operand, values)
                return no, yes
            case ast.BoolOp(operator, parts):
                is_or = isinstance(operator, ast.Or)
                decided = values
                for part in parts:
                    decided = self.narrowed(part, decided)[is_or]
                return (values, decided) if is_or else (decided, values)
            case _:
                return values, values

    # -- attributes and methods --------------------------------------------------------------------------

    def owner(self, owner: ast.expr, name: str, values: _Values) -> Kind:
        """What has an attribute: not None."""
        found = self.value(owner, values)
        if found.may_be_none or found.name == "None":
            message = f"'{self.source(owner)}' may be None, which has no '{name}'"
            raise self.flaw("GS420", owner, message, _unless_none(self.source(owner)))
        return found

    def kind_of_attribute(
        self, node: ast.Attribute, owner: ast.expr, name: str, values: _Values
    ) -> Kind:
        if self.is_qualified(node):
            return Kind("function")
        found = self.owner(owner, name, values)
        if found.name == "Tensor":
            if name in ATTRIBUTES:
                return _METADATA[name]
            if name in PROPERTIES:
                return TENSOR
            if name in METHODS or name == CONJUGATE:
                return Kind("method")
            if self.is_member(name):
                return ANY
            return Kind("method") if self.is_method(node, name) else ANY
        self.check_attribute_of_others(node, found, name)
        return ANY if found.name in ("any", "function") else _attributes_of(found).get(name, ANY)

    def check_attribute_of_others(self, node: ast.Attribute, found: Kind, name: str) -> None:
        known = _attributes_of(found)
        if found.name != "any" and name not in known:
            message = f"'{self.source(node.value)}' is {found}, which has no '{name}'"
            raise self.flaw("GS420", node, message, suggest(name, known), len(name))

    def is_member(self, name: str) -> bool:
        """Whether tensors have it, it is no operator, and may be read here."""
        return self.scope.members is not None and name in self.scope.members

    def is_method(self, node: ast.Attribute, name: str) -> bool:
        """Whether tensors have the method; raises for one that no formula may use, or that does not exist."""
        if self.scope.methods is None:
            return True
        is_differentiated = self.scope.members is None
        if is_differentiated and name.endswith("_") and self.scope.methods(name):
            message = f"'{name}' writes to the tensor, which others read as well"
            raise self.flaw("GS423", node, message, f"write '{name[:-1]}'", len(name))
        if self.scope.methods(name):
            return True
        known = [*ATTRIBUTES, *METHODS, *PROPERTIES, *self.scope.method_names()]
        known += self.scope.members or ()
        called = next((f"{s}.{name}" for s, held in self.scope.spaces.items() if name in held), "")
        if name in self.scope.functions or name in self.scope.helpers:
            called = name
        hint = f"write '{called}({self.source(node.value)}, …)'" if called else None
        message = f"tensors have no method or attribute '{name}'"
        if is_differentiated and name in _TO_A_DTYPE:
            message = f"formulas do not call '{name}'"
            hint = f"write 'to(…)' with the dtype of a tensor: '{self.source(node.value)}.to(grad.dtype)'"
        elif is_differentiated and name in _NO_OPERATORS:
            message = f"'{name}' is no operator, and formulas are differentiated in turn"
            hint = (
                "write an operator, a helper made of operators, or a number that the schema passes"
            )
        raise self.flaw("GS420", node, message, hint or suggest(name, known), len(name))

    # -- calls -------------------------------------------------------------------------------------------

    def kind_of_call(self, node: ast.Call, values: _Values) -> Kind:
        function = node.func
        if isinstance(function, ast.Attribute):
            if self.is_qualified(function):
                assert isinstance(function.value, ast.Name)
                overloads = self.scope.spaces[function.value.id].get(function.attr, ())
                arguments = self.arguments(node, values)
                return self.kind_of_operator(node, function.attr, overloads, arguments)
            return self.kind_of_method(node, function, values)
        arguments = self.arguments(node, values)
        named = isinstance(function, ast.Name) and function.id not in (
            *values,
            *self.scope.spaces,
        )
        if isinstance(function, ast.Name) and named:
            return self.kind_of_function(node, function.id, arguments)
        found = self.kind(function, values)
        if found.name not in ("any", "function", "method"):
            source = self.source(function)
            message = f"'{source}' is {found}, which cannot be called"
            hint = f"write '{source} * (…)' for a product" if found.name == "Tensor" else None
            raise self.flaw("GS420", function, message, hint)
        return ANY

    def arguments(self, node: ast.Call, values: _Values) -> list[tuple[str | int, ast.expr, Kind]]:
        """Position or keyword, expression and kind of each argument, up to the first that is starred."""
        found: list[tuple[str | int, ast.expr, Kind]] = []
        is_open = False
        for place, argument in enumerate(node.args):
            is_open = is_open or isinstance(argument, ast.Starred)
            # A function may be handed to a helper, or to Python's own `map`.
            kind = self.kind(argument, values)
            if not is_open:
                found.append((place, argument, kind))
        for keyword in node.keywords:
            kind = self.kind(keyword.value, values)
            if keyword.arg is not None:
                found.append((keyword.arg, keyword.value, kind))
        return found

    def kind_of_function(
        self, node: ast.Call, name: str, arguments: list[tuple[str | int, ast.expr, Kind]]
    ) -> Kind:
        helper = self.scope.helpers.get(name)
        if helper is not None:
            if self.scope.members is not None and (reason := helper.misfit(_call_of(node, name))):
                raise self.flaw("GS415", node.func, reason, f"it is called as {helper}")
            for place, argument, kind in arguments:
                parameter = helper.parameter(
                    place if isinstance(place, int) else None,
                    place if isinstance(place, str) else None,
                )
                wanted = kind_of_annotation(helper.annotation(parameter))
                self.check_argument(name, str(parameter), argument, kind, wanted)
            return kind_of_annotation(helper.returns)
        overloads = self.scope.functions.get(name, ())
        if overloads:
            is_differentiated = self.scope.members is None
            if is_differentiated and name.endswith("_") and all(o.is_inplace for o in overloads):
                message = f"'{name}' writes to its argument, which others read as well"
                raise self.flaw("GS423", node.func, message, f"write '{name[:-1]}'")
            return self.kind_of_operator(node, name, overloads, arguments)
        for _, argument, kind in arguments:
            if kind.name in ("function", "method") and name not in ("isinstance",):
                message = f"'{self.source(argument)}' is a {kind.name}, and is not called here"
                raise self.flaw("GS420", argument, message, f"write '{self.source(argument)}(…)'")
            if name in _OF_NUMBERS and kind.name == "Tensor" and self.scope.members is None:
                message = (
                    f"'{self.source(argument)}' is a Tensor, of which '{name}' makes no derivative"
                )
                hint = "compute with the tensor itself, or call a helper that takes it"
                raise self.flaw("GS415", argument, message, hint)
            if name in _OF_LISTS and kind.is_number:
                message = f"'{self.source(argument)}' is {kind}, which '{name}' cannot take"
                raise self.flaw("GS415", argument, message, "write a list or a tensor")
        return _BUILTINS.get(name, ANY)

    def check_argument(
        self, name: str, parameter: str, argument: ast.expr, kind: Kind, wanted: Kind
    ) -> None:
        if kind.name in ("function", "method") and wanted.name == "any":
            return
        if fits(kind, wanted):
            return
        source = self.source(argument)
        if kind.name in ("function", "method"):
            message = f"'{source}' is a {kind.name}, and is not called here"
            raise self.flaw("GS420", argument, message, f"write '{source}(…)'")
        message = f"'{parameter}' of '{name}' is {wanted}, here is {kind}"
        hint = _unless_none(source) if fits(kind.surely, wanted) else f"write {wanted}"
        methods = self.scope.methods
        is_method = methods is not None and bool(methods(name))
        if kind.name == "Tensor" and wanted.is_number and is_method and name in self.scope.helpers:
            owner = source if isinstance(argument, ast.Name) else "(…)"
            hint = f"of a tensor it is a method: write '{owner}.{name}()'"
        raise self.flaw("GS415", argument, message, hint)

    def kind_of_method(self, node: ast.Call, function: ast.Attribute, values: _Values) -> Kind:
        name = function.attr
        found = self.owner(function.value, name, values)
        arguments = self.arguments(node, values)
        if found.name != "Tensor":
            self.check_attribute_of_others(function, found, name)
            return ANY
        if name in ATTRIBUTES or name in PROPERTIES:
            message = f"'{name}' is not a method"
            shown = f"{self.source(function.value)}.{name}"
            raise self.flaw("GS420", function, message, f"write '{shown}'", len(name))
        if name in METHODS:
            if len(arguments) > (name in ("size", "stride")):
                message = f"'{name}' takes no such arguments"
                raise self.flaw("GS415", function, message, f"write '{name}()'", len(name))
            return INT if arguments else _METADATA[name]
        if name == CONJUGATE and not arguments:
            return TENSOR
        if self.is_member(name):
            return TENSOR if name in _TO_A_DTYPE else ANY
        if not self.is_method(function, name) or self.scope.methods is None:
            return ANY
        return self.kind_of_operator(node, name, self.scope.methods(name), arguments)

    def kind_of_operator(
        self,
        node: ast.Call,
        name: str,
        overloads: Sequence[Overload],
        arguments: list[tuple[str | int, ast.expr, Kind]],
    ) -> Kind:
        call = _call_of(node, name)
        is_method = isinstance(node.func, ast.Attribute) and not self.is_qualified(node.func)
        reasons = [overload.misfit(call) for overload in overloads]
        fitting = [o for o, reason in zip(overloads, reasons, strict=True) if reason is None]
        shapes = " or ".join(dict.fromkeys(map(str, overloads)))
        last = len(name) if isinstance(node.func, ast.Attribute) else 0
        if not overloads:
            return ANY
        if not fitting:
            if (unknown := unknown_keyword(call, overloads)) is not None:
                keyword = next(k for k in node.keywords if k.arg == unknown.name)
                start = self.column(keyword.col_offset)
                hint = suggest(unknown.name, unknown.near) or f"it is called as {shapes}"
                raise _Found(Flaw("GS415", unknown.message, hint, start, len(unknown.name)))
            same = len(set(reasons)) == 1
            message = str(reasons[0]) if same else f"no overload of '{name}' takes this call"
            raise self.flaw("GS415", node.func, message, f"it is called as {shapes}", last)
        returned: list[Kind] = []
        first: tuple[str, ast.expr, Kind, Kind] | None = None
        for overload in fitting:
            wrong = self.misfit(overload, arguments, is_method)
            if wrong is None:
                returned.append(overload.returned)
            first = first or wrong
        if not returned and first is not None:
            parameter, argument, kind, wanted = first
            if len(fitting) == 1 or kind.name in ("function", "method") or kind.may_be_none:
                self.check_argument(name, parameter, argument, kind, wanted)
            message = f"no overload of '{name}' takes {kind} here"
            raise self.flaw("GS415", argument, message, f"it is called as {shapes}")
        return returned[0] if len(set(returned)) == 1 else ANY

    def misfit(
        self,
        overload: Overload,
        arguments: list[tuple[str | int, ast.expr, Kind]],
        is_method: bool,
    ) -> tuple[str, ast.expr, Kind, Kind] | None:
        """The first argument that is of another kind than its parameter."""
        gathered = len(overload.positional) - 1
        # A number beside a tensor is taken for a tensor.
        wraps = is_method or any(kind.name in ("Tensor", "any") for _, _, kind in arguments)
        for place, argument, kind in arguments:
            if isinstance(place, int) and overload.gathers and place >= gathered:
                name = overload.positional[gathered]
                wanted = overload.kind(name)
                several = sum(isinstance(other, int) for other, _, _ in arguments) > gathered + 1
                if (several or kind.name != "list") and wanted.element is not None:
                    wanted = wanted.element
            else:
                name = overload.positional[place] if isinstance(place, int) else place
                wanted = overload.kind(name)
            if not fits(kind, wanted) and not (
                wraps and kind.is_number and wanted.name == "Tensor"
            ):
                return name, argument, kind, wanted
        return None

    # -- linearity ---------------------------------------------------------------------------------------

    def check_linear(self, tree: ast.expr) -> None:
        """Raise for a formula that is surely no linear function of the tangents, or of the gradients that arrive."""
        parts = tree.elts if isinstance(tree, ast.Tuple | ast.List) else [tree]
        degrees = [self.factor(part) for part in parts]
        for part, degree in zip(parts, degrees, strict=True):
            # Of a formula that reads none at all that is said for all of it.
            if degree == 0 and self.scope.gradients:
                if self.is_fixed(part) if any(degrees) else self.is_other_than_zero(part):
                    message = f"'{self.source(part)}' does not depend on {self.words.those}"
                    hint = "multiply by one, or write 'None' for a gradient that is always zero"
                    raise self.flaw(self.words.code, part, message, hint)
            if self.is_zero(part) and not isinstance(part, ast.Constant) and not _is_zeros(part):
                message = f"'{self.source(part)}' is zero, whatever {self.words.noun} arrives"
                hint = f"write 'zeros_like(…)' for a {self.words.noun} that is always zero"
                raise self.flaw("GS427", part, message, hint)
            if self.scope.by_element and degree != 0:
                self.check_places(self.placed(part))

    def check_places(self, found: _Placed | None) -> None:
        """Raise for an operator of single elements, of which a formula has made others, with no step back."""
        if found is not None and found.moved is not None:
            does = (
                f"makes one element of several of {self.words.each}"
                if found.of_several
                else f"has the elements of {self.words.each} in other places"
            )
            message = f"'{self.source(found.moved)}' {does}"
            raise self.flaw("GS421", found.moved, message, _BY_ELEMENT)

    def placed(self, node: ast.expr) -> _Placed | None:
        """Where the elements of an expression stand; None for what is not known.

        An operator of single elements knows no dimensions, so that a step that names one by a number, or sums, leads away,
        and a second one may lead back: of that nothing is said.
        """
        is_read = self.degree(node) != 0
        match node:
            case ast.Name("grads"):
                return None
            case ast.Name() | ast.Constant():
                return _Placed()
            case ast.UnaryOp(_, operand):
                return self.placed(operand)
            case ast.BinOp(left, ast.MatMult(), right):
                return self.step(node, [left, right], of_several=True) if is_read else None
            case ast.BinOp(left, _, right):
                return self.all_placed([left, right])
            case ast.Attribute(owner, name) if name in _OF_ELEMENTS:
                return self.placed(owner)
            case ast.Attribute(_, name) if name in ATTRIBUTES:
                return _Placed()
            case ast.Subscript(ast.Name("grads"), _):
                return _Placed()
            case ast.Subscript(owner, position) if is_read and self.is_part(position):
                return self.step(node, [owner])
            case ast.Call(ast.Attribute(_, name), []) if name in METHODS:
                return _Placed()
            case ast.Call(ast.Attribute(owner, name), [], []) if name == CONJUGATE:
                return self.placed(owner)
            case ast.Call(function, args, keywords):
                if (written := self.written(node)) is not None:
                    return self.placed(written)
                called, parts = self.called(function, args, keywords)
                overloads = self.scope.packets.get(called or "", ())
                if not overloads or any(isinstance(part, ast.Starred) for _, part in parts):
                    return None
                if all(each.look.by_element for each in overloads):
                    return self.all_placed([part for _, part in parts])
                if not is_read:
                    return None
                read = [part for _, part in parts if self.degree(part) != 0]
                of_several = all(each.look.of_several for each in overloads)
                if of_several or self.counts_by_number(overloads, parts):
                    return self.step(node, read, of_several)
        return None

    def all_placed(self, parts: Sequence[ast.expr]) -> _Placed | None:
        """Where elements stand that are made of those in the same place of each part."""
        found = [self.placed(part) for part in parts]
        moved = next((each for each in found if each is not None and each.moved is not None), None)
        return None if None in found else moved or _Placed()

    def step(
        self, node: ast.expr, parts: Sequence[ast.expr], of_several: bool = False
    ) -> _Placed | None:
        """Where they stand after a step away from where they stand in `parts`."""
        found = [
            self.placed(each)
            for part in parts
            for each in (part.elts if isinstance(part, ast.List | ast.Tuple) else [part])
        ]
        is_first = all(each is not None and each.moved is None for each in found)
        return _Placed(node, of_several) if is_first else None

    def is_part(self, position: ast.expr) -> bool:
        """Whether an index is written out that leaves elements away, or makes a dimension: ``[1:]``, ``[None]``."""
        for each in position.elts if isinstance(position, ast.Tuple) else [position]:
            match each:
                case ast.Slice(lower, upper, step):
                    bounds = [bound for bound in (lower, upper, step) if bound is not None]
                    if any(isinstance(self.number(bound), int) for bound in bounds):
                        return True
                case ast.Constant(None):
                    return True
        return False

    def counts_by_number(
        self, overloads: Sequence[Dependence], parts: Sequence[tuple[int | str, ast.expr]]
    ) -> bool:
        """Whether a dimension, a size or a place is given as a number, or left to be the usual one."""
        fitting = [
            each
            for each in overloads
            if all(each.parameter(place) in each.arguments for place, _ in parts)
        ]
        for each in fitting or overloads:
            given = {each.parameter(place): part for place, part in parts}
            numbers = [given[name] for name in each.look.counts if name in given]
            if any(self.is_written_out(number) for number in numbers):
                return True
        left_out = [
            each.look.by_default.difference(each.parameter(place) for place, _ in parts)
            for each in fitting
        ]
        return bool(left_out) and all(left_out)

    def is_written_out(self, node: ast.expr) -> bool:
        """Whether an expression is a whole number, or numbers, whatever the arguments are."""
        match node:
            case ast.Tuple(items) | ast.List(items):
                return bool(items) and all(isinstance(self.number(item), int) for item in items)
            case ast.Constant(bool()):
                return False
        return isinstance(self.number(node), int)

    def is_other_than_zero(self, part: ast.expr) -> bool:
        """Whether a part is made of what gradients look like alone, by what makes no zeros: ``ones_like(grad)``."""
        makes = False
        for node in ast.walk(part):
            match node:
                case ast.Call(ast.Name(name) | ast.Attribute(_, name)):
                    known = self.scope.packets.get(name, ())
                    makes = makes or any(each.is_made for each in known)
                    if name not in METHODS and not all(each.is_made for each in known or ()):
                        return False
                    if name in ZEROS or (name not in METHODS and not known):
                        return False
                case ast.Constant(value) if not value:
                    return False
                case ast.IfExp() | ast.Lambda() | ast.Starred():
                    return False
        return makes

    def is_zero(self, node: ast.expr) -> bool:
        """Whether arithmetic makes this zero: a factor of 0, or a difference of the same."""
        match node:
            case ast.UnaryOp(ast.UAdd() | ast.USub(), operand):
                return self.is_zero(operand)
            case ast.BinOp(left, ast.Mult() | ast.MatMult(), right):
                return self.is_zero(left) or self.is_zero(right)
            case ast.BinOp(left, ast.Div() | ast.FloorDiv(), _):
                return self.is_zero(left)
            case ast.BinOp(left, ast.Add(), right):
                return self.is_zero(left) and self.is_zero(right)
            case ast.BinOp(left, ast.Sub(), right):
                same = ast.dump(left) == ast.dump(right)
                return same or (self.is_zero(left) and self.is_zero(right))
            case ast.Attribute(owner, name) if name in PROPERTIES:
                return self.is_zero(owner)
            case ast.Call(ast.Attribute(_, name) | ast.Name(name)):
                written = self.written(node)
                return name in ZEROS if written is None else self.is_zero(written)
            case ast.Constant(bool()):
                return False
        try:
            return value_of(node) == 0
        except OutOfRange:
            return False

    def is_fixed(self, part: ast.expr) -> bool:
        """Whether a part that reads no gradient is not zero: it consists of values, and calls nothing that makes one."""
        makes = (ast.Call, ast.IfExp, ast.Lambda, ast.Starred)
        return not any(
            isinstance(node, makes) or (isinstance(node, ast.Constant) and not node.value)
            for node in ast.walk(part)
        )

    def factor(self, node: ast.expr) -> int | None:
        """The degree of what is computed with: no comparison, which tells nothing but equal from other."""
        found = self.degree(node)
        match node:
            case ast.Compare(left, [ast.Eq() | ast.NotEq()], [right]):
                if self.degree(left) == 1 or self.degree(right) == 1:
                    raise self.compares(node)
        if found == _CUT:
            message = f"'{self.source(node)}' has no derivative by {self.words.each}"
            raise self.flaw(self.words.code, node, message, self.words.value)
        return found

    def compares(self, node: ast.expr) -> _Found:
        message = f"'{self.source(node)}' compares {self.words.each}, and is not linear in it"
        hint = self.words.value.replace("write", "compare", 1)
        return self.flaw(self.words.code, node, message, hint)

    def degree(self, node: ast.expr) -> int | None:
        """The degree of an expression in the tangents or gradients, 0 or 1; None for what is not known.

        `_CUT` is that of what changes with them and has no derivative by them.
        """
        words = self.words
        match node:
            case ast.Name(name):
                return 1 if name in self.linear else 0
            case ast.Constant():
                return 0
            case ast.UnaryOp(_, operand):
                return self.factor(operand)
            case ast.BinOp(left, ast.Add() | ast.Sub(), right):
                first, second = self.factor(left), self.factor(right)
                if {first, second} == {0, 1}:
                    term = left if first == 0 else right
                    if words is _IN_GRADIENTS and not self.is_fixed(term):
                        return None
                    if not (isinstance(term, ast.Constant) and term.value == 0):
                        of = "tangent" if words is _IN_TANGENTS else "gradient"
                        message = (
                            f"'{self.source(term)}' has no {of}, so that this is not linear in them"
                        )
                        raise self.flaw(words.code, term, message, words.every)
                return None if None in (first, second) else max(first or 0, second or 0)
            case ast.BinOp(left, ast.Mult() | ast.MatMult(), right):
                first, second = self.factor(left), self.factor(right)
                if first == second == 1:
                    message = f"'{self.source(node)}' is a product of {words.those}, and not linear in them"
                    hint = "write the value for one of them: 'self_p' for 'self_t'"
                    hint = hint if words is _IN_TANGENTS else words.value
                    raise self.flaw(words.code, node, message, hint)
                return None if None in (first, second) else max(first or 0, second or 0)
            case ast.BinOp(left, ast.Div() | ast.FloorDiv() | ast.Mod(), right):
                first, second = self.factor(left), self.factor(right)
                if second == 1:
                    message = (
                        f"'{self.source(node)}' divides by {words.each}, and is not linear in it"
                    )
                    hint = words.value.replace("write", "divide by", 1)
                    raise self.flaw(words.code, right, message, hint)
                return None if second is None else first
            case ast.BinOp(left, ast.Pow(), right):
                if self.factor(left) == 1 or self.factor(right) == 1:
                    message = (
                        f"'{self.source(node)}' is a power of {words.each}, and not linear in it"
                    )
                    raise self.flaw(words.code, node, message, words.value)
                return 0 if self.degree(left) == self.degree(right) == 0 else None
            case ast.BinOp(left, ast.BitXor() | ast.BitAnd() | ast.BitOr(), right):
                if self.factor(left) == 1 or self.factor(right) == 1:
                    message = f"'{self.source(node)}' works on the bits of {words.each}, and is not linear in it"
                    power = "a power is written '**'; else " if "^" in self.source(node) else ""
                    raise self.flaw(words.code, node, message, power + words.value)
                return 0 if self.degree(left) == self.degree(right) == 0 else None
            case ast.Attribute(owner, name) if name not in ATTRIBUTES:
                found = self.degree(owner)
                if found == 1 and name in PROPERTIES - _OF_ELEMENTS:
                    self.check_position(node)
                return found
            case ast.Attribute():
                return 0
            case ast.Subscript(owner, position):
                found = self.degree(owner)
                several = position.elts if isinstance(position, ast.Tuple) else [position]
                fixed = any(isinstance(self.number(each), int) for each in several)
                is_one = isinstance(owner, ast.Name) and owner.id == "grads"
                if found == 1 and fixed and not is_one:
                    self.check_position(node)
                return found if self.degree(position) == 0 or found == 0 else None
            case ast.Compare(left, [ast.Lt() | ast.LtE() | ast.Gt() | ast.GtE()], [right]):
                if self.degree(left) == 1 or self.degree(right) == 1:
                    raise self.compares(node)
                return None
            case ast.IfExp(test, body, orelse):
                self.degree(test)
                first, second = self.factor(body), self.factor(orelse)
                return first if first == second else None
            case ast.Compare() | ast.BoolOp():
                self.parts(node)
                return None
            case ast.Call(function, args, keywords):
                if (written := self.written(node)) is not None:
                    return self.degree(written)
                self.check_call_of_tangent(node, function, args, keywords)
                return self.degree_of_call(function, args, keywords)
            case ast.ListComp() | ast.GeneratorExp() | ast.Lambda():
                # What its own names stand for is not followed.
                names = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}
                return 0 if names.isdisjoint(self.linear) else None
            case _:
                # What a call makes of a tangent is its own affair; without one there is none in the result.
                known = [self.degree(part) for part in _expressions(node)]
                return 0 if known and not any(part != 0 for part in known) else None

    def degree_of_call(
        self, function: ast.expr, args: Sequence[ast.expr], keywords: Sequence[ast.keyword]
    ) -> int | None:
        """The degree of what a call returns, as far as the operators of that name tell."""
        name, parts = self.called(function, args, keywords)
        degrees = [(place, self.degree(part)) for place, part in parts]
        if not any(degree != 0 for _, degree in degrees):
            return 0 if degrees else None
        overloads = self.scope.packets.get(name or "", ())
        if not overloads or any(isinstance(part, ast.Starred) for _, part in parts):
            return None
        if all(each.is_made for each in overloads):
            return 0
        read = [(place, degree) for place, degree in degrees if degree != 0]
        for place, degree in read:
            if degree in (1, _CUT) and all(e.parameter(place) in e.cut for e in overloads):
                return _CUT
        if len(read) == 1 and all(each.is_linear for each in overloads):
            return read[0][1]
        return None

    def written(self, node: ast.Call) -> ast.expr | None:
        """What a call is in Python's own syntax: ``grad * x`` for ``grad.mul(x)``; None where there is none."""
        name, parts = self.called(node.func, node.args, node.keywords)
        overloads = self.scope.packets.get(name or "", ())
        syntax = next((each.look.syntax for each in overloads if each.look.syntax), "")
        is_plain = all(isinstance(place, int) for place, _ in parts)
        if not syntax or not is_plain or any(isinstance(p, ast.Starred) for _, p in parts):
            return None
        operands = [part for _, part in parts]
        match ast.parse(syntax, mode="eval").body, operands:
            case ast.BinOp(_, operator, _), [left, right]:
                return ast.copy_location(ast.BinOp(left, operator, right), node)
            case ast.UnaryOp(operator, _), [operand]:
                return ast.copy_location(ast.UnaryOp(operator, operand), node)
            case ast.Compare(_, operators, _), [left, right]:
                return ast.copy_location(ast.Compare(left, operators, [right]), node)
        return None

    def called(
        self, function: ast.expr, args: Sequence[ast.expr], keywords: Sequence[ast.keyword]
    ) -> tuple[str | None, list[tuple[int | str, ast.expr]]]:
        """The name of the operator that is called, and what it is given, by position or by name."""
        called: str | None
        match function:
            case ast.Name(name) if name not in self.scope.values:
                given, called = list(args), name
            case ast.Attribute(ast.Name(), name) if self.is_qualified(function):
                given, called = list(args), name
            case ast.Attribute(owner, name):
                given, called = [owner, *args], name
            case _:
                given, called = [function, *args], None
        parts: list[tuple[int | str, ast.expr]] = [*enumerate(given)]
        parts += [(k.arg or "", k.value) for k in keywords]
        return called, parts

    def check_position(self, node: ast.expr) -> None:
        """Raise for another shape, or another order, where the gradient of each element is that of one element."""
        if self.scope.by_element:
            message = f"'{self.source(node)}' has the elements of {self.words.each} in other places"
            raise self.flaw("GS421", node, message, _BY_ELEMENT)

    def number(self, node: ast.expr) -> object:
        try:
            return value_of(node)
        except OutOfRange:
            return None

    def check_call_of_tangent(
        self,
        node: ast.expr,
        function: ast.expr,
        args: Sequence[ast.expr],
        keywords: Sequence[ast.keyword],
    ) -> None:
        """Raise for a tangent or gradient in a place in which no overload of the operator is linear."""
        name, parts = self.called(function, args, keywords)
        overloads = self.scope.packets.get(name or "", ())
        for place, part in parts:
            if isinstance(part, ast.Starred):
                return
            if overloads and self.degree(part) == 1:
                if all(known.parameter(place) in known.bent for known in overloads):
                    message = f"'{name}' is not linear in '{self.source(part)}', {self.words.each}"
                    hint = "call it with the value, 'self_p', and multiply by the tangent"
                    hint = hint if self.words is _IN_TANGENTS else self.words.value
                    raise self.flaw(self.words.code, node, message, hint)

    def parts(self, node: ast.expr) -> None:
        for part in _expressions(node):
            self.degree(part)


def _call_of(node: ast.Call, name: str) -> Call:
    keywords = tuple(k.arg for k in node.keywords if k.arg is not None)
    starred = any(isinstance(argument, ast.Starred) for argument in node.args)
    return Call(name, 0, len(node.args), keywords, starred or len(keywords) < len(node.keywords))


def _is_zeros(node: ast.expr) -> bool:
    """Whether this is how a formula says that it is zero: ``zeros_like(grad)``."""
    match node:
        case ast.Call(ast.Attribute(_, name) | ast.Name(name)):
            return name in ZEROS
    return False


def _expressions(node: ast.AST) -> list[ast.expr]:
    found: list[ast.expr] = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            found.append(child)
        elif isinstance(child, ast.keyword):
            found.append(child.value)
    return found


def _attributes_of(kind: Kind) -> Mapping[str, Kind]:
    if kind.names:
        return dict(zip(kind.names, kind.items or (), strict=True))
    return _OF_OTHERS.get("number" if kind.is_number else kind.name, {})


def _unless_none(source: str) -> str:
    return f"write 'None if {source} is None else …', or hand it to a helper that takes None"


def _kind_of_constant(value: object) -> Kind:
    match value:
        case None:
            return NONE
        case bool():
            return BOOL
        case int():
            return INT
        case float():
            return FLOAT
        case complex():
            return NUMBER
        case str():
            return STR
        case types.EllipsisType():
            return Kind("ellipsis")
        case _:
            return ANY


assert set(_METADATA) == {*ATTRIBUTES, *METHODS}
