"""The engine ``numpy``: a call as one Python function of NumPy kernels.

The first call of a kind runs as ever, while a `Recorder` writes its kernels down; later ones run what was written.
So nothing is ever computed twice, and a call that cannot be written down is an ordinary one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from ..autograd.engine.gradients import grad as gradients
from ..autograd.engine.gradients import input_edge
from ..autograd.engine.graph_task import reachable
from ..autograd.nodes.accumulate_grad import AccumulateGrad
from ..autograd.nodes.node import Edge, Node, next_sequence_nr
from ..autograd.nodes.saved import RELEASED
from ..core.bits import RECORDED, REQUIRES_GRAD, STRIDED, UNTRACKED, VIEW
from ..core.floating import fresh_context
from ..core.generator import default_generator
from ..core.namespace import Array
from ..core.state import state
from ..core.tensor import Tensor, counter_of, extra_of, wrap_bits, wrap_strided
from .options import questions_of, rendered
from .program import (
    Names,
    Value,
    constants_folded,
    copies_elided,
    memory_of_array,
    needed,
    products_with_one,
    written,
)
from .recorder import Recorder, existing_tensors
from .refusal import ElsewhereError, UntraceableError, refuse, seeds_generator
from .structure import expression_of, tensors_of
from .surroundings import Entry, Kept, asked, questions_about, questions_about_hooks


class Program:
    """A call of some kind, written down."""

    def __init__(
        self,
        source: str,
        holds: Callable[[Sequence[Tensor]], bool],
        run: Callable[[Sequence[Tensor]], Any],
        guards: list[str],
    ) -> None:
        self.source = source
        """The function over arrays, and that of its backward where the results have one."""
        self.holds = holds
        """Whether what it read besides its arguments is as it was."""
        self.run = run
        self.guards = guards
        """What `holds` asks, in words."""


def record(
    function: Callable[[], Any],
    name: str,
    arguments: Sequence[Tensor],
    entries: list[Entry],
    kept: Kept,
    names: dict[int, str],
    strict: bool,
) -> tuple[Any, Program | None, UntraceableError | None]:
    """Call `function`; also the program for calls like this one, or why there is none.

    With `strict` what cannot be written down is an error, and tensors on another device are in any case.  After an error
    everything is as it was before.
    """
    recorder = Recorder(arguments, names, strict)
    try:
        result = _watched(recorder, function, kept)
    except UntraceableError as refusal:  # of what cannot go on while it is watched
        if strict or isinstance(refusal, ElsewhereError):
            raise
        return function(), None, refusal
    if recorder.refusal is None:
        try:
            lasting = kept.not_again(function)
            if lasting is None and recorder.has_seeded:
                lasting = seeds_generator(function)
            if lasting is not None:
                raise lasting
            return result, _program(recorder, name, arguments, entries, result), None
        except UntraceableError as refusal:
            if strict:
                recorder.undo()
                kept.put_back()
                raise
            recorder.refusal = refusal
    return result, None, recorder.refusal


def _watched(recorder: Recorder, function: Callable[[], Any], kept: Kept | None = None) -> Any:
    """What `function` returns; `recorder` watches.  After an error everything is as it was."""
    drawn = default_generator.get_state()
    state.switch(recorder=recorder)
    try:
        return function()
    except BaseException:
        if not recorder.has_given_up:  # else the call is one as it is written, whose error it is
            state.recorder = None
            recorder.undo()
            default_generator.set_state(drawn)
            if kept is not None:
                kept.put_back()
        raise
    finally:
        state.switch_back(recorder=None)


class _Effects:
    """What a call leaves behind, beside its results."""

    def __init__(self, recorder: Recorder) -> None:
        self.grads: list[tuple[Tensor, Tensor | None]] = []
        """Tensors whose `.grad` is another one afterwards, and which."""
        self.moved: list[tuple[Tensor, Value]] = []
        """Tensors that have other memory afterwards."""
        self.changed: list[tuple[Tensor, int]] = []
        """Tensors whose version is higher, and by how much."""
        for tensor, before in recorder.grads.values():
            extra = tensor._extra_
            after = None if extra is None else extra.grad
            if after is not before:
                recorder.value_of(tensor)
                self.grads.append((tensor, after))
        for identity, tensor in recorder.tensors.items():
            value = recorder.inputs[identity]
            if tensor._data_ is not value.array:
                self.moved.append((tensor, recorder.value_of(tensor)))
            counter = tensor._counter_
            times = (0 if counter is None else counter.version) - recorder.versions[identity]
            if times:
                self.changed.append((tensor, times))
                if tensor._bits_ & (REQUIRES_GRAD | VIEW) and not tensor.is_leaf:
                    raise refuse(
                        "a tensor with a history is changed in place",
                        "give the function a copy (clone()), or return the new one",
                    )


def _program(
    recorder: Recorder,
    name: str,
    arguments: Sequence[Tensor],
    entries: list[Entry],
    result: Any,
) -> Program | None:
    """The program that `recorder` has written down; None where it keeps tensors that nobody can find again."""
    effects = _Effects(recorder)
    results = tensors_of(result)
    made = [tensor for tensor in results if id(tensor) not in recorder.tensors]
    grads = [grad for _, grad in effects.grads if grad is not None]
    outputs = [recorder.value_of(tensor) for tensor in (*made, *grads)]
    outputs += [value for _, value in effects.moved]
    forward = list(recorder.statements)
    if _makes_leaves(made, recorder):
        return None
    backward = _Backward(recorder, made)
    if (backward.is_freed or not backward.places) and _escaped(recorder, results, grads):
        return None
    saved = backward.saved
    wanted = [*outputs, *saved]
    forward = constants_folded(forward)
    products_with_one(forward)
    forward = needed(forward, wanted)
    every = [*recorder.inputs.values(), *[value for _, value in recorder.numbers]]
    every = list({id(value): value for value in every}.values())
    forward, wanted = copies_elided(forward, wanted, every)
    read = {id(value) for statement in forward for value in (*statement.reads, *statement.writes)}
    read.update(map(id, wanted))
    inputs = [value for value in every if id(value) in read]
    step, source = written(name, forward, inputs, wanted, "The call, over arrays.")
    if backward.inputs:
        source += "\n\n" + backward.write(name)
    glue = _Glue(recorder, arguments, entries, effects)
    holds, guards = glue.guards()
    run = glue.call(step, inputs, made, result, backward)
    return Program(source, holds, run, guards)


def _makes_leaves(outputs: Sequence[Tensor], recorder: Recorder) -> bool:
    """Whether a leaf that requires grad is among `outputs` or in their graph, and was made by the call.

    Its gradient would be that of a tensor which the next call makes anew.  Lazy parameters become what they are in a call.
    """
    differentiable = [tensor for tensor in outputs if tensor.requires_grad]
    if any(tensor.is_leaf and id(tensor) not in recorder.began for tensor in differentiable):
        return True
    if not any(tensor.requires_grad for tensor in recorder.tensors.values()):
        return bool(differentiable)
    roots = [tensor._edge_ for tensor in differentiable if tensor._edge_ is not None]
    leaves = [n._leaf() for n in reachable(roots, 0) if isinstance(n, AccumulateGrad)]
    return any(
        id(leaf) not in recorder.tensors and recorder.array_before(leaf) is not leaf._data_
        for leaf in leaves
        if leaf is not None
    )


def _escaped(recorder: Recorder, results: Sequence[Tensor], grads: Sequence[Tensor]) -> bool:
    """Whether a tensor that the call has made is kept somewhere, as the first state of an optimizer is."""
    import gc

    returned = {id(tensor) for tensor in (*results, *grads)}
    for tensor in (*results, *grads, *recorder.tensors.values()):
        extra = tensor._extra_
        if extra is not None and extra.view is not None:
            returned.add(id(extra.view.base))
    made = {
        id(target.array)
        for statement in recorder.statements
        for target in statement.targets
        if target is not None
    }
    made -= {id(tensor._data_) for tensor in (*results, *grads)}
    for again in (False, True):
        if again:
            gc.collect()
        found = [
            thing
            for thing in existing_tensors()
            if id(thing) not in returned
            and id(thing) not in recorder.tensors
            and id(getattr(thing, "_data_", None)) in made
        ]
        if not found:
            return False
    return True


# -- around the function over arrays ----------------------------------------------------------------------


class _Glue:
    """Writes what takes arrays from tensors, calls the function over arrays, and puts its results where they belong."""

    def __init__(
        self,
        recorder: Recorder,
        arguments: Sequence[Tensor],
        entries: list[Entry],
        effects: _Effects,
    ) -> None:
        self.recorder = recorder
        self.entries = [*entries, *recorder.entries]
        self.effects = effects
        self.names = Names()
        self.places = {id(tensor): place for place, tensor in enumerate(arguments)}

    def tensor(self, tensor: Tensor) -> str:
        """The expression for a tensor that there was before."""
        place = self.places.get(id(tensor))
        if place is not None:
            return f"args[{place}]"
        owner = self.recorder.owners.get(id(tensor))
        if owner is not None:
            return f"{self.tensor(owner)}._extra_.grad"
        value = self.recorder.inputs[id(tensor)]
        return self.names.of_object(tensor, value.hint or "captured")

    def guards(self) -> tuple[Callable[[Sequence[Tensor]], bool], list[str]]:
        """The function that says whether the program is about what is there now, and its questions."""
        questions: list[str] = []
        changed = {id(tensor) for tensor, _ in self.effects.grads}
        first: dict[int, str] = {}
        for identity, tensor in self.recorder.tensors.items():
            value = self.recorder.inputs[identity]
            owner = self.recorder.owners.get(identity)
            name = self.tensor(tensor)
            if (other := first.setdefault(id(value), name)) != name:
                questions.append(f"{name}._data_ is {other}._data_")
            if owner is not None and id(owner) in self.recorder.grads:
                questions.append(f"{self.tensor(owner)}._extra_ is not None")
                questions.append(f"{name} is not None")
            if id(tensor) not in self.places:
                bits = _bits_before(tensor)
                questions.append(f"{name}._bits_ == {bits}")
                questions.append(f"{name}._data_.shape == {value.array.shape!r}")
                if bits & STRIDED:
                    questions.append(f"{name}._data_.strides == {value.array.strides!r}")
            if tensor._bits_ & REQUIRES_GRAD and (
                id(tensor) not in self.places or identity in changed
            ):
                questions += questions_about_hooks(tensor, name, self.names)
            if identity in changed and self.recorder.grads[identity][1] is None:
                questions.append(f"({name}._extra_ is None or {name}._extra_.grad is None)")
        questions += questions_about(self.entries, self.names)
        questions += questions_of(self.recorder.conditions, self.names)
        return asked(questions, self.names), questions

    def call(
        self,
        step: Callable[..., Any],
        inputs: Sequence[Value],
        made: Sequence[Tensor],
        result: Any,
        backward: _Backward,
    ) -> Callable[[Sequence[Tensor]], Any]:
        """The function of the tensors among the arguments."""
        names, effects = self.names, self.effects
        places = {id(value): self.tensor(t) + "._data_" for t, value in _pairs(self.recorder)}
        for text, value in self.recorder.numbers:
            places[id(value)] = f"array({rendered(text, names)}, float64)"
        names.namespace.update(
            fresh_context=fresh_context,
            wrap_bits=wrap_bits,
            extra_of=extra_of,
            counter_of=counter_of,
            array=np.array,
            float64=np.float64,
        )
        given = ", ".join(places[id(value)] for value in inputs)
        lines = ["def call(args):"]
        outputs = [f"r{index}" for index, _ in enumerate(made)]
        grads = [grad for _, grad in effects.grads]
        new = [f"g{index}" for index, grad in enumerate(grads) if grad is not None]
        moved = [f"m{index}" for index, _ in enumerate(effects.moved)]
        targets = [*outputs, *new, *moved] + (["*saved"] if backward.inputs else [])
        receives = f"{', '.join(targets)}{',' if len(targets) == 1 else ''} = " if targets else ""
        step_name = names.of_object(step, "step")
        lines.append(
            f"    {receives}fresh_context().run({step_name}{', ' if given else ''}{given})"
        )
        for tensor, times in effects.changed:
            lines.append(f"    counter_of({self.tensor(tensor)}).version += {times}")
        for (tensor, _), name in zip(effects.moved, moved):
            lines.append(f"    {self.tensor(tensor)}._data_ = {name}")
        for index, (tensor, grad) in enumerate(effects.grads):
            bits = "None" if grad is None else f"wrap_bits(g{index}, {grad._bits_ & UNTRACKED})"
            lines.append(f"    extra_of({self.tensor(tensor)}).grad = {bits}")
        holders = {
            memory_of_array(value.array): self.tensor(t)
            for t, value in _pairs(self.recorder)
            if t._data_ is value.array
        }
        for name, tensor in zip(outputs, made):
            lines.append(f"    {name} = wrap_bits({name}, {tensor._bits_ & UNTRACKED})")
            if (
                not tensor.requires_grad
            ):  # changed in place, it changes what lies in the same memory
                own = holders.setdefault(memory_of_array(tensor._data_), name)
                if own != name:
                    lines.append(f"    {name}._counter_ = counter_of({own})")
        if backward.places:
            attach = names.of_object(backward.attached, "attach")
            origins = "".join(f"{self.tensor(tensor)}, " for tensor in backward.inputs)
            recorded = "".join(f"{outputs[place]}, " for place in backward.places)
            watched = "".join(f"{self.tensor(tensor)}, " for tensor in backward.versioned)
            lines.append(
                f"    {attach}(({origins}), ({recorded}), ({watched}), {'saved' if backward.inputs else None})"
            )
        expressions = {id(tensor): name for name, tensor in zip(outputs, made)}
        lines.append(
            "    return "
            + expression_of(
                result,
                lambda tensor: expressions.get(id(tensor)) or self.tensor(tensor),
                lambda thing: names.of_object(thing, "constant"),
            )
        )
        exec("\n".join(lines) + "\n", names.namespace)
        return names.namespace["call"]  # type: ignore[no-any-return]


def _pairs(recorder: Recorder) -> list[tuple[Tensor, Value]]:
    return [(recorder.tensors[identity], value) for identity, value in recorder.inputs.items()]


def _bits_before(tensor: Tensor) -> int:
    return tensor._bits_


# -- backward through a program ---------------------------------------------------------------------------


class _Backward:
    """The gradients of a program's inputs, written down where its results require grad."""

    def __init__(self, recorder: Recorder, made: Sequence[Tensor]) -> None:
        self.places = [place for place, tensor in enumerate(made) if tensor.requires_grad]
        """Which results have a gradient."""
        self.inputs: list[Tensor] = []
        self.saved: list[Value] = []
        self.versioned: list[Tensor] = []
        outputs = [made[place] for place in self.places]
        self._recorded = [tensor._bits_ for tensor in outputs]
        self.is_freed = is_freed(outputs)
        """Whether the call has been backward itself, and has given up the graph of its results."""
        if self.is_freed or not outputs:
            return
        self.inputs = [t for t in recorder.tensors.values() if t.requires_grad]
        start = len(recorder.statements)
        given = [wrap_strided(np.ones_like(tensor._data_)) for tensor in outputs]
        self._given = [recorder.given(grad) for grad in given]

        def backward() -> Any:
            with hooks_aside(self.inputs):
                return gradients(outputs, self.inputs, given, retain_graph=True, allow_unused=True)

        found = _watched(recorder, backward)
        if recorder.refusal is not None:
            raise recorder.refusal
        self._found = [None if grad is None else recorder.value_of(grad) for grad in found]
        self._statements = recorder.statements[start:]
        del recorder.statements[start:]
        wanted = [value for value in self._found if value is not None]
        statements = constants_folded(self._statements)
        products_with_one(statements)
        statements = needed(statements, wanted)
        inside = {id(t) for statement in statements for t in statement.targets}
        inside.update(map(id, self._given))
        for value in [v for s in statements for v in s.reads] + wanted:
            if id(value) not in inside and not value.is_constant and value not in self.saved:
                self.saved.append(value)
        self._statements, self._wanted = copies_elided(
            statements, wanted, [*self._given, *self.saved]
        )
        self._kinds = [(tensor._data_.shape, tensor._data_.dtype) for tensor in outputs]
        needed_inputs = set(map(id, self.saved))
        self.versioned = [t for t, value in _pairs(recorder) if id(value) in needed_inputs]
        """Tensors that there were before, which must not change until backward."""

    def write(self, name: str) -> str:
        """The source of the function over arrays, which can run from now on."""
        self.step, source = written(
            f"{name} backward",
            self._statements,
            [*self._given, *self.saved],
            self._wanted,
            "Gradients of the results to gradients of what they were made of.",
        )
        return source

    def attached(
        self,
        origins: Sequence[Tensor],
        results: Sequence[Tensor],
        watched: Sequence[Tensor],
        saved: list[Array] | None,
    ) -> None:
        """Give `results` a history that leads to `origins`."""
        if not state.grad_enabled:
            return
        node = ProgramBackward()
        node.program = self
        node.saved = saved
        node.watched = [(t, 0 if t._counter_ is None else t._counter_.version) for t in watched]
        node.next_edges = tuple([edge_of(tensor) for tensor in origins])
        record_results(node, results, self._recorded)

    def run(self, saved: list[Array], grads: Sequence[Array | None]) -> list[Array | None]:
        """Gradients of the inputs, from those of the results."""
        given = [
            np.zeros(*kind) if grad is None else grad for grad, kind in zip(grads, self._kinds)
        ]
        arrays = iter(fresh_context().run(self.step, *given, *saved))
        return [None if value is None else next(arrays) for value in self._found]


@contextmanager
def hooks_aside(tensors: Sequence[Tensor]) -> Iterator[None]:
    """Let no hooks on `tensors` be called: whoever runs backward through a program calls them."""
    nodes = {id(tensor._edge_[0]): tensor._edge_[0] for tensor in tensors if tensor._edge_}
    kept = {key: node._hooks for key, node in nodes.items()}
    for node in nodes.values():
        node._hooks = None
    try:
        yield
    finally:
        for key, node in nodes.items():
            node._hooks = kept[key]


def is_freed(outputs: Sequence[Tensor]) -> bool:
    """Whether something that the graph of `outputs` has saved was given up."""
    roots = [tensor._edge_ for tensor in outputs if tensor._edge_ is not None]
    return any(
        getattr(node, "raw_" + name, None) is RELEASED
        for node in reachable(roots, 0)
        for name in node.saved_names
    )


def edge_of(tensor: Tensor) -> Edge | None:
    return input_edge(tensor, False) if tensor._bits_ & REQUIRES_GRAD else None


def record_results(node: Node, results: Sequence[Tensor], bits: Sequence[int]) -> None:
    """Let `results` be those of `node`; `bits` are theirs when they require grad."""
    node._nr = next_sequence_nr()
    node._metadata = tuple((result._data_.shape, b) for result, b in zip(results, bits))
    for number, (result, b) in enumerate(zip(results, bits)):
        result._edge_ = (node, number)
        result._bits_ = RECORDED[result._bits_] or b


class ProgramBackward(Node):
    """Stands for a call of a compiled function."""

    __slots__ = ("program", "saved", "watched")
    program: Any
    saved: list[Any] | None
    watched: list[tuple[Tensor, int]]
    """Inputs that the backward reads, and their versions."""

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        """Raises RuntimeError where the backward is to be differentiated itself, and a second time."""
        self.check_first_order()
        self.check()
        found = self._of_arrays([None if grad is None else grad._data_ for grad in grads])
        return tuple(None if array is None else wrap_strided(array) for array in found)

    def run_arrays(self, grad: Any, /) -> Sequence[Any]:
        """Like `run`, over arrays."""
        self.check()
        return self._of_arrays(grad if isinstance(grad, list) else [grad])

    def _of_arrays(self, grads: Sequence[Any]) -> Sequence[Any]:
        assert self.saved is not None
        return self.program.run(self.saved, grads)  # type: ignore[no-any-return]

    def check_first_order(self) -> None:
        """RuntimeError where the backward is to be recorded."""
        if state.grad_enabled:
            raise RuntimeError(
                "the backward of a compiled function cannot be differentiated: call it without compile, or put the "
                "whole computation, both backwards included, into the compiled function"
            )

    def check(self) -> None:
        """RuntimeError for a second backward, and for inputs that have changed."""
        if self.saved is None:
            raise RuntimeError(
                "Trying to backward through the graph a second time, whose saved tensors have been freed: the first "
                "one needs retain_graph=True"
            )
        for tensor, version in self.watched:
            now = 0 if tensor._counter_ is None else tensor._counter_.version
            if now != version:
                raise RuntimeError(
                    "one of the variables needed for gradient computation has been modified by an inplace operation: "
                    f"an input {list(tensor.shape)} of a compiled function is at version {now}, and was at {version} "
                    "when it was called"
                )

    def release_variables(self) -> None:
        self.saved = None
