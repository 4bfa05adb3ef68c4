"""Valid inputs for any operator: `samples`.

They come from the field ``samples`` of native_functions.yaml, whose lines are the arguments of a call with
shapes where tensors go::

    samples:
      - (2, 3), (3, 4)
      - (0, 3), (3, 4), beta=2

A line whose tensors have no shape stands for each of the standard ones: a matrix, a scalar, an empty matrix
and, of several tensors, shapes that broadcast.  An operator without the field gets such a line, made from its
schema.  An argument that no line gives another value than its default is varied in a line more, where its type
says how: that of texts does not.  Everything drawn is determined by the operator's name, the line and the seed.
"""

from __future__ import annotations

import ast
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from keyword import iskeyword
from typing import Any

from ..core import dtypes, layout
from ..core.device import device
from ..core.dtypes import dtype, float64
from ..core.generator import Generator
from ..core.namespace import Array, np
from ..core.tensor import wrap
from ..dispatch.operator import OpOverload
from ..dispatch.signature import REQUIRED, Parameter
from ..schema.arguments import DISPATCHED
from ..schema.literals import DTYPES, MEMORY_FORMATS
from .declarations import declaration_of, refused_categories, relatives, resolve_operator
from .opcheck_inputs import OperatorCall
from .sample_values import CONSTRUCTORS, STANDARD_SHAPE, Recipe, shaped


class NoSamples(ValueError):
    """An operator for which no inputs can be made up from the schema alone."""


@dataclass(frozen=True)
class Sample(OperatorCall):
    """Arguments of one valid call of an operator, made from its declaration.

    `operator(*args, **kwargs)`, or better `call()`, which seeds the default generator first.
    """

    name: str = field()
    """The line, and the shapes where it has none."""
    dtype: dtype = field()
    seed: int = field()
    projections: Mapping[str, Callable[[Array], Array]] = field(default_factory=dict)
    """For arguments of which the operator reads one kind of matrices: what makes a matrix one of them."""
    is_smooth: bool = True
    """Whether first derivatives are continuous there; there are no second ones otherwise."""

    def call(self, operator: OpOverload | None = None) -> Any:
        """The operator's result, or that of another one with the same arguments."""
        return self.run(operator)

    def described(self, check: str) -> list[tuple[str, str]]:
        """What a message says of the call, and what repeats it."""
        again = (
            f"gradsmith.testing.run_check({check!r}, {self.operator.name()!r}, sample={self.name!r}, "
            f"dtype=gradsmith.{self.dtype.name}, seed={self.seed})"
        )
        return [("sample", f"{self.name}  ({self.dtype.name}, seed {self.seed})"), ("again", again)]

    def __str__(self) -> str:
        return f"{self.operator.name()}({self.name}), {self.dtype.name}, seed {self.seed}"


def samples(
    operator: Any,
    *,
    dtype: dtype = float64,
    requires_grad: bool = False,
    seed: int = 0,
) -> Iterator[Sample]:
    """Valid calls of `operator` (an OpOverload, or its name), with tensors of `dtype`.

    Tensors whose dtype the operator prescribes (indices, masks) keep it; of an operator that refuses `dtype`
    there are none.  With `requires_grad`, floating and
    complex ones require grad unless the line says that they are fixed.  Raises `NoSamples` if the field
    ``samples`` is missing where the schema does not say enough, ValueError for an unknown operator.
    """
    found = resolve_operator(operator)
    lines = sample_lines(found)
    for number, line in enumerate(lines):
        yield from _of_line(found, number, line, dtype, requires_grad, seed)
    taken: dict[Parameter, str] = {}
    for number, parameter in enumerate(never_varied(found), len(lines)):
        for value, sample in variations(found, number, parameter, dtype, requires_grad, seed):
            if _is_taken(sample):
                taken[parameter] = value
                yield sample
                break
    if len(taken) > 1:
        yield from _all_varied(found, taken, dtype, requires_grad, seed)


def _of_line(
    operator: OpOverload,
    number: int,
    line: str,
    kind: dtype,
    requires_grad: bool,
    seed: int,
    tried: bool = False,
) -> Iterator[Sample]:
    """The samples of a line; of one that is only `tried` those whose results are to be had."""
    call = _of_own(operator, _parsed(line))
    if refused_categories(operator).intersection(_categories(operator, call, kind)):
        return
    for label, shapes in _variants(operator, call):
        text = f"{line} of {label}" if label else line
        name = f"{operator.name()}|{number}|{label}|{seed}"
        random = np.random.default_rng(zlib.crc32(name.encode()))
        sample = _sample(operator, call, shapes, text, kind, requires_grad, random, seed)
        if has_number_for_tensor(sample, operator):
            continue
        if any(p.written for p in operator.signature.parameters):
            try:
                fitting = _fitting(sample)
            except Exception:
                if not tried:
                    raise
                continue  # the functional operator's own check names it
            if fitting is None:
                continue
            sample = fitting
        yield sample


def has_number_for_tensor(call: OperatorCall, operator: OpOverload) -> bool:
    """Whether a number stands for a tensor in the call, of which `operator` takes tensors only."""
    parameters = {p.name: p for p in operator.signature.parameters}
    given = {**dict(zip(parameters, call.args)), **call.kwargs}
    return any(
        isinstance(value, _NUMBERS)
        and parameters[name].type == "Tensor"
        and not operator.traits.takes_number(name)
        for name, value in given.items()
    )


# -- arguments with a default ---------------------------------------------------------------------------


_NUMBERS = (int, float, complex)


def never_varied(operator: OpOverload) -> list[Parameter]:
    """The arguments with a default of which no line gives another value beside tensors."""
    parameters = operator.signature.parameters
    given: set[str] = set()
    for line in sample_lines(operator):
        call = _parsed(line)
        if any(
            p.type == "Tensor" and isinstance(v, _NUMBERS) for p, v in zip(parameters, call.args)
        ):
            continue  # of a number no gradient is asked
        given.update(call.kwargs)
        given.update(p.name for p, value in zip(parameters, call.args) if value != p.default)
    return [
        p
        for p in parameters
        if p.default is not REQUIRED
        and not p.out
        and p.name not in given
        and p.name not in DISPATCHED
        # A word of Python's own can be given by position only.
        and not iskeyword(p.name)
    ]


_FOR_NONE = {
    "bool": ("True", "False"),
    "int": ("1", "0", "2", "-1"),
    "SymInt": ("1", "0", "2", "-1", "4"),
    "float": ("0.5", "2.0"),
    "Scalar": ("0.5", "2"),
    "ScalarType": ("complex128", "float64", "int64", "int32"),
    "MemoryFormat": ("contiguous_format", "preserve_format"),
    "Generator": ("0",),
}
"""Values, as lines of samples write them, for what has no other default than None."""


def _others(parameter: Parameter, call: _Call, kind: dtype) -> Iterator[str]:
    """Values other than the default that an argument may well have beside those of `call`, as lines write them.

    A scalar beside complex tensors is complex.
    """
    default = parameter.default
    base = parameter.type.removesuffix("?")
    if parameter.is_tensor:
        shapes = list(_shapes_like(call))
        yield from (
            (f"[{shape}, {shape}]" for shape in shapes) if parameter.is_tensor_list else shapes
        )
        return
    if base.endswith("]"):
        yield from _other_lists(base.partition("[")[0], default)
        return
    match base:
        case "bool" if default is not None:
            yield repr(not default)
        case "int" | "SymInt" if default is not None:
            yield from (repr(default + 1), repr(default - 1), repr(default - 2))
        case "float" | "Scalar" if isinstance(default, (int, float)):
            if kind.is_complex and base == "Scalar":
                yield f"{default + 0.5!r} + 0.75j"
            yield from (repr(default + 0.5), repr(default * 0.5), repr(default + 1))
        case _:
            yield from _FOR_NONE.get(base, ())


def _other_lists(element: str, default: Any) -> Iterator[str]:
    if default:
        if element == "bool":
            yield repr([not value for value in default])
        else:
            yield from (repr([value + step for value in default]) for step in (1, -1))
        return
    values = {"bool": (True, False), "float": (0.5, 2.0)}.get(element, (0, 1, 2, -1))
    for value in values:
        yield from (repr([value] * count) for count in (1, 2, 3))
    if element != "bool":
        yield from (repr(list(values[:2])), repr(list(values[1:3])))


def _shapes_like(call: _Call) -> Iterator[str]:
    """Shapes of a tensor beside those of `call`: that of any of them, one of its sizes, none."""
    shapes: dict[str, None] = {}
    for value in (*call.args, *call.kwargs.values()):
        for item in value if isinstance(value, list) else [value]:
            if not _is_tensor(item):
                continue
            shape = shaped(item).shape
            if shape is not None and not all(isinstance(size, int) for size in shape):
                continue  # a pair of numbers, such as a range
            if shape is None:
                shapes["..."] = None
                continue
            shapes[repr(shape)] = None
            shapes.update(dict.fromkeys(repr((size,)) for size in reversed(shape)))
    yield from shapes or {"...": None}
    yield "()"


def _is_taken(sample: Sample) -> bool:
    try:
        sample.map(lambda t: t.detach().clone()).call()
    except Exception:
        return False  # what no call takes is named by the check for it
    return True


def _all_varied(
    operator: OpOverload,
    taken: Mapping[Parameter, str],
    kind: dtype,
    requires_grad: bool,
    seed: int,
) -> Iterator[Sample]:
    """A call with other values for several arguments together: one may be forgotten beside another."""
    lines = sample_lines(operator)
    for line in lines:
        text = line
        for parameter, value in taken.items():
            position = operator.signature.parameters.index(parameter)
            text = _with(text, parameter.name, position, value)
        number = len(lines) + len(operator.signature.parameters)
        for sample in _of_line(operator, number, text, kind, requires_grad, seed, True):
            if _is_taken(sample):
                yield sample
                return


def variations(
    operator: OpOverload,
    number: int,
    parameter: Parameter,
    kind: dtype,
    requires_grad: bool,
    seed: int,
) -> Iterator[tuple[str, Sample]]:
    """Other values of an argument, and the lines' calls with them; `number` sets those apart from other lines."""
    position = operator.signature.parameters.index(parameter)
    for line in sample_lines(operator):
        for value in _others(parameter, _parsed(line), kind):
            text = _with(line, parameter.name, position, value)
            for sample in _of_line(operator, number, text, kind, requires_grad, seed, True):
                yield value, sample


def _with(line: str, name: str, position: int, value: str) -> str:
    """The line with another value for the argument `name`, which it may give by position."""
    tree = ast.parse(f"f({line})", mode="eval").body
    assert isinstance(tree, ast.Call)
    if position >= len(tree.args):
        return ", ".join(part for part in (line, f"{name}={value}") if part)
    tree.args[position] = ast.parse(value, mode="eval").body
    return ast.unparse(tree)[2:-1]


def sample_lines(operator: OpOverload) -> tuple[str, ...]:
    """The operator's sample calls as text; those of its target for another name, of its origin for a variant."""
    for candidate in relatives(operator):
        lines = declaration_of(candidate).get("samples")
        if lines:
            return tuple(lines)
    return (_line_from_schema(operator),)


def _fitting(sample: Sample) -> Sample | None:
    """The sample of an in-place or ``out=`` variant with its tensors to write to; None if the result does not fit."""
    operator = sample.operator
    origin = relatives(operator)[-1]
    if origin is operator or any(p.written for p in origin.signature.parameters):
        return sample
    from .failures import tensors_of

    results = tensors_of(sample.map(lambda t: t.detach()).call(origin))
    outs = [p for p in operator.signature.parameters if p.out]
    if outs:
        made: list[Any] = [wrap(np.empty((0,), result._data_.dtype)) for result in results]
        if outs[0].is_tensor_list:
            made = [made]
        empty = {p.name: value for p, value in zip(outs, made)}
        return replace(sample, kwargs={**sample.kwargs, **empty})
    written = operator.signature.parameters[operator.signature.written[0]].name
    target = next((tensor for name, tensor in sample.tensors() if name == written), None)
    if target is None or len(results) != 1 or results[0].shape != target.shape:
        return None
    found, wanted = results[0].dtype.category, target.dtype.category
    # A real result of complex arguments (a modulus) is not stored in place of them.
    return sample if found <= wanted and (found, wanted) != (2, 3) else None


# -- a line from the schema -----------------------------------------------------------------------------

_BY_TYPE = {
    "Scalar": "2",
    "int": "1",
    "float": "0.5",
    "bool": "False",
    "SymInt": "1",
    "Tensor[]": "[..., ...]",
    "ScalarType": "float64",
}
"""Values for arguments without default, where the type alone suggests one."""


def _line_from_schema(operator: OpOverload) -> str:
    words = []
    for parameter in operator.signature.parameters:
        if parameter.out or parameter.default is not REQUIRED:
            continue
        words.append(_word_of(operator, parameter))
    return ", ".join(words)


def _word_of(operator: OpOverload, parameter: Parameter) -> str:
    kind = parameter.type
    if kind == "Tensor":
        value = "..."
    elif kind.endswith("?"):
        value = "None"
    elif parameter.name.startswith("dim") and kind == "int":
        value = "-1"
    elif kind in _BY_TYPE:
        value = _BY_TYPE[kind]
    else:
        raise NoSamples(
            f"{operator.name()}: the schema does not say what '{parameter.name}' of type {kind} may be; "
            f"give the operator 'samples' in native_functions.yaml"
        )
    return f"{parameter.name}={value}" if parameter.keyword_only else value


# -- reading a line -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Call:
    args: tuple[Any, ...]
    kwargs: dict[str, Any]


@cache
def _parsed(line: str) -> _Call:
    tree = ast.parse(f"f({line})", mode="eval").body
    assert isinstance(tree, ast.Call)
    return _Call(
        tuple(_value(node) for node in tree.args),
        {keyword.arg or "": _value(keyword.value) for keyword in tree.keywords},
    )


def _of_own(operator: OpOverload, call: _Call) -> _Call:
    """The call without options that only the functional operator has: an ``out=`` tensor says what a factory makes."""
    names = {p.name for p in operator.signature.parameters}
    others = {p.name for p in relatives(operator)[-1].signature.parameters} - names
    if not others.intersection(call.kwargs):
        return call
    return _Call(call.args, {k: v for k, v in call.kwargs.items() if k not in others})


def _value(node: ast.expr) -> Any:
    match node:
        case ast.Constant(value):
            return value
        case ast.Tuple(items):
            return tuple(_value(item) for item in items)
        case ast.List(items):
            return [_value(item) for item in items]
        case ast.UnaryOp(ast.USub(), operand):
            return -_value(operand)
        case ast.BinOp(left, ast.Add(), right):
            return _value(left) + _value(right)
        case ast.BinOp(left, ast.Sub(), right):
            return _value(left) - _value(right)
        case ast.Name(name):
            return _named(name)
        case ast.Call(ast.Name(name), args):
            return CONSTRUCTORS[name](*(_value(arg) for arg in args))
    raise ValueError(f"'{ast.unparse(node)}' is not supported in a sample")


def _named(name: str) -> Any:
    if name in ("inf", "nan"):
        return float(name)
    return getattr(layout, name) if name in MEMORY_FORMATS else getattr(dtypes, DTYPES[name])


# -- shapes ---------------------------------------------------------------------------------------------


def _variants(operator: OpOverload, call: _Call) -> list[tuple[str, list[tuple[int, ...]]]]:
    """Label and shapes for the tensors without one; a single variant if all have theirs."""
    count = sum(recipe.shape is None for recipe in _recipes(operator, call))
    if not count:
        return [("", [])]
    found = [
        (str(shape), [shape] * count) for shape in (STANDARD_SHAPE, (), (0, STANDARD_SHAPE[1]))
    ]
    if count > 1:
        rows, columns = STANDARD_SHAPE
        found.append((f"{(columns,)} and {STANDARD_SHAPE}", _alternate(count, (columns,))))
        # The first has more dimensions here, fewer above.
        crossed: list[tuple[int, ...]] = [((rows, 1), (columns,))[i % 2] for i in range(count)]
        found.append((f"{(rows, 1)} and {(columns,)}", crossed))
    return found


def _alternate(count: int, first: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [STANDARD_SHAPE if i % 2 else first for i in range(count)]


def _categories(operator: OpOverload, call: _Call, kind: dtype) -> set[int]:
    """The categories of the tensors whose dtype is asked for; of real ones only if there are no others."""
    free = [recipe for recipe in _recipes(operator, call) if recipe.dtype is None]
    leading = [recipe for recipe in free if not recipe.is_real] or free
    return {recipe.dtype_for(kind).category for recipe in leading}


def _recipes(operator: OpOverload, call: _Call) -> Iterator[Recipe]:
    parameters = {p.name: p for p in operator.signature.parameters}
    pairs = [*zip(operator.signature.parameters, call.args)]
    pairs += [(parameters[name], value) for name, value in call.kwargs.items()]
    for parameter, value in pairs:
        if not parameter.is_tensor:
            continue
        for item in value if parameter.is_tensor_list and isinstance(value, list) else [value]:
            if _is_tensor(item):
                yield shaped(item)


def _is_tensor(value: Any) -> bool:
    return isinstance(value, (Recipe, tuple)) or value is Ellipsis


def _sample(
    operator: OpOverload,
    call: _Call,
    shapes: Sequence[tuple[int, ...]],
    name: str,
    kind: dtype,
    requires_grad: bool,
    random: np.random.Generator,
    seed: int,
) -> Sample:
    remaining = list(shapes)
    projections: dict[str, Callable[[Array], Array]] = {}

    def tensor(value: Any, name: str) -> Any:
        if not _is_tensor(value):
            return value
        recipe = shaped(value)
        if recipe.project is not None:
            projections[name] = recipe.project
        if recipe.shape is None:
            recipe = replace(recipe, shape=remaining.pop(0))
        made = wrap(recipe.make(random, kind))
        if requires_grad and not recipe.is_fixed and made.dtype.category > 1:
            made.requires_grad = True
        return made

    def convert(parameter: Parameter, value: Any) -> Any:
        if parameter.is_tensor_list and isinstance(value, list):
            return [tensor(item, f"{parameter.name}[{i}]") for i, item in enumerate(value)]
        if parameter.is_tensor:
            return tensor(value, parameter.name)
        if parameter.type.startswith("Generator") and isinstance(value, int):
            return Generator().manual_seed(value)
        if parameter.type.startswith("Device") and isinstance(value, str):
            return device(value)
        return list(value) if isinstance(value, tuple) else value

    parameters = {p.name: p for p in operator.signature.parameters}
    args = tuple(convert(p, v) for p, v in zip(operator.signature.parameters, call.args))
    kwargs = {key: convert(parameters[key], value) for key, value in call.kwargs.items()}
    smooth = not any(recipe.is_kink for recipe in _recipes(operator, call))
    return Sample(operator, args, kwargs, name, kind, seed, projections, smooth)
