"""The batching rule of each operator: what programs registered, what YAML says, what follows for in-place variants."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from inspect import Parameter, signature
from typing import Any, TypeAlias, get_args, get_type_hints

from ...dispatch.batching import Batching
from ...dispatch.kernel import load_kernel
from ...dispatch.operator import OpOverload
from ...operators.batching import every, front
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
    places = {p.name: n for n, p in enumerate(operator.signature.parameters)}
    passed = [
        _argument(places[p.name], hints[p.name]) if p.name in places else p.name for p in parameters
    ]
    names = {"function": function, "operator": operator, "every": every, "front": front}
    # Text, as a call of a rule should cost no more than that of the function.
    rule: Rule = eval(f"lambda info, in_dims, *args: function({', '.join(passed)})", names)
    return rule


def _argument(place: int, hint: Any) -> str:
    """What is passed for the argument at `place`: `Every` and `Front` say where the batch has to be."""
    value = f"args[{place}]"
    for kind in (hint, *get_args(hint)):
        for name in getattr(kind, "__metadata__", ()):
            moved = f"{name}({value}, in_dims[{place}]{', info.batch_size' * (name == 'every')})"
            return moved if kind is hint else f"None if {value} is None else {moved}"
    return value


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
