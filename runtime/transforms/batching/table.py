"""The batching rule of each operator: what programs registered, what YAML says, what follows for in-place variants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from inspect import Parameter, signature
from typing import Any, TypeAlias, get_args, get_type_hints

from ...dispatch.batching import Batching
from ...dispatch.kernel import load_kernel
from ...dispatch.operator import OpOverload
from ...operators.batching import Info, every, front
from .dims import along_dims, whole
from .in_place import written_back
from .leading import leading
from .pointwise import pointwise, pointwise_in_place
from .random import drawing, drawing_in_place
from .registered import registered_rule

Rule: TypeAlias = Callable[..., Any]
"""``rule(info, in_dims, *args) -> (outputs, out_dims)``, with every argument of the schema by position."""

_MADE: dict[str, Rule | None] = {}
"""Rules of operators from YAML, made when they are first asked for."""


def rule_for(operator: OpOverload) -> Rule | None:
    """The rule of `operator`; None where a composition or a loop has to do.

    What `register_vmap` was given goes before what YAML says.
    """
    if "FuncTorchBatched" in operator.kernels:
        given = registered_rule(operator)
        if given is not None:
            return given
    name = operator.name()
    if name not in _MADE:
        _MADE[name] = _made(operator)
    return _MADE[name]


def entry_of(operator: OpOverload) -> Batching | None:
    """What the generated table says of `operator`; None for nothing."""
    if not operator.generated:
        return None
    try:
        module = import_module(operator.generated_module("batching"))
    except ModuleNotFoundError:
        return None
    found: Batching | None = module.RULES.get(operator.short_name)
    return found


def is_elementwise(operator: OpOverload) -> bool:
    """Whether YAML says that it computes each element by itself, and no program says otherwise."""
    if "FuncTorchBatched" in operator.kernels:
        return False
    entry = entry_of(operator)
    return entry is not None and entry.kind == "pointwise"


def _made(operator: OpOverload) -> Rule | None:
    entry = entry_of(operator)
    if entry is not None:
        return _FROM[entry.kind](operator, entry)
    functional = operator.functional
    if functional is None or any(p.out for p in operator.signature.parameters):
        return None
    entry = entry_of(functional)
    if entry is None:
        return None
    if entry.kind in _IN_PLACE:
        return _IN_PLACE[entry.kind](operator, entry)
    rule = rule_for(functional)
    return None if rule is None else written_back(operator, rule)


def _by_hand(operator: OpOverload, entry: Batching) -> Rule:
    """A function of a family's module, which gets what its parameters name, or everything by position."""
    function = load_kernel(entry.function)
    parameters = signature(function).parameters.values()
    if any(p.kind in (Parameter.POSITIONAL_ONLY, Parameter.VAR_POSITIONAL) for p in parameters):
        takes_operator = next(iter(parameters)).name == "operator"
        return partial(function, operator) if takes_operator else function
    hints = get_type_hints(function, include_extras=True)
    names = [p.name for p in operator.signature.parameters]
    place_of = {"info": 0, "in_dims": 1, "operator": 2}
    place_of |= {name: place + 3 for place, name in enumerate(names)}  # which go first
    places = [place_of[p.name] for p in parameters]
    moves = [
        (place, move)
        for place, name in enumerate(names)
        if (move := _MOVES.get(_mark(hints.get(name)))) is not None
    ]

    def rule(info: Any, in_dims: Sequence[Any], *args: Any) -> Any:
        values = [info, in_dims, operator, *args]
        for place, move in moves:
            if args[place] is not None:
                values[place + 3] = move(args[place], in_dims[place], info)
        return function(*[values[place] for place in places])

    return rule


def _mark(hint: Any) -> str:
    """What an annotation asks of an argument: `Every` and `Front` say where the batch has to be."""
    return next(
        (m for kind in (hint, *get_args(hint)) for m in getattr(kind, "__metadata__", ())), ""
    )


_MOVES: dict[str, Callable[[Any, Any, Info], Any]] = {
    "every": lambda tensor, dim, info: every(tensor, dim, info.batch_size),
    "front": lambda tensor, dim, info: front(tensor, dim),
}


def _no_rule(operator: OpOverload, entry: Batching) -> None:
    """A loop, which is nobody's rule."""


_FROM: dict[str, Callable[[OpOverload, Batching], Rule | None]] = {
    "pointwise": pointwise,
    "dims": along_dims,
    "whole": whole,
    "leading": leading,
    "draws": drawing,
    "function": _by_hand,
    "loop": _no_rule,
}
_IN_PLACE: dict[str, Callable[[OpOverload, Batching], Rule]] = {
    "pointwise": pointwise_in_place,
    "draws": drawing_in_place,
}
