"""Derivative formulas as expressions over arrays, for backward passes that are not recorded.

A formula is an expression over tensors, so that it can be differentiated itself.  If nothing records, all tensors have
one dtype and no mode is active, it can run on the underlying arrays instead: arithmetic becomes NumPy's, and a call of
an operator becomes a call of its ufunc or CPU kernel.  Formulas without such a form (they call a composite operator, or
a helper that has no version in the folder ``arrays``) run over tensors.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from ...schema.function_schema import Argument
from ..emit.python_source import default_source
from ..model.operators import Operator
from .formula import Formula

__all__ = [
    "OPERANDS",
    "ArrayLibrary",
    "Kind",
    "Translation",
    "Untranslatable",
    "names_in",
    "translate",
]


class Kind(Enum):
    """What an expression gives."""

    array = "array"
    """An array."""
    scalar = "scalar"
    """An array or one of NumPy's scalars, which arithmetic makes of 0-d arrays."""
    either = "either"
    """An array, or a Python number that stands for one."""
    other = "other"
    """An array of any dtype: indices, masks; for kernels, which know what they take."""
    optional = "optional"
    """An array, or None."""
    plain = "plain"
    """Python's own: a number, a tuple, a flag."""
    several = "several"
    """A tuple or list of arrays."""


_ARRAYS = (Kind.array, Kind.scalar)
OPERANDS = (Kind.array, Kind.scalar, Kind.either)
"""What arithmetic takes."""


class Untranslatable(Exception):
    """The formula says something that only tensors can do."""


@dataclass(frozen=True, slots=True)
class ArrayLibrary:
    """What may be called over arrays."""

    helpers: Mapping[str, str]
    """By name: ``module:function`` of the namesakes of helpers, and of composite operators."""
    operators: Mapping[str, Sequence[Operator]]
    """By packet: functional overloads."""

    @classmethod
    def of(cls, operators: Iterable[Operator], helpers: Mapping[str, str]) -> ArrayLibrary:
        """The library of a project."""
        packets: dict[str, list[Operator]] = {}
        for operator in operators:
            if not operator.is_out and not operator.is_inplace:
                packets.setdefault(operator.packet, []).append(operator)
        return cls(helpers, packets)

    def named_in(self, formulas: Iterable[object]) -> ArrayLibrary:
        """What of it some formulas may call: that whose names stand in them."""
        words = {w for f in formulas if isinstance(f, Formula) for w in _WORD.findall(f.text)}
        return ArrayLibrary(
            {word: self.helpers[word] for word in sorted(words & self.helpers.keys())},
            {word: self.operators[word] for word in sorted(words & self.operators.keys())},
        )

    @property
    def facts(self) -> str:
        """Changes with anything that a translation may depend on."""
        found = [
            (o.schema_text, o.pointwise, o.numbers, sorted(o.kernels.items()))
            for packet in self.operators.values()
            for o in packet
        ]
        return repr((sorted(self.helpers.items()), found))


_WORD = re.compile(r"[A-Za-z_]\w*")


@dataclass(frozen=True, slots=True)
class Translation:
    """A formula over arrays."""

    source: str
    names: frozenset[str]
    """The variables and functions that stand in it."""
    functions: Mapping[str, str]
    """Name to ``np.<ufunc>`` or ``module:function``, for everything that it calls."""
    steps: int
    """How many passes over arrays it takes where each element follows from those at its place alone; else 0."""
    only_ufuncs: bool
    """Whether each of these passes is a ufunc of NumPy."""
    single: tuple[str, tuple[str, ...]] | None
    """The ufunc and its operands if the whole formula is one."""
    in_place: str
    """The formula, elementwise, with each ufunc writing over what the one before it wrote, first into the array `into`."""
    in_place_functions: Mapping[str, str]
    """Like `functions`, for `in_place`."""


def translate(
    source: str,
    kinds: Mapping[str, Kind],
    library: ArrayLibrary,
    reserved: Collection[str],
    functions: Mapping[str, str],
) -> Translation:
    """The formula `source` over local variables of the given kinds.

    Functions get names that are not `reserved`, and those that they have in `functions` already.
    Raises Untranslatable.
    """
    translator = _Translator(kinds, library, reserved, functions)
    tree, _ = translator.visit(ast.parse(source, mode="eval").body)
    steps = translator.steps if translator.is_elementwise else 0
    single = _single(tree) if steps == 1 else None
    only_ufuncs = translator.only_ufuncs
    functions_of_formula = dict(translator.functions)
    in_place = ast.unparse(_InPlace(translator).written(tree)) if steps else ""
    return Translation(
        ast.unparse(tree),
        frozenset(_names(tree)),
        functions_of_formula,
        steps,
        only_ufuncs,
        single,
        in_place,
        translator.functions,
    )


_UFUNCS = {
    ast.Add: "np.add",
    ast.Sub: "np.subtract",
    ast.Mult: "np.multiply",
    ast.Div: "np.divide",
}


def _single(tree: ast.expr) -> tuple[str, tuple[str, ...]] | None:
    """The ufunc that computes the same bits as `tree`, with its operands.

    A power is none: NumPy's operator treats some exponents in ways of their own.
    """
    match tree:
        case ast.UnaryOp(ast.USub(), operand):
            return "np.negative", (ast.unparse(operand),)
        case ast.BinOp(left, operation, right) if type(operation) in _UFUNCS:
            return _UFUNCS[type(operation)], (ast.unparse(left), ast.unparse(right))
    return None


class _InPlace:
    """Rewrites a formula so that its ufuncs write to memory that is at hand."""

    def __init__(self, translator: _Translator) -> None:
        self.translator = translator
        self.arrays = {name for name, kind in translator.kinds.items() if kind in OPERANDS}

    def written(self, tree: ast.expr) -> ast.expr:
        """`tree`, computed into `into`; as it is where it is not a ufunc of arrays."""
        match tree:
            case ast.Call(ast.Name("asarray"), [inner], []) if self._ufunc(inner):
                return self.written(inner)  # a result that `out` names is an array
        found = self._ufunc(tree)
        if found is None:
            return tree
        ufunc, operands = found
        for place, operand in enumerate(operands):
            value = self.written(operand)
            if value is not operand:  # other operands that are computed have memory of their own
                operands = [*operands[:place], value, *operands[place + 1 :]]
                break
        return ast.Call(ufunc, operands, [ast.keyword("out", ast.Name("into"))])

    def _ufunc(self, tree: ast.expr) -> tuple[ast.expr, list[ast.expr]] | None:
        """The ufunc at the root of `tree`, and its operands."""
        if self.arrays.isdisjoint(_names(tree)):
            return None
        match tree:
            case ast.Call(ast.Name(name), operands, []) if self._is_numpys(name):
                return tree.func, operands
            case ast.UnaryOp(ast.USub(), operand):
                return self._named("np.negative"), [operand]
            case ast.BinOp(ast.Name(name), ast.Mult(), ast.Name(other)) if name == other:
                return self._named("np.square"), [tree.left]
            case ast.BinOp(left, operation, right) if type(operation) in _UFUNCS:
                return self._named(_UFUNCS[type(operation)]), [left, right]
        return None

    def _is_numpys(self, name: str) -> bool:
        return self.translator.functions.get(name, "").startswith("np.")

    def _named(self, ufunc: str) -> ast.expr:
        return self.translator.function(ufunc[3:], ufunc)


def names_in(source: str) -> set[str]:
    """The variables and functions that an expression names."""
    return _names(ast.parse(source))


def _names(tree: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


_OPERATIONS = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.Pow, ast.BitAnd, ast.BitOr, ast.MatMult)
_COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
_OPTIONS = frozenset(("layout", "device", "pin_memory"))


class _Translator:
    def __init__(
        self,
        kinds: Mapping[str, Kind],
        library: ArrayLibrary,
        reserved: Collection[str],
        functions: Mapping[str, str],
    ) -> None:
        self.kinds = kinds
        self.library = library
        self.reserved = reserved
        self.known = functions
        self.functions: dict[str, str] = {}
        self.steps = 0
        self.is_elementwise = True
        self.only_ufuncs = True

    def visit(self, node: ast.expr) -> tuple[ast.expr, Kind]:
        match node:
            case ast.Constant():
                return node, Kind.plain
            case ast.Name(name) if name in self.kinds:
                self.is_elementwise &= self.kinds[name] in (*OPERANDS, Kind.plain)
                return node, self.kinds[name]
            case ast.UnaryOp(operator, operand):
                inner, kind = self.visit(operand)
                if kind in OPERANDS and isinstance(operator, ast.USub | ast.Invert):
                    self.steps += 1
                    return ast.UnaryOp(operator, inner), self.computed(node)
                if kind is Kind.plain:
                    return ast.UnaryOp(operator, inner), kind
            case ast.BinOp(left, operation, right):
                return self.operation(node, left, operation, right)
            case ast.Compare(left, [comparison], [right]):
                (a, kind), (b, other) = self.visit(left), self.visit(right)
                if Kind.plain is kind is other or isinstance(comparison, ast.Is | ast.IsNot):
                    return ast.Compare(a, [comparison], [b]), Kind.plain
                if isinstance(comparison, _COMPARISONS) and _arithmetic(kind, other):
                    self.steps += 1
                    return ast.Compare(a, [comparison], [b]), Kind.scalar
            case ast.BoolOp(operation, values):
                return ast.BoolOp(operation, [self.plain(v) for v in values]), Kind.plain
            case ast.IfExp(test, body, orelse):
                (a, kind), (b, other) = self.visit(body), self.visit(orelse)
                if kind is not other:
                    kind = Kind.scalar if _arithmetic(kind, other) else Kind.optional
                return ast.IfExp(self.plain(test), a, b), kind
            case ast.Tuple(items) | ast.List(items):
                found = [self.visit(item) for item in items]
                kinds = {kind for _, kind in found}
                if kinds <= {Kind.plain}:
                    return ast.Tuple([item for item, _ in found], ast.Load()), Kind.plain
            case ast.ListComp(item, [ast.comprehension(ast.Name(name) as target, values, [], 0)]):
                among = self.plain(values)
                inner_kinds = {**self.kinds, name: Kind.plain}
                reserved = {*self.reserved, name}
                inside = _Translator(inner_kinds, self.library, reserved, self.known)
                each = inside.plain(item)
                self.functions |= inside.functions
                loop = ast.comprehension(target, among, [], 0)
                return ast.ListComp(each, [loop]), Kind.plain
            case ast.Subscript(value, position):
                inner, kind = self.visit(value)
                if kind is Kind.plain:
                    index = position if isinstance(position, ast.Slice) else self.plain(position)
                    return ast.Subscript(inner, index, ast.Load()), kind
                if kind is Kind.several:
                    return ast.Subscript(inner, self.plain(position), ast.Load()), Kind.optional
            case ast.Attribute(value, "shape" | "ndim" | "dtype" as name):
                inner, kind = self.visit(value)
                if kind in _ARRAYS:
                    self.is_elementwise = False
                    return ast.Attribute(inner, name, ast.Load()), Kind.plain
            case ast.Attribute(value, "mT"):
                inner, kind = self.visit(value)
                if kind in _ARRAYS:
                    self.is_elementwise = False
                    array = self.as_array((inner, kind))
                    return ast.Attribute(array, "mT", ast.Load()), Kind.array
            case ast.Attribute(value, "device") if self.visit(value)[1] in _ARRAYS:
                return ast.Constant(None), Kind.plain  # all arrays are on the CPU
            case ast.Call(ast.Attribute(value, name), arguments, keywords):
                return self.method(value, name, arguments, keywords)
            case ast.Call(ast.Name("len") as function, [value], []):
                return ast.Call(function, [self.plain(value)], []), Kind.plain
            case ast.Call(ast.Name(name), arguments, keywords):
                return self.call(name, [self.visit(a) for a in arguments], keywords)
        raise Untranslatable(ast.unparse(node))

    def plain(self, node: ast.expr) -> ast.expr:
        inner, kind = self.visit(node)
        if kind is not Kind.plain:
            raise Untranslatable(ast.unparse(node))
        return inner

    def operation(
        self, node: ast.expr, left: ast.expr, operation: ast.operator, right: ast.expr
    ) -> tuple[ast.expr, Kind]:
        (a, kind), (b, other) = self.visit(left), self.visit(right)
        if Kind.plain is kind is other:
            return ast.BinOp(a, operation, b), Kind.plain
        if isinstance(operation, _OPERATIONS) and _arithmetic(kind, other):
            self.steps += 1
            self.is_elementwise &= not isinstance(operation, ast.MatMult)
            return ast.BinOp(a, operation, b), self.computed(node)
        raise Untranslatable(ast.unparse(node))

    def computed(self, node: ast.expr) -> Kind:
        """What arithmetic gives: a number where all that it is of may be numbers, of which a call has one tensor at least."""
        named = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)} & self.kinds.keys()
        operands = {name for name in named if self.kinds[name] in OPERANDS}
        numbers = {name for name, kind in self.kinds.items() if kind is Kind.either}
        if operands <= numbers and not (operands == numbers and len(numbers) == 2):
            return Kind.either
        return Kind.scalar

    # -- calls ------------------------------------------------------------------------------------

    def method(
        self,
        value: ast.expr,
        name: str,
        arguments: Sequence[ast.expr],
        keywords: Sequence[ast.keyword],
    ) -> tuple[ast.expr, Kind]:
        inner, kind = self.visit(value)
        if name == "conj" and not arguments and kind in (*OPERANDS, Kind.optional, Kind.plain):
            return inner, kind  # only real arrays come here
        if name == "numel" and not arguments and kind is Kind.plain:
            numel = self.function(name, "gradsmith.autograd.engine.array_functions:numel")
            return ast.Call(numel, [inner], []), Kind.plain
        if name == "numel" and not arguments and kind in _ARRAYS:
            self.is_elementwise = False
            return ast.Attribute(inner, "size", ast.Load()), Kind.plain
        if name == "size" and len(arguments) == 1 and kind in _ARRAYS:
            self.is_elementwise = False
            shape = ast.Attribute(inner, "shape", ast.Load())
            return ast.Subscript(shape, self.plain(arguments[0]), ast.Load()), Kind.plain
        if kind not in (*OPERANDS, Kind.other):
            raise Untranslatable(name)
        return self.call(name, [(inner, kind), *(self.visit(a) for a in arguments)], keywords)

    def call(
        self,
        name: str,
        positional: Sequence[tuple[ast.expr, Kind]],
        keywords: Sequence[ast.keyword],
    ) -> tuple[ast.expr, Kind]:
        named = {k.arg: self.visit(k.value) for k in keywords if k.arg is not None}
        if len(named) < len(keywords):
            raise Untranslatable(name)
        if name in self.library.helpers:
            self.is_elementwise = False
            function = self.function(name, self.library.helpers[name])
            return (
                ast.Call(
                    function,
                    [self.as_array(a) for a in positional],
                    [ast.keyword(k, self.as_array(v)) for k, v in named.items()],
                ),
                Kind.scalar,
            )
        for operator in self.library.operators.get(name, ()):
            bound = _bind(operator, positional, named)
            if bound is not None:
                return self.operator_call(operator, bound)
        raise Untranslatable(name)

    def operator_call(
        self, operator: Operator, bound: Mapping[str, tuple[ast.expr, Kind]]
    ) -> tuple[ast.expr, Kind]:
        arguments = operator.schema.arguments.non_out
        tensors = [a for a in arguments if a.type.is_tensor_like]
        alone = len(tensors) == len(arguments) or operator.pointwise != operator.kernels.get("CPU")
        rest_is_default = all(a.name not in bound for a in arguments if a not in tensors)
        if operator.pointwise and alone and rest_is_default:
            given = [bound[a.name] for a in tensors]
            if any(kind is Kind.other for _, kind in given):
                raise Untranslatable(operator.name)
            self.steps += 1
            if operator.pointwise.startswith("np."):
                function = self.function(operator.pointwise[3:], operator.pointwise)
                return ast.Call(function, [value for value, _ in given], []), Kind.scalar
            values = [self.as_operand(value) for value in given]
            self.only_ufuncs = False
            function = self.function(operator.pointwise.rpartition(":")[2], operator.pointwise)
            return ast.Call(function, values, []), Kind.scalar
        if any(kind is Kind.either for _, kind in bound.values()):
            raise Untranslatable(operator.name)
        self.is_elementwise = False
        kernel = operator.kernels.get("CPU")
        if not kernel or any(str(a.type).startswith("Generator") for a in arguments):
            raise Untranslatable(operator.name)
        values = []
        for argument in arguments:
            if argument.name in _OPTIONS:
                continue
            if argument.name in bound:
                values.append(self.as_argument(argument, bound[argument.name]))
            else:
                values.append(ast.parse(default_source(argument), mode="eval").body)
        returns = operator.schema.returns
        single = len(returns) == 1 and returns[0].type.as_list is None
        name = kernel.rpartition(":")[2]
        if kernel.startswith("np."):
            raise Untranslatable(operator.name)
        call = ast.Call(self.function(name, kernel), values, [])
        return call, Kind.array if single else Kind.several

    def function(self, name: str, where: str) -> ast.expr:
        """A name for the function at `where`; never that of a local variable."""
        while name in self.reserved or self.known.get(name, where) != where:
            name += "_"
        self.functions[name] = where
        return ast.Name(name, ast.Load())

    def as_array(self, given: tuple[ast.expr, Kind]) -> ast.expr:
        """An argument of a kernel, which expects arrays and not NumPy's scalars."""
        value, kind = given
        if kind is not Kind.scalar:
            return value
        return ast.Call(ast.Name("asarray", ast.Load()), [value], [])

    def as_operand(self, given: tuple[ast.expr, Kind]) -> ast.expr:
        """An argument of an elementwise kernel: a number that stands for an array becomes one of the gradient's dtype."""
        value, kind = given
        if kind is Kind.either and self.kinds.get("grad") in _ARRAYS:
            dtype = ast.Attribute(ast.Name("grad", ast.Load()), "dtype", ast.Load())
            return ast.Call(ast.Name("asarray", ast.Load()), [value, dtype], [])
        if kind not in _ARRAYS:
            raise Untranslatable(ast.unparse(value))
        return self.as_array(given)

    def as_argument(self, argument: Argument, given: tuple[ast.expr, Kind]) -> ast.expr:
        value, kind = given
        if argument.type.without_optional.as_list is not None:
            size = getattr(argument.type.without_optional.as_list, "size", None)
            if _is_number(value):
                return ast.Tuple([value] * (size or 1), ast.Load())
        return self.as_array((value, kind))


def _is_number(value: ast.expr) -> bool:
    if isinstance(value, ast.UnaryOp):
        value = value.operand
    return isinstance(value, ast.Constant) and value.value is not None


def _arithmetic(kind: Kind, other: Kind) -> bool:
    return (kind in OPERANDS and other in (*OPERANDS, Kind.plain)) or (
        kind is Kind.plain and other in OPERANDS
    )


def _bind(
    operator: Operator,
    positional: Sequence[tuple[ast.expr, Kind]],
    named: Mapping[str, tuple[ast.expr, Kind]],
) -> dict[str, tuple[ast.expr, Kind]] | None:
    """What each argument of `operator` is given; None when the call does not fit it."""
    arguments = operator.schema.arguments
    by_position = list(arguments.positional)
    if len(positional) > len(by_position):
        return None
    names = {a.name for a in arguments.non_out}
    bound = {a.name: value for a, value in zip(by_position, positional)}
    for name, value in named.items():
        if name not in names or name in bound:
            return None
        bound[name] = value
    for argument in arguments.non_out:
        given = bound.get(argument.name)
        if given is None:
            if argument.default is None:
                return None
        elif not _fits(argument, given, operator.numbers):
            return None
    return bound


def _fits(argument: Argument, given: tuple[ast.expr, Kind], numbers: bool) -> bool:
    value, kind = given
    type = argument.type.without_optional
    if type.is_tensor_like:
        if type.as_list is not None:
            return kind is Kind.several
        if kind is Kind.optional:
            return argument.type.is_nullable
        if kind is Kind.plain:
            is_none = isinstance(value, ast.Constant) and value.value is None
            return (is_none and argument.type.is_nullable) or (numbers and not is_none)
        return kind in (*_ARRAYS, Kind.other) or (kind is Kind.either and numbers)
    if kind is not Kind.plain:
        return False
    if type.as_list is None and isinstance(value, ast.Tuple):
        return False
    return not (
        isinstance(value, ast.Constant) and isinstance(value.value, str) != (str(type) == "str")
    )
