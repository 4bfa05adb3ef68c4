"""The engine ``xla``: a call as one program of `jax.jit`.

The function runs once, as ever, over cells that hold tracers.  Which cells it reads are the program's inputs, whoever
holds them; what it leaves in cells that there were before are results, beside its own and new gradients.  Afterwards
everything is put back, and the program runs: nothing happens unless all of it compiles.

Results that require grad get a node.  Its backward is traced with the call, and what of that program depends on
gradients that are yet to come is cut off as a second one.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import count
from typing import Any

import jax
import numpy as np
from jax.extend.core import Jaxpr, Literal, Var

from ..autograd.engine.gradients import grad as gradients
from ..autograd.nodes.accumulate_grad import AccumulateGrad
from ..autograd.nodes.node import last_sequence_nr
from ..core.bits import BACKEND_BITS, REQUIRES_GRAD, STRIDED, UNTRACKED
from ..core.device import device
from ..core.errors import NotPlain
from ..core.memory import wrap_device
from ..core.nesting import tensors_in
from ..core.state import state
from ..core.tensor import Tensor, counter_of, extra_of, wrap_bits
from ..dispatch.operator import OpOverload
from ..nn.parameter import Parameter
from ..xla.cells import (
    Cell,
    Chain,
    chain_of,
    give_up_lost,
    root_of,
    unshared,
    view_of,
    watching,
)
from ..xla.generator import default_of_device
from .options import Condition, Options, Text, questions_of, rendered, text_key
from .program import Names
from .recorder import ALONE, check_traceable, existing_tensors, group_entries, kernel_of
from .refusal import UntraceableError, line_of_error, refuse
from .straight_line import ProgramBackward, edge_of, hooks_aside, is_freed, record_results
from .structure import expression_of, tensors_of
from .surroundings import Entry, Kept, asked, questions_about, questions_about_hooks

__all__ = ["Program", "record"]

_KEYSET = BACKEND_BITS["XLA"]
_BARRIER = "optimization_barrier"
"""The primitive that inputs are marked with while a function is traced."""


class Program:
    """A call of some kind, compiled."""

    def __init__(self, trace: _Trace, holds: Callable[..., bool], guards: list[str]) -> None:
        self._trace = trace
        self.holds = holds
        """Whether what it read besides its arguments is as it was."""
        self.guards = guards
        """What `holds` asks, in words."""

    def run(self, arguments: Sequence[Tensor]) -> Any:
        """Call the program."""
        return self._trace.run(arguments)

    @property
    def source(self) -> str:
        """The program in HLO, and what XLA says that it costs."""
        compiled = self._trace.lowered().compile()
        costs = compiled.cost_analysis() or {}
        wanted = ("flops", "bytes accessed")
        said = ", ".join(f"{name}: {costs[name]:g}" for name in wanted if name in costs)
        return f"{compiled.as_text()}\ncost: {said}"


def record(
    function: Callable[[], Any],
    name: str,
    arguments: Sequence[Tensor],
    entries: list[Entry],
    kept: Kept,
    donate: Sequence[Tensor],
    donates_state: bool,
    strict: bool,
) -> tuple[Any, Program | None, UntraceableError | None]:
    """Compile and call `function`; also the program for calls like this one, or why there is none.

    With `strict` what cannot be compiled is an error, else the function runs as it is written.  An error leaves
    everything as it was.  The program may put results where the tensors `donate` were, and with `donates_state` where
    tensors were that it overwrites.
    """
    _use_cache()
    trace = _Trace(name, arguments)
    try:
        trace.make(function, donate, donates_state)
        lasting = kept.not_again(function)
        if lasting is not None and strict:
            raise lasting
        with kept.options_as_before():
            result = trace.run(arguments)
    except BaseException as error:
        kept.put_back()
        if strict or not isinstance(error, UntraceableError):
            raise
        refusal = error
    else:
        if lasting is not None:
            return result, None, lasting
        return _made_of(trace, result, entries)
    return function(), None, refusal


def _made_of(
    trace: _Trace, result: Any, entries: list[Entry]
) -> tuple[Any, Program | None, UntraceableError | None]:
    """What `record` returns of a call that has been traced and run."""
    if trace.keeps or trace.escaped:
        return result, None, None
    names = Names()
    questions = [*trace.questions(names), *questions_about([*entries, *trace.entries], names)]
    questions += questions_of(trace.conditions, names)
    trace.forget()
    return result, Program(trace, asked(questions, names), questions), None


def _use_cache() -> None:
    """Have JAX keep compiled programs on disk, unless it was told where to."""
    settings: Any = jax.config
    if settings.jax_compilation_cache_dir is None and not os.environ.get("GRADSMITH_NO_CACHE"):
        home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
        settings.update("jax_compilation_cache_dir", os.path.join(home, "gradsmith", "xla"))


class _Input:
    """A value that a program is given: what stands for it in the program, and where it is found at each call."""

    def __init__(self, value: Any, root: Cell | None, text: Text | None) -> None:
        self.value = value
        self.root = root
        """What holds it."""
        self.text = text
        """Or which number among the options of an optimizer it is; neither, of a gradient that is to come."""

    @property
    def is_to_come(self) -> bool:
        """Whether it is given to the backward only."""
        return self.root is None and self.text is None


class _Trace:
    """Traces a call, and runs what came of it.

    It reads and writes cells (`gradsmith.xla.cells.Watcher`) and watches operators as a `Recorder` does.
    """

    is_over_arrays = False

    def __init__(self, name: str, arguments: Sequence[Tensor]) -> None:
        self._name = name
        self._places = {id(tensor): place for place, tensor in enumerate(arguments)}
        default_of_device()  # whose state is an input
        self._first = Cell(np.zeros(())).serial
        self._last = last_sequence_nr()
        self.entries: list[Entry] = []
        """What the program depends on besides what the function finds around itself."""
        self.keeps: list[Tensor] = []
        """Tensors of optimizers' states that the call has made, the last results of the program."""
        self._refusal: UntraceableError | None = None
        self._inputs: dict[int, _Input] = {}
        """By the identity of a marked value."""
        self._read: dict[int, Any] = {}
        """By the identity of a root: what it holds while the function is traced."""
        self._roots: list[Cell] = []
        self._written: dict[int, tuple[Cell, Any]] = {}
        self._numbers: dict[Any, Tensor] = {}
        self.conditions: list[Condition] = []
        """What was asked of numbers among the options of optimizers."""
        self._before: list[tuple[Tensor, Any, int, Tensor | None]] = []
        self._holders: dict[int, Tensor] = {}
        self._hosts: dict[int, Tensor] = {}
        for tensor in [*existing_tensors(), *arguments]:
            data = getattr(tensor, "_data_", None)
            if not isinstance(data, Cell):
                self._hosts[id(tensor)] = tensor
                continue
            extra, counter = tensor._extra_, tensor._counter_
            version = 0 if counter is None else counter.version
            self._before.append((tensor, data, version, None if extra is None else extra.grad))
            if data.shape == data.root.shape or id(tensor) in self._places:
                known = self._holders.get(id(data.root))
                if known is None or id(tensor) in self._places or not isinstance(known, Parameter):
                    self._holders[id(data.root)] = tensor
        self._owners = {id(g): t for t, _, _, g in self._before if g is not None}

    # -- what cells ask ---------------------------------------------------------------------------------

    def read(self, root: Cell) -> Any:
        """What `root` holds, in the program."""
        if root.serial > self._first:
            return root.stored
        found = self._read.get(id(root))
        if found is None:
            found = self._marked(root.stored, root)
            self._read[id(root)] = found
            self._roots.append(root)
        return found

    def write(self, root: Cell, value: Any) -> None:
        """Let `root` hold `value`, in the program."""
        if root.serial > self._first:
            root._value = value
            return
        self.read(root)
        self._read[id(root)] = value
        self._written[id(root)] = (root, value)

    def _marked(self, value: Any, root: Cell | None = None, text: Text | None = None) -> Any:
        marked: Any = jax.lax.optimization_barrier(value)
        self._inputs[id(marked)] = _Input(marked, root, text)
        return marked

    # -- what a recorder is asked -----------------------------------------------------------------------

    def around(self, run: Callable[..., Any]) -> Callable[..., Any]:
        """What takes the place of `run`, which calls the kernel of an operator."""

        def watched(operator: OpOverload, kernel: Any, values: Sequence[Any]) -> Any:
            if kernel_of(operator) is None:
                return run(operator, kernel, values)  # which calls operators that come here
            tensors = list(tensors_in(values))
            if any(not tensor.is_cpu for tensor in tensors):
                check_traceable(operator, values)
            for tensor in tensors:
                if id(tensor) in self._hosts:
                    raise refuse(
                        "it reads a tensor on the CPU, which the compiled program would not read again",
                        "move it to device xla first, or pass it as an argument on that device",
                    )
            if _draws_on_host(operator, values):
                raise refuse(
                    "random numbers are drawn on the CPU, once for all calls",
                    "draw with device='xla'",
                )
            try:
                return run(operator, kernel, values)
            except Exception as error:
                if _as_refusal(error) is not None:
                    refuse(_ASKS, ALONE)  # which is told, should the function catch the error
                raise

        return watched

    def run_formula(self, node: Any, grads: Any) -> None:
        """Formulas run over tensors."""
        return None

    def constant(self, tensor: Tensor) -> None:
        """`tensor` was made of Python data, which is part of the program."""

    def seeding(self, generator: Any) -> None:
        """Somebody sets the state of a generator: that of the device is one of the cells, and is traced."""

    def told_of(self, refusal: UntraceableError) -> None:
        """A refusal has been made, which the function may catch."""
        self._refusal = refusal

    def refuse_reading(self, what: str) -> None:
        """Somebody asks for elements on behalf of Python."""
        raise refuse(f"{what} depends on values, which differ from call to call", ALONE)

    def options_of(
        self, optimizer: Any, group: dict[str, Any], rows: Sequence[Any]
    ) -> Mapping[str, Any]:
        """The options of a group of an optimizer: numbers, which schedules change, are inputs."""
        if not rows or rows[0].param.device.type != "xla":
            return group
        self.entries += group_entries(optimizer, group, rows)
        return Options(group, self._number, self.conditions)

    def _number(self, number: float, text: Text) -> Tensor:
        """A tensor that holds at each call what `text` says."""
        key = text_key(text)
        found = self._numbers.get(key)
        if found is None:
            value = self._marked(jax.numpy.asarray(number), text=text)
            found = self._numbers[key] = wrap_device(Cell(value), _KEYSET)
        return found

    # -- tracing ----------------------------------------------------------------------------------------

    def make(
        self, function: Callable[[], Any], donate: Sequence[Tensor], donates_state: bool
    ) -> None:
        """Trace `function`, and compile what came of it; afterwards everything is as it was."""
        state.switch(recorder=self)
        try:
            with watching(self):
                closed = jax.make_jaxpr(partial(self._traced, function))()
            if self._refusal is not None:  # which the function has caught
                raise self._refusal
        except UntraceableError:
            raise
        except Exception as error:
            refusal = _as_refusal(error)
            if refusal is None:
                raise
            raise refusal from error
        finally:
            state.switch_back(recorder=None)
            self._put_back()
        self._split(closed, donate, donates_state)

    def _escaped(self) -> list[Cell]:
        """The cells of tensors that the function has made and that somebody keeps: an attribute, a list."""
        known = {id(tensor) for tensor in (*self._made, *self.keeps, *self._numbers.values())}
        for tensor in self._made:
            tensor._edge_ = None  # what the graph holds nobody else need hold
            extra = tensor._extra_
            if extra is not None and extra.view is not None:
                known.add(id(extra.view.base))
        gc.collect()
        found: dict[int, Cell] = {}
        for tensor in existing_tensors():
            data = getattr(tensor, "_data_", None)
            if id(tensor) in known or not isinstance(data, Cell):
                continue
            root = data.root
            if root.serial <= self._first or not isinstance(root.stored, jax.core.Tracer):
                continue
            if tensor._edge_ is not None and not tensor._edge_[0].accumulates:
                raise refuse(
                    "the function stores a tensor that requires grad without returning it",
                    "return it, or store the result of detach()",
                )
            found[id(root)] = root
        return list(found.values())

    def _put_back(self) -> None:
        for tensor, data, version, grad in self._before:
            tensor._data_ = data
            if tensor._counter_ is not None:
                tensor._counter_.version = version
            if tensor._extra_ is not None:
                tensor._extra_.grad = grad

    def _traced(self, function: Callable[[], Any]) -> list[Any]:
        """What the program returns: results, gradients, what has moved, what was written, kept and has gradients."""
        result = function()
        olds = {id(entry[0]) for entry in self._before}
        self._made = [t for t in tensors_of(result) if id(t) not in olds]
        if any(tensor.requires_grad and tensor.is_leaf for tensor in self._made):
            raise refuse(
                "a result is a leaf that requires grad, and another one at each call",
                "make it before the function is called, or let the caller set requires_grad",
            )
        if any(not isinstance(t._data_, Cell) for t in self._made):
            raise refuse("a result is not on device xla", "return tensors on device xla only")
        self._returned = result
        self._bits = [(t._bits_ & UNTRACKED, t._bits_) for t in self._made]
        self._changed: list[tuple[Tensor, int]] = []
        self._grads: list[tuple[Tensor, int | None]] = []
        self._moved: list[Tensor] = []
        grads: list[Any] = []
        moved: list[Any] = []
        for tensor, data, version, grad in self._before:
            counter, extra = tensor._counter_, tensor._extra_
            times = (0 if counter is None else counter.version) - version
            if times:
                self._changed.append((tensor, times))
                if tensor._bits_ & REQUIRES_GRAD and not tensor.is_leaf:
                    raise refuse(
                        "a tensor with a history is changed in place",
                        "give the function a copy (clone()), or return the new one",
                    )
            now = None if extra is None else extra.grad
            if now is not grad:
                bits = None if now is None else now._bits_ & UNTRACKED
                self._grads.append((tensor, bits))
                if now is not None:
                    grads.append(now._data_.value)  # type: ignore[attr-defined]
            if tensor._data_ is not data:
                self._moved.append(tensor)
                moved.append(tensor._data_.value)  # type: ignore[attr-defined]
        self._holder_changed = {id(t): t for t, _ in self._grads}
        kept = [
            thing
            for where, _, thing in self.entries
            if isinstance(thing, Tensor)
            and isinstance(thing._data_, Cell)
            and thing._data_.root.serial > self._first
        ]
        kept = list({id(tensor): tensor for tensor in kept}.values())
        self._viewed = self._views_among(self._made)
        made = [t._data_.value for t, of in zip(self._made, self._viewed) if of is None]  # type: ignore[attr-defined]
        written = [value for _, value in self._written.values()]
        front = [*made, *grads, *moved, *written]
        self.keeps = kept
        front += [tensor._data_.value for tensor in kept]
        self._forward = len(front)
        back = self._traced_backward()
        return [*front, *back]

    def _views_among(self, made: Sequence[Tensor]) -> list[int | Tensor | None]:
        """Of each result what it is a view of, where that has no gradient: another result by its place, or what was there before."""
        places = {
            id(t._data_): place
            for place, t in enumerate(made)
            if t._data_.base is None and not t.requires_grad
        }
        found: list[int | Tensor | None] = []
        for place, tensor in enumerate(made):
            root = tensor._data_.root  # type: ignore[attr-defined]
            of: int | Tensor | None = places.get(id(root))
            if of is None:
                of = self._holders.get(id(root))
                if of is not None and of._data_ is not root:
                    of = None
            elif of == place:
                of = None
            found.append(None if tensor.requires_grad else of)
        return found

    def _traced_backward(self) -> list[Any]:
        """The gradients of what the results were made of, from those of the results."""
        self._places_of = [place for place, t in enumerate(self._made) if t.requires_grad]
        outputs = [self._made[place] for place in self._places_of]
        self._recorded = [tensor._bits_ for tensor in outputs]
        self._kinds = [(t._data_.shape, t._data_.dtype) for t in outputs]
        self._differentiated: list[int | Tensor] = []
        self.given: list[Any] = []
        self._found: list[bool] = []
        if not outputs or is_freed(outputs):
            return []
        wanted = self._origins(outputs)
        # Of arguments, which are other ones at each call, the places.
        self._differentiated = [self._places.get(id(tensor), tensor) for tensor in wanted]
        given = []
        for tensor in outputs:
            data = tensor._data_
            value = self._marked(jax.numpy.zeros(data.shape, data.dtype))
            self.given.append(value)
            given.append(wrap_bits(Cell(value), tensor._bits_ & UNTRACKED & ~STRIDED))  # type: ignore[arg-type]
        with hooks_aside(wanted):
            found = gradients(outputs, wanted, given, retain_graph=True, allow_unused=True)
        self._found = [grad is not None for grad in found]
        return [grad._data_.value for grad in found if grad is not None]  # type: ignore[attr-defined]

    def _origins(self, outputs: Sequence[Tensor]) -> list[Tensor]:
        """The tensors from before the call that the graph of `outputs` leads to."""
        olds = {t._edge_: t for t, *_ in self._before if t._edge_ is not None}
        found: dict[int, Tensor] = {}
        seen: set[Any] = set()
        ahead = [tensor._edge_ for tensor in outputs]
        while ahead:
            edge = ahead.pop()
            if edge is None or edge in seen:
                continue
            seen.add(edge)
            node = edge[0]
            if isinstance(node, AccumulateGrad):
                found.setdefault(id(node.variable), node.variable)
            elif node._nr > self._last:
                ahead += node.next_edges
            elif edge in olds:
                found.setdefault(id(olds[edge]), olds[edge])
            else:
                raise refuse(
                    "an output depends on a tensor that requires grad and no longer exists",
                    "pass that tensor to the function as an argument",
                )
        return list(found.values())

    # -- the program --------------------------------------------------------------------------------------

    def _split(self, closed: Any, donate: Sequence[Tensor], donates_state: bool) -> None:
        """Make one program of the call, and one of its backward."""
        jaxpr = closed.jaxpr
        by_value = {id(entry.value): entry for entry in self._inputs.values()}
        marked: dict[Var, _Input] = {}
        equations = []
        waiting = list(by_value.values())
        for equation in jaxpr.eqns:
            if equation.primitive.name == _BARRIER and waiting and _is_mark(equation, waiting[0]):
                marked[equation.outvars[0]] = waiting.pop(0)
            else:
                equations.append(equation)
        if waiting:
            raise refuse("an input of the program was lost", "report this")
        front, back = jaxpr.outvars[: self._forward], jaxpr.outvars[self._forward :]
        self.escaped = self._escaped()
        front = [*front, *[root.stored.val for root in self.escaped]]
        tainted = {var for var, entry in marked.items() if entry.is_to_come}
        cotangents = [var for var, entry in marked.items() if entry.is_to_come]
        self._avals_of_results = [var.aval for var in front]
        first, second = [], []
        for equation in equations:
            if any(not isinstance(v, Literal) and v in tainted for v in equation.invars):
                tainted.update(equation.outvars)
                second.append(equation)
            else:
                first.append(equation)
        inside = {var for equation in second for var in equation.outvars} | set(cotangents)
        saved: dict[Var, None] = {}
        for var in [v for e in second for v in e.invars] + list(back):
            if not isinstance(var, Literal) and var not in inside:
                saved[var] = None
        read = {
            var for equation in first for var in equation.invars if not isinstance(var, Literal)
        }
        read.update(var for var in (*front, *saved) if not isinstance(var, Literal))
        held = [var for var, entry in marked.items() if entry.root is not None]
        numbers = [var for var, entry in marked.items() if entry.text is not None and var in read]
        inputs = [*held, *numbers]
        constants = list(jaxpr.constvars)
        given = [
            place
            for place, var in enumerate(inputs)
            if any(marked[var].root is tensor._data_.root for tensor in donate)  # type: ignore[attr-defined]
        ]
        overwritten = [
            place
            for place, var in enumerate(held)
            if donates_state and id(marked[var].root) in self._written and place not in given
        ]
        forward = _program(jaxpr, constants, inputs, [*front, *saved], first)
        self._step = jax.jit(
            _with_numbers(partial(jax.core.eval_jaxpr, forward, closed.consts), len(numbers)),
            donate_argnums=(*given, *overwritten),
        )
        self._avals = [_kind_of(var.aval, marked[var].root) for var in held]
        if numbers:
            self._avals.append(jax.ShapeDtypeStruct((len(numbers),), np.float64))
        if back:
            backward = _program(jaxpr, constants, [*saved, *cotangents], list(back), second)
            self._backward = jax.jit(partial(jax.core.eval_jaxpr, backward, closed.consts))
        entries = [marked[var] for var in inputs]
        self._write_glue(
            entries, [entries[place] for place in given], [entries[p] for p in overwritten]
        )
        for seen in (self._inputs, self._made, self._read, self._written, self.given):
            seen.clear()

    def _write_glue(
        self,
        inputs: Sequence[_Input],
        donated: Sequence[_Input],
        overwritten: Sequence[_Input],
    ) -> None:
        """The function that calls the program with what it is given, and puts its results where they belong."""
        names = Names()
        names.namespace.update(
            counter_of=counter_of,
            extra_of=extra_of,
            array=np.array,
            float64=np.float64,
            made=_made,
            viewing=_viewing,
            root_of=root_of,
            unshared=unshared,
            give_up_lost=give_up_lost,
        )
        cells = {id(e): self._cell(e.root, names) for e in inputs if e.root is not None}
        alone = {id(entry) for entry in overwritten}
        values = [
            f"unshared({cells[id(e)]})" if id(e) in alone else f"{cells[id(e)]}._value"
            for e in inputs
            if id(e) in cells
        ]
        numbers = [rendered(entry.text, names) for entry in inputs if entry.text is not None]
        if numbers:  # in one array, since each costs as much
            values.append(f"array([{', '.join(numbers)}], float64)")
        given = ", ".join(values)
        results: list[str] = []
        lines: list[str] = []
        places_of_results = count()

        def result() -> tuple[str, str]:
            """The name of the next result of the program; and its name, shape and dtype."""
            place = next(places_of_results)
            found, aval = f"_v{place}", self._avals_of_results[place]
            results.append(found)
            return found, f"{found}, {aval.shape!r}, {names.of_object(aval.dtype, 'dtype')}"

        outputs: list[str] = []
        views: list[str] = []
        for place, (tensor, (bits, _)) in enumerate(zip(self._made, self._bits)):
            of = self._viewed[place]
            if of is None:
                found, facts = result()
                lines.append(f"{found} = made({facts}, {bits})")
            else:
                # Of what was there before, or of another result, once that is what it will be.
                found = f"_view{place}"
                own = outputs[of] if isinstance(of, int) else self._tensor(of, names)
                chain = names.of_object(chain_of(tensor._data_), "chain")  # type: ignore[arg-type]
                views.append(f"{found} = viewing({own}, {chain}, {bits})")
            outputs.append(found)
        for tensor, kept in self._grads:
            own = self._tensor(tensor, names)
            grad = "None" if kept is None else f"made({result()[1]}, {kept})"
            lines.append(f"({own}._extra_ or extra_of({own})).grad = {grad}")
        for tensor in self._moved:
            lines.append(f"{self._tensor(tensor, names)}._data_ = root_of({result()[1]})")
        for root, _ in self._written.values():
            lines.append(f"_cell = {self._cell(root, names)}")
            lines.append(f"_cell._value = {result()[0]}")
            lines.append("_cell.version += 1")
        for entry in donated:
            if entry.root is not None and id(entry.root) not in self._written:
                lines.append(f"{self._cell(entry.root, names)}.give_up()")
        for tensor, times in self._changed:
            own = self._tensor(tensor, names)
            lines.append(f"({own}._counter_ or counter_of({own})).version += {times}")
        for tensor in self.keeps:
            lines.append(f"{names.of_object(tensor, 'kept')}._data_._value = {result()[0]}")
        for root in self.escaped:
            lines.append(f"{names.of_object(root, 'cell')}._value = {result()[0]}")
        places = {id(tensor): name for tensor, name in zip(self._made, outputs)}
        rest = ""
        lines += views
        if self._places_of:
            rest = "*_saved, "
            recorded = "".join(f"{outputs[place]}, " for place in self._places_of)
            lines.append(f"{names.of_object(self._attach, 'attach')}(({recorded}), args, _saved)")
        returned = expression_of(
            self._returned,
            lambda tensor: places.get(id(tensor)) or self._tensor(tensor, names),
            lambda thing: names.of_object(thing, "constant"),
        )
        step = names.of_object(self._step, "step")
        text = ["def values(args):", f"    return [{given}]", "def run(args):"]
        targets = "".join(f"{name}, " for name in results) + rest
        call = f"{targets}{'= ' * bool(targets)}{step}({given})"
        if overwritten:
            written = ", ".join(cells[id(entry)] for entry in overwritten)
            text += ["    try:", f"        {call}", "    except BaseException:"]
            text += [f"        give_up_lost([{written}])", "        raise"]
        else:
            text.append(f"    {call}")
        text += [f"    {line}" for line in lines]
        text.append(f"    return {returned}")
        exec("\n".join(text) + "\n", names.namespace)
        self.values: Callable[[Sequence[Tensor]], list[Any]] = names.namespace["values"]
        """What the program is given, of the tensors among the arguments."""
        self.run: Callable[[Sequence[Tensor]], Any] = names.namespace["run"]
        """Calls the program, and puts its results where they belong."""
        del self._returned

    def _tensor(self, tensor: Tensor, names: Names) -> str:
        """Which tensor is at each call what `tensor` was, as an expression."""
        place = self._places.get(id(tensor))
        return names.of_object(tensor, "captured") if place is None else f"args[{place}]"

    def _cell(self, root: Cell, names: Names) -> str:
        """Which cell holds at each call what `root` held, as an expression."""
        tensor = self._holders.get(id(root))
        if tensor is None:
            return names.of_object(root, "cell")
        place = self._places.get(id(tensor))
        if place is not None:
            return f"args[{place}]._data_.root"
        owner = self._owners.get(id(tensor))
        if owner is not None:
            at = self._places.get(id(owner))
            own = names.of_object(owner, "captured") if at is None else f"args[{at}]"
            return f"{own}._extra_.grad._data_.root"
        if any(tensor is moved for moved in self._moved):
            return f"{names.of_object(tensor, 'captured')}._data_.root"
        return names.of_object(root, "cell")

    def lowered(self) -> Any:
        """The program as JAX hands it to XLA."""
        return self._step.lower(*self._avals)

    def questions(self, names: Names) -> list[str]:
        """What must be so of tensors that the function found for itself."""
        found: list[str] = []
        read = {id(root): root for root in self._roots}
        for identity, tensor in self._holders.items():
            if identity not in read or id(tensor) in self._places or id(tensor) in self._owners:
                continue
            name = names.of_object(tensor, "captured")
            found.append(f"{name}._bits_ == {tensor._bits_}")
            if tensor._bits_ & REQUIRES_GRAD:
                found += questions_about_hooks(tensor, name, names)
            if any(tensor is moved for moved in self._moved):
                found.append(f"{name}._data_.shape == {tensor._data_.shape!r}")
                found.append(f"{name}._data_.base is None")
            else:
                found.append(f"{name}._data_ is {names.of_object(tensor._data_, 'cell')}")
        for tensor, _, _, grad in self._before:
            if id(tensor) not in self._holder_changed and (
                grad is None or id(grad._data_.root) not in read  # type: ignore[attr-defined]
            ):
                continue
            name = self._tensor(tensor, names)
            if id(tensor) in self._places and tensor._bits_ & REQUIRES_GRAD:
                found += questions_about_hooks(tensor, name, names)
            if grad is None:
                found.append(f"({name}._extra_ is None or {name}._extra_.grad is None)")
            elif id(grad._data_.root) in read:  # type: ignore[attr-defined]
                found.append(f"{name}._extra_ is not None and {name}._extra_.grad is not None")
                own = f"{name}._extra_.grad"
                found.append(f"{own}._bits_ == {grad._bits_}")
                if grad._data_.base is None:
                    found.append(f"{own}._data_.base is None")
                else:
                    found.append(f"{own}._data_ is {names.of_object(grad._data_, 'cell')}")
        return found

    def forget(self) -> None:
        """Let go of what the trace saw: all tensors that there were, and the arguments of this call."""
        for table in (self._holders, self._owners, self._hosts, self._holder_changed):
            table.clear()
        every: tuple[list[Any], ...] = (self._before, self._grads, self._moved, self._changed)
        for seen in (*every, self._roots, self.keeps, self.entries):
            seen.clear()
        self._numbers.clear()

    # -- backward through it ------------------------------------------------------------------------------

    def _attach(self, results: list[Tensor], args: Sequence[Tensor], saved: list[Any]) -> None:
        node = XlaProgramBackward()
        node.program = self
        node.saved = saved if self._differentiated else None
        node.watched = []
        node.next_edges = tuple(
            [edge_of(args[t] if isinstance(t, int) else t) for t in self._differentiated]
        )
        record_results(node, results, self._recorded)

    def run_backward(self, saved: list[Any], grads: list[Tensor | None]) -> list[Tensor | None]:
        """Gradients of the inputs, from those of the results."""
        given = [
            jax.numpy.zeros(*kind) if grad is None else grad._data_.value  # type: ignore[attr-defined]
            for grad, kind in zip(grads, self._kinds)
        ]
        values = iter(self._backward(*saved, *given))
        return [
            wrap_device(Cell(next(values)), _KEYSET) if there else None for there in self._found
        ]


class XlaProgramBackward(ProgramBackward):
    """Stands for a call of a compiled function on device xla."""

    __slots__ = ()

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        """Raises RuntimeError where the backward is to be differentiated itself, and a second time."""
        self.check_first_order()
        self.check()
        return tuple(self.program.run_backward(self.saved, grads))

    def run_arrays(self, grad: Any, /) -> Sequence[Any]:
        """Its gradients are not arrays in memory."""
        raise NotPlain


def _made(value: Any, shape: tuple[int, ...], dtype: Any, bits: int) -> Tensor:
    """A tensor over a result of a program, whose facts are known."""
    return wrap_bits(root_of(value, shape, dtype), bits)  # type: ignore[arg-type]


def _viewing(of: Tensor, chain: Chain, bits: int) -> Tensor:
    """A tensor over a view of what `of` holds, which changes with it."""
    out = wrap_bits(view_of(of._data_, chain), bits)  # type: ignore[arg-type]
    out._counter_ = counter_of(of)
    return out


def _program(
    jaxpr: Any, constants: list[Any], inputs: list[Any], outputs: list[Any], equations: list[Any]
) -> Jaxpr:
    return jaxpr.replace(
        constvars=constants,
        invars=inputs,
        outvars=outputs,
        eqns=equations,
        debug_info=jaxpr.debug_info._replace(arg_names=None, result_paths=None),
    )


def _with_numbers(program: Callable[..., Any], count: int) -> Callable[..., Any]:
    """`program`, whose last arguments are `count` numbers, as one that is given them in an array."""
    if not count:
        return program
    return lambda *given: program(*given[:-1], *(given[-1][place] for place in range(count)))


def _kind_of(aval: Any, root: Cell | None) -> Any:
    """Shape, dtype and sharding of an input."""
    sharding = None if root is None else root.stored.sharding
    spread = sharding if hasattr(sharding, "spec") else None
    return jax.ShapeDtypeStruct(aval.shape, aval.dtype, sharding=spread)


def _is_mark(equation: Any, entry: _Input) -> bool:
    aval = equation.outvars[0].aval
    return bool(aval.shape == entry.value.shape and aval.dtype == entry.value.dtype)


def _draws_on_host(operator: OpOverload, values: Sequence[Any]) -> bool:
    if "nondeterministic_seeded" not in operator.traits.tags:
        return False
    there = [value for value in values if isinstance(value, device)]
    there += [tensor.device for tensor in tensors_in(values)]
    return all(where.type != "xla" for where in there)


_ASKS = "this depends on values, which differ from call to call"
_OF_VALUES = (
    jax.errors.ConcretizationTypeError,
    jax.errors.TracerArrayConversionError,
    jax.errors.TracerIntegerConversionError,
    jax.errors.NonConcreteBooleanIndexError,
)


def _as_refusal(error: Exception) -> UntraceableError | None:
    """What a program's line did that JAX, or the device, has no value for; None for another error."""
    if isinstance(error, _OF_VALUES) or "while a program is traced" in str(error):
        return line_of_error(error, _ASKS, ALONE)
    return None
