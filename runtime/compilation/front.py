"""`compile`: what programs call."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial, update_wrapper
from importlib import import_module
from typing import Any

from ..core.dtypes import get_default_dtype
from ..core.forking import renewed_lock
from ..core.handlers import check_flag
from ..core.state import DispatchState, state
from ..core.tensor import Tensor
from ..core.tracebacks import trim
from ..core.warn import warn_caller_once
from ..nn.module import Module
from ..optim.optimizer import Optimizer
from .optimized_module import OptimizedModule
from .refusal import ElsewhereError, UntraceableError, advances_iterator
from .straight_line import Program, record
from .structure import described, memory_of, static_kind
from .surroundings import Kept, iterator_among, names_of_tensors, surroundings

__all__ = ["Compiled", "Explanation", "OptimizedModule", "compile", "explain"]

_EVERYTHING = DispatchState.mask
ENGINES = ("numpy", "xla")
MODES = ("default", "lite", "reduce-overhead", "max-autotune-no-cudagraphs", "max-autotune")
"""PyTorch's, which are taken and choose nothing."""
BACKENDS = (
    *("aot_eager", "aot_eager_decomp_partition", "aot_eager_default_partitioner", "aot_ts"),
    *("cudagraphs", "eager", "eager_debug", "eager_noexcept", "inductor", "invoke_subgraph"),
    *("openxla", "openxla_eval", "pre_dispatch_eager", "ts", "tvm"),
)
"""PyTorch's, by name, which are taken and choose nothing."""
STATE = "state"
"""What `donate` says of whatever a call overwrites."""
_MOST_PROGRAMS = 16
"""How many programs of one kind of call a function keeps, for what it reads besides; beyond it runs as it is written."""
_RECORDING = renewed_lock()
"""One thread records at a time: it looks at, and puts back, what all share."""
_MOST_ATTEMPTS = 4
"""How many calls of one kind may keep tensors of theirs, as first steps of optimizers do, before recording is given up."""


class Compiled:
    """A function whose calls are compiled, each kind of call once."""

    def __init__(
        self,
        function: Callable[..., Any],
        engine: str | None = None,
        static_argnums: Sequence[int] = (),
        donate: Sequence[int | str] = (),
        fullgraph: bool = False,
    ) -> None:
        update_wrapper(self, function)
        self._function = function
        self._engine = engine
        self._static = tuple(static_argnums)
        self._donate = tuple(donate)
        self._fullgraph = fullgraph
        self._programs: dict[Any, list[Program]] = {}
        self._given_up: dict[Any, UntraceableError | None] = {}
        self._attempts: dict[Any, int] = {}
        self.traces: list[str] = []
        """Why each program was made."""

    def __get__(self, instance: Any, owner: Any = None) -> Any:
        if instance is None:
            return self
        bound = vars(instance).get(f"_compiled_{self.__name__}")  # type: ignore[attr-defined]
        if bound is None:
            method = self._function.__get__(instance, owner)
            static, donate = (_without_first(p) for p in (self._static, self._donate))
            bound = Compiled(method, self._engine, static, donate, self._fullgraph)
            vars(instance)[f"_compiled_{self.__name__}"] = bound  # type: ignore[attr-defined]
        return bound

    def __reduce__(self) -> Any:
        name = getattr(self._function, "__qualname__", "")
        home = sys.modules.get(getattr(self._function, "__module__", None) or "")
        if name and getattr(home, name, None) is self:
            return name  # of a module's function that it decorates
        options = (self._engine, self._static, self._donate, self._fullgraph)
        return Compiled, (self._function, *options)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        local = state.__dict__
        mask = local.get("mask", _EVERYTHING)
        if mask == 0 or state.recorder is not None:
            return self._function(*args, **kwargs)  # somebody must see every call
        tensors: list[Tensor] = []
        key = [mask, get_default_dtype()]
        if self._static:
            static = {
                place % len(args) for place in self._static if -len(args) <= place < len(args)
            }
            for place, argument in enumerate(args):
                made = (
                    static_kind(place, argument)
                    if place in static
                    else described(argument, tensors)
                )
                key.append(made)
        else:
            for argument in args:
                key.append(described(argument, tensors))
        if kwargs:
            for name in sorted(kwargs):
                key += [name, described(kwargs[name], tensors)]
        if len(tensors) > 1:
            memory = list(map(memory_of, tensors))
            if len(set(memory)) < len(memory):
                key.append(tuple(map(memory.index, memory)))
        kind = tuple(key)
        try:
            program = self._known(kind, tensors)
            if program is not None:
                return program.run(tensors)
            if kind in self._given_up:
                return self._function(*args, **kwargs)
            with _RECORDING:
                program = self._known(kind, tensors)  # which another thread may have made meanwhile
                if program is None:
                    return self._first(kind, tensors, args, kwargs)
            return program.run(tensors)
        except Exception as error:
            trim(error)
            raise

    def _known(self, kind: Any, tensors: list[Tensor]) -> Program | None:
        """The program for a call of that kind, as things are now."""
        for program in self._programs.get(kind, ()):
            try:
                holds = program.holds(tensors)
            except (AttributeError, LookupError, ValueError):  # what was there is gone
                continue
            if holds:
                return program
        return None

    def _first(
        self, kind: Any, tensors: list[Tensor], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> Any:
        """A call that there is no program for."""
        known = self._programs.setdefault(kind, [])
        if len(known) >= _MOST_PROGRAMS:
            self._given_up[kind] = None
            warn_caller_once(
                f"compiled {len(known)} times, since what the function reads besides its arguments changes; calls of "
                f"this kind run as they are written from now on. It was last asked: {_failed(known[-1], tensors)}"
            )
            return self._function(*args, **kwargs)
        result, program, refusal = self._recorded(tensors, args, kwargs)
        if refusal is not None:
            self._given_up[kind] = refusal
            warn_caller_once(f"not compiled, and runs as it is written: {refusal}")
        elif program is None:
            attempts = self._attempts[kind] = self._attempts.get(kind, 0) + 1
            self.traces.append("the call keeps tensors that it made: the next one is recorded anew")
            if attempts >= _MOST_ATTEMPTS:
                self._given_up[kind] = None
                warn_caller_once(
                    f"not compiled, since {attempts} calls have each kept a tensor that they made (in an attribute, in "
                    "a list): return it instead; calls of this kind run as they are written"
                )
        else:
            self.traces.append(self._reason(known, tensors))
            known.append(program)
        return result

    def _recorded(
        self, tensors: list[Tensor], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[Any, Any, UntraceableError | None]:
        """The result of a call, and its program, or why there is none."""
        given = (*args, *kwargs.values())
        entries = surroundings(self._function, given)
        function = partial(self._function, *args, **kwargs)
        iterator = iterator_among([*given, *[entry[2] for entry in entries]])
        if iterator is not None:
            refusal = advances_iterator(self._function, type(iterator).__qualname__)
            if self._fullgraph:
                raise refusal
            return function(), None, refusal
        kept = Kept(entries, given)
        name = getattr(self._function, "__name__", type(self._function).__name__)
        chosen = self._chosen(tensors, entries)
        if chosen == "numpy":
            named = names_of_tensors(entries, _named(self._function, args, kwargs))
            try:
                return record(function, name, tensors, entries, kept, named, self._fullgraph)
            except ElsewhereError as elsewhere:  # nothing has happened yet
                if self._engine is not None or elsewhere.device_type != "xla":
                    if self._fullgraph:
                        raise
                    return function(), None, elsewhere
        donated: list[Tensor] = []
        for place in self._donate:
            if isinstance(place, str):
                continue
            if not -len(args) <= place < len(args):
                raise TypeError(
                    f"compile(): donate={place} of a call with {len(args)} positional arguments"
                )
            described(args[place], donated)
        engine = import_module("gradsmith.compilation.xla")
        found: tuple[Any, Any, UntraceableError | None] = engine.record(
            function, name, tensors, entries, kept, donated, STATE in self._donate, self._fullgraph
        )
        return found

    def _chosen(self, tensors: list[Tensor], entries: list[Any]) -> str:
        """The engine for a call.  ValueError where its tensors are not on the engine's device."""
        given = [
            tensor
            for thing in (*tensors, *[entry[2] for entry in entries])
            for tensor in _tensors_of(thing)
            if isinstance(tensor, Tensor)
        ]
        there = any(tensor.device.type == "xla" for tensor in given)
        if self._engine is not None and not given:
            return self._engine
        if self._engine is not None and there != (self._engine == "xla"):
            wanted = (
                "tensors on device 'xla' (t.to('xla'))" if there is False else "tensors on the CPU"
            )
            raise ValueError(f"engine={self._engine!r} is for {wanted}")
        return "xla" if there else "numpy"

    def _reason(self, known: list[Program], tensors: list[Tensor]) -> str:
        if not self.traces:
            return "the first call"
        if known:
            return "what the function reads besides its arguments is not as it was: " + _failed(
                known[-1], tensors
            )
        return "arguments of another kind (shapes, dtypes, requires_grad, plain values, modes)"

    def programs(self) -> list[Program]:
        """What has been compiled so far."""
        return [program for programs in self._programs.values() for program in programs]

    @property
    def refusals(self) -> list[UntraceableError]:
        """Why kinds of calls are not compiled."""
        return [refusal for refusal in self._given_up.values() if refusal is not None]


def _tensors_of(thing: Any) -> Iterable[Any]:
    """The parameters of a module or an optimizer; anything else alone."""
    if isinstance(thing, Module):
        return thing.parameters()
    if isinstance(thing, Optimizer):
        return [parameter for group in thing.param_groups for parameter in group["params"]]
    return (thing,)


def _failed(program: Program, tensors: list[Tensor]) -> str:
    namespace = program.holds.__globals__
    for question in program.guards:
        try:
            if not eval(question, namespace, {"args": tensors}):
                return question
        except (AttributeError, LookupError):
            return question
    return "nothing that can be told afterwards"


def _named(function: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any]:
    """Arguments by the names of parameters, to call arrays by."""
    try:
        found = inspect.signature(function).bind(*args, **kwargs).arguments
    except (TypeError, ValueError):
        return dict(kwargs)
    return {**found, **found.get("kwargs", {})}


def compile(
    model: Any = None,
    *,
    static_argnums: int | Sequence[int] = (),
    donate: int | str | Sequence[int | str] = (),
    engine: str | None = None,
    fullgraph: bool = False,
    dynamic: bool | None = None,
    backend: Any = "inductor",
    mode: str | None = None,
    options: dict[str, Any] | None = None,
    disable: bool = False,
) -> Any:
    """`model`, a function or a module, whose calls run as one program each; decorates where there is no `model`.

    A call of a new kind (shapes, dtypes and `requires_grad` of tensors, other arguments, grad mode, whatever tensors,
    modules, optimizers and plain values the function finds around itself) is recorded; later ones of that kind run what
    was recorded: forward, backward, optimizers, changes in place, `.grad`, random numbers.  What else Python does in
    the function, such as printing or appending to lists, happens while it is recorded and not again.

    `engine` is ``"numpy"`` (one Python function of NumPy kernels, for tensors on the CPU), ``"xla"`` (`jax.jit`, for
    tensors on the device ``xla``) or None, which chooses by the tensors' device.  Arguments at `static_argnums`
    are part of the kind by their value, where other objects are by their identity; memory of those at `donate` may be
    reused for results (``xla``), and with ``"state"`` there that of whatever the function overwrites: parameters, buffers,
    states of optimizers.  Positions in a method count `self`.  With `fullgraph` what no program can do is an
    UntraceableError that names the line, and leaves tensors as they were; without, such calls run as they are written,
    with one warning.  `dynamic`, `backend`, `mode` and `options` are taken as PyTorch takes them, and
    choose nothing; with `disable` `model` is returned as it is.

    Raises RuntimeError for a `mode` and `options` at once and for a mode or a backend that PyTorch has not, ValueError for an engine
    that there is not, AssertionError for a `model` that cannot be called, TypeError for other arguments of a wrong type.
    """
    if mode is not None and options is not None:
        raise RuntimeError(
            "Either mode or options can be specified, but both can't be specified at the same time."
        )
    if mode is not None and mode not in MODES:
        raise RuntimeError(f"Unrecognized mode={mode}, should be one of: {', '.join(MODES)}")
    if isinstance(backend, str) and backend not in BACKENDS:
        raise RuntimeError(f"Invalid backend: {backend!r}, should be one of: {', '.join(BACKENDS)}")
    if engine is not None and engine not in ENGINES:
        raise ValueError(f"there is no engine {engine!r}; there are {', '.join(ENGINES)}")
    check_flag("compile", "fullgraph", fullgraph)
    check_flag("compile", "disable", disable)
    if dynamic is not None:
        check_flag("compile", "dynamic", dynamic)
    if options is not None and not isinstance(options, dict):
        kind = type(options).__name__
        raise TypeError(f"compile(): argument 'options' must be dict, not {kind}")
    static = _positions("static_argnums", static_argnums)
    donated = _positions("donate", donate, STATE)
    if model is None:
        return lambda model: compile(
            model,
            static_argnums=static_argnums,
            donate=donate,
            engine=engine,
            fullgraph=fullgraph,
            dynamic=dynamic,
            backend=backend,
            mode=mode,
            options=options,
            disable=disable,
        )
    if not callable(model):
        raise AssertionError(f"A callable function is expected, but {type(model)} is provided.")
    if disable:
        return model
    if isinstance(model, Module):
        return OptimizedModule(model, Compiled(model, engine, static, donated, fullgraph))
    return Compiled(model, engine, static, donated, fullgraph)


def _without_first(places: Sequence[Any]) -> tuple[Any, ...]:
    """Positions of a method's arguments, counted from `self`, in a call of the bound one."""
    return tuple(
        place if isinstance(place, str) else place - (place > 0) for place in places if place
    )


def _positions(name: str, given: Any, word: str | None = None) -> tuple[Any, ...]:
    """The positions of arguments that a program gave, one or several.  TypeError for what are not ints, nor the `word`."""
    several = tuple(given) if isinstance(given, (tuple, list)) else (given,)
    if not all(type(one) is int or (type(one) is str and one == word) for one in several):
        raise TypeError(
            f"compile(): argument '{name}' must be int or a sequence of ints, not {given!r}"
        )
    return several


class Explanation:
    """What was compiled of a function, how often and why; its text says it all."""

    def __init__(self, compiled: Compiled) -> None:
        self.traces = list(compiled.traces)
        self.programs = compiled.programs()
        self.refusals = compiled.refusals

    def __str__(self) -> str:
        lines = [f"{len(self.programs)} programs"]
        lines += [f"recorded: {reason}" for reason in self.traces]
        lines += [f"not compiled: {refusal}" for refusal in self.refusals]
        for program in self.programs:
            lines += ["", program.source.rstrip(), "guards:"]
            lines += [f"    {question}" for question in program.guards]
        return "\n".join(lines)

    __repr__ = __str__


def explain(function: Any, **options: Any) -> Callable[..., Explanation]:
    """A function of arguments that calls `function` with them, and says what was compiled: an `Explanation`.

    `function` is one that `compile` returned, or any, which is compiled with `options`.
    """
    compiled = (
        function
        if isinstance(function, (Compiled, OptimizedModule))
        else compile(function, **options)
    )

    def explained(*args: Any, **kwargs: Any) -> Explanation:
        compiled(*args, **kwargs)
        own = compiled._compiled if isinstance(compiled, OptimizedModule) else compiled
        return Explanation(own)

    return explained


compile.explain = explain  # type: ignore[attr-defined]
