"""The arguments of a custom Function, and the gradients that its backward returns for them.

An argument is a tensor, any other object, or a structure that contains tensors (``runtime/core/nesting.py``).
Arguments are numbered in the order of forward's parameters, however they were passed.  backward returns one gradient
for each: a tensor for a tensor, a structure of the same form for a structure, and None otherwise.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ...core.bits import COMPLEX
from ...core.errors import noted
from ...core.nesting import STRUCTURES, holds_tensor, leaves_of, mapped, skeleton_of
from ...core.tensor import Tensor

if TYPE_CHECKING:
    from ..function import _SingleLevelFunction
    from .context import _FunctionBase


@functools.lru_cache(maxsize=256)
def _signature(forward: Callable[..., Any], separate: bool) -> inspect.Signature:
    """The signature of `forward`, without the ctx that comes first unless it is set up apart."""
    signature = inspect.signature(forward)
    parameters = list(signature.parameters.values())
    return signature.replace(parameters=parameters if separate else parameters[1:])


@functools.lru_cache(maxsize=256)
def _complete(forward: Callable[..., Any], separate: bool) -> tuple[int, float]:
    """How many positional arguments leave no default to be filled in: at least, at most."""
    kinds = [p.kind for p in _signature(forward, separate).parameters.values()]
    if inspect.Parameter.KEYWORD_ONLY in kinds:
        return (1, 0)
    many = inspect.Parameter.VAR_POSITIONAL in kinds
    count = sum(kind < inspect.Parameter.VAR_POSITIONAL for kind in kinds)
    return (count, float("inf") if many else count)


def bind(
    function: type[_SingleLevelFunction],
    separate: bool,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Positional and keyword-only arguments for forward, defaults included.

    Raises TypeError, naming the class, for arguments that forward does not take.
    """
    forward = function.forward
    if not kwargs:
        lowest, highest = _complete(forward, separate)
        if lowest <= len(args) <= highest:
            return args, kwargs
    try:
        bound = _signature(forward, separate).bind(*args, **kwargs)
    except TypeError as error:
        raise TypeError(f"{function.__name__}.apply(): {error}") from None
    bound.apply_defaults()
    return bound.args, bound.kwargs


class Structured:
    """The form of a call some of whose arguments are structures with tensors."""

    __slots__ = ("skeletons",)

    skeletons: tuple[Any, ...]
    """By argument: whether it is a tensor, or the same for each leaf of a structure."""

    def __init__(self, args: Sequence[Any]) -> None:
        self.skeletons = tuple(
            [skeleton_of(v) if holds_tensor(v) else isinstance(v, Tensor) for v in args]
        )


def structured(args: Sequence[Any]) -> Structured | None:
    """The form of `args`; None if no tensor is within a structure."""
    for value in args:
        if isinstance(value, STRUCTURES) and holds_tensor(value):
            return Structured(args)
    return None


def needs_of(args: Sequence[Any]) -> tuple[Any, ...]:
    """For each argument whether it requires grad; of a structure, if any leaf does, for each leaf."""

    def one(value: Any) -> Any:
        if isinstance(value, Tensor):
            return value.requires_grad
        if not holds_tensor(value):
            return False
        flags = mapped(value, lambda leaf: isinstance(leaf, Tensor) and leaf.requires_grad)
        return flags if any(leaves_of(flags)) else False

    return tuple([one(value) for value in args])


# -- what backward returned ----------------------------------------------------------------------------


def aligned(node: _FunctionBase, results: Any) -> tuple[Tensor | None, ...]:
    """The gradients for the tensors among the inputs, from one for each argument of `forward`."""
    if results.__class__ is not tuple:  # a list is one gradient: that of a list
        results = tuple(results) if isinstance(results, tuple) else (results,)
    is_tensor = node._is_tensor
    form = node._form
    expected = len(is_tensor) if form is None else len(form.skeletons)
    if len(results) != expected:
        results = _as_many(node, results, expected)
    if form is not None:
        return _aligned_structures(node, results, form)
    kept: list[Tensor | None] = []
    for position, (tensor, result) in enumerate(zip(is_tensor, results)):
        if tensor:
            if result is not None:
                _check(node, result, position, len(kept))
            kept.append(result)
        elif result is not None and not _is_empty(result):
            raise RuntimeError(_not_a_variable(node, position))
    return tuple(kept)


def _is_empty(result: Any) -> bool:
    """Whether `result` is a structure of nothing but None, as good as None."""
    return all(leaf is None for leaf in leaves_of(result))


def _check(node: _FunctionBase, result: Any, position: int, place: int) -> None:
    if not isinstance(result, Tensor):
        raise noted(
            RuntimeError(f"expected Variable or None (got {type(result).__name__})"),
            f"function {node.name()} returned a wrong gradient for {_argument(node, position)}",
        )
    if result._bits_ & COMPLEX:
        edge = node.next_edges[place]
        if edge is not None and not edge[0]._metadata[edge[1]][1] & COMPLEX:
            raise RuntimeError(
                f"function {node.name()} returned a gradient of dtype {result.dtype} for "
                f"{_argument(node, position)}, which is real; return its real part"
            )


def _as_many(node: _FunctionBase, results: tuple[Any, ...], expected: int) -> tuple[Any, ...]:
    """`results` without Nones that are too many, and with Nones for arguments passed by keyword."""
    if len(results) > expected and all(r is None for r in results[expected:]):
        return results[:expected]
    if node._positional <= len(results) < expected:
        return (*results, *(None,) * (expected - len(results)))
    names = ", ".join(_names(node, expected))
    error = RuntimeError(
        f"function {node.name()} returned an incorrect number of gradients (expected {expected}, got "
        f"{len(results)})"
    )
    raise noted(
        error, f"one is due for each argument of {node._forward_cls.__name__}.forward ({names})"
    )


def _aligned_structures(
    node: _FunctionBase, results: tuple[Any, ...], form: Structured
) -> tuple[Tensor | None, ...]:
    kept: list[Tensor | None] = []
    for position, (skeleton, result) in enumerate(zip(form.skeletons, results)):
        _align(node, skeleton, result, position, "", kept)
    return tuple(kept)


def _align(
    node: _FunctionBase,
    skeleton: Any,
    result: Any,
    position: int,
    path: str,
    kept: list[Tensor | None],
) -> None:
    """Append to `kept` the gradients in `result` for the tensors of `skeleton`, found at `path`."""
    if isinstance(skeleton, bool):
        if skeleton:
            if result is not None:
                _check(node, result, position, len(kept))
            kept.append(result)
        elif result is not None and not _is_empty(result):
            raise RuntimeError(_not_a_variable(node, position, path))
        return
    if result is None:
        kept.extend(None for tensor in leaves_of(skeleton) if tensor)
        return
    pairs: list[tuple[Any, Any, Any]]
    if isinstance(skeleton, dict):
        fits = isinstance(result, dict) and result.keys() <= skeleton.keys()
        pairs = [(key, item, result.get(key)) for key, item in skeleton.items()] if fits else []
    else:
        fits = isinstance(result, (tuple, list)) and len(result) == len(skeleton)
        pairs = list(zip(range(len(skeleton)), skeleton, result)) if fits else []
    if not fits:
        raise RuntimeError(
            f"function {node.name()} returned a wrong gradient for {_argument(node, position, path)}: "
            f"expected None or a {type(skeleton).__name__} like it, got {_form_of(result)} for "
            f"{_form_of(skeleton)}"
        )
    for key, item, value in pairs:
        _align(node, item, value, position, f"{path}[{key!r}]", kept)


def _form_of(value: Any) -> str:
    name = type(value).__name__
    if isinstance(value, dict):
        return f"{name} with keys {list(value)}"
    if isinstance(value, (tuple, list)):
        return f"{name} of {len(value)}"
    return name


def _not_a_variable(node: _FunctionBase, position: int, path: str = "") -> str:
    return (
        f"function {node.name()} returned a gradient different than None at position {position + 1}, "
        f"but the corresponding forward input was not a Variable: {_argument(node, position, path)}"
    )


def _argument(node: _FunctionBase, position: int, path: str = "") -> str:
    """The argument at `position` as messages call it: ``argument 'x' of Made.forward``."""
    return f"argument '{_names(node, position + 1)[position]}{path}' of {node._forward_cls.__name__}.forward"


def _names(node: _FunctionBase, count: int) -> list[str]:
    """What forward calls its first `count` arguments, as far as its signature says."""
    function = node._forward_cls
    separate = function.setup_context is not function._unwritten_setup
    try:
        parameters = list(_signature(function.forward, separate).parameters.values())
    except (ValueError, IndexError):  # no signature, or no parameters
        parameters = []
    names: list[str] = []
    for parameter in parameters:
        if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
            after = sum(p.kind is inspect.Parameter.KEYWORD_ONLY for p in parameters)
            several = max(0, count - len(names) - after)
            names += [f"{parameter.name}[{index}]" for index in range(several)]
        else:
            names.append(parameter.name)
    names += [str(index) for index in range(len(names), count)]
    return names[:count]


# -- calls that do not fit --------------------------------------------------------------------------------


def note_call(
    function: type[_SingleLevelFunction],
    method: str,
    given: tuple[Any, ...],
    kwargs: dict[str, Any],
    error: TypeError,
) -> None:
    """Note at `error` what the static method `method` is called with, if it came of its not taking that."""
    called: Any = getattr(function, method)
    try:
        inspect.signature(called).bind(*given, **kwargs)
    except TypeError:
        noted(error, f"{function.__name__}.{method} is called with {_CALLED_WITH[method]}")
    except ValueError:  # no signature
        pass


_CALLED_WITH = {
    "forward": (
        "ctx and the arguments of apply(), or with those alone if the class defines setup_context"
    ),
    "setup_context": "ctx, the arguments of forward as a tuple, and forward's output",
    "backward": "ctx and one gradient for each output of forward",
    "vjp": "ctx and one gradient for each output of forward",
}
